<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">Różnica jest zbyt duża, aby ją wyświetlić.</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>Zmienia jeszcze %n plik.</numerusform>
            <numerusform>Zmienia jeszcze %n pliki.</numerusform>
            <numerusform>Zmienia jeszcze %n plików.</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">Tego wywołania odmówiono, a mimo to %1 zgłasza, że zostało wykonane.</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">Odmówiono tego wywołania %1.</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">%1 zgłasza niepowodzenie.</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">%1 nie podaje, jak się to skończyło.</translation>
    </message>
</context>
<context>
    <name>AcpOptions</name>
    <message>
        <source>Mode</source>
        <extracomment>Choice among the settings that an agent of another program offers</extracomment>
        <translation type="unfinished">Tryb</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Choice among the settings that an agent of another program offers: a language model</extracomment>
        <translation type="unfinished">Model</translation>
    </message>
    <message>
        <source>As the agent chooses</source>
        <translation type="unfinished">Według wyboru agenta</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">Agent nie otrzymuje „%1”: nie przyjmuje takich plików.</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">Agent nie zobaczy obrazu: nie przyjmuje obrazów.</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">„%1” nie jest adresem, zakresem takim jak 192.168.1.0/24 ani nazwą hosta.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">Adres http://%1 nie jest szyfrowany. Użyj https albo podaj ten host w allow-cleartext w deskryptorze narzędzia.</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">%1 znajduje się na tym komputerze lub w sieci prywatnej (%2), do której narzędzia nie mają dostępu, chyba że wymienia ją allow-addresses w ich deskryptorze.</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">Dla agenta można ustawić name, title, description, model i instruction, a nie „%1”.</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">W tekście nie ma agenta.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">W tekście nie ma agenta „%1”.</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">Liczba agentów w tekście: %1. Podaj, którego wybrać.</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">Agent %1 nie ma narzędzia „%2”.</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">Agent %1 byłby nieprawidłowy: %2</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">agent ma inny typ „%1”</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">komentarze</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">narzędzie nie ma nazwy</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">nie można odczytać sygnatury</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">agent nie ma nazwy</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">model „%1” nie ma postaci DOSTAWCA/MODEL</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">agent ma dwa narzędzia o nazwie „%1”</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">&apos;limits&apos; zapisuje się jako {rounds: 10}</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">&apos;limits&apos; zawiera liczby całkowite od 0 do %1 o tych nazwach: %2</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">kilka specyfikacji narzędzi nosi nazwę „%1” (w %2); ta, do której się odwołano, musi mieć własną nazwę</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">Wzorzec musi mieć etykietę Agent</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">Agent musi mieć niepusty identyfikator wzorca (nazwę)</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">Agent musi mieć właściwość &apos;instruction&apos;</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">&apos;instruction&apos; musi być tekstem</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">Agent musi mieć właściwość &apos;model&apos;</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">&apos;model&apos; musi być tekstem</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; musi być tekstem</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">&apos;model&apos; zapisuje się jako DOSTAWCA/MODEL</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">agent ma dwa narzędzia o nazwie „%1”</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">żadna specyfikacja narzędzia nie nosi nazwy „%1”</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">Chodzi o plik spoza obszaru roboczego.</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">Chodzi o plik, który jest ukryty, wygląda na tajny lub jest uruchamiany przez inne programy.</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">wiersz %1, kolumna %2: %3</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">„%1” nie ma postaci DOSTAWCA/MODEL</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">Agent potrzebuje instrukcji: tego, co model słyszy przed wszystkim innym.</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">niewczytany</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">wczytywanie</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">sprawdzanie jego narzędzi</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">wczytany, bez narzędzi</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">wczytany, z narzędziami</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">nie można użyć</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">plik zawiera błędy, używany jest jego ostatni poprawny tekst</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">%1 (i jeszcze %2)</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">postać</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">używa %1</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">dokładnie</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">każdy zestaw, według nazwy</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">Pracę narzędzia wykonuje narzędzie o tej samej nazwie, niezależnie od zestawu.</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">powiązane</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">wczytane</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">niepowiązane</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">zawiera błędy</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">W deskryptorze nie ma miejsca na adnotacje agenta.</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">Deskryptor mieści jednego agenta; w tekście jest ich %1.</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">W deskryptorze nie ma miejsca na „%1”.</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Postać zawiera więcej, niż gram mówi o agencie; pozostaje deskryptorem.</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">W deskryptorze nazwa agenta ma do 64 liter, cyfr, _, . i -, a zaczyna się literą lub cyfrą: „%1”.</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">W deskryptorze nazwa narzędzia ma do 64 liter, cyfr, _ i -: „%1”.</translation>
    </message>
</context>
<context>
    <name>ApprovalRule</name>
    <message>
        <source> or </source>
        <extracomment>Word between alternatives in a sentence about which calls a rule stands for</extracomment>
        <translation type="unfinished"> lub </translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation type="unfinished">%1 prowadzi do %2</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">%1 to adres w %2</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">%1 to polecenie takie jak %2</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">%1 jest takie jak %2</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Prowadzi do %1</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">Działa jako %1</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">Działa jako %1, pracując w %2</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">Użytkownik odmówił tego wywołania %1.</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">Na to wywołanie %1 nie zezwolono z góry i nikogo nie zapytano.</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">Program, dla którego pracuje Parlance, odmówił tego wywołania %1.</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">To nie jest plik, który można zaimportować. Obsługiwane pliki opisuje parlance help export.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">Plik jest pusty.</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">To archiwum ZIP. Najpierw trzeba je rozpakować: zaimportować można conversations.json.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">wiersz %1: %2</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">Tej strony nie wyeksportował Parlance albo zrobiła to wersja, która nie umieszczała w niej rozmów. Strony innych programów nie mówią, kto co powiedział: trzeba użyć ich eksportu danych.</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">Argumenty %1 nie są w formacie JSON: %2</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">Argumenty %1 nie pasują: %2</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">Wywołanie %1 nie podaje nic dla %2, a jest to wymagane. O to, czego nie wiadomo, należy zapytać użytkownika, a nie zostawiać puste.</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">Wywołanie %1 zostało ucięte i nie zostało wykonane: odpowiedź osiągnęła limit długości</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1, tokeny: %2. Zmieściłoby się krótsze wywołanie albo pomógłby wyższy limit.</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1. Zmieściłoby się krótsze wywołanie albo pomógłby wyższy limit.</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">Argumenty są obiektem: brakuje type = &quot;object&quot;.</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">%1 nie jest sprawdzane.</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">%1 nie ma argumentu „%2”.</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">„%1” jest typu %2.</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">Wyrażenie jest zbyt długie lub zbyt głębokie.</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">Oczekiwano jednego wyrażenia, nie kilku.</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">Nie można obliczyć „%1”: %2</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">Kalkulator uległ awarii.</translation>
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
        <translation type="unfinished">Przykład: %1 daje: %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[jeszcze %n znak]</numerusform>
            <numerusform>[jeszcze %n znaki]</numerusform>
            <numerusform>[jeszcze %n znaków]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… Reszta tego tekstu nie jest wyświetlana.</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">Od tego narzędzia zażądano awarii.</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">Nie ma zestawu o nazwie %1.</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">Zestaw %1 zawiera błędy: %2</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">Zestaw %1 nie jest połączony: %2</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">jego serwer nie odpowiedział na czas.</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">Obecna zawartość nie jest pokazywana: może być tajna.</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">Pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">Będzie pusty.</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">„%1” nie ma skończonej wartości.</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">To nie jest prawidłowa wiadomość: %1.</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">PDF programu Parlance</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">HTML programu Parlance</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">HTML i PDF zawierają ścieżkę, która była pokazana, bez gałęzi, ustawień i tego, czego strona nie pokazuje.</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Nie można odczytać %1.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">%1 ma więcej niż 256 MiB.</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">%1: ten wiersz nie jest nagraną wymianą</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">Nie udało się zapisać %1.</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">Tego żądania nie ma na kasecie: nic nie nagrano dla %1.</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">Tego żądania nie ma na kasecie. Dla %1 jego treść odbiega od nagranej w bajcie %2: tam „%3”, tu „%4”.</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">Zapisz wszystkie przesłane dane na tej kasecie, bez kluczy.</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">Odtwórz tę kasetę zamiast używać sieci i uruchamiać serwery MCP. Żądanie, którego na niej nie ma, jest błędem, który podaje, od którego bajtu się różni.</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">Z --replay: daty, godziny i identyfikatory w żądaniu mogą się różnić.</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">--lenient i --pace wymagają --replay.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">Nie można zapisać %1.</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">Z --replay: at-once, recorded, aby zachować nagrane przerwy, albo step, gdzie Enter przepuszcza kolejne zdarzenie.</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">--pace przyjmuje at-once, recorded lub step, nie %1.</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">(nic nie wykonuje pracy %1)</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Wynik narzędzia</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">Eksport danych ChatGPT</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">Rozmowa nie ma wiadomości („mapping”).</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">wiadomości, które nie następują po żadnej innej</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">obrazy i dźwięki, które eksport przechowuje w innych plikach</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">rozmowy bez wiadomości</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">Nie ma już miejsca na zawartość.</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">Nie ma tury „%1”.</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">Od „%1” zaczyna się kilka tur.</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">sesja Claude Code</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">wiadomości między agentami sesji</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">co program powiedział modelowi</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">Podsumowanie wcześniejszej części</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">Eksport danych Claude</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">Rozmowa nie ma wiadomości („chat_messages”).</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">pliki, których eksport nie zawiera</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">części wiadomości, które nie są tekstem, rozumowaniem ani wywołaniem narzędzia</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">rozmowy bez wiadomości</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">sesja Codex</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">wpisy, które nie są wiadomościami ani wywołaniami narzędzi</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">co program powiedział modelowi</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">Pracowałoby w folderze samego Parlance, do którego żadne narzędzie nie ma dostępu.</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">Nie ma programu „%1”.</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">PATH to %1</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">Pracuje w folderze obszaru roboczego, a folderu roboczego nie ma.</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">W obszarze roboczym nie ma folderu „%1”.</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">Nie podaje programu.</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">„%1 %2” pochodzi z Windows i zostaje pominięte.</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">„%1” to ścieżka systemu Windows, której tu nie ma.</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">Program %1 jest w folderze, który nie jest tu znany.</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">Nie wiadomo tu, co oznacza %1.</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">Argument programu.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">Wartość %1.</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">Jego argumenty zawierają klucze lub zmienne; sh wstawia je przy uruchamianiu serwera.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Zapisuj znaki sterujące do pliku lub potoku bez zmian.</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">Dla czytników ekranu: całe wiersze, słowa zamiast znaków, wybór według numeru.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Pokaż opcje tego polecenia.</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Zapisuj JSON Lines.</translation>
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
        <translation type="unfinished">Parlance: warsztat do rozmów z modelami językowymi.

  parlance                               otwiera okno
  parlance open [PLIK|ODNOŚNIK…]         pokazuje go w oknie i pyta, zanim coś z tego wyniknie
  parlance converse [OPCJE] PROMPT|-     jedna tura
  parlance agents                        agenci i postacie oraz z czym powiązane są ich narzędzia
  parlance prompts                       prompty, których można użyć, i ich zmienne
  parlance skills                        umiejętności, które modele mogą czytać
  parlance compare [OPCJE] PROMPT|-      jeden prompt z wieloma modelami, bibliotekami, agentami lub instrukcjami
  parlance evaluate PAKIET               przypadki z oczekiwaniami wobec modeli, agentów, bibliotek, promptów
  parlance work --store URL              wykonuje przebiegi ewaluacji zapisanych w PostgreSQL
  parlance store --create --store URL    przygotowuje PostgreSQL do ewaluacji
  parlance check ŚCIEŻKA…                co jest nie tak w deskryptorach
  parlance tools [--for DIALEKT]         narzędzia jako tabela lub tak, jak otrzymuje je dostawca
  parlance invoke ZESTAW:NARZĘDZIE JSON  jedno wywołanie narzędzia
  parlance explain NARZĘDZIE JSON        czy takie wywołanie wymagałoby pytania i która reguła o tym mówi
  parlance conversations                 rozmowy, od najnowszych
  parlance show ID [--canonical]         jedna rozmowa
  parlance delete|restore|erase ID…      usuwa rozmowy, przywraca je lub trwale wymazuje
  parlance archive|unarchive ID…         przenosi rozmowy do archiwum lub z powrotem na listę
  parlance move ID… --group NAZWA        przenosi rozmowy do grupy
  parlance search SŁOWA                  szuka we wszystkich rozmowach
  parlance export --output PLIK [ID…]    rozmowy, wybrane lub wszystkie, w pliku czytelnym dla innych
  parlance import PLIK…                  rozmowy z plików tego i innych programów
  parlance backup PLIK                   magazyn z całą zawartością w jednym pliku
  parlance repair [--check]              ratuje to, co da się odczytać z uszkodzonego magazynu
  parlance exchanges [ID]                przesłane dane
  parlance diff A B                      czym różnią się dwa żądania i od którego bajtu
  parlance figures [--by CO]             wywołania, błędy, czasy, tokeny i koszt według narzędzia, modelu lub dnia
  parlance resend WYMIANA                żądanie jeszcze raz, bez zmian lub z inną treścią
  parlance undo TURA --files             przywraca pliki do stanu sprzed zapisania ich przez turę
  parlance rehearse SCENARIUSZ [--port N]  sam serwer próby
  parlance capture --to URL|DOSTAWCA     przekazuje to, co mówią inne programy, i zachowuje to
  parlance serve-mcp --stdio|--http PORT udostępnia rozmowy, modele i narzędzia innym programom
  parlance serve-acp                     agent dla edytora, który go uruchomił (Agent Client Protocol)
  parlance models                        znane modele
  parlance gram PLIK…                    co jest nie tak w agentach w notacji gram
  parlance import-servers PLIK…          serwery MCP z plików konfiguracyjnych innych klientów
  parlance import-tools PLIK             lista narzędzi jako deskryptor agenta lub jako gram
  parlance conformance URL               przegląda to, co oferuje serwer MCP
  parlance help [ROZDZIAŁ]               podręcznik

  --profile FOLDER  przechowuj wszystko w tym folderze (lub ustaw PARLANCE_PROFILE)
  --store URL       otwiera okno ewaluacji na tym PostgreSQL
  --json          JSON Lines zamiast tekstu, dla każdego polecenia
  --raw           znaki sterujące bez zmian, do pliku lub potoku
  --plain         dla czytników ekranu: całe wiersze, słowa zamiast znaków (lub ustaw ACCESSIBLE=1)
  --help          po poleceniu: jego opcje
  --version       która to wersja

Kod wyjścia: 0 wykonano, 1 błąd, wycofanie lub przerwanie, 2 nieprawidłowe użycie, 130 anulowano.</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">Program „%1” zużył cały dozwolony czas procesora.</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">Program „%1” zapisał plik większy, niż może.</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">Program „%1” został zakończony (sygnał 9), co system robi, gdy kończy się pamięć.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">Program „%1” został zakończony sygnałem %2.</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">Program „%1” zakończył się z kodem %2.</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">Wcześniej zapisał:</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">Program „%1” zapisał coś, co nie jest tekstem UTF-8.</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">Program „%1” zapisał coś, co nie jest JSON.</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command to lista tekstów: program i jego argumenty.</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">dashes to true lub false.</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">input to &quot;json&quot;, &quot;none&quot; lub tekst z symbolami zastępczymi.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output to &quot;text&quot;, &quot;json&quot; lub &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">time-limit to jeden symbol zastępczy, taki jak &quot;{timeout}&quot;; timeout służy do stałego czasu.</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">folder to ścieżka wewnątrz folderu roboczego.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment to lista nazw zmiennych.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">„%1” nie jest nazwą zmiennej.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Zmienna to tekst albo { keychain = &quot;the name of a key&quot; }.</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">Kod wyjścia to liczba całkowita od 0 do 255.</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">accepted-statuses to lista kodów wyjścia.</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">„%1” zawiera połowę znaku.</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">W jednym argumencie polecenia nie mogą być dwie listy.</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">Argument polecenia nie może zawierać znaku zero.</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">„%1…” jest dłuższe niż %2 bajtów, które może mieć argument polecenia.</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">„%1” zaczyna się od myślnika, więc polecenie mogłoby wziąć to za opcję.</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">Polecenie zaczyna się od nazwy programu.</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">Program polecenia nie może być argumentem wywołania.</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">Wartość nie może stać się częścią skryptu, gdzie byłaby kodem: podaj ją jako osobny argument, na przykład [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">Element polecenia to tekst.</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">Argumenty nie mają właściwości „%1”; {{ oznacza nawias klamrowy.</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">Co model słyszy przed wszystkim innym; można powtórzyć, podobnie jak --agent, --library i --model, po jednej kolumnie na każde.</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">Ile razy uruchamiana jest każda kolumna.</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">Zatrzymaj przebieg po tylu sekundach; liczy się to jako przekroczenie czasu.</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">Zapisuj wiersz CSV dla każdego przebiegu.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Zapisz raport w formacie Markdown.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">Zapisz do tego pliku zamiast na standardowe wyjście.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 wymaga liczby od 1 do %2.</translation>
    </message>
</context>
<context>
    <name>CompareSetup</name>
    <message>
        <source>libraries</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">biblioteki</translation>
    </message>
    <message>
        <source>models</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">modele</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">agenci</translation>
    </message>
    <message>
        <source>instructions</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">instrukcje</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">Nie można użyć.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">%1 i więcej</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">nie wiąże %1</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">Biblioteka narzędzi mówi, co wykonuje pracę narzędzi agenta. Wybierz powyżej agenta, aby porównać biblioteki.</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">Agent %1 nie żąda narzędzi, więc biblioteka niczego nie zmienia.</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">postać</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">każdy zestaw, według nazwy</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">wymaga klucza %1</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">bubblewrap nie jest zainstalowany</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">bubblewrap nie może tu tworzyć przestrzeni nazw</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">Działa tylko w piaskownicy, a żadnej nie ma: %1.</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">nie można uruchomić: potrzebna jest piaskownica, a %1</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">bez piaskownicy: tak mówi deskryptor</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">bez piaskownicy: %1</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">zapis w obszarze roboczym</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">zapis w %1</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">zapis w %1, skąd Twoje własne programy uruchamiają różne rzeczy</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">sieć dostępna</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">bez sieci</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">w piaskownicy: %1</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">network to true lub false.</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">output to najwyżej %1 MiB.</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">sandbox to &quot;required&quot;, &quot;preferred&quot; lub &quot;none&quot;.</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">To jest lista ścieżek.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">Ścieżka zaczyna się tu od / lub ~/ albo jest to .git.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">Ścieżka zaczyna się tu od / lub ~/.</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">%1 to liczba całkowita od 1 do %2.</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">transport to &quot;stdio&quot; lub &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">„%1” jest dla serwerów z transport = &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">„%1” jest dla serwerów z transport = &quot;stdio&quot;.</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">allow-cleartext podaje inny host niż url.</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">Serwer z transport = &quot;http&quot; wymaga url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">„%1” nie jest adresem HTTP.</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">Nazwa i hasło nie powinny być w url: headers może wskazać klucz.</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">Adres %1 nie jest szyfrowany, a tak można używać tylko adresów tego komputera. Użyj https albo ustaw allow-cleartext.</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">client-secret wymaga client-id.</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">client-metadata-url to adres https.</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">Jest już client-id, który mówi, kim jest klient.</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">Nagłówek to tekst albo { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">Nagłówka %1 nie można tak ustawić.</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Tekst systemowy</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">Agent</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">Obszar roboczy</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Narzędzia</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Historia</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Dokumenty</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Obrazy</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">liczenie…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">około %1</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished">Tokeny: %1 z %2</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Tokeny: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation type="unfinished">
            <numerusform>pominięto %n wcześniejszą wiadomość</numerusform>
            <numerusform>pominięto %n wcześniejsze wiadomości</numerusform>
            <numerusform>pominięto %n wcześniejszych wiadomości</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">zapełnione w %1 %</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>Następne żądanie pomija najstarszą wiadomość, aby reszta zmieściła się w kontekście modelu. To, co przypięte, jest zawsze wysyłane.</numerusform>
            <numerusform>Następne żądanie pomija %n najstarsze wiadomości, aby reszta zmieściła się w kontekście modelu. To, co przypięte, jest zawsze wysyłane.</numerusform>
            <numerusform>Następne żądanie pomija %n najstarszych wiadomości, aby reszta zmieściła się w kontekście modelu. To, co przypięte, jest zawsze wysyłane.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">To więcej, niż mieści kontekst modelu, i niczego nie można pominąć.</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">Kontekst jest zapełniony w %1 %. Gdy się zapełni, pojawi się pytanie, co zrobić.</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">To, co przekracza swoją część, jest mimo to wysyłane; wcześniejsze wiadomości mają o tyle mniej miejsca.</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">Rozmowa jest jeszcze liczona.</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">Według licznika dostawcy z ostatniego żądania; to, co nowe od tego czasu, jest szacowane.</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">Szacunek: dostawca jeszcze niczego nie policzył.</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">Nie ma rozmowy %1.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">W rozmowie nie ma takiej wiadomości.</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">Kolejność wiadomości tej rozmowy jest uszkodzona w magazynie.</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">Od %1 zaczyna się kilka rozmów; podaj więcej znaków identyfikatora.</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">Lista rozmów jest uszkodzona; może na niej brakować niektórych.</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">--library i --compile wymagają --agent.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">%1 ma więcej niż 16 MiB.</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">Dostawca.</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">Model albo dostawca/model.</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">Włącz ten zestaw i żaden inny; można powtórzyć. `none`: bez narzędzi.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">Tekst systemowy albo @PLIK.</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">Co można ustawić w modelu, na przykład temperature=0.2; można powtórzyć.</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">Po ilu tura pyta, czy kontynuować, 0 oznacza nigdy; można powtórzyć. NAZWA to jedna z %1.</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">Punkt końcowy bez deskryptora. Jego klucz, jeśli jest wymagany, jest w PARLANCE_ENDPOINT_KEY.</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">Dialekt tego punktu końcowego lub jego początek: %1.</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">Folder roboczy; można powtórzyć. Domyślnie: folder, w którym program uruchomiono.</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">Kontynuuj tę rozmowę (jej identyfikator lub jego początek).</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all albo nazwa narzędzia; można powtórzyć. Bez terminala ask oznacza refuse. Czego nie obejmuje żadne inne słowo: hidden-files dla plików ukrytych lub wyglądających na tajne i offered-calls dla wywołań, które odpowiedź proponuje w tekście.</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Użyj tego agenta: jego nazwa albo PLIK, albo PLIK#NAZWA.</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">Powiąż narzędzia agenta z tą biblioteką: jej nazwa lub PLIK.</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">Skompiluj wzorzec agenta; jeśli to niemożliwe, nie jest używany. Bez tej opcji jest wtedy interpretowany.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Jak długa może być jedna odpowiedź, w MiB: od 1 do 1024. Domyślnie: 16 lub answer-limit w parlance.ini.</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">Co powiedzieć; - czyta ze standardowego wejścia.</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">Nie można odczytać standardowego wejścia.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">Standardowe wejście</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">Co powiedzieć? Podaj prompt albo -, aby odczytać go ze standardowego wejścia.</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">--dialect wymaga --base-url.</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">Podaj --provider albo --base-url, nie oba.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">Nie ma dialektu o nazwie %1.</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 nie jest adresem.</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">Podaj --gram albo --json, nie oba.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Nie ma dostawcy o nazwie %1.</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">Nie ma dostawcy o nazwie %1. Jeśli to model dostawcy %2, podaj też --provider %2.</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">Który model dostawcy %1? Podaj go za pomocą --model.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Nie można odczytać %1: %2</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">Parametr to nazwa=wartość, nie %1.</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">Limit to NAZWA=LICZBA, gdzie liczba jest od 0 do %1, a nazwa to jedna z %2; nie %3.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">%1 nie jest wysyłany: %2 nie ma parametrów.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">%1 nie jest wysyłany: %2 ma tylko parametry %3.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Nie ma folderu %1.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 nie jest tekstem UTF-8.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">W magazynie brakuje wiadomości.</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">Wiadomość jest uszkodzona w magazynie: jej suma kontrolna się nie zgadza.</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">W magazynie brakuje części rozmowy.</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">Część rozmowy jest uszkodzona w magazynie.</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">%1 już istnieje. Nic nie zostanie zastąpione.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">Nie można zapisać %1.</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">Kopia %1 jest niepełna.</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">Nie udało się tego odczytać ani zapisać: otwartych jest zbyt wiele plików.</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">Za mało pamięci, aby odczytać lub zapisać rozmowy.</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">Inny program Parlance zapisuje rozmowy i nie kończy.</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">Nie można zapisać rozmów: ich plik jest chroniony przed zapisem.</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">Dysk zgłasza błąd podczas odczytu lub zapisu rozmów.</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">Plik rozmów jest uszkodzony. Pozostawiono go bez zmian.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">Dysk jest pełny: nie udało się tego zapisać.</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">Nie można otworzyć pliku rozmów.</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">Nie udało się odczytać lub zapisać rozmów.</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">„Napraw rozmowy…” w menu Parlance lub parlance repair ratuje to, co da się odczytać.</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">Części zmiany nie udało się zapisać.</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">Rozmowy już nie ma, ale w pliku mogły pozostać jej ślady. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">Nie można zapisać %1: %2.</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">Inny program Parlance aktualizuje %1 do nowej wersji.</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 nie jest plikiem Parlance. Pozostawiono go bez zmian.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 zapisała nowsza wersja Parlance. Pozostawiono go bez zmian.</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">System plików %1 nie może bezpiecznie przechowywać rozmów.</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">Nie udało się zrobić kopii %1, więc nic nie zmieniono.</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">Położenie wiadomości jest uszkodzone w magazynie.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">W rozmowie nie ma takiej wiadomości.</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">System nie daje temu programowi wątku, którego potrzebuje, aby cokolwiek zapisać.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">Nie można zapisać %1: dysk jest pełny lub chroniony przed zapisem.</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">Plik %1 jest pusty, choć przechowywano w nim rozmowy. Pozostawiono go bez zmian. Wstaw w jego miejsce kopię (może być w folderze copies obok niego) albo usuń go, aby zacząć od nowa.</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">Nie można zmienić nazwy %1, więc plik nie został zastąpiony.</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">Nie można pisać do %1 i nie ma miejsca na kopię do odczytu.</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">Tej tury nie ma w magazynie.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Nie ma folderu %1.</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">„%1” nie jest plikiem, więc baza danych obok niego nie jest otwierana.</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">Instrukcja sięga poza plik, co nie jest dozwolone.</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">SQLite zgłasza: %1</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">Zapytanie zostało zatrzymane.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">Nie można otworzyć „%1”: %2</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">Plik „%1” został podmieniony podczas otwierania.</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">Instrukcja potrzebuje więcej pamięci niż %1, których może użyć.</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">W tym systemie nie można odizolować bazy danych, więc nie jest otwierana.</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">Wykonywana jest tylko jedna instrukcja naraz.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">Nie ma żadnej instrukcji.</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">Miejsca na wartości w instrukcji: %1; podane wartości: %2.</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">cached to true lub false.</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">Deduplikator to &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; lub &quot;semantic&quot;.</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">Okno to czas lub liczba wiadomości (canisters), na przykład &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; lub &quot;10 canisters&quot;.</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">To jest lista nazw.</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">%1; używana jest ostatnia wersja bez błędów</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">nazwa „%1” jest już nazwą z wiersza %2</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">w gram zapisuje się tylko agentów</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">w tym pliku nie ma agenta</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">to nie jest tekst UTF-8</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">umiejętność zaczyna się od wiersza ---, nazwy i opisu w YAML oraz kolejnego wiersza ---</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">nagłówek umiejętności to mapa z name i description</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">nie ma takiego pliku</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">nie można odczytać: %1</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">ma więcej niż 1 MiB</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">zbyt głębokie zagnieżdżenie</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">znak spoza ASCII może być tylko w łańcuchach i komentarzach; klucz, który go zawiera, ujmuje się w cudzysłów</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">ten klucz ma zbyt wiele części</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">nieznana sekwencja ucieczki</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">tekst</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true lub false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">liczba całkowita</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">liczba</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">lista</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">tabela</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">liczba ułamkowa</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">%1: oczekiwano typu %2, a jest %3</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">%1 musi być jednym z %2</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">tabela z %1</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">tabela, w której są: %1</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">%1 musi być jednym z: %2</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">nieznany klucz %1</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">%1; może chodzi o %2?</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">brakuje %1</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">data lub godzina</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">%1 musi być liczbą skończoną</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">Narzędzie uruchamiające pole&amp;cenie…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">Narzędzie korzystające z &amp;WWW…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">Narzędzia serwera &amp;MCP…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">Wb&amp;udowane narzędzie opisane po swojemu…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">Narzędzie w &amp;osobnym pliku…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Dostawca…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">Dostawca uruchamiający &amp;plik modelu…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Agent…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">Agent w &amp;gram…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">Promp&amp;t…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">Umie&amp;jętność…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Biblioteka narzędzi…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Scenariusz próby…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Ewaluacja…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">Nie udało się zachować wcześniejszego tekstu %1.</translation>
    </message>
</context>
<context>
    <name>Descriptors</name>
    <message>
        <source>Calculator</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Kalkulator</translation>
    </message>
    <message>
        <source>Works out arithmetic</source>
        <translation type="unfinished">Wykonuje obliczenia arytmetyczne</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Zegar</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">Podaje czas</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Kod</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">Uruchamia w piaskownicy polecenia Pythona i powłoki, które pisze model</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Powitania</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">Wita po imieniu</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">Pliki i adresy</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">Odczytuje, zapisuje i przeszukuje pliki folderów roboczych, pobiera zawartość spod adresu</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Notatnik</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">Notatki, rzeczy do zrobienia i przypomnienia, wspólne dla wszystkich rozmów</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Prawdopodobieństwo</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">Kości, próbki, liczby losowe i opis danych</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Próba</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">Narzędzia, które celowo zawodzą</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Podsumowywanie</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">Każe modelowi rozmowy przeczytać tekst w osobnej rozmowie; każde wywołanie kosztuje tyle, ile model</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Tekst</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">Identyfikatory, skróty, Base64 i JSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Sieć WWW</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">Pyta publiczne usługi w sieci: pogoda, encyklopedia, słownik, kursy walut</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">Kontrakt: znaczniki, jakich nauczono Hermes i Qwen</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">Dla modeli trenowanych na znacznikach &lt;tool_call&gt;</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">Kontrakt: jak najkrótszy</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">Tylko nazwy, argumenty i jeden wiersz o każdym narzędziu: dla małych modeli i małych kontekstów</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">Kontrakt: jeden obiekt JSON i nic więcej</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">Dla modeli, które mają skłonność do dopisywania tekstu wokół JSON</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">Kontrakt: JSON tylko dla wywołań</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">Wywołania w JSON, odpowiedzi zwykłym tekstem: dla modeli, które źle piszą w ciągach JSON</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">Kontrakt: JSON dla wywołań i odpowiedzi</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">Kontrakt w pierwotnej postaci</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Programowanie w parze</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">Model pracuje z Tobą nad kodem; ustawia tekst systemowy i włącza narzędzia plikowe</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Języki</translation>
    </message>
    <message>
        <source>Persona</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Persona</translation>
    </message>
    <message>
        <source>Recapitulate</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Podsumowanie rozmowy</translation>
    </message>
    <message>
        <source>Sums up the conversation so far, so that it can go on from there</source>
        <translation type="unfinished">Podsumowuje dotychczasową rozmowę, aby można było od tego miejsca ją kontynuować</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">Temat i cele</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">Co jest do zrobienia</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">Listy i tabele</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">Przegląd pliku</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">Szuka błędów w pliku obszaru roboczego</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Plik</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">Plik tekstowy obszaru roboczego, wskazany ścieżką</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Na co patrzeć</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">Na przykład: co działa wolno</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Ustalenia</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Ton</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Pytania</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Najdłuższa odpowiedź</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">Tokeny, wraz z rozumowaniem.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Temperatura</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">Jak swobodnie wybiera spośród prawdopodobnych słów.</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Rozumowanie</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">Tokeny, które może zużyć na rozumowanie przed odpowiedzią; wymaga temperatury 1.</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Wysiłek</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">Jak dużo rozumuje, zanim odpowie.</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">Z jak dużej części prawdopodobnych słów wybiera.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Rozumowanie</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">Czy rozumuje, zanim odpowie.</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">Tokeny, które może zużyć na rozumowanie, zanim odpowie.</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">Spośród ilu prawdopodobnych słów wybiera; 0 oznacza wszystkie.</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">Jak prawdopodobne musi być słowo w stosunku do najbardziej prawdopodobnego.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Ziarno</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">Ta sama liczba daje ponownie tę samą odpowiedź, o ile pozwala na to serwer.</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">Dla modeli, których szablon zna ten przełącznik.</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Kontekst</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">Tokeny żądania i odpowiedzi łącznie; o tym, co się nie mieści, Ollama zapomina. Więcej wymaga więcej pamięci.</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">Dla modeli, które potrafią rozumować przed odpowiedzią.</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">Jak dużo rozumuje przed odpowiedzią model, który to potrafi.</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">Wysyłane jak do modelu; scenariusz toczy się dalej tak, jak go napisano.</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">Wysyłane jak do modelu, który rozumuje.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Szybko</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">Przełącznik do wypróbowania.</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">to nie model językowy</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">„%1” to nie kości. Oczekiwana postać to NdS, NdS+K lub NdS-K: najwyżej 1000 kości, parzysta liczba ścian od 4 wzwyż, N + K co najmniej 1.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">Takiej wiadomości nie ma już w rozmowie.</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">Odpowiedzi na to żądanie nie ma w rozmowie: jego tura do niczego nie doprowadziła.</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">Rozmowa w międzyczasie potoczyła się dalej, więc niczego w niej nie zmieniono.</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">Nie ma tu tury, którą można by cofnąć.</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">Tekstu do zastąpienia nie ma w „%1”.</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">Jej wiersze kończą się powrotem karetki i wysuwem wiersza.</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">Tekst do zastąpienia występuje %1 razy w „%2”. Podaj więcej jego otoczenia albo ustaw replace_all.</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">Zestaw potrzebuje [ensemble] z nazwą.</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">Nie ma źródła „%1”.</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">„%1” jest już nazwą lub aliasem narzędzia %2, w %3.</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">W tym zestawie nie ma narzędzia „%1”.</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">Narzędzie nie ma argumentu „%1”.</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">Brak tymczasowego folderu dla przebiegów: %1</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">Nie ma wymiany %1.</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">Od %1 zaczyna się kilka wymian; podaj więcej znaków identyfikatora.</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">Wymiany są uszkodzone w magazynie.</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">Od tego narzędzia zażądano niepowodzenia.</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">Żądanie z metodą %1 nie ma treści.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">Nagłówka %1 nie można tak ustawić.</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">„%1” ma więcej niż %2.</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">Plik „%1” zmienił się, odkąd to wywołanie pokazano i dozwolono, więc nic nie zapisano. Odczytaj go ponownie.</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">Kodowanie „%1” nie jest znane.</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">„%1” nie jest tekstem w kodowaniu %2; może to plik binarny.</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">Zastępuje %1</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">Tworzy %1, którego jeszcze nie ma</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Nie pokazano tu jeszcze %n wiersza.</numerusform>
            <numerusform>Nie pokazano tu jeszcze %n wierszy.</numerusform>
            <numerusform>Nie pokazano tu jeszcze %n wierszy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">Nie ma „%1”.</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">„%1” to folder, a nie plik.</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">„%1” lub jego część nie jest folderem.</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">„%1” już istnieje.</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">„%1” stało się dowiązaniem podczas otwierania.</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">System odmawia dostępu do „%1”.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">„%1”: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">„%1” nie jest zwykłym plikiem, lecz urządzeniem, gniazdem lub potokiem.</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">Zostało to zatrzymane, zanim odczytano „%1”.</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">„%1” to baza danych, którą ma otwartą inny program.</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">„%1” prowadzi teraz gdzie indziej, do „%2”.</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">Ktoś inny zmienił go w trakcie tury.</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">Nie wiadomo, czy taki pozostawiła go tura, czy ktoś inny.</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">Ktoś inny zmienił go od tego czasu.</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">Ktoś inny usunął go od tego czasu.</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Może chodzi o %1?</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">Nie można zapytać serwera %1 o jego narzędzia: %2</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">Serwer %1 nie podał swoich narzędzi.</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">Nie ma narzędzia „%1”.</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">„%1” to nazwa kilku narzędzi.</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">%1 jest wyłączone, więc serwera nie zapytano o narzędzia.</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">Plik nie zawiera wyniku tego wywołania.</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Wynik narzędzia</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">${%1} ma tu wartość domyślną.</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">${%1} to tutaj „%2”, czyli wartość domyślna.</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">%1 to tutaj folder %2, niezależnie od folderu, w którym się pracuje.</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 nie jest obiektem.</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">%1 ma więcej niż %2 pól.</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">%1 nie jest tekstem.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">%1 ma więcej niż %2 znaków.</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">%1 zawiera znak U+0000.</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">%1 nie jest listą.</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">%1 ma więcej niż %2 elementów.</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">od %1 do %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">co najmniej %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">więcej niż %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">najwyżej %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation type="unfinished">mniej niż %1</translation>
    </message>
    <message>
        <source>format %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">format %1</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished">na przykład %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">wielokrotność %1</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">pasuje do %1</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n znak</numerusform>
            <numerusform>%n znaki</numerusform>
            <numerusform>%n znaków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n element</numerusform>
            <numerusform>%n elementy</numerusform>
            <numerusform>%n elementów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNode</name>
    <message>
        <source>Other members</source>
        <extracomment>Part of a form made from a schema</extracomment>
        <translation type="unfinished">Inne pola</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">Wybierz jedną pozycję.</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">Potrzebny jest tu JSON.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">Potrzebna jest tu liczba.</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">„%1” nie jest liczbą w zapisie JSON, na przykład 3, -0.5 lub 1e6.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">To jest wymagane.</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">To musi być obiekt JSON.</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">Nazwa „%1” występuje dwa razy.</translation>
    </message>
</context>
<context>
    <name>FormSchema</name>
    <message>
        <source>Text</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Tekst</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Liczba</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>Kind of value in a form made from a schema: a JSON number without a fraction</extracomment>
        <translation type="unfinished">Liczba całkowita</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">Tak lub nie</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Lista</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Obiekt</translation>
    </message>
</context>
<context>
    <name>FoundServers</name>
    <message>
        <source>There is already a descriptor %1.</source>
        <translation type="unfinished">Deskryptor %1 już istnieje.</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">Odpowiedź %1 nie jest w formacie JSON.</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">Nie ma miejsca „%1”.</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">Odpowiedź nie mówi nic o pogodzie.</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">„%1” jest tu zdefiniowane dwa razy</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">„%1” zawiera samo siebie</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">„%1” nie jest nigdzie zdefiniowane</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">klucz „%1” występuje tu dwa razy</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">„%1” jest już nazwą innej relacji</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">„%1” mówi co innego w innym pliku</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">„%1” jest już zdefiniowane w %2:%3:%4</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">„%1” jest odwołaniem, zdefiniowanym w %2</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">Tego, co nie jest gram, nie można sformatować.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">Tego tekstu nie można sformatować bez utraty komentarza.</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">Wzorzec to obiekt z „subject” i „elements”; to nim nie jest.</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">Wzorce są zbyt głęboko zagnieżdżone.</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">tekst jest zbyt duży: można odczytać najwyżej 8 milionów znaków</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">jest tu znak NUL</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">nazwa</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>wzorce są tu zbyt głęboko zagnieżdżone: najwyżej %n poziom</numerusform>
            <numerusform>wzorce są tu zbyt głęboko zagnieżdżone: najwyżej %n poziomy</numerusform>
            <numerusform>wzorce są tu zbyt głęboko zagnieżdżone: najwyżej %n poziomów</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">„(”, „[” lub identyfikator</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">„)” lub to, co należy do węzła</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">to nie jest strzałka: zapisuje się je jako --, --&gt;, &lt;--, &lt;--&gt; lub z -[…]-, i podobnie z = i ~</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">oczekiwano: %1, znaleziono: %2</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">koniec tekstu</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">identyfikator</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">etykieta</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">klucz</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">listy i mapy nie mogą zawierać kolejnych list ani map</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">wartość</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">liczba</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">po ``` i znaczniku wiersz musi się skończyć</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">ten tekst nie jest nigdzie zamknięty przez ```</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">tekst nie może kończyć się grawisem tuż przed ```</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">ten tekst nie jest zamknięty przez %1 w swoim wierszu</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">nie ma takiej sekwencji ucieczki; między %1 dostępne są \%1, \\, \/ oraz ukośnik odwrotny z literą b, f, n, r lub t</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">tekst ma więcej niż 32 MiB</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">to nie jest UTF-8</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">adnotacja „%1” się powtarza; liczy się ostatnia</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">„%1” nie pyta o nic, co mówi wzorzec. Napisz name, :Label, {key: value} lub kilka z nich.</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">Które wzorce? Napisz name, :Label, {key: value} lub kilka z nich.</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">znak NUL</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">Nie da się tego wyrazić w gram: %1.</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>wzorce zagnieżdżone głębiej niż na %n poziom</numerusform>
            <numerusform>wzorce zagnieżdżone głębiej niż na %n poziomy</numerusform>
            <numerusform>wzorce zagnieżdżone głębiej niż na %n poziomów</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">lista w liście lub w mapie</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">mapa w liście lub w mapie</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">liczba „%1”</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">zakres bez końców</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">symbol „%1”</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">znacznik „%1”</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">pusta lista</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>Model błędnie wywoływał narzędzia w %n rundzie, choć dowiedział się, co było nie tak. Kontynuować?</numerusform>
            <numerusform>Model błędnie wywoływał narzędzia w %n rundach, choć dowiedział się, co było nie tak. Kontynuować?</numerusform>
            <numerusform>Model błędnie wywoływał narzędzia w %n rundach, choć dowiedział się, co było nie tak. Kontynuować?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>Ta tura zwracała się do modelu %n raz. Kontynuować?</numerusform>
            <numerusform>Ta tura zwracała się do modelu %n razy. Kontynuować?</numerusform>
            <numerusform>Ta tura zwracała się do modelu %n razy. Kontynuować?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>Model żąda %n wywołania naraz. Wykonać je?</numerusform>
            <numerusform>Model żąda %n wywołań naraz. Wykonać je?</numerusform>
            <numerusform>Model żąda %n wywołań naraz. Wykonać je?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>Narzędzie %1 wywołano %n raz wśród ostatnich %2 wywołań. Kontynuować?</numerusform>
            <numerusform>Narzędzie %1 wywołano %n razy wśród ostatnich %2 wywołań. Kontynuować?</numerusform>
            <numerusform>Narzędzie %1 wywołano %n razy wśród ostatnich %2 wywołań. Kontynuować?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">czaty w HTTP Archive</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">żądania, które nie są czatem w znanym dialekcie</translation>
    </message>
</context>
<context>
    <name>HtmlWriter</name>
    <message>
        <source>Instructions</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what the model is told before all else</extracomment>
        <translation type="unfinished">Instrukcje</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: the person who uses the program</extracomment>
        <translation type="unfinished">Ty</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Asystent</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: a noun: an attached text</extracomment>
        <translation type="unfinished">Dokument</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">Wywołanie narzędzia: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what a tool gave back</extracomment>
        <translation type="unfinished">Wynik</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Rozumowanie</translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">(przerwane)</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Nie ma tu sieci.</translation>
    </message>
    <message>
        <source>asks %1</source>
        <extracomment>Progress of a tool; %1 is a host, on the card of a call</extracomment>
        <translation type="unfinished">pyta %1</translation>
    </message>
</context>
<context>
    <name>HttpReader</name>
    <message>
        <source>“%1” does not apply to a tool of the kind &quot;http&quot;.</source>
        <translation type="unfinished">„%1” nic nie znaczy dla narzędzia rodzaju &quot;http&quot;.</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">method to jedna z %1.</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">placeholders-in-host to true lub false.</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">Narzędzie rodzaju &quot;http&quot; wymaga url.</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">body to &quot;json&quot;, &quot;form&quot; lub &quot;none&quot;.</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">Żądanie z metodą %1 nie ma treści.</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">Treść jest innego rodzaju.</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">json to tabela: pola treści.</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">response to wskaźnik JSON, taki jak /current/temperature.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output to &quot;text&quot;, &quot;json&quot; lub &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">size-limit to całkowita liczba bajtów od 1 do %1.</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">Oczekiwana jest tu tabela nazw i wartości.</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">Wartość %1 to tekst.</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">Sekret to { keychain = &quot;NAME&quot; } lub { environment = &quot;NAME&quot; }, z prefix = &quot;…&quot; dla tego, co stoi przed nim.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">Nagłówka %1 nie można tak ustawić.</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">„{%1}” nie jest żadnym z argumentów.</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">url potrzebuje „%1”, a ten argument nie jest wymagany ani nie ma wartości domyślnej.</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">Wartości nagłówka %1 nie można wysłać: zawiera koniec wiersza lub inny znak sterujący.</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">Odpowiedź %1 nie jest w formacie JSON: %2</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">Odpowiedź %1 nie ma nic w %2: %3</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Narzędzie wymaga nazwy złożonej z 1 do 64 liter, cyfr, _ i -.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Alias składa się z 1 do 64 liter, cyfr, _ i -.</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">Opis to tekst.</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">enabled to true lub false.</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">Rodzaj wykonawcy to &quot;builtin&quot;, &quot;command&quot; lub &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">„%1” jest dla narzędzi rodzaju &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">„%1” jest dla narzędzi rodzaju &quot;command&quot;.</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">%1 to lista tekstów.</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">Nie ma wbudowanego narzędzia „%1”.</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">Plik kończy się w środku listy.</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">Po końcu listy coś następuje.</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">Między dwoma obiektami oczekiwano przecinka.</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">Oczekiwano obiektu JSON.</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">Obiekt zajmuje więcej niż %1 MB.</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">Plik kończy się w środku obiektu.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">To nie jest JSON.</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">Obiekt ma więcej niż %1 wartości.</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">Serwer wysłał coś, co nie jest komunikatem JSON-RPC.</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">Serwer wysłał komunikat o więcej niż %1 wartościach.</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">Schemat jest zbyt duży lub zbyt głęboko zagnieżdżony.</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">Schematu nie można odczytać jako JSON.</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">Wartości nie można odczytać jako JSON.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>Tekst JSON ma więcej niż %n MiB.</numerusform>
            <numerusform>Tekst JSON ma więcej niż %n MiB.</numerusform>
            <numerusform>Tekst JSON ma więcej niż %n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">To nie jest JSON: nie można go odczytać od bajtu %1.</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">Serwer używa wersji protokołu, która nie jest tu znana: %1.</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">Użyczone przez edytor</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">Kolejność wiadomości rozmowy %1 jest uszkodzona w magazynie.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">Eksport został zatrzymany.</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">Import został zatrzymany.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">wiersz %1: %2</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">Turę %1 ma inna rozmowa.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">Plik zmienił się podczas odczytu.</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">„%1” nie jest tym, czym powinno być.</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">JSON Lines programu Parlance</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">Plik kończy się w środku rozmowy.</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">To nie jest początek biblioteki Parlance.</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">Plik zapisała nowsza wersja Parlance.</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">Nie oczekiwano tu rekordu „%1”.</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">„parent” nie jest żadnym z wcześniejszych węzłów.</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">Rozmowa wymienia węzeł, którego nie ma.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">Wiadomość zajmuje więcej niż %1 MB i nie mieści się w żadnym wierszu.</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">„%1” nie należy do argumentów: Parlance wybiera wolny port tego komputera.</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">„%1” nie należy do argumentów: mówi o tym %2.</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Markdown programu Parlance</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">Markdown zawiera ścieżkę, która była pokazana, bez rozumowania, obrazów i gałęzi.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">Wiadomość zajmuje więcej niż %1 MB.</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">Wiadomość występuje przed swoją rozmową.</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">Rozmowa nie ma identyfikatora.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">Plik kończy się w środku wiadomości.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">Instrukcje</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">Ty</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Asystent</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Asystent (%1)</translation>
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
        <translation type="unfinished">Wywołanie narzędzia: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">Wynik</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Rozmowa</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">przerwano</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">Serwer prosi o zalogowanie się (HTTP 401).</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">Serwer na to nie zezwala (HTTP 403).</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">Na serwerze nie ma takiego miejsca (HTTP 404).</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">Serwer jest pytany zbyt często (HTTP 429).</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">Serwer odmówił z HTTP %1.</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">Serwer zakończył odpowiedź HTTP bez treści.</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">Serwer odpowiedział czymś, co nie jest komunikatem JSON-RPC.</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">na serwerze MCP %1: %2</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">określane tam jako %1, niesprawdzone</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">Serwera %1 już nie ma.</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">Serwer nie ma narzędzia „%1”.</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">Odpowiedź %1 nie jest wynikiem narzędzia.</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">%1 zgłasza błąd i nie podaje, jaki.</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">%1 zapowiada ustrukturyzowaną zawartość, a żadnej nie daje.</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">Odpowiedź %1 nie jest tym, co zapowiada schemat wyniku: %2</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">Nie można użyć schematu jego argumentów: %1</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">Nie można użyć schematu jego wyników: %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">tylko do odczytu</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">niszczące</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">nieniszczące</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">powtarzalne</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">sięgające na zewnątrz</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">Nawias { przy znaku %1 pozostaje otwarty.</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">„{%1}” nie jest wyrażeniem szablonu URI.</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">Argument „%1” trafia też do nagłówka, który może zawierać tylko tekst, wartość logiczną lub liczbę całkowitą do 2^53−1.</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">nie podano</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">tak</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">nie</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">nasłuchuje na %1</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">nasłuchuje na %1, tylko dla Parlance</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">kontekst %1 tokenów, obrazy: %2, szablon z narzędziami: %3</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">zatrzymany</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">uruchamianie…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">wczytywanie…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">wczytywanie, %1 %</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">gotowy</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">ponownie za %1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">błąd</translation>
    </message>
</context>
<context>
    <name>ModernEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">Serwer używa wersji protokołu, która nie jest tu znana.</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">Nie można zrozumieć wyniku serwera.</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">Wszystko musi być w jednym wierszu.</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">Wpisz program do uruchomienia albo adres.</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">Adres musi mieć postać taką jak https://example.org/mcp.</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">Serwer wymaga nazwy złożonej z liter, cyfr, - i _.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">Na liście nie ma „%1”.</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">Nie ma profilu, w którym można by to przechować.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Nie można odczytać %1.</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">%1 nie jest notatnikiem: %2</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">Notatnik jest pełny: mieści 4 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">Notatka wymaga nazwy.</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">Nie ma notatki „%1”.</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">Co należy zrobić?</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">Przypomnienie wymaga tekstu i czasu, na przykład 2025-01-31T15:00.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">„%1” nie jest znaną tu strefą czasową.</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">min_val jest większe od max_val.</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">Nie ma liczb do opisania.</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">czaty w formacie OpenAI</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">Czat nie ma „messages”.</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">części, które nie są tekstem ani obrazem w pliku</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">czaty bez wiadomości</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">Szablon to tekst.</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">Według schematu wynik nie ma pola „%1”.</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">tekst systemowy o %1, a narzędzia o %2 tokenów ponad swoje części</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">tekst systemowy o %1 tokenów ponad swoją część</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">narzędzia o %1 tokenów ponad swoją część</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">„%1” nic tu nie znaczy: narzędzia tego zestawu należą do jego serwera, cokolwiek mówi o nich [[invokers]].</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">Brakuje nazwy jednego z narzędzi serwera.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Alias składa się z 1 do 64 liter, cyfr, _ i -.</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">„%1” nie leży w folderze roboczym.</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">„%1” leży w folderze samego Parlance, do którego żadne narzędzie nie ma dostępu.</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">To nie jest ścieżka.</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">Nie wybrano folderu roboczego, więc żaden plik nie jest dostępny. Użytkownik wybiera go w oknie (foldery robocze) albo uruchamia program w tym folderze z wiersza poleceń.</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">klucz „%1” występuje tu dwa razy</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">%1 nie ma znaczenia w wyrażeniu regularnym ECMA-262.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">%1 nie widzi obrazów: jego serwer uruchomiono bez projektora dla nich (--mmproj). Usuń obraz albo wybierz inny model.</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>left out: %1 (%2)</source>
        <translation type="unfinished">pominięto: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>There is no line %1; the file has %2.</source>
        <translation type="unfinished">Nie ma wiersza %1; plik ma ich %2.</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">Fragment kończy się w wierszu %1, przed swoim początkiem w wierszu %2.</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">Dwa fragmenty zachodzą na siebie w wierszu %1.</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">idempotent to true lub false.</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">writes to true lub false.</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">formats to &quot;assert&quot; lub &quot;annotate&quot;.</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">%1 to liczba sekund od 0 do %2.</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">%1 to liczba całkowita od %2 do %3.</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">approval to &quot;ask&quot;, &quot;allow&quot; lub &quot;refuse&quot; albo tabela z rules.</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">rules to lista najwyżej %1 tabel.</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">Reguła podaje argument, który sprawdza: argument = &quot;path&quot;.</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">Reguła ma jedno z path, host, command i text, z wzorcem lub listą wzorców.</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">Odpowiedź reguły to &quot;ask&quot;, &quot;allow&quot; lub &quot;refuse&quot;.</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">on-failure to &quot;report&quot;, &quot;abort&quot; lub tabela z nimi według kategorii.</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">„%1” nie jest kategorią błędów.</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">Z błędem robi się &quot;report&quot; lub &quot;abort&quot;.</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">%1 musi być liczbą, a jest „%2”: nie liczy się.</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">Dostawca %1 podaje dialekt, którego nie ma: „%2”.</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command to lista tekstów: program i jego argumenty.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment to lista nazw zmiennych.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">„%1” nie jest nazwą zmiennej.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Zmienna to tekst albo { keychain = &quot;the name of a key&quot; }.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">model zapisuje się jako DOSTAWCA/MODEL, nie „%1”</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">wiersz %1 tekstu: %2</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">w tekście nie ma miejsca na „%1”</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">Prompt %1 nie ma zmiennych.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">Prompt %1 nie ma zmiennej „%2”. Ma %3.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">Prompt %1 nie ma zmiennej „%2”. Może chodzi o: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">Nie można użyć promptu %1: wiersz %2 jego tekstu: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">Prompt %1 pyta o: %2.</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">Prompt %1 nie przyjmuje argumentów.</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">„%1” nie jest argumentem promptu %2. Przyjmuje on %3, zapisane jako nazwa=wartość.</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">Cudzysłów w %1 pozostaje otwarty.</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">warunek jest zbyt długi</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">niezrozumiałe „%1”</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">warunek jest zbyt głęboko zagnieżdżony</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">nawias pozostaje otwarty</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">po startswith musi stać nawias</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">warunek kończy się za wcześnie</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">nie ma zmiennej „%1”</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">Wyślij to, co mówi ten prompt (`parlance prompts` je wymienia). Prompt dla systemu jest tekstem systemowym; wtedy podaje się także, co powiedzieć.</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">Co wstawić w miejsce w prompcie; można powtórzyć.</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">--variable wymaga --prompt.</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">Zmienną podaje się jako nazwa=wartość, nie %1.</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">Podaj --system albo prompt będący tekstem systemowym, nie oba.</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">Podaj --prompt albo to, co powiedzieć, nie oba.</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Odpowiedź: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Wiadomość: %1</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">obraz</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">„% %1” nie kończy niczego, co zaczęto</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">warunki są zbyt głęboko zagnieżdżone</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">„% if” nie jest zakończone przez „% endif”</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">„% for” zapisuje się jako „% for NAME in VARIABLE:”, z nazwą zmiennej</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">„% for” nie jest zakończone przez „% endfor”</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">nie ma zmiennej „%1”</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">Z tymi wartościami tekst promptu staje się zbyt długi.</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">„%1” nie ma opcji do wyboru</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">minimum jest większe od maksimum</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">„%1” ma być: %2.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">liczba</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">%1 lub więcej</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">%1 lub mniej</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">%1 i tak dalej co %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">jedno z %1</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">tak lub nie</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">tekst</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">elementów</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">znaków</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation type="unfinished">%1 %2 lub więcej</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">%1 %2 lub mniej</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">lista krótszych tekstów</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">%1 nie ma wektorów dla tekstów.</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">odczytywany jest tu tylko literał, nie wyrażenie</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">zbyt głębokie zagnieżdżenie</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">brakuje przecinka lub nawiasu</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">nawias nie jest zamknięty</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">klucz musi być tekstem</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">po kluczu brakuje „:”</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">odczytywane są tylko zwykłe teksty, bez f i b przed nimi</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">tekst nie jest zamknięty</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">nie ma takiego znaku</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">tego znaku nie można odczytać</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">tej liczby nie można odczytać</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">brakuje wartości</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">odczytywane są tylko literały; „%1” nim nie jest</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">Dodaj %1</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">Zmień na „%1”</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">Zmień na %1</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">Liczba wierszy w „%1” to tylko %2.</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">Wynik %1 ma tylko %2 bajtów.</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">W tej rozmowie nie ma wywołania „%1” z wynikiem.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">Strony pliku</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Wiadomości</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>Nie można odczytać %n zawartości.</numerusform>
            <numerusform>Nie można odczytać %n zawartości.</numerusform>
            <numerusform>Nie można odczytać %n zawartości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>Nie można odczytać %n wiadomości, w całości lub w części.</numerusform>
            <numerusform>Nie można odczytać %n wiadomości, w całości lub w części.</numerusform>
            <numerusform>Nie można odczytać %n wiadomości, w całości lub w części.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Rozmowy</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>Brakuje %n wiadomości.</numerusform>
            <numerusform>Brakuje %n wiadomości.</numerusform>
            <numerusform>Brakuje %n wiadomości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>%n gałąź rozmów ma luki.</numerusform>
            <numerusform>%n gałęzie rozmów mają luki.</numerusform>
            <numerusform>%n gałęzi rozmów ma luki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>%n miejsce w rozmowach różni się od zapisanego.</numerusform>
            <numerusform>%n miejsca w rozmowach różnią się od zapisanych.</numerusform>
            <numerusform>%n miejsc w rozmowach różni się od zapisanych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>%n rozmowa straciła zakończenie.</numerusform>
            <numerusform>%n rozmowy straciły zakończenie.</numerusform>
            <numerusform>%n rozmów straciło zakończenie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">Plik jest pusty.</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">W %1 nie ma rozmów.</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">%1 jest chroniony przed zapisem, więc nie można go naprawić na miejscu.</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">Inny program Parlance ma otwarty plik %1. Najpierw go zamknij.</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">Nowy plik</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">Nie można zapisać %1.</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">Z %1 nie można niczego odczytać i nie ma kopii dziennej. Pozostawiono go bez zmian.</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">Z pliku nie udało się niczego odczytać. Brakuje tego, co powstało po kopii %1.</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">Znalezione przez naprawę</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Zawartości</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Tury</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Wymiany</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Pliki</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Szukanie</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">Ta wiadomość lub jej część przepadła z uszkodzonym magazynem.</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">„%1”: nie można odczytać wiadomości %2, w całości lub w części.</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">„%1”: nie wiadomo, gdzie się kończyła; teraz kończy się najnowszą wiadomością.</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>Nie można odczytać %n treści wymian.</numerusform>
            <numerusform>Nie można odczytać %n treści wymian.</numerusform>
            <numerusform>Nie można odczytać %n treści wymian.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">Zawartość przepadła z uszkodzonym magazynem.</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">Znalezione przez naprawę: wiadomości bez miejsca</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>%n wiadomość straciła swoje miejsce; jest w „%1”.</numerusform>
            <numerusform>%n wiadomości straciły swoje miejsce; są w „%1”.</numerusform>
            <numerusform>%n wiadomości straciło swoje miejsce; są w „%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">%1 nie jest wywołaniem modelu, które można wysłać ponownie: %2</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">Dla %1 nie zachowano żądania.</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">%1 odpowiada statusem %2.</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">Odpowiedź %1 to %2 bajtów typu %3, który nie jest tekstem.</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">Nawias } przy znaku %1 niczego nie zamyka; }} oznacza nawias klamrowy.</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">Nawias { przy znaku %1 pozostaje otwarty; {{ oznacza nawias klamrowy.</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">Nawiasy klamrowe przy znaku %1 nie zawierają nazwy.</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">Nie ma czym rzucić: podaj dice lub specs.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">Nie można wybrać %1 z %2 bez zwracania.</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">plik</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">Zapisz</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">Nie udało się zapisać %1: %2</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">Zapisz %1 jako…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">Zapisz jako</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">scenariusz wymaga tytułu i modelu</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">ta usterka nie ma znanego rodzaju</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">%1 nie jest typu %2.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">%1 to nie %2.</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">%1 nie jest żadnym z: %2.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">%1 jest mniejsze niż %2.</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">%1 jest większe niż %2.</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">%1 nie jest większe niż %2.</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">%1 nie jest mniejsze niż %2.</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">%1 nie jest wielokrotnością %2.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">%1 ma %2 %3; potrzeba co najmniej %4.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">%1 ma %2 %3; dozwolone jest najwyżej %4.</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">znaków</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">%1 nie ma formatu %2.</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">%1 nie pasuje do wzorca %2.</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">elementów</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">%1 zawiera dwa razy ten sam element.</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">pól</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">W %2 brakuje pola „%1”.</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">zawiera zbyt wiele schematów</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">odwołuje się do siebie bez końca</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">to o jeden schemat za dużo; schemat jest zbyt duży</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">musi być schematem: obiektem, true lub false</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">musi być łańcuchem</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">odwołuje się do „%1”, którego nie ma w schemacie ani w rejestrze</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">musi być listą schematów</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">musi być obiektem schematów</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">Schemat</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">musi być listą wartości</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">wymienia %1, a to nie jest typ JSON Schema</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">musi być liczbą</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">musi być większe niż 0</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">musi być liczbą całkowitą, 0 lub większą</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">musi być true lub false</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">musi być listą łańcuchów</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">nie jest wyrażeniem regularnym, które można sprawdzić: %1</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">%1 nie jest tu dozwolone.</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">Schematu nie udało się sprawdzić w ustalonych granicach.</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">W schemacie nie ma pola „%1”.</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">%1 – liczba elementów rodzaju, który musi wystąpić: %2.</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">%1 jest tym, co schemat wyklucza.</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">%1 nie pasuje do żadnej z %2 możliwości.</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">%1 pasuje do %2 z %3 możliwości, a nie do dokładnie jednej.</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">Wzorca %1 nie udało się rozstrzygnąć w ustalonych granicach.</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">nie ma argumentu „%1”</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">żąda argumentu „%1”, którego specyfikacja nie ma</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">żąda argumentu „%1”, który w specyfikacji jest opcjonalny</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">jego argument „%1” jest typu %2, nie %3</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">jego argument „%1” jest typu %2, choć specyfikacja żadnego nie podaje</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">schemat jest zbyt głęboko zagnieżdżony</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">odzwierciedlać można tylko właściwości dostępne wyłącznie przez „properties”</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">„%1” nie jest nazwą nagłówka</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">odzwierciedlić można tylko łańcuch, liczbę całkowitą lub wartość logiczną</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">nagłówek „%1” jest użyty dwa razy</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">x-mcp-header w „%1”: %2</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">Wzorzec nie jest wyrażeniem regularnym: %1, przy znaku %2.</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">Nie można odczytać „%1”: %2 wymaga daty, na przykład %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">Nie można odczytać „%1”: %2 wymaga %3 albo %4.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">Nie można odczytać „%1”: %2 wymaga jednego z tych słów: %3.</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">Zmienna środowiskowa %1 lub klucz o tej nazwie.</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">To, co plik nazywa ${input:%1}.</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">Pominięto „envFile”: zmiennych nie odczytuje się z pliku. Wymień potrzebne w deskryptorze.</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">Pominięto „%1”: serwer nie jest tu izolowany.</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">Pominięto „headersHelper”: dla nagłówków nie uruchamia się programu. Nagłówek może wskazać klucz.</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">Pominięto „%1”: oferowane są wszystkie narzędzia, a pojedyncze można wyłączyć.</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">Pominięto „auto_connect”: serwer jest łączony, gdy używa go rozmowa.</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">Pominięto „ssl_verify”: certyfikaty są zawsze sprawdzane.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 nie jest obiektem.</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">Jest tam wyłączony, więc tutaj też.</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">Nie można łączyć się z serwerami typu „%1”.</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">Nie podaje ani programu, ani adresu.</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">Jego typ to „sse”: czy używa starszego HTTP ze zdarzeniami wysyłanymi przez serwer, okazuje się przy łączeniu.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">Pominięto „cwd”, więc serwer uruchamia się w folderze domowym: %1 nie jest tu znane.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">Pominięto „cwd”, więc serwer uruchamia się w folderze domowym: nie wiadomo tu, w którym folderze jest „%1”.</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">Jego adres jest znany dopiero przy uruchomieniu. Napisz deskryptor z samym adresem.</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">Jego adres nie jest adresem HTTP, a z innym nie można się połączyć.</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">Jego adres zawiera klucz, a deskryptor może wskazać klucz tylko dla nagłówka. Sprawdź, czy serwer przyjmie go w ten sposób.</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">Jego adres nie jest szyfrowany: kto jest po drodze do %1, może odczytać i zmienić to, co się mówi.</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">Jego adres nie jest szyfrowany, a serwer wymaga klucza, który każdy po drodze do %1 mógłby odczytać. Poproś o adres z https.</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">Pominięto „%1”: z serwerem łączy się przez jego adres.</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">Pominięto „%1”: to nie jest obiekt.</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">Pominięto „%1”: logowanie ustala to samo albo tego nie potrzebuje.</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">Pominięto identyfikator klienta, ponieważ jest znany dopiero przy uruchomieniu serwera.</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">Sekret klienta.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">„%1” nie może być nazwą narzędzia i zostaje pominięte.</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">Wszystkich jego narzędzi można tam używać bez pytania, więc tutaj też: sprawdź, czy tak ma być.</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">Tych narzędzi można używać bez pytania, tak jak tam: %1.</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">Wywołanie może trwać %1 sekund bez oznak postępu: „timeout” wynosi tam %2.</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">„%1” nie ma tu odpowiednika i zostaje pominięte.</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">„%1” zostaje pominięte: zawiera klucz.</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">Plik ma więcej niż 1 MiB.</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">Jest w nim bajt zerowy; to nie jest tekst.</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">Od tego miejsca to nie jest JSON.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">Obiekty i listy są zagnieżdżone głębiej niż na %1 poziomów.</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">%1: nie ma w nim serwerów, ani jako „mcpServers”, ani jako „servers”.</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">%1: jest w nim więcej niż %2 serwerów.</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">Pominięto „sandbox”: serwer nie jest tu izolowany.</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">Serwer MCP, przejęty z %1.</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">Już istnieje, jako zestaw %1.</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">Nazywa się %1, ponieważ istnieje inny zestaw %2.</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">Nie ma go wśród „default_servers”, więc jest tu wyłączony.</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">ponownie za %1</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">standardowe wejście i wyjście</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">HTTP ze zdarzeniami wysyłanymi przez serwer</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">nazywa siebie %1</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP %1, bezstanowo</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP %1, z sesją</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">wyłączony</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">łączenie…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">wymaga zalogowania</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">gotowy</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">błąd</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.</source>
        <translation type="unfinished">Niczego nie wysłano: nie można odczytać wiadomości %1 tej rozmowy. %2 Dezaktywowana wiadomość jest pomijana.</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">Niczego nie wysłano: nie można odczytać wiadomości tej tury. %1</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">„%1” nie jest nazwą zmiennej i zostaje pominięte.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">Nagłówka %1 nie można tak ustawić, więc zostaje pominięty.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">Wartość %1.</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">Pominięto %1: składa się z kilku części, a deskryptor może wskazać jeden klucz.</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">Pominięto %1: nie wiadomo tu, co oznacza %2.</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">Serwer „%1” (%2) prosi o zalogowanie się w %3.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">Odmówiono logowania.</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">Nie udało się otworzyć przeglądarki.</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">sygnatura to jedna ścieżka, taka jak (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">argumenty są obiektem: jego schemat ma typ „object”</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">%1 to osobny typ; rekord wymaga innej nazwy</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">tylko samo () oznacza brak parametrów: ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">sygnatura nie mówi, co jest zwracane: (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">wszystkie strzałki sygnatury mają ten sam kierunek</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">„%1” występuje tu dwa razy</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">rozpisany schemat ma więcej niż 256 KiB</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">parametr ma przed typem nazwę: (name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">brakuje tu typu: (name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">może być tylko jeden typ: %1</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">typ %1 zawiera sam siebie, czego nie może żadna sygnatura</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">typy są tu zbyt głęboko zagnieżdżone</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">pola typu zapisuje się jako (name::Text)</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">„%1” podano dwa razy</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">nie ma typu „%1”; listy zapisuje się jako ::Array {items: Text}, a wartości opcjonalne jako {optional: true}</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">nie ma typu „%1”; są Text, Int, Double, Bool, Array, Object i typy samego dokumentu</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">schemat zapisuje się jako json`{…}`</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">schemat jest obiektem</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">wartość domyślna to tekst, liczba, true, false, lista lub mapa</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">„optional” to true lub false</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">„%1” to tekst</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">„%1” to liczba</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">„enum” to lista wartości</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">„%1” nic nie znaczy dla %2</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">„%1” ma tylko Array</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">„%1” to nazwa typu</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">„fields” to mapa nazw i typów, należąca do Object</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">„range” zapisuje się jako 1..10</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">wartość domyślna nie pasuje: %1</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">sygnatura mówi tylko, co jest zwracane; bez parametrów ma postać ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">żadna wartość nie wynosi co najmniej %1 i co najwyżej %2</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">żadna wartość „enum” nie pasuje do pozostałych warunków</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">Umiejętność nosi nazwę swojego folderu, „%1”.</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">Umiejętność nie ma instrukcji.</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">Instrukcje mają więcej niż %1 wierszy, a model za każdym razem czyta je wszystkie.</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">Nie ma umiejętności „%1”.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Może chodzi o %1?</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">Umiejętność %1 nie ma skryptu „%2”.</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">„%1” nie jest plikiem wykonywalnym i nie wiadomo, co mogłoby go uruchomić.</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">Czyta umiejętności i uruchamia ich skrypty w piaskownicy.</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">PostgreSQL z pakietami, przebiegami i wynikami: postgresql://[UŻYTKOWNIK@]HOST[:PORT]/BAZA. Hasło jest w PGPASSWORD, PARLANCE_STORE_PASSWORD lub w pęku kluczy.</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">Który magazyn? Podaj --store postgresql://HOST/DATABASE.</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">Biblioteka wymaga agenta.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">Nie ma zestawu „%1”.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">Nie ma zestawu „%1”. Może chodzi o: %2.</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">Deskryptor nie ma %1.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">Deskryptor jest napisany tak, że nie można ustawić %1.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Niepowodzenie: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Gotowe: %1</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">Tekst nie jest w Base64.</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">To, co kryje Base64, nie jest tekstem; ma %1 bajtów.</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">Tekst nie jest w formacie JSON: %1</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">Tego, co nie jest TOML, nie można sformatować.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">Tego tekstu nie można sformatować bez jego zmiany.</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Może chodzi o %1?</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">brak połączenia</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">serwera zestawu %1 nie można o nie zapytać: %2</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">biblioteka narzędzi %1 nie ma dla niego powiązania</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">biblioteka narzędzi %1 wiąże je z %2, którego nie ma.</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">nie ma narzędzia o tej nazwie.</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">narzędzie o tej nazwie ma kilka zestawów (%1); biblioteka narzędzi mówi, o które chodzi</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">jego argumenty nie są schematem: %1</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">nazwa</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">opis</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">schemat argumentów</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">%1 nie jest dokładnie tym, co określono: różni się %2</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">%1 nie pasuje: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">Nie można wywołać %1: %2</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">nazwa narzędzia składa się tylko z liter, cyfr, „_” i „-”, najwyżej 64</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">Narzędzie %1 jest opisane inaczej niż %2, które wykonuje jego pracę.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">Nie można użyć agenta %1, ponieważ nie udało się powiązać wszystkich jego narzędzi:</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">nie ma tu narzędzia „%1”</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">Deskryptor ma już wpis dla %1.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">Deskryptor jest napisany tak, że nie można dodać wpisu dla %1.</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">„%1” nie ma postaci ZESTAW:NARZĘDZIE</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">Sygnatura to jedna ścieżka, taka jak (name::Text)==&gt;(::String).</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">Specyfikacja narzędzia musi mieć dokładnie jeden element, swoją sygnaturę typu</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">Specyfikacja narzędzia musi mieć etykietę ToolSpecification</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">Specyfikacja narzędzia musi mieć niepusty identyfikator wzorca (nazwę)</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">Specyfikacja narzędzia musi mieć właściwość &apos;description&apos;</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; musi być tekstem</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">Pominięto „%1” z %2.</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">Plik jest zbyt duży jak na plik postaci.</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">Plik nie jest w formacie JSON ani nie zawiera „TOOLS = […]”.</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">Oczekiwano listy narzędzi.</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">Nazwę „%1” mają dwa narzędzia.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">Narzędzie %1 z listy nie jest funkcją: oczekiwano type, function i nazwy.</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Narzędzie %1 z listy ma nazwę „%2”; nazwy mają do 64 liter, cyfr, _ i -.</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">Parametry %1 nie są schematem obiektu. %2</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">Postać zawiera więcej, niż gram mówi o agencie: jej wywołania mają limity. Zostaje zapisana jako deskryptor.</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">Agent w gram ma model i instrukcję.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">Plik nie jest tekstem UTF-8.</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">W gram każde narzędzie ma opis, a te go nie mają: %1.</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 nie jest adresem.</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">Adres śladów nie zawiera hasła: to, czego oczekuje kolektor, jest w OTEL_EXPORTER_OTLP_HEADERS.</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">„%1” nie jest adresem http ani plikiem.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 nie jest plikiem.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Nie ma folderu %1.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">Zatrzymano przed końcem.</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">Tego wywołania nie wykonano: odpowiedź pobrano ręcznie.</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">Zaczęte i niecofnięte na zewnątrz w wykonanej części: %1 %2</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">Już wykonane i niecofnięte na zewnątrz: %1 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">Nie ma jednostki „%1”.</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">„%1” i „%2” nie mierzą tego samego.</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">„%1” nie jest adresem HTTP.</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">Argument nie może wybierać hosta ani portu, chyba że deskryptor mówi placeholders-in-host = true.</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">Brakuje argumentu, którego wymaga adres.</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">„%1” nie jest hostem.</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">Argument nie pasuje do adresu: pusty, „.” i „..” nie są częściami ścieżki.</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>%1… (jeszcze %n znak)</numerusform>
            <numerusform>%1… (jeszcze %n znaki)</numerusform>
            <numerusform>%1… (jeszcze %n znaków)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">Odpowiedź %1 nie jest w formacie JSON.</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">Obszar roboczy %1 to folder domowy. Polecenia w piaskownicy otrzymują to, co jest w nim widoczne, a narzędzia plikowe – wszystko.</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">Obszar roboczy %1 zawiera folder domowy. Polecenia w piaskownicy otrzymują to, co jest w nim widoczne, a narzędzia plikowe – wszystko.</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">Obszar roboczy %1 leży w ukrytej części folderu domowego, gdzie programy przechowują ustawienia i to, co uruchamiają.</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">„%1” jest ukryty lub wygląda na tajny: prompt go nie odczytuje. Można go zamiast tego dołączyć.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">„%1” ma więcej niż %2.</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">dysk jest pełny</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">jest chroniony przed zapisem</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">ten program ma otwartych zbyt wiele plików</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">na tym komputerze otwartych jest zbyt wiele plików</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">za mało pamięci</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">system raz odmówił, a teraz by nie odmówił</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">„%1” już istnieje, więc nic nie zostanie zapisane.</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">kotwice i aliasy nie są odczytywane</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">ten alias stoi wewnątrz tego, co oznacza</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">jest więcej niż %1 wartości</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">znaczniki nie są odczytywane</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">klucz to tekst</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">zbyt głębokie zagnieżdżenie</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">klucz „%1” już istnieje</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">zawiera więcej niż jeden dokument</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">edytor</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">„%1” nie jest wartością tej opcji.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">Nie ma opcji „%1”.</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">Tura została cofnięta; rozmowa jest taka jak przedtem.</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">Dodawanie serwera MCP</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">&amp;Program na tym komputerze</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;Adres</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">Dodaj &amp;serwer</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;Nazwa:</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;Wiersz polecenia:</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">A&amp;dres:</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">Zestaw %1 już istnieje.</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Prowadzi do %1</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">Adres w %1</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">Nazwa tego hosta oznacza „%1”: zawiera litery, które mogą przypominać litery innej nazwy.</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">Tekst „%1” przed nazwą hosta nie mówi, dokąd prowadzi adres.</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">Adres nie jest szyfrowany: inni mogą po drodze odczytać i zmienić to, co się tam robi.</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">Nie ma jeszcze żadnego.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">Dostępne: %1.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">Nie ma agenta „%1”. %2</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">Nie można użyć agenta %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">Import narzędzi z listy JSON lub z pliku Pythona postaci</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Nie można odczytać %1: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 ma więcej niż %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">Nowy agent z tymi narzędziami</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Nazwa (litery, cyfry, - i _):</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">Plik %1 już istnieje.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Używaj swoich narzędzi tam, gdzie pomagają.</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">Jak rozumiany jest agent</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">Agent</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">Nie ma tu agenta.</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">nie można użyć: %1</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">używa modelu rozmowy</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">używa %1</translation>
    </message>
</context>
<context>
    <name>gui::AgentSelector</name>
    <message>
        <source>No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">Brak agenta</translation>
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
        <translation type="unfinished">brak</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">Żaden agent nie jest używany: model ma tekst systemowy i włączone narzędzia.</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">Nie ma już agenta o tej nazwie.</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">Używa %1.</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">Jego narzędzia są wiązane według nazwy z każdym zestawem.</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">Jego narzędzia są wiązane z biblioteką %1.</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">Wszystko o &amp;agentach</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">&amp;Brak agenta</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">&amp;Powiąż jego narzędzia z</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">&amp;Każdy zestaw, według nazwy</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">Narzędzia, których żąda agent</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">ŻĄDANE NARZĘDZIA</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">i jeszcze %1</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">Także postacie, których nie ma na liście (good = false).</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">Zapisz podanego agenta jako gram lub toml, z żądanymi zmianami.</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">format</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">Z --as: inna wartość name, title, description, model lub instruction albo @PLIK z nią; można powtórzyć.</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">klucz=wartość</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">Z --as: pomiń to narzędzie; można powtórzyć.</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">narzędzie</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">Z --as: dodaj specyfikacje narzędzi z tego tekstu w gram w miejsce tych o takich samych nazwach; można powtórzyć.</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">plik</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Z --as: jego nazwa albo PLIK, albo PLIK#NAZWA.</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">Powiąż narzędzia z tą biblioteką: jej nazwa lub PLIK. Bez niej – z każdym zestawem, według nazwy.</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">Agenta zapisuje się i zmienia za pomocą --as gram lub --as toml.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… oczekiwanie na %1</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">--as przyjmuje gram lub toml, nie %1.</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Którego agenta? Podaj jego nazwę, PLIK albo PLIK#NAZWA.</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">Zmiana to klucz=wartość, nie %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Nie można odczytać %1: %2</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">niepowiązane: %1</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 nie jest tekstem UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::AgentsModel</name>
    <message>
        <source>in use</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">w użyciu</translation>
    </message>
    <message>
        <source>in use, %1</source>
        <translation type="unfinished">w użyciu, %1</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Agenci</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Biblioteki</translation>
    </message>
    <message>
        <source>Bound tools</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Powiązane narzędzia</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">&amp;Użyj w tej rozmowie</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Przestań używać</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">Po&amp;wiąż z tą biblioteką</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Edytuj</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Konwertuj</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Po&amp;równaj…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">Agent w &amp;TOML…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">Agent w &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Importuj narzędzia…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Biblioteka narzędzi…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">Agenci, biblioteki i powiązane narzędzia</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">Nowy</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">Więcej</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">Nie ma jeszcze żadnych. „Nowy” tworzy pierwszego.</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">Narzędzia wybranego agenta.</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">Z tymi błędami nie można go użyć.</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">Nie żąda żadnych.</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">&amp;Konwertuj na TOML</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">&amp;Konwertuj na gram</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">Powiąż</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Przestań używać</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this agent in the conversation</extracomment>
        <translation type="unfinished">Użyj</translation>
    </message>
</context>
<context>
    <name>gui::Announcements</name>
    <message>
        <source>You are asked: %1</source>
        <translation type="unfinished">Pytanie do Ciebie: %1</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">%1 – niepowodzenie: %2</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">%1 – gotowe.</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">Odpowiedź zakończona.</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">Odpowiedź zakończona. %1</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">Tura została cofnięta, a Twój tekst jest z powrotem w polu wiadomości. %1</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">Odpowiedź została przerwana. %1</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">Na wszystko, co czekało, jest już odpowiedź.</translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message>
        <source>[thought] %1</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">[rozumowanie] %1</translation>
    </message>
    <message>
        <source>[picture or file]</source>
        <translation type="unfinished">[obraz lub plik]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">%1: co mówi</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">%1: zdarzenia</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">Tekst</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Zdarzenia</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Surowe</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">w toku…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">Odpowiedź jest zbyt długa, aby wyświetlić ją tu jako tekst; widoczne są jej zdarzenia i bajty.</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Brak odpowiedzi</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">pierwszy bajt po %1 ms</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">z pamięci podręcznej: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>%Ln token wejściowy, wyjściowe: %1</numerusform>
            <numerusform>%Ln tokeny wejściowe, wyjściowe: %1</numerusform>
            <numerusform>%Ln tokenów wejściowych, wyjściowe: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message>
        <source>before</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the answer that was recorded</extracomment>
        <translation type="unfinished">poprzednia</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">brak odpowiedzi</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">mówi to samo</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">od bajtu %1: %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">Odpowiedź</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Status</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">Czas</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Tokeny wej.</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Tokeny wyj.</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">Wywołania</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">Koniec</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">Różni się od poprzedniej</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>wysłano %n</numerusform>
            <numerusform>wysłano %n</numerusform>
            <numerusform>wysłano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation type="unfinished">
            <numerusform>%n inna odpowiedź</numerusform>
            <numerusform>%n inne odpowiedzi</numerusform>
            <numerusform>%n innych odpowiedzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n nieudana</numerusform>
            <numerusform>%n nieudane</numerusform>
            <numerusform>%n nieudanych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">od %1 do %2 ms</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">--approve przyjmuje ask, refuse, all, hidden-files, offered-calls lub nazwę narzędzia, nie %1.</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">%1
Zezwolić na to może tylko człowiek: w terminalu z --approve ask albo z góry z --approve %2.</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">%1
Aby uruchomić to, co jest tak proponowane: --approve %2</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">%1 wymaga Twojej decyzji, a to nie jest terminal. Aby zezwolić: --approve %1</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Prowadzi do %1</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] odpowiedz tymi wartościami  {…} odpowiedz tym obiektem JSON  [n] nie</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] otworzę ten adres w przeglądarce  [n] nie</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] tak  [a] zawsze  [n] nie</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] tak  [n] nie</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] raz  [c] w tej rozmowie  [a] zawsze  [n] nie</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] raz  [c] w tej rozmowie  [a] zawsze  [l] zawsze dla takich wywołań: %1  [n] nie</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">odpowiedz tymi wartościami</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">otworzę ten adres w przeglądarce</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">raz</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">tak</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">w tej rozmowie</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">zawsze</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">zawsze dla takich wywołań: %1</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">nie</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">Wpisz numer albo obiekt JSON jako odpowiedź i naciśnij Enter.</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">Wpisz numer i naciśnij Enter.</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">zarchiwizowane:</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 nie jest plikiem.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Nie można odczytać %1: %2.</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">Obraz %1 ma więcej niż %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 ma więcej niż %2.</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">%1 nie jest tekstem (UTF-8) ani obrazem (PNG, JPEG, GIF, WebP).</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">Obraz</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Załączniki</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Dołącz pliki</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Usuń %1</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">Gdzie ją zapisać; istniejący plik nie zostanie zastąpiony.</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">Do którego pliku?</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Wszystkie rozmowy są w %1.</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">inna nazwa: %1</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">Włączone w tej rozmowie</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">Narzędzie do wypróbowania</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">W tej chwili nie ma takiego narzędzia.</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">Zapytano</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Lewa odpowiedź</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Prawa odpowiedź</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">&amp;Następna para</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">Powrót do &amp;macierzy</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">Lewa jest lepsza</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">Żadna nie jest lepsza</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">Prawa jest lepsza</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">Która odpowiedź jest lepsza? Czyje są, pokaże się później.</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">Lewa: %1. Prawa: %2.</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">Sposób wyświetlania treści</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">Drzewo</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">Tekst</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Surowe</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Szesnastkowo</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">Znajdź tekst lub ścieżkę JSON</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">Znajdź tekst, $.messages[-1] lub /tools/0</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">Treść jako drzewo</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">Kopiuj wartość</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">Kopiuj wskaźnik JSON</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Brak treści.</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">Treść jest zbyt duża, aby pokazać ją jako drzewo. Można obejrzeć jej tekst.</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">To nie jest JSON, więc nie ma drzewa.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Nic nie znaleziono</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Wiersz %1</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">To nie jest JSON</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
    </message>
</context>
<context>
    <name>gui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Button below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Pokaż wszystko</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Treść</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Kopiuj zaznaczone wiersze</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Formatowanie…</translation>
    </message>
    <message>
        <source>%1 of %2 lines · %3</source>
        <translation type="unfinished">Wiersze: %1 z %2 · %3</translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message>
        <source>Reading both branches…</source>
        <translation type="unfinished">Odczytywanie obu gałęzi…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">Dwie gałęzie obok siebie</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">Obie gałęzie, wiadomość obok wiadomości</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">Zamknij</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">Obie są na tej samej gałęzi: nie ma czego porównywać.</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">Gałęzie rozchodzą się na samym początku.</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>Obie gałęzie mają wspólną pierwszą wiadomość.</numerusform>
            <numerusform>Obie gałęzie mają wspólne pierwsze %n wiadomości.</numerusform>
            <numerusform>Obie gałęzie mają wspólne pierwsze %n wiadomości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>Nie pokazano jeszcze %n wiadomości.</numerusform>
            <numerusform>Nie pokazano jeszcze %n wiadomości.</numerusform>
            <numerusform>Nie pokazano jeszcze %n wiadomości.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">Nic tutaj</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">tylko tutaj</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">różni się</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">takie samo</translation>
    </message>
</context>
<context>
    <name>gui::BudgetBar</name>
    <message>
        <source>Budget per &amp;day</source>
        <translation type="unfinished">Budżet na &amp;dzień</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">Ile można wydać w ciągu dnia</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">na &amp;miesiąc</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">Ile można wydać w ciągu miesiąca</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">na &amp;rozmowę</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">Ile może kosztować rozmowa</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">Waluta budżetów, taka jak w cenach dostawców</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">Co dzieje się po przekroczeniu budżetu</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">pytaj przed każdą turą</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">powiadom i kontynuuj</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">dowolny</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">%1 dziś, %2 w tym miesiącu</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">%1 Kontynuować?</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">Ta rozmowa kosztowała %1; jej budżet to %2.</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">Dzisiejszy koszt to %1; budżet dzienny to %2.</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">Koszt w tym miesiącu to %1; budżet to %2.</translation>
    </message>
</context>
<context>
    <name>gui::BusDesktop</name>
    <message>
        <source>Show</source>
        <extracomment>Button on a notification of the desktop: a verb: bring the window to the front</extracomment>
        <translation type="unfinished">Pokaż</translation>
    </message>
</context>
<context>
    <name>gui::CallValues</name>
    <message>
        <source>Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">Argumenty</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;Argumenty</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a tab in the window that shows a tool call: what a tool gave back</extracomment>
        <translation type="unfinished">Wynik</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;Wynik</translation>
    </message>
</context>
<context>
    <name>gui::CanisterEditor</name>
    <message>
        <source>Edit the arguments of %1</source>
        <translation type="unfinished">Edycja argumentów %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Text of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">Edycja: %1</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">Argumenty, jako JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name for screen readers of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">Tekst</translation>
    </message>
    <message>
        <source>This becomes another version of it; the one before stays beside it. What comes after goes on below both.</source>
        <translation type="unfinished">Powstanie z tego inna wersja; poprzednia pozostanie obok. Dalszy ciąg będzie pod obiema.</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">&amp;Zachowaj jako wersję</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">Argumenty muszą być obiektem JSON.</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">Nie można zapisać %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;Użyj promptu</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">Brakuje jeszcze: %1.</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">Dokąd przekazywać żądania: adres lub nazwa dostawcy.</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">Port na 127.0.0.1; 0 oznacza dowolny wolny.</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">Zamiast --to: program używający MCP na standardowym wejściu i wyjściu, po --. Zostaje uruchomiony, a to, co otrzymuje i co mówi, przechodzi bez zmian.</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">Co przechwytywać? Podaj --to z adresem lub dostawcą albo -- i polecenie.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 nie jest portem.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Nie ma dostawcy o nazwie %1.</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">%1 nie ma własnego adresu, na który można by przekazywać żądania.</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">Podaj to programom zamiast %1. Użyć może tego każdy, kto to zna. Ctrl+C kończy; parlance exchanges pokazuje, co przeszło.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Nie można uruchomić „%1”: %2</translation>
    </message>
</context>
<context>
    <name>gui::CaptureWindow</name>
    <message>
        <source>Capture</source>
        <extracomment>Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges</extracomment>
        <translation type="unfinished">Przechwytywanie</translation>
    </message>
    <message>
        <source>What programs are told, as environment variables</source>
        <translation type="unfinished">Co podać programom jako zmienne środowiskowe</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">Program, który otrzyma ten adres zamiast adresu dostawcy, rozmawia z dostawcą jak dotąd, a to, co mówią obie strony, jest tu zachowywane.
Użyć adresu mogą tylko programy na tym komputerze, które go znają.</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">Co przeszło</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Początek</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">Żądanie</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Status</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">Czas</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">Odpowiedź</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">Dokąd przekazywać żądania: dostawca lub adres</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">&amp;Przekazuj do</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">Port na tym komputerze</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">dowolny port</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;Uruchom</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Kopiuj</translation>
    </message>
    <message>
        <source>As co&amp;nversations…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Jako &amp;rozmowy…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Wyślij po&amp;nownie…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Zapisz…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">„%1” nie jest dostawcą ani adresem zaczynającym się od http:// lub https://.</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">Przechwytywanie dla %1, dopóki nie zostanie zatrzymane lub to okno nie zostanie zamknięte.</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">Zatrzymane. To, co przeszło, pozostaje w inspektorze, wśród wszystkich rozmów.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">brak</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">Za&amp;trzymaj</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">Programy używające tego adresu nie dotrą już do dostawcy.</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">Zakończ prz&amp;echwytywanie</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">Krok po kroku: Enter przepuszcza kolejne zdarzenie, r i Enter – resztę jego odpowiedzi, a i Enter – wszystko.</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… dalej: odpowiedź na %1, %n zdarzenie</numerusform>
            <numerusform>… dalej: odpowiedź na %1, %n zdarzenia</numerusform>
            <numerusform>… dalej: odpowiedź na %1, %n zdarzeń</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">&amp;Tolerancyjnie</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">Kaseta</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">Co jest na kasecie oraz o co proszono, a czego na niej nie ma</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">Nr</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">Żądanie</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">Odpowiedź</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">Odtworzone</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">Kiedy nadchodzą części odpowiedzi</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Od razu</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">W nagranym tempie</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">Krok po kroku</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">Daty, godziny i identyfikatory w żądaniu mogą się różnić</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;Wybierz…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">&amp;Odtwórz</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;Kolejne zdarzenie</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">&amp;Reszta odpowiedzi</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">W&amp;szystko</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">Przepuszcza kolejne zdarzenie (F8, także w oknie)</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Odtwarzanie kasety</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Odczytywanie %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>%n wymiana. Po rozpoczęciu odtwarzania na wszystko, co miałoby zostać wysłane, odpowiedź przyjdzie stąd.</numerusform>
            <numerusform>%n wymiany. Po rozpoczęciu odtwarzania na wszystko, co miałoby zostać wysłane, odpowiedź przyjdzie stąd.</numerusform>
            <numerusform>%n wymian. Po rozpoczęciu odtwarzania na wszystko, co miałoby zostać wysłane, odpowiedź przyjdzie stąd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">Odtwarzanie: nic nie jest wysyłane, a każde zdarzenie czeka na Ciebie, dopóki tego nie zakończysz lub nie zamkniesz.</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">Odtwarzanie: nic nie jest wysyłane, dopóki tego nie zakończysz lub nie zamkniesz.</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">Zakończono: to, co jest wysyłane, znów trafia do sieci.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">odtworzone</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">nie ma na niej</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Nic nie czeka.</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">Dalej: zdarzenie %1 z %2.</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">nagrane</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">zapytany</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">&amp;Zakończ</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">Deskryptory lub foldery z nimi.</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">Które deskryptory? Podaj pliki lub foldery.</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">to nie jest deskryptor: żadna z tabel nie mówi, co opisuje</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">nazwa „%1” jest już nazwą %2</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">Wybierz jedną pozycję</translation>
    </message>
</context>
<context>
    <name>gui::ChoicesList</name>
    <message>
        <source>LIBRARIES</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">BIBLIOTEKI</translation>
    </message>
    <message>
        <source>MODELS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">MODELE</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">AGENCI</translation>
    </message>
    <message>
        <source>INSTRUCTIONS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">INSTRUKCJE</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">Nie ma jeszcze biblioteki narzędzi. Jest to plik w libraries/, który mówi, które narzędzie robi to, o co prosi agent.</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">Nie ma jeszcze agenta.</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">Nie ma jeszcze modelu.</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">Zawęź listę</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">&amp;Kolejna</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Kolejna instrukcja</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Instrukcja %1</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">Co model słyszy najpierw</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Kolumny: %1</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">Kolumna %1</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">Poprzedni przebieg, w kolumnie %1</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">Następny przebieg, w kolumnie %1</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">Więcej z tego przebiegu, w kolumnie %1</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">Przebieg %1 kolumny %2</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">przebieg %1 z %2</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">&amp;Zachowaj jako rozmowę</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">&amp;Pokaż przesłane dane</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">Użyj tego, co zawiera obszar roboczy: deskryptorów z jego folderu .parlance oraz instrukcji z jego plików AGENTS.md i CLAUDE.md.</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">Zgłaszaj tury, wywołania modelu i narzędzia jako spany OpenTelemetry: pod adres kolektora lub do pliku. `none`: nawet wtedy, gdy wskazują to preferencje.</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">Z --trace: także to, co się mówi, oraz co narzędzia otrzymują i dają.</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">--trace-contents wymaga --trace.</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">ostrzeżenie: %1</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">--%1 to liczba od 1 wzwyż, nie %2.</translation>
    </message>
</context>
<context>
    <name>gui::CommandCompletion</name>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the list of commands that a slash opens</extracomment>
        <translation type="unfinished">Polecenia</translation>
    </message>
    <message>
        <source>(may be left out) %1</source>
        <translation type="unfinished">(opcjonalne) %1</translation>
    </message>
</context>
<context>
    <name>gui::CommandLine</name>
    <message>
        <source>parlance: unknown command %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: nieznane polecenie %1. Spróbuj parlance --help.</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance: --profile wymaga folderu. Spróbuj parlance --help.</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: nieznana opcja %1. Spróbuj parlance --help.</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance: nie udało się zapisać wyniku: %1.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 nie przyjmuje argumentu „%2”. Spróbuj %1 --help.</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance: deskryptory w %1 nie są używane; z --trust są.</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: argument %1 nie jest w UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">Nic nie pasuje. Mniej liter znajdzie więcej.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Polecenia</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Szukaj poleceń</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Zrób cokolwiek…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">Narzędzie uległo awarii, a tura nie została jeszcze cofnięta.</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">Odpowiedź nie jest jeszcze zapisana.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">Zapisz odpowiedź gdzie indziej</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">Odpowiedź jest zapisana w %1, ale jeszcze nie w rozmowie.</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">brak</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">Obok siebie</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Zapisz &amp;raport…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">Za&amp;trzymaj</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Brak agenta</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Agent: %1</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">Model agenta</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Razy: %1</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">Ile razy uruchamiana jest każda kolumna</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Limit: %1</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">Czas, po którym przebieg jest zatrzymywany i liczony jako przekroczenie czasu</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Inny…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Porównaj: %1</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Uruchom po&amp;nownie</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">&amp;Uruchom</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">Podaj tylko jedną z opcji --json, --csv i --markdown.</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">%1: przebieg %2 z %3 %4, %5</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">Różnice: − znika, + dochodzi</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">Nie ma różnicy.</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">Zadane w &amp;obu</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">Obok siebie – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Liczba powtórzeń</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">Ile razy uruchamiana jest każda kolumna, od %1 do %2:</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Limit czasu</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">Po ilu sekundach zatrzymywany jest przebieg, od %1 do %2:</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">Zadane w każdej kolumnie</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">O co zapytać w każdej kolumnie? Ctrl+Enter uruchamia.</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">Zaznacz po lewej, co porównać, wpisz pytanie i uruchom.</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">Zadane we &amp;wszystkich</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">Jest teraz wśród rozmów.</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">Przebieg %1 z %2 – przesłane dane</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">Zapisz raport (.md, .csv lub .jsonl)</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">obok siebie.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">Zapisano %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">„%1” nie jest liczbą od %2 do %3.</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">Nie ma jeszcze czego kontynuować: nic tu nie powiedziano.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">Każdy przebieg kontynuuje „%1”, która pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">Każdy przebieg kontynuuje „%1” w stanie po wiadomości %2 z %3 i pozostawia ją bez zmian.</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">Po --: to, co stoi w wierszu poleceń po parlance; ostatnie słowo jest właśnie wpisywane lub puste.</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">Które słowa? Podaje się je po --.</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">przechowuj wszystko w tym folderze</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">co jest dostępne</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">która to wersja</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">brak narzędzi</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">Możliwe uzupełnienia</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">Klucze i wartości</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">Wiadomość</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">Napisz wiadomość lub / dla poleceń; upuść pliki, aby je dołączyć</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">Dołącz…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Wyślij</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Zatrzymaj</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">Wstaw zwrócony tekst z powrotem</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">Pozostaw bez zmian</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">obraz.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">Wyślij edytowaną wiadomość</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">Wyślij jako następną</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">Ponowna próba za %1 s: %2</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">Trwa odpowiedź. Najpierw ją zatrzymaj lub poczekaj na jej koniec.</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">Wiadomość zostanie wysłana, gdy tylko jej pliki zostaną odczytane.</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">Najpierw dokończ to, co piszesz.</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">Edytujesz wcześniejszą wiadomość. Odpowiedź na nią stanie się gałęzią. Escape pozostawia ją bez zmian.</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">Nie ma promptu %1 albo jego serwer nie jest jeszcze połączony.</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">Oczekiwanie na prompt od %1…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">Rozmowa ma teraz tekst systemowy z %1.</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">Użyj promptu</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Enter wysyła</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Ctrl+Enter wysyła</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Shift+Enter wysyła</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>%n narzędzie włączone</numerusform>
            <numerusform>%n narzędzia włączone</numerusform>
            <numerusform>%n narzędzi włączonych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">Inny program zmienił ten plik.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Wczytaj ponownie</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Zachowaj moją wersję</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Porównaj</translation>
    </message>
</context>
<context>
    <name>gui::ConformanceCommand</name>
    <message>
        <source>Goes through all that an MCP server offers, as the official conformance suite drives clients; the suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT.</source>
        <translation type="unfinished">Przegląda wszystko, co oferuje serwer MCP, tak jak oficjalny zestaw testów zgodności steruje klientami: może on ustawiać MCP_CONFORMANCE_PROTOCOL_VERSION i MCP_CONFORMANCE_CONTEXT.</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">Adres serwera.</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">conformance wymaga adresu serwera.</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">MCP_CONFORMANCE_CONTEXT nie jest w formacie JSON: %1</translation>
    </message>
    <message>
        <source>%1 speaks %2.</source>
        <translation type="unfinished">%1 używa %2.</translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message>
        <source>A conversation is being summed up. Wait until that is done.</source>
        <translation type="unfinished">Trwa podsumowywanie rozmowy. Poczekaj na jego koniec.</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">Trwa odpowiedź. Najpierw ją zatrzymaj lub poczekaj na jej koniec.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Najpierw wybierz model.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>%n wiadomość została podsumowana i nie jest już wysyłana. Cofnięcie ją przywraca.</numerusform>
            <numerusform>%n wiadomości zostały podsumowane i nie są już wysyłane. Cofnięcie je przywraca.</numerusform>
            <numerusform>%n wiadomości zostało podsumowanych i nie jest już wysyłanych. Cofnięcie je przywraca.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">Co zawiera następne żądanie</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">Miejsce na odpowiedź</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">&amp;Co zobaczy model…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Pods&amp;umuj i dezaktywuj</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">Następne żądanie: %1</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">Pokazane tu odpowiedzi kosztowały %1.</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">Wysłanie kosztuje około %1, bez odpowiedzi.</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">Co zawiera następne żądanie</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">Co zawiera następne żądanie: kliknij, aby zobaczyć jego części.</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">&amp;Pomiń najstarsze</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">Wyślij bez najstarszych wiadomości; to pytanie nie powtórzy się, dopóki trwa rozmowa z tym modelem</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Pods&amp;umuj i dezaktywuj</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">Model podsumowuje starszą połowę; to, co podsumowane, zostaje dezaktywowane. Cofnięcie je przywraca</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">Inny &amp;model…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">Model z większym kontekstem</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">&amp;Nie teraz</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">Wiadomość pozostaje na miejscu (Escape)</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">To się nie mieści: rozmowa zajmuje %1 tokenów, a model ma obok odpowiedzi miejsce na %2.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">około %1</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">%1 pisze podsumowanie wcześniejszych wiadomości…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full: a verb</extracomment>
        <translation type="unfinished">Zatrz&amp;ymaj</translation>
    </message>
</context>
<context>
    <name>gui::ControlSpinBox</name>
    <message>
        <source>Default</source>
        <extracomment>Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Domyślnie</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">Domyślnie: %1</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parametry</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parametry •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">Parametry: żadnych</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parametry: %1</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">Co można ustawić w tym modelu; nic nie jest ustawione</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Włączone</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Wyłączone</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Domyślnie: %1</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Domyślnie</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Nie ustawiaj niczego</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">Nie ustawiaj żadnego parametru tego modelu</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">W tym modelu nie można niczego ustawić.</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">To, co nie jest ustawione, pozostawia się modelowi.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Zrób cokolwiek…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Polecenia</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">Zmień foldery robocze</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">%1  Zrób cokolwiek…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Zmień parametry</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">Zmień tekst systemowy</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Zmień model</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">usunięto %1</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n wiadomość</numerusform>
            <numerusform>%n wiadomości</numerusform>
            <numerusform>%n wiadomości</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n gałąź</numerusform>
            <numerusform>%n gałęzie</numerusform>
            <numerusform>%n gałęzi</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">Bez tytułu</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n rozmowa</numerusform>
            <numerusform>%n rozmowy</numerusform>
            <numerusform>%n rozmów</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">grupa %1</translation>
    </message>
    <message>
        <source>unfolded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">rozwinięta</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">zwinięta</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">odpowiada</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">czeka na Twoją decyzję</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">Najwyżej tyle.</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">Te, które są wśród usuniętych, ostatnio usunięte najpierw.</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">Te, które są w archiwum.</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">Te z tej grupy, których nie ma w archiwum.</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">Te z grupy albo z archiwum, albo usunięte: tylko jedno z nich.</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">Pokazano: %1; jest ich więcej.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsPanel</name>
    <message>
        <source>Filter</source>
        <extracomment>Button in the panel that lists the conversations: a noun: what narrows the list</extracomment>
        <translation type="unfinished">Filtr</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Button in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Nowa rozmowa</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">Archiwum</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">Usunięte</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">Szukaj we wszystkich rozmowach</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">Odłożone rozmowy</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Zarchiwizowane rozmowy</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">Rozmowy, które usunięto</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Usunięte rozmowy</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Rozmowy</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Wyniki wyszukiwania</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Nic nie znaleziono.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">Usuń</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">Filtry wyszukiwania</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">Tylko wiadomości określonego rodzaju, modelu, narzędzia, czasu lub etykiety</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">&amp;Twoje wypowiedzi</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Odpowiedzi</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Wywołania narzędzi</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">Wy&amp;niki narzędzi</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Dokumenty</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Dz&amp;isiaj</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">Ostatnie &amp;siedem dni</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">Odpowiedzi &amp;modelu: model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">Wywołania na&amp;rzędzia: tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">Z &amp;etykietą: label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">W &amp;grupie: group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">Poza arc&amp;hiwum</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Zmień nazwę</translation>
    </message>
    <message>
        <source>Title:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Tytuł:</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Etykiety</translation>
    </message>
    <message>
        <source>Labels, separated by commas:</source>
        <translation type="unfinished">Etykiety, oddzielone przecinkami:</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Usunięto „%1”</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">Wym&amp;aż trwale</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">Przenieś do grupy</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Grupa:</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">„%1” jest znowu na liście</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">„%1” jest w archiwum</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">Otwórz w nowej &amp;karcie</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Otwórz o&amp;bok</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">Otwórz w nowym &amp;oknie</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Etykiety…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">Przenieś do &amp;grupy</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">Arc&amp;hiwizuj</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">U&amp;suń</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Wym&amp;aż trwale…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Nowa grupa…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Bez grupy</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Z&amp;wiń</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Rozwiń</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">&amp;Zmień nazwę grupy</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">Zmień nazwę grupy</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Nazwa:</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">R&amp;ozwiąż grupę</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">Zapisz przebieg jako wzorzec w gram: odpowiedź i użyte do niej narzędzia.</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">Z kontekstu modelu: %1. Wcześniejsze wiadomości mają o tyle mniej miejsca.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>Pominięto %n wcześniejszą wiadomość, bo nie mieści się w kontekście modelu.</numerusform>
            <numerusform>Pominięto %n wcześniejsze wiadomości, bo nie mieszczą się w kontekście modelu.</numerusform>
            <numerusform>Pominięto %n wcześniejszych wiadomości, bo nie mieszczą się w kontekście modelu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">usunięte:</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">Pierwsze %1 procent jest takie samo</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">%1; z pamięci podręcznej pochodzi %2 procent</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">takie samo</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">takie samo, a poniżej to, co pochodzi z pamięci podręcznej</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">Nowy…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">Wersje</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">Stan pliku</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">Kopiuj do &amp;moich</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">Konwertuj</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">Formatuj</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">Spacje, puste wiersze i wcięcia jak zwykle; komentarze i kolejność pozostają (Ctrl+Shift+I)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">Zapisz</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">Pokaż deskryptory w osobnym oknie</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">W osobnym oknie lub z powrotem</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">Zapisuje agenta w drugiej notacji, jako nowy plik obok tego</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">Alt+Enter poprawia to, gdzie można</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">Nowy deskryptor</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Nazwa (litery, cyfry, - i _):</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">Nazwy wbudowanego pliku nie można zmienić. Najpierw skopiuj go do swoich.</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">Umiejętność nosi nazwę swojego folderu: zmień jego nazwę oraz nazwę w pliku.</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">Zmiana nazwy deskryptora</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">Plik %1 już istnieje.</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">Nie udało się zmienić nazwy %1.</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">Nie można przekonwertować %1: %2</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">W %1 nie będzie: %2.</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">Plik %1 już istnieje. Jego tekst jest zachowany wśród jego wersji.</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Zastąp</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Konwertuj</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">%1 i %2 opisują teraz tego samego agenta, a używany jest tylko jeden z nich. Usunąć %1? Jego tekst jest zachowany wśród jego wersji.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Usuń</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">Wbudowanego pliku nie można usunąć. Jego narzędzia można wyłączyć.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">Nie udało się usunąć %1.</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">Wbudowane pliki są wewnątrz programu. Skopiuj plik do swoich, aby mieć go na dysku.</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">Tekst deskryptora</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">Co jest w nim nie tak</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">%1 · niezapisany</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">%1 · wbudowany, tylko do odczytu</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">%1 · zapisany · nieużywany: obszar roboczy nie jest zaufany</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">%1 · zapisany · zawiera błędy, używany jest ostatni poprawny tekst</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">%1 · zapisany · zawiera błędy</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">%1 · zapisany · używany jest inny plik o tej nazwie</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">%1 · zapisany · w użyciu od %2</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">Przejdź do wiersza</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">Wiersz (od %1 do %2):</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">Porównaj z %1…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">Nie ma jeszcze wcześniejszego tekstu</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">%1: od tekstu z %2 do obecnego</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">&amp;Przywróć wcześniejszy tekst</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">%1: od pliku do tekstu w edytorze</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">Co jest pokazywane z deskryptorów</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Pliki</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Tekst</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">Narzędzie</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">Filtruj pliki według nazwy</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">Filtr</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">Pliki deskryptorów</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">&amp;Kopiuj do moich</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">&amp;Zmień nazwę…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">U&amp;suń</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">Pokaż w &amp;menedżerze plików</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">dostawcy</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">zestawy</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">definicje narzędzi</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">agenci</translation>
    </message>
    <message>
        <source>prompts</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">prompty</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">biblioteki</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">scenariusze</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">ewaluacje</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">umiejętności</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">Zastępuje go inny plik o tej nazwie.</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished"> (zastąpiony)</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">%1, zawiera błędy</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Ten obszar roboczy</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Twoje</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Wbudowane</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorsPanel</name>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">&amp;Importuj serwery MCP…</translation>
    </message>
    <message>
        <source>What belongs to the tool</source>
        <translation type="unfinished">Co należy do narzędzia</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">Zastąp w deskryptorze</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">Przejdź do wiersza…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">Formatuj deskryptor</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">„%1” zawiera niezapisane zmiany.</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">&amp;Porzuć zmiany</translation>
    </message>
    <message>
        <source>To TOML</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">Na TOML</translation>
    </message>
    <message>
        <source>To gram</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">Na gram</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished">Żaden plik nie jest otwarty.</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">Treści odpowiedzi zamiast treści żądań.</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">Wymiana, podana przez identyfikator lub jego początek, albo plik.</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">Z czym porównać.</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">Które dwie? parlance exchanges je wymienia.</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">Różnic jest więcej niż te %1.</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">Nie obie są w formacie JSON, więc nic więcej nie można powiedzieć.</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">Mówią to samo.</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">%1 ma więcej niż 512 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Nie można odczytać %1.</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">gdzie kończy się druga</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">czego nie ma wewnątrz JSON</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">w najbardziej zewnętrznej wartości</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">w %1</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">Takie same do bajtu %1 z %2, %3.</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">Pamięć podręczna promptów dostawcy nie może sięgać dalej.</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>Takie same, bajt po bajcie (%n bajt).</numerusform>
            <numerusform>Takie same, bajt po bajcie (%n bajty).</numerusform>
            <numerusform>Takie same, bajt po bajcie (%n bajtów).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>Według licznika: %n token.</numerusform>
            <numerusform>Według licznika: %n tokeny.</numerusform>
            <numerusform>Według licznika: %n tokenów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">dodano: </translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">usunięto: </translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">Przed</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">Po</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">Różnica wiersz po wierszu</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Kopiuj zaznaczone wiersze</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceModel</name>
    <message>
        <source>%1  same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">%1  takie samo</translation>
    </message>
    <message>
        <source>%1: moved to %2</source>
        <translation type="unfinished">%1: przeniesione do %2</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">%1: %2, z %3</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">takie samo</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">ze zmianami</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">zmienione</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">dodane</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">usunięte</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">przeniesione</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">Przed</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>State or column title in the difference of two requests: the later of two</extracomment>
        <translation type="unfinished">Po</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>State or column title in the difference of two requests: both of two</extracomment>
        <translation type="unfinished">Oba</translation>
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
        <translation type="unfinished">Co jest porównywane</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Żądania</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Odpowiedzi</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">Sposób pokazania różnicy</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">Struktura, obok siebie</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">Struktura, w jednym</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">Wiersze, obok siebie</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">Wiersze, w jednym</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Wybierz na liście dwie wymiany, aby je porównać.</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">Różnica jako drzewo</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Do pierwszej</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">Do tego, co zawiera pierwszy różny bajt</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">Kopiuj wskaźnik JSON</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Porównywanie…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">%1: takie same, bajt po bajcie</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">gdzie kończy się druga</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">w najbardziej zewnętrznej wartości</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">w %1</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">%1 różnią się w bajcie %2 z %3</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">dodane: %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">usunięte: %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">zmienione: %1</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">przeniesione: %1</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">mówią to samo</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">i więcej</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">Pamięć podręczna promptów może zawierać najwyżej pierwsze %1 %.</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">Dostawca nie podał, co miał w pamięci podręcznej.</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">Dostawca odczytał z pamięci podręcznej %1 z %2 tokenów.</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">To mniej, niż było możliwe.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Nic się nie różni.</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">Nie obie są w formacie JSON, więc nie mają struktury do porównania. Można porównać ich wiersze.</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">Są zbyt duże, aby porównać je wiersz po wierszu.</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">Różnice</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">Nie różnią się.</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">Rozmowy, podane przez identyfikatory lub ich początki.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">Która rozmowa? parlance conversations je wymienia, a z --deleted – także usunięte.</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">Dodaj element</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">Dodaj pole</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">Dodaj do %1</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">Nazwa pola</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">Nazwa</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Przenieś w górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Przenieś w dół</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Usuń</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">Co można tu zrobić</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">Nic jeszcze nie powiedziano. Pisz poniżej, upuść tu pliki, zacznij od „/”, aby wybrać polecenia i prompty, albo:</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>%n narzędzie</numerusform>
            <numerusform>%n narzędzia</numerusform>
            <numerusform>%n narzędzi</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">jeszcze nie pytano</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">Oferowane na żądanie: w każdym żądaniu około %1 tokenów mniej.</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">mówi: %1</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">odmowa</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">dozwolone</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">pyta</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">Zestawy i narzędzia</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Włącz lub wyłącz narzędzia</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">Pokaż &amp;deskryptor</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">Dodaj s&amp;erwer MCP…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">&amp;Pytaj za każdym razem</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">Zezwól w tej &amp;rozmowie</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Zezwalaj za&amp;wsze</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">W deskryp&amp;torze</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Pytaj</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Zezwa&amp;laj</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Odmów</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">Domyślnie włą&amp;czone</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">Domyślnie w&amp;yłączone</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">wymazane trwale:</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">&amp;Uruchom</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">Za&amp;trzymaj</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">&amp;Lepsza z dwóch…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">&amp;Raport…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">Pakiet</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">Z czym jest porównywany</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">Ile razy uruchamiany jest każdy przypadek</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">Postęp</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">Razy: </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">%1 · pozostało %2</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Nie można odczytać %1: %2</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">Porównaj z tą ewaluacją: jej identyfikator lub jego początek, latest albo plik zapisany z --json. Kończy się z 0, jeśli nic się nie pogorszyło.</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">Zapisz wyniki testów w postaci, którą czytają serwery kompilacji.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Zapisz raport w formacie Markdown.</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">Zapisz raport jako jedną stronę HTML bez skryptów.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">Zapisz do tego pliku zamiast na standardowe wyjście.</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">Uruchom wszystko, także to, co obliczono już dla tego samego pakietu, modeli i narzędzi.</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">Ile razy uruchamiany jest każdy przypadek, zamiast tego, co mówi pakiet.</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">Ile przebiegów pyta jednego dostawcę w tym samym czasie, zamiast tego, co mówi pakiet.</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Tylko ten przypadek; można powtórzyć. * i ? oznaczają cokolwiek.</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Tylko ten wariant; można powtórzyć. * i ? oznaczają cokolwiek.</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">Tylko umieść przebiegi w magazynie, dla parlance work.</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">Pokaż wynik ostatniego przebiegu pakietu albo tego, który wskazuje --run.</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Z --results: ewaluacja, podana przez identyfikator lub jego początek.</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">Pokaż, jakie są ewaluacje pakietu.</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">Zapisz tę rozmowę jako przypadek, wiersz do pliku przypadków, zamiast uruchamiać pakiet.</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">Oceń w skali od 1 do 5 przebieg ostatniej ewaluacji albo tej, którą wskazuje --run: PRZYPADEK/WARIANT/POWTÓRZENIE=OCENA. Można powtórzyć; raport mówi, na ile sędziowie są zgodni.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all albo nazwa narzędzia; można powtórzyć. Bez terminala ask oznacza refuse. Czego nie obejmuje żadne inne słowo: hidden-files dla plików ukrytych lub wyglądających na tajne i offered-calls dla wywołań, które odpowiedź proponuje w tekście.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Jak długa może być jedna odpowiedź, w MiB: od 1 do 1024. Domyślnie: 16 lub answer-limit w parlance.ini.</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">Pakiet: plik albo nazwa jednego z evaluations.</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">Podaj tylko jedną z opcji --json, --junit, --markdown i --html.</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">--enqueue wymaga --store.</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">Podaj tylko jedną z opcji --enqueue, --results i --list.</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">--baseline wymaga ewaluacji: jej identyfikatora, latest albo pliku.</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">Który pakiet? Podaj jego plik.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 wymaga liczby od 1 do %2.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">Pakiet nie ma przypadku „%1”.</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">Pakiet nie ma wariantu „%1”.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Może chodzi o %1?</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">Ocena to PRZYPADEK/WARIANT/POWTÓRZENIE=OCENA, od 1 do 5, nie %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Trwa ponowna próba.</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">Wciąż działa.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>%n przebieg oczekuje: %1</numerusform>
            <numerusform>%n przebiegi oczekują: %1</numerusform>
            <numerusform>%n przebiegów oczekuje: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">Ewaluacja – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">Otwórz pakiet</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">Bez punktu odniesienia</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">Punkt odniesienia: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">Zapisz raport</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">Użyj magazynu</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">Adres bazy danych:</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">Ewaluacja – %1 – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">Nie ma już dwóch odpowiedzi na ten sam przypadek do porównania.</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">gorzej</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">lepiej</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">%1 z %2…</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished">%1 z %2: %3</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Przypadek</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationSummary</name>
    <message>
        <source>%1: passed %2</source>
        <translation type="unfinished">%1: zaliczone %2</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">, mediana %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>W raporcie jest jeszcze %n.</numerusform>
            <numerusform>W raporcie są jeszcze %n.</numerusform>
            <numerusform>W raporcie jest jeszcze %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">rozumowanie: </translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>wywołanie %1, %n bajt</numerusform>
            <numerusform>wywołanie %1, %n bajty</numerusform>
            <numerusform>wywołanie %1, %n bajtów</numerusform>
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
        <translation type="unfinished">wiersz</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Nadejście</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Bajty</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Zdarzenie</translation>
    </message>
    <message>
        <source>Decoded</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Zdekodowane</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Dane</translation>
    </message>
</context>
<context>
    <name>gui::EventsPage</name>
    <message>
        <source>Events</source>
        <extracomment>Name for screen readers of the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Zdarzenia</translation>
    </message>
    <message>
        <source>Enter shows the bytes of an event</source>
        <translation type="unfinished">Enter pokazuje bajty zdarzenia</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">Na co zdekodowano zdarzenia</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">Nic z tego nie jest odpowiedzią modelu, którego język jest znany.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">Ile jest zachowywane</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">Rozmiar zachowanych treści w MiB</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">Wiek zachowanych wymian w dniach</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished"> dni</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">Maksymalny &amp;rozmiar treści</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">Maksymalny &amp;wiek wymian</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">Obecnie zachowane: %1. </translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">Nadmiar jest usuwany, od najstarszych; przypięte wymiany pozostają. To, co treści mają wspólne, liczy się raz.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeCells</name>
    <message>
        <source>Number</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Liczba</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent</extracomment>
        <translation type="unfinished">Żądanie</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">Status</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">Wykres kaskadowy</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took</extracomment>
        <translation type="unfinished">Czas</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): in money</extracomment>
        <translation type="unfinished">Koszt</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s server</extracomment>
        <translation type="unfinished">Rodzaj</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Dostawca</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">Model</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">Narzędzie</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Tokeny wej.</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">Z pamięci podr.</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Tokeny wyj.</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Wysłano</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Odebrano</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Początek</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Takie samo jak</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">zatrzymany</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">błąd</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">gotowe</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">takie samo jak %1 do bajtu %2</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">takie samo jak %1 · wysłane ponownie</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">takie samo jak %1</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">, przypięta</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">Filtr wymian</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s „tekst”</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">Które są na liście: %1. Minus przed wyrażeniem odwraca je; tego, co nie ma klucza, szuka się w treściach.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Przechwycone</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">Poza turami</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Tura</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Tura %1</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">wycofano</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">przerwano</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%1, %n wymiana</numerusform>
            <numerusform>%1, %n wymiany</numerusform>
            <numerusform>%1, %n wymian</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">Które wymiany są na liście</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Ta rozmowa</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Wszystkie rozmowy</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">Widoki</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">Kolumny, grupowanie i filtry pod nazwą</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Budżet…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">Ile minionych wymian jest zachowywanych</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">Przypnij lub nie</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">Według tur lub nie</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">Przejdź do filtra</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">Wiadomości %1</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">Według &amp;tur	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Kolumny</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">&amp;Zapisz ten widok…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Z&amp;apomnij</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">Zapisz ten widok</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">Filtr, kolumny i grupowanie pod nazwą</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n wymiana</numerusform>
            <numerusform>%n wymiany</numerusform>
            <numerusform>%n wymian</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">dalsze szukanie…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>ostatnia %n wymiana</numerusform>
            <numerusform>ostatnie %n wymiany</numerusform>
            <numerusform>ostatnich %n wymian</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">zachowano %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>przypięto %n</numerusform>
            <numerusform>przypięto %n</numerusform>
            <numerusform>przypięto %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Wymiany</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">Z&amp;wykłe kolumny</translation>
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
        <translation type="unfinished">Brak odpowiedzi</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">Odpowiedź</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Początek: %1</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">Nagłówki po %1 ms, koniec po %2 ms</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Próba %1</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">nadeszło więcej; zostanie pokazane, gdy odpowiedź się skończy</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Nagłówki</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">Kroki wywołań narzędzi</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">Żądanie</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Odpowiedź</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Zdarzenia</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Czasy</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">Zajętość</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">Różnica</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">Przetwarzanie</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">Co zajmuje żądanie</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Kopiuj &amp;treść</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">Kopiuj jako c&amp;url</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">Co można zrobić z wymianą</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">Kopiowanie, przypinanie i przejście do rozmowy</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Brak treści.</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Wybierz na liście dwie wymiany, aby je porównać.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">Nic jeszcze nie nadeszło.</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">w toku</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">Zapisz je z treściami do tego pliku, jako HTTP Archive 1.2.</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">Zapisz je do tego pliku, NAZWA.jsonl, aby parlance rehearse mógł je ponownie odtworzyć.</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">Zapisz tylko strukturę, rozmiary i czasy, i nic z tego, co ktokolwiek powiedział.</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Zapisz treść żądania podanej wymiany, bajt po bajcie.</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Zapisz treść odpowiedzi podanej wymiany, bajt po bajcie.</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Rozmowa lub wymiana, podana przez identyfikator lub jego początek.</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">Podaj identyfikator jednej wymiany.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">Narzędzie, na przykład io:write_file.</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">Argumenty wywołania jako obiekt JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">Podaj narzędzie i jego argumenty jako obiekt JSON, na przykład: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… oczekiwanie na %1</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">Plik jest ukryty lub wygląda na tajny: użytkownik i tak zostanie zapytany.</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">zezwolono na to zawsze</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">zezwolono na to zawsze, gdy %1</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">tak mówi deskryptor</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">żadna reguła nie pasuje, a deskryptor mówi tak dla pozostałych przypadków</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">reguła %1 z %2, %3 (%4)</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">jsonl, który zawiera wszystko, albo jeden z %1; w innym razie według końcówki nazwy pliku.</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">Plik do zapisania. Istniejący zostanie zastąpiony, gdy wszystko będzie zapisane.</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">Wraz z przesłanymi danymi (jsonl).</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">Cała biblioteka wraz z usuniętymi rozmowami.</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">Rozmowy, podane przez identyfikatory lub ich początki; bez żadnej cała biblioteka.</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">Nie ma formatu „%1”; są %2.</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">Do którego pliku? Podaj --output PLIK.</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">%1: rozmowy: %2, wiadomości: %3.</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">Wiadomości, których nie można odczytać w całości lub w części: %1. parlance repair ratuje to, co da się odczytać.</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">Zgłaszanie usterki</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">Napisz, co zostało zrobione, co się stało i co powinno się stać, a poniżej umieść to. Nie ma w tym nic o Tobie i nic nie jest wysyłane: zgłoszenie trafia tam, skąd pochodzi Parlance. Lukę w zabezpieczeniach zgłoś prywatnie.</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">O programie i tym komputerze</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the dialog that prepares the report of a fault: a verb</extracomment>
        <translation type="unfinished">&amp;Kopiuj</translation>
    </message>
</context>
<context>
    <name>gui::FetchedConversation</name>
    <message>
        <source>The store has nothing of this run&apos;s conversation.</source>
        <translation type="unfinished">Magazyn nie ma nic z rozmowy tego przebiegu.</translation>
    </message>
</context>
<context>
    <name>gui::FieldView</name>
    <message>
        <source>Value</source>
        <extracomment>Text beside a field of a form made from a schema: a noun</extracomment>
        <translation type="unfinished">Wartość</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation type="unfinished">%1, element %2</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Name for screen readers beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">Podaj %1</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">Opcjonalne: pomijane, jeśli nie jest zaznaczone.</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">%1 to null</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished">Rodzaj %1</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Hint in an empty field beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">JSON</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished">%1, jako JSON</translation>
    </message>
    <message>
        <source>Back to the field</source>
        <translation type="unfinished">Z powrotem do pola</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">Pole nie może pokazać tej wartości.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">Tak</translation>
    </message>
</context>
<context>
    <name>gui::Figure</name>
    <message>
        <source>Table</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Tabela</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Matematyka</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Kod</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Kopiuj jako Markdown</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Kopiuj</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">Kopiuj jako CSV</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Zapisz…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">Nie zawijaj</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">Zawijaj</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Otwórz</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Otwórz na zewnątrz</translation>
    </message>
</context>
<context>
    <name>gui::FigureActions</name>
    <message>
        <source>table</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">tabela</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">wzór</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">kod</translation>
    </message>
</context>
<context>
    <name>gui::FigureChart</name>
    <message>
        <source>Chart: %1 by day</source>
        <translation type="unfinished">Wykres: %1 według dnia</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">Nic nie policzono.</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">%1: %2, w tym nieudane: %3</translation>
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
        <translation type="unfinished">tool, model, provider, server lub day.</translation>
    </message>
    <message>
        <source>From this day on, such as 2026-01-31.</source>
        <translation type="unfinished">Od tego dnia, na przykład 2026-01-31.</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">Do tego dnia włącznie.</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">Jako tabela do arkuszy kalkulacyjnych.</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">--by przyjmuje tool, model, provider, server lub day, nie %1.</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">Dzień zapisuje się jako 2026-01-31.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">Nic jeszcze nie policzono.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">nazwa</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">wywołania</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">błąd</translation>
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
        <translation type="unfinished">tokeny wejściowe</translation>
    </message>
    <message>
        <source>tokens out</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">tokeny wyjściowe</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">koszt</translation>
    </message>
</context>
<context>
    <name>gui::FiguresModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun</extracomment>
        <translation type="unfinished">Nazwa</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Wywołania</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">Nieudane</translation>
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
        <translation type="unfinished">Tokeny wej.</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Tokeny wyj.</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Z pamięci podr.</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Koszt</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">Ponowne próby</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">Odmowy</translation>
    </message>
    <message>
        <source>Reused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many results were used again</extracomment>
        <translation type="unfinished">Użyte ponownie</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how large they were</extracomment>
        <translation type="unfinished">Wyniki</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Wywołania narzędzi</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">Naprawione</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">Błędne</translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message>
        <source>Figures</source>
        <extracomment>Window title in the window of figures: calls, times and costs; numbers of calls, times and costs</extracomment>
        <translation type="unfinished">Statystyki</translation>
    </message>
    <message>
        <source>The same day by day</source>
        <translation type="unfinished">To samo dzień po dniu</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">Czego dotyczy każdy wiersz</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Według narzędzia</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Według modelu</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Według dostawcy</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">Według serwera MCP</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Według dnia</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Od kiedy</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Dzisiaj</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>Ostatni %n dzień</numerusform>
            <numerusform>Ostatnie %n dni</numerusform>
            <numerusform>Ostatnie %n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Cały czas</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">&amp;Odśwież</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">Zapisz jako &amp;CSV…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">Zapisz jako &amp;JSON…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">Co pokazuje wykres</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Wywołania</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Niepowodzenia</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Koszt</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Tokeny</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">Czas, %1 %</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">Jako &amp;tabela</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
    </message>
    <message>
        <source>figures.jsonl</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">statystyki.jsonl</translation>
    </message>
    <message>
        <source>figures.csv</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">statystyki.csv</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation type="unfinished">Zapisz statystyki</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">Zapisano %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">%1 procent</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">Część</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">Udział</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">Rozmiar</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title in the table of what fills a request</extracomment>
        <translation type="unfinished">Tokeny</translation>
    </message>
</context>
<context>
    <name>gui::FillPage</name>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">Co zajmuje żądanie</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">Pokaż to w rozmowie</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">To nie jest żądanie, którego części są znane.</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1, co dostawca policzył jako %2 tokenów; tokeny każdej części to jej udział według bajtów. Enter prowadzi do wiadomości, z której powstała część.</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1. Enter prowadzi do wiadomości, z której powstała część.</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">Pytanie powłoki logowania o położenie programów…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">Agenci na tym komputerze</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">Agenci i położenie ich programów</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">&amp;Rozmawiaj z nim</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">Na tym komputerze nie ma %1</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">Można ich wybierać tak jak modele. Każdy działa jako osobny program, poza piaskownicą, i pyta, zanim coś zrobi.</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">Żaden z nich nie jest zainstalowany tam, gdzie powłoka szuka programów. Agenta, który jest gdzie indziej, opisuje osobny dostawca z dialect = &quot;acp&quot;.</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Znajdź</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Szukanie</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Zamień na</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Wyrażenie regularne</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">Tylko całe słowa</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">Rozróżniaj wielkość liter</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Poprzednie miejsce</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Następne miejsce</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">Zamknij wyszukiwanie</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Zamień</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Zamień tutaj</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Zamień w&amp;szystkie</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Zamień wszystkie</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">błędne wyrażenie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">brak modeli</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">Serwery na tym komputerze</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">Znalezione serwery</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">&amp;Szukaj ponownie</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">&amp;Zachowaj zaznaczone</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">Sprawdzanie portów %1 tego komputera…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">%1
już zachowany, jako %2</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">Zaznaczone serwery są zachowywane jako deskryptory, aby można było wybierać ich modele.</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">Żaden serwer nie odpowiedział. Serwer działający gdzie indziej opisuje się jako osobnego dostawcę.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">Rzuć 2d6, oblicz 17 * 23 i powiedz, która godzina.</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">Nie opisano żadnego dostawcy próby.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">Rozpocznij rozmowę</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">Nic nie opuszcza tego komputera, dopóki tego nie skonfigurujesz.</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">Próba</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">Wbudowany scenariusz odpowiada i wywołuje prawdziwe narzędzia, bez klucza i bez sieci. To nie jest model językowy.</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">Zacznij &amp;próbę</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">Użyj modelu na tym komputerze</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">Szuka llama.cpp, Ollama, LM Studio i vLLM na ich zwykłych portach.</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Znajdź serwery</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">Wprowadź klucz</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">Dla dostawcy w sieci.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Nie teraz</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Szukanie…</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation type="unfinished">
            <numerusform>Użyj %1 (%n model)</numerusform>
            <numerusform>Użyj %1 (%n modele)</numerusform>
            <numerusform>Użyj %1 (%n modeli)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Znaleziono:</translation>
    </message>
    <message>
        <source>No server answered. Start one and look again.</source>
        <translation type="unfinished">Żaden serwer nie odpowiedział. Uruchom któryś i poszukaj ponownie.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Język</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Text on the pages of the first run: a language model</extracomment>
        <translation type="unfinished">Model</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text on the pages of the first run: the folders that tools may use</extracomment>
        <translation type="unfinished">Obszar roboczy</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">Czego może używać model</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">Narzędzia plikowe nie widzą żadnego folderu, dopóki go nie wybierzesz.</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">&amp;Dodaj folder…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">Zaznacz narzędzia, z którymi zaczyna się ta rozmowa. Narzędzie, które zapisuje pliki, uruchamia polecenia lub pobiera strony, najpierw zapyta.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">&amp;Wstecz</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">Krok %1 z %2: %3</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Gotowe</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Dalej</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">W środowisku jest klucz dla %1; jego model został wybrany.</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">brak</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>%n folder</numerusform>
            <numerusform>%n foldery</numerusform>
            <numerusform>%n folderów</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Obszar roboczy: %1</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">Obszar roboczy</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">Narzędzia plikowe nie widzą żadnego folderu, dopóki go nie wybierzesz.</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">Dodaj folder roboczy</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Usuń %1</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">&amp;Dodaj folder…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Ostatnio używane</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">Dodaj mimo to</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">Nie można sprawdzić tego, co wypełniono: %1</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">Jako JSON</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">Nie ma nic do wypełnienia.</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">Gdy rozmowa nie mieści się w kontekście modelu: leave-out pomija najstarsze wiadomości, summarise każe modelowi je podsumować, a fail zgłasza błąd i niczego nie wysyła.</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">--full przyjmuje leave-out, summarise lub fail, nie %1.</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">To nie mieści się w kontekście modelu, który obok odpowiedzi ma miejsce na %1 tokenów. Niczego nie wysłano.</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… %1 pisze podsumowanie wcześniejszych wiadomości</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>%n wiadomość została podsumowana i nie jest już wysyłana.</numerusform>
            <numerusform>%n wiadomości zostały podsumowane i nie są już wysyłane.</numerusform>
            <numerusform>%n wiadomości zostało podsumowanych i nie jest już wysyłanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">Są to wiadomości rozmowy od %1 do %2. Z --full summarise są zamiast tego podsumowywane.</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">Teksty w gram lub foldery z nimi; - to standardowe wejście.</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">Wypisz, co jest nie tak, także w agentach i sygnaturach. Tak dzieje się, gdy nie zażądano niczego innego.</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">Zapisz drzewo składni.</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">Zapisz tekst na nowo, sformatowany.</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">Zapisz wzorce, na dowolnej głębokości, które mówią o sobie: name, :Label, {key: value} lub kilka z nich w tej kolejności, na przykład &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Nad każdym podane jest, gdzie się znajduje.</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">wyrażenie</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">Połącz teksty w jeden i zapisz go, aby agenci mogli wymieniać narzędzia z innych plików. Nazwy zdefiniowane dwa razy lub nigdzie są błędami.</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">Które teksty w gram? Podaj pliki lub foldery albo - dla standardowego wejścia.</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">--check, --tree, --format, --select i --compose wykluczają się wzajemnie.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Nie można odczytać %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Zapisuj JSON Lines.</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Zapisuj znaki sterujące do pliku lub potoku bez zmian.</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">Przyjmowane przez wszystkie polecenia; rozdział i tak jest zwykłym tekstem.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Pokaż opcje tego polecenia.</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">Rozdział albo ROZDZIAŁ#SEKCJA; bez niego lista rozdziałów.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 nie przyjmuje argumentu „%2”. Spróbuj %1 --help.</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">parlance help ROZDZIAŁ pokazuje jeden z nich, parlance POLECENIE --help – opcje polecenia.</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance: %1 nie ma sekcji „%2”. Są: %3.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Może chodzi o %1?</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance: nie ma rozdziału „%1”.</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">Dalej</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">Szukaj w podręczniku</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">Rozdziały</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">Nic nie znaleziono.</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation type="unfinished">%1 – Podręcznik</translation>
    </message>
</context>
<context>
    <name>gui::ImportCommand</name>
    <message>
        <source>Only say what would be imported.</source>
        <translation type="unfinished">Tylko wypisz, co zostałoby zaimportowane.</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">Rozmowy, które już tu są, są importowane jeszcze raz, z nowymi identyfikatorami.</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">Pliki wyeksportowane stąd, z ChatGPT lub Claude, czaty w formacie OpenAI, sesje Claude Code lub Codex albo HTTP Archive (HAR) z żądaniami do dostawcy.</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">Które pliki?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    wymienia folder %1, do którego jej narzędzia nie zaglądają</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">zostałyby zaimportowane: %1, pominięte: %2</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">zaimportowane: %1, pominięte: %2</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">Pliki konfiguracyjne innych klientów: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json i inne z „mcpServers” lub „servers”.</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">Tylko serwer, który tak się nazywa w pliku; można podać kilka razy.</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">Zapisz deskryptory i umieść klucze z plików w pęku kluczy pulpitu. Bez tego są tylko pokazywane.</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">Które pliki konfiguracyjne? Podaj pliki innych klientów.</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance: niczego nie zapisano; z --yes zostanie zapisane.</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">W plikach nie ma serwera o nazwie %1.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">Nie można przejąć %1. %2</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  klucz %1: do podania jako zmienna środowiskowa lub do wprowadzenia w oknie. %2</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  klucz %1: z pliku do pęku kluczy. %2</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">zapisano: %1</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation type="unfinished">Import serwerów MCP</translation>
    </message>
    <message>
        <source>The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop&apos;s keychain and never into a descriptor.</source>
        <translation type="unfinished">Serwery MCP z %1, każdy jako zestaw. Klucze zapisane w pliku trafiają do pęku kluczy pulpitu, a nigdy do deskryptora.</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">Serwery z pliku</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">&amp;Importuj</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">%1 (niemożliwe)</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">Plik JSON z listą narzędzi albo plik Pythona postaci z TOOLS; - to standardowe wejście.</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">Zapisz gram: specyfikacje narzędzi, a z --name także agenta, który się do nich odwołuje. W innym razie zapisywany jest deskryptor.</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">Jak nazywa się agent. W innym razie deskryptor dostaje nazwę postaci lub pliku.</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">Model agenta, jako DOSTAWCA/MODEL.</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">Instrukcja agenta.</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">Który plik zawiera narzędzia?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Nie można odczytać %1: %2.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Używaj swoich narzędzi tam, gdzie pomagają.</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">obraz: %1</translation>
    </message>
</context>
<context>
    <name>gui::InspectorPanel</name>
    <message>
        <source>Rolled-back turns</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">Wycofane tury</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">&amp;Wyślij ponownie…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">Edytuj pokazane żądanie i wyślij je ponownie</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">&amp;Przypnij niezależnie od budżetu	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">&amp;Odepnij	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">Pokaż &amp;różnicę	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">Pokaż w roz&amp;mowie	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">Kopiuj &amp;identyfikator</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">Pokaż, czym się &amp;różnią	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">Pokaż &amp;różnicę względem poprzedniej	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">To, co z tego wynikło, nie leży na ścieżce pokazanej rozmowy: zostało wycofane albo jest na innej gałęzi.</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">Przed nią nie ma żadnej do tego samego adresu. Wybierz dwie na liście (Ctrl i kliknięcie lub Ctrl i spacja), aby je porównać.</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">%1 nie jest już zachowana.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">Szukanie…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">Żadnej w tej rozmowie</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">Włącz ten zestaw, jeśli na początku jest wyłączony; można powtórzyć.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all albo nazwa narzędzia; można powtórzyć. Bez terminala ask oznacza refuse. Czego nie obejmuje żadne inne słowo: hidden-files dla plików ukrytych lub wyglądających na tajne i offered-calls dla wywołań, które odpowiedź proponuje w tekście.</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">Narzędzie, na przykład io:read_file.</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">Jego argumenty jako obiekt JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">Podaj narzędzie i jego argumenty jako obiekt JSON, na przykład: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… oczekiwanie na %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1: brak połączenia: %2</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance: %1 – błąd: %2</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">Zapisz wywołanie jako przypadek ewaluacji, który oczekuje jego wyniku, wiersz do pliku przypadków.</translation>
    </message>
</context>
<context>
    <name>gui::JsonTreeModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">Nazwa</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">Wartość</translation>
    </message>
</context>
<context>
    <name>gui::JsonValueView</name>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">Jako &amp;tabela</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">Znajdź w wartości</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">Znajdź; Enter przechodzi dalej</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">Wartość jako drzewo</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">Wartość jako tabela</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">Kopiuj</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">Nic nie znaleziono</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">Przejdź na koniec</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">Przejdź na koniec (End)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>%n nowa</numerusform>
            <numerusform>%n nowe</numerusform>
            <numerusform>%n nowych</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">nowy tekst</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">na koniec</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">&amp;Zachowaj klucz</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">Dostawca</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Klucz</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">Nie opisano żadnego dostawcy, który wymaga klucza.</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">Klucz o nazwie %1 już istnieje.</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">Trafia do pęku kluczy pulpitu jako %1 i jest wysyłany do %2. Odczytywana jest też zmienna środowiskowa o tej nazwie.</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">Jest tak krótki, że nie da się go odróżnić od zwykłych słów: jeśli serwer go powtórzy, zostanie to nagrane.</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">Zachowany w pęku kluczy jako %1.</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">%1 Aby mieć go następnym razem, ustaw zmienną środowiskową %2.</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">Klucze, o które proszą dostawcy</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">Dostawca</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">Nazwa klucza</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">Gdzie jest przechowywany</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">w środowisku</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">szukanie…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">żaden pęk kluczy nie odpowiada</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">brak</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">w pęku kluczy pulpitu</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">Język programu</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Jak pulpit</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">Przetłumaczone maszynowo; człowiek przeczytał %1 z %2 tekstów. Jeśli coś brzmi błędnie, rozstrzyga tekst angielski.</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">Zacznie obowiązywać po ponownym uruchomieniu.</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">Żadna czcionka na tym komputerze nie ma jego liter: zainstaluj jakąś, na przykład %1. Do tego czasu program mówi po angielsku.</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">Program nie mówi w języku „%1”: mówi po angielsku.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">już tu jest, wśród usuniętych</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">już tu jest</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">już tu jest i jest teraz inna; pozostaje bez zmian</translation>
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
        <translation type="unfinished">Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">To nie jest plik.</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">Trwa inny import; spróbuj ponownie, gdy się zakończy.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">Import został zatrzymany.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">i inne: %1</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">Eksportuj rozmowę (.jsonl zawiera wszystko; .md, .html, .pdf, .json pokazaną ścieżkę)</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">Eksportuj wszystkie rozmowy (.jsonl zawiera wszystko; .md, .html, .pdf, .json pokazane ścieżki)</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">Wyeksportowano do %1: wiadomości: %2.</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">Import rozmów</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">&amp;Importuj</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">Trwa inny import; spróbuj ponownie, gdy się zakończy.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">Przeglądanie pliku…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">Importowanie rozmów…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">Za&amp;trzymaj</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">Import został zatrzymany; nic nie zaimportowano.</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">Z %1: rozmowy do zaimportowania: %2, już obecne: %3</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">Wymieniają one te foldery, do których ich narzędzia nie zaglądają, dopóki nie zostaną wybrane ponownie:</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">Zaimportowane rozmowy: %1.</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Zapisz jako przypadek ewaluacji</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">Zapisano jako przypadek w %1.</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">Serwer niczego jeszcze nie zapisał.</translation>
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
        <translation type="unfinished">Deskryptor zawiera niezapisane zmiany. Zapisać je przed zamknięciem okna?</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">Za&amp;mknij i porzuć</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">Przebieg jest teraz rozmową.</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">O programie Parlance</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">Parlance %1
Warsztat do rozmów z modelami językowymi.
Licencja: Apache-2.0. Bez telemetrii.</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">Gdzie są zapisywane parlance.1 i parlance-descriptors.5.</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">Do którego folderu?</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">Nie można zapisać %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::ManualView</name>
    <message>
        <source>Chapter</source>
        <extracomment>Name for screen readers of the text of the manual</extracomment>
        <translation type="unfinished">Rozdział</translation>
    </message>
</context>
<context>
    <name>gui::MarkdownSection</name>
    <message>
        <source>Show all</source>
        <extracomment>Link at the end of a long text in the transcript</extracomment>
        <translation type="unfinished">Pokaż wszystko</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">Przypadki i warianty</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">%1, najlepsza</translation>
    </message>
</context>
<context>
    <name>gui::MediansView</name>
    <message>
        <source>Medians</source>
        <extracomment>Name for screen readers of the table of medians of a comparison</extracomment>
        <translation type="unfinished">Mediany</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished">Co zmierzono</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">jeszcze nie odpowiedział</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">wymaga klucza %1</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">odgrywa scenariusz, to nie model językowy</translation>
    </message>
    <message>
        <source>%1 k tokens</source>
        <translation type="unfinished">%1 tys. tokenów</translation>
    </message>
</context>
<context>
    <name>gui::ModelSelector</name>
    <message>
        <source>Search models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Szukaj modeli</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">Szukaj lub wpisz dostawca/model</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modele</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">&amp;Znajdź serwery…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">Uruchom plik &amp;modelu…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">Wybierz model</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Model: %1</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Znajdź a&amp;gentów…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">Modele na tym komputerze</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">Modele udostępniane przez Parlance</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title in the list of models on this machine: a language model</extracomment>
        <translation type="unfinished">Model</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the list of models on this machine: a noun: of a server</extracomment>
        <translation type="unfinished">Stan</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the list of models on this machine: how much it takes</extracomment>
        <translation type="unfinished">Pamięć</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">Jaka część modelu jest wczytana</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">Co zapisał serwer</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">Kopiuj &amp;dziennik</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Uruchom</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">Za&amp;trzymaj</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">Uruchom &amp;ponownie</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">Uruchom plik &amp;modelu…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">Żaden plik modelu nie jest jeszcze udostępniany.</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">Tylko od tego dostawcy, którego punkt końcowy jest pytany o modele.</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">Zamiast tego szukaj serwerów na zwykłych portach tego komputera.</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">Z --find: sprawdź ten port zamiast zwykłych; można podać kilka razy.</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">Z --find: zachowaj znalezione jako deskryptory.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Nie ma dostawcy o nazwie %1.</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">Nie udało się uzyskać jego własnej listy: %1</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">(wymaga klucza %1)</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">„%1” nie jest portem.</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">Serwer na porcie %1</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">Żaden serwer nie odpowiedział.</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">Pokaż zamiast tego, jacy agenci innych programów są na tym komputerze.</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">Na tym komputerze nie ma %1</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">teraz</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">dziś %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">wczoraj</translation>
    </message>
</context>
<context>
    <name>gui::MoveCommand</name>
    <message>
        <source>moved:</source>
        <extracomment>Message on the terminal before the conversation that was moved into a group</extracomment>
        <translation type="unfinished">przeniesione:</translation>
    </message>
    <message>
        <source>The group; empty for none.</source>
        <translation type="unfinished">Grupa; puste oznacza żadną.</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">Do której grupy? --group NAZWA; --group &quot;&quot; oznacza żadną.</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">Odpowiedź jest gotowa.</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">Narzędzie uległo awarii; tura została cofnięta.</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">Odpowiedź została przerwana.</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">Jest do Ciebie pytanie.</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">Potrzebna jest Twoja decyzja.</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">Przyjmowane przez wszystkie polecenia; tutaj nic się nie zmienia.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Pokaż opcje tego polecenia.</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">Deskryptory, rozmowy, wymiany, serwery innego klienta lub odnośniki zaczynające się od parlance://; bez żadnego – okno. Ich zawartość jest pokazywana i pojawia się pytanie; nic nie jest uruchamiane.</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">Odnośnik mówi „%1”, czego odnośniki tego rodzaju nie zawierają.</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">Odnośnik zawiera więcej tekstu niż przyjmowane %1 znaków.</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">Odnośnik zawiera w „%1” znaki, których nie widać.</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">Odnośnik mówi „%1” zbyt wiele razy.</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">Odnośnik dodaje serwer, a nie ma dla niego nazwy lub jest ona zbyt długa.</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">Odnośnik dodaje serwer, a nie ma ani jego adresu, ani polecenia, albo ma oba.</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">„%1” nie jest adresem zaczynającym się od https:// lub http://.</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">Adres serwera zawiera hasło.</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">Odnośnik jest dłuższy, niż można przyjąć.</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">„%1” nie jest odnośnikiem: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">„%1” nie jest identyfikatorem rozmowy.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">„%1” nie należy do odnośnika tego rodzaju.</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">Odnośniki Parlance zaczynają się od parlance://conversation/, new, add-server, manual/ lub quick-question, a nie od „%1”.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">Nie ma pliku %1.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 nie jest plikiem.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Nie można odczytać %1.</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">%1 nie jest plikiem rodzaju, który się tu otwiera: deskryptory (.toml, .gram), rozmowy i wymiany (.jsonl, .json, .har, .md) lub serwery innego klienta (.json).</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">„%1” nie jest plikiem tego komputera.</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">„%1” nie jest plikiem ani odnośnikiem zaczynającym się od parlance://.</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">„%1” mówi więcej niż odnośniki tego rodzaju.</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">Ten tekst przyszedł z odnośnikiem. Niczego nie wysłano.</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">odnośnik</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">Podręcznik nie ma rozdziału „%1”.</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">%1 nie jest deskryptorem: żadna z tabel nie należy do dostawcy, zestawu, agenta, biblioteki, promptu ani scenariusza.</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">%1 nie zostanie skopiowany, ponieważ już istnieje %2.</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">%1 leży poza folderami deskryptorów. Skopiować go do %2, gdzie ma znaczenie, i tam otworzyć?
Błędy w nim jako TOML lub gram: %3.</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">&amp;Kopiuj i otwórz</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">Otwarte rozmowy</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">Nowa rozmowa</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Oczekiwanie na Twoją decyzję</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">Tura w toku</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">Zamknij kartę</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">rozmowa</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Wiadomość: %1</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">wiadomość</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">model</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">agent</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Preferencje: %1</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">preferencje</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">W tej rozmowie niczego jeszcze nie przesłano.</translation>
    </message>
    <message>
        <source>exchanges.har</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">wymiany.har</translation>
    </message>
    <message>
        <source>exchanges.jsonl</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">wymiany.jsonl</translation>
    </message>
    <message>
        <source>Save exchanges</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">Zapisz wymiany</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">Zapisano %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">Kaseta została zapisana.</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">Nagraj wszystkie przesłane dane</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">nagranie.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">Nagrywanie dla %1; to samo polecenie je kończy.</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Odtwarzanie kasety</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">Żadne zdarzenie z kasety nie czeka.</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">Zajmuje ponad %1 MB, więc nie jest to PDF programu Parlance.</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">Tego PDF nie wyeksportował Parlance albo zrobiła to wersja, która nie umieszczała w nim rozmów. Inne PDF nie mówią, kto co powiedział.</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">Nie można odczytać PDF: %1</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">Nie można odczytać PDF: wymaga więcej pamięci lub czasu niż jakikolwiek PDF programu Parlance.</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">To za dużo na PDF. HTML mieści rozmowy dowolnej długości.</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">inny program</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">Preferencje</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">&amp;Ogólne</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">S&amp;króty</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">Kl&amp;ucze</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Jak pulpit</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">%1 (łatwa do czytania)</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">Ciemne</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">Enter wysyła, Shift+Enter zaczyna wiersz</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Ctrl+Enter wysyła, Enter zaczyna wiersz</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Shift+Enter wysyła, Enter zaczyna wiersz</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">Zachowuj kopię z każdego z ostatnich siedmiu &amp;dni</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">Pierwszy wiersz Twojej pierwszej wiadomości</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">Pisany przez model po pierwszej turze</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">Brak</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">Że coś nadeszło, bez zawartości</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">Z tytułem i tekstem</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">Nic</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">Zakończenia, pytania i błędy</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">Także wywołania i początki odpowiedzi</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">do wymazania</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished"> dni</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished"> %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Język:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Ko&amp;lory:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Rozmiar tekstów:</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Czcionka tekstów:</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Czcionk&amp;a kodu:</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Wysyłanie:</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Rozmowy:</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Tytuły:</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Powiadomienia:</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">Czyt&amp;nik ekranu mówi:</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">U&amp;sunięte są przechowywane:</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Pisown&amp;ia:</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">Ślad&amp;y trafiają do:</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">Dokąd trafiają ślady tur: adres kolektora lub plik</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">donikąd; http://127.0.0.1:4318 lub plik</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">Wraz z tr&amp;eścią rozmów</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">Na tym komputerze nie ma słowników (pakiety hunspell-…).</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">Sprawdzane języki</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">Magistrala sesji pulpitu jest niedostępna: nie ma powiadomień, a każde uruchomienie programu ma własne okna.</translation>
    </message>
</context>
<context>
    <name>gui::PromptDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
    </message>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;Użyj promptu</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">Serwer %1 nie jest połączony.</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">wymagane</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">opcjonalne</translation>
    </message>
</context>
<context>
    <name>gui::PutAwayConversations</name>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">&amp;Przywróć</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Wym&amp;aż trwale…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">To, co tu jest, pozostaje tak długo, jak chcesz, i można to znaleźć wyszukiwaniem.</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">To, co usunięto, jest tu przechowywane tak długo, jak mówią preferencje.</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Zarchiwizowane rozmowy</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Usunięte rozmowy</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">Z powrotem na &amp;listę</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">Z powrotem na listę rozmów</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">Przywróć rozmowę</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">Wymaż rozmowę trwale</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">Wymaż trwale…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">Wymazać trwale „%1”? Jej wiadomości, gałęzie i nagrane wymiany zostaną nadpisane. Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">Wym&amp;aż trwale</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Pytanie</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">Cały tekst</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Uruchom</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Pozo&amp;staw</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Kontynuuj</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">&amp;Zakończ turę</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">Otwórz w &amp;przeglądarce</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Zezwó&amp;l</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Zezwalaj za&amp;wsze</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Odmów</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Zalo&amp;guj się</translation>
    </message>
</context>
<context>
    <name>gui::QuestionCard</name>
    <message>
        <source>Edit &amp;arguments</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Edytuj &amp;argumenty</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Jako &amp;JSON</translation>
    </message>
    <message>
        <source>Also asked of %1, where it may be answered first.</source>
        <translation type="unfinished">Pyta też %1, gdzie można odpowiedzieć wcześniej.</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Zezwól &amp;raz</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">W &amp;tej rozmowie</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Za&amp;wsze</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">Zawsze &amp;dla takich wywołań</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Odmów</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">Wyśl&amp;ij odpowiedź</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Odr&amp;zuć</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">An&amp;uluj</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">Otwórz w &amp;przeglądarce</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Kontynuuj</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">Kontynuuj, gdy zrobisz tam to, o co poproszono.</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">Nie udało się otworzyć przeglądarki. Przejdź pod ten adres ręcznie, a potem kontynuuj.</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">Narzędzie pyta</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">%1 pyta</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">Argumenty, jako JSON</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">Co zmienia się w pliku: − znika, + dochodzi</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">Takie wywołania: %1.</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">Co zostanie uruchomione</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">Jako &amp;formularz</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">To musi być obiekt JSON.</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">Zobacz, co zaznaczono poniżej.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">Tego nie można wysłać w tej postaci.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">Tego nie można wysłać w tej postaci</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Wyślij teraz</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">Wyślij to, co czeka, a po każdej odpowiedzi następne</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Powiedz teraz</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">Powiedz to w trwającej turze, po bieżącej rundzie (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">Edytuj</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">Pisz dalej tę wiadomość (Enter)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">W górę</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">Wyślij ją wcześniej (Alt+strzałka w górę)</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">W dół</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">Wyślij ją później (Alt+strzałka w dół)</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">Odrzuć</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">Nie wysyłaj jej (Delete)</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">Wiadomości, które czekają</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>%1 (z %n załącznikiem)</numerusform>
            <numerusform>%1 (z %n załącznikami)</numerusform>
            <numerusform>%1 (z %n załącznikami)</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">Po tej rundzie: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>%n wiadomość czeka na odpowiedź.</numerusform>
            <numerusform>%n wiadomości czekają na odpowiedź.</numerusform>
            <numerusform>%n wiadomości czeka na odpowiedź.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Nie teraz</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">&amp;Pytaj</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">&amp;Otwórz w oknie</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">Szybkie pytanie – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">Py&amp;tanie:</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">Pytanie</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">Odpowiedź</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">%1, bez narzędzi. Esc zamyka.</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">Oczekiwanie na odpowiedź…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">Odpowiedź jest gotowa; kolejne pytanie będzie jej kontynuacją.</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">Pytanie do niczego nie doprowadziło.</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">Wiadomość jako tekst</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">Co jest usuwane z wymian</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">Wzorce, po jednym w wierszu</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">Pola JSON i nagłówki, oddzielone przecinkami</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">Wymiany, na których wypróbowano reguły</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Początek</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">Żądanie</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Usunięto</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">Co zostałoby zachowane</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">Klucze są usuwane zawsze. To, co pasuje do wzorca (wyrażenia regularnego), oraz wartości tych pól stają się [redacted], zanim wymiana zostanie zachowana. To, co już zachowano, pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">&amp;Wzorce, po jednym w wierszu</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">&amp;Pola JSON i nagłówki</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">W&amp;ypróbuj</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">Na ostatnio zachowanych wymianach; nic się nie zmienia</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">&amp;Zachowaj te reguły</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">Obowiązują od teraz</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">Nie zachowano jeszcze niczego, na czym można by wypróbować reguły.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>Z ostatnio zachowanych wymian usunięto by %n fragment.</numerusform>
            <numerusform>Z ostatnio zachowanych wymian usunięto by %n fragmenty.</numerusform>
            <numerusform>Z ostatnio zachowanych wymian usunięto by %n fragmentów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">Zachowano. Reguły obowiązują od teraz dla każdej wymiany.</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">Port na 127.0.0.1; 0 oznacza dowolny wolny.</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">Deskryptor scenariusza albo kaseta (NAZWA.jsonl lub HTTP Archive, NAZWA.har); bez tego – dołączony scenariusz.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 nie jest portem.</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">&amp;Cofnij</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">Usunięto %1.</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Zapisuj JSON Lines.</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">Dla czytników ekranu: słowa zamiast znaków.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Pokaż opcje tego polecenia.</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">Tylko wypisz, co jest nie tak, i niczego nie zmieniaj.</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">repair nie przyjmuje argumentów.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">Wszystko można odczytać.</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">Wszystko można odczytać; niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">Niczego nie brakuje.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">Stary plik zachowano jako %1.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Uratowane rozmowy: %1, w nich %n wiadomość.</numerusform>
            <numerusform>Uratowane rozmowy: %1, w nich %n wiadomości.</numerusform>
            <numerusform>Uratowane rozmowy: %1, w nich %n wiadomości.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairDialog</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the message that the store is damaged</extracomment>
        <translation type="unfinished">&amp;Napraw…</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">Wszystko można odczytać; niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">Niczego nie brakuje.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">Stary plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">Naprawa rozmów</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">&amp;Otwórz rozmowy</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">Sprawdzana jest każda część pliku.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Uratowane rozmowy: %1, w nich %n wiadomość.</numerusform>
            <numerusform>Uratowane rozmowy: %1, w nich %n wiadomości.</numerusform>
            <numerusform>Uratowane rozmowy: %1, w nich %n wiadomości.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">Treść żądania</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">Co jest nie tak w żądaniu</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">Żądanie jest duże i jest właśnie odczytywane…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>%n długi łańcuch jest zwinięty do znacznika i wysyłany w całości.</numerusform>
            <numerusform>%n długie łańcuchy są zwinięte do znaczników i wysyłane w całości.</numerusform>
            <numerusform>%n długich łańcuchów jest zwiniętych do znaczników i wysyłanych w całości.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Narzędzia</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Wiadomości</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">Instrukcje obszaru roboczego</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">Ustawienia i reszta</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Tekst systemowy</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">Co zobaczy model</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">Adres i nagłówki</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Żą&amp;danie</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Nagłówki</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">Znajdź w żądaniu</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">&amp;Poprzedni</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">Poprzedni wiersz, który to zawiera (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Na&amp;stępny</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">Następny wiersz, który to zawiera (F3)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">Kopiuj całą treść tak, jak zostałaby wysłana</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Odśwież</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">Tak, jak wyglądałoby teraz (F5)</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">Nie ma żądania do pokazania.</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">To zostałoby wysłane teraz, wraz z tym, co jest w polu wiadomości. Aby to pokazać, niczego nie wysłano.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>Pominięto %n wcześniejszą wiadomość, bo nie mieści się w kontekście modelu.</numerusform>
            <numerusform>Pominięto %n wcześniejsze wiadomości, bo nie mieszczą się w kontekście modelu.</numerusform>
            <numerusform>Pominięto %n wcześniejszych wiadomości, bo nie mieszczą się w kontekście modelu.</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Brak treści</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Nie znaleziono</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Wiersz %1</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">Wyślij zawartość tego pliku zamiast wysłanej treści, bajt po bajcie.</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">Ile razy, raz po raz; najwyżej %1.</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">Do tego dostawcy, który musi mówić tym samym językiem. Domyślnie: do tego, do którego trafiło.</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Wymiana, podana przez identyfikator lub jego początek.</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">Która wymiana? parlance exchanges je wymienia.</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">--times to liczba od 1 do %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Nie można odczytać %1: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">%1 ma więcej niż 64 MiB.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Tam, gdzie w treści był klucz, jest znacznik, który jest wysyłany bez zmian.</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">%1 Podaj, który, za pomocą --provider.</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">mówi to samo co przedtem</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">odbiega od tego, co powiedziano przedtem, w bajcie %1</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">%1  status %2  %3 ms (przedtem %4)  tokeny wejściowe: %5, wyjściowe: %6  %7</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">rodzina</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">zmienione</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">obserwowany</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">Tekst zasobu</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">To nie jest tekst ani obraz: %1</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[Reszta nie jest tu pokazana.]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">Obraz</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">Nie można pokazać obrazu.</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;Odczytaj</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">Ob&amp;serwuj zmiany</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">&amp;Dołącz do wiadomości</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">Część zasobu</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">Wypełnij to, co jest w nawiasach klamrowych, a potem odczytaj.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">Odczytywanie…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">Trafi do Twojej następnej wiadomości.</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">Zmienił się od czasu odczytania.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;Odczytaj ponownie</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">O&amp;dśwież listę</translation>
    </message>
    <message>
        <source>Resources of MCP servers</source>
        <translation type="unfinished">Zasoby serwerów MCP</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Serwer</translation>
    </message>
    <message>
        <source>Search the resources</source>
        <translation type="unfinished">Szukaj w zasobach</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Szukanie</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Zasoby</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">Nie ma jeszcze serwera MCP.</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">Ten serwer nie ma zasobów.</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Pobieranie listy…</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">
            <numerusform>%n zasób</numerusform>
            <numerusform>%n zasoby</numerusform>
            <numerusform>%n zasobów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RestoreCommand</name>
    <message>
        <source>restored:</source>
        <extracomment>Message on the terminal before the conversation that was brought back</extracomment>
        <translation type="unfinished">przywrócone:</translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message>
        <source>The turn would be rolled back; the model would get nothing.</source>
        <translation type="unfinished">Tura zostałaby wycofana; model niczego by nie otrzymał.</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">Tura trwałaby dalej; model otrzymałby to jako wynik z błędem.</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">%1 – błąd: %2</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">Dla modelu</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">Dla Ciebie</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Surowe</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">Różnica</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">Jeszcze nie uruchomiono</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>%n żądanie</numerusform>
            <numerusform>%n żądania</numerusform>
            <numerusform>%n żądań</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RowAction</name>
    <message>
        <source>Copy</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Kopiuj</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Edytuj</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again</extracomment>
        <translation type="unfinished">Wygeneruj ponownie</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">Rozwidlij</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">Porównaj od tego miejsca…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">Porównaj z drugą wersją</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">Aktywna</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Przypnij</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Kopiuj jako Markdown</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished">Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Edit the result…</source>
        <translation type="unfinished">Edytuj wynik…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">Obejrzyj argumenty i wynik…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">Wykonaj to wywołanie ponownie…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Usuń</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">Przenieś do nowej rozmowy</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">Pokaż, co widział tu model</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">Pokaż przesłane dane</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">Cofnij pliki tej tury…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Poprzednia wersja</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Następna wersja</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Pokaż rozumowanie</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">Otwórz lub zwiń</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Pokaż wszystko</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">Cofnij tę turę</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">Czytaj jako tekst</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Dezaktywuj</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">Aktywuj</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Odepnij</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Przypnij</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">Edytuj argumenty…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Edytuj…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">Cofnij tę turę i to, co po niej</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">Zapytano</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">Odpowiedź</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">&amp;Cała rozmowa</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Name for screen readers beside the table of an evaluation: what was expected</extracomment>
        <translation type="unfinished">Oczekiwano</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation type="unfinished">Ocena %1 z %2</translation>
    </message>
    <message>
        <source>Your grade</source>
        <extracomment>Label beside the table of an evaluation</extracomment>
        <translation type="unfinished">Twoja ocena</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">Wybierz komórkę, aby zobaczyć jej przebiegi.</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">%1 · %2 · przebieg %3 z %4</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● zaliczony</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ z błędem</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ niezaliczony</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">Wywołano %1 (%2).</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">Serwery i o co są teraz pytane</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">Serwer</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of a server</extracomment>
        <translation type="unfinished">Stan</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of tools</extracomment>
        <translation type="unfinished">Wywołania</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">Oczekujące</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">Pamięć</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">Ponowne uruchomienia</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">Żądania w toku</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">Te, na które nie ma jeszcze odpowiedzi</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">Dotyczy serwerów uruchomionych przez Parlance jako programy</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">Ile razy uruchomiono go ponownie od uruchomienia Parlance</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">Nic teraz nie działa: nie opisano żadnego serwera MCP, nie uruchomiono serwera żadnego modelu i żaden dostawca nie jest o nic pytany.</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">plik modelu</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">gotowy</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">zatrzymany</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">błąd</translation>
    </message>
    <message>
        <source>restarting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">ponowne uruchamianie</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">uruchamianie</translation>
    </message>
    <message>
        <source>provider</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">dostawca</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">zapytany</translation>
    </message>
</context>
<context>
    <name>gui::RunsView</name>
    <message>
        <source>Repeat</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb: run it once more</extracomment>
        <translation type="unfinished">Powtórz</translation>
    </message>
    <message>
        <source>Runs it again with the same arguments (F5)</source>
        <translation type="unfinished">Uruchamia ponownie z tymi samymi argumentami (F5)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">Porównaj</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">Pokazuje, czym różnią się dwa wybrane przebiegi</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">Użyj jako przykładu</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">Kopiuje przebieg jako przykład do opisu</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">Wcześniejsze przebiegi</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">Użyj jako przypadku</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">Kopiuje przebieg jako przypadek ewaluacji, do pliku przypadków</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">&amp;Bez tekstów: tylko struktura, rozmiary i czasy</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>Zapisz %n wymianę</numerusform>
            <numerusform>Zapisz %n wymiany</numerusform>
            <numerusform>Zapisz %n wymian</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">Rodzaj pliku</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">HTTP Archive (.har), który czytają przeglądarki i inne narzędzia</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">Kaseta (.jsonl), którą można ponownie odtworzyć</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">W żadnym z nich nie ma kluczy. Jest to, co ktokolwiek powiedział, chyba że zostanie pominięte.</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">Najwyżej tyle.</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">Muszą wystąpić wszystkie; każde może być początkiem słowa.</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">Czego szukać?</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">w tytule</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">Bez tytułu</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n wynik</numerusform>
            <numerusform>%n wyniki</numerusform>
            <numerusform>%n wyników</numerusform>
        </translation>
    </message>
    <message>
        <source>in the title</source>
        <extracomment>Line in the results of a search in all conversations: the words stand in the conversation&apos;s title</extracomment>
        <translation type="unfinished">w tytule</translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message>
        <source>Before</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came before</extracomment>
        <translation type="unfinished">Przed</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came now</extracomment>
        <translation type="unfinished">Teraz</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">Edycja i ponowne wysłanie</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>%n błąd w żądaniu; mimo to jest ono wysyłane w tej postaci.</numerusform>
            <numerusform>%n błędy w żądaniu; mimo to jest ono wysyłane w tej postaci.</numerusform>
            <numerusform>%n błędów w żądaniu; mimo to jest ono wysyłane w tej postaci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">Nagłówki żądania, po jednym w wierszu; klucze są dodawane przy wysyłaniu</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Żą&amp;danie</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Nagłówki</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">Wszystkie odpowiedzi i czym się różnią</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">Dostawca, do którego jest wysyłane</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">D&amp;o</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">Ile razy jest wysyłane</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished"> razy</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;Wyślij</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">Wysyła żądanie w tej postaci (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">Jako &amp;gałąź</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">Umieszcza pokazaną odpowiedź w rozmowie obok starej, oznaczoną jako utworzona ręcznie</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Zapisz jako</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">Kopiuj jako c&amp;url</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">Żądanie w tej postaci, jako wiersz polecenia bez klucza</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Cofnij wszystko</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">Żądanie w postaci, w jakiej zostało wysłane</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Kaseta…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">&amp;Scenariusz próby…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">Ta&amp;bela odpowiedzi (CSV)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">%1 · wysłano %2</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">Niczego jeszcze nie wysłano.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Tam, gdzie w treści był klucz, jest znacznik, który jest wysyłany bez zmian.</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">Nie wiadomo, do jakiego dostawcy to wysłano. Wybierz dostawcę.</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">Żaden dostawca nie używa %1.</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">„%1” nie jest nagłówkiem, który można ustawić.</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">Pomiń %1: klucz dostawcy jest dodawany przy wysyłaniu.</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">Teraz: odpowiedź %1</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">Zatrzymano przed odpowiedzią.</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">Odpowiedź jest teraz gałęzią rozmowy, oznaczoną jako utworzona ręcznie.</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">Skopiowano. Klucz to w tym tekście $API_KEY.</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">Zapisz jako kasetę</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">żądanie.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">Zapisano %1. Odtwarza się za pomocą --replay lub jako base-url = &quot;cassette:%1&quot;.</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">Zapisz jako scenariusz próby</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">scenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">Zapisz tabelę odpowiedzi</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">odpowiedzi.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">Zapisano %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">Za&amp;trzymaj</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">&amp;Przypadek ewaluacji…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Zapisz jako przypadek ewaluacji</translation>
    </message>
    <message>
        <source>case.jsonl</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">przypadek.jsonl</translation>
    </message>
</context>
<context>
    <name>gui::SendingCommand</name>
    <message>
        <source>--answer-limit is a number of MiB from 1 to 1024.</source>
        <translation type="unfinished">--answer-limit to liczba MiB od 1 do 1024.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… oczekiwanie na %1</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">Serwer %1 uruchomiłby ten program ponownie, ten swój serwer i tak bez końca.</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">Udostępnianie innym programom</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">Inne programy na tym komputerze mogą używać Parlance przez MCP: jego rozmów, modeli i agentów oraz wybranych tu narzędzi. To, co robią, jest zachowywane jak wszystko inne; o to, co wymaga pytania, pyta się tam lub tutaj.</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">&amp;Udostępniaj</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">Zestawy, których narzędzia są oferowane</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">dowolny</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Narzędzia z:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Port:</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Adres</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Klucz</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">Kopiuj &amp;wpis do pliku klienta</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Adres:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">K&amp;lucz:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">Komu się udostępnia i co jest w toku</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">Klient</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">Co</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">Od</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Za&amp;trzymaj</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">Pokaż &amp;rozmowę</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Zakończ udostępnianie</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">Program bez nazwy</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>%n wywołanie</numerusform>
            <numerusform>%n wywołania</numerusform>
            <numerusform>%n wywołań</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">czeka tam na decyzję</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">w toku</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Jeszcze nikt</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">%1, proces %2</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Zak&amp;ończ</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">czeka na decyzję, tam lub tutaj</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">czeka na Twoją decyzję</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">Rozmawiaj z programem, który uruchomił ten program, przez standardowe wejście i wyjście.</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">Nasłuchuj na 127.0.0.1; 0 oznacza dowolny wolny port.</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">Podaj --stdio albo --http z portem.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 nie jest portem.</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">Podaj oba programowi, który ma tego używać. Ctrl+C kończy.</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… oczekiwanie na %1</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>dotąd %n znak</numerusform>
            <numerusform>dotąd %n znaki</numerusform>
            <numerusform>dotąd %n znaków</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">program</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">&amp;Uruchom serwer</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">&amp;Zatrzymaj serwer</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">Uruchom serwer &amp;ponownie</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">&amp;Wyloguj</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Za&amp;soby…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">Pokaż &amp;dziennik…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">Pokaż wiado&amp;mości</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Nie można odczytać %1.</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">%1: %2 Aby mieć go następnym razem, ustaw zmienną środowiskową %1.</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">%1 już istnieje i pozostawiono go bez zmian.</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">Plik konfiguracyjny innego klienta (mcpServers lub servers)</translation>
    </message>
</context>
<context>
    <name>gui::ServerLog</name>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished">Dziennik: %1</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <extracomment>Button in the log of an MCP server</extracomment>
        <translation type="unfinished">Kopiuj &amp;wszystko</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">Serwer nie jest już opisany.</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">Kolejne oczekujące pytania: %1</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">Dlaczego nie można go przejąć</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">Nie można go przejąć. %1</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">Co jest zmieniane lub pomijane</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">z pliku do pęku kluczy</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Klucz %1</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Jego deskryptor</translation>
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
        <translation type="unfinished">pominięto %1: %2</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">%1 %2: gotowe</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">Serwer %1 nie uruchamia się: %2</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">Serwer %1 działa, ale nie podaje swoich narzędzi: %2</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>Serwer %1 działa. Ma %n narzędzie.</numerusform>
            <numerusform>Serwer %1 działa. Ma %n narzędzia.</numerusform>
            <numerusform>Serwer %1 działa. Ma %n narzędzi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">Udostępnianie</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>Udostępnianie %n programowi</numerusform>
            <numerusform>Udostępnianie %n programom</numerusform>
            <numerusform>Udostępnianie %n programom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>%n w toku</numerusform>
            <numerusform>%n w toku</numerusform>
            <numerusform>%n w toku</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">czeka na Twoją decyzję</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">Poprosił o to inny program.</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">Prosi o to %1.</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">Oczekiwanie na serwery narzędzi</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">Runda %1: model odpowiada</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Oczekiwanie na Twoją decyzję</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">Narzędzia działają</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">Oczekiwanie na magazyn: blokuje go inny program lub działa wolno</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">Zachowywanie tury</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">Obsługiwany jest tu inny program</translation>
    </message>
</context>
<context>
    <name>gui::ShortcutEditor</name>
    <message>
        <source>&amp;Set</source>
        <extracomment>Button in the list of keyboard shortcuts: a verb: use these keys</extracomment>
        <translation type="unfinished">&amp;Ustaw</translation>
    </message>
    <message>
        <source>Defaul&amp;t</source>
        <extracomment>Button in the list of keyboard shortcuts: back to the standard keys</extracomment>
        <translation type="unfinished">&amp;Domyślny</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">Działania i ich skróty</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">Działanie</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">Skrót</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">Nowy skrót</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">Ten skrót ma już „%1”.</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">Sama litera służy do pisania. Naciśnij ją z Ctrl lub Alt albo wybierz klawisz funkcyjny.</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">JSON bez identyfikatorów, dat, czasów trwania i zużycia, aby można było porównać dwa przebiegi.</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">Identyfikator rozmowy lub jego początek.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">Która rozmowa? parlance conversations je wymienia.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>Nie można odczytać %n wiadomości, w całości lub w części. parlance repair ratuje to, co da się odczytać.</numerusform>
            <numerusform>Nie można odczytać %n wiadomości, w całości lub w części. parlance repair ratuje to, co da się odczytać.</numerusform>
            <numerusform>Nie można odczytać %n wiadomości, w całości lub w części. parlance repair ratuje to, co da się odczytać.</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (przerwana)</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished"> (napisana ręcznie)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (uszkodzona: %1)</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">nie można użyć</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">Szukanie podpowiedzi…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">„%1” to słowo</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">Brak podpowiedzi</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">Uruchamianie pliku modelu</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">&amp;Resetuj stan modelu przed każdą odpowiedzią</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">&amp;Uruchom model</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Przeglądaj…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">tyle, do ilu przygotowano model</translation>
    </message>
    <message>
        <source> tokens</source>
        <extracomment>Part of a number field in the dialog that starts a model file: behind a number</extracomment>
        <translation type="unfinished"> tokenów</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Part of a number field in the dialog that starts a model file: all layers</extracomment>
        <translation type="unfinished">wszystkie</translation>
    </message>
    <message>
        <source>Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state.</source>
        <translation type="unfinished">Gdy wyłączone, serwer pamięta to, co przeczytał z rozmowy: szybciej, ale błędnie przy niektórych modelach ze stanem.</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">Plik &amp;modelu:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Nazwa:</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Kontekst:</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">Warstwy na karcie &amp;graficznej:</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Dalsze argumenty:</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">Pr&amp;ogram:</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">Wybierz plik modelu (GGUF)</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">Wybierz plik modelu: taki, który można odczytać, podany pełną ścieżką.</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">Model wymaga nazwy złożonej z liter, cyfr, - i _.</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">Dostawca %1 już istnieje.</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">„%1” podano powyżej albo wybiera to Parlance.</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">Podaj program serwera.</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">narzędzie znalezione</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">argumenty odczytane</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">wartości domyślne uzupełnione</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">argumenty sprawdzone</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">poszukano duplikatów</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">zgoda</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">odizolowano</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">wykonano</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">wynik sformatowano</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">%1 (tu wystąpił błąd)</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">Kroki przebiegu z czasami</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">Kopia zapasowa wszystkich rozmów</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Wszystkie rozmowy są w %1.</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">Naprawa zamyka wszystkie okna, sprawdza każdą część pliku, w którym są przechowywane rozmowy, i zapisuje to, co da się odczytać z uszkodzonego, w nowym pliku. Stary zostaje zachowany obok.</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">&amp;Zamknij i napraw</translation>
    </message>
</context>
<context>
    <name>gui::StoreBar</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the bar that says that the store is damaged</extracomment>
        <translation type="unfinished">&amp;Napraw…</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. What can be read is shown; Repair saves it to a new file.</source>
        <translation type="unfinished">Plik rozmów jest uszkodzony. Pokazano to, co da się odczytać; Napraw zapisuje to w nowym pliku.</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">Rozmowy można tylko odczytywać: ich plik lub nośnik, na którym się znajduje, jest chroniony przed zapisem.</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">Utwórz tabele i role albo zaktualizuj je do tej wersji.</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">Tylko pokaż SQL ról: parlance_reader, parlance_worker, parlance_owner.</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">Magazyn, zamiast --store.</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">Co zrobić z magazynem? Podaj --create albo --roles.</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">W %1 można przechowywać ewaluacje.</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Zmień nazwę</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Etykiety</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">Przenieś do grupy</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Zmień nazwę grupy</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">Archiwizuj</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">Wyjmij z archiwum</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Usuń rozmowę</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Przywróć rozmowę</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">%1 (w magazynie)</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">Otwórz plik…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">Użyj magazynu…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">Tekst systemowy</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">Co model słyszy przed wszystkim innym, na przykład jak odpowiadać.</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">Wysyłany z każdym żądaniem tej rozmowy, od następnej tury.</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">Tekst systemowy •</translation>
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
        <translation type="unfinished">Tekst systemowy: brak</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">Brak tekstu systemowego</translation>
    </message>
</context>
<context>
    <name>gui::TableWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Window title in the window that shows a table of the transcript</extracomment>
        <translation type="unfinished">Tabela</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Kopiuj</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Zamknij</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">Uruchom</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">Zatrzymaj</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Jako JSON</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Wcześniejsze przebiegi</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">Uruchamia narzędzie (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">Zatrzymuje narzędzie (Ctrl+.)</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">Formularz lub JSON (Ctrl+Shift+J)</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">Jako formularz</translation>
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
        <translation type="unfinished">Wcześniejsze przebiegi (%1)</translation>
    </message>
</context>
<context>
    <name>gui::TimingModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">Nazwa</translation>
    </message>
    <message>
        <source>Connection and TLS</source>
        <translation type="unfinished">Połączenie i TLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Połączenie, wysyłanie</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Wysyłanie</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">Wysyłanie, gotowym połączeniem</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">Do nagłówka odpowiedzi</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">Oczekiwanie na pierwszy bajt</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">Do pierwszego tokenu</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">Do ostatniego tokenu</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">Do końca</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Odpowiedź</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">Część</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: from when on</extracomment>
        <translation type="unfinished">Od</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: how long it took</extracomment>
        <translation type="unfinished">Czas trwania</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">Na co poszedł czas</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">odczytane z pamięci podręcznej: %1</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">zapisane w niej: %1</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">wyjściowe: %1</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation type="unfinished">tokeny na sekundę: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation type="unfinished">
            <numerusform>%Ln token wejściowy</numerusform>
            <numerusform>%Ln tokeny wejściowe</numerusform>
            <numerusform>%Ln tokenów wejściowych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Titles</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Nie powiedziano jeszcze niczego, z czego można by zrobić tytuł.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Heading of what a model is asked to write</extracomment>
        <translation type="unfinished">Tytuł</translation>
    </message>
</context>
<context>
    <name>gui::ToolPreviews</name>
    <message>
        <source>Contract</source>
        <extracomment>Title of a tab that shows a tool as models without tool calls are told of it</extracomment>
        <translation type="unfinished">Kontrakt</translation>
    </message>
    <message>
        <source>What %1 would be sent</source>
        <translation type="unfinished">Co zostałoby wysłane do %1</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">Nie ma tu narzędzia, które można by wysłać.</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">inna nazwa: %1</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">Zapisz narzędzia jako JSON dla tego dialektu: %1.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">Nie ma dialektu o nazwie %1.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… oczekiwanie na %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1: brak połączenia: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">Nie można wywołać %1: %2</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">włączone</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">wyłączony</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>%n narzędzie jest oferowane na żądanie: w każdym żądaniu około %1 tokenów mniej.</numerusform>
            <numerusform>%n narzędzia są oferowane na żądanie: w każdym żądaniu około %1 tokenów mniej.</numerusform>
            <numerusform>%n narzędzi jest oferowanych na żądanie: w każdym żądaniu około %1 tokenów mniej.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Tour</name>
    <message>
        <source>&amp;Previous</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Poprzedni</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation type="unfinished">&amp;Zakończ przegląd</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">Przegląd okna</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">Tu są Twoje rozmowy, a wiersz nad nimi je przeszukuje.</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">Tu wybierasz, kto odpowiada: agenta, model, jego instrukcje i obszar roboczy.</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">Tu pojawia się to, co zostało powiedziane. Każda wiadomość ma menu: edytuj ją, rozgałęź od niej, poproś o inną odpowiedź.</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">Tu piszesz. Ukośnik zaczyna polecenie, a pliki można tu upuszczać.</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">To są narzędzia, które model może wywołać. Zaznacz, co dostaje.</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">Inspektor pokazuje każde żądanie i każdą odpowiedź, bajt po bajcie.</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">Wszystko inne jest w tych menu. %1 znajduje to po nazwie, a F1 otwiera podręcznik.</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">Przystanek %1 z %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Gotowe</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Dalej</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">zastąpiona przez późniejsze wywołanie</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">niewysłana do modelu</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">napisana ręcznie</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">Nie można odczytać tej wiadomości.</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">usunięta</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">przypięta</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">rozumuje…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">rozumowanie</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">rozumowanie trwało %1 s</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Argumenty</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Błąd</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">Wynik</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Kroki</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Cykl życia</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">gotowe</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Plik</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Obraz</translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%n element</numerusform>
            <numerusform>%n elementy</numerusform>
            <numerusform>%n elementów</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">przerwano</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">ucięta na limicie długości</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">odfiltrowana przez dostawcę</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">strumień się urwał</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">Instrukcje</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">Ty</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Asystent</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text</extracomment>
        <translation type="unfinished">Dokument</translation>
    </message>
    <message>
        <source>Tool call</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Wywołanie narzędzia</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">Użyto ponownie wyniku takiego samego wywołania, sprzed %1</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">znajdź</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">odczytaj</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">domyślne</translation>
    </message>
    <message>
        <source>validate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments</extracomment>
        <translation type="unfinished">sprawdź</translation>
    </message>
    <message>
        <source>deduplicate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before</extracomment>
        <translation type="unfinished">deduplikuj</translation>
    </message>
    <message>
        <source>approve</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">zatwierdź</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">wykonaj</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">izolacja</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">czekanie na ponowną próbę</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">formatuj</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Tabela: %1</translation>
    </message>
    <message>
        <source>Code:</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Kod:</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Prowadzi do %1</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">&amp;Otwórz w przeglądarce</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">&amp;Kopiuj adres</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>zaznaczono %n wiadomość</numerusform>
            <numerusform>zaznaczono %n wiadomości</numerusform>
            <numerusform>zaznaczono %n wiadomości</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Dezaktywuj</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">Aktywuj</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Odepnij</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Przypnij</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">Kopiuj &amp;zaznaczenie</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">Kopiuj wzór %1</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu</extracomment>
        <translation type="unfinished">Otwórz %1…</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptNotices</name>
    <message>
        <source>The turn was undone.</source>
        <translation type="unfinished">Tura została cofnięta.</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">Narzędzie uległo awarii i tura została cofnięta.</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">Narzędzie %1 uległo awarii i tura została cofnięta.</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">Rozmowa jest taka jak przed Twoją wiadomością.</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">Już wykonane i niecofnięte na zewnątrz: %1.</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">Zaczęte i niecofnięte na zewnątrz w wykonanej części: %1.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">Spróbuj &amp;ponownie</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">Zamiast tego &amp;wyślij błąd do modelu</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">Przywróć jako &amp;gałąź</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">Cofnij &amp;jej pliki…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Zamknij</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Kontynuuj</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">Ta odpowiedź została przerwana. To, co nadeszło, zachowano.</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">Na tę wiadomość nie ma jeszcze odpowiedzi.</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">Model nie kontynuował od tego miejsca.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Aktywuj wiadomości</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Dezaktywuj wiadomości</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Przypnij wiadomości</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Odepnij wiadomości</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">Rozmowa zmieniła się w międzyczasie: tego nie ma już na jej ścieżce.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">Zapis rozmowy</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n wiadomość</numerusform>
            <numerusform>%n wiadomości</numerusform>
            <numerusform>%n wiadomości</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">Wycofano turę</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">Wycofano turę: %1</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">Rozwidlona z rozmowy</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">Rozwidlona z „%1”</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">Rozwidlona do rozmowy</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">Rozwidlona do „%1”</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">Gałęzi jest więcej, niż tu pokazano</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">System</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">Ty</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a language model</extracomment>
        <translation type="unfinished">Model</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: an attached text</extracomment>
        <translation type="unfinished">Dokument</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: of a tool</extracomment>
        <translation type="unfinished">Wywołanie</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">Wynik</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">pokazana</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">usunięta</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">dezaktywowana</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">przypięta</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">&amp;Porównaj gałęzie</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">Zaznacz dwie wiadomości z różnych gałęzi za pomocą Ctrl+kliknięcia lub Ctrl+spacji</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">Nic tu jeszcze nie powiedziano.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n gałąź</numerusform>
            <numerusform>%n gałęzie</numerusform>
            <numerusform>%n gałęzi</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">&amp;Rozwiń</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">Pr&amp;zejdź tam</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">Porównaj z &amp;wyświetloną gałęzią</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">Porównaj &amp;dwie zaznaczone</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">Mapa rozmowy</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">To nie jest tekst.</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">Jest zbyt duży, aby go tu porównać.</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">W tekście nie ma różnicy.</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">jak przed turą</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">przywrócono</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">pozostawiono: %1</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">jak pozostawiła go tura</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">utworzony przez turę; zniknąłby</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">Cofanie plików tej tury</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">Przeglądanie plików…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">Co zmieni przywrócenie: − znika, + dochodzi</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">&amp;Przywróć</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">&amp;Cofnij to</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">Z plików zapisanych przez tę turę niczego nie zachowano.</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">Przywrócone pliki: %1.</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">Pliki zapisane przez narzędzia w tej turze i ich fragmenty</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">Narzędzia zapisały te pliki w tej turze. To, co zaznaczone, wraca do poprzedniej postaci.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">Nie obejmuje to tego, co mogły zapisać: %1</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">wiersz %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">Odpowiedź została ucięta na limicie długości.</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">Odpowiedź została odfiltrowana przez dostawcę.</translation>
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
        <translation type="unfinished">… oczekiwanie na magazyn: blokuje go inny program lub działa wolno</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… oczekiwanie na %1</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… ponowna próba za %1 s: %2</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">Tura została cofnięta; rozmowa jest taka jak przed Twoją wiadomością.</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">Odpowiedź została przerwana; zachowano to, co z niej jest.</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">Koniec odpowiedzi.</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">znowu na liście:</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">&amp;Cofnij</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">Tylko wypisz, co zostałoby zrobione.</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">Tura, podana przez identyfikator lub jego początek, jak pokazuje go converse --json; albo to, co podało wcześniejsze cofnięcie, aby je odwrócić.</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">Która tura? parlance converse --json to pokazuje.</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">Nie udało się zachować tego, co jest zastępowane, ponieważ magazyn można tylko odczytywać. Niczego nie zrobiono.</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">przywrócono</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">jak przed turą</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">zostałby przywrócony</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">pozostawiono: %1</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">Z plików zapisanych przez tę turę niczego nie zachowano.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">Nie obejmuje to tego, co mogły zapisać: %1</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">Aby to odwrócić: parlance undo %1 --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">Przywróć pliki, które narzędzia zapisały w tej turze; jej wiadomości pozostają.</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">Pokaż ponownie wiadomości cofniętej tury.</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">Podaj --files albo --redo, nie oba: to, co cofnęło pliki, podaje, jak to odwrócić.</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">Z tej tury nie powstała żadna wiadomość. Aby przywrócić pliki, podaj --files.</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">Rozmowa nie pokazuje tej tury, więc nie ma czego cofać. Aby ją pokazać: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">Rozmowa pokazuje tę turę; nie ma czego przywracać.</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">Tura zostałaby pokazana ponownie.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n wiadomość nie byłaby już pokazywana.</numerusform>
            <numerusform>%n wiadomości nie byłyby już pokazywane.</numerusform>
            <numerusform>%n wiadomości nie byłoby już pokazywanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">Tura jest znów pokazana.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n wiadomość nie jest już pokazywana.</numerusform>
            <numerusform>%n wiadomości nie są już pokazywane.</numerusform>
            <numerusform>%n wiadomości nie jest już pokazywanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">Powiedziano: %1</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">Aby pokazać je ponownie: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">Pliki pozostają bez zmian. Aby przywrócić ich poprzednią zawartość: parlance undo %1 --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Cofnij: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">P&amp;onów</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">P&amp;onów: %1</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>Razem %n znak: przewiń, aby przeczytać to, czego tu nie widać.</numerusform>
            <numerusform>Razem %n znaki: przewiń, aby przeczytać to, czego tu nie widać.</numerusform>
            <numerusform>Razem %n znaków: przewiń, aby przeczytać to, czego tu nie widać.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Nowe &amp;okno</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">&amp;Zamknij okno</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">&amp;Kopia zapasowa wszystkich rozmów…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">&amp;Eksportuj wszystkie rozmowy…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Importuj rozmowy…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">Napraw &amp;rozmowy…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Preferencje…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Zakoń&amp;cz</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Nowa rozmowa</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">nowa rozmowa</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Nowa &amp;karta</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">nowa rozmowa na karcie</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">Zamkn&amp;ij kartę</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">Szuka&amp;j we wszystkich rozmowach</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">Wybierz &amp;model…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">wybierz model</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Wy&amp;bierz narzędzia</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">wybierz narzędzia</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Tekst systemowy…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">napisz instrukcje</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">Dodaj &amp;folder roboczy…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">dodaj folder roboczy</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Dołącz pliki…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">Co za&amp;wiera następne żądanie</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">co zawiera następne żądanie</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">&amp;Co zobaczy model…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Pods&amp;umuj i dezaktywuj</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">Zatrz&amp;ymaj</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">zakończ trwającą turę</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Odpowiedz ponownie</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">inna odpowiedź na ostatnią wiadomość</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">&amp;Porównaj od tego miejsca…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">Tytuł od mode&amp;lu</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">niech model napisze tytuł</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Etykiety…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">Przenieś do &amp;grupy…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">Arc&amp;hiwizuj lub wyjmij z archiwum</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Ekspo&amp;rtuj…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">U&amp;suń</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Wym&amp;aż trwale…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Cofnij</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">cofnij ostatnie działanie</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">P&amp;onów</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">wykonaj ponownie to, co cofnięto</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Wy&amp;tnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Wk&amp;lej</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Zaznacz &amp;wszystko</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Znajdź tutaj…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">znajdź w tej rozmowie</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Znajdź &amp;następne</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Znajdź &amp;poprzednie</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">&amp;Wybierz agenta…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">wybierz używanego agenta</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">&amp;Przestań używać agenta</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">Nowy agent w &amp;TOML…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">Nowy agent w &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Importuj narzędzia…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">&amp;Obok siebie…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Ewaluacja…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Zrób co&amp;kolwiek…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">co można tu napisać</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">Pi&amp;sz</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Rozmowy</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Zestawy</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Inspektor</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Deskryptory</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Agenci</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">&amp;Mapa rozmowy</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">wszystkie gałęzie</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Następna karta</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Poprzednia karta</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">Rozmowa o&amp;bok</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">dwie rozmowy obok siebie</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">Deskryptory w osobnym &amp;oknie</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">Insp&amp;ektor w osobnym oknie</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">Inspektor jako cała ko&amp;lumna</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Większe</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">większe teksty</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Mnie&amp;jsze</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">mniejsze teksty</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Zw&amp;ykły rozmiar</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">teksty w zwykłym rozmiarze</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Na &amp;cały ekran</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">&amp;Wypróbuj narzędzie</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">&amp;Zasoby serwerów MCP…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">&amp;Dodaj serwer MCP…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">&amp;Importuj serwery MCP…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">Z&amp;najdź serwery na tym komputerze…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">&amp;Uruchom plik modelu…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">&amp;Modele na tym komputerze…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">Ud&amp;ostępniaj innym programom…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">pozwól innym programom używać Parlance</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Przechwytuj…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">zobacz, co inne programy mówią dostawcy</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">Nagraj lub zakończ &amp;kasetę</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">wszystkie przesłane dane, do ponownego odtworzenia</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">Zapisz prz&amp;esłane dane…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">&amp;Statystyki…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">ile wywołań, jak długo, ile kosztują</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">Co jest usuwane z wymi&amp;an…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">Zapisz desk&amp;ryptor</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">Wczy&amp;taj ponownie wszystkie deskryptory</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Podręcznik</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">S&amp;króty klawiszowe…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">które klawisze co robią</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">&amp;Co nowego</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">&amp;Zgłoś usterkę…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;O programie Parlance</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Parlance</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Rozmowa</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">&amp;Narzędzia</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Agenci</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Pomo&amp;c</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">Co &amp;teraz działa</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">serwery i to, o co się je teraz pyta</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">Znajdź a&amp;gentów innych programów…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">Odtwarzanie kaset&amp;y…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">odpowiedzi z nagrania zamiast z sieci</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">Przepuść ko&amp;lejne zdarzenie z kasety</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">Następna część okna (&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">Poprzednia część okna (&amp;V)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">Zr&amp;ób z tego przypadek…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">przypadek ewaluacji</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">P&amp;rzegląd okna</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Rozmowy</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Zestawy</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Inspektor</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Deskryptory</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Agenci</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches</extracomment>
        <translation type="unfinished">Mapa</translation>
    </message>
    <message>
        <source>The default is written in %1 now.</source>
        <translation type="unfinished">Tak mówi teraz %1.</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Stanowisko testowe</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">Nie ma już narzędzia %1.</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">Dla tej wiadomości nie zachowano żadnych przesłanych danych.</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">Ta wiadomość nie ma innej wersji.</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">W toku</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">Zakończ, gdy nie ma już przebiegów, włącznie z tymi, które wykonują inni.</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">Ile przebiegów wykonuje w tym samym czasie.</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">Sekundy, po których inni przejmują to, co zostało wzięte, gdyby proces został zabity.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask, refuse, all albo nazwa narzędzia; można powtórzyć. Bez terminala ask oznacza refuse.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">Jak długa może być jedna odpowiedź, w MiB: od 1 do 1024.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>Wykonano %n przebieg, nie ma już żadnego.</numerusform>
            <numerusform>Wykonano %n przebiegi, nie ma już żadnego.</numerusform>
            <numerusform>Wykonano %n przebiegów, nie ma już żadnego.</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Trwa ponowna próba.</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">Ścieżka profilu, %1, nie jest w UTF-8.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">Nie można pisać do folderu %1.</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">Pod %1 nie jest znany żaden dostawca.</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">Nie ma folderu domowego dla profilu: ustaw HOME albo podaj folder przez --profile.</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">Nie wiadomo, co w nim było, zanim zapisał go agent.</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">Narzędzie %1 nie jest tu dozwolone: zabrania go jego deskryptor.</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">To wywołanie %1 nie jest tu dozwolone: deskryptor zabrania go, gdy %2.</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">dozwolone przez deskryptor</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">dozwolone przez deskryptor: %1</translation>
    </message>
    <message>
        <source>allowed before</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">dozwolone wcześniej</translation>
    </message>
    <message>
        <source>allowed before: %1</source>
        <translation type="unfinished">dozwolone wcześniej: %1</translation>
    </message>
    <message>
        <source>%1 needs to be allowed, and there is nobody to ask.</source>
        <translation type="unfinished">%1 wymaga zgody, a nie ma kogo zapytać.</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">Zezwolić na %1?</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">Nikt nie zezwolił na to wywołanie %1.</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">Plik zmienił się w międzyczasie; teraz wyglądałby tak.</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">Byłby to inny plik; wyglądałby tak.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">Folderu pakietu testów nie ma na tym komputerze, więc żadne polecenie nie może rozstrzygnąć.</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">Polecenie nie rozstrzygnęło w ciągu minuty.</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">Polecenie zostało zakończone sygnałem %1.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">Utworzyło repozytoria, z których ustawień korzystają Twoje własne programy: %1</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">Obszar roboczy ma więcej folderów, niż jest przeszukiwanych pod kątem repozytoriów.</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">Program „%1” nie zakończył się w ciągu %2 s, które daje mu wywołanie.</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">%1 nie zakończyło się na czas.</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">Plik „%1” jest ukryty, wygląda na tajny lub jest uruchamiany przez inne programy, a nie ma kogo zapytać.</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">Plik „%1” jest ukryty, wygląda na tajny lub jest uruchamiany przez inne programy. Zezwolić na to jednorazowo?</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">Użytkownik odmówił dostępu do „%1”.</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">Nikt nie zezwolił na dostęp do pliku „%1”, który jest ukryty, wygląda na tajny lub jest uruchamiany przez inne programy: może to zrobić tylko człowiek.</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">Łączenie z %1</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">„%1” nie jest narzędziem, które można wczytać, więc żadnego nie wczytano. Najpierw wyszukaj je słowami.</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">Narzędzie wymaga zmiennej środowiskowej %1, która nie jest ustawiona.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">dozwolone przez użytkownika</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">dozwolone z góry, nikogo nie pytano</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">dozwolone przez program, dla którego pracuje Parlance</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">Narzędzie %1 jest wyłączone w tej rozmowie.</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">Nie można wywołać %1: %2</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">naprawiono: %1</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">uzupełniono</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">żadne wcześniejsze wywołanie nie jest takie samo</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">nie żądano</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">według znaczenia</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">żadne wcześniejsze wywołanie nie znaczy tego samego</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">wynik %1, sprzed %2 s</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">dozwolone z innymi argumentami</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">próba %1</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">blisko limitu czasu</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">pierwsza część, w granicach %1 bajtów</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">Zatrzymano przed końcem.</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">Serwer zmienił lub wycofał to narzędzie od początku tury.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">Zatrzymano, ponieważ inne narzędzie uległo awarii.</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">Zatrzymane przez użytkownika.</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">Serwera %1 już nie ma.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">Łączenie z %1</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1: brak połączenia. %2</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">Serwer wykonuje %1 tylko jako zadanie, a żadnego nie oferuje.</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">Serwer %1 pyta: %2</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">Serwer %1 prosi o otwarcie adresu: %2</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">Prompt nic nie mówi.</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">W %1 nie ma nic do odczytania.</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">Nie ma tu modelu, który można by zapytać.</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">Nie ma tekstu do odczytania: podaj text lub path.</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">Tekst ma %1 znaków; można odczytać najwyżej %2.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">część %1 z %2</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">Model nie odpowiedział: %1</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">Odpowiedź modelu jest pusta.</translation>
    </message>
</context>
<context>
    <name>invocables::SlowJob</name>
    <message>
        <source>%1 of %2 s</source>
        <translation type="unfinished">%1 z %2 s</translation>
    </message>
</context>
<context>
    <name>invocables::UndoJob</name>
    <message>
        <source>Somebody else has just changed it.</source>
        <translation type="unfinished">Właśnie zmienił go ktoś inny.</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Nie ma tu sieci.</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">Nie można dokładnie ustalić, co zrobiło z nim polecenie.</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">Nie można użyć agenta %1: %2</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">w tym pliku nie ma agenta</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">Nie ma agenta „%1”.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">Nie ma agenta „%1”. Może chodzi o: %2.</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">Nie można odczytać agenta: %1</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Postać zawiera więcej, niż wzorzec może powiedzieć o agencie; pozostaje deskryptorem.</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">W %1 nie ma agenta.</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">W %1 jest kilku agentów. Podaj, którego wybrać: %2.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">W %2 nie ma agenta „%1”, ale jest: %3.</translation>
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
        <translation type="unfinished">jest więcej niż %1 przypadków</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">nie można ocenić „%1”: %2</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">to nie jest UTF-8; zapisz tabelę w tym kodowaniu</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">komórki w wierszu: %1, kolumny w tabeli: %2</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">przypadek nie ma danych wejściowych</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">cudzysłów, który się tu zaczyna, nie kończy się</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">plik ma więcej niż 16 MiB; wiele przypadków zapisuj jako wiersze JSON</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">nie ma listy testów</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">to nie jest tabela; żaden inny plik nie jest w tym celu odczytywany</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">test %1: %2</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">nie ma takiego pliku</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">plik ma więcej niż 256 MiB, czyli więcej, niż odczytuje się przypadków</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">nie można odczytać: %1</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">przypadki są w pliku .jsonl, .json, .csv lub .yaml</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">kolumna „%1” występuje dwa razy</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">__threshold to liczba od 0 do 1, na przykład 0.5, a nie „%1”</translation>
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
        <translation type="unfinished">Brak tymczasowego folderu dla przebiegów: %1</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">Z tego przebiegu nie można niczego zachować: nie został zatwierdzony.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a conversation&apos;s title and a column&apos;s name</comment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 committed</source>
        <translation type="unfinished">zatwierdzono %1 z %2</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation type="unfinished">przekroczony czas: %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">nieudane: %1</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">zatrzymane: %1</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">oczekuje</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">działa</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">zatwierdzony</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">przerwano</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">wycofano</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">przekroczony czas</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">błąd</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">zatrzymany</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Jeden przebieg</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">Mediana z %1</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Rundy</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">Wywołania</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Te same argumenty</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Czas narzędzi</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Cała tura</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">Tokeny wej. / wyj.</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">Koszt</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Zgodność tekstów</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">Z zatwierdzonych przebiegów.</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">Przebiegi, które wywołują te same narzędzia z tymi samymi argumentami co w większości przypadków pierwsza kolumna.</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">Wszystkich wywołań przebiegu łącznie.</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">Bez czasu, przez który przebieg czekał na Twoją decyzję.</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">Wejście wraz z tym, co pochodzi z pamięci podręcznej dostawcy.</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">Według cen z deskryptora dostawcy; — gdzie ich brak.</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">Ile wspólnych słów mają końcowe teksty kolumny.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
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
        <translation type="unfinished">O co zapytać? Porównanie wymaga promptu.</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">Porównanie wymaga co najmniej dwóch kolumn: bibliotek, modeli, agentów lub instrukcji, które się różnią.</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">Porównanie ma najwyżej %1 kolumn.</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">Porównanie uruchamia się od 1 do %1 razy.</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">%1 nie ma modelu.</translation>
    </message>
</context>
<context>
    <name>model::ComparisonReport</name>
    <message>
        <source>reused</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">użyto ponownie</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">Obok siebie</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Agent: %1</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Razy: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Data: %1</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">Zadane w każdej kolumnie:</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">Przebieg %1: %2</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">Odpowiada: %1</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">Wywołanie</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Argumenty</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or column title in the report of a comparison: what a tool gave back</extracomment>
        <translation type="unfinished">Wynik</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Heading or column title in the report of a comparison: how long it took</extracomment>
        <translation type="unfinished">Czas</translation>
    </message>
</context>
<context>
    <name>model::ConversationEdits</name>
    <message>
        <source>Show Version</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Pokaż wersję</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Usuń wiadomość</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Usuń wiadomości</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">Nie ma tu czego edytować.</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Edytuj wiadomość</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">Odpowiedz ręcznie</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">Część %1</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">Przenieś do nowej rozmowy</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Podsumuj</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">Przywróć jako gałąź</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">Nie ma tu czego rozwidlić.</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">Rozwidlenie: %1</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">Rozwidlij</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Cofnij turę</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">Nie udało się zapisać %1.</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">nazwa „%1” jest już nazwą %2</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">Treść nie jest tekstem: można ją wysłać tylko bez zmian.</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">Treść jest zbyt duża, aby ją edytować (%1): można ją wysłać tylko bez zmian.</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">Czas przewidziany w budżecie minął.</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">Tokeny przewidziane w budżecie zostały zużyte: %1.</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">Kwota przewidziana w budżecie została wydana: %1.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">Zostało to zatrzymane.</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">Budżet kosztów nie ogranicza %1: brak ceny.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">wiadomość jest od system, user lub assistant, nie od „%1”</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">ostatnia wiadomość pochodzi od użytkownika</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">wywołanie ma narzędzie i argumenty, które są obiektem</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">przypadek nie ma danych wejściowych</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">W rozmowie %1 o nic nie zapytano.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">z błędem</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">%1 z %2: %3, teraz %4 (p %5)</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>%n przebieg przypadku nie pozwala odróżnić zmiany od zrządzenia losu; podawany jest tylko przypadek, który przeszedł ze wszystkich zaliczonych na żaden.</numerusform>
            <numerusform>%n przebiegi przypadku nie pozwalają odróżnić zmiany od zrządzenia losu; podawany jest tylko przypadek, który przeszedł ze wszystkich zaliczonych na żaden.</numerusform>
            <numerusform>%n przebiegów przypadku nie pozwala odróżnić zmiany od zrządzenia losu; podawany jest tylko przypadek, który przeszedł ze wszystkich zaliczonych na żaden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>%n przebieg przypadku nie mówi nic poniżej %1 punktów.</numerusform>
            <numerusform>%n przebiegi przypadku nie mówią nic poniżej %1 punktów.</numerusform>
            <numerusform>%n przebiegów przypadku nie mówi nic poniżej %1 punktów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">Przebieg nie dotarł do końca.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">gorzej</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">lepiej</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Przypadek</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">Zaliczone</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">Odsetek zaliczonych z przedziałem 95 %</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">Wariant</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Cała tura, mediana</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Tokeny</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Koszt pakietu</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished"> (od %1 do %2)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Przed</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Teraz</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Nie pokazano tu jeszcze %n.</numerusform>
            <numerusform>Nie pokazano tu jeszcze %n.</numerusform>
            <numerusform>Nie pokazano tu jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">Przebiegi do obejrzenia</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">%1 · zaliczone: %2, niezaliczone: %3, z błędem: %4 · ewaluacja %5</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">Czasy i koszt</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">Co znaleziono</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">z błędem</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">%1, z błędem: %2</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">niestabilne: %1</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Przypadek</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">Zaliczone</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Cała tura, mediana</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Koszt pakietu</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">niestabilne: %1</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">gorzej: %1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">lepiej: %1</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">zbyt blisko, aby rozstrzygnąć: %1</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 wypada gorzej we wszystkich przypadkach łącznie: spadło %2, wzrosło %3 (p %4)</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 wypada lepiej we wszystkich przypadkach łącznie: spadło %2, wzrosło %3 (p %4)</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">zaliczone: %1, niezaliczone: %2, z błędem: %3; z wcześniejszych: %4</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">Ta ewaluacja: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Data: %1</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Ewaluacja: %1</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Preferowane w ciemno</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">%1 (przebiegi: %2 z %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>%n przebieg nie został wykonany.</numerusform>
            <numerusform>%n przebiegi nie zostały wykonane.</numerusform>
            <numerusform>%n przebiegów nie zostało wykonanych.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">nie można ocenić „%1”: %2</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">model zapisuje się jako DOSTAWCA/MODEL, nie „%1”</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">wariant ma prompt albo szablon, nie oba</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">domyślny</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">nie ma przypadków: zapisz [[cases]] albo podaj ich plik w cases-from</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">%1: przypadek „%2” nie ma danych wejściowych. Podaj je albo podaj wspólne dla wszystkich przypadków jako input w [suite].</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">%1: nie ma przypadków.</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">%1: przypadki: %2, warianty: %3, powtórzenia: %4 – to więcej niż %5 przebiegów.</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">Zachowanego pakietu nie można odczytać.</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">Zachowanego przypadku nie można odczytać: %1</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">„%1” to zmienna; czy chodziło o „input”?</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">nie ma zmiennej „%1” dla „%2”; pozostaje tak, jak ją zapisano</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">„%1” niczego nie oczekuje, więc każda odpowiedź jest zaliczana</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Nie pokazano tu jeszcze %n.</numerusform>
            <numerusform>Nie pokazano tu jeszcze %n.</numerusform>
            <numerusform>Nie pokazano tu jeszcze %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>Sędzia zgadza się z Tobą w %1 z %n ocenionego przebiegu.</numerusform>
            <numerusform>Sędzia zgadza się z Tobą w %1 z %n ocenionych przebiegów.</numerusform>
            <numerusform>Sędzia zgadza się z Tobą w %1 z %n ocenionych przebiegów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">%1 z %2: %3 z %4</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">niezrozumiałe %1:%2: %3</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">status taki jak 404 lub 4xx, lub %1</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">czas taki jak 2s, 300ms lub 1min</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">rozmiar taki jak 500KB lub 2MB</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">kwota taka jak 0.01</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">%1: czego?</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">„%1” nie jest wzorcem: %2 w %3</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">wartość nie jest JSON Schema: %1</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">wartość to tabela z name oraz args lub schema</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">brakuje wartości</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">wartość to tekst</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">wartość to tekst lub lista tekstów</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">wartość to wzorzec</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">wartość to nazwa narzędzia, lista nazw lub tabela z name albo pattern oraz min i max</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">wartość to lista narzędzi lub tabela z steps i mode</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">wartość to tabela z min lub max</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">wartość to program albo lista z nim i jego argumentami</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">„%1” to kod lub coś sięgającego na zewnątrz i nigdy nie jest uruchamiane; zamiast tego może rozstrzygać polecenie</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">nie ma typu</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">nie ma oczekiwania „%1”</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">nie ma oczekiwania „%1”; może chodzi o: %2</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">zbiór ma inne pod assert</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">wymaga progu</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">jego próg wynosi od 0 do 1, a nie %1</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">To nie jest HTTP Archive: %1</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">To nie jest HTTP Archive: nie ma log z entries.</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">Wpis %1 w HTTP Archive jest nieprawidłowy: nie ma żądania z adresem lub odpowiedzi.</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">w trakcie pisania</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">w trakcie sprawdzania</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">czeka na Twoją decyzję</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">działa</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">gotowe</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">błąd</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">odmowa</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">przekroczony czas</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">wynik użyty ponownie</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">nie wiadomo, czy wykonano</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">Ścieżki nie można odczytać od znaku %1.</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">Ścieżka zaczyna się od $, a wskaźnik od ukośnika.</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">Odpowiedź jest zgodna z oczekiwaniem.</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">Odpowiedź to %1, nie %2.</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">Odpowiedź zawiera %1.</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">Odpowiedź nie zawiera %1.</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">Odpowiedź zaczyna się od %1.</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">Odpowiedź nie zaczyna się od %1.</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">Sprawdzanie wzorca trwa przy tej odpowiedzi zbyt długo.</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">Wzorzec pasuje do %1.</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">Wzorzec nie pasuje do niczego w odpowiedzi.</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">Teksty są zbyt długie, aby je zmierzyć.</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">Od odpowiedzi dzieli to zmian: %1, dozwolone: %2.</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Podobieństwo odpowiedzi według słów to %1, wymagane %2.</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">Odpowiedź nie jest w formacie JSON: %1</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">Odpowiedź jest w formacie JSON zgodnie z oczekiwaniem.</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">Odpowiedź jest w formacie JSON, ale nie pasuje: %1</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">W odpowiedzi nie ma JSON.</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">W odpowiedzi jest JSON zgodnie z oczekiwaniem.</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">Odpowiedź zakończyła się przez „%1”.</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">Tego o modelu nie wiadomo.</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">%1; najwyżej %2.</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">Nie można tego ocenić: %1.</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">Nie ma sędziego: %1</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">Sędzia nie odpowiedział: %1</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">Nie można tu uruchomić żadnego polecenia.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">Polecenie zakończyło się z kodem %1.</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Podobieństwo odpowiedzi według znaczenia to %1, wymagane %2.</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">Nie można użyć biblioteki narzędzi %1: %2</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">Nie ma biblioteki narzędzi „%1”.</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">Nie ma biblioteki narzędzi „%1”. Może chodzi o: %2.</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">Czeka już %1 wiadomości. Najpierw odrzuć jedną.</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">Prompt ewaluacji nie odczytuje plików: %1</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">W bazie danych %1 nie ma już miejsca: nie udało się tego zapisać.</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">Bazę danych %1 można obecnie tylko odczytywać.</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">Baza danych %1 nie wpuszcza tego użytkownika. Hasło pochodzi z PGPASSWORD lub ~/.pgpass.</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">Nie ma takiej bazy danych: %1.</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">Ten użytkownik nie ma do tego uprawnień w %1.</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">Baza danych %1 nie ma jeszcze ewaluacji. Przygotuj ją za pomocą parlance store --create.</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">W bazie danych %1 zabrakło połączeń lub pamięci.</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">Baza danych %1 nie odpowiada.</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">Nie udało się odczytać lub zapisać bazy danych %1.</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">Nie można rozmawiać z PostgreSQL: sterownik Qt nie jest zainstalowany (libqt6sql6-psql).</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">Ewaluacje w %1 mają wersję %2. Zaktualizuj je do %3 za pomocą parlance store --create.</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">Tabele są, ról nie ma: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">preferowane w ciemno: %1: %2 z %3, %4; nierozstrzygnięte: %5</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>Oceny sędziego zgadzają się z Tobą w %1 z %n porównanej pary.</numerusform>
            <numerusform>Oceny sędziego zgadzają się z Tobą w %1 z %n porównanych par.</numerusform>
            <numerusform>Oceny sędziego zgadzają się z Tobą w %1 z %n porównanych par.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished">%1 % (od %2 do %3)</translation>
    </message>
</context>
<context>
    <name>model::PromptCatalog</name>
    <message>
        <source>The prompt %1 cannot be used: %2</source>
        <translation type="unfinished">Nie można użyć promptu %1: %2</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">Nie ma promptu „%1”.</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">Nie ma promptu „%1”. Może chodzi o: %2.</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">„%1” nie jest wzorcem: %2 w %3.</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">„%1” pasuje także do pustego tekstu, a więc wszędzie.</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">Dialekt nie zna tu pola „%1”.</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">Dialekt nie zna tu pola „%1”. Może chodzi o „%2”?</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">Od tego miejsca to nie jest JSON.</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">To, co powiedział sędzia, nie jest werdyktem: „%1”</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">Ewaluacje mają wersję %1, nowszą niż ta, którą zna ten program (%2). Pozostawiono je bez zmian.</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">Nie ma ewaluacji „%1”.</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">Nie ma jeszcze ewaluacji „%1”.</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">Od „%1” zaczyna się kilka ewaluacji.</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">Ewaluacja nie ma ukończonego przebiegu %1/%2/%3.</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">Ewaluacja</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">Pakiet nie ma wariantu „%1”.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">Pakiet nie ma przypadku „%1”.</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">Nie można odczytać ostatniej wiadomości tej rozmowy.</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">To czekało, gdy program się zakończył.</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">Edytować i wysłać ponownie można tylko własną wiadomość.</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">Nie ma wcześniejszej wiadomości, na którą można by odpowiedzieć.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">Nie ma czego kontynuować.</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">Kontynuuj dokładnie od miejsca, w którym przerwano.</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">Nie ma tury do ponowienia.</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">Nie ma tury, od której można kontynuować.</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">Nie ma tury do przywrócenia.</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">W tej rozmowie trwa odpowiedź. Najpierw ją zatrzymaj.</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">Nie można pisać do rozmowy: %1.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Najpierw wybierz model.</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">Poprzednia tura nie mogła się zacząć, więc to czeka na Twoją decyzję.</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">Tura zakończyła się przed czasem, więc to czeka na Twoją decyzję.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">Nic nie czeka na wysłanie.</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">Tura została wycofana, więc to czeka na Twoją decyzję.</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">Tura nie powiodła się, więc to czeka na Twoją decyzję.</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">Ze wszystkim, co powiedziano wcześniej, to nie mieści się w kontekście modelu. Wysłane teraz, pójdzie bez najstarszych wiadomości.</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Przypnij</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Odepnij</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">Aktywuj</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">Dezaktywuj</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">Nie ma agenta „%1”.</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">Agent %1 prosi o model %2. %3</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Zmień agenta</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">Inny program Parlance zapisuje w tej rozmowie: %1.</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">Magazyn to postgresql://[UŻYTKOWNIK@]HOST[:PORT]/BAZA, nie „%1”.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">Hasło nie powinno być w wierszu poleceń, który inni mogą zobaczyć. Ustaw PGPASSWORD albo przechowuj je w ~/.pgpass lub w pęku kluczy.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">Hasło nie powinno być w wierszu poleceń, który inni mogą zobaczyć. Ustaw PGPASSWORD.</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">Która baza danych? Podaj ją po hoście: postgresql://HOST/DATABASE.</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">Przez sieć magazynu używa się tylko z sslmode=verify-full, nie z %1: trafia tam i stamtąd pochodzi to, co powiedziały modele i narzędzia.</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">Przed ostatnią wiadomością i odpowiedzią na nią nie ma nic do podsumowania.</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">Brak podsumowania: %1</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">Model nie napisał podsumowania. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">Podsumowanie wiadomości od %1 do %2</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Nie powiedziano jeszcze niczego, z czego można by zrobić tytuł.</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">Model nie napisał tytułu.</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">Brak tytułu: %1</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">nie wywołano żadnego narzędzia</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">wywołano: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>%n raz; %1.</numerusform>
            <numerusform>%n razy; %1.</numerusform>
            <numerusform>%n razy; %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">Wywołano wszystkie; %1.</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">Ani razu nie wywołano: %1; %2.</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">Nie wywołano „%1”; %2.</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">Wywołano z %1.</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">Wymagana kolejność: %1; %2.</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">Są kroki typów tool i round, a nie „%1”.</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">F1 wynosi %1, wymagane %2; %3.</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">Nikt tu tego nie ocenia.</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">Odpowiedź modelu jest pusta.</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">Odpowiedź agenta %1 jest pusta.</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">Narzędzie %1 uległo awarii.</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">Odpowiedź zawiera wywołanie, które może być tylko przykładem. Wykonać je?
%1</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">Zatrzymano po %1 s.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">nie można odczytać</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">to nie jest plik</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">ma więcej niż %1 KiB</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">prowadzi poza obszar roboczy</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">to nie jest UTF-8</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">Obszar roboczy %1 zawiera instrukcje dla modeli, w %2. Przekazywać je modelowi w rozmowach, które w nim pracują?</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">%1 nie jest przekazywany modelowi: %2.</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">%1 nie jest przekazywany modelowi: nikt na to nie zezwolił.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">Obszar roboczy %1 ma własne deskryptory: %2. Mogą uruchamiać programy i łączyć się z serwerami. Użyć ich?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">%1 nie przyjmuje powitania: %2</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">%1 używa wersji %2 protokołu Agent Client Protocol, a ten program – wersji %3.</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">Program %1 zażądał więcej niż %2 rzeczy w ciągu minuty i został zakończony.</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">Program %1 nie odpowiedział na czas na „%2” i został zakończony.</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">%1 to agent: można go pytać tylko w rozmowie.</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">Agent %1 odmówił kontynuowania i cofnął turę.</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">Agent %1 przerwał.</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">Odpowiedź agenta %1 jest dłuższa, niż można przyjąć.</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">Utracono połączenie z agentem %1, gdy trwało jego wywołanie: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>Agent %1 milczy od %n sekundy.</numerusform>
            <numerusform>Agent %1 milczy od %n sekund.</numerusform>
            <numerusform>Agent %1 milczy od %n sekund.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">Agent %1 nie nadał nazwy swojej sesji.</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">Brak folderu roboczego: %1 pracuje w pustym, %2.</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">Agent %1 nie brał udziału w dotychczasowej rozmowie: otrzymuje ją jako tekst.</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">Agent %1 utracił swoją sesję.</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">%1 nie przyjmuje %2: %3</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">%1 prosi o zalogowanie się: %2. Robi to samodzielnie i może otworzyć przeglądarkę.</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">Oczekiwanie na zalogowanie się w %1…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">%1 prosi o zalogowanie się: %2. Robi to jego własny program: uruchom to w terminalu, a potem kontynuuj.</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">Zezwolić na %1?</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">%1 robi to samodzielnie, poza piaskownicą.</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">Odmówiono: %1. Na to, co agent zamierza zrobić, można zezwolić lub nie, ale nie można tego zmienić.</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">%1 chce uruchomić to w piaskownicy, gdzie może zapisywać w obszarze roboczym i nie ma dostępu do sieci.</translation>
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
        <translation type="unfinished">%1 wymaga najpierw zalogowania się.</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">%1 wymaga najpierw zalogowania się (%2).</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">Robi to jego własny program w terminalu: %1</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">Serwer logowania nie podał identyfikatora klienta.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">Odpowiedź nie należy do tego logowania i nie została użyta.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">Odpowiedź na logowanie nie pochodzi od %1 i nie została użyta.</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">Odpowiedź na logowanie nie zawiera kodu.</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">Serwer logowania nie przyznaje tokenu (%1).</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">Serwer logowania nie przyznaje tokenu: %1</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">Serwer logowania nie przyznał tokenu, którego można użyć.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">„%1” nie jest adresem, pod którym można się zalogować.</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">Serwer chce, aby logowanie odbyło się przez ten komputer (%1). Odmówiono.</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">Logowanie odbyłoby się przez %1, bez szyfrowania. Odmówiono.</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">Serwer opisuje inny, niż o który pytano („%1” zamiast „%2”), więc nie otrzymuje tokenu.</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">Serwer wymaga tokenu, ale nie podaje, kto go przyznaje.</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">Serwer logowania nie podaje, gdzie przyznaje tokeny.</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">„%1” nie informuje, że chroni logowanie przed kradzieżą (PKCE z S256). Bez tego nie można poprosić o token.</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">Odpowiedź serwera logowania nie jest obiektem JSON.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">Odmówiono logowania.</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">Logowanie nie powiodło się: %1</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">Logowanie zostało przerwane.</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">Nie zakończyło się na czas.</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">Nie udało się na czas połączyć z %1.</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">Treść żądania nie jest ujęta tak, jak wymaga HTTP.</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">Nagłówek żądania jest zbyt duży.</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">Tego żądania nie można przekazać.</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">Odrzucono żądanie do „%1”: przechwytywanie jest dla programów tego komputera, pod jego własnymi nazwami.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Odrzucono żądanie strony internetowej (%1).</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">Odrzucono żądanie, którego ścieżka nie zaczyna się od klucza tego przechwytywania.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">Odpowiedź od %1 nie jest w HTTP.</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">Od tego miejsca używany jest inny protokół, który jest przekazywany, ale nie jest zachowywany.</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">Nie udało się połączyć z %1: %2</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 zamyka połączenie bez odpowiedzi.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 zamyka połączenie, zanim odpowiedź jest pełna, po jej %2 bajtach.</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">Program zamknął połączenie, zanim odpowiedź była pełna.</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">Adres do przechwytywania nie może zawierać zapytania, fragmentu ani hasła: %1</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">Przechwytywanie nie może nasłuchiwać na porcie %1: %2.</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">Więcej niż %1 połączeń naraz: jedno zamknięto.</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">Z treści żądania zachowano pierwsze %1; przekazano całość.</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">%1 zawiera tylko początek: nagrano więcej niż %2 MiB.</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">Nagrany serwer nie dał na to odpowiedzi.</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">Nic na tym komputerze nie mogłoby czekać na odpowiedź logowania.</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">„%1” przyjmuje tylko znanych klientów i żaden nie może zarejestrować się sam. Zarejestruj tam klienta z adresem przekierowania %2 i wpisz jego identyfikator do deskryptora serwera.</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">%1 nie działa (HTTP %2).</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">Serwer wymaga tokenu, ale tam, gdzie ma być to opisane, nic nie ma.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">„%1” nie jest adresem, pod którym można się zalogować.</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">Serwer wskazuje „%1” jako miejsce logowania, ale jego klient został zarejestrowany w „%2”. Niczego tam nie wysłano.</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">To, co jest pod „%1”, dotyczy innego serwera („%2”) i nie zostało użyte.</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">„%1”, gdzie należałoby się zalogować, nie mówi, jak to zrobić.</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">Odpowiedź nie zawiera wektorów dla tekstów.</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">Serwer otworzył strumień, ale nie podał, dokąd mają trafiać wiadomości.</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">Serwer nie odpowiada strumieniem zdarzeń: to nie jest serwer MCP albo nie jego adres.</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">Serwer wysłał wiadomość zbyt dużą, aby ją odczytać.</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">Serwer chce, aby wiadomości wysyłać w inne miejsce, %1. Nie są tam wysyłane.</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">Serwer zakończył połączenie.</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">Serwer pyta szybciej, niż odbiera odpowiedzi; jedna nie zostaje wysłana.</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">Adres z nazwą lub hasłem nie jest używany.</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">Serwer przekierował żądanie więcej niż %1 razy.</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">%1 przekierowuje żądanie na adres, który nie jest szyfrowany.</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">Odpowiedź %1 jest dłuższa niż %2 bajtów, czyli maksimum, jakie jest przyjmowane.</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>Nadeszła jeszcze %n wiadomość tego rodzaju, ponad te, które są zachowywane.</numerusform>
            <numerusform>Nadeszły jeszcze %n wiadomości tego rodzaju, ponad te, które są zachowywane.</numerusform>
            <numerusform>Nadeszło jeszcze %n wiadomości tego rodzaju, ponad te, które są zachowywane.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">Serwer logowania wymaga decyzji człowieka (HTTP %1).</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">Dostawca %1 podaje dialekt, którego nie ma: „%2”.</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">%1 kończy odpowiedź z powodu, który nie jest tu znany: „%2”.</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">%1 zapisuje wywołania narzędzi jako tekst. Są odczytywane, a od teraz narzędzia są podawane w ten sposób, przez kontrakt.</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">Serwer chce, aby żądanie wysłać pod inny adres, %1. Żądania nie są przekierowywane; jeśli adres jest właściwy, wpisz go do deskryptora.</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">Serwer skompresował odpowiedź, choć proszono, aby tego nie robił.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">Odpowiedź serwera jest zbyt długa: przerwano ją po %1.</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">Odpowiedź %1 nie jest skompresowana w podany sposób.</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">Odpowiedź %1 jest skompresowana i dłuższa niż %2 bajtów, czyli maksimum, jakie jest przyjmowane.</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">Skompresowana odpowiedź %1 się urywa.</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">Nic nie nadeszło od %1 przez %2 sekund.</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">Odpowiedź %1 nie zakończyła się po %2 sekundach.</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">Nagłówek odpowiedzi serwera jest zbyt długi: przerwano po %1.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">Odpowiedź serwera jest ujęta w zbyt długie wiersze: przerwano ją.</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">„%1” nie jest adresem HTTP.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">Adres http://%1 nie jest szyfrowany, a tak można używać tylko adresów tego komputera. Użyj https albo ustaw allow-cleartext w deskryptorze dostawcy.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">Nagłówka „%1” nie można wysłać w tej postaci.</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">Nie można uruchomić %1, które ma podać klucz: %2.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">%1, które ma podać klucz, nie zakończyło się.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">%1, które ma podać klucz, zapisuje zbyt wiele jak na klucz.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">%1, które ma podać klucz, nie powiodło się. %2</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">%1, które ma podać klucz, niczego nie zapisało.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">%1, który ma podać klucz, zapisał klucz z kilku wierszy; musi to być jeden wiersz.</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">Nie udało się zachować klucza w pęku kluczy pulpitu; jest używany do końca działania programu.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">Nie udało się użyć pęku kluczy pulpitu. Klucze można podać też jako zmienne środowiskowe.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">Pęk kluczy pulpitu jest pytany o klucz „%1”; może jest zablokowany i czeka na hasło.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">Pęk kluczy pulpitu nie odpowiada; może jest zablokowany. Odblokuj go albo podaj klucz jako zmienną środowiskową.</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">Potrzebny jest klucz „%1”. %2</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">W pęku kluczy ani w środowisku nie ma klucza o nazwie „%1”.</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">„%1” nie jest limitem: %2</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">Limit ma najwyżej %1 znaków.</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">„%1” nie może w nim wystąpić: mogą liczby, atrybuty w nawiasach klamrowych, + - * / i nawiasy.</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">nawias klamrowy nie jest zamknięty.</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">nie ma atrybutu „%1”.</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">Klient wysłał wiadomość większą niż %1 MiB.</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">Klient nie odbiera niczego, co się do niego wysyła.</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">Nie można pisać do klienta: %1</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">Nie ma pliku modelu %1.</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">Nie można odczytać pliku modelu %1.</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">Nie znaleziono programu „%1”. Zainstaluj llama.cpp albo podaj program w deskryptorze %2.</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">Szukano go w %1</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">Na tym komputerze nie ma wolnego portu.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Nie można uruchomić „%1”: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">Program „%1” zakończył się z kodem %2.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">Program „%1” został zakończony sygnałem %2.</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">Port %1 był zajęty; próba z innym.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Zgłosił: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">Serwer modelu zakończył działanie: %1</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">Każdy port podany serwerowi modelu był zajęty: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">Serwer modelu zakończył działanie podczas wczytywania modelu: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">Serwer modelu jest zatrzymany.</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">Trwa uruchamianie serwera modelu.</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">Serwer modelu jest gotowy.</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">%1 Ponowne uruchomienie za %2 s.</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">Serwer modelu przygotowuje miejsce na kontekst.</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">Serwer modelu się rozgrzewa.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">Serwer modelu wczytuje model.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">Serwer modelu wczytuje model: %1 %.</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">Nie ma powłoki logowania, która mogłaby podać swoją zmienną PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">Nie można zapytać powłoki logowania %1 o jej PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">Powłoka logowania %1 nie podała swojej zmiennej PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">Powłoka logowania %1 nie podała swojej zmiennej PATH w ciągu %2 s i pozostawiono ją samej sobie.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">Z przeglądarki, w której należało się zalogować, nie nadeszła odpowiedź.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">To żądanie jest zbyt długie.</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">To żądanie jest niezrozumiałe.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">Nic tu nie ma.</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">Ta odpowiedź nie należy do logowania rozpoczętego przez Parlance.</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">Parlance ma już odpowiedź. Możesz zamknąć tę stronę.</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">Połączenie z serwerem zostało zamknięte.</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">Serwer już nie odpowiada, nawet na pytanie, czy działa.</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">Nie ma połączenia z serwerem.</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">Serwer je zakończył.</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">Serwer zapomniał sesję; rozpoczyna się nowa.</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">Serwer odpowiedział na żądanie, którego nigdy nie wysłano, z identyfikatorem %1.</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">Odpowiedź serwera z identyfikatorem %1 nie ma ani wyniku, ani błędu.</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>Pominięto %n wiersz, który nadszedł zbyt szybko.</numerusform>
            <numerusform>Pominięto %n wiersze, które nadeszły zbyt szybko.</numerusform>
            <numerusform>Pominięto %n wierszy, które nadeszły zbyt szybko.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">Serwer nie odpowiedział w ciągu %1 sekund.</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">Serwer używa wersji protokołu, która nie jest tu znana.</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">Serwer odmówił połączenia i nie podaje powodu.</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">Serwer odmówił połączenia: %1</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">Odrzucono żądanie do „%1”: to jest dla programów tego komputera, pod jego własnymi nazwami.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Odrzucono żądanie strony internetowej (%1).</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">Odrzucono żądanie do ścieżki innej niż /mcp.</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">Odrzucono żądanie bez klucza.</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">Nie można nasłuchiwać na porcie %1: %2</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">Nie można zrozumieć tego, co wymienia serwer.</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">Nie można zrozumieć wyniku serwera.</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">Serwer poprosił o coś, co nie jest oferowane: %1</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">Serwer odpowiedział błędem %1.</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">Serwer prosił o więcej %1 razy i ani razu nie dał wyniku.</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">Serwer chciał, aby najpierw odwiedzić adres, czego odmówiono.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">Serwer nie odpowiedział na czas.</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">Serwer nie zna sesji, którą właśnie nadał.</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">Serwera już nie ma.</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">Nie można zrozumieć zadania serwera.</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">Serwer zakończył zadanie.</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">Serwer wysłał wiadomość zbyt dużą, aby ją odczytać.</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">„%1” to true lub false, nie %2.</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">„%1” to jedno z %2, nie %3.</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">„%1” to liczba, nie %2.</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">„%1” to liczba całkowita, nie %2.</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">„%1” to co najmniej %2, nie %3.</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">„%1” to najwyżej %2, nie %3.</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">Największa wartość jest mniejsza od najmniejszej.</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">Parametr tego rodzaju wymaga opcji.</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">%1 to agent, który podaje swoje modele, gdy się z nim rozmawia.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">Nie ma dialektu „%1”.</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">Odpowiedź nie jest listą modeli.</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">Serwer wymaga rodzaju logowania, którego Parlance nie zna.</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">Serwer odmawia wykonania żądania i żaden inny token tego nie zmieni.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">Wylogowano.</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">Instalacja Parlance jest niepełna: brakuje %1.</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Nie można uruchomić „%1”: %2</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">Program „%1” miał więcej niż %2 procesów naraz i został zakończony.</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">Program „%1” zapisał więcej niż %2 bajtów i został zakończony.</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">Program „%1” zakończył się z kodem %2.</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">Wiadomość większa niż %1 MiB została przekazana, ale nie jest zachowana.</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">Serwer nie liczy tokenów.</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">key to nazwa wpisu w pęku kluczy lub zmiennej środowiskowej; to wygląda na sam klucz, który nie powinien być w pliku.</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">Deskryptor obszaru roboczego nie może pobierać klucza poleceniem; może zawierać nazwę klucza.</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">key nie podaje polecenia.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">Nie ma dialektu „%1”; są: %2.</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">%1 jest dla agentów, którzy mają dialect = &quot;acp&quot;.</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">%1 nie jest dla agentów: uruchamia się ich poleceniem.</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">brakuje „base-url”</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">allow-cleartext podaje inny host niż base-url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">„%1” nie jest adresem HTTP.</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">Parametr „%1” nie ma rodzaju.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">„%1” nie jest wyrażeniem regularnym: %2.</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">Dostawca z &quot;server:&quot; wymaga [server], które mówi, co jest uruchamiane.</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">[server] jest dla dostawcy z base-url = &quot;server:&quot;.</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">Nie wybrano modelu.</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">Nie ma dostawcy „%1”.</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">%1 używa %2; żądanie jest w %3.</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">%1 nie ma adresu, na który można by coś wysłać ponownie.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">Nie ma dostawcy „%1”. Może chodzi o: %2.</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">%1 wymaga klucza: podaj go w zmiennej środowiskowej %2.</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">%1 wymaga klucza, a deskryptor żadnego nie podaje.</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">%1 odrzuca klucz %2.</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">%1 wymaga najpierw zapłaty.</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">%1 nie zezwala na to z używanym kluczem.</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">%1 nie zna modelu „%2” albo adres jest błędny.</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">Rozmowa jest zbyt duża dla %1.</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">Do %1 zwracano się zbyt często albo limit jest wyczerpany.</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">%1 jest w tej chwili przeciążony.</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">%1 zgłasza własny błąd (status %2).</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">%1 odrzuca żądanie (status %2).</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">Odpowiedzią była strona internetowa.</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">%1 odpowiada stroną internetową. Czy bazowy adres URL jest właściwy?</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">%1 przerywa z błędem.</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">%1 przerywa z błędem: %2</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">„%1” nie pozwala programowi Parlance zarejestrować się samemu (HTTP %2). %3 W deskryptorze serwera można podać klienta zarejestrowanego tam ręcznie.</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">Próba nie może nasłuchiwać na porcie %1: %2.</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">Odpowiedź dostawcy jest zbyt duża, aby ją odczytać.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">Odpowiedź dostawcy urwała się przed końcem, po %1 bajtach.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">Nie można odczytać odpowiedzi dostawcy.</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">%1 wymaga klucza %2. Wprowadź go w preferencjach albo ustaw zmienną środowiskową o tej nazwie.</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">Serwer nadał sesji nazwę, której nie można podać w nagłówku.</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">Serwer nie mógł odczytać żądania: %1</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">%1 wymaga klucza %2.</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">%1 odpowiada statusem %2.</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">%1 odpowiada błędem: %2</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">Nie znaleziono nazwy %1. Czy adres jest właściwy i czy ten komputer ma połączenie z siecią?</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">To nie jest wywołanie modelu, które można odtworzyć.</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">Odtworzone z nagranej odpowiedzi</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">Znane jest tu tylko jedno pytanie: {{help}}</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">Serwer %1 nie jest już opisany.</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">Serwer modelu nie wczytał modelu w ciągu %1 minut. Nadal go wczytuje.</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">Serwer modelu został zatrzymany.</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">Serwer nic o sobie nie mówi.</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">Serwer wskazuje teraz „%1” jako miejsce logowania, ale jego klient został zarejestrowany w „%2”. Niczego tam nie wysłano. Jeśli zmiana jest właściwa, wpisz wystawcę (issuer) do deskryptora serwera.</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">Serwer odrzuca żądanie z braku uprawnienia, które przyznano (%1).</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">Serwer odrzucał jeden token po drugim. O kolejny się nie prosi.</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Nie można uruchomić „%1”: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">Program „%1” zakończył się z kodem %2.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">Program „%1” został zakończony sygnałem %2.</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">Program „%1” nie czyta odpowiedzi na swoje pytania; nie są już wysyłane.</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">Program „%1” wysłał wiadomość większą niż %2 MB i został zakończony.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Zgłosił: %1</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">Dostawca zaczął odpowiedź po raz drugi.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">Odpowiedź dostawcy nie jest wiadomością.</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">Dostawca wysłał fragment wywołania, którego nie zaczął.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">Odpowiedź dostawcy nie zawiera wiadomości.</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">Dostawca wysyła argumenty wywołania we fragmentach (streamFunctionCallArguments), których nie można odczytać. Usuń to z tego, co jego deskryptor dodaje do żądania.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">Odpowiedzi dostawcy jeszcze nie ma: powstaje w tle.</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">Dostawca wysłał zdarzenie, które nie jest w formacie JSON.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">Odpowiedź dostawcy nie jest pełnym obiektem JSON.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">Odpowiedź dostawcy jest pusta.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">Odpowiedź dostawcy urwała się przed końcem.</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">Odpowiedź przekroczyła %1 i została w tym miejscu przerwana.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">Odpowiedź dostawcy ma zbyt wiele części, aby ją odczytać.</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">Serwer pyta szybciej, niż odbiera odpowiedzi; jedna nie zostaje wysłana.</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">%1 nie podaje liczby tokenów.</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">wywołania przez kontrakt: poprawne %1, naprawione %2, nieudane %3</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">Śladów jest więcej, niż można wysłać; niektóre są pomijane.</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">Nie można pisać do %1: %2</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">kolektor odpowiedział: %1</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">Nie udało się wysłać śladów do %1: %2</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">kolektor nie odpowiedział</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">Pod %1 nic nie odpowiada: odmówiono połączenia. Czy serwer działa?</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">Nie znaleziono nazwy %1. Czy adres jest właściwy i czy ten komputer ma połączenie z siecią?</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">Nie udało się na czas połączyć z %1.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">Nie udało się nawiązać bezpiecznego połączenia z %1: jego certyfikat lub szyfrowanie nie zostały przyjęte.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">Serwer proxy na drodze do %1 nie przepuszcza połączenia.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">Odpowiedź od %1 nie jest w HTTP.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 zamyka połączenie, zanim odpowiedź jest pełna, po jej %2 bajtach.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 zamyka połączenie bez odpowiedzi.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">Połączenie z %1 nie powiodło się.</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">Połączenie z %1 nie powiodło się: %2</translation>
    </message>
</context>
</TS>
