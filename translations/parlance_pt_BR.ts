<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">A diferença é grande demais para ser exibida.</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>Altera mais %n arquivo.</numerusform>
            <numerusform>Altera mais %n arquivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">Esta chamada foi recusada, mas %1 informa que ela foi executada mesmo assim.</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">Esta chamada de %1 foi recusada.</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">%1 informa que falhou.</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">%1 não informou como terminou.</translation>
    </message>
</context>
<context>
    <name>AcpOptions</name>
    <message>
        <source>Mode</source>
        <extracomment>Choice among the settings that an agent of another program offers</extracomment>
        <translation type="unfinished">Modo</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Choice among the settings that an agent of another program offers: a language model</extracomment>
        <translation type="unfinished">Modelo</translation>
    </message>
    <message>
        <source>As the agent chooses</source>
        <translation type="unfinished">O que o agente escolher</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">“%1” não é entregue ao agente: ele não aceita arquivos desse tipo.</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">A imagem não é mostrada ao agente: ele não aceita imagens.</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">“%1” não é um endereço, nem um intervalo como 192.168.1.0/24, nem o nome de um host.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">O endereço http://%1 não é criptografado. Use https ou indique o host em allow-cleartext no descritor da ferramenta.</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">%1 está nesta máquina ou em uma rede privada (%2), que as ferramentas não acessam, a menos que allow-addresses no descritor o indique.</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">De um agente podem ser definidos name, title, description, model e instruction, mas não “%1”.</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">Não há nenhum agente no texto.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">Não há nenhum agente “%1” no texto.</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">O texto contém %1 agentes. Indique qual.</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">O agente %1 não tem a ferramenta “%2”.</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">O agente %1 ficaria incorreto: %2</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">o agente tem outro tipo “%1”</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">comentários</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">uma ferramenta não tem nome</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">não é possível ler a assinatura</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">o agente não tem nome</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">o modelo “%1” não está escrito como PROVEDOR/MODELO</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">o agente tem duas ferramentas chamadas “%1”</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">&apos;limits&apos; é escrito {rounds: 10}</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">&apos;limits&apos; contém números inteiros de 0 a %1, com estes nomes: %2</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">várias especificações de ferramentas se chamam “%1” (em %2); uma que é referenciada precisa de um nome próprio</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">O padrão precisa ter a etiqueta Agent</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">O agente precisa ter um identificador de padrão não vazio (nome)</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">O agente precisa ter a propriedade &apos;instruction&apos;</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">&apos;instruction&apos; precisa ser um texto</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">O agente precisa ter a propriedade &apos;model&apos;</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">&apos;model&apos; precisa ser um texto</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; precisa ser um texto</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">&apos;model&apos; é escrito como PROVEDOR/MODELO</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">o agente tem duas ferramentas chamadas “%1”</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">nenhuma especificação de ferramenta se chama “%1”</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">Trata-se de um arquivo fora do espaço de trabalho.</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">Trata-se de um arquivo que está oculto, parece um segredo ou é executado por outros programas.</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">“%1” não está escrito como PROVEDOR/MODELO</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">Um agente precisa de uma instrução: o que é dito ao modelo antes de tudo.</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">não carregado</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">carregando</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">verificando suas ferramentas</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">carregado, sem ferramentas</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">carregado, com ferramentas</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">não pode ser usado</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">o arquivo tem erros; seu último texto correto está em uso</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">%1 (e mais %2)</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">personagem</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">usa %1</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">exato</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">todos os conjuntos, por nome</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">Cada ferramenta é realizada pela que tem o mesmo nome, seja qual for o conjunto.</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">vinculada</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">carregado</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">não vinculada</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">tem erros</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">Um descritor não comporta as anotações de um agente.</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">Um descritor contém um só agente; o texto tem %1.</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">Um descritor não comporta “%1”.</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Um personagem contém mais do que o gram expressa de um agente; ele permanece um descritor.</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">Num descritor, o nome de um agente tem até 64 letras, algarismos, _, . e -, e começa com letra ou algarismo: “%1”.</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">Num descritor, o nome de uma ferramenta tem até 64 letras, algarismos, _ e -: “%1”.</translation>
    </message>
</context>
<context>
    <name>ApprovalRule</name>
    <message>
        <source> or </source>
        <extracomment>Word between alternatives in a sentence about which calls a rule stands for</extracomment>
        <translation type="unfinished"> ou </translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation type="unfinished">%1 leva a %2</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">%1 é um endereço em %2</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">%1 é um comando como %2</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">%1 é como %2</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Leva a %1</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">É executado como %1</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">É executado como %1, para trabalhar em %2</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">A pessoa recusou esta chamada de %1.</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">Esta chamada de %1 não foi permitida antecipadamente, e ninguém foi consultado.</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">O programa para o qual o Parlance trabalha recusou esta chamada de %1.</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">Este não é um dos arquivos que podem ser importados. parlance help export informa quais são.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">O arquivo está vazio.</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">Este é um arquivo ZIP. É preciso primeiro extrair seu conteúdo: conversations.json pode ser importado.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">linha %1: %2</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">Esta página da web não foi exportada pelo Parlance, ou foi por uma versão que não colocava conversas nela. Páginas de outros programas não dizem quem disse o quê: é preciso usar a exportação de dados deles.</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">Os argumentos de %1 não são JSON: %2</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">Os argumentos de %1 não são adequados: %2</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">%1 foi chamado sem nada em %2, que é necessário. O que não se sabe deve ser perguntado ao usuário, não deixado vazio.</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">A chamada de %1 foi cortada e não foi executada: a resposta atingiu seu limite de comprimento</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1, %2 tokens. Uma chamada mais curta caberia, ou um limite maior.</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1. Uma chamada mais curta caberia, ou um limite maior.</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">Os argumentos são um objeto: falta type = &quot;object&quot;.</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">%1 não é verificado.</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">%1 não tem o argumento “%2”.</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">“%1” é do tipo %2.</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">A expressão é longa ou profunda demais.</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">Espera-se uma só expressão, não várias.</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">Não é possível calcular “%1”: %2</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">A calculadora sofreu uma falha grave.</translation>
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
        <translation type="unfinished">Exemplo: %1 resulta em: %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[mais %n caractere]</numerusform>
            <numerusform>[mais %n caracteres]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… O resto deste texto não é exibido.</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">Foi pedida a esta ferramenta uma falha grave.</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">Não há nenhum conjunto chamado %1.</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">O conjunto %1 tem erros: %2</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">O conjunto %1 não está conectado: %2</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">seu servidor não respondeu a tempo.</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">O conteúdo atual não é exibido: pode ser um segredo.</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">Fica como está.</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">Ficará vazio.</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">“%1” não tem um valor finito.</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">Isto não é uma mensagem válida: %1.</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">PDF do Parlance</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">HTML do Parlance</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">HTML e PDF contêm o caminho que era exibido, sem ramos, configurações e o que uma página não mostra.</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Não é possível ler %1.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">%1 tem mais de 256 MiB.</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">%1: esta linha não é uma troca gravada</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">Não foi possível salvar %1.</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">Esta requisição não está no cassete: nada foi gravado para %1.</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">Esta requisição não está no cassete. Para %1, seu corpo difere no byte %2 do que foi gravado: lá “%3”, aqui “%4”.</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">Gravar todo o tráfego neste cassete, sem chaves.</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">Reproduzir este cassete em vez de usar a rede e iniciar servidores MCP. Uma requisição que não esteja nele é um erro que informa a partir de qual byte ela difere.</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">Com --replay: datas, horas e identificadores em uma requisição podem diferir.</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">--lenient e --pace exigem --replay.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">Não é possível escrever %1.</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">Com --replay: at-once, recorded para as pausas que houve, ou step, em que Enter libera o próximo evento.</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">--pace aceita at-once, recorded ou step, não %1.</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">(nada realiza o trabalho de %1)</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Resultado de uma ferramenta</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">Exportação de dados do ChatGPT</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">Uma conversa não tem mensagens (“mapping”).</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">mensagens que não seguem nenhuma outra</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">imagens e sons, que a exportação guarda em outros arquivos</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">conversas sem mensagens</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">Não há mais espaço para o conteúdo.</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">Não existe o turno “%1”.</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">Vários turnos começam com “%1”.</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">uma sessão do Claude Code</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">mensagens entre agentes da sessão</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">o que o programa disse ao modelo</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">Resumo do que veio antes</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">Exportação de dados do Claude</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">Uma conversa não tem mensagens (“chat_messages”).</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">arquivos, que a exportação não contém</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">partes de mensagens que não são texto, raciocínio nem chamada de ferramenta</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">conversas sem mensagens</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">uma sessão do Codex</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">entradas que não são mensagens nem chamadas de ferramentas</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">o que o programa disse ao modelo</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">Trabalharia em uma pasta do próprio Parlance, que nenhuma ferramenta acessa.</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">Não existe o programa “%1”.</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">PATH é %1</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">Trabalha em uma pasta do espaço de trabalho, e não há pasta de trabalho.</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">Não existe a pasta “%1” no espaço de trabalho.</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">Não indica nenhum programa.</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">“%1 %2” é do Windows e é omitido.</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">“%1” é um caminho do Windows, que não existe aqui.</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">O programa %1 está dentro de uma pasta que não se conhece aqui.</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">O que %1 representa não se conhece aqui.</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">Um argumento do programa.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">O valor de %1.</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">Seus argumentos contêm chaves ou variáveis; o sh as insere quando o servidor é iniciado.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Escrever caracteres de controle tal como são em um arquivo ou pipe.</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">Para leitores de tela: linhas inteiras, palavras em vez de sinais, escolhas por número.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostrar as opções deste comando.</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Escrever JSON Lines.</translation>
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
        <translation type="unfinished">Parlance: uma bancada para conversas com modelos de linguagem.

  parlance                               abre a janela
  parlance open [ARQUIVO|LINK…]          mostra-o na janela e pergunta antes de fazer algo com ele
  parlance converse [OPÇÕES] PROMPT|-    um turno
  parlance agents                        agentes e personagens, e a que suas ferramentas estão vinculadas
  parlance prompts                       os prompts que podem ser usados e suas variáveis
  parlance skills                        as habilidades que os modelos podem ler
  parlance compare [OPÇÕES] PROMPT|-     um prompt com vários modelos, bibliotecas, agentes ou instruções
  parlance evaluate SUÍTE                casos com expectativas, com modelos, agentes, bibliotecas e prompts
  parlance work --store URL              faz execuções de avaliações que estão em um PostgreSQL
  parlance store --create --store URL    prepara um PostgreSQL para avaliações
  parlance check CAMINHO…                o que há de errado em descritores
  parlance tools [--for DIALETO]         as ferramentas, como tabela ou como um provedor as recebe
  parlance invoke CONJUNTO:FERRAM. JSON  uma chamada de ferramenta
  parlance explain FERRAMENTA JSON       se tal chamada seria perguntada, e qual regra diz isso
  parlance conversations                 as conversas, as mais recentes primeiro
  parlance show ID [--canonical]         uma conversa
  parlance delete|restore|erase ID…      exclui conversas, recupera-as ou as apaga definitivamente
  parlance archive|unarchive ID…         põe conversas no arquivo ou de volta na lista
  parlance move ID… --group NOME         põe conversas em um grupo
  parlance search PALAVRAS               pesquisa em todas as conversas
  parlance export --output ARQ. [ID…]    conversas, ou todas elas, em um arquivo que outros podem ler
  parlance import ARQUIVO…               conversas de arquivos deste e de outros programas
  parlance backup ARQUIVO                o armazenamento com tudo o que contém, em um arquivo
  parlance repair [--check]              salva o que pode ser lido de um armazenamento danificado
  parlance exchanges [ID]                o tráfego
  parlance diff A B                      no que uma requisição difere de outra, e a partir de qual byte
  parlance figures [--by O QUÊ]          chamadas, falhas, tempos, tokens e custo por ferramenta, modelo ou dia
  parlance resend TROCA                  uma requisição mais uma vez, como está ou com outro corpo
  parlance undo TURNO --files            devolve arquivos ao que eram antes de um turno os escrever
  parlance rehearse CENÁRIO [--port N]   o servidor de ensaio por si só
  parlance capture --to URL|PROVEDOR     repassa o que outros programas dizem e o guarda
  parlance serve-mcp --stdio|--http PORTA  oferece conversas, modelos e ferramentas a outros programas
  parlance serve-acp                     um agente para o editor que o iniciou (Agent Client Protocol)
  parlance models                        os modelos conhecidos
  parlance gram ARQUIVO…                 o que há de errado em agentes em notação gram
  parlance import-servers ARQUIVO…       servidores MCP de arquivos de configuração de outros clientes
  parlance import-tools ARQUIVO          uma lista de ferramentas como descritor de agente, ou como gram
  parlance conformance URL               percorre o que um servidor MCP oferece
  parlance help [CAPÍTULO]               o manual

  --profile PASTA manter tudo nesta pasta (ou definir PARLANCE_PROFILE)
  --store URL     abre a janela de avaliações neste PostgreSQL
  --json          JSON Lines em vez de texto, para todos os comandos
  --raw           caracteres de controle tal como são, em um arquivo ou pipe
  --plain         para leitores de tela: linhas inteiras, palavras em vez de sinais (ou ACCESSIBLE=1)
  --help          depois de um comando: suas opções
  --version       qual versão é esta

Status de saída: 0 feito, 1 falha, reversão ou interrupção, 2 uso incorreto, 130 cancelado.</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">“%1” esgotou o tempo de processador permitido.</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">“%1” escreveu um arquivo maior do que o permitido.</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">“%1” foi encerrado (sinal 9), como faz o sistema quando a memória se esgota.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">“%1” foi encerrado pelo sinal %2.</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1” terminou com o status %2.</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">Ele havia escrito:</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">“%1” escreveu algo que não é texto UTF-8.</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">“%1” escreveu algo que não é JSON.</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command é uma lista de textos: o programa e seus argumentos.</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">dashes é true ou false.</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">input é &quot;json&quot;, &quot;none&quot; ou um texto com marcadores.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output é &quot;text&quot;, &quot;json&quot; ou &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">time-limit é um só marcador, como &quot;{timeout}&quot;; timeout é para um tempo fixo.</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">folder é um caminho dentro da pasta de trabalho.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment é uma lista de nomes de variáveis.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">“%1” não é um nome de variável.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Uma variável é um texto, ou { keychain = &quot;the name of a key&quot; }.</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">Um status de saída é um número inteiro de 0 a 255.</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">accepted-statuses é uma lista de status de saída.</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">“%1” contém metade de um caractere.</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">Duas listas não podem estar em um mesmo argumento de um comando.</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">Um argumento de um comando não pode conter o caractere zero.</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">“%1…” ultrapassa os %2 bytes que um argumento de um comando pode ter.</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">“%1” começa com um hífen, então o comando poderia tomá-lo por uma opção.</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">Um comando começa com o nome de seu programa.</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">O programa de um comando não pode ser um argumento da chamada.</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">Um valor não pode se tornar parte de um script, onde seria código: passe-o como argumento próprio, como em [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">Um elemento de um comando é um texto.</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">Os argumentos não têm a propriedade “%1”; {{ representa uma chave.</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">O que é dito ao modelo antes de tudo; pode ser repetida, assim como --agent, --library e --model, uma coluna para cada.</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">Quantas vezes cada coluna é executada.</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">Parar uma execução após tantos segundos; ela conta como tempo esgotado.</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">Escrever uma linha de CSV para cada execução.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Escrever um relatório em Markdown.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">Escrever neste arquivo em vez da saída padrão.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 exige um número de 1 a %2.</translation>
    </message>
</context>
<context>
    <name>CompareSetup</name>
    <message>
        <source>libraries</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">bibliotecas</translation>
    </message>
    <message>
        <source>models</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">modelos</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">agentes</translation>
    </message>
    <message>
        <source>instructions</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">instruções</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">Não pode ser usado.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">%1 e outros</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">não vincula %1</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">Uma biblioteca de ferramentas diz o que realiza o trabalho das ferramentas de um agente. Escolha um agente acima para comparar bibliotecas.</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">%1 não solicita ferramentas, portanto uma biblioteca não muda nada.</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">personagem</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">todos os conjuntos, por nome</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">precisa da chave %1</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">o bubblewrap não está instalado</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">o bubblewrap não consegue criar namespaces aqui</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">Só é executado em uma sandbox, e não há nenhuma: %1.</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">não pode ser executado: precisa de uma sandbox, e %1</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">sem sandbox: seu descritor diz isso</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">sem sandbox: %1</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">espaço de trabalho gravável</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">%1 gravável</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">%1 gravável, de onde seus próprios programas executam coisas</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">rede aberta</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">sem rede</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">em sandbox: %1</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">network é true ou false.</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">output é no máximo %1 MiB.</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">sandbox é &quot;required&quot;, &quot;preferred&quot; ou &quot;none&quot;.</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">É uma lista de caminhos.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">Aqui um caminho começa com / ou ~/, ou é .git.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">Aqui um caminho começa com / ou ~/.</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">%1 é um número inteiro de 1 a %2.</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">transport é &quot;stdio&quot; ou &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">“%1” é para servidores com transport = &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">“%1” é para servidores com transport = &quot;stdio&quot;.</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">allow-cleartext indica um host diferente do de url.</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">Um servidor com transport = &quot;http&quot; precisa de uma url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1” não é um endereço HTTP.</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">Nome e senha não devem estar em uma url: headers pode indicar uma chave.</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">O endereço %1 não é criptografado, e só endereços desta máquina podem ser usados assim. Use https ou defina allow-cleartext.</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">Um client-secret exige um client-id.</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">client-metadata-url é um endereço https.</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">Já há um client-id, que diz quem é o cliente.</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">Um cabeçalho é um texto, ou { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">O cabeçalho %1 não pode ser definido assim.</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Texto do sistema</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">Agente</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">Espaço de trabalho</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Ferramentas</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Histórico</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Documentos</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Imagens</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">contando…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">cerca de %1</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished">%1 de %2 tokens</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">%1 tokens</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation type="unfinished">
            <numerusform>%n mensagem anterior omitida</numerusform>
            <numerusform>%n mensagens anteriores omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">%1 % cheio</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>A próxima requisição omite a mensagem mais antiga, para que o resto caiba no contexto do modelo. O que está fixado é sempre enviado.</numerusform>
            <numerusform>A próxima requisição omite as %n mensagens mais antigas, para que o resto caiba no contexto do modelo. O que está fixado é sempre enviado.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">Isto é mais do que cabe no contexto do modelo, e nada pode ser omitido.</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">O contexto está %1 % cheio. Quando ficar cheio, será perguntado a você o que fazer.</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">O que excede sua parte é enviado mesmo assim; as mensagens anteriores ficam com esse espaço a menos.</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">A conversa ainda está sendo contada.</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">Pela contagem do provedor na última requisição; o que é novo desde então é estimado.</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">Estimado: o provedor ainda não contou nada.</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">Não existe a conversa %1.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">Essa mensagem não existe na conversa.</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">A ordem das mensagens desta conversa está danificada no armazenamento.</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">Várias conversas começam com %1; informe mais do identificador.</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">A lista de conversas está danificada; algumas podem estar faltando.</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">--library e --compile exigem --agent.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">%1 tem mais de 16 MiB.</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">O provedor.</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">O modelo, ou provedor/modelo.</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">Ativar este conjunto e nenhum outro; pode ser repetida. `none`: sem ferramentas.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">O texto do sistema, ou @ARQUIVO.</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">O que pode ser definido do modelo, como temperature=0.2; pode ser repetida.</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">Após quanto o turno pergunta se deve continuar, 0 para nunca; pode ser repetida. NOME é um de %1.</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">Um endpoint sem descritor. Sua chave, se ele exigir uma, está em PARLANCE_ENDPOINT_KEY.</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">O dialeto desse endpoint, ou o início dele: %1.</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">Uma pasta de trabalho; pode ser repetida. Padrão: a pasta em que o programa é iniciado.</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">Continuar esta conversa (seu identificador, ou o início dele).</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all ou o nome de uma ferramenta; pode ser repetida. Sem um terminal, ask equivale a refuse. O que nenhuma outra palavra cobre: hidden-files, para arquivos ocultos ou que parecem segredos, e offered-calls, para chamadas que uma resposta oferece em seu texto.</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Usar este agente: seu nome, ou ARQUIVO, ou ARQUIVO#NOME.</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">Vincular as ferramentas do agente a esta biblioteca: seu nome ou ARQUIVO.</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">Compilar o padrão do agente; se isso não for possível, ele não é usado. Sem esta opção, ele é então interpretado.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Quanto uma resposta pode ocupar, em MiB: 1 a 1024. Padrão: 16, ou answer-limit em parlance.ini.</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">O que dizer; - lê da entrada padrão.</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">Não é possível ler a entrada padrão.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">Entrada padrão</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">O que deve ser dito? Informe um prompt, ou - para lê-lo da entrada padrão.</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">--dialect exige --base-url.</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">Informe --provider ou --base-url, não ambos.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">Não há nenhum dialeto chamado %1.</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 não é um endereço.</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">Informe --gram ou --json, não ambos.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Não há nenhum provedor chamado %1.</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">Não há nenhum provedor chamado %1. Se for um modelo de %2, informe também --provider %2.</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">Qual modelo de %1? Informe com --model.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Não é possível ler %1: %2</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">Um parâmetro é nome=valor, não %1.</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">Um limite é NOME=NÚMERO, o número de 0 a %1 e o nome um de %2; não é %3.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">%1 não é enviado: %2 não tem parâmetros.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">%1 não é enviado: %2 só tem os parâmetros %3.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Não existe a pasta %1.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 não é texto UTF-8.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">Falta uma mensagem no armazenamento.</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">Uma mensagem está danificada no armazenamento: a soma de verificação é outra.</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">Falta uma parte da conversa no armazenamento.</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">Uma parte da conversa está danificada no armazenamento.</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">%1 já existe. Nada é sobrescrito.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">Não é possível escrever %1.</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">A cópia %1 está incompleta.</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">Não foi possível ler ou salvar: há arquivos abertos demais.</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">Não há memória suficiente para ler ou salvar as conversas.</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">Outro Parlance está gravando as conversas e não termina.</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">Não é possível salvar as conversas: o arquivo delas está protegido contra gravação.</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">O disco informa um erro ao ler ou salvar as conversas.</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">O arquivo das conversas está danificado. Ele foi deixado como está.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">O disco está cheio: não foi possível salvar.</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">Não é possível abrir o arquivo das conversas.</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">Não foi possível ler ou salvar as conversas.</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">“Reparar as conversas…” no menu Parlance, ou parlance repair, salva o que pode ser lido.</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">Não foi possível salvar uma parte da alteração.</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">A conversa foi apagada, mas vestígios dela podem ter ficado no arquivo. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">Não é possível escrever %1: %2.</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">Outro Parlance está atualizando %1 para uma nova versão.</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 não é um arquivo do Parlance. Ele foi deixado como está.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 foi gravado por um Parlance mais recente. Ele foi deixado como está.</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">O sistema de arquivos de %1 não consegue guardar conversas com segurança.</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">Não foi possível fazer uma cópia de %1, portanto ele não foi alterado.</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">A posição de uma mensagem está danificada no armazenamento.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">Essa mensagem não existe na conversa.</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">O sistema não concede a este programa nenhum thread, necessário para salvar qualquer coisa.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">Não é possível escrever %1: o disco está cheio ou protegido contra gravação.</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">%1 está vazio, embora guardasse conversas. Ele foi deixado como está. Coloque uma cópia no lugar (a pasta copies, ao lado dele, pode ter uma) ou retire-o para começar de novo.</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">Não é possível dar outro nome a %1, portanto ele não foi substituído.</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">Não é possível escrever em %1, e não há espaço para uma cópia de leitura.</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">O turno não está no armazenamento.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Não existe a pasta %1.</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">“%1” não é um arquivo, portanto o banco de dados ao lado dele não é aberto.</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">A instrução vai além do arquivo, o que não é permitido.</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">O SQLite diz: %1</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">A consulta foi parada.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">Não é possível abrir “%1”: %2</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">“%1” foi substituído enquanto era aberto.</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">A instrução precisa de mais do que %1 de memória, que é o que pode usar.</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">O banco de dados não pode ser confinado neste sistema, portanto não é aberto.</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">Apenas uma instrução é executada por vez.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">Não há nenhuma instrução.</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">Lugares para valores na instrução: %1; valores dados: %2.</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">cached é true ou false.</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">Um deduplicador é &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; ou &quot;semantic&quot;.</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">Uma janela é um tempo ou um número de mensagens (canisters), como &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; ou &quot;10 canisters&quot;.</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">É uma lista de nomes.</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">%1; a última versão sem erros está em uso</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">o nome “%1” já é o da linha %2</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">só agentes são escritos em gram</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">não há nenhum agente neste arquivo</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">isto não é texto UTF-8</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">uma habilidade começa com uma linha ---, seu nome e sua descrição em YAML, e outra linha ---</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">o cabeçalho de uma habilidade é um mapa com name e description</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">esse arquivo não existe</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">não é possível ler: %1</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">tem mais de 1 MiB</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">o aninhamento é profundo demais</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">um caractere fora do ASCII só pode estar em strings e comentários; uma chave que o contenha fica entre aspas</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">esta chave tem partes demais</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">sequência de escape desconhecida</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">um texto</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true ou false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">um número inteiro</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">um número</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">uma lista</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">uma tabela</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">um número com casas decimais</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">%1 deve ser %2, não %3</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">%1 deve ser um de %2</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">uma tabela com %1</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">uma tabela de %1</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">%1 deve ser um destes: %2</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">chave desconhecida %1</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">%1; você quis dizer %2?</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">falta %1</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">uma data ou uma hora</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">%1 deve ser um número finito</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">Ferramenta que executa um &amp;comando…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">Ferramenta que consulta a &amp;web…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">Ferramentas de um servidor &amp;MCP…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">Ferramenta &amp;integrada, com suas palavras…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">Ferramenta em &amp;um arquivo próprio…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Provedor…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">Provedor que inicia um ar&amp;quivo de modelo…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Agente…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">Agente em &amp;gram…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">Promp&amp;t…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Habilidade…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Biblioteca de ferramentas…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">Cenário de &amp;ensaio…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">A&amp;valiação…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">O texto anterior de %1 não pôde ser mantido.</translation>
    </message>
</context>
<context>
    <name>Descriptors</name>
    <message>
        <source>Calculator</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Calculadora</translation>
    </message>
    <message>
        <source>Works out arithmetic</source>
        <translation type="unfinished">Faz cálculos aritméticos</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Relógio</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">Informa as horas</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Código</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">Executa em uma sandbox comandos Python e de shell que o modelo escreve</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Saudações</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">Cumprimenta pelo nome</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">Arquivos e endereços</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">Lê, grava e pesquisa os arquivos das pastas de trabalho e busca o que está em um endereço</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Caderno de notas</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">Notas, tarefas e lembretes, mantidos entre todas as conversas</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Probabilidade</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">Dados de jogar, amostras, números aleatórios e estatísticas de dados</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Ensaio</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">Ferramentas que falham de propósito</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Resumo</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">Faz o modelo da conversa ler um texto em uma conversa à parte; cada chamada custa o que o modelo custa</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Texto</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">Identificadores, resumos criptográficos, Base64 e JSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Web</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">Consulta serviços públicos na web: tempo, uma enciclopédia, um dicionário, taxas de câmbio</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">Contrato: tags, como o Hermes e o Qwen as aprenderam</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">Para modelos treinados com tags &lt;tool_call&gt;</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">Contrato: o mais curto possível</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">Só nomes, argumentos e uma linha sobre cada ferramenta: para modelos pequenos e contextos pequenos</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">Contrato: um objeto JSON e nada mais</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">Para modelos que tendem a escrever em volta do próprio JSON</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">Contrato: JSON só para chamadas</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">Chamadas em JSON, respostas em texto simples: para modelos que escrevem mal dentro de strings JSON</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">Contrato: JSON para chamadas e respostas</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">O contrato em sua forma original</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Programação em dupla</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">Faz o modelo trabalhar no código com você; define o texto do sistema e ativa as ferramentas de arquivos</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Linguagens</translation>
    </message>
    <message>
        <source>Persona</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Persona</translation>
    </message>
    <message>
        <source>Recapitulate</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Recapitular</translation>
    </message>
    <message>
        <source>Sums up the conversation so far, so that it can go on from there</source>
        <translation type="unfinished">Resume a conversa até aqui, para que ela possa continuar a partir daí</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">Assunto e objetivos</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">O que há a fazer</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">Listas e tabelas</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">Revisar um arquivo</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">Procura o que há de errado em um arquivo do espaço de trabalho</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Arquivo</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">Um arquivo de texto do espaço de trabalho, indicado pelo caminho</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Examinar</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">Por exemplo: o que está lento</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Constatações</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Tom</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Perguntas</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Resposta mais longa</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">Tokens, incluindo os raciocínios.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Temperatura</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">Com que liberdade ele escolhe entre as palavras prováveis.</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Raciocínios</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">Tokens que ele pode gastar em raciocínios antes de responder; exigem temperatura 1.</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Esforço</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">Quanto ele raciocina antes de responder.</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">Entre quantas das palavras prováveis ele escolhe, em proporção.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Raciocínio</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">Se ele raciocina antes de responder.</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">Tokens que ele pode gastar em raciocínios antes de responder.</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">Entre quantas das palavras prováveis ele escolhe; 0 para todas.</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">Quão provável uma palavra precisa ser, em relação à mais provável.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Semente</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">O mesmo número produz de novo a mesma resposta, até onde o servidor permite.</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">Para modelos cujo template conhece essa opção.</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Contexto</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">Tokens da requisição e da resposta juntas; o que não cabe, o Ollama esquece. Mais tokens ocupam mais memória.</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">Para modelos que conseguem raciocinar antes de responder.</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">Quanto um modelo que raciocina o faz antes de responder.</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">Enviado como a um modelo; o cenário prossegue como foi escrito.</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">Enviado como a um modelo que raciocina.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Rápido</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">Uma opção para experimentar.</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">nenhum modelo de linguagem</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">“%1” não são dados. Espera-se NdF, NdF+K ou NdF-K: até 1000 dados, um número par de faces a partir de 4, e N + K pelo menos 1.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">Essa mensagem não existe mais na conversa.</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">A resposta desta requisição não está na conversa: seu turno não deu em nada.</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">A conversa continuou nesse meio-tempo, portanto nada foi alterado nela.</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">Não há aqui nenhum turno que possa ser desfeito.</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">O texto a substituir não está em “%1”.</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">Suas linhas terminam com retorno de carro e avanço de linha.</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">O texto a substituir aparece %1 vezes em “%2”. Informe mais do contexto ou defina replace_all.</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">Um conjunto precisa de [ensemble] com um nome.</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">Não existe a origem “%1”.</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">“%1” já é um nome ou um alias da ferramenta %2, em %3.</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">Não há nenhuma ferramenta “%1” neste conjunto.</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">A ferramenta não tem o argumento “%1”.</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">Não há pasta temporária para as execuções: %1</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">Não existe a troca %1.</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">Várias trocas começam com %1; informe mais do identificador.</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">As trocas estão danificadas no armazenamento.</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">Foi pedido a esta ferramenta que falhasse.</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">Uma requisição com o método %1 não tem corpo.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">O cabeçalho %1 não pode ser definido assim.</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">“%1” tem mais de %2.</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">“%1” mudou desde que esta chamada foi mostrada e permitida, portanto nada foi escrito. Leia-o novamente.</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">A codificação “%1” não é conhecida.</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">“%1” não é texto na codificação %2; pode ser um arquivo binário.</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">Substitui %1</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">Cria %1, que ainda não existe</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Mais %n linha não é exibida aqui.</numerusform>
            <numerusform>Mais %n linhas não são exibidas aqui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">Não existe “%1”.</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">“%1” é uma pasta, não um arquivo.</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">“%1” não é uma pasta, ou uma parte dele não é.</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">Já existe “%1”.</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">“%1” tornou-se um link enquanto era aberto.</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">O sistema recusa o acesso a “%1”.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">“%1”: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">“%1” não é um arquivo comum, mas um dispositivo, um soquete ou um pipe.</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">Foi parado antes de “%1” ser lido.</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">“%1” é um banco de dados que outro programa mantém aberto.</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">“%1” agora leva a outro lugar, a “%2”.</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">Outra pessoa o alterou enquanto o turno estava em execução.</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">Não se sabe se foi o turno ou outra pessoa que o deixou assim.</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">Outra pessoa o alterou desde então.</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">Outra pessoa o removeu desde então.</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Você quis dizer %1?</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">Não é possível pedir as ferramentas ao servidor de %1: %2</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">O servidor de %1 não informou suas ferramentas.</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">Não existe a ferramenta “%1”.</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">“%1” é o nome de várias ferramentas.</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">%1 está desligado, então as ferramentas não foram pedidas ao servidor.</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">O arquivo não tem o resultado desta chamada.</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Resultado de uma ferramenta</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">${%1} tem aqui seu valor padrão.</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">${%1} é “%2” aqui, seu valor padrão.</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">%1 é aqui a pasta %2, seja qual for a pasta em que se trabalha.</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 não é um objeto.</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">%1 tem mais de %2 membros.</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">%1 não é texto.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">%1 tem mais de %2 caracteres.</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">%1 contém o caractere U+0000.</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">%1 não é uma lista.</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">%1 tem mais de %2 elementos.</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">pelo menos %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">mais de %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">no máximo %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation type="unfinished">menos de %1</translation>
    </message>
    <message>
        <source>format %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">formato %1</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished">por exemplo %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">um múltiplo de %1</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">que corresponda a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n caractere</numerusform>
            <numerusform>%n caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n elemento</numerusform>
            <numerusform>%n elementos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNode</name>
    <message>
        <source>Other members</source>
        <extracomment>Part of a form made from a schema</extracomment>
        <translation type="unfinished">Outros membros</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">Escolha um.</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">É necessário JSON aqui.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">É necessário um número aqui.</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">“%1” não é um número como o JSON o escreve, por exemplo 3, -0.5 ou 1e6.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">Isto é obrigatório.</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">Isto precisa ser um objeto JSON.</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">O nome “%1” aparece duas vezes.</translation>
    </message>
</context>
<context>
    <name>FormSchema</name>
    <message>
        <source>Text</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Texto</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Número</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>Kind of value in a form made from a schema: a JSON number without a fraction</extracomment>
        <translation type="unfinished">Número inteiro</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">Sim ou não</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Lista</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">Objeto</translation>
    </message>
</context>
<context>
    <name>FoundServers</name>
    <message>
        <source>There is already a descriptor %1.</source>
        <translation type="unfinished">Já existe um descritor %1.</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 respondeu algo que não é JSON.</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">Não existe o lugar “%1”.</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">A resposta não diz nada sobre o tempo.</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">“%1” é definido duas vezes aqui</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">“%1” contém a si mesmo</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">“%1” não é definido em lugar nenhum</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">a chave “%1” aparece duas vezes aqui</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">“%1” já é o nome de outra relação</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">“%1” diz outra coisa em outro arquivo</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">“%1” já é definido em %2:%3:%4</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">“%1” é uma referência, definida em %2</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">O que não é gram não pode ser formatado.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">Este texto não pode ser formatado sem perder um comentário.</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">Um padrão é um objeto com “subject” e “elements”; este não é.</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">Os padrões estão aninhados em níveis demais.</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">o texto é grande demais: podem ser lidos no máximo 8 milhões de caracteres</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">há um caractere NUL aqui</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">um nome</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>os padrões estão aninhados em níveis demais aqui: no máximo %n</numerusform>
            <numerusform>os padrões estão aninhados em níveis demais aqui: no máximo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">“(”, “[” ou um identificador</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">“)” ou o que pertence a um nó</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">isto não é uma seta: elas são escritas --, --&gt;, &lt;--, &lt;--&gt; ou com -[…]-, e do mesmo modo com = e ~</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">esperava-se %1, encontrou-se %2</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">o fim do texto</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">um identificador</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">uma etiqueta</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">uma chave</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">listas e mapas não podem conter outras listas nem outros mapas</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">um valor</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">um número</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">depois de ``` e uma etiqueta, a linha precisa terminar</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">este texto nunca é fechado por ```</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">o texto não pode terminar com um acento grave logo antes de ```</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">este texto não é fechado por %1 em sua linha</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">não existe essa sequência de escape; entre %1 existem \%1, \\, \/ e a barra invertida seguida de b, f, n, r ou t</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">o texto tem mais de 32 MiB</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">isto não é UTF-8</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">a anotação “%1” está repetida; vale a última</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">“%1” não pede nada que um padrão diga. Escreva name, :Label, {key: value} ou vários deles.</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">Quais padrões? Escreva name, :Label, {key: value} ou vários deles.</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">um caractere NUL</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">Isto não pode ser dito em gram: %1.</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>padrões aninhados em mais de %n nível</numerusform>
            <numerusform>padrões aninhados em mais de %n níveis</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">uma lista dentro de uma lista ou de um mapa</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">um mapa dentro de uma lista ou de um mapa</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">o número “%1”</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">um intervalo sem extremos</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">o símbolo “%1”</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">a etiqueta “%1”</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">uma lista vazia</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>O modelo chamou ferramentas de forma errada em %n rodada, embora lhe tenha sido dito o que estava errado. Continuar?</numerusform>
            <numerusform>O modelo chamou ferramentas de forma errada em %n rodadas, embora lhe tenha sido dito o que estava errado. Continuar?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>Este turno recorreu ao modelo %n vez. Continuar?</numerusform>
            <numerusform>Este turno recorreu ao modelo %n vezes. Continuar?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>O modelo pede %n chamada de uma vez. Executá-la?</numerusform>
            <numerusform>O modelo pede %n chamadas de uma vez. Executá-las?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>%1 foi chamado %n vez nas últimas %2 chamadas. Continuar?</numerusform>
            <numerusform>%1 foi chamado %n vezes nas últimas %2 chamadas. Continuar?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">chats em um HTTP Archive</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">requisições que não são de um chat cujo dialeto seja conhecido</translation>
    </message>
</context>
<context>
    <name>HtmlWriter</name>
    <message>
        <source>Instructions</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what the model is told before all else</extracomment>
        <translation type="unfinished">Instruções</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: the person who uses the program</extracomment>
        <translation type="unfinished">Você</translation>
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
        <translation type="unfinished">Chamada de ferramenta: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what a tool gave back</extracomment>
        <translation type="unfinished">Resultado</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Raciocínios</translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">(interrompido)</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Não há rede aqui.</translation>
    </message>
    <message>
        <source>asks %1</source>
        <extracomment>Progress of a tool; %1 is a host, on the card of a call</extracomment>
        <translation type="unfinished">consulta %1</translation>
    </message>
</context>
<context>
    <name>HttpReader</name>
    <message>
        <source>“%1” does not apply to a tool of the kind &quot;http&quot;.</source>
        <translation type="unfinished">“%1” não diz nada sobre uma ferramenta do tipo &quot;http&quot;.</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">method é um de %1.</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">placeholders-in-host é true ou false.</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">Uma ferramenta do tipo &quot;http&quot; precisa de uma url.</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">body é &quot;json&quot;, &quot;form&quot; ou &quot;none&quot;.</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">Uma requisição com o método %1 não tem corpo.</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">O corpo é de outro tipo.</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">json é uma tabela: os membros do corpo.</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">response é um ponteiro JSON como /current/temperature.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output é &quot;text&quot;, &quot;json&quot; ou &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">size-limit é um número inteiro de bytes de 1 a %1.</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">Aqui se espera uma tabela de nomes e valores.</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">O valor de %1 é um texto.</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">Um segredo é { keychain = &quot;NAME&quot; } ou { environment = &quot;NAME&quot; }, com prefix = &quot;…&quot; para o que vem antes.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">O cabeçalho %1 não pode ser definido assim.</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">“{%1}” não é nenhum dos argumentos.</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">A url precisa de “%1”, que não é obrigatório nem tem valor padrão.</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">O valor do cabeçalho %1 não pode ser enviado: contém uma quebra de linha ou outro caractere de controle.</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">%1 respondeu algo que não é JSON: %2</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">A resposta de %1 não tem nada em %2: %3</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Uma ferramenta precisa de um nome de 1 a 64 letras, algarismos, _ e -.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Um alias é composto de 1 a 64 letras, algarismos, _ e -.</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">Uma descrição é um texto.</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">enabled é true ou false.</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">O tipo de um invocável é &quot;builtin&quot;, &quot;command&quot; ou &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">“%1” é para ferramentas do tipo &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">“%1” é para ferramentas do tipo &quot;command&quot;.</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">%1 é uma lista de textos.</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">Não existe a ferramenta integrada “%1”.</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">O arquivo termina no meio de uma lista.</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">Há algo depois do fim da lista.</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">Esperava-se uma vírgula entre dois objetos.</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">Esperava-se um objeto JSON.</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">Um objeto ocupa mais de %1 MB.</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">O arquivo termina no meio de um objeto.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">Isto não é JSON.</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">Um objeto tem mais de %1 valores.</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">O servidor enviou algo que não é uma mensagem JSON-RPC.</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">O servidor enviou uma mensagem de mais de %1 valores.</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">O esquema é grande demais ou tem níveis demais de aninhamento.</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">O esquema não pode ser lido como JSON.</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">O valor não pode ser lido como JSON.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>O texto JSON tem mais de %n MiB.</numerusform>
            <numerusform>O texto JSON tem mais de %n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">Isto não é JSON: não é possível ler a partir do byte %1.</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">O servidor usa uma versão do protocolo que não se conhece aqui: %1.</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">Emprestados pelo editor</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">A ordem das mensagens da conversa %1 está danificada no armazenamento.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">A exportação foi parada.</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">A importação foi parada.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">linha %1: %2</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">Outra conversa tem o turno %1.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">O arquivo mudou enquanto era lido.</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">“%1” não é o que deveria ser.</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">JSON Lines do Parlance</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">O arquivo termina no meio de uma conversa.</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">Isto não é o início de uma biblioteca do Parlance.</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">O arquivo foi gravado por um Parlance mais recente.</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">Um registro “%1” não é esperado aqui.</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">“parent” não é nenhum dos nós anteriores.</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">A conversa cita um nó que não tem.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">Uma mensagem ocupa mais de %1 MB e não cabe em nenhuma linha.</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">“%1” não vai nos argumentos: o Parlance escolhe uma porta livre desta máquina.</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">“%1” não vai nos argumentos: %2 diz isso.</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Markdown do Parlance</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">O Markdown contém o caminho que era exibido, sem raciocínios, imagens e ramos.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">Uma mensagem ocupa mais de %1 MB.</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">Uma mensagem vem antes de sua conversa.</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">Uma conversa não tem identificador.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">O arquivo termina no meio de uma mensagem.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">Instruções</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">Você</translation>
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
        <translation type="unfinished">Chamada de ferramenta: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">Resultado</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Conversa</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">interrompido</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">O servidor pede autenticação (HTTP 401).</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">O servidor não permite isto (HTTP 403).</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">Esse lugar não existe no servidor (HTTP 404).</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">O servidor é consultado com frequência demais (HTTP 429).</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">O servidor recusou com HTTP %1.</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">O servidor encerrou sua resposta HTTP sem conteúdo.</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">O servidor respondeu algo que não é uma mensagem JSON-RPC.</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">no servidor MCP %1: %2</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">que a descreve como %1, sem verificação</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">O servidor de %1 não está mais lá.</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">O servidor não tem a ferramenta “%1”.</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">O que %1 respondeu não é um resultado de ferramenta.</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">%1 informa um erro e não diz qual.</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">%1 promete conteúdo estruturado e não forneceu nenhum.</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">O que %1 respondeu não é o que seu esquema de saída promete: %2</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">O esquema de seus argumentos não pode ser usado: %1</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">O esquema de seus resultados não pode ser usado: %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">somente leitura</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">destrutiva</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">não destrutiva</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">repetível</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">com acesso externo</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">A { no caractere %1 fica aberta.</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">“{%1}” não é uma expressão de um template de URI.</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">O argumento “%1” também vai em um cabeçalho, que só pode conter um texto, um valor lógico ou um inteiro até 2^53−1.</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">não informado</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">sim</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">não</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">escuta em %1</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">escuta em %1, somente para o Parlance</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">contexto de %1 tokens, imagens: %2, template com ferramentas: %3</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">parado</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">iniciando…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">carregando…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">carregando, %1 %</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">pronto</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">reinicia em %1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">falhou</translation>
    </message>
</context>
<context>
    <name>ModernEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">O servidor usa uma versão do protocolo que não se conhece aqui.</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">Não é possível entender o resultado do servidor.</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">Tudo precisa estar em uma só linha.</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">Digite o programa a ser iniciado, ou um endereço.</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">O endereço precisa ser como https://example.org/mcp.</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">O servidor precisa de um nome com letras, algarismos, - e _.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">Não existe “%1” na lista.</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">Não há perfil onde guardá-lo.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Não é possível ler %1.</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">%1 não é um caderno de notas: %2</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">O caderno de notas está cheio: ele comporta 4 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">Uma nota precisa de um nome.</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">Não existe a nota “%1”.</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">O que deve ser feito?</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">Um lembrete precisa de um texto e de um horário como 2025-01-31T15:00.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">“%1” não é um fuso horário conhecido aqui.</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">min_val é maior que max_val.</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">Não há números a descrever.</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">chats no formato da OpenAI</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">Um chat não tem “messages”.</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">partes que não são texto nem imagem do arquivo</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">chats sem mensagens</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">Um template é um texto.</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">Um resultado não tem o membro “%1”, segundo seu esquema.</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">texto do sistema e ferramentas: %1 e %2 tokens acima de suas partes</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">texto do sistema: %1 tokens acima de sua parte</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">ferramentas: %1 tokens acima de sua parte</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">“%1” não diz nada aqui: as ferramentas deste conjunto são as de seu servidor, diga o que disser [[invokers]] sobre elas.</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">Falta o nome de uma das ferramentas do servidor.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Um alias é composto de 1 a 64 letras, algarismos, _ e -.</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">“%1” não está dentro de uma pasta de trabalho.</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">“%1” está em uma pasta do próprio Parlance, que nenhuma ferramenta acessa.</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">Isto não é um caminho.</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">Nenhuma pasta de trabalho foi escolhida, portanto nenhum arquivo pode ser acessado. A pessoa escolhe uma na janela (pastas de trabalho) ou inicia o programa nessa pasta pela linha de comando.</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">a chave “%1” aparece duas vezes aqui</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">%1 não tem significado em uma expressão regular de ECMA-262.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">%1 não vê imagens: seu servidor foi iniciado sem um projetor para elas (--mmproj). Retire a imagem ou escolha outro modelo.</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>left out: %1 (%2)</source>
        <translation type="unfinished">omitido: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>There is no line %1; the file has %2.</source>
        <translation type="unfinished">Não existe a linha %1; o arquivo tem %2.</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">Um trecho termina na linha %1, antes de seu início na linha %2.</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">Dois trechos se sobrepõem na linha %1.</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">idempotent é true ou false.</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">writes é true ou false.</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">formats é &quot;assert&quot; ou &quot;annotate&quot;.</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">%1 é um número de segundos de 0 a %2.</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">%1 é um número inteiro de %2 a %3.</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">approval é &quot;ask&quot;, &quot;allow&quot; ou &quot;refuse&quot;, ou uma tabela com rules.</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">rules é uma lista de no máximo %1 tabelas.</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">Uma regra indica o argumento que examina: argument = &quot;path&quot;.</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">Uma regra tem um de path, host, command e text, com um padrão ou uma lista de padrões.</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">A resposta de uma regra é &quot;ask&quot;, &quot;allow&quot; ou &quot;refuse&quot;.</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">on-failure é &quot;report&quot;, &quot;abort&quot; ou uma tabela destes por categoria.</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">“%1” não é uma categoria de erros.</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">O que se faz com um erro é &quot;report&quot; ou &quot;abort&quot;.</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">%1 tem de ser um número e é “%2”: não conta.</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">O provedor %1 indica um dialeto que não existe: “%2”.</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command é uma lista de textos: o programa e seus argumentos.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment é uma lista de nomes de variáveis.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">“%1” não é um nome de variável.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Uma variável é um texto, ou { keychain = &quot;the name of a key&quot; }.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">um modelo é escrito PROVEDOR/MODELO, não “%1”</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">linha %1 do texto: %2</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">o texto não tem lugar para “%1”</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">O prompt %1 não tem variáveis.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">O prompt %1 não tem a variável “%2”. Ele tem %3.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">O prompt %1 não tem a variável “%2”. Talvez você queira dizer: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">O prompt %1 não pode ser usado: linha %2 de seu texto: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">O prompt %1 precisa saber: %2.</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">O prompt %1 não aceita argumentos.</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">“%1” não é um argumento do prompt %2. Ele aceita %3, escritos como nome=valor.</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">As aspas de %1 ficam abertas.</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">a condição é longa demais</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">não se entende “%1”</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">a condição tem níveis demais de aninhamento</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">um parêntese fica aberto</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">depois de startswith precisa vir um parêntese</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">a condição termina cedo demais</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">não existe a variável “%1”</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">Enviar o que este prompt diz (`parlance prompts` os lista). Um para o sistema é o texto do sistema; nesse caso, também se informa o que dizer.</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">O que vai em um lugar do prompt; pode ser repetida.</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">--variable exige --prompt.</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">Uma variável é dada como nome=valor, não %1.</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">Informe --system, ou um prompt que seja um texto do sistema, não ambos.</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">Informe --prompt ou o que dizer, não ambos.</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Resposta: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Mensagem: %1</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">imagem</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">“% %1” não termina nada que tenha começado</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">as condições têm níveis demais de aninhamento</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">“% if” não é terminado por “% endif”</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">“% for” deve ser escrito “% for NAME in VARIABLE:”, com o nome de uma variável</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">“% for” não é terminado por “% endfor”</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">não existe a variável “%1”</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">Com estes valores, o texto do prompt fica longo demais.</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">“%1” não tem opções entre as quais escolher</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">o mínimo é maior que o máximo</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">“%1” deve ser %2.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">um número</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">%1 ou mais</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">%1 ou menos</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">%1 e assim por diante em passos de %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">um de %1</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">sim ou não</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">um texto</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">elementos</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">caracteres</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation type="unfinished">%1 %2 ou mais</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">%1 %2 ou menos</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">uma lista de textos mais curtos</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">%1 não tem vetores para textos.</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">só um literal é lido aqui, não uma expressão</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">o aninhamento é profundo demais</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">falta uma vírgula ou um parêntese</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">um parêntese não está fechado</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">uma chave precisa ser um texto</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">falta “:” depois de uma chave</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">só textos simples são lidos, sem f e b antes deles</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">um texto não está fechado</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">não existe tal caractere</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">este caractere não pode ser lido</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">este número não pode ser lido</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">falta o valor</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">só literais são lidos; “%1” não é um</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">Adicionar %1</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">Alterar para “%1”</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">Alterar para %1</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">“%1” tem só %2 linhas.</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">O resultado de %1 tem só %2 bytes.</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">Esta conversa não tem nenhuma chamada “%1” com resultado.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">As páginas do arquivo</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Mensagens</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>%n conteúdo não pode ser lido.</numerusform>
            <numerusform>%n conteúdos não podem ser lidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>%n mensagem não pode ser lida, ou só em parte.</numerusform>
            <numerusform>%n mensagens não podem ser lidas, ou só em parte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Conversas</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>Falta %n mensagem.</numerusform>
            <numerusform>Faltam %n mensagens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>%n ramo de conversas tem lacunas.</numerusform>
            <numerusform>%n ramos de conversas têm lacunas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>%n lugar em conversas não está como foi escrito.</numerusform>
            <numerusform>%n lugares em conversas não estão como foram escritos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>%n conversa perdeu seu fim.</numerusform>
            <numerusform>%n conversas perderam seu fim.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">O arquivo está vazio.</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">Não há conversas em %1.</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">%1 está protegido contra gravação, portanto não pode ser reparado no lugar.</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">Outro Parlance está com %1 aberto. Feche-o primeiro.</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">O novo arquivo</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">Não é possível escrever %1.</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">Nada pode ser lido de %1, e não há cópia diária. Ele foi deixado como está.</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">Nada pôde ser lido do arquivo. Falta o que veio depois da cópia %1.</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">Encontrado pelo reparo</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Conteúdos</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Turnos</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Trocas</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Arquivos</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Pesquisa</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">Esta mensagem, ou uma parte dela, perdeu-se com um armazenamento danificado.</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">“%1”: as mensagens %2 não podem ser lidas, ou só em parte.</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">“%1”: não se sabe onde terminava; agora termina com sua mensagem mais recente.</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>%n corpo de trocas não pode ser lido.</numerusform>
            <numerusform>%n corpos de trocas não podem ser lidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">O que estava nele perdeu-se com um armazenamento danificado.</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">Encontrado pelo reparo: mensagens sem lugar</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>%n mensagem perdeu seu lugar; está em “%1”.</numerusform>
            <numerusform>%n mensagens perderam seu lugar; estão em “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">%1 não é uma chamada de um modelo que possa ser enviada novamente: %2</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">De %1 não há requisição guardada.</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">%1 respondeu com o status %2.</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">%1 respondeu com %2 bytes do tipo %3, que não são texto.</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">A } no caractere %1 não fecha nada; }} representa uma chave.</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">A { no caractere %1 fica aberta; {{ representa uma chave.</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">As chaves no caractere %1 não contêm nenhum nome.</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">Não há nada a rolar: informe dice ou specs.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">Não é possível escolher %1 de %2 sem reposição.</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">arquivo</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">Salvar</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">Não foi possível escrever %1: %2</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">Salvar %1 como…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">Salvar como</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">um cenário precisa de um título e de um modelo</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">esta falha não tem um tipo conhecido</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">%1 não é do tipo %2.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">%1 não é %2.</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">%1 não é nenhum de: %2.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">%1 é menor que %2.</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">%1 é maior que %2.</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">%1 não é maior que %2.</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">%1 não é menor que %2.</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">%1 não é um múltiplo de %2.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">%1 tem %2 %3; são necessários pelo menos %4.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">%1 tem %2 %3; são permitidos no máximo %4.</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">caracteres</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">%1 não tem o formato %2.</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">%1 não corresponde ao padrão %2.</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">elementos</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">%1 tem o mesmo elemento duas vezes.</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">membros</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">Falta o membro “%1” em %2.</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">contém esquemas demais</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">refere-se a si mesmo sem fim</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">é um esquema a mais; o esquema é grande demais</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">precisa ser um esquema: um objeto, true ou false</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">precisa ser uma string</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">refere-se a “%1”, que não está no esquema nem registrado</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">precisa ser uma lista de esquemas</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">precisa ser um objeto de esquemas</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">O esquema</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">precisa ser uma lista de valores</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">cita %1, que não é um tipo de JSON Schema</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">precisa ser um número</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">precisa ser maior que 0</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">precisa ser um número inteiro igual ou maior que 0</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">precisa ser true ou false</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">precisa ser uma lista de strings</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">não é uma expressão regular que possa ser verificada: %1</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">%1 não é permitido aqui.</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">O esquema não pôde ser verificado dentro de seus limites.</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">Não existe o membro “%1” no esquema.</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">%1 tem %2 elementos do tipo que precisa conter.</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">%1 é o que o esquema exclui.</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">%1 não se ajusta a nenhuma das %2 alternativas.</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">%1 se ajusta a %2 das %3 alternativas, não a exatamente uma.</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">O padrão %1 não pôde ser decidido dentro de seus limites.</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">não tem o argumento “%1”</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">exige o argumento “%1”, que a especificação não tem</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">exige o argumento “%1”, que é opcional na especificação</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">seu argumento “%1” é do tipo %2, não %3</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">seu argumento “%1” é do tipo %2, e a especificação não indica nenhum</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">o esquema tem níveis demais de aninhamento</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">só podem ser espelhadas propriedades alcançadas apenas por “properties”</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">“%1” não é um nome de cabeçalho</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">só uma string, um inteiro ou um valor lógico pode ser espelhado</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">o cabeçalho “%1” é usado duas vezes</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">x-mcp-header em “%1”: %2</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">O padrão não é uma expressão regular: %1, no caractere %2.</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">Não é possível ler “%1”: %2 espera uma data como %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">Não é possível ler “%1”: %2 espera %3 ou %4.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">Não é possível ler “%1”: %2 espera um destes: %3.</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">A variável de ambiente %1, ou uma chave com esse nome.</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">O que o arquivo chama de ${input:%1}.</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">“envFile” é omitido: variáveis não são lidas de um arquivo. Indique no descritor as que ele precisa.</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">“%1” é omitido: um servidor não é confinado aqui.</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">“headersHelper” é omitido: nenhum programa é executado para cabeçalhos. Um cabeçalho pode indicar uma chave.</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">“%1” é omitido: todas as ferramentas são oferecidas, e cada uma pode ser desativada.</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">“auto_connect” é omitido: um servidor é conectado quando uma conversa o usa.</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">“ssl_verify” é omitido: os certificados são sempre verificados.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 não é um objeto.</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">Está desativado lá, e por isso também aqui.</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">Servidores do tipo “%1” não podem ser acessados.</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">Não indica nem um programa nem um endereço.</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">Seu tipo é “sse”: se ele usa o HTTP mais antigo com eventos enviados pelo servidor, descobre-se ao conectar.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">“cwd” é omitido, portanto o servidor inicia na pasta pessoal: %1 não se conhece aqui.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">“cwd” é omitido, portanto o servidor inicia na pasta pessoal: não se sabe aqui em que pasta “%1” está.</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">Seu endereço só é conhecido quando ele é iniciado. Escreva um descritor com o próprio endereço.</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">Seu endereço não é de HTTP, e nenhum outro pode ser acessado.</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">Seu endereço contém uma chave, e um descritor só pode indicar uma chave para um cabeçalho. Veja se o servidor a aceita assim.</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">Seu endereço não é criptografado: quem estiver no caminho até %1 pode ler e alterar o que é dito.</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">Seu endereço não é criptografado, e ele exige uma chave, que todos no caminho até %1 poderiam ler. Peça um endereço com https.</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">“%1” é omitido: o servidor é acessado pelo endereço.</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">“%1” é omitido: não é um objeto.</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">“%1” é omitido: a autenticação descobre por si mesma, ou não precisa disso.</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">O identificador do cliente é omitido, pois só é conhecido quando o servidor é iniciado.</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">O segredo do cliente.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">“%1” não pode ser o nome de uma ferramenta e é omitido.</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">Todas as suas ferramentas podem ser usadas lá sem perguntar, e por isso também aqui: veja se é isso o que se quer.</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">Estas ferramentas podem ser usadas sem perguntar, como lá: %1.</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">Uma chamada pode levar %1 segundos sem sinal de progresso: “timeout” é %2 lá.</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">“%1” não tem equivalente aqui e é omitido.</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">“%1” é omitido: contém uma chave.</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">O arquivo tem mais de 1 MiB.</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">Há um byte zero; isto não é texto.</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">A partir daqui isto não é JSON.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">Objetos e listas têm mais de %1 níveis de aninhamento.</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">%1: não contém servidores, nem como “mcpServers” nem como “servers”.</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">%1: contém mais de %2 servidores.</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">“sandbox” é omitido: um servidor não é confinado aqui.</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">Um servidor MCP, trazido de %1.</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">Já existe, como o conjunto %1.</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">É chamado %1, pois há outro conjunto %2.</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">Não está entre “default_servers” e, por isso, está desativado aqui.</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">reinicia em %1</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">entrada e saída padrão</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">HTTP com eventos enviados pelo servidor</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">chama a si mesmo de %1</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP %1, sem estado</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP %1, com sessão</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">desativado</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">conectando…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">requer autenticação</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">pronto</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">falhou</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.</source>
        <translation type="unfinished">Nada foi enviado: a mensagem %1 desta conversa não pode ser lida. %2 Uma mensagem desativada é omitida.</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">Nada foi enviado: uma mensagem deste turno não pode ser lida. %1</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">“%1” não é um nome de variável e é omitido.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">O cabeçalho %1 não pode ser definido assim e é omitido.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">O valor de %1.</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">%1 é omitido: é composto de várias partes, e um descritor pode indicar uma só chave.</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">%1 é omitido: o que %2 representa não se conhece aqui.</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">O servidor “%1” (%2) pede que você se autentique em %3.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">A autenticação foi recusada.</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">Não foi possível abrir o navegador.</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">uma assinatura é um só caminho, como (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">os argumentos são um objeto: seu esquema tem o tipo “object”</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">%1 é um tipo próprio; um registro precisa de outro nome</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">só quando está sozinho, () significa nenhum parâmetro: ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">a assinatura não diz o que é devolvido: (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">todas as setas de uma assinatura apontam na mesma direção</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">“%1” aparece aqui duas vezes</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">por extenso, o esquema tem mais de 256 KiB</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">um parâmetro tem um nome antes de seu tipo: (name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">falta um tipo aqui: (name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">só pode haver um tipo: %1</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">o tipo %1 contém a si mesmo, o que nenhuma assinatura pode</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">os tipos têm níveis demais de aninhamento aqui</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">os campos de um tipo são escritos (name::Text)</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">“%1” é dito duas vezes</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">não existe o tipo “%1”; listas são escritas ::Array {items: Text}, e valores opcionais, {optional: true}</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">não existe o tipo “%1”; existem Text, Int, Double, Bool, Array, Object e os do próprio documento</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">um esquema é escrito json`{…}`</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">um esquema é um objeto</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">um valor padrão é um texto, um número, true, false, uma lista ou um mapa</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">“optional” é true ou false</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">“%1” é um texto</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">“%1” é um número</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">“enum” é uma lista de valores</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">“%1” não diz nada sobre um %2</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">só um Array tem “%1”</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">“%1” é o nome de um tipo</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">“fields” é um mapa de nomes e tipos, e pertence a um Object</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">“range” é escrito 1..10</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">o valor padrão não se ajusta: %1</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">a assinatura diz apenas o que é devolvido; sem parâmetros ela é ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">nenhum valor é no mínimo %1 e no máximo %2</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">nenhum valor de “enum” combina com o restante do que é dito</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">Uma habilidade tem o nome de sua pasta, “%1”.</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">A habilidade não tem instruções.</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">As instruções têm mais de %1 linhas, que um modelo lê por inteiro a cada vez.</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">Não existe a habilidade “%1”.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Você quis dizer %1?</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">A habilidade %1 não tem o script “%2”.</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">“%1” não é executável, e não se conhece nada que o executaria.</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">Lê habilidades e executa seus scripts em uma sandbox.</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">O PostgreSQL que tem suítes, execuções e resultados: postgresql://[USUÁRIO@]HOST[:PORTA]/BANCO. A senha está em PGPASSWORD, PARLANCE_STORE_PASSWORD ou no chaveiro.</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">Qual armazenamento? Informe --store postgresql://HOST/DATABASE.</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">Uma biblioteca exige um agente.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">Não existe o conjunto “%1”.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">Não existe o conjunto “%1”. Talvez você queira dizer: %2.</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">O descritor não tem %1.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">O descritor está escrito de um modo em que %1 não pode ser definido.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Falhou: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Feito: %1</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">O texto não é Base64.</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">O que o Base64 representa não é texto; tem %1 bytes.</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">O texto não é JSON: %1</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">O que não é TOML não pode ser formatado.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">Este texto não pode ser formatado sem ser alterado.</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Você quis dizer %1?</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">não está conectado</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">o servidor do conjunto %1 não pode ser consultado sobre ela: %2</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">a biblioteca de ferramentas %1 não tem vínculo para ela</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">a biblioteca de ferramentas %1 a vincula a %2, que não existe.</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">não há nenhuma ferramenta com este nome.</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">vários conjuntos têm uma ferramenta com este nome (%1); uma biblioteca de ferramentas diz qual delas é</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">seus argumentos não são um esquema: %1</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">o nome</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">a descrição</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">o esquema dos argumentos</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">%1 não é exatamente o que foi especificado: diferem %2</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">%1 não se ajusta: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 não pode ser chamada: %2</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">o nome de uma ferramenta só tem letras, algarismos, “_” e “-”, no máximo 64</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">A ferramenta %1 é descrita de modo diferente de %2, que faz seu trabalho.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">O agente %1 não pode ser usado, pois nem todas as suas ferramentas puderam ser vinculadas:</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">não existe a ferramenta “%1” aqui</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">O descritor já tem uma entrada para %1.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">O descritor está escrito de um modo em que nenhuma entrada para %1 pode ser adicionada.</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">“%1” não está escrito como CONJUNTO:FERRAMENTA</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">Uma assinatura é um só caminho, como (name::Text)==&gt;(::String).</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">A especificação de ferramenta precisa ter exatamente um elemento, sua assinatura de tipo</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">A especificação de ferramenta precisa ter a etiqueta ToolSpecification</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">A especificação de ferramenta precisa ter um identificador de padrão não vazio (nome)</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">A especificação de ferramenta precisa ter a propriedade &apos;description&apos;</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; precisa ser um texto</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">“%1” de %2 é omitido.</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">O arquivo é grande demais para ser de um personagem.</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">O arquivo não é JSON nem contém “TOOLS = […]”.</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">Espera-se uma lista de ferramentas.</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">O nome “%1” é o de duas ferramentas.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">A ferramenta %1 da lista não é uma função: esperam-se type, function e um nome.</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">A ferramenta %1 da lista tem o nome “%2”; os nomes têm até 64 letras, algarismos, _ e -.</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">Os parâmetros de %1 não são o esquema de um objeto. %2</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">Um personagem contém mais do que o gram expressa de um agente: suas chamadas têm limites. Ele é escrito como descritor.</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">Um agente em gram tem um modelo e uma instrução.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">O arquivo não é texto UTF-8.</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">Em gram cada ferramenta tem uma descrição, e estas não têm: %1.</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 não é um endereço.</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">Um endereço para rastreamentos não contém senha: o que um coletor quer ver está em OTEL_EXPORTER_OTLP_HEADERS.</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">“%1” não é um endereço http nem um arquivo.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 não é um arquivo.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">Não existe a pasta %1.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">Parada antes de terminar.</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">Esta chamada não foi executada: a resposta foi obtida à mão.</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">Começado, e não desfeito externamente até onde chegou: %1 %2</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">Já feito, e não desfeito externamente: %1 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">Não existe a unidade “%1”.</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">“%1” e “%2” não medem a mesma coisa.</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1” não é um endereço HTTP.</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">Um argumento não pode escolher o host ou a porta, a menos que o descritor diga placeholders-in-host = true.</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">Falta um argumento de que o endereço precisa.</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">“%1” não é um host.</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">Um argumento não cabe no endereço: vazio, “.” e “..” não são partes de um caminho.</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>%1… (mais %n caractere)</numerusform>
            <numerusform>%1… (mais %n caracteres)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 respondeu algo que não é JSON.</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">O espaço de trabalho %1 é uma pasta pessoal. Comandos em uma sandbox recebem o que é visível nela; as ferramentas de arquivos, tudo.</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">O espaço de trabalho %1 contém uma pasta pessoal. Comandos em uma sandbox recebem o que é visível nela; as ferramentas de arquivos, tudo.</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">O espaço de trabalho %1 está em uma parte oculta de uma pasta pessoal, onde os programas guardam configurações e o que executam.</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">“%1” está oculto ou parece um segredo: um prompt não o lê. Em vez disso, ele pode ser anexado.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">“%1” tem mais de %2.</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">o disco está cheio</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">está protegido contra gravação</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">este programa tem arquivos abertos demais</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">esta máquina tem arquivos abertos demais</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">não há memória suficiente</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">o sistema recusou uma vez, e agora não recusaria</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">“%1” já existe, portanto nada será escrito.</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">âncoras e aliases não são lidos</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">este alias está dentro do que significa</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">há mais de %1 valores</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">tags não são lidas</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">uma chave é um texto</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">o aninhamento é profundo demais</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">a chave “%1” já existe</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">contém mais de um documento</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">o editor</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">“%1” não é um valor dessa opção.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">Não existe a opção “%1”.</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">O turno foi desfeito; a conversa está como antes.</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">Adicionar um servidor MCP</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">Um &amp;programa nesta máquina</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">Um &amp;endereço</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">Adicionar o &amp;servidor</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;Nome:</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">Linha de &amp;comando:</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">En&amp;dereço:</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">Já existe um conjunto %1.</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Leva a %1</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">Endereço em %1</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">O nome deste host representa “%1”: contém letras que podem se parecer com as de outro.</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">“%1” antes do host não diz nada sobre aonde o endereço leva.</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">O endereço não é criptografado: outros podem ler e alterar no caminho o que é feito ali.</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">Ainda não há nenhum.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">Há os seguintes: %1.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">Não existe o agente “%1”. %2</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">O agente %1 não pode ser usado: %2</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">Importar ferramentas de uma lista JSON ou do arquivo Python de um personagem</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Não é possível ler %1: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 tem mais de %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">Novo agente com estas ferramentas</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Nome (letras, algarismos, - e _):</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">Já existe um arquivo %1.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Use suas ferramentas quando elas ajudarem.</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">Como o agente é interpretado</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">Agente</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">Não há nenhum agente aqui.</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">não pode ser usado: %1</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">usa o modelo da conversa</translation>
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
        <translation type="unfinished">Nenhum agente</translation>
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
        <translation type="unfinished">nenhum</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">Nenhum agente em uso: o modelo recebe o texto do sistema e as ferramentas ativadas.</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">Não existe mais nenhum agente com este nome.</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">Usa %1.</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">Suas ferramentas são vinculadas por nome às de todos os conjuntos.</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">Suas ferramentas são vinculadas à biblioteca %1.</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">Tudo sobre os &amp;agentes</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">&amp;Nenhum agente</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">&amp;Vincular suas ferramentas a</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">&amp;Todos os conjuntos, por nome</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">Ferramentas que o agente solicita</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">FERRAMENTAS SOLICITADAS</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">e mais %1</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">Incluir também os personagens que não são listados (good = false).</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">Escrever o agente indicado como gram ou toml, com as alterações solicitadas.</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">formato</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">Com --as: outro name, title, description, model ou instruction, ou @ARQUIVO com o valor; pode ser repetida.</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">chave=valor</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">Com --as: omitir esta ferramenta; pode ser repetida.</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">ferramenta</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">Com --as: incluir as especificações de ferramentas deste texto em gram, no lugar das que têm os mesmos nomes; pode ser repetida.</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">arquivo</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Com --as: seu nome, ou ARQUIVO, ou ARQUIVO#NOME.</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">Vincular as ferramentas a esta biblioteca: seu nome ou ARQUIVO. Sem ela, às de todos os conjuntos, por nome.</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">Um agente é escrito, e alterado, com --as gram ou --as toml.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… aguardando %1</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">--as aceita gram ou toml, não %1.</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Qual agente? Informe seu nome, ou ARQUIVO, ou ARQUIVO#NOME.</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">Uma alteração é chave=valor, não %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Não é possível ler %1: %2</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">não vinculada: %1</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 não é texto UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::AgentsModel</name>
    <message>
        <source>in use</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">em uso</translation>
    </message>
    <message>
        <source>in use, %1</source>
        <translation type="unfinished">em uso, %1</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Agentes</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Bibliotecas</translation>
    </message>
    <message>
        <source>Bound tools</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">Ferramentas vinculadas</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">&amp;Usar nesta conversa</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Parar de usar</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">&amp;Vincular a esta biblioteca</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Converter</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Co&amp;mparar…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">Agente em &amp;TOML…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">Agente em &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Importar ferramentas…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Biblioteca de ferramentas…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">Agentes, bibliotecas e ferramentas vinculadas</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">Novo</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">Mais</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">Ainda não há nenhum. “Novo” cria um.</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">As do agente selecionado.</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">Com estes erros ele não pode ser usado.</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">Não solicita nenhuma.</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">&amp;Converter para TOML</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">&amp;Converter para gram</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">Vincular</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Parar de usar</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this agent in the conversation</extracomment>
        <translation type="unfinished">Usar</translation>
    </message>
</context>
<context>
    <name>gui::Announcements</name>
    <message>
        <source>You are asked: %1</source>
        <translation type="unfinished">Pergunta para você: %1</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">%1 falhou: %2</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">%1 terminou.</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">Resposta concluída.</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">Resposta concluída. %1</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">O turno foi desfeito, e seu texto voltou à caixa de mensagem. %1</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">A resposta foi interrompida. %1</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">Tudo o que esperava foi respondido.</translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message>
        <source>[thought] %1</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">[raciocínio] %1</translation>
    </message>
    <message>
        <source>[picture or file]</source>
        <translation type="unfinished">[imagem ou arquivo]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">%1: o que diz</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">%1: seus eventos</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">Conteúdo</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Eventos</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Bruto</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">em andamento…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">A resposta é longa demais para ser exibida aqui como texto; seus eventos e bytes são exibidos.</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Sem resposta</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">primeiro byte após %1 ms</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">%1 do cache</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>%Ln token de entrada, %1 de saída</numerusform>
            <numerusform>%Ln tokens de entrada, %1 de saída</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message>
        <source>before</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the answer that was recorded</extracomment>
        <translation type="unfinished">anterior</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">sem resposta</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">diz o mesmo</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">a partir do byte %1: %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">Resposta</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Status</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">Tempo</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Tokens de entrada</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Tokens de saída</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">Chamadas</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">Término</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">Difere da anterior</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n enviada</numerusform>
            <numerusform>%n enviadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation type="unfinished">
            <numerusform>%n resposta diferente</numerusform>
            <numerusform>%n respostas diferentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n com falha</numerusform>
            <numerusform>%n com falha</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">%1 a %2 ms</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">--approve aceita ask, refuse, all, hidden-files, offered-calls ou o nome de uma ferramenta, não %1.</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">%1
Somente uma pessoa pode permitir isso: em um terminal com --approve ask, ou antecipadamente com --approve %2.</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">%1
Para executar o que é oferecido assim: --approve %2</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">%1 precisa da sua decisão, e isto não é um terminal. Para permitir: --approve %1</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Leva a %1</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] responder com estes valores  {…} responder com este objeto JSON  [n] não</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] eu abro esse endereço em um navegador  [n] não</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] sim  [a] sempre  [n] não</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] sim  [n] não</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] uma vez  [c] nesta conversa  [a] sempre  [n] não</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] uma vez  [c] nesta conversa  [a] sempre  [l] sempre para chamadas como esta: %1  [n] não</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">responder com estes valores</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">eu abro esse endereço em um navegador</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">uma vez</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">sim</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">nesta conversa</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">sempre</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">sempre para chamadas como esta: %1</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">não</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">Digite um número, ou um objeto JSON como resposta, e pressione Enter.</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">Digite um número e pressione Enter.</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">arquivadas:</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 não é um arquivo.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Não é possível ler %1: %2.</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">A imagem %1 tem mais de %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 tem mais de %2.</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">%1 não é texto (UTF-8) nem imagem (PNG, JPEG, GIF, WebP).</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">Imagem</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Anexos</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Anexar arquivos</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Remover %1</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">Onde gravá-lo; um arquivo existente não é sobrescrito.</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">Em qual arquivo?</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Todas as conversas estão em %1.</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">também chamada %1</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">Ativada nesta conversa</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">Ferramenta a experimentar</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">Essa ferramenta não existe no momento.</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">Perguntado</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Resposta da esquerda</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Resposta da direita</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Pró&amp;ximo par</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">Voltar à &amp;matriz</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">A da esquerda é melhor</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">Nenhuma é melhor</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">A da direita é melhor</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">Qual resposta é melhor? De quem são é mostrado depois.</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">Esquerda: %1. Direita: %2.</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">Como o corpo é exibido</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">Árvore</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">Texto</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Bruto</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Hexadecimal</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">Localizar um texto ou um caminho JSON</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">Localizar texto, $.messages[-1] ou /tools/0</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">O corpo como árvore</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">Copiar o valor</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">Copiar o ponteiro JSON</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Sem corpo.</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">É grande demais para uma árvore. Seu texto pode ser consultado.</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">Não é JSON, portanto não há árvore.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Nada encontrado</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Linha %1</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Não é JSON</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
</context>
<context>
    <name>gui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Button below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Mostrar tudo</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Corpo</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Copiar as linhas selecionadas</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Formatando…</translation>
    </message>
    <message>
        <source>%1 of %2 lines · %3</source>
        <translation type="unfinished">%1 de %2 linhas · %3</translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message>
        <source>Reading both branches…</source>
        <translation type="unfinished">Lendo ambos os ramos…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">Dois ramos lado a lado</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">Ambos os ramos, mensagem ao lado de mensagem</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">Fechar</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">Ambas estão no mesmo ramo: não há nada a comparar.</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">Os ramos se separam desde o início.</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>Ambos os ramos têm em comum a primeira mensagem.</numerusform>
            <numerusform>Ambos os ramos têm em comum as primeiras %n mensagens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>Mais %n mensagem não é exibida.</numerusform>
            <numerusform>Mais %n mensagens não são exibidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">Nada aqui</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">só aqui</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">difere</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">igual</translation>
    </message>
</context>
<context>
    <name>gui::BudgetBar</name>
    <message>
        <source>Budget per &amp;day</source>
        <translation type="unfinished">Orçamento por &amp;dia</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">O que pode ser gasto em um dia</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">por &amp;mês</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">O que pode ser gasto em um mês</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">por con&amp;versa</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">O que uma conversa pode custar</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">A moeda dos orçamentos, como consta nos preços dos provedores</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">O que acontece além de um orçamento</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">perguntar antes de cada turno</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">avisar e continuar</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">qualquer</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">%1 hoje, %2 neste mês</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">%1 Continuar?</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">Esta conversa custou %1; seu orçamento é de %2.</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">O dia de hoje custou %1; o orçamento diário é de %2.</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">Este mês custou %1; seu orçamento é de %2.</translation>
    </message>
</context>
<context>
    <name>gui::BusDesktop</name>
    <message>
        <source>Show</source>
        <extracomment>Button on a notification of the desktop: a verb: bring the window to the front</extracomment>
        <translation type="unfinished">Mostrar</translation>
    </message>
</context>
<context>
    <name>gui::CallValues</name>
    <message>
        <source>Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">Argumentos</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;Argumentos</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a tab in the window that shows a tool call: what a tool gave back</extracomment>
        <translation type="unfinished">Resultado</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">&amp;Resultado</translation>
    </message>
</context>
<context>
    <name>gui::CanisterEditor</name>
    <message>
        <source>Edit the arguments of %1</source>
        <translation type="unfinished">Editar os argumentos de %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Text of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">Editar: %1</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">Argumentos, como JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name for screen readers of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">Texto</translation>
    </message>
    <message>
        <source>This becomes another version of it; the one before stays beside it. What comes after goes on below both.</source>
        <translation type="unfinished">Isto se torna outra versão; a anterior permanece ao lado. O que vier depois continua abaixo de ambas.</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">&amp;Manter como versão</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">Os argumentos precisam ser um objeto JSON.</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">Não é possível escrever %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;Usar o prompt</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">Falta informar: %1.</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">Para onde as requisições são repassadas: um endereço ou o nome de um provedor.</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">A porta em 127.0.0.1; 0 usa qualquer uma que esteja livre.</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">Em vez de --to: um programa que usa MCP pela entrada e saída padrão, depois de --. Ele é iniciado, e o que recebe e o que envia passa sem alterações.</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">O que deve ser capturado? Informe --to com um endereço ou um provedor, ou -- e um comando.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 não é uma porta.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Não há nenhum provedor chamado %1.</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">%1 não tem um endereço próprio ao qual as requisições possam ser repassadas.</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">Informe isto aos programas em vez de %1. Quem o conhece pode usá-lo. Ctrl+C encerra; parlance exchanges lista o que passou.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Não é possível iniciar “%1”: %2</translation>
    </message>
</context>
<context>
    <name>gui::CaptureWindow</name>
    <message>
        <source>Capture</source>
        <extracomment>Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges</extracomment>
        <translation type="unfinished">Captura</translation>
    </message>
    <message>
        <source>What programs are told, as environment variables</source>
        <translation type="unfinished">O que é informado aos programas, como variáveis de ambiente</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">Um programa que recebe este endereço em vez do endereço de um provedor fala com o provedor como antes, e o que ambos dizem é guardado aqui.
Somente programas desta máquina que conheçam o endereço podem usá-lo.</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">O que passou</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Início</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">Requisição</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Status</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">Tempo</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">Resposta</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">Para onde as requisições são repassadas: um provedor ou um endereço</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">&amp;Repassar para</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">A porta nesta máquina</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">qualquer porta</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;Iniciar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>As co&amp;nversations…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Como con&amp;versas…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">&amp;Enviar novamente…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Salvar…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">“%1” não é um provedor nem um endereço que comece com http:// ou https://.</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">Capturando para %1, até ser parada ou esta janela ser fechada.</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">Parada. O que passou permanece no Inspetor, em todas as conversas.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">nenhum</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Parar</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">Os programas que usam o endereço não alcançarão mais o provedor.</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">&amp;Terminar a captura</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">Passo a passo: Enter libera o próximo evento; r e Enter, o resto da resposta; a e Enter, tudo.</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… a seguir: a resposta a %1, %n evento</numerusform>
            <numerusform>… a seguir: a resposta a %1, %n eventos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">To&amp;lerante</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">Cassete</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">O que está no cassete e o que foi pedido e não está nele</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">Nº</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">Requisição</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">Resposta</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">Reproduzida</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">Quando vêm as partes de uma resposta</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">De uma vez</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">No ritmo gravado</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">Passo a passo</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">Datas, horários e identificadores de uma requisição podem diferir</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;Escolher…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">&amp;Reproduzir</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;Próximo evento</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">Resto da respo&amp;sta</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">T&amp;udo</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">Libera o próximo evento (F8, também na janela)</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Reproduzir um cassete</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Lendo %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>%n troca. Ao reproduzi-la, tudo o que seria enviado é respondido a partir daqui.</numerusform>
            <numerusform>%n trocas. Ao reproduzi-las, tudo o que seria enviado é respondido a partir daqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">Em reprodução: nada é enviado, e cada evento espera por você, até que isto seja terminado ou fechado.</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">Em reprodução: nada é enviado até que isto seja terminado ou fechado.</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">Terminada: o que é enviado vai novamente para a rede.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">reproduzida</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">não está nele</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Nada aguarda.</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">A seguir: evento %1 de %2.</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">gravada</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">consultado</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">&amp;Terminar</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">Descritores, ou pastas que os contenham.</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">Quais descritores? Informe arquivos ou pastas.</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">isto não é um descritor: nenhuma de suas tabelas diz o que ele descreve</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">o nome “%1” já é o de %2</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">Escolha um</translation>
    </message>
</context>
<context>
    <name>gui::ChoicesList</name>
    <message>
        <source>LIBRARIES</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">BIBLIOTECAS</translation>
    </message>
    <message>
        <source>MODELS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">MODELOS</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">AGENTES</translation>
    </message>
    <message>
        <source>INSTRUCTIONS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">INSTRUÇÕES</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">Ainda não há nenhuma biblioteca de ferramentas. É um arquivo em libraries/ que diz qual ferramenta faz o que um agente pede.</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">Ainda não há nenhum agente.</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">Ainda não há nenhum modelo.</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">Filtrar a lista</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">&amp;Outra</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Outra instrução</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Instrução %1</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">O que é dito primeiro ao modelo</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Colunas: %1</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">Coluna %1</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">A execução anterior, na coluna %1</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">A próxima execução, na coluna %1</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">Mais desta execução, na coluna %1</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">Execução %1 da coluna %2</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">execução %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">Manter como &amp;conversa</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">&amp;Mostrar o tráfego</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">Usar o que o espaço de trabalho traz: os descritores em sua pasta .parlance e as instruções em seus AGENTS.md e CLAUDE.md.</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">Informar turnos, chamadas ao modelo e ferramentas como spans do OpenTelemetry: ao endereço de um coletor ou em um arquivo. `none`: nem mesmo onde as preferências o indicam.</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">Com --trace: também o que é dito, e o que as ferramentas recebem e devolvem.</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">--trace-contents exige --trace.</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">aviso: %1</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">--%1 é um número a partir de 1, não %2.</translation>
    </message>
</context>
<context>
    <name>gui::CommandCompletion</name>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the list of commands that a slash opens</extracomment>
        <translation type="unfinished">Comandos</translation>
    </message>
    <message>
        <source>(may be left out) %1</source>
        <translation type="unfinished">(opcional) %1</translation>
    </message>
</context>
<context>
    <name>gui::CommandLine</name>
    <message>
        <source>parlance: unknown command %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: comando desconhecido %1. Tente parlance --help.</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance: --profile exige uma pasta. Tente parlance --help.</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: opção desconhecida %1. Tente parlance --help.</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance: não foi possível escrever a saída: %1.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 não aceita o argumento “%2”. Tente %1 --help.</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance: os descritores em %1 não são usados; com --trust são.</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: o argumento %1 não é UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">Nenhuma correspondência. Menos letras encontram mais.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Comandos</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Pesquisar comandos</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Fazer qualquer coisa…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">Uma ferramenta sofreu uma falha grave, e o turno ainda não foi desfeito.</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">A resposta ainda não foi salva.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;Tentar novamente</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;Salvar em outro lugar…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">Salvar a resposta em outro lugar</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">A resposta foi salva em %1, mas ainda não na conversa.</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">nenhum</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">Lado a lado</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Salvar rela&amp;tório…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">&amp;Parar</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Nenhum agente</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Agente: %1</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">O modelo do agente</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Vezes: %1</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">Quantas vezes cada coluna é executada</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Limite: %1</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">Tempo após o qual uma execução é parada e considerada esgotada</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Outro…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Comparar: %1</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Executar &amp;novamente</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">E&amp;xecutar</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">Informe apenas um de --json, --csv e --markdown.</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">%1: execução %2 de %3 %4, %5</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">Diferenças: − sai, + entra</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">Não há diferença.</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">Perguntado em am&amp;bas</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">Lado a lado – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Número de vezes</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">Quantas vezes cada coluna é executada, %1 a %2:</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Limite de tempo</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">Após quantos segundos uma execução é parada, %1 a %2:</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">Perguntado em todas as colunas</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">O que deve ser perguntado em todas as colunas? Ctrl+Enter executa.</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">Marque à esquerda o que deve ser comparado, escreva a pergunta e execute.</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">Perguntado em to&amp;das</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">Agora está entre as conversas.</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">Execução %1 de %2 – tráfego</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">Salvar o relatório (.md, .csv ou .jsonl)</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">lado a lado.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 foi gravado.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">“%1” não é um número de %2 a %3.</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">Ainda não há nada a continuar: nada foi dito aqui.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">Cada execução continua “%1”, que fica como está.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">Cada execução continua “%1” como estava após a mensagem %2 de %3, e a deixa como está.</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">Depois de --: o que está na linha de comando após parlance; o último é o que está sendo digitado, ou vazio.</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">Quais palavras? Elas vêm depois de --.</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">manter tudo nesta pasta</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">o que está disponível</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">qual versão é esta</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">sem ferramentas</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">Continuações possíveis</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">Chaves e valores</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">Mensagem</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">Escreva uma mensagem, ou / para comandos; solte arquivos para anexá-los</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">Anexar…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Enviar</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Parar</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">Recolocar o texto devolvido</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">Deixar como está</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">imagem.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">Enviar a mensagem editada</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">Enviar em seguida</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">Nova tentativa em %1 s: %2</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">Há uma resposta em andamento. Pare-a primeiro ou aguarde o fim.</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">A mensagem será enviada assim que seus arquivos forem lidos.</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">Termine primeiro o que você está escrevendo.</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">Você está editando uma mensagem anterior. A resposta a ela se tornará um ramo. Esc a deixa como está.</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">Não existe o prompt %1, ou seu servidor ainda não está conectado.</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">Aguardando o prompt de %1…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">A conversa tem agora o texto do sistema de %1.</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">Usar o prompt</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Enter envia</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Ctrl+Enter envia</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Shift+Enter envia</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>%n ferramenta ativada</numerusform>
            <numerusform>%n ferramentas ativadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">Outro programa alterou este arquivo.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Recarregar</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Manter o meu</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Comparar</translation>
    </message>
</context>
<context>
    <name>gui::ConformanceCommand</name>
    <message>
        <source>Goes through all that an MCP server offers, as the official conformance suite drives clients; the suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT.</source>
        <translation type="unfinished">Percorre tudo o que um servidor MCP oferece, da forma como a suíte oficial de conformidade conduz os clientes: ela pode definir MCP_CONFORMANCE_PROTOCOL_VERSION e MCP_CONFORMANCE_CONTEXT.</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">O endereço do servidor.</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">conformance exige o endereço de um servidor.</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">MCP_CONFORMANCE_CONTEXT não é JSON: %1</translation>
    </message>
    <message>
        <source>%1 speaks %2.</source>
        <translation type="unfinished">%1 usa %2.</translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message>
        <source>A conversation is being summed up. Wait until that is done.</source>
        <translation type="unfinished">Uma conversa está sendo resumida. Aguarde o fim.</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">Há uma resposta em andamento. Pare-a primeiro ou aguarde o fim.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Escolha primeiro um modelo.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>%n mensagem foi resumida e não é mais enviada. Desfazer a traz de volta.</numerusform>
            <numerusform>%n mensagens foram resumidas e não são mais enviadas. Desfazer as traz de volta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">O que a próxima requisição contém</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">Espaço para a resposta</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">O que o modelo &amp;verá…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Res&amp;umir e desativar</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">A próxima requisição: %1</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">As respostas exibidas aqui custaram %1.</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">Enviar custa cerca de %1, sem a resposta.</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">O que a próxima requisição contém</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">O que a próxima requisição contém: clique para ver suas partes.</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">&amp;Omitir as mais antigas</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">Enviar sem as mensagens mais antigas; isto não é perguntado de novo enquanto se conversa com este modelo</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Res&amp;umir e desativar</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">O modelo resume a metade mais antiga; o que foi resumido é desativado. Desfazer traz de volta</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">Outro &amp;modelo…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">Um com contexto maior</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">&amp;Agora não</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">A mensagem fica onde está (Esc)</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">Não cabe: a conversa ocupa %1 tokens, e o modelo tem espaço para %2 além da resposta.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">cerca de %1</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">%1 está escrevendo um resumo das mensagens anteriores…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full: a verb</extracomment>
        <translation type="unfinished">&amp;Parar</translation>
    </message>
</context>
<context>
    <name>gui::ControlSpinBox</name>
    <message>
        <source>Default</source>
        <extracomment>Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Padrão</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">Padrão: %1</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parâmetros</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parâmetros •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">Parâmetros: nenhum definido</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parâmetros: %1</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">O que pode ser definido deste modelo; nada está definido</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Ativado</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Desativado</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Padrão: %1</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Padrão</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Não definir nada</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">Não definir nenhum parâmetro deste modelo</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">Nada pode ser definido neste modelo.</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">O que não é definido fica a critério do modelo.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Fazer qualquer coisa…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Comandos</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">Alterar pastas de trabalho</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">%1  Fazer qualquer coisa…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Alterar os parâmetros</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">Alterar o texto do sistema</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Trocar de modelo</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">excluída %1</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n mensagem</numerusform>
            <numerusform>%n mensagens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n ramo</numerusform>
            <numerusform>%n ramos</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">Sem título</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n conversa</numerusform>
            <numerusform>%n conversas</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">grupo %1</translation>
    </message>
    <message>
        <source>unfolded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">expandido</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">recolhido</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">respondendo</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">aguarda sua decisão</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">No máximo esta quantidade.</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">As que estão entre as excluídas, a última excluída primeiro.</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">As que estão arquivadas.</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">As deste grupo que não estão arquivadas.</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">As de um grupo, ou as arquivadas, ou as excluídas: uma coisa só.</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">Exibidos: %1; há mais.</translation>
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
        <translation type="unfinished">Nova conversa</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">Arquivadas</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">Excluídas</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">Pesquisar em todas as conversas</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">Conversas que foram guardadas</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Conversas arquivadas</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">Conversas que foram excluídas</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Conversas excluídas</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Conversas</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Resultados da pesquisa</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Nada encontrado.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">Excluir</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">Filtros da pesquisa</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">Só mensagens de certo tipo, modelo, ferramenta, data ou etiqueta</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">O que &amp;você disse</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Respostas</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Chamadas de ferramentas</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">Res&amp;ultados de ferramentas</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Documentos</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Hoje</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">Últimos &amp;sete dias</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">Respostas de um &amp;modelo: model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">Chamadas de uma &amp;ferramenta: tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">Com uma &amp;etiqueta: label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">Em um &amp;grupo: group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">Fora do arqu&amp;ivo</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Renomear</translation>
    </message>
    <message>
        <source>Title:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Título:</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Etiquetas</translation>
    </message>
    <message>
        <source>Labels, separated by commas:</source>
        <translation type="unfinished">Etiquetas, separadas por vírgulas:</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">“%1” excluída</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">Apa&amp;gar definitivamente</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">Mover para um grupo</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Grupo:</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">“%1” está na lista novamente</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">“%1” está arquivada</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">Abrir em uma nova a&amp;ba</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Abrir ao la&amp;do</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">Abrir em uma nova &amp;janela</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Renomear</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Etiquetas…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">&amp;Mover para um grupo</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">&amp;Arquivar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">Exc&amp;luir</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Apa&amp;gar definitivamente…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Novo grupo…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Sem grupo</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Re&amp;colher</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">E&amp;xpandir</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">&amp;Renomear o grupo</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">Renomear o grupo</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Nome:</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">&amp;Desfazer o grupo</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">Escrever a execução como um padrão em gram: a resposta e as ferramentas usadas para ela.</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">Do contexto do modelo: %1. As mensagens anteriores ficam com esse espaço a menos.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>%n mensagem anterior foi omitida, pois não cabe no contexto do modelo.</numerusform>
            <numerusform>%n mensagens anteriores foram omitidas, pois não cabem no contexto do modelo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">excluídas:</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">Os primeiros %1 por cento são iguais</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">%1; %2 por cento vieram do cache</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">igual</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">igual e, abaixo, o que veio do cache</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">Novo…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">Versões</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">Estado do arquivo</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">Copiar para os &amp;meus</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">Converter</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">Formatar</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">Espaços, linhas em branco e recuos como é usual; comentários e ordem permanecem (Ctrl+Shift+I)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">Salvar</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">Mostrar os descritores em uma janela própria</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">Em uma janela própria, ou de volta</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">Escreve o agente na outra notação, como um novo arquivo ao lado deste</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">Alt+Enter corrige onde isso for possível</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">Novo descritor</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Nome (letras, algarismos, - e _):</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">Um arquivo integrado não pode ser renomeado. Copie-o antes para os seus.</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">Uma habilidade tem o nome de sua pasta: renomeie a pasta e o nome no arquivo.</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">Renomear o descritor</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">Já existe um arquivo %1.</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">Não foi possível renomear %1.</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">Não é possível converter %1: %2</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">%1 não terá: %2.</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">Já existe um arquivo %1. Seu texto é mantido entre suas versões.</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Sobrescrever</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Converter</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">%1 e %2 descrevem agora o mesmo agente, e só um deles está em uso. Excluir %1? Seu texto é mantido entre suas versões.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Excluir</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">Um arquivo integrado não pode ser excluído. Suas ferramentas podem ser desativadas.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">Não foi possível excluir %1.</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">Os arquivos integrados estão dentro do programa. Copie um para os seus para tê-lo como arquivo.</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">Texto do descritor</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">O que há de errado nele</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">%1 · não salvo</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">%1 · integrado, somente leitura</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">%1 · salvo · fora de uso: o espaço de trabalho não é confiável</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">%1 · salvo · tem erros, o último texto correto está em uso</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">%1 · salvo · tem erros</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">%1 · salvo · outro arquivo com este nome está em uso</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">%1 · salvo · em uso desde %2</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">Ir para a linha</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">Linha (%1 a %2):</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">Comparar com %1…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">Ainda não há texto anterior</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">%1: do texto de %2 ao atual</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">&amp;Restaurar o texto anterior</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">%1: do arquivo ao texto no editor</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">O que é exibido dos descritores</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Arquivos</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Texto</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">Ferramenta</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">Filtrar os arquivos pelo nome</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">Filtro</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">Arquivos de descritores</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">&amp;Copiar para os meus</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">&amp;Renomear…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">Exc&amp;luir</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">Mostrar no &amp;gerenciador de arquivos</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">provedores</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">conjuntos</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">definições de ferramentas</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">agentes</translation>
    </message>
    <message>
        <source>prompts</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">prompts</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">bibliotecas</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">cenários</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">avaliações</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">habilidades</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">Outro arquivo com este nome o substitui.</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished"> (substituído)</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">%1, tem erros</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Este espaço de trabalho</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Seus</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Integrados</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorsPanel</name>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">&amp;Importar servidores MCP…</translation>
    </message>
    <message>
        <source>What belongs to the tool</source>
        <translation type="unfinished">O que pertence à ferramenta</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">Substituir no descritor</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">Ir para a linha…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">Formatar o descritor</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">“%1” tem alterações não salvas.</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">&amp;Descartar as alterações</translation>
    </message>
    <message>
        <source>To TOML</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">Para TOML</translation>
    </message>
    <message>
        <source>To gram</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">Para gram</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished">Nenhum arquivo aberto.</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">Os corpos das respostas, não os das requisições.</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">Uma troca, pelo identificador ou pelo início dele, ou um arquivo.</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">Com o que é comparada.</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">Quais duas? parlance exchanges as lista.</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">Há mais diferenças do que estas %1.</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">Não são JSON as duas, portanto não se pode dizer mais nada.</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">Dizem o mesmo.</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">%1 tem mais de 512 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Não é possível ler %1.</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">onde a segunda termina</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">que não está dentro de JSON</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">no valor mais externo</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">em %1</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">Iguais até o byte %1 de %2, %3.</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">O cache de prompts de um provedor não pode ir além desse ponto.</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>Iguais, byte a byte (%n byte).</numerusform>
            <numerusform>Iguais, byte a byte (%n bytes).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>Informou: %n token.</numerusform>
            <numerusform>Informou: %n tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">adicionado: </translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">removido: </translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">Antes</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">Depois</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">A diferença linha a linha</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Copiar as linhas selecionadas</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceModel</name>
    <message>
        <source>%1  same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">%1  igual</translation>
    </message>
    <message>
        <source>%1: moved to %2</source>
        <translation type="unfinished">%1: movido para %2</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">%1: %2, de %3</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">igual</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">com alterações</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">alterado</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">adicionado</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">removido</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">movido</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">Antes</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>State or column title in the difference of two requests: the later of two</extracomment>
        <translation type="unfinished">Depois</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>State or column title in the difference of two requests: both of two</extracomment>
        <translation type="unfinished">Ambos</translation>
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
        <translation type="unfinished">O que é comparado</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Requisições</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Respostas</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">Como a diferença é exibida</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">Estrutura, lado a lado</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">Estrutura, em uma</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">Linhas, lado a lado</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">Linhas, em uma</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Escolha duas trocas na lista para compará-las.</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">A diferença como árvore</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Para a primeira</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">Para o que contém o primeiro byte diferente</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">Copiar o ponteiro JSON</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Comparando…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">%1: iguais, byte a byte</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">onde a segunda termina</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">no valor mais externo</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">em %1</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">%1 diferem no byte %2 de %3</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 adicionados</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 removidos</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 alterados</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 movidos</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">dizem o mesmo</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">e mais</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">Um cache de prompts pode conter no máximo os primeiros %1 %.</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">O provedor não informou o que tinha em seu cache.</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">O provedor leu %1 de %2 tokens de seu cache.</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">É menos do que poderia ter sido.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Nada difere.</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">Não são JSON as duas, portanto não têm estrutura a comparar. Suas linhas podem ser comparadas.</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">São grandes demais para serem comparadas linha a linha.</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">Diferenças</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">Não diferem.</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">Conversas, por seus identificadores ou pelo início deles.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">Qual conversa? parlance conversations as lista e, com --deleted, as excluídas.</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">Adicionar um elemento</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">Adicionar um membro</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">Adicionar a %1</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">Nome do membro</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">Nome</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Mover para baixo</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Remover</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">O que pode ser feito aqui</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">Nada foi dito ainda. Escreva abaixo, solte arquivos aqui, comece com “/” para comandos e prompts, ou:</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>%n ferramenta</numerusform>
            <numerusform>%n ferramentas</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">ainda não consultado</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">Oferecida sob demanda: cerca de %1 tokens a menos em cada requisição.</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">diz: %1</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">recusada</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">permitida</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">pergunta</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">Conjuntos e ferramentas</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Ativar ou desativar ferramentas</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">Mostrar o &amp;descritor</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">Adicionar um ser&amp;vidor MCP…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">&amp;Perguntar a cada vez</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">Permitir nesta &amp;conversa</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Permitir &amp;sempre</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">No descri&amp;tor</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Perguntar</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Per&amp;mitir</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Recusar</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">&amp;Ativada por padrão</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">Desativada p&amp;or padrão</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">apagadas definitivamente:</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">&amp;Executar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">&amp;Parar</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">A mel&amp;hor de duas…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">Rela&amp;tório…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">A suíte</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">Com o que é comparada</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">Quantas vezes cada caso é executado</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">Progresso</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">Vezes: </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">%1 · restam %2</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Não é possível ler %1: %2</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">Comparar com esta avaliação: seu identificador ou o início dele, latest, ou um arquivo gravado com --json. Sai com 0 se nada piorou.</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">Escrever os resultados dos testes como os servidores de build os leem.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Escrever um relatório em Markdown.</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">Escrever um relatório como uma só página HTML sem scripts.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">Escrever neste arquivo em vez da saída padrão.</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">Executar tudo, também o que já foi calculado com a mesma suíte e os mesmos modelos e ferramentas.</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">Quantas vezes cada caso é executado, em vez do que a suíte diz.</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">Quantas execuções consultam um provedor ao mesmo tempo, em vez do que a suíte diz.</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Só este caso; pode ser repetida. * e ? representam qualquer coisa.</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Só esta variante; pode ser repetida. * e ? representam qualquer coisa.</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">Só pôr as execuções no armazenamento, para parlance work.</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">Mostrar o resultado da última execução da suíte, ou da que --run indica.</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Com --results: a avaliação, pelo identificador ou pelo início dele.</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">Mostrar quais avaliações da suíte existem.</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">Escrever esta conversa como um caso, uma linha para um arquivo de casos, em vez de executar uma suíte.</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">Dar nota de 1 a 5 a uma execução da última avaliação, ou da que --run indica: CASO/VARIANTE/REPETIÇÃO=NOTA. Pode ser repetida; o relatório diz até que ponto os juízes concordam.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all ou o nome de uma ferramenta; pode ser repetida. Sem um terminal, ask equivale a refuse. O que nenhuma outra palavra cobre: hidden-files, para arquivos ocultos ou que parecem segredos, e offered-calls, para chamadas que uma resposta oferece em seu texto.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Quanto uma resposta pode ocupar, em MiB: 1 a 1024. Padrão: 16, ou answer-limit em parlance.ini.</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">A suíte: um arquivo, ou o nome de um em evaluations.</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">Informe apenas um de --json, --junit, --markdown e --html.</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">--enqueue exige --store.</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">Informe apenas um de --enqueue, --results e --list.</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">--baseline exige uma avaliação: seu identificador, latest ou um arquivo.</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">Qual suíte? Informe seu arquivo.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 exige um número de 1 a %2.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">A suíte não tem o caso “%1”.</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">A suíte não tem a variante “%1”.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Você quis dizer %1?</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">Uma nota é CASO/VARIANTE/REPETIÇÃO=NOTA, de 1 a 5, não %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Nova tentativa.</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">Ainda está em execução.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>%n execução aguarda: %1</numerusform>
            <numerusform>%n execuções aguardam: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">Avaliar – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">Abrir uma suíte</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">Sem referência</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">Referência: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">Salvar o relatório</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">Usar um armazenamento</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">Endereço do banco de dados:</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">Avaliar – %1 – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">Não restam duas respostas ao mesmo caso para comparar.</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">pior</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">melhor</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">%1 de %2…</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished">%1 com %2: %3</translation>
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
        <translation type="unfinished">%1: aprovadas %2</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">, mediana %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>Há mais %n no relatório.</numerusform>
            <numerusform>Há mais %n no relatório.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">raciocínio: </translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>chamada de %1, %n byte</numerusform>
            <numerusform>chamada de %1, %n bytes</numerusform>
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
        <translation type="unfinished">linha</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Chegada</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Bytes</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Evento</translation>
    </message>
    <message>
        <source>Decoded</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Decodificado</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Dados</translation>
    </message>
</context>
<context>
    <name>gui::EventsPage</name>
    <message>
        <source>Events</source>
        <extracomment>Name for screen readers of the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Eventos</translation>
    </message>
    <message>
        <source>Enter shows the bytes of an event</source>
        <translation type="unfinished">Enter mostra os bytes de um evento</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">No que os eventos foram decodificados</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">Nada disto é uma resposta de um modelo cuja linguagem seja conhecida.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">Quanto é mantido</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">Tamanho dos corpos mantidos em MiB</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">Idade das trocas mantidas em dias</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished"> dias</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">Corpos, &amp;tamanho máximo</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">Trocas, &amp;idade máxima</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">%1 estão mantidos agora. </translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">O que excede é removido, o mais antigo primeiro; trocas fixadas permanecem. O que os corpos compartilham conta uma só vez.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeCells</name>
    <message>
        <source>Number</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Número</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent</extracomment>
        <translation type="unfinished">Requisição</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">Status</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">Cascata</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took</extracomment>
        <translation type="unfinished">Tempo</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): in money</extracomment>
        <translation type="unfinished">Custo</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s server</extracomment>
        <translation type="unfinished">Tipo</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Provedor</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">Modelo</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">Ferramenta</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Tokens de entrada</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">Em cache</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Tokens de saída</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Enviado</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Recebido</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Início</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Igual a</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">parado</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">falhou</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">feito</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">igual a %1 até o byte %2</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">igual a %1 · enviado novamente</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">igual a %1</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">, fixada</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">Filtro das trocas</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s “texto”</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">Quais são listadas: %1. Um sinal de menos antes de um termo o inverte; o que não tem chave é procurado nos corpos.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Capturadas</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">Fora de turnos</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Um turno</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Turno %1</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">revertido</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">interrompido</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%1, %n troca</numerusform>
            <numerusform>%1, %n trocas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">Quais trocas são listadas</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Esta conversa</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Todas as conversas</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">Visões</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">Colunas, agrupamento e filtros sob um nome</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Orça&amp;mento…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">Quanto é mantido de trocas passadas</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">Fixar ou não</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">Por turnos ou não</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">Ir para o filtro</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">Mensagens de %1</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">Por &amp;turnos	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Colunas</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">&amp;Salvar esta visão…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Esquecer</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">Salvar esta visão</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">O filtro, as colunas e o agrupamento sob o nome</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n troca</numerusform>
            <numerusform>%n trocas</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">procurando mais…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>a última troca</numerusform>
            <numerusform>as últimas %n trocas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">%1 de %2 mantidas</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n fixada</numerusform>
            <numerusform>%n fixadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Trocas</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">As colunas &amp;usuais</translation>
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
        <translation type="unfinished">Sem resposta</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">Respondido</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Início: %1</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">Cabeçalhos após %1 ms, fim após %2 ms</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Tentativa %1</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">chegou mais, que será exibido quando a resposta terminar</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Cabeçalhos</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">Etapas das chamadas de ferramentas</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">Requisição</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Resposta</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Eventos</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Tempos</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">Ocupação</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">Diferença</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">Processamento</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">O que ocupa a requisição</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Copiar o cor&amp;po</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">Copiar como c&amp;url</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">O que pode ser feito com a troca</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">Copiar, fixar e ir para a conversa</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Sem corpo.</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Escolha duas trocas na lista para compará-las.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">Nada chegou ainda.</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">em andamento</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">Escrevê-las com seus corpos neste arquivo, como HTTP Archive 1.2.</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">Escrevê-las neste arquivo, NOME.jsonl, para que parlance rehearse possa reproduzi-las.</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">Escrever só estrutura, tamanhos e tempos, e nada do que alguém disse.</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Escrever o corpo da requisição da troca indicada, byte a byte.</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Escrever o corpo da resposta da troca indicada, byte a byte.</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Uma conversa ou uma troca, pelo identificador ou pelo início dele.</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">Informe o identificador de uma troca.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">A ferramenta, como io:write_file.</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">Os argumentos da chamada como objeto JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">Informe uma ferramenta e seus argumentos como objeto JSON, por exemplo: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… aguardando %1</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">O arquivo está oculto ou parece um segredo: uma pessoa é consultada mesmo assim.</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">foi permitido sempre</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">foi permitido sempre quando %1</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">seu descritor diz isso</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">nenhuma regra se aplica, e seu descritor diz isso para os demais casos</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">regra %1 de %2, %3 (%4)</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">jsonl, que contém tudo, ou um de %1; senão, pela extensão do arquivo.</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">O arquivo a gravar. Um que já existe é substituído quando tudo estiver gravado.</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">Com o tráfego (jsonl).</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">Toda a biblioteca, com as conversas excluídas.</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">Conversas, por seus identificadores ou pelo início deles; sem nenhuma, toda a biblioteca.</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">Não existe o formato “%1”; existem %2.</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">Em qual arquivo? Informe --output ARQUIVO.</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">%1: conversas: %2, mensagens: %3.</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">Mensagens que não podem ser lidas, ou só em parte: %1. parlance repair salva o que pode ser lido.</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">Relatar uma falha</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">Escreva o que você fez, o que aconteceu e o que deveria ter acontecido, e coloque isto abaixo. Não há nada sobre você nisto, e nada é enviado: o relato vai para o lugar onde você obteve o Parlance. Para uma brecha de segurança, relate em particular.</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">Sobre o programa e esta máquina</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the dialog that prepares the report of a fault: a verb</extracomment>
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
</context>
<context>
    <name>gui::FetchedConversation</name>
    <message>
        <source>The store has nothing of this run&apos;s conversation.</source>
        <translation type="unfinished">O armazenamento não tem nada da conversa desta execução.</translation>
    </message>
</context>
<context>
    <name>gui::FieldView</name>
    <message>
        <source>Value</source>
        <extracomment>Text beside a field of a form made from a schema: a noun</extracomment>
        <translation type="unfinished">Valor</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation type="unfinished">%1, elemento %2</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Name for screen readers beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">Informar %1</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">Opcional: omitido se não for marcado.</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">%1 é null</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished">Tipo de %1</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Hint in an empty field beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">JSON</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished">%1, como JSON</translation>
    </message>
    <message>
        <source>Back to the field</source>
        <translation type="unfinished">Voltar ao campo</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">O campo não consegue mostrar este valor.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">Sim</translation>
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
        <translation type="unfinished">Matemática</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Código</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Copiar como Markdown</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Copiar</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">Copiar como CSV</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Salvar…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">Não quebrar linhas</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">Quebrar linhas</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Abrir</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Abrir externamente</translation>
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
        <translation type="unfinished">fórmula</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">código</translation>
    </message>
</context>
<context>
    <name>gui::FigureChart</name>
    <message>
        <source>Chart: %1 by day</source>
        <translation type="unfinished">Gráfico: %1 por dia</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">Nada foi contado.</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">%1: %2, das quais %3 falharam</translation>
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
        <translation type="unfinished">tool, model, provider, server ou day.</translation>
    </message>
    <message>
        <source>From this day on, such as 2026-01-31.</source>
        <translation type="unfinished">A partir deste dia, como 2026-01-31.</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">Até este dia, inclusive.</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">Como tabela para planilhas.</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">--by aceita tool, model, provider, server ou day, não %1.</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">Um dia é escrito como 2026-01-31.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">Nada foi contado ainda.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">nome</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">chamadas</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">falhou</translation>
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
        <translation type="unfinished">tokens de entrada</translation>
    </message>
    <message>
        <source>tokens out</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">tokens de saída</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">custo</translation>
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
        <translation type="unfinished">Chamadas</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">Falhas</translation>
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
        <translation type="unfinished">Tokens de entrada</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Tokens de saída</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Em cache</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Custo</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">Novas tentativas</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">Recusadas</translation>
    </message>
    <message>
        <source>Reused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many results were used again</extracomment>
        <translation type="unfinished">Reutilizadas</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how large they were</extracomment>
        <translation type="unfinished">Resultados</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Chamadas de ferramentas</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">Reparadas</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">Erradas</translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message>
        <source>Figures</source>
        <extracomment>Window title in the window of figures: calls, times and costs; numbers of calls, times and costs</extracomment>
        <translation type="unfinished">Estatísticas</translation>
    </message>
    <message>
        <source>The same day by day</source>
        <translation type="unfinished">O mesmo dia a dia</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">O que é cada linha</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Por ferramenta</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Por modelo</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Por provedor</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">Por servidor MCP</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Por dia</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Desde quando</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Hoje</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>Último dia</numerusform>
            <numerusform>Últimos %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Todo o período</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">At&amp;ualizar</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">Salvar como &amp;CSV…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">Salvar como &amp;JSON…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">O que o gráfico mostra</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Chamadas</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Falhas</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Custo</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Tokens</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">Tempo, %1 %</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">Como &amp;tabela</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>figures.jsonl</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">estatísticas.jsonl</translation>
    </message>
    <message>
        <source>figures.csv</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">estatísticas.csv</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation type="unfinished">Salvar as estatísticas</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 foi gravado.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">%1 por cento</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">Parte</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">Proporção</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">Tamanho</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title in the table of what fills a request</extracomment>
        <translation type="unfinished">Tokens</translation>
    </message>
</context>
<context>
    <name>gui::FillPage</name>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">O que ocupa a requisição</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">Mostrar na conversa</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">Não é uma requisição cujas partes sejam conhecidas.</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1, que o provedor contou como %2 tokens; os de cada parte são sua proporção em bytes. Enter leva à mensagem da qual uma parte foi feita.</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1. Enter leva à mensagem da qual uma parte foi feita.</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">Perguntando ao seu shell de login onde estão os programas…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">Agentes nesta máquina</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">Agentes, e onde estão seus programas</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">&amp;Conversar com ele</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 não está nesta máquina</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">Estes podem ser escolhidos como modelos. Cada um é executado como um programa próprio, fora da sandbox, e pergunta antes de agir.</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">Nenhum destes está instalado onde seu shell procura programas. Um que esteja em outro lugar é descrito por um provedor próprio, com dialect = &quot;acp&quot;.</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Localizar</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Pesquisa</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Substituir por</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Expressão regular</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">Somente palavras inteiras</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">Diferenciar maiúsculas</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Ocorrência anterior</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Próxima ocorrência</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">Fechar a pesquisa</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Substituir</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Substituir aqui</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Substituir &amp;tudo</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Substituir tudo</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">expressão inválida</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>%n ocorrência</numerusform>
            <numerusform>%n ocorrências</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">sem modelos</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">Servidores nesta máquina</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">Servidores encontrados</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">&amp;Procurar novamente</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">&amp;Manter os marcados</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">Procurando nas portas %1 desta máquina…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">%1
já mantido, como %2</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">O que está marcado é mantido como descritor, para que seus modelos possam ser escolhidos.</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">Nenhum servidor respondeu. Um que esteja em outro lugar é descrito por um provedor próprio.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">Role 2d6, calcule 17 * 23 e me diga as horas.</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">Nenhum provedor de ensaio está descrito.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">Iniciar uma conversa</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">Nada sai desta máquina até que você configure isso.</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">Ensaiar</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">Um cenário integrado responde e chama ferramentas reais, sem chave e sem rede. Não é um modelo de linguagem.</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">&amp;Ensaiar agora</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">Usar um modelo nesta máquina</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">Procura llama.cpp, Ollama, LM Studio e vLLM em suas portas usuais.</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Localizar servidores</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">Inserir uma chave</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">Para um provedor na rede.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Agora não</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Procurando…</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation type="unfinished">
            <numerusform>Usar %1 (%n modelo)</numerusform>
            <numerusform>Usar %1 (%n modelos)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Encontrado:</translation>
    </message>
    <message>
        <source>No server answered. Start one and look again.</source>
        <translation type="unfinished">Nenhum servidor respondeu. Inicie um e procure novamente.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Idioma</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Text on the pages of the first run: a language model</extracomment>
        <translation type="unfinished">Modelo</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text on the pages of the first run: the folders that tools may use</extracomment>
        <translation type="unfinished">Espaço de trabalho</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">O que o modelo pode usar</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">As ferramentas de arquivos não veem nenhuma pasta até que você escolha uma.</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">&amp;Adicionar uma pasta…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">Marque as ferramentas com que esta conversa começa. Uma ferramenta que grava arquivos, executa comandos ou busca páginas pergunta antes a você.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">&amp;Voltar</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">Etapa %1 de %2: %3</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Concluir</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">A&amp;vançar</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">Há uma chave para %1 no ambiente; o modelo dela está escolhido.</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">nenhum</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>%n pasta</numerusform>
            <numerusform>%n pastas</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Espaço de trabalho: %1</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">Espaço de trabalho</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">As ferramentas de arquivos não veem nenhuma pasta até que você escolha uma.</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">Adicionar uma pasta de trabalho</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Remover %1</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">&amp;Adicionar uma pasta…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Usadas recentemente</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">Adicionar mesmo assim</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">Não é possível verificar o que foi preenchido: %1</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">Como JSON</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">Não há nada a preencher.</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">Se a conversa não couber no contexto do modelo: leave-out omite as mensagens mais antigas, summarise faz o modelo resumi-las e fail falha sem enviar nada.</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">--full aceita leave-out, summarise ou fail, não %1.</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">Isto não cabe no contexto do modelo, que tem espaço para %1 tokens além da resposta. Nada foi enviado.</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… %1 está escrevendo um resumo das mensagens anteriores</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>%n mensagem foi resumida e não é mais enviada.</numerusform>
            <numerusform>%n mensagens foram resumidas e não são mais enviadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">São as da mensagem %1 à mensagem %2 da conversa. Com --full summarise, elas são resumidas em vez disso.</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">Textos em gram, ou pastas que os contenham; - é a entrada padrão.</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">Mostrar o que há de errado, também em agentes e assinaturas. É o que se faz quando nada mais é pedido.</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">Escrever a árvore sintática.</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">Reescrever o texto, formatado.</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">Escrever os padrões, em qualquer profundidade, que digam isto de si mesmos: name, :Label, {key: value}, ou vários destes nessa ordem, como em &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Acima de cada um consta onde ele está.</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">expressão</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">Juntar os textos em um só e escrevê-lo, para que agentes possam citar ferramentas de outros arquivos. Nomes definidos duas vezes, ou em lugar nenhum, são erros.</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">Quais textos em gram? Informe arquivos ou pastas, ou - para a entrada padrão.</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">--check, --tree, --format, --select e --compose excluem-se mutuamente.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Não é possível ler %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Escrever JSON Lines.</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Escrever caracteres de controle tal como são em um arquivo ou pipe.</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">Aceita em todos os comandos; um capítulo já é texto simples.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostrar as opções deste comando.</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">Um capítulo, ou CAPÍTULO#SEÇÃO; sem nenhum, a lista de capítulos.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 não aceita o argumento “%2”. Tente %1 --help.</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">parlance help CAPÍTULO mostra um destes; parlance COMANDO --help, as opções de um comando.</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance: %1 não tem a seção “%2”. Existem: %3.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">Você quis dizer %1?</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance: não existe o capítulo “%1”.</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">Avançar</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">Pesquisar no manual</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">Capítulos</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">Nada encontrado.</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation type="unfinished">%1 – Manual</translation>
    </message>
</context>
<context>
    <name>gui::ImportCommand</name>
    <message>
        <source>Only say what would be imported.</source>
        <translation type="unfinished">Só mostrar o que seria importado.</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">Conversas que já estão aqui vêm mais uma vez, com novos identificadores.</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">Arquivos exportados daqui, do ChatGPT ou do Claude, chats no formato da OpenAI, sessões do Claude Code ou do Codex, ou um HTTP Archive (HAR) com requisições a um provedor.</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">Quais arquivos?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    cita a pasta %1, que suas ferramentas não examinam</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">seriam importadas: %1, ignoradas: %2</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">importadas: %1, ignoradas: %2</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">Arquivos de configuração de outros clientes: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json e outros com “mcpServers” ou “servers”.</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">Só o servidor que tem este nome no arquivo; pode ser informada várias vezes.</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">Gravar os descritores e pôr as chaves dos arquivos no chaveiro da área de trabalho. Sem isto, eles são apenas exibidos.</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">Quais arquivos de configuração? Informe arquivos de outros clientes.</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance: nada foi gravado; com --yes, é gravado.</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">Não há nenhum servidor chamado %1 nos arquivos.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">%1 não pode ser trazido. %2</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  chave %1: a ser dada como variável de ambiente, ou inserida na janela. %2</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  chave %1: do arquivo para o chaveiro. %2</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">gravado: %1</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation type="unfinished">Importar servidores MCP</translation>
    </message>
    <message>
        <source>The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop&apos;s keychain and never into a descriptor.</source>
        <translation type="unfinished">Os servidores MCP de %1, cada um como um conjunto. As chaves que estão no arquivo vão para o chaveiro da área de trabalho e nunca para um descritor.</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">Servidores do arquivo</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">&amp;Importar</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">%1 (não é possível)</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">Um arquivo JSON com uma lista de ferramentas, ou o arquivo Python de um personagem com TOOLS; - é a entrada padrão.</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">Escrever gram: as especificações de ferramentas e, com --name, o agente que as referencia. Caso contrário, é escrito um descritor.</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">Como o agente se chama. Se não for informado, um descritor recebe o nome do personagem ou do arquivo.</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">O modelo do agente, como PROVEDOR/MODELO.</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">A instrução do agente.</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">Qual arquivo contém as ferramentas?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">Não é possível ler %1: %2.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Use suas ferramentas quando elas ajudarem.</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">imagem: %1</translation>
    </message>
</context>
<context>
    <name>gui::InspectorPanel</name>
    <message>
        <source>Rolled-back turns</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">Turnos revertidos</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">&amp;Enviar novamente…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">Editar a requisição exibida e enviá-la novamente</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">&amp;Fixar, seja qual for o orçamento	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">Desafi&amp;xar	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">Mostrar a &amp;diferença	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">Mostrar na con&amp;versa	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">Copiar o &amp;identificador</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">Mostrar no que &amp;diferem	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">Mostrar a &amp;diferença para a anterior	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">O que resultou não está no caminho da conversa exibida: foi revertido ou está em outro ramo.</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">Não há nenhuma anterior para o mesmo endereço. Escolha duas na lista (Ctrl e um clique, ou Ctrl e Espaço) para compará-las.</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">%1 não está mais guardada.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">Procurando…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">Nenhuma nesta conversa</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">Ativar este conjunto, se estiver desativado de início; pode ser repetida.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all ou o nome de uma ferramenta; pode ser repetida. Sem um terminal, ask equivale a refuse. O que nenhuma outra palavra cobre: hidden-files, para arquivos ocultos ou que parecem segredos, e offered-calls, para chamadas que uma resposta oferece em seu texto.</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">A ferramenta, como io:read_file.</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">Seus argumentos como objeto JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">Informe uma ferramenta e seus argumentos como objeto JSON, por exemplo: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… aguardando %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 não está conectado: %2</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance: %1 erro: %2</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">Escrever a chamada como caso de uma avaliação que espera o resultado dela, uma linha para um arquivo de casos.</translation>
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
        <translation type="unfinished">Valor</translation>
    </message>
</context>
<context>
    <name>gui::JsonValueView</name>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">Como &amp;tabela</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">Localizar no valor</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">Localizar; Enter continua</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">O valor como árvore</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">O valor como tabela</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">Copiar</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">Nada encontrado</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">Ir para o fim</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">Ir para o fim (End)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>%n nova</numerusform>
            <numerusform>%n novas</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">novo texto</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">para o fim</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">&amp;Guardar a chave</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">Provedor</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Chave</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">Nenhum provedor que precise de uma chave está descrito.</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">Já existe uma chave chamada %1.</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">Ela vai para o chaveiro da área de trabalho como %1 e é enviada a %2. A variável de ambiente com esse nome também é lida.</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">É tão curta que não se distingue de palavras comuns: se um servidor a repetir, isso ficará gravado.</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">Guardada no chaveiro como %1.</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">%1 Para tê-la da próxima vez, defina a variável de ambiente %2.</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">Chaves que os provedores pedem</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">Provedor</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">Nome da chave</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">Onde é guardada</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">no ambiente</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">procurando…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">nenhum chaveiro responde</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">não encontrada</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">no chaveiro da área de trabalho</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">Idioma do programa</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Como a área de trabalho</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">Traduzido por uma máquina; uma pessoa leu %1 de %2 textos. Onde a tradução parecer errada, vale o texto em inglês.</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">Entra em vigor na próxima inicialização.</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">Nenhuma fonte deste computador tem as letras dele: instale uma, como %1. Até lá, o programa fala inglês.</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">O programa não fala “%1”: fala inglês.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">já está aqui, entre as excluídas</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">já está aqui</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">já está aqui, e agora é outra; fica como está</translation>
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
        <translation type="unfinished">Esse arquivo não existe.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">Isto não é um arquivo.</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">Outra importação está em andamento; tente novamente quando ela terminar.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">A importação foi parada.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">e outras: %1</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">Exportar a conversa (.jsonl contém tudo; .md, .html, .pdf, .json, o caminho exibido)</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">Exportar todas as conversas (.jsonl contém tudo; .md, .html, .pdf, .json, os caminhos exibidos)</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">Exportado para %1: mensagens: %2.</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">Importar conversas</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">&amp;Importar</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">Outra importação está em andamento; tente novamente quando ela terminar.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">Examinando o arquivo…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">Importando as conversas…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">&amp;Parar</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">A importação foi parada; nada veio.</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">De %1: conversas que vêm: %2, que já estão aqui: %3</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">Elas citam estas pastas, que suas ferramentas não examinam até que sejam escolhidas novamente:</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">Conversas importadas: %1.</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Salvar como caso de uma avaliação</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">Salvo como caso em %1.</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">O servidor ainda não escreveu nada.</translation>
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
        <translation type="unfinished">Um descritor tem alterações não salvas. Salvá-las antes de fechar a janela?</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">&amp;Fechar e descartar</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">A execução agora é uma conversa.</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">Sobre o Parlance</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">Parlance %1
Uma bancada para conversas com modelos de linguagem.
Licença: Apache-2.0. Sem telemetria.</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">Onde parlance.1 e parlance-descriptors.5 são gravados.</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">Em qual pasta?</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">Não é possível escrever %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::ManualView</name>
    <message>
        <source>Chapter</source>
        <extracomment>Name for screen readers of the text of the manual</extracomment>
        <translation type="unfinished">Capítulo</translation>
    </message>
</context>
<context>
    <name>gui::MarkdownSection</name>
    <message>
        <source>Show all</source>
        <extracomment>Link at the end of a long text in the transcript</extracomment>
        <translation type="unfinished">Mostrar tudo</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">Casos e variantes</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">%1, a melhor</translation>
    </message>
</context>
<context>
    <name>gui::MediansView</name>
    <message>
        <source>Medians</source>
        <extracomment>Name for screen readers of the table of medians of a comparison</extracomment>
        <translation type="unfinished">Medianas</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished">O que foi medido</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">ainda não respondeu</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">precisa da chave %1</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">representa um cenário, não é um modelo de linguagem</translation>
    </message>
    <message>
        <source>%1 k tokens</source>
        <translation type="unfinished">%1 k tokens</translation>
    </message>
</context>
<context>
    <name>gui::ModelSelector</name>
    <message>
        <source>Search models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Pesquisar modelos</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">Pesquise ou digite provedor/modelo</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modelos</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">&amp;Localizar servidores…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">Iniciar um &amp;arquivo de modelo…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">Escolher um modelo</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modelo: %1</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Localizar a&amp;gentes…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">Modelos nesta máquina</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">Modelos servidos pelo Parlance</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title in the list of models on this machine: a language model</extracomment>
        <translation type="unfinished">Modelo</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the list of models on this machine: a noun: of a server</extracomment>
        <translation type="unfinished">Estado</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the list of models on this machine: how much it takes</extracomment>
        <translation type="unfinished">Memória</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">Quanto do modelo foi carregado</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">O que o servidor escreveu</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">Copiar o re&amp;gistro</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Iniciar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">&amp;Parar</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Reiniciar</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">Iniciar um &amp;arquivo de modelo…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">Nenhum arquivo de modelo é servido ainda.</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">Só deste provedor, cujo endpoint é consultado sobre seus modelos.</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">Em vez disso, procurar servidores nas portas usuais desta máquina.</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">Com --find: procurar nesta porta em vez das usuais; pode ser informada várias vezes.</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">Com --find: manter como descritores o que for encontrado.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">Não há nenhum provedor chamado %1.</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">Não foi possível obter a própria lista dele: %1</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">(precisa da chave %1)</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">“%1” não é uma porta.</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">Servidor na porta %1</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">Nenhum servidor respondeu.</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">Mostrar, em vez disso, quais agentes de outros programas estão nesta máquina.</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 não está nesta máquina</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">agora</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">hoje %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">ontem</translation>
    </message>
</context>
<context>
    <name>gui::MoveCommand</name>
    <message>
        <source>moved:</source>
        <extracomment>Message on the terminal before the conversation that was moved into a group</extracomment>
        <translation type="unfinished">movidas:</translation>
    </message>
    <message>
        <source>The group; empty for none.</source>
        <translation type="unfinished">O grupo; vazio para nenhum.</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">Para qual grupo? --group NOME; --group &quot;&quot; para nenhum.</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">A resposta chegou.</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">Uma ferramenta sofreu uma falha grave; o turno foi desfeito.</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">A resposta foi interrompida.</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">Há uma pergunta para você.</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">Sua decisão é necessária.</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">Aceita em todos os comandos; aqui nada muda.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostrar as opções deste comando.</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">Descritores, conversas, trocas, servidores de outro cliente ou links que começam com parlance://; sem nenhum, a janela. O que contêm é mostrado e perguntado; nada é executado.</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">O link diz “%1”, que links deste tipo não têm.</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">O link tem mais texto do que os %1 caracteres aceitos.</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">O link tem em “%1” caracteres que não podem ser vistos.</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">O link diz “%1” vezes demais.</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">O link adiciona um servidor e não tem nome para ele, ou tem um longo demais.</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">O link adiciona um servidor e não tem nem o endereço nem um comando, ou tem ambos.</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">“%1” não é um endereço que comece com https:// ou http://.</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">O endereço do servidor contém uma senha.</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">O link é mais longo do que é aceito.</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">“%1” não é um link: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">“%1” não é o identificador de uma conversa.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">“%1” não cabe em um link deste tipo.</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">Os links do Parlance começam com parlance://conversation/, new, add-server, manual/ ou quick-question, não com “%1”.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">Não existe o arquivo %1.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 não é um arquivo.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Não é possível ler %1.</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">%1 não é de um tipo que se abra aqui: descritores (.toml, .gram), conversas e trocas (.jsonl, .json, .har, .md) ou servidores de outro cliente (.json).</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">“%1” não é um arquivo desta máquina.</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">“%1” não é um arquivo nem um link que comece com parlance://.</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">“%1” diz mais do que os links deste tipo dizem.</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">Este texto veio com um link. Nada foi enviado.</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">um link</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">O manual não tem o capítulo “%1”.</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">%1 não é um descritor: nenhuma de suas tabelas é de um provedor, um conjunto, um agente, uma biblioteca, um prompt ou um cenário.</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">%1 não é copiado, pois já existe %2.</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">%1 está fora das pastas de descritores. Copiá-lo para %2, onde tem efeito, e abri-lo lá?
Erros nele como TOML ou gram: %3.</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">&amp;Copiar e abrir</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">Conversas abertas</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">Nova conversa</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Aguardando sua decisão</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">Há um turno em andamento</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">Fechar a aba</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">conversa</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Mensagem: %1</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">mensagem</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">modelo</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">agente</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Preferências: %1</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">preferências</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">Ainda não houve tráfego nesta conversa.</translation>
    </message>
    <message>
        <source>exchanges.har</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">trocas.har</translation>
    </message>
    <message>
        <source>exchanges.jsonl</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">trocas.jsonl</translation>
    </message>
    <message>
        <source>Save exchanges</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">Salvar trocas</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 foi gravado.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">O cassete foi gravado.</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">Gravar todo o tráfego</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">gravação.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">Gravando para %1; o mesmo comando encerra a gravação.</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Reproduzir um cassete</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">Nenhum evento de um cassete está aguardando.</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">Ocupa mais de %1 MB e, portanto, não é um PDF do Parlance.</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">Este PDF não foi exportado pelo Parlance, ou foi por uma versão que não colocava conversas nele. Outros PDFs não dizem quem disse o quê.</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">O PDF não pode ser lido: %1</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">O PDF não pode ser lido: pede mais memória ou tempo do que qualquer um do Parlance.</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">Isto é demais para um PDF. HTML aceita conversas de qualquer tamanho.</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">outro programa</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">Preferências</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">&amp;Geral</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">&amp;Atalhos</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">C&amp;haves</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Como a área de trabalho</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">%1 (fácil de ler)</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">Escuro</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">Enter envia, Shift+Enter começa uma linha</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Ctrl+Enter envia, Enter começa uma linha</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Shift+Enter envia, Enter começa uma linha</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">Manter uma &amp;cópia de cada um dos últimos sete dias</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">A primeira linha do que você disse primeiro</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">Escrito pelo modelo após o primeiro turno</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">Nenhuma</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">Que algo chegou, sem conteúdo</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">Com título e texto</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">Nada</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">Fins, perguntas e erros</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">Também chamadas e inícios de respostas</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">até serem apagadas</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished"> dias</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished"> %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Idio&amp;ma:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Co&amp;res:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Tamanho dos textos:</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Fonte dos textos:</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Fonte do códig&amp;o:</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">E&amp;nvio:</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Conversas:</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Títu&amp;los:</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Not&amp;ificações:</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">Ao leitor &amp;de tela:</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">As &amp;excluídas são mantidas:</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Verificação ortográfica:</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">Ra&amp;streamento para:</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">Para onde os turnos são rastreados: o endereço de um coletor, ou um arquivo</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">para lugar nenhum; http://127.0.0.1:4318, ou um arquivo</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">Com o &amp;que é dito</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">Não há dicionários nesta máquina (pacotes hunspell-…).</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">Idiomas consultados</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">Não é possível acessar o barramento de sessão da área de trabalho: não há notificações, e cada início do programa tem janelas próprias.</translation>
    </message>
</context>
<context>
    <name>gui::PromptDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;Usar o prompt</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">O servidor %1 não está conectado.</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">obrigatório</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">opcional</translation>
    </message>
</context>
<context>
    <name>gui::PutAwayConversations</name>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Apa&amp;gar definitivamente…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">O que está aqui permanece pelo tempo que você quiser e é encontrado pela pesquisa.</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">O que foi excluído é guardado aqui pelo tempo que as preferências indicam.</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Conversas arquivadas</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Conversas excluídas</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">De volta à &amp;lista</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">De volta à lista de conversas</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">Restaurar a conversa</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">Apagar a conversa definitivamente</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">Apagar definitivamente…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">Apagar “%1” definitivamente? Suas mensagens, ramos e trocas gravadas são sobrescritos. Isto não pode ser desfeito.</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">Apa&amp;gar definitivamente</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Pergunta</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">O texto completo</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Executar</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Deixar</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Continuar</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">&amp;Terminar o turno</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">Abrir no na&amp;vegador</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Permitir</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Permitir &amp;sempre</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Recusar</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Autenticar-se</translation>
    </message>
</context>
<context>
    <name>gui::QuestionCard</name>
    <message>
        <source>Edit &amp;arguments</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Editar &amp;argumentos</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Como &amp;JSON</translation>
    </message>
    <message>
        <source>Also asked of %1, where it may be answered first.</source>
        <translation type="unfinished">Também perguntado a %1, onde pode ser respondido antes.</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Permitir &amp;uma vez</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">&amp;Para esta conversa</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Sempre</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">Sempre para c&amp;hamadas como esta</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Recusar</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">&amp;Enviar a resposta</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Declinar</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Cancelar</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">Abrir no na&amp;vegador</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">C&amp;ontinuar</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">Continue quando tiver feito lá o que é pedido.</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">Não foi possível abrir o navegador. Leve o endereço até lá à mão e depois continue.</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">Uma ferramenta pergunta</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">%1 pergunta</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">Argumentos, como JSON</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">O que muda no arquivo: − sai, + entra</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">Chamadas como esta: %1.</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">O que será executado</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">Como &amp;formulário</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">Precisa ser um objeto JSON.</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">Veja o que está marcado abaixo.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">Isto não pode ser enviado como está.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">Isto não pode ser enviado como está</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Enviar agora</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">Enviar o que espera e continuar com a próxima após cada resposta</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Dizer agora</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">Dizer no turno em andamento, após a rodada em execução (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">Editar</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">Continuar a escrever esta mensagem (Enter)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">Para cima</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">Enviar mais cedo (Alt+Cima)</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">Para baixo</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">Enviar mais tarde (Alt+Baixo)</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">Descartar</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">Não enviar (Delete)</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">Mensagens em espera</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>%1 (com %n anexo)</numerusform>
            <numerusform>%1 (com %n anexos)</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">Depois desta rodada: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>%n mensagem aguarda a resposta.</numerusform>
            <numerusform>%n mensagens aguardam a resposta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Agora não</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">&amp;Perguntar</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">&amp;Abrir na janela</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">Pergunta rápida – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">P&amp;ergunta:</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">Pergunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">Resposta</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">%1, sem ferramentas. Esc fecha isto.</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">Aguardando a resposta…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">A resposta chegou; outra pergunta continua a partir dela.</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">A pergunta não deu em nada.</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">A mensagem como texto</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">O que é removido das trocas</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">Padrões, um por linha</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">Membros de JSON, e cabeçalhos, separados por vírgulas</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">As trocas em que as regras foram testadas</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Início</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">Requisição</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Removido</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">O que teria sido mantido</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">As chaves são sempre removidas. O que corresponde a um padrão (uma expressão regular), e os valores destes membros, tornam-se [redacted] antes que uma troca seja guardada. O que já foi guardado fica como está.</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">&amp;Padrões, um por linha</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">&amp;Membros de JSON, e cabeçalhos</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">&amp;Testar</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">Nas últimas trocas guardadas; nada é alterado</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">Ma&amp;nter estas regras</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">Elas valem a partir de agora</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">Ainda não foi guardado nada em que as regras possam ser testadas.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>%n trecho teria sido removido das últimas trocas guardadas.</numerusform>
            <numerusform>%n trechos teriam sido removidos das últimas trocas guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">Mantidas. Elas valem para todas as trocas a partir de agora.</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">A porta em 127.0.0.1; 0 usa qualquer uma que esteja livre.</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">Um descritor de cenário, ou um cassete (NOME.jsonl, ou um HTTP Archive, NOME.har); sem nenhum, o cenário que acompanha o programa.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 não é uma porta.</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">&amp;Desfazer</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">%1 foi excluído.</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Escrever JSON Lines.</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">Para leitores de tela: palavras em vez de sinais.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostrar as opções deste comando.</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">Só mostrar o que há de errado, sem alterar nada.</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">repair não aceita argumentos.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">Tudo pode ser lido.</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">Tudo pode ser lido; nada foi alterado.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">Não falta nada.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">O arquivo antigo é mantido como %1.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Conversas salvas: %1, com %n mensagem.</numerusform>
            <numerusform>Conversas salvas: %1, com %n mensagens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairDialog</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the message that the store is damaged</extracomment>
        <translation type="unfinished">&amp;Reparar…</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">Tudo pode ser lido; nada foi alterado.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">Não falta nada.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">O arquivo antigo é mantido como %1.</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">Reparar as conversas</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">&amp;Abrir as conversas</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">Todas as partes do arquivo são verificadas.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Conversas salvas: %1, com %n mensagem.</numerusform>
            <numerusform>Conversas salvas: %1, com %n mensagens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">Corpo da requisição</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">O que há de errado na requisição</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">A requisição é grande e está sendo lida…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>%n string longa está recolhida em uma marca e é enviada por inteiro.</numerusform>
            <numerusform>%n strings longas estão recolhidas em uma marca e são enviadas por inteiro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Ferramentas</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Mensagens</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">Instruções do espaço de trabalho</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">Configurações e o resto</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Texto do sistema</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">O que o modelo verá</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">Endereço e cabeçalhos</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Re&amp;quisição</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Ca&amp;beçalhos</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">Localizar na requisição</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">&amp;Anterior</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">A linha anterior que o contém (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Próxima</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">A próxima linha que o contém (F3)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">Copiar o corpo inteiro como seria enviado</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">At&amp;ualizar</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">Como seria agora (F5)</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">Não há requisição a mostrar.</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">Isto seria enviado agora, com o que está na caixa de mensagem. Nada foi enviado para mostrá-lo.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>%n mensagem anterior foi omitida, pois não cabe no contexto do modelo.</numerusform>
            <numerusform>%n mensagens anteriores foram omitidas, pois não cabem no contexto do modelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Sem corpo</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Não encontrado</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Linha %1</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">Enviar o que está neste arquivo em vez do corpo que foi enviado, byte a byte.</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">Quantas vezes, uma após a outra; no máximo %1.</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">A este provedor, que precisa usar a mesma linguagem. Padrão: aquele ao qual foi enviada.</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">A troca, pelo identificador ou pelo início dele.</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">Qual troca? parlance exchanges as lista.</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">--times é um número de 1 a %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">Não é possível ler %1: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">%1 tem mais de 64 MiB.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Onde havia uma chave no corpo há uma marca em seu lugar, que é enviada como está.</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">%1 Informe qual com --provider.</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">diz o mesmo que antes</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">difere do que foi dito antes no byte %1</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">%1  status %2  %3 ms (%4 antes)  %5 tokens de entrada, %6 de saída  %7</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">família</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">alterado</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">observado</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">Texto do recurso</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">Isto não é texto nem imagem: %1</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[O resto não é exibido aqui.]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">Imagem</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">A imagem não pode ser exibida.</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;Ler</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">&amp;Observar alterações</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">&amp;Anexar à mensagem</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">Parte do recurso</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">Preencha o que está entre chaves e depois leia.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">Lendo…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">Irá com sua próxima mensagem.</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">Mudou desde que foi lido.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;Ler novamente</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">At&amp;ualizar a lista</translation>
    </message>
    <message>
        <source>Resources of MCP servers</source>
        <translation type="unfinished">Recursos de servidores MCP</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Servidor</translation>
    </message>
    <message>
        <source>Search the resources</source>
        <translation type="unfinished">Pesquisar nos recursos</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Pesquisa</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Recursos</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">Ainda não há nenhum servidor MCP.</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">Este servidor não tem recursos.</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Listando…</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">
            <numerusform>%n recurso</numerusform>
            <numerusform>%n recursos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RestoreCommand</name>
    <message>
        <source>restored:</source>
        <extracomment>Message on the terminal before the conversation that was brought back</extracomment>
        <translation type="unfinished">restauradas:</translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message>
        <source>The turn would be rolled back; the model would get nothing.</source>
        <translation type="unfinished">O turno seria revertido; o modelo não receberia nada.</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">O turno continuaria; o modelo receberia isto como resultado de erro.</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">%1 erro: %2</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">Para o modelo</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">Para você</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Bruto</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">Diferença</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">Ainda não executado</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>%n requisição</numerusform>
            <numerusform>%n requisições</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RowAction</name>
    <message>
        <source>Copy</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Copiar</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Editar</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again</extracomment>
        <translation type="unfinished">Gerar novamente</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">Bifurcar</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">Comparar a partir daqui…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">Comparar com a outra versão</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">Ativo</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fixar</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Copiar como Markdown</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished">Copiar como texto</translation>
    </message>
    <message>
        <source>Edit the result…</source>
        <translation type="unfinished">Editar o resultado…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">Examinar argumentos e resultado…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">Executar esta chamada novamente…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Excluir</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">Mover para uma nova conversa</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">Mostrar o que o modelo viu aqui</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">Mostrar o tráfego</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">Desfazer os arquivos deste turno…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Versão anterior</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Próxima versão</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Mostrar raciocínio</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">Abrir ou recolher</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Mostrar tudo</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">Desfazer este turno</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">Ler como texto</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Desativar</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">Ativar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Desafixar</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fixar</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">Editar os argumentos…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Editar…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">Desfazer este turno e o que vem depois</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">Perguntado</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">Respondido</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">Conversa &amp;completa</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Name for screen readers beside the table of an evaluation: what was expected</extracomment>
        <translation type="unfinished">Esperado</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation type="unfinished">Nota %1 de %2</translation>
    </message>
    <message>
        <source>Your grade</source>
        <extracomment>Label beside the table of an evaluation</extracomment>
        <translation type="unfinished">Sua nota</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">Escolha uma célula para ver suas execuções.</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">%1 · %2 · execução %3 de %4</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● aprovada</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ com erro</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ reprovada</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">Chamou %1 (%2).</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">Servidores, e o que lhes é pedido agora</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">Servidor</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of a server</extracomment>
        <translation type="unfinished">Estado</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of tools</extracomment>
        <translation type="unfinished">Chamadas</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">Em espera</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">Memória</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">Reinícios</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">Requisições em andamento</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">As que ainda não têm resposta</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">Dos servidores que o Parlance iniciou como programas</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">Quantas vezes foi reiniciado desde que o Parlance foi iniciado</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">Nada está em execução agora: nenhum servidor MCP está descrito, nenhum servidor de modelo foi iniciado e nenhum provedor está sendo consultado.</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">arquivo de modelo</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">pronto</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">parado</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">falhou</translation>
    </message>
    <message>
        <source>restarting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">reiniciando</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">iniciando</translation>
    </message>
    <message>
        <source>provider</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">provedor</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">consultado</translation>
    </message>
</context>
<context>
    <name>gui::RunsView</name>
    <message>
        <source>Repeat</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb: run it once more</extracomment>
        <translation type="unfinished">Repetir</translation>
    </message>
    <message>
        <source>Runs it again with the same arguments (F5)</source>
        <translation type="unfinished">Executa novamente com os mesmos argumentos (F5)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">Comparar</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">Mostra no que duas execuções escolhidas diferem</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">Usar como exemplo</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">Copia a execução como exemplo para uma descrição</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">Execuções anteriores</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">Usar como caso</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">Copia a execução como caso de uma avaliação, para um arquivo de casos</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">&amp;Sem textos: só estrutura, tamanhos e tempos</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>Salvar %n troca</numerusform>
            <numerusform>Salvar %n trocas</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">Que tipo de arquivo</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">HTTP Archive (.har), que navegadores e outras ferramentas leem</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">Cassete (.jsonl), que pode ser reproduzido novamente</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">As chaves não estão em nenhum deles. O que alguém disse está, a menos que seja omitido.</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">No máximo esta quantidade.</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">Todas devem estar presentes; cada uma pode ser o início de uma palavra.</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">Pesquisar o quê?</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">no título</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">Sem título</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>in the title</source>
        <extracomment>Line in the results of a search in all conversations: the words stand in the conversation&apos;s title</extracomment>
        <translation type="unfinished">no título</translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message>
        <source>Before</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came before</extracomment>
        <translation type="unfinished">Antes</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came now</extracomment>
        <translation type="unfinished">Agora</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">Editar e enviar novamente</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>%n falha na requisição; ela é enviada como está mesmo assim.</numerusform>
            <numerusform>%n falhas na requisição; ela é enviada como está mesmo assim.</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">Cabeçalhos da requisição, um por linha; as chaves são adicionadas no envio</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Re&amp;quisição</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Ca&amp;beçalhos</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">Todas as respostas e no que diferem</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">O provedor ao qual é enviada</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">P&amp;ara</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">Quantas vezes é enviada</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished"> vezes</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;Enviar</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">Envia a requisição como está (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">Como &amp;ramo</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">Põe a resposta exibida ao lado da antiga na conversa, marcada como feita à mão</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Salvar como</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">Copiar como c&amp;url</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">A requisição como está, como linha de comando sem a chave</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Desfazer &amp;tudo</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">A requisição como foi enviada</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Cassete…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">Ce&amp;nário do ensaio…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">Tabe&amp;la das respostas (CSV)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">%1 · enviado %2</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">Nada foi enviado ainda.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Onde havia uma chave no corpo há uma marca em seu lugar, que é enviada como está.</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">Não se conhece o provedor para o qual isto foi enviado. Escolha um.</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">Nenhum provedor usa %1.</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">“%1” não é um cabeçalho que possa ser definido.</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">Omita %1: a chave do provedor é adicionada no envio.</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">Agora: resposta %1</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">Parada antes de ser respondida.</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">A resposta agora é um ramo da conversa, marcada como feita à mão.</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">Copiado. Nele, a chave é $API_KEY.</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">Salvar como cassete</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">requisição.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">%1 foi gravado. É reproduzido com --replay, ou como base-url = &quot;cassette:%1&quot;.</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">Salvar como cenário do ensaio</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">scenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">Salvar a tabela das respostas</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">respostas.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 foi gravado.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">Não é possível escrever %1: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;Parar</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">Caso de a&amp;valiação…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Salvar como caso de uma avaliação</translation>
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
        <translation type="unfinished">--answer-limit é um número de MiB de 1 a 1024.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… aguardando %1</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">O servidor de %1 iniciaria este programa de novo, este o seu servidor, e assim sem fim.</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">Servir outros programas</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">Outros programas nesta máquina podem usar o Parlance por MCP: suas conversas, modelos e agentes, e as ferramentas escolhidas aqui. O que eles fazem é guardado como tudo o mais; o que precisa de pergunta é perguntado lá, ou aqui.</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">&amp;Servir</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">Conjuntos cujas ferramentas são oferecidas</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">qualquer</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Ferramentas de:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Porta:</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Endereço</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Chave</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">Copiar uma &amp;entrada para o arquivo de um cliente</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">E&amp;ndereço:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">C&amp;have:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">Quem é servido, e o que está em andamento</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">Cliente</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">O quê</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">Desde</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">P&amp;arar</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">&amp;Mostrar a conversa</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Terminar o serviço</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">Um programa sem nome</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>%n chamada</numerusform>
            <numerusform>%n chamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">aguarda uma decisão lá</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">em andamento</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Ninguém ainda</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">%1, processo %2</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Ence&amp;rrar</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">aguarda uma decisão, lá ou aqui</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">aguarda sua decisão</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">Falar com o programa que iniciou este, pela entrada e saída padrão.</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">Escutar em 127.0.0.1; 0 usa qualquer porta que esteja livre.</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">Informe --stdio, ou --http com uma porta.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 não é uma porta.</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">Informe ambos ao programa que vai usar isto. Ctrl+C encerra.</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… aguardando %1</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>%n caractere até agora</numerusform>
            <numerusform>%n caracteres até agora</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">um programa</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">&amp;Iniciar o servidor</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">&amp;Parar o servidor</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">&amp;Reiniciar o servidor</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Encerrar a &amp;sessão</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Rec&amp;ursos…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">Mostrar seu re&amp;gistro…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">Mostrar suas &amp;mensagens</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">Não é possível ler %1.</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">%1: %2 Para tê-la da próxima vez, defina a variável de ambiente %1.</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">%1 já existe e foi deixado como está.</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">Arquivo de configuração de outro cliente (mcpServers ou servers)</translation>
    </message>
</context>
<context>
    <name>gui::ServerLog</name>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished">Registro de %1</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <extracomment>Button in the log of an MCP server</extracomment>
        <translation type="unfinished">Copiar &amp;tudo</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">O servidor não está mais descrito.</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">Outras perguntas em espera: %1</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">Por que não pode ser trazido</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">Não pode ser trazido. %1</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">O que é alterado ou omitido</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">do arquivo para o chaveiro</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Chave %1</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Seu descritor</translation>
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
        <translation type="unfinished">%1 é omitido: %2</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">%1 %2: feito</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">O servidor %1 não inicia: %2</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">O servidor %1 funciona, mas não informa suas ferramentas: %2</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>O servidor %1 funciona. Tem %n ferramenta.</numerusform>
            <numerusform>O servidor %1 funciona. Tem %n ferramentas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">Servindo</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>Servindo %n programa</numerusform>
            <numerusform>Servindo %n programas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>%n em andamento</numerusform>
            <numerusform>%n em andamento</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">aguarda sua decisão</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">Outro programa pediu isto.</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">%1 pediu isto.</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">Aguardando os servidores de ferramentas</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">Rodada %1: o modelo está respondendo</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Aguardando sua decisão</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">Ferramentas em execução</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">Aguardando o armazenamento: está bloqueado por outro programa, ou lento</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">Guardando o turno</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">Outro programa é atendido aqui</translation>
    </message>
</context>
<context>
    <name>gui::ShortcutEditor</name>
    <message>
        <source>&amp;Set</source>
        <extracomment>Button in the list of keyboard shortcuts: a verb: use these keys</extracomment>
        <translation type="unfinished">&amp;Definir</translation>
    </message>
    <message>
        <source>Defaul&amp;t</source>
        <extracomment>Button in the list of keyboard shortcuts: back to the standard keys</extracomment>
        <translation type="unfinished">&amp;Padrão</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">Ações e seus atalhos</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">Ação</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">Atalho</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">Novo atalho</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">“%1” já tem este atalho.</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">Uma letra sozinha serve para escrever. Pressione-a com Ctrl ou Alt, ou use uma tecla de função.</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">JSON sem identificadores, horários, durações e uso, para que duas execuções possam ser comparadas.</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">O identificador da conversa, ou o início dele.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">Qual conversa? parlance conversations as lista.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>%n mensagem não pode ser lida, ou só em parte. parlance repair salva o que pode ser lido.</numerusform>
            <numerusform>%n mensagens não podem ser lidas, ou só em parte. parlance repair salva o que pode ser lido.</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (interrompida)</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished"> (escrita à mão)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (danificada: %1)</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">não pode ser usada</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">Procurando sugestões…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">“%1” é uma palavra</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">Nenhuma sugestão</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">Iniciar um arquivo de modelo</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">&amp;Redefinir o estado do modelo antes de cada resposta</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">&amp;Iniciar o modelo</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Procurar…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">tantos quantos aqueles para os quais o modelo foi feito</translation>
    </message>
    <message>
        <source> tokens</source>
        <extracomment>Part of a number field in the dialog that starts a model file: behind a number</extracomment>
        <translation type="unfinished"> tokens</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Part of a number field in the dialog that starts a model file: all layers</extracomment>
        <translation type="unfinished">todas</translation>
    </message>
    <message>
        <source>Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state.</source>
        <translation type="unfinished">Desativado, o servidor guarda o que leu da conversa: mais rápido, mas errado com alguns modelos que têm estado.</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">Arquivo de &amp;modelo:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Nome:</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">Conte&amp;xto:</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">Camadas na placa de &amp;vídeo:</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Outros argumentos:</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">Pro&amp;grama:</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">Escolher um arquivo de modelo (GGUF)</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">Escolha o arquivo do modelo: um que possa ser lido, pelo caminho completo.</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">O modelo precisa de um nome com letras, algarismos, - e _.</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">Já existe um provedor %1.</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">“%1” é informado acima, ou escolhido pelo Parlance.</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">Indique o programa do servidor.</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">ferramenta encontrada</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">argumentos lidos</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">valores padrão preenchidos</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">argumentos verificados</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">duplicatas procuradas</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">aprovação</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">confinada</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">executada</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">resultado formatado</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">%1 (falhou aqui)</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">Etapas da execução com seus tempos</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">Fazer backup de todas as conversas</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Todas as conversas estão em %1.</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">O reparo fecha todas as janelas, verifica todas as partes do arquivo em que as conversas são guardadas e salva em um novo arquivo o que pode ser lido de um danificado. O antigo é mantido ao lado.</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">&amp;Fechar e reparar</translation>
    </message>
</context>
<context>
    <name>gui::StoreBar</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the bar that says that the store is damaged</extracomment>
        <translation type="unfinished">&amp;Reparar…</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. What can be read is shown; Repair saves it to a new file.</source>
        <translation type="unfinished">O arquivo das conversas está danificado. O que pode ser lido é exibido; Reparar o salva em um novo arquivo.</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">As conversas só podem ser lidas: seu arquivo, ou a mídia em que ele está, é protegido contra gravação.</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">Criar as tabelas e os papéis, ou atualizá-los para esta versão.</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">Só mostrar o SQL dos papéis: parlance_reader, parlance_worker, parlance_owner.</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">O armazenamento, em vez de --store.</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">O que deve ser feito com o armazenamento? Informe --create ou --roles.</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">Avaliações podem ser guardadas em %1.</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Renomear</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Etiquetas</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">Mover para um grupo</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Renomear grupo</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">Arquivar</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">Retirar do arquivo</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Excluir conversa</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Restaurar conversa</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">%1 (no armazenamento)</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">Abrir um arquivo…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">Usar um armazenamento…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">Texto do sistema</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">O que é dito ao modelo antes de tudo, por exemplo como responder.</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">Enviado com cada requisição desta conversa, a partir do próximo turno.</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">Texto do sistema •</translation>
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
        <translation type="unfinished">Texto do sistema: nenhum</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">Sem texto do sistema</translation>
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
        <translation type="unfinished">Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Fechar</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">Executar</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">Parar</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Como JSON</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Execuções anteriores</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">Executa a ferramenta (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">Para a ferramenta (Ctrl+.)</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">Formulário ou JSON (Ctrl+Shift+J)</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">Como formulário</translation>
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
        <translation type="unfinished">Execuções anteriores (%1)</translation>
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
        <translation type="unfinished">Conexão e TLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Conexão, envio</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Envio</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">Envio, em conexão já aberta</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">Até o cabeçalho da resposta</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">Espera do primeiro byte</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">Até o primeiro token</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">Até o último token</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">Até o fim</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">A resposta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">Parte</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: from when on</extracomment>
        <translation type="unfinished">Desde</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: how long it took</extracomment>
        <translation type="unfinished">Duração</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">Para onde foi o tempo</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">%1 lidos do cache</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">%1 escritos nele</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">%1 de saída</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation type="unfinished">%1 tokens por segundo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation type="unfinished">
            <numerusform>%Ln token de entrada</numerusform>
            <numerusform>%Ln tokens de entrada</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Titles</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Ainda não foi dito nada de que se possa fazer um título.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Heading of what a model is asked to write</extracomment>
        <translation type="unfinished">Título</translation>
    </message>
</context>
<context>
    <name>gui::ToolPreviews</name>
    <message>
        <source>Contract</source>
        <extracomment>Title of a tab that shows a tool as models without tool calls are told of it</extracomment>
        <translation type="unfinished">Contrato</translation>
    </message>
    <message>
        <source>What %1 would be sent</source>
        <translation type="unfinished">O que seria enviado a %1</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">Não há nenhuma ferramenta aqui que possa ser enviada.</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">também %1</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">Escrever as ferramentas como JSON para este dialeto: %1.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">Não há nenhum dialeto chamado %1.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… aguardando %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 não está conectado: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 não pode ser chamada: %2</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">ativada</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">desativado</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>%n ferramenta é oferecida sob demanda: cerca de %1 tokens a menos em cada requisição.</numerusform>
            <numerusform>%n ferramentas são oferecidas sob demanda: cerca de %1 tokens a menos em cada requisição.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Tour</name>
    <message>
        <source>&amp;Previous</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Anterior</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation type="unfinished">&amp;Encerrar o passeio</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">Passeio pela janela</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">Suas conversas estão listadas aqui, e a linha acima delas as pesquisa.</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">Aqui você escolhe quem responde: um agente, um modelo, suas instruções e o espaço de trabalho.</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">O que é dito aparece aqui. Cada mensagem tem um menu: editá-la, ramificar a partir dela, pedir outra resposta.</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">Você escreve aqui. Uma barra inicia um comando, e arquivos podem ser soltos.</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">Estas são as ferramentas que o modelo pode chamar. Marque as que ele recebe.</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">O Inspetor mostra cada requisição e cada resposta, byte a byte.</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">Todo o resto está nestes menus. %1 o encontra pelo nome, e F1 abre o manual.</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">Parada %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Concluir</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">A&amp;vançar</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">substituída por uma chamada posterior</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">não enviada ao modelo</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">escrita à mão</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">Esta mensagem não pode ser lida.</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">excluída</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">fixada</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">raciocinando…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">raciocínio</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">raciocinou por %1 s</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Argumentos</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Erro</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">Resultado</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Etapas</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Ciclo de vida</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">feito</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Arquivo</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Imagem</translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%n elemento</numerusform>
            <numerusform>%n elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">interrompido</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">cortada no limite de comprimento</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">filtrada pelo provedor</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">o fluxo foi interrompido</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">Instruções</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">Você</translation>
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
        <translation type="unfinished">Chamada de ferramenta</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">Reutilizado o resultado da mesma chamada, de %1 atrás</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">localizar</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">analisar</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">valores padrão</translation>
    </message>
    <message>
        <source>validate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments</extracomment>
        <translation type="unfinished">validar</translation>
    </message>
    <message>
        <source>deduplicate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before</extracomment>
        <translation type="unfinished">deduplicar</translation>
    </message>
    <message>
        <source>approve</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">aprovar</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">executar</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">confinamento</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">espera para nova tentativa</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">formatar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Tabela: %1</translation>
    </message>
    <message>
        <source>Code:</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Código:</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Leva a %1</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">Abrir no &amp;navegador</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">&amp;Copiar o endereço</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>%n mensagem marcada</numerusform>
            <numerusform>%n mensagens marcadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Desativar</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">Ativar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Desafixar</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fixar</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">Copiar a &amp;seleção</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">Copiar a fórmula %1</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu</extracomment>
        <translation type="unfinished">Abrir %1…</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptNotices</name>
    <message>
        <source>The turn was undone.</source>
        <translation type="unfinished">O turno foi desfeito.</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">Uma ferramenta sofreu uma falha grave, e o turno foi desfeito.</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">A ferramenta %1 sofreu uma falha grave, e o turno foi desfeito.</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">A conversa está como antes da sua mensagem.</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">Já feito, e não desfeito externamente: %1.</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">Começado, e não desfeito externamente até onde chegou: %1.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Tentar novamente</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">&amp;Enviar o erro ao modelo em vez disso</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">Restaurar como ra&amp;mo</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">Desfazer seus &amp;arquivos…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Dispensar</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Continuar</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">Esta resposta foi interrompida. O que chegou dela é mantido.</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">Esta mensagem ainda não tem resposta.</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">O modelo não continuou a partir daqui.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Ativar mensagens</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Desativar mensagens</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Fixar mensagens</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Desafixar mensagens</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">A conversa mudou nesse meio-tempo: isto não está mais em seu caminho.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">Transcrição</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n mensagem</numerusform>
            <numerusform>%n mensagens</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">Um turno foi revertido</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">Um turno foi revertido: %1</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">Bifurcada de uma conversa</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">Bifurcada de “%1”</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">Bifurcada para uma conversa</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">Bifurcada para “%1”</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">Há mais ramos do que os exibidos aqui</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">Sistema</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">Você</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a language model</extracomment>
        <translation type="unfinished">Modelo</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: an attached text</extracomment>
        <translation type="unfinished">Documento</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: of a tool</extracomment>
        <translation type="unfinished">Chamada</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">Resultado</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">exibida</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">excluída</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">desativada</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">fixada</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">Com&amp;parar os ramos</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">Marque duas mensagens de ramos diferentes com Ctrl+clique, ou com Ctrl+Espaço</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">Nada foi dito aqui ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n ramo</numerusform>
            <numerusform>%n ramos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">E&amp;xpandir</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">&amp;Ir até lá</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">Comparar com o ramo &amp;mostrado</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">&amp;Comparar as duas marcadas</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">Mapa da conversa</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">Isto não é texto.</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">É grande demais para ser comparado aqui.</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">Não há diferença no texto.</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">como antes do turno</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">recuperado</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">deixado: %1</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">como o turno o deixou</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">criado pelo turno; desapareceria</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">Desfazer os arquivos deste turno</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">Examinando os arquivos…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">O que muda ao recuperá-lo: − sai, + entra</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">&amp;Desfazer isto</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">Nada é guardado dos arquivos que este turno escreveu.</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">Arquivos recuperados: %1.</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">Arquivos que ferramentas escreveram neste turno, e seus trechos</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">Ferramentas escreveram estes arquivos neste turno. O que estiver marcado volta a ser como era.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">Não está coberto o que estes podem ter escrito: %1</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">linha %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">A resposta foi cortada no limite de comprimento.</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">A resposta foi filtrada pelo provedor.</translation>
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
        <translation type="unfinished">… aguardando o armazenamento: está bloqueado por outro programa, ou lento</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… aguardando %1</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… nova tentativa em %1 s: %2</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">O turno foi desfeito; a conversa está como antes da sua mensagem.</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">A resposta foi interrompida; o que há dela é mantido.</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">Fim da resposta.</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">de volta à lista:</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">&amp;Desfazer</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">Só mostrar o que seria feito.</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">O turno, pelo identificador ou pelo início dele, como converse --json o informa; ou o que um desfazer anterior indicou, para revertê-lo.</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">Qual turno? parlance converse --json o informa.</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">O que é substituído não pôde ser guardado, pois o armazenamento só pode ser lido. Nada foi feito.</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">recuperado</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">como antes do turno</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">seria recuperado</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">deixado: %1</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">Nada é guardado dos arquivos que este turno escreveu.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">Não está coberto o que estes podem ter escrito: %1</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">Para reverter isto: parlance undo %1 --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">Trazer de volta os arquivos que as ferramentas escreveram neste turno; suas mensagens ficam.</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">Mostrar de novo as mensagens de um turno que foi desfeito.</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">Indique --files ou --redo, não ambos: o que desfez arquivos diz como reverter isso.</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">Deste turno não saiu nenhuma mensagem. Para trazer arquivos de volta, indique --files.</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">A conversa não mostra este turno, então não há nada a desfazer. Para mostrá-lo: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">A conversa mostra este turno; não há nada a trazer de volta.</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">O turno seria mostrado de novo.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n mensagem deixaria de ser mostrada.</numerusform>
            <numerusform>%n mensagens deixariam de ser mostradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">O turno é mostrado de novo.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n mensagem não é mais mostrada.</numerusform>
            <numerusform>%n mensagens não são mais mostradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">Você tinha dito: %1</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">Para mostrá-las de novo: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">Os arquivos ficam como estão. Para trazer de volta o que continham: parlance undo %1 --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Refazer: %1</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>%n caractere ao todo: role para ler o que não se vê aqui.</numerusform>
            <numerusform>%n caracteres ao todo: role para ler o que não se vê aqui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Nova &amp;janela</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">&amp;Fechar a janela</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">Fazer &amp;backup de todas as conversas…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">&amp;Exportar todas as conversas…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Importar conversas…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">&amp;Reparar as conversas…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Preferências…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Nova conversa</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">uma nova conversa</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Nova a&amp;ba</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">uma nova conversa em uma aba</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">Fe&amp;char a aba</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">Pe&amp;squisar em todas as conversas</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">Escolher um &amp;modelo…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">escolher o modelo</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Escolher &amp;ferramentas</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">escolher as ferramentas</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Texto &amp;do sistema…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">escrever as instruções</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">Adicionar uma pasta de trabal&amp;ho…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">adicionar uma pasta de trabalho</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Ane&amp;xar arquivos…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">O que a próxima re&amp;quisição contém</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">o que a próxima requisição contém</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">O que o modelo &amp;verá…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Res&amp;umir e desativar</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">&amp;Parar</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">terminar o turno em andamento</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Resp&amp;onder novamente</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">outra resposta à última mensagem</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">Comparar &amp;a partir daqui…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Renomear</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">Título produ&amp;zido pelo modelo</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">fazer o modelo escrever um título</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Etiquetas…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">&amp;Juntar a um grupo…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">Arqu&amp;ivar ou retirar do arquivo</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Expor&amp;tar…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">Exc&amp;luir</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">Apa&amp;gar definitivamente…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Desfazer</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">reverter o que foi feito por último</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Refazer</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">fazer de novo o que foi revertido</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Recor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">C&amp;olar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Selecionar tudo</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Localizar aqui…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">localizar nesta conversa</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Localizar &amp;próxima</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Localizar &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">&amp;Escolher um agente…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">escolher o agente em uso</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">&amp;Parar de usar o agente</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">Novo agente em &amp;TOML…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">Novo agente em &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Importar ferramentas…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">&amp;Lado a lado…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">A&amp;valiar…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Fazer qualquer coisa…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">o que pode ser escrito aqui</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">E&amp;screver</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Conversas</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Con&amp;juntos</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Inspetor</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Descritores</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Agentes</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">&amp;Mapa da conversa</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">todos os ramos</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Pró&amp;xima aba</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">A&amp;ba anterior</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">Uma conversa ao &amp;lado</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">duas conversas lado a lado</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">Descritores em janela &amp;própria</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">I&amp;nspetor em janela própria</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">Inspetor como c&amp;oluna inteira</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Maio&amp;r</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">textos maiores</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">M&amp;enor</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">textos menores</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Tamanho &amp;usual</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">textos no tamanho usual</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">E&amp;xperimentar uma ferramenta</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">&amp;Recursos de servidores MCP…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">&amp;Adicionar um servidor MCP…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">&amp;Importar servidores MCP…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">&amp;Localizar servidores nesta máquina…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">Iniciar um arquivo de m&amp;odelo…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">Mo&amp;delos nesta máquina…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">Ser&amp;vir outros programas…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">deixar outros programas usarem o Parlance</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Capturar…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">ver o que outros programas dizem a um provedor</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">Gravar um cassete ou termi&amp;ná-lo</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">todo o tráfego, para ser reproduzido novamente</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">Salvar o tráfe&amp;go…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">&amp;Estatísticas…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">quantas chamadas, quanto tempo, quanto custam</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">O que é re&amp;movido das trocas…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">&amp;Salvar o descritor</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">Reler &amp;todos os descritores</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Atalhos de teclado…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">quais teclas fazem o quê</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">&amp;Novidades</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">&amp;Relatar uma falha…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Sobre o Parlance</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Parlance</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Conversa</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">&amp;Ferramentas</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Agentes</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">A&amp;juda</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">O &amp;que está em execução agora</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">servidores, e o que lhes é pedido agora</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">Localizar agentes de outros &amp;programas…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">Reprod&amp;uzir um cassete…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">respostas de uma gravação em vez da rede</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">Li&amp;berar o próximo evento do cassete</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">Próxima parte da janela (&amp;K)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">Parte anterior da janela (&amp;V)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">Criar caso de avalia&amp;ção…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">um caso de avaliação</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">Um &amp;passeio pela janela</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Conversas</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Conjuntos</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Inspetor</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Descritores</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Agentes</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches</extracomment>
        <translation type="unfinished">Mapa</translation>
    </message>
    <message>
        <source>The default is written in %1 now.</source>
        <translation type="unfinished">%1 diz isso agora.</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Bancada de testes</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">Não existe mais a ferramenta %1.</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">Nada é guardado do tráfego desta mensagem.</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">Não há outra versão desta mensagem.</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">Em execução</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">Terminar quando não restar nenhuma execução, incluindo as que outros fazem.</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">Quantas execuções faz ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">Segundos após os quais outros assumem o que ele pegou, caso seja encerrado à força.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask, refuse, all ou o nome de uma ferramenta; pode ser repetida. Sem um terminal, ask equivale a refuse.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">Quanto uma resposta pode ocupar, em MiB: 1 a 1024.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>%n execução feita, não resta nenhuma.</numerusform>
            <numerusform>%n execuções feitas, não resta nenhuma.</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Nova tentativa.</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">O caminho do perfil, %1, não é UTF-8.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">Não é possível gravar na pasta %1.</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">Não se conhece nenhum provedor em %1.</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">Não há pasta pessoal para o perfil: defina HOME ou informe uma pasta com --profile.</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">Não se sabe o que havia nele antes que o agente o escrevesse.</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">%1 não é permitido aqui: seu descritor o recusa.</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">Esta chamada de %1 não é permitida aqui: seu descritor a recusa quando %2.</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">permitido pelo seu descritor</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">permitido pelo seu descritor: %1</translation>
    </message>
    <message>
        <source>allowed before</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">permitido antes</translation>
    </message>
    <message>
        <source>allowed before: %1</source>
        <translation type="unfinished">permitido antes: %1</translation>
    </message>
    <message>
        <source>%1 needs to be allowed, and there is nobody to ask.</source>
        <translation type="unfinished">%1 precisa de permissão, e não há a quem perguntar.</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">Permitir %1?</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">Ninguém permitiu esta chamada de %1.</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">O arquivo mudou nesse meio-tempo; agora ele ficaria assim.</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">Seria outro arquivo; ele ficaria assim.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">A pasta da suíte não está nesta máquina, portanto nenhum comando pode decidir.</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">O comando não decidiu em um minuto.</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">O comando foi encerrado pelo sinal %1.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">Ele criou repositórios, cujas configurações seus próprios programas seguem: %1</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">O espaço de trabalho tem mais pastas do que as que são examinadas em busca de repositórios.</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">“%1” não terminou em %2 s, o tempo que a chamada lhe dá.</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">%1 não terminou a tempo.</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">“%1” está oculto, parece um segredo ou é executado por outros programas, e não há a quem perguntar.</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">“%1” está oculto, parece um segredo ou é executado por outros programas. Permitir uma vez?</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">A pessoa recusou o acesso a “%1”.</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">Ninguém permitiu o acesso a “%1”, que está oculto, parece um segredo ou é executado por outros programas: só uma pessoa pode fazer isso.</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">Conectando a %1</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">“%1” não é uma ferramenta que possa ser carregada, portanto nenhuma foi. Procure-a primeiro com palavras.</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">A ferramenta precisa da variável de ambiente %1, que não está definida.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">permitida pela pessoa</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">permitida antecipadamente, ninguém foi consultado</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">permitida pelo programa para o qual o Parlance trabalha</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">%1 está desativada nesta conversa.</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 não pode ser chamada: %2</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">reparado: %1</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">preenchido</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">nenhuma chamada anterior é igual</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">não solicitado</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">pelo significado</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">nenhuma chamada anterior significa o mesmo</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">o resultado de %1, há %2 s</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">permitida com outros argumentos</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">tentativa %1</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">perto do limite de tempo</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">a primeira parte, dentro de %1 bytes</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">Foi parada antes de terminar.</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">O servidor alterou ou retirou esta ferramenta desde que o turno começou.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">Foi parada porque outra ferramenta sofreu uma falha grave.</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">Foi parada pela pessoa.</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">O servidor de %1 não está mais lá.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">Conectando a %1</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1 não está conectado. %2</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">O servidor só executa %1 como tarefa, e não oferece nenhuma.</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">O servidor %1 pergunta: %2</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">O servidor %1 pede que você abra um endereço: %2</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">O prompt não diz nada.</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">Não há nada a ler em %1.</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">Não há aqui nenhum modelo que possa ser consultado.</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">Não há texto a ler: informe text ou path.</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">O texto tem %1 caracteres; no máximo %2 podem ser lidos.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">parte %1 de %2</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">O modelo não respondeu: %1</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">O modelo não respondeu nada.</translation>
    </message>
</context>
<context>
    <name>invocables::SlowJob</name>
    <message>
        <source>%1 of %2 s</source>
        <translation type="unfinished">%1 de %2 s</translation>
    </message>
</context>
<context>
    <name>invocables::UndoJob</name>
    <message>
        <source>Somebody else has just changed it.</source>
        <translation type="unfinished">Outra pessoa acabou de alterá-lo.</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Não há rede aqui.</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">Não é possível determinar com exatidão o que um comando fez dele.</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">O agente %1 não pode ser usado: %2</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">não há nenhum agente neste arquivo</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">Não existe o agente “%1”.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">Não existe o agente “%1”. Talvez você queira dizer: %2.</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">Não é possível ler o agente: %1</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Um personagem contém mais do que um padrão consegue expressar de um agente; ele permanece um descritor.</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">Não há nenhum agente em %1.</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">%1 contém vários agentes. Indique qual: %2.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">Não existe o agente “%1” em %2, mas existe: %3.</translation>
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
        <translation type="unfinished">há mais de %1 casos</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">“%1” não pode ser avaliado: %2</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">isto não é UTF-8; salve a tabela nessa codificação</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">a linha tem %1 células, a tabela %2 colunas</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">o caso não tem entrada</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">aspas que se abrem aqui não se fecham</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">tem mais de 16 MiB; escreva muitos casos como linhas de JSON</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">não há lista de testes</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">não é uma tabela; nenhum outro arquivo é lido para isso</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">teste %1: %2</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">esse arquivo não existe</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">tem mais de 256 MiB, mais do que se lê de casos</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">não é possível ler: %1</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">os casos estão em um arquivo .jsonl, .json, .csv ou .yaml</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">a coluna “%1” aparece duas vezes</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">__threshold é um número de 0 a 1, como 0.5, não “%1”</translation>
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
        <translation type="unfinished">Não há pasta temporária para as execuções: %1</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">Nada desta execução pode ser mantido: ela não foi confirmada.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a conversation&apos;s title and a column&apos;s name</comment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 committed</source>
        <translation type="unfinished">%1 de %2 confirmadas</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation type="unfinished">%1 com tempo esgotado</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 com falha</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 paradas</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">aguardando</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">em execução</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">confirmada</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">interrompido</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">revertido</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">tempo esgotado</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">falhou</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">parado</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Uma execução</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">Mediana de %1</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Rodadas</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">Chamadas</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Mesmos argumentos</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Tempo em ferramentas</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Turno inteiro</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">Tokens entrada / saída</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">Custo</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Coincidência de textos</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">Das execuções confirmadas.</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">Execuções que chamam as mesmas ferramentas com os mesmos argumentos que a primeira coluna na maioria das vezes.</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">De todas as chamadas de uma execução juntas.</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">Sem o tempo em que uma execução esperou sua decisão.</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">Entrada, incluindo o que veio do cache do provedor.</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">Pelos preços no descritor do provedor; — se não houver.</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">Quantas palavras os textos finais de uma coluna têm em comum.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
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
        <translation type="unfinished">O que deve ser perguntado? Uma comparação precisa de um prompt.</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">Uma comparação precisa de pelo menos duas colunas: bibliotecas, modelos, agentes ou instruções que difiram.</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">Uma comparação tem no máximo %1 colunas.</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">Uma comparação é executada de 1 a %1 vezes.</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">%1 não tem modelo.</translation>
    </message>
</context>
<context>
    <name>model::ComparisonReport</name>
    <message>
        <source>reused</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">reutilizado</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">Lado a lado</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Agente: %1</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Vezes: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Data: %1</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">Perguntado em todas as colunas:</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">Execução %1: %2</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">Respondido por: %1</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">Chamada</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Argumentos</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or column title in the report of a comparison: what a tool gave back</extracomment>
        <translation type="unfinished">Resultado</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Heading or column title in the report of a comparison: how long it took</extracomment>
        <translation type="unfinished">Tempo</translation>
    </message>
</context>
<context>
    <name>model::ConversationEdits</name>
    <message>
        <source>Show Version</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Mostrar versão</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Excluir mensagem</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Excluir mensagens</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">Não há nada a editar aqui.</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Editar mensagem</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">Responder à mão</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">Parte de %1</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">Mover para uma nova conversa</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Resumir</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">Restaurar como ramo</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">Não há nada a bifurcar aqui.</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">Bifurcação de %1</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">Bifurcar</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Desfazer turno</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">Não foi possível salvar %1.</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">o nome “%1” já é o de %2</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">O corpo não é texto: só pode ser enviado como está.</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">O corpo é grande demais para ser editado (%1): só pode ser enviado como está.</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">O tempo que o orçamento concede acabou.</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">Os tokens que o orçamento concede se esgotaram: %1.</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">O que o orçamento concede foi gasto: %1.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">Foi parada.</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">O orçamento de custo não limita %1: não há preço.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">uma mensagem é de system, user ou assistant, não de “%1”</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">a última mensagem é do usuário</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">uma chamada tem uma ferramenta, e argumentos que são um objeto</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">o caso não tem entrada</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">Nada foi perguntado na conversa %1.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">com erro</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">%1 com %2: %3, agora %4 (p %5)</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>%n execução de um caso não distingue uma mudança do acaso; só é indicado um caso que passou de todas a nenhuma.</numerusform>
            <numerusform>%n execuções de um caso não distinguem uma mudança do acaso; só é indicado um caso que passou de todas a nenhuma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>%n execução de um caso não revela nada abaixo de %1 pontos.</numerusform>
            <numerusform>%n execuções de um caso não revelam nada abaixo de %1 pontos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">A execução não chegou ao fim.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">pior</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">melhor</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Caso</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">Aprovadas</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">A proporção de aprovadas, com seu intervalo a 95 %</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">Variante</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Turno inteiro, mediana</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Tokens</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Custo da suíte</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished"> (%1 a %2)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Antes</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Agora</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Mais %n não é exibida aqui.</numerusform>
            <numerusform>Mais %n não são exibidas aqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">Execuções a examinar</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">%1 · %2 aprovadas, %3 reprovadas, %4 com erro · avaliação %5</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">Tempos e custo</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">O que foi encontrado</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">com erro</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">%1, %2 com erro</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">%1 instáveis</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Caso</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">Aprovadas</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Turno inteiro, mediana</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Custo da suíte</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">instável: %1</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">pior: %1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">melhor: %1</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">próximo demais para dizer: %1</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 é pior no conjunto dos casos: %2 caíram, %3 subiram (p %4)</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 é melhor no conjunto dos casos: %2 caíram, %3 subiram (p %4)</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">%1 aprovadas, %2 reprovadas, %3 com erro; %4 de antes</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">Esta avaliação: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Data: %1</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Avaliação: %1</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Preferida às cegas</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">%1 (execuções: %2 de %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>%n execução não foi feita.</numerusform>
            <numerusform>%n execuções não foram feitas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">“%1” não pode ser avaliado: %2</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">um modelo é escrito PROVEDOR/MODELO, não “%1”</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">uma variante tem um prompt ou um template, não ambos</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">padrão</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">não há casos: escreva [[cases]], ou indique o arquivo deles com cases-from</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">%1: o caso “%2” não tem entrada. Dê-lhe uma, ou dê uma a todos os casos com input em [suite].</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">%1: não há casos.</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">%1: %2 casos com %3 variantes, %4 vezes, são mais de %5 execuções.</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">A suíte guardada não pode ser lida.</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">Um caso guardado não pode ser lido: %1</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">“%1” é uma variável; você quis dizer “input”?</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">não há variável “%1” para “%2”; fica como está escrita</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">“%1” não espera nada, de modo que qualquer resposta passa</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Mais %n não é exibida aqui.</numerusform>
            <numerusform>Mais %n não são exibidas aqui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>O juiz concorda com você em %1 de %n execução com nota.</numerusform>
            <numerusform>O juiz concorda com você em %1 de %n execuções com nota.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">%1 com %2: %3 de %4</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">%1:%2 não é entendido: %3</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">um status como 404, ou 4xx, ou %1</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">um tempo como 2s, 300ms ou 1min</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">um tamanho como 500KB ou 2MB</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">uma quantia como 0.01</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">%1: de quê?</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">“%1” não é um padrão: %2 em %3</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">o valor não é um JSON Schema: %1</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">o valor é uma tabela com name e args ou schema</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">falta um valor</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">o valor é um texto</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">o valor é um texto ou uma lista de textos</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">o valor é um padrão</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">o valor é o nome de uma ferramenta, uma lista de nomes ou uma tabela com name ou pattern, e min e max</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">o valor é uma lista de ferramentas ou uma tabela com steps e mode</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">o valor é uma tabela com min ou max</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">o valor é um programa, ou uma lista dele e de seus argumentos</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">“%1” é código ou acessa o exterior e nunca é executado; em vez disso, um comando pode decidir</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">não tem tipo</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">não existe a expectativa “%1”</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">não existe a expectativa “%1”; talvez você queira dizer: %2</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">um conjunto tem outras em assert</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">precisa de um limiar</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">seu limiar vai de 0 a 1, não %1</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">Isto não é um HTTP Archive: %1</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">Isto não é um HTTP Archive: não tem log com entries.</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">A entrada %1 do HTTP Archive não é válida: não tem requisição com endereço, ou não tem resposta.</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">sendo escrita</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">sendo verificada</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">aguarda sua decisão</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">em execução</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">feito</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">falhou</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">recusada</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">tempo esgotado</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">resultado reutilizado</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">não se sabe se foi executada</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">O caminho não pode ser lido a partir do caractere %1.</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">Um caminho começa com $; um ponteiro, com uma barra.</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">A resposta é a esperada.</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">A resposta é %1, não %2.</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">A resposta contém %1.</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">A resposta não contém %1.</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">A resposta começa com %1.</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">A resposta não começa com %1.</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">O padrão demora demais nesta resposta.</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">O padrão corresponde a %1.</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">O padrão não corresponde a nada na resposta.</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">Os textos são longos demais para serem medidos.</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">A resposta está a %1 alterações; são permitidas %2.</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Por palavras, a resposta é %1 semelhante; exige-se %2.</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">A resposta não é JSON: %1</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">A resposta é JSON, como esperado.</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">A resposta é JSON, mas não se ajusta: %1</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">Não há JSON na resposta.</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">Há JSON na resposta, como esperado.</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">A resposta terminou por “%1”.</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">Isto não se sabe do modelo.</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">%1; %2 no máximo.</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">Isto não pode ser avaliado: %1.</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">Não há juiz: %1</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">O juiz não respondeu: %1</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">Nenhum comando pode ser executado aqui.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">O comando terminou com o status %1.</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Por significado, a resposta é %1 semelhante; exige-se %2.</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">A biblioteca de ferramentas %1 não pode ser usada: %2</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">Não existe a biblioteca de ferramentas “%1”.</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">Não existe a biblioteca de ferramentas “%1”. Talvez você queira dizer: %2.</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">Já há %1 mensagens à espera. Descarte uma antes.</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">Um prompt de uma avaliação não lê nenhum arquivo: %1</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">O banco de dados %1 não tem mais espaço: não foi possível salvar.</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">O banco de dados %1 só pode ser lido no momento.</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">O banco de dados %1 não admite este usuário. A senha vem de PGPASSWORD ou ~/.pgpass.</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">Não existe esse banco de dados: %1.</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">Este usuário não tem o direito de fazer isso em %1.</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">O banco de dados %1 ainda não tem avaliações. Prepare-o com parlance store --create.</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">O banco de dados %1 está sem conexões ou sem memória.</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">O banco de dados %1 não responde.</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">Não foi possível ler ou gravar o banco de dados %1.</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">Não é possível falar com o PostgreSQL: o driver do Qt para ele não está instalado (libqt6sql6-psql).</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">As avaliações em %1 são da versão %2. Atualize-as para %3 com parlance store --create.</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">As tabelas existem, os papéis não: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">preferida às cegas: %1: %2 de %3, %4; sem decisão: %5</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>As pontuações do juiz concordam com você em %1 de %n par comparado.</numerusform>
            <numerusform>As pontuações do juiz concordam com você em %1 de %n pares comparados.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished">%1 % (%2 a %3)</translation>
    </message>
</context>
<context>
    <name>model::PromptCatalog</name>
    <message>
        <source>The prompt %1 cannot be used: %2</source>
        <translation type="unfinished">O prompt %1 não pode ser usado: %2</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">Não existe o prompt “%1”.</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">Não existe o prompt “%1”. Talvez você queira dizer: %2.</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">“%1” não é um padrão: %2 em %3.</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">“%1” corresponde também a nenhum texto e, portanto, a qualquer lugar.</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">O dialeto não conhece nenhum membro “%1” aqui.</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">O dialeto não conhece nenhum membro “%1” aqui. Você quis dizer “%2”?</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">A partir daqui não é JSON.</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">O que o juiz disse não é um veredito: “%1”</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">As avaliações são da versão %1, mais recente do que este programa conhece (%2). Foram deixadas como estão.</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">Não existe a avaliação “%1”.</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">Ainda não há nenhuma avaliação de “%1”.</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">Várias avaliações começam com “%1”.</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">A avaliação não tem nenhuma execução %1/%2/%3 concluída.</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">Avaliação</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">A suíte não tem a variante “%1”.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">A suíte não tem o caso “%1”.</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">A última mensagem desta conversa não pode ser lida.</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">Isto aguardava quando o programa terminou.</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">Só uma mensagem sua pode ser editada e enviada novamente.</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">Não há mensagem antes desta que possa ser respondida.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">Não há nada a continuar.</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">Continue exatamente de onde você parou.</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">Não há turno a tentar novamente.</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">Não há turno a partir do qual continuar.</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">Não há turno a restaurar.</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">Há uma resposta em andamento nesta conversa. Pare-a primeiro.</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">Não é possível gravar na conversa: %1.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Escolha primeiro um modelo.</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">O turno anterior não pôde começar, por isso isto aguarda sua decisão.</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">O turno foi encerrado antes da hora, por isso isto aguarda sua decisão.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">Nada aguarda envio.</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">O turno foi revertido, por isso isto aguarda sua decisão.</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">O turno falhou, por isso isto aguarda sua decisão.</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">Com tudo o que foi dito antes, isto não cabe no contexto do modelo. Se for enviado agora, vai sem o mais antigo.</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fixar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Desafixar</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">Ativar</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">Desativar</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">Não existe o agente “%1”.</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">O agente %1 pede o modelo %2. %3</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Trocar de agente</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">Outro Parlance está gravando nesta conversa: %1.</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">Um armazenamento é postgresql://[USUÁRIO@]HOST[:PORTA]/BANCO, não “%1”.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">Uma senha não deve estar na linha de comando, que outros podem ver. Defina PGPASSWORD, ou guarde-a em ~/.pgpass ou no chaveiro.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">Uma senha não deve estar na linha de comando, que outros podem ver. Defina PGPASSWORD.</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">Qual banco de dados? Escreva-o depois do host: postgresql://HOST/DATABASE.</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">Por uma rede, um armazenamento só é usado com sslmode=verify-full, não com %1: vai para lá, e vem de lá, o que modelos e ferramentas disseram.</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">Não há nada antes da última mensagem e sua resposta que possa ser resumido.</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">Não há resumo: %1</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">O modelo não escreveu um resumo. Nada foi alterado.</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">Resumo das mensagens %1 a %2</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Ainda não foi dito nada de que se possa fazer um título.</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">O modelo não escreveu um título.</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">Não há título: %1</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">nenhuma ferramenta foi chamada</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">chamadas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>%n vez; %1.</numerusform>
            <numerusform>%n vezes; %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">Todas foram chamadas; %1.</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">Nunca chamadas: %1; %2.</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">“%1” não foi chamada; %2.</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">Chamada com %1.</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">Exigidas em ordem: %1; %2.</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">Existem etapas dos tipos tool e round, não “%1”.</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">F1 é %1, exige-se %2; %3.</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">Ninguém avalia isto aqui.</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">O modelo não respondeu nada.</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">O agente %1 não respondeu nada.</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1 sofreu uma falha grave.</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">A resposta contém uma chamada que talvez seja só um exemplo. Executá-la?
%1</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">Foi parado após %1 s.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">não é possível ler</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">não é um arquivo</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">tem mais de %1 KiB</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">leva para fora do espaço de trabalho</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">não é UTF-8</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">O espaço de trabalho %1 tem instruções para modelos, em %2. Passá-las ao modelo nas conversas que trabalham ali?</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">%1 não é passado ao modelo: %2.</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">%1 não é passado ao modelo: ninguém permitiu.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">O espaço de trabalho %1 traz seus próprios descritores: %2. Eles podem iniciar programas e acessar servidores. Usá-los?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">%1 não aceitou a saudação inicial: %2</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">%1 usa a versão %2 do Agent Client Protocol, e este programa usa a versão %3.</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">%1 fez mais de %2 pedidos em um minuto e foi encerrado.</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">%1 não respondeu a “%2” a tempo e foi encerrado.</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">%1 é um agente: só pode ser consultado dentro de uma conversa.</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">%1 recusou-se a continuar e desfez o turno.</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">%1 foi interrompido.</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">%1 disse mais do que é aceito em uma resposta.</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">%1 foi perdido enquanto uma chamada sua estava em execução: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>%1 não diz nada há %n segundo.</numerusform>
            <numerusform>%1 não diz nada há %n segundos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">%1 não deu nome à sua sessão.</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">Não há pasta de trabalho: %1 trabalha em uma vazia, %2.</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">%1 não participou do que foi dito até agora: recebe isso como texto.</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">%1 perdeu sua sessão.</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">%1 não aceitou %2: %3</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">%1 pede que você se autentique: %2. Ele mesmo cuida disso, e pode abrir um navegador.</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">Aguardando você se autenticar em %1…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">%1 pede que você se autentique: %2. O próprio programa cuida disso: execute isto em um terminal e depois continue.</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">Permitir %1?</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">%1 faz isso por conta própria, fora da sandbox.</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">%1 foi recusado: o que um agente está prestes a fazer pode ser permitido ou recusado, mas não alterado.</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">%1 quer executar isto na sandbox, onde pode escrever no espaço de trabalho e não tem rede.</translation>
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
        <translation type="unfinished">%1 exige que você se autentique primeiro.</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">%1 exige que você se autentique primeiro (%2).</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">O próprio programa cuida disso, em um terminal: %1</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">O servidor de autenticação não forneceu nenhum identificador de cliente.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">A resposta não pertence a esta autenticação e não foi usada.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">A resposta da autenticação não vem de %1 e não foi usada.</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">A resposta da autenticação não traz nenhum código.</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">O servidor de autenticação não concede nenhum token (%1).</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">O servidor de autenticação não concede nenhum token: %1</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">O servidor de autenticação não concedeu nenhum token utilizável.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">“%1” não é um endereço no qual seja possível se autenticar.</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">O servidor quer que a autenticação passe por esta máquina (%1). Isso foi recusado.</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">A autenticação iria para %1, que não é criptografado. Isso foi recusado.</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">O servidor descreve outro, diferente do solicitado (“%1” em vez de “%2”), portanto não recebe nenhum token.</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">O servidor exige um token, mas não indica quem o concede.</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">O servidor de autenticação não informa onde concede tokens.</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">“%1” não informa que protege autenticações contra roubo (PKCE com S256). Sem isso, nenhum token pode ser solicitado.</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">A resposta do servidor de autenticação não é um objeto JSON.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">A autenticação foi recusada.</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">A autenticação falhou: %1</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">A autenticação foi interrompida.</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">Não terminou a tempo.</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">Não foi possível contatar %1 a tempo.</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">O corpo de uma requisição não está delimitado como o HTTP exige.</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">O cabeçalho da requisição é grande demais.</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">Esta requisição não pode ser repassada.</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">Uma requisição para “%1” foi recusada: a captura é para programas desta máquina, sob seus próprios nomes.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Uma requisição de uma página web foi recusada (%1).</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">Foi recusada uma requisição cujo caminho não começa com a chave desta captura.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 respondeu algo que não é HTTP.</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">A partir daqui é outro protocolo, que é repassado e não é guardado.</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">Não foi possível contatar %1: %2</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 fechou a conexão sem responder.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 fechou a conexão antes que sua resposta estivesse completa, após %2 bytes dela.</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">O programa fechou a conexão antes que a resposta estivesse completa.</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">O endereço a capturar não pode ter consulta, fragmento nem senha: %1</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">A captura não consegue escutar na porta %1: %2.</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">Mais de %1 conexões ao mesmo tempo: uma foi fechada.</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">Do corpo da requisição são guardados os primeiros %1; ele foi repassado por inteiro.</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">%1 contém só o início: mais de %2 MiB foram gravados.</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">O servidor gravado não deu resposta a isto.</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">Nada nesta máquina poderia aguardar a resposta a uma autenticação.</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">“%1” só aceita clientes que conhece, e nenhum pode se registrar sozinho. Registre um lá com o endereço de redirecionamento %2 e coloque o identificador de cliente no descritor do servidor.</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">%1 não está funcionando (HTTP %2).</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">O servidor exige um token, mas no lugar onde diz mais sobre isso não há nada.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">“%1” não é um endereço no qual seja possível se autenticar.</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">O servidor indica “%1” como lugar de autenticação, mas seu cliente foi registrado em “%2”. Nada foi enviado para lá.</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">O que se encontra em “%1” é sobre outro servidor (“%2”) e não foi usado.</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">“%1”, onde se deveria fazer a autenticação, não diz como.</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">A resposta não tem vetores para os textos.</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">O servidor abriu um fluxo, mas não disse para onde vão as mensagens.</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">O servidor não responde com um fluxo de eventos: isto não é um servidor MCP, ou não é o endereço dele.</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">O servidor enviou uma mensagem grande demais para ser lida.</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">O servidor quer que as mensagens sejam enviadas a outro lugar, %1. Elas não são.</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">O servidor encerrou a conexão.</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">O servidor pergunta mais rápido do que recebe as respostas; uma não é enviada.</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">Um endereço com nome ou senha não é usado.</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">O servidor redirecionou a requisição mais de %1 vezes.</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">%1 redireciona a requisição para um endereço que não é criptografado.</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">A resposta de %1 tem mais de %2 bytes, o máximo aceito.</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>Chegou mais %n mensagem deste tipo, além das que são mantidas.</numerusform>
            <numerusform>Chegaram mais %n mensagens deste tipo, além das que são mantidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">O servidor de autenticação exige a decisão de uma pessoa (HTTP %1).</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">O provedor %1 indica um dialeto que não existe: “%2”.</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">%1 terminou sua resposta por um motivo que não se conhece aqui: “%2”.</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">%1 escreve suas chamadas de ferramentas como texto. Elas são lidas, e a partir de agora ele é informado de suas ferramentas dessa forma, por contrato.</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">O servidor quer que a requisição seja enviada a outro endereço, %1. Requisições não são redirecionadas; se o endereço estiver certo, coloque-o no descritor.</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">O servidor comprimiu sua resposta, embora lhe tenha sido pedido que não o fizesse.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">A resposta do servidor é longa demais: foi cortada após %1.</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">A resposta de %1 não está comprimida da forma que informa.</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">A resposta de %1 está comprimida e tem mais de %2 bytes, o máximo aceito.</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">A resposta comprimida de %1 é interrompida.</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">Nada veio de %1 durante %2 segundos.</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">A resposta de %1 não havia terminado após %2 segundos.</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">O cabeçalho da resposta do servidor é longo demais: foi cortado após %1.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">A resposta do servidor é delimitada por linhas longas demais: foi cortada.</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1” não é um endereço HTTP.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">O endereço http://%1 não é criptografado, e só endereços desta máquina podem ser usados assim. Use https, ou defina allow-cleartext no descritor do provedor.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">O cabeçalho “%1” não pode ser enviado como está.</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">%1, que deve fornecer a chave, não pode ser iniciado: %2.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">%1, que deve fornecer a chave, não terminou.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">%1, que deve fornecer a chave, escreve demais para uma chave.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">%1, que deve fornecer a chave, falhou. %2</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">%1, que deve fornecer a chave, não escreveu nada.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">%1, que deve dar a chave, escreveu uma chave de várias linhas; ela tem de ser uma só.</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">Não foi possível guardar a chave no chaveiro da área de trabalho; ela é usada até o programa terminar.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">Não foi possível usar o chaveiro da área de trabalho. As chaves também podem ser dadas como variáveis de ambiente.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">A chave “%1” é pedida ao chaveiro da área de trabalho; ele pode estar bloqueado e esperando a senha.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">O chaveiro da área de trabalho não responde; pode estar bloqueado. Desbloqueie-o ou informe a chave como variável de ambiente.</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">A chave “%1” é necessária. %2</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">Não há nenhuma chave chamada “%1” no chaveiro nem no ambiente.</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">“%1” não é um limite: %2</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">Um limite tem no máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">“%1” não pode estar em um: números, atributos entre chaves, + - * / e parênteses podem.</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">uma chave não está fechada.</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">não existe o atributo “%1”.</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">O cliente enviou uma mensagem de mais de %1 MiB.</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">O cliente não lê nada do que lhe é enviado.</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">Não é possível escrever ao cliente: %1</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">Não existe o arquivo de modelo %1.</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">Não é possível ler o arquivo de modelo %1.</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">O programa “%1” não foi encontrado. Instale o llama.cpp, ou indique o programa no descritor de %2.</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">Foi procurado em %1</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">Não há porta livre nesta máquina.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Não é possível iniciar “%1”: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1” terminou com o status %2.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">“%1” foi encerrado pelo sinal %2.</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">A porta %1 estava ocupada; outra é tentada.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Ele disse: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">O servidor do modelo terminou: %1</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">Todas as portas dadas ao servidor do modelo estavam ocupadas: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">O servidor do modelo terminou enquanto carregava o modelo: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">O servidor do modelo está parado.</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">O servidor do modelo está sendo iniciado.</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">O servidor do modelo está pronto.</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">%1 Ele é reiniciado em %2 s.</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">O servidor do modelo está abrindo espaço para o contexto.</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">O servidor do modelo está se preparando.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">O servidor do modelo está carregando o modelo.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">O servidor do modelo está carregando o modelo: %1 %.</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">Não há shell de login que possa informar seu PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">Não é possível consultar o PATH do shell de login %1.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">O shell de login %1 não informou seu PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">O shell de login %1 não informou seu PATH em %2 s e foi deixado de lado.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">Nenhuma resposta veio do navegador em que você deveria se autenticar.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">Esta requisição é longa demais.</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">Esta requisição não é entendida.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">Não há nada aqui.</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">Esta resposta não pertence a uma autenticação que o Parlance tenha iniciado.</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">O Parlance recebeu a resposta. Você pode fechar esta página.</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">A conexão com o servidor foi fechada.</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">O servidor não responde mais, nem quando se pergunta se ele está lá.</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">Não há conexão com o servidor.</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">O servidor a encerrou.</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">O servidor esqueceu a sessão; uma nova é iniciada.</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">O servidor respondeu a uma solicitação que nunca foi feita, com o identificador %1.</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">A resposta do servidor com o identificador %1 não tem nem resultado nem erro.</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>%n linha que chegou rápido demais foi omitida.</numerusform>
            <numerusform>%n linhas que chegaram rápido demais foram omitidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">O servidor não respondeu em %1 segundos.</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">O servidor usa uma versão do protocolo que não se conhece aqui.</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">O servidor recusou a conexão e não diz por quê.</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">O servidor recusou a conexão: %1</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">Uma requisição para “%1” foi recusada: isto é para programas desta máquina, sob seus próprios nomes.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Uma requisição de uma página web foi recusada (%1).</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">Uma requisição para um caminho diferente de /mcp foi recusada.</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">Uma requisição sem a chave foi recusada.</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">Não é possível escutar na porta %1: %2</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">Não é possível entender o que o servidor lista.</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">Não é possível entender o resultado do servidor.</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">O servidor pediu algo que não é oferecido: %1</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">O servidor respondeu com o erro %1.</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">O servidor pediu mais %1 vezes e nunca deu um resultado.</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">O servidor queria que antes se visitasse um endereço, o que foi recusado.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">O servidor não respondeu a tempo.</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">O servidor não conhece a sessão que acabou de fornecer.</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">O servidor não está mais lá.</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">Não é possível entender a tarefa do servidor.</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">O servidor encerrou a tarefa.</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">O servidor enviou uma mensagem grande demais para ser lida.</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">“%1” é true ou false, não %2.</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">“%1” é um de %2, não %3.</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">“%1” é um número, não %2.</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">“%1” é um número inteiro, não %2.</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">“%1” é pelo menos %2, não %3.</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">“%1” é no máximo %2, não %3.</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">O maior valor é menor que o menor.</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">Um parâmetro deste tipo precisa de opções.</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">%1 é um agente, que informa seus modelos quando se fala com ele.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">Não existe o dialeto “%1”.</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">A resposta não é uma lista de modelos.</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">O servidor exige um tipo de autenticação que o Parlance não conhece.</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">O servidor recusa a requisição, e nenhum outro token mudaria isso.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">Sessão encerrada.</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">O Parlance está incompleto: falta %1.</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Não é possível iniciar “%1”: %2</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">“%1” teve mais de %2 processos ao mesmo tempo e foi encerrado.</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">“%1” escreveu mais de %2 bytes e foi encerrado.</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1” terminou com o status %2.</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">Uma mensagem de mais de %1 MiB foi repassada e não é guardada.</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">O servidor não conta tokens.</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">key é o nome de uma entrada do chaveiro ou de uma variável de ambiente; isto parece a própria chave, que não deve estar em um arquivo.</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">O descritor de um espaço de trabalho não obtém chave por um comando; o nome de uma chave ele pode ter.</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">key não indica nenhum comando.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">Não existe o dialeto “%1”; existem: %2.</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">%1 é para agentes, que têm dialect = &quot;acp&quot;.</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">%1 não é para agentes: eles são iniciados por um comando.</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">falta “base-url”</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">allow-cleartext indica um host diferente do de base-url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1” não é um endereço HTTP.</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">O parâmetro “%1” não tem tipo.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">“%1” não é uma expressão regular: %2.</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">Um provedor em &quot;server:&quot; precisa de [server], que diz o que é iniciado.</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">[server] é para um provedor com base-url = &quot;server:&quot;.</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">Nenhum modelo foi escolhido.</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">Não existe o provedor “%1”.</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">%1 usa %2; a requisição está em %3.</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">%1 não tem um endereço ao qual se possa enviar algo novamente.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">Não existe o provedor “%1”. Talvez você queira dizer: %2.</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">%1 exige uma chave: informe-a na variável de ambiente %2.</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">%1 exige uma chave, e seu descritor não indica nenhuma.</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">%1 recusou a chave %2.</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">%1 exige pagamento antes.</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">%1 não permite isto com a chave usada.</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">%1 não conhece o modelo “%2”, ou o endereço está errado.</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">A conversa é grande demais para %1.</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">%1 foi consultado vezes demais, ou sua cota se esgotou.</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">%1 está sobrecarregado no momento.</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">%1 teve um erro interno (status %2).</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">%1 recusou a requisição (status %2).</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">A resposta foi uma página web.</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">%1 respondeu com uma página web. A URL base está certa?</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">%1 foi interrompido com um erro.</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">%1 foi interrompido com um erro: %2</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">“%1” não permite que o Parlance se registre sozinho (HTTP %2). %3 Um cliente registrado lá à mão pode ser indicado no descritor do servidor.</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">O ensaio não consegue escutar na porta %1: %2.</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">A resposta do provedor é grande demais para ser lida.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">A resposta do provedor foi interrompida antes do fim, após %1 bytes.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">A resposta do provedor não pode ser lida.</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">%1 precisa da chave %2. Insira-a nas preferências, ou defina a variável de ambiente com esse nome.</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">O servidor deu à sessão um nome que não pode ir em um cabeçalho.</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">O servidor não conseguiu ler a requisição: %1</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">%1 precisa da chave %2.</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">%1 respondeu com o status %2.</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">%1 respondeu com um erro: %2</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">O nome %1 não foi encontrado. O endereço está certo, e esta máquina está conectada?</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">Isto não é uma chamada de um modelo que possa ser reproduzida.</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">Reproduzido de uma resposta gravada</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">Só uma pergunta é conhecida aqui: {{help}}</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">O servidor de %1 não está mais descrito.</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">O servidor do modelo não carregou seu modelo em %1 minutos. Ele continua carregando.</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">O servidor do modelo foi parado.</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">O servidor não diz nada sobre si.</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">O servidor agora indica “%1” como lugar de autenticação, mas seu cliente foi registrado em “%2”. Nada foi enviado para lá. Se a mudança estiver certa, coloque o emissor (issuer) no descritor do servidor.</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">O servidor recusa a requisição por falta de uma permissão que foi concedida (%1).</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">O servidor recusou um token após o outro. Nenhum outro é solicitado.</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">Não é possível iniciar “%1”: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1” terminou com o status %2.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">“%1” foi encerrado pelo sinal %2.</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">“%1” não lê as respostas ao que pergunta; elas não são mais enviadas.</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">“%1” enviou uma mensagem de mais de %2 MB e foi encerrado.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Ele disse: %1</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">O provedor começou sua resposta pela segunda vez.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">A resposta do provedor não é uma mensagem.</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">O provedor enviou um trecho de uma chamada que não havia começado.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">A resposta do provedor não contém mensagem.</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">O provedor envia os argumentos de uma chamada em trechos (streamFunctionCallArguments), o que não pode ser lido. Retire isso do que o descritor dele acrescenta à requisição.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">A resposta do provedor ainda não está pronta: é elaborada em segundo plano.</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">O provedor enviou um evento que não é JSON.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">A resposta do provedor não é um objeto JSON completo.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">A resposta do provedor está vazia.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">A resposta do provedor foi interrompida antes do fim.</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">A resposta ultrapassou %1 e foi cortada ali.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">A resposta do provedor tem partes demais para ser lida.</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">O servidor pergunta mais rápido do que recebe as respostas; uma não é enviada.</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">%1 não contou os tokens.</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">chamadas por contrato: %1 válidas, %2 reparadas, %3 com falha</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">Chegam mais rastreamentos do que podem ser enviados; alguns são omitidos.</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">Não é possível escrever em %1: %2</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">o coletor respondeu com %1</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">Não foi possível enviar rastreamentos a %1: %2</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">o coletor não respondeu</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">Nada responde em %1: a conexão foi recusada. O servidor está em execução?</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">O nome %1 não foi encontrado. O endereço está certo, e esta máquina está conectada?</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">Não foi possível contatar %1 a tempo.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">Não foi possível estabelecer uma conexão segura com %1: seu certificado ou sua criptografia não foi aceito.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">O proxy no caminho até %1 não deixa a conexão passar.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 respondeu algo que não é HTTP.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 fechou a conexão antes que sua resposta estivesse completa, após %2 bytes dela.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 fechou a conexão sem responder.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">A conexão com %1 falhou.</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">A conexão com %1 falhou: %2</translation>
    </message>
</context>
</TS>
