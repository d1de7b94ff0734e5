<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">La diferencia es demasiado grande para mostrarla.</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>Cambia %n archivo más.</numerusform>
            <numerusform>Cambia %n archivos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">Esta llamada se rechazó, pero %1 indica que se ejecutó de todos modos.</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">Se rechazó esta llamada de %1.</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">%1 indica que ha fallado.</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">%1 no indicó cómo terminó.</translation>
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
        <translation type="unfinished">El que elija el agente</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">«%1» no se entrega al agente: no admite archivos de este tipo.</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">La imagen no se muestra al agente: no admite imágenes.</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">«%1» no es una dirección, ni un intervalo como 192.168.1.0/24, ni el nombre de un equipo.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">La dirección http://%1 no está cifrada. Use https, o indique el equipo en allow-cleartext en el descriptor de la herramienta.</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">%1 está en este equipo o en una red privada (%2), a la que las herramientas no acceden salvo que allow-addresses lo indique en su descriptor.</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">De un agente se pueden definir name, title, description, model e instruction, pero no «%1».</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">No hay ningún agente en el texto.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">El agente «%1» no está en el texto.</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">El texto contiene %1 agentes. Indique cuál.</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">El agente %1 no tiene la herramienta «%2».</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">El agente %1 sería incorrecto: %2</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">el agente tiene otro tipo «%1»</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">comentarios</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">una herramienta no tiene nombre</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">no se puede leer la firma</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">el agente no tiene nombre</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">el modelo «%1» no está escrito como PROVEEDOR/MODELO</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">el agente tiene dos herramientas llamadas «%1»</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">&apos;limits&apos; se escribe {rounds: 10}</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">&apos;limits&apos; contiene números enteros de 0 a %1, con estos nombres: %2</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">varias especificaciones de herramientas se llaman «%1» (en %2); una a la que se hace referencia necesita un nombre propio</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">El patrón debe llevar la etiqueta Agent</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">El agente debe tener un identificador de patrón no vacío (nombre)</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">El agente debe tener la propiedad &apos;instruction&apos;</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">&apos;instruction&apos; debe ser un texto</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">El agente debe tener la propiedad &apos;model&apos;</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">&apos;model&apos; debe ser un texto</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; debe ser un texto</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">&apos;model&apos; se escribe PROVEEDOR/MODELO</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">el agente tiene dos herramientas llamadas «%1»</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">ninguna especificación de herramienta se llama «%1»</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">Se trata de un archivo fuera del espacio de trabajo.</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">Se trata de un archivo oculto, que parece un secreto o que otros programas ejecutan.</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">«%1» no está escrito como PROVEEDOR/MODELO</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">Un agente necesita una instrucción: lo que se le dice al modelo antes que nada.</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">no cargado</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">cargando</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">comprobando sus herramientas</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">cargado, sin herramientas</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">cargado, con herramientas</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">no se puede usar</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">el archivo tiene errores; se usa su último texto correcto</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">%1 (y %2 más)</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">personaje</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">usa %1</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">exacto</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">todos los conjuntos, por nombre</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">Cada herramienta la realiza la que tenga su mismo nombre, sea cual sea su conjunto.</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">vinculada</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">cargado</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">no vinculada</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">tiene errores</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">Un descriptor no admite las anotaciones de un agente.</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">Un descriptor contiene un solo agente; el texto tiene %1.</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">Un descriptor no admite «%1».</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Un personaje contiene más de lo que gram expresa de un agente; se queda como descriptor.</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">En un descriptor, el nombre de un agente tiene hasta 64 letras, cifras, _, . y -, y empieza por una letra o una cifra: «%1».</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">En un descriptor, el nombre de una herramienta tiene hasta 64 letras, cifras, _ y -: «%1».</translation>
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
        <translation type="unfinished">%1 lleva a %2</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">%1 es una dirección en %2</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">%1 es un comando como %2</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">%1 es como %2</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Lleva a %1</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">Se ejecuta como %1</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">Se ejecuta como %1, para trabajar en %2</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">La persona rechazó esta llamada de %1.</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">Esta llamada de %1 no se había permitido de antemano y no se preguntó a nadie.</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">El programa para el que trabaja Parlance rechazó esta llamada de %1.</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">No es ninguno de los archivos que se pueden importar. parlance help export indica cuáles son.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">El archivo está vacío.</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">Es un archivo ZIP. Primero hay que extraer su contenido: se puede importar conversations.json.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">línea %1: %2</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">Parlance no exportó esta página web, o lo hizo una versión que no ponía conversaciones en ella. Las páginas de otros programas no dicen quién dijo qué: hay que usar su exportación de datos.</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">Los argumentos de %1 no son JSON: %2</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">Los argumentos de %1 no son adecuados: %2</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">Se llamó a %1 sin nada en %2, que es necesario. Lo que no se sepa debe preguntarse al usuario, no dejarse vacío.</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">La llamada de %1 quedó cortada y no se ejecutó: la respuesta alcanzó su límite de longitud</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1, %2 tokens. Cabría una llamada más corta, o con un límite mayor.</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1. Cabría una llamada más corta, o con un límite mayor.</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">Los argumentos son un objeto: falta type = &quot;object&quot;.</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">%1 no se comprueba.</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">%1 no tiene el argumento «%2».</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">«%1» es del tipo %2.</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">La expresión es demasiado larga o tiene demasiados niveles.</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">Se espera una sola expresión, no varias.</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">No se puede calcular «%1»: %2</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">La calculadora sufrió un fallo grave.</translation>
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
        <translation type="unfinished">Ejemplo: %1 da: %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[%n carácter más]</numerusform>
            <numerusform>[%n caracteres más]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… El resto de este texto no se muestra.</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">Se pidió a esta herramienta un fallo grave.</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">No hay ningún conjunto llamado %1.</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">El conjunto %1 tiene errores: %2</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">El conjunto %1 no está conectado: %2</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">su servidor no respondió a tiempo.</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">Su contenido actual no se muestra: puede ser un secreto.</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">Queda como está.</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">Quedará vacío.</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">«%1» no tiene un valor finito.</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">Esto no es un mensaje válido: %1.</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">PDF de Parlance</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">HTML de Parlance</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">HTML y PDF contienen la ruta que se mostraba, sin ramas, ajustes ni lo que una página no muestra.</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">No se puede leer %1.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">%1 ocupa más de 256 MiB.</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">%1: esta línea no es un intercambio grabado</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">No se pudo guardar %1.</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">Esta petición no está en la casete: no se grabó nada para %1.</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">Esta petición no está en la casete. Para %1, su cuerpo difiere en el byte %2 de lo grabado: allí «%3», aquí «%4».</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">Escribir todo el tráfico en esta casete, sin claves.</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">Reproducir esta casete en lugar de usar la red e iniciar servidores MCP. Una petición que no esté en ella es un error que indica desde qué byte difiere.</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">Con --replay: las fechas, horas e identificadores de una petición pueden diferir.</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">--lenient y --pace requieren --replay.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">No se puede escribir %1.</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">Con --replay: at-once (de inmediato), recorded (con las pausas que hubo) o step, donde Intro deja pasar el siguiente evento.</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">--pace es at-once, recorded o step, no %1.</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">(nada realiza el trabajo de %1)</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Resultado de una herramienta</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">Exportación de datos de ChatGPT</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">Una conversación no tiene mensajes («mapping»).</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">mensajes que no siguen a ningún otro</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">imágenes y sonidos, que la exportación guarda en otros archivos</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">conversaciones sin mensajes</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">No queda espacio para su contenido.</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">No existe el turno «%1».</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">Varios turnos comienzan por «%1».</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">una sesión de Claude Code</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">mensajes entre agentes de la sesión</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">lo que el programa dijo al modelo</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">Resumen de lo anterior</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">Exportación de datos de Claude</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">Una conversación no tiene mensajes («chat_messages»).</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">archivos, que la exportación no incluye</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">partes de mensajes que no son texto, razonamiento ni llamada a una herramienta</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">conversaciones sin mensajes</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">una sesión de Codex</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">entradas que no son mensajes ni llamadas a herramientas</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">lo que el programa dijo al modelo</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">Trabajaría en una carpeta propia de Parlance, a la que no accede ninguna herramienta.</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">No existe el programa «%1».</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">PATH es %1</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">Trabaja en una carpeta del espacio de trabajo y no hay ninguna.</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">No existe la carpeta «%1» en el espacio de trabajo.</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">No indica ningún programa.</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">«%1 %2» es de Windows y se omite.</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">«%1» es una ruta de Windows, que no existe aquí.</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">El programa %1 está dentro de una carpeta que no se conoce aquí.</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">No se sabe aquí qué representa %1.</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">Un argumento del programa.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">El valor de %1.</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">Sus argumentos contienen claves o variables; sh las sustituye al iniciar el servidor.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Escribir los caracteres de control tal cual en un archivo o una tubería.</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">Para lectores de pantalla: líneas enteras, palabras en lugar de signos, opciones por número.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostrar las opciones de este comando.</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Escribir JSON Lines.</translation>
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
        <translation type="unfinished">Parlance: un banco de trabajo para conversar con modelos de lenguaje.

  parlance                               abre la ventana
  parlance open [ARCHIVO|ENLACE…]        lo muestra en la ventana y pregunta antes de hacer nada con ello
  parlance converse [OPCIONES] PROMPT|-  un turno
  parlance agents                        agentes y personajes, y con qué se vinculan sus herramientas
  parlance prompts                       los prompts disponibles y sus variables
  parlance skills                        las habilidades que los modelos pueden leer
  parlance compare [OPCIONES] PROMPT|-   un prompt con varios modelos, bibliotecas, agentes o instrucciones
  parlance evaluate SUITE                casos con expectativas, frente a modelos, agentes, bibliotecas y prompts
  parlance work --store URL              realiza ejecuciones de evaluaciones guardadas en PostgreSQL
  parlance store --create --store URL    prepara un PostgreSQL para evaluaciones
  parlance check RUTA…                   qué errores hay en los descriptores
  parlance tools [--for DIALECTO]        las herramientas, como tabla o como las recibe un proveedor
  parlance invoke CONJUNTO:HERRAM. JSON  una llamada a una herramienta
  parlance explain HERRAMIENTA JSON      si se preguntaría por esa llamada y qué regla lo dice
  parlance conversations                 las conversaciones, primero las más recientes
  parlance show ID [--canonical]         una conversación
  parlance delete|restore|erase ID…      elimina conversaciones, las recupera o las borra definitivamente
  parlance archive|unarchive ID…         archiva conversaciones o las devuelve a la lista
  parlance move ID… --group NOMBRE       mueve conversaciones a un grupo
  parlance search PALABRAS               busca en todas las conversaciones
  parlance export --output ARCHIVO [ID…] conversaciones, o todas, en un archivo que otros pueden leer
  parlance import ARCHIVO…               conversaciones de archivos de este y otros programas
  parlance backup ARCHIVO                el almacén con todo su contenido, en un archivo
  parlance repair [--check]              rescata lo que se pueda leer de un almacén dañado
  parlance exchanges [ID]                el tráfico
  parlance diff A B                      en qué difieren dos peticiones y desde qué byte
  parlance figures [--by QUÉ]            llamadas, fallos, tiempos, tokens y coste por herramienta, modelo o día
  parlance resend INTERCAMBIO            repite una petición, tal cual o con otro cuerpo
  parlance undo TURNO --files            devuelve los archivos a como estaban antes de que un turno los escribiera
  parlance rehearse ESCENARIO [--port N] el servidor de ensayo por sí solo
  parlance capture --to URL|PROVEEDOR    reenvía lo que dicen otros programas y lo conserva
  parlance serve-mcp --stdio|--http PUERTO  ofrece conversaciones, modelos y herramientas a otros programas
  parlance serve-acp                     un agente para el editor que lo ha iniciado (Agent Client Protocol)
  parlance models                        los modelos conocidos
  parlance gram ARCHIVO…                 qué errores hay en agentes en notación gram
  parlance import-servers ARCHIVO…       servidores MCP de archivos de configuración de otros clientes
  parlance import-tools ARCHIVO          una lista de herramientas como descriptor de agente o como gram
  parlance conformance URL               recorre lo que ofrece un servidor MCP
  parlance help [CAPÍTULO]               el manual

  --profile CARPETA  guardar todo en esta carpeta (o definir PARLANCE_PROFILE)
  --store URL        abre la ventana de evaluaciones sobre este PostgreSQL
  --json          JSON Lines en lugar de texto, para todos los comandos
  --raw           caracteres de control tal cual, en un archivo o una tubería
  --plain         para lectores de pantalla: líneas enteras, palabras en vez de signos (o ACCESSIBLE=1)
  --help          después de un comando: sus opciones
  --version       qué versión es esta

Estado de salida: 0 hecho, 1 fallo, reversión o interrupción, 2 uso incorrecto, 130 cancelado.</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">«%1» agotó el tiempo de procesador permitido.</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">«%1» escribió un archivo mayor de lo permitido.</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">«%1» fue terminado (señal 9), como hace el sistema cuando se agota la memoria.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">La señal %2 terminó «%1».</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">«%1» terminó con el estado %2.</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">Había escrito:</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">«%1» escribió algo que no es texto UTF-8.</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">«%1» escribió algo que no es JSON.</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command es una lista de textos: el programa y sus argumentos.</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">dashes es true o false.</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">input es &quot;json&quot;, &quot;none&quot; o un texto con marcadores.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output es &quot;text&quot;, &quot;json&quot; o &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">time-limit es un solo marcador, como &quot;{timeout}&quot;; timeout sirve para un tiempo fijo.</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">folder es una ruta dentro de la carpeta de trabajo.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment es una lista de nombres de variables.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">«%1» no es un nombre de variable.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Una variable es un texto, o { keychain = &quot;the name of a key&quot; }.</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">Un estado de salida es un número entero de 0 a 255.</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">accepted-statuses es una lista de estados de salida.</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">«%1» contiene la mitad de un carácter.</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">En un argumento de un comando no caben dos listas.</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">Un argumento de un comando no puede contener el carácter cero.</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">«%1…» supera los %2 bytes que puede tener un argumento de un comando.</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">«%1» comienza con un guion, así que el comando podría tomarlo por una opción.</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">Un comando comienza con el nombre de su programa.</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">El programa de un comando no puede ser un argumento de la llamada.</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">Un valor no debe formar parte de un script, donde sería código: páselo como argumento propio, como en [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">Un elemento de un comando es un texto.</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">Los argumentos no tienen la propiedad «%1»; {{ representa una llave.</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">Lo que se dice al modelo antes que nada; se puede repetir, igual que --agent, --library y --model, una columna por cada uno.</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">Cuántas veces se ejecuta cada columna.</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">Detener una ejecución tras estos segundos; se considera agotado su tiempo.</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">Escribir una línea CSV por cada ejecución.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Escribir un informe en Markdown.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">Escribir en este archivo en lugar de en la salida estándar.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 requiere un número de 1 a %2.</translation>
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
        <translation type="unfinished">instrucciones</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">No se puede usar.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">%1 y más</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">no vincula %1</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">Una biblioteca de herramientas dice qué realiza el trabajo de las herramientas de un agente. Elija un agente arriba para comparar bibliotecas.</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">%1 no solicita herramientas, así que una biblioteca no cambia nada.</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">personaje</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">todos los conjuntos, por nombre</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">necesita la clave %1</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">bubblewrap no está instalado</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">bubblewrap no puede crear espacios de nombres aquí</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">Solo se ejecuta en un entorno aislado y no hay ninguno: %1.</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">no se puede ejecutar: necesita un entorno aislado y %1</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">sin aislar: su descriptor lo indica</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">sin aislar: %1</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">espacio de trabajo con escritura</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">%1 con escritura</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">%1 con escritura, desde donde sus propios programas ejecutan cosas</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">red abierta</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">sin red</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">aislado: %1</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">network es true o false.</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">output es como máximo %1 MiB.</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">sandbox es &quot;required&quot;, &quot;preferred&quot; o &quot;none&quot;.</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">Es una lista de rutas.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">Aquí una ruta comienza por / o ~/, o es .git.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">Aquí una ruta comienza por / o ~/.</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">%1 es un número entero de 1 a %2.</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">transport es &quot;stdio&quot; o &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">«%1» es para servidores con transport = &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">«%1» es para servidores con transport = &quot;stdio&quot;.</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">allow-cleartext indica un equipo distinto del de url.</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">Un servidor con transport = &quot;http&quot; necesita una url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«%1» no es una dirección HTTP.</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">Un nombre y una contraseña no deben ir en una url: headers puede indicar una clave.</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">La dirección %1 no está cifrada y así solo se pueden usar direcciones de este equipo. Use https o defina allow-cleartext.</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">Un client-secret requiere un client-id.</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">client-metadata-url es una dirección https.</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">Ya hay un client-id, que indica quién es el cliente.</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">Una cabecera es un texto, o { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">La cabecera %1 no se puede definir así.</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Texto del sistema</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">Agente</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">Espacio de trabajo</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Herramientas</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Historial</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Documentos</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">Imágenes</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">contando…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">unos %1</translation>
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
            <numerusform>%n mensaje anterior omitido</numerusform>
            <numerusform>%n mensajes anteriores omitidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">%1 % lleno</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>La próxima petición omite el mensaje más antiguo para que el resto quepa en el contexto del modelo. Lo fijado siempre se envía.</numerusform>
            <numerusform>La próxima petición omite los %n mensajes más antiguos para que el resto quepa en el contexto del modelo. Lo fijado siempre se envía.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">Es más de lo que cabe en el contexto del modelo y no se puede omitir nada.</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">El contexto está al %1 %. Cuando se llene, se le preguntará qué hacer.</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">Lo que excede de su parte se envía igualmente; los mensajes anteriores tienen ese espacio de menos.</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">Aún se está contando la conversación.</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">Según el recuento del proveedor en la última petición; lo nuevo desde entonces se estima.</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">Estimación: el proveedor aún no ha contado nada.</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">No existe la conversación %1.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">Ese mensaje no está en la conversación.</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">El orden de los mensajes de esta conversación está dañado en el almacén.</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">Varias conversaciones comienzan por %1; indique más caracteres del identificador.</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">La lista de conversaciones está dañada; pueden faltar algunas.</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">--library y --compile requieren --agent.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">%1 ocupa más de 16 MiB.</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">El proveedor.</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">El modelo, o proveedor/modelo.</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">Activar este conjunto y ningún otro; se puede repetir. `none`: sin herramientas.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">El texto del sistema, o @ARCHIVO.</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">Lo que se puede ajustar del modelo, como temperature=0.2; se puede repetir.</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">Tras qué cantidad el turno pregunta si debe continuar, 0 para nunca; se puede repetir. NOMBRE es uno de %1.</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">Un endpoint sin descriptor. Su clave, si la requiere, está en PARLANCE_ENDPOINT_KEY.</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">El dialecto de ese endpoint, o su comienzo: %1.</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">Una carpeta de trabajo; se puede repetir. Predeterminada: la carpeta desde la que se inicia.</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">Continuar esta conversación (su identificador, o su comienzo).</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all, o el nombre de una herramienta; se puede repetir. Sin una terminal, ask equivale a refuse. Lo que ninguna otra palabra cubre: hidden-files, para archivos ocultos o que parecen secretos, y offered-calls, para llamadas que una respuesta ofrece en su texto.</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Usar este agente: su nombre, o ARCHIVO, o ARCHIVO#NOMBRE.</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">Vincular las herramientas del agente con esta biblioteca: su nombre o ARCHIVO.</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">Compilar el patrón del agente; si no es posible, no se usa. Sin esta opción, en ese caso se interpreta.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Cuánto puede ocupar una respuesta, en MiB: de 1 a 1024. Predeterminado: 16, o answer-limit de parlance.ini.</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">Lo que se dice; - lo lee de la entrada estándar.</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">No se puede leer la entrada estándar.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">Entrada estándar</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">¿Qué se va a decir? Indique un prompt, o - para leerlo de la entrada estándar.</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">--dialect requiere --base-url.</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">Indique --provider o --base-url, no ambos.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">No hay ningún dialecto llamado %1.</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 no es una dirección.</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">Indique --gram o --json, no ambos.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">No hay ningún proveedor llamado %1.</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">No hay ningún proveedor llamado %1. Si es un modelo de %2, indique también --provider %2.</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">¿Qué modelo de %1? Indíquelo con --model.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">Un parámetro se escribe nombre=valor, no %1.</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">Un límite se escribe NOMBRE=NÚMERO, con un número de 0 a %1 y un nombre de entre %2; no es %3.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">%1 no se envía: %2 no tiene parámetros.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">%1 no se envía: %2 solo tiene los parámetros %3.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">No existe la carpeta %1.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 no es texto UTF-8.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">Falta un mensaje en el almacén.</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">Un mensaje está dañado en el almacén: su suma de comprobación no coincide.</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">Falta una parte de la conversación en el almacén.</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">Una parte de la conversación está dañada en el almacén.</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">%1 ya existe. No se sobrescribe nada.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">No se puede escribir %1.</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">La copia %1 está incompleta.</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">No se pudo leer ni guardar: hay demasiados archivos abiertos.</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">No hay memoria suficiente para leer o guardar las conversaciones.</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">Otro Parlance está escribiendo en las conversaciones y no termina.</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">No se pueden guardar las conversaciones: su archivo está protegido contra escritura.</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">El disco informa de un error al leer o guardar las conversaciones.</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">El archivo de las conversaciones está dañado. Se ha dejado como está.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">El disco está lleno: no se pudo guardar.</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">No se puede abrir el archivo de las conversaciones.</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">No se pudieron leer o guardar las conversaciones.</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">«Reparar las conversaciones…», en el menú Parlance, o parlance repair rescatan lo que se pueda leer.</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">No se pudo guardar una parte del cambio.</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">La conversación ha desaparecido, pero pueden quedar rastros de ella en el archivo. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">Otro Parlance está actualizando %1 a una versión nueva.</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 no es un archivo de Parlance. Se ha dejado como está.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 se escribió con un Parlance más reciente. Se ha dejado como está.</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">El sistema de archivos de %1 no puede guardar conversaciones de forma segura.</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">No se pudo hacer una copia de %1, así que no se modificó.</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">La posición de un mensaje está dañada en el almacén.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">Ese mensaje no está en la conversación.</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">El sistema no concede a este programa ningún hilo, que necesita para guardar cualquier cosa.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">No se puede escribir %1: el disco está lleno o protegido contra escritura.</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">%1 está vacío, aunque contenía conversaciones. Se ha dejado como está. Ponga una copia en su lugar (puede haber una en la carpeta copies, junto a él) o retírelo para empezar de nuevo.</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">No se puede dar otro nombre a %1, así que no se sustituyó.</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">No se puede escribir en %1 y no hay espacio para hacer una copia de lectura.</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">El turno no está en el almacén.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">No existe la carpeta %1.</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">«%1» no es un archivo, así que no se abre la base de datos que está junto a él.</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">La instrucción accede fuera del archivo, lo que no está permitido.</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">SQLite dice: %1</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">La consulta se detuvo.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">No se puede abrir «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">«%1» se reemplazó mientras se abría.</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">La instrucción necesita más de los %1 de memoria que puede usar.</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">En este sistema no se puede confinar la base de datos, así que no se abre.</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">Solo se ejecuta una instrucción a la vez.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">No hay ninguna instrucción.</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">Lugares para valores en la instrucción: %1; valores dados: %2.</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">cached es true o false.</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">Un deduplicador es &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; o &quot;semantic&quot;.</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">Una ventana es un tiempo o un número de mensajes (canisters), como &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; o &quot;10 canisters&quot;.</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">Es una lista de nombres.</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">%1; se usa la última versión sin errores</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">el nombre «%1» ya es el de la línea %2</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">en gram solo se escriben agentes</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">no hay ningún agente en este archivo</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">no es texto UTF-8</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">una habilidad comienza con una línea ---, su nombre y su descripción en YAML, y otra línea ---</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">el encabezado de una habilidad es un mapa con name y description</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">ese archivo no existe</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">no se puede leer: %1</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">ocupa más de 1 MiB</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">un carácter no ASCII solo puede estar en cadenas y comentarios; una clave que lo tenga va entre comillas</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">esta clave tiene demasiadas partes</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">secuencia de escape desconocida</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">un texto</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true o false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">un número entero</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">un número</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">una lista</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">una tabla</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">un número con decimales</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">%1 debe ser %2, no %3</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">%1 debe ser uno de %2</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">una tabla con %1</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">una tabla de %1</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">%1 debe ser uno de estos: %2</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">clave desconocida %1</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">%1; ¿quiso decir %2?</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">falta %1</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">una fecha o una hora</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">%1 debe ser un número finito</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">Herramienta que ejecuta una o&amp;rden…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">Herramienta que consulta la &amp;web…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">Herramientas de un servidor &amp;MCP…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">Herramienta &amp;integrada, con sus palabras…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">Herramienta en un archivo propi&amp;o…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Proveedor…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">Proveedor que inicia un arc&amp;hivo de modelo…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Agente…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">Agente en &amp;gram…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">Promp&amp;t…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">Habilida&amp;d…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Biblioteca de herramientas…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">&amp;Escenario de ensayo…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">E&amp;valuación…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">No se pudo conservar el texto anterior de %1.</translation>
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
        <translation type="unfinished">Calcula expresiones aritméticas</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Reloj</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">Dice la hora</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Código</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">Ejecuta en un entorno aislado Python y órdenes de shell que escribe el modelo</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Saludos</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">Saluda por el nombre</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">Archivos y direcciones</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">Lee, escribe y busca en los archivos de las carpetas de trabajo y obtiene lo que hay en una dirección</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Cuaderno</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">Notas, tareas y recordatorios, conservados en todas las conversaciones</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Probabilidad</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">Dados, muestras, números aleatorios y cómo son unos datos</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Ensayo</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">Herramientas que fallan a propósito</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Resumen</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">Hace que el modelo de la conversación lea un texto en una conversación propia; cada llamada cuesta lo que cuesta el modelo</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Texto</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">Identificadores, resúmenes criptográficos, Base64 y JSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Web</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">Consulta servicios públicos de la web: el tiempo, una enciclopedia, un diccionario, tipos de cambio</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">Contrato: etiquetas, como las aprendieron Hermes y Qwen</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">Para modelos entrenados con etiquetas &lt;tool_call&gt;</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">Contrato: lo más corto posible</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">Solo nombres, argumentos y una línea sobre cada herramienta: para modelos y contextos pequeños</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">Contrato: un objeto JSON y nada más</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">Para modelos que suelen escribir alrededor de su JSON</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">Contrato: JSON solo para las llamadas</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">Las llamadas son JSON y las respuestas texto sin formato: para modelos que escriben mal en cadenas JSON</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">Contrato: JSON para llamadas y respuestas</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">El contrato tal como se formuló al principio</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Programación en pareja</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">Pone al modelo a trabajar con usted en el código; define el texto de sistema y activa las herramientas de archivos</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Lenguajes</translation>
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
        <translation type="unfinished">Resume la conversación hasta ahora para poder continuar desde ahí</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">Tema y objetivos</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">Lo que hay que hacer</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">Listas y tablas</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">Revisar un archivo</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">Busca qué está mal en un archivo del espacio de trabajo</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Archivo</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">Un archivo de texto del espacio de trabajo, por su ruta</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">En qué fijarse</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">Por ejemplo: en lo que es lento</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Hallazgos</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Tono</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Preguntas</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Respuesta más larga</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">Tokens, incluidos los pensamientos.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Temperatura</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">Con cuánta libertad elige entre las palabras probables.</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Razonamientos</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">Tokens que puede gastar en pensar antes de responder; exigen una temperatura de 1.</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Esfuerzo</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">Cuánto piensa antes de responder.</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">Entre qué parte de las palabras probables elige.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Pensamiento</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">Si piensa antes de responder.</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">Tokens que puede gastar en pensar antes de responder.</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">Entre cuántas de las palabras probables elige; 0 para todas.</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">Cuán probable debe ser una palabra, comparada con la más probable.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Semilla</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">El mismo número da otra vez la misma respuesta, en la medida en que el servidor lo permite.</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">Para modelos cuya plantilla conoce el interruptor.</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Contexto</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">Tokens de la petición y la respuesta juntas; lo que no cabe, Ollama lo olvida. Más ocupa más memoria.</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">Para modelos que pueden pensar antes de responder.</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">Cuánto piensa antes de responder un modelo que piensa.</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">Se envía como a un modelo; el escenario sigue tal como está escrito.</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">Se envía como a un modelo que piensa.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Rápido</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">Un interruptor para hacer pruebas.</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">ningún modelo de lenguaje</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">«%1» no son dados. Se espera NdC, NdC+K o NdC-K: hasta 1000 dados, un número par de caras a partir de 4 y N + K al menos 1.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">Ese mensaje ya no está en la conversación.</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">La respuesta de esta petición no está en la conversación: su turno no llegó a nada.</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">La conversación ha continuado entretanto, así que no se ha cambiado nada en ella.</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">Aquí no hay ningún turno que se pueda deshacer.</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">El texto que se va a reemplazar no está en «%1».</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">Sus líneas terminan con retorno de carro y salto de línea.</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">El texto que se va a reemplazar aparece %1 veces en «%2». Indique más contexto o defina replace_all.</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">Un conjunto necesita [ensemble] con un nombre.</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">No existe el origen «%1».</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">«%1» ya es un nombre o un alias de la herramienta %2, en %3.</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">No hay ninguna herramienta «%1» en este conjunto.</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">La herramienta no tiene el argumento «%1».</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">No hay carpeta temporal para las ejecuciones: %1</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">No existe el intercambio %1.</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">Varios intercambios comienzan por %1; indique más caracteres del identificador.</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">Los intercambios están dañados en el almacén.</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">Se pidió a esta herramienta que fallara.</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">Una petición con el método %1 no tiene cuerpo.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">La cabecera %1 no se puede definir así.</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">«%1» ocupa más de %2.</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">«%1» ha cambiado desde que esta llamada se mostró y se permitió, así que no se ha escrito nada. Vuelva a leerlo.</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">No se conoce la codificación «%1».</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">«%1» no es texto en la codificación %2; puede ser un archivo binario.</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">Reemplaza %1</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">Crea %1, que aún no existe</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Aquí no se muestra %n línea más.</numerusform>
            <numerusform>Aquí no se muestran %n líneas más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">No existe «%1».</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">«%1» es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">«%1» no es una carpeta, o no lo es una parte de su ruta.</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">Ya existe «%1».</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">«%1» se convirtió en un enlace mientras se abría.</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">El sistema deniega el acceso a «%1».</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">«%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">«%1» no es un archivo normal, sino un dispositivo, un socket o una tubería.</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">Se detuvo antes de leer «%1».</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">«%1» es una base de datos que otro programa tiene abierta.</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">«%1» lleva ahora a otro lugar, a «%2».</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">Alguien más lo modificó mientras se ejecutaba el turno.</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">No se sabe si lo dejó así el turno o alguien más.</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">Alguien más lo ha modificado desde entonces.</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">Alguien más lo ha eliminado desde entonces.</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">¿Quiso decir %1?</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">No se pueden solicitar las herramientas del servidor de %1: %2</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">El servidor de %1 no ha comunicado sus herramientas.</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">No existe la herramienta «%1».</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">«%1» es el nombre de varias herramientas.</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">%1 está desactivado, así que no se han pedido las herramientas a su servidor.</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">El archivo no contiene el resultado de esta llamada.</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">Resultado de una herramienta</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">${%1} tiene aquí su valor predeterminado.</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">${%1} es «%2» aquí, su valor predeterminado.</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">%1 es aquí la carpeta %2, sea cual sea la carpeta de trabajo.</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 no es un objeto.</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">%1 tiene más de %2 miembros.</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">%1 no es un texto.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">%1 supera los %2 caracteres.</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">%1 contiene el carácter U+0000.</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">%1 no es una lista.</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">%1 tiene más de %2 elementos.</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">de %1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">al menos %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">más de %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">como máximo %1</translation>
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
        <translation type="unfinished">por ejemplo %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">un múltiplo de %1</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">que coincida con %1</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n carácter</numerusform>
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
        <translation type="unfinished">Otros miembros</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">Elija uno.</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">Aquí hace falta JSON.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">Aquí hace falta un número.</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">«%1» no es un número tal como lo escribe JSON, por ejemplo 3, -0.5 o 1e6.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">Es obligatorio.</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">Debe ser un objeto JSON.</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">El nombre «%1» aparece dos veces.</translation>
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
        <translation type="unfinished">Número entero</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">Sí o no</translation>
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
        <translation type="unfinished">Ya existe un descriptor %1.</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 respondió algo que no es JSON.</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">No existe el lugar «%1».</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">La respuesta no dice nada del tiempo meteorológico.</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">«%1» se define dos veces aquí</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">«%1» se contiene a sí mismo</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">«%1» no se define en ninguna parte</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">la clave «%1» aparece aquí dos veces</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">«%1» ya es el nombre de otra relación</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">«%1» dice otra cosa en otro archivo</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">«%1» ya se define en %2:%3:%4</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">«%1» es una referencia y se define en %2</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">Lo que no es gram no se puede formatear.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">No se puede dar formato a este texto sin perder un comentario.</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">Un patrón es un objeto con «subject» y «elements»; este no lo es.</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">Los patrones tienen demasiados niveles de anidamiento.</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">el texto es demasiado grande: se pueden leer como máximo 8 millones de caracteres</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">aquí hay un carácter NUL</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">un nombre</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>los patrones tienen aquí demasiados niveles: como máximo %n</numerusform>
            <numerusform>los patrones tienen aquí demasiados niveles: como máximo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">«(», «[» o un identificador</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">«)» o lo que pertenece a un nodo</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">esto no es una flecha: se escriben --, --&gt;, &lt;--, &lt;--&gt; o con -[…]-, y del mismo modo con = y ~</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">se esperaba %1 y se encontró %2</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">el final del texto</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">un identificador</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">una etiqueta</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">una clave</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">las listas y los mapas no pueden contener otras listas ni otros mapas</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">un valor</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">un número</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">después de ``` y una etiqueta debe terminar la línea</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">este texto nunca se cierra con ```</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">el texto no puede terminar con un acento grave justo antes de ```</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">este texto no se cierra con %1 en su línea</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">no existe esa secuencia de escape; entre %1 se admiten \%1, \\, \/ y la barra inversa seguida de b, f, n, r o t</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">el texto ocupa más de 32 MiB</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">no es UTF-8</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">la anotación «%1» se repite; cuenta la última</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">«%1» no pide nada que un patrón diga. Escriba name, :Label, {key: value} o varios de ellos.</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">¿Qué patrones? Escriba name, :Label, {key: value} o varios de ellos.</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">un carácter NUL</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">Esto no se puede expresar en gram: %1.</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>patrones con más de %n nivel de anidamiento</numerusform>
            <numerusform>patrones con más de %n niveles de anidamiento</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">una lista dentro de una lista o de un mapa</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">un mapa dentro de una lista o de un mapa</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">el número «%1»</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">un intervalo sin extremos</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">el símbolo «%1»</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">la etiqueta «%1»</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">una lista vacía</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>El modelo ha llamado mal a herramientas en %n ronda, aunque se le dijo qué estaba mal. ¿Continuar?</numerusform>
            <numerusform>El modelo ha llamado mal a herramientas en %n rondas, aunque se le dijo qué estaba mal. ¿Continuar?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>Este turno ha recurrido al modelo %n vez. ¿Continuar?</numerusform>
            <numerusform>Este turno ha recurrido al modelo %n veces. ¿Continuar?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>El modelo pide %n llamada a la vez. ¿Ejecutarla?</numerusform>
            <numerusform>El modelo pide %n llamadas a la vez. ¿Ejecutarlas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>Se llamó a %1 %n vez en las últimas %2 llamadas. ¿Continuar?</numerusform>
            <numerusform>Se llamó a %1 %n veces en las últimas %2 llamadas. ¿Continuar?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">chats en un HTTP Archive</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">peticiones que no son de un chat cuyo dialecto se conozca</translation>
    </message>
</context>
<context>
    <name>HtmlWriter</name>
    <message>
        <source>Instructions</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what the model is told before all else</extracomment>
        <translation type="unfinished">Instrucciones</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: the person who uses the program</extracomment>
        <translation type="unfinished">Usted</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Asistente</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: a noun: an attached text</extracomment>
        <translation type="unfinished">Documento</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">Llamada a herramienta: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what a tool gave back</extracomment>
        <translation type="unfinished">Resultado</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">Razonamientos</translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">(interrumpido)</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Aquí no hay red.</translation>
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
        <translation type="unfinished">«%1» no significa nada para una herramienta del tipo &quot;http&quot;.</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">method es uno de %1.</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">placeholders-in-host es true o false.</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">Una herramienta del tipo &quot;http&quot; necesita una url.</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">body es &quot;json&quot;, &quot;form&quot; o &quot;none&quot;.</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">Una petición con el método %1 no tiene cuerpo.</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">El cuerpo es de otro tipo.</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">json es una tabla: los miembros del cuerpo.</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">response es un puntero JSON como /current/temperature.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output es &quot;text&quot;, &quot;json&quot; o &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">size-limit es un número entero de bytes de 1 a %1.</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">Aquí se espera una tabla de nombres y valores.</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">El valor de %1 es un texto.</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">Un secreto es { keychain = &quot;NAME&quot; } o { environment = &quot;NAME&quot; }, con prefix = &quot;…&quot; para lo que va delante.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">La cabecera %1 no se puede definir así.</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">«{%1}» no es ninguno de los argumentos.</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">La url necesita «%1», que no es obligatorio ni tiene valor predeterminado.</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">El valor de la cabecera %1 no se puede enviar: contiene un salto de línea u otro carácter de control.</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">%1 respondió algo que no es JSON: %2</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">La respuesta de %1 no tiene nada en %2: %3</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Una herramienta necesita un nombre de 1 a 64 letras, cifras, _ y -.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Un alias se compone de 1 a 64 letras, cifras, _ y -.</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">Una descripción es un texto.</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">enabled es true o false.</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">El tipo de un invocable es &quot;builtin&quot;, &quot;command&quot; o &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">«%1» es para herramientas del tipo &quot;http&quot;.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">«%1» es para herramientas del tipo &quot;command&quot;.</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">%1 es una lista de textos.</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">No existe la herramienta integrada «%1».</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">El archivo termina en mitad de una lista.</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">Hay algo después del final de la lista.</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">Se esperaba una coma entre dos objetos.</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">Se esperaba un objeto JSON.</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">Un objeto ocupa más de %1 MB.</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">El archivo termina en mitad de un objeto.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">Esto no es JSON.</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">Un objeto tiene más de %1 valores.</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">El servidor envió algo que no es un mensaje JSON-RPC.</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">El servidor envió un mensaje de más de %1 valores.</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">El esquema es demasiado grande o tiene demasiados niveles de anidamiento.</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">El esquema no se puede leer como JSON.</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">El valor no se puede leer como JSON.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>El texto JSON ocupa más de %n MiB.</numerusform>
            <numerusform>El texto JSON ocupa más de %n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">Esto no es JSON: no se puede leer a partir del byte %1.</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">El servidor usa una versión del protocolo que aquí no se conoce: %1.</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">Cedidos por el editor</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">El orden de los mensajes de la conversación %1 está dañado en el almacén.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">La exportación se detuvo.</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">La importación se detuvo.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">línea %1: %2</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">Otra conversación tiene el turno %1.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">El archivo cambió mientras se leía.</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">«%1» no es lo que debería ser.</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">JSON Lines de Parlance</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">El archivo termina en mitad de una conversación.</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">Esto no es el comienzo de una biblioteca de Parlance.</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">El archivo se escribió con un Parlance más reciente.</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">Aquí no se espera un registro «%1».</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">«parent» no es ninguno de los nodos anteriores.</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">La conversación menciona un nodo que no tiene.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">Un mensaje ocupa más de %1 MB y no cabe en ninguna línea.</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">«%1» no va en los argumentos: Parlance elige un puerto libre de este equipo.</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">«%1» no va en los argumentos: lo indica %2.</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Markdown de Parlance</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">Markdown contiene la ruta que se mostraba, sin razonamientos, imágenes ni ramas.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">Un mensaje ocupa más de %1 MB.</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">Un mensaje aparece antes que su conversación.</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">Una conversación no tiene identificador.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">El archivo termina en mitad de un mensaje.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">Instrucciones</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">Usted</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Asistente</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Asistente (%1)</translation>
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
        <translation type="unfinished">Llamada a herramienta: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">Resultado</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Conversación</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">interrumpido</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">El servidor pide que se inicie sesión (HTTP 401).</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">El servidor no lo permite (HTTP 403).</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">Ese lugar no existe en el servidor (HTTP 404).</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">Se pregunta al servidor con demasiada frecuencia (HTTP 429).</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">El servidor lo rechazó con HTTP %1.</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">El servidor terminó su respuesta HTTP sin contestar.</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">El servidor respondió algo que no es un mensaje JSON-RPC.</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">en el servidor MCP %1: %2</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">que la describe como %1, sin verificar</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">El servidor de %1 ya no está.</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">El servidor no tiene la herramienta «%1».</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">Lo que respondió %1 no es un resultado de una herramienta.</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">%1 informa de un error y no dice cuál.</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">%1 promete contenido estructurado y no dio ninguno.</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">Lo que respondió %1 no es lo que promete su esquema de salida: %2</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">No se puede usar el esquema de sus argumentos: %1</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">No se puede usar el esquema de sus resultados: %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">solo lectura</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">destructiva</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">no destructiva</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">repetible</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">con acceso al exterior</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">La { del carácter %1 queda abierta.</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">«{%1}» no es una expresión de una plantilla URI.</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">El argumento «%1» va también en una cabecera, que solo puede expresar un texto, un valor lógico o un entero hasta 2^53−1.</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">no se sabe</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">sí</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">no</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">escucha en %1</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">escucha en %1, solo para Parlance</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">contexto de %1 tokens, imágenes: %2, plantilla con herramientas: %3</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">detenido</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">iniciando…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">cargando…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">cargando, %1 %</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">listo</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">se reinicia en %1</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">error</translation>
    </message>
</context>
<context>
    <name>ModernEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">El servidor usa una versión del protocolo que aquí no se conoce.</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">No se entiende el resultado del servidor.</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">Todo debe estar en una sola línea.</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">Escriba el programa que se va a iniciar, o una dirección.</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">La dirección debe ser del tipo https://example.org/mcp.</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">El servidor necesita un nombre con letras, cifras, - y _.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">No existe «%1» en la lista.</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">No hay ningún perfil donde guardarlo.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">No se puede leer %1.</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">%1 no es un cuaderno: %2</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">El cuaderno está lleno: tiene capacidad para 4 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">Una nota necesita un nombre.</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">No existe la nota «%1».</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">¿Qué se debe hacer?</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">Un recordatorio necesita un texto y una hora como 2025-01-31T15:00.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">«%1» no es una zona horaria que se conozca aquí.</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">min_val es mayor que max_val.</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">No hay números que describir.</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">chats en el formato de OpenAI</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">Un chat no tiene «messages».</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">partes que no son texto ni una imagen del archivo</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">chats sin mensajes</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">Una plantilla es un texto.</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">Un resultado no tiene el miembro «%1», según su esquema.</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">texto del sistema y herramientas: %1 y %2 tokens por encima de sus partes</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">texto del sistema: %1 tokens por encima de su parte</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">herramientas: %1 tokens por encima de su parte</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">«%1» no significa nada aquí: las herramientas de este conjunto son las de su servidor, diga lo que diga [[invokers]] de ellas.</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">Falta el nombre de una de las herramientas del servidor.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">Un alias se compone de 1 a 64 letras, cifras, _ y -.</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">«%1» no está dentro de una carpeta de trabajo.</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">«%1» está en una carpeta propia de Parlance, a la que no accede ninguna herramienta.</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">Esto no es una ruta.</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">No se ha elegido ninguna carpeta de trabajo, así que no se puede acceder a ningún archivo. La persona elige una en la ventana (carpetas de trabajo) o inicia el programa en esa carpeta desde la línea de comandos.</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">la clave «%1» aparece aquí dos veces</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">%1 no tiene significado en una expresión regular de ECMA-262.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">%1 no ve imágenes: su servidor se inició sin un proyector para ellas (--mmproj). Quite la imagen o elija otro modelo.</translation>
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
        <translation type="unfinished">No hay línea %1; el archivo tiene %2.</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">Un fragmento termina en la línea %1, antes de su comienzo en la línea %2.</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">Dos fragmentos se solapan en la línea %1.</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">idempotent es true o false.</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">writes es true o false.</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">formats es &quot;assert&quot; o &quot;annotate&quot;.</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">%1 es un número de segundos de 0 a %2.</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">%1 es un número entero de %2 a %3.</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">approval es &quot;ask&quot;, &quot;allow&quot; o &quot;refuse&quot;, o una tabla con rules.</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">rules es una lista de %1 tablas como máximo.</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">Una regla indica el argumento que examina: argument = &quot;path&quot;.</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">Una regla tiene uno de path, host, command y text, con un patrón o una lista de patrones.</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">La respuesta de una regla es &quot;ask&quot;, &quot;allow&quot; o &quot;refuse&quot;.</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">on-failure es &quot;report&quot;, &quot;abort&quot; o una tabla de estos por categoría.</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">«%1» no es una categoría de errores.</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">Lo que se hace con un error es &quot;report&quot; o &quot;abort&quot;.</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">%1 tiene que ser un número y es «%2»: no cuenta.</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">El proveedor %1 indica un dialecto que no existe: «%2».</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command es una lista de textos: el programa y sus argumentos.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment es una lista de nombres de variables.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">«%1» no es un nombre de variable.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">Una variable es un texto, o { keychain = &quot;the name of a key&quot; }.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">un modelo se escribe PROVEEDOR/MODELO, no «%1»</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">línea %1 del texto: %2</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">el texto no tiene lugar para «%1»</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">El prompt %1 no tiene variables.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">El prompt %1 no tiene la variable «%2». Tiene %3.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">El prompt %1 no tiene la variable «%2». Quizá quiso decir: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">No se puede usar el prompt %1: línea %2 de su texto: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">El prompt %1 necesita saber: %2.</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">El prompt %1 no admite argumentos.</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">«%1» no es un argumento del prompt %2. Admite %3, escritos como nombre=valor.</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">Las comillas de %1 quedan abiertas.</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">la condición es demasiado larga</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">no se entiende «%1»</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">la condición tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">un paréntesis queda abierto</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">después de startswith debe ir un paréntesis</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">la condición termina demasiado pronto</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">no existe la variable «%1»</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">Enviar lo que dice este prompt (`parlance prompts` los muestra). Uno para el sistema es el texto del sistema; entonces se indica también qué decir.</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">Lo que va en un hueco del prompt; se puede repetir.</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">--variable requiere --prompt.</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">Una variable se indica como nombre=valor, no %1.</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">Indique --system o un prompt que sea un texto del sistema, no ambos.</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">Indique --prompt o lo que se va a decir, no ambos.</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Respuesta: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">Mensaje: %1</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">imagen</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">«% %1» no termina nada que haya comenzado</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">las condiciones tienen demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">«% if» no termina con «% endif»</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">«% for» se debe escribir «% for NAME in VARIABLE:», con el nombre de una variable</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">«% for» no termina con «% endfor»</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">no existe la variable «%1»</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">Con estos valores, el texto del prompt se hace demasiado largo.</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">«%1» no tiene opciones entre las que elegir</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">el mínimo es mayor que el máximo</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">«%1» debe ser %2.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">un número</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">%1 o más</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">%1 o menos</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">%1 y así sucesivamente en pasos de %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">uno de %1</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">sí o no</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">un texto</translation>
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
        <translation type="unfinished">%1 %2 o más</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">%1 %2 o menos</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">una lista de textos más cortos</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">%1 no tiene vectores para textos.</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">aquí solo se lee un literal, no una expresión</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">falta una coma o un paréntesis</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">un paréntesis no está cerrado</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">una clave debe ser un texto</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">falta «:» después de una clave</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">solo se leen textos simples, sin f ni b delante</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">un texto no está cerrado</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">ese carácter no existe</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">no se puede leer este carácter</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">no se puede leer este número</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">falta el valor</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">solo se leen literales; «%1» no lo es</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">Añadir %1</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">Cambiar a «%1»</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">Cambiar a %1</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">«%1» solo tiene %2 líneas.</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">El resultado de %1 solo tiene %2 bytes.</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">Esta conversación no tiene ninguna llamada «%1» con resultado.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">Las páginas del archivo</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Mensajes</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>No se puede leer %n contenido.</numerusform>
            <numerusform>No se pueden leer %n contenidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>No se puede leer %n mensaje, o solo en parte.</numerusform>
            <numerusform>No se pueden leer %n mensajes, o solo en parte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Conversaciones</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>Falta %n mensaje.</numerusform>
            <numerusform>Faltan %n mensajes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>%n rama de conversaciones tiene huecos.</numerusform>
            <numerusform>%n ramas de conversaciones tienen huecos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>%n lugar de las conversaciones no está como se escribió.</numerusform>
            <numerusform>%n lugares de las conversaciones no están como se escribieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>%n conversación ha perdido su final.</numerusform>
            <numerusform>%n conversaciones han perdido su final.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">El archivo está vacío.</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">No hay conversaciones en %1.</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">%1 está protegido contra escritura, así que no se puede reparar en su sitio.</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">Otro Parlance tiene %1 abierto. Ciérrelo antes.</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">El archivo nuevo</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">No se puede leer nada de %1 y no hay copia diaria. Se ha dejado como está.</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">No se pudo leer nada del archivo. Falta lo posterior a la copia %1.</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">Hallado por Reparar</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Contenidos</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Turnos</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Intercambios</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Archivos</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">Búsqueda</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">Este mensaje, o una parte de él, se perdió con un almacén dañado.</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">«%1»: los mensajes %2 no se pueden leer, o solo en parte.</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">«%1»: no se sabe dónde terminaba; ahora termina con su mensaje más reciente.</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>No se puede leer %n cuerpo de los intercambios.</numerusform>
            <numerusform>No se pueden leer %n cuerpos de los intercambios.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">Su contenido se perdió con un almacén dañado.</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">Hallado por Reparar: mensajes sin lugar</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>%n mensaje ha perdido su lugar; está en «%1».</numerusform>
            <numerusform>%n mensajes han perdido su lugar; están en «%1».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">%1 no es una llamada a un modelo que se pueda enviar otra vez: %2</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">De %1 no se conserva ninguna petición.</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">%1 respondió con el estado %2.</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">%1 respondió con %2 bytes del tipo %3, que no son texto.</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">La } del carácter %1 no cierra nada; }} representa una llave.</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">La { del carácter %1 queda abierta; {{ representa una llave.</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">Las llaves del carácter %1 no contienen ningún nombre.</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">No hay nada que lanzar: indique dice o specs.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">No se pueden elegir %1 de %2 sin repetición.</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">archivo</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">Guardar</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">Guardar %1 como…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">Guardar como</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">un escenario necesita un título y un modelo</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">este fallo no tiene un tipo conocido</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">%1 no es del tipo %2.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">%1 no es %2.</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">%1 no es ninguno de: %2.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">%1 es menor que %2.</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">%1 es mayor que %2.</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">%1 no es mayor que %2.</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">%1 no es menor que %2.</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">%1 no es múltiplo de %2.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">%1 tiene %2 %3; se necesitan al menos %4.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">%1 tiene %2 %3; se permiten como máximo %4.</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">caracteres</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">%1 no tiene el formato %2.</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">%1 no coincide con el patrón %2.</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">elementos</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">%1 tiene dos veces el mismo elemento.</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">miembros</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">Falta el miembro «%1» en %2.</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">contiene demasiados esquemas</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">hace referencia a sí mismo sin fin</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">es un esquema de más; el esquema es demasiado grande</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">debe ser un esquema: un objeto, true o false</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">debe ser una cadena</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">hace referencia a «%1», que no está en el esquema ni registrado</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">debe ser una lista de esquemas</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">debe ser un objeto de esquemas</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">El esquema</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">debe ser una lista de valores</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">menciona %1, que no es un tipo de JSON Schema</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">debe ser un número</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">debe ser mayor que 0</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">debe ser un número entero igual o mayor que 0</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">debe ser true o false</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">debe ser una lista de cadenas</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">no es una expresión regular que se pueda comprobar: %1</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">%1 no se permite aquí.</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">No se pudo comprobar el esquema dentro de sus límites.</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">No existe el miembro «%1» en el esquema.</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">%1 tiene %2 elementos del tipo que debe contener.</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">%1 es lo que el esquema excluye.</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">%1 no se ajusta a ninguna de las %2 alternativas.</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">%1 se ajusta a %2 de las %3 alternativas, no exactamente a una.</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">No se pudo decidir el patrón %1 dentro de sus límites.</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">no tiene el argumento «%1»</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">exige el argumento «%1», que la especificación no tiene</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">exige el argumento «%1», que es opcional en la especificación</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">su argumento «%1» es del tipo %2, no %3</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">su argumento «%1» es del tipo %2, cuando la especificación no indica ninguno</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">el esquema tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">solo se pueden reflejar propiedades a las que se llega únicamente por «properties»</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">«%1» no es un nombre de cabecera</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">solo se puede reflejar una cadena, un entero o un valor lógico</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">la cabecera «%1» se usa dos veces</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">x-mcp-header en «%1»: %2</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">El patrón no es una expresión regular: %1, en el carácter %2.</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">No se puede leer «%1»: %2 espera una fecha como %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">No se puede leer «%1»: %2 espera %3 o %4.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">No se puede leer «%1»: %2 espera uno de estos: %3.</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">La variable de entorno %1, o una clave con ese nombre.</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">Lo que el archivo llama ${input:%1}.</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">Se omite «envFile»: no se leen variables de un archivo. Indique en el descriptor las que necesita.</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">Se omite «%1»: aquí un servidor no se confina.</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">Se omite «headersHelper»: no se ejecuta ningún programa para las cabeceras. Una cabecera puede indicar una clave.</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">Se omite «%1»: se ofrecen todas las herramientas y se pueden desactivar individualmente.</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">Se omite «auto_connect»: un servidor se conecta cuando una conversación lo usa.</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">Se omite «ssl_verify»: los certificados se comprueban siempre.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 no es un objeto.</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">Está desactivado allí y, por tanto, también aquí.</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">No se puede acceder a servidores del tipo «%1».</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">No indica ni un programa ni una dirección.</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">Su tipo es «sse»: al conectarlo se averigua si usa el HTTP antiguo con eventos enviados por el servidor.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">Se omite «cwd», así que el servidor se inicia en la carpeta personal: %1 no se conoce aquí.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">Se omite «cwd», así que el servidor se inicia en la carpeta personal: no se sabe aquí en qué carpeta está «%1».</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">Su dirección solo se conoce al iniciarlo. Escriba un descriptor con la dirección misma.</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">Su dirección no es de HTTP, y no se puede acceder a ninguna otra.</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">Su dirección contiene una clave, y un descriptor solo puede indicar una clave para una cabecera. Compruebe si el servidor la admite así.</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">Su dirección no está cifrada: quien esté en el camino a %1 puede leer y modificar lo que se dice.</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">Su dirección no está cifrada y requiere una clave, que podría leer cualquiera en el camino a %1. Pida una dirección con https.</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">Se omite «%1»: al servidor se accede por su dirección.</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">Se omite «%1»: no es un objeto.</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">Se omite «%1»: el inicio de sesión lo averigua por sí mismo, o no lo necesita.</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">Se omite el identificador del cliente, porque solo se conoce al iniciar el servidor.</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">El secreto del cliente.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">«%1» no puede ser el nombre de una herramienta y se omite.</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">Allí se pueden usar todas sus herramientas sin preguntar y, por tanto, también aquí: compruebe si es lo que quiere.</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">Estas herramientas se pueden usar sin preguntar, como allí: %1.</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">Una llamada puede durar %1 segundos sin señales de avance: «timeout» es allí %2.</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">«%1» no tiene equivalente aquí y se omite.</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">«%1» se omite: contiene una clave.</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">El archivo ocupa más de 1 MiB.</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">Hay un byte cero; esto no es texto.</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">A partir de aquí no es JSON.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">Los objetos y las listas tienen más de %1 niveles de anidamiento.</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">%1: no contiene servidores, ni como «mcpServers» ni como «servers».</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">%1: contiene más de %2 servidores.</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">Se omite «sandbox»: aquí un servidor no se confina.</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">Un servidor MCP, incorporado de %1.</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">Ya existe, como el conjunto %1.</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">Se llama %1, porque hay otro conjunto %2.</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">No está entre «default_servers» y, por tanto, aquí está desactivado.</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">se reinicia en %1</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">entrada y salida estándar</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">HTTP con eventos enviados por el servidor</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">se llama a sí mismo %1</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP %1, sin estado</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP %1, con sesión</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">desactivado</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">conectando…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">requiere sesión</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">listo</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">error</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.</source>
        <translation type="unfinished">No se envió nada: no se puede leer el mensaje %1 de esta conversación. %2 Un mensaje desactivado se omite.</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">No se envió nada: no se puede leer un mensaje de este turno. %1</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">«%1» no es un nombre de variable y se omite.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">La cabecera %1 no se puede definir así y se omite.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">El valor de %1.</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">Se omite %1: se compone de varias partes, y un descriptor solo puede indicar una clave.</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">Se omite %1: aquí no se sabe qué representa %2.</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">El servidor «%1» (%2) le pide que inicie sesión en %3.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">Se rechazó el inicio de sesión.</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">No se pudo abrir el navegador.</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">una firma es una sola ruta, como (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">los argumentos son un objeto: su esquema tiene el tipo «object»</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">%1 es un tipo propio; un registro necesita otro nombre</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">solo cuando está solo, () significa que no hay parámetros: ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">la firma no dice qué se devuelve: (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">todas las flechas de una firma apuntan en la misma dirección</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">«%1» aparece aquí dos veces</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">desarrollado, el esquema ocupa más de 256 KiB</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">un parámetro tiene un nombre delante de su tipo: (name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">aquí falta un tipo: (name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">solo puede haber un tipo: %1</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">el tipo %1 se contiene a sí mismo, lo que ninguna firma puede hacer</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">los tipos tienen aquí demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">los campos de un tipo se escriben (name::Text)</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">«%1» se dice dos veces</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">no existe el tipo «%1»; las listas se escriben ::Array {items: Text} y los valores opcionales, {optional: true}</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">no existe el tipo «%1»; hay Text, Int, Double, Bool, Array, Object y los propios del documento</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">un esquema se escribe json`{…}`</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">un esquema es un objeto</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">un valor predeterminado es un texto, un número, true, false, una lista o un mapa</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">«optional» es true o false</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">«%1» es un texto</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">«%1» es un número</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">«enum» es una lista de valores</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">«%1» no significa nada para un %2</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">solo un Array tiene «%1»</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">«%1» es el nombre de un tipo</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">«fields» es un mapa de nombres y tipos, y corresponde a un Object</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">«range» se escribe 1..10</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">el valor predeterminado no se ajusta: %1</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">la firma solo dice qué se devuelve; sin parámetros es ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">ningún valor es como mínimo %1 y como máximo %2</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">ningún valor de «enum» se ajusta a lo demás que se indica</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">Una habilidad se llama como su carpeta, «%1».</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">La habilidad no tiene instrucciones.</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">Las instrucciones tienen más de %1 líneas, que un modelo lee enteras cada vez.</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">No existe la habilidad «%1».</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">¿Quiso decir %1?</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">La habilidad %1 no tiene el script «%2».</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">«%1» no es ejecutable y no se conoce nada que lo pueda ejecutar.</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">Lee habilidades y ejecuta sus scripts en un entorno aislado.</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">El PostgreSQL que contiene suites, ejecuciones y resultados: postgresql://[USUARIO@]EQUIPO[:PUERTO]/BASE. Su contraseña está en PGPASSWORD, PARLANCE_STORE_PASSWORD o el llavero.</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">¿Qué almacén? Indique --store postgresql://HOST/DATABASE.</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">Una biblioteca requiere un agente.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">No existe el conjunto «%1».</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">No existe el conjunto «%1». Quizá quiso decir: %2.</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">El descriptor no tiene %1.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">El descriptor está escrito de un modo en el que no se puede definir %1.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Falló: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">Hecho: %1</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">El texto no es Base64.</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">Lo que representa el Base64 no es texto; tiene %1 bytes.</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">El texto no es JSON: %1</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">Lo que no es TOML no se puede formatear.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">No se puede dar formato a este texto sin modificarlo.</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">¿Quiso decir %1?</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">no está conectado</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">no se le puede preguntar por ella al servidor del conjunto %1: %2</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">la biblioteca de herramientas %1 no tiene vínculo para ella</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">la biblioteca de herramientas %1 la vincula con %2, que no existe.</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">no hay ninguna herramienta con este nombre.</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">varios conjuntos tienen una herramienta con este nombre (%1); una biblioteca de herramientas indica cuál es</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">sus argumentos no son un esquema: %1</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">el nombre</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">la descripción</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">el esquema de los argumentos</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">%1 no es exactamente lo especificado: difieren %2</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">%1 no se ajusta: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">No se puede llamar a %1: %2</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">el nombre de una herramienta solo tiene letras, cifras, «_» y «-», 64 como máximo</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">La herramienta %1 se describe de otro modo que %2, que hace su trabajo.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">No se puede usar el agente %1, porque no se pudieron vincular todas sus herramientas:</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">aquí no existe la herramienta «%1»</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">El descriptor ya tiene una entrada para %1.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">El descriptor está escrito de un modo en el que no se puede añadir una entrada para %1.</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">«%1» no está escrito como CONJUNTO:HERRAMIENTA</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">Una firma es una sola ruta, como (name::Text)==&gt;(::String).</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">La especificación de la herramienta debe tener exactamente un elemento, su firma de tipo</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">La especificación de la herramienta debe llevar la etiqueta ToolSpecification</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">La especificación de la herramienta debe tener un identificador de patrón no vacío (nombre)</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">La especificación de la herramienta debe tener la propiedad &apos;description&apos;</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; debe ser un texto</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">Se omite «%1» de %2.</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">El archivo es demasiado grande para ser de un personaje.</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">El archivo no es JSON ni contiene «TOOLS = […]».</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">Se espera una lista de herramientas.</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">El nombre «%1» es el de dos herramientas.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">La herramienta %1 de la lista no es una función: se esperan type, function y un nombre.</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">La herramienta %1 de la lista se llama «%2»; los nombres tienen hasta 64 letras, cifras, _ y -.</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">Los parámetros de %1 no son el esquema de un objeto. %2</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">Un personaje contiene más de lo que gram expresa de un agente: sus llamadas tienen límites. Se escribe como descriptor.</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">Un agente en gram tiene un modelo y una instrucción.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">El archivo no es texto UTF-8.</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">En gram cada herramienta tiene una descripción, y estas no la tienen: %1.</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 no es una dirección.</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">Una dirección para trazas no contiene contraseñas: lo que un recolector quiere ver está en OTEL_EXPORTER_OTLP_HEADERS.</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">«%1» no es una dirección http ni un archivo.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 no es un archivo.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">No existe la carpeta %1.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">Se detuvo antes de terminar.</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">Esta llamada no se ejecutó: la respuesta se obtuvo a mano.</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">Comenzado, y no deshecho en el exterior hasta donde llegó: %1 %2</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">Ya hecho y no deshecho en el exterior: %1 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">No existe la unidad «%1».</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">«%1» y «%2» no miden lo mismo.</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«%1» no es una dirección HTTP.</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">Un argumento no puede elegir el equipo ni el puerto, salvo que el descriptor diga placeholders-in-host = true.</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">Falta un argumento que la dirección necesita.</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">«%1» no es un equipo.</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">Un argumento no cabe en la dirección: los vacíos, «.» y «..» no son partes de una ruta.</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>%1… (%n carácter más)</numerusform>
            <numerusform>%1… (%n caracteres más)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 respondió algo que no es JSON.</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">El espacio de trabajo %1 es una carpeta personal. Los comandos en un entorno aislado reciben lo que es visible en ella; las herramientas de archivos, todo.</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">El espacio de trabajo %1 contiene una carpeta personal. Los comandos en un entorno aislado reciben lo que es visible en ella; las herramientas de archivos, todo.</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">El espacio de trabajo %1 está en una parte oculta de una carpeta personal, donde los programas guardan su configuración y lo que ejecutan.</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">«%1» está oculto o parece un secreto: un prompt no lo lee. En su lugar se puede adjuntar.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">«%1» ocupa más de %2.</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">el disco está lleno</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">está protegido contra escritura</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">este programa tiene demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">este equipo tiene demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">no hay memoria suficiente</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">el sistema lo rechazó una vez, y ahora no lo haría</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">«%1» ya existe, así que no se escribirá nada.</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">no se leen anclas ni alias</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">este alias está dentro de lo que significa</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">hay más de %1 valores</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">no se leen etiquetas</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">una clave es un texto</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">la clave «%1» ya existe</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">contiene más de un documento</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">el editor</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">«%1» no es un valor de esa opción.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">No existe la opción «%1».</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">Se ha deshecho el turno; la conversación está como antes.</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">Añadir un servidor MCP</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">Un &amp;programa de este equipo</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">Una &amp;dirección</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">Añadir el &amp;servidor</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">&amp;Nombre:</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">Línea de &amp;comandos:</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">D&amp;irección:</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">Ya existe un conjunto %1.</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Lleva a %1</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">Dirección en %1</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">El nombre de este equipo representa «%1»: contiene letras que pueden confundirse con las de otro.</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">El texto «%1» antes del nombre del equipo no indica adónde lleva la dirección.</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">La dirección no está cifrada: otros pueden leer y modificar por el camino lo que se haga allí.</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">Todavía no hay ninguno.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">Hay los siguientes: %1.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">No existe el agente «%1». %2</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">No se puede usar el agente %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">Importar herramientas de una lista JSON o del archivo Python de un personaje</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 ocupa más de %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">Nuevo agente con estas herramientas</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Nombre (letras, cifras, - y _):</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">Ya existe un archivo %1.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Utiliza tus herramientas cuando ayuden.</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">Cómo se interpreta el agente</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">Agente</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">Aquí no hay ningún agente.</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">no se puede usar: %1</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">usa el modelo de la conversación</translation>
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
        <translation type="unfinished">Ningún agente</translation>
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
        <translation type="unfinished">ninguno</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">No se usa ningún agente: el modelo recibe el texto del sistema y las herramientas activadas.</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">Ya no existe ningún agente con este nombre.</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">Usa %1.</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">Sus herramientas se vinculan por nombre con las de todos los conjuntos.</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">Sus herramientas se vinculan con la biblioteca %1.</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">Todo sobre los &amp;agentes</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">&amp;Ningún agente</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">&amp;Vincular sus herramientas con</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">&amp;Todos los conjuntos, por nombre</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">Herramientas que solicita el agente</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">HERRAMIENTAS SOLICITADAS</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">y %1 más</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">Incluir los personajes que no se muestran en la lista (good = false).</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">Escribir el agente indicado como gram o toml, con los cambios solicitados.</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">formato</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">Con --as: otro name, title, description, model o instruction, o @ARCHIVO con el valor; se puede repetir.</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">clave=valor</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">Con --as: omitir esta herramienta; se puede repetir.</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">herramienta</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">Con --as: incluir las especificaciones de herramientas de este texto en gram, en lugar de las que tengan los mismos nombres; se puede repetir.</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">archivo</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">Con --as: su nombre, o ARCHIVO, o ARCHIVO#NOMBRE.</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">Vincular las herramientas con esta biblioteca: su nombre o ARCHIVO. Sin ella, con las de todos los conjuntos, por nombre.</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">Un agente se escribe, y se modifica, con --as gram o --as toml.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… esperando a %1</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">--as admite gram o toml, no %1.</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">¿Qué agente? Indique su nombre, o ARCHIVO, o ARCHIVO#NOMBRE.</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">Un cambio se escribe clave=valor, no %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">no vinculada: %1</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 no es texto UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::AgentsModel</name>
    <message>
        <source>in use</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">en uso</translation>
    </message>
    <message>
        <source>in use, %1</source>
        <translation type="unfinished">en uso, %1</translation>
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
        <translation type="unfinished">Herramientas vinculadas</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">&amp;Usar en esta conversación</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Dejar de u&amp;sar</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">&amp;Vincular con esta biblioteca</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Convertir</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Com&amp;parar…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">Agente en &amp;TOML…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">Agente en &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Importar herramientas…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">&amp;Biblioteca de herramientas…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">Agentes, bibliotecas y herramientas vinculadas</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">Nuevo</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">Más</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">Todavía no hay ninguno. «Nuevo» crea uno.</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">Las del agente seleccionado.</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">Con estos errores no se puede usar.</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">No solicita ninguna.</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">&amp;Convertir a TOML</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">&amp;Convertir a gram</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">Vincular</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">Dejar de usar</translation>
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
        <translation type="unfinished">Se le pregunta: %1</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">%1 falló: %2</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">%1 ha terminado.</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">Respuesta terminada.</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">Respuesta terminada. %1</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">El turno se ha deshecho y su texto vuelve a estar en el cuadro de mensaje. %1</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">La respuesta se interrumpió. %1</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">Se ha respondido a todo lo que esperaba.</translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message>
        <source>[thought] %1</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">[razonamiento] %1</translation>
    </message>
    <message>
        <source>[picture or file]</source>
        <translation type="unfinished">[imagen o archivo]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">%1: lo que dice</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">%1: sus eventos</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">Contenido</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Eventos</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Sin procesar</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">en curso…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">La respuesta es demasiado larga para mostrarla aquí como texto; sí se muestran sus eventos y sus bytes.</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">Sin respuesta</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">primer byte tras %1 ms</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">%1 de la caché</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>%Ln token de entrada, %1 de salida</numerusform>
            <numerusform>%Ln tokens de entrada, %1 de salida</numerusform>
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
        <translation type="unfinished">sin respuesta</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">dice lo mismo</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">desde el byte %1: %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">Respuesta</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Estado</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">Tiempo</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Tokens de entrada</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">Tokens de salida</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">Llamadas</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">Final</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">Difiere de la anterior</translation>
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
            <numerusform>%n respuesta distinta</numerusform>
            <numerusform>%n respuestas distintas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n fallida</numerusform>
            <numerusform>%n fallidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">de %1 a %2 ms</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">--approve admite ask, refuse, all, hidden-files, offered-calls o el nombre de una herramienta, no %1.</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">%1
Solo una persona puede permitirlo: en una terminal con --approve ask, o de antemano con --approve %2.</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">%1
Para ejecutar lo que se ofrece de este modo: --approve %2</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">%1 necesita su decisión y esto no es una terminal. Para permitirlo: --approve %1</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">Lleva a %1</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] responder con estos valores  {…} responder con este objeto JSON  [n] no</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] abriré esa dirección en un navegador  [n] no</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] sí  [a] siempre  [n] no</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] sí  [n] no</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] una vez  [c] en esta conversación  [a] siempre  [n] no</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] una vez  [c] en esta conversación  [a] siempre  [l] siempre para llamadas como esta: %1  [n] no</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">responder con estos valores</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">abriré esa dirección en un navegador</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">una vez</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">sí</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">en esta conversación</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">siempre</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">siempre para llamadas como esta: %1</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">no</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">Escriba un número, o un objeto JSON como respuesta, y pulse Intro.</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">Escriba un número y pulse Intro.</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">archivadas:</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 no es un archivo.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">La imagen %1 ocupa más de %2.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 ocupa más de %2.</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">%1 no es texto (UTF-8) ni una imagen (PNG, JPEG, GIF, WebP).</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">Imagen</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Adjuntos</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Adjuntar archivos</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">Quitar %1</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">Dónde escribirla; no se sobrescribe ningún archivo existente.</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">¿En qué archivo?</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Todas las conversaciones están en %1.</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">también llamada %1</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">Activada en esta conversación</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">Herramienta que se va a probar</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">Esa herramienta no existe en este momento.</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">Preguntado</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Respuesta izquierda</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Respuesta derecha</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">Par &amp;siguiente</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">Volver a la &amp;matriz</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">La izquierda es mejor</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">Ninguna es mejor</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">La derecha es mejor</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">¿Qué respuesta es mejor? De quién son se muestra después.</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">Izquierda: %1. Derecha: %2.</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">Cómo se muestra el cuerpo</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">Árbol</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">Texto</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Sin procesar</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Hexadecimal</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">Buscar un texto o una ruta JSON</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">Buscar texto, $.messages[-1] o /tools/0</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">El cuerpo como árbol</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">Copiar el valor</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">Copiar el puntero JSON</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Sin cuerpo.</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">Es demasiado grande para un árbol. Se puede consultar su texto.</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">No es JSON, por lo que no tiene árbol.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">No se encontró nada</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Línea %1</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">No es JSON</translation>
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
        <translation type="unfinished">Mostrar todo</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Cuerpo</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Copiar las líneas seleccionadas</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">Dando formato…</translation>
    </message>
    <message>
        <source>%1 of %2 lines · %3</source>
        <translation type="unfinished">%1 de %2 líneas · %3</translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message>
        <source>Reading both branches…</source>
        <translation type="unfinished">Leyendo ambas ramas…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">Dos ramas en paralelo</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">Ambas ramas, mensaje junto a mensaje</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">Cerrar</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">Ambos están en la misma rama: no hay nada que comparar.</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">Las ramas se separan desde el principio.</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>Ambas ramas tienen en común el primer mensaje.</numerusform>
            <numerusform>Ambas ramas tienen en común los primeros %n mensajes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>No se muestra %n mensaje más.</numerusform>
            <numerusform>No se muestran %n mensajes más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">Nada aquí</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">solo aquí</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">difiere</translation>
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
        <translation type="unfinished">Presupuesto al &amp;día</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">Lo que se puede gastar en un día</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">al &amp;mes</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">Lo que se puede gastar en un mes</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">por con&amp;versación</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">Lo que puede costar una conversación</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">La moneda de los presupuestos, tal como figura en los precios de los proveedores</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">Qué ocurre al superar un presupuesto</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">preguntar antes de cada turno</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">avisar y continuar</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">cualquiera</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">%1 hoy, %2 este mes</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">%1 ¿Continuar?</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">Esta conversación ha costado %1; su presupuesto es de %2.</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">Hoy se han gastado %1; el presupuesto diario es de %2.</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">Este mes se han gastado %1; su presupuesto es de %2.</translation>
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
        <translation type="unfinished">Editar los argumentos de %1</translation>
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
        <translation type="unfinished">Se convierte en otra versión; la anterior se conserva a su lado. Lo que venga después continúa bajo ambas.</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">&amp;Conservar como versión</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">Los argumentos deben ser un objeto JSON.</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">No se puede escribir %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">&amp;Usar el prompt</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">Falta por indicar: %1.</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">Adónde se reenvían las peticiones: una dirección o el nombre de un proveedor.</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">El puerto en 127.0.0.1; con 0 se usa cualquiera que esté libre.</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">En lugar de --to: un programa que use MCP por la entrada y la salida estándar, después de --. El programa se inicia, y lo que recibe y lo que envía pasa sin cambios.</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">¿Qué se va a capturar? Indique --to con una dirección o un proveedor, o -- y un comando.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 no es un puerto.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">No hay ningún proveedor llamado %1.</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">%1 no tiene una dirección propia a la que reenviar las peticiones.</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">Dé esta dirección a los programas en lugar de %1. Cualquiera que la conozca puede usarla. Ctrl+C la termina; parlance exchanges muestra lo que ha pasado.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">No se puede iniciar «%1»: %2</translation>
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
        <translation type="unfinished">Lo que se indica a los programas, como variables de su entorno</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">Un programa que recibe esta dirección en lugar de la de un proveedor se comunica con él como siempre, y lo que ambos dicen se conserva aquí.
Solo pueden usarla los programas de este equipo que conozcan la dirección.</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">Lo que ha pasado</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Inicio</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">Petición</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">Estado</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">Tiempo</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">Respuesta</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">Adónde se reenvían las peticiones: un proveedor o una dirección</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">&amp;Reenviar a</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">El puerto en este equipo</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">cualquier puerto</translation>
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
        <translation type="unfinished">Como con&amp;versaciones…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">Enviar &amp;otra vez…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Guardar…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">«%1» no es un proveedor ni una dirección que comience por http:// o https://.</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">Se captura para %1 hasta que se detenga o se cierre esta ventana.</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">Detenida. Lo que ha pasado queda en el Inspector, en todas las conversaciones.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">ninguno</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">&amp;Detener</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">Los programas que usan la dirección dejarán de llegar al proveedor.</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">&amp;Terminar la captura</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">Paso a paso: Intro deja pasar el siguiente evento; r e Intro, el resto de su respuesta; a e Intro, todo.</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… a continuación: la respuesta a %1, %n evento</numerusform>
            <numerusform>… a continuación: la respuesta a %1, %n eventos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">&amp;Tolerante</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">Casete</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">Lo que hay en el casete, y lo que se pidió y no está en él</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">N.º</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">Petición</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">Respuesta</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">Reproducido</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">Cuándo llegan las partes de una respuesta</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">De inmediato</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">Al ritmo grabado</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">Paso a paso</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">Las fechas, horas e identificadores de una petición pueden diferir</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Elegi&amp;r…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">Re&amp;producir</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">&amp;Siguiente evento</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">Resto de la respues&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">T&amp;odo</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">Deja pasar el siguiente evento (F8, también en la ventana)</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Reproducir un casete</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">Leyendo %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>%n intercambio. Reprodúzcalo y todo lo que se enviaría se responderá desde aquí.</numerusform>
            <numerusform>%n intercambios. Reprodúzcalos y todo lo que se enviaría se responderá desde aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">Reproduciendo: no se envía nada y cada evento le espera, hasta que esto se termine o se cierre.</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">Reproduciendo: no se envía nada hasta que esto se termine o se cierre.</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">Terminado: lo que se envía vuelve a ir a la red.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">reproducido</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">no está en él</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">No espera nada.</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">A continuación: evento %1 de %2.</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">grabado</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">preguntado</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">Ter&amp;minar</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">Descriptores, o carpetas que los contengan.</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">¿Qué descriptores? Indique archivos o carpetas.</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">no es un descriptor: ninguna de sus tablas dice qué describe</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">el nombre «%1» ya es el de %2</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">Elija uno</translation>
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
        <translation type="unfinished">INSTRUCCIONES</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">Todavía no hay ninguna biblioteca de herramientas. Es un archivo en libraries/ que dice qué herramienta hace lo que pide un agente.</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">Todavía no hay ningún agente.</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">Todavía no hay ningún modelo.</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">Filtrar la lista</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">&amp;Otra</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Otra instrucción</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Instrucción %1</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">Lo primero que se dice al modelo</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">Columnas: %1</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">Columna %1</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">La ejecución anterior, en la columna %1</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">La ejecución siguiente, en la columna %1</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">Más de esta ejecución, en la columna %1</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">Ejecución %1 de la columna %2</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">ejecución %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">&amp;Conservar como conversación</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">&amp;Mostrar el tráfico</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">Usar lo que trae el espacio de trabajo: los descriptores de su carpeta .parlance y las instrucciones de sus AGENTS.md y CLAUDE.md.</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">Informar de turnos, llamadas al modelo y herramientas como trazas (spans) de OpenTelemetry: a la dirección de un recolector o en un archivo. `none`: ni siquiera donde lo indiquen las preferencias.</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">Con --trace: también de lo que se dice y de lo que las herramientas reciben y devuelven.</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">--trace-contents requiere --trace.</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">aviso: %1</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">--%1 es un número a partir de 1, no %2.</translation>
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
        <translation type="unfinished">parlance: comando desconocido %1. Pruebe parlance --help.</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance: --profile requiere una carpeta. Pruebe parlance --help.</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: opción desconocida %1. Pruebe parlance --help.</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance: no se pudo escribir la salida: %1.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 no admite el argumento «%2». Pruebe %1 --help.</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance: no se usan los descriptores de %1; con --trust sí se usan.</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: el argumento %1 no es UTF-8.</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">No hay coincidencias. Con menos letras se encuentra más.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Comandos</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Buscar comandos</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">Hacer cualquier cosa…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">Una herramienta sufrió un fallo grave y el turno aún no se ha deshecho.</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">La respuesta aún no se ha guardado.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;Reintentar</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">&amp;Guardar en otro lugar…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">Guardar la respuesta en otro lugar</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">La respuesta se ha guardado en %1, pero aún no en la conversación.</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">ninguno</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">En paralelo</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Guardar in&amp;forme…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">De&amp;tener</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Ningún agente</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Agente: %1</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">El modelo del agente</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Veces: %1</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">Cuántas veces se ejecuta cada columna</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Límite: %1</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">Tiempo tras el cual se detiene una ejecución y se da por agotada</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Otro…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Comparar: %1</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">Ejecutar de &amp;nuevo</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">Ejec&amp;utar</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">Indique solo una de --json, --csv y --markdown.</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">%1: ejecución %2 de %3 %4, %5</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">Diferencias: − se quita, + se añade</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">No hay ninguna diferencia.</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">Preguntado en am&amp;bas</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">En paralelo – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Número de veces</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">Veces que se ejecuta cada columna, de %1 a %2:</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">Límite de tiempo</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">Segundos tras los que se detiene una ejecución, de %1 a %2:</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">Preguntado en todas las columnas</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">¿Qué se pregunta en todas las columnas? Ctrl+Intro lo ejecuta.</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">Marque a la izquierda lo que quiera comparar, escriba la pregunta y ejecútela.</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">Preguntado en to&amp;das</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">Ya está entre las conversaciones.</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">Ejecución %1 de %2 – tráfico</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">Guardar el informe (.md, .csv o .jsonl)</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">en paralelo.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">Se ha escrito %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">«%1» no es un número de %2 a %3.</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">Aún no hay nada que continuar: aquí no se ha dicho nada.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">Cada ejecución continúa «%1», que queda como está.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">Cada ejecución continúa «%1» tal como estaba tras el mensaje %2 de %3, y lo deja como está.</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">Después de --: lo que sigue a parlance en la línea de comandos; lo último es lo que se está escribiendo, o vacío.</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">¿Qué palabras? Van después de --.</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">guardar todo en esta carpeta</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">qué hay disponible</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">qué versión es esta</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">sin herramientas</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">Posibles continuaciones</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">Claves y valores</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">Mensaje</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">Escriba un mensaje, o / para los comandos; suelte archivos para adjuntarlos</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">Adjuntar…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Enviar</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">Detener</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">Recuperar el texto devuelto</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">Dejarlo como está</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">imagen.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">Enviar el mensaje editado</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">Enviar a continuación</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">Se reintentará en %1 s: %2</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">Hay una respuesta en curso. Deténgala o espere a que termine.</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">El mensaje se enviará en cuanto se hayan leído sus archivos.</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">Termine primero lo que está escribiendo.</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">Está editando un mensaje anterior. Su respuesta formará una rama. Escape lo deja como está.</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">No existe el prompt %1, o su servidor aún no está conectado.</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">Esperando el prompt de %1…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">La conversación tiene ahora el texto del sistema de %1.</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">Usar el prompt</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Intro envía</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Ctrl+Intro envía</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Mayús+Intro envía</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>%n herramienta activada</numerusform>
            <numerusform>%n herramientas activadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">Otro programa ha modificado este archivo.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Recargar</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">&amp;Conservar el mío</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">Com&amp;parar</translation>
    </message>
</context>
<context>
    <name>gui::ConformanceCommand</name>
    <message>
        <source>Goes through all that an MCP server offers, as the official conformance suite drives clients; the suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT.</source>
        <translation type="unfinished">Recorre todo lo que ofrece un servidor MCP, tal como la suite oficial de conformidad maneja los clientes: esta puede definir MCP_CONFORMANCE_PROTOCOL_VERSION y MCP_CONFORMANCE_CONTEXT.</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">La dirección del servidor.</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">conformance requiere la dirección de un servidor.</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">MCP_CONFORMANCE_CONTEXT no es JSON: %1</translation>
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
        <translation type="unfinished">Se está resumiendo una conversación. Espere a que termine.</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">Hay una respuesta en curso. Deténgala o espere a que termine.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Elija primero un modelo.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>%n mensaje se ha resumido y ya no se envía. Deshacer lo recupera.</numerusform>
            <numerusform>%n mensajes se han resumido y ya no se envían. Deshacer los recupera.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">Qué contiene la próxima petición</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">Espacio para la respuesta</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">&amp;Qué verá el modelo…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Resumir &amp;y desactivar</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">La próxima petición: %1</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">Las respuestas que se muestran han costado %1.</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">El envío cuesta unos %1, sin la respuesta.</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">Qué contiene la próxima petición</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">Qué contiene la próxima petición: pulse para ver sus partes.</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">&amp;Omitir los más antiguos</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">Enviar sin los mensajes más antiguos; no se vuelve a preguntar mientras se hable con este modelo</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Resumir &amp;y desactivar</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">El modelo resume la mitad más antigua; lo resumido se desactiva. Deshacer lo recupera</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">Otro &amp;modelo…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">Uno con un contexto mayor</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">&amp;Ahora no</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">El mensaje se queda donde está (Escape)</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">No cabe: la conversación ocupa %1 tokens y el modelo tiene espacio para %2 además de la respuesta.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">unos %1</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">%1 está escribiendo un resumen de los mensajes anteriores…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full: a verb</extracomment>
        <translation type="unfinished">De&amp;tener</translation>
    </message>
</context>
<context>
    <name>gui::ControlSpinBox</name>
    <message>
        <source>Default</source>
        <extracomment>Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Estándar</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">Estándar: %1</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parámetros</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parámetros •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">Parámetros: ninguno definido</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">Parámetros: %1</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">Lo que se puede ajustar de este modelo; no hay nada definido</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Desactivado</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">Estándar: %1</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">Estándar</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">No definir nada</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">No definir ningún parámetro de este modelo</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">Este modelo no tiene nada que ajustar.</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">Lo que no se define queda a criterio del modelo.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Hacer cualquier cosa…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Comandos</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">Cambiar las carpetas de trabajo</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">%1  Hacer cualquier cosa…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Cambiar los parámetros</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">Cambiar el texto del sistema</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">Cambiar de modelo</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">eliminada %1</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n mensaje</numerusform>
            <numerusform>%n mensajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n rama</numerusform>
            <numerusform>%n ramas</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">Sin título</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n conversación</numerusform>
            <numerusform>%n conversaciones</numerusform>
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
        <translation type="unfinished">desplegado</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">plegado</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">respondiendo</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">espera su decisión</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">Como máximo esta cantidad.</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">Las que están entre las eliminadas, primero la última eliminada.</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">Las que están archivadas.</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">Las de este grupo que no están archivadas.</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">Las de un grupo, o las archivadas, o las eliminadas: solo una cosa.</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">Se muestran %1; hay más.</translation>
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
        <translation type="unfinished">Nueva conversación</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">Archivadas</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">Eliminadas</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">Buscar en todas las conversaciones</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">Conversaciones apartadas</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Conversaciones archivadas</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">Conversaciones que se eliminaron</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Conversaciones eliminadas</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Conversaciones</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Resultados de la búsqueda</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">No se encontró nada.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">Eliminar</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">Filtros de la búsqueda</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">Solo mensajes de cierto tipo, modelo, herramienta, fecha o etiqueta</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">&amp;Lo que usted dijo</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Respuestas</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Lla&amp;madas a herramientas</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">Resul&amp;tados de herramientas</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Documentos</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Hoy</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">Los últimos &amp;siete días</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">Respuestas de un mod&amp;elo: model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">Llamadas a una herram&amp;ienta: tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">Con una eti&amp;queta: label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">En un &amp;grupo: group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">Fuera del archi&amp;vo</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Renombrar</translation>
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
        <translation type="unfinished">Etiquetas, separadas por comas:</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">«%1» eliminada</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">&amp;Borrar definitivamente</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">Mover a un grupo</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Grupo:</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">«%1» vuelve a estar en la lista</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">«%1» está archivada</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">Abrir en una &amp;pestaña nueva</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Abrir al &amp;lado</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">Abrir en una &amp;ventana nueva</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Renombrar</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Etiquetas…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">Mover a un &amp;grupo</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">&amp;Archivar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">El&amp;iminar</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">&amp;Borrar definitivamente…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Nuevo grupo…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Sin grupo</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Plegar</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">&amp;Desplegar</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">&amp;Renombrar el grupo</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">Renombrar el grupo</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">Nombre:</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">Disol&amp;ver el grupo</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">Escribir la ejecución como un patrón en gram: la respuesta y las herramientas usadas para ella.</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">Del contexto del modelo: %1. Los mensajes anteriores tienen ese espacio de menos.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>Se omite %n mensaje anterior porque no cabe en el contexto del modelo.</numerusform>
            <numerusform>Se omiten %n mensajes anteriores porque no caben en el contexto del modelo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">eliminadas:</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">El primer %1 por ciento es igual</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">%1; el %2 por ciento procede de la caché</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">igual</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">igual y, debajo, lo que procede de la caché</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">Nuevo…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">Versiones</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">Estado del archivo</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">Copiar a los &amp;míos</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">Convertir</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">Dar formato</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">Espacios, líneas en blanco y sangrías según lo habitual; los comentarios y el orden no cambian (Ctrl+Mayús+I)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">Guardar</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">Mostrar los descriptores en una ventana propia</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">En una ventana propia, o de vuelta</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">Escribe el agente en la otra notación, como un archivo nuevo junto a este</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">Alt+Intro lo corrige cuando es posible</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">Nuevo descriptor</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">Nombre (letras, cifras, - y _):</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">Un archivo integrado no se puede renombrar. Cópielo antes a los suyos.</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">Una habilidad se llama igual que su carpeta: renombre la carpeta y el nombre dentro del archivo.</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">Renombrar el descriptor</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">Ya existe un archivo %1.</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">No se pudo renombrar %1.</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">No se puede convertir %1: %2</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">%1 no tendrá: %2.</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">Ya existe un archivo %1. Su texto se conserva entre sus versiones.</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Sobrescribirlo</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Convertir</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">%1 y %2 describen ahora el mismo agente y solo se usa uno de los dos. ¿Eliminar %1? Su texto se conserva entre sus versiones.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">&amp;Eliminarlo</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">Un archivo integrado no se puede eliminar. Sus herramientas se pueden desactivar.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">No se pudo eliminar %1.</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">Los archivos integrados están dentro del programa. Copie uno a los suyos para tenerlo como archivo.</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">Texto del descriptor</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">Qué errores tiene</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">%1 · sin guardar</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">%1 · integrado, solo lectura</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">%1 · guardado · sin usar: el espacio de trabajo no es de confianza</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">%1 · guardado · tiene errores; se usa el último texto correcto</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">%1 · guardado · tiene errores</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">%1 · guardado · se usa otro archivo con este nombre</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">%1 · guardado · en uso desde %2</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">Ir a la línea</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">Línea (%1 a %2):</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">Comparar con %1…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">Todavía no hay textos anteriores</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">%1: del texto de %2 al actual</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">&amp;Restaurar el texto anterior</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">%1: del archivo al texto del editor</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">Qué descriptores se muestran</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Archivos</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">Texto</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">Herramienta</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">Filtrar los archivos por nombre</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">Filtro</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">Archivos de descriptores</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">&amp;Copiar a los míos</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">&amp;Renombrar…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">El&amp;iminar</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">Mostrar en el &amp;gestor de archivos</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">proveedores</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">conjuntos</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">definiciones de herramientas</translation>
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
        <translation type="unfinished">escenarios</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">evaluaciones</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">habilidades</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">Lo sustituye otro archivo con este nombre.</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished"> (sustituido)</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">%1, tiene errores</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Este espacio de trabajo</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">Suyos</translation>
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
        <translation type="unfinished">Qué pertenece a la herramienta</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">Reemplazar en el descriptor</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">Ir a la línea…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">Dar formato al descriptor</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">&amp;Descartar los cambios</translation>
    </message>
    <message>
        <source>To TOML</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">A TOML</translation>
    </message>
    <message>
        <source>To gram</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">A gram</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished">No hay ningún archivo abierto.</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">Los cuerpos de las respuestas, no los de las peticiones.</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">Un intercambio, por su identificador o su comienzo, o un archivo.</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">Con qué se compara.</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">¿Qué dos? parlance exchanges los muestra.</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">Hay más diferencias que estas %1.</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">No son JSON los dos, así que no se puede decir nada más.</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">Dicen lo mismo.</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">%1 ocupa más de 512 MiB.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">No se puede leer %1.</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">donde termina el segundo</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">que no está dentro de JSON</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">en el valor más externo</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">en %1</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">Iguales hasta el byte %1 de %2, %3.</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">La caché de prompts de un proveedor no puede llegar más allá.</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>Iguales, byte a byte (%n byte).</numerusform>
            <numerusform>Iguales, byte a byte (%n bytes).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>Dijo: %n token.</numerusform>
            <numerusform>Dijo: %n tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">añadido: </translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">quitado: </translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">Antes</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">Después</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">La diferencia línea a línea</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">Copiar las líneas seleccionadas</translation>
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
        <translation type="unfinished">%1: movido a %2</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">%1: %2, desde %3</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">igual</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">con cambios</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">modificado</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">añadido</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">quitado</translation>
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
        <translation type="unfinished">Después</translation>
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
        <translation type="unfinished">Qué se compara</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Peticiones</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Respuestas</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">Cómo se muestra la diferencia</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">Estructura, en paralelo</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">Estructura, en una</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">Líneas, en paralelo</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">Líneas, en una</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Elija dos intercambios en la lista para compararlos.</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">La diferencia como árbol</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">A la primera</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">A lo que contiene el primer byte distinto</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">Copiar el puntero JSON</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">Comparando…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">%1: iguales, byte a byte</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">donde termina el segundo</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">en el valor más externo</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">en %1</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">%1 difieren en el byte %2 de %3</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 añadidos</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 quitados</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 modificados</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 movidos</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">dicen lo mismo</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">y más</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">Una caché de prompts puede contener como máximo el primer %1 %.</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">El proveedor no dijo qué tenía en su caché.</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">El proveedor leyó %1 de %2 tokens de su caché.</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">Es menos de lo posible.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">No hay diferencias.</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">No son JSON los dos, así que no tienen estructura que comparar. Se pueden comparar sus líneas.</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">Son demasiado grandes para compararlos línea a línea.</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">Diferencias</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">No difieren.</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">Conversaciones, por sus identificadores o los comienzos de estos.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">¿Qué conversación? parlance conversations las muestra, y con --deleted, las eliminadas.</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">Añadir un elemento</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">Añadir un miembro</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">Añadir a %1</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">Nombre del miembro</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">Nombre</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Bajar</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">Quitar</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">Qué se puede hacer aquí</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">Todavía no se ha dicho nada. Escriba abajo, suelte archivos aquí, comience con «/» para comandos y prompts, o bien:</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">aún sin preguntar</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">Se ofrece bajo demanda: unos %1 tokens menos en cada petición.</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">dice: %1</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">rechazada</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">permitida</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">pregunta</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">Conjuntos y herramientas</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Activar o desactivar herramientas</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">Mostrar el &amp;descriptor</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">Añadir un ser&amp;vidor MCP…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">&amp;Preguntar cada vez</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">Permitir en esta &amp;conversación</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Permitir &amp;siempre</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">En el descrip&amp;tor</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Preguntar</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">Per&amp;mitir</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">&amp;Rechazar</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">&amp;Activada de forma predeterminada</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">Desactivada de f&amp;orma predeterminada</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">borradas definitivamente:</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">&amp;Ejecutar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">La me&amp;jor de dos…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">In&amp;forme…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">La suite</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">Con qué se compara</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">Cuántas veces se ejecuta cada caso</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">Progreso</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">Veces: </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">%1 · quedan %2</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">Comparar con esta evaluación: su identificador o el comienzo de este, latest, o un archivo escrito con --json. Termina con 0 si nada empeoró.</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">Escribir los resultados de las pruebas como los leen los servidores de compilación.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Escribir un informe en Markdown.</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">Escribir un informe como una sola página HTML sin scripts.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">Escribir en este archivo en lugar de en la salida estándar.</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">Ejecutarlo todo, también lo ya calculado antes con la misma suite, los mismos modelos y las mismas herramientas.</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">Cuántas veces se ejecuta cada caso, en lugar de lo que dice la suite.</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">Cuántas ejecuciones preguntan a un mismo proveedor a la vez, en lugar de lo que dice la suite.</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Solo este caso; se puede repetir. * y ? representan cualquier cosa.</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">Solo esta variante; se puede repetir. * y ? representan cualquier cosa.</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">Solo poner las ejecuciones en el almacén, para parlance work.</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">Mostrar el resultado de la última ejecución de la suite, o de la que indique --run.</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Con --results: la evaluación, por su identificador o su comienzo.</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">Mostrar qué evaluaciones hay de la suite.</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">Escribir esta conversación como un caso, una línea para un archivo de casos, en lugar de ejecutar una suite.</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">Calificar de 1 a 5 una ejecución de la última evaluación, o de la que indique --run: CASO/VARIANTE/REPETICIÓN=NOTA. Se puede repetir; el informe dice hasta qué punto coinciden los jueces.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all, o el nombre de una herramienta; se puede repetir. Sin una terminal, ask equivale a refuse. Lo que ninguna otra palabra cubre: hidden-files, para archivos ocultos o que parecen secretos, y offered-calls, para llamadas que una respuesta ofrece en su texto.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">Cuánto puede ocupar una respuesta, en MiB: de 1 a 1024. Predeterminado: 16, o answer-limit de parlance.ini.</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">La suite: un archivo, o el nombre de uno de evaluations.</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">Indique solo una de --json, --junit, --markdown y --html.</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">--enqueue requiere --store.</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">Indique solo una de --enqueue, --results y --list.</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">--baseline requiere una evaluación: su identificador, latest o un archivo.</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">¿Qué suite? Indique su archivo.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 requiere un número de 1 a %2.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">La suite no tiene el caso «%1».</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">La suite no tiene la variante «%1».</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">¿Quiso decir %1?</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">Una nota se escribe CASO/VARIANTE/REPETICIÓN=NOTA, de 1 a 5, no %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Se reintenta.</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">Todavía está en ejecución.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>%n ejecución pendiente: %1</numerusform>
            <numerusform>%n ejecuciones pendientes: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">Evaluar – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">Abrir una suite</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">Sin referencia</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">Referencia: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">Guardar el informe</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">Usar un almacén</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">Dirección de la base de datos:</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">Evaluar – %1 – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">No quedan dos respuestas al mismo caso por comparar.</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">peor</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">mejor</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">%1 de %2…</translation>
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
        <translation type="unfinished">%1: superadas %2</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">, mediana %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>Hay %n más en el informe.</numerusform>
            <numerusform>Hay %n más en el informe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">razonamiento: </translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>llamada de %1, %n byte</numerusform>
            <numerusform>llamada de %1, %n bytes</numerusform>
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
        <translation type="unfinished">línea</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">Llegada</translation>
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
        <translation type="unfinished">Datos</translation>
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
        <translation type="unfinished">Intro muestra los bytes de un evento</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">En qué se decodificaron los eventos</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">Nada de esto es una respuesta de un modelo cuyo lenguaje se conozca.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">Cuánto se conserva</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">Tamaño de los cuerpos conservados en MiB</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">Antigüedad de los intercambios conservados en días</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished"> días</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">Cuerpos, &amp;tamaño máximo</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">Intercambios, &amp;antigüedad máxima</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">Ahora se conservan %1. </translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">Lo que sobrepasa se quita, primero lo más antiguo; los intercambios fijados se quedan. Lo que comparten los cuerpos cuenta una sola vez.</translation>
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
        <translation type="unfinished">Petición</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">Estado</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">Cascada</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took</extracomment>
        <translation type="unfinished">Tiempo</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): in money</extracomment>
        <translation type="unfinished">Coste</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s server</extracomment>
        <translation type="unfinished">Tipo</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Proveedor</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">Modelo</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">Herramienta</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Tokens de entrada</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">En caché</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Tokens de salida</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Enviado</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">Recibido</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Inicio</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">Igual que</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">detenido</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">error</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">hecho</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">igual que %1 hasta el byte %2</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">igual que %1 · enviado de nuevo</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">igual que %1</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">, fijado</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">Filtro de los intercambios</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s «texto»</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">Cuáles se muestran: %1. Un signo menos delante de un término lo invierte; lo que no lleva clave se busca en los cuerpos.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Capturados</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">Fuera de turnos</translation>
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
        <translation type="unfinished">revertido</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">interrumpido</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%1, %n intercambio</numerusform>
            <numerusform>%1, %n intercambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">Qué intercambios se muestran</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Esta conversación</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Todas las conversaciones</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">Vistas</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">Columnas, agrupación y filtros bajo un nombre</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Pres&amp;upuesto…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">Cuánto se conserva de los intercambios pasados</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">Fijar o no</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">Por turnos o no</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">Ir al filtro</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">Mensajes de %1</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">Por &amp;turnos	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Columnas</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">&amp;Guardar esta vista…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">&amp;Olvidar</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">Guardar esta vista</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">El filtro, las columnas y la agrupación, con el nombre</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n intercambio</numerusform>
            <numerusform>%n intercambios</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">buscando más…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>el último intercambio</numerusform>
            <numerusform>los últimos %n intercambios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">%1 de %2 conservados</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n fijado</numerusform>
            <numerusform>%n fijados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">Intercambios</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">Columnas &amp;habituales</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeText</name>
    <message>
        <source>Status %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Estado %1</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Sin respuesta</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">Respondido</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Inicio: %1</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">Cabeceras tras %1 ms, final tras %2 ms</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">Intento %1</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">ha llegado más, y se mostrará cuando termine la respuesta</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Cabeceras</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">Pasos de las llamadas a herramientas</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">Petición</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Respuesta</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Eventos</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">Tiempos</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">Ocupación</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">Diferencia</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">Procesamiento</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">Qué ocupa la petición</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Copiar el cuer&amp;po</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">Copiar como c&amp;url</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">Qué se puede hacer con el intercambio</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">Copiar, fijar e ir a la conversación</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">Sin cuerpo.</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">Elija dos intercambios en la lista para compararlos.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">Aún no ha llegado nada.</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">en curso</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">Escribirlos con sus cuerpos en este archivo, como HTTP Archive 1.2.</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">Escribirlos en este archivo, NOMBRE.jsonl, para que parlance rehearse pueda reproducirlos.</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">Escribir solo la estructura, los tamaños y los tiempos, y nada de lo que se haya dicho.</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Escribir el cuerpo de la petición del intercambio indicado, byte a byte.</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">Escribir el cuerpo de la respuesta del intercambio indicado, byte a byte.</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">Una conversación o un intercambio, por su identificador o su comienzo.</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">Indique el identificador de un intercambio.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">La herramienta, como io:write_file.</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">Los argumentos de la llamada como objeto JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">Indique una herramienta y sus argumentos como objeto JSON, por ejemplo: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… esperando a %1</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">El archivo está oculto o parece un secreto: se pregunta a una persona de todos modos.</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">se permitió siempre</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">se permitió siempre cuando %1</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">lo dice su descriptor</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">no se aplica ninguna regla, y su descriptor lo dice para los demás casos</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">regla %1 de %2, %3 (%4)</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">jsonl, que lo contiene todo, o uno de %1; si no se indica, según la extensión del archivo.</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">El archivo que se escribe. Si ya existe, se sustituye cuando todo está escrito.</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">Incluir el tráfico (jsonl).</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">Toda la biblioteca, incluidas las conversaciones eliminadas.</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">Conversaciones, por sus identificadores o los comienzos de estos; sin ninguna, toda la biblioteca.</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">No existe el formato «%1»; hay %2.</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">¿En qué archivo? Indique --output ARCHIVO.</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">%1: conversaciones: %2, mensajes: %3.</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">Mensajes que no se pueden leer, o solo en parte: %1. parlance repair rescata lo que se pueda leer.</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">Informar de un fallo</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">Escriba qué hizo, qué ocurrió y qué debería haber ocurrido, y ponga esto debajo. No contiene nada sobre usted y no se envía nada: el informe se presenta en el lugar de donde obtuvo Parlance. Si se trata de un agujero de seguridad, informe en privado.</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">Sobre el programa y este equipo</translation>
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
        <translation type="unfinished">El almacén no tiene nada de la conversación de esta ejecución.</translation>
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
        <translation type="unfinished">Indicar %1</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">Opcional: se omite si no se marca.</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">%1 es null</translation>
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
        <translation type="unfinished">Volver al campo</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">El campo no puede mostrar este valor.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">Sí</translation>
    </message>
</context>
<context>
    <name>gui::Figure</name>
    <message>
        <source>Table</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Tabla</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Matemáticas</translation>
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
        <translation type="unfinished">Guardar…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">No ajustar líneas</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">Ajustar líneas</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">Abrir</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">Abrir fuera</translation>
    </message>
</context>
<context>
    <name>gui::FigureActions</name>
    <message>
        <source>table</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">tabla</translation>
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
        <translation type="unfinished">Gráfico: %1 por día</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">No se ha contado nada.</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">%1: %2, de ellas %3 fallidas</translation>
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
        <translation type="unfinished">Desde este día, por ejemplo 2026-01-31.</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">Hasta este día, inclusive.</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">Como tabla para hojas de cálculo.</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">--by admite tool, model, provider, server o day, no %1.</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">Una fecha se escribe 2026-01-31.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">Todavía no se ha contado nada.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">nombre</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">llamadas</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">error</translation>
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
        <translation type="unfinished">tokens de salida</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">coste</translation>
    </message>
</context>
<context>
    <name>gui::FiguresModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun</extracomment>
        <translation type="unfinished">Nombre</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Llamadas</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">Fallidas</translation>
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
        <translation type="unfinished">Tokens de salida</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">En caché</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Coste</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">Reintentos</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">Rechazadas</translation>
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
        <translation type="unfinished">Llamadas a herramientas</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">Reparadas</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">Erróneas</translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message>
        <source>Figures</source>
        <extracomment>Window title in the window of figures: calls, times and costs; numbers of calls, times and costs</extracomment>
        <translation type="unfinished">Estadísticas</translation>
    </message>
    <message>
        <source>The same day by day</source>
        <translation type="unfinished">Lo mismo día a día</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">Qué es cada línea</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Por herramienta</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Por modelo</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Por proveedor</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">Por servidor MCP</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Por día</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Desde cuándo</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Hoy</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>Último día</numerusform>
            <numerusform>Últimos %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Todo</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Act&amp;ualizar</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">Guardar como &amp;CSV…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">Guardar como &amp;JSON…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">Qué muestra el gráfico</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">Llamadas</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Fallos</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">Coste</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">Tokens</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">Tiempo, %1 %</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">Como &amp;tabla</translation>
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
        <translation type="unfinished">estadísticas.jsonl</translation>
    </message>
    <message>
        <source>figures.csv</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">estadísticas.csv</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation type="unfinished">Guardar las estadísticas</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">Se ha escrito %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">%1 por ciento</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">Parte</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">Proporción</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">Tamaño</translation>
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
        <translation type="unfinished">Qué ocupa la petición</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">Mostrarlo en la conversación</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">No es una petición cuyas partes se conozcan.</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1, que el proveedor contó como %2 tokens; los de cada parte son su proporción en bytes. Intro lleva al mensaje del que procede una parte.</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1. Intro lleva al mensaje del que procede una parte.</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">Preguntando a su shell de inicio de sesión dónde están sus programas…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">Agentes en este equipo</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">Los agentes y dónde están sus programas</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">&amp;Hablar con él</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 no está en este equipo</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">Estos se pueden elegir como los modelos. Cada uno se ejecuta como un programa propio, fuera del entorno aislado, y pregunta antes de actuar.</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">Ninguno de ellos está instalado donde su shell busca los programas. Uno que esté en otro lugar se describe con un proveedor propio, con dialect = &quot;acp&quot;.</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Buscar</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Búsqueda</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Reemplazar por</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Expresión regular</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">Solo palabras completas</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">Cerrar la búsqueda</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Reemplazar aquí</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Reemplazar &amp;todo</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">Reemplazar todo</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">expresión no válida</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">sin modelos</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">Servidores de este equipo</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">Servidores encontrados</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">&amp;Buscar otra vez</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">&amp;Conservar lo marcado</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">Buscando en los puertos %1 de este equipo…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">%1
ya conservado, como %2</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">Lo marcado se conserva como descriptor, para poder elegir sus modelos.</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">No respondió ningún servidor. Si se ejecuta en otro equipo, descríbalo con un proveedor propio.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">Lanza 2d6, calcula 17 * 23 y dime la hora.</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">No se ha descrito ningún proveedor de ensayo.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">Iniciar una conversación</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">Nada sale de este equipo hasta que usted lo configure.</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">Ensayar</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">Un escenario integrado responde y llama a herramientas reales, sin clave y sin red. No es un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">&amp;Ensayar ahora</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">Usar un modelo de este equipo</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">Busca llama.cpp, Ollama, LM Studio y vLLM en sus puertos habituales.</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Buscar servidores</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">Introducir una clave</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">Para un proveedor de la red.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Ahora no</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">Buscando…</translation>
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
        <translation type="unfinished">No respondió ningún servidor. Inicie uno y busque de nuevo.</translation>
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
        <translation type="unfinished">Espacio de trabajo</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">Lo que el modelo puede usar</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">Las herramientas de archivos no ven ninguna carpeta hasta que elija una.</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">&amp;Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">Marque las herramientas con las que empieza esta conversación. Una herramienta que escribe archivos, ejecuta órdenes o descarga páginas le pregunta antes de hacerlo.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">&amp;Atrás</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Listo</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">&amp;Siguiente</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">Hay una clave para %1 en el entorno; su modelo está elegido.</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>%n carpeta</numerusform>
            <numerusform>%n carpetas</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Espacio de trabajo: %1</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">Espacio de trabajo</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">Las herramientas de archivos no ven ninguna carpeta hasta que elija una.</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">Añadir una carpeta de trabajo</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Quitar %1</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">&amp;Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">Usadas recientemente</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">Añadirla de todos modos</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">No se puede comprobar lo que se ha rellenado: %1</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">Como JSON</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">No hay nada que rellenar.</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">Si la conversación no cabe en el contexto del modelo: leave-out omite los mensajes más antiguos, summarise hace que el modelo los resuma y fail falla sin enviar nada.</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">--full admite leave-out, summarise o fail, no %1.</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">No cabe en el contexto del modelo, que tiene espacio para %1 tokens además de la respuesta. No se envió nada.</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… %1 está escribiendo un resumen de los mensajes anteriores</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>%n mensaje se ha resumido y ya no se envía.</numerusform>
            <numerusform>%n mensajes se han resumido y ya no se envían.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">Son los del mensaje %1 al mensaje %2 de la conversación. Con --full summarise se resumen en su lugar.</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">Textos en gram, o carpetas que los contengan; - es la entrada estándar.</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">Mostrar qué errores hay, también en agentes y firmas. Es lo que se hace si no se pide otra cosa.</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">Escribir el árbol sintáctico.</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">Volver a escribir el texto, con formato.</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">Escribir los patrones, a cualquier profundidad, que digan esto de sí mismos: name, :Label, {key: value}, o varias de estas cosas en ese orden, como en &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Encima de cada uno se indica dónde está.</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">expresión</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">Unir los textos en uno y escribirlo, para que los agentes puedan nombrar herramientas de otros archivos. Los nombres definidos dos veces, o en ninguna parte, son errores.</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">¿Qué textos en gram? Indique archivos o carpetas, o - para la entrada estándar.</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">--check, --tree, --format, --select y --compose se excluyen entre sí.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">No se puede leer %1: %2.</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Escribir JSON Lines.</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">Escribir los caracteres de control tal cual en un archivo o una tubería.</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">Se admite en todos los comandos; un capítulo ya es texto sin más.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostrar las opciones de este comando.</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">Un capítulo, o CAPÍTULO#SECCIÓN; sin ninguno, la lista de capítulos.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 no admite el argumento «%2». Pruebe %1 --help.</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">parlance help CAPÍTULO muestra uno de estos; parlance COMANDO --help, las opciones de un comando.</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance: %1 no tiene la sección «%2». Hay: %3.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">¿Quiso decir %1?</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance: no existe el capítulo «%1».</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">Adelante</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">Buscar en el manual</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">Capítulos</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">No se encontró nada.</translation>
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
        <translation type="unfinished">Solo mostrar qué se importaría.</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">Las conversaciones que ya están aquí se importan otra vez, con identificadores nuevos.</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">Archivos exportados aquí, por ChatGPT o por Claude, chats en el formato de OpenAI, sesiones de Claude Code o Codex, o un HTTP Archive (HAR) con peticiones a un proveedor.</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">¿Qué archivos?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    menciona la carpeta %1, en la que sus herramientas no miran</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">se importarían: %1, se omitirían: %2</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">importadas: %1, omitidas: %2</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">Archivos de configuración de otros clientes: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json y otros con «mcpServers» o «servers».</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">Solo el servidor que tiene este nombre en el archivo; se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">Escribir los descriptores y poner las claves de los archivos en el llavero del escritorio. Sin esta opción solo se muestran.</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">¿Qué archivos de configuración? Indique archivos de otros clientes.</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance: no se ha escrito nada; con --yes sí se escribe.</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">No hay ningún servidor llamado %1 en los archivos.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">No se puede incorporar %1. %2</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  clave %1: debe darse como variable de entorno o introducirse en la ventana. %2</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  clave %1: del archivo al llavero. %2</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">escrito: %1</translation>
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
        <translation type="unfinished">Los servidores MCP de %1, cada uno como un conjunto. Las claves que contiene el archivo van al llavero del escritorio y nunca a un descriptor.</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">Servidores del archivo</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">&amp;Importar</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">%1 (no es posible)</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">Un archivo JSON con una lista de herramientas, o el archivo Python de un personaje con TOOLS; - es la entrada estándar.</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">Escribir gram: las especificaciones de herramientas y, con --name, el agente que hace referencia a ellas. Si no, se escribe un descriptor.</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">Cómo se llama el agente. Si no se indica, un descriptor toma el nombre del personaje o del archivo.</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">El modelo del agente, como PROVEEDOR/MODELO.</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">La instrucción del agente.</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">¿Qué archivo contiene las herramientas?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">Utiliza tus herramientas cuando ayuden.</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">imagen: %1</translation>
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
        <translation type="unfinished">&amp;Enviar otra vez…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">Editar la petición que se muestra y enviarla otra vez</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">&amp;Fijar, sea cual sea el presupuesto	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">Dejar de &amp;fijar	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">Mostrar la &amp;diferencia	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">Mostrar en la con&amp;versación	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">Copiar el &amp;identificador</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">Mostrar en qué &amp;difieren	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">Mostrar la &amp;diferencia con el anterior	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">Lo que resultó no está en la ruta de la conversación que se muestra: se revirtió o está en otra rama.</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">No hay ninguno anterior hacia la misma dirección. Elija dos en la lista (Ctrl y clic, o Ctrl y Espacio) para compararlos.</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">%1 ya no se conserva.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">Buscando…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">Ninguno en esta conversación</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">Activar este conjunto, si al principio está desactivado; se puede repetir.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all, o el nombre de una herramienta; se puede repetir. Sin una terminal, ask equivale a refuse. Lo que ninguna otra palabra cubre: hidden-files, para archivos ocultos o que parecen secretos, y offered-calls, para llamadas que una respuesta ofrece en su texto.</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">La herramienta, como io:read_file.</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">Sus argumentos como objeto JSON.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">Indique una herramienta y sus argumentos como objeto JSON, por ejemplo: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… esperando a %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 no está conectado: %2</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance: %1 error: %2</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">Escribir la llamada como un caso de evaluación que espera su resultado, una línea para un archivo de casos.</translation>
    </message>
</context>
<context>
    <name>gui::JsonTreeModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">Nombre</translation>
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
        <translation type="unfinished">Como &amp;tabla</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">Buscar en el valor</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">Buscar; Intro continúa</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">El valor como árbol</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">El valor como tabla</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">Copiar</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">No se encontró nada</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">Saltar al final</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">Saltar al final (Fin)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>%n nuevo</numerusform>
            <numerusform>%n nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">texto nuevo</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">al final</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">&amp;Conservar la clave</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">Proveedor</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Clave</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">No se ha descrito ningún proveedor que necesite una clave.</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">Ya existe una clave llamada %1.</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">Se guarda en el llavero del escritorio como %1 y se envía a %2. También se lee la variable de entorno con ese nombre.</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">Es tan corta que no se distingue de palabras corrientes: si un servidor la repite, quedará grabada.</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">Guardada en el llavero como %1.</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">%1 Para tenerla la próxima vez, defina la variable de entorno %2.</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">Claves que piden los proveedores</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">Proveedor</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">Nombre de la clave</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">Dónde se guarda</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">en el entorno</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">buscándola…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">ningún llavero responde</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">no está</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">en el llavero del escritorio</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">Idioma del programa</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Como el escritorio</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">Traducido por una máquina; una persona ha leído %1 de %2 textos. Donde uno suene mal, vale el texto inglés.</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">Surte efecto en el próximo inicio.</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">Ninguna fuente de este equipo tiene sus letras: instale una, por ejemplo %1. Hasta entonces el programa habla inglés.</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">El programa no habla «%1»: habla inglés.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">ya está aquí, entre las eliminadas</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">ya está aquí</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">ya está aquí y ahora es distinta; se queda como está</translation>
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
        <translation type="unfinished">Ese archivo no existe.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">Esto no es un archivo.</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">Hay otra importación en curso; inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">La importación se detuvo.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">y otras: %1</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">Exportar la conversación (.jsonl lo contiene todo; .md, .html, .pdf y .json, la ruta que se muestra)</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">Exportar todas las conversaciones (.jsonl lo contiene todo; .md, .html, .pdf y .json, las rutas que se muestran)</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">Exportado a %1: mensajes: %2.</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">Importar conversaciones</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">&amp;Importar</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">Hay otra importación en curso; inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">Examinando el archivo…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">Importando las conversaciones…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">&amp;Detener</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">La importación se detuvo; no ha llegado nada.</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">De %1: conversaciones que se importan: %2, que ya están aquí: %3</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">Mencionan estas carpetas, en las que sus herramientas no miran hasta que se elijan de nuevo:</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">Conversaciones importadas: %1.</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Guardar como caso de una evaluación</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">Guardado como caso en %1.</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">El servidor aún no ha escrito nada.</translation>
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
        <translation type="unfinished">Un descriptor tiene cambios sin guardar. ¿Guardarlos antes de cerrar la ventana?</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">&amp;Cerrar y descartar</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">La ejecución es ahora una conversación.</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">Acerca de Parlance</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">Parlance %1
Un banco de trabajo para conversar con modelos de lenguaje.
Licencia: Apache-2.0. Sin telemetría.</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">Dónde se escriben parlance.1 y parlance-descriptors.5.</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">¿En qué carpeta?</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">No se puede escribir %1: %2.</translation>
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
        <translation type="unfinished">Mostrar todo</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">Casos y variantes</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">%1, la mejor</translation>
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
        <translation type="unfinished">Qué se midió</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">aún no ha respondido</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">necesita la clave %1</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">representa un escenario, no es un modelo de lenguaje</translation>
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
        <translation type="unfinished">Buscar modelos</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">Busque o escriba proveedor/modelo</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modelos</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">&amp;Buscar servidores…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">Iniciar un &amp;archivo de modelo…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">Elegir un modelo</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Modelo: %1</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">Buscar a&amp;gentes…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">Modelos en este equipo</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">Modelos que sirve Parlance</translation>
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
        <translation type="unfinished">Memoria</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">Cuánto del modelo se ha cargado</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">Lo que escribió el servidor</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">Copiar el re&amp;gistro</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Iniciar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">&amp;Reiniciar</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">Iniciar un &amp;archivo de modelo…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">Todavía no se sirve ningún archivo de modelo.</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">Solo de este proveedor, a cuyo endpoint se preguntan sus modelos.</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">Buscar en su lugar servidores en los puertos habituales de este equipo.</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">Con --find: buscar en este puerto en lugar de los habituales; se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">Con --find: conservar lo encontrado como descriptores.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">No hay ningún proveedor llamado %1.</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">No se pudo obtener su propia lista: %1</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">(necesita la clave %1)</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">«%1» no es un puerto.</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">Servidor en el puerto %1</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">No respondió ningún servidor.</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">Mostrar en su lugar qué agentes de otros programas hay en este equipo.</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 no está en este equipo</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">ahora</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">hoy %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">ayer</translation>
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
        <translation type="unfinished">El grupo; vacío para ninguno.</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">¿A qué grupo? --group NOMBRE; --group &quot;&quot; para ninguno.</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">La respuesta ya está aquí.</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">Una herramienta sufrió un fallo grave; el turno se ha deshecho.</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">La respuesta se interrumpió.</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">Se le pregunta algo.</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">Se necesita su decisión.</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">Se admite en todos los comandos; aquí no cambia nada.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostrar las opciones de este comando.</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">Descriptores, conversaciones, intercambios, servidores de otro cliente o enlaces que comienzan por parlance://; sin ninguno, la ventana. Se muestra lo que contienen y se pregunta; no se ejecuta nada.</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">El enlace dice «%1», que los enlaces de este tipo no tienen.</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">El enlace tiene más texto que los %1 caracteres admitidos.</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">El enlace contiene en «%1» caracteres que no se ven.</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">El enlace dice «%1» demasiadas veces.</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">El enlace añade un servidor sin nombre, o con un nombre demasiado largo.</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">El enlace añade un servidor y no tiene ni su dirección ni un comando, o tiene ambos.</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">«%1» no es una dirección que comience por https:// o http://.</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">La dirección del servidor contiene una contraseña.</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">El enlace es más largo de lo que se admite.</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">«%1» no es un enlace: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">«%1» no es el identificador de una conversación.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">«%1» no corresponde a un enlace de este tipo.</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">Los enlaces de Parlance comienzan por parlance://conversation/, new, add-server, manual/ o quick-question, no por «%1».</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">No existe el archivo %1.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 no es un archivo.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">No se puede leer %1.</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">%1 no es de un tipo que se abra aquí: descriptores (.toml, .gram), conversaciones e intercambios (.jsonl, .json, .har, .md) o servidores de otro cliente (.json).</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">«%1» no es un archivo de este equipo.</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">«%1» no es un archivo ni un enlace que comience por parlance://.</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">«%1» dice más de lo que dicen los enlaces de este tipo.</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">Este texto llegó con un enlace. No se ha enviado nada.</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">un enlace</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">El manual no tiene el capítulo «%1».</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">%1 no es un descriptor: ninguna de sus tablas es de un proveedor, un conjunto, un agente, una biblioteca, un prompt o un escenario.</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">No se copia %1, porque ya existe %2.</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">%1 está fuera de las carpetas de descriptores. ¿Copiarlo a %2, donde tiene efecto, y abrirlo allí?
Errores que contiene como TOML o gram: %3.</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">&amp;Copiar y abrir</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">Conversaciones abiertas</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">Nueva conversación</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Se espera su decisión</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">Hay un turno en curso</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">Cerrar la pestaña</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">conversación</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">Mensaje: %1</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">mensaje</translation>
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
        <translation type="unfinished">Preferencias: %1</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">preferencias</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">En esta conversación aún no ha habido tráfico.</translation>
    </message>
    <message>
        <source>exchanges.har</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">intercambios.har</translation>
    </message>
    <message>
        <source>exchanges.jsonl</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">intercambios.jsonl</translation>
    </message>
    <message>
        <source>Save exchanges</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">Guardar intercambios</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">Se ha escrito %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">Se ha escrito la casete.</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">Grabar todo el tráfico</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">grabación.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">Grabando para %1; el mismo comando termina la grabación.</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">Reproducir un casete</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">No espera ningún evento de un casete.</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">Ocupa más de %1 MB, así que no es un PDF de Parlance.</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">Parlance no exportó este PDF, o lo hizo una versión que no ponía conversaciones en él. Otros PDF no dicen quién dijo qué.</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">No se puede leer el PDF: %1</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">No se puede leer el PDF: pide más memoria o tiempo que cualquiera de Parlance.</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">Es demasiado para un PDF. HTML admite conversaciones de cualquier longitud.</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">otro programa</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">Preferencias</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">&amp;General</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">&amp;Atajos</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">Cla&amp;ves</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">Como el escritorio</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">%1 (fácil de leer)</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">Oscuro</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">Intro envía, Mayús+Intro comienza una línea</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Ctrl+Intro envía, Intro comienza una línea</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Mayús+Intro envía, Intro comienza una línea</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">Conservar una co&amp;pia de cada uno de los últimos siete días</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">La primera línea de lo primero que usted dijo</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">Escrito por el modelo tras el primer turno</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">Ninguna</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">Que ha llegado algo, sin contenido</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">Con título y texto</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">Nada</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">Finales, preguntas y errores</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">También llamadas y comienzos de respuestas</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">hasta que se borren</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished"> días</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished"> %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Idioma:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Colores:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Tamaño de los textos:</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">&amp;Fuente de los textos:</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Fuente del códig&amp;o:</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">E&amp;nvío:</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Conversaciones:</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Títu&amp;los:</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">Not&amp;ificaciones:</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">Al lector &amp;de pantalla:</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">Las &amp;eliminadas se guardan:</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">O&amp;rtografía:</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">Tra&amp;zas a:</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">Adónde se envían las trazas de los turnos: la dirección de un recolector, o un archivo</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">a ninguna parte; http://127.0.0.1:4318, o un archivo</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">Con lo &amp;que se dice</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">No hay diccionarios en este equipo (paquetes hunspell-…).</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">Idiomas que se consultan</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">No se puede acceder al bus de sesión del escritorio: no hay notificaciones, y cada inicio del programa tiene sus propias ventanas.</translation>
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
        <translation type="unfinished">&amp;Usar el prompt</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">El servidor %1 no está conectado.</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">es obligatorio</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">es opcional</translation>
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
        <translation type="unfinished">&amp;Borrar definitivamente…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">Lo que hay aquí se queda todo el tiempo que quiera, y la búsqueda lo encuentra.</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">Lo eliminado se guarda aquí el tiempo que indiquen las preferencias.</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Conversaciones archivadas</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">Conversaciones eliminadas</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">Devolver a la &amp;lista</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">Devolver a la lista de conversaciones</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">Restaurar la conversación</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">Borrar la conversación definitivamente</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">Borrar definitivamente…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">¿Borrar «%1» definitivamente? Sus mensajes, ramas e intercambios grabados se sobrescriben. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">&amp;Borrar definitivamente</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Pregunta</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">El texto completo</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Ejecutar</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Dejarlo</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Continuar</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">&amp;Terminar el turno</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">Abrir en el na&amp;vegador</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Permitir</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Permitir &amp;siempre</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">&amp;Rechazar</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">Iniciar &amp;sesión</translation>
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
        <translation type="unfinished">También se pregunta a %1, donde se puede responder antes.</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">Permitir &amp;una vez</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">&amp;Para esta conversación</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Siempre</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">Siempre para &amp;llamadas como esta</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">&amp;Rechazar</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">&amp;Enviar la respuesta</translation>
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
        <translation type="unfinished">Abrir en el na&amp;vegador</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">C&amp;ontinuar</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">Continúe cuando haya hecho allí lo que se pide.</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">No se pudo abrir el navegador. Lleve la dirección allí a mano y luego continúe.</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">Una herramienta pregunta</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">%1 pregunta</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">Argumentos, como JSON</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">Qué cambia en el archivo: − se quita, + se añade</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">Llamadas como esta: %1.</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">Qué se ejecutará</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">Como &amp;formulario</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">Debe ser un objeto JSON.</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">Revise lo que está marcado abajo.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">Esto no se puede enviar como está.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">Esto no se puede enviar como está</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Enviar ahora</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">Enviar lo que espera y continuar con el siguiente tras cada respuesta</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Decir ahora</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">Decirlo dentro del turno en curso, después de la ronda actual (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">Editar</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">Seguir escribiendo este mensaje (Intro)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">Subir</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">Enviarlo antes (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">Bajar</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">Enviarlo después (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">Descartar</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">No enviarlo (Supr)</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">Mensajes en espera</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>%1 (con %n adjunto)</numerusform>
            <numerusform>%1 (con %n adjuntos)</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">Después de esta ronda: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>%n mensaje espera la respuesta.</numerusform>
            <numerusform>%n mensajes esperan la respuesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">Ahora no</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">&amp;Preguntar</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">&amp;Abrir en la ventana</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">Pregunta rápida – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">Pr&amp;egunta:</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">Pregunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">Respuesta</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">%1, sin herramientas. Esc cierra esto.</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">Esperando la respuesta…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">La respuesta ya está aquí; otra pregunta continúa a partir de ella.</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">La pregunta no llegó a nada.</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">El mensaje como texto</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">Qué se elimina de los intercambios</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">Patrones, uno por línea</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">Miembros de JSON y cabeceras, separados por comas</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">Los intercambios con los que se probaron las reglas</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Inicio</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">Petición</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">Eliminado</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">Lo que se habría conservado</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">Las claves se eliminan siempre. Lo que coincide con un patrón (una expresión regular), y los valores de estos miembros, pasan a ser [redacted] antes de conservar un intercambio. Lo ya conservado queda como está.</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">&amp;Patrones, uno por línea</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">&amp;Miembros de JSON y cabeceras</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">P&amp;robar</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">Con los últimos intercambios conservados; no se cambia nada</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">&amp;Conservar estas reglas</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">Tienen efecto a partir de ahora</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">Todavía no se ha conservado nada con lo que probar las reglas.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>Se habría eliminado %n fragmento de los últimos intercambios conservados.</numerusform>
            <numerusform>Se habrían eliminado %n fragmentos de los últimos intercambios conservados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">Conservadas. Se aplican a todos los intercambios a partir de ahora.</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">El puerto en 127.0.0.1; con 0 se usa cualquiera que esté libre.</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">Un descriptor de escenario, o una casete (NOMBRE.jsonl, o un HTTP Archive, NOMBRE.har); sin ninguno, el escenario incluido.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 no es un puerto.</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">&amp;Deshacer</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">Se ha eliminado %1.</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">Escribir JSON Lines.</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">Para lectores de pantalla: palabras en lugar de signos.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">Mostrar las opciones de este comando.</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">Solo mostrar qué está mal, sin cambiar nada.</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">repair no admite argumentos.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">Todo se puede leer.</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">Todo se puede leer; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">No falta nada.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">El archivo antiguo se conserva como %1.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Conversaciones rescatadas: %1, con %n mensaje.</numerusform>
            <numerusform>Conversaciones rescatadas: %1, con %n mensajes.</numerusform>
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
        <translation type="unfinished">Todo se puede leer; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">No falta nada.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">El archivo antiguo se conserva como %1.</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">Reparar las conversaciones</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">&amp;Abrir las conversaciones</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">Se comprueban todas las partes del archivo.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>Conversaciones rescatadas: %1, con %n mensaje.</numerusform>
            <numerusform>Conversaciones rescatadas: %1, con %n mensajes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">Cuerpo de la petición</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">Qué errores tiene la petición</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">La petición es grande y se está leyendo…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>%n cadena larga está plegada en una marca y se envía entera.</numerusform>
            <numerusform>%n cadenas largas están plegadas en una marca y se envían enteras.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Herramientas</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Mensajes</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">Instrucciones del espacio de trabajo</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">Ajustes y lo demás</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">Texto del sistema</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">Qué verá el modelo</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">Dirección y cabeceras</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Petición</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Ca&amp;beceras</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">Buscar en la petición</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">&amp;Anterior</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">La línea anterior que lo contiene (Mayús+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">&amp;Siguiente</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">La línea siguiente que lo contiene (F3)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">Copiar el cuerpo completo tal como se enviaría</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Act&amp;ualizar</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">Tal como sería ahora (F5)</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">No hay ninguna petición que mostrar.</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">Esto se enviaría ahora, con lo que hay en el cuadro de mensaje. No se ha enviado nada para mostrarlo.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>Se omite %n mensaje anterior porque no cabe en el contexto del modelo.</numerusform>
            <numerusform>Se omiten %n mensajes anteriores porque no caben en el contexto del modelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Sin cuerpo</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">No encontrado</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">Línea %1</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">Enviar el contenido de este archivo en lugar del cuerpo que se envió, byte a byte.</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">Cuántas veces, una tras otra; como máximo %1.</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">A este proveedor, que debe usar el mismo lenguaje. Predeterminado: aquel al que se envió.</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">El intercambio, por su identificador o su comienzo.</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">¿Qué intercambio? parlance exchanges los muestra.</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">--times es un número de 1 a %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">%1 ocupa más de 64 MiB.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Donde había una clave en el cuerpo hay en su lugar una marca, que se envía como está.</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">%1 Indique cuál con --provider.</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">dice lo mismo que antes</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">difiere de lo dicho antes en el byte %1</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">%1  estado %2  %3 ms (antes %4)  %5 tokens de entrada, %6 de salida  %7</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">familia</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">modificado</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">vigilado</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">Texto del recurso</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">No es texto ni una imagen: %1</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[El resto no se muestra aquí.]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">Imagen</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">No se puede mostrar la imagen.</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;Leer</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">&amp;Vigilar los cambios</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">&amp;Adjuntar al mensaje</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">Parte del recurso</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">Rellene lo que está entre llaves y luego léalo.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">Leyendo…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">Se enviará con su próximo mensaje.</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">Ha cambiado desde que se leyó.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">&amp;Leer otra vez</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Act&amp;ualizar la lista</translation>
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
        <translation type="unfinished">Buscar en los recursos</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Búsqueda</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Recursos</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">Todavía no hay ningún servidor MCP.</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">Este servidor no tiene recursos.</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">Obteniendo la lista…</translation>
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
        <translation type="unfinished">El turno se revertiría; el modelo no recibiría nada.</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">El turno continuaría; el modelo recibiría esto como resultado de error.</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">%1 error: %2</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">Para el modelo</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">Para usted</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">Sin procesar</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">Diferencia</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">Aún sin ejecutar</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>%n petición</numerusform>
            <numerusform>%n peticiones</numerusform>
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
        <translation type="unfinished">Volver a generar</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">Bifurcar</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">Comparar desde aquí…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">Comparar con la otra versión</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">Activo</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fijar</translation>
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
        <translation type="unfinished">Editar el resultado…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">Examinar argumentos y resultado…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">Ejecutar otra vez esta llamada…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Eliminar</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">Mover a una conversación nueva</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">Mostrar qué vio aquí el modelo</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">Mostrar el tráfico</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">Deshacer los archivos de este turno…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Versión anterior</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Versión siguiente</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Mostrar razonamiento</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">Abrir o plegar</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">Mostrar todo</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">Deshacer este turno</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">Leer como texto</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Desactivar</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">Activar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Dejar de fijar</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fijar</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">Editar los argumentos…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">Editar…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">Deshacer este turno y lo que sigue</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">Preguntado</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">Respondido</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">Conversación &amp;completa</translation>
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
        <translation type="unfinished">Su nota</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">Elija una celda para ver sus ejecuciones.</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">%1 · %2 · ejecución %3 de %4</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● superada</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ con error</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ no superada</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">Llamó a %1 (%2).</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">Los servidores y lo que se les pide ahora</translation>
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
        <translation type="unfinished">Llamadas</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">En espera</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">Memoria</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">Reinicios</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">Peticiones en curso</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">Las que aún no tienen respuesta</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">De los servidores que Parlance ha iniciado como programas</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">Cuántas veces se ha reiniciado desde que se inició Parlance</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">Ahora no se ejecuta nada: no hay ningún servidor MCP descrito, no se ha iniciado el servidor de ningún modelo y no se está preguntando a ningún proveedor.</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">archivo de modelo</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">listo</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">detenido</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">error</translation>
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
        <translation type="unfinished">proveedor</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">preguntado</translation>
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
        <translation type="unfinished">La ejecuta otra vez con los mismos argumentos (F5)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">Comparar</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">Muestra en qué difieren dos ejecuciones elegidas</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">Usar como ejemplo</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">Copia la ejecución como ejemplo para una descripción</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">Ejecuciones anteriores</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">Usar como caso</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">Copia la ejecución como caso de una evaluación, para un archivo de casos</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">&amp;Sin textos: solo estructura, tamaños y tiempos</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>Guardar %n intercambio</numerusform>
            <numerusform>Guardar %n intercambios</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">Qué tipo de archivo</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">HTTP Archive (.har), que leen los navegadores y otras herramientas</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">Casete (.jsonl), que se puede volver a reproducir</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">Ninguno de los dos contiene claves. Sí contienen lo que se haya dicho, salvo que se omita.</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">Como máximo esta cantidad.</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">Deben aparecer todas; cada una puede ser el comienzo de una palabra.</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">¿Qué se busca?</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">en el título</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">Sin título</translation>
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
        <translation type="unfinished">en el título</translation>
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
        <translation type="unfinished">Ahora</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">Editar y enviar otra vez</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>%n error en la petición; se envía como está de todos modos.</numerusform>
            <numerusform>%n errores en la petición; se envía como está de todos modos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">Cabeceras de la petición, una por línea; las claves se añaden al enviarla</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Petición</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Ca&amp;beceras</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">Todas las respuestas y en qué difieren</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">El proveedor al que se envía</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">&amp;A</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">Cuántas veces se envía</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished"> veces</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;Enviar</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">Envía la petición como está (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">Como &amp;rama</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">Pone la respuesta que se muestra junto a la antigua en la conversación, marcada como hecha a mano</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Guardar como</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">Copiar como c&amp;url</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">La petición como está, como línea de comandos sin la clave</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">Deshacer &amp;todo</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">La petición tal como se envió</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">&amp;Casete…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">&amp;Escenario del ensayo…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">&amp;Tabla de las respuestas (CSV)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">%1 · enviado %2</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">Todavía no se ha enviado nada.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">Donde había una clave en el cuerpo hay en su lugar una marca, que se envía como está.</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">No se conoce ningún proveedor adonde se envió esto. Elija uno.</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">Ningún proveedor usa %1.</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">«%1» no es una cabecera que se pueda definir.</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">Omita %1: la clave del proveedor se añade al enviarla.</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">Ahora: respuesta %1</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">Se detuvo antes de recibir respuesta.</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">La respuesta es ahora una rama de la conversación, marcada como hecha a mano.</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">Copiado. La clave figura como $API_KEY.</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">Guardar como casete</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">petición.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">Se ha escrito %1. Se reproduce con --replay, o como base-url = &quot;cassette:%1&quot;.</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">Guardar como escenario del ensayo</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">escenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">Guardar la tabla de las respuestas</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">respuestas.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">Se ha escrito %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">&amp;Detener</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">C&amp;aso de una evaluación…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">Guardar como caso de una evaluación</translation>
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
        <translation type="unfinished">--answer-limit es un número de MiB de 1 a 1024.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… esperando a %1</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">El servidor de %1 volvería a iniciar este programa, este su servidor, y así sin fin.</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">Dar servicio a otros programas</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">Otros programas de este equipo pueden usar Parlance mediante MCP: sus conversaciones, modelos y agentes, y las herramientas que se elijan aquí. Lo que hacen se conserva como todo lo demás; lo que pregunta antes se pregunta allí, o aquí.</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">&amp;Servir</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">Conjuntos cuyas herramientas se ofrecen</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">cualquiera</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Herramientas de:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Puerto:</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Dirección</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">Clave</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">Copiar una &amp;entrada para el archivo de un cliente</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">D&amp;irección:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">C&amp;lave:</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">A quién se da servicio y qué está en curso</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">Cliente</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">Qué</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">Desde</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Detenerlo</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">&amp;Mostrar la conversación</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">&amp;Terminar el servicio</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">Un programa sin nombre</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>%n llamada</numerusform>
            <numerusform>%n llamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">espera una decisión allí</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">en curso</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Nadie todavía</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">%1, proceso %2</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">Terminar&amp;lo</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">espera una respuesta, allí o aquí</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">espera su decisión</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">Comunicarse con el programa que ha iniciado este, por la entrada y la salida estándar.</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">Escuchar en 127.0.0.1; con 0 se usa cualquier puerto libre.</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">Indique --stdio, o --http con un puerto.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 no es un puerto.</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">Dé ambos al programa que vaya a usar esto. Ctrl+C lo termina.</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… esperando a %1</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>%n carácter hasta ahora</numerusform>
            <numerusform>%n caracteres hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">un programa</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">&amp;Iniciar el servidor</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">&amp;Detener el servidor</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">&amp;Reiniciar el servidor</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">&amp;Cerrar sesión</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Rec&amp;ursos…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">Mostrar su re&amp;gistro…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">Mostrar sus &amp;mensajes</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">No se puede leer %1.</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">%1: %2 Para tenerla la próxima vez, defina la variable de entorno %1.</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">%1 ya existe y se ha dejado como está.</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">Archivo de configuración de otro cliente (mcpServers o servers)</translation>
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
        <translation type="unfinished">Copiar &amp;todo</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">El servidor ya no está descrito.</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">Otras preguntas en espera: %1</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">Por qué no se puede incorporar</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">No se puede incorporar. %1</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">Qué se cambia o se omite</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">del archivo al llavero</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Clave %1</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">Su descriptor</translation>
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
        <translation type="unfinished">%1 se omite: %2</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">%1 %2: hecho</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">El servidor %1 no se inicia: %2</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">El servidor %1 funciona, pero no comunica sus herramientas: %2</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>El servidor %1 funciona. Tiene %n herramienta.</numerusform>
            <numerusform>El servidor %1 funciona. Tiene %n herramientas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">En servicio</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>Da servicio a %n programa</numerusform>
            <numerusform>Da servicio a %n programas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>%n en curso</numerusform>
            <numerusform>%n en curso</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">espera su decisión</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">Otro programa lo ha pedido.</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">%1 lo ha pedido.</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">Esperando los servidores de herramientas</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">Ronda %1: el modelo está respondiendo</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">Se espera su decisión</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">Ejecutando herramientas</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">Esperando el almacén: otro programa lo tiene bloqueado, o es lento</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">Guardando el turno</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">Aquí se responde a otro programa</translation>
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
        <translation type="unfinished">&amp;Estándar</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">Acciones y sus atajos</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">Acción</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">Atajo</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">Nuevo atajo</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">«%1» ya tiene este atajo.</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">Una letra sola sirve para escribir. Púlsela con Ctrl o Alt, o use una tecla de función.</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">JSON sin identificadores, tiempos, duraciones ni uso, para poder comparar dos ejecuciones.</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">El identificador de la conversación, o su comienzo.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">¿Qué conversación? parlance conversations las muestra.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>No se puede leer %n mensaje, o solo en parte. parlance repair rescata lo que se pueda leer.</numerusform>
            <numerusform>No se pueden leer %n mensajes, o solo en parte. parlance repair salva lo que se pueda leer.</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (interrumpido)</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished"> (escrito a mano)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (dañado: %1)</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">no se puede usar</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">Buscando sugerencias…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">«%1» es una palabra</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">No hay sugerencias</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">Iniciar un archivo de modelo</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">&amp;Restablecer el estado del modelo antes de cada respuesta</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">&amp;Iniciar el modelo</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Examinar…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">tantos como aquellos para los que se creó el modelo</translation>
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
        <translation type="unfinished">Si está desactivado, el servidor conserva lo que ha leído de la conversación: más rápido, pero incorrecto con algunos modelos que tienen estado.</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">Archivo de &amp;modelo:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Nombre:</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">Conte&amp;xto:</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">Capas en la tarjeta &amp;gráfica:</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Otros argumentos:</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">&amp;Programa:</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">Elegir un archivo de modelo (GGUF)</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">Elija el archivo del modelo: uno que se pueda leer, por su ruta completa.</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">El modelo necesita un nombre con letras, cifras, - y _.</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">Ya existe un proveedor %1.</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">«%1» se indica más arriba, o lo elige Parlance.</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">Indique el programa del servidor.</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">herramienta encontrada</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">argumentos leídos</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">valores predeterminados añadidos</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">argumentos comprobados</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">duplicados buscados</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">aprobación</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">confinada</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">ejecutada</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">resultado formateado</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">%1 (aquí falló)</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">Pasos de la ejecución con sus tiempos</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">Hacer copia de seguridad de todas las conversaciones</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">Todas las conversaciones están en %1.</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">La reparación cierra todas las ventanas, comprueba todas las partes del archivo en el que se guardan las conversaciones y guarda en un archivo nuevo lo que se pueda leer de uno dañado. El antiguo se conserva a su lado.</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">&amp;Cerrar y reparar</translation>
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
        <translation type="unfinished">El archivo de las conversaciones está dañado. Se muestra lo que se puede leer; Reparar lo guarda en un archivo nuevo.</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">Las conversaciones solo se pueden leer: su archivo, o el soporte en el que está, está protegido contra escritura.</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">Crear las tablas y los roles, o actualizarlos a esta versión.</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">Solo mostrar el SQL de los roles: parlance_reader, parlance_worker, parlance_owner.</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">El almacén, en lugar de --store.</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">¿Qué se debe hacer con el almacén? Indique --create o --roles.</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">Ya se pueden guardar evaluaciones en %1.</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Renombrar</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Etiquetas</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">Mover a un grupo</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Renombrar grupo</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">Archivar</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">Sacar del archivo</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Eliminar conversación</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Restaurar conversación</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">%1 (en el almacén)</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">Abrir un archivo…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">Usar un almacén…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">Texto del sistema</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">Lo que se dice al modelo antes que nada, por ejemplo cómo responder.</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">Se envía con cada petición de esta conversación, a partir del próximo turno.</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">Texto del sistema •</translation>
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
        <translation type="unfinished">Texto del sistema: ninguno</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">Sin texto del sistema</translation>
    </message>
</context>
<context>
    <name>gui::TableWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Window title in the window that shows a table of the transcript</extracomment>
        <translation type="unfinished">Tabla</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">Cerrar</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">Ejecutar</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">Detener</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Como JSON</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">Ejecuciones anteriores</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">Ejecuta la herramienta (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">Detiene la herramienta (Ctrl+.)</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">Formulario o JSON (Ctrl+Mayús+J)</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">Como formulario</translation>
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
        <translation type="unfinished">Ejecuciones anteriores (%1)</translation>
    </message>
</context>
<context>
    <name>gui::TimingModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">Nombre</translation>
    </message>
    <message>
        <source>Connection and TLS</source>
        <translation type="unfinished">Conexión y TLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Conexión, envío</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">Envío</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">Envío, por una conexión ya abierta</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">Hasta la cabecera de la respuesta</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">Espera del primer byte</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">Hasta el primer token</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">Hasta el último token</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">Hasta el final</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">La respuesta</translation>
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
        <translation type="unfinished">Duración</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">En qué se fue el tiempo</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">%1 leídos de la caché</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">%1 escritos en ella</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">%1 de salida</translation>
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
        <translation type="unfinished">Todavía no se ha dicho nada de lo que se pueda sacar un título.</translation>
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
        <translation type="unfinished">Qué se enviaría a %1</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">Aquí no hay ninguna herramienta que se pueda enviar.</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">también %1</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">Escribir las herramientas como JSON para este dialecto: %1.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">No hay ningún dialecto llamado %1.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… esperando a %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 no está conectado: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">No se puede llamar a %1: %2</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">activada</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">desactivado</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>%n herramienta se ofrece bajo demanda: unos %1 tokens menos en cada petición.</numerusform>
            <numerusform>%n herramientas se ofrecen bajo demanda: unos %1 tokens menos en cada petición.</numerusform>
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
        <translation type="unfinished">&amp;Terminar el recorrido</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">Recorrido por la ventana</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">Aquí están sus conversaciones, y la línea de encima busca en ellas.</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">Aquí elige quién responde: un agente, un modelo, sus instrucciones y el espacio de trabajo.</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">Aquí aparece lo que se dice. Cada mensaje tiene un menú: editarlo, ramificar desde él, pedir otra respuesta.</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">Aquí se escribe. Una barra inicia una orden, y se pueden soltar archivos.</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">Estas son las herramientas que el modelo puede llamar. Marque las que recibe.</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">El Inspector muestra cada petición y cada respuesta, byte a byte.</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">Todo lo demás está en estos menús. %1 lo encuentra por su nombre, y F1 abre el manual.</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">Parada %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Listo</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">&amp;Siguiente</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">sustituido por una llamada posterior</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">no enviado al modelo</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">escrito a mano</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">No se puede leer este mensaje.</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">eliminado</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">fijado</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">razonando…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">razonamiento</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">razonó durante %1 s</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Argumentos</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Error</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">Resultado</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Pasos</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Ciclo de vida</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">hecho</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Archivo</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Imagen</translation>
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
        <translation type="unfinished">interrumpido</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">cortado por el límite de longitud</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">filtrado por el proveedor</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">el flujo se interrumpió</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">Instrucciones</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">Usted</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Asistente</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text</extracomment>
        <translation type="unfinished">Documento</translation>
    </message>
    <message>
        <source>Tool call</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">Llamada a herramienta</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">Se reutilizó el resultado de la misma llamada, de hace %1</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">buscar</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">analizar</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">valores predeterminados</translation>
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
        <translation type="unfinished">aprobar</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">ejecutar</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">confinamiento</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">espera para reintentar</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">formatear</translation>
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
        <translation type="unfinished">Tabla: %1</translation>
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
        <translation type="unfinished">Lleva a %1</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">Abrir en el &amp;navegador</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">&amp;Copiar la dirección</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>%n mensaje marcado</numerusform>
            <numerusform>%n mensajes marcados</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">Desactivar</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">Activar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Dejar de fijar</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fijar</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">Copiar la &amp;selección</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">Copiar la fórmula %1</translation>
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
        <translation type="unfinished">El turno se ha deshecho.</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">Una herramienta sufrió un fallo grave y el turno se ha deshecho.</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">La herramienta %1 sufrió un fallo grave y el turno se ha deshecho.</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">La conversación está como antes de su mensaje.</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">Ya hecho y no deshecho en el exterior: %1.</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">Comenzado, y no deshecho en el exterior hasta donde llegó: %1.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Reintentar</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">Enviar en su lugar el &amp;error al modelo</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">Restaurar como ra&amp;ma</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">Deshacer sus &amp;archivos…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Descartar</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">&amp;Continuar</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">Esta respuesta se interrumpió. Se conserva lo que llegó.</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">Este mensaje aún no tiene respuesta.</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">El modelo no ha continuado desde aquí.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Activar mensajes</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Desactivar mensajes</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Fijar mensajes</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Dejar de fijar mensajes</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">La conversación ha cambiado entretanto: esto ya no está en su ruta.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">Transcripción</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n mensaje</numerusform>
            <numerusform>%n mensajes</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">Se revirtió un turno</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">Se revirtió un turno: %1</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">Bifurcada de una conversación</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">Bifurcada de «%1»</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">Bifurcada a una conversación</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">Bifurcada a «%1»</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">Hay más ramas de las que se muestran aquí</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">Sistema</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">Usted</translation>
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
        <translation type="unfinished">Llamada</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">Resultado</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">mostrado</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">eliminado</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">desactivado</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">fijado</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">Com&amp;parar las ramas</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">Marque dos mensajes de ramas distintas con Ctrl+clic o con Ctrl+Espacio</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">Aquí todavía no se ha dicho nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n rama</numerusform>
            <numerusform>%n ramas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">&amp;Desplegar</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">&amp;Ir allí</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">Comparar con la rama que se &amp;muestra</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">&amp;Comparar los dos marcados</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">Mapa de la conversación</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">Esto no es texto.</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">Es demasiado grande para compararlo aquí.</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">No hay diferencias en el texto.</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">como antes del turno</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">recuperado</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">sin tocar: %1</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">como lo dejó el turno</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">creado por el turno; desaparecería</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">Deshacer los archivos de este turno</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">Examinando los archivos…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">Qué cambia al recuperarlo: − se quita, + se añade</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">&amp;Deshacer esto</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">No se conserva nada de los archivos que ha escrito este turno.</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">Archivos recuperados: %1.</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">Los archivos que las herramientas han escrito en este turno, y sus partes</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">Las herramientas han escrito estos archivos en este turno. Lo que está marcado vuelve a quedar como estaba.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">No se cubre lo que pueden haber escrito estos: %1</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">línea %1: %2</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">La respuesta se cortó por el límite de longitud.</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">El proveedor filtró la respuesta.</translation>
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
        <translation type="unfinished">… esperando el almacén: otro programa lo tiene bloqueado, o es lento</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… esperando a %1</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… se reintentará en %1 s: %2</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">El turno se ha deshecho; la conversación está como antes de su mensaje.</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">La respuesta se interrumpió; se conserva lo que hay de ella.</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">Fin de la respuesta.</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">de nuevo en la lista:</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">&amp;Deshacer</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">Solo mostrar qué se haría.</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">El turno, por su identificador o su comienzo, tal como lo muestra converse --json; o lo que haya indicado un deshacer anterior, para revertirlo.</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">¿Qué turno? parlance converse --json lo muestra.</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">No se pudo guardar lo que se sustituye, porque el almacén es de solo lectura. No se hizo nada.</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">recuperado</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">como antes del turno</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">se recuperaría</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">sin tocar: %1</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">No se conserva nada de los archivos que ha escrito este turno.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">No se cubre lo que pueden haber escrito estos: %1</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">Para revertirlo: parlance undo %1 --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">Recuperar los archivos que las herramientas escribieron en este turno; sus mensajes se quedan.</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">Mostrar de nuevo los mensajes de un turno que se deshizo.</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">Indique --files o --redo, no ambos: lo que deshizo archivos dice cómo se revierte.</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">De este turno no salió ningún mensaje. Para recuperar archivos, indique --files.</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">La conversación no muestra este turno, así que no hay nada que deshacer. Para mostrarlo: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">La conversación muestra este turno; no hay nada que recuperar.</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">El turno se volvería a mostrar.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n mensaje dejaría de mostrarse.</numerusform>
            <numerusform>%n mensajes dejarían de mostrarse.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">El turno se muestra de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n mensaje ya no se muestra.</numerusform>
            <numerusform>%n mensajes ya no se muestran.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">Usted había dicho: %1</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">Para mostrarlos de nuevo: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">Los archivos quedan como están. Para recuperar lo que contenían: parlance undo %1 --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">&amp;Rehacer: %1</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>%n carácter en total: desplácese para leer lo que no se ve aquí.</numerusform>
            <numerusform>%n caracteres en total: desplácese para leer lo que no se ve aquí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Nueva &amp;ventana</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">&amp;Cerrar la ventana</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">&amp;Hacer copia de seguridad de todas las conversaciones…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">&amp;Exportar todas las conversaciones…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Importar conversaciones…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">&amp;Reparar las conversaciones…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Nueva conversación</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">una conversación nueva</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">N&amp;ueva pestaña</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">una conversación nueva en una pestaña</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">&amp;Cerrar la pestaña</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">Bu&amp;scar en todas las conversaciones</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">Elegir un &amp;modelo…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">elegir el modelo</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Elegir &amp;herramientas</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">elegir las herramientas</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Texto de&amp;l sistema…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">escribir las instrucciones</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">Añadir una carpeta de traba&amp;jo…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">añadir una carpeta de trabajo</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">A&amp;djuntar archivos…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">Qué en&amp;viará la próxima petición</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">qué enviará la próxima petición</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">&amp;Qué verá el modelo…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">Resumir &amp;y desactivar</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">De&amp;tener</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">terminar el turno en curso</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Responder otra ve&amp;z</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">otra respuesta al último mensaje</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">Com&amp;parar desde aquí…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Renombrar</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">Título escrit&amp;o por el modelo</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">que el modelo escriba un título</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Etiquetas…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">Mover a un &amp;grupo…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">&amp;Archivar o sacar del archivo</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">El&amp;iminar</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">&amp;Borrar definitivamente…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Deshacer</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">revertir lo último que se hizo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Rehacer</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">volver a hacer lo revertido</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Pegar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Buscar aquí…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">buscar en esta conversación</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Buscar si&amp;guiente</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">&amp;Elegir un agente…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">elegir el agente que se usa</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">&amp;Dejar de usar el agente</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">Nuevo agente en &amp;TOML…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">Nuevo agente en &amp;gram…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Importar herramientas…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">En &amp;paralelo…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">E&amp;valuar…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Hacer cualquier cosa…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">qué se puede escribir aquí</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">E&amp;scribir</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Conversaciones</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Con&amp;juntos</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Inspector</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Descriptores</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Agentes</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">&amp;Mapa de la conversación</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">todas las ramas</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Pestaña sig&amp;uiente</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Pestaña an&amp;terior</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">Una conversación al &amp;lado</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">dos conversaciones una junto a otra</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">Descriptores en una &amp;ventana propia</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">I&amp;nspector en una ventana propia</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">Inspector como c&amp;olumna completa</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Más g&amp;rande</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">textos más grandes</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Más p&amp;equeño</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">textos más pequeños</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Tamaño ha&amp;bitual</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">textos en su tamaño habitual</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">&amp;Probar una herramienta</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">&amp;Recursos de servidores MCP…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">Añadir un servidor MCP (&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">&amp;Importar servidores MCP…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">&amp;Buscar servidores en este equipo…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">Iniciar un archivo de m&amp;odelo…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">Mo&amp;delos en este equipo…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">Dar ser&amp;vicio a otros programas…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">permitir que otros programas usen Parlance</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Capturar…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">ver lo que otros programas dicen a un proveedor</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">Grabar una casete o t&amp;erminarla</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">todo el tráfico, para volver a reproducirlo</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">&amp;Guardar el tráfico…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">Es&amp;tadísticas…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">cuántas llamadas, cuánto duran, qué cuestan</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">Qué se elimina de los interca&amp;mbios…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">Guardar el de&amp;scriptor</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">Volver a &amp;leer todos los descriptores</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Ata&amp;jos de teclado…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">qué tecla hace qué</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">&amp;Novedades</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">&amp;Informar de un fallo…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Acerca de Parlance</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Parlance</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Conversación</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">&amp;Herramientas</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">&amp;Agentes</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Ay&amp;uda</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">Lo &amp;que se ejecuta ahora</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">servidores, y lo que se les pregunta ahora</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">Buscar &amp;agentes de otros programas…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">Reproducir &amp;un casete…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">responder con una grabación en lugar de la red</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">Dejar pasar el siguie&amp;nte evento del casete</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">Si&amp;guiente parte de la ventana</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">Parte anterior de la ventana (&amp;K)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">&amp;Fijar como caso…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">un caso de una evaluación</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">Un &amp;recorrido por la ventana</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Conversaciones</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Conjuntos</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Inspector</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Descriptores</translation>
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
        <translation type="unfinished">Así lo dice ahora %1.</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">Banco de pruebas</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">Ya no existe la herramienta %1.</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">No se conserva nada del tráfico de este mensaje.</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">No hay ninguna otra versión de este mensaje.</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">En ejecución</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">Terminar cuando no quede ninguna ejecución, incluidas las que hacen otros.</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">Cuántas ejecuciones hace a la vez.</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">Segundos tras los que otros retoman lo que tenía asignado, si el proceso se cierra a la fuerza.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask, refuse, all, o el nombre de una herramienta; se puede repetir. Sin una terminal, ask equivale a refuse.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">Cuánto puede ocupar una respuesta, en MiB: de 1 a 1024.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>%n ejecución hecha, no queda ninguna.</numerusform>
            <numerusform>%n ejecuciones hechas, no queda ninguna.</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 Se reintenta.</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">La ruta del perfil, %1, no es UTF-8.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">No se puede escribir en la carpeta %1.</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">No se conoce ningún proveedor en %1.</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">No hay carpeta personal para el perfil: defina HOME o indique una carpeta con --profile.</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">No se sabe qué contenía antes de que el agente lo escribiera.</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">%1 no está permitido aquí: su descriptor lo rechaza.</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">Esta llamada de %1 no está permitida aquí: su descriptor la rechaza cuando %2.</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">permitido por su descriptor</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">permitido por su descriptor: %1</translation>
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
        <translation type="unfinished">%1 necesita permiso y no hay a quién preguntar.</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">¿Permitir %1?</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">Nadie permitió esta llamada de %1.</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">El archivo ha cambiado entretanto; ahora quedaría así.</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">Sería otro archivo; quedaría así.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">La carpeta de la suite no está en este equipo, por lo que ningún comando puede decidir.</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">El comando no decidió en un minuto.</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">La señal %1 terminó el comando.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">Creó repositorios cuya configuración siguen sus propios programas: %1</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">El espacio de trabajo tiene más carpetas de las que se examinan en busca de repositorios.</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">«%1» no terminó en %2 s, el tiempo que le da la llamada.</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">%1 no terminó a tiempo.</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">«%1» está oculto, parece un secreto o lo ejecutan otros programas, y no hay a quién preguntar.</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">«%1» está oculto, parece un secreto o lo ejecutan otros programas. ¿Permitirlo una vez?</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">La persona denegó el acceso a «%1».</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">Nadie permitió el acceso a «%1», que está oculto, parece un secreto o lo ejecutan otros programas: solo una persona puede hacerlo.</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">Conectando con %1</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">«%1» no es una herramienta que se pueda cargar, así que no se cargó ninguna. Búsquela antes con palabras.</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">La herramienta necesita la variable de entorno %1, que no está definida.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">permitida por la persona</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">permitida de antemano, no se preguntó a nadie</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">permitida por el programa para el que trabaja Parlance</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">%1 está desactivada en esta conversación.</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">No se puede llamar a %1: %2</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">reparado: %1</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">rellenado</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">ninguna llamada anterior es igual</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">no solicitado</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">por su significado</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">ninguna llamada anterior significa lo mismo</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">el resultado de %1, hace %2 s</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">permitida con otros argumentos</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">intento %1</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">cerca de su límite de tiempo</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">la primera parte, dentro de %1 bytes</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">Se detuvo antes de terminar.</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">El servidor ha cambiado o retirado esta herramienta desde que empezó el turno.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">Se detuvo porque otra herramienta sufrió un fallo grave.</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">La persona la detuvo.</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">El servidor de %1 ya no está.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">Conectando con %1</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1 no está conectado. %2</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">El servidor solo ejecuta %1 como tarea, y no ofrece ninguna.</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">El servidor %1 pregunta: %2</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">El servidor %1 le pide que abra una dirección: %2</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">El prompt no dice nada.</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">No hay nada que leer en %1.</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">Aquí no hay ningún modelo al que preguntar.</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">No hay texto que leer: indique text o path.</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">El texto tiene %1 caracteres; se pueden leer como máximo %2.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">parte %1 de %2</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">El modelo no respondió: %1</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">El modelo no respondió nada.</translation>
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
        <translation type="unfinished">Alguien más acaba de modificarlo.</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">Aquí no hay red.</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">No se puede determinar con exactitud qué ha hecho de él una orden.</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">No se puede usar el agente %1: %2</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">no hay ningún agente en este archivo</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">No existe el agente «%1».</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">No existe el agente «%1». Quizá quiso decir: %2.</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">No se puede leer el agente: %1</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">Un personaje contiene más de lo que un patrón puede expresar de un agente; se queda como descriptor.</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">No hay ningún agente en %1.</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">%1 contiene varios agentes. Indique cuál: %2.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">No existe el agente «%1» en %2, pero sí: %3.</translation>
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
        <translation type="unfinished">hay más de %1 casos</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">no se puede evaluar «%1»: %2</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">no es UTF-8; guarde la tabla con esa codificación</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">la fila tiene %1 celdas y la tabla, %2 columnas</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">el caso no tiene entrada</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">unas comillas que se abren aquí no se cierran</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">ocupa más de 16 MiB; escriba los casos numerosos como líneas de JSON</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">no hay lista de pruebas</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">no es una tabla; no se lee ningún otro archivo para ello</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">prueba %1: %2</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">ese archivo no existe</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">ocupa más de 256 MiB, más de lo que se lee de los casos</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">no se puede leer: %1</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">los casos están en un archivo .jsonl, .json, .csv o .yaml</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">la columna «%1» está dos veces</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">__threshold es un número de 0 a 1, como 0.5, no «%1»</translation>
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
        <translation type="unfinished">No hay carpeta temporal para las ejecuciones: %1</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">No se puede conservar nada de esta ejecución: no se confirmó.</translation>
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
        <translation type="unfinished">%1 con tiempo agotado</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 fallidas</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 detenidas</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">en espera</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">en ejecución</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">confirmada</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">interrumpido</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">revertido</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">tiempo agotado</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">error</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">detenido</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Una ejecución</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">Mediana de %1</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Rondas</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">Llamadas</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Mismos argumentos</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Tiempo en herramientas</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Turno completo</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">Tokens entrada / salida</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">Coste</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">Coincidencia de textos</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">De las ejecuciones confirmadas.</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">Ejecuciones que llaman a las mismas herramientas con los mismos argumentos que la primera columna en la mayoría de los casos.</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">De todas las llamadas de una ejecución en conjunto.</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">Sin el tiempo que una ejecución esperó su decisión.</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">Entrada, incluido lo que procede de la caché del proveedor.</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">Según los precios del descriptor del proveedor; — si no los tiene.</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">Cuántas palabras tienen en común los textos finales de una columna.</translation>
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
        <translation type="unfinished">¿Qué se va a preguntar? Una comparación necesita un prompt.</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">Una comparación necesita al menos dos columnas: bibliotecas, modelos, agentes o instrucciones que difieran.</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">Una comparación tiene como máximo %1 columnas.</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">Una comparación se ejecuta de 1 a %1 veces.</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">%1 no tiene modelo.</translation>
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
        <translation type="unfinished">En paralelo</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Agente: %1</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Veces: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">Fecha: %1</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">Preguntado en todas las columnas:</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">Ejecución %1: %2</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">Responde: %1</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">Llamada</translation>
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
        <translation type="unfinished">Tiempo</translation>
    </message>
</context>
<context>
    <name>model::ConversationEdits</name>
    <message>
        <source>Show Version</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Mostrar versión</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Eliminar mensaje</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Eliminar mensajes</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">Aquí no hay nada que editar.</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Editar mensaje</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">Responder a mano</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">Parte de %1</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">Mover a una conversación nueva</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Resumir</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">Restaurar como rama</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">Aquí no hay nada que bifurcar.</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">Bifurcación de %1</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">Bifurcar</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">Deshacer el turno</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">No se pudo guardar %1.</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">el nombre «%1» ya es el de %2</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">El cuerpo no es texto: solo se puede enviar como está.</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">El cuerpo es demasiado grande para editarlo (%1): solo se puede enviar como está.</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">El tiempo que concede el presupuesto ha terminado.</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">Los tokens que concede el presupuesto se han agotado: %1.</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">Se ha gastado lo que concede el presupuesto: %1.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">Se detuvo.</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">El presupuesto de coste no limita %1: no tiene precio.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">un mensaje es de system, user o assistant, no de «%1»</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">el último mensaje es del usuario</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">una llamada tiene una herramienta y unos argumentos que son un objeto</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">el caso no tiene entrada</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">En la conversación %1 no se preguntó nada.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">con error</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 de %2</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">%1 con %2: %3, ahora %4 (p %5)</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>%n ejecución de un caso no permite distinguir un cambio del azar; solo se indica un caso que pasó de todas a ninguna.</numerusform>
            <numerusform>%n ejecuciones de un caso no permiten distinguir un cambio del azar; solo se indica un caso que pasó de todas a ninguna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>%n ejecución de un caso no revela nada por debajo de %1 puntos.</numerusform>
            <numerusform>%n ejecuciones de un caso no revelan nada por debajo de %1 puntos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">La ejecución no llegó a su fin.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">peor</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">mejor</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Caso</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">Superadas</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">La proporción superada, con su intervalo al 95 %</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">Variante</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Turno completo, mediana</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">Tokens</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Coste de la suite</translation>
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
        <translation type="unfinished">Ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Aquí no se muestra %n más.</numerusform>
            <numerusform>Aquí no se muestran %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">Ejecuciones que conviene revisar</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">%1 · %2 superadas, %3 no superadas, %4 con error · evaluación %5</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">Tiempos y coste</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">Qué se encontró</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">con error</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">%1, %2 con error</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">%1 inestables</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">Caso</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">Superadas</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">Turno completo, mediana</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">Coste de la suite</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">inestable: %1</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">peor: %1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">mejor: %1</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">demasiado igualado: %1</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 es peor en el conjunto de los casos: %2 bajaron, %3 subieron (p %4)</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 es mejor en el conjunto de los casos: %2 bajaron, %3 subieron (p %4)</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">%1 superadas, %2 no superadas, %3 con error; %4 de antes</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">Esta evaluación: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Fecha: %1</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Evaluación: %1</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">Preferida a ciegas</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">%1 (ejecuciones: %2 de %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>%n ejecución no se ha hecho.</numerusform>
            <numerusform>%n ejecuciones no se han hecho.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">no se puede evaluar «%1»: %2</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">un modelo se escribe PROVEEDOR/MODELO, no «%1»</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">una variante tiene un prompt o una plantilla, no ambos</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">estándar</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">no hay casos: escriba [[cases]] o indique su archivo con cases-from</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">%1: el caso «%2» no tiene entrada. Dele una, o dé una a todos los casos con input bajo [suite].</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">%1: no hay casos.</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">%1: %2 casos con %3 variantes, %4 veces, son más de %5 ejecuciones.</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">La suite conservada no se puede leer.</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">Un caso conservado no se puede leer: %1</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">«%1» es una variable; ¿quería decir «input»?</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">no hay variable «%1» para «%2»; queda tal como está escrita</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">«%1» no espera nada, así que cualquier respuesta vale</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>Aquí no se muestra %n más.</numerusform>
            <numerusform>Aquí no se muestran %n más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>El juez coincide con usted en %1 de %n ejecución calificada.</numerusform>
            <numerusform>El juez coincide con usted en %1 de %n ejecuciones calificadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">%1 con %2: %3 de %4</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">no se entiende %1:%2: %3</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">un estado como 404, o 4xx, o %1</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">un tiempo como 2s, 300ms o 1min</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">un tamaño como 500KB o 2MB</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">una cantidad como 0.01</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">%1: ¿de qué?</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">«%1» no es un patrón: %2 en %3</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">el valor no es un JSON Schema: %1</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">el valor es una tabla con name y args o schema</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">falta un valor</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">el valor es un texto</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">el valor es un texto o una lista de textos</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">el valor es un patrón</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">el valor es el nombre de una herramienta, una lista de nombres o una tabla con name o pattern, y min y max</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">el valor es una lista de herramientas o una tabla con steps y mode</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">el valor es una tabla con min o max</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">el valor es un programa, o una lista con él y sus argumentos</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">«%1» es código o accede al exterior y nunca se ejecuta; en su lugar puede decidir un comando</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">no tiene tipo</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">no existe la expectativa «%1»</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">no existe la expectativa «%1»; quizá quiso decir: %2</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">un conjunto tiene otras bajo assert</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">necesita un umbral</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">su umbral va de 0 a 1, no %1</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">Esto no es un HTTP Archive: %1</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">Esto no es un HTTP Archive: no tiene log con entries.</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">La entrada %1 del HTTP Archive no es válida: no tiene una petición con dirección, o no tiene respuesta.</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">escribiéndose</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">comprobándose</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">espera su decisión</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">en ejecución</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">hecho</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">error</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">rechazada</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">tiempo agotado</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">resultado reutilizado</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">no se sabe si se ejecutó</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">La ruta no se puede leer a partir del carácter %1.</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">Una ruta comienza por $; un puntero, por una barra.</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">La respuesta es la esperada.</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">La respuesta es %1, no %2.</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">La respuesta contiene %1.</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">La respuesta no contiene %1.</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">La respuesta comienza por %1.</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">La respuesta no comienza por %1.</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">El patrón tarda demasiado con esta respuesta.</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">El patrón coincide con %1.</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">El patrón no coincide con nada en la respuesta.</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">Los textos son demasiado largos para medirlos.</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">La respuesta está a %1 cambios; se permiten %2.</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Por palabras, la respuesta se parece un %1; se requiere %2.</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">La respuesta no es JSON: %1</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">La respuesta es JSON, como se esperaba.</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">La respuesta es JSON, pero no se ajusta: %1</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">No hay JSON en la respuesta.</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">Hay JSON en la respuesta, como se esperaba.</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">La respuesta terminó por «%1».</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">No se conoce este dato del modelo.</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">%1; %2 como máximo.</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">No se puede evaluar: %1.</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">No hay juez: %1</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">El juez no respondió: %1</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">Aquí no se puede ejecutar ningún comando.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">El comando terminó con el estado %1.</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">Por significado, la respuesta se parece un %1; se requiere %2.</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">No se puede usar la biblioteca de herramientas %1: %2</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">No existe la biblioteca de herramientas «%1».</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">No existe la biblioteca de herramientas «%1». Quizá quiso decir: %2.</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">Ya hay %1 mensajes en espera. Descarte uno antes.</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">Un prompt de una evaluación no lee archivos: %1</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">La base de datos %1 no tiene más espacio: no se pudo guardar.</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">Por el momento, la base de datos %1 solo se puede leer.</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">La base de datos %1 no admite a este usuario. Su contraseña se toma de PGPASSWORD o ~/.pgpass.</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">No existe esa base de datos: %1.</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">Este usuario no tiene derecho a hacer eso en %1.</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">La base de datos %1 todavía no tiene evaluaciones. Prepárela con parlance store --create.</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">La base de datos %1 se ha quedado sin conexiones o sin memoria.</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">La base de datos %1 no responde.</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">No se pudo leer o escribir la base de datos %1.</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">No se puede hablar con PostgreSQL: el controlador de Qt no está instalado (libqt6sql6-psql).</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">Las evaluaciones de %1 son de la versión %2. Actualícelas a %3 con parlance store --create.</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">Las tablas están, los roles no: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">preferida a ciegas: %1: %2 de %3, %4; sin decidir: %5</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>Las puntuaciones del juez coinciden con usted en %1 de %n par comparado.</numerusform>
            <numerusform>Las puntuaciones del juez coinciden con usted en %1 de %n pares comparados.</numerusform>
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
        <translation type="unfinished">No se puede usar el prompt %1: %2</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">No existe el prompt «%1».</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">No existe el prompt «%1». Quizá quiso decir: %2.</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">«%1» no es un patrón: %2 en %3.</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">«%1» coincide también con el texto vacío y, por tanto, en todas partes.</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">El dialecto no conoce aquí ningún miembro «%1».</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">El dialecto no conoce aquí ningún miembro «%1». ¿Quiso decir «%2»?</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">A partir de aquí no es JSON.</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">Lo que dijo el juez no es un veredicto: «%1»</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">Las evaluaciones son de la versión %1, más reciente que la que conoce este programa (%2). Se han dejado como están.</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">No existe la evaluación «%1».</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">Todavía no hay ninguna evaluación de «%1».</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">Varias evaluaciones comienzan por «%1».</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">La evaluación no tiene ninguna ejecución %1/%2/%3 terminada.</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">Evaluación</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">La suite no tiene la variante «%1».</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">La suite no tiene el caso «%1».</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">No se puede leer el último mensaje de esta conversación.</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">Esto esperaba cuando terminó el programa.</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">Solo se puede editar y volver a enviar un mensaje suyo.</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">No hay ningún mensaje anterior que se pueda responder.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">No hay nada que continuar.</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">Continúa exactamente donde lo dejaste.</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">No hay ningún turno que reintentar.</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">No hay ningún turno desde el que continuar.</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">No hay ningún turno que restaurar.</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">Hay una respuesta en curso en esta conversación. Deténgala antes.</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">No se puede escribir en la conversación: %1.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">Elija primero un modelo.</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">El turno anterior no pudo comenzar, así que esto espera su decisión.</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">El turno se terminó antes de tiempo, así que esto espera su decisión.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">No hay nada pendiente de enviar.</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">El turno se revirtió, así que esto espera su decisión.</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">El turno falló, así que esto espera su decisión.</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">Con todo lo dicho antes, esto no cabe en el contexto del modelo. Si se envía ahora, va sin lo más antiguo.</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">Fijar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">Dejar de fijar</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">Activar</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">Desactivar</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">No existe el agente «%1».</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">El agente %1 pide el modelo %2. %3</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">Cambiar de agente</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">Otro Parlance está escribiendo en esta conversación: %1.</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">Un almacén es postgresql://[USUARIO@]EQUIPO[:PUERTO]/BASE, no «%1».</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">Una contraseña no debe estar en la línea de comandos, donde otros pueden verla. Defina PGPASSWORD, o guárdela en ~/.pgpass o en el llavero.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">Una contraseña no debe estar en la línea de comandos, donde otros pueden verla. Defina PGPASSWORD.</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">¿Qué base de datos? Escríbala después del equipo: postgresql://HOST/DATABASE.</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">A través de una red, un almacén solo se usa con sslmode=verify-full, no con %1: allí va, y de allí viene, lo que dijeron modelos y herramientas.</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">Antes del último mensaje y su respuesta no hay nada que se pueda resumir.</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">No hay resumen: %1</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">El modelo no escribió ningún resumen. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">Resumen de los mensajes %1 a %2</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">Todavía no se ha dicho nada de lo que se pueda sacar un título.</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">El modelo no escribió ningún título.</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">No hay título: %1</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">no se llamó a ninguna herramienta</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">llamadas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>%n vez; %1.</numerusform>
            <numerusform>%n veces; %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">Se llamó a todas; %1.</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">Nunca llamadas: %1; %2.</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">No se llamó a «%1»; %2.</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">Llamada con %1.</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">Requeridas en orden: %1; %2.</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">Hay pasos de los tipos tool y round, no «%1».</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">F1 es %1, se requiere %2; %3.</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">Aquí nadie evalúa esto.</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">El modelo no respondió nada.</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">El agente %1 no respondió nada.</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1 sufrió un fallo grave.</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">La respuesta contiene una llamada que puede ser solo un ejemplo. ¿Ejecutarla?
%1</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">Se detuvo tras %1 s.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">no se puede leer</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">no es un archivo</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">tiene más de %1 KiB</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">lleva fuera del espacio de trabajo</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">no es UTF-8</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">El espacio de trabajo %1 tiene instrucciones para los modelos, en %2. ¿Dárselas al modelo en las conversaciones que trabajan allí?</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">%1 no se da al modelo: %2.</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">%1 no se da al modelo: nadie lo ha permitido.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">El espacio de trabajo %1 trae sus propios descriptores: %2. Pueden iniciar programas y acceder a servidores. ¿Usarlos?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">%1 no aceptó el saludo inicial: %2</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">%1 usa la versión %2 del Agent Client Protocol y este programa, la versión %3.</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">%1 hizo más de %2 peticiones en un minuto y se ha detenido.</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">%1 no respondió a «%2» a tiempo y se ha detenido.</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">%1 es un agente: solo se le pregunta dentro de una conversación.</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">%1 se negó a continuar y ha deshecho el turno.</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">%1 se interrumpió.</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">%1 dijo más de lo que se admite en una respuesta.</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">Se perdió %1 mientras se ejecutaba una llamada suya: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>%1 lleva %n segundo sin decir nada.</numerusform>
            <numerusform>%1 lleva %n segundos sin decir nada.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">%1 no dio nombre a su sesión.</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">No hay carpeta de trabajo: %1 trabaja en una vacía, %2.</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">%1 no ha participado en lo dicho hasta ahora: lo recibe como texto.</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">%1 perdió su sesión.</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">%1 no aceptó %2: %3</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">%1 pide que inicie sesión: %2. Lo hace por sí mismo y puede abrir un navegador.</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">Esperando a que inicie sesión en %1…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">%1 pide que inicie sesión: %2. Su propio programa se encarga de ello: ejecute esto en una terminal y después continúe.</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">¿Permitir %1?</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">%1 lo hace por su cuenta, fuera del entorno aislado.</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">Se rechazó %1: lo que un agente va a hacer se puede permitir o rechazar, pero no cambiar.</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">%1 quiere ejecutar esto en el entorno aislado, donde puede escribir en el espacio de trabajo y no tiene red.</translation>
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
        <translation type="unfinished">%1 requiere que inicie sesión primero.</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">%1 requiere que inicie sesión primero (%2).</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">Su propio programa se encarga de ello, en una terminal: %1</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">El servidor de inicio de sesión no proporcionó ningún identificador de cliente.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">La respuesta no corresponde a este inicio de sesión y no se ha usado.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">La respuesta del inicio de sesión no procede de %1 y no se ha usado.</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">La respuesta del inicio de sesión no contiene ningún código.</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">El servidor de inicio de sesión no concede ningún token (%1).</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">El servidor de inicio de sesión no concede ningún token: %1</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">El servidor de inicio de sesión no concedió ningún token utilizable.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">«%1» no es una dirección en la que se pueda iniciar sesión.</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">El servidor quiere que el inicio de sesión pase por este equipo (%1). Se ha rechazado.</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">El inicio de sesión iría a %1, que no está cifrado. Se ha rechazado.</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">El servidor describe otro distinto del solicitado («%1» en lugar de «%2»), así que no recibe ningún token.</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">El servidor exige un token, pero no indica quién lo concede.</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">El servidor de inicio de sesión no indica dónde concede los tokens.</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">«%1» no indica que proteja los inicios de sesión contra el robo (PKCE con S256). Sin ello no se puede solicitar ningún token.</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">La respuesta del servidor de inicio de sesión no es un objeto JSON.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">Se rechazó el inicio de sesión.</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">El inicio de sesión falló: %1</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">El inicio de sesión se interrumpió.</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">No terminó a tiempo.</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">No se pudo contactar con %1 a tiempo.</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">El cuerpo de una petición no está delimitado como exige HTTP.</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">La cabecera de la petición es demasiado grande.</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">Esta petición no se puede reenviar.</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">Se rechazó una petición para «%1»: la captura es para programas de este equipo, con sus propios nombres.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Se rechazó una petición de una página web (%1).</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">Se rechazó una petición cuya ruta no comienza con la clave de esta captura.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 respondió algo que no es HTTP.</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">A partir de aquí se usa otro protocolo, que se reenvía pero no se conserva.</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">No se pudo contactar con %1: %2</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 cerró la conexión sin responder.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 cerró la conexión antes de completar su respuesta, tras %2 bytes de ella.</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">El programa cerró la conexión antes de que la respuesta estuviera completa.</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">La dirección que se captura no puede contener consulta, fragmento ni contraseña: %1</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">La captura no puede escuchar en el puerto %1: %2.</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">Más de %1 conexiones a la vez: se cerró una.</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">Del cuerpo de la petición se conservan los primeros %1; se reenvió completo.</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">%1 solo contiene el principio: se grabaron más de %2 MiB.</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">El servidor grabado no respondió a esto.</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">Nada en este equipo podría esperar la respuesta de un inicio de sesión.</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">«%1» solo admite clientes que conoce y ninguno puede registrarse por sí mismo. Registre uno allí con la dirección de redirección %2 y ponga su identificador de cliente en el descriptor del servidor.</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">%1 no funciona (HTTP %2).</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">El servidor exige un token, pero donde dice que se explica no hay nada.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">«%1» no es una dirección en la que se pueda iniciar sesión.</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">El servidor indica «%1» como lugar para iniciar sesión, pero su cliente se registró en «%2». No se envió nada allí.</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">Lo encontrado en «%1» se refiere a otro servidor («%2») y no se ha usado.</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">«%1», donde habría que iniciar sesión, no dice cómo hacerlo.</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">La respuesta no contiene vectores para los textos.</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">El servidor abrió un flujo, pero no dijo adónde van los mensajes.</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">El servidor no responde con un flujo de eventos: no es un servidor MCP, o no es su dirección.</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">El servidor envió un mensaje demasiado grande para leerlo.</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">El servidor quiere que los mensajes se envíen a otro lugar, %1. No se hace.</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">El servidor terminó la conexión.</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">El servidor pregunta más deprisa de lo que recibe las respuestas; una no se envía.</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">No se usa una dirección que contenga un nombre o una contraseña.</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">El servidor redirigió la petición más de %1 veces.</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">%1 redirige la petición a una dirección sin cifrar.</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">La respuesta de %1 ocupa más de %2 bytes, el máximo admitido.</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>Llegó %n mensaje más de este tipo, por encima de los que se conservan.</numerusform>
            <numerusform>Llegaron %n mensajes más de este tipo, por encima de los que se conservan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">El servidor de inicio de sesión requiere la decisión de una persona (HTTP %1).</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">El proveedor %1 indica un dialecto que no existe: «%2».</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">%1 terminó su respuesta por un motivo que aquí no se conoce: «%2».</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">%1 escribe sus llamadas a herramientas como texto. Se leen, y a partir de ahora se le comunican las herramientas de ese modo, por contrato.</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">El servidor quiere que la petición se envíe a otra dirección, %1. Las peticiones no se redirigen; si la dirección es correcta, póngala en el descriptor.</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">El servidor comprimió su respuesta aunque se le pidió que no lo hiciera.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">La respuesta del servidor es demasiado larga: se cortó tras %1.</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">La respuesta de %1 no está comprimida como indica.</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">La respuesta de %1 está comprimida y ocupa más de %2 bytes, el máximo admitido.</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">La respuesta comprimida de %1 se interrumpe.</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">No llegó nada de %1 durante %2 segundos.</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">La respuesta de %1 no había terminado tras %2 segundos.</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">La cabecera de la respuesta del servidor es demasiado larga: se cortó tras %1.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">La respuesta del servidor está delimitada por líneas demasiado largas: se cortó.</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«%1» no es una dirección HTTP.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">La dirección http://%1 no está cifrada y así solo se pueden usar direcciones de este equipo. Use https, o defina allow-cleartext en el descriptor del proveedor.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">La cabecera «%1» no se puede enviar como está.</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">No se puede iniciar %1, que debe dar la clave: %2.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">%1, que debe dar la clave, no ha terminado.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">%1, que debe dar la clave, escribe demasiado para ser una clave.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">%1, que debe dar la clave, ha fallado. %2</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">%1, que debe dar la clave, no ha escrito nada.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">%1, que debe dar la clave, ha escrito una clave de varias líneas; tiene que ser una sola.</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">No se pudo guardar la clave en el llavero del escritorio; se usa hasta que termine el programa.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">No se pudo usar el llavero del escritorio. Las claves también se pueden dar como variables de entorno.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">Se pide al llavero del escritorio la clave «%1»; puede que esté bloqueado y espere su contraseña.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">El llavero del escritorio no responde; puede que esté bloqueado. Desbloquéelo o dé la clave como variable de entorno.</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">Se necesita la clave «%1». %2</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">No hay ninguna clave llamada «%1» en el llavero ni en el entorno.</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">«%1» no es un límite: %2</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">Un límite tiene como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">«%1» no puede figurar en uno: sí los números, los atributos entre llaves, + - * / y los paréntesis.</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">una llave no está cerrada.</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">no existe el atributo «%1».</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">El cliente envió un mensaje de más de %1 MiB.</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">El cliente no lee nada de lo que se le envía.</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">No se puede escribir al cliente: %1</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">No existe el archivo de modelo %1.</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">No se puede leer el archivo de modelo %1.</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">No se encontró el programa «%1». Instale llama.cpp, o indique el programa en el descriptor de %2.</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">Se buscó en %1</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">No hay ningún puerto libre en este equipo.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">No se puede iniciar «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">«%1» terminó con el estado %2.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">La señal %2 terminó «%1».</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">El puerto %1 estaba ocupado; se prueba con otro.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Dijo: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">El servidor del modelo terminó: %1</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">Todos los puertos asignados al servidor del modelo estaban ocupados: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">El servidor del modelo terminó mientras cargaba el modelo: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">El servidor del modelo está detenido.</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">El servidor del modelo se está iniciando.</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">El servidor del modelo está listo.</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">%1 Se reinicia en %2 s.</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">El servidor del modelo está reservando espacio para el contexto.</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">El servidor del modelo se está preparando.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">El servidor del modelo está cargando el modelo.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">El servidor del modelo está cargando el modelo: %1 %.</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">No hay ningún intérprete de inicio de sesión que pueda comunicar su PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">No se puede preguntar su PATH al intérprete de inicio de sesión %1.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">El intérprete de inicio de sesión %1 no comunicó su PATH.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">El intérprete de inicio de sesión %1 no comunicó su PATH en %2 s y se prescindió de él.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">No llegó ninguna respuesta del navegador en el que debía iniciar sesión.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">Esta petición es demasiado larga.</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">Esta petición no se entiende.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">Aquí no hay nada.</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">Esta respuesta no corresponde a ningún inicio de sesión comenzado por Parlance.</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">Parlance ha recibido la respuesta. Puede cerrar esta página.</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">Se cerró la conexión con el servidor.</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">El servidor ya no responde, ni siquiera cuando se le pregunta si sigue ahí.</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">No hay conexión con el servidor.</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">El servidor la terminó.</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">El servidor ha olvidado la sesión; se inicia una nueva.</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">El servidor respondió a una petición que nunca se hizo, con el identificador %1.</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">La respuesta del servidor con el identificador %1 no tiene ni resultado ni error.</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>Se omite %n línea que llegó demasiado deprisa.</numerusform>
            <numerusform>Se omiten %n líneas que llegaron demasiado deprisa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">El servidor no respondió en %1 segundos.</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">El servidor usa una versión del protocolo que aquí no se conoce.</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">El servidor rechazó la conexión y no dice por qué.</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">El servidor rechazó la conexión: %1</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">Se rechazó una petición para «%1»: esto es para programas de este equipo, con sus propios nombres.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Se rechazó una petición de una página web (%1).</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">Se rechazó una petición a una ruta distinta de /mcp.</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">Se rechazó una petición sin la clave.</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">No se puede escuchar en el puerto %1: %2</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">No se entiende lo que enumera el servidor.</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">No se entiende el resultado del servidor.</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">El servidor pidió algo que no se ofrece: %1</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">El servidor respondió con el error %1.</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">El servidor pidió más información %1 veces y nunca dio un resultado.</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">El servidor quería que antes se visitara una dirección, y se rechazó.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">El servidor no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">El servidor no conoce la sesión que acaba de dar.</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">El servidor ya no está.</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">No se entiende la tarea del servidor.</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">El servidor ha terminado la tarea.</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">El servidor envió un mensaje demasiado grande para leerlo.</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">«%1» es true o false, no %2.</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">«%1» es uno de %2, no %3.</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">«%1» es un número, no %2.</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">«%1» es un número entero, no %2.</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">«%1» es al menos %2, no %3.</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">«%1» es como máximo %2, no %3.</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">El valor máximo es menor que el mínimo.</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">Un parámetro de este tipo necesita opciones.</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">%1 es un agente, que comunica sus modelos cuando se habla con él.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">No existe el dialecto «%1».</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">La respuesta no es una lista de modelos.</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">El servidor requiere un tipo de inicio de sesión que Parlance no conoce.</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">El servidor rechaza la petición, y ningún otro token cambiaría eso.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">Sesión cerrada.</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">Parlance está incompleto: falta %1.</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">No se puede iniciar «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">«%1» tuvo más de %2 procesos a la vez y se ha terminado.</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">«%1» escribió más de %2 bytes y se ha terminado.</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">«%1» terminó con el estado %2.</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">Un mensaje de más de %1 MiB se reenvió y no se conserva.</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">El servidor no cuenta tokens.</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">key es el nombre de una entrada del llavero o de una variable de entorno; esto parece la clave misma, que no debe estar en un archivo.</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">El descriptor de un espacio de trabajo no puede obtener una clave con un comando; sí puede indicar el nombre de una clave.</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">key no indica ningún comando.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">No existe el dialecto «%1»; hay: %2.</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">%1 es para agentes, que tienen dialect = &quot;acp&quot;.</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">%1 no es para agentes: estos se inician con un comando.</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">falta «base-url»</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">allow-cleartext indica un equipo distinto del de base-url.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">«%1» no es una dirección HTTP.</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">El parámetro «%1» no tiene tipo.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">«%1» no es una expresión regular: %2.</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">Un proveedor con &quot;server:&quot; necesita [server], que dice qué se inicia.</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">[server] es para un proveedor con base-url = &quot;server:&quot;.</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">No se ha elegido ningún modelo.</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">No existe el proveedor «%1».</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">%1 usa %2; la petición está en %3.</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">%1 no tiene una dirección a la que se pueda enviar algo de nuevo.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">No existe el proveedor «%1». Quizá quiso decir: %2.</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">%1 requiere una clave: indíquela en la variable de entorno %2.</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">%1 requiere una clave, y su descriptor no indica ninguna.</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">%1 rechazó la clave %2.</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">%1 exige un pago previo.</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">%1 no lo permite con la clave que se usa.</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">%1 no conoce el modelo «%2», o la dirección es incorrecta.</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">La conversación es demasiado grande para %1.</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">Se ha preguntado a %1 con demasiada frecuencia, o su cuota está agotada.</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">%1 está sobrecargado en este momento.</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">%1 tuvo un error interno (estado %2).</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">%1 rechazó la petición (estado %2).</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">Respondió con una página web.</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">%1 respondió con una página web. ¿Es correcta la URL base?</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">%1 se interrumpió con un error.</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">%1 se interrumpió con un error: %2</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">«%1» no permite que Parlance se registre por sí mismo (HTTP %2). %3 En el descriptor del servidor se puede indicar un cliente que se haya registrado allí a mano.</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">El ensayo no puede escuchar en el puerto %1: %2.</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">La respuesta del proveedor es demasiado grande para leerla.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">La respuesta del proveedor se interrumpió antes del final, tras %1 bytes.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">No se puede leer la respuesta del proveedor.</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">%1 necesita la clave %2. Introdúzcala en las preferencias, o defina la variable de entorno con ese nombre.</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">El servidor dio a la sesión un nombre que no puede ir en una cabecera.</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">El servidor no pudo leer la petición: %1</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">%1 necesita la clave %2.</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">%1 respondió con el estado %2.</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">%1 respondió con un error: %2</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">No se encontró el nombre %1. ¿Es correcta la dirección y está conectado este equipo?</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">No es una llamada a un modelo que se pueda reproducir.</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">Reproducido de una respuesta grabada</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">Aquí solo se conoce una pregunta: {{help}}</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">El servidor de %1 ya no está descrito.</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">El servidor del modelo no ha cargado su modelo en %1 minutos. Sigue cargando.</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">El servidor del modelo se detuvo.</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">El servidor no dice nada de sí mismo.</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">El servidor indica ahora «%1» como lugar para iniciar sesión, pero su cliente se registró en «%2». No se envió nada allí. Si el cambio es correcto, ponga el emisor (issuer) en el descriptor del servidor.</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">El servidor rechaza la petición por falta de un permiso que sí se ha concedido (%1).</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">El servidor rechazó un token tras otro. No se solicita ninguno más.</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">No se puede iniciar «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">«%1» terminó con el estado %2.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">La señal %2 terminó «%1».</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">«%1» no lee las respuestas a lo que pregunta; ya no se le envían.</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">«%1» envió un mensaje de más de %2 MB y se ha terminado.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">Dijo: %1</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">El proveedor comenzó su respuesta por segunda vez.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">La respuesta del proveedor no es un mensaje.</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">El proveedor envió un fragmento de una llamada que no había comenzado.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">La respuesta del proveedor no contiene ningún mensaje.</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">El proveedor envía los argumentos de una llamada por fragmentos (streamFunctionCallArguments), lo que no se puede leer. Quítelo de lo que su descriptor añade a la petición.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">La respuesta del proveedor aún no está disponible: se elabora en segundo plano.</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">El proveedor envió un evento que no es JSON.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">La respuesta del proveedor no es un objeto JSON completo.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">La respuesta del proveedor está vacía.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">La respuesta del proveedor se interrumpió antes del final.</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">La respuesta superó %1 y se cortó ahí.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">La respuesta del proveedor tiene demasiadas partes para leerla.</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">El servidor pregunta más deprisa de lo que recibe las respuestas; una no se envía.</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">%1 no contó los tokens.</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">llamadas por contrato: %1 válidas, %2 reparadas, %3 fallidas</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">Llegan más trazas de las que se pueden enviar; algunas se omiten.</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">No se puede escribir en %1: %2</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">el recolector respondió con %1</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">No se pudieron enviar trazas a %1: %2</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">el recolector no ha respondido</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">Nada responde en %1: se rechazó la conexión. ¿Está en marcha el servidor?</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">No se encontró el nombre %1. ¿Es correcta la dirección y está conectado este equipo?</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">No se pudo contactar con %1 a tiempo.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">No se pudo establecer una conexión segura con %1: no se aceptó su certificado o su cifrado.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">El proxy en el camino a %1 no deja pasar la conexión.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 respondió algo que no es HTTP.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 cerró la conexión antes de completar su respuesta, tras %2 bytes de ella.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 cerró la conexión sin responder.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">Falló la conexión con %1.</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">Falló la conexión con %1: %2</translation>
    </message>
</context>
</TS>
