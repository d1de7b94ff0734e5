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

const QByteArray geminiPixels = "\x89PNG\r\n\x1a\n\xff";
const QByteArray signedCall = R"({"functionCall":{"name":"read_file","args":{"a": 1.0}},"thoughtSignature":"s+/="})";
const QByteArray namedCall = R"({"functionCall":{"id":"g-1","name":"read_file","args":{}}})";

//! A response with these parts; `rest` are further members of its candidate.
QByteArray response(const QByteArray &parts, const QByteArray &rest = {})
{
    return R"({"candidates":[{"content":{"role":"model","parts":[)" + parts + "]}" + rest + R"(}],"modelVersion":"g-1"})";
}

QByteArray geminiChunk(const QByteArray &parts, const QByteArray &rest = {})
{
    return sse(response(parts, rest));
}

const QByteArray stop = R"(,"finishReason":"STOP")";

ThoughtContent kept(const QByteArray &native, const QString &text = {})
{
    return {text, gemini, JsonText::trusted(native)};
}

CanisterPointer geminiAnswer(const Contents &contents, const QString &provider = {})
{
    Canister canister = *holding(Role::Assistant, contents);
    canister.model.provider = provider;
    return share(std::move(canister));
}

QByteArray contents(const QList<CanisterPointer> &canisters, const ModelEntry &entry = {})
{
    ConverseRequest request = requestWithTool();
    request.canisters = canisters;
    return JsonText::parse(body(gemini, request, entry))->member(u"contents"_s)->bytes();
}

QByteArray imagePart(const QByteArray &rest = {})
{
    return R"({"inlineData":{"mimeType":"image/png","data":")" + geminiPixels.toBase64() + R"("})" + rest + "}";
}

} // namespace

//! Google Gemini, read and written.
class GeminiDialectTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsStreamsSplitAnywhere();
    void readsAnAnswerThatWasNotStreamed();
    void keepsEachSignatureWithItsPart();
    void keepsPartsThatItDoesNotKnow();
    void saysWhyAnAnswerEnded_data();
    void saysWhyAnAnswerEnded();
    void tellsErrors_data();
    void tellsErrors();
    void noticesAMissingFinishReason();
    void readsTheErrorOfAStreamThatIsAList();
    void writesTheModelIntoTheAddress_data();
    void writesTheModelIntoTheAddress();
    void writesAConversation();
    void writesPictures();
    void putsSettingsWhereTheyBelong();
    void givesSignaturesBackWithTheirVeryParts();
    void writesKeptCallsAnewThatNoProviderTakes_data();
    void writesKeptCallsAnewThatNoProviderTakes();
    void keepsSignaturesThatNobodyCanRead();
    void dropsTheSignatureOfAChangedText();
    void marksCallsOfOtherModels();
    void asksForTheRestOfAnInterruptedAnswer();
};

void GeminiDialectTest::readsStreamsSplitAnywhere()
{
    const QByteArray stream = geminiChunk(R"({"text":"H","thought":true},{"text":"m","thought":true})")
        + geminiChunk(R"({"text":"Zürich "})") + geminiChunk(R"({"text":"😀"})")
        + geminiChunk(signedCall + R"(,{"functionCall":{"name":"other"}})")
        + sse(
            R"({"candidates":[{"content":{"parts":[{"text":""}],"role":"model"},"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":9,"cachedContentTokenCount":4,"candidatesTokenCount":5,"thoughtsTokenCount":2}})");
    for (qsizetype position = 0; position <= stream.size(); ++position) {
        const Read read = readPieces(gemini, {stream.first(position), stream.sliced(position)});
        QVERIFY(!read.error);
        QCOMPARE(read.text, u"Zürich 😀"_s);
        QCOMPARE(read.thought, u"Hm"_s);
        QCOMPARE(read.reply.contents, (Contents {ThoughtContent {u"Hm"_s, gemini, {}}, TextContent {u"Zürich 😀"_s}, kept(signedCall)}));
        QCOMPARE(read.reply.invocations.size(), 2);
        QCOMPARE(read.reply.invocations.at(0).name, u"io:read_file"_s);
        QCOMPARE(read.reply.invocations.at(0).arguments, QByteArray("{\"a\": 1.0}"));
        QCOMPARE(read.reply.invocations.at(1).arguments, QByteArray("{}"));
        QVERIFY(read.reply.invocations.at(0).id.startsWith(u"call_"_s));
        QVERIFY(read.reply.invocations.at(0).id != read.reply.invocations.at(1).id);
        QCOMPARE(read.reply.stop, StopReason::Invocations);
        QCOMPARE(read.reply.usage, (Usage {5, 7, 4, 0}));
        QCOMPARE(read.reply.model, u"g-1"_s);
    }
}

void GeminiDialectTest::readsAnAnswerThatWasNotStreamed()
{
    const Read read = readPieces(gemini, {response(R"({"text":"I look"},)" + namedCall, stop)});
    QVERIFY(!read.error);
    QCOMPARE(read.text, u"I look"_s);
    QCOMPARE(read.reply.invocations, (QList<Invocation> {{u"g-1"_s, u"io:read_file"_s, "{}"}}));
    QCOMPARE(readPieces(gemini, {R"({"choices":[]})"}).error->kind, ProviderError::Kind::Malformed);
}

void GeminiDialectTest::keepsEachSignatureWithItsPart()
{
    const QByteArray end = R"({"text":" you","thoughtSignature":"t1"})";
    const QByteArray empty = R"({"text":"","thoughtSignature":"t2"})";
    const QByteArray thought = R"({"text":"m","thought":true,"thoughtSignature":"t3"})";
    const Read read = readPieces(gemini,
        {geminiChunk(R"({"text":"H","thought":true})") + geminiChunk(thought) + geminiChunk(R"({"text":"To"})") + geminiChunk(end)
            + geminiChunk(imagePart(R"(,"thoughtSignature":"t4")")) + geminiChunk(empty, stop)});
    QCOMPARE(read.text, u"To you"_s);
    const Contents expected {kept(thought, u"Hm"_s), TextContent {u"To you"_s}, kept(end), ImageContent {geminiPixels, u"image/png"_s, {}},
        kept(R"({"thoughtSignature":"t4"})"), kept(empty)};
    QCOMPARE(read.reply.contents, expected);
    const QByteArray written = contents({said(Role::User, u"Well?"_s), geminiAnswer(read.reply.contents), said(Role::User, u"So?"_s)});
    QVERIFY2(written.contains(R"({"role":"model","parts":[)" + thought + R"(,{"text":"To"},)" + end + ','
                 + imagePart(R"(,"thoughtSignature":"t4")") + ',' + empty + "]}"),
        written.constData());
}

void GeminiDialectTest::keepsPartsThatItDoesNotKnow()
{
    const QByteArray code = R"({"executableCode":{"language":"PYTHON","code":"1.0"}})";
    const Read read = readPieces(gemini, {geminiChunk(code) + geminiChunk(R"({"text":"One"})", stop)});
    QCOMPARE(read.reply.contents, (Contents {kept(code), TextContent {u"One"_s}}));
    const QByteArray written = contents({said(Role::User, u"Well?"_s), geminiAnswer(read.reply.contents), said(Role::User, u"So?"_s)});
    QVERIFY(written.contains(code + R"(,{"text":"One"})"));
}

void GeminiDialectTest::saysWhyAnAnswerEnded_data()
{
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<StopReason>("stop");
    QTest::newRow("of itself") << QByteArray("STOP") << StopReason::Finished;
    QTest::newRow("limit") << QByteArray("MAX_TOKENS") << StopReason::Length;
    QTest::newRow("filter") << QByteArray("SAFETY") << StopReason::Filtered;
    QTest::newRow("recitation") << QByteArray("RECITATION") << StopReason::Filtered;
    QTest::newRow("picture") << QByteArray("IMAGE_SAFETY") << StopReason::Filtered;
    QTest::newRow("unknown") << QByteArray("SOMETHING_NEW") << StopReason::Finished;
}

void GeminiDialectTest::saysWhyAnAnswerEnded()
{
    QFETCH(QByteArray, reason);
    QFETCH(StopReason, stop);
    const Read read = readPieces(gemini, {geminiChunk(R"({"text":"No."})") + geminiChunk({}, R"(,"finishReason":")" + reason + R"(")")});
    QVERIFY(!read.error);
    QCOMPARE(read.reply.stop, stop);
    QCOMPARE(read.text, u"No."_s);
}

void GeminiDialectTest::tellsErrors_data()
{
    QTest::addColumn<QByteArray>("last");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("status");
    QTest::newRow("in mid-stream") << sse(R"({"error":{"code":503,"message":"too bad","status":"UNAVAILABLE"}})") << u"too bad"_s << 503;
    QTest::newRow("quota") << sse(R"({"error":{"code":429,"message":"too bad","status":"RESOURCE_EXHAUSTED"}})") << u"too bad"_s << 429;
    QTest::newRow("prompt") << sse(R"({"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"}})") << u"PROHIBITED_CONTENT"_s << 0;
    QTest::newRow("malformed call") << geminiChunk({}, R"(,"finishReason":"MALFORMED_FUNCTION_CALL","finishMessage":"too bad")")
                                    << u"too bad"_s << 0;
}

void GeminiDialectTest::tellsErrors()
{
    QFETCH(QByteArray, last);
    QFETCH(QString, message);
    QFETCH(int, status);
    const Read read = readPieces(gemini, {geminiChunk(R"({"text":"Hel"})") + last + geminiChunk(R"({"text":"lo"})", stop)});
    QVERIFY(read.error);
    QCOMPARE(read.error->message, message);
    QCOMPARE(read.error->usualStatus(), status);
    QCOMPARE(plainText(read.reply.contents), u"Hel"_s);
    // An answer of which nothing is left says why.
    QCOMPARE(readPieces(gemini, {geminiChunk({}, R"(,"finishReason":"SAFETY")")}).error->message, u"SAFETY"_s);
}

void GeminiDialectTest::noticesAMissingFinishReason()
{
    const Read read = readPieces(gemini, {geminiChunk(R"({"text":"Hel"})") + geminiChunk(signedCall)});
    QVERIFY(read.error);
    QCOMPARE(read.error->kind, ProviderError::Kind::Truncated);
    QVERIFY(read.reply.invocations.isEmpty());
    // What was kept of the call does not go back without it.
    const QByteArray written = contents({said(Role::User, u"Well?"_s), geminiAnswer(read.reply.contents), said(Role::User, u"So?"_s)});
    QVERIFY(!written.contains("functionCall"));
}

void GeminiDialectTest::readsTheErrorOfAStreamThatIsAList()
{
    const ProviderError error = readErrorBody(R"([{"error":{"code":400,"message":"too bad","status":"INVALID_ARGUMENT"}}])");
    QCOMPARE(error.message, u"too bad"_s);
    QCOMPARE(error.type, u"INVALID_ARGUMENT"_s);
}

void GeminiDialectTest::writesTheModelIntoTheAddress_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("path");
    QTest::newRow("bare") << u"gemini-2.5-flash"_s << u"/v1beta/models/gemini-2.5-flash:streamGenerateContent?alt=sse"_s;
    QTest::newRow("as listed") << u"models/g"_s << u"/v1beta/models/g:streamGenerateContent?alt=sse"_s;
    QTest::newRow("tuned") << u"tunedModels/g"_s << u"/v1beta/tunedModels/g:streamGenerateContent?alt=sse"_s;
    QTest::newRow("hostile") << u"../x?y#z"_s << u"/v1beta/models/..%2Fx%3Fy%23z:streamGenerateContent?alt=sse"_s;
}

void GeminiDialectTest::writesTheModelIntoTheAddress()
{
    QFETCH(QString, model);
    QFETCH(QString, path);
    ConverseRequest request = conversation();
    request.model.model = model;
    const EncodedRequest encoded = Dialects::find(gemini)->encode(request, {}, {});
    QCOMPARE(encoded.path, path);
    QCOMPARE(endpointUrl(QUrl(u"https://a"_s), encoded.path).toString(QUrl::FullyEncoded), u"https://a"_s + path);
    QVERIFY(!encoded.body.contains("\"model\":"));
}

void GeminiDialectTest::writesAConversation()
{
    const QByteArray expected =
        R"({"systemInstruction":{"parts":[{"text":"Be brief."}]},"tools":[{"functionDeclarations":[{"name":"read_file","description":"Reads","parametersJsonSchema":{"type":"object","x":1.0}}]}],"contents":[)"
        R"({"role":"user","parts":[{"text":"Two files?"}]},)"
        R"({"role":"model","parts":[{"text":"Looking."},{"functionCall":{"name":"read_file","args":{"n": 1.0}}},{"functionCall":{"name":"gone__tool","args":{"malformed_arguments":"{\"half"}}}]},)"
        R"({"role":"user","parts":[{"functionResponse":{"name":"read_file","response":{"output":"one"}}},{"functionResponse":{"name":"gone__tool","response":{"error":"no"}}}]},)"
        R"({"role":"user","parts":[{"text":"And?"}]}],"generationConfig":{"temperature":0.10}})";
    QCOMPARE(body(gemini, conversation()), expected);
}

void GeminiDialectTest::writesPictures()
{
    const ImageContent picture {geminiPixels, u"image/png"_s, u"dot.png"_s};
    const QByteArray expected = R"([{"role":"user","parts":[{"text":"Look"},)" + imagePart()
        + R"(]},{"role":"model","parts":[{"functionCall":{"name":"read_file","args":{}}}]},)"
          R"json({"role":"user","parts":[{"functionResponse":{"name":"read_file","response":{"output":"A dot\n\n(image 1 of the next user message)"}}}]},)json"
          R"({"role":"user","parts":[)"
        + imagePart() + R"(,{"text":"So?"}]}])";
    QCOMPARE(contents({holding(Role::User, {TextContent {u"Look"_s}, picture}), call(u"a"_s, u"io:read_file"_s, "{}"),
                 result(u"a"_s, Contents {TextContent {u"A dot"_s}, picture}), said(Role::User, u"So?"_s)}),
        expected);
}

void GeminiDialectTest::putsSettingsWhereTheyBelong()
{
    ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::User, u"Hi"_s)};
    request.controls = {
        {u"topP"_s, JsonText::trusted("0.50")}, {u"safetySettings"_s, JsonText::trusted("[]")}, {u"contents"_s, JsonText::trusted("[]")}};
    Provider provider;
    provider.body = {{u"generationConfig"_s, JsonText::trusted(R"({"seed":1,"topP":1})")}};
    ModelEntry entry;
    entry.tools = false;
    entry.longestOutput = 500;
    entry.thinkingBudget = 100;
    const QByteArray expected =
        R"({"contents":[{"role":"user","parts":[{"text":"Hi"}]}],"safetySettings":[],)"
        R"("generationConfig":{"maxOutputTokens":500,"thinkingConfig":{"includeThoughts":true,"thinkingBudget":100},"seed":1,"topP":0.50}})";
    QCOMPARE(Dialects::find(gemini)->encode(request, provider, entry).body, expected);
}

void GeminiDialectTest::givesSignaturesBackWithTheirVeryParts()
{
    // Two calls alike, of which the second has the identifier; and one by another name.
    const QByteArray written = contents(
        {said(Role::User, u"Well?"_s), geminiAnswer({TextContent {u"I look."_s}, kept(signedCall), kept(namedCall)}, u"p"_s),
            call(u"x"_s, u"io:read_file"_s, "{\"a\": 1.0}"), call(u"y"_s, u"io:other"_s, "{}"), call(u"g-1"_s, u"io:read_file"_s, "{}"),
            result(u"x"_s, u"one"_s), result(u"y"_s, u"two"_s), result(u"g-1"_s, u"three"_s)});
    const QByteArray expected = R"({"role":"model","parts":[{"text":"I look."},)" + signedCall
        + R"(,{"functionCall":{"name":"io__other","args":{}}},)" + namedCall
        + R"(]},{"role":"user","parts":[{"functionResponse":{"name":"read_file","response":{"output":"one"}}},)"
          R"({"functionResponse":{"name":"io__other","response":{"output":"two"}}},)"
          R"({"functionResponse":{"id":"g-1","name":"read_file","response":{"output":"three"}}}]}])";
    QVERIFY2(written.endsWith(expected), written.constData());
}

void GeminiDialectTest::writesKeptCallsAnewThatNoProviderTakes_data()
{
    QTest::addColumn<QByteArray>("native");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("answered");
    const QByteArray unknown = R"({"functionCall":{"name":"unknown_tool","args":{}}})";
    QTest::newRow("an empty name") << QByteArray(R"({"functionCall":{"id":"g-1","name":"","args":{}}})") << QString() << QByteArray("{}")
                                   << unknown << QByteArray("unknown_tool");
    QTest::newRow("no name") << QByteArray(R"({"functionCall":{"args":{}},"thoughtSignature":"s"})") << QString() << QByteArray("{}")
                             << unknown << QByteArray("unknown_tool");
    QTest::newRow("a name that cannot be") << QByteArray(R"({"functionCall":{"name":"read file!","args":{}},"thoughtSignature":"s"})")
                                           << u"read file!"_s << QByteArray("{}")
                                           << QByteArray(R"({"functionCall":{"name":"read_file_","args":{}}})") << QByteArray("read_file_");
    QTest::newRow("arguments that are no object")
        << QByteArray(R"({"functionCall":{"id":"g-1","name":"read_file","args":[5]}})") << u"io:read_file"_s << QByteArray("[5]")
        << QByteArray(R"({"functionCall":{"name":"read_file","args":{"malformed_arguments":"[5]"}}})") << QByteArray("read_file");
}

void GeminiDialectTest::writesKeptCallsAnewThatNoProviderTakes()
{
    QFETCH(const QByteArray, native);
    QFETCH(const QString, name);
    QFETCH(const QByteArray, arguments);
    QFETCH(const QByteArray, written);
    QFETCH(const QByteArray, answered);
    const QByteArray sent = contents(
        {said(Role::User, u"Well?"_s), geminiAnswer({kept(native)}, u"p"_s), call(u"g-1"_s, name, arguments), result(u"g-1"_s, u"no"_s)});
    const QByteArray expected = R"({"role":"model","parts":[)" + written + R"(]},{"role":"user","parts":[{"functionResponse":{"name":")"
        + answered + R"(","response":{"output":"no"}}}]}])";
    QVERIFY2(sent.endsWith(expected), sent.constData());
}

void GeminiDialectTest::keepsSignaturesThatNobodyCanRead()
{
    const QByteArray written = contents({said(Role::User, u"Well?"_s), geminiAnswer({kept(signedCall)}, u"q"_s),
        call(u"x"_s, u"io:read_file"_s, "{\"a\": 1.0}"), result(u"x"_s, u"one"_s)});
    QVERIFY(!written.contains("thoughtSignature"));
    QVERIFY(written.contains(R"({"functionCall":{"name":"read_file","args":{"a": 1.0}}})"));
}

void GeminiDialectTest::dropsTheSignatureOfAChangedText()
{
    const QByteArray native = R"({"text":" you","thoughtSignature":"t1"})";
    const QByteArray written = contents(
        {said(Role::User, u"Well?"_s), geminiAnswer({TextContent {u"To him"_s}, kept(native)}), said(Role::User, u"So?"_s)});
    QVERIFY(written.contains(R"({"role":"model","parts":[{"text":"To him"}]})"));
}

void GeminiDialectTest::marksCallsOfOtherModels()
{
    const QByteArray mark = R"("thoughtSignature":"skip_thought_signature_validator")";
    const QList<CanisterPointer> round {
        call(u"x"_s, u"io:read_file"_s, "{}"), call(u"y"_s, u"io:read_file"_s, "{}"), result(u"x"_s, u"one"_s), result(u"y"_s, u"two"_s)};
    const QList<CanisterPointer> canisters = QList<CanisterPointer> {said(Role::User, u"Before"_s)} + round
        + QList<CanisterPointer> {said(Role::User, u"Now"_s)} + round;
    QVERIFY(!contents(canisters).contains("thoughtSignature"));
    ModelEntry entry;
    entry.returnThoughts = true;
    const QByteArray written = contents(canisters, entry);
    // Only since the person last spoke, and only the first call of a round.
    QCOMPARE(written.count(mark), 1);
    QVERIFY(written.indexOf(mark) > written.indexOf("Now"));
    QVERIFY(written.contains(R"([{"functionCall":{"name":"read_file","args":{}},)" + mark + "},"));
}

void GeminiDialectTest::asksForTheRestOfAnInterruptedAnswer()
{
    const QByteArray written = contents({said(Role::User, u"Well?"_s), geminiAnswer({TextContent {u"So"_s}})});
    QVERIFY(written.endsWith(R"({"role":"model","parts":[{"text":"So"}]},{"role":"user","parts":[{"text":"Continue."}]}])"));
}

QTEST_GUILESS_MAIN(GeminiDialectTest)
#include "tst_geminidialect.moc"
