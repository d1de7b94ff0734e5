<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>AcpCall</name>
    <message>
        <source>The difference is too large to be shown.</source>
        <translation type="unfinished">差分が大きすぎるため表示できません。</translation>
    </message>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation type="unfinished">
            <numerusform>ほかに %n 個のファイルを変更します。</numerusform>
        </translation>
    </message>
    <message>
        <source>This call was refused, but %1 says that it was done anyway.</source>
        <translation type="unfinished">この呼び出しは拒否されましたが、%1 は実行済みと報告しています。</translation>
    </message>
    <message>
        <source>This call of %1 was refused.</source>
        <translation type="unfinished">%1 のこの呼び出しは拒否されました。</translation>
    </message>
    <message>
        <source>%1 says that it failed.</source>
        <translation type="unfinished">%1 は失敗したと報告しています。</translation>
    </message>
    <message>
        <source>%1 did not say how it ended.</source>
        <translation type="unfinished">%1 は結果を報告していません。</translation>
    </message>
</context>
<context>
    <name>AcpOptions</name>
    <message>
        <source>Mode</source>
        <extracomment>Choice among the settings that an agent of another program offers</extracomment>
        <translation type="unfinished">モード</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Choice among the settings that an agent of another program offers: a language model</extracomment>
        <translation type="unfinished">モデル</translation>
    </message>
    <message>
        <source>As the agent chooses</source>
        <translation type="unfinished">エージェントに任せる</translation>
    </message>
</context>
<context>
    <name>AcpPrompt</name>
    <message>
        <source>The agent is not given “%1”: it takes no such files.</source>
        <translation type="unfinished">「%1」はエージェントに渡されません。この種類のファイルには対応していません。</translation>
    </message>
    <message>
        <source>The agent is not shown the picture: it takes none.</source>
        <translation type="unfinished">画像はエージェントに渡されません。画像には対応していません。</translation>
    </message>
</context>
<context>
    <name>AddressGuard</name>
    <message>
        <source>“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.</source>
        <translation type="unfinished">「%1」はアドレスでも、192.168.1.0/24 のような範囲でも、ホスト名でもありません。</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool&apos;s descriptor.</source>
        <translation type="unfinished">アドレス http://%1 は暗号化されていません。https を使用するか、ツールの定義ファイルの allow-cleartext にホストを指定してください。</translation>
    </message>
    <message>
        <source>%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their descriptor names it.</source>
        <translation type="unfinished">%1 はこのコンピューターまたはプライベートネットワーク (%2) にあります。ツールの定義ファイルの allow-addresses に指定しない限り、ツールはアクセスできません。</translation>
    </message>
</context>
<context>
    <name>AgentChanges</name>
    <message>
        <source>An agent&apos;s name, title, description, model and instruction can be set, but not “%1”.</source>
        <translation type="unfinished">エージェントで設定できるのは name、title、description、model、instruction です。「%1」は設定できません。</translation>
    </message>
    <message>
        <source>There is no agent in the text.</source>
        <translation type="unfinished">テキストにエージェントがありません。</translation>
    </message>
    <message>
        <source>There is no agent “%1” in the text.</source>
        <translation type="unfinished">テキストにエージェント「%1」がありません。</translation>
    </message>
    <message>
        <source>The text has %1 agents. Say which one.</source>
        <translation type="unfinished">テキストには %1 個のエージェントがあります。どれかを指定してください。</translation>
    </message>
    <message>
        <source>The agent %1 has no tool “%2”.</source>
        <translation type="unfinished">エージェント %1 にツール「%2」はありません。</translation>
    </message>
    <message>
        <source>The agent %1 would be wrong: %2</source>
        <translation type="unfinished">エージェント %1 が正しくなくなります: %2</translation>
    </message>
    <message>
        <source>the agent has another type “%1”</source>
        <translation type="unfinished">エージェントには別の型「%1」があります</translation>
    </message>
</context>
<context>
    <name>AgentConversion</name>
    <message>
        <source>comments</source>
        <extracomment>What is lost when an agent is converted to TOML</extracomment>
        <translation type="unfinished">コメント</translation>
    </message>
</context>
<context>
    <name>AgentPart</name>
    <message>
        <source>a tool has no name</source>
        <translation type="unfinished">ツールに名前がありません</translation>
    </message>
    <message>
        <source>the signature cannot be read</source>
        <translation type="unfinished">シグネチャを読み込めません</translation>
    </message>
    <message>
        <source>the agent has no name</source>
        <translation type="unfinished">エージェントに名前がありません</translation>
    </message>
    <message>
        <source>the model “%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">モデル「%1」が PROVIDER/MODEL の形式ではありません</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">エージェントに「%1」という名前のツールが 2 つあります</translation>
    </message>
</context>
<context>
    <name>AgentPattern</name>
    <message>
        <source>&apos;limits&apos; is written as {rounds: 10}</source>
        <translation type="unfinished">&apos;limits&apos; は {rounds: 10} のように書きます</translation>
    </message>
    <message>
        <source>&apos;limits&apos; has whole numbers from 0 to %1, under these names: %2</source>
        <translation type="unfinished">&apos;limits&apos; の値は 0 から %1 までの整数で、使える名前は次のとおりです: %2</translation>
    </message>
    <message>
        <source>several tool specifications are named “%1” (at %2); one that is referred to needs a name of its own</source>
        <translation type="unfinished">「%1」という名前のツール仕様が複数あります (%2)。参照される仕様には固有の名前が必要です</translation>
    </message>
    <message>
        <source>Pattern must have Agent label</source>
        <translation type="unfinished">パターンには Agent ラベルが必要です</translation>
    </message>
    <message>
        <source>Agent must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">Agent には空でないパターン識別子 (名前) が必要です</translation>
    </message>
    <message>
        <source>Agent must have &apos;instruction&apos; property</source>
        <translation type="unfinished">Agent には &apos;instruction&apos; プロパティが必要です</translation>
    </message>
    <message>
        <source>&apos;instruction&apos; must be a text</source>
        <translation type="unfinished">&apos;instruction&apos; はテキストでなければなりません</translation>
    </message>
    <message>
        <source>Agent must have &apos;model&apos; property</source>
        <translation type="unfinished">Agent には &apos;model&apos; プロパティが必要です</translation>
    </message>
    <message>
        <source>&apos;model&apos; must be a text</source>
        <translation type="unfinished">&apos;model&apos; はテキストでなければなりません</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; はテキストでなければなりません</translation>
    </message>
    <message>
        <source>&apos;model&apos; is written as PROVIDER/MODEL</source>
        <translation type="unfinished">&apos;model&apos; は PROVIDER/MODEL の形式で書きます</translation>
    </message>
    <message>
        <source>the agent has two tools named “%1”</source>
        <translation type="unfinished">エージェントに「%1」という名前のツールが 2 つあります</translation>
    </message>
    <message>
        <source>no tool specification is named “%1”</source>
        <translation type="unfinished">「%1」という名前のツール仕様はありません</translation>
    </message>
</context>
<context>
    <name>AgentPorts</name>
    <message>
        <source>It is about a file outside of the workspace.</source>
        <translation type="unfinished">ワークスペースの外にあるファイルに関するものです。</translation>
    </message>
    <message>
        <source>It is about a file that is hidden, looks like a secret or is run by other programs.</source>
        <translation type="unfinished">隠しファイル、機密らしいファイル、またはほかのプログラムが実行するファイルに関するものです。</translation>
    </message>
</context>
<context>
    <name>AgentReader</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished">%1 行 %2 列: %3</translation>
    </message>
    <message>
        <source>“%1” is not written as PROVIDER/MODEL</source>
        <translation type="unfinished">「%1」が PROVIDER/MODEL の形式ではありません</translation>
    </message>
    <message>
        <source>An agent needs an instruction: what the model is told before everything else.</source>
        <translation type="unfinished">エージェントには指示 (instruction) が必要です。モデルに最初に伝える内容です。</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>not loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">未読み込み</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">読み込み中</translation>
    </message>
    <message>
        <source>its tools are being checked</source>
        <translation type="unfinished">ツールを確認中</translation>
    </message>
    <message>
        <source>loaded, without tools</source>
        <translation type="unfinished">読み込み済み、ツールなし</translation>
    </message>
    <message>
        <source>loaded, with tools</source>
        <translation type="unfinished">読み込み済み、ツールあり</translation>
    </message>
    <message>
        <source>cannot play</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">動作不可</translation>
    </message>
    <message>
        <source>the file has errors; its last good text is in use</source>
        <translation type="unfinished">ファイルにエラーがあるため、最後の正しい内容を使用中</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation type="unfinished">%1 (ほか %2 件)</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an agent with rules of its own</extracomment>
        <translation type="unfinished">キャラクター</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">%1 で動作</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for</extracomment>
        <translation type="unfinished">完全一致</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">すべてのツールセット (名前で)</translation>
    </message>
    <message>
        <source>A tool&apos;s work is done by the tool of the same name, in whichever ensemble that is.</source>
        <translation type="unfinished">どのツールセットにあっても、同じ名前のツールが使われます。</translation>
    </message>
    <message>
        <source>bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents: an implementation was found for it</extracomment>
        <translation type="unfinished">割り当て済み</translation>
    </message>
    <message>
        <source>loaded</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">読み込み済み</translation>
    </message>
    <message>
        <source>not bound</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">未割り当て</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>State of an agent or of one of its tools in the dock of agents</extracomment>
        <translation type="unfinished">エラーあり</translation>
    </message>
</context>
<context>
    <name>AgentToml</name>
    <message>
        <source>A descriptor has no place for the annotations of an agent.</source>
        <translation type="unfinished">定義ファイルにはエージェントの注釈を書く場所がありません。</translation>
    </message>
    <message>
        <source>A descriptor holds one agent; the text has %1.</source>
        <translation type="unfinished">定義ファイルに書けるエージェントは 1 つですが、テキストには %1 個あります。</translation>
    </message>
    <message>
        <source>A descriptor has no place for “%1”.</source>
        <translation type="unfinished">定義ファイルには「%1」を書く場所がありません。</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">キャラクターには gram で表せるエージェント以上の内容があるため、定義ファイルのままになります。</translation>
    </message>
    <message>
        <source>In a descriptor an agent&apos;s name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “%1”.</source>
        <translation type="unfinished">定義ファイルのエージェント名は英数字、_、.、- からなる最大 64 文字で、先頭は英数字です:「%1」。</translation>
    </message>
    <message>
        <source>In a descriptor a tool&apos;s name has up to 64 letters, digits, _ and -: “%1”.</source>
        <translation type="unfinished">定義ファイルのツール名は英数字、_、- からなる最大 64 文字です:「%1」。</translation>
    </message>
</context>
<context>
    <name>ApprovalRule</name>
    <message>
        <source> or </source>
        <extracomment>Word between alternatives in a sentence about which calls a rule stands for</extracomment>
        <translation type="unfinished">または</translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation type="unfinished">%1 の行き先が %2</translation>
    </message>
    <message>
        <source>%1 is an address at %2</source>
        <translation type="unfinished">%1 が %2 のアドレス</translation>
    </message>
    <message>
        <source>%1 is a command like %2</source>
        <translation type="unfinished">%1 が %2 のようなコマンド</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation type="unfinished">%1 が %2 に一致</translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a call is allowed</extracomment>
        <translation type="unfinished">
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">行き先: %1</translation>
    </message>
    <message>
        <source>It runs as %1</source>
        <translation type="unfinished">実行コマンド: %1</translation>
    </message>
    <message>
        <source>It runs as %1, for work in %2</source>
        <translation type="unfinished">実行コマンド: %1 (作業フォルダー: %2)</translation>
    </message>
    <message>
        <source>The person refused this call of %1.</source>
        <translation type="unfinished">ユーザーが %1 のこの呼び出しを拒否しました。</translation>
    </message>
    <message>
        <source>This call of %1 was not allowed beforehand, and nobody was asked.</source>
        <translation type="unfinished">%1 のこの呼び出しは事前に許可されておらず、確認もされませんでした。</translation>
    </message>
    <message>
        <source>The program that Parlance works for refused this call of %1.</source>
        <translation type="unfinished">Parlance の呼び出し元プログラムが %1 のこの呼び出しを拒否しました。</translation>
    </message>
</context>
<context>
    <name>ArchiveReader</name>
    <message>
        <source>This is not a file that can be imported. parlance help export says which can.</source>
        <translation type="unfinished">インポートできるファイルではありません。対応形式は parlance help export で確認できます。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">ファイルが空です。</translation>
    </message>
    <message>
        <source>This is a ZIP archive. Unpack it first: the conversations.json in it can be imported.</source>
        <translation type="unfinished">これは ZIP アーカイブです。先に展開してください。conversations.json をインポートできます。</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">%1 行目: %2</translation>
    </message>
    <message>
        <source>This web page was not exported by Parlance, or by a version that put no conversations into it. Pages of other programs do not say who said what: take their data export.</source>
        <translation type="unfinished">この Web ページは Parlance がエクスポートしたものではないか、会話を入れないバージョンがエクスポートしたものです。ほかのプログラムのページからは、誰が何を言ったかが分かりません。そのプログラムのデータエクスポートを使ってください。</translation>
    </message>
</context>
<context>
    <name>ArgumentsCheck</name>
    <message>
        <source>The arguments of %1 are not JSON: %2</source>
        <translation type="unfinished">%1 の引数が JSON ではありません: %2</translation>
    </message>
    <message>
        <source>The arguments of %1 do not fit: %2</source>
        <translation type="unfinished">%1 の引数が適合しません: %2</translation>
    </message>
    <message>
        <source>%1 was called with nothing for %2, which it needs. What is not known must be asked of the user, not left empty.</source>
        <translation type="unfinished">%1 が、必須の %2 が空のまま呼び出されました。不明な値は空にせず、ユーザーに確認する必要があります。</translation>
    </message>
    <message>
        <source>The call of %1 was cut off and did not run: the answer reached the limit of its length</source>
        <translation type="unfinished">応答が長さの上限に達したため、%1 の呼び出しは途中で切れ、実行されませんでした</translation>
    </message>
    <message>
        <source>%1, %2 tokens. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1、%2 トークン。呼び出しを短くするか、上限を上げてください。</translation>
    </message>
    <message>
        <source>%1. A shorter call would fit, or a higher limit.</source>
        <translation type="unfinished">%1。呼び出しを短くするか、上限を上げてください。</translation>
    </message>
</context>
<context>
    <name>ArgumentsReader</name>
    <message>
        <source>The arguments are an object: type = &quot;object&quot; is missing.</source>
        <translation type="unfinished">引数はオブジェクトです。type = &quot;object&quot; がありません。</translation>
    </message>
    <message>
        <source>%1 is not checked.</source>
        <translation type="unfinished">%1 は検証されません。</translation>
    </message>
    <message>
        <source>%1 has no argument “%2”.</source>
        <translation type="unfinished">%1 に引数「%2」はありません。</translation>
    </message>
    <message>
        <source>“%1” is of the type %2.</source>
        <translation type="unfinished">「%1」の型は %2 です。</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>The expression is too long or too deep.</source>
        <translation type="unfinished">式が長すぎるか、入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>One expression is wanted, not several.</source>
        <translation type="unfinished">式は 1 つだけ指定してください。</translation>
    </message>
    <message>
        <source>“%1” cannot be worked out: %2</source>
        <translation type="unfinished">「%1」を計算できません: %2</translation>
    </message>
    <message>
        <source>The calculator broke.</source>
        <translation type="unfinished">計算機能でエラーが発生しました。</translation>
    </message>
</context>
<context>
    <name>BenchRun</name>
    <message>
        <source>[%1, %2]</source>
        <extracomment>Range of numbers in the test bench</extracomment>
        <translation type="unfinished">[%1、%2]</translation>
    </message>
    <message>
        <source>Example: %1 gives: %2</source>
        <translation type="unfinished">例: %1 の結果: %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation type="unfinished">
            <numerusform>[ほか %n 文字]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchComparison</name>
    <message>
        <source>… The rest of this text is not shown.</source>
        <translation type="unfinished">… このテキストの残りは表示されません。</translation>
    </message>
</context>
<context>
    <name>Break</name>
    <message>
        <source>This tool was asked to break.</source>
        <translation type="unfinished">このツールは異常終了するよう指示されました。</translation>
    </message>
</context>
<context>
    <name>BrokenEnsembles</name>
    <message>
        <source>There is no ensemble named %1.</source>
        <translation type="unfinished">ツールセット %1 はありません。</translation>
    </message>
    <message>
        <source>The ensemble %1 is broken: %2</source>
        <translation type="unfinished">ツールセット %1 に問題があります: %2</translation>
    </message>
    <message>
        <source>The ensemble %1 is not connected: %2</source>
        <translation type="unfinished">ツールセット %1 は接続されていません: %2</translation>
    </message>
    <message>
        <source>its server did not answer in time.</source>
        <translation type="unfinished">サーバーが時間内に応答しませんでした。</translation>
    </message>
</context>
<context>
    <name>BuiltinInvocables</name>
    <message>
        <source>What is in it now is not shown: it may be a secret.</source>
        <translation type="unfinished">機密情報の可能性があるため、現在の内容は表示されません。</translation>
    </message>
    <message>
        <source>It stays as it is.</source>
        <translation type="unfinished">変更されません。</translation>
    </message>
    <message>
        <source>It will be empty.</source>
        <translation type="unfinished">空になります。</translation>
    </message>
</context>
<context>
    <name>Calculate</name>
    <message>
        <source>“%1” has no finite value.</source>
        <translation type="unfinished">「%1」の値は有限ではありません。</translation>
    </message>
</context>
<context>
    <name>CanisterJson</name>
    <message>
        <source>This is not a canister: %1.</source>
        <translation type="unfinished">これはエントリではありません: %1</translation>
    </message>
</context>
<context>
    <name>CarriedReader</name>
    <message>
        <source>Parlance&apos;s PDF</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">Parlance の PDF</translation>
    </message>
    <message>
        <source>Parlance&apos;s HTML</source>
        <extracomment>Name of a file format among those that conversations are imported from</extracomment>
        <translation type="unfinished">Parlance の HTML</translation>
    </message>
    <message>
        <source>HTML and PDF have the path that was shown, without branches, settings and what a page does not show.</source>
        <translation type="unfinished">HTML と PDF には、表示されていたパスが、ブランチ、設定、ページに表示されないものを除いて含まれます。</translation>
    </message>
</context>
<context>
    <name>Cassette</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 を読み込めません。</translation>
    </message>
    <message>
        <source>%1 is larger than 256 MiB.</source>
        <translation type="unfinished">%1 は 256 MiB を超えています。</translation>
    </message>
    <message>
        <source>%1: this line is not a recorded exchange</source>
        <translation type="unfinished">%1: この行は記録された通信ではありません</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">%1 を保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>CassetteMatch</name>
    <message>
        <source>This request is not on the cassette: nothing was recorded for %1.</source>
        <translation type="unfinished">このリクエストはカセットにありません。%1 の記録がありません。</translation>
    </message>
    <message>
        <source>This request is not on the cassette. For %1 its body departs at byte %2 from what was recorded: there “%3”, here “%4”.</source>
        <translation type="unfinished">このリクエストはカセットにありません。%1 の本文は、バイト %2 から記録と異なります。記録は「%3」、今回は「%4」です。</translation>
    </message>
</context>
<context>
    <name>CassetteOptions</name>
    <message>
        <source>Write all that goes over the wire to this cassette, without keys.</source>
        <translation type="unfinished">通信内容をすべて (キーを除く) このカセットに記録します。</translation>
    </message>
    <message>
        <source>Play this cassette instead of using the network and starting MCP servers. A request that is not on it is an error that says from which byte on it differs.</source>
        <translation type="unfinished">ネットワークへの接続や MCP サーバーの起動の代わりに、このカセットを再生します。カセットにないリクエストはエラーになり、どのバイトから異なるかが示されます。</translation>
    </message>
    <message>
        <source>With --replay: dates, times and identifiers in a request may differ.</source>
        <translation type="unfinished">--replay と併用: リクエスト内の日付、時刻、識別子の違いを許容します。</translation>
    </message>
    <message>
        <source>--lenient and --pace go with --replay.</source>
        <translation type="unfinished">--lenient と --pace は --replay と併用します。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1 に書き込めません。</translation>
    </message>
    <message>
        <source>With --replay: at-once, recorded for the pauses that there were, or step, where Enter lets the next event come.</source>
        <translation type="unfinished">--replay と併用: at-once (すぐに再生)、recorded (記録時の間隔で再生)、または step (Enter で次のイベントへ進む)。</translation>
    </message>
    <message>
        <source>--pace is at-once, recorded or step, not %1.</source>
        <translation type="unfinished">--pace に指定できるのは at-once、recorded、または step です (%1 は使えません)。</translation>
    </message>
</context>
<context>
    <name>CharacterReader</name>
    <message>
        <source>(nothing does the work of %1)</source>
        <translation type="unfinished">(%1 を実行するものがありません)</translation>
    </message>
</context>
<context>
    <name>ChatGptReader</name>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">ツールの結果</translation>
    </message>
    <message>
        <source>ChatGPT&apos;s data export</source>
        <translation type="unfinished">ChatGPT のデータエクスポート</translation>
    </message>
    <message>
        <source>A conversation has no messages (“mapping”).</source>
        <translation type="unfinished">会話にメッセージ (「mapping」) がありません。</translation>
    </message>
    <message>
        <source>messages that follow no other</source>
        <translation type="unfinished">つながりのないメッセージ</translation>
    </message>
    <message>
        <source>pictures and sounds, which the export keeps in other files</source>
        <translation type="unfinished">エクスポートでは別ファイルになる画像と音声</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">メッセージのない会話</translation>
    </message>
</context>
<context>
    <name>CheckpointStore</name>
    <message>
        <source>There is no room left for what was in it.</source>
        <translation type="unfinished">元の内容を保存しておく領域がありません。</translation>
    </message>
    <message>
        <source>There is no turn “%1”.</source>
        <translation type="unfinished">ターン「%1」はありません。</translation>
    </message>
    <message>
        <source>Several turns begin with “%1”.</source>
        <translation type="unfinished">「%1」で始まるターンが複数あります。</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeReader</name>
    <message>
        <source>a session of Claude Code</source>
        <translation type="unfinished">Claude Code のセッション</translation>
    </message>
    <message>
        <source>messages among agents of the session</source>
        <translation type="unfinished">セッションのエージェント間のメッセージ</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">プログラムがモデルに伝えた内容</translation>
    </message>
    <message>
        <source>Summary of what came before</source>
        <translation type="unfinished">これまでの内容の要約</translation>
    </message>
</context>
<context>
    <name>ClaudeReader</name>
    <message>
        <source>Claude&apos;s data export</source>
        <translation type="unfinished">Claude のデータエクスポート</translation>
    </message>
    <message>
        <source>A conversation has no messages (“chat_messages”).</source>
        <translation type="unfinished">会話にメッセージ (「chat_messages」) がありません。</translation>
    </message>
    <message>
        <source>files, which the export does not hold</source>
        <translation type="unfinished">エクスポートに含まれないファイル</translation>
    </message>
    <message>
        <source>parts of messages that are neither text, thought nor tool call</source>
        <translation type="unfinished">テキスト、思考、ツール呼び出しのいずれでもないメッセージの一部</translation>
    </message>
    <message>
        <source>conversations without a message</source>
        <translation type="unfinished">メッセージのない会話</translation>
    </message>
</context>
<context>
    <name>CodexReader</name>
    <message>
        <source>a session of Codex</source>
        <translation type="unfinished">Codex のセッション</translation>
    </message>
    <message>
        <source>entries that are neither messages nor tool calls</source>
        <translation type="unfinished">メッセージでもツール呼び出しでもない項目</translation>
    </message>
    <message>
        <source>what the program told the model</source>
        <translation type="unfinished">プログラムがモデルに伝えた内容</translation>
    </message>
</context>
<context>
    <name>CommandAssembly</name>
    <message>
        <source>It would work in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">Parlance 自身のフォルダーで動作することになりますが、そこにはツールからアクセスできません。</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation type="unfinished">プログラム「%1」はありません。</translation>
    </message>
    <message>
        <source>PATH is %1</source>
        <translation type="unfinished">PATH は %1 です</translation>
    </message>
    <message>
        <source>It works in a folder of the workspace, and there is no workspace folder.</source>
        <translation type="unfinished">ワークスペースのフォルダーで動作しますが、ワークスペースフォルダーがありません。</translation>
    </message>
    <message>
        <source>There is no folder “%1” in the workspace.</source>
        <translation type="unfinished">ワークスペースにフォルダー「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>CommandImport</name>
    <message>
        <source>It names no program.</source>
        <translation type="unfinished">プログラムが指定されていません。</translation>
    </message>
    <message>
        <source>“%1 %2” belongs to Windows and is left out.</source>
        <translation type="unfinished">「%1 %2」は Windows 用のため除外します。</translation>
    </message>
    <message>
        <source>“%1” is a Windows path, which is not found here.</source>
        <translation type="unfinished">「%1」は Windows のパスのため、ここでは見つかりません。</translation>
    </message>
    <message>
        <source>The program %1 is below a folder that is not known here.</source>
        <translation type="unfinished">プログラム %1 は、ここでは不明なフォルダーの下にあります。</translation>
    </message>
    <message>
        <source>What %1 stands for is not known here.</source>
        <translation type="unfinished">%1 が何を表すか、ここでは不明です。</translation>
    </message>
    <message>
        <source>An argument of the program.</source>
        <translation type="unfinished">プログラムの引数。</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">%1 の値。</translation>
    </message>
    <message>
        <source>Its arguments hold keys or variables; sh puts these in when the server is started.</source>
        <translation type="unfinished">引数にキーまたは変数が含まれています。サーバーの起動時に sh が展開します。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">制御文字をそのままファイルやパイプに書き出します。</translation>
    </message>
    <message>
        <source>For screen readers: whole lines, words instead of symbols, choices by number.</source>
        <translation type="unfinished">スクリーンリーダー向け: 行単位の出力、記号の代わりに言葉、番号での選択。</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">このコマンドのオプションを表示します。</translation>
    </message>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines で出力します。</translation>
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
        <translation type="unfinished">Parlance: 言語モデルと会話するためのワークベンチ。

  parlance                               ウィンドウを開く
  parlance open [FILE|LINK…]             ウィンドウに表示し、実行する前に確認する
  parlance converse [OPTIONS] PROMPT|-   1 ターンの会話
  parlance agents                        エージェントとキャラクター、およびツールの割り当て先
  parlance prompts                       使用できるプロンプトとその変数
  parlance skills                        モデルが読めるスキル
  parlance compare [OPTIONS] PROMPT|-    1 つのプロンプトを複数のモデル、ライブラリ、エージェント、指示で比較
  parlance evaluate SUITE                期待条件付きのケースを、モデル、エージェント、ライブラリ、プロンプトで評価
  parlance work --store URL              PostgreSQL にある評価の実行を処理する
  parlance store --create --store URL    PostgreSQL を評価用に準備する
  parlance check PATH…                   定義ファイルの問題を調べる
  parlance tools [--for DIALECT]         ツールを表、またはプロバイダーに渡す形で表示する
  parlance invoke ENSEMBLE:TOOL JSON     ツールを 1 回呼び出す
  parlance explain TOOL JSON             その呼び出しで確認が必要か、どの規則によるかを示す
  parlance conversations                 会話の一覧 (新しい順)
  parlance show ID [--canonical]         1 つの会話を表示する
  parlance delete|restore|erase ID…      会話を削除、復元、完全に消去する
  parlance archive|unarchive ID…         会話をアーカイブする、一覧に戻す
  parlance move ID… --group NAME         会話をグループに移動する
  parlance search WORDS                  すべての会話を検索する
  parlance export --output FILE [ID…]    会話 (またはすべて) を他でも読めるファイルに書き出す
  parlance import FILE…                  このプログラムや他のプログラムのファイルから会話を取り込む
  parlance backup FILE                   データストア全体を 1 つのファイルに保存する
  parlance repair [--check]              破損したデータストアから読める内容を救出する
  parlance exchanges [ID]                通信内容の一覧
  parlance diff A B                      2 つのリクエストの違いと、異なり始めるバイト
  parlance figures [--by WHAT]           呼び出し、失敗、時間、トークン、費用をツール、モデル、日ごとに集計
  parlance resend EXCHANGE               リクエストをそのまま、または別の本文で再送信する
  parlance undo TURN --files             ターンが書き込んだファイルを元に戻す
  parlance rehearse SCENARIO [--port N]  リハーサルサーバーを単独で実行する
  parlance capture --to URL|PROVIDER     他のプログラムの通信を中継し、保存する
  parlance serve-mcp --stdio|--http PORT 会話、モデル、ツールを他のプログラムに提供する
  parlance serve-acp                     起動元のエディター用のエージェント (Agent Client Protocol)
  parlance models                        利用できるモデルの一覧
  parlance gram FILE…                    gram 記法のエージェントの問題を調べる
  parlance import-servers FILE…          他のクライアントの設定ファイルから MCP サーバーを取り込む
  parlance import-tools FILE             ツールのリストをエージェントの定義ファイルまたは gram に変換する
  parlance conformance URL               MCP サーバーが提供する機能をひととおり試す
  parlance help [CHAPTER]                マニュアル

  --profile DIR   すべてをこのフォルダーに保存する (または PARLANCE_PROFILE を設定)
  --store URL     この PostgreSQL で評価ウィンドウを開く
  --json          テキストの代わりに JSON Lines で出力 (全コマンド共通)
  --raw           制御文字をそのままファイルやパイプに出力
  --plain         スクリーンリーダー向け: 行単位の出力、記号の代わりに言葉 (または ACCESSIBLE=1 を設定)
  --help          コマンドの後に指定: そのオプション
  --version       バージョン

終了ステータス: 0 完了、1 失敗・ロールバック・中断、2 使い方の誤り、130 キャンセル。</translation>
    </message>
</context>
<context>
    <name>CommandOutcome</name>
    <message>
        <source>“%1” used all the processor time that it may use.</source>
        <translation type="unfinished">「%1」が、使用できるプロセッサ時間を使い切りました。</translation>
    </message>
    <message>
        <source>“%1” wrote a file larger than it may write.</source>
        <translation type="unfinished">「%1」が上限を超える大きさのファイルを書き込みました。</translation>
    </message>
    <message>
        <source>“%1” was killed (signal 9), as the system does when memory runs out.</source>
        <translation type="unfinished">「%1」は強制終了されました (シグナル 9)。メモリ不足のときにシステムが行う動作です。</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">「%1」がシグナル %2 で強制終了されました。</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">「%1」がステータス %2 で終了しました。</translation>
    </message>
    <message>
        <source>It had written:</source>
        <translation type="unfinished">それまでの出力:</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not UTF-8 text.</source>
        <translation type="unfinished">「%1」の出力が UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>“%1” wrote something that is not JSON.</source>
        <translation type="unfinished">「%1」の出力が JSON ではありません。</translation>
    </message>
</context>
<context>
    <name>CommandReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command はテキストのリスト (プログラムとその引数) です。</translation>
    </message>
    <message>
        <source>dashes is true or false.</source>
        <translation type="unfinished">dashes は true または false です。</translation>
    </message>
    <message>
        <source>input is &quot;json&quot;, &quot;none&quot; or a text with placeholders.</source>
        <translation type="unfinished">input は &quot;json&quot;、&quot;none&quot;、またはプレースホルダーを含むテキストです。</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output は &quot;text&quot;、&quot;json&quot;、&quot;auto&quot; のいずれかです。</translation>
    </message>
    <message>
        <source>time-limit is one placeholder, such as &quot;{timeout}&quot;; timeout is for a fixed time.</source>
        <translation type="unfinished">time-limit は &quot;{timeout}&quot; のような 1 つのプレースホルダーです。固定の時間は timeout で指定します。</translation>
    </message>
    <message>
        <source>folder is a path within the workspace folder.</source>
        <translation type="unfinished">folder はワークスペースフォルダー内のパスです。</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment は変数名のリストです。</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">「%1」は変数名ではありません。</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">変数はテキスト、または { keychain = &quot;キーの名前&quot; } です。</translation>
    </message>
    <message>
        <source>An exit status is a whole number from 0 to 255.</source>
        <translation type="unfinished">終了ステータスは 0 から 255 までの整数です。</translation>
    </message>
    <message>
        <source>accepted-statuses is a list of exit statuses.</source>
        <translation type="unfinished">accepted-statuses は終了ステータスのリストです。</translation>
    </message>
</context>
<context>
    <name>CommandVector</name>
    <message>
        <source>“%1” has half of a character in it.</source>
        <translation type="unfinished">「%1」に不完全な文字が含まれています。</translation>
    </message>
    <message>
        <source>One argument of a command cannot hold two lists.</source>
        <translation type="unfinished">コマンドの 1 つの引数に 2 つのリストは入れられません。</translation>
    </message>
    <message>
        <source>An argument of a command cannot contain a NUL character.</source>
        <translation type="unfinished">コマンドの引数に NUL 文字は含められません。</translation>
    </message>
    <message>
        <source>“%1…” is longer than the %2 bytes that an argument of a command may have.</source>
        <translation type="unfinished">「%1…」は、コマンドの引数の上限 %2 バイトを超えています。</translation>
    </message>
    <message>
        <source>“%1” begins with a dash, so the command could take it for an option.</source>
        <translation type="unfinished">「%1」はダッシュで始まるため、コマンドがオプションと解釈する可能性があります。</translation>
    </message>
</context>
<context>
    <name>CommandVectorReader</name>
    <message>
        <source>A command begins with the name of its program.</source>
        <translation type="unfinished">コマンドはプログラム名で始まります。</translation>
    </message>
    <message>
        <source>The program of a command cannot be an argument of the call.</source>
        <translation type="unfinished">コマンドのプログラムを呼び出しの引数で指定することはできません。</translation>
    </message>
    <message>
        <source>A value must not become part of a script, where it would be code: give it as an argument of its own, as in [&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;].</source>
        <translation type="unfinished">値がコードとして扱われるため、スクリプトの一部にはできません。[&quot;sh&quot;, &quot;-c&quot;, &quot;ls \&quot;$1\&quot;&quot;, &quot;sh&quot;, &quot;{%1}&quot;] のように、独立した引数として渡してください。</translation>
    </message>
    <message>
        <source>An element of a command is a text.</source>
        <translation type="unfinished">コマンドの要素はテキストです。</translation>
    </message>
    <message>
        <source>The arguments have no property “%1”; {{ stands for a brace.</source>
        <translation type="unfinished">引数にプロパティ「%1」はありません。波括弧そのものは {{ と書きます。</translation>
    </message>
</context>
<context>
    <name>CompareOptions</name>
    <message>
        <source>What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column.</source>
        <translation type="unfinished">モデルに最初に伝える内容です。--agent、--library、--model と同様に繰り返し指定でき、それぞれが 1 列になります。</translation>
    </message>
    <message>
        <source>How often each column runs.</source>
        <translation type="unfinished">各列の実行回数。</translation>
    </message>
    <message>
        <source>Stop a run after this many seconds; it counts as timed out.</source>
        <translation type="unfinished">指定した秒数を過ぎた実行を停止し、タイムアウトとみなします。</translation>
    </message>
    <message>
        <source>Write a line of CSV for each run.</source>
        <translation type="unfinished">実行ごとに CSV を 1 行出力します。</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">レポートを Markdown で出力します。</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">標準出力の代わりにこのファイルに書き出します。</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 には 1 から %2 までの数値を指定してください。</translation>
    </message>
</context>
<context>
    <name>CompareSetup</name>
    <message>
        <source>libraries</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">ライブラリ</translation>
    </message>
    <message>
        <source>models</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">モデル</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">エージェント</translation>
    </message>
    <message>
        <source>instructions</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">指示</translation>
    </message>
    <message>
        <source>It cannot play.</source>
        <translation type="unfinished">動作できません。</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished">%1 ほか</translation>
    </message>
    <message>
        <source>does not bind %1</source>
        <translation type="unfinished">%1 を割り当てません</translation>
    </message>
    <message>
        <source>A tool library says what does the work of an agent&apos;s tools. Pick an agent above to compare libraries.</source>
        <translation type="unfinished">ツールライブラリは、エージェントのツールを何で実行するかを定めます。ライブラリを比較するには、上でエージェントを選択してください。</translation>
    </message>
    <message>
        <source>%1 asks for no tools, so a library changes nothing.</source>
        <translation type="unfinished">%1 はツールを必要としないため、ライブラリによる違いはありません。</translation>
    </message>
    <message>
        <source>character</source>
        <extracomment>What the columns differ in, in the comparison side by side</extracomment>
        <translation type="unfinished">キャラクター</translation>
    </message>
    <message>
        <source>every ensemble, by name</source>
        <translation type="unfinished">すべてのツールセット (名前で)</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">キー %1 が必要</translation>
    </message>
</context>
<context>
    <name>Confinement</name>
    <message>
        <source>bubblewrap is not installed</source>
        <translation type="unfinished">bubblewrap がインストールされていません</translation>
    </message>
    <message>
        <source>bubblewrap cannot make namespaces here</source>
        <translation type="unfinished">bubblewrap がここで名前空間を作成できません</translation>
    </message>
    <message>
        <source>It runs in a sandbox only, and there is none: %1.</source>
        <translation type="unfinished">サンドボックス内でのみ動作しますが、利用できるサンドボックスがありません: %1</translation>
    </message>
    <message>
        <source>cannot run: it needs a sandbox, and %1</source>
        <translation type="unfinished">実行できません: サンドボックスが必要ですが、%1</translation>
    </message>
    <message>
        <source>not sandboxed: its descriptor says so</source>
        <translation type="unfinished">サンドボックスなし: 定義ファイルの指定による</translation>
    </message>
    <message>
        <source>not sandboxed: %1</source>
        <translation type="unfinished">サンドボックスなし: %1</translation>
    </message>
    <message>
        <source>workspace writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">ワークスペース書き込み可</translation>
    </message>
    <message>
        <source>%1 writable</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">%1 書き込み可</translation>
    </message>
    <message>
        <source>%1 writable, which your own programs run things from</source>
        <translation type="unfinished">%1 書き込み可 (お使いのプログラムがここから実行することがあります)</translation>
    </message>
    <message>
        <source>network open</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">ネットワーク可</translation>
    </message>
    <message>
        <source>no network</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">ネットワーク不可</translation>
    </message>
    <message>
        <source>sandboxed: %1</source>
        <extracomment>What a command may reach on the card that asks whether it may run</extracomment>
        <translation type="unfinished">サンドボックス内: %1</translation>
    </message>
</context>
<context>
    <name>ConfinementReader</name>
    <message>
        <source>network is true or false.</source>
        <translation type="unfinished">network は true または false です。</translation>
    </message>
    <message>
        <source>output is at most %1 MiB.</source>
        <translation type="unfinished">output は最大 %1 MiB です。</translation>
    </message>
    <message>
        <source>sandbox is &quot;required&quot;, &quot;preferred&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">sandbox は &quot;required&quot;、&quot;preferred&quot;、&quot;none&quot; のいずれかです。</translation>
    </message>
    <message>
        <source>This is a list of paths.</source>
        <translation type="unfinished">これはパスのリストです。</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here, or is .git.</source>
        <translation type="unfinished">ここのパスは / または ~/ で始まるか、.git です。</translation>
    </message>
    <message>
        <source>A path begins with / or ~/ here.</source>
        <translation type="unfinished">ここのパスは / または ~/ で始まります。</translation>
    </message>
    <message>
        <source>%1 is a whole number from 1 to %2.</source>
        <translation type="unfinished">%1 は 1 から %2 までの整数です。</translation>
    </message>
</context>
<context>
    <name>ConnectionReader</name>
    <message>
        <source>transport is &quot;stdio&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">transport は &quot;stdio&quot; または &quot;http&quot; です。</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;http&quot;.</source>
        <translation type="unfinished">「%1」は transport = &quot;http&quot; のサーバー用です。</translation>
    </message>
    <message>
        <source>“%1” is for servers with transport = &quot;stdio&quot;.</source>
        <translation type="unfinished">「%1」は transport = &quot;stdio&quot; のサーバー用です。</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from url.</source>
        <translation type="unfinished">allow-cleartext のホストが url と異なります。</translation>
    </message>
    <message>
        <source>A server with transport = &quot;http&quot; needs a url.</source>
        <translation type="unfinished">transport = &quot;http&quot; のサーバーには url が必要です。</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">「%1」は HTTP アドレスではありません。</translation>
    </message>
    <message>
        <source>A name and password do not belong in a url: headers can name a key.</source>
        <translation type="unfinished">url に名前とパスワードは含められません。キーは headers で指定できます。</translation>
    </message>
    <message>
        <source>The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext.</source>
        <translation type="unfinished">アドレス %1 は暗号化されていません。暗号化なしで使えるのは、このコンピューターのアドレスだけです。https を使用するか、allow-cleartext を設定してください。</translation>
    </message>
    <message>
        <source>A client-secret goes with a client-id.</source>
        <translation type="unfinished">client-secret は client-id と併用します。</translation>
    </message>
    <message>
        <source>client-metadata-url is an https address.</source>
        <translation type="unfinished">client-metadata-url は https のアドレスです。</translation>
    </message>
    <message>
        <source>There is a client-id already, which says who the client is.</source>
        <translation type="unfinished">クライアントを示す client-id が既にあります。</translation>
    </message>
    <message>
        <source>A header is a text, or { keychain = &quot;the name of a key&quot;, prefix = &quot;Bearer &quot; }.</source>
        <translation type="unfinished">ヘッダーはテキスト、または { keychain = &quot;キーの名前&quot;, prefix = &quot;Bearer &quot; } です。</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">ヘッダー %1 はこの方法では設定できません。</translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message>
        <source>System text</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">システムテキスト</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: a noun</extracomment>
        <translation type="unfinished">エージェント</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use</extracomment>
        <translation type="unfinished">ワークスペース</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">ツール</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">履歴</translation>
    </message>
    <message>
        <source>Documents</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">ドキュメント</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">画像</translation>
    </message>
    <message>
        <source>counting…</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">計算中…</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">約 %1</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished">%1 / %2 トークン</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>Part of a request, with its tokens, where it is shown what the next request holds</extracomment>
        <translation type="unfinished">%1 トークン</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation type="unfinished">
            <numerusform>以前のメッセージ %n 件を除外</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % full</source>
        <translation type="unfinished">%1 % 使用</translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation type="unfinished">
            <numerusform>残りをモデルのコンテキストに収めるため、次のリクエストでは最も古い %n 件のメッセージを除外します。ピン留めしたものは常に送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is more than the model&apos;s context has room for, and nothing of it can be left out.</source>
        <translation type="unfinished">モデルのコンテキストに収まらず、除外できるものもありません。</translation>
    </message>
    <message>
        <source>The context is %1 % full. Once it is full, you are asked what is to be done.</source>
        <translation type="unfinished">コンテキストの %1 % を使用しています。いっぱいになると、対処方法を確認します。</translation>
    </message>
    <message>
        <source>What exceeds its part is sent all the same; earlier messages have that much less room.</source>
        <translation type="unfinished">割り当てを超えた分もそのまま送信され、その分、以前のメッセージの余裕が減ります。</translation>
    </message>
    <message>
        <source>The conversation is still being counted.</source>
        <translation type="unfinished">会話のトークン数を計算中です。</translation>
    </message>
    <message>
        <source>By the provider&apos;s count of the last request; what is new since is estimated.</source>
        <translation type="unfinished">前回のリクエストでのプロバイダーの計数に基づきます。その後の分は推定です。</translation>
    </message>
    <message>
        <source>Estimated: the provider has counted nothing yet.</source>
        <translation type="unfinished">推定値です。プロバイダーはまだ計数していません。</translation>
    </message>
</context>
<context>
    <name>ConversationStore</name>
    <message>
        <source>There is no conversation %1.</source>
        <translation type="unfinished">会話 %1 はありません。</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">会話にそのエントリはありません。</translation>
    </message>
    <message>
        <source>The order of this conversation&apos;s messages is damaged in the store.</source>
        <translation type="unfinished">この会話のメッセージの順序が、データストア内で破損しています。</translation>
    </message>
    <message>
        <source>Several conversations begin with %1; give more of the identifier.</source>
        <translation type="unfinished">%1 で始まる会話が複数あります。識別子をもう少し長く指定してください。</translation>
    </message>
    <message>
        <source>The list of conversations is damaged; some may be missing from it.</source>
        <translation type="unfinished">会話の一覧が破損しています。一部が表示されない可能性があります。</translation>
    </message>
</context>
<context>
    <name>ConverseOptions</name>
    <message>
        <source>--library and --compile go with --agent.</source>
        <translation type="unfinished">--library と --compile は --agent と併用します。</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MiB.</source>
        <translation type="unfinished">%1 は 16 MiB を超えています。</translation>
    </message>
    <message>
        <source>The provider.</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">プロバイダー。</translation>
    </message>
    <message>
        <source>The model, or provider/model.</source>
        <translation type="unfinished">モデル、または provider/model。</translation>
    </message>
    <message>
        <source>Switch on this ensemble and no other; may be repeated. `none`: no tools.</source>
        <translation type="unfinished">このツールセットだけを有効にします。繰り返し指定できます。`none`: ツールなし。</translation>
    </message>
    <message>
        <source>The supervisor&apos;s text, or @FILE.</source>
        <translation type="unfinished">システムテキスト、またはそれを含む @FILE。</translation>
    </message>
    <message>
        <source>A control of the model, such as temperature=0.2; may be repeated.</source>
        <translation type="unfinished">モデルに設定する値 (例: temperature=0.2)。繰り返し指定できます。</translation>
    </message>
    <message>
        <source>After how much the turn asks whether to go on, 0 for never; may be repeated. NAME is one of %1.</source>
        <translation type="unfinished">ターンを続けるか確認するまでの上限。0 は確認しません。繰り返し指定できます。NAME は %1 のいずれかです。</translation>
    </message>
    <message>
        <source>An endpoint without a descriptor. Its key, where it wants one, is in PARLANCE_ENDPOINT_KEY.</source>
        <translation type="unfinished">定義ファイルのないエンドポイント。キーが必要な場合は PARLANCE_ENDPOINT_KEY に設定します。</translation>
    </message>
    <message>
        <source>The dialect of that endpoint, or the beginning of it: %1.</source>
        <translation type="unfinished">そのエンドポイントの方言、またはその先頭部分: %1。</translation>
    </message>
    <message>
        <source>A workspace folder; may be repeated. Default: the folder it is started in.</source>
        <translation type="unfinished">ワークスペースフォルダー。繰り返し指定できます。既定: 起動したフォルダー。</translation>
    </message>
    <message>
        <source>Go on with this conversation (its identifier, or the beginning of it).</source>
        <translation type="unfinished">この会話を続けます (識別子、またはその先頭部分)。</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask、refuse、all、またはツール名。繰り返し指定できます。端末でない場合、ask は refuse と同じです。ほかの指定で扱われないもの: hidden-files (隠しファイルや機密らしいファイル)、offered-calls (応答のテキスト中で提示された呼び出し)。</translation>
    </message>
    <message>
        <source>This agent plays: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">このエージェントを使います: 名前、FILE、または FILE#NAME。</translation>
    </message>
    <message>
        <source>Bind the agent&apos;s tools from this tool library: its name, or FILE.</source>
        <translation type="unfinished">エージェントのツールをこのツールライブラリ (名前または FILE) から割り当てます。</translation>
    </message>
    <message>
        <source>Compile the agent&apos;s pattern; where that cannot be done, the agent does not play. Without this, the pattern is then interpreted.</source>
        <translation type="unfinished">エージェントのパターンをコンパイルします。できない場合は動作しません。指定しない場合は解釈実行します。</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">1 回の応答の最大長 (MiB、1～1024)。既定: 16、または parlance.ini の answer-limit。</translation>
    </message>
    <message>
        <source>What to say; - reads it from standard input.</source>
        <translation type="unfinished">発言の内容。- は標準入力から読み込みます。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation type="unfinished">標準入力を読み込めません。</translation>
    </message>
    <message>
        <source>Standard input</source>
        <extracomment>Help of an option of the command line</extracomment>
        <translation type="unfinished">標準入力</translation>
    </message>
    <message>
        <source>What is to be said? Give a prompt, or - to read it from standard input.</source>
        <translation type="unfinished">何を話しますか? プロンプトを指定するか、- で標準入力から読み込んでください。</translation>
    </message>
    <message>
        <source>--dialect goes with --base-url.</source>
        <translation type="unfinished">--dialect は --base-url と併用します。</translation>
    </message>
    <message>
        <source>Give --provider or --base-url, not both.</source>
        <translation type="unfinished">--provider と --base-url はどちらか一方を指定してください。</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">方言 %1 はありません。</translation>
    </message>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 はアドレスではありません。</translation>
    </message>
    <message>
        <source>Give --gram or --json, not both.</source>
        <translation type="unfinished">--gram と --json はどちらか一方を指定してください。</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">プロバイダー %1 はありません。</translation>
    </message>
    <message>
        <source>There is no provider named %1. If it is a model of %2, give --provider %2 too.</source>
        <translation type="unfinished">プロバイダー %1 はありません。%2 のモデルの場合は、--provider %2 も指定してください。</translation>
    </message>
    <message>
        <source>Which model of %1? Say so with --model.</source>
        <translation type="unfinished">%1 のどのモデルですか? --model で指定してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>A control is name=value, not %1.</source>
        <translation type="unfinished">パラメーターは %1 ではなく name=value の形式で指定します。</translation>
    </message>
    <message>
        <source>A limit is NAME=NUMBER, the number from 0 to %1 and the name one of %2; it is not %3.</source>
        <translation type="unfinished">上限は NAME=NUMBER の形式で指定します。数値は 0 から %1 まで、名前は %2 のいずれかです (%3 は使えません)。</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has no controls.</source>
        <translation type="unfinished">%1 は送信されません。%2 にパラメーターはありません。</translation>
    </message>
    <message>
        <source>%1 is not sent: %2 has only the controls %3.</source>
        <translation type="unfinished">%1 は送信されません。%2 のパラメーターは %3 のみです。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">フォルダー %1 はありません。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1は UTF-8 のテキストではありません。</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>A message is missing from the store.</source>
        <translation type="unfinished">データストアにメッセージが見つかりません。</translation>
    </message>
    <message>
        <source>A message is damaged in the store: its checksum does not match.</source>
        <translation type="unfinished">データストアのメッセージが破損しています。チェックサムが一致しません。</translation>
    </message>
    <message>
        <source>A part of the conversation is missing from the store.</source>
        <translation type="unfinished">データストアに会話の一部が見つかりません。</translation>
    </message>
    <message>
        <source>A part of the conversation is damaged in the store.</source>
        <translation type="unfinished">データストアの会話の一部が破損しています。</translation>
    </message>
    <message>
        <source>%1 is there already. Nothing is overwritten.</source>
        <translation type="unfinished">%1 は既にあります。上書きは行いません。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1 に書き込めません。</translation>
    </message>
    <message>
        <source>The copy %1 is not whole.</source>
        <translation type="unfinished">コピー %1 は不完全です。</translation>
    </message>
    <message>
        <source>This could not be read or saved: too many files are open.</source>
        <translation type="unfinished">開いているファイルが多すぎるため、読み込みまたは保存できませんでした。</translation>
    </message>
    <message>
        <source>There is not enough memory to read or save the conversations.</source>
        <translation type="unfinished">メモリが不足しているため、会話を読み込みまたは保存できません。</translation>
    </message>
    <message>
        <source>Another Parlance is writing to the conversations and does not finish.</source>
        <translation type="unfinished">別の Parlance が会話に書き込み中で、終了しません。</translation>
    </message>
    <message>
        <source>The conversations cannot be saved: their file is write-protected.</source>
        <translation type="unfinished">会話を保存できません。ファイルが書き込み禁止です。</translation>
    </message>
    <message>
        <source>The disk reported an error while the conversations were being read or saved.</source>
        <translation type="unfinished">会話の読み込みまたは保存中に、ディスクがエラーを報告しました。</translation>
    </message>
    <message>
        <source>The file of the conversations is damaged. It has been left as it is.</source>
        <translation type="unfinished">会話のファイルが破損しています。ファイルはそのまま残されています。</translation>
    </message>
    <message>
        <source>The disk is full: this could not be saved.</source>
        <translation type="unfinished">ディスクの空き容量がないため、保存できませんでした。</translation>
    </message>
    <message>
        <source>The file of the conversations cannot be opened.</source>
        <translation type="unfinished">会話のファイルを開けません。</translation>
    </message>
    <message>
        <source>The conversations could not be read or saved.</source>
        <translation type="unfinished">会話を読み込みまたは保存できませんでした。</translation>
    </message>
    <message>
        <source>“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.</source>
        <translation type="unfinished">メニュー「Parlance」の「会話の修復…」または parlance repair で、読める内容を救出できます。</translation>
    </message>
    <message>
        <source>A part of the change could not be saved.</source>
        <translation type="unfinished">変更の一部を保存できませんでした。</translation>
    </message>
    <message>
        <source>The conversation is gone, but traces of it may be left in the file. %1</source>
        <translation type="unfinished">会話は消去されましたが、ファイルに痕跡が残っている可能性があります。%1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>Another Parlance is bringing %1 to a new version.</source>
        <translation type="unfinished">別の Parlance が %1 を新しいバージョンに更新中です。</translation>
    </message>
    <message>
        <source>%1 is not a file of Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 は Parlance のファイルではありません。ファイルはそのまま残されています。</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlance. It has been left as it is.</source>
        <translation type="unfinished">%1 は新しい Parlance で作成されています。ファイルはそのまま残されています。</translation>
    </message>
    <message>
        <source>The file system of %1 cannot hold conversations safely.</source>
        <translation type="unfinished">%1 のファイルシステムでは、会話を安全に保存できません。</translation>
    </message>
    <message>
        <source>A copy of %1 could not be made, so it was not changed.</source>
        <translation type="unfinished">%1 のコピーを作成できなかったため、変更しませんでした。</translation>
    </message>
    <message>
        <source>The place of a message is damaged in the store.</source>
        <translation type="unfinished">データストア内のメッセージの位置が破損しています。</translation>
    </message>
    <message>
        <source>There is no such canister in the conversation.</source>
        <translation type="unfinished">会話にそのエントリはありません。</translation>
    </message>
    <message>
        <source>The system gives this program no thread, which it needs to save anything.</source>
        <translation type="unfinished">保存に必要なスレッドをシステムから取得できません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: the disk is full, or write-protected.</source>
        <translation type="unfinished">%1 に書き込めません。ディスクがいっぱいか、書き込み禁止です。</translation>
    </message>
    <message>
        <source>%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the folder copies beside it may have one), or take it away to begin anew.</source>
        <translation type="unfinished">%1 には会話が保存されていましたが、空になっています。ファイルはそのまま残されています。コピーで置き換えるか (隣の copies フォルダーにあるかもしれません)、新しく始めるにはファイルを移動してください。</translation>
    </message>
    <message>
        <source>%1 cannot be given another name, so it was not replaced.</source>
        <translation type="unfinished">%1 の名前を変更できないため、置き換えませんでした。</translation>
    </message>
    <message>
        <source>%1 cannot be written to, and there is no room for a copy to read from.</source>
        <translation type="unfinished">%1 に書き込めず、読み込み用のコピーを置く空き容量もありません。</translation>
    </message>
    <message>
        <source>The turn is not in the store.</source>
        <translation type="unfinished">ターンがデータストアにありません。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">フォルダー %1 はありません。</translation>
    </message>
</context>
<context>
    <name>DatabaseQuery</name>
    <message>
        <source>“%1” is not a file, so the database beside it is not opened.</source>
        <translation type="unfinished">「%1」がファイルではないため、隣のデータベースを開きません。</translation>
    </message>
    <message>
        <source>The statement reaches beyond the file, which is not allowed.</source>
        <translation type="unfinished">文がファイルの範囲外に及ぶため、許可されません。</translation>
    </message>
    <message>
        <source>SQLite says: %1</source>
        <translation type="unfinished">SQLite のメッセージ: %1</translation>
    </message>
    <message>
        <source>The query was stopped.</source>
        <translation type="unfinished">クエリが停止されました。</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2</source>
        <translation type="unfinished">「%1」を開けません: %2</translation>
    </message>
    <message>
        <source>“%1” was replaced while it was being opened.</source>
        <translation type="unfinished">「%1」は開いている間に置き換えられました。</translation>
    </message>
    <message>
        <source>The statement needs more than the %1 of memory that it may use.</source>
        <translation type="unfinished">文に必要なメモリが、使用できる %1 を超えています。</translation>
    </message>
    <message>
        <source>The database cannot be confined on this system, so it is not opened.</source>
        <translation type="unfinished">このシステムではデータベースへのアクセスを制限できないため、開きません。</translation>
    </message>
    <message>
        <source>Only one statement is run at a time.</source>
        <translation type="unfinished">一度に実行できる文は一つだけです。</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation type="unfinished">文がありません。</translation>
    </message>
    <message>
        <source>The statement has places for %1 values, and %2 are given.</source>
        <translation type="unfinished">文には値の場所が %1 個ありますが、%2 個の値が渡されました。</translation>
    </message>
</context>
<context>
    <name>DeduplicationReader</name>
    <message>
        <source>cached is true or false.</source>
        <translation type="unfinished">cached は true または false です。</translation>
    </message>
    <message>
        <source>A deduplicator is &quot;none&quot;, &quot;exact&quot;, &quot;normalised&quot; or &quot;semantic&quot;.</source>
        <translation type="unfinished">重複排除は &quot;none&quot;、&quot;exact&quot;、&quot;normalised&quot;、&quot;semantic&quot; のいずれかです。</translation>
    </message>
    <message>
        <source>A window is a time or a number of canisters, such as &quot;60s&quot;, &quot;5min&quot;, &quot;1h&quot; or &quot;10 canisters&quot;.</source>
        <translation type="unfinished">範囲は &quot;60s&quot;、&quot;5min&quot;、&quot;1h&quot; のような時間、または &quot;10 canisters&quot; のようなエントリ数です。</translation>
    </message>
    <message>
        <source>This is a list of names.</source>
        <translation type="unfinished">これは名前のリストです。</translation>
    </message>
</context>
<context>
    <name>DescriptorCache</name>
    <message>
        <source>%1; the last version without an error is in use</source>
        <translation type="unfinished">%1。エラーのない最後のバージョンを使用中</translation>
    </message>
</context>
<context>
    <name>DescriptorCheck</name>
    <message>
        <source>the name “%1” is already that of line %2</source>
        <translation type="unfinished">名前「%1」は %2 行目で既に使われています</translation>
    </message>
    <message>
        <source>only agents are written in gram</source>
        <translation type="unfinished">gram で書けるのはエージェントだけです</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">このファイルにエージェントがありません</translation>
    </message>
</context>
<context>
    <name>DescriptorFile</name>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished">UTF-8 のテキストではありません</translation>
    </message>
    <message>
        <source>a skill begins with a line ---, its name and description as YAML, and another line ---</source>
        <translation type="unfinished">スキルは --- の行で始まり、YAML の name と description、もう 1 つの --- の行が続きます</translation>
    </message>
    <message>
        <source>the head of a skill is a mapping with name and description</source>
        <translation type="unfinished">スキルのヘッダーは name と description を持つマッピングです</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">ファイルがありません</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">読み込めません: %1</translation>
    </message>
    <message>
        <source>is larger than 1 MiB</source>
        <translation type="unfinished">1 MiB を超えています</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">入れ子が深すぎます</translation>
    </message>
    <message>
        <source>a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted</source>
        <translation type="unfinished">ASCII 以外の文字は文字列とコメントでのみ使えます。キーに含める場合は引用符で囲みます</translation>
    </message>
    <message>
        <source>this key has too many parts</source>
        <translation type="unfinished">このキーの階層が多すぎます</translation>
    </message>
    <message>
        <source>unknown escape sequence</source>
        <translation type="unfinished">不明なエスケープシーケンス</translation>
    </message>
</context>
<context>
    <name>DescriptorSchema</name>
    <message>
        <source>a text</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">テキスト</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished">true または false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished">整数</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">数値</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">リスト</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>Kind of value that is expected in a message about a descriptor</extracomment>
        <translation type="unfinished">テーブル</translation>
    </message>
    <message>
        <source>a number with a fraction</source>
        <translation type="unfinished">小数</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished">%1 は %3 ではなく %2 でなければなりません</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation type="unfinished">%1 は %2 のいずれかでなければなりません</translation>
    </message>
    <message>
        <source>a table with %1</source>
        <translation type="unfinished">%1 を持つテーブル</translation>
    </message>
    <message>
        <source>a table of %1</source>
        <translation type="unfinished">%1 のテーブル</translation>
    </message>
    <message>
        <source>%1 must be one of these: %2</source>
        <translation type="unfinished">%1 は次のいずれかでなければなりません: %2</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation type="unfinished">不明なキー %1</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation type="unfinished">%1。もしかして: %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished">%1 がありません</translation>
    </message>
    <message>
        <source>a date or a time</source>
        <translation type="unfinished">日付または時刻</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation type="unfinished">%1 は有限の数でなければなりません</translation>
    </message>
</context>
<context>
    <name>DescriptorTemplates</name>
    <message>
        <source>Tool that runs a &amp;command…</source>
        <translation type="unfinished">コマンドを実行するツール(&amp;C)…</translation>
    </message>
    <message>
        <source>Tool that asks the &amp;web…</source>
        <translation type="unfinished">Web に問い合わせるツール(&amp;W)…</translation>
    </message>
    <message>
        <source>Tools of an &amp;MCP server…</source>
        <translation type="unfinished">MCP サーバーのツール(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Built-in tool in your own words…</source>
        <translation type="unfinished">組み込みツールを独自の説明で(&amp;B)…</translation>
    </message>
    <message>
        <source>Tool in a file of its &amp;own…</source>
        <translation type="unfinished">独立したファイルのツール(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Provider…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">プロバイダー(&amp;P)…</translation>
    </message>
    <message>
        <source>Provider that starts a model &amp;file…</source>
        <translation type="unfinished">モデルファイルを起動するプロバイダー(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Agent…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">エージェント(&amp;A)…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">gram のエージェント(&amp;G)…</translation>
    </message>
    <message>
        <source>P&amp;rompt…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">プロンプト(&amp;R)…</translation>
    </message>
    <message>
        <source>S&amp;kill…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">スキル(&amp;K)…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">ツールライブラリ(&amp;L)…</translation>
    </message>
    <message>
        <source>Rehearsal &amp;scenario…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">リハーサルのシナリオ(&amp;S)…</translation>
    </message>
    <message>
        <source>E&amp;valuation…</source>
        <extracomment>Menu entry that makes a new one of these in the menu “New” of the dock of descriptors</extracomment>
        <translation type="unfinished">評価(&amp;V)…</translation>
    </message>
</context>
<context>
    <name>DescriptorVersions</name>
    <message>
        <source>The earlier text of %1 could not be kept.</source>
        <translation type="unfinished">%1 の以前の内容を保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>Descriptors</name>
    <message>
        <source>Calculator</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">電卓</translation>
    </message>
    <message>
        <source>Works out arithmetic</source>
        <translation type="unfinished">計算をします</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">時計</translation>
    </message>
    <message>
        <source>Tells the time</source>
        <translation type="unfinished">時刻を知らせます</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">コード</translation>
    </message>
    <message>
        <source>Runs Python and shell commands that the model writes, in a sandbox</source>
        <translation type="unfinished">モデルが書いた Python とシェルコマンドをサンドボックスで実行します</translation>
    </message>
    <message>
        <source>Greetings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">あいさつ</translation>
    </message>
    <message>
        <source>Greets by name</source>
        <translation type="unfinished">名前を呼んであいさつします</translation>
    </message>
    <message>
        <source>Files and addresses</source>
        <translation type="unfinished">ファイルとアドレス</translation>
    </message>
    <message>
        <source>Reads, writes and searches the files of the workspace folders, fetches what is at an address</source>
        <translation type="unfinished">ワークスペースのフォルダー内のファイルを読み書き、検索し、アドレスの内容を取得します</translation>
    </message>
    <message>
        <source>Notebook</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">ノート</translation>
    </message>
    <message>
        <source>Notes, things to do and reminders, kept over all conversations</source>
        <translation type="unfinished">すべての会話で共有されるメモ、やること、リマインダー</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">確率</translation>
    </message>
    <message>
        <source>Dice, samples, random numbers, and what data is like</source>
        <translation type="unfinished">サイコロ、標本抽出、乱数、データの特徴</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">リハーサル</translation>
    </message>
    <message>
        <source>Tools that fail on purpose</source>
        <translation type="unfinished">わざと失敗するツール</translation>
    </message>
    <message>
        <source>Summarization</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">要約</translation>
    </message>
    <message>
        <source>Has the conversation&apos;s model read a text in a conversation of its own; each call costs what the model costs</source>
        <translation type="unfinished">会話のモデルに、別の会話でテキストを読ませます。呼び出しごとにモデルの料金がかかります</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">テキスト</translation>
    </message>
    <message>
        <source>Identifiers, digests, Base64 and JSON</source>
        <translation type="unfinished">識別子、ダイジェスト、Base64、JSON</translation>
    </message>
    <message>
        <source>Web</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">ウェブ</translation>
    </message>
    <message>
        <source>Asks public services on the web: weather, an encyclopedia, a dictionary, exchange rates</source>
        <translation type="unfinished">ウェブの公開サービスに問い合わせます: 天気、百科事典、辞書、為替レート</translation>
    </message>
    <message>
        <source>Contract: tags, as Hermes and Qwen learned them</source>
        <translation type="unfinished">規約: Hermes と Qwen が学習したタグ</translation>
    </message>
    <message>
        <source>For models that were trained on &lt;tool_call&gt; tags</source>
        <translation type="unfinished">&lt;tool_call&gt; タグで学習したモデル向け</translation>
    </message>
    <message>
        <source>Contract: as short as it can be</source>
        <translation type="unfinished">規約: できるだけ短く</translation>
    </message>
    <message>
        <source>Only names, arguments and a line about each tool: for small models and small contexts</source>
        <translation type="unfinished">ツールごとに名前と引数と 1 行の説明のみ: 小さなモデルと小さなコンテキスト向け</translation>
    </message>
    <message>
        <source>Contract: one JSON object and nothing else</source>
        <translation type="unfinished">規約: JSON オブジェクト 1 つのみ</translation>
    </message>
    <message>
        <source>For models that tend to write around their JSON</source>
        <translation type="unfinished">JSON の前後に文章を書きがちなモデル向け</translation>
    </message>
    <message>
        <source>Contract: JSON for calls only</source>
        <translation type="unfinished">規約: 呼び出しのみ JSON</translation>
    </message>
    <message>
        <source>Calls are JSON, answers plain text: for models that write badly in JSON strings</source>
        <translation type="unfinished">呼び出しは JSON、応答はプレーンテキスト: JSON 文字列の中の文章が苦手なモデル向け</translation>
    </message>
    <message>
        <source>Contract: JSON for calls and for answers</source>
        <translation type="unfinished">規約: 呼び出しも応答も JSON</translation>
    </message>
    <message>
        <source>The contract as it was first laid down</source>
        <translation type="unfinished">最初に定められた規約</translation>
    </message>
    <message>
        <source>Pair programmer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">ペアプログラマー</translation>
    </message>
    <message>
        <source>Has the model work on code with you; sets the system text and switches file tools on</source>
        <translation type="unfinished">モデルと一緒にコードに取り組みます。システムテキストを設定し、ファイルツールを有効にします</translation>
    </message>
    <message>
        <source>Languages</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">言語</translation>
    </message>
    <message>
        <source>Persona</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">人物像</translation>
    </message>
    <message>
        <source>Recapitulate</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">これまでのまとめ</translation>
    </message>
    <message>
        <source>Sums up the conversation so far, so that it can go on from there</source>
        <translation type="unfinished">続きを始められるように、これまでの会話をまとめます</translation>
    </message>
    <message>
        <source>Subject and aims</source>
        <translation type="unfinished">主題と目的</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation type="unfinished">やるべきこと</translation>
    </message>
    <message>
        <source>Lists and tables</source>
        <translation type="unfinished">リストと表</translation>
    </message>
    <message>
        <source>Review a file</source>
        <translation type="unfinished">ファイルをレビュー</translation>
    </message>
    <message>
        <source>Looks for what is wrong with a file of the workspace</source>
        <translation type="unfinished">ワークスペースのファイルの問題点を探します</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">ファイル</translation>
    </message>
    <message>
        <source>A text file of the workspace, by its path</source>
        <translation type="unfinished">ワークスペースのテキストファイル (パスで指定)</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">着目点</translation>
    </message>
    <message>
        <source>Such as: for what is slow</source>
        <translation type="unfinished">例: 遅い箇所</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">指摘事項</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">口調</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">質問</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">応答の最大長</translation>
    </message>
    <message>
        <source>Tokens, thoughts included.</source>
        <translation type="unfinished">思考を含むトークン数。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">温度</translation>
    </message>
    <message>
        <source>How freely it chooses among likely words.</source>
        <translation type="unfinished">有力な語の中からどれだけ自由に選ぶか。</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">思考</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers; they require a temperature of 1.</source>
        <translation type="unfinished">応答の前に思考に使えるトークン数。温度を 1 にする必要があります。</translation>
    </message>
    <message>
        <source>Effort</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">思考の深さ</translation>
    </message>
    <message>
        <source>How much it thinks before it answers.</source>
        <translation type="unfinished">応答の前にどれだけ考えるか。</translation>
    </message>
    <message>
        <source>Top p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top p</translation>
    </message>
    <message>
        <source>How much of the likely words it chooses among.</source>
        <translation type="unfinished">有力な語のうち、どこまでを選択の対象にするか。</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">思考</translation>
    </message>
    <message>
        <source>Whether it thinks before it answers.</source>
        <translation type="unfinished">応答の前に考えるかどうか。</translation>
    </message>
    <message>
        <source>Tokens that it may spend on thoughts before it answers.</source>
        <translation type="unfinished">応答の前に思考に使えるトークン数。</translation>
    </message>
    <message>
        <source>Top k</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Top k</translation>
    </message>
    <message>
        <source>How many of the likely words it chooses among; 0 for all.</source>
        <translation type="unfinished">有力な語を上位いくつまで選択の対象にするか。0 はすべて。</translation>
    </message>
    <message>
        <source>Min p</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">Min p</translation>
    </message>
    <message>
        <source>How likely a word must be, measured by the likeliest.</source>
        <translation type="unfinished">最も有力な語を基準として、語に必要な確率の下限。</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">シード</translation>
    </message>
    <message>
        <source>The same number gives the same answer again, as far as the server goes.</source>
        <translation type="unfinished">サーバーが対応する範囲で、同じ数値なら同じ応答が得られます。</translation>
    </message>
    <message>
        <source>For models whose template knows the switch.</source>
        <translation type="unfinished">テンプレートがこの切り替えに対応しているモデル向け。</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">コンテキスト</translation>
    </message>
    <message>
        <source>Tokens of request and answer together; what does not fit, Ollama forgets. More takes more memory.</source>
        <translation type="unfinished">リクエストと応答の合計トークン数。収まらない分を Ollama は忘れます。増やすほどメモリを使います。</translation>
    </message>
    <message>
        <source>For models that can think before they answer.</source>
        <translation type="unfinished">応答の前に考えられるモデル向け。</translation>
    </message>
    <message>
        <source>How much a model that thinks does so before it answers.</source>
        <translation type="unfinished">思考するモデルが応答の前にどれだけ考えるか。</translation>
    </message>
    <message>
        <source>Sent as to a model; the scenario plays on as it is written.</source>
        <translation type="unfinished">モデルに対するのと同じように送信されます。シナリオは書かれたとおりに進みます。</translation>
    </message>
    <message>
        <source>Sent as to a model that thinks.</source>
        <translation type="unfinished">思考するモデルに対するのと同じように送信されます。</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model</extracomment>
        <translation type="unfinished">高速</translation>
    </message>
    <message>
        <source>A switch for trying out.</source>
        <translation type="unfinished">試用のためのスイッチ。</translation>
    </message>
    <message>
        <source>no language model</source>
        <translation type="unfinished">言語モデルではありません</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>“%1” is not dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least 1.</source>
        <translation type="unfinished">「%1」はダイスの指定ではありません。NdS、NdS+K、NdS-K の形式で指定してください。ダイスは 1000 個まで、面数は 4 以上の偶数、N + K は 1 以上です。</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>There is no such canister in the conversation any more.</source>
        <translation type="unfinished">そのエントリはもう会話にありません。</translation>
    </message>
    <message>
        <source>The answer of this request is not in the conversation: its turn came to nothing.</source>
        <translation type="unfinished">このリクエストの応答は会話にありません。ターンが成立しませんでした。</translation>
    </message>
    <message>
        <source>The conversation has gone on meanwhile, so nothing has been changed in it.</source>
        <translation type="unfinished">その間に会話が進んだため、変更を行いませんでした。</translation>
    </message>
    <message>
        <source>There is no turn here that could be undone.</source>
        <translation type="unfinished">ここには取り消せるターンがありません。</translation>
    </message>
</context>
<context>
    <name>EditFile</name>
    <message>
        <source>The text to replace is not in “%1”.</source>
        <translation type="unfinished">置換するテキストが「%1」にありません。</translation>
    </message>
    <message>
        <source>Its lines end with carriage return and line feed.</source>
        <translation type="unfinished">行末が CR と LF です。</translation>
    </message>
    <message>
        <source>The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.</source>
        <translation type="unfinished">置換するテキストが「%2」に %1 か所あります。前後を含めて指定するか、replace_all を設定してください。</translation>
    </message>
</context>
<context>
    <name>EnsembleReader</name>
    <message>
        <source>An ensemble needs [ensemble] with a name.</source>
        <translation type="unfinished">ツールセットには、名前を持つ [ensemble] が必要です。</translation>
    </message>
    <message>
        <source>There is no source “%1”.</source>
        <translation type="unfinished">ソース「%1」はありません。</translation>
    </message>
    <message>
        <source>“%1” is already a name or an alias of the tool %2, at %3.</source>
        <translation type="unfinished">「%1」は既にツール %2 (%3) の名前または別名です。</translation>
    </message>
    <message>
        <source>There is no tool “%1” in this ensemble.</source>
        <translation type="unfinished">このツールセットにツール「%1」はありません。</translation>
    </message>
    <message>
        <source>The tool has no argument “%1”.</source>
        <translation type="unfinished">ツールに引数「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>EvaluationGround</name>
    <message>
        <source>There is no temporary folder for the runs: %1</source>
        <translation type="unfinished">実行用の一時フォルダーがありません: %1</translation>
    </message>
</context>
<context>
    <name>ExchangeStore</name>
    <message>
        <source>There is no exchange %1.</source>
        <translation type="unfinished">通信 %1 はありません。</translation>
    </message>
    <message>
        <source>Several exchanges begin with %1; give more of the identifier.</source>
        <translation type="unfinished">%1 で始まる通信が複数あります。識別子をもう少し長く指定してください。</translation>
    </message>
    <message>
        <source>The exchanges are damaged in the store.</source>
        <translation type="unfinished">データストアの通信が破損しています。</translation>
    </message>
</context>
<context>
    <name>Fail</name>
    <message>
        <source>This tool was asked to fail.</source>
        <translation type="unfinished">このツールは失敗するよう指示されました。</translation>
    </message>
</context>
<context>
    <name>FetchUrl</name>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">メソッド %1 のリクエストに本文は付けられません。</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">ヘッダー %1 はこの方法では設定できません。</translation>
    </message>
</context>
<context>
    <name>FileBytes</name>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">「%1」は %2 を超えています。</translation>
    </message>
    <message>
        <source>“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.</source>
        <translation type="unfinished">この呼び出しを表示して許可した後に「%1」が変更されたため、書き込みませんでした。もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>The encoding “%1” is not known.</source>
        <translation type="unfinished">文字コード「%1」は不明です。</translation>
    </message>
    <message>
        <source>“%1” is not text in the encoding %2; it may be a binary file.</source>
        <translation type="unfinished">「%1」は文字コード %2 のテキストではありません。バイナリファイルの可能性があります。</translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message>
        <source>Replaces %1</source>
        <extracomment>What a call does to a file; %1 is the file, on the card that asks whether it may</extracomment>
        <translation type="unfinished">%1 を置き換えます</translation>
    </message>
    <message>
        <source>Makes %1, which is not there yet</source>
        <translation type="unfinished">%1 を新しく作成します</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation type="unfinished">
            <numerusform>ほか %n 行はここには表示されません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>There is no “%1”.</source>
        <translation type="unfinished">「%1」はありません。</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished">「%1」はファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <source>“%1” is not a folder, or a part of it is not.</source>
        <translation type="unfinished">「%1」またはその一部がフォルダーではありません。</translation>
    </message>
    <message>
        <source>There is a “%1” already.</source>
        <translation type="unfinished">「%1」は既にあります。</translation>
    </message>
    <message>
        <source>“%1” became a link while it was being opened.</source>
        <translation type="unfinished">「%1」は開いている間にリンクに変わりました。</translation>
    </message>
    <message>
        <source>The system refuses access to “%1”.</source>
        <translation type="unfinished">システムが「%1」へのアクセスを拒否しました。</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">「%1」: %2</translation>
    </message>
    <message>
        <source>“%1” is not a regular file but a device, a socket or a pipe.</source>
        <translation type="unfinished">「%1」は通常のファイルではなく、デバイス、ソケット、またはパイプです。</translation>
    </message>
</context>
<context>
    <name>FileLook</name>
    <message>
        <source>It was stopped before “%1” was read.</source>
        <translation type="unfinished">「%1」を読み込む前に停止されました。</translation>
    </message>
    <message>
        <source>“%1” is a database that another program has open.</source>
        <translation type="unfinished">「%1」は別のプログラムが開いているデータベースです。</translation>
    </message>
</context>
<context>
    <name>FileUndo</name>
    <message>
        <source>“%1” leads elsewhere by now, to “%2”.</source>
        <translation type="unfinished">「%1」の行き先が変わり、現在は「%2」を指しています。</translation>
    </message>
    <message>
        <source>Somebody else has changed it while the turn ran.</source>
        <translation type="unfinished">ターンの実行中に、ほかの誰かが変更しました。</translation>
    </message>
    <message>
        <source>It is not known whether the turn or somebody else left it like this.</source>
        <translation type="unfinished">この状態にしたのがターンか、ほかの誰かかは不明です。</translation>
    </message>
    <message>
        <source>Somebody else has changed it since.</source>
        <translation type="unfinished">その後、ほかの誰かが変更しました。</translation>
    </message>
    <message>
        <source>Somebody else has removed it since.</source>
        <translation type="unfinished">その後、ほかの誰かが削除しました。</translation>
    </message>
</context>
<context>
    <name>FindTool</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">もしかして: %1</translation>
    </message>
    <message>
        <source>The server of %1 cannot be asked for its tools: %2</source>
        <translation type="unfinished">%1 のサーバーにツールを問い合わせられません: %2</translation>
    </message>
    <message>
        <source>The server of %1 has not listed its tools.</source>
        <translation type="unfinished">%1 のサーバーがツールを返していません。</translation>
    </message>
    <message>
        <source>There is no tool “%1”.</source>
        <translation type="unfinished">ツール「%1」はありません。</translation>
    </message>
    <message>
        <source>“%1” is the name of several tools.</source>
        <translation type="unfinished">「%1」という名前のツールが複数あります。</translation>
    </message>
    <message>
        <source>%1 is off, so its server has not been asked for its tools.</source>
        <translation type="unfinished">%1 はオフのため、そのサーバーにツールを問い合わせていません。</translation>
    </message>
</context>
<context>
    <name>ForeignConversation</name>
    <message>
        <source>The file has no result of this call.</source>
        <translation type="unfinished">ファイルにこの呼び出しの結果がありません。</translation>
    </message>
    <message>
        <source>Result of a tool</source>
        <translation type="unfinished">ツールの結果</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>${%1} is its value by default here.</source>
        <translation type="unfinished">${%1} には既定値を使用します。</translation>
    </message>
    <message>
        <source>${%1} is “%2” here, which is its value by default.</source>
        <translation type="unfinished">${%1} には既定値の「%2」を使用します。</translation>
    </message>
    <message>
        <source>%1 is the folder %2 here, whichever folder is worked in.</source>
        <translation type="unfinished">作業フォルダーに関係なく、%1 はフォルダー %2 になります。</translation>
    </message>
</context>
<context>
    <name>ForeignValue</name>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 がオブジェクトではありません。</translation>
    </message>
    <message>
        <source>%1 has more than %2 members.</source>
        <translation type="unfinished">%1 のメンバーが %2 個を超えています。</translation>
    </message>
    <message>
        <source>%1 is not text.</source>
        <translation type="unfinished">%1 がテキストではありません。</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished">%1 が %2 文字を超えています。</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000.</source>
        <translation type="unfinished">%1 に文字 U+0000 が含まれています。</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished">%1 がリストではありません。</translation>
    </message>
    <message>
        <source>%1 has more than %2 elements.</source>
        <translation type="unfinished">%1 の要素が %2 個を超えています。</translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1～%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished">%1 以上</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished">%1 より大きい</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished">%1 以下</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation type="unfinished">%1 より小さい</translation>
    </message>
    <message>
        <source>format %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">形式 %1</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation type="unfinished">例: %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation type="unfinished">%1 の倍数</translation>
    </message>
    <message>
        <source>matching %1</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">%1 に一致</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n 文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>What a value must be like below a field of a form made from a schema</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個の要素</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNode</name>
    <message>
        <source>Other members</source>
        <extracomment>Part of a form made from a schema</extracomment>
        <translation type="unfinished">その他のメンバー</translation>
    </message>
    <message>
        <source>Pick one.</source>
        <extracomment>Message of a form made from a schema</extracomment>
        <translation type="unfinished">選択してください。</translation>
    </message>
    <message>
        <source>JSON is needed here.</source>
        <translation type="unfinished">JSON を入力してください。</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation type="unfinished">数値を入力してください。</translation>
    </message>
    <message>
        <source>“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.</source>
        <translation type="unfinished">「%1」は JSON の数値 (3、-0.5、1e6 など) ではありません。</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation type="unfinished">必須項目です。</translation>
    </message>
    <message>
        <source>This must be a JSON object.</source>
        <translation type="unfinished">JSON オブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>The name “%1” is there twice.</source>
        <translation type="unfinished">名前「%1」が重複しています。</translation>
    </message>
</context>
<context>
    <name>FormSchema</name>
    <message>
        <source>Text</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">テキスト</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">数値</translation>
    </message>
    <message>
        <source>Whole number</source>
        <extracomment>Kind of value in a form made from a schema: a JSON number without a fraction</extracomment>
        <translation type="unfinished">整数</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation type="unfinished">はい/いいえ</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">リスト</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>Kind of value in a form made from a schema</extracomment>
        <translation type="unfinished">オブジェクト</translation>
    </message>
</context>
<context>
    <name>FoundServers</name>
    <message>
        <source>There is already a descriptor %1.</source>
        <translation type="unfinished">定義ファイル %1 は既にあります。</translation>
    </message>
</context>
<context>
    <name>GetWeather</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 の応答が JSON ではありません。</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation type="unfinished">場所「%1」はありません。</translation>
    </message>
    <message>
        <source>The answer says nothing about the weather.</source>
        <translation type="unfinished">応答に天気の情報がありません。</translation>
    </message>
</context>
<context>
    <name>GramCheck</name>
    <message>
        <source>“%1” is defined twice here</source>
        <translation type="unfinished">「%1」がここで 2 回定義されています</translation>
    </message>
    <message>
        <source>“%1” contains itself</source>
        <translation type="unfinished">「%1」が自分自身を含んでいます</translation>
    </message>
    <message>
        <source>“%1” is defined nowhere</source>
        <translation type="unfinished">「%1」はどこにも定義されていません</translation>
    </message>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">キー「%1」がここに 2 回あります</translation>
    </message>
    <message>
        <source>“%1” is already the name of another relationship</source>
        <translation type="unfinished">「%1」は既に別のリレーションシップの名前です</translation>
    </message>
</context>
<context>
    <name>GramCompose</name>
    <message>
        <source>“%1” says something else in another file</source>
        <translation type="unfinished">「%1」の内容が別のファイルと異なります</translation>
    </message>
    <message>
        <source>“%1” is already defined at %2:%3:%4</source>
        <translation type="unfinished">「%1」は既に %2:%3:%4 で定義されています</translation>
    </message>
    <message>
        <source>“%1” is referred to, and defined at %2</source>
        <translation type="unfinished">「%1」が参照されていますが、%2 で定義されています</translation>
    </message>
</context>
<context>
    <name>GramFormat</name>
    <message>
        <source>What is not gram cannot be formatted.</source>
        <translation type="unfinished">gram でないものは整形できません。</translation>
    </message>
    <message>
        <source>This text cannot be formatted without losing a comment.</source>
        <translation type="unfinished">このテキストは、コメントを失わずに整形できません。</translation>
    </message>
</context>
<context>
    <name>GramJson</name>
    <message>
        <source>A pattern is an object with a “subject” and “elements”; this is not one.</source>
        <translation type="unfinished">パターンは「subject」と「elements」を持つオブジェクトです。これはパターンではありません。</translation>
    </message>
    <message>
        <source>The patterns are nested too deeply.</source>
        <translation type="unfinished">パターンの入れ子が深すぎます。</translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message>
        <source>the text is too large: at most 8 million characters can be read</source>
        <translation type="unfinished">テキストが大きすぎます。読み込めるのは 800 万文字までです</translation>
    </message>
    <message>
        <source>there is a NUL character here</source>
        <translation type="unfinished">ここに NUL 文字があります</translation>
    </message>
    <message>
        <source>a name</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">名前</translation>
    </message>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation type="unfinished">
            <numerusform>パターンの入れ子が深すぎます。最大 %n 段です</numerusform>
        </translation>
    </message>
    <message>
        <source>“(”, “[” or an identifier</source>
        <translation type="unfinished">「(」、「[」、または識別子</translation>
    </message>
    <message>
        <source>“)” or what belongs to a node</source>
        <translation type="unfinished">「)」またはノードの内容</translation>
    </message>
    <message>
        <source>this is not an arrow: they are written --, --&gt;, &lt;--, &lt;--&gt; or with -[…]-, and alike with = and ~</source>
        <translation type="unfinished">矢印ではありません。矢印は --、--&gt;、&lt;--、&lt;--&gt;、または -[…]- と書き、= と ~ でも同様です</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished">%1 が必要なところに %2 があります</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished">テキストの終わり</translation>
    </message>
    <message>
        <source>an identifier</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">識別子</translation>
    </message>
    <message>
        <source>a label</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">ラベル</translation>
    </message>
    <message>
        <source>a key</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">キー</translation>
    </message>
    <message>
        <source>lists and maps cannot hold further lists or maps</source>
        <translation type="unfinished">リストとマップの中に、さらにリストやマップは含められません</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">値</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What the reader of gram notation expected in a message “expected …”</extracomment>
        <translation type="unfinished">数値</translation>
    </message>
    <message>
        <source>after ``` and a tag, the line must end</source>
        <translation type="unfinished">``` とタグの後は改行が必要です</translation>
    </message>
    <message>
        <source>this text is never closed by ```</source>
        <translation type="unfinished">このテキストが ``` で閉じられていません</translation>
    </message>
    <message>
        <source>the text may not end with a backtick directly before ```</source>
        <translation type="unfinished">閉じる ``` の直前にバッククォートは置けません</translation>
    </message>
    <message>
        <source>this text is not closed by %1 on its line</source>
        <translation type="unfinished">このテキストが同じ行の %1 で閉じられていません</translation>
    </message>
    <message>
        <source>there is no such escape; between %1 there are \%1 \\ \/ \b \f \n \r \t</source>
        <translation type="unfinished">このようなエスケープはありません。%1 の間で \ の後に置けるのは %1 \ / b f n r t です</translation>
    </message>
</context>
<context>
    <name>GramReader</name>
    <message>
        <source>the text is larger than 32 MiB</source>
        <translation type="unfinished">テキストが 32 MiB を超えています</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation type="unfinished">UTF-8 ではありません</translation>
    </message>
    <message>
        <source>the annotation “%1” is repeated; the last one counts</source>
        <translation type="unfinished">注釈「%1」が重複しています。最後のものが有効です</translation>
    </message>
</context>
<context>
    <name>GramSelect</name>
    <message>
        <source>“%1” asks for nothing that a pattern says. Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">「%1」にはパターンの条件がありません。name、:Label、{key: value}、またはその組み合わせを書いてください。</translation>
    </message>
    <message>
        <source>Which patterns? Write name, :Label, {key: value} or several of them.</source>
        <translation type="unfinished">どのパターンですか? name、:Label、{key: value}、またはその組み合わせを書いてください。</translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message>
        <source>a NUL character</source>
        <translation type="unfinished">NUL 文字</translation>
    </message>
    <message>
        <source>This cannot be said in gram: %1.</source>
        <translation type="unfinished">gram では表せません: %1</translation>
    </message>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation type="unfinished">
            <numerusform>%n 段を超える入れ子のパターン</numerusform>
        </translation>
    </message>
    <message>
        <source>a list within a list or a map</source>
        <translation type="unfinished">リストまたはマップの中のリスト</translation>
    </message>
    <message>
        <source>a map within a list or a map</source>
        <translation type="unfinished">リストまたはマップの中のマップ</translation>
    </message>
    <message>
        <source>the number “%1”</source>
        <translation type="unfinished">数値「%1」</translation>
    </message>
    <message>
        <source>a range without ends</source>
        <translation type="unfinished">両端のない範囲</translation>
    </message>
    <message>
        <source>the symbol “%1”</source>
        <translation type="unfinished">シンボル「%1」</translation>
    </message>
    <message>
        <source>the tag “%1”</source>
        <translation type="unfinished">タグ「%1」</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished">空のリスト</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation type="unfinished">
            <numerusform>モデルが、誤りを知らされたにもかかわらず %n ラウンドにわたってツールを誤って呼び出しました。続けますか?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation type="unfinished">
            <numerusform>このターンではモデルに %n 回問い合わせました。続けますか?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation type="unfinished">
            <numerusform>モデルが一度に %n 件の呼び出しを求めています。実行しますか?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation type="unfinished">
            <numerusform>最近の %2 件の呼び出しのうち %n 件が %1 です。続けますか?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarChatReader</name>
    <message>
        <source>chats in an HTTP Archive</source>
        <translation type="unfinished">HTTP Archive 内のチャット</translation>
    </message>
    <message>
        <source>requests that are not of a chat whose dialect is known</source>
        <translation type="unfinished">既知の方言のチャットではないリクエスト</translation>
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
        <translation type="unfinished">あなた</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page</extracomment>
        <translation type="unfinished">アシスタント</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading over what one of them said in a conversation exported as a page: a noun: an attached text</extracomment>
        <translation type="unfinished">ドキュメント</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">ツール呼び出し: %1</translation>
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
        <translation type="unfinished">(中断)</translation>
    </message>
</context>
<context>
    <name>HttpInvocable</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">ここではネットワークを利用できません。</translation>
    </message>
    <message>
        <source>asks %1</source>
        <extracomment>Progress of a tool; %1 is a host, on the card of a call</extracomment>
        <translation type="unfinished">%1 に問い合わせ</translation>
    </message>
</context>
<context>
    <name>HttpReader</name>
    <message>
        <source>“%1” does not apply to a tool of the kind &quot;http&quot;.</source>
        <translation type="unfinished">「%1」は種類が &quot;http&quot; のツールでは意味がありません。</translation>
    </message>
    <message>
        <source>method is one of %1.</source>
        <translation type="unfinished">method は %1 のいずれかです。</translation>
    </message>
    <message>
        <source>placeholders-in-host is true or false.</source>
        <translation type="unfinished">placeholders-in-host は true または false です。</translation>
    </message>
    <message>
        <source>A tool of the kind &quot;http&quot; needs a url.</source>
        <translation type="unfinished">種類が &quot;http&quot; のツールには url が必要です。</translation>
    </message>
    <message>
        <source>body is &quot;json&quot;, &quot;form&quot; or &quot;none&quot;.</source>
        <translation type="unfinished">body は &quot;json&quot;、&quot;form&quot;、&quot;none&quot; のいずれかです。</translation>
    </message>
    <message>
        <source>A request with the method %1 has no body.</source>
        <translation type="unfinished">メソッド %1 のリクエストに本文は付けられません。</translation>
    </message>
    <message>
        <source>The body is of another kind.</source>
        <translation type="unfinished">本文の種類が異なります。</translation>
    </message>
    <message>
        <source>json is a table: the members of the body.</source>
        <translation type="unfinished">json は本文のメンバーを表すテーブルです。</translation>
    </message>
    <message>
        <source>response is a JSON pointer such as /current/temperature.</source>
        <translation type="unfinished">response は /current/temperature のような JSON ポインターです。</translation>
    </message>
    <message>
        <source>output is &quot;text&quot;, &quot;json&quot; or &quot;auto&quot;.</source>
        <translation type="unfinished">output は &quot;text&quot;、&quot;json&quot;、&quot;auto&quot; のいずれかです。</translation>
    </message>
    <message>
        <source>size-limit is a whole number of bytes from 1 to %1.</source>
        <translation type="unfinished">size-limit は 1 から %1 までの整数 (バイト数) です。</translation>
    </message>
    <message>
        <source>A table of names and values is expected here.</source>
        <translation type="unfinished">ここには名前と値のテーブルを指定します。</translation>
    </message>
    <message>
        <source>The value of %1 is a text.</source>
        <translation type="unfinished">%1 の値はテキストです。</translation>
    </message>
    <message>
        <source>A secret is { keychain = &quot;NAME&quot; } or { environment = &quot;NAME&quot; }, with prefix = &quot;…&quot; for what comes before it.</source>
        <translation type="unfinished">秘密の値は { keychain = &quot;NAME&quot; } または { environment = &quot;NAME&quot; } で指定します。前に付ける文字は prefix = &quot;…&quot; で指定できます。</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this.</source>
        <translation type="unfinished">ヘッダー %1 はこの方法では設定できません。</translation>
    </message>
    <message>
        <source>“{%1}” is none of the arguments.</source>
        <translation type="unfinished">「{%1}」は引数にありません。</translation>
    </message>
    <message>
        <source>The url needs “%1”, which is neither required nor has a default.</source>
        <translation type="unfinished">url に「%1」が必要ですが、必須でも既定値付きでもありません。</translation>
    </message>
</context>
<context>
    <name>HttpToolRequest</name>
    <message>
        <source>The value of the header %1 cannot be sent: it has a line end or another control character in it.</source>
        <translation type="unfinished">ヘッダー %1 の値に改行またはほかの制御文字が含まれているため、送信できません。</translation>
    </message>
</context>
<context>
    <name>HttpToolResponse</name>
    <message>
        <source>%1 answered with something that is not JSON: %2</source>
        <translation type="unfinished">%1 の応答が JSON ではありません: %2</translation>
    </message>
    <message>
        <source>The answer of %1 has nothing at %2: %3</source>
        <translation type="unfinished">%1 の応答の %2 に値がありません: %3</translation>
    </message>
</context>
<context>
    <name>InvokerReader</name>
    <message>
        <source>A tool needs a name of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">ツールには、英数字、_、- からなる 1～64 文字の名前が必要です。</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">別名は英数字、_、- からなる 1～64 文字です。</translation>
    </message>
    <message>
        <source>A description is a text.</source>
        <translation type="unfinished">description はテキストです。</translation>
    </message>
    <message>
        <source>enabled is true or false.</source>
        <translation type="unfinished">enabled は true または false です。</translation>
    </message>
    <message>
        <source>The kind of an invocable is &quot;builtin&quot;, &quot;command&quot; or &quot;http&quot;.</source>
        <translation type="unfinished">実行対象の種類は &quot;builtin&quot;、&quot;command&quot;、&quot;http&quot; のいずれかです。</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;http&quot;.</source>
        <translation type="unfinished">「%1」は種類が &quot;http&quot; のツール用です。</translation>
    </message>
    <message>
        <source>“%1” is for tools of the kind &quot;command&quot;.</source>
        <translation type="unfinished">「%1」は種類が &quot;command&quot; のツール用です。</translation>
    </message>
    <message>
        <source>%1 is a list of texts.</source>
        <translation type="unfinished">%1 はテキストのリストです。</translation>
    </message>
    <message>
        <source>There is no built-in tool “%1”.</source>
        <translation type="unfinished">組み込みツール「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>JsonPieces</name>
    <message>
        <source>The file ends in the middle of a list.</source>
        <translation type="unfinished">ファイルがリストの途中で終わっています。</translation>
    </message>
    <message>
        <source>Something comes after the end of the list.</source>
        <translation type="unfinished">リストの終わりの後に余分な内容があります。</translation>
    </message>
    <message>
        <source>A comma was expected between two objects.</source>
        <translation type="unfinished">2 つのオブジェクトの間にコンマが必要です。</translation>
    </message>
    <message>
        <source>A JSON object was expected.</source>
        <translation type="unfinished">JSON オブジェクトが必要です。</translation>
    </message>
    <message>
        <source>An object takes more than %1 MB.</source>
        <translation type="unfinished">オブジェクトが %1 MB を超えています。</translation>
    </message>
    <message>
        <source>The file ends in the middle of an object.</source>
        <translation type="unfinished">ファイルがオブジェクトの途中で終わっています。</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation type="unfinished">JSON ではありません。</translation>
    </message>
    <message>
        <source>An object has more than %1 values.</source>
        <translation type="unfinished">オブジェクトの値が %1 個を超えています。</translation>
    </message>
</context>
<context>
    <name>JsonRpc</name>
    <message>
        <source>The server sent something that is not a JSON-RPC message.</source>
        <translation type="unfinished">サーバーが JSON-RPC メッセージではないものを送信しました。</translation>
    </message>
    <message>
        <source>The server sent a message of more than %1 values.</source>
        <translation type="unfinished">サーバーが値の数が %1 個を超えるメッセージを送信しました。</translation>
    </message>
</context>
<context>
    <name>JsonSchema</name>
    <message>
        <source>The schema is too large or nested too deeply.</source>
        <translation type="unfinished">スキーマが大きすぎるか、入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The schema cannot be read as JSON.</source>
        <translation type="unfinished">スキーマを JSON として読み込めません。</translation>
    </message>
    <message>
        <source>The value cannot be read as JSON.</source>
        <translation type="unfinished">値を JSON として読み込めません。</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation type="unfinished">
            <numerusform>JSON テキストが %n MiB を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not JSON: it cannot be read from byte %1 on.</source>
        <translation type="unfinished">JSON ではありません: バイト %1 から読み取れません。</translation>
    </message>
</context>
<context>
    <name>LegacyEra</name>
    <message>
        <source>The server speaks a version of the protocol that is not known here: %1.</source>
        <translation type="unfinished">サーバーのプロトコルのバージョンが不明です: %1</translation>
    </message>
</context>
<context>
    <name>LentServers</name>
    <message>
        <source>Lent by the editor</source>
        <translation type="unfinished">エディターから提供</translation>
    </message>
</context>
<context>
    <name>LibraryExport</name>
    <message>
        <source>The order of the messages of conversation %1 is damaged in the store.</source>
        <translation type="unfinished">会話 %1 のメッセージの順序が、データストア内で破損しています。</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished">エクスポートが停止されました。</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">インポートが停止されました。</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">%1 行目: %2</translation>
    </message>
    <message>
        <source>Another conversation has the turn %1.</source>
        <translation type="unfinished">ターン %1 が別の会話にあります。</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation type="unfinished">読み込み中にファイルが変更されました。</translation>
    </message>
</context>
<context>
    <name>LibraryLines</name>
    <message>
        <source>“%1” is not what it should be.</source>
        <translation type="unfinished">「%1」の内容が正しくありません。</translation>
    </message>
    <message>
        <source>Parlance&apos;s JSON Lines</source>
        <translation type="unfinished">Parlance の JSON Lines</translation>
    </message>
    <message>
        <source>The file ends in the middle of a conversation.</source>
        <translation type="unfinished">ファイルが会話の途中で終わっています。</translation>
    </message>
    <message>
        <source>This is not the beginning of a Parlance library.</source>
        <translation type="unfinished">Parlance のライブラリの先頭ではありません。</translation>
    </message>
    <message>
        <source>The file was written by a newer Parlance.</source>
        <translation type="unfinished">ファイルは新しい Parlance で作成されています。</translation>
    </message>
    <message>
        <source>A record “%1” is not expected here.</source>
        <translation type="unfinished">レコード「%1」はここには置けません。</translation>
    </message>
    <message>
        <source>“parent” is not one of the nodes before it.</source>
        <translation type="unfinished">「parent」がこれまでのノードにありません。</translation>
    </message>
    <message>
        <source>The conversation names a node that it does not have.</source>
        <translation type="unfinished">会話が、存在しないノードを指しています。</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB and fits in no line.</source>
        <translation type="unfinished">メッセージが %1 MB を超えており、1 行に収まりません。</translation>
    </message>
</context>
<context>
    <name>LocalServer</name>
    <message>
        <source>“%1” does not belong in the arguments: Parlance chooses a free port of this machine.</source>
        <translation type="unfinished">「%1」は引数に指定できません。空いているポートは Parlance が選びます。</translation>
    </message>
    <message>
        <source>“%1” does not belong in the arguments: %2 says that.</source>
        <translation type="unfinished">「%1」は引数に指定できません。%2 で指定します。</translation>
    </message>
</context>
<context>
    <name>MarkdownArchive</name>
    <message>
        <source>Parlance&apos;s Markdown</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">Parlance の Markdown</translation>
    </message>
    <message>
        <source>Markdown has the path that was shown, without thoughts, pictures and branches.</source>
        <translation type="unfinished">Markdown には、表示されていたパスが、思考、画像、ブランチを除いて含まれます。</translation>
    </message>
    <message>
        <source>A message takes more than %1 MB.</source>
        <translation type="unfinished">メッセージが %1 MB を超えています。</translation>
    </message>
    <message>
        <source>A message comes before its conversation.</source>
        <translation type="unfinished">メッセージが会話より前にあります。</translation>
    </message>
    <message>
        <source>A conversation has no identifier.</source>
        <translation type="unfinished">会話に識別子がありません。</translation>
    </message>
    <message>
        <source>The file ends in the middle of a message.</source>
        <translation type="unfinished">ファイルがメッセージの途中で終わっています。</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what the model is told before all else</extracomment>
        <translation type="unfinished">指示</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: the person who uses the program</extracomment>
        <translation type="unfinished">あなた</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">アシスタント</translation>
    </message>
    <message>
        <source>Assistant (%1)</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">アシスタント (%1)</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: a noun: an attached text</extracomment>
        <translation type="unfinished">ドキュメント</translation>
    </message>
    <message>
        <source>Document: %1</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">ドキュメント: %1</translation>
    </message>
    <message>
        <source>Tool call: %1</source>
        <translation type="unfinished">ツール呼び出し: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading or remark in a conversation exported as Markdown: what a tool gave back</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">会話</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Heading or remark in a conversation exported as Markdown</extracomment>
        <translation type="unfinished">中断</translation>
    </message>
</context>
<context>
    <name>McpDelivery</name>
    <message>
        <source>The server asks for a sign-in (HTTP 401).</source>
        <translation type="unfinished">サーバーがサインインを求めています (HTTP 401)。</translation>
    </message>
    <message>
        <source>The server does not allow this (HTTP 403).</source>
        <translation type="unfinished">サーバーで許可されていません (HTTP 403)。</translation>
    </message>
    <message>
        <source>There is no such place on the server (HTTP 404).</source>
        <translation type="unfinished">サーバーにその場所はありません (HTTP 404)。</translation>
    </message>
    <message>
        <source>The server is asked too often (HTTP 429).</source>
        <translation type="unfinished">サーバーへの要求が多すぎます (HTTP 429)。</translation>
    </message>
    <message>
        <source>The server refused with HTTP %1.</source>
        <translation type="unfinished">サーバーが HTTP %1 で拒否しました。</translation>
    </message>
    <message>
        <source>The server ended its response without an answer.</source>
        <translation type="unfinished">サーバーが回答のないままレスポンスを終えました。</translation>
    </message>
    <message>
        <source>The server answered with something that is not a JSON-RPC message.</source>
        <translation type="unfinished">サーバーの応答が JSON-RPC メッセージではありません。</translation>
    </message>
</context>
<context>
    <name>McpInvocable</name>
    <message>
        <source>on the MCP server %1: %2</source>
        <translation type="unfinished">MCP サーバー %1: %2</translation>
    </message>
    <message>
        <source>which calls it %1, unverified</source>
        <translation type="unfinished">サーバーの説明は %1 (未検証)</translation>
    </message>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">%1 のサーバーはもうありません。</translation>
    </message>
</context>
<context>
    <name>McpInvokers</name>
    <message>
        <source>The server has no tool “%1”.</source>
        <translation type="unfinished">サーバーにツール「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>McpResult</name>
    <message>
        <source>What %1 answered is not a result of a tool.</source>
        <translation type="unfinished">%1 の応答がツールの結果ではありません。</translation>
    </message>
    <message>
        <source>%1 reports an error and does not say which.</source>
        <translation type="unfinished">%1 がエラーを報告しましたが、内容を示していません。</translation>
    </message>
    <message>
        <source>%1 promises structured content and gave none.</source>
        <translation type="unfinished">%1 は構造化コンテンツを約束しましたが、返しませんでした。</translation>
    </message>
    <message>
        <source>What %1 answered is not what its output schema promises: %2</source>
        <translation type="unfinished">%1 の応答が出力スキーマに適合しません: %2</translation>
    </message>
</context>
<context>
    <name>McpTool</name>
    <message>
        <source>The schema of its arguments cannot be used: %1</source>
        <translation type="unfinished">引数のスキーマを使用できません: %1</translation>
    </message>
    <message>
        <source>The schema of its results cannot be used: %1</source>
        <translation type="unfinished">結果のスキーマを使用できません: %1</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">読み取り専用</translation>
    </message>
    <message>
        <source>destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">破壊的</translation>
    </message>
    <message>
        <source>not destructive</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">非破壊的</translation>
    </message>
    <message>
        <source>repeatable</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">繰り返し可</translation>
    </message>
    <message>
        <source>reaching out</source>
        <extracomment>What a server says of its tool in a list of hints</extracomment>
        <translation type="unfinished">外部アクセスあり</translation>
    </message>
</context>
<context>
    <name>McpUriTemplate</name>
    <message>
        <source>The { at character %1 is left open.</source>
        <translation type="unfinished">%1 文字目の { が閉じられていません。</translation>
    </message>
    <message>
        <source>“{%1}” is not an expression of a URI template.</source>
        <translation type="unfinished">「{%1}」は URI テンプレートの式ではありません。</translation>
    </message>
</context>
<context>
    <name>MirroredArguments</name>
    <message>
        <source>The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to 2^53−1.</source>
        <translation type="unfinished">引数「%1」はヘッダーにも使われます。ヘッダーで表せるのは、テキスト、真偽値、2^53−1 までの整数だけです。</translation>
    </message>
</context>
<context>
    <name>ModelServerState</name>
    <message>
        <source>not stated</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">不明</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">はい</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">いいえ</translation>
    </message>
    <message>
        <source>listens at %1</source>
        <translation type="unfinished">%1 で待ち受け中</translation>
    </message>
    <message>
        <source>listens at %1, to Parlance alone</source>
        <translation type="unfinished">%1 で待ち受け中 (Parlance のみ)</translation>
    </message>
    <message>
        <source>llama.cpp %1</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">llama.cpp %1</translation>
    </message>
    <message>
        <source>context %1 tokens, pictures: %2, template with tools: %3</source>
        <translation type="unfinished">コンテキスト %1 トークン、画像: %2、ツール対応テンプレート: %3</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>starting…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">起動中…</translation>
    </message>
    <message>
        <source>loading…</source>
        <extracomment>State of the server of a model file in the list of models on this machine</extracomment>
        <translation type="unfinished">読み込み中…</translation>
    </message>
    <message>
        <source>loading, %1 %</source>
        <translation type="unfinished">読み込み中、%1 %</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State of the server of a model file in the list of models on this machine: can be used</extracomment>
        <translation type="unfinished">準備完了</translation>
    </message>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">%1 後に再起動</translation>
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
        <translation type="unfinished">サーバーのプロトコルのバージョンが不明です。</translation>
    </message>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">サーバーの結果を解釈できません。</translation>
    </message>
</context>
<context>
    <name>NewServer</name>
    <message>
        <source>Everything has to be on one line.</source>
        <translation type="unfinished">すべて 1 行に書く必要があります。</translation>
    </message>
    <message>
        <source>Type the program that is to be started, or an address.</source>
        <translation type="unfinished">起動するプログラム、またはアドレスを入力してください。</translation>
    </message>
    <message>
        <source>The address has to be one like https://example.org/mcp.</source>
        <translation type="unfinished">アドレスは https://example.org/mcp のような形式で指定してください。</translation>
    </message>
    <message>
        <source>The server needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">サーバーには、英数字、-、_ からなる名前が必要です。</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>There is no “%1” in the list.</source>
        <translation type="unfinished">リストに「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no profile to keep it in.</source>
        <translation type="unfinished">保存先のプロファイルがありません。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 を読み込めません。</translation>
    </message>
    <message>
        <source>%1 is not a notebook: %2</source>
        <translation type="unfinished">%1 はノートではありません: %2</translation>
    </message>
    <message>
        <source>The notebook is full: it holds 4 MiB.</source>
        <translation type="unfinished">ノートがいっぱいです。上限は 4 MiB です。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>A note needs a name.</source>
        <translation type="unfinished">メモには名前が必要です。</translation>
    </message>
    <message>
        <source>There is no note “%1”.</source>
        <translation type="unfinished">メモ「%1」はありません。</translation>
    </message>
    <message>
        <source>What is to be done?</source>
        <translation type="unfinished">やることを入力してください。</translation>
    </message>
    <message>
        <source>A reminder needs a text and a time such as 2025-01-31T15:00.</source>
        <translation type="unfinished">リマインダーにはテキストと、2025-01-31T15:00 のような日時が必要です。</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>“%1” is not a time zone that is known here.</source>
        <translation type="unfinished">「%1」は既知のタイムゾーンではありません。</translation>
    </message>
</context>
<context>
    <name>NumberTools</name>
    <message>
        <source>min_val is larger than max_val.</source>
        <translation type="unfinished">min_val が max_val より大きくなっています。</translation>
    </message>
    <message>
        <source>There are no numbers to describe.</source>
        <translation type="unfinished">集計する数値がありません。</translation>
    </message>
</context>
<context>
    <name>OpenAiChatReader</name>
    <message>
        <source>chats in OpenAI&apos;s form</source>
        <translation type="unfinished">OpenAI 形式のチャット</translation>
    </message>
    <message>
        <source>A chat has no “messages”.</source>
        <translation type="unfinished">チャットに「messages」がありません。</translation>
    </message>
    <message>
        <source>parts that are neither text nor a picture in the file</source>
        <translation type="unfinished">テキストでもファイル内の画像でもない部分</translation>
    </message>
    <message>
        <source>chats without a message</source>
        <translation type="unfinished">メッセージのないチャット</translation>
    </message>
</context>
<context>
    <name>OutputReader</name>
    <message>
        <source>A template is a text.</source>
        <translation type="unfinished">テンプレートはテキストです。</translation>
    </message>
    <message>
        <source>A result has no member “%1”, by its schema.</source>
        <translation type="unfinished">スキーマによると、結果にメンバー「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>Overfull</name>
    <message>
        <source>system text %1 and tools %2 tokens over their parts</source>
        <translation type="unfinished">割り当てをシステムテキストが %1、ツールが %2 トークン超過</translation>
    </message>
    <message>
        <source>system text %1 tokens over its part</source>
        <translation type="unfinished">システムテキストが割り当てを %1 トークン超過</translation>
    </message>
    <message>
        <source>tools %1 tokens over their part</source>
        <translation type="unfinished">ツールが割り当てを %1 トークン超過</translation>
    </message>
</context>
<context>
    <name>OverrideReader</name>
    <message>
        <source>“%1” has no effect here: the tools of this ensemble are its server&apos;s, whatever its [[invokers]] say about them.</source>
        <translation type="unfinished">「%1」はここでは意味がありません。このツールセットのツールは、[[invokers]] の記述に関係なくサーバーのツールになります。</translation>
    </message>
    <message>
        <source>The name of one of the server&apos;s tools is missing.</source>
        <translation type="unfinished">サーバーのツールの名前がありません。</translation>
    </message>
    <message>
        <source>An alias is made of 1 to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">別名は英数字、_、- からなる 1～64 文字です。</translation>
    </message>
</context>
<context>
    <name>PathGuard</name>
    <message>
        <source>“%1” is not inside a workspace folder.</source>
        <translation type="unfinished">「%1」はワークスペースフォルダーの中にありません。</translation>
    </message>
    <message>
        <source>“%1” is in a folder of Parlance&apos;s own, which no tool reaches.</source>
        <translation type="unfinished">「%1」は Parlance 自身のフォルダーにあり、ツールからはアクセスできません。</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation type="unfinished">パスではありません。</translation>
    </message>
    <message>
        <source>No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or starts the program in that folder on the command line.</source>
        <translation type="unfinished">ワークスペースフォルダーが選択されていないため、ファイルにアクセスできません。ユーザーがウィンドウで選択する (ワークスペースフォルダー) か、コマンドラインではそのフォルダーでプログラムを起動する必要があります。</translation>
    </message>
</context>
<context>
    <name>PatternRules</name>
    <message>
        <source>the key “%1” occurs here twice</source>
        <translation type="unfinished">キー「%1」がここに 2 回あります</translation>
    </message>
</context>
<context>
    <name>PatternTranslation</name>
    <message>
        <source>%1 has no meaning in a regular expression of ECMA-262.</source>
        <translation type="unfinished">%1 は ECMA-262 の正規表現では意味を持ちません。</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>%1 sees no pictures: its server was started without a projector for them (--mmproj). Take the picture away, or pick another model.</source>
        <translation type="unfinished">%1 は画像を扱えません。サーバーが画像用のプロジェクター (--mmproj) なしで起動されています。画像を取り除くか、別のモデルを選択してください。</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>left out: %1 (%2)</source>
        <translation type="unfinished">除外: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>There is no line %1; the file has %2.</source>
        <translation type="unfinished">%1 行目はありません。ファイルは %2 行です。</translation>
    </message>
    <message>
        <source>A piece ends at line %1, before its start at line %2.</source>
        <translation type="unfinished">範囲が、開始の %2 行目より前の %1 行目で終わっています。</translation>
    </message>
    <message>
        <source>Two pieces overlap at line %1.</source>
        <translation type="unfinished">2 つの範囲が %1 行目で重なっています。</translation>
    </message>
</context>
<context>
    <name>PolicyReader</name>
    <message>
        <source>idempotent is true or false.</source>
        <translation type="unfinished">idempotent は true または false です。</translation>
    </message>
    <message>
        <source>writes is true or false.</source>
        <translation type="unfinished">writes は true または false です。</translation>
    </message>
    <message>
        <source>formats is &quot;assert&quot; or &quot;annotate&quot;.</source>
        <translation type="unfinished">formats は &quot;assert&quot; または &quot;annotate&quot; です。</translation>
    </message>
    <message>
        <source>%1 is a number of seconds from 0 to %2.</source>
        <translation type="unfinished">%1 は 0 から %2 までの秒数です。</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3.</source>
        <translation type="unfinished">%1 は %2 から %3 までの整数です。</translation>
    </message>
    <message>
        <source>approval is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;, or a table with rules.</source>
        <translation type="unfinished">approval は &quot;ask&quot;、&quot;allow&quot;、&quot;refuse&quot;、または規則を持つテーブルです。</translation>
    </message>
    <message>
        <source>rules is a list of at most %1 tables.</source>
        <translation type="unfinished">rules は最大 %1 個のテーブルのリストです。</translation>
    </message>
    <message>
        <source>A rule names the argument that it looks at: argument = &quot;path&quot;.</source>
        <translation type="unfinished">規則には、調べる引数の名前を指定します: argument = &quot;path&quot;。</translation>
    </message>
    <message>
        <source>A rule has one of path, host, command and text, with a pattern or a list of patterns.</source>
        <translation type="unfinished">規則には path、host、command、text のいずれか 1 つを、パターンまたはパターンのリストとともに指定します。</translation>
    </message>
    <message>
        <source>A rule&apos;s answer is &quot;ask&quot;, &quot;allow&quot; or &quot;refuse&quot;.</source>
        <translation type="unfinished">規則の答えは &quot;ask&quot;、&quot;allow&quot;、&quot;refuse&quot; のいずれかです。</translation>
    </message>
    <message>
        <source>on-failure is &quot;report&quot;, &quot;abort&quot; or a table of these by category.</source>
        <translation type="unfinished">on-failure は &quot;report&quot;、&quot;abort&quot;、または分類ごとにこれらを指定するテーブルです。</translation>
    </message>
    <message>
        <source>“%1” is not a category of errors.</source>
        <translation type="unfinished">「%1」はエラーの分類ではありません。</translation>
    </message>
    <message>
        <source>What becomes of an error is &quot;report&quot; or &quot;abort&quot;.</source>
        <translation type="unfinished">エラーの扱いは &quot;report&quot; または &quot;abort&quot; です。</translation>
    </message>
</context>
<context>
    <name>PreferenceFaultTexts</name>
    <message>
        <source>%1 has to be a number and is “%2”: it does not count.</source>
        <translation type="unfinished">%1 は数値でなければなりませんが「%2」なので、無視されます。</translation>
    </message>
</context>
<context>
    <name>PreparedRequest</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">プロバイダー %1 に指定された方言はありません: 「%2」</translation>
    </message>
</context>
<context>
    <name>ProgramReader</name>
    <message>
        <source>command is a list of texts: the program and its arguments.</source>
        <translation type="unfinished">command はテキストのリスト (プログラムとその引数) です。</translation>
    </message>
    <message>
        <source>environment is a list of names of variables.</source>
        <translation type="unfinished">environment は変数名のリストです。</translation>
    </message>
    <message>
        <source>“%1” is not a name of a variable.</source>
        <translation type="unfinished">「%1」は変数名ではありません。</translation>
    </message>
    <message>
        <source>A variable is a text, or { keychain = &quot;the name of a key&quot; }.</source>
        <translation type="unfinished">変数はテキスト、または { keychain = &quot;キーの名前&quot; } です。</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">モデルは「%1」ではなく PROVIDER/MODEL の形式で書きます</translation>
    </message>
    <message>
        <source>line %1 of the text: %2</source>
        <translation type="unfinished">テキストの %1 行目: %2</translation>
    </message>
    <message>
        <source>the text has no place for “%1”</source>
        <translation type="unfinished">テキストに「%1」を入れる場所がありません</translation>
    </message>
    <message>
        <source>The prompt %1 has no variables.</source>
        <translation type="unfinished">プロンプト %1 に変数はありません。</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. It has %3.</source>
        <translation type="unfinished">プロンプト %1 に変数「%2」はありません。あるもの: %3</translation>
    </message>
    <message>
        <source>The prompt %1 has no variable “%2”. Did you mean %3?</source>
        <translation type="unfinished">プロンプト %1 に変数「%2」はありません。もしかして: %3</translation>
    </message>
    <message>
        <source>The prompt %1 cannot be used: line %2 of its text: %3.</source>
        <translation type="unfinished">プロンプト %1 を使用できません。テキストの %2 行目: %3</translation>
    </message>
    <message>
        <source>The prompt %1 wants to know: %2.</source>
        <translation type="unfinished">プロンプト %1 に必要な値: %2</translation>
    </message>
</context>
<context>
    <name>PromptArguments</name>
    <message>
        <source>The prompt %1 takes no arguments.</source>
        <translation type="unfinished">プロンプト %1 に引数はありません。</translation>
    </message>
    <message>
        <source>“%1” is not an argument of the prompt %2. It takes %3, written as name=value.</source>
        <translation type="unfinished">「%1」はプロンプト %2 の引数ではありません。引数は %3 で、name=value の形式で書きます。</translation>
    </message>
    <message>
        <source>The quotation mark of %1 is left open.</source>
        <translation type="unfinished">%1 の引用符が閉じられていません。</translation>
    </message>
</context>
<context>
    <name>PromptCondition</name>
    <message>
        <source>the condition is too long</source>
        <translation type="unfinished">条件が長すぎます</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished">「%1」を解釈できません</translation>
    </message>
    <message>
        <source>the condition is nested too deeply</source>
        <translation type="unfinished">条件の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>a bracket is left open</source>
        <translation type="unfinished">括弧が閉じられていません</translation>
    </message>
    <message>
        <source>startswith must be followed by a bracket</source>
        <translation type="unfinished">startswith の後には括弧が必要です</translation>
    </message>
    <message>
        <source>the condition ends too soon</source>
        <translation type="unfinished">条件が途中で終わっています</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">変数「%1」はありません</translation>
    </message>
</context>
<context>
    <name>PromptOptions</name>
    <message>
        <source>Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is then given as well.</source>
        <translation type="unfinished">このプロンプトの内容を発言します (一覧は `parlance prompts`)。システム用のプロンプトはシステムテキストになり、発言の内容も指定します。</translation>
    </message>
    <message>
        <source>The value of one of the prompt&apos;s variables; may be repeated.</source>
        <translation type="unfinished">プロンプト内の変数の値。繰り返し指定できます。</translation>
    </message>
    <message>
        <source>--variable goes with --prompt.</source>
        <translation type="unfinished">--variable は --prompt と併用します。</translation>
    </message>
    <message>
        <source>A variable is given as name=value, not %1.</source>
        <translation type="unfinished">変数は %1 ではなく name=value の形式で指定します。</translation>
    </message>
    <message>
        <source>Give --system, or a prompt that is a system text, not both.</source>
        <translation type="unfinished">--system と、システムテキストとなるプロンプトは、どちらか一方を指定してください。</translation>
    </message>
    <message>
        <source>Give --prompt or what to say, not both.</source>
        <translation type="unfinished">--prompt と発言の内容は、どちらか一方を指定してください。</translation>
    </message>
</context>
<context>
    <name>PromptParts</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">応答: %1</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">メッセージ: %1</translation>
    </message>
    <message>
        <source>picture</source>
        <extracomment>Part of what a prompt says in its preview</extracomment>
        <translation type="unfinished">画像</translation>
    </message>
</context>
<context>
    <name>PromptTemplate</name>
    <message>
        <source>“% %1” ends nothing that was begun</source>
        <translation type="unfinished">「% %1」に対応する開始がありません</translation>
    </message>
    <message>
        <source>conditions are nested too deeply</source>
        <translation type="unfinished">条件の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>“% if” is not ended by “% endif”</source>
        <translation type="unfinished">「% if」が「% endif」で閉じられていません</translation>
    </message>
    <message>
        <source>“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable</source>
        <translation type="unfinished">「% for」は「% for NAME in VARIABLE:」の形式で、変数の名前を指定して書きます</translation>
    </message>
    <message>
        <source>“% for” is not ended by “% endfor”</source>
        <translation type="unfinished">「% for」が「% endfor」で閉じられていません</translation>
    </message>
    <message>
        <source>there is no variable “%1”</source>
        <translation type="unfinished">変数「%1」はありません</translation>
    </message>
    <message>
        <source>With these values the text of the prompt becomes too long.</source>
        <translation type="unfinished">これらの値ではプロンプトのテキストが長くなりすぎます。</translation>
    </message>
</context>
<context>
    <name>PromptVariable</name>
    <message>
        <source>“%1” has no options to choose from</source>
        <translation type="unfinished">「%1」に選択肢がありません</translation>
    </message>
    <message>
        <source>the minimum is larger than the maximum</source>
        <translation type="unfinished">最小値が最大値より大きくなっています</translation>
    </message>
    <message>
        <source>“%1” is to be %2.</source>
        <translation type="unfinished">「%1」は%2でなければなりません。</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">数値</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished">%1 以上</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished">%1 以下</translation>
    </message>
    <message>
        <source>%1 and so on in steps of %2</source>
        <translation type="unfinished">%1 から %2 刻み</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished">%1 のいずれか</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished">はいまたはいいえ</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">テキスト</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">個の要素</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Kind of value of a variable; or the unit of a length, in a message about a prompt</extracomment>
        <translation type="unfinished">文字</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <translation type="unfinished">%1 %2以上</translation>
    </message>
    <message>
        <source>%1 %2 or less</source>
        <translation type="unfinished">%1 %2以下</translation>
    </message>
    <message>
        <source>a list of shorter texts</source>
        <translation type="unfinished">より短いテキストのリスト</translation>
    </message>
</context>
<context>
    <name>ProviderEmbeddings</name>
    <message>
        <source>%1 has no vectors for texts.</source>
        <translation type="unfinished">%1 はテキストのベクトルを提供していません。</translation>
    </message>
</context>
<context>
    <name>PythonLiterals</name>
    <message>
        <source>only a literal is read here, not an expression</source>
        <translation type="unfinished">ここで読み取れるのはリテラルだけで、式は使えません</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation type="unfinished">入れ子が深すぎます</translation>
    </message>
    <message>
        <source>a comma or a bracket is missing</source>
        <translation type="unfinished">コンマまたは括弧がありません</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">括弧が閉じられていません</translation>
    </message>
    <message>
        <source>a key has to be a text</source>
        <translation type="unfinished">キーはテキストでなければなりません</translation>
    </message>
    <message>
        <source>“:” is missing after a key</source>
        <translation type="unfinished">キーの後に「:」がありません</translation>
    </message>
    <message>
        <source>only plain texts are read, without f and b before them</source>
        <translation type="unfinished">読み取れるのは、前に f や b の付かない単純なテキストだけです</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation type="unfinished">テキストが閉じられていません</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation type="unfinished">このような文字はありません</translation>
    </message>
    <message>
        <source>this character cannot be read</source>
        <translation type="unfinished">この文字を読み取れません</translation>
    </message>
    <message>
        <source>this number cannot be read</source>
        <translation type="unfinished">この数値を読み取れません</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation type="unfinished">値がありません</translation>
    </message>
    <message>
        <source>only literals are read; “%1” is not one</source>
        <translation type="unfinished">読み取れるのはリテラルだけです。「%1」はリテラルではありません</translation>
    </message>
</context>
<context>
    <name>QuickFix</name>
    <message>
        <source>Add %1</source>
        <extracomment>Offer to mend a descriptor; %1 is what is added, in the editor</extracomment>
        <translation type="unfinished">%1 を追加</translation>
    </message>
    <message>
        <source>Change to “%1”</source>
        <translation type="unfinished">「%1」に変更</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation type="unfinished">%1 に変更</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>“%1” has only %2 lines.</source>
        <translation type="unfinished">「%1」は %2 行しかありません。</translation>
    </message>
</context>
<context>
    <name>ReadResult</name>
    <message>
        <source>The result of %1 has only %2 bytes.</source>
        <translation type="unfinished">%1 の結果は %2 バイトしかありません。</translation>
    </message>
    <message>
        <source>This conversation has no call “%1” with a result.</source>
        <translation type="unfinished">この会話に、結果のある呼び出し「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <source>The pages of the file</source>
        <translation type="unfinished">ファイルのページ</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">メッセージ</translation>
    </message>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform>%n 個のコンテンツを読み込めません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation type="unfinished">
            <numerusform>%n 件のメッセージを読み込めないか、一部しか読み込めません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">会話</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation type="unfinished">
            <numerusform>%n 件のメッセージが見つかりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation type="unfinished">
            <numerusform>会話の %n 個のブランチに欠落があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation type="unfinished">
            <numerusform>会話の %n か所が、書き込まれた内容と異なります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation type="unfinished">
            <numerusform>%n 件の会話の末尾が失われました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">ファイルが空です。</translation>
    </message>
    <message>
        <source>There are no conversations in %1.</source>
        <translation type="unfinished">%1 に会話はありません。</translation>
    </message>
    <message>
        <source>%1 is write-protected, so it cannot be repaired in place.</source>
        <translation type="unfinished">%1 が書き込み禁止のため、その場所では修復できません。</translation>
    </message>
    <message>
        <source>Another Parlance has %1 open. Close it first.</source>
        <translation type="unfinished">別の Parlance が %1 を開いています。先に閉じてください。</translation>
    </message>
    <message>
        <source>The new file</source>
        <translation type="unfinished">新しいファイル</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished">%1 に書き込めません。</translation>
    </message>
    <message>
        <source>Nothing can be read of %1, and there is no daily copy. It has been left as it is.</source>
        <translation type="unfinished">%1 から読み込めるものがなく、日次コピーもありません。ファイルはそのまま残されています。</translation>
    </message>
    <message>
        <source>Nothing could be read of the file. What came after the copy %1 is missing.</source>
        <translation type="unfinished">ファイルから読み込めるものがありませんでした。コピー %1 より後の内容はありません。</translation>
    </message>
    <message>
        <source>Found by Repair</source>
        <translation type="unfinished">修復で見つかった会話</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">コンテンツ</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">ターン</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">通信</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">ファイル</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Line of the report: what was saved of these after a damaged store was repaired</extracomment>
        <translation type="unfinished">検索</translation>
    </message>
    <message>
        <source>This message, or a part of it, was lost with a damaged store.</source>
        <translation type="unfinished">このメッセージまたはその一部は、データストアの破損により失われました。</translation>
    </message>
    <message>
        <source>“%1”: message(s) %2 cannot be read, or only in part.</source>
        <translation type="unfinished">「%1」: メッセージ %2 を読み込めないか、一部しか読み込めません。</translation>
    </message>
    <message>
        <source>“%1”: where it ended is not known; it ends with its newest message now.</source>
        <translation type="unfinished">「%1」: 終わりの位置が不明なため、最新のメッセージで終わるものとします。</translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation type="unfinished">
            <numerusform>通信の %n 個の本文を読み込めません。</numerusform>
        </translation>
    </message>
    <message>
        <source>What was in it was lost with a damaged store.</source>
        <translation type="unfinished">内容は、データストアの破損により失われました。</translation>
    </message>
    <message>
        <source>Found by Repair: messages without a place</source>
        <translation type="unfinished">修復で見つかった、位置不明のメッセージ</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation type="unfinished">
            <numerusform>%n 件のメッセージの位置が失われました。「%1」に入っています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resending</name>
    <message>
        <source>%1 is not a call of a model that can be sent again: %2</source>
        <translation type="unfinished">%1 は再送信できるモデルの呼び出しではありません: %2</translation>
    </message>
    <message>
        <source>No request is kept for %1.</source>
        <translation type="unfinished">%1 のリクエストは保存されていません。</translation>
    </message>
</context>
<context>
    <name>ResponseText</name>
    <message>
        <source>%1 answered with the status %2.</source>
        <translation type="unfinished">%1 がステータス %2 で応答しました。</translation>
    </message>
    <message>
        <source>%1 answered with %2 bytes of the type %3, which are not text.</source>
        <translation type="unfinished">%1 が種類 %3 の %2 バイトを返しましたが、テキストではありません。</translation>
    </message>
</context>
<context>
    <name>ResultTemplate</name>
    <message>
        <source>The } at character %1 closes nothing; }} stands for a brace.</source>
        <translation type="unfinished">%1 文字目の } に対応する { がありません。波括弧そのものは }} と書きます。</translation>
    </message>
    <message>
        <source>The { at character %1 is left open; {{ stands for a brace.</source>
        <translation type="unfinished">%1 文字目の { が閉じられていません。波括弧そのものは {{ と書きます。</translation>
    </message>
    <message>
        <source>The braces at character %1 have no name in them.</source>
        <translation type="unfinished">%1 文字目の波括弧に名前がありません。</translation>
    </message>
</context>
<context>
    <name>RollDice</name>
    <message>
        <source>There is nothing to roll: give dice or specs.</source>
        <translation type="unfinished">振るものがありません。dice または specs を指定してください。</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>%1 cannot be picked from %2 without replacement.</source>
        <translation type="unfinished">%2 から %1 個を重複なしで選ぶことはできません。</translation>
    </message>
</context>
<context>
    <name>SavingEntries</name>
    <message>
        <source>file</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">ファイル</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved: a verb</extracomment>
        <translation type="unfinished">保存</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished">%1 を書き込めませんでした: %2</translation>
    </message>
    <message>
        <source>Save %1 as…</source>
        <translation type="unfinished">%1 に名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>Menu entry or a default file name where something of the transcript is saved</extracomment>
        <translation type="unfinished">名前を付けて保存</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a scenario needs a title and a model</source>
        <translation type="unfinished">シナリオには title と model が必要です</translation>
    </message>
    <message>
        <source>this fault is of no known kind</source>
        <translation type="unfinished">この障害の種類は不明です</translation>
    </message>
</context>
<context>
    <name>SchemaAssertions</name>
    <message>
        <source>%1 is not of type %2.</source>
        <translation type="unfinished">%1 が型 %2 ではありません。</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished">%1 が %2 ではありません。</translation>
    </message>
    <message>
        <source>%1 is none of: %2.</source>
        <translation type="unfinished">%1 が次のいずれでもありません: %2</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished">%1 が %2 より小さくなっています。</translation>
    </message>
    <message>
        <source>%1 is greater than %2.</source>
        <translation type="unfinished">%1 が %2 より大きくなっています。</translation>
    </message>
    <message>
        <source>%1 is not greater than %2.</source>
        <translation type="unfinished">%1 が %2 より大きくありません。</translation>
    </message>
    <message>
        <source>%1 is not less than %2.</source>
        <translation type="unfinished">%1 が %2 より小さくありません。</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2.</source>
        <translation type="unfinished">%1 が %2 の倍数ではありません。</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at least %4 are needed.</source>
        <translation type="unfinished">%1 は %2 %3です。少なくとも %4 必要です。</translation>
    </message>
    <message>
        <source>%1 has %2 %3; at most %4 are allowed.</source>
        <translation type="unfinished">%1 は %2 %3です。最大 %4 までです。</translation>
    </message>
    <message>
        <source>characters</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">文字</translation>
    </message>
    <message>
        <source>%1 is not of the format %2.</source>
        <translation type="unfinished">%1 が形式 %2 ではありません。</translation>
    </message>
    <message>
        <source>%1 does not match the pattern %2.</source>
        <translation type="unfinished">%1 がパターン %2 に一致しません。</translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">個の要素</translation>
    </message>
    <message>
        <source>%1 has the same element twice.</source>
        <translation type="unfinished">%1 に同じ要素が 2 つあります。</translation>
    </message>
    <message>
        <source>members</source>
        <extracomment>Unit of a length in a message about a value that does not fit its schema</extracomment>
        <translation type="unfinished">個のメンバー</translation>
    </message>
    <message>
        <source>The member “%1” is missing from %2.</source>
        <translation type="unfinished">%2 にメンバー「%1」がありません。</translation>
    </message>
</context>
<context>
    <name>SchemaCompiler</name>
    <message>
        <source>has too many schemas in it</source>
        <translation type="unfinished">に含まれるスキーマが多すぎます</translation>
    </message>
    <message>
        <source>refers to itself without an end</source>
        <translation type="unfinished">が自分自身を際限なく参照しています</translation>
    </message>
    <message>
        <source>is one schema too many; the schema is too large</source>
        <translation type="unfinished">でスキーマの数が上限を超えました。スキーマが大きすぎます</translation>
    </message>
    <message>
        <source>must be a schema: an object, true or false</source>
        <translation type="unfinished">はスキーマ (オブジェクト、true、false) でなければなりません</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation type="unfinished">は文字列でなければなりません</translation>
    </message>
    <message>
        <source>refers to “%1”, which is neither in the schema nor registered</source>
        <translation type="unfinished">が参照する「%1」は、スキーマにも登録済みのものにもありません</translation>
    </message>
    <message>
        <source>must be a list of schemas</source>
        <translation type="unfinished">はスキーマのリストでなければなりません</translation>
    </message>
    <message>
        <source>must be an object of schemas</source>
        <translation type="unfinished">はスキーマのオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>The schema</source>
        <extracomment>Subject of a message about a JSON Schema</extracomment>
        <translation type="unfinished">スキーマ</translation>
    </message>
    <message>
        <source>must be a list of values</source>
        <translation type="unfinished">は値のリストでなければなりません</translation>
    </message>
    <message>
        <source>names %1, which is not a type of JSON Schema</source>
        <translation type="unfinished">にある %1 は JSON Schema の型ではありません</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation type="unfinished">は数値でなければなりません</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">は 0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>must be a whole number of 0 or more</source>
        <translation type="unfinished">は 0 以上の整数でなければなりません</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished">は true または false でなければなりません</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation type="unfinished">は文字列のリストでなければなりません</translation>
    </message>
    <message>
        <source>is not a regular expression that can be checked: %1</source>
        <translation type="unfinished">は検証できる正規表現ではありません: %1</translation>
    </message>
</context>
<context>
    <name>SchemaEvaluator</name>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished">%1 はここでは使えません。</translation>
    </message>
    <message>
        <source>The schema could not be checked within its bounds.</source>
        <translation type="unfinished">スキーマを制限内で検証できませんでした。</translation>
    </message>
    <message>
        <source>There is no member “%1” in the schema.</source>
        <translation type="unfinished">スキーマにメンバー「%1」はありません。</translation>
    </message>
    <message>
        <source>%1 has %2 elements of the kind it must contain.</source>
        <translation type="unfinished">%1 に、必要な種類の要素が %2 個あります。</translation>
    </message>
    <message>
        <source>%1 is what the schema excludes.</source>
        <translation type="unfinished">%1 はスキーマで除外されています。</translation>
    </message>
    <message>
        <source>%1 fits none of the %2 alternatives.</source>
        <translation type="unfinished">%1 は %2 個の選択肢のどれにも適合しません。</translation>
    </message>
    <message>
        <source>%1 fits %2 of the %3 alternatives, not exactly one.</source>
        <translation type="unfinished">%1 は %3 個の選択肢のうち %2 個に適合しますが、適合すべきなのは 1 個だけです。</translation>
    </message>
    <message>
        <source>The pattern %1 could not be decided within its bounds.</source>
        <translation type="unfinished">パターン %1 を制限内で判定できませんでした。</translation>
    </message>
</context>
<context>
    <name>SchemaMatch</name>
    <message>
        <source>it has no argument “%1”</source>
        <translation type="unfinished">引数「%1」がありません</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which the specification does not have</source>
        <translation type="unfinished">仕様にない引数「%1」を必要とします</translation>
    </message>
    <message>
        <source>it demands the argument “%1”, which may be left out in the specification</source>
        <translation type="unfinished">仕様では省略可能な引数「%1」を必要とします</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, not %3</source>
        <translation type="unfinished">引数「%1」の型が %3 ではなく %2 です</translation>
    </message>
    <message>
        <source>its argument “%1” is of the type %2, where the specification says none</source>
        <translation type="unfinished">仕様では指定のない引数「%1」の型が %2 です</translation>
    </message>
</context>
<context>
    <name>SchemaMirrors</name>
    <message>
        <source>the schema is nested too deeply</source>
        <translation type="unfinished">スキーマの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>only properties that are reached through “properties” alone can be mirrored</source>
        <translation type="unfinished">反映できるのは「properties」だけをたどって到達できるプロパティのみです</translation>
    </message>
    <message>
        <source>“%1” is not a name of a header</source>
        <translation type="unfinished">「%1」はヘッダーの名前ではありません</translation>
    </message>
    <message>
        <source>only a string, an integer or a boolean can be mirrored</source>
        <translation type="unfinished">反映できるのは文字列、整数、真偽値だけです</translation>
    </message>
    <message>
        <source>the header “%1” is used twice</source>
        <translation type="unfinished">ヘッダー「%1」が 2 回使われています</translation>
    </message>
    <message>
        <source>x-mcp-header at “%1”: %2</source>
        <translation type="unfinished">「%1」の x-mcp-header: %2</translation>
    </message>
</context>
<context>
    <name>SearchFiles</name>
    <message>
        <source>The pattern is not a regular expression: %1, at character %2.</source>
        <translation type="unfinished">パターンが正規表現ではありません: %1 (%2 文字目)</translation>
    </message>
</context>
<context>
    <name>SearchQuery</name>
    <message>
        <source>“%1” cannot be read: %2 takes a date such as %3.</source>
        <translation type="unfinished">「%1」を読み取れません: %2 には %3 のような日付を指定します。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes %3 or %4.</source>
        <translation type="unfinished">「%1」を読み取れません: %2 には %3 か %4 を指定します。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2 takes one of these: %3.</source>
        <translation type="unfinished">「%1」を読み取れません: %2 には次のいずれかを指定します: %3。</translation>
    </message>
</context>
<context>
    <name>ServerDraft</name>
    <message>
        <source>The variable %1 of the environment, or a key of that name.</source>
        <translation type="unfinished">環境変数 %1、または同名のキー。</translation>
    </message>
    <message>
        <source>What the file calls ${input:%1}.</source>
        <translation type="unfinished">ファイルで ${input:%1} と書かれているもの。</translation>
    </message>
</context>
<context>
    <name>ServerEntryImport</name>
    <message>
        <source>“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.</source>
        <translation type="unfinished">「envFile」は除外します。変数はファイルから読み込まれません。必要な変数を定義ファイルに指定してください。</translation>
    </message>
    <message>
        <source>“%1” is left out: a server is not confined here.</source>
        <translation type="unfinished">「%1」は除外します。ここではサーバーを制限しません。</translation>
    </message>
    <message>
        <source>“headersHelper” is left out: no program is run for headers. A header can name a key.</source>
        <translation type="unfinished">「headersHelper」は除外します。ヘッダーのためにプログラムを実行することはありません。ヘッダーにはキーを指定できます。</translation>
    </message>
    <message>
        <source>“%1” is left out: all tools are offered, and single ones can be switched off.</source>
        <translation type="unfinished">「%1」は除外します。すべてのツールが提供され、個別に無効にできます。</translation>
    </message>
    <message>
        <source>“auto_connect” is left out: a server is connected when a conversation uses it.</source>
        <translation type="unfinished">「auto_connect」は除外します。サーバーは会話で使うときに接続されます。</translation>
    </message>
    <message>
        <source>“ssl_verify” is left out: certificates are always checked.</source>
        <translation type="unfinished">「ssl_verify」は除外します。証明書は常に検証されます。</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation type="unfinished">%1 がオブジェクトではありません。</translation>
    </message>
    <message>
        <source>It is switched off there, and so it is here.</source>
        <translation type="unfinished">元の設定で無効なため、ここでも無効にします。</translation>
    </message>
    <message>
        <source>Servers of the type “%1” cannot be reached.</source>
        <translation type="unfinished">種類が「%1」のサーバーには接続できません。</translation>
    </message>
    <message>
        <source>It names neither a program nor an address.</source>
        <translation type="unfinished">プログラムもアドレスも指定されていません。</translation>
    </message>
    <message>
        <source>Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected.</source>
        <translation type="unfinished">種類は「sse」です。サーバー送信イベントを使う旧式の HTTP かどうかは、接続時に判断されます。</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: %1 is not known here.</source>
        <translation type="unfinished">「cwd」を除外するため、サーバーはホームフォルダーで起動します。%1 はここでは不明です。</translation>
    </message>
    <message>
        <source>“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.</source>
        <translation type="unfinished">「cwd」を除外するため、サーバーはホームフォルダーで起動します。「%1」がどのフォルダーにあるか、ここでは不明です。</translation>
    </message>
    <message>
        <source>Its address is only known when it is started. Write a descriptor with the address itself.</source>
        <translation type="unfinished">アドレスが起動時までわかりません。アドレスそのものを定義ファイルに記入してください。</translation>
    </message>
    <message>
        <source>Its address is not an HTTP address, and no other can be reached.</source>
        <translation type="unfinished">アドレスが HTTP ではなく、ほかの種類には接続できません。</translation>
    </message>
    <message>
        <source>Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so.</source>
        <translation type="unfinished">アドレスにキーが含まれていますが、定義ファイルではヘッダーのキーしか指定できません。サーバーがその方法を受け付けるか確認してください。</translation>
    </message>
    <message>
        <source>Its address is not encrypted: whoever is on the way to %1 can read and change what is said.</source>
        <translation type="unfinished">アドレスが暗号化されていません。%1 までの経路上の第三者が、通信を読んだり改ざんしたりできます。</translation>
    </message>
    <message>
        <source>Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for an address with https.</source>
        <translation type="unfinished">アドレスが暗号化されていないのにキーを必要としており、%1 までの経路上の誰でもキーを読めます。https のアドレスを入手してください。</translation>
    </message>
    <message>
        <source>“%1” is left out: the server is reached by its address.</source>
        <translation type="unfinished">「%1」は除外します。サーバーにはアドレスで接続します。</translation>
    </message>
    <message>
        <source>“%1” is left out: it is not an object.</source>
        <translation type="unfinished">「%1」は除外します。オブジェクトではありません。</translation>
    </message>
    <message>
        <source>“%1” is left out: the sign-in finds out by itself, or has no use for it.</source>
        <translation type="unfinished">「%1」は除外します。サインイン時に自動的に判断されるか、使われません。</translation>
    </message>
    <message>
        <source>The client&apos;s identifier is left out, since it is only known when the server is started.</source>
        <translation type="unfinished">クライアントの識別子は、サーバーの起動時までわからないため除外します。</translation>
    </message>
    <message>
        <source>The client&apos;s secret.</source>
        <translation type="unfinished">クライアントのシークレット。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a tool and is left out.</source>
        <translation type="unfinished">「%1」はツールの名前にできないため除外します。</translation>
    </message>
    <message>
        <source>All of its tools may be used without asking there, and so it is here: check whether that is intended.</source>
        <translation type="unfinished">元の設定では、すべてのツールを確認なしで使えるため、ここでも同じにします。意図したとおりか確認してください。</translation>
    </message>
    <message>
        <source>These tools may be used without asking, as there: %1.</source>
        <translation type="unfinished">元の設定と同じく、次のツールは確認なしで使えます: %1</translation>
    </message>
    <message>
        <source>A call may take %1 seconds without a sign of progress: “timeout” is %2 there.</source>
        <translation type="unfinished">呼び出しは、進捗の報告がないまま %1 秒まで続けられます。元の設定の「timeout」は %2 です。</translation>
    </message>
    <message>
        <source>“%1” has no counterpart here and is left out.</source>
        <translation type="unfinished">「%1」に対応するものがここにないため除外します。</translation>
    </message>
    <message>
        <source>“%1” is left out: it holds a key.</source>
        <translation type="unfinished">「%1」にはキーが含まれているため除外します。</translation>
    </message>
</context>
<context>
    <name>ServerFileReader</name>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation type="unfinished">ファイルが 1 MiB を超えています。</translation>
    </message>
    <message>
        <source>There is a zero byte; this is not text.</source>
        <translation type="unfinished">ゼロバイトが含まれているため、テキストではありません。</translation>
    </message>
    <message>
        <source>This is not JSON from here on.</source>
        <translation type="unfinished">ここからは JSON ではありません。</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished">オブジェクトとリストの入れ子が %1 段を超えています。</translation>
    </message>
    <message>
        <source>%1: There are no servers in it, neither as “mcpServers” nor as “servers”.</source>
        <translation type="unfinished">%1: 「mcpServers」にも「servers」にも、サーバーがありません。</translation>
    </message>
    <message>
        <source>%1: There are more than %2 servers in it.</source>
        <translation type="unfinished">%1: サーバーが %2 個を超えています。</translation>
    </message>
    <message>
        <source>“sandbox” is left out: a server is not confined here.</source>
        <translation type="unfinished">「sandbox」は除外します。ここではサーバーを制限しません。</translation>
    </message>
    <message>
        <source>An MCP server, taken over from %1.</source>
        <translation type="unfinished">%1 から引き継いだ MCP サーバー。</translation>
    </message>
    <message>
        <source>It is there already, as the ensemble %1.</source>
        <translation type="unfinished">ツールセット %1 として既にあります。</translation>
    </message>
    <message>
        <source>It is called %1, since there is another ensemble %2.</source>
        <translation type="unfinished">別のツールセット %2 があるため、名前を %1 にします。</translation>
    </message>
    <message>
        <source>It is not among “default_servers” and therefore switched off here.</source>
        <translation type="unfinished">「default_servers」に含まれていないため、ここでは無効にします。</translation>
    </message>
</context>
<context>
    <name>ServerState</name>
    <message>
        <source>restarting in %1</source>
        <translation type="unfinished">%1 後に再起動</translation>
    </message>
    <message>
        <source>standard input and output</source>
        <translation type="unfinished">標準入出力</translation>
    </message>
    <message>
        <source>Streamable HTTP</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">Streamable HTTP</translation>
    </message>
    <message>
        <source>HTTP with server-sent events</source>
        <translation type="unfinished">サーバー送信イベントによる HTTP</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <translation type="unfinished">自称 %1</translation>
    </message>
    <message>
        <source>MCP %1, stateless</source>
        <translation type="unfinished">MCP %1、ステートレス</translation>
    </message>
    <message>
        <source>MCP %1, with a session</source>
        <translation type="unfinished">MCP %1、セッションあり</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: not connected</extracomment>
        <translation type="unfinished">オフ</translation>
    </message>
    <message>
        <source>connecting…</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">接続中…</translation>
    </message>
    <message>
        <source>needs sign-in</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">サインインが必要</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>State or transport of an MCP server in the tree of ensembles: can be used</extracomment>
        <translation type="unfinished">準備完了</translation>
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
        <translation type="unfinished">何も送信していません。この会話のメッセージ %1 を読み込めません。%2 無効にしたメッセージは除外されます。</translation>
    </message>
    <message>
        <source>Nothing was sent: a message of this turn cannot be read. %1</source>
        <translation type="unfinished">何も送信していません。このターンのメッセージを読み込めません。%1</translation>
    </message>
</context>
<context>
    <name>SettingsImport</name>
    <message>
        <source>“%1” is not a name of a variable and is left out.</source>
        <translation type="unfinished">「%1」は変数名ではないため除外します。</translation>
    </message>
    <message>
        <source>The header %1 cannot be set like this and is left out.</source>
        <translation type="unfinished">ヘッダー %1 はこの方法では設定できないため除外します。</translation>
    </message>
    <message>
        <source>The value of %1.</source>
        <translation type="unfinished">%1 の値。</translation>
    </message>
    <message>
        <source>%1 is left out: it is put together from several parts, and a descriptor can name one key.</source>
        <translation type="unfinished">%1 は除外します。複数の部分から組み立てられていますが、定義ファイルで指定できるキーは 1 つです。</translation>
    </message>
    <message>
        <source>%1 is left out: what %2 stands for is not known here.</source>
        <translation type="unfinished">%1 は除外します。%2 が何を表すか、ここでは不明です。</translation>
    </message>
</context>
<context>
    <name>SignInQuestions</name>
    <message>
        <source>The server “%1” (%2) wants you to sign in at %3.</source>
        <translation type="unfinished">サーバー「%1」(%2) を使うには、%3 でのサインインが必要です。</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">サインインが拒否されました。</translation>
    </message>
    <message>
        <source>The browser could not be opened.</source>
        <translation type="unfinished">ブラウザーを開けませんでした。</translation>
    </message>
</context>
<context>
    <name>Signature</name>
    <message>
        <source>a signature is one path, such as (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">シグネチャは (name::Text)==&gt;(::String) のような 1 つのパスです</translation>
    </message>
    <message>
        <source>arguments are an object: its schema has the type “object”</source>
        <translation type="unfinished">引数はオブジェクトです。スキーマの型は「object」でなければなりません</translation>
    </message>
    <message>
        <source>%1 is a type of its own; a record needs another name</source>
        <translation type="unfinished">%1 は独自の型です。レコードには別の名前が必要です</translation>
    </message>
    <message>
        <source>() means no parameters only where it stands alone: ()==&gt;(::String)</source>
        <translation type="unfinished">() は単独の場合のみ、パラメーターなしを表します: ()==&gt;(::String)</translation>
    </message>
    <message>
        <source>the signature says nothing about what comes back: (name::Text)==&gt;(::String)</source>
        <translation type="unfinished">シグネチャに戻り値がありません: (name::Text)==&gt;(::String)</translation>
    </message>
    <message>
        <source>the arrows of a signature all point the same way</source>
        <translation type="unfinished">シグネチャの矢印はすべて同じ向きです</translation>
    </message>
    <message>
        <source>“%1” occurs here twice</source>
        <translation type="unfinished">「%1」がここに 2 回あります</translation>
    </message>
    <message>
        <source>written out, the schema is larger than 256 KiB</source>
        <translation type="unfinished">展開したスキーマが 256 KiB を超えます</translation>
    </message>
    <message>
        <source>a parameter has a name before its type: (name::Text)</source>
        <translation type="unfinished">パラメーターは型の前に名前を書きます: (name::Text)</translation>
    </message>
    <message>
        <source>a type is missing here: (name::Text)</source>
        <translation type="unfinished">ここに型がありません: (name::Text)</translation>
    </message>
    <message>
        <source>there can be only one type: %1</source>
        <translation type="unfinished">型は 1 つだけです: %1</translation>
    </message>
    <message>
        <source>the type %1 contains itself, which no signature can</source>
        <translation type="unfinished">型 %1 が自分自身を含んでいます。シグネチャでは使えません</translation>
    </message>
    <message>
        <source>types are nested too deeply here</source>
        <translation type="unfinished">ここで型の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the fields of a type are written (name::Text)</source>
        <translation type="unfinished">型のフィールドは (name::Text) と書きます</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation type="unfinished">「%1」が 2 回指定されています</translation>
    </message>
    <message>
        <source>there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}</source>
        <translation type="unfinished">型「%1」はありません。リストは ::Array {items: Text}、省略可能な値は {optional: true} と書きます</translation>
    </message>
    <message>
        <source>there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document&apos;s own</source>
        <translation type="unfinished">型「%1」はありません。使えるのは Text、Int、Double、Bool、Array、Object、および文書内の型です</translation>
    </message>
    <message>
        <source>a schema is written json`{…}`</source>
        <translation type="unfinished">スキーマは json`{…}` と書きます</translation>
    </message>
    <message>
        <source>a schema is an object</source>
        <translation type="unfinished">スキーマはオブジェクトです</translation>
    </message>
    <message>
        <source>a default is a text, a number, true, false, a list or a map</source>
        <translation type="unfinished">既定値はテキスト、数値、true、false、リスト、マップのいずれかです</translation>
    </message>
    <message>
        <source>“optional” is true or false</source>
        <translation type="unfinished">「optional」は true または false です</translation>
    </message>
    <message>
        <source>“%1” is a text</source>
        <translation type="unfinished">「%1」はテキストです</translation>
    </message>
    <message>
        <source>“%1” is a number</source>
        <translation type="unfinished">「%1」は数値です</translation>
    </message>
    <message>
        <source>“enum” is a list of values</source>
        <translation type="unfinished">「enum」は値のリストです</translation>
    </message>
    <message>
        <source>“%1” does not apply to a %2</source>
        <translation type="unfinished">「%1」は %2 では意味がありません</translation>
    </message>
    <message>
        <source>only an Array has “%1”</source>
        <translation type="unfinished">「%1」を持てるのは Array だけです</translation>
    </message>
    <message>
        <source>“%1” is the name of a type</source>
        <translation type="unfinished">「%1」は型の名前です</translation>
    </message>
    <message>
        <source>“fields” is a map of names and types, and belongs to an Object</source>
        <translation type="unfinished">「fields」は名前と型のマップで、Object に属します</translation>
    </message>
    <message>
        <source>“range” is written 1..10</source>
        <translation type="unfinished">「range」は 1..10 のように書きます</translation>
    </message>
    <message>
        <source>the default does not fit: %1</source>
        <translation type="unfinished">既定値が適合しません: %1</translation>
    </message>
    <message>
        <source>the signature says only what comes back; without parameters it is ()==&gt;(::String)</source>
        <translation type="unfinished">シグネチャには戻り値しかありません。パラメーターなしの場合は ()==&gt;(::String) です</translation>
    </message>
    <message>
        <source>no value is at least %1 and at most %2</source>
        <translation type="unfinished">%1 以上 %2 以下の値はありません</translation>
    </message>
    <message>
        <source>no value of “enum” fits what else is said</source>
        <translation type="unfinished">「enum」のどの値もほかの指定に合いません</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>A skill has the name of its folder, “%1”.</source>
        <translation type="unfinished">スキルの名前は、フォルダー名と同じ「%1」です。</translation>
    </message>
    <message>
        <source>The skill has no instructions.</source>
        <translation type="unfinished">スキルに手順がありません。</translation>
    </message>
    <message>
        <source>The instructions have more than %1 lines, all of which a model reads each time.</source>
        <translation type="unfinished">手順が %1 行を超えています。モデルは毎回すべてを読みます。</translation>
    </message>
</context>
<context>
    <name>SkillTools</name>
    <message>
        <source>There is no skill “%1”.</source>
        <translation type="unfinished">スキル「%1」はありません。</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">もしかして: %1</translation>
    </message>
    <message>
        <source>The skill %1 has no script “%2”.</source>
        <translation type="unfinished">スキル %1 にスクリプト「%2」はありません。</translation>
    </message>
    <message>
        <source>“%1” is not executable, and nothing is known that would run it.</source>
        <translation type="unfinished">「%1」に実行権限がなく、実行方法も不明です。</translation>
    </message>
    <message>
        <source>Reads skills, and runs their scripts in a sandbox.</source>
        <translation type="unfinished">スキルを読み、そのスクリプトをサンドボックスで実行します。</translation>
    </message>
</context>
<context>
    <name>StoreOptions</name>
    <message>
        <source>The PostgreSQL database that has suites, runs and results: postgresql://[USER@]HOST[:PORT]/DATABASE. Its password is in PGPASSWORD, PARLANCE_STORE_PASSWORD or the keychain.</source>
        <translation type="unfinished">スイート、実行、結果を保存する PostgreSQL: postgresql://[USER@]HOST[:PORT]/DATABASE。パスワードは PGPASSWORD、PARLANCE_STORE_PASSWORD、またはキーチェーンから取得します。</translation>
    </message>
    <message>
        <source>Which store? Give --store postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">どのデータストアですか? --store postgresql://HOST/DATABASE を指定してください。</translation>
    </message>
</context>
<context>
    <name>SuitePlanner</name>
    <message>
        <source>A library goes with an agent.</source>
        <translation type="unfinished">ライブラリはエージェントと併用します。</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”.</source>
        <translation type="unfinished">ツールセット「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no ensemble “%1”. Did you mean %2?</source>
        <translation type="unfinished">ツールセット「%1」はありません。もしかして: %2</translation>
    </message>
</context>
<context>
    <name>SwitchEdit</name>
    <message>
        <source>The descriptor has no %1.</source>
        <translation type="unfinished">定義ファイルに %1 はありません。</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which %1 cannot be set.</source>
        <translation type="unfinished">定義ファイルの書き方のため、%1 を設定できません。</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Failed: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">失敗: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>Message on the terminal; %1 is what it is about</extracomment>
        <translation type="unfinished">完了: %1</translation>
    </message>
</context>
<context>
    <name>TextTools</name>
    <message>
        <source>The text is not Base64.</source>
        <translation type="unfinished">テキストが Base64 ではありません。</translation>
    </message>
    <message>
        <source>What the Base64 stands for is not text; it has %1 bytes.</source>
        <translation type="unfinished">Base64 の内容がテキストではありません (%1 バイト)。</translation>
    </message>
    <message>
        <source>The text is not JSON: %1</source>
        <translation type="unfinished">テキストが JSON ではありません: %1</translation>
    </message>
</context>
<context>
    <name>TomlFormatter</name>
    <message>
        <source>What is not TOML cannot be formatted.</source>
        <translation type="unfinished">TOML でないものは整形できません。</translation>
    </message>
    <message>
        <source>This text cannot be formatted without changing it.</source>
        <translation type="unfinished">このテキストは、内容を変えずに整形できません。</translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">もしかして: %1</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation type="unfinished">接続されていません</translation>
    </message>
    <message>
        <source>the server of the ensemble %1 cannot be asked for it: %2</source>
        <translation type="unfinished">ツールセット %1 のサーバーに問い合わせられません: %2</translation>
    </message>
    <message>
        <source>the tool library %1 has no binding for it</source>
        <translation type="unfinished">ツールライブラリ %1 に割り当てがありません</translation>
    </message>
    <message>
        <source>the tool library %1 binds it to %2, which does not exist.</source>
        <translation type="unfinished">ツールライブラリ %1 の割り当て先 %2 がありません。</translation>
    </message>
    <message>
        <source>there is no tool of this name.</source>
        <translation type="unfinished">この名前のツールはありません。</translation>
    </message>
    <message>
        <source>several ensembles have a tool of this name (%1); a tool library says which is meant</source>
        <translation type="unfinished">この名前のツールが複数のツールセットにあります (%1)。どれを使うかはツールライブラリで指定します</translation>
    </message>
    <message>
        <source>its arguments are not a schema: %1</source>
        <translation type="unfinished">引数がスキーマではありません: %1</translation>
    </message>
    <message>
        <source>the name</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <source>the description</source>
        <extracomment>What an implementation differs in, in a warning about an agent’s tool</extracomment>
        <translation type="unfinished">説明</translation>
    </message>
    <message>
        <source>the schema of the arguments</source>
        <translation type="unfinished">引数のスキーマ</translation>
    </message>
    <message>
        <source>%1 is not exactly what is specified: these differ: %2</source>
        <translation type="unfinished">%1 が仕様と完全には一致しません。相違: %2</translation>
    </message>
    <message>
        <source>%1 does not fit: %2</source>
        <translation type="unfinished">%1 が適合しません: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 を呼び出せません: %2</translation>
    </message>
    <message>
        <source>a tool&apos;s name has only letters, digits, “_” and “-”, at most 64</source>
        <translation type="unfinished">ツールの名前に使えるのは英数字、「_」、「-」で、最大 64 文字です</translation>
    </message>
    <message>
        <source>The tool %1 is described differently from %2, which does its work.</source>
        <translation type="unfinished">ツール %1 の説明が、実際に処理を行う %2 の説明と異なります。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent %1 cannot play, since not all of its tools could be bound:</source>
        <translation type="unfinished">ツールの一部を割り当てられなかったため、エージェント %1 は動作できません:</translation>
    </message>
    <message>
        <source>there is no tool “%1” here</source>
        <translation type="unfinished">ここにツール「%1」はありません</translation>
    </message>
</context>
<context>
    <name>ToolEntry</name>
    <message>
        <source>The descriptor has an entry for %1 already.</source>
        <translation type="unfinished">定義ファイルには既に %1 の項目があります。</translation>
    </message>
    <message>
        <source>The descriptor is written in a way in which no entry for %1 can be added.</source>
        <translation type="unfinished">定義ファイルの書き方のため、%1 の項目を追加できません。</translation>
    </message>
</context>
<context>
    <name>ToolLibrary</name>
    <message>
        <source>“%1” is not written as ENSEMBLE:TOOL</source>
        <translation type="unfinished">「%1」が ENSEMBLE:TOOL の形式ではありません</translation>
    </message>
</context>
<context>
    <name>ToolPattern</name>
    <message>
        <source>A signature is one path, such as (name::Text)==&gt;(::String).</source>
        <translation type="unfinished">シグネチャは (name::Text)==&gt;(::String) のような 1 つのパスです。</translation>
    </message>
    <message>
        <source>Tool specification must have exactly one element, its type signature</source>
        <translation type="unfinished">ツール仕様の要素は、型シグネチャ 1 つだけでなければなりません</translation>
    </message>
    <message>
        <source>Tool specification must have ToolSpecification label</source>
        <translation type="unfinished">ツール仕様には ToolSpecification ラベルが必要です</translation>
    </message>
    <message>
        <source>Tool specification must have a non-empty pattern identifier (name)</source>
        <translation type="unfinished">ツール仕様には空でないパターン識別子 (名前) が必要です</translation>
    </message>
    <message>
        <source>Tool specification must have &apos;description&apos; property</source>
        <translation type="unfinished">ツール仕様には &apos;description&apos; プロパティが必要です</translation>
    </message>
    <message>
        <source>&apos;description&apos; must be a text</source>
        <translation type="unfinished">&apos;description&apos; はテキストでなければなりません</translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message>
        <source>“%1” of %2 is left out.</source>
        <translation type="unfinished">%2 の「%1」は除外します。</translation>
    </message>
    <message>
        <source>The file is larger than a character&apos;s file may be.</source>
        <translation type="unfinished">ファイルがキャラクターとしては大きすぎます。</translation>
    </message>
    <message>
        <source>The file is not JSON and has no “TOOLS = […]”.</source>
        <translation type="unfinished">ファイルが JSON ではなく、「TOOLS = […]」もありません。</translation>
    </message>
    <message>
        <source>A list of tools is expected.</source>
        <translation type="unfinished">ツールのリストが必要です。</translation>
    </message>
    <message>
        <source>Two tools have the name “%1”.</source>
        <translation type="unfinished">名前「%1」が 2 つのツールに使われています。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Tool %1 of the list is not a function: type, function and a name are expected.</source>
        <translation type="unfinished">リストのツール %1 が関数ではありません。type、function、名前が必要です。</translation>
    </message>
    <message>
        <source>Tool %1 of the list has the name “%2”; names have up to 64 letters, digits, _ and -.</source>
        <translation type="unfinished">リストのツール %1 の名前が「%2」です。名前は英数字、_、- からなる最大 64 文字です。</translation>
    </message>
    <message>
        <source>The parameters of %1 are not a schema of an object. %2</source>
        <translation type="unfinished">%1 のパラメーターがオブジェクトのスキーマではありません。%2</translation>
    </message>
    <message>
        <source>A character has more than gram can say of an agent: its calls have limits. It is written as a descriptor.</source>
        <translation type="unfinished">キャラクターには gram で表せるエージェント以上の内容 (呼び出しの制限) があるため、定義ファイルとして出力します。</translation>
    </message>
    <message>
        <source>An agent in gram has a model and an instruction.</source>
        <translation type="unfinished">gram のエージェントにはモデルと指示が必要です。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text.</source>
        <translation type="unfinished">ファイルは UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>In gram each tool has a description, which these have not: %1.</source>
        <translation type="unfinished">gram ではどのツールにも説明が必要ですが、次にはありません: %1。</translation>
    </message>
</context>
<context>
    <name>TraceTarget</name>
    <message>
        <source>%1 is not an address.</source>
        <translation type="unfinished">%1 はアドレスではありません。</translation>
    </message>
    <message>
        <source>An address for traces has no password in it: what a collector wants to see is in OTEL_EXPORTER_OTLP_HEADERS.</source>
        <translation type="unfinished">トレース用のアドレスにパスワードは含められません。コレクターに渡す値は OTEL_EXPORTER_OTLP_HEADERS に設定します。</translation>
    </message>
    <message>
        <source>“%1” is neither an http address nor a file.</source>
        <translation type="unfinished">「%1」は http のアドレスでもファイルでもありません。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished">フォルダー %1 はありません。</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Stopped before it ended.</source>
        <translation type="unfinished">終了前に停止されました。</translation>
    </message>
    <message>
        <source>This call was not run: the answer was fetched by hand.</source>
        <translation type="unfinished">応答を手動で取得したため、この呼び出しは実行されませんでした。</translation>
    </message>
</context>
<context>
    <name>TurnRecord</name>
    <message>
        <source>Begun outside, and not undone as far as it got: %1 %2</source>
        <translation type="unfinished">開始済みで、そこまでの外部への影響は取り消されていません: %1 %2</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1 %2</source>
        <translation type="unfinished">実行済みで、外部への影響は取り消されていません: %1 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>There is no unit “%1”.</source>
        <translation type="unfinished">単位「%1」はありません。</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not measure the same thing.</source>
        <translation type="unfinished">「%1」と「%2」は同じ種類の単位ではありません。</translation>
    </message>
</context>
<context>
    <name>UrlTemplate</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">「%1」は HTTP アドレスではありません。</translation>
    </message>
    <message>
        <source>An argument cannot choose the host or the port, unless the descriptor says placeholders-in-host = true.</source>
        <translation type="unfinished">定義ファイルに placeholders-in-host = true がない限り、引数でホストやポートを指定することはできません。</translation>
    </message>
    <message>
        <source>An argument that the address needs is missing.</source>
        <translation type="unfinished">アドレスに必要な引数がありません。</translation>
    </message>
    <message>
        <source>“%1” is not a host.</source>
        <translation type="unfinished">「%1」はホストではありません。</translation>
    </message>
    <message>
        <source>An argument does not fit into the address: empty, “.” and “..” are not parts of a path.</source>
        <translation type="unfinished">引数がアドレスに適合しません。空の値、「.」、「..」はパスの一部にできません。</translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation type="unfinished">
            <numerusform>%1… (ほか %n 文字)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebSearch</name>
    <message>
        <source>%1 answered with something that is not JSON.</source>
        <translation type="unfinished">%1 の応答が JSON ではありません。</translation>
    </message>
</context>
<context>
    <name>WorkspaceKind</name>
    <message>
        <source>The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">ワークスペース %1 はホームフォルダーです。サンドボックス内のコマンドは隠されていないもの、ファイルツールはすべてにアクセスできます。</translation>
    </message>
    <message>
        <source>The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.</source>
        <translation type="unfinished">ワークスペース %1 にはホームフォルダーが含まれています。サンドボックス内のコマンドは隠されていないもの、ファイルツールはすべてにアクセスできます。</translation>
    </message>
    <message>
        <source>The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.</source>
        <translation type="unfinished">ワークスペース %1 はホームフォルダーの隠し領域にあり、プログラムの設定や実行ファイルが置かれています。</translation>
    </message>
</context>
<context>
    <name>WorkspaceText</name>
    <message>
        <source>“%1” is hidden or looks like a secret: a prompt does not read it. It can be attached instead.</source>
        <translation type="unfinished">「%1」は隠しファイルか、機密情報のように見えるため、プロンプトでは読み込めません。代わりに添付できます。</translation>
    </message>
    <message>
        <source>“%1” is larger than %2.</source>
        <translation type="unfinished">「%1」は %2 を超えています。</translation>
    </message>
</context>
<context>
    <name>Writability</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished">ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation type="unfinished">書き込み禁止です</translation>
    </message>
    <message>
        <source>this program has too many files open</source>
        <translation type="unfinished">このプログラムが開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>this machine has too many files open</source>
        <translation type="unfinished">このコンピューターで開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation type="unfinished">メモリが不足しています</translation>
    </message>
    <message>
        <source>the system refused it once, but would not now</source>
        <translation type="unfinished">システムが一度拒否しましたが、現在は拒否しないようです</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>“%1” is there already, so nothing will be written.</source>
        <translation type="unfinished">「%1」は既にあるため、何も書き込まれません。</translation>
    </message>
</context>
<context>
    <name>YamlText</name>
    <message>
        <source>anchors and aliases are not read</source>
        <translation type="unfinished">アンカーとエイリアスは読み取れません</translation>
    </message>
    <message>
        <source>this alias is inside what it refers to</source>
        <translation type="unfinished">このエイリアスは、それが指す内容の中にあります</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation type="unfinished">値が %1 個を超えています</translation>
    </message>
    <message>
        <source>tags are not read</source>
        <translation type="unfinished">タグは読み取れません</translation>
    </message>
    <message>
        <source>a key is a text</source>
        <translation type="unfinished">キーはテキストです</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation type="unfinished">入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the key “%1” is there already</source>
        <translation type="unfinished">キー「%1」は既にあります</translation>
    </message>
    <message>
        <source>there is more than one document in it</source>
        <translation type="unfinished">複数のドキュメントが含まれています</translation>
    </message>
</context>
<context>
    <name>gui::AcpAgent</name>
    <message>
        <source>the editor</source>
        <extracomment>Who is asked in a sentence, where Parlance serves an editor</extracomment>
        <translation type="unfinished">エディター</translation>
    </message>
</context>
<context>
    <name>gui::AcpSession</name>
    <message>
        <source>“%1” is not a value of that option.</source>
        <translation type="unfinished">「%1」はこのオプションの値ではありません。</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished">オプション「%1」はありません。</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before.</source>
        <translation type="unfinished">ターンは取り消され、会話は元の状態に戻りました。</translation>
    </message>
</context>
<context>
    <name>gui::AddServerDialog</name>
    <message>
        <source>Add an MCP server</source>
        <translation type="unfinished">MCP サーバーを追加</translation>
    </message>
    <message>
        <source>A &amp;program on this machine</source>
        <translation type="unfinished">このコンピューターのプログラム(&amp;P)</translation>
    </message>
    <message>
        <source>An &amp;address</source>
        <extracomment>Button in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>Add the &amp;server</source>
        <translation type="unfinished">サーバーを追加(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">名前(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">コマンドライン(&amp;C):</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <extracomment>Label in the dialog that adds an MCP server</extracomment>
        <translation type="unfinished">アドレス(&amp;D):</translation>
    </message>
    <message>
        <source>There is already an ensemble %1.</source>
        <translation type="unfinished">ツールセット %1 は既にあります。</translation>
    </message>
</context>
<context>
    <name>gui::AddressView</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">行き先: %1</translation>
    </message>
    <message>
        <source>Address at %1</source>
        <translation type="unfinished">%1 のアドレス</translation>
    </message>
    <message>
        <source>The name of this host stands for “%1”: its letters may look like those of another.</source>
        <translation type="unfinished">このホスト名は「%1」を表します。別の名前とよく似た文字が含まれています。</translation>
    </message>
    <message>
        <source>“%1” before the host says nothing about where the address leads.</source>
        <translation type="unfinished">ホストの前の「%1」は、アドレスの行き先とは関係ありません。</translation>
    </message>
    <message>
        <source>The address is not encrypted: others on the way can read and change what is done there.</source>
        <translation type="unfinished">このアドレスは暗号化されていません。経路上の第三者が通信を読んだり改ざんしたりできます。</translation>
    </message>
</context>
<context>
    <name>gui::AgentChoice</name>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished">まだありません。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished">利用できるもの: %1</translation>
    </message>
    <message>
        <source>There is no agent “%1”. %2</source>
        <translation type="unfinished">エージェント「%1」はありません。%2</translation>
    </message>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">エージェント %1 は動作できません: %2</translation>
    </message>
</context>
<context>
    <name>gui::AgentImport</name>
    <message>
        <source>Import tools from a JSON list or a character&apos;s Python file</source>
        <translation type="unfinished">JSON のリストまたはキャラクターの Python ファイルからツールをインポート</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 は %2 を超えています。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>New agent with these tools</source>
        <translation type="unfinished">これらのツールで新しいエージェントを作成</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">名前 (英数字、-、_):</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">ファイル %1 は既にあります。</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">役に立つ場面ではツールを使ってください。</translation>
    </message>
</context>
<context>
    <name>gui::AgentPreview</name>
    <message>
        <source>What results from the agent</source>
        <translation type="unfinished">エージェントの解釈結果</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Title of a tab that shows an agent beside its text: a noun</extracomment>
        <translation type="unfinished">エージェント</translation>
    </message>
    <message>
        <source>There is no agent here.</source>
        <translation type="unfinished">ここにエージェントはありません。</translation>
    </message>
    <message>
        <source>cannot play: %1</source>
        <translation type="unfinished">動作不可: %1</translation>
    </message>
    <message>
        <source>plays with the conversation&apos;s model</source>
        <translation type="unfinished">会話のモデルで動作</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <translation type="unfinished">%1 で動作</translation>
    </message>
</context>
<context>
    <name>gui::AgentSelector</name>
    <message>
        <source>No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">エージェントなし</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation: a noun</extracomment>
        <translation type="unfinished">エージェント</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">エージェント: %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Name for screen readers of the button that picks the agent of a conversation: there is none</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>No agent plays: the model has the system text and the tools that are on.</source>
        <translation type="unfinished">エージェントは動作していません。システムテキストと有効なツールがモデルに渡されます。</translation>
    </message>
    <message>
        <source>There is no agent of this name any more.</source>
        <translation type="unfinished">この名前のエージェントはもうありません。</translation>
    </message>
    <message>
        <source>It plays with %1.</source>
        <translation type="unfinished">%1 で動作します。</translation>
    </message>
    <message>
        <source>Its tools are bound from every ensemble, by name.</source>
        <translation type="unfinished">ツールはすべてのツールセットから名前で割り当てられます。</translation>
    </message>
    <message>
        <source>Its tools are bound from the library %1.</source>
        <translation type="unfinished">ツールはライブラリ %1 から割り当てられます。</translation>
    </message>
    <message>
        <source>All about &amp;agents</source>
        <translation type="unfinished">エージェントの詳細(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No agent</source>
        <extracomment>Entry or state of the button that picks the agent of a conversation</extracomment>
        <translation type="unfinished">エージェントなし(&amp;N)</translation>
    </message>
    <message>
        <source>Bind its tools &amp;from</source>
        <translation type="unfinished">ツールの割り当て元(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Every ensemble, by name</source>
        <translation type="unfinished">すべてのツールセット (名前で)(&amp;E)</translation>
    </message>
</context>
<context>
    <name>gui::AgentTools</name>
    <message>
        <source>Tools that the agent asks for</source>
        <translation type="unfinished">エージェントが必要とするツール</translation>
    </message>
    <message>
        <source>TOOLS ASKED FOR</source>
        <translation type="unfinished">必要なツール</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">ほか %1 件</translation>
    </message>
</context>
<context>
    <name>gui::AgentsCommand</name>
    <message>
        <source>Also the characters that are not listed (good = false).</source>
        <translation type="unfinished">一覧に載らないキャラクター (good = false) も表示します。</translation>
    </message>
    <message>
        <source>Write the named agent as gram or as toml, with the changes that are asked for.</source>
        <translation type="unfinished">指定したエージェントを、変更を加えて gram または toml として書き出します。</translation>
    </message>
    <message>
        <source>form</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">形式</translation>
    </message>
    <message>
        <source>With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated.</source>
        <translation type="unfinished">--as と併用: 名前、タイトル、説明、モデル、指示を変更します。@FILE でファイルから読み込めます。繰り返し指定できます。</translation>
    </message>
    <message>
        <source>key=value</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">key=value</translation>
    </message>
    <message>
        <source>With --as: leave this tool out; may be repeated.</source>
        <translation type="unfinished">--as と併用: このツールを除外します。繰り返し指定できます。</translation>
    </message>
    <message>
        <source>tool</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">ツール</translation>
    </message>
    <message>
        <source>With --as: also the tool specifications of this gram text, in place of those of the same names; may be repeated.</source>
        <translation type="unfinished">--as と併用: この gram テキストのツール仕様も加え、同じ名前のものを置き換えます。繰り返し指定できます。</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">ファイル</translation>
    </message>
    <message>
        <source>With --as: its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">--as と併用: 名前、FILE、または FILE#NAME。</translation>
    </message>
    <message>
        <source>Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name.</source>
        <translation type="unfinished">このツールライブラリ (名前または FILE) からツールを割り当てます。指定しない場合は、すべてのツールセットから名前で割り当てます。</translation>
    </message>
    <message>
        <source>An agent is written, and changed, with --as gram or --as toml.</source>
        <translation type="unfinished">エージェントを書き出したり変更したりするには、--as gram または --as toml を指定します。</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 を待っています</translation>
    </message>
    <message>
        <source>--as is gram or toml, not %1.</source>
        <translation type="unfinished">--as に指定できるのは gram または toml です (%1 は使えません)。</translation>
    </message>
    <message>
        <source>Which agent? Give its name, or FILE, or FILE#NAME.</source>
        <translation type="unfinished">どのエージェントですか? 名前、FILE、または FILE#NAME を指定してください。</translation>
    </message>
    <message>
        <source>A change is key=value, not %1.</source>
        <translation type="unfinished">変更は %1 ではなく key=value の形式で指定します。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>not bound: %1</source>
        <translation type="unfinished">未割り当て: %1</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation type="unfinished">%1は UTF-8 のテキストではありません。</translation>
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
        <translation type="unfinished">使用中、%1</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">エージェント</translation>
    </message>
    <message>
        <source>Libraries</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">ライブラリ</translation>
    </message>
    <message>
        <source>Bound tools</source>
        <extracomment>Heading or state in the dock of agents</extracomment>
        <translation type="unfinished">割り当てられたツール</translation>
    </message>
</context>
<context>
    <name>gui::AgentsPanel</name>
    <message>
        <source>&amp;Use in this conversation</source>
        <translation type="unfinished">この会話で使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">使用を停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Bind from this library</source>
        <translation type="unfinished">このライブラリから割り当て(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">変換(&amp;C)</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">比較(&amp;P)…</translation>
    </message>
    <message>
        <source>Agent in &amp;TOML…</source>
        <translation type="unfinished">TOML のエージェント(&amp;T)…</translation>
    </message>
    <message>
        <source>Agent in &amp;gram…</source>
        <translation type="unfinished">gram のエージェント(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry in the dock of agents</extracomment>
        <translation type="unfinished">ツールをインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Tool &amp;library…</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">ツールライブラリ(&amp;L)…</translation>
    </message>
    <message>
        <source>Agents, libraries and bound tools</source>
        <translation type="unfinished">エージェント、ライブラリ、割り当てられたツール</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button in the dock of agents: a new agent</extracomment>
        <translation type="unfinished">新規</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button in the dock of agents: further commands</extracomment>
        <translation type="unfinished">その他</translation>
    </message>
    <message>
        <source>None yet. “New” begins one.</source>
        <translation type="unfinished">まだありません。「新規」で作成できます。</translation>
    </message>
    <message>
        <source>Those of the agent that is picked.</source>
        <translation type="unfinished">選択中のエージェントのものです。</translation>
    </message>
    <message>
        <source>It cannot play until what is wrong with it is put right.</source>
        <translation type="unfinished">エラーがあるため動作できません。</translation>
    </message>
    <message>
        <source>It asks for none.</source>
        <translation type="unfinished">必要なツールはありません。</translation>
    </message>
    <message>
        <source>&amp;Convert to TOML</source>
        <translation type="unfinished">TOML に変換(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Convert to gram</source>
        <translation type="unfinished">gram に変換(&amp;C)</translation>
    </message>
    <message>
        <source>Bind</source>
        <extracomment>Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools</extracomment>
        <translation type="unfinished">割り当て</translation>
    </message>
    <message>
        <source>Stop using</source>
        <extracomment>Button or menu entry in the dock of agents</extracomment>
        <translation type="unfinished">使用を停止</translation>
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
        <translation type="unfinished">確認: %1</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation type="unfinished">%1 が失敗しました: %2</translation>
    </message>
    <message>
        <source>%1 is done.</source>
        <translation type="unfinished">%1 が完了しました。</translation>
    </message>
    <message>
        <source>Answer finished.</source>
        <extracomment>Message to a screen reader</extracomment>
        <translation type="unfinished">応答が完了しました。</translation>
    </message>
    <message>
        <source>Answer finished. %1</source>
        <translation type="unfinished">応答が完了しました。%1</translation>
    </message>
    <message>
        <source>The turn was undone, and your text is in the composer again. %1</source>
        <translation type="unfinished">ターンは取り消され、テキストは入力欄に戻りました。%1</translation>
    </message>
    <message>
        <source>The answer was interrupted. %1</source>
        <translation type="unfinished">応答が中断されました。%1</translation>
    </message>
    <message>
        <source>All that waited has been answered.</source>
        <translation type="unfinished">待っていたものにはすべて回答しました。</translation>
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
        <translation type="unfinished">[画像またはファイル]</translation>
    </message>
    <message>
        <source>%1: what it says</source>
        <translation type="unfinished">%1: 内容</translation>
    </message>
    <message>
        <source>%1: its events</source>
        <translation type="unfinished">%1: イベント</translation>
    </message>
    <message>
        <source>Says</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: what the answer says</extracomment>
        <translation type="unfinished">内容</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">イベント</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of an answer to a request that was sent again: an adjective: byte for byte</extracomment>
        <translation type="unfinished">生データ</translation>
    </message>
    <message>
        <source>under way…</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">実行中…</translation>
    </message>
    <message>
        <source>The answer is too long to be shown here as text; its events and bytes are.</source>
        <translation type="unfinished">応答が長すぎるためここにはテキスト表示できませんが、イベントとバイト列は確認できます。</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Part of an answer to a request that was sent again</extracomment>
        <translation type="unfinished">応答なし</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation type="unfinished">最初のバイトまで %1 ミリ秒</translation>
    </message>
    <message>
        <source>%1 from the cache</source>
        <translation type="unfinished">キャッシュから %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation type="unfinished">
            <numerusform>入力 %Ln トークン、出力 %1 トークン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message>
        <source>before</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the answer that was recorded</extracomment>
        <translation type="unfinished">以前</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">応答なし</translation>
    </message>
    <message>
        <source>says the same</source>
        <translation type="unfinished">同じ内容</translation>
    </message>
    <message>
        <source>from byte %1: %2</source>
        <translation type="unfinished">バイト %1 から: %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: what came back</extracomment>
        <translation type="unfinished">応答</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer</extracomment>
        <translation type="unfinished">ステータス</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: how long it took</extracomment>
        <translation type="unfinished">時間</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">入力トークン</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">出力トークン</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: a noun: of tools</extracomment>
        <translation type="unfinished">呼び出し</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again: why the answer ended</extracomment>
        <translation type="unfinished">終了理由</translation>
    </message>
    <message>
        <source>Differs from before</source>
        <translation type="unfinished">以前との違い</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n 件送信</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation type="unfinished">
            <numerusform>%n 種類の応答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>Column title or cell in the list of answers to a request that was sent again</extracomment>
        <translation type="unfinished">
            <numerusform>%n 件失敗</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation type="unfinished">%1～%2 ミリ秒</translation>
    </message>
</context>
<context>
    <name>gui::ApprovalPolicy</name>
    <message>
        <source>--approve is ask, refuse, all, hidden-files, offered-calls or a tool&apos;s name, not %1.</source>
        <translation type="unfinished">--approve に指定できるのは ask、refuse、all、hidden-files、offered-calls、またはツール名です (%1 は使えません)。</translation>
    </message>
    <message>
        <source>%1
Only a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.</source>
        <translation type="unfinished">%1
これを許可できるのは人だけです。端末で --approve ask を使うか、事前に --approve %2 を指定してください。</translation>
    </message>
    <message>
        <source>%1
To run calls that are offered like this: --approve %2</source>
        <translation type="unfinished">%1
提示されたものをこのまま実行するには: --approve %2</translation>
    </message>
    <message>
        <source>%1 needs your approval, and this is not a terminal. To allow it: --approve %1</source>
        <translation type="unfinished">%1 には承認が必要ですが、ここは端末ではありません。許可するには: --approve %1</translation>
    </message>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">行き先: %1</translation>
    </message>
    <message>
        <source>[y] answer with these values  {…} answer with this JSON object  [n] no</source>
        <translation type="unfinished">[y] この値で回答  {…} この JSON オブジェクトで回答  [n] いいえ</translation>
    </message>
    <message>
        <source>[y] I open that address in a browser  [n] no</source>
        <translation type="unfinished">[y] このアドレスをブラウザーで開く  [n] いいえ</translation>
    </message>
    <message>
        <source>[y] yes  [a] always  [n] no</source>
        <translation type="unfinished">[y] はい  [a] 常に  [n] いいえ</translation>
    </message>
    <message>
        <source>[y] yes  [n] no</source>
        <translation type="unfinished">[y] はい  [n] いいえ</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [n] no</source>
        <translation type="unfinished">[y] 今回のみ  [c] この会話中  [a] 常に  [n] いいえ</translation>
    </message>
    <message>
        <source>[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no</source>
        <translation type="unfinished">[y] 今回のみ  [c] この会話中  [a] 常に  [l] 同様の呼び出しは常に: %1  [n] いいえ</translation>
    </message>
    <message>
        <source>answer with these values</source>
        <translation type="unfinished">この値で回答</translation>
    </message>
    <message>
        <source>I open that address in a browser</source>
        <translation type="unfinished">このアドレスをブラウザーで開く</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">今回のみ</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">はい</translation>
    </message>
    <message>
        <source>in this conversation</source>
        <translation type="unfinished">この会話中</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">常に</translation>
    </message>
    <message>
        <source>always for calls like this: %1</source>
        <translation type="unfinished">同様の呼び出しは常に: %1</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>What is typed on a terminal as the answer to the question whether a call is allowed</extracomment>
        <translation type="unfinished">いいえ</translation>
    </message>
    <message>
        <source>Type a number, or a JSON object to answer with, and press Enter.</source>
        <translation type="unfinished">番号、または回答となる JSON オブジェクトを入力して Enter を押してください。</translation>
    </message>
    <message>
        <source>Type a number and press Enter.</source>
        <translation type="unfinished">番号を入力して Enter を押してください。</translation>
    </message>
</context>
<context>
    <name>gui::ArchiveCommand</name>
    <message>
        <source>archived:</source>
        <extracomment>Message on the terminal before the conversation that was put into the archive</extracomment>
        <translation type="unfinished">アーカイブ済み:</translation>
    </message>
</context>
<context>
    <name>gui::Attachment</name>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>The picture %1 is larger than %2.</source>
        <translation type="unfinished">画像 %1 は %2 を超えています。</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished">%1 は %2 を超えています。</translation>
    </message>
    <message>
        <source>%1 is neither text (UTF-8) nor a picture (PNG, JPEG, GIF, WebP).</source>
        <translation type="unfinished">%1 はテキスト (UTF-8) でも画像 (PNG、JPEG、GIF、WebP) でもありません。</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name of an attached picture that has none</extracomment>
        <translation type="unfinished">画像</translation>
    </message>
</context>
<context>
    <name>gui::AttachmentBar</name>
    <message>
        <source>Attachments</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">添付ファイル</translation>
    </message>
    <message>
        <source>Attach files</source>
        <extracomment>Text in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">ファイルを添付</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Name for screen readers in the row of attachments above the field where messages are written</extracomment>
        <translation type="unfinished">%1 を削除</translation>
    </message>
</context>
<context>
    <name>gui::BackupCommand</name>
    <message>
        <source>Where to write it; a file that is already there is not overwritten.</source>
        <translation type="unfinished">書き出し先。既にあるファイルは上書きされません。</translation>
    </message>
    <message>
        <source>Into which file?</source>
        <translation type="unfinished">どのファイルに書き出しますか?</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">すべての会話を %1 に保存しました。</translation>
    </message>
</context>
<context>
    <name>gui::BenchHead</name>
    <message>
        <source>also called %1</source>
        <translation type="unfinished">別名 %1</translation>
    </message>
    <message>
        <source>On in this conversation</source>
        <translation type="unfinished">この会話で有効</translation>
    </message>
    <message>
        <source>Tool to try out</source>
        <translation type="unfinished">試用するツール</translation>
    </message>
    <message>
        <source>There is no such tool at the moment.</source>
        <translation type="unfinished">このツールは現在ありません。</translation>
    </message>
</context>
<context>
    <name>gui::BlindPairs</name>
    <message>
        <source>Asked</source>
        <extracomment>Label where two answers are judged without knowing whose they are: what was asked</extracomment>
        <translation type="unfinished">質問</translation>
    </message>
    <message>
        <source>Left answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">左の応答</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Label where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">右の応答</translation>
    </message>
    <message>
        <source>Ne&amp;xt pair</source>
        <extracomment>Button where two answers are judged without knowing whose they are</extracomment>
        <translation type="unfinished">次の組(&amp;X)</translation>
    </message>
    <message>
        <source>Back to the &amp;matrix</source>
        <translation type="unfinished">マトリックスに戻る(&amp;M)</translation>
    </message>
    <message>
        <source>Left is better</source>
        <translation type="unfinished">左の方が良い</translation>
    </message>
    <message>
        <source>Neither is better</source>
        <translation type="unfinished">どちらも同じ</translation>
    </message>
    <message>
        <source>Right is better</source>
        <translation type="unfinished">右の方が良い</translation>
    </message>
    <message>
        <source>Which answer is better? Whose they are is shown afterwards.</source>
        <translation type="unfinished">どちらの応答が良いですか。どのバリアントのものかは後で表示されます。</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation type="unfinished">左: %1。右: %2。</translation>
    </message>
</context>
<context>
    <name>gui::BodyPage</name>
    <message>
        <source>How the body is shown</source>
        <translation type="unfinished">本文の表示方法</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as a tree</extracomment>
        <translation type="unfinished">ツリー</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: as plain text</extracomment>
        <translation type="unfinished">テキスト</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte</extracomment>
        <translation type="unfinished">生データ</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <extracomment>Choice in a list of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">16 進数</translation>
    </message>
    <message>
        <source>Find a text or a JSON path</source>
        <translation type="unfinished">テキストまたは JSON パスを検索</translation>
    </message>
    <message>
        <source>Find text, $.messages[-1] or /tools/0</source>
        <translation type="unfinished">テキスト、$.messages[-1]、/tools/0 を検索</translation>
    </message>
    <message>
        <source>The body as a tree</source>
        <translation type="unfinished">本文のツリー表示</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation type="unfinished">値をコピー</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">JSON ポインターをコピー</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">本文がありません。</translation>
    </message>
    <message>
        <source>It is too large for a tree. Its text can be looked at.</source>
        <translation type="unfinished">ツリー表示には大きすぎます。テキストで確認できます。</translation>
    </message>
    <message>
        <source>It is not JSON, so there is no tree of it.</source>
        <translation type="unfinished">JSON ではないため、ツリー表示できません。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">見つかりません</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">%1 行目</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <extracomment>Form or remark of a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">JSON ではありません</translation>
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
        <translation type="unfinished">すべて表示</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Name for screen readers below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">本文</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">選択した行をコピー</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <extracomment>Remark below a request’s or an answer’s body in the Inspector</extracomment>
        <translation type="unfinished">整形中…</translation>
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
        <translation type="unfinished">両方のブランチを読み込み中…</translation>
    </message>
    <message>
        <source>Two branches side by side</source>
        <translation type="unfinished">2 つのブランチを並べて表示</translation>
    </message>
    <message>
        <source>Both branches, canister beside canister</source>
        <translation type="unfinished">両方のブランチのエントリを並べて表示</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Menu entry in the window that shows two branches of a conversation side by side: a verb</extracomment>
        <translation type="unfinished">閉じる</translation>
    </message>
    <message>
        <source>Both are on the same branch: there is nothing to compare.</source>
        <translation type="unfinished">両方とも同じブランチにあるため、比較するものがありません。</translation>
    </message>
    <message>
        <source>The branches part at the beginning.</source>
        <translation type="unfinished">ブランチは最初から分かれています。</translation>
    </message>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation type="unfinished">
            <numerusform>先頭の %n 件のメッセージは両方のブランチに共通です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation type="unfinished">
            <numerusform>ほか %n 件のメッセージは表示されません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">該当なし</translation>
    </message>
    <message>
        <source>only here</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">こちらのみ</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">相違あり</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Text in the window that shows two branches of a conversation side by side</extracomment>
        <translation type="unfinished">同じ</translation>
    </message>
</context>
<context>
    <name>gui::BudgetBar</name>
    <message>
        <source>Budget per &amp;day</source>
        <translation type="unfinished">1 日の予算(&amp;D)</translation>
    </message>
    <message>
        <source>What may be spent in a day</source>
        <translation type="unfinished">1 日に使える金額</translation>
    </message>
    <message>
        <source>per &amp;month</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">1 か月(&amp;M)</translation>
    </message>
    <message>
        <source>What may be spent in a month</source>
        <translation type="unfinished">1 か月に使える金額</translation>
    </message>
    <message>
        <source>per con&amp;versation</source>
        <extracomment>Label in the line of budgets below the figures; an amount of money follows</extracomment>
        <translation type="unfinished">会話ごと(&amp;V)</translation>
    </message>
    <message>
        <source>What a conversation may cost</source>
        <translation type="unfinished">1 つの会話に使える金額</translation>
    </message>
    <message>
        <source>The currency of the budgets, as providers&apos; prices have it</source>
        <translation type="unfinished">予算の通貨 (プロバイダーの価格と同じ通貨)</translation>
    </message>
    <message>
        <source>What happens beyond a budget</source>
        <translation type="unfinished">予算を超えたときの動作</translation>
    </message>
    <message>
        <source>ask before each turn</source>
        <translation type="unfinished">ターンごとに確認する</translation>
    </message>
    <message>
        <source>say so and go on</source>
        <translation type="unfinished">知らせて続ける</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount</extracomment>
        <translation type="unfinished">指定なし</translation>
    </message>
    <message>
        <source>%1 today, %2 this month</source>
        <translation type="unfinished">今日 %1、今月 %2</translation>
    </message>
</context>
<context>
    <name>gui::Budgets</name>
    <message>
        <source>%1 Go on?</source>
        <translation type="unfinished">%1 続けますか?</translation>
    </message>
    <message>
        <source>This conversation has cost %1; its budget is %2.</source>
        <translation type="unfinished">この会話の費用は %1 です (予算 %2)。</translation>
    </message>
    <message>
        <source>Today has cost %1; the day&apos;s budget is %2.</source>
        <translation type="unfinished">今日の費用は %1 です (1 日の予算 %2)。</translation>
    </message>
    <message>
        <source>This month has cost %1; its budget is %2.</source>
        <translation type="unfinished">今月の費用は %1 です (1 か月の予算 %2)。</translation>
    </message>
</context>
<context>
    <name>gui::BusDesktop</name>
    <message>
        <source>Show</source>
        <extracomment>Button on a notification of the desktop: a verb: bring the window to the front</extracomment>
        <translation type="unfinished">表示</translation>
    </message>
</context>
<context>
    <name>gui::CallValues</name>
    <message>
        <source>Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">引数</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <extracomment>Title of a tab in the window that shows a tool call</extracomment>
        <translation type="unfinished">引数(&amp;A)</translation>
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
        <translation type="unfinished">%1 の引数を編集</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>Text of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">編集: %1</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">引数 (JSON)</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Name for screen readers of the dialog in which a message is edited</extracomment>
        <translation type="unfinished">テキスト</translation>
    </message>
    <message>
        <source>This becomes another version of it; the one before stays beside it. What comes after goes on below both.</source>
        <translation type="unfinished">別のバージョンとして保存され、元のバージョンも並んで残ります。以降の会話は両方の下で続けられます。</translation>
    </message>
    <message>
        <source>&amp;Keep as a version</source>
        <translation type="unfinished">バージョンとして保存(&amp;K)</translation>
    </message>
    <message>
        <source>The arguments must be a JSON object.</source>
        <translation type="unfinished">引数は JSON オブジェクトでなければなりません。</translation>
    </message>
</context>
<context>
    <name>gui::CanisterFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>gui::CannedDialog</name>
    <message>
        <source>&amp;Use the prompt</source>
        <translation type="unfinished">プロンプトを使用(&amp;U)</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <translation type="unfinished">未入力: %1</translation>
    </message>
</context>
<context>
    <name>gui::CaptureCommand</name>
    <message>
        <source>Where requests are passed on to: an address, or the name of a provider.</source>
        <translation type="unfinished">リクエストの転送先: アドレスまたはプロバイダー名。</translation>
    </message>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">127.0.0.1 のポート。0 を指定すると空いているポートを使います。</translation>
    </message>
    <message>
        <source>Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told and says passes unchanged.</source>
        <translation type="unfinished">--to の代わりに: 標準入出力で MCP を使うプログラムを -- の後に指定します。プログラムが起動され、やり取りの内容はそのまま中継されます。</translation>
    </message>
    <message>
        <source>What is to be captured? Give --to with an address or a provider, or -- and a command.</source>
        <translation type="unfinished">何をキャプチャしますか? --to でアドレスかプロバイダーを指定するか、-- の後にコマンドを指定してください。</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 はポートではありません。</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">プロバイダー %1 はありません。</translation>
    </message>
    <message>
        <source>%1 has no address of its own that requests could be passed on to.</source>
        <translation type="unfinished">%1 には、リクエストを転送できる独自のアドレスがありません。</translation>
    </message>
    <message>
        <source>Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.</source>
        <translation type="unfinished">プログラムには %1 の代わりにこのアドレスを指定してください。アドレスを知る人は誰でも利用できます。Ctrl+C で終了します。通過した内容は parlance exchanges で一覧できます。</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">「%1」を起動できません: %2</translation>
    </message>
</context>
<context>
    <name>gui::CaptureWindow</name>
    <message>
        <source>Capture</source>
        <extracomment>Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges</extracomment>
        <translation type="unfinished">キャプチャ</translation>
    </message>
    <message>
        <source>What programs are told, as environment variables</source>
        <translation type="unfinished">プログラムに渡す環境変数</translation>
    </message>
    <message>
        <source>A program that is given this address instead of a provider&apos;s speaks with the provider as before, and what both say is kept here.
Only programs of this machine that know the address can use it.</source>
        <translation type="unfinished">プロバイダーのアドレスの代わりにこのアドレスを指定したプログラムは、これまでどおりプロバイダーと通信し、その内容がここに保存されます。
利用できるのは、アドレスを知る、このコンピューターのプログラムだけです。</translation>
    </message>
    <message>
        <source>What has passed</source>
        <translation type="unfinished">通過した内容</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">開始</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what was sent</extracomment>
        <translation type="unfinished">リクエスト</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title in the window that records what other programs say to a provider: the HTTP status of the answer</extracomment>
        <translation type="unfinished">ステータス</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title in the window that records what other programs say to a provider: how long it took</extracomment>
        <translation type="unfinished">時間</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that records what other programs say to a provider: a noun: what came back</extracomment>
        <translation type="unfinished">応答</translation>
    </message>
    <message>
        <source>Where requests are passed on to: a provider, or an address</source>
        <translation type="unfinished">リクエストの転送先: プロバイダーまたはアドレス</translation>
    </message>
    <message>
        <source>&amp;Pass on to</source>
        <translation type="unfinished">転送先(&amp;P)</translation>
    </message>
    <message>
        <source>The port on this machine</source>
        <translation type="unfinished">このコンピューターのポート</translation>
    </message>
    <message>
        <source>any port</source>
        <extracomment>Part of a number field in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">任意のポート</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">開始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">コピー(&amp;C)</translation>
    </message>
    <message>
        <source>As co&amp;nversations…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">会話として保存(&amp;N)…</translation>
    </message>
    <message>
        <source>Send &amp;again…</source>
        <extracomment>Button in the window that records what other programs say to a provider</extracomment>
        <translation type="unfinished">再送信(&amp;A)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <extracomment>Button in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">保存(&amp;V)…</translation>
    </message>
    <message>
        <source>“%1” is neither a provider nor an address that begins with http:// or https://.</source>
        <translation type="unfinished">「%1」はプロバイダーでも、http:// または https:// で始まるアドレスでもありません。</translation>
    </message>
    <message>
        <source>Capturing for %1, until it is stopped or this window is closed.</source>
        <translation type="unfinished">%1 をキャプチャ中です。停止するか、このウィンドウを閉じるまで続きます。</translation>
    </message>
    <message>
        <source>Stopped. What has passed stays in the Inspector, among all conversations.</source>
        <translation type="unfinished">停止しました。通過した内容は、インスペクターの「すべての会話」に残ります。</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Column title in the window that records what other programs say to a provider: there is none</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that records what other programs say to a provider: a verb</extracomment>
        <translation type="unfinished">停止(&amp;S)</translation>
    </message>
    <message>
        <source>Programs that use the address will not reach the provider any more.</source>
        <translation type="unfinished">このアドレスを使うプログラムは、プロバイダーに接続できなくなります。</translation>
    </message>
    <message>
        <source>&amp;End the capture</source>
        <translation type="unfinished">キャプチャを終了(&amp;E)</translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message>
        <source>Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything.</source>
        <translation type="unfinished">ステップ再生: Enter で次のイベント、r と Enter でその応答の残り、a と Enter ですべてに進みます。</translation>
    </message>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation type="unfinished">
            <numerusform>… 次: %1 への応答、%n 件のイベント</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message>
        <source>&amp;Lenient</source>
        <extracomment>Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little</extracomment>
        <translation type="unfinished">緩やかに照合(&amp;L)</translation>
    </message>
    <message>
        <source>Cassette</source>
        <extracomment>Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played</extracomment>
        <translation type="unfinished">カセット</translation>
    </message>
    <message>
        <source>What is on the cassette, and what was asked for that is not on it</source>
        <translation type="unfinished">カセットの内容と、要求されたがカセットにないもの</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange</extracomment>
        <translation type="unfinished">番号</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">リクエスト</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back</extracomment>
        <translation type="unfinished">応答</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already</extracomment>
        <translation type="unfinished">再生</translation>
    </message>
    <message>
        <source>When the parts of an answer come</source>
        <translation type="unfinished">応答の各部分が届くタイミング</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Choice in a list in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">すぐに</translation>
    </message>
    <message>
        <source>At the recorded pace</source>
        <translation type="unfinished">記録時の間隔で</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">ステップごとに</translation>
    </message>
    <message>
        <source>Dates, times and identifiers in a request may differ</source>
        <translation type="unfinished">リクエスト内の日付、時刻、識別子の違いを許容します</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">選択(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges: a verb</extracomment>
        <translation type="unfinished">再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">次のイベント(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rest of the answer</source>
        <translation type="unfinished">応答の残り(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <extracomment>Button in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">すべて(&amp;E)</translation>
    </message>
    <message>
        <source>Lets the next event come (F8, also in the window)</source>
        <translation type="unfinished">次のイベントへ進みます (F8、メインウィンドウでも使えます)</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">カセットを再生</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Message in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">%1 を読み込んでいます…</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation type="unfinished">
            <numerusform>%n 件の通信。再生すると、送信されるはずのものすべてにここから応答します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing: nothing is sent, and each event waits for you, until this is ended or closed.</source>
        <translation type="unfinished">再生中: 終了するか閉じるまで何も送信されず、各イベントは操作を待ちます。</translation>
    </message>
    <message>
        <source>Playing: nothing is sent until this is ended or closed.</source>
        <translation type="unfinished">再生中: 終了するか閉じるまで何も送信されません。</translation>
    </message>
    <message>
        <source>Ended: what is sent goes to the network again.</source>
        <translation type="unfinished">終了しました: 送信内容は再びネットワークに送られます。</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was played already</extracomment>
        <translation type="unfinished">再生済み</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation type="unfinished">カセットになし</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges</extracomment>
        <translation type="unfinished">待機中のものはありません。</translation>
    </message>
    <message>
        <source>Next: event %1 of %2.</source>
        <translation type="unfinished">次: イベント %1 / %2。</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: it was recorded</extracomment>
        <translation type="unfinished">記録済み</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a request came for it</extracomment>
        <translation type="unfinished">要求中</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it</extracomment>
        <translation type="unfinished">終了(&amp;D)</translation>
    </message>
</context>
<context>
    <name>gui::CheckCommand</name>
    <message>
        <source>Descriptors, or folders of them.</source>
        <translation type="unfinished">定義ファイル、またはそのフォルダー。</translation>
    </message>
    <message>
        <source>Which descriptors? Give files or folders.</source>
        <translation type="unfinished">どの定義ファイルですか? ファイルまたはフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>this is not a descriptor: none of its tables says what it describes</source>
        <translation type="unfinished">定義ファイルではありません。何を定義するかを示すテーブルがありません</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">名前「%1」は %2 で既に使われています</translation>
    </message>
</context>
<context>
    <name>gui::ChoiceBox</name>
    <message>
        <source>Pick one</source>
        <extracomment>Hint in an empty field in a list of choices</extracomment>
        <translation type="unfinished">選択</translation>
    </message>
</context>
<context>
    <name>gui::ChoicesList</name>
    <message>
        <source>LIBRARIES</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">ライブラリ</translation>
    </message>
    <message>
        <source>MODELS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">モデル</translation>
    </message>
    <message>
        <source>AGENTS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">エージェント</translation>
    </message>
    <message>
        <source>INSTRUCTIONS</source>
        <extracomment>Heading or button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">指示</translation>
    </message>
    <message>
        <source>There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.</source>
        <translation type="unfinished">ツールライブラリはまだありません。libraries/ に置くファイルで、エージェントが必要とするツールを何で実行するかを定めます。</translation>
    </message>
    <message>
        <source>There is no agent yet.</source>
        <translation type="unfinished">エージェントはまだありません。</translation>
    </message>
    <message>
        <source>There is no model yet.</source>
        <translation type="unfinished">モデルはまだありません。</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished">一覧を絞り込む</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <extracomment>Button in the list of what is compared side by side</extracomment>
        <translation type="unfinished">追加(&amp;A)</translation>
    </message>
    <message>
        <source>Another instruction</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">指示を追加</translation>
    </message>
    <message>
        <source>Instruction %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">指示 %1</translation>
    </message>
    <message>
        <source>What the model is told first</source>
        <translation type="unfinished">モデルに最初に伝える内容</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <extracomment>Name for screen readers in the list of what is compared side by side</extracomment>
        <translation type="unfinished">列: %1</translation>
    </message>
</context>
<context>
    <name>gui::ColumnView</name>
    <message>
        <source>Column %1</source>
        <extracomment>Name for screen readers of a column in the comparison side by side</extracomment>
        <translation type="unfinished">列 %1</translation>
    </message>
    <message>
        <source>The run before, in column %1</source>
        <translation type="unfinished">列 %1 の前の実行</translation>
    </message>
    <message>
        <source>The next run, in column %1</source>
        <translation type="unfinished">列 %1 の次の実行</translation>
    </message>
    <message>
        <source>More of this run, in column %1</source>
        <translation type="unfinished">列 %1 のこの実行の操作</translation>
    </message>
    <message>
        <source>Run %1 of column %2</source>
        <translation type="unfinished">列 %2 の実行 %1</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation type="unfinished">実行 %1 / %2</translation>
    </message>
    <message>
        <source>&amp;Keep as a conversation</source>
        <translation type="unfinished">会話として保存(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Show what went over the wire</source>
        <translation type="unfinished">通信内容を表示(&amp;S)</translation>
    </message>
</context>
<context>
    <name>gui::Command</name>
    <message>
        <source>Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.</source>
        <translation type="unfinished">ワークスペースにあるもの (.parlance フォルダーの定義ファイルと、AGENTS.md および CLAUDE.md の指示) を使用します。</translation>
    </message>
    <message>
        <source>Report turns, model calls and tools as OpenTelemetry spans: to a collector&apos;s address, or into a file. `none`: not even where the preferences say so.</source>
        <translation type="unfinished">ターン、モデルの呼び出し、ツールを OpenTelemetry のスパンとして、コレクターのアドレスまたはファイルに送ります。`none`: 設定で有効でも送りません。</translation>
    </message>
    <message>
        <source>With --trace: also report what is said, and what tools are given and give back.</source>
        <translation type="unfinished">--trace と併用: 発言の内容、ツールの入力と出力も含めます。</translation>
    </message>
    <message>
        <source>--trace-contents goes with --trace.</source>
        <translation type="unfinished">--trace-contents は --trace と併用します。</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">警告: %1</translation>
    </message>
    <message>
        <source>--%1 is a number from 1 on, not %2.</source>
        <translation type="unfinished">--%1 には 1 以上の数値を指定します (%2 は使えません)。</translation>
    </message>
</context>
<context>
    <name>gui::CommandCompletion</name>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the list of commands that a slash opens</extracomment>
        <translation type="unfinished">コマンド</translation>
    </message>
    <message>
        <source>(may be left out) %1</source>
        <translation type="unfinished">(省略可) %1</translation>
    </message>
</context>
<context>
    <name>gui::CommandLine</name>
    <message>
        <source>parlance: unknown command %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: 不明なコマンド %1。parlance --help を参照してください。</translation>
    </message>
    <message>
        <source>parlance: --profile takes a folder. Try parlance --help.</source>
        <translation type="unfinished">parlance: --profile にはフォルダーを指定してください。parlance --help を参照してください。</translation>
    </message>
    <message>
        <source>parlance: unknown option %1. Try parlance --help.</source>
        <translation type="unfinished">parlance: 不明なオプション %1。parlance --help を参照してください。</translation>
    </message>
    <message>
        <source>parlance: the output could not be written: %1.</source>
        <translation type="unfinished">parlance: 出力を書き込めませんでした: %1</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 に引数「%2」は指定できません。%1 --help を参照してください。</translation>
    </message>
    <message>
        <source>parlance: the descriptors in %1 are not used; with --trust they are.</source>
        <translation type="unfinished">parlance: %1 の定義ファイルは使用されていません。使用するには --trust を指定してください。</translation>
    </message>
    <message>
        <source>parlance: the argument %1 is not UTF-8.</source>
        <translation type="unfinished">parlance: 引数 %1 が UTF-8 ではありません。</translation>
    </message>
</context>
<context>
    <name>gui::CommandPalette</name>
    <message>
        <source>Nothing matches. Fewer letters find more.</source>
        <translation type="unfinished">該当するものがありません。文字を減らすと見つかりやすくなります。</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">コマンド</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>Name for screen readers of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">コマンドを検索</translation>
    </message>
    <message>
        <source>Do anything…</source>
        <extracomment>Hint in an empty field of the command palette (Ctrl+K)</extracomment>
        <translation type="unfinished">何でも実行…</translation>
    </message>
</context>
<context>
    <name>gui::CommitNotice</name>
    <message>
        <source>A tool broke, and the turn is not undone yet.</source>
        <translation type="unfinished">ツールが異常終了しましたが、ターンはまだ取り消されていません。</translation>
    </message>
    <message>
        <source>The answer is not saved yet.</source>
        <translation type="unfinished">応答はまだ保存されていません。</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">再試行(&amp;G)</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <extracomment>Button on the notice that a turn could not be saved</extracomment>
        <translation type="unfinished">別の場所に保存(&amp;W)…</translation>
    </message>
    <message>
        <source>Save the answer elsewhere</source>
        <translation type="unfinished">応答を別の場所に保存</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished">JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>The answer is saved in %1, but not yet in the conversation.</source>
        <translation type="unfinished">応答は %1 に保存されましたが、会話にはまだ保存されていません。</translation>
    </message>
</context>
<context>
    <name>gui::CompareBar</name>
    <message>
        <source>none</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: there is none</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">並べて比較</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">レポートを保存(&amp;R)…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the comparison side by side: a verb</extracomment>
        <translation type="unfinished">停止(&amp;T)</translation>
    </message>
    <message>
        <source>No agent</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">エージェントなし</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">エージェント: %1</translation>
    </message>
    <message>
        <source>The agent&apos;s model</source>
        <translation type="unfinished">エージェントのモデル</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">回数: %1</translation>
    </message>
    <message>
        <source>How often each column runs</source>
        <translation type="unfinished">各列の実行回数</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">制限: %1</translation>
    </message>
    <message>
        <source>The time after which a run is stopped and counts as timed out</source>
        <translation type="unfinished">実行を停止し、タイムアウトとみなすまでの時間</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>Menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">その他…</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Button in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">比較: %1</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side</extracomment>
        <translation type="unfinished">再実行(&amp;G)</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <extracomment>Button or menu entry in the bar of the comparison side by side: a verb: carry it out</extracomment>
        <translation type="unfinished">実行(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::CompareCommand</name>
    <message>
        <source>Give one of --json, --csv and --markdown.</source>
        <translation type="unfinished">--json、--csv、--markdown のいずれか 1 つを指定してください。</translation>
    </message>
    <message>
        <source>%1: run %2 of %3 %4, %5</source>
        <translation type="unfinished">%1: 実行 %2 / %3 %4、%5</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Differences: − removed, + added</source>
        <translation type="unfinished">差分: − は削除、+ は追加</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation type="unfinished">違いはありません。</translation>
    </message>
</context>
<context>
    <name>gui::CompareWindow</name>
    <message>
        <source>Asked in &amp;both</source>
        <translation type="unfinished">両方に質問(&amp;B)</translation>
    </message>
    <message>
        <source>Side by side – Parlance</source>
        <translation type="unfinished">並べて比較 – Parlance</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">回数</translation>
    </message>
    <message>
        <source>How often each column runs, %1 to %2:</source>
        <translation type="unfinished">各列の実行回数 (%1～%2):</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Title of a small dialog in the comparison side by side</extracomment>
        <translation type="unfinished">制限時間</translation>
    </message>
    <message>
        <source>After how many seconds a run is stopped, %1 to %2:</source>
        <translation type="unfinished">実行を停止するまでの秒数 (%1～%2):</translation>
    </message>
    <message>
        <source>Asked in every column</source>
        <translation type="unfinished">すべての列への質問</translation>
    </message>
    <message>
        <source>What is to be asked in every column? Ctrl+Enter runs it.</source>
        <translation type="unfinished">すべての列に何を質問しますか? Ctrl+Enter で実行します。</translation>
    </message>
    <message>
        <source>Tick at the left what is to be compared, write what is asked, and run it.</source>
        <translation type="unfinished">左側で比較するものにチェックを付け、質問を書いて実行してください。</translation>
    </message>
    <message>
        <source>Asked in a&amp;ll</source>
        <translation type="unfinished">すべてに質問(&amp;L)</translation>
    </message>
    <message>
        <source>It is among the conversations now.</source>
        <translation type="unfinished">会話の一覧に追加されました。</translation>
    </message>
    <message>
        <source>Run %1 of %2 – what went over the wire</source>
        <translation type="unfinished">実行 %1 / %2 – 通信内容</translation>
    </message>
    <message>
        <source>Save the report (.md, .csv or .jsonl)</source>
        <translation type="unfinished">レポートを保存 (.md、.csv、.jsonl)</translation>
    </message>
    <message>
        <source>side by side.md</source>
        <translation type="unfinished">並べて比較.md</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 に書き出しました。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation type="unfinished">「%1」は %2 から %3 までの数値ではありません。</translation>
    </message>
</context>
<context>
    <name>gui::Comparing</name>
    <message>
        <source>There is nothing to go on from yet: nothing has been said here.</source>
        <translation type="unfinished">まだ何も話していないため、続けるものがありません。</translation>
    </message>
    <message>
        <source>Every run goes on with “%1”, which stays as it is.</source>
        <translation type="unfinished">どの実行も「%1」から続きます。元の会話は変わりません。</translation>
    </message>
    <message>
        <source>Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.</source>
        <translation type="unfinished">どの実行も「%1」の %3 件中 %2 件目のエントリの後から続きます。元の会話は変わりません。</translation>
    </message>
</context>
<context>
    <name>gui::CompleteCommand</name>
    <message>
        <source>After --: the words on the command line after parlance; the last is the one being typed, or empty.</source>
        <translation type="unfinished">-- の後: コマンドラインで parlance に続く単語。最後は入力中の単語で、空でもかまいません。</translation>
    </message>
    <message>
        <source>Which words? They come after --.</source>
        <translation type="unfinished">どの単語ですか? -- の後に指定します。</translation>
    </message>
    <message>
        <source>keep everything in this folder</source>
        <translation type="unfinished">すべてをこのフォルダーに保存</translation>
    </message>
    <message>
        <source>what there is</source>
        <translation type="unfinished">使い方</translation>
    </message>
    <message>
        <source>which version this is</source>
        <translation type="unfinished">バージョン</translation>
    </message>
    <message>
        <source>no tools</source>
        <extracomment>What is offered by the shell’s completion</extracomment>
        <translation type="unfinished">ツールなし</translation>
    </message>
</context>
<context>
    <name>gui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <extracomment>Name for screen readers of the list of completions in an editor</extracomment>
        <translation type="unfinished">続きの候補</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished">キーと値</translation>
    </message>
</context>
<context>
    <name>gui::Composer</name>
    <message>
        <source>Message</source>
        <extracomment>Name for screen readers of the field where messages are written</extracomment>
        <translation type="unfinished">メッセージ</translation>
    </message>
    <message>
        <source>Write a message, or / for commands; drop files to attach them</source>
        <translation type="unfinished">メッセージを入力、または / でコマンド。ファイルをドロップして添付</translation>
    </message>
    <message>
        <source>Attach…</source>
        <extracomment>Button of the field where messages are written</extracomment>
        <translation type="unfinished">添付…</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">送信</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button of the field where messages are written: a verb</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>Put the returned text back</source>
        <translation type="unfinished">戻されたテキストを入力欄に入れる</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished">そのままにする</translation>
    </message>
    <message>
        <source>picture.png</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">画像.png</translation>
    </message>
    <message>
        <source>Send the edited message</source>
        <translation type="unfinished">編集したメッセージを送信</translation>
    </message>
    <message>
        <source>Send next</source>
        <extracomment>Text of the field where messages are written</extracomment>
        <translation type="unfinished">次に送信</translation>
    </message>
    <message>
        <source>Trying again in %1 s: %2</source>
        <translation type="unfinished">%1 秒後に再試行: %2</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">応答の生成中です。先に停止するか、終わるまでお待ちください。</translation>
    </message>
    <message>
        <source>The message is sent as soon as its files have been read.</source>
        <translation type="unfinished">ファイルの読み込みが終わりしだいメッセージを送信します。</translation>
    </message>
    <message>
        <source>Finish what you are writing first.</source>
        <translation type="unfinished">先に入力中の内容を完了してください。</translation>
    </message>
    <message>
        <source>You are editing an earlier message. The answer to it becomes a branch. Escape leaves it as it is.</source>
        <translation type="unfinished">以前のメッセージを編集中です。応答は新しいブランチになります。Escape で編集をやめます。</translation>
    </message>
</context>
<context>
    <name>gui::ComposerPrompts</name>
    <message>
        <source>There is no prompt %1, or its server is not connected yet.</source>
        <translation type="unfinished">プロンプト %1 がないか、サーバーがまだ接続されていません。</translation>
    </message>
    <message>
        <source>Waiting for the prompt of %1…</source>
        <translation type="unfinished">%1 のプロンプトを待っています…</translation>
    </message>
    <message>
        <source>The conversation has the system text of %1 now.</source>
        <translation type="unfinished">会話に %1 のシステムテキストが設定されました。</translation>
    </message>
    <message>
        <source>Use Prompt</source>
        <extracomment>Name of an edit that can be undone after a prompt was put into the field where messages are written</extracomment>
        <translation type="unfinished">プロンプトの使用</translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message>
        <source>Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Enter で送信</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Ctrl+Enter で送信</translation>
    </message>
    <message>
        <source>Shift+Enter sends</source>
        <extracomment>Remark below the field where messages are written: the key that sends</extracomment>
        <translation type="unfinished">Shift+Enter で送信</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation type="unfinished">
            <numerusform>ツール %n 個が有効</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConflictBar</name>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished">別のプログラムがこのファイルを変更しました。</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">再読み込み(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button on the bar that says that a descriptor was changed by another program</extracomment>
        <translation type="unfinished">自分の変更を維持(&amp;K)</translation>
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
        <translation type="unfinished">MCP サーバーが提供するすべての機能を、公式の適合性テストがクライアントを試すのと同じ方法で試します。MCP_CONFORMANCE_PROTOCOL_VERSION と MCP_CONFORMANCE_CONTEXT を設定できます。</translation>
    </message>
    <message>
        <source>The server&apos;s address.</source>
        <translation type="unfinished">サーバーのアドレス。</translation>
    </message>
    <message>
        <source>conformance wants the address of a server.</source>
        <translation type="unfinished">conformance にはサーバーのアドレスを指定してください。</translation>
    </message>
    <message>
        <source>MCP_CONFORMANCE_CONTEXT is not JSON: %1</source>
        <translation type="unfinished">MCP_CONFORMANCE_CONTEXT が JSON ではありません: %1</translation>
    </message>
    <message>
        <source>%1 speaks %2.</source>
        <translation type="unfinished">%1 は %2 に対応しています。</translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message>
        <source>A conversation is being summed up. Wait until that is done.</source>
        <translation type="unfinished">会話を要約中です。終わるまでお待ちください。</translation>
    </message>
    <message>
        <source>An answer is under way. Stop it first, or wait until it ends.</source>
        <translation type="unfinished">応答の生成中です。先に停止するか、終わるまでお待ちください。</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">先にモデルを選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform>%n 件のメッセージを要約しました。今後は送信されません。「元に戻す」で復元できます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextDetails</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">次のリクエストの内容</translation>
    </message>
    <message>
        <source>Room for the answer</source>
        <translation type="unfinished">応答用の余裕</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">モデルに渡る内容(&amp;W)…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">要約して無効化(&amp;U)</translation>
    </message>
    <message>
        <source>The next request: %1</source>
        <translation type="unfinished">次のリクエスト: %1</translation>
    </message>
    <message>
        <source>The answers shown here have cost %1.</source>
        <translation type="unfinished">表示中の応答の費用は %1 です。</translation>
    </message>
    <message>
        <source>Sending costs about %1, without the answer.</source>
        <translation type="unfinished">送信の費用は約 %1 です (応答を除く)。</translation>
    </message>
</context>
<context>
    <name>gui::ContextGauge</name>
    <message>
        <source>What the next request holds</source>
        <translation type="unfinished">次のリクエストの内容</translation>
    </message>
    <message>
        <source>What the next request holds: click for its parts.</source>
        <translation type="unfinished">次のリクエストの内容。クリックで内訳を表示します。</translation>
    </message>
</context>
<context>
    <name>gui::ContextStrip</name>
    <message>
        <source>&amp;Leave out the oldest</source>
        <translation type="unfinished">古いものを除外(&amp;L)</translation>
    </message>
    <message>
        <source>Send, without the oldest messages; this is not asked again while you talk with this model</source>
        <translation type="unfinished">最も古いメッセージを除いて送信します。このモデルを使う間は再び確認しません</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">要約して無効化(&amp;U)</translation>
    </message>
    <message>
        <source>The model sums up the older half; what is summed up is switched off. Undo brings it back</source>
        <translation type="unfinished">古い半分をモデルが要約し、要約した部分は無効になります。「元に戻す」で復元できます</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">別のモデル(&amp;M)…</translation>
    </message>
    <message>
        <source>One with a larger context</source>
        <translation type="unfinished">コンテキストの大きいモデル</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">今はしない(&amp;N)</translation>
    </message>
    <message>
        <source>The message stays where it is (Escape)</source>
        <translation type="unfinished">メッセージは入力欄に残ります (Escape)</translation>
    </message>
    <message>
        <source>This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.</source>
        <translation type="unfinished">収まりません。会話は %1 トークンですが、応答分を除いたモデルの余裕は %2 トークンです。</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>Button or remark in the strip that says that the model’s context is nearly full</extracomment>
        <translation type="unfinished">約 %1</translation>
    </message>
    <message>
        <source>%1 is writing a summary of the earlier messages…</source>
        <translation type="unfinished">%1 が以前のメッセージの要約を作成中です…</translation>
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
        <translation type="unfinished">標準</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Part of a number field in the panel of controls</extracomment>
        <translation type="unfinished">標準: %1</translation>
    </message>
</context>
<context>
    <name>gui::ControlsButton</name>
    <message>
        <source>Controls</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">パラメーター</translation>
    </message>
    <message>
        <source>Controls •</source>
        <extracomment>Button above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">パラメーター •</translation>
    </message>
    <message>
        <source>Controls: none set</source>
        <translation type="unfinished">パラメーター: 設定なし</translation>
    </message>
    <message>
        <source>Controls: %1</source>
        <extracomment>Name for screen readers above the transcript that opens a model’s controls (temperature and such)</extracomment>
        <translation type="unfinished">パラメーター: %1</translation>
    </message>
    <message>
        <source>What can be set for this model; nothing is set</source>
        <translation type="unfinished">このモデルで設定できる項目。何も設定されていません</translation>
    </message>
</context>
<context>
    <name>gui::ControlsPanel</name>
    <message>
        <source>On</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">オン</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">オフ</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Value or button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">標準: %1</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set</extracomment>
        <translation type="unfinished">標準</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>Button in the panel of a model’s controls</extracomment>
        <translation type="unfinished">すべて未設定にする</translation>
    </message>
    <message>
        <source>Clear every control of this model</source>
        <translation type="unfinished">このモデルのパラメーターをすべて未設定にします</translation>
    </message>
    <message>
        <source>Nothing can be set for this model.</source>
        <translation type="unfinished">このモデルで設定できる項目はありません。</translation>
    </message>
    <message>
        <source>What is not set is left to the model.</source>
        <translation type="unfinished">設定しない項目はモデルに任されます。</translation>
    </message>
</context>
<context>
    <name>gui::ConversationBar</name>
    <message>
        <source>Do anything…</source>
        <extracomment>Button in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">何でも実行…</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">コマンド</translation>
    </message>
    <message>
        <source>Change Workspace Folders</source>
        <translation type="unfinished">ワークスペースフォルダーの変更</translation>
    </message>
    <message>
        <source>%1  Do anything…</source>
        <translation type="unfinished">%1  何でも実行…</translation>
    </message>
    <message>
        <source>Change Controls</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">パラメーターの変更</translation>
    </message>
    <message>
        <source>Change System Text</source>
        <translation type="unfinished">システムテキストの変更</translation>
    </message>
    <message>
        <source>Change Model</source>
        <extracomment>Text in the bar above the transcript; those with “Change” name an edit that can be undone</extracomment>
        <translation type="unfinished">モデルの変更</translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message>
        <source>deleted %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">%1 に削除</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n 件のエントリ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個のブランチ</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">無題</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n 件の会話</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">グループ %1</translation>
    </message>
    <message>
        <source>unfolded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">展開済み</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">折りたたみ済み</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">回答中</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <extracomment>Detail or state in the list of conversations</extracomment>
        <translation type="unfinished">確認待ち</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">最大件数。</translation>
    </message>
    <message>
        <source>The deleted ones, the last deleted first.</source>
        <translation type="unfinished">削除した会話。最近削除した順です。</translation>
    </message>
    <message>
        <source>Those that are in the archive.</source>
        <translation type="unfinished">アーカイブ内の会話。</translation>
    </message>
    <message>
        <source>Those of this group, which are not in the archive.</source>
        <translation type="unfinished">このグループの会話 (アーカイブ内を除く)。</translation>
    </message>
    <message>
        <source>Those of a group, of the archive, or the deleted ones: only one of these.</source>
        <translation type="unfinished">グループ、アーカイブ、削除した会話のうち 1 つだけを指定してください。</translation>
    </message>
    <message>
        <source>%1 shown; there are more.</source>
        <translation type="unfinished">%1 件を表示しています。ほかにもあります。</translation>
    </message>
</context>
<context>
    <name>gui::ConversationsPanel</name>
    <message>
        <source>Filter</source>
        <extracomment>Button in the panel that lists the conversations: a noun: what narrows the list</extracomment>
        <translation type="unfinished">フィルター</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Button in the panel that lists the conversations</extracomment>
        <translation type="unfinished">新しい会話</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Button in the panel that lists the conversations: the place of those that were put away</extracomment>
        <translation type="unfinished">アーカイブ</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Button in the panel that lists the conversations: the deleted conversations</extracomment>
        <translation type="unfinished">削除済み</translation>
    </message>
    <message>
        <source>Search all conversations</source>
        <translation type="unfinished">すべての会話を検索</translation>
    </message>
    <message>
        <source>Conversations that were put away</source>
        <translation type="unfinished">しまった会話</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">アーカイブした会話</translation>
    </message>
    <message>
        <source>Conversations that were deleted</source>
        <translation type="unfinished">削除した会話</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">削除した会話</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">会話</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>Name for screen readers in the panel that lists the conversations</extracomment>
        <translation type="unfinished">検索結果</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Label in the panel that lists the conversations</extracomment>
        <translation type="unfinished">見つかりません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>Filters of the search</source>
        <translation type="unfinished">検索のフィルター</translation>
    </message>
    <message>
        <source>Only messages of some kind, model, tool, time or label</source>
        <translation type="unfinished">種類、モデル、ツール、日時、ラベルでメッセージを絞り込みます</translation>
    </message>
    <message>
        <source>What &amp;you said</source>
        <translation type="unfinished">あなたの発言(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">応答(&amp;A)</translation>
    </message>
    <message>
        <source>Tool &amp;calls</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">ツールの呼び出し(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Results of tools</source>
        <translation type="unfinished">ツールの結果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">ドキュメント(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">今日(&amp;T)</translation>
    </message>
    <message>
        <source>The last &amp;seven days</source>
        <translation type="unfinished">過去 7 日間(&amp;S)</translation>
    </message>
    <message>
        <source>Answers of a &amp;model: model:…</source>
        <translation type="unfinished">モデルの応答(&amp;M): model:…</translation>
    </message>
    <message>
        <source>Calls of a t&amp;ool: tool:…</source>
        <translation type="unfinished">ツールの呼び出し(&amp;O): tool:…</translation>
    </message>
    <message>
        <source>With a &amp;label: label:…</source>
        <translation type="unfinished">ラベル付き(&amp;L): label:…</translation>
    </message>
    <message>
        <source>In a &amp;group: group:…</source>
        <translation type="unfinished">グループ内(&amp;G): group:…</translation>
    </message>
    <message>
        <source>Not in the arc&amp;hive</source>
        <translation type="unfinished">アーカイブ以外(&amp;H)</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">名前の変更</translation>
    </message>
    <message>
        <source>Title:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">タイトル:</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">ラベル</translation>
    </message>
    <message>
        <source>Labels, separated by commas:</source>
        <translation type="unfinished">ラベル (コンマ区切り):</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">「%1」を削除しました</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">完全に消去(&amp;E)</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">グループへの移動</translation>
    </message>
    <message>
        <source>Group:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">グループ:</translation>
    </message>
    <message>
        <source>“%1” is in the list again</source>
        <translation type="unfinished">「%1」を一覧に戻しました</translation>
    </message>
    <message>
        <source>“%1” is in the archive</source>
        <translation type="unfinished">「%1」をアーカイブしました</translation>
    </message>
    <message>
        <source>Open in a new &amp;tab</source>
        <translation type="unfinished">新しいタブで開く(&amp;T)</translation>
    </message>
    <message>
        <source>Open &amp;beside</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">横に開く(&amp;B)</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation type="unfinished">新しいウィンドウで開く(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">名前の変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">ラベル(&amp;L)…</translation>
    </message>
    <message>
        <source>Move to &amp;group</source>
        <translation type="unfinished">グループに移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb: put it into the archive</extracomment>
        <translation type="unfinished">アーカイブ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry in the panel that lists the conversations: a verb</extracomment>
        <translation type="unfinished">削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">完全に消去(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;New group…</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">新しいグループ(&amp;N)…</translation>
    </message>
    <message>
        <source>N&amp;o group</source>
        <extracomment>Menu entry in the panel that lists the conversations</extracomment>
        <translation type="unfinished">グループなし(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">折りたたむ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">展開(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename the group</source>
        <translation type="unfinished">グループの名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished">グループの名前を変更</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Text in the panel that lists the conversations</extracomment>
        <translation type="unfinished">名前:</translation>
    </message>
    <message>
        <source>&amp;Dissolve the group</source>
        <translation type="unfinished">グループを解除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message>
        <source>Write the run as a pattern in gram: the answer, and the tools used for it.</source>
        <translation type="unfinished">応答と使用したツールを、実行の gram パターンとして出力します。</translation>
    </message>
    <message>
        <source>Of the model&apos;s context: %1. Earlier messages have that much less room.</source>
        <translation type="unfinished">モデルのコンテキスト: %1。その分、以前のメッセージの余裕が減ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>モデルのコンテキストに収まらないため、以前のメッセージ %n 件を除外しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DeleteCommand</name>
    <message>
        <source>deleted:</source>
        <extracomment>Message on the terminal before the conversation that was deleted</extracomment>
        <translation type="unfinished">削除済み:</translation>
    </message>
</context>
<context>
    <name>gui::DepartureBar</name>
    <message>
        <source>The first %1 per cent are the same</source>
        <translation type="unfinished">先頭の %1 パーセントが同じ</translation>
    </message>
    <message>
        <source>%1; %2 per cent came from the cache</source>
        <translation type="unfinished">%1、%2 パーセントがキャッシュから</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>Legend of the bar that shows up to where two requests are the same</extracomment>
        <translation type="unfinished">同じ</translation>
    </message>
    <message>
        <source>same, and below it what came from the cache</source>
        <translation type="unfinished">同じ部分、その下はキャッシュからの部分</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorBar</name>
    <message>
        <source>New…</source>
        <extracomment>Button above the editor of descriptors: a new descriptor</extracomment>
        <translation type="unfinished">新規…</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Button above the editor of descriptors: earlier versions of the file</extracomment>
        <translation type="unfinished">バージョン</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation type="unfinished">ファイルの状態</translation>
    </message>
    <message>
        <source>Copy to &amp;mine</source>
        <translation type="unfinished">自分用にコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Convert</source>
        <extracomment>Button above the editor of descriptors: a verb: TOML to gram or back</extracomment>
        <translation type="unfinished">変換</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>Button above the editor of descriptors: a verb: lay the text out</extracomment>
        <translation type="unfinished">整形</translation>
    </message>
    <message>
        <source>Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)</source>
        <translation type="unfinished">空白、空行、字下げを標準の形に整えます。コメントと順序は変わりません (Ctrl+Shift+I)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button above the editor of descriptors: a verb</extracomment>
        <translation type="unfinished">保存</translation>
    </message>
    <message>
        <source>Show the descriptors in a window of their own</source>
        <translation type="unfinished">定義ファイルを別ウィンドウで表示します</translation>
    </message>
    <message>
        <source>In a window of its own, or back</source>
        <translation type="unfinished">別ウィンドウに表示、または元に戻す</translation>
    </message>
    <message>
        <source>Writes the agent in the other notation, as a new file beside this one</source>
        <translation type="unfinished">エージェントを別の記法で、隣に新しいファイルとして書き出します</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorEditor</name>
    <message>
        <source>Alt+Enter mends it where that can be done</source>
        <translation type="unfinished">修正できる場合は Alt+Enter で修正します</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorFiles</name>
    <message>
        <source>New descriptor</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">新しい定義ファイル</translation>
    </message>
    <message>
        <source>Name (letters, digits, - and _):</source>
        <translation type="unfinished">名前 (英数字、-、_):</translation>
    </message>
    <message>
        <source>A built-in file cannot be renamed. Copy it to yours first.</source>
        <translation type="unfinished">組み込みのファイルの名前は変更できません。先に自分用にコピーしてください。</translation>
    </message>
    <message>
        <source>A skill has the name of its folder: rename that, and its name in the file.</source>
        <translation type="unfinished">スキルの名前はフォルダー名と同じです。フォルダー名と、ファイル内の名前を変更してください。</translation>
    </message>
    <message>
        <source>Rename the descriptor</source>
        <translation type="unfinished">定義ファイルの名前を変更</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation type="unfinished">ファイル %1 は既にあります。</translation>
    </message>
    <message>
        <source>%1 could not be renamed.</source>
        <translation type="unfinished">%1 の名前を変更できませんでした。</translation>
    </message>
    <message>
        <source>%1 cannot be converted: %2</source>
        <translation type="unfinished">%1 を変換できません: %2</translation>
    </message>
    <message>
        <source>%1 will not contain: %2.</source>
        <translation type="unfinished">%1 に含まれなくなるもの: %2</translation>
    </message>
    <message>
        <source>There is already a file %1. Its text is kept among its versions.</source>
        <translation type="unfinished">ファイル %1 は既にあります。その内容はバージョンとして残ります。</translation>
    </message>
    <message>
        <source>&amp;Overwrite it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">上書き(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">変換(&amp;C)</translation>
    </message>
    <message>
        <source>%1 and %2 describe the same agent now, and only one of them is in use. Delete %1? Its text is kept among its versions.</source>
        <translation type="unfinished">%1 と %2 は同じエージェントを定義しており、使用されるのは一方だけです。%1 を削除しますか? その内容はバージョンとして残ります。</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <extracomment>Title or button of a question about a descriptor’s file</extracomment>
        <translation type="unfinished">削除(&amp;D)</translation>
    </message>
    <message>
        <source>A built-in file cannot be deleted. Its tools can be switched off.</source>
        <translation type="unfinished">組み込みのファイルは削除できません。そのツールを無効にすることはできます。</translation>
    </message>
    <message>
        <source>%1 could not be deleted.</source>
        <translation type="unfinished">%1 を削除できませんでした。</translation>
    </message>
    <message>
        <source>Built-in files are inside the program. Copy one to yours to have it as a file.</source>
        <translation type="unfinished">組み込みのファイルはプログラムの内部にあります。ファイルとして使うには、自分用にコピーしてください。</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorPane</name>
    <message>
        <source>Text of the descriptor</source>
        <translation type="unfinished">定義ファイルの内容</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished">問題点</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation type="unfinished">%1 · 未保存</translation>
    </message>
    <message>
        <source>%1 · built in, read only</source>
        <translation type="unfinished">%1 · 組み込み、読み取り専用</translation>
    </message>
    <message>
        <source>%1 · saved · not in use: the workspace is not trusted</source>
        <translation type="unfinished">%1 · 保存済み · 未使用: ワークスペースが信頼されていません</translation>
    </message>
    <message>
        <source>%1 · saved · has errors, the last good text is in use</source>
        <translation type="unfinished">%1 · 保存済み · エラーあり、最後の正しい内容を使用中</translation>
    </message>
    <message>
        <source>%1 · saved · has errors</source>
        <translation type="unfinished">%1 · 保存済み · エラーあり</translation>
    </message>
    <message>
        <source>%1 · saved · another file of this name is in use</source>
        <translation type="unfinished">%1 · 保存済み · 同名の別のファイルを使用中</translation>
    </message>
    <message>
        <source>%1 · saved · in use since %2</source>
        <translation type="unfinished">%1 · 保存済み · %2 から使用中</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation type="unfinished">指定行へ移動</translation>
    </message>
    <message>
        <source>Line (%1 to %2):</source>
        <translation type="unfinished">行 (%1～%2):</translation>
    </message>
    <message>
        <source>Compare with %1…</source>
        <translation type="unfinished">%1 と比較…</translation>
    </message>
    <message>
        <source>No earlier text yet</source>
        <translation type="unfinished">以前の内容はまだありません</translation>
    </message>
    <message>
        <source>%1: from the text of %2 to the present one</source>
        <translation type="unfinished">%1: %2 の内容から現在の内容へ</translation>
    </message>
    <message>
        <source>&amp;Restore the earlier text</source>
        <translation type="unfinished">以前の内容に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>%1: from the file to the text in the editor</source>
        <translation type="unfinished">%1: ファイルの内容からエディターの内容へ</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorParts</name>
    <message>
        <source>What is shown of the descriptors</source>
        <translation type="unfinished">定義ファイルの表示内容</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">ファイル</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Title of a tab in the dock of descriptors</extracomment>
        <translation type="unfinished">テキスト</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Title of a tab in the dock of descriptors: what models call</extracomment>
        <translation type="unfinished">ツール</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTree</name>
    <message>
        <source>Filter the files by name</source>
        <translation type="unfinished">ファイル名で絞り込む</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Hint in an empty field in the tree of descriptor files</extracomment>
        <translation type="unfinished">フィルター</translation>
    </message>
    <message>
        <source>Descriptor files</source>
        <extracomment>Name for screen readers in the tree of descriptor files</extracomment>
        <translation type="unfinished">定義ファイルの一覧</translation>
    </message>
    <message>
        <source>&amp;Copy to mine</source>
        <translation type="unfinished">自分用にコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <extracomment>Text in the tree of descriptor files</extracomment>
        <translation type="unfinished">名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Text in the tree of descriptor files: a verb</extracomment>
        <translation type="unfinished">削除(&amp;D)</translation>
    </message>
    <message>
        <source>Show in the &amp;file manager</source>
        <translation type="unfinished">ファイルマネージャーで表示(&amp;F)</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorTreeModel</name>
    <message>
        <source>providers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">プロバイダー</translation>
    </message>
    <message>
        <source>ensembles</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">ツールセット</translation>
    </message>
    <message>
        <source>invokers</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">ツール定義</translation>
    </message>
    <message>
        <source>agents</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">エージェント</translation>
    </message>
    <message>
        <source>prompts</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">プロンプト</translation>
    </message>
    <message>
        <source>libraries</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">ライブラリ</translation>
    </message>
    <message>
        <source>scenarios</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">シナリオ</translation>
    </message>
    <message>
        <source>evaluations</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">評価</translation>
    </message>
    <message>
        <source>skills</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">スキル</translation>
    </message>
    <message>
        <source>Another file of this name is used in its place.</source>
        <translation type="unfinished">同名の別のファイルが代わりに使われています。</translation>
    </message>
    <message>
        <source> (replaced)</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished"> (置き換え済み)</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation type="unfinished">%1、エラーあり</translation>
    </message>
    <message>
        <source>This workspace</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">このワークスペース</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">自分用</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>Folder or remark in the tree of descriptor files</extracomment>
        <translation type="unfinished">組み込み</translation>
    </message>
</context>
<context>
    <name>gui::DescriptorsPanel</name>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">MCP サーバーをインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>What belongs to the tool</source>
        <translation type="unfinished">ツールに属するもの</translation>
    </message>
    <message>
        <source>Replace in the descriptor</source>
        <translation type="unfinished">定義ファイル内で置換</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation type="unfinished">指定行へ移動…</translation>
    </message>
    <message>
        <source>Format the descriptor</source>
        <translation type="unfinished">定義ファイルを整形</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished">「%1」に保存されていない変更があります。</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation type="unfinished">変更を破棄(&amp;D)</translation>
    </message>
    <message>
        <source>To TOML</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">TOML に変換</translation>
    </message>
    <message>
        <source>To gram</source>
        <extracomment>Button that converts an agent’s descriptor in the dock of descriptors</extracomment>
        <translation type="unfinished">gram に変換</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished">ファイルが開かれていません。</translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message>
        <source>The bodies of the responses, not those of the requests.</source>
        <translation type="unfinished">リクエストではなくレスポンスの本文を比べます。</translation>
    </message>
    <message>
        <source>An exchange, by its identifier or the beginning of it, or a file.</source>
        <translation type="unfinished">通信の識別子またはその先頭部分、あるいはファイル。</translation>
    </message>
    <message>
        <source>What it is compared with.</source>
        <translation type="unfinished">比較の相手。</translation>
    </message>
    <message>
        <source>Which two? parlance exchanges lists them.</source>
        <translation type="unfinished">どの 2 つですか? parlance exchanges で一覧できます。</translation>
    </message>
    <message>
        <source>There are more differences than these %1.</source>
        <translation type="unfinished">これら %1 件のほかにも違いがあります。</translation>
    </message>
    <message>
        <source>They are not both JSON, so nothing more can be said.</source>
        <translation type="unfinished">両方が JSON ではないため、これ以上はわかりません。</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished">内容は同じです。</translation>
    </message>
    <message>
        <source>%1 is larger than 512 MiB.</source>
        <translation type="unfinished">%1 は 512 MiB を超えています。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 を読み込めません。</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">2 つ目の終わり</translation>
    </message>
    <message>
        <source>which is not within JSON</source>
        <translation type="unfinished">JSON の外</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">最も外側の値</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Where two requests differ; %1 is a path, on the terminal</extracomment>
        <translation type="unfinished">%1 の中</translation>
    </message>
    <message>
        <source>The same up to byte %1 of %2, %3.</source>
        <translation type="unfinished">バイト %1 / %2 まで同じです (%3)。</translation>
    </message>
    <message>
        <source>A provider&apos;s prompt cache can match no further than that.</source>
        <translation type="unfinished">プロバイダーのプロンプトキャッシュが効くのは、最大でもそこまでです。</translation>
    </message>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation type="unfinished">
            <numerusform>バイト単位で同じです (%n バイト)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation type="unfinished">
            <numerusform>プロバイダーの報告: %n トークン。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesModel</name>
    <message>
        <source>added: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">追加: </translation>
    </message>
    <message>
        <source>removed: </source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">削除: </translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts</extracomment>
        <translation type="unfinished">変更前</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>What a line is, or who it is of, in the difference of two texts: the later of two</extracomment>
        <translation type="unfinished">変更後</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceLinesView</name>
    <message>
        <source>The difference line by line</source>
        <translation type="unfinished">行ごとの違い</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation type="unfinished">選択した行をコピー</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceModel</name>
    <message>
        <source>%1  same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">%1  同じ</translation>
    </message>
    <message>
        <source>%1: moved to %2</source>
        <translation type="unfinished">%1: %2 に移動</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <translation type="unfinished">%1: %2 (%3 から)</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">同じ</translation>
    </message>
    <message>
        <source>with changes</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">変更あり</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">変更</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">追加</translation>
    </message>
    <message>
        <source>removed</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">移動</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>State or column title in the difference of two requests</extracomment>
        <translation type="unfinished">変更前</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>State or column title in the difference of two requests: the later of two</extracomment>
        <translation type="unfinished">変更後</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>State or column title in the difference of two requests: both of two</extracomment>
        <translation type="unfinished">両方</translation>
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
        <translation type="unfinished">比較の対象</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">リクエスト</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">レスポンス</translation>
    </message>
    <message>
        <source>How the difference is shown</source>
        <translation type="unfinished">違いの表示方法</translation>
    </message>
    <message>
        <source>Structure, side by side</source>
        <translation type="unfinished">構造、並べて表示</translation>
    </message>
    <message>
        <source>Structure, in one column</source>
        <translation type="unfinished">構造、まとめて表示</translation>
    </message>
    <message>
        <source>Lines, side by side</source>
        <translation type="unfinished">行、並べて表示</translation>
    </message>
    <message>
        <source>Lines, in one column</source>
        <translation type="unfinished">行、まとめて表示</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">比較するには、一覧で 2 つの通信を選択してください。</translation>
    </message>
    <message>
        <source>The difference as a tree</source>
        <translation type="unfinished">違いのツリー表示</translation>
    </message>
    <message>
        <source>First difference</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">最初の違いへ</translation>
    </message>
    <message>
        <source>Goes to what holds the first byte that differs</source>
        <translation type="unfinished">最初に異なるバイトを含む箇所へ</translation>
    </message>
    <message>
        <source>Copy the JSON pointer</source>
        <translation type="unfinished">JSON ポインターをコピー</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">比較中…</translation>
    </message>
    <message>
        <source>%1: the same, byte for byte</source>
        <translation type="unfinished">%1: バイト単位で同じ</translation>
    </message>
    <message>
        <source>where the second ends</source>
        <translation type="unfinished">2 つ目の終わり</translation>
    </message>
    <message>
        <source>in the outermost value</source>
        <translation type="unfinished">最も外側の値</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 の中</translation>
    </message>
    <message>
        <source>%1 departs at byte %2 of %3</source>
        <translation type="unfinished">%1 はバイト %2 / %3 から異なる</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 件追加</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 件削除</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 件変更</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">%1 件移動</translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished">内容は同じ</translation>
    </message>
    <message>
        <source>and more</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">ほかにもあり</translation>
    </message>
    <message>
        <source>A prompt cache can hold the first %1 % at most.</source>
        <translation type="unfinished">プロンプトキャッシュが効くのは最大で先頭の %1 % です。</translation>
    </message>
    <message>
        <source>The provider did not say what it had in its cache.</source>
        <translation type="unfinished">プロバイダーはキャッシュの内容を報告していません。</translation>
    </message>
    <message>
        <source>The provider read %1 of %2 tokens from its cache.</source>
        <translation type="unfinished">プロバイダーは %2 トークン中 %1 トークンをキャッシュから読み込みました。</translation>
    </message>
    <message>
        <source>That is less than it could have been.</source>
        <translation type="unfinished">これは可能だった量を下回っています。</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <extracomment>Text in the page that compares two exchanges</extracomment>
        <translation type="unfinished">違いはありません。</translation>
    </message>
    <message>
        <source>They are not both JSON, so they have no structure to compare. Their lines can be compared.</source>
        <translation type="unfinished">両方が JSON ではないため、構造を比較できません。行での比較はできます。</translation>
    </message>
    <message>
        <source>They are too large to be compared line by line.</source>
        <translation type="unfinished">大きすぎるため、行ごとに比較できません。</translation>
    </message>
</context>
<context>
    <name>gui::DifferenceView</name>
    <message>
        <source>Differences</source>
        <extracomment>Name for screen readers of the difference of two results in the test bench</extracomment>
        <translation type="unfinished">違い</translation>
    </message>
    <message>
        <source>They do not differ.</source>
        <translation type="unfinished">違いはありません。</translation>
    </message>
</context>
<context>
    <name>gui::EachCommand</name>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them.</source>
        <translation type="unfinished">会話の識別子、またはその先頭部分。</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them; with --deleted, the deleted ones.</source>
        <translation type="unfinished">どの会話ですか? parlance conversations で一覧できます。削除した会話は --deleted を付けると表示されます。</translation>
    </message>
</context>
<context>
    <name>gui::ElementsView</name>
    <message>
        <source>Add an element</source>
        <translation type="unfinished">要素を追加</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation type="unfinished">メンバーを追加</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished">%1 に追加</translation>
    </message>
    <message>
        <source>Name of the member</source>
        <translation type="unfinished">メンバーの名前</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Hint in an empty field beside an element of a list in a form: a noun</extracomment>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">下へ移動</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button or hint beside an element of a list in a form</extracomment>
        <translation type="unfinished">削除</translation>
    </message>
</context>
<context>
    <name>gui::EmptyPage</name>
    <message>
        <source>What can be done here</source>
        <translation type="unfinished">ここでできること</translation>
    </message>
    <message>
        <source>Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:</source>
        <translation type="unfinished">まだ何も話していません。下に入力するか、ファイルをここにドロップするか、「/」でコマンドやプロンプトを呼び出すか、または:</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個のツール</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished">未確認</translation>
    </message>
    <message>
        <source>Offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">要求時に提供: リクエストごとに約 %1 トークン節約。</translation>
    </message>
    <message>
        <source>says: %1</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles</extracomment>
        <translation type="unfinished">申告: %1</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed</extracomment>
        <translation type="unfinished">拒否</translation>
    </message>
    <message>
        <source>allowed</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about</extracomment>
        <translation type="unfinished">許可</translation>
    </message>
    <message>
        <source>asks</source>
        <extracomment>What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about</extracomment>
        <translation type="unfinished">確認</translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesPanel</name>
    <message>
        <source>Ensembles and tools</source>
        <translation type="unfinished">ツールセットとツール</translation>
    </message>
    <message>
        <source>Switch Tools</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">ツールの切り替え</translation>
    </message>
    <message>
        <source>Show the &amp;descriptor</source>
        <translation type="unfinished">定義ファイルを表示(&amp;D)</translation>
    </message>
    <message>
        <source>Add an MCP ser&amp;ver…</source>
        <translation type="unfinished">MCP サーバーを追加(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Ask each time</source>
        <translation type="unfinished">毎回確認(&amp;A)</translation>
    </message>
    <message>
        <source>Allow in this &amp;conversation</source>
        <translation type="unfinished">この会話で許可(&amp;C)</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">常に許可(&amp;W)</translation>
    </message>
    <message>
        <source>In the descrip&amp;tor</source>
        <translation type="unfinished">定義ファイルに従う(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">質問(&amp;A)</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">許可(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone</extracomment>
        <translation type="unfinished">拒否(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;On by default</source>
        <translation type="unfinished">既定でオン(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Off by default</source>
        <translation type="unfinished">既定でオフ(&amp;O)</translation>
    </message>
</context>
<context>
    <name>gui::EraseCommand</name>
    <message>
        <source>erased for good:</source>
        <translation type="unfinished">完全に消去:</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateBar</name>
    <message>
        <source>&amp;Run</source>
        <extracomment>Button in the bar of the window of evaluations: a verb: carry it out</extracomment>
        <translation type="unfinished">実行(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the bar of the window of evaluations: a verb</extracomment>
        <translation type="unfinished">停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Better of two…</source>
        <translation type="unfinished">2 つの良い方(&amp;B)…</translation>
    </message>
    <message>
        <source>R&amp;eport…</source>
        <extracomment>Button in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">レポート(&amp;E)…</translation>
    </message>
    <message>
        <source>The suite</source>
        <extracomment>Text in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">スイート</translation>
    </message>
    <message>
        <source>What it is compared with</source>
        <translation type="unfinished">比較の相手</translation>
    </message>
    <message>
        <source>How often each case runs</source>
        <translation type="unfinished">各ケースの実行回数</translation>
    </message>
    <message>
        <source>How far it has got</source>
        <translation type="unfinished">進み具合</translation>
    </message>
    <message>
        <source>Repeats: </source>
        <extracomment>Part of a number field in the bar of the window of evaluations</extracomment>
        <translation type="unfinished">回数: </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation type="unfinished">%1 · 残り %2</translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if nothing became worse.</source>
        <translation type="unfinished">この評価と比較します: 識別子またはその先頭部分、latest、または --json で書き出したファイル。悪化がなければ終了ステータスは 0 です。</translation>
    </message>
    <message>
        <source>Write test results as build servers read them.</source>
        <translation type="unfinished">ビルドサーバーが読める形式でテスト結果を出力します。</translation>
    </message>
    <message>
        <source>Write a report in Markdown.</source>
        <translation type="unfinished">レポートを Markdown で出力します。</translation>
    </message>
    <message>
        <source>Write a report as one page of HTML without scripts.</source>
        <translation type="unfinished">スクリプトを含まない 1 ページの HTML でレポートを出力します。</translation>
    </message>
    <message>
        <source>Write to this file instead of standard output.</source>
        <translation type="unfinished">標準出力の代わりにこのファイルに書き出します。</translation>
    </message>
    <message>
        <source>Run everything, even what was already computed from the same suite, models and tools.</source>
        <translation type="unfinished">同じスイート、モデル、ツールで計算済みのものも含め、すべて実行します。</translation>
    </message>
    <message>
        <source>How often each case runs, instead of what the suite says.</source>
        <translation type="unfinished">スイートの指定に代わる、各ケースの実行回数。</translation>
    </message>
    <message>
        <source>How many runs ask one provider at the same time, instead of what the suite says.</source>
        <translation type="unfinished">スイートの指定に代わる、1 つのプロバイダーに同時に問い合わせる実行の数。</translation>
    </message>
    <message>
        <source>Only this case; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">このケースのみ。繰り返し指定できます。* と ? は任意の文字に一致します。</translation>
    </message>
    <message>
        <source>Only this variant; may be repeated. * and ? stand for anything.</source>
        <translation type="unfinished">このバリアントのみ。繰り返し指定できます。* と ? は任意の文字に一致します。</translation>
    </message>
    <message>
        <source>Only put the runs into the store, for parlance work.</source>
        <translation type="unfinished">実行をデータストアに登録するだけで、処理は parlance work に任せます。</translation>
    </message>
    <message>
        <source>Show what came of the latest run of the suite, or of the one that --run names.</source>
        <translation type="unfinished">スイートの最新の評価、または --run で指定した評価の結果を表示します。</translation>
    </message>
    <message>
        <source>With --results: the evaluation, by its identifier or the beginning of it.</source>
        <translation type="unfinished">--results と併用: 評価の識別子、またはその先頭部分。</translation>
    </message>
    <message>
        <source>Show which evaluations of the suite there are.</source>
        <translation type="unfinished">スイートの評価の一覧を表示します。</translation>
    </message>
    <message>
        <source>Write this conversation as a case, a line for a file of cases, instead of running a suite.</source>
        <translation type="unfinished">スイートを実行する代わりに、この会話をケースファイルの 1 行として出力します。</translation>
    </message>
    <message>
        <source>Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be repeated; the report says how far judges agree.</source>
        <translation type="unfinished">最新の評価、または --run で指定した評価の実行を 1～5 で採点します: CASE/VARIANT/REPEAT=GRADE。繰り返し指定できます。ジャッジとの一致度がレポートに表示されます。</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask、refuse、all、またはツール名。繰り返し指定できます。端末でない場合、ask は refuse と同じです。ほかの指定で扱われないもの: hidden-files (隠しファイルや機密らしいファイル)、offered-calls (応答のテキスト中で提示された呼び出し)。</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini.</source>
        <translation type="unfinished">1 回の応答の最大長 (MiB、1～1024)。既定: 16、または parlance.ini の answer-limit。</translation>
    </message>
    <message>
        <source>The suite: a file, or the name of one in evaluations.</source>
        <translation type="unfinished">スイート: ファイル、または evaluations 内の名前。</translation>
    </message>
    <message>
        <source>Give one of --json, --junit, --markdown and --html.</source>
        <translation type="unfinished">--json、--junit、--markdown、--html のいずれか 1 つを指定してください。</translation>
    </message>
    <message>
        <source>--enqueue goes with --store.</source>
        <translation type="unfinished">--enqueue は --store と併用します。</translation>
    </message>
    <message>
        <source>Give one of --enqueue, --results and --list.</source>
        <translation type="unfinished">--enqueue、--results、--list のいずれか 1 つを指定してください。</translation>
    </message>
    <message>
        <source>--baseline takes an evaluation: its identifier, latest, or a file.</source>
        <translation type="unfinished">--baseline には評価 (識別子、latest、またはファイル) を指定してください。</translation>
    </message>
    <message>
        <source>Which suite? Give its file.</source>
        <translation type="unfinished">どのスイートですか? ファイルを指定してください。</translation>
    </message>
    <message>
        <source>--%1 takes a number from 1 to %2.</source>
        <translation type="unfinished">--%1 には 1 から %2 までの数値を指定してください。</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">スイートにケース「%1」はありません。</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">スイートにバリアント「%1」はありません。</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">もしかして: %1</translation>
    </message>
    <message>
        <source>A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.</source>
        <translation type="unfinished">採点は %1 ではなく CASE/VARIANT/REPEAT=GRADE (1～5) の形式で指定します。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 再試行します。</translation>
    </message>
    <message>
        <source>It is still running.</source>
        <translation type="unfinished">まだ実行中です。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation type="unfinished">
            <numerusform>%n 件の実行が待機中: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateWindow</name>
    <message>
        <source>Evaluate – Parlance</source>
        <translation type="unfinished">評価 – Parlance</translation>
    </message>
    <message>
        <source>Open a suite</source>
        <translation type="unfinished">スイートを開く</translation>
    </message>
    <message>
        <source>No baseline</source>
        <extracomment>Choice in a list in the window of evaluations</extracomment>
        <translation type="unfinished">ベースラインなし</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>What is compared with in the window of evaluations</extracomment>
        <translation type="unfinished">ベースライン: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished">レポートを保存</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>Use a store</source>
        <translation type="unfinished">データストアを使用</translation>
    </message>
    <message>
        <source>Address of the database:</source>
        <translation type="unfinished">データベースのアドレス:</translation>
    </message>
    <message>
        <source>Evaluate – %1 – Parlance</source>
        <translation type="unfinished">評価 – %1 – Parlance</translation>
    </message>
    <message>
        <source>No two answers to the same case are left to compare.</source>
        <translation type="unfinished">同じケースへの応答で、比較する組はもうありません。</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationMatrix</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">悪化</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation</extracomment>
        <translation type="unfinished">改善</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished">%1 / %2…</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation type="unfinished">%1 (%2): %3</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the table of cases and variants of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">ケース</translation>
    </message>
</context>
<context>
    <name>gui::EvaluationSummary</name>
    <message>
        <source>%1: passed %2</source>
        <translation type="unfinished">%1: 合格 %2</translation>
    </message>
    <message>
        <source>, median %1</source>
        <translation type="unfinished">、中央値 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation type="unfinished">
            <numerusform>ほか %n 件はレポートにあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message>
        <source>thought: </source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">思考: </translation>
    </message>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation type="unfinished">
            <numerusform>%1 の呼び出し、%n バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">%1 ミリ秒</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">行</translation>
    </message>
    <message>
        <source>Arrived</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">到着</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">バイト</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">イベント</translation>
    </message>
    <message>
        <source>Decoded</source>
        <extracomment>Column title in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">デコード結果</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Column title or cell in the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">データ</translation>
    </message>
</context>
<context>
    <name>gui::EventsPage</name>
    <message>
        <source>Events</source>
        <extracomment>Name for screen readers of the list of the events of an answer that was streamed</extracomment>
        <translation type="unfinished">イベント</translation>
    </message>
    <message>
        <source>Enter shows the bytes of an event</source>
        <translation type="unfinished">Enter でイベントのバイト列を表示します</translation>
    </message>
    <message>
        <source>What the events were decoded to</source>
        <translation type="unfinished">イベントのデコード結果</translation>
    </message>
    <message>
        <source>None of it is a model&apos;s answer in a dialect that is known.</source>
        <translation type="unfinished">既知の形式のモデルの応答は含まれていません。</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeBudgetDialog</name>
    <message>
        <source>How much is kept</source>
        <translation type="unfinished">保存量</translation>
    </message>
    <message>
        <source>Size of the kept bodies in MiB</source>
        <translation type="unfinished">保存する本文のサイズ (MiB)</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept</extracomment>
        <translation type="unfinished"> MiB</translation>
    </message>
    <message>
        <source>Age of the kept exchanges in days</source>
        <translation type="unfinished">保存する通信の日数</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the dialog about how much of past exchanges is kept: behind a number</extracomment>
        <translation type="unfinished"> 日</translation>
    </message>
    <message>
        <source>Bodies up to &amp;size</source>
        <translation type="unfinished">本文の最大サイズ(&amp;S)</translation>
    </message>
    <message>
        <source>Exchanges up to &amp;age</source>
        <translation type="unfinished">通信の保存期間(&amp;A)</translation>
    </message>
    <message>
        <source>%1 are kept now. </source>
        <translation type="unfinished">現在 %1 が保存されています。</translation>
    </message>
    <message>
        <source>Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once.</source>
        <translation type="unfinished">超過分は古い順に消去されます。ピン留めした通信は残ります。本文の共通部分は 1 回だけ数えます。</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeCells</name>
    <message>
        <source>Number</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">数値</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent</extracomment>
        <translation type="unfinished">リクエスト</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer</extracomment>
        <translation type="unfinished">ステータス</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended</extracomment>
        <translation type="unfinished">ウォーターフォール</translation>
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
        <translation type="unfinished">プロバイダー</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model</extracomment>
        <translation type="unfinished">モデル</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call</extracomment>
        <translation type="unfinished">ツール</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">入力トークン</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache</extracomment>
        <translation type="unfinished">キャッシュ</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">出力トークン</translation>
    </message>
    <message>
        <source>Sent</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">送信</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes</extracomment>
        <translation type="unfinished">受信</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">開始</translation>
    </message>
    <message>
        <source>Same as</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">同一</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Column title or state in the Inspector’s list of exchanges (requests with their answers)</extracomment>
        <translation type="unfinished">完了</translation>
    </message>
    <message>
        <source>same as %1 up to byte %2</source>
        <translation type="unfinished">%1 とバイト %2 まで同じ</translation>
    </message>
    <message>
        <source>same as %1 · sent again</source>
        <translation type="unfinished">%1 と同じ · 再送信</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation type="unfinished">%1 と同じ</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished">%1: %2、%3、%4</translation>
    </message>
    <message>
        <source>, pinned</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">、ピン留め</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeFilterLine</name>
    <message>
        <source>Filter of the exchanges</source>
        <translation type="unfinished">通信のフィルター</translation>
    </message>
    <message>
        <source>kind:provider status:4xx longer:2s “text”</source>
        <translation type="unfinished">kind:provider status:4xx longer:2s 「テキスト」</translation>
    </message>
    <message>
        <source>Filter terms: %1. A minus before a term reverses it; text without a key is looked for in the bodies.</source>
        <translation type="unfinished">絞り込みの条件: %1。項目の前のマイナスは条件を反転します。キーのない項目は本文から検索します。</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message>
        <source>Captured</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">キャプチャ</translation>
    </message>
    <message>
        <source>Outside of turns</source>
        <translation type="unfinished">ターン外</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">ターン</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">ターン %1</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">ロールバック済み</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Group or state in the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">中断</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%1、%n 件の通信</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message>
        <source>Which exchanges are listed</source>
        <translation type="unfinished">一覧に表示する通信</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">この会話</translation>
    </message>
    <message>
        <source>All conversations</source>
        <extracomment>Choice in a list above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">すべての会話</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Text above or below the Inspector’s list of exchanges: a noun: ways to show the list</extracomment>
        <translation type="unfinished">表示</translation>
    </message>
    <message>
        <source>Columns, grouping, and named filters</source>
        <translation type="unfinished">列、グループ化、名前を付けたフィルター</translation>
    </message>
    <message>
        <source>B&amp;udget…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">保存量(&amp;U)…</translation>
    </message>
    <message>
        <source>How much of past exchanges is kept</source>
        <translation type="unfinished">過去の通信をどれだけ保存するか</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished">ピン留めの切り替え</translation>
    </message>
    <message>
        <source>Group by turns, or not</source>
        <translation type="unfinished">ターンごとの表示の切り替え</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation type="unfinished">フィルターへ</translation>
    </message>
    <message>
        <source>Messages of %1</source>
        <translation type="unfinished">%1 のメッセージ</translation>
    </message>
    <message>
        <source>By &amp;turns	G</source>
        <translation type="unfinished">ターンごと(&amp;T)	G</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation type="unfinished">この表示を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Menu entry above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">削除(&amp;F)</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation type="unfinished">この表示を保存</translation>
    </message>
    <message>
        <source>The name under which the filter, the columns and the grouping are saved</source>
        <translation type="unfinished">フィルター、列、グループ化を保存する名前</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>%n 件の通信</numerusform>
        </translation>
    </message>
    <message>
        <source>looking further…</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">さらに検索中…</translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>最新 %n 件の通信</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 kept</source>
        <translation type="unfinished">%1 / %2 保存済み</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <extracomment>Text above or below the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">
            <numerusform>ピン留め %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListView</name>
    <message>
        <source>Exchanges</source>
        <extracomment>Name for screen readers of the Inspector’s list of exchanges</extracomment>
        <translation type="unfinished">通信</translation>
    </message>
    <message>
        <source>The &amp;usual columns</source>
        <translation type="unfinished">標準の列(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeText</name>
    <message>
        <source>Status %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">ステータス %1</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">応答なし</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector: what was answered</extracomment>
        <translation type="unfinished">応答</translation>
    </message>
    <message>
        <source>Started %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">開始 %1</translation>
    </message>
    <message>
        <source>Headers after %1 ms, end after %2 ms</source>
        <translation type="unfinished">ヘッダーまで %1 ミリ秒、終了まで %2 ミリ秒</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <extracomment>Line between the headers of a request and those of its answer, in the Inspector</extracomment>
        <translation type="unfinished">試行 %1</translation>
    </message>
    <message>
        <source>more has arrived, and is shown when the answer has ended</source>
        <translation type="unfinished">続きが到着しています。応答が終わると表示されます</translation>
    </message>
</context>
<context>
    <name>gui::ExchangeView</name>
    <message>
        <source>Headers</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">ヘッダー</translation>
    </message>
    <message>
        <source>Steps of the tool calls</source>
        <translation type="unfinished">ツール呼び出しの手順</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what was sent</extracomment>
        <translation type="unfinished">リクエスト</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">レスポンス</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Title of a tab of one exchange in the Inspector</extracomment>
        <translation type="unfinished">イベント</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun</extracomment>
        <translation type="unfinished">タイミング</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request</extracomment>
        <translation type="unfinished">内訳</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: to another exchange</extracomment>
        <translation type="unfinished">違い</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Title of a tab of one exchange in the Inspector: a noun: the steps of a call</extracomment>
        <translation type="unfinished">処理の流れ</translation>
    </message>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">リクエストの内訳</translation>
    </message>
    <message>
        <source>Copy &amp;body</source>
        <extracomment>Menu entry of one exchange in the Inspector</extracomment>
        <translation type="unfinished">本文をコピー(&amp;B)</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">cURL としてコピー(&amp;U)</translation>
    </message>
    <message>
        <source>What can be done with the exchange</source>
        <translation type="unfinished">通信に対する操作</translation>
    </message>
    <message>
        <source>Copying, pinning, and the way to the conversation</source>
        <translation type="unfinished">コピー、ピン留め、会話への移動</translation>
    </message>
    <message>
        <source>No body.</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">本文がありません。</translation>
    </message>
    <message>
        <source>Pick two exchanges in the list to compare them.</source>
        <translation type="unfinished">比較するには、一覧で 2 つの通信を選択してください。</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation type="unfinished">まだ何も届いていません。</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text of one exchange in the Inspector</extracomment>
        <translation type="unfinished">実行中</translation>
    </message>
</context>
<context>
    <name>gui::ExchangesCommand</name>
    <message>
        <source>Write them with their bodies to this file, as HTTP Archive 1.2.</source>
        <translation type="unfinished">本文を含め、HTTP Archive 1.2 としてこのファイルに書き出します。</translation>
    </message>
    <message>
        <source>Write them to this file, NAME.jsonl, so that parlance rehearse can play them again.</source>
        <translation type="unfinished">parlance rehearse で再生できるよう、このファイル (NAME.jsonl) に書き出します。</translation>
    </message>
    <message>
        <source>Write only structure, sizes and times, and nothing that anybody has said.</source>
        <translation type="unfinished">構造、サイズ、時間だけを書き出し、発言の内容は含めません。</translation>
    </message>
    <message>
        <source>Write the request&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">1 件の通信のリクエスト本文を、バイト単位でそのまま書き出します。</translation>
    </message>
    <message>
        <source>Write the response&apos;s body of the one exchange, byte for byte.</source>
        <translation type="unfinished">1 件の通信のレスポンス本文を、バイト単位でそのまま書き出します。</translation>
    </message>
    <message>
        <source>A conversation or an exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">会話または通信の識別子、またはその先頭部分。</translation>
    </message>
    <message>
        <source>Give the identifier of one exchange.</source>
        <translation type="unfinished">通信の識別子を 1 つ指定してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>gui::ExplainCommand</name>
    <message>
        <source>The tool, such as io:write_file.</source>
        <translation type="unfinished">ツール (例: io:write_file)。</translation>
    </message>
    <message>
        <source>The arguments of the call as a JSON object.</source>
        <translation type="unfinished">呼び出しの引数の JSON オブジェクト。</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</source>
        <translation type="unfinished">ツールと、引数の JSON オブジェクトを指定してください。例: io:write_file &apos;{&quot;path&quot;:&quot;notes/a.txt&quot;,&quot;content&quot;:&quot;&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 を待っています</translation>
    </message>
    <message>
        <source>The file is hidden, or looks like a secret: a person is asked all the same.</source>
        <translation type="unfinished">ファイルが隠しファイルか、機密情報のように見えるため、いずれにしても確認されます。</translation>
    </message>
    <message>
        <source>it was allowed always</source>
        <translation type="unfinished">常に許可されています</translation>
    </message>
    <message>
        <source>it was allowed always where %1</source>
        <translation type="unfinished">%1 の場合は常に許可されています</translation>
    </message>
    <message>
        <source>its descriptor says so</source>
        <translation type="unfinished">定義ファイルの指定によります</translation>
    </message>
    <message>
        <source>no rule fits, and its descriptor says so for the rest</source>
        <translation type="unfinished">該当する規則がなく、その場合の定義ファイルの指定によります</translation>
    </message>
    <message>
        <source>rule %1 of %2, %3 (%4)</source>
        <translation type="unfinished">規則 %1 / %2、%3 (%4)</translation>
    </message>
</context>
<context>
    <name>gui::ExportCommand</name>
    <message>
        <source>jsonl, which has everything, or one of %1; without it, the ending of the file&apos;s name decides.</source>
        <translation type="unfinished">jsonl (すべてを含む)、または %1 のいずれか。指定しない場合はファイルの拡張子で決まります。</translation>
    </message>
    <message>
        <source>The file to write. An existing one is replaced once everything is written.</source>
        <translation type="unfinished">書き出すファイル。既存のファイルは、すべて書き終えてから置き換えられます。</translation>
    </message>
    <message>
        <source>With what went over the wire (jsonl).</source>
        <translation type="unfinished">通信内容を含めます (jsonl)。</translation>
    </message>
    <message>
        <source>The whole library, with the deleted conversations.</source>
        <translation type="unfinished">削除した会話を含むライブラリ全体。</translation>
    </message>
    <message>
        <source>Conversations, by their identifiers or the beginnings of them; without any, the whole library.</source>
        <translation type="unfinished">会話の識別子、またはその先頭部分。指定しない場合はライブラリ全体。</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are %2.</source>
        <translation type="unfinished">形式「%1」はありません。使えるのは %2 です。</translation>
    </message>
    <message>
        <source>Into which file? Give --output FILE.</source>
        <translation type="unfinished">どのファイルに書き出しますか? --output FILE を指定してください。</translation>
    </message>
    <message>
        <source>%1: conversations: %2, messages: %3.</source>
        <translation type="unfinished">%1: 会話 %2 件、メッセージ %3 件。</translation>
    </message>
    <message>
        <source>Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.</source>
        <translation type="unfinished">読み込めない、または一部しか読み込めないメッセージ: %1 件。読める内容は parlance repair で救出できます。</translation>
    </message>
</context>
<context>
    <name>gui::FaultReport</name>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished">不具合の報告</translation>
    </message>
    <message>
        <source>Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and nothing is sent: a report goes to where you got Parlance. Report a security hole in private.</source>
        <translation type="unfinished">何をしたか、何が起きたか、本来どうなるべきかを書き、その下にこの内容を貼り付けてください。個人に関する情報は含まれず、何も送信されません。報告先は Parlance の入手元です。セキュリティ上の問題は非公開で報告してください。</translation>
    </message>
    <message>
        <source>About the program and this machine</source>
        <translation type="unfinished">プログラムとこのコンピューターについて</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the dialog that prepares the report of a fault: a verb</extracomment>
        <translation type="unfinished">コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::FetchedConversation</name>
    <message>
        <source>The store has nothing of this run&apos;s conversation.</source>
        <translation type="unfinished">データストアにはこの実行の会話がありません。</translation>
    </message>
</context>
<context>
    <name>gui::FieldView</name>
    <message>
        <source>Value</source>
        <extracomment>Text beside a field of a form made from a schema: a noun</extracomment>
        <translation type="unfinished">値</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation type="unfinished">%1、要素 %2</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Name for screen readers beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">%1 を指定</translation>
    </message>
    <message>
        <source>Optional: left out unless it is ticked.</source>
        <translation type="unfinished">省略可能: チェックを付けない場合は省略されます。</translation>
    </message>
    <message>
        <source>null</source>
        <extracomment>Box to tick beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">null</translation>
    </message>
    <message>
        <source>%1 is null</source>
        <translation type="unfinished">%1 は null</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished">%1 の種類</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Hint in an empty field beside a field of a form made from a schema</extracomment>
        <translation type="unfinished">JSON</translation>
    </message>
    <message>
        <source>%1, as JSON</source>
        <translation type="unfinished">%1 (JSON)</translation>
    </message>
    <message>
        <source>Back to the field</source>
        <translation type="unfinished">入力欄に戻す</translation>
    </message>
    <message>
        <source>The field cannot show this value.</source>
        <translation type="unfinished">この値は入力欄に表示できません。</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Box to tick beside a field of a form made from a schema: true</extracomment>
        <translation type="unfinished">はい</translation>
    </message>
</context>
<context>
    <name>gui::Figure</name>
    <message>
        <source>Table</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">表</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">数式</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">コード</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">コピー</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">CSV としてコピー</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">保存…</translation>
    </message>
    <message>
        <source>Do not wrap</source>
        <translation type="unfinished">折り返さない</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines</extracomment>
        <translation type="unfinished">折り返す</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb</extracomment>
        <translation type="unfinished">開く</translation>
    </message>
    <message>
        <source>Open outside</source>
        <extracomment>Kind, or a link, in the head of a table, a formula or a code block in the transcript</extracomment>
        <translation type="unfinished">外部で開く</translation>
    </message>
</context>
<context>
    <name>gui::FigureActions</name>
    <message>
        <source>table</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">表</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">数式</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Default file name or kind of a table, a formula or a code block that is saved</extracomment>
        <translation type="unfinished">コード</translation>
    </message>
</context>
<context>
    <name>gui::FigureChart</name>
    <message>
        <source>Chart: %1 by day</source>
        <translation type="unfinished">グラフ: %1 (日別)</translation>
    </message>
    <message>
        <source>Nothing has been counted.</source>
        <translation type="unfinished">まだ集計がありません。</translation>
    </message>
    <message>
        <source>%1: %2, %3 of them failed</source>
        <translation type="unfinished">%1: %2、うち失敗 %3</translation>
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
        <translation type="unfinished">tool、model、provider、server、day のいずれか。</translation>
    </message>
    <message>
        <source>From this day on, such as 2026-01-31.</source>
        <translation type="unfinished">この日以降 (例: 2026-01-31)。</translation>
    </message>
    <message>
        <source>Up to and including this day.</source>
        <translation type="unfinished">この日まで (当日を含む)。</translation>
    </message>
    <message>
        <source>As a table for spreadsheets.</source>
        <translation type="unfinished">表計算ソフト用の表として出力します。</translation>
    </message>
    <message>
        <source>--by is tool, model, provider, server or day, not %1.</source>
        <translation type="unfinished">--by に指定できるのは tool、model、provider、server、day です (%1 は使えません)。</translation>
    </message>
    <message>
        <source>A day is written as 2026-01-31.</source>
        <translation type="unfinished">日付は 2026-01-31 の形式で指定します。</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation type="unfinished">まだ集計がありません。</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">呼び出し</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>median ms</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">中央値 ms</translation>
    </message>
    <message>
        <source>95 % ms</source>
        <translation type="unfinished">95 % ms</translation>
    </message>
    <message>
        <source>tokens in</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">入力トークン</translation>
    </message>
    <message>
        <source>tokens out</source>
        <extracomment>Column title of a table on the terminal of calls, times and costs</extracomment>
        <translation type="unfinished">出力トークン</translation>
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
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">呼び出し</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Column title in the window of figures: calls, times and costs; of the times</extracomment>
        <translation type="unfinished">中央値</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">入力トークン</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">出力トークン</translation>
    </message>
    <message>
        <source>Cached</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">キャッシュ</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">費用</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many times it was tried again</extracomment>
        <translation type="unfinished">再試行</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were not allowed</extracomment>
        <translation type="unfinished">拒否</translation>
    </message>
    <message>
        <source>Reused</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many results were used again</extracomment>
        <translation type="unfinished">再利用</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how large they were</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <extracomment>Column title in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ツール呼び出し</translation>
    </message>
    <message>
        <source>Repaired</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls were mended</extracomment>
        <translation type="unfinished">修復</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>Column title in the window of figures: calls, times and costs; how many calls could not be read</extracomment>
        <translation type="unfinished">誤り</translation>
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
        <translation type="unfinished">同じ内容の日別表示</translation>
    </message>
    <message>
        <source>What each line is</source>
        <translation type="unfinished">各行の単位</translation>
    </message>
    <message>
        <source>By tool</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ツール別</translation>
    </message>
    <message>
        <source>By model</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">モデル別</translation>
    </message>
    <message>
        <source>By provider</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">プロバイダー別</translation>
    </message>
    <message>
        <source>By MCP server</source>
        <translation type="unfinished">MCP サーバー別</translation>
    </message>
    <message>
        <source>By day</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">日別</translation>
    </message>
    <message>
        <source>Since when</source>
        <extracomment>Name for screen readers in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">期間</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">今日</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation type="unfinished">
            <numerusform>過去 %n 日間</numerusform>
        </translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">全期間</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">更新(&amp;G)</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation type="unfinished">CSV として保存(&amp;C)…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation type="unfinished">JSON として保存(&amp;J)…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished">グラフの内容</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; a noun: of tools</extracomment>
        <translation type="unfinished">呼び出し</translation>
    </message>
    <message>
        <source>Failures</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs; in money</extracomment>
        <translation type="unfinished">費用</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Choice in a list in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">トークン</translation>
    </message>
    <message>
        <source>Time, %1 %</source>
        <translation type="unfinished">時間、%1 %</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">表で表示(&amp;T)</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>figures.jsonl</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">統計.jsonl</translation>
    </message>
    <message>
        <source>figures.csv</source>
        <extracomment>Text in the window of figures: calls, times and costs</extracomment>
        <translation type="unfinished">統計.csv</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation type="unfinished">統計を保存</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 に書き出しました。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>gui::FillModel</name>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished">%1 パーセント</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Column title in the table of what fills a request: a noun</extracomment>
        <translation type="unfinished">部分</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column title in the table of what fills a request: a noun: of the whole</extracomment>
        <translation type="unfinished">割合</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column title in the table of what fills a request: in bytes</extracomment>
        <translation type="unfinished">サイズ</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title in the table of what fills a request</extracomment>
        <translation type="unfinished">トークン</translation>
    </message>
</context>
<context>
    <name>gui::FillPage</name>
    <message>
        <source>What fills the request</source>
        <translation type="unfinished">リクエストの内訳</translation>
    </message>
    <message>
        <source>Show it in the conversation</source>
        <translation type="unfinished">会話で表示</translation>
    </message>
    <message>
        <source>It is not a request whose parts are known.</source>
        <translation type="unfinished">構成のわかるリクエストではありません。</translation>
    </message>
    <message>
        <source>%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1。プロバイダーの計数では %2 トークンで、各部分の値はバイト数で割り振ったものです。Enter で、その部分の元になったエントリに移動します。</translation>
    </message>
    <message>
        <source>%1. Enter leads to the canister that a part was made from.</source>
        <translation type="unfinished">%1。Enter で、その部分の元になったエントリに移動します。</translation>
    </message>
</context>
<context>
    <name>gui::FindAgentsDialog</name>
    <message>
        <source>Asking your login shell where its programs are…</source>
        <translation type="unfinished">ログインシェルにプログラムの場所を問い合わせています…</translation>
    </message>
    <message>
        <source>Agents on this machine</source>
        <translation type="unfinished">このコンピューターのエージェント</translation>
    </message>
    <message>
        <source>Agents, and where their programs are</source>
        <translation type="unfinished">エージェントとそのプログラムの場所</translation>
    </message>
    <message>
        <source>&amp;Speak with it</source>
        <translation type="unfinished">会話する(&amp;S)</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 はこのコンピューターにありません</translation>
    </message>
    <message>
        <source>These can be chosen like models. Each runs as a program of its own, outside the sandbox, and asks before it acts.</source>
        <translation type="unfinished">これらはモデルと同じように選べます。それぞれ独立したプログラムとしてサンドボックスの外で動作し、操作の前に確認を求めます。</translation>
    </message>
    <message>
        <source>None of these is installed where your shell looks for programs. One that is elsewhere is described by a provider of its own, with dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">シェルがプログラムを探す場所には、どれもインストールされていません。ほかの場所にあるエージェントは、dialect = &quot;acp&quot; を指定した独自のプロバイダーとして定義します。</translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message>
        <source>Search for</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">検索文字列</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the bar that finds and replaces</extracomment>
        <translation type="unfinished">検索</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Name for screen readers in the bar that finds and replaces</extracomment>
        <translation type="unfinished">置換文字列</translation>
    </message>
    <message>
        <source>.&amp;*</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">.&amp;*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">正規表現</translation>
    </message>
    <message>
        <source>&amp;W</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished">単語単位のみ</translation>
    </message>
    <message>
        <source>&amp;Aa</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">&amp;Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Text in the bar that finds and replaces: tell capital letters from small ones</extracomment>
        <translation type="unfinished">大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">前の一致箇所</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">次の一致箇所</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished">検索を閉じる</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">置換(&amp;R)</translation>
    </message>
    <message>
        <source>Replace here</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">ここを置換</translation>
    </message>
    <message>
        <source>Replace a&amp;ll</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">すべて置換(&amp;L)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>Button in the bar that finds and replaces</extracomment>
        <translation type="unfinished">すべて置換</translation>
    </message>
    <message>
        <source>not valid</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">正規表現が無効</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Text in the bar that finds and replaces</extracomment>
        <translation type="unfinished">
            <numerusform>%n か所</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindServersDialog</name>
    <message>
        <source>no models</source>
        <extracomment>Text in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">モデルなし</translation>
    </message>
    <message>
        <source>Servers on this machine</source>
        <translation type="unfinished">このコンピューターのサーバー</translation>
    </message>
    <message>
        <source>Servers that were found</source>
        <translation type="unfinished">見つかったサーバー</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <extracomment>Button in the dialog that looks for servers of models on this machine</extracomment>
        <translation type="unfinished">再検索(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Keep what is marked</source>
        <translation type="unfinished">選択したものを保存(&amp;K)</translation>
    </message>
    <message>
        <source>Looking at the ports %1 of this machine…</source>
        <translation type="unfinished">このコンピューターのポート %1 を検索中…</translation>
    </message>
    <message>
        <source>%1
kept already, as %2</source>
        <translation type="unfinished">%1
%2 として保存済み</translation>
    </message>
    <message>
        <source>What is marked is kept as a descriptor, so that its models can be picked.</source>
        <translation type="unfinished">選択したものは定義ファイルとして保存され、モデルを選べるようになります。</translation>
    </message>
    <message>
        <source>No server answered. One that runs elsewhere is described by a provider of its own.</source>
        <translation type="unfinished">応答したサーバーはありません。ほかの場所で動作しているサーバーは、独自のプロバイダーとして定義します。</translation>
    </message>
</context>
<context>
    <name>gui::FirstRun</name>
    <message>
        <source>Roll 2d6, compute 17 * 23 and tell me the time.</source>
        <translation type="unfinished">2d6 を振り、17 * 23 を計算して、現在の時刻を教えてください。</translation>
    </message>
    <message>
        <source>No rehearsal provider is described.</source>
        <translation type="unfinished">リハーサル用のプロバイダーが定義されていません。</translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message>
        <source>Begin a conversation</source>
        <translation type="unfinished">会話を始める</translation>
    </message>
    <message>
        <source>Nothing leaves this machine until you have set it up.</source>
        <translation type="unfinished">設定するまで、このコンピューターから何も送信されません。</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <extracomment>Text on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">リハーサル</translation>
    </message>
    <message>
        <source>A built-in scenario answers and calls real tools, with no key and no network. It is not a language model.</source>
        <translation type="unfinished">組み込みのシナリオが応答し、実際のツールを呼び出します。キーもネットワークも不要です。言語モデルではありません。</translation>
    </message>
    <message>
        <source>&amp;Rehearse now</source>
        <extracomment>Button on the pages of the first run: a verb: try the program without a language model</extracomment>
        <translation type="unfinished">リハーサルを始める(&amp;R)</translation>
    </message>
    <message>
        <source>Use a model on this machine</source>
        <translation type="unfinished">このコンピューターのモデルを使う</translation>
    </message>
    <message>
        <source>Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports.</source>
        <translation type="unfinished">llama.cpp、Ollama、LM Studio、vLLM を標準のポートで検索します。</translation>
    </message>
    <message>
        <source>&amp;Find servers</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">サーバーを検索(&amp;F)</translation>
    </message>
    <message>
        <source>Enter a key</source>
        <translation type="unfinished">キーを入力</translation>
    </message>
    <message>
        <source>For a provider on the network.</source>
        <translation type="unfinished">ネットワーク上のプロバイダー用です。</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <extracomment>Button on the pages of the first run</extracomment>
        <translation type="unfinished">今はしない(&amp;N)</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">検索中…</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation type="unfinished">
            <numerusform>%1 を使用 (モデル %n 個)</numerusform>
        </translation>
    </message>
    <message>
        <source>Found:</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">見つかったもの:</translation>
    </message>
    <message>
        <source>No server answered. Start one and look again.</source>
        <translation type="unfinished">応答したサーバーはありません。サーバーを起動してから再検索してください。</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">言語</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Text on the pages of the first run: a language model</extracomment>
        <translation type="unfinished">モデル</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text on the pages of the first run: the folders that tools may use</extracomment>
        <translation type="unfinished">ワークスペース</translation>
    </message>
    <message>
        <source>What the model may use</source>
        <translation type="unfinished">モデルが使えるもの</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">フォルダーを選択するまで、ファイルツールはどのフォルダーにもアクセスできません。</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">フォルダーを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches pages asks you before it does so.</source>
        <translation type="unfinished">この会話で最初から使うツールにチェックを入れてください。ファイルへの書き込み、コマンドの実行、ページの取得を行うツールは、その前に確認を求めます。</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button on the pages of the first run: to the step before</extracomment>
        <translation type="unfinished">戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished">ステップ %1/%2: %3</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">完了(&amp;D)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Text on the pages of the first run</extracomment>
        <translation type="unfinished">次へ(&amp;X)</translation>
    </message>
    <message>
        <source>A key for %1 is set in the environment; its model is picked.</source>
        <translation type="unfinished">環境に %1 のキーが設定されています。そのモデルを選択しました。</translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message>
        <source>none</source>
        <extracomment>Text of the button that picks the folders of the workspace: there is none</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個のフォルダー</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">ワークスペース: %1</translation>
    </message>
    <message>
        <source>Workspace</source>
        <extracomment>Text of the button that picks the folders of the workspace: the folders that tools may use</extracomment>
        <translation type="unfinished">ワークスペース</translation>
    </message>
    <message>
        <source>File tools see no folder until you pick one.</source>
        <translation type="unfinished">フォルダーを選択するまで、ファイルツールはどのフォルダーにもアクセスできません。</translation>
    </message>
    <message>
        <source>Add a workspace folder</source>
        <translation type="unfinished">ワークスペースフォルダーを追加</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Menu entry of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">%1 を削除</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished">フォルダーを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Recently used</source>
        <extracomment>Text of the button that picks the folders of the workspace</extracomment>
        <translation type="unfinished">最近使ったもの</translation>
    </message>
    <message>
        <source>Add it anyway</source>
        <translation type="unfinished">それでも追加</translation>
    </message>
</context>
<context>
    <name>gui::FormView</name>
    <message>
        <source>What is filled in cannot be checked: %1</source>
        <translation type="unfinished">入力内容を検証できません: %1</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Name for screen readers of a form’s values as text</extracomment>
        <translation type="unfinished">JSON で入力</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished">入力する項目はありません。</translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message>
        <source>Where the conversation does not fit into the model&apos;s context: leave-out leaves out the oldest messages, summarise has the model sum them up, fail sends nothing.</source>
        <translation type="unfinished">会話がモデルのコンテキストに収まらない場合の動作: leave-out (最も古いメッセージを除外)、summarise (モデルで要約)、fail (失敗とし、送信しない)。</translation>
    </message>
    <message>
        <source>--full is leave-out, summarise or fail, not %1.</source>
        <translation type="unfinished">--full に指定できるのは leave-out、summarise、fail です (%1 は使えません)。</translation>
    </message>
    <message>
        <source>This does not fit into the model&apos;s context, which has room for %1 tokens beside the answer. Nothing was sent.</source>
        <translation type="unfinished">モデルのコンテキストに収まりません。応答分を除いた余裕は %1 トークンです。何も送信していません。</translation>
    </message>
    <message>
        <source>… %1 is writing a summary of the earlier messages</source>
        <translation type="unfinished">… %1 が以前のメッセージの要約を作成中です</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation type="unfinished">
            <numerusform>%n 件のメッセージを要約しました。今後は送信されません。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.</source>
        <translation type="unfinished">会話のメッセージ %1 から %2 までです。--full summarise を指定すると、代わりに要約されます。</translation>
    </message>
</context>
<context>
    <name>gui::GramCommand</name>
    <message>
        <source>Texts in gram, or folders of them; - is standard input.</source>
        <translation type="unfinished">gram のテキスト、またはそのフォルダー。- は標準入力です。</translation>
    </message>
    <message>
        <source>Say what is wrong, in agents and signatures too. This is what is done where nothing else is asked for.</source>
        <translation type="unfinished">エージェントとシグネチャを含め、問題点を表示します。ほかに何も指定しない場合の動作です。</translation>
    </message>
    <message>
        <source>Write the syntax tree.</source>
        <translation type="unfinished">構文木を出力します。</translation>
    </message>
    <message>
        <source>Write the text anew, laid out.</source>
        <translation type="unfinished">テキストを整形して出力します。</translation>
    </message>
    <message>
        <source>Write the patterns, at any depth, that say this of themselves: name, :Label, {key: value}, or several of these in that order, as in &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;. Above each is the place where it was found.</source>
        <translation type="unfinished">条件に合うパターンを、深さに関係なく出力します。条件は name、:Label、{key: value}、またはこの順の組み合わせです (例: &quot;:Agent {model: &apos;OpenAI/gpt-4o-mini&apos;}&quot;)。それぞれの上に場所を示します。</translation>
    </message>
    <message>
        <source>expression</source>
        <extracomment>Stands for a value in the help of the command line</extracomment>
        <translation type="unfinished">式</translation>
    </message>
    <message>
        <source>Join the texts into one and write it, so that agents can name tools of other files. Names that are defined twice, or nowhere, are errors.</source>
        <translation type="unfinished">テキストを 1 つに結合して出力し、エージェントがほかのファイルのツールを名前で指せるようにします。名前が二重に定義されている場合や未定義の場合はエラーになります。</translation>
    </message>
    <message>
        <source>Which texts in gram? Give files or folders, or - for standard input.</source>
        <translation type="unfinished">どの gram テキストですか? ファイルかフォルダー、または - (標準入力) を指定してください。</translation>
    </message>
    <message>
        <source>--check, --tree, --format, --select and --compose exclude each other.</source>
        <translation type="unfinished">--check、--tree、--format、--select、--compose は同時に指定できません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 を読み込めません: %2</translation>
    </message>
</context>
<context>
    <name>gui::HelpCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines で出力します。</translation>
    </message>
    <message>
        <source>Write control characters to a file or a pipe as they are.</source>
        <translation type="unfinished">制御文字をそのままファイルやパイプに書き出します。</translation>
    </message>
    <message>
        <source>Accepted by all commands; a chapter is plain as it is.</source>
        <translation type="unfinished">すべてのコマンドに共通です。マニュアルの章の表示は変わりません。</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">このコマンドのオプションを表示します。</translation>
    </message>
    <message>
        <source>A chapter, or CHAPTER#SECTION; without one, the list of chapters.</source>
        <translation type="unfinished">章、または CHAPTER#SECTION。指定しない場合は章の一覧。</translation>
    </message>
    <message>
        <source>parlance: %1 takes no argument “%2”. Try %1 --help.</source>
        <translation type="unfinished">parlance: %1 に引数「%2」は指定できません。%1 --help を参照してください。</translation>
    </message>
    <message>
        <source>parlance help CHAPTER shows one of these, parlance COMMAND --help the options of a command.</source>
        <translation type="unfinished">各章は parlance help CHAPTER、コマンドのオプションは parlance COMMAND --help で表示できます。</translation>
    </message>
    <message>
        <source>parlance: %1 has no section “%2”. There are: %3.</source>
        <translation type="unfinished">parlance: %1 に節「%2」はありません。あるもの: %3</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished">もしかして: %1</translation>
    </message>
    <message>
        <source>parlance: there is no chapter “%1”.</source>
        <translation type="unfinished">parlance: 章「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>gui::HelpWindow</name>
    <message>
        <source>Back</source>
        <extracomment>Text in the window of the manual: to the page before</extracomment>
        <translation type="unfinished">戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Text in the window of the manual: to the next page</extracomment>
        <translation type="unfinished">進む</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">マニュアルを検索</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Name for screen readers in the window of the manual</extracomment>
        <translation type="unfinished">章</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>Text in the window of the manual</extracomment>
        <translation type="unfinished">見つかりません。</translation>
    </message>
    <message>
        <source>%1 – Manual</source>
        <translation type="unfinished">%1 – マニュアル</translation>
    </message>
</context>
<context>
    <name>gui::ImportCommand</name>
    <message>
        <source>Only say what would be imported.</source>
        <translation type="unfinished">取り込まれる内容を表示するだけにします。</translation>
    </message>
    <message>
        <source>Import conversations that are here already once more, under new identifiers.</source>
        <translation type="unfinished">既にある会話を、新しい識別子でもう一度取り込みます。</translation>
    </message>
    <message>
        <source>Files that were exported here, by ChatGPT or Claude, chats in OpenAI&apos;s form, sessions of Claude Code or Codex, or an HTTP Archive (HAR) with requests to a provider.</source>
        <translation type="unfinished">このプログラム、ChatGPT、Claude でエクスポートしたファイル、OpenAI 形式のチャット、Claude Code や Codex のセッション、またはプロバイダーへのリクエストを含む HTTP Archive (HAR)。</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">どのファイルですか?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Message on the terminal</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>    it names the folder %1, which its tools do not look into</source>
        <translation type="unfinished">    フォルダー %1 を指していますが、ツールはこのフォルダーを参照しません</translation>
    </message>
    <message>
        <source>would be imported: %1, skipped: %2</source>
        <translation type="unfinished">インポート予定: %1、スキップ: %2</translation>
    </message>
    <message>
        <source>imported: %1, skipped: %2</source>
        <translation type="unfinished">インポート済み: %1、スキップ: %2</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersCommand</name>
    <message>
        <source>Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, mcp_servers.json and others with “mcpServers” or “servers”.</source>
        <translation type="unfinished">他のクライアントの設定ファイル: claude_desktop_config.json、.mcp.json、.cursor/mcp.json、.vscode/mcp.json、mcp_servers.json など、「mcpServers」または「servers」を含むもの。</translation>
    </message>
    <message>
        <source>Only the server that is called this in the file; may be given several times.</source>
        <translation type="unfinished">ファイル内でこの名前のサーバーのみ。複数回指定できます。</translation>
    </message>
    <message>
        <source>Write the descriptors, and put the keys of the files into the desktop&apos;s keychain. Without this, they are only shown.</source>
        <translation type="unfinished">定義ファイルを書き出し、ファイルのキーをデスクトップのキーチェーンに保存します。指定しない場合は表示のみ行います。</translation>
    </message>
    <message>
        <source>Which configuration files? Give files of other clients.</source>
        <translation type="unfinished">どの設定ファイルですか? 他のクライアントのファイルを指定してください。</translation>
    </message>
    <message>
        <source>parlance: nothing has been written; with --yes it is.</source>
        <translation type="unfinished">parlance: 何も書き込んでいません。書き込むには --yes を指定してください。</translation>
    </message>
    <message>
        <source>There is no server named %1 in the files.</source>
        <translation type="unfinished">ファイルにサーバー %1 はありません。</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. %2</source>
        <translation type="unfinished">%1 は引き継げません。%2</translation>
    </message>
    <message>
        <source>  key %1: to be given as an environment variable, or entered in the window. %2</source>
        <translation type="unfinished">  キー %1: 環境変数で指定するか、ウィンドウで入力してください。%2</translation>
    </message>
    <message>
        <source>  key %1: from the file into the keychain. %2</source>
        <translation type="unfinished">  キー %1: ファイルからキーチェーンに保存します。%2</translation>
    </message>
    <message>
        <source>written: %1</source>
        <extracomment>Message on the terminal; %1 is a file</extracomment>
        <translation type="unfinished">書き込み済み: %1</translation>
    </message>
</context>
<context>
    <name>gui::ImportServersDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation type="unfinished">MCP サーバーをインポート</translation>
    </message>
    <message>
        <source>The MCP servers of %1, each as an ensemble. Keys that are in the file go to the desktop&apos;s keychain and never into a descriptor.</source>
        <translation type="unfinished">%1 の MCP サーバーです。それぞれがツールセットになります。ファイル内のキーはデスクトップのキーチェーンに保存され、定義ファイルには書き込まれません。</translation>
    </message>
    <message>
        <source>Servers of the file</source>
        <translation type="unfinished">ファイルのサーバー</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button in the dialog that imports MCP servers</extracomment>
        <translation type="unfinished">インポート(&amp;I)</translation>
    </message>
    <message>
        <source>%1 (not possible)</source>
        <translation type="unfinished">%1 (不可)</translation>
    </message>
</context>
<context>
    <name>gui::ImportToolsCommand</name>
    <message>
        <source>A JSON file with a list of tools, or a character&apos;s Python file with TOOLS; - is standard input.</source>
        <translation type="unfinished">ツールのリストを含む JSON ファイル、または TOOLS を含むキャラクターの Python ファイル。- は標準入力です。</translation>
    </message>
    <message>
        <source>Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.</source>
        <translation type="unfinished">gram で出力します。ツール仕様と、--name を指定した場合はそれらを参照するエージェントを含みます。指定しない場合は定義ファイルを出力します。</translation>
    </message>
    <message>
        <source>What the agent is called. Without it, a descriptor is named after the character or the file.</source>
        <translation type="unfinished">エージェントの名前。定義ファイルで省略した場合は、キャラクターまたはファイルの名前になります。</translation>
    </message>
    <message>
        <source>The agent&apos;s model, as PROVIDER/MODEL.</source>
        <translation type="unfinished">エージェントのモデル (PROVIDER/MODEL)。</translation>
    </message>
    <message>
        <source>The agent&apos;s instruction.</source>
        <translation type="unfinished">エージェントの指示。</translation>
    </message>
    <message>
        <source>Which file has the tools?</source>
        <translation type="unfinished">どのファイルにツールがありますか?</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished">%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>Use your tools where they help.</source>
        <translation type="unfinished">役に立つ場面ではツールを使ってください。</translation>
    </message>
</context>
<context>
    <name>gui::InertDocument</name>
    <message>
        <source>image: %1</source>
        <extracomment>Stands for a picture that is not loaded; %1 describes it, in a message</extracomment>
        <translation type="unfinished">画像: %1</translation>
    </message>
</context>
<context>
    <name>gui::InspectorPanel</name>
    <message>
        <source>Rolled-back turns</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">ロールバックされたターン</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">再送信(&amp;S)…</translation>
    </message>
    <message>
        <source>Edit the request that is shown, and send it again</source>
        <translation type="unfinished">表示中のリクエストを編集して再送信します</translation>
    </message>
    <message>
        <source>&amp;Pin, whatever the budget is	P</source>
        <translation type="unfinished">保存量に関係なくピン留め(&amp;P)	P</translation>
    </message>
    <message>
        <source>&amp;Unpin	P</source>
        <extracomment>Menu entry or button of the Inspector</extracomment>
        <translation type="unfinished">ピン留めを外す(&amp;U)	P</translation>
    </message>
    <message>
        <source>Show the &amp;difference	D</source>
        <translation type="unfinished">違いを表示(&amp;D)	D</translation>
    </message>
    <message>
        <source>Show in the con&amp;versation	V</source>
        <translation type="unfinished">会話で表示(&amp;V)	V</translation>
    </message>
    <message>
        <source>Copy the &amp;identifier</source>
        <translation type="unfinished">識別子をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Show how the two &amp;differ	D</source>
        <translation type="unfinished">2 つの違いを表示(&amp;D)	D</translation>
    </message>
    <message>
        <source>Show the &amp;difference to the one before	D</source>
        <translation type="unfinished">前の通信との違いを表示(&amp;D)	D</translation>
    </message>
    <message>
        <source>What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch.</source>
        <translation type="unfinished">この通信の結果は、表示中の会話のパスにありません。ロールバックされたか、別のブランチにあります。</translation>
    </message>
    <message>
        <source>There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them.</source>
        <translation type="unfinished">これより前に同じアドレスへの通信はありません。比較するには、一覧で 2 つ選択してください (Ctrl+クリック、または Ctrl+Space)。</translation>
    </message>
    <message>
        <source>%1 is not kept any more.</source>
        <translation type="unfinished">%1 はもう保存されていません。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>Menu entry of the Inspector</extracomment>
        <translation type="unfinished">検索中…</translation>
    </message>
    <message>
        <source>None in this conversation</source>
        <translation type="unfinished">この会話にはありません</translation>
    </message>
</context>
<context>
    <name>gui::InvokeCommand</name>
    <message>
        <source>Switch this ensemble on, if it is off by default; may be repeated.</source>
        <translation type="unfinished">最初は無効なこのツールセットを有効にします。繰り返し指定できます。</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its text.</source>
        <translation type="unfinished">ask、refuse、all、またはツール名。繰り返し指定できます。端末でない場合、ask は refuse と同じです。ほかの指定で扱われないもの: hidden-files (隠しファイルや機密らしいファイル)、offered-calls (応答のテキスト中で提示された呼び出し)。</translation>
    </message>
    <message>
        <source>The tool, such as io:read_file.</source>
        <translation type="unfinished">ツール (例: io:read_file)。</translation>
    </message>
    <message>
        <source>Its arguments as a JSON object.</source>
        <translation type="unfinished">引数の JSON オブジェクト。</translation>
    </message>
    <message>
        <source>Give a tool and its arguments as a JSON object, such as: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</source>
        <translation type="unfinished">ツールと、引数の JSON オブジェクトを指定してください。例: io:read_file &apos;{&quot;path&quot;:&quot;README.md&quot;}&apos;</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 を待っています</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 は接続されていません: %2</translation>
    </message>
    <message>
        <source>parlance: %1 error: %2</source>
        <translation type="unfinished">parlance: %1 エラー: %2</translation>
    </message>
    <message>
        <source>Write the call as a case of an evaluation that expects what came of it, a line for a file of cases.</source>
        <translation type="unfinished">呼び出しを、その結果を期待する評価のケースとして書き出す (ケースのファイルの 1 行)。</translation>
    </message>
</context>
<context>
    <name>gui::JsonTreeModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title in a tree of JSON: a noun</extracomment>
        <translation type="unfinished">値</translation>
    </message>
</context>
<context>
    <name>gui::JsonValueView</name>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished">表で表示(&amp;T)</translation>
    </message>
    <message>
        <source>Find in the value</source>
        <translation type="unfinished">値の中を検索</translation>
    </message>
    <message>
        <source>Find; Enter goes to the next</source>
        <translation type="unfinished">検索。Enter で次へ</translation>
    </message>
    <message>
        <source>The value as a tree</source>
        <translation type="unfinished">値のツリー表示</translation>
    </message>
    <message>
        <source>The value as a table</source>
        <translation type="unfinished">値の表形式表示</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Menu entry at a tree of JSON: a verb</extracomment>
        <translation type="unfinished">コピー</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>Menu entry or remark at a tree of JSON</extracomment>
        <translation type="unfinished">見つかりません</translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message>
        <source>Jump to the end</source>
        <translation type="unfinished">末尾へ移動</translation>
    </message>
    <message>
        <source>Jump to the end (End)</source>
        <translation type="unfinished">末尾へ移動 (End)</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">
            <numerusform>新着 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>new text</source>
        <extracomment>Button over the transcript that leads to what has come meanwhile</extracomment>
        <translation type="unfinished">新しいテキスト</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished">末尾へ</translation>
    </message>
</context>
<context>
    <name>gui::KeyEntry</name>
    <message>
        <source>&amp;Keep the key</source>
        <translation type="unfinished">キーを保存(&amp;K)</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered</extracomment>
        <translation type="unfinished">プロバイダー</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">キー</translation>
    </message>
    <message>
        <source>No provider that needs a key is described.</source>
        <translation type="unfinished">キーを必要とするプロバイダーは定義されていません。</translation>
    </message>
    <message>
        <source>A key named %1 is there already.</source>
        <translation type="unfinished">%1 という名前のキーは既にあります。</translation>
    </message>
    <message>
        <source>It goes to the desktop&apos;s keychain as %1, and is sent to %2. The environment variable of that name is read too.</source>
        <translation type="unfinished">デスクトップのキーチェーンに %1 として保存され、%2 に送信されます。同名の環境変数も読み込まれます。</translation>
    </message>
    <message>
        <source>It is so short that it cannot be told from ordinary words: if a server repeats it, that is recorded.</source>
        <translation type="unfinished">短すぎて通常の単語と区別できません。サーバーが同じ文字列を返した場合、記録に残ります。</translation>
    </message>
    <message>
        <source>Kept in the keychain as %1.</source>
        <translation type="unfinished">キーチェーンに %1 として保存しました。</translation>
    </message>
    <message>
        <source>%1 To have it next time, set the environment variable %2.</source>
        <translation type="unfinished">%1 次回も使うには、環境変数 %2 を設定してください。</translation>
    </message>
</context>
<context>
    <name>gui::KeyList</name>
    <message>
        <source>Keys that providers ask for</source>
        <translation type="unfinished">プロバイダーが必要とするキー</translation>
    </message>
    <message>
        <source>Provider</source>
        <extracomment>Column title in the list of the keys of providers</extracomment>
        <translation type="unfinished">プロバイダー</translation>
    </message>
    <message>
        <source>Name of the key</source>
        <translation type="unfinished">キーの名前</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished">保存場所</translation>
    </message>
    <message>
        <source>in the environment</source>
        <translation type="unfinished">環境変数</translation>
    </message>
    <message>
        <source>being looked for…</source>
        <translation type="unfinished">検索中…</translation>
    </message>
    <message>
        <source>no keychain answers</source>
        <translation type="unfinished">キーチェーンの応答なし</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>Column title or state in the list of the keys of providers</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keychain</source>
        <translation type="unfinished">デスクトップのキーチェーン</translation>
    </message>
</context>
<context>
    <name>gui::LanguageChoice</name>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished">プログラムの言語</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Translated by a machine; a person has read %1 of %2 texts. Where one reads wrong, the English text is right.</source>
        <translation type="unfinished">機械による翻訳です。%2 件のうち %1 件を人が確認済みです。おかしな箇所は英語の原文が正しいものとします。</translation>
    </message>
    <message>
        <source>It takes effect at the next start.</source>
        <translation type="unfinished">次回の起動時に有効になります。</translation>
    </message>
    <message>
        <source>No font on this machine has its letters: install one, such as %1. Until then the program speaks English.</source>
        <translation type="unfinished">このマシンには、この言語の文字を持つフォントがありません。%1 などをインストールしてください。それまではプログラムは英語で表示されます。</translation>
    </message>
    <message>
        <source>The program does not speak “%1”: it speaks English.</source>
        <translation type="unfinished">プログラムは「%1」に対応していません。英語で表示します。</translation>
    </message>
</context>
<context>
    <name>gui::LibraryFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>is here already, among the deleted</source>
        <translation type="unfinished">既にあります (削除した会話の中)</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation type="unfinished">既にあります</translation>
    </message>
    <message>
        <source>is here already, and differs by now; it stays as it is</source>
        <translation type="unfinished">既にありますが、内容が異なります。既存のものは変更しません</translation>
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
        <translation type="unfinished">ファイルがありません。</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">ファイルではありません。</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">別のインポートが進行中です。終わってからやり直してください。</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation type="unfinished">インポートが停止されました。</translation>
    </message>
</context>
<context>
    <name>gui::LibraryTransfer</name>
    <message>
        <source>and others: %1</source>
        <translation type="unfinished">ほか: %1</translation>
    </message>
    <message>
        <source>Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)</source>
        <translation type="unfinished">会話をエクスポート (.jsonl はすべて、.md、.html、.pdf、.json は表示中のパス)</translation>
    </message>
    <message>
        <source>Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)</source>
        <translation type="unfinished">すべての会話をエクスポート (.jsonl はすべて、.md、.html、.pdf、.json は表示中のパス)</translation>
    </message>
    <message>
        <source>Exported to %1: messages: %2.</source>
        <translation type="unfinished">%1 にエクスポートしました。メッセージ: %2 件。</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <extracomment>Title of a file dialog where conversations are imported</extracomment>
        <translation type="unfinished">会話をインポート</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Title or button where conversations are imported</extracomment>
        <translation type="unfinished">インポート(&amp;I)</translation>
    </message>
    <message>
        <source>Another import is under way; try again when it has finished.</source>
        <translation type="unfinished">別のインポートが進行中です。終わってからやり直してください。</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation type="unfinished">ファイルを調べています…</translation>
    </message>
    <message>
        <source>Importing the conversations…</source>
        <translation type="unfinished">会話をインポート中…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Title or button where conversations are imported: a verb</extracomment>
        <translation type="unfinished">停止(&amp;S)</translation>
    </message>
    <message>
        <source>The import was stopped; nothing has been imported.</source>
        <translation type="unfinished">インポートが停止されました。何も取り込んでいません。</translation>
    </message>
    <message>
        <source>From %1: conversations to import: %2, already here: %3</source>
        <translation type="unfinished">%1 から取り込む会話: %2 件、既にある会話: %3 件</translation>
    </message>
    <message>
        <source>They name these folders, which their tools do not look into until they are picked again:</source>
        <translation type="unfinished">会話は次のフォルダーを指しています。選択し直すまで、ツールはこれらを参照しません:</translation>
    </message>
    <message>
        <source>Conversations imported: %1.</source>
        <translation type="unfinished">インポートした会話: %1 件。</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">評価のケースとして保存</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>Saved as a case in %1.</source>
        <translation type="unfinished">%1 にケースとして保存しました。</translation>
    </message>
</context>
<context>
    <name>gui::LogLines</name>
    <message>
        <source>The server has written nothing yet.</source>
        <translation type="unfinished">サーバーはまだ何も出力していません。</translation>
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
        <translation type="unfinished">定義ファイルに保存されていない変更があります。ウィンドウを閉じる前に保存しますか?</translation>
    </message>
    <message>
        <source>&amp;Close and discard</source>
        <translation type="unfinished">破棄して閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>The run is a conversation now.</source>
        <translation type="unfinished">実行を会話として保存しました。</translation>
    </message>
    <message>
        <source>%1 – Parlance</source>
        <translation type="unfinished">%1 – Parlance</translation>
    </message>
    <message>
        <source>About Parlance</source>
        <extracomment>Title of a window</extracomment>
        <translation type="unfinished">Parlance について</translation>
    </message>
    <message>
        <source>Parlance %1
A workbench for conversations with language models.
Licence: Apache-2.0. No telemetry.</source>
        <translation type="unfinished">Parlance %1
言語モデルと会話するためのワークベンチです。
ライセンス: Apache-2.0。テレメトリーはありません。</translation>
    </message>
</context>
<context>
    <name>gui::ManPagesCommand</name>
    <message>
        <source>Where parlance.1 and parlance-descriptors.5 are written.</source>
        <translation type="unfinished">parlance.1 と parlance-descriptors.5 の書き出し先。</translation>
    </message>
    <message>
        <source>Into which folder?</source>
        <translation type="unfinished">どのフォルダーに書き出しますか?</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>gui::ManualView</name>
    <message>
        <source>Chapter</source>
        <extracomment>Name for screen readers of the text of the manual</extracomment>
        <translation type="unfinished">章</translation>
    </message>
</context>
<context>
    <name>gui::MarkdownSection</name>
    <message>
        <source>Show all</source>
        <extracomment>Link at the end of a long text in the transcript</extracomment>
        <translation type="unfinished">すべて表示</translation>
    </message>
</context>
<context>
    <name>gui::MatrixView</name>
    <message>
        <source>Cases and variants</source>
        <translation type="unfinished">ケースとバリアント</translation>
    </message>
</context>
<context>
    <name>gui::MediansModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>Cell of the best column; %1 is its value, in the table of medians of a comparison</extracomment>
        <translation type="unfinished">%1、最良</translation>
    </message>
</context>
<context>
    <name>gui::MediansView</name>
    <message>
        <source>Medians</source>
        <extracomment>Name for screen readers of the table of medians of a comparison</extracomment>
        <translation type="unfinished">中央値</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished">測定項目</translation>
    </message>
</context>
<context>
    <name>gui::ModelListModel</name>
    <message>
        <source>has not answered yet</source>
        <translation type="unfinished">まだ応答なし</translation>
    </message>
    <message>
        <source>needs the key %1</source>
        <translation type="unfinished">キー %1 が必要</translation>
    </message>
    <message>
        <source>plays a scenario, no language model</source>
        <translation type="unfinished">シナリオを再生、言語モデルではない</translation>
    </message>
    <message>
        <source>%1 k tokens</source>
        <translation type="unfinished">%1 k トークン</translation>
    </message>
</context>
<context>
    <name>gui::ModelSelector</name>
    <message>
        <source>Search models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">モデルを検索</translation>
    </message>
    <message>
        <source>Search, or type provider/model</source>
        <translation type="unfinished">検索、または provider/model を入力</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">モデル</translation>
    </message>
    <message>
        <source>&amp;Find servers…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">サーバーを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Start a &amp;model file…</source>
        <translation type="unfinished">モデルファイルを起動(&amp;M)…</translation>
    </message>
    <message>
        <source>Pick a model</source>
        <translation type="unfinished">モデルを選択</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>Name for screen readers of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">モデル: %1</translation>
    </message>
    <message>
        <source>Find a&amp;gents…</source>
        <extracomment>Text of the button that picks the model of a conversation</extracomment>
        <translation type="unfinished">エージェントを検索(&amp;G)…</translation>
    </message>
</context>
<context>
    <name>gui::ModelServersDialog</name>
    <message>
        <source>Models on this machine</source>
        <translation type="unfinished">このコンピューターのモデル</translation>
    </message>
    <message>
        <source>Models that Parlance serves</source>
        <translation type="unfinished">Parlance が提供するモデル</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title in the list of models on this machine: a language model</extracomment>
        <translation type="unfinished">モデル</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the list of models on this machine: a noun: of a server</extracomment>
        <translation type="unfinished">状態</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the list of models on this machine: how much it takes</extracomment>
        <translation type="unfinished">メモリ</translation>
    </message>
    <message>
        <source>How much of the model is loaded</source>
        <translation type="unfinished">モデルの読み込み状況</translation>
    </message>
    <message>
        <source>What the server wrote</source>
        <translation type="unfinished">サーバーの出力</translation>
    </message>
    <message>
        <source>Copy the &amp;log</source>
        <translation type="unfinished">ログをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">開始(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button in the list of models on this machine: a verb</extracomment>
        <translation type="unfinished">停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <extracomment>Button in the list of models on this machine</extracomment>
        <translation type="unfinished">再起動(&amp;R)</translation>
    </message>
    <message>
        <source>Start a model &amp;file…</source>
        <translation type="unfinished">モデルファイルを起動(&amp;F)…</translation>
    </message>
    <message>
        <source>No model file is served yet.</source>
        <translation type="unfinished">提供中のモデルファイルはまだありません。</translation>
    </message>
</context>
<context>
    <name>gui::ModelsCommand</name>
    <message>
        <source>Only of this provider, whose endpoint is asked for its models.</source>
        <translation type="unfinished">このプロバイダーのみ。エンドポイントにモデルを問い合わせます。</translation>
    </message>
    <message>
        <source>Look for servers on the usual ports of this machine instead.</source>
        <translation type="unfinished">代わりに、このコンピューターの標準のポートでサーバーを検索します。</translation>
    </message>
    <message>
        <source>With --find: look at this port instead of the usual ones; may be given several times.</source>
        <translation type="unfinished">--find と併用: 標準のポートの代わりにこのポートを調べます。複数回指定できます。</translation>
    </message>
    <message>
        <source>With --find: keep what is found as descriptors.</source>
        <translation type="unfinished">--find と併用: 見つかったものを定義ファイルとして保存します。</translation>
    </message>
    <message>
        <source>There is no provider named %1.</source>
        <translation type="unfinished">プロバイダー %1 はありません。</translation>
    </message>
    <message>
        <source>Its own list could not be fetched: %1</source>
        <translation type="unfinished">プロバイダーの一覧を取得できませんでした: %1</translation>
    </message>
    <message>
        <source>(needs the key %1)</source>
        <translation type="unfinished">(キー %1 が必要)</translation>
    </message>
    <message>
        <source>“%1” is not a port.</source>
        <translation type="unfinished">「%1」はポートではありません。</translation>
    </message>
    <message>
        <source>Server on port %1</source>
        <translation type="unfinished">ポート %1 のサーバー</translation>
    </message>
    <message>
        <source>No server answered.</source>
        <translation type="unfinished">応答したサーバーはありません。</translation>
    </message>
    <message>
        <source>Show which agents of other programs are on this machine instead.</source>
        <translation type="unfinished">代わりに、このコンピューターにあるほかのプログラムのエージェントを表示します。</translation>
    </message>
    <message>
        <source>%1 is not on this machine</source>
        <translation type="unfinished">%1 はこのコンピューターにありません</translation>
    </message>
</context>
<context>
    <name>gui::Moments</name>
    <message>
        <source>now</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">今</translation>
    </message>
    <message>
        <source>today %1</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">今日 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a conversation was changed in the list of conversations</extracomment>
        <translation type="unfinished">昨日</translation>
    </message>
</context>
<context>
    <name>gui::MoveCommand</name>
    <message>
        <source>moved:</source>
        <extracomment>Message on the terminal before the conversation that was moved into a group</extracomment>
        <translation type="unfinished">移動済み:</translation>
    </message>
    <message>
        <source>The group; empty for none.</source>
        <translation type="unfinished">グループ。空の場合はグループなし。</translation>
    </message>
    <message>
        <source>Into which group? --group NAME; --group &quot;&quot; for none.</source>
        <translation type="unfinished">どのグループですか? --group NAME を指定してください。グループなしは --group &quot;&quot; です。</translation>
    </message>
</context>
<context>
    <name>gui::Notifier</name>
    <message>
        <source>The answer has arrived.</source>
        <translation type="unfinished">応答が届きました。</translation>
    </message>
    <message>
        <source>A tool broke; the turn was undone.</source>
        <translation type="unfinished">ツールが異常終了し、ターンは取り消されました。</translation>
    </message>
    <message>
        <source>The answer was interrupted.</source>
        <translation type="unfinished">応答が中断されました。</translation>
    </message>
    <message>
        <source>You are asked something.</source>
        <translation type="unfinished">質問があります。</translation>
    </message>
    <message>
        <source>Your answer is needed.</source>
        <translation type="unfinished">確認が必要です。</translation>
    </message>
</context>
<context>
    <name>gui::OpenCall</name>
    <message>
        <source>Accepted by all commands; it changes nothing here.</source>
        <translation type="unfinished">すべてのコマンドに共通です。ここでは動作は変わりません。</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">このコマンドのオプションを表示します。</translation>
    </message>
    <message>
        <source>Descriptors, conversations, exchanges, another client&apos;s servers, or links that begin with parlance://; without any, the window. What they have is shown, and asked about; nothing is run.</source>
        <translation type="unfinished">定義ファイル、会話、通信、他のクライアントのサーバー、または parlance:// で始まるリンク。指定しない場合はウィンドウ。内容を表示して確認します。実行は行いません。</translation>
    </message>
</context>
<context>
    <name>gui::OpenTarget</name>
    <message>
        <source>The link says “%1”, which links of this kind do not have.</source>
        <translation type="unfinished">リンクに「%1」がありますが、この種類のリンクでは使えません。</translation>
    </message>
    <message>
        <source>The link has more text than the %1 characters that are accepted.</source>
        <translation type="unfinished">リンクのテキストが上限の %1 文字を超えています。</translation>
    </message>
    <message>
        <source>The link has characters in “%1” that cannot be seen.</source>
        <translation type="unfinished">リンクの「%1」に目に見えない文字が含まれています。</translation>
    </message>
    <message>
        <source>The link says “%1” too often.</source>
        <translation type="unfinished">リンクに「%1」が何度も指定されています。</translation>
    </message>
    <message>
        <source>The link adds a server and has no name for it, or one that is too long.</source>
        <translation type="unfinished">サーバーを追加するリンクですが、サーバーの名前がないか、長すぎます。</translation>
    </message>
    <message>
        <source>The link adds a server but has neither its address nor a command, or has both.</source>
        <translation type="unfinished">サーバーを追加するリンクですが、アドレスとコマンドがどちらもないか、両方あります。</translation>
    </message>
    <message>
        <source>“%1” is not an address that begins with https:// or http://.</source>
        <translation type="unfinished">「%1」は https:// または http:// で始まるアドレスではありません。</translation>
    </message>
    <message>
        <source>The address of the server has a password in it.</source>
        <translation type="unfinished">サーバーのアドレスにパスワードが含まれています。</translation>
    </message>
    <message>
        <source>The link is longer than is accepted.</source>
        <translation type="unfinished">リンクが長すぎます。</translation>
    </message>
    <message>
        <source>“%1” is not a link: %2.</source>
        <translation type="unfinished">「%1」はリンクではありません: %2</translation>
    </message>
    <message>
        <source>“%1” is not a conversation&apos;s identifier.</source>
        <translation type="unfinished">「%1」は会話の識別子ではありません。</translation>
    </message>
    <message>
        <source>“%1” does not belong in a link of this kind.</source>
        <translation type="unfinished">「%1」はこの種類のリンクでは使えません。</translation>
    </message>
    <message>
        <source>Links of Parlance begin with parlance://conversation/, new, add-server, manual/ or quick-question, not “%1”.</source>
        <translation type="unfinished">Parlance のリンクは parlance://conversation/、new、add-server、manual/、quick-question のいずれかで始まります (「%1」は使えません)。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished">ファイル %1 はありません。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished">%1 はファイルではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 を読み込めません。</translation>
    </message>
    <message>
        <source>%1 is not of a kind that is opened here: descriptors (.toml, .gram), conversations and exchanges (.jsonl, .json, .har, .md), or another client&apos;s servers (.json).</source>
        <translation type="unfinished">%1 はここで開ける種類ではありません。開けるのは、定義ファイル (.toml、.gram)、会話と通信 (.jsonl、.json、.har、.md)、他のクライアントのサーバー (.json) です。</translation>
    </message>
    <message>
        <source>“%1” is not a file of this machine.</source>
        <translation type="unfinished">「%1」はこのコンピューターのファイルではありません。</translation>
    </message>
    <message>
        <source>“%1” is neither a file nor a link that begins with parlance://.</source>
        <translation type="unfinished">「%1」はファイルでも、parlance:// で始まるリンクでもありません。</translation>
    </message>
    <message>
        <source>“%1” says more than links of this kind do.</source>
        <translation type="unfinished">「%1」には、この種のリンクにないものが含まれています。</translation>
    </message>
</context>
<context>
    <name>gui::Opening</name>
    <message>
        <source>This text came with a link. Nothing has been sent.</source>
        <translation type="unfinished">このテキストはリンクから入力されました。何も送信されていません。</translation>
    </message>
    <message>
        <source>a link</source>
        <extracomment>What is to be opened in a question</extracomment>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>The manual has no chapter “%1”.</source>
        <translation type="unfinished">マニュアルに章「%1」はありません。</translation>
    </message>
    <message>
        <source>%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a scenario.</source>
        <translation type="unfinished">%1 は定義ファイルではありません。プロバイダー、ツールセット、エージェント、ライブラリ、プロンプト、シナリオのいずれのテーブルもありません。</translation>
    </message>
    <message>
        <source>%1 is not copied, since there is %2 already.</source>
        <translation type="unfinished">%2 が既にあるため、%1 をコピーしません。</translation>
    </message>
    <message>
        <source>%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?
Errors in it as TOML or gram: %3.</source>
        <translation type="unfinished">%1 は定義ファイルのフォルダーの外にあります。有効な場所の %2 にコピーして開きますか?
TOML または gram としてのエラー: %3。</translation>
    </message>
    <message>
        <source>&amp;Copy and open</source>
        <translation type="unfinished">コピーして開く(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::Pages</name>
    <message>
        <source>Open conversations</source>
        <extracomment>Name for screen readers of the tabs of open conversations</extracomment>
        <translation type="unfinished">開いている会話</translation>
    </message>
    <message>
        <source>New conversation</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">新しい会話</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">確認待ち</translation>
    </message>
    <message>
        <source>A turn is under way</source>
        <translation type="unfinished">ターンの実行中</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Text of the tabs of open conversations</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation type="unfinished">タブを閉じる</translation>
    </message>
</context>
<context>
    <name>gui::PaletteSources</name>
    <message>
        <source>conversation</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">会話</translation>
    </message>
    <message>
        <source>Canister: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">エントリ: %1</translation>
    </message>
    <message>
        <source>canister</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">エントリ</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">モデル</translation>
    </message>
    <message>
        <source>agent</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">エージェント</translation>
    </message>
    <message>
        <source>Preferences: %1</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">設定: %1</translation>
    </message>
    <message>
        <source>preferences</source>
        <extracomment>Kind of entry at the end of a line in the command palette</extracomment>
        <translation type="unfinished">設定</translation>
    </message>
</context>
<context>
    <name>gui::PayloadFiles</name>
    <message>
        <source>Nothing has gone over the wire in this conversation yet.</source>
        <translation type="unfinished">この会話ではまだ通信が行われていません。</translation>
    </message>
    <message>
        <source>exchanges.har</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">通信.har</translation>
    </message>
    <message>
        <source>exchanges.jsonl</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">通信.jsonl</translation>
    </message>
    <message>
        <source>Save exchanges</source>
        <extracomment>Default file name or title where exchanges are saved</extracomment>
        <translation type="unfinished">通信を保存</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 に書き出しました。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>gui::PayloadWindows</name>
    <message>
        <source>The cassette has been written.</source>
        <translation type="unfinished">カセットを書き出しました。</translation>
    </message>
    <message>
        <source>Record all that goes over the wire</source>
        <translation type="unfinished">通信内容をすべて記録</translation>
    </message>
    <message>
        <source>recording.jsonl</source>
        <extracomment>Default file name of a recording</extracomment>
        <translation type="unfinished">記録.jsonl</translation>
    </message>
    <message>
        <source>Recording for %1; the same command ends it.</source>
        <translation type="unfinished">%1 に記録中です。同じコマンドで終了します。</translation>
    </message>
    <message>
        <source>Play a cassette</source>
        <translation type="unfinished">カセットを再生</translation>
    </message>
    <message>
        <source>No event of a cassette is waiting.</source>
        <translation type="unfinished">待機中のカセットのイベントはありません。</translation>
    </message>
</context>
<context>
    <name>gui::PdfAttachment</name>
    <message>
        <source>It takes more than %1 MB, and so is not a PDF of Parlance&apos;s.</source>
        <translation type="unfinished">%1 MB を超えているため、Parlance の PDF ではありません。</translation>
    </message>
    <message>
        <source>This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said what.</source>
        <translation type="unfinished">この PDF は Parlance がエクスポートしたものではないか、会話を入れないバージョンがエクスポートしたものです。ほかの PDF からは、誰が何を言ったかが分かりません。</translation>
    </message>
    <message>
        <source>The PDF cannot be read: %1</source>
        <translation type="unfinished">PDF を読み込めません: %1</translation>
    </message>
    <message>
        <source>The PDF cannot be read: it asks for more memory or time than any of Parlance&apos;s.</source>
        <translation type="unfinished">PDF を読み込めません: Parlance のどの PDF よりも多くのメモリか時間を必要とします。</translation>
    </message>
</context>
<context>
    <name>gui::PdfWriter</name>
    <message>
        <source>This is too much for a PDF. HTML takes conversations of any length.</source>
        <translation type="unfinished">PDF にするには多すぎます。HTML なら会話の長さに制限はありません。</translation>
    </message>
</context>
<context>
    <name>gui::PeerQuestions</name>
    <message>
        <source>another program</source>
        <extracomment>Who is asked, too, in a question</extracomment>
        <translation type="unfinished">別のプログラム</translation>
    </message>
</context>
<context>
    <name>gui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Window title in the preferences</extracomment>
        <translation type="unfinished">設定</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <extracomment>Text in the preferences</extracomment>
        <translation type="unfinished">全般(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <extracomment>Text in the preferences: keys of the keyboard</extracomment>
        <translation type="unfinished">ショートカット(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Text in the preferences: keys of providers, not those of the keyboard</extracomment>
        <translation type="unfinished">キー(&amp;K)</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished">デスクトップに合わせる</translation>
    </message>
    <message>
        <source>%1 (easy to read)</source>
        <translation type="unfinished">%1（読みやすい）</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Choice in a list in the preferences: colours: dark on light</extracomment>
        <translation type="unfinished">ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Choice in a list in the preferences: colours: light on dark</extracomment>
        <translation type="unfinished">ダーク</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter starts a new line</source>
        <translation type="unfinished">Enter で送信、Shift+Enter で改行</translation>
    </message>
    <message>
        <source>Ctrl+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Ctrl+Enter で送信、Enter で改行</translation>
    </message>
    <message>
        <source>Shift+Enter sends, Enter starts a new line</source>
        <translation type="unfinished">Shift+Enter で送信、Enter で改行</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y of each of the last seven days</source>
        <translation type="unfinished">過去 7 日間のコピーを毎日分保存(&amp;Y)</translation>
    </message>
    <message>
        <source>The first line of your first message</source>
        <translation type="unfinished">最初の発言の 1 行目</translation>
    </message>
    <message>
        <source>Written by the model after the first turn</source>
        <translation type="unfinished">最初のターンの後にモデルが作成</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a list in the preferences: no notifications</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>That something has arrived, without contents</source>
        <translation type="unfinished">届いたことのみ (内容なし)</translation>
    </message>
    <message>
        <source>With title and text</source>
        <translation type="unfinished">タイトルとテキスト</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Choice in a list in the preferences: no announcements</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>Ends, questions and errors</source>
        <translation type="unfinished">終了、質問、エラー</translation>
    </message>
    <message>
        <source>Calls and the beginnings of answers, too</source>
        <translation type="unfinished">呼び出しと応答の開始も</translation>
    </message>
    <message>
        <source>until they are erased</source>
        <translation type="unfinished">消去するまで</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Part of a number field in the preferences: behind a number</extracomment>
        <translation type="unfinished"> 日</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Part of a number field in the preferences</extracomment>
        <translation type="unfinished"> %</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">言語(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">配色(&amp;C):</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">文字サイズ(&amp;X):</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">本文のフォント(&amp;F):</translation>
    </message>
    <message>
        <source>C&amp;ode font:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">コードのフォント(&amp;O):</translation>
    </message>
    <message>
        <source>Se&amp;nding:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">送信方法(&amp;N):</translation>
    </message>
    <message>
        <source>Conversations:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">会話:</translation>
    </message>
    <message>
        <source>&amp;Titles:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">タイトル(&amp;T):</translation>
    </message>
    <message>
        <source>Not&amp;ifications:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">通知(&amp;I):</translation>
    </message>
    <message>
        <source>Screen reade&amp;r is told:</source>
        <translation type="unfinished">スクリーンリーダーへの通知(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Deleted ones are kept:</source>
        <translation type="unfinished">削除した会話の保存期間(&amp;D):</translation>
    </message>
    <message>
        <source>S&amp;pelling:</source>
        <extracomment>Label in the preferences</extracomment>
        <translation type="unfinished">スペルチェック(&amp;P):</translation>
    </message>
    <message>
        <source>Tr&amp;aces go to:</source>
        <translation type="unfinished">トレースの送信先(&amp;A):</translation>
    </message>
    <message>
        <source>Where turns are traced to: the address of a collector, or a file</source>
        <translation type="unfinished">ターンのトレースの送信先: コレクターのアドレスまたはファイル</translation>
    </message>
    <message>
        <source>nowhere; http://127.0.0.1:4318, or a file</source>
        <translation type="unfinished">なし、http://127.0.0.1:4318、またはファイル</translation>
    </message>
    <message>
        <source>&amp;With what is said</source>
        <translation type="unfinished">発言の内容を含める(&amp;W)</translation>
    </message>
    <message>
        <source>There are no dictionaries on this machine (packages hunspell-…).</source>
        <translation type="unfinished">このコンピューターに辞書がありません (パッケージ hunspell-…)。</translation>
    </message>
    <message>
        <source>Languages whose spelling is checked</source>
        <translation type="unfinished">スペルチェックの言語</translation>
    </message>
    <message>
        <source>The desktop&apos;s session bus cannot be reached: there are no notifications, and each start of the program has windows of its own.</source>
        <translation type="unfinished">デスクトップのセッションバスに接続できません。通知は表示されず、プログラムは起動するたびに独自のウィンドウを開きます。</translation>
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
        <translation type="unfinished">プロンプトを使用(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::PromptRun</name>
    <message>
        <source>The server %1 is not connected.</source>
        <translation type="unfinished">サーバー %1 は接続されていません。</translation>
    </message>
</context>
<context>
    <name>gui::PromptsCommand</name>
    <message>
        <source>has to be given</source>
        <translation type="unfinished">必須</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished">省略可</translation>
    </message>
</context>
<context>
    <name>gui::PutAwayConversations</name>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">復元(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">完全に消去(&amp;E)…</translation>
    </message>
    <message>
        <source>What is here stays as long as you like, and is found by the search.</source>
        <translation type="unfinished">ここにある会話は無期限に残り、検索で見つかります。</translation>
    </message>
    <message>
        <source>What was deleted is kept here for as long as Preferences say.</source>
        <translation type="unfinished">削除した会話は、設定で指定した期間ここに残ります。</translation>
    </message>
    <message>
        <source>Archived conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">アーカイブした会話</translation>
    </message>
    <message>
        <source>Deleted conversations</source>
        <extracomment>Name for screen readers above the list of archived or of deleted conversations</extracomment>
        <translation type="unfinished">削除した会話</translation>
    </message>
    <message>
        <source>Back into the &amp;list</source>
        <translation type="unfinished">一覧に戻す(&amp;L)</translation>
    </message>
    <message>
        <source>Back into the list of conversations</source>
        <translation type="unfinished">会話の一覧に戻します</translation>
    </message>
    <message>
        <source>Restore the conversation</source>
        <translation type="unfinished">会話を復元します</translation>
    </message>
    <message>
        <source>Erase the conversation for good</source>
        <translation type="unfinished">会話を完全に消去します</translation>
    </message>
    <message>
        <source>Erase for good…</source>
        <translation type="unfinished">完全に消去…</translation>
    </message>
    <message>
        <source>Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.</source>
        <translation type="unfinished">「%1」を完全に消去しますか? エントリ、ブランチ、記録された通信が上書きされます。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>&amp;Erase for good</source>
        <translation type="unfinished">完全に消去(&amp;E)</translation>
    </message>
</context>
<context>
    <name>gui::QuestionBar</name>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">質問</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished">テキスト全体</translation>
    </message>
    <message>
        <source>&amp;Run it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">実行しない(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">続行(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;nd the turn</source>
        <translation type="unfinished">ターンを終了(&amp;N)</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">ブラウザーで開く(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">許可(&amp;A)</translation>
    </message>
    <message>
        <source>Allow al&amp;ways</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">常に許可(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">拒否(&amp;R)</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <extracomment>Answer that can be given on the bar with a question above the transcript</extracomment>
        <translation type="unfinished">サインイン(&amp;G)</translation>
    </message>
</context>
<context>
    <name>gui::QuestionCard</name>
    <message>
        <source>Edit &amp;arguments</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">引数を編集(&amp;A)</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">JSON で入力(&amp;J)</translation>
    </message>
    <message>
        <source>Also asked of %1, where it may be answered first.</source>
        <translation type="unfinished">%1 でも確認中です。先にそちらで回答されることがあります。</translation>
    </message>
    <message>
        <source>Allow &amp;once</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">今回のみ許可(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;For this conversation</source>
        <translation type="unfinished">この会話で許可(&amp;F)</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">常に許可(&amp;W)</translation>
    </message>
    <message>
        <source>Always for calls &amp;like this</source>
        <translation type="unfinished">同様の呼び出しは常に許可(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">拒否(&amp;R)</translation>
    </message>
    <message>
        <source>Send the a&amp;nswer</source>
        <translation type="unfinished">回答を送信(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">辞退(&amp;D)</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">キャンセル(&amp;L)</translation>
    </message>
    <message>
        <source>Open in the bro&amp;wser</source>
        <translation type="unfinished">ブラウザーで開く(&amp;W)</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <extracomment>Button on the card of a question in the transcript</extracomment>
        <translation type="unfinished">続行(&amp;O)</translation>
    </message>
    <message>
        <source>Go on once you have done what is asked there.</source>
        <translation type="unfinished">求められた操作をそちらで行ってから、続行してください。</translation>
    </message>
    <message>
        <source>The browser could not be opened. Open the address there by hand, then go on.</source>
        <translation type="unfinished">ブラウザーを開けませんでした。アドレスを手動で開いてから、続行してください。</translation>
    </message>
    <message>
        <source>A tool asks</source>
        <translation type="unfinished">ツールからの確認</translation>
    </message>
    <message>
        <source>%1 asks</source>
        <extracomment>Answer that can be given on the card of a question in the transcript</extracomment>
        <translation type="unfinished">%1 からの確認</translation>
    </message>
    <message>
        <source>Arguments, as JSON</source>
        <translation type="unfinished">引数 (JSON)</translation>
    </message>
    <message>
        <source>What changes in the file: − removed, + added</source>
        <translation type="unfinished">ファイルの変更内容: − は削除、+ は追加</translation>
    </message>
    <message>
        <source>Calls like this one: %1.</source>
        <translation type="unfinished">同様の呼び出し: %1</translation>
    </message>
    <message>
        <source>What will run</source>
        <translation type="unfinished">実行される内容</translation>
    </message>
    <message>
        <source>As a for&amp;m</source>
        <translation type="unfinished">フォームで入力(&amp;M)</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation type="unfinished">JSON オブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>Look at what is marked below.</source>
        <translation type="unfinished">下の印の付いた箇所を確認してください。</translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished">このままでは送信できません。</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished">このままでは送信できません</translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message>
        <source>Send now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">今すぐ送信</translation>
    </message>
    <message>
        <source>Send what waits, and go on with the next after each answer</source>
        <translation type="unfinished">待機中のメッセージを送信し、応答のたびに次を送信します</translation>
    </message>
    <message>
        <source>Say now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">今伝える</translation>
    </message>
    <message>
        <source>Say it within the turn under way, after the running round (Ctrl+Enter)</source>
        <translation type="unfinished">進行中のターンの中で、実行中のラウンドの後に伝えます (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Button at a message that waits to be sent: a verb</extracomment>
        <translation type="unfinished">編集</translation>
    </message>
    <message>
        <source>Go on writing this message (Enter)</source>
        <translation type="unfinished">このメッセージの続きを書きます (Enter)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>Button at a message that waits to be sent: move it up</extracomment>
        <translation type="unfinished">上へ</translation>
    </message>
    <message>
        <source>Send it earlier (Alt+Up)</source>
        <translation type="unfinished">先に送信します (Alt+↑)</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Button at a message that waits to be sent: move it down</extracomment>
        <translation type="unfinished">下へ</translation>
    </message>
    <message>
        <source>Send it later (Alt+Down)</source>
        <translation type="unfinished">後で送信します (Alt+↓)</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>Button at a message that waits to be sent: a verb: take it out of the queue</extracomment>
        <translation type="unfinished">取り消し</translation>
    </message>
    <message>
        <source>Do not send it (Delete)</source>
        <translation type="unfinished">送信しません (Delete)</translation>
    </message>
    <message>
        <source>Messages that wait</source>
        <translation type="unfinished">待機中のメッセージ</translation>
    </message>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation type="unfinished">
            <numerusform>%1 (添付ファイル %n 個)</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round: %1</source>
        <translation type="unfinished">このラウンドの後: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation type="unfinished">
            <numerusform>%n 件のメッセージが応答を待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button at a message that waits to be sent</extracomment>
        <translation type="unfinished">後で</translation>
    </message>
</context>
<context>
    <name>gui::QuickQuestion</name>
    <message>
        <source>&amp;Ask</source>
        <extracomment>Button in the small window of a quick question</extracomment>
        <translation type="unfinished">質問(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation type="unfinished">ウィンドウで開く(&amp;O)</translation>
    </message>
    <message>
        <source>Quick question – Parlance</source>
        <translation type="unfinished">クイック質問 – Parlance</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <extracomment>Label in the small window of a quick question</extracomment>
        <translation type="unfinished">質問(&amp;Q):</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Name for screen readers in the small window of a quick question</extracomment>
        <translation type="unfinished">質問</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Name for screen readers in the small window of a quick question: a noun: what came back</extracomment>
        <translation type="unfinished">応答</translation>
    </message>
    <message>
        <source>%1, without tools. Esc closes this.</source>
        <translation type="unfinished">%1、ツールなし。Esc で閉じます。</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation type="unfinished">応答を待っています…</translation>
    </message>
    <message>
        <source>The answer has arrived; another question goes on from it.</source>
        <translation type="unfinished">応答が届きました。続けて質問できます。</translation>
    </message>
    <message>
        <source>The question came to nothing.</source>
        <translation type="unfinished">質問は成立しませんでした。</translation>
    </message>
</context>
<context>
    <name>gui::ReadingWindow</name>
    <message>
        <source>The message as text</source>
        <translation type="unfinished">テキストとしてのメッセージ</translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message>
        <source>What is taken out of exchanges</source>
        <translation type="unfinished">通信から取り除く内容</translation>
    </message>
    <message>
        <source>Patterns, one on a line</source>
        <translation type="unfinished">1 行に 1 つのパターン</translation>
    </message>
    <message>
        <source>Members of JSON, and headers, with commas between</source>
        <translation type="unfinished">コンマ区切りの JSON メンバーとヘッダー</translation>
    </message>
    <message>
        <source>email, phone</source>
        <extracomment>Hint in an empty field in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">email, phone</translation>
    </message>
    <message>
        <source>The exchanges that the rules were tried on</source>
        <translation type="unfinished">規則を試した通信</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">開始</translation>
    </message>
    <message>
        <source>Request</source>
        <extracomment>Column title in the window about what is taken out of exchanges: a noun: what was sent</extracomment>
        <translation type="unfinished">リクエスト</translation>
    </message>
    <message>
        <source>Taken out</source>
        <extracomment>Column title in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">除去数</translation>
    </message>
    <message>
        <source>What would have been kept of it</source>
        <translation type="unfinished">保存される内容</translation>
    </message>
    <message>
        <source>Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these members, become [redacted] before an exchange is kept. What has been kept already stays as it is.</source>
        <translation type="unfinished">キーは常に取り除かれます。パターン (正規表現) に一致する部分と、これらのメンバーの値は、通信を保存する前に [redacted] に置き換えられます。保存済みのものは変わりません。</translation>
    </message>
    <message>
        <source>&amp;Patterns, one on a line</source>
        <translation type="unfinished">1 行に 1 つのパターン(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Members of JSON, and headers</source>
        <translation type="unfinished">JSON メンバーとヘッダー(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Try out</source>
        <extracomment>Button in the window about what is taken out of exchanges</extracomment>
        <translation type="unfinished">試す(&amp;T)</translation>
    </message>
    <message>
        <source>On the exchanges that were kept last; nothing is changed</source>
        <translation type="unfinished">最近保存した通信で試します。何も変更されません</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished">この規則を保存(&amp;K)</translation>
    </message>
    <message>
        <source>They apply from now on</source>
        <translation type="unfinished">今後適用されます</translation>
    </message>
    <message>
        <source>Nothing has been kept yet that the rules could be tried on.</source>
        <translation type="unfinished">規則を試せる通信がまだ保存されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation type="unfinished">
            <numerusform>最近保存した通信から %n か所が取り除かれたはずです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept. They apply to every exchange from now on.</source>
        <translation type="unfinished">保存しました。今後のすべての通信に適用されます。</translation>
    </message>
</context>
<context>
    <name>gui::RehearseCommand</name>
    <message>
        <source>The port on 127.0.0.1; 0 takes any that is free.</source>
        <translation type="unfinished">127.0.0.1 のポート。0 を指定すると空いているポートを使います。</translation>
    </message>
    <message>
        <source>A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped.</source>
        <translation type="unfinished">シナリオの定義ファイル、またはカセット (NAME.jsonl、または HTTP Archive の NAME.har)。指定しない場合は付属のシナリオ。</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 はポートではありません。</translation>
    </message>
</context>
<context>
    <name>gui::RemovedBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a descriptor was deleted</extracomment>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>%1 has been deleted.</source>
        <translation type="unfinished">%1 を削除しました。</translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message>
        <source>Write JSON Lines.</source>
        <translation type="unfinished">JSON Lines で出力します。</translation>
    </message>
    <message>
        <source>For screen readers: words instead of symbols.</source>
        <translation type="unfinished">スクリーンリーダー向け: 記号の代わりに言葉を使います。</translation>
    </message>
    <message>
        <source>Show the options of this command.</source>
        <translation type="unfinished">このコマンドのオプションを表示します。</translation>
    </message>
    <message>
        <source>Only say what is wrong, and change nothing.</source>
        <translation type="unfinished">問題点を表示するだけで、何も変更しません。</translation>
    </message>
    <message>
        <source>repair takes no argument.</source>
        <translation type="unfinished">repair に引数は指定できません。</translation>
    </message>
    <message>
        <source>Everything can be read.</source>
        <translation type="unfinished">すべて読み込めます。</translation>
    </message>
    <message>
        <source>Everything can be read; nothing was changed.</source>
        <translation type="unfinished">すべて読み込めます。何も変更していません。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">失われたものはありません。</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">古いファイルは %1 として残されています。</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>救出した会話: %1 件、メッセージ %n 件。</numerusform>
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
        <translation type="unfinished">すべて読み込めます。何も変更していません。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished">失われたものはありません。</translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished">古いファイルは %1 として残されています。</translation>
    </message>
    <message>
        <source>Repair the conversations</source>
        <translation type="unfinished">会話の修復</translation>
    </message>
    <message>
        <source>&amp;Open the conversations</source>
        <translation type="unfinished">会話を開く(&amp;O)</translation>
    </message>
    <message>
        <source>Every part of the file is checked.</source>
        <translation type="unfinished">ファイルのすべての部分を検査しました。</translation>
    </message>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation type="unfinished">
            <numerusform>救出した会話: %1 件、メッセージ %n 件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message>
        <source>Body of the request</source>
        <translation type="unfinished">リクエストの本文</translation>
    </message>
    <message>
        <source>What is wrong with the request</source>
        <translation type="unfinished">リクエストの問題点</translation>
    </message>
    <message>
        <source>The request is large, and is being read…</source>
        <translation type="unfinished">リクエストが大きいため、読み込み中です…</translation>
    </message>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation type="unfinished">
            <numerusform>%n 個の長い文字列を記号に折りたたんでいます。送信時は全体が送られます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestFill</name>
    <message>
        <source>Tools</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">ツール</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">メッセージ</translation>
    </message>
    <message>
        <source>Instructions of the workspace</source>
        <translation type="unfinished">ワークスペースの指示</translation>
    </message>
    <message>
        <source>Settings and the rest</source>
        <translation type="unfinished">設定とその他</translation>
    </message>
    <message>
        <source>System text</source>
        <extracomment>Part of a request in the table of what fills it</extracomment>
        <translation type="unfinished">システムテキスト</translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message>
        <source>What the model will see</source>
        <translation type="unfinished">モデルに渡る内容</translation>
    </message>
    <message>
        <source>Address and headers</source>
        <translation type="unfinished">アドレスとヘッダー</translation>
    </message>
    <message>
        <source>&amp;Request</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">リクエスト(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <extracomment>Title of a tab in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">ヘッダー(&amp;H)</translation>
    </message>
    <message>
        <source>Find in the request</source>
        <translation type="unfinished">リクエスト内を検索</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <extracomment>Button in the window that shows what the model would be sent now: the place before</extracomment>
        <translation type="unfinished">前へ(&amp;B)</translation>
    </message>
    <message>
        <source>The previous line that has it (Shift+F3)</source>
        <translation type="unfinished">前の一致行 (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">次へ(&amp;N)</translation>
    </message>
    <message>
        <source>The next line that has it (F3)</source>
        <translation type="unfinished">次の一致行 (F3)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button in the window that shows what the model would be sent now: a verb</extracomment>
        <translation type="unfinished">コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the whole body as it would be sent</source>
        <translation type="unfinished">送信される本文全体をコピーします</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <extracomment>Button in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">更新(&amp;G)</translation>
    </message>
    <message>
        <source>As it would be now (F5)</source>
        <translation type="unfinished">現在の状態で表示 (F5)</translation>
    </message>
    <message>
        <source>There is no request to show.</source>
        <translation type="unfinished">表示するリクエストはありません。</translation>
    </message>
    <message>
        <source>This would be sent now, with what is in the composer. Nothing has been sent for it.</source>
        <translation type="unfinished">入力欄の内容とともに、今送信した場合の内容です。これを表示するために送信したものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation type="unfinished">
            <numerusform>モデルのコンテキストに収まらないため、以前のメッセージ %n 件が除外されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No body</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">本文なし</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">見つかりません</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Text in the window that shows what the model would be sent now</extracomment>
        <translation type="unfinished">%1 行目</translation>
    </message>
</context>
<context>
    <name>gui::ResendCommand</name>
    <message>
        <source>Send what is in this file instead of the body that was sent, byte for byte.</source>
        <translation type="unfinished">送信された本文の代わりに、このファイルの内容をバイト単位でそのまま送信します。</translation>
    </message>
    <message>
        <source>How often, one after the other; at most %1.</source>
        <translation type="unfinished">連続して送信する回数。最大 %1 回。</translation>
    </message>
    <message>
        <source>To this provider, which has to speak the same language. Default: the one that it went to.</source>
        <translation type="unfinished">送信先のプロバイダー (同じ方言であること)。既定: 元の送信先。</translation>
    </message>
    <message>
        <source>The exchange, by its identifier or the beginning of it.</source>
        <translation type="unfinished">通信の識別子、またはその先頭部分。</translation>
    </message>
    <message>
        <source>Which exchange? parlance exchanges lists them.</source>
        <translation type="unfinished">どの通信ですか? parlance exchanges で一覧できます。</translation>
    </message>
    <message>
        <source>--times is a number from 1 to %1.</source>
        <translation type="unfinished">--times には 1 から %1 までの数値を指定します。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished">%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation type="unfinished">%1 は 64 MiB を超えています。</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">本文中のキーがあった場所には代わりの印があり、そのまま送信されます。</translation>
    </message>
    <message>
        <source>%1 Say which with --provider.</source>
        <translation type="unfinished">%1 --provider で指定してください。</translation>
    </message>
    <message>
        <source>says the same as before</source>
        <translation type="unfinished">以前と同じ内容です</translation>
    </message>
    <message>
        <source>departs from what was said before at byte %1</source>
        <translation type="unfinished">バイト %1 から以前の内容と異なります</translation>
    </message>
    <message>
        <source>%1  status %2  %3 ms (%4 before)  %5 tokens in, %6 out  %7</source>
        <translation type="unfinished">%1  ステータス %2  %3 ミリ秒 (以前 %4)  入力 %5 トークン、出力 %6  %7</translation>
    </message>
</context>
<context>
    <name>gui::ResourceModel</name>
    <message>
        <source>family</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">テンプレート</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">変更</translation>
    </message>
    <message>
        <source>watched</source>
        <extracomment>State or kind of a resource in the list of resources of MCP servers</extracomment>
        <translation type="unfinished">監視中</translation>
    </message>
</context>
<context>
    <name>gui::ResourcePreview</name>
    <message>
        <source>Text of the resource</source>
        <translation type="unfinished">リソースのテキスト</translation>
    </message>
    <message>
        <source>This is neither text nor a picture: %1</source>
        <translation type="unfinished">テキストでも画像でもありません: %1</translation>
    </message>
    <message>
        <source>[The rest is not shown here.]</source>
        <translation type="unfinished">[残りはここには表示されません。]</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Name for screen readers of the preview of a resource that is a picture</extracomment>
        <translation type="unfinished">画像</translation>
    </message>
    <message>
        <source>The picture cannot be shown.</source>
        <translation type="unfinished">画像を表示できません。</translation>
    </message>
</context>
<context>
    <name>gui::ResourceView</name>
    <message>
        <source>&amp;Read</source>
        <extracomment>Button of a resource of an MCP server</extracomment>
        <translation type="unfinished">読み込む(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Watch for changes</source>
        <translation type="unfinished">変更を監視(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Attach to the message</source>
        <translation type="unfinished">メッセージに添付(&amp;A)</translation>
    </message>
    <message>
        <source>Part of the resource</source>
        <translation type="unfinished">リソースの部分</translation>
    </message>
    <message>
        <source>Fill in what is in braces, then read it.</source>
        <translation type="unfinished">波括弧内の値を入力してから、読み込んでください。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>Message of a resource of an MCP server</extracomment>
        <translation type="unfinished">読み込み中…</translation>
    </message>
    <message>
        <source>It goes with your next message.</source>
        <translation type="unfinished">次のメッセージと一緒に送信されます。</translation>
    </message>
    <message>
        <source>It has changed since it was read.</source>
        <translation type="unfinished">読み込んだ後に変更されました。</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <extracomment>Button or progress of a resource of an MCP server</extracomment>
        <translation type="unfinished">再読み込み(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message>
        <source>List a&amp;gain</source>
        <extracomment>Button in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">一覧を更新(&amp;G)</translation>
    </message>
    <message>
        <source>Resources of MCP servers</source>
        <translation type="unfinished">MCP サーバーのリソース</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">サーバー</translation>
    </message>
    <message>
        <source>Search the resources</source>
        <translation type="unfinished">リソースを検索</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Hint in an empty field in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">検索</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Name for screen readers in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">リソース</translation>
    </message>
    <message>
        <source>There is no MCP server yet.</source>
        <translation type="unfinished">MCP サーバーはまだありません。</translation>
    </message>
    <message>
        <source>This server has no resources.</source>
        <translation type="unfinished">このサーバーにリソースはありません。</translation>
    </message>
    <message>
        <source>Listing…</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">一覧を取得中…</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <extracomment>Text in the dialog that lists the resources of MCP servers</extracomment>
        <translation type="unfinished">
            <numerusform>%n 件のリソース</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RestoreCommand</name>
    <message>
        <source>restored:</source>
        <extracomment>Message on the terminal before the conversation that was brought back</extracomment>
        <translation type="unfinished">復元済み:</translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message>
        <source>The turn would be rolled back; the model would get nothing.</source>
        <translation type="unfinished">ターンはロールバックされ、モデルには何も渡されません。</translation>
    </message>
    <message>
        <source>The turn would go on; the model would get this as an error result.</source>
        <translation type="unfinished">ターンは続行され、モデルにはこれがエラーの結果として渡されます。</translation>
    </message>
    <message>
        <source>%1 error: %2</source>
        <translation type="unfinished">%1 エラー: %2</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation type="unfinished">モデル用</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">ユーザー用</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>Title of a tab of a result in the test bench: an adjective: byte for byte</extracomment>
        <translation type="unfinished">生データ</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Title of a tab of a result in the test bench: a noun: to another exchange</extracomment>
        <translation type="unfinished">違い</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation type="unfinished">未実行</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <extracomment>Title of a tab of a result in the test bench</extracomment>
        <translation type="unfinished">
            <numerusform>%n 件のリクエスト</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RowAction</name>
    <message>
        <source>Copy</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">コピー</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">編集</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again</extracomment>
        <translation type="unfinished">再生成</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here</extracomment>
        <translation type="unfinished">フォーク</translation>
    </message>
    <message>
        <source>Compare from here…</source>
        <translation type="unfinished">ここから比較…</translation>
    </message>
    <message>
        <source>Compare with the other version</source>
        <translation type="unfinished">他のバージョンと比較</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along</extracomment>
        <translation type="unfinished">有効</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">ピン留め</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished">Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished">テキストとしてコピー</translation>
    </message>
    <message>
        <source>Edit the result…</source>
        <translation type="unfinished">結果を編集…</translation>
    </message>
    <message>
        <source>Look at arguments and result…</source>
        <translation type="unfinished">引数と結果の詳細…</translation>
    </message>
    <message>
        <source>Run this call again…</source>
        <translation type="unfinished">この呼び出しを再実行…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>Move to a new conversation</source>
        <translation type="unfinished">新しい会話に移動</translation>
    </message>
    <message>
        <source>Show what the model saw here</source>
        <translation type="unfinished">ここでモデルに渡った内容を表示</translation>
    </message>
    <message>
        <source>Show what went over the wire</source>
        <translation type="unfinished">通信内容を表示</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files…</source>
        <translation type="unfinished">このターンのファイルを元に戻す…</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">前のバージョン</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">次のバージョン</translation>
    </message>
    <message>
        <source>Show thought</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">思考を表示</translation>
    </message>
    <message>
        <source>Open or fold</source>
        <translation type="unfinished">開く/折りたたむ</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript</extracomment>
        <translation type="unfinished">すべて表示</translation>
    </message>
    <message>
        <source>Undo this turn</source>
        <translation type="unfinished">このターンを元に戻す</translation>
    </message>
    <message>
        <source>Read as text</source>
        <translation type="unfinished">テキストとして読む</translation>
    </message>
</context>
<context>
    <name>gui::RowOffer</name>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent</extracomment>
        <translation type="unfinished">無効化</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again</extracomment>
        <translation type="unfinished">有効化</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">ピン留めを外す</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">ピン留め</translation>
    </message>
    <message>
        <source>Edit the arguments…</source>
        <translation type="unfinished">引数を編集…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>Deed that can be done with a message: a verb, in its menu in the transcript; a verb</extracomment>
        <translation type="unfinished">編集…</translation>
    </message>
    <message>
        <source>Undo this turn and what follows</source>
        <translation type="unfinished">このターン以降を元に戻す</translation>
    </message>
</context>
<context>
    <name>gui::RunDetails</name>
    <message>
        <source>Asked</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was asked</extracomment>
        <translation type="unfinished">質問</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>Label or verdict beside the table of an evaluation: what was answered</extracomment>
        <translation type="unfinished">応答</translation>
    </message>
    <message>
        <source>&amp;Whole conversation</source>
        <extracomment>Button beside the table of an evaluation</extracomment>
        <translation type="unfinished">会話全体(&amp;W)</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Name for screen readers beside the table of an evaluation: what was expected</extracomment>
        <translation type="unfinished">期待条件</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation type="unfinished">採点 %1 / %2</translation>
    </message>
    <message>
        <source>Your grade</source>
        <extracomment>Label beside the table of an evaluation</extracomment>
        <translation type="unfinished">あなたの採点</translation>
    </message>
    <message>
        <source>Pick a cell to see its runs.</source>
        <translation type="unfinished">セルを選択すると、その実行が表示されます。</translation>
    </message>
    <message>
        <source>%1 · %2 · run %3 of %4</source>
        <translation type="unfinished">%1 · %2 · 実行 %3 / %4</translation>
    </message>
    <message>
        <source>● passed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">● 合格</translation>
    </message>
    <message>
        <source>◆ broken</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">◆ 異常</translation>
    </message>
    <message>
        <source>○ failed</source>
        <extracomment>Label or verdict beside the table of an evaluation</extracomment>
        <translation type="unfinished">○ 不合格</translation>
    </message>
</context>
<context>
    <name>gui::RunNotices</name>
    <message>
        <source>It called %1 (%2).</source>
        <translation type="unfinished">%1 を呼び出しました (%2)。</translation>
    </message>
</context>
<context>
    <name>gui::RunningPanel</name>
    <message>
        <source>Servers, and what they are asked now</source>
        <translation type="unfinished">サーバーと現在の要求</translation>
    </message>
    <message>
        <source>Server</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">サーバー</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of a server</extracomment>
        <translation type="unfinished">状態</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; a noun: of tools</extracomment>
        <translation type="unfinished">呼び出し</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how many calls wait</extracomment>
        <translation type="unfinished">応答待ち</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how much it takes</extracomment>
        <translation type="unfinished">メモリ</translation>
    </message>
    <message>
        <source>Restarts</source>
        <extracomment>Column title in the dock of what is running now: servers and what they are asked; how often it was started again</extracomment>
        <translation type="unfinished">再起動回数</translation>
    </message>
    <message>
        <source>Requests that are under way</source>
        <translation type="unfinished">実行中のリクエスト</translation>
    </message>
    <message>
        <source>Those that have no answer yet</source>
        <translation type="unfinished">まだ応答のないもの</translation>
    </message>
    <message>
        <source>Of the servers that Parlance has started as programs</source>
        <translation type="unfinished">Parlance がプログラムとして起動したサーバーのもの</translation>
    </message>
    <message>
        <source>How often it has been restarted since Parlance was started</source>
        <translation type="unfinished">Parlance の起動後に再起動された回数</translation>
    </message>
    <message>
        <source>Nothing is running now: no MCP server is described, no model&apos;s server was started, and no provider is being asked.</source>
        <translation type="unfinished">現在、実行中のものはありません。定義された MCP サーバーも、起動されたモデルサーバーも、問い合わせ中のプロバイダーもありません。</translation>
    </message>
    <message>
        <source>MCP</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">MCP</translation>
    </message>
    <message>
        <source>model file</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">モデルファイル</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked; can be used</extracomment>
        <translation type="unfinished">準備完了</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>restarting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">再起動中</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">起動中</translation>
    </message>
    <message>
        <source>provider</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">プロバイダー</translation>
    </message>
    <message>
        <source>asked</source>
        <extracomment>Column title or state in the dock of what is running now: servers and what they are asked</extracomment>
        <translation type="unfinished">要求中</translation>
    </message>
</context>
<context>
    <name>gui::RunsView</name>
    <message>
        <source>Repeat</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb: run it once more</extracomment>
        <translation type="unfinished">再実行</translation>
    </message>
    <message>
        <source>Runs it again with the same arguments (F5)</source>
        <translation type="unfinished">同じ引数でもう一度実行します (F5)</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Button in the list of earlier runs in the test bench: a verb</extracomment>
        <translation type="unfinished">比較</translation>
    </message>
    <message>
        <source>Shows how two picked runs differ</source>
        <translation type="unfinished">選択した 2 つの実行の違いを表示します</translation>
    </message>
    <message>
        <source>Use as example</source>
        <translation type="unfinished">例として使用</translation>
    </message>
    <message>
        <source>Copies the run as an example for a description</source>
        <translation type="unfinished">説明用の例として実行をコピーします</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Name for screen readers in the list of earlier runs in the test bench</extracomment>
        <translation type="unfinished">以前の実行</translation>
    </message>
    <message>
        <source>Use as case</source>
        <translation type="unfinished">ケースとして使用</translation>
    </message>
    <message>
        <source>Copies the run as a case of an evaluation, for a file of cases</source>
        <translation type="unfinished">実行を評価のケースとしてコピーします (ケースのファイル用)</translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message>
        <source>&amp;Without texts: only structure, sizes and times</source>
        <translation type="unfinished">テキストなし: 構造、サイズ、時間のみ(&amp;W)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation type="unfinished">
            <numerusform>%n 件の通信を保存</numerusform>
        </translation>
    </message>
    <message>
        <source>What kind of file</source>
        <translation type="unfinished">ファイルの種類</translation>
    </message>
    <message>
        <source>HTTP Archive (.har), which browsers and other tools read</source>
        <translation type="unfinished">HTTP Archive (.har)、ブラウザーやほかのツールで読める形式</translation>
    </message>
    <message>
        <source>Cassette (.jsonl), which can be played again</source>
        <translation type="unfinished">カセット (.jsonl)、再生できる形式</translation>
    </message>
    <message>
        <source>Keys are in neither. What anybody has said is, unless it is left out.</source>
        <translation type="unfinished">キーはどちらにも含まれません。発言の内容は、除外しない限り含まれます。</translation>
    </message>
</context>
<context>
    <name>gui::SearchCommand</name>
    <message>
        <source>At most this many.</source>
        <translation type="unfinished">最大件数。</translation>
    </message>
    <message>
        <source>All of them must occur; each may be the beginning of a word.</source>
        <translation type="unfinished">すべてを含むものを検索します。単語の先頭部分でもかまいません。</translation>
    </message>
    <message>
        <source>Search for what?</source>
        <translation type="unfinished">何を検索しますか?</translation>
    </message>
    <message>
        <source>in the title</source>
        <translation type="unfinished">タイトル内</translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message>
        <source>Untitled</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">無題</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>Line in the results of a search in all conversations</extracomment>
        <translation type="unfinished">
            <numerusform>%n 件一致</numerusform>
        </translation>
    </message>
    <message>
        <source>in the title</source>
        <extracomment>Line in the results of a search in all conversations: the words stand in the conversation&apos;s title</extracomment>
        <translation type="unfinished">タイトル内</translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message>
        <source>Before</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came before</extracomment>
        <translation type="unfinished">変更前</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Text in the window that sends a recorded request again: the answer that came now</extracomment>
        <translation type="unfinished">今回</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation type="unfinished">編集して再送信</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation type="unfinished">
            <numerusform>リクエストに %n 個の問題がありますが、このまま送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Headers of the request, one on a line; keys are added when it is sent</source>
        <translation type="unfinished">リクエストのヘッダー (1 行に 1 つ)。キーは送信時に追加されます</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">リクエスト(&amp;Q)</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <extracomment>Title of a tab in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">ヘッダー(&amp;D)</translation>
    </message>
    <message>
        <source>All answers, and what differs</source>
        <translation type="unfinished">すべての応答と違い</translation>
    </message>
    <message>
        <source>The provider that it is sent to</source>
        <translation type="unfinished">送信先のプロバイダー</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <extracomment>Label in the window that sends a recorded request again: to which provider</extracomment>
        <translation type="unfinished">送信先(&amp;T)</translation>
    </message>
    <message>
        <source>How often it is sent</source>
        <translation type="unfinished">送信回数</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number</extracomment>
        <translation type="unfinished"> 回</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <extracomment>Button in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">送信(&amp;S)</translation>
    </message>
    <message>
        <source>Sends the request as it stands (Ctrl+Enter)</source>
        <translation type="unfinished">リクエストをこのまま送信します (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>As a &amp;branch</source>
        <translation type="unfinished">ブランチとして追加(&amp;B)</translation>
    </message>
    <message>
        <source>Puts the answer that is shown beside the old one in the conversation, marked as made by hand</source>
        <translation type="unfinished">表示中の応答を、会話の元の応答の横に、手動で作成したものとして追加します</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">名前を付けて保存(&amp;V)</translation>
    </message>
    <message>
        <source>Copy as cu&amp;rl</source>
        <translation type="unfinished">cURL としてコピー(&amp;R)</translation>
    </message>
    <message>
        <source>The request as it stands, as a command line without the key</source>
        <translation type="unfinished">このリクエストのコマンドライン (キーなし)</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <extracomment>Button in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">すべて元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>The request as it was sent</source>
        <translation type="unfinished">送信されたときのリクエスト</translation>
    </message>
    <message>
        <source>&amp;Cassette…</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">カセット(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Scenario of the rehearsal…</source>
        <translation type="unfinished">リハーサルのシナリオ(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Table of the answers (CSV)…</source>
        <translation type="unfinished">応答の表 (CSV)(&amp;T)…</translation>
    </message>
    <message>
        <source>%1 · sent %2</source>
        <translation type="unfinished">%1 · 送信 %2</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation type="unfinished">まだ何も送信されていません。</translation>
    </message>
    <message>
        <source>Where a key stood in the body there is a mark in its place, which is sent as it is.</source>
        <translation type="unfinished">本文中のキーがあった場所には代わりの印があり、そのまま送信されます。</translation>
    </message>
    <message>
        <source>No provider is known for the address that this was sent to. Choose one.</source>
        <translation type="unfinished">送信元のプロバイダーが不明です。選択してください。</translation>
    </message>
    <message>
        <source>No provider speaks %1.</source>
        <translation type="unfinished">%1 に対応するプロバイダーはありません。</translation>
    </message>
    <message>
        <source>“%1” is not a header that can be set.</source>
        <translation type="unfinished">「%1」は設定できるヘッダーではありません。</translation>
    </message>
    <message>
        <source>Leave %1 out: the provider&apos;s key is added when it is sent.</source>
        <translation type="unfinished">%1 は指定しないでください。プロバイダーのキーは送信時に追加されます。</translation>
    </message>
    <message>
        <source>Now: answer %1</source>
        <translation type="unfinished">今回: 応答 %1</translation>
    </message>
    <message>
        <source>Stopped before it was answered.</source>
        <translation type="unfinished">応答の前に停止されました。</translation>
    </message>
    <message>
        <source>The answer is a branch of the conversation now, marked as made by hand.</source>
        <translation type="unfinished">応答は、手動で作成したものとして会話のブランチになりました。</translation>
    </message>
    <message>
        <source>Copied. The key is $API_KEY in it.</source>
        <translation type="unfinished">コピーしました。キーは $API_KEY になっています。</translation>
    </message>
    <message>
        <source>Save as a cassette</source>
        <translation type="unfinished">カセットとして保存</translation>
    </message>
    <message>
        <source>request.cassette</source>
        <extracomment>Title of a file dialog in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">リクエスト.cassette</translation>
    </message>
    <message>
        <source>%1 has been written. It plays with --replay, or as base-url = &quot;cassette:%1&quot;.</source>
        <translation type="unfinished">%1 に書き出しました。--replay、または base-url = &quot;cassette:%1&quot; で再生できます。</translation>
    </message>
    <message>
        <source>Save as a scenario of the rehearsal</source>
        <translation type="unfinished">リハーサルのシナリオとして保存</translation>
    </message>
    <message>
        <source>scenario.toml</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">scenario.toml</translation>
    </message>
    <message>
        <source>Save the table of the answers</source>
        <translation type="unfinished">応答の表を保存</translation>
    </message>
    <message>
        <source>answers.csv</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">応答.csv</translation>
    </message>
    <message>
        <source>%1 has been written.</source>
        <translation type="unfinished">%1 に書き出しました。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Text in the window that sends a recorded request again: a verb</extracomment>
        <translation type="unfinished">停止(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;ase of an evaluation…</source>
        <translation type="unfinished">評価のケース(&amp;A)…</translation>
    </message>
    <message>
        <source>Save as a case of an evaluation</source>
        <translation type="unfinished">評価のケースとして保存</translation>
    </message>
    <message>
        <source>case.jsonl</source>
        <extracomment>Text in the window that sends a recorded request again</extracomment>
        <translation type="unfinished">ケース.jsonl</translation>
    </message>
</context>
<context>
    <name>gui::SendingCommand</name>
    <message>
        <source>--answer-limit is a number of MiB from 1 to 1024.</source>
        <translation type="unfinished">--answer-limit には 1 から 1024 までの MiB 数を指定します。</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 を待っています</translation>
    </message>
    <message>
        <source>The server of %1 would start this program again, that one its server, and so on without end.</source>
        <translation type="unfinished">%1 のサーバーはこのプログラムを再び起動し、それがまた自分のサーバーを起動し、際限なく続きます。</translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message>
        <source>Serve other programs</source>
        <translation type="unfinished">他のプログラムに提供</translation>
    </message>
    <message>
        <source>Other programs on this machine can use Parlance over MCP: its conversations, models and agents, and the tools that are picked here. What they do is kept like anything else; what asks first is asked there, or here.</source>
        <translation type="unfinished">このコンピューターの他のプログラムが、MCP 経由で Parlance の会話、モデル、エージェント、およびここで選択したツールを使えます。操作はほかと同じように保存され、確認が必要なものは相手側またはここで確認されます。</translation>
    </message>
    <message>
        <source>&amp;Serve</source>
        <extracomment>Button in the dialog about serving other programs: a verb: begin to serve other programs</extracomment>
        <translation type="unfinished">提供を開始(&amp;S)</translation>
    </message>
    <message>
        <source>Ensembles whose tools are offered</source>
        <translation type="unfinished">ツールを提供するツールセット</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>Part of a number field in the dialog about serving other programs: whichever is free, or any amount</extracomment>
        <translation type="unfinished">指定なし</translation>
    </message>
    <message>
        <source>&amp;Tools of:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">提供するツール(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">ポート(&amp;P):</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">アドレス</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Text in the dialog about serving other programs: a secret that a provider gives to its customers</extracomment>
        <translation type="unfinished">キー</translation>
    </message>
    <message>
        <source>Copy an &amp;entry for a client&apos;s file</source>
        <translation type="unfinished">クライアントのファイル用の項目をコピー(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">アドレス(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">キー(&amp;K):</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <extracomment>Label in the dialog about serving other programs: a verb</extracomment>
        <translation type="unfinished">コピー(&amp;O)</translation>
    </message>
    <message>
        <source>Who is served, and what is under way</source>
        <translation type="unfinished">提供先と実行中の処理</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column title in the dialog about serving other programs: the program that is served</extracomment>
        <translation type="unfinished">クライアント</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column title in the dialog about serving other programs: what is asked of it</extracomment>
        <translation type="unfinished">内容</translation>
    </message>
    <message>
        <source>Since</source>
        <extracomment>Column title in the dialog about serving other programs: since when</extracomment>
        <translation type="unfinished">開始</translation>
    </message>
    <message>
        <source>S&amp;top it</source>
        <extracomment>Button in the dialog about serving other programs</extracomment>
        <translation type="unfinished">停止(&amp;T)</translation>
    </message>
    <message>
        <source>Sho&amp;w the conversation</source>
        <translation type="unfinished">会話を表示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;End serving</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">提供を終了(&amp;E)</translation>
    </message>
    <message>
        <source>A program without a name</source>
        <translation type="unfinished">名前のないプログラム</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">
            <numerusform>%n 件の呼び出し</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for an answer there</source>
        <translation type="unfinished">相手側で確認待ち</translation>
    </message>
    <message>
        <source>under way</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">実行中</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>Label in the dialog about serving other programs</extracomment>
        <translation type="unfinished">まだいません</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation type="unfinished">%1、プロセス %2</translation>
    </message>
    <message>
        <source>End i&amp;t</source>
        <extracomment>Text in the dialog about serving other programs</extracomment>
        <translation type="unfinished">終了(&amp;T)</translation>
    </message>
    <message>
        <source>waiting for an answer, there or here</source>
        <translation type="unfinished">相手側またはここで確認待ち</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">確認待ち</translation>
    </message>
</context>
<context>
    <name>gui::ServeMcpCommand</name>
    <message>
        <source>Speak with the program that has started this one, over standard input and output.</source>
        <translation type="unfinished">このプログラムを起動したプログラムと、標準入出力で通信します。</translation>
    </message>
    <message>
        <source>Listen on 127.0.0.1; 0 takes any port that is free.</source>
        <translation type="unfinished">127.0.0.1 で待ち受けます。0 を指定すると空いているポートを使います。</translation>
    </message>
    <message>
        <source>Give --stdio, or --http with a port.</source>
        <translation type="unfinished">--stdio、または --http とポートを指定してください。</translation>
    </message>
    <message>
        <source>%1 is not a port.</source>
        <translation type="unfinished">%1 はポートではありません。</translation>
    </message>
    <message>
        <source>Give both to the program that is to use this. Ctrl+C ends it.</source>
        <translation type="unfinished">両方を、利用するプログラムに指定してください。Ctrl+C で終了します。</translation>
    </message>
</context>
<context>
    <name>gui::ServedTools</name>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 を待っています</translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation type="unfinished">
            <numerusform>現在 %n 文字</numerusform>
        </translation>
    </message>
    <message>
        <source>a program</source>
        <extracomment>Who asked where no name is known</extracomment>
        <translation type="unfinished">プログラム</translation>
    </message>
</context>
<context>
    <name>gui::ServerActions</name>
    <message>
        <source>&amp;Start the server</source>
        <translation type="unfinished">サーバーを起動(&amp;S)</translation>
    </message>
    <message>
        <source>St&amp;op the server</source>
        <translation type="unfinished">サーバーを停止(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Restart the server</source>
        <translation type="unfinished">サーバーを再起動(&amp;R)</translation>
    </message>
    <message>
        <source>Sign o&amp;ut</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">サインアウト(&amp;U)</translation>
    </message>
    <message>
        <source>R&amp;esources…</source>
        <extracomment>Menu entry at an MCP server in the tree of ensembles</extracomment>
        <translation type="unfinished">リソース(&amp;E)…</translation>
    </message>
    <message>
        <source>Show its &amp;log…</source>
        <translation type="unfinished">ログを表示(&amp;L)…</translation>
    </message>
    <message>
        <source>Show its &amp;messages</source>
        <translation type="unfinished">メッセージを表示(&amp;M)</translation>
    </message>
</context>
<context>
    <name>gui::ServerImport</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished">%1 を読み込めません。</translation>
    </message>
    <message>
        <source>%1: %2 To have it next time, set the environment variable %1.</source>
        <translation type="unfinished">%1: %2 次回も使うには、環境変数 %1 を設定してください。</translation>
    </message>
    <message>
        <source>%1 is there already and has been left as it is.</source>
        <translation type="unfinished">%1 は既にあるため、そのままにしました。</translation>
    </message>
</context>
<context>
    <name>gui::ServerImporting</name>
    <message>
        <source>Configuration file of another client (mcpServers or servers)</source>
        <translation type="unfinished">他のクライアントの設定ファイル (mcpServers または servers)</translation>
    </message>
</context>
<context>
    <name>gui::ServerLog</name>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished">%1 のログ</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <extracomment>Button in the log of an MCP server</extracomment>
        <translation type="unfinished">すべてコピー(&amp;A)</translation>
    </message>
    <message>
        <source>The server is no longer described.</source>
        <translation type="unfinished">サーバーの定義がなくなりました。</translation>
    </message>
</context>
<context>
    <name>gui::ServerQuestions</name>
    <message>
        <source>Further questions waiting: %1</source>
        <translation type="unfinished">ほかに待機中の質問: %1 件</translation>
    </message>
</context>
<context>
    <name>gui::ServerReview</name>
    <message>
        <source>Why it cannot be taken over</source>
        <translation type="unfinished">引き継げない理由</translation>
    </message>
    <message>
        <source>It cannot be taken over. %1</source>
        <translation type="unfinished">引き継げません。%1</translation>
    </message>
    <message>
        <source>What is changed or left out</source>
        <translation type="unfinished">変更または除外される内容</translation>
    </message>
    <message>
        <source>from the file into the keychain</source>
        <translation type="unfinished">ファイルからキーチェーンへ</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">キー %1</translation>
    </message>
    <message>
        <source>Its descriptor</source>
        <extracomment>Name for screen readers in the review of MCP servers that are imported</extracomment>
        <translation type="unfinished">定義ファイルの内容</translation>
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
        <translation type="unfinished">%1 を省略: %2</translation>
    </message>
    <message>
        <source>%1 %2: done</source>
        <translation type="unfinished">%1 %2: 完了</translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message>
        <source>The server %1 does not start: %2</source>
        <translation type="unfinished">サーバー %1 が起動しません: %2</translation>
    </message>
    <message>
        <source>The server %1 runs, but does not list its tools: %2</source>
        <translation type="unfinished">サーバー %1 は動作していますが、ツールを返しません: %2</translation>
    </message>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation type="unfinished">
            <numerusform>サーバー %1 は動作しています。ツールは %n 個です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message>
        <source>Serving</source>
        <extracomment>Button that is there while other programs are served: other programs are being served now</extracomment>
        <translation type="unfinished">提供中</translation>
    </message>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation type="unfinished">
            <numerusform>%n 個のプログラムに提供中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation type="unfinished">
            <numerusform>%n 件実行中</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">確認待ち</translation>
    </message>
</context>
<context>
    <name>gui::ServingProcesses</name>
    <message>
        <source>Another program has asked for this.</source>
        <translation type="unfinished">別のプログラムからの要求です。</translation>
    </message>
    <message>
        <source>%1 has asked for this.</source>
        <translation type="unfinished">%1 からの要求です。</translation>
    </message>
</context>
<context>
    <name>gui::SessionStatus</name>
    <message>
        <source>Waiting for tool servers</source>
        <translation type="unfinished">ツールのサーバーを待機中</translation>
    </message>
    <message>
        <source>Round %1: the model is answering</source>
        <translation type="unfinished">ラウンド %1: モデルが応答中</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished">確認待ち</translation>
    </message>
    <message>
        <source>Tools are running</source>
        <translation type="unfinished">ツールを実行中</translation>
    </message>
    <message>
        <source>Waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">データストアを待機中: 別のプログラムがロック中か、低速です</translation>
    </message>
    <message>
        <source>Saving the turn</source>
        <translation type="unfinished">ターンを保存中</translation>
    </message>
    <message>
        <source>Another program is answered here</source>
        <translation type="unfinished">別のプログラムに応答中</translation>
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
        <translation type="unfinished">標準(&amp;T)</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished">操作とショートカット</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column title in the list of keyboard shortcuts: a noun</extracomment>
        <translation type="unfinished">操作</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <extracomment>Column title in the list of keyboard shortcuts: keys of the keyboard</extracomment>
        <translation type="unfinished">ショートカット</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <extracomment>Name for screen readers in the list of keyboard shortcuts</extracomment>
        <translation type="unfinished">新しいショートカット</translation>
    </message>
    <message>
        <source>“%1” has this shortcut already.</source>
        <translation type="unfinished">このショートカットは既に「%1」に使われています。</translation>
    </message>
    <message>
        <source>A letter alone is for writing. Press it with Ctrl or Alt, or take a function key.</source>
        <translation type="unfinished">文字だけのキーは入力に使います。Ctrl か Alt と一緒に押すか、ファンクションキーを選んでください。</translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message>
        <source>JSON without identifiers, times, durations and usage, so that two runs can be compared.</source>
        <translation type="unfinished">2 つの実行を比較できるよう、識別子、時刻、所要時間、使用量を除いた JSON。</translation>
    </message>
    <message>
        <source>The conversation&apos;s identifier, or the beginning of it.</source>
        <translation type="unfinished">会話の識別子、またはその先頭部分。</translation>
    </message>
    <message>
        <source>Which conversation? parlance conversations lists them.</source>
        <translation type="unfinished">どの会話ですか? parlance conversations で一覧できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation type="unfinished">
            <numerusform>%n 件のメッセージを読み込めないか、一部しか読み込めません。読める内容は parlance repair で救出できます。</numerusform>
        </translation>
    </message>
    <message>
        <source> (interrupted)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (中断)</translation>
    </message>
    <message>
        <source> (written by hand)</source>
        <translation type="unfinished"> (手書き)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <extracomment>Remark behind a message on the terminal</extracomment>
        <translation type="unfinished"> (破損: %1)</translation>
    </message>
</context>
<context>
    <name>gui::SkillsCommand</name>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">使用不可</translation>
    </message>
</context>
<context>
    <name>gui::SpellHighlighter</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation type="unfinished">候補を検索中…</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation type="unfinished">「%1」を単語として追加</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>Menu entry at a word that may be misspelt</extracomment>
        <translation type="unfinished">候補が見つかりません</translation>
    </message>
</context>
<context>
    <name>gui::StartModelDialog</name>
    <message>
        <source>Start a model file</source>
        <translation type="unfinished">モデルファイルを起動</translation>
    </message>
    <message>
        <source>&amp;Reset the model&apos;s state before each answer</source>
        <translation type="unfinished">応答のたびにモデルの状態をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Start the model</source>
        <translation type="unfinished">モデルを起動(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <extracomment>Button in the dialog that starts a model file</extracomment>
        <translation type="unfinished">参照(&amp;B)…</translation>
    </message>
    <message>
        <source>as many as the model was made for</source>
        <translation type="unfinished">モデルの設計値</translation>
    </message>
    <message>
        <source> tokens</source>
        <extracomment>Part of a number field in the dialog that starts a model file: behind a number</extracomment>
        <translation type="unfinished"> トークン</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Part of a number field in the dialog that starts a model file: all layers</extracomment>
        <translation type="unfinished">すべて</translation>
    </message>
    <message>
        <source>Off, the server keeps what it has read of the conversation: faster, but wrong with some models that have a state.</source>
        <translation type="unfinished">オフの場合、サーバーは読み込んだ会話を保持するため高速ですが、状態を持つ一部のモデルでは誤りが生じます。</translation>
    </message>
    <message>
        <source>&amp;Model file:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">モデルファイル(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">名前(&amp;N):</translation>
    </message>
    <message>
        <source>Conte&amp;xt:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">コンテキスト(&amp;X):</translation>
    </message>
    <message>
        <source>Layers on the &amp;graphics card:</source>
        <translation type="unfinished">GPU に載せる層(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Further arguments:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">追加の引数(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Program:</source>
        <extracomment>Label in the dialog that starts a model file</extracomment>
        <translation type="unfinished">プログラム(&amp;P):</translation>
    </message>
    <message>
        <source>Choose a model file (GGUF)</source>
        <translation type="unfinished">モデルファイル (GGUF) を選択</translation>
    </message>
    <message>
        <source>Choose the model&apos;s file: one that can be read, with its full path.</source>
        <translation type="unfinished">モデルのファイルを選択してください。読み込めるファイルを絶対パスで指定します。</translation>
    </message>
    <message>
        <source>The model needs a name of letters, digits, - and _.</source>
        <translation type="unfinished">モデルには、英数字、-、_ からなる名前が必要です。</translation>
    </message>
    <message>
        <source>There is already a provider %1.</source>
        <translation type="unfinished">プロバイダー %1 は既にあります。</translation>
    </message>
    <message>
        <source>“%1” is set above, or chosen by Parlance.</source>
        <translation type="unfinished">「%1」は上で指定済みか、Parlance が選択します。</translation>
    </message>
    <message>
        <source>Name the server&apos;s program.</source>
        <translation type="unfinished">サーバーのプログラムを指定してください。</translation>
    </message>
</context>
<context>
    <name>gui::StepsModel</name>
    <message>
        <source>tool found</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">ツールの特定</translation>
    </message>
    <message>
        <source>arguments read</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">引数の読み取り</translation>
    </message>
    <message>
        <source>defaults filled in</source>
        <translation type="unfinished">既定値の補完</translation>
    </message>
    <message>
        <source>arguments checked</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">引数の検証</translation>
    </message>
    <message>
        <source>duplicates looked for</source>
        <translation type="unfinished">重複の確認</translation>
    </message>
    <message>
        <source>approval</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">承認</translation>
    </message>
    <message>
        <source>confined</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">隔離</translation>
    </message>
    <message>
        <source>executed</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">実行</translation>
    </message>
    <message>
        <source>result formatted</source>
        <extracomment>Step that a call passes through in the test bench</extracomment>
        <translation type="unfinished">結果の整形</translation>
    </message>
    <message>
        <source>%1 (here it failed)</source>
        <translation type="unfinished">%1 (ここで失敗)</translation>
    </message>
</context>
<context>
    <name>gui::StepsView</name>
    <message>
        <source>Steps of the run with their times</source>
        <translation type="unfinished">実行の手順と時間</translation>
    </message>
</context>
<context>
    <name>gui::StoreActions</name>
    <message>
        <source>Back up all conversations</source>
        <translation type="unfinished">すべての会話をバックアップ</translation>
    </message>
    <message>
        <source>All conversations are in %1.</source>
        <translation type="unfinished">すべての会話を %1 に保存しました。</translation>
    </message>
    <message>
        <source>Repair closes all windows, checks every part of the file in which the conversations are kept, and saves what can be read of a damaged one to a new file. The old one is kept beside it.</source>
        <translation type="unfinished">修復では、すべてのウィンドウを閉じ、会話を保存しているファイル全体を検査し、破損している場合は読める内容を新しいファイルに救出します。古いファイルは隣に残されます。</translation>
    </message>
    <message>
        <source>&amp;Close and repair</source>
        <translation type="unfinished">閉じて修復(&amp;C)</translation>
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
        <translation type="unfinished">会話のファイルが破損しています。読める内容を表示しています。修復すると新しいファイルに救出されます。</translation>
    </message>
    <message>
        <source>The conversations can only be read: their file, or the medium that it is on, is write-protected.</source>
        <translation type="unfinished">ファイルまたはその媒体が書き込み禁止のため、会話は読み取り専用です。</translation>
    </message>
</context>
<context>
    <name>gui::StoreCommand</name>
    <message>
        <source>Make the tables and roles, or bring them to this version.</source>
        <translation type="unfinished">テーブルとロールを作成するか、このバージョンに更新します。</translation>
    </message>
    <message>
        <source>Only print the SQL of the roles: parlance_reader, parlance_worker, parlance_owner.</source>
        <translation type="unfinished">ロール (parlance_reader、parlance_worker、parlance_owner) の SQL を表示するだけにします。</translation>
    </message>
    <message>
        <source>The store, instead of --store.</source>
        <translation type="unfinished">--store の代わりに指定するデータストア。</translation>
    </message>
    <message>
        <source>What is to be done with the store? Give --create, or --roles.</source>
        <translation type="unfinished">データストアに何をしますか? --create または --roles を指定してください。</translation>
    </message>
    <message>
        <source>Evaluations can be kept in %1.</source>
        <translation type="unfinished">%1 に評価を保存できるようになりました。</translation>
    </message>
</context>
<context>
    <name>gui::StoreConversationLibrary</name>
    <message>
        <source>Rename</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">名前の変更</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">ラベル</translation>
    </message>
    <message>
        <source>Move to Group</source>
        <translation type="unfinished">グループへの移動</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">グループ名の変更</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Name of an edit that can be undone: a verb: put it into the archive</extracomment>
        <translation type="unfinished">アーカイブ</translation>
    </message>
    <message>
        <source>Take out of the Archive</source>
        <translation type="unfinished">アーカイブからの取り出し</translation>
    </message>
    <message>
        <source>Delete Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">会話の削除</translation>
    </message>
    <message>
        <source>Restore Conversation</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">会話の復元</translation>
    </message>
</context>
<context>
    <name>gui::SuitePicker</name>
    <message>
        <source>%1 (in the store)</source>
        <translation type="unfinished">%1 (データストア内)</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished">ファイルを開く…</translation>
    </message>
    <message>
        <source>Use a store…</source>
        <translation type="unfinished">データストアを使用…</translation>
    </message>
</context>
<context>
    <name>gui::SystemTextButton</name>
    <message>
        <source>System text</source>
        <extracomment>Name for screen readers of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">システムテキスト</translation>
    </message>
    <message>
        <source>What the model is told before everything else, for example how to answer.</source>
        <translation type="unfinished">モデルに最初に伝える内容。たとえば応答のしかたなど。</translation>
    </message>
    <message>
        <source>Sent with every request of this conversation, from the next turn on.</source>
        <translation type="unfinished">次のターンから、この会話のすべてのリクエストで送信されます。</translation>
    </message>
    <message>
        <source>System text •</source>
        <translation type="unfinished">システムテキスト •</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Text of the button above the transcript that opens the system text: the system text</extracomment>
        <translation type="unfinished">システム</translation>
    </message>
    <message>
        <source>System •</source>
        <extracomment>Text of the button above the transcript that opens the system text</extracomment>
        <translation type="unfinished">システム •</translation>
    </message>
    <message>
        <source>System text: none</source>
        <translation type="unfinished">システムテキスト: なし</translation>
    </message>
    <message>
        <source>No system text</source>
        <translation type="unfinished">システムテキストなし</translation>
    </message>
</context>
<context>
    <name>gui::TableWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Window title in the window that shows a table of the transcript</extracomment>
        <translation type="unfinished">表</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">コピー</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Text in the window that shows a table of the transcript: a verb</extracomment>
        <translation type="unfinished">閉じる</translation>
    </message>
</context>
<context>
    <name>gui::TestBench</name>
    <message>
        <source>Run</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb: carry it out</extracomment>
        <translation type="unfinished">実行</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button in the test bench, which tries out a tool: a verb</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>As JSON</source>
        <extracomment>Button in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">JSON で入力</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <extracomment>Title of a tab in the test bench, which tries out a tool</extracomment>
        <translation type="unfinished">以前の実行</translation>
    </message>
    <message>
        <source>Runs the tool (Ctrl+Enter)</source>
        <translation type="unfinished">ツールを実行します (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Stops the tool (Ctrl+.)</source>
        <translation type="unfinished">ツールを停止します (Ctrl+.)</translation>
    </message>
    <message>
        <source>Form or JSON (Ctrl+Shift+J)</source>
        <translation type="unfinished">フォームと JSON の切り替え (Ctrl+Shift+J)</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation type="unfinished">フォーム</translation>
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
        <translation type="unfinished">以前の実行 (%1)</translation>
    </message>
</context>
<context>
    <name>gui::TimingModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector: a noun</extracomment>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <source>Connection and TLS</source>
        <translation type="unfinished">接続と TLS</translation>
    </message>
    <message>
        <source>Connection, sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">接続、送信</translation>
    </message>
    <message>
        <source>Sending</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">送信</translation>
    </message>
    <message>
        <source>Sending, on an open connection</source>
        <translation type="unfinished">送信 (既存の接続)</translation>
    </message>
    <message>
        <source>Until the head of the answer</source>
        <translation type="unfinished">応答のヘッダーまで</translation>
    </message>
    <message>
        <source>Waiting for the first byte</source>
        <translation type="unfinished">最初のバイトを待機</translation>
    </message>
    <message>
        <source>Until the first token</source>
        <translation type="unfinished">最初のトークンまで</translation>
    </message>
    <message>
        <source>Until the last token</source>
        <translation type="unfinished">最後のトークンまで</translation>
    </message>
    <message>
        <source>Until the end</source>
        <translation type="unfinished">終了まで</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Column title or part of an exchange’s time in the Inspector</extracomment>
        <translation type="unfinished">応答</translation>
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
        <translation type="unfinished">所要時間</translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message>
        <source>Where the time went</source>
        <translation type="unfinished">時間の内訳</translation>
    </message>
    <message>
        <source>%1 read from the cache</source>
        <translation type="unfinished">キャッシュから %1 読み込み</translation>
    </message>
    <message>
        <source>%1 written to it</source>
        <translation type="unfinished">キャッシュに %1 書き込み</translation>
    </message>
    <message>
        <source>%1 out</source>
        <extracomment>Tokens that the model wrote in the Inspector</extracomment>
        <translation type="unfinished">出力 %1</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation type="unfinished">毎秒 %1 トークン</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation type="unfinished">
            <numerusform>入力 %Ln トークン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Titles</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">まだ何も話していないため、タイトルを付けられません。</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Heading of what a model is asked to write</extracomment>
        <translation type="unfinished">タイトル</translation>
    </message>
</context>
<context>
    <name>gui::ToolPreviews</name>
    <message>
        <source>Contract</source>
        <extracomment>Title of a tab that shows a tool as models without tool calls are told of it</extracomment>
        <translation type="unfinished">規約</translation>
    </message>
    <message>
        <source>What %1 would be sent</source>
        <translation type="unfinished">%1 への送信内容</translation>
    </message>
    <message>
        <source>There is no tool here that could be sent.</source>
        <translation type="unfinished">ここに送信できるツールはありません。</translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message>
        <source>also %1</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">別名 %1</translation>
    </message>
    <message>
        <source>Write the tools as JSON for this dialect: %1.</source>
        <translation type="unfinished">この方言向けの JSON としてツールを出力します: %1。</translation>
    </message>
    <message>
        <source>There is no dialect named %1.</source>
        <translation type="unfinished">方言 %1 はありません。</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 を待っています</translation>
    </message>
    <message>
        <source>%1 is not connected: %2</source>
        <translation type="unfinished">%1 は接続されていません: %2</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 を呼び出せません: %2</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">オン</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>State or other names of a tool on the terminal</extracomment>
        <translation type="unfinished">オフ</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation type="unfinished">
            <numerusform>%n 個のツールを要求時に提供: リクエストごとに約 %1 トークン節約。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Tour</name>
    <message>
        <source>&amp;Previous</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">前へ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;End the tour</source>
        <translation type="unfinished">ツアーを終了(&amp;E)</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation type="unfinished">ウィンドウのツアー</translation>
    </message>
    <message>
        <source>Your conversations are listed here, and searched from the line above them.</source>
        <translation type="unfinished">会話はここに一覧表示され、上の行から検索できます。</translation>
    </message>
    <message>
        <source>Here you pick who answers: an agent, a model, its instructions and the workspace.</source>
        <translation type="unfinished">誰が答えるかをここで選びます。エージェント、モデル、その指示、ワークスペースです。</translation>
    </message>
    <message>
        <source>What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.</source>
        <translation type="unfinished">発言はここに表示されます。各メッセージのメニューから、編集、分岐、再回答ができます。</translation>
    </message>
    <message>
        <source>You write here. A slash begins a command, and files can be dropped.</source>
        <translation type="unfinished">ここに書きます。スラッシュでコマンドが始まり、ファイルをドロップすることもできます。</translation>
    </message>
    <message>
        <source>These are the tools that the model may call. Tick what it gets.</source>
        <translation type="unfinished">モデルが呼び出せるツールです。使わせるものにチェックを入れてください。</translation>
    </message>
    <message>
        <source>The Inspector shows each request and each answer, byte for byte.</source>
        <translation type="unfinished">インスペクターは、すべてのリクエストと応答を 1 バイト残らず表示します。</translation>
    </message>
    <message>
        <source>Everything else is in these menus. %1 finds it by name, and F1 opens the manual.</source>
        <translation type="unfinished">そのほかはすべてこれらのメニューにあります。%1 で名前から探せ、F1 でマニュアルが開きます。</translation>
    </message>
    <message>
        <source>Station %1 of %2</source>
        <translation type="unfinished">地点 %1/%2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">完了(&amp;D)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <extracomment>Button on the box of the tour of the window</extracomment>
        <translation type="unfinished">次へ(&amp;X)</translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message>
        <source>superseded by a later call</source>
        <translation type="unfinished">後の呼び出しで置き換え</translation>
    </message>
    <message>
        <source>not sent to the model</source>
        <translation type="unfinished">モデルに送信されません</translation>
    </message>
    <message>
        <source>written by hand</source>
        <translation type="unfinished">手書き</translation>
    </message>
    <message>
        <source>This message cannot be read.</source>
        <translation type="unfinished">このメッセージを読み込めません。</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">削除済み</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">ピン留め</translation>
    </message>
    <message>
        <source>thinking…</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">思考中…</translation>
    </message>
    <message>
        <source>thought</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">思考</translation>
    </message>
    <message>
        <source>thought for %1 s</source>
        <translation type="unfinished">%1 秒間思考</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">引数</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">エラー</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">手順</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">ライフサイクル</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">完了</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">ファイル</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">画像</translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個の要素</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">中断</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <translation type="unfinished">長さの上限で切断</translation>
    </message>
    <message>
        <source>filtered by the provider</source>
        <translation type="unfinished">プロバイダーが除外</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished">ストリームが中断</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else</extracomment>
        <translation type="unfinished">指示</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program</extracomment>
        <translation type="unfinished">あなた</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">アシスタント</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text</extracomment>
        <translation type="unfinished">ドキュメント</translation>
    </message>
    <message>
        <source>Tool call</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">ツール呼び出し</translation>
    </message>
    <message>
        <source>Reused the result of the same call, %1 ago</source>
        <translation type="unfinished">%1 前の同じ呼び出しの結果を再利用しました</translation>
    </message>
    <message>
        <source>find</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool</extracomment>
        <translation type="unfinished">特定</translation>
    </message>
    <message>
        <source>parse</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments</extracomment>
        <translation type="unfinished">解析</translation>
    </message>
    <message>
        <source>defaults</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out</extracomment>
        <translation type="unfinished">既定値</translation>
    </message>
    <message>
        <source>validate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments</extracomment>
        <translation type="unfinished">検証</translation>
    </message>
    <message>
        <source>deduplicate</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before</extracomment>
        <translation type="unfinished">重複排除</translation>
    </message>
    <message>
        <source>approve</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">承認</translation>
    </message>
    <message>
        <source>execute</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step</extracomment>
        <translation type="unfinished">実行</translation>
    </message>
    <message>
        <source>confinement</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox</extracomment>
        <translation type="unfinished">隔離</translation>
    </message>
    <message>
        <source>wait to try again</source>
        <translation type="unfinished">再試行待ち</translation>
    </message>
    <message>
        <source>format</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model</extracomment>
        <translation type="unfinished">整形</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">表: %1</translation>
    </message>
    <message>
        <source>Code:</source>
        <extracomment>Word in the transcript: who speaks, what a row is, or a step of a tool call</extracomment>
        <translation type="unfinished">コード:</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message>
        <source>It leads to %1</source>
        <translation type="unfinished">行き先: %1</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation type="unfinished">ブラウザーで開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation type="unfinished">アドレスをコピー(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation type="unfinished">
            <numerusform>%n 件のエントリを選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent</extracomment>
        <translation type="unfinished">無効化</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again</extracomment>
        <translation type="unfinished">有効化</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">ピン留めを外す</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out</extracomment>
        <translation type="unfinished">ピン留め</translation>
    </message>
    <message>
        <source>Copy the &amp;selection</source>
        <translation type="unfinished">選択範囲をコピー(&amp;S)</translation>
    </message>
    <message>
        <source>Copy the formula %1</source>
        <translation type="unfinished">数式 %1 をコピー</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>Deed that can be done with messages: a verb, in the transcript’s menu</extracomment>
        <translation type="unfinished">%1 を開く…</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptNotices</name>
    <message>
        <source>The turn was undone.</source>
        <translation type="unfinished">ターンは取り消されました。</translation>
    </message>
    <message>
        <source>A tool broke, and the turn was undone.</source>
        <translation type="unfinished">ツールが異常終了し、ターンは取り消されました。</translation>
    </message>
    <message>
        <source>The tool %1 broke, and the turn was undone.</source>
        <translation type="unfinished">ツール %1 が異常終了し、ターンは取り消されました。</translation>
    </message>
    <message>
        <source>The conversation is as it was before your message.</source>
        <translation type="unfinished">会話はメッセージ送信前の状態に戻りました。</translation>
    </message>
    <message>
        <source>Already done outside, and not undone: %1.</source>
        <translation type="unfinished">実行済みで、外部への影響は取り消されていません: %1</translation>
    </message>
    <message>
        <source>Begun outside, and not undone as far as it got: %1.</source>
        <translation type="unfinished">開始済みで、そこまでの外部への影響は取り消されていません: %1</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">再試行(&amp;R)</translation>
    </message>
    <message>
        <source>Send the err&amp;or to the model instead</source>
        <translation type="unfinished">代わりにエラーをモデルに送信(&amp;O)</translation>
    </message>
    <message>
        <source>Restore as a &amp;branch</source>
        <translation type="unfinished">ブランチとして復元(&amp;B)</translation>
    </message>
    <message>
        <source>Undo its &amp;files…</source>
        <translation type="unfinished">ファイルを元に戻す(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">閉じる(&amp;D)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <extracomment>Button on a notice in the transcript</extracomment>
        <translation type="unfinished">続ける(&amp;N)</translation>
    </message>
    <message>
        <source>This answer was interrupted. What came of it is kept.</source>
        <translation type="unfinished">この応答は中断されました。そこまでの内容は保存されています。</translation>
    </message>
    <message>
        <source>This message has no answer yet.</source>
        <translation type="unfinished">このメッセージにはまだ応答がありません。</translation>
    </message>
    <message>
        <source>The model has not gone on from here.</source>
        <translation type="unfinished">モデルはここから先を続けていません。</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptPanel</name>
    <message>
        <source>Activate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">エントリの有効化</translation>
    </message>
    <message>
        <source>Deactivate Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">エントリの無効化</translation>
    </message>
    <message>
        <source>Pin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">エントリのピン留め</translation>
    </message>
    <message>
        <source>Unpin Canisters</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">エントリのピン留め解除</translation>
    </message>
    <message>
        <source>The conversation has changed meanwhile: this is not on its path any more.</source>
        <translation type="unfinished">その間に会話が変わりました。これはもうパスにありません。</translation>
    </message>
</context>
<context>
    <name>gui::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Name for screen readers of the transcript</extracomment>
        <translation type="unfinished">会話記録</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n 件のメッセージ</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn was rolled back</source>
        <translation type="unfinished">ロールバックされたターン</translation>
    </message>
    <message>
        <source>A turn was rolled back: %1</source>
        <translation type="unfinished">ロールバックされたターン: %1</translation>
    </message>
    <message>
        <source>Forked from a conversation</source>
        <translation type="unfinished">別の会話からフォーク</translation>
    </message>
    <message>
        <source>Forked from “%1”</source>
        <translation type="unfinished">「%1」からフォーク</translation>
    </message>
    <message>
        <source>Forked to a conversation</source>
        <translation type="unfinished">別の会話へフォーク</translation>
    </message>
    <message>
        <source>Forked to “%1”</source>
        <translation type="unfinished">「%1」へフォーク</translation>
    </message>
    <message>
        <source>There are more branches than are shown here</source>
        <translation type="unfinished">ブランチが多いため、一部のみ表示しています</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the system text</extracomment>
        <translation type="unfinished">システム</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: the person who uses the program</extracomment>
        <translation type="unfinished">あなた</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a language model</extracomment>
        <translation type="unfinished">モデル</translation>
    </message>
    <message>
        <source>Document</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: an attached text</extracomment>
        <translation type="unfinished">ドキュメント</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: a noun: of a tool</extracomment>
        <translation type="unfinished">呼び出し</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Who speaks, or a state, in the map of a conversation: what a tool gave back</extracomment>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">表示中</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">削除済み</translation>
    </message>
    <message>
        <source>deactivated</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">無効</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Who speaks, or a state, in the map of a conversation</extracomment>
        <translation type="unfinished">ピン留め</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message>
        <source>Com&amp;pare the branches</source>
        <translation type="unfinished">ブランチを比較(&amp;P)</translation>
    </message>
    <message>
        <source>Mark two canisters of different branches with Ctrl+click or Ctrl+Space</source>
        <translation type="unfinished">Ctrl+クリックまたは Ctrl+Space で、異なるブランチの 2 つのエントリを選択してください</translation>
    </message>
    <message>
        <source>Nothing has been said here yet.</source>
        <translation type="unfinished">ここではまだ何も話していません。</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <extracomment>Text of the map of a conversation</extracomment>
        <translation type="unfinished">
            <numerusform>%n 個のブランチ</numerusform>
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
        <translation type="unfinished">移動(&amp;G)</translation>
    </message>
    <message>
        <source>Compare with the branch that is &amp;shown</source>
        <translation type="unfinished">表示中のブランチと比較(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Compare the two that are marked</source>
        <translation type="unfinished">選択した 2 つを比較(&amp;C)</translation>
    </message>
</context>
<context>
    <name>gui::TreeMapView</name>
    <message>
        <source>Map of the conversation</source>
        <translation type="unfinished">会話のマップ</translation>
    </message>
</context>
<context>
    <name>gui::TurnFilesDialog</name>
    <message>
        <source>This is not text.</source>
        <translation type="unfinished">テキストではありません。</translation>
    </message>
    <message>
        <source>It is too large to be compared here.</source>
        <translation type="unfinished">大きすぎるため、ここでは比較できません。</translation>
    </message>
    <message>
        <source>There is no difference in the text.</source>
        <translation type="unfinished">テキストに違いはありません。</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">ターン前と同じ</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">復元済み</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">変更なし: %1</translation>
    </message>
    <message>
        <source>as the turn left it</source>
        <translation type="unfinished">ターン後のまま</translation>
    </message>
    <message>
        <source>made by the turn; it would be deleted</source>
        <translation type="unfinished">ターンで作成、削除されます</translation>
    </message>
    <message>
        <source>Undo this turn&apos;s files</source>
        <translation type="unfinished">このターンのファイルを元に戻す</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished">ファイルを確認中…</translation>
    </message>
    <message>
        <source>What bringing it back changes: − removed, + added</source>
        <translation type="unfinished">復元による変更内容: − は削除、+ は追加</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <extracomment>Button in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">復元(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Take this back</source>
        <translation type="unfinished">復元を取り消す(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">このターンが書き込んだファイルの記録は残っていません。</translation>
    </message>
    <message>
        <source>Files brought back: %1.</source>
        <translation type="unfinished">復元したファイル: %1 個。</translation>
    </message>
    <message>
        <source>Files that tools have written in this turn, and their pieces</source>
        <translation type="unfinished">このターンでツールが書き込んだファイルとその変更箇所</translation>
    </message>
    <message>
        <source>Tools have written these files in this turn. What is ticked comes back as it was.</source>
        <translation type="unfinished">このターンでツールが次のファイルに書き込みました。チェックを付けたものは元の状態に戻ります。</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">対象外。次のものが書き込んだ可能性があります: %1</translation>
    </message>
    <message>
        <source>−%1 +%2</source>
        <extracomment>Text in the dialog that brings files back to what they were before a turn</extracomment>
        <translation type="unfinished">−%1 +%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished">%1 行目: %2</translation>
    </message>
</context>
<context>
    <name>gui::TurnPrinter</name>
    <message>
        <source>The answer was cut at the length limit.</source>
        <translation type="unfinished">応答が長さの上限で切れました。</translation>
    </message>
    <message>
        <source>The answer was filtered by the provider.</source>
        <translation type="unfinished">応答がプロバイダーによって除外されました。</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation type="unfinished">✗ %1: %2</translation>
    </message>
    <message>
        <source>● %1 (%2 ms)</source>
        <translation type="unfinished">● %1 (%2 ミリ秒)</translation>
    </message>
    <message>
        <source>… waiting for the store: it is locked by another program, or slow</source>
        <translation type="unfinished">… データストアを待機中: 別のプログラムがロック中か、低速です</translation>
    </message>
    <message>
        <source>… waiting for %1</source>
        <translation type="unfinished">… %1 を待っています</translation>
    </message>
    <message>
        <source>… trying again in %1 s: %2</source>
        <translation type="unfinished">… %1 秒後に再試行: %2</translation>
    </message>
    <message>
        <source>The turn was undone; the conversation is as it was before your message.</source>
        <translation type="unfinished">ターンは取り消され、会話はメッセージ送信前の状態に戻りました。</translation>
    </message>
    <message>
        <source>The answer was interrupted; what there is of it is kept.</source>
        <translation type="unfinished">応答は中断されました。そこまでの内容は保存されています。</translation>
    </message>
    <message>
        <source>End of the answer.</source>
        <translation type="unfinished">応答の終わり。</translation>
    </message>
</context>
<context>
    <name>gui::UnarchiveCommand</name>
    <message>
        <source>in the list again:</source>
        <translation type="unfinished">一覧に戻しました:</translation>
    </message>
</context>
<context>
    <name>gui::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button on the bar that says that a conversation was deleted</extracomment>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message>
        <source>Only say what would be done.</source>
        <translation type="unfinished">行われる内容を表示するだけにします。</translation>
    </message>
    <message>
        <source>The turn, by its identifier or the beginning of it, as converse --json gives it; or what an earlier undo has named to take it back.</source>
        <translation type="unfinished">ターンの識別子またはその先頭部分 (converse --json で表示)。または、以前の undo が取り消し用に示したもの。</translation>
    </message>
    <message>
        <source>Which turn? parlance converse --json gives it.</source>
        <translation type="unfinished">どのターンですか? parlance converse --json で表示されます。</translation>
    </message>
    <message>
        <source>What is replaced could not be kept, since the store can only be read. Nothing was done.</source>
        <translation type="unfinished">データストアが読み取り専用で、置き換える内容を保存できないため、何も行いませんでした。</translation>
    </message>
    <message>
        <source>brought back</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">復元済み</translation>
    </message>
    <message>
        <source>as before the turn</source>
        <translation type="unfinished">ターン前と同じ</translation>
    </message>
    <message>
        <source>would be brought back</source>
        <translation type="unfinished">復元されます</translation>
    </message>
    <message>
        <source>left: %1</source>
        <extracomment>State of a file on the terminal, where files are brought back</extracomment>
        <translation type="unfinished">変更なし: %1</translation>
    </message>
    <message>
        <source>Nothing is kept of files that this turn has written.</source>
        <translation type="unfinished">このターンが書き込んだファイルの記録は残っていません。</translation>
    </message>
    <message>
        <source>What these may have written is not covered: %1</source>
        <translation type="unfinished">対象外。次のものが書き込んだ可能性があります: %1</translation>
    </message>
    <message>
        <source>To take this back: parlance undo %1 --files</source>
        <translation type="unfinished">これを取り消すには: parlance undo %1 --files</translation>
    </message>
    <message>
        <source>Bring the files back that tools have written in this turn; its messages stay.</source>
        <translation type="unfinished">このターンでツールが書き込んだファイルを元に戻します。メッセージは残ります。</translation>
    </message>
    <message>
        <source>Show the messages of a turn again that was undone.</source>
        <translation type="unfinished">取り消したターンのメッセージを再び表示します。</translation>
    </message>
    <message>
        <source>Give --files or --redo, not both: what has undone files names what takes that back.</source>
        <translation type="unfinished">--files と --redo はどちらか一方だけを指定してください。ファイルの取り消しは、それを戻す方法を示します。</translation>
    </message>
    <message>
        <source>No message has come of this turn. To bring files back, give --files.</source>
        <translation type="unfinished">このターンからはメッセージが生まれませんでした。ファイルを元に戻すには --files を指定してください。</translation>
    </message>
    <message>
        <source>The conversation does not show this turn, so there is nothing to undo. To show it: parlance undo %1 --redo</source>
        <translation type="unfinished">会話はこのターンを表示していないため、取り消すものはありません。表示するには: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>The conversation shows this turn; there is nothing to bring back.</source>
        <translation type="unfinished">会話はこのターンを表示しています。戻すものはありません。</translation>
    </message>
    <message>
        <source>The turn would be shown again.</source>
        <translation type="unfinished">ターンは再び表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n 件のメッセージが表示されなくなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn is shown again.</source>
        <translation type="unfinished">ターンを再び表示しています。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation type="unfinished">
            <numerusform>%n 件のメッセージは表示されなくなりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You had said: %1</source>
        <translation type="unfinished">あなたの発言: %1</translation>
    </message>
    <message>
        <source>To show them again: parlance undo %1 --redo</source>
        <translation type="unfinished">再び表示するには: parlance undo %1 --redo</translation>
    </message>
    <message>
        <source>Files stay as they are. To bring back what was written to them: parlance undo %1 --files</source>
        <translation type="unfinished">ファイルはそのままです。元の内容に戻すには: parlance undo %1 --files</translation>
    </message>
</context>
<context>
    <name>gui::Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">%1を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <extracomment>Menu entry; %1 names the edit, in the menu Edit</extracomment>
        <translation type="unfinished">%1をやり直す(&amp;R)</translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation type="unfinished">
            <numerusform>全 %n 文字: 隠れている部分はスクロールして確認してください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WindowCommand</name>
    <message>
        <source>New &amp;window</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">新しいウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished">ウィンドウを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back up all conversations…</source>
        <translation type="unfinished">すべての会話をバックアップ(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Export all conversations…</source>
        <translation type="unfinished">すべての会話をエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import conversations…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">会話をインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Repair the conversations…</source>
        <translation type="unfinished">会話の修復(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;New conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">新しい会話(&amp;N)</translation>
    </message>
    <message>
        <source>a new conversation</source>
        <translation type="unfinished">新しい会話</translation>
    </message>
    <message>
        <source>New ta&amp;b</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">新しいタブ(&amp;B)</translation>
    </message>
    <message>
        <source>a new conversation in a tab</source>
        <translation type="unfinished">新しい会話をタブで開く</translation>
    </message>
    <message>
        <source>Close the t&amp;ab</source>
        <translation type="unfinished">タブを閉じる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Search all conversations</source>
        <translation type="unfinished">すべての会話を検索(&amp;S)</translation>
    </message>
    <message>
        <source>Pick a &amp;model…</source>
        <translation type="unfinished">モデルを選択(&amp;M)…</translation>
    </message>
    <message>
        <source>choose the model</source>
        <translation type="unfinished">モデルを選択</translation>
    </message>
    <message>
        <source>Pick t&amp;ools</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ツールを選択(&amp;O)</translation>
    </message>
    <message>
        <source>choose the tools</source>
        <translation type="unfinished">ツールを選択</translation>
    </message>
    <message>
        <source>System &amp;text…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">システムテキスト(&amp;T)…</translation>
    </message>
    <message>
        <source>write the instructions</source>
        <translation type="unfinished">指示を書く</translation>
    </message>
    <message>
        <source>Add a workspace &amp;folder…</source>
        <translation type="unfinished">ワークスペースフォルダーを追加(&amp;F)…</translation>
    </message>
    <message>
        <source>add a workspace folder</source>
        <translation type="unfinished">ワークスペースフォルダーを追加</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ファイルを添付(&amp;H)…</translation>
    </message>
    <message>
        <source>What the next re&amp;quest holds</source>
        <translation type="unfinished">次のリクエストの内容(&amp;Q)</translation>
    </message>
    <message>
        <source>what the next request holds</source>
        <translation type="unfinished">次のリクエストの内容</translation>
    </message>
    <message>
        <source>What the model &amp;will see…</source>
        <translation type="unfinished">モデルに渡る内容(&amp;W)…</translation>
    </message>
    <message>
        <source>S&amp;ummarise and deactivate</source>
        <translation type="unfinished">要約して無効化(&amp;U)</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">停止(&amp;P)</translation>
    </message>
    <message>
        <source>end the turn under way</source>
        <translation type="unfinished">進行中のターンを終了</translation>
    </message>
    <message>
        <source>Answer a&amp;gain</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">もう一度応答(&amp;G)</translation>
    </message>
    <message>
        <source>another answer to the last message</source>
        <translation type="unfinished">最後のメッセージに別の応答を求める</translation>
    </message>
    <message>
        <source>&amp;Compare from here…</source>
        <translation type="unfinished">ここから比較(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">名前の変更(&amp;R)</translation>
    </message>
    <message>
        <source>A title b&amp;y the model</source>
        <translation type="unfinished">モデルでタイトルを作成(&amp;Y)</translation>
    </message>
    <message>
        <source>have the model write a title</source>
        <translation type="unfinished">モデルにタイトルを書かせる</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ラベル(&amp;L)…</translation>
    </message>
    <message>
        <source>Put &amp;into a group…</source>
        <translation type="unfinished">グループに入れる(&amp;I)…</translation>
    </message>
    <message>
        <source>Archi&amp;ve, or take out of the archive</source>
        <translation type="unfinished">アーカイブ/取り出し(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Erase for good…</source>
        <translation type="unfinished">完全に消去(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished">直前の操作を元に戻す</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation type="unfinished">元に戻した操作をやり直す</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu entry, or what it does, in the main menus: a verb</extracomment>
        <translation type="unfinished">コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find here…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">検索(&amp;F)…</translation>
    </message>
    <message>
        <source>find in this conversation</source>
        <translation type="unfinished">この会話を検索</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">前を検索(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Pick an agent…</source>
        <translation type="unfinished">エージェントを選択(&amp;P)…</translation>
    </message>
    <message>
        <source>choose the agent that plays</source>
        <translation type="unfinished">使用するエージェントを選択</translation>
    </message>
    <message>
        <source>&amp;Stop using the agent</source>
        <translation type="unfinished">エージェントの使用を停止(&amp;S)</translation>
    </message>
    <message>
        <source>New agent in &amp;TOML…</source>
        <translation type="unfinished">TOML の新しいエージェント(&amp;T)…</translation>
    </message>
    <message>
        <source>New agent in &amp;gram…</source>
        <translation type="unfinished">gram の新しいエージェント(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Import tools…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ツールをインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation type="unfinished">並べて比較(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Evaluate…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">評価(&amp;E)…</translation>
    </message>
    <message>
        <source>Do an&amp;ything…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">何でも実行(&amp;Y)…</translation>
    </message>
    <message>
        <source>what can be written here</source>
        <translation type="unfinished">ここで入力できるもの</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <extracomment>Menu entry, or what it does, in the main menus: go to the field where messages are written</extracomment>
        <translation type="unfinished">入力(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Conversations</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">会話(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Ensembles</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ツールセット(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">インスペクター(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Descriptors</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">定義ファイル(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Agents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">エージェント(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Map of the conversation</source>
        <translation type="unfinished">会話のマップ(&amp;M)</translation>
    </message>
    <message>
        <source>all branches</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">すべてのブランチ</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">次のタブ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">前のタブ(&amp;P)</translation>
    </message>
    <message>
        <source>A conversation &amp;beside</source>
        <translation type="unfinished">会話を横に開く(&amp;B)</translation>
    </message>
    <message>
        <source>two conversations next to each other</source>
        <translation type="unfinished">2 つの会話を並べて表示</translation>
    </message>
    <message>
        <source>Descriptors in a window of t&amp;heir own</source>
        <translation type="unfinished">定義ファイルを別ウィンドウで表示(&amp;H)</translation>
    </message>
    <message>
        <source>Inspec&amp;tor in a window of its own</source>
        <translation type="unfinished">インスペクターを別ウィンドウで表示(&amp;T)</translation>
    </message>
    <message>
        <source>Inspector as a whole c&amp;olumn</source>
        <translation type="unfinished">インスペクターを列全体に表示(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">拡大(&amp;L)</translation>
    </message>
    <message>
        <source>larger texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">文字を大きくする</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">縮小(&amp;S)</translation>
    </message>
    <message>
        <source>smaller texts</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">文字を小さくする</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">標準のサイズ(&amp;U)</translation>
    </message>
    <message>
        <source>texts in their usual size</source>
        <translation type="unfinished">文字を標準のサイズにする</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">全画面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Try out a tool</source>
        <translation type="unfinished">ツールを試す(&amp;T)</translation>
    </message>
    <message>
        <source>Reso&amp;urces of MCP servers…</source>
        <translation type="unfinished">MCP サーバーのリソース(&amp;U)…</translation>
    </message>
    <message>
        <source>Add an &amp;MCP server…</source>
        <translation type="unfinished">MCP サーバーを追加(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Import MCP servers…</source>
        <translation type="unfinished">MCP サーバーをインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Find servers on this machine…</source>
        <translation type="unfinished">このコンピューターのサーバーを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Start a m&amp;odel file…</source>
        <translation type="unfinished">モデルファイルを起動(&amp;O)…</translation>
    </message>
    <message>
        <source>Mo&amp;dels on this machine…</source>
        <translation type="unfinished">このコンピューターのモデル(&amp;D)…</translation>
    </message>
    <message>
        <source>Ser&amp;ve other programs…</source>
        <translation type="unfinished">他のプログラムに提供(&amp;V)…</translation>
    </message>
    <message>
        <source>let other programs use Parlance</source>
        <translation type="unfinished">他のプログラムに Parlance を使わせる</translation>
    </message>
    <message>
        <source>&amp;Capture…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">キャプチャ(&amp;C)…</translation>
    </message>
    <message>
        <source>see what other programs say to a provider</source>
        <translation type="unfinished">他のプログラムとプロバイダーの通信を見る</translation>
    </message>
    <message>
        <source>Record a cassette, or &amp;end it</source>
        <translation type="unfinished">カセットの記録/終了(&amp;E)</translation>
    </message>
    <message>
        <source>all that goes over the wire, to be played again</source>
        <translation type="unfinished">通信内容をすべて記録し、再生できるようにする</translation>
    </message>
    <message>
        <source>Save what went over the &amp;wire…</source>
        <translation type="unfinished">通信内容を保存(&amp;W)…</translation>
    </message>
    <message>
        <source>Fi&amp;gures…</source>
        <extracomment>Menu entry, or what it does, in the main menus: numbers of calls, times and costs</extracomment>
        <translation type="unfinished">統計(&amp;G)…</translation>
    </message>
    <message>
        <source>how many calls, how long, what they cost</source>
        <translation type="unfinished">呼び出しの回数、時間、費用</translation>
    </message>
    <message>
        <source>What is taken out of e&amp;xchanges…</source>
        <translation type="unfinished">通信から取り除く内容(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Save the descriptor</source>
        <translation type="unfinished">定義ファイルを保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Read all descriptors again</source>
        <translation type="unfinished">すべての定義ファイルを再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ショートカット(&amp;S)…</translation>
    </message>
    <message>
        <source>which keys do what</source>
        <translation type="unfinished">各キーの機能</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation type="unfinished">新機能(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Report a fault…</source>
        <translation type="unfinished">不具合の報告(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;About Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Parlance について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Parlance</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">Parlance(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Conversation</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">会話(&amp;C)</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it</extracomment>
        <translation type="unfinished">編集(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu: what is seen</extracomment>
        <translation type="unfinished">表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>Menu entry, or what it does, in the main menus: title of a menu</extracomment>
        <translation type="unfinished">ツール(&amp;T)</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">エージェント(&amp;G)</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>Menu entry, or what it does, in the main menus</extracomment>
        <translation type="unfinished">ヘルプ(&amp;L)</translation>
    </message>
    <message>
        <source>What is &amp;running now</source>
        <translation type="unfinished">実行中のもの(&amp;R)</translation>
    </message>
    <message>
        <source>servers, and what they are asked now</source>
        <translation type="unfinished">サーバーと現在の要求</translation>
    </message>
    <message>
        <source>Find &amp;agents of other programs…</source>
        <translation type="unfinished">ほかのプログラムのエージェントを検索(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Play a cassette…</source>
        <translation type="unfinished">カセットを再生(&amp;P)…</translation>
    </message>
    <message>
        <source>answer from a recording instead of the network</source>
        <translation type="unfinished">ネットワークの代わりに記録から応答する</translation>
    </message>
    <message>
        <source>Let the cassette&apos;s &amp;next event come</source>
        <translation type="unfinished">カセットの次のイベントへ進む(&amp;N)</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation type="unfinished">ウィンドウの次の部分(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation type="unfinished">ウィンドウの前の部分(&amp;V)</translation>
    </message>
    <message>
        <source>Ma&amp;ke a case of it…</source>
        <translation type="unfinished">ケースにする(&amp;K)…</translation>
    </message>
    <message>
        <source>a case of an evaluation</source>
        <translation type="unfinished">評価のケース</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation type="unfinished">ウィンドウのツアー(&amp;T)</translation>
    </message>
</context>
<context>
    <name>gui::WindowDocks</name>
    <message>
        <source>Conversations</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">会話</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">ツールセット</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">インスペクター</translation>
    </message>
    <message>
        <source>Descriptors</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">定義ファイル</translation>
    </message>
    <message>
        <source>Agents</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">エージェント</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches</extracomment>
        <translation type="unfinished">マップ</translation>
    </message>
    <message>
        <source>The default is written in %1 now.</source>
        <translation type="unfinished">%1 に反映しました。</translation>
    </message>
    <message>
        <source>Test bench</source>
        <extracomment>Title of a dock: a noun, beside the transcript</extracomment>
        <translation type="unfinished">テストベンチ</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation type="unfinished">ツール %1 はもうありません。</translation>
    </message>
    <message>
        <source>Nothing is kept of what went over the wire for this message.</source>
        <translation type="unfinished">このメッセージの通信内容は保存されていません。</translation>
    </message>
    <message>
        <source>There is no other version of this message.</source>
        <translation type="unfinished">このメッセージの別のバージョンはありません。</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Title of a dock: a noun, beside the transcript; what is running now</extracomment>
        <translation type="unfinished">実行中</translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message>
        <source>End when no run is left, including those that others are doing.</source>
        <translation type="unfinished">他のワーカーの分を含め、残りの実行がなくなったら終了します。</translation>
    </message>
    <message>
        <source>How many runs it does at the same time.</source>
        <translation type="unfinished">同時に処理する実行の数。</translation>
    </message>
    <message>
        <source>Seconds after which others take over its runs if it is killed.</source>
        <translation type="unfinished">強制終了された場合に、取得済みの実行を他のワーカーが引き継ぐまでの秒数。</translation>
    </message>
    <message>
        <source>ask, refuse, all, or a tool&apos;s name; may be repeated. Without a terminal, ask means refuse.</source>
        <translation type="unfinished">ask、refuse、all、またはツール名。繰り返し指定できます。端末でない場合、ask は refuse と同じです。</translation>
    </message>
    <message>
        <source>How long one answer may become, in MiB: 1 to 1024.</source>
        <translation type="unfinished">1 回の応答の最大長 (MiB、1～1024)。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation type="unfinished">
            <numerusform>%n 件の実行が完了しました。残りはありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>parlance: %1 It is tried again.</source>
        <translation type="unfinished">parlance: %1 再試行します。</translation>
    </message>
</context>
<context>
    <name>gui::Workbench</name>
    <message>
        <source>The path of the profile, %1, is not UTF-8.</source>
        <translation type="unfinished">プロファイルのパス %1 が UTF-8 ではありません。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished">フォルダー %1 に書き込めません。</translation>
    </message>
    <message>
        <source>No provider is known at %1.</source>
        <translation type="unfinished">%1 に既知のプロバイダーはありません。</translation>
    </message>
    <message>
        <source>There is no home folder for the profile: set HOME, or give a folder with --profile.</source>
        <translation type="unfinished">プロファイルを置くホームフォルダーがありません。HOME を設定するか、--profile でフォルダーを指定してください。</translation>
    </message>
</context>
<context>
    <name>invocables::AgentWrites</name>
    <message>
        <source>What was in it before the agent wrote it is not known.</source>
        <translation type="unfinished">エージェントが書き込む前の内容は不明です。</translation>
    </message>
</context>
<context>
    <name>invocables::ApprovalStep</name>
    <message>
        <source>%1 is not allowed here: its descriptor refuses it.</source>
        <translation type="unfinished">%1 はここでは許可されていません。定義ファイルで拒否されています。</translation>
    </message>
    <message>
        <source>This call of %1 is not allowed here: its descriptor refuses it where %2.</source>
        <translation type="unfinished">%1 のこの呼び出しはここでは許可されていません。%2 の場合は定義ファイルで拒否されています。</translation>
    </message>
    <message>
        <source>allowed by its descriptor</source>
        <translation type="unfinished">定義ファイルで許可</translation>
    </message>
    <message>
        <source>allowed by its descriptor: %1</source>
        <translation type="unfinished">定義ファイルで許可: %1</translation>
    </message>
    <message>
        <source>allowed before</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">以前に許可済み</translation>
    </message>
    <message>
        <source>allowed before: %1</source>
        <translation type="unfinished">以前に許可済み: %1</translation>
    </message>
    <message>
        <source>%1 needs to be allowed, and there is nobody to ask.</source>
        <translation type="unfinished">%1 には許可が必要ですが、確認できる人がいません。</translation>
    </message>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question, or a remark, on the card that asks whether a call is allowed</extracomment>
        <translation type="unfinished">%1 を許可しますか?</translation>
    </message>
    <message>
        <source>Nobody allowed this call of %1.</source>
        <translation type="unfinished">%1 のこの呼び出しは誰にも許可されていません。</translation>
    </message>
    <message>
        <source>The file has changed meanwhile; this is what would become of it now.</source>
        <translation type="unfinished">その間にファイルが変更されました。現在の変更結果はこのとおりです。</translation>
    </message>
    <message>
        <source>It would be another file; this is what would become of it.</source>
        <translation type="unfinished">別のファイルになります。変更結果はこのとおりです。</translation>
    </message>
</context>
<context>
    <name>invocables::CommandDecision</name>
    <message>
        <source>The folder of the suite is not on this machine, so no command can decide.</source>
        <translation type="unfinished">スイートのフォルダーがこのコンピューターにないため、コマンドで判定できません。</translation>
    </message>
    <message>
        <source>The command did not decide within a minute.</source>
        <translation type="unfinished">コマンドが 1 分以内に判定しませんでした。</translation>
    </message>
    <message>
        <source>The command was killed by signal %1.</source>
        <translation type="unfinished">コマンドがシグナル %1 で強制終了されました。</translation>
    </message>
</context>
<context>
    <name>invocables::CommandJob</name>
    <message>
        <source>It made repositories, whose settings your own programs follow: %1</source>
        <translation type="unfinished">リポジトリが作成されました。その設定はお使いのプログラムにも適用されます: %1</translation>
    </message>
    <message>
        <source>The workspace has more folders than are looked through for repositories.</source>
        <translation type="unfinished">ワークスペースのフォルダーが多く、すべてのリポジトリを調べることはできません。</translation>
    </message>
    <message>
        <source>“%1” did not end within %2 s, the time that the call gives it.</source>
        <translation type="unfinished">「%1」が、呼び出しの制限時間 %2 秒以内に終了しませんでした。</translation>
    </message>
</context>
<context>
    <name>invocables::Execution</name>
    <message>
        <source>%1 did not end in time.</source>
        <translation type="unfinished">%1 が時間内に終了しませんでした。</translation>
    </message>
</context>
<context>
    <name>invocables::FileJob</name>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs, and there is nobody to ask.</source>
        <translation type="unfinished">「%1」は隠しファイル、機密らしいファイル、またはほかのプログラムが実行するファイルですが、確認できる人がいません。</translation>
    </message>
    <message>
        <source>“%1” is hidden, looks like a secret or is run by other programs. Allow this, once?</source>
        <translation type="unfinished">「%1」は隠しファイル、機密らしいファイル、またはほかのプログラムが実行するファイルです。今回のみ許可しますか?</translation>
    </message>
    <message>
        <source>The person refused access to “%1”.</source>
        <translation type="unfinished">ユーザーが「%1」へのアクセスを拒否しました。</translation>
    </message>
    <message>
        <source>Nobody allowed access to “%1”, which is hidden, looks like a secret or is run by other programs: only a person can.</source>
        <translation type="unfinished">「%1」へのアクセスは許可されていません。隠しファイル、機密らしいファイル、またはほかのプログラムが実行するファイルのため、人だけが許可できます。</translation>
    </message>
</context>
<context>
    <name>invocables::FindToolsJob</name>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">%1 に接続中</translation>
    </message>
    <message>
        <source>“%1” is not a tool that can be loaded, so none was. Look for it with words first.</source>
        <translation type="unfinished">「%1」は読み込めるツールではないため、何も読み込みませんでした。先に言葉で検索してください。</translation>
    </message>
</context>
<context>
    <name>invocables::HttpToolJob</name>
    <message>
        <source>The tool needs the environment variable %1, which is not set.</source>
        <translation type="unfinished">ツールに必要な環境変数 %1 が設定されていません。</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationRun</name>
    <message>
        <source>allowed by the person</source>
        <translation type="unfinished">ユーザーが許可</translation>
    </message>
    <message>
        <source>allowed beforehand, nobody was asked</source>
        <translation type="unfinished">事前に許可済み、確認なし</translation>
    </message>
    <message>
        <source>allowed by the program that Parlance works for</source>
        <translation type="unfinished">Parlance の呼び出し元プログラムが許可</translation>
    </message>
    <message>
        <source>%1 is switched off in this conversation.</source>
        <translation type="unfinished">%1 はこの会話で無効になっています。</translation>
    </message>
    <message>
        <source>%1 cannot be called: %2</source>
        <translation type="unfinished">%1 を呼び出せません: %2</translation>
    </message>
    <message>
        <source>repaired: %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">修復: %1</translation>
    </message>
    <message>
        <source>filled in</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">補完</translation>
    </message>
    <message>
        <source>no earlier call is the same</source>
        <translation type="unfinished">同じ呼び出しは以前にありません</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation type="unfinished">指定なし</translation>
    </message>
    <message>
        <source>by its meaning</source>
        <translation type="unfinished">意味による</translation>
    </message>
    <message>
        <source>no earlier call means the same</source>
        <translation type="unfinished">同じ意味の呼び出しは以前にありません</translation>
    </message>
    <message>
        <source>the result of %1, %2 s ago</source>
        <translation type="unfinished">%2 秒前の %1 の結果</translation>
    </message>
    <message>
        <source>allowed with other arguments</source>
        <translation type="unfinished">別の引数で許可</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <extracomment>Remark at a step of a tool call</extracomment>
        <translation type="unfinished">試行 %1</translation>
    </message>
    <message>
        <source>near its time limit</source>
        <translation type="unfinished">制限時間間近</translation>
    </message>
    <message>
        <source>the first part, within %1 bytes</source>
        <translation type="unfinished">先頭部分、%1 バイト以内</translation>
    </message>
    <message>
        <source>It was stopped before it ended.</source>
        <translation type="unfinished">終了前に停止されました。</translation>
    </message>
    <message>
        <source>The server has changed or withdrawn this tool since the turn began.</source>
        <translation type="unfinished">このターンが始まってから、サーバーがこのツールを変更したか取り下げました。</translation>
    </message>
</context>
<context>
    <name>invocables::InvocationsJob</name>
    <message>
        <source>It was stopped, since another tool broke.</source>
        <translation type="unfinished">別のツールが異常終了したため、停止されました。</translation>
    </message>
    <message>
        <source>It was stopped by the person.</source>
        <translation type="unfinished">ユーザーが停止しました。</translation>
    </message>
</context>
<context>
    <name>invocables::McpCallJob</name>
    <message>
        <source>The server of %1 is no longer there.</source>
        <translation type="unfinished">%1 のサーバーはもうありません。</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation type="unfinished">%1 に接続中</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1 は接続されていません。%2</translation>
    </message>
    <message>
        <source>The server runs %1 as a task only, and offers none.</source>
        <translation type="unfinished">サーバーは %1 をタスクとしてのみ実行しますが、タスクを提供していません。</translation>
    </message>
</context>
<context>
    <name>invocables::McpElicitationRun</name>
    <message>
        <source>The server %1 asks: %2</source>
        <translation type="unfinished">サーバー %1 からの質問: %2</translation>
    </message>
    <message>
        <source>The server %1 asks you to open an address: %2</source>
        <translation type="unfinished">サーバー %1 がアドレスを開くよう求めています: %2</translation>
    </message>
</context>
<context>
    <name>invocables::McpPromptJob</name>
    <message>
        <source>The prompt says nothing.</source>
        <translation type="unfinished">プロンプトが空です。</translation>
    </message>
</context>
<context>
    <name>invocables::McpReadJob</name>
    <message>
        <source>There is nothing to read at %1.</source>
        <translation type="unfinished">%1 に読み込めるものはありません。</translation>
    </message>
</context>
<context>
    <name>invocables::ReadingJob</name>
    <message>
        <source>There is no model here that could be asked.</source>
        <translation type="unfinished">問い合わせできるモデルがここにありません。</translation>
    </message>
    <message>
        <source>There is no text to read: give text or path.</source>
        <translation type="unfinished">読むテキストがありません。text または path を指定してください。</translation>
    </message>
    <message>
        <source>The text has %1 characters; at most %2 can be read.</source>
        <translation type="unfinished">テキストは %1 文字ですが、読めるのは最大 %2 文字です。</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation type="unfinished">部分 %1 / %2</translation>
    </message>
    <message>
        <source>The model did not answer: %1</source>
        <translation type="unfinished">モデルが応答しませんでした: %1</translation>
    </message>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">モデルの応答が空でした。</translation>
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
        <translation type="unfinished">ほかの誰かが変更した直後です。</translation>
    </message>
</context>
<context>
    <name>invocables::WebJob</name>
    <message>
        <source>There is no network here.</source>
        <translation type="unfinished">ここではネットワークを利用できません。</translation>
    </message>
</context>
<context>
    <name>invocables::WorkspaceSnapshot</name>
    <message>
        <source>What a command has made of it cannot be determined exactly.</source>
        <translation type="unfinished">コマンドによる変更内容を正確に特定できません。</translation>
    </message>
</context>
<context>
    <name>model::AgentCatalog</name>
    <message>
        <source>The agent %1 cannot play: %2</source>
        <translation type="unfinished">エージェント %1 は動作できません: %2</translation>
    </message>
    <message>
        <source>there is no agent in this file</source>
        <translation type="unfinished">このファイルにエージェントがありません</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">エージェント「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no agent “%1”. Did you mean %2?</source>
        <translation type="unfinished">エージェント「%1」はありません。もしかして: %2</translation>
    </message>
    <message>
        <source>The agent cannot be read: %1</source>
        <translation type="unfinished">エージェントを読み込めません: %1</translation>
    </message>
    <message>
        <source>A character has more than a pattern can say of an agent; it stays a descriptor.</source>
        <translation type="unfinished">キャラクターにはパターンで表せるエージェント以上の内容があるため、定義ファイルのままになります。</translation>
    </message>
    <message>
        <source>There is no agent in %1.</source>
        <translation type="unfinished">%1 にエージェントがありません。</translation>
    </message>
    <message>
        <source>%1 has several agents. Say which one: %2.</source>
        <translation type="unfinished">%1 には複数のエージェントがあります。どれかを指定してください: %2</translation>
    </message>
    <message>
        <source>There is no agent “%1” in %2, but there is: %3.</source>
        <translation type="unfinished">%2 にエージェント「%1」はありません。あるもの: %3</translation>
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
        <translation type="unfinished">%1 分</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Amount of time with its short unit anywhere</extracomment>
        <translation type="unfinished">%1 ミリ秒</translation>
    </message>
</context>
<context>
    <name>model::CaseFile</name>
    <message>
        <source>there are more than %1 cases</source>
        <translation type="unfinished">ケースが %1 件を超えています</translation>
    </message>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">「%1」は判定できません: %2</translation>
    </message>
    <message>
        <source>this is not UTF-8; save the table in that encoding</source>
        <translation type="unfinished">UTF-8 ではありません。表を UTF-8 で保存してください</translation>
    </message>
    <message>
        <source>the row has %1 cells, the table %2 columns</source>
        <translation type="unfinished">行のセルは %1 個、表の列は %2 個です</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">ケースに入力がありません</translation>
    </message>
    <message>
        <source>a quotation mark that begins here does not end</source>
        <translation type="unfinished">ここで始まる引用符が閉じられていません</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB; write many cases as lines of JSON</source>
        <translation type="unfinished">16 MiB を超えています。ケースが多い場合は JSON を 1 行に 1 件ずつ書いてください</translation>
    </message>
    <message>
        <source>there is no list of tests</source>
        <translation type="unfinished">テストのリストがありません</translation>
    </message>
    <message>
        <source>it is not a table; no other file is read for it</source>
        <translation type="unfinished">表ではありません。このために別のファイルを読み込むことはありません</translation>
    </message>
    <message>
        <source>test %1: %2</source>
        <translation type="unfinished">テスト %1: %2</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">ファイルがありません</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB, the most that is read as cases</source>
        <translation type="unfinished">ケースとして読み込める上限の 256 MiB を超えています</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished">読み込めません: %1</translation>
    </message>
    <message>
        <source>cases are in a .jsonl, .json, .csv or .yaml file</source>
        <translation type="unfinished">ケースのファイルは .jsonl、.json、.csv、.yaml のいずれかです</translation>
    </message>
    <message>
        <source>the column “%1” is there twice</source>
        <translation type="unfinished">列「%1」が 2 回あります</translation>
    </message>
    <message>
        <source>__threshold is a number from 0 to 1, as 0.5, not “%1”</source>
        <translation type="unfinished">__threshold は 0.5 のような 0 から 1 までの数で、「%1」ではありません</translation>
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
        <translation type="unfinished">実行用の一時フォルダーがありません: %1</translation>
    </message>
    <message>
        <source>Nothing of this run can be kept: it was not committed.</source>
        <translation type="unfinished">この実行はコミットされなかったため、保存できるものがありません。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a conversation&apos;s title and a column&apos;s name</comment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 committed</source>
        <translation type="unfinished">%2 件中 %1 件コミット</translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <translation type="unfinished">タイムアウト %1 件</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">失敗 %1 件</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">停止 %1 件</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">待機中</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">実行中</translation>
    </message>
    <message>
        <source>committed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">コミット済み</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">中断</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">ロールバック済み</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">タイムアウト</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>One run</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">1 回の実行</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation type="unfinished">%1 回の中央値</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">ラウンド</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>State, line or column title, in the comparison side by side: a noun: of tools</extracomment>
        <translation type="unfinished">呼び出し</translation>
    </message>
    <message>
        <source>Same arguments</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">同じ引数</translation>
    </message>
    <message>
        <source>Tool time</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">ツールの時間</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">ターン全体</translation>
    </message>
    <message>
        <source>Tokens in / out</source>
        <translation type="unfinished">入力/出力トークン</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>State, line or column title, in the comparison side by side: in money</extracomment>
        <translation type="unfinished">費用</translation>
    </message>
    <message>
        <source>Texts agree</source>
        <extracomment>State, line or column title, in the comparison side by side</extracomment>
        <translation type="unfinished">テキストの一致</translation>
    </message>
    <message>
        <source>Of the runs that were committed.</source>
        <translation type="unfinished">コミットされた実行のうち。</translation>
    </message>
    <message>
        <source>Runs that call the same tools with the same arguments as the first column mostly does.</source>
        <translation type="unfinished">最初の列で最も多い実行と同じツールを同じ引数で呼び出した実行。</translation>
    </message>
    <message>
        <source>Of all calls of a run together.</source>
        <translation type="unfinished">1 回の実行のすべての呼び出しの合計。</translation>
    </message>
    <message>
        <source>Without the time that a run spent waiting for you.</source>
        <translation type="unfinished">確認を待っていた時間を除く。</translation>
    </message>
    <message>
        <source>Input with what came from the provider&apos;s cache.</source>
        <translation type="unfinished">プロバイダーのキャッシュ分を含む入力。</translation>
    </message>
    <message>
        <source>By the prices in the provider&apos;s descriptor; — where it has none.</source>
        <translation type="unfinished">プロバイダーの定義ファイルの価格による。価格がない場合は —。</translation>
    </message>
    <message>
        <source>How many words the final texts of a column have in common.</source>
        <translation type="unfinished">列の最終テキストに共通する単語の割合。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
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
        <translation type="unfinished">何を質問しますか? 比較にはプロンプトが必要です。</translation>
    </message>
    <message>
        <source>A comparison needs at least two columns: libraries, models, agents or instructions that differ.</source>
        <translation type="unfinished">比較には、ライブラリ、モデル、エージェント、指示のいずれかが異なる列が少なくとも 2 つ必要です。</translation>
    </message>
    <message>
        <source>A comparison has at most %1 columns.</source>
        <translation type="unfinished">比較できる列は最大 %1 個です。</translation>
    </message>
    <message>
        <source>A comparison runs 1 to %1 times.</source>
        <translation type="unfinished">比較の実行回数は 1～%1 回です。</translation>
    </message>
    <message>
        <source>%1 has no model.</source>
        <translation type="unfinished">%1 にモデルがありません。</translation>
    </message>
</context>
<context>
    <name>model::ComparisonReport</name>
    <message>
        <source>reused</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">再利用</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished">並べて比較</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">エージェント: %1</translation>
    </message>
    <message>
        <source>Repeats: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">回数: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">日時: %1</translation>
    </message>
    <message>
        <source>Asked in every column:</source>
        <translation type="unfinished">すべての列への質問:</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished">実行 %1: %2</translation>
    </message>
    <message>
        <source>Answered by: %1</source>
        <translation type="unfinished">応答: %1</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>Heading or column title in the report of a comparison: a noun: of a tool</extracomment>
        <translation type="unfinished">呼び出し</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Heading or column title in the report of a comparison</extracomment>
        <translation type="unfinished">引数</translation>
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
        <translation type="unfinished">バージョンの表示</translation>
    </message>
    <message>
        <source>Delete Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">エントリの削除</translation>
    </message>
    <message>
        <source>Delete Canisters</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">エントリの削除</translation>
    </message>
    <message>
        <source>There is nothing to edit here.</source>
        <translation type="unfinished">編集できるものがありません。</translation>
    </message>
    <message>
        <source>Edit Canister</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">エントリの編集</translation>
    </message>
    <message>
        <source>Answer by Hand</source>
        <translation type="unfinished">手動での応答</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation type="unfinished">%1 の一部</translation>
    </message>
    <message>
        <source>Move to a New Conversation</source>
        <translation type="unfinished">新しい会話への移動</translation>
    </message>
    <message>
        <source>Summarise</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">要約</translation>
    </message>
    <message>
        <source>Restore as a Branch</source>
        <translation type="unfinished">ブランチとしての復元</translation>
    </message>
    <message>
        <source>There is nothing to fork here.</source>
        <translation type="unfinished">フォークできるものがありません。</translation>
    </message>
    <message>
        <source>Fork of %1</source>
        <translation type="unfinished">%1 のフォーク</translation>
    </message>
    <message>
        <source>Fork</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here</extracomment>
        <translation type="unfinished">フォーク</translation>
    </message>
    <message>
        <source>Undo Turn</source>
        <extracomment>Name of an edit that can be undone, as in “Undo Edit Canister”</extracomment>
        <translation type="unfinished">ターンの取り消し</translation>
    </message>
</context>
<context>
    <name>model::DescriptorCatalog</name>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished">%1 を保存できませんでした。</translation>
    </message>
    <message>
        <source>the name “%1” is already that of %2</source>
        <translation type="unfinished">名前「%1」は %2 で既に使われています</translation>
    </message>
</context>
<context>
    <name>model::EditableBody</name>
    <message>
        <source>The body is not text: it can only be sent as it is.</source>
        <translation type="unfinished">本文がテキストではないため、このままでしか送信できません。</translation>
    </message>
    <message>
        <source>The body is too large to be edited (%1): it can only be sent as it is.</source>
        <translation type="unfinished">本文が大きすぎて編集できない (%1) ため、このままでしか送信できません。</translation>
    </message>
</context>
<context>
    <name>model::Evaluation</name>
    <message>
        <source>The time that the budget gives is up.</source>
        <translation type="unfinished">予算の時間を使い切りました。</translation>
    </message>
    <message>
        <source>The tokens that the budget gives are used up: %1.</source>
        <translation type="unfinished">予算のトークンを使い切りました: %1</translation>
    </message>
    <message>
        <source>What the budget gives is spent: %1.</source>
        <translation type="unfinished">予算の金額を使い切りました: %1</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished">停止されました。</translation>
    </message>
    <message>
        <source>The budget of cost does not bound %1: it has no price.</source>
        <translation type="unfinished">費用の予算は %1 を制限しません。価格がありません。</translation>
    </message>
</context>
<context>
    <name>model::EvaluationCase</name>
    <message>
        <source>a message is of system, user or assistant, not of “%1”</source>
        <translation type="unfinished">メッセージは system、user、assistant のいずれかです (「%1」は使えません)</translation>
    </message>
    <message>
        <source>the last message is the user&apos;s</source>
        <translation type="unfinished">最後のメッセージはユーザーのものです</translation>
    </message>
    <message>
        <source>a call has a tool, and arguments that are an object</source>
        <translation type="unfinished">呼び出しにはツールと、オブジェクトである引数が必要です</translation>
    </message>
    <message>
        <source>the case has no input</source>
        <translation type="unfinished">ケースに入力がありません</translation>
    </message>
    <message>
        <source>Nothing was asked in the conversation %1.</source>
        <translation type="unfinished">会話 %1 では何も質問されていません。</translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message>
        <source>broken</source>
        <extracomment>What a case has become since the baseline in the report of an evaluation</extracomment>
        <translation type="unfinished">異常</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>%1 with %2: %3, now %4 (p %5)</source>
        <translation type="unfinished">%1 (%2): %3、現在 %4 (p %5)</translation>
    </message>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation type="unfinished">
            <numerusform>1 ケースあたり %n 回の実行では、変化と偶然を区別できません。すべて合格からすべて不合格に変わったケースだけを示します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation type="unfinished">
            <numerusform>1 ケースあたり %n 回の実行では、%1 ポイント未満の差は判断できません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationOutcome</name>
    <message>
        <source>The run did not finish.</source>
        <translation type="unfinished">実行が最後まで完了しませんでした。</translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message>
        <source>worse</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">悪化</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">改善</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun: of an evaluation</extracomment>
        <translation type="unfinished">ケース</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: how many</extracomment>
        <translation type="unfinished">合格</translation>
    </message>
    <message>
        <source>The share that passed, with its interval at 95 %</source>
        <translation type="unfinished">合格率と 95 % 信頼区間</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Column title or standing in the report of an evaluation as a page: a noun</extracomment>
        <translation type="unfinished">バリアント</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">ターン全体、中央値</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">トークン</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">スイートの費用</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation type="unfinished"> (%1～%2)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">変更前</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Column title or standing in the report of an evaluation as a page</extracomment>
        <translation type="unfinished">今回</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>ほか %n 件はここには表示されません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs to look at</source>
        <translation type="unfinished">確認すべき実行</translation>
    </message>
    <message>
        <source>%1 · %2 passed, %3 failed, %4 broken · evaluation %5</source>
        <translation type="unfinished">%1 · 合格 %2、不合格 %3、異常 %4 · 評価 %5</translation>
    </message>
    <message>
        <source>Times and cost</source>
        <translation type="unfinished">時間と費用</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished">結果</translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message>
        <source>broken</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">異常</translation>
    </message>
    <message>
        <source>%1, %2 broken</source>
        <translation type="unfinished">%1、異常 %2</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">不安定 %1</translation>
    </message>
    <message>
        <source>Case</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation</extracomment>
        <translation type="unfinished">ケース</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation: how many</extracomment>
        <translation type="unfinished">合格</translation>
    </message>
    <message>
        <source>Whole turn, median</source>
        <translation type="unfinished">ターン全体、中央値</translation>
    </message>
    <message>
        <source>Cost of the suite</source>
        <translation type="unfinished">スイートの費用</translation>
    </message>
    <message>
        <source>unstable: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">不安定: %1</translation>
    </message>
    <message>
        <source>worse: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">悪化: %1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">改善: %1</translation>
    </message>
    <message>
        <source>too close to say: %1</source>
        <translation type="unfinished">差が小さく判断不可: %1</translation>
    </message>
    <message>
        <source>%1 is worse over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 は全ケースを通して悪化: 低下 %2、上昇 %3 (p %4)</translation>
    </message>
    <message>
        <source>%1 is better over all cases: %2 fell, %3 rose (p %4)</source>
        <translation type="unfinished">%1 は全ケースを通して改善: 低下 %2、上昇 %3 (p %4)</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 broken; %4 from before</source>
        <translation type="unfinished">合格 %1、不合格 %2、異常 %3、以前の結果 %4</translation>
    </message>
    <message>
        <source>This evaluation: %1</source>
        <translation type="unfinished">この評価: %1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">日時: %1</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">評価: %1</translation>
    </message>
    <message>
        <source>Preferred blind</source>
        <extracomment>Column title, heading or standing, in the report of an evaluation</extracomment>
        <translation type="unfinished">ブラインドで優位</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished">%1 (実行 %3 件中 %2 件)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>%n 件の実行は行われていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message>
        <source>“%1” cannot be judged: %2</source>
        <translation type="unfinished">「%1」は判定できません: %2</translation>
    </message>
    <message>
        <source>a model is written as PROVIDER/MODEL, not “%1”</source>
        <translation type="unfinished">モデルは「%1」ではなく PROVIDER/MODEL の形式で書きます</translation>
    </message>
    <message>
        <source>a variant has a prompt or a template, not both</source>
        <translation type="unfinished">バリアントに指定できるのは prompt と template のどちらか一方です</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>Name of the variant that a suite has without any</extracomment>
        <translation type="unfinished">標準</translation>
    </message>
    <message>
        <source>there are no cases: write [[cases]], or name their file with cases-from</source>
        <translation type="unfinished">ケースがありません。[[cases]] を書くか、cases-from でファイルを指定してください</translation>
    </message>
    <message>
        <source>%1: the case “%2” has no input. Give it one, or give all cases one with input under [suite].</source>
        <translation type="unfinished">%1: ケース「%2」に入力がありません。個別に指定するか、[suite] の input で全ケースに指定してください。</translation>
    </message>
    <message>
        <source>%1: there are no cases.</source>
        <translation type="unfinished">%1: ケースがありません。</translation>
    </message>
    <message>
        <source>%1: %2 cases with %3 variants, %4 times, are more than %5 runs.</source>
        <translation type="unfinished">%1: %2 ケース × %3 バリアント × %4 回は、上限の %5 回を超えています。</translation>
    </message>
    <message>
        <source>The suite that is kept cannot be read.</source>
        <translation type="unfinished">保存されているスイートを読み込めません。</translation>
    </message>
    <message>
        <source>A case that is kept cannot be read: %1</source>
        <translation type="unfinished">保存されているケースを読み込めません: %1</translation>
    </message>
    <message>
        <source>“%1” is a variable; did you mean “input”?</source>
        <translation type="unfinished">「%1」は変数です。「input」のことですか?</translation>
    </message>
    <message>
        <source>there is no variable “%1” for “%2”; it stays as it is written</source>
        <translation type="unfinished">「%2」に変数「%1」はありません。書かれたまま残ります</translation>
    </message>
    <message>
        <source>“%1” expects nothing, so that any answer passes</source>
        <translation type="unfinished">「%1」には期待条件がないため、どの回答も合格します</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>ほか %n 件はここには表示されません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation type="unfinished">
            <numerusform>採点済みの実行 %n 件中 %1 件で、ジャッジとあなたの判定が一致しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: %3 of %4</source>
        <translation type="unfinished">%1 (%2): %3 / %4</translation>
    </message>
</context>
<context>
    <name>model::ExchangeFilter</name>
    <message>
        <source>%1:%2 is not understood: %3</source>
        <translation type="unfinished">%1:%2 を解釈できません: %3</translation>
    </message>
    <message>
        <source>a status such as 404, or 4xx, or %1</source>
        <translation type="unfinished">404 や 4xx のようなステータス、または %1</translation>
    </message>
    <message>
        <source>a time such as 2s, 300ms or 1min</source>
        <translation type="unfinished">2s、300ms、1min のような時間</translation>
    </message>
    <message>
        <source>a size such as 500KB or 2MB</source>
        <translation type="unfinished">500KB や 2MB のようなサイズ</translation>
    </message>
    <message>
        <source>an amount such as 0.01</source>
        <translation type="unfinished">0.01 のような金額</translation>
    </message>
    <message>
        <source>%1: of what?</source>
        <translation type="unfinished">%1: 対象がありません</translation>
    </message>
</context>
<context>
    <name>model::Expectation</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3</source>
        <translation type="unfinished">「%1」は正しいパターンではありません: %2 (位置 %3)</translation>
    </message>
    <message>
        <source>the value is not a JSON Schema: %1</source>
        <translation type="unfinished">値が JSON Schema ではありません: %1</translation>
    </message>
    <message>
        <source>the value is a table with name, and args or schema</source>
        <translation type="unfinished">値は name と、args または schema を持つテーブルです</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished">値がありません</translation>
    </message>
    <message>
        <source>the value is a text</source>
        <translation type="unfinished">値はテキストです</translation>
    </message>
    <message>
        <source>the value is a text or a list of texts</source>
        <translation type="unfinished">値はテキストまたはテキストのリストです</translation>
    </message>
    <message>
        <source>the value is a pattern</source>
        <translation type="unfinished">値はパターンです</translation>
    </message>
    <message>
        <source>the value is a tool&apos;s name, a list of names, or a table with name or pattern, and min and max</source>
        <translation type="unfinished">値はツール名、名前のリスト、または name か pattern と min、max を持つテーブルです</translation>
    </message>
    <message>
        <source>the value is a list of tools, or a table with steps and mode</source>
        <translation type="unfinished">値はツールのリスト、または steps と mode を持つテーブルです</translation>
    </message>
    <message>
        <source>the value is a table with min or max</source>
        <translation type="unfinished">値は min または max を持つテーブルです</translation>
    </message>
    <message>
        <source>the value is a program, or a list of it and its arguments</source>
        <translation type="unfinished">値はプログラム、またはプログラムとその引数のリストです</translation>
    </message>
    <message>
        <source>“%1” is code or reaches out, and is never run; a command may decide instead</source>
        <translation type="unfinished">「%1」はコードであるか外部にアクセスするため、実行されません。代わりにコマンドで判定できます</translation>
    </message>
    <message>
        <source>it has no type</source>
        <translation type="unfinished">type がありません</translation>
    </message>
    <message>
        <source>there is no expectation “%1”</source>
        <translation type="unfinished">期待条件「%1」はありません</translation>
    </message>
    <message>
        <source>there is no expectation “%1”; did you mean %2?</source>
        <translation type="unfinished">期待条件「%1」はありません。もしかして: %2</translation>
    </message>
    <message>
        <source>a set needs other expectations under assert</source>
        <translation type="unfinished">セットには assert の下にほかの期待条件が必要です</translation>
    </message>
    <message>
        <source>it needs a threshold</source>
        <translation type="unfinished">threshold が必要です</translation>
    </message>
    <message>
        <source>its threshold is from 0 to 1, not %1</source>
        <translation type="unfinished">threshold は 0 から 1 までで、%1 ではありません</translation>
    </message>
</context>
<context>
    <name>model::Har</name>
    <message>
        <source>This is not an HTTP Archive: %1</source>
        <translation type="unfinished">HTTP Archive ではありません: %1</translation>
    </message>
    <message>
        <source>This is not an HTTP Archive: it has no log with entries.</source>
        <translation type="unfinished">HTTP Archive ではありません。entries を持つ log がありません。</translation>
    </message>
    <message>
        <source>Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.</source>
        <translation type="unfinished">HTTP Archive の項目 %1 が正しくありません。アドレスのあるリクエスト、またはレスポンスがありません。</translation>
    </message>
</context>
<context>
    <name>model::Invocation</name>
    <message>
        <source>being written</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">作成中</translation>
    </message>
    <message>
        <source>being checked</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">検証中</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished">確認待ち</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">実行中</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">完了</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">拒否</translation>
    </message>
    <message>
        <source>timed out</source>
        <extracomment>State of a tool call on its card in the transcript</extracomment>
        <translation type="unfinished">タイムアウト</translation>
    </message>
    <message>
        <source>result used again</source>
        <translation type="unfinished">結果を再利用</translation>
    </message>
    <message>
        <source>not known whether it ran</source>
        <translation type="unfinished">実行されたか不明</translation>
    </message>
</context>
<context>
    <name>model::JsonPath</name>
    <message>
        <source>The path cannot be read from character %1 on.</source>
        <translation type="unfinished">パスの %1 文字目以降を読み取れません。</translation>
    </message>
    <message>
        <source>A path begins with $, a pointer with a slash.</source>
        <translation type="unfinished">パスは $、ポインターはスラッシュで始まります。</translation>
    </message>
</context>
<context>
    <name>model::Judgement</name>
    <message>
        <source>The answer is what was expected.</source>
        <translation type="unfinished">応答は期待どおりです。</translation>
    </message>
    <message>
        <source>The answer is %1, not %2.</source>
        <translation type="unfinished">応答は %2 ではなく %1 です。</translation>
    </message>
    <message>
        <source>The answer contains %1.</source>
        <translation type="unfinished">応答に %1 が含まれています。</translation>
    </message>
    <message>
        <source>The answer does not contain %1.</source>
        <translation type="unfinished">応答に %1 が含まれていません。</translation>
    </message>
    <message>
        <source>The answer begins with %1.</source>
        <translation type="unfinished">応答は %1 で始まっています。</translation>
    </message>
    <message>
        <source>The answer does not begin with %1.</source>
        <translation type="unfinished">応答は %1 で始まっていません。</translation>
    </message>
    <message>
        <source>The pattern takes too long on this answer.</source>
        <translation type="unfinished">この応答ではパターンの照合に時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>The pattern matches %1.</source>
        <translation type="unfinished">パターンが %1 に一致します。</translation>
    </message>
    <message>
        <source>The pattern matches nothing in the answer.</source>
        <translation type="unfinished">応答にパターンと一致する箇所がありません。</translation>
    </message>
    <message>
        <source>The texts are too long to be measured.</source>
        <translation type="unfinished">テキストが長すぎて測定できません。</translation>
    </message>
    <message>
        <source>The answer is %1 changes away, %2 are allowed.</source>
        <translation type="unfinished">期待値との編集距離は %1 です (許容は %2)。</translation>
    </message>
    <message>
        <source>By words, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">単語での類似度は %1 です (必要なのは %2)。</translation>
    </message>
    <message>
        <source>The answer is not JSON: %1</source>
        <translation type="unfinished">応答が JSON ではありません: %1</translation>
    </message>
    <message>
        <source>The answer is JSON as expected.</source>
        <translation type="unfinished">応答は期待どおりの JSON です。</translation>
    </message>
    <message>
        <source>The answer is JSON, but does not fit: %1</source>
        <translation type="unfinished">応答は JSON ですが、適合しません: %1</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation type="unfinished">応答に JSON がありません。</translation>
    </message>
    <message>
        <source>There is JSON in the answer as expected.</source>
        <translation type="unfinished">応答に期待どおりの JSON があります。</translation>
    </message>
    <message>
        <source>The answer&apos;s stop reason is “%1”.</source>
        <translation type="unfinished">応答は「%1」で終了しました。</translation>
    </message>
    <message>
        <source>This is not known for the model.</source>
        <translation type="unfinished">モデルのこの値は不明です。</translation>
    </message>
    <message>
        <source>%1; %2 at most.</source>
        <translation type="unfinished">%1。最大 %2 です。</translation>
    </message>
    <message>
        <source>This cannot be judged: %1.</source>
        <translation type="unfinished">判定できません: %1</translation>
    </message>
</context>
<context>
    <name>model::Judging</name>
    <message>
        <source>There is no judge: %1</source>
        <translation type="unfinished">ジャッジがありません: %1</translation>
    </message>
    <message>
        <source>The judge did not answer: %1</source>
        <translation type="unfinished">ジャッジが応答しませんでした: %1</translation>
    </message>
    <message>
        <source>No command can be run here.</source>
        <translation type="unfinished">ここではコマンドを実行できません。</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation type="unfinished">コマンドはステータス %1 で終了しました。</translation>
    </message>
    <message>
        <source>By meaning, the answer&apos;s similarity is %1; %2 is wanted.</source>
        <translation type="unfinished">意味での類似度は %1 です (必要なのは %2)。</translation>
    </message>
</context>
<context>
    <name>model::LibraryCatalog</name>
    <message>
        <source>The tool library %1 cannot be used: %2</source>
        <translation type="unfinished">ツールライブラリ %1 を使用できません: %2</translation>
    </message>
    <message>
        <source>There is no tool library “%1”.</source>
        <translation type="unfinished">ツールライブラリ「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no tool library “%1”. Did you mean %2?</source>
        <translation type="unfinished">ツールライブラリ「%1」はありません。もしかして: %2</translation>
    </message>
</context>
<context>
    <name>model::MessageQueue</name>
    <message>
        <source>%1 messages are already waiting. Drop one first.</source>
        <translation type="unfinished">既に %1 件のメッセージが待機中です。先に 1 件取り消してください。</translation>
    </message>
</context>
<context>
    <name>model::PlannedVariant</name>
    <message>
        <source>A prompt of an evaluation reads no file: %1</source>
        <translation type="unfinished">評価のプロンプトはファイルを読み込めません: %1</translation>
    </message>
</context>
<context>
    <name>model::PostgresRuns</name>
    <message>
        <source>The database %1 has no room left: this could not be saved.</source>
        <translation type="unfinished">データベース %1 に空き領域がないため、保存できませんでした。</translation>
    </message>
    <message>
        <source>The database %1 can only be read at present.</source>
        <translation type="unfinished">データベース %1 は現在読み取り専用です。</translation>
    </message>
    <message>
        <source>The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.</source>
        <translation type="unfinished">データベース %1 がこのユーザーの接続を許可していません。パスワードは PGPASSWORD または ~/.pgpass から取得されます。</translation>
    </message>
    <message>
        <source>There is no such database: %1.</source>
        <translation type="unfinished">データベースがありません: %1</translation>
    </message>
    <message>
        <source>This user does not have the right to do that in %1.</source>
        <translation type="unfinished">このユーザーには %1 でその操作を行う権限がありません。</translation>
    </message>
    <message>
        <source>The database %1 has no evaluations yet. Make it ready for them with parlance store --create.</source>
        <translation type="unfinished">データベース %1 にはまだ評価がありません。parlance store --create で準備してください。</translation>
    </message>
    <message>
        <source>The database %1 is out of connections or memory.</source>
        <translation type="unfinished">データベース %1 の接続数またはメモリが不足しています。</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation type="unfinished">データベース %1 が応答しません。</translation>
    </message>
    <message>
        <source>The database %1 could not be read or written.</source>
        <translation type="unfinished">データベース %1 を読み書きできませんでした。</translation>
    </message>
    <message>
        <source>PostgreSQL cannot be reached: Qt&apos;s driver for it is not installed (libqt6sql6-psql).</source>
        <translation type="unfinished">PostgreSQL に接続できません。Qt のドライバー (libqt6sql6-psql) がインストールされていません。</translation>
    </message>
    <message>
        <source>The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.</source>
        <translation type="unfinished">%1 の評価はバージョン %2 です。parlance store --create で %3 に更新してください。</translation>
    </message>
    <message>
        <source>The tables are there, the roles are not: %1 (%2)</source>
        <translation type="unfinished">テーブルはありますが、ロールがありません: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message>
        <source>preferred blind: %1: %2 of %3, %4; undecided: %5</source>
        <translation type="unfinished">ブラインドで優位: %1: %3 件中 %2 件、%4、引き分け: %5</translation>
    </message>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>比較済みの組 %n 件中 %1 件で、ジャッジの点数とあなたの判定が一致しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation type="unfinished">%1 % (%2～%3)</translation>
    </message>
</context>
<context>
    <name>model::PromptCatalog</name>
    <message>
        <source>The prompt %1 cannot be used: %2</source>
        <translation type="unfinished">プロンプト %1 を使用できません: %2</translation>
    </message>
    <message>
        <source>There is no prompt “%1”.</source>
        <translation type="unfinished">プロンプト「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no prompt “%1”. Did you mean %2?</source>
        <translation type="unfinished">プロンプト「%1」はありません。もしかして: %2</translation>
    </message>
</context>
<context>
    <name>model::RedactionRules</name>
    <message>
        <source>“%1” is not a pattern: %2 at %3.</source>
        <translation type="unfinished">「%1」は正しいパターンではありません: %2 (位置 %3)</translation>
    </message>
    <message>
        <source>“%1” also matches nothing at all, and so matches everywhere.</source>
        <translation type="unfinished">「%1」は空の文字列にも一致するため、どこにでも一致します。</translation>
    </message>
</context>
<context>
    <name>model::RequestSchema</name>
    <message>
        <source>The dialect knows no member “%1” here.</source>
        <translation type="unfinished">この方言では、ここにメンバー「%1」はありません。</translation>
    </message>
    <message>
        <source>The dialect knows no member “%1” here. Did you mean “%2”?</source>
        <translation type="unfinished">この方言では、ここにメンバー「%1」はありません。もしかして: 「%2」</translation>
    </message>
    <message>
        <source>From here on it is not JSON.</source>
        <translation type="unfinished">ここからは JSON ではありません。</translation>
    </message>
</context>
<context>
    <name>model::Rubric</name>
    <message>
        <source>What the judge said is not a judgement: “%1”</source>
        <translation type="unfinished">ジャッジの回答が判定になっていません: 「%1」</translation>
    </message>
</context>
<context>
    <name>model::RunSchema</name>
    <message>
        <source>The evaluations are of version %1, which is newer than this program knows (%2). They have been left as they are.</source>
        <translation type="unfinished">評価はバージョン %1 で、このプログラムが対応するバージョン (%2) より新しいため、そのまま残されています。</translation>
    </message>
</context>
<context>
    <name>model::RunStore</name>
    <message>
        <source>There is no evaluation “%1”.</source>
        <translation type="unfinished">評価「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no evaluation of “%1” yet.</source>
        <translation type="unfinished">「%1」の評価はまだありません。</translation>
    </message>
    <message>
        <source>Several evaluations begin with “%1”.</source>
        <translation type="unfinished">「%1」で始まる評価が複数あります。</translation>
    </message>
    <message>
        <source>The evaluation has no run %1/%2/%3 that is done.</source>
        <translation type="unfinished">評価に、完了した実行 %1/%2/%3 はありません。</translation>
    </message>
</context>
<context>
    <name>model::RunWorker</name>
    <message>
        <source>Evaluation</source>
        <extracomment>Title of a conversation that an evaluation makes</extracomment>
        <translation type="unfinished">評価</translation>
    </message>
    <message>
        <source>The suite has no variant “%1”.</source>
        <translation type="unfinished">スイートにバリアント「%1」はありません。</translation>
    </message>
    <message>
        <source>The suite has no case “%1”.</source>
        <translation type="unfinished">スイートにケース「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>model::Session</name>
    <message>
        <source>The last message of this conversation cannot be read.</source>
        <translation type="unfinished">この会話の最後のメッセージを読み込めません。</translation>
    </message>
    <message>
        <source>This was waiting when the program ended.</source>
        <translation type="unfinished">プログラムの終了時に待機していました。</translation>
    </message>
    <message>
        <source>Only a message of yours can be edited and sent again.</source>
        <translation type="unfinished">編集して再送信できるのは自分のメッセージだけです。</translation>
    </message>
    <message>
        <source>There is no message before this that could be answered.</source>
        <translation type="unfinished">これより前に、応答できるメッセージはありません。</translation>
    </message>
    <message>
        <source>There is nothing to continue.</source>
        <translation type="unfinished">続けるものがありません。</translation>
    </message>
    <message>
        <source>Continue exactly where you stopped.</source>
        <translation type="unfinished">中断したところから正確に続けてください。</translation>
    </message>
    <message>
        <source>There is no turn to retry.</source>
        <translation type="unfinished">再試行するターンがありません。</translation>
    </message>
    <message>
        <source>There is no turn to go on from.</source>
        <translation type="unfinished">続きを始められるターンがありません。</translation>
    </message>
    <message>
        <source>There is no turn to restore.</source>
        <translation type="unfinished">復元するターンがありません。</translation>
    </message>
    <message>
        <source>An answer is under way in this conversation. Stop it first.</source>
        <translation type="unfinished">この会話では応答の生成中です。先に停止してください。</translation>
    </message>
    <message>
        <source>The conversation cannot be written to: %1.</source>
        <translation type="unfinished">会話に書き込めません: %1</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished">先にモデルを選択してください。</translation>
    </message>
    <message>
        <source>The turn before could not begin, so this waits for your go-ahead.</source>
        <translation type="unfinished">前のターンを始められなかったため、確認を待っています。</translation>
    </message>
    <message>
        <source>The turn was ended early, so this waits for your go-ahead.</source>
        <translation type="unfinished">ターンが途中で終了されたため、確認を待っています。</translation>
    </message>
    <message>
        <source>Nothing waits to be sent.</source>
        <translation type="unfinished">送信待ちのものはありません。</translation>
    </message>
    <message>
        <source>The turn was rolled back, so this waits for your go-ahead.</source>
        <translation type="unfinished">ターンがロールバックされたため、確認を待っています。</translation>
    </message>
    <message>
        <source>The turn failed, so this waits for your go-ahead.</source>
        <translation type="unfinished">ターンが失敗したため、確認を待っています。</translation>
    </message>
    <message>
        <source>With all that was said before, this does not fit into the model&apos;s context. If it is sent now, it goes without the oldest messages.</source>
        <translation type="unfinished">これまでの内容を含めるとモデルのコンテキストに収まりません。今送信すると、最も古いものが除外されます。</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>Name of an edit that can be undone: a verb: keep it from being left out</extracomment>
        <translation type="unfinished">ピン留め</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>Name of an edit that can be undone: a verb: the opposite of Pin</extracomment>
        <translation type="unfinished">ピン留めを外す</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Name of an edit that can be undone: send the message along again</extracomment>
        <translation type="unfinished">有効化</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <extracomment>Name of an edit that can be undone: leave the message out of what is sent</extracomment>
        <translation type="unfinished">無効化</translation>
    </message>
    <message>
        <source>There is no agent “%1”.</source>
        <translation type="unfinished">エージェント「%1」はありません。</translation>
    </message>
    <message>
        <source>The agent %1 asks for the model %2. %3</source>
        <translation type="unfinished">エージェント %1 はモデル %2 を必要としています。%3</translation>
    </message>
    <message>
        <source>Change Agent</source>
        <extracomment>Name of an edit that can be undone</extracomment>
        <translation type="unfinished">エージェントの変更</translation>
    </message>
    <message>
        <source>Another Parlance is writing to this conversation: %1.</source>
        <translation type="unfinished">別の Parlance がこの会話に書き込み中です: %1</translation>
    </message>
</context>
<context>
    <name>model::StoreAddress</name>
    <message>
        <source>A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.</source>
        <translation type="unfinished">データストアは「%1」ではなく postgresql://[USER@]HOST[:PORT]/DATABASE の形式で指定します。</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD, or keep it in ~/.pgpass or the keychain.</source>
        <translation type="unfinished">コマンドラインは他人に見えるため、パスワードを書かないでください。PGPASSWORD を設定するか、~/.pgpass またはキーチェーンに保存してください。</translation>
    </message>
    <message>
        <source>A password does not belong on the command line, which others can see. Set PGPASSWORD.</source>
        <translation type="unfinished">コマンドラインは他人に見えるため、パスワードを書かないでください。PGPASSWORD を設定してください。</translation>
    </message>
    <message>
        <source>Which database? Write it after the host: postgresql://HOST/DATABASE.</source>
        <translation type="unfinished">どのデータベースですか? ホストの後に指定してください: postgresql://HOST/DATABASE。</translation>
    </message>
    <message>
        <source>Over a network a store is used with sslmode=verify-full only, not with %1: what models and tools said goes there, and comes from there.</source>
        <translation type="unfinished">ネットワーク経由のデータストアは sslmode=verify-full でのみ使用でき、%1 では使用できません。モデルやツールの内容がやり取りされるためです。</translation>
    </message>
</context>
<context>
    <name>model::Summarising</name>
    <message>
        <source>There is nothing before the last message and its answer that could be summed up.</source>
        <translation type="unfinished">最後のメッセージとその応答より前に、要約できるものがありません。</translation>
    </message>
    <message>
        <source>There is no summary: %1</source>
        <translation type="unfinished">要約がありません: %1</translation>
    </message>
    <message>
        <source>The model wrote no summary. Nothing has been changed.</source>
        <translation type="unfinished">モデルが要約を書きませんでした。何も変更していません。</translation>
    </message>
    <message>
        <source>Summary of messages %1 to %2</source>
        <translation type="unfinished">メッセージ %1～%2 の要約</translation>
    </message>
</context>
<context>
    <name>model::Titling</name>
    <message>
        <source>Nothing has been said yet that a title could be made of.</source>
        <translation type="unfinished">まだ何も話していないため、タイトルを付けられません。</translation>
    </message>
    <message>
        <source>The model wrote no title.</source>
        <translation type="unfinished">モデルがタイトルを書きませんでした。</translation>
    </message>
    <message>
        <source>There is no title: %1</source>
        <translation type="unfinished">タイトルがありません: %1</translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message>
        <source>no tool was called</source>
        <translation type="unfinished">ツールは呼び出されていません</translation>
    </message>
    <message>
        <source>called: %1</source>
        <extracomment>What was found; %1 lists tools, in the verdict on a run of an evaluation</extracomment>
        <translation type="unfinished">呼び出し: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation type="unfinished">
            <numerusform>%n 回。%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>All were called; %1.</source>
        <translation type="unfinished">すべて呼び出されました。%1。</translation>
    </message>
    <message>
        <source>Never called: %1; %2.</source>
        <translation type="unfinished">呼び出されなかったもの: %1。%2。</translation>
    </message>
    <message>
        <source>“%1” was not called; %2.</source>
        <translation type="unfinished">「%1」は呼び出されませんでした。%2。</translation>
    </message>
    <message>
        <source>Called with %1.</source>
        <translation type="unfinished">引数 %1 で呼び出されました。</translation>
    </message>
    <message>
        <source>Wanted in order: %1; %2.</source>
        <translation type="unfinished">必要な順序: %1。%2。</translation>
    </message>
    <message>
        <source>There are steps of the types tool and round, not “%1”.</source>
        <translation type="unfinished">手順の種類は tool と round です (「%1」は使えません)。</translation>
    </message>
    <message>
        <source>F1 is %1, %2 is wanted; %3.</source>
        <translation type="unfinished">F1 は %1 です (必要なのは %2)。%3。</translation>
    </message>
    <message>
        <source>This cannot be judged here.</source>
        <translation type="unfinished">ここではこれを判定するものがありません。</translation>
    </message>
</context>
<context>
    <name>model::Turn</name>
    <message>
        <source>The model answered with nothing.</source>
        <translation type="unfinished">モデルの応答が空でした。</translation>
    </message>
    <message>
        <source>The agent %1 answered with nothing.</source>
        <translation type="unfinished">エージェント %1 の応答が空でした。</translation>
    </message>
    <message>
        <source>%1 broke.</source>
        <extracomment>Message</extracomment>
        <translation type="unfinished">%1 が異常終了しました。</translation>
    </message>
    <message>
        <source>The answer has a call in it that may be an example only. Run it?
%1</source>
        <translation type="unfinished">応答に呼び出しが含まれていますが、単なる例の可能性があります。実行しますか?
%1</translation>
    </message>
</context>
<context>
    <name>model::TurnRun</name>
    <message>
        <source>It was stopped after %1 s.</source>
        <translation type="unfinished">%1 秒後に停止されました。</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceInstructions</name>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished">読み込めません</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation type="unfinished">ファイルではありません</translation>
    </message>
    <message>
        <source>it has more than %1 KiB</source>
        <translation type="unfinished">%1 KiB を超えています</translation>
    </message>
    <message>
        <source>it leads out of the workspace</source>
        <translation type="unfinished">ワークスペースの外を指しています</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation type="unfinished">UTF-8 ではありません</translation>
    </message>
    <message>
        <source>The workspace %1 has instructions for models, in %2. Give them to the model in conversations that work there?</source>
        <translation type="unfinished">ワークスペース %1 には、モデルへの指示 (%2) があります。そこで作業する会話でモデルに渡しますか?</translation>
    </message>
    <message>
        <source>%1 is not given to the model: %2.</source>
        <translation type="unfinished">%1 はモデルに渡されません: %2。</translation>
    </message>
    <message>
        <source>%1 is not given to the model: nobody has allowed it.</source>
        <translation type="unfinished">%1 はモデルに渡されません: 誰にも許可されていません。</translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message>
        <source>The workspace %1 brings descriptors of its own: %2. They can start programs and reach servers. Use them?</source>
        <translation type="unfinished">ワークスペース %1 には独自の定義ファイルがあります: %2。プログラムの起動やサーバーへの接続を行う可能性があります。使用しますか?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>End of a shortened list in the question whether a workspace is trusted</extracomment>
        <translation type="unfinished">
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConnection</name>
    <message>
        <source>%1 did not accept the greeting: %2</source>
        <translation type="unfinished">%1 が接続の開始を受け付けませんでした: %2</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.</source>
        <translation type="unfinished">%1 は Agent Client Protocol のバージョン %2 を使用していますが、このプログラムはバージョン %3 を使用します。</translation>
    </message>
    <message>
        <source>%1 asked for more than %2 things in a minute and was stopped.</source>
        <translation type="unfinished">%1 は 1 分間に %2 件を超える要求を送ったため、終了させました。</translation>
    </message>
    <message>
        <source>%1 did not answer “%2” in time and was stopped.</source>
        <translation type="unfinished">%1 が「%2」に時間内に応答しなかったため、終了させました。</translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message>
        <source>%1 is an agent: it can be asked only within a conversation.</source>
        <translation type="unfinished">%1 はエージェントです。会話の中でのみ利用できます。</translation>
    </message>
    <message>
        <source>%1 refused to go on, and has undone the turn.</source>
        <translation type="unfinished">%1 が続行を拒否し、ターンを取り消しました。</translation>
    </message>
    <message>
        <source>%1 broke off.</source>
        <translation type="unfinished">%1 の応答が途中で切れました。</translation>
    </message>
    <message>
        <source>%1 said more than is accepted in one answer.</source>
        <translation type="unfinished">%1 の応答が 1 回の応答の上限を超えました。</translation>
    </message>
    <message>
        <source>%1 was lost while one of its calls was running: %2</source>
        <translation type="unfinished">呼び出しの実行中に %1 との接続が失われました: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation type="unfinished">
            <numerusform>%1 から %n 秒間応答がありません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpOpening</name>
    <message>
        <source>%1 gave its session no name.</source>
        <translation type="unfinished">%1 がセッション名を返しませんでした。</translation>
    </message>
    <message>
        <source>There is no workspace folder: %1 works in an empty one, %2.</source>
        <translation type="unfinished">ワークスペースフォルダーがありません。%1 は空のフォルダー %2 で動作します。</translation>
    </message>
    <message>
        <source>%1 has not seen what was said so far: it is given that as text.</source>
        <translation type="unfinished">%1 はこれまでの会話に参加していなかったため、内容をテキストとして渡します。</translation>
    </message>
    <message>
        <source>%1 lost its session.</source>
        <translation type="unfinished">%1 のセッションが失われました。</translation>
    </message>
    <message>
        <source>%1 did not accept %2: %3</source>
        <translation type="unfinished">%1 が %2 を受け付けませんでした: %3</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. It does that itself, and may open a browser.</source>
        <translation type="unfinished">%1 を使うにはサインインが必要です: %2。サインインは %1 自身が行い、ブラウザーを開くことがあります。</translation>
    </message>
    <message>
        <source>Waiting until you have signed in with %1…</source>
        <translation type="unfinished">%1 へのサインインを待っています…</translation>
    </message>
    <message>
        <source>%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.</source>
        <translation type="unfinished">%1 を使うにはサインインが必要です: %2。専用のプログラムが行います。端末でこれを実行してから続けてください。</translation>
    </message>
</context>
<context>
    <name>network::AcpPermissions</name>
    <message>
        <source>Allow %1?</source>
        <extracomment>Question; %1 is a deed of another program’s agent</extracomment>
        <translation type="unfinished">%1 を許可しますか?</translation>
    </message>
    <message>
        <source>%1 does it itself, outside the sandbox.</source>
        <translation type="unfinished">%1 はこれをサンドボックスの外で自ら実行します。</translation>
    </message>
    <message>
        <source>%1 was refused: what an agent is about to do can be allowed or refused, not changed.</source>
        <translation type="unfinished">%1 を拒否しました。エージェントの操作は許可または拒否できますが、変更はできません。</translation>
    </message>
</context>
<context>
    <name>network::AcpTerminals</name>
    <message>
        <source>%1 wants to run this in the sandbox, where it can write in the workspace and has no network.</source>
        <translation type="unfinished">%1 がこれをサンドボックスで実行しようとしています。サンドボックスではワークスペースに書き込めますが、ネットワークは使えません。</translation>
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
        <translation type="unfinished">%1 を使うには、まずサインインが必要です。</translation>
    </message>
    <message>
        <source>%1 wants you to sign in first (%2).</source>
        <translation type="unfinished">%1 を使うには、まずサインインが必要です (%2)。</translation>
    </message>
    <message>
        <source>Its own program does that, in a terminal: %1</source>
        <translation type="unfinished">端末で専用のプログラムを実行してください: %1</translation>
    </message>
</context>
<context>
    <name>network::Authorization</name>
    <message>
        <source>The sign-in server gave no client id.</source>
        <translation type="unfinished">サインイン先のサーバーがクライアント ID を発行しませんでした。</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not belong to it and was not used.</source>
        <translation type="unfinished">このサインインに対する応答ではないため、使用しませんでした。</translation>
    </message>
    <message>
        <source>The answer to the sign-in does not come from %1 and was not used.</source>
        <translation type="unfinished">サインインへの応答が %1 からのものではないため、使用しませんでした。</translation>
    </message>
    <message>
        <source>The answer to the sign-in brings no code.</source>
        <translation type="unfinished">サインインへの応答にコードがありません。</translation>
    </message>
    <message>
        <source>The sign-in server grants no token (%1).</source>
        <translation type="unfinished">サインイン先のサーバーがトークンを発行しません (%1)。</translation>
    </message>
    <message>
        <source>The sign-in server grants no token: %1</source>
        <translation type="unfinished">サインイン先のサーバーがトークンを発行しません: %1</translation>
    </message>
    <message>
        <source>The sign-in server granted no token that could be used.</source>
        <translation type="unfinished">サインイン先のサーバーが使用可能なトークンを発行しませんでした。</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">「%1」はサインインできるアドレスではありません。</translation>
    </message>
    <message>
        <source>The server wants the sign-in to go through this machine (%1). That is refused.</source>
        <translation type="unfinished">サーバーがこのコンピューター (%1) を経由したサインインを求めたため、拒否しました。</translation>
    </message>
    <message>
        <source>The sign-in would go to %1, which is not encrypted. That is refused.</source>
        <translation type="unfinished">サインイン先の %1 が暗号化されていないため、拒否しました。</translation>
    </message>
    <message>
        <source>The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.</source>
        <translation type="unfinished">サーバーが示す対象が要求先と異なる (「%2」ではなく「%1」) ため、トークンを渡しません。</translation>
    </message>
    <message>
        <source>The server asks for a token but names nobody who grants one.</source>
        <translation type="unfinished">サーバーはトークンを要求していますが、発行元を示していません。</translation>
    </message>
    <message>
        <source>The sign-in server does not say where it grants tokens.</source>
        <translation type="unfinished">サインイン先のサーバーがトークンの発行場所を示していません。</translation>
    </message>
    <message>
        <source>“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.</source>
        <translation type="unfinished">「%1」はサインインを盗用から保護する仕組み (S256 を使う PKCE) に対応していると示していません。対応していない場合、トークンは要求できません。</translation>
    </message>
    <message>
        <source>The answer of the sign-in server is not a JSON object.</source>
        <translation type="unfinished">サインイン先のサーバーの応答が JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The sign-in was refused.</source>
        <translation type="unfinished">サインインが拒否されました。</translation>
    </message>
    <message>
        <source>The sign-in failed: %1</source>
        <translation type="unfinished">サインインに失敗しました: %1</translation>
    </message>
</context>
<context>
    <name>network::AuthorizationGate</name>
    <message>
        <source>The sign-in was broken off.</source>
        <translation type="unfinished">サインインが中断されました。</translation>
    </message>
</context>
<context>
    <name>network::BubblewrapProbe</name>
    <message>
        <source>It did not end in time.</source>
        <translation type="unfinished">時間内に終了しませんでした。</translation>
    </message>
</context>
<context>
    <name>network::CaptureConnection</name>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">%1 に時間内に接続できませんでした。</translation>
    </message>
    <message>
        <source>A request&apos;s body is not framed as HTTP requires.</source>
        <translation type="unfinished">リクエストの本文が HTTP の形式に従っていません。</translation>
    </message>
    <message>
        <source>The request&apos;s head is too large.</source>
        <translation type="unfinished">リクエストのヘッダー部が大きすぎます。</translation>
    </message>
    <message>
        <source>This is not a request that can be passed on.</source>
        <translation type="unfinished">転送できるリクエストではありません。</translation>
    </message>
    <message>
        <source>A request for “%1” was refused: capture is for programs of this machine, under its own names.</source>
        <translation type="unfinished">「%1」へのリクエストを拒否しました。キャプチャは、このコンピューターのプログラムがこのコンピューターの名前を使う場合にのみ利用できます。</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Web ページからのリクエストを拒否しました (%1)。</translation>
    </message>
    <message>
        <source>A request was refused: its path does not begin with the key of this capture.</source>
        <translation type="unfinished">パスがこのキャプチャのキーで始まらないリクエストを拒否しました。</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 の応答が HTTP ではありません。</translation>
    </message>
    <message>
        <source>From here on it is another protocol, which is passed on and not kept.</source>
        <translation type="unfinished">ここからは別のプロトコルのため、転送のみ行い、保存しません。</translation>
    </message>
    <message>
        <source>%1 could not be reached: %2</source>
        <translation type="unfinished">%1 に接続できませんでした: %2</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 が応答せずに接続を閉じました。</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">応答が完了する前に、%2 バイトで %1 が接続を閉じました。</translation>
    </message>
    <message>
        <source>The program closed the connection before the answer was complete.</source>
        <translation type="unfinished">応答が完了する前に、プログラムが接続を閉じました。</translation>
    </message>
</context>
<context>
    <name>network::CaptureServer</name>
    <message>
        <source>The address to capture for has no query, fragment or password: %1</source>
        <translation type="unfinished">キャプチャ対象のアドレスには、クエリ、フラグメント、パスワードを含められません: %1</translation>
    </message>
    <message>
        <source>Capture cannot listen on port %1: %2.</source>
        <translation type="unfinished">キャプチャはポート %1 で待ち受けできません: %2</translation>
    </message>
    <message>
        <source>More than %1 connections at once: one was closed.</source>
        <translation type="unfinished">同時接続が %1 件を超えたため、1 件を閉じました。</translation>
    </message>
</context>
<context>
    <name>network::CapturedExchange</name>
    <message>
        <source>Of the request&apos;s body the first %1 are kept; all of it was passed on.</source>
        <translation type="unfinished">リクエストの本文は先頭の %1 のみ保存しました。転送は全体を行いました。</translation>
    </message>
</context>
<context>
    <name>network::CassetteRecorder</name>
    <message>
        <source>%1 has the beginning only: more than %2 MiB were recorded.</source>
        <translation type="unfinished">%1 は先頭部分のみです。記録が %2 MiB を超えました。</translation>
    </message>
</context>
<context>
    <name>network::CassetteTransport</name>
    <message>
        <source>The recorded server gave no answer to this.</source>
        <translation type="unfinished">記録時、サーバーはこれに応答しませんでした。</translation>
    </message>
</context>
<context>
    <name>network::ConsentRun</name>
    <message>
        <source>Nothing on this machine could wait for the answer to a sign-in.</source>
        <translation type="unfinished">このコンピューターでサインインの応答を待ち受けられませんでした。</translation>
    </message>
    <message>
        <source>“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and put its client id into the server&apos;s descriptor.</source>
        <translation type="unfinished">「%1」は登録済みのクライアントしか受け付けず、自動登録もできません。リダイレクトアドレス %2 を指定してそこでクライアントを登録し、クライアント ID をサーバーの定義ファイルに記入してください。</translation>
    </message>
</context>
<context>
    <name>network::DiscoveryJob</name>
    <message>
        <source>%1 is not working (HTTP %2).</source>
        <translation type="unfinished">%1 に障害が発生しています (HTTP %2)。</translation>
    </message>
    <message>
        <source>The server asks for a token, but there is nothing at the address where it says more about that.</source>
        <translation type="unfinished">サーバーはトークンを要求していますが、詳細を示すはずの場所に何もありません。</translation>
    </message>
    <message>
        <source>“%1” is not an address at which one can sign in.</source>
        <translation type="unfinished">「%1」はサインインできるアドレスではありません。</translation>
    </message>
    <message>
        <source>The server names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there.</source>
        <translation type="unfinished">サーバーはサインイン先として「%1」を示していますが、クライアントは「%2」に登録されています。何も送信していません。</translation>
    </message>
    <message>
        <source>What is found at “%1” is about another server (“%2”) and was not used.</source>
        <translation type="unfinished">「%1」の内容は別のサーバー (「%2」) に関するものだったため、使用しませんでした。</translation>
    </message>
    <message>
        <source>“%1”, where one should sign in, says nothing about how.</source>
        <translation type="unfinished">サインイン先の「%1」が、サインインの方法を示していません。</translation>
    </message>
</context>
<context>
    <name>network::EmbeddingWire</name>
    <message>
        <source>The answer has no vectors for the texts.</source>
        <translation type="unfinished">応答にテキストのベクトルがありません。</translation>
    </message>
</context>
<context>
    <name>network::EventStreamTransport</name>
    <message>
        <source>The server opened a stream, but did not say where messages go.</source>
        <translation type="unfinished">サーバーはストリームを開きましたが、メッセージの送信先を示していません。</translation>
    </message>
    <message>
        <source>The server does not answer with a stream of events: this is not an MCP server, or not its address.</source>
        <translation type="unfinished">サーバーがイベントストリームで応答しません。MCP サーバーではないか、アドレスが正しくありません。</translation>
    </message>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">サーバーが大きすぎて読み込めないメッセージを送信しました。</translation>
    </message>
    <message>
        <source>The server wants messages sent to another place, %1. They are not sent there.</source>
        <translation type="unfinished">サーバーは別の場所 %1 へのメッセージ送信を求めていますが、送信しません。</translation>
    </message>
    <message>
        <source>The server ended the connection.</source>
        <translation type="unfinished">サーバーが接続を終了しました。</translation>
    </message>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">サーバーの要求が応答の受け取りより速いため、1 件を送信しません。</translation>
    </message>
</context>
<context>
    <name>network::FetchJob</name>
    <message>
        <source>An address with a name or a password in it is not used.</source>
        <translation type="unfinished">名前またはパスワードを含むアドレスは使用できません。</translation>
    </message>
    <message>
        <source>The server redirected the request more than %1 times.</source>
        <translation type="unfinished">サーバーのリダイレクトが %1 回を超えました。</translation>
    </message>
    <message>
        <source>%1 redirects the request to an address that is not encrypted.</source>
        <translation type="unfinished">%1 が暗号化されていないアドレスにリダイレクトしています。</translation>
    </message>
    <message>
        <source>The answer of %1 is longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">%1 の応答が上限の %2 バイトを超えています。</translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation type="unfinished">
            <numerusform>この種類のメッセージがさらに %n 件届きましたが、保存の上限を超えています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::HeadlessConsentJob</name>
    <message>
        <source>The sign-in server asks for a person&apos;s consent (HTTP %1).</source>
        <translation type="unfinished">サインイン先のサーバーが、人による確認を求めています (HTTP %1)。</translation>
    </message>
</context>
<context>
    <name>network::HttpConverseJob</name>
    <message>
        <source>The provider %1 names a dialect that does not exist: “%2”.</source>
        <translation type="unfinished">プロバイダー %1 に指定された方言はありません: 「%2」</translation>
    </message>
    <message>
        <source>%1 ended its answer for a reason that is not known here: “%2”.</source>
        <translation type="unfinished">%1 が不明な理由で応答を終えました: 「%2」</translation>
    </message>
    <message>
        <source>%1 writes its tool calls as text. They are read, and from now on it is told of its tools in that way, by contract.</source>
        <translation type="unfinished">%1 はツール呼び出しをテキストとして書きます。これを読み取り、今後は規約に従ってこの形式でツールを伝えます。</translation>
    </message>
</context>
<context>
    <name>network::HttpJob</name>
    <message>
        <source>The server wants the request sent to another address, %1. Requests are not sent on; if the address is right, put it in the descriptor.</source>
        <translation type="unfinished">サーバーがリクエストを別のアドレス %1 に送るよう求めています。リクエストはリダイレクトされません。アドレスが正しい場合は、定義ファイルに記入してください。</translation>
    </message>
    <message>
        <source>The server compressed its answer although it was asked not to.</source>
        <translation type="unfinished">圧縮しないよう求めたにもかかわらず、サーバーが応答を圧縮しました。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">サーバーの応答が長すぎるため、%1 で中断しました。</translation>
    </message>
    <message>
        <source>The answer of %1 is not compressed in the way that it says.</source>
        <translation type="unfinished">%1 の応答が、示された方式で圧縮されていません。</translation>
    </message>
    <message>
        <source>The answer of %1 is compressed, and longer than %2 bytes, the most that is accepted.</source>
        <translation type="unfinished">%1 の圧縮された応答が、上限の %2 バイトを超えています。</translation>
    </message>
    <message>
        <source>The compressed answer of %1 breaks off.</source>
        <translation type="unfinished">%1 の圧縮された応答が途中で切れています。</translation>
    </message>
    <message>
        <source>Nothing came from %1 for %2 seconds.</source>
        <translation type="unfinished">%1 から %2 秒間何も届きませんでした。</translation>
    </message>
    <message>
        <source>The answer of %1 had not ended after %2 seconds.</source>
        <translation type="unfinished">%1 の応答が %2 秒経っても終わりませんでした。</translation>
    </message>
    <message>
        <source>The head of the server&apos;s answer is too long: it was cut off after %1.</source>
        <translation type="unfinished">サーバーの応答のヘッダー部が長すぎるため、%1 で中断しました。</translation>
    </message>
    <message>
        <source>The server&apos;s answer is framed by lines that are too long: it was cut off.</source>
        <translation type="unfinished">サーバーの応答の区切り行が長すぎるため、中断しました。</translation>
    </message>
</context>
<context>
    <name>network::HttpRequest</name>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">「%1」は HTTP アドレスではありません。</translation>
    </message>
    <message>
        <source>The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use https, or set allow-cleartext in the provider&apos;s descriptor.</source>
        <translation type="unfinished">アドレス http://%1 は暗号化されていません。暗号化なしで使えるのは、このコンピューターのアドレスだけです。https を使用するか、プロバイダーの定義ファイルで allow-cleartext を設定してください。</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent as it is.</source>
        <translation type="unfinished">ヘッダー「%1」はこのままでは送信できません。</translation>
    </message>
</context>
<context>
    <name>network::KeyCommand</name>
    <message>
        <source>%1, which is to give the key, cannot be started: %2.</source>
        <translation type="unfinished">キーを取得する %1 を起動できません: %2</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has not ended.</source>
        <translation type="unfinished">キーを取得する %1 が終了していません。</translation>
    </message>
    <message>
        <source>%1, which is to give the key, writes too much for one.</source>
        <translation type="unfinished">キーを取得する %1 の出力がキーとしては長すぎます。</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has failed. %2</source>
        <translation type="unfinished">キーを取得する %1 が失敗しました。%2</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written nothing.</source>
        <translation type="unfinished">キーを取得する %1 が何も出力しませんでした。</translation>
    </message>
    <message>
        <source>%1, which is to give the key, has written a key of several lines; it has to be a single one.</source>
        <translation type="unfinished">キーを渡すはずの %1 が複数行のキーを書き出しました。キーは 1 行でなければなりません。</translation>
    </message>
</context>
<context>
    <name>network::Keychain</name>
    <message>
        <source>The key could not be kept in the desktop&apos;s keychain; it is used until the program ends.</source>
        <translation type="unfinished">キーをデスクトップのキーチェーンに保存できませんでした。プログラムの終了まで使用されます。</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain could not be used. Keys can also be given as environment variables.</source>
        <translation type="unfinished">デスクトップのキーチェーンを使用できませんでした。キーは環境変数でも指定できます。</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain is asked for the key “%1”; it may be locked and waiting for its password.</source>
        <translation type="unfinished">デスクトップのキーチェーンにキー「%1」を問い合わせています。ロックされていて、パスワードを待っているのかもしれません。</translation>
    </message>
    <message>
        <source>The desktop&apos;s keychain does not answer; it may be locked. Unlock it, or give the key as an environment variable.</source>
        <translation type="unfinished">デスクトップのキーチェーンが応答しません。ロックされているのかもしれません。ロックを解除するか、キーを環境変数で指定してください。</translation>
    </message>
</context>
<context>
    <name>network::KeysJob</name>
    <message>
        <source>The key “%1” is needed. %2</source>
        <translation type="unfinished">キー「%1」が必要です。%2</translation>
    </message>
    <message>
        <source>There is no key named “%1” in the keychain or the environment.</source>
        <translation type="unfinished">キーチェーンにも環境変数にも、キー「%1」がありません。</translation>
    </message>
</context>
<context>
    <name>network::LimitExpression</name>
    <message>
        <source>“%1” is not a limit: %2</source>
        <translation type="unfinished">「%1」は上限の式ではありません: %2</translation>
    </message>
    <message>
        <source>A limit has at most %1 characters.</source>
        <translation type="unfinished">上限の式は最大 %1 文字です。</translation>
    </message>
    <message>
        <source>“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.</source>
        <translation type="unfinished">「%1」は使えません。使えるのは数値、波括弧内の属性、+ - * /、括弧です。</translation>
    </message>
    <message>
        <source>a brace is not closed.</source>
        <translation type="unfinished">波括弧が閉じられていません。</translation>
    </message>
    <message>
        <source>there is no attribute “%1”.</source>
        <translation type="unfinished">属性「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>network::LinePipe</name>
    <message>
        <source>The client sent a message of more than %1 MiB.</source>
        <translation type="unfinished">クライアントが %1 MiB を超えるメッセージを送信しました。</translation>
    </message>
    <message>
        <source>The client reads nothing of what it is sent.</source>
        <translation type="unfinished">クライアントが送信内容を受け取りません。</translation>
    </message>
    <message>
        <source>The client cannot be written to: %1</source>
        <translation type="unfinished">クライアントに書き込めません: %1</translation>
    </message>
</context>
<context>
    <name>network::LlamaServer</name>
    <message>
        <source>There is no model file %1.</source>
        <translation type="unfinished">モデルファイル %1 がありません。</translation>
    </message>
    <message>
        <source>The model file %1 cannot be read.</source>
        <translation type="unfinished">モデルファイル %1 を読み込めません。</translation>
    </message>
    <message>
        <source>The program “%1” was not found. Install llama.cpp, or name the program in the descriptor of %2.</source>
        <translation type="unfinished">プログラム「%1」が見つかりませんでした。llama.cpp をインストールするか、%2 の定義ファイルでプログラムを指定してください。</translation>
    </message>
    <message>
        <source>It was looked for in %1</source>
        <translation type="unfinished">検索した場所: %1</translation>
    </message>
    <message>
        <source>There is no free port on this machine.</source>
        <translation type="unfinished">このコンピューターに空いているポートがありません。</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">「%1」を起動できません: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">「%1」がステータス %2 で終了しました。</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">「%1」がシグナル %2 で強制終了されました。</translation>
    </message>
    <message>
        <source>Port %1 was taken; another one is tried.</source>
        <translation type="unfinished">ポート %1 は使用中のため、別のポートを試します。</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">出力: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended: %1</source>
        <translation type="unfinished">モデルサーバーが終了しました: %1</translation>
    </message>
    <message>
        <source>Every port that the model&apos;s server was given was taken: %1</source>
        <translation type="unfinished">モデルサーバーに割り当てたポートはすべて使用中でした: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server ended while it was loading the model: %1</source>
        <translation type="unfinished">モデルサーバーがモデルの読み込み中に終了しました: %1</translation>
    </message>
    <message>
        <source>The model&apos;s server is stopped.</source>
        <translation type="unfinished">モデルサーバーは停止しています。</translation>
    </message>
    <message>
        <source>The model&apos;s server is being started.</source>
        <translation type="unfinished">モデルサーバーを起動しています。</translation>
    </message>
    <message>
        <source>The model&apos;s server is ready.</source>
        <translation type="unfinished">モデルサーバーの準備ができました。</translation>
    </message>
    <message>
        <source>%1 It is started again in %2 s.</source>
        <translation type="unfinished">%1 %2 秒後に再起動します。</translation>
    </message>
    <message>
        <source>The model&apos;s server is making room for the context.</source>
        <translation type="unfinished">モデルサーバーがコンテキストの領域を確保しています。</translation>
    </message>
    <message>
        <source>The model&apos;s server is warming up.</source>
        <translation type="unfinished">モデルサーバーがウォームアップしています。</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model.</source>
        <translation type="unfinished">モデルサーバーがモデルを読み込んでいます。</translation>
    </message>
    <message>
        <source>The model&apos;s server is loading the model: %1 %.</source>
        <translation type="unfinished">モデルサーバーがモデルを読み込んでいます: %1 %。</translation>
    </message>
</context>
<context>
    <name>network::LoginPath</name>
    <message>
        <source>There is no login shell that could give its PATH.</source>
        <translation type="unfinished">PATH を調べられるログインシェルがありません。</translation>
    </message>
    <message>
        <source>The login shell %1 cannot be asked for its PATH.</source>
        <translation type="unfinished">ログインシェル %1 に PATH を問い合わせられません。</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH.</source>
        <translation type="unfinished">ログインシェル %1 から PATH を取得できませんでした。</translation>
    </message>
    <message>
        <source>The login shell %1 did not give its PATH within %2 s, and was left to itself.</source>
        <translation type="unfinished">ログインシェル %1 が %2 秒以内に PATH を返さなかったため、待つのをやめました。</translation>
    </message>
</context>
<context>
    <name>network::LoopbackConsentJob</name>
    <message>
        <source>No answer came from the browser in which you were to sign in.</source>
        <translation type="unfinished">サインイン用のブラウザーから応答がありませんでした。</translation>
    </message>
</context>
<context>
    <name>network::LoopbackRedirect</name>
    <message>
        <source>This request is too long.</source>
        <translation type="unfinished">リクエストが長すぎます。</translation>
    </message>
    <message>
        <source>This request is not understood.</source>
        <translation type="unfinished">リクエストを解釈できません。</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation type="unfinished">ここには何もありません。</translation>
    </message>
    <message>
        <source>This answer does not belong to a sign-in that Parlance has begun.</source>
        <translation type="unfinished">この応答は、Parlance が開始したサインインのものではありません。</translation>
    </message>
    <message>
        <source>Parlance has received the answer. You can close this page.</source>
        <translation type="unfinished">Parlance が応答を受け取りました。このページを閉じてかまいません。</translation>
    </message>
</context>
<context>
    <name>network::McpClient</name>
    <message>
        <source>The connection to the server was closed.</source>
        <translation type="unfinished">サーバーとの接続が閉じられました。</translation>
    </message>
    <message>
        <source>The server does not answer any more, not even when it is asked whether it is there.</source>
        <translation type="unfinished">サーバーが、動作の確認にも応答しなくなりました。</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation type="unfinished">サーバーとの接続がありません。</translation>
    </message>
    <message>
        <source>The server ended it.</source>
        <translation type="unfinished">サーバーが終了しました。</translation>
    </message>
    <message>
        <source>The server has forgotten the session; a new one is begun.</source>
        <translation type="unfinished">サーバーがセッションを失ったため、新しいセッションを始めます。</translation>
    </message>
    <message>
        <source>The server answered a request that was never made, with the id %1.</source>
        <translation type="unfinished">サーバーは、送られたことのない要求に識別子 %1 で応答しました。</translation>
    </message>
    <message>
        <source>The server&apos;s answer with the id %1 has neither a result nor an error.</source>
        <translation type="unfinished">識別子 %1 のサーバーの応答には、結果もエラーもありません。</translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation type="unfinished">
            <numerusform>速すぎる %n 行を省略しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpHandshake</name>
    <message>
        <source>The server did not answer within %1 seconds.</source>
        <translation type="unfinished">サーバーが %1 秒以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The server speaks a version of the protocol that is not known here.</source>
        <translation type="unfinished">サーバーのプロトコルのバージョンが不明です。</translation>
    </message>
    <message>
        <source>The server refused the connection and does not say why.</source>
        <translation type="unfinished">サーバーが理由を示さずに接続を拒否しました。</translation>
    </message>
    <message>
        <source>The server refused the connection: %1</source>
        <translation type="unfinished">サーバーが接続を拒否しました: %1</translation>
    </message>
</context>
<context>
    <name>network::McpHttpConnection</name>
    <message>
        <source>A request for “%1” was refused: this is for programs of this machine, under its own names.</source>
        <translation type="unfinished">「%1」へのリクエストを拒否しました。このコンピューターのプログラムが、このコンピューターの名前を使う場合にのみ利用できます。</translation>
    </message>
    <message>
        <source>A request of a web page was refused (%1).</source>
        <translation type="unfinished">Web ページからのリクエストを拒否しました (%1)。</translation>
    </message>
    <message>
        <source>A request for another path than /mcp was refused.</source>
        <translation type="unfinished">/mcp 以外のパスへのリクエストを拒否しました。</translation>
    </message>
    <message>
        <source>A request without the key was refused.</source>
        <translation type="unfinished">キーのないリクエストを拒否しました。</translation>
    </message>
</context>
<context>
    <name>network::McpHttpService</name>
    <message>
        <source>Parlance cannot listen on port %1: %2</source>
        <translation type="unfinished">ポート %1 で待ち受けできません: %2</translation>
    </message>
</context>
<context>
    <name>network::McpListing</name>
    <message>
        <source>What the server lists cannot be understood.</source>
        <translation type="unfinished">サーバーの一覧を解釈できません。</translation>
    </message>
</context>
<context>
    <name>network::McpRequest</name>
    <message>
        <source>The server&apos;s result cannot be understood.</source>
        <translation type="unfinished">サーバーの結果を解釈できません。</translation>
    </message>
    <message>
        <source>The server asked for something that is not offered: %1</source>
        <translation type="unfinished">サーバーが、提供していないものを求めました: %1</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished">サーバーがエラー %1 で応答しました。</translation>
    </message>
    <message>
        <source>The server asked %1 times for more and never gave a result.</source>
        <translation type="unfinished">サーバーが追加の情報を %1 回求めましたが、結果を返しませんでした。</translation>
    </message>
    <message>
        <source>The server wanted an address to be visited first, which was refused.</source>
        <translation type="unfinished">サーバーは先にアドレスを開くよう求めましたが、拒否されました。</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation type="unfinished">サーバーが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The server does not know the session that it has just given.</source>
        <translation type="unfinished">サーバーは、たった今発行したセッションを認識していません。</translation>
    </message>
</context>
<context>
    <name>network::McpTask</name>
    <message>
        <source>The server is gone.</source>
        <translation type="unfinished">サーバーがなくなりました。</translation>
    </message>
    <message>
        <source>The server&apos;s task cannot be understood.</source>
        <translation type="unfinished">サーバーのタスクを解釈できません。</translation>
    </message>
    <message>
        <source>The server has ended the task.</source>
        <translation type="unfinished">サーバーがタスクを終了しました。</translation>
    </message>
</context>
<context>
    <name>network::MessageStream</name>
    <message>
        <source>The server sent a message that is too large to be read.</source>
        <translation type="unfinished">サーバーが大きすぎて読み込めないメッセージを送信しました。</translation>
    </message>
</context>
<context>
    <name>network::ModelControl</name>
    <message>
        <source>“%1” is true or false, not %2.</source>
        <translation type="unfinished">「%1」は %2 ではなく true または false です。</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation type="unfinished">「%1」は %3 ではなく %2 のいずれかです。</translation>
    </message>
    <message>
        <source>“%1” is a number, not %2.</source>
        <translation type="unfinished">「%1」は %2 ではなく数値です。</translation>
    </message>
    <message>
        <source>“%1” is a whole number, not %2.</source>
        <translation type="unfinished">「%1」は %2 ではなく整数です。</translation>
    </message>
    <message>
        <source>“%1” is at least %2, not %3.</source>
        <translation type="unfinished">「%1」は %3 ではなく %2 以上です。</translation>
    </message>
    <message>
        <source>“%1” is at most %2, not %3.</source>
        <translation type="unfinished">「%1」は %3 ではなく %2 以下です。</translation>
    </message>
    <message>
        <source>The largest value is smaller than the smallest.</source>
        <translation type="unfinished">最大値が最小値より小さくなっています。</translation>
    </message>
    <message>
        <source>A control of this kind needs options.</source>
        <translation type="unfinished">この種類のパラメーターには options が必要です。</translation>
    </message>
</context>
<context>
    <name>network::ModelLister</name>
    <message>
        <source>%1 is an agent, which names its models only once it is talked with.</source>
        <translation type="unfinished">%1 はエージェントです。モデルは会話を始めたときに示されます。</translation>
    </message>
    <message>
        <source>There is no dialect “%1”.</source>
        <translation type="unfinished">方言「%1」はありません。</translation>
    </message>
    <message>
        <source>The answer is not a list of models.</source>
        <translation type="unfinished">応答がモデルの一覧ではありません。</translation>
    </message>
</context>
<context>
    <name>network::OAuthAuthorizer</name>
    <message>
        <source>The server asks for a kind of sign-in that Parlance does not know.</source>
        <translation type="unfinished">サーバーが求めるサインインの方式に、Parlance は対応していません。</translation>
    </message>
    <message>
        <source>The server refuses the request, and no other token would change that.</source>
        <translation type="unfinished">サーバーがリクエストを拒否しました。別のトークンでも変わりません。</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <extracomment>Message after signing out of an MCP server</extracomment>
        <translation type="unfinished">サインアウトしました。</translation>
    </message>
</context>
<context>
    <name>network::ProcessGroup</name>
    <message>
        <source>Parlance is incomplete: %1 is missing.</source>
        <translation type="unfinished">Parlance のインストールが不完全です。%1 がありません。</translation>
    </message>
</context>
<context>
    <name>network::ProcessJob</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">「%1」を起動できません: %2</translation>
    </message>
    <message>
        <source>“%1” had more than %2 processes at once and was stopped.</source>
        <translation type="unfinished">「%1」の同時プロセス数が %2 を超えたため、終了させました。</translation>
    </message>
    <message>
        <source>“%1” wrote more than %2 bytes and was stopped.</source>
        <translation type="unfinished">「%1」の出力が %2 バイトを超えたため、終了させました。</translation>
    </message>
</context>
<context>
    <name>network::ProgramCapture</name>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">「%1」がステータス %2 で終了しました。</translation>
    </message>
    <message>
        <source>A message of more than %1 MiB was passed on and is not kept.</source>
        <translation type="unfinished">%1 MiB を超えるメッセージは転送のみ行い、保存しませんでした。</translation>
    </message>
</context>
<context>
    <name>network::PromptCounter</name>
    <message>
        <source>The server does not count tokens.</source>
        <translation type="unfinished">サーバーはトークンを数えません。</translation>
    </message>
</context>
<context>
    <name>network::Provider</name>
    <message>
        <source>key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in a file.</source>
        <translation type="unfinished">key はキーチェーンの項目または環境変数の名前です。これはキーそのもののように見えますが、キーをファイルに書いてはいけません。</translation>
    </message>
    <message>
        <source>A workspace&apos;s descriptor cannot get a key from a command; it can name a key.</source>
        <translation type="unfinished">ワークスペースの定義ファイルでは、キーをコマンドで取得できません。キーの名前は指定できます。</translation>
    </message>
    <message>
        <source>key names no command.</source>
        <translation type="unfinished">key にコマンドが指定されていません。</translation>
    </message>
    <message>
        <source>There is no dialect “%1”; there are: %2.</source>
        <translation type="unfinished">方言「%1」はありません。使えるのは %2 です。</translation>
    </message>
    <message>
        <source>%1 is for agents, which have dialect = &quot;acp&quot;.</source>
        <translation type="unfinished">%1 は dialect = &quot;acp&quot; のエージェント用です。</translation>
    </message>
    <message>
        <source>%1 is not for agents: they are started by a command.</source>
        <translation type="unfinished">%1 はエージェント用ではありません。エージェントはコマンドで起動されます。</translation>
    </message>
    <message>
        <source>“base-url” is missing</source>
        <translation type="unfinished">「base-url」がありません</translation>
    </message>
    <message>
        <source>allow-cleartext names a different host from base-url.</source>
        <translation type="unfinished">allow-cleartext のホストが base-url と異なります。</translation>
    </message>
    <message>
        <source>“%1” is not an HTTP address.</source>
        <translation type="unfinished">「%1」は HTTP アドレスではありません。</translation>
    </message>
    <message>
        <source>The control “%1” has no kind.</source>
        <translation type="unfinished">パラメーター「%1」に種類がありません。</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression: %2.</source>
        <translation type="unfinished">「%1」は正規表現ではありません: %2</translation>
    </message>
    <message>
        <source>A provider at &quot;server:&quot; needs a [server], which says what is started.</source>
        <translation type="unfinished">&quot;server:&quot; のプロバイダーには、起動するものを示す [server] が必要です。</translation>
    </message>
    <message>
        <source>[server] is for a provider with base-url = &quot;server:&quot;.</source>
        <translation type="unfinished">[server] は base-url = &quot;server:&quot; のプロバイダー用です。</translation>
    </message>
</context>
<context>
    <name>network::ProviderConversers</name>
    <message>
        <source>No model has been chosen.</source>
        <translation type="unfinished">モデルが選択されていません。</translation>
    </message>
    <message>
        <source>There is no provider “%1”.</source>
        <translation type="unfinished">プロバイダー「%1」はありません。</translation>
    </message>
    <message>
        <source>%1 speaks %2; the request is in %3.</source>
        <translation type="unfinished">%1 の方言は %2 ですが、リクエストは %3 です。</translation>
    </message>
    <message>
        <source>%1 has no address that something could be sent to again.</source>
        <translation type="unfinished">%1 には再送信先のアドレスがありません。</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Did you mean %2?</source>
        <translation type="unfinished">プロバイダー「%1」はありません。もしかして: %2</translation>
    </message>
</context>
<context>
    <name>network::ProviderError</name>
    <message>
        <source>%1 needs a key: give it in the environment variable %2.</source>
        <translation type="unfinished">%1 にはキーが必要です。環境変数 %2 で指定してください。</translation>
    </message>
    <message>
        <source>%1 needs a key, and its descriptor names none.</source>
        <translation type="unfinished">%1 にはキーが必要ですが、定義ファイルに指定がありません。</translation>
    </message>
    <message>
        <source>%1 refused the key %2.</source>
        <translation type="unfinished">%1 がキー %2 を拒否しました。</translation>
    </message>
    <message>
        <source>%1 wants to be paid first.</source>
        <translation type="unfinished">%1 は先に支払いを求めています。</translation>
    </message>
    <message>
        <source>%1 does not permit this with the key that is used.</source>
        <translation type="unfinished">%1 は、使用中のキーでのこの操作を許可していません。</translation>
    </message>
    <message>
        <source>%1 does not know the model “%2”, or the address is wrong.</source>
        <translation type="unfinished">%1 にモデル「%2」がないか、アドレスが正しくありません。</translation>
    </message>
    <message>
        <source>The conversation is too large for %1.</source>
        <translation type="unfinished">会話が %1 の上限を超えています。</translation>
    </message>
    <message>
        <source>%1 has been asked too often, or its quota is used up.</source>
        <translation type="unfinished">%1 への要求が多すぎるか、割り当てを使い切りました。</translation>
    </message>
    <message>
        <source>%1 is overloaded at the moment.</source>
        <translation type="unfinished">%1 は現在過負荷状態です。</translation>
    </message>
    <message>
        <source>%1 had an error of its own (status %2).</source>
        <translation type="unfinished">%1 の内部でエラーが発生しました (ステータス %2)。</translation>
    </message>
    <message>
        <source>%1 refused the request (status %2).</source>
        <translation type="unfinished">%1 がリクエストを拒否しました (ステータス %2)。</translation>
    </message>
    <message>
        <source>It answered with a web page.</source>
        <translation type="unfinished">Web ページが返されました。</translation>
    </message>
    <message>
        <source>%1 answered with a web page. Is the base URL right?</source>
        <translation type="unfinished">%1 から Web ページが返されました。ベース URL は正しいですか?</translation>
    </message>
    <message>
        <source>%1 broke off with an error.</source>
        <translation type="unfinished">%1 がエラーで中断しました。</translation>
    </message>
    <message>
        <source>%1 broke off with an error: %2</source>
        <translation type="unfinished">%1 がエラーで中断しました: %2</translation>
    </message>
</context>
<context>
    <name>network::RegistrationJob</name>
    <message>
        <source>“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the server&apos;s descriptor.</source>
        <translation type="unfinished">「%1」が Parlance の自動登録を許可していません (HTTP %2)。%3 そこで手動で登録したクライアントを、サーバーの定義ファイルに指定できます。</translation>
    </message>
</context>
<context>
    <name>network::RehearsalServer</name>
    <message>
        <source>The rehearsal cannot listen on port %1: %2.</source>
        <translation type="unfinished">リハーサルはポート %1 で待ち受けできません: %2</translation>
    </message>
</context>
<context>
    <name>network::ReplyReader</name>
    <message>
        <source>The provider&apos;s answer is too large to be read.</source>
        <translation type="unfinished">プロバイダーの応答が大きすぎて読み込めません。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end, after %1 bytes.</source>
        <translation type="unfinished">プロバイダーの応答が %1 バイトで途切れました。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer cannot be read.</source>
        <translation type="unfinished">プロバイダーの応答を読み込めません。</translation>
    </message>
</context>
<context>
    <name>network::RequestPreparation</name>
    <message>
        <source>%1 needs the key %2. Enter it in the settings, or set the environment variable of that name.</source>
        <translation type="unfinished">%1 にはキー %2 が必要です。設定で入力するか、同名の環境変数を設定してください。</translation>
    </message>
</context>
<context>
    <name>network::RequestStream</name>
    <message>
        <source>The server named a session that cannot be named in a header.</source>
        <translation type="unfinished">サーバーが示したセッションの名前は、ヘッダーに使えません。</translation>
    </message>
    <message>
        <source>The server could not read the request: %1</source>
        <translation type="unfinished">サーバーがリクエストを読み取れませんでした: %1</translation>
    </message>
</context>
<context>
    <name>network::Resending</name>
    <message>
        <source>%1 needs the key %2.</source>
        <translation type="unfinished">%1 にはキー %2 が必要です。</translation>
    </message>
    <message>
        <source>%1 answered with status %2.</source>
        <translation type="unfinished">%1 がステータス %2 で応答しました。</translation>
    </message>
    <message>
        <source>%1 answered with an error: %2</source>
        <translation type="unfinished">%1 がエラーで応答しました: %2</translation>
    </message>
</context>
<context>
    <name>network::Resolver</name>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">名前 %1 が見つかりませんでした。アドレスは正しいですか? このコンピューターはオンラインですか?</translation>
    </message>
</context>
<context>
    <name>network::ScenarioWriter</name>
    <message>
        <source>This is not a call of a model that could be played.</source>
        <translation type="unfinished">再生できるモデルの呼び出しではありません。</translation>
    </message>
    <message>
        <source>Played from a recorded answer</source>
        <translation type="unfinished">記録された応答を再生</translation>
    </message>
    <message>
        <source>Only one question is known here: {{help}}</source>
        <translation type="unfinished">ここで答えられる質問は 1 つだけです: {{help}}</translation>
    </message>
</context>
<context>
    <name>network::ServedConverseJob</name>
    <message>
        <source>The server of %1 is no longer described.</source>
        <translation type="unfinished">%1 のサーバーの定義がなくなりました。</translation>
    </message>
    <message>
        <source>The model&apos;s server has not loaded its model in %1 minutes. It goes on loading.</source>
        <translation type="unfinished">モデルサーバーの読み込みが %1 分以内に終わりませんでした。読み込みは続いています。</translation>
    </message>
    <message>
        <source>The model&apos;s server was stopped.</source>
        <translation type="unfinished">モデルサーバーが停止されました。</translation>
    </message>
</context>
<context>
    <name>network::ServerInquiry</name>
    <message>
        <source>The server says nothing about itself.</source>
        <translation type="unfinished">サーバーは自身の情報を示していません。</translation>
    </message>
</context>
<context>
    <name>network::SignInRun</name>
    <message>
        <source>The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the change is right, put the issuer into the server&apos;s descriptor.</source>
        <translation type="unfinished">サーバーは現在、サインイン先として「%1」を示していますが、クライアントは「%2」に登録されています。何も送信していません。変更が正しい場合は、発行者をサーバーの定義ファイルに記入してください。</translation>
    </message>
    <message>
        <source>The server refuses the request for want of a permission that has been granted (%1).</source>
        <translation type="unfinished">サーバーが、付与済みの権限がないとしてリクエストを拒否しました (%1)。</translation>
    </message>
    <message>
        <source>The server refused one token after the other. No further one is asked for.</source>
        <translation type="unfinished">サーバーがトークンを次々に拒否したため、これ以上は要求しません。</translation>
    </message>
</context>
<context>
    <name>network::StdioTransport</name>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation type="unfinished">「%1」を起動できません: %2</translation>
    </message>
    <message>
        <source>“%1” ended with status %2.</source>
        <translation type="unfinished">「%1」がステータス %2 で終了しました。</translation>
    </message>
    <message>
        <source>“%1” was killed by signal %2.</source>
        <translation type="unfinished">「%1」がシグナル %2 で強制終了されました。</translation>
    </message>
    <message>
        <source>“%1” does not read the answers to what it asks; they are not sent any more.</source>
        <translation type="unfinished">「%1」が要求への応答を読まないため、今後は送信しません。</translation>
    </message>
    <message>
        <source>“%1” sent a message of more than %2 MB and was stopped.</source>
        <translation type="unfinished">「%1」が %2 MB を超えるメッセージを送信したため、終了させました。</translation>
    </message>
    <message>
        <source>It said: %1</source>
        <translation type="unfinished">出力: %1</translation>
    </message>
</context>
<context>
    <name>network::StreamDecoder</name>
    <message>
        <source>The provider began its answer a second time.</source>
        <translation type="unfinished">プロバイダーが応答を最初からやり直しました。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a message.</source>
        <translation type="unfinished">プロバイダーの応答がメッセージではありません。</translation>
    </message>
    <message>
        <source>The provider sent a piece of a call that it had not begun.</source>
        <translation type="unfinished">プロバイダーが、開始していない呼び出しの一部を送信しました。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has no message.</source>
        <translation type="unfinished">プロバイダーの応答にメッセージがありません。</translation>
    </message>
    <message>
        <source>The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. Leave that out of what its descriptor adds to the request.</source>
        <translation type="unfinished">プロバイダーが呼び出しの引数を分割して送信しており (streamFunctionCallArguments)、読み取れません。定義ファイルでリクエストに追加している内容からこれを削除してください。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not ready yet: it is being made in the background.</source>
        <translation type="unfinished">プロバイダーの応答はまだありません。バックグラウンドで作成されています。</translation>
    </message>
    <message>
        <source>The provider sent an event that is not JSON.</source>
        <translation type="unfinished">プロバイダーが JSON ではないイベントを送信しました。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is not a whole JSON object.</source>
        <translation type="unfinished">プロバイダーの応答が完全な JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer is empty.</source>
        <translation type="unfinished">プロバイダーの応答が空です。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer broke off before its end.</source>
        <translation type="unfinished">プロバイダーの応答が途中で切れました。</translation>
    </message>
    <message>
        <source>The answer became longer than %1 and was cut off there.</source>
        <translation type="unfinished">応答が %1 を超えたため、そこで中断しました。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer has too many parts to be read.</source>
        <translation type="unfinished">プロバイダーの応答の部分が多すぎて読み込めません。</translation>
    </message>
</context>
<context>
    <name>network::StreamableHttpTransport</name>
    <message>
        <source>The server asks faster than it takes the answers; one is not sent.</source>
        <translation type="unfinished">サーバーの要求が応答の受け取りより速いため、1 件を送信しません。</translation>
    </message>
</context>
<context>
    <name>network::TokenCounter</name>
    <message>
        <source>%1 did not count the tokens.</source>
        <translation type="unfinished">%1 がトークンを数えませんでした。</translation>
    </message>
</context>
<context>
    <name>network::ToolCallBook</name>
    <message>
        <source>calls by contract: %1 valid, %2 repaired, %3 failed</source>
        <translation type="unfinished">規約による呼び出し: 有効 %1、修復 %2、失敗 %3</translation>
    </message>
</context>
<context>
    <name>network::TraceSender</name>
    <message>
        <source>More traces come than can be sent; some are left out.</source>
        <translation type="unfinished">トレースの発生が送信より速いため、一部を省略します。</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation type="unfinished">%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>the collector answered with %1</source>
        <translation type="unfinished">コレクターの応答: %1</translation>
    </message>
    <message>
        <source>Traces could not be sent to %1: %2</source>
        <translation type="unfinished">トレースを %1 に送信できませんでした: %2</translation>
    </message>
    <message>
        <source>the collector has not answered</source>
        <translation type="unfinished">コレクターが応答しませんでした</translation>
    </message>
</context>
<context>
    <name>network::TransportError</name>
    <message>
        <source>Nothing answers at %1: the connection was refused. Is the server running?</source>
        <translation type="unfinished">%1 が応答しません。接続が拒否されました。サーバーは動作していますか?</translation>
    </message>
    <message>
        <source>The name %1 could not be found. Is the address right, and is this machine online?</source>
        <translation type="unfinished">名前 %1 が見つかりませんでした。アドレスは正しいですか? このコンピューターはオンラインですか?</translation>
    </message>
    <message>
        <source>%1 could not be reached in time.</source>
        <translation type="unfinished">%1 に時間内に接続できませんでした。</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made: its certificate or its encryption was not accepted.</source>
        <translation type="unfinished">%1 との安全な接続を確立できませんでした。証明書または暗号化が受け入れられませんでした。</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 does not let the connection through.</source>
        <translation type="unfinished">%1 へのプロキシが接続を通しません。</translation>
    </message>
    <message>
        <source>%1 answered with something that is not HTTP.</source>
        <translation type="unfinished">%1 の応答が HTTP ではありません。</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was complete, after %2 bytes of it.</source>
        <translation type="unfinished">応答が完了する前に、%2 バイトで %1 が接続を閉じました。</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation type="unfinished">%1 が応答せずに接続を閉じました。</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation type="unfinished">%1 への接続に失敗しました。</translation>
    </message>
    <message>
        <source>The connection to %1 failed: %2</source>
        <translation type="unfinished">%1 への接続に失敗しました: %2</translation>
    </message>
</context>
</TS>
