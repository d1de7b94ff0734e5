<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">差異過大，無法顯示。</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>還會變更另外 %n 個檔案。</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">這次呼叫已遭拒絕，但 %1 表示仍然執行了。</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">%1 的這次呼叫已遭拒絕。</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">%1 表示呼叫失敗。</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">%1 沒有說明呼叫如何結束。</translation>
    </message>
</context>
<context>
    <name>AcpOptions</name>
    <message>
        <source>Mode</source>
        <extracomment>Choice among the settings that an agent of another program offers</extracomment>
        <translation type="unfinished">模式</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Choice among the settings that an agent of another program offers: a language model</extracomment>
        <translation type="unfinished">模型</translation>
    </message>
    <message>
        <source>As the agent chooses</source>
        <translation type="unfinished">由代理程式決定</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">「%1」未提供給代理程式：它不接受這類檔案。</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">圖片未提供給代理程式：它不接受圖片。</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">「%1」不是位址，不是 192.168.1.0/24 這類範圍，也不是主機名稱。</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">位址 http://%1 未加密。請使用 https，或在工具的描述檔中以 allow-cleartext 列出該主機。</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">%1 位於這部電腦或私人網路（%2）中。除非工具的描述檔在 allow-addresses 中列出，否則工具無法連線。</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">代理程式可以設定 name、title、description、model 與 instruction，不能設定「%1」。</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">文字中沒有代理程式。</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">文字中沒有代理程式「%1」。</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">文字中有 %1 個代理程式。請指明是哪一個。</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">代理程式 %1 沒有工具「%2」。</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">代理程式 %1 將會出錯：%2</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">代理程式已有另一個型別「%1」</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">註解</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">有工具沒有名稱</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">無法讀取簽章</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">代理程式沒有名稱</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">模型「%1」未寫成 PROVIDER/MODEL 的形式</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">代理程式有兩個名為「%1」的工具</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">&apos;limits&apos; 應寫成 {rounds: 10}</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">&apos;limits&apos; 的值為 0 到 %1 的整數，名稱為下列之一：%2</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">有多個工具規格名為「%1」（位於 %2）；被參照的規格必須有自己的名稱</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">模式必須有 Agent 標籤</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">代理程式必須有非空白的模式識別碼（名稱）</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">代理程式必須有 &apos;instruction&apos; 屬性</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">&apos;instruction&apos; 必須是文字</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">代理程式必須有 &apos;model&apos; 屬性</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">&apos;model&apos; 必須是文字</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; 必須是文字</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">&apos;model&apos; 應寫成 PROVIDER/MODEL 的形式</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">代理程式有兩個名為「%1」的工具</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">沒有名為「%1」的工具規格</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">涉及工作區之外的檔案。</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">涉及隱藏的、看起來像機密的或會由其他程式執行的檔案。</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">第 %1 行，第 %2 欄：%3</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">「%1」未寫成 PROVIDER/MODEL 的形式</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">代理程式需要指示，也就是最先告訴模型的內容。</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">未載入</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">正在載入</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">正在檢查其工具</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">已載入，沒有工具</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">已載入，有工具</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">無法執行</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">檔案有錯誤，目前使用上一個正確的版本</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">%1（另有 %2 項）</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">角色</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">以 %1 執行</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">精確</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">所有工具組，依名稱</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">工具由同名的工具實作，不論屬於哪個工具組。</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">已繫結</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">已載入</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">未繫結</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">有錯誤</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">描述檔無法保存代理程式的標註。</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">一個描述檔只能有一個代理程式，而文字中有 %1 個。</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">描述檔無法保存「%1」。</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">角色的內容超出 gram 對代理程式所能表達的範圍，因此仍保留為描述檔。</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">在描述檔中，代理程式的名稱最多有 64 個字母、數字、_、. 與 -，以字母或數字開頭：「%1」。</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">在描述檔中，工具的名稱最多有 64 個字母、數字、_ 與 -：「%1」。</translation>
    </message>
</context>
<context>
    <name>ApprovalRule</name>
    <message>
        <source> or </source>
        <extracomment>Word between alternatives in a sentence about which calls a rule stands for</extracomment>
        <translation type="unfinished"> 或 </translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation type="unfinished">%1 指向 %2</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">%1 是位於 %2 的位址</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">%1 是類似 %2 的命令</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">%1 類似 %2</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>另有 %n 項</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">它指向 %1</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">它以 %1 執行</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">它以 %1 執行，在 %2 中工作</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">使用者拒絕了 %1 的這次呼叫。</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">%1 的這次呼叫未事先獲准，也沒有詢問任何人。</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">Parlance 所服務的程式拒絕了 %1 的這次呼叫。</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">這不是可匯入的檔案。parlance help export 列出可匯入的類型。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">檔案是空的。</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">這是 ZIP 封存檔。請先解壓縮，其中的 conversations.json 可以匯入。</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">第 %1 行：%2</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">此網頁不是由 Parlance 匯出的，或由不把對話放入其中的版本匯出。其他程式的頁面沒有說明誰說了什麼：請使用它們的資料匯出。</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">%1 的引數不是 JSON：%2</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">%1 的引數不符合要求：%2</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">呼叫 %1 時沒有提供必要的 %2。不知道的值必須詢問使用者，不能留空。</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">%1 的呼叫被截斷，沒有執行：回答已達長度上限</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1，%2 個 token。縮短呼叫或提高上限即可。</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1。縮短呼叫或提高上限即可。</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">引數應為物件：缺少 type = &quot;object&quot;。</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">不檢查 %1。</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">%1 沒有引數「%2」。</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">「%1」的型別是 %2。</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">運算式過長或巢狀過深。</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">需要一個運算式，而不是多個。</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">無法計算「%1」：%2</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">計算機發生故障。</translation>
    </message>
</context>
<context>
    <name>BenchRun</name>
    <message>
        <source>[%1, %2]</source>
        <extracomment>Range of numbers in the test bench</extracomment>
        <translation type="unfinished">[%1，%2]</translation>
    </message>
    <message>
        <source>Example: %1 gives: %2</source>
        <translation type="unfinished">範例：%1 得到：%2</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[另有 %n 個字元]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… 此文字的其餘部分未顯示。</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">此工具被要求發生故障。</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">沒有名為 %1 的工具組。</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">工具組 %1 已損壞：%2</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">工具組 %1 未連線：%2</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">其伺服器未及時回應。</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">目前的內容不予顯示：可能是機密。</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">它將維持不變。</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">它將是空的。</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">「%1」沒有有限的值。</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">這不是條目：%1。</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">Parlance 的 PDF</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">Parlance 的 HTML</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">HTML 與 PDF 只有所顯示的路徑，不含分支、設定以及頁面不顯示的內容。</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">無法讀取 %1。</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">%1 超過 256 MiB。</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">%1：這一行不是已錄製的往來紀錄</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">無法儲存 %1。</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">錄製帶上沒有此請求：沒有為 %1 錄製任何內容。</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">錄製帶上沒有此請求。對於 %1，其內文從第 %2 個位元組起與錄製的內容不同：錄製的是「%3」，這裡是「%4」。</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">將收發的所有資料寫入此錄製帶，不含金鑰。</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">播放此錄製帶，不使用網路，也不啟動 MCP 伺服器。錄製帶上沒有的請求會產生錯誤，並指出從哪個位元組開始不同。</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">搭配 --replay：請求中的日期、時間與識別碼可以不同。</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">--lenient 與 --pace 須搭配 --replay。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">無法寫入 %1。</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">與 --replay 搭配使用：at-once（立即）、recorded（依錄製時的間隔）或 step（按一次 Enter 來一個事件）。</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">--pace 應為 at-once、recorded 或 step，而不是 %1。</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">（沒有任何工具實作 %1）</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">工具的結果</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">ChatGPT 的資料匯出</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">有對話沒有訊息（「mapping」）。</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">沒有前文的訊息</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">圖片與聲音，匯出時保存在其他檔案中</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">沒有訊息的對話</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">沒有空間保存其原有的內容。</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">沒有回合「%1」。</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">有多個回合以「%1」開頭。</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">Claude Code 的工作階段</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">工作階段中各代理程式之間的訊息</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">程式告訴模型的內容</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">前文摘要</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">Claude 的資料匯出</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">有對話沒有訊息（「chat_messages」）。</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">檔案，匯出中不包含</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">訊息中不是文字、思考或工具呼叫的部分</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">沒有訊息的對話</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">Codex 的工作階段</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">不是訊息也不是工具呼叫的項目</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">程式告訴模型的內容</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">它會在 Parlance 自己的資料夾中工作，而工具都不能存取該資料夾。</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">沒有程式「%1」。</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">PATH 為 %1</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">它在工作區資料夾中工作，但沒有工作區資料夾。</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">工作區中沒有資料夾「%1」。</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">沒有指定程式。</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">「%1 %2」是 Windows 專用的，已略去。</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">「%1」是 Windows 路徑，在這裡找不到。</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">程式 %1 位於這裡未知的資料夾之下。</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">這裡不知道 %1 代表什麼。</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">程式的一個引數。</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">%1 的值。</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">其引數含有金鑰或變數；啟動伺服器時由 sh 代入。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">將控制字元原樣寫入檔案或管線。</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">供螢幕閱讀器使用：整行輸出、以文字代替符號、以數字選擇。</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">列出此命令的選項。</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">以 JSON Lines 輸出。</translation>
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
        <translation type="unfinished">Parlance：與語言模型對話的工作台。

  parlance                               開啟視窗
  parlance open [FILE|LINK…]             在視窗中顯示，執行任何動作前都會詢問
  parlance converse [OPTIONS] PROMPT|-   一個回合
  parlance agents                        代理程式與角色，以及其工具的繫結
  parlance prompts                       可用的提示詞及其變數
  parlance skills                        模型可以閱讀的技能
  parlance compare [OPTIONS] PROMPT|-    以多個模型、工具庫、代理程式或指示執行同一個提示詞
  parlance evaluate SUITE                以附有預期的案例評估模型、代理程式、工具庫與提示詞
  parlance work --store URL              執行 PostgreSQL 中的評估
  parlance store --create --store URL    為評估準備 PostgreSQL
  parlance check PATH…                   檢查描述檔中的錯誤
  parlance tools [--for DIALECT]         以表格或以傳給供應商的形式列出工具
  parlance invoke ENSEMBLE:TOOL JSON     呼叫一次工具
  parlance explain TOOL JSON             說明這類呼叫是否會詢問，以及依據哪條規則
  parlance conversations                 列出對話，最新的在前
  parlance show ID [--canonical]         顯示一個對話
  parlance delete|restore|erase ID…      刪除對話、還原已刪除的對話、永久清除對話
  parlance archive|unarchive ID…         封存對話，或移回清單
  parlance move ID… --group NAME         將對話移入群組
  parlance search WORDS                  在所有對話中搜尋
  parlance export --output FILE [ID…]    將部分或全部對話匯出為其他程式可讀的檔案
  parlance import FILE…                  從本程式與其他程式的檔案匯入對話
  parlance backup FILE                   將整個存放區備份到一個檔案
  parlance repair [--check]              從損壞的存放區搶救可讀取的內容
  parlance exchanges [ID]                收發的資料
  parlance diff A B                      兩個請求有何不同，從哪個位元組開始不同
  parlance figures [--by WHAT]           依工具、模型或日期統計呼叫、失敗、時間、token 與費用
  parlance resend EXCHANGE               原樣或更換內文後重新傳送請求
  parlance undo TURN --files             將檔案還原到某回合寫入之前的狀態
  parlance rehearse SCENARIO [--port N]  單獨執行演練伺服器
  parlance capture --to URL|PROVIDER     轉送並保存其他程式的通訊
  parlance serve-mcp --stdio|--http PORT 向其他程式提供對話、模型與工具
  parlance serve-acp                     作為啟動它的編輯器的代理程式（Agent Client Protocol）
  parlance models                        列出已知的模型
  parlance gram FILE…                    檢查 gram 記法的代理程式中的錯誤
  parlance import-servers FILE…          從其他用戶端的設定檔匯入 MCP 伺服器
  parlance import-tools FILE             將工具清單轉換為代理程式描述檔或 gram
  parlance conformance URL               逐項檢查 MCP 伺服器提供的內容
  parlance help [CHAPTER]                使用手冊

  --profile DIR   將所有資料保存在此資料夾（或設定 PARLANCE_PROFILE）
  --store URL     在此 PostgreSQL 上開啟評估視窗
  --json          以 JSON Lines 代替文字，適用於所有命令
  --raw           將控制字元原樣輸出到檔案或管線
  --plain         供螢幕閱讀器使用：整行輸出、以文字代替符號（或設定 ACCESSIBLE=1）
  --help          寫在命令之後：列出其選項
  --version       顯示版本

結束狀態：0 完成，1 失敗、回復或中斷，2 用法錯誤，130 取消。</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">「%1」用盡了允許使用的處理器時間。</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">「%1」寫入的檔案超過允許的大小。</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">「%1」遭終止（訊號 9）；記憶體不足時系統會這樣做。</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">「%1」因訊號 %2 而終止。</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">「%1」以狀態 %2 結束。</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">它已輸出：</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">「%1」輸出的不是 UTF-8 文字。</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">「%1」輸出的不是 JSON。</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command 是文字清單：程式及其引數。</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">dashes 為 true 或 false。</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">input 為 &quot;json&quot;、&quot;none&quot; 或含有預留位置的文字。</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output 為 &quot;text&quot;、&quot;json&quot; 或 &quot;auto&quot;。</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">time-limit 是一個預留位置，例如 &quot;{timeout}&quot;；timeout 用於固定的時間。</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">folder 是工作區資料夾內的路徑。</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment 是變數名稱的清單。</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">「%1」不是變數名稱。</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">變數為文字，或 { keychain = &quot;金鑰名稱&quot; }。</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">結束狀態為 0 到 255 的整數。</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">accepted-statuses 是結束狀態的清單。</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">「%1」中有半個字元。</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">命令的一個引數中不能有兩個清單。</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">命令的引數不能含有零字元。</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">「%1…」超過命令引數允許的 %2 位元組。</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">「%1」以連字號開頭，命令可能會將其視為選項。</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">命令以程式名稱開頭。</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">命令的程式不能是呼叫的引數。</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">值不得成為指令碼的一部分，否則會變成程式碼：請將其作為獨立的引數，例如 [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;]。</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">命令的元素為文字。</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">引數沒有屬性「%1」；{{ 表示一個大括號。</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">最先告訴模型的內容；可重複使用，與 --agent、--library 和 --model 一樣，每次各佔一欄。</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">每欄執行幾次。</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">執行超過此秒數即停止，並計為逾時。</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">每次執行輸出一行 CSV。</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">以 Markdown 輸出報告。</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">寫入此檔案，而不是標準輸出。</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 須為 1 到 %2 的數字。</translation>
    </message>
</context>
<context>
    <name>CompareSetup</name>
    <message>
        <source>libraries</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">工具庫</translation>
    </message>
    <message>
        <source>models</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">模型</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">代理程式</translation>
    </message>
    <message>
        <source>instructions</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">指示</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">它無法執行。</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">%1 等</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">沒有繫結 %1</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">工具庫說明代理程式的工具由什麼實作。要比較工具庫，請在上方選擇代理程式。</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">%1 不要求任何工具，因此工具庫沒有影響。</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">角色</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">所有工具組，依名稱</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">需要金鑰 %1</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">未安裝 bubblewrap</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">bubblewrap 在這裡無法建立命名空間</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">它只能在沙箱中執行，但沒有沙箱：%1。</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">無法執行：它需要沙箱，而 %1</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">未使用沙箱：其描述檔如此規定</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">未使用沙箱：%1</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">工作區可寫入</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">%1 可寫入</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">%1 可寫入，您自己的程式會從中執行內容</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">網路開放</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">沒有網路</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">已置於沙箱：%1</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">network 為 true 或 false。</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">output 最大為 %1 MiB。</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">sandbox 為 &quot;required&quot;、&quot;preferred&quot; 或 &quot;none&quot;。</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">這應是路徑清單。</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">這裡的路徑以 / 或 ~/ 開頭，或是 .git。</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">這裡的路徑以 / 或 ~/ 開頭。</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">%1 為 1 到 %2 的整數。</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">transport 為 &quot;stdio&quot; 或 &quot;http&quot;。</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">「%1」用於 transport = &quot;http&quot; 的伺服器。</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">「%1」用於 transport = &quot;stdio&quot; 的伺服器。</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">allow-cleartext 中的主機與 url 不同。</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">transport = &quot;http&quot; 的伺服器需要 url。</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">「%1」不是 HTTP 位址。</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">url 中不應含有使用者名稱與密碼：可以在 headers 中指定金鑰。</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">位址 %1 未加密，只有這部電腦的位址可以這樣使用。請使用 https，或設定 allow-cleartext。</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">client-secret 須與 client-id 一起使用。</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">client-metadata-url 是 https 位址。</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">已有 client-id 說明用戶端的身分。</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">標頭為文字，或 { keychain = &quot;金鑰名稱&quot;, prefix = &quot;Bearer &quot; }。</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">不能這樣設定標頭 %1。</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">系統指示</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">代理程式</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">工作區</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">工具</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">歷史記錄</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">文件</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">圖片</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">正在計算…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">約 %1</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished">%1 / %2 個 token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">%1 個 token</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation type="unfinished">
            <numerusform>略去 %n 則較早的訊息</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">已用 %1 %</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>下一個請求會略去最早的 %n 則訊息，讓其餘內容能放進模型的上下文。已釘選的內容一律會傳送。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">這超出模型上下文的容量，且沒有可以略去的內容。</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">上下文已用 %1 %。用滿後會詢問您如何處理。</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">超出其配額的部分仍會傳送；較早的訊息可用的空間會相對減少。</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">仍在計算對話。</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">依供應商對上一個請求的計數；之後新增的為估計值。</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">估計值：供應商還沒有計算過。</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">沒有對話 %1。</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">對話中沒有這個條目。</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">存放區中此對話的訊息順序已損壞。</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">有多個對話以 %1 開頭；請提供更長的識別碼。</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">對話清單已損壞，其中可能缺少一些對話。</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">--library 與 --compile 須搭配 --agent。</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">%1 超過 16 MiB。</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">供應商。</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">模型，或 provider/model。</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">只開啟此工具組；可重複使用。`none`：不使用工具。</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">系統指示，或 @FILE。</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">可為模型設定的項目，例如 temperature=0.2；可重複使用。</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">達到多少後詢問是否繼續該回合，0 表示永不詢問；可重複使用。NAME 為下列之一：%1。</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">沒有描述檔的端點。若需要金鑰，請放在 PARLANCE_ENDPOINT_KEY 中。</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">該端點的方言，或其開頭部分：%1。</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">工作區資料夾；可重複使用。預設：啟動時所在的資料夾。</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">繼續此對話（其識別碼，或識別碼的開頭）。</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask、refuse、all 或工具名稱；可重複使用。沒有終端機時，ask 等同於 refuse。其他詞未涵蓋的情形：hidden-files 用於隱藏或疑似機密的檔案，offered-calls 用於回答在文字中提供的呼叫。</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">由此代理程式執行：其名稱，或 FILE，或 FILE#NAME。</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">從此工具庫繫結代理程式的工具：其名稱或 FILE。</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">編譯代理程式的模式；無法編譯時則不執行。未使用此選項時改為直譯。</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">一次回答可以有多長，以 MiB 計：1 到 1024。預設：16，或 parlance.ini 中的 answer-limit。</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">要說的話；- 表示從標準輸入讀取。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">無法讀取標準輸入。</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">標準輸入</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">要說什麼？請提供提示詞，或以 - 從標準輸入讀取。</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">--dialect 須搭配 --base-url。</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">請提供 --provider 或 --base-url，不能兩者都用。</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">沒有名為 %1 的方言。</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 不是位址。</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">請提供 --gram 或 --json，不能兩者都用。</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">沒有名為 %1 的供應商。</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">沒有名為 %1 的供應商。如果它是 %2 的模型，請再加上 --provider %2。</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">%1 的哪個模型？請以 --model 指明。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">控制項應寫成 名稱=值，而不是 %1。</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">限制應寫成 NAME=NUMBER，數字為 0 到 %1，名稱為 %2 之一；不能是 %3。</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">未傳送 %1：%2 沒有控制項。</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">未傳送 %1：%2 只有控制項 %3。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">沒有資料夾 %1。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 不是 UTF-8 文字。</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">存放區中缺少一則訊息。</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">存放區中有一則訊息已損壞：其總和檢查碼不符。</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">存放區中缺少對話的一部分。</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">存放區中對話的一部分已損壞。</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">%1 已存在。不會覆寫任何內容。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">無法寫入 %1。</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">副本 %1 不完整。</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">無法讀取或儲存：開啟的檔案過多。</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">記憶體不足，無法讀取或儲存對話。</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">另一個 Parlance 正在寫入對話，遲遲沒有結束。</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">無法儲存對話：其檔案有防寫保護。</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">讀取或儲存對話時磁碟回報錯誤。</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">對話的檔案已損壞，已原樣保留。</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">磁碟已滿，無法儲存。</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">無法開啟對話的檔案。</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">無法讀取或儲存對話。</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">「Parlance」選單中的「修復對話…」或 parlance repair 可以搶救能讀取的內容。</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">變更的一部分無法儲存。</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">對話已清除，但檔案中可能留有痕跡。%1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">無法寫入 %1：%2。</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">另一個 Parlance 正在將 %1 升級到新版本。</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 不是 Parlance 的檔案，已原樣保留。</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 由較新版本的 Parlance 寫入，已原樣保留。</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">%1 所在的檔案系統無法安全地保存對話。</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">無法為 %1 製作副本，因此未變更。</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">存放區中一則訊息的位置已損壞。</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">對話中沒有這個條目。</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">系統無法提供執行緒給本程式，而儲存任何內容都需要執行緒。</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">無法寫入 %1：磁碟已滿，或有防寫保護。</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">%1 是空的，而其中原本應保存著對話。已原樣保留。請以副本取代它（旁邊的 copies 資料夾中可能有），或將其移走以重新開始。</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">無法將 %1 重新命名，因此未取代。</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">無法寫入 %1，也沒有空間製作可供讀取的副本。</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">該回合不在存放區中。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">沒有資料夾 %1。</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">「%1」不是檔案，因此沒有開啟它旁邊的資料庫。</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">該陳述式超出此檔案的範圍，不允許這樣做。</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">SQLite 回報：%1</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">查詢已停止。</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">無法開啟「%1」：%2</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">「%1」在開啟時遭到取代。</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">該陳述式需要的記憶體超過允許使用的 %1。</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">在此系統上無法限制資料庫的存取，因此沒有開啟。</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">一次只執行一條陳述式。</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">沒有陳述式。</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">陳述式中有 %1 個值的位置，給了 %2 個值。</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">cached 為 true 或 false。</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">去除重複的方式為 &quot;none&quot;、&quot;exact&quot;、&quot;normalised&quot; 或 &quot;semantic&quot;。</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">範圍是一段時間或條目數，例如 &quot;60s&quot;、&quot;5min&quot;、&quot;1h&quot; 或 &quot;10 canisters&quot;。</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">這應是名稱清單。</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">%1；目前使用上一個沒有錯誤的版本</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">名稱「%1」已用於第 %2 行</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">只有代理程式可以用 gram 撰寫</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">此檔案中沒有代理程式</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">這不是 UTF-8 文字</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">技能以一行 --- 開頭，接著是 YAML 格式的名稱與描述，再加一行 ---</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">技能的開頭是含有 name 與 description 的對應</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">沒有這個檔案</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">無法讀取：%1</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">超過 1 MiB</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">巢狀過深</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">ASCII 以外的字元只能出現在字串與註解中；含有這類字元的鍵須加引號</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">此鍵的部分過多</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">未知的跳脫序列</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">文字</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true 或 false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">整數</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">數字</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">清單</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">表格</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">小數</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">%1 必須是 %2，而不是 %3</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">%1 必須是 %2 之一</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">含有 %1 的表格</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">由 %1 組成的表格</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">%1 必須是下列之一：%2</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">未知的鍵 %1</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">%1；您是否要寫 %2？</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">缺少 %1</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">日期或時間</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">%1 必須是有限的數</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">執行命令的工具(&amp;C)…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">存取網路的工具(&amp;W)…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">MCP 伺服器的工具(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">以自己的話描述的內建工具(&amp;B)…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">獨立檔案中的工具(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">供應商(&amp;P)…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">啟動模型檔案的供應商(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">代理程式(&amp;A)…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">gram 格式的代理程式(&amp;G)…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">提示詞(&amp;R)…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">技能(&amp;K)…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">工具庫(&amp;L)…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">演練情境(&amp;S)…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">評估(&amp;V)…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">無法保留 %1 較早的文字。</translation>
    </message>
</context>
<context>
    <name>Descriptors</name>
    <message>
        <source>Calculator</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">計算機</translation>
    </message>
    <message>
        <source>Works out arithmetic</source>
        <translation type="unfinished">計算算術運算式</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">時鐘</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">報告時間</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">程式碼</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">在沙箱中執行模型撰寫的 Python 與 shell 命令</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">問候</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">以姓名問候</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">檔案與位址</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">讀取、寫入及搜尋工作資料夾中的檔案，取得某個位址上的內容</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">筆記本</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">筆記、待辦與提醒，所有對話共用</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">機率</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">骰子、抽樣、亂數以及資料的特性</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">演練</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">故意失敗的工具</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">摘要</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">讓對話的模型在單獨的對話中閱讀一段文字；每次呼叫都依模型計費</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">文字</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">識別碼、雜湊值、Base64 與 JSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">網路</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">查詢網路上的公共服務：天氣、百科、字典、匯率</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">約定：標籤，依 Hermes 與 Qwen 學到的形式</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">適用於以 &lt;tool_call&gt; 標籤訓練的模型</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">約定：盡可能簡短</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">每個工具只有名稱、引數與一行說明：適用於小模型與小上下文</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">約定：只有一個 JSON 物件，別無其他</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">適用於愛在 JSON 前後寫字的模型</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">約定：僅呼叫使用 JSON</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">呼叫為 JSON，回答為純文字：適用於不擅長在 JSON 字串裡書寫的模型</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">約定：呼叫與回答都使用 JSON</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">最初制定的約定</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">結對程式設計</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">讓模型與您一起撰寫程式碼；設定系統文字並開啟檔案工具</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">語言</translation>
    </message>
    <message>
        <source>Persona</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">人物設定</translation>
    </message>
    <message>
        <source>Recapitulate</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">概括</translation>
    </message>
    <message>
        <source>Sums up the conversation so far, so that it can go on from there</source>
        <translation type="unfinished">總結到目前為止的對話，以便從那裡繼續</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">主題與目標</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">要做什麼</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">清單與表格</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">審閱檔案</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">找出工作區中某個檔案的問題</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">檔案</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">工作區中的文字檔，以路徑指定</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">關注點</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">例如：哪裡慢</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">發現</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">語氣</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">提問</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">最長回答</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">token 數，包括思考。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">溫度</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">在可能的詞之間選擇的自由程度。</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">思考</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">回答前可用於思考的 token 數；要求溫度為 1。</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">投入程度</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">回答前思考多少。</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">在多大比例的可能詞中選擇。</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">思考</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">回答前是否思考。</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">回答前可用於思考的 token 數。</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">在多少個可能的詞中選擇；0 表示全部。</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">與最可能的詞相比，一個詞至少要有多可能。</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">種子</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">在伺服器允許的範圍內，相同的數字會再次得到相同的回答。</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">適用於範本支援此開關的模型。</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">上下文</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">請求與回答合計的 token 數；放不下的內容會被 Ollama 忘記。越多佔用的記憶體越多。</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">適用於能在回答前思考的模型。</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">會思考的模型在回答前思考多少。</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">如同傳給模型般傳送；情境仍依所寫的進行。</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">如同傳給會思考的模型般傳送。</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">快速</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">用於試驗的開關。</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">不是語言模型</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">「%1」不是骰子。應寫成 NdS、NdS+K 或 NdS-K：最多 1000 個骰子，面數為 4 以上的偶數，N + K 至少為 1。</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">對話中已沒有這個條目。</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">此請求的回答不在對話中：其回合沒有結果。</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">對話在此期間已繼續，因此未作任何變更。</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">這裡沒有可以復原的回合。</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">「%1」中沒有要取代的文字。</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">其行以歸位與換行字元結尾。</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">要取代的文字在「%2」中出現 %1 次。請提供更多前後文，或設定 replace_all。</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">工具組需要有名稱的 [ensemble]。</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">沒有來源「%1」。</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">「%1」已是工具 %2 的名稱或別名，位於 %3。</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">此工具組中沒有工具「%1」。</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">該工具沒有引數「%1」。</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">沒有供執行使用的暫存資料夾：%1</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">沒有往來紀錄 %1。</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">有多筆往來紀錄以 %1 開頭；請提供更長的識別碼。</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">存放區中的往來紀錄已損壞。</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">此工具被要求失敗。</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">使用方法 %1 的請求沒有內文。</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">不能這樣設定標頭 %1。</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">「%1」超過 %2。</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">自顯示並允許這次呼叫以來，「%1」已變更，因此未寫入任何內容。請重新讀取。</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">未知的編碼「%1」。</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">「%1」不是編碼為 %2 的文字，可能是二進位檔案。</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">取代 %1</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">建立尚不存在的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>另有 %n 行未在此顯示。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">沒有「%1」。</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">「%1」是資料夾，不是檔案。</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">「%1」不是資料夾，或其中某一部分不是。</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">已有「%1」。</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">「%1」在開啟時變成了連結。</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">系統拒絕存取「%1」。</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">「%1」：%2。</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">「%1」不是一般檔案，而是裝置、通訊端或管線。</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">在讀取「%1」之前已停止。</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">「%1」是其他程式正在開啟的資料庫。</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">「%1」現在指向別處，即「%2」。</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">該回合執行期間，它遭到他人變更。</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">不知道是該回合讓它變成這樣，還是他人所為。</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">此後它遭到他人變更。</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">此後它遭到他人移除。</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">您要找的是 %1 嗎？</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">無法向 %1 的伺服器詢問其工具：%2</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">%1 的伺服器沒有告知其工具。</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">沒有工具「%1」。</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">「%1」是多個工具的名稱。</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">%1 已關閉，因此沒有向其伺服器查詢工具。</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">檔案中沒有這次呼叫的結果。</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">工具的結果</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">${%1} 在此使用其預設值。</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">${%1} 在此為「%2」，即其預設值。</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">%1 在此為資料夾 %2，與所在的工作資料夾無關。</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 不是物件。</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">%1 的成員超過 %2 個。</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">%1 不是文字。</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">%1 超過 %2 個字元。</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">%1 含有字元 U+0000。</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">%1 不是清單。</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">%1 的元素超過 %2 個。</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1 到 %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">至少 %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">大於 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">至多 %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation type="unfinished">小於 %1</translation>
    </message>
    <message>
        <source>format %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">格式 %1</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished">例如 %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">%1 的倍數</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">符合 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個字元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個元素</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNode</name>
    <message>
        <source>Other members</source>
        <extracomment>Part of a form made from a schema</extracomment>
        <translation type="unfinished">其他成員</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">請選擇一項。</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">這裡需要 JSON。</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">這裡需要數字。</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">「%1」不是 JSON 的數字，例如 3、-0.5 或 1e6。</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">此項為必填。</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">這必須是 JSON 物件。</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">名稱「%1」出現兩次。</translation>
    </message>
</context>
<context>
    <name>FormSchema</name>
    <message>
        <source>Text</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">文字</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">數字</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>Kind of value in a form made from a schema: a JSON number without a fraction</extracomment>
        <translation type="unfinished">整數</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">是或否</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">清單</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">物件</translation>
    </message>
</context>
<context>
    <name>FoundServers</name>
    <message>
        <source>There is already a descriptor %1.</source>
        <translation type="unfinished">已有描述檔 %1。</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 傳回的內容不是 JSON。</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">沒有地點「%1」。</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">回覆中沒有天氣資訊。</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">「%1」在此定義了兩次</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">「%1」包含自己</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">「%1」沒有在任何地方定義</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">鍵「%1」在此出現兩次</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">「%1」已是另一個關係的名稱</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">「%1」在另一個檔案中有不同的定義</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">「%1」已在 %2:%3:%4 定義</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">「%1」被參照，其定義在 %2</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">不是 gram 的內容無法格式化。</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">格式化此文字會遺失註解，因此無法進行。</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">模式是含有「subject」與「elements」的物件；這不是。</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">模式的巢狀過深。</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">文字過大：最多可以讀取 800 萬個字元</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">這裡有一個 NUL 字元</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">名稱</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>這裡的模式巢狀過深：最多 %n 層</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">「(」、「[」或識別碼</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">「)」或屬於節點的內容</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">這不是箭頭：箭頭寫成 --、--&gt;、&lt;--、&lt;--&gt; 或使用 -[…]-，使用 = 與 ~ 時亦同</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">應為%1，但遇到%2</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">文字結尾</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">識別碼</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">標籤</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">鍵</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">清單與對應不能再包含清單或對應</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">值</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">數字</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">在 ``` 與標記之後必須換行</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">此文字沒有以 ``` 結束</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">文字不能以緊鄰 ``` 之前的反引號結尾</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">此文字沒有在該行以 %1 結束</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">沒有這個跳脫序列；在 %1 之間，反斜線後只能是 %1 \ / b f n r t</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">文字超過 32 MiB</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">這不是 UTF-8</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">標註「%1」重複；以最後一個為準</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">「%1」沒有提出任何模式可表達的條件。請寫 name、:Label、{key: value} 或其中幾項。</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">哪些模式？請寫 name、:Label、{key: value} 或其中幾項。</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">NUL 字元</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">這無法以 gram 表達：%1。</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>模式的巢狀超過 %n 層</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">清單或對應中的清單</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">清單或對應中的對應</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">數字「%1」</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">沒有端點的範圍</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">符號「%1」</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">標記「%1」</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">空的清單</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>儘管已告知錯誤所在，模型仍在 %n 輪中錯誤地呼叫工具。要繼續嗎？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>此回合已請求模型 %n 次。要繼續嗎？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>模型一次要求 %n 個呼叫。要執行它們嗎？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>最近 %2 次呼叫中，%1 被呼叫了 %n 次。要繼續嗎？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">HTTP Archive 中的聊天</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">不屬於已知方言聊天的請求</translation>
    </message>
</context>
<context>
    <name>HtmlWriter</name>
    <message>
        <source>Instructions</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what the model is told before all else</extracomment>
        <translation type="unfinished">指示</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: the person who uses the program</extracomment>
        <translation type="unfinished">您</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">助理</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: a noun: an attached text</extracomment>
        <translation type="unfinished">文件</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">工具呼叫：%1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: what a tool gave back</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">思考</translation>
    </message>
    <message>
        <source>(interrupted)</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">（已中斷）</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">這裡沒有網路。</translation>
    </message>
    <message>
        <source>asks %1</source>
        <extracomment>Progress of a tool; %1 is a host, on the card of a call</extracomment>
        <translation type="unfinished">向 %1 提出請求</translation>
    </message>
</context>
<context>
    <name>HttpReader</name>
    <message>
        <source>“%1” does not apply to a tool of the kind &quot;http&quot;.</source>
        <translation type="unfinished">「%1」對種類為 &quot;http&quot; 的工具沒有意義。</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">method 為 %1 之一。</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">placeholders-in-host 為 true 或 false。</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">種類為 &quot;http&quot; 的工具需要 url。</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">body 為 &quot;json&quot;、&quot;form&quot; 或 &quot;none&quot;。</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">使用方法 %1 的請求沒有內文。</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">內文屬於另一種類。</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">json 是表格：內文的成員。</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">response 是 JSON 指標，例如 /current/temperature。</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output 為 &quot;text&quot;、&quot;json&quot; 或 &quot;auto&quot;。</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">size-limit 是 1 到 %1 的整數，單位為位元組。</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">這裡應為名稱與值的表格。</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">%1 的值為文字。</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">機密寫成 { keychain = &quot;NAME&quot; } 或 { environment = &quot;NAME&quot; }，可用 prefix = &quot;…&quot; 指定其前面的內容。</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">不能這樣設定標頭 %1。</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">「{%1}」不是引數之一。</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">url 需要「%1」，但它不是必要的，也沒有預設值。</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">標頭 %1 的值無法傳送：其中含有換行或其他控制字元。</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">%1 傳回的內容不是 JSON：%2</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">%1 的回答在 %2 處沒有內容：%3</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">工具需要由 1 到 64 個字母、數字、_ 與 - 組成的名稱。</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">別名由 1 到 64 個字母、數字、_ 與 - 組成。</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">描述為文字。</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">enabled 為 true 或 false。</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">可呼叫項目的種類為 &quot;builtin&quot;、&quot;command&quot; 或 &quot;http&quot;。</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">「%1」用於種類為 &quot;http&quot; 的工具。</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">「%1」用於種類為 &quot;command&quot; 的工具。</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">%1 是文字清單。</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">沒有內建工具「%1」。</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">檔案在清單中間結束。</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">清單結束後還有內容。</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">兩個物件之間應有逗號。</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">這裡應為 JSON 物件。</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">一個物件超過 %1 MB。</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">檔案在物件中間結束。</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">這不是 JSON。</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">一個物件的值超過 %1 個。</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">伺服器傳送的內容不是 JSON-RPC 訊息。</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">伺服器傳送的訊息超過 %1 個值。</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">結構描述過大或巢狀過深。</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">結構描述無法當作 JSON 讀取。</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">值無法當作 JSON 讀取。</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>JSON 文字大於 %n MiB。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">這不是 JSON：從第 %1 位元組起無法讀取。</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">伺服器使用的通訊協定版本在此未知：%1。</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">由編輯器提供</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">存放區中對話 %1 的訊息順序已損壞。</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">匯出已停止。</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">匯入已停止。</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">第 %1 行：%2</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">另一個對話中有回合 %1。</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">檔案在讀取時已變更。</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">「%1」不是應有的內容。</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">Parlance 的 JSON Lines</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">檔案在對話中間結束。</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">這不是 Parlance 對話庫的開頭。</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">檔案由較新版本的 Parlance 寫入。</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">這裡不應有記錄「%1」。</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">「parent」不是先前的任何節點。</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">對話指定了它沒有的節點。</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">一則訊息超過 %1 MB，一行放不下。</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">「%1」不能寫在引數中：由 Parlance 選擇這部電腦上可用的連接埠。</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">「%1」不能寫在引數中：由 %2 指定。</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Parlance 的 Markdown</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">Markdown 只有所顯示的路徑，不含思考、圖片與分支。</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">一則訊息超過 %1 MB。</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">一則訊息出現在其對話之前。</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">有對話沒有識別碼。</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">檔案在訊息中間結束。</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">指示</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">您</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">助理</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">助理（%1）</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: a noun: an attached text</extracomment>
        <translation type="unfinished">文件</translation>
    </message>
    <message>
        <source>Document: %1</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">文件：%1</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">工具呼叫：%1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">對話</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">已中斷</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">伺服器要求登入（HTTP 401）。</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">伺服器不允許此動作（HTTP 403）。</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">伺服器上沒有這個位置（HTTP 404）。</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">對伺服器的請求過於頻繁（HTTP 429）。</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">伺服器以 HTTP %1 拒絕。</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">伺服器結束了回應，但沒有提供回答。</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">伺服器傳回的內容不是 JSON-RPC 訊息。</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">在 MCP 伺服器 %1 上：%2</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">它自稱為 %1，未經驗證</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">%1 的伺服器已不存在。</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">伺服器沒有工具「%1」。</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">%1 傳回的內容不是工具的結果。</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">%1 回報了錯誤，但沒有說明是什麼錯誤。</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">%1 承諾提供結構化內容，卻沒有提供。</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">%1 傳回的內容不符合其輸出結構描述的承諾：%2</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">無法使用其引數的結構描述：%1</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">無法使用其結果的結構描述：%1</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">唯讀</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">具破壞性</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">無破壞性</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">可重複</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">存取外部</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">第 %1 個字元處的 { 沒有閉合。</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">「{%1}」不是 URI 範本的運算式。</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">引數「%1」還會寫入標頭，而標頭只能表示文字、真假值或不超過 2^53−1 的整數。</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">未說明</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">是</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">否</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">在 %1 接聽</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">在 %1 接聽，僅供 Parlance 使用</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">上下文 %1 個 token，圖片：%2，支援工具的範本：%3</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">已停止</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">正在啟動…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">正在載入…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">正在載入，%1 %</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">就緒</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">%1 後重新啟動</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
</context>
<context>
    <name>ModernEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">伺服器使用的通訊協定版本在此未知。</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">無法理解伺服器的結果。</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">所有內容必須在同一行。</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">請輸入要啟動的程式，或一個位址。</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">位址須為類似 https://example.org/mcp 的形式。</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">伺服器需要由字母、數字、- 與 _ 組成的名稱。</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">清單中沒有「%1」。</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">沒有可用來保存的設定目錄。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">無法讀取 %1。</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">%1 不是筆記本：%2</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">筆記本已滿：容量為 4 MiB。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">筆記需要名稱。</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">沒有筆記「%1」。</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">要做什麼？</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">提醒需要文字與時間，例如 2025-01-31T15:00。</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">「%1」不是這裡已知的時區。</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">min_val 大於 max_val。</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">沒有可以描述的數字。</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">OpenAI 格式的聊天</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">有聊天沒有「messages」。</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">檔案中不是文字也不是圖片的部分</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">沒有訊息的聊天</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">範本為文字。</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">依其結構描述，結果沒有成員「%1」。</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">系統指示超出配額 %1 個 token，工具超出 %2 個</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">系統指示超出配額 %1 個 token</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">工具超出配額 %1 個 token</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">「%1」在此沒有作用：此工具組的工具由其伺服器決定，與 [[invokers]] 中的內容無關。</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">缺少伺服器某個工具的名稱。</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">別名由 1 到 64 個字母、數字、_ 與 - 組成。</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">「%1」不在工作區資料夾內。</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">「%1」位於 Parlance 自己的資料夾中，工具都不能存取。</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">這不是路徑。</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">沒有選擇工作區資料夾，因此無法存取任何檔案。使用者可以在視窗中選擇（工作區資料夾），或在命令列中從該資料夾啟動程式。</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">鍵「%1」在此出現兩次</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">%1 在 ECMA-262 的正規表示式中沒有意義。</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">%1 無法檢視圖片：其伺服器啟動時沒有載入圖片投影器（--mmproj）。請移除圖片，或選擇其他模型。</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>left out: %1 (%2)</source>
        <translation type="unfinished">已略去：%1（%2）</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>There is no line %1; the file has %2.</source>
        <translation type="unfinished">沒有第 %1 行；檔案共有 %2 行。</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">有一段在第 %1 行結束，早於其開始的第 %2 行。</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">有兩段在第 %1 行重疊。</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">idempotent 為 true 或 false。</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">writes 為 true 或 false。</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">formats 為 &quot;assert&quot; 或 &quot;annotate&quot;。</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">%1 為 0 到 %2 的秒數。</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">%1 為 %2 到 %3 的整數。</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">approval 為 &quot;ask&quot;、&quot;allow&quot; 或 &quot;refuse&quot;，或含有 rules 的表格。</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">rules 是最多 %1 個表格的清單。</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">規則須指定它檢查的引數：argument = &quot;path&quot;。</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">規則含有 path、host、command 與 text 其中一個，其值為模式或模式清單。</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">規則的 answer 為 &quot;ask&quot;、&quot;allow&quot; 或 &quot;refuse&quot;。</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">on-failure 為 &quot;report&quot;、&quot;abort&quot;，或依類別提供這些值的表格。</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">「%1」不是錯誤類別。</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">錯誤的處理方式為 &quot;report&quot; 或 &quot;abort&quot;。</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">%1 必須是數字，但其值為「%2」：不予採用。</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">供應商 %1 指定了不存在的方言：「%2」。</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command 是文字清單：程式及其引數。</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment 是變數名稱的清單。</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">「%1」不是變數名稱。</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">變數為文字，或 { keychain = &quot;金鑰名稱&quot; }。</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">模型應寫成 PROVIDER/MODEL，而不是「%1」</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">文字第 %1 行：%2</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">文字中沒有「%1」的位置</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">提示詞 %1 沒有變數。</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">提示詞 %1 沒有變數「%2」。現有 %3。</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">提示詞 %1 沒有變數「%2」。您要找的可能是：%3。</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">無法使用提示詞 %1：文字第 %2 行：%3。</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">提示詞 %1 需要填寫：%2。</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">提示詞 %1 不接受引數。</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">「%1」不是提示詞 %2 的引數。它接受 %3，寫成 名稱=值。</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">%1 的引號沒有閉合。</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">條件過長</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">無法理解「%1」</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">條件的巢狀過深</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">括號沒有閉合</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">startswith 後面必須有括號</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">條件過早結束</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">沒有變數「%1」</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">使用此提示詞的內容（`parlance prompts` 會列出）。用於系統角色的提示詞即為系統指示；此時還須提供要說的話。</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">填入提示詞某處的內容；可重複使用。</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">--variable 須搭配 --prompt。</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">變數應寫成 名稱=值，而不是 %1。</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">請提供 --system 或作為系統指示的提示詞，不能兩者都用。</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">請提供 --prompt 或要說的話，不能兩者都用。</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">回答：%1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">訊息：%1</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">圖片</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">「% %1」沒有對應的開始</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">條件的巢狀過深</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">「% if」沒有以「% endif」結束</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">「% for」應寫成「% for NAME in VARIABLE:」，其中為變數的名稱</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">「% for」沒有以「% endfor」結束</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">沒有變數「%1」</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">使用這些值會讓提示詞的文字過長。</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">「%1」沒有可供選擇的選項</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">最小值大於最大值</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">「%1」應為 %2。</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">數字</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">%1 或以上</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">%1 或以下</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">%1 起，間隔為 %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">%1 之一</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">是或否</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">文字</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">個元素</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">個字元</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation type="unfinished">%1 %2或以上</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">%1 %2或以下</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">由較短文字組成的清單</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">%1 不提供文字的向量。</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">這裡只讀取常值，不讀取運算式</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">這裡巢狀過深</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">缺少逗號或括號</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">括號沒有閉合</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">鍵必須是文字</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">鍵後面缺少「:」</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">只讀取一般文字，前面不能有 f 與 b</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">文字沒有結束</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">沒有這個字元</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">無法讀取此字元</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">無法讀取此數字</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">缺少值</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">只讀取常值；「%1」不是</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">新增 %1</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">改為「%1」</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">改為 %1</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">「%1」只有 %2 行。</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">%1 的結果只有 %2 位元組。</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">此對話沒有含結果的呼叫「%1」。</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">檔案的各頁</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">訊息</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>無法讀取 %n 項內容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>%n 則訊息無法讀取或只能部分讀取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">對話</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>缺少 %n 則訊息。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>對話的 %n 個分支有缺口。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>對話中有 %n 處與寫入時不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>%n 個對話遺失了結尾。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">檔案是空的。</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">%1 中沒有對話。</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">%1 有防寫保護，因此無法就地修復。</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">另一個 Parlance 正開啟著 %1。請先將其關閉。</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">新檔案</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">無法寫入 %1。</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">%1 中沒有可讀取的內容，也沒有每日副本。已原樣保留。</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">檔案中沒有可讀取的內容。副本 %1 之後的內容已遺失。</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">由修復找回</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">內容</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">回合</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">往來紀錄</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">檔案</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">搜尋</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">此訊息或其中一部分隨著損壞的存放區一同遺失。</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">「%1」：訊息 %2 無法讀取或只能部分讀取。</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">「%1」：不清楚在何處結束；現在以其最新的訊息結束。</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>往來紀錄中有 %n 個內文無法讀取。</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">其內容隨著損壞的存放區一同遺失。</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">由修復找回：沒有位置的訊息</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>%n 則訊息遺失了位置；它們在「%1」中。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">%1 不是可以重新傳送的模型呼叫：%2</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">沒有保存 %1 的請求。</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">%1 傳回狀態 %2。</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">%1 傳回 %2 位元組、類型為 %3 的內容，不是文字。</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">第 %1 個字元處的 } 沒有對應的開始；}} 表示一個大括號。</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">第 %1 個字元處的 { 沒有閉合；{{ 表示一個大括號。</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">第 %1 個字元處的大括號中沒有名稱。</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">沒有可擲的骰子：請提供 dice 或 specs。</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">無法從 %2 個中不放回地選取 %1 個。</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">檔案</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">儲存</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">將 %1 另存為…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">另存新檔</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">情境需要標題與模型</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">此故障沒有已知的種類</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">%1 的型別不是 %2。</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">%1 不是 %2。</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">%1 不是下列任何一個：%2。</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">%1 小於 %2。</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">%1 大於 %2。</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">%1 不大於 %2。</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">%1 不小於 %2。</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">%1 不是 %2 的倍數。</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">%1 有 %2 %3；至少需要 %4。</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">%1 有 %2 %3；最多允許 %4。</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">個字元</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">%1 不符合格式 %2。</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">%1 不符合模式 %2。</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">個元素</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">%1 有兩個相同的元素。</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">個成員</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">%2 中缺少成員「%1」。</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">包含的結構描述過多</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">無止盡地參照自己</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">超出結構描述的數量上限；整體過大</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">必須是結構描述：物件、true 或 false</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">必須是字串</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">參照了「%1」，它不在結構描述中，也沒有註冊</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">必須是結構描述的清單</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">必須是結構描述的物件</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">結構描述</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">必須是值的清單</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">指定了 %1，而它不是 JSON Schema 的型別</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">必須是數字</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">必須大於 0</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">必須是大於或等於 0 的整數</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">必須是 true 或 false</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">必須是字串清單</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">不是可以檢查的正規表示式：%1</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">這裡不允許 %1。</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">無法在限制之內檢查結構描述。</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">結構描述中沒有成員「%1」。</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">%1 有 %2 個必須包含的那種元素。</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">%1 是結構描述所排除的。</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">%1 不符合 %2 個選項中的任何一個。</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">%1 符合 %3 個選項中的 %2 個，而不是恰好一個。</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">無法在限制之內判定模式 %1。</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">它沒有引數「%1」</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">它要求引數「%1」，而規格中沒有該引數</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">它要求引數「%1」，而規格中可以省略該引數</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">它的引數「%1」的型別是 %2，而不是 %3</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">它的引數「%1」的型別是 %2，而規格中沒有指定型別</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">結構描述的巢狀過深</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">只能對應僅透過「properties」到達的屬性</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">「%1」不是標頭的名稱</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">只能對應字串、整數或布林值</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">標頭「%1」使用了兩次</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">「%1」處的 x-mcp-header：%2</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">該模式不是正規表示式：%1，位於第 %2 個字元。</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">無法讀取「%1」：%2 需要日期，例如 %3。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">無法讀取「%1」：%2 只接受 %3 或 %4。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">無法讀取「%1」：%2 只接受其中之一：%3。</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">環境變數 %1，或同名的金鑰。</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">檔案中稱為 ${input:%1} 的內容。</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">「envFile」已略去：不從檔案讀取變數。請在描述檔中列出它需要的變數。</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">「%1」已略去：伺服器在此不受限制。</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">「headersHelper」已略去：不為標頭執行程式。標頭可以指定金鑰。</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">「%1」已略去：會提供所有工具，可以個別關閉。</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">「auto_connect」已略去：對話使用伺服器時才會連線。</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">「ssl_verify」已略去：一律檢查憑證。</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 不是物件。</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">它在那裡是關閉的，在這裡也是如此。</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">無法連線到類型為「%1」的伺服器。</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">它沒有指定程式，也沒有指定位址。</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">其類型為「sse」：它是否使用較舊的 HTTP 加伺服器傳送事件的方式，會在連線時確定。</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">「cwd」已略去，伺服器將在家目錄中啟動：這裡不知道 %1。</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">「cwd」已略去，伺服器將在家目錄中啟動：這裡不知道「%1」位於哪個資料夾。</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">其位址只有啟動時才能知道。請以實際的位址撰寫描述檔。</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">其位址不是 HTTP 位址，無法連線到其他類型的位址。</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">其位址中含有金鑰，而描述檔只能為標頭指定金鑰。請確認伺服器是否接受這種方式。</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">其位址未加密：通往 %1 途中的任何人都可以讀取並更動通訊內容。</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">其位址未加密，且需要金鑰，通往 %1 途中的任何人都可以讀取。請索取 https 位址。</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">「%1」已略去：伺服器以其位址連線。</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">「%1」已略去：它不是物件。</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">「%1」已略去：登入會自行確定它，或用不到它。</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">用戶端的識別碼已略去，因為它只有在伺服器啟動時才能知道。</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">用戶端的密鑰。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">「%1」不能作為工具名稱，已略去。</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">那裡允許不經詢問使用它的所有工具，在這裡也是如此：請確認這是否符合您的意圖。</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">與那裡一樣，這些工具可以不經詢問使用：%1。</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">呼叫在沒有進展時最多可以等待 %1 秒：那裡的「timeout」為 %2。</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">「%1」在此沒有對應項目，已略去。</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">「%1」已略去：其中含有金鑰。</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">檔案超過 1 MiB。</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">有一個零位元組；這不是文字。</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">從這裡開始不是 JSON。</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">物件與清單的巢狀超過 %1 層。</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">%1：其中沒有伺服器，沒有「mcpServers」，也沒有「servers」。</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">%1：其中的伺服器超過 %2 個。</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">「sandbox」已略去：伺服器在此不受限制。</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">MCP 伺服器，取自 %1。</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">已存在，即工具組 %1。</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">命名為 %1，因為已有另一個工具組 %2。</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">它不在「default_servers」中，因此在這裡關閉。</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">%1 後重新啟動</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">標準輸入與輸出</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">HTTP 加伺服器傳送事件</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">自稱為 %1</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP %1，無狀態</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP %1，有工作階段</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">關閉</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">正在連線…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">需要登入</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">就緒</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.</source>
        <translation type="unfinished">沒有傳送任何內容：無法讀取此對話的第 %1 則訊息。%2 停用的訊息會略去。</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">沒有傳送任何內容：無法讀取此回合的一則訊息。%1</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">「%1」不是變數名稱，已略去。</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">不能這樣設定標頭 %1，已略去。</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">%1 的值。</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">%1 已略去：它由多個部分組成，而描述檔只能指定一個金鑰。</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">%1 已略去：這裡不知道 %2 代表什麼。</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">伺服器「%1」（%2）要求您在 %3 登入。</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">登入遭到拒絕。</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">無法開啟瀏覽器。</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">簽章是一條路徑，例如 (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">引數是物件：其結構描述的型別為「object」</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">%1 本身是一種型別；記錄需要另一個名稱</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">只有單獨出現時 () 才表示沒有參數：()==&gt;(::String)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">簽章沒有說明傳回什麼：(name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">簽章的箭頭都指向同一方向</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">「%1」在此出現兩次</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">展開後，結構描述超過 256 KiB</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">參數的型別之前要有名稱：(name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">這裡缺少型別：(name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">只能有一個型別：%1</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">型別 %1 包含自己，簽章中不允許這樣</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">這裡的型別巢狀過深</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">型別的欄位寫成 (name::Text)</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">「%1」說明了兩次</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">沒有型別「%1」；清單寫成 ::Array {items: Text}，選用值寫成 {optional: true}</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">沒有型別「%1」；可用的有 Text、Int、Double、Bool、Array、Object 以及文件自己的型別</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">結構描述寫成 json`{…}`</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">結構描述是物件</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">預設值為文字、數字、true、false、清單或對應</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">「optional」為 true 或 false</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">「%1」為文字</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">「%1」為數字</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">「enum」為值的清單</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">「%1」對 %2 沒有意義</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">只有 Array 可以有「%1」</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">「%1」為型別的名稱</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">「fields」是名稱與型別的對應，屬於 Object</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">「range」寫成 1..10</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">預設值不符合要求：%1</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">簽章只說明了傳回什麼；沒有參數時寫成 ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">沒有值既不小於 %1 又不大於 %2</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">「enum」中沒有值符合其他條件</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">技能與其資料夾同名，即「%1」。</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">技能沒有指示。</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">指示超過 %1 行，模型每次都會全部讀取。</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">沒有技能「%1」。</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">您要找的是 %1 嗎？</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">技能 %1 沒有指令碼「%2」。</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">「%1」不可執行，也沒有已知的程式可以執行它。</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">讀取技能，並在沙箱中執行其指令碼。</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">保存套件、執行與結果的 PostgreSQL：postgresql://[USER@]HOST[:PORT]/DATABASE。其密碼在 PGPASSWORD、PARLANCE_STORE_PASSWORD 或鑰匙圈中。</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">哪個存放區？請提供 --store postgresql://HOST/DATABASE。</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">工具庫須與代理程式一起使用。</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">沒有工具組「%1」。</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">沒有工具組「%1」。您要找的可能是：%2。</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">描述檔沒有 %1。</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">描述檔的寫法無法設定 %1。</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">失敗：%1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">完成：%1</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">文字不是 Base64。</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">該 Base64 表示的不是文字；它有 %1 位元組。</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">文字不是 JSON：%1</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">不是 TOML 的內容無法格式化。</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">格式化此文字會改變其內容，因此無法進行。</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">您要找的是 %1 嗎？</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">它沒有連線</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">無法向工具組 %1 的伺服器查詢它：%2</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">工具庫 %1 沒有它的繫結</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">工具庫 %1 將它繫結到不存在的 %2。</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">沒有此名稱的工具。</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">多個工具組有此名稱的工具（%1）；請以工具庫指明是哪一個</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">其引數不是結構描述：%1</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">名稱</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">描述</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">引數的結構描述</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">%1 與規格不完全一致：不同之處為%2</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">%1 不符合：%2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">無法呼叫 %1：%2</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">工具名稱只能含有字母、數字、「_」與「-」，最多 64 個</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">工具 %1 的描述與實作它的 %2 不同。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>另有 %n 項</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">代理程式 %1 無法執行，因為它的工具沒有全部繫結：</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">這裡沒有工具「%1」</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">描述檔中已有 %1 的項目。</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">描述檔的寫法無法加入 %1 的項目。</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">「%1」未寫成 ENSEMBLE:TOOL 的形式</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">簽章是一條路徑，例如 (name::Text)==&gt;(::String)。</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">工具規格必須恰好有一個元素，即其型別簽章</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">工具規格必須有 ToolSpecification 標籤</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">工具規格必須有非空白的模式識別碼（名稱）</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">工具規格必須有 &apos;description&apos; 屬性</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; 必須是文字</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">%2 的「%1」已略去。</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">檔案超過角色檔案的大小。</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">檔案不是 JSON，也不含「TOOLS = […]」。</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">這裡應為工具清單。</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">名稱「%1」由兩個工具使用。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>另有 %n 項</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">清單中的工具 %1 不是函式：應有類型、函式與名稱。</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">清單中的工具 %1 名為「%2」；名稱最多有 64 個字母、數字、_ 與 -。</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">%1 的 parameters 不是物件的結構描述。%2</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">角色的內容超出 gram 對代理程式所能表達的範圍：它的呼叫有限制。將寫成描述檔。</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">gram 中的代理程式要有模型與指示。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">檔案不是 UTF-8 文字。</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">在 gram 中每個工具都要有說明，而這些沒有：%1。</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 不是位址。</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">追蹤的位址中不含密碼：收集器需要的內容寫在 OTEL_EXPORTER_OTLP_HEADERS 中。</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">「%1」不是 http 位址，也不是檔案。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 不是檔案。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">沒有資料夾 %1。</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">在結束之前已停止。</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">此呼叫沒有執行：回答是手動取得的。</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">已經開始，已執行的部分未在外部復原：%1 %2</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">已經執行，且未在外部復原：%1 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">沒有單位「%1」。</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">「%1」與「%2」衡量的不是同一種量。</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">「%1」不是 HTTP 位址。</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">引數不能選擇主機或連接埠，除非描述檔設定了 placeholders-in-host = true。</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">缺少位址所需的引數。</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">「%1」不是主機。</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">有引數不適合放入位址：空值、「.」與「..」不能作為路徑的一部分。</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>%1…（另有 %n 個字元）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 傳回的內容不是 JSON。</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">工作區 %1 是家目錄。沙箱中的命令可以存取其中看得見的內容，檔案工具可以存取全部內容。</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">工作區 %1 中含有家目錄。沙箱中的命令可以存取其中看得見的內容，檔案工具可以存取全部內容。</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">工作區 %1 位於家目錄的隱藏部分，程式在那裡保存設定與所執行的內容。</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">「%1」是隱藏檔或疑似機密：提示詞不會讀取它，但可以附加為附件。</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">「%1」超過 %2。</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">磁碟已滿</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">有防寫保護</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">本程式開啟的檔案過多</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">這部電腦開啟的檔案過多</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">記憶體不足</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">系統曾拒絕過一次，但現在不會拒絕</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">「%1」已存在，因此不會寫入任何內容。</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">不讀取錨點與別名</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">此別名位於它所指的內容之中</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">值超過 %1 個</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">不讀取標記</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">鍵為文字</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">巢狀過深</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">鍵「%1」已存在</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">其中有多個文件</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">編輯器</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">「%1」不是該選項的有效值。</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">沒有選項「%1」。</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">該回合已復原，對話回到先前的狀態。</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">新增 MCP 伺服器</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">這部電腦上的程式(&amp;P)</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">位址(&amp;A)</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">新增伺服器(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">名稱(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">命令列(&amp;C)：</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">位址(&amp;D)：</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">已有工具組 %1。</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">它指向 %1</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">%1 的位址</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">這個主機名稱代表「%1」：其中有些字母可能與其他字母相似。</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">主機前面的「%1」與該位址指向何處無關。</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">此位址未加密：傳輸途中的他人可以讀取並更動其中的內容。</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">目前還沒有。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">現有：%1。</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">沒有代理程式「%1」。%2</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">代理程式 %1 無法執行：%2</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">從 JSON 清單或角色的 Python 檔案匯入工具</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">無法讀取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 超過 %2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">以這些工具新增代理程式</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">名稱（字母、數字、- 與 _）：</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">已有檔案 %1。</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">在有幫助時使用你的工具。</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">代理程式的解析結果</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">代理程式</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">這裡沒有代理程式。</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">無法執行：%1</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">以對話的模型執行</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">以 %1 執行</translation>
    </message>
</context>
<context>
    <name>gui::AgentSelector</name>
    <message>
        <source>No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">沒有代理程式</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation: a noun</extracomment>
        <translation type="unfinished">代理程式</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">代理程式：%1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation: there is none</extracomment>
        <translation type="unfinished">無</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">未啟用代理程式：模型使用系統指示與已開啟的工具。</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">已經沒有這個名稱的代理程式了。</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">它以 %1 執行。</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">它的工具依名稱從所有工具組繫結。</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">它的工具從工具庫 %1 繫結。</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">關於代理程式的一切(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">不使用代理程式(&amp;N)</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">工具繫結來源(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">所有工具組，依名稱(&amp;E)</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">代理程式要求的工具</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">要求的工具</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">另有 %1 項</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">也列出不公開的角色（good = false）。</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">將指定的代理程式寫成 gram 或 toml，並套用所要求的變更。</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">格式</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">搭配 --as：更換名稱、標題、描述、模型或指示，或以 @FILE 指定檔案；可重複使用。</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">鍵=值</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">搭配 --as：略去此工具；可重複使用。</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">工具</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">搭配 --as：一併加入此 gram 文字中的工具規格，取代同名的規格；可重複使用。</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">檔案</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">搭配 --as：代理程式的名稱，或 FILE，或 FILE#NAME。</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">從此工具庫繫結工具：其名稱或 FILE。未指定時依名稱從所有工具組繫結。</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">要寫出與變更代理程式，請使用 --as gram 或 --as toml。</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… 正在等待 %1</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">--as 的值為 gram 或 toml，不能是 %1。</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">哪個代理程式？請提供名稱，或 FILE，或 FILE#NAME。</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">變更應寫成 鍵=值，而不是 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">未繫結：%1</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1 不是 UTF-8 文字。</translation>
    </message>
</context>
<context>
    <name>gui::AgentsModel</name>
    <message>
        <source>in use</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">使用中</translation>
    </message>
    <message>
        <source>in use, %1</source>
        <translation type="unfinished">使用中，%1</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">代理程式</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">工具庫</translation>
    </message>
    <message>
        <source>Bound tools</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">已繫結的工具</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">在此對話中使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">停止使用(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">從此工具庫繫結(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">轉換(&amp;C)</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">比較(&amp;P)…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">TOML 格式的代理程式(&amp;T)…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">gram 格式的代理程式(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">匯入工具(&amp;I)…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">工具庫(&amp;L)…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">代理程式、工具庫與已繫結的工具</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">新增</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">更多</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">還沒有內容。按「新增」開始。</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">所選代理程式的工具。</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">它有錯誤，無法執行。</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">它不要求任何工具。</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">轉換為 TOML(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">轉換為 gram(&amp;C)</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">繫結</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">停止使用</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this agent in the conversation</extracomment>
        <translation type="unfinished">使用</translation>
    </message>
</context>
<context>
    <name>gui::Announcements</name>
    <message>
        <source>You are asked: %1</source>
        <translation type="unfinished">向您詢問：%1</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">%1 失敗：%2</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">%1 已完成。</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">回答完畢。</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">回答完畢。%1</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">該回合已復原，您的文字已放回輸入框。%1</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">回答已中斷。%1</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">所有等待的訊息都已得到回答。</translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message>
        <source>[thought] %1</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">[思考] %1</translation>
    </message>
    <message>
        <source>[picture or file]</source>
        <translation type="unfinished">[圖片或檔案]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">%1：內容</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">%1：事件</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">內容</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">事件</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">原始資料</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">進行中…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">回答過長，無法在此以文字顯示；可以檢視其事件與位元組。</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">沒有回答</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">第一個位元組費時 %1 毫秒</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">%1 來自快取</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>輸入 %Ln 個 token，輸出 %1 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message>
        <source>before</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the answer that was recorded</extracomment>
        <translation type="unfinished">先前</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">沒有回答</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">內容相同</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">從第 %1 個位元組起：%2</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">回答</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">狀態</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">時間</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">輸入 token</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">輸出 token</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">呼叫</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">結束原因</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">與先前的差異</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>已傳送 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation type="unfinished">
            <numerusform>%n 個不同的回答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n 次失敗</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">%1 到 %2 毫秒</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">--approve 的值為 ask、refuse、all、hidden-files、offered-calls 或工具名稱，不能是 %1。</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">%1
這只能由人來允許：在終端機中使用 --approve ask，或事先使用 --approve %2。</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">%1
要執行回答中這樣提供的呼叫：--approve %2</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">%1 需要您確認，但這裡不是終端機。若要允許：--approve %1</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">它指向 %1</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] 以這些值回答  {…} 以此 JSON 物件回答  [n] 否</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] 在瀏覽器中開啟該位址  [n] 否</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] 是  [a] 一律  [n] 否</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] 是  [n] 否</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] 僅此一次  [c] 在此對話中  [a] 一律  [n] 否</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] 僅此一次  [c] 在此對話中  [a] 一律  [l] 這類呼叫一律允許：%1  [n] 否</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">以這些值回答</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">在瀏覽器中開啟該位址</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">僅此一次</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">是</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">在此對話中</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">一律</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">這類呼叫一律允許：%1</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">否</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">輸入數字，或輸入用來回答的 JSON 物件，然後按 Enter。</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">輸入數字，然後按 Enter。</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">已封存：</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 不是檔案。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">無法讀取 %1：%2。</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">圖片 %1 超過 %2。</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 超過 %2。</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">%1 不是文字（UTF-8），也不是圖片（PNG、JPEG、GIF、WebP）。</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">圖片</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">附件</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">附加檔案</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">移除 %1</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">寫入的位置；不會覆寫既有的檔案。</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">寫入哪個檔案？</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">所有對話都在 %1 中。</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">又名 %1</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">在此對話中開啟</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">要試用的工具</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">目前沒有這個工具。</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">提問</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">左側回答</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">右側回答</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">下一對(&amp;X)</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">返回矩陣(&amp;M)</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">左側較好</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">都不較好</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">右側較好</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">哪個回答較好？之後會顯示它們來自誰。</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">左：%1。右：%2。</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">內文的顯示方式</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">樹狀</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">文字</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">原始資料</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">十六進位</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">尋找文字或 JSON 路徑</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">尋找文字、$.messages[-1] 或 /tools/0</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">以樹狀顯示的內文</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">複製值</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">複製 JSON 指標</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">沒有內文。</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">內文過大，無法以樹狀顯示，但可以檢視文字。</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">不是 JSON，因此無法以樹狀顯示。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">找不到</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">第 %1 行</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">不是 JSON</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
</context>
<context>
    <name>gui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Button below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">全部顯示</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">內文</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">複製選取的行</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">正在格式化…</translation>
    </message>
    <message>
        <source>%1 of %2 lines · %3</source>
        <translation type="unfinished">%1 / %2 行 · %3</translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message>
        <source>Reading both branches…</source>
        <translation type="unfinished">正在讀取兩個分支…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">並排顯示兩個分支</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">兩個分支，條目逐一並排</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">關閉</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">兩者在同一個分支上，沒有可比較的內容。</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">兩個分支從一開始就不同。</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>兩個分支的前 %n 則訊息相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>另有 %n 則訊息未顯示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">這裡沒有內容</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">僅此處有</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">不同</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">相同</translation>
    </message>
</context>
<context>
    <name>gui::BudgetBar</name>
    <message>
        <source>Budget per &amp;day</source>
        <translation type="unfinished">每日預算(&amp;D)</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">每天可以花費多少</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">每月(&amp;M)</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">每月可以花費多少</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">每個對話(&amp;V)</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">一個對話可以花費多少</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">預算的貨幣，與供應商價格所用的相同</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">超出預算時的處理方式</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">每回合之前詢問</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">告知後繼續</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">任意</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">今天 %1，本月 %2</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">%1 要繼續嗎？</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">此對話已花費 %1，預算為 %2。</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">今天已花費 %1，每日預算為 %2。</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">本月已花費 %1，每月預算為 %2。</translation>
    </message>
</context>
<context>
    <name>gui::BusDesktop</name>
    <message>
        <source>Show</source>
        <extracomment>Button on a notification of the desktop: a verb: bring the window to the front</extracomment>
        <translation type="unfinished">顯示</translation>
    </message>
</context>
<context>
    <name>gui::CallValues</name>
    <message>
        <source>Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">引數</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">引數(&amp;A)</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a tab in the window that shows a tool call: what a tool gave back</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">結果(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gui::CanisterEditor</name>
    <message>
        <source>Edit the arguments of %1</source>
        <translation type="unfinished">編輯 %1 的引數</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Text of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">編輯：%1</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">引數（JSON）</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name for screen readers of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">文字</translation>
    </message>
    <message>
        <source>This becomes another version of it; the one before stays beside it. What comes after goes on below both.</source>
        <translation type="unfinished">這會成為它的另一個版本，原版本保留在旁邊。後續內容在兩個版本之下都會延續。</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">保留為版本(&amp;K)</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">引數必須是 JSON 物件。</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">無法寫入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">使用提示詞(&amp;U)</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">仍需填寫：%1。</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">請求轉送的目標：位址或供應商名稱。</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">127.0.0.1 上的連接埠；0 表示任何可用的連接埠。</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">取代 --to：透過標準輸入與輸出使用 MCP 的程式，寫在 -- 之後。程式會啟動，收發的內容原樣轉送。</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">要擷取什麼？請以 --to 提供位址或供應商，或以 -- 提供命令。</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 不是連接埠。</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">沒有名為 %1 的供應商。</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">%1 沒有自己的位址，無法將請求轉送給它。</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">請讓程式使用此位址，而不是 %1。知道此位址的人都可以使用。按 Ctrl+C 結束；parlance exchanges 會列出經過的內容。</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">無法啟動「%1」：%2</translation>
    </message>
</context>
<context>
    <name>gui::CaptureWindow</name>
    <message>
        <source>Capture</source>
        <extracomment>Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges</extracomment>
        <translation type="unfinished">擷取</translation>
    </message>
    <message>
        <source>What programs are told, as environment variables</source>
        <translation type="unfinished">要告訴程式的內容，以環境變數表示</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">程式若改用此位址代替供應商的位址，與供應商的通訊照舊，雙方的內容會保存在這裡。
只有這部電腦上知道此位址的程式才能使用。</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">已經過的內容</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">開始時間</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">請求</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">狀態</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">時間</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">回答</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">請求轉送的目標：供應商或位址</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">轉送到(&amp;P)</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">這部電腦上的連接埠</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">任何連接埠</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">啟動(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">複製(&amp;C)</translation>
    </message>
    <message>
        <source>As co&amp;nversations…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">當作對話(&amp;N)…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">重新傳送(&amp;A)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">儲存(&amp;V)…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">「%1」不是供應商，也不是以 http:// 或 https:// 開頭的位址。</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">正在為 %1 擷取，直到停止擷取或關閉此視窗。</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">已停止。經過的內容保留在檢查器的「所有對話」中。</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">無</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">停止(&amp;S)</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">使用此位址的程式將無法再連線到供應商。</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">結束擷取(&amp;E)</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">逐步：按 Enter 來下一個事件，按 r 與 Enter 來回答的其餘部分，按 a 與 Enter 來全部。</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… 下一個：對 %1 的回答，%n 個事件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">寬鬆(&amp;L)</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">錄製帶</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">錄製帶上有什麼，以及請求了而帶上沒有的</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">序號</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">請求</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">回答</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">已播放</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">回答的各部分何時到來</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">立即</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">依錄製的速度</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">逐步</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">請求中的日期、時間與識別碼可以不同</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">選擇(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">下一個事件(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">回答的其餘部分(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">全部(&amp;E)</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">讓下一個事件到來（F8，在此視窗中也可用）</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">播放錄製帶</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">正在讀取 %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>%n 筆往來紀錄。播放後，所有要傳送的內容都由這裡回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">播放中：不傳送任何內容，每個事件都等待您，直到結束或關閉。</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">播放中：不傳送任何內容，直到結束或關閉。</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">已結束：傳送的內容又會走網路。</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">已播放</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">帶上沒有</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">沒有在等待的。</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">下一個：第 %1 個事件，共 %2 個。</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">已錄製</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">請求</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">結束(&amp;D)</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">描述檔，或包含描述檔的資料夾。</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">哪些描述檔？請提供檔案或資料夾。</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">這不是描述檔：沒有任何表格說明它描述的是什麼</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">名稱「%1」已由 %2 使用</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">請選擇</translation>
    </message>
</context>
<context>
    <name>gui::ChoicesList</name>
    <message>
        <source>LIBRARIES</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">工具庫</translation>
    </message>
    <message>
        <source>MODELS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">模型</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">代理程式</translation>
    </message>
    <message>
        <source>INSTRUCTIONS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">指示</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">還沒有工具庫。工具庫是 libraries/ 中的檔案，說明代理程式的要求由哪個工具實作。</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">還沒有代理程式。</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">還沒有模型。</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">縮小清單範圍</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">再加一則(&amp;A)</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">再加一則指示</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">指示 %1</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">最先告訴模型的內容</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">欄：%1</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">第 %1 欄</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">第 %1 欄的上一次執行</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">第 %1 欄的下一次執行</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">第 %1 欄這次執行的更多內容</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">第 %2 欄的第 %1 次執行</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">第 %1 次執行，共 %2 次</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">保留為對話(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">顯示收發資料(&amp;S)</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">使用工作區自帶的內容：其 .parlance 資料夾中的描述檔，以及 AGENTS.md 與 CLAUDE.md 中的指示。</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">以 OpenTelemetry span 回報回合、模型呼叫與工具：傳送到收集器的位址，或寫入檔案。`none`：即使偏好設定中有設定也不回報。</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">搭配 --trace：一併回報對話內容以及工具的輸入與輸出。</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">--trace-contents 須搭配 --trace。</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">警告：%1</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">--%1 須為大於或等於 1 的數字，不能是 %2。</translation>
    </message>
</context>
<context>
    <name>gui::CommandCompletion</name>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the list of commands that a slash opens</extracomment>
        <translation type="unfinished">命令</translation>
    </message>
    <message>
        <source>(may be left out) %1</source>
        <translation type="unfinished">（可省略）%1</translation>
    </message>
</context>
<context>
    <name>gui::CommandLine</name>
    <message>
        <source>parlance: unknown command %1. Try parlance --help.</source>
        <translation type="unfinished">parlance：未知的命令 %1。請試試 parlance --help。</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance：--profile 需要一個資料夾。請試試 parlance --help。</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance：未知的選項 %1。請試試 parlance --help。</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance：無法寫出結果：%1。</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance：%1 不接受引數「%2」。請試試 %1 --help。</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance：未使用 %1 中的描述檔；加上 --trust 即可使用。</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: 參數 %1 不是 UTF-8。</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">沒有相符的項目。減少字母可以找到更多。</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">命令</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">搜尋命令</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">執行任何動作…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">有工具發生故障，該回合尚未復原。</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">回答尚未儲存。</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">再試一次(&amp;G)</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">儲存到別處(&amp;W)…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">將回答儲存到別處</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">回答已儲存在 %1 中，但尚未儲存到對話。</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">無</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">並排比較</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">儲存報告(&amp;R)…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">停止(&amp;T)</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">沒有代理程式</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">代理程式：%1</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">代理程式的模型</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">次數：%1</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">每欄執行幾次</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">時限：%1</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">超過多久就停止執行並計為逾時</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">其他…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">比較：%1</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">再次執行(&amp;G)</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">執行(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">請提供 --json、--csv 與 --markdown 其中一個。</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">%1：第 %2 次執行，共 %3 次 %4，%5</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">差異：− 移除，+ 新增</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">沒有差異。</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">在兩側提問(&amp;B)</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">並排比較 – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">次數</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">每欄執行幾次，%1 到 %2：</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">時限</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">幾秒後停止執行，%1 到 %2：</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">在每一欄中提問</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">要在每一欄中問什麼？按 Ctrl+Enter 執行。</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">在左側勾選要比較的項目，寫下問題，然後執行。</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">在全部欄中提問(&amp;L)</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">現在它已在對話清單中。</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">第 %1 次執行（共 %2 次）– 收發資料</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">儲存報告（.md、.csv 或 .jsonl）</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">side by side.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 已寫入。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">「%1」不是 %2 到 %3 的數字。</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">還沒有可以接續的內容：這裡還沒有說過話。</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">每次執行都接續「%1」，而它本身維持不變。</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">每次執行都從「%1」的第 %2 個條目（共 %3 個）之後接續，而它本身維持不變。</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">在 -- 之後：命令列中 parlance 後面的內容；最後一項是正在輸入的詞，或是空的。</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">哪些詞？請寫在 -- 之後。</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">將所有資料保存在此資料夾</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">有哪些內容</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">顯示版本</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">不使用工具</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">可能的接續</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">鍵與值</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">訊息</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">撰寫訊息，或輸入 / 使用命令；將檔案拖放到這裡即可附加</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">附加…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">傳送</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">放回退回的文字</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">維持不變</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">picture.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">傳送編輯後的訊息</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">接著傳送</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">%1 秒後重試：%2</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">正在回答。請先停止，或等它結束。</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">檔案讀取完畢後，訊息就會傳送。</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">請先完成正在撰寫的內容。</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">您正在編輯較早的訊息，對它的回答會成為一個分支。按 Esc 則維持不變。</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">沒有提示詞 %1，或其伺服器尚未連線。</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">正在等待 %1 的提示詞…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">對話現在使用 %1 的系統指示。</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">使用提示詞</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Enter 傳送</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Ctrl+Enter 傳送</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Shift+Enter 傳送</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>%n 個工具已開啟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">其他程式變更了此檔案。</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">重新載入(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">保留我的版本(&amp;K)</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">比較(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gui::ConformanceCommand</name>
    <message>
        <source>Goes through all that an MCP server offers, as the official conformance suite drives clients; the suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT.</source>
        <translation type="unfinished">如同官方一致性測試套件驅動用戶端那樣，逐項檢查 MCP 伺服器提供的全部內容：可以設定 MCP_CONFORMANCE_PROTOCOL_VERSION 與 MCP_CONFORMANCE_CONTEXT。</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">伺服器的位址。</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">conformance 需要伺服器的位址。</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">MCP_CONFORMANCE_CONTEXT 不是 JSON：%1</translation>
    </message>
    <message>
        <source>%1 speaks %2.</source>
        <translation type="unfinished">%1 使用 %2。</translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message>
        <source>A conversation is being summed up. Wait until that is done.</source>
        <translation type="unfinished">正在為對話製作摘要，請等待完成。</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">正在回答。請先停止，或等它結束。</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">請先選擇模型。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>已將 %n 則訊息製成摘要，不再傳送。可以復原以取回它們。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">下一個請求的內容</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">保留給回答的空間</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">模型將看到的內容(&amp;W)…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">製作摘要並停用(&amp;U)</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">下一個請求：%1</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">這裡顯示的回答已花費 %1。</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">傳送約花費 %1，不含回答。</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">下一個請求的內容</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">下一個請求的內容：按一下可檢視各部分。</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">略去最早的(&amp;L)</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">傳送時略去最早的訊息；與此模型對話期間不再詢問</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">製作摘要並停用(&amp;U)</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">由模型為較早的一半製作摘要；已製成摘要的部分會停用。可以復原以取回</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">其他模型(&amp;M)…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">上下文更大的模型</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">現在不要(&amp;N)</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">訊息留在原處（Esc）</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">放不下：對話佔 %1 個 token，而模型除了回答外只能容納 %2 個。</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">約 %1</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">%1 正在為較早的訊息製作摘要…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full: a verb</extracomment>
        <translation type="unfinished">停止(&amp;P)</translation>
    </message>
</context>
<context>
    <name>gui::ControlSpinBox</name>
    <message>
        <source>Default</source>
        <extracomment>Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">預設</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">預設：%1</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">控制項</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">控制項 •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">控制項：未設定</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">控制項：%1</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">此模型可以設定的項目；目前均未設定</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">開</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">關</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">預設：%1</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">預設</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">全部不設定</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">不設定此模型的任何控制項</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">此模型沒有可設定的項目。</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">未設定的項目由模型決定。</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">執行任何動作…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">命令</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">變更工作區資料夾</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">%1  執行任何動作…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">變更控制項</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">變更系統指示</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">變更模型</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">刪除於 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個條目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個分支</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">未命名</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個對話</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">群組 %1</translation>
    </message>
    <message>
        <source>unfolded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">已展開</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">已摺疊</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">正在回答</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">等待您確認</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">最多這麼多個。</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">已刪除的對話，最近刪除的在前。</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">已封存的對話。</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">此群組中未封存的對話。</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">依群組、已封存或已刪除列出：只能選其中之一。</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">顯示了 %1 項，還有更多。</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsPanel</name>
    <message>
        <source>Filter</source>
        <extracomment>Button in the panel that lists the conversations: a noun: what narrows the list</extracomment>
        <translation type="unfinished">篩選</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Button in the panel that lists the conversations</extracomment>
        <translation type="unfinished">新對話</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">封存</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">已刪除</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">搜尋所有對話</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">已收起的對話</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">已封存的對話</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">已刪除的對話</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">已刪除的對話</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">對話</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">搜尋結果</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">找不到任何內容。</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">刪除</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">搜尋的篩選條件</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">僅限某類訊息、模型、工具、時間或標籤</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">您說的話(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">回答(&amp;A)</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">工具呼叫(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">工具的結果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">文件(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">今天(&amp;T)</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">最近七天(&amp;S)</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">某模型的回答(&amp;M)：model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">某工具的呼叫(&amp;O)：tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">附有標籤(&amp;L)：label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">在群組中(&amp;G)：group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">不含封存(&amp;H)</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">重新命名</translation>
    </message>
    <message>
        <source>Title:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">標題：</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">標籤</translation>
    </message>
    <message>
        <source>Labels, separated by commas:</source>
        <translation type="unfinished">標籤，以逗號分隔：</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">已刪除「%1」</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">永久清除(&amp;E)</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">移到群組</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">群組：</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">「%1」已回到清單中</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">「%1」已封存</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">在新分頁中開啟(&amp;T)</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">在旁邊開啟(&amp;B)</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">在新視窗中開啟(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">重新命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">標籤(&amp;L)…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">移到群組(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">封存(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">刪除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">永久清除(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">新增群組(&amp;N)…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">無群組(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">摺疊(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">展開(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">重新命名群組(&amp;R)</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">重新命名群組</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">名稱：</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">解散群組(&amp;D)</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">以 gram 模式輸出這次執行：回答以及所用的工具。</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">佔模型上下文的 %1。較早的訊息可用的空間會相對減少。</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>略去 %n 則較早的訊息，因為模型的上下文放不下。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">已刪除：</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">前 %1 % 相同</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">%1；%2 % 來自快取</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">相同</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">相同的部分，其下為來自快取的部分</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">新增…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">版本</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">檔案狀態</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">複製到我的檔案(&amp;M)</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">轉換</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">格式化</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">依慣例整理空格、空行與縮排；註解與順序不變（Ctrl+Shift+I）</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">儲存</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">在獨立的視窗中顯示描述檔</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">移到獨立的視窗，或移回</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">以另一種記法寫出代理程式，作為此檔案旁的新檔案</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">按 Alt+Enter 可修正能修正之處</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">新增描述檔</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">名稱（字母、數字、- 與 _）：</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">內建檔案不能重新命名。請先複製到您的檔案中。</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">技能與其資料夾同名：請將資料夾以及檔案中的名稱一併變更。</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">重新命名描述檔</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">已有檔案 %1。</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">無法將 %1 重新命名。</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">無法轉換 %1：%2</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">%1 將不包含：%2。</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">已有檔案 %1。其文字會保留在版本中。</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">覆寫(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">轉換(&amp;C)</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">%1 與 %2 現在描述的是同一個代理程式，只有其中一個在使用。要刪除 %1 嗎？其文字會保留在版本中。</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">刪除(&amp;D)</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">內建檔案不能刪除，但可以關閉其中的工具。</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">無法刪除 %1。</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">內建檔案在程式內部。複製到您的檔案中即可當作檔案使用。</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">描述檔的文字</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">有問題之處</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">%1 · 未儲存</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">%1 · 內建，唯讀</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">%1 · 已儲存 · 未使用：工作區不受信任</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">%1 · 已儲存 · 有錯誤，目前使用上一個正確的版本</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">%1 · 已儲存 · 有錯誤</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">%1 · 已儲存 · 目前使用另一個同名檔案</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">%1 · 已儲存 · 自 %2 起使用</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">跳到行</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">行（%1 到 %2）：</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">與 %1 比較…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">還沒有更早的文字</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">%1：從 %2 的文字到目前的文字</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">還原較早的文字(&amp;R)</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">%1：從檔案到編輯器中的文字</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">顯示描述檔的哪些部分</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">檔案</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">文字</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">工具</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">依名稱篩選檔案</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">篩選</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">描述檔</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">複製到我的檔案(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">重新命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">刪除(&amp;D)</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">在檔案管理員中顯示(&amp;F)</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">供應商</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">工具組</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">呼叫器</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">代理程式</translation>
    </message>
    <message>
        <source>prompts</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">提示詞</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">工具庫</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">情境</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">評估</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">技能</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">由另一個同名檔案代替。</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">（已被代替）</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">%1，有錯誤</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">此工作區</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">您的檔案</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">內建</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorsPanel</name>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">匯入 MCP 伺服器(&amp;I)…</translation>
    </message>
    <message>
        <source>What belongs to the tool</source>
        <translation type="unfinished">屬於此工具的內容</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">在描述檔中取代</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">跳到行…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">格式化描述檔</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">「%1」有未儲存的變更。</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">捨棄變更(&amp;D)</translation>
    </message>
    <message>
        <source>To TOML</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">轉為 TOML</translation>
    </message>
    <message>
        <source>To gram</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">轉為 gram</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished">沒有開啟的檔案。</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">比較回應的內文，而不是請求的內文。</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">一筆往來紀錄（其識別碼或識別碼的開頭），或一個檔案。</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">與之比較的對象。</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">哪兩筆？parlance exchanges 會列出它們。</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">差異不只這 %1 處。</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">兩者並非都是 JSON，因此無法說明更多。</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">兩者內容相同。</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">%1 超過 512 MiB。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">無法讀取 %1。</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">第二個在此結束</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">該處不在 JSON 之內</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">位於最外層的值中</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">位於 %1</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">到第 %1 個位元組（共 %2 個）為止相同，%3。</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">供應商的提示詞快取最多只能涵蓋到那裡。</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>完全相同，逐位元組一致（%n 位元組）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>它回報：%n 個 token。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">已新增：</translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">已移除：</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">之前</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">之後</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">逐行顯示的差異</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">複製選取的行</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceModel</name>
    <message>
        <source>%1  same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">%1  相同</translation>
    </message>
    <message>
        <source>%1: moved to %2</source>
        <translation type="unfinished">%1：移到 %2</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">%1：%2，來自 %3</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">相同</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">有變更</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">已變更</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">已新增</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">已移除</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">已移動</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">之前</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>State or column title in the difference of two requests: the later of two</extracomment>
        <translation type="unfinished">之後</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>State or column title in the difference of two requests: both of two</extracomment>
        <translation type="unfinished">兩者</translation>
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
        <translation type="unfinished">比較的內容</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">請求</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">回應</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">差異的顯示方式</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">結構，並排</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">結構，合併</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">行，並排</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">行，合併</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">請在清單中選擇兩筆往來紀錄進行比較。</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">以樹狀顯示的差異</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">到第一處</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">到含有第一個不同位元組的位置</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">複製 JSON 指標</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">正在比較…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">%1：逐位元組完全相同</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">第二個在此結束</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">位於最外層的值中</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">位於 %1</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">%1 從第 %2 個位元組（共 %3 個）起不同</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">新增 %1 處</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">移除 %1 處</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">變更 %1 處</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">移動 %1 處</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">兩者內容相同</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">等等</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">提示詞快取最多只能涵蓋前 %1 %。</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">供應商沒有說明其快取中有什麼。</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">供應商從快取讀取了 %1 個 token，共 %2 個。</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">少於原本可達到的數量。</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">沒有差異。</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">兩者並非都是 JSON，因此沒有可比較的結構，但可以逐行比較。</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">內容過大，無法逐行比較。</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">差異</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">沒有差異。</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">對話，以其識別碼或識別碼的開頭指定。</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">哪個對話？parlance conversations 會列出對話，加上 --deleted 則列出已刪除的對話。</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">新增元素</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">新增成員</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">新增到 %1</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">成員名稱</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">名稱</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">移除</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">可以在這裡做什麼</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">還沒有對話內容。請在下方輸入、將檔案拖放到這裡、以「/」開頭使用命令與提示詞，或者：</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個工具</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">尚未詢問</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">隨選提供：每個請求約減少 %1 個 token。</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">聲明：%1</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">已拒絕</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">已允許</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">詢問</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">工具組與工具</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">開關工具</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">顯示描述檔(&amp;D)</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">新增 MCP 伺服器(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">每次詢問(&amp;A)</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">在此對話中允許(&amp;C)</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">一律允許(&amp;W)</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">在描述檔中(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">詢問(&amp;A)</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">允許(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">拒絕(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">預設開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">預設關閉(&amp;O)</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">已永久清除：</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">執行(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">二選優(&amp;B)…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">報告(&amp;E)…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">套件</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">與之比較的對象</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">每個案例執行幾次</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">進度</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">次數：</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">%1 · 剩餘 %2</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">與此評估比較：其識別碼或識別碼的開頭、latest，或 --json 寫出的檔案。沒有任何項目變差時以 0 結束。</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">以建置伺服器可讀取的格式輸出測試結果。</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">以 Markdown 輸出報告。</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">輸出不含指令碼的單頁 HTML 報告。</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">寫入此檔案，而不是標準輸出。</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">全部執行，包括先前以相同套件、模型與工具算過的部分。</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">每個案例執行幾次，取代套件中的設定。</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">同時向一個供應商提問的執行數，取代套件中的設定。</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">只執行此案例；可重複使用。* 與 ? 為萬用字元。</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">只執行此變體；可重複使用。* 與 ? 為萬用字元。</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">只將執行工作放入存放區，供 parlance work 執行。</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">回報套件最近一次執行的結果，或 --run 指定的那一次。</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">搭配 --results：評估，以其識別碼或識別碼的開頭指定。</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">列出該套件的評估。</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">不執行套件，而是將此對話寫成案例，即案例檔中的一行。</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">為最近一次評估（或 --run 指定的評估）的某次執行評分，1 到 5 分：CASE/VARIANT/REPEAT=GRADE。可重複使用；報告會說明評審的一致程度。</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask、refuse、all 或工具名稱；可重複使用。沒有終端機時，ask 等同於 refuse。其他詞未涵蓋的情形：hidden-files 用於隱藏或疑似機密的檔案，offered-calls 用於回答在文字中提供的呼叫。</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">一次回答可以有多長，以 MiB 計：1 到 1024。預設：16，或 parlance.ini 中的 answer-limit。</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">套件：檔案，或 evaluations 中的名稱。</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">請提供 --json、--junit、--markdown 與 --html 其中一個。</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">--enqueue 須搭配 --store。</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">請提供 --enqueue、--results 與 --list 其中一個。</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">--baseline 需要一個評估：其識別碼、latest 或檔案。</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">哪個套件？請提供檔案。</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 須為 1 到 %2 的數字。</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">套件中沒有案例「%1」。</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">套件中沒有變體「%1」。</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">您要找的是 %1 嗎？</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">評分應寫成 CASE/VARIANT/REPEAT=GRADE，1 到 5 分，而不是 %1。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance：%1 正在重試。</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">它仍在執行。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>%n 次執行等待進行：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">評估 – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">開啟套件</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">沒有基準</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">基準：%1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">儲存報告</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">使用存放區</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">資料庫位址：</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">評估 – %1 – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">同一案例沒有剩餘的兩個回答可比較。</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">變差</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">變好</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">%1 / %2…</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished">%1 與 %2：%3</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">案例</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationSummary</name>
    <message>
        <source>%1: passed %2</source>
        <translation type="unfinished">%1：通過 %2</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">，中位數 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>報告中另有 %n 項。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">思考：</translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>%1 的呼叫，%n 位元組</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">%1 毫秒</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">行</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">到達時間</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">位元組</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">事件</translation>
    </message>
    <message>
        <source>Decoded</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">解碼結果</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">資料</translation>
    </message>
</context>
<context>
    <name>gui::EventsPage</name>
    <message>
        <source>Events</source>
        <extracomment>Name for screen readers of the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">事件</translation>
    </message>
    <message>
        <source>Enter shows the bytes of an event</source>
        <translation type="unfinished">按 Enter 顯示事件的位元組</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">事件的解碼結果</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">其中沒有已知方言的模型的回答。</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">保留多少</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">保留的內文大小，以 MiB 計</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">往來紀錄保留的天數</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished"> 天</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">內文上限(&amp;S)</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">往來紀錄期限(&amp;A)</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">目前保留了 %1。</translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">超出的部分從最早的開始刪除；已釘選的往來紀錄會保留。內文中相同的部分只計一次。</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeCells</name>
    <message>
        <source>Number</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">數字</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent</extracomment>
        <translation type="unfinished">請求</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">狀態</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">瀑布圖</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took</extracomment>
        <translation type="unfinished">時間</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): in money</extracomment>
        <translation type="unfinished">費用</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s server</extracomment>
        <translation type="unfinished">種類</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">供應商</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">模型</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">工具</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">輸入 token</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">快取</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">輸出 token</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">傳送</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">接收</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">開始時間</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">與之相同</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">完成</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">與 %1 相同，到第 %2 個位元組</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">與 %1 相同 · 重新傳送</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">與 %1 相同</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">%1：%2，%3，%4</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">，已釘選</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">篩選往來紀錄</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s “text”</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">可列出：%1。條件前加減號表示相反；沒有鍵的文字在內文中尋找。</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">已擷取</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">回合之外</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">一個回合</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">回合 %1</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">已回復</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">已中斷</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%1，%n 筆往來紀錄</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">列出哪些往來紀錄</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">此對話</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">所有對話</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">檢視</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">欄、群組方式以及已命名的篩選條件</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">預算(&amp;U)…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">保留多少過去的往來紀錄</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">釘選或取消釘選</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">依回合分組或不分組</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">移到篩選欄</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">%1 的訊息</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">依回合分組(&amp;T)	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">欄(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">儲存此檢視(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">忘記(&amp;F)</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">儲存此檢視</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">以此名稱儲存篩選條件、欄與群組方式</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n 筆往來紀錄</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">繼續尋找…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>最近 %n 筆往來紀錄</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">已保留 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>已釘選 %n 筆</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">往來紀錄</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">常用的欄(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeText</name>
    <message>
        <source>Status %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">狀態 %1</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">沒有回答</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">回答</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">開始於 %1</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">%1 毫秒後收到標頭，%2 毫秒後結束</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">第 %1 次嘗試</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">已有更多內容到達，回答結束後顯示</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">標頭</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">工具呼叫的步驟</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">請求</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">回應</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">事件</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">計時</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">用量</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">差異</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">流程</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">請求的內容用量</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">複製內文(&amp;B)</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">複製為 curl(&amp;U)</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">可對往來紀錄執行的動作</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">複製、釘選以及前往對話</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">沒有內文。</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">請在清單中選擇兩筆往來紀錄進行比較。</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">還沒有收到任何內容。</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">進行中</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">連同內文寫入此檔案，格式為 HTTP Archive 1.2。</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">寫入此檔案 NAME.jsonl，以便 parlance rehearse 重新播放。</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">只寫結構、大小與時間，不寫任何人說過的內容。</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">逐位元組輸出該筆往來紀錄的請求內文。</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">逐位元組輸出該筆往來紀錄的回應內文。</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">對話或往來紀錄，以其識別碼或識別碼的開頭指定。</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">請提供一筆往來紀錄的識別碼。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">工具，例如 io:write_file。</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">呼叫的引數，為 JSON 物件。</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">請提供工具及其引數（JSON 物件），例如：io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… 正在等待 %1</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">該檔案是隱藏檔，或疑似機密：無論如何都會詢問使用者。</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">已設為一律允許</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">已設為在 %1 時一律允許</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">由其描述檔規定</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">沒有相符的規則，依其描述檔對其餘情況的規定</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">第 %1 條規則，共 %2 條，%3（%4）</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">jsonl 包含全部內容，或下列之一：%1；否則依檔名的副檔名決定。</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">要寫入的檔案。既有的檔案在全部寫完後才會取代。</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">連同收發資料（jsonl）。</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">整個對話庫，包括已刪除的對話。</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">對話，以其識別碼或識別碼的開頭指定；未指定則為整個對話庫。</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">沒有格式「%1」；可用的有 %2。</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">寫入哪個檔案？請提供 --output FILE。</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">%1：對話：%2，訊息：%3。</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">無法讀取或只能部分讀取的訊息：%1。parlance repair 可以搶救能讀取的內容。</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">回報問題</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">請寫下您做了什麼、發生了什麼、原本應該如何，並將以下內容附在後面。其中沒有您的個人資料，也不會傳送任何內容：請回報到您取得 Parlance 的地方。若為安全性漏洞，請私下回報。</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">關於程式與這部電腦</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the dialog that prepares the report of a fault: a verb</extracomment>
        <translation type="unfinished">複製(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::FetchedConversation</name>
    <message>
        <source>The store has nothing of this run&apos;s conversation.</source>
        <translation type="unfinished">存放區中沒有此執行的對話。</translation>
    </message>
</context>
<context>
    <name>gui::FieldView</name>
    <message>
        <source>Value</source>
        <extracomment>Text beside a field of a form made from a schema: a noun</extracomment>
        <translation type="unfinished">值</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation type="unfinished">%1，第 %2 個元素</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Name for screen readers beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">提供 %1</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">選填：不勾選則省略。</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">%1 為 null</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished">%1 的種類</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Hint in an empty field beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">JSON</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished">%1，JSON 格式</translation>
    </message>
    <message>
        <source>Back to the field</source>
        <translation type="unfinished">回到欄位</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">欄位無法顯示此值。</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">是</translation>
    </message>
</context>
<context>
    <name>gui::Figure</name>
    <message>
        <source>Table</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">表格</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">數學式</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">程式碼</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">複製為 Markdown</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">複製</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">複製為 CSV</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">儲存…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">不換行</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">換行</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">開啟</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">在外部開啟</translation>
    </message>
</context>
<context>
    <name>gui::FigureActions</name>
    <message>
        <source>table</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">表格</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">數學式</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">程式碼</translation>
    </message>
</context>
<context>
    <name>gui::FigureChart</name>
    <message>
        <source>Chart: %1 by day</source>
        <translation type="unfinished">圖表：%1（逐日）</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">沒有統計資料。</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">%1：%2，其中 %3 個失敗</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a bar of the chart stands for for screen readers</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
</context>
<context>
    <name>gui::FiguresCommand</name>
    <message>
        <source>tool, model, provider, server or day.</source>
        <translation type="unfinished">tool、model、provider、server 或 day。</translation>
    </message>
    <message>
        <source>From this day on, such as 2026-01-31.</source>
        <translation type="unfinished">從這一天起，例如 2026-01-31。</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">到這一天為止，包含當天。</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">輸出為試算表可用的表格。</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">--by 的值為 tool、model、provider、server 或 day，不能是 %1。</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">日期應寫成 2026-01-31 的形式。</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">還沒有統計資料。</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">名稱</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">呼叫</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>median ms</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">中位數 毫秒</translation>
    </message>
    <message>
        <source>95 % ms</source>
        <translation type="unfinished">95 % 毫秒</translation>
    </message>
    <message>
        <source>tokens in</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">輸入 token</translation>
    </message>
    <message>
        <source>tokens out</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">輸出 token</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">費用</translation>
    </message>
</context>
<context>
    <name>gui::FiguresModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun</extracomment>
        <translation type="unfinished">名稱</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">呼叫</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Column title in the window of figures: calls, times and costs; of the times</extracomment>
        <translation type="unfinished">中位數</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">輸入 token</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">輸出 token</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">快取</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">費用</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">重試</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">拒絕</translation>
    </message>
    <message>
        <source>Reused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many results were used again</extracomment>
        <translation type="unfinished">重用</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how large they were</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">工具呼叫</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">已修復</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">錯誤</translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message>
        <source>Figures</source>
        <extracomment>Window title in the window of figures: calls, times and costs; numbers of calls, times and costs</extracomment>
        <translation type="unfinished">統計</translation>
    </message>
    <message>
        <source>The same day by day</source>
        <translation type="unfinished">同樣的資料，逐日顯示</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">每一行代表什麼</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">依工具</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">依模型</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">依供應商</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">依 MCP 伺服器</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">依日期</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">起始時間</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">今天</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>最近 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">全部時間</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">重新整理(&amp;G)</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">儲存為 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">儲存為 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">圖表顯示的內容</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">呼叫</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">失敗次數</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">費用</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">token</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">時間，%1 %</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">以表格顯示(&amp;T)</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">毫秒</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
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
        <translation type="unfinished">儲存統計</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 已寫入。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">部分</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">佔比</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">大小</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title in the table of what fills a request</extracomment>
        <translation type="unfinished">token</translation>
    </message>
</context>
<context>
    <name>gui::FillPage</name>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">請求的內容用量</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">在對話中顯示</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">這不是各部分已知的請求。</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1，供應商計為 %2 個 token；各部分的數量依位元組比例分攤。按 Enter 前往該部分所來自的條目。</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1。按 Enter 前往該部分所來自的條目。</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">正在詢問登入 shell 其程式在哪裡…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">這台電腦上的代理程式</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">代理程式及其程式所在位置</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">與它對話(&amp;S)</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 不在這台電腦上</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">這些可以像模型一樣選擇。每個都作為單獨的程式在沙箱之外執行，並在行動前詢問。</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">您的 shell 尋找程式的位置沒有安裝其中任何一個。裝在別處的，以單獨的供應商來描述，寫上 dialect = &quot;acp&quot;。</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">尋找內容</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">搜尋</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">取代為</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">正規表示式</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">全字相符</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">區分大小寫</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">上一處</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">下一處</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">關閉尋找</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">取代(&amp;R)</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">取代此處</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">全部取代(&amp;L)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">全部取代</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">不是運算式</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>%n 處</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">沒有模型</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">這部電腦上的伺服器</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">找到的伺服器</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">重新尋找(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">儲存已勾選的(&amp;K)</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">正在查看這部電腦的連接埠 %1…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">%1
已保存為 %2</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">勾選的伺服器會保存為描述檔，以便選擇其模型。</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">沒有伺服器回應。在別處執行的伺服器請以自己的供應商描述。</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">擲 2d6，計算 17 * 23，並告訴我現在的時間。</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">沒有描述演練供應商。</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">開始對話</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">在您完成設定之前，不會有任何內容離開這部電腦。</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">演練</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">由內建情境回答並呼叫真正的工具，不需要金鑰與網路。它不是語言模型。</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">立即演練(&amp;R)</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">使用這部電腦上的模型</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">在常用的連接埠上尋找 llama.cpp、Ollama、LM Studio 與 vLLM。</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">尋找伺服器(&amp;F)</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">輸入金鑰</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">用於網路上的供應商。</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">現在不要(&amp;N)</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">正在尋找…</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation type="unfinished">
            <numerusform>使用 %1（%n 個模型）</numerusform>
        </translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">找到：</translation>
    </message>
    <message>
        <source>No server answered. Start one and look again.</source>
        <translation type="unfinished">沒有伺服器回應。請啟動伺服器後重新尋找。</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">語言</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Text on the pages of the first run: a language model</extracomment>
        <translation type="unfinished">模型</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text on the pages of the first run: the folders that tools may use</extracomment>
        <translation type="unfinished">工作區</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">模型可以使用的內容</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">在您選擇資料夾之前，檔案工具看不到任何資料夾。</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">新增資料夾(&amp;A)…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">勾選此對話一開始使用的工具。寫入檔案、執行命令或擷取網頁的工具會事先詢問您。</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">上一步(&amp;B)</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">完成(&amp;D)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">下一步(&amp;X)</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">環境中設定了 %1 的金鑰，已選擇其模型。</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">無</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個資料夾</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">工作區：%1</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">工作區</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">在您選擇資料夾之前，檔案工具看不到任何資料夾。</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">新增工作區資料夾</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">移除 %1</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">新增資料夾(&amp;A)…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">最近使用</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">仍然新增</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">無法檢查填寫的內容：%1</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">JSON 格式</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">沒有需要填寫的內容。</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">對話放不進模型的上下文時：leave-out 略去最早的訊息，summarise 由模型為它們製作摘要，fail 則失敗且不傳送任何內容。</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">--full 的值為 leave-out、summarise 或 fail，不能是 %1。</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">這放不進模型的上下文，除了回答外它只能容納 %1 個 token。沒有傳送任何內容。</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… %1 正在為較早的訊息製作摘要</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>已將 %n 則訊息製成摘要，不再傳送。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">即對話中的第 %1 則到第 %2 則訊息。使用 --full summarise 則改為製成摘要。</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">gram 文字，或包含它們的資料夾；- 表示標準輸入。</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">回報錯誤，也檢查代理程式與簽章。沒有要求其他動作時執行此動作。</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">輸出語法樹。</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">重新排版並輸出文字。</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">輸出任意深度上本身符合此條件的模式：name、:Label、{key: value}，或依此順序組合其中幾項，例如 &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;。每個模式上方註明其位置。</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">運算式</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">將多個文字合併為一個並輸出，讓代理程式可以引用其他檔案的工具。名稱定義了兩次或沒有定義都是錯誤。</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">哪些 gram 文字？請提供檔案或資料夾，或以 - 表示標準輸入。</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">--check、--tree、--format、--select 與 --compose 不能同時使用。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">無法讀取 %1：%2。</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">以 JSON Lines 輸出。</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">將控制字元原樣寫入檔案或管線。</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">適用於所有命令；手冊章節本來就是純文字。</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">列出此命令的選項。</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">章節，或 CHAPTER#SECTION；未指定則列出各章節。</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance：%1 不接受引數「%2」。請試試 %1 --help。</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">parlance help CHAPTER 顯示其中一章，parlance COMMAND --help 顯示命令的選項。</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance：%1 沒有小節「%2」。現有：%3。</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">您要找的是 %1 嗎？</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance：沒有章節「%1」。</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">上一頁</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">下一頁</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">搜尋手冊</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">章節</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">找不到任何內容。</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation type="unfinished">%1 – 使用手冊</translation>
    </message>
</context>
<context>
    <name>gui::ImportCommand</name>
    <message>
        <source>Only say what would be imported.</source>
        <translation type="unfinished">只說明會匯入什麼。</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">已有的對話再匯入一次，使用新的識別碼。</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">從本程式、ChatGPT 或 Claude 匯出的檔案，OpenAI 格式的聊天，Claude Code 或 Codex 的工作階段，或含有對供應商請求的 HTTP Archive（HAR）。</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">哪些檔案？</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    它指定了資料夾 %1，其工具不會查看該資料夾</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">將匯入：%1，略過：%2</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">已匯入：%1，略過：%2</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">其他用戶端的設定檔：claude_desktop_config.json、.mcp.json、.cursor/mcp.json、.vscode/mcp.json、mcp_servers.json 以及其他含有「mcpServers」或「servers」的檔案。</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">只匯入檔案中此名稱的伺服器；可多次使用。</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">寫入描述檔，並將檔案中的金鑰存入桌面的鑰匙圈。未使用此選項則只顯示。</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">哪些設定檔？請提供其他用戶端的檔案。</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance：未寫入任何內容；加上 --yes 則會寫入。</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">檔案中沒有名為 %1 的伺服器。</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">無法接收 %1。%2</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  金鑰 %1：請以環境變數提供，或在視窗中輸入。%2</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  金鑰 %1：從檔案存入鑰匙圈。%2</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">已寫入：%1</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation type="unfinished">匯入 MCP 伺服器</translation>
    </message>
    <message>
        <source>The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop&apos;s keychain and never into a descriptor.</source>
        <translation type="unfinished">%1 中的 MCP 伺服器，每個作為一個工具組。檔案中的金鑰會存入桌面的鑰匙圈，絕不寫入描述檔。</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">檔案中的伺服器</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">匯入(&amp;I)</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">%1（無法匯入）</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">含有工具清單的 JSON 檔案，或含有 TOOLS 的角色 Python 檔案；- 表示標準輸入。</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">輸出 gram：工具規格，使用 --name 時還包括參照它們的代理程式。否則輸出描述檔。</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">代理程式的名稱。描述檔預設以角色或檔案命名。</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">代理程式的模型，寫成 PROVIDER/MODEL。</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">代理程式的指示。</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">工具在哪個檔案中？</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">無法讀取 %1：%2。</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">在有幫助時使用你的工具。</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">圖片：%1</translation>
    </message>
</context>
<context>
    <name>gui::InspectorPanel</name>
    <message>
        <source>Rolled-back turns</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">已回復的回合</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">重新傳送(&amp;S)…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">編輯所顯示的請求並重新傳送</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">釘選，不受預算影響(&amp;P)	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">取消釘選(&amp;U)	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">顯示差異(&amp;D)	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">在對話中顯示(&amp;V)	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">複製識別碼(&amp;I)</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">顯示兩者的差異(&amp;D)	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">顯示與前一筆的差異(&amp;D)	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">其結果不在所顯示的對話路徑上：已經回復，或位於另一個分支。</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">先前沒有傳往同一位址的紀錄。請在清單中選擇兩筆（按住 Ctrl 並按一下，或按 Ctrl+空白鍵）進行比較。</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">%1 已不再保留。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">正在尋找…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">此對話中沒有</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">開啟起初關閉的此工具組；可重複使用。</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask、refuse、all 或工具名稱；可重複使用。沒有終端機時，ask 等同於 refuse。其他詞未涵蓋的情形：hidden-files 用於隱藏或疑似機密的檔案，offered-calls 用於回答在文字中提供的呼叫。</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">工具，例如 io:read_file。</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">其引數，為 JSON 物件。</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">請提供工具及其引數（JSON 物件），例如：io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… 正在等待 %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 未連線：%2</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance：%1 錯誤：%2</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">將此呼叫寫成一個預期其結果的評估案例，即案例檔案中的一行。</translation>
    </message>
</context>
<context>
    <name>gui::JsonTreeModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">名稱</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">值</translation>
    </message>
</context>
<context>
    <name>gui::JsonValueView</name>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">以表格顯示(&amp;T)</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">在值中尋找</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">尋找；按 Enter 繼續</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">以樹狀顯示的值</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">以表格顯示的值</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">複製</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">找不到</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">跳到結尾</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">跳到結尾 (End)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>%n 則新內容</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">新的文字</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">到結尾</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">保存金鑰(&amp;K)</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">供應商</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">金鑰</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">沒有描述需要金鑰的供應商。</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">已有名為 %1 的金鑰。</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">它以 %1 為名存入桌面的鑰匙圈，並會傳送給 %2。也會讀取同名的環境變數。</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">它過短，無法與一般字詞區分：如果伺服器重複它，就會被記錄下來。</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">已以 %1 為名保存在鑰匙圈中。</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">%1 若要下次仍可使用，請設定環境變數 %2。</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">供應商要求的金鑰</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">供應商</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">金鑰名稱</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">保存位置</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">在環境變數中</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">正在尋找…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">鑰匙圈沒有回應</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">不存在</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">在桌面的鑰匙圈中</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">程式的語言</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">依照桌面</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">由機器翻譯；%2 則文字中有 %1 則經人讀過。讀來有誤之處，以英文文字為準。</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">下次啟動時生效。</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">這部電腦上沒有任何字型含有該語言的文字：請安裝一個，例如 %1。在那之前，程式使用英文。</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">程式不支援「%1」：顯示英文。</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">已存在，在已刪除的對話中</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">已存在</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">已存在，但現在內容不同；維持原樣</translation>
    </message>
</context>
<context>
    <name>gui::LibraryImporter</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Message; %1 is a file</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished">沒有這個檔案。</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">這不是檔案。</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">另一個匯入正在進行；請在其結束後再試一次。</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">匯入已停止。</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">以及其他：%1</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">匯出對話（.jsonl 包含全部內容；.md、.html、.pdf、.json 只包含所顯示的路徑）</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">匯出所有對話（.jsonl 包含全部內容；.md、.html、.pdf、.json 只包含所顯示的路徑）</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">已匯出到 %1：訊息：%2。</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">匯入對話</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">匯入(&amp;I)</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">另一個匯入正在進行；請在其結束後再試一次。</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">正在檢查檔案…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">正在匯入對話…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">停止(&amp;S)</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">匯入已停止；沒有匯入任何內容。</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">來自 %1：將匯入的對話：%2，已存在的：%3</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">它們指定了下列資料夾，在重新選擇之前，其工具不會查看這些資料夾：</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">已匯入的對話：%1。</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">另存為評估案例</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">已另存為案例於 %1。</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">伺服器還沒有輸出任何內容。</translation>
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
        <translation type="unfinished">有描述檔含有未儲存的變更。關閉視窗前要儲存嗎？</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">關閉並捨棄(&amp;C)</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">這次執行現在已是對話。</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">關於 Parlance</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">Parlance %1
與語言模型對話的工作台。
授權條款：Apache-2.0。沒有遙測。</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">parlance.1 與 parlance-descriptors.5 的寫入位置。</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">寫入哪個資料夾？</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">無法寫入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>gui::ManualView</name>
    <message>
        <source>Chapter</source>
        <extracomment>Name for screen readers of the text of the manual</extracomment>
        <translation type="unfinished">章節</translation>
    </message>
</context>
<context>
    <name>gui::MarkdownSection</name>
    <message>
        <source>Show all</source>
        <extracomment>Link at the end of a long text in the transcript</extracomment>
        <translation type="unfinished">全部顯示</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">案例與變體</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">%1，最佳</translation>
    </message>
</context>
<context>
    <name>gui::MediansView</name>
    <message>
        <source>Medians</source>
        <extracomment>Name for screen readers of the table of medians of a comparison</extracomment>
        <translation type="unfinished">中位數</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished">測量項目</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">尚未回應</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">需要金鑰 %1</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">播放情境，不是語言模型</translation>
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
        <translation type="unfinished">搜尋模型</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">搜尋，或輸入 provider/model</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">模型</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">尋找伺服器(&amp;F)…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">啟動模型檔案(&amp;M)…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">選擇模型</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">模型：%1</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">尋找代理程式(&amp;G)…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">這部電腦上的模型</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">由 Parlance 提供服務的模型</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title in the list of models on this machine: a language model</extracomment>
        <translation type="unfinished">模型</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the list of models on this machine: a noun: of a server</extracomment>
        <translation type="unfinished">狀態</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the list of models on this machine: how much it takes</extracomment>
        <translation type="unfinished">記憶體</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">模型的載入進度</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">伺服器的輸出</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">複製記錄(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">啟動(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">重新啟動(&amp;R)</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">啟動模型檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">尚未為任何模型檔案提供服務。</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">僅限此供應商，將向其端點查詢模型。</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">改為在這部電腦的常用連接埠上尋找伺服器。</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">搭配 --find：查看此連接埠，而不是常用的連接埠；可多次使用。</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">搭配 --find：將找到的伺服器保存為描述檔。</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">沒有名為 %1 的供應商。</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">無法取得它自己的清單：%1</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">（需要金鑰 %1）</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">「%1」不是連接埠。</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">連接埠 %1 上的伺服器</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">沒有伺服器回應。</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">改為顯示這台電腦上有哪些其他程式的代理程式。</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 不在這台電腦上</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">現在</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">今天 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">昨天</translation>
    </message>
</context>
<context>
    <name>gui::MoveCommand</name>
    <message>
        <source>moved:</source>
        <extracomment>Message on the terminal before the conversation that was moved into a group</extracomment>
        <translation type="unfinished">已移動：</translation>
    </message>
    <message>
        <source>The group; empty for none.</source>
        <translation type="unfinished">群組；留空表示沒有群組。</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">移入哪個群組？--group NAME；沒有群組則用 --group &quot;&quot;。</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">已有回答。</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">有工具發生故障，該回合已復原。</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">回答已中斷。</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">有事項要詢問您。</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">需要您確認。</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">適用於所有命令；在此沒有差別。</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">列出此命令的選項。</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">描述檔、對話、往來紀錄、其他用戶端的伺服器，或以 parlance:// 開頭的連結；未指定則開啟視窗。其內容會顯示出來並詢問您，不會執行任何東西。</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">連結中有「%1」，而這類連結沒有這一項。</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">連結的文字超過可接受的 %1 個字元。</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">連結的「%1」中含有看不見的字元。</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">連結中「%1」出現的次數過多。</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">連結要新增伺服器，但沒有名稱，或名稱過長。</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">連結要新增伺服器，但位址與命令都沒有，或兩者都有。</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">「%1」不是以 https:// 或 http:// 開頭的位址。</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">伺服器的位址含有密碼。</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">連結超過可接受的長度。</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">「%1」不是連結：%2。</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">「%1」不是對話的識別碼。</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">這類連結中不應有「%1」。</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">Parlance 的連結以 parlance://conversation/、new、add-server、manual/ 或 quick-question 開頭，而不是「%1」。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">沒有檔案 %1。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 不是檔案。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">無法讀取 %1。</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">%1 不屬於可在此開啟的類型：描述檔（.toml、.gram）、對話與往來紀錄（.jsonl、.json、.har、.md），或其他用戶端的伺服器（.json）。</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">「%1」不是這部電腦上的檔案。</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">「%1」不是檔案，也不是以 parlance:// 開頭的連結。</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">「%1」包含這類連結沒有的內容。</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">此文字來自連結，尚未傳送任何內容。</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">連結</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">手冊沒有章節「%1」。</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">%1 不是描述檔：其中沒有供應商、工具組、代理程式、工具庫、提示詞或情境的表格。</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">未複製 %1，因為已有 %2。</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">%1 在描述檔的資料夾之外。要將其複製到能生效的 %2 並在該處開啟嗎？
其中的 TOML 或 gram 錯誤：%3。</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">複製並開啟(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">開啟的對話</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">新對話</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">等待您確認</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">有回合正在進行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">關閉分頁</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">對話</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">條目：%1</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">條目</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">模型</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">代理程式</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">偏好設定：%1</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">偏好設定</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">此對話還沒有收發任何資料。</translation>
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
        <translation type="unfinished">儲存往來紀錄</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 已寫入。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">錄製帶已寫入。</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">錄製所有收發資料</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">recording.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">正在錄製到 %1；再次使用同一個命令即可結束。</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">播放錄製帶</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">沒有錄製帶事件在等待。</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">它超過 %1 MB，因此不是 Parlance 的 PDF。</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">此 PDF 不是由 Parlance 匯出的，或由不把對話放入其中的版本匯出。其他 PDF 沒有說明誰說了什麼。</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">無法讀取此 PDF：%1</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">無法讀取此 PDF：它需要的記憶體或時間比 Parlance 的任何 PDF 都多。</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">內容過多，無法產生 PDF。HTML 可以容納任意長度的對話。</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">其他程式</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">偏好設定</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">一般(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">快速鍵(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">金鑰(&amp;K)</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">依照桌面</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">%1（易於閱讀）</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">深色</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">Enter 傳送，Shift+Enter 換行</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Ctrl+Enter 傳送，Enter 換行</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Shift+Enter 傳送，Enter 換行</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">保留最近七天每天的副本(&amp;Y)</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">您第一句話的第一行</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">在第一回合後由模型擬定</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">無</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">僅提示有新訊息，不含內容</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">含標題與文字</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">不播報</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">結束、詢問與錯誤</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">還包括呼叫與回答的開頭</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">直到永久清除</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished"> 天</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished"> %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">語言(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">色彩(&amp;C)：</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">文字大小(&amp;X)：</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">文字字型(&amp;F)：</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">程式碼字型(&amp;O)：</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">傳送(&amp;N)：</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">對話：</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">標題(&amp;T)：</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">通知(&amp;I)：</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">螢幕閱讀器播報(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">已刪除對話保留(&amp;D)：</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">拼字檢查(&amp;P)：</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">追蹤傳送到(&amp;A)：</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">回合追蹤的目標：收集器的位址，或檔案</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">不傳送；http://127.0.0.1:4318，或檔案</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">包含對話內容(&amp;W)</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">這部電腦上沒有字典（套件 hunspell-…）。</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">拼字檢查使用的語言</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">無法連接桌面的工作階段匯流排：沒有通知，每次啟動程式都有自己的視窗。</translation>
    </message>
</context>
<context>
    <name>gui::PromptDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">使用提示詞(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">伺服器 %1 未連線。</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">必須提供</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">可省略</translation>
    </message>
</context>
<context>
    <name>gui::PutAwayConversations</name>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">還原(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">永久清除(&amp;E)…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">這裡的內容會一直保留，並且可以搜尋到。</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">刪除的內容會依偏好設定在此保留一段時間。</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">已封存的對話</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">已刪除的對話</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">移回清單(&amp;L)</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">移回對話清單</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">還原對話</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">永久清除對話</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">永久清除…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">要永久清除「%1」嗎？其條目、分支與已記錄的往來資料將被覆寫。此動作無法復原。</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">永久清除(&amp;E)</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">詢問</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">完整文字</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">執行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">不執行(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">繼續(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">結束回合(&amp;N)</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">在瀏覽器中開啟(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">允許(&amp;A)</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">一律允許(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">拒絕(&amp;R)</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">登入(&amp;G)</translation>
    </message>
</context>
<context>
    <name>gui::QuestionCard</name>
    <message>
        <source>Edit &amp;arguments</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">編輯引數(&amp;A)</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">JSON 格式(&amp;J)</translation>
    </message>
    <message>
        <source>Also asked of %1, where it may be answered first.</source>
        <translation type="unfinished">也向 %1 詢問，可能會在那裡先得到回答。</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">允許一次(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">在此對話中(&amp;F)</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">一律(&amp;W)</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">這類呼叫一律允許(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">拒絕(&amp;R)</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">傳送回答(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">婉拒(&amp;D)</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">取消(&amp;L)</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">在瀏覽器中開啟(&amp;W)</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">繼續(&amp;O)</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">請在那裡完成所要求的動作，然後繼續。</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">無法開啟瀏覽器。請自行開啟那裡的位址，然後繼續。</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">有工具詢問</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">%1 詢問</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">引數（JSON）</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">檔案中的變更：− 移除，+ 新增</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">類似的呼叫：%1。</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">將要執行的內容</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">以表單顯示(&amp;M)</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">必須是 JSON 物件。</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">請查看下面標示的內容。</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">這樣無法傳送。</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">這樣無法傳送</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">立即傳送</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">傳送等待中的訊息，並在每次回答後接著傳送下一則</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">立即插話</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">在進行中的回合內、目前這一輪結束後插話（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">編輯</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">繼續撰寫此訊息（Enter）</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">上移</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">提前傳送（Alt+Up）</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">下移</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">延後傳送（Alt+Down）</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">捨棄</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">不傳送（Delete）</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">等待中的訊息</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>%1（含 %n 個附件）</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">這一輪之後：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>%n 則訊息在等待回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">現在不要</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">詢問(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">在視窗中開啟(&amp;O)</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">快速提問 – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">問題(&amp;Q)：</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">詢問</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">回答</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">%1，不使用工具。按 Esc 關閉。</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">正在等待回答…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">已有回答；再次提問會接著它繼續。</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">提問沒有結果。</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">訊息文字</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">從往來紀錄中去除的內容</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">模式，每行一個</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">JSON 成員與標頭，以逗號分隔</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">用來試驗規則的往來紀錄</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">開始時間</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">請求</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">已去除</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">會保留下來的內容</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">金鑰一律會去除。模式（正規表示式）符合的內容以及這些成員的值，在往來紀錄保存之前會變成 [redacted]。已保存的內容維持不變。</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">模式，每行一個(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">JSON 成員與標頭(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">試驗(&amp;T)</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">對最近保存的往來紀錄試驗；不作任何變更</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">儲存這些規則(&amp;K)</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">從現在起生效</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">還沒有保存可用來試驗規則的內容。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>在最近保存的往來紀錄中，會去除 %n 處。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">已儲存。從現在起對每筆往來紀錄生效。</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">127.0.0.1 上的連接埠；0 表示任何可用的連接埠。</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">情境描述檔，或錄製帶（NAME.jsonl，或 HTTP Archive，NAME.har）；未指定則使用內附的情境。</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 不是連接埠。</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">復原(&amp;U)</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">%1 已刪除。</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">以 JSON Lines 輸出。</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">供螢幕閱讀器使用：以文字代替符號。</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">列出此命令的選項。</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">只回報問題，不作任何變更。</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">repair 不接受引數。</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">所有內容都可以讀取。</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">所有內容都可以讀取；未作任何變更。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">沒有缺少任何內容。</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">舊檔案保留為 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>已搶救的對話：%1，含 %n 則訊息。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairDialog</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the message that the store is damaged</extracomment>
        <translation type="unfinished">修復(&amp;R)…</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">所有內容都可以讀取；未作任何變更。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">沒有缺少任何內容。</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">舊檔案保留為 %1。</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">修復對話</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">開啟對話(&amp;O)</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">將檢查檔案的每個部分。</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>已搶救的對話：%1，含 %n 則訊息。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">請求的內文</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">請求中的問題</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">請求較大，正在讀取…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>%n 個長字串已摺疊為標記，傳送時仍為完整內容。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">工具</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">訊息</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">工作區的指示</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">設定與其他</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">系統指示</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">模型將看到的內容</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">位址與標頭</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">請求(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">標頭(&amp;H)</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">在請求中尋找</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">上一處(&amp;B)</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">上一個相符的行（Shift+F3）</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">下一處(&amp;N)</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">下一個相符的行（F3）</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">複製將要傳送的完整內文</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">重新整理(&amp;G)</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">更新到現在的狀態（F5）</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">沒有可顯示的請求。</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">依照輸入框中的內容，現在會傳送這些。尚未為此傳送任何內容。</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>略去 %n 則較早的訊息，因為模型的上下文放不下。</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">沒有內文</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">找不到</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">第 %1 行</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">傳送此檔案的內容，代替當時傳送的內文，逐位元組一致。</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">連續傳送幾次；最多 %1 次。</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">傳往此供應商，它必須使用相同的方言。預設：原本傳往的供應商。</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">往來紀錄，以其識別碼或識別碼的開頭指定。</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">哪筆往來紀錄？parlance exchanges 會列出它們。</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">--times 為 1 到 %1 的數字。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">%1 超過 64 MiB。</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">內文中原有金鑰的地方現在是一個標記，會原樣傳送。</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">%1 請以 --provider 指明。</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">與先前內容相同</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">從第 %1 個位元組起與先前不同</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">%1  狀態 %2  %3 毫秒（先前 %4）  輸入 %5 個 token，輸出 %6 個  %7</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">範本</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">已變更</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">監看中</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">資源的文字</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">這不是文字也不是圖片：%1</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[其餘部分未在此顯示。]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">圖片</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">無法顯示圖片。</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">讀取(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">監看變更(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">附加到訊息(&amp;A)</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">資源的一部分</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">請填寫大括號中的內容，然後讀取。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">正在讀取…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">它會隨您的下一則訊息傳送。</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">讀取之後它已變更。</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">重新讀取(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">重新列出(&amp;G)</translation>
    </message>
    <message>
        <source>Resources of MCP servers</source>
        <translation type="unfinished">MCP 伺服器的資源</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">伺服器</translation>
    </message>
    <message>
        <source>Search the resources</source>
        <translation type="unfinished">搜尋資源</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">搜尋</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">資源</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">還沒有 MCP 伺服器。</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">此伺服器沒有資源。</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">正在列出…</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個資源</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RestoreCommand</name>
    <message>
        <source>restored:</source>
        <extracomment>Message on the terminal before the conversation that was brought back</extracomment>
        <translation type="unfinished">已還原：</translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message>
        <source>The turn would be rolled back; the model would get nothing.</source>
        <translation type="unfinished">該回合會回復；模型不會得到任何結果。</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">該回合會繼續；模型會將其作為錯誤結果收到。</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">%1 錯誤：%2</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">給模型</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">給您</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">原始資料</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">差異</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">尚未執行</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個請求</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RowAction</name>
    <message>
        <source>Copy</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">複製</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">編輯</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again</extracomment>
        <translation type="unfinished">重新產生</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">分叉</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">從此處比較…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">與另一版本比較</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">啟用</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">釘選</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">複製為 Markdown</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished">複製為文字</translation>
    </message>
    <message>
        <source>Edit the result…</source>
        <translation type="unfinished">編輯結果…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">查看引數與結果…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">再次執行此呼叫…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">刪除</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">移到新對話</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">顯示模型在此看到的內容</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">顯示收發資料</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">復原此回合的檔案…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">上一版本</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">下一版本</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">顯示思考</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">展開或摺疊</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">全部顯示</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">復原此回合</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">以文字閱讀</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">停用</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">啟用</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">取消釘選</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">釘選</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">編輯引數…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">編輯…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">復原此回合及其後的內容</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">提問</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">回答</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">整個對話(&amp;W)</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Name for screen readers beside the table of an evaluation: what was expected</extracomment>
        <translation type="unfinished">預期</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation type="unfinished">%1 分，滿分 %2 分</translation>
    </message>
    <message>
        <source>Your grade</source>
        <extracomment>Label beside the table of an evaluation</extracomment>
        <translation type="unfinished">您的評分</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">選擇一個儲存格以查看其執行。</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">%1 · %2 · 第 %3 次執行，共 %4 次</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● 通過</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ 出錯</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ 未通過</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">它呼叫了 %1（%2）。</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">伺服器，以及目前向它們提出的請求</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">伺服器</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of a server</extracomment>
        <translation type="unfinished">狀態</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of tools</extracomment>
        <translation type="unfinished">呼叫</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">等待中</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">記憶體</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">重新啟動次數</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">進行中的請求</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">尚未得到回答的請求</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">Parlance 作為程式啟動的伺服器的數值</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">自 Parlance 啟動以來它被重新啟動的次數</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">目前沒有執行中的：沒有描述 MCP 伺服器，沒有啟動模型伺服器，也沒有正在詢問供應商。</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">模型檔</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">就緒</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>restarting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">正在重新啟動</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">正在啟動</translation>
    </message>
    <message>
        <source>provider</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">供應商</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">請求</translation>
    </message>
</context>
<context>
    <name>gui::RunsView</name>
    <message>
        <source>Repeat</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb: run it once more</extracomment>
        <translation type="unfinished">重複</translation>
    </message>
    <message>
        <source>Runs it again with the same arguments (F5)</source>
        <translation type="unfinished">以相同的引數再次執行（F5）</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">比較</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">顯示所選兩次執行的差異</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">用作範例</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">將這次執行複製為描述中的範例</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">較早的執行</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">用作案例</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">將此執行複製為評估案例，供案例檔案使用</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">不含文字：只有結構、大小與時間(&amp;W)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>儲存 %n 筆往來紀錄</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">檔案類型</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">HTTP Archive (.har)，瀏覽器與其他工具可以讀取</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">錄製帶 (.jsonl)，可以重新播放</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">兩者都不含金鑰。任何人說過的內容都會包含在內，除非選擇不含文字。</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">最多這麼多個。</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">須全部出現；每個都可以是單字的開頭。</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">搜尋什麼？</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">在標題中</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">未命名</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個相符</numerusform>
        </translation>
    </message>
    <message>
        <source>in the title</source>
        <extracomment>Line in the results of a search in all conversations: the words stand in the conversation&apos;s title</extracomment>
        <translation type="unfinished">在標題中</translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message>
        <source>Before</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came before</extracomment>
        <translation type="unfinished">之前</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came now</extracomment>
        <translation type="unfinished">現在</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">編輯並重新傳送</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>請求中有 %n 處錯誤；仍會依現狀傳送。</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">請求的標頭，每行一個；金鑰在傳送時加入</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">請求(&amp;Q)</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">標頭(&amp;D)</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">所有回答及其差異</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">傳送到的供應商</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">傳送到(&amp;T)</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">傳送次數</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished"> 次</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">傳送(&amp;S)</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">依現狀傳送請求（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">作為分支(&amp;B)</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">將所顯示的回答放在對話中舊回答的旁邊，並標記為手動完成</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">另存為(&amp;V)</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">複製為 curl(&amp;R)</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">目前請求的命令列形式，不含金鑰</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">全部復原(&amp;U)</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">還原為當時傳送的請求</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">錄製帶(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">演練情境(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">回答的表格（CSV）(&amp;T)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">%1 · 傳送於 %2</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">尚未傳送任何內容。</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">內文中原有金鑰的地方現在是一個標記，會原樣傳送。</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">沒有已知的供應商位於當時傳送的位址。請選擇一個。</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">沒有供應商使用 %1。</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">「%1」不是可以設定的標頭。</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">請去掉 %1：供應商的金鑰在傳送時加入。</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">現在：回答 %1</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">在得到回答之前已停止。</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">該回答現在是對話的一個分支，標記為手動完成。</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">已複製。其中的金鑰為 $API_KEY。</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">儲存為錄製帶</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">request.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">%1 已寫入。可用 --replay 播放，或用 base-url = &quot;cassette:%1&quot;。</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">儲存為演練情境</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">scenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">儲存回答的表格</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">answers.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 已寫入。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">停止(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">評估案例(&amp;A)…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">另存為評估案例</translation>
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
        <translation type="unfinished">--answer-limit 為 1 到 1024 的 MiB 數。</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… 正在等待 %1</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">%1 的伺服器會再次啟動本程式，後者又啟動其伺服器，如此無窮無盡。</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">為其他程式提供服務</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">這部電腦上的其他程式可以透過 MCP 使用 Parlance：其對話、模型與代理程式，以及在此選擇的工具。它們的動作會像其他內容一樣保存；需要先詢問的事項會在那裡或這裡詢問。</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">提供服務(&amp;S)</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">提供其工具的工具組</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">任意</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">提供工具(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">連接埠(&amp;P)：</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">位址</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">金鑰</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">複製用戶端檔案的項目(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">位址(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">金鑰(&amp;K)：</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">複製(&amp;O)</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">使用服務的程式與進行中的動作</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">用戶端</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">動作</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">開始時間</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">停止它(&amp;T)</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">顯示對話(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">結束服務(&amp;E)</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">未命名的程式</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個呼叫</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">在那裡等待確認</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">進行中</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">尚無</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">%1，處理程序 %2</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">結束(&amp;T)</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">正在那邊或這裡等待回答</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">等待您確認</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">透過標準輸入與輸出，與啟動本程式的程式通訊。</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">在 127.0.0.1 上接聽；0 表示任何可用的連接埠。</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">請提供 --stdio，或含連接埠的 --http。</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 不是連接埠。</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">請將兩者都交給要使用它的程式。按 Ctrl+C 結束。</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… 正在等待 %1</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>目前為止 %n 個字元</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">某個程式</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">啟動伺服器(&amp;S)</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">停止伺服器(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">重新啟動伺服器(&amp;R)</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">登出(&amp;U)</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">資源(&amp;E)…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">顯示記錄(&amp;L)…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">顯示訊息(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">無法讀取 %1。</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">%1：%2 若要下次仍可使用，請設定環境變數 %1。</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">%1 已存在，維持不變。</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">其他用戶端的設定檔（mcpServers 或 servers）</translation>
    </message>
</context>
<context>
    <name>gui::ServerLog</name>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished">%1 的記錄</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <extracomment>Button in the log of an MCP server</extracomment>
        <translation type="unfinished">全部複製(&amp;A)</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">該伺服器已沒有描述。</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">還在等待的問題：%1</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">無法接收的原因</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">無法接收。%1</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">變更或略去的內容</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">從檔案存入鑰匙圈</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">金鑰 %1</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">其描述檔</translation>
    </message>
</context>
<context>
    <name>gui::ServerTour</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal of the tour of an MCP server</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation type="unfinished">%1 已略去：%2</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">%1 %2：完成</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">伺服器 %1 無法啟動：%2</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">伺服器 %1 正在執行，但沒有告知其工具：%2</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>伺服器 %1 正在執行，有 %n 個工具。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">提供服務</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>正在為 %n 個程式提供服務</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>%n 個進行中</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">等待您確認</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">另一個程式提出了此請求。</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">%1 提出了此請求。</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">正在等待工具的伺服器</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">第 %1 輪：模型正在回答</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">等待您確認</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">工具正在執行</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">正在等待存放區：遭其他程式鎖定，或速度緩慢</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">正在儲存回合</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">這裡在回答另一個程式</translation>
    </message>
</context>
<context>
    <name>gui::ShortcutEditor</name>
    <message>
        <source>&amp;Set</source>
        <extracomment>Button in the list of keyboard shortcuts: a verb: use these keys</extracomment>
        <translation type="unfinished">設定(&amp;S)</translation>
    </message>
    <message>
        <source>Defaul&amp;t</source>
        <extracomment>Button in the list of keyboard shortcuts: back to the standard keys</extracomment>
        <translation type="unfinished">預設(&amp;T)</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">動作及其快速鍵</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">動作</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">快速鍵</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">新的快速鍵</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">「%1」已使用此快速鍵。</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">單獨的字母用於輸入。請與 Ctrl 或 Alt 一起按下，或選用功能鍵。</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">不含識別碼、時間、耗時與用量的 JSON，便於比較兩次執行。</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">對話的識別碼，或識別碼的開頭。</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">哪個對話？parlance conversations 會列出它們。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>%n 則訊息無法讀取或只能部分讀取。parlance repair 可以搶救能讀取的內容。</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished">（已中斷）</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished">（手動撰寫）</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished">（已損壞：%1）</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">無法使用</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">正在尋找可能的寫法…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">「%1」是正確的單字</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">沒有已知的可能寫法</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">啟動模型檔案</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">每次回答前重設模型的狀態(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">啟動模型(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">瀏覽(&amp;B)…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">模型設計的數量</translation>
    </message>
    <message>
        <source> tokens</source>
        <extracomment>Part of a number field in the dialog that starts a model file: behind a number</extracomment>
        <translation type="unfinished"> token</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Part of a number field in the dialog that starts a model file: all layers</extracomment>
        <translation type="unfinished">全部</translation>
    </message>
    <message>
        <source>Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state.</source>
        <translation type="unfinished">關閉時，伺服器會保留已讀取的對話：速度較快，但對某些具有狀態的模型會出錯。</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">模型檔案(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">名稱(&amp;N)：</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">上下文(&amp;X)：</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">放在顯示卡上的層數(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">其他引數(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">程式(&amp;P)：</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">選擇模型檔案（GGUF）</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">請選擇模型檔案：可讀取的檔案，以完整路徑指定。</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">模型需要由字母、數字、- 與 _ 組成的名稱。</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">已有供應商 %1。</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">「%1」已在上面指定，或由 Parlance 選擇。</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">請指定伺服器的程式。</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">找到工具</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">讀取引數</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">填入預設值</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">檢查引數</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">尋找重複</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">核准</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">限制</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">執行</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">格式化結果</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">%1（在此失敗）</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">執行的步驟及其用時</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">備份所有對話</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">所有對話都在 %1 中。</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">修復會關閉所有視窗，檢查保存對話的檔案的每個部分，並將損壞檔案中能讀取的內容儲存到新檔案。舊檔案保留在旁邊。</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">關閉並修復(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::StoreBar</name>
    <message>
        <source>&amp;Repair…</source>
        <extracomment>Button on the bar that says that the store is damaged</extracomment>
        <translation type="unfinished">修復(&amp;R)…</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. What can be read is shown; Repair saves it to a new file.</source>
        <translation type="unfinished">對話的檔案已損壞。能讀取的內容已顯示；「修復」會將其儲存到新檔案。</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">對話只能讀取：其檔案或所在的媒體有防寫保護。</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">建立表格與角色，或將它們升級到此版本。</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">只輸出角色的 SQL：parlance_reader、parlance_worker、parlance_owner。</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">存放區，代替 --store。</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">要對存放區做什麼？請提供 --create 或 --roles。</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">評估可以保存在 %1 中。</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">重新命名</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">標籤</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">移到群組</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">重新命名群組</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">封存</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">取消封存</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">刪除對話</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">還原對話</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">%1（在存放區中）</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">開啟檔案…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">使用存放區…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">系統指示</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">最先告訴模型的內容，例如如何回答。</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">從下一回合起，隨此對話的每個請求傳送。</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">系統指示 •</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Text of the button above the transcript that opens the system text: the system text</extracomment>
        <translation type="unfinished">系統</translation>
    </message>
    <message>
        <source>System •</source>
        <extracomment>Text of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">系統 •</translation>
    </message>
    <message>
        <source>System text: none</source>
        <translation type="unfinished">系統指示：無</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">沒有系統指示</translation>
    </message>
</context>
<context>
    <name>gui::TableWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Window title in the window that shows a table of the transcript</extracomment>
        <translation type="unfinished">表格</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">複製</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">關閉</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">執行</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">JSON 格式</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">較早的執行</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">執行工具（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">停止工具（Ctrl+.）</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">表單或 JSON（Ctrl+Shift+J）</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">以表單顯示</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Text in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation type="unfinished">%1 · %2 秒</translation>
    </message>
    <message>
        <source>Earlier runs (%1)</source>
        <translation type="unfinished">較早的執行（%1）</translation>
    </message>
</context>
<context>
    <name>gui::TimingModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">名稱</translation>
    </message>
    <message>
        <source>Connection and TLS</source>
        <translation type="unfinished">連線與 TLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">連線、傳送</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">傳送</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">傳送，使用既有的連線</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">到回答的標頭為止</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">等待第一個位元組</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">到第一個 token 為止</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">到最後一個 token 為止</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">到結束為止</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">回答</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">部分</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: from when on</extracomment>
        <translation type="unfinished">開始</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: how long it took</extracomment>
        <translation type="unfinished">用時</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">時間用在哪裡</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">從快取讀取 %1 個</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">寫入快取 %1 個</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">輸出 %1 個</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation type="unfinished">每秒 %1 個 token</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation type="unfinished">
            <numerusform>輸入 %Ln 個 token</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Titles</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">還沒有可以用來擬定標題的內容。</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Heading of what a model is asked to write</extracomment>
        <translation type="unfinished">標題</translation>
    </message>
</context>
<context>
    <name>gui::ToolPreviews</name>
    <message>
        <source>Contract</source>
        <extracomment>Title of a tab that shows a tool as models without tool calls are told of it</extracomment>
        <translation type="unfinished">約定</translation>
    </message>
    <message>
        <source>What %1 would be sent</source>
        <translation type="unfinished">將傳送給 %1 的內容</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">這裡沒有可以傳送的工具。</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">又名 %1</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">以此方言的 JSON 輸出工具：%1。</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">沒有名為 %1 的方言。</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… 正在等待 %1</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 未連線：%2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">無法呼叫 %1：%2</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">開</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">關閉</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>%n 個工具隨選提供：每個請求約減少 %1 個 token。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Tour</name>
    <message>
        <source>&amp;Previous</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">上一站(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation type="unfinished">結束導覽(&amp;E)</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">視窗導覽</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">您的對話列在這裡，可用上方的輸入列搜尋。</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">在這裡選擇由誰回答：代理程式、模型、其指示以及工作區。</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">所說的內容顯示在這裡。每則訊息都有選單：編輯、從此分支、重新回答。</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">在這裡書寫。斜線開始一個命令，也可以拖放檔案。</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">這些是模型可以呼叫的工具。勾選要交給它的。</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">檢查器逐位元組顯示每個請求和每個回應。</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">其餘的一切都在這些選單中。%1 可依名稱尋找，F1 開啟手冊。</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">第 %1 站，共 %2 站</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">完成(&amp;D)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">下一步(&amp;X)</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">已由之後的呼叫取代</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">未傳送給模型</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">手動撰寫</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">無法讀取此訊息。</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">已刪除</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">已釘選</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">正在思考…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">思考</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">思考了 %1 秒</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">引數</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">錯誤</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">步驟</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">生命週期</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">完成</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">檔案</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">圖片</translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個元素</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">已中斷</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">因長度上限而截斷</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">遭供應商過濾</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">串流中斷</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">指示</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">您</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">助理</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text</extracomment>
        <translation type="unfinished">文件</translation>
    </message>
    <message>
        <source>Tool call</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">工具呼叫</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">重用了相同呼叫的結果，%1前</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">尋找</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">剖析</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">預設值</translation>
    </message>
    <message>
        <source>validate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments</extracomment>
        <translation type="unfinished">驗證</translation>
    </message>
    <message>
        <source>deduplicate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before</extracomment>
        <translation type="unfinished">去除重複</translation>
    </message>
    <message>
        <source>approve</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">核准</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">執行</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">限制</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">等待重試</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">格式化</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln 個 token</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">表格：%1</translation>
    </message>
    <message>
        <source>Code:</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">程式碼：</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">它指向 %1</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">在瀏覽器中開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">複製位址(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>已標示 %n 個條目</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">停用</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">啟用</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">取消釘選</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">釘選</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">複製選取的內容(&amp;S)</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">複製數學式 %1</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu</extracomment>
        <translation type="unfinished">開啟 %1…</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptNotices</name>
    <message>
        <source>The turn was undone.</source>
        <translation type="unfinished">該回合已復原。</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">有工具發生故障，該回合已復原。</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">工具 %1 發生故障，該回合已復原。</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">對話回到您傳送訊息之前的狀態。</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">已經執行，且未在外部復原：%1。</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">已經開始，已執行的部分未在外部復原：%1。</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">重試(&amp;R)</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">改為將錯誤傳送給模型(&amp;O)</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">還原為分支(&amp;B)</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">復原其檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">關閉提示(&amp;D)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">繼續(&amp;N)</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">此回答已中斷。已產生的部分保留下來。</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">此訊息還沒有回答。</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">模型沒有從這裡繼續。</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">啟用條目</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">停用條目</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">釘選條目</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">取消釘選條目</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">對話在此期間已變更：它已不在對話的路徑上。</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">對話記錄</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n 則訊息</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">有一個回合已回復</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">有一個回合已回復：%1</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">從某個對話分叉而來</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">從「%1」分叉而來</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">分叉到某個對話</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">分叉到「%1」</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">還有更多分支未在此顯示</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">系統</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">您</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a language model</extracomment>
        <translation type="unfinished">模型</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: an attached text</extracomment>
        <translation type="unfinished">文件</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: of a tool</extracomment>
        <translation type="unfinished">呼叫</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">已顯示</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">已刪除</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">已停用</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">已釘選</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">比較分支(&amp;P)</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">按住 Ctrl 並按一下，或按 Ctrl+空白鍵，標示不同分支上的兩個條目</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">這裡還沒有對話內容。</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個分支</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">展開(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <extracomment>Menu entry of the map of a conversation</extracomment>
        <translation type="unfinished">前往該處(&amp;G)</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">與所顯示的分支比較(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">比較已標示的兩個(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">對話地圖</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">這不是文字。</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">內容過大，無法在此比較。</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">文字沒有差異。</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">與該回合之前相同</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">已還原</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">保留不動：%1</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">與該回合結束時相同</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">由該回合建立；將會移除</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">復原此回合的檔案</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">正在查看檔案…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">還原會帶來的變更：− 移除，+ 新增</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">還原(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">收回這次還原(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">沒有保存此回合寫入的任何檔案。</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">已還原的檔案：%1。</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">工具在此回合中寫入的檔案及其各部分</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">工具在此回合中寫入了這些檔案。勾選的會恢復原狀。</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">不包括下列項目可能寫入的內容：%1</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">第 %1 行：%2</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">回答因長度上限而截斷。</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">回答遭供應商過濾。</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation type="unfinished">✗ %1：%2</translation>
    </message>
    <message>
        <source>● %1 (%2 ms)</source>
        <translation type="unfinished">● %1（%2 毫秒）</translation>
    </message>
    <message>
        <source>… waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">… 正在等待存放區：遭其他程式鎖定，或速度緩慢</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… 正在等待 %1</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… %1 秒後重試：%2</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">該回合已復原；對話回到您傳送訊息之前的狀態。</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">回答已中斷；已有的部分保留下來。</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">回答結束。</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">已回到清單：</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">復原(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">只說明會做什麼。</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">回合，以 converse --json 提供的識別碼或識別碼的開頭指定；或先前的 undo 所提供、用來收回的識別碼。</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">哪個回合？parlance converse --json 會提供。</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">無法保存將被取代的內容，因為存放區只能讀取。未執行任何動作。</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">已還原</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">與該回合之前相同</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">將會還原</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">保留不動：%1</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">沒有保存此回合寫入的任何檔案。</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">不包括下列項目可能寫入的內容：%1</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">若要收回：parlance undo %1 --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">復原工具在此回合中寫入的檔案；其訊息保留。</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">重新顯示已復原回合的訊息。</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">請只指定 --files 或 --redo 其中之一：復原檔案時會說明如何還原。</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">此回合沒有產生訊息。要復原檔案，請指定 --files。</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">對話未顯示此回合，因此沒有可復原的內容。要顯示它：parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">對話正在顯示此回合；沒有可還原的內容。</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">此回合將重新顯示。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n 則訊息將不再顯示。</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">此回合已重新顯示。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n 則訊息不再顯示。</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">您說過：%1</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">要重新顯示：parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">檔案保持原樣。要復原其原有內容：parlance undo %1 --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">復原%1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">重做%1(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>共 %n 個字元：捲動即可閱讀這裡看不到的內容。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">新視窗(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">關閉視窗(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">備份所有對話(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">匯出所有對話(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">匯入對話(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">修復對話(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">偏好設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">新對話(&amp;N)</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">新對話</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">新分頁(&amp;B)</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">在分頁中開啟新對話</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">關閉分頁(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">搜尋所有對話(&amp;S)</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">選擇模型(&amp;M)…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">選擇模型</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">選擇工具(&amp;O)</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">選擇工具</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">系統指示(&amp;T)…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">撰寫指示</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">新增工作區資料夾(&amp;F)…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">新增工作區資料夾</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">附加檔案(&amp;H)…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">下一個請求的內容(&amp;Q)</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">下一個請求的內容</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">模型將看到的內容(&amp;W)…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">製作摘要並停用(&amp;U)</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">停止(&amp;P)</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">結束進行中的回合</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">重新回答(&amp;G)</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">對上一則訊息再作一次回答</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">從此處比較(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">重新命名(&amp;R)</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">由模型擬定標題(&amp;Y)</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">讓模型擬定標題</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">標籤(&amp;L)…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">放入群組(&amp;I)…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">封存或取消封存(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">匯出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">刪除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">永久清除(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">復原(&amp;U)</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">復原上一個動作</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">重做(&amp;R)</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">重做已復原的動作</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">剪下(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">貼上(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">全選(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">在此尋找(&amp;F)…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">在此對話中尋找</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">找下一個(&amp;N)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">找上一個(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">選擇代理程式(&amp;P)…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">選擇要執行的代理程式</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">停止使用代理程式(&amp;S)</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">新增 TOML 格式的代理程式(&amp;T)…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">新增 gram 格式的代理程式(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">匯入工具(&amp;I)…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">並排比較(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">評估(&amp;E)…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">執行任何動作(&amp;Y)…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">這裡可以輸入的內容</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">撰寫(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">對話(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">工具組(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">檢查器(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">描述檔(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">代理程式(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">對話地圖(&amp;M)</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">所有分支</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">下一個分頁(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">上一個分頁(&amp;P)</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">在旁邊開啟對話(&amp;B)</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">兩個對話並排顯示</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">在獨立的視窗中顯示描述檔(&amp;H)</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">在獨立的視窗中顯示檢查器(&amp;T)</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">檢查器佔一整欄(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">放大(&amp;L)</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">放大文字</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">縮小(&amp;S)</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">縮小文字</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">實際大小(&amp;U)</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">將文字恢復為實際大小</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">全螢幕(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">試用工具(&amp;T)</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">MCP 伺服器的資源(&amp;U)…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">新增 MCP 伺服器(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">匯入 MCP 伺服器(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">尋找這部電腦上的伺服器(&amp;F)…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">啟動模型檔案(&amp;O)…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">這部電腦上的模型(&amp;D)…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">為其他程式提供服務(&amp;V)…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">讓其他程式使用 Parlance</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">擷取(&amp;C)…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">查看其他程式與供應商的通訊</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">錄製錄製帶，或結束錄製(&amp;E)</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">所有收發資料，供重新播放</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">儲存收發資料(&amp;W)…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">統計(&amp;G)…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">呼叫次數、用時與費用</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">從往來紀錄中去除的內容(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">儲存描述檔(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">重新讀取所有描述檔(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">使用手冊(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">快速鍵(&amp;S)…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">各按鍵的作用</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">新功能(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">回報問題(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">關於 Parlance(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Parlance(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">對話(&amp;C)</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">編輯(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">工具(&amp;T)</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">代理程式(&amp;G)</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">說明(&amp;L)</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">正在執行的內容(&amp;R)</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">伺服器以及目前向其請求的內容</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">尋找其他程式的代理程式(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">播放錄製帶(&amp;P)…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">以錄製內容代替網路來回答</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">讓錄製帶的下一個事件到來(&amp;N)</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">視窗的下一部分(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">視窗的上一部分(&amp;V)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">製成案例(&amp;K)…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">評估案例</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">視窗導覽(&amp;T)</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">對話</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">工具組</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">檢查器</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">描述檔</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">代理程式</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches</extracomment>
        <translation type="unfinished">地圖</translation>
    </message>
    <message>
        <source>The default is written in %1 now.</source>
        <translation type="unfinished">%1 已相應更新。</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">試驗台</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">已沒有工具 %1。</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">沒有保存此訊息的收發資料。</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">此訊息沒有其他版本。</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">執行</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">所有執行都完成後結束，包括由其他工作程序進行的執行。</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">同時進行多少次執行。</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">如果它遭到終止，多少秒後由其他工作程序接手它領取的執行。</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask、refuse、all 或工具名稱；可重複使用。沒有終端機時，ask 等同於 refuse。</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">一次回答可以有多長，以 MiB 計：1 到 1024。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>已完成 %n 次執行，沒有剩餘。</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance：%1 正在重試。</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">設定目錄的路徑 %1 不是 UTF-8。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">無法寫入資料夾 %1。</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">沒有位於 %1 的已知供應商。</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">沒有可放置設定檔的家目錄：請設定 HOME，或用 --profile 指定資料夾。</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">代理程式寫入之前其中有什麼，不得而知。</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">這裡不允許 %1：其描述檔拒絕。</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">這裡不允許 %1 的這次呼叫：當 %2 時，其描述檔規定拒絕。</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">由其描述檔允許</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">由其描述檔允許：%1</translation>
    </message>
    <message>
        <source>allowed before</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">先前已允許</translation>
    </message>
    <message>
        <source>allowed before: %1</source>
        <translation type="unfinished">先前已允許：%1</translation>
    </message>
    <message>
        <source>%1 needs to be allowed, and there is nobody to ask.</source>
        <translation type="unfinished">%1 需要獲准，但沒有人可以詢問。</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">允許 %1 嗎？</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">沒有人允許 %1 的這次呼叫。</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">檔案在此期間已變更，現在的結果會是這樣。</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">將是另一個檔案，結果會是這樣。</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">這部電腦上沒有該套件的資料夾，因此無法由命令判定。</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">命令在一分鐘內沒有作出判定。</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">命令因訊號 %1 而終止。</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">它建立了儲存庫，而您自己的程式會遵循其中的設定：%1</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">工作區的資料夾過多，未能全部查找儲存庫。</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">「%1」未在呼叫給予的 %2 秒內結束。</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">%1 沒有及時結束。</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">「%1」是隱藏檔、疑似機密或由其他程式執行，而沒有人可以詢問。</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">「%1」是隱藏檔、疑似機密或由其他程式執行。允許這一次嗎？</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">使用者拒絕存取「%1」。</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">沒有人允許存取「%1」，它是隱藏檔、疑似機密或由其他程式執行：只有人可以允許。</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">正在連線到 %1</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">「%1」不是可以載入的工具，因此沒有載入任何工具。請先以關鍵字尋找。</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">該工具需要環境變數 %1，但它沒有設定。</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">由使用者允許</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">事先已允許，沒有詢問</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">由 Parlance 所服務的程式允許</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">%1 在此對話中已關閉。</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">無法呼叫 %1：%2</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">已修復：%1</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">已填入</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">先前沒有相同的呼叫</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">未要求</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">依含義</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">先前沒有含義相同的呼叫</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">%1 的結果，%2 秒前</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">以其他引數允許</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">第 %1 次嘗試</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">接近其時限</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">第一部分，不超過 %1 位元組</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">在結束之前已停止。</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">本回合開始後，伺服器變更或撤回了這個工具。</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">由於另一個工具發生故障而停止。</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">已由使用者停止。</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">%1 的伺服器已不存在。</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">正在連線到 %1</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1 未連線。%2</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">伺服器只以工作形式執行 %1，卻不提供工作功能。</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">伺服器 %1 詢問：%2</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">伺服器 %1 請您開啟一個位址：%2</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">該提示詞沒有內容。</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">%1 沒有可讀取的內容。</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">這裡沒有可以提問的模型。</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">沒有可讀取的文字：請提供 text 或 path。</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">文字有 %1 個字元；最多可讀取 %2 個。</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">第 %1 部分，共 %2 部分</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">模型沒有回答：%1</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">模型的回答是空的。</translation>
    </message>
</context>
<context>
    <name>invocables::SlowJob</name>
    <message>
        <source>%1 of %2 s</source>
        <translation type="unfinished">%1 / %2 秒</translation>
    </message>
</context>
<context>
    <name>invocables::UndoJob</name>
    <message>
        <source>Somebody else has just changed it.</source>
        <translation type="unfinished">它剛剛遭到他人變更。</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">這裡沒有網路。</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">命令把它變成了什麼，無法準確判定。</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">代理程式 %1 無法執行：%2</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">此檔案中沒有代理程式</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">沒有代理程式「%1」。</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">沒有代理程式「%1」。您要找的可能是：%2。</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">無法讀取代理程式：%1</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">角色的內容超出模式對代理程式所能表達的範圍，因此仍保留為描述檔。</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">%1 中沒有代理程式。</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">%1 中有多個代理程式。請指明是哪一個：%2。</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">%2 中沒有代理程式「%1」，但有：%3。</translation>
    </message>
</context>
<context>
    <name>model::Amounts</name>
    <message>
        <source>%1 s</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1 分鐘</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1 毫秒</translation>
    </message>
</context>
<context>
    <name>model::CaseFile</name>
    <message>
        <source>there are more than %1 cases</source>
        <translation type="unfinished">案例超過 %1 個</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">無法評判「%1」：%2</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">這不是 UTF-8；請以該編碼儲存表格</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">該列有 %1 個儲存格，而表格有 %2 欄</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">該案例沒有輸入</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">從這裡開始的引號沒有結束</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">超過 16 MiB；大量案例請寫成 JSON 行</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">沒有測試清單</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">這不是表格；不會為它讀取其他檔案</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">測試 %1：%2</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">沒有這個檔案</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">超過讀取案例的上限 256 MiB</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">無法讀取：%1</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">案例應放在 .jsonl、.json、.csv 或 .yaml 檔案中</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">欄「%1」出現了兩次</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">__threshold 是 0 到 1 之間的數字，例如 0.5，而不是「%1」</translation>
    </message>
</context>
<context>
    <name>model::ColumnQuestions</name>
    <message>
        <source>%1: %2</source>
        <comment>a column&apos;s name and what is asked there</comment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Question; %1 is a column, in the comparison side by side</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
</context>
<context>
    <name>model::Comparison</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">沒有供執行使用的暫存資料夾：%1</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">這次執行沒有可保留的內容：它沒有提交。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a conversation&apos;s title and a column&apos;s name</comment>
        <translation type="unfinished">%1（%2）</translation>
    </message>
    <message>
        <source>%1 of %2 committed</source>
        <translation type="unfinished">已提交 %1 / %2</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation type="unfinished">%1 個逾時</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 個失敗</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1 個已停止</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">等待中</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">執行中</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">已提交</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">已中斷</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">已回復</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">逾時</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">已停止</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">一次執行</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">%1 次的中位數</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">輪次</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">呼叫</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">引數相同</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">工具時間</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">整個回合</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">token 輸入/輸出</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">費用</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">文字一致度</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">僅計已提交的執行。</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">呼叫的工具與引數和第一欄多數情況相同的執行。</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">一次執行中所有呼叫的總和。</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">不含執行時等待您確認的時間。</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">輸入包括來自供應商快取的部分。</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">依供應商描述檔中的價格計算；沒有價格時顯示 —。</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">一欄中各最終文字有多少共同的詞。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">%1（%2）</translation>
    </message>
</context>
<context>
    <name>model::ComparisonPlan</name>
    <message>
        <source>What is to be asked? A comparison needs a prompt.</source>
        <translation type="unfinished">要問什麼？比較需要提示詞。</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">比較至少需要兩欄：不同的工具庫、模型、代理程式或指示。</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">比較最多有 %1 欄。</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">比較執行 1 到 %1 次。</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">%1 沒有模型。</translation>
    </message>
</context>
<context>
    <name>model::ComparisonReport</name>
    <message>
        <source>reused</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">沿用先前的結果</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">並排比較</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">代理程式：%1</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">次數：%1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">時間：%1</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">在每一欄中提問：</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">第 %1 次執行：%2</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">回答者：%1</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">呼叫</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">引數</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or column title in the report of a comparison: what a tool gave back</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Heading or column title in the report of a comparison: how long it took</extracomment>
        <translation type="unfinished">時間</translation>
    </message>
</context>
<context>
    <name>model::ConversationEdits</name>
    <message>
        <source>Show Version</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">顯示版本</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">刪除條目</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">刪除條目</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">這裡沒有可編輯的內容。</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">編輯條目</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">手動回答</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">%1 的一部分</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">移到新對話</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">製作摘要</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">還原為分支</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">這裡沒有可分叉的內容。</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">%1 的分叉</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">分叉</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">復原回合</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">無法儲存 %1。</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">名稱「%1」已由 %2 使用</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">內文不是文字，只能原樣傳送。</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">內文過大（%1），無法編輯，只能原樣傳送。</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">預算給定的時間已用完。</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">預算給定的 token 已用盡：%1。</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">預算給定的費用已用完：%1。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">已停止。</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">費用預算不限制 %1：它沒有價格。</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">訊息的角色應為 system、user 或 assistant，而不是「%1」</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">最後一則訊息應為使用者的訊息</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">呼叫應有工具，且引數為物件</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">該案例沒有輸入</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">對話 %1 中沒有提問。</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">出錯</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">%1 與 %2：原為 %3，現為 %4（p %5）</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>每個案例僅 %n 次執行，無法區分變化與偶然；只會指出從全部通過變為全部未通過的案例。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>每個案例 %n 次執行無法反映小於 %1 個百分點的變化。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">執行沒有進行到底。</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">變差</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">變好</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">案例</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">通過</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">通過的比例及其 95 % 信賴區間</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">變體</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">整個回合，中位數</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">token</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">套件的費用</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished">（%1 到 %2）</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">之前</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">現在</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>另有 %n 項未在此顯示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">需要檢視的執行</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">%1 · 通過 %2，未通過 %3，出錯 %4 · 評估 %5</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">時間與費用</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">發現</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">出錯</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">%1，%2 個出錯</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">%1 個不穩定</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">案例</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">通過</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">整個回合，中位數</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">套件的費用</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">不穩定：%1</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">變差：%1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">變好：%1</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">差距過小，無法判斷：%1</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 在所有案例上整體變差：下降 %2 個，上升 %3 個（p %4）</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 在所有案例上整體變好：下降 %2 個，上升 %3 個（p %4）</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">通過 %1，未通過 %2，出錯 %3；其中 %4 為先前的結果</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">此評估：%1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">時間：%1</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">評估：%1</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">盲評偏好</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">%1（%3 次執行中的 %2 次）</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>%n 次執行未進行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">無法評判「%1」：%2</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">模型應寫成 PROVIDER/MODEL，而不是「%1」</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">變體有 prompt 或 template，不能兩者都有</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">標準</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">沒有案例：請撰寫 [[cases]]，或以 cases-from 指定其檔案</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">%1：案例「%2」沒有輸入。請為它提供輸入，或在 [suite] 下以 input 為所有案例提供。</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">%1：沒有案例。</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">%1：%2 個案例，%3 個變體，各 %4 次，超過 %5 次執行。</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">無法讀取保存的套件。</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">無法讀取一個保存的案例：%1</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">「%1」是變數；您是想寫「input」嗎？</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">「%2」沒有變數「%1」；它會原樣保留</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">「%1」沒有任何預期，因此任何回答都會通過</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>另有 %n 項未在此顯示。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>在 %n 次已評分的執行中，評審與您有 %1 次一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">%1 與 %2：%3 / %4</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">無法理解 %1:%2：%3</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">狀態碼，例如 404、4xx 或 %1</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">時間，例如 2s、300ms 或 1min</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">大小，例如 500KB 或 2MB</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">金額，例如 0.01</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">%1：要什麼？</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">「%1」不是有效的模式：%2，位於 %3</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">值不是 JSON Schema：%1</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">值應為表格，含有 name，以及 args 或 schema</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">缺少值</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">值應為文字</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">值應為文字或文字清單</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">值應為模式</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">值應為工具名稱、名稱清單，或含有 name 或 pattern 以及 min 與 max 的表格</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">值應為工具清單，或含有 steps 與 mode 的表格</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">值應為含有 min 或 max 的表格</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">值應為程式，或由程式及其引數組成的清單</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">「%1」是程式碼或會存取外部，因此絕不執行；可以改由命令判定</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">沒有類型</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">沒有預期「%1」</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">沒有預期「%1」；您要找的可能是：%2</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">集合在 assert 下含有其他預期</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">需要門檻值</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">門檻值為 0 到 1，而不是 %1</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">這不是 HTTP Archive：%1</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">這不是 HTTP Archive：沒有含項目的 log。</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">HTTP Archive 的項目 %1 無效：沒有含位址的請求，或沒有回應。</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">正在寫入</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">正在檢查</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">等待您確認</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">執行中</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">完成</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">已拒絕</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">逾時</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">重用結果</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">不確定是否已執行</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">從第 %1 個字元起無法讀取路徑。</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">路徑以 $ 開頭，指標以斜線開頭。</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">回答與預期一致。</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">回答是 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">回答包含 %1。</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">回答不包含 %1。</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">回答以 %1 開頭。</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">回答不以 %1 開頭。</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">該模式對此回答耗時過長。</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">模式符合 %1。</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">模式在回答中沒有相符之處。</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">文字過長，無法衡量。</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">回答相差 %1 處變更，允許 %2 處。</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">依用詞，回答的相似度為 %1，要求 %2。</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">回答不是 JSON：%1</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">回答是符合預期的 JSON。</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">回答是 JSON，但不符合要求：%1</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">回答中沒有 JSON。</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">回答中有符合預期的 JSON。</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">回答因「%1」而結束。</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">模型的這項資訊未知。</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">%1；最多 %2。</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">無法評判：%1。</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">沒有評審：%1</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">評審沒有回答：%1</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">這裡不能執行命令。</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">命令以狀態 %1 結束。</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">依含義，回答的相似度為 %1，要求 %2。</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">無法使用工具庫 %1：%2</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">沒有工具庫「%1」。</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">沒有工具庫「%1」。您要找的可能是：%2。</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">已有 %1 則訊息在等待。請先捨棄一則。</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">評估的提示詞不讀取檔案：%1</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">資料庫 %1 沒有剩餘空間：無法儲存。</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">資料庫 %1 目前只能讀取。</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">資料庫 %1 不允許此使用者登入。其密碼來自 PGPASSWORD 或 ~/.pgpass。</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">沒有這個資料庫：%1。</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">此使用者無權在 %1 中執行該動作。</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">資料庫 %1 還沒有評估。請用 parlance store --create 做好準備。</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">資料庫 %1 的連線或記憶體已用盡。</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">資料庫 %1 沒有回應。</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">無法讀取或寫入資料庫 %1。</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">無法與 PostgreSQL 通訊：沒有安裝 Qt 的對應驅動程式（libqt6sql6-psql）。</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">%1 中的評估為版本 %2。請用 parlance store --create 升級到 %3。</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">表格已存在，但角色不存在：%1（%2）</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">盲評偏好：%1：%3 次中 %2 次，%4；未定：%5</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>在 %n 對已比較的回答中，評審的分數與您有 %1 次一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished">%1 %（%2 到 %3）</translation>
    </message>
</context>
<context>
    <name>model::PromptCatalog</name>
    <message>
        <source>The prompt %1 cannot be used: %2</source>
        <translation type="unfinished">無法使用提示詞 %1：%2</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">沒有提示詞「%1」。</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">沒有提示詞「%1」。您要找的可能是：%2。</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">「%1」不是有效的模式：%2，位於 %3。</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">「%1」也符合空白文字，因此處處相符。</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">該方言在此沒有成員「%1」。</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">該方言在此沒有成員「%1」。您要寫的是「%2」嗎？</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">從這裡開始不是 JSON。</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">評審所給的不是評判：「%1」</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">評估的版本為 %1，比本程式所知的版本（%2）更新。已原樣保留。</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">沒有評估「%1」。</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">還沒有「%1」的評估。</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">有多個評估以「%1」開頭。</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">該評估沒有已完成的執行 %1/%2/%3。</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">評估</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">套件中沒有變體「%1」。</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">套件中沒有案例「%1」。</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">無法讀取此對話的最後一則訊息。</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">程式結束時它仍在等待。</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">只有您的訊息可以編輯並重新傳送。</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">先前沒有可以回答的訊息。</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">沒有可以繼續的內容。</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">請從剛才停下的地方繼續。</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">沒有可以重試的回合。</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">沒有可以接續的回合。</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">沒有可以還原的回合。</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">此對話正在回答。請先停止。</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">無法寫入對話：%1。</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">請先選擇模型。</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">前一個回合無法開始，因此等待您確認。</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">該回合提前結束，因此等待您確認。</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">沒有等待傳送的內容。</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">該回合已回復，因此等待您確認。</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">該回合失敗，因此等待您確認。</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">連同先前的全部內容，這放不進模型的上下文。現在傳送將不含最早的訊息。</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">釘選</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">取消釘選</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">啟用</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">停用</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">沒有代理程式「%1」。</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">代理程式 %1 要求模型 %2。%3</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">變更代理程式</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">另一個 Parlance 正在寫入此對話：%1。</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">存放區的格式為 postgresql://[USER@]HOST[:PORT]/DATABASE，而不是「%1」。</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">密碼不應寫在命令列中，他人可以看到。請設定 PGPASSWORD，或將密碼保存在 ~/.pgpass 或鑰匙圈中。</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">密碼不應寫在命令列中，他人可以看到。請設定 PGPASSWORD。</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">哪個資料庫？請寫在主機之後：postgresql://HOST/DATABASE。</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">透過網路使用存放區時只能用 sslmode=verify-full，不能用 %1：模型與工具的內容會在其中往來。</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">最後一則訊息及其回答之前沒有可以製成摘要的內容。</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">沒有摘要：%1</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">模型沒有寫出摘要。未作任何變更。</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">第 %1 到 %2 則訊息的摘要</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">還沒有可以用來擬定標題的內容。</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">模型沒有寫出標題。</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">沒有標題：%1</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">沒有呼叫工具</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">已呼叫：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>%n 次；%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">全部已呼叫；%1。</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">從未呼叫：%1；%2。</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">沒有呼叫「%1」；%2。</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">以 %1 呼叫。</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">要求依序：%1；%2。</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">步驟的類型有 tool 與 round，沒有「%1」。</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">F1 為 %1，要求 %2；%3。</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">這裡沒有誰來評判它。</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">模型的回答是空的。</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">代理程式 %1 的回答是空的。</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1 發生故障。</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">回答中有一個可能只是範例的呼叫。要執行嗎？
%1</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">已在 %1 秒後停止。</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">無法讀取</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">不是檔案</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">超過 %1 KiB</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">指向工作區之外</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">不是 UTF-8</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">工作區 %1 在 %2 中有給模型的指示。要在該處工作的對話中提供給模型嗎？</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">%1 未提供給模型：%2。</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">%1 未提供給模型：無人允許。</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">工作區 %1 自帶描述檔：%2。它們可以啟動程式並連線到伺服器。要使用它們嗎？</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>另有 %n 項</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">%1 未接受交握：%2</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">%1 使用 Agent Client Protocol 版本 %2，而本程式使用版本 %3。</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">%1 在一分鐘內提出超過 %2 個請求，已被終止。</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">%1 未及時回應「%2」，已被終止。</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">%1 是代理程式，只能在對話中向它提問。</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">%1 拒絕繼續，並已復原該回合。</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">%1 中斷了。</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">%1 輸出的內容超過一次回答的上限。</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">%1 的一個呼叫執行時與它失去聯繫：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>%1 已有 %n 秒沒有輸出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">%1 沒有提供工作階段的名稱。</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">沒有工作區資料夾：%1 在空資料夾 %2 中工作。</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">%1 沒有參與先前的對話，先前的內容會以文字提供給它。</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">%1 遺失了工作階段。</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">%1 未接受 %2：%3</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">%1 需要您登入：%2。它會自行處理，可能會開啟瀏覽器。</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">正在等待您登入 %1…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">%1 需要您登入：%2。登入由它自己的程式完成：請在終端機中執行此命令，然後繼續。</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">允許 %1 嗎？</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">%1 在沙箱之外自行執行。</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">%1 已遭拒絕：代理程式將要執行的動作只能允許或拒絕，不能修改。</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">%1 想在沙箱中執行此命令，在那裡它可以寫入工作區，沒有網路。</translation>
    </message>
</context>
<context>
    <name>network::AcpThread</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first.</source>
        <translation type="unfinished">%1 要求您先登入。</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">%1 要求您先登入（%2）。</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">請在終端機中用它自己的程式登入：%1</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">登入伺服器沒有提供用戶端 ID。</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">這個登入回覆與此次登入不符，未予採用。</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">這個登入回覆並非來自 %1，未予採用。</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">登入回覆中沒有授權碼。</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">登入伺服器未核發權杖（%1）。</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">登入伺服器未核發權杖：%1</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">登入伺服器未核發可用的權杖。</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">「%1」不是可以登入的位址。</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">伺服器要求登入經過這部電腦（%1）。已拒絕。</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">登入將轉往未加密的 %1。已拒絕。</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">伺服器的描述與所要求的不符（是「%1」而不是「%2」），因此不會得到權杖。</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">伺服器需要權杖，但沒有說明由誰核發。</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">登入伺服器沒有說明在何處核發權杖。</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">「%1」沒有聲明會防止登入遭竊用（使用 S256 的 PKCE），因此不得要求權杖。</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">登入伺服器的回覆不是 JSON 物件。</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">登入遭到拒絕。</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">登入失敗：%1</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">登入已中斷。</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">未在規定時間內結束。</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">無法及時連線到 %1。</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">請求內文的分框不符合 HTTP 的要求。</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">請求的標頭過大。</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">這不是可以轉送的請求。</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">對「%1」的請求已遭拒絕：擷取僅供這部電腦的程式以本機名稱使用。</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">網頁的請求已遭拒絕（%1）。</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">一個請求已遭拒絕，其路徑不是以本次擷取的金鑰開頭。</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 傳回的內容不是 HTTP。</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">從這裡開始是另一種通訊協定，只轉送，不保存。</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">無法連線到 %1：%2</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 沒有回答就關閉了連線。</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 在回答完成之前關閉了連線，已收到 %2 位元組。</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">程式在回答完成之前關閉了連線。</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">要擷取的位址不能有查詢、片段或密碼：%1</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">擷取無法在連接埠 %1 上接聽：%2。</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">同時連線超過 %1 個，已關閉一個。</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">請求內文保存了前 %1，但已完整轉送。</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">%1 只有開頭部分：錄製的內容超過 %2 MiB。</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">錄製的伺服器沒有對此作出回答。</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">這部電腦上沒有程式可以等待登入的回覆。</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">「%1」只接受它認識的用戶端，且不允許自行註冊。請在該處以重新導向位址 %2 註冊一個用戶端，並將其用戶端 ID 寫入伺服器的描述檔。</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">%1 發生故障（HTTP %2）。</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">伺服器需要權杖，但它所指的說明位置沒有任何內容。</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">「%1」不是可以登入的位址。</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">伺服器指定「%1」為登入位置，但其用戶端是在「%2」註冊的。沒有傳送任何內容到那裡。</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">在「%1」找到的資訊屬於另一個伺服器（「%2」），未予採用。</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">應在「%1」登入，但它沒有說明如何登入。</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">回覆中沒有這些文字的向量。</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">伺服器開啟了串流，但沒有說明訊息應傳往何處。</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">伺服器沒有以事件串流回應：這不是 MCP 伺服器，或者位址不對。</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">伺服器傳送的訊息過大，無法讀取。</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">伺服器要求將訊息傳往另一處 %1。沒有照做。</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">伺服器結束了連線。</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">伺服器提出請求的速度快於接收回答的速度，有一個回答未傳送。</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">不使用含有使用者名稱或密碼的位址。</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">伺服器將請求重新導向超過 %1 次。</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">%1 將請求重新導向到未加密的位址。</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">%1 的回答超過可接受的 %2 位元組。</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>另有 %n 則此類訊息到達，超過保存的數量。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">登入伺服器需要有人確認（HTTP %1）。</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">供應商 %1 指定了不存在的方言：「%2」。</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">%1 結束回答的原因在此未知：「%2」。</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">%1 以文字形式寫出工具呼叫。已讀取這些呼叫，今後將以同樣的方式（透過約定）告知其工具。</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">伺服器要求將請求傳往另一個位址 %1。請求不會轉送；如果該位址正確，請寫入描述檔。</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">伺服器壓縮了回答，儘管已要求不壓縮。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">伺服器的回答過長：在 %1 之後中斷。</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">%1 的回答沒有依其聲明的方式壓縮。</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">%1 的回答經過壓縮，且超過可接受的 %2 位元組。</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">%1 的壓縮回答中斷了。</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">%2 秒內沒有收到 %1 的任何內容。</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">%2 秒後 %1 的回答仍未結束。</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">伺服器回答的標頭過長：在 %1 之後中斷。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">伺服器回答的分框行過長：已中斷。</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">「%1」不是 HTTP 位址。</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">位址 http://%1 未加密，只有這部電腦的位址可以這樣使用。請使用 https，或在供應商的描述檔中設定 allow-cleartext。</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">標頭「%1」不能原樣傳送。</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">無法啟動應提供金鑰的 %1：%2。</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">應提供金鑰的 %1 沒有結束。</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">應提供金鑰的 %1 輸出的內容過多，不像是金鑰。</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">應提供金鑰的 %1 失敗。%2</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">應提供金鑰的 %1 沒有輸出任何內容。</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">應提供金鑰的 %1 寫出了多行的金鑰；金鑰必須只有一行。</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">無法將金鑰保存到桌面的鑰匙圈；在程式結束之前會一直使用它。</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">無法使用桌面的鑰匙圈。也可以用環境變數提供金鑰。</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">正在向桌面的鑰匙圈要求金鑰「%1」；它可能已鎖定，正在等待密碼。</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">桌面的鑰匙圈沒有回應；它可能已鎖定。請解鎖，或以環境變數提供金鑰。</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">需要金鑰「%1」。%2</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">鑰匙圈與環境變數中都沒有名為「%1」的金鑰。</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">「%1」不是有效的限制：%2</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">限制最多有 %1 個字元。</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">限制中不能有「%1」：可以有數字、大括號中的屬性、+ - * / 與括號。</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">大括號沒有閉合。</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">沒有屬性「%1」。</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">用戶端傳送的訊息超過 %1 MiB。</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">用戶端不接收傳給它的內容。</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">無法寫入用戶端：%1</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">沒有模型檔案 %1。</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">無法讀取模型檔案 %1。</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">找不到程式「%1」。請安裝 llama.cpp，或在 %2 的描述檔中指定程式。</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">尋找位置：%1</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">這部電腦上沒有可用的連接埠。</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">無法啟動「%1」：%2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">「%1」以狀態 %2 結束。</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">「%1」因訊號 %2 而終止。</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">連接埠 %1 已被佔用，正在嘗試另一個。</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">它回報：%1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">模型伺服器已結束：%1</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">分配給模型伺服器的連接埠都已被佔用：%1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">模型伺服器在載入模型時結束：%1</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">模型伺服器已停止。</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">正在啟動模型伺服器。</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">模型伺服器已就緒。</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">%1 將在 %2 秒後重新啟動。</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">模型伺服器正在為上下文配置空間。</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">模型伺服器正在暖機。</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">模型伺服器正在載入模型。</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">模型伺服器正在載入模型：%1 %。</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">沒有可以告知 PATH 的登入 shell。</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">無法向登入 shell %1 詢問 PATH。</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">登入 shell %1 沒有告知 PATH。</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">登入 shell %1 在 %2 秒內沒有告知 PATH，不再等待。</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">沒有收到您用來登入的瀏覽器的回覆。</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">此請求過長。</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">無法理解此請求。</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">這裡沒有內容。</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">此回覆不屬於 Parlance 發起的登入。</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">Parlance 已收到回覆。您可以關閉此頁面。</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">與伺服器的連線已關閉。</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">伺服器不再回應，即使詢問它是否還在也沒有回應。</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">沒有與伺服器的連線。</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">伺服器已將其結束。</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">伺服器已忘記工作階段；將開始新的工作階段。</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">伺服器答覆了一個從未送出的請求，其識別碼為 %1。</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">伺服器識別碼為 %1 的答覆既沒有結果也沒有錯誤。</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>有 %n 行到達過快，已略去。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">伺服器在 %1 秒內沒有回應。</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">伺服器使用的通訊協定版本在此未知。</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">伺服器拒絕了連線，但沒有說明原因。</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">伺服器拒絕了連線：%1</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">對「%1」的請求已遭拒絕：這僅供這部電腦的程式以本機名稱使用。</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">網頁的請求已遭拒絕（%1）。</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">對 /mcp 以外路徑的請求已遭拒絕。</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">沒有金鑰的請求已遭拒絕。</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">無法在連接埠 %1 上接聽：%2</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">無法理解伺服器列出的內容。</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">無法理解伺服器的結果。</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">伺服器要求了未提供的功能：%1</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">伺服器傳回錯誤 %1。</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">伺服器要求補充資訊達 %1 次，始終沒有提供結果。</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">伺服器要求先造訪一個位址，該要求遭到拒絕。</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">伺服器沒有及時回應。</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">伺服器不認得它剛剛給出的工作階段。</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">伺服器已不在。</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">無法理解伺服器的工作。</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">伺服器已結束工作。</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">伺服器傳送的訊息過大，無法讀取。</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">「%1」為 true 或 false，而不是 %2。</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">「%1」為 %2 之一，而不是 %3。</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">「%1」為數字，而不是 %2。</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">「%1」為整數，而不是 %2。</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">「%1」至少為 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">「%1」至多為 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">最大值小於最小值。</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">此類控制項需要選項。</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">%1 是代理程式，與它對話時才會告知其模型。</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">沒有方言「%1」。</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">傳回的內容不是模型清單。</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">伺服器要求的登入方式是 Parlance 不支援的。</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">伺服器拒絕該請求，換用其他權杖也無濟於事。</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">已登出。</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">Parlance 不完整：缺少 %1。</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">無法啟動「%1」：%2</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">「%1」同時執行的處理程序超過 %2 個，已被終止。</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">「%1」輸出超過 %2 位元組，已被終止。</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">「%1」以狀態 %2 結束。</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">一則超過 %1 MiB 的訊息已轉送，但沒有保存。</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">伺服器不計算 token。</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">key 是鑰匙圈項目或環境變數的名稱；這看起來像金鑰本身，不應寫入檔案。</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">工作區的描述檔不能以命令取得金鑰，但可以寫金鑰的名稱。</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">key 沒有指定命令。</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">沒有方言「%1」；可用的有：%2。</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">%1 用於代理程式，代理程式的 dialect = &quot;acp&quot;。</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">%1 不能用於代理程式：代理程式由命令啟動。</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">缺少「base-url」</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">allow-cleartext 中的主機與 base-url 不同。</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">「%1」不是 HTTP 位址。</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">控制項「%1」沒有種類。</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">「%1」不是正規表示式：%2。</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">使用 &quot;server:&quot; 的供應商需要 [server]，用來說明啟動什麼。</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">[server] 用於 base-url = &quot;server:&quot; 的供應商。</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">沒有選擇模型。</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">沒有供應商「%1」。</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">%1 使用 %2，而請求使用 %3。</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">%1 沒有可以重新傳送的位址。</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">沒有供應商「%1」。您要找的可能是：%2。</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">%1 需要金鑰：請用環境變數 %2 提供。</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">%1 需要金鑰，但其描述檔沒有指定。</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">%1 拒絕了金鑰 %2。</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">%1 要求先付費。</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">%1 不允許所用的金鑰執行此動作。</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">%1 不認得模型「%2」，或者位址有誤。</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">對話對 %1 來說過大。</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">對 %1 的請求過於頻繁，或其配額已用盡。</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">%1 目前超出負荷。</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">%1 本身發生錯誤（狀態 %2）。</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">%1 拒絕了請求（狀態 %2）。</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">它傳回了網頁。</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">%1 傳回了網頁。基底 URL 正確嗎？</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">%1 因錯誤而中斷。</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">%1 因錯誤而中斷：%2</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">「%1」不允許 Parlance 自行註冊（HTTP %2）。%3 可以在伺服器的描述檔中指定手動在該處註冊的用戶端。</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">演練無法在連接埠 %1 上接聽：%2。</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">供應商的回答過大，無法讀取。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">供應商的回答在結束前中斷，已收到 %1 位元組。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">無法讀取供應商的回答。</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">%1 需要金鑰 %2。請在設定中輸入，或設定同名的環境變數。</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">伺服器提供的工作階段名稱無法寫入標頭。</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">伺服器無法讀取請求：%1</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">%1 需要金鑰 %2。</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">%1 傳回狀態 %2。</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">%1 傳回錯誤：%2</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">找不到名稱 %1。位址正確嗎？這部電腦是否已連上網路？</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">這不是可以播放的模型呼叫。</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">由錄製的回答播放</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">這裡只知道一個問題：{{help}}</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">%1 的伺服器已沒有描述。</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">模型伺服器在 %1 分鐘內沒有載入完模型，仍在繼續載入。</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">模型伺服器已停止。</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">伺服器沒有介紹自己。</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">伺服器現在指定「%1」為登入位置，但其用戶端是在「%2」註冊的。沒有傳送任何內容到那裡。如果這項變更正確，請將核發者寫入伺服器的描述檔。</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">伺服器以缺少一項已授予的權限為由拒絕請求（%1）。</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">伺服器接連拒絕多個權杖，不再繼續要求。</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">無法啟動「%1」：%2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">「%1」以狀態 %2 結束。</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">「%1」因訊號 %2 而終止。</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">「%1」不讀取對其請求的回答；不再傳送回答。</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">「%1」傳送了超過 %2 MB 的訊息，已被終止。</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">它回報：%1</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">供應商再次開始了它的回答。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">供應商的回答不是訊息。</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">供應商傳送了一個尚未開始的呼叫的片段。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">供應商的回答中沒有訊息。</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">供應商分段傳送呼叫的引數（streamFunctionCallArguments），無法讀取。請從其描述檔加入請求的內容中去掉它。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">供應商的回答尚未就緒：正在背景產生。</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">供應商傳送的事件不是 JSON。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">供應商的回答不是完整的 JSON 物件。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">供應商的回答是空的。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">供應商的回答在結束前中斷。</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">回答超過 %1，已在該處中斷。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">供應商的回答部分過多，無法讀取。</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">伺服器提出請求的速度快於接收回答的速度，有一個回答未傳送。</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">%1 沒有計算 token。</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">依約定的呼叫：有效 %1，修復 %2，失敗 %3</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">追蹤資料來得太快，來不及傳送；已略去一部分。</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">收集器傳回 %1</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">無法將追蹤資料傳送到 %1：%2</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">收集器沒有回應</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">%1 沒有回應：連線遭到拒絕。伺服器在執行嗎？</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">找不到名稱 %1。位址正確嗎？這部電腦是否已連上網路？</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">無法及時連線到 %1。</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">無法與 %1 建立安全連線：其憑證或加密方式未獲接受。</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">通往 %1 的代理伺服器不允許連線通過。</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 傳回的內容不是 HTTP。</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">%1 在回答完成之前關閉了連線，已收到 %2 位元組。</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 沒有回答就關閉了連線。</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">與 %1 的連線失敗。</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">與 %1 的連線失敗：%2</translation>
    </message>
</context>
</TS>
