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
    <name>AnswerViews</name>
    <message>
        <source>Components</source>
        <translation>Bestandteile</translation>
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
        <source>bf16 weights, autocast</source>
        <translation>bf16 + Autocast</translation>
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
        <source>Open a plan file…</source>
        <translation>Plandatei öffnen …</translation>
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
    <name>DeviceSection</name>
    <message>
        <source>Memory per device, {unit}</source>
        <translation>Speicher je Gerät, {unit}</translation>
    </message>
</context>
<context>
    <name>Devices</name>
    <message>
        <source>GPU {first} to {last}</source>
        <translation>GPU {first} bis {last}</translation>
    </message>
    <message>
        <source>GPU {number}</source>
        <translation>GPU {number}</translation>
    </message>
    <message>
        <source>Host RAM</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>NVMe {amount}</source>
        <translation>NVMe {amount}</translation>
    </message>
    <message>
        <source>NVMe not used</source>
        <translation>NVMe unbenutzt</translation>
    </message>
    <message>
        <source>step {amount}</source>
        <translation>Schritt {amount}</translation>
    </message>
    <message>
        <source>loading {amount}</source>
        <translation>Laden {amount}</translation>
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
    <name>Notice</name>
    <message>
        <source>{field} is kept in the plan but does not change the numbers yet.</source>
        <translation>{field} steht im Plan, ändert die Zahlen aber noch nicht.</translation>
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
    <name>ShardingPanel</name>
    <message>
        <source>Sharding</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>More: tensor, pipeline, buckets</source>
        <translation>Mehr: Tensor, Pipeline, Eimer</translation>
    </message>
    <message>
        <source>Fold the sharding panel</source>
        <translation>Aufteilung einklappen</translation>
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
        <source>seconds</source>
        <translation>Sekunden</translation>
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
</context>
</TS>
