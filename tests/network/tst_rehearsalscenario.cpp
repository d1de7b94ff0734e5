// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/anthropic.h"
#include "network/rehearsal/openai.h"
#include "network/rehearsal/replyplanner.h"
#include "network/rehearsal/texttemplate.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;

namespace {

const QStringList everyTool = {u"read_file"_s, u"write_file"_s, u"edit_file"_s, u"list_directory"_s, u"search_files"_s, u"now"_s,
    u"calculate"_s, u"roll_dice"_s, u"rehearsal__fail"_s, u"rehearsal__break"_s, u"slow"_s};

RehearsalRequest saying(const QString &text)
{
    RehearsalRequest request;
    request.userText = text;
    request.tools = everyTool;
    return request;
}

QString callsOf(const RehearsalReply &reply)
{
    QStringList calls;
    for (const RehearsalCall &call : reply.calls)
        calls += call.name + QString::fromUtf8(call.arguments);
    return calls.join(u' ');
}

} // namespace

class RehearsalScenarioTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void callsTheIntendedTools_data();
    void callsTheIntendedTools();
    void saysWhatTheToolsGave_data();
    void saysWhatTheToolsGave();
    void callsSeveralToolsAtOnce();
    void saysThatAToolIsSwitchedOff();
    void passesAnErrorOn();
    void repeatsRoundsAsAsked();
    void playsTheFaultsThatAreAskedFor_data();
    void playsTheFaultsThatAreAskedFor();
    void thinksBeforeItAnswers();
    void writesALongAnswerOfTheLengthAskedFor();
    void isHonestAboutWhatItIs();
    void everyExampleOfItsHelpIsUnderstood();
    void countsHeadingsAsMarkdownDoes_data();
    void countsHeadingsAsMarkdownDoes();
    void saysWhereAScenarioIsWrong();
    void leavesUnknownPlaceholdersAlone();
    void readsResultsInBothWireLanguages();

private:
    RehearsalReply plan(const RehearsalRequest &request) const { return ReplyPlanner(m_scenario).plan(request); }
    RehearsalReply planAfter(const QString &text, const QList<RehearsalResult> &results) const;

    Scenario m_scenario;
};

void RehearsalScenarioTest::initTestCase()
{
    const auto file = model::DescriptorFile::read(u":/scenarios/default.toml"_s);
    const auto scenario = Scenario::read(file);
    QVERIFY2(scenario, scenario ? "" : qPrintable(scenario.error().message));
    m_scenario = *scenario;
    QVERIFY(m_scenario.rules.size() > 20);
}

RehearsalReply RehearsalScenarioTest::planAfter(const QString &text, const QList<RehearsalResult> &results) const
{
    RehearsalRequest request = saying(text);
    request.rounds = 1;
    request.results = results;
    return plan(request);
}

void RehearsalScenarioTest::callsTheIntendedTools_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("calls");
    const auto row = [](const char *text, const char *calls) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(calls);
    };
    row("Read README.md", R"(read_file{"path":"README.md"})");
    row("please read the file `docs/a.txt`.", R"(read_file{"path":"docs/a.txt"})");
    row("Could you please open LICENSE?", R"(read_file{"path":"LICENSE"})");
    row("Show me src/main.cpp", R"(read_file{"path":"src/main.cpp"})");
    row("Read README.md and count its headings", R"(read_file{"path":"README.md"})");
    row("read README.md, then count its headings", R"(read_file{"path":"README.md"})");
    row("read notes.txt and count its words", R"(read_file{"path":"notes.txt"})");
    row("How many headings does README.md have?", R"(read_file{"path":"README.md"})");
    row("count the headings of README.md", R"(read_file{"path":"README.md"})");
    row("List the folder", "list_directory{}");
    row("list files", "list_directory{}");
    row("list the folder src", R"(list_directory{"path":"src"})");
    row("List the files in src/a", R"(list_directory{"path":"src/a"})");
    row("ls", "list_directory{}");
    row("Which files are there?", "list_directory{}");
    row("show the files here", "list_directory{}");
    row("what is 12*(3+4)", R"x(calculate{"expression":"12*(3+4)"})x");
    row("What is 12 * (3+4)?", R"x(calculate{"expression":"12 * (3+4)"})x");
    row("sqrt(2)+1", R"x(calculate{"expression":"sqrt(2)+1"})x");
    row("calculate max(3,4)/2", R"x(calculate{"expression":"max(3,4)/2"})x");
    row("roll 2d6", R"(roll_dice{"dice":"2d6"})");
    row("Roll 1d20 + 5!", R"(roll_dice{"dice":"1d20 + 5"})");
    row("What time is it?", "now{}");
    row("what is the time in Europe/Berlin", R"(now{"timezone":"Europe/Berlin"})");
    row("tell me the time", "now{}");
    row("What day is it today?", "now{}");
    row("Search for TODO in *.md", R"(search_files{"pattern":"TODO","glob":"*.md"})");
    row("search the files for 'left open'", R"(search_files{"pattern":"left open"})");
    row("find oil lamp in the files", R"(search_files{"pattern":"oil lamp"})");
    row("Write notes.txt: buy oil, and tea", R"(write_file{"path":"notes.txt","content":"buy oil, and tea"})");
    row("In notes.txt replace oil with tea", R"(edit_file{"path":"notes.txt","old_text":"oil","new_text":"tea"})");
    row("Show a validation error", R"(rehearsal__fail{"category":"validation","message":"This validation error was asked for."})");
    row("show a timeout error", R"(rehearsal__fail{"category":"timeout","message":"This timeout error was asked for."})");
    row("show a permission error", R"(rehearsal__fail{"category":"permission","message":"This permission error was asked for."})");
    row("show a network error", R"(rehearsal__fail{"category":"network","message":"This network error was asked for."})");
    row("show an execution error", R"(rehearsal__fail{"category":"execution","message":"This execution error was asked for."})");
    row("Break a tool", "rehearsal__break{}");
    row("Roll 2d6 then break a tool", R"(roll_dice{"dice":"2d6"} rehearsal__break{})");
    row("Wait 5 seconds", R"(slow{"seconds":5})");
    row("Send broken arguments", R"(now{"timezone": "Europe/Ber)");
    row("Call the tool nonsense", "nonsense{}");
    row("Call the tool trigger-long-operation.", "trigger-long-operation{}");
    row("Continue exactly where you stopped.", "");
    row("help", "");
    row("What can you do?", "");
    row("think about lighthouses", "");
    row("write me a poem about the sea", "");
}

void RehearsalScenarioTest::callsTheIntendedTools()
{
    QFETCH(QString, text);
    QTEST(callsOf(plan(saying(text))), "calls");
}

void RehearsalScenarioTest::saysWhatTheToolsGave_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("said");
    QTest::newRow("headings") << u"Read README.md and count its headings"_s << u"# A\n\n```\n# no\n```\n## B\ntext\n"_s
                              << u"**2** headings:\n\n- A\n- B"_s;
    QTest::newRow("words") << u"read a.txt and count its words"_s << u"one two\nthree\n"_s << u"**2** lines, **3** words"_s;
    QTest::newRow("file") << u"Read a.txt"_s << u"one\ntwo"_s << u"```\none\ntwo\n```"_s;
    QTest::newRow("sum") << u"what is 6*7"_s << uR"({"expression":"6*7","result":42})"_s << u"6*7 = **42**"_s;
    QTest::newRow("dice") << u"roll 2d6"_s << uR"({"dice":"2d6","rolls":[3,4],"total":7})"_s << u"show 3, 4; together **7**"_s;
    QTest::newRow("time") << u"what time is it"_s << u"Friday, 2026-01-02T03:04:05Z (UTC)"_s
                          << u"It is Friday, 2026-01-02T03:04:05Z (UTC)."_s;
    QTest::newRow("two dice") << u"roll two dice"_s << uR"({"dice":"2d6","rolls":[3,4],"total":7})"_s << u"together **7**"_s;
    QTest::newRow("search") << u"search for oil"_s << u"a.txt:1: oil"_s << u"a.txt:1: oil"_s;
}

void RehearsalScenarioTest::saysWhatTheToolsGave()
{
    QFETCH(QString, text);
    QFETCH(QString, result);
    QFETCH(QString, said);
    const RehearsalReply reply = planAfter(text, {{u"x"_s, result, false}});
    QVERIFY(reply.calls.isEmpty());
    QVERIFY2(reply.text.contains(said), qPrintable(reply.text));
}

void RehearsalScenarioTest::callsSeveralToolsAtOnce()
{
    const QString text = u"read README.md and list the folder and roll 3d6"_s;
    QCOMPARE(callsOf(plan(saying(text))), uR"(read_file{"path":"README.md"} list_directory{} roll_dice{"dice":"3d6"})"_s);
    const RehearsalReply reply = planAfter(text,
        {{u"read_file"_s, u"# Title\n"_s, false}, {u"list_directory"_s, u"a\nb"_s, false},
            {u"roll_dice"_s, uR"({"rolls":[1,2,3],"total":6})"_s, false}});
    QVERIFY(reply.text.contains(u"1 headings"_s));
    QVERIFY(reply.text.contains(u"has 2 entries"_s));
    QVERIFY(reply.text.contains(u"**6**"_s));
    QSet<QString> ids;
    for (const RehearsalCall &call : plan(saying(text)).calls)
        ids += call.id;
    QCOMPARE(ids.size(), 3);
}

void RehearsalScenarioTest::saysThatAToolIsSwitchedOff()
{
    RehearsalRequest request = saying(u"Read README.md"_s);
    request.tools.clear();
    const RehearsalReply reply = plan(request);
    QVERIFY(reply.calls.isEmpty());
    QVERIFY(reply.text.contains(u"`io:read_file`"_s) && reply.text.contains(u"switched off"_s));
    // Of several, the others are still called.
    RehearsalRequest several = saying(u"read README.md and roll 3d6"_s);
    several.tools = {u"probability__roll_dice"_s};
    QCOMPARE(callsOf(plan(several)), uR"(probability__roll_dice{"dice":"3d6"})"_s);
}

void RehearsalScenarioTest::passesAnErrorOn()
{
    const RehearsalReply reply = planAfter(u"Read none.txt"_s, {{u"read_file"_s, u"There is no such file."_s, true}});
    QVERIFY(reply.text.contains(u"> There is no such file."_s));
    QVERIFY(reply.text.contains(u"`io:read_file`"_s));
}

void RehearsalScenarioTest::repeatsRoundsAsAsked()
{
    RehearsalRequest request = saying(u"Roll 1d6 3 times"_s);
    for (request.rounds = 0; request.rounds < 3; ++request.rounds)
        QCOMPARE(plan(request).calls.size(), 1);
    QVERIFY(plan(request).calls.isEmpty());
}

void RehearsalScenarioTest::playsTheFaultsThatAreAskedFor_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::newRow("status") << u"fail with 529"_s << int(FaultKind::Status);
    QTest::newRow("once") << u"fail once with 503"_s << int(FaultKind::Status);
    QTest::newRow("error") << u"Send an error in the middle of the stream"_s << int(FaultKind::ErrorEvent);
    QTest::newRow("cut") << u"break the stream"_s << int(FaultKind::Disconnect);
    QTest::newRow("end") << u"end the stream early"_s << int(FaultKind::End);
    QTest::newRow("stall") << u"stall"_s << int(FaultKind::Stall);
    QTest::newRow("page") << u"answer with a web page"_s << int(FaultKind::Html);
    QTest::newRow("half") << u"answer with half a JSON object"_s << int(FaultKind::HalfJson);
    QTest::newRow("huge") << u"answer with a huge line"_s << int(FaultKind::HugeLine);
    QTest::newRow("nothing") << u"answer with nothing"_s << int(FaultKind::Nothing);
}

void RehearsalScenarioTest::playsTheFaultsThatAreAskedFor()
{
    QFETCH(QString, text);
    const RehearsalReply reply = plan(saying(text));
    QVERIFY(reply.fault);
    QTEST(int(reply.fault->kind), "kind");
    QCOMPARE(plan(saying(u"fail with 529"_s)).fault->status, u"529"_s);
    QCOMPARE(plan(saying(u"fail once with 503"_s)).fault->times, 1);
}

void RehearsalScenarioTest::thinksBeforeItAnswers()
{
    const RehearsalReply reply = plan(saying(u"think about old charts"_s));
    QVERIFY(reply.thought.contains(u"old charts"_s));
    QVERIFY(reply.text.contains(u"old charts"_s));
}

void RehearsalScenarioTest::writesALongAnswerOfTheLengthAskedFor()
{
    const QString text = plan(saying(u"Give me a long answer of 2000 words"_s)).text;
    QVERIFY(std::abs(wordCount(text) - 2000) < 100);
    for (const QString &part : {u"\n## "_s, u"\n- "_s, u"\n1. "_s, u"\n|---|"_s, u"\n```python\n"_s, u"\n> "_s})
        QVERIFY2(text.contains(part), qPrintable(part));
    QCOMPARE(plan(saying(u"a long answer of 2000 words"_s)).text, text);
    QVERIFY(std::abs(wordCount(plan(saying(u"write a long answer"_s)).text) - 600) < 100);
    QVERIFY(wordCount(article(1'000'000'000)) < 200'100);
}

void RehearsalScenarioTest::isHonestAboutWhatItIs()
{
    const QString text = plan(saying(u"Who won the cup?"_s)).text;
    QVERIFY(text.contains(u"not a language model"_s));
    QVERIFY(text.contains(u"- `Read README.md and count its headings`"_s));
    QCOMPARE(m_scenario.title, u"Rehearsal (no language model)"_s);
    QCOMPARE(plan(saying(QString())).model, u"rehearsal"_s);
}

void RehearsalScenarioTest::everyExampleOfItsHelpIsUnderstood()
{
    int examples = 0;
    for (const ScenarioRule &rule : std::as_const(m_scenario.rules)) {
        if (rule.help.isEmpty())
            continue;
        const QString example = rule.help.section(u" ("_s, 0, 0);
        const RehearsalReply reply = plan(saying(example));
        QVERIFY2(!reply.text.contains(u"did not understand"_s), qPrintable(example));
        // The example leads to its own rule, not to an earlier one.
        if (rule.fault)
            QCOMPARE(int(reply.fault->kind), int(rule.fault->kind));
        QCOMPARE(reply.calls.size(), rule.calls.size());
        ++examples;
    }
    QVERIFY(examples > 15);
}

void RehearsalScenarioTest::countsHeadingsAsMarkdownDoes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("headings");
    QTest::newRow("hashes") << u"# A\n### B ###\n#\n#no\n    # code\n"_s << QStringList({u"A"_s, u"B"_s, QString()});
    QTest::newRow("underlined") << u"A\n===\nB\n---\n\n---\n- x\n---\n"_s << QStringList({u"A"_s, u"B"_s});
    QTest::newRow("fences") << u"```\n# no\n``` \n~~~sh\n# no\n```\n~~~\n# A"_s << QStringList(u"A"_s);
    QTest::newRow("none") << QString() << QStringList();
}

void RehearsalScenarioTest::countsHeadingsAsMarkdownDoes()
{
    QFETCH(QString, text);
    QTEST(markdownHeadings(text), "headings");
}

void RehearsalScenarioTest::saysWhereAScenarioIsWrong()
{
    const QByteArray text = "[scenario]\nname = \"x\"\ntitle = \"X\"\nmodel = \"x\"\n[[rules]]\nuser = \"(\"\n";
    const auto scenario = Scenario::read(model::DescriptorFile::parse(text, u"x.toml"_s));
    QVERIFY(!scenario);
    QVERIFY2(scenario.error().message.startsWith(u"x.toml:6:8: "_s), qPrintable(scenario.error().message));
    QVERIFY(!Scenario::read(model::DescriptorFile::read(u"/none.toml"_s)));
}

void RehearsalScenarioTest::leavesUnknownPlaceholdersAlone()
{
    Placeholders placeholders;
    placeholders.values = {{u"name"_s, u"Ada"_s}, {u"empty"_s, QString()}, {u"result"_s, u"a a b"_s}};
    QCOMPARE(expandTemplate(u"{{name}} {{empty|none}} {{what is this}} {{count a}} {{repeat 3 x}} {{other|else}}"_s, placeholders),
        u"Ada none {{what is this}} 2 xxx else"_s);
}

void RehearsalScenarioTest::readsResultsInBothWireLanguages()
{
    const auto anthropic = readAnthropicRequest(R"({"max_tokens":1,"stream":true,"tools":[{"name":"a"},{"name":"io__b"}],"messages":[
{"role":"user","content":[{"type":"text","text":"document"},{"type":"text","text":"go"}]},
{"role":"assistant","content":[{"type":"tool_use","id":"1","name":"a","input":{}},{"type":"tool_use","id":"2","name":"io__b","input":{}}]},
{"role":"user","content":[{"type":"tool_result","tool_use_id":"2","content":"two","is_error":true},
{"type":"tool_result","tool_use_id":"1","content":[{"type":"text","text":"one"}]}]}]})");
    const auto openAi = readOpenAiRequest(R"({"stream":true,"tools":[{"function":{"name":"a"}},{"function":{"name":"io__b"}}],"messages":[
{"role":"system","content":"s"},{"role":"user","content":"go"},{"role":"assistant","content":null,"tool_calls":[
{"id":"1","function":{"name":"a","arguments":"{}"}},{"id":"2","function":{"name":"io__b","arguments":"{}"}}]},
{"role":"tool","tool_call_id":"1","content":"one"},{"role":"tool","tool_call_id":"2","content":"Error (execution): two"},
{"role":"user","content":[{"type":"image_url","image_url":{"url":"data:"}}]}]})");
    for (const auto &request : {anthropic, openAi}) {
        QVERIFY(request);
        QVERIFY(request->stream);
        QCOMPARE(request->userText, u"go"_s);
        QCOMPARE(request->rounds, 1);
        QCOMPARE(request->results.size(), 2);
        QCOMPARE(request->results[0].text, u"one"_s);
        QVERIFY(!request->results[0].isError && request->results[1].isError);
        QCOMPARE(request->results[1].tool, u"io__b"_s);
        QCOMPARE(request->wireName(u"io:b"_s), u"io__b"_s);
        QCOMPARE(request->wireName(u"x:a"_s), u"a"_s);
        QVERIFY(request->wireName(u"io:c"_s).isEmpty());
        QVERIFY(request->promptTokens > 50);
    }
}

QTEST_GUILESS_MAIN(RehearsalScenarioTest)
#include "tst_rehearsalscenario.moc"
