// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/dialects.h"
#include "tests/network/recordings.h"
#include "tests/support/patience.h"

using namespace network;
using namespace model;
using namespace canisters;
using namespace recordings;

namespace {

//! Of the dialects of that name; empty where there is none.
QString llamaDialectOf(const QString &path)
{
    const QString name = path.contains(u"-anthropic-"_s) ? anthropic : path.contains(u"-responses-"_s) ? u"openai-responses"_s : openAi;
    return Dialects::find(name) ? name : QString();
}

QByteArray choice(const QByteArray &delta)
{
    return sse(R"({"choices":[{"finish_reason":null,"index":0,"delta":)" + delta + "}]}");
}

QString errorWith(const QString &path)
{
    Provider provider;
    provider.title = u"Local"_s;
    const Recording recording = recorded(path);
    return describe(readErrorBody(recording.body), recording.status, provider, u"m"_s).message;
}

} // namespace

//! What is peculiar to the three interfaces of llama.cpp's server, each by its recordings where there are any.
class LlamaWireTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decodesEveryRecordingInFull_data();
    void decodesEveryRecordingInFull();
    void takesNullForContentAndRolesAgain();
    void readsMembersInAnyOrderAndOverlooksOthers();
    void readsFiguresAfterTheFinish();
    void takesFiguresFromTheTimingsWithoutUsage();
    void endsWithTheFinishOrWithDone();
    void splitsAtBlankLinesNotAtReads();
    void putsCallsTogetherFromTheirFirstBrace();
    void readsSeveralCallsOfOneReply();
    void showsACallThatTheLimitCutOffAndKeepsItFromRunning();
    void keepsThoughtsThatNothingFollows_data();
    void keepsThoughtsThatNothingFollows();
    void goesByTheServersNameOfItsModel();
    void wordsItsErrors_data();
    void wordsItsErrors();
    void noticesAnErrorInMidStream_data();
    void noticesAnErrorInMidStream();
    void takesAFullContextForTheLimit();
    void readsBlocksThatOverlap();
    void readsABlockThatTheLimitCutOff();
    void keepsThoughtsWithoutASignatureToItself();
    void readsResponsesWithoutNumbers();
    void takesPlainTextAlthoughToolsWereOffered();
    void overlooksKeepAlives();
};

void LlamaWireTest::decodesEveryRecordingInFull_data()
{
    QTest::addColumn<QString>("path");
    const QString streams = u"llama-*stream*.txt"_s;
    for (const QString &path : paths(streams) + paths(u"llama-*-thinking.txt"_s) + paths(u"llama-*-roundtrip.txt"_s))
        QTest::newRow(qPrintable(QFileInfo(path).baseName())) << path;
}

void LlamaWireTest::decodesEveryRecordingInFull()
{
    QFETCH(QString, path);
    const QString dialect = llamaDialectOf(path);
    QVERIFY(!dialect.isEmpty());
    const QByteArray body = recorded(path).body;
    const QByteArray stream = path.contains(u"-raw"_s) ? chunksOf(body).join() : body;
    const Read whole = readPieces(dialect, {stream});
    QVERIFY2(!whole.error, whole.error ? qPrintable(whole.error->message) : "");
    QVERIFY(whole.reply.stop != StopReason::None);
    QVERIFY(!whole.reply.contents.isEmpty() || !whole.reply.invocations.isEmpty());
    QCOMPARE(plainText(whole.reply.contents).remove(u"\n\n"_s), QString(whole.text).remove(u"\n\n"_s));
    QVERIFY(whole.reply.usage.output > 0);
    QList<QByteArray> bytes;
    for (qsizetype position = 0; position < stream.size(); ++position)
        bytes.append(stream.mid(position, 1));
    const Read split = readPieces(dialect, bytes);
    QCOMPARE(split.text, whole.text);
    QCOMPARE(split.reply.stop, whole.reply.stop);
    QCOMPARE(split.reply.usage, whole.reply.usage);
    QCOMPARE(split.reply.invocations, whole.reply.invocations);
}

//! 1
void LlamaWireTest::takesNullForContentAndRolesAgain()
{
    const QByteArray stream = named(u"qwen25-chat-stream-progress"_s).body;
    QVERIFY(stream.count("\"role\":\"assistant\"") > 1 && stream.contains("\"content\":null"));
    const Read read = readPieces(openAi, {stream});
    QVERIFY(!read.error && !read.text.isEmpty());
    QVERIFY(!read.text.contains(u"null"_s) && !read.text.contains(u"assistant"_s));
}

//! 2
void LlamaWireTest::readsMembersInAnyOrderAndOverlooksOthers()
{
    for (const QString &name : {u"qwen25-chat-nonstream"_s, u"llama31-chat-stream-logprobs"_s}) {
        const QByteArray body = named(name).body;
        QVERIFY(body.indexOf("\"choices\"") < body.indexOf("\"created\"") && body.contains("\"timings\""));
        const Read read = readPieces(openAi, {body});
        QVERIFY(!read.error);
        QCOMPARE(read.reply.model, u"tiny-random"_s);
        QVERIFY(!read.text.isEmpty() && read.reply.usage.output > 0);
    }
}

//! 3
void LlamaWireTest::readsFiguresAfterTheFinish()
{
    const QByteArray stream = named(u"llama31-chat-stream-usage"_s).body;
    QVERIFY(stream.indexOf("\"choices\":[],") > stream.indexOf("\"finish_reason\":\"length\""));
    const Read read = readPieces(openAi, {stream});
    QCOMPARE(read.reply.stop, StopReason::Length);
    QVERIFY(read.reply.usage.input > 0 && read.reply.usage.output > 0);
}

void LlamaWireTest::takesFiguresFromTheTimingsWithoutUsage()
{
    const QByteArray stream = named(u"qwen25-chat-stream-tools-truncated"_s).body;
    QVERIFY(!stream.contains("\"usage\""));
    QCOMPARE(readPieces(openAi, {stream}).reply.usage, (Usage {1, 22, 263, 0}));
}

//! 4
void LlamaWireTest::endsWithTheFinishOrWithDone()
{
    const QByteArray stream = named(u"llama31-chat-stream"_s).body;
    QVERIFY(!stream.contains('\r') && !stream.contains("event:"));
    const QByteArray done = "data: [DONE]\n\n";
    QVERIFY(stream.endsWith(done));
    const Read read = readPieces(openAi, {stream});
    const Read undone = readPieces(openAi, {stream.chopped(done.size())});
    QVERIFY(!read.error && !undone.error);
    QCOMPARE(undone.text, read.text);
    // Without either it has broken off.
    QList<QByteArray> events = eventsOf(stream);
    const Read broken = readPieces(openAi, events.first(events.size() - 2));
    QCOMPARE(broken.error->kind, ProviderError::Kind::Truncated);
}

//! 5
void LlamaWireTest::splitsAtBlankLinesNotAtReads()
{
    const QList<QByteArray> chunks = chunksOf(named(u"llama31-chat-stream-raw"_s).body);
    QVERIFY(chunks.size() > 3);
    QCOMPARE(chunks.first().count("data: "), 2);
    const Read read = readPieces(openAi, chunks);
    QVERIFY(!read.error);
    QCOMPARE(read.text, u" Flowerink Guardians Hall"_s);
}

//! 6
void LlamaWireTest::putsCallsTogetherFromTheirFirstBrace()
{
    const QByteArray stream = named(u"qwen25-chat-stream-tools-required"_s).body;
    const QByteArray first = R"("arguments":"{"})";
    QVERIFY(stream.contains(first));
    const Read read = readPieces(openAi, {stream});
    QCOMPARE(read.reply.invocations.size(), 1);
    const Invocation call = read.reply.invocations.first();
    QCOMPARE(call.id.size(), 32);
    QVERIFY(JsonText::parse(call.arguments)->isObject());
    QCOMPARE(read.reply.stop, StopReason::Invocations);
    // What it says before the call stays with the answer.
    const Read both = readPieces(openAi, {choice(R"({"content":"Let me see."})") + stream});
    QVERIFY(both.text.startsWith(u"Let me see."_s));
    QCOMPARE(both.reply.invocations.size(), 1);
}

void LlamaWireTest::readsSeveralCallsOfOneReply()
{
    const Read read = readPieces(openAi, {named(u"qwen25-chat-stream-tools-parallel"_s).body});
    QCOMPARE(read.reply.invocations.size(), 5);
    QSet<QString> ids;
    for (const Invocation &call : read.reply.invocations) {
        ids.insert(call.id);
        QVERIFY(JsonText::parse(call.arguments)->isObject());
    }
    QCOMPARE(ids.size(), 5);
}

//! 7
void LlamaWireTest::showsACallThatTheLimitCutOffAndKeepsItFromRunning()
{
    const QList<QByteArray> events = eventsOf(named(u"qwen25-chat-stream-tools-required"_s).body);
    const QByteArray limit = sse(R"({"choices":[{"finish_reason":"length","index":0,"delta":{}}]})") + "data: [DONE]\n\n";
    int cut = 0;
    // Wherever the limit strikes before the call is whole (its last fragment stands before finish and figures).
    for (qsizetype kept = 2; kept < events.size(); ++kept) {
        const QByteArray stream = events.first(kept).join();
        if (!stream.contains("tool_calls") || stream.contains("\"finish_reason\":\"tool_calls\""))
            continue;
        const Read read = readPieces(openAi, {stream + limit});
        QCOMPARE(read.reply.stop, StopReason::Length);
        QCOMPARE(read.reply.invocations.size(), 1);
        cut += JsonText::parse(read.reply.invocations.first().arguments) ? 0 : 1;
    }
    QVERIFY2(cut > 10, QByteArray::number(cut).constData());
}

//! 8
void LlamaWireTest::keepsThoughtsThatNothingFollows_data()
{
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<StopReason>("stop");
    QTest::newRow("finished") << QByteArray("stop") << StopReason::Finished;
    QTest::newRow("limit") << QByteArray("length") << StopReason::Length;
}

void LlamaWireTest::keepsThoughtsThatNothingFollows()
{
    QFETCH(QByteArray, reason);
    QFETCH(StopReason, stop);
    const Read read = readPieces(openAi,
        {choice(R"({"role":"assistant","content":null})") + choice(R"({"reasoning_content":"\nFirst"})")
            + choice(R"({"reasoning_content":", then"})") + sse(R"({"choices":[{"index":0,"delta":{},"finish_reason":")" + reason + "\"}]}")
            + "data: [DONE]\n\n"});
    QVERIFY(!read.error);
    QCOMPARE(read.reply.stop, stop);
    QVERIFY(read.text.isEmpty());
    QCOMPARE(read.reply.contents.size(), 1);
    QCOMPARE(std::get<ThoughtContent>(read.reply.contents.first()).text, u"\nFirst, then"_s);
}

//! 9
void LlamaWireTest::goesByTheServersNameOfItsModel()
{
    // `m` was asked for.
    for (const QString &name : {u"llama31-chat-stream"_s, u"llama31-anthropic-stream"_s})
        QCOMPARE(readPieces(llamaDialectOf(name), {named(name).body}).reply.model, u"tiny-random"_s);
}

//! 10
void LlamaWireTest::wordsItsErrors_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("says");
    QTest::newRow("no JSON") << u"*-chat-err-badjson"_s << u"had an error of its own (status 500). [json.exception.parse_error.101]"_s;
    QTest::newRow("bad role") << u"*-chat-err-badrole"_s << u"All non-assistant messages must contain 'content'"_s;
    QTest::newRow("context") << u"*-chat-err-ctx"_s << u"exceeds the available context size (16384 tokens), try increasing it"_s;
    QTest::newRow("picture") << u"*-chat-err-image"_s << u"image input is not supported"_s;
    QTest::newRow("no messages") << u"*-chat-err-nomessages"_s << u"(status 400). 'messages' is required"_s;
    QTest::newRow("no messages, Anthropic") << u"*-anthropic-err"_s << u"(status 500). 'messages' is required"_s;
    QTest::newRow("no such address") << u"*-notfound"_s << u"does not know the model “m”, or the address is wrong. File Not Found"_s;
}

void LlamaWireTest::wordsItsErrors()
{
    QFETCH(QString, name);
    QFETCH(QString, says);
    const QStringList found = paths(u"llama-%1.txt"_s.arg(name));
    QCOMPARE(found.size(), 2);
    for (const QString &path : found)
        QVERIFY2(errorWith(path).contains(says), qPrintable(errorWith(path)));
}

void LlamaWireTest::noticesAnErrorInMidStream_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("stream");
    const QByteArray error = R"({"error":{"code":500,"message":"context shift is disabled","type":"server_error"}})";
    QTest::newRow("chat") << openAi << choice(R"({"content":"Hel"})") + sse(error);
    QTest::newRow("messages") << anthropic
                              << sse(R"({"type":"content_block_start","index":0,"content_block":{"type":"text","text":"Hel"}})")
            + "event: error\n" + sse(error);
}

void LlamaWireTest::noticesAnErrorInMidStream()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, stream);
    const Read read = readPieces(dialect, {stream});
    QVERIFY(read.error);
    QCOMPARE(read.error->kind, ProviderError::Kind::Said);
    QCOMPARE(read.error->message, u"context shift is disabled"_s);
    QCOMPARE(plainText(read.reply.contents), u"Hel"_s);
}

//! 11
void LlamaWireTest::takesAFullContextForTheLimit()
{
    const QByteArray full =
        R"({"choices":[{"finish_reason":"length","index":0,"delta":{}}],"timings":{"cache_n":0,"prompt_n":16012,"predicted_n":372}})";
    const Read read = readPieces(openAi, {choice(R"({"content":"Half"})") + sse(full) + "data: [DONE]\n\n"});
    QVERIFY(!read.error);
    QCOMPARE(read.reply.stop, StopReason::Length);
    QCOMPARE(read.reply.usage, (Usage {16012, 372, 0, 0}));
}

//! 14
void LlamaWireTest::readsBlocksThatOverlap()
{
    const QByteArray stream = named(u"qwen25-anthropic-stream-tool"_s).body;
    const QByteArray stop = "event: content_block_stop";
    QVERIFY(stream.indexOf(stop) > stream.lastIndexOf("event: content_block_start"));
    QVERIFY(!stream.contains("\"input\":") && !stream.contains("toolu_"));
    const Read read = readPieces(anthropic, {stream});
    QVERIFY(!read.error && !read.text.isEmpty());
    QCOMPARE(read.reply.stop, StopReason::Invocations);
    QCOMPARE(read.reply.invocations.size(), 1);
    QCOMPARE(read.reply.invocations.first().name, u"get_weather"_s);
    QVERIFY(JsonText::parse(read.reply.invocations.first().arguments)->isObject());
    QVERIFY(read.reply.usage.cacheRead > 0 && read.reply.usage.output > 0);
}

void LlamaWireTest::readsABlockThatTheLimitCutOff()
{
    QList<QByteArray> events = eventsOf(named(u"qwen25-anthropic-stream-tool"_s).body);
    const qsizetype end = events.size() - 4;
    const QByteArray limit = sse(R"({"type":"message_delta","delta":{"stop_reason":"max_tokens"},"usage":{"output_tokens":3}})")
        + events.last();
    const Read read = readPieces(anthropic, {events.first(end - 3).join() + limit});
    QVERIFY(!read.error);
    QCOMPARE(read.reply.stop, StopReason::Length);
    QCOMPARE(read.reply.invocations.size(), 1);
    QVERIFY(!JsonText::parse(read.reply.invocations.first().arguments));
}

void LlamaWireTest::keepsThoughtsWithoutASignatureToItself()
{
    const Read read = readPieces(anthropic,
        {sse(R"({"type":"content_block_start","index":0,"content_block":{"type":"thinking","thinking":""}})")
            + sse(R"({"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"Hm"}})")
            + sse(R"({"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":""}})")
            + sse(R"({"type":"content_block_start","index":1,"content_block":{"type":"text","text":"Yes"}})")
            + sse(R"({"type":"message_stop"})")});
    QCOMPARE(read.thought, u"Hm"_s);
    Canister answer;
    answer.role = Role::Assistant;
    answer.contents = read.reply.contents;
    ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::User, u"Well?"_s), share(answer), said(Role::User, u"So?"_s)};
    // An Anthropic that is none takes back what has no signature; the real one refuses it.
    QVERIFY(!body(anthropic, request).contains("thinking"));
    QVERIFY(body(anthropic, request).contains("Yes"));
}

//! 15
void LlamaWireTest::readsResponsesWithoutNumbers()
{
    const Recording recording = named(u"qwen25-responses-stream-tool"_s);
    QVERIFY(!recording.body.contains("sequence_number") && !recording.body.contains("function_call_arguments.done"));
    const QString dialect = llamaDialectOf(u"llama-qwen25-responses-stream-tool"_s);
    QVERIFY(!dialect.isEmpty());
    const Read read = readPieces(dialect, {recording.body});
    QVERIFY2(!read.error, read.error ? qPrintable(read.error->message) : "");
    QVERIFY(!read.text.isEmpty());
    QCOMPARE(read.reply.invocations.size(), 1);
    QCOMPARE(read.reply.stop, StopReason::Invocations);
    QVERIFY(JsonText::parse(read.reply.invocations.first().arguments)->isObject());
}

//! 16
void LlamaWireTest::takesPlainTextAlthoughToolsWereOffered()
{
    const Read read = readPieces(openAi, {named(u"llama31-chat-stream-tools-named"_s).body});
    QVERIFY(!read.error && !read.text.isEmpty());
    QVERIFY(read.reply.invocations.isEmpty());
    QCOMPARE(read.reply.stop, StopReason::Finished);
}

//! 17
void LlamaWireTest::overlooksKeepAlives()
{
    for (const QString &name : {u"qwen25-chat-stream-tools-required"_s, u"qwen25-anthropic-stream-tool"_s}) {
        const QByteArray stream = named(name).body;
        const Read read = readPieces(llamaDialectOf(name), {stream});
        const Read kept = readPieces(llamaDialectOf(name), {":\n\n" + eventsOf(stream).join(":\n\n") + ":\n\n"});
        QVERIFY(!kept.error);
        QCOMPARE(kept.text, read.text);
        QCOMPARE(kept.reply.invocations, read.reply.invocations);
    }
}

QTEST_GUILESS_MAIN(LlamaWireTest)
#include "tst_llamawire.moc"
