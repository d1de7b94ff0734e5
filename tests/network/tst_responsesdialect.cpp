// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/dialects.h"
#include "tests/network/replies.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using namespace model;
using namespace canisters;
using namespace replies;

namespace {

const QByteArray responsesPixels = "\x89PNG\r\n\x1a\n\xff";
const QByteArray encrypted =
    R"({"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"Hm"}],"encrypted_content":"g+/=","n":1.0})";
const QByteArray plain = R"({"id":"rs_2","type":"reasoning","summary":[],"content":[{"type":"reasoning_text","text":"Hm"}]})";
const QByteArray search = R"({"id":"ws_1","type":"web_search_call","status":"completed","action":{"type":"search","n":1.0}})";

const QByteArray created = sse(
    R"({"type":"response.created","sequence_number":0,"response":{"id":"resp_1","model":"m-1","status":"in_progress","error":null}})");
const QByteArray completed = sse(
    R"({"type":"response.completed","response":{"id":"resp_1","model":"m-1","status":"completed","error":null,"output":[],"usage":{"input_tokens":9,"input_tokens_details":{"cached_tokens":4},"output_tokens":7}}})");

QByteArray textDelta(const QByteArray &text)
{
    return sse(R"({"type":"response.output_text.delta","item_id":"msg_1","output_index":1,"content_index":0,"delta":")" + text + R"("})");
}

QByteArray itemDone(const QByteArray &item)
{
    return sse(R"({"type":"response.output_item.done","output_index":0,"item":)" + item + "}");
}

QByteArray wholeReply(const QByteArray &output)
{
    return R"({"id":"resp_1","object":"response","model":"m-1","status":"completed","error":null,"output":[)" + output
        + R"(],"usage":{"input_tokens":9,"output_tokens":7}})";
}

ThoughtContent responsesThought(const QByteArray &native)
{
    return {u"Hm"_s, responses, JsonText::trusted(native)};
}

CanisterPointer responsesAnswer(const Contents &contents, const QString &provider = {})
{
    Canister canister = *holding(Role::Assistant, contents);
    canister.model.provider = provider;
    return share(std::move(canister));
}

QByteArray input(const QList<CanisterPointer> &canisters, const ModelEntry &entry = {})
{
    ConverseRequest request = requestWithTool();
    request.canisters = canisters;
    return JsonText::parse(body(responses, request, entry))->member(u"input"_s)->bytes();
}

} // namespace

//! OpenAI Responses, read and written.
class ResponsesDialectTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsStreamsSplitAnywhere();
    void tellsOverlappingItemsApart();
    void putsInterleavedItemsInTheirOrder();
    void tellsItemsApartThatShareANumber();
    void readsAnAnswerThatWasNotStreamed();
    void takesAnItemThatComesWholeOnly();
    void takesTheLastEventsItemsWhereNoneCameBefore();
    void readsArgumentsThatComeTwiceOnce();
    void keepsWhatMustGoBack();
    void saysWhyAnAnswerEnded_data();
    void saysWhyAnAnswerEnded();
    void keepsACallThatIsCutOffFromRunning();
    void tellsErrors_data();
    void tellsErrors();
    void noticesAMissingLastEvent();
    void writesAConversation();
    void writesPictures();
    void asksForReasoningWhereTheModelReasons();
    void givesReasoningBackBeforeWhatItLedTo();
    void keepsReasoningThatNobodyCanRead_data();
    void keepsReasoningThatNobodyCanRead();
    void leavesOutReasoningThatNothingFollowed();
};

void ResponsesDialectTest::readsStreamsSplitAnywhere()
{
    const QByteArray stream = created
        + sse(R"({"type":"response.output_item.added","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}})")
        + sse(
            R"({"type":"response.reasoning_summary_part.added","item_id":"rs_1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}})")
        + sse(R"({"type":"response.reasoning_summary_text.delta","item_id":"rs_1","output_index":0,"summary_index":0,"delta":"Hm"})")
        + itemDone(encrypted)
        + sse(
            R"({"type":"response.output_item.added","output_index":1,"item":{"id":"msg_1","type":"message","role":"assistant","content":[]}})")
        + textDelta("Zürich ") + textDelta("😀")
        + sse(
            R"({"type":"response.output_item.added","output_index":2,"item":{"id":"fc_1","type":"function_call","call_id":"t","name":"read_file","arguments":""}})")
        + sse(
            R"({"type":"response.output_item.added","output_index":3,"item":{"id":"fc_2","type":"function_call","call_id":"u","name":"other","arguments":""}})")
        + sse(R"({"type":"response.function_call_arguments.delta","item_id":"fc_2","output_index":3,"delta":"{"})")
        + sse(R"({"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":2,"delta":"{\"a\": 1.0}"})")
        + sse(R"({"type":"response.function_call_arguments.done","item_id":"fc_2","output_index":3,"arguments":"{}"})") + completed;
    for (qsizetype position = 0; position <= stream.size(); ++position) {
        const Read read = readPieces(responses, {stream.first(position), stream.sliced(position)});
        QVERIFY(!read.error);
        QCOMPARE(read.text, u"Zürich 😀"_s);
        QCOMPARE(read.thought, u"Hm"_s);
        QCOMPARE(read.reply.contents, (Contents {responsesThought(encrypted), TextContent {u"Zürich 😀"_s}}));
        QCOMPARE(read.reply.invocations, (QList<Invocation> {{u"t"_s, u"io:read_file"_s, "{\"a\": 1.0}"}, {u"u"_s, u"other"_s, "{}"}}));
        QCOMPARE(read.reply.stop, StopReason::Invocations);
        QCOMPARE(read.reply.usage, (Usage {5, 7, 4, 0}));
        QCOMPARE(read.reply.model, u"m-1"_s);
    }
}

void ResponsesDialectTest::tellsOverlappingItemsApart()
{
    // As llama.cpp sends them: no numbers, the call within the open message, its arguments never said to be done.
    const Read read = readPieces(responses,
        {sse(R"({"type":"response.output_item.added","item":{"id":"msg_1","type":"message","content":[]}})")
            + sse(R"({"type":"response.output_text.delta","item_id":"msg_1","delta":"I "})")
            + sse(
                R"({"type":"response.output_item.added","item":{"id":"fc_1","type":"function_call","call_id":"t","name":"read_file","arguments":""}})")
            + sse(R"({"type":"response.function_call_arguments.delta","item_id":"fc_1","delta":"{\"a\":"})")
            + sse(R"({"type":"response.output_text.delta","item_id":"msg_1","delta":"look"})")
            + sse(R"({"type":"response.function_call_arguments.delta","item_id":"fc_1","delta":"1}"})") + completed});
    QVERIFY(!read.error);
    QCOMPARE(read.text, u"I look"_s);
    QCOMPARE(read.reply.invocations, (QList<Invocation> {{u"t"_s, u"io:read_file"_s, "{\"a\":1}"}}));

    // Some proxies give every event of an item another identifier; its place in the output is the same.
    const Read renamed = readPieces(responses,
        {sse(R"({"type":"response.output_item.added","output_index":0,"item":{"id":"x1","type":"message","content":[]}})")
            + sse(R"({"type":"response.output_text.delta","item_id":"x2","output_index":0,"delta":"On"})")
            + sse(R"({"type":"response.output_text.delta","item_id":"x3","output_index":0,"delta":"ce"})")
            + itemDone(R"({"id":"x4","type":"message","content":[{"type":"output_text","text":"Once"}]})") + completed});
    QCOMPARE(renamed.text, u"Once"_s);
    QCOMPARE(renamed.reply.contents, (Contents {TextContent {u"Once"_s}}));
}

void ResponsesDialectTest::putsInterleavedItemsInTheirOrder()
{
    const auto delta = [](const QByteArray &index, const QByteArray &text) {
        return sse(R"({"type":"response.output_text.delta","item_id":"m)" + index + R"(","output_index":)" + index + R"(,"delta":")" + text
            + R"("})");
    };
    const auto arguments = [](const QByteArray &index, const QByteArray &text) {
        return sse(R"({"type":"response.function_call_arguments.delta","item_id":"c)" + index + R"(","output_index":)" + index
            + R"(,"delta":")" + text + R"("})");
    };
    const auto begins = [](const QByteArray &index, const QByteArray &item) {
        return sse(R"({"type":"response.output_item.added","output_index":)" + index + R"(,"item":)" + item + "}");
    };
    const QByteArray stream = created + begins("1", R"({"id":"m1","type":"message","content":[]})")
        + begins("0", R"({"id":"m0","type":"message","content":[]})")
        + begins("3", R"({"id":"c3","type":"function_call","call_id":"u","name":"other","arguments":""})")
        + begins("2", R"({"id":"c2","type":"function_call","call_id":"t","name":"read_file","arguments":""})") + delta("0", "I ")
        + arguments("3", R"({\"b\":)") + delta("1", "and ") + arguments("2", R"({\"a\")") + delta("0", "look") + arguments("3", "2}")
        + delta("1", "read.") + arguments("2", ":1}");
    const Contents expected {TextContent {u"I look"_s}, TextContent {u"and read."_s}};
    const QList<Invocation> calls {{u"t"_s, u"io:read_file"_s, "{\"a\":1}"}, {u"u"_s, u"other"_s, "{\"b\":2}"}};
    const QByteArray done = sse(
        R"({"type":"response.output_item.done","output_index":0,"item":{"id":"m0","type":"message","content":[{"type":"output_text","text":"I look"}]}})");
    for (const QByteArray &whole : {stream + completed, stream + done + completed}) {
        const Read read = readPieces(responses, {whole});
        QVERIFY(!read.error);
        // What is shown while it comes is not mixed either.
        QCOMPARE(read.text, u"I lookand read."_s);
        QCOMPARE(read.reply.contents, expected);
        QCOMPARE(read.reply.invocations, calls);
    }
    QCOMPARE(readPieces(responses, {stream}).reply.contents, expected);
}

void ResponsesDialectTest::tellsItemsApartThatShareANumber()
{
    const auto call = [](const QByteArray &id, const QByteArray &index, const QByteArray &name) {
        return sse(R"({"type":"response.output_item.added","output_index":)" + index + R"(,"item":{"id":")" + id
            + R"(","type":"function_call","call_id":")" + name + R"(","name":")" + name + R"(","arguments":""}})");
    };
    const auto arguments = [](const QByteArray &id, const QByteArray &index, const QByteArray &text) {
        return sse(R"({"type":"response.function_call_arguments.delta","item_id":")" + id + R"(","output_index":)" + index + R"(,"delta":")"
            + text + R"("})");
    };
    const QList<Invocation> calls {{u"a"_s, u"a"_s, "{\"x\":1}"}, {u"b"_s, u"b"_s, "{\"x\":2}"}};
    const QByteArray oneIndex = call("f1", "0", "a") + call("f2", "0", "b") + arguments("f1", "0", R"({\"x\":)")
        + arguments("f2", "0", R"({\"x\":)") + arguments("f1", "0", "1}") + arguments("f2", "0", "2}");
    QCOMPARE(readPieces(responses, {oneIndex + completed}).reply.invocations, calls);
    const QByteArray oneName = call("f", "0", "a") + call("f", "1", "b") + arguments("f", "0", R"({\"x\":)")
        + arguments("f", "1", R"({\"x\":)") + arguments("f", "0", "1}") + arguments("f", "1", "2}");
    QCOMPARE(readPieces(responses, {oneName + completed}).reply.invocations, calls);
}

void ResponsesDialectTest::readsAnAnswerThatWasNotStreamed()
{
    const Read read = readPieces(responses,
        {wholeReply(encrypted
            + R"(,{"id":"msg_1","type":"message","content":[{"type":"output_text","text":"I "},{"type":"output_text","text":"look"}]},)"
              R"({"type":"function_call","call_id":"t","name":"read_file","arguments":"{}"},{"type":"function_call","call_id":"u","name":"other","arguments":""})")});
    QVERIFY(!read.error);
    QCOMPARE(read.reply.contents, (Contents {responsesThought(encrypted), TextContent {u"I look"_s}}));
    QCOMPARE(read.reply.invocations, (QList<Invocation> {{u"t"_s, u"io:read_file"_s, "{}"}, {u"u"_s, u"other"_s, "{}"}}));
    QCOMPARE(read.reply.usage, (Usage {9, 7, 0, 0}));

    QCOMPARE(readPieces(responses, {R"({"choices":[]})"}).error->kind, ProviderError::Kind::Malformed);
}

void ResponsesDialectTest::takesAnItemThatComesWholeOnly()
{
    const Read read = readPieces(
        responses, {itemDone(R"({"id":"msg_1","type":"message","content":[{"type":"output_text","text":"Hi"}]})") + completed});
    QCOMPARE(read.text, u"Hi"_s);
    // What was lost of the pieces is in the whole.
    const Read rest = readPieces(responses,
        {textDelta("H") + itemDone(R"({"id":"msg_1","type":"message","content":[{"type":"output_text","text":"Hi"}]})") + completed});
    QCOMPARE(rest.text, u"Hi"_s);
    QCOMPARE(rest.reply.contents.size(), 1);
}

void ResponsesDialectTest::takesTheLastEventsItemsWhereNoneCameBefore()
{
    const QByteArray response = wholeReply(R"({"id":"msg_1","type":"message","content":[{"type":"output_text","text":"Hi"}]})");
    const QByteArray last = sse(R"({"type":"response.completed","response":)" + response + "}");
    QCOMPARE(readPieces(responses, {created + last}).text, u"Hi"_s);
    QCOMPARE(readPieces(responses, {created + textDelta("Hi") + last}).text, u"Hi"_s);
}

void ResponsesDialectTest::readsArgumentsThatComeTwiceOnce()
{
    const QByteArray stream =
        sse(R"({"type":"response.output_item.added","output_index":0,"item":{"id":"fc","type":"function_call","call_id":"t","name":"x","arguments":"{\"a\":1}"}})")
        + sse(R"({"type":"response.function_call_arguments.delta","item_id":"fc","output_index":0,"delta":"{\"a\""})")
        + sse(R"({"type":"response.function_call_arguments.delta","item_id":"fc","output_index":0,"delta":":1}"})");
    const QByteArray whole = itemDone(R"({"id":"fc","type":"function_call","call_id":"t","name":"x","arguments":"{\"a\":1}"})");
    // Without the whole item nothing mends what was put together wrongly.
    for (const QByteArray &end : {whole, QByteArray()})
        QCOMPARE(readPieces(responses, {stream + end + completed}).reply.invocations, (QList<Invocation> {{u"t"_s, u"x"_s, "{\"a\":1}"}}));
}

void ResponsesDialectTest::keepsWhatMustGoBack()
{
    const Read read = readPieces(responses, {itemDone(search) + textDelta("Found") + completed});
    QCOMPARE(read.reply.contents, (Contents {ThoughtContent {{}, responses, JsonText::trusted(search)}, TextContent {u"Found"_s}}));
    const QByteArray written = input({said(Role::User, u"Well?"_s), responsesAnswer(read.reply.contents), said(Role::User, u"So?"_s)});
    QVERIFY2(written.contains("}," + search + R"(,{"type":"message","role":"assistant","content":"Found"})"), written.constData());
}

void ResponsesDialectTest::saysWhyAnAnswerEnded_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<StopReason>("stop");
    QTest::newRow("of itself") << completed << StopReason::Finished;
    QTest::newRow("limit") << sse(
        R"({"type":"response.incomplete","response":{"status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[]}})")
                           << StopReason::Length;
    QTest::newRow("filter") << sse(
        R"({"type":"response.incomplete","response":{"status":"incomplete","incomplete_details":{"reason":"content_filter"},"output":[]}})")
                            << StopReason::Filtered;
    QTest::newRow("refusal") << sse(R"({"type":"response.refusal.delta","item_id":"msg_1","output_index":1,"delta":" I will not"})")
            + completed << StopReason::Filtered;
}

void ResponsesDialectTest::saysWhyAnAnswerEnded()
{
    QFETCH(QByteArray, end);
    QFETCH(StopReason, stop);
    const Read read = readPieces(responses, {textDelta("No.") + end});
    QVERIFY(!read.error);
    QCOMPARE(read.reply.stop, stop);
    QCOMPARE(read.text, end.contains("refusal") ? u"No. I will not"_s : u"No."_s);
}

void ResponsesDialectTest::keepsACallThatIsCutOffFromRunning()
{
    const Read read = readPieces(responses,
        {sse(R"({"type":"response.output_item.added","output_index":0,"item":{"id":"fc","type":"function_call","call_id":"t","name":"x","arguments":""}})")
            + sse(R"({"type":"response.function_call_arguments.delta","item_id":"fc","output_index":0,"delta":"{\"a\""})")
            + sse(
                R"({"type":"response.incomplete","response":{"status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[]}})")});
    QCOMPARE(read.reply.invocations.size(), 1);
    QVERIFY(!JsonText::parse(read.reply.invocations.first().arguments));
    QCOMPARE(read.reply.stop, StopReason::Length);
}

void ResponsesDialectTest::tellsErrors_data()
{
    QTest::addColumn<QByteArray>("last");
    QTest::addColumn<int>("status");
    QTest::newRow("event") << QByteArray("event: error\n")
            + sse(R"({"type":"error","code":"server_error","message":"too bad","param":null,"sequence_number":3})")
                           << 500;
    QTest::newRow("event without a name") << sse(R"({"type":"error","code":"rate_limit_exceeded","message":"too bad"})") << 429;
    QTest::newRow("event as others have it") << QByteArray("event: error\n")
            + sse(R"({"type":"error","error":{"type":"server_error","message":"too bad"}})")
                                             << 500;
    QTest::newRow("failed") << sse(
        R"({"type":"response.failed","response":{"status":"failed","error":{"code":"server_error","message":"too bad"},"output":[]}})")
                            << 500;
    QTest::newRow("no name") << sse(R"({"error":{"message":"too bad","type":"overloaded_error"}})") << 529;
}

void ResponsesDialectTest::tellsErrors()
{
    QFETCH(QByteArray, last);
    QFETCH(int, status);
    const Read read = readPieces(responses, {created + textDelta("Hel") + last + textDelta("lo") + completed});
    QVERIFY(read.error);
    QCOMPARE(read.error->message, u"too bad"_s);
    QCOMPARE(read.error->usualStatus(), status);
    QCOMPARE(plainText(read.reply.contents), u"Hel"_s);
    QVERIFY(read.reply.invocations.isEmpty());
}

void ResponsesDialectTest::noticesAMissingLastEvent()
{
    const Read read = readPieces(responses, {created + textDelta("Hel")});
    QVERIFY(read.error);
    QCOMPARE(read.error->kind, ProviderError::Kind::Truncated);
    QCOMPARE(plainText(read.reply.contents), u"Hel"_s);
}

void ResponsesDialectTest::writesAConversation()
{
    const QByteArray expected =
        R"({"model":"m","instructions":"Be brief.","tools":[{"type":"function","name":"read_file","description":"Reads","parameters":{"type":"object","x":1.0},"strict":false}],"input":[)"
        R"({"type":"message","role":"user","content":"Two files?"},)"
        R"({"type":"message","role":"assistant","content":"Looking."},)"
        R"({"type":"function_call","call_id":"a","name":"read_file","arguments":"{\"n\": 1.0}"},{"type":"function_call","call_id":"b","name":"gone__tool","arguments":"{\"malformed_arguments\":\"{\\\"half\"}"},)"
        R"({"type":"function_call_output","call_id":"a","output":"one"},{"type":"function_call_output","call_id":"b","output":"no"},)"
        R"({"type":"message","role":"user","content":"And?"}],"store":false,"stream":true,"temperature":0.10})";
    QCOMPARE(body(responses, conversation()), expected);
    QCOMPARE(Dialects::find(responses)->encode(conversation(), {}, {}).path, u"/v1/responses"_s);
}

void ResponsesDialectTest::writesPictures()
{
    const ImageContent picture {responsesPixels, u"image/png"_s, u"dot.png"_s};
    const QByteArray image = R"({"type":"input_image","image_url":"data:image/png;base64,)" + responsesPixels.toBase64() + R"("})";
    const QByteArray expected = R"([{"type":"message","role":"user","content":[{"type":"input_text","text":"Look"},)" + image
        + R"(]},{"type":"function_call","call_id":"a","name":"read_file","arguments":"{}"},{"type":"function_call_output","call_id":"a","output":[{"type":"input_text","text":"A dot"},)"
        + image + "]}]";
    QCOMPARE(input({holding(Role::User, {TextContent {u"Look"_s}, picture}), call(u"a"_s, u"io:read_file"_s, "{}"),
                 result(u"a"_s, Contents {TextContent {u"A dot"_s}, picture})}),
        expected);
}

void ResponsesDialectTest::asksForReasoningWhereTheModelReasons()
{
    const QByteArray include = R"("include":["reasoning.encrypted_content"])";
    ConverseRequest request = conversation();
    ModelEntry entry;
    entry.longestOutput = 500;
    QVERIFY(!body(responses, request, entry).contains("include"));
    QVERIFY(body(responses, request, entry).contains(R"("max_output_tokens":500)"));
    entry.returnThoughts = true;
    QVERIFY(body(responses, request, entry).contains(include));
    request.controls = {{u"reasoning"_s, JsonText::trusted(R"({"effort":"low"})")}, {u"max_output_tokens"_s, JsonText::trusted("7")}};
    const QByteArray written = body(responses, request, {});
    QVERIFY(written.contains(include));
    QVERIFY(written.contains(R"("reasoning":{"effort":"low"},"max_output_tokens":7)"));
    request.controls = {{u"include"_s, JsonText::trusted("[]")}, {u"input"_s, JsonText::trusted("[]")}};
    QVERIFY(body(responses, request, entry).contains(R"("include":[])"));
    QVERIFY(body(responses, request, entry).contains("Two files?"));
}

void ResponsesDialectTest::givesReasoningBackBeforeWhatItLedTo()
{
    const QByteArray expected = R"([{"type":"message","role":"user","content":"Well?"},)" + encrypted
        + R"(,{"type":"message","role":"assistant","content":"I look."},)" + encrypted
        + R"(,{"type":"function_call","call_id":"a","name":"read_file","arguments":"{}"},{"type":"function_call_output","call_id":"a","output":"one"}])";
    QCOMPARE(input({said(Role::User, u"Well?"_s),
                 responsesAnswer({responsesThought(encrypted), TextContent {u"I look."_s}, responsesThought(encrypted)}, u"p"_s),
                 call(u"a"_s, u"io:read_file"_s, "{}"), result(u"a"_s, u"one"_s)}),
        expected);
}

void ResponsesDialectTest::keepsReasoningThatNobodyCanRead_data()
{
    QTest::addColumn<QByteArray>("native");
    QTest::addColumn<QString>("provider");
    QTest::addColumn<bool>("returned");
    QTest::addColumn<bool>("goesBack");
    QTest::newRow("encrypted") << encrypted << u"p"_s << false << true;
    QTest::newRow("another provider's") << encrypted << u"q"_s << true << false;
    QTest::newRow("not encrypted") << plain << u"p"_s << false << false;
    QTest::newRow("not encrypted, and wanted") << plain << u"p"_s << true << true;
    QTest::newRow("null") << QByteArray(encrypted).replace(R"("g+/=")", "null") << u"p"_s << false << false;
}

void ResponsesDialectTest::keepsReasoningThatNobodyCanRead()
{
    QFETCH(QByteArray, native);
    QFETCH(QString, provider);
    QFETCH(bool, returned);
    QFETCH(bool, goesBack);
    ModelEntry entry;
    entry.returnThoughts = returned;
    const QByteArray written = input(
        {said(Role::User, u"Well?"_s), responsesAnswer({responsesThought(native), TextContent {u"Yes"_s}}, provider),
            said(Role::User, u"So?"_s)},
        entry);
    QCOMPARE(written.contains(native), goesBack);
    QVERIFY(written.contains("Yes"));
}

void ResponsesDialectTest::leavesOutReasoningThatNothingFollowed()
{
    const QByteArray written = input(
        {said(Role::User, u"Well?"_s), responsesAnswer({responsesThought(encrypted)}, u"p"_s), said(Role::User, u"So?"_s)});
    QCOMPARE(
        written, QByteArray(R"([{"type":"message","role":"user","content":"Well?"},{"type":"message","role":"user","content":"So?"}])"));
}

QTEST_GUILESS_MAIN(ResponsesDialectTest)
#include "tst_responsesdialect.moc"
