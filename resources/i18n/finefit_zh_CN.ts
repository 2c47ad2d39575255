<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Finefit</source>
        <translation>关于 Finefit</translation>
    </message>
    <message>
        <source>Will this fine-tune fit, where do the gigabytes go, and what should I change or buy?</source>
        <translation>这次微调放得下吗？显存用在哪里？该改什么、买什么？</translation>
    </message>
    <message>
        <source>Licence: Apache-2.0. Font: Inter, OFL. Qt {version}.</source>
        <translation>许可证：Apache-2.0。字体：Inter，OFL。Qt {version}。</translation>
    </message>
</context>
<context>
    <name>AdapterBase</name>
    <message>
        <source>It was trained on {base}, the model of this plan.</source>
        <translation>它是在本方案的模型 {base} 上训练的。</translation>
    </message>
    <message>
        <source>It was trained on {base}. Plan it on that model?</source>
        <translation>它是在 {base} 上训练的。要用该模型规划吗？</translation>
    </message>
    <message>
        <source>Which model was it trained on?</source>
        <translation>它是在哪个模型上训练的？</translation>
    </message>
    <message>
        <source>Use {base}</source>
        <translation>使用 {base}</translation>
    </message>
    <message>
        <source>Add it from Hugging Face…</source>
        <translation>从 Hugging Face 添加…</translation>
    </message>
    <message>
        <source>Open its folder…</source>
        <translation>打开其文件夹…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keep {model}</source>
        <translation>保留 {model}</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>RAM too small</source>
        <translation>主存不足</translation>
    </message>
    <message>
        <source>Largest model: {name}</source>
        <translation>最大模型：{name}</translation>
    </message>
    <message>
        <source>{count} parameters, all else as it is</source>
        <translation>{count} 参数，其余不变</translation>
    </message>
    <message>
        <source>Longest sequence: {value}</source>
        <translation>最长序列：{value}</translation>
    </message>
    <message>
        <source>Longest context: {value}</source>
        <translation>最长上下文：{value}</translation>
    </message>
    <message>
        <source>Largest micro-batch: {value}</source>
        <translation>最大微批：{value}</translation>
    </message>
    <message>
        <source>Most sequences at once: {value}</source>
        <translation>最多并发序列：{value}</translation>
    </message>
    <message>
        <source>Highest rank: {value}</source>
        <translation>最高秩：{value}</translation>
    </message>
    <message>
        <source>What still fits, each with all else as it is:</source>
        <translation>还能放下（其余各项不变）：</translation>
    </message>
    <message>
        <source>No step makes this plan fit.</source>
        <translation>没有任何一步能让此方案放下。</translation>
    </message>
    <message>
        <source>Change &lt;b&gt;{first}&lt;/b&gt; alone brings the peak to {peak}. Cheapest first:</source>
        <translation>仅第 &lt;b&gt;{first}&lt;/b&gt; 步即可把峰值降到 {peak}。按代价从低到高：</translation>
    </message>
    <message>
        <source>Apply it</source>
        <translation>应用此步</translation>
    </message>
    <message>
        <source>Changes &lt;b&gt;{numbers} and {last}&lt;/b&gt; together bring the peak to {peak}. Each alone, cheapest first:</source>
        <translation>第 &lt;b&gt;{numbers} 和 {last}&lt;/b&gt; 步合用可把峰值降到 {peak}。单步效果，按代价从低到高：</translation>
    </message>
    <message>
        <source>Apply both</source>
        <translation>两步都应用</translation>
    </message>
    <message>
        <source>Apply all</source>
        <translation>全部应用</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Saves, {unit}</source>
        <translation>节省，{unit}</translation>
    </message>
    <message>
        <source>New peak</source>
        <translation>新峰值</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Changes of the plan</source>
        <translation>方案的改动</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Apply: {name}</source>
        <translation>应用：{name}</translation>
    </message>
    <message>
        <source>The plan is there already.</source>
        <translation>方案已是如此。</translation>
    </message>
</context>
<context>
    <name>AdviceChange</name>
    <message>
        <source>Release the outputs before backward</source>
        <translation>反向前释放输出</translation>
    </message>
    <message>
        <source>FlashAttention 2</source>
        <translation>FlashAttention 2</translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation>打包序列</translation>
    </message>
    <message>
        <source>Fused linear cross-entropy</source>
        <translation>融合线性交叉熵</translation>
    </message>
    <message>
        <source>Loss in chunks</source>
        <translation>分块计算损失</translation>
    </message>
    <message>
        <source>Fused kernels</source>
        <translation>融合算子</translation>
    </message>
    <message>
        <source>Micro-batch 1 with accumulation</source>
        <translation>微批 1 加梯度累积</translation>
    </message>
    <message>
        <source>Checkpoint every layer</source>
        <translation>逐层重算</translation>
    </message>
    <message>
        <source>Checkpoints in main memory</source>
        <translation>检查点放主存</translation>
    </message>
    <message>
        <source>No checkpointing</source>
        <translation>不重算</translation>
    </message>
    <message>
        <source>Fused optimizer step</source>
        <translation>融合优化器更新</translation>
    </message>
    <message>
        <source>8-bit optimizer</source>
        <translation>8 位优化器</translation>
    </message>
    <message>
        <source>Paged optimizer</source>
        <translation>分页优化器</translation>
    </message>
    <message>
        <source>Optimizer without paging</source>
        <translation>不分页的优化器</translation>
    </message>
    <message>
        <source>Optimizer in backward</source>
        <translation>反向中更新</translation>
    </message>
    <message>
        <source>16-bit weights and states</source>
        <translation>16 位权重与状态</translation>
    </message>
    <message>
        <source>Adapters in bf16</source>
        <translation>bf16 适配器</translation>
    </message>
    <message>
        <source>No cast to fp32</source>
        <translation>不转 fp32</translation>
    </message>
    <message>
        <source>Adapters on attention only</source>
        <translation>仅注意力加适配器</translation>
    </message>
    <message>
        <source>Lower rank</source>
        <translation>降低秩</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>Shard over the cards</source>
        <translation>在各卡间分片</translation>
    </message>
    <message>
        <source>Reduce gradients every micro-step</source>
        <translation>每个微步归约梯度</translation>
    </message>
    <message>
        <source>Reshard after forward</source>
        <translation>前向后重分片</translation>
    </message>
    <message>
        <source>Optimizer states in main memory</source>
        <translation>优化器状态放主存</translation>
    </message>
    <message>
        <source>Shorter sequence</source>
        <translation>缩短序列</translation>
    </message>
    <message>
        <source>Shorter context</source>
        <translation>缩短上下文</translation>
    </message>
    <message>
        <source>4-bit weights</source>
        <translation>4 位权重</translation>
    </message>
    <message>
        <source>8-bit KV cache</source>
        <translation>8 位 KV 缓存</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>增加卡数</translation>
    </message>
    <message>
        <source>A larger card</source>
        <translation>换更大的卡</translation>
    </message>
    <message>
        <source>Larger micro-batch</source>
        <translation>增大微批</translation>
    </message>
</context>
<context>
    <name>AdviceCost</name>
    <message>
        <source>{low} to {high} % slower</source>
        <translation>慢 {low}–{high} %</translation>
    </message>
    <message>
        <source>slower: small batches</source>
        <translation>较慢：批小</translation>
    </message>
    <message>
        <source>slower: gathers every step</source>
        <translation>较慢：每步聚合</translation>
    </message>
    <message>
        <source>slower: reduces every micro-step</source>
        <translation>较慢：每微步归约</translation>
    </message>
    <message>
        <source>slower: step on the processor</source>
        <translation>较慢：CPU 更新</translation>
    </message>
    <message>
        <source>slower while states move</source>
        <translation>状态换页时变慢</translation>
    </message>
    <message>
        <source>slower: weights are unpacked</source>
        <translation>较慢：权重需解包</translation>
    </message>
    <message>
        <source>{bytes} of RAM</source>
        <translation>主存 {bytes}</translation>
    </message>
    <message>
        <source>states rounded</source>
        <translation>状态有舍入</translation>
    </message>
    <message>
        <source>updates rounded</source>
        <translation>更新有舍入</translation>
    </message>
    <message>
        <source>norms in 16 bit</source>
        <translation>归一化用 16 位</translation>
    </message>
    <message>
        <source>fewer adapted layers</source>
        <translation>适配层变少</translation>
    </message>
    <message>
        <source>smaller adapters</source>
        <translation>适配器变小</translation>
    </message>
    <message>
        <source>trains {percent} of the weights</source>
        <translation>只训练 {percent} 的权重</translation>
    </message>
    <message>
        <source>base rounded to 4 bit</source>
        <translation>底座舍入到 4 位</translation>
    </message>
    <message>
        <source>cuts longer texts</source>
        <translation>截断较长文本</translation>
    </message>
    <message>
        <source>remembers less</source>
        <translation>记得更少</translation>
    </message>
    <message>
        <source>cache rounded</source>
        <translation>缓存有舍入</translation>
    </message>
    <message>
        <source>no gradient clipping</source>
        <translation>不能裁剪梯度</translation>
    </message>
    <message>
        <source>larger effective batch</source>
        <translation>有效批变大</translation>
    </message>
    <message>
        <source>needs Liger</source>
        <translation>需要 Liger</translation>
    </message>
    <message>
        <source>needs flash-attn</source>
        <translation>需要 flash-attn</translation>
    </message>
    <message>
        <source>needs bitsandbytes</source>
        <translation>需要 bitsandbytes</translation>
    </message>
    <message>
        <source>needs packed data</source>
        <translation>需要打包数据</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>${usd} and {watt} W more</source>
        <translation>多 ${usd}、{watt} W</translation>
    </message>
    <message>
        <source>${usd} more</source>
        <translation>多 ${usd}</translation>
    </message>
    <message>
        <source>{watt} W more, price not known</source>
        <translation>多 {watt} W，价格未知</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>价格未知</translation>
    </message>
</context>
<context>
    <name>AdviceDetail</name>
    <message>
        <source>Only the loss is carried on</source>
        <translation>只保留损失</translation>
    </message>
    <message>
        <source>Never holds the score matrix</source>
        <translation>不存注意力分数矩阵</translation>
    </message>
    <message>
        <source>No padding, no mask</source>
        <translation>无填充、无掩码</translation>
    </message>
    <message>
        <source>Never holds all logits</source>
        <translation>不存全部 logits</translation>
    </message>
    <message>
        <source>Holds the logits of one chunk</source>
        <translation>只存一块的 logits</translation>
    </message>
    <message>
        <source>Norms, rotary embedding and MLP gate</source>
        <translation>归一化、RoPE 与 MLP 门控</translation>
    </message>
    <message>
        <source>Instead of {from}; accumulation {accumulation}, same step</source>
        <translation>原为 {from}；累积 {accumulation}，步长不变</translation>
    </message>
    <message>
        <source>One tensor a layer, the rest computed again</source>
        <translation>每层留一个张量，其余重算</translation>
    </message>
    <message>
        <source>Every layer, kept off the card</source>
        <translation>逐层，存于卡外</translation>
    </message>
    <message>
        <source>Nothing is computed twice</source>
        <translation>不重复计算</translation>
    </message>
    <message>
        <source>No copy of the trained parameters</source>
        <translation>不复制可训练参数</translation>
    </message>
    <message>
        <source>{to}: states in 8-bit blocks</source>
        <translation>{to}：状态按 8 位块存储</translation>
    </message>
    <message>
        <source>{to}: states leave a full card</source>
        <translation>{to}：卡满时状态换出</translation>
    </message>
    <message>
        <source>States stay on the card</source>
        <translation>状态留在卡上</translation>
    </message>
    <message>
        <source>Each gradient is freed once used</source>
        <translation>梯度用完即释放</translation>
    </message>
    <message>
        <source>{to} instead of {from}</source>
        <translation>{from} 改为 {to}</translation>
    </message>
    <message>
        <source>And the copies of their inputs</source>
        <translation>连同其输入的副本</translation>
    </message>
    <message>
        <source>What is not quantised stays in 16 bit</source>
        <translation>未量化部分保持 16 位</translation>
    </message>
    <message>
        <source>None on the MLP layers</source>
        <translation>MLP 层不加</translation>
    </message>
    <message>
        <source>Adapters on a frozen 16-bit base</source>
        <translation>冻结 16 位底座加适配器</translation>
    </message>
    <message>
        <source>Adapters on a frozen 4-bit base</source>
        <translation>冻结 4 位底座加适配器</translation>
    </message>
    <message>
        <source>Gradients stay divided</source>
        <translation>梯度保持分片</translation>
    </message>
    <message>
        <source>Gathered weights are freed in between</source>
        <translation>其间释放聚合的权重</translation>
    </message>
    <message>
        <source>{strategy}, step on the processor</source>
        <translation>{strategy}，CPU 更新</translation>
    </message>
    <message>
        <source>{to} tokens instead of {from}</source>
        <translation>{from} token 改为 {to}</translation>
    </message>
    <message>
        <source>Keys and values as Q8_0</source>
        <translation>键值用 Q8_0</translation>
    </message>
    <message>
        <source>{to} instead of {from}, states divided</source>
        <translation>{from} 改为 {to}，状态分片</translation>
    </message>
    <message>
        <source>{to} instead of {from}; accumulation {accumulation}</source>
        <translation>{from} 改为 {to}；累积 {accumulation}</translation>
    </message>
</context>
<context>
    <name>AdviceReason</name>
    <message>
        <source>it is in use already</source>
        <translation>已在使用</translation>
    </message>
    <message>
        <source>it is at its smallest already</source>
        <translation>已是最小</translation>
    </message>
    <message>
        <source>every layer is checkpointed already</source>
        <translation>已逐层重算</translation>
    </message>
    <message>
        <source>the {gpu} has no FlashAttention 2</source>
        <translation>{gpu} 不支持 FlashAttention 2</translation>
    </message>
    <message>
        <source>the {gpu} has no bf16</source>
        <translation>{gpu} 不支持 bf16</translation>
    </message>
    <message>
        <source>{optimizer} has no 8-bit form</source>
        <translation>{optimizer} 没有 8 位版本</translation>
    </message>
    <message>
        <source>{optimizer} has no paged form</source>
        <translation>{optimizer} 没有分页版本</translation>
    </message>
    <message>
        <source>gradients of adapters are small</source>
        <translation>适配器的梯度很小</translation>
    </message>
    <message>
        <source>it works without accumulation only</source>
        <translation>仅在不累积时可用</translation>
    </message>
    <message>
        <source>there is one card</source>
        <translation>只有一张卡</translation>
    </message>
    <message>
        <source>the cards are mixed</source>
        <translation>卡型混用</translation>
    </message>
    <message>
        <source>no number of them fits</source>
        <translation>多少张都放不下</translation>
    </message>
    <message>
        <source>{cards} of them are enough once divided</source>
        <translation>分片后 {cards} 张已够</translation>
    </message>
    <message>
        <source>no card of the catalogue is large enough</source>
        <translation>目录中没有足够大的卡</translation>
    </message>
    <message>
        <source>it would take {bytes} more</source>
        <translation>反而多占 {bytes}</translation>
    </message>
    <message>
        <source>loading sets the peak</source>
        <translation>峰值在加载阶段</translation>
    </message>
    <message>
        <source>the forward pass sets the peak</source>
        <translation>峰值在前向</translation>
    </message>
    <message>
        <source>the loss sets the peak</source>
        <translation>峰值在损失</translation>
    </message>
    <message>
        <source>the backward pass sets the peak</source>
        <translation>峰值在反向</translation>
    </message>
    <message>
        <source>the optimizer step sets the peak</source>
        <translation>峰值在优化器更新</translation>
    </message>
    <message>
        <source>evaluation sets the peak</source>
        <translation>峰值在评估</translation>
    </message>
    <message>
        <source>saving sets the peak</source>
        <translation>峰值在保存</translation>
    </message>
    <message>
        <source>Not possible here: {reason}</source>
        <translation>此处不可行：{reason}</translation>
    </message>
    <message>
        <source>Would save nothing here: {reason}</source>
        <translation>此处无济于事：{reason}</translation>
    </message>
</context>
<context>
    <name>AnswerPlurals</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s)</source>
        <translation>
            <numerusform>%n 条序列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} token(s)</source>
        <translation>
            <numerusform>{number} token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own measurement(s).</source>
        <translation>
            <numerusform>%n 条自测。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of the file cannot be read; they are kept.</source>
        <translation>
            <numerusform>文件中有 %n 条无法读取，已保留。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerViews</name>
    <message>
        <source>Components</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
</context>
<context>
    <name>Assumptions</name>
    <message>
        <source>Stated</source>
        <translation>已写明</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Absent; taken from {basis}</source>
        <translation>缺失；取自 {basis}</translation>
    </message>
    <message>
        <source>most models</source>
        <translation>多数模型</translation>
    </message>
    <message>
        <source>Absent; the default of {family}</source>
        <translation>缺失；{family} 的默认值</translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>“{found}” is not known; read from the sizes alone</source>
        <translation>未知类型“{found}”；仅按尺寸读取</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>已读取</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>BlockKind</name>
    <message>
        <source>state space (Mamba)</source>
        <translation>状态空间（Mamba）</translation>
    </message>
    <message>
        <source>recurrent layers</source>
        <translation>循环层</translation>
    </message>
    <message>
        <source>blocks found by search, each different</source>
        <translation>搜索得到的各异模块</translation>
    </message>
    <message>
        <source>cross attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>alternating updates</source>
        <translation>交替更新</translation>
    </message>
    <message>
        <source>hyper-connections</source>
        <translation>超连接</translation>
    </message>
    <message>
        <source>compressed attention</source>
        <translation>压缩注意力</translation>
    </message>
    <message>
        <source>short convolutions</source>
        <translation>短卷积</translation>
    </message>
    <message>
        <source>Kimi delta attention</source>
        <translation>Kimi delta 注意力</translation>
    </message>
    <message>
        <source>lightning attention</source>
        <translation>lightning 注意力</translation>
    </message>
    <message>
        <source>ternary weights</source>
        <translation>三值权重</translation>
    </message>
</context>
<context>
    <name>BoxAdder</name>
    <message>
        <source>&amp;Add a box</source>
        <translation>添加机器(&amp;A)</translation>
    </message>
    <message>
        <source>Card of the box to add</source>
        <translation>要添加的机器的显卡</translation>
    </message>
    <message>
        <source>Choose a card…</source>
        <translation>选择显卡…</translation>
    </message>
</context>
<context>
    <name>CardCount</name>
    <message>
        <source>one</source>
        <translation>1 张</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2 张</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3 张</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4 张</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5 张</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6 张</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7 张</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8 张</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9 张</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10 张</translation>
    </message>
    <message>
        <source>{count} {card}</source>
        <translation>{count} {card}</translation>
    </message>
</context>
<context>
    <name>CardFacts</name>
    <message>
        <source>{rate} GB/s</source>
        <translation>{rate} GB/s</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>no ECC</source>
        <translation>无 ECC</translation>
    </message>
    <message>
        <source>{generation} has no {formats}</source>
        <translation>{generation} 不支持 {formats}</translation>
    </message>
    <message>
        <source>Number formats unknown: no compute capability given</source>
        <translation>数值格式未知：未填写计算能力</translation>
    </message>
    <message>
        <source>Compute capability {level}</source>
        <translation>计算能力 {level}</translation>
    </message>
    <message>
        <source>${amount} ({date})</source>
        <translation>${amount}({date})</translation>
    </message>
    <message>
        <source>${amount} (undated)</source>
        <translation>${amount}（无日期）</translation>
    </message>
</context>
<context>
    <name>CardsAnswer</name>
    <message>
        <source>{cards} would do.</source>
        <translation>{cards}就够。</translation>
    </message>
    <message>
        <source>Fewer cards do not fit.</source>
        <translation>再少就放不下。</translation>
    </message>
    <message>
        <source>Comfortable from {cards}.</source>
        <translation>{cards}起宽裕。</translation>
    </message>
    <message>
        <source>It does not fit {here}, but {cards}.</source>
        <translation>{here}放不下，{cards}放得下。</translation>
    </message>
    <message>
        <source>Kept whole on each card it never fits; divided by FSDP it fits {cards}.</source>
        <translation>每卡放整份永远放不下；用 FSDP 切分则{cards}放得下。</translation>
    </message>
    <message>
        <source>More cards do not help: main memory is too small.</source>
        <translation>加卡无用：主存太小。</translation>
    </message>
    <message>
        <source>With these degrees no number of such cards fits.</source>
        <translation>按这些并行度，多少张这种卡都放不下。</translation>
    </message>
    <message>
        <source>No number of such cards fits.</source>
        <translation>多少张这种卡都放不下。</translation>
    </message>
    <message>
        <source>Use {cards}</source>
        <translation>改用{cards}</translation>
    </message>
    <message>
        <source>Then {layout}.</source>
        <translation>此时{layout}。</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>{amount} usable per card</source>
        <translation>每卡可用 {amount}</translation>
    </message>
    <message>
        <source>{amount} usable</source>
        <translation>可用 {amount}</translation>
    </message>
    <message>
        <source>Memory per card, by method</source>
        <translation>各方法的每卡显存</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>AdamW, paged</source>
        <translation>AdamW，分页</translation>
    </message>
    <message>
        <source>AdamW 8 bit, paged</source>
        <translation>AdamW 8 位，分页</translation>
    </message>
    <message>
        <source>SGD, momentum</source>
        <translation>SGD，动量</translation>
    </message>
    <message>
        <source>Supervised (SFT)</source>
        <translation>监督微调（SFT）</translation>
    </message>
    <message>
        <source>Pretraining</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Reward model</source>
        <translation>奖励模型</translation>
    </message>
    <message>
        <source>bf16 throughout</source>
        <translation>全程 bf16</translation>
    </message>
    <message>
        <source>bf16, autocast</source>
        <translation>bf16，autocast</translation>
    </message>
    <message>
        <source>bf16, fp32 weights</source>
        <translation>bf16，fp32 权重</translation>
    </message>
    <message>
        <source>bf16, fp32 master</source>
        <translation>bf16，fp32 主副本</translation>
    </message>
    <message>
        <source>fp16, fp32 weights</source>
        <translation>fp16，fp32 权重</translation>
    </message>
    <message>
        <source>fp16, fp32 master</source>
        <translation>fp16，fp32 主副本</translation>
    </message>
    <message>
        <source>FP8, mixed</source>
        <translation>FP8，混合</translation>
    </message>
    <message>
        <source>MXFP8, mixed</source>
        <translation>MXFP8，混合</translation>
    </message>
    <message>
        <source>NVFP4, mixed</source>
        <translation>NVFP4，混合</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Eager</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Kernel, logits in place</source>
        <translation>内核，原地 logits</translation>
    </message>
    <message>
        <source>In chunks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Through main memory</source>
        <translation>经由主存</translation>
    </message>
    <message>
        <source>FSDP, full shard</source>
        <translation>FSDP，全分片</translation>
    </message>
    <message>
        <source>FSDP1, full shard</source>
        <translation>FSDP1，全分片</translation>
    </message>
    <message>
        <source>FSDP, gradients and states</source>
        <translation>FSDP，梯度与状态</translation>
    </message>
    <message>
        <source>FSDP, hybrid</source>
        <translation>FSDP，混合</translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation>按层切分</translation>
    </message>
    <message>
        <source>Main memory</source>
        <translation>主存</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交错</translation>
    </message>
    <message>
        <source>Every process</source>
        <translation>每个进程</translation>
    </message>
    <message>
        <source>First process</source>
        <translation>首个进程</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>第二份副本</translation>
    </message>
    <message>
        <source>Adapter switched off</source>
        <translation>关闭适配器</translation>
    </message>
    <message>
        <source>Computed beforehand</source>
        <translation>预先计算</translation>
    </message>
    <message>
        <source>Sharded</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Adapter only</source>
        <translation>仅适配器</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>All linear layers</source>
        <translation>全部线性层</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Every layer</source>
        <translation>每一层</translation>
    </message>
    <message>
        <source>Some layers</source>
        <translation>部分层</translation>
    </message>
    <message>
        <source>Every layer, offloaded</source>
        <translation>每一层，卸载</translation>
    </message>
    <message>
        <source>Whole model</source>
        <translation>完整模型</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>None, one card</source>
        <translation>无，单卡</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>Collective</name>
    <message>
        <source>All-gather, weights</source>
        <translation>All-gather，权重</translation>
    </message>
    <message>
        <source>All-reduce, gradients</source>
        <translation>All-reduce，梯度</translation>
    </message>
    <message>
        <source>Reduce-scatter, gradients</source>
        <translation>Reduce-scatter，梯度</translation>
    </message>
    <message>
        <source>All-reduce, replicas</source>
        <translation>All-reduce，副本</translation>
    </message>
    <message>
        <source>All-reduce, tensor</source>
        <translation>All-reduce，张量</translation>
    </message>
    <message>
        <source>All-to-all, experts</source>
        <translation>All-to-all，专家</translation>
    </message>
    <message>
        <source>Ring of keys and values</source>
        <translation>键值环</translation>
    </message>
    <message>
        <source>Between stages</source>
        <translation>阶段之间</translation>
    </message>
    <message>
        <source>Copies to main memory</source>
        <translation>主存拷贝</translation>
    </message>
    <message>
        <source>All-gather, logits</source>
        <translation>All-gather，logits</translation>
    </message>
    <message>
        <source>All-gather, forward</source>
        <translation>All-gather，前向</translation>
    </message>
    <message>
        <source>All-gather, backward</source>
        <translation>All-gather，反向</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>All-gather</translation>
    </message>
    <message>
        <source>Reduce-scatter</source>
        <translation>Reduce-scatter</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>All-reduce</translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation>All-to-all</translation>
    </message>
    <message>
        <source>Send and receive</source>
        <translation>收发</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>广播</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New plan</source>
        <translation>新建方案</translation>
    </message>
    <message>
        <source>Open a plan or model…</source>
        <translation>打开方案或模型…</translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation>打开模型文件夹…</translation>
    </message>
    <message>
        <source>Open model file…</source>
        <translation>打开模型文件…</translation>
    </message>
    <message>
        <source>Add from Hugging Face…</source>
        <translation>从 Hugging Face 添加…</translation>
    </message>
    <message>
        <source>Custom model…</source>
        <translation>自定义模型…</translation>
    </message>
    <message>
        <source>Custom card…</source>
        <translation>自定义显卡…</translation>
    </message>
    <message>
        <source>This computer…</source>
        <translation>本机…</translation>
    </message>
    <message>
        <source>Find a layout…</source>
        <translation>查找分片方案…</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>保存预设</translation>
    </message>
    <message>
        <source>Save preset as…</source>
        <translation>预设另存为…</translation>
    </message>
    <message>
        <source>Rename preset…</source>
        <translation>重命名预设…</translation>
    </message>
    <message>
        <source>Duplicate preset</source>
        <translation>复制预设</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>删除预设</translation>
    </message>
    <message>
        <source>Bring the deleted preset back</source>
        <translation>恢复已删除的预设</translation>
    </message>
    <message>
        <source>Import preset…</source>
        <translation>导入预设…</translation>
    </message>
    <message>
        <source>Plan as JSON…</source>
        <translation>方案导出为 JSON…</translation>
    </message>
    <message>
        <source>Chart as SVG, PDF or PNG…</source>
        <translation>图表导出为 SVG、PDF 或 PNG…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>规划</translation>
    </message>
    <message>
        <source>Compare hardware</source>
        <translation>比较硬件</translation>
    </message>
    <message>
        <source>Search a model</source>
        <translation>搜索模型</translation>
    </message>
    <message>
        <source>Search a GPU</source>
        <translation>搜索 GPU</translation>
    </message>
    <message>
        <source>Fold the sharding panel</source>
        <translation>折叠分片面板</translation>
    </message>
    <message>
        <source>Next view of the plan</source>
        <translation>方案的下一视图</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>下一区域</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>上一区域</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>Help for this field</source>
        <translation>此字段的帮助</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>About Finefit</source>
        <translation>关于 Finefit</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Box</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Usable, {unit}</source>
        <translation>可用，{unit}</translation>
    </message>
    <message>
        <source>{box} (this plan)</source>
        <translation>{box}（本方案）</translation>
    </message>
    <message>
        <source>Remove box</source>
        <translation>移除机器</translation>
    </message>
    <message>
        <source>{method}: {verdict}; needs {need} per card, headroom {room}</source>
        <translation>{method}：{verdict}；每卡需要 {need}，余量 {room}</translation>
    </message>
    <message>
        <source>Boxes and methods</source>
        <translation>机器与方法</translation>
    </message>
    <message>
        <source>Need and headroom of the busiest card. Click a box to plan with it; the list is kept with the workspace.</source>
        <translation>最满的卡的需求与余量。点击机器即用于方案；列表随工作区保存。</translation>
    </message>
</context>
<context>
    <name>Component</name>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Logits and loss</source>
        <translation>Logits 与损失</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Gathered shards</source>
        <translation>聚合分片</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>运行时</translation>
    </message>
</context>
<context>
    <name>Components</name>
    <message>
        <source>Component</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Formula with this plan&apos;s numbers</source>
        <translation>代入本方案数值的公式</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Peak, per GPU</source>
        <translation>峰值，每 GPU</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>in phase: {phase}</source>
        <translation>阶段：{phase}</translation>
    </message>
    <message>
        <source>in phase: {phase}; range {low} to {high}</source>
        <translation>阶段：{phase}；范围 {low} 至 {high}</translation>
    </message>
    <message>
        <source>Components of the peak</source>
        <translation>峰值的组成</translation>
    </message>
    <message>
        <source>Show zero rows</source>
        <translation>显示零行</translation>
    </message>
    <message>
        <source>Allocated &lt;b&gt;{allocated}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Reserved &lt;b&gt;{reserved}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Device &lt;b&gt;{device}&lt;/b&gt; {unit}, as nvidia-smi shows it</source>
        <translation>已分配 &lt;b&gt;{allocated}&lt;/b&gt; &amp;nbsp;&amp;nbsp; 已保留 &lt;b&gt;{reserved}&lt;/b&gt; &amp;nbsp;&amp;nbsp; 设备 &lt;b&gt;{device}&lt;/b&gt; {unit}，同 nvidia-smi</translation>
    </message>
</context>
<context>
    <name>Convention</name>
    <message>
        <source>Detailed</source>
        <translation>详细</translation>
    </message>
    <message>
        <source>ZeRO paper, 16 B</source>
        <translation>ZeRO 论文，16 B</translation>
    </message>
    <message>
        <source>Hugging Face, 18 B</source>
        <translation>Hugging Face，18 B</translation>
    </message>
    <message>
        <source>Web calculator</source>
        <translation>网页计算器</translation>
    </message>
</context>
<context>
    <name>CustomCard</name>
    <message>
        <source>Custom card</source>
        <translation>自定义显卡</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>计算能力</translation>
    </message>
    <message>
        <source>Of NVIDIA cards, as 8.9; it decides the number formats</source>
        <translation>NVIDIA 显卡的数值，如 8.9；决定可用的数值格式</translation>
    </message>
    <message>
        <source>Shares the main memory</source>
        <translation>与主内存共享</translation>
    </message>
    <message>
        <source>The total that the driver reports, not the size printed</source>
        <translation>驱动报告的总量，而非包装上的标称</translation>
    </message>
    <message>
        <source>Memory, MiB</source>
        <translation>显存，MiB</translation>
    </message>
    <message>
        <source>From the data sheet; leave it open if unknown</source>
        <translation>取自规格表；未知则留空</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Dense bf16, without sparsity; leave it open if unknown</source>
        <translation>bf16 稠密算力，不含稀疏；未知则留空</translation>
    </message>
    <message>
        <source>bf16 speed</source>
        <translation>bf16 算力</translation>
    </message>
    <message>
        <source>Per direction; leave it open without NVLink</source>
        <translation>单向；无 NVLink 则留空</translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>PCIe 代数</translation>
    </message>
    <message>
        <source>PCIe lanes</source>
        <translation>PCIe 通道数</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>What you would pay, to compare boxes by price</source>
        <translation>您需支付的价格，用于按价比较</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save and plan</source>
        <translation>保存并规划</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>Two numbers, as 8.9</source>
        <translation>两个数字，如 8.9</translation>
    </message>
</context>
<context>
    <name>CustomModel</name>
    <message>
        <source>Still needed: {names}</source>
        <translation>还需要：{names}</translation>
    </message>
    <message>
        <source>Custom model</source>
        <translation>自定义模型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Mixture of experts, where it is one</source>
        <translation>混合专家（若有）</translation>
    </message>
    <message>
        <source>Gated MLP (three matrices)</source>
        <translation>门控 MLP（三个矩阵）</translation>
    </message>
    <message>
        <source>Head tied to the embedding</source>
        <translation>输出头与嵌入共享</translation>
    </message>
    <message>
        <source>Bias on query, key and value</source>
        <translation>query、key、value 带偏置</translation>
    </message>
    <message>
        <source>In a config.json: {key}</source>
        <translation>在 config.json 中：{key}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save and plan</source>
        <translation>保存并规划</translation>
    </message>
    <message>
        <source>No count yet</source>
        <translation>尚无法计数</translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation>{count} 参数</translation>
    </message>
    <message>
        <source>{count} parameters, {active} active per token</source>
        <translation>{count} 参数，每词元激活 {active}</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>超出范围</translation>
    </message>
</context>
<context>
    <name>Dataset</name>
    <message>
        <source>{low} to {high} tokens: {examples} examples</source>
        <translation>{low}–{high} token：{examples} 条</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Histogram of lengths</source>
        <translation>长度直方图</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Cut by the plan</source>
        <translation>被方案截断</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>丢失 token</translation>
    </message>
    <message>
        <source>Padding wastes</source>
        <translation>填充浪费</translation>
    </message>
    <message>
        <source>Packing wastes</source>
        <translation>打包浪费</translation>
    </message>
    <message>
        <source>Lines left out</source>
        <translation>略过的行</translation>
    </message>
    <message>
        <source>Peak at the longest</source>
        <translation>最长批次峰值</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Plan with {length} tokens</source>
        <translation>按 {length} token 规划</translation>
    </message>
    <message>
        <source>Lengths in tokens</source>
        <translation>长度（token）</translation>
    </message>
    <message>
        <source>Paste numbers: 812, 1033, 97 …</source>
        <translation>粘贴数字：812, 1033, 97 …</translation>
    </message>
    <message>
        <source>Column, found by itself</source>
        <translation>列名（自动识别）</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open a data set</source>
        <translation>打开数据集</translation>
    </message>
    <message>
        <source>Open a tokenizer.json</source>
        <translation>打开 tokenizer.json</translation>
    </message>
    <message>
        <source>Count with a tokenizer…</source>
        <translation>用分词器计数…</translation>
    </message>
    <message>
        <source>Without {name}</source>
        <translation>不用 {name}</translation>
    </message>
    <message>
        <source>Paste the lengths of your examples, or open a JSONL, CSV or text file.</source>
        <translation>粘贴样本长度，或打开 JSONL、CSV 或文本文件。</translation>
    </message>
</context>
<context>
    <name>DatasetCounting</name>
    <message>
        <source>lengths as given</source>
        <translation>按给定长度</translation>
    </message>
    <message>
        <source>estimated: words between spaces, tokens are more</source>
        <translation>估计：按空格分词，token 更多</translation>
    </message>
    <message>
        <source>counted by the tokenizer</source>
        <translation>由分词器计数</translation>
    </message>
</context>
<context>
    <name>DatasetProblem</name>
    <message>
        <source>{found} is not a length in tokens</source>
        <translation>{found} 不是 token 长度</translation>
    </message>
    <message>
        <source>No lengths found</source>
        <translation>未找到长度</translation>
    </message>
    <message>
        <source>Needs the Python package {package}</source>
        <translation>需要 Python 包 {package}</translation>
    </message>
    <message>
        <source>Is not a tokenizer file: {reason}</source>
        <translation>不是分词器文件：{reason}</translation>
    </message>
    <message>
        <source>A line is too long for a data set</source>
        <translation>有一行过长，不像数据集</translation>
    </message>
    <message>
        <source>No column {column}; there are: {found}</source>
        <translation>没有列 {column}；现有：{found}</translation>
    </message>
</context>
<context>
    <name>Degree</name>
    <message>
        <source>tensor {number}</source>
        <translation>张量 {number}</translation>
    </message>
    <message>
        <source>pipeline {number}</source>
        <translation>流水线 {number}</translation>
    </message>
    <message>
        <source>context {number}</source>
        <translation>上下文 {number}</translation>
    </message>
    <message>
        <source>data {number}</source>
        <translation>数据 {number}</translation>
    </message>
    <message>
        <source>experts over {number}</source>
        <translation>专家分到 {number}</translation>
    </message>
    <message>
        <source>{number} replicas</source>
        <translation>{number} 个副本</translation>
    </message>
    <message>
        <source>states over {number}</source>
        <translation>状态分到 {number}</translation>
    </message>
    <message>
        <source>{heads} heads cannot be split {asked} ways.</source>
        <translation>{heads} 个头不能分成 {asked} 份。</translation>
    </message>
    <message>
        <source>There are only {cards} cards.</source>
        <translation>只有 {cards} 张卡。</translation>
    </message>
    <message>
        <source>{layers} layers make no {asked} stages.</source>
        <translation>{layers} 层分不出 {asked} 个阶段。</translation>
    </message>
    <message>
        <source>Only {cards} cards are left for stages.</source>
        <translation>只剩 {cards} 张卡可作阶段。</translation>
    </message>
    <message>
        <source>Only {cards} cards are left for a sequence.</source>
        <translation>只剩 {cards} 张卡可分序列。</translation>
    </message>
    <message>
        <source>{cards} cards are no multiple of {product}.</source>
        <translation>{cards} 张卡不是 {product} 的倍数。</translation>
    </message>
    <message>
        <source>{idle} of {cards} cards would do nothing.</source>
        <translation>{cards} 张卡中有 {idle} 张闲置。</translation>
    </message>
    <message>
        <source>This model has no experts.</source>
        <translation>该模型没有专家。</translation>
    </message>
    <message>
        <source>{experts} experts do not spread over {asked} of {group} cards.</source>
        <translation>{experts} 个专家不能分到 {group} 张卡中的 {asked} 张。</translation>
    </message>
    <message>
        <source>{group} cards make no {asked} equal groups.</source>
        <translation>{group} 张卡分不成 {asked} 个相等的组。</translation>
    </message>
    <message>
        <source>{layers} layers are too few for {asked} groups on each card.</source>
        <translation>{layers} 层不够每卡分 {asked} 组。</translation>
    </message>
    <message>
        <source>A layer split goes with nothing else.</source>
        <translation>按层切分不能与其他方式合用。</translation>
    </message>
    <message>
        <source>{cards} cards = {product}</source>
        <translation>{cards} 张卡 = {product}</translation>
    </message>
    <message>
        <source>{values} … {most}</source>
        <translation>{values} … {most}</translation>
    </message>
    <message>
        <source>Possible: {values}.</source>
        <translation>可选：{values}。</translation>
    </message>
    <message>
        <source>Only 1 is possible with these cards, this model and the rest.</source>
        <translation>在这些卡、模型和其他设置下只能为 1。</translation>
    </message>
</context>
<context>
    <name>DeviceSection</name>
    <message>
        <source>As a table</source>
        <translation>看表格</translation>
    </message>
    <message>
        <source>Memory per device, {unit}</source>
        <translation>各设备显存，{unit}</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>收起</translation>
    </message>
</context>
<context>
    <name>DeviceTable</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Left, {unit}</source>
        <translation>剩余，{unit}</translation>
    </message>
    <message>
        <source>In use, {unit}</source>
        <translation>占用，{unit}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>{host}, step</source>
        <translation>{host}，步</translation>
    </message>
    <message>
        <source>{host}, loading</source>
        <translation>{host}，加载</translation>
    </message>
    <message>
        <source>Memory per device</source>
        <translation>各设备显存</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>全部复制(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Devices</name>
    <message>
        <source>GPU {number}</source>
        <translation>GPU {number}</translation>
    </message>
    <message>
        <source>GPU {number} and {more} like it</source>
        <translation>GPU {number} 及 {more} 张相同卡</translation>
    </message>
    <message>
        <source>GPU {first}–{last}</source>
        <translation>GPU {first}–{last}</translation>
    </message>
    <message>
        <source>GPU {first} to {last}, each</source>
        <translation>GPU {first}–{last}，每张</translation>
    </message>
    <message>
        <source>Stage {number} · {gpu}</source>
        <translation>阶段 {number} · {gpu}</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>闲置</translation>
    </message>
    <message>
        <source>All of them hold the same.</source>
        <translation>各卡内容相同。</translation>
    </message>
    <message>
        <source>Fullest: {name}; {amount}, peak in phase: {phase}.</source>
        <translation>最满：{name}；{amount}，峰值在{phase}阶段。</translation>
    </message>
    <message>
        <source>Host RAM</source>
        <translation>主存</translation>
    </message>
    <message>
        <source>NVMe not used</source>
        <translation>未用 NVMe</translation>
    </message>
    <message>
        <source>step {amount}</source>
        <translation>步 {amount}</translation>
    </message>
    <message>
        <source>loading {amount}</source>
        <translation>加载 {amount}</translation>
    </message>
    <message>
        <source>offloaded {amount}</source>
        <translation>卸载 {amount}</translation>
    </message>
    <message>
        <source>RAM per machine</source>
        <translation>每机主存</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>An error in Finefit</source>
        <translation>Finefit 出错</translation>
    </message>
    <message>
        <source>This should not have happened. Your plan is kept, and you can go on. Please send the text below to the makers.</source>
        <translation>本不应发生。方案已保留，可以继续。请将以下文字发给开发者。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>口径</translation>
    </message>
    <message>
        <source>Measured, {unit}</source>
        <translation>实测，{unit}</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>the same run</source>
        <translation>相同的运行</translation>
    </message>
    <message>
        <source>own measurement</source>
        <translation>自测</translation>
    </message>
    <message>
        <source>dry run of the training code</source>
        <translation>训练代码空跑</translation>
    </message>
    <message>
        <source>no date given</source>
        <translation>无日期</translation>
    </message>
    <message>
        <source>Own peak of this plan</source>
        <translation>此方案的实测峰值</translation>
    </message>
    <message>
        <source>Measured value</source>
        <translation>实测值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Calibrate by them</source>
        <translation>据此校准</translation>
    </message>
    <message>
        <source>Corrects the runtime overhead of this machine in every plan; can be taken off.</source>
        <translation>修正本机在所有方案中的运行时开销；可随时取消。</translation>
    </message>
    <message>
        <source>Undo removal</source>
        <translation>撤销移除</translation>
    </message>
    <message>
        <source>All numbers have this machine&apos;s own overhead.</source>
        <translation>所有数字均含本机实际开销。</translation>
    </message>
    <message>
        <source>A damaged file was kept as {name}.</source>
        <translation>损坏的文件已另存为 {name}。</translation>
    </message>
    <message>
        <source>Remove own measurement</source>
        <translation>移除自测</translation>
    </message>
    <message>
        <source>Measured runs near this plan</source>
        <translation>与方案相近的实测</translation>
    </message>
    <message>
        <source>Nearest first; the estimate is ours for exactly that run.</source>
        <translation>由近及远；估计值是我们对该次运行的计算。</translation>
    </message>
    <message>
        <source>No published run near this plan; these differ as stated.</source>
        <translation>没有与此方案相近的公开实测；差异如列。</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>实测运行</translation>
    </message>
    <message>
        <source>Others say</source>
        <translation>其他公式</translation>
    </message>
</context>
<context>
    <name>EvidenceDiffers</name>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>sharding</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>checkpointing</source>
        <translation>重算</translation>
    </message>
    <message>
        <source>model family</source>
        <translation>模型家族</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>模型大小</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>卡数</translation>
    </message>
</context>
<context>
    <name>EvidenceLevel</name>
    <message>
        <source>Allocated</source>
        <translation>已分配</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>已预留</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
</context>
<context>
    <name>EvidenceUnused</name>
    <message>
        <source>allocated bytes are arithmetic and calibrate nothing</source>
        <translation>已分配字节是算术结果，不能用于校准</translation>
    </message>
    <message>
        <source>its plan counts by a public convention</source>
        <translation>其方案按公开约定计数</translation>
    </message>
    <message>
        <source>it is less than the tensors hold</source>
        <translation>小于张量所占</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Phase: {name}</source>
        <translation>阶段：{name}</translation>
    </message>
    <message>
        <source>Share of the peak</source>
        <translation>占峰值</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>构成</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>With this plan&apos;s numbers</source>
        <translation>代入本方案数值</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>存储类型</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Held by tensors</source>
        <translation>张量占用</translation>
    </message>
    <message>
        <source>{amount} below the peak</source>
        <translation>低于峰值 {amount}</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>this phase; {phase} is {amount} lower</source>
        <translation>本阶段；{phase} 低 {amount}</translation>
    </message>
    <message>
        <source>Held only for a while</source>
        <translation>仅暂时占用</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Held during</source>
        <translation>存活阶段</translation>
    </message>
    <message>
        <source>Conventions say</source>
        <translation>各约定给出</translation>
    </message>
    <message>
        <source>Of the peak</source>
        <translation>峰值构成</translation>
    </message>
    <message>
        <source>{gib} = {gb} ({exact} bytes)</source>
        <translation>{gib} = {gb}（{exact} 字节）</translation>
    </message>
    <message>
        <source>several types, or none</source>
        <translation>多种类型或无</translation>
    </message>
    <message>
        <source>own arithmetic</source>
        <translation>自行推算</translation>
    </message>
    <message>
        <source>does not count it</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>What can be explained</source>
        <translation>可解释的项</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>No point fits; see Advice.</source>
        <translation>没有可行点；见“建议”。</translation>
    </message>
    <message>
        <source>Map of memory</source>
        <translation>显存图</translation>
    </message>
    <message>
        <source>{row}: no length fits.</source>
        <translation>{row}：任何长度都放不下。</translation>
    </message>
    <message>
        <source>{row}: comfortable up to {comfortable}, borderline up to {fits}.</source>
        <translation>{row}：{comfortable} 以内宽裕，{fits} 以内临界。</translation>
    </message>
    <message>
        <source>{row}: borderline up to {fits}.</source>
        <translation>{row}：{fits} 以内临界。</translation>
    </message>
    <message>
        <source>{second}, {length}</source>
        <translation>{second}，{length}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>Peak per card</source>
        <translation>每卡峰值</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Against this plan</source>
        <translation>与本方案之差</translation>
    </message>
    <message>
        <source>Rank {value}</source>
        <translation>秩 {value}</translation>
    </message>
    <message>
        <source>Micro-batch {value}</source>
        <translation>微批 {value}</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>光标处</translation>
    </message>
    <message>
        <source>Adopt this point</source>
        <translation>采用此点</translation>
    </message>
    <message>
        <source>The plan is at this point already.</source>
        <translation>方案已在此点。</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>本方案</translation>
    </message>
    <message>
        <source>last point that may fit</source>
        <translation>最后可能放下的点</translation>
    </message>
    <message>
        <source>last comfortable point</source>
        <translation>最后宽裕的点</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>第二轴</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Models that fit {cards} with {method}, best first.</source>
        <translation>用 {method} 能放进 {cards} 的模型，由优到劣。</translation>
    </message>
</context>
<context>
    <name>ExploreAxis</name>
    <message>
        <source>Micro-batch, sequences</source>
        <translation>微批，序列数</translation>
    </message>
    <message>
        <source>Adapter rank</source>
        <translation>适配器秩</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Concurrent sequences</source>
        <translation>并发序列</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>上下文，token</translation>
    </message>
    <message>
        <source>Sequence length, tokens</source>
        <translation>序列长度，token</translation>
    </message>
</context>
<context>
    <name>ExploreChoice</name>
    <message>
        <source>Micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>并发</translation>
    </message>
</context>
<context>
    <name>ExploreModels</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Peak, {unit}</source>
        <translation>峰值，{unit}</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>long enough</source>
        <translation>够长</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>太短</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Models that fit this box</source>
        <translation>此机器能放下的模型</translation>
    </message>
    <message>
        <source>Enter or a double click plans with the model.</source>
        <translation>按回车或双击即用该模型规划。</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
</context>
<context>
    <name>FieldHelp</name>
    <message>
        <source>Search by name, memory or architecture, as in: 24 ada</source>
        <translation>按名称、显存或架构搜索，如：24 ada</translation>
    </message>
    <message>
        <source>Search by name, family or size, as in: qw 7b</source>
        <translation>按名称、系列或大小搜索，如：qw 7b</translation>
    </message>
    <message>
        <source>Cards of this kind in one machine</source>
        <translation>一台机器中此类显卡的数量</translation>
    </message>
    <message>
        <source>Memory kept free on each card for the display and other programs</source>
        <translation>每卡为显示和其他程序留出的显存</translation>
    </message>
    <message>
        <source>Equal machines that train together</source>
        <translation>共同训练的相同机器</translation>
    </message>
    <message>
        <source>How the cards of one machine reach each other</source>
        <translation>同一机器内显卡的互连方式</translation>
    </message>
    <message>
        <source>Main memory of one machine; leave it open if unknown</source>
        <translation>单机主存；未知则留空</translation>
    </message>
    <message>
        <source>Disk space for offloading</source>
        <translation>用于卸载的磁盘空间</translation>
    </message>
    <message>
        <source>Between machines, per direction</source>
        <translation>机器之间，单向</translation>
    </message>
    <message>
        <source>How the weights are stored in the checkpoint</source>
        <translation>检查点中权重的存储方式</translation>
    </message>
    <message>
        <source>Turn a quantised checkpoint into 16-bit weights before training</source>
        <translation>训练前将量化检查点还原为 16 位权重</translation>
    </message>
    <message>
        <source>The image encoder is loaded but not trained</source>
        <translation>加载图像编码器但不训练</translation>
    </message>
    <message>
        <source>Tokens in the longest sequence of a micro-batch</source>
        <translation>微批中最长序列的 token 数</translation>
    </message>
    <message>
        <source>Sequences computed at once on one card</source>
        <translation>单卡一次计算的序列数</translation>
    </message>
    <message>
        <source>Micro-batches summed up before the optimizer steps</source>
        <translation>优化器更新前累积的微批数</translation>
    </message>
    <message>
        <source>Sets the defaults of everything left open below</source>
        <translation>决定下方未指定项的默认值</translation>
    </message>
    <message>
        <source>What the loss is, and which further copies of the model it needs</source>
        <translation>损失类型及其所需的额外模型副本</translation>
    </message>
    <message>
        <source>Storage of weights, gradients and optimizer states</source>
        <translation>权重、梯度和优化器状态的存储</translation>
    </message>
    <message>
        <source>States are kept for trained parameters only</source>
        <translation>仅为可训练参数保存状态</translation>
    </message>
    <message>
        <source>Which activations are computed again in the backward pass instead of kept</source>
        <translation>哪些激活在反向时重算而非保留</translation>
    </message>
    <message>
        <source>Eager attention keeps a matrix of sequence × sequence per head</source>
        <translation>Eager 注意力每头保留 序列 × 序列 矩阵</translation>
    </message>
    <message>
        <source>How the logits over the vocabulary are held</source>
        <translation>词表 logits 的保存方式</translation>
    </message>
    <message>
        <source>foreach needs one extra copy of the trained parameters in the step</source>
        <translation>foreach 在更新时需要一份额外的可训练参数</translation>
    </message>
    <message>
        <source>Fused kernels keep fewer intermediate tensors</source>
        <translation>融合内核保留更少的中间张量</translation>
    </message>
    <message>
        <source>Selective checkpoints: which layers are computed again</source>
        <translation>选择性检查点：重算哪些层</translation>
    </message>
    <message>
        <source>Overrides the sliding window of the model</source>
        <translation>覆盖模型的滑动窗口</translation>
    </message>
    <message>
        <source>Tokens of images in one sequence</source>
        <translation>一条序列中的图像 token 数</translation>
    </message>
    <message>
        <source>Each layer is updated at once, so gradients never exist all together</source>
        <translation>逐层立即更新，梯度不会同时存在</translation>
    </message>
    <message>
        <source>Kept activations wait in main memory</source>
        <translation>保留的激活存放于主存</translation>
    </message>
    <message>
        <source>torch.compile drops pointwise results that are cheap to compute again</source>
        <translation>torch.compile 丢弃易于重算的逐元素结果</translation>
    </message>
    <message>
        <source>Every sequence is full; otherwise lengths vary</source>
        <translation>每条序列都填满；否则长度不一</translation>
    </message>
    <message>
        <source>Padded batches: no flash kernel in SDPA, and a mask per layer</source>
        <translation>填充批次：SDPA 无 flash 内核，每层一个掩码</translation>
    </message>
    <message>
        <source>The training loop holds the logits through the backward pass</source>
        <translation>训练循环在反向过程中保留 logits</translation>
    </message>
    <message>
        <source>The key and value cache is kept during training, which only wastes memory</source>
        <translation>训练时保留 KV 缓存，只会浪费显存</translation>
    </message>
    <message>
        <source>Average tokens of a sequence in the data</source>
        <translation>数据中序列的平均 token 数</translation>
    </message>
    <message>
        <source>Where the reference for the loss comes from</source>
        <translation>损失所用参考的来源</translation>
    </message>
    <message>
        <source>Answers sampled for each prompt</source>
        <translation>每个提示采样的回答数</translation>
    </message>
    <message>
        <source>Tokens of one sampled answer</source>
        <translation>单个回答的 token 数</translation>
    </message>
    <message>
        <source>Share of each card that the generating engine reserves</source>
        <translation>生成引擎占用每卡的比例</translation>
    </message>
    <message>
        <source>Who reads the checkpoint into main memory</source>
        <translation>由谁将检查点读入主存</translation>
    </message>
    <message>
        <source>Storage type while loading</source>
        <translation>加载时的存储类型</translation>
    </message>
    <message>
        <source>Weights are created empty and filled shard by shard</source>
        <translation>权重先建空壳，再逐片填充</translation>
    </message>
    <message>
        <source>What is gathered and written at the end</source>
        <translation>结束时聚合并写出的内容</translation>
    </message>
    <message>
        <source>Where the full state is put together</source>
        <translation>完整状态在何处拼合</translation>
    </message>
    <message>
        <source>Overrides the precision for the weights alone</source>
        <translation>仅覆盖权重的精度</translation>
    </message>
    <message>
        <source>Overrides the precision for the gradients alone</source>
        <translation>仅覆盖梯度的精度</translation>
    </message>
    <message>
        <source>Overrides the precision for the optimizer states alone</source>
        <translation>仅覆盖优化器状态的精度</translation>
    </message>
    <message>
        <source>Full-precision copy of the weights beside 16-bit ones</source>
        <translation>16 位权重之外的全精度副本</translation>
    </message>
    <message>
        <source>Width of the two small matrices beside each adapted layer</source>
        <translation>每个适配层旁两个小矩阵的宽度</translation>
    </message>
    <message>
        <source>Which layers get an adapter; names may be typed, separated by commas</source>
        <translation>哪些层加适配器；可输入名称，逗号分隔</translation>
    </message>
    <message>
        <source>Storage of the adapter&apos;s own weights</source>
        <translation>适配器自身权重的存储</translation>
    </message>
    <message>
        <source>Whole modules that are trained and saved besides the adapter</source>
        <translation>与适配器一同完整训练的模块</translation>
    </message>
    <message>
        <source>Above 0, each adapter keeps a mask of its input</source>
        <translation>大于 0 时每个适配器保留输入掩码</translation>
    </message>
    <message>
        <source>Trains a magnitude per output besides the direction</source>
        <translation>除方向外另训练每个输出的幅度</translation>
    </message>
    <message>
        <source>Scales by the root of the rank; changes no bytes</source>
        <translation>按秩的平方根缩放；不影响字节数</translation>
    </message>
    <message>
        <source>How the frozen weights are stored</source>
        <translation>冻结权重的存储方式</translation>
    </message>
    <message>
        <source>The scales of the blocks are quantised as well</source>
        <translation>块的缩放因子也被量化</translation>
    </message>
    <message>
        <source>k-bit preparation casts what is not 4-bit to fp32</source>
        <translation>k-bit 准备会将非 4 位部分转为 fp32</translation>
    </message>
    <message>
        <source>A float type lets FSDP shard the 4-bit weights</source>
        <translation>浮点类型使 FSDP 能切分 4 位权重</translation>
    </message>
    <message>
        <source>How the weights are stored for serving</source>
        <translation>推理服务中权重的存储方式</translation>
    </message>
    <message>
        <source>Tokens the cache holds for each sequence</source>
        <translation>每条序列缓存的 token 数</translation>
    </message>
    <message>
        <source>Sequences served at the same time</source>
        <translation>同时服务的序列数</translation>
    </message>
    <message>
        <source>Storage of keys and values</source>
        <translation>键和值的存储</translation>
    </message>
    <message>
        <source>What the cards share among them</source>
        <translation>显卡之间分担什么</translation>
    </message>
    <message>
        <source>Where optimizer states live</source>
        <translation>优化器状态存放处</translation>
    </message>
    <message>
        <source>Where sharded weights wait until they are used</source>
        <translation>分片权重使用前的存放处</translation>
    </message>
    <message>
        <source>Groups that each hold a whole model</source>
        <translation>各持完整模型的组数</translation>
    </message>
    <message>
        <source>Cards that split each matrix</source>
        <translation>切分每个矩阵的卡数</translation>
    </message>
    <message>
        <source>Stages of consecutive layers</source>
        <translation>连续层组成的阶段数</translation>
    </message>
    <message>
        <source>Cards that split each sequence</source>
        <translation>切分每条序列的卡数</translation>
    </message>
    <message>
        <source>Cards that split the experts</source>
        <translation>切分专家的卡数</translation>
    </message>
    <message>
        <source>Order of micro-batches in the pipeline</source>
        <translation>流水线中微批的顺序</translation>
    </message>
    <message>
        <source>Layer groups per card, interleaved schedule</source>
        <translation>交错调度下每卡的层组数</translation>
    </message>
    <message>
        <source>Storage type in which gradients are summed across cards</source>
        <translation>跨卡累加梯度的类型</translation>
    </message>
    <message>
        <source>Norms and residuals are split along the sequence too</source>
        <translation>归一化与残差也按序列切分</translation>
    </message>
    <message>
        <source>Logits stay split over the vocabulary</source>
        <translation>logits 保持按词表切分</translation>
    </message>
    <message>
        <source>Gathered weights are given up after each layer</source>
        <translation>每层之后释放聚合的权重</translation>
    </message>
    <message>
        <source>Embedding and head are gathered apart from the root</source>
        <translation>嵌入与输出头独立聚合</translation>
    </message>
    <message>
        <source>Gradients stay whole while micro-batches accumulate</source>
        <translation>累积微批期间梯度保持完整</translation>
    </message>
    <message>
        <source>Gradients are views into DDP&apos;s buckets: no second copy</source>
        <translation>梯度为 DDP 桶的视图：无第二份副本</translation>
    </message>
    <message>
        <source>Elements reduced at once</source>
        <translation>一次归约的元素数</translation>
    </message>
    <message>
        <source>Parameters ZeRO-3 may keep gathered</source>
        <translation>ZeRO-3 可保持聚合的参数数</translation>
    </message>
    <message>
        <source>Elements ZeRO-3 gathers ahead</source>
        <translation>ZeRO-3 预先聚合的元素数</translation>
    </message>
    <message>
        <source>Tensors smaller than this are never sharded</source>
        <translation>小于此值的张量不切分</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>条序列</translation>
    </message>
</context>
<context>
    <name>FieldLabel</name>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器数</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>互连</translation>
    </message>
    <message>
        <source>Host RAM</source>
        <translation>主存</translation>
    </message>
    <message>
        <source>NVMe</source>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Files on disk</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>Open to 16 bit</source>
        <translation>还原为 16 位</translation>
    </message>
    <message>
        <source>Freeze vision part</source>
        <translation>冻结视觉部分</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>梯度累积</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>重算</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Optimizer kernel</source>
        <translation>优化器内核</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Every n-th layer</source>
        <translation>每 n 层</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>注意力窗口</translation>
    </message>
    <message>
        <source>Image tokens</source>
        <translation>图像 token</translation>
    </message>
    <message>
        <source>Optimizer in backward</source>
        <translation>反向中更新</translation>
    </message>
    <message>
        <source>Offload activations</source>
        <translation>卸载激活</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation>打包序列</translation>
    </message>
    <message>
        <source>Padding mask</source>
        <translation>填充掩码</translation>
    </message>
    <message>
        <source>Keep logits</source>
        <translation>保留 logits</translation>
    </message>
    <message>
        <source>Use cache</source>
        <translation>使用缓存</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>平均长度</translation>
    </message>
    <message>
        <source>Reference model</source>
        <translation>参考模型</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>采样数</translation>
    </message>
    <message>
        <source>Answer length</source>
        <translation>回答长度</translation>
    </message>
    <message>
        <source>Engine share</source>
        <translation>引擎占比</translation>
    </message>
    <message>
        <source>Loaded by</source>
        <translation>加载者</translation>
    </message>
    <message>
        <source>Loaded as</source>
        <translation>加载为</translation>
    </message>
    <message>
        <source>Load without memory</source>
        <translation>空壳加载</translation>
    </message>
    <message>
        <source>Saved state</source>
        <translation>保存内容</translation>
    </message>
    <message>
        <source>Gathered in</source>
        <translation>聚合于</translation>
    </message>
    <message>
        <source>Weight dtype</source>
        <translation>权重类型</translation>
    </message>
    <message>
        <source>Gradient dtype</source>
        <translation>梯度类型</translation>
    </message>
    <message>
        <source>State dtype</source>
        <translation>状态类型</translation>
    </message>
    <message>
        <source>Master copy</source>
        <translation>主副本</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标层</translation>
    </message>
    <message>
        <source>Adapter dtype</source>
        <translation>适配器类型</translation>
    </message>
    <message>
        <source>Also trained</source>
        <translation>另训练</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>DoRA</source>
        <translation>DoRA</translation>
    </message>
    <message>
        <source>rsLoRA</source>
        <translation>rsLoRA</translation>
    </message>
    <message>
        <source>Base format</source>
        <translation>基座格式</translation>
    </message>
    <message>
        <source>Double quantisation</source>
        <translation>双重量化</translation>
    </message>
    <message>
        <source>Rest to fp32</source>
        <translation>其余转 fp32</translation>
    </message>
    <message>
        <source>Packed as</source>
        <translation>打包为</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>并发序列</translation>
    </message>
    <message>
        <source>Cache dtype</source>
        <translation>缓存类型</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Offload optimizer</source>
        <translation>卸载优化器</translation>
    </message>
    <message>
        <source>Offload weights</source>
        <translation>卸载权重</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>副本数</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>虚拟阶段</translation>
    </message>
    <message>
        <source>Reduce dtype</source>
        <translation>归约类型</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>Loss parallel</source>
        <translation>损失并行</translation>
    </message>
    <message>
        <source>Reshard after forward</source>
        <translation>前向后重分片</translation>
    </message>
    <message>
        <source>Ends as own units</source>
        <translation>首尾独立单元</translation>
    </message>
    <message>
        <source>No sync</source>
        <translation>不同步</translation>
    </message>
    <message>
        <source>Bucket view</source>
        <translation>桶视图</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>Live parameters</source>
        <translation>活跃参数</translation>
    </message>
    <message>
        <source>Prefetch</source>
        <translation>预取</translation>
    </message>
    <message>
        <source>Persistent below</source>
        <translation>常驻阈值</translation>
    </message>
    <message>
        <source>Reset to the default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Default of this profile: %1</source>
        <translation>此配置的默认值：%1</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a plan file</source>
        <translation>打开方案文件</translation>
    </message>
    <message>
        <source>Import preset</source>
        <translation>导入预设</translation>
    </message>
    <message>
        <source>Plan as JSON</source>
        <translation>方案导出为 JSON</translation>
    </message>
    <message>
        <source>Chart as a picture</source>
        <translation>图表导出为图片</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>图片 (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
    <message>
        <source>Plan files (*.json)</source>
        <translation>方案文件 (*.json)</translation>
    </message>
</context>
<context>
    <name>HardwareSection</name>
    <message>
        <source>{count} MiB each</source>
        <translation>每卡 {count} MiB</translation>
    </message>
    <message>
        <source>NVLink {rate} GB/s</source>
        <translation>NVLink {rate} GB/s</translation>
    </message>
    <message>
        <source>no NVLink</source>
        <translation>无 NVLink</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>The plan lists its cards one by one</source>
        <translation>方案逐张列出了显卡</translation>
    </message>
</context>
<context>
    <name>HubDialog</name>
    <message>
        <source>Add from Hugging Face</source>
        <translation>从 Hugging Face 添加</translation>
    </message>
    <message>
        <source>&amp;Model id or address</source>
        <translation>模型 ID 或网址(&amp;M)</translation>
    </message>
    <message>
        <source>owner/name</source>
        <translation>owner/name</translation>
    </message>
    <message>
        <source>Fetches config.json and the tensor sizes, no weights. Nothing is sent before you press Fetch. For gated models, your Hugging Face login is used.</source>
        <translation>只获取 config.json 和张量尺寸，不下载权重。点击“获取”之前不会发送任何内容。受限模型使用您的 Hugging Face 登录。</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Asking for the model…</source>
        <translation>正在查询模型…</translation>
    </message>
    <message>
        <source>Fetching config.json…</source>
        <translation>正在获取 config.json…</translation>
    </message>
    <message>
        <source>Looking for a quantisation…</source>
        <translation>正在查找量化信息…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ImportAdapter</name>
    <message>
        <source>{name}: rank {rank}, {targets}; also trained: {saved}.</source>
        <translation>{name}：秩 {rank}，{targets}；同时训练：{saved}。</translation>
    </message>
    <message>
        <source>{name}: rank {rank}, {targets}.</source>
        <translation>{name}：秩 {rank}，{targets}。</translation>
    </message>
</context>
<context>
    <name>ImportDesk</name>
    <message>
        <source>Open a plan or model</source>
        <translation>打开方案或模型</translation>
    </message>
    <message>
        <source>Plans and models (*.json *.safetensors *.gguf)</source>
        <translation>方案和模型 (*.json *.safetensors *.gguf)</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>打开模型文件</translation>
    </message>
    <message>
        <source>Model files (*.json *.safetensors *.gguf)</source>
        <translation>模型文件 (*.json *.safetensors *.gguf)</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>打开模型文件夹</translation>
    </message>
    <message>
        <source>Read the missing value from weights</source>
        <translation>从权重读取缺失的值</translation>
    </message>
    <message>
        <source>Weights (*.safetensors *.index.json *.gguf)</source>
        <translation>权重 (*.safetensors *.index.json *.gguf)</translation>
    </message>
    <message>
        <source>{name}: {sentence}</source>
        <translation>{name}：{sentence}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ImportFailure</name>
    <message>
        <source>{part}: {problem}</source>
        <translation>{part}：{problem}</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}。</translation>
    </message>
    <message>
        <source>{name}: {problem}.</source>
        <translation>{name}：{problem}。</translation>
    </message>
</context>
<context>
    <name>ImportModel</name>
    <message>
        <source>Reading the file…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ImportPlurals</name>
    <message numerus="yes">
        <source>{name} needs %n value(s) before it can be planned.</source>
        <translation>
            <numerusform>{name} 还缺 %n 个值，才能规划。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n card(s)</source>
        <translation>
            <numerusform>使用 %n 张显卡</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSource</name>
    <message>
        <source>Sizes entered by hand, parameters by formula.</source>
        <translation>尺寸为手动填写，参数按公式计算。</translation>
    </message>
    <message>
        <source>Sizes from config.json, parameters by formula.</source>
        <translation>尺寸取自 config.json，参数按公式计算。</translation>
    </message>
</context>
<context>
    <name>ImportValue</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>nothing in the file</source>
        <translation>文件中未说明</translation>
    </message>
    <message>
        <source>most models</source>
        <translation>多数模型</translation>
    </message>
    <message>
        <source>every method</source>
        <translation>所有方法</translation>
    </message>
</context>
<context>
    <name>LayoutDialog</name>
    <message>
        <source>Find a layout</source>
        <translation>查找分片方案</translation>
    </message>
    <message>
        <source>{model}, {method}: every way to share it that can be.</source>
        <translation>{model}，{method}：所有可行的分片方案。</translation>
    </message>
    <message>
        <source>&amp;Adopt this layout</source>
        <translation>采用此方案(&amp;A)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Layouts, quickest first</source>
        <translation>分片方案，快者在前</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Layouts are for training, counted in detail.</source>
        <translation>分片方案只适用于训练，且按详细口径计算。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>查找中…</translation>
    </message>
    <message>
        <source>Adopted; Undo takes it back.</source>
        <translation>已采用；可撤销。</translation>
    </message>
    <message>
        <source>Stopped; these were found by then.</source>
        <translation>已停止；以下为已找到的。</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Search &amp;again</source>
        <translation>重新查找(&amp;G)</translation>
    </message>
</context>
<context>
    <name>LayoutQuestion</name>
    <message>
        <source>The plan lists its cards one by one</source>
        <translation>方案逐张列出了显卡</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>机器数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Cards in each</source>
        <translation>每机卡数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Sequences in a step</source>
        <translation>每步序列数(&amp;S)</translation>
    </message>
    <message>
        <source>Global batch: of all replicas and micro-batches together</source>
        <translation>全局批：所有副本和微批之和</translation>
    </message>
    <message>
        <source>&amp;Only what fits</source>
        <translation>只看放得下的(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>Layout</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Batch × steps</source>
        <translation>微批 × 步</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>{unit} per GPU</source>
        <translation>每 GPU {unit}</translation>
    </message>
    <message>
        <source>Step, s</source>
        <translation>步，秒</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>词元/秒</translation>
    </message>
    <message>
        <source>Traffic, {unit}</source>
        <translation>通信，{unit}</translation>
    </message>
    <message>
        <source>Traffic, s</source>
        <translation>通信，秒</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>No layout: the batch cannot be divided among these cards.</source>
        <translation>没有方案：批无法分给这些卡。</translation>
    </message>
    <message>
        <source>No layout fits.</source>
        <translation>没有放得下的方案。</translation>
    </message>
    <message>
        <source>No layout fits; the smallest takes {amount} per GPU.</source>
        <translation>没有放得下的方案；最小的每 GPU 需 {amount}。</translation>
    </message>
</context>
<context>
    <name>LimitHint</name>
    <message>
        <source>up to {value}</source>
        <translation>至多 {value}</translation>
    </message>
    <message>
        <source>no length fits</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>Not even 1 fits with all else as it is.</source>
        <translation>其余不变时连 1 都放不下。</translation>
    </message>
    <message>
        <source>Borderline up to {fits}; no value is comfortable.</source>
        <translation>{fits} 以内临界；没有宽裕的取值。</translation>
    </message>
    <message>
        <source>Comfortable up to {comfortable}, borderline up to {fits}.</source>
        <translation>{comfortable} 以内宽裕，{fits} 以内临界。</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>Through main memory</source>
        <translation>经由主存</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>无连接</translation>
    </message>
    <message>
        <source>{link}, speed unknown</source>
        <translation>{link}，速度未知</translation>
    </message>
    <message>
        <source>{link}, {rate} GB/s each way</source>
        <translation>{link}，单向 {rate} GB/s</translation>
    </message>
    <message>
        <source>between machines: {link}</source>
        <translation>机器之间：{link}</translation>
    </message>
</context>
<context>
    <name>LocalCards</name>
    <message>
        <source>memory not reported</source>
        <translation>未报告显存</translation>
    </message>
    <message>
        <source>{total} MiB</source>
        <translation>{total} MiB</translation>
    </message>
    <message>
        <source>{total} MiB, {free} MiB free</source>
        <translation>{total} MiB，空闲 {free} MiB</translation>
    </message>
    <message>
        <source>compute capability {level}</source>
        <translation>计算能力 {level}</translation>
    </message>
    <message>
        <source>Main memory: {amount}</source>
        <translation>主内存：{amount}</translation>
    </message>
    <message>
        <source>Main memory: not reported; enter it by hand</source>
        <translation>主内存：未报告，请手动填写</translation>
    </message>
    <message>
        <source>Driver {version}</source>
        <translation>驱动 {version}</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Asking the driver…</source>
        <translation>正在询问驱动…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新检测</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cannot be planned on as it is; see below</source>
        <translation>无法直接规划，见下方说明</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>计法</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Put the keyboard in a field, then press F1</source>
        <translation>先选中字段，再按 F1</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Full</source>
        <translation>全参数</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
</context>
<context>
    <name>MethodCard</name>
    <message>
        <source>Method in detail</source>
        <translation>详细方法</translation>
    </message>
    <message>
        <source>{count} trainable, {share}</source>
        <translation>可训练 {count}，{share}</translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation>{count} 参数</translation>
    </message>
</context>
<context>
    <name>MethodFirstInSentence</name>
    <message>
        <source>Full fine-tuning</source>
        <translation>全参数微调</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
</context>
<context>
    <name>MethodInsideSentence</name>
    <message>
        <source>full fine-tuning</source>
        <translation>全参数微调</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>inference</source>
        <translation>推理</translation>
    </message>
</context>
<context>
    <name>MissingExpected</name>
    <message>
        <source>A whole number, usually 2.5 to 4 times the hidden size.</source>
        <translation>整数，通常为隐藏维度的 2.5 至 4 倍。</translation>
    </message>
    <message>
        <source>A whole number, usually 1 to 8.</source>
        <translation>整数，通常为 1 至 8。</translation>
    </message>
    <message>
        <source>A whole number, usually 64, 128 or 256.</source>
        <translation>整数，通常为 64、128 或 256。</translation>
    </message>
    <message>
        <source>Such models usually have {value} ({basis}).</source>
        <translation>此类模型通常为 {value}（{basis}）。</translation>
    </message>
    <message>
        <source>A whole number; nothing is guessed.</source>
        <translation>整数；不作任何猜测。</translation>
    </message>
    <message>
        <source>transformers&apos; default</source>
        <translation>transformers 的默认值</translation>
    </message>
</context>
<context>
    <name>MissingWhere</name>
    <message>
        <source>In config.json of the model&apos;s repository, as {key}. Or in the weights.</source>
        <translation>在模型仓库的 config.json 中，键为 {key}；或在权重中。</translation>
    </message>
    <message>
        <source>In config.json of the model&apos;s repository, as {key} or {others}. Or in the weights.</source>
        <translation>在模型仓库的 config.json 中，键为 {key} 或 {others}；或在权重中。</translation>
    </message>
</context>
<context>
    <name>MissingWhy</name>
    <message>
        <source>It is a side of every matrix. Every total depends on it.</source>
        <translation>它是每个矩阵的一边，所有总量都取决于它。</translation>
    </message>
    <message>
        <source>Weights and activations grow with each layer; without it there is no total.</source>
        <translation>权重和激活随层数增长；缺了它就没有总量。</translation>
    </message>
    <message>
        <source>It sets the embedding, the head and the logits, often the largest tensor.</source>
        <translation>它决定嵌入、输出头和 logits，往往是最大的张量。</translation>
    </message>
    <message>
        <source>It sets the shapes of the attention matrices and of the KV cache.</source>
        <translation>它决定注意力矩阵和 KV 缓存的形状。</translation>
    </message>
    <message>
        <source>It sets the MLP matrices of every layer, about two thirds of all parameters.</source>
        <translation>它决定每层的 MLP 矩阵，约占全部参数的三分之二。</translation>
    </message>
    <message>
        <source>It sets the matrices of every expert, most of the parameters.</source>
        <translation>它决定每个专家的矩阵，占参数的大部分。</translation>
    </message>
    <message>
        <source>It says how many experts work on a token, and so what is kept for training.</source>
        <translation>它说明每个词元由几个专家处理，从而决定训练时保留的内容。</translation>
    </message>
    <message>
        <source>It sets the matrices and the state of the linear attention layers.</source>
        <translation>它决定线性注意力层的矩阵和状态。</translation>
    </message>
    <message>
        <source>The hidden size does not divide by the heads, so it cannot be derived.</source>
        <translation>隐藏维度不能被头数整除，无法推导。</translation>
    </message>
</context>
<context>
    <name>ModelSection</name>
    <message>
        <source>{count} context</source>
        <translation>上下文 {count}</translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation>{count} 参数</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>许可证：{name}</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name of the preset</source>
        <translation>预设名称(&amp;N)</translation>
    </message>
</context>
<context>
    <name>NeedsData</name>
    <message>
        <source>The last complete plan, kept for reference: {name}</source>
        <translation>上一个完整方案，供参考：{name}</translation>
    </message>
    <message>
        <source>Go back to it</source>
        <translation>返回该方案</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>已知内容</translation>
    </message>
    <message>
        <source>{assumed} assumed · {derived} derived · {read} read</source>
        <translation>假定 {assumed} · 推导 {derived} · 读取 {read}</translation>
    </message>
    <message>
        <source>Not in the file: {names}. Enter it on the left.</source>
        <translation>文件中没有：{names}。请在左侧填写。</translation>
    </message>
    <message>
        <source>Why it is needed</source>
        <translation>为什么需要</translation>
    </message>
    <message>
        <source>Where to find it</source>
        <translation>在哪里找</translation>
    </message>
    <message>
        <source>Read from weights…</source>
        <translation>从权重读取…</translation>
    </message>
    <message>
        <source>Opens a .safetensors or .gguf file; reads its header only.</source>
        <translation>打开 .safetensors 或 .gguf 文件，只读取文件头。</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>缺少 {key}</translation>
    </message>
    <message>
        <source>Accept {value}</source>
        <translation>采用 {value}</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>The numbers for the {gpu} are calibrated by your own measurements.</source>
        <translation>{gpu} 的数字已按您的实测校准。</translation>
    </message>
    <message>
        <source>{field} is kept in the plan but does not change the numbers yet.</source>
        <translation>{field} 已保存在方案中，但尚不影响数值。</translation>
    </message>
    <message>
        <source>{gpu} does not compute in bf16.</source>
        <translation>{gpu} 不支持 bf16 计算。</translation>
    </message>
    <message>
        <source>{gpu} does not compute in FP8.</source>
        <translation>{gpu} 不支持 FP8 计算。</translation>
    </message>
    <message>
        <source>{gpu} does not compute in MXFP8.</source>
        <translation>{gpu} 不支持 MXFP8 计算。</translation>
    </message>
    <message>
        <source>{gpu} does not compute in NVFP4.</source>
        <translation>{gpu} 不支持 NVFP4 计算。</translation>
    </message>
    <message>
        <source>FlashAttention 2 does not run on {gpu}.</source>
        <translation>FlashAttention 2 无法在 {gpu} 上运行。</translation>
    </message>
    <message>
        <source>No module of this model is named {target}.</source>
        <translation>此模型没有名为 {target} 的模块。</translation>
    </message>
    <message>
        <source>The adapter adapts no module, so nothing is trained.</source>
        <translation>适配器未适配任何模块，因此没有训练内容。</translation>
    </message>
    <message>
        <source>Adapted experts are merged in each pass: {bytes} for all layers.</source>
        <translation>适配的专家在每次计算中被合并：全部层共 {bytes}。</translation>
    </message>
    <message>
        <source>The score soft cap of this model needs eager attention.</source>
        <translation>此模型的注意力软上限需要 Eager 注意力。</translation>
    </message>
    <message>
        <source>This optimizer is made for full fine-tuning.</source>
        <translation>此优化器用于全参数微调。</translation>
    </message>
    <message>
        <source>An optimizer in the backward pass cannot accumulate gradients.</source>
        <translation>反向中更新的优化器无法累积梯度。</translation>
    </message>
    <message>
        <source>A KV cache and recomputation exclude each other.</source>
        <translation>KV 缓存与重算互斥。</translation>
    </message>
    <message>
        <source>Weights stored as {checkpoint} cannot be trained as they are.</source>
        <translation>以 {checkpoint} 存储的权重无法直接训练。</translation>
    </message>
    <message>
        <source>The {checkpoint} checkpoint is opened to 16 bit: {bytes} of weights.</source>
        <translation>{checkpoint} 检查点还原为 16 位：权重 {bytes}。</translation>
    </message>
    <message>
        <source>The base stays as stored: {checkpoint}.</source>
        <translation>基座保持原存储：{checkpoint}。</translation>
    </message>
    <message>
        <source>Tensor parallel {asked} on {cards} cards: counted with {used}.</source>
        <translation>{cards} 张卡上张量并行 {asked}：按 {used} 计算。</translation>
    </message>
    <message>
        <source>{heads} heads cannot be split {asked} ways: counted with {used} ({legal}).</source>
        <translation>{heads} 个头无法切成 {asked} 份：按 {used} 计算（{legal}）。</translation>
    </message>
    <message>
        <source>{kv_heads} key heads over {tensor} ranks: some are held twice.</source>
        <translation>{kv_heads} 个键头分到 {tensor} 个进程：部分重复保存。</translation>
    </message>
    <message>
        <source>{layers} layers make no {asked} stages: counted with {used}.</source>
        <translation>{layers} 层无法分成 {asked} 个阶段：按 {used} 计算。</translation>
    </message>
    <message>
        <source>{cards} cards make no {asked} stages: counted with {used} ({legal}).</source>
        <translation>{cards} 张卡无法分成 {asked} 个阶段：按 {used} 计算（{legal}）。</translation>
    </message>
    <message>
        <source>Too few layers ({layers}) for {asked} virtual stages: at most {used}.</source>
        <translation>层数（{layers}）不足以分 {asked} 个虚拟阶段：至多 {used}。</translation>
    </message>
    <message>
        <source>Context parallel {asked} on {cards} cards: counted with {used} ({legal}).</source>
        <translation>{cards} 张卡上上下文并行 {asked}：按 {used} 计算（{legal}）。</translation>
    </message>
    <message>
        <source>{cards} cards are no multiple of {product}: {used} of them work.</source>
        <translation>{cards} 张卡不是 {product} 的倍数：其中 {used} 张工作。</translation>
    </message>
    <message>
        <source>{idle} of {cards} cards do nothing under this strategy.</source>
        <translation>此策略下 {cards} 张卡中有 {idle} 张闲置。</translation>
    </message>
    <message>
        <source>A layer split goes with no other way of splitting; try {legal}.</source>
        <translation>按层切分不能与其他切分并用；可试 {legal}。</translation>
    </message>
    <message>
        <source>{cards} cards for {layers} layers: some hold none.</source>
        <translation>{cards} 张卡对 {layers} 层：部分卡为空。</translation>
    </message>
    <message>
        <source>{strategy} on one card shares nothing.</source>
        <translation>单卡上的 {strategy} 没有可分担的内容。</translation>
    </message>
    <message>
        <source>{asked} replicas of {group} ranks: counted with {used} ({legal}).</source>
        <translation>{group} 个进程的 {asked} 份副本：按 {used} 计算（{legal}）。</translation>
    </message>
    <message>
        <source>This model has no experts to spread.</source>
        <translation>此模型没有可分布的专家。</translation>
    </message>
    <message>
        <source>{experts} experts over {asked} ranks: counted with {used} ({legal}).</source>
        <translation>{experts} 个专家分到 {asked} 个进程：按 {used} 计算（{legal}）。</translation>
    </message>
    <message>
        <source>A 4-bit base packed as {storage} is whole on every card; {legal} can be sharded.</source>
        <translation>以 {storage} 打包的 4 位基座在每卡上都是完整的；{legal} 可分片。</translation>
    </message>
    <message>
        <source>{strategy} cannot shard {storage}; a float storage is assumed.</source>
        <translation>{strategy} 无法切分 {storage}；按浮点存储计算。</translation>
    </message>
    <message>
        <source>{strategy} offloads states to: {optimizer}, weights to: {parameters}.</source>
        <translation>{strategy} 卸载状态至：{optimizer}，权重至：{parameters}。</translation>
    </message>
    <message>
        <source>{strategy} keeps the frozen base whole on every card.</source>
        <translation>{strategy} 在每卡保留完整的冻结基座。</translation>
    </message>
    <message>
        <source>The text part is planned: {level} of the config.</source>
        <translation>规划的是文本部分：config 的 {level}。</translation>
    </message>
    <message>
        <source>Sizes stand in two places of the config; those of {level} were used.</source>
        <translation>config 中有两处尺寸；采用 {level} 的。</translation>
    </message>
    <message>
        <source>{found} was read as its relative {family}.</source>
        <translation>{found} 按相近的 {family} 读取。</translation>
    </message>
    <message>
        <source>Model type “{found}” is not known; the model was read from its sizes alone.</source>
        <translation>模型类型“{found}”未知；仅按尺寸读取。</translation>
    </message>
    <message>
        <source>{field} is absent; assumed {value}, from {basis}.</source>
        <translation>缺少 {field}；假定为 {value}，依据 {basis}。</translation>
    </message>
    <message>
        <source>Gated MLP assumed: {gated}. Basis: {basis}.</source>
        <translation>假定门控 MLP：{gated}。依据：{basis}。</translation>
    </message>
    <message>
        <source>Norm assumed: {norm}. Basis: {basis}.</source>
        <translation>假定归一化：{norm}。依据：{basis}。</translation>
    </message>
    <message>
        <source>tie_word_embeddings is absent; assumed {tied}, the default of {family}.</source>
        <translation>缺少 tie_word_embeddings；假定为{tied}，{family} 的默认值。</translation>
    </message>
    <message>
        <source>{field} is absent; {value} is what transformers fills in.</source>
        <translation>缺少 {field}；transformers 会填入 {value}。</translation>
    </message>
    <message>
        <source>{field} = {value}, derived from {basis}.</source>
        <translation>{field} = {value}，由 {basis} 推导。</translation>
    </message>
    <message>
        <source>Activation {found} is not known; counted as {used}.</source>
        <translation>未知激活函数 {found}；按 {used} 计算。</translation>
    </message>
    <message>
        <source>{field} is no usable length and was left out.</source>
        <translation>{field} 不是可用的长度，已忽略。</translation>
    </message>
    <message>
        <source>The config does not say how the weights are stored; 16 bit was taken.</source>
        <translation>config 未说明权重的存储类型；按 16 位处理。</translation>
    </message>
    <message>
        <source>Stored in fp32: the files are twice as large as the 16-bit weights.</source>
        <translation>以 fp32 存储：文件是 16 位权重的两倍。</translation>
    </message>
    <message>
        <source>{layers} layers for predicting further tokens are in the file and not trained.</source>
        <translation>文件含 {layers} 个多词元预测层，不参与训练。</translation>
    </message>
    <message>
        <source>Per-layer embeddings of {table} elements are counted.</source>
        <translation>已计入 {table} 个元素的逐层嵌入。</translation>
    </message>
    <message>
        <source>Vision tower of {parameters} parameters, counted apart ({basis}); can be frozen.</source>
        <translation>视觉塔 {parameters} 参数，单独计算（{basis}）；可冻结。</translation>
    </message>
    <message>
        <source>A vision tower is named without sizes; it is not counted.</source>
        <translation>提到了视觉塔但没有尺寸；未计入。</translation>
    </message>
    <message>
        <source>Quantised checkpoint ({method}): as it is for {packed}; opened to 16 bit, {growth} times as large, for {opened}.</source>
        <translation>量化检查点（{method}）：原样可用于{packed}；展开为 16 位后为 {growth} 倍大小，可用于{opened}。</translation>
    </message>
    <message>
        <source>Quantised checkpoint ({method}, {bits} bits a weight): for {packed} as it is.</source>
        <translation>量化检查点（{method}，每权重 {bits} 位）：原样可用于{packed}。</translation>
    </message>
    <message>
        <source>Quantisation “{method}” is not known: inference only, by the size of the file.</source>
        <translation>未知量化“{method}”：仅推理，按文件大小计算。</translation>
    </message>
    <message>
        <source>{parameters} parameters, counted in the tensors and confirmed by the formula.</source>
        <translation>{parameters} 个参数，由张量计数，公式确认。</translation>
    </message>
    <message>
        <source>The tensors hold {tensors} parameters, the formula gives {formula}.</source>
        <translation>张量含 {tensors} 个参数，公式得出 {formula}。</translation>
    </message>
    <message>
        <source>No config.json beside it: sizes read from the tensors&apos; shapes, as {family}.</source>
        <translation>旁边没有 config.json：按张量形状读取尺寸，视为 {family}。</translation>
    </message>
    <message>
        <source>Sizes read from the header of the GGUF file.</source>
        <translation>尺寸取自 GGUF 文件头。</translation>
    </message>
    <message>
        <source>A GGUF file is for inference; to train, take the original weights.</source>
        <translation>GGUF 文件用于推理；训练请用原始权重。</translation>
    </message>
    <message>
        <source>The index claims {claimed} for {field}; the headers add up to {found}.</source>
        <translation>索引声称 {field} 为 {claimed}；文件头合计 {found}。</translation>
    </message>
    <message>
        <source>{absent} of {expected} weight files are not there; the config&apos;s formula was used.</source>
        <translation>{expected} 个权重文件缺 {absent} 个；按 config 公式计算。</translation>
    </message>
    <message>
        <source>A part of the split file is not there.</source>
        <translation>分卷文件缺少一部分。</translation>
    </message>
    <message>
        <source>Rank {rank} and targets {targets} read from the adapter&apos;s weights.</source>
        <translation>秩 {rank} 和目标 {targets} 取自适配器权重。</translation>
    </message>
    <message>
        <source>The adapter names no targets; PEFT&apos;s usual ones were taken: {targets}.</source>
        <translation>适配器未写目标；采用 PEFT 的常用目标：{targets}。</translation>
    </message>
    <message>
        <source>Targets read from the expression “{pattern}”: {targets}.</source>
        <translation>由表达式“{pattern}”得到的目标：{targets}。</translation>
    </message>
    <message>
        <source>The expression “{pattern}” names no known module; all linear layers were taken.</source>
        <translation>表达式“{pattern}”不含已知模块；采用所有线性层。</translation>
    </message>
    <message>
        <source>The adapter&apos;s config says rank {config}, its weights {weights}; the weights count.</source>
        <translation>适配器 config 写秩 {config}，权重为 {weights}；以权重为准。</translation>
    </message>
    <message>
        <source>The rank differs from module to module; one rank was taken for all.</source>
        <translation>各模块的秩不同；统一取一个。</translation>
    </message>
    <message>
        <source>The adapter does not say which model it was trained on.</source>
        <translation>适配器未说明训练所用的模型。</translation>
    </message>
    <message>
        <source>NVIDIA cards cannot be seen: the package nvidia-ml-py is not installed. pip install finefit[local], or choose the card by hand.</source>
        <translation>无法检测 NVIDIA 显卡：未安装 nvidia-ml-py。请运行 pip install finefit[local]，或手动选择显卡。</translation>
    </message>
    <message>
        <source>No NVIDIA driver answers here. Choose the card by hand.</source>
        <translation>没有 NVIDIA 驱动响应。请手动选择显卡。</translation>
    </message>
    <message>
        <source>The NVIDIA driver failed while it was asked ({reason}). Choose the card by hand.</source>
        <translation>NVIDIA 驱动在询问时出错（{reason}）。请手动选择显卡。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is there, but it sees no card.</source>
        <translation>有 NVIDIA 驱动，但未发现显卡。</translation>
    </message>
    <message>
        <source>Card {index} does not answer ({reason}) and was left out.</source>
        <translation>显卡 {index} 无响应（{reason}），已略过。</translation>
    </message>
    <message>
        <source>{name} shares the main memory and reports no total of its own. Enter the part it may use as a card of your own.</source>
        <translation>{name} 与主内存共享，不报告自身总量。请把可用部分填为自定义显卡。</translation>
    </message>
    <message>
        <source>{name} is cut into MIG slices. Enter the slice you train on as a card of your own.</source>
        <translation>{name} 已划分为 MIG 实例。请把训练所用的实例填为自定义显卡。</translation>
    </message>
    <message>
        <source>{name} is not in the catalogue; it is used with what the driver reports.</source>
        <translation>{name} 不在目录中；采用驱动报告的数据。</translation>
    </message>
    <message>
        <source>{name} reports {found} MiB, the catalogue has {expected} MiB; the driver&apos;s number is used.</source>
        <translation>{name} 报告 {found} MiB，目录为 {expected} MiB；以驱动为准。</translation>
    </message>
    <message>
        <source>Processor and graphics share {total} MiB. The system keeps a part; set the reserve accordingly.</source>
        <translation>处理器与图形共享 {total} MiB。系统会占用一部分，请相应设置预留。</translation>
    </message>
    <message>
        <source>This system does not tell which cards it has. Choose the card by hand.</source>
        <translation>本系统不提供显卡信息。请手动选择显卡。</translation>
    </message>
</context>
<context>
    <name>NoticesPopup</name>
    <message>
        <source>Notices</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>T</source>
        <comment>trillion, 1e12</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>B</source>
        <comment>billion, 1e9</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>M</source>
        <comment>million, 1e6</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>k</source>
        <comment>thousand</comment>
        <translation>k</translation>
    </message>
</context>
<context>
    <name>OthersSay</name>
    <message>
        <source>This plan, {convention}</source>
        <translation>本方案，{convention}</translation>
    </message>
    <message>
        <source>Per card</source>
        <translation>每卡</translation>
    </message>
    <message>
        <source>Formula of</source>
        <translation>公式出处</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What public formulas say</source>
        <translation>公开公式的结果</translation>
    </message>
</context>
<context>
    <name>OwnEntries</name>
    <message>
        <source>Own model</source>
        <translation>自定义模型</translation>
    </message>
    <message>
        <source>Own card</source>
        <translation>自定义显卡</translation>
    </message>
    <message>
        <source>Take off my list</source>
        <translation>从我的列表移除</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation>优化器更新</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>PickerPopup</name>
    <message>
        <source>Search by name, family or size</source>
        <translation>按名称、系列或规模搜索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配项</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>没有匹配项</translation>
    </message>
</context>
<context>
    <name>PlainTable</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) so far</source>
        <translation>
            <numerusform>目前 %n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are %n pool(s) of memory, not one of {all}.</source>
        <translation>
            <numerusform>%n 张卡是 %n 块独立显存，不是一块 {all}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} fits %n of {all} boxes.</source>
        <translation>
            <numerusform>{method}放得进 {all} 台机器中的 %n 台。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetActions</name>
    <message>
        <source>Saved: {name}</source>
        <translation>已保存：{name}</translation>
    </message>
    <message>
        <source>My plan</source>
        <translation>我的方案</translation>
    </message>
    <message>
        <source>Save preset as</source>
        <translation>预设另存为</translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation>重命名预设</translation>
    </message>
    <message>
        <source>Deleted: {name}. The File menu can bring it back.</source>
        <translation>已删除：{name}。可在文件菜单中恢复。</translation>
    </message>
    <message>
        <source>Back again: {name}</source>
        <translation>已恢复：{name}</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>{name} (unreadable)</source>
        <translation>{name}（无法读取）</translation>
    </message>
    <message>
        <source>{name}, an example that comes with Finefit</source>
        <translation>{name}，随附示例</translation>
    </message>
    <message>
        <source>Not saved as a preset</source>
        <translation>未保存为预设</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Must not be empty</source>
        <translation>不能为空</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <translation>缺少一个值</translation>
    </message>
    <message>
        <source>No model {value} in the catalogue; nearest: {nearest}</source>
        <translation>目录中没有模型 {value}；相近：{nearest}</translation>
    </message>
    <message>
        <source>No card {value} in the catalogue; nearest: {nearest}</source>
        <translation>目录中没有显卡 {value}；相近：{nearest}</translation>
    </message>
    <message>
        <source>The model file leaves a value open: {needs}</source>
        <translation>模型文件缺少一个值：{needs}</translation>
    </message>
    <message>
        <source>Is too long</source>
        <translation>过长</translation>
    </message>
    <message>
        <source>Does not go with the other fields: {reason}</source>
        <translation>与其他字段不符：{reason}</translation>
    </message>
    <message>
        <source>Must be one of: {choices}</source>
        <translation>须为其中之一：{choices}</translation>
    </message>
    <message>
        <source>Unknown key {found}; did you mean {nearest}?</source>
        <translation>未知键 {found}；是否指 {nearest}？</translation>
    </message>
    <message>
        <source>The key stands there twice</source>
        <translation>该键重复出现</translation>
    </message>
    <message>
        <source>Must not be {found}</source>
        <translation>不能是 {found}</translation>
    </message>
    <message>
        <source>Written by a newer version: format {found}, known up to {newest}</source>
        <translation>由更新版本写入：格式 {found}，已知至 {newest}</translation>
    </message>
    <message>
        <source>Is not valid JSON</source>
        <translation>不是有效的 JSON</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>The file holds no plan</source>
        <translation>文件中没有方案</translation>
    </message>
    <message>
        <source>Is nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>Holds {found}, which is no number</source>
        <translation>含 {found}，不是数字</translation>
    </message>
    <message>
        <source>Is not a text file</source>
        <translation>不是文本文件</translation>
    </message>
    <message>
        <source>The file does not exist</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>无法读取文件：{reason}</translation>
    </message>
    <message>
        <source>The file is too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>Could not be written: {reason}</source>
        <translation>无法写入：{reason}</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>May not be written: {reason}</source>
        <translation>不允许写入：{reason}</translation>
    </message>
    <message>
        <source>The folder does not exist</source>
        <translation>文件夹不存在</translation>
    </message>
    <message>
        <source>Is a folder</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>名称过长</translation>
    </message>
    <message>
        <source>A preset of this name exists already</source>
        <translation>已有同名预设</translation>
    </message>
    <message>
        <source>Is an example and cannot be changed</source>
        <translation>是示例，不能更改</translation>
    </message>
    <message>
        <source>There is no such preset</source>
        <translation>没有此预设</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}：{problem}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} 至 {most}</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>不小于 {least}</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>There is no such file any more</source>
        <translation>文件已不存在</translation>
    </message>
    <message>
        <source>Is no file; open a file or a model folder</source>
        <translation>不是文件；请打开文件或模型文件夹</translation>
    </message>
    <message>
        <source>Changed while it was read; open it again when it is whole</source>
        <translation>读取时发生变化；完整后再打开</translation>
    </message>
    <message>
        <source>Is only a Git LFS pointer; fetch the file itself with git lfs pull</source>
        <translation>只是 Git LFS 指针；请用 git lfs pull 获取文件本身</translation>
    </message>
    <message>
        <source>Is a {found}; open {expected} beside it</source>
        <translation>这是 {found}；请打开旁边的 {expected}</translation>
    </message>
    <message>
        <source>Cannot be read; open one of: {expected}</source>
        <translation>无法读取；请打开以下之一：{expected}</translation>
    </message>
    <message>
        <source>Holds no model; a folder needs one of: {expected}</source>
        <translation>没有模型；文件夹需含以下之一：{expected}</translation>
    </message>
    <message>
        <source>Is a pickle, which could run code, and is not opened. Open the config.json or the .safetensors of the same model</source>
        <translation>是 pickle，可能执行代码，不予打开。请打开同一模型的 config.json 或 .safetensors</translation>
    </message>
    <message>
        <source>Names a file outside its own folder and is not followed; open the config.json</source>
        <translation>引用了文件夹之外的文件，不予跟随；请打开 config.json</translation>
    </message>
    <message>
        <source>Lists more than {most} files; open the config.json instead</source>
        <translation>列出超过 {most} 个文件；请改为打开 config.json</translation>
    </message>
    <message>
        <source>The reader stopped at this file; open the config.json instead</source>
        <translation>读取此文件时中断；请改为打开 config.json</translation>
    </message>
    <message>
        <source>The shapes in these weights do not show the missing value; type it in</source>
        <translation>这些权重的形状看不出缺失的值；请手动填写</translation>
    </message>
    <message>
        <source>Is an adapter; open its base model: {base_model}</source>
        <translation>这是适配器；请打开其基础模型：{base_model}</translation>
    </message>
    <message>
        <source>Has a comma too many in line {line}, column {column}</source>
        <translation>第 {line} 行第 {column} 列多了逗号</translation>
    </message>
    <message>
        <source>Has a comment in line {line}; JSON allows none, take it out</source>
        <translation>第 {line} 行有注释；JSON 不允许，请删除</translation>
    </message>
    <message>
        <source>Holds more than {most} values</source>
        <translation>包含超过 {most} 个值</translation>
    </message>
    <message>
        <source>Ends before its header; fetch it again</source>
        <translation>文件头未完即止；请重新获取</translation>
    </message>
    <message>
        <source>Has a header larger than is read; open the config.json instead</source>
        <translation>文件头超过读取上限；请改为打开 config.json</translation>
    </message>
    <message>
        <source>Its header claims more than the file can hold; fetch it again</source>
        <translation>文件头声称的内容超过文件大小；请重新获取</translation>
    </message>
    <message>
        <source>Its header is damaged; fetch it again</source>
        <translation>文件头已损坏；请重新获取</translation>
    </message>
    <message>
        <source>Types, shapes and places in its header contradict each other; fetch it again</source>
        <translation>文件头中的类型、形状和位置互相矛盾；请重新获取</translation>
    </message>
    <message>
        <source>Is cut short; fetch it again</source>
        <translation>文件不完整；请重新获取</translation>
    </message>
    <message>
        <source>Is no index of weight files; open the config.json instead</source>
        <translation>不是权重索引；请改为打开 config.json</translation>
    </message>
    <message>
        <source>Shows no token embedding, so no sizes; open the config.json of the model</source>
        <translation>没有词元嵌入，看不出尺寸；请打开模型的 config.json</translation>
    </message>
    <message>
        <source>Is no GGUF file, whatever its name says</source>
        <translation>不是 GGUF 文件，尽管名称如此</translation>
    </message>
    <message>
        <source>Has a GGUF version that is not known: {found}</source>
        <translation>未知的 GGUF 版本：{found}</translation>
    </message>
    <message>
        <source>Does not say what architecture it has; open the original model</source>
        <translation>未说明架构；请打开原始模型</translation>
    </message>
    <message>
        <source>Must be a whole number, not {found}</source>
        <translation>必须是整数，而不是 {found}</translation>
    </message>
    <message>
        <source>{found} is too small; at least {least}</source>
        <translation>{found} 太小；至少 {least}</translation>
    </message>
    <message>
        <source>{found} is too large; at most {most}</source>
        <translation>{found} 太大；最多 {most}</translation>
    </message>
    <message>
        <source>Lists {found} values for {expected} layers</source>
        <translation>{expected} 层却有 {found} 个值</translation>
    </message>
    <message>
        <source>Must be a list, not {found}</source>
        <translation>必须是列表，而不是 {found}</translation>
    </message>
    <message>
        <source>Holds an impossible value ({reason})</source>
        <translation>含有不可能的值（{reason}）</translation>
    </message>
    <message>
        <source>{found} key and value heads are more than the {heads} heads</source>
        <translation>键/值头 {found} 个，多于 {heads} 个头</translation>
    </message>
    <message>
        <source>{found} experts a token are more than the {experts} experts</source>
        <translation>每词元 {found} 个专家，多于总数 {experts}</translation>
    </message>
    <message>
        <source>{found} has layers of a kind that cannot be planned yet: {block}</source>
        <translation>{found} 含有尚不能规划的层：{block}</translation>
    </message>
    <message>
        <source>{found} is no causal language model, and only those are planned</source>
        <translation>{found} 不是因果语言模型；只规划这类模型</translation>
    </message>
    <message>
        <source>The model type {found} is not known</source>
        <translation>未知的模型类型 {found}</translation>
    </message>
    <message>
        <source>Is an adapter of type {found}; only LoRA adapters are planned</source>
        <translation>这是 {found} 类型的适配器；只规划 LoRA</translation>
    </message>
    <message>
        <source>{found} is no model id; it looks like owner/name or the address of its page</source>
        <translation>{found} 不是模型 ID；应为 owner/name 或其页面网址</translation>
    </message>
    <message>
        <source>This address leads to {found}, not to a model</source>
        <translation>此网址指向 {found}，不是模型</translation>
    </message>
    <message>
        <source>The package huggingface-hub is not installed; pip install finefit[hub]</source>
        <translation>未安装 huggingface-hub；请运行 pip install finefit[hub]</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE is set, so nothing is fetched; unset it or open a file</source>
        <translation>已设置 HF_HUB_OFFLINE，不会获取；请取消设置或打开文件</translation>
    </message>
    <message>
        <source>Hugging Face cannot be reached; check the network, or open a file</source>
        <translation>无法连接 Hugging Face；请检查网络，或打开文件</translation>
    </message>
    <message>
        <source>No model {id} there, or it is private and your token does not open it</source>
        <translation>没有模型 {id}，或它是私有的而您的令牌无权访问</translation>
    </message>
    <message>
        <source>{id} has no such revision</source>
        <translation>{id} 没有此修订版</translation>
    </message>
    <message>
        <source>{id} has no config.json; look for the original model it was made from</source>
        <translation>{id} 没有 config.json；请查找其原始模型</translation>
    </message>
    <message>
        <source>{id} is gated: accept its terms on its page, then log in with hf auth login</source>
        <translation>{id} 受限：请在其页面接受条款，然后用 hf auth login 登录</translation>
    </message>
    <message>
        <source>Hugging Face asks to wait: too many requests. Try again in some minutes</source>
        <translation>Hugging Face 要求等待：请求过多。请几分钟后再试</translation>
    </message>
    <message>
        <source>Hugging Face has a fault of its own just now; try again later</source>
        <translation>Hugging Face 自身出现故障；请稍后再试</translation>
    </message>
    <message>
        <source>{id} could not be fetched ({reason})</source>
        <translation>无法获取 {id}（{reason}）</translation>
    </message>
    <message>
        <source>Fetching {id} was stopped</source>
        <translation>已停止获取 {id}</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>计算中</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Workload</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>More: padding, compile, kernels</source>
        <translation>更多：填充、编译、内核</translation>
    </message>
    <message>
        <source>Objective in detail</source>
        <translation>目标详情</translation>
    </message>
    <message>
        <source>Machines and main memory</source>
        <translation>机器与主存</translation>
    </message>
    <message>
        <source>Checkpoint, loading and saving</source>
        <translation>检查点、加载与保存</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Show the sharding panel</source>
        <translation>显示分片面板</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>分片</translation>
    </message>
</context>
<context>
    <name>Rival</name>
    <message>
        <source>ZeRO paper, 16 B</source>
        <translation>ZeRO 论文，16 B</translation>
    </message>
    <message>
        <source>Web calculator</source>
        <translation>网页计算器</translation>
    </message>
    <message>
        <source>DeepSpeed ZeRO-2, documentation</source>
        <translation>DeepSpeed ZeRO-2，文档</translation>
    </message>
    <message>
        <source>For the whole run, not one card</source>
        <translation>针对整次运行，非单卡</translation>
    </message>
    <message>
        <source>Leaves out: {parts}</source>
        <translation>未计：{parts}</translation>
    </message>
    <message>
        <source>Counts by its own factors</source>
        <translation>按自身系数计算</translation>
    </message>
</context>
<context>
    <name>RivalLeavesOut</name>
    <message>
        <source>activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>sharding</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>full checkpointing</source>
        <translation>全量重算</translation>
    </message>
</context>
<context>
    <name>RivalReason</name>
    <message>
        <source>It treats training only</source>
        <translation>只适用于训练</translation>
    </message>
    <message>
        <source>It knows no frozen weights</source>
        <translation>不支持冻结权重</translation>
    </message>
    <message>
        <source>It does not know this way of sharding</source>
        <translation>不支持这种分片</translation>
    </message>
    <message>
        <source>It knows no training of a quantised model</source>
        <translation>不支持量化模型训练</translation>
    </message>
    <message>
        <source>It treats ZeRO-2 and ZeRO-3 only</source>
        <translation>只适用于 ZeRO-2 与 ZeRO-3</translation>
    </message>
    <message>
        <source>It does not know this architecture</source>
        <translation>不支持此架构</translation>
    </message>
    <message>
        <source>It does not know this format</source>
        <translation>不支持此格式</translation>
    </message>
</context>
<context>
    <name>ShardingPanel</name>
    <message>
        <source>Sharding</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Degrees: tensor, pipeline, context</source>
        <translation>并行度：张量、流水线、上下文</translation>
    </message>
    <message>
        <source>Find a layout…</source>
        <translation>查找分片方案…</translation>
    </message>
    <message>
        <source>Serving: the strategy only says who holds what.</source>
        <translation>推理：策略只决定由谁存放。</translation>
    </message>
    <message>
        <source>Options of {strategy}</source>
        <translation>{strategy} 的选项</translation>
    </message>
    <message>
        <source>Fold the sharding panel</source>
        <translation>折叠分片面板</translation>
    </message>
</context>
<context>
    <name>ShardingPlurals</name>
    <message numerus="yes">
        <source>Show all %n bar(s)</source>
        <translation>
            <numerusform>显示全部 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n 张 GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} layout(s) fit(s).</source>
        <translation>
            <numerusform>{all} 个方案中 %n 个放得下。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SizeName</name>
    <message>
        <source>Hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>Key/value heads</source>
        <translation>键/值头</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>头维度</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>MLP 宽度</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>注意力窗口</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家数</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>每词元专家</translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation>专家宽度</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>共享专家</translation>
    </message>
    <message>
        <source>Width of shared experts</source>
        <translation>共享专家宽度</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>共享嵌入</translation>
    </message>
    <message>
        <source>Gated MLP</source>
        <translation>门控 MLP</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>built-in catalogue, {name}</source>
        <translation>内置目录，{name}</translation>
    </message>
    <message>
        <source>own config.json</source>
        <translation>自有 config.json</translation>
    </message>
    <message>
        <source>{count} MiB reported by the driver</source>
        <translation>驱动报告 {count} MiB</translation>
    </message>
    <message>
        <source>Model: {source}</source>
        <translation>模型：{source}</translation>
    </message>
    <message>
        <source>GPU: {source}</source>
        <translation>GPU：{source}</translation>
    </message>
    <message>
        <source>GiB = 2&lt;sup&gt;30&lt;/sup&gt; bytes</source>
        <translation>GiB = 2&lt;sup&gt;30&lt;/sup&gt; 字节</translation>
    </message>
    <message>
        <source>GB = 10&lt;sup&gt;9&lt;/sup&gt; bytes</source>
        <translation>GB = 10&lt;sup&gt;9&lt;/sup&gt; 字节</translation>
    </message>
</context>
<context>
    <name>StepTime</name>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Step, range</source>
        <translation>步，范围</translation>
    </message>
    <message>
        <source>Tokens/s, range</source>
        <translation>词元/秒，范围</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>词元/秒</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}–{high}</translation>
    </message>
</context>
<context>
    <name>StrategyLine</name>
    <message>
        <source>Nothing is shared: one card holds and does it all</source>
        <translation>不共享：一张卡存放并计算全部</translation>
    </message>
    <message>
        <source>A whole copy on every card; only gradients are exchanged</source>
        <translation>每卡一份完整副本；只交换梯度</translation>
    </message>
    <message>
        <source>Optimizer states are divided; weights and gradients are whole on each card</source>
        <translation>切分优化器状态；权重和梯度每卡完整</translation>
    </message>
    <message>
        <source>Optimizer states and gradients are divided; weights are whole on each card</source>
        <translation>切分优化器状态和梯度；权重每卡完整</translation>
    </message>
    <message>
        <source>Weights, gradients and states are divided; layers are gathered for use</source>
        <translation>切分权重、梯度和状态；用到某层时再聚合</translation>
    </message>
    <message>
        <source>FSDP2: all is divided; each layer is gathered before its turn</source>
        <translation>FSDP2：全部切分；每层轮到前聚合</translation>
    </message>
    <message>
        <source>The older FSDP: all is divided, in flat units of one layer</source>
        <translation>旧版 FSDP：全部切分，每层为一个扁平单元</translation>
    </message>
    <message>
        <source>Gradients and states are divided; weights stay whole from forward to backward</source>
        <translation>切分梯度和状态；权重从前向到反向保持完整</translation>
    </message>
    <message>
        <source>Divided inside a group, copied between groups: less goes over the network</source>
        <translation>组内切分、组间复制：网络通信更少</translation>
    </message>
    <message>
        <source>Each card holds some layers and they take turns (device_map)</source>
        <translation>每卡存放若干层，轮流计算（device_map）</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>quantised weights</source>
        <translation>量化权重</translation>
    </message>
    <message>
        <source>scales of the blocks</source>
        <translation>块缩放因子</translation>
    </message>
    <message>
        <source>weights kept whole</source>
        <translation>未量化权重</translation>
    </message>
    <message>
        <source>fp32 master copy</source>
        <translation>fp32 主副本</translation>
    </message>
    <message>
        <source>adapters</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>modules trained whole</source>
        <translation>完整训练模块</translation>
    </message>
    <message>
        <source>vision part</source>
        <translation>视觉部分</translation>
    </message>
    <message>
        <source>optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>copy of the foreach kernel</source>
        <translation>foreach 内核副本</translation>
    </message>
    <message>
        <source>gradients and states</source>
        <translation>梯度与状态</translation>
    </message>
    <message>
        <source>all gradients</source>
        <translation>全部梯度</translation>
    </message>
    <message>
        <source>summed gradients</source>
        <translation>累积梯度</translation>
    </message>
    <message>
        <source>gradient of the head</source>
        <translation>输出头梯度</translation>
    </message>
    <message>
        <source>gradient of the embedding</source>
        <translation>嵌入梯度</translation>
    </message>
    <message>
        <source>gradients of the layers</source>
        <translation>各层梯度</translation>
    </message>
    <message>
        <source>gradient of the residual</source>
        <translation>残差梯度</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>saved layers</source>
        <translation>保留的层</translation>
    </message>
    <message>
        <source>stored checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>recomputed layer</source>
        <translation>重算层</translation>
    </message>
    <message>
        <source>passing tensors of a layer</source>
        <translation>层内临时张量</translation>
    </message>
    <message>
        <source>final norm</source>
        <translation>末层归一化</translation>
    </message>
    <message>
        <source>input of the head</source>
        <translation>输出头输入</translation>
    </message>
    <message>
        <source>cast of the head</source>
        <translation>输出头转换</translation>
    </message>
    <message>
        <source>input that the head reads</source>
        <translation>输出头读入</translation>
    </message>
    <message>
        <source>autocast copies</source>
        <translation>autocast 副本</translation>
    </message>
    <message>
        <source>attention masks</source>
        <translation>注意力掩码</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>kept logits</source>
        <translation>保留的 logits</translation>
    </message>
    <message>
        <source>other micro-batches in the pipeline</source>
        <translation>流水线中的其他微批</translation>
    </message>
    <message>
        <source>gathered state</source>
        <translation>聚合后的状态</translation>
    </message>
    <message>
        <source>keys and values</source>
        <translation>键与值</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA 上下文</translation>
    </message>
    <message>
        <source>allocator&apos;s slack</source>
        <translation>分配器余量</translation>
    </message>
    <message>
        <source>communication buffers</source>
        <translation>通信缓冲</translation>
    </message>
    <message>
        <source>weights while loading</source>
        <translation>加载中的权重</translation>
    </message>
    <message>
        <source>tensor being loaded</source>
        <translation>加载中的张量</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>this machine&apos;s own overhead</source>
        <translation>本机实际开销</translation>
    </message>
    <message>
        <source>gathered weights</source>
        <translation>聚合权重</translation>
    </message>
    <message>
        <source>gathered layer</source>
        <translation>聚合层</translation>
    </message>
    <message>
        <source>gathered root</source>
        <translation>聚合根单元</translation>
    </message>
    <message>
        <source>next layer, gathered ahead</source>
        <translation>预取的下一层</translation>
    </message>
    <message>
        <source>reduction buffer</source>
        <translation>归约缓冲</translation>
    </message>
    <message>
        <source>adapter with its states</source>
        <translation>适配器及其状态</translation>
    </message>
    <message>
        <source>all-reduce buffers</source>
        <translation>all-reduce 缓冲</translation>
    </message>
    <message>
        <source>the batch itself</source>
        <translation>批数据</translation>
    </message>
    <message>
        <source>held by the driver</source>
        <translation>驱动占用</translation>
    </message>
    <message>
        <source>flat gradient of a unit</source>
        <translation>扁平梯度</translation>
    </message>
    <message>
        <source>fp32 gradients</source>
        <translation>fp32 梯度</translation>
    </message>
    <message>
        <source>gathered embedding</source>
        <translation>聚合嵌入</translation>
    </message>
    <message>
        <source>gathered head</source>
        <translation>聚合输出头</translation>
    </message>
    <message>
        <source>keys of other ranks</source>
        <translation>其他进程的键值</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>聚合层组</translation>
    </message>
    <message>
        <source>gradient buckets</source>
        <translation>梯度桶</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>checkpoints in main memory</source>
        <translation>主存中的检查点</translation>
    </message>
    <message>
        <source>gradients in main memory</source>
        <translation>主存中的梯度</translation>
    </message>
    <message>
        <source>parameters kept gathered</source>
        <translation>保持聚合的参数</translation>
    </message>
    <message>
        <source>NVMe buffers</source>
        <translation>NVMe 缓冲</translation>
    </message>
    <message>
        <source>paged states</source>
        <translation>分页状态</translation>
    </message>
    <message>
        <source>parameters kept whole</source>
        <translation>常驻参数</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>预填充</translation>
    </message>
    <message>
        <source>bucket of the reduction</source>
        <translation>归约桶</translation>
    </message>
    <message>
        <source>input of the reduction</source>
        <translation>归约输入</translation>
    </message>
    <message>
        <source>reference model</source>
        <translation>参考模型</translation>
    </message>
    <message>
        <source>keys repeated for the heads</source>
        <translation>重复的键值</translation>
    </message>
    <message>
        <source>checkpoints not yet freed</source>
        <translation>未释放的检查点</translation>
    </message>
    <message>
        <source>gradients not yet freed</source>
        <translation>未释放的梯度</translation>
    </message>
    <message>
        <source>rollout engine</source>
        <translation>生成引擎</translation>
    </message>
    <message>
        <source>reduction of the root</source>
        <translation>根单元归约</translation>
    </message>
    <message>
        <source>weights as served</source>
        <translation>服务权重</translation>
    </message>
    <message>
        <source>step counters</source>
        <translation>步数计数器</translation>
    </message>
    <message>
        <source>residual stream</source>
        <translation>残差流</translation>
    </message>
    <message>
        <source>gradient of the stream</source>
        <translation>残差流梯度</translation>
    </message>
    <message>
        <source>gradients not yet sharded</source>
        <translation>未分片梯度</translation>
    </message>
</context>
<context>
    <name>TimeSection</name>
    <message>
        <source>Time of a step, estimated</source>
        <translation>单步用时（估计）</translation>
    </message>
    <message>
        <source>Of a step</source>
        <translation>步内</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Phases of a step, {method}</source>
        <translation>一步的各阶段，{method}</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>{amount} below the peak, which is in phase: {phase}.</source>
        <translation>低于峰值 {amount}，峰值阶段：{phase}。</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>The columns show the second micro-step of {steps}: the gradients of the first one are kept.</source>
        <translation>图示为 {steps} 个微步中的第二个：第一个的梯度仍保留。</translation>
    </message>
    <message>
        <source>Runtime is drawn as it is at the peak.</source>
        <translation>运行时开销按峰值时绘出。</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>占用</translation>
    </message>
    <message>
        <source>Set beside:</source>
        <translation>并列：</translation>
    </message>
    <message>
        <source>This counting convention knows no phases of a step.</source>
        <translation>此计数约定不区分阶段。</translation>
    </message>
</context>
<context>
    <name>TimelineColumn</name>
    <message>
        <source>Load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>优化器更新</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
</context>
<context>
    <name>TimelineNarrow</name>
    <message>
        <source>Load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Fwd</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Bwd</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Eval</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>TimelinePeak</name>
    <message>
        <source>The peak is loading: {term}, {formula}.</source>
        <translation>峰值在加载：{term}，{formula}。</translation>
    </message>
    <message>
        <source>The peak is the forward pass: {term}, {formula}.</source>
        <translation>峰值在前向：{term}，{formula}。</translation>
    </message>
    <message>
        <source>The peak is the loss: {term}, {formula}.</source>
        <translation>峰值在损失：{term}，{formula}。</translation>
    </message>
    <message>
        <source>The peak is the backward pass: {term}, {formula}.</source>
        <translation>峰值在反向：{term}，{formula}。</translation>
    </message>
    <message>
        <source>The peak is the optimizer step: {term}, {formula}.</source>
        <translation>峰值在优化器更新：{term}，{formula}。</translation>
    </message>
    <message>
        <source>The peak is evaluation: {term}, {formula}.</source>
        <translation>峰值在评估：{term}，{formula}。</translation>
    </message>
    <message>
        <source>The peak is saving: {term}, {formula}.</source>
        <translation>峰值在保存：{term}，{formula}。</translation>
    </message>
    <message>
        <source>The peak is the prefill: {term}, {formula}.</source>
        <translation>峰值在 prefill：{term}，{formula}。</translation>
    </message>
</context>
<context>
    <name>TimelineWhy</name>
    <message>
        <source>Why loading is the peak</source>
        <translation>为何峰值在加载</translation>
    </message>
    <message>
        <source>Why the forward pass is the peak</source>
        <translation>为何峰值在前向</translation>
    </message>
    <message>
        <source>Why the loss is the peak</source>
        <translation>为何峰值在损失</translation>
    </message>
    <message>
        <source>Why the backward pass is the peak</source>
        <translation>为何峰值在反向</translation>
    </message>
    <message>
        <source>Why the optimizer step is the peak</source>
        <translation>为何峰值在优化器更新</translation>
    </message>
    <message>
        <source>Why evaluation is the peak</source>
        <translation>为何峰值在评估</translation>
    </message>
    <message>
        <source>Why saving is the peak</source>
        <translation>为何峰值在保存</translation>
    </message>
    <message>
        <source>Why the prefill is the peak</source>
        <translation>为何峰值在 prefill</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>计法</translation>
    </message>
    <message>
        <source>Whose arithmetic is used: ours in detail, or a public formula</source>
        <translation>采用哪种算法：我们的详细计算或公开公式</translation>
    </message>
    <message>
        <source>Unit of memory</source>
        <translation>内存单位</translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>Seconds at line rate; collectives reach about {share} of it.</source>
        <translation>秒数按线速计；集合通信约达其 {share}。</translation>
    </message>
</context>
<context>
    <name>TrafficSection</name>
    <message>
        <source>Traffic per GPU and step</source>
        <translation>每 GPU 每步通信</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Comfortable</source>
        <translation>宽裕</translation>
    </message>
    <message>
        <source>Borderline</source>
        <translation>临界</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>{method} fits {cards}, with {amount} to spare on each card.</source>
        <translation>{method} 放得进 {cards}，每卡余 {amount}。</translation>
    </message>
    <message>
        <source>{method} fits {cards}, with {amount} to spare.</source>
        <translation>{method} 放得进 {cards}，余 {amount}。</translation>
    </message>
    <message>
        <source>{method} does not fit {cards}: {amount} over per card.</source>
        <translation>{method} 放不进 {cards}：每卡超出 {amount}。</translation>
    </message>
    <message>
        <source>{method} does not fit {cards}: {amount} over.</source>
        <translation>{method} 放不进 {cards}：超出 {amount}。</translation>
    </message>
    <message>
        <source>{method} may just fit {cards}: borderline, with {amount} to spare.</source>
        <translation>{method} 勉强放进 {cards}：临界，余 {amount}。</translation>
    </message>
    <message>
        <source>{method} may just fit {cards}: borderline, {amount} over by the best estimate.</source>
        <translation>{method} 可能放进 {cards}：临界，估计超出 {amount}。</translation>
    </message>
    <message>
        <source>{method} fits {cards}, but main memory is borderline.</source>
        <translation>{method} 放得进 {cards}，但主存临界。</translation>
    </message>
    <message>
        <source>{method} fits {cards}, but main memory is too small.</source>
        <translation>{method} 放得进 {cards}，但主存不足。</translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare.</source>
        <translation>{first}放得下，余 {amount1}。</translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare and {m2} with {amount2}.</source>
        <translation>{first}放得下，余 {amount1}；{m2}余 {amount2}。</translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare, {m2} with {amount2} and {m3} with {amount3}.</source>
        <translation>{first}放得下，余 {amount1}；{m2}余 {amount2}；{m3}余 {amount3}。</translation>
    </message>
    <message>
        <source>{first} is borderline.</source>
        <translation>{first}处于临界。</translation>
    </message>
    <message>
        <source>{first} and {m2} are borderline.</source>
        <translation>{first}和{m2}处于临界。</translation>
    </message>
    <message>
        <source>{first}, {m2} and {m3} are borderline.</source>
        <translation>{first}、{m2}和{m3}处于临界。</translation>
    </message>
    <message>
        <source>{first} is {amount1} over.</source>
        <translation>{first}超出 {amount1}。</translation>
    </message>
    <message>
        <source>{first} is {amount1} over and {m2} {amount2}.</source>
        <translation>{first}超出 {amount1}，{m2}超出 {amount2}。</translation>
    </message>
    <message>
        <source>{first} is {amount1} over, {m2} {amount2} and {m3} {amount3}.</source>
        <translation>{first}超出 {amount1}，{m2}超出 {amount2}，{m3}超出 {amount3}。</translation>
    </message>
    <message>
        <source>{amount} free</source>
        <translation>余 {amount}</translation>
    </message>
    <message>
        <source>{amount} over</source>
        <translation>超 {amount}</translation>
    </message>
</context>
<context>
    <name>VerdictHeader</name>
    <message>
        <source>Last complete plan: {sentence}</source>
        <translation>上一个完整方案：{sentence}</translation>
    </message>
</context>
<context>
    <name>ViewTabs</name>
    <message>
        <source>Views of the plan</source>
        <translation>方案视图</translation>
    </message>
    <message>
        <source>Show chart and method again</source>
        <translation>恢复图表与方法</translation>
    </message>
    <message>
        <source>Enlarge this view</source>
        <translation>放大此视图</translation>
    </message>
</context>
</TS>
