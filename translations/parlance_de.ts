<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">Der Unterschied ist zu groß für die Anzeige.</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>Eine weitere Datei wird geändert.</numerusform>
            <numerusform>%n weitere Dateien werden geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">Dieser Aufruf wurde abgelehnt; %1 meldet, dass er trotzdem ausgeführt wurde.</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">Dieser Aufruf von %1 wurde abgelehnt.</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">%1 meldet, dass der Aufruf fehlgeschlagen ist.</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">%1 hat nicht gemeldet, wie der Aufruf ausging.</translation>
    </message>
</context>
<context>
    <name>AcpOptions</name>
    <message>
        <source>Mode</source>
        <extracomment>Choice among the settings that an agent of another program offers</extracomment>
        <translation type="unfinished">Modus</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Choice among the settings that an agent of another program offers: a language model</extracomment>
        <translation type="unfinished">Modell</translation>
    </message>
    <message>
        <source>As the agent chooses</source>
        <translation type="unfinished">Wie der Agent es wählt</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">Der Agent erhält „%1“ nicht: Er nimmt solche Dateien nicht an.</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">Der Agent erhält das Bild nicht: Er nimmt keine Bilder an.</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">„%1“ ist weder eine Adresse noch ein Bereich wie 192.168.1.0/24 noch ein Hostname.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">Die Adresse http://%1 ist nicht verschlüsselt. Verwenden Sie https, oder nennen Sie den Host im Deskriptor des Werkzeugs unter allow-cleartext.</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">%1 liegt auf diesem Rechner oder in einem privaten Netz (%2). Werkzeuge erreichen das nur, wenn allow-addresses in ihrem Deskriptor es nennt.</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">Bei einem Agenten können name, title, description, model und instruction gesetzt werden, nicht aber „%1“.</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">Der Text enthält keinen Agenten.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">Der Text enthält keinen Agenten „%1“.</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">Der Text enthält %1 Agenten. Geben Sie an, welcher gemeint ist.</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">Der Agent %1 hat kein Werkzeug „%2“.</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">Der Agent %1 wäre fehlerhaft: %2</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">der Agent hat einen anderen Typ „%1“</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">Kommentare</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">ein Werkzeug hat keinen Namen</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">die Signatur kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">der Agent hat keinen Namen</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">das Modell „%1“ hat nicht die Form PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">der Agent hat zwei Werkzeuge mit dem Namen „%1“</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">&apos;limits&apos; wird als {rounds: 10} geschrieben</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">&apos;limits&apos; enthält ganze Zahlen von 0 bis %1 mit diesen Namen: %2</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">mehrere Werkzeugspezifikationen heißen „%1“ (bei %2); eine, auf die verwiesen wird, braucht einen eigenen Namen</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">Das Muster muss das Label Agent haben</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">Agent braucht einen nicht leeren Musterbezeichner (Namen)</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">Agent braucht die Eigenschaft &apos;instruction&apos;</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">&apos;instruction&apos; muss ein Text sein</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">Agent braucht die Eigenschaft &apos;model&apos;</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">&apos;model&apos; muss ein Text sein</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; muss ein Text sein</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">&apos;model&apos; hat die Form PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">der Agent hat zwei Werkzeuge mit dem Namen „%1“</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">keine Werkzeugspezifikation heißt „%1“</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">Es geht um eine Datei außerhalb des Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">Es geht um eine Datei, die verborgen ist, nach einem Geheimnis aussieht oder von anderen Programmen ausgeführt wird.</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">„%1“ hat nicht die Form PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">Ein Agent braucht eine Anweisung: das, was dem Modell vor allem anderen gesagt wird.</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">nicht geladen</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">wird geladen</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">Werkzeuge werden geprüft</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">geladen, ohne Werkzeuge</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">geladen, mit Werkzeugen</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">nicht einsetzbar</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">die Datei enthält Fehler, ihre letzte fehlerfreie Fassung wird verwendet</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">%1 (und %2 weitere)</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">Charakter</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">verwendet %1</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">exakt</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">alle Werkzeugsätze, nach Namen</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">Ein Werkzeug wird von dem gleichen Namens ausgeführt, egal zu welchem Werkzeugsatz es gehört.</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">gebunden</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">geladen</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">nicht gebunden</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">fehlerhaft</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">Ein Deskriptor hat keinen Platz für die Anmerkungen eines Agenten.</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">Ein Deskriptor enthält einen Agenten; der Text enthält %1.</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">Ein Deskriptor hat keinen Platz für „%1“.</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Ein Charakter umfasst mehr, als gram über einen Agenten sagt; er bleibt ein Deskriptor.</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">In einem Deskriptor hat der Name eines Agenten bis zu 64 Buchstaben, Ziffern, _, . und -, zuerst einen Buchstaben oder eine Ziffer: „%1“.</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">In einem Deskriptor hat der Name eines Werkzeugs bis zu 64 Buchstaben, Ziffern, _ und -: „%1“.</translation>
    </message>
</context>
<context>
    <name>ApprovalRule</name>
    <message>
        <source> or </source>
        <extracomment>Word between alternatives in a sentence about which calls a rule stands for</extracomment>
        <translation type="unfinished"> oder </translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation type="unfinished">%1 führt zu %2</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">%1 ist eine Adresse bei %2</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">%1 ist ein Befehl wie %2</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">%1 ist wie %2</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Führt zu %1</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">Wird ausgeführt als %1</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">Wird ausgeführt als %1, für Arbeiten in %2</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">Der Benutzer hat diesen Aufruf von %1 abgelehnt.</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">Dieser Aufruf von %1 war nicht im Voraus erlaubt, und niemand wurde gefragt.</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">Das Programm, für das Parlance arbeitet, hat diesen Aufruf von %1 abgelehnt.</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">Diese Datei lässt sich nicht importieren. parlance help export sagt, welche importiert werden können.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">Dies ist ein ZIP-Archiv. Entpacken Sie es zuerst; die Datei conversations.json daraus lässt sich importieren.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">Zeile %1: %2</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">Diese Webseite wurde nicht von Parlance exportiert oder von einer Version, die keine Unterhaltungen hineinlegte. Seiten anderer Programme sagen nicht, wer was gesagt hat; nehmen Sie deren Datenexport.</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">Die Argumente von %1 sind kein JSON: %2</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">Die Argumente von %1 passen nicht: %2</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">%1 wurde ohne Wert für %2 aufgerufen, braucht ihn aber. Was nicht bekannt ist, muss beim Benutzer erfragt und darf nicht leer gelassen werden.</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">Der Aufruf von %1 wurde abgeschnitten und nicht ausgeführt: Die Antwort hat ihre Längengrenze erreicht</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1, %2 Token. Ein kürzerer Aufruf würde passen, oder eine höhere Grenze.</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1. Ein kürzerer Aufruf würde passen, oder eine höhere Grenze.</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">Die Argumente sind ein Objekt: type = &quot;object&quot; fehlt.</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">%1 wird nicht geprüft.</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">%1 hat kein Argument „%2“.</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">„%1“ ist vom Typ %2.</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">Der Ausdruck ist zu lang oder zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">Erwartet wird ein einzelner Ausdruck, nicht mehrere.</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">„%1“ lässt sich nicht berechnen: %2</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">Der Rechner ist abgestürzt.</translation>
    </message>
</context>
<context>
    <name>BenchRun</name>
    <message>
        <source>[%1, %2]</source>
        <extracomment>Range of numbers in the test bench</extracomment>
        <translation type="unfinished">[%1, %2]</translation>
    </message>
    <message>
        <source>Example: %1 gives: %2</source>
        <translation type="unfinished">Beispiel: %1 ergibt: %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[%n weiteres Zeichen]</numerusform>
            <numerusform>[%n weitere Zeichen]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… Der Rest dieses Textes wird nicht angezeigt.</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">Dieses Werkzeug wurde aufgefordert abzustürzen.</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">Es gibt keinen Werkzeugsatz mit dem Namen %1.</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">Der Werkzeugsatz %1 ist fehlerhaft: %2</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">Der Werkzeugsatz %1 ist nicht verbunden: %2</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">Der Server hat nicht rechtzeitig geantwortet.</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">Der jetzige Inhalt wird nicht angezeigt: Er könnte geheim sein.</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">Bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">Wird leer sein.</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">„%1“ hat keinen endlichen Wert.</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">Das ist keine Nachricht: %1.</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">PDF von Parlance</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">HTML von Parlance</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">HTML und PDF enthalten den gezeigten Pfad, ohne Zweige, Einstellungen und das, was eine Seite nicht zeigt.</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">%1 ist größer als 256 MiB.</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">%1: diese Zeile ist keine aufgezeichnete Übertragung</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">%1 konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">Diese Anfrage ist nicht auf der Kassette: Für %1 wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">Diese Anfrage ist nicht auf der Kassette. Für %1 weicht ihr Inhalt ab Byte %2 von der Aufzeichnung ab: dort „%3“, hier „%4“.</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">Alles, was übertragen wird, auf diese Kassette schreiben, ohne Schlüssel.</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">Diese Kassette abspielen, statt das Netz zu nutzen und MCP-Server zu starten. Eine Anfrage, die nicht darauf ist, führt zu einem Fehler, der sagt, ab welchem Byte sie abweicht.</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">Mit --replay: Daten, Zeiten und Kennungen einer Anfrage dürfen abweichen.</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">--lenient und --pace gehören zu --replay.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">Mit --replay: at-once (sofort), recorded (mit den Pausen der Aufnahme) oder step (Eingabe lässt das nächste Ereignis kommen).</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">--pace ist at-once, recorded oder step, nicht %1.</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">(nichts führt die Arbeit von %1 aus)</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Ergebnis eines Werkzeugs</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">Datenexport von ChatGPT</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">Eine Unterhaltung hat keine Nachrichten („mapping“).</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">Nachrichten, die auf keine andere folgen</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">Bilder und Töne, die der Export in anderen Dateien hält</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">Unterhaltungen ohne Nachricht</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">Für den früheren Inhalt ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">Es gibt keinen Durchgang „%1“.</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">Mehrere Durchgänge beginnen mit „%1“.</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">eine Sitzung von Claude Code</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">Nachrichten zwischen Agenten der Sitzung</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">was das Programm dem Modell gesagt hat</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">Zusammenfassung des Vorangegangenen</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">Datenexport von Claude</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">Eine Unterhaltung hat keine Nachrichten („chat_messages“).</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">Dateien, die der Export nicht enthält</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">Nachrichtenteile, die weder Text noch Gedanke noch Werkzeugaufruf sind</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">Unterhaltungen ohne Nachricht</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">eine Sitzung von Codex</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">Einträge, die weder Nachrichten noch Werkzeugaufrufe sind</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">was das Programm dem Modell gesagt hat</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">Es würde in einem Ordner von Parlance selbst arbeiten, den kein Werkzeug erreicht.</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">Es gibt kein Programm „%1“.</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">PATH ist %1</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">Es arbeitet in einem Ordner des Arbeitsbereichs, und es gibt keinen Arbeitsordner.</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">Im Arbeitsbereich gibt es keinen Ordner „%1“.</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">Es nennt kein Programm.</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">„%1 %2“ gehört zu Windows und wird weggelassen.</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">„%1“ ist ein Windows-Pfad, der hier nicht zu finden ist.</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">Das Programm %1 liegt in einem Ordner, der hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">Wofür %1 steht, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">Ein Argument des Programms.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">Der Wert von %1.</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">Seine Argumente enthalten Schlüssel oder Variablen; sh setzt sie beim Start des Servers ein.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Steuerzeichen unverändert in eine Datei oder Pipe schreiben.</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">Für Bildschirmleser: ganze Zeilen, Wörter statt Zeichen, Auswahl per Nummer.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Die Optionen dieses Befehls anzeigen.</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines ausgeben.</translation>
    </message>
    <message>
        <source>Parlance: a workbench for conversations with language models.

  parlance                               opens the window
  parlance open [FILE|LINK…]             shows it in the window, and asks before anything comes of it
  parlance converse [OPTIONS] PROMPT|-   one turn
  parlance agents                        agents and characters, and what their tools are bound to
  parlance prompts                       the prompts that can be used, and their variables
  parlance skills                        the skills that models can read
  parlance compare [OPTIONS] PROMPT|-    one prompt with several models, libraries, agents or instructions
  parlance evaluate SUITE                cases with expectations, against models, agents, libraries, prompts
  parlance work --store URL              does runs of evaluations that are in a PostgreSQL
  parlance store --create --store URL    makes a PostgreSQL ready for evaluations
  parlance check PATH…                   what is wrong with descriptors
  parlance tools [--for DIALECT]         the tools, as a table or as a provider is told of them
  parlance invoke ENSEMBLE:TOOL JSON     one tool call
  parlance explain TOOL JSON             whether such a call would be asked about, and which rule says so
  parlance conversations                 the conversations, newest first
  parlance show ID [--canonical]         one conversation
  parlance delete|restore|erase ID…      puts conversations among the deleted, brings them back, erases them
  parlance archive|unarchive ID…         puts conversations into the archive, or back into the list
  parlance move ID… --group NAME         puts conversations into a group
  parlance search WORDS                  search in all conversations
  parlance export --output FILE [ID…]    conversations, or all of them, in a file that others can read
  parlance import FILE…                  conversations from files of this and other programs
  parlance backup FILE                   the store with everything in it, in one file
  parlance repair [--check]              saves what can be read of a damaged store
  parlance exchanges [ID]                what went over the wire
  parlance diff A B                      in what one request is not as another, and from which byte on
  parlance figures [--by WHAT]           calls, failures, times, tokens and cost by tool, model or day
  parlance resend EXCHANGE               a request once more, as it stands or with another body
  parlance undo TURN --files             brings files back to what they were before a turn wrote them
  parlance rehearse SCENARIO [--port N]  the rehearsal server by itself
  parlance capture --to URL|PROVIDER     passes on what other programs say, and keeps it
  parlance serve-mcp --stdio|--http PORT offers conversations, models and tools to other programs
  parlance serve-acp                     an agent for the editor that has started it (Agent Client Protocol)
  parlance models                        the models that are known
  parlance gram FILE…                    what is wrong with agents in gram notation
  parlance import-servers FILE…          MCP servers of other clients&apos; configuration files
  parlance import-tools FILE             a list of tools as an agent&apos;s descriptor, or as gram
  parlance conformance URL               goes through what an MCP server offers
  parlance help [CHAPTER]                the manual

  --profile DIR   keep everything in this folder (or set PARLANCE_PROFILE)
  --store URL     opens the window of evaluations upon this PostgreSQL
  --json          JSON Lines instead of text, for every command
  --raw           control characters as they are, to a file or a pipe
  --plain         for screen readers: whole lines, words instead of signs (or set ACCESSIBLE=1)
  --help          after a command: its options
  --version       which version this is

Exit status: 0 done, 1 failed, rolled back or interrupted, 2 wrong use, 130 cancelled.</source>
        <translation type="unfinished">Parlance: eine Werkbank für Unterhaltungen mit Sprachmodellen.

  parlance                               öffnet das Fenster
  parlance open [FILE|LINK…]             zeigt es im Fenster und fragt, bevor etwas daraus wird
  parlance converse [OPTIONS] PROMPT|-   ein Durchgang
  parlance agents                        Agenten und Charaktere und die Bindung ihrer Werkzeuge
  parlance prompts                       die verfügbaren Prompts und ihre Variablen
  parlance skills                        die Skills, die Modelle lesen können
  parlance compare [OPTIONS] PROMPT|-    ein Prompt mit mehreren Modellen, Bibliotheken, Agenten oder Anweisungen
  parlance evaluate SUITE                Fälle mit Erwartungen, für Modelle, Agenten, Bibliotheken, Prompts
  parlance work --store URL              erledigt Läufe von Evaluierungen aus einem PostgreSQL
  parlance store --create --store URL    bereitet ein PostgreSQL für Evaluierungen vor
  parlance check PATH…                   was an Deskriptoren falsch ist
  parlance tools [--for DIALECT]         die Werkzeuge, als Tabelle oder so, wie ein Anbieter sie erhält
  parlance invoke ENSEMBLE:TOOL JSON     ein Werkzeugaufruf
  parlance explain TOOL JSON             ob bei einem solchen Aufruf gefragt würde, und nach welcher Regel
  parlance conversations                 die Unterhaltungen, neueste zuerst
  parlance show ID [--canonical]         eine Unterhaltung
  parlance delete|restore|erase ID…      löscht Unterhaltungen, stellt sie wieder her, löscht sie endgültig
  parlance archive|unarchive ID…         legt Unterhaltungen ins Archiv oder zurück in die Liste
  parlance move ID… --group NAME         legt Unterhaltungen in eine Gruppe
  parlance search WORDS                  sucht in allen Unterhaltungen
  parlance export --output FILE [ID…]    Unterhaltungen, auch alle, in einer Datei, die andere lesen können
  parlance import FILE…                  Unterhaltungen aus Dateien dieses und anderer Programme
  parlance backup FILE                   der Datenspeicher mit allem Inhalt in einer Datei
  parlance repair [--check]              rettet, was von einem beschädigten Datenspeicher lesbar ist
  parlance exchanges [ID]                was übertragen wurde
  parlance diff A B                      worin eine Anfrage von einer anderen abweicht, und ab welchem Byte
  parlance figures [--by WHAT]           Aufrufe, Fehler, Zeiten, Token und Kosten je Werkzeug, Modell oder Tag
  parlance resend EXCHANGE               sendet eine Anfrage erneut, unverändert oder mit anderem Inhalt
  parlance undo TURN --files             stellt Dateien wieder so her, wie sie vor einem Durchgang waren
  parlance rehearse SCENARIO [--port N]  der Probelauf-Server für sich allein
  parlance capture --to URL|PROVIDER     leitet weiter, was andere Programme sagen, und bewahrt es auf
  parlance serve-mcp --stdio|--http PORT bietet anderen Programmen Unterhaltungen, Modelle und Werkzeuge an
  parlance serve-acp                     ein Agent für den Editor, der ihn gestartet hat (Agent Client Protocol)
  parlance models                        die bekannten Modelle
  parlance gram FILE…                    was an Agenten in gram-Notation falsch ist
  parlance import-servers FILE…          MCP-Server aus Konfigurationsdateien anderer Clients
  parlance import-tools FILE             eine Werkzeugliste als Deskriptor eines Agenten oder als gram
  parlance conformance URL               geht durch, was ein MCP-Server anbietet
  parlance help [CHAPTER]                das Handbuch

  --profile DIR   alles in diesem Ordner halten (oder PARLANCE_PROFILE setzen)
  --store URL     öffnet das Fenster der Evaluierungen auf diesem PostgreSQL
  --json          JSON Lines statt Text, für jeden Befehl
  --raw           Steuerzeichen unverändert, in eine Datei oder Pipe
  --plain         für Bildschirmleser: ganze Zeilen, Wörter statt Zeichen (oder ACCESSIBLE=1 setzen)
  --help          nach einem Befehl: seine Optionen
  --version       welche Version dies ist

Exit-Status: 0 erledigt, 1 fehlgeschlagen, zurückgenommen oder unterbrochen, 2 falsche Verwendung, 130 abgebrochen.</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">„%1“ hat die gesamte erlaubte Prozessorzeit verbraucht.</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">„%1“ hat eine größere Datei geschrieben, als erlaubt ist.</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">„%1“ wurde beendet (Signal 9), wie es das System tut, wenn der Arbeitsspeicher ausgeht.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">„%1“ wurde durch Signal %2 beendet.</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">„%1“ endete mit Status %2.</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">Bis dahin ausgegeben:</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">„%1“ hat etwas ausgegeben, das kein UTF-8-Text ist.</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">„%1“ hat etwas ausgegeben, das kein JSON ist.</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command ist eine Liste von Texten: das Programm und seine Argumente.</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">dashes ist true oder false.</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">input ist &quot;json&quot;, &quot;none&quot; oder ein Text mit Platzhaltern.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output ist &quot;text&quot;, &quot;json&quot; oder &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">time-limit ist ein einzelner Platzhalter wie &quot;{timeout}&quot;; für eine feste Zeit gibt es timeout.</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">folder ist ein Pfad innerhalb des Arbeitsordners.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment ist eine Liste von Variablennamen.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">„%1“ ist kein Variablenname.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Eine Variable ist ein Text oder { keychain = &quot;Name eines Schlüssels&quot; }.</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">Ein Exit-Status ist eine ganze Zahl von 0 bis 255.</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">accepted-statuses ist eine Liste von Exit-Status.</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">„%1“ enthält ein halbes Zeichen.</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">In einem Argument eines Befehls können keine zwei Listen stehen.</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">Ein Argument eines Befehls kann das Zeichen Null nicht enthalten.</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">„%1…“ ist länger als die %2 Bytes, die ein Argument eines Befehls haben darf.</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">„%1“ beginnt mit einem Strich, der Befehl könnte es also für eine Option halten.</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">Ein Befehl beginnt mit dem Namen seines Programms.</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">Das Programm eines Befehls kann kein Argument des Aufrufs sein.</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">Ein Wert darf nicht Teil eines Skripts werden, wo er Code wäre: Übergeben Sie ihn als eigenes Argument, wie in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">Ein Element eines Befehls ist ein Text.</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">Die Argumente haben keine Eigenschaft „%1“; {{ steht für eine geschweifte Klammer.</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">Was dem Modell vor allem anderen gesagt wird; wie --agent, --library und --model mehrfach möglich, je eine Spalte.</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">Wie oft jede Spalte läuft.</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">Einen Lauf nach so vielen Sekunden anhalten; er gilt als Zeitüberschreitung.</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">Für jeden Lauf eine CSV-Zeile ausgeben.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Einen Bericht in Markdown ausgeben.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">In diese Datei statt auf die Standardausgabe schreiben.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 erwartet eine Zahl von 1 bis %2.</translation>
    </message>
</context>
<context>
    <name>CompareSetup</name>
    <message>
        <source>libraries</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">Bibliotheken</translation>
    </message>
    <message>
        <source>models</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">Modelle</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">Agenten</translation>
    </message>
    <message>
        <source>instructions</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">Anweisungen</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">Nicht einsetzbar.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">%1 und mehr</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">bindet %1 nicht</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">Eine Werkzeugbibliothek sagt, was die Arbeit der Werkzeuge eines Agenten ausführt. Wählen Sie oben einen Agenten, um Bibliotheken zu vergleichen.</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">%1 verlangt keine Werkzeuge, eine Bibliothek ändert also nichts.</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">Charakter</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">alle Werkzeugsätze, nach Namen</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">braucht den Schlüssel %1</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">bubblewrap ist nicht installiert</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">bubblewrap kann hier keine Namensräume anlegen</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">Läuft nur in einer Sandbox, und es gibt keine: %1.</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">kann nicht laufen: braucht eine Sandbox, und %1</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">ohne Sandbox: der Deskriptor verlangt es so</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">ohne Sandbox: %1</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">Arbeitsbereich beschreibbar</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">%1 beschreibbar</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">%1 beschreibbar, woraus Ihre eigenen Programme etwas ausführen</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">Netz offen</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">kein Netz</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">in Sandbox: %1</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">network ist true oder false.</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">output ist höchstens %1 MiB.</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">sandbox ist &quot;required&quot;, &quot;preferred&quot; oder &quot;none&quot;.</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">Dies ist eine Liste von Pfaden.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">Ein Pfad beginnt hier mit / oder ~/, oder ist .git.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">Ein Pfad beginnt hier mit / oder ~/.</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">%1 ist eine ganze Zahl von 1 bis %2.</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">transport ist &quot;stdio&quot; oder &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">„%1“ ist für Server mit transport = &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">„%1“ ist für Server mit transport = &quot;stdio&quot;.</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">allow-cleartext nennt einen anderen Host als url.</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">Ein Server mit transport = &quot;http&quot; braucht eine url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">„%1“ ist keine HTTP-Adresse.</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">Name und Passwort gehören nicht in eine url: headers kann einen Schlüssel nennen.</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">Die Adresse %1 ist nicht verschlüsselt; so dürfen nur Adressen dieses Rechners verwendet werden. Verwenden Sie https oder setzen Sie allow-cleartext.</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">Ein client-secret gehört zu einer client-id.</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">client-metadata-url ist eine https-Adresse.</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">Es gibt bereits eine client-id, die sagt, wer der Client ist.</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">Ein Header ist ein Text oder { keychain = &quot;Name eines Schlüssels&quot;, prefix = &quot;Bearer &quot; }.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">Der Header %1 lässt sich so nicht setzen.</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Systemtext</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">Agent</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">Arbeitsbereich</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Werkzeuge</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Verlauf</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Dokumente</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Bilder</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">wird gezählt…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">etwa %1</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished">%1 von %2 Token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">%1 Token</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation type="unfinished">
            <numerusform>eine frühere Nachricht weggelassen</numerusform>
            <numerusform>%n frühere Nachrichten weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">%1 % voll</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>Die nächste Anfrage lässt die älteste Nachricht weg, damit der Rest in den Kontext des Modells passt. Angeheftetes wird immer gesendet.</numerusform>
            <numerusform>Die nächste Anfrage lässt die %n ältesten Nachrichten weg, damit der Rest in den Kontext des Modells passt. Angeheftetes wird immer gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">Das ist mehr, als im Kontext des Modells Platz hat, und nichts davon kann weggelassen werden.</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">Der Kontext ist zu %1 % voll. Sobald er voll ist, werden Sie gefragt, was geschehen soll.</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">Was über seinem Anteil liegt, wird trotzdem gesendet; für frühere Nachrichten bleibt entsprechend weniger Platz.</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">Die Unterhaltung wird noch gezählt.</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">Nach der Zählung des Anbieters bei der letzten Anfrage; was seither neu ist, ist geschätzt.</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">Geschätzt: Der Anbieter hat noch nichts gezählt.</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">Es gibt keine Unterhaltung %1.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">In der Unterhaltung gibt es keine solche Nachricht.</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">Die Reihenfolge der Nachrichten dieser Unterhaltung ist im Datenspeicher beschädigt.</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">Mehrere Unterhaltungen beginnen mit %1; geben Sie mehr von der Kennung an.</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">Die Liste der Unterhaltungen ist beschädigt; einige können darin fehlen.</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">--library und --compile gehören zu --agent.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">%1 ist größer als 16 MiB.</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">Der Anbieter.</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">Das Modell, oder Anbieter/Modell.</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">Nur diesen Werkzeugsatz einschalten; mehrfach möglich. `none`: keine Werkzeuge.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">Der Systemtext, oder @FILE.</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">Was sich am Modell einstellen lässt, etwa temperature=0.2; mehrfach möglich.</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">Nach wie viel der Durchgang fragt, ob es weitergehen soll, 0 für nie; mehrfach möglich. NAME ist eines von %1.</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">Ein Endpunkt ohne Deskriptor. Verlangt er einen Schlüssel, steht dieser in PARLANCE_ENDPOINT_KEY.</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">Der Dialekt dieses Endpunkts, oder sein Anfang: %1.</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">Ein Arbeitsordner; mehrfach möglich. Vorgabe: der Ordner, in dem gestartet wird.</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">Diese Unterhaltung fortsetzen (ihre Kennung oder deren Anfang).</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all oder der Name eines Werkzeugs; mehrfach möglich. Ohne Terminal bedeutet ask dasselbe wie refuse. Von keinem anderen Wort erfasst: hidden-files für Dateien, die versteckt sind oder nach Geheimnissen aussehen, und offered-calls für Aufrufe, die eine Antwort in ihrem Text anbietet.</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Diesen Agenten einsetzen: sein Name, FILE oder FILE#NAME.</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">Die Werkzeuge des Agenten aus dieser Werkzeugbibliothek binden: ihr Name oder FILE.</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">Das Muster des Agenten kompilieren; wo das nicht geht, wird er nicht eingesetzt. Ohne diese Option wird es dann interpretiert.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Wie lang eine Antwort werden darf, in MiB: 1 bis 1024. Vorgabe: 16, oder answer-limit in parlance.ini.</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">Was gesagt werden soll; - liest es von der Standardeingabe.</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">Die Standardeingabe kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">Standardeingabe</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">Was soll gesagt werden? Geben Sie einen Prompt an, oder -, um ihn von der Standardeingabe zu lesen.</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">--dialect gehört zu --base-url.</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">Geben Sie --provider oder --base-url an, nicht beides.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">Es gibt keinen Dialekt mit dem Namen %1.</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 ist keine Adresse.</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">Geben Sie --gram oder --json an, nicht beides.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Es gibt keinen Anbieter mit dem Namen %1.</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">Es gibt keinen Anbieter mit dem Namen %1. Falls es ein Modell von %2 ist, geben Sie auch --provider %2 an.</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">Welches Modell von %1? Geben Sie es mit --model an.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">Ein Parameter hat die Form Name=Wert, nicht %1.</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">Eine Grenze hat die Form NAME=NUMBER, mit einer Zahl von 0 bis %1 und einem der Namen %2; %3 ist keine.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">%1 wird nicht gesendet: %2 hat keine Parameter.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">%1 wird nicht gesendet: %2 hat nur die Parameter %3.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 ist kein UTF-8-Text.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">Im Datenspeicher fehlt eine Nachricht.</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">Eine Nachricht ist im Datenspeicher beschädigt: Ihre Prüfsumme stimmt nicht.</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">Im Datenspeicher fehlt ein Teil der Unterhaltung.</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">Ein Teil der Unterhaltung ist im Datenspeicher beschädigt.</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">%1 ist bereits vorhanden. Nichts wird überschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">Die Kopie %1 ist nicht vollständig.</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">Lesen oder Speichern war nicht möglich: Zu viele Dateien sind geöffnet.</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">Der Arbeitsspeicher reicht nicht, um die Unterhaltungen zu lesen oder zu speichern.</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">Ein anderes Parlance schreibt in die Unterhaltungen und wird nicht fertig.</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">Die Unterhaltungen können nicht gespeichert werden: Ihre Datei ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">Der Datenträger meldet einen Fehler beim Lesen oder Speichern der Unterhaltungen.</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">Die Datei der Unterhaltungen ist beschädigt. Sie wurde so belassen, wie sie ist.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">Der Datenträger ist voll: Das konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">Die Datei der Unterhaltungen kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">Die Unterhaltungen konnten nicht gelesen oder gespeichert werden.</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">„Unterhaltungen reparieren…“ im Menü „Parlance“ oder parlance repair rettet, was lesbar ist.</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">Ein Teil der Änderung konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">Die Unterhaltung ist gelöscht, Spuren davon können aber in der Datei geblieben sein. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">Ein anderes Parlance bringt %1 auf eine neue Version.</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 ist keine Datei von Parlance. Sie wurde so belassen, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 wurde von einem neueren Parlance geschrieben. Die Datei wurde so belassen, wie sie ist.</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">Das Dateisystem von %1 kann Unterhaltungen nicht sicher aufbewahren.</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">Von %1 konnte keine Kopie angelegt werden, daher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">Der Platz einer Nachricht ist im Datenspeicher beschädigt.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">In der Unterhaltung gibt es keine solche Nachricht.</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">Das System gibt diesem Programm keinen Thread, ohne den es nichts speichern kann.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: Der Datenträger ist voll oder schreibgeschützt.</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">%1 ist leer, obwohl Unterhaltungen darin aufbewahrt wurden. Die Datei wurde so belassen. Ersetzen Sie sie durch eine Kopie (im Ordner copies daneben kann eine liegen), oder entfernen Sie sie, um neu anzufangen.</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">%1 kann nicht umbenannt werden, daher wurde nichts ersetzt.</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">In %1 kann nicht geschrieben werden, und für eine Kopie zum Lesen ist kein Platz.</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">Der Durchgang ist nicht im Datenspeicher.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Es gibt keinen Ordner %1.</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">„%1“ ist keine Datei, daher wird die Datenbank daneben nicht geöffnet.</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">Die Anweisung greift über die Datei hinaus; das ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">SQLite meldet: %1</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">Die Abfrage wurde angehalten.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">„%1“ kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">„%1“ wurde während des Öffnens ersetzt.</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">Die Anweisung braucht mehr als die erlaubten %1 Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">Die Datenbank lässt sich auf diesem System nicht einschränken, daher wird sie nicht geöffnet.</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">Es wird nur eine Anweisung auf einmal ausgeführt.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">Da ist keine Anweisung.</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">Plätze für Werte in der Anweisung: %1; angegebene Werte: %2.</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">cached ist true oder false.</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">Eine Deduplizierung ist &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; oder &quot;semantic&quot;.</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">Ein Fenster ist eine Zeit oder eine Zahl von Nachrichten, etwa &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; oder &quot;10 canisters&quot;.</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">Dies ist eine Liste von Namen.</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">%1; die letzte fehlerfreie Fassung wird verwendet</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">der Name „%1“ gehört bereits zu Zeile %2</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">in gram werden nur Agenten geschrieben</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">in dieser Datei gibt es keinen Agenten</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">dies ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">ein Skill beginnt mit einer Zeile ---, seinem Namen und seiner Beschreibung als YAML und einer weiteren Zeile ---</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">der Kopf eines Skills ist eine Zuordnung mit name und description</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">ist größer als 1 MiB</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">dies ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">Zeichen außerhalb von ASCII dürfen nur in Zeichenketten und Kommentaren stehen; ein Schlüssel damit steht in Anführungszeichen</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">dieser Schlüssel hat zu viele Teile</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">unbekannte Escape-Folge</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">ein Text</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true oder false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">eine Zahl</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">eine Liste</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">eine Tabelle</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">eine Dezimalzahl</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">%1 muss %2 sein, nicht %3</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">%1 muss eines sein von %2</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">eine Tabelle mit %1</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">eine Tabelle von %1</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">%1 muss eines hiervon sein: %2</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">unbekannter Schlüssel %1</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">%1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">%1 fehlt</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">ein Datum oder eine Uhrzeit</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">%1 muss eine endliche Zahl sein</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">Werkzeug, das einen &amp;Befehl ausführt…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">Werkzeug, das im &amp;Web anfragt…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">Werkzeuge eines &amp;MCP-Servers…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">&amp;Eingebautes Werkzeug, selbst beschrieben…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">Werkzeug in eigener &amp;Datei…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Anbieter…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">Anbieter, der eine Modelldatei &amp;startet…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">A&amp;gent…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">Agent in g&amp;ram…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Prompt…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">S&amp;kill…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">Werkzeugbib&amp;liothek…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">S&amp;zenario für Probelauf…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">E&amp;valuierung…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">Der frühere Text von %1 konnte nicht aufbewahrt werden.</translation>
    </message>
</context>
<context>
    <name>Descriptors</name>
    <message>
        <source>Calculator</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Rechner</translation>
    </message>
    <message>
        <source>Works out arithmetic</source>
        <translation type="unfinished">Rechnet Ausdrücke aus</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Uhr</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">Sagt, wie spät es ist</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Code</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">Führt Python und Shell-Befehle, die das Modell schreibt, in einer Sandbox aus</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Grüße</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">Grüßt mit Namen</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">Dateien und Adressen</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">Liest, schreibt und durchsucht die Dateien der Arbeitsordner und ruft Adressen ab</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Notizbuch</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">Notizen, Aufgaben und Erinnerungen, über alle Unterhaltungen hinweg</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">Würfel, Stichproben, Zufallszahlen und Kennwerte von Daten</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Probelauf</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">Werkzeuge, die absichtlich fehlschlagen</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Zusammenfassung</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">Lässt das Modell der Unterhaltung einen Text in einer eigenen Unterhaltung lesen; jeder Aufruf kostet, was das Modell kostet</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Text</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">Kennungen, Prüfsummen, Base64 und JSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Web</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">Fragt öffentliche Dienste im Web: Wetter, Enzyklopädie, Wörterbuch, Wechselkurse</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">Vertrag: Tags, wie Hermes und Qwen sie gelernt haben</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">Für Modelle, die mit &lt;tool_call&gt;-Tags trainiert wurden</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">Vertrag: so kurz wie möglich</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">Nur Namen, Argumente und eine Zeile zu jedem Werkzeug: für kleine Modelle und kleine Kontexte</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">Vertrag: ein JSON-Objekt und sonst nichts</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">Für Modelle, die gern um ihr JSON herumschreiben</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">Vertrag: JSON nur für Aufrufe</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">Aufrufe sind JSON, Antworten einfacher Text: für Modelle, die in JSON-Zeichenketten schlecht schreiben</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">Vertrag: JSON für Aufrufe und Antworten</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">Der Vertrag in seiner ersten Fassung</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Programmieren zu zweit</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">Lässt das Modell mit Ihnen an Code arbeiten; setzt den Systemtext und schaltet Dateiwerkzeuge ein</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Sprachen</translation>
    </message>
    <message>
        <source>Persona</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Persona</translation>
    </message>
    <message>
        <source>Recapitulate</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Rekapitulieren</translation>
    </message>
    <message>
        <source>Sums up the conversation so far, so that it can go on from there</source>
        <translation type="unfinished">Fasst die Unterhaltung bis hierher zusammen, damit sie von dort weitergehen kann</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">Thema und Ziele</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">Was zu tun ist</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">Listen und Tabellen</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">Eine Datei begutachten</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">Sucht, was an einer Datei des Arbeitsbereichs nicht stimmt</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Datei</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">Eine Textdatei des Arbeitsbereichs, mit ihrem Pfad</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Zu beachten</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">Zum Beispiel: was langsam ist</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Befunde</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Tonfall</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Fragen</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Längste Antwort</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">Token, Gedanken eingeschlossen.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Temperatur</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">Wie frei es unter wahrscheinlichen Wörtern wählt.</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Gedanken</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">Token, die es für Gedanken ausgeben darf, bevor es antwortet; dafür muss die Temperatur 1 sein.</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Aufwand</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">Wie viel es nachdenkt, bevor es antwortet.</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">Unter welchem Anteil der wahrscheinlichen Wörter es wählt.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Nachdenken</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">Ob es nachdenkt, bevor es antwortet.</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">Token, die es für Gedanken ausgeben darf, bevor es antwortet.</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">Unter wie vielen der wahrscheinlichen Wörter es wählt; 0 für alle.</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">Wie wahrscheinlich ein Wort sein muss, gemessen am wahrscheinlichsten.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Startwert</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">Dieselbe Zahl ergibt wieder dieselbe Antwort, soweit der Server das zulässt.</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">Für Modelle, deren Vorlage den Schalter kennt.</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Kontext</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">Token von Anfrage und Antwort zusammen; was nicht hineinpasst, vergisst Ollama. Mehr braucht mehr Speicher.</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">Für Modelle, die vor der Antwort nachdenken können.</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">Wie viel ein nachdenkendes Modell vor der Antwort nachdenkt.</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">Wird wie an ein Modell gesendet; das Szenario läuft weiter, wie es geschrieben ist.</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">Wird wie an ein Modell gesendet, das nachdenkt.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Schnell</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">Ein Schalter zum Ausprobieren.</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">kein Sprachmodell</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">„%1“ ist kein Wurf. Erwartet wird NdS, NdS+K oder NdS-K: bis zu 1000 Würfel, eine gerade Seitenzahl ab 4, N + K mindestens 1.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">Diese Nachricht gibt es in der Unterhaltung nicht mehr.</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">Die Antwort auf diese Anfrage ist nicht in der Unterhaltung: Ihr Durchgang ist nicht zustande gekommen.</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">Die Unterhaltung ist inzwischen weitergegangen, daher wurde nichts darin geändert.</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">Hier gibt es keinen Durchgang, der rückgängig gemacht werden könnte.</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">Der zu ersetzende Text steht nicht in „%1“.</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">Ihre Zeilen enden mit Wagenrücklauf und Zeilenvorschub.</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">Der zu ersetzende Text steht %1-mal in „%2“. Geben Sie mehr vom Umfeld an oder setzen Sie replace_all.</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">Ein Werkzeugsatz braucht [ensemble] mit einem Namen.</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">Es gibt keine Quelle „%1“.</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">„%1“ ist bereits Name oder Alias des Werkzeugs %2, bei %3.</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">In diesem Werkzeugsatz gibt es kein Werkzeug „%1“.</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">Das Werkzeug hat kein Argument „%1“.</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">Es gibt keinen temporären Ordner für die Läufe: %1</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">Es gibt keine Übertragung %1.</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">Mehrere Übertragungen beginnen mit %1; geben Sie mehr von der Kennung an.</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">Die Übertragungen sind im Datenspeicher beschädigt.</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">Dieses Werkzeug wurde aufgefordert fehlzuschlagen.</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">Eine Anfrage mit der Methode %1 hat keinen Inhalt.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">Der Header %1 lässt sich so nicht setzen.</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">„%1“ ist größer als %2.</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">„%1“ hat sich geändert, seit dieser Aufruf gezeigt und erlaubt wurde, daher wurde nichts geschrieben. Lesen Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">Die Kodierung „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">„%1“ ist kein Text in der Kodierung %2; es könnte eine Binärdatei sein.</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">Ersetzt %1</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">Legt %1 neu an</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Eine weitere Zeile wird hier nicht gezeigt.</numerusform>
            <numerusform>%n weitere Zeilen werden hier nicht gezeigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">„%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">„%1“ ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">„%1“ ist kein Ordner, oder ein Teil davon ist keiner.</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">„%1“ gibt es bereits.</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">„%1“ wurde während des Öffnens zu einem Verweis.</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">Das System verweigert den Zugriff auf „%1“.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">„%1“: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">„%1“ ist keine gewöhnliche Datei, sondern ein Gerät, ein Socket oder eine Pipe.</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">Es wurde angehalten, bevor „%1“ gelesen war.</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">„%1“ ist eine Datenbank, die ein anderes Programm geöffnet hat.</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">„%1“ führt inzwischen woandershin, nach „%2“.</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">Jemand anderes hat die Datei geändert, während der Durchgang lief.</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">Es ist nicht bekannt, ob der Durchgang sie so hinterlassen hat oder jemand anderes.</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">Jemand anderes hat die Datei seither geändert.</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">Jemand anderes hat die Datei seither entfernt.</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Ist %1 gemeint?</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">Der Server von %1 kann nicht nach seinen Werkzeugen gefragt werden: %2</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">Der Server von %1 hat seine Werkzeuge nicht genannt.</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">Es gibt kein Werkzeug „%1“.</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">„%1“ ist der Name mehrerer Werkzeuge.</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">%1 ist ausgeschaltet, also wurde sein Server nicht nach seinen Werkzeugen gefragt.</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">Die Datei enthält kein Ergebnis dieses Aufrufs.</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Ergebnis eines Werkzeugs</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">Für ${%1} steht hier die Vorgabe.</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">${%1} ist hier „%2“, die Vorgabe.</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">%1 ist hier der Ordner %2, gleich in welchem Ordner gearbeitet wird.</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 ist kein Objekt.</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">%1 hat mehr als %2 Felder.</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">%1 ist kein Text.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">%1 ist länger als %2 Zeichen.</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">%1 enthält das Zeichen U+0000.</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">%1 ist keine Liste.</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">%1 hat mehr als %2 Elemente.</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1 bis %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">mindestens %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">mehr als %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">höchstens %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation type="unfinished">weniger als %1</translation>
    </message>
    <message>
        <source>format %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">Format %1</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished">etwa %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">ein Vielfaches von %1</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">passend zu %1</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n Element</numerusform>
            <numerusform>%n Elemente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNode</name>
    <message>
        <source>Other members</source>
        <extracomment>Part of a form made from a schema</extracomment>
        <translation type="unfinished">Weitere Felder</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">Wählen Sie etwas aus.</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">Hier wird JSON gebraucht.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">Hier wird eine Zahl gebraucht.</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">„%1“ ist keine Zahl, wie JSON sie kennt, etwa 3, -0.5 oder 1e6.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">Diese Angabe ist erforderlich.</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">Dies muss ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">Der Name „%1“ ist zweimal da.</translation>
    </message>
</context>
<context>
    <name>FormSchema</name>
    <message>
        <source>Text</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Text</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Zahl</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>Kind of value in a form made from a schema: a JSON number without a fraction</extracomment>
        <translation type="unfinished">Ganze Zahl</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">Ja oder nein</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Liste</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Objekt</translation>
    </message>
</context>
<context>
    <name>FoundServers</name>
    <message>
        <source>There is already a descriptor %1.</source>
        <translation type="unfinished">Es gibt bereits einen Deskriptor %1.</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 hat etwas geantwortet, das kein JSON ist.</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">Es gibt keinen Ort „%1“.</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">Die Antwort sagt nichts über das Wetter.</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">„%1“ ist hier zweimal definiert</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">„%1“ enthält sich selbst</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">„%1“ ist nirgends definiert</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">der Schlüssel „%1“ steht hier zweimal</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">„%1“ ist bereits der Name einer anderen Beziehung</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">„%1“ bedeutet in einer anderen Datei etwas anderes</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">„%1“ ist bereits bei %2:%3:%4 definiert</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">auf „%1“ wird verwiesen, und es ist bei %2 definiert</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">Was kein gram ist, kann nicht formatiert werden.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">Dieser Text kann nicht formatiert werden, ohne dass ein Kommentar verloren geht.</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">Ein Muster ist ein Objekt mit „subject“ und „elements“; dies ist keines.</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">Die Muster sind zu tief verschachtelt.</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">der Text ist zu groß: höchstens 8 Millionen Zeichen können gelesen werden</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">hier steht ein NUL-Zeichen</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">ein Name</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>Muster sind hier zu tief verschachtelt: höchstens %n Ebene</numerusform>
            <numerusform>Muster sind hier zu tief verschachtelt: höchstens %n Ebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">„(“, „[“ oder ein Bezeichner</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">„)“ oder was zu einem Knoten gehört</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">dies ist kein Pfeil: Pfeile schreibt man --, --&gt;, &lt;--, &lt;--&gt; oder mit -[…]-, und ebenso mit = und ~</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">erwartet wird %1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">das Ende des Textes</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">ein Bezeichner</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">ein Label</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">ein Schlüssel</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">Listen und Zuordnungen können keine weiteren Listen oder Zuordnungen enthalten</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">ein Wert</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">eine Zahl</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">nach ``` und einem Tag muss die Zeile enden</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">dieser Text wird nie mit ``` geschlossen</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">der Text darf nicht mit einem Gravis direkt vor ``` enden</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">dieser Text wird in seiner Zeile nicht mit %1 geschlossen</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">diese Escape-Folge gibt es nicht; zwischen %1 darf auf \ nur %1, \, /, b, f, n, r oder t folgen</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">der Text ist größer als 32 MiB</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">dies ist kein UTF-8</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">die Anmerkung „%1“ ist wiederholt; die letzte gilt</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">„%1“ fragt nach nichts, was ein Muster sagt. Schreiben Sie Name, :Label, {Schlüssel: Wert} oder mehrere davon.</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">Welche Muster? Schreiben Sie Name, :Label, {Schlüssel: Wert} oder mehrere davon.</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">ein NUL-Zeichen</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">In gram lässt sich nicht ausdrücken: %1.</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>Muster mit mehr als %n Ebene</numerusform>
            <numerusform>Muster mit mehr als %n Ebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">eine Liste in einer Liste oder Zuordnung</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">eine Zuordnung in einer Liste oder Zuordnung</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">die Zahl „%1“</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">ein Bereich ohne Enden</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">das Symbol „%1“</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">das Tag „%1“</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">eine leere Liste</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>Das Modell hat in %n Runde Werkzeuge falsch aufgerufen, obwohl ihm gesagt wurde, was falsch war. Weitermachen?</numerusform>
            <numerusform>Das Modell hat in %n Runden Werkzeuge falsch aufgerufen, obwohl ihm gesagt wurde, was falsch war. Weitermachen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>Dieser Durchgang hat das Modell einmal gefragt. Weitermachen?</numerusform>
            <numerusform>Dieser Durchgang hat das Modell %n-mal gefragt. Weitermachen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>Das Modell verlangt %n Aufruf auf einmal. Ausführen?</numerusform>
            <numerusform>Das Modell verlangt %n Aufrufe auf einmal. Ausführen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>%1 wurde unter den letzten %2 Aufrufen einmal aufgerufen. Weitermachen?</numerusform>
            <numerusform>%1 wurde unter den letzten %2 Aufrufen %n-mal aufgerufen. Weitermachen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">Chats in einem HTTP Archive</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">Anfragen, die zu keinem Chat mit bekanntem Dialekt gehören</translation>
    </message>
</context>
<context>
    <name>HtmlWriter</name>
    <message>
        <source>Instructions</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what the model is told before all else</extracomment>
        <translation type="unfinished">Anweisungen</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: the person who uses the program</extracomment>
        <translation type="unfinished">Sie</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Assistent</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: a noun: an attached text</extracomment>
        <translation type="unfinished">Dokument</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">Werkzeugaufruf: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what a tool gave back</extracomment>
        <translation type="unfinished">Ergebnis</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Gedanken</translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">(unterbrochen)</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Hier gibt es kein Netz.</translation>
    </message>
    <message>
        <source>asks %1</source>
        <extracomment>Progress of a tool; %1 is a host, on the card of a call</extracomment>
        <translation type="unfinished">fragt %1</translation>
    </message>
</context>
<context>
    <name>HttpReader</name>
    <message>
        <source>“%1” does not apply to a tool of the kind &quot;http&quot;.</source>
        <translation type="unfinished">„%1“ hat bei einem Werkzeug der Art &quot;http&quot; keine Bedeutung.</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">method ist eines von %1.</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">placeholders-in-host ist true oder false.</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">Ein Werkzeug der Art &quot;http&quot; braucht eine url.</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">body ist &quot;json&quot;, &quot;form&quot; oder &quot;none&quot;.</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">Eine Anfrage mit der Methode %1 hat keinen Inhalt.</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">Der Inhalt ist von anderer Art.</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">json ist eine Tabelle: die Felder des Inhalts.</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">response ist ein JSON-Zeiger wie /current/temperature.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output ist &quot;text&quot;, &quot;json&quot; oder &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">size-limit ist eine ganze Zahl von Bytes von 1 bis %1.</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">Hier ist eine Tabelle aus Namen und Werten gemeint.</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">Der Wert von %1 ist ein Text.</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">Ein Geheimnis ist { keychain = &quot;NAME&quot; } oder { environment = &quot;NAME&quot; }, mit prefix = &quot;…&quot; für das, was davor steht.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">Der Header %1 lässt sich so nicht setzen.</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">„{%1}“ ist keines der Argumente.</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">Die url braucht „%1“, das weder erforderlich ist noch eine Vorgabe hat.</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">Der Wert des Headers %1 kann nicht gesendet werden: Er enthält ein Zeilenende oder ein anderes Steuerzeichen.</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">%1 hat etwas geantwortet, das kein JSON ist: %2</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">Die Antwort von %1 enthält nichts bei %2: %3</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Ein Werkzeug braucht einen Namen aus 1 bis 64 Buchstaben, Ziffern, _ und -.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Ein Alias besteht aus 1 bis 64 Buchstaben, Ziffern, _ und -.</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">Eine Beschreibung ist ein Text.</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">enabled ist true oder false.</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">Die Art einer Funktion ist &quot;builtin&quot;, &quot;command&quot; oder &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">„%1“ ist für Werkzeuge der Art &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">„%1“ ist für Werkzeuge der Art &quot;command&quot;.</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">%1 ist eine Liste von Texten.</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">Es gibt kein eingebautes Werkzeug „%1“.</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">Die Datei endet mitten in einer Liste.</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">Nach dem Ende der Liste folgt noch etwas.</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">Zwischen zwei Objekten wurde ein Komma erwartet.</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">Es wurde ein JSON-Objekt erwartet.</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">Ein Objekt braucht mehr als %1 MB.</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">Die Datei endet mitten in einem Objekt.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">Dies ist kein JSON.</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">Ein Objekt hat mehr als %1 Werte.</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">Der Server hat etwas gesendet, das keine JSON-RPC-Nachricht ist.</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">Der Server hat eine Nachricht mit mehr als %1 Werten gesendet.</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">Das Schema ist zu groß oder zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">Das Schema kann nicht als JSON gelesen werden.</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">Der Wert kann nicht als JSON gelesen werden.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>Der JSON-Text ist größer als %n MiB.</numerusform>
            <numerusform>Der JSON-Text ist größer als %n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">Dies ist kein JSON: Ab Byte %1 lässt es sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">Der Server spricht eine hier unbekannte Version des Protokolls: %1.</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">Vom Editor geliehen</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">Die Reihenfolge der Nachrichten der Unterhaltung %1 ist im Datenspeicher beschädigt.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">Der Export wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">Der Import wurde angehalten.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">Zeile %1: %2</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">Eine andere Unterhaltung hat den Durchgang %1.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">Die Datei hat sich während des Lesens geändert.</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">„%1“ ist nicht, was es sein soll.</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">JSON Lines von Parlance</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">Die Datei endet mitten in einer Unterhaltung.</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">Dies ist nicht der Anfang einer Bibliothek von Parlance.</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">Die Datei wurde von einem neueren Parlance geschrieben.</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">Ein Datensatz „%1“ wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">„parent“ ist keiner der vorigen Knoten.</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">Die Unterhaltung nennt einen Knoten, den sie nicht hat.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">Eine Nachricht braucht mehr als %1 MB und passt in keine Zeile.</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">„%1“ gehört nicht in die Argumente: Parlance wählt einen freien Port dieses Rechners.</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">„%1“ gehört nicht in die Argumente: Das sagt %2.</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Markdown von Parlance</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">Markdown enthält den gezeigten Pfad, ohne Gedanken, Bilder und Zweige.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">Eine Nachricht braucht mehr als %1 MB.</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">Eine Nachricht steht vor ihrer Unterhaltung.</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">Eine Unterhaltung hat keine Kennung.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">Die Datei endet mitten in einer Nachricht.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">Anweisungen</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">Sie</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Assistent</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Assistent (%1)</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: a noun: an attached text</extracomment>
        <translation type="unfinished">Dokument</translation>
    </message>
    <message>
        <source>Document: %1</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Dokument: %1</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">Werkzeugaufruf: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">Ergebnis</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Unterhaltung</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">unterbrochen</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">Der Server verlangt eine Anmeldung (HTTP 401).</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">Der Server erlaubt das nicht (HTTP 403).</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">Diese Stelle gibt es auf dem Server nicht (HTTP 404).</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">Der Server wird zu oft gefragt (HTTP 429).</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">Der Server hat mit HTTP %1 abgelehnt.</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">Der Server hat geendet, ohne zu antworten.</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">Der Server hat mit etwas geantwortet, das keine JSON-RPC-Nachricht ist.</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">auf dem MCP-Server %1: %2</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">der es %1 nennt, ungeprüft</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">Den Server von %1 gibt es nicht mehr.</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">Der Server hat kein Werkzeug „%1“.</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">Was %1 geantwortet hat, ist kein Ergebnis eines Werkzeugs.</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">%1 meldet einen Fehler und sagt nicht, welchen.</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">%1 verspricht strukturierten Inhalt und hat keinen geliefert.</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">Was %1 geantwortet hat, ist nicht, was das Ausgabeschema verspricht: %2</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">Das Schema der Argumente kann nicht verwendet werden: %1</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">Das Schema der Ergebnisse kann nicht verwendet werden: %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">nur lesend</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">zerstörend</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">nicht zerstörend</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">wiederholbar</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">nach außen greifend</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">Die { bei Zeichen %1 bleibt offen.</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">„{%1}“ ist kein Ausdruck einer URI-Vorlage.</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">Das Argument „%1“ geht auch in einen Header, der nur einen Text, einen Wahrheitswert oder eine ganze Zahl bis 2^53−1 ausdrücken kann.</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">keine Angabe</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">ja</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">nein</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">lauscht an %1</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">lauscht an %1, nur für Parlance</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">Kontext %1 Token, Bilder: %2, Vorlage mit Werkzeugen: %3</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">angehalten</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">startet…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">lädt…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">lädt, %1 %</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">bereit</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">Neustart in %1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>ModernEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">Der Server spricht eine hier unbekannte Version des Protokolls.</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">Das Ergebnis des Servers ist nicht verständlich.</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">Alles muss in einer Zeile stehen.</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">Geben Sie das zu startende Programm oder eine Adresse ein.</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">Die Adresse muss aussehen wie https://example.org/mcp.</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">Der Server braucht einen Namen aus Buchstaben, Ziffern, - und _.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">„%1“ steht nicht in der Liste.</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">Es gibt kein Profil, in dem es aufbewahrt werden könnte.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">%1 ist kein Notizbuch: %2</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">Das Notizbuch ist voll: Es fasst 4 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">Eine Notiz braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">Es gibt keine Notiz „%1“.</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">Was soll getan werden?</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">Eine Erinnerung braucht einen Text und eine Zeit wie 2025-01-31T15:00.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">„%1“ ist keine hier bekannte Zeitzone.</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">min_val ist größer als max_val.</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">Es gibt keine Zahlen zu beschreiben.</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">Chats in der Form von OpenAI</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">Ein Chat hat keine „messages“.</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">Teile, die weder Text noch ein Bild in der Datei sind</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">Chats ohne Nachricht</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">Eine Vorlage ist ein Text.</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">Ein Ergebnis hat laut Schema kein Feld „%1“.</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">Systemtext %1 und Werkzeuge %2 Token über ihrem Anteil</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">Systemtext %1 Token über seinem Anteil</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">Werkzeuge %1 Token über ihrem Anteil</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">„%1“ hat hier keine Bedeutung: Die Werkzeuge dieses Werkzeugsatzes sind die seines Servers, was immer [[invokers]] dazu sagt.</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">Der Name eines der Werkzeuge des Servers fehlt.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Ein Alias besteht aus 1 bis 64 Buchstaben, Ziffern, _ und -.</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">„%1“ liegt in keinem Arbeitsordner.</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">„%1“ liegt in einem Ordner von Parlance selbst, den kein Werkzeug erreicht.</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">Dies ist kein Pfad.</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">Es ist kein Arbeitsordner gewählt, daher ist keine Datei erreichbar. Der Benutzer wählt einen im Fenster (Arbeitsordner) oder startet das Programm auf der Befehlszeile in diesem Ordner.</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">der Schlüssel „%1“ steht hier zweimal</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">%1 hat in einem regulären Ausdruck nach ECMA-262 keine Bedeutung.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">%1 sieht keine Bilder: Sein Server wurde ohne Projektor dafür gestartet (--mmproj). Entfernen Sie das Bild, oder wählen Sie ein anderes Modell.</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>left out: %1 (%2)</source>
        <translation type="unfinished">weggelassen: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>There is no line %1; the file has %2.</source>
        <translation type="unfinished">Es gibt keine Zeile %1; die Datei hat %2.</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">Ein Stück endet bei Zeile %1, vor seinem Anfang bei Zeile %2.</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">Zwei Stücke überlappen sich bei Zeile %1.</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">idempotent ist true oder false.</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">writes ist true oder false.</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">formats ist &quot;assert&quot; oder &quot;annotate&quot;.</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">%1 ist eine Zahl von Sekunden von 0 bis %2.</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">%1 ist eine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">approval ist &quot;ask&quot;, &quot;allow&quot; oder &quot;refuse&quot;, oder eine Tabelle mit Regeln.</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">rules ist eine Liste von höchstens %1 Tabellen.</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">Eine Regel nennt das Argument, das sie ansieht: argument = &quot;path&quot;.</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">Eine Regel hat eines von path, host, command und text, mit einem Muster oder einer Liste von Mustern.</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">Die Antwort einer Regel ist &quot;ask&quot;, &quot;allow&quot; oder &quot;refuse&quot;.</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">on-failure ist &quot;report&quot;, &quot;abort&quot; oder eine Tabelle davon nach Kategorie.</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">„%1“ ist keine Fehlerkategorie.</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">Was aus einem Fehler wird, ist &quot;report&quot; oder &quot;abort&quot;.</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">%1 muss eine Zahl sein und ist „%2“: Es zählt nicht.</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">Der Anbieter %1 nennt einen Dialekt, den es nicht gibt: „%2“.</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command ist eine Liste von Texten: das Programm und seine Argumente.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment ist eine Liste von Variablennamen.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">„%1“ ist kein Variablenname.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Eine Variable ist ein Text oder { keychain = &quot;Name eines Schlüssels&quot; }.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">ein Modell hat die Form PROVIDER/MODEL, nicht „%1“</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">Zeile %1 des Textes: %2</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">der Text hat keine Stelle für „%1“</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">Der Prompt %1 hat keine Variablen.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">Der Prompt %1 hat keine Variable „%2“. Er hat %3.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">Der Prompt %1 hat keine Variable „%2“. Gemeint ist vielleicht: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">Der Prompt %1 kann nicht verwendet werden: Zeile %2 seines Textes: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">Der Prompt %1 braucht noch: %2.</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">Der Prompt %1 nimmt keine Argumente.</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">„%1“ ist kein Argument des Prompts %2. Er nimmt %3, geschrieben als Name=Wert.</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">Das Anführungszeichen von %1 bleibt offen.</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">die Bedingung ist zu lang</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">„%1“ ist nicht verständlich</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">die Bedingung ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">eine Klammer bleibt offen</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">hinter startswith muss eine Klammer stehen</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">die Bedingung endet zu früh</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">es gibt keine Variable „%1“</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">Sagen, was dieser Prompt sagt (`parlance prompts` listet sie auf). Einer für das System ist der Systemtext; dann wird auch angegeben, was gesagt werden soll.</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">Was an einer Stelle des Prompts steht; mehrfach möglich.</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">--variable gehört zu --prompt.</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">Eine Variable hat die Form Name=Wert, nicht %1.</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">Geben Sie --system an oder einen Prompt, der ein Systemtext ist, nicht beides.</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">Geben Sie --prompt an oder was gesagt werden soll, nicht beides.</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Antwort: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Nachricht: %1</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Bild</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">„% %1“ beendet nichts, was begonnen wurde</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">Bedingungen sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">„% if“ wird nicht mit „% endif“ beendet</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">„% for“ muss „% for NAME in VARIABLE:“ lauten, mit dem Namen einer Variablen</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">„% for“ wird nicht mit „% endfor“ beendet</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">es gibt keine Variable „%1“</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">Mit diesen Werten wird der Text des Prompts zu lang.</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">„%1“ hat keine Auswahlwerte</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">das Minimum ist größer als das Maximum</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">„%1“ soll %2 sein.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">eine Zahl</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">%1 oder weniger</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">%1 und so weiter in Schritten von %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">eines von %1</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">ja oder nein</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">ein Text</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">Elemente</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">Zeichen</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation type="unfinished">%1 %2 oder mehr</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">%1 %2 oder weniger</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">eine Liste kürzerer Texte</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">%1 hat keine Vektoren für Texte.</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">hier wird nur ein Literal gelesen, kein Ausdruck</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">dies ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">ein Komma oder eine Klammer fehlt</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">ein Schlüssel muss ein Text sein</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">„:“ fehlt hinter einem Schlüssel</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">nur einfache Texte werden gelesen, ohne f und b davor</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">ein Text ist nicht geschlossen</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">dieses Zeichen gibt es nicht</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">dieses Zeichen kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">diese Zahl kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">der Wert fehlt</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">nur Literale werden gelesen; „%1“ ist keines</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">%1 hinzufügen</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">In „%1“ ändern</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">In %1 ändern</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">„%1“ hat nur %2 Zeilen.</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">Das Ergebnis von %1 hat nur %2 Bytes.</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">Diese Unterhaltung hat keinen Aufruf „%1“ mit einem Ergebnis.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">Die Seiten der Datei</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Nachrichten</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>Ein Inhalt kann nicht gelesen werden.</numerusform>
            <numerusform>%n Inhalte können nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>Eine Nachricht kann nicht oder nur teilweise gelesen werden.</numerusform>
            <numerusform>%n Nachrichten können nicht oder nur teilweise gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Unterhaltungen</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>Eine Nachricht fehlt.</numerusform>
            <numerusform>%n Nachrichten fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>Ein Zweig von Unterhaltungen hat Lücken.</numerusform>
            <numerusform>%n Zweige von Unterhaltungen haben Lücken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>Eine Stelle in Unterhaltungen ist nicht mehr so, wie sie geschrieben wurde.</numerusform>
            <numerusform>%n Stellen in Unterhaltungen sind nicht mehr so, wie sie geschrieben wurden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>Eine Unterhaltung hat ihr Ende verloren.</numerusform>
            <numerusform>%n Unterhaltungen haben ihr Ende verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">Die Datei ist leer.</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">In %1 gibt es keine Unterhaltungen.</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">%1 ist schreibgeschützt und kann daher nicht an Ort und Stelle repariert werden.</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">Ein anderes Parlance hat %1 geöffnet. Schließen Sie es zuerst.</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">Die neue Datei</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">Von %1 ist nichts lesbar, und es gibt keine tägliche Kopie. Die Datei wurde so belassen, wie sie ist.</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">Von der Datei war nichts lesbar. Was nach der Kopie %1 kam, fehlt.</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">Von der Reparatur gefunden</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Inhalte</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Durchgänge</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Übertragungen</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Dateien</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Suche</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">Diese Nachricht oder ein Teil davon ging mit einem beschädigten Datenspeicher verloren.</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">„%1“: Nachrichten, die nicht oder nur teilweise gelesen werden können: %2.</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">„%1“: Wo sie endete, ist nicht bekannt; sie endet jetzt mit ihrer neuesten Nachricht.</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>Von Übertragungen kann ein Inhalt nicht gelesen werden.</numerusform>
            <numerusform>Von Übertragungen können %n Inhalte nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">Der Inhalt ging mit einem beschädigten Datenspeicher verloren.</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">Von der Reparatur gefunden: Nachrichten ohne Platz</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>Eine Nachricht hat ihren Platz verloren; sie ist in „%1“.</numerusform>
            <numerusform>%n Nachrichten haben ihren Platz verloren; sie sind in „%1“.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">%1 ist kein Modellaufruf, der sich erneut senden lässt: %2</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">Von %1 ist keine Anfrage aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">%1 hat mit dem Status %2 geantwortet.</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">%1 hat mit %2 Bytes vom Typ %3 geantwortet, die kein Text sind.</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">Die } bei Zeichen %1 schließt nichts; }} steht für eine geschweifte Klammer.</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">Die { bei Zeichen %1 bleibt offen; {{ steht für eine geschweifte Klammer.</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">In den geschweiften Klammern bei Zeichen %1 steht kein Name.</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">Es gibt nichts zu würfeln: Geben Sie dice oder specs an.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">%1 können ohne Zurücklegen nicht aus %2 gezogen werden.</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">Datei</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">Speichern</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">%1 speichern unter…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">Speichern unter</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">ein Szenario braucht einen Titel und ein Modell</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">dieser Fehler hat keine bekannte Art</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">%1 ist nicht vom Typ %2.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">%1 ist nicht %2.</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">%1 ist keines von: %2.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">%1 ist kleiner als %2.</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">%1 ist größer als %2.</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">%1 ist nicht größer als %2.</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">%1 ist nicht kleiner als %2.</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">%1 ist kein Vielfaches von %2.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">%1 hat %2 %3; mindestens %4 sind nötig.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">%1 hat %2 %3; höchstens %4 sind erlaubt.</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">Zeichen</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">%1 hat nicht das Format %2.</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">%1 passt nicht zum Muster %2.</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">Elemente</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">%1 enthält dasselbe Element zweimal.</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">Felder</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">Das Feld „%1“ fehlt in %2.</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">enthält zu viele Schemas</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">verweist endlos auf sich selbst</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">ist ein Schema zu viel; das Schema ist zu groß</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">muss ein Schema sein: ein Objekt, true oder false</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">muss eine Zeichenkette sein</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">verweist auf „%1“, das weder im Schema steht noch registriert ist</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">muss eine Liste von Schemas sein</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">muss ein Objekt aus Schemas sein</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">Das Schema</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">muss eine Liste von Werten sein</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">nennt %1, das kein Typ von JSON Schema ist</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">muss eine Zahl sein</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">muss größer als 0 sein</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">muss eine ganze Zahl ab 0 sein</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">muss true oder false sein</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">muss eine Liste von Zeichenketten sein</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">ist kein prüfbarer regulärer Ausdruck: %1</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">%1 ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">Das Schema ließ sich nicht innerhalb seiner Grenzen prüfen.</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">Das Schema kennt kein Feld „%1“.</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">%1 hat %2 Elemente der Art, die es enthalten muss.</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">%1 ist das, was das Schema ausschließt.</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">%1 passt zu keiner der %2 Alternativen.</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">%1 passt zu %2 der %3 Alternativen, nicht zu genau einer.</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">Das Muster %1 ließ sich nicht innerhalb seiner Grenzen entscheiden.</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">hat kein Argument „%1“</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">verlangt das Argument „%1“, das die Spezifikation nicht hat</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">verlangt das Argument „%1“, das in der Spezifikation entfallen darf</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">das Argument „%1“ ist vom Typ %2, nicht %3</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">das Argument „%1“ ist vom Typ %2, wo die Spezifikation keinen nennt</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">das Schema ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">nur Eigenschaften, die allein über „properties“ erreichbar sind, können gespiegelt werden</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">„%1“ ist kein Name eines Headers</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">nur eine Zeichenkette, eine ganze Zahl oder ein Wahrheitswert kann gespiegelt werden</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">der Header „%1“ wird zweimal verwendet</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">x-mcp-header bei „%1“: %2</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">Das Muster ist kein regulärer Ausdruck: %1, bei Zeichen %2.</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">„%1“ kann nicht gelesen werden: %2 erwartet ein Datum wie %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">„%1“ kann nicht gelesen werden: %2 erwartet %3 oder %4.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">„%1“ kann nicht gelesen werden: %2 erwartet eines von diesen: %3.</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">Die Umgebungsvariable %1 oder ein Schlüssel dieses Namens.</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">Was die Datei ${input:%1} nennt.</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">„envFile“ wird weggelassen: Variablen werden nicht aus einer Datei gelesen. Nennen Sie die benötigten im Deskriptor.</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">„%1“ wird weggelassen: Ein Server wird hier nicht eingeschränkt.</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">„headersHelper“ wird weggelassen: Für Header wird kein Programm ausgeführt. Ein Header kann einen Schlüssel nennen.</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">„%1“ wird weggelassen: Alle Werkzeuge werden angeboten, und einzelne lassen sich ausschalten.</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">„auto_connect“ wird weggelassen: Ein Server wird verbunden, wenn eine Unterhaltung ihn braucht.</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">„ssl_verify“ wird weggelassen: Zertifikate werden immer geprüft.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 ist kein Objekt.</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">Er ist dort ausgeschaltet, und deshalb auch hier.</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">Server vom Typ „%1“ sind nicht erreichbar.</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">Er nennt weder ein Programm noch eine Adresse.</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">Sein Typ ist „sse“: Ob er das ältere HTTP mit Server-Sent Events spricht, zeigt sich beim Verbinden.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">„cwd“ wird weggelassen, der Server startet also im persönlichen Ordner: %1 ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">„cwd“ wird weggelassen, der Server startet also im persönlichen Ordner: In welchem Ordner „%1“ liegt, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">Seine Adresse ist erst beim Start bekannt. Schreiben Sie einen Deskriptor mit der Adresse selbst.</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">Seine Adresse ist keine HTTP-Adresse, und andere sind nicht erreichbar.</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">Seine Adresse enthält einen Schlüssel, und ein Deskriptor kann einen Schlüssel nur für einen Header nennen. Probieren Sie, ob der Server ihn so annimmt.</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">Seine Adresse ist nicht verschlüsselt: Wer auf dem Weg zu %1 ist, kann lesen und ändern, was gesagt wird.</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">Seine Adresse ist nicht verschlüsselt, und er verlangt einen Schlüssel, den jeder auf dem Weg zu %1 lesen könnte. Fragen Sie nach einer Adresse mit https.</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">„%1“ wird weggelassen: Der Server wird über seine Adresse erreicht.</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">„%1“ wird weggelassen: Es ist kein Objekt.</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">„%1“ wird weggelassen: Die Anmeldung findet es selbst heraus oder braucht es nicht.</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">Die Kennung des Clients wird weggelassen, da sie erst beim Start des Servers bekannt ist.</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">Das Geheimnis des Clients.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">„%1“ kann nicht der Name eines Werkzeugs sein und wird weggelassen.</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">Alle seine Werkzeuge dürfen dort ohne Rückfrage verwendet werden, und so ist es auch hier: Prüfen Sie, ob das gewollt ist.</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">Diese Werkzeuge dürfen wie dort ohne Rückfrage verwendet werden: %1.</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">Ein Aufruf darf %1 Sekunden ohne ein Zeichen von Fortschritt dauern: „timeout“ ist dort %2.</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">„%1“ hat hier keine Entsprechung und wird weggelassen.</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">„%1“ wird weggelassen: Es enthält einen Schlüssel.</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">Die Datei ist größer als 1 MiB.</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">Sie enthält ein Null-Byte; dies ist kein Text.</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">Ab hier ist dies kein JSON.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">Objekte und Listen sind mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">%1: Es sind keine Server darin, weder als „mcpServers“ noch als „servers“.</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">%1: Es sind mehr als %2 Server darin.</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">„sandbox“ wird weggelassen: Ein Server wird hier nicht eingeschränkt.</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">Ein MCP-Server, übernommen aus %1.</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">Er ist bereits vorhanden, als Werkzeugsatz %1.</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">Er heißt hier %1, da es einen anderen Werkzeugsatz %2 gibt.</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">Er ist nicht unter „default_servers“ und deshalb hier ausgeschaltet.</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">Neustart in %1</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">Standardeingabe und -ausgabe</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">HTTP mit Server-Sent Events</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">nennt sich %1</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP %1, zustandslos</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP %1, mit Sitzung</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">aus</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">verbindet…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Anmeldung nötig</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">bereit</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.</source>
        <translation type="unfinished">Es wurde nichts gesendet: Nachricht %1 dieser Unterhaltung kann nicht gelesen werden. %2 Eine deaktivierte Nachricht wird weggelassen.</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">Es wurde nichts gesendet: Eine Nachricht dieses Durchgangs kann nicht gelesen werden. %1</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">„%1“ ist kein Variablenname und wird weggelassen.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">Der Header %1 lässt sich so nicht setzen und wird weggelassen.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">Der Wert von %1.</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">%1 wird weggelassen: Es ist aus mehreren Teilen zusammengesetzt, und ein Deskriptor kann nur einen Schlüssel nennen.</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">%1 wird weggelassen: Wofür %2 steht, ist hier nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">Der Server „%1“ (%2) verlangt, dass Sie sich bei %3 anmelden.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">Die Anmeldung wurde abgelehnt.</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">Der Browser konnte nicht geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">eine Signatur ist ein Pfad, etwa (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">Argumente sind ein Objekt: ihr Schema hat den Typ „object“</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">%1 ist ein eigener Typ; ein Verbund braucht einen anderen Namen</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">nur für sich allein bedeutet () keine Parameter: ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">die Signatur sagt nicht, was zurückkommt: (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">die Pfeile einer Signatur zeigen alle in dieselbe Richtung</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">„%1“ steht hier zweimal</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">ausgeschrieben ist das Schema größer als 256 KiB</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">ein Parameter hat einen Namen vor seinem Typ: (name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">hier fehlt ein Typ: (name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">es kann nur einen Typ geben: %1</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">der Typ %1 enthält sich selbst, was keine Signatur kann</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">Typen sind hier zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">die Felder eines Typs schreibt man (name::Text)</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">„%1“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">es gibt keinen Typ „%1“; Listen schreibt man ::Array {items: Text}, optionale Werte {optional: true}</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">es gibt keinen Typ „%1“; es gibt Text, Int, Double, Bool, Array, Object und die eigenen des Dokuments</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">ein Schema schreibt man json`{…}`</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">ein Schema ist ein Objekt</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">eine Vorgabe ist ein Text, eine Zahl, true, false, eine Liste oder eine Zuordnung</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">„optional“ ist true oder false</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">„%1“ ist ein Text</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">„%1“ ist eine Zahl</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">„enum“ ist eine Liste von Werten</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">„%1“ hat bei %2 keine Bedeutung</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">nur ein Array hat „%1“</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">„%1“ ist der Name eines Typs</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">„fields“ ist eine Zuordnung von Namen zu Typen und gehört zu einem Object</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">„range“ schreibt man 1..10</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">die Vorgabe passt nicht: %1</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">die Signatur sagt nur, was zurückkommt; ohne Parameter lautet sie ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">kein Wert ist mindestens %1 und höchstens %2</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">kein Wert von „enum“ passt zu dem, was sonst gesagt ist</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">Ein Skill heißt wie sein Ordner, „%1“.</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">Der Skill hat keine Anweisungen.</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">Die Anweisungen haben mehr als %1 Zeilen, die ein Modell jedes Mal alle liest.</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">Es gibt keinen Skill „%1“.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Ist %1 gemeint?</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">Der Skill %1 hat kein Skript „%2“.</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">„%1“ ist nicht ausführbar, und nichts ist bekannt, das es ausführen würde.</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">Liest Skills und führt ihre Skripte in einer Sandbox aus.</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">Das PostgreSQL mit Suiten, Läufen und Ergebnissen: postgresql://[USER@]HOST[:PORT]/DATABASE. Das Passwort steht in PGPASSWORD, PARLANCE_STORE_PASSWORD oder im Schlüsselbund.</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">Welcher Datenspeicher? Geben Sie --store postgresql://HOST/DATABASE an.</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">Eine Bibliothek gehört zu einem Agenten.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">Es gibt keinen Werkzeugsatz „%1“.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">Es gibt keinen Werkzeugsatz „%1“. Gemeint ist vielleicht: %2.</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">Der Deskriptor hat kein %1.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">Der Deskriptor ist so geschrieben, dass %1 darin nicht gesetzt werden kann.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Fertig: %1</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">Der Text ist kein Base64.</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">Wofür das Base64 steht, ist kein Text; es hat %1 Bytes.</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">Der Text ist kein JSON: %1</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">Was kein TOML ist, kann nicht formatiert werden.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">Dieser Text kann nicht formatiert werden, ohne ihn zu ändern.</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Ist %1 gemeint?</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">nicht verbunden</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">der Server des Werkzeugsatzes %1 kann nicht danach gefragt werden: %2</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">die Werkzeugbibliothek %1 hat keine Bindung dafür</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">die Werkzeugbibliothek %1 bindet es an %2, das es nicht gibt.</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">es gibt kein Werkzeug dieses Namens.</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">mehrere Werkzeugsätze haben ein Werkzeug dieses Namens (%1); eine Werkzeugbibliothek sagt, welches gemeint ist</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">seine Argumente sind kein Schema: %1</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">der Name</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">die Beschreibung</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">das Schema der Argumente</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">%1 ist nicht genau das, was angegeben ist: verschieden sind %2</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">%1 passt nicht: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 kann nicht aufgerufen werden: %2</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">der Name eines Werkzeugs enthält nur Buchstaben, Ziffern, „_“ und „-“, höchstens 64</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">Das Werkzeug %1 ist anders beschrieben als %2, das seine Arbeit ausführt.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">Der Agent %1 kann nicht eingesetzt werden, da nicht alle seine Werkzeuge gebunden werden konnten:</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">hier gibt es kein Werkzeug „%1“</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">Der Deskriptor hat bereits einen Eintrag für %1.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">Der Deskriptor ist so geschrieben, dass kein Eintrag für %1 hinzugefügt werden kann.</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">„%1“ hat nicht die Form ENSEMBLE:TOOL</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">Eine Signatur ist ein Pfad, etwa (name::Text)==&gt;(::String).</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">Eine Werkzeugspezifikation braucht genau ein Element, ihre Typsignatur</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">Eine Werkzeugspezifikation braucht das Label ToolSpecification</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">Eine Werkzeugspezifikation braucht einen nicht leeren Musterbezeichner (Namen)</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">Eine Werkzeugspezifikation braucht die Eigenschaft &apos;description&apos;</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; muss ein Text sein</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">„%1“ von %2 wird weggelassen.</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">Die Datei ist für die eines Charakters zu groß.</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">Die Datei ist weder JSON, noch enthält sie „TOOLS = […]“.</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">Erwartet wird eine Liste von Werkzeugen.</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">Der Name „%1“ gehört zu zwei Werkzeugen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">Werkzeug %1 der Liste ist keine Funktion: Erwartet werden type, function und ein Name.</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Werkzeug %1 der Liste hat den Namen „%2“; Namen haben bis zu 64 Buchstaben, Ziffern, _ und -.</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">Die Parameter von %1 sind kein Schema eines Objekts. %2</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">Ein Charakter umfasst mehr, als gram über einen Agenten sagt: Seine Aufrufe haben Grenzen. Er wird als Deskriptor geschrieben.</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">Ein Agent in gram hat ein Modell und eine Anweisung.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">Die Datei ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">In gram hat jedes Werkzeug eine Beschreibung; diese haben keine: %1.</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 ist keine Adresse.</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">Eine Adresse für Traces enthält kein Passwort: Was ein Kollektor sehen will, steht in OTEL_EXPORTER_OTLP_HEADERS.</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">„%1“ ist weder eine http-Adresse noch eine Datei.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Es gibt keinen Ordner %1.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">Vor dem Ende angehalten.</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">Dieser Aufruf wurde nicht ausgeführt: Die Antwort wurde von Hand geholt.</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">Begonnen und, soweit es kam, außerhalb nicht rückgängig gemacht: %1 %2</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">Bereits geschehen und außerhalb nicht rückgängig gemacht: %1 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">Es gibt keine Einheit „%1“.</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">„%1“ und „%2“ messen nicht dasselbe.</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">„%1“ ist keine HTTP-Adresse.</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">Ein Argument kann weder Host noch Port bestimmen, es sei denn, der Deskriptor setzt placeholders-in-host = true.</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">Ein Argument, das die Adresse braucht, fehlt.</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">„%1“ ist kein Host.</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">Ein Argument passt nicht in die Adresse: leer, „.“ und „..“ sind keine Teile eines Pfades.</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>%1… (%n weiteres Zeichen)</numerusform>
            <numerusform>%1… (%n weitere Zeichen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 hat etwas geantwortet, das kein JSON ist.</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">Der Arbeitsbereich %1 ist ein persönlicher Ordner. Befehle in einer Sandbox erhalten, was darin sichtbar ist, Dateiwerkzeuge alles.</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">Der Arbeitsbereich %1 enthält einen persönlichen Ordner. Befehle in einer Sandbox erhalten, was darin sichtbar ist, Dateiwerkzeuge alles.</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">Der Arbeitsbereich %1 liegt in einem versteckten Teil eines persönlichen Ordners, in dem Programme Einstellungen und das, was sie ausführen, aufbewahren.</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">„%1“ ist versteckt oder sieht nach einem Geheimnis aus: Ein Prompt liest es nicht. Es kann stattdessen angehängt werden.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">„%1“ ist größer als %2.</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">der Datenträger ist voll</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">schreibgeschützt</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">dieses Programm hat zu viele Dateien geöffnet</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">dieser Rechner hat zu viele Dateien geöffnet</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">der Arbeitsspeicher reicht nicht</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">das System hat es einmal verweigert und würde es jetzt nicht mehr tun</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">„%1“ ist bereits vorhanden, daher wird nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">Anker und Aliasse werden nicht gelesen</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">dieser Alias steht innerhalb dessen, wofür er steht</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">es gibt mehr als %1 Werte</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">Tags werden nicht gelesen</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">ein Schlüssel ist ein Text</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">dies ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">der Schlüssel „%1“ ist bereits vorhanden</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">es enthält mehr als ein Dokument</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">der Editor</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">„%1“ ist kein Wert dieser Option.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">Es gibt keine Option „%1“.</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">Der Durchgang wurde zurückgenommen; die Unterhaltung ist wieder wie zuvor.</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">MCP-Server hinzufügen</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">Ein &amp;Programm auf diesem Rechner</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">Eine &amp;Adresse</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">&amp;Server hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;Befehlszeile:</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">A&amp;dresse:</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">Es gibt bereits einen Werkzeugsatz %1.</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Führt zu %1</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">Adresse bei %1</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">Der Name dieses Hosts steht für „%1“: Seine Buchstaben können denen eines anderen Namens gleichen.</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">„%1“ vor dem Host sagt nichts darüber, wohin die Adresse führt.</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">Die Adresse ist nicht verschlüsselt: Andere können unterwegs lesen und ändern, was dort geschieht.</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">Bisher gibt es keine.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">Es gibt: %1.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">Es gibt keinen Agenten „%1“. %2</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">Der Agent %1 kann nicht eingesetzt werden: %2</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">Werkzeuge aus einer JSON-Liste oder der Python-Datei eines Charakters importieren</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 ist größer als %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">Neuer Agent mit diesen Werkzeugen</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Name (Buchstaben, Ziffern, - und _):</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">Es gibt bereits eine Datei %1.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Verwende deine Werkzeuge, wo sie helfen.</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">Was aus dem Agenten wird</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">Agent</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">Hier ist kein Agent.</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">nicht einsetzbar: %1</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">verwendet das Modell der Unterhaltung</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">verwendet %1</translation>
    </message>
</context>
<context>
    <name>gui::AgentSelector</name>
    <message>
        <source>No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">Kein Agent</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation: a noun</extracomment>
        <translation type="unfinished">Agent</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">Agent: %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation: there is none</extracomment>
        <translation type="unfinished">keine</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">Kein Agent ist eingesetzt: Das Modell hat den Systemtext und die eingeschalteten Werkzeuge.</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">Es gibt keinen Agenten dieses Namens mehr.</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">Er verwendet %1.</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">Seine Werkzeuge werden nach Namen aus allen Werkzeugsätzen gebunden.</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">Seine Werkzeuge werden aus der Bibliothek %1 gebunden.</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">Alles über &amp;Agenten</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">&amp;Kein Agent</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">Werkzeuge binden a&amp;us</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">Alle &amp;Werkzeugsätze, nach Namen</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">Werkzeuge, die der Agent verlangt</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">VERLANGTE WERKZEUGE</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">und %1 weitere</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">Auch die Charaktere, die nicht aufgeführt werden (good = false).</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">Den genannten Agenten als gram oder als toml ausgeben, mit den gewünschten Änderungen.</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">Form</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">Mit --as: anderer Name, Titel, andere Beschreibung, anderes Modell oder andere Anweisung, auch als @FILE; mehrfach möglich.</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">Schlüssel=Wert</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">Mit --as: dieses Werkzeug weglassen; mehrfach möglich.</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">Werkzeug</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">Mit --as: auch die Werkzeugspezifikationen dieses gram-Textes, anstelle der gleichnamigen; mehrfach möglich.</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">Datei</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Mit --as: der Name, FILE oder FILE#NAME.</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">Werkzeuge aus dieser Werkzeugbibliothek binden: ihr Name oder FILE. Sonst nach Namen aus allen Werkzeugsätzen.</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">Ein Agent wird mit --as gram oder --as toml ausgegeben und geändert.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… wartet auf %1</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">--as ist gram oder toml, nicht %1.</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Welcher Agent? Geben Sie seinen Namen, FILE oder FILE#NAME an.</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">Eine Änderung hat die Form Schlüssel=Wert, nicht %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">nicht gebunden: %1</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 ist kein UTF-8-Text.</translation>
    </message>
</context>
<context>
    <name>gui::AgentsModel</name>
    <message>
        <source>in use</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">im Einsatz</translation>
    </message>
    <message>
        <source>in use, %1</source>
        <translation type="unfinished">im Einsatz, %1</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Agenten</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Bibliotheken</translation>
    </message>
    <message>
        <source>Bound tools</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Gebundene Werkzeuge</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">In dieser &amp;Unterhaltung verwenden</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Nicht mehr verwenden</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">Aus dieser &amp;Bibliothek binden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">B&amp;earbeiten</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Um&amp;wandeln</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">Agent in &amp;TOML…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">Agent in g&amp;ram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Werkzeuge &amp;importieren…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Werkzeugbib&amp;liothek…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">Agenten, Bibliotheken und gebundene Werkzeuge</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">Neu</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">Mehr</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">Noch keine. „Neu“ legt einen Eintrag an.</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">Die des ausgewählten Agenten.</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">Mit diesen Fehlern ist er nicht einsetzbar.</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">Er verlangt keine.</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">In TOML um&amp;wandeln</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">In gram um&amp;wandeln</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">Binden</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Nicht mehr verwenden</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this agent in the conversation</extracomment>
        <translation type="unfinished">Verwenden</translation>
    </message>
</context>
<context>
    <name>gui::Announcements</name>
    <message>
        <source>You are asked: %1</source>
        <translation type="unfinished">Rückfrage: %1</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">%1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">%1 ist fertig.</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">Antwort fertig.</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">Antwort fertig. %1</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">Der Durchgang wurde zurückgenommen, Ihr Text steht wieder im Eingabefeld. %1</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">Die Antwort wurde unterbrochen. %1</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">Alles, was wartete, ist beantwortet.</translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message>
        <source>[thought] %1</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">[Gedanke] %1</translation>
    </message>
    <message>
        <source>[picture or file]</source>
        <translation type="unfinished">[Bild oder Datei]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">%1: Inhalt</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">%1: Ereignisse</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">Inhalt</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Ereignisse</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Rohdaten</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">läuft…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">Die Antwort ist zu lang, um hier als Text angezeigt zu werden; ihre Ereignisse und Bytes sind zu sehen.</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Keine Antwort</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">erstes Byte nach %1 ms</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">%1 aus dem Cache</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>%Ln Token ein, %1 aus</numerusform>
            <numerusform>%Ln Token ein, %1 aus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message>
        <source>before</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the answer that was recorded</extracomment>
        <translation type="unfinished">zuvor</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">keine Antwort</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">inhaltlich gleich</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">ab Byte %1: %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">Antwort</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Status</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">Zeit</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Token ein</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Token aus</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">Aufrufe</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">Ende</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">Unterschied zu vorher</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n gesendet</numerusform>
            <numerusform>%n gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation type="unfinished">
            <numerusform>%n andere Antwort</numerusform>
            <numerusform>%n verschiedene Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">%1 bis %2 ms</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">--approve ist ask, refuse, all, hidden-files, offered-calls oder der Name eines Werkzeugs, nicht %1.</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">%1
Das kann nur ein Mensch erlauben: im Terminal mit --approve ask, oder im Voraus mit --approve %2.</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">%1
Um solche Angebote auszuführen: --approve %2</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">%1 braucht Ihre Zustimmung, und dies ist kein Terminal. So erlauben Sie es: --approve %1</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Führt zu %1</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] mit diesen Werten antworten  {…} mit diesem JSON-Objekt antworten  [n] nein</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] ich öffne diese Adresse im Browser  [n] nein</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] ja  [a] immer  [n] nein</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] ja  [n] nein</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] einmal  [c] in dieser Unterhaltung  [a] immer  [n] nein</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] einmal  [c] in dieser Unterhaltung  [a] immer  [l] immer für Aufrufe wie diesen: %1  [n] nein</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">mit diesen Werten antworten</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">ich öffne diese Adresse im Browser</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">einmal</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">ja</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">in dieser Unterhaltung</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">immer</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">immer für Aufrufe wie diesen: %1</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">nein</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">Geben Sie eine Nummer oder ein JSON-Objekt als Antwort ein und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">Geben Sie eine Nummer ein und drücken Sie die Eingabetaste.</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">archiviert:</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">Das Bild %1 ist größer als %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 ist größer als %2.</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">%1 ist weder Text (UTF-8) noch ein Bild (PNG, JPEG, GIF, WebP).</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">Bild</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Anhänge</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Dateien anhängen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">%1 entfernen</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">Zieldatei; eine vorhandene Datei wird nicht überschrieben.</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">In welche Datei?</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Alle Unterhaltungen sind in %1 gesichert.</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">auch bekannt als %1</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">In dieser Unterhaltung eingeschaltet</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">Zu erprobendes Werkzeug</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">Dieses Werkzeug gibt es zurzeit nicht.</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">Gefragt</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Linke Antwort</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Rechte Antwort</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Nä&amp;chstes Paar</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">Zurück zur &amp;Matrix</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">Die linke ist besser</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">Keine ist besser</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">Die rechte ist besser</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">Welche Antwort ist besser? Von wem sie sind, wird danach gezeigt.</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">Links: %1. Rechts: %2.</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">Darstellung des Inhalts</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">Baum</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">Text</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Rohdaten</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Hexadezimal</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">Text oder JSON-Pfad suchen</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">Text, $.messages[-1] oder /tools/0 suchen</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">Der Inhalt als Baum</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">Wert kopieren</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">JSON-Zeiger kopieren</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Kein Inhalt.</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">Zu groß für einen Baum. Der Text lässt sich ansehen.</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">Dies ist kein JSON, daher gibt es keinen Baum.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Nichts gefunden</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Zeile %1</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Kein JSON</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
</context>
<context>
    <name>gui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Button below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Alles anzeigen</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Inhalt</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Ausgewählte Zeilen kopieren</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Wird formatiert…</translation>
    </message>
    <message>
        <source>%1 of %2 lines · %3</source>
        <translation type="unfinished">%1 von %2 Zeilen · %3</translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message>
        <source>Reading both branches…</source>
        <translation type="unfinished">Beide Zweige werden gelesen…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">Zwei Zweige nebeneinander</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">Beide Zweige, Nachricht neben Nachricht</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">Schließen</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">Beide liegen auf demselben Zweig: Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">Die Zweige trennen sich gleich am Anfang.</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>Die erste Nachricht ist beiden Zweigen gemeinsam.</numerusform>
            <numerusform>Die ersten %n Nachrichten sind beiden Zweigen gemeinsam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>Eine weitere Nachricht wird nicht angezeigt.</numerusform>
            <numerusform>%n weitere Nachrichten werden nicht angezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">Hier nichts</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">nur hier</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">verschieden</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">gleich</translation>
    </message>
</context>
<context>
    <name>gui::BudgetBar</name>
    <message>
        <source>Budget per &amp;day</source>
        <translation type="unfinished">Budget pro &amp;Tag</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">Was an einem Tag ausgegeben werden darf</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">pro &amp;Monat</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">Was in einem Monat ausgegeben werden darf</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">pro &amp;Unterhaltung</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">Was eine Unterhaltung kosten darf</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">Die Währung der Budgets, wie in den Preisen der Anbieter</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">Was jenseits eines Budgets geschieht</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">vor jedem Durchgang fragen</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">melden und weitermachen</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">beliebig</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">heute %1, diesen Monat %2</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">%1 Weitermachen?</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">Diese Unterhaltung hat %1 gekostet; ihr Budget beträgt %2.</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">Heute sind Kosten von %1 angefallen; das Tagesbudget beträgt %2.</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">Diesen Monat sind Kosten von %1 angefallen; das Monatsbudget beträgt %2.</translation>
    </message>
</context>
<context>
    <name>gui::BusDesktop</name>
    <message>
        <source>Show</source>
        <extracomment>Button on a notification of the desktop: a verb: bring the window to the front</extracomment>
        <translation type="unfinished">Anzeigen</translation>
    </message>
</context>
<context>
    <name>gui::CallValues</name>
    <message>
        <source>Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">Argumente</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;Argumente</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a tab in the window that shows a tool call: what a tool gave back</extracomment>
        <translation type="unfinished">Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">E&amp;rgebnis</translation>
    </message>
</context>
<context>
    <name>gui::CanisterEditor</name>
    <message>
        <source>Edit the arguments of %1</source>
        <translation type="unfinished">Argumente von %1 bearbeiten</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Text of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">Bearbeiten: %1</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">Argumente als JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name for screen readers of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">Text</translation>
    </message>
    <message>
        <source>This becomes another version of it; the one before stays beside it. What comes after goes on below both.</source>
        <translation type="unfinished">Daraus wird eine weitere Version; die bisherige bleibt daneben bestehen. Was danach kommt, geht unter beiden weiter.</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">Als Version &amp;behalten</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">Die Argumente müssen ein JSON-Objekt sein.</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;Prompt verwenden</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">Es fehlt noch: %1.</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">Wohin Anfragen weitergeleitet werden: eine Adresse oder der Name eines Anbieters.</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">Der Port auf 127.0.0.1; 0 nimmt irgendeinen freien.</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">Statt --to: ein Programm, das über Standardeingabe und -ausgabe MCP spricht, nach --. Es wird gestartet, und was es hört und sagt, wird unverändert durchgereicht.</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">Was soll mitgeschnitten werden? Geben Sie --to mit einer Adresse oder einem Anbieter an, oder -- und einen Befehl.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 ist kein Port.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Es gibt keinen Anbieter mit dem Namen %1.</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">%1 hat keine eigene Adresse, an die Anfragen weitergeleitet werden könnten.</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">Geben Sie dies Programmen anstelle von %1. Wer es kennt, kann es benutzen. Strg+C beendet den Mitschnitt; parlance exchanges listet auf, was übertragen wurde.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">„%1“ kann nicht gestartet werden: %2</translation>
    </message>
</context>
<context>
    <name>gui::CaptureWindow</name>
    <message>
        <source>Capture</source>
        <extracomment>Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges</extracomment>
        <translation type="unfinished">Mitschnitt</translation>
    </message>
    <message>
        <source>What programs are told, as environment variables</source>
        <translation type="unfinished">Was Programmen mitgeteilt wird, als Umgebungsvariablen</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">Ein Programm, das diese Adresse anstelle der eines Anbieters erhält, spricht mit dem Anbieter wie zuvor, und was beide sagen, wird hier aufbewahrt.
Nur Programme dieses Rechners, die die Adresse kennen, können sie benutzen.</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">Was übertragen wurde</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Begonnen</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">Anfrage</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Status</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">Zeit</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">Antwort</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">Wohin Anfragen weitergeleitet werden: ein Anbieter oder eine Adresse</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">&amp;Weiterleiten an</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">Der Port auf diesem Rechner</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">beliebiger Port</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Kopieren</translation>
    </message>
    <message>
        <source>As co&amp;nversations…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Als &amp;Unterhaltungen…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;Erneut senden…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">Spei&amp;chern…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">„%1“ ist weder ein Anbieter noch eine Adresse mit http:// oder https://.</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">Mitschnitt für %1, bis er angehalten oder dieses Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">Angehalten. Was übertragen wurde, bleibt im Inspektor unter „Alle Unterhaltungen“.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">keine</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">An&amp;halten</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">Programme mit dieser Adresse erreichen den Anbieter dann nicht mehr.</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">Mitschnitt &amp;beenden</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">Schritt für Schritt: Die Eingabetaste lässt das nächste Ereignis kommen, r und Eingabe den Rest der Antwort, a und Eingabe alles.</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… als Nächstes: die Antwort auf %1, %n Ereignis</numerusform>
            <numerusform>… als Nächstes: die Antwort auf %1, %n Ereignisse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">Nac&amp;hsichtig</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">Kassette</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">Was auf der Kassette ist, und was verlangt wurde und nicht darauf ist</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">Nr.</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">Anfrage</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">Antwort</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">Abgespielt</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">Wann die Teile einer Antwort kommen</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Sofort</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">Im aufgenommenen Tempo</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">Schritt für Schritt</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">Datum, Uhrzeit und Kennungen einer Anfrage dürfen abweichen</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">A&amp;uswählen…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">Ab&amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;Nächstes Ereignis</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">&amp;Rest der Antwort</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;Alles</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">Lässt das nächste Ereignis kommen (F8, auch im Fenster)</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Eine Kassette abspielen</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">%1 wird gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>%n Übertragung. Spielen Sie sie ab, und alles, was gesendet würde, wird von hier beantwortet.</numerusform>
            <numerusform>%n Übertragungen. Spielen Sie sie ab, und alles, was gesendet würde, wird von hier beantwortet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">Läuft: Nichts wird gesendet, und jedes Ereignis wartet auf Sie, bis dies beendet oder geschlossen wird.</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">Läuft: Nichts wird gesendet, bis dies beendet oder geschlossen wird.</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">Beendet: Was gesendet wird, geht wieder ins Netz.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">abgespielt</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">nicht darauf</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Nichts wartet.</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">Als Nächstes: Ereignis %1 von %2.</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">aufgenommen</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">gefragt</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">B&amp;eenden</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">Deskriptoren oder Ordner mit Deskriptoren.</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">Welche Deskriptoren? Geben Sie Dateien oder Ordner an.</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">dies ist kein Deskriptor: keine seiner Tabellen sagt, was er beschreibt</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">der Name „%1“ gehört bereits zu %2</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">Auswählen</translation>
    </message>
</context>
<context>
    <name>gui::ChoicesList</name>
    <message>
        <source>LIBRARIES</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">BIBLIOTHEKEN</translation>
    </message>
    <message>
        <source>MODELS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">MODELLE</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">AGENTEN</translation>
    </message>
    <message>
        <source>INSTRUCTIONS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">ANWEISUNGEN</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">Es gibt noch keine Werkzeugbibliothek. Das ist eine Datei in libraries/, die sagt, welches Werkzeug ausführt, was ein Agent verlangt.</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">Es gibt noch keinen Agenten.</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">Es gibt noch kein Modell.</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">Liste eingrenzen</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">&amp;Weitere</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Weitere Anweisung</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Anweisung %1</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">Was dem Modell zuerst gesagt wird</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Spalten: %1</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">Spalte %1</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">Der Lauf davor, in Spalte %1</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">Der nächste Lauf, in Spalte %1</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">Mehr von diesem Lauf, in Spalte %1</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">Lauf %1 der Spalte %2</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">Lauf %1 von %2</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">Als Unterhaltung &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">&amp;Datenverkehr anzeigen</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">Verwenden, was der Arbeitsbereich mitbringt: die Deskriptoren in seinem Ordner .parlance und die Anweisungen in AGENTS.md und CLAUDE.md.</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">Durchgänge, Modellaufrufe und Werkzeuge als OpenTelemetry-Spans melden: an die Adresse eines Kollektors oder in eine Datei. `none`: auch dann nicht, wenn die Einstellungen es vorsehen.</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">Mit --trace: auch, was gesagt wird und was Werkzeuge erhalten und liefern.</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">--trace-contents gehört zu --trace.</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">Warnung: %1</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">--%1 ist eine Zahl ab 1, nicht %2.</translation>
    </message>
</context>
<context>
    <name>gui::CommandCompletion</name>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the list of commands that a slash opens</extracomment>
        <translation type="unfinished">Befehle</translation>
    </message>
    <message>
        <source>(may be left out) %1</source>
        <translation type="unfinished">(kann entfallen) %1</translation>
    </message>
</context>
<context>
    <name>gui::CommandLine</name>
    <message>
        <source>parlance: unknown command %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: unbekannter Befehl %1. Siehe parlance --help.</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance: --profile braucht einen Ordner. Siehe parlance --help.</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: unbekannte Option %1. Siehe parlance --help.</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance: Die Ausgabe konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 nimmt kein Argument „%2“. Siehe %1 --help.</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance: Die Deskriptoren in %1 werden nicht verwendet; mit --trust werden sie es.</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: Das Argument %1 ist kein UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">Nichts passt. Weniger Buchstaben finden mehr.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Befehle</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Befehle suchen</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Befehl ausführen…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">Ein Werkzeug ist abgestürzt, der Durchgang ist noch nicht zurückgenommen.</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">Die Antwort ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;Woanders speichern…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">Antwort woanders speichern</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">Die Antwort ist in %1 gespeichert, aber noch nicht in der Unterhaltung.</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">keine</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">Nebeneinander</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">&amp;Bericht speichern…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">An&amp;halten</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Kein Agent</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Agent: %1</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">Das Modell des Agenten</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Anzahl: %1</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">Wie oft jede Spalte läuft</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Grenze: %1</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">Nach welcher Zeit ein Lauf angehalten wird und als Zeitüberschreitung gilt</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Andere…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Vergleichen: %1</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">&amp;Erneut ausführen</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">&amp;Ausführen</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">Geben Sie nur eines von --json, --csv und --markdown an.</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">%1: Lauf %2 von %3 %4, %5</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">Unterschiede: − entfällt, + kommt hinzu</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">Es gibt keinen Unterschied.</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">In &amp;beiden gefragt</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">Nebeneinander – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Anzahl der Läufe</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">Wie oft jede Spalte läuft, %1 bis %2:</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Zeitgrenze</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">Nach wie vielen Sekunden ein Lauf angehalten wird, %1 bis %2:</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">In jeder Spalte gefragt</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">Was soll in jeder Spalte gefragt werden? Strg+Eingabe startet.</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">Haken Sie links an, was verglichen werden soll, schreiben Sie die Frage und starten Sie.</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">In a&amp;llen gefragt</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">Jetzt unter den Unterhaltungen.</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">Lauf %1 von %2 – Datenverkehr</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">Bericht speichern (.md, .csv oder .jsonl)</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">Vergleich.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">„%1“ ist keine Zahl von %2 bis %3.</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">Es gibt noch nichts fortzusetzen: Hier wurde noch nichts gesagt.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">Jeder Lauf setzt „%1“ fort; die Unterhaltung selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">Jeder Lauf setzt „%1“ ab Nachricht %2 von %3 fort; die Unterhaltung selbst bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">Nach --: was in der Befehlszeile nach parlance steht; das letzte Wort ist das gerade getippte oder leer.</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">Welche Wörter? Sie stehen nach --.</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">alles in diesem Ordner halten</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">was es gibt</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">welche Version dies ist</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">keine Werkzeuge</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">Vervollständigungen</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">Schlüssel und Werte</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">Nachricht</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">Nachricht schreiben oder / für Befehle; Dateien zum Anhängen hierher ziehen</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">Anhängen…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Senden</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Anhalten</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">Zurückgegebenen Text einsetzen</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">So lassen, wie es ist</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">picture.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">Bearbeitete Nachricht senden</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">Als Nächstes senden</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">Neuer Versuch in %1 s: %2</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">Eine Antwort läuft. Halten Sie sie an oder warten Sie ihr Ende ab.</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">Die Nachricht wird gesendet, sobald ihre Dateien gelesen sind.</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">Beenden Sie zuerst die begonnene Eingabe.</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">Sie bearbeiten eine frühere Nachricht. Die Antwort darauf wird ein Zweig. Esc lässt alles, wie es ist.</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">Es gibt keinen Prompt %1, oder sein Server ist noch nicht verbunden.</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">Warten auf den Prompt von %1…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">Die Unterhaltung hat jetzt den Systemtext von %1.</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">Prompt verwenden</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Eingabe sendet</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Strg+Eingabe sendet</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Umschalt+Eingabe sendet</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>%n Werkzeug an</numerusform>
            <numerusform>%n Werkzeuge an</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">Ein anderes Programm hat diese Datei geändert.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Meine behalten</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Vergleichen</translation>
    </message>
</context>
<context>
    <name>gui::ConformanceCommand</name>
    <message>
        <source>Goes through all that an MCP server offers, as the official conformance suite drives clients; the suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT.</source>
        <translation type="unfinished">Geht alles durch, was ein MCP-Server anbietet, so wie die offizielle Konformitätssuite Clients steuert: Sie kann MCP_CONFORMANCE_PROTOCOL_VERSION und MCP_CONFORMANCE_CONTEXT setzen.</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">Die Adresse des Servers.</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">conformance braucht die Adresse eines Servers.</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">MCP_CONFORMANCE_CONTEXT ist kein JSON: %1</translation>
    </message>
    <message>
        <source>%1 speaks %2.</source>
        <translation type="unfinished">%1 spricht %2.</translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message>
        <source>A conversation is being summed up. Wait until that is done.</source>
        <translation type="unfinished">Eine Unterhaltung wird gerade zusammengefasst. Warten Sie das Ende ab.</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">Eine Antwort läuft. Halten Sie sie an oder warten Sie ihr Ende ab.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Wählen Sie zuerst ein Modell.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>Eine Nachricht ist zusammengefasst und wird nicht mehr gesendet. „Rückgängig“ holt sie zurück.</numerusform>
            <numerusform>%n Nachrichten sind zusammengefasst und werden nicht mehr gesendet. „Rückgängig“ holt sie zurück.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">Was die nächste Anfrage enthält</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">Platz für die Antwort</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">Was das Modell sehen &amp;wird…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Zusammen&amp;fassen und deaktivieren</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">Die nächste Anfrage: %1</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">Die hier gezeigten Antworten haben %1 gekostet.</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">Das Senden kostet etwa %1, ohne die Antwort.</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">Was die nächste Anfrage enthält</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">Was die nächste Anfrage enthält: Klicken zeigt die Teile.</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">Älteste weg&amp;lassen</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">Senden, ohne die ältesten Nachrichten; das wird bei diesem Modell nicht wieder gefragt</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Zusammen&amp;fassen und deaktivieren</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">Das Modell fasst die ältere Hälfte zusammen; was zusammengefasst ist, wird abgeschaltet. „Rückgängig“ holt es zurück</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">Anderes &amp;Modell…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">Eines mit größerem Kontext</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">&amp;Nicht jetzt</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">Die Nachricht bleibt, wo sie ist (Esc)</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">Das passt nicht: Die Unterhaltung braucht %1 Token, und das Modell hat neben der Antwort Platz für %2.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">etwa %1</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">%1 fasst die früheren Nachrichten zusammen…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full: a verb</extracomment>
        <translation type="unfinished">An&amp;halten</translation>
    </message>
</context>
<context>
    <name>gui::ControlSpinBox</name>
    <message>
        <source>Default</source>
        <extracomment>Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Standard</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">Standard: %1</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parameter</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parameter •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">Parameter: keine gesetzt</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parameter: %1</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">Was sich bei diesem Modell einstellen lässt; nichts ist gesetzt</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Aus</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Standard: %1</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Standard</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Nichts setzen</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">Keinen Parameter dieses Modells setzen</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">Bei diesem Modell lässt sich nichts einstellen.</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">Was nicht gesetzt ist, bleibt dem Modell überlassen.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Befehl ausführen…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Befehle</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">Arbeitsordner ändern</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">%1  Befehl ausführen…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Parameter ändern</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">Systemtext ändern</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Modell wechseln</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">%1 gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n Zweig</numerusform>
            <numerusform>%n Zweige</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">Ohne Titel</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n Unterhaltung</numerusform>
            <numerusform>%n Unterhaltungen</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">Gruppe %1</translation>
    </message>
    <message>
        <source>unfolded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">ausgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">eingeklappt</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">antwortet</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">wartet auf Ihre Antwort</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">Höchstens so viele.</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">Die gelöschten, die zuletzt gelöschten zuerst.</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">Die im Archiv.</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">Die dieser Gruppe, soweit sie nicht im Archiv sind.</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">Entweder die einer Gruppe oder die im Archiv oder die gelöschten.</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">%1 gezeigt; es gibt mehr.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsPanel</name>
    <message>
        <source>Filter</source>
        <extracomment>Button in the panel that lists the conversations: a noun: what narrows the list</extracomment>
        <translation type="unfinished">Filter</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Button in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Neue Unterhaltung</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">Archiv</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">Gelöscht</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">Alle Unterhaltungen durchsuchen</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">Weggelegte Unterhaltungen</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Archivierte Unterhaltungen</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">Gelöschte Unterhaltungen anzeigen</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Gelöschte Unterhaltungen</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Unterhaltungen</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Suchergebnisse</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Nichts gefunden.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">Löschen</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">Suchfilter</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">Nur Nachrichten bestimmter Art, Modelle, Werkzeuge, Zeit oder Labels</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">Was &amp;Sie gesagt haben</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Antworten</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Werkzeuga&amp;ufrufe</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">&amp;Ergebnisse von Werkzeugen</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Dokumente</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Heute</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">Die letzten sieben &amp;Tage</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">Antworten eines &amp;Modells: model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">Aufrufe eines &amp;Werkzeugs: tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">Mit einem La&amp;bel: label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">In einer &amp;Gruppe: group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">&amp;Nicht im Archiv</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Umbenennen</translation>
    </message>
    <message>
        <source>Title:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Titel:</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Labels</translation>
    </message>
    <message>
        <source>Labels, separated by commas:</source>
        <translation type="unfinished">Labels, durch Kommas getrennt:</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">„%1“ gelöscht</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">End&amp;gültig löschen</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">In Gruppe verschieben</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Gruppe:</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">„%1“ ist wieder in der Liste</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">„%1“ ist im Archiv</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">In neuem &amp;Tab öffnen</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Daneben öffnen</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">In neuem &amp;Fenster öffnen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">La&amp;bels…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">In Gruppe &amp;verschieben</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">&amp;Archivieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">Lös&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">End&amp;gültig löschen…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Neue Gruppe…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Keine Gruppe</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Einklappen</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Auskla&amp;ppen</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">Gruppe &amp;umbenennen</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">Gruppe umbenennen</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Name:</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">Gruppe au&amp;flösen</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">Den Lauf als Muster in gram ausgeben: die Antwort und die dafür verwendeten Werkzeuge.</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">Vom Kontext des Modells: %1. Für frühere Nachrichten bleibt entsprechend weniger Platz.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>Eine frühere Nachricht wurde weggelassen, da sie nicht in den Kontext des Modells passt.</numerusform>
            <numerusform>%n frühere Nachrichten wurden weggelassen, da sie nicht in den Kontext des Modells passen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">gelöscht:</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">Die ersten %1 Prozent sind gleich</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">%1; %2 Prozent kamen aus dem Cache</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">gleich</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">gleich, und darunter, was aus dem Cache kam</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">Neu…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">Versionen</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">Zustand der Datei</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">In &amp;eigene kopieren</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">Umwandeln</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">Formatieren</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">Leerzeichen, Leerzeilen und Einzüge wie üblich; Kommentare und Reihenfolge bleiben (Strg+Umschalt+I)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">Speichern</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">Die Deskriptoren in einem eigenen Fenster anzeigen</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">In ein eigenes Fenster, oder zurück</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">Schreibt den Agenten in der anderen Notation, als neue Datei neben dieser</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">Alt+Eingabe behebt es, wo das möglich ist</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">Neuer Deskriptor</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Name (Buchstaben, Ziffern, - und _):</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">Eine eingebaute Datei kann nicht umbenannt werden. Kopieren Sie sie zuerst zu Ihren eigenen.</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">Ein Skill heißt wie sein Ordner: Benennen Sie diesen um, und den Namen in der Datei.</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">Deskriptor umbenennen</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">Es gibt bereits eine Datei %1.</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">%1 konnte nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">%1 kann nicht umgewandelt werden: %2</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">%1 enthält dann nicht mehr: %2.</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">Es gibt bereits eine Datei %1. Ihr Text bleibt unter ihren Versionen erhalten.</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">Um&amp;wandeln</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">%1 und %2 beschreiben jetzt denselben Agenten, und nur einer davon wird verwendet. %1 löschen? Der Text bleibt unter den Versionen erhalten.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Löschen</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">Eine eingebaute Datei kann nicht gelöscht werden. Ihre Werkzeuge lassen sich ausschalten.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">%1 konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">Eingebaute Dateien liegen im Programm. Kopieren Sie eine zu Ihren eigenen, um sie als Datei zu haben.</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">Text des Deskriptors</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">Was daran falsch ist</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">%1 · nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">%1 · eingebaut, schreibgeschützt</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">%1 · gespeichert · nicht verwendet: dem Arbeitsbereich wird nicht vertraut</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">%1 · gespeichert · fehlerhaft, der letzte fehlerfreie Text wird verwendet</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">%1 · gespeichert · fehlerhaft</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">%1 · gespeichert · eine andere Datei dieses Namens wird verwendet</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">%1 · gespeichert · verwendet seit %2</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">Zeile (%1 bis %2):</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">Mit %1 vergleichen…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">Noch kein früherer Text</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">%1: Text von %2 gegenüber dem jetzigen</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">Früheren Text &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">%1: Datei gegenüber dem Text im Editor</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">Was von den Deskriptoren gezeigt wird</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Dateien</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Text</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">Werkzeug</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">Dateien nach Namen filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">Filter</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">Deskriptordateien</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">In &amp;eigene kopieren</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">Um&amp;benennen…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">Lös&amp;chen</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">In &amp;Dateiverwaltung anzeigen</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Anbieter</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Werkzeugsätze</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Werkzeuge</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Agenten</translation>
    </message>
    <message>
        <source>prompts</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Prompts</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Bibliotheken</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Szenarien</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Evaluierungen</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Skills</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">Eine andere Datei dieses Namens tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished"> (ersetzt)</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">%1, fehlerhaft</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Dieser Arbeitsbereich</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Eigene</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Eingebaut</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorsPanel</name>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">MCP-Server &amp;importieren…</translation>
    </message>
    <message>
        <source>What belongs to the tool</source>
        <translation type="unfinished">Was zum Werkzeug gehört</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">Im Deskriptor ersetzen</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">Gehe zu Zeile…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">Deskriptor formatieren</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">„%1“ hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>To TOML</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">In TOML</translation>
    </message>
    <message>
        <source>To gram</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">In gram</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished">Keine Datei ist geöffnet.</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">Die Inhalte der Antworten statt die der Anfragen.</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">Eine Übertragung, über ihre Kennung oder deren Anfang, oder eine Datei.</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">Womit verglichen wird.</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">Welche zwei? parlance exchanges listet sie auf.</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">Es gibt mehr Unterschiede als diese %1.</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">Nicht beide sind JSON, daher lässt sich nicht mehr sagen.</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">Beide sagen dasselbe.</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">%1 ist größer als 512 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">wo das zweite endet</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">das nicht innerhalb von JSON liegt</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">im äußersten Wert</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">in %1</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">Gleich bis Byte %1 von %2, %3.</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">Der Prompt-Cache eines Anbieters kann nicht weiter als bis dorthin reichen.</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>Gleich, Byte für Byte (%n Byte).</numerusform>
            <numerusform>Gleich, Byte für Byte (%n Bytes).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>Gemeldet wurde: %n Token.</numerusform>
            <numerusform>Gemeldet wurden: %n Token.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">hinzugefügt: </translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">entfernt: </translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">Nachher</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">Der Unterschied Zeile für Zeile</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Ausgewählte Zeilen kopieren</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceModel</name>
    <message>
        <source>%1  same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">%1  gleich</translation>
    </message>
    <message>
        <source>%1: moved to %2</source>
        <translation type="unfinished">%1: verschoben nach %2</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">%1: %2, von %3</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">gleich</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">mit Änderungen</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">geändert</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">hinzugefügt</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">entfernt</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">verschoben</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>State or column title in the difference of two requests: the later of two</extracomment>
        <translation type="unfinished">Nachher</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>State or column title in the difference of two requests: both of two</extracomment>
        <translation type="unfinished">Beide</translation>
    </message>
</context>
<context>
    <name>gui::DifferencePage</name>
    <message>
        <source>%1 k</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 k</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation type="unfinished">Was verglichen wird</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Anfragen</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Antworten</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">Darstellung des Unterschieds</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">Struktur, nebeneinander</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">Struktur, in einer Ansicht</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">Zeilen, nebeneinander</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">Zeilen, in einer Ansicht</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Wählen Sie zwei Übertragungen in der Liste, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">Der Unterschied als Baum</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Zum ersten</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">Dorthin, wo das erste abweichende Byte liegt</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">JSON-Zeiger kopieren</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Wird verglichen…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">%1: gleich, Byte für Byte</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">wo das zweite endet</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">im äußersten Wert</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">in %1</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">%1 weicht ab Byte %2 von %3 ab</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 entfernt</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 geändert</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 verschoben</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">beide sagen dasselbe</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">und mehr</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">Ein Prompt-Cache kann höchstens die ersten %1 % enthalten.</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">Der Anbieter hat nicht gemeldet, was in seinem Cache war.</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">Der Anbieter hat %1 von %2 Token aus seinem Cache gelesen.</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">Das ist weniger, als möglich gewesen wäre.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Kein Unterschied.</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">Nicht beide sind JSON, daher gibt es keine Struktur zu vergleichen. Ihre Zeilen lassen sich vergleichen.</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">Sie sind zu groß für einen Vergleich Zeile für Zeile.</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">Unterschiede</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">Sie unterscheiden sich nicht.</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">Unterhaltungen, über ihre Kennungen oder deren Anfang.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">Welche Unterhaltung? parlance conversations listet sie auf, die gelöschten mit --deleted.</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">Element hinzufügen</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">Feld hinzufügen</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">Name des Feldes</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">Name</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Entfernen</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">Was Sie hier tun können</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">Noch wurde nichts gesagt. Schreiben Sie unten, ziehen Sie Dateien hierher, beginnen Sie mit „/“ für Befehle und Prompts, oder:</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">noch nicht gefragt</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">Wird bei Bedarf angeboten: etwa %1 Token weniger je Anfrage.</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">meldet: %1</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">abgelehnt</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">erlaubt</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">fragt</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">Werkzeugsätze und Werkzeuge</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Werkzeuge umschalten</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">&amp;Deskriptor anzeigen</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">MCP-Ser&amp;ver hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">&amp;Jedes Mal fragen</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">In dieser &amp;Unterhaltung erlauben</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Immer erlauben</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">Im Desk&amp;riptor</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Fragen</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Erlauben</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Ablehnen</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">&amp;Standardmäßig ein</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">&amp;Standardmäßig aus</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">endgültig gelöscht:</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">&amp;Ausführen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">Die &amp;bessere von zweien…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">&amp;Bericht…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">Die Suite</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">Womit verglichen wird</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">Wie oft jeder Fall läuft</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">Fortschritt</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">Anzahl: </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">%1 · %2 übrig</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">Mit dieser Evaluierung vergleichen: ihre Kennung oder deren Anfang, latest oder eine mit --json geschriebene Datei. Exit-Status 0, wenn nichts schlechter wurde.</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">Testergebnisse so ausgeben, wie Build-Server sie lesen.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Einen Bericht in Markdown ausgeben.</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">Einen Bericht als eine HTML-Seite ohne Skripte ausgeben.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">In diese Datei statt auf die Standardausgabe schreiben.</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">Alles ausführen, auch was mit derselben Suite, denselben Modellen und Werkzeugen bereits berechnet wurde.</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">Wie oft jeder Fall läuft, anstelle der Angabe in der Suite.</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">Wie viele Läufe gleichzeitig einen Anbieter fragen, anstelle der Angabe in der Suite.</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Nur diesen Fall; mehrfach möglich. * und ? stehen für Beliebiges.</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Nur diese Variante; mehrfach möglich. * und ? stehen für Beliebiges.</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">Die Läufe nur in den Datenspeicher legen, für parlance work.</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">Zeigen, was aus dem neuesten Lauf der Suite wurde, oder aus dem mit --run genannten.</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Mit --results: die Evaluierung, über ihre Kennung oder deren Anfang.</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">Zeigen, welche Evaluierungen der Suite es gibt.</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">Statt eine Suite auszuführen, diese Unterhaltung als Fall ausgeben, als Zeile für eine Datei mit Fällen.</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">Einen Lauf der neuesten Evaluierung oder der mit --run genannten von 1 bis 5 benoten: CASE/VARIANT/REPEAT=GRADE. Mehrfach möglich; der Bericht sagt, wie weit Bewerter übereinstimmen.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all oder der Name eines Werkzeugs; mehrfach möglich. Ohne Terminal bedeutet ask dasselbe wie refuse. Von keinem anderen Wort erfasst: hidden-files für Dateien, die versteckt sind oder nach Geheimnissen aussehen, und offered-calls für Aufrufe, die eine Antwort in ihrem Text anbietet.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Wie lang eine Antwort werden darf, in MiB: 1 bis 1024. Vorgabe: 16, oder answer-limit in parlance.ini.</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">Die Suite: eine Datei, oder der Name einer Suite in evaluations.</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">Geben Sie nur eines von --json, --junit, --markdown und --html an.</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">--enqueue gehört zu --store.</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">Geben Sie nur eines von --enqueue, --results und --list an.</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">--baseline braucht eine Evaluierung: ihre Kennung, latest oder eine Datei.</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">Welche Suite? Geben Sie ihre Datei an.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 erwartet eine Zahl von 1 bis %2.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">Die Suite hat keinen Fall „%1“.</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">Die Suite hat keine Variante „%1“.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Ist %1 gemeint?</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">Eine Note hat die Form CASE/VARIANT/REPEAT=GRADE, von 1 bis 5, nicht %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Es wird erneut versucht.</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">Sie läuft noch.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>%n Lauf wartet auf seine Ausführung: %1</numerusform>
            <numerusform>%n Läufe warten auf ihre Ausführung: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">Evaluieren – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">Suite öffnen</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">Keine Vergleichsbasis</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">Vergleichsbasis: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">Bericht speichern</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">Datenspeicher verwenden</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">Adresse der Datenbank:</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">Evaluieren – %1 – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">Es sind keine zwei Antworten auf denselben Fall mehr zu vergleichen.</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">schlechter</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">besser</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">%1 von %2…</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished">%1 mit %2: %3</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Fall</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationSummary</name>
    <message>
        <source>%1: passed %2</source>
        <translation type="unfinished">%1: bestanden %2</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">, Median %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>Ein weiterer steht im Bericht.</numerusform>
            <numerusform>%n weitere stehen im Bericht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Gedanke: </translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>Aufruf von %1, %n Byte</numerusform>
            <numerusform>Aufruf von %1, %n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">%1 ms</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Zeile</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Eingetroffen</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Bytes</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Ereignis</translation>
    </message>
    <message>
        <source>Decoded</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Dekodiert</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Daten</translation>
    </message>
</context>
<context>
    <name>gui::EventsPage</name>
    <message>
        <source>Events</source>
        <extracomment>Name for screen readers of the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Ereignisse</translation>
    </message>
    <message>
        <source>Enter shows the bytes of an event</source>
        <translation type="unfinished">Die Eingabetaste zeigt die Bytes eines Ereignisses</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">Was aus den Ereignissen dekodiert wurde</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">Nichts davon ist die Antwort eines Modells, dessen Sprache bekannt ist.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">Wie viel aufbewahrt wird</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">Größe der aufbewahrten Inhalte in MiB</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">Alter der aufbewahrten Übertragungen in Tagen</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished"> Tage</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">Maximale &amp;Größe der Inhalte</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">Maximales &amp;Alter der Übertragungen</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">Zurzeit werden %1 aufbewahrt. </translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">Was darüber liegt, wird entfernt, Ältestes zuerst; angeheftete Übertragungen bleiben. Was Inhalte gemeinsam haben, zählt einmal.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeCells</name>
    <message>
        <source>Number</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Zahl</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent</extracomment>
        <translation type="unfinished">Anfrage</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">Status</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">Wasserfall</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took</extracomment>
        <translation type="unfinished">Zeit</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): in money</extracomment>
        <translation type="unfinished">Kosten</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s server</extracomment>
        <translation type="unfinished">Art</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Anbieter</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">Modell</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">Werkzeug</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Token ein</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">Aus Cache</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Token aus</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Gesendet</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Empfangen</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Begonnen</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Gleich wie</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">fehlgeschlagen</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">fertig</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">gleich wie %1 bis Byte %2</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">gleich wie %1 · erneut gesendet</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">gleich wie %1</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">, angeheftet</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">Filter für die Übertragungen</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s &quot;Text&quot;</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">Was aufgelistet wird: %1. Ein Minus vor einem Ausdruck kehrt ihn um; Wörter ohne Schlüssel werden in den Inhalten gesucht.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Mitgeschnitten</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">Außerhalb von Durchgängen</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Ein Durchgang</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Durchgang %1</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">zurückgenommen</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">unterbrochen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%1, %n Übertragung</numerusform>
            <numerusform>%1, %n Übertragungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">Welche Übertragungen aufgelistet werden</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Diese Unterhaltung</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Alle Unterhaltungen</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">Ansichten</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">Spalten, Gruppierung und Filter unter einem Namen</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">B&amp;udget…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">Wie viel von früheren Übertragungen aufbewahrt wird</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">Anheften oder lösen</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">Nach Durchgängen oder nicht</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">Zum Filter</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">Nachrichten von %1</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">Nach &amp;Durchgängen	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">Diese &amp;Ansicht speichern…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Vergessen</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">Diese Ansicht speichern</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">Filter, Spalten und Gruppierung unter dem Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n Übertragung</numerusform>
            <numerusform>%n Übertragungen</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">es wird weitergesucht…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>die letzte Übertragung</numerusform>
            <numerusform>die letzten %n Übertragungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">%1 von %2 aufbewahrt</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n angeheftet</numerusform>
            <numerusform>%n angeheftet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Übertragungen</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">Ü&amp;bliche Spalten</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeText</name>
    <message>
        <source>Status %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Status %1</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Keine Antwort</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">Beantwortet</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Begonnen %1</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">Header nach %1 ms, Ende nach %2 ms</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Versuch %1</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">es ist mehr eingetroffen, das erscheint, sobald die Antwort beendet ist</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Header</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">Schritte der Werkzeugaufrufe</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Antwort</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Ereignisse</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Zeitverlauf</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">Belegung</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">Unterschied</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">Pipeline</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">Was die Anfrage füllt</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">&amp;Inhalt kopieren</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">Als c&amp;url kopieren</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">Was mit der Übertragung geschehen kann</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">Kopieren, Anheften und der Weg zur Unterhaltung</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Kein Inhalt.</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Wählen Sie zwei Übertragungen in der Liste, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">Noch ist nichts eingetroffen.</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">läuft</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">Mit Inhalten als HTTP Archive 1.2 in diese Datei schreiben.</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">In diese Datei schreiben, NAME.jsonl, damit parlance rehearse sie wieder abspielen kann.</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">Nur Struktur, Größen und Zeiten ausgeben, nichts von dem, was jemand gesagt hat.</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Den Anfrageinhalt der einen Übertragung ausgeben, Byte für Byte.</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Den Antwortinhalt der einen Übertragung ausgeben, Byte für Byte.</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Eine Unterhaltung oder eine Übertragung, über ihre Kennung oder deren Anfang.</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">Geben Sie die Kennung einer Übertragung an.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">Das Werkzeug, etwa io:write_file.</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">Die Argumente des Aufrufs als JSON-Objekt.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">Geben Sie ein Werkzeug und seine Argumente als JSON-Objekt an, etwa: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… wartet auf %1</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">Die Datei ist versteckt oder sieht nach einem Geheimnis aus: Es wird trotzdem ein Mensch gefragt.</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">es wurde dauerhaft erlaubt</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">es wurde dauerhaft erlaubt für: %1</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">so steht es im Deskriptor</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">keine Regel passt, und für den Rest steht es so im Deskriptor</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">Regel %1 von %2, %3 (%4)</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">jsonl, das alles enthält, oder eines von %1; sonst nach dem Ende des Dateinamens.</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">Die Zieldatei. Eine vorhandene wird ersetzt, sobald alles geschrieben ist.</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">Mit dem, was übertragen wurde (jsonl).</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">Die ganze Bibliothek einschließlich der gelöschten Unterhaltungen.</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">Unterhaltungen, über ihre Kennungen oder deren Anfang; ohne Angabe die ganze Bibliothek.</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">Es gibt kein Format „%1“; es gibt %2.</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">In welche Datei? Geben Sie --output FILE an.</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">%1: Unterhaltungen: %2, Nachrichten: %3.</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">Nachrichten, die nicht oder nur teilweise gelesen werden können: %1. parlance repair rettet, was lesbar ist.</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">Fehler melden</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">Schreiben Sie, was Sie getan haben, was geschah und was hätte geschehen sollen, und fügen Sie dies darunter ein. Es enthält nichts über Sie, und nichts wird gesendet: Melden Sie den Fehler dort, wo Sie Parlance bezogen haben. Eine Sicherheitslücke melden Sie bitte vertraulich.</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">Über das Programm und diesen Rechner</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the dialog that prepares the report of a fault: a verb</extracomment>
        <translation type="unfinished">&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>gui::FetchedConversation</name>
    <message>
        <source>The store has nothing of this run&apos;s conversation.</source>
        <translation type="unfinished">Der Datenspeicher hat nichts von der Unterhaltung dieses Laufs.</translation>
    </message>
</context>
<context>
    <name>gui::FieldView</name>
    <message>
        <source>Value</source>
        <extracomment>Text beside a field of a form made from a schema: a noun</extracomment>
        <translation type="unfinished">Wert</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation type="unfinished">%1, Element %2</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Name for screen readers beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">%1 angeben</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">Optional: entfällt, wenn nicht angehakt.</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">%1 ist null</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished">Art von %1</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Hint in an empty field beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">JSON</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished">%1, als JSON</translation>
    </message>
    <message>
        <source>Back to the field</source>
        <translation type="unfinished">Zurück zum Feld</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">Das Feld kann diesen Wert nicht darstellen.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">Ja</translation>
    </message>
</context>
<context>
    <name>gui::Figure</name>
    <message>
        <source>Table</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Tabelle</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Mathematik</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Code</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Kopieren</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">Als CSV kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Speichern…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">Nicht umbrechen</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">Umbrechen</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Öffnen</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Extern öffnen</translation>
    </message>
</context>
<context>
    <name>gui::FigureActions</name>
    <message>
        <source>table</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">Tabelle</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">Formel</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">Code</translation>
    </message>
</context>
<context>
    <name>gui::FigureChart</name>
    <message>
        <source>Chart: %1 by day</source>
        <translation type="unfinished">Diagramm: %1 je Tag</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">Es wurde nichts gezählt.</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">%1: %2, davon %3 fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a bar of the chart stands for for screen readers</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
</context>
<context>
    <name>gui::FiguresCommand</name>
    <message>
        <source>tool, model, provider, server or day.</source>
        <translation type="unfinished">tool, model, provider, server oder day.</translation>
    </message>
    <message>
        <source>From this day on, such as 2026-01-31.</source>
        <translation type="unfinished">Ab diesem Tag, etwa 2026-01-31.</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">Bis zu diesem Tag einschließlich.</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">Als Tabelle für Tabellenkalkulationen.</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">--by ist tool, model, provider, server oder day, nicht %1.</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">Ein Tag wird als 2026-01-31 geschrieben.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">Es wurde noch nichts gezählt.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">Name</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">Aufrufe</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">fehlgeschlagen</translation>
    </message>
    <message>
        <source>median ms</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">Median ms</translation>
    </message>
    <message>
        <source>95 % ms</source>
        <translation type="unfinished">95 % ms</translation>
    </message>
    <message>
        <source>tokens in</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">Token ein</translation>
    </message>
    <message>
        <source>tokens out</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">Token aus</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">Kosten</translation>
    </message>
</context>
<context>
    <name>gui::FiguresModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun</extracomment>
        <translation type="unfinished">Name</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Aufrufe</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Column title in the window of figures: calls, times and costs; of the times</extracomment>
        <translation type="unfinished">Median</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Token ein</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Token aus</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Aus Cache</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Kosten</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">Wiederholt</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">Abgelehnt</translation>
    </message>
    <message>
        <source>Reused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many results were used again</extracomment>
        <translation type="unfinished">Wiederverwendet</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how large they were</extracomment>
        <translation type="unfinished">Ergebnisse</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Werkzeugaufrufe</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">Repariert</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">Falsch</translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message>
        <source>Figures</source>
        <extracomment>Window title in the window of figures: calls, times and costs; numbers of calls, times and costs</extracomment>
        <translation type="unfinished">Statistik</translation>
    </message>
    <message>
        <source>The same day by day</source>
        <translation type="unfinished">Dasselbe Tag für Tag</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">Was jede Zeile ist</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Nach Werkzeug</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Nach Modell</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Nach Anbieter</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">Nach MCP-Server</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Nach Tag</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Seit wann</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Heute</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>Letzter Tag</numerusform>
            <numerusform>Letzte %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Aktualisie&amp;ren</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">Als &amp;CSV speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">Als &amp;JSON speichern…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Aufrufe</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Fehler</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Kosten</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Token</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">Zeit, %1 %</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">Als &amp;Tabelle</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message>
        <source>figures.jsonl</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">figures.jsonl</translation>
    </message>
    <message>
        <source>figures.csv</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">figures.csv</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation type="unfinished">Statistik speichern</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">%1 Prozent</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">Teil</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">Anteil</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">Größe</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title in the table of what fills a request</extracomment>
        <translation type="unfinished">Token</translation>
    </message>
</context>
<context>
    <name>gui::FillPage</name>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">Was die Anfrage füllt</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">In der Unterhaltung anzeigen</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">Dies ist keine Anfrage, deren Teile bekannt sind.</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1, vom Anbieter als %2 Token gezählt; die eines Teils sind sein Anteil nach Bytes. Die Eingabetaste führt zu der Nachricht, aus der ein Teil entstand.</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1. Die Eingabetaste führt zu der Nachricht, aus der ein Teil entstand.</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">Ihre Login-Shell wird gefragt, wo ihre Programme sind…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">Agenten auf diesem Rechner</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">Agenten, und wo ihre Programme sind</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">&amp;Damit sprechen</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 ist nicht auf diesem Rechner</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">Diese können wie Modelle gewählt werden. Jeder läuft als eigenes Programm außerhalb der Sandbox und fragt, bevor er handelt.</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">Keiner davon ist dort installiert, wo Ihre Shell nach Programmen sucht. Einer, der anderswo liegt, wird durch einen eigenen Anbieter mit dialect = &quot;acp&quot; beschrieben.</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Suchen nach</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Suche</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Ersetzen durch</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">Nur ganze Wörter</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Vorherige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Nächste Stelle</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">Suche schließen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Hier ersetzen</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Alle e&amp;rsetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Alle ersetzen</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">kein Ausdruck</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">keine Modelle</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">Server auf diesem Rechner</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">Gefundene Server</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">&amp;Erneut suchen</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">Markierte &amp;behalten</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">Die Ports %1 dieses Rechners werden abgesucht…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">%1
bereits vorhanden, als %2</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">Was markiert ist, wird als Deskriptor abgelegt, sodass seine Modelle gewählt werden können.</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">Kein Server hat geantwortet. Läuft einer anderswo, beschreiben Sie ihn mit einem eigenen Anbieter.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">Würfle 2d6, berechne 17 * 23 und sag mir, wie spät es ist.</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">Es ist kein Anbieter für Probeläufe beschrieben.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">Unterhaltung beginnen</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">Nichts verlässt diesen Rechner, bevor Sie es eingerichtet haben.</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">Probelauf</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">Ein eingebautes Szenario antwortet und ruft echte Werkzeuge auf, ohne Schlüssel und ohne Netz. Es ist kein Sprachmodell.</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">&amp;Probelauf starten</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">Modell auf diesem Rechner verwenden</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">Sucht llama.cpp, Ollama, LM Studio und vLLM auf ihren üblichen Ports.</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Server suchen</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">Schlüssel eingeben</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">Für einen Anbieter im Netz.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Nicht jetzt</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Wird gesucht…</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation type="unfinished">
            <numerusform>%1 verwenden (%n Modell)</numerusform>
            <numerusform>%1 verwenden (%n Modelle)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Gefunden:</translation>
    </message>
    <message>
        <source>No server answered. Start one and look again.</source>
        <translation type="unfinished">Kein Server hat geantwortet. Starten Sie einen und suchen Sie erneut.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Sprache</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Text on the pages of the first run: a language model</extracomment>
        <translation type="unfinished">Modell</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text on the pages of the first run: the folders that tools may use</extracomment>
        <translation type="unfinished">Arbeitsbereich</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">Was das Modell verwenden darf</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">Dateiwerkzeuge sehen keinen Ordner, bis Sie einen wählen.</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">Haken Sie die Werkzeuge an, mit denen diese Unterhaltung beginnt. Ein Werkzeug, das Dateien schreibt, Befehle ausführt oder Seiten abruft, fragt Sie vorher.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">&amp;Zurück</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Fertig</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Weiter</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">In der Umgebung ist ein Schlüssel für %1 gesetzt; dessen Modell ist gewählt.</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">keine</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>%n Ordner</numerusform>
            <numerusform>%n Ordner</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Arbeitsbereich: %1</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">Arbeitsbereich</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">Dateiwerkzeuge sehen keinen Ordner, bis Sie einen wählen.</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">Arbeitsordner hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">%1 entfernen</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">Trotzdem hinzufügen</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">Was eingetragen ist, kann nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">Als JSON</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">Es gibt nichts auszufüllen.</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">Wenn die Unterhaltung nicht in den Kontext des Modells passt: die ältesten Nachrichten weglassen (leave-out), sie vom Modell zusammenfassen lassen (summarise) oder scheitern und nichts senden (fail).</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">--full ist leave-out, summarise oder fail, nicht %1.</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">Das passt nicht in den Kontext des Modells, der neben der Antwort Platz für %1 Token hat. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… %1 fasst die früheren Nachrichten zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>Eine Nachricht ist zusammengefasst und wird nicht mehr gesendet.</numerusform>
            <numerusform>%n Nachrichten sind zusammengefasst und werden nicht mehr gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">Es sind die Nachrichten %1 bis %2 der Unterhaltung. Mit --full summarise werden sie stattdessen zusammengefasst.</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">Texte in gram oder Ordner mit solchen; - ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">Zeigen, was falsch ist, auch an Agenten und Signaturen. Das geschieht, wenn nichts anderes verlangt wird.</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">Den Syntaxbaum ausgeben.</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">Den Text neu formatiert ausgeben.</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">Die Muster beliebiger Tiefe ausgeben, die dies von sich sagen: Name, :Label, {Schlüssel: Wert} oder mehrere davon in dieser Reihenfolge, etwa &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Über jedem steht, wo es ist.</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">Ausdruck</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">Die Texte zu einem verbinden und ausgeben, damit Agenten Werkzeuge anderer Dateien nennen können. Doppelt oder nirgends definierte Namen sind Fehler.</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">Welche Texte in gram? Geben Sie Dateien oder Ordner an, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">--check, --tree, --format, --select und --compose schließen einander aus.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 kann nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines ausgeben.</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Steuerzeichen unverändert in eine Datei oder Pipe schreiben.</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">Gilt für alle Befehle; ein Kapitel ist ohnehin schlicht.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Die Optionen dieses Befehls anzeigen.</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">Ein Kapitel, oder CHAPTER#SECTION; ohne Angabe die Liste der Kapitel.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 nimmt kein Argument „%2“. Siehe %1 --help.</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">parlance help CHAPTER zeigt eines davon, parlance COMMAND --help die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance: %1 hat keinen Abschnitt „%2“. Es gibt: %3.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Ist %1 gemeint?</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance: Es gibt kein Kapitel „%1“.</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">Vorwärts</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">Kapitel</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">Nichts gefunden.</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation type="unfinished">%1 – Handbuch</translation>
    </message>
</context>
<context>
    <name>gui::ImportCommand</name>
    <message>
        <source>Only say what would be imported.</source>
        <translation type="unfinished">Nur sagen, was käme.</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">Bereits vorhandene Unterhaltungen kommen noch einmal, unter neuen Kennungen.</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">Dateien, die hier, von ChatGPT oder von Claude exportiert wurden, Chats in der Form von OpenAI, Sitzungen von Claude Code oder Codex, oder ein HTTP Archive (HAR) mit Anfragen an einen Anbieter.</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">Welche Dateien?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    nennt den Ordner %1, auf den die Werkzeuge nicht zugreifen</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">würden importiert: %1, übersprungen: %2</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">importiert: %1, übersprungen: %2</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">Konfigurationsdateien anderer Clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json und andere mit „mcpServers“ oder „servers“.</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">Nur den Server, der in der Datei so heißt; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">Die Deskriptoren schreiben und die Schlüssel der Dateien in den Schlüsselbund des Desktops legen. Sonst werden sie nur gezeigt.</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">Welche Konfigurationsdateien? Geben Sie Dateien anderer Clients an.</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance: Es wurde nichts geschrieben; mit --yes geschieht es.</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">In den Dateien gibt es keinen Server mit dem Namen %1.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">%1 kann nicht übernommen werden. %2</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  Schlüssel %1: als Umgebungsvariable anzugeben oder im Fenster einzugeben. %2</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  Schlüssel %1: aus der Datei in den Schlüsselbund. %2</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation type="unfinished">MCP-Server importieren</translation>
    </message>
    <message>
        <source>The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop&apos;s keychain and never into a descriptor.</source>
        <translation type="unfinished">Die MCP-Server von %1, jeder als Werkzeugsatz. Schlüssel, die in der Datei stehen, kommen in den Schlüsselbund des Desktops und nie in einen Deskriptor.</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">Server der Datei</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">&amp;Importieren</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">%1 (nicht möglich)</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">Eine JSON-Datei mit einer Liste von Werkzeugen, oder die Python-Datei eines Charakters mit TOOLS; - ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">Als gram ausgeben: die Werkzeugspezifikationen, und mit --name den Agenten, der auf sie verweist. Sonst wird ein Deskriptor ausgegeben.</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">Wie der Agent heißt. Der eines Deskriptors heißt sonst nach dem Charakter oder der Datei.</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">Das Modell des Agenten, als PROVIDER/MODEL.</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">Die Anweisung des Agenten.</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">Welche Datei enthält die Werkzeuge?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Verwende deine Werkzeuge, wo sie helfen.</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">Bild: %1</translation>
    </message>
</context>
<context>
    <name>gui::InspectorPanel</name>
    <message>
        <source>Rolled-back turns</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">Zurückgenommene Durchgänge</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">&amp;Erneut senden…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">Gezeigte Anfrage bearbeiten und erneut senden</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">An&amp;heften, ungeachtet des Budgets	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">&amp;Lösen	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">&amp;Unterschied anzeigen	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">In der Unterhaltung an&amp;zeigen	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">&amp;Kennung kopieren</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">&amp;Unterschiede der beiden anzeigen	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">&amp;Unterschied zur vorigen anzeigen	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">Was daraus wurde, liegt nicht auf dem gezeigten Pfad der Unterhaltung: Es wurde zurückgenommen oder liegt auf einem anderen Zweig.</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">Davor gibt es keine an dieselbe Adresse. Wählen Sie zwei in der Liste (Strg und Klick, oder Strg und Leertaste), um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">%1 wird nicht mehr aufbewahrt.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">Wird gesucht…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">Keine in dieser Unterhaltung</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">Diesen Werkzeugsatz einschalten, wenn er anfangs aus ist; mehrfach möglich.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all oder der Name eines Werkzeugs; mehrfach möglich. Ohne Terminal bedeutet ask dasselbe wie refuse. Von keinem anderen Wort erfasst: hidden-files für Dateien, die versteckt sind oder nach Geheimnissen aussehen, und offered-calls für Aufrufe, die eine Antwort in ihrem Text anbietet.</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">Das Werkzeug, etwa io:read_file.</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">Seine Argumente als JSON-Objekt.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">Geben Sie ein Werkzeug und seine Argumente als JSON-Objekt an, etwa: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… wartet auf %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 ist nicht verbunden: %2</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance: Fehler (%1): %2</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">Den Aufruf als Fall einer Evaluierung schreiben, der sein Ergebnis erwartet, als Zeile für eine Datei mit Fällen.</translation>
    </message>
</context>
<context>
    <name>gui::JsonTreeModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">Name</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">Wert</translation>
    </message>
</context>
<context>
    <name>gui::JsonValueView</name>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">Als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">Im Wert suchen</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">Suchen; Eingabe sucht weiter</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">Der Wert als Baum</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">Der Wert als Tabelle</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">Kopieren</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">Zum Ende springen</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">Zum Ende springen (Ende)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">neuer Text</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">zum Ende</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">Schlüssel &amp;aufbewahren</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">Anbieter</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Schlüssel</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">Es ist kein Anbieter beschrieben, der einen Schlüssel braucht.</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">Ein Schlüssel mit dem Namen %1 ist bereits vorhanden.</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">Er kommt als %1 in den Schlüsselbund des Desktops und wird an %2 gesendet. Die Umgebungsvariable dieses Namens wird ebenfalls gelesen.</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">Er ist so kurz, dass er sich nicht von gewöhnlichen Wörtern unterscheiden lässt: Wiederholt ihn ein Server, wird das aufgezeichnet.</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">Im Schlüsselbund als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">%1 Damit er das nächste Mal da ist, setzen Sie die Umgebungsvariable %2.</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">Schlüssel, die Anbieter verlangen</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">Anbieter</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">Name des Schlüssels</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">Aufbewahrungsort</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">in der Umgebung</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">wird gesucht…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">kein Schlüsselbund antwortet</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">nicht vorhanden</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">im Schlüsselbund des Desktops</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">Sprache des Programms</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Wie der Desktop</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">Maschinell übersetzt; ein Mensch hat %1 von %2 Texten gelesen. Wo einer falsch klingt, gilt der englische Text.</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">Keine Schrift auf diesem Rechner hat ihre Zeichen: Installieren Sie eine, etwa %1. Bis dahin spricht das Programm Englisch.</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">Das Programm spricht „%1“ nicht: Es spricht Englisch.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">ist bereits hier, unter den gelöschten</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">ist bereits hier</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">ist bereits hier, aber inzwischen eine andere; sie bleibt, wie sie ist</translation>
    </message>
</context>
<context>
    <name>gui::LibraryImporter</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Message; %1 is a file</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished">Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">Dies ist keine Datei.</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">Ein anderer Import läuft; versuchen Sie es erneut, wenn er beendet ist.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">Der Import wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">und andere: %1</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">Unterhaltung exportieren (.jsonl enthält alles; .md, .html, .pdf, .json den gezeigten Pfad)</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">Alle Unterhaltungen exportieren (.jsonl enthält alles; .md, .html, .pdf, .json die gezeigten Pfade)</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">Nach %1 exportiert: %2 Nachrichten.</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">Unterhaltungen importieren</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">&amp;Importieren</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">Ein anderer Import läuft; versuchen Sie es erneut, wenn er beendet ist.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">Die Datei wird durchgesehen…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">Die Unterhaltungen werden importiert…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">An&amp;halten</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">Der Import wurde angehalten; nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">Aus %1: Unterhaltungen, die kommen: %2, die bereits hier sind: %3</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">Sie nennen diese Ordner, auf die ihre Werkzeuge erst zugreifen, wenn Sie sie wieder wählen:</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">Importierte Unterhaltungen: %1.</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Als Fall einer Evaluierung speichern</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">Als Fall in %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">Der Server hat noch nichts ausgegeben.</translation>
    </message>
</context>
<context>
    <name>gui::MainWindow</name>
    <message>
        <source>Parlance</source>
        <extracomment>Window title of a window</extracomment>
        <translation type="unfinished">Parlance</translation>
    </message>
    <message>
        <source>A descriptor has changes that are not saved. Save them before the window is closed?</source>
        <translation type="unfinished">Ein Deskriptor hat nicht gespeicherte Änderungen. Vor dem Schließen des Fensters speichern?</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">S&amp;chließen und verwerfen</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">Der Lauf ist jetzt eine Unterhaltung.</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">Über Parlance</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">Parlance %1
Eine Werkbank für Unterhaltungen mit Sprachmodellen.
Lizenz: Apache-2.0. Keine Telemetrie.</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">Wohin parlance.1 und parlance-descriptors.5 geschrieben werden.</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">In welchen Ordner?</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>gui::ManualView</name>
    <message>
        <source>Chapter</source>
        <extracomment>Name for screen readers of the text of the manual</extracomment>
        <translation type="unfinished">Kapitel</translation>
    </message>
</context>
<context>
    <name>gui::MarkdownSection</name>
    <message>
        <source>Show all</source>
        <extracomment>Link at the end of a long text in the transcript</extracomment>
        <translation type="unfinished">Alles anzeigen</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">Fälle und Varianten</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">%1, bester Wert</translation>
    </message>
</context>
<context>
    <name>gui::MediansView</name>
    <message>
        <source>Medians</source>
        <extracomment>Name for screen readers of the table of medians of a comparison</extracomment>
        <translation type="unfinished">Mediane</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished">Was gemessen wurde</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">hat noch nicht geantwortet</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">braucht den Schlüssel %1</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">spielt ein Szenario, kein Sprachmodell</translation>
    </message>
    <message>
        <source>%1 k tokens</source>
        <translation type="unfinished">%1 k Token</translation>
    </message>
</context>
<context>
    <name>gui::ModelSelector</name>
    <message>
        <source>Search models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modelle suchen</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">Suchen, oder Anbieter/Modell eingeben</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modelle</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">&amp;Server suchen…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">&amp;Modelldatei starten…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">Modell wählen</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modell: %1</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">A&amp;genten suchen…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">Modelle auf diesem Rechner</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">Modelle, die Parlance bereitstellt</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title in the list of models on this machine: a language model</extracomment>
        <translation type="unfinished">Modell</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the list of models on this machine: a noun: of a server</extracomment>
        <translation type="unfinished">Zustand</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the list of models on this machine: how much it takes</extracomment>
        <translation type="unfinished">Speicher</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">Wie viel des Modells geladen ist</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">Ausgabe des Servers</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">&amp;Protokoll kopieren</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Starten</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Neu starten</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">&amp;Modelldatei starten…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">Noch wird keine Modelldatei bereitgestellt.</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">Nur von diesem Anbieter; sein Endpunkt wird nach seinen Modellen gefragt.</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">Stattdessen auf den üblichen Ports dieses Rechners nach Servern suchen.</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">Mit --find: diesen Port statt der üblichen ansehen; mehrfach möglich.</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">Mit --find: Gefundenes als Deskriptoren ablegen.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Es gibt keinen Anbieter mit dem Namen %1.</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">Die eigene Liste war nicht zu bekommen: %1</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">(braucht den Schlüssel %1)</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">„%1“ ist kein Port.</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">Server an Port %1</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">Kein Server hat geantwortet.</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">Stattdessen zeigen, welche Agenten anderer Programme auf diesem Rechner sind.</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 ist nicht auf diesem Rechner</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">jetzt</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">heute %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">gestern</translation>
    </message>
</context>
<context>
    <name>gui::MoveCommand</name>
    <message>
        <source>moved:</source>
        <extracomment>Message on the terminal before the conversation that was moved into a group</extracomment>
        <translation type="unfinished">verschoben:</translation>
    </message>
    <message>
        <source>The group; empty for none.</source>
        <translation type="unfinished">Die Gruppe; leer für keine.</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">In welche Gruppe? --group NAME; --group &quot;&quot; für keine.</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">Die Antwort ist da.</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">Ein Werkzeug ist abgestürzt; der Durchgang wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">Die Antwort wurde unterbrochen.</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">Sie werden etwas gefragt.</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">Ihre Antwort wird gebraucht.</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">Gilt für alle Befehle; hier ändert sich nichts.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Die Optionen dieses Befehls anzeigen.</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">Deskriptoren, Unterhaltungen, Übertragungen, die Server eines anderen Clients oder Verweise, die mit parlance:// beginnen; ohne Angabe das Fenster. Ihr Inhalt wird gezeigt, und es wird gefragt; nichts wird ausgeführt.</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">Der Verweis enthält „%1“, das es bei dieser Art von Verweisen nicht gibt.</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">Der Verweis enthält mehr Text als die %1 Zeichen, die angenommen werden.</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">Der Verweis enthält in „%1“ unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">Der Verweis nennt „%1“ zu oft.</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">Der Verweis fügt einen Server hinzu, hat aber keinen oder einen zu langen Namen dafür.</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">Der Verweis fügt einen Server hinzu, nennt aber weder Adresse noch Befehl, oder beides.</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">„%1“ ist keine Adresse, die mit https:// oder http:// beginnt.</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">Die Adresse des Servers enthält ein Passwort.</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">Der Verweis ist länger, als angenommen wird.</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">„%1“ ist kein Verweis: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">„%1“ ist keine Kennung einer Unterhaltung.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">„%1“ gehört nicht in einen Verweis dieser Art.</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">Verweise von Parlance beginnen mit parlance://conversation/, new, add-server, manual/ oder quick-question, nicht mit „%1“.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">%1 ist von keiner Art, die hier geöffnet wird: Deskriptoren (.toml, .gram), Unterhaltungen und Übertragungen (.jsonl, .json, .har, .md) oder die Server eines anderen Clients (.json).</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">„%1“ ist keine Datei dieses Rechners.</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">„%1“ ist weder eine Datei noch ein Verweis, der mit parlance:// beginnt.</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">„%1“ sagt mehr, als Verweise dieser Art sagen.</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">Dieser Text kam mit einem Verweis. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">ein Verweis</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">Das Handbuch hat kein Kapitel „%1“.</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">%1 ist kein Deskriptor: Keine der Tabellen beschreibt einen Anbieter, einen Werkzeugsatz, einen Agenten, eine Bibliothek, einen Prompt oder ein Szenario.</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">%1 wird nicht kopiert, da es %2 bereits gibt.</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">%1 liegt außerhalb der Ordner für Deskriptoren. Nach %2 kopieren, wo die Datei wirksam ist, und dort öffnen?
Fehler darin als TOML oder gram: %3.</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">&amp;Kopieren und öffnen</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">Offene Unterhaltungen</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">Neue Unterhaltung</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Wartet auf Ihre Antwort</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">Ein Durchgang läuft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">Tab schließen</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Unterhaltung</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Nachricht: %1</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Nachricht</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Modell</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Agent</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Einstellungen: %1</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Einstellungen</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">In dieser Unterhaltung wurde noch nichts übertragen.</translation>
    </message>
    <message>
        <source>exchanges.har</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">exchanges.har</translation>
    </message>
    <message>
        <source>exchanges.jsonl</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">exchanges.jsonl</translation>
    </message>
    <message>
        <source>Save exchanges</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">Übertragungen speichern</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">Die Kassette wurde geschrieben.</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">Datenverkehr aufzeichnen</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">recording.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">Aufzeichnung für %1; derselbe Befehl beendet sie.</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Eine Kassette abspielen</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">Kein Ereignis einer Kassette wartet.</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">Sie hat mehr als %1 MB und ist daher keine PDF-Datei von Parlance.</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">Diese PDF-Datei wurde nicht von Parlance exportiert oder von einer Version, die keine Unterhaltungen hineinlegte. Andere PDF-Dateien sagen nicht, wer was gesagt hat.</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">Die PDF-Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">Die PDF-Datei lässt sich nicht lesen: Sie verlangt mehr Speicher oder Zeit als jede von Parlance.</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">Das ist zu viel für ein PDF. HTML fasst Unterhaltungen jeder Länge.</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">ein anderes Programm</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">Einstellungen</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">&amp;Allgemein</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">&amp;Schlüssel</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Wie der Desktop</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">%1 (leicht zu lesen)</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">Dunkel</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">Eingabe sendet, Umschalt+Eingabe beginnt eine Zeile</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Strg+Eingabe sendet, Eingabe beginnt eine Zeile</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Umschalt+Eingabe sendet, Eingabe beginnt eine Zeile</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">Von jedem der letzten sieben Tage eine &amp;Kopie behalten</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">Die erste Zeile Ihrer ersten Nachricht</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">Vom Modell nach dem ersten Durchgang geschrieben</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">Keine</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">Nur ein Hinweis, ohne Inhalt</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">Mit Titel und Text</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">Nichts</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">Abschlüsse, Rückfragen und Fehler</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">Auch Aufrufe und Anfänge von Antworten</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">bis sie endgültig gelöscht werden</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished"> Tage</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished"> %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Farben:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Text&amp;größe:</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Schriftart für Te&amp;xte:</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Schriftart für &amp;Code:</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Se&amp;nden:</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Unterhaltungen:</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">T&amp;itel:</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Benachrichtigungen:</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">Bildschirm&amp;leser erhält:</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">Gelöschte bl&amp;eiben:</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Rechtschreibung:</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">Traces ge&amp;hen an:</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">Wohin Durchgänge gemeldet werden: die Adresse eines Kollektors oder eine Datei</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">nirgends; http://127.0.0.1:4318, oder eine Datei</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">&amp;Mit dem Gesagten</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">Auf diesem Rechner gibt es keine Wörterbücher (Pakete hunspell-…).</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">Sprachen, in denen nachgeschlagen wird</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">Der Sitzungsbus des Desktops ist nicht erreichbar: Es gibt keine Benachrichtigungen, und jeder Start des Programms hat eigene Fenster.</translation>
    </message>
</context>
<context>
    <name>gui::PromptDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;Prompt verwenden</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">Der Server %1 ist nicht verbunden.</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">muss angegeben werden</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">kann entfallen</translation>
    </message>
</context>
<context>
    <name>gui::PutAwayConversations</name>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">End&amp;gültig löschen…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">Was hier ist, bleibt, solange Sie möchten, und wird von der Suche gefunden.</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">Gelöschtes wird hier so lange aufbewahrt, wie es die Einstellungen vorsehen.</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Archivierte Unterhaltungen</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Gelöschte Unterhaltungen</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">Zurück in die &amp;Liste</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">Zurück in die Liste der Unterhaltungen</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">Unterhaltung wiederherstellen</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">Unterhaltung endgültig löschen</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">Endgültig löschen…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">„%1“ endgültig löschen? Nachrichten, Zweige und aufgezeichnete Übertragungen werden überschrieben. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">End&amp;gültig löschen</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Frage</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">Der ganze Text</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">A&amp;usführen</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Lassen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Weitermachen</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">&amp;Durchgang beenden</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">Im &amp;Browser öffnen</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Erlauben</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Immer erlauben</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Ablehnen</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">An&amp;melden</translation>
    </message>
</context>
<context>
    <name>gui::QuestionCard</name>
    <message>
        <source>Edit &amp;arguments</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Ar&amp;gumente bearbeiten</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Als &amp;JSON</translation>
    </message>
    <message>
        <source>Also asked of %1, where it may be answered first.</source>
        <translation type="unfinished">Auch %1 wurde gefragt; dort kann zuerst geantwortet werden.</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Einmal erlauben</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">Für diese &amp;Unterhaltung</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Immer</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">Immer für &amp;solche Aufrufe</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Ablehnen</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">Antwort se&amp;nden</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Zu&amp;rückweisen</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">Im &amp;Browser öffnen</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Weitermachen</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">Machen Sie weiter, wenn Sie dort getan haben, was verlangt wird.</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">Der Browser konnte nicht geöffnet werden. Rufen Sie die Adresse dort von Hand auf und machen Sie dann weiter.</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">Ein Werkzeug fragt</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">%1 fragt</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">Argumente als JSON</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">Was sich in der Datei ändert: − entfällt, + kommt hinzu</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">Aufrufe wie dieser: %1.</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">Was ausgeführt wird</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">Als &amp;Formular</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">Es muss ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">Sehen Sie sich an, was unten markiert ist.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">Das kann so nicht gesendet werden.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">Das kann so nicht gesendet werden</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Jetzt senden</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">Wartendes senden und nach jeder Antwort mit dem Nächsten fortfahren</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Jetzt sagen</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">Innerhalb des laufenden Durchgangs sagen, nach der laufenden Runde (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">Bearbeiten</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">An dieser Nachricht weiterschreiben (Eingabe)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">Nach oben</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">Früher senden (Alt+Aufwärts)</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">Nach unten</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">Später senden (Alt+Abwärts)</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">Verwerfen</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">Nicht senden (Entf)</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">Wartende Nachrichten</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>%1 (mit %n Anhang)</numerusform>
            <numerusform>%1 (mit %n Anhängen)</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">Nach dieser Runde: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>Eine Nachricht wartet auf die Antwort.</numerusform>
            <numerusform>%n Nachrichten warten auf die Antwort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">&amp;Fragen</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">Im Fenster &amp;öffnen</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">Kurze Frage – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">F&amp;rage:</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">Antwort</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">%1, ohne Werkzeuge. Esc schließt dies.</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">Warten auf die Antwort…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">Die Antwort ist da; eine weitere Frage knüpft daran an.</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">Aus der Frage wurde nichts.</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">Die Nachricht als Text</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">Was aus Übertragungen entfernt wird</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">Muster, eines je Zeile</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">JSON-Felder und Header, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">Die Übertragungen, an denen die Regeln erprobt wurden</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Begonnen</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">Anfrage</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Entfernt</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">Was davon aufbewahrt worden wäre</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">Schlüssel werden ohnehin entfernt. Worauf ein Muster (ein regulärer Ausdruck) passt, und die Werte dieser Felder, werden zu [redacted], bevor eine Übertragung aufbewahrt wird. Was bereits aufbewahrt ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">&amp;Muster, eines je Zeile</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">JSON-&amp;Felder und Header</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">&amp;Ausprobieren</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">An den zuletzt aufbewahrten Übertragungen; nichts wird geändert</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">&amp;Regeln behalten</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">Sie gelten von jetzt an</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">Es ist noch nichts aufbewahrt, woran die Regeln erprobt werden könnten.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>Aus den zuletzt aufbewahrten Übertragungen wäre eine Stelle entfernt worden.</numerusform>
            <numerusform>Aus den zuletzt aufbewahrten Übertragungen wären %n Stellen entfernt worden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">Gespeichert. Die Regeln gelten von jetzt an für jede Übertragung.</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">Der Port auf 127.0.0.1; 0 nimmt irgendeinen freien.</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">Der Deskriptor eines Szenarios oder eine Kassette (NAME.jsonl, oder ein HTTP Archive, NAME.har); ohne Angabe das mitgelieferte Szenario.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 ist kein Port.</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">&amp;Rückgängig</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">%1 wurde gelöscht.</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines ausgeben.</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">Für Bildschirmleser: Wörter statt Zeichen.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Die Optionen dieses Befehls anzeigen.</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">Nur sagen, was nicht in Ordnung ist, und nichts ändern.</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">repair nimmt kein Argument.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">Alles ist lesbar.</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">Alles ist lesbar; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">Es fehlt nichts.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">Die alte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Gerettete Unterhaltungen: %1, mit %n Nachricht.</numerusform>
            <numerusform>Gerettete Unterhaltungen: %1, mit %n Nachrichten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairDialog</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the message that the store is damaged</extracomment>
        <translation type="unfinished">&amp;Reparieren…</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">Alles ist lesbar; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">Es fehlt nichts.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">Die alte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">Unterhaltungen reparieren</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">&amp;Unterhaltungen öffnen</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">Jeder Teil der Datei wird geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Gerettete Unterhaltungen: %1, mit %n Nachricht.</numerusform>
            <numerusform>Gerettete Unterhaltungen: %1, mit %n Nachrichten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">Inhalt der Anfrage</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">Was an der Anfrage falsch ist</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">Die Anfrage ist groß und wird gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>Eine lange Zeichenkette ist zu einer Marke eingeklappt und wird ganz gesendet.</numerusform>
            <numerusform>%n lange Zeichenketten sind zu Marken eingeklappt und werden ganz gesendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Werkzeuge</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Nachrichten</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">Anweisungen des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">Einstellungen und der Rest</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Systemtext</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">Was das Modell sehen wird</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">Adresse und Header</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Anfrage</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Header</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">In der Anfrage suchen</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">&amp;Vorherige</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">Die vorige Zeile mit dem Gesuchten (Umschalt+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Nächste</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">Die nächste Zeile mit dem Gesuchten (F3)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">Den ganzen Inhalt kopieren, wie er gesendet würde</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Aktualisie&amp;ren</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">Wie sie jetzt wäre (F5)</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">Es gibt keine Anfrage zu zeigen.</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">Das würde jetzt gesendet, mit dem, was im Eingabefeld steht. Dafür wurde nichts gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>Eine frühere Nachricht wird weggelassen, da sie nicht in den Kontext des Modells passt.</numerusform>
            <numerusform>%n frühere Nachrichten werden weggelassen, da sie nicht in den Kontext des Modells passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Kein Inhalt</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Nicht gefunden</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Zeile %1</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">Den Inhalt dieser Datei statt des damals Gesendeten senden, Byte für Byte.</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">Wie oft, nacheinander; höchstens %1.</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">An diesen Anbieter, der dieselbe Sprache sprechen muss. Vorgabe: derjenige, an den sie ging.</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Die Übertragung, über ihre Kennung oder deren Anfang.</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">Welche Übertragung? parlance exchanges listet sie auf.</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">--times ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">%1 ist größer als 64 MiB.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Wo im Inhalt ein Schlüssel stand, steht an seiner Stelle eine Marke, die so gesendet wird.</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">%1 Geben Sie mit --provider an, welcher.</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">sagt dasselbe wie zuvor</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">weicht ab Byte %1 von dem ab, was zuvor gesagt wurde</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">%1  Status %2  %3 ms (%4 zuvor)  %5 Token ein, %6 aus  %7</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">Familie</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">geändert</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">beobachtet</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">Text der Ressource</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">Dies ist weder Text noch ein Bild: %1</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[Der Rest wird hier nicht gezeigt.]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">Bild</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">Das Bild kann nicht gezeigt werden.</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;Lesen</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">Änderungen &amp;beobachten</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">An Nachricht &amp;anhängen</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">Teil der Ressource</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">Füllen Sie aus, was in geschweiften Klammern steht, und lesen Sie dann.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">Wird gelesen…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">Geht mit Ihrer nächsten Nachricht mit.</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">Sie hat sich seit dem Lesen geändert.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">E&amp;rneut lesen</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">&amp;Erneut auflisten</translation>
    </message>
    <message>
        <source>Resources of MCP servers</source>
        <translation type="unfinished">Ressourcen von MCP-Servern</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Server</translation>
    </message>
    <message>
        <source>Search the resources</source>
        <translation type="unfinished">Ressourcen durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Suche</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Ressourcen</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">Es gibt noch keinen MCP-Server.</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">Dieser Server hat keine Ressourcen.</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Wird aufgelistet…</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">
            <numerusform>%n Ressource</numerusform>
            <numerusform>%n Ressourcen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RestoreCommand</name>
    <message>
        <source>restored:</source>
        <extracomment>Message on the terminal before the conversation that was brought back</extracomment>
        <translation type="unfinished">wiederhergestellt:</translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message>
        <source>The turn would be rolled back; the model would get nothing.</source>
        <translation type="unfinished">Der Durchgang würde zurückgenommen; das Modell bekäme nichts.</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">Der Durchgang ginge weiter; das Modell bekäme dies als Fehlerergebnis.</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">Fehler (%1): %2</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">Für das Modell</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">Für Sie</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Rohdaten</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">Unterschied</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">Noch nicht ausgeführt</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>%n Anfrage</numerusform>
            <numerusform>%n Anfragen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RowAction</name>
    <message>
        <source>Copy</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Kopieren</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Bearbeiten</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again</extracomment>
        <translation type="unfinished">Neu erzeugen</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">Abspalten</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">Ab hier vergleichen…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">Mit der anderen Version vergleichen</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">Aktiv</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Anheften</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished">Als Text kopieren</translation>
    </message>
    <message>
        <source>Edit the result…</source>
        <translation type="unfinished">Ergebnis bearbeiten…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">Argumente und Ergebnis ansehen…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">Aufruf erneut ausführen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Löschen</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">In neue Unterhaltung verschieben</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">Zeigen, was das Modell hier sah</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">Datenverkehr anzeigen</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">Dateien dieses Durchgangs zurücksetzen…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Vorige Version</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Nächste Version</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Gedanken anzeigen</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">Aus- oder einklappen</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Alles anzeigen</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">Diesen Durchgang rückgängig machen</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">Als Text lesen</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Deaktivieren</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">Aktivieren</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Anheften</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">Argumente bearbeiten…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Bearbeiten…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">Diesen Durchgang und alles danach rückgängig machen</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">Gefragt</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">Beantwortet</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">&amp;Ganze Unterhaltung</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Name for screen readers beside the table of an evaluation: what was expected</extracomment>
        <translation type="unfinished">Erwartet</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation type="unfinished">Note %1 von %2</translation>
    </message>
    <message>
        <source>Your grade</source>
        <extracomment>Label beside the table of an evaluation</extracomment>
        <translation type="unfinished">Ihre Note</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">Wählen Sie eine Zelle, um ihre Läufe zu sehen.</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">%1 · %2 · Lauf %3 von %4</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● bestanden</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ fehlerhaft</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ nicht bestanden</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">Es hat %1 aufgerufen (%2).</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">Server, und was sie gerade gefragt werden</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">Server</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of a server</extracomment>
        <translation type="unfinished">Zustand</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of tools</extracomment>
        <translation type="unfinished">Aufrufe</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">Wartend</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">Speicher</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">Neustarts</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">Anfragen, die gerade laufen</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">Solche, auf die es noch keine Antwort gibt</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">Der Server, die Parlance als Programme gestartet hat</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">Wie oft er neu gestartet wurde, seit Parlance läuft</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">Gerade läuft nichts: Kein MCP-Server ist beschrieben, kein Server eines Modells gestartet, und kein Anbieter wird gefragt.</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">Modelldatei</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">bereit</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">fehlgeschlagen</translation>
    </message>
    <message>
        <source>restarting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">startet neu</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">startet</translation>
    </message>
    <message>
        <source>provider</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">Anbieter</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">gefragt</translation>
    </message>
</context>
<context>
    <name>gui::RunsView</name>
    <message>
        <source>Repeat</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb: run it once more</extracomment>
        <translation type="unfinished">Wiederholen</translation>
    </message>
    <message>
        <source>Runs it again with the same arguments (F5)</source>
        <translation type="unfinished">Führt den Lauf mit denselben Argumenten erneut aus (F5)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">Vergleichen</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">Zeigt, worin sich zwei gewählte Läufe unterscheiden</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">Als Beispiel verwenden</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">Kopiert den Lauf als Beispiel für eine Beschreibung</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">Frühere Läufe</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">Als Fall verwenden</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">Kopiert den Lauf als Fall einer Evaluierung, für eine Datei mit Fällen</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">&amp;Ohne Texte: nur Struktur, Größen und Zeiten</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%n Übertragung speichern</numerusform>
            <numerusform>%n Übertragungen speichern</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">Art der Datei</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">HTTP Archive (.har), das Browser und andere Programme lesen</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">Kassette (.jsonl), die sich wieder abspielen lässt</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">Schlüssel sind in keiner von beiden. Was jemand gesagt hat, ist enthalten, wenn es nicht weggelassen wird.</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">Höchstens so viele.</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">Alle müssen vorkommen; jedes darf der Anfang eines Wortes sein.</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">Wonach soll gesucht werden?</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">im Titel</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">Ohne Titel</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>in the title</source>
        <extracomment>Line in the results of a search in all conversations: the words stand in the conversation&apos;s title</extracomment>
        <translation type="unfinished">im Titel</translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message>
        <source>Before</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came before</extracomment>
        <translation type="unfinished">Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came now</extracomment>
        <translation type="unfinished">Jetzt</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">Bearbeiten und erneut senden</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>Ein Fehler in der Anfrage; sie wird trotzdem so gesendet, wie sie ist.</numerusform>
            <numerusform>%n Fehler in der Anfrage; sie wird trotzdem so gesendet, wie sie ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">Header der Anfrage, einer je Zeile; Schlüssel werden beim Senden ergänzt</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">An&amp;frage</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Hea&amp;der</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">Alle Antworten und was sich unterscheidet</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">Der Anbieter, an den gesendet wird</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">&amp;An</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">Wie oft gesendet wird</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished"> Mal</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;Senden</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">Sendet die Anfrage so, wie sie ist (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">Als &amp;Zweig</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">Stellt die gezeigte Antwort neben die alte in die Unterhaltung, als von Hand gemacht gekennzeichnet</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">S&amp;peichern als</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">Als c&amp;url kopieren</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">Die Anfrage, wie sie ist, als Befehlszeile ohne den Schlüssel</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Alles &amp;rückgängig</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">Die Anfrage, wie sie gesendet wurde</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Kassette…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">Sz&amp;enario für Probelauf…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">&amp;Tabelle der Antworten (CSV)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">%1 · gesendet %2</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">Es wurde noch nichts gesendet.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Wo im Inhalt ein Schlüssel stand, steht an seiner Stelle eine Marke, die so gesendet wird.</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">Wohin dies gesendet wurde, ist kein Anbieter bekannt. Wählen Sie einen.</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">Kein Anbieter spricht %1.</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">„%1“ ist kein Header, der sich setzen lässt.</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">Lassen Sie %1 weg: Der Schlüssel des Anbieters wird beim Senden ergänzt.</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">Jetzt: Antwort %1</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">Angehalten, bevor geantwortet wurde.</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">Die Antwort ist jetzt ein Zweig der Unterhaltung, als von Hand gemacht gekennzeichnet.</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">Kopiert. Der Schlüssel steht darin als $API_KEY.</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">Als Kassette speichern</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">request.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">%1 wurde geschrieben. Die Kassette lässt sich mit --replay abspielen, oder als base-url = &quot;cassette:%1&quot;.</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">Als Szenario für Probelauf speichern</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">scenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">Tabelle der Antworten speichern</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">answers.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">An&amp;halten</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">F&amp;all einer Evaluierung…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Als Fall einer Evaluierung speichern</translation>
    </message>
    <message>
        <source>case.jsonl</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">fall.jsonl</translation>
    </message>
</context>
<context>
    <name>gui::SendingCommand</name>
    <message>
        <source>--answer-limit is a number of MiB from 1 to 1024.</source>
        <translation type="unfinished">--answer-limit ist eine Zahl von MiB von 1 bis 1024.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… wartet auf %1</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">Der Server von %1 würde dieses Programm noch einmal starten, jenes seinen Server, und so fort ohne Ende.</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">Für andere Programme bereitstellen</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">Andere Programme auf diesem Rechner können Parlance über MCP nutzen: seine Unterhaltungen, Modelle und Agenten und die hier gewählten Werkzeuge. Was sie tun, wird wie alles andere aufbewahrt; wo zuerst gefragt wird, wird dort oder hier gefragt.</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">Be&amp;reitstellen</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">Werkzeugsätze, deren Werkzeuge angeboten werden</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">beliebig</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Werkzeuge von:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Port:</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Adresse</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Schlüssel</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">&amp;Eintrag für die Datei eines Clients kopieren</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Adresse:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Schlüssel:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Kopieren</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">Wer bedient wird und was läuft</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">Client</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">Was</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">Seit</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">An&amp;halten</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">&amp;Unterhaltung anzeigen</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Bereitstellung &amp;beenden</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">Ein Programm ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>%n Aufruf</numerusform>
            <numerusform>%n Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">wartet dort auf eine Antwort</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">läuft</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Noch niemand</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">%1, Prozess %2</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Bee&amp;nden</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">wartet auf eine Antwort, dort oder hier</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">wartet auf Ihre Antwort</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">Mit dem Programm, das dieses gestartet hat, über Standardeingabe und -ausgabe sprechen.</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">An 127.0.0.1 lauschen; 0 nimmt irgendeinen freien Port.</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">Geben Sie --stdio oder --http mit einem Port an.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 ist kein Port.</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">Geben Sie beides dem Programm, das dies nutzen soll. Strg+C beendet es.</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… wartet auf %1</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>bisher %n Zeichen</numerusform>
            <numerusform>bisher %n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">ein Programm</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">Server &amp;starten</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">Server an&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">Server &amp;neu starten</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">A&amp;bmelden</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">&amp;Ressourcen…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">&amp;Protokoll anzeigen…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">Nachrichten anzei&amp;gen</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">%1: %2 Damit er das nächste Mal da ist, setzen Sie die Umgebungsvariable %1.</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">%1 ist bereits vorhanden und wurde belassen.</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">Konfigurationsdatei eines anderen Clients (mcpServers oder servers)</translation>
    </message>
</context>
<context>
    <name>gui::ServerLog</name>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished">Protokoll von %1</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <extracomment>Button in the log of an MCP server</extracomment>
        <translation type="unfinished">&amp;Alles kopieren</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">Der Server ist nicht mehr beschrieben.</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">Weitere wartende Fragen: %1</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">Warum er nicht übernommen werden kann</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">Er kann nicht übernommen werden. %1</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">Was geändert oder weggelassen wird</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">aus der Datei in den Schlüsselbund</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Schlüssel %1</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Sein Deskriptor</translation>
    </message>
</context>
<context>
    <name>gui::ServerTour</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal of the tour of an MCP server</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation type="unfinished">%1 wird ausgelassen: %2</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">%1 %2: erledigt</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">Der Server %1 startet nicht: %2</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">Der Server %1 läuft, nennt aber seine Werkzeuge nicht: %2</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>Der Server %1 läuft. Er hat %n Werkzeug.</numerusform>
            <numerusform>Der Server %1 läuft. Er hat %n Werkzeuge.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">Bereitgestellt</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>%n Programm verbunden</numerusform>
            <numerusform>%n Programme verbunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>%n läuft</numerusform>
            <numerusform>%n laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">wartet auf Ihre Antwort</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">Ein anderes Programm hat darum gebeten.</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">%1 hat darum gebeten.</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">Warten auf die Server von Werkzeugen</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">Runde %1: Das Modell antwortet</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Wartet auf Ihre Antwort</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">Werkzeuge laufen</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">Warten auf den Datenspeicher: Er ist von einem anderen Programm gesperrt oder langsam</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">Durchgang wird gespeichert</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">Ein anderes Programm wird hier beantwortet</translation>
    </message>
</context>
<context>
    <name>gui::ShortcutEditor</name>
    <message>
        <source>&amp;Set</source>
        <extracomment>Button in the list of keyboard shortcuts: a verb: use these keys</extracomment>
        <translation type="unfinished">&amp;Setzen</translation>
    </message>
    <message>
        <source>Defaul&amp;t</source>
        <extracomment>Button in the list of keyboard shortcuts: back to the standard keys</extracomment>
        <translation type="unfinished">S&amp;tandard</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">Aktionen und ihre Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">Aktion</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">Tastenkürzel</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">Neues Tastenkürzel</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">„%1“ hat dieses Tastenkürzel bereits.</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">Ein Buchstabe allein ist zum Schreiben da. Drücken Sie ihn mit Strg oder Alt, oder nehmen Sie eine Funktionstaste.</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">JSON ohne Kennungen, Zeiten, Dauern und Verbrauch, damit sich zwei Läufe vergleichen lassen.</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">Die Kennung der Unterhaltung, oder deren Anfang.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">Welche Unterhaltung? parlance conversations listet sie auf.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>Eine Nachricht kann nicht oder nur teilweise gelesen werden. parlance repair rettet, was lesbar ist.</numerusform>
            <numerusform>%n Nachrichten können nicht oder nur teilweise gelesen werden. parlance repair rettet, was lesbar ist.</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (unterbrochen)</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished"> (von Hand geschrieben)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (beschädigt: %1)</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">kann nicht verwendet werden</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">Vorschläge werden gesucht…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">„%1“ als Wort merken</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">Kein Vorschlag bekannt</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">Modelldatei starten</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">Zustand des Modells vor jeder Antwort &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">Modell &amp;starten</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">so viele, wie für das Modell vorgesehen</translation>
    </message>
    <message>
        <source> tokens</source>
        <extracomment>Part of a number field in the dialog that starts a model file: behind a number</extracomment>
        <translation type="unfinished"> Token</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Part of a number field in the dialog that starts a model file: all layers</extracomment>
        <translation type="unfinished">alle</translation>
    </message>
    <message>
        <source>Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state.</source>
        <translation type="unfinished">Aus: Der Server behält, was er von der Unterhaltung gelesen hat. Das ist schneller, aber falsch bei manchen Modellen mit einem Zustand.</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Modelldatei:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Name:</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">Konte&amp;xt:</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">Schichten auf der &amp;Grafikkarte:</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Weitere Argumente:</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Programm:</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">Modelldatei wählen (GGUF)</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">Wählen Sie die Datei des Modells: eine lesbare, mit vollständigem Pfad.</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">Das Modell braucht einen Namen aus Buchstaben, Ziffern, - und _.</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">Es gibt bereits einen Anbieter %1.</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">„%1“ ist oben angegeben oder wird von Parlance gewählt.</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">Nennen Sie das Programm des Servers.</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">Werkzeug gefunden</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">Argumente gelesen</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">Vorgaben ergänzt</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">Argumente geprüft</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">Duplikate gesucht</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">Genehmigung</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">eingeschränkt</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">ausgeführt</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">Ergebnis formatiert</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">%1 (hier fehlgeschlagen)</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">Schritte des Laufs mit ihren Zeiten</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">Alle Unterhaltungen sichern</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Alle Unterhaltungen sind in %1 gesichert.</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">Die Reparatur schließt alle Fenster, prüft jeden Teil der Datei, in der die Unterhaltungen aufbewahrt werden, und rettet, was von einer beschädigten lesbar ist, in eine neue Datei. Die alte bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">S&amp;chließen und reparieren</translation>
    </message>
</context>
<context>
    <name>gui::StoreBar</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the bar that says that the store is damaged</extracomment>
        <translation type="unfinished">&amp;Reparieren…</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. What can be read is shown; Repair saves it to a new file.</source>
        <translation type="unfinished">Die Datei der Unterhaltungen ist beschädigt. Was lesbar ist, wird gezeigt; „Reparieren“ rettet es in eine neue Datei.</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">Die Unterhaltungen können nur gelesen werden: Ihre Datei oder der Datenträger, auf dem sie liegt, ist schreibgeschützt.</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">Die Tabellen und Rollen anlegen, oder auf diese Version bringen.</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">Nur das SQL der Rollen ausgeben: parlance_reader, parlance_worker, parlance_owner.</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">Der Datenspeicher, anstelle von --store.</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">Was soll mit dem Datenspeicher geschehen? Geben Sie --create oder --roles an.</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">In %1 können Evaluierungen aufbewahrt werden.</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Umbenennen</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Labels</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">In Gruppe verschieben</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Gruppe umbenennen</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">Archivieren</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">Aus dem Archiv nehmen</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Unterhaltung löschen</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Unterhaltung wiederherstellen</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">%1 (im Datenspeicher)</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">Datei öffnen…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">Datenspeicher verwenden…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">Systemtext</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">Was dem Modell vor allem anderen gesagt wird, zum Beispiel, wie es antworten soll.</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">Wird mit jeder Anfrage dieser Unterhaltung gesendet, ab dem nächsten Durchgang.</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">Systemtext •</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Text of the button above the transcript that opens the system text: the system text</extracomment>
        <translation type="unfinished">System</translation>
    </message>
    <message>
        <source>System •</source>
        <extracomment>Text of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">System •</translation>
    </message>
    <message>
        <source>System text: none</source>
        <translation type="unfinished">Systemtext: keiner</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">Kein Systemtext</translation>
    </message>
</context>
<context>
    <name>gui::TableWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Window title in the window that shows a table of the transcript</extracomment>
        <translation type="unfinished">Tabelle</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Schließen</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">Ausführen</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">Anhalten</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Als JSON</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Frühere Läufe</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">Führt das Werkzeug aus (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">Hält das Werkzeug an (Strg+.)</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">Formular oder JSON (Strg+Umschalt+J)</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">Als Formular</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Text in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation type="unfinished">%1 · %2 s</translation>
    </message>
    <message>
        <source>Earlier runs (%1)</source>
        <translation type="unfinished">Frühere Läufe (%1)</translation>
    </message>
</context>
<context>
    <name>gui::TimingModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">Name</translation>
    </message>
    <message>
        <source>Connection and TLS</source>
        <translation type="unfinished">Verbindung und TLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Verbindung, Senden</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Senden</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">Senden, auf einer bestehenden Verbindung</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">Bis zum Kopf der Antwort</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">Warten auf das erste Byte</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">Bis zum ersten Token</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">Bis zum letzten Token</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">Bis zum Ende</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Die Antwort</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">Teil</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: from when on</extracomment>
        <translation type="unfinished">Von</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: how long it took</extracomment>
        <translation type="unfinished">Dauer</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">Wo die Zeit blieb</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">%1 aus dem Cache gelesen</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">%1 in den Cache geschrieben</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">%1 aus</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation type="unfinished">%1 Token je Sekunde</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation type="unfinished">
            <numerusform>%Ln Token ein</numerusform>
            <numerusform>%Ln Token ein</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Titles</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Es wurde noch nichts gesagt, woraus ein Titel entstehen könnte.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Heading of what a model is asked to write</extracomment>
        <translation type="unfinished">Titel</translation>
    </message>
</context>
<context>
    <name>gui::ToolPreviews</name>
    <message>
        <source>Contract</source>
        <extracomment>Title of a tab that shows a tool as models without tool calls are told of it</extracomment>
        <translation type="unfinished">JSON-Vertrag</translation>
    </message>
    <message>
        <source>What %1 would be sent</source>
        <translation type="unfinished">Was an %1 gesendet würde</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">Hier gibt es kein Werkzeug, das gesendet werden könnte.</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">auch %1</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">Die Werkzeuge als JSON für diesen Dialekt ausgeben: %1.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">Es gibt keinen Dialekt mit dem Namen %1.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… wartet auf %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 ist nicht verbunden: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 kann nicht aufgerufen werden: %2</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">ein</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">aus</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>Ein Werkzeug wird bei Bedarf angeboten: etwa %1 Token weniger je Anfrage.</numerusform>
            <numerusform>%n Werkzeuge werden bei Bedarf angeboten: etwa %1 Token weniger je Anfrage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Tour</name>
    <message>
        <source>&amp;Previous</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation type="unfinished">Rundgang &amp;beenden</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">Rundgang durch das Fenster</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">Hier sind Ihre Unterhaltungen aufgelistet; die Zeile darüber durchsucht sie.</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">Hier wählen Sie, wer antwortet: einen Agenten, ein Modell, dessen Anweisungen und den Arbeitsbereich.</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">Hier erscheint, was gesagt wird. Jede Nachricht hat ein Menü: bearbeiten, von ihr abzweigen, noch einmal beantworten lassen.</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">Hier schreiben Sie. Ein Schrägstrich beginnt einen Befehl, und Dateien können hierher gezogen werden.</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">Das sind die Werkzeuge, die das Modell aufrufen darf. Haken Sie an, was es bekommt.</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">Der Inspektor zeigt jede Anfrage und jede Antwort, Byte für Byte.</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">Alles andere steht in diesen Menüs. %1 findet es nach Namen, und F1 öffnet das Handbuch.</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">Station %1 von %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Fertig</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">durch einen späteren Aufruf ersetzt</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">nicht an das Modell gesendet</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">von Hand geschrieben</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">Diese Nachricht kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">gelöscht</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">angeheftet</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">denkt nach…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Gedanke</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">%1 s nachgedacht</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Argumente</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Fehler</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">Ergebnis</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Schritte</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Lebenszyklus</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">fertig</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Datei</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Bild</translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%n Element</numerusform>
            <numerusform>%n Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">unterbrochen</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">an der Längengrenze abgeschnitten</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">vom Anbieter gefiltert</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">der Datenstrom brach ab</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">Anweisungen</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">Sie</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Assistent</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text</extracomment>
        <translation type="unfinished">Dokument</translation>
    </message>
    <message>
        <source>Tool call</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Werkzeugaufruf</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">Ergebnis desselben Aufrufs von vor %1 wiederverwendet</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">suchen</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">lesen</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">Vorgaben</translation>
    </message>
    <message>
        <source>validate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments</extracomment>
        <translation type="unfinished">prüfen</translation>
    </message>
    <message>
        <source>deduplicate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before</extracomment>
        <translation type="unfinished">Duplikate</translation>
    </message>
    <message>
        <source>approve</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">genehmigen</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">ausführen</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">Einschränkung</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">auf neuen Versuch warten</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">formatieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Token</numerusform>
            <numerusform>%Ln Token</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Tabelle: %1</translation>
    </message>
    <message>
        <source>Code:</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Code:</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Führt zu %1</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">Im Browser &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">&amp;Adresse kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>%n Nachricht markiert</numerusform>
            <numerusform>%n Nachrichten markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Deaktivieren</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">Aktivieren</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Anheften</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">Aus&amp;wahl kopieren</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">Formel %1 kopieren</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu</extracomment>
        <translation type="unfinished">%1 öffnen…</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptNotices</name>
    <message>
        <source>The turn was undone.</source>
        <translation type="unfinished">Der Durchgang wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">Ein Werkzeug ist abgestürzt, der Durchgang wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">Das Werkzeug %1 ist abgestürzt, der Durchgang wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">Die Unterhaltung ist wieder wie vor Ihrer Nachricht.</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">Bereits geschehen und außerhalb nicht rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">Begonnen und, soweit es kam, außerhalb nicht rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">Fehler stattdessen an das &amp;Modell senden</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">Als &amp;Zweig wiederherstellen</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">&amp;Dateien zurücksetzen…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Ausblenden</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">Diese Antwort wurde unterbrochen. Was vorliegt, bleibt erhalten.</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">Diese Nachricht hat noch keine Antwort.</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">Das Modell hat von hier aus nicht weitergemacht.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Nachrichten aktivieren</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Nachrichten deaktivieren</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Nachrichten anheften</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Nachrichten lösen</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">Die Unterhaltung hat sich inzwischen geändert: Dies liegt nicht mehr auf ihrem Pfad.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">Gesprächsverlauf</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">Ein Durchgang wurde zurückgenommen</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">Ein Durchgang wurde zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">Von einer Unterhaltung abgespalten</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">Von „%1“ abgespalten</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">In eine Unterhaltung abgespalten</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">In „%1“ abgespalten</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">Es gibt mehr Zweige, als hier gezeigt werden</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">System</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">Sie</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a language model</extracomment>
        <translation type="unfinished">Modell</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: an attached text</extracomment>
        <translation type="unfinished">Dokument</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: of a tool</extracomment>
        <translation type="unfinished">Aufruf</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">Ergebnis</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">gezeigt</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">gelöscht</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">deaktiviert</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">angeheftet</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">Zweige &amp;vergleichen</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">Zwei Nachrichten verschiedener Zweige mit Strg+Klick oder Strg+Leertaste markieren</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">Hier wurde noch nichts gesagt.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n Zweig</numerusform>
            <numerusform>%n Zweige</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">Auskla&amp;ppen</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">&amp;Dorthin gehen</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">Mit dem &amp;gezeigten Zweig vergleichen</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">Die beiden &amp;markierten vergleichen</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">Karte der Unterhaltung</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">Dies ist kein Text.</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">Für einen Vergleich an dieser Stelle zu groß.</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">Im Text gibt es keinen Unterschied.</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">wie vor dem Durchgang</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">zurückgeholt</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">belassen: %1</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">wie vom Durchgang hinterlassen</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">vom Durchgang angelegt; würde entfernt</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">Dateien dieses Durchgangs zurücksetzen</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">Die Dateien werden angesehen…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">Was das Zurückholen ändert: − entfällt, + kommt hinzu</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">&amp;Zurückholen</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">Wieder &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">Von Dateien, die dieser Durchgang geschrieben hat, ist nichts aufbewahrt.</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">Zurückgeholte Dateien: %1.</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">Dateien, die Werkzeuge in diesem Durchgang geschrieben haben, und ihre Teile</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">Diese Dateien haben Werkzeuge in diesem Durchgang geschrieben. Was angehakt ist, wird wiederhergestellt.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">Nicht erfasst ist, was Folgendes geschrieben haben kann: %1</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">Die Antwort wurde an der Längengrenze abgeschnitten.</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">Die Antwort wurde vom Anbieter gefiltert.</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation type="unfinished">✗ %1: %2</translation>
    </message>
    <message>
        <source>● %1 (%2 ms)</source>
        <translation type="unfinished">● %1 (%2 ms)</translation>
    </message>
    <message>
        <source>… waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">… wartet auf den Datenspeicher: Er ist von einem anderen Programm gesperrt oder langsam</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… wartet auf %1</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… neuer Versuch in %1 s: %2</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">Der Durchgang wurde zurückgenommen; die Unterhaltung ist wieder wie vor Ihrer Nachricht.</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">Die Antwort wurde unterbrochen; was vorliegt, bleibt erhalten.</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">Ende der Antwort.</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">wieder in der Liste:</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">Nur sagen, was geschehen würde.</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">Der Durchgang, über seine Kennung oder deren Anfang, wie converse --json sie ausgibt; oder was eine frühere Rücknahme genannt hat, um sie wieder rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">Welcher Durchgang? parlance converse --json gibt ihn aus.</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">Was ersetzt wird, konnte nicht aufbewahrt werden, da der Datenspeicher nur gelesen werden kann. Es wurde nichts getan.</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">zurückgeholt</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">wie vor dem Durchgang</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">würde zurückgeholt</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">belassen: %1</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">Von Dateien, die dieser Durchgang geschrieben hat, ist nichts aufbewahrt.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">Nicht erfasst ist, was Folgendes geschrieben haben kann: %1</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">Um dies wieder rückgängig zu machen: parlance undo %1 --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">Die Dateien zurückholen, die Werkzeuge in diesem Durchgang geschrieben haben; seine Nachrichten bleiben.</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">Die Nachrichten eines Durchgangs wieder zeigen, der rückgängig gemacht wurde.</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">Geben Sie --files oder --redo an, nicht beides: Was Dateien zurückgeholt hat, nennt auch, was das zurücknimmt.</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">Aus diesem Durchgang ist keine Nachricht hervorgegangen. Um Dateien zurückzuholen, geben Sie --files an.</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">Die Unterhaltung zeigt diesen Durchgang nicht, es gibt also nichts rückgängig zu machen. Um ihn zu zeigen: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">Die Unterhaltung zeigt diesen Durchgang; es gibt nichts zurückzuholen.</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">Der Durchgang würde wieder gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n Nachricht würde nicht mehr gezeigt.</numerusform>
            <numerusform>%n Nachrichten würden nicht mehr gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">Der Durchgang wird wieder gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n Nachricht wird nicht mehr gezeigt.</numerusform>
            <numerusform>%n Nachrichten werden nicht mehr gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">Sie hatten gesagt: %1</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">Um sie wieder zu zeigen: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">Die Dateien bleiben, wie sie sind. Um zurückzuholen, was darin stand: parlance undo %1 --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">Wieder&amp;holen</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">Wieder&amp;holen: %1</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>Insgesamt %n Zeichen: Scrollen Sie, um zu lesen, was hier nicht zu sehen ist.</numerusform>
            <numerusform>Insgesamt %n Zeichen: Scrollen Sie, um zu lesen, was hier nicht zu sehen ist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">Alle Unterhaltungen &amp;sichern…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">Alle Unterhaltungen &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Unterhaltungen &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">Unterhaltungen &amp;reparieren…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Eins&amp;tellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Neue Unterhaltung</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">eine neue Unterhaltung</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Neuer &amp;Tab</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">eine neue Unterhaltung in einem Tab</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">Tab sch&amp;ließen</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">Alle Unterhaltungen durch&amp;suchen</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">&amp;Modell wählen…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">das Modell wählen</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Werk&amp;zeuge wählen</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">die Werkzeuge wählen</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">S&amp;ystemtext…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">die Anweisungen schreiben</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">Arbeits&amp;ordner hinzufügen…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">einen Arbeitsordner hinzufügen</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Dateien anhängen…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">Was die nächste Anfrage &amp;enthält</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">was die nächste Anfrage enthält</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">Was das Modell sehen &amp;wird…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Zusammen&amp;fassen und deaktivieren</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">An&amp;halten</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">den laufenden Durchgang beenden</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Erneut &amp;antworten</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">eine andere Antwort auf die letzte Nachricht</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">Ab hier &amp;vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Umbenennen</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">T&amp;itel vom Modell</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">das Modell einen Titel schreiben lassen</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">La&amp;bels…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">In eine Gru&amp;ppe legen…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">A&amp;rchivieren oder aus dem Archiv nehmen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">Lös&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">End&amp;gültig löschen…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Rückgängig</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">das zuletzt Getane zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Wieder&amp;holen</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">das Zurückgenommene erneut tun</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Hier &amp;suchen…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">in dieser Unterhaltung suchen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Vorige Fundstelle</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">Agenten &amp;wählen…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">den einzusetzenden Agenten wählen</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">Agenten &amp;nicht mehr verwenden</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">Neuer Agent in &amp;TOML…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">Neuer Agent in &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Werkzeuge &amp;importieren…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">Neben&amp;einander…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">E&amp;valuieren…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Befehl ausführen…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">was hier geschrieben werden kann</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">&amp;Schreiben</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Unterhaltungen</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Werkzeugsätze</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Inspektor</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Deskriptoren</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Agenten</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">&amp;Karte der Unterhaltung</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">alle Zweige</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Nächster Tab</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Voriger Tab</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">Un&amp;terhaltung daneben</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">zwei Unterhaltungen nebeneinander</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">Deskriptoren in &amp;eigenem Fenster</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">Inspektor in eigenem &amp;Fenster</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">Inspektor als ganze S&amp;palte</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Größer</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">K&amp;leiner</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">No&amp;rmale Größe</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">Text in normaler Größe</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">Werkzeug &amp;erproben</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">Ress&amp;ourcen von MCP-Servern…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">MCP-Server &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">MCP-Server &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">&amp;Server auf diesem Rechner suchen…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">Mo&amp;delldatei starten…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">&amp;Modelle auf diesem Rechner…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">Für andere Programme be&amp;reitstellen…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">andere Programme Parlance nutzen lassen</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Mits&amp;chneiden…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">sehen, was andere Programme einem Anbieter sagen</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">&amp;Kassette aufnehmen oder beenden</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">der gesamte Datenverkehr, zum späteren Abspielen</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">Daten&amp;verkehr speichern…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">S&amp;tatistik…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">wie viele Aufrufe, wie lange, was sie kosten</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">Was aus Übertragungen ent&amp;fernt wird…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">Deskriptor s&amp;peichern</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">Alle Deskriptoren neu &amp;lesen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">welche Tasten was tun</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">&amp;Neuerungen</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">&amp;Fehler melden…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Über Parlance</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Parlance</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Unterhaltung</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">A&amp;genten</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Hilfe</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">Was gerade läuft (&amp;Q)</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">Server, und was sie gerade gefragt werden</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">&amp;Agenten anderer Programme suchen…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">Eine Kassette a&amp;bspielen…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">aus einer Aufnahme antworten statt aus dem Netz</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">Das &amp;nächste Ereignis der Kassette kommen lassen</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">Nächster Teil des Fensters (&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">Voriger Teil des Fensters (&amp;J)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">Als Evaluierungsfall mer&amp;ken…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">ein Fall einer Evaluierung</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">&amp;Rundgang durch das Fenster</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Unterhaltungen</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Werkzeugsätze</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Inspektor</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Deskriptoren</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Agenten</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches</extracomment>
        <translation type="unfinished">Karte</translation>
    </message>
    <message>
        <source>The default is written in %1 now.</source>
        <translation type="unfinished">%1 meldet das jetzt.</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Prüfstand</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">Es gibt kein Werkzeug %1 mehr.</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">Für diese Nachricht ist vom Datenverkehr nichts aufbewahrt.</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">Von dieser Nachricht gibt es keine andere Version.</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">Läuft</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">Enden, wenn kein Lauf mehr übrig ist, auch keiner von anderen.</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">Wie viele Läufe gleichzeitig.</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">Sekunden, nach denen andere übernehmen, was dieser Worker übernommen hat, falls er abgebrochen wird.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask, refuse, all oder der Name eines Werkzeugs; mehrfach möglich. Ohne Terminal bedeutet ask dasselbe wie refuse.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">Wie lang eine Antwort werden darf, in MiB: 1 bis 1024.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>%n Lauf erledigt, keiner ist übrig.</numerusform>
            <numerusform>%n Läufe erledigt, keiner ist übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Es wird erneut versucht.</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">Der Pfad des Profils, %1, ist kein UTF-8.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">In den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">Bei %1 ist kein Anbieter bekannt.</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">Es gibt keinen persönlichen Ordner für das Profil: Setzen Sie HOME, oder geben Sie mit --profile einen Ordner an.</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">Was darin war, bevor der Agent sie geschrieben hat, ist nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">%1 ist hier nicht erlaubt: Der Deskriptor lehnt es ab.</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">Dieser Aufruf von %1 ist hier nicht erlaubt, der Deskriptor lehnt ihn ab: %2.</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">vom Deskriptor erlaubt</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">vom Deskriptor erlaubt: %1</translation>
    </message>
    <message>
        <source>allowed before</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">zuvor erlaubt</translation>
    </message>
    <message>
        <source>allowed before: %1</source>
        <translation type="unfinished">zuvor erlaubt: %1</translation>
    </message>
    <message>
        <source>%1 needs to be allowed, and there is nobody to ask.</source>
        <translation type="unfinished">%1 muss erlaubt werden, und es ist niemand da, der gefragt werden kann.</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">%1 erlauben?</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">Niemand hat diesen Aufruf von %1 erlaubt.</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">Die Datei hat sich inzwischen geändert; jetzt käme dies heraus.</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">Es wäre eine andere Datei; dies käme heraus.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">Der Ordner der Suite ist nicht auf diesem Rechner, deshalb kann kein Befehl entscheiden.</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">Der Befehl hat sich nicht binnen einer Minute entschieden.</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">Der Befehl wurde durch Signal %1 beendet.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">Es hat Repositorys angelegt, deren Einstellungen Ihre eigenen Programme befolgen: %1</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">Der Arbeitsbereich hat mehr Ordner, als nach Repositorys durchsucht werden.</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">„%1“ war nicht innerhalb von %2 s fertig, die der Aufruf gewährt.</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">%1 war nicht rechtzeitig fertig.</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">„%1“ ist versteckt, sieht nach einem Geheimnis aus oder wird von anderen Programmen ausgeführt, und es ist niemand da, der gefragt werden kann.</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">„%1“ ist versteckt, sieht nach einem Geheimnis aus oder wird von anderen Programmen ausgeführt. Dieses eine Mal erlauben?</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">Der Benutzer hat den Zugriff auf „%1“ abgelehnt.</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">Niemand hat den Zugriff auf „%1“ erlaubt. Die Datei ist versteckt, sieht nach einem Geheimnis aus oder wird von anderen Programmen ausgeführt: Das kann nur ein Mensch erlauben.</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">Verbindung mit %1 wird hergestellt</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">„%1“ ist kein Werkzeug, das sich laden lässt, daher wurde keines geladen. Suchen Sie es zuerst mit Wörtern.</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">Das Werkzeug braucht die Umgebungsvariable %1, die nicht gesetzt ist.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">vom Benutzer erlaubt</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">im Voraus erlaubt, niemand wurde gefragt</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">von dem Programm erlaubt, für das Parlance arbeitet</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">%1 ist in dieser Unterhaltung ausgeschaltet.</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 kann nicht aufgerufen werden: %2</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">repariert: %1</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">ergänzt</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">kein früherer Aufruf ist gleich</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">nicht verlangt</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">der Bedeutung nach</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">kein früherer Aufruf bedeutet dasselbe</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">das Ergebnis von %1, vor %2 s</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">mit anderen Argumenten erlaubt</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">Versuch %1</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">nahe an der Zeitgrenze</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">der erste Teil, innerhalb von %1 Bytes</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">Vor seinem Ende angehalten.</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">Der Server hat dieses Werkzeug geändert oder zurückgezogen, seit der Durchgang begann.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">Angehalten, weil ein anderes Werkzeug abgestürzt ist.</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">Vom Benutzer angehalten.</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">Den Server von %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">Verbindung mit %1 wird hergestellt</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1 ist nicht verbunden. %2</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">Der Server führt %1 nur als Aufgabe aus, bietet aber keine an.</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">Der Server %1 fragt: %2</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">Der Server %1 bittet Sie, eine Adresse zu öffnen: %2</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">Der Prompt sagt nichts.</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">Unter %1 gibt es nichts zu lesen.</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">Hier gibt es kein Modell, das gefragt werden könnte.</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">Es gibt keinen Text zu lesen: Geben Sie text oder path an.</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">Der Text hat %1 Zeichen; höchstens %2 können gelesen werden.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">Teil %1 von %2</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">Das Modell hat nicht geantwortet: %1</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">Das Modell hat nichts geantwortet.</translation>
    </message>
</context>
<context>
    <name>invocables::SlowJob</name>
    <message>
        <source>%1 of %2 s</source>
        <translation type="unfinished">%1 von %2 s</translation>
    </message>
</context>
<context>
    <name>invocables::UndoJob</name>
    <message>
        <source>Somebody else has just changed it.</source>
        <translation type="unfinished">Jemand anderes hat die Datei gerade geändert.</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Hier gibt es kein Netz.</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">Was ein Befehl daraus gemacht hat, lässt sich nicht genau bestimmen.</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">Der Agent %1 kann nicht eingesetzt werden: %2</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">in dieser Datei gibt es keinen Agenten</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">Es gibt keinen Agenten „%1“.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">Es gibt keinen Agenten „%1“. Gemeint ist vielleicht: %2.</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">Der Agent kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Ein Charakter umfasst mehr, als ein Muster über einen Agenten sagt; er bleibt ein Deskriptor.</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">In %1 gibt es keinen Agenten.</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">%1 enthält mehrere Agenten. Geben Sie an, welcher gemeint ist: %2.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">Es gibt keinen Agenten „%1“ in %2, wohl aber: %3.</translation>
    </message>
</context>
<context>
    <name>model::Amounts</name>
    <message>
        <source>%1 s</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1 min</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1 ms</translation>
    </message>
</context>
<context>
    <name>model::CaseFile</name>
    <message>
        <source>there are more than %1 cases</source>
        <translation type="unfinished">es gibt mehr als %1 Fälle</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">„%1“ kann nicht bewertet werden: %2</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">dies ist kein UTF-8; speichern Sie die Tabelle in dieser Kodierung</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">die Zeile hat %1 Zellen, die Tabelle %2 Spalten</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">der Fall hat keine Eingabe</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">ein hier beginnendes Anführungszeichen endet nicht</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">größer als 16 MiB; schreiben Sie viele Fälle als JSON-Zeilen</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">es gibt keine Liste „tests“</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">dies ist keine Tabelle; eine andere Datei wird dafür nicht gelesen</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">Test %1: %2</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">größer als 256 MiB, mehr wird an Fällen nicht gelesen</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">Fälle stehen in einer Datei .jsonl, .json, .csv oder .yaml</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">die Spalte „%1“ gibt es zweimal</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">__threshold ist eine Zahl von 0 bis 1 wie 0.5, nicht „%1“</translation>
    </message>
</context>
<context>
    <name>model::ColumnQuestions</name>
    <message>
        <source>%1: %2</source>
        <comment>a column&apos;s name and what is asked there</comment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Question; %1 is a column, in the comparison side by side</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
</context>
<context>
    <name>model::Comparison</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">Es gibt keinen temporären Ordner für die Läufe: %1</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">Von diesem Lauf kann nichts behalten werden: Er wurde nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a conversation&apos;s title and a column&apos;s name</comment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 committed</source>
        <translation type="unfinished">%1 von %2 abgeschlossen</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation type="unfinished">%1 Zeitüberschreitung</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 angehalten</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">wartet</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">läuft</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">abgeschlossen</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">unterbrochen</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">zurückgenommen</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Zeitüberschreitung</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">fehlgeschlagen</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">angehalten</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Ein Lauf</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">Median von %1</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Runden</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">Aufrufe</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Gleiche Argumente</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Werkzeugzeit</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Ganzer Durchgang</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">Token ein / aus</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">Kosten</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Texte stimmen überein</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">Von den abgeschlossenen Läufen.</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">Läufe, die dieselben Werkzeuge mit denselben Argumenten aufrufen wie meistens die erste Spalte.</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">Über alle Aufrufe eines Laufs.</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">Ohne die Zeit, in der ein Lauf auf Ihre Antwort gewartet hat.</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">Eingabe einschließlich dessen, was aus dem Cache des Anbieters kam.</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">Nach den Preisen im Deskriptor des Anbieters; — wo er keine hat.</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">Wie viele Wörter die Schlusstexte einer Spalte gemeinsam haben.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>model::ComparisonPlan</name>
    <message>
        <source>What is to be asked? A comparison needs a prompt.</source>
        <translation type="unfinished">Was soll gefragt werden? Ein Vergleich braucht einen Prompt.</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">Ein Vergleich braucht mindestens zwei Spalten: verschiedene Bibliotheken, Modelle, Agenten oder Anweisungen.</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">Ein Vergleich hat höchstens %1 Spalten.</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">Ein Vergleich läuft 1- bis %1-mal.</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">%1 hat kein Modell.</translation>
    </message>
</context>
<context>
    <name>model::ComparisonReport</name>
    <message>
        <source>reused</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">von zuvor übernommen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">Nebeneinander</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Agent: %1</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Anzahl: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Wann: %1</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">In jeder Spalte gefragt:</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">Lauf %1: %2</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">Geantwortet hat: %1</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">Aufruf</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Argumente</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or column title in the report of a comparison: what a tool gave back</extracomment>
        <translation type="unfinished">Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Heading or column title in the report of a comparison: how long it took</extracomment>
        <translation type="unfinished">Zeit</translation>
    </message>
</context>
<context>
    <name>model::ConversationEdits</name>
    <message>
        <source>Show Version</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Version anzeigen</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Nachricht löschen</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Nachrichten löschen</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">Hier gibt es nichts zu bearbeiten.</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Nachricht bearbeiten</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">Von Hand antworten</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">Teil von %1</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">In neue Unterhaltung verschieben</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Zusammenfassen</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">Als Zweig wiederherstellen</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">Hier gibt es nichts abzuspalten.</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">Abspaltung von %1</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">Abspalten</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Durchgang rückgängig machen</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">der Name „%1“ gehört bereits zu %2</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">Der Inhalt ist kein Text: Er kann nur unverändert gesendet werden.</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">Der Inhalt ist zum Bearbeiten zu groß (%1): Er kann nur unverändert gesendet werden.</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">Die im Budget vorgesehene Zeit ist um.</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">Die im Budget vorgesehenen Token sind verbraucht: %1.</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">Der im Budget vorgesehene Betrag ist ausgegeben: %1.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">Sie wurde angehalten.</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">Das Kostenbudget begrenzt %1 nicht: Es hat keinen Preis.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">eine Nachricht ist von system, user oder assistant, nicht von „%1“</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">die letzte Nachricht ist die des Benutzers</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">ein Aufruf hat ein Werkzeug und Argumente, die ein Objekt sind</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">der Fall hat keine Eingabe</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">In der Unterhaltung %1 wurde nichts gefragt.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">fehlerhaft</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">%1 mit %2: %3, jetzt %4 (p %5)</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>Ein Lauf je Fall kann eine Änderung nicht vom Zufall unterscheiden; genannt wird nur ein Fall, der von allen zu keinem wechselte.</numerusform>
            <numerusform>%n Läufe je Fall können eine Änderung nicht vom Zufall unterscheiden; genannt wird nur ein Fall, der von allen zu keinem wechselte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>Ein Lauf je Fall sagt unter %1 Punkten nichts aus.</numerusform>
            <numerusform>%n Läufe je Fall sagen unter %1 Punkten nichts aus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">Der Lauf kam nicht zu seinem Ende.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">schlechter</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">besser</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Fall</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">Bestanden</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">Der Anteil der bestandenen Läufe, mit 95-%-Intervall</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">Variante</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Ganzer Durchgang, Median</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Token</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Kosten der Suite</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished"> (%1 bis %2)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Ein weiterer wird hier nicht gezeigt.</numerusform>
            <numerusform>%n weitere werden hier nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">Bemerkenswerte Läufe</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">%1 · %2 bestanden, %3 nicht bestanden, %4 fehlerhaft · Evaluierung %5</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">Zeiten und Kosten</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">Was sich ergab</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">fehlerhaft</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">%1, %2 fehlerhaft</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">%1 instabil</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Fall</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">Bestanden</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Ganzer Durchgang, Median</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Kosten der Suite</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">instabil: %1</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">schlechter: %1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">besser: %1</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">zu knapp für eine Aussage: %1</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 ist über alle Fälle schlechter: %2 fielen, %3 stiegen (p %4)</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 ist über alle Fälle besser: %2 fielen, %3 stiegen (p %4)</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">%1 bestanden, %2 nicht bestanden, %3 fehlerhaft; %4 von zuvor</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">Diese Evaluierung: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Wann: %1</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Evaluierung: %1</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Blind bevorzugt</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">%1 (%2 von %3 Läufen)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>%n Lauf fand nicht statt.</numerusform>
            <numerusform>%n Läufe fanden nicht statt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">„%1“ kann nicht bewertet werden: %2</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">ein Modell hat die Form PROVIDER/MODEL, nicht „%1“</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">eine Variante hat einen Prompt oder eine Vorlage, nicht beides</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">Standard</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">es gibt keine Fälle: schreiben Sie [[cases]], oder nennen Sie ihre Datei mit cases-from</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">%1: Der Fall „%2“ hat keine Eingabe. Geben Sie ihm eine, oder unter [suite] allen Fällen eine mit input.</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">%1: Es gibt keine Fälle.</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">%1: %2 Fälle mit %3 Varianten, %4-mal, sind mehr als %5 Läufe.</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">Die aufbewahrte Suite kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">Ein aufbewahrter Fall kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">„%1“ ist eine Variable; war „input“ gemeint?</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">für „%2“ gibt es keine Variable „%1“; sie bleibt stehen, wie sie geschrieben ist</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">„%1“ erwartet nichts, sodass jede Antwort besteht</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Ein weiterer wird hier nicht gezeigt.</numerusform>
            <numerusform>%n weitere werden hier nicht gezeigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>Der Bewerter stimmt in %1 von einem benoteten Lauf mit Ihnen überein.</numerusform>
            <numerusform>Der Bewerter stimmt in %1 von %n benoteten Läufen mit Ihnen überein.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">%1 mit %2: %3 von %4</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">%1:%2 ist nicht verständlich: %3</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">ein Status wie 404, oder 4xx, oder %1</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">eine Zeit wie 2s, 300ms oder 1min</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">eine Größe wie 500KB oder 2MB</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">ein Betrag wie 0.01</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">%1: wovon?</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">„%1“ ist kein Muster: %2 bei %3</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">der Wert ist kein JSON-Schema: %1</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">der Wert ist eine Tabelle mit name und args oder schema</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">ein Wert fehlt</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">der Wert ist ein Text</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">der Wert ist ein Text oder eine Liste von Texten</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">der Wert ist ein Muster</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">der Wert ist der Name eines Werkzeugs, eine Liste von Namen oder eine Tabelle mit name oder pattern, und min und max</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">der Wert ist eine Liste von Werkzeugen oder eine Tabelle mit steps und mode</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">der Wert ist eine Tabelle mit min oder max</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">der Wert ist ein Programm, oder eine Liste daraus und seinen Argumenten</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">„%1“ ist Code oder greift nach außen und wird nie ausgeführt; stattdessen kann ein Befehl entscheiden</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">es hat keinen Typ</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">es gibt keine Erwartung „%1“</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">es gibt keine Erwartung „%1“; gemeint ist vielleicht: %2</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">ein Satz enthält weitere unter assert</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">braucht einen Schwellwert</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">der Schwellwert reicht von 0 bis 1, nicht %1</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">Dies ist kein HTTP Archive: %1</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">Dies ist kein HTTP Archive: Es hat kein log mit entries.</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">Eintrag %1 des HTTP Archive ist keiner: Er hat keine Anfrage mit Adresse oder keine Antwort.</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">wird geschrieben</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">wird geprüft</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">wartet auf Ihre Antwort</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">läuft</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">fehlgeschlagen</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">abgelehnt</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">Zeitüberschreitung</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">Ergebnis wiederverwendet</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">unklar, ob ausgeführt</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">Der Pfad kann ab Zeichen %1 nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">Ein Pfad beginnt mit $, ein Zeiger mit einem Schrägstrich.</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">Die Antwort ist die erwartete.</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">Die Antwort ist %1, nicht %2.</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">Die Antwort enthält %1.</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">Die Antwort enthält %1 nicht.</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">Die Antwort beginnt mit %1.</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">Die Antwort beginnt nicht mit %1.</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">Das Muster braucht bei dieser Antwort zu lange.</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">Das Muster passt auf %1.</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">Das Muster passt auf nichts in der Antwort.</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">Die Texte sind zum Messen zu lang.</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">Die Antwort ist %1 Änderungen entfernt, %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Nach Wörtern gleicht die Antwort zu %1, verlangt ist %2.</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">Die Antwort ist kein JSON: %1</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">Die Antwort ist JSON wie erwartet.</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">Die Antwort ist JSON, passt aber nicht: %1</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">Die Antwort enthält kein JSON.</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">Die Antwort enthält JSON wie erwartet.</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">Die Antwort endete durch „%1“.</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">Das ist von dem Modell nicht bekannt.</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">%1; höchstens %2.</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">Das kann nicht bewertet werden: %1.</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">Es gibt keinen Bewerter: %1</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">Der Bewerter hat nicht geantwortet: %1</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">Hier kann kein Befehl ausgeführt werden.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">Der Befehl endete mit Status %1.</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Der Bedeutung nach gleicht die Antwort zu %1, verlangt ist %2.</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">Die Werkzeugbibliothek %1 kann nicht verwendet werden: %2</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">Es gibt keine Werkzeugbibliothek „%1“.</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">Es gibt keine Werkzeugbibliothek „%1“. Gemeint ist vielleicht: %2.</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">Es warten bereits %1 Nachrichten. Verwerfen Sie zuerst eine.</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">Ein Prompt einer Evaluierung liest keine Datei: %1</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">In der Datenbank %1 ist kein Platz mehr: Das konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">Die Datenbank %1 kann zurzeit nur gelesen werden.</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">Die Datenbank %1 lässt diesen Benutzer nicht ein. Ihr Passwort kommt aus PGPASSWORD oder ~/.pgpass.</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">Diese Datenbank gibt es nicht: %1.</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">Dieser Benutzer hat in %1 nicht das Recht dazu.</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">Die Datenbank %1 hat noch keine Evaluierungen. Schaffen Sie mit parlance store --create Platz dafür.</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">Der Datenbank %1 fehlen Verbindungen oder Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">Die Datenbank %1 antwortet nicht.</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">Die Datenbank %1 konnte nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">PostgreSQL ist nicht ansprechbar: Der Treiber von Qt dafür ist nicht installiert (libqt6sql6-psql).</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">Die Evaluierungen in %1 haben Version %2. Bringen Sie sie mit parlance store --create auf %3.</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">Die Tabellen sind da, die Rollen nicht: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">blind bevorzugt: %1: %2 von %3, %4; unentschieden: %5</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>Die Punkte des Bewerters stimmen in %1 von einem verglichenen Paar mit Ihnen überein.</numerusform>
            <numerusform>Die Punkte des Bewerters stimmen in %1 von %n verglichenen Paaren mit Ihnen überein.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished">%1 % (%2 bis %3)</translation>
    </message>
</context>
<context>
    <name>model::PromptCatalog</name>
    <message>
        <source>The prompt %1 cannot be used: %2</source>
        <translation type="unfinished">Der Prompt %1 kann nicht verwendet werden: %2</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">Es gibt keinen Prompt „%1“.</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">Es gibt keinen Prompt „%1“. Gemeint ist vielleicht: %2.</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">„%1“ ist kein Muster: %2 bei %3.</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">„%1“ passt auch auf gar nichts, also überall.</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">Der Dialekt kennt hier kein Feld „%1“.</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">Der Dialekt kennt hier kein Feld „%1“. Ist „%2“ gemeint?</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">Ab hier ist es kein JSON.</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">Was der Bewerter gesagt hat, ist keine Bewertung: „%1“</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">Die Evaluierungen haben Version %1; sie ist neuer als die, die dieses Programm kennt (%2). Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">Es gibt keine Evaluierung „%1“.</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">Es gibt noch keine Evaluierung von „%1“.</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">Mehrere Evaluierungen beginnen mit „%1“.</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">Die Evaluierung hat keinen fertigen Lauf %1/%2/%3.</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">Evaluierung</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">Die Suite hat keine Variante „%1“.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">Die Suite hat keinen Fall „%1“.</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">Die letzte Nachricht dieser Unterhaltung kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">Dies wartete, als das Programm beendet wurde.</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">Nur eine Ihrer eigenen Nachrichten kann bearbeitet und erneut gesendet werden.</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">Davor gibt es keine Nachricht, die beantwortet werden könnte.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">Es gibt nichts fortzusetzen.</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">Mach genau dort weiter, wo du aufgehört hast.</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">Es gibt keinen Durchgang zu wiederholen.</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">Es gibt keinen Durchgang, von dem aus es weitergehen könnte.</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">Es gibt keinen Durchgang wiederherzustellen.</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">In dieser Unterhaltung läuft eine Antwort. Halten Sie sie zuerst an.</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">In die Unterhaltung kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Wählen Sie zuerst ein Modell.</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">Der vorige Durchgang konnte nicht beginnen, daher wartet dies auf Ihre Entscheidung.</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">Der Durchgang wurde vorzeitig beendet, daher wartet dies auf Ihre Entscheidung.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">Nichts wartet darauf, gesendet zu werden.</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">Der Durchgang wurde zurückgenommen, daher wartet dies auf Ihre Entscheidung.</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">Der Durchgang ist fehlgeschlagen, daher wartet dies auf Ihre Entscheidung.</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">Mit allem zuvor Gesagten passt dies nicht in den Kontext des Modells. Jetzt gesendet, geht es ohne das Älteste.</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Anheften</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Lösen</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">Aktivieren</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">Deaktivieren</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">Es gibt keinen Agenten „%1“.</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">Der Agent %1 verlangt das Modell %2. %3</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Agent wechseln</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">Ein anderes Parlance schreibt in dieser Unterhaltung: %1.</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">Ein Datenspeicher hat die Form postgresql://[USER@]HOST[:PORT]/DATABASE, nicht „%1“.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">Ein Passwort gehört nicht auf die Befehlszeile, die andere sehen können. Setzen Sie PGPASSWORD, oder bewahren Sie es in ~/.pgpass oder im Schlüsselbund auf.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">Ein Passwort gehört nicht auf die Befehlszeile, die andere sehen können. Setzen Sie PGPASSWORD.</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">Welche Datenbank? Schreiben Sie sie hinter den Host: postgresql://HOST/DATABASE.</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">Über ein Netz wird ein Datenspeicher nur mit sslmode=verify-full verwendet, nicht mit %1: Was Modelle und Werkzeuge gesagt haben, geht dorthin und kommt von dort.</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">Vor der letzten Nachricht und ihrer Antwort gibt es nichts zusammenzufassen.</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">Es gibt keine Zusammenfassung: %1</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">Das Modell hat keine Zusammenfassung geschrieben. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">Zusammenfassung der Nachrichten %1 bis %2</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Es wurde noch nichts gesagt, woraus ein Titel entstehen könnte.</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">Das Modell hat keinen Titel geschrieben.</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">Es gibt keinen Titel: %1</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">kein Werkzeug wurde aufgerufen</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">aufgerufen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>Einmal; %1.</numerusform>
            <numerusform>%n-mal; %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">Alle wurden aufgerufen; %1.</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">Nie aufgerufen: %1; %2.</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">„%1“ wurde nicht aufgerufen; %2.</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">Aufgerufen mit %1.</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">Verlangt in dieser Reihenfolge: %1; %2.</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">Es gibt Schritte der Typen tool und round, nicht „%1“.</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">F1 ist %1, verlangt ist %2; %3.</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">Das bewertet hier niemand.</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">Das Modell hat nichts geantwortet.</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">Der Agent %1 hat nichts geantwortet.</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1 ist abgestürzt.</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">Die Antwort enthält einen Aufruf, der vielleicht nur ein Beispiel ist. Ausführen?
%1</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">Nach %1 s angehalten.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">sie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">sie ist keine Datei</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">sie hat mehr als %1 KiB</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">sie führt aus dem Arbeitsbereich hinaus</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">sie ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">Der Arbeitsbereich %1 hat Anweisungen für Modelle in %2. Sollen Modelle sie in Unterhaltungen bekommen, die dort arbeiten?</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">%1 wird dem Modell nicht gegeben: %2.</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">%1 wird dem Modell nicht gegeben: Niemand hat es erlaubt.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">Der Arbeitsbereich %1 bringt eigene Deskriptoren mit: %2. Sie können Programme starten und Server erreichen. Verwenden?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">%1 hat die Begrüßung nicht angenommen: %2</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">%1 spricht Version %2 des Agent Client Protocol, dieses Programm spricht Version %3.</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">%1 hat in einer Minute mehr als %2 Anfragen gestellt und wurde beendet.</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">%1 hat „%2“ nicht rechtzeitig beantwortet und wurde beendet.</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">%1 ist ein Agent und kann nur innerhalb einer Unterhaltung gefragt werden.</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">%1 wollte nicht weitermachen und hat den Durchgang zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">%1 hat abgebrochen.</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">%1 hat mehr gesagt, als von einer Antwort angenommen wird.</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">%1 ging verloren, während ein Aufruf lief: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>%1 hat seit einer Sekunde nichts gesagt.</numerusform>
            <numerusform>%1 hat seit %n Sekunden nichts gesagt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">%1 hat seiner Sitzung keinen Namen gegeben.</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">Es gibt keinen Arbeitsordner: %1 arbeitet in einem leeren Ordner, %2.</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">%1 kennt das bisher Gesagte nicht und erhält es als Text.</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">%1 hat die Sitzung verloren.</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">%1 hat %2 nicht angenommen: %3</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">%1 möchte, dass Sie sich anmelden: %2. Das macht das Programm selbst und öffnet dabei vielleicht einen Browser.</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">Es wird gewartet, bis Sie sich bei %1 angemeldet haben…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">%1 möchte, dass Sie sich anmelden: %2. Das erledigt das zugehörige Programm: Führen Sie dies in einem Terminal aus, und machen Sie dann weiter.</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">%1 erlauben?</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">%1 führt das selbst aus, außerhalb der Sandbox.</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">%1 wurde abgelehnt: Was ein Agent vorhat, kann erlaubt oder abgelehnt, aber nicht geändert werden.</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">%1 möchte dies in der Sandbox ausführen, wo es im Arbeitsbereich schreiben kann und kein Netz hat.</translation>
    </message>
</context>
<context>
    <name>network::AcpThread</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first.</source>
        <translation type="unfinished">%1 verlangt, dass Sie sich zuerst anmelden.</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">%1 verlangt, dass Sie sich zuerst anmelden (%2).</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">Das erledigt das zugehörige Programm in einem Terminal: %1</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">Der Anmeldeserver hat keine Client-Kennung ausgegeben.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">Die Antwort gehört nicht zu dieser Anmeldung und wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">Die Antwort auf die Anmeldung stammt nicht von %1 und wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">Die Antwort auf die Anmeldung enthält keinen Code.</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">Der Anmeldeserver stellt kein Token aus (%1).</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">Der Anmeldeserver stellt kein Token aus: %1</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">Der Anmeldeserver hat kein brauchbares Token ausgestellt.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">„%1“ ist keine Adresse, bei der man sich anmelden kann.</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">Der Server möchte die Anmeldung über diesen Rechner leiten (%1). Das wird abgelehnt.</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">Die Anmeldung ginge an %1, das nicht verschlüsselt ist. Das wird abgelehnt.</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">Der Server beschreibt einen anderen als den angefragten („%1“ statt „%2“) und erhält deshalb kein Token.</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">Der Server verlangt ein Token, nennt aber niemanden, der eines ausstellt.</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">Der Anmeldeserver sagt nicht, wo er Token ausstellt.</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">„%1“ gibt nicht an, dass Anmeldungen gegen Diebstahl geschützt sind (PKCE mit S256). Ohne das darf kein Token angefordert werden.</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">Die Antwort des Anmeldeservers ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">Die Anmeldung wurde abgelehnt.</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">Die Anmeldung ist fehlgeschlagen: %1</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">Die Anmeldung wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">Nicht rechtzeitig beendet.</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">%1 war nicht rechtzeitig zu erreichen.</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">Der Inhalt einer Anfrage ist nicht so begrenzt, wie HTTP es verlangt.</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">Der Kopf der Anfrage ist zu groß.</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">Diese Anfrage lässt sich nicht weiterleiten.</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">Eine Anfrage an „%1“ wurde abgelehnt: Der Mitschnitt ist für Programme dieses Rechners da, unter dessen eigenen Namen.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Die Anfrage einer Webseite wurde abgelehnt (%1).</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">Eine Anfrage wurde abgelehnt, weil ihr Pfad nicht mit dem Schlüssel dieses Mitschnitts beginnt.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 hat etwas geantwortet, das kein HTTP ist.</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">Ab hier folgt ein anderes Protokoll; es wird weitergeleitet, aber nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">%1 war nicht zu erreichen: %2</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 hat die Verbindung geschlossen, ohne zu antworten.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 hat die Verbindung geschlossen, bevor die Antwort vollständig war, nach %2 Bytes.</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">Das Programm hat die Verbindung geschlossen, bevor die Antwort vollständig war.</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">Die Adresse für den Mitschnitt darf weder Abfrage noch Fragment noch Passwort enthalten: %1</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">Der Mitschnitt kann an Port %1 nicht lauschen: %2.</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">Mehr als %1 Verbindungen gleichzeitig: Eine wurde geschlossen.</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">Vom Inhalt der Anfrage werden die ersten %1 aufbewahrt; weitergeleitet wurde alles.</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">%1 enthält nur den Anfang: Mehr als %2 MiB wurden aufgezeichnet.</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">Der aufgezeichnete Server hat hierauf nicht geantwortet.</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">Nichts auf diesem Rechner konnte auf die Antwort einer Anmeldung warten.</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">„%1“ nimmt nur Clients an, die dort bekannt sind, und keiner kann sich selbst registrieren. Registrieren Sie dort einen mit der Weiterleitungsadresse %2 und tragen Sie seine Client-Kennung in den Deskriptor des Servers ein.</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">%1 ist gestört (HTTP %2).</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">Der Server verlangt ein Token, aber wo er mehr darüber sagen will, ist nichts.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">„%1“ ist keine Adresse, bei der man sich anmelden kann.</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">Der Server nennt „%1“ als Anmeldestelle, sein Client wurde aber bei „%2“ registriert. Dorthin wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">Was unter „%1“ zu finden ist, betrifft einen anderen Server („%2“) und wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">„%1“, wo man sich anmelden soll, sagt nicht, wie.</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">Die Antwort enthält keine Vektoren für die Texte.</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">Der Server hat einen Datenstrom geöffnet, aber nicht gesagt, wohin Nachrichten gehen.</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">Der Server antwortet nicht mit einem Strom von Ereignissen: Dies ist kein MCP-Server, oder nicht seine Adresse.</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">Der Server hat eine Nachricht gesendet, die zum Lesen zu groß ist.</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">Der Server will Nachrichten an eine andere Stelle gesendet haben, %1. Das geschieht nicht.</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">Der Server hat die Verbindung beendet.</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">Der Server fragt schneller, als er die Antworten annimmt; eine wird nicht gesendet.</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">Eine Adresse, die einen Namen oder ein Passwort enthält, wird nicht verwendet.</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">Der Server hat die Anfrage mehr als %1-mal weitergeleitet.</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">%1 leitet die Anfrage an eine unverschlüsselte Adresse weiter.</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">Die Antwort von %1 ist länger als die %2 Bytes, die höchstens angenommen werden.</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>Eine weitere Nachricht dieser Art kam; mehr werden nicht aufbewahrt.</numerusform>
            <numerusform>%n weitere Nachrichten dieser Art kamen; mehr werden nicht aufbewahrt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">Der Anmeldeserver verlangt die Zustimmung eines Menschen (HTTP %1).</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">Der Anbieter %1 nennt einen Dialekt, den es nicht gibt: „%2“.</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">%1 hat die Antwort aus einem hier unbekannten Grund beendet: „%2“.</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">%1 schreibt Werkzeugaufrufe als Text. Sie werden gelesen, und von nun an werden die Werkzeuge auf diese Weise mitgeteilt, per JSON-Vertrag.</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">Der Server will die Anfrage an eine andere Adresse gesendet haben, %1. Anfragen werden nicht weitergeleitet; ist die Adresse richtig, tragen Sie sie in den Deskriptor ein.</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">Der Server hat seine Antwort komprimiert, obwohl er gebeten wurde, das nicht zu tun.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">Die Antwort des Servers ist zu lang: Sie wurde nach %1 abgebrochen.</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">Die Antwort von %1 ist nicht so komprimiert, wie sie angibt.</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">Die Antwort von %1 ist komprimiert und länger als die %2 Bytes, die höchstens angenommen werden.</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">Die komprimierte Antwort von %1 bricht ab.</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">Von %1 kam %2 Sekunden lang nichts.</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">Die Antwort von %1 war nach %2 Sekunden nicht zu Ende.</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">Der Kopf der Antwort des Servers ist zu lang: Sie wurde nach %1 abgebrochen.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">Die Antwort des Servers enthält zu lange Rahmenzeilen: Sie wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">„%1“ ist keine HTTP-Adresse.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">Die Adresse http://%1 ist nicht verschlüsselt; so dürfen nur Adressen dieses Rechners verwendet werden. Verwenden Sie https oder setzen Sie allow-cleartext im Deskriptor des Anbieters.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">Der Header „%1“ kann so nicht gesendet werden.</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">%1 soll den Schlüssel liefern, kann aber nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">%1 soll den Schlüssel liefern, ist aber nicht fertig geworden.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">%1 soll den Schlüssel liefern, gibt aber zu viel für einen aus.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">%1 soll den Schlüssel liefern, ist aber fehlgeschlagen. %2</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">%1 soll den Schlüssel liefern, hat aber nichts ausgegeben.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">%1, das den Schlüssel geben soll, hat einen Schlüssel aus mehreren Zeilen geschrieben; es muss eine einzige sein.</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">Der Schlüssel konnte nicht im Schlüsselbund des Desktops abgelegt werden; er wird bis zum Ende des Programms verwendet.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">Der Schlüsselbund des Desktops konnte nicht verwendet werden. Schlüssel lassen sich auch als Umgebungsvariablen angeben.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">Der Schlüsselbund des Desktops wird nach dem Schlüssel „%1“ gefragt; vielleicht ist er gesperrt und wartet auf sein Passwort.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">Der Schlüsselbund des Desktops antwortet nicht; vielleicht ist er gesperrt. Entsperren Sie ihn, oder geben Sie den Schlüssel als Umgebungsvariable an.</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">Der Schlüssel „%1“ wird gebraucht. %2</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">Weder im Schlüsselbund noch in der Umgebung gibt es einen Schlüssel „%1“.</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">„%1“ ist keine Grenze: %2</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">Eine Grenze hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">„%1“ hat darin nichts zu suchen: erlaubt sind Zahlen, Attribute in geschweiften Klammern, + - * / und Klammern.</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">eine geschweifte Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">es gibt kein Attribut „%1“.</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">Der Client hat eine Nachricht von mehr als %1 MiB gesendet.</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">Der Client nimmt nichts von dem an, was ihm gesagt wird.</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">An den Client kann nicht geschrieben werden: %1</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">Es gibt keine Modelldatei %1.</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">Die Modelldatei %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">Das Programm „%1“ wurde nicht gefunden. Installieren Sie llama.cpp, oder nennen Sie das Programm im Deskriptor von %2.</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">Gesucht wurde in %1</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">Auf diesem Rechner gibt es keinen freien Port.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">„%1“ kann nicht gestartet werden: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">„%1“ endete mit Status %2.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">„%1“ wurde durch Signal %2 beendet.</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">Port %1 war belegt; es wird ein anderer versucht.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Ausgegeben wurde: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">Der Server des Modells hat sich beendet: %1</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">Jeder Port, den der Server des Modells erhielt, war belegt: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">Der Server des Modells hat sich beendet, während er das Modell lud: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">Der Server des Modells ist angehalten.</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">Der Server des Modells wird gestartet.</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">Der Server des Modells ist bereit.</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">%1 Neustart in %2 s.</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">Der Server des Modells schafft Platz für den Kontext.</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">Der Server des Modells wärmt auf.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">Der Server des Modells lädt das Modell.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">Der Server des Modells lädt das Modell: %1 %.</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">Es gibt keine Anmelde-Shell, die ihren PATH nennen könnte.</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">Die Anmelde-Shell %1 kann nicht nach ihrem PATH gefragt werden.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">Die Anmelde-Shell %1 hat ihren PATH nicht genannt.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">Die Anmelde-Shell %1 hat ihren PATH nicht innerhalb von %2 s genannt und wurde sich selbst überlassen.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">Aus dem Browser, in dem Sie sich anmelden sollten, kam keine Antwort.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">Diese Anfrage ist zu lang.</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">Diese Anfrage ist nicht verständlich.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">Hier ist nichts.</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">Diese Antwort gehört zu keiner Anmeldung, die Parlance begonnen hat.</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">Parlance hat die Antwort erhalten. Sie können diese Seite schließen.</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">Die Verbindung zum Server wurde geschlossen.</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">Der Server antwortet nicht mehr, nicht einmal auf die Frage, ob er noch da ist.</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">Es gibt keine Verbindung zum Server.</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">Der Server hat sie beendet.</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">Der Server hat die Sitzung vergessen; eine neue wird begonnen.</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">Der Server hat eine Anfrage beantwortet, die nie gestellt wurde, mit der Kennung %1.</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">Die Antwort des Servers mit der Kennung %1 hat weder ein Ergebnis noch einen Fehler.</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>Eine Zeile, die zu schnell kam, ist weggelassen.</numerusform>
            <numerusform>%n Zeilen, die zu schnell kamen, sind weggelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">Der Server hat nicht innerhalb von %1 Sekunden geantwortet.</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">Der Server spricht eine hier unbekannte Version des Protokolls.</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">Der Server hat die Verbindung abgelehnt und sagt nicht, warum.</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">Der Server hat die Verbindung abgelehnt: %1</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">Eine Anfrage an „%1“ wurde abgelehnt: Dies ist für Programme dieses Rechners da, unter dessen eigenen Namen.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Die Anfrage einer Webseite wurde abgelehnt (%1).</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">Eine Anfrage an einen anderen Pfad als /mcp wurde abgelehnt.</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">Eine Anfrage ohne den Schlüssel wurde abgelehnt.</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">An Port %1 kann nicht gelauscht werden: %2</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">Was der Server auflistet, ist nicht verständlich.</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">Das Ergebnis des Servers ist nicht verständlich.</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">Der Server hat etwas verlangt, das nicht angeboten wird: %1</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">Der Server hat mit Fehler %1 geantwortet.</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">Der Server hat %1-mal nach mehr gefragt und nie ein Ergebnis geliefert.</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">Der Server wollte, dass zuerst eine Adresse besucht wird; das wurde abgelehnt.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">Der Server hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">Der Server kennt die Sitzung nicht, die er gerade vergeben hat.</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">Der Server ist fort.</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">Die Aufgabe des Servers ist nicht verständlich.</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">Der Server hat die Aufgabe beendet.</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">Der Server hat eine Nachricht gesendet, die zum Lesen zu groß ist.</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">„%1“ ist true oder false, nicht %2.</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">„%1“ ist eines von %2, nicht %3.</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">„%1“ ist eine Zahl, nicht %2.</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">„%1“ ist eine ganze Zahl, nicht %2.</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">„%1“ ist mindestens %2, nicht %3.</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">„%1“ ist höchstens %2, nicht %3.</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">Der größte Wert ist kleiner als der kleinste.</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">Ein Parameter dieser Art braucht Auswahlwerte.</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">%1 ist ein Agent; er nennt seine Modelle, wenn mit ihm gesprochen wird.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">Es gibt keinen Dialekt „%1“.</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">Die Antwort ist keine Liste von Modellen.</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">Der Server verlangt eine Art der Anmeldung, die Parlance nicht kennt.</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">Der Server lehnt die Anfrage ab, und kein anderes Token würde das ändern.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">Abgemeldet.</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">Parlance ist nicht vollständig: %1 fehlt.</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">„%1“ kann nicht gestartet werden: %2</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">„%1“ hatte mehr als %2 Prozesse gleichzeitig und wurde beendet.</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">„%1“ hat mehr als %2 Bytes ausgegeben und wurde beendet.</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">„%1“ endete mit Status %2.</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">Eine Nachricht von mehr als %1 MiB wurde weitergeleitet und wird nicht aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">Der Server zählt keine Token.</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">key ist der Name eines Eintrags im Schlüsselbund oder einer Umgebungsvariablen; dies sieht nach dem Schlüssel selbst aus, der nicht in eine Datei gehört.</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">Der Deskriptor eines Arbeitsbereichs bezieht keinen Schlüssel über einen Befehl; den Namen eines Schlüssels darf er enthalten.</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">key nennt keinen Befehl.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">Es gibt keinen Dialekt „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">%1 ist für Agenten, die dialect = &quot;acp&quot; haben.</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">%1 ist nicht für Agenten: Sie werden durch einen Befehl gestartet.</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">„base-url“ fehlt</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">allow-cleartext nennt einen anderen Host als base-url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">„%1“ ist keine HTTP-Adresse.</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">Der Parameter „%1“ hat keine Art.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">„%1“ ist kein regulärer Ausdruck: %2.</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">Ein Anbieter bei &quot;server:&quot; braucht ein [server], das sagt, was gestartet wird.</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">[server] ist für einen Anbieter mit base-url = &quot;server:&quot;.</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">Es wurde kein Modell gewählt.</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">Es gibt keinen Anbieter „%1“.</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">%1 spricht %2; die Anfrage ist in %3.</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">%1 hat keine Adresse, an die noch einmal gesendet werden könnte.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">Es gibt keinen Anbieter „%1“. Gemeint ist vielleicht: %2.</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">%1 verlangt einen Schlüssel: Geben Sie ihn in der Umgebungsvariablen %2 an.</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">%1 verlangt einen Schlüssel, und der Deskriptor nennt keinen.</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">%1 hat den Schlüssel %2 abgelehnt.</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">%1 verlangt zuerst eine Zahlung.</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">%1 gestattet das mit dem verwendeten Schlüssel nicht.</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">%1 kennt das Modell „%2“ nicht, oder die Adresse ist falsch.</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">Die Unterhaltung ist zu groß für %1.</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">%1 wurde zu oft gefragt, oder das Kontingent ist verbraucht.</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">%1 ist zurzeit überlastet.</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">Bei %1 ist ein interner Fehler aufgetreten (Status %2).</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">%1 hat die Anfrage abgelehnt (Status %2).</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">Die Antwort war eine Webseite.</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">%1 hat mit einer Webseite geantwortet. Stimmt die Basis-URL?</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">%1 hat mit einem Fehler abgebrochen.</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">%1 hat mit einem Fehler abgebrochen: %2</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">„%1“ lässt nicht zu, dass Parlance sich registriert (HTTP %2). %3 Ein dort von Hand registrierter Client kann im Deskriptor des Servers genannt werden.</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">Der Probelauf kann an Port %1 nicht lauschen: %2.</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">Die Antwort des Anbieters ist zum Lesen zu groß.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">Die Antwort des Anbieters brach vor ihrem Ende ab, nach %1 Bytes.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">Die Antwort des Anbieters kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">%1 braucht den Schlüssel %2. Geben Sie ihn in den Einstellungen ein, oder setzen Sie die Umgebungsvariable dieses Namens.</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">Der Server hat eine Sitzung genannt, die nicht in einem Header stehen kann.</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">Der Server konnte die Anfrage nicht lesen: %1</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">%1 braucht den Schlüssel %2.</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">%1 hat mit Status %2 geantwortet.</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">%1 hat mit einem Fehler geantwortet: %2</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">Der Name %1 war nicht zu finden. Stimmt die Adresse, und ist dieser Rechner online?</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">Dies ist kein Modellaufruf, der gespielt werden könnte.</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">Abgespielt aus einer aufgezeichneten Antwort</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">Hier ist nur eine Frage bekannt: {{help}}</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">Der Server von %1 ist nicht mehr beschrieben.</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">Der Server des Modells hat sein Modell in %1 Minuten nicht geladen. Er lädt weiter.</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">Der Server des Modells wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">Der Server sagt nichts über sich.</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">Der Server nennt jetzt „%1“ als Anmeldestelle, sein Client wurde aber bei „%2“ registriert. Dorthin wurde nichts gesendet. Ist die Änderung richtig, tragen Sie den Aussteller in den Deskriptor des Servers ein.</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">Der Server lehnt die Anfrage mangels einer Berechtigung ab, die erteilt worden ist (%1).</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">Der Server hat ein Token nach dem anderen abgelehnt. Es wird kein weiteres angefordert.</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">„%1“ kann nicht gestartet werden: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">„%1“ endete mit Status %2.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">„%1“ wurde durch Signal %2 beendet.</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">„%1“ liest die Antworten auf seine Fragen nicht; sie werden nicht mehr gesendet.</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">„%1“ hat eine Nachricht von mehr als %2 MB gesendet und wurde beendet.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Ausgegeben wurde: %1</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">Der Anbieter hat seine Antwort ein zweites Mal begonnen.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">Die Antwort des Anbieters ist keine Nachricht.</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">Der Anbieter hat ein Stück eines Aufrufs gesendet, den er nicht begonnen hatte.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">Die Antwort des Anbieters enthält keine Nachricht.</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">Der Anbieter sendet die Argumente eines Aufrufs in Stücken (streamFunctionCallArguments), die nicht gelesen werden können. Lassen Sie das in dem weg, was sein Deskriptor der Anfrage hinzufügt.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">Die Antwort des Anbieters ist noch nicht da: Sie entsteht im Hintergrund.</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">Der Anbieter hat ein Ereignis gesendet, das kein JSON ist.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">Die Antwort des Anbieters ist kein vollständiges JSON-Objekt.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">Die Antwort des Anbieters ist leer.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">Die Antwort des Anbieters brach vor ihrem Ende ab.</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">Die Antwort wurde länger als %1 und wurde dort abgebrochen.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">Die Antwort des Anbieters hat zu viele Teile, um gelesen zu werden.</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">Der Server fragt schneller, als er die Antworten annimmt; eine wird nicht gesendet.</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">%1 hat die Token nicht gezählt.</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">Aufrufe per JSON-Vertrag: %1 gültig, %2 repariert, %3 fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">Es kommen mehr Traces, als gesendet werden können; einige werden weggelassen.</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">In %1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">der Kollektor hat mit %1 geantwortet</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">Traces konnten nicht an %1 gesendet werden: %2</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">der Kollektor hat nicht geantwortet</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">Unter %1 antwortet nichts: Die Verbindung wurde abgelehnt. Läuft der Server?</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">Der Name %1 war nicht zu finden. Stimmt die Adresse, und ist dieser Rechner online?</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">%1 war nicht rechtzeitig zu erreichen.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">Mit %1 kam keine sichere Verbindung zustande: Das Zertifikat oder die Verschlüsselung wurde nicht akzeptiert.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">Der Proxy auf dem Weg zu %1 lässt die Verbindung nicht durch.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 hat etwas geantwortet, das kein HTTP ist.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 hat die Verbindung geschlossen, bevor die Antwort vollständig war, nach %2 Bytes.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 hat die Verbindung geschlossen, ohne zu antworten.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">Die Verbindung mit %1 ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">Die Verbindung mit %1 ist fehlgeschlagen: %2</translation>
    </message>
</context>
</TS>
