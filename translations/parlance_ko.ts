<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">차이가 너무 커서 표시할 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>다른 파일 %n개도 변경합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">이 호출은 거부되었지만, %1에서 이미 실행했다고 알려 왔습니다.</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">%1의 이 호출은 거부되었습니다.</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">%1에서 실패했다고 알려 왔습니다.</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">%1에서 결과를 알려 오지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>AcpOptions</name>
    <message>
        <source>Mode</source>
        <extracomment>Choice among the settings that an agent of another program offers</extracomment>
        <translation type="unfinished">모드</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Choice among the settings that an agent of another program offers: a language model</extracomment>
        <translation type="unfinished">모델</translation>
    </message>
    <message>
        <source>As the agent chooses</source>
        <translation type="unfinished">에이전트에 맡김</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">“%1”은(는) 에이전트에 전달되지 않습니다. 이런 파일은 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">그림은 에이전트에 전달되지 않습니다. 그림을 지원하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">“%1”은(는) 주소도, 192.168.1.0/24 같은 범위도, 호스트 이름도 아닙니다.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">http://%1 주소는 암호화되지 않습니다. https를 사용하거나 도구 정의 파일의 allow-cleartext에 호스트를 지정하세요.</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">%1은(는) 이 컴퓨터나 사설 네트워크(%2)에 있습니다. 도구 정의 파일의 allow-addresses에 지정하지 않으면 도구에서 접근할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">에이전트에서 설정할 수 있는 것은 name, title, description, model, instruction이며, “%1”은(는) 설정할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">텍스트에 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">텍스트에 “%1” 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">텍스트에 에이전트가 %1개 있습니다. 하나를 지정하세요.</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">%1 에이전트에 “%2” 도구가 없습니다.</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">%1 에이전트가 올바르지 않게 됩니다: %2</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">에이전트에 다른 형식 “%1”이(가) 있습니다</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">주석</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">도구에 이름이 없습니다</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">시그니처를 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">에이전트에 이름이 없습니다</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">모델 “%1”이(가) PROVIDER/MODEL 형식이 아닙니다</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">에이전트에 이름이 “%1”인 도구가 두 개 있습니다</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">&apos;limits&apos;는 {rounds: 10}처럼 씁니다</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">&apos;limits&apos;의 값은 0에서 %1까지의 정수이며, 사용할 수 있는 이름은 다음과 같습니다: %2</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">이름이 “%1”인 도구 사양이 여러 개 있습니다(%2). 참조되는 사양에는 고유한 이름이 있어야 합니다</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">패턴에 Agent 레이블이 있어야 합니다</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">Agent에는 비어 있지 않은 패턴 식별자(이름)가 있어야 합니다</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">Agent에는 &apos;instruction&apos; 속성이 있어야 합니다</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">&apos;instruction&apos;은 텍스트여야 합니다</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">Agent에는 &apos;model&apos; 속성이 있어야 합니다</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">&apos;model&apos;은 텍스트여야 합니다</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos;은 텍스트여야 합니다</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">&apos;model&apos;은 PROVIDER/MODEL 형식으로 씁니다</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">에이전트에 이름이 “%1”인 도구가 두 개 있습니다</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">이름이 “%1”인 도구 사양이 없습니다</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">작업 공간 밖의 파일에 관한 것입니다.</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">숨겨져 있거나, 비밀로 보이거나, 다른 프로그램이 실행하는 파일에 관한 것입니다.</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">%1행 %2열: %3</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">“%1”이(가) PROVIDER/MODEL 형식이 아닙니다</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">에이전트에는 지시가 필요합니다. 모델에 가장 먼저 알려 주는 내용입니다.</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">불러오지 않음</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">불러오는 중</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">도구 검사 중</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">불러옴, 도구 없음</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">불러옴, 도구 있음</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">사용할 수 없음</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">파일에 오류가 있어 마지막으로 올바른 내용을 사용 중</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">%1(외 %2개)</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">캐릭터</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">%1(으)로 동작</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">정확히 일치</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">모든 도구 세트(이름 기준)</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">어느 도구 세트에 있든 같은 이름의 도구를 사용합니다.</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">연결됨</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">불러옴</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">연결 안 됨</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">오류 있음</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">정의 파일에는 에이전트의 주석을 둘 곳이 없습니다.</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">정의 파일에는 에이전트를 하나만 둘 수 있지만, 텍스트에 %1개가 있습니다.</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">정의 파일에는 “%1”을(를) 둘 곳이 없습니다.</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">캐릭터에는 gram으로 나타낼 수 있는 에이전트보다 많은 내용이 있으므로 정의 파일로 남습니다.</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">정의 파일에서 에이전트 이름은 영문자, 숫자, _, ., -로 된 최대 64자이며 영문자나 숫자로 시작합니다: “%1”.</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">정의 파일에서 도구 이름은 영문자, 숫자, _, -로 된 최대 64자입니다: “%1”.</translation>
    </message>
</context>
<context>
    <name>ApprovalRule</name>
    <message>
        <source> or </source>
        <extracomment>Word between alternatives in a sentence about which calls a rule stands for</extracomment>
        <translation type="unfinished"> 또는 </translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation type="unfinished">%1이(가) %2(으)로 연결됨</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">%1이(가) %2의 주소임</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">%1이(가) %2 같은 명령임</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">%1이(가) %2과(와) 일치함</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>%n개 더</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">연결되는 곳: %1</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">실행 명령: %1</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">실행 명령: %1, 작업 폴더: %2</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">사용자가 %1의 이 호출을 거부했습니다.</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">%1의 이 호출은 미리 허용되지 않았고, 아무에게도 묻지 않았습니다.</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">Parlance를 사용하는 프로그램이 %1의 이 호출을 거부했습니다.</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">가져올 수 있는 파일이 아닙니다. 지원하는 파일은 parlance help export에서 확인하세요.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">ZIP 압축 파일입니다. 먼저 압축을 푸세요. conversations.json을 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">%1행: %2</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">이 웹 페이지는 Parlance가 내보낸 것이 아니거나, 대화를 넣지 않는 버전이 내보낸 것입니다. 다른 프로그램의 페이지에는 누가 무엇을 말했는지 나와 있지 않습니다. 그 프로그램의 데이터 내보내기를 사용하세요.</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">%1의 인수가 JSON이 아닙니다: %2</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">%1의 인수가 맞지 않습니다: %2</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">%1을(를) 호출할 때 필수인 %2이(가) 비어 있었습니다. 모르는 값은 비워 두지 말고 사용자에게 물어야 합니다.</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">응답이 길이 한도에 도달하여 %1 호출이 잘렸고 실행되지 않았습니다</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1, 토큰 %2개. 호출을 줄이거나 한도를 높이면 됩니다.</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1. 호출을 줄이거나 한도를 높이면 됩니다.</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">인수는 개체입니다. type = &quot;object&quot;가 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">%1은(는) 검사하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">%1에 “%2” 인수가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">“%1”의 형식은 %2입니다.</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">식이 너무 길거나 너무 깊습니다.</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">식은 하나만 지정하세요.</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">“%1”을(를) 계산할 수 없음: %2</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">계산기에 오류가 발생했습니다.</translation>
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
        <translation type="unfinished">예: %1의 결과: %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[%n자 더]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… 이 텍스트의 나머지는 표시하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">이 도구는 비정상 종료하도록 요청받았습니다.</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">이름이 %1인 도구 세트가 없습니다.</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">%1 도구 세트에 문제가 있음: %2</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">%1 도구 세트가 연결되지 않음: %2</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">서버가 제때 응답하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">비밀 정보일 수 있어 현재 내용을 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">그대로 유지됩니다.</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">비게 됩니다.</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">“%1”의 값이 유한하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">항목이 아닙니다: %1</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">Parlance의 PDF</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">Parlance의 HTML</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">HTML과 PDF에는 표시된 경로가 분기, 설정, 페이지에 보이지 않는 것 없이 들어 있습니다.</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">%1이(가) 256MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">%1: 이 줄은 기록된 통신이 아닙니다</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">%1을(를) 저장할 수 없었습니다.</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">이 요청은 카세트에 없습니다. %1에 대한 기록이 없습니다.</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">이 요청은 카세트에 없습니다. %1에 대한 본문이 바이트 %2부터 기록과 다릅니다. 기록은 “%3”, 이번은 “%4”입니다.</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">통신 내용을 모두 이 카세트에 기록합니다(키 제외).</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">네트워크를 사용하거나 MCP 서버를 시작하는 대신 이 카세트를 재생합니다. 카세트에 없는 요청은 오류가 되며, 어느 바이트부터 다른지 알려 줍니다.</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">--replay와 함께 사용: 요청의 날짜, 시간, 식별자가 달라도 됩니다.</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">--lenient와 --pace는 --replay와 함께 사용합니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">--replay와 함께: at-once(한 번에), recorded(기록된 간격대로), step(Enter를 누를 때마다 다음 이벤트).</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">--pace는 at-once, recorded, step 중 하나여야 하며 %1일 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">(%1을(를) 실행하는 것이 없음)</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">도구의 결과</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">ChatGPT 데이터 내보내기</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">대화에 메시지(“mapping”)가 없습니다.</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">앞선 메시지가 없는 메시지</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">내보내기에서 다른 파일에 보관하는 그림과 소리</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">메시지가 없는 대화</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">이전 내용을 보관할 공간이 없습니다.</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">“%1” 턴이 없습니다.</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">“%1”(으)로 시작하는 턴이 여러 개 있습니다.</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">Claude Code 세션</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">세션의 에이전트 사이 메시지</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">프로그램이 모델에 알려 준 내용</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">이전 내용 요약</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">Claude 데이터 내보내기</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">대화에 메시지(“chat_messages”)가 없습니다.</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">내보내기에 들어 있지 않은 파일</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">텍스트, 생각, 도구 호출이 아닌 메시지 부분</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">메시지가 없는 대화</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">Codex 세션</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">메시지도 도구 호출도 아닌 항목</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">프로그램이 모델에 알려 준 내용</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">Parlance 자체 폴더에서 작업하게 되지만, 도구는 그곳에 접근할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">“%1” 프로그램이 없습니다.</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">PATH는 %1입니다</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">작업 공간의 폴더에서 작업하는데, 작업 공간 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">작업 공간에 “%1” 폴더가 없습니다.</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">프로그램이 지정되지 않았습니다.</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">“%1 %2”은(는) Windows용이므로 제외합니다.</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">“%1”은(는) Windows 경로이므로 여기에서 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">프로그램 %1이(가) 여기에서 알 수 없는 폴더 아래에 있습니다.</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">%1이(가) 무엇을 나타내는지 여기에서 알 수 없습니다.</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">프로그램의 인수.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">%1의 값.</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">인수에 키나 변수가 있습니다. 서버를 시작할 때 sh에서 값을 넣습니다.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">제어 문자를 그대로 파일이나 파이프에 출력합니다.</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">화면 낭독기용: 줄 단위 출력, 기호 대신 낱말, 번호로 선택.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">이 명령의 옵션을 표시합니다.</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines로 출력합니다.</translation>
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
        <translation type="unfinished">Parlance: 언어 모델과 대화하는 작업대.

  parlance                               창 열기
  parlance open [FILE|LINK…]             창에 표시하고, 실행하기 전에 묻기
  parlance converse [OPTIONS] PROMPT|-   한 턴의 대화
  parlance agents                        에이전트와 캐릭터, 도구가 연결된 곳
  parlance prompts                       사용할 수 있는 프롬프트와 변수
  parlance skills                        모델이 읽을 수 있는 스킬
  parlance compare [OPTIONS] PROMPT|-    한 프롬프트를 여러 모델, 라이브러리, 에이전트, 지시로 비교
  parlance evaluate SUITE                기대 조건이 있는 케이스를 모델, 에이전트, 라이브러리, 프롬프트로 평가
  parlance work --store URL              PostgreSQL에 있는 평가 실행을 처리
  parlance store --create --store URL    PostgreSQL을 평가용으로 준비
  parlance check PATH…                   정의 파일의 문제 확인
  parlance tools [--for DIALECT]         도구를 표 또는 공급자에 전달하는 형태로 표시
  parlance invoke ENSEMBLE:TOOL JSON     도구 한 번 호출
  parlance explain TOOL JSON             그런 호출을 물어볼지와 적용되는 규칙
  parlance conversations                 대화 목록(최신순)
  parlance show ID [--canonical]         대화 하나 표시
  parlance delete|restore|erase ID…      대화 삭제, 복원, 완전 삭제
  parlance archive|unarchive ID…         대화를 보관하거나 목록으로 되돌리기
  parlance move ID… --group NAME         대화를 그룹으로 이동
  parlance search WORDS                  모든 대화에서 검색
  parlance export --output FILE [ID…]    대화(또는 모두)를 다른 곳에서 읽을 수 있는 파일로 내보내기
  parlance import FILE…                  이 프로그램이나 다른 프로그램의 파일에서 대화 가져오기
  parlance backup FILE                   데이터 저장소 전체를 파일 하나로 저장
  parlance repair [--check]              손상된 데이터 저장소에서 읽을 수 있는 내용 복구
  parlance exchanges [ID]                통신 내용 목록
  parlance diff A B                      두 요청의 차이와 달라지는 첫 바이트
  parlance figures [--by WHAT]           호출, 실패, 시간, 토큰, 비용을 도구, 모델, 날짜별로 집계
  parlance resend EXCHANGE               요청을 그대로 또는 다른 본문으로 다시 보내기
  parlance undo TURN --files             턴이 쓴 파일을 이전 상태로 되돌리기
  parlance rehearse SCENARIO [--port N]  리허설 서버만 실행
  parlance capture --to URL|PROVIDER     다른 프로그램의 통신을 전달하고 보관
  parlance serve-mcp --stdio|--http PORT 다른 프로그램에 대화, 모델, 도구 제공
  parlance serve-acp                     시작한 편집기를 위한 에이전트(Agent Client Protocol)
  parlance models                        사용할 수 있는 모델
  parlance gram FILE…                    gram 표기법으로 쓴 에이전트의 문제 확인
  parlance import-servers FILE…          다른 클라이언트의 설정 파일에서 MCP 서버 가져오기
  parlance import-tools FILE             도구 목록을 에이전트 정의 파일 또는 gram으로 변환
  parlance conformance URL               MCP 서버가 제공하는 기능을 차례로 확인
  parlance help [CHAPTER]                설명서

  --profile DIR   모든 것을 이 폴더에 보관(또는 PARLANCE_PROFILE 설정)
  --store URL     이 PostgreSQL로 평가 창 열기
  --json          텍스트 대신 JSON Lines로 출력(모든 명령)
  --raw           제어 문자를 그대로 파일이나 파이프에 출력
  --plain         화면 낭독기용: 줄 단위 출력, 기호 대신 낱말(또는 ACCESSIBLE=1 설정)
  --help          명령 뒤에 지정: 그 명령의 옵션
  --version       버전

종료 상태: 0 완료, 1 실패·롤백·중단, 2 잘못된 사용, 130 취소.</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">“%1”이(가) 사용할 수 있는 프로세서 시간을 모두 썼습니다.</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">“%1”이(가) 허용된 크기보다 큰 파일을 썼습니다.</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">“%1”이(가) 강제 종료되었습니다(신호 9). 메모리가 부족할 때 시스템이 하는 동작입니다.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">“%1”이(가) 신호 %2(으)로 강제 종료되었습니다.</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1”이(가) 상태 %2(으)로 끝났습니다.</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">그때까지의 출력:</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">“%1”의 출력이 UTF-8 텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">“%1”의 출력이 JSON이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command는 텍스트 목록(프로그램과 인수)입니다.</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">dashes는 true 또는 false입니다.</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">input은 &quot;json&quot;, &quot;none&quot; 또는 자리 표시자가 있는 텍스트입니다.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output은 &quot;text&quot;, &quot;json&quot;, &quot;auto&quot; 중 하나입니다.</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">time-limit는 &quot;{timeout}&quot; 같은 자리 표시자 하나입니다. 고정된 시간은 timeout으로 지정합니다.</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">folder는 작업 공간 폴더 안의 경로입니다.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment는 변수 이름 목록입니다.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">“%1”은(는) 변수 이름이 아닙니다.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">변수는 텍스트 또는 { keychain = &quot;키 이름&quot; }입니다.</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">종료 상태는 0에서 255까지의 정수입니다.</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">accepted-statuses는 종료 상태 목록입니다.</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">“%1”에 글자의 일부만 들어 있습니다.</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">명령의 인수 하나에 목록 두 개를 넣을 수 없습니다.</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">명령의 인수에는 NUL 문자를 넣을 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">“%1…”이(가) 명령의 인수 한도인 %2바이트보다 깁니다.</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">“%1”은(는) 대시로 시작하므로 명령이 옵션으로 여길 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">명령은 프로그램 이름으로 시작합니다.</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">명령의 프로그램은 호출의 인수일 수 없습니다.</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">값이 스크립트의 일부가 되면 코드로 실행될 수 있으므로 허용되지 않습니다. [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;]처럼 별도의 인수로 지정하세요.</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">명령의 요소는 텍스트입니다.</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">인수에 “%1” 속성이 없습니다. 중괄호 자체는 {{ 로 씁니다.</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">모델에 가장 먼저 알려 줄 내용. --agent, --library, --model처럼 여러 번 지정할 수 있으며 각각 한 열이 됩니다.</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">열마다 실행할 횟수.</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">지정한 초가 지나면 실행을 중지하고 시간 초과로 처리합니다.</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">실행마다 CSV 한 줄을 출력합니다.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Markdown 보고서를 출력합니다.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">표준 출력 대신 이 파일에 씁니다.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1에는 1에서 %2까지의 숫자를 지정해야 합니다.</translation>
    </message>
</context>
<context>
    <name>CompareSetup</name>
    <message>
        <source>libraries</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">라이브러리</translation>
    </message>
    <message>
        <source>models</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">모델</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">에이전트</translation>
    </message>
    <message>
        <source>instructions</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">지시</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">%1 외</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">%1을(를) 연결하지 않음</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">도구 라이브러리는 에이전트의 도구가 할 일을 무엇으로 처리할지 정합니다. 라이브러리를 비교하려면 위에서 에이전트를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">%1은(는) 도구를 요구하지 않으므로 라이브러리에 따른 차이가 없습니다.</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">캐릭터</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">모든 도구 세트(이름 기준)</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">키 %1 필요</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">bubblewrap이 설치되어 있지 않습니다</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">bubblewrap이 여기에서 네임스페이스를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">샌드박스에서만 실행되는데 샌드박스가 없음: %1</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">실행할 수 없음: 샌드박스가 필요하지만 %1</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">샌드박스 없음: 정의 파일의 지정</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">샌드박스 없음: %1</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">작업 공간 쓰기 가능</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">%1 쓰기 가능</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">%1 쓰기 가능(사용자의 프로그램이 여기에서 실행하는 것이 있음)</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">네트워크 사용</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">네트워크 없음</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">샌드박스에서 실행: %1</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">network는 true 또는 false입니다.</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">output은 최대 %1MiB입니다.</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">sandbox는 &quot;required&quot;, &quot;preferred&quot;, &quot;none&quot; 중 하나입니다.</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">경로 목록이어야 합니다.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">여기의 경로는 / 또는 ~/ 로 시작하거나 .git입니다.</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">여기의 경로는 / 또는 ~/ 로 시작합니다.</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">%1은(는) 1에서 %2까지의 정수입니다.</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">transport는 &quot;stdio&quot; 또는 &quot;http&quot;입니다.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">“%1”은(는) transport = &quot;http&quot;인 서버에 씁니다.</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">“%1”은(는) transport = &quot;stdio&quot;인 서버에 씁니다.</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">allow-cleartext의 호스트가 url과 다릅니다.</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">transport = &quot;http&quot;인 서버에는 url이 필요합니다.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1”은(는) HTTP 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">url에는 이름과 암호를 넣을 수 없습니다. 키는 headers에 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">%1 주소는 암호화되지 않습니다. 이렇게 사용할 수 있는 것은 이 컴퓨터의 주소뿐입니다. https를 사용하거나 allow-cleartext를 설정하세요.</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">client-secret은 client-id와 함께 씁니다.</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">client-metadata-url은 https 주소입니다.</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">클라이언트를 나타내는 client-id가 이미 있습니다.</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">헤더는 텍스트 또는 { keychain = &quot;키 이름&quot;, prefix = &quot;Bearer &quot; }입니다.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">헤더 %1은(는) 이렇게 설정할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">시스템 텍스트</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">에이전트</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">작업 공간</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">도구</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">이전 대화</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">문서</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">그림</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">계산 중…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">약 %1</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished">토큰 %1/%2</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">토큰 %1개</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation type="unfinished">
            <numerusform>이전 메시지 %n개 제외</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">%1% 사용</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>나머지가 모델의 컨텍스트에 들어가도록 다음 요청에서 가장 오래된 메시지 %n개를 제외합니다. 고정한 항목은 항상 보냅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">모델의 컨텍스트에 들어가지 않으며, 제외할 수 있는 것도 없습니다.</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">컨텍스트의 %1%를 사용했습니다. 가득 차면 어떻게 할지 묻습니다.</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">몫을 넘은 내용도 그대로 보내며, 그만큼 이전 메시지의 공간이 줄어듭니다.</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">대화의 토큰을 아직 세고 있습니다.</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">공급자가 마지막 요청에서 센 값이며, 그 뒤에 추가된 것은 추정치입니다.</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">추정치입니다. 공급자가 아직 세지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">%1 대화가 없습니다.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">대화에 그런 항목이 없습니다.</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">데이터 저장소에서 이 대화의 메시지 순서가 손상되었습니다.</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">%1(으)로 시작하는 대화가 여러 개 있습니다. 식별자를 더 길게 지정하세요.</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">대화 목록이 손상되어 일부가 빠졌을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">--library와 --compile은 --agent와 함께 사용합니다.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">%1이(가) 16MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">공급자.</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">모델 또는 provider/model.</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">이 도구 세트만 켭니다. 여러 번 지정할 수 있습니다. `none`: 도구 없음.</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">시스템 텍스트 또는 이를 담은 @FILE.</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">모델에 설정할 값(예: temperature=0.2). 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">이만큼 진행하면 턴을 계속할지 묻습니다. 0은 묻지 않습니다. 여러 번 지정할 수 있습니다. NAME은 %1 중 하나입니다.</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">정의 파일이 없는 엔드포인트. 키가 필요하면 PARLANCE_ENDPOINT_KEY에 넣습니다.</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">엔드포인트의 방언 또는 그 앞부분: %1.</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">작업 공간 폴더. 여러 번 지정할 수 있습니다. 기본값: 시작한 폴더.</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">이 대화를 이어 갑니다(식별자 또는 그 앞부분).</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all 또는 도구 이름. 여러 번 지정할 수 있습니다. 터미널이 아니면 ask는 refuse와 같습니다. 다른 값에 포함되지 않는 것: hidden-files(숨겨져 있거나 비밀 정보로 보이는 파일), offered-calls(응답 텍스트에서 제시한 호출).</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">이 에이전트를 사용합니다: 이름, FILE 또는 FILE#NAME.</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">에이전트의 도구를 이 도구 라이브러리(이름 또는 FILE)에서 연결합니다.</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">에이전트의 패턴을 컴파일합니다. 컴파일할 수 없으면 사용할 수 없습니다. 지정하지 않으면 해석하여 실행합니다.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">응답 하나의 최대 길이(MiB, 1~1024). 기본값: 16 또는 parlance.ini의 answer-limit.</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">할 말. -는 표준 입력에서 읽습니다.</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">표준 입력을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">표준 입력</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">무슨 말을 할까요? 프롬프트를 지정하거나 -로 표준 입력에서 읽으세요.</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">--dialect는 --base-url과 함께 사용합니다.</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">--provider와 --base-url은 함께 지정할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">이름이 %1인 방언이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1은(는) 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">--gram과 --json은 함께 지정할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">이름이 %1인 공급자가 없습니다.</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">이름이 %1인 공급자가 없습니다. %2의 모델이라면 --provider %2도 지정하세요.</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">%1의 어떤 모델입니까? --model로 지정하세요.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1을(를) 읽을 수 없음: %2</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">매개변수는 %1이(가) 아니라 name=value 형식으로 지정합니다.</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">한도는 NAME=NUMBER 형식으로 지정합니다. 숫자는 0에서 %1까지, 이름은 %2 중 하나입니다(%3은(는) 사용할 수 없음).</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">%1을(를) 보내지 않습니다. %2에는 매개변수가 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">%1을(를) 보내지 않습니다. %2에는 %3 매개변수만 있습니다.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">%1 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1은(는) UTF-8 텍스트가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">데이터 저장소에 메시지가 없습니다.</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">데이터 저장소의 메시지가 손상되었습니다. 체크섬이 다릅니다.</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">데이터 저장소에 대화의 일부가 없습니다.</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">데이터 저장소의 대화 일부가 손상되었습니다.</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">%1이(가) 이미 있습니다. 덮어쓰지 않습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">사본 %1이(가) 온전하지 않습니다.</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">열린 파일이 너무 많아 읽거나 저장할 수 없었습니다.</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">메모리가 부족하여 대화를 읽거나 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">다른 Parlance가 대화를 쓰고 있으며 끝나지 않고 있습니다.</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">대화를 저장할 수 없습니다. 파일이 쓰기 금지되어 있습니다.</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">대화를 읽거나 저장하는 중에 디스크에서 오류가 발생했습니다.</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">대화 파일이 손상되었습니다. 파일은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">디스크가 가득 차서 저장할 수 없었습니다.</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">대화 파일을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">대화를 읽거나 저장할 수 없었습니다.</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">Parlance 메뉴의 “대화 복구…” 또는 parlance repair로 읽을 수 있는 내용을 복구할 수 있습니다.</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">변경 사항의 일부를 저장할 수 없었습니다.</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">대화는 지워졌지만 파일에 흔적이 남아 있을 수 있습니다. %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">다른 Parlance가 %1을(를) 새 버전으로 바꾸고 있습니다.</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1은(는) Parlance 파일이 아닙니다. 파일은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1은(는) 더 새로운 Parlance에서 만든 파일입니다. 파일은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">%1의 파일 시스템에는 대화를 안전하게 보관할 수 없습니다.</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">%1의 사본을 만들 수 없어 변경하지 않았습니다.</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">데이터 저장소에서 메시지의 위치가 손상되었습니다.</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">대화에 그런 항목이 없습니다.</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">저장에 필요한 스레드를 시스템에서 얻을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">%1에 쓸 수 없습니다. 디스크가 가득 찼거나 쓰기 금지되어 있습니다.</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">%1에 대화가 보관되어 있었지만 비어 있습니다. 파일은 그대로 두었습니다. 사본으로 바꾸거나(옆의 copies 폴더에 있을 수 있음), 새로 시작하려면 파일을 치우세요.</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">%1의 이름을 바꿀 수 없어 교체하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">%1에 쓸 수 없으며, 읽기용 사본을 둘 공간도 없습니다.</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">턴이 데이터 저장소에 없습니다.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">%1 폴더가 없습니다.</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">“%1”이(가) 파일이 아니어서 옆에 있는 데이터베이스를 열지 않습니다.</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">구문이 파일 밖까지 미치므로 허용되지 않습니다.</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">SQLite 메시지: %1</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">쿼리를 중지했습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">“%1”을(를) 열 수 없음: %2</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">“%1”이(가) 여는 동안 교체되었습니다.</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">구문에 필요한 메모리가 사용할 수 있는 %1보다 많습니다.</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">이 시스템에서는 데이터베이스를 격리할 수 없어 열지 않습니다.</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">한 번에 한 구문만 실행됩니다.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">구문이 없습니다.</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">구문에는 값 자리가 %1개 있는데 값은 %2개가 주어졌습니다.</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">cached는 true 또는 false입니다.</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">중복 제거 방식은 &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot;, &quot;semantic&quot; 중 하나입니다.</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">범위는 &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; 같은 시간이나 &quot;10 canisters&quot; 같은 항목 수입니다.</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">이름 목록이어야 합니다.</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">%1. 오류가 없는 마지막 버전을 사용 중</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">이름 “%1”은(는) 이미 %2행에서 사용 중입니다</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">gram으로는 에이전트만 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">이 파일에 에이전트가 없습니다</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">UTF-8 텍스트가 아닙니다</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">스킬은 --- 줄로 시작하고, YAML로 쓴 name과 description, 또 하나의 --- 줄이 이어집니다</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">스킬의 머리 부분은 name과 description이 있는 매핑입니다</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">그런 파일이 없습니다</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">1MiB보다 큽니다</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">너무 깊게 중첩되었습니다</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">ASCII가 아닌 문자는 문자열과 주석에만 쓸 수 있습니다. 키에 쓰려면 따옴표로 묶으세요</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">이 키에 단계가 너무 많습니다</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">알 수 없는 이스케이프 시퀀스</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">텍스트</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true 또는 false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">정수</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">숫자</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">목록</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">테이블</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">소수</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">%1은(는) %3이(가) 아니라 %2이어야 합니다</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">%1은(는) %2 중 하나여야 합니다</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">%1이(가) 있는 테이블</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">%1의 테이블</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">%1은(는) 다음 중 하나여야 합니다: %2</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">알 수 없는 키 %1</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">%1. 비슷한 이름: %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">%1이(가) 없습니다</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">날짜 또는 시각</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">%1은(는) 유한한 수여야 합니다</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">명령을 실행하는 도구(&amp;C)…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">웹에 요청하는 도구(&amp;W)…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">MCP 서버의 도구(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">기본 제공 도구를 나만의 설명으로(&amp;B)…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">별도 파일의 도구(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">공급자(&amp;P)…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">모델 파일을 시작하는 공급자(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">에이전트(&amp;A)…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">gram 에이전트(&amp;G)…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">프롬프트(&amp;R)…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">스킬(&amp;K)…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">도구 라이브러리(&amp;L)…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">리허설 시나리오(&amp;S)…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">평가(&amp;V)…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">%1의 이전 내용을 보관할 수 없었습니다.</translation>
    </message>
</context>
<context>
    <name>Descriptors</name>
    <message>
        <source>Calculator</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">계산기</translation>
    </message>
    <message>
        <source>Works out arithmetic</source>
        <translation type="unfinished">산술식을 계산합니다</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">시계</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">시각을 알려 줍니다</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">코드</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">모델이 쓴 Python과 셸 명령을 샌드박스에서 실행합니다</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">인사</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">이름을 불러 인사합니다</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">파일과 주소</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">작업 폴더의 파일을 읽고 쓰고 검색하며, 주소에 있는 것을 가져옵니다</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">수첩</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">모든 대화에 걸쳐 보관되는 메모, 할 일, 알림</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">확률</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">주사위, 표본, 난수, 데이터의 성질</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">리허설</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">일부러 실패하는 도구</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">요약</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">대화의 모델이 별도의 대화에서 글을 읽게 합니다. 호출마다 모델 비용이 듭니다</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">텍스트</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">식별자, 다이제스트, Base64, JSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">웹</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">웹의 공개 서비스에 묻습니다: 날씨, 백과사전, 사전, 환율</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">규약: Hermes와 Qwen이 배운 태그</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">&lt;tool_call&gt; 태그로 학습한 모델용</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">규약: 되도록 짧게</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">이름과 인수, 도구마다 한 줄만: 작은 모델과 작은 컨텍스트용</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">규약: JSON 객체 하나만</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">JSON 주위에 글을 덧붙이는 모델용</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">규약: 호출에만 JSON</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">호출은 JSON, 답은 일반 텍스트: JSON 문자열 안에 잘 쓰지 못하는 모델용</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">규약: 호출과 답 모두 JSON</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">처음 정해진 그대로의 규약</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">짝 프로그래밍</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">모델이 함께 코드 작업을 하게 합니다. 시스템 텍스트를 정하고 파일 도구를 켭니다</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">언어</translation>
    </message>
    <message>
        <source>Persona</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">페르소나</translation>
    </message>
    <message>
        <source>Recapitulate</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">요점 정리</translation>
    </message>
    <message>
        <source>Sums up the conversation so far, so that it can go on from there</source>
        <translation type="unfinished">이어 갈 수 있도록 지금까지의 대화를 요약합니다</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">주제와 목표</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">할 일</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">목록과 표</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">파일 검토</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">작업 공간의 파일에서 잘못된 곳을 찾습니다</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">파일</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">작업 공간의 텍스트 파일, 경로로 지정</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">살펴볼 것</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">예: 느린 부분</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">발견한 것</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">어조</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">질문</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">가장 긴 답</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">토큰 수, 생각 포함.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">온도</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">가능성 있는 단어 중에서 얼마나 자유롭게 고르는지.</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">생각</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">답하기 전에 생각에 쓸 수 있는 토큰 수. 온도가 1이어야 합니다.</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">노력</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">답하기 전에 얼마나 생각하는지.</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">가능성 있는 단어 가운데 어느 범위에서 고르는지.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">생각</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">답하기 전에 생각하는지.</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">답하기 전에 생각에 쓸 수 있는 토큰 수.</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">가능성 있는 단어 몇 개 중에서 고르는지. 0이면 전부.</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">가장 가능성 높은 단어에 견주어 단어가 얼마나 가능성 있어야 하는지.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">시드</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">서버가 허용하는 한, 같은 숫자는 같은 답을 다시 냅니다.</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">템플릿이 이 스위치를 아는 모델용.</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">컨텍스트</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">요청과 답을 합친 토큰 수. 들어가지 않는 것은 Ollama가 잊습니다. 클수록 메모리를 더 씁니다.</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">답하기 전에 생각할 수 있는 모델용.</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">생각하는 모델이 답하기 전에 얼마나 생각하는지.</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">모델에게 보내듯 보내지며, 시나리오는 쓰인 대로 진행됩니다.</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">생각하는 모델에게 보내듯 보내집니다.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">빠름</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">시험해 보기 위한 스위치.</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">언어 모델 아님</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">“%1”은(는) 주사위 표현이 아닙니다. NdS, NdS+K 또는 NdS-K 형식으로 지정하세요. 주사위는 1000개까지, 면 수는 4 이상의 짝수, N + K는 1 이상입니다.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">대화에 그런 항목이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">이 요청의 응답이 대화에 없습니다. 턴이 완료되지 않았습니다.</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">그동안 대화가 진행되어 아무것도 변경하지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">여기에는 실행을 취소할 수 있는 턴이 없습니다.</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">바꿀 텍스트가 “%1”에 없습니다.</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">줄이 CR과 LF로 끝납니다.</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">바꿀 텍스트가 “%2”에 %1번 나옵니다. 앞뒤 내용을 더 지정하거나 replace_all을 설정하세요.</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">도구 세트에는 이름이 있는 [ensemble]이 필요합니다.</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">“%1” 소스가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">“%1”은(는) 이미 %3에 있는 도구 %2의 이름이나 별칭입니다.</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">이 도구 세트에 “%1” 도구가 없습니다.</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">도구에 “%1” 인수가 없습니다.</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">실행을 위한 임시 폴더가 없음: %1</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">%1 통신이 없습니다.</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">%1(으)로 시작하는 통신이 여러 건 있습니다. 식별자를 더 길게 지정하세요.</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">데이터 저장소의 통신이 손상되었습니다.</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">이 도구는 실패하도록 요청받았습니다.</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">%1 메서드의 요청에는 본문이 없습니다.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">헤더 %1은(는) 이렇게 설정할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">“%1”이(가) %2보다 큽니다.</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">이 호출을 표시하고 허용한 뒤에 “%1”이(가) 변경되어 아무것도 쓰지 않았습니다. 다시 읽으세요.</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">“%1” 인코딩을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">“%1”은(는) %2 인코딩의 텍스트가 아닙니다. 바이너리 파일일 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">%1을(를) 교체</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">아직 없는 %1을(를) 만듦</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>%n줄은 여기에 더 표시하지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">“%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">“%1”은(는) 파일이 아니라 폴더입니다.</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">“%1” 또는 그 일부가 폴더가 아닙니다.</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">“%1”이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">“%1”이(가) 여는 동안 링크로 바뀌었습니다.</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">시스템이 “%1”에 대한 접근을 거부합니다.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">“%1”: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">“%1”은(는) 일반 파일이 아니라 장치, 소켓 또는 파이프입니다.</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">“%1”을(를) 읽기 전에 중지되었습니다.</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">“%1”은(는) 다른 프로그램이 열고 있는 데이터베이스입니다.</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">“%1”이(가) 이제 다른 곳인 “%2”을(를) 가리킵니다.</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">턴이 실행되는 동안 다른 곳에서 변경했습니다.</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">턴이 이렇게 남긴 것인지 다른 곳에서 변경한 것인지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">그 뒤에 다른 곳에서 변경했습니다.</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">그 뒤에 다른 곳에서 삭제했습니다.</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">%1을(를) 찾으셨습니까?</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">%1의 서버에 도구를 물어볼 수 없음: %2</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">%1의 서버가 도구를 알려 주지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">“%1” 도구가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">“%1”이라는 이름의 도구가 여러 개 있습니다.</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">%1이(가) 꺼져 있어 그 서버에 도구를 묻지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">파일에 이 호출의 결과가 없습니다.</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">도구의 결과</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">${%1}은(는) 여기에서 기본값으로 처리됩니다.</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">${%1}은(는) 여기에서 기본값인 “%2”(으)로 처리됩니다.</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">작업하는 폴더와 관계없이 %1은(는) 여기에서 폴더 %2입니다.</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1이(가) 개체가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">%1의 멤버가 %2개보다 많습니다.</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">%1이(가) 텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">%1이(가) %2자보다 깁니다.</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">%1에 문자 U+0000이 들어 있습니다.</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">%1이(가) 목록이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">%1의 요소가 %2개보다 많습니다.</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1~%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">%1 이상</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">%1 초과</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">%1 이하</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation type="unfinished">%1 미만</translation>
    </message>
    <message>
        <source>format %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">형식 %1</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished">예: %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">%1의 배수</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">%1과(와) 일치</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n자</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>요소 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNode</name>
    <message>
        <source>Other members</source>
        <extracomment>Part of a form made from a schema</extracomment>
        <translation type="unfinished">다른 멤버</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">하나를 선택하세요.</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">JSON을 입력해야 합니다.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">숫자를 입력해야 합니다.</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">“%1”은(는) 3, -0.5, 1e6 같은 JSON 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">필수 항목입니다.</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">JSON 개체여야 합니다.</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">이름 “%1”이(가) 두 번 있습니다.</translation>
    </message>
</context>
<context>
    <name>FormSchema</name>
    <message>
        <source>Text</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">텍스트</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">숫자</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>Kind of value in a form made from a schema: a JSON number without a fraction</extracomment>
        <translation type="unfinished">정수</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">예 또는 아니요</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">목록</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">개체</translation>
    </message>
</context>
<context>
    <name>FoundServers</name>
    <message>
        <source>There is already a descriptor %1.</source>
        <translation type="unfinished">정의 파일 %1이(가) 이미 있습니다.</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1의 응답이 JSON이 아닙니다.</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">“%1”(이)라는 곳이 없습니다.</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">응답에 날씨 정보가 없습니다.</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">“%1”이(가) 여기에서 두 번 정의되었습니다</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">“%1”이(가) 자기 자신을 포함합니다</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">“%1”이(가) 어디에도 정의되어 있지 않습니다</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">키 “%1”이(가) 여기에 두 번 있습니다</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">“%1”은(는) 이미 다른 관계의 이름입니다</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">다른 파일에 있는 “%1”의 내용이 다릅니다</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">“%1”은(는) 이미 %2:%3:%4에 정의되어 있습니다</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">“%1”을(를) 참조하지만 %2에 정의되어 있습니다</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">gram이 아닌 것은 서식을 지정할 수 없습니다.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">이 텍스트는 주석을 잃지 않고 서식을 지정할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">패턴은 “subject”와 “elements”가 있는 개체인데, 이것은 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">패턴이 너무 깊게 중첩되었습니다.</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">텍스트가 너무 큽니다. 최대 800만 자까지 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">여기에 NUL 문자가 있습니다</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">이름</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>여기에서 패턴이 너무 깊게 중첩되었습니다. 최대 %n단계입니다</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">“(”, “[” 또는 식별자</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">“)” 또는 노드에 속하는 것</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">화살표가 아닙니다. 화살표는 --, --&gt;, &lt;--, &lt;--&gt; 또는 -[…]-로 쓰며, =와 ~도 마찬가지입니다</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">%1이(가) 필요한 곳에 %2이(가) 있습니다</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">텍스트의 끝</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">식별자</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">레이블</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">키</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">목록과 맵에는 다른 목록이나 맵을 넣을 수 없습니다</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">값</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">숫자</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">```와 태그 뒤에서는 줄이 끝나야 합니다</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">이 텍스트가 ```로 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">텍스트는 ``` 바로 앞에서 백틱으로 끝날 수 없습니다</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">이 텍스트가 같은 줄에서 %1(으)로 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">그런 이스케이프는 없습니다. %1 사이에서 \ 다음에 쓸 수 있는 것은 %1 \ / b f n r t 입니다</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">텍스트가 32MiB보다 큽니다</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">UTF-8이 아닙니다</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">주석 “%1”이(가) 반복됩니다. 마지막 것이 적용됩니다</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">“%1”에는 패턴이 나타내는 것이 없습니다. name, :Label, {key: value} 또는 이들을 조합하여 쓰세요.</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">어떤 패턴입니까? name, :Label, {key: value} 또는 이들을 조합하여 쓰세요.</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">NUL 문자</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">gram으로 나타낼 수 없음: %1.</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>%n단계보다 깊게 중첩된 패턴</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">목록이나 맵 안의 목록</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">목록이나 맵 안의 맵</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">숫자 “%1”</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">끝이 없는 범위</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">기호 “%1”</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">태그 “%1”</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">빈 목록</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>모델이 잘못을 알려 주었는데도 %n라운드 동안 도구를 잘못 호출했습니다. 계속할까요?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>이 턴에서 모델에 %n번 요청했습니다. 계속할까요?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>모델이 한 번에 호출 %n개를 요청합니다. 실행할까요?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>최근 호출 %2개 중 %n개가 %1입니다. 계속할까요?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">HTTP Archive의 채팅</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">방언을 아는 채팅이 아닌 요청</translation>
    </message>
</context>
<context>
    <name>HtmlWriter</name>
    <message>
        <source>Instructions</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what the model is told before all else</extracomment>
        <translation type="unfinished">지시</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: the person who uses the program</extracomment>
        <translation type="unfinished">나</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">어시스턴트</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: a noun: an attached text</extracomment>
        <translation type="unfinished">문서</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">도구 호출: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what a tool gave back</extracomment>
        <translation type="unfinished">결과</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">생각</translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">(중단됨)</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">여기에는 네트워크가 없습니다.</translation>
    </message>
    <message>
        <source>asks %1</source>
        <extracomment>Progress of a tool; %1 is a host, on the card of a call</extracomment>
        <translation type="unfinished">%1에 요청</translation>
    </message>
</context>
<context>
    <name>HttpReader</name>
    <message>
        <source>“%1” does not apply to a tool of the kind &quot;http&quot;.</source>
        <translation type="unfinished">“%1”은(는) &quot;http&quot; 종류의 도구에서 의미가 없습니다.</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">method는 %1 중 하나입니다.</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">placeholders-in-host는 true 또는 false입니다.</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">&quot;http&quot; 종류의 도구에는 url이 필요합니다.</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">body는 &quot;json&quot;, &quot;form&quot;, &quot;none&quot; 중 하나입니다.</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">%1 메서드의 요청에는 본문이 없습니다.</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">본문의 종류가 다릅니다.</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">json은 본문의 멤버를 나타내는 테이블입니다.</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">response는 /current/temperature 같은 JSON 포인터입니다.</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output은 &quot;text&quot;, &quot;json&quot;, &quot;auto&quot; 중 하나입니다.</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">size-limit는 1에서 %1까지의 정수(바이트)입니다.</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">여기에는 이름과 값의 테이블이 필요합니다.</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">%1의 값은 텍스트입니다.</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">비밀 값은 { keychain = &quot;NAME&quot; } 또는 { environment = &quot;NAME&quot; }이며, 앞에 붙일 것은 prefix = &quot;…&quot;로 지정합니다.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">헤더 %1은(는) 이렇게 설정할 수 없습니다.</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">“{%1}”은(는) 인수에 없습니다.</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">url에 “%1”이(가) 필요하지만, 필수도 아니고 기본값도 없습니다.</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">헤더 %1의 값에 줄 끝이나 다른 제어 문자가 있어 보낼 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">%1의 응답이 JSON이 아닙니다: %2</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">%1의 응답에서 %2에 아무것도 없습니다: %3</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">도구에는 영문자, 숫자, _, -로 된 1~64자의 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">별칭은 영문자, 숫자, _, -로 된 1~64자입니다.</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">description은 텍스트입니다.</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">enabled는 true 또는 false입니다.</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">실행 대상의 종류는 &quot;builtin&quot;, &quot;command&quot;, &quot;http&quot; 중 하나입니다.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">“%1”은(는) &quot;http&quot; 종류의 도구에 씁니다.</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">“%1”은(는) &quot;command&quot; 종류의 도구에 씁니다.</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">%1은(는) 텍스트 목록입니다.</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">기본 제공 도구 “%1”이(가) 없습니다.</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">파일이 목록 중간에서 끝납니다.</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">목록이 끝난 뒤에 다른 내용이 있습니다.</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">두 개체 사이에 쉼표가 필요합니다.</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">JSON 개체가 필요합니다.</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">개체가 %1MB보다 큽니다.</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">파일이 개체 중간에서 끝납니다.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">JSON이 아닙니다.</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">개체의 값이 %1개보다 많습니다.</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">서버가 JSON-RPC 메시지가 아닌 것을 보냈습니다.</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">서버가 값이 %1개보다 많은 메시지를 보냈습니다.</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">스키마가 너무 크거나 너무 깊게 중첩되었습니다.</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">스키마를 JSON으로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">값을 JSON으로 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>JSON 텍스트가 %n MiB보다 큽니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">JSON이 아닙니다: 바이트 %1부터 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">서버가 여기에서 알 수 없는 버전의 프로토콜을 사용합니다: %1.</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">편집기에서 제공</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">데이터 저장소에서 대화 %1의 메시지 순서가 손상되었습니다.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">내보내기를 중지했습니다.</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">가져오기를 중지했습니다.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">%1행: %2</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">다른 대화에 턴 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">읽는 동안 파일이 변경되었습니다.</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">“%1”의 내용이 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">Parlance의 JSON Lines</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">파일이 대화 중간에서 끝납니다.</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">Parlance 라이브러리의 시작 부분이 아닙니다.</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">더 새로운 Parlance에서 만든 파일입니다.</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">여기에는 “%1” 레코드가 올 수 없습니다.</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">“parent”가 앞선 노드 중에 없습니다.</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">대화가 가지고 있지 않은 노드를 가리킵니다.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">메시지가 %1MB보다 커서 한 줄에 들어가지 않습니다.</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">“%1”은(는) 인수로 지정할 수 없습니다. Parlance가 이 컴퓨터의 비어 있는 포트를 고릅니다.</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">“%1”은(는) 인수로 지정할 수 없습니다. %2(으)로 지정합니다.</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Parlance의 Markdown</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">Markdown에는 표시된 경로가 생각, 그림, 분기 없이 들어 있습니다.</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">메시지가 %1MB보다 큽니다.</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">메시지가 대화보다 앞에 있습니다.</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">대화에 식별자가 없습니다.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">파일이 메시지 중간에서 끝납니다.</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">지시</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">나</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">어시스턴트</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">어시스턴트(%1)</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: a noun: an attached text</extracomment>
        <translation type="unfinished">문서</translation>
    </message>
    <message>
        <source>Document: %1</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">문서: %1</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">도구 호출: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">결과</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">대화</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">중단됨</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">서버가 로그인을 요구합니다(HTTP 401).</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">서버가 허용하지 않습니다(HTTP 403).</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">서버에 그런 곳이 없습니다(HTTP 404).</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">서버에 요청이 너무 많습니다(HTTP 429).</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">서버가 HTTP %1(으)로 거부했습니다.</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">서버가 답을 주지 않고 응답을 끝냈습니다.</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">서버의 응답이 JSON-RPC 메시지가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">MCP 서버 %1: %2</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">서버에 따르면 %1(확인되지 않음)</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">%1의 서버가 더 이상 없습니다.</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">서버에 “%1” 도구가 없습니다.</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">%1의 응답이 도구의 결과가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">%1에서 오류를 보고했지만 어떤 오류인지 밝히지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">%1에서 구조화된 콘텐츠를 약속했지만 주지 않았습니다.</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">%1의 응답이 출력 스키마와 맞지 않습니다: %2</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">인수의 스키마를 사용할 수 없음: %1</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">결과의 스키마를 사용할 수 없음: %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">읽기 전용</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">파괴적</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">파괴적이지 않음</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">반복 가능</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">외부 접근</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">%1번째 문자의 여는 중괄호 {가 닫히지 않았습니다.</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">“{%1}”은(는) URI 템플릿의 식이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">인수 “%1”은(는) 헤더에도 들어가는데, 헤더에는 텍스트, 참/거짓 값, 2^53−1까지의 정수만 쓸 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">알 수 없음</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">예</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">아니요</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">%1에서 수신 대기</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">%1에서 수신 대기, Parlance 전용</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">컨텍스트 %1토큰, 그림: %2, 도구를 지원하는 템플릿: %3</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">중지됨</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">시작하는 중…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">불러오는 중…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">불러오는 중, %1%</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">준비됨</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">%1 후 다시 시작</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">실패</translation>
    </message>
</context>
<context>
    <name>ModernEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">서버가 여기에서 알 수 없는 버전의 프로토콜을 사용합니다.</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">서버의 결과를 이해할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">모두 한 줄에 써야 합니다.</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">시작할 프로그램이나 주소를 입력하세요.</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">주소는 https://example.org/mcp 같은 형식이어야 합니다.</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">서버에는 영문자, 숫자, -, _로 된 이름이 필요합니다.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">목록에 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">보관할 프로필이 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">%1은(는) 노트가 아닙니다: %2</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">노트가 가득 찼습니다. 4MiB까지 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">메모에는 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">“%1” 메모가 없습니다.</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">할 일을 입력하세요.</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">알림에는 텍스트와 2025-01-31T15:00 같은 시간이 필요합니다.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">“%1”은(는) 알 수 없는 시간대입니다.</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">min_val이 max_val보다 큽니다.</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">요약할 숫자가 없습니다.</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">OpenAI 형식의 채팅</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">채팅에 “messages”가 없습니다.</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">텍스트도 파일 안의 그림도 아닌 부분</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">메시지가 없는 채팅</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">템플릿은 텍스트입니다.</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">스키마에 따르면 결과에 “%1” 멤버가 없습니다.</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">시스템 텍스트 %1토큰, 도구 %2토큰이 몫을 넘음</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">시스템 텍스트가 몫을 %1토큰 넘음</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">도구가 몫을 %1토큰 넘음</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">“%1”은(는) 여기에서 의미가 없습니다. 이 도구 세트의 도구는 [[invokers]]에 무엇을 쓰든 서버의 것입니다.</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">서버의 도구 이름이 없습니다.</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">별칭은 영문자, 숫자, _, -로 된 1~64자입니다.</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">“%1”은(는) 작업 공간 폴더 안에 있지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">“%1”은(는) Parlance 자체 폴더에 있어 도구가 접근할 수 없습니다.</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">경로가 아닙니다.</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">작업 공간 폴더를 선택하지 않아 파일에 접근할 수 없습니다. 사용자가 창에서 폴더를 선택하거나(작업 공간 폴더), 명령줄에서는 그 폴더에서 프로그램을 시작해야 합니다.</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">키 “%1”이(가) 여기에 두 번 있습니다</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">%1은(는) ECMA-262 정규식에서 의미가 없습니다.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">%1은(는) 그림을 볼 수 없습니다. 서버가 그림용 프로젝터(--mmproj) 없이 시작되었습니다. 그림을 빼거나 다른 모델을 선택하세요.</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>left out: %1 (%2)</source>
        <translation type="unfinished">제외됨: %1(%2)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>There is no line %1; the file has %2.</source>
        <translation type="unfinished">%1행이 없습니다. 파일은 %2행까지 있습니다.</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">범위가 시작인 %2행보다 앞선 %1행에서 끝납니다.</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">두 범위가 %1행에서 겹칩니다.</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">idempotent는 true 또는 false입니다.</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">writes는 true 또는 false입니다.</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">formats는 &quot;assert&quot; 또는 &quot;annotate&quot;입니다.</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">%1은(는) 0에서 %2까지의 초입니다.</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">%1은(는) %2에서 %3까지의 정수입니다.</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">approval은 &quot;ask&quot;, &quot;allow&quot;, &quot;refuse&quot; 또는 규칙이 있는 테이블입니다.</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">rules는 최대 %1개의 테이블 목록입니다.</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">규칙에는 살펴볼 인수의 이름을 지정합니다: argument = &quot;path&quot;.</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">규칙에는 path, host, command, text 중 하나를 패턴 또는 패턴 목록과 함께 지정합니다.</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">규칙의 답은 &quot;ask&quot;, &quot;allow&quot;, &quot;refuse&quot; 중 하나입니다.</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">on-failure는 &quot;report&quot;, &quot;abort&quot; 또는 이를 분류별로 지정한 테이블입니다.</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">“%1”은(는) 오류의 분류가 아닙니다.</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">오류의 처리는 &quot;report&quot; 또는 &quot;abort&quot;입니다.</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">%1은(는) 숫자여야 하는데 “%2”이므로 무시됩니다.</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">공급자 %1에 지정된 방언이 없음: “%2”.</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command는 텍스트 목록(프로그램과 인수)입니다.</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment는 변수 이름 목록입니다.</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">“%1”은(는) 변수 이름이 아닙니다.</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">변수는 텍스트 또는 { keychain = &quot;키 이름&quot; }입니다.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">모델은 “%1”이(가) 아니라 PROVIDER/MODEL 형식으로 씁니다</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">텍스트의 %1행: %2</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">텍스트에 “%1”을(를) 넣을 자리가 없습니다</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">프롬프트 %1에는 변수가 없습니다.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">프롬프트 %1에 “%2” 변수가 없습니다. 있는 변수: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">프롬프트 %1에 “%2” 변수가 없습니다. 비슷한 이름: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">프롬프트 %1을(를) 사용할 수 없습니다. 텍스트의 %2행: %3.</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">프롬프트 %1에 필요한 값: %2.</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">프롬프트 %1에는 인수가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">“%1”은(는) 프롬프트 %2의 인수가 아닙니다. 인수는 %3이며, name=value 형식으로 씁니다.</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">%1의 따옴표가 닫히지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">조건이 너무 깁니다</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">“%1”을(를) 이해할 수 없습니다</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">조건이 너무 깊게 중첩되었습니다</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">괄호가 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">startswith 뒤에는 괄호가 있어야 합니다</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">조건이 너무 일찍 끝납니다</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">“%1” 변수가 없습니다</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">이 프롬프트의 내용을 말합니다(목록은 `parlance prompts`). 시스템용 프롬프트는 시스템 텍스트가 되며, 할 말도 지정해야 합니다.</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">프롬프트의 자리에 넣을 값. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">--variable은 --prompt와 함께 사용합니다.</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">변수는 %1이(가) 아니라 name=value 형식으로 지정합니다.</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">--system과 시스템 텍스트인 프롬프트는 함께 지정할 수 없습니다.</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">--prompt와 할 말은 함께 지정할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">응답: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">메시지: %1</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">그림</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">“% %1”에 해당하는 시작이 없습니다</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">조건이 너무 깊게 중첩되었습니다</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">“% if”가 “% endif”로 끝나지 않았습니다</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">“% for”는 “% for NAME in VARIABLE:” 형식으로, 변수 이름을 넣어 써야 합니다</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">“% for”가 “% endfor”로 끝나지 않았습니다</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">“%1” 변수가 없습니다</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">이 값을 넣으면 프롬프트의 텍스트가 너무 길어집니다.</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">“%1”에 고를 수 있는 옵션이 없습니다</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">최솟값이 최댓값보다 큽니다</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">“%1”은(는) %2이어야 합니다.</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">숫자</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">%1 이상</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">%1 이하</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">%1부터 %2 간격</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">%1 중 하나</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">예 또는 아니요</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">텍스트</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">개 요소</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">자</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation type="unfinished">%1%2 이상</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">%1%2 이하</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">더 짧은 텍스트 목록</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">%1에서는 텍스트의 벡터를 제공하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">여기에서는 식이 아니라 리터럴만 읽습니다</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">너무 깊게 중첩되었습니다</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">쉼표나 괄호가 없습니다</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">괄호가 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">키는 텍스트여야 합니다</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">키 뒤에 “:”이 없습니다</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">앞에 f와 b가 없는 일반 텍스트만 읽습니다</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">텍스트가 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">그런 문자가 없습니다</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">이 문자를 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">이 숫자를 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">값이 없습니다</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">리터럴만 읽습니다. “%1”은(는) 리터럴이 아닙니다</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">%1 추가</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">“%1”(으)로 변경</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">%1(으)로 변경</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">“%1”은(는) %2줄뿐입니다.</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">%1의 결과는 %2바이트뿐입니다.</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">이 대화에는 결과가 있는 호출 “%1”이(가) 없습니다.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">파일의 페이지</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">메시지</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>콘텐츠 %n개를 읽을 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>메시지 %n개를 읽을 수 없거나 일부만 읽을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">대화</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>메시지 %n개가 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>대화의 분기 %n개에 빠진 부분이 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>대화의 %n곳이 기록한 내용과 다릅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>대화 %n개의 끝부분이 사라졌습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">%1에 대화가 없습니다.</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">%1이(가) 쓰기 금지되어 있어 그 자리에서 복구할 수 없습니다.</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">다른 Parlance에서 %1을(를) 열고 있습니다. 먼저 닫으세요.</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">새 파일</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">%1에서 읽을 수 있는 것이 없고 날마다 만드는 사본도 없습니다. 파일은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">파일에서 읽을 수 있는 것이 없었습니다. 사본 %1 이후의 내용이 없습니다.</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">복구에서 찾음</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">콘텐츠</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">턴</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">통신</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">파일</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">검색</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">데이터 저장소가 손상되어 이 메시지 또는 그 일부가 사라졌습니다.</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">“%1”: 메시지 %2을(를) 읽을 수 없거나 일부만 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">“%1”: 어디에서 끝났는지 알 수 없어 이제 가장 최근 메시지에서 끝납니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>통신의 본문 %n개를 읽을 수 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">데이터 저장소가 손상되어 내용이 사라졌습니다.</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">복구에서 찾음: 위치를 알 수 없는 메시지</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>메시지 %n개의 위치가 사라졌으며, “%1”에 넣었습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">%1은(는) 다시 보낼 수 있는 모델 호출이 아닙니다: %2</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">%1의 요청이 보관되어 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">%1에서 상태 %2(으)로 응답했습니다.</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">%1에서 텍스트가 아닌 %3 형식의 %2바이트로 응답했습니다.</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">%1번째 문자의 }에 맞는 여는 중괄호가 없습니다. 중괄호 자체는 }} 로 씁니다.</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">%1번째 문자의 여는 중괄호 {가 닫히지 않았습니다. 중괄호 자체는 {{ 로 씁니다.</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">%1번째 문자의 중괄호에 이름이 없습니다.</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">굴릴 것이 없습니다. dice 또는 specs를 지정하세요.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">%2에서 %1개를 중복 없이 고를 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">파일</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">저장</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없었음: %2</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">%1을(를) 다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">다른 이름으로 저장</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">시나리오에는 title과 model이 필요합니다</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">이 오류의 종류를 알 수 없습니다</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">%1의 형식이 %2이(가) 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">%1이(가) %2이(가) 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">%1이(가) 다음 중 하나가 아닙니다: %2.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">%1이(가) %2보다 작습니다.</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">%1이(가) %2보다 큽니다.</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">%1이(가) %2보다 크지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">%1이(가) %2보다 작지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">%1이(가) %2의 배수가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">%1은(는) %2%3인데, %4 이상이어야 합니다.</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">%1은(는) %2%3인데, %4 이하여야 합니다.</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">자</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">%1이(가) %2 형식이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">%1이(가) 패턴 %2과(와) 일치하지 않습니다.</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">개 요소</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">%1에 같은 요소가 두 번 있습니다.</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">개 멤버</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">%2에 멤버 “%1”이(가) 없습니다.</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">스키마가 너무 많이 들어 있습니다</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">끝없이 자기 자신을 참조합니다</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">스키마 개수가 한도를 넘었습니다. 스키마가 너무 큽니다</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">스키마(개체, true 또는 false)여야 합니다</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">문자열이어야 합니다</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">스키마에도 없고 등록되지도 않은 “%1”을(를) 참조합니다</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">스키마 목록이어야 합니다</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">스키마로 된 개체여야 합니다</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">스키마</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">값 목록이어야 합니다</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">JSON Schema 형식이 아닌 %1을(를) 지정합니다</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">숫자여야 합니다</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">0보다 커야 합니다</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">0 이상의 정수여야 합니다</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">true 또는 false여야 합니다</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">문자열 목록이어야 합니다</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">검사할 수 있는 정규식이 아닙니다: %1</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">%1은(는) 여기에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">스키마를 한도 안에서 검사할 수 없었습니다.</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">스키마에 “%1” 멤버가 없습니다.</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">%1에 들어 있어야 하는 종류의 요소가 %2개 있습니다.</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">%1은(는) 스키마에서 제외한 것입니다.</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">%1이(가) 선택지 %2개 중 어느 것과도 맞지 않습니다.</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">%1이(가) 선택지 %3개 중 정확히 하나가 아니라 %2개와 맞습니다.</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">패턴 %1을(를) 한도 안에서 판단할 수 없었습니다.</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">“%1” 인수가 없음</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">사양에 없는 “%1” 인수를 요구함</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">사양에서 생략할 수 있는 “%1” 인수를 요구함</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">인수 “%1”의 형식이 %3이(가) 아니라 %2임</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">사양에 형식이 없는 인수 “%1”의 형식이 %2임</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">스키마가 너무 깊게 중첩되었습니다</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">“properties”만 거쳐 도달하는 속성만 반영할 수 있습니다</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">“%1”은(는) 헤더 이름이 아닙니다</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">문자열, 정수, 부울만 반영할 수 있습니다</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">헤더 “%1”이(가) 두 번 사용되었습니다</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">“%1”의 x-mcp-header: %2</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">패턴이 정규식이 아닙니다: %1, %2번째 문자.</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">“%1”을(를) 읽을 수 없습니다: %2에는 %3과 같은 날짜를 씁니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">“%1”을(를) 읽을 수 없습니다: %2에는 %3 또는 %4을(를) 씁니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">“%1”을(를) 읽을 수 없습니다: %2에는 다음 중 하나를 씁니다: %3.</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">환경 변수 %1 또는 같은 이름의 키.</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">파일에 ${input:%1}(으)로 쓰인 것.</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">“envFile”은 제외합니다. 변수를 파일에서 읽지 않습니다. 필요한 변수를 정의 파일에 지정하세요.</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">“%1”은(는) 제외합니다. 여기에서는 서버를 격리하지 않습니다.</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">“headersHelper”는 제외합니다. 헤더를 위해 프로그램을 실행하지 않습니다. 헤더에는 키를 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">“%1”은(는) 제외합니다. 모든 도구를 제공하며 하나씩 끌 수 있습니다.</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">“auto_connect”는 제외합니다. 서버는 대화에서 사용할 때 연결됩니다.</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">“ssl_verify”는 제외합니다. 인증서는 항상 검사합니다.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1이(가) 개체가 아닙니다.</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">그쪽에서 꺼져 있으므로 여기에서도 끕니다.</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">“%1” 형식의 서버에는 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">프로그램도 주소도 지정되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">형식이 “sse”입니다. 서버에서 보낸 이벤트를 사용하는 이전 방식의 HTTP인지는 연결할 때 확인합니다.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">“cwd”를 제외하므로 서버가 홈 폴더에서 시작합니다. 여기에서는 %1을(를) 알 수 없습니다.</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">“cwd”를 제외하므로 서버가 홈 폴더에서 시작합니다. “%1”이(가) 어느 폴더에 있는지 여기에서 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">주소를 시작할 때에야 알 수 있습니다. 주소 자체를 넣은 정의 파일을 쓰세요.</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">주소가 HTTP가 아닌데, 다른 주소에는 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">주소에 키가 들어 있지만 정의 파일에는 헤더의 키만 지정할 수 있습니다. 서버가 그렇게 받아들이는지 확인하세요.</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">암호화되지 않은 주소입니다. %1까지의 경로에 있는 누구나 내용을 읽고 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">암호화되지 않은 주소인데 키가 필요하므로 %1까지의 경로에 있는 누구나 키를 읽을 수 있습니다. https 주소를 요청하세요.</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">“%1”은(는) 제외합니다. 서버에는 주소로 연결합니다.</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">“%1”은(는) 제외합니다. 개체가 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">“%1”은(는) 제외합니다. 로그인할 때 자동으로 알아내거나 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">클라이언트 식별자는 서버를 시작할 때에야 알 수 있으므로 제외합니다.</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">클라이언트 비밀 값.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">“%1”은(는) 도구 이름이 될 수 없어 제외합니다.</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">그쪽에서 모든 도구를 묻지 않고 사용할 수 있으므로 여기에서도 그렇게 합니다. 의도한 것인지 확인하세요.</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">그쪽과 같이 다음 도구는 묻지 않고 사용할 수 있습니다: %1.</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">호출은 진행 신호 없이 %1초까지 걸릴 수 있습니다. 그쪽의 “timeout”은 %2입니다.</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">“%1”은(는) 여기에 해당하는 것이 없어 제외합니다.</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">“%1”에는 키가 들어 있어 제외합니다.</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">파일이 1MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">0바이트가 있어 텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">여기부터 JSON이 아닙니다.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">개체와 목록이 %1단계보다 깊게 중첩되었습니다.</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">%1: “mcpServers”에도 “servers”에도 서버가 없습니다.</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">%1: 서버가 %2개보다 많습니다.</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">“sandbox”는 제외합니다. 여기에서는 서버를 격리하지 않습니다.</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">%1에서 가져온 MCP 서버.</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">이미 도구 세트 %1(으)로 있습니다.</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">다른 도구 세트 %2이(가) 있어 이름을 %1(으)로 합니다.</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">“default_servers”에 없어 여기에서 끕니다.</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">%1 후 다시 시작</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">표준 입출력</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">서버에서 보낸 이벤트를 사용하는 HTTP</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">스스로 밝힌 이름: %1</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP %1, 상태 비저장</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP %1, 세션 사용</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">끔</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">연결하는 중…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">로그인 필요</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">준비됨</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">실패</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.</source>
        <translation type="unfinished">아무것도 보내지 않았습니다. 이 대화의 메시지 %1을(를) 읽을 수 없습니다. %2 꺼 둔 메시지는 제외됩니다.</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">아무것도 보내지 않았습니다. 이 턴의 메시지를 읽을 수 없습니다. %1</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">“%1”은(는) 변수 이름이 아니어서 제외합니다.</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">헤더 %1은(는) 이렇게 설정할 수 없어 제외합니다.</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">%1의 값.</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">%1은(는) 제외합니다. 여러 부분을 합친 값인데, 정의 파일에는 키를 하나만 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">%1은(는) 제외합니다. %2이(가) 무엇을 나타내는지 여기에서 알 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">서버 “%1”(%2)을(를) 사용하려면 %3에서 로그인하세요.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">로그인이 거부되었습니다.</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">브라우저를 열 수 없었습니다.</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">시그니처는 (name::Text)==&gt;(::String) 같은 경로 하나입니다</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">인수는 개체이므로 스키마의 형식은 “object”입니다</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">%1은(는) 자체 형식입니다. 레코드에는 다른 이름이 필요합니다</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">()는 단독으로 있을 때만 매개변수 없음을 뜻합니다: ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">시그니처에 반환하는 것이 없습니다: (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">시그니처의 화살표는 모두 같은 방향입니다</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">“%1”이(가) 여기에 두 번 있습니다</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">풀어 쓴 스키마가 256KiB보다 큽니다</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">매개변수는 형식 앞에 이름을 씁니다: (name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">여기에 형식이 없습니다: (name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">형식은 하나만 있을 수 있습니다: %1</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">형식 %1이(가) 자기 자신을 포함하는데, 시그니처에서는 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">여기에서 형식이 너무 깊게 중첩되었습니다</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">형식의 필드는 (name::Text)로 씁니다</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">“%1”이(가) 두 번 지정되었습니다</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">“%1” 형식이 없습니다. 목록은 ::Array {items: Text}, 선택적 값은 {optional: true}로 씁니다</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">“%1” 형식이 없습니다. Text, Int, Double, Bool, Array, Object와 문서 자체의 형식이 있습니다</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">스키마는 json`{…}`로 씁니다</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">스키마는 개체입니다</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">기본값은 텍스트, 숫자, true, false, 목록 또는 맵입니다</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">“optional”은 true 또는 false입니다</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">“%1”은(는) 텍스트입니다</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">“%1”은(는) 숫자입니다</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">“enum”은 값 목록입니다</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">“%1”은(는) %2에서 의미가 없습니다</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">Array에만 “%1”을(를) 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">“%1”은(는) 형식의 이름입니다</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">“fields”는 이름과 형식의 맵이며 Object에 속합니다</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">“range”는 1..10처럼 씁니다</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">기본값이 맞지 않습니다: %1</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">시그니처에 반환하는 것만 있습니다. 매개변수가 없으면 ()==&gt;(::String)입니다</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">%1 이상 %2 이하인 값은 없습니다</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">“enum”의 어떤 값도 나머지 조건에 맞지 않습니다</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">스킬의 이름은 폴더 이름인 “%1”입니다.</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">스킬에 지침이 없습니다.</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">지침이 %1줄보다 깁니다. 모델은 매번 전부 읽습니다.</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">“%1” 스킬이 없습니다.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">%1을(를) 찾으셨습니까?</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">스킬 %1에 “%2” 스크립트가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">“%1”은(는) 실행 파일이 아니며, 실행할 방법도 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">스킬을 읽고 샌드박스에서 그 스크립트를 실행합니다.</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">스위트, 실행, 결과를 보관하는 PostgreSQL: postgresql://[USER@]HOST[:PORT]/DATABASE. 암호는 PGPASSWORD, PARLANCE_STORE_PASSWORD 또는 키체인에 둡니다.</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">어떤 데이터 저장소입니까? --store postgresql://HOST/DATABASE를 지정하세요.</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">라이브러리는 에이전트와 함께 사용합니다.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">“%1” 도구 세트가 없습니다.</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">“%1” 도구 세트가 없습니다. 비슷한 이름: %2.</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">정의 파일에 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">정의 파일이 쓰인 방식 때문에 %1을(를) 설정할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">실패: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">완료: %1</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">텍스트가 Base64가 아닙니다.</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">Base64의 내용이 텍스트가 아닙니다(%1바이트).</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">텍스트가 JSON이 아닙니다: %1</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">TOML이 아닌 것은 서식을 지정할 수 없습니다.</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">이 텍스트는 내용을 바꾸지 않고 서식을 지정할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">%1을(를) 찾으셨습니까?</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">연결되어 있지 않습니다</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">도구 세트 %1의 서버에 물어볼 수 없습니다: %2</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">도구 라이브러리 %1에 연결이 없습니다</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">도구 라이브러리 %1에서 연결한 %2이(가) 없습니다.</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">이 이름의 도구가 없습니다.</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">이 이름의 도구가 여러 도구 세트에 있습니다(%1). 어느 것인지는 도구 라이브러리에서 정합니다</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">인수가 스키마가 아닙니다: %1</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">이름</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">설명</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">인수의 스키마</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">%1이(가) 사양과 정확히 같지 않습니다. 다른 것: %2</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">%1이(가) 맞지 않습니다: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1을(를) 호출할 수 없음: %2</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">도구 이름에는 영문자, 숫자, “_”, “-”만 쓸 수 있으며 최대 64자입니다</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">도구 %1의 설명이 실제로 일을 처리하는 %2의 설명과 다릅니다.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">도구를 모두 연결할 수 없어 에이전트 %1을(를) 사용할 수 없습니다:</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">여기에는 “%1” 도구가 없습니다</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">정의 파일에 이미 %1의 항목이 있습니다.</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">정의 파일이 쓰인 방식 때문에 %1의 항목을 추가할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">“%1”이(가) ENSEMBLE:TOOL 형식이 아닙니다</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">시그니처는 (name::Text)==&gt;(::String) 같은 경로 하나입니다.</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">도구 사양에는 요소가 하나, 곧 형식 시그니처만 있어야 합니다</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">도구 사양에 ToolSpecification 레이블이 있어야 합니다</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">도구 사양에는 비어 있지 않은 패턴 식별자(이름)가 있어야 합니다</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">도구 사양에는 &apos;description&apos; 속성이 있어야 합니다</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos;은 텍스트여야 합니다</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">%2의 “%1”은(는) 제외합니다.</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">캐릭터 파일로 보기에는 너무 큽니다.</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">파일이 JSON도 아니고 “TOOLS = […]”도 없습니다.</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">도구 목록이 필요합니다.</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">이름이 “%1”인 도구가 두 개 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">목록의 도구 %1이(가) 함수가 아닙니다. type, function과 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">목록의 도구 %1의 이름은 “%2”인데, 이름은 영문자, 숫자, _, -로 된 최대 64자입니다.</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">%1의 매개변수가 개체의 스키마가 아닙니다. %2</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">캐릭터에는 gram으로 나타낼 수 있는 에이전트보다 많은 내용, 곧 호출의 한도가 있으므로 정의 파일로 씁니다.</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">gram 에이전트에는 모델과 지시가 있어야 합니다.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">파일이 UTF-8 텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">gram에서는 모든 도구에 설명이 있어야 하는데 다음에는 없습니다: %1.</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1은(는) 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">추적 주소에는 암호를 넣을 수 없습니다. 수집기에 보낼 값은 OTEL_EXPORTER_OTLP_HEADERS에 넣습니다.</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">“%1”은(는) http 주소도 파일도 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1은(는) 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">%1 폴더가 없습니다.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">끝나기 전에 중지되었습니다.</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">응답을 직접 가져왔으므로 이 호출은 실행하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">시작되었으며 진행된 만큼 외부에서는 취소되지 않음: %1 %2</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">이미 실행되었으며 외부에서는 취소되지 않음: %1 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">“%1” 단위가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">“%1”과(와) “%2”은(는) 같은 것을 재는 단위가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1”은(는) HTTP 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">정의 파일에 placeholders-in-host = true가 없으면 인수로 호스트나 포트를 정할 수 없습니다.</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">주소에 필요한 인수가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">“%1”은(는) 호스트가 아닙니다.</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">인수가 주소에 맞지 않습니다. 빈 값, “.”, “..”은 경로의 부분이 될 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>%1…(%n자 더)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1의 응답이 JSON이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">작업 공간 %1은(는) 홈 폴더입니다. 샌드박스의 명령은 숨겨지지 않은 것에, 파일 도구는 모든 것에 접근합니다.</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">작업 공간 %1에 홈 폴더가 들어 있습니다. 샌드박스의 명령은 숨겨지지 않은 것에, 파일 도구는 모든 것에 접근합니다.</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">작업 공간 %1은(는) 홈 폴더의 숨겨진 부분에 있으며, 프로그램이 설정과 실행할 것을 보관하는 곳입니다.</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">“%1”은(는) 숨겨져 있거나 비밀 정보로 보이므로 프롬프트에서 읽지 않습니다. 대신 첨부할 수 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">“%1”이(가) %2보다 큽니다.</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">디스크가 가득 찼습니다</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">쓰기 금지되어 있습니다</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">이 프로그램이 연 파일이 너무 많습니다</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">이 컴퓨터에서 열린 파일이 너무 많습니다</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">메모리가 부족합니다</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">시스템이 한 번 거부했으며, 지금은 거부하지 않습니다</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">“%1”이(가) 이미 있으므로 아무것도 쓰지 않습니다.</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">앵커와 별칭은 읽지 않습니다</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">이 별칭이 자신이 가리키는 내용 안에 있습니다</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">값이 %1개보다 많습니다</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">태그는 읽지 않습니다</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">키는 텍스트입니다</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">너무 깊게 중첩되었습니다</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">키 “%1”이(가) 이미 있습니다</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">문서가 두 개 이상 들어 있습니다</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">편집기</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">“%1”은(는) 이 옵션의 값이 아닙니다.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">“%1” 옵션이 없습니다.</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">턴을 취소했습니다. 대화는 이전 상태로 돌아갔습니다.</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">MCP 서버 추가</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">이 컴퓨터의 프로그램(&amp;P)</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">주소(&amp;A)</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">서버 추가(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">이름(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">명령줄(&amp;C):</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">주소(&amp;D):</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">%1 도구 세트가 이미 있습니다.</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">연결되는 곳: %1</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">%1의 주소</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">이 호스트 이름은 “%1”을(를) 나타냅니다. 다른 이름의 글자와 비슷해 보이는 글자가 있습니다.</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">호스트 앞의 “%1”은(는) 주소가 가리키는 곳과 관계없습니다.</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">암호화되지 않은 주소입니다. 통신 경로에 있는 다른 사람이 내용을 읽거나 바꿀 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">아직 없습니다.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">사용 가능: %1</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">“%1” 에이전트가 없습니다. %2</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">%1 에이전트를 사용할 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">JSON 목록이나 캐릭터의 Python 파일에서 도구 가져오기</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1을(를) 읽을 수 없음: %2</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1이(가) %2보다 큽니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">이 도구로 새 에이전트 만들기</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">이름(영문자, 숫자, -, _):</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">%1 파일이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">도움이 될 때 도구를 사용하세요.</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">에이전트의 해석 결과</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">에이전트</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">여기에는 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">사용할 수 없음: %1</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">대화의 모델로 동작</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">%1(으)로 동작</translation>
    </message>
</context>
<context>
    <name>gui::AgentSelector</name>
    <message>
        <source>No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">에이전트 없음</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation: a noun</extracomment>
        <translation type="unfinished">에이전트</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">에이전트: %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation: there is none</extracomment>
        <translation type="unfinished">없음</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">사용 중인 에이전트가 없습니다. 모델은 시스템 텍스트와 켜져 있는 도구를 사용합니다.</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">이 이름의 에이전트는 이제 없습니다.</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">%1(으)로 동작합니다.</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">도구는 모든 도구 세트에서 이름으로 연결됩니다.</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">도구는 %1 라이브러리에서 연결됩니다.</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">에이전트 자세히 보기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">에이전트 없음(&amp;N)</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">도구를 연결할 곳(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">모든 도구 세트(이름 기준)(&amp;E)</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">에이전트가 요구하는 도구</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">요구하는 도구</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">외 %1개</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">목록에 나오지 않는 캐릭터(good = false)도 표시합니다.</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">지정한 에이전트를 요청한 변경 사항과 함께 gram 또는 toml로 출력합니다.</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">형식</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">--as와 함께 사용: 이름, 제목, 설명, 모델, 지시를 바꿉니다. @FILE로 파일에서 읽을 수 있습니다. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">key=value</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">--as와 함께 사용: 이 도구를 제외합니다. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">도구</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">--as와 함께 사용: 이 gram 텍스트의 도구 사양을 추가하고 같은 이름의 사양을 대체합니다. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">파일</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">--as와 함께 사용: 이름, FILE 또는 FILE#NAME.</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">이 도구 라이브러리(이름 또는 FILE)에서 도구를 연결합니다. 지정하지 않으면 모든 도구 세트에서 이름으로 연결합니다.</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">에이전트를 출력하거나 변경하려면 --as gram 또는 --as toml을 지정하세요.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 기다리는 중</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">--as에는 gram 또는 toml을 지정합니다(%1은(는) 사용할 수 없음).</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">어떤 에이전트입니까? 이름, FILE 또는 FILE#NAME을 지정하세요.</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">변경 사항은 %1이(가) 아니라 key=value 형식으로 지정합니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1을(를) 읽을 수 없음: %2</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">연결 안 됨: %1</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1은(는) UTF-8 텍스트가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>gui::AgentsModel</name>
    <message>
        <source>in use</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">사용 중</translation>
    </message>
    <message>
        <source>in use, %1</source>
        <translation type="unfinished">사용 중, %1</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">에이전트</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">라이브러리</translation>
    </message>
    <message>
        <source>Bound tools</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">연결된 도구</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">이 대화에서 사용(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">사용 중지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">이 라이브러리에서 연결(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">변환(&amp;C)</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">비교(&amp;P)…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">TOML 에이전트(&amp;T)…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">gram 에이전트(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">도구 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">도구 라이브러리(&amp;L)…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">에이전트, 라이브러리, 연결된 도구</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">새로 만들기</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">더 보기</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">아직 없습니다. “새로 만들기”로 시작하세요.</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">선택한 에이전트의 도구입니다.</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">오류가 있어 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">요구하는 도구가 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">TOML로 변환(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">gram으로 변환(&amp;C)</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">연결</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">사용 중지</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this agent in the conversation</extracomment>
        <translation type="unfinished">사용</translation>
    </message>
</context>
<context>
    <name>gui::Announcements</name>
    <message>
        <source>You are asked: %1</source>
        <translation type="unfinished">질문: %1</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">%1 실패: %2</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">%1 완료.</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">응답이 완료되었습니다.</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">응답이 완료되었습니다. %1</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">턴을 취소했으며, 텍스트를 입력란으로 되돌렸습니다. %1</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">응답이 중단되었습니다. %1</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">기다리던 것에 모두 답했습니다.</translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message>
        <source>[thought] %1</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">[생각] %1</translation>
    </message>
    <message>
        <source>[picture or file]</source>
        <translation type="unfinished">[그림 또는 파일]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">%1: 내용</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">%1: 이벤트</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">내용</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">이벤트</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">원본</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">진행 중…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">응답이 너무 길어 여기에 텍스트로 표시할 수 없습니다. 이벤트와 바이트는 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">응답 없음</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">첫 바이트까지 %1ms</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">캐시에서 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>입력 토큰 %Ln개, 출력 토큰 %1개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message>
        <source>before</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the answer that was recorded</extracomment>
        <translation type="unfinished">이전</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">응답 없음</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">내용 같음</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">바이트 %1부터: %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">응답</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">상태</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">시간</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">입력 토큰</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">출력 토큰</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">호출</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">종료 이유</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">이전과의 차이</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n건 보냄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation type="unfinished">
            <numerusform>서로 다른 응답 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n건 실패</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">%1~%2ms</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">--approve에는 ask, refuse, all, hidden-files, offered-calls 또는 도구 이름을 지정합니다(%1은(는) 사용할 수 없음).</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">%1
사람만 허용할 수 있습니다. 터미널에서 --approve ask를 사용하거나 미리 --approve %2을(를) 지정하세요.</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">%1
제시된 것을 실행하려면: --approve %2</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">%1에는 승인이 필요하지만 터미널이 아닙니다. 허용하려면: --approve %1</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">연결되는 곳: %1</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] 이 값으로 답변  {…} 이 JSON 개체로 답변  [n] 아니요</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] 브라우저에서 이 주소 열기  [n] 아니요</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] 예  [a] 항상  [n] 아니요</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] 예  [n] 아니요</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] 한 번만  [c] 이 대화에서  [a] 항상  [n] 아니요</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] 한 번만  [c] 이 대화에서  [a] 항상  [l] 비슷한 호출은 항상: %1  [n] 아니요</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">이 값으로 답변</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">브라우저에서 이 주소 열기</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">한 번만</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">예</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">이 대화에서</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">항상</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">비슷한 호출은 항상: %1</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">아니요</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">번호 또는 답변할 JSON 개체를 입력하고 Enter를 누르세요.</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">번호를 입력하고 Enter를 누르세요.</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">보관 처리함:</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1은(는) 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1을(를) 읽을 수 없음: %2</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">그림 %1이(가) %2보다 큽니다.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1이(가) %2보다 큽니다.</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">%1은(는) 텍스트(UTF-8)도 그림(PNG, JPEG, GIF, WebP)도 아닙니다.</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">그림</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">첨부 파일</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">파일 첨부</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">%1 제거</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">출력할 파일. 이미 있는 파일은 덮어쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">어떤 파일에 출력할까요?</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">모든 대화를 %1에 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">별칭 %1</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">이 대화에서 켜짐</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">시험할 도구</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">지금은 그런 도구가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">질문</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">왼쪽 응답</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">오른쪽 응답</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">다음 쌍(&amp;X)</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">행렬로 돌아가기(&amp;M)</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">왼쪽이 더 나음</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">어느 쪽도 더 낫지 않음</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">오른쪽이 더 나음</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">어느 응답이 더 나은가요? 어느 변형의 응답인지는 나중에 표시됩니다.</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">왼쪽: %1. 오른쪽: %2.</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">본문 표시 방식</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">트리</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">텍스트</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">원본</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">16진수</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">텍스트 또는 JSON 경로 찾기</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">텍스트, $.messages[-1], /tools/0 찾기</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">본문 트리</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">값 복사</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">JSON 포인터 복사</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">본문이 없습니다.</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">트리로 표시하기에는 너무 큽니다. 텍스트로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">JSON이 아니어서 트리로 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">찾을 수 없음</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">%1행</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">JSON 아님</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
</context>
<context>
    <name>gui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Button below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">모두 표시</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">본문</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">선택한 줄 복사</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">서식 지정 중…</translation>
    </message>
    <message>
        <source>%1 of %2 lines · %3</source>
        <translation type="unfinished">%1/%2줄 · %3</translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message>
        <source>Reading both branches…</source>
        <translation type="unfinished">두 분기를 읽는 중…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">두 분기 나란히 보기</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">두 분기의 항목을 나란히 표시</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">닫기</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">둘 다 같은 분기에 있어 비교할 것이 없습니다.</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">두 분기는 처음부터 갈라집니다.</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>두 분기는 처음 메시지 %n개가 같습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>메시지 %n개는 더 표시하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">없음</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">여기에만 있음</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">다름</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">같음</translation>
    </message>
</context>
<context>
    <name>gui::BudgetBar</name>
    <message>
        <source>Budget per &amp;day</source>
        <translation type="unfinished">하루 예산(&amp;D)</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">하루에 쓸 수 있는 금액</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">한 달(&amp;M)</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">한 달에 쓸 수 있는 금액</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">대화당(&amp;V)</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">대화 하나에 쓸 수 있는 금액</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">예산의 통화(공급자 가격과 같은 통화)</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">예산을 넘었을 때의 동작</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">턴마다 묻기</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">알리고 계속</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">지정 안 함</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">오늘 %1, 이번 달 %2</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">%1 계속할까요?</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">이 대화에 %1을(를) 썼습니다. 예산은 %2입니다.</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">오늘 %1을(를) 썼습니다. 하루 예산은 %2입니다.</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">이번 달에 %1을(를) 썼습니다. 한 달 예산은 %2입니다.</translation>
    </message>
</context>
<context>
    <name>gui::BusDesktop</name>
    <message>
        <source>Show</source>
        <extracomment>Button on a notification of the desktop: a verb: bring the window to the front</extracomment>
        <translation type="unfinished">보기</translation>
    </message>
</context>
<context>
    <name>gui::CallValues</name>
    <message>
        <source>Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">인수</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">인수(&amp;A)</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a tab in the window that shows a tool call: what a tool gave back</extracomment>
        <translation type="unfinished">결과</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">결과(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gui::CanisterEditor</name>
    <message>
        <source>Edit the arguments of %1</source>
        <translation type="unfinished">%1의 인수 편집</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Text of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">편집: %1</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">인수(JSON)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name for screen readers of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">텍스트</translation>
    </message>
    <message>
        <source>This becomes another version of it; the one before stays beside it. What comes after goes on below both.</source>
        <translation type="unfinished">다른 버전으로 저장되며 이전 버전도 함께 남습니다. 이후의 내용은 두 버전 모두에서 이어집니다.</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">버전으로 저장(&amp;K)</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">인수는 JSON 개체여야 합니다.</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">프롬프트 사용(&amp;U)</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">입력 필요: %1</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">요청을 전달할 곳: 주소 또는 공급자 이름.</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">127.0.0.1의 포트. 0은 비어 있는 포트를 사용합니다.</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">--to 대신: 표준 입출력으로 MCP를 사용하는 프로그램을 -- 뒤에 지정합니다. 프로그램을 시작하고 주고받는 내용을 그대로 전달합니다.</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">무엇을 캡처할까요? --to로 주소나 공급자를 지정하거나 -- 뒤에 명령을 지정하세요.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1은(는) 포트가 아닙니다.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">이름이 %1인 공급자가 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">%1에는 요청을 전달할 자체 주소가 없습니다.</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">프로그램에 %1 대신 이 주소를 지정하세요. 주소를 아는 사람은 누구나 사용할 수 있습니다. Ctrl+C로 끝냅니다. 지나간 내용은 parlance exchanges에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">“%1”을(를) 시작할 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>gui::CaptureWindow</name>
    <message>
        <source>Capture</source>
        <extracomment>Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges</extracomment>
        <translation type="unfinished">캡처</translation>
    </message>
    <message>
        <source>What programs are told, as environment variables</source>
        <translation type="unfinished">프로그램에 지정할 환경 변수</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">공급자의 주소 대신 이 주소를 지정한 프로그램은 이전처럼 공급자와 통신하며, 주고받은 내용이 여기에 보관됩니다.
주소를 아는 이 컴퓨터의 프로그램만 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">지나간 내용</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">시작</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">요청</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">상태</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">시간</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">응답</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">요청을 전달할 곳: 공급자 또는 주소</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">전달할 곳(&amp;P)</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">이 컴퓨터의 포트</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">아무 포트</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">시작(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">복사(&amp;C)</translation>
    </message>
    <message>
        <source>As co&amp;nversations…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">대화로 저장(&amp;N)…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">다시 보내기(&amp;A)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">저장(&amp;V)…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">“%1”은(는) 공급자도, http:// 또는 https:// 로 시작하는 주소도 아닙니다.</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">%1 캡처 중. 중지하거나 이 창을 닫을 때까지 계속됩니다.</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">중지했습니다. 지나간 내용은 검사기의 모든 대화에 남습니다.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">없음</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">중지(&amp;S)</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">이 주소를 사용하는 프로그램은 더 이상 공급자에 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">캡처 끝내기(&amp;E)</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">한 단계씩: Enter는 다음 이벤트, r과 Enter는 답의 나머지, a와 Enter는 전부를 보냅니다.</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… 다음: %1에 대한 답, 이벤트 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">너그럽게(&amp;L)</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">카세트</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">카세트에 있는 것, 그리고 요청되었지만 카세트에 없는 것</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">번호</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">요청</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">응답</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">재생됨</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">답의 각 부분이 오는 시점</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">한 번에</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">기록된 속도로</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">한 단계씩</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">요청의 날짜, 시각, 식별자는 달라도 됨</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">선택(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">재생(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">다음 이벤트(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">답의 나머지(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">전부(&amp;E)</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">다음 이벤트를 보냅니다(F8, 이 창에서도)</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">카세트 재생</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">%1 읽는 중…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>통신 %n건. 재생하면 보내질 모든 것에 여기서 답합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">재생 중: 끝내거나 닫을 때까지 아무것도 보내지 않으며, 이벤트마다 사용자를 기다립니다.</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">재생 중: 끝내거나 닫을 때까지 아무것도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">끝남: 보내는 것은 다시 네트워크로 갑니다.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">재생됨</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">카세트에 없음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">기다리는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">다음: 이벤트 %1/%2.</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">기록됨</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">요청 중</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">끝내기(&amp;D)</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">정의 파일 또는 정의 파일 폴더.</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">어떤 정의 파일입니까? 파일이나 폴더를 지정하세요.</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">정의 파일이 아닙니다. 무엇을 정의하는지 알려 주는 테이블이 없습니다</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">이름 “%1”은(는) 이미 %2에서 사용 중입니다</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">선택</translation>
    </message>
</context>
<context>
    <name>gui::ChoicesList</name>
    <message>
        <source>LIBRARIES</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">라이브러리</translation>
    </message>
    <message>
        <source>MODELS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">모델</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">에이전트</translation>
    </message>
    <message>
        <source>INSTRUCTIONS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">지시</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">아직 도구 라이브러리가 없습니다. libraries/에 있는 파일로, 에이전트가 요구하는 일을 어떤 도구로 처리할지 정합니다.</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">아직 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">아직 모델이 없습니다.</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">목록 좁히기</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">추가(&amp;A)</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">지시 추가</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">지시 %1</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">모델에 가장 먼저 알려 주는 내용</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">열: %1</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">%1열</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">%1열의 이전 실행</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">%1열의 다음 실행</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">%1열의 이 실행에 대한 작업</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">%2열의 실행 %1</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">실행 %1/%2</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">대화로 저장(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">통신 내용 보기(&amp;S)</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">작업 공간에 딸린 것을 사용: .parlance 폴더의 정의 파일과 AGENTS.md 및 CLAUDE.md의 지침.</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">턴, 모델 호출, 도구를 OpenTelemetry 스팬으로 수집기 주소나 파일에 보냅니다. `none`: 기본 설정에 있어도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">--trace와 함께 사용: 대화 내용과 도구의 입출력도 포함합니다.</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">--trace-contents는 --trace와 함께 사용합니다.</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">경고: %1</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">--%1에는 1 이상의 숫자를 지정합니다(%2은(는) 사용할 수 없음).</translation>
    </message>
</context>
<context>
    <name>gui::CommandCompletion</name>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the list of commands that a slash opens</extracomment>
        <translation type="unfinished">명령</translation>
    </message>
    <message>
        <source>(may be left out) %1</source>
        <translation type="unfinished">(생략 가능) %1</translation>
    </message>
</context>
<context>
    <name>gui::CommandLine</name>
    <message>
        <source>parlance: unknown command %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: 알 수 없는 명령 %1. parlance --help를 참고하세요.</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance: --profile에는 폴더를 지정해야 합니다. parlance --help를 참고하세요.</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: 알 수 없는 옵션 %1. parlance --help를 참고하세요.</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance: 출력할 수 없음: %1</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1에는 “%2” 인수를 사용할 수 없습니다. %1 --help를 참고하세요.</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance: %1의 정의 파일을 사용하지 않습니다. 사용하려면 --trust를 지정하세요.</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: 인수 %1이(가) UTF-8이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">맞는 항목이 없습니다. 글자를 줄이면 더 많이 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">명령</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">명령 검색</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">무엇이든 실행…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">도구가 비정상 종료되었지만 턴은 아직 취소되지 않았습니다.</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">응답이 아직 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">다시 시도(&amp;G)</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">다른 곳에 저장(&amp;W)…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">응답을 다른 곳에 저장</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">응답을 %1에 저장했지만 아직 대화에는 저장하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">없음</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">나란히 비교</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">보고서 저장(&amp;R)…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">중지(&amp;T)</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">에이전트 없음</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">에이전트: %1</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">에이전트의 모델</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">횟수: %1</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">열마다 실행할 횟수</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">제한: %1</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">실행을 중지하고 시간 초과로 처리할 때까지의 시간</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">기타…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">비교: %1</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">다시 실행(&amp;G)</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">실행(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">--json, --csv, --markdown 중 하나를 지정하세요.</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">%1: 실행 %2/%3 %4, %5</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">차이: − 삭제, + 추가</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">차이가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">양쪽에 묻기(&amp;B)</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">나란히 비교 – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">횟수</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">열마다 실행할 횟수(%1~%2):</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">시간 제한</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">실행을 중지할 때까지의 시간(초, %1~%2):</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">모든 열에 보낼 질문</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">모든 열에 무엇을 물어볼까요? Ctrl+Enter로 실행합니다.</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">왼쪽에서 비교할 것을 선택하고 질문을 쓴 다음 실행하세요.</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">모두에 묻기(&amp;L)</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">대화 목록에 추가되었습니다.</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">실행 %1/%2 – 통신 내용</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">보고서 저장(.md, .csv, .jsonl)</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">나란히 비교.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1에 저장했습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">“%1”은(는) %2에서 %3까지의 숫자가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">아직 나눈 대화가 없어 이어 갈 것이 없습니다.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">모든 실행은 “%1”을(를) 이어 가며, 원래 대화는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">모든 실행은 “%1”의 %3개 중 %2번째 항목 뒤부터 이어 가며, 원래 대화는 그대로 남습니다.</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">-- 뒤: 명령줄에서 parlance 다음에 오는 낱말. 마지막은 입력 중인 낱말이며 비어 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">어떤 낱말입니까? -- 뒤에 지정하세요.</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">모든 것을 이 폴더에 보관</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">사용법</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">버전</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">도구 없음</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">이어 쓸 내용</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">키와 값</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">메시지</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">메시지를 입력하거나 /로 명령을 입력하세요. 파일을 끌어다 놓으면 첨부됩니다</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">첨부…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">보내기</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">중지</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">돌아온 텍스트 다시 넣기</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">그대로 두기</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">그림.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">편집한 메시지 보내기</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">다음에 보내기</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">%1초 후 다시 시도: %2</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">응답이 진행 중입니다. 먼저 중지하거나 끝날 때까지 기다리세요.</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">파일을 모두 읽는 대로 메시지를 보냅니다.</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">먼저 쓰고 있는 내용을 마치세요.</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">이전 메시지를 편집하고 있습니다. 이에 대한 응답은 분기가 됩니다. Escape를 누르면 그대로 둡니다.</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">%1 프롬프트가 없거나 서버가 아직 연결되지 않았습니다.</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">%1의 프롬프트를 기다리는 중…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">이제 대화에 %1의 시스템 텍스트가 적용됩니다.</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">프롬프트 사용</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Enter로 보내기</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Ctrl+Enter로 보내기</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Shift+Enter로 보내기</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>켜진 도구 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">다른 프로그램이 이 파일을 변경했습니다.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">다시 불러오기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">내 내용 유지(&amp;K)</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">비교(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gui::ConformanceCommand</name>
    <message>
        <source>Goes through all that an MCP server offers, as the official conformance suite drives clients; the suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT.</source>
        <translation type="unfinished">MCP 서버가 제공하는 모든 기능을 공식 적합성 테스트가 클라이언트를 시험하는 방식대로 확인합니다. MCP_CONFORMANCE_PROTOCOL_VERSION과 MCP_CONFORMANCE_CONTEXT를 설정할 수 있습니다.</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">서버의 주소.</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">conformance에는 서버 주소를 지정해야 합니다.</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">MCP_CONFORMANCE_CONTEXT가 JSON이 아닙니다: %1</translation>
    </message>
    <message>
        <source>%1 speaks %2.</source>
        <translation type="unfinished">%1에서 %2을(를) 사용합니다.</translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message>
        <source>A conversation is being summed up. Wait until that is done.</source>
        <translation type="unfinished">대화를 요약하고 있습니다. 끝날 때까지 기다리세요.</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">응답이 진행 중입니다. 먼저 중지하거나 끝날 때까지 기다리세요.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">먼저 모델을 선택하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>메시지 %n개를 요약했으며 더 이상 보내지 않습니다. 실행 취소로 되돌릴 수 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">다음 요청의 내용</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">응답을 위한 공간</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">모델에 전달될 내용(&amp;W)…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">요약하고 비활성화(&amp;U)</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">다음 요청: %1</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">여기에 표시된 응답의 비용은 %1입니다.</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">보내는 비용은 응답을 빼고 약 %1입니다.</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">다음 요청의 내용</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">다음 요청의 내용. 클릭하면 구성을 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">가장 오래된 것 제외(&amp;L)</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">가장 오래된 메시지를 빼고 보냅니다. 이 모델을 쓰는 동안에는 다시 묻지 않습니다</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">요약하고 비활성화(&amp;U)</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">모델이 오래된 절반을 요약하고, 요약한 부분은 꺼집니다. 실행 취소로 되돌릴 수 있습니다</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">다른 모델(&amp;M)…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">컨텍스트가 더 큰 모델</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">나중에(&amp;N)</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">메시지를 그 자리에 둡니다(Escape)</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">들어가지 않습니다. 대화는 토큰 %1개이고, 모델에는 응답을 뺀 공간이 %2개 있습니다.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">약 %1</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">%1에서 이전 메시지의 요약을 쓰고 있습니다…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full: a verb</extracomment>
        <translation type="unfinished">중지(&amp;P)</translation>
    </message>
</context>
<context>
    <name>gui::ControlSpinBox</name>
    <message>
        <source>Default</source>
        <extracomment>Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">기본값</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">기본값: %1</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">매개변수</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">매개변수 •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">매개변수: 설정 없음</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">매개변수: %1</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">이 모델에서 설정할 수 있는 항목. 설정한 것이 없습니다</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">켜기</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">끄기</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">기본값: %1</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">기본값</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">모두 설정 해제</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">이 모델의 매개변수를 모두 설정하지 않습니다</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">이 모델에는 설정할 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">설정하지 않은 것은 모델에 맡깁니다.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">무엇이든 실행…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">명령</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">작업 공간 폴더 변경</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">%1  무엇이든 실행…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">매개변수 변경</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">시스템 텍스트 변경</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">모델 변경</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">%1에 삭제됨</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>항목 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>분기 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">제목 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>대화 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">그룹 %1</translation>
    </message>
    <message>
        <source>unfolded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">펼쳐짐</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">접힘</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">답변 중</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">사용자 결정 대기</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">최대 개수.</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">삭제한 대화. 최근에 삭제한 순서입니다.</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">보관함에 있는 대화.</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">보관함에 없는 이 그룹의 대화.</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">그룹, 보관함, 삭제한 대화 중 하나만 지정하세요.</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">%1개를 표시했으며, 더 있습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsPanel</name>
    <message>
        <source>Filter</source>
        <extracomment>Button in the panel that lists the conversations: a noun: what narrows the list</extracomment>
        <translation type="unfinished">필터</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Button in the panel that lists the conversations</extracomment>
        <translation type="unfinished">새 대화</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">보관함</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">삭제됨</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">모든 대화 검색</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">치워 둔 대화</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">보관한 대화</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">삭제한 대화</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">삭제한 대화</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">대화</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">검색 결과</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">찾은 것이 없습니다.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">삭제</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">검색 필터</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">종류, 모델, 도구, 시간 또는 레이블로 메시지를 좁힙니다</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">내가 한 말(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">응답(&amp;A)</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">도구 호출(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">도구 결과(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">문서(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">오늘(&amp;T)</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">최근 7일(&amp;S)</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">모델의 응답(&amp;M): model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">도구의 호출(&amp;O): tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">레이블(&amp;L): label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">그룹(&amp;G): group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">보관함에 없는 것(&amp;H)</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">이름 바꾸기</translation>
    </message>
    <message>
        <source>Title:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">제목:</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">레이블</translation>
    </message>
    <message>
        <source>Labels, separated by commas:</source>
        <translation type="unfinished">레이블(쉼표로 구분):</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">“%1” 삭제됨</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">완전히 삭제(&amp;E)</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">그룹으로 이동</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">그룹:</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">“%1”이(가) 목록으로 돌아왔습니다</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">“%1”을(를) 보관했습니다</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">새 탭에서 열기(&amp;T)</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">옆에 열기(&amp;B)</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">새 창에서 열기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">레이블(&amp;L)…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">그룹으로 이동(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">보관(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">완전히 삭제(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">새 그룹(&amp;N)…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">그룹 없음(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">접기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">펼치기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">그룹 이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">그룹 이름 바꾸기</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">이름:</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">그룹 해제(&amp;D)</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">실행을 gram 패턴으로 출력합니다. 응답과 사용한 도구가 들어갑니다.</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">모델의 컨텍스트: %1. 그만큼 이전 메시지의 공간이 줄어듭니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>모델의 컨텍스트에 들어가지 않아 이전 메시지 %n개를 제외했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">삭제함:</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">처음 %1퍼센트가 같음</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">%1, %2퍼센트는 캐시에서 옴</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">같음</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">같은 부분, 아래는 캐시에서 온 부분</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">새로 만들기…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">버전</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">파일의 상태</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">내 파일로 복사(&amp;M)</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">변환</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">서식</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">공백, 빈 줄, 들여쓰기를 표준에 맞춥니다. 주석과 순서는 그대로입니다(Ctrl+Shift+I)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">저장</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">정의 파일을 별도의 창에 표시합니다</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">별도의 창에 표시하거나 되돌리기</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">에이전트를 다른 표기법으로 이 파일 옆에 새 파일로 씁니다</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">고칠 수 있으면 Alt+Enter로 고칩니다</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">새 정의 파일</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">이름(영문자, 숫자, -, _):</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">기본 제공 파일의 이름은 바꿀 수 없습니다. 먼저 내 파일로 복사하세요.</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">스킬의 이름은 폴더 이름과 같습니다. 폴더 이름과 파일 안의 이름을 바꾸세요.</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">정의 파일 이름 바꾸기</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">%1 파일이 이미 있습니다.</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">%1의 이름을 바꿀 수 없었습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">%1을(를) 변환할 수 없음: %2</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">%1에 들어가지 않는 내용: %2</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">%1 파일이 이미 있습니다. 그 내용은 버전으로 보관됩니다.</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">덮어쓰기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">변환(&amp;C)</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">이제 %1과(와) %2이(가) 같은 에이전트를 정의하며, 하나만 사용됩니다. %1을(를) 삭제할까요? 그 내용은 버전으로 보관됩니다.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">삭제(&amp;D)</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">기본 제공 파일은 삭제할 수 없습니다. 도구를 끌 수는 있습니다.</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">%1을(를) 삭제할 수 없었습니다.</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">기본 제공 파일은 프로그램 안에 있습니다. 파일로 사용하려면 내 파일로 복사하세요.</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">정의 파일 내용</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">문제점</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">%1 · 저장하지 않음</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">%1 · 기본 제공, 읽기 전용</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">%1 · 저장됨 · 사용 안 함: 작업 공간을 신뢰하지 않음</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">%1 · 저장됨 · 오류 있음, 마지막으로 올바른 내용을 사용 중</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">%1 · 저장됨 · 오류 있음</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">%1 · 저장됨 · 같은 이름의 다른 파일을 사용 중</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">%1 · 저장됨 · %2부터 사용 중</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">줄로 이동</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">줄(%1~%2):</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">%1과(와) 비교…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">이전 내용이 아직 없음</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">%1: %2의 내용에서 현재 내용으로</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">이전 내용 복원(&amp;R)</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">%1: 파일의 내용에서 편집기의 내용으로</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">정의 파일 표시 내용</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">파일</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">텍스트</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">도구</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">파일 이름으로 필터</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">필터</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">정의 파일 목록</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">내 파일로 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">이름 바꾸기(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">파일 관리자에서 보기(&amp;F)</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">공급자</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">도구 세트</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">도구 정의</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">에이전트</translation>
    </message>
    <message>
        <source>prompts</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">프롬프트</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">라이브러리</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">시나리오</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">평가</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">스킬</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">같은 이름의 다른 파일이 대신 사용됩니다.</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished"> (대체됨)</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">%1, 오류 있음</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">이 작업 공간</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">내 파일</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">기본 제공</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorsPanel</name>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">MCP 서버 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>What belongs to the tool</source>
        <translation type="unfinished">도구에 속한 것</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">정의 파일에서 바꾸기</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">줄로 이동…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">정의 파일 서식 지정</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">“%1”에 저장하지 않은 변경 사항이 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">변경 사항 버리기(&amp;D)</translation>
    </message>
    <message>
        <source>To TOML</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">TOML로</translation>
    </message>
    <message>
        <source>To gram</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">gram으로</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished">열린 파일이 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">요청 대신 응답의 본문을 비교합니다.</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">통신의 식별자 또는 그 앞부분, 또는 파일.</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">비교할 대상.</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">어떤 두 통신입니까? parlance exchanges에서 목록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">여기 표시한 %1개 말고도 차이가 더 있습니다.</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">둘 다 JSON은 아니어서 더 알 수 없습니다.</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">내용이 같습니다.</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">%1이(가) 512MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">두 번째가 끝나는 곳</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">JSON이 아닌 부분</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">가장 바깥 값</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">%1 안</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">%2바이트 중 바이트 %1까지 같음, %3.</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">공급자의 프롬프트 캐시는 최대 그곳까지만 쓸 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>바이트 단위로 같음(%n바이트).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>공급자 보고: 토큰 %n개.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">추가: </translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">삭제: </translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">이전</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">이후</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">줄 단위 차이</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">선택한 줄 복사</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceModel</name>
    <message>
        <source>%1  same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">%1  같음</translation>
    </message>
    <message>
        <source>%1: moved to %2</source>
        <translation type="unfinished">%1: %2(으)로 이동</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">%1: %2, %3에서 옴</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">같음</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">변경 있음</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">변경됨</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">추가됨</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">삭제됨</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">이동됨</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">이전</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>State or column title in the difference of two requests: the later of two</extracomment>
        <translation type="unfinished">이후</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>State or column title in the difference of two requests: both of two</extracomment>
        <translation type="unfinished">둘 다</translation>
    </message>
</context>
<context>
    <name>gui::DifferencePage</name>
    <message>
        <source>%1 k</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1k</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation type="unfinished">비교할 내용</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">요청</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">응답</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">차이 표시 방식</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">구조, 나란히</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">구조, 하나로</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">줄, 나란히</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">줄, 하나로</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">비교하려면 목록에서 통신 두 개를 선택하세요.</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">차이 트리</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">첫 번째 차이로</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">처음 달라지는 바이트가 있는 곳으로</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">JSON 포인터 복사</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">비교 중…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">%1: 바이트 단위로 같음</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">두 번째가 끝나는 곳</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">가장 바깥 값</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 안</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">%1은(는) %3바이트 중 바이트 %2부터 다름</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1개 추가</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1개 삭제</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1개 변경</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1개 이동</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">내용이 같음</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">그 밖에 더</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">프롬프트 캐시는 최대 처음 %1%까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">공급자가 캐시에 무엇이 있었는지 알려 주지 않았습니다.</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">공급자가 토큰 %2개 중 %1개를 캐시에서 읽었습니다.</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">가능했던 것보다 적습니다.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">차이가 없습니다.</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">둘 다 JSON은 아니어서 비교할 구조가 없습니다. 줄은 비교할 수 있습니다.</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">너무 커서 줄 단위로 비교할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">차이</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">차이가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">대화의 식별자 또는 그 앞부분.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">어떤 대화입니까? parlance conversations에서 목록을, --deleted를 붙이면 삭제한 대화를 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">요소 추가</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">멤버 추가</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">%1에 추가</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">멤버 이름</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">이름</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">아래로 이동</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">제거</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">여기에서 할 수 있는 일</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">아직 나눈 대화가 없습니다. 아래에 글을 쓰거나, 파일을 여기에 끌어다 놓거나, “/”로 명령과 프롬프트를 시작하거나:</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>도구 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">아직 확인 안 함</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">필요할 때 제공: 요청마다 약 %1토큰 절약.</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">서버 설명: %1</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">거부됨</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">허용됨</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">묻기</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">도구 세트와 도구</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">도구 켜기/끄기</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">정의 파일 보기(&amp;D)</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">MCP 서버 추가(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">매번 묻기(&amp;A)</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">이 대화에서 허용(&amp;C)</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">항상 허용(&amp;W)</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">정의 파일에 따름(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">묻기(&amp;A)</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">허용(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">거부(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">기본적으로 켜기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">기본적으로 끄기(&amp;O)</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">완전히 삭제함:</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">실행(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">중지(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">둘 중 나은 것(&amp;B)…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">보고서(&amp;E)…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">스위트</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">비교할 대상</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">케이스별 실행 횟수</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">진행 상황</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">횟수: </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">%1 · %2 남음</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1을(를) 읽을 수 없음: %2</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">이 평가와 비교합니다: 식별자 또는 그 앞부분, latest, 또는 --json으로 출력한 파일. 나빠진 것이 없으면 종료 상태는 0입니다.</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">빌드 서버가 읽는 형식으로 테스트 결과를 출력합니다.</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">Markdown 보고서를 출력합니다.</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">스크립트가 없는 한 페이지 HTML 보고서를 출력합니다.</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">표준 출력 대신 이 파일에 씁니다.</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">같은 스위트, 모델, 도구로 이미 계산한 것까지 모두 실행합니다.</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">스위트의 설정 대신 사용할 케이스별 실행 횟수.</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">스위트의 설정 대신 사용할, 한 공급자에 동시에 요청하는 실행 수.</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">이 케이스만. 여러 번 지정할 수 있습니다. *와 ?는 임의의 문자를 나타냅니다.</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">이 변형만. 여러 번 지정할 수 있습니다. *와 ?는 임의의 문자를 나타냅니다.</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">실행을 데이터 저장소에 넣기만 하고 parlance work에 맡깁니다.</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">스위트의 최근 평가나 --run으로 지정한 평가의 결과를 표시합니다.</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">--results와 함께 사용: 평가의 식별자 또는 그 앞부분.</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">스위트의 평가 목록을 표시합니다.</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">스위트를 실행하는 대신 이 대화를 케이스 파일의 한 줄로 출력합니다.</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">최근 평가나 --run으로 지정한 평가의 실행을 1에서 5까지로 채점합니다: CASE/VARIANT/REPEAT=GRADE. 여러 번 지정할 수 있습니다. 판정자와 얼마나 일치하는지 보고서에 나옵니다.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all 또는 도구 이름. 여러 번 지정할 수 있습니다. 터미널이 아니면 ask는 refuse와 같습니다. 다른 값에 포함되지 않는 것: hidden-files(숨겨져 있거나 비밀 정보로 보이는 파일), offered-calls(응답 텍스트에서 제시한 호출).</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">응답 하나의 최대 길이(MiB, 1~1024). 기본값: 16 또는 parlance.ini의 answer-limit.</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">스위트: 파일 또는 evaluations에 있는 이름.</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">--json, --junit, --markdown, --html 중 하나를 지정하세요.</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">--enqueue는 --store와 함께 사용합니다.</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">--enqueue, --results, --list 중 하나를 지정하세요.</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">--baseline에는 평가(식별자, latest 또는 파일)를 지정해야 합니다.</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">어떤 스위트입니까? 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1에는 1에서 %2까지의 숫자를 지정해야 합니다.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">스위트에 “%1” 케이스가 없습니다.</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">스위트에 “%1” 변형이 없습니다.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">%1을(를) 찾으셨습니까?</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">점수는 %1이(가) 아니라 CASE/VARIANT/REPEAT=GRADE(1~5) 형식으로 지정합니다.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 다시 시도합니다.</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">아직 실행 중입니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>대기 중인 실행 %n개: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">평가 – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">스위트 열기</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">기준선 없음</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">기준선: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">보고서 저장</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">데이터 저장소 사용</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">데이터베이스 주소:</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">평가 – %1 – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">같은 케이스에 대해 비교할 두 응답이 남아 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">나빠짐</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">좋아짐</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">%1/%2…</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished">%1, %2: %3</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">케이스</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationSummary</name>
    <message>
        <source>%1: passed %2</source>
        <translation type="unfinished">%1: 통과 %2</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">, 중앙값 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>%n개는 보고서에 더 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">생각: </translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>%1 호출, %n바이트</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">%1ms</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">줄</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">도착</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">바이트</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">이벤트</translation>
    </message>
    <message>
        <source>Decoded</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">디코드 결과</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">데이터</translation>
    </message>
</context>
<context>
    <name>gui::EventsPage</name>
    <message>
        <source>Events</source>
        <extracomment>Name for screen readers of the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">이벤트</translation>
    </message>
    <message>
        <source>Enter shows the bytes of an event</source>
        <translation type="unfinished">Enter를 누르면 이벤트의 바이트를 볼 수 있습니다</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">이벤트를 디코드한 결과</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">알려진 형식의 모델 응답이 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">보관량</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">보관하는 본문의 크기(MiB)</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">통신 보관 기간(일)</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished">일</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">본문 최대 크기(&amp;S)</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">통신 보관 기간(&amp;A)</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">현재 %1을(를) 보관 중입니다. </translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">한도를 넘으면 오래된 것부터 지우며, 고정한 통신은 남습니다. 본문에서 겹치는 부분은 한 번만 셉니다.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeCells</name>
    <message>
        <source>Number</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">숫자</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent</extracomment>
        <translation type="unfinished">요청</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">상태</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">워터폴</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took</extracomment>
        <translation type="unfinished">시간</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): in money</extracomment>
        <translation type="unfinished">비용</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s server</extracomment>
        <translation type="unfinished">종류</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">공급자</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">모델</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">도구</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">입력 토큰</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">캐시</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">출력 토큰</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">보냄</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">받음</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">시작</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">동일 대상</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">중지됨</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">실패</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">완료</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">%1과(와) 바이트 %2까지 같음</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">%1과(와) 같음 · 다시 보냄</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">%1과(와) 같음</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">, 고정됨</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">통신 필터</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s “텍스트”</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">목록에 표시할 조건: %1. 항목 앞의 빼기 기호는 조건을 뒤집습니다. 키가 없는 것은 본문에서 찾습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">캡처함</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">턴 밖</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">턴</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">턴 %1</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">롤백됨</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">중단됨</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%1, 통신 %n건</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">목록에 표시할 통신</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">이 대화</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">모든 대화</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">보기</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">열, 그룹화, 이름을 붙인 필터</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">보관량(&amp;U)…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">지난 통신을 얼마나 보관할지</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">고정 또는 해제</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">턴별로 묶기 또는 해제</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">필터로</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">%1의 메시지</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">턴별로(&amp;T)	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">열(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">이 보기 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">지우기(&amp;F)</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">이 보기 저장</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">필터, 열, 그룹화를 저장할 이름</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>통신 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">더 찾는 중…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>최근 통신 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">%1/%2 보관됨</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n건 고정됨</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">통신</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">기본 열(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeText</name>
    <message>
        <source>Status %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">상태 %1</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">응답 없음</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">응답</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">시작 %1</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">헤더까지 %1ms, 끝까지 %2ms</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">시도 %1</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">더 도착했으며, 응답이 끝나면 표시됩니다</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">헤더</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">도구 호출 단계</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">요청</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">응답</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">이벤트</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">시간</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">구성</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">차이</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">처리 과정</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">요청의 구성</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">본문 복사(&amp;B)</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">cURL로 복사(&amp;U)</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">통신에 대한 작업</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">복사, 고정, 대화로 이동</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">본문이 없습니다.</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">비교하려면 목록에서 통신 두 개를 선택하세요.</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">아직 도착한 것이 없습니다.</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">진행 중</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">본문을 포함하여 이 파일에 HTTP Archive 1.2로 씁니다.</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">parlance rehearse로 다시 재생할 수 있도록 이 파일(NAME.jsonl)에 씁니다.</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">구조, 크기, 시간만 쓰고 대화 내용은 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">통신 한 건의 요청 본문을 바이트 그대로 출력합니다.</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">통신 한 건의 응답 본문을 바이트 그대로 출력합니다.</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">대화 또는 통신의 식별자, 또는 그 앞부분.</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">통신 한 건의 식별자를 지정하세요.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">도구(예: io:write_file).</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">호출 인수의 JSON 개체.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">도구와 인수의 JSON 개체를 지정하세요. 예: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 기다리는 중</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">파일이 숨겨져 있거나 비밀 정보로 보이므로 어쨌든 사람에게 묻습니다.</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">항상 허용되었습니다</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">다음 경우에 항상 허용되었습니다: %1</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">정의 파일에 그렇게 지정되어 있습니다</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">맞는 규칙이 없어 정의 파일의 나머지 규칙을 따릅니다</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">규칙 %1/%2, %3(%4)</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">모든 것을 담는 jsonl 또는 %1 중 하나. 지정하지 않으면 파일 확장자에 따릅니다.</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">출력할 파일. 이미 있는 파일은 모두 쓴 다음에 교체됩니다.</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">통신 내용을 포함합니다(jsonl).</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">삭제한 대화까지 포함한 라이브러리 전체.</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">대화의 식별자 또는 그 앞부분. 지정하지 않으면 라이브러리 전체.</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">“%1” 형식이 없습니다. 사용할 수 있는 형식: %2.</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">어떤 파일에 출력할까요? --output FILE을 지정하세요.</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">%1: 대화 %2개, 메시지 %3개.</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">읽을 수 없거나 일부만 읽을 수 있는 메시지: %1개. parlance repair로 읽을 수 있는 내용을 복구할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">문제 보고</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">무엇을 했는지, 어떤 일이 일어났는지, 어떻게 되어야 했는지 쓰고 그 아래에 이 내용을 붙이세요. 개인에 관한 내용은 없으며 아무것도 전송하지 않습니다. 보고할 곳은 Parlance를 받은 곳입니다. 보안 문제는 비공개로 보고하세요.</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">프로그램과 이 컴퓨터에 대하여</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the dialog that prepares the report of a fault: a verb</extracomment>
        <translation type="unfinished">복사(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::FetchedConversation</name>
    <message>
        <source>The store has nothing of this run&apos;s conversation.</source>
        <translation type="unfinished">데이터 저장소에 이 실행의 대화가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::FieldView</name>
    <message>
        <source>Value</source>
        <extracomment>Text beside a field of a form made from a schema: a noun</extracomment>
        <translation type="unfinished">값</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation type="unfinished">%1, 요소 %2</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Name for screen readers beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">%1 지정</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">선택 사항: 선택하지 않으면 생략됩니다.</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">%1은(는) null</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished">%1의 종류</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Hint in an empty field beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">JSON</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished">%1(JSON)</translation>
    </message>
    <message>
        <source>Back to the field</source>
        <translation type="unfinished">입력란으로 돌아가기</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">입력란에 이 값을 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">예</translation>
    </message>
</context>
<context>
    <name>gui::Figure</name>
    <message>
        <source>Table</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">표</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">수식</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">코드</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Markdown으로 복사</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">복사</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">CSV로 복사</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">저장…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">줄 바꿈 안 함</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">줄 바꿈</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">열기</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">외부에서 열기</translation>
    </message>
</context>
<context>
    <name>gui::FigureActions</name>
    <message>
        <source>table</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">표</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">수식</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">코드</translation>
    </message>
</context>
<context>
    <name>gui::FigureChart</name>
    <message>
        <source>Chart: %1 by day</source>
        <translation type="unfinished">차트: 날짜별 %1</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">집계된 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">%1: %2, 그중 실패 %3</translation>
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
        <translation type="unfinished">tool, model, provider, server 또는 day.</translation>
    </message>
    <message>
        <source>From this day on, such as 2026-01-31.</source>
        <translation type="unfinished">이 날짜부터(예: 2026-01-31).</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">이 날짜까지(해당 날짜 포함).</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">스프레드시트용 표로 출력합니다.</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">--by에는 tool, model, provider, server, day를 지정합니다(%1은(는) 사용할 수 없음).</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">날짜는 2026-01-31처럼 씁니다.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">아직 집계된 것이 없습니다.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">이름</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">호출</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">실패</translation>
    </message>
    <message>
        <source>median ms</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">중앙값 ms</translation>
    </message>
    <message>
        <source>95 % ms</source>
        <translation type="unfinished">95% ms</translation>
    </message>
    <message>
        <source>tokens in</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">입력 토큰</translation>
    </message>
    <message>
        <source>tokens out</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">출력 토큰</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">비용</translation>
    </message>
</context>
<context>
    <name>gui::FiguresModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun</extracomment>
        <translation type="unfinished">이름</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">호출</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">실패</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Column title in the window of figures: calls, times and costs; of the times</extracomment>
        <translation type="unfinished">중앙값</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">%1%</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">입력 토큰</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">출력 토큰</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">캐시</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">비용</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">재시도</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">거부</translation>
    </message>
    <message>
        <source>Reused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many results were used again</extracomment>
        <translation type="unfinished">재사용</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how large they were</extracomment>
        <translation type="unfinished">결과</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">도구 호출</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">수정됨</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">잘못됨</translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message>
        <source>Figures</source>
        <extracomment>Window title in the window of figures: calls, times and costs; numbers of calls, times and costs</extracomment>
        <translation type="unfinished">통계</translation>
    </message>
    <message>
        <source>The same day by day</source>
        <translation type="unfinished">같은 내용을 날짜별로</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">줄의 기준</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">도구별</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">모델별</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">공급자별</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">MCP 서버별</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">날짜별</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">기간</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">오늘</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>최근 %n일</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">전체 기간</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">새로 고침(&amp;G)</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">CSV로 저장(&amp;C)…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">JSON으로 저장(&amp;J)…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">차트에 표시할 내용</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">호출</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">실패</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">비용</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">토큰</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">시간, %1%</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">표로 보기(&amp;T)</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>figures.jsonl</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">통계.jsonl</translation>
    </message>
    <message>
        <source>figures.csv</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">통계.csv</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation type="unfinished">통계 저장</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1에 저장했습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">%1퍼센트</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">부분</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">비율</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">크기</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title in the table of what fills a request</extracomment>
        <translation type="unfinished">토큰</translation>
    </message>
</context>
<context>
    <name>gui::FillPage</name>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">요청의 구성</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">대화에서 보기</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">구성을 알 수 있는 요청이 아닙니다.</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1. 공급자는 토큰 %2개로 세었으며, 부분별 값은 바이트에 따라 나눈 것입니다. Enter를 누르면 그 부분이 나온 항목으로 이동합니다.</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1. Enter를 누르면 그 부분이 나온 항목으로 이동합니다.</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">로그인 셸에 프로그램의 위치를 묻는 중…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">이 컴퓨터의 에이전트</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">에이전트와 그 프로그램의 위치</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">이 에이전트와 대화(&amp;S)</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1이(가) 이 컴퓨터에 없습니다</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">이들은 모델처럼 선택할 수 있습니다. 각각 샌드박스 밖에서 별도의 프로그램으로 실행되며, 동작하기 전에 묻습니다.</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">셸이 프로그램을 찾는 곳에 설치된 것이 없습니다. 다른 곳에 있는 에이전트는 dialect = &quot;acp&quot;인 공급자로 따로 정의합니다.</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">찾을 내용</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">검색</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">바꿀 내용</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">정규식</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">전체 낱말만</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">대소문자 구분</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">이전 위치</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">다음 위치</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">찾기 닫기</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">여기에서 바꾸기</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">모두 바꾸기(&amp;L)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">모두 바꾸기</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">잘못된 식</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>%n곳</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">모델 없음</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">이 컴퓨터의 서버</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">찾은 서버</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">다시 찾기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">선택한 것 저장(&amp;K)</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">이 컴퓨터의 포트 %1을(를) 찾아보는 중…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">%1
이미 %2(으)로 저장됨</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">선택한 것은 정의 파일로 저장되어 그 모델을 선택할 수 있게 됩니다.</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">응답한 서버가 없습니다. 다른 곳에서 실행 중인 서버는 별도의 공급자로 정의하세요.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">2d6을 굴리고, 17 * 23을 계산하고, 지금 시각을 알려 주세요.</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">정의된 리허설 공급자가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">대화 시작하기</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">설정하기 전에는 아무것도 이 컴퓨터 밖으로 나가지 않습니다.</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">리허설</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">내장 시나리오가 응답하고 실제 도구를 호출합니다. 키도 네트워크도 필요 없습니다. 언어 모델은 아닙니다.</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">리허설 시작(&amp;R)</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">이 컴퓨터의 모델 사용</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">llama.cpp, Ollama, LM Studio, vLLM을 기본 포트에서 찾습니다.</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">서버 찾기(&amp;F)</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">키 입력</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">네트워크의 공급자를 사용합니다.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">나중에(&amp;N)</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">찾는 중…</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation type="unfinished">
            <numerusform>%1 사용(모델 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">찾은 것:</translation>
    </message>
    <message>
        <source>No server answered. Start one and look again.</source>
        <translation type="unfinished">응답한 서버가 없습니다. 서버를 시작하고 다시 찾으세요.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">언어</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Text on the pages of the first run: a language model</extracomment>
        <translation type="unfinished">모델</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text on the pages of the first run: the folders that tools may use</extracomment>
        <translation type="unfinished">작업 공간</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">모델이 쓸 수 있는 것</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">폴더를 선택하기 전에는 파일 도구가 어떤 폴더도 볼 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">폴더 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">이 대화를 시작할 때 쓸 도구를 선택하세요. 파일을 쓰거나 명령을 실행하거나 페이지를 가져오는 도구는 그 전에 확인을 요청합니다.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">%2단계 중 %1단계: %3</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">완료(&amp;D)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">다음(&amp;X)</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">환경에 %1의 키가 설정되어 있어 그 모델을 선택했습니다.</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">없음</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>폴더 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">작업 공간: %1</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">작업 공간</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">폴더를 선택하기 전에는 파일 도구가 어떤 폴더도 볼 수 없습니다.</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">작업 공간 폴더 추가</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">%1 제거</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">폴더 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">최근에 사용함</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">그래도 추가</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">입력한 내용을 검사할 수 없음: %1</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">JSON으로 입력</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">입력할 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">대화가 모델의 컨텍스트에 들어가지 않을 때: leave-out(가장 오래된 메시지 제외), summarise(모델로 요약), fail(실패로 처리하고 보내지 않음).</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">--full에는 leave-out, summarise, fail을 지정합니다(%1은(는) 사용할 수 없음).</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">모델의 컨텍스트에 들어가지 않습니다. 응답을 뺀 공간은 토큰 %1개입니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… %1에서 이전 메시지의 요약을 쓰고 있습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>메시지 %n개를 요약했으며 더 이상 보내지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">대화의 메시지 %1에서 %2까지입니다. --full summarise를 지정하면 대신 요약합니다.</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">gram 텍스트 또는 그 폴더. -는 표준 입력입니다.</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">에이전트와 시그니처를 포함하여 문제를 알려 줍니다. 다른 것을 지정하지 않으면 이것을 실행합니다.</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">구문 트리를 출력합니다.</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">텍스트를 정리하여 다시 출력합니다.</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">깊이에 관계없이 다음에 맞는 패턴을 출력합니다: name, :Label, {key: value} 또는 이 순서로 조합한 것(예: &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;). 각 패턴 위에 위치를 표시합니다.</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">식</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">텍스트를 하나로 합쳐 출력하여 에이전트가 다른 파일의 도구를 가리킬 수 있게 합니다. 두 번 정의되었거나 정의되지 않은 이름은 오류입니다.</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">어떤 gram 텍스트입니까? 파일, 폴더 또는 -(표준 입력)를 지정하세요.</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">--check, --tree, --format, --select, --compose는 함께 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1을(를) 읽을 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines로 출력합니다.</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">제어 문자를 그대로 파일이나 파이프에 출력합니다.</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">모든 명령에 쓰는 옵션입니다. 설명서의 장은 그대로 표시합니다.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">이 명령의 옵션을 표시합니다.</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">장 또는 CHAPTER#SECTION. 지정하지 않으면 장 목록.</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1에는 “%2” 인수를 사용할 수 없습니다. %1 --help를 참고하세요.</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">parlance help CHAPTER는 장을, parlance COMMAND --help는 명령의 옵션을 표시합니다.</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance: %1에 “%2” 절이 없습니다. 있는 절: %3.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">%1을(를) 찾으셨습니까?</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance: “%1” 장이 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">앞으로</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">설명서 검색</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">장</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">찾은 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation type="unfinished">%1 – 설명서</translation>
    </message>
</context>
<context>
    <name>gui::ImportCommand</name>
    <message>
        <source>Only say what would be imported.</source>
        <translation type="unfinished">가져올 내용만 표시합니다.</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">이미 있는 대화를 새 식별자로 한 번 더 가져옵니다.</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">여기나 ChatGPT, Claude에서 내보낸 파일, OpenAI 형식의 채팅, Claude Code나 Codex의 세션, 또는 공급자에 대한 요청이 있는 HTTP Archive(HAR).</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">어떤 파일입니까?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    폴더 %1을(를) 가리키지만, 도구는 이 폴더를 보지 않습니다</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">가져올 것: %1, 건너뛸 것: %2</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">가져옴: %1, 건너뜀: %2</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">다른 클라이언트의 설정 파일: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json 등 “mcpServers” 또는 “servers”가 있는 파일.</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">파일에서 이 이름의 서버만. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">정의 파일을 쓰고, 파일의 키를 데스크톱 키체인에 넣습니다. 지정하지 않으면 표시만 합니다.</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">어떤 설정 파일입니까? 다른 클라이언트의 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance: 아무것도 쓰지 않았습니다. 쓰려면 --yes를 지정하세요.</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">파일에 이름이 %1인 서버가 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">%1을(를) 가져올 수 없습니다. %2</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  키 %1: 환경 변수로 지정하거나 창에서 입력하세요. %2</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  키 %1: 파일에서 키체인으로 옮깁니다. %2</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">저장함: %1</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation type="unfinished">MCP 서버 가져오기</translation>
    </message>
    <message>
        <source>The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop&apos;s keychain and never into a descriptor.</source>
        <translation type="unfinished">%1의 MCP 서버이며, 각각 도구 세트가 됩니다. 파일에 있는 키는 데스크톱 키체인에 저장되고 정의 파일에는 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">파일의 서버</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">가져오기(&amp;I)</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">%1(가져올 수 없음)</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">도구 목록이 있는 JSON 파일 또는 TOOLS가 있는 캐릭터의 Python 파일. -는 표준 입력입니다.</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">gram으로 출력합니다. 도구 사양과, --name을 지정하면 이를 참조하는 에이전트가 포함됩니다. 지정하지 않으면 정의 파일을 출력합니다.</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">에이전트의 이름. 정의 파일에서 생략하면 캐릭터나 파일의 이름을 사용합니다.</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">에이전트의 모델(PROVIDER/MODEL).</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">에이전트의 지시.</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">어떤 파일에 도구가 있습니까?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1을(를) 읽을 수 없음: %2</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">도움이 될 때 도구를 사용하세요.</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">그림: %1</translation>
    </message>
</context>
<context>
    <name>gui::InspectorPanel</name>
    <message>
        <source>Rolled-back turns</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">롤백된 턴</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">다시 보내기(&amp;S)…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">표시된 요청을 편집하여 다시 보내기</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">보관량과 관계없이 고정(&amp;P)	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">고정 해제(&amp;U)	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">차이 보기(&amp;D)	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">대화에서 보기(&amp;V)	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">식별자 복사(&amp;I)</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">둘의 차이 보기(&amp;D)	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">이전 통신과의 차이 보기(&amp;D)	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">이 통신의 결과는 표시된 대화의 경로에 없습니다. 롤백되었거나 다른 분기에 있습니다.</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">이보다 앞서 같은 주소로 보낸 통신이 없습니다. 비교하려면 목록에서 두 개를 선택하세요(Ctrl+클릭 또는 Ctrl+Space).</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">%1은(는) 더 이상 보관되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">찾는 중…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">이 대화에는 없음</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">처음에 꺼져 있는 이 도구 세트를 켭니다. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask, refuse, all 또는 도구 이름. 여러 번 지정할 수 있습니다. 터미널이 아니면 ask는 refuse와 같습니다. 다른 값에 포함되지 않는 것: hidden-files(숨겨져 있거나 비밀 정보로 보이는 파일), offered-calls(응답 텍스트에서 제시한 호출).</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">도구(예: io:read_file).</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">인수의 JSON 개체.</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">도구와 인수의 JSON 개체를 지정하세요. 예: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 기다리는 중</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1이(가) 연결되지 않음: %2</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance: %1 오류: %2</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">호출을 그 결과를 기대하는 평가 케이스로 씁니다(케이스 파일의 한 줄).</translation>
    </message>
</context>
<context>
    <name>gui::JsonTreeModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">이름</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">값</translation>
    </message>
</context>
<context>
    <name>gui::JsonValueView</name>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">표로 보기(&amp;T)</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">값에서 찾기</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">찾기. Enter로 다음</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">값 트리</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">값 표</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">복사</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">찾을 수 없음</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">끝으로 이동</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">끝으로 이동(End)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>새 항목 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">새 텍스트</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">끝으로</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">키 저장(&amp;K)</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">공급자</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">키</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">키가 필요한 공급자가 정의되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">이름이 %1인 키가 이미 있습니다.</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">데스크톱 키체인에 %1(으)로 저장되고 %2(으)로 전송됩니다. 같은 이름의 환경 변수도 읽습니다.</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">너무 짧아 일반 낱말과 구별할 수 없습니다. 서버가 이를 되풀이하면 기록에 남습니다.</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">키체인에 %1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">%1 다음에도 사용하려면 환경 변수 %2을(를) 설정하세요.</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">공급자가 요구하는 키</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">공급자</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">키 이름</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">저장된 곳</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">환경 변수</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">찾는 중…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">키체인이 응답하지 않음</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">없음</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">데스크톱 키체인</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">프로그램의 언어</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">데스크톱 설정</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">기계가 번역했으며, 텍스트 %2개 중 %1개를 사람이 읽었습니다. 이상하게 읽히는 곳은 영어 텍스트가 옳습니다.</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">다음 시작부터 적용됩니다.</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">이 컴퓨터에는 이 언어의 글자가 있는 글꼴이 없습니다. %1 같은 글꼴을 설치하세요. 그때까지 프로그램은 영어로 표시됩니다.</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">프로그램은 “%1” 언어를 지원하지 않아 영어로 표시합니다.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">이미 있음(삭제한 대화 중에)</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">이미 있음</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">이미 있지만 내용이 달라짐. 그대로 둠</translation>
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
        <translation type="unfinished">그런 파일이 없습니다.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">파일이 아닙니다.</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">다른 가져오기가 진행 중입니다. 끝난 뒤에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">가져오기를 중지했습니다.</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">그 외: %1</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">대화 내보내기(.jsonl은 모든 것, .md, .html, .pdf, .json은 표시된 경로)</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">모든 대화 내보내기(.jsonl은 모든 것, .md, .html, .pdf, .json은 표시된 경로)</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">%1(으)로 내보냈습니다. 메시지 %2개.</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">대화 가져오기</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">가져오기(&amp;I)</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">다른 가져오기가 진행 중입니다. 끝난 뒤에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">파일을 살펴보는 중…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">대화를 가져오는 중…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">중지(&amp;S)</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">가져오기를 중지했습니다. 가져온 것이 없습니다.</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">%1에서 가져올 대화: %2, 이미 있는 대화: %3</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">대화가 다음 폴더를 가리킵니다. 다시 선택하기 전에는 도구가 이 폴더를 보지 않습니다:</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">가져온 대화: %1.</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">평가 케이스로 저장</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">%1에 케이스로 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">서버가 아직 아무것도 출력하지 않았습니다.</translation>
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
        <translation type="unfinished">정의 파일에 저장하지 않은 변경 사항이 있습니다. 창을 닫기 전에 저장할까요?</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">버리고 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">실행을 대화로 저장했습니다.</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">Parlance 정보</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">Parlance %1
언어 모델과 대화하는 작업대.
라이선스: Apache-2.0. 원격 측정 없음.</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">parlance.1과 parlance-descriptors.5를 출력할 곳.</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">어떤 폴더에 출력할까요?</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>gui::ManualView</name>
    <message>
        <source>Chapter</source>
        <extracomment>Name for screen readers of the text of the manual</extracomment>
        <translation type="unfinished">장</translation>
    </message>
</context>
<context>
    <name>gui::MarkdownSection</name>
    <message>
        <source>Show all</source>
        <extracomment>Link at the end of a long text in the transcript</extracomment>
        <translation type="unfinished">모두 표시</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">케이스와 변형</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">%1, 최고</translation>
    </message>
</context>
<context>
    <name>gui::MediansView</name>
    <message>
        <source>Medians</source>
        <extracomment>Name for screen readers of the table of medians of a comparison</extracomment>
        <translation type="unfinished">중앙값</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished">측정 항목</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">아직 응답 없음</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">키 %1 필요</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">시나리오를 재생함, 언어 모델 아님</translation>
    </message>
    <message>
        <source>%1 k tokens</source>
        <translation type="unfinished">%1k 토큰</translation>
    </message>
</context>
<context>
    <name>gui::ModelSelector</name>
    <message>
        <source>Search models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">모델 검색</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">검색하거나 provider/model 입력</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">모델</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">서버 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">모델 파일 시작(&amp;M)…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">모델 선택</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">모델: %1</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">에이전트 찾기(&amp;G)…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">이 컴퓨터의 모델</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">Parlance가 제공하는 모델</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title in the list of models on this machine: a language model</extracomment>
        <translation type="unfinished">모델</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the list of models on this machine: a noun: of a server</extracomment>
        <translation type="unfinished">상태</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the list of models on this machine: how much it takes</extracomment>
        <translation type="unfinished">메모리</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">모델을 불러온 정도</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">서버의 출력</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">로그 복사(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">시작(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">중지(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">다시 시작(&amp;R)</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">모델 파일 시작(&amp;F)…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">아직 제공 중인 모델 파일이 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">이 공급자만. 엔드포인트에 모델을 물어봅니다.</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">대신 이 컴퓨터의 기본 포트에서 서버를 찾습니다.</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">--find와 함께 사용: 기본 포트 대신 이 포트를 찾아봅니다. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">--find와 함께 사용: 찾은 것을 정의 파일로 저장합니다.</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">이름이 %1인 공급자가 없습니다.</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">공급자의 목록을 얻을 수 없음: %1</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">(키 %1 필요)</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">“%1”은(는) 포트가 아닙니다.</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">포트 %1의 서버</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">응답한 서버가 없습니다.</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">대신 다른 프로그램의 에이전트 중 어느 것이 이 컴퓨터에 있는지 표시.</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1이(가) 이 컴퓨터에 없습니다</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">지금</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">오늘 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">어제</translation>
    </message>
</context>
<context>
    <name>gui::MoveCommand</name>
    <message>
        <source>moved:</source>
        <extracomment>Message on the terminal before the conversation that was moved into a group</extracomment>
        <translation type="unfinished">이동함:</translation>
    </message>
    <message>
        <source>The group; empty for none.</source>
        <translation type="unfinished">그룹. 비어 있으면 그룹 없음.</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">어떤 그룹입니까? --group NAME을 지정하세요. 그룹에 넣지 않으려면 --group &quot;&quot;.</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">응답이 왔습니다.</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">도구가 비정상 종료되어 턴을 취소했습니다.</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">응답이 중단되었습니다.</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">질문이 있습니다.</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">사용자의 결정이 필요합니다.</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">모든 명령에 쓰는 옵션입니다. 여기에서는 달라지는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">이 명령의 옵션을 표시합니다.</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">정의 파일, 대화, 통신, 다른 클라이언트의 서버 또는 parlance://로 시작하는 링크. 지정하지 않으면 창을 엽니다. 내용을 표시하고 묻기만 하며, 아무것도 실행하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">링크에 “%1”이(가) 있지만 이 종류의 링크에는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">링크의 텍스트가 허용되는 %1자보다 깁니다.</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">링크의 “%1”에 보이지 않는 문자가 있습니다.</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">링크에 “%1”이(가) 너무 자주 나옵니다.</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">서버를 추가하는 링크이지만 서버 이름이 없거나 너무 깁니다.</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">서버를 추가하는 링크이지만 주소와 명령이 모두 없거나 둘 다 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">“%1”은(는) https:// 또는 http:// 로 시작하는 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">서버의 주소에 암호가 있습니다.</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">링크가 허용되는 길이보다 깁니다.</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">“%1”은(는) 링크가 아닙니다: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">“%1”은(는) 대화의 식별자가 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">“%1”은(는) 이 종류의 링크에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">Parlance 링크는 “%1”이(가) 아니라 parlance://conversation/, new, add-server, manual/ 또는 quick-question으로 시작합니다.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">%1 파일이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1은(는) 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">%1은(는) 여기에서 열 수 있는 종류가 아닙니다. 열 수 있는 것: 정의 파일(.toml, .gram), 대화와 통신(.jsonl, .json, .har, .md), 다른 클라이언트의 서버(.json).</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">“%1”은(는) 이 컴퓨터의 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">“%1”은(는) 파일도, parlance://로 시작하는 링크도 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">“%1”에는 이런 종류의 링크에 없는 것이 들어 있습니다.</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">이 텍스트는 링크에서 왔습니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">링크</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">설명서에 “%1” 장이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">%1은(는) 정의 파일이 아닙니다. 공급자, 도구 세트, 에이전트, 라이브러리, 프롬프트, 시나리오의 테이블이 하나도 없습니다.</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">%2이(가) 이미 있어 %1을(를) 복사하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">%1은(는) 정의 파일 폴더 밖에 있습니다. 적용되는 곳인 %2(으)로 복사하여 열까요?
TOML 또는 gram 오류: %3.</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">복사하고 열기(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">열린 대화</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">새 대화</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">사용자 결정 대기 중</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">턴 진행 중</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">탭 닫기</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">대화</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">항목: %1</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">항목</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">모델</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">에이전트</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">기본 설정: %1</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">기본 설정</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">이 대화에는 아직 통신이 없습니다.</translation>
    </message>
    <message>
        <source>exchanges.har</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">통신.har</translation>
    </message>
    <message>
        <source>exchanges.jsonl</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">통신.jsonl</translation>
    </message>
    <message>
        <source>Save exchanges</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">통신 저장</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1에 저장했습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">카세트를 저장했습니다.</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">통신 내용 모두 기록</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">기록.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">%1에 기록 중입니다. 같은 명령으로 끝냅니다.</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">카세트 재생</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">기다리는 카세트 이벤트가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">%1MB보다 크므로 Parlance의 PDF가 아닙니다.</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">이 PDF는 Parlance가 내보낸 것이 아니거나, 대화를 넣지 않는 버전이 내보낸 것입니다. 다른 PDF에는 누가 무엇을 말했는지 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">PDF를 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">PDF를 읽을 수 없습니다: Parlance의 어떤 PDF보다 더 많은 메모리나 시간이 필요합니다.</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">PDF로 만들기에는 너무 많습니다. HTML에는 대화 길이의 제한이 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">다른 프로그램</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">기본 설정</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">일반(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">단축키(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">키(&amp;K)</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">데스크톱 설정</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">%1(읽기 쉬움)</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">어둡게</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">Enter로 보내기, Shift+Enter로 줄 바꿈</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Ctrl+Enter로 보내기, Enter로 줄 바꿈</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Shift+Enter로 보내기, Enter로 줄 바꿈</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">최근 7일간 날마다 사본 보관(&amp;Y)</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">처음 한 말의 첫 줄</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">첫 턴 뒤에 모델이 작성</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">없음</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">새 소식만, 내용 없이</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">제목과 내용 함께</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">없음</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">완료, 질문, 오류</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">호출과 응답의 시작까지</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">완전히 삭제할 때까지</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished">일</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished">%</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">언어(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">색상(&amp;C):</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">텍스트 크기(&amp;X):</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">텍스트 글꼴(&amp;F):</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">코드 글꼴(&amp;O):</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">보내기(&amp;N):</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">대화:</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">제목(&amp;T):</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">알림(&amp;I):</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">화면 낭독기에 알릴 것(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">삭제한 대화 보관(&amp;D):</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">맞춤법(&amp;P):</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">추적 보낼 곳(&amp;A):</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">턴의 추적을 보낼 곳: 수집기 주소 또는 파일</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">없음, http://127.0.0.1:4318, 또는 파일</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">대화 내용 포함(&amp;W)</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">이 컴퓨터에 사전이 없습니다(hunspell-… 패키지).</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">맞춤법을 검사할 언어</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">데스크톱의 세션 버스에 연결할 수 없습니다. 알림이 없으며, 프로그램을 시작할 때마다 별도의 창이 열립니다.</translation>
    </message>
</context>
<context>
    <name>gui::PromptDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">프롬프트 사용(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">서버 %1이(가) 연결되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">필수</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">생략 가능</translation>
    </message>
</context>
<context>
    <name>gui::PutAwayConversations</name>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">복원(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">완전히 삭제(&amp;E)…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">여기에 있는 대화는 원하는 만큼 남아 있으며 검색에도 나옵니다.</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">삭제한 대화는 기본 설정에서 정한 기간 동안 여기에 보관됩니다.</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">보관한 대화</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">삭제한 대화</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">목록으로 되돌리기(&amp;L)</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">대화 목록으로 되돌리기</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">대화 복원</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">대화 완전히 삭제</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">완전히 삭제…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">“%1”을(를) 완전히 삭제할까요? 항목, 분기, 기록된 통신을 덮어씁니다. 이 작업은 취소할 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">완전히 삭제(&amp;E)</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">질문</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">전체 텍스트</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">실행 안 함(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">계속(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">턴 끝내기(&amp;N)</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">브라우저에서 열기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">허용(&amp;A)</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">항상 허용(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">거부(&amp;R)</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">로그인(&amp;G)</translation>
    </message>
</context>
<context>
    <name>gui::QuestionCard</name>
    <message>
        <source>Edit &amp;arguments</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">인수 편집(&amp;A)</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">JSON으로(&amp;J)</translation>
    </message>
    <message>
        <source>Also asked of %1, where it may be answered first.</source>
        <translation type="unfinished">%1에도 물었으며, 그곳에서 먼저 답할 수 있습니다.</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">한 번만 허용(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">이 대화에서 허용(&amp;F)</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">항상 허용(&amp;W)</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">비슷한 호출은 항상 허용(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">거부(&amp;R)</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">답변 보내기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">거절(&amp;D)</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">취소(&amp;L)</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">브라우저에서 열기(&amp;W)</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">계속(&amp;O)</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">그곳에서 요청한 일을 마친 다음 계속하세요.</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">브라우저를 열 수 없었습니다. 주소를 직접 연 다음 계속하세요.</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">도구의 질문</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">%1의 질문</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">인수(JSON)</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">파일에서 바뀌는 내용: − 삭제, + 추가</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">비슷한 호출: %1.</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">실행될 내용</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">양식으로(&amp;M)</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">JSON 개체여야 합니다.</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">아래에 표시된 부분을 확인하세요.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">이대로는 보낼 수 없습니다.</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">이대로는 보낼 수 없습니다</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">지금 보내기</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">대기 중인 메시지를 보내고, 응답이 올 때마다 다음 메시지를 이어서 보냅니다</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">지금 말하기</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">진행 중인 턴에서 실행 중인 라운드 뒤에 말합니다(Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">편집</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">이 메시지를 이어서 씁니다(Enter)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">위로</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">더 먼저 보냅니다(Alt+↑)</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">아래로</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">더 나중에 보냅니다(Alt+↓)</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">빼기</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">보내지 않습니다(Delete)</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">대기 중인 메시지</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>%1(첨부 파일 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">이 라운드 뒤에: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>메시지 %n개가 응답을 기다리고 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">나중에</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">묻기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">창에서 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">빠른 질문 – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">질문(&amp;Q):</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">질문</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">응답</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">%1, 도구 없음. Esc를 누르면 닫힙니다.</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">응답을 기다리는 중…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">응답이 왔습니다. 이어서 다른 질문을 할 수 있습니다.</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">질문이 완료되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">텍스트로 된 메시지</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">통신에서 지울 내용</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">한 줄에 패턴 하나</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">쉼표로 구분한 JSON 멤버와 헤더</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">규칙을 시험한 통신</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">시작</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">요청</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">지운 수</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">보관되었을 내용</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">키는 항상 지웁니다. 패턴(정규식)에 맞는 부분과 이 멤버의 값은 통신을 보관하기 전에 [redacted]로 바뀝니다. 이미 보관된 것은 그대로입니다.</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">한 줄에 패턴 하나(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">JSON 멤버와 헤더(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">시험(&amp;T)</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">최근에 보관한 통신으로 시험합니다. 아무것도 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">이 규칙 저장(&amp;K)</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">지금부터 적용됩니다</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">규칙을 시험해 볼 수 있는 보관된 통신이 아직 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>최근에 보관한 통신에서 %n곳을 지웠을 것입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">저장했습니다. 지금부터 모든 통신에 적용됩니다.</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">127.0.0.1의 포트. 0은 비어 있는 포트를 사용합니다.</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">시나리오 정의 파일 또는 카세트(NAME.jsonl 또는 HTTP Archive인 NAME.har). 지정하지 않으면 함께 제공되는 시나리오.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1은(는) 포트가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">%1을(를) 삭제했습니다.</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines로 출력합니다.</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">화면 낭독기용: 기호 대신 낱말.</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">이 명령의 옵션을 표시합니다.</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">문제만 알리고 아무것도 변경하지 않습니다.</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">repair에는 인수가 없습니다.</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">모두 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">모두 읽을 수 있으며, 아무것도 변경하지 않았습니다.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">빠진 것이 없습니다.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">이전 파일은 %1(으)로 보관됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>복구한 대화: %1, 메시지 %n개.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairDialog</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the message that the store is damaged</extracomment>
        <translation type="unfinished">복구(&amp;R)…</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">모두 읽을 수 있으며, 아무것도 변경하지 않았습니다.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">빠진 것이 없습니다.</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">이전 파일은 %1(으)로 보관됩니다.</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">대화 복구</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">대화 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">파일의 모든 부분을 검사했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>복구한 대화: %1, 메시지 %n개.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">요청 본문</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">요청의 문제점</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">요청이 커서 읽는 중입니다…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>긴 문자열 %n개를 기호로 접었으며, 보낼 때는 전체를 보냅니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">도구</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">메시지</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">작업 공간의 지침</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">설정과 나머지</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">시스템 텍스트</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">모델에 전달될 내용</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">주소와 헤더</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">요청(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">헤더(&amp;H)</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">요청에서 찾기</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">이전(&amp;B)</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">찾는 내용이 있는 이전 줄(Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">다음(&amp;N)</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">찾는 내용이 있는 다음 줄(F3)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">보낼 본문 전체를 복사합니다</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">새로 고침(&amp;G)</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">지금 상태로 다시 표시(F5)</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">표시할 요청이 없습니다.</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">입력란의 내용과 함께 지금 보낼 경우의 요청입니다. 이를 위해 보낸 것은 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>모델의 컨텍스트에 들어가지 않아 이전 메시지 %n개를 제외합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">본문 없음</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">찾을 수 없음</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">%1행</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">보냈던 본문 대신 이 파일의 내용을 바이트 그대로 보냅니다.</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">연이어 보낼 횟수. 최대 %1.</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">보낼 공급자. 같은 방언을 사용해야 합니다. 기본값: 원래 보낸 공급자.</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">통신의 식별자 또는 그 앞부분.</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">어떤 통신입니까? parlance exchanges에서 목록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">--times에는 1에서 %1까지의 숫자를 지정합니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1을(를) 읽을 수 없음: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">%1이(가) 64MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">본문에서 키가 있던 자리에는 표시가 들어 있으며 그대로 보냅니다.</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">%1 --provider로 지정하세요.</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">이전과 내용이 같음</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">바이트 %1에서 이전 내용과 달라짐</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">%1  상태 %2  %3ms(이전 %4)  입력 %5토큰, 출력 %6  %7</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">템플릿</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">변경됨</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">감시 중</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">리소스의 텍스트</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">텍스트도 그림도 아님: %1</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[나머지는 여기에 표시하지 않습니다.]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">그림</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">그림을 표시할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">읽기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">변경 감시(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">메시지에 첨부(&amp;A)</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">리소스의 부분</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">중괄호 안의 값을 채운 다음 읽으세요.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">읽는 중…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">다음 메시지와 함께 보냅니다.</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">읽은 뒤에 변경되었습니다.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">다시 읽기(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">목록 새로 고침(&amp;G)</translation>
    </message>
    <message>
        <source>Resources of MCP servers</source>
        <translation type="unfinished">MCP 서버의 리소스</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">서버</translation>
    </message>
    <message>
        <source>Search the resources</source>
        <translation type="unfinished">리소스 검색</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">검색</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">리소스</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">아직 MCP 서버가 없습니다.</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">이 서버에는 리소스가 없습니다.</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">목록을 받는 중…</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">
            <numerusform>리소스 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RestoreCommand</name>
    <message>
        <source>restored:</source>
        <extracomment>Message on the terminal before the conversation that was brought back</extracomment>
        <translation type="unfinished">복원함:</translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message>
        <source>The turn would be rolled back; the model would get nothing.</source>
        <translation type="unfinished">턴이 롤백되며, 모델은 아무것도 받지 않습니다.</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">턴이 계속되며, 모델은 이것을 오류 결과로 받습니다.</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">%1 오류: %2</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">모델용</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">사용자용</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">원본</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">차이</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">아직 실행 안 함</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>요청 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RowAction</name>
    <message>
        <source>Copy</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">복사</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">편집</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again</extracomment>
        <translation type="unfinished">다시 생성</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">포크</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">여기부터 비교…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">다른 버전과 비교</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">활성</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">고정</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Markdown으로 복사</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished">텍스트로 복사</translation>
    </message>
    <message>
        <source>Edit the result…</source>
        <translation type="unfinished">결과 편집…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">인수와 결과 자세히 보기…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">이 호출 다시 실행…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">삭제</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">새 대화로 이동</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">이때 모델에 전달된 내용 보기</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">통신 내용 보기</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">이 턴의 파일 되돌리기…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">이전 버전</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">다음 버전</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">생각 보기</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">펼치기/접기</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">모두 표시</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">이 턴 실행 취소</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">텍스트로 읽기</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">비활성화</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">활성화</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">고정 해제</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">고정</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">인수 편집…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">편집…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">이 턴과 이후 실행 취소</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">질문</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">응답</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">대화 전체(&amp;W)</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Name for screen readers beside the table of an evaluation: what was expected</extracomment>
        <translation type="unfinished">기대 조건</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation type="unfinished">점수 %1/%2</translation>
    </message>
    <message>
        <source>Your grade</source>
        <extracomment>Label beside the table of an evaluation</extracomment>
        <translation type="unfinished">내 점수</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">칸을 선택하면 그 실행을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">%1 · %2 · 실행 %3/%4</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● 통과</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ 오류</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ 실패</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">%1을(를) 호출했습니다(%2).</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">서버와 지금 요청 중인 것</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">서버</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of a server</extracomment>
        <translation type="unfinished">상태</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of tools</extracomment>
        <translation type="unfinished">호출</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">대기 중</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">메모리</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">재시작</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">진행 중인 요청</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">아직 답이 없는 요청</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">Parlance가 프로그램으로 시작한 서버의 값</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">Parlance가 시작된 뒤 재시작된 횟수</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">지금 실행 중인 것이 없습니다: 정의된 MCP 서버가 없고, 시작된 모델 서버가 없으며, 요청 중인 공급자도 없습니다.</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">모델 파일</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">준비됨</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">중지됨</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">실패</translation>
    </message>
    <message>
        <source>restarting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">다시 시작 중</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">시작 중</translation>
    </message>
    <message>
        <source>provider</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">공급자</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">요청 중</translation>
    </message>
</context>
<context>
    <name>gui::RunsView</name>
    <message>
        <source>Repeat</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb: run it once more</extracomment>
        <translation type="unfinished">반복</translation>
    </message>
    <message>
        <source>Runs it again with the same arguments (F5)</source>
        <translation type="unfinished">같은 인수로 다시 실행합니다(F5)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">비교</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">선택한 두 실행의 차이를 표시합니다</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">예로 사용</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">설명에 쓸 예로 실행을 복사합니다</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">이전 실행</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">케이스로 사용</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">실행을 케이스 파일용 평가 케이스로 복사합니다</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">텍스트 없이: 구조, 크기, 시간만(&amp;W)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>통신 %n건 저장</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">파일 종류</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">HTTP Archive(.har), 브라우저와 다른 도구에서 읽을 수 있음</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">카세트(.jsonl), 다시 재생할 수 있음</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">키는 어느 쪽에도 들어가지 않습니다. 대화 내용은 빼지 않으면 들어갑니다.</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">최대 개수.</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">모두 들어 있는 것을 찾습니다. 각각 낱말의 앞부분이어도 됩니다.</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">무엇을 검색할까요?</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">제목에서</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">제목 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">
            <numerusform>일치 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>in the title</source>
        <extracomment>Line in the results of a search in all conversations: the words stand in the conversation&apos;s title</extracomment>
        <translation type="unfinished">제목에서</translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message>
        <source>Before</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came before</extracomment>
        <translation type="unfinished">이전</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came now</extracomment>
        <translation type="unfinished">지금</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">편집하여 다시 보내기</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>요청에 문제가 %n개 있지만 그대로 보냅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">요청 헤더, 한 줄에 하나. 키는 보낼 때 추가됩니다</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">요청(&amp;Q)</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">헤더(&amp;D)</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">모든 응답과 차이</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">보낼 공급자</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">보낼 곳(&amp;T)</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">보낼 횟수</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished">회</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">보내기(&amp;S)</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">요청을 그대로 보냅니다(Ctrl+Enter)</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">분기로(&amp;B)</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">표시된 응답을 대화의 이전 응답 옆에 직접 만든 것으로 표시하여 넣습니다</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">다른 형식으로 저장(&amp;V)</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">cURL로 복사(&amp;R)</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">이 요청의 명령줄(키 제외)</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">모두 실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">보냈을 때의 요청</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">카세트(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">리허설 시나리오(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">응답 표(CSV)(&amp;T)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">%1 · 보냄 %2</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">아직 보낸 것이 없습니다.</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">본문에서 키가 있던 자리에는 표시가 들어 있으며 그대로 보냅니다.</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">이것을 보낸 곳의 공급자를 알 수 없습니다. 하나를 선택하세요.</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">%1을(를) 사용하는 공급자가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">“%1”은(는) 설정할 수 있는 헤더가 아닙니다.</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">%1은(는) 빼세요. 공급자의 키는 보낼 때 추가됩니다.</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">지금: 응답 %1</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">응답이 오기 전에 중지되었습니다.</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">응답이 직접 만든 것으로 표시되어 대화의 분기가 되었습니다.</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">복사했습니다. 키는 $API_KEY로 들어 있습니다.</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">카세트로 저장</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">요청.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">%1에 저장했습니다. --replay 또는 base-url = &quot;cassette:%1&quot;로 재생할 수 있습니다.</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">리허설 시나리오로 저장</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">scenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">응답 표 저장</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">응답.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1에 저장했습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">중지(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">평가 케이스(&amp;A)…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">평가 케이스로 저장</translation>
    </message>
    <message>
        <source>case.jsonl</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">case.jsonl</translation>
    </message>
</context>
<context>
    <name>gui::SendingCommand</name>
    <message>
        <source>--answer-limit is a number of MiB from 1 to 1024.</source>
        <translation type="unfinished">--answer-limit에는 1에서 1024까지의 MiB 수를 지정합니다.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 기다리는 중</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">%1의 서버가 이 프로그램을 다시 시작하고, 그 프로그램이 다시 자기 서버를 시작하여 끝없이 이어집니다.</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">다른 프로그램에 제공</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">이 컴퓨터의 다른 프로그램이 MCP로 Parlance의 대화, 모델, 에이전트와 여기에서 선택한 도구를 사용할 수 있습니다. 그 작업도 다른 것과 똑같이 보관되며, 먼저 물어보는 것은 그쪽이나 여기에서 묻습니다.</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">제공 시작(&amp;S)</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">도구를 제공할 도구 세트</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">지정 안 함</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">제공할 도구(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">포트(&amp;P):</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">주소</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">키</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">클라이언트 파일에 넣을 항목 복사(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">주소(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">키(&amp;K):</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">복사(&amp;O)</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">제공 대상과 진행 중인 작업</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">클라이언트</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">작업</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">시작</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">중지(&amp;T)</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">대화 보기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">제공 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">이름 없는 프로그램</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>호출 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">그쪽에서 결정 대기 중</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">진행 중</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">아직 없음</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">%1, 프로세스 %2</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">끝내기(&amp;T)</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">그곳이나 여기서 답을 기다리는 중</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">사용자 결정 대기</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">이 프로그램을 시작한 프로그램과 표준 입출력으로 통신합니다.</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">127.0.0.1에서 수신 대기합니다. 0은 비어 있는 포트를 사용합니다.</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">--stdio를 지정하거나, --http와 포트를 지정하세요.</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1은(는) 포트가 아닙니다.</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">사용할 프로그램에 둘 다 지정하세요. Ctrl+C로 끝냅니다.</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 기다리는 중</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>지금까지 %n자</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">프로그램</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">서버 시작(&amp;S)</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">서버 중지(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">서버 다시 시작(&amp;R)</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">로그아웃(&amp;U)</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">리소스(&amp;E)…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">로그 보기(&amp;L)…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">메시지 보기(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">%1: %2 다음에도 사용하려면 환경 변수 %1을(를) 설정하세요.</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">%1이(가) 이미 있어 그대로 두었습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">다른 클라이언트의 설정 파일(mcpServers 또는 servers)</translation>
    </message>
</context>
<context>
    <name>gui::ServerLog</name>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished">%1의 로그</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <extracomment>Button in the log of an MCP server</extracomment>
        <translation type="unfinished">모두 복사(&amp;A)</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">서버가 더 이상 정의되어 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">더 기다리는 질문: %1</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">가져올 수 없는 이유</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">가져올 수 없습니다. %1</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">변경되거나 제외되는 내용</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">파일에서 키체인으로</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">키 %1</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">정의 파일의 내용</translation>
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
        <translation type="unfinished">%1 제외됨: %2</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">%1 %2: 완료</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">서버 %1이(가) 시작되지 않음: %2</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">서버 %1이(가) 실행 중이지만 도구를 알려 주지 않음: %2</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>서버 %1이(가) 실행 중입니다. 도구 %n개가 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">제공 중</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>프로그램 %n개에 제공 중</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>%n건 진행 중</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">사용자 결정 대기</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">다른 프로그램이 요청했습니다.</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">%1이(가) 요청했습니다.</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">도구의 서버를 기다리는 중</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">라운드 %1: 모델이 응답하는 중</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">사용자 결정 대기 중</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">도구 실행 중</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">데이터 저장소를 기다리는 중: 다른 프로그램이 잠갔거나 느림</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">턴 저장 중</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">여기서 다른 프로그램에 답합니다</translation>
    </message>
</context>
<context>
    <name>gui::ShortcutEditor</name>
    <message>
        <source>&amp;Set</source>
        <extracomment>Button in the list of keyboard shortcuts: a verb: use these keys</extracomment>
        <translation type="unfinished">설정(&amp;S)</translation>
    </message>
    <message>
        <source>Defaul&amp;t</source>
        <extracomment>Button in the list of keyboard shortcuts: back to the standard keys</extracomment>
        <translation type="unfinished">기본값(&amp;T)</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">동작과 단축키</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">동작</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">단축키</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">새 단축키</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">이 단축키는 이미 “%1”에서 사용 중입니다.</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">글자 키만으로는 입력에 쓰입니다. Ctrl이나 Alt와 함께 누르거나 기능 키를 고르세요.</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">두 실행을 비교할 수 있도록 식별자, 시간, 소요 시간, 사용량을 뺀 JSON.</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">대화의 식별자 또는 그 앞부분.</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">어떤 대화입니까? parlance conversations에서 목록을 볼 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>메시지 %n개를 읽을 수 없거나 일부만 읽을 수 있습니다. parlance repair로 읽을 수 있는 내용을 복구할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (중단됨)</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished"> (직접 작성)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (손상됨: %1)</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">사용할 수 없음</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">추천 낱말을 찾는 중…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">“%1”을(를) 사전에 추가</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">추천 낱말 없음</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">모델 파일 시작</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">응답할 때마다 모델의 상태 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">모델 시작(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">찾아보기(&amp;B)…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">모델에 정해진 값</translation>
    </message>
    <message>
        <source> tokens</source>
        <extracomment>Part of a number field in the dialog that starts a model file: behind a number</extracomment>
        <translation type="unfinished"> 토큰</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Part of a number field in the dialog that starts a model file: all layers</extracomment>
        <translation type="unfinished">모두</translation>
    </message>
    <message>
        <source>Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state.</source>
        <translation type="unfinished">끄면 서버가 대화에서 읽은 것을 유지합니다. 더 빠르지만, 상태가 있는 일부 모델에서는 틀릴 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">모델 파일(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">이름(&amp;N):</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">컨텍스트(&amp;X):</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">그래픽 카드의 레이어(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">추가 인수(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">프로그램(&amp;P):</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">모델 파일(GGUF) 선택</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">모델의 파일을 선택하세요. 읽을 수 있는 파일의 전체 경로여야 합니다.</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">모델에는 영문자, 숫자, -, _로 된 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">공급자 %1이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">“%1”은(는) 위에서 지정했거나 Parlance가 정합니다.</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">서버의 프로그램을 지정하세요.</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">도구 찾음</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">인수 읽음</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">기본값 채움</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">인수 검사</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">중복 확인</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">승인</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">격리</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">실행</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">결과 정리</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">%1(여기에서 실패)</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">실행 단계와 시간</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">모든 대화 백업</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">모든 대화를 %1에 저장했습니다.</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">복구하면 모든 창을 닫고, 대화를 보관하는 파일의 모든 부분을 검사하며, 손상된 경우 읽을 수 있는 내용을 새 파일에 저장합니다. 이전 파일은 옆에 보관됩니다.</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">닫고 복구(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::StoreBar</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the bar that says that the store is damaged</extracomment>
        <translation type="unfinished">복구(&amp;R)…</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. What can be read is shown; Repair saves it to a new file.</source>
        <translation type="unfinished">대화 파일이 손상되었습니다. 읽을 수 있는 내용을 표시합니다. 복구하면 새 파일에 저장됩니다.</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">대화를 읽기만 할 수 있습니다. 파일이나 저장 매체가 쓰기 금지되어 있습니다.</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">테이블과 역할을 만들거나 이 버전으로 올립니다.</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">역할(parlance_reader, parlance_worker, parlance_owner)의 SQL만 표시합니다.</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">--store 대신 지정하는 데이터 저장소.</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">데이터 저장소로 무엇을 할까요? --create 또는 --roles를 지정하세요.</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">이제 %1에 평가를 보관할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">이름 바꾸기</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">레이블</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">그룹으로 이동</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">그룹 이름 바꾸기</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">보관</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">보관함에서 꺼내기</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">대화 삭제</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">대화 복원</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">%1(데이터 저장소)</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">파일 열기…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">데이터 저장소 사용…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">시스템 텍스트</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">모델에 가장 먼저 알려 주는 내용. 예를 들어 어떻게 응답할지 씁니다.</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">다음 턴부터 이 대화의 모든 요청에 함께 보냅니다.</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">시스템 텍스트 •</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Text of the button above the transcript that opens the system text: the system text</extracomment>
        <translation type="unfinished">시스템</translation>
    </message>
    <message>
        <source>System •</source>
        <extracomment>Text of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">시스템 •</translation>
    </message>
    <message>
        <source>System text: none</source>
        <translation type="unfinished">시스템 텍스트: 없음</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">시스템 텍스트 없음</translation>
    </message>
</context>
<context>
    <name>gui::TableWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Window title in the window that shows a table of the transcript</extracomment>
        <translation type="unfinished">표</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">복사</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">닫기</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">실행</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">중지</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">JSON으로 입력</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">이전 실행</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">도구를 실행합니다(Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">도구를 중지합니다(Ctrl+.)</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">양식 또는 JSON(Ctrl+Shift+J)</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">양식으로</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Text in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">%1%</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation type="unfinished">%1 · %2초</translation>
    </message>
    <message>
        <source>Earlier runs (%1)</source>
        <translation type="unfinished">이전 실행(%1)</translation>
    </message>
</context>
<context>
    <name>gui::TimingModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">이름</translation>
    </message>
    <message>
        <source>Connection and TLS</source>
        <translation type="unfinished">연결과 TLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">연결, 보내기</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">보내기</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">보내기(기존 연결)</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">응답 헤더까지</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">첫 바이트 대기</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">첫 토큰까지</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">마지막 토큰까지</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">끝까지</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">응답</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">부분</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: from when on</extracomment>
        <translation type="unfinished">시작</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: how long it took</extracomment>
        <translation type="unfinished">소요 시간</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">시간 구성</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">캐시에서 %1 읽음</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">캐시에 %1 씀</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">출력 %1</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation type="unfinished">초당 %1토큰</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation type="unfinished">
            <numerusform>입력 토큰 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Titles</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">아직 나눈 대화가 없어 제목을 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Heading of what a model is asked to write</extracomment>
        <translation type="unfinished">제목</translation>
    </message>
</context>
<context>
    <name>gui::ToolPreviews</name>
    <message>
        <source>Contract</source>
        <extracomment>Title of a tab that shows a tool as models without tool calls are told of it</extracomment>
        <translation type="unfinished">규약</translation>
    </message>
    <message>
        <source>What %1 would be sent</source>
        <translation type="unfinished">%1에 보낼 내용</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">여기에는 보낼 수 있는 도구가 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">별칭 %1</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">이 방언의 JSON으로 도구를 출력합니다: %1.</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">이름이 %1인 방언이 없습니다.</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 기다리는 중</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1이(가) 연결되지 않음: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1을(를) 호출할 수 없음: %2</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">켬</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">끔</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>도구 %n개를 필요할 때 제공: 요청마다 약 %1토큰 절약.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Tour</name>
    <message>
        <source>&amp;Previous</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">이전(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation type="unfinished">둘러보기 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">창 둘러보기</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">대화가 여기에 나열되며, 위의 줄에서 검색합니다.</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">누가 답할지 여기에서 고릅니다. 에이전트, 모델, 그 지시, 작업 공간입니다.</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">말한 내용이 여기에 나타납니다. 메시지마다 메뉴가 있어 편집하고, 분기하고, 다시 답하게 할 수 있습니다.</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">여기에 씁니다. 슬래시로 명령을 시작하고, 파일을 끌어다 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">모델이 호출할 수 있는 도구입니다. 쓰게 할 것을 선택하세요.</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">검사기는 모든 요청과 응답을 바이트 단위로 보여 줍니다.</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">나머지는 모두 이 메뉴에 있습니다. %1(으)로 이름을 찾고, F1로 설명서를 엽니다.</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">%2곳 중 %1번째</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">완료(&amp;D)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">다음(&amp;X)</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">이후 호출로 대체됨</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">모델에 보내지 않음</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">직접 작성</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">이 메시지를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">삭제됨</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">고정됨</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">생각하는 중…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">생각</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">%1초 동안 생각함</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">인수</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">오류</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">결과</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">단계</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">수명 주기</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">완료</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">파일</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">그림</translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>요소 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">중단됨</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">길이 한도에서 잘림</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">공급자가 걸러 냄</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">스트림이 끊김</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">지시</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">나</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">어시스턴트</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text</extracomment>
        <translation type="unfinished">문서</translation>
    </message>
    <message>
        <source>Tool call</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">도구 호출</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">%1 전 같은 호출의 결과를 재사용함</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">찾기</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">읽기</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">기본값</translation>
    </message>
    <message>
        <source>validate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments</extracomment>
        <translation type="unfinished">검사</translation>
    </message>
    <message>
        <source>deduplicate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before</extracomment>
        <translation type="unfinished">중복 제거</translation>
    </message>
    <message>
        <source>approve</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">승인</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">실행</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">격리</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">다시 시도 대기</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">정리</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>토큰 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">표: %1</translation>
    </message>
    <message>
        <source>Code:</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">코드:</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">연결되는 곳: %1</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">브라우저에서 열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">주소 복사(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>항목 %n개 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">비활성화</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">활성화</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">고정 해제</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">고정</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">선택한 내용 복사(&amp;S)</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">수식 %1 복사</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu</extracomment>
        <translation type="unfinished">%1 열기…</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptNotices</name>
    <message>
        <source>The turn was undone.</source>
        <translation type="unfinished">턴을 취소했습니다.</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">도구가 비정상 종료되어 턴을 취소했습니다.</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">도구 %1이(가) 비정상 종료되어 턴을 취소했습니다.</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">대화는 메시지를 보내기 전 상태입니다.</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">이미 실행되었으며 외부에서는 취소되지 않음: %1.</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">시작되었으며 진행된 만큼 외부에서는 취소되지 않음: %1.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">다시 시도(&amp;R)</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">대신 오류를 모델에 보내기(&amp;O)</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">분기로 복원(&amp;B)</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">파일 되돌리기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">닫기(&amp;D)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">계속(&amp;N)</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">이 응답은 중단되었습니다. 그때까지의 내용은 보관됩니다.</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">이 메시지에는 아직 응답이 없습니다.</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">모델이 여기에서 더 이어 가지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">항목 활성화</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">항목 비활성화</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">항목 고정</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">항목 고정 해제</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">그동안 대화가 변경되어 이제 이 항목은 경로에 없습니다.</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">대화 기록</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>메시지 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">롤백된 턴</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">롤백된 턴: %1</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">다른 대화에서 포크됨</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">“%1”에서 포크됨</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">다른 대화로 포크됨</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">“%1”(으)로 포크됨</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">분기가 더 있지만 여기에 모두 표시하지 않습니다</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">시스템</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">나</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a language model</extracomment>
        <translation type="unfinished">모델</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: an attached text</extracomment>
        <translation type="unfinished">문서</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: of a tool</extracomment>
        <translation type="unfinished">호출</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">결과</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">표시됨</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">삭제됨</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">비활성화됨</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">고정됨</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">분기 비교(&amp;P)</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">Ctrl+클릭 또는 Ctrl+Space로 서로 다른 분기의 항목 두 개를 선택하세요</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">여기에는 아직 나눈 대화가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>분기 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">펼치기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">그곳으로 이동(&amp;G)</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">표시된 분기와 비교(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">선택한 두 항목 비교(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">대화 지도</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">너무 커서 여기에서 비교할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">텍스트에 차이가 없습니다.</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">턴 이전 상태</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">되돌림</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">그대로 둠: %1</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">턴이 남긴 상태</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">턴이 만든 파일, 삭제됨</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">이 턴의 파일 되돌리기</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">파일을 살펴보는 중…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">되돌리면 바뀌는 내용: − 삭제, + 추가</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">되돌리기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">되돌리기 취소(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">이 턴이 쓴 파일에 대해 보관된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">되돌린 파일: %1.</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">이 턴에서 도구가 쓴 파일과 그 부분</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">이 턴에서 도구가 이 파일들을 썼습니다. 선택한 것은 이전 상태로 돌아갑니다.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">포함되지 않음. 다음이 쓴 것일 수 있음: %1</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">%1행: %2</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">응답이 길이 한도에서 잘렸습니다.</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">공급자가 응답을 걸러 냈습니다.</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation type="unfinished">✗ %1: %2</translation>
    </message>
    <message>
        <source>● %1 (%2 ms)</source>
        <translation type="unfinished">● %1(%2ms)</translation>
    </message>
    <message>
        <source>… waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">… 데이터 저장소를 기다리는 중: 다른 프로그램이 잠갔거나 느림</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 기다리는 중</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… %1초 후 다시 시도: %2</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">턴을 취소했습니다. 대화는 메시지를 보내기 전 상태입니다.</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">응답이 중단되었습니다. 그때까지의 내용은 보관됩니다.</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">응답 끝.</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">목록으로 되돌림:</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">실행 취소(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">할 일만 표시합니다.</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">턴의 식별자 또는 그 앞부분(converse --json에 표시됨). 또는 이전 undo에서 취소용으로 알려 준 것.</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">어떤 턴입니까? parlance converse --json에 표시됩니다.</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">데이터 저장소를 읽기만 할 수 있어 바꿀 내용을 보관하지 못했습니다. 아무것도 하지 않았습니다.</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">되돌림</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">턴 이전 상태</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">되돌릴 예정</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">그대로 둠: %1</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">이 턴이 쓴 파일에 대해 보관된 것이 없습니다.</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">포함되지 않음. 다음이 쓴 것일 수 있음: %1</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">이것을 취소하려면: parlance undo %1 --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">이 턴에서 도구가 쓴 파일을 되돌립니다. 메시지는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">실행 취소한 턴의 메시지를 다시 표시합니다.</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">--files와 --redo 중 하나만 지정하세요. 파일을 되돌린 명령이 그것을 다시 취소하는 방법을 알려 줍니다.</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">이 턴에서 나온 메시지가 없습니다. 파일을 되돌리려면 --files를 지정하세요.</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">대화가 이 턴을 표시하지 않으므로 실행을 취소할 것이 없습니다. 표시하려면: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">대화가 이 턴을 표시하고 있습니다. 되돌릴 것이 없습니다.</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">턴이 다시 표시됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>메시지 %n개가 더 이상 표시되지 않게 됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">턴이 다시 표시되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>메시지 %n개가 더 이상 표시되지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">말한 내용: %1</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">다시 표시하려면: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">파일은 그대로 남습니다. 이전 내용으로 되돌리려면: parlance undo %1 --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">%1 실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">%1 다시 실행(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>모두 %n자: 보이지 않는 부분은 스크롤하여 읽으세요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">새 창(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">창 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">모든 대화 백업(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">모든 대화 내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">대화 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">대화 복구(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">기본 설정(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">새 대화(&amp;N)</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">새 대화</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">새 탭(&amp;B)</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">탭에 새 대화 열기</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">탭 닫기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">모든 대화 검색(&amp;S)</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">모델 선택(&amp;M)…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">모델 선택</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">도구 선택(&amp;O)</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">도구 선택</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">시스템 텍스트(&amp;T)…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">지시 쓰기</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">작업 공간 폴더 추가(&amp;F)…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">작업 공간 폴더 추가</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">파일 첨부(&amp;H)…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">다음 요청의 내용(&amp;Q)</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">다음 요청의 내용</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">모델에 전달될 내용(&amp;W)…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">요약하고 비활성화(&amp;U)</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">중지(&amp;P)</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">진행 중인 턴 끝내기</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">다시 응답(&amp;G)</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">마지막 메시지에 다른 응답 받기</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">여기부터 비교(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">모델로 제목 만들기(&amp;Y)</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">모델에게 제목 맡기기</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">레이블(&amp;L)…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">그룹에 넣기(&amp;I)…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">보관 또는 보관함에서 꺼내기(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">완전히 삭제(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">마지막에 한 일 취소</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">취소한 일 다시 실행</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">모두 선택(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">여기에서 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">이 대화에서 찾기</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">다음 찾기(&amp;N)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">이전 찾기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">에이전트 선택(&amp;P)…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">사용할 에이전트 선택</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">에이전트 사용 중지(&amp;S)</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">새 TOML 에이전트(&amp;T)…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">새 gram 에이전트(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">도구 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">나란히 비교(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">평가(&amp;E)…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">무엇이든 실행(&amp;Y)…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">여기에 쓸 수 있는 것</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">쓰기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">대화(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">도구 세트(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">검사기(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">정의 파일(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">에이전트(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">대화 지도(&amp;M)</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">모든 분기</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">다음 탭(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">이전 탭(&amp;P)</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">대화를 옆에 열기(&amp;B)</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">두 대화를 나란히</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">정의 파일을 별도의 창에(&amp;H)</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">검사기를 별도의 창에(&amp;T)</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">검사기를 열 전체에(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">크게(&amp;L)</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">텍스트 크게</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">작게(&amp;S)</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">텍스트 작게</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">기본 크기(&amp;U)</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">텍스트를 기본 크기로</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">도구 시험(&amp;T)</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">MCP 서버의 리소스(&amp;U)…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">MCP 서버 추가(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">MCP 서버 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">이 컴퓨터의 서버 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">모델 파일 시작(&amp;O)…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">이 컴퓨터의 모델(&amp;D)…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">다른 프로그램에 제공(&amp;V)…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">다른 프로그램이 Parlance를 사용하게 하기</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">캡처(&amp;C)…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">다른 프로그램이 공급자와 주고받는 내용 보기</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">카세트 기록 또는 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">통신 내용을 모두 기록하여 다시 재생</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">통신 내용 저장(&amp;W)…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">통계(&amp;G)…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">호출 횟수, 시간, 비용</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">통신에서 지울 내용(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">정의 파일 저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">모든 정의 파일 다시 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">설명서(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">단축키(&amp;S)…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">키의 기능</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">새로운 기능(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">문제 보고(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Parlance 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Parlance(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">대화(&amp;C)</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">편집(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">도구(&amp;T)</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">에이전트(&amp;G)</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">도움말(&amp;L)</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">지금 실행 중인 것(&amp;R)</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">서버와 지금 서버에 요청되는 것</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">다른 프로그램의 에이전트 찾기(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">카세트 재생(&amp;P)…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">네트워크 대신 기록에서 답하기</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">카세트의 다음 이벤트 보내기(&amp;N)</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">창의 다음 부분(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">창의 이전 부분(&amp;V)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">케이스로 만들기(&amp;K)…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">평가 케이스</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">창 둘러보기(&amp;T)</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">대화</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">도구 세트</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">검사기</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">정의 파일</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">에이전트</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches</extracomment>
        <translation type="unfinished">지도</translation>
    </message>
    <message>
        <source>The default is written in %1 now.</source>
        <translation type="unfinished">%1에 반영했습니다.</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">시험대</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">%1 도구가 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">이 메시지의 통신 내용이 보관되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">이 메시지에는 다른 버전이 없습니다.</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">실행 중</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">다른 작업자가 하는 것까지 포함하여 남은 실행이 없으면 끝냅니다.</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">동시에 처리할 실행 수.</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">강제 종료될 경우, 맡은 실행을 다른 작업자가 이어받을 때까지의 초.</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask, refuse, all 또는 도구 이름. 여러 번 지정할 수 있습니다. 터미널이 아니면 ask는 refuse와 같습니다.</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">응답 하나의 최대 길이(MiB, 1~1024).</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>실행 %n개를 완료했으며, 남은 것이 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 다시 시도합니다.</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">프로필 경로 %1이(가) UTF-8이 아닙니다.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">%1 폴더에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">%1에 알려진 공급자가 없습니다.</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">프로필을 둘 홈 폴더가 없습니다. HOME을 설정하거나 --profile로 폴더를 지정하십시오.</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">에이전트가 쓰기 전에 무엇이 있었는지 알 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">%1은(는) 여기에서 허용되지 않습니다. 정의 파일에서 거부합니다.</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">%1의 이 호출은 여기에서 허용되지 않습니다. 다음 경우에 정의 파일에서 거부합니다: %2</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">정의 파일에서 허용</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">정의 파일에서 허용: %1</translation>
    </message>
    <message>
        <source>allowed before</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">이전에 허용함</translation>
    </message>
    <message>
        <source>allowed before: %1</source>
        <translation type="unfinished">이전에 허용함: %1</translation>
    </message>
    <message>
        <source>%1 needs to be allowed, and there is nobody to ask.</source>
        <translation type="unfinished">%1에는 허용이 필요하지만 물어볼 사람이 없습니다.</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">%1을(를) 허용할까요?</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">%1의 이 호출은 아무도 허용하지 않았습니다.</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">그동안 파일이 변경되었습니다. 이제 결과는 다음과 같습니다.</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">다른 파일이 됩니다. 결과는 다음과 같습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">스위트의 폴더가 이 컴퓨터에 없어 명령으로 판정할 수 없습니다.</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">명령이 1분 안에 판정하지 못했습니다.</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">명령이 신호 %1(으)로 강제 종료되었습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">저장소(git)를 만들었습니다. 사용자의 프로그램에도 그 설정이 적용됩니다: %1</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">작업 공간에 폴더가 많아 저장소(git)를 모두 찾아보지 못했습니다.</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">“%1”이(가) 호출에 주어진 %2초 안에 끝나지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">%1이(가) 제때 끝나지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">“%1”은(는) 숨겨져 있거나, 비밀 정보로 보이거나, 다른 프로그램이 실행하는 파일인데, 물어볼 사람이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">“%1”은(는) 숨겨져 있거나, 비밀 정보로 보이거나, 다른 프로그램이 실행하는 파일입니다. 한 번만 허용할까요?</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">사용자가 “%1”에 대한 접근을 거부했습니다.</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">“%1”에 대한 접근을 아무도 허용하지 않았습니다. 숨겨져 있거나, 비밀 정보로 보이거나, 다른 프로그램이 실행하는 파일이어서 사람만 허용할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">%1에 연결하는 중</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">“%1”은(는) 불러올 수 있는 도구가 아니어서 아무것도 불러오지 않았습니다. 먼저 낱말로 찾으세요.</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">도구에 환경 변수 %1이(가) 필요하지만 설정되어 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">사용자가 허용함</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">미리 허용되어 묻지 않음</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">Parlance를 사용하는 프로그램이 허용함</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">이 대화에서 %1이(가) 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1을(를) 호출할 수 없음: %2</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">수정됨: %1</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">채움</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">같은 이전 호출 없음</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">요청하지 않음</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">의미 기준</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">의미가 같은 이전 호출 없음</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">%2초 전 %1의 결과</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">다른 인수로 허용됨</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">시도 %1</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">시간 제한 임박</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">처음 부분, %1바이트 이내</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">끝나기 전에 중지되었습니다.</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">이 턴이 시작된 뒤에 서버가 이 도구를 바꾸거나 거두어들였습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">다른 도구가 비정상 종료되어 중지되었습니다.</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">사용자가 중지했습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">%1의 서버가 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">%1에 연결하는 중</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1이(가) 연결되지 않았습니다. %2</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">서버는 %1을(를) 작업으로만 실행하는데, 작업을 제공하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">서버 %1의 질문: %2</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">서버 %1에서 주소를 열어 달라고 합니다: %2</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">프롬프트가 비어 있습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">%1에 읽을 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">여기에는 물어볼 수 있는 모델이 없습니다.</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">읽을 텍스트가 없습니다. text 또는 path를 지정하세요.</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">텍스트는 %1자인데, 최대 %2자까지 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">부분 %1/%2</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">모델이 응답하지 않음: %1</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">모델의 응답이 비어 있습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::SlowJob</name>
    <message>
        <source>%1 of %2 s</source>
        <translation type="unfinished">%1/%2초</translation>
    </message>
</context>
<context>
    <name>invocables::UndoJob</name>
    <message>
        <source>Somebody else has just changed it.</source>
        <translation type="unfinished">방금 다른 곳에서 변경했습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">여기에는 네트워크가 없습니다.</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">명령이 무엇으로 바꾸었는지 정확히 알 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">%1 에이전트를 사용할 수 없음: %2</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">이 파일에 에이전트가 없습니다</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">“%1” 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">“%1” 에이전트가 없습니다. 비슷한 이름: %2</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">에이전트를 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">캐릭터에는 패턴으로 나타낼 수 있는 에이전트보다 많은 내용이 있으므로 정의 파일로 남습니다.</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">%1에 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">%1에 에이전트가 여러 개 있습니다. 하나를 지정하세요: %2</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">%2에 “%1” 에이전트가 없습니다. 있는 에이전트: %3</translation>
    </message>
</context>
<context>
    <name>model::Amounts</name>
    <message>
        <source>%1 s</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1분</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1ms</translation>
    </message>
</context>
<context>
    <name>model::CaseFile</name>
    <message>
        <source>there are more than %1 cases</source>
        <translation type="unfinished">케이스가 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">“%1”을(를) 판정할 수 없음: %2</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">UTF-8이 아닙니다. 표를 UTF-8로 저장하세요</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">행에는 셀이 %1개, 표에는 열이 %2개 있습니다</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">케이스에 입력이 없습니다</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">여기서 시작하는 따옴표가 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">16MiB보다 큽니다. 케이스가 많으면 한 줄에 하나씩 JSON으로 쓰세요</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">테스트 목록이 없습니다</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">표가 아닙니다. 이것을 위해 다른 파일을 읽지 않습니다</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">테스트 %1: %2</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">그런 파일이 없습니다</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">케이스로 읽을 수 있는 한도인 256MiB보다 큽니다</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">케이스 파일은 .jsonl, .json, .csv, .yaml 중 하나입니다</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">“%1” 열이 두 번 있습니다</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">__threshold는 0.5처럼 0에서 1까지의 수여야 하며 “%1”은(는) 아닙니다</translation>
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
        <translation type="unfinished">실행을 위한 임시 폴더가 없음: %1</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">이 실행은 커밋되지 않아 저장할 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a conversation&apos;s title and a column&apos;s name</comment>
        <translation type="unfinished">%1(%2)</translation>
    </message>
    <message>
        <source>%1 of %2 committed</source>
        <translation type="unfinished">%2개 중 %1개 커밋됨</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation type="unfinished">시간 초과 %1개</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">실패 %1개</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">중지 %1개</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">대기 중</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">실행 중</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">커밋됨</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">중단됨</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">롤백됨</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">시간 초과</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">실패</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">중지됨</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">실행 1회</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">%1회의 중앙값</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">라운드</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">호출</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">같은 인수</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">도구 시간</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">턴 전체</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">입력/출력 토큰</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">비용</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">텍스트 일치</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">커밋된 실행 기준.</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">첫 번째 열에서 가장 많이 나온 것과 같은 도구를 같은 인수로 호출한 실행.</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">실행 하나의 모든 호출을 합한 값.</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">사용자의 결정을 기다린 시간 제외.</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">공급자 캐시에서 온 것을 포함한 입력.</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">공급자 정의 파일의 가격 기준. 가격이 없으면 —.</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">한 열의 최종 텍스트에 공통으로 들어 있는 낱말의 비율.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1(%2)</translation>
    </message>
</context>
<context>
    <name>model::ComparisonPlan</name>
    <message>
        <source>What is to be asked? A comparison needs a prompt.</source>
        <translation type="unfinished">무엇을 물어볼까요? 비교하려면 프롬프트가 필요합니다.</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">비교하려면 라이브러리, 모델, 에이전트 또는 지시가 다른 열이 두 개 이상 필요합니다.</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">비교할 수 있는 열은 최대 %1개입니다.</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">비교는 1~%1회 실행합니다.</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">%1에 모델이 없습니다.</translation>
    </message>
</context>
<context>
    <name>model::ComparisonReport</name>
    <message>
        <source>reused</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">재사용</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">나란히 비교</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">에이전트: %1</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">횟수: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">날짜: %1</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">모든 열에 보낸 질문:</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">실행 %1: %2</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">응답: %1</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">호출</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">인수</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or column title in the report of a comparison: what a tool gave back</extracomment>
        <translation type="unfinished">결과</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Heading or column title in the report of a comparison: how long it took</extracomment>
        <translation type="unfinished">시간</translation>
    </message>
</context>
<context>
    <name>model::ConversationEdits</name>
    <message>
        <source>Show Version</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">버전 보기</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">항목 삭제</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">항목 삭제</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">여기에는 편집할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">항목 편집</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">직접 응답</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">%1의 일부</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">새 대화로 이동</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">요약</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">분기로 복원</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">여기에는 포크할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">%1의 포크</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">포크</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">턴 실행 취소</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">%1을(를) 저장할 수 없었습니다.</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">이름 “%1”은(는) 이미 %2에서 사용 중입니다</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">본문이 텍스트가 아니어서 그대로만 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">본문이 너무 커서 편집할 수 없으므로(%1) 그대로만 보낼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">예산의 시간을 다 썼습니다.</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">예산의 토큰을 다 썼음: %1</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">예산의 금액을 다 썼음: %1</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">중지되었습니다.</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">비용 예산은 %1을(를) 제한하지 않습니다. 가격이 없습니다.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">메시지는 system, user, assistant 중 하나입니다(“%1”은(는) 사용할 수 없음)</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">마지막 메시지는 사용자의 것이어야 합니다</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">호출에는 도구와, 개체인 인수가 있어야 합니다</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">케이스에 입력이 없습니다</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">대화 %1에서는 아무것도 묻지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">오류</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">%1, %2: %3, 현재 %4(p %5)</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>케이스당 %n회 실행으로는 변화와 우연을 구별할 수 없습니다. 모두 통과에서 모두 실패로 바뀐 케이스만 표시합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>케이스당 %n회 실행으로는 %1점 미만의 차이를 판단할 수 없습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">실행이 끝까지 진행되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">나빠짐</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">좋아짐</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">케이스</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">통과</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">통과한 비율과 95% 신뢰 구간</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">변형</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">턴 전체, 중앙값</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">토큰</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">스위트의 비용</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished"> (%1~%2)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">이전</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">지금</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>%n개는 여기에 더 표시하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">살펴볼 실행</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">%1 · 통과 %2, 실패 %3, 오류 %4 · 평가 %5</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">시간과 비용</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">결과</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">오류</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">%1, 오류 %2</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">불안정 %1</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">케이스</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">통과</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">턴 전체, 중앙값</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">스위트의 비용</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">불안정: %1</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">나빠짐: %1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">좋아짐: %1</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">차이가 작아 판단할 수 없음: %1</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1, 전체 케이스에서 나빠짐: 하락 %2, 상승 %3(p %4)</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1, 전체 케이스에서 좋아짐: 하락 %2, 상승 %3(p %4)</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">통과 %1, 실패 %2, 오류 %3, 이전 결과 %4</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">이 평가: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">날짜: %1</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">평가: %1</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">블라인드 선호</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">%1(실행 %3개 중 %2개)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>실행 %n개는 수행되지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">“%1”을(를) 판정할 수 없음: %2</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">모델은 “%1”이(가) 아니라 PROVIDER/MODEL 형식으로 씁니다</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">변형에는 prompt와 template 중 하나만 둘 수 있습니다</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">기본</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">케이스가 없습니다. [[cases]]를 쓰거나 cases-from으로 파일을 지정하세요</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">%1: 케이스 “%2”에 입력이 없습니다. 입력을 지정하거나, [suite] 아래의 input으로 모든 케이스에 지정하세요.</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">%1: 케이스가 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">%1: 케이스 %2개 × 변형 %3개 × %4회는 한도인 %5회보다 많습니다.</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">보관된 스위트를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">보관된 케이스를 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">“%1”은(는) 변수입니다. “input”을 뜻하셨나요?</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">“%2”에 “%1” 변수가 없어 적힌 그대로 남습니다</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">“%1”에 기대 조건이 없어 어떤 답이든 통과합니다</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>%n개는 여기에 더 표시하지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>채점한 실행 %n개 중 %1개에서 판정자와 사용자의 점수가 일치합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">%1, %2: %3/%4</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">%1:%2을(를) 이해할 수 없음: %3</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">404 또는 4xx 같은 상태, 또는 %1</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">2s, 300ms, 1min 같은 시간</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">500KB, 2MB 같은 크기</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">0.01 같은 금액</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">%1: 대상이 없음</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">“%1”은(는) 올바른 패턴이 아닙니다: %2(위치 %3)</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">값이 JSON Schema가 아닙니다: %1</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">값은 name과, args 또는 schema가 있는 테이블입니다</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">값이 없습니다</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">값은 텍스트입니다</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">값은 텍스트 또는 텍스트 목록입니다</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">값은 패턴입니다</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">값은 도구 이름, 이름 목록, 또는 name이나 pattern과 min, max가 있는 테이블입니다</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">값은 도구 목록 또는 steps와 mode가 있는 테이블입니다</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">값은 min 또는 max가 있는 테이블입니다</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">값은 프로그램 또는 프로그램과 인수의 목록입니다</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">“%1”은(는) 코드이거나 외부에 접근하므로 실행하지 않습니다. 대신 명령으로 판정할 수 있습니다</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">type이 없습니다</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">“%1” 기대 조건이 없습니다</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">“%1” 기대 조건이 없습니다. 비슷한 이름: %2</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">묶음에는 assert 아래에 다른 조건이 있어야 합니다</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">threshold가 필요합니다</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">threshold는 0에서 1까지이며 %1은(는) 아닙니다</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">HTTP Archive가 아닙니다: %1</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">HTTP Archive가 아닙니다. entries가 있는 log가 없습니다.</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">HTTP Archive의 항목 %1이(가) 올바르지 않습니다. 주소가 있는 요청이나 응답이 없습니다.</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">작성 중</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">검사 중</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">사용자 결정 대기</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">실행 중</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">완료</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">실패</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">거부됨</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">시간 초과</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">결과 재사용</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">실행 여부 알 수 없음</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">경로의 %1번째 문자부터 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">경로는 $로, 포인터는 슬래시로 시작합니다.</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">응답이 기대한 것과 같습니다.</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">응답이 %2이(가) 아니라 %1입니다.</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">응답에 %1이(가) 들어 있습니다.</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">응답에 %1이(가) 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">응답이 %1(으)로 시작합니다.</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">응답이 %1(으)로 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">이 응답에서 패턴 검사에 시간이 너무 오래 걸립니다.</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">패턴이 %1과(와) 일치합니다.</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">응답에 패턴과 일치하는 것이 없습니다.</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">텍스트가 너무 길어 측정할 수 없습니다.</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">응답의 편집 거리는 %1이고, 허용 범위는 %2입니다.</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">낱말 기준으로 응답의 유사도는 %1이고, 기준은 %2입니다.</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">응답이 JSON이 아닙니다: %1</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">응답이 기대한 JSON입니다.</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">응답이 JSON이지만 맞지 않습니다: %1</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">응답에 JSON이 없습니다.</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">응답에 기대한 JSON이 있습니다.</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">응답이 “%1”(으)로 끝났습니다.</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">모델의 이 값을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">%1. 최대 %2입니다.</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">판정할 수 없음: %1.</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">판정자가 없음: %1</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">판정자가 응답하지 않음: %1</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">여기에서는 명령을 실행할 수 없습니다.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">명령이 상태 %1(으)로 끝났습니다.</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">의미 기준으로 응답의 유사도는 %1이고, 기준은 %2입니다.</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">도구 라이브러리 %1을(를) 사용할 수 없음: %2</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">도구 라이브러리 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">도구 라이브러리 “%1”이(가) 없습니다. 비슷한 이름: %2.</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">이미 메시지 %1개가 대기 중입니다. 먼저 하나를 빼세요.</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">평가의 프롬프트는 파일을 읽지 않습니다: %1</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">데이터베이스 %1에 남은 공간이 없어 저장할 수 없었습니다.</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">데이터베이스 %1은(는) 지금 읽기만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">데이터베이스 %1에서 이 사용자를 받아들이지 않습니다. 암호는 PGPASSWORD 또는 ~/.pgpass에서 가져옵니다.</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">그런 데이터베이스가 없음: %1.</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">이 사용자에게는 %1에서 그 작업을 할 권한이 없습니다.</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">데이터베이스 %1에 아직 평가가 없습니다. parlance store --create로 준비하세요.</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">데이터베이스 %1의 연결이나 메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">데이터베이스 %1이(가) 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">데이터베이스 %1을(를) 읽거나 쓸 수 없었습니다.</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">PostgreSQL에 연결할 수 없습니다. Qt 드라이버(libqt6sql6-psql)가 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">%1의 평가는 버전 %2입니다. parlance store --create로 %3(으)로 올리세요.</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">테이블은 있지만 역할이 없음: %1(%2)</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">블라인드 선호: %1: %3개 중 %2개, %4, 미결정: %5</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>비교한 쌍 %n개 중 %1개에서 판정자의 점수와 사용자의 판단이 일치합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished">%1%(%2~%3)</translation>
    </message>
</context>
<context>
    <name>model::PromptCatalog</name>
    <message>
        <source>The prompt %1 cannot be used: %2</source>
        <translation type="unfinished">프롬프트 %1을(를) 사용할 수 없음: %2</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">“%1” 프롬프트가 없습니다.</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">“%1” 프롬프트가 없습니다. 비슷한 이름: %2.</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">“%1”은(는) 올바른 패턴이 아닙니다: %2(위치 %3).</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">“%1”은(는) 빈 문자열과도 일치하므로 모든 곳과 일치합니다.</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">이 방언에는 여기에 쓸 수 있는 “%1” 멤버가 없습니다.</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">이 방언에는 여기에 쓸 수 있는 “%1” 멤버가 없습니다. “%2”을(를) 찾으셨습니까?</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">여기부터 JSON이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">판정자의 응답이 판정이 아님: “%1”</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">평가의 버전 %1은(는) 이 프로그램이 아는 버전(%2)보다 새롭습니다. 그대로 두었습니다.</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">“%1” 평가가 없습니다.</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">“%1”의 평가가 아직 없습니다.</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">“%1”(으)로 시작하는 평가가 여러 개 있습니다.</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">평가에 완료된 실행 %1/%2/%3이(가) 없습니다.</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">평가</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">스위트에 “%1” 변형이 없습니다.</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">스위트에 “%1” 케이스가 없습니다.</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">이 대화의 마지막 메시지를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">프로그램이 끝날 때 대기 중이었습니다.</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">내 메시지만 편집하여 다시 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">이보다 앞에 응답할 수 있는 메시지가 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">이어 갈 것이 없습니다.</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">중단한 곳에서 정확히 이어서 계속하세요.</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">다시 시도할 턴이 없습니다.</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">이어 갈 턴이 없습니다.</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">복원할 턴이 없습니다.</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">이 대화에서 응답이 진행 중입니다. 먼저 중지하세요.</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">대화에 쓸 수 없음: %1.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">먼저 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">앞의 턴을 시작할 수 없어 사용자의 결정을 기다립니다.</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">턴이 일찍 끝나 사용자의 결정을 기다립니다.</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">보낼 것이 없습니다.</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">턴이 롤백되어 사용자의 결정을 기다립니다.</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">턴이 실패하여 사용자의 결정을 기다립니다.</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">지금까지의 내용과 합치면 모델의 컨텍스트에 들어가지 않습니다. 지금 보내면 가장 오래된 것을 뺍니다.</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">고정</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">고정 해제</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">활성화</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">비활성화</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">“%1” 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">에이전트 %1에서 모델 %2을(를) 요구합니다. %3</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">에이전트 변경</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">다른 Parlance가 이 대화에 쓰고 있음: %1.</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">데이터 저장소는 “%1”이(가) 아니라 postgresql://[USER@]HOST[:PORT]/DATABASE 형식으로 지정합니다.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">명령줄은 다른 사람이 볼 수 있으므로 암호를 쓰지 마세요. PGPASSWORD를 설정하거나, ~/.pgpass 또는 키체인에 보관하세요.</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">명령줄은 다른 사람이 볼 수 있으므로 암호를 쓰지 마세요. PGPASSWORD를 설정하세요.</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">어떤 데이터베이스입니까? 호스트 뒤에 쓰세요: postgresql://HOST/DATABASE.</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">네트워크를 통한 데이터 저장소는 %1(으)로는 사용할 수 없고 sslmode=verify-full로만 사용할 수 있습니다. 모델과 도구의 내용이 오가기 때문입니다.</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">마지막 메시지와 그 응답보다 앞에 요약할 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">요약이 없음: %1</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">모델이 요약을 쓰지 않았습니다. 아무것도 변경하지 않았습니다.</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">메시지 %1~%2의 요약</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">아직 나눈 대화가 없어 제목을 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">모델이 제목을 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">제목이 없음: %1</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">호출한 도구 없음</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">호출: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>%n번. %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">모두 호출했습니다. %1.</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">호출하지 않음: %1. %2.</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">“%1”을(를) 호출하지 않았습니다. %2.</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">호출 인수: %1.</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">필요한 순서: %1. %2.</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">단계의 종류는 “%1”이(가) 아니라 tool과 round입니다.</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">F1은 %1이고, 기준은 %2입니다. %3.</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">여기에는 이것을 판정할 수 있는 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">모델의 응답이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">에이전트 %1의 응답이 비어 있습니다.</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1이(가) 비정상 종료되었습니다.</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">응답에 예시일 수도 있는 호출이 들어 있습니다. 실행할까요?
%1</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">%1초 후에 중지되었습니다.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">읽을 수 없습니다</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">파일이 아닙니다</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">%1 KiB를 넘습니다</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">작업 공간 밖으로 이어집니다</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">UTF-8이 아닙니다</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">작업 공간 %1의 %2에 모델을 위한 지침이 있습니다. 그곳에서 작업하는 대화에서 모델에 줄까요?</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">%1은(는) 모델에 주지 않습니다: %2.</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">%1은(는) 모델에 주지 않습니다: 아무도 허용하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">작업 공간 %1에 자체 정의 파일이 있습니다: %2. 프로그램을 시작하고 서버에 접근할 수 있습니다. 사용할까요?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>%n개 더</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">%1에서 연결 시작을 받아들이지 않았습니다: %2</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">%1은(는) Agent Client Protocol 버전 %2을(를) 사용하지만, 이 프로그램은 버전 %3을(를) 사용합니다.</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">%1에서 1분에 %2건이 넘는 요청을 보내 종료했습니다.</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">%1에서 “%2”에 제때 응답하지 않아 종료했습니다.</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">%1은(는) 에이전트입니다. 대화 안에서만 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">%1에서 계속하기를 거부하고 턴을 취소했습니다.</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">%1의 응답이 중단되었습니다.</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">%1의 응답이 한 번에 받을 수 있는 한도를 넘었습니다.</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">호출을 실행하는 동안 %1과(와)의 연결이 끊어졌습니다: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>%1에서 %n초 동안 응답이 없습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">%1에서 세션 이름을 알려 주지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">작업 공간 폴더가 없습니다. %1은(는) 빈 폴더 %2에서 작업합니다.</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">%1은(는) 지금까지의 대화에 참여하지 않았으므로 내용을 텍스트로 전달합니다.</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">%1의 세션이 사라졌습니다.</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">%1에서 %2을(를) 받아들이지 않았습니다: %3</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">%1에 로그인해야 합니다: %2. 스스로 처리하며 브라우저를 열 수 있습니다.</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">%1에 로그인하기를 기다리는 중…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">%1에 로그인해야 합니다: %2. 전용 프로그램이 처리합니다. 터미널에서 이것을 실행한 다음 계속하세요.</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">%1을(를) 허용할까요?</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">%1에서 샌드박스 밖에서 직접 실행합니다.</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">%1을(를) 거부했습니다. 에이전트의 작업은 허용하거나 거부할 수 있지만 변경할 수는 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">%1이(가) 이것을 샌드박스에서 실행하려 합니다. 작업 공간에 쓸 수 있고 네트워크는 없습니다.</translation>
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
        <translation type="unfinished">%1을(를) 사용하려면 먼저 로그인하세요.</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">%1을(를) 사용하려면 먼저 로그인하세요(%2).</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">터미널에서 전용 프로그램을 실행하세요: %1</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">로그인 서버가 클라이언트 ID를 발급하지 않았습니다.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">로그인에 대한 응답이 이 로그인의 것이 아니어서 사용하지 않았습니다.</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">로그인에 대한 응답이 %1에서 온 것이 아니어서 사용하지 않았습니다.</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">로그인에 대한 응답에 코드가 없습니다.</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">로그인 서버가 토큰을 발급하지 않습니다(%1).</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">로그인 서버가 토큰을 발급하지 않음: %1</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">로그인 서버가 사용할 수 있는 토큰을 발급하지 않았습니다.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">“%1”은(는) 로그인할 수 있는 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">서버가 이 컴퓨터(%1)를 거치는 로그인을 요구하여 거부했습니다.</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">로그인할 %1이(가) 암호화되지 않아 거부했습니다.</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">서버가 요청한 것과 다른 서버를 설명하므로(“%2” 대신 “%1”) 토큰을 보내지 않습니다.</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">서버가 토큰을 요구하지만 발급하는 곳을 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">로그인 서버가 토큰을 발급하는 곳을 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">“%1”에서 로그인 도용을 막는 기능(S256을 사용하는 PKCE)을 지원한다고 밝히지 않았습니다. 이 기능 없이는 토큰을 요청할 수 없습니다.</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">로그인 서버의 응답이 JSON 개체가 아닙니다.</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">로그인이 거부되었습니다.</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">로그인 실패: %1</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">로그인이 중단되었습니다.</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">제때 끝나지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">%1에 제때 연결할 수 없었습니다.</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">요청 본문의 구성이 HTTP에 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">요청 헤더가 너무 큽니다.</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">전달할 수 있는 요청이 아닙니다.</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">“%1”에 대한 요청을 거부했습니다. 캡처는 이 컴퓨터의 프로그램이 이 컴퓨터의 이름을 쓸 때만 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">웹 페이지의 요청을 거부했습니다(%1).</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">경로가 이 캡처의 키로 시작하지 않는 요청을 거부했습니다.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1의 응답이 HTTP가 아닙니다.</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">여기부터는 다른 프로토콜이므로 전달만 하고 보관하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">%1에 연결할 수 없음: %2</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1에서 응답하지 않고 연결을 닫았습니다.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1에서 응답이 끝나기 전, %2바이트를 보낸 뒤에 연결을 닫았습니다.</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">응답이 끝나기 전에 프로그램이 연결을 닫았습니다.</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">캡처할 주소에는 쿼리, 조각, 암호가 없어야 합니다: %1</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">포트 %1에서 캡처를 시작할 수 없음: %2</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">동시 연결이 %1개를 넘어 하나를 닫았습니다.</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">요청 본문은 처음 %1만 보관했습니다. 전달은 모두 했습니다.</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">%1에는 처음 부분만 있습니다. 기록이 %2MiB를 넘었습니다.</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">기록할 때 서버가 이 요청에 응답하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">이 컴퓨터에서 로그인 응답을 기다릴 수 없었습니다.</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">“%1”은(는) 등록된 클라이언트만 받으며 스스로 등록할 수도 없습니다. 그곳에 리디렉션 주소 %2(으)로 클라이언트를 등록하고, 클라이언트 ID를 서버의 정의 파일에 넣으세요.</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">%1에 문제가 있습니다(HTTP %2).</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">서버가 토큰을 요구하지만, 자세한 내용이 있어야 할 곳에 아무것도 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">“%1”은(는) 로그인할 수 있는 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">서버가 로그인할 곳으로 “%1”을(를) 알려 주지만, 클라이언트는 “%2”에 등록되어 있습니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">“%1”에 있는 내용은 다른 서버(“%2”)에 관한 것이어서 사용하지 않았습니다.</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">로그인할 곳인 “%1”에서 로그인 방법을 알려 주지 않습니다.</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">응답에 텍스트의 벡터가 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">서버가 스트림을 열었지만 메시지를 보낼 곳을 알려 주지 않았습니다.</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">서버가 이벤트 스트림으로 응답하지 않습니다. MCP 서버가 아니거나 주소가 다릅니다.</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">서버가 읽기에 너무 큰 메시지를 보냈습니다.</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">서버가 다른 곳 %1(으)로 메시지를 보내 달라고 하지만 보내지 않습니다.</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">서버가 연결을 끝냈습니다.</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">서버가 응답을 받는 것보다 빠르게 요청하여 하나를 보내지 않습니다.</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">이름이나 암호가 있는 주소는 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">서버가 요청을 %1번 넘게 리디렉션했습니다.</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">%1이(가) 요청을 암호화되지 않은 주소로 리디렉션합니다.</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">%1의 응답이 받을 수 있는 한도인 %2바이트보다 깁니다.</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>이런 종류의 메시지가 %n개 더 왔지만 보관 한도를 넘었습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">로그인 서버가 사람의 결정을 요구합니다(HTTP %1).</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">공급자 %1에 지정된 방언이 없음: “%2”.</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">%1에서 여기에서 알 수 없는 이유로 응답을 끝냈습니다: “%2”.</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">%1은(는) 도구 호출을 텍스트로 씁니다. 이를 읽어 처리하며, 이제부터 규약에 따라 그 방식으로 도구를 알려 줍니다.</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">서버가 요청을 다른 주소 %1(으)로 보내 달라고 합니다. 요청은 리디렉션되지 않습니다. 주소가 맞으면 정의 파일에 넣으세요.</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">압축하지 말라고 요청했지만 서버가 응답을 압축했습니다.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">서버의 응답이 너무 길어 %1에서 중단했습니다.</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">%1의 응답이 밝힌 방식으로 압축되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">%1의 압축된 응답이 받을 수 있는 한도인 %2바이트보다 깁니다.</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">%1의 압축된 응답이 중간에 끊겼습니다.</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">%1에서 %2초 동안 아무것도 오지 않았습니다.</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">%1의 응답이 %2초가 지나도 끝나지 않았습니다.</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">서버 응답의 헤더가 너무 길어 %1에서 중단했습니다.</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">서버 응답을 나누는 줄이 너무 길어 중단했습니다.</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1”은(는) HTTP 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">http://%1 주소는 암호화되지 않습니다. 이렇게 사용할 수 있는 것은 이 컴퓨터의 주소뿐입니다. https를 사용하거나 공급자 정의 파일에 allow-cleartext를 설정하세요.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">헤더 “%1”을(를) 그대로 보낼 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">키를 제공할 %1을(를) 시작할 수 없음: %2.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">키를 제공할 %1이(가) 끝나지 않았습니다.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">키를 제공할 %1의 출력이 키로 보기에는 너무 많습니다.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">키를 제공할 %1이(가) 실패했습니다. %2</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">키를 제공할 %1이(가) 아무것도 출력하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">키를 제공해야 하는 %1이(가) 여러 줄로 된 키를 썼습니다. 키는 한 줄이어야 합니다.</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">키를 데스크톱 키체인에 저장할 수 없었습니다. 프로그램이 끝날 때까지 사용됩니다.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">데스크톱 키체인을 사용할 수 없었습니다. 키는 환경 변수로도 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">데스크톱의 키체인에 키 “%1”을(를) 요청하고 있습니다. 잠겨 있어 암호를 기다리는 중일 수 있습니다.</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">데스크톱의 키체인이 응답하지 않습니다. 잠겨 있을 수 있습니다. 잠금을 해제하거나 키를 환경 변수로 지정하세요.</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">키 “%1”이(가) 필요합니다. %2</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">키체인이나 환경 변수에 “%1” 키가 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">“%1”은(는) 한도 식이 아닙니다: %2</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">한도 식은 최대 %1자입니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">“%1”은(는) 쓸 수 없습니다. 숫자, 중괄호 안의 속성, + - * /, 괄호를 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">중괄호가 닫히지 않았습니다.</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">“%1” 속성이 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">클라이언트가 %1MiB보다 큰 메시지를 보냈습니다.</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">클라이언트가 보낸 내용을 받지 않습니다.</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">클라이언트에 쓸 수 없음: %1</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">모델 파일 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">모델 파일 %1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">“%1” 프로그램을 찾을 수 없었습니다. llama.cpp를 설치하거나 %2의 정의 파일에 프로그램을 지정하세요.</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">찾아본 곳: %1</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">이 컴퓨터에 비어 있는 포트가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">“%1”을(를) 시작할 수 없음: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1”이(가) 상태 %2(으)로 끝났습니다.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">“%1”이(가) 신호 %2(으)로 강제 종료되었습니다.</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">포트 %1이(가) 사용 중이어서 다른 포트를 시도합니다.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">출력: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">모델 서버가 종료되었습니다: %1</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">모델 서버에 지정한 포트가 모두 사용 중이었습니다: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">모델 서버가 모델을 불러오는 중에 종료되었습니다: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">모델 서버가 중지되었습니다.</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">모델 서버를 시작하는 중입니다.</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">모델 서버가 준비되었습니다.</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">%1 %2초 후 다시 시작합니다.</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">모델 서버가 컨텍스트를 위한 공간을 마련하고 있습니다.</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">모델 서버가 예열 중입니다.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">모델 서버가 모델을 불러오고 있습니다.</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">모델 서버가 모델을 불러오고 있습니다: %1%.</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">PATH를 알려 줄 로그인 셸이 없습니다.</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">로그인 셸 %1에 PATH를 물어볼 수 없습니다.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">로그인 셸 %1이(가) PATH를 알려 주지 않았습니다.</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">로그인 셸 %1이(가) %2초 안에 PATH를 알려 주지 않아 더 기다리지 않습니다.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">로그인할 브라우저에서 응답이 오지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">요청이 너무 깁니다.</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">요청을 이해할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">여기에는 아무것도 없습니다.</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">이 응답은 Parlance가 시작한 로그인의 것이 아닙니다.</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">Parlance가 응답을 받았습니다. 이 페이지를 닫아도 됩니다.</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">서버와의 연결이 닫혔습니다.</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">서버가 더 이상 응답하지 않으며, 살아 있는지 물어도 응답이 없습니다.</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">서버와 연결되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">서버가 끝냈습니다.</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">서버에 세션이 남아 있지 않아 새 세션을 시작합니다.</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">서버가 보낸 적 없는 요청에 식별자 %1(으)로 응답했습니다.</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">식별자 %1의 서버 응답에 결과도 오류도 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>너무 빨리 온 %n줄을 생략했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">서버가 %1초 안에 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">서버가 여기에서 알 수 없는 버전의 프로토콜을 사용합니다.</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">서버가 이유를 밝히지 않고 연결을 거부했습니다.</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">서버가 연결을 거부했습니다: %1</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">“%1”에 대한 요청을 거부했습니다. 이 컴퓨터의 프로그램이 이 컴퓨터의 이름을 쓸 때만 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">웹 페이지의 요청을 거부했습니다(%1).</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">/mcp가 아닌 경로에 대한 요청을 거부했습니다.</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">키가 없는 요청을 거부했습니다.</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">포트 %1에서 수신 대기할 수 없음: %2</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">서버의 목록을 이해할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">서버의 결과를 이해할 수 없습니다.</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">서버가 제공하지 않는 것을 요청했습니다: %1</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">서버가 오류 %1(으)로 응답했습니다.</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">서버가 %1번 추가 정보를 요청했지만 결과를 주지 않았습니다.</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">서버가 먼저 주소를 방문하도록 요구했지만 거부되었습니다.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">서버가 제때 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">서버가 방금 발급한 세션을 알지 못합니다.</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">서버가 없어졌습니다.</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">서버의 작업을 이해할 수 없습니다.</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">서버가 작업을 끝냈습니다.</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">서버가 읽기에 너무 큰 메시지를 보냈습니다.</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">“%1”은(는) %2이(가) 아니라 true 또는 false입니다.</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">“%1”은(는) %3이(가) 아니라 %2 중 하나입니다.</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">“%1”은(는) %2이(가) 아니라 숫자입니다.</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">“%1”은(는) %2이(가) 아니라 정수입니다.</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">“%1”은(는) %3이(가) 아니라 %2 이상입니다.</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">“%1”은(는) %3이(가) 아니라 %2 이하입니다.</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">최댓값이 최솟값보다 작습니다.</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">이 종류의 매개변수에는 options가 필요합니다.</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">%1은(는) 에이전트이므로 대화를 시작해야 모델을 알 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">“%1” 방언이 없습니다.</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">응답이 모델 목록이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">서버가 Parlance에서 지원하지 않는 로그인 방식을 요구합니다.</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">서버가 요청을 거부하며, 다른 토큰을 사용해도 달라지지 않습니다.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">로그아웃했습니다.</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">Parlance가 온전하지 않습니다. %1이(가) 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">“%1”을(를) 시작할 수 없음: %2</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">“%1”의 동시 프로세스가 %2개를 넘어 종료했습니다.</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">“%1”의 출력이 %2바이트를 넘어 종료했습니다.</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1”이(가) 상태 %2(으)로 끝났습니다.</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">%1MiB보다 큰 메시지는 전달만 하고 보관하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">서버가 토큰을 세지 않습니다.</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">key는 키체인 항목이나 환경 변수의 이름입니다. 이것은 키 자체로 보이는데, 키는 파일에 넣지 않아야 합니다.</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">작업 공간의 정의 파일에서는 명령으로 키를 얻을 수 없습니다. 키의 이름은 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">key에 명령이 지정되지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">“%1” 방언이 없습니다. 사용할 수 있는 것: %2.</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">%1은(는) dialect = &quot;acp&quot;인 에이전트에 씁니다.</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">%1은(는) 에이전트에 쓸 수 없습니다. 에이전트는 명령으로 시작합니다.</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">“base-url”이 없습니다</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">allow-cleartext의 호스트가 base-url과 다릅니다.</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">“%1”은(는) HTTP 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">매개변수 “%1”에 종류가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">“%1”은(는) 정규식이 아닙니다: %2.</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">&quot;server:&quot;인 공급자에는 무엇을 시작할지 지정하는 [server]가 필요합니다.</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">[server]는 base-url = &quot;server:&quot;인 공급자에 씁니다.</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">모델을 선택하지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">“%1” 공급자가 없습니다.</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">%1은(는) %2을(를) 사용하는데, 요청은 %3(으)로 되어 있습니다.</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">%1에는 다시 보낼 수 있는 주소가 없습니다.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">“%1” 공급자가 없습니다. 비슷한 이름: %2.</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">%1에 키가 필요합니다. 환경 변수 %2(으)로 지정하세요.</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">%1에 키가 필요하지만 정의 파일에 지정되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">%1에서 키 %2을(를) 거부했습니다.</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">%1에서 먼저 결제를 요구합니다.</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">%1에서 사용 중인 키로는 이 작업을 허용하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">%1에 모델 “%2”이(가) 없거나 주소가 잘못되었습니다.</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">대화가 %1에서 처리하기에 너무 큽니다.</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">%1에 요청이 너무 많거나 할당량을 다 썼습니다.</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">%1이(가) 지금 과부하 상태입니다.</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">%1의 내부 오류입니다(상태 %2).</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">%1에서 요청을 거부했습니다(상태 %2).</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">응답이 웹 페이지입니다.</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">%1의 응답이 웹 페이지입니다. 기본 URL이 올바릅니까?</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">%1의 응답이 오류로 중단되었습니다.</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">%1의 응답이 오류로 중단되었습니다: %2</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">“%1”에서 Parlance의 자동 등록을 허용하지 않습니다(HTTP %2). %3 그곳에 직접 등록한 클라이언트를 서버의 정의 파일에 지정할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">리허설을 포트 %1에서 시작할 수 없음: %2.</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">공급자의 응답이 너무 커서 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">공급자의 응답이 끝나기 전에 %1바이트에서 끊겼습니다.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">공급자의 응답을 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">%1에는 키 %2이(가) 필요합니다. 설정에서 입력하거나 같은 이름의 환경 변수를 설정하세요.</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">서버가 지정한 세션 이름은 헤더에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">서버가 요청을 읽지 못했음: %1</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">%1에 키 %2이(가) 필요합니다.</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">%1에서 상태 %2(으)로 응답했습니다.</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">%1에서 오류로 응답했습니다: %2</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">이름 %1을(를) 찾을 수 없었습니다. 주소가 맞고 이 컴퓨터가 온라인입니까?</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">재생할 수 있는 모델 호출이 아닙니다.</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">기록된 응답을 재생함</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">여기에서 답할 수 있는 질문은 하나뿐입니다: {{help}}</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">%1의 서버가 더 이상 정의되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">모델 서버가 %1분 안에 모델을 불러오지 못했습니다. 계속 불러오고 있습니다.</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">모델 서버가 중지되었습니다.</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">서버가 자신에 대해 알려 주는 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">이제 서버가 로그인할 곳으로 “%1”을(를) 알려 주지만, 클라이언트는 “%2”에 등록되어 있습니다. 아무것도 보내지 않았습니다. 변경이 맞으면 발급자를 서버의 정의 파일에 넣으세요.</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">서버가 이미 부여된 권한이 없다며 요청을 거부합니다(%1).</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">서버가 토큰을 거듭 거부했습니다. 더 이상 요청하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">“%1”을(를) 시작할 수 없음: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">“%1”이(가) 상태 %2(으)로 끝났습니다.</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">“%1”이(가) 신호 %2(으)로 강제 종료되었습니다.</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">“%1”에서 자신의 질문에 대한 답을 읽지 않아 더 이상 보내지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">“%1”에서 %2MB보다 큰 메시지를 보내 종료했습니다.</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">출력: %1</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">공급자가 응답을 다시 처음부터 시작했습니다.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">공급자의 응답이 메시지가 아닙니다.</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">공급자가 시작하지 않은 호출의 일부를 보냈습니다.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">공급자의 응답에 메시지가 없습니다.</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">공급자가 호출의 인수를 나누어 보내(streamFunctionCallArguments) 읽을 수 없습니다. 정의 파일에서 요청에 추가하는 내용 중 이것을 빼세요.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">공급자의 응답이 아직 없습니다. 백그라운드에서 만들고 있습니다.</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">공급자가 JSON이 아닌 이벤트를 보냈습니다.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">공급자의 응답이 온전한 JSON 개체가 아닙니다.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">공급자의 응답이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">공급자의 응답이 끝나기 전에 끊겼습니다.</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">응답이 %1보다 길어져 그곳에서 중단했습니다.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">공급자의 응답에 부분이 너무 많아 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">서버가 응답을 받는 것보다 빠르게 요청하여 하나를 보내지 않습니다.</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">%1에서 토큰을 세지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">규약에 따른 호출: 유효 %1, 수정 %2, 실패 %3</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">보낼 수 있는 것보다 많은 추적이 생겨 일부를 생략합니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">%1에 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">수집기가 %1(으)로 응답했습니다</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">추적을 %1(으)로 보낼 수 없음: %2</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">수집기가 응답하지 않았습니다</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">%1에서 응답이 없습니다. 연결이 거부되었습니다. 서버가 실행 중입니까?</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">이름 %1을(를) 찾을 수 없었습니다. 주소가 맞고 이 컴퓨터가 온라인입니까?</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">%1에 제때 연결할 수 없었습니다.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">%1과(와) 보안 연결을 할 수 없었습니다. 인증서나 암호화가 받아들여지지 않았습니다.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">%1까지의 프록시가 연결을 통과시키지 않습니다.</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1의 응답이 HTTP가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1에서 응답이 끝나기 전, %2바이트를 보낸 뒤에 연결을 닫았습니다.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1에서 응답하지 않고 연결을 닫았습니다.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">%1에 연결하지 못했습니다.</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">%1에 연결하지 못함: %2</translation>
    </message>
</context>
</TS>
