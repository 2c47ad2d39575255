<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Finefit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will this fine-tune fit, where do the gigabytes go, and what should I change or buy?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence: Apache-2.0. Font: Inter, OFL. Qt {version}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerViews</name>
    <message>
        <source>Components</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoxAdder</name>
    <message>
        <source>&amp;Add a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card of the box to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardCount</name>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>{amount} usable per card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory per card, by method</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>AdamW, paged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AdamW 8 bit, paged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SGD, momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervised (SFT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pretraining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reward model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bf16 throughout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bf16 weights, autocast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bf16, fp32 weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bf16, fp32 master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fp16, fp32 weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fp16, fp32 master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8, mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MXFP8, mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVFP4, mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel, logits in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In chunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through main memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FSDP, full shard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FSDP1, full shard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FSDP, gradients and states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FSDP, hybrid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All linear layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every layer, offloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Collective</name>
    <message>
        <source>All-gather, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-gather, backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce-scatter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send and receive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a plan file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save preset as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename preset…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the deleted preset back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import preset…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart as SVG, PDF or PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the sharding panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next view of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help for this field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Finefit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usable, {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box} (this plan)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method}: {verdict}; needs {need} per card, headroom {room}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes and methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Need and headroom of the busiest card. Click a box to plan with it; the list is kept with the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Component</name>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logits and loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gathered shards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Components</name>
    <message>
        <source>Component</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula with this plan&apos;s numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak, per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in phase: {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in phase: {phase}; range {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components of the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show zero rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated &lt;b&gt;{allocated}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Reserved &lt;b&gt;{reserved}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Device &lt;b&gt;{device}&lt;/b&gt; {unit}, as nvidia-smi shows it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Convention</name>
    <message>
        <source>Detailed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO paper, 16 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hugging Face, 18 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web calculator</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeviceSection</name>
    <message>
        <source>Memory per device, {unit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Devices</name>
    <message>
        <source>GPU {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host RAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVMe {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVMe not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n cards are %n pools of memory, not one of {all}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>An error in Finefit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should not have happened. Your plan is kept, and you can go on. Please send the text below to the makers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldHelp</name>
    <message>
        <source>Search by name, memory or architecture, as in: 24 ada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name, family or size, as in: qw 7b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of this kind in one machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory kept free on each card for the display and other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal machines that train together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the cards of one machine reach each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main memory of one machine; leave it open if unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk space for offloading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between machines, per direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the weights are stored in the checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn a quantised checkpoint into 16-bit weights before training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image encoder is loaded but not trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in the longest sequence of a micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences computed at once on one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-batches summed up before the optimizer steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the defaults of everything left open below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the loss is, and which further copies of the model it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage of weights, gradients and optimizer states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States are kept for trained parameters only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which activations are computed again in the backward pass instead of kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager attention keeps a matrix of sequence × sequence per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the logits over the vocabulary are held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foreach needs one extra copy of the trained parameters in the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fused kernels keep fewer intermediate tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selective checkpoints: which layers are computed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrides the sliding window of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of images in one sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each layer is updated at once, so gradients never exist all together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept activations wait in main memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torch.compile drops pointwise results that are cheap to compute again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every sequence is full; otherwise lengths vary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padded batches: no flash kernel in SDPA, and a mask per layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training loop holds the logits through the backward pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key and value cache is kept during training, which only wastes memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average tokens of a sequence in the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the reference for the loss comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers sampled for each prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of one sampled answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of each card that the generating engine reserves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who reads the checkpoint into main memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage type while loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights are created empty and filled shard by shard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is gathered and written at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the full state is put together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrides the precision for the weights alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrides the precision for the gradients alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrides the precision for the optimizer states alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full-precision copy of the weights beside 16-bit ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the two small matrices beside each adapted layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which layers get an adapter; names may be typed, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage of the adapter&apos;s own weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole modules that are trained and saved besides the adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above 0, each adapter keeps a mask of its input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trains a magnitude per output besides the direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales by the root of the rank; changes no bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the frozen weights are stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scales of the blocks are quantised as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-bit preparation casts what is not 4-bit to fp32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A float type lets FSDP shard the 4-bit weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the weights are stored for serving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens the cache holds for each sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences served at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the cards share among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where optimizer states live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where sharded weights wait until they are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups that each hold a whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that split each matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stages of consecutive layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that split each sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that split the experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of micro-batches in the pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer groups per card, interleaved schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage type in which gradients are summed across cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norms and residuals are split along the sequence too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logits stay split over the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gathered weights are given up after each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding and head are gathered apart from the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients stay whole while micro-batches accumulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients are views into DDP&apos;s buckets: no second copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements reduced at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters ZeRO-3 may keep gathered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements ZeRO-3 gathers ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors smaller than this are never sharded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldLabel</name>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host RAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVMe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open to 16 bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze vision part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every n-th layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer in backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offload activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load without memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gathered in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rsLoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double quantisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest to fp32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offload optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offload weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reshard after forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends as own units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sync</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefetch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persistent below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to the default</source>
        <translation>Auf Vorgabe zurücksetzen</translation>
    </message>
    <message>
        <source>Default of this profile: %1</source>
        <translation>Vorgabe dieses Profils: %1</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a plan file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HardwareSection</name>
    <message>
        <source>{count} MiB each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVLink {rate} GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no NVLink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan lists its cards one by one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished">Suchen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Put the keyboard in a field, then press F1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MethodCard</name>
    <message>
        <source>Method in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} trainable, {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MethodFirstInSentence</name>
    <message>
        <source>Full fine-tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MethodInsideSentence</name>
    <message>
        <source>full fine-tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelSection</name>
    <message>
        <source>{count} context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name of the preset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>{field} is kept in the plan but does not change the numbers yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticesPopup</name>
    <message>
        <source>Notices</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>T</source>
        <comment>trillion, 1e12</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <comment>billion, 1e9</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <comment>million, 1e6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k</source>
        <comment>thousand</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickerPopup</name>
    <message>
        <source>Search by name, family or size</source>
        <translation>Nach Name, Familie oder Größe suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Keine Treffer</translation>
    </message>
</context>
<context>
    <name>PlainTable</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetActions</name>
    <message>
        <source>Saved: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save preset as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted: {name}. The File menu can bring it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back again: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (unreadable)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, an example that comes with Finefit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved as a preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>No model of this name in the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of this name in the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must not be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not go with the other fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: padding, compile, kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines and main memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint, loading and saving</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Show the sharding panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShardingPanel</name>
    <message>
        <source>Sharding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: tensor, pipeline, buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the sharding panel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>built-in catalogue, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} MiB reported by the driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU: {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GiB = 2&lt;sup&gt;30&lt;/sup&gt; bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB = 10&lt;sup&gt;9&lt;/sup&gt; bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n notice(s)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose arithmetic is used: ours in detail, or a public formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrafficSection</name>
    <message>
        <source>Traffic per GPU and step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Comfortable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borderline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} fits {cards}, with {amount} to spare on each card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} fits {cards}, with {amount} to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} does not fit {cards}: {amount} over per card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} does not fit {cards}: {amount} over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} may just fit {cards}: borderline, with {amount} to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} may just fit {cards}: borderline, {amount} over by the best estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} fits {cards}, but main memory is borderline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} fits {cards}, but main memory is too small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare and {m2} with {amount2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare, {m2} with {amount2} and {m3} with {amount3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} is borderline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {m2} are borderline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {m2} and {m3} are borderline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} is {amount1} over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} is {amount1} over and {m2} {amount2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} is {amount1} over, {m2} {amount2} and {m3} {amount3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictHeader</name>
    <message>
        <source>Last complete plan: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewTabs</name>
    <message>
        <source>Views of the plan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
