<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Finefit</source>
        <translation>О программе Finefit</translation>
    </message>
    <message>
        <source>Will this fine-tune fit, where do the gigabytes go, and what should I change or buy?</source>
        <translation>Хватит ли памяти на дообучение, куда уходят гигабайты и что изменить или купить?</translation>
    </message>
    <message>
        <source>Licence: Apache-2.0. Font: Inter, OFL. Qt {version}.</source>
        <translation>Лицензия: Apache-2.0. Шрифт: Inter, OFL. Qt {version}.</translation>
    </message>
</context>
<context>
    <name>AdapterBase</name>
    <message>
        <source>It was trained on {base}, the model of this plan.</source>
        <translation>Обучен на {base} — модели этого плана.</translation>
    </message>
    <message>
        <source>It was trained on {base}. Plan it on that model?</source>
        <translation>Обучен на {base}. Считать на этой модели?</translation>
    </message>
    <message>
        <source>Which model was it trained on?</source>
        <translation>На какой модели он обучен?</translation>
    </message>
    <message>
        <source>Use {base}</source>
        <translation>Взять {base}</translation>
    </message>
    <message>
        <source>Add it from Hugging Face…</source>
        <translation>Добавить с Hugging Face…</translation>
    </message>
    <message>
        <source>Open its folder…</source>
        <translation>Открыть её папку…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Keep {model}</source>
        <translation>Оставить {model}</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Together</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>RAM too small</source>
        <translation>мало ОЗУ</translation>
    </message>
    <message>
        <source>Largest model: {name}</source>
        <translation>Самая большая модель: {name}</translation>
    </message>
    <message>
        <source>{count} parameters, all else as it is</source>
        <translation>{count} параметров, остальное без изменений</translation>
    </message>
    <message>
        <source>Longest sequence: {value}</source>
        <translation>Наибольшая длина: {value}</translation>
    </message>
    <message>
        <source>Longest context: {value}</source>
        <translation>Наибольший контекст: {value}</translation>
    </message>
    <message>
        <source>Largest micro-batch: {value}</source>
        <translation>Наибольший микробатч: {value}</translation>
    </message>
    <message>
        <source>Most sequences at once: {value}</source>
        <translation>Больше всего запросов сразу: {value}</translation>
    </message>
    <message>
        <source>Highest rank: {value}</source>
        <translation>Наибольший ранг: {value}</translation>
    </message>
    <message>
        <source>What still fits, each with all else as it is:</source>
        <translation>Что ещё поместится (остальное без изменений):</translation>
    </message>
    <message>
        <source>No step makes this plan fit.</source>
        <translation>Ни один шаг не спасает этот план.</translation>
    </message>
    <message>
        <source>Change &lt;b&gt;{first}&lt;/b&gt; alone brings the peak to {peak}. Cheapest first:</source>
        <translation>Одного шага &lt;b&gt;{first}&lt;/b&gt; довольно: пик {peak}. Сначала самые дешёвые:</translation>
    </message>
    <message>
        <source>Apply it</source>
        <translation>Применить его</translation>
    </message>
    <message>
        <source>Changes &lt;b&gt;{numbers} and {last}&lt;/b&gt; together bring the peak to {peak}. Each alone, cheapest first:</source>
        <translation>Шаги &lt;b&gt;{numbers} и {last}&lt;/b&gt; вместе дают пик {peak}. По отдельности, сначала дешёвые:</translation>
    </message>
    <message>
        <source>Apply both</source>
        <translation>Применить оба</translation>
    </message>
    <message>
        <source>Apply all</source>
        <translation>Применить все</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Saves, {unit}</source>
        <translation>Экономия, {unit}</translation>
    </message>
    <message>
        <source>New peak</source>
        <translation>Новый пик</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Changes of the plan</source>
        <translation>Шаги по изменению плана</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Apply: {name}</source>
        <translation>Применить: {name}</translation>
    </message>
    <message>
        <source>The plan is there already.</source>
        <translation>План уже такой.</translation>
    </message>
</context>
<context>
    <name>AdviceChange</name>
    <message>
        <source>Release the outputs before backward</source>
        <translation>Освобождать выходы до обратного прохода</translation>
    </message>
    <message>
        <source>FlashAttention 2</source>
        <translation>FlashAttention 2</translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation>Упакованные данные</translation>
    </message>
    <message>
        <source>Fused linear cross-entropy</source>
        <translation>Слитая кросс-энтропия</translation>
    </message>
    <message>
        <source>Loss in chunks</source>
        <translation>Потери по частям</translation>
    </message>
    <message>
        <source>Fused kernels</source>
        <translation>Слитые ядра</translation>
    </message>
    <message>
        <source>Micro-batch 1 with accumulation</source>
        <translation>Микробатч 1 с накоплением</translation>
    </message>
    <message>
        <source>Checkpoint every layer</source>
        <translation>Пересчёт каждого слоя</translation>
    </message>
    <message>
        <source>Checkpoints in main memory</source>
        <translation>Контрольные точки в ОЗУ</translation>
    </message>
    <message>
        <source>No checkpointing</source>
        <translation>Без пересчёта</translation>
    </message>
    <message>
        <source>Fused optimizer step</source>
        <translation>Слитый шаг оптимизатора</translation>
    </message>
    <message>
        <source>8-bit optimizer</source>
        <translation>8-битный оптимизатор</translation>
    </message>
    <message>
        <source>Paged optimizer</source>
        <translation>Страничный оптимизатор</translation>
    </message>
    <message>
        <source>Optimizer without paging</source>
        <translation>Оптимизатор без страниц</translation>
    </message>
    <message>
        <source>Optimizer in backward</source>
        <translation>Оптимизатор в обратном проходе</translation>
    </message>
    <message>
        <source>16-bit weights and states</source>
        <translation>Веса и состояния в 16 бит</translation>
    </message>
    <message>
        <source>Adapters in bf16</source>
        <translation>Адаптеры в bf16</translation>
    </message>
    <message>
        <source>No cast to fp32</source>
        <translation>Без перевода в fp32</translation>
    </message>
    <message>
        <source>Adapters on attention only</source>
        <translation>Адаптеры только во внимании</translation>
    </message>
    <message>
        <source>Lower rank</source>
        <translation>Меньший ранг</translation>
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
        <translation>Разбить по картам</translation>
    </message>
    <message>
        <source>Reduce gradients every micro-step</source>
        <translation>Сводить градиенты каждый микрошаг</translation>
    </message>
    <message>
        <source>Reshard after forward</source>
        <translation>Освобождать после прямого</translation>
    </message>
    <message>
        <source>Optimizer states in main memory</source>
        <translation>Состояния оптимизатора в ОЗУ</translation>
    </message>
    <message>
        <source>Shorter sequence</source>
        <translation>Короче последовательность</translation>
    </message>
    <message>
        <source>Shorter context</source>
        <translation>Короче контекст</translation>
    </message>
    <message>
        <source>4-bit weights</source>
        <translation>4-битные веса</translation>
    </message>
    <message>
        <source>8-bit KV cache</source>
        <translation>8-битный KV-кэш</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Больше карт</translation>
    </message>
    <message>
        <source>A larger card</source>
        <translation>Карта побольше</translation>
    </message>
    <message>
        <source>Larger micro-batch</source>
        <translation>Больше микробатч</translation>
    </message>
</context>
<context>
    <name>AdviceCost</name>
    <message>
        <source>{low} to {high} % slower</source>
        <translation>медленнее на {low}–{high} %</translation>
    </message>
    <message>
        <source>slower: small batches</source>
        <translation>медленнее: мелкие батчи</translation>
    </message>
    <message>
        <source>slower: gathers every step</source>
        <translation>медленнее: сборка каждый шаг</translation>
    </message>
    <message>
        <source>slower: reduces every micro-step</source>
        <translation>медленнее: сводка каждый микрошаг</translation>
    </message>
    <message>
        <source>slower: step on the processor</source>
        <translation>медленнее: шаг на процессоре</translation>
    </message>
    <message>
        <source>slower while states move</source>
        <translation>медленнее при обмене состояний</translation>
    </message>
    <message>
        <source>slower: weights are unpacked</source>
        <translation>медленнее: веса распаковываются</translation>
    </message>
    <message>
        <source>{bytes} of RAM</source>
        <translation>{bytes} ОЗУ</translation>
    </message>
    <message>
        <source>states rounded</source>
        <translation>состояния округлены</translation>
    </message>
    <message>
        <source>updates rounded</source>
        <translation>обновления округлены</translation>
    </message>
    <message>
        <source>norms in 16 bit</source>
        <translation>нормы в 16 бит</translation>
    </message>
    <message>
        <source>fewer adapted layers</source>
        <translation>меньше слоёв с адаптерами</translation>
    </message>
    <message>
        <source>smaller adapters</source>
        <translation>адаптеры меньше</translation>
    </message>
    <message>
        <source>trains {percent} of the weights</source>
        <translation>обучает {percent} весов</translation>
    </message>
    <message>
        <source>base rounded to 4 bit</source>
        <translation>база округлена до 4 бит</translation>
    </message>
    <message>
        <source>cuts longer texts</source>
        <translation>обрезает длинные тексты</translation>
    </message>
    <message>
        <source>remembers less</source>
        <translation>помнит меньше</translation>
    </message>
    <message>
        <source>cache rounded</source>
        <translation>кэш округлён</translation>
    </message>
    <message>
        <source>no gradient clipping</source>
        <translation>без клиппинга градиентов</translation>
    </message>
    <message>
        <source>larger effective batch</source>
        <translation>больше эффективный батч</translation>
    </message>
    <message>
        <source>needs Liger</source>
        <translation>нужен Liger</translation>
    </message>
    <message>
        <source>needs flash-attn</source>
        <translation>нужен flash-attn</translation>
    </message>
    <message>
        <source>needs bitsandbytes</source>
        <translation>нужен bitsandbytes</translation>
    </message>
    <message>
        <source>needs packed data</source>
        <translation>нужны упакованные данные</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>${usd} and {watt} W more</source>
        <translation>+{usd} $ и +{watt} Вт</translation>
    </message>
    <message>
        <source>${usd} more</source>
        <translation>+{usd} $</translation>
    </message>
    <message>
        <source>{watt} W more, price not known</source>
        <translation>+{watt} Вт, цена неизвестна</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>цена неизвестна</translation>
    </message>
</context>
<context>
    <name>AdviceDetail</name>
    <message>
        <source>Only the loss is carried on</source>
        <translation>Дальше идут только потери</translation>
    </message>
    <message>
        <source>Never holds the score matrix</source>
        <translation>Матрица оценок не хранится</translation>
    </message>
    <message>
        <source>No padding, no mask</source>
        <translation>Без дополнения и маски</translation>
    </message>
    <message>
        <source>Never holds all logits</source>
        <translation>Логиты целиком не хранятся</translation>
    </message>
    <message>
        <source>Holds the logits of one chunk</source>
        <translation>Логиты только одной части</translation>
    </message>
    <message>
        <source>Norms, rotary embedding and MLP gate</source>
        <translation>Нормы, RoPE и вентиль MLP</translation>
    </message>
    <message>
        <source>Instead of {from}; accumulation {accumulation}, same step</source>
        <translation>Вместо {from}; накопление {accumulation}, шаг тот же</translation>
    </message>
    <message>
        <source>One tensor a layer, the rest computed again</source>
        <translation>Один тензор на слой, остальное заново</translation>
    </message>
    <message>
        <source>Every layer, kept off the card</source>
        <translation>Каждый слой, вне карты</translation>
    </message>
    <message>
        <source>Nothing is computed twice</source>
        <translation>Ничего не считается дважды</translation>
    </message>
    <message>
        <source>No copy of the trained parameters</source>
        <translation>Без копии обучаемых параметров</translation>
    </message>
    <message>
        <source>{to}: states in 8-bit blocks</source>
        <translation>{to}: состояния блоками по 8 бит</translation>
    </message>
    <message>
        <source>{to}: states leave a full card</source>
        <translation>{to}: состояния уходят с полной карты</translation>
    </message>
    <message>
        <source>States stay on the card</source>
        <translation>Состояния остаются на карте</translation>
    </message>
    <message>
        <source>Each gradient is freed once used</source>
        <translation>Градиент освобождается сразу</translation>
    </message>
    <message>
        <source>{to} instead of {from}</source>
        <translation>{to} вместо {from}</translation>
    </message>
    <message>
        <source>And the copies of their inputs</source>
        <translation>И копии их входов</translation>
    </message>
    <message>
        <source>What is not quantised stays in 16 bit</source>
        <translation>Неквантованное остаётся в 16 бит</translation>
    </message>
    <message>
        <source>None on the MLP layers</source>
        <translation>Без слоёв MLP</translation>
    </message>
    <message>
        <source>Adapters on a frozen 16-bit base</source>
        <translation>Адаптеры на замороженной 16-битной базе</translation>
    </message>
    <message>
        <source>Adapters on a frozen 4-bit base</source>
        <translation>Адаптеры на замороженной 4-битной базе</translation>
    </message>
    <message>
        <source>Gradients stay divided</source>
        <translation>Градиенты остаются разбитыми</translation>
    </message>
    <message>
        <source>Gathered weights are freed in between</source>
        <translation>Собранные веса освобождаются между проходами</translation>
    </message>
    <message>
        <source>{strategy}, step on the processor</source>
        <translation>{strategy}, шаг на процессоре</translation>
    </message>
    <message>
        <source>{to} tokens instead of {from}</source>
        <translation>{to} токенов вместо {from}</translation>
    </message>
    <message>
        <source>Keys and values as Q8_0</source>
        <translation>Ключи и значения в Q8_0</translation>
    </message>
    <message>
        <source>{to} instead of {from}, states divided</source>
        <translation>{to} вместо {from}, состояния разбиты</translation>
    </message>
    <message>
        <source>{to} instead of {from}; accumulation {accumulation}</source>
        <translation>{to} вместо {from}; накопление {accumulation}</translation>
    </message>
</context>
<context>
    <name>AdviceReason</name>
    <message>
        <source>it is in use already</source>
        <translation>уже используется</translation>
    </message>
    <message>
        <source>it is at its smallest already</source>
        <translation>меньше некуда</translation>
    </message>
    <message>
        <source>every layer is checkpointed already</source>
        <translation>каждый слой уже пересчитывается</translation>
    </message>
    <message>
        <source>the {gpu} has no FlashAttention 2</source>
        <translation>у {gpu} нет FlashAttention 2</translation>
    </message>
    <message>
        <source>the {gpu} has no bf16</source>
        <translation>у {gpu} нет bf16</translation>
    </message>
    <message>
        <source>{optimizer} has no 8-bit form</source>
        <translation>у {optimizer} нет 8-битного варианта</translation>
    </message>
    <message>
        <source>{optimizer} has no paged form</source>
        <translation>у {optimizer} нет страничного варианта</translation>
    </message>
    <message>
        <source>gradients of adapters are small</source>
        <translation>градиенты адаптеров малы</translation>
    </message>
    <message>
        <source>it works without accumulation only</source>
        <translation>работает только без накопления</translation>
    </message>
    <message>
        <source>there is one card</source>
        <translation>карта одна</translation>
    </message>
    <message>
        <source>the cards are mixed</source>
        <translation>карты разные</translation>
    </message>
    <message>
        <source>no number of them fits</source>
        <translation>никакого числа не хватит</translation>
    </message>
    <message>
        <source>{cards} of them are enough once divided</source>
        <translation>{cards} хватит, если разбить</translation>
    </message>
    <message>
        <source>no card of the catalogue is large enough</source>
        <translation>в каталоге нет достаточно большой карты</translation>
    </message>
    <message>
        <source>it would take {bytes} more</source>
        <translation>потребуется на {bytes} больше</translation>
    </message>
    <message>
        <source>loading sets the peak</source>
        <translation>пик задаёт загрузка</translation>
    </message>
    <message>
        <source>the forward pass sets the peak</source>
        <translation>пик задаёт прямой проход</translation>
    </message>
    <message>
        <source>the loss sets the peak</source>
        <translation>пик задают потери</translation>
    </message>
    <message>
        <source>the backward pass sets the peak</source>
        <translation>пик задаёт обратный проход</translation>
    </message>
    <message>
        <source>the optimizer step sets the peak</source>
        <translation>пик задаёт шаг оптимизатора</translation>
    </message>
    <message>
        <source>evaluation sets the peak</source>
        <translation>пик задаёт оценка</translation>
    </message>
    <message>
        <source>saving sets the peak</source>
        <translation>пик задаёт сохранение</translation>
    </message>
    <message>
        <source>Not possible here: {reason}</source>
        <translation>Здесь невозможно: {reason}</translation>
    </message>
    <message>
        <source>Would save nothing here: {reason}</source>
        <translation>Здесь ничего не даст: {reason}</translation>
    </message>
</context>
<context>
    <name>AnswerPlurals</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s)</source>
        <translation>
            <numerusform>%n запрос</numerusform>
            <numerusform>%n запроса</numerusform>
            <numerusform>%n запросов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} token(s)</source>
        <translation>
            <numerusform>{number} токена</numerusform>
            <numerusform>{number} токенов</numerusform>
            <numerusform>{number} токенов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own measurement(s).</source>
        <translation>
            <numerusform>%n свой замер.</numerusform>
            <numerusform>%n своих замера.</numerusform>
            <numerusform>%n своих замеров.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of the file cannot be read; they are kept.</source>
        <translation>
            <numerusform>%n запись файла не читается; она сохранена.</numerusform>
            <numerusform>%n записи файла не читаются; они сохранены.</numerusform>
            <numerusform>%n записей файла не читаются; они сохранены.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerViews</name>
    <message>
        <source>Components</source>
        <translation>Составляющие</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Ход шага</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Советы</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Замеры</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Длины</translation>
    </message>
</context>
<context>
    <name>Assumptions</name>
    <message>
        <source>Stated</source>
        <translation>Указано</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Отсутствует</translation>
    </message>
    <message>
        <source>Absent; taken from {basis}</source>
        <translation>Отсутствует; из {basis}</translation>
    </message>
    <message>
        <source>most models</source>
        <translation>большинства моделей</translation>
    </message>
    <message>
        <source>Absent; the default of {family}</source>
        <translation>Отсутствует; по умолчанию для {family}</translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation>16 бит</translation>
    </message>
    <message>
        <source>“{found}” is not known; read from the sizes alone</source>
        <translation>«{found}» неизвестен; прочитано только по размерам</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Прочитано</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>Выведено</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Принято</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Основание</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Статус</translation>
    </message>
</context>
<context>
    <name>BlockKind</name>
    <message>
        <source>state space (Mamba)</source>
        <translation>пространство состояний (Mamba)</translation>
    </message>
    <message>
        <source>recurrent layers</source>
        <translation>рекуррентные слои</translation>
    </message>
    <message>
        <source>blocks found by search, each different</source>
        <translation>найденные поиском, неодинаковые блоки</translation>
    </message>
    <message>
        <source>cross attention</source>
        <translation>кросс-внимание</translation>
    </message>
    <message>
        <source>alternating updates</source>
        <translation>чередующиеся обновления</translation>
    </message>
    <message>
        <source>hyper-connections</source>
        <translation>гиперсвязи</translation>
    </message>
    <message>
        <source>compressed attention</source>
        <translation>сжатое внимание</translation>
    </message>
    <message>
        <source>short convolutions</source>
        <translation>короткие свёртки</translation>
    </message>
    <message>
        <source>Kimi delta attention</source>
        <translation>дельта-внимание Kimi</translation>
    </message>
    <message>
        <source>lightning attention</source>
        <translation>lightning-внимание</translation>
    </message>
    <message>
        <source>ternary weights</source>
        <translation>троичные веса</translation>
    </message>
</context>
<context>
    <name>BoxAdder</name>
    <message>
        <source>&amp;Add a box</source>
        <translation>&amp;Добавить узел</translation>
    </message>
    <message>
        <source>Card of the box to add</source>
        <translation>Карта нового узла</translation>
    </message>
    <message>
        <source>Choose a card…</source>
        <translation>Выберите карту…</translation>
    </message>
</context>
<context>
    <name>CardCount</name>
    <message>
        <source>one</source>
        <translation>одну</translation>
    </message>
    <message>
        <source>two</source>
        <translation>две</translation>
    </message>
    <message>
        <source>three</source>
        <translation>три</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четыре</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пять</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шесть</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семь</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восемь</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девять</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десять</translation>
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
        <translation>{rate} ГБ/с</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>no ECC</source>
        <translation>без ECC</translation>
    </message>
    <message>
        <source>{generation} has no {formats}</source>
        <translation>{generation}: нет {formats}</translation>
    </message>
    <message>
        <source>Number formats unknown: no compute capability given</source>
        <translation>Форматы чисел неизвестны: не указана compute capability</translation>
    </message>
    <message>
        <source>Compute capability {level}</source>
        <translation>Compute capability {level}</translation>
    </message>
    <message>
        <source>${amount} ({date})</source>
        <translation>${amount} ({date})</translation>
    </message>
    <message>
        <source>${amount} (undated)</source>
        <translation>${amount} (без даты)</translation>
    </message>
</context>
<context>
    <name>CardsAnswer</name>
    <message>
        <source>{cards} would do.</source>
        <translation>Достаточно и этого: {cards}.</translation>
    </message>
    <message>
        <source>Fewer cards do not fit.</source>
        <translation>Меньшего числа карт не хватит.</translation>
    </message>
    <message>
        <source>Comfortable from {cards}.</source>
        <translation>Свободно начиная с: {cards}.</translation>
    </message>
    <message>
        <source>It does not fit {here}, but {cards}.</source>
        <translation>Не помещается: {here}. Помещается: {cards}.</translation>
    </message>
    <message>
        <source>Kept whole on each card it never fits; divided by FSDP it fits {cards}.</source>
        <translation>Целиком на каждой карте не поместится никогда; с разбиением FSDP хватит: {cards}.</translation>
    </message>
    <message>
        <source>More cards do not help: main memory is too small.</source>
        <translation>Больше карт не поможет: мало ОЗУ.</translation>
    </message>
    <message>
        <source>With these degrees no number of such cards fits.</source>
        <translation>При таких степенях не хватит никакого числа этих карт.</translation>
    </message>
    <message>
        <source>No number of such cards fits.</source>
        <translation>Не хватит никакого числа таких карт.</translation>
    </message>
    <message>
        <source>Use {cards}</source>
        <translation>Взять: {cards}</translation>
    </message>
    <message>
        <source>Then {layout}.</source>
        <translation>Тогда {layout}.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>{amount} usable per card</source>
        <translation>{amount} доступно на карту</translation>
    </message>
    <message>
        <source>{amount} usable</source>
        <translation>{amount} доступно</translation>
    </message>
    <message>
        <source>Memory per card, by method</source>
        <translation>Память на карту по методам</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>AdamW, paged</source>
        <translation>AdamW, страничный</translation>
    </message>
    <message>
        <source>AdamW 8 bit, paged</source>
        <translation>AdamW 8 бит, страничный</translation>
    </message>
    <message>
        <source>SGD, momentum</source>
        <translation>SGD, импульс</translation>
    </message>
    <message>
        <source>Supervised (SFT)</source>
        <translation>С учителем (SFT)</translation>
    </message>
    <message>
        <source>Pretraining</source>
        <translation>Предобучение</translation>
    </message>
    <message>
        <source>Reward model</source>
        <translation>Модель награды</translation>
    </message>
    <message>
        <source>bf16 throughout</source>
        <translation>bf16 везде</translation>
    </message>
    <message>
        <source>bf16, autocast</source>
        <translation>bf16, autocast</translation>
    </message>
    <message>
        <source>bf16, fp32 weights</source>
        <translation>bf16, веса fp32</translation>
    </message>
    <message>
        <source>bf16, fp32 master</source>
        <translation>bf16, мастер fp32</translation>
    </message>
    <message>
        <source>fp16, fp32 weights</source>
        <translation>fp16, веса fp32</translation>
    </message>
    <message>
        <source>fp16, fp32 master</source>
        <translation>fp16, мастер fp32</translation>
    </message>
    <message>
        <source>FP8, mixed</source>
        <translation>FP8, смешанная</translation>
    </message>
    <message>
        <source>MXFP8, mixed</source>
        <translation>MXFP8, смешанная</translation>
    </message>
    <message>
        <source>NVFP4, mixed</source>
        <translation>NVFP4, смешанная</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Eager</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Kernel, logits in place</source>
        <translation>Ядро, логиты на месте</translation>
    </message>
    <message>
        <source>In chunks</source>
        <translation>По частям</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Слитая</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Авто</translation>
    </message>
    <message>
        <source>Through main memory</source>
        <translation>Через ОЗУ</translation>
    </message>
    <message>
        <source>FSDP, full shard</source>
        <translation>FSDP, полное</translation>
    </message>
    <message>
        <source>FSDP1, full shard</source>
        <translation>FSDP1, полное</translation>
    </message>
    <message>
        <source>FSDP, gradients and states</source>
        <translation>FSDP, градиенты и состояния</translation>
    </message>
    <message>
        <source>FSDP, hybrid</source>
        <translation>FSDP, гибридное</translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation>По слоям</translation>
    </message>
    <message>
        <source>Main memory</source>
        <translation>ОЗУ</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>Чередование</translation>
    </message>
    <message>
        <source>Every process</source>
        <translation>Каждый процесс</translation>
    </message>
    <message>
        <source>First process</source>
        <translation>Первый процесс</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>Вторая копия</translation>
    </message>
    <message>
        <source>Adapter switched off</source>
        <translation>Адаптер отключён</translation>
    </message>
    <message>
        <source>Computed beforehand</source>
        <translation>Вычислено заранее</translation>
    </message>
    <message>
        <source>Sharded</source>
        <translation>По частям</translation>
    </message>
    <message>
        <source>Adapter only</source>
        <translation>Только адаптер</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Линейные</translation>
    </message>
    <message>
        <source>All linear layers</source>
        <translation>Все линейные слои</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Внимание</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Every layer</source>
        <translation>Каждый слой</translation>
    </message>
    <message>
        <source>Some layers</source>
        <translation>Часть слоёв</translation>
    </message>
    <message>
        <source>Every layer, offloaded</source>
        <translation>Каждый слой, выгрузка</translation>
    </message>
    <message>
        <source>Whole model</source>
        <translation>Вся модель</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Память GPU</translation>
    </message>
    <message>
        <source>None, one card</source>
        <translation>Нет, одна карта</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
</context>
<context>
    <name>Collective</name>
    <message>
        <source>All-gather, weights</source>
        <translation>All-gather, веса</translation>
    </message>
    <message>
        <source>All-reduce, gradients</source>
        <translation>All-reduce, градиенты</translation>
    </message>
    <message>
        <source>Reduce-scatter, gradients</source>
        <translation>Reduce-scatter, градиенты</translation>
    </message>
    <message>
        <source>All-reduce, replicas</source>
        <translation>All-reduce, реплики</translation>
    </message>
    <message>
        <source>All-reduce, tensor</source>
        <translation>All-reduce, тензор</translation>
    </message>
    <message>
        <source>All-to-all, experts</source>
        <translation>All-to-all, эксперты</translation>
    </message>
    <message>
        <source>Ring of keys and values</source>
        <translation>Кольцо ключей</translation>
    </message>
    <message>
        <source>Between stages</source>
        <translation>Между ступенями</translation>
    </message>
    <message>
        <source>Copies to main memory</source>
        <translation>Копии в ОЗУ</translation>
    </message>
    <message>
        <source>All-gather, logits</source>
        <translation>All-gather, логиты</translation>
    </message>
    <message>
        <source>All-gather, forward</source>
        <translation>All-gather, прямой</translation>
    </message>
    <message>
        <source>All-gather, backward</source>
        <translation>All-gather, обратный</translation>
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
        <translation>Передача и приём</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Broadcast</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New plan</source>
        <translation>Новый план</translation>
    </message>
    <message>
        <source>Open a plan or model…</source>
        <translation>Открыть план или модель…</translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation>Открыть папку модели…</translation>
    </message>
    <message>
        <source>Open model file…</source>
        <translation>Открыть файл модели…</translation>
    </message>
    <message>
        <source>Add from Hugging Face…</source>
        <translation>Добавить с Hugging Face…</translation>
    </message>
    <message>
        <source>Custom model…</source>
        <translation>Своя модель…</translation>
    </message>
    <message>
        <source>Custom card…</source>
        <translation>Своя карта…</translation>
    </message>
    <message>
        <source>This computer…</source>
        <translation>Этот компьютер…</translation>
    </message>
    <message>
        <source>Find a layout…</source>
        <translation>Подобрать разбиение…</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Сохранить набор</translation>
    </message>
    <message>
        <source>Save preset as…</source>
        <translation>Сохранить набор как…</translation>
    </message>
    <message>
        <source>Rename preset…</source>
        <translation>Переименовать набор…</translation>
    </message>
    <message>
        <source>Duplicate preset</source>
        <translation>Дублировать набор</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Удалить набор</translation>
    </message>
    <message>
        <source>Bring the deleted preset back</source>
        <translation>Вернуть удалённый набор</translation>
    </message>
    <message>
        <source>Import preset…</source>
        <translation>Импорт набора…</translation>
    </message>
    <message>
        <source>Plan as JSON…</source>
        <translation>План как JSON…</translation>
    </message>
    <message>
        <source>Chart as SVG, PDF or PNG…</source>
        <translation>Диаграмма как SVG, PDF или PNG…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>План</translation>
    </message>
    <message>
        <source>Compare hardware</source>
        <translation>Сравнить железо</translation>
    </message>
    <message>
        <source>Search a model</source>
        <translation>Найти модель</translation>
    </message>
    <message>
        <source>Search a GPU</source>
        <translation>Найти GPU</translation>
    </message>
    <message>
        <source>Fold the sharding panel</source>
        <translation>Свернуть панель разбиения</translation>
    </message>
    <message>
        <source>Next view of the plan</source>
        <translation>Следующий вид плана</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>Следующая область</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>Предыдущая область</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Открыть меню</translation>
    </message>
    <message>
        <source>Help for this field</source>
        <translation>Справка по полю</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>About Finefit</source>
        <translation>О программе Finefit</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Box</source>
        <translation>Узел</translation>
    </message>
    <message>
        <source>Usable, {unit}</source>
        <translation>Доступно, {unit}</translation>
    </message>
    <message>
        <source>{box} (this plan)</source>
        <translation>{box} (этот план)</translation>
    </message>
    <message>
        <source>Remove box</source>
        <translation>Убрать узел</translation>
    </message>
    <message>
        <source>{method}: {verdict}; needs {need} per card, headroom {room}</source>
        <translation>{method}: {verdict}; нужно {need} на карту, запас {room}</translation>
    </message>
    <message>
        <source>Boxes and methods</source>
        <translation>Узлы и методы</translation>
    </message>
    <message>
        <source>Need and headroom of the busiest card. Click a box to plan with it; the list is kept with the workspace.</source>
        <translation>Потребность и запас самой занятой карты. Щелчок берёт узел в план; список сохраняется.</translation>
    </message>
</context>
<context>
    <name>Component</name>
    <message>
        <source>Weights</source>
        <translation>Веса</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>Адаптеры</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Градиенты</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Оптимизатор</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Активации</translation>
    </message>
    <message>
        <source>Logits and loss</source>
        <translation>Логиты и потери</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-кэш</translation>
    </message>
    <message>
        <source>Gathered shards</source>
        <translation>Собранные части</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Среда</translation>
    </message>
</context>
<context>
    <name>Components</name>
    <message>
        <source>Component</source>
        <translation>Составляющая</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Formula with this plan&apos;s numbers</source>
        <translation>Формула с числами</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Peak, per GPU</source>
        <translation>Пик, на GPU</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Пик</translation>
    </message>
    <message>
        <source>in phase: {phase}</source>
        <translation>фаза: {phase}</translation>
    </message>
    <message>
        <source>in phase: {phase}; range {low} to {high}</source>
        <translation>фаза: {phase}; от {low} до {high}</translation>
    </message>
    <message>
        <source>Components of the peak</source>
        <translation>Составляющие пика</translation>
    </message>
    <message>
        <source>Show zero rows</source>
        <translation>Показать нулевые строки</translation>
    </message>
    <message>
        <source>Allocated &lt;b&gt;{allocated}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Reserved &lt;b&gt;{reserved}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Device &lt;b&gt;{device}&lt;/b&gt; {unit}, as nvidia-smi shows it</source>
        <translation>Занято &lt;b&gt;{allocated}&lt;/b&gt; &amp;nbsp;&amp;nbsp; В резерве &lt;b&gt;{reserved}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Устройство &lt;b&gt;{device}&lt;/b&gt; {unit}, как в nvidia-smi</translation>
    </message>
</context>
<context>
    <name>Convention</name>
    <message>
        <source>Detailed</source>
        <translation>Подробный</translation>
    </message>
    <message>
        <source>ZeRO paper, 16 B</source>
        <translation>Статья ZeRO, 16 Б</translation>
    </message>
    <message>
        <source>Hugging Face, 18 B</source>
        <translation>Hugging Face, 18 Б</translation>
    </message>
    <message>
        <source>Web calculator</source>
        <translation>Веб-калькулятор</translation>
    </message>
</context>
<context>
    <name>CustomCard</name>
    <message>
        <source>Custom card</source>
        <translation>Своя карта</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Производитель</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Compute capability</translation>
    </message>
    <message>
        <source>Of NVIDIA cards, as 8.9; it decides the number formats</source>
        <translation>Для карт NVIDIA, например 8.9; определяет форматы чисел</translation>
    </message>
    <message>
        <source>Shares the main memory</source>
        <translation>Делит оперативную память</translation>
    </message>
    <message>
        <source>The total that the driver reports, not the size printed</source>
        <translation>Объём, который сообщает драйвер, а не надпись на коробке</translation>
    </message>
    <message>
        <source>Memory, MiB</source>
        <translation>Память, МиБ</translation>
    </message>
    <message>
        <source>From the data sheet; leave it open if unknown</source>
        <translation>Из спецификации; оставьте пустым, если неизвестно</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Dense bf16, without sparsity; leave it open if unknown</source>
        <translation>Плотный bf16, без разреженности; оставьте пустым, если неизвестно</translation>
    </message>
    <message>
        <source>bf16 speed</source>
        <translation>Скорость bf16</translation>
    </message>
    <message>
        <source>Per direction; leave it open without NVLink</source>
        <translation>В одну сторону; без NVLink оставьте пустым</translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>Поколение PCIe</translation>
    </message>
    <message>
        <source>PCIe lanes</source>
        <translation>Линии PCIe</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Мощность</translation>
    </message>
    <message>
        <source>What you would pay, to compare boxes by price</source>
        <translation>Сколько вы заплатите: для сравнения по цене</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save and plan</source>
        <translation>Сохранить и рассчитать</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Вне допустимых пределов</translation>
    </message>
    <message>
        <source>Two numbers, as 8.9</source>
        <translation>Два числа, например 8.9</translation>
    </message>
</context>
<context>
    <name>CustomModel</name>
    <message>
        <source>Still needed: {names}</source>
        <translation>Ещё нужно: {names}</translation>
    </message>
    <message>
        <source>Custom model</source>
        <translation>Своя модель</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>Mixture of experts, where it is one</source>
        <translation>Смесь экспертов, если она есть</translation>
    </message>
    <message>
        <source>Gated MLP (three matrices)</source>
        <translation>MLP с гейтом (три матрицы)</translation>
    </message>
    <message>
        <source>Head tied to the embedding</source>
        <translation>Голова связана с эмбеддингом</translation>
    </message>
    <message>
        <source>Bias on query, key and value</source>
        <translation>Смещение у query, key и value</translation>
    </message>
    <message>
        <source>In a config.json: {key}</source>
        <translation>В config.json: {key}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save and plan</source>
        <translation>Сохранить и рассчитать</translation>
    </message>
    <message>
        <source>No count yet</source>
        <translation>Пока без итога</translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation>{count} параметров</translation>
    </message>
    <message>
        <source>{count} parameters, {active} active per token</source>
        <translation>{count} параметров, {active} активны на токен</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Вне допустимых пределов</translation>
    </message>
</context>
<context>
    <name>Dataset</name>
    <message>
        <source>{low} to {high} tokens: {examples} examples</source>
        <translation>{low}–{high} токенов: примеров {examples}</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>план</translation>
    </message>
    <message>
        <source>Histogram of lengths</source>
        <translation>Гистограмма длин</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Примеров</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токенов</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Самый длинный</translation>
    </message>
    <message>
        <source>Cut by the plan</source>
        <translation>План обрежет</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Потеря токенов</translation>
    </message>
    <message>
        <source>Padding wastes</source>
        <translation>Впустую при дополнении</translation>
    </message>
    <message>
        <source>Packing wastes</source>
        <translation>Впустую при упаковке</translation>
    </message>
    <message>
        <source>Lines left out</source>
        <translation>Строк пропущено</translation>
    </message>
    <message>
        <source>Peak at the longest</source>
        <translation>Пик на самом длинном</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Наборы данных</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Plan with {length} tokens</source>
        <translation>Взять длину {length}</translation>
    </message>
    <message>
        <source>Lengths in tokens</source>
        <translation>Длины в токенах</translation>
    </message>
    <message>
        <source>Paste numbers: 812, 1033, 97 …</source>
        <translation>Вставьте числа: 812, 1033, 97 …</translation>
    </message>
    <message>
        <source>Column, found by itself</source>
        <translation>Столбец найдётся сам</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Open a data set</source>
        <translation>Открыть набор данных</translation>
    </message>
    <message>
        <source>Open a tokenizer.json</source>
        <translation>Открыть tokenizer.json</translation>
    </message>
    <message>
        <source>Count with a tokenizer…</source>
        <translation>Считать токенизатором…</translation>
    </message>
    <message>
        <source>Without {name}</source>
        <translation>Без {name}</translation>
    </message>
    <message>
        <source>Paste the lengths of your examples, or open a JSONL, CSV or text file.</source>
        <translation>Вставьте длины примеров или откройте файл JSONL, CSV или текст.</translation>
    </message>
</context>
<context>
    <name>DatasetCounting</name>
    <message>
        <source>lengths as given</source>
        <translation>длины как заданы</translation>
    </message>
    <message>
        <source>estimated: words between spaces, tokens are more</source>
        <translation>оценка: слова по пробелам, токенов больше</translation>
    </message>
    <message>
        <source>counted by the tokenizer</source>
        <translation>посчитано токенизатором</translation>
    </message>
</context>
<context>
    <name>DatasetProblem</name>
    <message>
        <source>{found} is not a length in tokens</source>
        <translation>{found} — не длина в токенах</translation>
    </message>
    <message>
        <source>No lengths found</source>
        <translation>Длин не найдено</translation>
    </message>
    <message>
        <source>Needs the Python package {package}</source>
        <translation>Нужен пакет Python {package}</translation>
    </message>
    <message>
        <source>Is not a tokenizer file: {reason}</source>
        <translation>Не файл токенизатора: {reason}</translation>
    </message>
    <message>
        <source>A line is too long for a data set</source>
        <translation>Строка слишком длинна для набора данных</translation>
    </message>
    <message>
        <source>No column {column}; there are: {found}</source>
        <translation>Нет столбца {column}; есть: {found}</translation>
    </message>
</context>
<context>
    <name>Degree</name>
    <message>
        <source>tensor {number}</source>
        <translation>тензорный {number}</translation>
    </message>
    <message>
        <source>pipeline {number}</source>
        <translation>конвейер {number}</translation>
    </message>
    <message>
        <source>context {number}</source>
        <translation>контекст {number}</translation>
    </message>
    <message>
        <source>data {number}</source>
        <translation>данные {number}</translation>
    </message>
    <message>
        <source>experts over {number}</source>
        <translation>эксперты на {number}</translation>
    </message>
    <message>
        <source>{number} replicas</source>
        <translation>реплик: {number}</translation>
    </message>
    <message>
        <source>states over {number}</source>
        <translation>состояния на {number}</translation>
    </message>
    <message>
        <source>{heads} heads cannot be split {asked} ways.</source>
        <translation>{heads} голов нельзя разделить на {asked}.</translation>
    </message>
    <message>
        <source>There are only {cards} cards.</source>
        <translation>Карт всего {cards}.</translation>
    </message>
    <message>
        <source>{layers} layers make no {asked} stages.</source>
        <translation>Из {layers} слоёв не выйдет {asked} ступеней.</translation>
    </message>
    <message>
        <source>Only {cards} cards are left for stages.</source>
        <translation>Для ступеней осталось карт: {cards}.</translation>
    </message>
    <message>
        <source>Only {cards} cards are left for a sequence.</source>
        <translation>Для последовательности осталось карт: {cards}.</translation>
    </message>
    <message>
        <source>{cards} cards are no multiple of {product}.</source>
        <translation>{cards} карт не делятся на {product}.</translation>
    </message>
    <message>
        <source>{idle} of {cards} cards would do nothing.</source>
        <translation>Без дела останутся {idle} из {cards} карт.</translation>
    </message>
    <message>
        <source>This model has no experts.</source>
        <translation>У этой модели нет экспертов.</translation>
    </message>
    <message>
        <source>{experts} experts do not spread over {asked} of {group} cards.</source>
        <translation>{experts} экспертов не разложить на {asked} из {group} карт.</translation>
    </message>
    <message>
        <source>{group} cards make no {asked} equal groups.</source>
        <translation>Из {group} карт не выйдет {asked} равных групп.</translation>
    </message>
    <message>
        <source>{layers} layers are too few for {asked} groups on each card.</source>
        <translation>{layers} слоёв мало для {asked} групп на карту.</translation>
    </message>
    <message>
        <source>A layer split goes with nothing else.</source>
        <translation>Разбиение по слоям ни с чем не сочетается.</translation>
    </message>
    <message>
        <source>{cards} cards = {product}</source>
        <translation>{cards} карт = {product}</translation>
    </message>
    <message>
        <source>{values} … {most}</source>
        <translation>{values} … {most}</translation>
    </message>
    <message>
        <source>Possible: {values}.</source>
        <translation>Возможно: {values}.</translation>
    </message>
    <message>
        <source>Only 1 is possible with these cards, this model and the rest.</source>
        <translation>С этими картами, моделью и остальным возможна только 1.</translation>
    </message>
</context>
<context>
    <name>DeviceSection</name>
    <message>
        <source>As a table</source>
        <translation>Таблицей</translation>
    </message>
    <message>
        <source>Memory per device, {unit}</source>
        <translation>Память устройств, {unit}</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Показать меньше</translation>
    </message>
</context>
<context>
    <name>DeviceTable</name>
    <message>
        <source>Device</source>
        <translation>Устройство</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Left, {unit}</source>
        <translation>Остаток, {unit}</translation>
    </message>
    <message>
        <source>In use, {unit}</source>
        <translation>Занято, {unit}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Доступно</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Пик</translation>
    </message>
    <message>
        <source>{host}, step</source>
        <translation>{host}, шаг</translation>
    </message>
    <message>
        <source>{host}, loading</source>
        <translation>{host}, загрузка</translation>
    </message>
    <message>
        <source>Memory per device</source>
        <translation>Память устройств</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>&amp;Копировать всё</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>GPU {number} и ещё {more}</translation>
    </message>
    <message>
        <source>GPU {first}–{last}</source>
        <translation>GPU {first}–{last}</translation>
    </message>
    <message>
        <source>GPU {first} to {last}, each</source>
        <translation>GPU {first}–{last}, каждая</translation>
    </message>
    <message>
        <source>Stage {number} · {gpu}</source>
        <translation>Ст. {number} · {gpu}</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>без дела</translation>
    </message>
    <message>
        <source>All of them hold the same.</source>
        <translation>На всех одно и то же.</translation>
    </message>
    <message>
        <source>Fullest: {name}; {amount}, peak in phase: {phase}.</source>
        <translation>Полнее всех: {name}; {amount}, пик в фазе: {phase}.</translation>
    </message>
    <message>
        <source>Host RAM</source>
        <translation>ОЗУ</translation>
    </message>
    <message>
        <source>NVMe not used</source>
        <translation>NVMe не нужен</translation>
    </message>
    <message>
        <source>step {amount}</source>
        <translation>шаг {amount}</translation>
    </message>
    <message>
        <source>loading {amount}</source>
        <translation>загрузка {amount}</translation>
    </message>
    <message>
        <source>offloaded {amount}</source>
        <translation>выгружено {amount}</translation>
    </message>
    <message>
        <source>RAM per machine</source>
        <translation>ОЗУ на узел</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>An error in Finefit</source>
        <translation>Ошибка в Finefit</translation>
    </message>
    <message>
        <source>This should not have happened. Your plan is kept, and you can go on. Please send the text below to the makers.</source>
        <translation>Этого не должно было случиться. План цел, можно продолжать. Пришлите, пожалуйста, текст ниже разработчикам.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Run</source>
        <translation>Прогон</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Measured, {unit}</source>
        <translation>Замер, {unit}</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Отличия</translation>
    </message>
    <message>
        <source>the same run</source>
        <translation>тот же прогон</translation>
    </message>
    <message>
        <source>own measurement</source>
        <translation>свой замер</translation>
    </message>
    <message>
        <source>dry run of the training code</source>
        <translation>холостой прогон кода обучения</translation>
    </message>
    <message>
        <source>no date given</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>Own peak of this plan</source>
        <translation>Свой пик для этого плана</translation>
    </message>
    <message>
        <source>Measured value</source>
        <translation>Измеренное значение</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Calibrate by them</source>
        <translation>Калибровать по ним</translation>
    </message>
    <message>
        <source>Corrects the runtime overhead of this machine in every plan; can be taken off.</source>
        <translation>Поправляет накладные расходы этой машины во всех планах; можно снять.</translation>
    </message>
    <message>
        <source>Undo removal</source>
        <translation>Вернуть удалённое</translation>
    </message>
    <message>
        <source>All numbers have this machine&apos;s own overhead.</source>
        <translation>Все числа учитывают расходы этой машины.</translation>
    </message>
    <message>
        <source>A damaged file was kept as {name}.</source>
        <translation>Повреждённый файл сохранён как {name}.</translation>
    </message>
    <message>
        <source>Remove own measurement</source>
        <translation>Удалить свой замер</translation>
    </message>
    <message>
        <source>Measured runs near this plan</source>
        <translation>Замеры, близкие к плану</translation>
    </message>
    <message>
        <source>Nearest first; the estimate is ours for exactly that run.</source>
        <translation>Сначала ближайшие; оценка наша, ровно для этого прогона.</translation>
    </message>
    <message>
        <source>No published run near this plan; these differ as stated.</source>
        <translation>Близких опубликованных прогонов нет; отличия указаны.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Замеры</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>Замеры</translation>
    </message>
    <message>
        <source>Others say</source>
        <translation>Другие формулы</translation>
    </message>
</context>
<context>
    <name>EvidenceDiffers</name>
    <message>
        <source>method</source>
        <translation>метод</translation>
    </message>
    <message>
        <source>sharding</source>
        <translation>разбиение</translation>
    </message>
    <message>
        <source>checkpointing</source>
        <translation>пересчёт</translation>
    </message>
    <message>
        <source>model family</source>
        <translation>семейство модели</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>размер модели</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>потери</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>токены</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>карты</translation>
    </message>
</context>
<context>
    <name>EvidenceLevel</name>
    <message>
        <source>Allocated</source>
        <translation>Выделено</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Зарезервировано</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Устройство</translation>
    </message>
</context>
<context>
    <name>EvidenceUnused</name>
    <message>
        <source>allocated bytes are arithmetic and calibrate nothing</source>
        <translation>выделенные байты — арифметика, калибровать нечего</translation>
    </message>
    <message>
        <source>its plan counts by a public convention</source>
        <translation>её план считает по публичной методике</translation>
    </message>
    <message>
        <source>it is less than the tensors hold</source>
        <translation>меньше, чем занимают тензоры</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Phase: {name}</source>
        <translation>Фаза: {name}</translation>
    </message>
    <message>
        <source>Share of the peak</source>
        <translation>Доля пика</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Состоит из</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>With this plan&apos;s numbers</source>
        <translation>С числами этого плана</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Хранится как</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Held by tensors</source>
        <translation>Занято тензорами</translation>
    </message>
    <message>
        <source>{amount} below the peak</source>
        <translation>на {amount} ниже пика</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Пик</translation>
    </message>
    <message>
        <source>this phase; {phase} is {amount} lower</source>
        <translation>эта фаза; {phase}: ниже на {amount}</translation>
    </message>
    <message>
        <source>Held only for a while</source>
        <translation>Занято лишь на время</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Held during</source>
        <translation>Живёт в фазах</translation>
    </message>
    <message>
        <source>Conventions say</source>
        <translation>По методикам</translation>
    </message>
    <message>
        <source>Of the peak</source>
        <translation>Из чего пик</translation>
    </message>
    <message>
        <source>{gib} = {gb} ({exact} bytes)</source>
        <translation>{gib} = {gb} ({exact} байт)</translation>
    </message>
    <message>
        <source>several types, or none</source>
        <translation>разные типы или никакой</translation>
    </message>
    <message>
        <source>own arithmetic</source>
        <translation>собственный расчёт</translation>
    </message>
    <message>
        <source>does not count it</source>
        <translation>не учитывает</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>What can be explained</source>
        <translation>Что можно разобрать</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>No point fits; see Advice.</source>
        <translation>Ничего не помещается; см. «Советы».</translation>
    </message>
    <message>
        <source>Map of memory</source>
        <translation>Карта памяти</translation>
    </message>
    <message>
        <source>{row}: no length fits.</source>
        <translation>{row}: никакая длина не помещается.</translation>
    </message>
    <message>
        <source>{row}: comfortable up to {comfortable}, borderline up to {fits}.</source>
        <translation>{row}: свободно до {comfortable}, на пределе до {fits}.</translation>
    </message>
    <message>
        <source>{row}: borderline up to {fits}.</source>
        <translation>{row}: на пределе до {fits}.</translation>
    </message>
    <message>
        <source>{second}, {length}</source>
        <translation>{second}, {length}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>Peak per card</source>
        <translation>Пик на карту</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Диапазон</translation>
    </message>
    <message>
        <source>Against this plan</source>
        <translation>Против этого плана</translation>
    </message>
    <message>
        <source>Rank {value}</source>
        <translation>Ранг {value}</translation>
    </message>
    <message>
        <source>Micro-batch {value}</source>
        <translation>Микробатч {value}</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>Под курсором</translation>
    </message>
    <message>
        <source>Adopt this point</source>
        <translation>Взять эту точку</translation>
    </message>
    <message>
        <source>The plan is at this point already.</source>
        <translation>План уже в этой точке.</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>этот план</translation>
    </message>
    <message>
        <source>last point that may fit</source>
        <translation>последняя, что может поместиться</translation>
    </message>
    <message>
        <source>last comfortable point</source>
        <translation>последняя свободная</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>Вторая ось</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Модели</translation>
    </message>
    <message>
        <source>Models that fit {cards} with {method}, best first.</source>
        <translation>Модели, которые помещаются на {cards} ({method}), лучшие сверху.</translation>
    </message>
</context>
<context>
    <name>ExploreAxis</name>
    <message>
        <source>Micro-batch, sequences</source>
        <translation>Микробатч, последовательности</translation>
    </message>
    <message>
        <source>Adapter rank</source>
        <translation>Ранг адаптера</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Concurrent sequences</source>
        <translation>Одновременные запросы</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>Контекст, токены</translation>
    </message>
    <message>
        <source>Sequence length, tokens</source>
        <translation>Длина последовательности, токены</translation>
    </message>
</context>
<context>
    <name>ExploreChoice</name>
    <message>
        <source>Micro-batch</source>
        <translation>Микробатч</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Запросы</translation>
    </message>
</context>
<context>
    <name>ExploreModels</name>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметров</translation>
    </message>
    <message>
        <source>Peak, {unit}</source>
        <translation>Пик, {unit}</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Контекст</translation>
    </message>
    <message>
        <source>long enough</source>
        <translation>хватает</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>короток</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестен</translation>
    </message>
    <message>
        <source>Models that fit this box</source>
        <translation>Модели для этой машины</translation>
    </message>
    <message>
        <source>Enter or a double click plans with the model.</source>
        <translation>Enter или двойной щелчок — план с этой моделью.</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>not set</source>
        <translation>не задано</translation>
    </message>
</context>
<context>
    <name>FieldHelp</name>
    <message>
        <source>Search by name, memory or architecture, as in: 24 ada</source>
        <translation>Имя, память или архитектура, например: 24 ada</translation>
    </message>
    <message>
        <source>Search by name, family or size, as in: qw 7b</source>
        <translation>Имя, семейство или размер, например: qw 7b</translation>
    </message>
    <message>
        <source>Cards of this kind in one machine</source>
        <translation>Карт этого вида в одном узле</translation>
    </message>
    <message>
        <source>Memory kept free on each card for the display and other programs</source>
        <translation>Остаётся на каждой карте для экрана и других программ</translation>
    </message>
    <message>
        <source>Equal machines that train together</source>
        <translation>Одинаковые узлы, обучающие вместе</translation>
    </message>
    <message>
        <source>How the cards of one machine reach each other</source>
        <translation>Как карты одного узла связаны между собой</translation>
    </message>
    <message>
        <source>Main memory of one machine; leave it open if unknown</source>
        <translation>ОЗУ одного узла; не задавайте, если неизвестно</translation>
    </message>
    <message>
        <source>Disk space for offloading</source>
        <translation>Место на диске для выгрузки</translation>
    </message>
    <message>
        <source>Between machines, per direction</source>
        <translation>Между узлами, в одну сторону</translation>
    </message>
    <message>
        <source>How the weights are stored in the checkpoint</source>
        <translation>Как веса хранятся в контрольной точке</translation>
    </message>
    <message>
        <source>Turn a quantised checkpoint into 16-bit weights before training</source>
        <translation>Развернуть квантованную модель в 16 бит перед обучением</translation>
    </message>
    <message>
        <source>The image encoder is loaded but not trained</source>
        <translation>Кодировщик изображений загружен, но не обучается</translation>
    </message>
    <message>
        <source>Tokens in the longest sequence of a micro-batch</source>
        <translation>Токенов в самой длинной последовательности</translation>
    </message>
    <message>
        <source>Sequences computed at once on one card</source>
        <translation>Последовательностей за раз на одной карте</translation>
    </message>
    <message>
        <source>Micro-batches summed up before the optimizer steps</source>
        <translation>Микробатчей до шага оптимизатора</translation>
    </message>
    <message>
        <source>Sets the defaults of everything left open below</source>
        <translation>Задаёт значения всего, что ниже не указано</translation>
    </message>
    <message>
        <source>What the loss is, and which further copies of the model it needs</source>
        <translation>Какая функция потерь и какие ещё копии модели ей нужны</translation>
    </message>
    <message>
        <source>Storage of weights, gradients and optimizer states</source>
        <translation>Хранение весов, градиентов и состояний оптимизатора</translation>
    </message>
    <message>
        <source>States are kept for trained parameters only</source>
        <translation>Состояния есть только у обучаемых параметров</translation>
    </message>
    <message>
        <source>Which activations are computed again in the backward pass instead of kept</source>
        <translation>Какие активации вычисляются заново, а не хранятся</translation>
    </message>
    <message>
        <source>Eager attention keeps a matrix of sequence × sequence per head</source>
        <translation>Eager хранит матрицу длина × длина на каждую голову</translation>
    </message>
    <message>
        <source>How the logits over the vocabulary are held</source>
        <translation>Как хранятся логиты по словарю</translation>
    </message>
    <message>
        <source>foreach needs one extra copy of the trained parameters in the step</source>
        <translation>foreach требует ещё одну копию обучаемых параметров на шаге</translation>
    </message>
    <message>
        <source>Fused kernels keep fewer intermediate tensors</source>
        <translation>Слитые ядра хранят меньше промежуточных тензоров</translation>
    </message>
    <message>
        <source>Selective checkpoints: which layers are computed again</source>
        <translation>Выборочно: какие слои вычисляются заново</translation>
    </message>
    <message>
        <source>Overrides the sliding window of the model</source>
        <translation>Заменяет скользящее окно модели</translation>
    </message>
    <message>
        <source>Tokens of images in one sequence</source>
        <translation>Токенов изображений в последовательности</translation>
    </message>
    <message>
        <source>Each layer is updated at once, so gradients never exist all together</source>
        <translation>Слой обновляется сразу, все градиенты вместе не хранятся</translation>
    </message>
    <message>
        <source>Kept activations wait in main memory</source>
        <translation>Сохранённые активации ждут в ОЗУ</translation>
    </message>
    <message>
        <source>torch.compile drops pointwise results that are cheap to compute again</source>
        <translation>torch.compile отбрасывает дешёвые поэлементные результаты</translation>
    </message>
    <message>
        <source>Every sequence is full; otherwise lengths vary</source>
        <translation>Все последовательности полные; иначе длины разные</translation>
    </message>
    <message>
        <source>Padded batches: no flash kernel in SDPA, and a mask per layer</source>
        <translation>Батчи с дополнением: в SDPA нет flash-ядра, маска на слой</translation>
    </message>
    <message>
        <source>The training loop holds the logits through the backward pass</source>
        <translation>Цикл держит логиты весь обратный проход</translation>
    </message>
    <message>
        <source>The key and value cache is kept during training, which only wastes memory</source>
        <translation>KV-кэш при обучении лишь тратит память</translation>
    </message>
    <message>
        <source>Average tokens of a sequence in the data</source>
        <translation>Среднее число токенов в данных</translation>
    </message>
    <message>
        <source>Where the reference for the loss comes from</source>
        <translation>Откуда берётся эталон для потерь</translation>
    </message>
    <message>
        <source>Answers sampled for each prompt</source>
        <translation>Ответов на запрос</translation>
    </message>
    <message>
        <source>Tokens of one sampled answer</source>
        <translation>Токенов в ответе</translation>
    </message>
    <message>
        <source>Share of each card that the generating engine reserves</source>
        <translation>Доля карты под движок генерации</translation>
    </message>
    <message>
        <source>Who reads the checkpoint into main memory</source>
        <translation>Кто читает модель в ОЗУ</translation>
    </message>
    <message>
        <source>Storage type while loading</source>
        <translation>Тип при загрузке</translation>
    </message>
    <message>
        <source>Weights are created empty and filled shard by shard</source>
        <translation>Веса создаются пустыми и заполняются по частям</translation>
    </message>
    <message>
        <source>What is gathered and written at the end</source>
        <translation>Что собирается и пишется в конце</translation>
    </message>
    <message>
        <source>Where the full state is put together</source>
        <translation>Где собирается полное состояние</translation>
    </message>
    <message>
        <source>Overrides the precision for the weights alone</source>
        <translation>Заменяет точность только для весов</translation>
    </message>
    <message>
        <source>Overrides the precision for the gradients alone</source>
        <translation>Заменяет точность только для градиентов</translation>
    </message>
    <message>
        <source>Overrides the precision for the optimizer states alone</source>
        <translation>Заменяет точность только для состояний оптимизатора</translation>
    </message>
    <message>
        <source>Full-precision copy of the weights beside 16-bit ones</source>
        <translation>Точная копия весов рядом с 16-битными</translation>
    </message>
    <message>
        <source>Width of the two small matrices beside each adapted layer</source>
        <translation>Ширина двух малых матриц у каждого слоя</translation>
    </message>
    <message>
        <source>Which layers get an adapter; names may be typed, separated by commas</source>
        <translation>Какие слои получают адаптер; имена можно ввести через запятую</translation>
    </message>
    <message>
        <source>Storage of the adapter&apos;s own weights</source>
        <translation>Хранение весов адаптера</translation>
    </message>
    <message>
        <source>Whole modules that are trained and saved besides the adapter</source>
        <translation>Модули, обучаемые целиком вместе с адаптером</translation>
    </message>
    <message>
        <source>Above 0, each adapter keeps a mask of its input</source>
        <translation>При значении больше 0 адаптер хранит маску входа</translation>
    </message>
    <message>
        <source>Trains a magnitude per output besides the direction</source>
        <translation>Обучает величину для каждого выхода отдельно от направления</translation>
    </message>
    <message>
        <source>Scales by the root of the rank; changes no bytes</source>
        <translation>Масштаб по корню из ранга; память не меняется</translation>
    </message>
    <message>
        <source>How the frozen weights are stored</source>
        <translation>Как хранятся замороженные веса</translation>
    </message>
    <message>
        <source>The scales of the blocks are quantised as well</source>
        <translation>Масштабы блоков тоже квантуются</translation>
    </message>
    <message>
        <source>k-bit preparation casts what is not 4-bit to fp32</source>
        <translation>Подготовка k-bit переводит всё, кроме 4 бит, в fp32</translation>
    </message>
    <message>
        <source>A float type lets FSDP shard the 4-bit weights</source>
        <translation>С плавающим типом FSDP может делить 4-битные веса</translation>
    </message>
    <message>
        <source>How the weights are stored for serving</source>
        <translation>Как хранятся веса при работе</translation>
    </message>
    <message>
        <source>Tokens the cache holds for each sequence</source>
        <translation>Токенов в кэше на последовательность</translation>
    </message>
    <message>
        <source>Sequences served at the same time</source>
        <translation>Одновременных последовательностей</translation>
    </message>
    <message>
        <source>Storage of keys and values</source>
        <translation>Хранение ключей и значений</translation>
    </message>
    <message>
        <source>What the cards share among them</source>
        <translation>Что карты делят между собой</translation>
    </message>
    <message>
        <source>Where optimizer states live</source>
        <translation>Где находятся состояния оптимизатора</translation>
    </message>
    <message>
        <source>Where sharded weights wait until they are used</source>
        <translation>Где ждут разделённые веса</translation>
    </message>
    <message>
        <source>Groups that each hold a whole model</source>
        <translation>Группы, в каждой вся модель</translation>
    </message>
    <message>
        <source>Cards that split each matrix</source>
        <translation>Карт, делящих каждую матрицу</translation>
    </message>
    <message>
        <source>Stages of consecutive layers</source>
        <translation>Ступеней из идущих подряд слоёв</translation>
    </message>
    <message>
        <source>Cards that split each sequence</source>
        <translation>Карт, делящих каждую последовательность</translation>
    </message>
    <message>
        <source>Cards that split the experts</source>
        <translation>Карт, делящих экспертов</translation>
    </message>
    <message>
        <source>Order of micro-batches in the pipeline</source>
        <translation>Порядок микробатчей в конвейере</translation>
    </message>
    <message>
        <source>Layer groups per card, interleaved schedule</source>
        <translation>Групп слоёв на карту при чередовании</translation>
    </message>
    <message>
        <source>Storage type in which gradients are summed across cards</source>
        <translation>Тип, в котором суммируются градиенты</translation>
    </message>
    <message>
        <source>Norms and residuals are split along the sequence too</source>
        <translation>Нормы и остатки тоже делятся по длине</translation>
    </message>
    <message>
        <source>Logits stay split over the vocabulary</source>
        <translation>Логиты остаются разделёнными по словарю</translation>
    </message>
    <message>
        <source>Gathered weights are given up after each layer</source>
        <translation>Собранные веса освобождаются после слоя</translation>
    </message>
    <message>
        <source>Embedding and head are gathered apart from the root</source>
        <translation>Эмбеддинги и голова собираются отдельно</translation>
    </message>
    <message>
        <source>Gradients stay whole while micro-batches accumulate</source>
        <translation>Градиенты целы, пока копятся микробатчи</translation>
    </message>
    <message>
        <source>Gradients are views into DDP&apos;s buckets: no second copy</source>
        <translation>Градиенты лежат в корзинах DDP без второй копии</translation>
    </message>
    <message>
        <source>Elements reduced at once</source>
        <translation>Элементов за одну редукцию</translation>
    </message>
    <message>
        <source>Parameters ZeRO-3 may keep gathered</source>
        <translation>Параметров, которые ZeRO-3 держит собранными</translation>
    </message>
    <message>
        <source>Elements ZeRO-3 gathers ahead</source>
        <translation>Элементов, собираемых ZeRO-3 заранее</translation>
    </message>
    <message>
        <source>Tensors smaller than this are never sharded</source>
        <translation>Тензоры меньше этого не делятся</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>tokens</source>
        <translation>токенов</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>послед.</translation>
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
        <translation>Модель</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Узлы</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Связь</translation>
    </message>
    <message>
        <source>Host RAM</source>
        <translation>ОЗУ</translation>
    </message>
    <message>
        <source>NVMe</source>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Files on disk</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Open to 16 bit</source>
        <translation>Развернуть в 16 бит</translation>
    </message>
    <message>
        <source>Freeze vision part</source>
        <translation>Заморозить зрение</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Микробатч</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Накопление</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Фреймворк</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Оптимизатор</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Пересчёт</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Внимание</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Потери</translation>
    </message>
    <message>
        <source>Optimizer kernel</source>
        <translation>Ядро оптимиз.</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Ядра</translation>
    </message>
    <message>
        <source>Every n-th layer</source>
        <translation>Каждый n-й слой</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Окно внимания</translation>
    </message>
    <message>
        <source>Image tokens</source>
        <translation>Токены изобр.</translation>
    </message>
    <message>
        <source>Optimizer in backward</source>
        <translation>Оптимизатор в обратном проходе</translation>
    </message>
    <message>
        <source>Offload activations</source>
        <translation>Выгружать активации</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Компилировать</translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation>Упакованные данные</translation>
    </message>
    <message>
        <source>Padding mask</source>
        <translation>Маска дополнения</translation>
    </message>
    <message>
        <source>Keep logits</source>
        <translation>Держать логиты</translation>
    </message>
    <message>
        <source>Use cache</source>
        <translation>Использовать кэш</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>Средняя длина</translation>
    </message>
    <message>
        <source>Reference model</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Ответов</translation>
    </message>
    <message>
        <source>Answer length</source>
        <translation>Длина ответа</translation>
    </message>
    <message>
        <source>Engine share</source>
        <translation>Доля движка</translation>
    </message>
    <message>
        <source>Loaded by</source>
        <translation>Загружает</translation>
    </message>
    <message>
        <source>Loaded as</source>
        <translation>Тип загрузки</translation>
    </message>
    <message>
        <source>Load without memory</source>
        <translation>Загрузка без памяти</translation>
    </message>
    <message>
        <source>Saved state</source>
        <translation>Сохраняется</translation>
    </message>
    <message>
        <source>Gathered in</source>
        <translation>Сборка в</translation>
    </message>
    <message>
        <source>Weight dtype</source>
        <translation>Веса</translation>
    </message>
    <message>
        <source>Gradient dtype</source>
        <translation>Градиенты</translation>
    </message>
    <message>
        <source>State dtype</source>
        <translation>Состояния</translation>
    </message>
    <message>
        <source>Master copy</source>
        <translation>Мастер-копия</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Модули</translation>
    </message>
    <message>
        <source>Adapter dtype</source>
        <translation>Тип адаптера</translation>
    </message>
    <message>
        <source>Also trained</source>
        <translation>Ещё обучать</translation>
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
        <translation>Формат базы</translation>
    </message>
    <message>
        <source>Double quantisation</source>
        <translation>Двойное квантование</translation>
    </message>
    <message>
        <source>Rest to fp32</source>
        <translation>Остальное в fp32</translation>
    </message>
    <message>
        <source>Packed as</source>
        <translation>Упаковка</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Контекст</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Запросов</translation>
    </message>
    <message>
        <source>Cache dtype</source>
        <translation>Тип кэша</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Стратегия</translation>
    </message>
    <message>
        <source>Offload optimizer</source>
        <translation>Выгрузка оптим.</translation>
    </message>
    <message>
        <source>Offload weights</source>
        <translation>Выгрузка весов</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Реплики</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Тензорный</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>По контексту</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>По экспертам</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Конвейер</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>Вирт. ступени</translation>
    </message>
    <message>
        <source>Reduce dtype</source>
        <translation>Тип редукции</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Параллель по длине</translation>
    </message>
    <message>
        <source>Loss parallel</source>
        <translation>Параллельные потери</translation>
    </message>
    <message>
        <source>Reshard after forward</source>
        <translation>Освобождать после прямого</translation>
    </message>
    <message>
        <source>Ends as own units</source>
        <translation>Концы отдельно</translation>
    </message>
    <message>
        <source>No sync</source>
        <translation>Без синхронизации</translation>
    </message>
    <message>
        <source>Bucket view</source>
        <translation>Вид в корзину</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Корзина</translation>
    </message>
    <message>
        <source>Live parameters</source>
        <translation>Живых парам.</translation>
    </message>
    <message>
        <source>Prefetch</source>
        <translation>Упреждение</translation>
    </message>
    <message>
        <source>Persistent below</source>
        <translation>Целые меньше</translation>
    </message>
    <message>
        <source>Reset to the default</source>
        <translation>Вернуть значение по умолчанию</translation>
    </message>
    <message>
        <source>Default of this profile: %1</source>
        <translation>Значение по умолчанию в этом профиле: %1</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a plan file</source>
        <translation>Открыть файл плана</translation>
    </message>
    <message>
        <source>Import preset</source>
        <translation>Импорт набора</translation>
    </message>
    <message>
        <source>Plan as JSON</source>
        <translation>План как JSON</translation>
    </message>
    <message>
        <source>Chart as a picture</source>
        <translation>Диаграмма как рисунок</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>Рисунки (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Записано: {name}</translation>
    </message>
    <message>
        <source>Plan files (*.json)</source>
        <translation>Файлы плана (*.json)</translation>
    </message>
</context>
<context>
    <name>HardwareSection</name>
    <message>
        <source>{count} MiB each</source>
        <translation>По {count} МиБ</translation>
    </message>
    <message>
        <source>NVLink {rate} GB/s</source>
        <translation>NVLink {rate} ГБ/с</translation>
    </message>
    <message>
        <source>no NVLink</source>
        <translation>без NVLink</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Оборудование</translation>
    </message>
    <message>
        <source>The plan lists its cards one by one</source>
        <translation>В плане карты перечислены поштучно</translation>
    </message>
</context>
<context>
    <name>HubDialog</name>
    <message>
        <source>Add from Hugging Face</source>
        <translation>Добавить с Hugging Face</translation>
    </message>
    <message>
        <source>&amp;Model id or address</source>
        <translation>&amp;Имя модели или адрес</translation>
    </message>
    <message>
        <source>owner/name</source>
        <translation>owner/name</translation>
    </message>
    <message>
        <source>Fetches config.json and the tensor sizes, no weights. Nothing is sent before you press Fetch. For gated models, your Hugging Face login is used.</source>
        <translation>Загружает config.json и размеры тензоров, без весов. До нажатия «Загрузить» ничего не отправляется. Для закрытых моделей используется ваш вход в Hugging Face.</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
    <message>
        <source>Asking for the model…</source>
        <translation>Запрос модели…</translation>
    </message>
    <message>
        <source>Fetching config.json…</source>
        <translation>Загрузка config.json…</translation>
    </message>
    <message>
        <source>Looking for a quantisation…</source>
        <translation>Поиск квантования…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>ImportAdapter</name>
    <message>
        <source>{name}: rank {rank}, {targets}; also trained: {saved}.</source>
        <translation>{name}: ранг {rank}, {targets}; также обучаются: {saved}.</translation>
    </message>
    <message>
        <source>{name}: rank {rank}, {targets}.</source>
        <translation>{name}: ранг {rank}, {targets}.</translation>
    </message>
</context>
<context>
    <name>ImportDesk</name>
    <message>
        <source>Open a plan or model</source>
        <translation>Открыть план или модель</translation>
    </message>
    <message>
        <source>Plans and models (*.json *.safetensors *.gguf)</source>
        <translation>Планы и модели (*.json *.safetensors *.gguf)</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>Открыть файл модели</translation>
    </message>
    <message>
        <source>Model files (*.json *.safetensors *.gguf)</source>
        <translation>Файлы моделей (*.json *.safetensors *.gguf)</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>Открыть папку модели</translation>
    </message>
    <message>
        <source>Read the missing value from weights</source>
        <translation>Прочитать недостающее значение из весов</translation>
    </message>
    <message>
        <source>Weights (*.safetensors *.index.json *.gguf)</source>
        <translation>Веса (*.safetensors *.index.json *.gguf)</translation>
    </message>
    <message>
        <source>{name}: {sentence}</source>
        <translation>{name}: {sentence}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>ImportFailure</name>
    <message>
        <source>{part}: {problem}</source>
        <translation>{part}: {problem}</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>{name}: {problem}.</source>
        <translation>{name}: {problem}.</translation>
    </message>
</context>
<context>
    <name>ImportModel</name>
    <message>
        <source>Reading the file…</source>
        <translation>Чтение файла…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>ImportPlurals</name>
    <message numerus="yes">
        <source>{name} needs %n value(s) before it can be planned.</source>
        <translation>
            <numerusform>Для расчёта {name} нужно ещё %n значение.</numerusform>
            <numerusform>Для расчёта {name} нужно ещё %n значения.</numerusform>
            <numerusform>Для расчёта {name} нужно ещё %n значений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n card(s)</source>
        <translation>
            <numerusform>Взять %n карту</numerusform>
            <numerusform>Взять %n карты</numerusform>
            <numerusform>Взять %n карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSource</name>
    <message>
        <source>Sizes entered by hand, parameters by formula.</source>
        <translation>Размеры введены вручную, параметры по формуле.</translation>
    </message>
    <message>
        <source>Sizes from config.json, parameters by formula.</source>
        <translation>Размеры из config.json, параметры по формуле.</translation>
    </message>
</context>
<context>
    <name>ImportValue</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>nothing in the file</source>
        <translation>в файле не указано</translation>
    </message>
    <message>
        <source>most models</source>
        <translation>большинства моделей</translation>
    </message>
    <message>
        <source>every method</source>
        <translation>всех методов</translation>
    </message>
</context>
<context>
    <name>LayoutDialog</name>
    <message>
        <source>Find a layout</source>
        <translation>Подбор разбиения</translation>
    </message>
    <message>
        <source>{model}, {method}: every way to share it that can be.</source>
        <translation>{model}, {method}: все возможные разбиения.</translation>
    </message>
    <message>
        <source>&amp;Adopt this layout</source>
        <translation>&amp;Принять это разбиение</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Layouts, quickest first</source>
        <translation>Разбиения, сначала быстрые</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход поиска</translation>
    </message>
    <message>
        <source>Layouts are for training, counted in detail.</source>
        <translation>Разбиения есть только у обучения при подробном подсчёте.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Идёт поиск…</translation>
    </message>
    <message>
        <source>Adopted; Undo takes it back.</source>
        <translation>Принято; «Отменить» вернёт прежнее.</translation>
    </message>
    <message>
        <source>Stopped; these were found by then.</source>
        <translation>Остановлено; найдено к этому времени:</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>Search &amp;again</source>
        <translation>&amp;Искать снова</translation>
    </message>
</context>
<context>
    <name>LayoutQuestion</name>
    <message>
        <source>The plan lists its cards one by one</source>
        <translation>В плане карты перечислены поштучно</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Узлы</translation>
    </message>
    <message>
        <source>&amp;Cards in each</source>
        <translation>&amp;Карт в каждом</translation>
    </message>
    <message>
        <source>&amp;Sequences in a step</source>
        <translation>П&amp;оследовательностей за шаг</translation>
    </message>
    <message>
        <source>Global batch: of all replicas and micro-batches together</source>
        <translation>Глобальный батч: всех реплик и микробатчей вместе</translation>
    </message>
    <message>
        <source>&amp;Only what fits</source>
        <translation>&amp;Только то, что помещается</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>Layout</source>
        <translation>Разбиение</translation>
    </message>
    <message>
        <source>Batch × steps</source>
        <translation>Батч × шаги</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>{unit} per GPU</source>
        <translation>{unit} на GPU</translation>
    </message>
    <message>
        <source>Step, s</source>
        <translation>Шаг, с</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Диапазон</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Токенов/с</translation>
    </message>
    <message>
        <source>Traffic, {unit}</source>
        <translation>Обмен, {unit}</translation>
    </message>
    <message>
        <source>Traffic, s</source>
        <translation>Обмен, с</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>No layout: the batch cannot be divided among these cards.</source>
        <translation>Разбиений нет: батч не делится на эти карты.</translation>
    </message>
    <message>
        <source>No layout fits.</source>
        <translation>Ни одно разбиение не помещается.</translation>
    </message>
    <message>
        <source>No layout fits; the smallest takes {amount} per GPU.</source>
        <translation>Ни одно разбиение не помещается; наименьшему нужно {amount} на GPU.</translation>
    </message>
</context>
<context>
    <name>LimitHint</name>
    <message>
        <source>up to {value}</source>
        <translation>до {value}</translation>
    </message>
    <message>
        <source>no length fits</source>
        <translation>не войдёт</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>не войдёт</translation>
    </message>
    <message>
        <source>Not even 1 fits with all else as it is.</source>
        <translation>При прочих равных не помещается даже 1.</translation>
    </message>
    <message>
        <source>Borderline up to {fits}; no value is comfortable.</source>
        <translation>На пределе до {fits}; свободных значений нет.</translation>
    </message>
    <message>
        <source>Comfortable up to {comfortable}, borderline up to {fits}.</source>
        <translation>Свободно до {comfortable}, на пределе до {fits}.</translation>
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
        <translation>Через ОЗУ</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>Нет связи</translation>
    </message>
    <message>
        <source>{link}, speed unknown</source>
        <translation>{link}, скорость неизвестна</translation>
    </message>
    <message>
        <source>{link}, {rate} GB/s each way</source>
        <translation>{link}, {rate} GB/s в каждую сторону</translation>
    </message>
    <message>
        <source>between machines: {link}</source>
        <translation>между узлами: {link}</translation>
    </message>
</context>
<context>
    <name>LocalCards</name>
    <message>
        <source>memory not reported</source>
        <translation>память не сообщается</translation>
    </message>
    <message>
        <source>{total} MiB</source>
        <translation>{total} МиБ</translation>
    </message>
    <message>
        <source>{total} MiB, {free} MiB free</source>
        <translation>{total} МиБ, свободно {free} МиБ</translation>
    </message>
    <message>
        <source>compute capability {level}</source>
        <translation>compute capability {level}</translation>
    </message>
    <message>
        <source>Main memory: {amount}</source>
        <translation>Оперативная память: {amount}</translation>
    </message>
    <message>
        <source>Main memory: not reported; enter it by hand</source>
        <translation>Оперативная память: не сообщается; введите вручную</translation>
    </message>
    <message>
        <source>Driver {version}</source>
        <translation>Драйвер {version}</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Этот компьютер</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Asking the driver…</source>
        <translation>Опрос драйвера…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Искать снова</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cannot be planned on as it is; see below</source>
        <translation>В таком виде не рассчитать; см. ниже</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Put the keyboard in a field, then press F1</source>
        <translation>Выберите поле и нажмите F1</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Full</source>
        <translation>Полное</translation>
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
        <translation>Инференс</translation>
    </message>
</context>
<context>
    <name>MethodCard</name>
    <message>
        <source>Method in detail</source>
        <translation>Метод подробно</translation>
    </message>
    <message>
        <source>{count} trainable, {share}</source>
        <translation>обучаемых {count}, {share}</translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation>{count} параметров</translation>
    </message>
</context>
<context>
    <name>MethodFirstInSentence</name>
    <message>
        <source>Full fine-tuning</source>
        <translation>Полное дообучение</translation>
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
        <translation>Инференс</translation>
    </message>
</context>
<context>
    <name>MethodInsideSentence</name>
    <message>
        <source>full fine-tuning</source>
        <translation>полное дообучение</translation>
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
        <translation>инференс</translation>
    </message>
</context>
<context>
    <name>MissingExpected</name>
    <message>
        <source>A whole number, usually 2.5 to 4 times the hidden size.</source>
        <translation>Целое число, обычно в 2,5–4 раза больше hidden size.</translation>
    </message>
    <message>
        <source>A whole number, usually 1 to 8.</source>
        <translation>Целое число, обычно от 1 до 8.</translation>
    </message>
    <message>
        <source>A whole number, usually 64, 128 or 256.</source>
        <translation>Целое число, обычно 64, 128 или 256.</translation>
    </message>
    <message>
        <source>Such models usually have {value} ({basis}).</source>
        <translation>У таких моделей обычно {value} ({basis}).</translation>
    </message>
    <message>
        <source>A whole number; nothing is guessed.</source>
        <translation>Целое число; ничего не угадывается.</translation>
    </message>
    <message>
        <source>transformers&apos; default</source>
        <translation>значение transformers по умолчанию</translation>
    </message>
</context>
<context>
    <name>MissingWhere</name>
    <message>
        <source>In config.json of the model&apos;s repository, as {key}. Or in the weights.</source>
        <translation>В config.json репозитория модели, как {key}. Или в весах.</translation>
    </message>
    <message>
        <source>In config.json of the model&apos;s repository, as {key} or {others}. Or in the weights.</source>
        <translation>В config.json репозитория модели, как {key} или {others}. Или в весах.</translation>
    </message>
</context>
<context>
    <name>MissingWhy</name>
    <message>
        <source>It is a side of every matrix. Every total depends on it.</source>
        <translation>Это сторона каждой матрицы. От неё зависят все итоги.</translation>
    </message>
    <message>
        <source>Weights and activations grow with each layer; without it there is no total.</source>
        <translation>Веса и активации растут с каждым слоем; без этого нет итога.</translation>
    </message>
    <message>
        <source>It sets the embedding, the head and the logits, often the largest tensor.</source>
        <translation>Определяет эмбеддинг, голову и логиты — часто самый большой тензор.</translation>
    </message>
    <message>
        <source>It sets the shapes of the attention matrices and of the KV cache.</source>
        <translation>Определяет форму матриц внимания и KV-кэша.</translation>
    </message>
    <message>
        <source>It sets the MLP matrices of every layer, about two thirds of all parameters.</source>
        <translation>Определяет матрицы MLP каждого слоя — около двух третей параметров.</translation>
    </message>
    <message>
        <source>It sets the matrices of every expert, most of the parameters.</source>
        <translation>Определяет матрицы каждого эксперта — большую часть параметров.</translation>
    </message>
    <message>
        <source>It says how many experts work on a token, and so what is kept for training.</source>
        <translation>Показывает, сколько экспертов обрабатывает токен и что хранится для обучения.</translation>
    </message>
    <message>
        <source>It sets the matrices and the state of the linear attention layers.</source>
        <translation>Определяет матрицы и состояние слоёв линейного внимания.</translation>
    </message>
    <message>
        <source>The hidden size does not divide by the heads, so it cannot be derived.</source>
        <translation>Hidden size не делится на число голов, поэтому вывести нельзя.</translation>
    </message>
</context>
<context>
    <name>ModelSection</name>
    <message>
        <source>{count} context</source>
        <translation>контекст {count}</translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation>{count} параметров</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Лицензия: {name}</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name of the preset</source>
        <translation>&amp;Имя набора</translation>
    </message>
</context>
<context>
    <name>NeedsData</name>
    <message>
        <source>The last complete plan, kept for reference: {name}</source>
        <translation>Последний полный план, для справки: {name}</translation>
    </message>
    <message>
        <source>Go back to it</source>
        <translation>Вернуться к нему</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Что известно</translation>
    </message>
    <message>
        <source>{assumed} assumed · {derived} derived · {read} read</source>
        <translation>принято: {assumed} · выведено: {derived} · прочитано: {read}</translation>
    </message>
    <message>
        <source>Not in the file: {names}. Enter it on the left.</source>
        <translation>Нет в файле: {names}. Введите слева.</translation>
    </message>
    <message>
        <source>Why it is needed</source>
        <translation>Зачем нужно</translation>
    </message>
    <message>
        <source>Where to find it</source>
        <translation>Где найти</translation>
    </message>
    <message>
        <source>Read from weights…</source>
        <translation>Прочитать из весов…</translation>
    </message>
    <message>
        <source>Opens a .safetensors or .gguf file; reads its header only.</source>
        <translation>Открывает файл .safetensors или .gguf; читает только заголовок.</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>Нет значения {key}</translation>
    </message>
    <message>
        <source>Accept {value}</source>
        <translation>Принять {value}</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>The numbers for the {gpu} are calibrated by your own measurements.</source>
        <translation>Числа для {gpu} откалиброваны по вашим замерам.</translation>
    </message>
    <message>
        <source>{field} is kept in the plan but does not change the numbers yet.</source>
        <translation>{field}: сохранено в плане, но на числа пока не влияет.</translation>
    </message>
    <message>
        <source>{gpu} does not compute in bf16.</source>
        <translation>{gpu} не считает в bf16.</translation>
    </message>
    <message>
        <source>{gpu} does not compute in FP8.</source>
        <translation>{gpu} не считает в FP8.</translation>
    </message>
    <message>
        <source>{gpu} does not compute in MXFP8.</source>
        <translation>{gpu} не считает в MXFP8.</translation>
    </message>
    <message>
        <source>{gpu} does not compute in NVFP4.</source>
        <translation>{gpu} не считает в NVFP4.</translation>
    </message>
    <message>
        <source>FlashAttention 2 does not run on {gpu}.</source>
        <translation>FlashAttention 2 не работает на {gpu}.</translation>
    </message>
    <message>
        <source>No module of this model is named {target}.</source>
        <translation>В модели нет модуля {target}.</translation>
    </message>
    <message>
        <source>The adapter adapts no module, so nothing is trained.</source>
        <translation>Адаптер не затрагивает ни одного модуля, ничего не обучается.</translation>
    </message>
    <message>
        <source>Adapted experts are merged in each pass: {bytes} for all layers.</source>
        <translation>Адаптированные эксперты сливаются при каждом проходе: {bytes} на все слои.</translation>
    </message>
    <message>
        <source>The score soft cap of this model needs eager attention.</source>
        <translation>Ограничение оценок этой модели требует внимания Eager.</translation>
    </message>
    <message>
        <source>This optimizer is made for full fine-tuning.</source>
        <translation>Этот оптимизатор рассчитан на полное дообучение.</translation>
    </message>
    <message>
        <source>An optimizer in the backward pass cannot accumulate gradients.</source>
        <translation>Оптимизатор в обратном проходе не может копить градиенты.</translation>
    </message>
    <message>
        <source>A KV cache and recomputation exclude each other.</source>
        <translation>KV-кэш и пересчёт несовместимы.</translation>
    </message>
    <message>
        <source>Weights stored as {checkpoint} cannot be trained as they are.</source>
        <translation>Веса в {checkpoint} нельзя обучать как есть.</translation>
    </message>
    <message>
        <source>The {checkpoint} checkpoint is opened to 16 bit: {bytes} of weights.</source>
        <translation>Модель в {checkpoint} разворачивается в 16 бит: {bytes} весов.</translation>
    </message>
    <message>
        <source>The base stays as stored: {checkpoint}.</source>
        <translation>База остаётся как есть: {checkpoint}.</translation>
    </message>
    <message>
        <source>Tensor parallel {asked} on {cards} cards: counted with {used}.</source>
        <translation>Тензорный {asked} на {cards} картах: взято {used}.</translation>
    </message>
    <message>
        <source>{heads} heads cannot be split {asked} ways: counted with {used} ({legal}).</source>
        <translation>{heads} голов не делятся на {asked}: взято {used} ({legal}).</translation>
    </message>
    <message>
        <source>{kv_heads} key heads over {tensor} ranks: some are held twice.</source>
        <translation>{kv_heads} голов ключей на {tensor} рангов: часть хранится дважды.</translation>
    </message>
    <message>
        <source>{layers} layers make no {asked} stages: counted with {used}.</source>
        <translation>{layers} слоёв не дают {asked} ступеней: взято {used}.</translation>
    </message>
    <message>
        <source>{cards} cards make no {asked} stages: counted with {used} ({legal}).</source>
        <translation>{cards} карт не дают {asked} ступеней: взято {used} ({legal}).</translation>
    </message>
    <message>
        <source>Too few layers ({layers}) for {asked} virtual stages: at most {used}.</source>
        <translation>Мало слоёв ({layers}) для {asked} виртуальных ступеней: не больше {used}.</translation>
    </message>
    <message>
        <source>Context parallel {asked} on {cards} cards: counted with {used} ({legal}).</source>
        <translation>По контексту {asked} на {cards} картах: взято {used} ({legal}).</translation>
    </message>
    <message>
        <source>{cards} cards are no multiple of {product}: {used} of them work.</source>
        <translation>{cards} карт не кратно {product}: работают {used}.</translation>
    </message>
    <message>
        <source>{idle} of {cards} cards do nothing under this strategy.</source>
        <translation>{idle} из {cards} карт при этой стратегии простаивают.</translation>
    </message>
    <message>
        <source>A layer split goes with no other way of splitting; try {legal}.</source>
        <translation>Разбиение по слоям не сочетается с другими; попробуйте {legal}.</translation>
    </message>
    <message>
        <source>{cards} cards for {layers} layers: some hold none.</source>
        <translation>{cards} карт на {layers} слоёв: часть пуста.</translation>
    </message>
    <message>
        <source>{strategy} on one card shares nothing.</source>
        <translation>{strategy} на одной карте ничего не делит.</translation>
    </message>
    <message>
        <source>{asked} replicas of {group} ranks: counted with {used} ({legal}).</source>
        <translation>{asked} реплик на {group} рангов: взято {used} ({legal}).</translation>
    </message>
    <message>
        <source>This model has no experts to spread.</source>
        <translation>В этой модели нет экспертов.</translation>
    </message>
    <message>
        <source>{experts} experts over {asked} ranks: counted with {used} ({legal}).</source>
        <translation>{experts} экспертов на {asked} рангов: взято {used} ({legal}).</translation>
    </message>
    <message>
        <source>A 4-bit base packed as {storage} is whole on every card; {legal} can be sharded.</source>
        <translation>4-битная база в {storage} целиком на каждой карте; делятся {legal}.</translation>
    </message>
    <message>
        <source>{strategy} cannot shard {storage}; a float storage is assumed.</source>
        <translation>{strategy} не делит {storage}; взято хранение с плавающей точкой.</translation>
    </message>
    <message>
        <source>{strategy} offloads states to: {optimizer}, weights to: {parameters}.</source>
        <translation>{strategy} выгружает состояния: {optimizer}, веса: {parameters}.</translation>
    </message>
    <message>
        <source>{strategy} keeps the frozen base whole on every card.</source>
        <translation>{strategy} держит замороженную базу целиком на каждой карте.</translation>
    </message>
    <message>
        <source>The text part is planned: {level} of the config.</source>
        <translation>Рассчитывается текстовая часть: {level} в config.</translation>
    </message>
    <message>
        <source>Sizes stand in two places of the config; those of {level} were used.</source>
        <translation>Размеры указаны в config дважды; взяты из {level}.</translation>
    </message>
    <message>
        <source>{found} was read as its relative {family}.</source>
        <translation>{found} прочитан как родственный {family}.</translation>
    </message>
    <message>
        <source>Model type “{found}” is not known; the model was read from its sizes alone.</source>
        <translation>Тип модели «{found}» неизвестен; модель прочитана только по размерам.</translation>
    </message>
    <message>
        <source>{field} is absent; assumed {value}, from {basis}.</source>
        <translation>{field} отсутствует; принято {value}, из {basis}.</translation>
    </message>
    <message>
        <source>Gated MLP assumed: {gated}. Basis: {basis}.</source>
        <translation>MLP с гейтом, принято: {gated}. Основание: {basis}.</translation>
    </message>
    <message>
        <source>Norm assumed: {norm}. Basis: {basis}.</source>
        <translation>Нормализация, принято: {norm}. Основание: {basis}.</translation>
    </message>
    <message>
        <source>tie_word_embeddings is absent; assumed {tied}, the default of {family}.</source>
        <translation>tie_word_embeddings отсутствует; принято: {tied}, по умолчанию для {family}.</translation>
    </message>
    <message>
        <source>{field} is absent; {value} is what transformers fills in.</source>
        <translation>{field} отсутствует; transformers подставляет {value}.</translation>
    </message>
    <message>
        <source>{field} = {value}, derived from {basis}.</source>
        <translation>{field} = {value}, выведено из {basis}.</translation>
    </message>
    <message>
        <source>Activation {found} is not known; counted as {used}.</source>
        <translation>Активация {found} неизвестна; считается как {used}.</translation>
    </message>
    <message>
        <source>{field} is no usable length and was left out.</source>
        <translation>{field} — непригодная длина, пропущено.</translation>
    </message>
    <message>
        <source>The config does not say how the weights are stored; 16 bit was taken.</source>
        <translation>В config не сказано, как хранятся веса; приняты 16 бит.</translation>
    </message>
    <message>
        <source>Stored in fp32: the files are twice as large as the 16-bit weights.</source>
        <translation>Хранится в fp32: файлы вдвое больше 16-битных весов.</translation>
    </message>
    <message>
        <source>{layers} layers for predicting further tokens are in the file and not trained.</source>
        <translation>Слои для предсказания следующих токенов ({layers}) есть в файле и не обучаются.</translation>
    </message>
    <message>
        <source>Per-layer embeddings of {table} elements are counted.</source>
        <translation>Послойные эмбеддинги из {table} элементов учтены.</translation>
    </message>
    <message>
        <source>Vision tower of {parameters} parameters, counted apart ({basis}); can be frozen.</source>
        <translation>Визуальная часть, {parameters} параметров, учтена отдельно ({basis}); можно заморозить.</translation>
    </message>
    <message>
        <source>A vision tower is named without sizes; it is not counted.</source>
        <translation>Визуальная часть указана без размеров; не учтена.</translation>
    </message>
    <message>
        <source>Quantised checkpoint ({method}): as it is for {packed}; opened to 16 bit, {growth} times as large, for {opened}.</source>
        <translation>Квантованный чекпойнт ({method}): как есть — {packed}; раскрытый до 16 бит, в {growth} раза больше — {opened}.</translation>
    </message>
    <message>
        <source>Quantised checkpoint ({method}, {bits} bits a weight): for {packed} as it is.</source>
        <translation>Квантованный чекпойнт ({method}, {bits} бит на вес): как есть — {packed}.</translation>
    </message>
    <message>
        <source>Quantisation “{method}” is not known: inference only, by the size of the file.</source>
        <translation>Квантование «{method}» неизвестно: только инференс, по размеру файла.</translation>
    </message>
    <message>
        <source>{parameters} parameters, counted in the tensors and confirmed by the formula.</source>
        <translation>{parameters} параметров: подсчитаны по тензорам, формула подтверждает.</translation>
    </message>
    <message>
        <source>The tensors hold {tensors} parameters, the formula gives {formula}.</source>
        <translation>В тензорах {tensors} параметров, по формуле {formula}.</translation>
    </message>
    <message>
        <source>No config.json beside it: sizes read from the tensors&apos; shapes, as {family}.</source>
        <translation>Рядом нет config.json: размеры взяты из форм тензоров, как {family}.</translation>
    </message>
    <message>
        <source>Sizes read from the header of the GGUF file.</source>
        <translation>Размеры из заголовка файла GGUF.</translation>
    </message>
    <message>
        <source>A GGUF file is for inference; to train, take the original weights.</source>
        <translation>Файл GGUF — для инференса; для обучения возьмите исходные веса.</translation>
    </message>
    <message>
        <source>The index claims {claimed} for {field}; the headers add up to {found}.</source>
        <translation>Индекс заявляет {claimed} для {field}; по заголовкам {found}.</translation>
    </message>
    <message>
        <source>{absent} of {expected} weight files are not there; the config&apos;s formula was used.</source>
        <translation>Нет {absent} из {expected} файлов весов; взята формула по config.</translation>
    </message>
    <message>
        <source>A part of the split file is not there.</source>
        <translation>Нет одной из частей файла.</translation>
    </message>
    <message>
        <source>Rank {rank} and targets {targets} read from the adapter&apos;s weights.</source>
        <translation>Ранг {rank} и цели {targets} прочитаны из весов адаптера.</translation>
    </message>
    <message>
        <source>The adapter names no targets; PEFT&apos;s usual ones were taken: {targets}.</source>
        <translation>Адаптер не называет цели; взяты обычные для PEFT: {targets}.</translation>
    </message>
    <message>
        <source>Targets read from the expression “{pattern}”: {targets}.</source>
        <translation>Цели из выражения «{pattern}»: {targets}.</translation>
    </message>
    <message>
        <source>The expression “{pattern}” names no known module; all linear layers were taken.</source>
        <translation>Выражение «{pattern}» не называет известных модулей; взяты все линейные слои.</translation>
    </message>
    <message>
        <source>The adapter&apos;s config says rank {config}, its weights {weights}; the weights count.</source>
        <translation>В config адаптера ранг {config}, в весах {weights}; верны веса.</translation>
    </message>
    <message>
        <source>The rank differs from module to module; one rank was taken for all.</source>
        <translation>Ранг разный у модулей; взят один на всех.</translation>
    </message>
    <message>
        <source>The adapter does not say which model it was trained on.</source>
        <translation>Адаптер не указывает, на какой модели обучен.</translation>
    </message>
    <message>
        <source>NVIDIA cards cannot be seen: the package nvidia-ml-py is not installed. pip install finefit[local], or choose the card by hand.</source>
        <translation>Карты NVIDIA не видны: не установлен пакет nvidia-ml-py. pip install finefit[local] или выберите карту вручную.</translation>
    </message>
    <message>
        <source>No NVIDIA driver answers here. Choose the card by hand.</source>
        <translation>Драйвер NVIDIA не отвечает. Выберите карту вручную.</translation>
    </message>
    <message>
        <source>The NVIDIA driver failed while it was asked ({reason}). Choose the card by hand.</source>
        <translation>Драйвер NVIDIA дал сбой при опросе ({reason}). Выберите карту вручную.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is there, but it sees no card.</source>
        <translation>Драйвер NVIDIA есть, но карт не видит.</translation>
    </message>
    <message>
        <source>Card {index} does not answer ({reason}) and was left out.</source>
        <translation>Карта {index} не отвечает ({reason}) и пропущена.</translation>
    </message>
    <message>
        <source>{name} shares the main memory and reports no total of its own. Enter the part it may use as a card of your own.</source>
        <translation>{name} делит оперативную память и не сообщает свой объём. Введите доступную часть как свою карту.</translation>
    </message>
    <message>
        <source>{name} is cut into MIG slices. Enter the slice you train on as a card of your own.</source>
        <translation>{name} разделена на части MIG. Введите часть, на которой обучаете, как свою карту.</translation>
    </message>
    <message>
        <source>{name} is not in the catalogue; it is used with what the driver reports.</source>
        <translation>{name} нет в каталоге; используется то, что сообщает драйвер.</translation>
    </message>
    <message>
        <source>{name} reports {found} MiB, the catalogue has {expected} MiB; the driver&apos;s number is used.</source>
        <translation>{name} сообщает {found} МиБ, в каталоге {expected} МиБ; верно число драйвера.</translation>
    </message>
    <message>
        <source>Processor and graphics share {total} MiB. The system keeps a part; set the reserve accordingly.</source>
        <translation>Процессор и графика делят {total} МиБ. Часть нужна системе; задайте резерв.</translation>
    </message>
    <message>
        <source>This system does not tell which cards it has. Choose the card by hand.</source>
        <translation>Система не сообщает о картах. Выберите карту вручную.</translation>
    </message>
</context>
<context>
    <name>NoticesPopup</name>
    <message>
        <source>Notices</source>
        <translation>Замечания</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>T</source>
        <comment>trillion, 1e12</comment>
        <translation>трлн</translation>
    </message>
    <message>
        <source>B</source>
        <comment>billion, 1e9</comment>
        <translation>млрд</translation>
    </message>
    <message>
        <source>M</source>
        <comment>million, 1e6</comment>
        <translation>млн</translation>
    </message>
    <message>
        <source>k</source>
        <comment>thousand</comment>
        <translation>тыс.</translation>
    </message>
</context>
<context>
    <name>OthersSay</name>
    <message>
        <source>This plan, {convention}</source>
        <translation>Этот план, {convention}</translation>
    </message>
    <message>
        <source>Per card</source>
        <translation>На карту</translation>
    </message>
    <message>
        <source>Formula of</source>
        <translation>Чья формула</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>What public formulas say</source>
        <translation>Что говорят публичные формулы</translation>
    </message>
</context>
<context>
    <name>OwnEntries</name>
    <message>
        <source>Own model</source>
        <translation>Своя модель</translation>
    </message>
    <message>
        <source>Own card</source>
        <translation>Своя карта</translation>
    </message>
    <message>
        <source>Take off my list</source>
        <translation>Убрать из моего списка</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>load</source>
        <translation>загрузка</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>прямой проход</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>потери</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>обратный проход</translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation>шаг оптимизатора</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>оценка</translation>
    </message>
    <message>
        <source>save</source>
        <translation>сохранение</translation>
    </message>
</context>
<context>
    <name>PickerPopup</name>
    <message>
        <source>Search by name, family or size</source>
        <translation>Поиск по имени, семейству или размеру</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Совпадения</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Ничего не найдено</translation>
    </message>
</context>
<context>
    <name>PlainTable</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>%n замечание</numerusform>
            <numerusform>%n замечания</numerusform>
            <numerusform>%n замечаний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) so far</source>
        <translation>
            <numerusform>пока %n ошибка</numerusform>
            <numerusform>пока %n ошибки</numerusform>
            <numerusform>пока %n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are %n pool(s) of memory, not one of {all}.</source>
        <translation>
            <numerusform>%n карта — это %n раздельная память, а не одна на {all}.</numerusform>
            <numerusform>%n карты — это %n раздельные памяти, а не одна на {all}.</numerusform>
            <numerusform>%n карт — это %n раздельных памятей, а не одна на {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} fits %n of {all} boxes.</source>
        <translation>
            <numerusform>{method} помещается на %n узел из {all}.</numerusform>
            <numerusform>{method} помещается на %n узла из {all}.</numerusform>
            <numerusform>{method} помещается на %n узлов из {all}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetActions</name>
    <message>
        <source>Saved: {name}</source>
        <translation>Сохранено: {name}</translation>
    </message>
    <message>
        <source>My plan</source>
        <translation>Мой план</translation>
    </message>
    <message>
        <source>Save preset as</source>
        <translation>Сохранить набор как</translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation>Переименовать набор</translation>
    </message>
    <message>
        <source>Deleted: {name}. The File menu can bring it back.</source>
        <translation>Удалено: {name}. Вернуть можно в меню «Файл».</translation>
    </message>
    <message>
        <source>Back again: {name}</source>
        <translation>Возвращено: {name}</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Preset</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>{name} (unreadable)</source>
        <translation>{name} (не читается)</translation>
    </message>
    <message>
        <source>{name}, an example that comes with Finefit</source>
        <translation>{name}, пример из поставки</translation>
    </message>
    <message>
        <source>Not saved as a preset</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Изменено</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Must not be empty</source>
        <translation>Не должно быть пустым</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <translation>Не хватает значения</translation>
    </message>
    <message>
        <source>No model {value} in the catalogue; nearest: {nearest}</source>
        <translation>Модели {value} нет в каталоге; похожие: {nearest}</translation>
    </message>
    <message>
        <source>No card {value} in the catalogue; nearest: {nearest}</source>
        <translation>Карты {value} нет в каталоге; похожие: {nearest}</translation>
    </message>
    <message>
        <source>The model file leaves a value open: {needs}</source>
        <translation>В файле модели не хватает значения: {needs}</translation>
    </message>
    <message>
        <source>Is too long</source>
        <translation>Слишком длинно</translation>
    </message>
    <message>
        <source>Does not go with the other fields: {reason}</source>
        <translation>Не сочетается с другими полями: {reason}</translation>
    </message>
    <message>
        <source>Must be one of: {choices}</source>
        <translation>Должно быть одним из: {choices}</translation>
    </message>
    <message>
        <source>Unknown key {found}; did you mean {nearest}?</source>
        <translation>Неизвестный ключ {found}; может быть, {nearest}?</translation>
    </message>
    <message>
        <source>The key stands there twice</source>
        <translation>Ключ указан дважды</translation>
    </message>
    <message>
        <source>Must not be {found}</source>
        <translation>Не может быть {found}</translation>
    </message>
    <message>
        <source>Written by a newer version: format {found}, known up to {newest}</source>
        <translation>Записано новой версией: формат {found}, известен до {newest}</translation>
    </message>
    <message>
        <source>Is not valid JSON</source>
        <translation>Неверный JSON</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Файл пуст</translation>
    </message>
    <message>
        <source>The file holds no plan</source>
        <translation>В файле нет плана</translation>
    </message>
    <message>
        <source>Is nested too deeply</source>
        <translation>Слишком глубокая вложенность</translation>
    </message>
    <message>
        <source>Holds {found}, which is no number</source>
        <translation>Содержит {found}, это не число</translation>
    </message>
    <message>
        <source>Is not a text file</source>
        <translation>Это не текстовый файл</translation>
    </message>
    <message>
        <source>The file does not exist</source>
        <translation>Файла нет</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Файл не читается: {reason}</translation>
    </message>
    <message>
        <source>The file is too large</source>
        <translation>Файл слишком велик</translation>
    </message>
    <message>
        <source>Could not be written: {reason}</source>
        <translation>Не записано: {reason}</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Диск заполнен</translation>
    </message>
    <message>
        <source>May not be written: {reason}</source>
        <translation>Запись запрещена: {reason}</translation>
    </message>
    <message>
        <source>The folder does not exist</source>
        <translation>Папки нет</translation>
    </message>
    <message>
        <source>Is a folder</source>
        <translation>Это папка</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Имя слишком длинное</translation>
    </message>
    <message>
        <source>A preset of this name exists already</source>
        <translation>Набор с таким именем уже есть</translation>
    </message>
    <message>
        <source>Is an example and cannot be changed</source>
        <translation>Это пример, его нельзя изменить</translation>
    </message>
    <message>
        <source>There is no such preset</source>
        <translation>Такого набора нет</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}: {problem}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>от {least} до {most}</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>от {least}</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>There is no such file any more</source>
        <translation>Такого файла больше нет</translation>
    </message>
    <message>
        <source>Is no file; open a file or a model folder</source>
        <translation>Это не файл; откройте файл или папку модели</translation>
    </message>
    <message>
        <source>Changed while it was read; open it again when it is whole</source>
        <translation>Изменился во время чтения; откройте, когда будет целым</translation>
    </message>
    <message>
        <source>Is only a Git LFS pointer; fetch the file itself with git lfs pull</source>
        <translation>Это лишь указатель Git LFS; получите сам файл: git lfs pull</translation>
    </message>
    <message>
        <source>Is a {found}; open {expected} beside it</source>
        <translation>Это {found}; откройте {expected} рядом</translation>
    </message>
    <message>
        <source>Cannot be read; open one of: {expected}</source>
        <translation>Не читается; откройте одно из: {expected}</translation>
    </message>
    <message>
        <source>Holds no model; a folder needs one of: {expected}</source>
        <translation>Модели нет; в папке нужно одно из: {expected}</translation>
    </message>
    <message>
        <source>Is a pickle, which could run code, and is not opened. Open the config.json or the .safetensors of the same model</source>
        <translation>Это pickle, он может выполнить код и не открывается. Откройте config.json или .safetensors той же модели</translation>
    </message>
    <message>
        <source>Names a file outside its own folder and is not followed; open the config.json</source>
        <translation>Ссылается на файл вне своей папки и не открывается; откройте config.json</translation>
    </message>
    <message>
        <source>Lists more than {most} files; open the config.json instead</source>
        <translation>Перечисляет больше {most} файлов; откройте config.json</translation>
    </message>
    <message>
        <source>The reader stopped at this file; open the config.json instead</source>
        <translation>Чтение этого файла прервалось; откройте config.json</translation>
    </message>
    <message>
        <source>The shapes in these weights do not show the missing value; type it in</source>
        <translation>Формы этих весов не показывают недостающее значение; введите его</translation>
    </message>
    <message>
        <source>Is an adapter; open its base model: {base_model}</source>
        <translation>Это адаптер; откройте базовую модель: {base_model}</translation>
    </message>
    <message>
        <source>Has a comma too many in line {line}, column {column}</source>
        <translation>Лишняя запятая: строка {line}, столбец {column}</translation>
    </message>
    <message>
        <source>Has a comment in line {line}; JSON allows none, take it out</source>
        <translation>Комментарий в строке {line}; в JSON их нет, удалите</translation>
    </message>
    <message>
        <source>Holds more than {most} values</source>
        <translation>Содержит больше {most} значений</translation>
    </message>
    <message>
        <source>Ends before its header; fetch it again</source>
        <translation>Обрывается до конца заголовка; скачайте снова</translation>
    </message>
    <message>
        <source>Has a header larger than is read; open the config.json instead</source>
        <translation>Заголовок больше допустимого; откройте config.json</translation>
    </message>
    <message>
        <source>Its header claims more than the file can hold; fetch it again</source>
        <translation>Заголовок обещает больше, чем вмещает файл; скачайте снова</translation>
    </message>
    <message>
        <source>Its header is damaged; fetch it again</source>
        <translation>Заголовок повреждён; скачайте снова</translation>
    </message>
    <message>
        <source>Types, shapes and places in its header contradict each other; fetch it again</source>
        <translation>Типы, формы и места в заголовке противоречат друг другу; скачайте снова</translation>
    </message>
    <message>
        <source>Is cut short; fetch it again</source>
        <translation>Обрезан; скачайте снова</translation>
    </message>
    <message>
        <source>Is no index of weight files; open the config.json instead</source>
        <translation>Это не индекс файлов весов; откройте config.json</translation>
    </message>
    <message>
        <source>Shows no token embedding, so no sizes; open the config.json of the model</source>
        <translation>Нет эмбеддинга токенов, размеров не видно; откройте config.json модели</translation>
    </message>
    <message>
        <source>Is no GGUF file, whatever its name says</source>
        <translation>Это не GGUF, несмотря на имя</translation>
    </message>
    <message>
        <source>Has a GGUF version that is not known: {found}</source>
        <translation>Неизвестная версия GGUF: {found}</translation>
    </message>
    <message>
        <source>Does not say what architecture it has; open the original model</source>
        <translation>Не называет архитектуру; откройте исходную модель</translation>
    </message>
    <message>
        <source>Must be a whole number, not {found}</source>
        <translation>Нужно целое число, а не {found}</translation>
    </message>
    <message>
        <source>{found} is too small; at least {least}</source>
        <translation>{found} слишком мало; не меньше {least}</translation>
    </message>
    <message>
        <source>{found} is too large; at most {most}</source>
        <translation>{found} слишком велико; не больше {most}</translation>
    </message>
    <message>
        <source>Lists {found} values for {expected} layers</source>
        <translation>Значений {found}, а слоёв {expected}</translation>
    </message>
    <message>
        <source>Must be a list, not {found}</source>
        <translation>Нужен список, а не {found}</translation>
    </message>
    <message>
        <source>Holds an impossible value ({reason})</source>
        <translation>Невозможное значение ({reason})</translation>
    </message>
    <message>
        <source>{found} key and value heads are more than the {heads} heads</source>
        <translation>Голов ключей и значений {found} — больше, чем голов: {heads}</translation>
    </message>
    <message>
        <source>{found} experts a token are more than the {experts} experts</source>
        <translation>Экспертов на токен {found} — больше, чем всего: {experts}</translation>
    </message>
    <message>
        <source>{found} has layers of a kind that cannot be planned yet: {block}</source>
        <translation>В {found} есть слои, которые пока не рассчитываются: {block}</translation>
    </message>
    <message>
        <source>{found} is no causal language model, and only those are planned</source>
        <translation>{found} — не каузальная языковая модель, а рассчитываются только они</translation>
    </message>
    <message>
        <source>The model type {found} is not known</source>
        <translation>Тип модели {found} неизвестен</translation>
    </message>
    <message>
        <source>Is an adapter of type {found}; only LoRA adapters are planned</source>
        <translation>Это адаптер типа {found}; рассчитываются только LoRA</translation>
    </message>
    <message>
        <source>{found} is no model id; it looks like owner/name or the address of its page</source>
        <translation>{found} — не имя модели; нужно owner/name или адрес её страницы</translation>
    </message>
    <message>
        <source>This address leads to {found}, not to a model</source>
        <translation>Этот адрес ведёт к {found}, а не к модели</translation>
    </message>
    <message>
        <source>The package huggingface-hub is not installed; pip install finefit[hub]</source>
        <translation>Не установлен пакет huggingface-hub; pip install finefit[hub]</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE is set, so nothing is fetched; unset it or open a file</source>
        <translation>Задано HF_HUB_OFFLINE, ничего не загружается; снимите или откройте файл</translation>
    </message>
    <message>
        <source>Hugging Face cannot be reached; check the network, or open a file</source>
        <translation>Hugging Face недоступен; проверьте сеть или откройте файл</translation>
    </message>
    <message>
        <source>No model {id} there, or it is private and your token does not open it</source>
        <translation>Модели {id} нет, или она закрыта для вашего токена</translation>
    </message>
    <message>
        <source>{id} has no such revision</source>
        <translation>У {id} нет такой ревизии</translation>
    </message>
    <message>
        <source>{id} has no config.json; look for the original model it was made from</source>
        <translation>У {id} нет config.json; найдите исходную модель</translation>
    </message>
    <message>
        <source>{id} is gated: accept its terms on its page, then log in with hf auth login</source>
        <translation>{id} с ограниченным доступом: примите условия на её странице и войдите через hf auth login</translation>
    </message>
    <message>
        <source>Hugging Face asks to wait: too many requests. Try again in some minutes</source>
        <translation>Hugging Face просит подождать: слишком много запросов. Повторите через несколько минут</translation>
    </message>
    <message>
        <source>Hugging Face has a fault of its own just now; try again later</source>
        <translation>У Hugging Face сейчас сбой; повторите позже</translation>
    </message>
    <message>
        <source>{id} could not be fetched ({reason})</source>
        <translation>Не удалось загрузить {id} ({reason})</translation>
    </message>
    <message>
        <source>Fetching {id} was stopped</source>
        <translation>Загрузка {id} остановлена</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Идёт расчёт</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Workload</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>More: padding, compile, kernels</source>
        <translation>Ещё: дополнение, компиляция, ядра</translation>
    </message>
    <message>
        <source>Objective in detail</source>
        <translation>Цель подробно</translation>
    </message>
    <message>
        <source>Machines and main memory</source>
        <translation>Узлы и ОЗУ</translation>
    </message>
    <message>
        <source>Checkpoint, loading and saving</source>
        <translation>Модель, загрузка и сохранение</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Show the sharding panel</source>
        <translation>Показать панель разбиения</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Разбиение</translation>
    </message>
</context>
<context>
    <name>Rival</name>
    <message>
        <source>ZeRO paper, 16 B</source>
        <translation>Статья ZeRO, 16 Б</translation>
    </message>
    <message>
        <source>Web calculator</source>
        <translation>Веб-калькулятор</translation>
    </message>
    <message>
        <source>DeepSpeed ZeRO-2, documentation</source>
        <translation>DeepSpeed ZeRO-2, документация</translation>
    </message>
    <message>
        <source>For the whole run, not one card</source>
        <translation>На весь прогон, не на карту</translation>
    </message>
    <message>
        <source>Leaves out: {parts}</source>
        <translation>Не учитывает: {parts}</translation>
    </message>
    <message>
        <source>Counts by its own factors</source>
        <translation>Считает по своим коэффициентам</translation>
    </message>
</context>
<context>
    <name>RivalLeavesOut</name>
    <message>
        <source>activations</source>
        <translation>активации</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>буферы</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>логиты</translation>
    </message>
    <message>
        <source>sharding</source>
        <translation>разбиение</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>батч</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>длину последовательности</translation>
    </message>
    <message>
        <source>full checkpointing</source>
        <translation>полный пересчёт</translation>
    </message>
</context>
<context>
    <name>RivalReason</name>
    <message>
        <source>It treats training only</source>
        <translation>Только для обучения</translation>
    </message>
    <message>
        <source>It knows no frozen weights</source>
        <translation>Не знает замороженных весов</translation>
    </message>
    <message>
        <source>It does not know this way of sharding</source>
        <translation>Не знает такого разбиения</translation>
    </message>
    <message>
        <source>It knows no training of a quantised model</source>
        <translation>Не знает обучения квантованной модели</translation>
    </message>
    <message>
        <source>It treats ZeRO-2 and ZeRO-3 only</source>
        <translation>Только ZeRO-2 и ZeRO-3</translation>
    </message>
    <message>
        <source>It does not know this architecture</source>
        <translation>Не знает этой архитектуры</translation>
    </message>
    <message>
        <source>It does not know this format</source>
        <translation>Не знает этого формата</translation>
    </message>
</context>
<context>
    <name>ShardingPanel</name>
    <message>
        <source>Sharding</source>
        <translation>Разбиение</translation>
    </message>
    <message>
        <source>Degrees: tensor, pipeline, context</source>
        <translation>Степени: тензор, конвейер, контекст</translation>
    </message>
    <message>
        <source>Find a layout…</source>
        <translation>Подобрать разбиение…</translation>
    </message>
    <message>
        <source>Serving: the strategy only says who holds what.</source>
        <translation>Инференс: стратегия лишь задаёт, кто что хранит.</translation>
    </message>
    <message>
        <source>Options of {strategy}</source>
        <translation>Настройки: {strategy}</translation>
    </message>
    <message>
        <source>Fold the sharding panel</source>
        <translation>Свернуть панель разбиения</translation>
    </message>
</context>
<context>
    <name>ShardingPlurals</name>
    <message numerus="yes">
        <source>Show all %n bar(s)</source>
        <translation>
            <numerusform>Показать %n полосу</numerusform>
            <numerusform>Показать все %n полосы</numerusform>
            <numerusform>Показать все %n полос</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} layout(s) fit(s).</source>
        <translation>
            <numerusform>Помещается %n разбиение из {all}.</numerusform>
            <numerusform>Помещаются %n разбиения из {all}.</numerusform>
            <numerusform>Помещается %n разбиений из {all}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SizeName</name>
    <message>
        <source>Hidden size</source>
        <translation>Hidden size</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Головы внимания</translation>
    </message>
    <message>
        <source>Key/value heads</source>
        <translation>Головы KV</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Размер головы</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>Ширина MLP</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Контекст</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Окно внимания</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Эксперты</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Экспертов на токен</translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation>Ширина эксперта</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Общие эксперты</translation>
    </message>
    <message>
        <source>Width of shared experts</source>
        <translation>Ширина общих экспертов</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>Связанный эмбеддинг</translation>
    </message>
    <message>
        <source>Gated MLP</source>
        <translation>MLP с гейтом</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Нормализация</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Семейство</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Веса</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>built-in catalogue, {name}</source>
        <translation>встроенный каталог, {name}</translation>
    </message>
    <message>
        <source>own config.json</source>
        <translation>свой config.json</translation>
    </message>
    <message>
        <source>{count} MiB reported by the driver</source>
        <translation>{count} МиБ по данным драйвера</translation>
    </message>
    <message>
        <source>Model: {source}</source>
        <translation>Модель: {source}</translation>
    </message>
    <message>
        <source>GPU: {source}</source>
        <translation>GPU: {source}</translation>
    </message>
    <message>
        <source>GiB = 2&lt;sup&gt;30&lt;/sup&gt; bytes</source>
        <translation>GiB = 2&lt;sup&gt;30&lt;/sup&gt; байт</translation>
    </message>
    <message>
        <source>GB = 10&lt;sup&gt;9&lt;/sup&gt; bytes</source>
        <translation>GB = 10&lt;sup&gt;9&lt;/sup&gt; байт</translation>
    </message>
</context>
<context>
    <name>StepTime</name>
    <message>
        <source>Compute</source>
        <translation>Вычисления</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Простой конвейера</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Step, range</source>
        <translation>Шаг, диапазон</translation>
    </message>
    <message>
        <source>Tokens/s, range</source>
        <translation>Токенов/с, диапазон</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Токенов/с</translation>
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
        <translation>Ничего не делится: всё хранит и считает одна карта</translation>
    </message>
    <message>
        <source>A whole copy on every card; only gradients are exchanged</source>
        <translation>Полная копия на каждой карте; обмен только градиентами</translation>
    </message>
    <message>
        <source>Optimizer states are divided; weights and gradients are whole on each card</source>
        <translation>Делятся состояния оптимизатора; веса и градиенты целиком на каждой карте</translation>
    </message>
    <message>
        <source>Optimizer states and gradients are divided; weights are whole on each card</source>
        <translation>Делятся состояния и градиенты; веса целиком на каждой карте</translation>
    </message>
    <message>
        <source>Weights, gradients and states are divided; layers are gathered for use</source>
        <translation>Делятся веса, градиенты и состояния; слои собираются перед использованием</translation>
    </message>
    <message>
        <source>FSDP2: all is divided; each layer is gathered before its turn</source>
        <translation>FSDP2: делится всё; каждый слой собирается перед своей очередью</translation>
    </message>
    <message>
        <source>The older FSDP: all is divided, in flat units of one layer</source>
        <translation>Прежний FSDP: делится всё, плоскими блоками по слою</translation>
    </message>
    <message>
        <source>Gradients and states are divided; weights stay whole from forward to backward</source>
        <translation>Делятся градиенты и состояния; веса собраны от прямого до обратного прохода</translation>
    </message>
    <message>
        <source>Divided inside a group, copied between groups: less goes over the network</source>
        <translation>Внутри группы делится, между группами копируется: меньше идёт по сети</translation>
    </message>
    <message>
        <source>Each card holds some layers and they take turns (device_map)</source>
        <translation>Каждая карта хранит часть слоёв, работают по очереди (device_map)</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>weights</source>
        <translation>веса</translation>
    </message>
    <message>
        <source>quantised weights</source>
        <translation>квантованные веса</translation>
    </message>
    <message>
        <source>scales of the blocks</source>
        <translation>масштабы блоков</translation>
    </message>
    <message>
        <source>weights kept whole</source>
        <translation>неквантованные веса</translation>
    </message>
    <message>
        <source>fp32 master copy</source>
        <translation>мастер-копия fp32</translation>
    </message>
    <message>
        <source>adapters</source>
        <translation>адаптеры</translation>
    </message>
    <message>
        <source>modules trained whole</source>
        <translation>модули целиком</translation>
    </message>
    <message>
        <source>vision part</source>
        <translation>зрительная часть</translation>
    </message>
    <message>
        <source>optimizer states</source>
        <translation>состояния оптимизатора</translation>
    </message>
    <message>
        <source>copy of the foreach kernel</source>
        <translation>копия ядра foreach</translation>
    </message>
    <message>
        <source>gradients and states</source>
        <translation>градиенты и состояния</translation>
    </message>
    <message>
        <source>all gradients</source>
        <translation>все градиенты</translation>
    </message>
    <message>
        <source>summed gradients</source>
        <translation>накопленные градиенты</translation>
    </message>
    <message>
        <source>gradient of the head</source>
        <translation>градиент головы</translation>
    </message>
    <message>
        <source>gradient of the embedding</source>
        <translation>градиент эмбеддингов</translation>
    </message>
    <message>
        <source>gradients of the layers</source>
        <translation>градиенты слоёв</translation>
    </message>
    <message>
        <source>gradient of the residual</source>
        <translation>градиент остатка</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>активации</translation>
    </message>
    <message>
        <source>saved layers</source>
        <translation>сохранённые слои</translation>
    </message>
    <message>
        <source>stored checkpoints</source>
        <translation>контрольные точки слоёв</translation>
    </message>
    <message>
        <source>recomputed layer</source>
        <translation>пересчитанный слой</translation>
    </message>
    <message>
        <source>passing tensors of a layer</source>
        <translation>временные тензоры слоя</translation>
    </message>
    <message>
        <source>final norm</source>
        <translation>последняя норма</translation>
    </message>
    <message>
        <source>input of the head</source>
        <translation>вход головы</translation>
    </message>
    <message>
        <source>cast of the head</source>
        <translation>копия головы</translation>
    </message>
    <message>
        <source>input that the head reads</source>
        <translation>читаемый вход головы</translation>
    </message>
    <message>
        <source>autocast copies</source>
        <translation>копии autocast</translation>
    </message>
    <message>
        <source>attention masks</source>
        <translation>маски внимания</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>логиты</translation>
    </message>
    <message>
        <source>kept logits</source>
        <translation>сохранённые логиты</translation>
    </message>
    <message>
        <source>other micro-batches in the pipeline</source>
        <translation>другие микробатчи в конвейере</translation>
    </message>
    <message>
        <source>gathered state</source>
        <translation>собранное состояние</translation>
    </message>
    <message>
        <source>keys and values</source>
        <translation>ключи и значения</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>контекст CUDA</translation>
    </message>
    <message>
        <source>allocator&apos;s slack</source>
        <translation>запас аллокатора</translation>
    </message>
    <message>
        <source>communication buffers</source>
        <translation>буферы обмена</translation>
    </message>
    <message>
        <source>weights while loading</source>
        <translation>веса при загрузке</translation>
    </message>
    <message>
        <source>tensor being loaded</source>
        <translation>загружаемый тензор</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>накладные</translation>
    </message>
    <message>
        <source>this machine&apos;s own overhead</source>
        <translation>расходы этой машины</translation>
    </message>
    <message>
        <source>gathered weights</source>
        <translation>собранные веса</translation>
    </message>
    <message>
        <source>gathered layer</source>
        <translation>собранный слой</translation>
    </message>
    <message>
        <source>gathered root</source>
        <translation>собранный корень</translation>
    </message>
    <message>
        <source>next layer, gathered ahead</source>
        <translation>следующий слой заранее</translation>
    </message>
    <message>
        <source>reduction buffer</source>
        <translation>буфер редукции</translation>
    </message>
    <message>
        <source>adapter with its states</source>
        <translation>адаптер с состояниями</translation>
    </message>
    <message>
        <source>all-reduce buffers</source>
        <translation>буферы all-reduce</translation>
    </message>
    <message>
        <source>the batch itself</source>
        <translation>сам батч</translation>
    </message>
    <message>
        <source>held by the driver</source>
        <translation>держит драйвер</translation>
    </message>
    <message>
        <source>flat gradient of a unit</source>
        <translation>плоский градиент</translation>
    </message>
    <message>
        <source>fp32 gradients</source>
        <translation>градиенты fp32</translation>
    </message>
    <message>
        <source>gathered embedding</source>
        <translation>собранные эмбеддинги</translation>
    </message>
    <message>
        <source>gathered head</source>
        <translation>собранная голова</translation>
    </message>
    <message>
        <source>keys of other ranks</source>
        <translation>ключи других рангов</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>собранные слои</translation>
    </message>
    <message>
        <source>gradient buckets</source>
        <translation>корзины градиентов</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>градиенты</translation>
    </message>
    <message>
        <source>checkpoints in main memory</source>
        <translation>контрольные точки в ОЗУ</translation>
    </message>
    <message>
        <source>gradients in main memory</source>
        <translation>градиенты в ОЗУ</translation>
    </message>
    <message>
        <source>parameters kept gathered</source>
        <translation>удерживаемые параметры</translation>
    </message>
    <message>
        <source>NVMe buffers</source>
        <translation>буферы NVMe</translation>
    </message>
    <message>
        <source>paged states</source>
        <translation>страничные состояния</translation>
    </message>
    <message>
        <source>parameters kept whole</source>
        <translation>неразделённые параметры</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>префилл</translation>
    </message>
    <message>
        <source>bucket of the reduction</source>
        <translation>корзина редукции</translation>
    </message>
    <message>
        <source>input of the reduction</source>
        <translation>вход редукции</translation>
    </message>
    <message>
        <source>reference model</source>
        <translation>эталонная модель</translation>
    </message>
    <message>
        <source>keys repeated for the heads</source>
        <translation>повторённые ключи</translation>
    </message>
    <message>
        <source>checkpoints not yet freed</source>
        <translation>ещё не освобождённые точки</translation>
    </message>
    <message>
        <source>gradients not yet freed</source>
        <translation>ещё не освобождённые градиенты</translation>
    </message>
    <message>
        <source>rollout engine</source>
        <translation>движок генерации</translation>
    </message>
    <message>
        <source>reduction of the root</source>
        <translation>редукция корня</translation>
    </message>
    <message>
        <source>weights as served</source>
        <translation>веса для работы</translation>
    </message>
    <message>
        <source>step counters</source>
        <translation>счётчики шагов</translation>
    </message>
    <message>
        <source>residual stream</source>
        <translation>остаточный поток</translation>
    </message>
    <message>
        <source>gradient of the stream</source>
        <translation>градиент потока</translation>
    </message>
    <message>
        <source>gradients not yet sharded</source>
        <translation>неразделённые градиенты</translation>
    </message>
</context>
<context>
    <name>TimeSection</name>
    <message>
        <source>Time of a step, estimated</source>
        <translation>Время шага, оценка</translation>
    </message>
    <message>
        <source>Of a step</source>
        <translation>В шаге</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидается</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Phases of a step, {method}</source>
        <translation>Фазы шага, {method}</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Пик</translation>
    </message>
    <message>
        <source>{amount} below the peak, which is in phase: {phase}.</source>
        <translation>На {amount} ниже пика, который в фазе: {phase}.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>The columns show the second micro-step of {steps}: the gradients of the first one are kept.</source>
        <translation>Показан второй микрошаг из {steps}: градиенты первого уже хранятся.</translation>
    </message>
    <message>
        <source>Runtime is drawn as it is at the peak.</source>
        <translation>Среда показана такой, как на пике.</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Занято</translation>
    </message>
    <message>
        <source>Set beside:</source>
        <translation>Рядом:</translation>
    </message>
    <message>
        <source>This counting convention knows no phases of a step.</source>
        <translation>Эта методика не знает фаз шага.</translation>
    </message>
</context>
<context>
    <name>TimelineColumn</name>
    <message>
        <source>Load</source>
        <translation>Загрузка</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Прямой проход</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Потери</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Обратный проход</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>Шаг оптимизатора</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранение</translation>
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
        <translation>Загр.</translation>
    </message>
    <message>
        <source>Fwd</source>
        <translation>Прям.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Пот.</translation>
    </message>
    <message>
        <source>Bwd</source>
        <translation>Обр.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Eval</source>
        <translation>Оцен.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохр.</translation>
    </message>
</context>
<context>
    <name>TimelinePeak</name>
    <message>
        <source>The peak is loading: {term}, {formula}.</source>
        <translation>Пик — загрузка: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is the forward pass: {term}, {formula}.</source>
        <translation>Пик — прямой проход: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is the loss: {term}, {formula}.</source>
        <translation>Пик — потери: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is the backward pass: {term}, {formula}.</source>
        <translation>Пик — обратный проход: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is the optimizer step: {term}, {formula}.</source>
        <translation>Пик — шаг оптимизатора: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is evaluation: {term}, {formula}.</source>
        <translation>Пик — оценка: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is saving: {term}, {formula}.</source>
        <translation>Пик — сохранение: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is the prefill: {term}, {formula}.</source>
        <translation>Пик — prefill: {term}, {formula}.</translation>
    </message>
</context>
<context>
    <name>TimelineWhy</name>
    <message>
        <source>Why loading is the peak</source>
        <translation>Почему пик при загрузке</translation>
    </message>
    <message>
        <source>Why the forward pass is the peak</source>
        <translation>Почему пик в прямом проходе</translation>
    </message>
    <message>
        <source>Why the loss is the peak</source>
        <translation>Почему пик на потерях</translation>
    </message>
    <message>
        <source>Why the backward pass is the peak</source>
        <translation>Почему пик в обратном проходе</translation>
    </message>
    <message>
        <source>Why the optimizer step is the peak</source>
        <translation>Почему пик на шаге оптимизатора</translation>
    </message>
    <message>
        <source>Why evaluation is the peak</source>
        <translation>Почему пик на оценке</translation>
    </message>
    <message>
        <source>Why saving is the peak</source>
        <translation>Почему пик при сохранении</translation>
    </message>
    <message>
        <source>Why the prefill is the peak</source>
        <translation>Почему пик в prefill</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Whose arithmetic is used: ours in detail, or a public formula</source>
        <translation>Чей счёт: наш подробный или известная формула</translation>
    </message>
    <message>
        <source>Unit of memory</source>
        <translation>Единица памяти</translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message>
        <source>Together</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>Операция</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Seconds at line rate; collectives reach about {share} of it.</source>
        <translation>Секунды при полной скорости линии; коллективные операции достигают около {share}.</translation>
    </message>
</context>
<context>
    <name>TrafficSection</name>
    <message>
        <source>Traffic per GPU and step</source>
        <translation>Обмен на GPU за шаг</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Comfortable</source>
        <translation>Свободно</translation>
    </message>
    <message>
        <source>Borderline</source>
        <translation>На пределе</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Не помещается</translation>
    </message>
    <message>
        <source>{method} fits {cards}, with {amount} to spare on each card.</source>
        <translation>{method} помещается на {cards}, на каждой остаётся {amount}.</translation>
    </message>
    <message>
        <source>{method} fits {cards}, with {amount} to spare.</source>
        <translation>{method} помещается на {cards}, остаётся {amount}.</translation>
    </message>
    <message>
        <source>{method} does not fit {cards}: {amount} over per card.</source>
        <translation>{method} не помещается на {cards}: лишние {amount} на карту.</translation>
    </message>
    <message>
        <source>{method} does not fit {cards}: {amount} over.</source>
        <translation>{method} не помещается на {cards}: лишние {amount}.</translation>
    </message>
    <message>
        <source>{method} may just fit {cards}: borderline, with {amount} to spare.</source>
        <translation>{method} может поместиться на {cards}: на пределе, остаётся {amount}.</translation>
    </message>
    <message>
        <source>{method} may just fit {cards}: borderline, {amount} over by the best estimate.</source>
        <translation>{method} может поместиться на {cards}: на пределе, по оценке лишние {amount}.</translation>
    </message>
    <message>
        <source>{method} fits {cards}, but main memory is borderline.</source>
        <translation>{method} помещается на {cards}, но ОЗУ на пределе.</translation>
    </message>
    <message>
        <source>{method} fits {cards}, but main memory is too small.</source>
        <translation>{method} помещается на {cards}, но ОЗУ не хватает.</translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare.</source>
        <translation>{first} помещается с запасом {amount1}.</translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare and {m2} with {amount2}.</source>
        <translation>{first} помещается с запасом {amount1}, {m2} — {amount2}.</translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare, {m2} with {amount2} and {m3} with {amount3}.</source>
        <translation>{first} помещается с запасом {amount1}, {m2} — {amount2}, {m3} — {amount3}.</translation>
    </message>
    <message>
        <source>{first} is borderline.</source>
        <translation>{first} — на пределе.</translation>
    </message>
    <message>
        <source>{first} and {m2} are borderline.</source>
        <translation>{first} и {m2} — на пределе.</translation>
    </message>
    <message>
        <source>{first}, {m2} and {m3} are borderline.</source>
        <translation>{first}, {m2} и {m3} — на пределе.</translation>
    </message>
    <message>
        <source>{first} is {amount1} over.</source>
        <translation>{first}: лишние {amount1}.</translation>
    </message>
    <message>
        <source>{first} is {amount1} over and {m2} {amount2}.</source>
        <translation>{first}: лишние {amount1}, {m2}: {amount2}.</translation>
    </message>
    <message>
        <source>{first} is {amount1} over, {m2} {amount2} and {m3} {amount3}.</source>
        <translation>{first}: лишние {amount1}, {m2}: {amount2}, {m3}: {amount3}.</translation>
    </message>
    <message>
        <source>{amount} free</source>
        <translation>{amount} своб.</translation>
    </message>
    <message>
        <source>{amount} over</source>
        <translation>{amount} лишн.</translation>
    </message>
</context>
<context>
    <name>VerdictHeader</name>
    <message>
        <source>Last complete plan: {sentence}</source>
        <translation>Последний полный план: {sentence}</translation>
    </message>
</context>
<context>
    <name>ViewTabs</name>
    <message>
        <source>Views of the plan</source>
        <translation>Виды плана</translation>
    </message>
    <message>
        <source>Show chart and method again</source>
        <translation>Вернуть график и метод</translation>
    </message>
    <message>
        <source>Enlarge this view</source>
        <translation>Увеличить этот вид</translation>
    </message>
</context>
</TS>
