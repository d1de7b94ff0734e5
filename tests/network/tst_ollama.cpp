// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/dialects.h"
#include "network/providers/conversing/replyreader.h"
#include "network/rehearsal/ollama.h"
#include "tests/network/canisters.h"
#include "tests/support/patience.h"

using namespace network;
using namespace model;
using namespace canisters;

namespace {

class OllamaListener final : public StreamListener
{
public:
    void deltaArrived(const Delta &delta) override { (delta.kind == Delta::Kind::Text ? text : thought) += delta.text; }
    void invocationForming(int index, const QString &name, qint64) override { forming.insert(index, name); }

    QString text;
    QString thought;
    QMap<int, QString> forming;
};

struct Read {
    ConverseReply reply;
    std::optional<ProviderError> error;
    OllamaListener heard;
};

Read readPieces(const QList<QByteArray> &pieces, const Headers &headers = {})
{
    const ConverseRequest request = requestWithTool();
    Read read;
    ReplyReader reader(Dialects::find(ollama)->makeDecoder(request, read.heard), headers, Dialects::find(ollama)->framing());
    for (const QByteArray &piece : pieces)
        reader.feed(piece);
    reader.close();
    read.error = reader.error();
    read.reply = read.error ? reader.partial() : reader.reply();
    return read;
}

const QByteArray thinks =
    R"({"model":"qwen3","created_at":"2026-01-01T00:00:00Z","message":{"role":"assistant","content":"","thinking":"Hm, 1.0"},"done":false})";
const QByteArray says = R"({"model":"qwen3","message":{"role":"assistant","content":"Zürich 😀"},"done":false})";
const QByteArray ollamaCalls =
    R"({"model":"qwen3","message":{"role":"assistant","content":"","tool_calls":[{"function":{"name":"read_file","arguments":{"z": 1.0,"a":9007199254740993}}},{"function":{"index":1,"name":"other","arguments":{}}}]},"done":false})";
const QByteArray callsAgain =
    R"({"model":"qwen3","message":{"role":"assistant","content":"","tool_calls":[{"id":"call_x7","function":{"name":"read_file","arguments":{"z":2}}}]},"done":false})";
const QByteArray ends =
    R"({"model":"qwen3","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop","total_duration":1,"prompt_eval_count":5,"eval_count":7})";
const QByteArray fails = R"({"error":"an error was encountered while running the model"})";

QByteArray lines(const QByteArrayList &values, const QByteArray &end = "\n")
{
    return values.join(end) + end;
}

ConverseRequest ollamaAsking(const QList<CanisterPointer> &canisters)
{
    ConverseRequest request;
    request.model = {u"p"_s, u"m"_s};
    request.canisters = canisters;
    return request;
}

//! The body that is sent to a provider with these members of its own.
QByteArray bodyWith(const QList<std::pair<QString, JsonText>> &own, const ConverseRequest &request, const ModelEntry &entry = {})
{
    Provider provider;
    provider.body = own;
    return Dialects::find(ollama)->encode(request, provider, entry).body;
}

} // namespace

//! Ollama's own wire language: lines of JSON, calls without identifiers, options in a place of their own.
class OllamaTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAStreamSplitAnywhere();
    void readsLinesHoweverTheyEnd_data();
    void readsLinesHoweverTheyEnd();
    void readsAReplyThatWasNotStreamed();
    void givesEveryCallAnIdentifier();
    void takesArgumentsThatCameAsText();
    void saysWhyAReplyEnded_data();
    void saysWhyAReplyEnded();
    void noticesAStreamThatBreaksOff_data();
    void noticesAStreamThatBreaksOff();
    void keepsWhatCameBeforeAnError();
    void refusesALineWithoutEnd();
    void knowsAWebPage();
    void asksWhereOllamaListens();
    void writesAConversation();
    void namesResultsByTheirToolInTheOrderOfTheCalls();
    void sendsPicturesBare();
    void putsPicturesOfResultsAfterThem();
    void sortsMembersAndOptions();
    void asksForThoughtsAndGivesThemBack();
    void sendsNoToolsToAModelThatHasNone();
    void rehearsesResultsByToolAndOrder_data();
    void rehearsesResultsByToolAndOrder();
};

void OllamaTest::readsAStreamSplitAnywhere()
{
    const QByteArray stream = lines({thinks, says, ollamaCalls, callsAgain, ends});
    for (qsizetype position = 0; position <= stream.size(); ++position) {
        const Read read = readPieces({stream.first(position), stream.sliced(position)});
        QVERIFY2(!read.error, read.error ? qPrintable(read.error->message) : "");
        QCOMPARE(read.heard.thought, u"Hm, 1.0"_s);
        QCOMPARE(read.heard.text, u"Zürich 😀"_s);
        QCOMPARE(plainText(read.reply.contents), u"Zürich 😀"_s);
        QCOMPARE(read.reply.model, u"qwen3"_s);
        QCOMPARE(read.reply.stop, StopReason::Invocations);
        QCOMPARE(read.reply.usage, (Usage {5, 7, 0, 0}));
        QCOMPARE(read.reply.invocations.size(), 3);
        QCOMPARE(read.reply.invocations.at(0).name, u"io:read_file"_s);
        QCOMPARE(read.reply.invocations.at(0).arguments, QByteArray(R"({"z": 1.0,"a":9007199254740993})"));
        QCOMPARE(read.reply.invocations.at(1).name, u"other"_s);
        QCOMPARE(read.reply.invocations.at(1).arguments, QByteArray("{}"));
        QCOMPARE(read.reply.invocations.at(2).arguments, QByteArray(R"({"z":2})"));
        QCOMPARE(read.heard.forming.keys(), (QList<int> {0, 1, 2}));
    }
}

void OllamaTest::readsLinesHoweverTheyEnd_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::newRow("line feeds") << lines({says, ends});
    QTest::newRow("carriage returns too") << lines({says, ends}, "\r\n");
    QTest::newRow("blank lines between") << lines({says, "", " ", ends});
    QTest::newRow("no end of the last line") << lines({says}) + ends;
    QTest::newRow("something after the last") << lines({says, ends, thinks});
}

void OllamaTest::readsLinesHoweverTheyEnd()
{
    QFETCH(QByteArray, stream);
    for (const char *type : {"application/x-ndjson", "application/json", "text/event-stream", "text/plain"}) {
        const Read read = readPieces({stream}, {{"Content-Type", type}});
        QVERIFY2(!read.error, type);
        QCOMPARE(plainText(read.reply.contents).trimmed(), u"Zürich 😀"_s);
    }
}

void OllamaTest::readsAReplyThatWasNotStreamed()
{
    const QByteArray whole =
        R"({"model":"m","message":{"role":"assistant","content":"Hi","thinking":"Hm","tool_calls":[{"function":{"name":"read_file","arguments":{"n":1}}}]},"done":true,"done_reason":"stop","eval_count":2})";
    const Read read = readPieces({whole});
    QVERIFY(!read.error);
    QCOMPARE(plainText(read.reply.contents), u"Hi"_s);
    QCOMPARE(read.reply.invocations.size(), 1);
    QCOMPARE(read.reply.usage.output, 2);
    OllamaListener listener;
    const auto decoder = Dialects::find(ollama)->makeDecoder({}, listener);
    decoder->readWhole(whole);
    QVERIFY(decoder->isComplete());
    const auto other = Dialects::find(ollama)->makeDecoder({}, listener);
    other->readWhole("{\"status\":\"ok\"}");
    QCOMPARE(other->error()->kind, ProviderError::Kind::Malformed);
}

void OllamaTest::givesEveryCallAnIdentifier()
{
    const Read read = readPieces({lines({ollamaCalls, callsAgain, callsAgain, ends})});
    QSet<QString> ids;
    for (const Invocation &invocation : read.reply.invocations) {
        QVERIFY(!invocation.id.isEmpty());
        ids.insert(invocation.id);
    }
    QCOMPARE(ids.size(), 4);
    // Newer servers name their calls.
    QCOMPARE(read.reply.invocations.at(2).id, u"call_x7"_s);
}

void OllamaTest::takesArgumentsThatCameAsText()
{
    const Read read = readPieces({lines(
        {R"({"message":{"tool_calls":[{"function":{"name":"a","arguments":"{\"n\":1}"}},{"function":{"name":"b","arguments":null}}]}})",
            ends})});
    QCOMPARE(read.reply.invocations.at(0).arguments, QByteArray(R"({"n":1})"));
    QCOMPARE(read.reply.invocations.at(1).arguments, QByteArray("{}"));
}

void OllamaTest::saysWhyAReplyEnded_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<StopReason>("stop");
    QTest::newRow("finished") << ends << StopReason::Finished;
    QTest::newRow("limit") << QByteArray(R"({"done":true,"done_reason":"length","eval_count":7})") << StopReason::Length;
    QTest::newRow("older servers give no reason") << QByteArray(R"({"done":true})") << StopReason::Finished;
}

void OllamaTest::saysWhyAReplyEnded()
{
    QFETCH(QByteArray, end);
    QFETCH(StopReason, stop);
    const Read read = readPieces({lines({says, end})});
    QVERIFY(!read.error);
    QCOMPARE(read.reply.stop, stop);
}

void OllamaTest::noticesAStreamThatBreaksOff_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::newRow("after a line") << lines({says});
    QTest::newRow("in a line") << lines({says}) + ends.first(40);
    QTest::newRow("one byte short") << lines({says}) + ends.chopped(1);
    QTest::newRow("in the first line") << says.first(20);
}

void OllamaTest::noticesAStreamThatBreaksOff()
{
    QFETCH(QByteArray, stream);
    const Read read = readPieces({stream});
    QVERIFY(read.error);
    const bool nothingCame = !stream.contains('\n');
    QCOMPARE(read.error->kind, nothingCame ? ProviderError::Kind::Malformed : ProviderError::Kind::Truncated);
    QCOMPARE(plainText(read.reply.contents), nothingCame ? QString() : u"Zürich 😀"_s);
    QVERIFY(read.reply.invocations.isEmpty());
}

void OllamaTest::keepsWhatCameBeforeAnError()
{
    const Read read = readPieces({lines({says, ollamaCalls, fails, ends})});
    QVERIFY(read.error);
    QCOMPARE(read.error->kind, ProviderError::Kind::Said);
    QCOMPARE(read.error->message, u"an error was encountered while running the model"_s);
    QCOMPARE(plainText(read.reply.contents), u"Zürich 😀"_s);
    QVERIFY(read.reply.invocations.isEmpty());
    const Read broken = readPieces({lines({says, "{\"message\":", ends})});
    QCOMPARE(broken.error->kind, ProviderError::Kind::Malformed);
}

void OllamaTest::refusesALineWithoutEnd()
{
    QList<QByteArray> pieces {says + '\n' + "{\"message\":{\"content\":\""};
    pieces += QList<QByteArray>(40, QByteArray(1'000'000, 'x'));
    const Read read = readPieces(pieces);
    QVERIFY(read.error);
    QCOMPARE(read.error->kind, ProviderError::Kind::Overrun);
    QCOMPARE(plainText(read.reply.contents), u"Zürich 😀"_s);
}

void OllamaTest::knowsAWebPage()
{
    QCOMPARE(readPieces({"<!doctype html><p>Welcome"}).error->kind, ProviderError::Kind::Page);
    // What its root answers.
    QCOMPARE(readPieces({"Ollama is running"}).error->kind, ProviderError::Kind::Malformed);
    QCOMPARE(readPieces({}).error->kind, ProviderError::Kind::Empty);
}

void OllamaTest::asksWhereOllamaListens()
{
    const Dialect *dialect = Dialects::findByBeginning(u"ollama");
    QVERIFY(dialect);
    const EncodedRequest encoded = dialect->encode(ollamaAsking({said(Role::User, u"Hi"_s)}), {}, {});
    QCOMPARE(endpointUrl(QUrl(u"http://127.0.0.1:11434"_s), encoded.path), QUrl(u"http://127.0.0.1:11434/api/chat"_s));
    QCOMPARE(dialect->modelsPath(), u"/api/tags"_s);
    QVERIFY(dialect->keyHeaders({}).isEmpty());
    QCOMPARE(dialect->keyHeaders("k"), (Headers {{"Authorization", "Bearer k"}}));
}

void OllamaTest::writesAConversation()
{
    ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::Supervisor, u"Be brief."_s), said(Role::User, u"Two files?"_s), said(Role::Assistant, u"Looking."_s),
        call(u"a"_s, u"io:read_file"_s, "{\"n\": 1.0}"), call(u"b"_s, u"gone:tool"_s, "{\"half"), result(u"a"_s, u"one"_s),
        result(u"b"_s, u"no"_s, true), said(Role::User, u"And?"_s)};
    request.controls = {{u"temperature"_s, JsonText::trusted("0.10")}};
    const QByteArray expected =
        R"({"model":"m","tools":[{"type":"function","function":{"name":"read_file","description":"Reads","parameters":{"type":"object","x":1.0}}}],"messages":[{"role":"system","content":"Be brief."},)"
        R"({"role":"user","content":"Two files?"},)"
        R"({"role":"assistant","content":"Looking.","tool_calls":[{"function":{"name":"read_file","arguments":{"n": 1.0}}},{"function":{"name":"gone__tool","arguments":{"malformed_arguments":"{\"half"}}}]},)"
        R"({"role":"tool","tool_name":"read_file","content":"one"},{"role":"tool","tool_name":"gone__tool","content":"no"},{"role":"user","content":"And?"}],)"
        R"("stream":true,"options":{"temperature":0.10}})";
    QCOMPARE(body(ollama, request), expected);
    QCOMPARE(body(ollama, request), body(ollama, request));
}

void OllamaTest::namesResultsByTheirToolInTheOrderOfTheCalls()
{
    ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::User, u"Go"_s)};
    for (int round = 0; round < 2; ++round) {
        for (int number = 0; number < 3; ++number)
            request.canisters.append(call(u"%1-%2"_s.arg(round).arg(number), u"io:read_file"_s, "{}"));
        for (int number = 0; number < 3; ++number)
            request.canisters.append(result(u"%1-%2"_s.arg(round).arg(number), u"result %1-%2"_s.arg(round).arg(number)));
    }
    const QByteArray written = body(ollama, request);
    qsizetype position = 0;
    for (const char *text : {"0-0", "0-1", "0-2", "1-0", "1-1", "1-2"}) {
        position = written.indexOf("\"tool_name\":\"read_file\",\"content\":\"result " + QByteArray(text), position + 1);
        QVERIFY2(position > 0, text);
    }
    QCOMPARE(written.count("\"role\":\"assistant\""), 2);
}

void OllamaTest::sendsPicturesBare()
{
    const QByteArray pixels = "\x89PNG\xff";
    const Contents contents {
        TextContent {u"Look"_s}, ImageContent {pixels, u"image/png"_s, {}}, ImageContent {pixels, u"image/webp"_s, {}}};
    const QByteArray encoded = '"' + pixels.toBase64() + '"';
    const QByteArray expected = R"("messages":[{"role":"user","content":"Look","images":[)" + encoded + "," + encoded + "]}]";
    QVERIFY(body(ollama, ollamaAsking({holding(Role::User, contents)})).contains(expected));
}

void OllamaTest::putsPicturesOfResultsAfterThem()
{
    const QByteArray written = body(ollama,
        ollamaAsking({said(Role::User, u"Read"_s), call(u"a"_s, u"io:read_file"_s, "{}"),
            result(u"a"_s, Contents {TextContent {u"A dot"_s}, ImageContent {"x", u"image/png"_s, {}}}), said(Role::User, u"So?"_s)}));
    const QByteArray expected =
        R"json("content":"A dot\n\n(image 1 of the next user message)"},{"role":"user","content":"So?","images":["eA=="]}])json";
    QVERIFY2(written.contains(expected), written.constData());
}

void OllamaTest::sortsMembersAndOptions()
{
    ModelEntry entry;
    entry.longestOutput = 512;
    ConverseRequest request = ollamaAsking({said(Role::User, u"Hi"_s)});
    request.controls = {{u"num_ctx"_s, JsonText::trusted("16384")}, {u"think"_s, JsonText::trusted("\"high\"")},
        {u"max_tokens"_s, JsonText::trusted("1024")}};
    const QByteArray written = bodyWith(
        {{u"keep_alive"_s, JsonText::trusted("\"5m\"")}, {u"options"_s, JsonText::trusted(R"({"num_ctx":8192,"top_k":1.0})")},
            {u"seed"_s, JsonText::trusted("7")}, {u"messages"_s, JsonText::trusted("[]")}},
        request, entry);
    const QByteArray expected =
        R"({"model":"m","messages":[{"role":"user","content":"Hi"}],"stream":true,"keep_alive":"5m","think":"high","options":{"num_predict":1024,"num_ctx":16384,"top_k":1.0,"seed":7}})";
    QCOMPARE(written, expected);
}

void OllamaTest::asksForThoughtsAndGivesThemBack()
{
    const Read read = readPieces({lines({thinks, says, ends})});
    Canister answer;
    answer.role = Role::Assistant;
    answer.contents = read.reply.contents;
    const ConverseRequest request = ollamaAsking({said(Role::User, u"Well?"_s), share(answer), said(Role::User, u"So?"_s)});
    QVERIFY(!body(ollama, request).contains("Hm"));
    QVERIFY(!body(ollama, request).contains("think"));
    ModelEntry thinking;
    thinking.thinkingBudget = 2000;
    thinking.returnThoughts = true;
    const QByteArray written = body(ollama, request, thinking);
    QVERIFY(written.contains("\"think\":true"));
    const QByteArray expected = R"({"role":"assistant","content":"Zürich 😀","thinking":"Hm, 1.0"})";
    QVERIFY2(written.contains(expected), written.constData());
    // Another provider's thoughts are none of its business.
    QVERIFY(!body(openAi, request, thinking).contains("Hm"));
}

void OllamaTest::sendsNoToolsToAModelThatHasNone()
{
    ModelEntry entry;
    entry.tools = false;
    ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::User, u"Hi"_s)};
    QVERIFY(!body(ollama, request, entry).contains("tools"));
    QVERIFY(body(ollama, request).contains("\"tools\":["));
}

void OllamaTest::rehearsesResultsByToolAndOrder_data()
{
    QTest::addColumn<QByteArray>("results");
    QTest::addColumn<QStringList>("texts");
    const QByteArray first = R"({"role":"tool","tool_name":"x","content":"1"},)";
    const QByteArray second = R"({"role":"tool","tool_name":"x","content":"2"},)";
    const QByteArray other = R"({"role":"tool","tool_name":"y","content":"3"},)";
    const QStringList all {u"1"_s, u"2"_s, u"3"_s};
    QTest::newRow("in the order of the calls") << first + second + other << all;
    QTest::newRow("in another order") << other + first + second << all;
    QTest::newRow("one missing") << first + other << QStringList();
    QTest::newRow("one too many") << first + second + second + other << QStringList();
    QTest::newRow("of no call") << first + second + R"({"role":"tool","tool_name":"z","content":"3"},)" << QStringList();
}

void OllamaTest::rehearsesResultsByToolAndOrder()
{
    QFETCH(QByteArray, results);
    QFETCH(QStringList, texts);
    const QByteArray called =
        R"({"role":"user","content":"a"},{"role":"assistant","content":"","tool_calls":[{"function":{"name":"x","arguments":{}}},{"function":{"name":"x","arguments":{}}},{"function":{"name":"y","arguments":{}}}]},)";
    const auto request = readOllamaRequest("{\"messages\":[" + called + results.chopped(1) + "]}");
    QCOMPARE(request.has_value(), !texts.isEmpty());
    QStringList told;
    for (const RehearsalResult &result : request ? request->results : QList<RehearsalResult>())
        told.append(result.text);
    QCOMPARE(told, texts);
}

QTEST_GUILESS_MAIN(OllamaTest)
#include "tst_ollama.moc"
