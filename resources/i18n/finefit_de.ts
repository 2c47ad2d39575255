<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Finefit</source>
        <translation>Über Finefit</translation>
    </message>
    <message>
        <source>Will this fine-tune fit, where do the gigabytes go, and what should I change or buy?</source>
        <translation>Passt dieses Feintuning, wohin gehen die Gigabyte, und was soll ich ändern oder kaufen?</translation>
    </message>
    <message>
        <source>Licence: Apache-2.0. Font: Inter, OFL. Qt {version}.</source>
        <translation>Lizenz: Apache-2.0. Schrift: Inter, OFL. Qt {version}.</translation>
    </message>
</context>
<context>
    <name>AdapterBase</name>
    <message>
        <source>It was trained on {base}, the model of this plan.</source>
        <translation>Er wurde auf {base} trainiert, dem Modell dieses Plans.</translation>
    </message>
    <message>
        <source>It was trained on {base}. Plan it on that model?</source>
        <translation>Er wurde auf {base} trainiert. Auf diesem Modell planen?</translation>
    </message>
    <message>
        <source>Which model was it trained on?</source>
        <translation>Auf welchem Modell wurde er trainiert?</translation>
    </message>
    <message>
        <source>Use {base}</source>
        <translation>{base} nehmen</translation>
    </message>
    <message>
        <source>Add it from Hugging Face…</source>
        <translation>Von Hugging Face holen…</translation>
    </message>
    <message>
        <source>Open its folder…</source>
        <translation>Seinen Ordner öffnen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep {model}</source>
        <translation>{model} behalten</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>RAM too small</source>
        <translation>RAM zu klein</translation>
    </message>
    <message>
        <source>Largest model: {name}</source>
        <translation>Größtes Modell: {name}</translation>
    </message>
    <message>
        <source>{count} parameters, all else as it is</source>
        <translation>{count} Parameter, alles andere bleibt</translation>
    </message>
    <message>
        <source>Longest sequence: {value}</source>
        <translation>Längste Sequenz: {value}</translation>
    </message>
    <message>
        <source>Longest context: {value}</source>
        <translation>Längster Kontext: {value}</translation>
    </message>
    <message>
        <source>Largest micro-batch: {value}</source>
        <translation>Größter Mikro-Batch: {value}</translation>
    </message>
    <message>
        <source>Most sequences at once: {value}</source>
        <translation>Meiste Sequenzen zugleich: {value}</translation>
    </message>
    <message>
        <source>Highest rank: {value}</source>
        <translation>Höchster Rang: {value}</translation>
    </message>
    <message>
        <source>What still fits, each with all else as it is:</source>
        <translation>Was noch passt, sonst bleibt jeweils alles gleich:</translation>
    </message>
    <message>
        <source>No step makes this plan fit.</source>
        <translation>Kein Schritt macht diesen Plan passend.</translation>
    </message>
    <message>
        <source>Change &lt;b&gt;{first}&lt;/b&gt; alone brings the peak to {peak}. Cheapest first:</source>
        <translation>Schritt &lt;b&gt;{first}&lt;/b&gt; allein bringt die Spitze auf {peak}. Günstigste zuerst:</translation>
    </message>
    <message>
        <source>Apply it</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Changes &lt;b&gt;{numbers} and {last}&lt;/b&gt; together bring the peak to {peak}. Each alone, cheapest first:</source>
        <translation>Schritte &lt;b&gt;{numbers} und {last}&lt;/b&gt; zusammen bringen die Spitze auf {peak}. Einzeln, günstigste zuerst:</translation>
    </message>
    <message>
        <source>Apply both</source>
        <translation>Beide anwenden</translation>
    </message>
    <message>
        <source>Apply all</source>
        <translation>Alle anwenden</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Saves, {unit}</source>
        <translation>Spart, {unit}</translation>
    </message>
    <message>
        <source>New peak</source>
        <translation>Neue Spitze</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Changes of the plan</source>
        <translation>Schritte am Plan</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Apply: {name}</source>
        <translation>Anwenden: {name}</translation>
    </message>
    <message>
        <source>The plan is there already.</source>
        <translation>Der Plan ist schon dort.</translation>
    </message>
</context>
<context>
    <name>AdviceChange</name>
    <message>
        <source>Release the outputs before backward</source>
        <translation>Ausgaben vor rückwärts freigeben</translation>
    </message>
    <message>
        <source>FlashAttention 2</source>
        <translation>FlashAttention 2</translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation>Gepackte Sequenzen</translation>
    </message>
    <message>
        <source>Fused linear cross-entropy</source>
        <translation>Verschmolzene Kreuzentropie</translation>
    </message>
    <message>
        <source>Loss in chunks</source>
        <translation>Verlust in Stücken</translation>
    </message>
    <message>
        <source>Fused kernels</source>
        <translation>Verschmolzene Kernel</translation>
    </message>
    <message>
        <source>Micro-batch 1 with accumulation</source>
        <translation>Mikro-Batch 1 mit Aufsummieren</translation>
    </message>
    <message>
        <source>Checkpoint every layer</source>
        <translation>Jede Schicht neu berechnen</translation>
    </message>
    <message>
        <source>Checkpoints in main memory</source>
        <translation>Zwischenstände im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>No checkpointing</source>
        <translation>Keine Neuberechnung</translation>
    </message>
    <message>
        <source>Fused optimizer step</source>
        <translation>Verschmolzener Optimiererschritt</translation>
    </message>
    <message>
        <source>8-bit optimizer</source>
        <translation>8-Bit-Optimierer</translation>
    </message>
    <message>
        <source>Paged optimizer</source>
        <translation>Ausgelagerter Optimierer</translation>
    </message>
    <message>
        <source>Optimizer without paging</source>
        <translation>Optimierer ohne Auslagern</translation>
    </message>
    <message>
        <source>Optimizer in backward</source>
        <translation>Optimierer im Rückwärtslauf</translation>
    </message>
    <message>
        <source>16-bit weights and states</source>
        <translation>16-Bit-Gewichte und -Zustände</translation>
    </message>
    <message>
        <source>Adapters in bf16</source>
        <translation>Adapter in bf16</translation>
    </message>
    <message>
        <source>No cast to fp32</source>
        <translation>Kein Umwandeln in fp32</translation>
    </message>
    <message>
        <source>Adapters on attention only</source>
        <translation>Adapter nur auf Attention</translation>
    </message>
    <message>
        <source>Lower rank</source>
        <translation>Niedrigerer Rang</translation>
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
        <translation>Auf die Karten aufteilen</translation>
    </message>
    <message>
        <source>Reduce gradients every micro-step</source>
        <translation>Gradienten je Mikroschritt verteilen</translation>
    </message>
    <message>
        <source>Reshard after forward</source>
        <translation>Nach vorwärts freigeben</translation>
    </message>
    <message>
        <source>Optimizer states in main memory</source>
        <translation>Optimiererzustände im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Shorter sequence</source>
        <translation>Kürzere Sequenz</translation>
    </message>
    <message>
        <source>Shorter context</source>
        <translation>Kürzerer Kontext</translation>
    </message>
    <message>
        <source>4-bit weights</source>
        <translation>4-Bit-Gewichte</translation>
    </message>
    <message>
        <source>8-bit KV cache</source>
        <translation>8-Bit-KV-Cache</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Mehr Karten</translation>
    </message>
    <message>
        <source>A larger card</source>
        <translation>Eine größere Karte</translation>
    </message>
    <message>
        <source>Larger micro-batch</source>
        <translation>Größerer Mikro-Batch</translation>
    </message>
</context>
<context>
    <name>AdviceCost</name>
    <message>
        <source>{low} to {high} % slower</source>
        <translation>{low} bis {high} % langsamer</translation>
    </message>
    <message>
        <source>slower: small batches</source>
        <translation>langsamer: kleine Batches</translation>
    </message>
    <message>
        <source>slower: gathers every step</source>
        <translation>langsamer: sammelt jeden Schritt</translation>
    </message>
    <message>
        <source>slower: reduces every micro-step</source>
        <translation>langsamer: verteilt je Mikroschritt</translation>
    </message>
    <message>
        <source>slower: step on the processor</source>
        <translation>langsamer: Schritt auf dem Prozessor</translation>
    </message>
    <message>
        <source>slower while states move</source>
        <translation>langsamer, wenn Zustände wandern</translation>
    </message>
    <message>
        <source>slower: weights are unpacked</source>
        <translation>langsamer: Gewichte werden entpackt</translation>
    </message>
    <message>
        <source>{bytes} of RAM</source>
        <translation>{bytes} Arbeitsspeicher</translation>
    </message>
    <message>
        <source>states rounded</source>
        <translation>Zustände gerundet</translation>
    </message>
    <message>
        <source>updates rounded</source>
        <translation>Schritte gerundet</translation>
    </message>
    <message>
        <source>norms in 16 bit</source>
        <translation>Normen in 16 Bit</translation>
    </message>
    <message>
        <source>fewer adapted layers</source>
        <translation>weniger angepasste Schichten</translation>
    </message>
    <message>
        <source>smaller adapters</source>
        <translation>kleinere Adapter</translation>
    </message>
    <message>
        <source>trains {percent} of the weights</source>
        <translation>trainiert {percent} der Gewichte</translation>
    </message>
    <message>
        <source>base rounded to 4 bit</source>
        <translation>Basis auf 4 Bit gerundet</translation>
    </message>
    <message>
        <source>cuts longer texts</source>
        <translation>schneidet längere Texte ab</translation>
    </message>
    <message>
        <source>remembers less</source>
        <translation>merkt sich weniger</translation>
    </message>
    <message>
        <source>cache rounded</source>
        <translation>Cache gerundet</translation>
    </message>
    <message>
        <source>no gradient clipping</source>
        <translation>kein Gradient-Clipping</translation>
    </message>
    <message>
        <source>larger effective batch</source>
        <translation>größerer effektiver Batch</translation>
    </message>
    <message>
        <source>needs Liger</source>
        <translation>braucht Liger</translation>
    </message>
    <message>
        <source>needs flash-attn</source>
        <translation>braucht flash-attn</translation>
    </message>
    <message>
        <source>needs bitsandbytes</source>
        <translation>braucht bitsandbytes</translation>
    </message>
    <message>
        <source>needs packed data</source>
        <translation>braucht gepackte Daten</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>${usd} and {watt} W more</source>
        <translation>{usd} $ und {watt} W mehr</translation>
    </message>
    <message>
        <source>${usd} more</source>
        <translation>{usd} $ mehr</translation>
    </message>
    <message>
        <source>{watt} W more, price not known</source>
        <translation>{watt} W mehr, Preis unbekannt</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>Preis unbekannt</translation>
    </message>
</context>
<context>
    <name>AdviceDetail</name>
    <message>
        <source>Only the loss is carried on</source>
        <translation>Nur der Verlust bleibt</translation>
    </message>
    <message>
        <source>Never holds the score matrix</source>
        <translation>Hält die Score-Matrix nie</translation>
    </message>
    <message>
        <source>No padding, no mask</source>
        <translation>Kein Auffüllen, keine Maske</translation>
    </message>
    <message>
        <source>Never holds all logits</source>
        <translation>Hält nie alle Logits</translation>
    </message>
    <message>
        <source>Holds the logits of one chunk</source>
        <translation>Hält die Logits eines Stücks</translation>
    </message>
    <message>
        <source>Norms, rotary embedding and MLP gate</source>
        <translation>Normen, Rotary-Embedding und MLP-Gate</translation>
    </message>
    <message>
        <source>Instead of {from}; accumulation {accumulation}, same step</source>
        <translation>Statt {from}; Aufsummieren {accumulation}, gleicher Schritt</translation>
    </message>
    <message>
        <source>One tensor a layer, the rest computed again</source>
        <translation>Ein Tensor je Schicht, der Rest neu berechnet</translation>
    </message>
    <message>
        <source>Every layer, kept off the card</source>
        <translation>Jede Schicht, außerhalb der Karte</translation>
    </message>
    <message>
        <source>Nothing is computed twice</source>
        <translation>Nichts wird zweimal berechnet</translation>
    </message>
    <message>
        <source>No copy of the trained parameters</source>
        <translation>Keine Kopie der trainierten Parameter</translation>
    </message>
    <message>
        <source>{to}: states in 8-bit blocks</source>
        <translation>{to}: Zustände in 8-Bit-Blöcken</translation>
    </message>
    <message>
        <source>{to}: states leave a full card</source>
        <translation>{to}: Zustände weichen bei voller Karte</translation>
    </message>
    <message>
        <source>States stay on the card</source>
        <translation>Zustände bleiben auf der Karte</translation>
    </message>
    <message>
        <source>Each gradient is freed once used</source>
        <translation>Jeder Gradient wird nach Gebrauch frei</translation>
    </message>
    <message>
        <source>{to} instead of {from}</source>
        <translation>{to} statt {from}</translation>
    </message>
    <message>
        <source>And the copies of their inputs</source>
        <translation>Und die Kopien ihrer Eingaben</translation>
    </message>
    <message>
        <source>What is not quantised stays in 16 bit</source>
        <translation>Nicht Quantisiertes bleibt in 16 Bit</translation>
    </message>
    <message>
        <source>None on the MLP layers</source>
        <translation>Keine auf den MLP-Schichten</translation>
    </message>
    <message>
        <source>Adapters on a frozen 16-bit base</source>
        <translation>Adapter auf eingefrorener 16-Bit-Basis</translation>
    </message>
    <message>
        <source>Adapters on a frozen 4-bit base</source>
        <translation>Adapter auf eingefrorener 4-Bit-Basis</translation>
    </message>
    <message>
        <source>Gradients stay divided</source>
        <translation>Gradienten bleiben verteilt</translation>
    </message>
    <message>
        <source>Gathered weights are freed in between</source>
        <translation>Gesammelte Gewichte werden zwischendurch frei</translation>
    </message>
    <message>
        <source>{strategy}, step on the processor</source>
        <translation>{strategy}, Schritt auf dem Prozessor</translation>
    </message>
    <message>
        <source>{to} tokens instead of {from}</source>
        <translation>{to} Token statt {from}</translation>
    </message>
    <message>
        <source>Keys and values as Q8_0</source>
        <translation>Keys und Values als Q8_0</translation>
    </message>
    <message>
        <source>{to} instead of {from}, states divided</source>
        <translation>{to} statt {from}, Zustände verteilt</translation>
    </message>
    <message>
        <source>{to} instead of {from}; accumulation {accumulation}</source>
        <translation>{to} statt {from}; Aufsummieren {accumulation}</translation>
    </message>
</context>
<context>
    <name>AdviceReason</name>
    <message>
        <source>it is in use already</source>
        <translation>schon in Gebrauch</translation>
    </message>
    <message>
        <source>it is at its smallest already</source>
        <translation>schon am kleinsten</translation>
    </message>
    <message>
        <source>every layer is checkpointed already</source>
        <translation>jede Schicht wird schon neu berechnet</translation>
    </message>
    <message>
        <source>the {gpu} has no FlashAttention 2</source>
        <translation>{gpu} hat kein FlashAttention 2</translation>
    </message>
    <message>
        <source>the {gpu} has no bf16</source>
        <translation>{gpu} hat kein bf16</translation>
    </message>
    <message>
        <source>{optimizer} has no 8-bit form</source>
        <translation>{optimizer} hat keine 8-Bit-Form</translation>
    </message>
    <message>
        <source>{optimizer} has no paged form</source>
        <translation>{optimizer} hat keine ausgelagerte Form</translation>
    </message>
    <message>
        <source>gradients of adapters are small</source>
        <translation>Adaptergradienten sind klein</translation>
    </message>
    <message>
        <source>it works without accumulation only</source>
        <translation>geht nur ohne Aufsummieren</translation>
    </message>
    <message>
        <source>there is one card</source>
        <translation>es gibt nur eine Karte</translation>
    </message>
    <message>
        <source>the cards are mixed</source>
        <translation>die Karten sind gemischt</translation>
    </message>
    <message>
        <source>no number of them fits</source>
        <translation>keine Anzahl passt</translation>
    </message>
    <message>
        <source>{cards} of them are enough once divided</source>
        <translation>{cards} davon genügen, wenn aufgeteilt</translation>
    </message>
    <message>
        <source>no card of the catalogue is large enough</source>
        <translation>keine Karte des Katalogs ist groß genug</translation>
    </message>
    <message>
        <source>it would take {bytes} more</source>
        <translation>es bräuchte {bytes} mehr</translation>
    </message>
    <message>
        <source>loading sets the peak</source>
        <translation>das Laden bestimmt die Spitze</translation>
    </message>
    <message>
        <source>the forward pass sets the peak</source>
        <translation>der Vorwärtslauf bestimmt die Spitze</translation>
    </message>
    <message>
        <source>the loss sets the peak</source>
        <translation>der Verlust bestimmt die Spitze</translation>
    </message>
    <message>
        <source>the backward pass sets the peak</source>
        <translation>der Rückwärtslauf bestimmt die Spitze</translation>
    </message>
    <message>
        <source>the optimizer step sets the peak</source>
        <translation>der Optimiererschritt bestimmt die Spitze</translation>
    </message>
    <message>
        <source>evaluation sets the peak</source>
        <translation>die Auswertung bestimmt die Spitze</translation>
    </message>
    <message>
        <source>saving sets the peak</source>
        <translation>das Sichern bestimmt die Spitze</translation>
    </message>
    <message>
        <source>Not possible here: {reason}</source>
        <translation>Hier nicht möglich: {reason}</translation>
    </message>
    <message>
        <source>Would save nothing here: {reason}</source>
        <translation>Spart hier nichts: {reason}</translation>
    </message>
</context>
<context>
    <name>AnswerPlurals</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s)</source>
        <translation>
            <numerusform>%n Sequenz</numerusform>
            <numerusform>%n Sequenzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} token(s)</source>
        <translation>
            <numerusform>{number} Token</numerusform>
            <numerusform>{number} Token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own measurement(s).</source>
        <translation>
            <numerusform>%n eigene Messung.</numerusform>
            <numerusform>%n eigene Messungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of the file cannot be read; they are kept.</source>
        <translation>
            <numerusform>%n Eintrag der Datei ist unlesbar; er bleibt erhalten.</numerusform>
            <numerusform>%n Einträge der Datei sind unlesbar; sie bleiben erhalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerViews</name>
    <message>
        <source>Components</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
</context>
<context>
    <name>Assumptions</name>
    <message>
        <source>Stated</source>
        <translation>Angegeben</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Absent; taken from {basis}</source>
        <translation>Fehlt; aus {basis}</translation>
    </message>
    <message>
        <source>most models</source>
        <translation>den meisten Modellen</translation>
    </message>
    <message>
        <source>Absent; the default of {family}</source>
        <translation>Fehlt; Vorgabe von {family}</translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>“{found}” is not known; read from the sizes alone</source>
        <translation>„{found}“ ist unbekannt; allein aus den Größen gelesen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>Abgeleitet</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>BlockKind</name>
    <message>
        <source>state space (Mamba)</source>
        <translation>State Space (Mamba)</translation>
    </message>
    <message>
        <source>recurrent layers</source>
        <translation>rekurrente Schichten</translation>
    </message>
    <message>
        <source>blocks found by search, each different</source>
        <translation>durch Suche gefundene, ungleiche Blöcke</translation>
    </message>
    <message>
        <source>cross attention</source>
        <translation>Cross-Attention</translation>
    </message>
    <message>
        <source>alternating updates</source>
        <translation>Alternating Updates</translation>
    </message>
    <message>
        <source>hyper-connections</source>
        <translation>Hyper-Connections</translation>
    </message>
    <message>
        <source>compressed attention</source>
        <translation>komprimierte Attention</translation>
    </message>
    <message>
        <source>short convolutions</source>
        <translation>kurze Faltungen</translation>
    </message>
    <message>
        <source>Kimi delta attention</source>
        <translation>Kimi-Delta-Attention</translation>
    </message>
    <message>
        <source>lightning attention</source>
        <translation>Lightning-Attention</translation>
    </message>
    <message>
        <source>ternary weights</source>
        <translation>ternäre Gewichte</translation>
    </message>
</context>
<context>
    <name>BoxAdder</name>
    <message>
        <source>&amp;Add a box</source>
        <translation>&amp;Rechner hinzufügen</translation>
    </message>
    <message>
        <source>Card of the box to add</source>
        <translation>Karte des neuen Rechners</translation>
    </message>
    <message>
        <source>Choose a card…</source>
        <translation>Karte wählen …</translation>
    </message>
</context>
<context>
    <name>CardCount</name>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
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
        <translation>kein ECC</translation>
    </message>
    <message>
        <source>{generation} has no {formats}</source>
        <translation>{generation} kann kein {formats}</translation>
    </message>
    <message>
        <source>Number formats unknown: no compute capability given</source>
        <translation>Zahlenformate unbekannt: keine Compute Capability angegeben</translation>
    </message>
    <message>
        <source>Compute capability {level}</source>
        <translation>Compute Capability {level}</translation>
    </message>
    <message>
        <source>${amount} ({date})</source>
        <translation>${amount} ({date})</translation>
    </message>
    <message>
        <source>${amount} (undated)</source>
        <translation>${amount} (ohne Datum)</translation>
    </message>
</context>
<context>
    <name>CardsAnswer</name>
    <message>
        <source>{cards} would do.</source>
        <translation>Es genügt auch: {cards}.</translation>
    </message>
    <message>
        <source>Fewer cards do not fit.</source>
        <translation>Weniger Karten reichen nicht.</translation>
    </message>
    <message>
        <source>Comfortable from {cards}.</source>
        <translation>Bequem ab {cards}.</translation>
    </message>
    <message>
        <source>It does not fit {here}, but {cards}.</source>
        <translation>Passt nicht auf {here}, aber auf {cards}.</translation>
    </message>
    <message>
        <source>Kept whole on each card it never fits; divided by FSDP it fits {cards}.</source>
        <translation>Ganz auf jeder Karte passt es nie; mit FSDP aufgeteilt passt es auf {cards}.</translation>
    </message>
    <message>
        <source>More cards do not help: main memory is too small.</source>
        <translation>Mehr Karten helfen nicht: Der Arbeitsspeicher ist zu klein.</translation>
    </message>
    <message>
        <source>With these degrees no number of such cards fits.</source>
        <translation>Mit diesen Graden reicht keine Zahl solcher Karten.</translation>
    </message>
    <message>
        <source>No number of such cards fits.</source>
        <translation>Keine Zahl solcher Karten reicht.</translation>
    </message>
    <message>
        <source>Use {cards}</source>
        <translation>{cards} nehmen</translation>
    </message>
    <message>
        <source>Then {layout}.</source>
        <translation>Dann {layout}.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>{amount} usable per card</source>
        <translation>{amount} nutzbar je Karte</translation>
    </message>
    <message>
        <source>{amount} usable</source>
        <translation>{amount} nutzbar</translation>
    </message>
    <message>
        <source>Memory per card, by method</source>
        <translation>Speicher je Karte nach Verfahren</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>AdamW, paged</source>
        <translation>AdamW, ausgelagert</translation>
    </message>
    <message>
        <source>AdamW 8 bit, paged</source>
        <translation>AdamW 8 Bit, ausgelagert</translation>
    </message>
    <message>
        <source>SGD, momentum</source>
        <translation>SGD, Momentum</translation>
    </message>
    <message>
        <source>Supervised (SFT)</source>
        <translation>Überwacht (SFT)</translation>
    </message>
    <message>
        <source>Pretraining</source>
        <translation>Vortraining</translation>
    </message>
    <message>
        <source>Reward model</source>
        <translation>Belohnungsmodell</translation>
    </message>
    <message>
        <source>bf16 throughout</source>
        <translation>bf16 durchgehend</translation>
    </message>
    <message>
        <source>bf16, autocast</source>
        <translation>bf16, Autocast</translation>
    </message>
    <message>
        <source>bf16, fp32 weights</source>
        <translation>bf16, fp32-Gewichte</translation>
    </message>
    <message>
        <source>bf16, fp32 master</source>
        <translation>bf16, fp32-Master</translation>
    </message>
    <message>
        <source>fp16, fp32 weights</source>
        <translation>fp16, fp32-Gewichte</translation>
    </message>
    <message>
        <source>fp16, fp32 master</source>
        <translation>fp16, fp32-Master</translation>
    </message>
    <message>
        <source>FP8, mixed</source>
        <translation>FP8, gemischt</translation>
    </message>
    <message>
        <source>MXFP8, mixed</source>
        <translation>MXFP8, gemischt</translation>
    </message>
    <message>
        <source>NVFP4, mixed</source>
        <translation>NVFP4, gemischt</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Eager</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Kernel, logits in place</source>
        <translation>Kernel, Logits an Ort</translation>
    </message>
    <message>
        <source>In chunks</source>
        <translation>In Stücken</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Verschmolzen</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Through main memory</source>
        <translation>Über den Arbeitsspeicher</translation>
    </message>
    <message>
        <source>FSDP, full shard</source>
        <translation>FSDP, vollständig</translation>
    </message>
    <message>
        <source>FSDP1, full shard</source>
        <translation>FSDP1, vollständig</translation>
    </message>
    <message>
        <source>FSDP, gradients and states</source>
        <translation>FSDP, Gradienten, Zustände</translation>
    </message>
    <message>
        <source>FSDP, hybrid</source>
        <translation>FSDP, hybrid</translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation>Nach Schichten</translation>
    </message>
    <message>
        <source>Main memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>Verschränkt</translation>
    </message>
    <message>
        <source>Every process</source>
        <translation>Jeder Prozess</translation>
    </message>
    <message>
        <source>First process</source>
        <translation>Erster Prozess</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>Zweite Kopie</translation>
    </message>
    <message>
        <source>Adapter switched off</source>
        <translation>Adapter abgeschaltet</translation>
    </message>
    <message>
        <source>Computed beforehand</source>
        <translation>Vorab berechnet</translation>
    </message>
    <message>
        <source>Sharded</source>
        <translation>Aufgeteilt</translation>
    </message>
    <message>
        <source>Adapter only</source>
        <translation>Nur Adapter</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>All linear layers</source>
        <translation>Alle linearen Schichten</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Every layer</source>
        <translation>Jede Schicht</translation>
    </message>
    <message>
        <source>Some layers</source>
        <translation>Einige Schichten</translation>
    </message>
    <message>
        <source>Every layer, offloaded</source>
        <translation>Jede Schicht, ausgelagert</translation>
    </message>
    <message>
        <source>Whole model</source>
        <translation>Ganzes Modell</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>None, one card</source>
        <translation>Keine, eine Karte</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
</context>
<context>
    <name>Collective</name>
    <message>
        <source>All-gather, weights</source>
        <translation>All-Gather, Gewichte</translation>
    </message>
    <message>
        <source>All-reduce, gradients</source>
        <translation>All-Reduce, Gradienten</translation>
    </message>
    <message>
        <source>Reduce-scatter, gradients</source>
        <translation>Reduce-Scatter, Gradienten</translation>
    </message>
    <message>
        <source>All-reduce, replicas</source>
        <translation>All-Reduce, Kopien</translation>
    </message>
    <message>
        <source>All-reduce, tensor</source>
        <translation>All-Reduce, Tensor</translation>
    </message>
    <message>
        <source>All-to-all, experts</source>
        <translation>All-to-All, Experten</translation>
    </message>
    <message>
        <source>Ring of keys and values</source>
        <translation>Ring der Schlüssel</translation>
    </message>
    <message>
        <source>Between stages</source>
        <translation>Zwischen Stufen</translation>
    </message>
    <message>
        <source>Copies to main memory</source>
        <translation>Kopien zum Arbeitsspeicher</translation>
    </message>
    <message>
        <source>All-gather, logits</source>
        <translation>All-Gather, Logits</translation>
    </message>
    <message>
        <source>All-gather, forward</source>
        <translation>All-Gather, vorwärts</translation>
    </message>
    <message>
        <source>All-gather, backward</source>
        <translation>All-Gather, rückwärts</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>All-Gather</translation>
    </message>
    <message>
        <source>Reduce-scatter</source>
        <translation>Reduce-Scatter</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>All-Reduce</translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation>All-to-All</translation>
    </message>
    <message>
        <source>Send and receive</source>
        <translation>Senden und Empfangen</translation>
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
        <translation>Neuer Plan</translation>
    </message>
    <message>
        <source>Open a plan or model…</source>
        <translation>Plan oder Modell öffnen…</translation>
    </message>
    <message>
        <source>Open a model folder…</source>
        <translation>Modellordner öffnen…</translation>
    </message>
    <message>
        <source>Open model file…</source>
        <translation>Modelldatei öffnen…</translation>
    </message>
    <message>
        <source>Add from Hugging Face…</source>
        <translation>Von Hugging Face holen…</translation>
    </message>
    <message>
        <source>Custom model…</source>
        <translation>Eigenes Modell…</translation>
    </message>
    <message>
        <source>Custom card…</source>
        <translation>Eigene Karte…</translation>
    </message>
    <message>
        <source>This computer…</source>
        <translation>Dieser Rechner…</translation>
    </message>
    <message>
        <source>Find a layout…</source>
        <translation>Aufteilung suchen…</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Vorlage sichern</translation>
    </message>
    <message>
        <source>Save preset as…</source>
        <translation>Vorlage sichern als …</translation>
    </message>
    <message>
        <source>Rename preset…</source>
        <translation>Vorlage umbenennen …</translation>
    </message>
    <message>
        <source>Duplicate preset</source>
        <translation>Vorlage verdoppeln</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Bring the deleted preset back</source>
        <translation>Gelöschte Vorlage zurückholen</translation>
    </message>
    <message>
        <source>Import preset…</source>
        <translation>Vorlage importieren …</translation>
    </message>
    <message>
        <source>Plan as JSON…</source>
        <translation>Plan als JSON …</translation>
    </message>
    <message>
        <source>Chart as SVG, PDF or PNG…</source>
        <translation>Diagramm als SVG, PDF oder PNG …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>Compare hardware</source>
        <translation>Hardware vergleichen</translation>
    </message>
    <message>
        <source>Search a model</source>
        <translation>Modell suchen</translation>
    </message>
    <message>
        <source>Search a GPU</source>
        <translation>GPU suchen</translation>
    </message>
    <message>
        <source>Fold the sharding panel</source>
        <translation>Aufteilung einklappen</translation>
    </message>
    <message>
        <source>Next view of the plan</source>
        <translation>Nächste Ansicht des Plans</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Menü öffnen</translation>
    </message>
    <message>
        <source>Help for this field</source>
        <translation>Hilfe zu diesem Feld</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>About Finefit</source>
        <translation>Über Finefit</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Box</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Usable, {unit}</source>
        <translation>Nutzbar, {unit}</translation>
    </message>
    <message>
        <source>{box} (this plan)</source>
        <translation>{box} (dieser Plan)</translation>
    </message>
    <message>
        <source>Remove box</source>
        <translation>Rechner entfernen</translation>
    </message>
    <message>
        <source>{method}: {verdict}; needs {need} per card, headroom {room}</source>
        <translation>{method}: {verdict}; braucht {need} je Karte, Spielraum {room}</translation>
    </message>
    <message>
        <source>Boxes and methods</source>
        <translation>Rechner und Verfahren</translation>
    </message>
    <message>
        <source>Need and headroom of the busiest card. Click a box to plan with it; the list is kept with the workspace.</source>
        <translation>Bedarf und Spielraum der vollsten Karte. Ein Klick übernimmt den Rechner; die Liste bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>Component</name>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Logits and loss</source>
        <translation>Logits und Verlust</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>Gathered shards</source>
        <translation>Gesammelte Anteile</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Laufzeit</translation>
    </message>
</context>
<context>
    <name>Components</name>
    <message>
        <source>Component</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Formula with this plan&apos;s numbers</source>
        <translation>Formel mit diesen Zahlen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Peak, per GPU</source>
        <translation>Spitze, je GPU</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>in phase: {phase}</source>
        <translation>Phase: {phase}</translation>
    </message>
    <message>
        <source>in phase: {phase}; range {low} to {high}</source>
        <translation>Phase: {phase}; Spanne {low} bis {high}</translation>
    </message>
    <message>
        <source>Components of the peak</source>
        <translation>Bestandteile der Spitze</translation>
    </message>
    <message>
        <source>Show zero rows</source>
        <translation>Nullzeilen zeigen</translation>
    </message>
    <message>
        <source>Allocated &lt;b&gt;{allocated}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Reserved &lt;b&gt;{reserved}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Device &lt;b&gt;{device}&lt;/b&gt; {unit}, as nvidia-smi shows it</source>
        <translation>Belegt &lt;b&gt;{allocated}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Reserviert &lt;b&gt;{reserved}&lt;/b&gt; &amp;nbsp;&amp;nbsp; Gerät &lt;b&gt;{device}&lt;/b&gt; {unit}, wie nvidia-smi es zeigt</translation>
    </message>
</context>
<context>
    <name>Convention</name>
    <message>
        <source>Detailed</source>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>ZeRO paper, 16 B</source>
        <translation>ZeRO-Artikel, 16 B</translation>
    </message>
    <message>
        <source>Hugging Face, 18 B</source>
        <translation>Hugging Face, 18 B</translation>
    </message>
    <message>
        <source>Web calculator</source>
        <translation>Web-Rechner</translation>
    </message>
</context>
<context>
    <name>CustomCard</name>
    <message>
        <source>Custom card</source>
        <translation>Eigene Karte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Compute Capability</translation>
    </message>
    <message>
        <source>Of NVIDIA cards, as 8.9; it decides the number formats</source>
        <translation>Von NVIDIA-Karten, etwa 8.9; entscheidet über die Zahlenformate</translation>
    </message>
    <message>
        <source>Shares the main memory</source>
        <translation>Teilt sich den Hauptspeicher</translation>
    </message>
    <message>
        <source>The total that the driver reports, not the size printed</source>
        <translation>Die Gesamtgröße, die der Treiber meldet, nicht die aufgedruckte</translation>
    </message>
    <message>
        <source>Memory, MiB</source>
        <translation>Speicher, MiB</translation>
    </message>
    <message>
        <source>From the data sheet; leave it open if unknown</source>
        <translation>Aus dem Datenblatt; offen lassen, wenn unbekannt</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Dense bf16, without sparsity; leave it open if unknown</source>
        <translation>bf16 dicht, ohne Sparsity; offen lassen, wenn unbekannt</translation>
    </message>
    <message>
        <source>bf16 speed</source>
        <translation>bf16-Leistung</translation>
    </message>
    <message>
        <source>Per direction; leave it open without NVLink</source>
        <translation>Je Richtung; ohne NVLink offen lassen</translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>PCIe-Generation</translation>
    </message>
    <message>
        <source>PCIe lanes</source>
        <translation>PCIe-Lanes</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>What you would pay, to compare boxes by price</source>
        <translation>Was sie kosten würde, zum Vergleich nach Preis</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save and plan</source>
        <translation>Sichern und planen</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Two numbers, as 8.9</source>
        <translation>Zwei Zahlen, etwa 8.9</translation>
    </message>
</context>
<context>
    <name>CustomModel</name>
    <message>
        <source>Still needed: {names}</source>
        <translation>Noch nötig: {names}</translation>
    </message>
    <message>
        <source>Custom model</source>
        <translation>Eigenes Modell</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Mixture of experts, where it is one</source>
        <translation>Expertenmischung, falls es eine ist</translation>
    </message>
    <message>
        <source>Gated MLP (three matrices)</source>
        <translation>MLP mit Gate (drei Matrizen)</translation>
    </message>
    <message>
        <source>Head tied to the embedding</source>
        <translation>Kopf an die Einbettung gebunden</translation>
    </message>
    <message>
        <source>Bias on query, key and value</source>
        <translation>Bias an Query, Key und Value</translation>
    </message>
    <message>
        <source>In a config.json: {key}</source>
        <translation>In einer config.json: {key}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save and plan</source>
        <translation>Sichern und planen</translation>
    </message>
    <message>
        <source>No count yet</source>
        <translation>Noch keine Zahl</translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation>{count} Parameter</translation>
    </message>
    <message>
        <source>{count} parameters, {active} active per token</source>
        <translation>{count} Parameter, {active} aktiv je Token</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Außerhalb des Bereichs</translation>
    </message>
</context>
<context>
    <name>Dataset</name>
    <message>
        <source>{low} to {high} tokens: {examples} examples</source>
        <translation>{low} bis {high} Token: {examples} Beispiele</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Histogram of lengths</source>
        <translation>Histogramm der Längen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste</translation>
    </message>
    <message>
        <source>Cut by the plan</source>
        <translation>Vom Plan gekürzt</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Token verloren</translation>
    </message>
    <message>
        <source>Padding wastes</source>
        <translation>Auffüllen kostet</translation>
    </message>
    <message>
        <source>Packing wastes</source>
        <translation>Packen kostet</translation>
    </message>
    <message>
        <source>Lines left out</source>
        <translation>Zeilen ausgelassen</translation>
    </message>
    <message>
        <source>Peak at the longest</source>
        <translation>Spitze beim längsten</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Plan with {length} tokens</source>
        <translation>Mit {length} Token planen</translation>
    </message>
    <message>
        <source>Lengths in tokens</source>
        <translation>Längen in Token</translation>
    </message>
    <message>
        <source>Paste numbers: 812, 1033, 97 …</source>
        <translation>Zahlen einfügen: 812, 1033, 97 …</translation>
    </message>
    <message>
        <source>Column, found by itself</source>
        <translation>Spalte, wird gefunden</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Open a data set</source>
        <translation>Datensatz öffnen</translation>
    </message>
    <message>
        <source>Open a tokenizer.json</source>
        <translation>tokenizer.json öffnen</translation>
    </message>
    <message>
        <source>Count with a tokenizer…</source>
        <translation>Mit Tokenizer zählen…</translation>
    </message>
    <message>
        <source>Without {name}</source>
        <translation>Ohne {name}</translation>
    </message>
    <message>
        <source>Paste the lengths of your examples, or open a JSONL, CSV or text file.</source>
        <translation>Längen der Beispiele einfügen oder eine JSONL-, CSV- oder Textdatei öffnen.</translation>
    </message>
</context>
<context>
    <name>DatasetCounting</name>
    <message>
        <source>lengths as given</source>
        <translation>Längen wie angegeben</translation>
    </message>
    <message>
        <source>estimated: words between spaces, tokens are more</source>
        <translation>geschätzt: Wörter zwischen Leerzeichen, Token sind mehr</translation>
    </message>
    <message>
        <source>counted by the tokenizer</source>
        <translation>mit dem Tokenizer gezählt</translation>
    </message>
</context>
<context>
    <name>DatasetProblem</name>
    <message>
        <source>{found} is not a length in tokens</source>
        <translation>{found} ist keine Länge in Token</translation>
    </message>
    <message>
        <source>No lengths found</source>
        <translation>Keine Längen gefunden</translation>
    </message>
    <message>
        <source>Needs the Python package {package}</source>
        <translation>Braucht das Python-Paket {package}</translation>
    </message>
    <message>
        <source>Is not a tokenizer file: {reason}</source>
        <translation>Ist keine Tokenizer-Datei: {reason}</translation>
    </message>
    <message>
        <source>A line is too long for a data set</source>
        <translation>Eine Zeile ist zu lang für einen Datensatz</translation>
    </message>
    <message>
        <source>No column {column}; there are: {found}</source>
        <translation>Keine Spalte {column}; es gibt: {found}</translation>
    </message>
</context>
<context>
    <name>Degree</name>
    <message>
        <source>tensor {number}</source>
        <translation>Tensor {number}</translation>
    </message>
    <message>
        <source>pipeline {number}</source>
        <translation>Pipeline {number}</translation>
    </message>
    <message>
        <source>context {number}</source>
        <translation>Kontext {number}</translation>
    </message>
    <message>
        <source>data {number}</source>
        <translation>Daten {number}</translation>
    </message>
    <message>
        <source>experts over {number}</source>
        <translation>Experten auf {number}</translation>
    </message>
    <message>
        <source>{number} replicas</source>
        <translation>{number} Kopien</translation>
    </message>
    <message>
        <source>states over {number}</source>
        <translation>Zustände auf {number}</translation>
    </message>
    <message>
        <source>{heads} heads cannot be split {asked} ways.</source>
        <translation>{heads} Köpfe lassen sich nicht durch {asked} teilen.</translation>
    </message>
    <message>
        <source>There are only {cards} cards.</source>
        <translation>Es gibt nur {cards} Karten.</translation>
    </message>
    <message>
        <source>{layers} layers make no {asked} stages.</source>
        <translation>{layers} Schichten ergeben keine {asked} Stufen.</translation>
    </message>
    <message>
        <source>Only {cards} cards are left for stages.</source>
        <translation>Für Stufen bleiben nur {cards} Karten.</translation>
    </message>
    <message>
        <source>Only {cards} cards are left for a sequence.</source>
        <translation>Für eine Sequenz bleiben nur {cards} Karten.</translation>
    </message>
    <message>
        <source>{cards} cards are no multiple of {product}.</source>
        <translation>{cards} Karten sind kein Vielfaches von {product}.</translation>
    </message>
    <message>
        <source>{idle} of {cards} cards would do nothing.</source>
        <translation>{idle} von {cards} Karten täten nichts.</translation>
    </message>
    <message>
        <source>This model has no experts.</source>
        <translation>Dieses Modell hat keine Experten.</translation>
    </message>
    <message>
        <source>{experts} experts do not spread over {asked} of {group} cards.</source>
        <translation>{experts} Experten verteilen sich nicht auf {asked} von {group} Karten.</translation>
    </message>
    <message>
        <source>{group} cards make no {asked} equal groups.</source>
        <translation>{group} Karten ergeben keine {asked} gleichen Gruppen.</translation>
    </message>
    <message>
        <source>{layers} layers are too few for {asked} groups on each card.</source>
        <translation>{layers} Schichten sind zu wenige für {asked} Gruppen je Karte.</translation>
    </message>
    <message>
        <source>A layer split goes with nothing else.</source>
        <translation>Eine Teilung nach Schichten verträgt keine andere.</translation>
    </message>
    <message>
        <source>{cards} cards = {product}</source>
        <translation>{cards} Karten = {product}</translation>
    </message>
    <message>
        <source>{values} … {most}</source>
        <translation>{values} … {most}</translation>
    </message>
    <message>
        <source>Possible: {values}.</source>
        <translation>Möglich: {values}.</translation>
    </message>
    <message>
        <source>Only 1 is possible with these cards, this model and the rest.</source>
        <translation>Mit diesen Karten, diesem Modell und dem Übrigen geht nur 1.</translation>
    </message>
</context>
<context>
    <name>DeviceSection</name>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Memory per device, {unit}</source>
        <translation>Speicher je Gerät, {unit}</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
</context>
<context>
    <name>DeviceTable</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Left, {unit}</source>
        <translation>Frei, {unit}</translation>
    </message>
    <message>
        <source>In use, {unit}</source>
        <translation>Belegt, {unit}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Nutzbar</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>{host}, step</source>
        <translation>{host}, Schritt</translation>
    </message>
    <message>
        <source>{host}, loading</source>
        <translation>{host}, Laden</translation>
    </message>
    <message>
        <source>Memory per device</source>
        <translation>Speicher je Gerät</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <translation>GPU {number} und {more} gleiche</translation>
    </message>
    <message>
        <source>GPU {first}–{last}</source>
        <translation>GPU {first}–{last}</translation>
    </message>
    <message>
        <source>GPU {first} to {last}, each</source>
        <translation>GPU {first} bis {last}, je</translation>
    </message>
    <message>
        <source>Stage {number} · {gpu}</source>
        <translation>Stufe {number} · {gpu}</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>All of them hold the same.</source>
        <translation>Alle halten dasselbe.</translation>
    </message>
    <message>
        <source>Fullest: {name}; {amount}, peak in phase: {phase}.</source>
        <translation>Am vollsten: {name}; {amount}, Spitze in Phase: {phase}.</translation>
    </message>
    <message>
        <source>Host RAM</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>NVMe not used</source>
        <translation>ohne NVMe</translation>
    </message>
    <message>
        <source>step {amount}</source>
        <translation>Schritt {amount}</translation>
    </message>
    <message>
        <source>loading {amount}</source>
        <translation>Laden {amount}</translation>
    </message>
    <message>
        <source>offloaded {amount}</source>
        <translation>ausgelagert {amount}</translation>
    </message>
    <message>
        <source>RAM per machine</source>
        <translation>RAM je Rechner</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>An error in Finefit</source>
        <translation>Ein Fehler in Finefit</translation>
    </message>
    <message>
        <source>This should not have happened. Your plan is kept, and you can go on. Please send the text below to the makers.</source>
        <translation>Das hätte nicht geschehen dürfen. Der Plan bleibt erhalten, es kann weitergehen. Bitte den Text unten an die Entwickler schicken.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Measured, {unit}</source>
        <translation>Gemessen, {unit}</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Anders in</translation>
    </message>
    <message>
        <source>the same run</source>
        <translation>derselbe Lauf</translation>
    </message>
    <message>
        <source>own measurement</source>
        <translation>eigene Messung</translation>
    </message>
    <message>
        <source>dry run of the training code</source>
        <translation>Trockenlauf des Trainingscodes</translation>
    </message>
    <message>
        <source>no date given</source>
        <translation>ohne Datum</translation>
    </message>
    <message>
        <source>Own peak of this plan</source>
        <translation>Eigene Spitze dieses Plans</translation>
    </message>
    <message>
        <source>Measured value</source>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Calibrate by them</source>
        <translation>Danach kalibrieren</translation>
    </message>
    <message>
        <source>Corrects the runtime overhead of this machine in every plan; can be taken off.</source>
        <translation>Berichtigt in jedem Plan den Laufzeitanteil dieses Rechners; lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Undo removal</source>
        <translation>Entfernen zurücknehmen</translation>
    </message>
    <message>
        <source>All numbers have this machine&apos;s own overhead.</source>
        <translation>Alle Zahlen enthalten den eigenen Mehrbedarf dieses Rechners.</translation>
    </message>
    <message>
        <source>A damaged file was kept as {name}.</source>
        <translation>Eine beschädigte Datei wurde als {name} aufgehoben.</translation>
    </message>
    <message>
        <source>Remove own measurement</source>
        <translation>Eigene Messung entfernen</translation>
    </message>
    <message>
        <source>Measured runs near this plan</source>
        <translation>Gemessene Läufe nahe diesem Plan</translation>
    </message>
    <message>
        <source>Nearest first; the estimate is ours for exactly that run.</source>
        <translation>Nächste zuerst; die Schätzung ist unsere für genau diesen Lauf.</translation>
    </message>
    <message>
        <source>No published run near this plan; these differ as stated.</source>
        <translation>Kein veröffentlichter Lauf nahe diesem Plan; Unterschiede wie angegeben.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>Gemessene Läufe</translation>
    </message>
    <message>
        <source>Others say</source>
        <translation>Andere sagen</translation>
    </message>
</context>
<context>
    <name>EvidenceDiffers</name>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>sharding</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>checkpointing</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>model family</source>
        <translation>Modellfamilie</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>EvidenceLevel</name>
    <message>
        <source>Allocated</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
</context>
<context>
    <name>EvidenceUnused</name>
    <message>
        <source>allocated bytes are arithmetic and calibrate nothing</source>
        <translation>belegte Bytes sind Arithmetik und kalibrieren nichts</translation>
    </message>
    <message>
        <source>its plan counts by a public convention</source>
        <translation>ihr Plan zählt nach einer öffentlichen Konvention</translation>
    </message>
    <message>
        <source>it is less than the tensors hold</source>
        <translation>weniger, als die Tensoren halten</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Phase: {name}</source>
        <translation>Phase: {name}</translation>
    </message>
    <message>
        <source>Share of the peak</source>
        <translation>Anteil an der Spitze</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Besteht aus</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>With this plan&apos;s numbers</source>
        <translation>Mit den Zahlen dieses Plans</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Held by tensors</source>
        <translation>Von Tensoren gehalten</translation>
    </message>
    <message>
        <source>{amount} below the peak</source>
        <translation>{amount} unter der Spitze</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>this phase; {phase} is {amount} lower</source>
        <translation>diese Phase; {phase}: {amount} weniger</translation>
    </message>
    <message>
        <source>Held only for a while</source>
        <translation>Nur zeitweise gehalten</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Held during</source>
        <translation>Gehalten während</translation>
    </message>
    <message>
        <source>Conventions say</source>
        <translation>Konventionen sagen</translation>
    </message>
    <message>
        <source>Of the peak</source>
        <translation>Von der Spitze</translation>
    </message>
    <message>
        <source>{gib} = {gb} ({exact} bytes)</source>
        <translation>{gib} = {gb} ({exact} Bytes)</translation>
    </message>
    <message>
        <source>several types, or none</source>
        <translation>mehrere Typen oder keiner</translation>
    </message>
    <message>
        <source>own arithmetic</source>
        <translation>eigene Rechnung</translation>
    </message>
    <message>
        <source>does not count it</source>
        <translation>zählt es nicht</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>What can be explained</source>
        <translation>Was sich erklären lässt</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>No point fits; see Advice.</source>
        <translation>Kein Punkt passt; siehe Rat.</translation>
    </message>
    <message>
        <source>Map of memory</source>
        <translation>Speicherkarte</translation>
    </message>
    <message>
        <source>{row}: no length fits.</source>
        <translation>{row}: keine Länge passt.</translation>
    </message>
    <message>
        <source>{row}: comfortable up to {comfortable}, borderline up to {fits}.</source>
        <translation>{row}: bequem bis {comfortable}, Grenzfall bis {fits}.</translation>
    </message>
    <message>
        <source>{row}: borderline up to {fits}.</source>
        <translation>{row}: Grenzfall bis {fits}.</translation>
    </message>
    <message>
        <source>{second}, {length}</source>
        <translation>{second}, {length}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>Peak per card</source>
        <translation>Spitze je Karte</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Against this plan</source>
        <translation>Gegen diesen Plan</translation>
    </message>
    <message>
        <source>Rank {value}</source>
        <translation>Rang {value}</translation>
    </message>
    <message>
        <source>Micro-batch {value}</source>
        <translation>Mikro-Batch {value}</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>Am Zeiger</translation>
    </message>
    <message>
        <source>Adopt this point</source>
        <translation>Punkt übernehmen</translation>
    </message>
    <message>
        <source>The plan is at this point already.</source>
        <translation>Der Plan ist schon an diesem Punkt.</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>last point that may fit</source>
        <translation>letzter Punkt, der passen kann</translation>
    </message>
    <message>
        <source>last comfortable point</source>
        <translation>letzter bequemer Punkt</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>Zweite Achse</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Models that fit {cards} with {method}, best first.</source>
        <translation>Modelle, die mit {method} auf {cards} passen, beste zuerst.</translation>
    </message>
</context>
<context>
    <name>ExploreAxis</name>
    <message>
        <source>Micro-batch, sequences</source>
        <translation>Mikro-Batch, Sequenzen</translation>
    </message>
    <message>
        <source>Adapter rank</source>
        <translation>Adapterrang</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Concurrent sequences</source>
        <translation>Gleichzeitige Sequenzen</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>Kontext, Token</translation>
    </message>
    <message>
        <source>Sequence length, tokens</source>
        <translation>Sequenzlänge, Token</translation>
    </message>
</context>
<context>
    <name>ExploreChoice</name>
    <message>
        <source>Micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
</context>
<context>
    <name>ExploreModels</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Peak, {unit}</source>
        <translation>Spitze, {unit}</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>long enough</source>
        <translation>reicht</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Models that fit this box</source>
        <translation>Modelle, die auf diesen Rechner passen</translation>
    </message>
    <message>
        <source>Enter or a double click plans with the model.</source>
        <translation>Eingabetaste oder Doppelklick plant mit dem Modell.</translation>
    </message>
</context>
<context>
    <name>FieldEditor</name>
    <message>
        <source>not set</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>FieldHelp</name>
    <message>
        <source>Search by name, memory or architecture, as in: 24 ada</source>
        <translation>Name, Speicher oder Architektur, etwa: 24 ada</translation>
    </message>
    <message>
        <source>Search by name, family or size, as in: qw 7b</source>
        <translation>Name, Familie oder Größe, etwa: qw 7b</translation>
    </message>
    <message>
        <source>Cards of this kind in one machine</source>
        <translation>Karten dieser Art in einem Rechner</translation>
    </message>
    <message>
        <source>Memory kept free on each card for the display and other programs</source>
        <translation>Bleibt auf jeder Karte frei für Anzeige und andere Programme</translation>
    </message>
    <message>
        <source>Equal machines that train together</source>
        <translation>Gleiche Rechner, die gemeinsam trainieren</translation>
    </message>
    <message>
        <source>How the cards of one machine reach each other</source>
        <translation>Wie die Karten eines Rechners einander erreichen</translation>
    </message>
    <message>
        <source>Main memory of one machine; leave it open if unknown</source>
        <translation>Arbeitsspeicher eines Rechners; offen lassen, wenn unbekannt</translation>
    </message>
    <message>
        <source>Disk space for offloading</source>
        <translation>Plattenplatz zum Auslagern</translation>
    </message>
    <message>
        <source>Between machines, per direction</source>
        <translation>Zwischen Rechnern, je Richtung</translation>
    </message>
    <message>
        <source>How the weights are stored in the checkpoint</source>
        <translation>Wie die Gewichte im Checkpoint liegen</translation>
    </message>
    <message>
        <source>Turn a quantised checkpoint into 16-bit weights before training</source>
        <translation>Quantisierten Checkpoint vor dem Training in 16-Bit-Gewichte wandeln</translation>
    </message>
    <message>
        <source>The image encoder is loaded but not trained</source>
        <translation>Der Bildteil wird geladen, aber nicht trainiert</translation>
    </message>
    <message>
        <source>Tokens in the longest sequence of a micro-batch</source>
        <translation>Token der längsten Sequenz eines Mikro-Batches</translation>
    </message>
    <message>
        <source>Sequences computed at once on one card</source>
        <translation>Sequenzen, die eine Karte zugleich rechnet</translation>
    </message>
    <message>
        <source>Micro-batches summed up before the optimizer steps</source>
        <translation>Mikro-Batches, die vor dem Optimiererschritt aufsummiert werden</translation>
    </message>
    <message>
        <source>Sets the defaults of everything left open below</source>
        <translation>Setzt die Vorgaben für alles, was unten offen bleibt</translation>
    </message>
    <message>
        <source>What the loss is, and which further copies of the model it needs</source>
        <translation>Welcher Verlust, und welche weiteren Modellkopien er braucht</translation>
    </message>
    <message>
        <source>Storage of weights, gradients and optimizer states</source>
        <translation>Speicherform von Gewichten, Gradienten und Optimiererzuständen</translation>
    </message>
    <message>
        <source>States are kept for trained parameters only</source>
        <translation>Zustände gibt es nur für trainierte Parameter</translation>
    </message>
    <message>
        <source>Which activations are computed again in the backward pass instead of kept</source>
        <translation>Welche Aktivierungen rückwärts neu berechnet statt behalten werden</translation>
    </message>
    <message>
        <source>Eager attention keeps a matrix of sequence × sequence per head</source>
        <translation>Eager-Attention behält je Kopf eine Matrix Sequenz × Sequenz</translation>
    </message>
    <message>
        <source>How the logits over the vocabulary are held</source>
        <translation>Wie die Logits über das Vokabular gehalten werden</translation>
    </message>
    <message>
        <source>foreach needs one extra copy of the trained parameters in the step</source>
        <translation>foreach braucht im Schritt eine weitere Kopie der trainierten Parameter</translation>
    </message>
    <message>
        <source>Fused kernels keep fewer intermediate tensors</source>
        <translation>Verschmolzene Kernel behalten weniger Zwischenwerte</translation>
    </message>
    <message>
        <source>Selective checkpoints: which layers are computed again</source>
        <translation>Selektiv: welche Schichten neu berechnet werden</translation>
    </message>
    <message>
        <source>Overrides the sliding window of the model</source>
        <translation>Ersetzt das gleitende Fenster des Modells</translation>
    </message>
    <message>
        <source>Tokens of images in one sequence</source>
        <translation>Bild-Token in einer Sequenz</translation>
    </message>
    <message>
        <source>Each layer is updated at once, so gradients never exist all together</source>
        <translation>Jede Schicht wird sofort aktualisiert; nie liegen alle Gradienten zugleich vor</translation>
    </message>
    <message>
        <source>Kept activations wait in main memory</source>
        <translation>Behaltene Aktivierungen warten im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>torch.compile drops pointwise results that are cheap to compute again</source>
        <translation>torch.compile verwirft Zwischenwerte, die billig neu zu rechnen sind</translation>
    </message>
    <message>
        <source>Every sequence is full; otherwise lengths vary</source>
        <translation>Jede Sequenz ist voll; sonst schwanken die Längen</translation>
    </message>
    <message>
        <source>Padded batches: no flash kernel in SDPA, and a mask per layer</source>
        <translation>Aufgefüllte Batches: kein Flash-Kernel in SDPA, je Schicht eine Maske</translation>
    </message>
    <message>
        <source>The training loop holds the logits through the backward pass</source>
        <translation>Die Schleife hält die Logits bis zum Ende des Rückwärtslaufs</translation>
    </message>
    <message>
        <source>The key and value cache is kept during training, which only wastes memory</source>
        <translation>Der KV-Cache bleibt beim Training an, was nur Speicher kostet</translation>
    </message>
    <message>
        <source>Average tokens of a sequence in the data</source>
        <translation>Mittlere Token je Sequenz der Daten</translation>
    </message>
    <message>
        <source>Where the reference for the loss comes from</source>
        <translation>Woher die Referenz für den Verlust kommt</translation>
    </message>
    <message>
        <source>Answers sampled for each prompt</source>
        <translation>Antworten je Anfrage</translation>
    </message>
    <message>
        <source>Tokens of one sampled answer</source>
        <translation>Token einer Antwort</translation>
    </message>
    <message>
        <source>Share of each card that the generating engine reserves</source>
        <translation>Anteil jeder Karte, den die Generierung belegt</translation>
    </message>
    <message>
        <source>Who reads the checkpoint into main memory</source>
        <translation>Wer den Checkpoint in den Arbeitsspeicher liest</translation>
    </message>
    <message>
        <source>Storage type while loading</source>
        <translation>Datentyp beim Laden</translation>
    </message>
    <message>
        <source>Weights are created empty and filled shard by shard</source>
        <translation>Gewichte entstehen leer und werden stückweise gefüllt</translation>
    </message>
    <message>
        <source>What is gathered and written at the end</source>
        <translation>Was am Ende gesammelt und geschrieben wird</translation>
    </message>
    <message>
        <source>Where the full state is put together</source>
        <translation>Wo der ganze Zustand zusammengesetzt wird</translation>
    </message>
    <message>
        <source>Overrides the precision for the weights alone</source>
        <translation>Ersetzt die Genauigkeit nur für die Gewichte</translation>
    </message>
    <message>
        <source>Overrides the precision for the gradients alone</source>
        <translation>Ersetzt die Genauigkeit nur für die Gradienten</translation>
    </message>
    <message>
        <source>Overrides the precision for the optimizer states alone</source>
        <translation>Ersetzt die Genauigkeit nur für die Optimiererzustände</translation>
    </message>
    <message>
        <source>Full-precision copy of the weights beside 16-bit ones</source>
        <translation>Genaue Kopie der Gewichte neben den 16-Bit-Gewichten</translation>
    </message>
    <message>
        <source>Width of the two small matrices beside each adapted layer</source>
        <translation>Breite der zwei kleinen Matrizen neben jeder angepassten Schicht</translation>
    </message>
    <message>
        <source>Which layers get an adapter; names may be typed, separated by commas</source>
        <translation>Welche Schichten Adapter bekommen; Namen mit Komma getrennt eingebbar</translation>
    </message>
    <message>
        <source>Storage of the adapter&apos;s own weights</source>
        <translation>Speicherform der Adaptergewichte</translation>
    </message>
    <message>
        <source>Whole modules that are trained and saved besides the adapter</source>
        <translation>Ganze Module, die neben dem Adapter trainiert werden</translation>
    </message>
    <message>
        <source>Above 0, each adapter keeps a mask of its input</source>
        <translation>Über 0 behält jeder Adapter eine Maske seiner Eingabe</translation>
    </message>
    <message>
        <source>Trains a magnitude per output besides the direction</source>
        <translation>Trainiert neben der Richtung einen Betrag je Ausgang</translation>
    </message>
    <message>
        <source>Scales by the root of the rank; changes no bytes</source>
        <translation>Skaliert mit der Wurzel des Rangs; ändert kein Byte</translation>
    </message>
    <message>
        <source>How the frozen weights are stored</source>
        <translation>Wie die eingefrorenen Gewichte liegen</translation>
    </message>
    <message>
        <source>The scales of the blocks are quantised as well</source>
        <translation>Auch die Skalen der Blöcke werden quantisiert</translation>
    </message>
    <message>
        <source>k-bit preparation casts what is not 4-bit to fp32</source>
        <translation>Die k-Bit-Vorbereitung wandelt alles Nicht-4-Bit in fp32</translation>
    </message>
    <message>
        <source>A float type lets FSDP shard the 4-bit weights</source>
        <translation>Mit einem Gleitkommatyp kann FSDP die 4-Bit-Gewichte teilen</translation>
    </message>
    <message>
        <source>How the weights are stored for serving</source>
        <translation>Wie die Gewichte im Betrieb liegen</translation>
    </message>
    <message>
        <source>Tokens the cache holds for each sequence</source>
        <translation>Token im Cache je Sequenz</translation>
    </message>
    <message>
        <source>Sequences served at the same time</source>
        <translation>Gleichzeitig bediente Sequenzen</translation>
    </message>
    <message>
        <source>Storage of keys and values</source>
        <translation>Speicherform von Schlüsseln und Werten</translation>
    </message>
    <message>
        <source>What the cards share among them</source>
        <translation>Was die Karten unter sich aufteilen</translation>
    </message>
    <message>
        <source>Where optimizer states live</source>
        <translation>Wo die Optimiererzustände liegen</translation>
    </message>
    <message>
        <source>Where sharded weights wait until they are used</source>
        <translation>Wo geteilte Gewichte auf ihren Einsatz warten</translation>
    </message>
    <message>
        <source>Groups that each hold a whole model</source>
        <translation>Gruppen, die je ein ganzes Modell halten</translation>
    </message>
    <message>
        <source>Cards that split each matrix</source>
        <translation>Karten, die jede Matrix teilen</translation>
    </message>
    <message>
        <source>Stages of consecutive layers</source>
        <translation>Stufen aufeinanderfolgender Schichten</translation>
    </message>
    <message>
        <source>Cards that split each sequence</source>
        <translation>Karten, die jede Sequenz teilen</translation>
    </message>
    <message>
        <source>Cards that split the experts</source>
        <translation>Karten, die die Experten teilen</translation>
    </message>
    <message>
        <source>Order of micro-batches in the pipeline</source>
        <translation>Reihenfolge der Mikro-Batches in der Pipeline</translation>
    </message>
    <message>
        <source>Layer groups per card, interleaved schedule</source>
        <translation>Schichtgruppen je Karte, verschränkter Ablauf</translation>
    </message>
    <message>
        <source>Storage type in which gradients are summed across cards</source>
        <translation>Datentyp, in dem Gradienten summiert werden</translation>
    </message>
    <message>
        <source>Norms and residuals are split along the sequence too</source>
        <translation>Auch Normen und Residuen werden entlang der Sequenz geteilt</translation>
    </message>
    <message>
        <source>Logits stay split over the vocabulary</source>
        <translation>Logits bleiben über das Vokabular geteilt</translation>
    </message>
    <message>
        <source>Gathered weights are given up after each layer</source>
        <translation>Gesammelte Gewichte werden nach jeder Schicht freigegeben</translation>
    </message>
    <message>
        <source>Embedding and head are gathered apart from the root</source>
        <translation>Embedding und Kopf werden getrennt gesammelt</translation>
    </message>
    <message>
        <source>Gradients stay whole while micro-batches accumulate</source>
        <translation>Gradienten bleiben beim Aufsummieren ganz</translation>
    </message>
    <message>
        <source>Gradients are views into DDP&apos;s buckets: no second copy</source>
        <translation>Gradienten sind Sichten in DDP-Eimer: keine zweite Kopie</translation>
    </message>
    <message>
        <source>Elements reduced at once</source>
        <translation>Elemente je Reduktion</translation>
    </message>
    <message>
        <source>Parameters ZeRO-3 may keep gathered</source>
        <translation>Parameter, die ZeRO-3 gesammelt halten darf</translation>
    </message>
    <message>
        <source>Elements ZeRO-3 gathers ahead</source>
        <translation>Elemente, die ZeRO-3 im Voraus sammelt</translation>
    </message>
    <message>
        <source>Tensors smaller than this are never sharded</source>
        <translation>Kleinere Tensoren werden nie geteilt</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>Sequenzen</translation>
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
        <translation>Modell</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Host RAM</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>NVMe</source>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Files on disk</source>
        <translation>Dateiformat</translation>
    </message>
    <message>
        <source>Open to 16 bit</source>
        <translation>In 16 Bit öffnen</translation>
    </message>
    <message>
        <source>Freeze vision part</source>
        <translation>Bildteil einfrieren</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Aufsummieren</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Trainingsziel</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Optimizer kernel</source>
        <translation>Optimierer-Kernel</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Every n-th layer</source>
        <translation>Jede n-te Schicht</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Image tokens</source>
        <translation>Bild-Token</translation>
    </message>
    <message>
        <source>Optimizer in backward</source>
        <translation>Optimierer im Rückwärtslauf</translation>
    </message>
    <message>
        <source>Offload activations</source>
        <translation>Aktivierungen auslagern</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Kompilieren</translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation>Gepackte Sequenzen</translation>
    </message>
    <message>
        <source>Padding mask</source>
        <translation>Auffüllmaske</translation>
    </message>
    <message>
        <source>Keep logits</source>
        <translation>Logits behalten</translation>
    </message>
    <message>
        <source>Use cache</source>
        <translation>Cache benutzen</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>Mittlere Länge</translation>
    </message>
    <message>
        <source>Reference model</source>
        <translation>Referenzmodell</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Answer length</source>
        <translation>Antwortlänge</translation>
    </message>
    <message>
        <source>Engine share</source>
        <translation>Generieranteil</translation>
    </message>
    <message>
        <source>Loaded by</source>
        <translation>Geladen von</translation>
    </message>
    <message>
        <source>Loaded as</source>
        <translation>Geladen als</translation>
    </message>
    <message>
        <source>Load without memory</source>
        <translation>Leer anlegen</translation>
    </message>
    <message>
        <source>Saved state</source>
        <translation>Gesichert wird</translation>
    </message>
    <message>
        <source>Gathered in</source>
        <translation>Gesammelt in</translation>
    </message>
    <message>
        <source>Weight dtype</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Gradient dtype</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>State dtype</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Master copy</source>
        <translation>Master-Kopie</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Zielmodule</translation>
    </message>
    <message>
        <source>Adapter dtype</source>
        <translation>Adapter-Datentyp</translation>
    </message>
    <message>
        <source>Also trained</source>
        <translation>Zusätzlich trainiert</translation>
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
        <translation>Basisformat</translation>
    </message>
    <message>
        <source>Double quantisation</source>
        <translation>Doppelt quantisiert</translation>
    </message>
    <message>
        <source>Rest to fp32</source>
        <translation>Rest in fp32</translation>
    </message>
    <message>
        <source>Packed as</source>
        <translation>Gepackt als</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Cache dtype</source>
        <translation>Cache-Datentyp</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Offload optimizer</source>
        <translation>Optimierer auslagern</translation>
    </message>
    <message>
        <source>Offload weights</source>
        <translation>Gewichte auslagern</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensor-parallel</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontext-parallel</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Experten-parallel</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>Virtuelle Stufen</translation>
    </message>
    <message>
        <source>Reduce dtype</source>
        <translation>Summier-Typ</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Sequenz-parallel</translation>
    </message>
    <message>
        <source>Loss parallel</source>
        <translation>Verlust-parallel</translation>
    </message>
    <message>
        <source>Reshard after forward</source>
        <translation>Nach vorwärts freigeben</translation>
    </message>
    <message>
        <source>Ends as own units</source>
        <translation>Enden als Einheiten</translation>
    </message>
    <message>
        <source>No sync</source>
        <translation>Ohne Abgleich</translation>
    </message>
    <message>
        <source>Bucket view</source>
        <translation>Eimer-Sicht</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Eimer</translation>
    </message>
    <message>
        <source>Live parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>Prefetch</source>
        <translation>Vorgriff</translation>
    </message>
    <message>
        <source>Persistent below</source>
        <translation>Ungeteilt unter</translation>
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
        <translation>Plandatei öffnen</translation>
    </message>
    <message>
        <source>Import preset</source>
        <translation>Vorlage importieren</translation>
    </message>
    <message>
        <source>Plan as JSON</source>
        <translation>Plan als JSON</translation>
    </message>
    <message>
        <source>Chart as a picture</source>
        <translation>Diagramm als Bild</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>Bilder (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Geschrieben: {name}</translation>
    </message>
    <message>
        <source>Plan files (*.json)</source>
        <translation>Plandateien (*.json)</translation>
    </message>
</context>
<context>
    <name>HardwareSection</name>
    <message>
        <source>{count} MiB each</source>
        <translation>Je {count} MiB</translation>
    </message>
    <message>
        <source>NVLink {rate} GB/s</source>
        <translation>NVLink {rate} GB/s</translation>
    </message>
    <message>
        <source>no NVLink</source>
        <translation>kein NVLink</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>The plan lists its cards one by one</source>
        <translation>Der Plan nennt seine Karten einzeln</translation>
    </message>
</context>
<context>
    <name>HubDialog</name>
    <message>
        <source>Add from Hugging Face</source>
        <translation>Von Hugging Face holen</translation>
    </message>
    <message>
        <source>&amp;Model id or address</source>
        <translation>&amp;Modell-ID oder Adresse</translation>
    </message>
    <message>
        <source>owner/name</source>
        <translation>owner/name</translation>
    </message>
    <message>
        <source>Fetches config.json and the tensor sizes, no weights. Nothing is sent before you press Fetch. For gated models, your Hugging Face login is used.</source>
        <translation>Holt config.json und die Tensorgrößen, keine Gewichte. Vor dem Klick auf Holen wird nichts gesendet. Für zugangsbeschränkte Modelle gilt Ihre Anmeldung bei Hugging Face.</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Asking for the model…</source>
        <translation>Modell wird erfragt…</translation>
    </message>
    <message>
        <source>Fetching config.json…</source>
        <translation>config.json wird geholt…</translation>
    </message>
    <message>
        <source>Looking for a quantisation…</source>
        <translation>Quantisierung wird gesucht…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ImportAdapter</name>
    <message>
        <source>{name}: rank {rank}, {targets}; also trained: {saved}.</source>
        <translation>{name}: Rang {rank}, {targets}; mittrainiert: {saved}.</translation>
    </message>
    <message>
        <source>{name}: rank {rank}, {targets}.</source>
        <translation>{name}: Rang {rank}, {targets}.</translation>
    </message>
</context>
<context>
    <name>ImportDesk</name>
    <message>
        <source>Open a plan or model</source>
        <translation>Plan oder Modell öffnen</translation>
    </message>
    <message>
        <source>Plans and models (*.json *.safetensors *.gguf)</source>
        <translation>Pläne und Modelle (*.json *.safetensors *.gguf)</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>Modelldatei öffnen</translation>
    </message>
    <message>
        <source>Model files (*.json *.safetensors *.gguf)</source>
        <translation>Modelldateien (*.json *.safetensors *.gguf)</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>Modellordner öffnen</translation>
    </message>
    <message>
        <source>Read the missing value from weights</source>
        <translation>Den fehlenden Wert aus Gewichten lesen</translation>
    </message>
    <message>
        <source>Weights (*.safetensors *.index.json *.gguf)</source>
        <translation>Gewichte (*.safetensors *.index.json *.gguf)</translation>
    </message>
    <message>
        <source>{name}: {sentence}</source>
        <translation>{name}: {sentence}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
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
        <translation>Datei wird gelesen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ImportPlurals</name>
    <message numerus="yes">
        <source>{name} needs %n value(s) before it can be planned.</source>
        <translation>
            <numerusform>{name} braucht noch %n Wert, bevor geplant werden kann.</numerusform>
            <numerusform>{name} braucht noch %n Werte, bevor geplant werden kann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n card(s)</source>
        <translation>
            <numerusform>%n Karte nehmen</numerusform>
            <numerusform>%n Karten nehmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSource</name>
    <message>
        <source>Sizes entered by hand, parameters by formula.</source>
        <translation>Größen von Hand eingegeben, Parameter nach Formel.</translation>
    </message>
    <message>
        <source>Sizes from config.json, parameters by formula.</source>
        <translation>Größen aus config.json, Parameter nach Formel.</translation>
    </message>
</context>
<context>
    <name>ImportValue</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>nothing in the file</source>
        <translation>nichts in der Datei</translation>
    </message>
    <message>
        <source>most models</source>
        <translation>den meisten Modellen</translation>
    </message>
    <message>
        <source>every method</source>
        <translation>alle Methoden</translation>
    </message>
</context>
<context>
    <name>LayoutDialog</name>
    <message>
        <source>Find a layout</source>
        <translation>Aufteilung suchen</translation>
    </message>
    <message>
        <source>{model}, {method}: every way to share it that can be.</source>
        <translation>{model}, {method}: alle möglichen Aufteilungen.</translation>
    </message>
    <message>
        <source>&amp;Adopt this layout</source>
        <translation>Diese Aufteilung &amp;übernehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Layouts, quickest first</source>
        <translation>Aufteilungen, schnellste zuerst</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Layouts are for training, counted in detail.</source>
        <translation>Aufteilungen gibt es für das Training, ausführlich gezählt.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Sucht…</translation>
    </message>
    <message>
        <source>Adopted; Undo takes it back.</source>
        <translation>Übernommen; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Stopped; these were found by then.</source>
        <translation>Angehalten; bis dahin gefunden:</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Search &amp;again</source>
        <translation>&amp;Erneut suchen</translation>
    </message>
</context>
<context>
    <name>LayoutQuestion</name>
    <message>
        <source>The plan lists its cards one by one</source>
        <translation>Der Plan nennt seine Karten einzeln</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Rechner</translation>
    </message>
    <message>
        <source>&amp;Cards in each</source>
        <translation>&amp;Karten in jedem</translation>
    </message>
    <message>
        <source>&amp;Sequences in a step</source>
        <translation>&amp;Sequenzen im Schritt</translation>
    </message>
    <message>
        <source>Global batch: of all replicas and micro-batches together</source>
        <translation>Globaler Batch: aller Kopien und Mikro-Batches zusammen</translation>
    </message>
    <message>
        <source>&amp;Only what fits</source>
        <translation>&amp;Nur was passt</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>Layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Batch × steps</source>
        <translation>Batch × Schritte</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>{unit} per GPU</source>
        <translation>{unit} je GPU</translation>
    </message>
    <message>
        <source>Step, s</source>
        <translation>Schritt, s</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>Traffic, {unit}</source>
        <translation>Verkehr, {unit}</translation>
    </message>
    <message>
        <source>Traffic, s</source>
        <translation>Verkehr, s</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>No layout: the batch cannot be divided among these cards.</source>
        <translation>Keine Aufteilung: Der Batch lässt sich nicht auf diese Karten verteilen.</translation>
    </message>
    <message>
        <source>No layout fits.</source>
        <translation>Keine Aufteilung passt.</translation>
    </message>
    <message>
        <source>No layout fits; the smallest takes {amount} per GPU.</source>
        <translation>Keine Aufteilung passt; die kleinste braucht {amount} je GPU.</translation>
    </message>
</context>
<context>
    <name>LimitHint</name>
    <message>
        <source>up to {value}</source>
        <translation>bis {value}</translation>
    </message>
    <message>
        <source>no length fits</source>
        <translation>keine passt</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>keiner passt</translation>
    </message>
    <message>
        <source>Not even 1 fits with all else as it is.</source>
        <translation>Nicht einmal 1 passt, wenn alles andere bleibt.</translation>
    </message>
    <message>
        <source>Borderline up to {fits}; no value is comfortable.</source>
        <translation>Grenzfall bis {fits}; kein Wert ist bequem.</translation>
    </message>
    <message>
        <source>Comfortable up to {comfortable}, borderline up to {fits}.</source>
        <translation>Bequem bis {comfortable}, Grenzfall bis {fits}.</translation>
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
        <translation>Über den Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>{link}, speed unknown</source>
        <translation>{link}, Tempo unbekannt</translation>
    </message>
    <message>
        <source>{link}, {rate} GB/s each way</source>
        <translation>{link}, {rate} GB/s je Richtung</translation>
    </message>
    <message>
        <source>between machines: {link}</source>
        <translation>zwischen Rechnern: {link}</translation>
    </message>
</context>
<context>
    <name>LocalCards</name>
    <message>
        <source>memory not reported</source>
        <translation>Speicher nicht gemeldet</translation>
    </message>
    <message>
        <source>{total} MiB</source>
        <translation>{total} MiB</translation>
    </message>
    <message>
        <source>{total} MiB, {free} MiB free</source>
        <translation>{total} MiB, {free} MiB frei</translation>
    </message>
    <message>
        <source>compute capability {level}</source>
        <translation>Compute Capability {level}</translation>
    </message>
    <message>
        <source>Main memory: {amount}</source>
        <translation>Hauptspeicher: {amount}</translation>
    </message>
    <message>
        <source>Main memory: not reported; enter it by hand</source>
        <translation>Hauptspeicher: nicht gemeldet; von Hand eintragen</translation>
    </message>
    <message>
        <source>Driver {version}</source>
        <translation>Treiber {version}</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Asking the driver…</source>
        <translation>Treiber wird befragt…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Neu suchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cannot be planned on as it is; see below</source>
        <translation>So nicht planbar; siehe unten</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Put the keyboard in a field, then press F1</source>
        <translation>Erst ein Feld wählen, dann F1 drücken</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Full</source>
        <translation>Vollständig</translation>
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
        <translation>Inferenz</translation>
    </message>
</context>
<context>
    <name>MethodCard</name>
    <message>
        <source>Method in detail</source>
        <translation>Verfahren im Einzelnen</translation>
    </message>
    <message>
        <source>{count} trainable, {share}</source>
        <translation>{count} trainierbar, {share}</translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation>{count} Parameter</translation>
    </message>
</context>
<context>
    <name>MethodFirstInSentence</name>
    <message>
        <source>Full fine-tuning</source>
        <translation>Vollständiges Feintuning</translation>
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
        <translation>Inferenz</translation>
    </message>
</context>
<context>
    <name>MethodInsideSentence</name>
    <message>
        <source>full fine-tuning</source>
        <translation>vollständiges Feintuning</translation>
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
        <translation>Inferenz</translation>
    </message>
</context>
<context>
    <name>MissingExpected</name>
    <message>
        <source>A whole number, usually 2.5 to 4 times the hidden size.</source>
        <translation>Eine ganze Zahl, meist das 2,5- bis 4-Fache der Hidden Size.</translation>
    </message>
    <message>
        <source>A whole number, usually 1 to 8.</source>
        <translation>Eine ganze Zahl, meist 1 bis 8.</translation>
    </message>
    <message>
        <source>A whole number, usually 64, 128 or 256.</source>
        <translation>Eine ganze Zahl, meist 64, 128 oder 256.</translation>
    </message>
    <message>
        <source>Such models usually have {value} ({basis}).</source>
        <translation>Solche Modelle haben meist {value} ({basis}).</translation>
    </message>
    <message>
        <source>A whole number; nothing is guessed.</source>
        <translation>Eine ganze Zahl; geraten wird nichts.</translation>
    </message>
    <message>
        <source>transformers&apos; default</source>
        <translation>Vorgabe von transformers</translation>
    </message>
</context>
<context>
    <name>MissingWhere</name>
    <message>
        <source>In config.json of the model&apos;s repository, as {key}. Or in the weights.</source>
        <translation>In config.json im Repository des Modells, als {key}. Oder in den Gewichten.</translation>
    </message>
    <message>
        <source>In config.json of the model&apos;s repository, as {key} or {others}. Or in the weights.</source>
        <translation>In config.json im Repository des Modells, als {key} oder {others}. Oder in den Gewichten.</translation>
    </message>
</context>
<context>
    <name>MissingWhy</name>
    <message>
        <source>It is a side of every matrix. Every total depends on it.</source>
        <translation>Sie ist eine Seite jeder Matrix. Jede Summe hängt davon ab.</translation>
    </message>
    <message>
        <source>Weights and activations grow with each layer; without it there is no total.</source>
        <translation>Gewichte und Aktivierungen wachsen mit jeder Schicht; ohne sie gibt es keine Summe.</translation>
    </message>
    <message>
        <source>It sets the embedding, the head and the logits, often the largest tensor.</source>
        <translation>Es bestimmt Einbettung, Kopf und Logits, oft den größten Tensor.</translation>
    </message>
    <message>
        <source>It sets the shapes of the attention matrices and of the KV cache.</source>
        <translation>Es bestimmt die Form der Attention-Matrizen und des KV-Caches.</translation>
    </message>
    <message>
        <source>It sets the MLP matrices of every layer, about two thirds of all parameters.</source>
        <translation>Sie bestimmt die MLP-Matrizen jeder Schicht, rund zwei Drittel aller Parameter.</translation>
    </message>
    <message>
        <source>It sets the matrices of every expert, most of the parameters.</source>
        <translation>Sie bestimmt die Matrizen jedes Experten, den Großteil der Parameter.</translation>
    </message>
    <message>
        <source>It says how many experts work on a token, and so what is kept for training.</source>
        <translation>Sie sagt, wie viele Experten je Token arbeiten, und damit, was fürs Training bleibt.</translation>
    </message>
    <message>
        <source>It sets the matrices and the state of the linear attention layers.</source>
        <translation>Es bestimmt Matrizen und Zustand der Schichten mit linearer Attention.</translation>
    </message>
    <message>
        <source>The hidden size does not divide by the heads, so it cannot be derived.</source>
        <translation>Die Hidden Size ist nicht durch die Köpfe teilbar, also nicht ableitbar.</translation>
    </message>
</context>
<context>
    <name>ModelSection</name>
    <message>
        <source>{count} context</source>
        <translation>{count} Kontext</translation>
    </message>
    <message>
        <source>{count} parameters</source>
        <translation>{count} Parameter</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Lizenz: {name}</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name of the preset</source>
        <translation>&amp;Name der Vorlage</translation>
    </message>
</context>
<context>
    <name>NeedsData</name>
    <message>
        <source>The last complete plan, kept for reference: {name}</source>
        <translation>Der letzte vollständige Plan, zum Nachsehen: {name}</translation>
    </message>
    <message>
        <source>Go back to it</source>
        <translation>Dahin zurück</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Was bekannt ist</translation>
    </message>
    <message>
        <source>{assumed} assumed · {derived} derived · {read} read</source>
        <translation>{assumed} angenommen · {derived} abgeleitet · {read} gelesen</translation>
    </message>
    <message>
        <source>Not in the file: {names}. Enter it on the left.</source>
        <translation>Nicht in der Datei: {names}. Links eintragen.</translation>
    </message>
    <message>
        <source>Why it is needed</source>
        <translation>Warum er nötig ist</translation>
    </message>
    <message>
        <source>Where to find it</source>
        <translation>Wo er steht</translation>
    </message>
    <message>
        <source>Read from weights…</source>
        <translation>Aus Gewichten lesen…</translation>
    </message>
    <message>
        <source>Opens a .safetensors or .gguf file; reads its header only.</source>
        <translation>Öffnet eine .safetensors- oder .gguf-Datei; liest nur den Kopf.</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} fehlt</translation>
    </message>
    <message>
        <source>Accept {value}</source>
        <translation>{value} übernehmen</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>The numbers for the {gpu} are calibrated by your own measurements.</source>
        <translation>Die Zahlen für {gpu} sind nach eigenen Messungen kalibriert.</translation>
    </message>
    <message>
        <source>{field} is kept in the plan but does not change the numbers yet.</source>
        <translation>{field} steht im Plan, ändert die Zahlen aber noch nicht.</translation>
    </message>
    <message>
        <source>{gpu} does not compute in bf16.</source>
        <translation>{gpu} rechnet nicht in bf16.</translation>
    </message>
    <message>
        <source>{gpu} does not compute in FP8.</source>
        <translation>{gpu} rechnet nicht in FP8.</translation>
    </message>
    <message>
        <source>{gpu} does not compute in MXFP8.</source>
        <translation>{gpu} rechnet nicht in MXFP8.</translation>
    </message>
    <message>
        <source>{gpu} does not compute in NVFP4.</source>
        <translation>{gpu} rechnet nicht in NVFP4.</translation>
    </message>
    <message>
        <source>FlashAttention 2 does not run on {gpu}.</source>
        <translation>FlashAttention 2 läuft nicht auf {gpu}.</translation>
    </message>
    <message>
        <source>No module of this model is named {target}.</source>
        <translation>Kein Modul dieses Modells heißt {target}.</translation>
    </message>
    <message>
        <source>The adapter adapts no module, so nothing is trained.</source>
        <translation>Der Adapter passt kein Modul an, also wird nichts trainiert.</translation>
    </message>
    <message>
        <source>Adapted experts are merged in each pass: {bytes} for all layers.</source>
        <translation>Angepasste Experten werden je Lauf verschmolzen: {bytes} für alle Schichten.</translation>
    </message>
    <message>
        <source>The score soft cap of this model needs eager attention.</source>
        <translation>Die Dämpfung der Attention-Werte braucht Eager-Attention.</translation>
    </message>
    <message>
        <source>This optimizer is made for full fine-tuning.</source>
        <translation>Dieser Optimierer ist für vollständiges Feintuning gedacht.</translation>
    </message>
    <message>
        <source>An optimizer in the backward pass cannot accumulate gradients.</source>
        <translation>Ein Optimierer im Rückwärtslauf kann nicht aufsummieren.</translation>
    </message>
    <message>
        <source>A KV cache and recomputation exclude each other.</source>
        <translation>KV-Cache und Neuberechnung schließen sich aus.</translation>
    </message>
    <message>
        <source>Weights stored as {checkpoint} cannot be trained as they are.</source>
        <translation>Als {checkpoint} gespeicherte Gewichte sind so nicht trainierbar.</translation>
    </message>
    <message>
        <source>The {checkpoint} checkpoint is opened to 16 bit: {bytes} of weights.</source>
        <translation>Der {checkpoint}-Checkpoint wird in 16 Bit geöffnet: {bytes} Gewichte.</translation>
    </message>
    <message>
        <source>The base stays as stored: {checkpoint}.</source>
        <translation>Die Basis bleibt wie gespeichert: {checkpoint}.</translation>
    </message>
    <message>
        <source>Tensor parallel {asked} on {cards} cards: counted with {used}.</source>
        <translation>Tensor-parallel {asked} auf {cards} Karten: gerechnet mit {used}.</translation>
    </message>
    <message>
        <source>{heads} heads cannot be split {asked} ways: counted with {used} ({legal}).</source>
        <translation>{heads} Köpfe sind nicht {asked}-fach teilbar: gerechnet mit {used} ({legal}).</translation>
    </message>
    <message>
        <source>{kv_heads} key heads over {tensor} ranks: some are held twice.</source>
        <translation>{kv_heads} Schlüsselköpfe auf {tensor} Ränge: einige liegen doppelt.</translation>
    </message>
    <message>
        <source>{layers} layers make no {asked} stages: counted with {used}.</source>
        <translation>{layers} Schichten ergeben keine {asked} Stufen: gerechnet mit {used}.</translation>
    </message>
    <message>
        <source>{cards} cards make no {asked} stages: counted with {used} ({legal}).</source>
        <translation>{cards} Karten ergeben keine {asked} Stufen: gerechnet mit {used} ({legal}).</translation>
    </message>
    <message>
        <source>Too few layers ({layers}) for {asked} virtual stages: at most {used}.</source>
        <translation>Zu wenige Schichten ({layers}) für {asked} virtuelle Stufen: höchstens {used}.</translation>
    </message>
    <message>
        <source>Context parallel {asked} on {cards} cards: counted with {used} ({legal}).</source>
        <translation>Kontext-parallel {asked} auf {cards} Karten: gerechnet mit {used} ({legal}).</translation>
    </message>
    <message>
        <source>{cards} cards are no multiple of {product}: {used} of them work.</source>
        <translation>{cards} Karten sind kein Vielfaches von {product}: {used} davon arbeiten.</translation>
    </message>
    <message>
        <source>{idle} of {cards} cards do nothing under this strategy.</source>
        <translation>{idle} von {cards} Karten tun bei dieser Strategie nichts.</translation>
    </message>
    <message>
        <source>A layer split goes with no other way of splitting; try {legal}.</source>
        <translation>Nach Schichten zu teilen verträgt keine andere Teilung; besser {legal}.</translation>
    </message>
    <message>
        <source>{cards} cards for {layers} layers: some hold none.</source>
        <translation>{cards} Karten für {layers} Schichten: einige halten keine.</translation>
    </message>
    <message>
        <source>{strategy} on one card shares nothing.</source>
        <translation>{strategy} teilt auf einer Karte nichts.</translation>
    </message>
    <message>
        <source>{asked} replicas of {group} ranks: counted with {used} ({legal}).</source>
        <translation>{asked} Kopien von {group} Rängen: gerechnet mit {used} ({legal}).</translation>
    </message>
    <message>
        <source>This model has no experts to spread.</source>
        <translation>Dieses Modell hat keine Experten zum Verteilen.</translation>
    </message>
    <message>
        <source>{experts} experts over {asked} ranks: counted with {used} ({legal}).</source>
        <translation>{experts} Experten auf {asked} Ränge: gerechnet mit {used} ({legal}).</translation>
    </message>
    <message>
        <source>A 4-bit base packed as {storage} is whole on every card; {legal} can be sharded.</source>
        <translation>Eine 4-Bit-Basis in {storage} liegt ganz auf jeder Karte; teilbar wäre {legal}.</translation>
    </message>
    <message>
        <source>{strategy} cannot shard {storage}; a float storage is assumed.</source>
        <translation>{strategy} kann {storage} nicht teilen; Gleitkomma angenommen.</translation>
    </message>
    <message>
        <source>{strategy} offloads states to: {optimizer}, weights to: {parameters}.</source>
        <translation>{strategy} lagert Zustände aus nach: {optimizer}, Gewichte nach: {parameters}.</translation>
    </message>
    <message>
        <source>{strategy} keeps the frozen base whole on every card.</source>
        <translation>{strategy} hält die eingefrorene Basis ganz auf jeder Karte.</translation>
    </message>
    <message>
        <source>The text part is planned: {level} of the config.</source>
        <translation>Geplant wird der Textteil: {level} der config.</translation>
    </message>
    <message>
        <source>Sizes stand in two places of the config; those of {level} were used.</source>
        <translation>Größen stehen an zwei Stellen der config; die von {level} gelten.</translation>
    </message>
    <message>
        <source>{found} was read as its relative {family}.</source>
        <translation>{found} wurde wie die verwandte Familie {family} gelesen.</translation>
    </message>
    <message>
        <source>Model type “{found}” is not known; the model was read from its sizes alone.</source>
        <translation>Modelltyp „{found}“ ist unbekannt; das Modell wurde allein aus seinen Größen gelesen.</translation>
    </message>
    <message>
        <source>{field} is absent; assumed {value}, from {basis}.</source>
        <translation>{field} fehlt; angenommen: {value}, aus {basis}.</translation>
    </message>
    <message>
        <source>Gated MLP assumed: {gated}. Basis: {basis}.</source>
        <translation>MLP mit Gate angenommen: {gated}. Grundlage: {basis}.</translation>
    </message>
    <message>
        <source>Norm assumed: {norm}. Basis: {basis}.</source>
        <translation>Norm angenommen: {norm}. Grundlage: {basis}.</translation>
    </message>
    <message>
        <source>tie_word_embeddings is absent; assumed {tied}, the default of {family}.</source>
        <translation>tie_word_embeddings fehlt; angenommen: {tied}, Vorgabe von {family}.</translation>
    </message>
    <message>
        <source>{field} is absent; {value} is what transformers fills in.</source>
        <translation>{field} fehlt; transformers setzt {value} ein.</translation>
    </message>
    <message>
        <source>{field} = {value}, derived from {basis}.</source>
        <translation>{field} = {value}, abgeleitet aus {basis}.</translation>
    </message>
    <message>
        <source>Activation {found} is not known; counted as {used}.</source>
        <translation>Aktivierung {found} ist unbekannt; gezählt wie {used}.</translation>
    </message>
    <message>
        <source>{field} is no usable length and was left out.</source>
        <translation>{field} ist keine brauchbare Länge und blieb weg.</translation>
    </message>
    <message>
        <source>The config does not say how the weights are stored; 16 bit was taken.</source>
        <translation>Die config sagt nicht, wie die Gewichte gespeichert sind; 16 Bit angenommen.</translation>
    </message>
    <message>
        <source>Stored in fp32: the files are twice as large as the 16-bit weights.</source>
        <translation>In fp32 gespeichert: Die Dateien sind doppelt so groß wie 16-Bit-Gewichte.</translation>
    </message>
    <message>
        <source>{layers} layers for predicting further tokens are in the file and not trained.</source>
        <translation>{layers} Schichten zur Vorhersage weiterer Token stehen in der Datei und werden nicht trainiert.</translation>
    </message>
    <message>
        <source>Per-layer embeddings of {table} elements are counted.</source>
        <translation>Einbettungen je Schicht mit {table} Elementen sind mitgezählt.</translation>
    </message>
    <message>
        <source>Vision tower of {parameters} parameters, counted apart ({basis}); can be frozen.</source>
        <translation>Bildteil mit {parameters} Parametern, getrennt gezählt ({basis}); lässt sich einfrieren.</translation>
    </message>
    <message>
        <source>A vision tower is named without sizes; it is not counted.</source>
        <translation>Ein Bildteil ist ohne Größen genannt; er ist nicht mitgezählt.</translation>
    </message>
    <message>
        <source>Quantised checkpoint ({method}): as it is for {packed}; opened to 16 bit, {growth} times as large, for {opened}.</source>
        <translation>Quantisierter Checkpoint ({method}): so wie er ist für {packed}; auf 16 Bit geöffnet, {growth}-mal so groß, für {opened}.</translation>
    </message>
    <message>
        <source>Quantised checkpoint ({method}, {bits} bits a weight): for {packed} as it is.</source>
        <translation>Quantisierter Checkpoint ({method}, {bits} Bit je Gewicht): so wie er ist für {packed}.</translation>
    </message>
    <message>
        <source>Quantisation “{method}” is not known: inference only, by the size of the file.</source>
        <translation>Quantisierung „{method}“ ist unbekannt: nur Inferenz, nach Dateigröße.</translation>
    </message>
    <message>
        <source>{parameters} parameters, counted in the tensors and confirmed by the formula.</source>
        <translation>{parameters} Parameter, in den Tensoren gezählt und von der Formel bestätigt.</translation>
    </message>
    <message>
        <source>The tensors hold {tensors} parameters, the formula gives {formula}.</source>
        <translation>Die Tensoren enthalten {tensors} Parameter, die Formel ergibt {formula}.</translation>
    </message>
    <message>
        <source>No config.json beside it: sizes read from the tensors&apos; shapes, as {family}.</source>
        <translation>Keine config.json daneben: Größen aus den Formen der Tensoren, als {family}.</translation>
    </message>
    <message>
        <source>Sizes read from the header of the GGUF file.</source>
        <translation>Größen aus dem Kopf der GGUF-Datei.</translation>
    </message>
    <message>
        <source>A GGUF file is for inference; to train, take the original weights.</source>
        <translation>Eine GGUF-Datei dient der Inferenz; zum Training die Originalgewichte nehmen.</translation>
    </message>
    <message>
        <source>The index claims {claimed} for {field}; the headers add up to {found}.</source>
        <translation>Der Index nennt {claimed} für {field}; die Köpfe ergeben {found}.</translation>
    </message>
    <message>
        <source>{absent} of {expected} weight files are not there; the config&apos;s formula was used.</source>
        <translation>{absent} von {expected} Gewichtsdateien fehlen; gerechnet wurde nach der config.</translation>
    </message>
    <message>
        <source>A part of the split file is not there.</source>
        <translation>Ein Teil der geteilten Datei fehlt.</translation>
    </message>
    <message>
        <source>Rank {rank} and targets {targets} read from the adapter&apos;s weights.</source>
        <translation>Rang {rank} und Ziele {targets} aus den Gewichten des Adapters.</translation>
    </message>
    <message>
        <source>The adapter names no targets; PEFT&apos;s usual ones were taken: {targets}.</source>
        <translation>Der Adapter nennt keine Ziele; die üblichen von PEFT wurden genommen: {targets}.</translation>
    </message>
    <message>
        <source>Targets read from the expression “{pattern}”: {targets}.</source>
        <translation>Ziele aus dem Ausdruck „{pattern}“: {targets}.</translation>
    </message>
    <message>
        <source>The expression “{pattern}” names no known module; all linear layers were taken.</source>
        <translation>Der Ausdruck „{pattern}“ nennt kein bekanntes Modul; alle linearen Schichten wurden genommen.</translation>
    </message>
    <message>
        <source>The adapter&apos;s config says rank {config}, its weights {weights}; the weights count.</source>
        <translation>Die config des Adapters nennt Rang {config}, seine Gewichte {weights}; es gelten die Gewichte.</translation>
    </message>
    <message>
        <source>The rank differs from module to module; one rank was taken for all.</source>
        <translation>Der Rang wechselt von Modul zu Modul; einer gilt für alle.</translation>
    </message>
    <message>
        <source>The adapter does not say which model it was trained on.</source>
        <translation>Der Adapter sagt nicht, auf welchem Modell er trainiert wurde.</translation>
    </message>
    <message>
        <source>NVIDIA cards cannot be seen: the package nvidia-ml-py is not installed. pip install finefit[local], or choose the card by hand.</source>
        <translation>NVIDIA-Karten sind nicht sichtbar: Das Paket nvidia-ml-py fehlt. pip install finefit[local], oder die Karte von Hand wählen.</translation>
    </message>
    <message>
        <source>No NVIDIA driver answers here. Choose the card by hand.</source>
        <translation>Hier antwortet kein NVIDIA-Treiber. Die Karte von Hand wählen.</translation>
    </message>
    <message>
        <source>The NVIDIA driver failed while it was asked ({reason}). Choose the card by hand.</source>
        <translation>Der NVIDIA-Treiber versagte bei der Abfrage ({reason}). Die Karte von Hand wählen.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is there, but it sees no card.</source>
        <translation>Der NVIDIA-Treiber ist da, sieht aber keine Karte.</translation>
    </message>
    <message>
        <source>Card {index} does not answer ({reason}) and was left out.</source>
        <translation>Karte {index} antwortet nicht ({reason}) und blieb weg.</translation>
    </message>
    <message>
        <source>{name} shares the main memory and reports no total of its own. Enter the part it may use as a card of your own.</source>
        <translation>{name} teilt sich den Hauptspeicher und meldet keine eigene Größe. Den nutzbaren Teil als eigene Karte eintragen.</translation>
    </message>
    <message>
        <source>{name} is cut into MIG slices. Enter the slice you train on as a card of your own.</source>
        <translation>{name} ist in MIG-Teile zerlegt. Den Teil, auf dem trainiert wird, als eigene Karte eintragen.</translation>
    </message>
    <message>
        <source>{name} is not in the catalogue; it is used with what the driver reports.</source>
        <translation>{name} steht nicht im Katalog; es gilt, was der Treiber meldet.</translation>
    </message>
    <message>
        <source>{name} reports {found} MiB, the catalogue has {expected} MiB; the driver&apos;s number is used.</source>
        <translation>{name} meldet {found} MiB, im Katalog stehen {expected} MiB; es gilt die Zahl des Treibers.</translation>
    </message>
    <message>
        <source>Processor and graphics share {total} MiB. The system keeps a part; set the reserve accordingly.</source>
        <translation>Prozessor und Grafik teilen sich {total} MiB. Das System behält einen Teil; die Reserve entsprechend setzen.</translation>
    </message>
    <message>
        <source>This system does not tell which cards it has. Choose the card by hand.</source>
        <translation>Dieses System nennt seine Karten nicht. Die Karte von Hand wählen.</translation>
    </message>
</context>
<context>
    <name>NoticesPopup</name>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>T</source>
        <comment>trillion, 1e12</comment>
        <translation>Bio.</translation>
    </message>
    <message>
        <source>B</source>
        <comment>billion, 1e9</comment>
        <translation>Mrd.</translation>
    </message>
    <message>
        <source>M</source>
        <comment>million, 1e6</comment>
        <translation>Mio.</translation>
    </message>
    <message>
        <source>k</source>
        <comment>thousand</comment>
        <translation>Tsd.</translation>
    </message>
</context>
<context>
    <name>OthersSay</name>
    <message>
        <source>This plan, {convention}</source>
        <translation>Dieser Plan, {convention}</translation>
    </message>
    <message>
        <source>Per card</source>
        <translation>Je Karte</translation>
    </message>
    <message>
        <source>Formula of</source>
        <translation>Formel von</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What public formulas say</source>
        <translation>Was öffentliche Formeln sagen</translation>
    </message>
</context>
<context>
    <name>OwnEntries</name>
    <message>
        <source>Own model</source>
        <translation>Eigenes Modell</translation>
    </message>
    <message>
        <source>Own card</source>
        <translation>Eigene Karte</translation>
    </message>
    <message>
        <source>Take off my list</source>
        <translation>Aus meiner Liste nehmen</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation>Optimiererschritt</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>save</source>
        <translation>Sichern</translation>
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
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) so far</source>
        <translation>
            <numerusform>bisher %n Fehler</numerusform>
            <numerusform>bisher %n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are %n pool(s) of memory, not one of {all}.</source>
        <translation>
            <numerusform>%n Karte ist %n Speicher: {all}.</numerusform>
            <numerusform>%n Karten sind %n getrennte Speicher, nicht einer mit {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} fits %n of {all} boxes.</source>
        <translation>
            <numerusform>{method} passt auf %n von {all} Rechnern.</numerusform>
            <numerusform>{method} passt auf %n von {all} Rechnern.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetActions</name>
    <message>
        <source>Saved: {name}</source>
        <translation>Gesichert: {name}</translation>
    </message>
    <message>
        <source>My plan</source>
        <translation>Mein Plan</translation>
    </message>
    <message>
        <source>Save preset as</source>
        <translation>Vorlage sichern als</translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation>Vorlage umbenennen</translation>
    </message>
    <message>
        <source>Deleted: {name}. The File menu can bring it back.</source>
        <translation>Gelöscht: {name}. Im Menü Datei lässt sie sich zurückholen.</translation>
    </message>
    <message>
        <source>Back again: {name}</source>
        <translation>Wieder da: {name}</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>{name} (unreadable)</source>
        <translation>{name} (unlesbar)</translation>
    </message>
    <message>
        <source>{name}, an example that comes with Finefit</source>
        <translation>{name}, ein mitgeliefertes Beispiel</translation>
    </message>
    <message>
        <source>Not saved as a preset</source>
        <translation>Nicht als Vorlage gesichert</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gesichert</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Must not be empty</source>
        <translation>Darf nicht leer sein</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <translation>Ein Wert fehlt</translation>
    </message>
    <message>
        <source>No model {value} in the catalogue; nearest: {nearest}</source>
        <translation>Kein Modell {value} im Katalog; am nächsten: {nearest}</translation>
    </message>
    <message>
        <source>No card {value} in the catalogue; nearest: {nearest}</source>
        <translation>Keine Karte {value} im Katalog; am nächsten: {nearest}</translation>
    </message>
    <message>
        <source>The model file leaves a value open: {needs}</source>
        <translation>Die Modelldatei lässt einen Wert offen: {needs}</translation>
    </message>
    <message>
        <source>Is too long</source>
        <translation>Ist zu lang</translation>
    </message>
    <message>
        <source>Does not go with the other fields: {reason}</source>
        <translation>Passt nicht zu den anderen Feldern: {reason}</translation>
    </message>
    <message>
        <source>Must be one of: {choices}</source>
        <translation>Muss eines sein von: {choices}</translation>
    </message>
    <message>
        <source>Unknown key {found}; did you mean {nearest}?</source>
        <translation>Unbekannter Schlüssel {found}; gemeint {nearest}?</translation>
    </message>
    <message>
        <source>The key stands there twice</source>
        <translation>Der Schlüssel steht zweimal da</translation>
    </message>
    <message>
        <source>Must not be {found}</source>
        <translation>Darf nicht {found} sein</translation>
    </message>
    <message>
        <source>Written by a newer version: format {found}, known up to {newest}</source>
        <translation>Von einer neueren Version geschrieben: Format {found}, bekannt bis {newest}</translation>
    </message>
    <message>
        <source>Is not valid JSON</source>
        <translation>Ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Die Datei ist leer</translation>
    </message>
    <message>
        <source>The file holds no plan</source>
        <translation>Die Datei enthält keinen Plan</translation>
    </message>
    <message>
        <source>Is nested too deeply</source>
        <translation>Ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>Holds {found}, which is no number</source>
        <translation>Enthält {found}, das ist keine Zahl</translation>
    </message>
    <message>
        <source>Is not a text file</source>
        <translation>Ist keine Textdatei</translation>
    </message>
    <message>
        <source>The file does not exist</source>
        <translation>Die Datei gibt es nicht</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Die Datei ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>The file is too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>Could not be written: {reason}</source>
        <translation>Nicht geschrieben: {reason}</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>May not be written: {reason}</source>
        <translation>Darf nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>The folder does not exist</source>
        <translation>Den Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Is a folder</source>
        <translation>Ist ein Ordner</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <source>A preset of this name exists already</source>
        <translation>Eine Vorlage dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>Is an example and cannot be changed</source>
        <translation>Ist ein Beispiel und nicht änderbar</translation>
    </message>
    <message>
        <source>There is no such preset</source>
        <translation>Diese Vorlage gibt es nicht</translation>
    </message>
    <message>
        <source>{field}: {problem}</source>
        <translation>{field}: {problem}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>{least} oder mehr</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>There is no such file any more</source>
        <translation>Diese Datei gibt es nicht mehr</translation>
    </message>
    <message>
        <source>Is no file; open a file or a model folder</source>
        <translation>Ist keine Datei; eine Datei oder einen Modellordner öffnen</translation>
    </message>
    <message>
        <source>Changed while it was read; open it again when it is whole</source>
        <translation>Änderte sich beim Lesen; erneut öffnen, wenn sie vollständig ist</translation>
    </message>
    <message>
        <source>Is only a Git LFS pointer; fetch the file itself with git lfs pull</source>
        <translation>Ist nur ein Git-LFS-Verweis; die Datei selbst mit git lfs pull holen</translation>
    </message>
    <message>
        <source>Is a {found}; open {expected} beside it</source>
        <translation>Ist {found}; {expected} daneben öffnen</translation>
    </message>
    <message>
        <source>Cannot be read; open one of: {expected}</source>
        <translation>Nicht lesbar; eines davon öffnen: {expected}</translation>
    </message>
    <message>
        <source>Holds no model; a folder needs one of: {expected}</source>
        <translation>Enthält kein Modell; ein Ordner braucht eines davon: {expected}</translation>
    </message>
    <message>
        <source>Is a pickle, which could run code, and is not opened. Open the config.json or the .safetensors of the same model</source>
        <translation>Ist ein Pickle, der Code ausführen könnte, und wird nicht geöffnet. Die config.json oder .safetensors desselben Modells öffnen</translation>
    </message>
    <message>
        <source>Names a file outside its own folder and is not followed; open the config.json</source>
        <translation>Nennt eine Datei außerhalb des eigenen Ordners; ihr wird nicht gefolgt. config.json öffnen</translation>
    </message>
    <message>
        <source>Lists more than {most} files; open the config.json instead</source>
        <translation>Nennt mehr als {most} Dateien; stattdessen config.json öffnen</translation>
    </message>
    <message>
        <source>The reader stopped at this file; open the config.json instead</source>
        <translation>Der Leser blieb an dieser Datei stehen; stattdessen config.json öffnen</translation>
    </message>
    <message>
        <source>The shapes in these weights do not show the missing value; type it in</source>
        <translation>Die Formen in diesen Gewichten zeigen den fehlenden Wert nicht; von Hand eintragen</translation>
    </message>
    <message>
        <source>Is an adapter; open its base model: {base_model}</source>
        <translation>Ist ein Adapter; sein Basismodell öffnen: {base_model}</translation>
    </message>
    <message>
        <source>Has a comma too many in line {line}, column {column}</source>
        <translation>Hat ein Komma zu viel in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>Has a comment in line {line}; JSON allows none, take it out</source>
        <translation>Hat einen Kommentar in Zeile {line}; JSON erlaubt keine, also entfernen</translation>
    </message>
    <message>
        <source>Holds more than {most} values</source>
        <translation>Enthält mehr als {most} Werte</translation>
    </message>
    <message>
        <source>Ends before its header; fetch it again</source>
        <translation>Endet vor dem Ende des Kopfes; neu holen</translation>
    </message>
    <message>
        <source>Has a header larger than is read; open the config.json instead</source>
        <translation>Hat einen Kopf, der größer ist, als gelesen wird; stattdessen config.json öffnen</translation>
    </message>
    <message>
        <source>Its header claims more than the file can hold; fetch it again</source>
        <translation>Der Kopf verspricht mehr, als die Datei fasst; neu holen</translation>
    </message>
    <message>
        <source>Its header is damaged; fetch it again</source>
        <translation>Der Kopf ist beschädigt; neu holen</translation>
    </message>
    <message>
        <source>Types, shapes and places in its header contradict each other; fetch it again</source>
        <translation>Typen, Formen und Orte im Kopf widersprechen sich; neu holen</translation>
    </message>
    <message>
        <source>Is cut short; fetch it again</source>
        <translation>Ist abgeschnitten; neu holen</translation>
    </message>
    <message>
        <source>Is no index of weight files; open the config.json instead</source>
        <translation>Ist kein Index von Gewichtsdateien; stattdessen config.json öffnen</translation>
    </message>
    <message>
        <source>Shows no token embedding, so no sizes; open the config.json of the model</source>
        <translation>Zeigt keine Token-Einbettung, also keine Größen; config.json des Modells öffnen</translation>
    </message>
    <message>
        <source>Is no GGUF file, whatever its name says</source>
        <translation>Ist keine GGUF-Datei, auch wenn sie so heißt</translation>
    </message>
    <message>
        <source>Has a GGUF version that is not known: {found}</source>
        <translation>Hat eine unbekannte GGUF-Version: {found}</translation>
    </message>
    <message>
        <source>Does not say what architecture it has; open the original model</source>
        <translation>Nennt seine Architektur nicht; das Originalmodell öffnen</translation>
    </message>
    <message>
        <source>Must be a whole number, not {found}</source>
        <translation>Muss eine ganze Zahl sein, nicht {found}</translation>
    </message>
    <message>
        <source>{found} is too small; at least {least}</source>
        <translation>{found} ist zu klein; mindestens {least}</translation>
    </message>
    <message>
        <source>{found} is too large; at most {most}</source>
        <translation>{found} ist zu groß; höchstens {most}</translation>
    </message>
    <message>
        <source>Lists {found} values for {expected} layers</source>
        <translation>Nennt {found} Werte für {expected} Schichten</translation>
    </message>
    <message>
        <source>Must be a list, not {found}</source>
        <translation>Muss eine Liste sein, nicht {found}</translation>
    </message>
    <message>
        <source>Holds an impossible value ({reason})</source>
        <translation>Enthält einen unmöglichen Wert ({reason})</translation>
    </message>
    <message>
        <source>{found} key and value heads are more than the {heads} heads</source>
        <translation>{found} Schlüssel-/Wert-Köpfe sind mehr als die {heads} Köpfe</translation>
    </message>
    <message>
        <source>{found} experts a token are more than the {experts} experts</source>
        <translation>{found} Experten je Token sind mehr als die {experts} Experten</translation>
    </message>
    <message>
        <source>{found} has layers of a kind that cannot be planned yet: {block}</source>
        <translation>{found} hat Schichten einer Art, die noch nicht planbar ist: {block}</translation>
    </message>
    <message>
        <source>{found} is no causal language model, and only those are planned</source>
        <translation>{found} ist kein kausales Sprachmodell; nur solche werden geplant</translation>
    </message>
    <message>
        <source>The model type {found} is not known</source>
        <translation>Der Modelltyp {found} ist unbekannt</translation>
    </message>
    <message>
        <source>Is an adapter of type {found}; only LoRA adapters are planned</source>
        <translation>Ist ein Adapter vom Typ {found}; geplant werden nur LoRA-Adapter</translation>
    </message>
    <message>
        <source>{found} is no model id; it looks like owner/name or the address of its page</source>
        <translation>{found} ist keine Modell-ID; sie sieht aus wie owner/name oder die Adresse ihrer Seite</translation>
    </message>
    <message>
        <source>This address leads to {found}, not to a model</source>
        <translation>Diese Adresse führt zu {found}, nicht zu einem Modell</translation>
    </message>
    <message>
        <source>The package huggingface-hub is not installed; pip install finefit[hub]</source>
        <translation>Das Paket huggingface-hub fehlt; pip install finefit[hub]</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE is set, so nothing is fetched; unset it or open a file</source>
        <translation>HF_HUB_OFFLINE ist gesetzt, also wird nichts geholt; aufheben oder eine Datei öffnen</translation>
    </message>
    <message>
        <source>Hugging Face cannot be reached; check the network, or open a file</source>
        <translation>Hugging Face ist nicht erreichbar; das Netz prüfen oder eine Datei öffnen</translation>
    </message>
    <message>
        <source>No model {id} there, or it is private and your token does not open it</source>
        <translation>Dort gibt es kein Modell {id}, oder es ist privat und Ihr Token öffnet es nicht</translation>
    </message>
    <message>
        <source>{id} has no such revision</source>
        <translation>{id} hat keine solche Revision</translation>
    </message>
    <message>
        <source>{id} has no config.json; look for the original model it was made from</source>
        <translation>{id} hat keine config.json; das Originalmodell suchen</translation>
    </message>
    <message>
        <source>{id} is gated: accept its terms on its page, then log in with hf auth login</source>
        <translation>{id} ist zugangsbeschränkt: die Bedingungen auf der Seite annehmen, dann mit hf auth login anmelden</translation>
    </message>
    <message>
        <source>Hugging Face asks to wait: too many requests. Try again in some minutes</source>
        <translation>Hugging Face bittet um Geduld: zu viele Anfragen. In einigen Minuten erneut versuchen</translation>
    </message>
    <message>
        <source>Hugging Face has a fault of its own just now; try again later</source>
        <translation>Hugging Face hat gerade selbst eine Störung; später erneut versuchen</translation>
    </message>
    <message>
        <source>{id} could not be fetched ({reason})</source>
        <translation>{id} konnte nicht geholt werden ({reason})</translation>
    </message>
    <message>
        <source>Fetching {id} was stopped</source>
        <translation>Das Holen von {id} wurde angehalten</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Wird berechnet</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Workload</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>More: padding, compile, kernels</source>
        <translation>Mehr: Auffüllung, Kompilierung, Kernel</translation>
    </message>
    <message>
        <source>Objective in detail</source>
        <translation>Trainingsziel im Einzelnen</translation>
    </message>
    <message>
        <source>Machines and main memory</source>
        <translation>Rechner und Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Checkpoint, loading and saving</source>
        <translation>Checkpoint, Laden und Sichern</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Show the sharding panel</source>
        <translation>Aufteilung zeigen</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Aufteilung</translation>
    </message>
</context>
<context>
    <name>Rival</name>
    <message>
        <source>ZeRO paper, 16 B</source>
        <translation>ZeRO-Papier, 16 B</translation>
    </message>
    <message>
        <source>Web calculator</source>
        <translation>Web-Rechner</translation>
    </message>
    <message>
        <source>DeepSpeed ZeRO-2, documentation</source>
        <translation>DeepSpeed ZeRO-2, Dokumentation</translation>
    </message>
    <message>
        <source>For the whole run, not one card</source>
        <translation>Für den ganzen Lauf, nicht eine Karte</translation>
    </message>
    <message>
        <source>Leaves out: {parts}</source>
        <translation>Lässt weg: {parts}</translation>
    </message>
    <message>
        <source>Counts by its own factors</source>
        <translation>Zählt nach eigenen Faktoren</translation>
    </message>
</context>
<context>
    <name>RivalLeavesOut</name>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>sharding</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>full checkpointing</source>
        <translation>volle Neuberechnung</translation>
    </message>
</context>
<context>
    <name>RivalReason</name>
    <message>
        <source>It treats training only</source>
        <translation>Behandelt nur Training</translation>
    </message>
    <message>
        <source>It knows no frozen weights</source>
        <translation>Kennt keine eingefrorenen Gewichte</translation>
    </message>
    <message>
        <source>It does not know this way of sharding</source>
        <translation>Kennt diese Aufteilung nicht</translation>
    </message>
    <message>
        <source>It knows no training of a quantised model</source>
        <translation>Kennt kein Training quantisierter Modelle</translation>
    </message>
    <message>
        <source>It treats ZeRO-2 and ZeRO-3 only</source>
        <translation>Behandelt nur ZeRO-2 und ZeRO-3</translation>
    </message>
    <message>
        <source>It does not know this architecture</source>
        <translation>Kennt diese Architektur nicht</translation>
    </message>
    <message>
        <source>It does not know this format</source>
        <translation>Kennt dieses Format nicht</translation>
    </message>
</context>
<context>
    <name>ShardingPanel</name>
    <message>
        <source>Sharding</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Degrees: tensor, pipeline, context</source>
        <translation>Grade: Tensor, Pipeline, Kontext</translation>
    </message>
    <message>
        <source>Find a layout…</source>
        <translation>Aufteilung suchen…</translation>
    </message>
    <message>
        <source>Serving: the strategy only says who holds what.</source>
        <translation>Bereitstellung: Die Strategie sagt nur, wer was hält.</translation>
    </message>
    <message>
        <source>Options of {strategy}</source>
        <translation>Optionen: {strategy}</translation>
    </message>
    <message>
        <source>Fold the sharding panel</source>
        <translation>Aufteilung einklappen</translation>
    </message>
</context>
<context>
    <name>ShardingPlurals</name>
    <message numerus="yes">
        <source>Show all %n bar(s)</source>
        <translation>
            <numerusform>%n Balken zeigen</numerusform>
            <numerusform>Alle %n Balken zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} layout(s) fit(s).</source>
        <translation>
            <numerusform>%n von {all} Aufteilungen passt.</numerusform>
            <numerusform>%n von {all} Aufteilungen passen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SizeName</name>
    <message>
        <source>Hidden size</source>
        <translation>Hidden Size</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Key/value heads</source>
        <translation>Schlüssel-/Wert-Köpfe</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>MLP-Breite</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Experten je Token</translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation>Expertenbreite</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Geteilte Experten</translation>
    </message>
    <message>
        <source>Width of shared experts</source>
        <translation>Breite geteilter Experten</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>Gebundene Einbettung</translation>
    </message>
    <message>
        <source>Gated MLP</source>
        <translation>MLP mit Gate</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>built-in catalogue, {name}</source>
        <translation>eingebauter Katalog, {name}</translation>
    </message>
    <message>
        <source>own config.json</source>
        <translation>eigene config.json</translation>
    </message>
    <message>
        <source>{count} MiB reported by the driver</source>
        <translation>{count} MiB laut Treiber</translation>
    </message>
    <message>
        <source>Model: {source}</source>
        <translation>Modell: {source}</translation>
    </message>
    <message>
        <source>GPU: {source}</source>
        <translation>GPU: {source}</translation>
    </message>
    <message>
        <source>GiB = 2&lt;sup&gt;30&lt;/sup&gt; bytes</source>
        <translation>GiB = 2&lt;sup&gt;30&lt;/sup&gt; Byte</translation>
    </message>
    <message>
        <source>GB = 10&lt;sup&gt;9&lt;/sup&gt; bytes</source>
        <translation>GB = 10&lt;sup&gt;9&lt;/sup&gt; Byte</translation>
    </message>
</context>
<context>
    <name>StepTime</name>
    <message>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Verkehr</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Leerlauf der Pipeline</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step, range</source>
        <translation>Schritt, Spanne</translation>
    </message>
    <message>
        <source>Tokens/s, range</source>
        <translation>Token/s, Spanne</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
</context>
<context>
    <name>StrategyLine</name>
    <message>
        <source>Nothing is shared: one card holds and does it all</source>
        <translation>Nichts wird geteilt: Eine Karte hält und rechnet alles</translation>
    </message>
    <message>
        <source>A whole copy on every card; only gradients are exchanged</source>
        <translation>Eine ganze Kopie auf jeder Karte; nur Gradienten werden getauscht</translation>
    </message>
    <message>
        <source>Optimizer states are divided; weights and gradients are whole on each card</source>
        <translation>Optimiererzustände geteilt; Gewichte und Gradienten ganz auf jeder Karte</translation>
    </message>
    <message>
        <source>Optimizer states and gradients are divided; weights are whole on each card</source>
        <translation>Optimiererzustände und Gradienten geteilt; Gewichte ganz auf jeder Karte</translation>
    </message>
    <message>
        <source>Weights, gradients and states are divided; layers are gathered for use</source>
        <translation>Gewichte, Gradienten und Zustände geteilt; Schichten werden zum Gebrauch gesammelt</translation>
    </message>
    <message>
        <source>FSDP2: all is divided; each layer is gathered before its turn</source>
        <translation>FSDP2: alles geteilt; jede Schicht wird vor ihrem Einsatz gesammelt</translation>
    </message>
    <message>
        <source>The older FSDP: all is divided, in flat units of one layer</source>
        <translation>Das ältere FSDP: alles geteilt, in flachen Einheiten je Schicht</translation>
    </message>
    <message>
        <source>Gradients and states are divided; weights stay whole from forward to backward</source>
        <translation>Gradienten und Zustände geteilt; Gewichte bleiben von vorwärts bis rückwärts ganz</translation>
    </message>
    <message>
        <source>Divided inside a group, copied between groups: less goes over the network</source>
        <translation>In der Gruppe geteilt, zwischen Gruppen kopiert: weniger läuft übers Netz</translation>
    </message>
    <message>
        <source>Each card holds some layers and they take turns (device_map)</source>
        <translation>Jede Karte hält einige Schichten, sie arbeiten reihum (device_map)</translation>
    </message>
</context>
<context>
    <name>Term</name>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>quantised weights</source>
        <translation>quantisierte Gewichte</translation>
    </message>
    <message>
        <source>scales of the blocks</source>
        <translation>Skalen der Blöcke</translation>
    </message>
    <message>
        <source>weights kept whole</source>
        <translation>ungekürzte Gewichte</translation>
    </message>
    <message>
        <source>fp32 master copy</source>
        <translation>fp32-Master</translation>
    </message>
    <message>
        <source>adapters</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>modules trained whole</source>
        <translation>ganz trainierte Module</translation>
    </message>
    <message>
        <source>vision part</source>
        <translation>Bildteil</translation>
    </message>
    <message>
        <source>optimizer states</source>
        <translation>Optimiererzustände</translation>
    </message>
    <message>
        <source>copy of the foreach kernel</source>
        <translation>Kopie des foreach-Kernels</translation>
    </message>
    <message>
        <source>gradients and states</source>
        <translation>Gradienten und Zustände</translation>
    </message>
    <message>
        <source>all gradients</source>
        <translation>alle Gradienten</translation>
    </message>
    <message>
        <source>summed gradients</source>
        <translation>aufsummierte Gradienten</translation>
    </message>
    <message>
        <source>gradient of the head</source>
        <translation>Gradient des Kopfs</translation>
    </message>
    <message>
        <source>gradient of the embedding</source>
        <translation>Gradient des Embeddings</translation>
    </message>
    <message>
        <source>gradients of the layers</source>
        <translation>Gradienten der Schichten</translation>
    </message>
    <message>
        <source>gradient of the residual</source>
        <translation>Gradient des Residuums</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>saved layers</source>
        <translation>behaltene Schichten</translation>
    </message>
    <message>
        <source>stored checkpoints</source>
        <translation>Zwischenstände</translation>
    </message>
    <message>
        <source>recomputed layer</source>
        <translation>neu berechnete Schicht</translation>
    </message>
    <message>
        <source>passing tensors of a layer</source>
        <translation>kurzlebige Tensoren</translation>
    </message>
    <message>
        <source>final norm</source>
        <translation>letzte Norm</translation>
    </message>
    <message>
        <source>input of the head</source>
        <translation>Eingang des Kopfs</translation>
    </message>
    <message>
        <source>cast of the head</source>
        <translation>Kopie des Kopfs</translation>
    </message>
    <message>
        <source>input that the head reads</source>
        <translation>gelesener Kopfeingang</translation>
    </message>
    <message>
        <source>autocast copies</source>
        <translation>Autocast-Kopien</translation>
    </message>
    <message>
        <source>attention masks</source>
        <translation>Attention-Masken</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>kept logits</source>
        <translation>behaltene Logits</translation>
    </message>
    <message>
        <source>other micro-batches in the pipeline</source>
        <translation>andere Mikro-Batches in der Pipeline</translation>
    </message>
    <message>
        <source>gathered state</source>
        <translation>eingesammelter Zustand</translation>
    </message>
    <message>
        <source>keys and values</source>
        <translation>Schlüssel und Werte</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA-Kontext</translation>
    </message>
    <message>
        <source>allocator&apos;s slack</source>
        <translation>Verschnitt</translation>
    </message>
    <message>
        <source>communication buffers</source>
        <translation>Kommunikationspuffer</translation>
    </message>
    <message>
        <source>weights while loading</source>
        <translation>ladende Gewichte</translation>
    </message>
    <message>
        <source>tensor being loaded</source>
        <translation>ladender Tensor</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>Zuschlag</translation>
    </message>
    <message>
        <source>this machine&apos;s own overhead</source>
        <translation>eigener Mehrbedarf dieses Rechners</translation>
    </message>
    <message>
        <source>gathered weights</source>
        <translation>gesammelte Gewichte</translation>
    </message>
    <message>
        <source>gathered layer</source>
        <translation>gesammelte Schicht</translation>
    </message>
    <message>
        <source>gathered root</source>
        <translation>gesammelte Wurzel</translation>
    </message>
    <message>
        <source>next layer, gathered ahead</source>
        <translation>vorab gesammelte Schicht</translation>
    </message>
    <message>
        <source>reduction buffer</source>
        <translation>Reduktionspuffer</translation>
    </message>
    <message>
        <source>adapter with its states</source>
        <translation>Adapter mit Zuständen</translation>
    </message>
    <message>
        <source>all-reduce buffers</source>
        <translation>All-Reduce-Puffer</translation>
    </message>
    <message>
        <source>the batch itself</source>
        <translation>der Batch selbst</translation>
    </message>
    <message>
        <source>held by the driver</source>
        <translation>vom Treiber gehalten</translation>
    </message>
    <message>
        <source>flat gradient of a unit</source>
        <translation>flacher Gradient</translation>
    </message>
    <message>
        <source>fp32 gradients</source>
        <translation>fp32-Gradienten</translation>
    </message>
    <message>
        <source>gathered embedding</source>
        <translation>gesammeltes Embedding</translation>
    </message>
    <message>
        <source>gathered head</source>
        <translation>gesammelter Kopf</translation>
    </message>
    <message>
        <source>keys of other ranks</source>
        <translation>Schlüssel anderer Ränge</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>gesammelte Schichten</translation>
    </message>
    <message>
        <source>gradient buckets</source>
        <translation>Gradienten-Eimer</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>checkpoints in main memory</source>
        <translation>Zwischenstände im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>gradients in main memory</source>
        <translation>Gradienten im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>parameters kept gathered</source>
        <translation>gesammelt gehaltene Parameter</translation>
    </message>
    <message>
        <source>NVMe buffers</source>
        <translation>NVMe-Puffer</translation>
    </message>
    <message>
        <source>paged states</source>
        <translation>ausgelagerte Zustände</translation>
    </message>
    <message>
        <source>parameters kept whole</source>
        <translation>ungeteilte Parameter</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>bucket of the reduction</source>
        <translation>Reduktionseimer</translation>
    </message>
    <message>
        <source>input of the reduction</source>
        <translation>Reduktionseingang</translation>
    </message>
    <message>
        <source>reference model</source>
        <translation>Referenzmodell</translation>
    </message>
    <message>
        <source>keys repeated for the heads</source>
        <translation>wiederholte Schlüssel</translation>
    </message>
    <message>
        <source>checkpoints not yet freed</source>
        <translation>noch nicht freie Zwischenstände</translation>
    </message>
    <message>
        <source>gradients not yet freed</source>
        <translation>noch nicht freie Gradienten</translation>
    </message>
    <message>
        <source>rollout engine</source>
        <translation>Generierer</translation>
    </message>
    <message>
        <source>reduction of the root</source>
        <translation>Reduktion der Wurzel</translation>
    </message>
    <message>
        <source>weights as served</source>
        <translation>Gewichte im Betrieb</translation>
    </message>
    <message>
        <source>step counters</source>
        <translation>Schrittzähler</translation>
    </message>
    <message>
        <source>residual stream</source>
        <translation>Residualstrom</translation>
    </message>
    <message>
        <source>gradient of the stream</source>
        <translation>Gradient des Stroms</translation>
    </message>
    <message>
        <source>gradients not yet sharded</source>
        <translation>ungeteilte Gradienten</translation>
    </message>
</context>
<context>
    <name>TimeSection</name>
    <message>
        <source>Time of a step, estimated</source>
        <translation>Zeit eines Schritts, geschätzt</translation>
    </message>
    <message>
        <source>Of a step</source>
        <translation>Vom Schritt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Phases of a step, {method}</source>
        <translation>Phasen eines Schritts, {method}</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>{amount} below the peak, which is in phase: {phase}.</source>
        <translation>{amount} unter der Spitze in der Phase: {phase}.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>The columns show the second micro-step of {steps}: the gradients of the first one are kept.</source>
        <translation>Die Säulen zeigen den zweiten von {steps} Mikroschritten: die Gradienten des ersten bleiben.</translation>
    </message>
    <message>
        <source>Runtime is drawn as it is at the peak.</source>
        <translation>Die Laufzeit ist gezeichnet wie an der Spitze.</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Set beside:</source>
        <translation>Daneben:</translation>
    </message>
    <message>
        <source>This counting convention knows no phases of a step.</source>
        <translation>Diese Konvention kennt keine Phasen eines Schritts.</translation>
    </message>
</context>
<context>
    <name>TimelineColumn</name>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>Optimiererschritt</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
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
        <translation>Laden</translation>
    </message>
    <message>
        <source>Fwd</source>
        <translation>Vorw.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verl.</translation>
    </message>
    <message>
        <source>Bwd</source>
        <translation>Rückw.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Eval</source>
        <translation>Ausw.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sich.</translation>
    </message>
</context>
<context>
    <name>TimelinePeak</name>
    <message>
        <source>The peak is loading: {term}, {formula}.</source>
        <translation>Die Spitze ist das Laden: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is the forward pass: {term}, {formula}.</source>
        <translation>Die Spitze ist der Vorwärtslauf: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is the loss: {term}, {formula}.</source>
        <translation>Die Spitze ist der Verlust: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is the backward pass: {term}, {formula}.</source>
        <translation>Die Spitze ist der Rückwärtslauf: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is the optimizer step: {term}, {formula}.</source>
        <translation>Die Spitze ist der Optimiererschritt: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is evaluation: {term}, {formula}.</source>
        <translation>Die Spitze ist die Auswertung: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is saving: {term}, {formula}.</source>
        <translation>Die Spitze ist das Sichern: {term}, {formula}.</translation>
    </message>
    <message>
        <source>The peak is the prefill: {term}, {formula}.</source>
        <translation>Die Spitze ist das Prefill: {term}, {formula}.</translation>
    </message>
</context>
<context>
    <name>TimelineWhy</name>
    <message>
        <source>Why loading is the peak</source>
        <translation>Warum das Laden die Spitze ist</translation>
    </message>
    <message>
        <source>Why the forward pass is the peak</source>
        <translation>Warum der Vorwärtslauf die Spitze ist</translation>
    </message>
    <message>
        <source>Why the loss is the peak</source>
        <translation>Warum der Verlust die Spitze ist</translation>
    </message>
    <message>
        <source>Why the backward pass is the peak</source>
        <translation>Warum der Rückwärtslauf die Spitze ist</translation>
    </message>
    <message>
        <source>Why the optimizer step is the peak</source>
        <translation>Warum der Optimiererschritt die Spitze ist</translation>
    </message>
    <message>
        <source>Why evaluation is the peak</source>
        <translation>Warum die Auswertung die Spitze ist</translation>
    </message>
    <message>
        <source>Why saving is the peak</source>
        <translation>Warum das Sichern die Spitze ist</translation>
    </message>
    <message>
        <source>Why the prefill is the peak</source>
        <translation>Warum das Prefill die Spitze ist</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>Whose arithmetic is used: ours in detail, or a public formula</source>
        <translation>Wessen Rechnung gilt: unsere ausführliche oder eine öffentliche Formel</translation>
    </message>
    <message>
        <source>Unit of memory</source>
        <translation>Speichereinheit</translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Seconds at line rate; collectives reach about {share} of it.</source>
        <translation>Sekunden bei Nennrate; Kollektive erreichen etwa {share} davon.</translation>
    </message>
</context>
<context>
    <name>TrafficSection</name>
    <message>
        <source>Traffic per GPU and step</source>
        <translation>Verkehr je GPU und Schritt</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Comfortable</source>
        <translation>Bequem</translation>
    </message>
    <message>
        <source>Borderline</source>
        <translation>Grenzfall</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>{method} fits {cards}, with {amount} to spare on each card.</source>
        <translation>{method} passt auf {cards}, auf jeder Karte bleiben {amount} frei.</translation>
    </message>
    <message>
        <source>{method} fits {cards}, with {amount} to spare.</source>
        <translation>{method} passt auf {cards}, {amount} bleiben frei.</translation>
    </message>
    <message>
        <source>{method} does not fit {cards}: {amount} over per card.</source>
        <translation>{method} passt nicht auf {cards}: {amount} zu viel je Karte.</translation>
    </message>
    <message>
        <source>{method} does not fit {cards}: {amount} over.</source>
        <translation>{method} passt nicht auf {cards}: {amount} zu viel.</translation>
    </message>
    <message>
        <source>{method} may just fit {cards}: borderline, with {amount} to spare.</source>
        <translation>{method} passt vielleicht auf {cards}: Grenzfall, {amount} frei.</translation>
    </message>
    <message>
        <source>{method} may just fit {cards}: borderline, {amount} over by the best estimate.</source>
        <translation>{method} passt vielleicht auf {cards}: Grenzfall, nach bester Schätzung {amount} zu viel.</translation>
    </message>
    <message>
        <source>{method} fits {cards}, but main memory is borderline.</source>
        <translation>{method} passt auf {cards}, aber der Arbeitsspeicher ist knapp.</translation>
    </message>
    <message>
        <source>{method} fits {cards}, but main memory is too small.</source>
        <translation>{method} passt auf {cards}, aber der Arbeitsspeicher ist zu klein.</translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare.</source>
        <translation>{first} passt mit {amount1} Reserve.</translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare and {m2} with {amount2}.</source>
        <translation>{first} passt mit {amount1} Reserve, {m2} mit {amount2}.</translation>
    </message>
    <message>
        <source>{first} fits with {amount1} to spare, {m2} with {amount2} and {m3} with {amount3}.</source>
        <translation>{first} passt mit {amount1} Reserve, {m2} mit {amount2} und {m3} mit {amount3}.</translation>
    </message>
    <message>
        <source>{first} is borderline.</source>
        <translation>{first} ist ein Grenzfall.</translation>
    </message>
    <message>
        <source>{first} and {m2} are borderline.</source>
        <translation>{first} und {m2} sind Grenzfälle.</translation>
    </message>
    <message>
        <source>{first}, {m2} and {m3} are borderline.</source>
        <translation>{first}, {m2} und {m3} sind Grenzfälle.</translation>
    </message>
    <message>
        <source>{first} is {amount1} over.</source>
        <translation>{first} braucht {amount1} zu viel.</translation>
    </message>
    <message>
        <source>{first} is {amount1} over and {m2} {amount2}.</source>
        <translation>{first} braucht {amount1} zu viel, {m2} {amount2}.</translation>
    </message>
    <message>
        <source>{first} is {amount1} over, {m2} {amount2} and {m3} {amount3}.</source>
        <translation>{first} braucht {amount1} zu viel, {m2} {amount2} und {m3} {amount3}.</translation>
    </message>
    <message>
        <source>{amount} free</source>
        <translation>{amount} frei</translation>
    </message>
    <message>
        <source>{amount} over</source>
        <translation>{amount} zu viel</translation>
    </message>
</context>
<context>
    <name>VerdictHeader</name>
    <message>
        <source>Last complete plan: {sentence}</source>
        <translation>Letzter vollständiger Plan: {sentence}</translation>
    </message>
</context>
<context>
    <name>ViewTabs</name>
    <message>
        <source>Views of the plan</source>
        <translation>Ansichten des Plans</translation>
    </message>
    <message>
        <source>Show chart and method again</source>
        <translation>Diagramm und Methode wieder zeigen</translation>
    </message>
    <message>
        <source>Enlarge this view</source>
        <translation>Ansicht vergrößern</translation>
    </message>
</context>
</TS>
