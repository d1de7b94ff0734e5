// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/archivereader.h"
#include "model/archives/htmlwriter.h"
#include "model/archives/jsonpieces.h"
#include "model/archives/markdownhtml.h"
#include "model/archives/markdownwriter.h"
#include "model/archives/openaichatwriter.h"
#include "model/conversation/sessionsettings.h"
#include "model/exchange/har.h"
#include "tests/model/archivetools.h"
#include "tests/support/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace model;
using namespace archives;
using namespace Qt::StringLiterals;

namespace {

//! A file as the other program would write it, without the line's end after the last line.
QByteArray fixture(const QString &name)
{
    return support::read(support::projectFolder() + u"/tests/fuzz/corpus/archive/"_s + name).trimmed();
}

const QByteArray chatGpt = fixture(u"chatgpt.json"_s);
const QByteArray claude = fixture(u"claude.json"_s);
const QByteArray openAi = fixture(u"openai.json"_s);
const QByteArray claudeCode = fixture(u"claudecode.jsonl"_s);
const QByteArray codex = fixture(u"codex.jsonl"_s);
} // namespace

//! Conversations in the formats of this and other programs, as bytes.
class ArchivesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheTreeOfAChatGptExport();
    void readsAClaudeExport();
    void readsOpenAiChats();
    void readsWhatAnAssistantOfOpenAiRefuses_data();
    void readsWhatAnAssistantOfOpenAiRefuses();
    void readsCallsOfFunctionsWithoutIdentifiers();
    void readsChatsOfAnHttpArchive();
    void leavesOutWhatIsNoChatInAnHttpArchive();
    void readsASessionOfClaudeCode();
    void readsASessionOfCodex();
    void theSameFileGivesTheSameIdentifiers();
    void everyCallHasItsResult_data();
    void everyCallHasItsResult();
    void saysInWhichLineSomethingIsWrong_data();
    void saysInWhichLineSomethingIsWrong();
    void chainsOfTenThousandAreRead();
    void wrongTypesHurtNothing();
    void piecesAreBounded();
    void markdownComesBack();
    void markdownKeepsWhatFailedAndHow();
    void markdownKeepsWhatWasInterrupted();
    void markdownOfNoMessageIsNoConversation();
    void markdownCannotBeMadeUpByAText();
    void whatPeopleReadHasNoNul();
    void openAiChatsComeBack();
    void openAiIsToldOfToolsByNamesThatItTakes();
    void aPageSetsMarkdown_data();
    void aPageSetsMarkdown();
    void aPageBearsHostileMarkdown();
};

void ArchivesTest::readsTheTreeOfAChatGptExport()
{
    const ReadArchive archive = readArchive(chatGpt);
    QCOMPARE(archive.error, QString());
    QCOMPARE(archive.conversations.size(), 1);
    const ReadConversation &conversation = archive.conversations.first();
    QCOMPARE(conversation.info.id.toString(), u"6f1b2c3d000040008000000000000001"_s);
    QCOMPARE(conversation.info.title, u"Trees"_s);
    QCOMPARE(conversation.info.created.toMSecsSinceEpoch(), 1700000000500);
    QCOMPARE(outline(conversation), (QStringList {u"1<0 user: Name a tree"_s, u"2<1 assistant: Oak"_s, u"3<1 assistant: Lime"_s}));
    QCOMPARE(conversation.head, 3);
    QCOMPARE(conversation.nodes.at(1).canister->model.toString(), u"openai/gpt-4o"_s);
    // The two that go round in circles, and the picture.
    QCOMPARE(archive.remarks.size(), 2);
}

void ArchivesTest::readsAClaudeExport()
{
    const ReadArchive archive = readArchive(claude);
    QCOMPARE(archive.error, QString());
    const ReadConversation &conversation = archive.conversations.first();
    QCOMPARE(outline(conversation),
        (QStringList {u"1<0 document: alpha"_s, u"2<1 user: What is in it?"_s, u"3<2 assistant: I look."_s,
            u"4<3 invocation: look {\"at\":\"a\"}"_s, u"5<4 result: t1: alpha"_s, u"6<5 invocation: look {}"_s,
            u"7<6 result: error t2: "_s}));
    QCOMPARE(conversation.head, 7);
    QCOMPARE(conversation.info.title, u"What is in it?"_s);
    QVERIFY(std::holds_alternative<ThoughtContent>(conversation.nodes.at(2).canister->contents.first()));
    QCOMPARE(archive.remarks.size(), 1);
}

static Exchange asked(const QString &url, const QByteArray &body, const QByteArray &answer)
{
    Exchange exchange;
    exchange.request = {"POST", QUrl(url), {{"Authorization", "Bearer sk-secret-123"}}, body};
    exchange.status = 200;
    exchange.responseBody = answer;
    return exchange;
}

void ArchivesTest::readsChatsOfAnHttpArchive()
{
    const QString messages = u"https://api.example/v1/messages"_s;
    const QByteArray first = R"({"role":"user","content":"Add 3 and 4"})";
    const QByteArray called = R"({"role":"assistant","content":[{"type":"thinking","thinking":"x"},{"type":"text","text":"Adding."},)"
                              R"({"type":"tool_use","id":"t1","name":"add","input":{"a":3,"b":4}}]})";
    const QByteArray result = R"({"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"7"}]})";
    const QByteArray streamed = "event: content_block_start\ndata: {\"type\":\"content_block_start\",\"index\":0,\"content_block\":"
                                "{\"type\":\"text\",\"text\":\"\"}}\n\ndata: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":"
                                "{\"type\":\"text_delta\",\"text\":\"It is \"}}\n\ndata: {\"type\":\"content_block_delta\",\"index\":0,"
                                "\"delta\":{\"type\":\"text_delta\",\"text\":\"7.\"}}\n\n";
    const QByteArray chunks = "data: {\"choices\":[{\"delta\":{\"content\":\"Hel\"}}]}\n\ndata: {\"choices\":[{\"delta\":{\"content\":"
                              "\"lo\"}}]}\n\ndata: [DONE]\n\n";
    const QByteArray archive = toHar(
        {
            asked(messages, R"({"model":"m","system":"Be brief.","messages":[)" + first + "]}", R"({"type":"message","content":[
            {"type":"text","text":"Adding."},{"type":"tool_use","id":"t1","name":"add","input":{"a":3,"b":4}}]})"),
            asked(messages, R"({"model":"m","system":"Be brief.","messages":[)" + first + ',' + called + ',' + result + "]}", streamed),
            asked(u"https://chat.example/v1/chat/completions"_s, R"({"model":"g","messages":[{"role":"user","content":"Hi"}]})", chunks),
        })
                                   .bytes();
    const ReadArchive read = readArchive(archive);
    QCOMPARE(read.error, QString());
    QCOMPARE(read.conversations.size(), 2);
    QCOMPARE(read.conversations.first().info.title, u"Add 3 and 4"_s);
    const auto &nodes = read.conversations.first().nodes;
    QCOMPARE(nodes.size(), 5);
    QCOMPARE(nodes.at(1).canister->text(), u"Adding."_s);
    QCOMPARE(nodes.at(2).canister->invocation->name, u"add"_s);
    QCOMPARE(nodes.last().canister->text(), u"It is 7."_s);
    QCOMPARE(read.conversations.last().nodes.last().canister->text(), u"Hello"_s);
    QCOMPARE(read.conversations.last().nodes.last().canister->model.model, u"g"_s);
}

void ArchivesTest::leavesOutWhatIsNoChatInAnHttpArchive()
{
    Exchange page;
    page.request = {"GET", QUrl(u"https://host.example/index.html"_s), {}, {}};
    Exchange broken;
    broken.request = {"POST", QUrl(u"https://host.example/v1/messages"_s), {}, "{\"messages\":"};
    const ReadArchive read = readArchive(toHar({page, broken}).bytes());
    QCOMPARE(read.conversations.size(), 0);
    QCOMPARE(read.remarks.size(), 1);
    const ReadArchive none = readArchive(R"({"log":{"entries":[{"request":{}}]}})");
    QVERIFY2(none.error.contains(u"Entry 1 "_s), qPrintable(none.error));
}

void ArchivesTest::readsOpenAiChats()
{
    const QStringList expected {
        u"1<0 user: Roll"_s, u"2<1 invocation: roll {\"dice\": 2.0}"_s, u"3<2 result: c1: 7"_s, u"4<3 assistant: Seven."_s};
    const ReadArchive archive = readArchive(openAi);
    QCOMPARE(archive.error, QString());
    QCOMPARE(outline(archive.conversations.first()), expected);
    QCOMPARE(SessionSettings::fromJson(archive.conversations.first().info.settings).supervisor, u"Be brief."_s);
    QCOMPARE(std::get<ImageContent>(archive.conversations.first().nodes.first().canister->contents.last()).data, QByteArray("\0\1\2", 3));
    // In a list, and one a line.
    const QByteArray line = QByteArray(openAi).replace('\n', ' ');
    for (const QByteArray &several : {"[" + openAi + "," + line + "]", line + "\n" + line + "\n"}) {
        const ReadArchive both = readArchive(several);
        QCOMPARE(both.error, QString());
        QCOMPARE(both.conversations.size(), 2);
        QCOMPARE(outline(both.conversations.last()), expected);
    }
}

void ArchivesTest::readsWhatAnAssistantOfOpenAiRefuses_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("beside the content") << QByteArray(R"({"role":"assistant","content":null,"refusal":"I can't help"})");
    QTest::newRow("in it") << QByteArray(R"({"role":"assistant","content":[{"type":"refusal","refusal":"I can't help"}]})");
    QTest::newRow("aloud") << QByteArray(R"({"role":"assistant","content":null,"audio":{"id":"a","transcript":"I can't help"}})");
}

void ArchivesTest::readsWhatAnAssistantOfOpenAiRefuses()
{
    QFETCH(QByteArray, message);
    const ReadArchive archive = readArchive(R"({"messages":[{"role":"user","content":"Do"},)" + message + "]}");
    QCOMPARE(archive.error, QString());
    QVERIFY2(archive.remarks.isEmpty(), qPrintable(archive.remarks.join(u'\n')));
    QCOMPARE(outline(archive.conversations.first()), QStringList({u"1<0 user: Do"_s, u"2<1 assistant: I can't help"_s}));
}

void ArchivesTest::readsCallsOfFunctionsWithoutIdentifiers()
{
    const ReadArchive archive = readArchive(R"({"messages":[{"role":"user","content":"Roll"},{"role":"assistant","content":null,)"
                                            R"("function_call":{"name":"roll","arguments":"{}"}},)"
                                            R"({"role":"function","name":"roll","content":"7"},{"role":"assistant","content":"Seven."}]})");
    QCOMPARE(archive.error, QString());
    const QStringList expected {
        u"1<0 user: Roll"_s, u"2<1 invocation: roll {}"_s, u"3<2 result: function_call_2: 7"_s, u"4<3 assistant: Seven."_s};
    QCOMPARE(outline(archive.conversations.first()), expected);
}

void ArchivesTest::readsASessionOfClaudeCode()
{
    const ReadArchive archive = readArchive(claudeCode);
    QCOMPARE(archive.error, QString());
    QCOMPARE(archive.conversations.size(), 1);
    const ReadConversation &conversation = archive.conversations.first();
    QCOMPARE(conversation.info.id.toString(), u"11111111222233334444555555555555"_s);
    QCOMPARE(conversation.info.title, u"Fix the bug"_s);
    // Results of calls that were made together follow one another; what was written again is a branch.
    QCOMPARE(outline(conversation),
        (QStringList {u"1<0 user: Fix the bug"_s, u"2<1 assistant: I read it."_s, u"3<2 invocation: Read {\"file\":\"a\"}"_s,
            u"4<3 invocation: Read {\"file\":\"b\"}"_s, u"5<4 result: t1: alpha"_s, u"6<5 result: error t2: no"_s,
            u"7<6 assistant: Done."_s, u"8<1 user: No, otherwise"_s, u"9<8 assistant: Otherwise, then."_s}));
    QCOMPARE(conversation.nodes.at(1).canister->usage.output, 4);
    QCOMPARE(conversation.head, 9);
    QCOMPARE(archive.remarks.size(), 1);
}

void ArchivesTest::readsASessionOfCodex()
{
    const ReadArchive archive = readArchive(codex);
    QCOMPARE(archive.error, QString());
    const ReadConversation &conversation = archive.conversations.first();
    QCOMPARE(outline(conversation),
        (QStringList {u"1<0 user: List files"_s, u"2<1 invocation: shell {\"command\":[\"ls\"]}"_s, u"3<2 result: c1: a.txt"_s,
            u"4<3 assistant: a.txt"_s}));
    QCOMPARE(conversation.nodes.last().canister->model.toString(), u"openai/gpt-x"_s);
}

void ArchivesTest::theSameFileGivesTheSameIdentifiers()
{
    for (const QByteArray &file : {chatGpt, claude, openAi, claudeCode, codex}) {
        const ReadArchive one = readArchive(file);
        const ReadArchive other = readArchive(file);
        QCOMPARE(one.conversations.size(), 1);
        QVERIFY(one.conversations.first().info == other.conversations.first().info);
        for (qsizetype index = 0; index < one.conversations.first().nodes.size(); ++index)
            QVERIFY(*one.conversations.first().nodes.at(index).canister == *other.conversations.first().nodes.at(index).canister);
    }
}

void ArchivesTest::everyCallHasItsResult_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("claude") << claude;
    QTest::newRow("openai, without results") << QByteArray(openAi).replace(R"({"role":"tool","tool_call_id":"c1","content":"7"},)", "");
    QTest::newRow("openai, a result of nothing") << QByteArray(openAi).replace(R"("tool_call_id":"c1")", R"("tool_call_id":"other")");
    QTest::newRow("claude code, cut off") << claudeCode.left(claudeCode.indexOf("{\"type\":\"user\",\"uuid\":\"r2\""));
    QTest::newRow("codex, cut off") << codex.left(codex.indexOf("{\"timestamp\":\"2025-09-01T10:00:04"));
}

void ArchivesTest::everyCallHasItsResult()
{
    QFETCH(QByteArray, file);
    const ReadArchive archive = readArchive(file);
    QCOMPARE(archive.error, QString());
    QStringList open;
    for (const ArchivedNode &node : archive.conversations.first().nodes) {
        const Canister &canister = *node.canister;
        if (canister.invocation)
            open += canister.invocation->id;
        if (canister.result)
            QVERIFY(open.removeOne(canister.result->invocation));
        if (!canister.invocation && !canister.result)
            QVERIFY(open.isEmpty());
    }
    QVERIFY(open.isEmpty());
}

void ArchivesTest::saysInWhichLineSomethingIsWrong_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("line");
    const QByteArray header = "{\"format\":\"parlance-library\",\"version\":1}\n";
    const QByteArray begin = header
        + R"({"record":"conversation","id":"abc","title":"","created":"2025-01-01T00:00:00.000Z","changed":"2025-01-01T00:00:00.000Z","labels":[]})"
          "\n";
    const QByteArray canister = R"({"id":"c","role":"user","contents":[{"type":"text","text":"x"}],"created":"2025-01-01T00:00:00.000Z"})";
    QTest::newRow("not JSON") << begin + "{\"record\":\"node\",}\n" << 3;
    QTest::newRow("no object") << begin + "17\n" << 3;
    QTest::newRow("cut off") << begin + "{\"record\":\"no" << 3;
    QTest::newRow("without an end") << begin << 2;
    QTest::newRow("an end too many") << header + "{\"record\":\"end\",\"head\":0}\n" << 2;
    QTest::newRow("a node of another number") << begin + R"({"record":"node","number":2,"parent":0,"canister":)" + canister + "}\n" << 3;
    QTest::newRow("a node that follows itself") << begin + R"({"record":"node","number":1,"parent":1,"canister":)" + canister + "}\n" << 3;
    QTest::newRow("a node that follows a word")
        << begin + R"({"record":"node","number":1,"parent":"0","canister":)" + canister + "}\n{\"record\":\"end\",\"head\":1}\n"
        << 3;
    QTest::newRow("a node that follows nothing that is named") << begin + R"({"record":"node","number":1,"canister":)" + canister
            + "}\n{\"record\":\"end\",\"head\":1}\n" << 3;
    QTest::newRow("superseded by a word") << begin + R"({"record":"node","number":1,"parent":0,"superseded":"0","canister":)" + canister
            + "}\n{\"record\":\"end\",\"head\":1}\n"
                                          << 3;
    QTest::newRow("a head that is a word") << begin + "{\"record\":\"end\",\"head\":\"0\"}\n" << 3;
    QTest::newRow("a head that is not there") << begin + "\n\n{\"record\":\"end\",\"head\":4}\n" << 5;
    QTest::newRow("superseded by what is not there") << begin + R"({"record":"node","number":1,"parent":0,"superseded":9,"canister":)"
            + canister
            + "}\n{\"record\":\"end\",\"head\":1}\n" << 4;
    QTest::newRow("a name that leads out") << header
            + R"({"record":"conversation","id":"../../etc/x","created":"2025-01-01T00:00:00.000Z","changed":"2025-01-01T00:00:00.000Z"})"
                                           << 2;
    QTest::newRow("a canister of no role") << begin + R"({"record":"node","number":1,"parent":0,"canister":{"role":"king","contents":[]}})"
                                           << 3;
    QTest::newRow("a newer version") << QByteArray(header).replace(":1", ":99") << 1;
    QTest::newRow("a list that is cut off") << chatGpt.left(chatGpt.size() - 1) << chatGpt.count('\n') + 1;
    QTest::newRow("a list with something else") << "[" + openAi + ", 4]" << openAi.count('\n') + 1;
}

void ArchivesTest::saysInWhichLineSomethingIsWrong()
{
    QFETCH(QByteArray, file);
    QFETCH(int, line);
    const ReadArchive archive = readArchive(file);
    QVERIFY(!archive.error.isEmpty());
    QCOMPARE(archive.line, line);
}

void ArchivesTest::chainsOfTenThousandAreRead()
{
    QByteArray mapping = R"({"m0":{"parent":null,"children":["m1"],"message":null})";
    for (int index = 1; index <= 10'000; ++index) {
        mapping += ",\"m" + QByteArray::number(index) + R"(":{"parent":"m)" + QByteArray::number(index - 1) + R"(","children":["m)"
            + QByteArray::number(index + 1) + R"("],"message":{"author":{"role":"user"},"content":{"content_type":"text","parts":["x"]}}})";
    }
    const ReadArchive archive = readArchive("[{\"mapping\":" + mapping + "},\"current_node\":\"m5000\"}]");
    QCOMPARE(archive.error, QString());
    QCOMPARE(archive.conversations.first().nodes.size(), 10'000);
    QCOMPARE(archive.conversations.first().head, 5000);
    // And JSON that is as deep is none.
    QVERIFY(!readArchive("[{\"mapping\":" + QByteArray(10'000, '[') + QByteArray(10'000, ']') + "}]").error.isEmpty());
}

void ArchivesTest::wrongTypesHurtNothing()
{
    // Each value in turn is something else.
    for (const QByteArray &file : {chatGpt, claude, openAi, claudeCode, codex}) {
        for (const char *other : {"null", "[]", "{}", "-1e300", "\"\"", "[[[null]]]"}) {
            for (qsizetype at = file.indexOf(':'); at >= 0; at = file.indexOf(':', at + 1)) {
                const qsizetype end = file.indexOf(',', at);
                QByteArray bad = file;
                bad.replace(at + 1, (end < 0 ? file.size() : end) - at - 1, other);
                readArchive(bad);
            }
        }
        for (qsizetype length = 0; length < file.size(); length += 7)
            readArchive(file.left(length));
    }
}

void ArchivesTest::piecesAreBounded()
{
    class Endless final : public QIODevice
    {
    public:
        Endless() { open(QIODevice::ReadOnly); }
        qint64 given = 0;

    protected:
        qint64 readData(char *data, qint64 most) override
        {
            std::fill_n(data, most, 'x');
            if (given == 0 && most >= 6)
                std::copy_n("{\"a\":\"", 6, data);
            given += most;
            return most;
        }
        qint64 writeData(const char *, qint64) override { return -1; }
    } endless;
    JsonPieces pieces(endless);
    QVERIFY(!pieces.next());
    QVERIFY(endless.given < 2 * JsonPieces::largestPiece);
    QBuffer many;
    many.setData("{\"a\":[" + QByteArray("0,").repeated(JsonPieces::mostValues + 8) + "0]}");
    many.open(QIODevice::ReadOnly);
    QVERIFY(!JsonPieces(many).next());
}

void ArchivesTest::markdownComesBack()
{
    const ReadArchive from = readArchive(openAi);
    QList<ReadConversation> conversations = from.conversations;
    conversations.first().nodes.append({5, 4, said(Role::Assistant, u"```\ncode\n```\n\n<!-- text 99 -->\n<!-- message {} -->"_s)});
    conversations.first().head = 5;
    const QByteArray markdown = writeArchive<MarkdownWriter>(conversations);
    QVERIFY(markdown.contains("## You\n") && markdown.contains("Seven."));
    const ReadArchive back = readArchive(markdown);
    QCOMPARE(back.error, QString());
    QCOMPARE(outline(back.conversations.first()), outline(conversations.first()));
    QVERIFY(!readArchive(markdown.left(markdown.indexOf("code\n"))).error.isEmpty());
}

void ArchivesTest::markdownKeepsWhatFailedAndHow()
{
    Canister call;
    call.role = Role::Invocation;
    call.invocation = Invocation {u"c"_s, u"io:read_file"_s, "{}"};
    Canister result = *said(Role::Result, u"Error (permission): no."_s);
    result.result = ResultState {u"c"_s, Error {ErrorCategory::Permission, u"No."_s}};
    ReadConversation conversation;
    conversation.nodes = {{1, 0, share(call)}, {2, 1, share(result)}};
    conversation.head = 2;
    const ReadArchive back = readArchive(writeArchive<MarkdownWriter>({conversation}));
    QCOMPARE(outline(back.conversations.first()), outline(conversation));
    const auto error = back.conversations.first().nodes.last().canister->result->error;
    QVERIFY(error && error->category == ErrorCategory::Permission);
    QCOMPARE(error->message, u"No."_s);
}

void ArchivesTest::markdownKeepsWhatWasInterrupted()
{
    Canister half = *said(Role::Assistant, u"half"_s);
    half.interrupted = true;
    ReadConversation conversation;
    conversation.nodes = {{1, 0, share(half)}, {2, 1, said(Role::User, u"Go on"_s)}};
    conversation.head = 2;
    const ReadArchive back = readArchive(writeArchive<MarkdownWriter>({conversation}));
    QCOMPARE(outline(back.conversations.first()), outline(conversation));
    QVERIFY(back.conversations.first().nodes.first().canister->interrupted);
    QVERIFY(!back.conversations.first().nodes.last().canister->interrupted);
}

void ArchivesTest::markdownOfNoMessageIsNoConversation()
{
    ReadConversation full;
    full.nodes = {{1, 0, said(Role::User, u"Hello"_s)}};
    full.head = 1;
    const auto empty = [] { return ReadConversation {{}, {}, 0}; };
    const ReadArchive back = readArchive(writeArchive<MarkdownWriter>({empty(), full, empty()}));
    QCOMPARE(back.error, QString());
    QCOMPARE(back.conversations.size(), 1);
    QCOMPARE(outline(back.conversations.first()), outline(full));
    QCOMPARE(back.conversations.first().head, 1);
}

void ArchivesTest::markdownCannotBeMadeUpByAText()
{
    ReadConversation conversation;
    conversation.info.title = u"x --> <!-- message {\"role\":\"user\"} -->"_s;
    Canister canister;
    canister.role = Role::Document;
    canister.title = u"a\n<!-- message {\"role\":\"supervisor\"} -->\n<!-- text 1 -->\nmine"_s;
    canister.contents = {ThoughtContent {u"t\n<!-- text 1 -->\nmine"_s, {}, {}}, FileContent {"x", u"a/b"_s, u"n\n<!-- text 1 -->\nmine"_s},
        ImageContent {"x", u"image/png"_s, u"n\n<!-- text 1 -->\nmine"_s}, TextContent {u"only this"_s}};
    canister.damage = u"d\n<!-- text 1 -->\nmine"_s;
    conversation.nodes = {{1, 0, share(canister)}};
    conversation.head = 1;
    const ReadArchive back = readArchive(writeArchive<MarkdownWriter>({conversation}));
    QCOMPARE(back.error, QString());
    QCOMPARE(outline(back.conversations.first()), QStringList {u"1<0 document: only this"_s});
    QCOMPARE(back.conversations.first().info.title, conversation.info.title);
}

void ArchivesTest::whatPeopleReadHasNoNul()
{
    ReadConversation conversation;
    conversation.info.title = u"t"_s + QChar::Null;
    conversation.nodes = {{1, 0, said(Role::User, u"a"_s + QChar::Null + u'b')}};
    conversation.head = 1;
    for (const QByteArray &written : {writeArchive<MarkdownWriter>({conversation}), writeArchive<HtmlWriter>({conversation})}) {
        QVERIFY2(!written.contains('\0'), written.constData());
        QVERIFY2(written.contains("a\xef\xbf\xbd"
                                  "b"),
            written.constData());
    }
}

void ArchivesTest::openAiChatsComeBack()
{
    const ReadArchive from = readArchive(openAi);
    const QByteArray written = writeArchive<OpenAiChatWriter>(from.conversations, false);
    QVERIFY2(QJsonDocument::fromJson(written).isObject(), written.constData());
    QCOMPARE(outline(readArchive(written).conversations.first()), outline(from.conversations.first()));
    const QByteArray two = writeArchive<OpenAiChatWriter>(from.conversations + from.conversations, true);
    QCOMPARE(QJsonDocument::fromJson(two).array().size(), 2);
    QCOMPARE(writeArchive<OpenAiChatWriter>({}, true), QByteArray("[]\n"));
}

void ArchivesTest::openAiIsToldOfToolsByNamesThatItTakes()
{
    const QStringList tools {u"calculator:calculate"_s, u"calculator__calculate"_s, u"größe.von"_s, QString(80, u'a') + u'1',
        QString(80, u'a') + u'2', QString(), u"calculator:calculate"_s};
    ReadConversation conversation;
    for (const QString &tool : tools) {
        Canister call;
        call.role = Role::Invocation;
        call.invocation = Invocation {u"c%1"_s.arg(conversation.nodes.size()), tool, "{}"};
        conversation.nodes.append({conversation.nodes.size() + 1, conversation.nodes.size(), share(call)});
    }
    const QByteArray written = writeArchive<OpenAiChatWriter>({conversation}, false);
    QStringList names;
    for (const QJsonValue &call : QJsonDocument::fromJson(written)[u"messages"][0][u"tool_calls"].toArray())
        names += call[u"function"][u"name"].toString();
    QCOMPARE(names.size(), tools.size());
    QCOMPARE(names.first(), u"calculator__calculate"_s);
    QCOMPARE(names.takeLast(), names.first());
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
    static const QRegularExpression taken(u"^[A-Za-z0-9_-]{1,64}\\z"_s);
    for (const QString &name : std::as_const(names))
        QVERIFY2(taken.match(name).hasMatch(), qPrintable(name));
}

void ArchivesTest::aPageSetsMarkdown_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("html");
    QTest::newRow("paragraphs") << u"one\ntwo\n\nthree"_s << u"<p>one\ntwo</p>\n<p>three</p>\n"_s;
    QTest::newRow("headings") << u"# A `b`\ntext\nB\n---"_s << u"<h3>A <code>b</code></h3>\n<h4>text\nB</h4>\n"_s;
    QTest::newRow("emphasis") << u"**a *b* c** ~~d~~ snake_case_name"_s
                              << u"<p><strong>a <em>b</em> c</strong> <del>d</del> snake_case_name</p>\n"_s;
    QTest::newRow("code within a line") << u"say `<b>*x*</b>`"_s << u"<p>say <code>&lt;b&gt;*x*&lt;/b&gt;</code></p>\n"_s;
    QTest::newRow("code") << u"~~~~ c\n```\n# x\n~~~~\ny"_s << u"<pre><code>```\n# x</code></pre>\n<p>y</p>\n"_s;
    QTest::newRow("code without an end") << u"```\nx"_s << u"<pre><code>x</code></pre>\n"_s;
    QTest::newRow("a list within a list") << u"- a\n  1. b\n  2. c\n- d"_s
                                          << u"<ul>\n<li><p>a</p>\n<ol>\n<li><p>b</p>\n</li>\n<li><p>c</p>\n</li>\n</ol>\n</li>\n"
                                             "<li><p>d</p>\n</li>\n</ul>\n"_s;
    QTest::newRow("a list that goes on") << u"3. a\n\n   b\n4. c"_s
                                         << u"<ol start=\"3\">\n<li><p>a</p>\n<p>b</p>\n</li>\n<li><p>c</p>\n</li>\n</ol>\n"_s;
    QTest::newRow("tasks") << u"- [x] a\n- [ ] b"_s
                           << u"<ul>\n<li class=\"task\">☑ <p>a</p>\n</li>\n<li class=\"task\">☐ <p>b</p>\n</li>\n</ul>\n"_s;
    QTest::newRow("quotes") << u"> a\nb\n> > c"_s << u"<blockquote>\n<p>a\nb</p>\n<blockquote>\n<p>c</p>\n</blockquote>\n</blockquote>\n"_s;
    QTest::newRow("a rule") << u"a\n\n---\n* * *"_s << u"<p>a</p>\n<hr>\n<hr>\n"_s;
    QTest::newRow("a table") << u"see\n| a | b |\n|---|--:|\n| **x** | `1\\|2` |"_s
                             << u"<p>see</p>\n<table>\n<tr><th>a</th><th align=\"right\">b</th></tr>\n"
                                "<tr><td><strong>x</strong></td><td align=\"right\"><code>1\\|2</code></td></tr>\n</table>\n"_s;
    QTest::newRow("a link") << u"[x](https://a.example/?b=1&c=2)"_s
                            << u"<p><a rel=\"noreferrer\" href=\"https://a.example/?b=1&amp;c=2\">x</a></p>\n"_s;
    QTest::newRow("footnotes") << u"a[^n] `[^n]` [^none]\n\n[^n]: said"_s
                               << u"<p>a<sup><a href=\"#p-1\">1</a></sup> <code>[^n]</code> [^none]</p>\n<hr class=\"notes\">\n"
                                  "<div class=\"note\" id=\"p-1\"><sup>1</sup>\n<p>said</p>\n</div>\n"_s;
    // What would run, load or lead elsewhere stays text.
    QTest::newRow("a script") << u"<script>x</script>"_s << u"<p>&lt;script&gt;x&lt;/script&gt;</p>\n"_s;
    QTest::newRow("a link that runs") << u"[x](javascript:alert)"_s << u"<p>x</p>\n"_s;
    QTest::newRow("a link to a file") << u"[x](file:///etc/passwd)"_s << u"<p>x</p>\n"_s;
    QTest::newRow("a picture") << u"![x](https://a.example/x.png)"_s << u"<p>x (https://a.example/x.png)</p>\n"_s;
    QTest::newRow("HTML in a cell") << u"|<b>|\n|---|\n|<i onclick=x>|"_s
                                    << u"<table>\n<tr><th>&lt;b&gt;</th></tr>\n<tr><td>&lt;i onclick=x&gt;</td></tr>\n</table>\n"_s;
}

void ArchivesTest::aPageSetsMarkdown()
{
    QFETCH(QString, markdown);
    QFETCH(QString, html);
    QCOMPARE(htmlOfMarkdown(markdown, u"p"_s), html);
}

void ArchivesTest::aPageBearsHostileMarkdown()
{
    const QString link = htmlOfMarkdown(u"[x](https://a.example/\"onmouseover=\"alert`1`) <https://b.example/'\"><img src=x>"_s, u"p"_s);
    QVERIFY2(!link.contains("\"onmouseover"_L1) && !link.contains("<img"_L1), qPrintable(link));
    // As deep as the transcript shows them.
    const QString deep = htmlOfMarkdown(QString(10'000, u'>') + u" x"_s, u"p"_s);
    QCOMPARE(deep.count("<blockquote>"_L1), 8);
    QString list;
    for (int level = 0; level < 200; ++level)
        list += QString(level * 2, u' ') + u"- x\n"_s;
    QCOMPARE(htmlOfMarkdown(list, u"p"_s).count("<ul>"_L1), 8);
    QVERIFY(htmlOfMarkdown(u"**a *b* "_s.repeated(100'000), u"p"_s).size() > 500'000);
    QVERIFY(htmlOfMarkdown(u"|a"_s.repeated(1000) + u"\n"_s + u"|-"_s.repeated(1000) + u"\n"_s + u"|\n"_s.repeated(10'000), u"p"_s).size()
        < 1'000'000);
}

QTEST_GUILESS_MAIN(ArchivesTest)
#include "tst_archives.moc"
