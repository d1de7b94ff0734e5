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

QByteArray began(int index, const QByteArray &block)
{
    return sse(R"({"type":"content_block_start","index":)" + QByteArray::number(index) + R"(,"content_block":)" + block + "}");
}

QByteArray piece(int index, const QByteArray &delta)
{
    return sse(R"({"type":"content_block_delta","index":)" + QByteArray::number(index) + R"(,"delta":)" + delta + "}");
}

const QByteArray messageStop = sse(R"({"type":"message_stop"})");

//! A chunk of chat completions with this message.
QByteArray brokenChunk(const QByteArray &delta, const QByteArray &rest = {})
{
    return sse(R"({"choices":[{"delta":)" + delta + rest + "}]}");
}

QByteArray part(const QByteArray &part, const QByteArray &rest = {})
{
    return sse(R"({"candidates":[{"content":{"parts":[)" + part + "]}" + rest + "}]}");
}

const QByteArray finished = sse(R"({"choices":[{"delta":{},"finish_reason":"stop"}]})");

Read readReply(const QString &dialect, const QByteArray &bytes)
{
    if (dialect != ollama)
        return readPieces(dialect, {bytes});
    Listener listener;
    ReplyReader reader(Dialects::find(ollama)->makeDecoder(requestWithTool(), listener), {}, Framing::Lines);
    reader.feed(bytes);
    reader.close();
    return {reader.error() ? reader.partial() : reader.reply(), reader.error(), listener.text, listener.thought};
}

QString said(const Read &read)
{
    QString all;
    for (const Content &content : read.reply.contents) {
        if (const auto *text = std::get_if<TextContent>(&content))
            all += text->text;
    }
    return all;
}

QStringList callsRead(const Read &read)
{
    QStringList all;
    for (const Invocation &call : read.reply.invocations)
        all.append(call.name + u' ' + QString::fromUtf8(call.arguments));
    return all;
}

} // namespace

//! Replies that say things twice, out of order, in part or without end: what is read of them is right, or it is refused.
class BrokenRepliesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsBlocksThatShareANumber();
    void putsPiecesIntoTheBlocksThatTheyAreOf();
    void takesABlockThatIsBegunTwiceForOne();
    void keepsTextThatNoBlockWasBegunFor();
    void refusesAPieceOfACallThatWasNotBegun();
    void breaksOffAnAnswerThatIsTooLong_data();
    void breaksOffAnAnswerThatIsTooLong();
    void keepsNoMoreOfAWholeBodyThanItsAnswerMayTake();
    void refusesAnAnswerThatBeginsAgain();
    void keepsWholeCallsThatAreNumberedAlike();
    void takesACallThatIsSentTwiceForOne();
    void readsArgumentsBehindAnEmptyObject();
    void hearsOneOfSeveralChoices();
    void readsAMessageThatIsStreamedWhole();
    void failsWhereTheServerGaveUp_data();
    void failsWhereTheServerGaveUp();
    void readsThoughtsAmongTheParts();
    void countsNoTokensBelowNothing();
    void readsItemsThatWereNotStreamed();
    void saysNothingTwiceThatWasStreamedWithoutNumbers();
    void completesACallOfWhichOnlyAPartCame();
    void refusesAResponseThatIsNoAnswer_data();
    void refusesAResponseThatIsNoAnswer();
    void knowsAnIncompleteResponseByItsEvent();
    void refusesArgumentsInPieces();
    void passesOnArgumentsThatAreNoObject();
    void readsNothingBehindTheEnd_data();
    void readsNothingBehindTheEnd();
    void takesDoneForNoEndByItself_data();
    void takesDoneForNoEndByItself();
    void refusesMorePartsThanAnyAnswerHas_data();
    void refusesMorePartsThanAnyAnswerHas();
    void takesAnEmptyErrorForNone();
};

void BrokenRepliesTest::keepsBlocksThatShareANumber()
{
    const Read read = readPieces(anthropic,
        {began(0, R"({"type":"text","text":"One. "})") + began(0, R"({"type":"text","text":""})")
            + piece(0, R"({"type":"text_delta","text":"Two."})") + began(0, R"({"type":"tool_use","id":"a","name":"read_file"})")
            + piece(0, R"({"type":"input_json_delta","partial_json":"{\"p\":1}"})")
            + began(0, R"({"type":"tool_use","id":"b","name":"read_file"})")
            + piece(0, R"({"type":"input_json_delta","partial_json":"{\"p\":2}"})") + messageStop});
    QVERIFY(!read.error);
    QCOMPARE(said(read), u"One. Two."_s);
    QCOMPARE(callsRead(read), QStringList({u"io:read_file {\"p\":1}"_s, u"io:read_file {\"p\":2}"_s}));
}

void BrokenRepliesTest::putsPiecesIntoTheBlocksThatTheyAreOf()
{
    const auto input = [](int index, const QByteArray &json) {
        return piece(index, R"({"type":"input_json_delta","partial_json":")" + json + "\"}");
    };
    const Read read = readPieces(anthropic,
        {began(2, R"({"type":"tool_use","id":"b","name":"read_file"})") + began(1, R"({"type":"tool_use","id":"a","name":"read_file"})")
            + began(0, R"({"type":"text","text":""})") + input(2, R"({\"p\":)") + input(1, R"({\"p\":)")
            + piece(0, R"({"type":"text_delta","text":"Both."})") + input(2, "2}") + input(1, "1}") + messageStop});
    QVERIFY(!read.error);
    QCOMPARE(said(read), u"Both."_s);
    QCOMPARE(callsRead(read), QStringList({u"io:read_file {\"p\":1}"_s, u"io:read_file {\"p\":2}"_s}));
    QCOMPARE(read.reply.invocations.first().id, u"a"_s);
}

void BrokenRepliesTest::takesABlockThatIsBegunTwiceForOne()
{
    const QByteArray start = began(1, R"({"type":"tool_use","id":"a","name":"read_file"})");
    const Read read = readPieces(anthropic, {start + start + piece(1, R"({"type":"input_json_delta","partial_json":"{}"})") + messageStop});
    QVERIFY(!read.error);
    QCOMPARE(callsRead(read), QStringList(u"io:read_file {}"_s));
}

void BrokenRepliesTest::keepsTextThatNoBlockWasBegunFor()
{
    const Read read = readPieces(anthropic,
        {piece(0, R"({"type":"thinking_delta","thinking":"Hm"})") + piece(1, R"({"type":"text_delta","text":"Yes"})")
            + sse(R"({"type":"content_block_delta","delta":{"type":"text_delta","text":"!"}})") + messageStop});
    QVERIFY(!read.error);
    QCOMPARE(said(read), u"Yes!"_s);
    QCOMPARE(std::get<ThoughtContent>(read.reply.contents.first()).text, u"Hm"_s);
}

void BrokenRepliesTest::refusesAPieceOfACallThatWasNotBegun()
{
    const Read read = readPieces(anthropic,
        {began(0, R"({"type":"text","text":"I look."})") + piece(1, R"({"type":"input_json_delta","partial_json":"{\"p\":1}"})")
            + messageStop});
    QVERIFY(read.error && read.error->kind == ProviderError::Kind::Malformed);
    QCOMPARE(said(read), u"I look."_s);
}

void BrokenRepliesTest::refusesAnAnswerThatBeginsAgain()
{
    const QByteArray start = sse(R"({"type":"message_start","message":{"model":"m"}})");
    const QByteArray text = began(0, R"({"type":"text","text":"Hello"})");
    QCOMPARE(said(readPieces(anthropic, {start + start + text + messageStop})), u"Hello"_s);
    const Read read = readPieces(anthropic, {start + text + start + text + messageStop});
    QVERIFY(read.error && read.error->kind == ProviderError::Kind::Malformed);
    QCOMPARE(said(read), u"Hello"_s);
}

void BrokenRepliesTest::keepsWholeCallsThatAreNumberedAlike()
{
    const auto call = [](const QByteArray &arguments) {
        return brokenChunk(R"({"tool_calls":[{"index":0,"id":"","function":{"name":"read_file","arguments":")" + arguments + R"("}}]})");
    };
    const Read read = readPieces(openAi, {call(R"({\"p\":1})") + call(R"({\"p\":2})") + finished});
    QCOMPARE(callsRead(read), QStringList({u"io:read_file {\"p\":1}"_s, u"io:read_file {\"p\":2}"_s}));
}

void BrokenRepliesTest::takesACallThatIsSentTwiceForOne()
{
    const QByteArray call = brokenChunk(R"({"tool_calls":[{"index":0,"id":"a","function":{"name":"read_file","arguments":"{\"p\":1}"}}]})");
    QCOMPARE(callsRead(readPieces(openAi, {call + call + finished})), QStringList(u"io:read_file {\"p\":1}"_s));
}

void BrokenRepliesTest::readsArgumentsBehindAnEmptyObject()
{
    const Read read = readPieces(openAi,
        {brokenChunk(R"({"tool_calls":[{"index":0,"id":"a","function":{"name":"read_file","arguments":"{}"}}]})")
            + brokenChunk(R"({"tool_calls":[{"index":0,"function":{"arguments":"{\"p\""}}]})")
            + brokenChunk(R"({"tool_calls":[{"index":0,"function":{"arguments":":1}"}}]})") + finished});
    QCOMPARE(callsRead(read), QStringList(u"io:read_file {\"p\":1}"_s));
}

void BrokenRepliesTest::hearsOneOfSeveralChoices()
{
    const Read read = readPieces(openAi,
        {sse(R"({"choices":[{"index":0,"delta":{"content":"One"}},{"index":1,"delta":{"content":"Two"}}]})")
            + sse(R"({"choices":[{"index":1,"delta":{"content":" more"},"finish_reason":"length"}]})")
            + sse(R"({"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]})")});
    QCOMPARE(said(read), u"One"_s);
    QCOMPARE(read.reply.stop, StopReason::Finished);
}

void BrokenRepliesTest::readsAMessageThatIsStreamedWhole()
{
    const Read read = readPieces(openAi, {sse(R"({"choices":[{"index":0,"message":{"content":"Hello"},"finish_reason":"stop"}]})")});
    QVERIFY(!read.error);
    QCOMPARE(said(read), u"Hello"_s);
}

void BrokenRepliesTest::failsWhereTheServerGaveUp_data()
{
    QTest::addColumn<QByteArray>("reason");
    for (const char *reason : {"error", "abort", "insufficient_system_resource"})
        QTest::newRow(reason) << QByteArray(reason);
}

void BrokenRepliesTest::failsWhereTheServerGaveUp()
{
    QFETCH(const QByteArray, reason);
    const Read read = readPieces(
        openAi, {brokenChunk(R"({"content":"Half an"})", R"(,"finish_reason":")" + reason + '"') + "data: [DONE]\n\n"});
    QVERIFY(read.error && read.error->kind == ProviderError::Kind::Said);
    QCOMPARE(read.error->message, QString::fromLatin1(reason));
    QCOMPARE(said(read), u"Half an"_s);
}

void BrokenRepliesTest::readsThoughtsAmongTheParts()
{
    const Read read = readPieces(openAi,
        {brokenChunk(R"({"content":[{"type":"thinking","thinking":[{"type":"text","text":"Hm"}]}]})")
            + brokenChunk(R"({"content":[{"type":"text","text":"Yes"}]})") + finished});
    QCOMPARE(said(read), u"Yes"_s);
    QCOMPARE(read.thought, u"Hm"_s);
    const auto thought = std::get<ThoughtContent>(read.reply.contents.first());
    QCOMPARE(thought.text, u"Hm"_s);
    QVERIFY(thought.native.isEmpty());
}

void BrokenRepliesTest::countsNoTokensBelowNothing()
{
    const Read read = readPieces(openAi,
        {brokenChunk(R"({"content":"a"})", R"(,"finish_reason":"stop")")
            + sse(R"({"choices":[],"usage":{"prompt_tokens":3,"prompt_tokens_details":{"cached_tokens":9},"completion_tokens":1}})")});
    QCOMPARE(read.reply.usage.input, 0);
    QCOMPARE(read.reply.usage.output, 1);
}

void BrokenRepliesTest::readsItemsThatWereNotStreamed()
{
    const Read read = readPieces(responses,
        {sse(R"({"type":"response.output_text.delta","item_id":"s1","output_index":0,"delta":"I look."})")
            + sse(
                R"({"type":"response.completed","response":{"status":"completed","output":[{"type":"message","id":"m1","content":[{"type":"output_text","text":"I look."}]},)"
                R"({"type":"function_call","id":"f1","call_id":"a","name":"read_file","arguments":"{\"p\":1}"}]}})")});
    QVERIFY(!read.error);
    QCOMPARE(said(read), u"I look."_s);
    QCOMPARE(read.text, u"I look."_s);
    QCOMPARE(callsRead(read), QStringList(u"io:read_file {\"p\":1}"_s));
    QCOMPARE(read.reply.stop, StopReason::Invocations);
}

void BrokenRepliesTest::saysNothingTwiceThatWasStreamedWithoutNumbers()
{
    const Read read = readPieces(responses,
        {sse(R"({"type":"response.output_text.delta","delta":"One."})") + sse(R"({"type":"response.output_text.delta","delta":" Two."})")
            + sse(
                R"({"type":"response.completed","response":{"status":"completed","output":[{"type":"message","id":"m1","content":[{"type":"output_text","text":"One."}]},)"
                R"({"type":"message","id":"m2","content":[{"type":"output_text","text":" Two."}]}]}})")});
    QVERIFY(!read.error);
    QCOMPARE(said(read), u"One. Two."_s);
    QCOMPARE(read.text, u"One. Two."_s);
}

void BrokenRepliesTest::completesACallOfWhichOnlyAPartCame()
{
    const Read read = readPieces(responses,
        {sse(R"({"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","id":"f1","call_id":"a","name":"read_file","arguments":""}})")
            + sse(R"({"type":"response.function_call_arguments.delta","item_id":"f1","output_index":0,"delta":"{\"p\""})")
            + sse(
                R"({"type":"response.completed","response":{"status":"completed","output":[{"type":"function_call","id":"other","call_id":"a","name":"read_file","arguments":"{\"p\":1}"}]}})")});
    QCOMPARE(callsRead(read), QStringList(u"io:read_file {\"p\":1}"_s));
}

void BrokenRepliesTest::refusesAResponseThatIsNoAnswer_data()
{
    QTest::addColumn<QByteArray>("status");
    for (const char *status : {"cancelled", "queued", "in_progress"})
        QTest::newRow(status) << QByteArray(status);
}

void BrokenRepliesTest::refusesAResponseThatIsNoAnswer()
{
    QFETCH(const QByteArray, status);
    QVERIFY(readPieces(responses, {R"({"object":"response","status":")" + status + R"(","error":null,"output":[]})"}).error);
}

void BrokenRepliesTest::knowsAnIncompleteResponseByItsEvent()
{
    const Read read = readPieces(responses,
        {sse(R"({"type":"response.output_text.delta","delta":"Half an"})") + sse(R"({"type":"response.incomplete","response":{}})")});
    QVERIFY(!read.error);
    QCOMPARE(read.reply.stop, StopReason::Length);
    QCOMPARE(said(read), u"Half an"_s);
}

void BrokenRepliesTest::refusesArgumentsInPieces()
{
    const QByteArray first = part(R"({"functionCall":{"name":"read_file","willContinue":true}})");
    const QByteArray next = part(
        R"({"functionCall":{"partialArgs":[{"jsonPath":"$.path","stringValue":"a.t","willContinue":true}],"willContinue":true}})");
    for (const QByteArray &stream : {first + next, next}) {
        const Read read = readPieces(gemini, {stream + part(R"({"functionCall":{}})", R"(,"finishReason":"STOP")")});
        QVERIFY(read.error && read.error->kind == ProviderError::Kind::Malformed);
        QVERIFY(read.error->message.contains(u"streamFunctionCallArguments"_s));
        QVERIFY(read.reply.invocations.isEmpty());
    }
}

void BrokenRepliesTest::passesOnArgumentsThatAreNoObject()
{
    const Read read = readPieces(gemini,
        {part(R"({"functionCall":{"name":"read_file","args":"{\"p\":1}"}},{"functionCall":{"name":"read_file","args":[1]}})",
            R"(,"finishReason":"STOP")")});
    QCOMPARE(callsRead(read), QStringList({u"io:read_file {\"p\":1}"_s, u"io:read_file [1]"_s}));
}

void BrokenRepliesTest::readsNothingBehindTheEnd_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("anthropic") << anthropic << began(0, R"({"type":"text","text":"Yes"})") << messageStop;
    QTest::newRow("openai") << openAi << brokenChunk(R"({"content":"Yes"})") << finished + "data: [DONE]\n\n";
    QTest::newRow("responses") << responses << sse(R"({"type":"response.output_text.delta","delta":"Yes"})")
                               << sse(R"({"type":"response.completed","response":{"status":"completed"}})");
    QTest::newRow("gemini") << gemini << part(R"({"text":"Yes"})") << part({}, R"(,"finishReason":"STOP")") + "data: [DONE]\n\n";
    QTest::newRow("ollama") << ollama << QByteArray("{\"message\":{\"content\":\"Yes\"},\"done\":false}\n")
                            << QByteArray("{\"message\":{\"content\":\"\"},\"done\":true}\n");
}

void BrokenRepliesTest::readsNothingBehindTheEnd()
{
    QFETCH(const QString, dialect);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, end);
    const QByteArray broken = dialect == ollama ? "{\"error\":\"late\"}\n" : sse("no JSON");
    const Read read = readReply(dialect, text + end + text + broken);
    QVERIFY(!read.error);
    QCOMPARE(said(read), u"Yes"_s);
    QCOMPARE(read.text, u"Yes"_s);
}

void BrokenRepliesTest::takesDoneForNoEndByItself_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("anthropic") << anthropic << began(0, R"({"type":"text","text":"Half an"})");
    QTest::newRow("responses") << responses << sse(R"({"type":"response.output_text.delta","delta":"Half an"})");
    QTest::newRow("gemini") << gemini << part(R"({"text":"Half an"})");
}

void BrokenRepliesTest::takesDoneForNoEndByItself()
{
    QFETCH(const QString, dialect);
    QFETCH(const QByteArray, text);
    const Read read = readReply(dialect, text + "data: [DONE]\n\n");
    QVERIFY(read.error && read.error->kind == ProviderError::Kind::Truncated);
    QCOMPARE(said(read), u"Half an"_s);
}

void BrokenRepliesTest::refusesMorePartsThanAnyAnswerHas_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("stream");
    constexpr int many = 20'000;
    QByteArray items;
    for (int number = 0; number < many; ++number)
        items += sse(R"({"type":"response.output_item.added","item":{"type":"function_call","name":"x","id":")" + QByteArray::number(number)
            + R"("}})");
    QTest::newRow("responses") << responses << items;
    QTest::newRow("anthropic") << anthropic << began(0, R"({"type":"tool_use","id":"","name":"read_file"})").repeated(many);
    QTest::newRow("openai") << openAi
                            << brokenChunk(R"({"tool_calls":[{"function":{"name":"read_file","arguments":"{}"}}]})").repeated(many);
    QTest::newRow("gemini") << gemini << part(R"({"functionCall":{"name":"read_file"}})").repeated(many);
    QTest::newRow("gemini's other parts") << gemini << part(R"({"executableCode":{}})").repeated(many);
    QTest::newRow("ollama")
        << ollama
        << QByteArray("{\"message\":{\"tool_calls\":[{\"function\":{\"name\":\"read_file\",\"arguments\":{}}}]}}\n").repeated(many);
}

void BrokenRepliesTest::refusesMorePartsThanAnyAnswerHas()
{
    QFETCH(const QString, dialect);
    QFETCH(const QByteArray, stream);
    const Read read = readReply(dialect, stream);
    QVERIFY(read.error && read.error->kind == ProviderError::Kind::Overrun);
    QVERIFY(read.reply.invocations.isEmpty());
}

void BrokenRepliesTest::takesAnEmptyErrorForNone()
{
    for (const char *nothing : {"null", "\"\"", "false", "{}"}) {
        const Read read = readPieces(
            openAi, {sse(R"({"error":)" + QByteArray(nothing) + R"(,"choices":[{"delta":{"content":"Yes"},"finish_reason":"stop"}]})")});
        QVERIFY(!read.error);
        QCOMPARE(said(read), u"Yes"_s);
    }
}

void BrokenRepliesTest::breaksOffAnAnswerThatIsTooLong_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("piece");
    const QByteArray text(1000, 'a');
    QTest::newRow("anthropic: text") << u"anthropic-messages"_s << piece(0, "{\"type\":\"text_delta\",\"text\":\"" + text + "\"}");
    QTest::newRow("anthropic: thoughts") << u"anthropic-messages"_s
                                         << piece(0, "{\"type\":\"thinking_delta\",\"thinking\":\"" + text + "\"}");
    QTest::newRow("anthropic: blocks") << u"anthropic-messages"_s << began(0, "{\"type\":\"odd\",\"x\":\"" + text + "\"}");
    QTest::newRow("chat completions: text") << u"openai-chat-completions"_s << brokenChunk("{\"content\":\"" + text + "\"}");
    QTest::newRow("chat completions: thoughts") << u"openai-chat-completions"_s << brokenChunk("{\"reasoning\":\"" + text + "\"}");
    QTest::newRow("chat completions: arguments")
        << u"openai-chat-completions"_s
        << brokenChunk("{\"tool_calls\":[{\"index\":0,\"function\":{\"name\":\"a\",\"arguments\":\"" + text + "\"}}]}");
    QTest::newRow("responses: text") << u"openai-responses"_s
                                     << sse("{\"type\":\"response.output_text.delta\",\"delta\":\"" + text + "\"}");
    QTest::newRow("responses: arguments") << u"openai-responses"_s
                                          << sse("{\"type\":\"response.function_call_arguments.delta\",\"delta\":\"" + text + "\"}");
    QTest::newRow("gemini: text") << u"google-gemini"_s << part("{\"text\":\"" + text + "\"}");
    QTest::newRow("gemini: parts") << u"google-gemini"_s << part("{\"odd\":\"" + text + "\"}");
    QTest::newRow("ollama: text") << ollama << "{\"message\":{\"content\":\"" + text + "\"}}\n";
    QTest::newRow("ollama: thoughts") << ollama << "{\"message\":{\"thinking\":\"" + text + "\"}}\n";
}

void BrokenRepliesTest::breaksOffAnAnswerThatIsTooLong()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, piece);
    Listener listener;
    auto decoder = Dialects::find(dialect)->makeDecoder(requestWithTool(), listener);
    decoder->setLimit(100'000);
    ReplyReader reader(std::move(decoder), {}, dialect == ollama ? Framing::Lines : Framing::Events);
    // Thoughts of some dialects are kept twice.
    for (int number = 0; number < 45; ++number)
        reader.feed(piece);
    QVERIFY(!reader.error());
    for (int number = 0; number < 60; ++number)
        reader.feed(piece);
    QVERIFY(reader.error());
    QCOMPARE(reader.error()->kind, ProviderError::Kind::Overrun);
    QVERIFY(listener.text.size() + listener.thought.size() <= 102'000);
}

void BrokenRepliesTest::keepsNoMoreOfAWholeBodyThanItsAnswerMayTake()
{
    const QByteArray mebibyte(1024 * 1024, 'x');
    Listener listener;
    ReplyReader reader(Dialects::find(u"openai-chat-completions"_s)->makeDecoder(requestWithTool(), listener), {}, Framing::Events);
    reader.setLimit(mebibyte.size());
    reader.feed("{\"a\":\"");
    // A picture may be larger than the text that an answer may have.
    for (int number = 0; number < 7; ++number)
        reader.feed(mebibyte);
    QVERIFY(!reader.error());
    for (int number = 0; number < 2; ++number)
        reader.feed(mebibyte);
    QVERIFY(reader.error());
    QCOMPARE(reader.error()->kind, ProviderError::Kind::Overrun);
    reader.feed("\"}");
    reader.close();
    QCOMPARE(reader.error()->kind, ProviderError::Kind::Overrun);
}

QTEST_GUILESS_MAIN(BrokenRepliesTest)
#include "tst_brokenreplies.moc"
