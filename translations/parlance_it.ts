<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">La differenza è troppo grande per essere mostrata.</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>Viene modificato %n altro file.</numerusform>
            <numerusform>Vengono modificati altri %n file.</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">Questa chiamata è stata rifiutata, ma %1 comunica di averla eseguita lo stesso.</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">Questa chiamata di %1 è stata rifiutata.</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">%1 comunica che non è riuscita.</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">%1 non ha comunicato l’esito.</translation>
    </message>
</context>
<context>
    <name>AcpOptions</name>
    <message>
        <source>Mode</source>
        <extracomment>Choice among the settings that an agent of another program offers</extracomment>
        <translation type="unfinished">Modalità</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Choice among the settings that an agent of another program offers: a language model</extracomment>
        <translation type="unfinished">Modello</translation>
    </message>
    <message>
        <source>As the agent chooses</source>
        <translation type="unfinished">A scelta dell’agente</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">L’agente non riceve «%1»: non accetta file di questo tipo.</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">L’agente non riceve l’immagine: non ne accetta.</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">«%1» non è né un indirizzo, né un intervallo come 192.168.1.0/24, né il nome di un host.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">L’indirizzo http://%1 non è cifrato. Usare https, oppure nominare l’host in allow-cleartext nel descrittore dello strumento.</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">%1 si trova su questo computer o in una rete privata (%2), che gli strumenti non raggiungono se allow-addresses nel loro descrittore non lo nomina.</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">Di un agente si possono impostare name, title, description, model e instruction, non «%1».</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">Nel testo non c’è alcun agente.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">Nel testo non c’è l’agente «%1».</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">Il testo contiene %1 agenti. Indicare quale.</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">L’agente %1 non ha lo strumento «%2».</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">L’agente %1 sarebbe errato: %2</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">l’agente ha un altro tipo «%1»</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">commenti</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">uno strumento non ha nome</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">la firma è illeggibile</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">l’agente non ha nome</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">il modello «%1» non è scritto come PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">l’agente ha due strumenti di nome «%1»</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">&apos;limits&apos; si scrive {rounds: 10}</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">&apos;limits&apos; contiene numeri interi da 0 a %1, con questi nomi: %2</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">più specifiche di strumenti hanno il nome «%1» (in %2); quella a cui si fa riferimento deve avere un nome proprio</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">Il pattern deve avere l’etichetta Agent</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">Agent deve avere un identificatore di pattern (nome) non vuoto</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">Agent deve avere la proprietà &apos;instruction&apos;</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">&apos;instruction&apos; deve essere un testo</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">Agent deve avere la proprietà &apos;model&apos;</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">&apos;model&apos; deve essere un testo</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; deve essere un testo</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">&apos;model&apos; si scrive PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">l’agente ha due strumenti di nome «%1»</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">nessuna specifica di strumento ha il nome «%1»</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">Riguarda un file al di fuori dell’area di lavoro.</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">Riguarda un file nascosto, che sembra un segreto o che altri programmi eseguono.</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">riga %1, colonna %2: %3</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">«%1» non è scritto come PROVIDER/MODEL</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">Un agente ha bisogno di un’istruzione: ciò che viene detto al modello prima di tutto il resto.</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">non caricato</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">caricamento</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">verifica degli strumenti in corso</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">caricato, senza strumenti</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">caricato, con strumenti</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">inutilizzabile</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">il file contiene errori, si usa il suo ultimo testo corretto</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">%1 (e altri %2)</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">personaggio</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">usa %1</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">esatto</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">tutti i set, per nome</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">Uno strumento è eseguito da quello con lo stesso nome, in qualunque set si trovi.</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">collegato</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">caricata</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">non collegato</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">contiene errori</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">Un descrittore non ha posto per le annotazioni di un agente.</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">Un descrittore contiene un solo agente; il testo ne contiene %1.</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">Un descrittore non ha posto per «%1».</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Un personaggio è più di quanto gram dica di un agente; resta un descrittore.</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">In un descrittore il nome di un agente ha fino a 64 lettere, cifre, _, . e -, e inizia con una lettera o una cifra: «%1».</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">In un descrittore il nome di uno strumento ha fino a 64 lettere, cifre, _ e -: «%1».</translation>
    </message>
</context>
<context>
    <name>ApprovalRule</name>
    <message>
        <source> or </source>
        <extracomment>Word between alternatives in a sentence about which calls a rule stands for</extracomment>
        <translation type="unfinished"> o </translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation type="unfinished">%1 porta a %2</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">%1 è un indirizzo presso %2</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">%1 è un comando come %2</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">%1 è come %2</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>altro %n</numerusform>
            <numerusform>altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Porta a %1</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">Viene eseguito come %1</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">Viene eseguito come %1, per lavorare in %2</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">L’utente ha rifiutato questa chiamata di %1.</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">Questa chiamata di %1 non era consentita in anticipo, e nessuno è stato interpellato.</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">Il programma per cui Parlance lavora ha rifiutato questa chiamata di %1.</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">Questo file non è tra quelli che si possono importare. parlance help export dice quali sono.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">Il file è vuoto.</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">Questo è un archivio ZIP. Va prima estratto: si può importare il suo conversations.json.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">riga %1: %2</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">Questa pagina web non è stata esportata da Parlance, o lo è stata da una versione che non vi metteva conversazioni. Le pagine di altri programmi non dicono chi ha detto cosa: va usata la loro esportazione dei dati.</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">Gli argomenti di %1 non sono JSON: %2</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">Gli argomenti di %1 non vanno bene: %2</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">%1 è stato chiamato senza un valore per %2, che è necessario. Ciò che non si sa va chiesto all’utente, non lasciato vuoto.</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">La chiamata di %1 è stata troncata e non eseguita: la risposta ha raggiunto il suo limite di lunghezza</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1, %2 token. Andrebbe bene una chiamata più corta, o un limite più alto.</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1. Andrebbe bene una chiamata più corta, o un limite più alto.</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">Gli argomenti sono un oggetto: manca type = &quot;object&quot;.</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">%1 non viene verificato.</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">%1 non ha l’argomento «%2».</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">«%1» è di tipo %2.</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">L’espressione è troppo lunga o troppo annidata.</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">Serve una sola espressione, non più d’una.</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">Impossibile calcolare «%1»: %2</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">La calcolatrice si è guastata.</translation>
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
        <translation type="unfinished">Esempio: %1 dà: %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[altro %n carattere]</numerusform>
            <numerusform>[altri %n caratteri]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… Il resto di questo testo non è mostrato.</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">A questo strumento è stato chiesto di guastarsi.</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">Non esiste un set di nome %1.</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">Il set %1 è difettoso: %2</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">Il set %1 non è connesso: %2</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">il suo server non ha risposto in tempo.</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">Il contenuto attuale non è mostrato: potrebbe essere segreto.</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">Resta com’è.</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">Sarà vuoto.</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">«%1» non ha un valore finito.</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">Questo non è un messaggio: %1.</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">PDF di Parlance</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">HTML di Parlance</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">HTML e PDF contengono il percorso mostrato, senza rami, impostazioni e ciò che una pagina non mostra.</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Impossibile leggere %1.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">%1 supera 256 MiB.</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">%1: questa riga non è uno scambio registrato</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">Impossibile salvare %1.</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">Questa richiesta non è sulla cassetta: per %1 non è stato registrato nulla.</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">Questa richiesta non è sulla cassetta. Per %1 il suo corpo si discosta al byte %2 da quanto registrato: là «%3», qui «%4».</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">Scrive tutto il traffico di rete su questa cassetta, senza chiavi.</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">Riproduce questa cassetta invece di usare la rete e avviare server MCP. Una richiesta che non vi si trova è un errore che dice da quale byte differisce.</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">Con --replay: date, ore e identificatori di una richiesta possono differire.</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">--lenient e --pace vanno con --replay.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">Impossibile scrivere %1.</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">Con --replay: at-once (subito), recorded (con le pause registrate) o step, dove Invio lascia arrivare l’evento successivo.</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">--pace è at-once, recorded o step, non %1.</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">(nulla svolge il lavoro di %1)</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Risultato di uno strumento</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">l’esportazione dei dati di ChatGPT</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">Una conversazione non ha messaggi («mapping»).</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">messaggi che non ne seguono alcun altro</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">immagini e suoni, che l’esportazione tiene in altri file</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">conversazioni senza messaggi</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">Non c’è più posto per il contenuto precedente.</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">Non esiste il turno «%1».</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">Più turni cominciano con «%1».</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">una sessione di Claude Code</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">messaggi tra agenti della sessione</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">ciò che il programma ha detto al modello</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">Riassunto di quanto precede</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">l’esportazione dei dati di Claude</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">Una conversazione non ha messaggi («chat_messages»).</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">file, che l’esportazione non contiene</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">parti di messaggi che non sono testo, ragionamento né chiamata di strumento</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">conversazioni senza messaggi</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">una sessione di Codex</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">voci che non sono né messaggi né chiamate di strumenti</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">ciò che il programma ha detto al modello</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">Lavorerebbe in una cartella di Parlance stesso, che nessuno strumento raggiunge.</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">Non esiste il programma «%1».</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">PATH è %1</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">Lavora in una cartella dell’area di lavoro, e non c’è una cartella di lavoro.</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">Nell’area di lavoro non c’è la cartella «%1».</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">Non nomina alcun programma.</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">«%1 %2» è di Windows e viene omesso.</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">«%1» è un percorso di Windows, che qui non si trova.</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">Il programma %1 si trova sotto una cartella che qui non è nota.</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">Qui non si sa cosa significhi %1.</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">Un argomento del programma.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">Il valore di %1.</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">I suoi argomenti contengono chiavi o variabili; sh le inserisce all’avvio del server.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Scrive i caratteri di controllo così come sono in un file o in una pipe.</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">Per i lettori di schermo: righe intere, parole al posto dei segni, scelte per numero.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostra le opzioni di questo comando.</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Scrive JSON Lines.</translation>
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
        <translation type="unfinished">Parlance: un banco di lavoro per conversare con modelli linguistici.

  parlance                               apre la finestra
  parlance open [FILE|LINK…]             lo mostra nella finestra, e chiede prima di agire
  parlance converse [OPTIONS] PROMPT|-   un turno
  parlance agents                        agenti e personaggi, e a cosa sono collegati i loro strumenti
  parlance prompts                       i prompt utilizzabili e le loro variabili
  parlance skills                        le skill che i modelli possono leggere
  parlance compare [OPTIONS] PROMPT|-    un prompt con più modelli, librerie, agenti o istruzioni
  parlance evaluate SUITE                casi con aspettative, per modelli, agenti, librerie, prompt
  parlance work --store URL              svolge esecuzioni di valutazioni che sono in un PostgreSQL
  parlance store --create --store URL    prepara un PostgreSQL per le valutazioni
  parlance check PATH…                   cosa non va nei descrittori
  parlance tools [--for DIALECT]         gli strumenti, come tabella o come li riceve un provider
  parlance invoke ENSEMBLE:TOOL JSON     una chiamata di strumento
  parlance explain TOOL JSON             se per una tale chiamata si chiederebbe, e per quale regola
  parlance conversations                 le conversazioni, prima le più recenti
  parlance show ID [--canonical]         una conversazione
  parlance delete|restore|erase ID…      elimina conversazioni, le ripristina, le cancella per sempre
  parlance archive|unarchive ID…         mette conversazioni nell’archivio, o di nuovo nell’elenco
  parlance move ID… --group NAME         mette conversazioni in un gruppo
  parlance search WORDS                  cerca in tutte le conversazioni
  parlance export --output FILE [ID…]    conversazioni, o tutte, in un file che altri possono leggere
  parlance import FILE…                  conversazioni da file di questo e di altri programmi
  parlance backup FILE                   la base dati con tutto il contenuto, in un solo file
  parlance repair [--check]              salva ciò che è leggibile di una base dati danneggiata
  parlance exchanges [ID]                il traffico di rete
  parlance diff A B                      in cosa una richiesta differisce da un’altra, e da quale byte
  parlance figures [--by WHAT]           chiamate, errori, tempi, token e costi per strumento, modello o giorno
  parlance resend EXCHANGE               reinvia una richiesta, com’è o con un altro corpo
  parlance undo TURN --files             riporta i file a com’erano prima di un turno
  parlance rehearse SCENARIO [--port N]  il server di simulazione da solo
  parlance capture --to URL|PROVIDER     inoltra ciò che dicono altri programmi, e lo conserva
  parlance serve-mcp --stdio|--http PORT offre conversazioni, modelli e strumenti ad altri programmi
  parlance serve-acp                     un agente per l’editor che lo ha avviato (Agent Client Protocol)
  parlance models                        i modelli noti
  parlance gram FILE…                    cosa non va in agenti in notazione gram
  parlance import-servers FILE…          server MCP dai file di configurazione di altri client
  parlance import-tools FILE             un elenco di strumenti come descrittore di un agente, o come gram
  parlance conformance URL               percorre ciò che offre un server MCP
  parlance help [CHAPTER]                il manuale

  --profile DIR   tiene tutto in questa cartella (o impostare PARLANCE_PROFILE)
  --store URL     apre la finestra delle valutazioni su questo PostgreSQL
  --json          JSON Lines invece di testo, per ogni comando
  --raw           caratteri di controllo così come sono, verso un file o una pipe
  --plain         per i lettori di schermo: righe intere, parole al posto dei segni (o ACCESSIBLE=1)
  --help          dopo un comando: le sue opzioni
  --version       la versione del programma

Stato di uscita: 0 riuscito, 1 non riuscito, annullato o interrotto, 2 uso errato, 130 abbandonato.</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">«%1» ha esaurito il tempo di processore consentito.</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">«%1» ha scritto un file più grande di quanto consentito.</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">«%1» è stato terminato (segnale 9), come fa il sistema quando finisce la memoria.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">«%1» è stato terminato dal segnale %2.</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">«%1» è terminato con stato %2.</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">Aveva scritto:</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">«%1» ha scritto qualcosa che non è testo UTF-8.</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">«%1» ha scritto qualcosa che non è JSON.</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command è un elenco di testi: il programma e i suoi argomenti.</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">dashes è true o false.</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">input è &quot;json&quot;, &quot;none&quot; o un testo con segnaposto.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output è &quot;text&quot;, &quot;json&quot; o &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">time-limit è un solo segnaposto, come &quot;{timeout}&quot;; timeout serve per un tempo fisso.</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">folder è un percorso dentro la cartella di lavoro.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment è un elenco di nomi di variabili.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">«%1» non è il nome di una variabile.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Una variabile è un testo, oppure { keychain = &quot;nome di una chiave&quot; }.</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">Uno stato di uscita è un numero intero da 0 a 255.</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">accepted-statuses è un elenco di stati di uscita.</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">«%1» contiene mezzo carattere.</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">In un argomento di un comando non possono stare due elenchi.</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">Un argomento di un comando non può contenere il carattere zero.</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">«%1…» supera i %2 byte che un argomento di un comando può avere.</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">«%1» comincia con un trattino, perciò il comando potrebbe prenderlo per un’opzione.</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">Un comando comincia con il nome del suo programma.</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">Il programma di un comando non può essere un argomento della chiamata.</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">Un valore non deve diventare parte di uno script, dove sarebbe codice: passarlo come argomento a sé, come in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">Un elemento di un comando è un testo.</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">Gli argomenti non hanno la proprietà «%1»; {{ sta per una parentesi graffa.</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">Cosa si dice al modello prima di tutto il resto; ripetibile, come --agent, --library e --model, una colonna ciascuna.</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">Quante volte si esegue ogni colonna.</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">Ferma un’esecuzione dopo questi secondi; conta come scaduta.</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">Scrive una riga CSV per ogni esecuzione.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Scrive un rapporto in Markdown.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">Scrive in questo file invece che sullo standard output.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 vuole un numero da 1 a %2.</translation>
    </message>
</context>
<context>
    <name>CompareSetup</name>
    <message>
        <source>libraries</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">librerie</translation>
    </message>
    <message>
        <source>models</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">modelli</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">agenti</translation>
    </message>
    <message>
        <source>instructions</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">istruzioni</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">Non può intervenire.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">%1 e altro</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">non collega %1</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">Una libreria di strumenti dice cosa svolge il lavoro degli strumenti di un agente. Scegliere un agente qui sopra per confrontare librerie.</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">%1 non richiede strumenti, perciò una libreria non cambia nulla.</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">personaggio</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">tutti i set, per nome</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">richiede la chiave %1</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">bubblewrap non è installato</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">bubblewrap non può creare namespace qui</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">Si esegue solo in una sandbox, e non ce n’è: %1.</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">non può essere eseguito: serve una sandbox, e %1</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">senza sandbox: lo dice il suo descrittore</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">senza sandbox: %1</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">area di lavoro scrivibile</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">%1 scrivibile</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">%1 scrivibile, da cui altri programmi eseguono qualcosa</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">rete aperta</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">nessuna rete</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">in sandbox: %1</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">network è true o false.</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">output è al massimo %1 MiB.</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">sandbox è &quot;required&quot;, &quot;preferred&quot; o &quot;none&quot;.</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">Questo è un elenco di percorsi.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">Qui un percorso comincia con / o ~/, o è .git.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">Qui un percorso comincia con / o ~/.</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">%1 è un numero intero da 1 a %2.</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">transport è &quot;stdio&quot; o &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">«%1» è per i server con transport = &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">«%1» è per i server con transport = &quot;stdio&quot;.</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">allow-cleartext nomina un host diverso da url.</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">Un server con transport = &quot;http&quot; ha bisogno di un url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«%1» non è un indirizzo HTTP.</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">Nome e password non vanno in un url: headers può nominare una chiave.</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">L’indirizzo %1 non è cifrato, e così si possono usare solo indirizzi di questo computer. Usare https, o impostare allow-cleartext.</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">Un client-secret va con un client-id.</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">client-metadata-url è un indirizzo https.</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">C’è già un client-id, che dice chi è il client.</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">Un’intestazione è un testo, oppure { keychain = &quot;nome di una chiave&quot;, prefix = &quot;Bearer &quot; }.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">L’intestazione %1 non si può impostare così.</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Testo di sistema</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">Agente</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">Area di lavoro</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Strumenti</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Cronologia</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Documenti</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Immagini</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">conteggio…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">circa %1</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished">%1 di %2 token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">%1 token</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation type="unfinished">
            <numerusform>%n messaggio precedente omesso</numerusform>
            <numerusform>%n messaggi precedenti omessi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">pieno al %1 %</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>La prossima richiesta omette il messaggio più vecchio, perché il resto stia nel contesto del modello. Ciò che è fissato parte sempre.</numerusform>
            <numerusform>La prossima richiesta omette i %n messaggi più vecchi, perché il resto stia nel contesto del modello. Ciò che è fissato parte sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">È più di quanto stia nel contesto del modello, e non se ne può omettere nulla.</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">Il contesto è pieno al %1 %. Quando sarà pieno, verrà chiesto cosa fare.</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">Ciò che supera la sua parte viene inviato lo stesso; per i messaggi precedenti resta altrettanto meno spazio.</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">Il conteggio della conversazione è ancora in corso.</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">Secondo il conteggio del provider all’ultima richiesta; ciò che si è aggiunto da allora è stimato.</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">Stimato: il provider non ha ancora contato nulla.</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">Non esiste la conversazione %1.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">Nella conversazione non c’è questo messaggio.</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">L’ordine dei messaggi di questa conversazione è danneggiato nella base dati.</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">Più conversazioni cominciano con %1; indicare più caratteri dell’identificatore.</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">L’elenco delle conversazioni è danneggiato; alcune possono mancare.</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">--library e --compile vanno con --agent.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">%1 supera 16 MiB.</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">Il provider.</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">Il modello, oppure provider/modello.</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">Attiva questo set e nessun altro; ripetibile. `none`: nessuno strumento.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">Il testo di sistema, oppure @FILE.</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">Cosa si può impostare del modello, come temperature=0.2; ripetibile.</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">Dopo quanto il turno chiede se continuare, 0 per mai; ripetibile. NAME è uno tra %1.</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">Un endpoint senza descrittore. La sua chiave, se ne vuole una, è in PARLANCE_ENDPOINT_KEY.</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">Il dialetto di questo endpoint, o il suo inizio: %1.</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">Una cartella di lavoro; ripetibile. Predefinita: la cartella da cui si avvia.</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">Prosegue questa conversazione (il suo identificatore, o l’inizio).</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all, o il nome di uno strumento; ripetibile. Senza terminale, ask equivale a refuse. Ciò che nessun’altra parola copre: hidden-files, per i file nascosti o che sembrano segreti, e offered-calls, per le chiamate che una risposta offre nel suo testo.</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Fa intervenire questo agente: il suo nome, oppure FILE, oppure FILE#NAME.</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">Collega gli strumenti dell’agente da questa libreria: il suo nome, oppure FILE.</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">Compila il pattern dell’agente; dove non si può, non interviene. Senza questa opzione viene allora interpretato.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Quanto può essere lunga una risposta, in MiB: da 1 a 1024. Predefinito: 16, oppure answer-limit in parlance.ini.</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">Cosa dire; - lo legge dallo standard input.</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">Impossibile leggere lo standard input.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">Standard input</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">Cosa dire? Indicare un prompt, oppure - per leggerlo dallo standard input.</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">--dialect va con --base-url.</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">Indicare --provider o --base-url, non entrambi.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">Non esiste un dialetto di nome %1.</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 non è un indirizzo.</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">Indicare --gram o --json, non entrambi.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Non esiste un provider di nome %1.</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">Non esiste un provider di nome %1. Se è un modello di %2, indicare anche --provider %2.</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">Quale modello di %1? Indicarlo con --model.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Impossibile leggere %1: %2</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">Un parametro è nome=valore, non %1.</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">Un limite è NAME=NUMBER, con il numero da 0 a %1 e il nome tra %2; non è %3.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">%1 non viene inviato: %2 non ha parametri.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">%1 non viene inviato: %2 ha solo i parametri %3.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Non esiste la cartella %1.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 non è testo UTF-8.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">Nella base dati manca un messaggio.</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">Un messaggio è danneggiato nella base dati: la sua somma di controllo è diversa.</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">Nella base dati manca una parte della conversazione.</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">Una parte della conversazione è danneggiata nella base dati.</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">%1 esiste già. Non si sovrascrive nulla.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">Impossibile scrivere %1.</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">La copia %1 non è completa.</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">Impossibile leggere o salvare: troppi file aperti.</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">La memoria non basta per leggere o salvare le conversazioni.</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">Un altro Parlance sta scrivendo nelle conversazioni e non finisce.</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">Impossibile salvare le conversazioni: il loro file è protetto da scrittura.</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">Il disco segnala un errore mentre si leggono o si salvano le conversazioni.</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">Il file delle conversazioni è danneggiato. È stato lasciato com’è.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">Il disco è pieno: impossibile salvare.</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">Impossibile aprire il file delle conversazioni.</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">Impossibile leggere o salvare le conversazioni.</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">«Ripara le conversazioni…» nel menu Parlance, o parlance repair, salva ciò che è leggibile.</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">Una parte della modifica non si è potuta salvare.</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">La conversazione è cancellata, ma nel file possono restarne tracce. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">Impossibile scrivere %1: %2.</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">Un altro Parlance sta portando %1 a una nuova versione.</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 non è un file di Parlance. È stato lasciato com’è.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 è stato scritto da un Parlance più recente. È stato lasciato com’è.</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">Il file system di %1 non può contenere conversazioni in modo sicuro.</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">Non si è potuta fare una copia di %1, perciò non è stato modificato.</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">La posizione di un messaggio è danneggiata nella base dati.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">Nella conversazione non c’è questo messaggio.</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">Il sistema non concede a questo programma il thread che gli serve per salvare.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">Impossibile scrivere %1: il disco è pieno o protetto da scrittura.</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">%1 è vuoto, anche se conteneva conversazioni. È stato lasciato com’è. Mettere una copia al suo posto (la cartella copies accanto può averne una), o toglierlo per ricominciare.</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">Impossibile rinominare %1, perciò non è stato sostituito.</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">Impossibile scrivere in %1, e non c’è spazio per una copia da leggere.</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">Il turno non è nella base dati.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Non esiste la cartella %1.</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">«%1» non è un file, perciò il database accanto non viene aperto.</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">L’istruzione va oltre il file, e questo non è consentito.</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">SQLite dice: %1</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">L’interrogazione è stata fermata.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">Impossibile aprire «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">«%1» è stato sostituito durante l’apertura.</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">L’istruzione richiede più dei %1 di memoria consentiti.</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">Su questo sistema il database non si può isolare, perciò non viene aperto.</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">Viene eseguita una sola istruzione alla volta.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">Non c’è alcuna istruzione.</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">Posti per valori nell’istruzione: %1; valori dati: %2.</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">cached è true o false.</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">Una deduplicazione è &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; o &quot;semantic&quot;.</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">Una finestra è un tempo o un numero di messaggi, come &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; o &quot;10 canisters&quot;.</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">Questo è un elenco di nomi.</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">%1; si usa l’ultima versione senza errori</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">il nome «%1» è già quello della riga %2</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">in gram si scrivono solo agenti</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">in questo file non c’è alcun agente</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">non è testo UTF-8</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">una skill comincia con una riga ---, il suo nome e la sua descrizione come YAML, e un’altra riga ---</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">l’intestazione di una skill è una mappa con name e description</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">questo file non esiste</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">lettura impossibile: %1</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">supera 1 MiB</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">annidamento troppo profondo</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">un carattere fuori da ASCII può stare solo in stringhe e commenti; una chiave che ne ha va tra virgolette</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">questa chiave ha troppe parti</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">sequenza di escape sconosciuta</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">un testo</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true o false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">un numero intero</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">un numero</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">un elenco</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">una tabella</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">un numero decimale</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">%1 deve essere %2, non %3</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">%1 deve essere uno tra %2</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">una tabella con %1</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">una tabella di %1</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">%1 deve essere uno di questi: %2</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">chiave sconosciuta %1</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">%1; si intendeva %2?</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">manca %1</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">una data o un’ora</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">%1 deve essere un numero finito</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">Strumento che esegue un &amp;comando…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">Strumento che interroga il &amp;web…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">Strumenti di un server &amp;MCP…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">Strumento &amp;integrato, descritto a modo proprio…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">Strumento in un &amp;file proprio…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Provider…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">Provider che avvia un file di m&amp;odello…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Agente…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">Agente in &amp;gram…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">P&amp;rompt…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">S&amp;kill…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Libreria di strumenti…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Scenario di simulazione…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Valutazione…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">Non si è potuto conservare il testo precedente di %1.</translation>
    </message>
</context>
<context>
    <name>Descriptors</name>
    <message>
        <source>Calculator</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Calcolatrice</translation>
    </message>
    <message>
        <source>Works out arithmetic</source>
        <translation type="unfinished">Calcola espressioni aritmetiche</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Orologio</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">Dice l’ora</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Codice</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">Esegue in una sandbox Python e comandi della shell scritti dal modello</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Saluti</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">Saluta per nome</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">File e indirizzi</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">Legge, scrive e cerca nei file delle cartelle di lavoro, recupera ciò che si trova a un indirizzo</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Taccuino</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">Note, cose da fare e promemoria, conservati in tutte le conversazioni</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Probabilità</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">Dadi, campioni, numeri casuali e come sono fatti i dati</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Simulazione</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">Strumenti che falliscono di proposito</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Riassunto</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">Fa leggere un testo al modello della conversazione, in una conversazione a parte; ogni chiamata costa quanto costa il modello</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Testo</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">Identificatori, impronte, Base64 e JSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Web</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">Interroga servizi pubblici del web: meteo, un’enciclopedia, un dizionario, tassi di cambio</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">Contratto: tag, come li hanno imparati Hermes e Qwen</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">Per i modelli addestrati con i tag &lt;tool_call&gt;</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">Contratto: il più breve possibile</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">Solo nomi, argomenti e una riga per ogni strumento: per modelli piccoli e contesti piccoli</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">Contratto: un oggetto JSON e nient’altro</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">Per i modelli che tendono a scrivere attorno al loro JSON</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">Contratto: JSON solo per le chiamate</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">Le chiamate sono JSON, le risposte testo semplice: per i modelli che scrivono male dentro le stringhe JSON</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">Contratto: JSON per chiamate e risposte</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">Il contratto nella sua prima versione</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Programmazione in coppia</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">Fa lavorare il modello sul codice con l’utente; imposta il testo di sistema e attiva gli strumenti per i file</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Linguaggi</translation>
    </message>
    <message>
        <source>Persona</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Persona</translation>
    </message>
    <message>
        <source>Recapitulate</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Ricapitolare</translation>
    </message>
    <message>
        <source>Sums up the conversation so far, so that it can go on from there</source>
        <translation type="unfinished">Riassume la conversazione fin qui, in modo che possa proseguire da lì</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">Argomento e obiettivi</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">Che cosa c’è da fare</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">Elenchi e tabelle</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">Rivedere un file</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">Cerca che cosa non va in un file dell’area di lavoro</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">File</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">Un file di testo dell’area di lavoro, con il suo percorso</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Che cosa guardare</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">Per esempio: ciò che è lento</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Riscontri</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Tono</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Domande</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Risposta più lunga</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">Token, compresi i pensieri.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Temperatura</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">Con quanta libertà sceglie fra le parole probabili.</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Ragionamenti</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">Token che può spendere in pensieri prima di rispondere; richiedono una temperatura di 1.</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Impegno</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">Quanto pensa prima di rispondere.</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">Fra quale parte delle parole probabili sceglie.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Pensiero</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">Se pensa prima di rispondere.</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">Token che può spendere in pensieri prima di rispondere.</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">Fra quante delle parole probabili sceglie; 0 per tutte.</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">Quanto deve essere probabile una parola, rispetto alla più probabile.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Seme</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">Lo stesso numero dà di nuovo la stessa risposta, per quanto il server lo consente.</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">Per i modelli il cui template conosce l’interruttore.</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Contesto</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">Token di richiesta e risposta insieme; ciò che non ci sta, Ollama lo dimentica. Di più occupa più memoria.</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">Per i modelli che possono pensare prima di rispondere.</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">Quanto pensa prima di rispondere un modello che pensa.</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">Inviato come a un modello; lo scenario prosegue come è scritto.</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">Inviato come a un modello che pensa.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Veloce</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">Un interruttore per fare prove.</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">nessun modello linguistico</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">«%1» non è un lancio di dadi. Va scritto NdS, NdS+K o NdS-K: fino a 1000 dadi, un numero pari di facce da 4 in su, N + K almeno 1.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">Questo messaggio non è più nella conversazione.</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">La risposta a questa richiesta non è nella conversazione: il suo turno non è andato a buon fine.</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">Nel frattempo la conversazione è proseguita, perciò non vi è stato modificato nulla.</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">Qui non c’è alcun turno da annullare.</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">Il testo da sostituire non è in «%1».</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">Le sue righe finiscono con ritorno a capo e avanzamento riga.</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">Il testo da sostituire si trova %1 volte in «%2». Indicare più contesto, o impostare replace_all.</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">Un set ha bisogno di [ensemble] con un nome.</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">Non esiste la fonte «%1».</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">«%1» è già un nome o un alias dello strumento %2, in %3.</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">In questo set non c’è lo strumento «%1».</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">Lo strumento non ha l’argomento «%1».</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">Non c’è una cartella temporanea per le esecuzioni: %1</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">Non esiste lo scambio %1.</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">Più scambi cominciano con %1; indicare più caratteri dell’identificatore.</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">Gli scambi sono danneggiati nella base dati.</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">A questo strumento è stato chiesto di fallire.</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">Una richiesta con il metodo %1 non ha corpo.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">L’intestazione %1 non si può impostare così.</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">«%1» supera %2.</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">«%1» è cambiato da quando questa chiamata è stata mostrata e consentita, perciò non è stato scritto nulla. Leggerlo di nuovo.</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">La codifica «%1» non è nota.</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">«%1» non è testo con la codifica %2; può essere un file binario.</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">Sostituisce %1</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">Crea %1, che non esiste ancora</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>%n altra riga non è mostrata qui.</numerusform>
            <numerusform>Altre %n righe non sono mostrate qui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">«%1» non esiste.</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">«%1» è una cartella, non un file.</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">«%1» non è una cartella, o una sua parte non lo è.</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">«%1» esiste già.</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">«%1» è diventato un collegamento durante l’apertura.</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">Il sistema rifiuta l’accesso a «%1».</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">«%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">«%1» non è un file regolare, ma un dispositivo, un socket o una pipe.</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">Fermato prima di leggere «%1».</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">«%1» è un database che un altro programma tiene aperto.</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">«%1» ora porta altrove, a «%2».</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">Qualcun altro l’ha modificato durante il turno.</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">Non si sa se l’abbia lasciato così il turno o qualcun altro.</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">Da allora qualcun altro l’ha modificato.</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">Da allora qualcun altro l’ha rimosso.</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Si intende %1?</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">Impossibile chiedere al server di %1 i suoi strumenti: %2</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">Il server di %1 non ha comunicato i suoi strumenti.</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">Non esiste lo strumento «%1».</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">«%1» è il nome di più strumenti.</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">%1 è disattivato, quindi al suo server non sono stati chiesti gli strumenti.</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">Il file non ha un risultato per questa chiamata.</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Risultato di uno strumento</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">${%1} qui è il suo valore predefinito.</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">${%1} qui è «%2», il suo valore predefinito.</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">%1 qui è la cartella %2, qualunque sia la cartella di lavoro.</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 non è un oggetto.</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">%1 ha più di %2 membri.</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">%1 non è testo.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">%1 supera %2 caratteri.</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">%1 contiene il carattere U+0000.</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">%1 non è un elenco.</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">%1 ha più di %2 elementi.</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">da %1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">almeno %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">più di %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">al massimo %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation type="unfinished">meno di %1</translation>
    </message>
    <message>
        <source>format %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">formato %1</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished">come %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">un multiplo di %1</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">corrispondente a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n carattere</numerusform>
            <numerusform>%n caratteri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n elemento</numerusform>
            <numerusform>%n elementi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNode</name>
    <message>
        <source>Other members</source>
        <extracomment>Part of a form made from a schema</extracomment>
        <translation type="unfinished">Altri membri</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">Scegliere una voce.</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">Qui serve JSON.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">Qui serve un numero.</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">«%1» non è un numero come lo intende JSON, per esempio 3, -0.5 o 1e6.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">Questo è obbligatorio.</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">Dev’essere un oggetto JSON.</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">Il nome «%1» c’è due volte.</translation>
    </message>
</context>
<context>
    <name>FormSchema</name>
    <message>
        <source>Text</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Testo</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Numero</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>Kind of value in a form made from a schema: a JSON number without a fraction</extracomment>
        <translation type="unfinished">Numero intero</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">Sì o no</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Elenco</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Oggetto</translation>
    </message>
</context>
<context>
    <name>FoundServers</name>
    <message>
        <source>There is already a descriptor %1.</source>
        <translation type="unfinished">Esiste già un descrittore %1.</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 ha risposto qualcosa che non è JSON.</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">Non esiste il luogo «%1».</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">La risposta non dice nulla del tempo.</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">«%1» qui è definito due volte</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">«%1» contiene se stesso</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">«%1» non è definito da nessuna parte</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">la chiave «%1» qui c’è due volte</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">«%1» è già il nome di un’altra relazione</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">«%1» in un altro file dice qualcos’altro</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">«%1» è già definito in %2:%3:%4</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">si fa riferimento a «%1», che è definito in %2</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">Ciò che non è gram non si può formattare.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">Questo testo non si può formattare senza perdere un commento.</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">Un pattern è un oggetto con «subject» ed «elements»; questo non lo è.</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">I pattern sono troppo annidati.</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">il testo è troppo grande: si possono leggere al massimo 8 milioni di caratteri</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">qui c’è un carattere NUL</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">un nome</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>qui i pattern sono troppo annidati: al massimo %n livello</numerusform>
            <numerusform>qui i pattern sono troppo annidati: al massimo %n livelli</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">«(», «[» o un identificatore</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">«)» o ciò che appartiene a un nodo</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">questa non è una freccia: si scrivono --, --&gt;, &lt;--, &lt;--&gt; o con -[…]-, e allo stesso modo con = e ~</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">previsto %1, trovato %2</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">la fine del testo</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">un identificatore</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">un’etichetta</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">una chiave</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">elenchi e mappe non possono contenere altri elenchi o mappe</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">un valore</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">un numero</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">dopo ``` e un tag la riga deve finire</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">questo testo non viene mai chiuso da ```</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">il testo non può finire con un accento grave subito prima di ```</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">questo testo non è chiuso da %1 sulla sua riga</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">questa sequenza di escape non esiste; tra %1 dopo \ possono stare solo %1, \, /, b, f, n, r o t</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">il testo supera 32 MiB</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">non è UTF-8</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">l’annotazione «%1» è ripetuta; vale l’ultima</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">«%1» non chiede nulla che un pattern dica. Scrivere nome, :Etichetta, {chiave: valore} o più d’uno.</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">Quali pattern? Scrivere nome, :Etichetta, {chiave: valore} o più d’uno.</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">un carattere NUL</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">Questo non si può dire in gram: %1.</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>pattern annidati per più di %n livello</numerusform>
            <numerusform>pattern annidati per più di %n livelli</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">un elenco dentro un elenco o una mappa</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">una mappa dentro un elenco o una mappa</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">il numero «%1»</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">un intervallo senza estremi</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">il simbolo «%1»</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">il tag «%1»</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">un elenco vuoto</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>Il modello ha chiamato male gli strumenti in %n ciclo, anche se gli era stato detto cosa non andava. Continuare?</numerusform>
            <numerusform>Il modello ha chiamato male gli strumenti in %n cicli, anche se gli era stato detto cosa non andava. Continuare?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>Questo turno è ricorso al modello %n volta. Continuare?</numerusform>
            <numerusform>Questo turno è ricorso al modello %n volte. Continuare?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>Il modello chiede %n chiamata in una volta. Eseguirla?</numerusform>
            <numerusform>Il modello chiede %n chiamate in una volta. Eseguirle?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>%1 è stato chiamato %n volta nelle ultime %2 chiamate. Continuare?</numerusform>
            <numerusform>%1 è stato chiamato %n volte nelle ultime %2 chiamate. Continuare?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">chat in un HTTP Archive</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">richieste che non sono di una chat con un dialetto noto</translation>
    </message>
</context>
<context>
    <name>HtmlWriter</name>
    <message>
        <source>Instructions</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what the model is told before all else</extracomment>
        <translation type="unfinished">Istruzioni</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: the person who uses the program</extracomment>
        <translation type="unfinished">Tu</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Assistente</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: a noun: an attached text</extracomment>
        <translation type="unfinished">Documento</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">Chiamata di strumento: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what a tool gave back</extracomment>
        <translation type="unfinished">Risultato</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Ragionamenti</translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">(interrotta)</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Qui non c’è rete.</translation>
    </message>
    <message>
        <source>asks %1</source>
        <extracomment>Progress of a tool; %1 is a host, on the card of a call</extracomment>
        <translation type="unfinished">chiede a %1</translation>
    </message>
</context>
<context>
    <name>HttpReader</name>
    <message>
        <source>“%1” does not apply to a tool of the kind &quot;http&quot;.</source>
        <translation type="unfinished">«%1» non ha significato per uno strumento di tipo &quot;http&quot;.</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">method è uno tra %1.</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">placeholders-in-host è true o false.</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">Uno strumento di tipo &quot;http&quot; ha bisogno di un url.</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">body è &quot;json&quot;, &quot;form&quot; o &quot;none&quot;.</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">Una richiesta con il metodo %1 non ha corpo.</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">Il corpo è di un altro tipo.</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">json è una tabella: i membri del corpo.</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">response è un puntatore JSON come /current/temperature.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output è &quot;text&quot;, &quot;json&quot; o &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">size-limit è un numero intero di byte da 1 a %1.</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">Qui si intende una tabella di nomi e valori.</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">Il valore di %1 è un testo.</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">Un segreto è { keychain = &quot;NAME&quot; } o { environment = &quot;NAME&quot; }, con prefix = &quot;…&quot; per ciò che lo precede.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">L’intestazione %1 non si può impostare così.</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">«{%1}» non è alcuno degli argomenti.</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">L’url ha bisogno di «%1», che non è obbligatorio e non ha un valore predefinito.</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">Il valore dell’intestazione %1 non si può inviare: contiene una fine riga o un altro carattere di controllo.</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">%1 ha risposto qualcosa che non è JSON: %2</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">La risposta di %1 non ha nulla in %2: %3</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Uno strumento ha bisogno di un nome di 1-64 lettere, cifre, _ e -.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Un alias è formato da 1-64 lettere, cifre, _ e -.</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">Una descrizione è un testo.</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">enabled è true o false.</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">Il tipo di una funzione è &quot;builtin&quot;, &quot;command&quot; o &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">«%1» è per strumenti di tipo &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">«%1» è per strumenti di tipo &quot;command&quot;.</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">%1 è un elenco di testi.</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">Non esiste lo strumento integrato «%1».</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">Il file finisce a metà di un elenco.</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">Dopo la fine dell’elenco c’è altro.</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">Tra due oggetti doveva esserci una virgola.</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">Doveva esserci un oggetto JSON.</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">Un oggetto occupa più di %1 MB.</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">Il file finisce a metà di un oggetto.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">Non è JSON.</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">Un oggetto ha più di %1 valori.</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">Il server ha inviato qualcosa che non è un messaggio JSON-RPC.</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">Il server ha inviato un messaggio di più di %1 valori.</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">Lo schema è troppo grande o troppo annidato.</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">Lo schema non è leggibile come JSON.</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">Il valore non è leggibile come JSON.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>Il testo JSON supera %n MiB.</numerusform>
            <numerusform>Il testo JSON supera %n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">Questo non è JSON: non è leggibile dal byte %1 in poi.</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">Il server usa una versione del protocollo che qui non è nota: %1.</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">Prestati dall’editor</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">L’ordine dei messaggi della conversazione %1 è danneggiato nella base dati.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">L’esportazione è stata fermata.</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">L’importazione è stata fermata.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">riga %1: %2</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">Un’altra conversazione ha il turno %1.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">Il file è cambiato durante la lettura.</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">«%1» non è ciò che dovrebbe essere.</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">JSON Lines di Parlance</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">Il file finisce a metà di una conversazione.</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">Questo non è l’inizio di una libreria di Parlance.</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">Il file è stato scritto da un Parlance più recente.</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">Qui non ci si aspetta un record «%1».</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">«parent» non è alcuno dei nodi precedenti.</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">La conversazione nomina un nodo che non ha.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">Un messaggio occupa più di %1 MB e non sta in alcuna riga.</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">«%1» non va negli argomenti: Parlance sceglie una porta libera di questo computer.</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">«%1» non va negli argomenti: lo dice %2.</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Markdown di Parlance</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">Markdown contiene il percorso mostrato, senza ragionamenti, immagini e rami.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">Un messaggio occupa più di %1 MB.</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">Un messaggio viene prima della sua conversazione.</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">Una conversazione non ha identificatore.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">Il file finisce a metà di un messaggio.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">Istruzioni</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">Tu</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Assistente</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Assistente (%1)</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: a noun: an attached text</extracomment>
        <translation type="unfinished">Documento</translation>
    </message>
    <message>
        <source>Document: %1</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Documento: %1</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">Chiamata di strumento: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">Risultato</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Conversazione</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">interrotto</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">Il server chiede un accesso (HTTP 401).</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">Il server non lo consente (HTTP 403).</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">Sul server questo luogo non esiste (HTTP 404).</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">Il server viene interpellato troppo spesso (HTTP 429).</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">Il server ha rifiutato con HTTP %1.</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">Il server ha concluso senza dare una risposta.</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">Il server ha risposto con qualcosa che non è un messaggio JSON-RPC.</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">sul server MCP %1: %2</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">che lo chiama %1, non verificato</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">Il server di %1 non c’è più.</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">Il server non ha lo strumento «%1».</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">Ciò che %1 ha risposto non è il risultato di uno strumento.</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">%1 segnala un errore e non dice quale.</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">%1 promette contenuto strutturato e non ne ha dato.</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">Ciò che %1 ha risposto non è quanto promette il suo schema di output: %2</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">Lo schema degli argomenti non si può usare: %1</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">Lo schema dei risultati non si può usare: %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">sola lettura</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">distruttivo</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">non distruttivo</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">ripetibile</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">agisce all’esterno</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">La { al carattere %1 resta aperta.</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">«{%1}» non è un’espressione di un modello di URI.</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">L’argomento «%1» va anche in un’intestazione, che può esprimere solo un testo, un valore di verità o un intero fino a 2^53−1.</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">non detto</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">sì</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">no</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">in ascolto su %1</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">in ascolto su %1, solo per Parlance</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">contesto %1 token, immagini: %2, modello di chat con strumenti: %3</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">fermato</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">avvio…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">caricamento…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">caricamento, %1 %</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">pronto</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">riavvio tra %1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">non riuscito</translation>
    </message>
</context>
<context>
    <name>ModernEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">Il server usa una versione del protocollo che qui non è nota.</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">Il risultato del server non si capisce.</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">Tutto deve stare su una riga.</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">Scrivere il programma da avviare, o un indirizzo.</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">L’indirizzo deve essere come https://example.org/mcp.</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">Il server ha bisogno di un nome di lettere, cifre, - e _.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">«%1» non è nell’elenco.</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">Non c’è un profilo in cui conservarlo.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Impossibile leggere %1.</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">%1 non è un taccuino: %2</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">Il taccuino è pieno: contiene 4 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">Una nota ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">Non esiste la nota «%1».</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">Cosa c’è da fare?</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">Un promemoria ha bisogno di un testo e di un’ora come 2025-01-31T15:00.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">«%1» non è un fuso orario noto qui.</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">min_val è maggiore di max_val.</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">Non ci sono numeri da descrivere.</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">chat nel formato di OpenAI</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">Una chat non ha «messages».</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">parti che nel file non sono né testo né immagine</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">chat senza messaggi</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">Un modello di testo è un testo.</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">Secondo il suo schema, un risultato non ha il membro «%1».</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">testo di sistema %1 e strumenti %2 token oltre le loro parti</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">testo di sistema %1 token oltre la sua parte</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">strumenti %1 token oltre la loro parte</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">«%1» qui non ha significato: gli strumenti di questo set sono quelli del suo server, qualunque cosa ne dicano i suoi [[invokers]].</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">Manca il nome di uno degli strumenti del server.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Un alias è formato da 1-64 lettere, cifre, _ e -.</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">«%1» non è dentro una cartella di lavoro.</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">«%1» è in una cartella di Parlance stesso, che nessuno strumento raggiunge.</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">Questo non è un percorso.</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">Non è scelta alcuna cartella di lavoro, perciò nessun file è raggiungibile. L’utente ne sceglie una nella finestra (cartelle di lavoro), o avvia il programma in quella cartella dalla riga di comando.</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">la chiave «%1» qui c’è due volte</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">%1 non ha significato in un’espressione regolare di ECMA-262.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">%1 non vede immagini: il suo server è stato avviato senza un proiettore per esse (--mmproj). Togliere l’immagine, o scegliere un altro modello.</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>left out: %1 (%2)</source>
        <translation type="unfinished">omesso: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>There is no line %1; the file has %2.</source>
        <translation type="unfinished">Non esiste la riga %1; il file ne ha %2.</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">Un pezzo finisce alla riga %1, prima del suo inizio alla riga %2.</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">Due pezzi si sovrappongono alla riga %1.</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">idempotent è true o false.</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">writes è true o false.</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">formats è &quot;assert&quot; o &quot;annotate&quot;.</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">%1 è un numero di secondi da 0 a %2.</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">%1 è un numero intero da %2 a %3.</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">approval è &quot;ask&quot;, &quot;allow&quot; o &quot;refuse&quot;, oppure una tabella con rules.</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">rules è un elenco di al massimo %1 tabelle.</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">Una regola nomina l’argomento che guarda: argument = &quot;path&quot;.</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">Una regola ha uno tra path, host, command e text, con un pattern o un elenco di pattern.</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">La risposta di una regola è &quot;ask&quot;, &quot;allow&quot; o &quot;refuse&quot;.</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">on-failure è &quot;report&quot;, &quot;abort&quot; o una tabella di questi per categoria.</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">«%1» non è una categoria di errori.</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">L’esito di un errore è &quot;report&quot; o &quot;abort&quot;.</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">%1 deve essere un numero ed è «%2»: non conta.</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">Il provider %1 nomina un dialetto che non esiste: «%2».</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command è un elenco di testi: il programma e i suoi argomenti.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment è un elenco di nomi di variabili.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">«%1» non è il nome di una variabile.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Una variabile è un testo, oppure { keychain = &quot;nome di una chiave&quot; }.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">un modello si scrive PROVIDER/MODEL, non «%1»</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">riga %1 del testo: %2</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">il testo non ha posto per «%1»</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">Il prompt %1 non ha variabili.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">Il prompt %1 non ha la variabile «%2». Ha %3.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">Il prompt %1 non ha la variabile «%2». Forse si intende: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">Il prompt %1 non si può usare: riga %2 del suo testo: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">Il prompt %1 richiede: %2.</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">Il prompt %1 non accetta argomenti.</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">«%1» non è un argomento del prompt %2. Accetta %3, nella forma nome=valore.</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">Le virgolette di %1 restano aperte.</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">la condizione è troppo lunga</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">«%1» non si capisce</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">la condizione è troppo annidata</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">una parentesi resta aperta</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">dopo startswith deve esserci una parentesi</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">la condizione finisce troppo presto</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">non esiste la variabile «%1»</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">Dice ciò che dice questo prompt (`parlance prompts` li elenca). Uno di sistema diventa il testo di sistema; allora si indica anche cosa dire.</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">Cosa sta in un posto del prompt; ripetibile.</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">--variable va con --prompt.</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">Una variabile si scrive nome=valore, non %1.</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">Indicare --system, o un prompt che è un testo di sistema, non entrambi.</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">Indicare --prompt o cosa dire, non entrambi.</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Risposta: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Messaggio: %1</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">immagine</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">«% %1» non conclude nulla di iniziato</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">le condizioni sono troppo annidate</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">«% if» non è concluso da «% endif»</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">«% for» va scritto «% for NAME in VARIABLE:», con il nome di una variabile</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">«% for» non è concluso da «% endfor»</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">non esiste la variabile «%1»</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">Con questi valori il testo del prompt diventa troppo lungo.</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">«%1» non ha opzioni tra cui scegliere</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">il minimo è maggiore del massimo</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">«%1» deve essere %2.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">un numero</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">%1 o più</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">%1 o meno</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">%1 e così via a passi di %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">uno tra %1</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">sì o no</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">un testo</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">elementi</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">caratteri</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation type="unfinished">%1 %2 o più</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">%1 %2 o meno</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">un elenco di testi più corti</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">%1 non ha vettori per i testi.</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">qui si legge solo un letterale, non un’espressione</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">annidamento troppo profondo</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">manca una virgola o una parentesi</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">una parentesi non è chiusa</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">una chiave deve essere un testo</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">manca «:» dopo una chiave</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">si leggono solo testi semplici, senza f e b davanti</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">un testo non è chiuso</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">questo carattere non esiste</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">questo carattere è illeggibile</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">questo numero è illeggibile</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">manca il valore</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">si leggono solo letterali; «%1» non lo è</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">Aggiungi %1</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">Cambia in «%1»</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">Cambia in %1</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">«%1» ha solo %2 righe.</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">Il risultato di %1 ha solo %2 byte.</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">Questa conversazione non ha una chiamata «%1» con un risultato.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">Le pagine del file</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Messaggi</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>%n contenuto è illeggibile.</numerusform>
            <numerusform>%n contenuti sono illeggibili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>%n messaggio è illeggibile, o leggibile solo in parte.</numerusform>
            <numerusform>%n messaggi sono illeggibili, o leggibili solo in parte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Conversazioni</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>Manca %n messaggio.</numerusform>
            <numerusform>Mancano %n messaggi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>%n ramo di conversazioni ha lacune.</numerusform>
            <numerusform>%n rami di conversazioni hanno lacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>%n punto delle conversazioni non è come era stato scritto.</numerusform>
            <numerusform>%n punti delle conversazioni non sono come erano stati scritti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>%n conversazione ha perso la fine.</numerusform>
            <numerusform>%n conversazioni hanno perso la fine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">Il file è vuoto.</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">In %1 non ci sono conversazioni.</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">%1 è protetto da scrittura, perciò non si può riparare sul posto.</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">Un altro Parlance tiene aperto %1. Chiuderlo prima.</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">Il nuovo file</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">Impossibile scrivere %1.</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">Di %1 non si può leggere nulla, e non c’è una copia giornaliera. È stato lasciato com’è.</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">Del file non si è potuto leggere nulla. Manca ciò che è seguito alla copia %1.</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">Trovati dalla riparazione</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Contenuti</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Turni</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Scambi</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">File</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Ricerca</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">Questo messaggio, o una sua parte, è andato perso con una base dati danneggiata.</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">«%1»: messaggi illeggibili, o leggibili solo in parte: %2.</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">«%1»: non si sa dove finisse; ora finisce con il suo messaggio più recente.</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>Degli scambi %n corpo è illeggibile.</numerusform>
            <numerusform>Degli scambi %n corpi sono illeggibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">Il suo contenuto è andato perso con una base dati danneggiata.</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">Trovati dalla riparazione: messaggi senza posto</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>%n messaggio ha perso il suo posto; è in «%1».</numerusform>
            <numerusform>%n messaggi hanno perso il loro posto; sono in «%1».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">%1 non è una chiamata a un modello che si possa reinviare: %2</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">Di %1 non è conservata la richiesta.</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">%1 ha risposto con lo stato %2.</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">%1 ha risposto con %2 byte di tipo %3, che non sono testo.</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">La } al carattere %1 non chiude nulla; }} sta per una parentesi graffa.</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">La { al carattere %1 resta aperta; {{ sta per una parentesi graffa.</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">Le parentesi graffe al carattere %1 non contengono un nome.</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">Non c’è nulla da tirare: indicare dice o specs.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">Impossibile estrarre %1 da %2 senza reinserimento.</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">file</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">Salva</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">Salva %1 come…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">Salva come</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">uno scenario ha bisogno di un titolo e di un modello</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">questo guasto non è di un tipo noto</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">%1 non è di tipo %2.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">%1 non è %2.</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">%1 non è alcuno di: %2.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">%1 è minore di %2.</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">%1 è maggiore di %2.</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">%1 non è maggiore di %2.</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">%1 non è minore di %2.</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">%1 non è un multiplo di %2.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">%1 ha %2 %3; ne servono almeno %4.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">%1 ha %2 %3; ne sono consentiti al massimo %4.</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">caratteri</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">%1 non è nel formato %2.</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">%1 non corrisponde al pattern %2.</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">elementi</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">%1 ha due volte lo stesso elemento.</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">membri</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">Manca il membro «%1» in %2.</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">contiene troppi schemi</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">rimanda a se stesso senza fine</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">è uno schema di troppo; lo schema è troppo grande</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">deve essere uno schema: un oggetto, true o false</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">deve essere una stringa</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">rimanda a «%1», che non è né nello schema né registrato</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">deve essere un elenco di schemi</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">deve essere un oggetto di schemi</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">Lo schema</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">deve essere un elenco di valori</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">nomina %1, che non è un tipo di JSON Schema</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">deve essere un numero</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">deve essere maggiore di 0</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">deve essere un numero intero da 0 in su</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">deve essere true o false</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">deve essere un elenco di stringhe</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">non è un’espressione regolare che si possa verificare: %1</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">%1 qui non è consentito.</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">Lo schema non si è potuto verificare entro i suoi limiti.</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">Nello schema non c’è il membro «%1».</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">%1 ha %2 elementi del tipo che deve contenere.</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">%1 è ciò che lo schema esclude.</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">%1 non corrisponde ad alcuna delle %2 alternative.</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">%1 corrisponde a %2 delle %3 alternative, non esattamente a una.</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">Il pattern %1 non si è potuto decidere entro i suoi limiti.</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">non ha l’argomento «%1»</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">esige l’argomento «%1», che la specifica non ha</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">esige l’argomento «%1», che nella specifica è facoltativo</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">il suo argomento «%1» è di tipo %2, non %3</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">il suo argomento «%1» è di tipo %2, dove la specifica non ne dice alcuno</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">lo schema è troppo annidato</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">si possono rispecchiare solo le proprietà raggiunte soltanto tramite «properties»</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">«%1» non è il nome di un’intestazione</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">si possono rispecchiare solo una stringa, un intero o un booleano</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">l’intestazione «%1» è usata due volte</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">x-mcp-header in «%1»: %2</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">Il pattern non è un’espressione regolare: %1, al carattere %2.</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">Impossibile leggere «%1»: %2 richiede una data come %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">Impossibile leggere «%1»: %2 richiede %3 o %4.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">Impossibile leggere «%1»: %2 richiede uno di questi: %3.</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">La variabile d’ambiente %1, o una chiave con quel nome.</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">Ciò che il file chiama ${input:%1}.</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">«envFile» è omesso: le variabili non si leggono da un file. Nominare nel descrittore quelle che servono.</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">«%1» è omesso: qui un server non viene isolato.</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">«headersHelper» è omesso: per le intestazioni non si esegue alcun programma. Un’intestazione può nominare una chiave.</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">«%1» è omesso: vengono offerti tutti gli strumenti, e se ne possono disattivare singoli.</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">«auto_connect» è omesso: un server si connette quando una conversazione lo usa.</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">«ssl_verify» è omesso: i certificati si verificano sempre.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 non è un oggetto.</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">Lì è disattivato, e quindi anche qui.</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">I server di tipo «%1» non sono raggiungibili.</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">Non nomina né un programma né un indirizzo.</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">Il suo tipo è «sse»: se parla il vecchio HTTP con eventi inviati dal server lo si scopre alla connessione.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">«cwd» è omesso, perciò il server si avvia nella cartella home: qui %1 non è noto.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">«cwd» è omesso, perciò il server si avvia nella cartella home: qui non si sa in quale cartella sia «%1».</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">Il suo indirizzo si conosce solo all’avvio. Scrivere un descrittore con l’indirizzo stesso.</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">Il suo indirizzo non è HTTP, e nessun altro è raggiungibile.</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">Il suo indirizzo contiene una chiave, e un descrittore può nominare una chiave solo per un’intestazione. Vedere se il server l’accetta così.</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">Il suo indirizzo non è cifrato: chiunque si trovi lungo il percorso verso %1 può leggere e modificare ciò che si dice.</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">Il suo indirizzo non è cifrato, e vuole una chiave che chiunque lungo il percorso verso %1 potrebbe leggere. Chiedere un indirizzo con https.</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">«%1» è omesso: il server si raggiunge con il suo indirizzo.</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">«%1» è omesso: non è un oggetto.</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">«%1» è omesso: l’accesso lo scopre da sé, o non ne ha bisogno.</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">L’identificatore del client è omesso, perché si conosce solo all’avvio del server.</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">Il segreto del client.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">«%1» non può essere il nome di uno strumento ed è omesso.</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">Lì tutti i suoi strumenti si possono usare senza chiedere, e così è anche qui: verificare che sia voluto.</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">Questi strumenti si possono usare senza chiedere, come lì: %1.</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">Una chiamata può durare %1 secondi senza segni di avanzamento: lì «timeout» è %2.</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">«%1» non ha un corrispettivo qui ed è omesso.</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">«%1» è omesso: contiene una chiave.</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">Il file supera 1 MiB.</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">Contiene un byte zero; non è testo.</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">Da qui in poi non è JSON.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">Oggetti ed elenchi sono annidati per più di %1 livelli.</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">%1: non contiene server, né come «mcpServers» né come «servers».</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">%1: contiene più di %2 server.</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">«sandbox» è omesso: qui un server non viene isolato.</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">Un server MCP, ripreso da %1.</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">C’è già, come set %1.</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">Si chiama %1, perché esiste un altro set %2.</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">Non è tra i «default_servers» e quindi qui è disattivato.</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">riavvio tra %1</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">standard input e output</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">HTTP con eventi inviati dal server</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">si chiama %1</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP %1, senza stato</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP %1, con una sessione</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">inattivo</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">connessione…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">serve l’accesso</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">pronto</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">non riuscito</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.</source>
        <translation type="unfinished">Non è stato inviato nulla: il messaggio %1 di questa conversazione è illeggibile. %2 Un messaggio disattivato viene omesso.</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">Non è stato inviato nulla: un messaggio di questo turno è illeggibile. %1</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">«%1» non è il nome di una variabile ed è omesso.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">L’intestazione %1 non si può impostare così ed è omessa.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">Il valore di %1.</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">%1 è omesso: è composto di più parti, e un descrittore può nominare una sola chiave.</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">%1 è omesso: qui non si sa cosa significhi %2.</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">Il server «%1» (%2) richiede l’accesso presso %3.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">L’accesso è stato rifiutato.</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">Non si è potuto aprire il browser.</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">una firma è un solo percorso, come (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">gli argomenti sono un oggetto: il loro schema è di tipo «object»</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">%1 è un tipo a sé; un record ha bisogno di un altro nome</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">() significa nessun parametro solo se sta da solo: ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">la firma non dice cosa viene restituito: (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">le frecce di una firma puntano tutte dalla stessa parte</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">«%1» qui c’è due volte</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">scritto per esteso, lo schema supera 256 KiB</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">un parametro ha un nome prima del tipo: (name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">qui manca un tipo: (name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">può esserci un solo tipo: %1</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">il tipo %1 contiene se stesso, cosa che nessuna firma può fare</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">qui i tipi sono troppo annidati</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">i campi di un tipo si scrivono (name::Text)</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">«%1» è detto due volte</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">non esiste il tipo «%1»; gli elenchi si scrivono ::Array {items: Text}, i valori facoltativi {optional: true}</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">non esiste il tipo «%1»; ci sono Text, Int, Double, Bool, Array, Object e quelli del documento</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">uno schema si scrive json`{…}`</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">uno schema è un oggetto</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">un valore predefinito è un testo, un numero, true, false, un elenco o una mappa</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">«optional» è true o false</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">«%1» è un testo</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">«%1» è un numero</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">«enum» è un elenco di valori</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">«%1» non ha significato per %2</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">solo un Array ha «%1»</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">«%1» è il nome di un tipo</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">«fields» è una mappa di nomi e tipi, e appartiene a un Object</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">«range» si scrive 1..10</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">il valore predefinito non va bene: %1</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">la firma dice solo cosa viene restituito; senza parametri è ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">nessun valore è almeno %1 e al massimo %2</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">nessun valore di «enum» si accorda con il resto</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">Una skill ha il nome della sua cartella, «%1».</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">La skill non ha istruzioni.</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">Le istruzioni superano %1 righe, che un modello legge tutte ogni volta.</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">Non esiste la skill «%1».</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Si intende %1?</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">La skill %1 non ha lo script «%2».</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">«%1» non è eseguibile, e non si conosce nulla che lo eseguirebbe.</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">Legge skill, e ne esegue gli script in una sandbox.</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">Il PostgreSQL che contiene suite, esecuzioni e risultati: postgresql://[USER@]HOST[:PORT]/DATABASE. La sua password è in PGPASSWORD, PARLANCE_STORE_PASSWORD o nel portachiavi.</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">Quale base dati? Indicare --store postgresql://HOST/DATABASE.</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">Una libreria va con un agente.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">Non esiste il set «%1».</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">Non esiste il set «%1». Forse si intende: %2.</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">Il descrittore non ha %1.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">Il descrittore è scritto in un modo in cui %1 non si può impostare.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Non riuscito: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Completato: %1</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">Il testo non è Base64.</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">Ciò che il Base64 rappresenta non è testo; ha %1 byte.</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">Il testo non è JSON: %1</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">Ciò che non è TOML non si può formattare.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">Questo testo non si può formattare senza cambiarlo.</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Si intende %1?</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">non è connesso</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">il server del set %1 non si può interpellare al riguardo: %2</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">la libreria di strumenti %1 non ha un collegamento per esso</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">la libreria di strumenti %1 lo collega a %2, che non esiste.</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">non esiste uno strumento con questo nome.</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">più set hanno uno strumento con questo nome (%1); una libreria di strumenti dice quale si intende</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">i suoi argomenti non sono uno schema: %1</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">il nome</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">la descrizione</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">lo schema degli argomenti</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">%1 non è esattamente ciò che è specificato: differiscono %2</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">%1 non va bene: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 non si può chiamare: %2</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">il nome di uno strumento ha solo lettere, cifre, «_» e «-», al massimo 64</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">Lo strumento %1 è descritto diversamente da %2, che ne svolge il lavoro.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">L’agente %1 non può intervenire, perché non tutti i suoi strumenti si sono potuti collegare:</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">qui non c’è lo strumento «%1»</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">Il descrittore ha già una voce per %1.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">Il descrittore è scritto in un modo in cui non si può aggiungere una voce per %1.</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">«%1» non è scritto come ENSEMBLE:TOOL</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">Una firma è un solo percorso, come (name::Text)==&gt;(::String).</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">Una specifica di strumento deve avere esattamente un elemento, la sua firma di tipo</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">Una specifica di strumento deve avere l’etichetta ToolSpecification</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">Una specifica di strumento deve avere un identificatore di pattern (nome) non vuoto</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">Una specifica di strumento deve avere la proprietà &apos;description&apos;</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; deve essere un testo</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">«%1» di %2 è omesso.</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">Il file è troppo grande per quello di un personaggio.</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">Il file non è JSON e non contiene «TOOLS = […]».</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">Ci si aspetta un elenco di strumenti.</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">Il nome «%1» è quello di due strumenti.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">Lo strumento %1 dell’elenco non è una funzione: ci si aspettano type, function e un nome.</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Lo strumento %1 dell’elenco ha il nome «%2»; i nomi hanno fino a 64 lettere, cifre, _ e -.</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">I parametri di %1 non sono lo schema di un oggetto. %2</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">Un personaggio è più di quanto gram dica di un agente: le sue chiamate hanno limiti. Viene scritto come descrittore.</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">Un agente in gram ha un modello e un’istruzione.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">Il file non è testo UTF-8.</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">In gram ogni strumento ha una descrizione, e questi non ce l’hanno: %1.</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 non è un indirizzo.</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">Un indirizzo per le tracce non contiene una password: ciò che un collector vuole vedere sta in OTEL_EXPORTER_OTLP_HEADERS.</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">«%1» non è né un indirizzo http né un file.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 non è un file.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Non esiste la cartella %1.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">Fermato prima della fine.</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">Questa chiamata non è stata eseguita: la risposta è stata presa a mano.</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">Cominciato, e non annullato all’esterno per quanto fatto: %1 %2</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">Già fatto, e non annullato all’esterno: %1 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">Non esiste l’unità «%1».</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">«%1» e «%2» non misurano la stessa cosa.</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«%1» non è un indirizzo HTTP.</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">Un argomento non può scegliere l’host o la porta, a meno che il descrittore non dica placeholders-in-host = true.</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">Manca un argomento di cui l’indirizzo ha bisogno.</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">«%1» non è un host.</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">Un argomento non sta nell’indirizzo: vuoto, «.» e «..» non sono parti di un percorso.</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>%1… (%n altro carattere)</numerusform>
            <numerusform>%1… (altri %n caratteri)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 ha risposto qualcosa che non è JSON.</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">L’area di lavoro %1 è una cartella home. I comandi in una sandbox hanno ciò che vi è visibile, gli strumenti per i file tutto.</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">L’area di lavoro %1 contiene una cartella home. I comandi in una sandbox hanno ciò che vi è visibile, gli strumenti per i file tutto.</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">L’area di lavoro %1 è in una parte nascosta di una cartella home, dove i programmi tengono impostazioni e ciò che eseguono.</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">«%1» è nascosto o sembra un segreto: un prompt non lo legge. Lo si può invece allegare.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">«%1» supera %2.</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">il disco è pieno</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">è protetto da scrittura</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">questo programma ha troppi file aperti</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">questo computer ha troppi file aperti</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">la memoria non basta</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">il sistema l’ha rifiutato una volta, e ora non lo farebbe più</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">«%1» esiste già, perciò non verrà scritto nulla.</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">ancore e alias non vengono letti</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">questo alias sta dentro ciò che indica</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">ci sono più di %1 valori</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">i tag non vengono letti</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">una chiave è un testo</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">annidamento troppo profondo</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">la chiave «%1» esiste già</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">contiene più di un documento</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">l’editor</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">«%1» non è un valore di questa opzione.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">Non esiste l’opzione «%1».</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">Il turno è stato annullato; la conversazione è tornata com’era.</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">Aggiungi un server MCP</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">Un &amp;programma su questo computer</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">Un &amp;indirizzo</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">Aggiungi il &amp;server</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;Nome:</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;Riga di comando:</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">In&amp;dirizzo:</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">Esiste già un set %1.</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Porta a %1</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">Indirizzo presso %1</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">Il nome di questo host sta per «%1»: lettere che possono somigliare a quelle di un altro.</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">«%1» davanti all’host non dice dove porta l’indirizzo.</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">L’indirizzo non è cifrato: altri, lungo il percorso, possono leggere e modificare ciò che vi si fa.</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">Non ce ne sono ancora.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">Ci sono: %1.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">Non esiste l’agente «%1». %2</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">L’agente %1 non può intervenire: %2</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">Importa strumenti da un elenco JSON o dal file Python di un personaggio</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Impossibile leggere %1: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 supera %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">Nuovo agente con questi strumenti</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Nome (lettere, cifre, - e _):</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">Esiste già un file %1.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Usa i tuoi strumenti quando servono.</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">Cosa diventa l’agente</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">Agente</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">Qui non c’è alcun agente.</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">non può intervenire: %1</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">usa il modello della conversazione</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">usa %1</translation>
    </message>
</context>
<context>
    <name>gui::AgentSelector</name>
    <message>
        <source>No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">Nessun agente</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation: a noun</extracomment>
        <translation type="unfinished">Agente</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">Agente: %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation: there is none</extracomment>
        <translation type="unfinished">nessuno</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">Non interviene alcun agente: il modello ha il testo di sistema e gli strumenti attivi.</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">Non esiste più un agente con questo nome.</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">Usa %1.</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">I suoi strumenti sono collegati per nome, da tutti i set.</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">I suoi strumenti sono collegati dalla libreria %1.</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">Tutto sugli &amp;agenti</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">&amp;Nessun agente</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">&amp;Collega gli strumenti da</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">&amp;Tutti i set, per nome</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">Strumenti richiesti dall’agente</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">STRUMENTI RICHIESTI</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">e altri %1</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">Anche i personaggi che non sono in elenco (good = false).</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">Scrive l’agente indicato come gram o come toml, con le modifiche richieste.</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">formato</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">Con --as: un altro nome, titolo, descrizione, modello o istruzione, oppure @FILE che lo contiene; ripetibile.</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">chiave=valore</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">Con --as: omette questo strumento; ripetibile.</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">strumento</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">Con --as: anche le specifiche di strumenti di questo testo gram, al posto di quelle con gli stessi nomi; ripetibile.</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">file</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Con --as: il suo nome, oppure FILE, oppure FILE#NAME.</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">Collega gli strumenti da questa libreria: il suo nome, oppure FILE. Altrimenti da tutti i set, per nome.</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">Un agente si scrive e si modifica con --as gram o --as toml.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… in attesa di %1</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">--as è gram o toml, non %1.</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Quale agente? Indicare il suo nome, oppure FILE, oppure FILE#NAME.</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">Una modifica è chiave=valore, non %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Impossibile leggere %1: %2</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">non collegato: %1</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 non è testo UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::AgentsModel</name>
    <message>
        <source>in use</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">in uso</translation>
    </message>
    <message>
        <source>in use, %1</source>
        <translation type="unfinished">in uso, %1</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Agenti</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Librerie</translation>
    </message>
    <message>
        <source>Bound tools</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Strumenti collegati</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">&amp;Usa in questa conversazione</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Non usare più</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">&amp;Collega da questa libreria</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Con&amp;verti</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Con&amp;fronta…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">Agente in &amp;TOML…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">Agente in &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Importa strumenti…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Libreria di strumenti…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">Agenti, librerie e strumenti collegati</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">Nuovo</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">Altro</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">Ancora nessuno. «Nuovo» ne comincia uno.</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">Quelli dell’agente scelto.</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">Con questi errori non può intervenire.</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">Non ne richiede alcuno.</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">Con&amp;verti in TOML</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">Con&amp;verti in gram</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">Collega</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Non usare più</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this agent in the conversation</extracomment>
        <translation type="unfinished">Usa</translation>
    </message>
</context>
<context>
    <name>gui::Announcements</name>
    <message>
        <source>You are asked: %1</source>
        <translation type="unfinished">Domanda: %1</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">%1 non riuscito: %2</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">%1 completato.</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">Risposta completata.</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">Risposta completata. %1</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">Il turno è stato annullato, e il testo è di nuovo nella casella di scrittura. %1</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">La risposta è stata interrotta. %1</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">Tutto ciò che attendeva ha avuto risposta.</translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message>
        <source>[thought] %1</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">[ragionamento] %1</translation>
    </message>
    <message>
        <source>[picture or file]</source>
        <translation type="unfinished">[immagine o file]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">%1: contenuto</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">%1: eventi</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">Contenuto</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Eventi</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Dati grezzi</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">in corso…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">La risposta è troppo lunga per essere mostrata qui come testo; si vedono i suoi eventi e i suoi byte.</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Nessuna risposta</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">primo byte dopo %1 ms</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">%1 dalla cache</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>%Ln token in ingresso, %1 in uscita</numerusform>
            <numerusform>%Ln token in ingresso, %1 in uscita</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message>
        <source>before</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the answer that was recorded</extracomment>
        <translation type="unfinished">prima</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">nessuna risposta</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">dice lo stesso</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">dal byte %1: %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">Risposta</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Stato</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">Durata</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Token in ingresso</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Token in uscita</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">Chiamate</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">Fine</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">Differenza da prima</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n inviata</numerusform>
            <numerusform>%n inviate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation type="unfinished">
            <numerusform>%n risposta diversa</numerusform>
            <numerusform>%n risposte diverse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n non riuscita</numerusform>
            <numerusform>%n non riuscite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">da %1 a %2 ms</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">--approve è ask, refuse, all, hidden-files, offered-calls o il nome di uno strumento, non %1.</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">%1
Solo una persona può consentirlo: in un terminale con --approve ask, o in anticipo con --approve %2.</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">%1
Per eseguire ciò che viene offerto così: --approve %2</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">%1 richiede un consenso, e questo non è un terminale. Per consentirlo: --approve %1</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Porta a %1</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] rispondi con questi valori  {…} rispondi con questo oggetto JSON  [n] no</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] apro questo indirizzo in un browser  [n] no</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] sì  [a] sempre  [n] no</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] sì  [n] no</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] una volta  [c] in questa conversazione  [a] sempre  [n] no</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] una volta  [c] in questa conversazione  [a] sempre  [l] sempre per chiamate come questa: %1  [n] no</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">rispondi con questi valori</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">apro questo indirizzo in un browser</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">una volta</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">sì</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">in questa conversazione</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">sempre</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">sempre per chiamate come questa: %1</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">no</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">Digitare un numero, o un oggetto JSON come risposta, e premere Invio.</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">Digitare un numero e premere Invio.</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">archiviate:</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 non è un file.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Impossibile leggere %1: %2.</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">L’immagine %1 supera %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 supera %2.</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">%1 non è né testo (UTF-8) né un’immagine (PNG, JPEG, GIF, WebP).</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">Immagine</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Allegati</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Allega file</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Rimuovi %1</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">File di destinazione; un file esistente non viene sovrascritto.</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">In quale file?</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Tutte le conversazioni sono in %1.</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">chiamato anche %1</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">Attivo in questa conversazione</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">Strumento da provare</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">Al momento questo strumento non esiste.</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">Chiesto</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Risposta di sinistra</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Risposta di destra</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Coppia &amp;successiva</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">Torna alla &amp;matrice</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">Quella di sinistra è migliore</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">Nessuna è migliore</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">Quella di destra è migliore</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">Quale risposta è migliore? Di chi sono viene mostrato dopo.</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">Sinistra: %1. Destra: %2.</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">Come mostrare il corpo</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">Albero</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">Testo</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Dati grezzi</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Esadecimale</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">Trova un testo o un percorso JSON</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">Trova testo, $.messages[-1] o /tools/0</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">Il corpo come albero</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">Copia il valore</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">Copia il puntatore JSON</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Nessun corpo.</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">È troppo grande per un albero. Se ne può vedere il testo.</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">Non è JSON, perciò non se ne può fare un albero.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Nessun risultato</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Riga %1</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Non è JSON</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
    </message>
</context>
<context>
    <name>gui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Button below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Mostra tutto</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Corpo</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Copia le righe selezionate</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Formattazione…</translation>
    </message>
    <message>
        <source>%1 of %2 lines · %3</source>
        <translation type="unfinished">%1 di %2 righe · %3</translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message>
        <source>Reading both branches…</source>
        <translation type="unfinished">Lettura dei due rami…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">Due rami fianco a fianco</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">I due rami, messaggio per messaggio</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">Chiudi</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">Sono entrambi sullo stesso ramo: non c’è nulla da confrontare.</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">I rami si separano all’inizio.</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>I due rami hanno in comune il primo messaggio.</numerusform>
            <numerusform>I due rami hanno in comune i primi %n messaggi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>%n altro messaggio non è mostrato.</numerusform>
            <numerusform>Altri %n messaggi non sono mostrati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">Qui niente</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">solo qui</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">diverso</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">uguale</translation>
    </message>
</context>
<context>
    <name>gui::BudgetBar</name>
    <message>
        <source>Budget per &amp;day</source>
        <translation type="unfinished">Budget al &amp;giorno</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">Quanto si può spendere in un giorno</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">al &amp;mese</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">Quanto si può spendere in un mese</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">per con&amp;versazione</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">Quanto può costare una conversazione</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">La valuta dei budget, quella dei prezzi dei provider</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">Cosa succede oltre un budget</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">chiedi prima di ogni turno</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">avvisa e continua</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">qualsiasi</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">%1 oggi, %2 questo mese</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">%1 Continuare?</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">Questa conversazione è costata %1; il suo budget è %2.</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">Oggi si sono spesi %1; il budget del giorno è %2.</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">Questo mese si sono spesi %1; il suo budget è %2.</translation>
    </message>
</context>
<context>
    <name>gui::BusDesktop</name>
    <message>
        <source>Show</source>
        <extracomment>Button on a notification of the desktop: a verb: bring the window to the front</extracomment>
        <translation type="unfinished">Mostra</translation>
    </message>
</context>
<context>
    <name>gui::CallValues</name>
    <message>
        <source>Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">Argomenti</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;Argomenti</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a tab in the window that shows a tool call: what a tool gave back</extracomment>
        <translation type="unfinished">Risultato</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;Risultato</translation>
    </message>
</context>
<context>
    <name>gui::CanisterEditor</name>
    <message>
        <source>Edit the arguments of %1</source>
        <translation type="unfinished">Modifica gli argomenti di %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Text of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">Modifica: %1</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">Argomenti, come JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name for screen readers of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">Testo</translation>
    </message>
    <message>
        <source>This becomes another version of it; the one before stays beside it. What comes after goes on below both.</source>
        <translation type="unfinished">Diventa un’altra versione del messaggio; la precedente resta accanto. Ciò che segue continua sotto entrambe.</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">&amp;Conserva come versione</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">Gli argomenti devono essere un oggetto JSON.</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">Impossibile scrivere %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;Usa il prompt</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">Manca ancora: %1.</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">Dove inoltrare le richieste: un indirizzo, o il nome di un provider.</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">La porta su 127.0.0.1; 0 ne prende una qualsiasi libera.</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">Al posto di --to: un programma che parla MCP su standard input e output, dopo --. Viene avviato, e ciò che gli si dice e che dice passa invariato.</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">Cosa catturare? Indicare --to con un indirizzo o un provider, oppure -- e un comando.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 non è una porta.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Non esiste un provider di nome %1.</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">%1 non ha un indirizzo proprio a cui inoltrare le richieste.</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">Darlo ai programmi al posto di %1. Chi lo conosce può usarlo. Ctrl+C termina; parlance exchanges elenca ciò che è passato.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Impossibile avviare «%1»: %2</translation>
    </message>
</context>
<context>
    <name>gui::CaptureWindow</name>
    <message>
        <source>Capture</source>
        <extracomment>Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges</extracomment>
        <translation type="unfinished">Cattura</translation>
    </message>
    <message>
        <source>What programs are told, as environment variables</source>
        <translation type="unfinished">Cosa indicare ai programmi, come variabili d’ambiente</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">Un programma che riceve questo indirizzo al posto di quello di un provider parla con il provider come prima, e ciò che entrambi dicono viene conservato qui.
Possono usarlo solo i programmi di questo computer che conoscono l’indirizzo.</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">Ciò che è passato</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Inizio</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">Richiesta</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Stato</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">Durata</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">Risposta</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">Dove inoltrare le richieste: un provider, o un indirizzo</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">&amp;Inoltra a</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">La porta su questo computer</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">porta qualsiasi</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;Avvia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Copia</translation>
    </message>
    <message>
        <source>As co&amp;nversations…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Come con&amp;versazioni…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;Reinvia…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Salva…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">«%1» non è né un provider né un indirizzo che comincia con http:// o https://.</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">Cattura per %1, finché non viene fermata o questa finestra chiusa.</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">Fermata. Ciò che è passato resta nell’ispettore, tra tutte le conversazioni.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">nessuno</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Ferma</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">I programmi che usano l’indirizzo non raggiungeranno più il provider.</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">&amp;Termina la cattura</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">Passo per passo: Invio lascia arrivare l’evento successivo, r e Invio il resto della risposta, a e Invio tutto.</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… prossimo: la risposta a %1, %n evento</numerusform>
            <numerusform>… prossimo: la risposta a %1, %n eventi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">To&amp;llerante</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">Cassetta</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">Che cosa c’è sulla cassetta, e che cosa è stato chiesto e non c’è</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">N.</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">Richiesta</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">Risposta</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">Riprodotto</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">Quando arrivano le parti di una risposta</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Subito</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">Al ritmo registrato</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">Passo per passo</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">Date, ore e identificatori di una richiesta possono essere diversi</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;Scegli…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">&amp;Riproduci</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Evento s&amp;uccessivo</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">Res&amp;to della risposta</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Tutt&amp;o</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">Lascia arrivare l’evento successivo (F8, anche nella finestra)</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Riprodurre una cassetta</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Lettura di %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>%n scambio. Riproducendolo, a tutto ciò che verrebbe inviato si risponde da qui.</numerusform>
            <numerusform>%n scambi. Riproducendoli, a tutto ciò che verrebbe inviato si risponde da qui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">In riproduzione: non si invia nulla, e ogni evento aspetta un comando, finché questo non viene terminato o chiuso.</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">In riproduzione: non si invia nulla finché questo non viene terminato o chiuso.</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">Terminato: ciò che si invia va di nuovo in rete.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">riprodotto</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">non c’è</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Nulla è in attesa.</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">Prossimo: evento %1 di %2.</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">registrato</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">chiesto</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">Ter&amp;mina</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">Descrittori, o cartelle che ne contengono.</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">Quali descrittori? Indicare file o cartelle.</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">questo non è un descrittore: nessuna delle sue tabelle dice cosa descrive</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">il nome «%1» è già quello di %2</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">Scegli</translation>
    </message>
</context>
<context>
    <name>gui::ChoicesList</name>
    <message>
        <source>LIBRARIES</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">LIBRERIE</translation>
    </message>
    <message>
        <source>MODELS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">MODELLI</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">AGENTI</translation>
    </message>
    <message>
        <source>INSTRUCTIONS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">ISTRUZIONI</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">Non c’è ancora una libreria di strumenti. È un file in libraries/ che dice quale strumento fa ciò che un agente chiede.</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">Non c’è ancora alcun agente.</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">Non c’è ancora alcun modello.</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">Restringi l’elenco</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">&amp;Altra</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Altra istruzione</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Istruzione %1</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">Cosa si dice per prima al modello</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Colonne: %1</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">Colonna %1</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">L’esecuzione precedente, nella colonna %1</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">L’esecuzione successiva, nella colonna %1</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">Il seguito di questa esecuzione, nella colonna %1</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">Esecuzione %1 della colonna %2</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">esecuzione %1 di %2</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">&amp;Conserva come conversazione</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">&amp;Mostra il traffico di rete</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">Usa ciò che l’area di lavoro porta con sé: i descrittori nella sua cartella .parlance e le istruzioni nei suoi AGENTS.md e CLAUDE.md.</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">Riferisce turni, chiamate ai modelli e strumenti come span di OpenTelemetry: all’indirizzo di un collector, o in un file. `none`: nemmeno dove lo dicono le preferenze.</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">Con --trace: anche ciò che viene detto, e ciò che gli strumenti ricevono e danno.</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">--trace-contents va con --trace.</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">avviso: %1</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">--%1 è un numero da 1 in su, non %2.</translation>
    </message>
</context>
<context>
    <name>gui::CommandCompletion</name>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the list of commands that a slash opens</extracomment>
        <translation type="unfinished">Comandi</translation>
    </message>
    <message>
        <source>(may be left out) %1</source>
        <translation type="unfinished">(facoltativo) %1</translation>
    </message>
</context>
<context>
    <name>gui::CommandLine</name>
    <message>
        <source>parlance: unknown command %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: comando sconosciuto %1. Vedere parlance --help.</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance: --profile vuole una cartella. Vedere parlance --help.</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: opzione sconosciuta %1. Vedere parlance --help.</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance: impossibile scrivere l’output: %1.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 non accetta l’argomento «%2». Vedere %1 --help.</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance: i descrittori in %1 non vengono usati; con --trust sì.</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: l’argomento %1 non è UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">Nessuna corrispondenza. Con meno lettere si trova di più.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Comandi</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Cerca comandi</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Esegui un comando…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">Uno strumento si è guastato, e il turno non è ancora annullato.</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">La risposta non è ancora salvata.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;Riprova</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">Salva &amp;altrove…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">Salva la risposta altrove</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">La risposta è salvata in %1, ma non ancora nella conversazione.</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">nessuno</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">Fianco a fianco</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Salva il &amp;rapporto…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">Fer&amp;ma</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Nessun agente</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Agente: %1</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">Il modello dell’agente</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Numero: %1</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">Quante volte si esegue ogni colonna</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Limite: %1</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">Dopo quanto tempo un’esecuzione viene fermata e conta come scaduta</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Altro…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Confronta: %1</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Ese&amp;gui di nuovo</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">&amp;Esegui</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">Indicare una sola opzione tra --json, --csv e --markdown.</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">%1: esecuzione %2 di %3 %4, %5</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">Differenze: − va via, + arriva</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">Non c’è alcuna differenza.</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">Chiesto in &amp;entrambi</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">Fianco a fianco – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Numero di esecuzioni</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">Quante volte si esegue ogni colonna, da %1 a %2:</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Limite di tempo</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">Dopo quanti secondi si ferma un’esecuzione, da %1 a %2:</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">Chiesto in ogni colonna</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">Cosa chiedere in ogni colonna? Ctrl+Invio esegue.</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">Spuntare a sinistra ciò che va confrontato, scrivere la domanda ed eseguire.</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">Chiesto in &amp;tutti</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">Ora è tra le conversazioni.</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">Esecuzione %1 di %2 – traffico di rete</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">Salva il rapporto (.md, .csv o .jsonl)</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">confronto.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 è stato scritto.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">«%1» non è un numero da %2 a %3.</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">Non c’è ancora nulla da proseguire: qui non è stato detto nulla.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">Ogni esecuzione prosegue «%1», che resta com’è.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">Ogni esecuzione prosegue «%1» com’era dopo il messaggio %2 di %3, e la lascia com’è.</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">Dopo --: ciò che sta sulla riga di comando dopo parlance; l’ultima parola è quella che si sta scrivendo, o è vuota.</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">Quali parole? Stanno dopo --.</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">tiene tutto in questa cartella</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">cosa c’è</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">la versione del programma</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">nessuno strumento</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">Completamenti</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">Chiavi e valori</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">Messaggio</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">Scrivere un messaggio, o / per i comandi; trascinare qui i file da allegare</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">Allega…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Invia</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Ferma</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">Rimetti il testo restituito</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">Lascia com’è</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">picture.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">Invia il messaggio modificato</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">Invia come prossimo</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">Nuovo tentativo tra %1 s: %2</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">È in corso una risposta. Fermarla prima, o attenderne la fine.</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">Il messaggio parte appena i suoi file sono stati letti.</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">Finire prima ciò che si sta scrivendo.</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">Si sta modificando un messaggio precedente. La risposta diventerà un ramo. Esc lascia tutto com’è.</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">Non esiste il prompt %1, o il suo server non è ancora connesso.</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">In attesa del prompt di %1…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">La conversazione ha ora il testo di sistema di %1.</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">Usa il prompt</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Invio spedisce</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Ctrl+Invio spedisce</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Maiusc+Invio spedisce</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>%n strumento attivo</numerusform>
            <numerusform>%n strumenti attivi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">Un altro programma ha modificato questo file.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Ricarica</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Mantieni la mia</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Confronta</translation>
    </message>
</context>
<context>
    <name>gui::ConformanceCommand</name>
    <message>
        <source>Goes through all that an MCP server offers, as the official conformance suite drives clients; the suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT.</source>
        <translation type="unfinished">Percorre tutto ciò che offre un server MCP, come la suite ufficiale di conformità guida i client: può impostare MCP_CONFORMANCE_PROTOCOL_VERSION e MCP_CONFORMANCE_CONTEXT.</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">L’indirizzo del server.</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">conformance vuole l’indirizzo di un server.</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">MCP_CONFORMANCE_CONTEXT non è JSON: %1</translation>
    </message>
    <message>
        <source>%1 speaks %2.</source>
        <translation type="unfinished">%1 parla %2.</translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message>
        <source>A conversation is being summed up. Wait until that is done.</source>
        <translation type="unfinished">Si sta riassumendo una conversazione. Attenderne la fine.</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">È in corso una risposta. Fermarla prima, o attenderne la fine.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Scegliere prima un modello.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>%n messaggio è riassunto e non viene più inviato. Annulla lo riporta.</numerusform>
            <numerusform>%n messaggi sono riassunti e non vengono più inviati. Annulla li riporta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">Contenuto della prossima richiesta</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">Spazio per la risposta</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">Cosa vedr&amp;à il modello…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Riass&amp;umi e disattiva</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">La prossima richiesta: %1</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">Le risposte qui mostrate sono costate %1.</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">L’invio costa circa %1, senza la risposta.</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">Contenuto della prossima richiesta</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">Contenuto della prossima richiesta: fare clic per i dettagli.</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">&amp;Ometti i più vecchi</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">Invia senza i messaggi più vecchi; non verrà più chiesto finché si usa questo modello</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Riass&amp;umi e disattiva</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">Il modello riassume la metà più vecchia; ciò che è riassunto viene disattivato. Annulla lo riporta</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">Altro &amp;modello…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">Uno con un contesto più ampio</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">&amp;Non ora</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">Il messaggio resta dov’è (Esc)</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">Non ci sta: la conversazione occupa %1 token, e il modello ha spazio per %2 oltre alla risposta.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">circa %1</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">%1 sta riassumendo i messaggi precedenti…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full: a verb</extracomment>
        <translation type="unfinished">&amp;Ferma</translation>
    </message>
</context>
<context>
    <name>gui::ControlSpinBox</name>
    <message>
        <source>Default</source>
        <extracomment>Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Predefinito</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">Predefinito: %1</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parametri</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parametri •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">Parametri: nessuno impostato</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parametri: %1</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">Cosa si può impostare per questo modello; nulla è impostato</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Attivo</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Inattivo</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Predefinito: %1</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Predefinito</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Non impostare nulla</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">Non impostare alcun parametro di questo modello</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">Di questo modello non si può impostare nulla.</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">Ciò che non è impostato è lasciato al modello.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Esegui un comando…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Comandi</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">Cambia le cartelle di lavoro</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">%1  Esegui un comando…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Cambia i parametri</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">Cambia il testo di sistema</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Cambia modello</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">eliminata %1</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n messaggio</numerusform>
            <numerusform>%n messaggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n ramo</numerusform>
            <numerusform>%n rami</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">Senza titolo</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n conversazione</numerusform>
            <numerusform>%n conversazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">gruppo %1</translation>
    </message>
    <message>
        <source>unfolded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">espanso</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">compresso</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">risponde</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">attende una risposta</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">Al massimo questo numero.</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">Quelle eliminate, a partire dall’ultima.</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">Quelle nell’archivio.</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">Quelle di questo gruppo che non sono nell’archivio.</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">Quelle di un gruppo, dell’archivio o eliminate: una sola scelta.</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">Mostrati: %1; ce ne sono altri.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsPanel</name>
    <message>
        <source>Filter</source>
        <extracomment>Button in the panel that lists the conversations: a noun: what narrows the list</extracomment>
        <translation type="unfinished">Filtro</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Button in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Nuova conversazione</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">Archivio</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">Eliminate</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">Cerca in tutte le conversazioni</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">Conversazioni messe da parte</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Conversazioni archiviate</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">Conversazioni che sono state eliminate</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Conversazioni eliminate</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Conversazioni</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Risultati della ricerca</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Nessun risultato.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">Elimina</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">Filtri della ricerca</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">Solo messaggi di un certo tipo, modello, strumento, periodo o etichetta</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">I &amp;propri messaggi</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Risposte</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Chiamate di strumenti</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">Ris&amp;ultati di strumenti</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Documenti</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Oggi</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">Gli ultimi &amp;sette giorni</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">Risposte di un &amp;modello: model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">Chiamate di uno strumen&amp;to: tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">Con un’&amp;etichetta: label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">In un &amp;gruppo: group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">&amp;Non nell’archivio</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Rinomina</translation>
    </message>
    <message>
        <source>Title:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Titolo:</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Etichette</translation>
    </message>
    <message>
        <source>Labels, separated by commas:</source>
        <translation type="unfinished">Etichette, separate da virgole:</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">«%1» eliminata</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">Elimina &amp;definitivamente</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">Sposta in un gruppo</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Gruppo:</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">«%1» è di nuovo nell’elenco</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">«%1» è nell’archivio</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">Apri in una nuova &amp;scheda</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Apri a fian&amp;co</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">Apri in una nuova &amp;finestra</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Rinomina</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Etic&amp;hette…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">Sposta nel &amp;gruppo</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">Archi&amp;via</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">Elimin&amp;a</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Elimina &amp;definitivamente…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Nuovo gruppo…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">N&amp;essun gruppo</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Co&amp;mprimi</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Es&amp;pandi</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">&amp;Rinomina il gruppo</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">Rinomina il gruppo</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Nome:</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">Sci&amp;ogli il gruppo</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">Scrive l’esecuzione come pattern in gram: la risposta e gli strumenti usati.</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">Del contesto del modello: %1. Per i messaggi precedenti resta altrettanto meno spazio.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>%n messaggio precedente è stato omesso, perché non sta nel contesto del modello.</numerusform>
            <numerusform>%n messaggi precedenti sono stati omessi, perché non stanno nel contesto del modello.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">eliminate:</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">Il primo %1 per cento è uguale</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">%1; il %2 per cento è venuto dalla cache</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">uguale</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">uguale, e sotto ciò che è venuto dalla cache</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">Nuovo…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">Versioni</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">Stato del file</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">&amp;Copia tra i personali</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">Converti</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">Formatta</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">Spazi, righe vuote e rientri secondo l’uso; commenti e ordine restano (Ctrl+Maiusc+I)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">Salva</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">Mostra i descrittori in una finestra propria</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">In una finestra propria, o di nuovo qui</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">Scrive l’agente nell’altra notazione, in un nuovo file accanto a questo</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">Alt+Invio lo corregge dove si può</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">Nuovo descrittore</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Nome (lettere, cifre, - e _):</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">Un file integrato non si può rinominare. Copiarlo prima tra i personali.</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">Una skill ha il nome della sua cartella: rinominare quella, e il nome nel file.</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">Rinomina il descrittore</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">Esiste già un file %1.</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">Impossibile rinominare %1.</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">Impossibile convertire %1: %2</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">%1 perderà: %2.</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">Esiste già un file %1. Il suo testo resta tra le sue versioni.</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Sovrascrivi</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">Con&amp;verti</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">%1 e %2 ora descrivono lo stesso agente, e se ne usa solo uno. Eliminare %1? Il suo testo resta tra le sue versioni.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Elimina</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">Un file integrato non si può eliminare. I suoi strumenti si possono disattivare.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">Impossibile eliminare %1.</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">I file integrati sono dentro il programma. Copiarne uno tra i personali per averlo come file.</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">Testo del descrittore</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">Cosa non va</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">%1 · non salvato</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">%1 · integrato, sola lettura</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">%1 · salvato · non in uso: l’area di lavoro non è considerata attendibile</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">%1 · salvato · contiene errori, si usa l’ultimo testo corretto</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">%1 · salvato · contiene errori</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">%1 · salvato · è in uso un altro file con questo nome</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">%1 · salvato · in uso da %2</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">Vai alla riga</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">Riga (da %1 a %2):</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">Confronta con %1…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">Ancora nessun testo precedente</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">%1: dal testo di %2 a quello attuale</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">&amp;Ripristina il testo precedente</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">%1: dal file al testo nell’editor</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">Cosa si mostra dei descrittori</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">File</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Testo</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">Strumento</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">Filtra i file per nome</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">Filtro</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">File dei descrittori</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">&amp;Copia tra i personali</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">&amp;Rinomina…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">Elimin&amp;a</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">Mostra nel &amp;gestore dei file</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">provider</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">set di strumenti</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">strumenti</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">agenti</translation>
    </message>
    <message>
        <source>prompts</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">prompt</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">librerie</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">scenari</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">valutazioni</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">skill</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">Un altro file con questo nome ne prende il posto.</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished"> (sostituito)</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">%1, contiene errori</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Quest’area di lavoro</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Personali</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Integrati</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorsPanel</name>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">&amp;Importa server MCP…</translation>
    </message>
    <message>
        <source>What belongs to the tool</source>
        <translation type="unfinished">Cosa appartiene allo strumento</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">Sostituisci nel descrittore</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">Vai alla riga…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">Formatta il descrittore</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">«%1» ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">&amp;Abbandona le modifiche</translation>
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
        <translation type="unfinished">Nessun file aperto.</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">I corpi delle risposte, non quelli delle richieste.</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">Uno scambio, con il suo identificatore o l’inizio, oppure un file.</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">Con cosa si confronta.</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">Quali due? parlance exchanges li elenca.</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">Ci sono più differenze di queste %1.</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">Non sono entrambi JSON, perciò non si può dire di più.</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">Dicono lo stesso.</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">%1 supera 512 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Impossibile leggere %1.</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">dove finisce il secondo</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">che non è dentro JSON</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">nel valore più esterno</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">in %1</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">Uguali fino al byte %1 di %2, %3.</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">La cache dei prompt di un provider non può arrivare oltre.</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>Uguali, byte per byte (%n byte).</numerusform>
            <numerusform>Uguali, byte per byte (%n byte).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>Ha detto: %n token.</numerusform>
            <numerusform>Ha detto: %n token.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">aggiunto: </translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">rimosso: </translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">Prima</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">Dopo</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">La differenza riga per riga</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Copia le righe selezionate</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceModel</name>
    <message>
        <source>%1  same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">%1  uguale</translation>
    </message>
    <message>
        <source>%1: moved to %2</source>
        <translation type="unfinished">%1: spostato in %2</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">%1: %2, da %3</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">uguale</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">con modifiche</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">modificato</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">aggiunto</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">rimosso</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">spostato</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">Prima</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>State or column title in the difference of two requests: the later of two</extracomment>
        <translation type="unfinished">Dopo</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>State or column title in the difference of two requests: both of two</extracomment>
        <translation type="unfinished">Entrambi</translation>
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
        <translation type="unfinished">Cosa si confronta</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Richieste</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Risposte</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">Come mostrare la differenza</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">Struttura, fianco a fianco</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">Struttura, in una vista</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">Righe, fianco a fianco</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">Righe, in una vista</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Scegliere due scambi nell’elenco per confrontarli.</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">La differenza come albero</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Alla prima</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">Al primo byte diverso</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">Copia il puntatore JSON</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Confronto in corso…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">%1: uguali, byte per byte</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">dove finisce il secondo</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">nel valore più esterno</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">in %1</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">%1 si discosta al byte %2 di %3</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 aggiunti</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 rimossi</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 modificati</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 spostati</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">dicono lo stesso</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">e altro</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">Una cache dei prompt può contenere al massimo il primo %1 %.</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">Il provider non ha detto cosa aveva nella cache.</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">Il provider ha letto %1 di %2 token dalla cache.</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">È meno di quanto sarebbe stato possibile.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Nessuna differenza.</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">Non sono entrambi JSON, perciò non hanno una struttura da confrontare. Si possono confrontare le righe.</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">Sono troppo grandi per un confronto riga per riga.</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">Differenze</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">Non differiscono.</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">Conversazioni, con i loro identificatori o l’inizio.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">Quale conversazione? parlance conversations le elenca, e con --deleted quelle eliminate.</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">Aggiungi un elemento</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">Aggiungi un membro</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">Aggiungi a %1</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">Nome del membro</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">Nome</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Sposta giù</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Rimuovi</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">Cosa si può fare qui</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">Non è ancora stato detto nulla. Scrivere qui sotto, trascinare file qui, cominciare con «/» per comandi e prompt, oppure:</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>%n strumento</numerusform>
            <numerusform>%n strumenti</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">non ancora chiesto</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">Offerti su richiesta: circa %1 token in meno in ogni richiesta.</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">dice: %1</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">rifiutata</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">consentita</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">chiede</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">Set e strumenti</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Cambia strumenti</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">Mostra il &amp;descrittore</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">Aggiungi un ser&amp;ver MCP…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">Chiedi o&amp;gni volta</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">Consenti in &amp;questa conversazione</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Consenti &amp;sempre</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">Nel descri&amp;ttore</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">C&amp;hiedi</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Consenti</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Rifiuta</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">&amp;Attivo per impostazione predefinita</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">&amp;Inattivo per impostazione predefinita</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">cancellate definitivamente:</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">&amp;Esegui</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">Fer&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">La mi&amp;gliore di due…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">&amp;Rapporto…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">La suite</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">Con cosa si confronta</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">Quante volte si esegue ogni caso</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">Avanzamento</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">Numero: </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">%1 · %2 rimasti</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Impossibile leggere %1: %2</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">Confronta con questa valutazione: il suo identificatore o l’inizio, latest, o un file scritto da --json. Stato di uscita 0 se nulla è peggiorato.</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">Scrive i risultati dei test come li leggono i server di build.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Scrive un rapporto in Markdown.</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">Scrive un rapporto come pagina HTML senza script.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">Scrive in questo file invece che sullo standard output.</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">Esegue tutto, anche ciò che è già stato calcolato con la stessa suite, gli stessi modelli e strumenti.</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">Quante volte si esegue ogni caso, invece di ciò che dice la suite.</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">Quante esecuzioni interrogano insieme un provider, invece di ciò che dice la suite.</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Solo questo caso; ripetibile. * e ? stanno per qualsiasi cosa.</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Solo questa variante; ripetibile. * e ? stanno per qualsiasi cosa.</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">Mette soltanto le esecuzioni nella base dati, per parlance work.</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">Mostra l’esito dell’ultima esecuzione della suite, o di quella indicata da --run.</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Con --results: la valutazione, con il suo identificatore o l’inizio.</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">Mostra quali valutazioni della suite esistono.</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">Scrive questa conversazione come caso, una riga per un file di casi, invece di eseguire una suite.</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">Dà un voto a un’esecuzione dell’ultima valutazione, o di quella indicata da --run, da 1 a 5: CASE/VARIANT/REPEAT=GRADE. Ripetibile; il rapporto dice quanto i giudici concordano.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all, o il nome di uno strumento; ripetibile. Senza terminale, ask equivale a refuse. Ciò che nessun’altra parola copre: hidden-files, per i file nascosti o che sembrano segreti, e offered-calls, per le chiamate che una risposta offre nel suo testo.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Quanto può essere lunga una risposta, in MiB: da 1 a 1024. Predefinito: 16, oppure answer-limit in parlance.ini.</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">La suite: un file, o il nome di una suite in evaluations.</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">Indicare una sola opzione tra --json, --junit, --markdown e --html.</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">--enqueue va con --store.</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">Indicare una sola opzione tra --enqueue, --results e --list.</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">--baseline vuole una valutazione: il suo identificatore, latest o un file.</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">Quale suite? Indicare il suo file.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 vuole un numero da 1 a %2.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">La suite non ha il caso «%1».</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">La suite non ha la variante «%1».</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Si intende %1?</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">Un voto è CASE/VARIANT/REPEAT=GRADE, da 1 a 5, non %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Si riprova.</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">È ancora in corso.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>%n esecuzione attende di essere svolta: %1</numerusform>
            <numerusform>%n esecuzioni attendono di essere svolte: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">Valuta – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">Apri una suite</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">Nessun riferimento</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">Riferimento: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">Salva il rapporto</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">Usa una base dati</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">Indirizzo del database:</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">Valuta – %1 – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">Non restano due risposte allo stesso caso da confrontare.</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">peggio</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">meglio</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">%1 di %2…</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished">%1 con %2: %3</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Caso</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationSummary</name>
    <message>
        <source>%1: passed %2</source>
        <translation type="unfinished">%1: superati %2</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">, mediana %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>Un altro è nel rapporto.</numerusform>
            <numerusform>Altri %n sono nel rapporto.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">ragionamento: </translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>chiamata di %1, %n byte</numerusform>
            <numerusform>chiamata di %1, %n byte</numerusform>
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
        <translation type="unfinished">riga</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Arrivo</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Byte</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Evento</translation>
    </message>
    <message>
        <source>Decoded</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Decodificato</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Dati</translation>
    </message>
</context>
<context>
    <name>gui::EventsPage</name>
    <message>
        <source>Events</source>
        <extracomment>Name for screen readers of the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Eventi</translation>
    </message>
    <message>
        <source>Enter shows the bytes of an event</source>
        <translation type="unfinished">Invio mostra i byte di un evento</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">In cosa sono stati decodificati gli eventi</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">Nulla di questo è la risposta di un modello la cui lingua sia nota.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">Quanto si conserva</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">Dimensione dei corpi conservati in MiB</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">Età degli scambi conservati in giorni</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished"> giorni</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">&amp;Dimensione massima dei corpi</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">&amp;Età massima degli scambi</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">Ora se ne conservano %1. </translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">Ciò che eccede se ne va, prima il più vecchio; gli scambi fissati restano. Ciò che i corpi hanno in comune conta una volta sola.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeCells</name>
    <message>
        <source>Number</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Numero</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent</extracomment>
        <translation type="unfinished">Richiesta</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">Stato</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">Cascata</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took</extracomment>
        <translation type="unfinished">Durata</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): in money</extracomment>
        <translation type="unfinished">Costo</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s server</extracomment>
        <translation type="unfinished">Tipo</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Provider</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">Modello</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">Strumento</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Token in ingresso</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">Dalla cache</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Token in uscita</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Inviati</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Ricevuti</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Inizio</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Uguale a</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">fermato</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">non riuscito</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">completato</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">uguale a %1 fino al byte %2</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">uguale a %1 · reinviato</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">uguale a %1</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">, fissato</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">Filtro degli scambi</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s &quot;testo&quot;</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">Cosa si elenca: %1. Un meno davanti a un termine lo rovescia; ciò che non ha chiave si cerca nei corpi.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Catturati</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">Fuori dai turni</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Un turno</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Turno %1</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">annullato</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">interrotto</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%1, %n scambio</numerusform>
            <numerusform>%1, %n scambi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">Quali scambi si elencano</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Questa conversazione</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Tutte le conversazioni</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">Viste</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">Colonne, raggruppamento e filtri sotto un nome</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">B&amp;udget…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">Quanto si conserva degli scambi passati</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">Fissa o no</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">Per turni o no</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">Al filtro</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">Messaggi di %1</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">Per &amp;turni	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Colonne</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">&amp;Salva questa vista…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Dimentica</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">Salva questa vista</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">Il filtro, le colonne e il raggruppamento sotto il nome</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n scambio</numerusform>
            <numerusform>%n scambi</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">ricerca ancora in corso…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>l’ultimo scambio</numerusform>
            <numerusform>gli ultimi %n scambi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">%1 di %2 conservati</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n fissato</numerusform>
            <numerusform>%n fissati</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Scambi</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">Colonne a&amp;bituali</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeText</name>
    <message>
        <source>Status %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Stato %1</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Nessuna risposta</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">Risposta</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Inizio %1</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">Intestazioni dopo %1 ms, fine dopo %2 ms</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Tentativo %1</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">è arrivato altro, che si vedrà al termine della risposta</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Intestazioni</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">Passi delle chiamate di strumenti</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">Richiesta</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Risposta</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Eventi</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Tempi</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">Riempimento</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">Differenza</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">Pipeline</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">Cosa riempie la richiesta</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Copia il c&amp;orpo</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">Copia come c&amp;url</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">Cosa si può fare con lo scambio</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">Copiare, fissare e andare alla conversazione</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Nessun corpo.</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Scegliere due scambi nell’elenco per confrontarli.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">Non è ancora arrivato nulla.</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">in corso</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">Li scrive con i loro corpi in questo file, come HTTP Archive 1.2.</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">Li scrive in questo file, NAME.jsonl, perché parlance rehearse possa riprodurli.</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">Scrive solo struttura, dimensioni e tempi, e nulla di ciò che qualcuno ha detto.</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Scrive il corpo della richiesta di quello scambio, byte per byte.</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Scrive il corpo della risposta di quello scambio, byte per byte.</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Una conversazione o uno scambio, con il suo identificatore o l’inizio.</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">Indicare l’identificatore di uno scambio.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">Lo strumento, come io:write_file.</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">Gli argomenti della chiamata come oggetto JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">Indicare uno strumento e i suoi argomenti come oggetto JSON, per esempio: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… in attesa di %1</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">Il file è nascosto, o sembra un segreto: si chiede comunque a una persona.</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">è stata consentita per sempre</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">è stata consentita per sempre quando %1</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">lo dice il suo descrittore</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">nessuna regola corrisponde, e per il resto lo dice il suo descrittore</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">regola %1 di %2, %3 (%4)</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">jsonl, che contiene tutto, o uno tra %1; altrimenti secondo la fine del nome del file.</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">Il file da scrivere. Uno esistente viene sostituito quando tutto è scritto.</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">Con il traffico di rete (jsonl).</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">L’intera libreria, comprese le conversazioni eliminate.</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">Conversazioni, con i loro identificatori o l’inizio; senza indicazione, l’intera libreria.</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">Non esiste il formato «%1»; ci sono %2.</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">In quale file? Indicare --output FILE.</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">%1: conversazioni: %2, messaggi: %3.</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">Messaggi illeggibili, o leggibili solo in parte: %1. parlance repair salva ciò che è leggibile.</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">Segnala un problema</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">Scrivere cosa si è fatto, cosa è successo e cosa sarebbe dovuto succedere, e mettere questo sotto. Non contiene dati personali, e nulla viene inviato: la segnalazione va fatta là dove si è ottenuto Parlance. Una falla di sicurezza va segnalata in privato.</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">Sul programma e su questo computer</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the dialog that prepares the report of a fault: a verb</extracomment>
        <translation type="unfinished">&amp;Copia</translation>
    </message>
</context>
<context>
    <name>gui::FetchedConversation</name>
    <message>
        <source>The store has nothing of this run&apos;s conversation.</source>
        <translation type="unfinished">La base dati non ha nulla della conversazione di questa esecuzione.</translation>
    </message>
</context>
<context>
    <name>gui::FieldView</name>
    <message>
        <source>Value</source>
        <extracomment>Text beside a field of a form made from a schema: a noun</extracomment>
        <translation type="unfinished">Valore</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation type="unfinished">%1, elemento %2</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Name for screen readers beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">Indica %1</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">Facoltativo: omesso se non è spuntato.</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">%1 è null</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished">Tipo di %1</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Hint in an empty field beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">JSON</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished">%1, come JSON</translation>
    </message>
    <message>
        <source>Back to the field</source>
        <translation type="unfinished">Torna al campo</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">Il campo non può mostrare questo valore.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">Sì</translation>
    </message>
</context>
<context>
    <name>gui::Figure</name>
    <message>
        <source>Table</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Tabella</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Matematica</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Codice</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Copia come Markdown</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Copia</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">Copia come CSV</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Salva…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">Non andare a capo</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">Vai a capo</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Apri</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Apri all’esterno</translation>
    </message>
</context>
<context>
    <name>gui::FigureActions</name>
    <message>
        <source>table</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">tabella</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">formula</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">codice</translation>
    </message>
</context>
<context>
    <name>gui::FigureChart</name>
    <message>
        <source>Chart: %1 by day</source>
        <translation type="unfinished">Grafico: %1 al giorno</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">Non è stato contato nulla.</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">%1: %2, di cui %3 non riuscite</translation>
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
        <translation type="unfinished">tool, model, provider, server o day.</translation>
    </message>
    <message>
        <source>From this day on, such as 2026-01-31.</source>
        <translation type="unfinished">Da questo giorno, come 2026-01-31.</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">Fino a questo giorno compreso.</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">Come tabella per fogli di calcolo.</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">--by è tool, model, provider, server o day, non %1.</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">Un giorno si scrive come 2026-01-31.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">Non è stato ancora contato nulla.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">nome</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">chiamate</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">non riuscito</translation>
    </message>
    <message>
        <source>median ms</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">mediana ms</translation>
    </message>
    <message>
        <source>95 % ms</source>
        <translation type="unfinished">95 % ms</translation>
    </message>
    <message>
        <source>tokens in</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">token in</translation>
    </message>
    <message>
        <source>tokens out</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">token out</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">costo</translation>
    </message>
</context>
<context>
    <name>gui::FiguresModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun</extracomment>
        <translation type="unfinished">Nome</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Chiamate</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">Non riuscite</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Column title in the window of figures: calls, times and costs; of the times</extracomment>
        <translation type="unfinished">Mediana</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Token in ingresso</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Token in uscita</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Dalla cache</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Costo</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">Nuovi tentativi</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">Rifiutate</translation>
    </message>
    <message>
        <source>Reused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many results were used again</extracomment>
        <translation type="unfinished">Riusate</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how large they were</extracomment>
        <translation type="unfinished">Risultati</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Chiamate di strumenti</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">Riparate</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">Errate</translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message>
        <source>Figures</source>
        <extracomment>Window title in the window of figures: calls, times and costs; numbers of calls, times and costs</extracomment>
        <translation type="unfinished">Statistiche</translation>
    </message>
    <message>
        <source>The same day by day</source>
        <translation type="unfinished">Le stesse giorno per giorno</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">Cos’è ogni riga</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Per strumento</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Per modello</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Per provider</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">Per server MCP</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Per giorno</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Da quando</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Oggi</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>Ultimo giorno</numerusform>
            <numerusform>Ultimi %n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Da sempre</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">&amp;Aggiorna</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">Salva come &amp;CSV…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">Salva come &amp;JSON…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">Cosa mostra il grafico</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Chiamate</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Errori</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Costo</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Token</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">Durata, %1 %</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">Come &amp;tabella</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
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
        <translation type="unfinished">Salva le statistiche</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 è stato scritto.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">%1 per cento</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">Parte</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">Quota</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">Dimensione</translation>
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
        <translation type="unfinished">Cosa riempie la richiesta</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">Mostra nella conversazione</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">Non è una richiesta di cui si conoscano le parti.</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1, che il provider ha contato come %2 token; quelli di ogni parte sono la sua quota in byte. Invio porta al messaggio da cui viene una parte.</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1. Invio porta al messaggio da cui viene una parte.</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">Si chiede alla shell di login dove si trovano i suoi programmi…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">Agenti su questo computer</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">Gli agenti, e dove si trovano i loro programmi</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">&amp;Parlare con questo</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 non è su questo computer</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">Questi si possono scegliere come i modelli. Ciascuno viene eseguito come programma a sé, fuori dalla sandbox, e chiede prima di agire.</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">Nessuno di questi è installato dove la shell cerca i programmi. Uno che si trova altrove si descrive con un provider a sé, con dialect = &quot;acp&quot;.</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Cerca</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Ricerca</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Sostituisci con</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Espressione regolare</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">Solo parole intere</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">Distingui maiuscole e minuscole</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Occorrenza precedente</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Occorrenza successiva</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">Chiudi la ricerca</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Sostituisci</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Sostituisci qui</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Sostituisci &amp;tutto</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Sostituisci tutto</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">non è un’espressione</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>%n occorrenza</numerusform>
            <numerusform>%n occorrenze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">nessun modello</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">Server su questo computer</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">Server trovati</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">C&amp;erca di nuovo</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">&amp;Conserva i selezionati</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">Esame delle porte %1 di questo computer…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">%1
già presente, come %2</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">Ciò che è selezionato viene conservato come descrittore, perché i suoi modelli si possano scegliere.</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">Nessun server ha risposto. Uno che gira altrove si descrive con un provider suo.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">Tira 2d6, calcola 17 * 23 e dimmi che ore sono.</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">Non è descritto alcun provider di simulazione.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">Inizia una conversazione</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">Nulla lascia questo computer finché non lo si è configurato.</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">Simulazione</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">Uno scenario integrato risponde e chiama strumenti veri, senza chiave e senza rete. Non è un modello linguistico.</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">&amp;Simula ora</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">Usa un modello su questo computer</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">Cerca llama.cpp, Ollama, LM Studio e vLLM sulle loro porte abituali.</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Trova server</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">Inserisci una chiave</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">Per un provider in rete.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Non ora</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Ricerca…</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation type="unfinished">
            <numerusform>Usa %1 (%n modello)</numerusform>
            <numerusform>Usa %1 (%n modelli)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Trovati:</translation>
    </message>
    <message>
        <source>No server answered. Start one and look again.</source>
        <translation type="unfinished">Nessun server ha risposto. Avviarne uno e cercare di nuovo.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Lingua</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Text on the pages of the first run: a language model</extracomment>
        <translation type="unfinished">Modello</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text on the pages of the first run: the folders that tools may use</extracomment>
        <translation type="unfinished">Area di lavoro</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">Che cosa può usare il modello</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">Gli strumenti per i file non vedono cartelle finché non se ne sceglie una.</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">&amp;Aggiungi una cartella…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">Spunti gli strumenti con cui inizia questa conversazione. Uno strumento che scrive file, esegue comandi o recupera pagine chiede prima di farlo.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">&amp;Indietro</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">Passo %1 di %2: %3</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Fatto</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Avanti</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">Nell’ambiente c’è una chiave per %1; il suo modello è scelto.</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">nessuno</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>%n cartella</numerusform>
            <numerusform>%n cartelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Area di lavoro: %1</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">Area di lavoro</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">Gli strumenti per i file non vedono cartelle finché non se ne sceglie una.</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">Aggiungi una cartella di lavoro</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Rimuovi %1</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">&amp;Aggiungi una cartella…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Usate di recente</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">Aggiungi lo stesso</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">Impossibile verificare quanto inserito: %1</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">Come JSON</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">Non c’è nulla da compilare.</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">Quando la conversazione non sta nel contesto del modello: omettere i messaggi più vecchi (leave-out), farli riassumere dal modello (summarise), o fallire senza inviare nulla (fail).</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">--full è leave-out, summarise o fail, non %1.</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">Non sta nel contesto del modello, che ha spazio per %1 token oltre alla risposta. Non è stato inviato nulla.</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… %1 sta riassumendo i messaggi precedenti</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>%n messaggio è riassunto e non viene più inviato.</numerusform>
            <numerusform>%n messaggi sono riassunti e non vengono più inviati.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">Sono i messaggi da %1 a %2 della conversazione. Con --full summarise vengono invece riassunti.</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">Testi in gram, o cartelle che ne contengono; - è lo standard input.</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">Dice cosa non va, anche negli agenti e nelle firme. È quanto si fa se non si chiede altro.</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">Scrive l’albero sintattico.</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">Scrive il testo di nuovo, formattato.</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">Scrive i pattern, a qualsiasi profondità, che dicono questo di sé: nome, :Etichetta, {chiave: valore}, o più d’uno in quest’ordine, come &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Sopra ognuno sta scritto dove si trova.</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">espressione</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">Unisce i testi in uno solo e lo scrive, perché gli agenti possano nominare strumenti di altri file. I nomi definiti due volte, o mai, sono errori.</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">Quali testi in gram? Indicare file o cartelle, oppure - per lo standard input.</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">--check, --tree, --format, --select e --compose si escludono a vicenda.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Impossibile leggere %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Scrive JSON Lines.</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Scrive i caratteri di controllo così come sono in un file o in una pipe.</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">Vale per tutti i comandi; un capitolo è già testo semplice.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostra le opzioni di questo comando.</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">Un capitolo, oppure CHAPTER#SECTION; senza indicazione, l’elenco dei capitoli.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 non accetta l’argomento «%2». Vedere %1 --help.</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">parlance help CHAPTER ne mostra uno, parlance COMMAND --help le opzioni di un comando.</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance: %1 non ha la sezione «%2». Ci sono: %3.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Si intende %1?</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance: non esiste il capitolo «%1».</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">Avanti</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">Cerca nel manuale</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">Capitoli</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">Nessun risultato.</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation type="unfinished">%1 – Manuale</translation>
    </message>
</context>
<context>
    <name>gui::ImportCommand</name>
    <message>
        <source>Only say what would be imported.</source>
        <translation type="unfinished">Dice solo cosa arriverebbe.</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">Le conversazioni già presenti arrivano un’altra volta, con nuovi identificatori.</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">File esportati da qui, da ChatGPT o da Claude, chat nel formato di OpenAI, sessioni di Claude Code o di Codex, o un HTTP Archive (HAR) con richieste a un provider.</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">Quali file?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    nomina la cartella %1, che i suoi strumenti non consultano</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">verrebbero importate: %1, saltate: %2</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">importate: %1, saltate: %2</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">File di configurazione di altri client: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json e altri con «mcpServers» o «servers».</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">Solo il server che nel file si chiama così; ripetibile.</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">Scrive i descrittori, e mette le chiavi dei file nel portachiavi del desktop. Altrimenti vengono solo mostrati.</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">Quali file di configurazione? Indicare file di altri client.</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance: non è stato scritto nulla; con --yes lo sarà.</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">Nei file non c’è un server di nome %1.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">%1 non si può riprendere. %2</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  chiave %1: da dare come variabile d’ambiente, o da inserire nella finestra. %2</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  chiave %1: dal file nel portachiavi. %2</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">scritto: %1</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation type="unfinished">Importa server MCP</translation>
    </message>
    <message>
        <source>The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop&apos;s keychain and never into a descriptor.</source>
        <translation type="unfinished">I server MCP di %1, ciascuno come set. Le chiavi che stanno nel file vanno nel portachiavi del desktop e mai in un descrittore.</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">Server del file</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">&amp;Importa</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">%1 (impossibile)</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">Un file JSON con un elenco di strumenti, o il file Python di un personaggio con TOOLS; - è lo standard input.</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">Scrive gram: le specifiche degli strumenti, e con --name l’agente che vi fa riferimento. Altrimenti si scrive un descrittore.</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">Come si chiama l’agente. Quello di un descrittore prende altrimenti il nome dal personaggio o dal file.</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">Il modello dell’agente, come PROVIDER/MODEL.</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">L’istruzione dell’agente.</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">Quale file contiene gli strumenti?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Impossibile leggere %1: %2.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Usa i tuoi strumenti quando servono.</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">immagine: %1</translation>
    </message>
</context>
<context>
    <name>gui::InspectorPanel</name>
    <message>
        <source>Rolled-back turns</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">Turni annullati</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">&amp;Reinvia…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">Modifica la richiesta mostrata e la reinvia</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">&amp;Fissa, a prescindere dal budget	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">N&amp;on fissare	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">Mostra la &amp;differenza	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">Mostra nella con&amp;versazione	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">Copia l’&amp;identificatore</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">Mostra in cosa &amp;differiscono	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">Mostra la &amp;differenza con il precedente	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">Ciò che ne è venuto non è sul percorso mostrato della conversazione: è stato annullato, o è su un altro ramo.</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">Prima non ce n’è alcuno allo stesso indirizzo. Sceglierne due nell’elenco (Ctrl e clic, o Ctrl e Spazio) per confrontarli.</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">%1 non è più conservato.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">Ricerca…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">Nessuno in questa conversazione</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">Attiva questo set, se all’inizio è inattivo; ripetibile.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all, o il nome di uno strumento; ripetibile. Senza terminale, ask equivale a refuse. Ciò che nessun’altra parola copre: hidden-files, per i file nascosti o che sembrano segreti, e offered-calls, per le chiamate che una risposta offre nel suo testo.</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">Lo strumento, come io:read_file.</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">I suoi argomenti come oggetto JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">Indicare uno strumento e i suoi argomenti come oggetto JSON, per esempio: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… in attesa di %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 non è connesso: %2</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance: errore (%1): %2</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">Scrive la chiamata come caso di una valutazione che ne attende il risultato, una riga per un file di casi.</translation>
    </message>
</context>
<context>
    <name>gui::JsonTreeModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">Nome</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">Valore</translation>
    </message>
</context>
<context>
    <name>gui::JsonValueView</name>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">Come &amp;tabella</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">Trova nel valore</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">Trova; Invio prosegue</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">Il valore come albero</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">Il valore come tabella</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">Copia</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">Nessun risultato</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">Vai alla fine</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">Vai alla fine (Fine)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>%n nuovo</numerusform>
            <numerusform>%n nuovi</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">nuovo testo</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">alla fine</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">&amp;Conserva la chiave</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">Provider</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Chiave</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">Non è descritto alcun provider che richieda una chiave.</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">Esiste già una chiave di nome %1.</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">Va nel portachiavi del desktop come %1, e viene inviata a %2. Si legge anche la variabile d’ambiente con quel nome.</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">È così corta che non si distingue da parole comuni: se un server la ripete, viene registrata.</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">Conservata nel portachiavi come %1.</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">%1 Per averla la prossima volta, impostare la variabile d’ambiente %2.</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">Chiavi richieste dai provider</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">Provider</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">Nome della chiave</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">Dove è conservata</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">nell’ambiente</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">ricerca…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">nessun portachiavi risponde</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">assente</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">nel portachiavi del desktop</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">Lingua del programma</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Come il desktop</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">Tradotto da una macchina; una persona ha letto %1 testi su %2. Dove uno suona sbagliato, vale il testo inglese.</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">Ha effetto dal prossimo avvio.</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">Nessun carattere di questo computer ha le sue lettere: installane uno, per esempio %1. Fino ad allora il programma parla inglese.</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">Il programma non parla «%1»: parla inglese.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">è già qui, tra le eliminate</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">è già qui</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">è già qui, ma ormai è un’altra; resta com’è</translation>
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
        <translation type="unfinished">Questo file non esiste.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">Questo non è un file.</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">È in corso un’altra importazione; riprovare quando sarà finita.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">L’importazione è stata fermata.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">e altri: %1</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">Esporta la conversazione (.jsonl contiene tutto; .md, .html, .pdf, .json il percorso mostrato)</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">Esporta tutte le conversazioni (.jsonl contiene tutto; .md, .html, .pdf, .json i percorsi mostrati)</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">Esportata in %1: messaggi: %2.</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">Importa conversazioni</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">&amp;Importa</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">È in corso un’altra importazione; riprovare quando sarà finita.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">Esame del file…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">Importazione delle conversazioni…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">&amp;Ferma</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">L’importazione è stata fermata; non è arrivato nulla.</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">Da %1: conversazioni in arrivo: %2, già qui: %3</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">Nominano queste cartelle, che i loro strumenti non consultano finché non vengono scelte di nuovo:</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">Conversazioni importate: %1.</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Salva come caso di una valutazione</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">Salvato come caso in %1.</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">Il server non ha ancora scritto nulla.</translation>
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
        <translation type="unfinished">Un descrittore ha modifiche non salvate. Salvarle prima di chiudere la finestra?</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">&amp;Chiudi e abbandona</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">L’esecuzione ora è una conversazione.</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">Informazioni su Parlance</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">Parlance %1
Un banco di lavoro per conversare con modelli linguistici.
Licenza: Apache-2.0. Nessuna telemetria.</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">Dove scrivere parlance.1 e parlance-descriptors.5.</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">In quale cartella?</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">Impossibile scrivere %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::ManualView</name>
    <message>
        <source>Chapter</source>
        <extracomment>Name for screen readers of the text of the manual</extracomment>
        <translation type="unfinished">Capitolo</translation>
    </message>
</context>
<context>
    <name>gui::MarkdownSection</name>
    <message>
        <source>Show all</source>
        <extracomment>Link at the end of a long text in the transcript</extracomment>
        <translation type="unfinished">Mostra tutto</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">Casi e varianti</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">%1, il migliore</translation>
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
        <translation type="unfinished">Cosa è stato misurato</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">non ha ancora risposto</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">richiede la chiave %1</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">recita uno scenario, non è un modello linguistico</translation>
    </message>
    <message>
        <source>%1 k tokens</source>
        <translation type="unfinished">%1 k token</translation>
    </message>
</context>
<context>
    <name>gui::ModelSelector</name>
    <message>
        <source>Search models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Cerca modelli</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">Cercare, o scrivere provider/modello</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modelli</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">&amp;Trova server…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">Avvia un file di m&amp;odello…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">Scegli un modello</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modello: %1</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Trova a&amp;genti…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">Modelli su questo computer</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">Modelli serviti da Parlance</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title in the list of models on this machine: a language model</extracomment>
        <translation type="unfinished">Modello</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the list of models on this machine: a noun: of a server</extracomment>
        <translation type="unfinished">Stato</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the list of models on this machine: how much it takes</extracomment>
        <translation type="unfinished">Memoria</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">Quanto del modello è caricato</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">Cosa ha scritto il server</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">Copia il re&amp;gistro</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Avvia</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">Fer&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Riavvia</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">Avvia un file di m&amp;odello…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">Non è ancora servito alcun file di modello.</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">Solo di questo provider, al cui endpoint si chiedono i modelli.</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">Cerca invece server sulle porte abituali di questo computer.</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">Con --find: guarda questa porta invece delle abituali; ripetibile.</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">Con --find: conserva quanto trovato come descrittori.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Non esiste un provider di nome %1.</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">Non si è potuto avere il suo elenco: %1</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">(richiede la chiave %1)</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">«%1» non è una porta.</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">Server sulla porta %1</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">Nessun server ha risposto.</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">Mostra invece quali agenti di altri programmi sono su questo computer.</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 non è su questo computer</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">ora</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">oggi %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">ieri</translation>
    </message>
</context>
<context>
    <name>gui::MoveCommand</name>
    <message>
        <source>moved:</source>
        <extracomment>Message on the terminal before the conversation that was moved into a group</extracomment>
        <translation type="unfinished">spostate:</translation>
    </message>
    <message>
        <source>The group; empty for none.</source>
        <translation type="unfinished">Il gruppo; vuoto per nessuno.</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">In quale gruppo? --group NAME; --group &quot;&quot; per nessuno.</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">La risposta è arrivata.</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">Uno strumento si è guastato; il turno è stato annullato.</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">La risposta è stata interrotta.</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">C’è una domanda.</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">Serve una risposta.</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">Vale per tutti i comandi; qui non cambia nulla.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostra le opzioni di questo comando.</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">Descrittori, conversazioni, scambi, server di un altro client, o collegamenti che cominciano con parlance://; senza indicazione, la finestra. Il loro contenuto viene mostrato, e si chiede conferma; non viene eseguito nulla.</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">Il collegamento dice «%1», che i collegamenti di questo tipo non hanno.</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">Il collegamento ha più testo dei %1 caratteri accettati.</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">Il collegamento ha in «%1» caratteri che non si vedono.</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">Il collegamento dice «%1» troppe volte.</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">Il collegamento aggiunge un server e non ha un nome per esso, o ne ha uno troppo lungo.</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">Il collegamento aggiunge un server e non ha né indirizzo né comando, o li ha entrambi.</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">«%1» non è un indirizzo che comincia con https:// o http://.</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">L’indirizzo del server contiene una password.</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">Il collegamento è più lungo di quanto si accetti.</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">«%1» non è un collegamento: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">«%1» non è l’identificatore di una conversazione.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">«%1» non va in un collegamento di questo tipo.</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">I collegamenti di Parlance cominciano con parlance://conversation/, new, add-server, manual/ o quick-question, non «%1».</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">Non esiste il file %1.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 non è un file.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Impossibile leggere %1.</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">%1 non è di un tipo che si apra qui: descrittori (.toml, .gram), conversazioni e scambi (.jsonl, .json, .har, .md) o server di un altro client (.json).</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">«%1» non è un file di questo computer.</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">«%1» non è né un file né un collegamento che comincia con parlance://.</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">«%1» dice più di quanto dicono i collegamenti di questo tipo.</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">Questo testo è arrivato con un collegamento. Non è stato inviato nulla.</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">un collegamento</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">Il manuale non ha il capitolo «%1».</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">%1 non è un descrittore: nessuna delle sue tabelle è quella di un provider, un set, un agente, una libreria, un prompt o uno scenario.</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">%1 non viene copiato, perché esiste già %2.</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">%1 si trova fuori dalle cartelle dei descrittori. Copiarlo in %2, dove ha effetto, e aprirlo lì?
Errori come TOML o gram: %3.</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">&amp;Copia e apri</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">Conversazioni aperte</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">Nuova conversazione</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Attende una risposta</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">Un turno è in corso</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">Chiudi la scheda</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">conversazione</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Messaggio: %1</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">messaggio</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">modello</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">agente</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Preferenze: %1</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">preferenze</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">In questa conversazione non c’è ancora stato traffico di rete.</translation>
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
        <translation type="unfinished">Salva scambi</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 è stato scritto.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">La cassetta è stata scritta.</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">Registra tutto il traffico di rete</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">recording.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">Registrazione per %1; lo stesso comando la termina.</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Riprodurre una cassetta</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">Nessun evento di una cassetta è in attesa.</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">Occupa più di %1 MB, quindi non è un PDF di Parlance.</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">Questo PDF non è stato esportato da Parlance, o lo è stato da una versione che non vi metteva conversazioni. Altri PDF non dicono chi ha detto cosa.</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">Il PDF non può essere letto: %1</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">Il PDF non può essere letto: richiede più memoria o tempo di qualsiasi PDF di Parlance.</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">È troppo per un PDF. HTML accetta conversazioni di ogni lunghezza.</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">un altro programma</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">Preferenze</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">&amp;Generale</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">&amp;Scorciatoie</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">&amp;Chiavi</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Come il desktop</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">%1 (facile da leggere)</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">Scuro</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">Invio spedisce, Maiusc+Invio va a capo</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Ctrl+Invio spedisce, Invio va a capo</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Maiusc+Invio spedisce, Invio va a capo</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">Conserva una co&amp;pia di ognuno degli ultimi sette giorni</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">La prima riga del primo messaggio dell’utente</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">Scritto dal modello dopo il primo turno</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">Nessuno</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">Solo un avviso, senza contenuto</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">Con titolo e testo</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">Nulla</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">Conclusioni, domande ed errori</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">Anche chiamate e inizi delle risposte</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">finché non vengono cancellate</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished"> giorni</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished"> %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Lingua:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">C&amp;olori:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Dimensione dei testi:</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Cara&amp;ttere dei testi:</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Carattere del codic&amp;e:</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Invio:</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Conversazioni:</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Tito&amp;li:</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Notifiche:</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">Letto&amp;re di schermo:</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">Eliminate conser&amp;vate:</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Ortogra&amp;fia:</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">Tr&amp;acce inviate a:</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">Dove inviare le tracce dei turni: l’indirizzo di un collector, o un file</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">da nessuna parte; http://127.0.0.1:4318, o un file</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">Con il conten&amp;uto</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">Su questo computer non ci sono dizionari (pacchetti hunspell-…).</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">Lingue controllate</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">Il bus di sessione del desktop non è raggiungibile: non ci sono notifiche, e ogni avvio del programma ha finestre proprie.</translation>
    </message>
</context>
<context>
    <name>gui::PromptDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
    </message>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;Usa il prompt</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">Il server %1 non è connesso.</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">obbligatorio</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">facoltativo</translation>
    </message>
</context>
<context>
    <name>gui::PutAwayConversations</name>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Elimina &amp;definitivamente…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">Ciò che è qui resta finché si vuole, e la ricerca lo trova.</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">Ciò che è stato eliminato si conserva qui per il tempo indicato nelle preferenze.</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Conversazioni archiviate</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Conversazioni eliminate</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">Rimetti nell’e&amp;lenco</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">Rimetti nell’elenco delle conversazioni</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">Ripristina la conversazione</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">Elimina definitivamente la conversazione</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">Elimina definitivamente…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">Eliminare definitivamente «%1»? I suoi messaggi, rami e scambi registrati vengono sovrascritti. L’operazione non si può annullare.</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">Elimina &amp;definitivamente</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Domanda</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">Il testo intero</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Esegui</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Lascia</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Con&amp;tinua</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">Termina il t&amp;urno</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">Apri nel &amp;browser</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Consenti</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Consenti &amp;sempre</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Rifiuta</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Acce&amp;di</translation>
    </message>
</context>
<context>
    <name>gui::QuestionCard</name>
    <message>
        <source>Edit &amp;arguments</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Modifica gli &amp;argomenti</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Come &amp;JSON</translation>
    </message>
    <message>
        <source>Also asked of %1, where it may be answered first.</source>
        <translation type="unfinished">Chiesto anche a %1, che può rispondere per primo.</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Consenti una &amp;volta</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">&amp;Per questa conversazione</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Sempre</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">Sempre per chiamate si&amp;mili</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Rifiuta</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">&amp;Invia la risposta</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Declina</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Annu&amp;lla</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">Apri nel &amp;browser</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">C&amp;ontinua</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">Continuare dopo aver fatto là ciò che viene chiesto.</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">Non si è potuto aprire il browser. Aprirvi l’indirizzo a mano, poi continuare.</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">Uno strumento chiede</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">%1 chiede</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">Argomenti, come JSON</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">Cosa cambia nel file: − va via, + arriva</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">Chiamate come questa: %1.</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">Cosa verrà eseguito</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">Come mod&amp;ulo</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">Dev’essere un oggetto JSON.</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">Controllare ciò che è segnato qui sotto.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">Così non si può inviare.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">Così non si può inviare</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Invia ora</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">Invia ciò che attende, e prosegue con il successivo dopo ogni risposta</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Dillo ora</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">Lo dice nel turno in corso, dopo il ciclo attuale (Ctrl+Invio)</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">Modifica</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">Continua a scrivere questo messaggio (Invio)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">Su</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">Invialo prima (Alt+Su)</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">Giù</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">Invialo dopo (Alt+Giù)</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">Scarta</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">Non inviarlo (Canc)</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">Messaggi in attesa</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>%1 (con %n allegato)</numerusform>
            <numerusform>%1 (con %n allegati)</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">Dopo questo ciclo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>%n messaggio attende la risposta.</numerusform>
            <numerusform>%n messaggi attendono la risposta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Non ora</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">C&amp;hiedi</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">&amp;Apri nella finestra</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">Domanda rapida – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">&amp;Domanda:</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">Domanda</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">Risposta</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">%1, senza strumenti. Esc chiude.</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">In attesa della risposta…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">La risposta è arrivata; un’altra domanda prosegue da lì.</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">La domanda non è andata a buon fine.</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">Il messaggio come testo</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">Cosa viene tolto dagli scambi</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">Pattern, uno per riga</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">Membri JSON e intestazioni, separati da virgole</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">Gli scambi su cui sono state provate le regole</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Inizio</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">Richiesta</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Tolti</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">Cosa se ne sarebbe conservato</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">Le chiavi vengono tolte comunque. Ciò a cui corrisponde un pattern (un’espressione regolare), e i valori di questi membri, diventa [redacted] prima che uno scambio sia conservato. Ciò che è già conservato resta com’è.</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">&amp;Pattern, uno per riga</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">&amp;Membri JSON e intestazioni</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">P&amp;rova</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">Sugli ultimi scambi conservati; non si modifica nulla</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">&amp;Conserva queste regole</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">Valgono d’ora in poi</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">Non è ancora conservato nulla su cui provare le regole.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>Dagli ultimi scambi conservati sarebbe stato tolto %n punto.</numerusform>
            <numerusform>Dagli ultimi scambi conservati sarebbero stati tolti %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">Regole salvate. Valgono per ogni scambio d’ora in poi.</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">La porta su 127.0.0.1; 0 ne prende una qualsiasi libera.</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">Il descrittore di uno scenario, o una cassetta (NAME.jsonl, o un HTTP Archive, NAME.har); senza indicazione, lo scenario fornito.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 non è una porta.</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">&amp;Annulla</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">%1 è stato eliminato.</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Scrive JSON Lines.</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">Per i lettori di schermo: parole al posto dei segni.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostra le opzioni di questo comando.</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">Dice solo cosa non va, senza modificare nulla.</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">repair non accetta argomenti.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">È tutto leggibile.</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">È tutto leggibile; non è stato modificato nulla.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">Non manca nulla.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">Il vecchio file è conservato come %1.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Conversazioni salvate: %1, con %n messaggio.</numerusform>
            <numerusform>Conversazioni salvate: %1, con %n messaggi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairDialog</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the message that the store is damaged</extracomment>
        <translation type="unfinished">&amp;Ripara…</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">È tutto leggibile; non è stato modificato nulla.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">Non manca nulla.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">Il vecchio file è conservato come %1.</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">Ripara le conversazioni</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">&amp;Apri le conversazioni</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">Viene verificata ogni parte del file.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Conversazioni salvate: %1, con %n messaggio.</numerusform>
            <numerusform>Conversazioni salvate: %1, con %n messaggi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">Corpo della richiesta</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">Cosa non va nella richiesta</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">La richiesta è grande, lettura in corso…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>%n stringa lunga è ridotta a un segno e viene inviata intera.</numerusform>
            <numerusform>%n stringhe lunghe sono ridotte a segni e vengono inviate intere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Strumenti</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Messaggi</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">Istruzioni dell’area di lavoro</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">Impostazioni e il resto</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Testo di sistema</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">Cosa vedrà il modello</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">Indirizzo e intestazioni</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Richiesta</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Intestazioni</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">Trova nella richiesta</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">&amp;Precedente</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">La riga precedente che lo contiene (Maiusc+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Successiva</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">La riga successiva che lo contiene (F3)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">&amp;Copia</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">Copia l’intero corpo come verrebbe inviato</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Aggiorna</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">Come sarebbe ora (F5)</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">Non c’è una richiesta da mostrare.</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">Ecco cosa verrebbe inviato ora, con ciò che sta nella casella di scrittura. Per questo non è stato inviato nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>%n messaggio precedente è omesso, perché non sta nel contesto del modello.</numerusform>
            <numerusform>%n messaggi precedenti sono omessi, perché non stanno nel contesto del modello.</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Nessun corpo</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Non trovato</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Riga %1</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">Invia il contenuto di questo file al posto del corpo originale, byte per byte.</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">Quante volte, una dopo l’altra; al massimo %1.</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">A questo provider, che deve parlare la stessa lingua. Predefinito: quello originale.</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Lo scambio, con il suo identificatore o l’inizio.</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">Quale scambio? parlance exchanges li elenca.</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">--times è un numero da 1 a %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Impossibile leggere %1: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">%1 supera 64 MiB.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Dove nel corpo stava una chiave c’è al suo posto un segno, che viene inviato com’è.</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">%1 Indicare quale con --provider.</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">dice lo stesso di prima</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">si discosta al byte %1 da quanto detto prima</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">%1  stato %2  %3 ms (%4 prima)  %5 token in ingresso, %6 in uscita  %7</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">famiglia</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">modificato</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">osservata</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">Testo della risorsa</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">Non è né testo né immagine: %1</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[Il resto non è mostrato qui.]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">Immagine</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">L’immagine non si può mostrare.</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;Leggi</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">&amp;Osserva le modifiche</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">&amp;Allega al messaggio</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">Parte della risorsa</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">Compilare ciò che sta tra parentesi graffe, poi leggerla.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">Lettura…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">Parte con il prossimo messaggio.</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">È cambiata da quando è stata letta.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;Rileggi</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">A&amp;ggiorna l’elenco</translation>
    </message>
    <message>
        <source>Resources of MCP servers</source>
        <translation type="unfinished">Risorse dei server MCP</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Server</translation>
    </message>
    <message>
        <source>Search the resources</source>
        <translation type="unfinished">Cerca nelle risorse</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Ricerca</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Risorse</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">Non c’è ancora alcun server MCP.</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">Questo server non ha risorse.</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Elenco in corso…</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">
            <numerusform>%n risorsa</numerusform>
            <numerusform>%n risorse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RestoreCommand</name>
    <message>
        <source>restored:</source>
        <extracomment>Message on the terminal before the conversation that was brought back</extracomment>
        <translation type="unfinished">ripristinate:</translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message>
        <source>The turn would be rolled back; the model would get nothing.</source>
        <translation type="unfinished">Il turno verrebbe annullato; il modello non riceverebbe nulla.</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">Il turno continuerebbe; il modello riceverebbe questo come risultato di errore.</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">errore (%1): %2</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">Per il modello</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">Per l’utente</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Dati grezzi</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">Differenza</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">Non ancora eseguito</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>%n richiesta</numerusform>
            <numerusform>%n richieste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RowAction</name>
    <message>
        <source>Copy</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Copia</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Modifica</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again</extracomment>
        <translation type="unfinished">Rigenera</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">Deriva</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">Confronta da qui…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">Confronta con l’altra versione</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">Attivo</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fissa</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Copia come Markdown</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished">Copia come testo</translation>
    </message>
    <message>
        <source>Edit the result…</source>
        <translation type="unfinished">Modifica il risultato…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">Esamina argomenti e risultato…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">Esegui di nuovo questa chiamata…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Elimina</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">Sposta in una nuova conversazione</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">Mostra cosa ha visto qui il modello</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">Mostra il traffico di rete</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">Annulla i file di questo turno…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Versione precedente</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Versione successiva</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Mostra il ragionamento</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">Espandi o comprimi</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Mostra tutto</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">Annulla questo turno</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">Leggi come testo</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Disattiva</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">Attiva</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Non fissare</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fissa</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">Modifica gli argomenti…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Modifica…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">Annulla questo turno e ciò che segue</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">Chiesto</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">Risposta</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">Conversazione &amp;intera</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Name for screen readers beside the table of an evaluation: what was expected</extracomment>
        <translation type="unfinished">Atteso</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation type="unfinished">Voto %1 su %2</translation>
    </message>
    <message>
        <source>Your grade</source>
        <extracomment>Label beside the table of an evaluation</extracomment>
        <translation type="unfinished">Voto dell’utente</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">Scegliere una cella per vederne le esecuzioni.</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">%1 · %2 · esecuzione %3 di %4</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● superata</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ in errore</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ non superata</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">Ha chiamato %1 (%2).</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">I server, e cosa si chiede loro ora</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">Server</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of a server</extracomment>
        <translation type="unfinished">Stato</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of tools</extracomment>
        <translation type="unfinished">Chiamate</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">In attesa</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">Memoria</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">Riavvii</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">Richieste in corso</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">Quelle che non hanno ancora risposta</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">Dei server che Parlance ha avviato come programmi</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">Quante volte è stato riavviato da quando è stato avviato Parlance</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">Ora non è in esecuzione nulla: nessun server MCP è descritto, nessun server di modelli è stato avviato e nessun provider viene interrogato.</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">file di modello</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">pronto</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">fermato</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">non riuscito</translation>
    </message>
    <message>
        <source>restarting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">si riavvia</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">si avvia</translation>
    </message>
    <message>
        <source>provider</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">provider</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">chiesto</translation>
    </message>
</context>
<context>
    <name>gui::RunsView</name>
    <message>
        <source>Repeat</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb: run it once more</extracomment>
        <translation type="unfinished">Ripeti</translation>
    </message>
    <message>
        <source>Runs it again with the same arguments (F5)</source>
        <translation type="unfinished">Esegue di nuovo con gli stessi argomenti (F5)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">Confronta</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">Mostra in cosa differiscono due esecuzioni scelte</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">Usa come esempio</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">Copia l’esecuzione come esempio per una descrizione</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">Esecuzioni precedenti</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">Usa come caso</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">Copia l’esecuzione come caso di una valutazione, per un file di casi</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">&amp;Senza testi: solo struttura, dimensioni e tempi</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>Salva %n scambio</numerusform>
            <numerusform>Salva %n scambi</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">Tipo di file</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">HTTP Archive (.har), che browser e altri strumenti leggono</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">Cassetta (.jsonl), che si può riprodurre</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">Le chiavi non sono in nessuno dei due. Ciò che qualcuno ha detto c’è, se non viene omesso.</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">Al massimo questo numero.</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">Devono esserci tutte; ciascuna può essere l’inizio di una parola.</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">Cosa cercare?</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">nel titolo</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">Senza titolo</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n risultato</numerusform>
            <numerusform>%n risultati</numerusform>
        </translation>
    </message>
    <message>
        <source>in the title</source>
        <extracomment>Line in the results of a search in all conversations: the words stand in the conversation&apos;s title</extracomment>
        <translation type="unfinished">nel titolo</translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message>
        <source>Before</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came before</extracomment>
        <translation type="unfinished">Prima</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came now</extracomment>
        <translation type="unfinished">Ora</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">Modifica e reinvia</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>%n difetto nella richiesta; viene comunque inviata com’è.</numerusform>
            <numerusform>%n difetti nella richiesta; viene comunque inviata com’è.</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">Intestazioni della richiesta, una per riga; le chiavi si aggiungono all’invio</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Ric&amp;hiesta</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">I&amp;ntestazioni</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">Tutte le risposte, e cosa differisce</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">Il provider a cui inviare</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">&amp;A</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">Quante volte inviare</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished"> volte</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;Invia</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">Invia la richiesta com’è (Ctrl+Invio)</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">Come &amp;ramo</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">Mette la risposta mostrata accanto a quella vecchia nella conversazione, segnata come fatta a mano</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Salva come</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">Copia come c&amp;url</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">La richiesta com’è, come riga di comando senza la chiave</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Annulla tu&amp;tto</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">La richiesta com’era stata inviata</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Cassetta…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">Sc&amp;enario di simulazione…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">Ta&amp;bella delle risposte (CSV)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">%1 · inviata %2</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">Non è ancora stato inviato nulla.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Dove nel corpo stava una chiave c’è al suo posto un segno, che viene inviato com’è.</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">Non è noto alcun provider là dove questo è stato inviato. Sceglierne uno.</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">Nessun provider parla %1.</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">«%1» non è un’intestazione che si possa impostare.</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">Omettere %1: la chiave del provider si aggiunge all’invio.</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">Ora: risposta %1</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">Fermato prima della risposta.</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">La risposta ora è un ramo della conversazione, segnata come fatta a mano.</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">Copiato. La chiave vi figura come $API_KEY.</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">Salva come cassetta</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">request.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">%1 è stato scritto. Si riproduce con --replay, o come base-url = &quot;cassette:%1&quot;.</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">Salva come scenario di simulazione</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">scenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">Salva la tabella delle risposte</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">answers.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 è stato scritto.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;Ferma</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">C&amp;aso di una valutazione…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Salva come caso di una valutazione</translation>
    </message>
    <message>
        <source>case.jsonl</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">caso.jsonl</translation>
    </message>
</context>
<context>
    <name>gui::SendingCommand</name>
    <message>
        <source>--answer-limit is a number of MiB from 1 to 1024.</source>
        <translation type="unfinished">--answer-limit è un numero di MiB da 1 a 1024.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… in attesa di %1</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">Il server di %1 avvierebbe di nuovo questo programma, questo il suo server, e così via senza fine.</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">Condividi con altri programmi</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">Altri programmi su questo computer possono usare Parlance tramite MCP: le sue conversazioni, i modelli e gli agenti, e gli strumenti scelti qui. Ciò che fanno viene conservato come tutto il resto; quando serve un consenso, si chiede lì, o qui.</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">Con&amp;dividi</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">Set i cui strumenti vengono offerti</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">qualsiasi</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Strumenti di:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Porta:</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Indirizzo</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Chiave</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">Copia una &amp;voce per il file di un client</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Indirizzo:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">C&amp;hiave:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Copia</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">Chi viene servito, e cosa è in corso</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">Client</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">Cosa</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">Da</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Ferma</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">&amp;Mostra la conversazione</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Termina la condivisione</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">Un programma senza nome</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>%n chiamata</numerusform>
            <numerusform>%n chiamate</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">attende lì una risposta</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">in corso</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Ancora nessuno</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">%1, processo %2</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Ter&amp;mina</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">attende una risposta, là o qui</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">attende una risposta</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">Parla con il programma che ha avviato questo, su standard input e output.</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">In ascolto su 127.0.0.1; 0 prende una porta libera qualsiasi.</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">Indicare --stdio, oppure --http con una porta.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 non è una porta.</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">Dare entrambi al programma che deve usarlo. Ctrl+C termina.</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… in attesa di %1</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>finora %n carattere</numerusform>
            <numerusform>finora %n caratteri</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">un programma</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">&amp;Avvia il server</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">&amp;Ferma il server</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">&amp;Riavvia il server</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">&amp;Disconnetti</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Ri&amp;sorse…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">Mostra il re&amp;gistro…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">Mostra i &amp;messaggi</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Impossibile leggere %1.</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">%1: %2 Per averla la prossima volta, impostare la variabile d’ambiente %1.</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">%1 esiste già ed è stato lasciato com’è.</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">File di configurazione di un altro client (mcpServers o servers)</translation>
    </message>
</context>
<context>
    <name>gui::ServerLog</name>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished">Registro di %1</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <extracomment>Button in the log of an MCP server</extracomment>
        <translation type="unfinished">Copia &amp;tutto</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">Il server non è più descritto.</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">Altre domande in attesa: %1</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">Perché non si può riprendere</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">Non si può riprendere. %1</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">Cosa viene cambiato o omesso</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">dal file nel portachiavi</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Chiave %1</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Il suo descrittore</translation>
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
        <translation type="unfinished">%1 è omesso: %2</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">%1 %2: completato</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">Il server %1 non si avvia: %2</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">Il server %1 funziona, ma non comunica i suoi strumenti: %2</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>Il server %1 funziona. Ha %n strumento.</numerusform>
            <numerusform>Il server %1 funziona. Ha %n strumenti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">Condivisione</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>%n programma connesso</numerusform>
            <numerusform>%n programmi connessi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>%n in corso</numerusform>
            <numerusform>%n in corso</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">attende una risposta</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">Un altro programma lo ha chiesto.</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">%1 lo ha chiesto.</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">In attesa dei server degli strumenti</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">Ciclo %1: il modello sta rispondendo</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Attende una risposta</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">Strumenti in esecuzione</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">In attesa della base dati: è bloccata da un altro programma, o lenta</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">Salvataggio del turno</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">Qui si risponde a un altro programma</translation>
    </message>
</context>
<context>
    <name>gui::ShortcutEditor</name>
    <message>
        <source>&amp;Set</source>
        <extracomment>Button in the list of keyboard shortcuts: a verb: use these keys</extracomment>
        <translation type="unfinished">&amp;Imposta</translation>
    </message>
    <message>
        <source>Defaul&amp;t</source>
        <extracomment>Button in the list of keyboard shortcuts: back to the standard keys</extracomment>
        <translation type="unfinished">&amp;Predefinita</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">Azioni e relative scorciatoie</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">Azione</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">Scorciatoia</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">Nuova scorciatoia</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">«%1» ha già questa scorciatoia.</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">Una lettera da sola serve a scrivere. Premetela con Ctrl o Alt, oppure usate un tasto funzione.</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">JSON senza identificatori, ore, durate e consumi, per confrontare due esecuzioni.</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">L’identificatore della conversazione, o l’inizio.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">Quale conversazione? parlance conversations le elenca.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>%n messaggio è illeggibile, o leggibile solo in parte. parlance repair salva ciò che è leggibile.</numerusform>
            <numerusform>%n messaggi sono illeggibili, o leggibili solo in parte. parlance repair salva ciò che è leggibile.</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (interrotto)</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished"> (scritto a mano)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (danneggiato: %1)</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">non si può usare</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">Ricerca di suggerimenti…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">Aggiungi «%1» al dizionario</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">Nessun suggerimento</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">Avvia un file di modello</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">&amp;Reimposta lo stato del modello prima di ogni risposta</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">&amp;Avvia il modello</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Sfoglia…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">quanti ne prevede il modello</translation>
    </message>
    <message>
        <source> tokens</source>
        <extracomment>Part of a number field in the dialog that starts a model file: behind a number</extracomment>
        <translation type="unfinished"> token</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Part of a number field in the dialog that starts a model file: all layers</extracomment>
        <translation type="unfinished">tutti</translation>
    </message>
    <message>
        <source>Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state.</source>
        <translation type="unfinished">Se inattivo, il server conserva ciò che ha letto della conversazione: più veloce, ma sbagliato con alcuni modelli che hanno uno stato.</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">File del &amp;modello:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Nome:</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Contesto:</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">Livelli sulla scheda &amp;grafica:</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">Al&amp;tri argomenti:</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Programma:</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">Scegli un file di modello (GGUF)</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">Scegliere il file del modello: uno leggibile, con il percorso completo.</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">Il modello ha bisogno di un nome di lettere, cifre, - e _.</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">Esiste già un provider %1.</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">«%1» è indicato sopra, o scelto da Parlance.</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">Indicare il programma del server.</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">strumento trovato</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">argomenti letti</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">valori predefiniti inseriti</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">argomenti verificati</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">duplicati cercati</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">autorizzazione</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">isolato</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">eseguito</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">risultato formattato</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">%1 (fallito qui)</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">Passi dell’esecuzione con i loro tempi</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">Backup di tutte le conversazioni</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Tutte le conversazioni sono in %1.</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">La riparazione chiude tutte le finestre, verifica ogni parte del file in cui si conservano le conversazioni, e salva in un nuovo file ciò che è leggibile di uno danneggiato. Il vecchio resta accanto.</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">&amp;Chiudi e ripara</translation>
    </message>
</context>
<context>
    <name>gui::StoreBar</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the bar that says that the store is damaged</extracomment>
        <translation type="unfinished">&amp;Ripara…</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. What can be read is shown; Repair saves it to a new file.</source>
        <translation type="unfinished">Il file delle conversazioni è danneggiato. Ciò che è leggibile viene mostrato; Ripara lo salva in un nuovo file.</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">Le conversazioni si possono solo leggere: il loro file, o il supporto su cui si trova, è protetto da scrittura.</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">Crea le tabelle e i ruoli, o li porta a questa versione.</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">Mostra solo l’SQL dei ruoli: parlance_reader, parlance_worker, parlance_owner.</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">La base dati, al posto di --store.</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">Cosa fare con la base dati? Indicare --create, o --roles.</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">In %1 si possono conservare valutazioni.</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Rinomina</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Etichette</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">Sposta in un gruppo</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Rinomina gruppo</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">Archivia</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">Togli dall’archivio</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Elimina conversazione</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Ripristina conversazione</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">%1 (nella base dati)</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">Apri un file…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">Usa una base dati…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">Testo di sistema</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">Ciò che si dice al modello prima di tutto il resto, per esempio come rispondere.</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">Inviato con ogni richiesta di questa conversazione, dal prossimo turno in poi.</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">Testo di sistema •</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Text of the button above the transcript that opens the system text: the system text</extracomment>
        <translation type="unfinished">Sistema</translation>
    </message>
    <message>
        <source>System •</source>
        <extracomment>Text of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">Sistema •</translation>
    </message>
    <message>
        <source>System text: none</source>
        <translation type="unfinished">Testo di sistema: nessuno</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">Nessun testo di sistema</translation>
    </message>
</context>
<context>
    <name>gui::TableWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Window title in the window that shows a table of the transcript</extracomment>
        <translation type="unfinished">Tabella</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Copia</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Chiudi</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">Esegui</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">Ferma</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Come JSON</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Esecuzioni precedenti</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">Esegue lo strumento (Ctrl+Invio)</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">Ferma lo strumento (Ctrl+.)</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">Modulo o JSON (Ctrl+Maiusc+J)</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">Come modulo</translation>
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
        <translation type="unfinished">Esecuzioni precedenti (%1)</translation>
    </message>
</context>
<context>
    <name>gui::TimingModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">Nome</translation>
    </message>
    <message>
        <source>Connection and TLS</source>
        <translation type="unfinished">Connessione e TLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Connessione, invio</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Invio</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">Invio, su una connessione esistente</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">Fino all’intestazione della risposta</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">Attesa del primo byte</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">Fino al primo token</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">Fino all’ultimo token</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">Fino alla fine</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">La risposta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">Parte</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: from when on</extracomment>
        <translation type="unfinished">Da</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: how long it took</extracomment>
        <translation type="unfinished">Durata</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">Dove è andato il tempo</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">%1 letti dalla cache</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">%1 scritti nella cache</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">%1 in uscita</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation type="unfinished">%1 token al secondo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation type="unfinished">
            <numerusform>%Ln token in ingresso</numerusform>
            <numerusform>%Ln token in ingresso</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Titles</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Non è stato ancora detto nulla da cui ricavare un titolo.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Heading of what a model is asked to write</extracomment>
        <translation type="unfinished">Titolo</translation>
    </message>
</context>
<context>
    <name>gui::ToolPreviews</name>
    <message>
        <source>Contract</source>
        <extracomment>Title of a tab that shows a tool as models without tool calls are told of it</extracomment>
        <translation type="unfinished">Contratto JSON</translation>
    </message>
    <message>
        <source>What %1 would be sent</source>
        <translation type="unfinished">Cosa verrebbe inviato a %1</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">Qui non c’è uno strumento da inviare.</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">anche %1</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">Scrive gli strumenti come JSON per questo dialetto: %1.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">Non esiste un dialetto di nome %1.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… in attesa di %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 non è connesso: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 non si può chiamare: %2</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">attivo</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">inattivo</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>%n strumento viene offerto su richiesta: circa %1 token in meno in ogni richiesta.</numerusform>
            <numerusform>%n strumenti vengono offerti su richiesta: circa %1 token in meno in ogni richiesta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Tour</name>
    <message>
        <source>&amp;Previous</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Precedente</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation type="unfinished">&amp;Termina la visita</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">Visita della finestra</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">Qui sono elencate le conversazioni; la riga sopra le cerca.</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">Qui si sceglie chi risponde: un agente, un modello, le sue istruzioni e l’area di lavoro.</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">Qui appare ciò che viene detto. Ogni messaggio ha un menu: modificarlo, ramificare da lì, farlo rispondere di nuovo.</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">Qui si scrive. Una barra inizia un comando, e si possono trascinare file.</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">Questi sono gli strumenti che il modello può chiamare. Spunti quelli che riceve.</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">L’Ispettore mostra ogni richiesta e ogni risposta, byte per byte.</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">Tutto il resto è in questi menu. %1 lo trova per nome, e F1 apre il manuale.</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">Tappa %1 di %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Fatto</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Avanti</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">superata da una chiamata successiva</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">non inviato al modello</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">scritto a mano</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">Questo messaggio è illeggibile.</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">eliminato</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">fissato</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">sta ragionando…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">ragionamento</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">ragionamento di %1 s</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Argomenti</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Errore</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">Risultato</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Passi</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Ciclo di vita</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">completato</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">File</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Immagine</translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%n elemento</numerusform>
            <numerusform>%n elementi</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">interrotto</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">tagliata al limite di lunghezza</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">filtrata dal provider</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">il flusso si è interrotto</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">Istruzioni</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">Tu</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Assistente</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text</extracomment>
        <translation type="unfinished">Documento</translation>
    </message>
    <message>
        <source>Tool call</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Chiamata di strumento</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">Riusato il risultato della stessa chiamata, %1 fa</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">trova</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">leggi</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">predefiniti</translation>
    </message>
    <message>
        <source>validate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments</extracomment>
        <translation type="unfinished">verifica</translation>
    </message>
    <message>
        <source>deduplicate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before</extracomment>
        <translation type="unfinished">duplicati</translation>
    </message>
    <message>
        <source>approve</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">autorizza</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">esegui</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">isolamento</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">attesa per riprovare</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">formatta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Tabella: %1</translation>
    </message>
    <message>
        <source>Code:</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Codice:</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Porta a %1</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">&amp;Apri nel browser</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">Copia l’&amp;indirizzo</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>%n messaggio contrassegnato</numerusform>
            <numerusform>%n messaggi contrassegnati</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Disattiva</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">Attiva</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Non fissare</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fissa</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">Copia la &amp;selezione</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">Copia la formula %1</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu</extracomment>
        <translation type="unfinished">Apri %1…</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptNotices</name>
    <message>
        <source>The turn was undone.</source>
        <translation type="unfinished">Il turno è stato annullato.</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">Uno strumento si è guastato, e il turno è stato annullato.</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">Lo strumento %1 si è guastato, e il turno è stato annullato.</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">La conversazione è com’era prima del messaggio.</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">Già fatto, e non annullato all’esterno: %1.</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">Cominciato, e non annullato all’esterno per quanto fatto: %1.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Riprova</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">Invia invece l’&amp;errore al modello</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">Ripristina come ra&amp;mo</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">Annulla i &amp;file…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Ignora</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Continua</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">Questa risposta è stata interrotta. Ciò che ne è arrivato è conservato.</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">Questo messaggio non ha ancora una risposta.</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">Il modello non ha proseguito da qui.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Attiva messaggi</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Disattiva messaggi</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Fissa messaggi</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Non fissare messaggi</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">Nel frattempo la conversazione è cambiata: questo non è più sul suo percorso.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">Trascrizione</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n messaggio</numerusform>
            <numerusform>%n messaggi</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">Un turno è stato annullato</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">Un turno è stato annullato: %1</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">Derivata da una conversazione</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">Derivata da «%1»</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">Derivata in una conversazione</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">Derivata in «%1»</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">Ci sono più rami di quelli mostrati qui</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">Sistema</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">Tu</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a language model</extracomment>
        <translation type="unfinished">Modello</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: an attached text</extracomment>
        <translation type="unfinished">Documento</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: of a tool</extracomment>
        <translation type="unfinished">Chiamata</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">Risultato</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">mostrato</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">eliminato</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">disattivato</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">fissato</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">Con&amp;fronta i rami</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">Contrassegnare due messaggi di rami diversi con Ctrl+clic, o con Ctrl+Spazio</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">Qui non è ancora stato detto nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n ramo</numerusform>
            <numerusform>%n rami</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">Es&amp;pandi</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">&amp;Vai qui</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">Confronta con il ramo mo&amp;strato</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">&amp;Confronta i due contrassegnati</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">Mappa della conversazione</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">Questo non è testo.</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">È troppo grande per essere confrontato qui.</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">Nel testo non ci sono differenze.</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">come prima del turno</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">ripristinato</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">lasciato: %1</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">come l’ha lasciato il turno</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">creato dal turno; verrebbe rimosso</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">Annulla i file di questo turno</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">Esame dei file…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">Cosa cambia il ripristino: − va via, + arriva</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">&amp;Annulla il ripristino</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">Non è conservato nulla dei file che questo turno ha scritto.</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">File ripristinati: %1.</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">I file che gli strumenti hanno scritto in questo turno, e le loro parti</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">Gli strumenti hanno scritto questi file in questo turno. Ciò che è spuntato torna com’era.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">Non è compreso ciò che questi possono aver scritto: %1</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">riga %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">La risposta è stata tagliata al limite di lunghezza.</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">La risposta è stata filtrata dal provider.</translation>
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
        <translation type="unfinished">… in attesa della base dati: è bloccata da un altro programma, o lenta</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… in attesa di %1</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… nuovo tentativo tra %1 s: %2</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">Il turno è stato annullato; la conversazione è com’era prima del messaggio.</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">La risposta è stata interrotta; ciò che ne esiste è conservato.</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">Fine della risposta.</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">di nuovo nell’elenco:</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">&amp;Annulla</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">Dice solo cosa verrebbe fatto.</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">Il turno, con il suo identificatore o l’inizio, come lo riporta converse --json; oppure ciò che un annullamento precedente ha indicato per tornare indietro.</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">Quale turno? Lo riporta parlance converse --json.</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">Ciò che viene sostituito non si è potuto conservare, perché la base dati è in sola lettura. Non è stato fatto nulla.</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">ripristinato</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">come prima del turno</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">verrebbe ripristinato</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">lasciato: %1</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">Non è conservato nulla dei file che questo turno ha scritto.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">Non è compreso ciò che questi possono aver scritto: %1</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">Per tornare indietro: parlance undo %1 --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">Ripristina i file che gli strumenti hanno scritto in questo turno; i suoi messaggi restano.</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">Mostra di nuovo i messaggi di un turno annullato.</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">Indicare --files o --redo, non entrambi: ciò che ha annullato dei file dice come tornare indietro.</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">Da questo turno non è nato alcun messaggio. Per ripristinare i file, indicare --files.</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">La conversazione non mostra questo turno, quindi non c’è nulla da annullare. Per mostrarlo: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">La conversazione mostra questo turno; non c’è nulla da ripristinare.</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">Il turno verrebbe mostrato di nuovo.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n messaggio non verrebbe più mostrato.</numerusform>
            <numerusform>%n messaggi non verrebbero più mostrati.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">Il turno è di nuovo mostrato.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n messaggio non è più mostrato.</numerusform>
            <numerusform>%n messaggi non sono più mostrati.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">Era stato detto: %1</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">Per mostrarli di nuovo: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">I file restano come sono. Per ripristinare ciò che contenevano: parlance undo %1 --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Annulla: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Ripeti: %1</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>%n carattere in tutto: scorrere per leggere ciò che qui non si vede.</numerusform>
            <numerusform>%n caratteri in tutto: scorrere per leggere ciò che qui non si vede.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Nuova &amp;finestra</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">&amp;Chiudi la finestra</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">Esegui il &amp;backup di tutte le conversazioni…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">&amp;Esporta tutte le conversazioni…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Importa conversazioni…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">&amp;Ripara le conversazioni…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Preferenze…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">E&amp;sci</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Nuova conversazione</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">una nuova conversazione</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Nuova &amp;scheda</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">una nuova conversazione in una scheda</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">&amp;Chiudi la scheda</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">Cerca in tutte le conversa&amp;zioni</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">Scegli un &amp;modello…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">scegliere il modello</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Scegli gli strumen&amp;ti</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">scegliere gli strumenti</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Test&amp;o di sistema…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">scrivere le istruzioni</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">Aggiungi una cartella di lavoro (&amp;J)…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">aggiungere una cartella di lavoro</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">A&amp;llega file…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">Cosa c’&amp;è nella prossima richiesta</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">cosa c’è nella prossima richiesta</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">Cosa vedr&amp;à il modello…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Riass&amp;umi e disattiva</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">&amp;Ferma</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">terminare il turno in corso</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Ris&amp;pondi di nuovo</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">un’altra risposta all’ultimo messaggio</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">Confronta da &amp;qui…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Rinomina</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">T&amp;itolo dal modello</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">far scrivere un titolo al modello</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Etic&amp;hette…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">Metti in un &amp;gruppo…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">Archi&amp;via, o togli dall’archivio</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">Elimin&amp;a</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Elimina &amp;definitivamente…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Annulla</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">annullare l’ultima azione</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Ripeti</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">ripetere ciò che è stato annullato</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Incolla</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Seleziona t&amp;utto</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Cerca &amp;qui…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">cercare in questa conversazione</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Trova &amp;successivo</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Trova &amp;precedente</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">&amp;Scegli un agente…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">scegliere l’agente che interviene</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">&amp;Non usare più l’agente</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">Nuovo agente in &amp;TOML…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">Nuovo agente in &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Importa strumenti…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">&amp;Fianco a fianco…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Valuta…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Esegui un comando…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">cosa si può scrivere qui</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">Scrivi (&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Conversazioni</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Se&amp;t di strumenti</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Ispettore</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Descrittori</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Agenti</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">&amp;Mappa della conversazione</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">tutti i rami</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Scheda &amp;successiva</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Scheda &amp;precedente</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">Una conversazione a &amp;fianco</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">due conversazioni una accanto all’altra</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">Descrittori in una finestra p&amp;ropria</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">Ispettore in una finestra pr&amp;opria</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">Ispettore come colonna i&amp;ntera</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Più &amp;grande</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">testi più grandi</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Più picco&amp;lo</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">testi più piccoli</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Dimensione a&amp;bituale</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">testi nella dimensione abituale</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">Prova uno strumento (&amp;J)</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">Risor&amp;se dei server MCP…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">Aggi&amp;ungi un server MCP…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">&amp;Importa server MCP…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">&amp;Trova server su questo computer…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">Avvia un file di m&amp;odello…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">&amp;Modelli su questo computer…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">Con&amp;dividi con altri programmi…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">lasciare che altri programmi usino Parlance</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Cattura…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">vedere cosa dicono altri programmi a un provider</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">R&amp;egistra una cassetta, o termina</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">tutto il traffico di rete, da riprodurre</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">Sal&amp;va il traffico di rete…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">Statistic&amp;he…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">quante chiamate, quanto tempo, quanto costano</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">Cosa viene to&amp;lto dagli scambi…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">Salva il descritto&amp;re</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">Rile&amp;ggi tutti i descrittori</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Manuale</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Scorciatoie…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">quali tasti fanno cosa</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">&amp;Novità</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">Segnala un &amp;problema…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Informazioni su Parlance</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Parlance</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Conversazione</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">&amp;Strumenti</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">A&amp;genti</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Ai&amp;uto</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">Che cosa è in esec&amp;uzione ora</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">i server, e che cosa viene chiesto loro ora</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">Trova &amp;agenti di altri programmi…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">Ri&amp;produci una cassetta…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">rispondere da una registrazione invece che dalla rete</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">Lascia arrivare l’eve&amp;nto successivo della cassetta</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">Parte successiva della finestra (&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">Parte precedente della finestra (&amp;V)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">Ela&amp;bora un caso di valutazione…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">un caso di valutazione</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">Una &amp;visita della finestra</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Conversazioni</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Set di strumenti</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Ispettore</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Descrittori</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Agenti</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches</extracomment>
        <translation type="unfinished">Mappa</translation>
    </message>
    <message>
        <source>The default is written in %1 now.</source>
        <translation type="unfinished">Ora %1 lo dice.</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Banco di prova</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">Lo strumento %1 non esiste più.</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">Del traffico di rete per questo messaggio non è conservato nulla.</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">Non c’è un’altra versione di questo messaggio.</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">In esecuzione</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">Termina quando non resta alcuna esecuzione, comprese quelle svolte da altri.</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">Quante esecuzioni svolge insieme.</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">Secondi dopo i quali altri riprendono ciò che ha preso, se venisse terminato.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask, refuse, all, o il nome di uno strumento; ripetibile. Senza terminale, ask equivale a refuse.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">Quanto può essere lunga una risposta, in MiB: da 1 a 1024.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>%n esecuzione svolta, non ne resta alcuna.</numerusform>
            <numerusform>%n esecuzioni svolte, non ne resta alcuna.</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Si riprova.</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">Il percorso del profilo, %1, non è UTF-8.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">Impossibile scrivere nella cartella %1.</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">Non è noto alcun provider in %1.</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">Non c&apos;è una cartella personale per il profilo: impostare HOME o indicare una cartella con --profile.</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">Non si sa che cosa conteneva prima che l’agente lo scrivesse.</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">%1 non è consentito qui: il suo descrittore lo rifiuta.</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">Questa chiamata di %1 non è consentita qui: il suo descrittore la rifiuta quando %2.</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">consentita dal descrittore</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">consentita dal descrittore: %1</translation>
    </message>
    <message>
        <source>allowed before</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">consentita in precedenza</translation>
    </message>
    <message>
        <source>allowed before: %1</source>
        <translation type="unfinished">consentita in precedenza: %1</translation>
    </message>
    <message>
        <source>%1 needs to be allowed, and there is nobody to ask.</source>
        <translation type="unfinished">%1 dev’essere consentito, e non c’è nessuno a cui chiedere.</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">Consentire %1?</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">Nessuno ha consentito questa chiamata di %1.</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">Nel frattempo il file è cambiato; ora diventerebbe così.</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">Sarebbe un altro file; diventerebbe così.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">La cartella della suite non è su questo computer, perciò nessun comando può decidere.</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">Il comando non ha deciso entro un minuto.</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">Il comando è stato terminato dal segnale %1.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">Ha creato repository, le cui impostazioni valgono anche per gli altri programmi: %1</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">L’area di lavoro ha più cartelle di quante se ne esaminino in cerca di repository.</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">«%1» non è terminato entro %2 s, il tempo concesso dalla chiamata.</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">%1 non è terminato in tempo.</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">«%1» è nascosto, sembra un segreto o viene eseguito da altri programmi, e non c’è nessuno a cui chiedere.</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">«%1» è nascosto, sembra un segreto o viene eseguito da altri programmi. Consentirlo per questa volta?</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">L’utente ha rifiutato l’accesso a «%1».</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">Nessuno ha consentito l’accesso a «%1», che è nascosto, sembra un segreto o viene eseguito da altri programmi: può farlo solo una persona.</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">Connessione a %1</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">«%1» non è uno strumento che si possa caricare, perciò non ne è stato caricato alcuno. Cercarlo prima con parole.</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">Lo strumento ha bisogno della variabile d’ambiente %1, che non è impostata.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">consentita dall’utente</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">consentita in anticipo, nessuno è stato interpellato</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">consentita dal programma per cui Parlance lavora</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">%1 è disattivato in questa conversazione.</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 non si può chiamare: %2</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">riparato: %1</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">completato</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">nessuna chiamata precedente è uguale</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">non richiesto</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">per significato</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">nessuna chiamata precedente ha lo stesso significato</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">il risultato di %1, %2 s fa</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">consentita con altri argomenti</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">tentativo %1</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">vicino al limite di tempo</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">la prima parte, entro %1 byte</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">Fermato prima della fine.</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">Il server ha modificato o ritirato questo strumento dall’inizio del turno.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">Fermato, perché un altro strumento si è guastato.</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">Fermato dall’utente.</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">Il server di %1 non c’è più.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">Connessione a %1</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1 non è connesso. %2</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">Il server esegue %1 solo come attività, e non ne offre.</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">Il server %1 chiede: %2</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">Il server %1 chiede di aprire un indirizzo: %2</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">Il prompt non dice nulla.</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">In %1 non c’è nulla da leggere.</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">Qui non c’è un modello a cui chiedere.</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">Non c’è testo da leggere: indicare text o path.</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">Il testo ha %1 caratteri; se ne possono leggere al massimo %2.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">parte %1 di %2</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">Il modello non ha risposto: %1</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">Il modello non ha risposto nulla.</translation>
    </message>
</context>
<context>
    <name>invocables::SlowJob</name>
    <message>
        <source>%1 of %2 s</source>
        <translation type="unfinished">%1 di %2 s</translation>
    </message>
</context>
<context>
    <name>invocables::UndoJob</name>
    <message>
        <source>Somebody else has just changed it.</source>
        <translation type="unfinished">Qualcun altro l’ha appena modificato.</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Qui non c’è rete.</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">Che cosa ne abbia fatto un comando non si può stabilire con esattezza.</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">L’agente %1 non può intervenire: %2</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">in questo file non c’è alcun agente</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">Non esiste l’agente «%1».</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">Non esiste l’agente «%1». Forse si intende: %2.</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">Impossibile leggere l’agente: %1</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Un personaggio è più di quanto un pattern dica di un agente; resta un descrittore.</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">In %1 non c’è alcun agente.</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">%1 contiene più agenti. Indicare quale: %2.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">In %2 non c’è l’agente «%1», ma c’è: %3.</translation>
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
        <translation type="unfinished">ci sono più di %1 casi</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">«%1» non si può giudicare: %2</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">non è UTF-8; salvare la tabella con questa codifica</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">la riga ha %1 celle, la tabella %2 colonne</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">il caso non ha input</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">una virgoletta che si apre qui non si chiude</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">supera 16 MiB; scrivere molti casi come righe JSON</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">non c’è un elenco di test</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">non è una tabella; nessun altro file viene letto al suo posto</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">test %1: %2</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">questo file non esiste</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">supera 256 MiB, più di quanto si legga dei casi</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">lettura impossibile: %1</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">i casi stanno in un file .jsonl, .json, .csv o .yaml</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">la colonna «%1» c’è due volte</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">__threshold è un numero da 0 a 1, come 0.5, non «%1»</translation>
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
        <translation type="unfinished">Non c’è una cartella temporanea per le esecuzioni: %1</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">Di questa esecuzione non si può conservare nulla: non è stata confermata.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a conversation&apos;s title and a column&apos;s name</comment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 committed</source>
        <translation type="unfinished">%1 di %2 confermate</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation type="unfinished">%1 scadute</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 non riuscite</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 fermate</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">in attesa</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">in corso</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">confermata</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">interrotto</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">annullato</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">scaduta</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">non riuscito</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">fermato</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Un’esecuzione</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">Mediana di %1</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Cicli</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">Chiamate</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Stessi argomenti</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Tempo degli strumenti</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Turno intero</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">Token in / out</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">Costo</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Accordo dei testi</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">Delle esecuzioni confermate.</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">Esecuzioni che chiamano gli stessi strumenti con gli stessi argomenti usati di solito nella prima colonna.</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">Di tutte le chiamate di un’esecuzione insieme.</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">Senza il tempo passato ad attendere una risposta dell’utente.</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">Input compreso quanto è venuto dalla cache del provider.</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">Secondo i prezzi nel descrittore del provider; — se non ne ha.</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">Quante parole hanno in comune i testi finali di una colonna.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
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
        <translation type="unfinished">Cosa chiedere? Un confronto ha bisogno di un prompt.</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">Un confronto ha bisogno di almeno due colonne: librerie, modelli, agenti o istruzioni diversi.</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">Un confronto ha al massimo %1 colonne.</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">Un confronto si esegue da 1 a %1 volte.</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">%1 non ha un modello.</translation>
    </message>
</context>
<context>
    <name>model::ComparisonReport</name>
    <message>
        <source>reused</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">ripreso da prima</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">Fianco a fianco</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Agente: %1</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Numero: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Quando: %1</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">Chiesto in ogni colonna:</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">Esecuzione %1: %2</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">Risposta di: %1</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">Chiamata</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Argomenti</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or column title in the report of a comparison: what a tool gave back</extracomment>
        <translation type="unfinished">Risultato</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Heading or column title in the report of a comparison: how long it took</extracomment>
        <translation type="unfinished">Durata</translation>
    </message>
</context>
<context>
    <name>model::ConversationEdits</name>
    <message>
        <source>Show Version</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Mostra versione</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Elimina messaggio</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Elimina messaggi</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">Qui non c’è nulla da modificare.</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Modifica messaggio</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">Rispondi a mano</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">Parte di %1</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">Sposta in una nuova conversazione</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Riassumi</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">Ripristina come ramo</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">Qui non c’è nulla da derivare.</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">Derivata da %1</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">Deriva</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Annulla turno</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">Impossibile salvare %1.</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">il nome «%1» è già quello di %2</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">Il corpo non è testo: si può inviare solo com’è.</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">Il corpo è troppo grande per essere modificato (%1): si può inviare solo com’è.</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">Il tempo concesso dal budget è scaduto.</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">I token concessi dal budget sono esauriti: %1.</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">Quanto il budget concede è stato speso: %1.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">È stata fermata.</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">Il budget di costo non limita %1: non ha un prezzo.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">un messaggio è di system, user o assistant, non di «%1»</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">l’ultimo messaggio è quello dell’utente</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">una chiamata ha uno strumento, e argomenti che sono un oggetto</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">il caso non ha input</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">Nella conversazione %1 non è stato chiesto nulla.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">in errore</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 di %2</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">%1 con %2: %3, ora %4 (p %5)</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>Con %n esecuzione per caso non si distingue un cambiamento dalla casualità; si nomina solo un caso passato da tutti a nessuno.</numerusform>
            <numerusform>Con %n esecuzioni per caso non si distingue un cambiamento dalla casualità; si nomina solo un caso passato da tutti a nessuno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>%n esecuzione per caso non dice nulla sotto i %1 punti.</numerusform>
            <numerusform>%n esecuzioni per caso non dicono nulla sotto i %1 punti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">L’esecuzione non è arrivata alla fine.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">peggio</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">meglio</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Caso</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">Superati</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">La quota di superati, con il suo intervallo al 95 %</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">Variante</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Turno intero, mediana</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Token</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Costo della suite</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished"> (da %1 a %2)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Prima</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Ora</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Un altro non è mostrato qui.</numerusform>
            <numerusform>Altri %n non sono mostrati qui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">Esecuzioni da esaminare</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">%1 · %2 superate, %3 non superate, %4 in errore · valutazione %5</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">Tempi e costi</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">Cosa è emerso</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">in errore</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">%1, %2 in errore</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">%1 instabili</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Caso</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">Superati</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Turno intero, mediana</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Costo della suite</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">instabile: %1</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">peggio: %1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">meglio: %1</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">troppo vicini per decidere: %1</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 è peggiore sull’insieme dei casi: %2 in calo, %3 in aumento (p %4)</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 è migliore sull’insieme dei casi: %2 in calo, %3 in aumento (p %4)</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">%1 superate, %2 non superate, %3 in errore; %4 da prima</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">Questa valutazione: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Quando: %1</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Valutazione: %1</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Preferita alla cieca</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">%1 (esecuzioni: %2 di %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>%n esecuzione non è stata svolta.</numerusform>
            <numerusform>%n esecuzioni non sono state svolte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">«%1» non si può giudicare: %2</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">un modello si scrive PROVIDER/MODEL, non «%1»</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">una variante ha un prompt o un modello di testo, non entrambi</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">standard</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">non ci sono casi: scrivere [[cases]], o nominare il loro file con cases-from</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">%1: il caso «%2» non ha input. Dargliene uno, o darne uno a tutti i casi con input sotto [suite].</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">%1: non ci sono casi.</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">%1: %2 casi con %3 varianti, %4 volte, superano %5 esecuzioni.</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">La suite conservata è illeggibile.</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">Un caso conservato è illeggibile: %1</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">«%1» è una variabile; intendevi «input»?</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">non c’è una variabile «%1» per «%2»; resta com’è scritta</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">«%1» non si aspetta nulla, quindi ogni risposta è superata</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Un altro non è mostrato qui.</numerusform>
            <numerusform>Altri %n non sono mostrati qui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>Il giudice concorda con l’utente in %1 esecuzione valutata su %n.</numerusform>
            <numerusform>Il giudice concorda con l’utente in %1 esecuzioni valutate su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">%1 con %2: %3 di %4</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">%1:%2 non si capisce: %3</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">uno stato come 404, o 4xx, o %1</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">una durata come 2s, 300ms o 1min</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">una dimensione come 500KB o 2MB</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">un importo come 0.01</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">%1: di cosa?</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">«%1» non è un pattern: %2 in %3</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">il valore non è un JSON Schema: %1</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">il valore è una tabella con name, e args o schema</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">manca un valore</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">il valore è un testo</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">il valore è un testo o un elenco di testi</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">il valore è un pattern</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">il valore è il nome di uno strumento, un elenco di nomi, o una tabella con name o pattern, e min e max</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">il valore è un elenco di strumenti, o una tabella con steps e mode</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">il valore è una tabella con min o max</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">il valore è un programma, o un elenco formato da esso e dai suoi argomenti</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">«%1» è codice o agisce verso l’esterno, e non viene mai eseguito; può decidere invece un comando</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">non ha un tipo</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">non esiste l’aspettativa «%1»</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">non esiste l’aspettativa «%1»; forse si intende: %2</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">un gruppo ne ha altre sotto assert</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">serve una soglia</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">la sua soglia va da 0 a 1, non %1</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">Non è un HTTP Archive: %1</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">Non è un HTTP Archive: non ha un log con entries.</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">La voce %1 dell’HTTP Archive non è tale: non ha una richiesta con un indirizzo, o non ha una risposta.</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">scrittura in corso</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">verifica in corso</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">attende una risposta</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">in corso</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">completato</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">non riuscito</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">rifiutata</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">scaduta</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">risultato riusato</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">esecuzione incerta</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">Il percorso è illeggibile dal carattere %1.</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">Un percorso comincia con $, un puntatore con una barra.</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">La risposta è quella attesa.</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">La risposta è %1, non %2.</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">La risposta contiene %1.</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">La risposta non contiene %1.</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">La risposta comincia con %1.</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">La risposta non comincia con %1.</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">Il pattern richiede troppo tempo su questa risposta.</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">Il pattern corrisponde a %1.</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">Il pattern non corrisponde a nulla nella risposta.</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">I testi sono troppo lunghi per essere misurati.</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">La risposta dista %1 modifiche, ne sono consentite %2.</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Secondo le parole la risposta è simile a %1, serve %2.</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">La risposta non è JSON: %1</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">La risposta è JSON come atteso.</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">La risposta è JSON, ma non va bene: %1</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">Nella risposta non c’è JSON.</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">Nella risposta c’è JSON come atteso.</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">La risposta è terminata per «%1».</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">Del modello questo non è noto.</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">%1; al massimo %2.</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">Questo non si può giudicare: %1.</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">Non c’è un giudice: %1</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">Il giudice non ha risposto: %1</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">Qui non si può eseguire alcun comando.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">Il comando è terminato con stato %1.</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Secondo il significato la risposta è simile a %1, serve %2.</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">La libreria di strumenti %1 non si può usare: %2</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">Non esiste la libreria di strumenti «%1».</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">Non esiste la libreria di strumenti «%1». Forse si intende: %2.</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">Sono già in attesa %1 messaggi. Scartarne prima uno.</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">Un prompt di una valutazione non legge file: %1</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">Il database %1 non ha più spazio: impossibile salvare.</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">Al momento il database %1 è in sola lettura.</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">Il database %1 non ammette questo utente. La sua password viene da PGPASSWORD o da ~/.pgpass.</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">Questo database non esiste: %1.</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">Questo utente non ha il diritto di farlo in %1.</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">Il database %1 non ha ancora valutazioni. Prepararlo con parlance store --create.</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">Al database %1 mancano connessioni o memoria.</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">Il database %1 non risponde.</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">Impossibile leggere o scrivere il database %1.</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">Impossibile comunicare con PostgreSQL: il driver di Qt non è installato (libqt6sql6-psql).</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">Le valutazioni in %1 sono della versione %2. Portarle alla %3 con parlance store --create.</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">Le tabelle ci sono, i ruoli no: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">preferita alla cieca: %1: %2 su %3, %4; indecise: %5</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>I punteggi del giudice concordano con l’utente in %1 coppia confrontata su %n.</numerusform>
            <numerusform>I punteggi del giudice concordano con l’utente in %1 coppie confrontate su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished">%1 % (da %2 a %3)</translation>
    </message>
</context>
<context>
    <name>model::PromptCatalog</name>
    <message>
        <source>The prompt %1 cannot be used: %2</source>
        <translation type="unfinished">Il prompt %1 non si può usare: %2</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">Non esiste il prompt «%1».</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">Non esiste il prompt «%1». Forse si intende: %2.</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">«%1» non è un pattern: %2 in %3.</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">«%1» corrisponde anche al nulla, e quindi ovunque.</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">Il dialetto qui non conosce il membro «%1».</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">Il dialetto qui non conosce il membro «%1». Si intende «%2»?</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">Da qui in poi non è JSON.</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">Ciò che ha detto il giudice non è un giudizio: «%1»</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">Le valutazioni sono della versione %1, più recente di quella nota a questo programma (%2). Sono state lasciate come sono.</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">Non esiste la valutazione «%1».</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">Non c’è ancora una valutazione di «%1».</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">Più valutazioni cominciano con «%1».</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">La valutazione non ha un’esecuzione %1/%2/%3 completata.</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">Valutazione</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">La suite non ha la variante «%1».</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">La suite non ha il caso «%1».</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">L’ultimo messaggio di questa conversazione è illeggibile.</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">Questo era in attesa quando il programma è terminato.</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">Si può modificare e reinviare solo un proprio messaggio.</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">Prima di questo non c’è un messaggio a cui rispondere.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">Non c’è nulla da continuare.</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">Continua esattamente da dove ti sei fermato.</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">Non c’è un turno da ritentare.</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">Non c’è un turno da cui proseguire.</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">Non c’è un turno da ripristinare.</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">In questa conversazione è in corso una risposta. Fermarla prima.</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">Impossibile scrivere nella conversazione: %1.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Scegliere prima un modello.</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">Il turno precedente non è potuto cominciare, perciò questo attende una decisione.</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">Il turno è stato terminato in anticipo, perciò questo attende una decisione.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">Nulla attende di essere inviato.</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">Il turno è stato annullato, perciò questo attende una decisione.</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">Il turno non è riuscito, perciò questo attende una decisione.</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">Con tutto ciò che è stato detto prima, non sta nel contesto del modello. Inviato ora, parte senza il più vecchio.</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fissa</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Non fissare</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">Attiva</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">Disattiva</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">Non esiste l’agente «%1».</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">L’agente %1 chiede il modello %2. %3</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Cambia agente</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">Un altro Parlance sta scrivendo in questa conversazione: %1.</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">Una base dati è postgresql://[USER@]HOST[:PORT]/DATABASE, non «%1».</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">Una password non va sulla riga di comando, che altri possono vedere. Impostare PGPASSWORD, o conservarla in ~/.pgpass o nel portachiavi.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">Una password non va sulla riga di comando, che altri possono vedere. Impostare PGPASSWORD.</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">Quale database? Scriverlo dopo l’host: postgresql://HOST/DATABASE.</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">In rete una base dati si usa solo con sslmode=verify-full, non con %1: ciò che modelli e strumenti hanno detto va lì, e viene da lì.</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">Prima dell’ultimo messaggio e della sua risposta non c’è nulla da riassumere.</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">Non c’è un riassunto: %1</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">Il modello non ha scritto un riassunto. Non è stato modificato nulla.</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">Riassunto dei messaggi da %1 a %2</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Non è stato ancora detto nulla da cui ricavare un titolo.</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">Il modello non ha scritto un titolo.</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">Non c’è un titolo: %1</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">non è stato chiamato alcuno strumento</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">chiamati: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>%n volta; %1.</numerusform>
            <numerusform>%n volte; %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">Sono stati chiamati tutti; %1.</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">Mai chiamati: %1; %2.</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">«%1» non è stato chiamato; %2.</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">Chiamato con %1.</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">Voluti nell’ordine: %1; %2.</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">Ci sono passi dei tipi tool e round, non «%1».</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">F1 è %1, serve %2; %3.</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">Qui questo non lo giudica nessuno.</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">Il modello non ha risposto nulla.</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">L’agente %1 non ha risposto nulla.</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1 si è guastato.</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">La risposta contiene una chiamata che forse è solo un esempio. Eseguirla?
%1</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">Fermato dopo %1 s.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">non è leggibile</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">non è un file</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">supera %1 KiB</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">porta fuori dall’area di lavoro</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">non è UTF-8</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">L’area di lavoro %1 ha istruzioni per i modelli, in %2. Darle al modello nelle conversazioni che lavorano lì?</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">%1 non viene dato al modello: %2.</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">%1 non viene dato al modello: nessuno lo ha consentito.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">L’area di lavoro %1 porta descrittori propri: %2. Possono avviare programmi e raggiungere server. Usarli?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>altro %n</numerusform>
            <numerusform>altri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">%1 non ha accettato il saluto iniziale: %2</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">%1 usa la versione %2 dell’Agent Client Protocol, questo programma la versione %3.</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">%1 ha fatto più di %2 richieste in un minuto ed è stato terminato.</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">%1 non ha risposto in tempo a «%2» ed è stato terminato.</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">%1 è un agente: può essere interpellato solo in una conversazione.</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">%1 si è rifiutato di continuare e ha annullato il turno.</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">%1 si è interrotto.</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">%1 ha superato la lunghezza accettata per una risposta.</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">%1 si è perso durante l’esecuzione di una sua chiamata: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>%1 non dice nulla da %n secondo.</numerusform>
            <numerusform>%1 non dice nulla da %n secondi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">%1 non ha dato un nome alla sua sessione.</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">Non c’è una cartella di lavoro: %1 lavora in una vuota, %2.</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">%1 non ha assistito a quanto detto finora: lo riceve come testo.</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">%1 ha perso la sua sessione.</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">%1 non ha accettato %2: %3</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">%1 chiede di accedere: %2. Lo fa da sé, e potrebbe aprire un browser.</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">In attesa dell’accesso a %1…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">%1 chiede di accedere: %2. Se ne occupa il suo programma: eseguire questo in un terminale, poi proseguire.</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">Consentire %1?</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">%1 lo fa da sé, fuori dalla sandbox.</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">%1 è stato rifiutato: quello che un agente sta per fare può essere consentito o rifiutato, non modificato.</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">%1 vuole eseguire questo nella sandbox, dove può scrivere nell’area di lavoro e non ha rete.</translation>
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
        <translation type="unfinished">%1 richiede prima l’accesso.</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">%1 richiede prima l’accesso (%2).</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">Se ne occupa il suo programma, in un terminale: %1</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">Il server di accesso non ha fornito un identificatore del client.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">La risposta non appartiene a questo accesso e non è stata usata.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">La risposta all’accesso non viene da %1 e non è stata usata.</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">La risposta all’accesso non contiene un codice.</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">Il server di accesso non concede un token (%1).</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">Il server di accesso non concede un token: %1</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">Il server di accesso non ha concesso un token utilizzabile.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">«%1» non è un indirizzo presso cui accedere.</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">Il server vuole che l’accesso passi da questo computer (%1). Questo viene rifiutato.</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">L’accesso passerebbe da %1, che non è cifrato. Questo viene rifiutato.</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">Il server ne descrive uno diverso da quello richiesto («%1» invece di «%2»), perciò non riceve un token.</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">Il server vuole un token ma non indica chi lo concede.</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">Il server di accesso non dice dove concede i token.</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">«%1» non dice di proteggere gli accessi dal furto (PKCE con S256). Senza questo non si può chiedere un token.</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">La risposta del server di accesso non è un oggetto JSON.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">L’accesso è stato rifiutato.</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">L’accesso non è riuscito: %1</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">L’accesso è stato interrotto.</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">Non è terminato in tempo.</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">Impossibile raggiungere %1 in tempo.</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">Il corpo di una richiesta non è delimitato come chiede HTTP.</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">L’intestazione della richiesta è troppo grande.</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">Questa richiesta non si può inoltrare.</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">Una richiesta per «%1» è stata rifiutata: la cattura è per i programmi di questo computer, con i suoi nomi.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">La richiesta di una pagina web è stata rifiutata (%1).</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">È stata rifiutata una richiesta il cui percorso non comincia con la chiave di questa cattura.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 ha risposto qualcosa che non è HTTP.</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">Da qui in poi è un altro protocollo, che viene inoltrato e non conservato.</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">Impossibile raggiungere %1: %2</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 ha chiuso la connessione senza rispondere.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 ha chiuso la connessione prima che la risposta fosse completa, dopo %2 byte.</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">Il programma ha chiuso la connessione prima che la risposta fosse completa.</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">L’indirizzo da catturare non ha query, frammento né password: %1</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">La cattura non può stare in ascolto sulla porta %1: %2.</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">Più di %1 connessioni insieme: una è stata chiusa.</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">Del corpo della richiesta si conservano i primi %1; è stato inoltrato tutto.</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">%1 contiene solo l’inizio: sono stati registrati più di %2 MiB.</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">Il server registrato non ha risposto a questo.</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">Nulla su questo computer poteva attendere la risposta a un accesso.</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">«%1» accetta solo client che conosce, e nessuno può registrarsi da sé. Registrarne uno lì con l’indirizzo di reindirizzamento %2, e mettere il suo identificatore nel descrittore del server.</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">%1 è fuori servizio (HTTP %2).</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">Il server vuole un token, ma dove dovrebbe dire di più non c’è nulla.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">«%1» non è un indirizzo presso cui accedere.</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">Il server indica «%1» come luogo di accesso, ma il suo client è stato registrato presso «%2». Non vi è stato inviato nulla.</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">Ciò che si trova in «%1» riguarda un altro server («%2») e non è stato usato.</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">«%1», dove si dovrebbe accedere, non dice come.</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">La risposta non ha vettori per i testi.</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">Il server ha aperto un flusso, ma non ha detto dove vanno i messaggi.</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">Il server non risponde con un flusso di eventi: non è un server MCP, o non è il suo indirizzo.</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">Il server ha inviato un messaggio troppo grande per essere letto.</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">Il server vuole i messaggi in un altro luogo, %1. Non vi vengono inviati.</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">Il server ha chiuso la connessione.</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">Il server chiede più in fretta di quanto accetti le risposte; una non viene inviata.</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">Un indirizzo con un nome o una password non viene usato.</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">Il server ha reindirizzato la richiesta più di %1 volte.</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">%1 reindirizza la richiesta a un indirizzo non cifrato.</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">La risposta di %1 supera i %2 byte accettati al massimo.</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>È arrivato %n altro messaggio di questo tipo, più di quanti se ne conservino.</numerusform>
            <numerusform>Sono arrivati altri %n messaggi di questo tipo, più di quanti se ne conservino.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">Il server di accesso vuole il consenso di una persona (HTTP %1).</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">Il provider %1 nomina un dialetto che non esiste: «%2».</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">%1 ha terminato la risposta per un motivo che qui non è noto: «%2».</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">%1 scrive le sue chiamate di strumenti come testo. Vengono lette, e d’ora in poi i suoi strumenti gli vengono comunicati così, con un contratto JSON.</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">Il server vuole che la richiesta vada a un altro indirizzo, %1. Le richieste non vengono reindirizzate; se l’indirizzo è giusto, metterlo nel descrittore.</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">Il server ha compresso la risposta anche se gli era stato chiesto di non farlo.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">La risposta del server è troppo lunga: è stata interrotta dopo %1.</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">La risposta di %1 non è compressa nel modo che dice.</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">La risposta di %1 è compressa, e supera i %2 byte accettati al massimo.</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">La risposta compressa di %1 si interrompe.</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">Per %2 secondi non è arrivato nulla da %1.</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">La risposta di %1 non era finita dopo %2 secondi.</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">L’intestazione della risposta del server è troppo lunga: è stata interrotta dopo %1.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">La risposta del server è delimitata da righe troppo lunghe: è stata interrotta.</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«%1» non è un indirizzo HTTP.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">L’indirizzo http://%1 non è cifrato, e così si possono usare solo indirizzi di questo computer. Usare https, o impostare allow-cleartext nel descrittore del provider.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">L’intestazione «%1» non si può inviare com’è.</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">%1, che deve dare la chiave, non si può avviare: %2.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">%1, che deve dare la chiave, non è terminato.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">%1, che deve dare la chiave, scrive troppo per una chiave.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">%1, che deve dare la chiave, non è riuscito. %2</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">%1, che deve dare la chiave, non ha scritto nulla.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">%1, che deve dare la chiave, ha scritto una chiave di più righe; deve essere una sola.</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">Non si è potuta conservare la chiave nel portachiavi del desktop; si usa finché il programma non termina.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">Non si è potuto usare il portachiavi del desktop. Le chiavi si possono dare anche come variabili d’ambiente.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">Al portachiavi del desktop viene chiesta la chiave «%1»; forse è bloccato e attende la sua password.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">Il portachiavi del desktop non risponde; forse è bloccato. Sbloccarlo, o fornire la chiave come variabile d’ambiente.</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">Serve la chiave «%1». %2</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">Non c’è una chiave di nome «%1» nel portachiavi o nell’ambiente.</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">«%1» non è un limite: %2</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">Un limite ha al massimo %1 caratteri.</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">«%1» non può starci: ci stanno numeri, attributi tra parentesi graffe, + - * / e parentesi.</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">una parentesi graffa non è chiusa.</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">non esiste l’attributo «%1».</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">Il client ha inviato un messaggio di più di %1 MiB.</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">Il client non accetta nulla di ciò che gli si dice.</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">Impossibile scrivere al client: %1</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">Non esiste il file di modello %1.</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">Impossibile leggere il file di modello %1.</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">Il programma «%1» non è stato trovato. Installare llama.cpp, o nominare il programma nel descrittore di %2.</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">È stato cercato in %1</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">Su questo computer non c’è una porta libera.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Impossibile avviare «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">«%1» è terminato con stato %2.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">«%1» è stato terminato dal segnale %2.</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">La porta %1 era occupata; se ne prova un’altra.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Ha detto: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">Il server del modello è terminato: %1</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">Ogni porta data al server del modello era occupata: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">Il server del modello è terminato mentre caricava il modello: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">Il server del modello è fermo.</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">Avvio del server del modello in corso.</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">Il server del modello è pronto.</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">%1 Riavvio tra %2 s.</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">Il server del modello sta facendo spazio per il contesto.</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">Il server del modello si sta scaldando.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">Il server del modello sta caricando il modello.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">Il server del modello sta caricando il modello: %1 %.</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">Non c’è una shell di login che possa dire il suo PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">Impossibile chiedere alla shell di login %1 il suo PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">La shell di login %1 non ha detto il suo PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">La shell di login %1 non ha detto il suo PATH entro %2 s, ed è stata lasciata a sé.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">Non è arrivata risposta dal browser in cui si doveva accedere.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">Questa richiesta è troppo lunga.</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">Questa richiesta non si capisce.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">Qui non c’è nulla.</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">Questa risposta non appartiene a un accesso iniziato da Parlance.</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">Parlance ha ricevuto la risposta. Si può chiudere questa pagina.</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">La connessione con il server è stata chiusa.</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">Il server non risponde più, nemmeno quando gli si chiede se c’è.</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">Non c’è connessione con il server.</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">Il server l’ha chiusa.</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">Il server ha dimenticato la sessione; se ne comincia una nuova.</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">Il server ha risposto a una richiesta mai fatta, con l’identificatore %1.</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">La risposta del server con l’identificatore %1 non ha né un risultato né un errore.</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>%n riga arrivata troppo in fretta è omessa.</numerusform>
            <numerusform>%n righe arrivate troppo in fretta sono omesse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">Il server non ha risposto entro %1 secondi.</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">Il server usa una versione del protocollo che qui non è nota.</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">Il server ha rifiutato la connessione e non dice perché.</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">Il server ha rifiutato la connessione: %1</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">Una richiesta per «%1» è stata rifiutata: questo è per i programmi di questo computer, con i suoi nomi.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">La richiesta di una pagina web è stata rifiutata (%1).</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">È stata rifiutata una richiesta per un percorso diverso da /mcp.</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">È stata rifiutata una richiesta senza la chiave.</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">Impossibile stare in ascolto sulla porta %1: %2</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">Ciò che il server elenca non si capisce.</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">Il risultato del server non si capisce.</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">Il server ha chiesto qualcosa che non viene offerto: %1</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">Il server ha risposto con l’errore %1.</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">Il server ha chiesto altro %1 volte e non ha mai dato un risultato.</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">Il server voleva che prima si visitasse un indirizzo, cosa che è stata rifiutata.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">Il server non ha risposto in tempo.</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">Il server non conosce la sessione che ha appena dato.</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">Il server non c’è più.</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">L’attività del server non si capisce.</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">Il server ha terminato l’attività.</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">Il server ha inviato un messaggio troppo grande per essere letto.</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">«%1» è true o false, non %2.</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">«%1» è uno tra %2, non %3.</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">«%1» è un numero, non %2.</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">«%1» è un numero intero, non %2.</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">«%1» è almeno %2, non %3.</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">«%1» è al massimo %2, non %3.</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">Il valore massimo è minore del minimo.</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">Un parametro di questo tipo ha bisogno di opzioni.</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">%1 è un agente, che comunica i suoi modelli quando gli si parla.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">Non esiste il dialetto «%1».</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">La risposta non è un elenco di modelli.</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">Il server vuole un tipo di accesso che Parlance non conosce.</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">Il server rifiuta la richiesta, e nessun altro token lo cambierebbe.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">Disconnesso.</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">Parlance non è completo: manca %1.</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Impossibile avviare «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">«%1» ha avuto più di %2 processi insieme ed è stato terminato.</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">«%1» ha scritto più di %2 byte ed è stato terminato.</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">«%1» è terminato con stato %2.</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">Un messaggio di più di %1 MiB è stato inoltrato e non viene conservato.</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">Il server non conta i token.</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">key è il nome di una voce del portachiavi o di una variabile d’ambiente; questa sembra la chiave stessa, che non va in un file.</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">Il descrittore di un’area di lavoro non ottiene una chiave con un comando; può avere il nome di una chiave.</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">key non nomina alcun comando.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">Non esiste il dialetto «%1»; ci sono: %2.</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">%1 è per gli agenti, che hanno dialect = &quot;acp&quot;.</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">%1 non è per gli agenti: vengono avviati da un comando.</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">manca «base-url»</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">allow-cleartext nomina un host diverso da base-url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«%1» non è un indirizzo HTTP.</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">Il parametro «%1» non ha un tipo.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">«%1» non è un’espressione regolare: %2.</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">Un provider in &quot;server:&quot; ha bisogno di un [server], che dice cosa si avvia.</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">[server] è per un provider con base-url = &quot;server:&quot;.</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">Non è stato scelto alcun modello.</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">Non esiste il provider «%1».</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">%1 parla %2; la richiesta è in %3.</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">%1 non ha un indirizzo a cui reinviare qualcosa.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">Non esiste il provider «%1». Forse si intende: %2.</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">%1 vuole una chiave: darla nella variabile d’ambiente %2.</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">%1 vuole una chiave, e il suo descrittore non ne nomina alcuna.</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">%1 ha rifiutato la chiave %2.</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">%1 vuole prima essere pagato.</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">%1 non lo permette con la chiave usata.</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">%1 non conosce il modello «%2», o l’indirizzo è sbagliato.</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">La conversazione è troppo grande per %1.</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">%1 è stato interpellato troppo spesso, o la sua quota è esaurita.</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">%1 al momento è sovraccarico.</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">%1 ha avuto un errore interno (stato %2).</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">%1 ha rifiutato la richiesta (stato %2).</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">Ha risposto con una pagina web.</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">%1 ha risposto con una pagina web. L’URL di base è giusto?</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">%1 si è interrotto con un errore.</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">%1 si è interrotto con un errore: %2</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">«%1» non lascia che Parlance si registri (HTTP %2). %3 Un client registrato lì a mano si può nominare nel descrittore del server.</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">La simulazione non può stare in ascolto sulla porta %1: %2.</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">La risposta del provider è troppo grande per essere letta.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">La risposta del provider si è interrotta prima della fine, dopo %1 byte.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">La risposta del provider è illeggibile.</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">%1 ha bisogno della chiave %2. Inserirla nelle preferenze, o impostare la variabile d’ambiente con quel nome.</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">Il server ha nominato una sessione che non può stare in un’intestazione.</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">Il server non ha potuto leggere la richiesta: %1</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">%1 ha bisogno della chiave %2.</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">%1 ha risposto con stato %2.</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">%1 ha risposto con un errore: %2</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">Il nome %1 non è stato trovato. L’indirizzo è giusto, e questo computer è in linea?</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">Non è una chiamata a un modello che si possa riprodurre.</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">Riprodotto da una risposta registrata</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">Qui è nota una sola domanda: {{help}}</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">Il server di %1 non è più descritto.</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">Il server del modello non ha caricato il suo modello in %1 minuti. Continua a caricarlo.</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">Il server del modello è stato fermato.</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">Il server non dice nulla di sé.</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">Ora il server indica «%1» come luogo di accesso, ma il suo client è stato registrato presso «%2». Non vi è stato inviato nulla. Se il cambiamento è corretto, mettere l’emittente nel descrittore del server.</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">Il server rifiuta la richiesta per mancanza di un permesso che è stato concesso (%1).</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">Il server ha rifiutato un token dopo l’altro. Non ne viene chiesto un altro.</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Impossibile avviare «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">«%1» è terminato con stato %2.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">«%1» è stato terminato dal segnale %2.</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">«%1» non legge le risposte a ciò che chiede; non gli vengono più inviate.</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">«%1» ha inviato un messaggio di più di %2 MB ed è stato terminato.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Ha detto: %1</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">Il provider ha cominciato la risposta una seconda volta.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">La risposta del provider non è un messaggio.</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">Il provider ha inviato un pezzo di una chiamata che non aveva cominciato.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">La risposta del provider non ha un messaggio.</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">Il provider invia a pezzi gli argomenti di una chiamata (streamFunctionCallArguments), e così non si possono leggere. Toglierlo da ciò che il suo descrittore aggiunge alla richiesta.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">La risposta del provider non c’è ancora: viene prodotta in sottofondo.</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">Il provider ha inviato un evento che non è JSON.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">La risposta del provider non è un oggetto JSON completo.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">La risposta del provider è vuota.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">La risposta del provider si è interrotta prima della fine.</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">La risposta ha superato %1 ed è stata interrotta lì.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">La risposta del provider ha troppe parti per essere letta.</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">Il server chiede più in fretta di quanto accetti le risposte; una non viene inviata.</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">%1 non ha contato i token.</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">chiamate con contratto JSON: %1 valide, %2 riparate, %3 non riuscite</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">Arrivano più tracce di quante se ne possano inviare; alcune vengono omesse.</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">Impossibile scrivere in %1: %2</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">il collector ha risposto con %1</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">Impossibile inviare le tracce a %1: %2</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">il collector non ha risposto</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">A %1 non risponde nulla: la connessione è stata rifiutata. Il server è in funzione?</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">Il nome %1 non è stato trovato. L’indirizzo è giusto, e questo computer è in linea?</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">Impossibile raggiungere %1 in tempo.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">Non si è potuta stabilire una connessione sicura con %1: il suo certificato o la sua cifratura non sono stati accettati.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">Il proxy sul percorso verso %1 non lascia passare la connessione.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 ha risposto qualcosa che non è HTTP.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 ha chiuso la connessione prima che la risposta fosse completa, dopo %2 byte.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 ha chiuso la connessione senza rispondere.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">La connessione con %1 non è riuscita.</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">La connessione con %1 non è riuscita: %2</translation>
    </message>
</context>
</TS>
