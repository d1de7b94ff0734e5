// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/httpconversejob.h"
#include "network/providers/wire/signedparts.h"
#include "tests/network/replies.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using namespace model;
using namespace canisters;
using namespace replies;

namespace {

//! All that was read, in one line: a row says what is there and, by that, what is not.
QString inShort(const Read &read)
{
    QStringList all;
    if (!read.thought.isEmpty())
        all.append(u"thinks "_s + read.thought);
    if (!read.text.isEmpty())
        all.append(u"says "_s + read.text);
    for (const Content &content : read.reply.contents) {
        if (const auto *text = std::get_if<TextContent>(&content))
            all.append(u"text "_s + text->text);
        else if (const auto *thought = std::get_if<ThoughtContent>(&content))
            all.append((u"thought "_s + thought->text + u' ' + thought->native.toString()).simplified());
        else if (const auto *image = std::get_if<ImageContent>(&content))
            all.append(u"image "_s + image->mimeType);
    }
    for (const Invocation &call : read.reply.invocations)
        all.append(u"call "_s + QString::fromUtf8(call.arguments) + (call.cutOffAfter ? u" cut"_s : QString()));
    if (read.error)
        all.append(u"error "_s + QString::number(int(read.error->kind)));
    else
        all.append(toWire(read.reply.stop));
    return all.join(u"; "_s);
}

QString errorOf(ProviderError::Kind kind)
{
    return u"error "_s + QString::number(int(kind));
}

const QString truncated = errorOf(ProviderError::Kind::Truncated);
const QString refused = errorOf(ProviderError::Kind::Said);

// Anthropic's events.
QByteArray blockStart(int index, const QByteArray &block)
{
    return sse(R"({"type":"content_block_start","index":)" + QByteArray::number(index) + R"(,"content_block":)" + block + "}");
}

QByteArray blockDelta(int index, const QByteArray &delta)
{
    return sse(R"({"type":"content_block_delta","index":)" + QByteArray::number(index) + R"(,"delta":)" + delta + "}");
}

QByteArray toolUse(int index, const QByteArray &id)
{
    return blockStart(index, R"({"type":"tool_use","id":")" + id + R"(","name":"read_file"})");
}

QByteArray stopFor(const QByteArray &reason)
{
    return sse(R"({"type":"message_delta","delta":{"stop_reason":")" + reason + "\"}}") + sse(R"({"type":"message_stop"})");
}

// Chat completions' chunks.
QByteArray choice(const QByteArray &delta, const QByteArray &reason = "null")
{
    return sse(R"({"choices":[{"delta":)" + delta + R"(,"finish_reason":)" + reason + "}]}");
}

QByteArray callPiece(const QByteArray &rest)
{
    return choice(R"({"tool_calls":[{)" + rest + "}]}");
}

// Gemini's responses.
QByteArray parts(const QByteArray &all, const QByteArray &rest = {})
{
    return sse(R"({"candidates":[{"content":{"parts":[)" + all + "]}" + rest + "}]}");
}

const QByteArray geminiEnd = R"(,"finishReason":"STOP")";

// Responses' events.
QByteArray textOf(int index, const QByteArray &text)
{
    return sse(R"({"type":"response.output_text.delta","output_index":)" + QByteArray::number(index) + R"(,"delta":")" + text + "\"}");
}

QByteArray responseEnd(const QByteArray &members = R"("status":"completed")")
{
    return sse(R"({"type":"response.completed","response":{)" + members + "}}");
}

QByteArray ollamaLine(const QByteArray &message, const QByteArray &rest = R"("done":false)")
{
    return R"({"message":)" + message + ',' + rest + "}\n";
}

const QByteArray ollamaEnd = ollamaLine(R"({"content":""})", R"("done":true,"done_reason":"stop")");

} // namespace

//! Each condition in a decoder, by a reply in which it decides.
class DecoderConditionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAnthropic_data();
    void readsAnthropic() { readsRow(anthropic); }
    void readsChatCompletions_data();
    void readsChatCompletions() { readsRow(openAi); }
    void readsGemini_data();
    void readsGemini() { readsRow(gemini); }
    void readsResponses_data();
    void readsResponses() { readsRow(responses); }
    void readsOllama_data();
    void readsOllama() { readsRow(ollama); }
    void breaksOffWhatIsTooLong_data();
    void breaksOffWhatIsTooLong();
    void refusesTooManyValues_data();
    void refusesTooManyValues();
    void countsFigures();
    void keepsTheFirstNameOfTheModel();
    void givesAUsedIdentifierAnew();
    void hasSpokenOnceACallForms();
    void namesReasonsThatAreNotKnown();
    void readsLinesWhateverTheyAreCalled();
    void givesBackTheCallThatItWas();
    void knowsAnExcessByItsDetail();
    void callsNoJsonWhatIsNotJson();

private:
    void readsRow(const QString &dialect);
};

void DecoderConditionsTest::readsRow(const QString &dialect)
{
    QFETCH(QByteArray, bytes);
    QTEST(inShort(readPieces(dialect, {bytes})), "read");
}

void DecoderConditionsTest::readsAnthropic_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("read");
    QTest::newRow("a block of another kind, whose input comes later")
        << QByteArray(blockStart(0, R"({"type":"server_tool_use","id":"s","input":{}})")
               + blockDelta(0, R"({"type":"input_json_delta","partial_json":"{\"q\":1}"})") + stopFor("end_turn"))
        << u"thought {\"type\":\"server_tool_use\",\"id\":\"s\",\"input\":{\"q\":1}}; finished"_s;
    QTest::newRow("a call in a whole body") << QByteArray(
        R"({"content":[{"type":"tool_use","id":"a","name":"read_file","input":{"p":1}},{"type":"text","text":"x","input":{}}],"stop_reason":"tool_use"})")
                                            << u"says x; text x; call {\"p\":1}; invocations"_s;
    QTest::newRow("a signature with the block's beginning")
        << QByteArray(blockStart(0, R"({"type":"thinking","thinking":"Hm","signature":"sig"})")
               + blockStart(1, R"({"type":"text","text":"A"})") + stopFor("end_turn"))
        << u"thinks Hm; says A; thought Hm {\"type\":\"thinking\",\"thinking\":\"Hm\",\"signature\":\"sig\"}; text A; finished"_s;
    QTest::newRow("nothing before the beginning") << QByteArray(blockDelta(0, R"({"type":"text_delta","text":""})")
        + sse(R"({"type":"message_start","message":{"model":"m"}})") + blockDelta(0, R"({"type":"text_delta","text":"A"})")
        + stopFor("end_turn")) << u"says A; text A; finished"_s;
    QTest::newRow("no piece of no call") << QByteArray(blockDelta(3, R"({"type":"input_json_delta","partial_json":""})")
        + stopFor("end_turn")) << u"finished"_s;
    QTest::newRow("a full context") << QByteArray(blockStart(0, R"({"type":"text","text":"A"})") + stopFor("model_context_window_exceeded"))
                                    << u"says A; text A; length"_s;
    QTest::newRow("a pause") << QByteArray(blockStart(0, R"({"type":"text","text":"A"})") + stopFor("pause_turn"))
                             << u"says A; text A; paused"_s;
    QTest::newRow("an empty block") << QByteArray(blockStart(0, R"({"type":"text","text":""})") + stopFor("end_turn")) << u"finished"_s;
    QTest::newRow("calls without arguments, cut off")
        << QByteArray(toolUse(0, "a") + toolUse(1, "b") + stopFor("max_tokens")) << u"call {}; call { cut; length"_s;
    QTest::newRow("a call without arguments") << QByteArray(toolUse(0, "a") + stopFor("tool_use")) << u"call {}; invocations"_s;
    const QByteArray wholeUse = blockStart(0, R"({"type":"tool_use","id":"a","name":"read_file","input":{"p":1}})");
    QTest::newRow("a call that begins whole") << QByteArray(wholeUse + stopFor("tool_use")) << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("a call that begins whole, then no piece of it")
        << QByteArray(wholeUse + blockDelta(0, R"({"type":"input_json_delta","partial_json":""})") + stopFor("tool_use"))
        << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("a call that begins whole, then in pieces")
        << QByteArray(wholeUse + blockDelta(0, R"({"type":"input_json_delta","partial_json":"{\"p\""})")
               + blockDelta(0, R"({"type":"input_json_delta","partial_json":":2}"})") + stopFor("tool_use"))
        << u"call {\"p\":2}; invocations"_s;
    QTest::newRow("a call that begins again, whole")
        << QByteArray(blockStart(0, R"({"type":"tool_use","id":"a","name":"read_file","input":{}})") + wholeUse + stopFor("tool_use"))
        << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("a call that begins whole, as a string")
        << QByteArray(blockStart(0, R"({"type":"tool_use","id":"a","name":"read_file","input":"{\"p\":1}"})") + stopFor("tool_use"))
        << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("a call that begins empty, cut off")
        << QByteArray(blockStart(0, R"({"type":"tool_use","id":"a","name":"read_file","input":{}})") + stopFor("max_tokens"))
        << u"call { cut; length"_s;
    QTest::newRow("a whole call, then the limit")
        << QByteArray(toolUse(0, "a") + blockDelta(0, R"({"type":"input_json_delta","partial_json":"{\"p\":1}"})") + stopFor("max_tokens"))
        << u"call {\"p\":1}; length"_s;
    QTest::newRow("events that only the stream names") << QByteArray(
        "event: content_block_start\ndata: {\"index\":0,\"content_block\":{\"type\":\"text\",\"text\":\"A\"}}\n\n"
        "event: message_stop\ndata: {\"x\":1}\n\n") << u"says A; text A; finished"_s;
    QTest::newRow("a stop for calls that did not come")
        << QByteArray(blockStart(0, R"({"type":"text","text":"A"})") + stopFor("tool_use")) << u"says A; text A; finished"_s;
    QTest::newRow("an error that only the stream names") << QByteArray("event: error\ndata: {\"message\":\"no\"}\n\n") << refused;
}

void DecoderConditionsTest::readsChatCompletions_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("read");
    QTest::newRow("a refusal") << QByteArray(choice(R"({"refusal":"No."})", R"("stop")")) << u"says No.; text No.; finished"_s;
    QTest::newRow("a function, as it was before there were tools")
        << QByteArray(choice(R"({"function_call":{"name":"read_file","arguments":"{\"p\""}})")
               + choice(R"({"function_call":{"arguments":":1}"}})", R"("function_call")"))
        << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("a thought under two names") << QByteArray(
        choice(R"({"reasoning_content":"Hm","reasoning":"Hm"})") + choice(R"({"content":"A"})", R"("stop")"))
                                               << u"thinks Hm; says A; thought Hm {\"reasoning_content\":\"Hm\"}; text A; finished"_s;
    QTest::newRow("arguments that are an object") << QByteArray(
        callPiece(R"("index":0,"id":"a","function":{"name":"read_file","arguments":{"p":1}})") + choice("{}", R"("tool_calls")"))
                                                  << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("calls without arguments, cut off")
        << QByteArray(callPiece(R"("index":0,"id":"a","function":{"name":"read_file","arguments":""})")
               + callPiece(R"("index":1,"id":"b","function":{"name":"read_file","arguments":""})") + choice("{}", R"("length")"))
        << u"call {}; call { cut; length"_s;
    QTest::newRow("an empty reason is none") << QByteArray(choice(R"({"content":"A"})", R"("")")) << u"says A; text A; "_s + truncated;
    QTest::newRow("a call whose arguments come whole behind its name") << QByteArray(
        callPiece(R"("index":0,"id":"a","function":{"name":"read_file","arguments":""})")
        + callPiece(R"("index":0,"id":"a","function":{"name":"read_file","arguments":"{\"p\":1}"})") + choice("{}", R"("tool_calls")"))
                                                                       << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("the same without an identifier") << QByteArray(callPiece(R"("index":0,"function":{"name":"read_file","arguments":""})")
        + callPiece(R"("index":0,"function":{"name":"read_file","arguments":"{\"p\":1}"})") + choice("{}", R"("tool_calls")"))
                                                    << u"call {\"p\":1}; invocations"_s;
    const QByteArray wholeCall = callPiece(R"("index":0,"id":"a","function":{"name":"read_file","arguments":"{\"p\":1}"})");
    const auto argumentsPiece = [](const QByteArray &text) { return callPiece(R"("index":0,"function":{"arguments":")" + text + "\"}"); };
    QTest::newRow("a whole call, then its arguments again")
        << QByteArray(wholeCall + argumentsPiece(R"({\"p\":1})") + choice("{}", R"("tool_calls")")) << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("a whole call, then its arguments in pieces") << QByteArray(
        wholeCall + argumentsPiece("") + argumentsPiece(R"({\"p\")") + argumentsPiece(":1}") + choice("{}", R"("tool_calls")"))
                                                                << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("arguments in pieces, then whole without their name")
        << QByteArray(callPiece(R"("index":0,"id":"a","function":{"name":"read_file","arguments":"{\"p\""})") + argumentsPiece(":1}")
               + argumentsPiece(R"({\"p\":1})") + choice("{}", R"("tool_calls")"))
        << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("two calls under one number") << QByteArray(
        callPiece(R"("index":0,"id":"a","function":{"name":"read_file","arguments":"{\"p\":1}"})")
        + callPiece(R"("index":0,"id":"b","function":{"name":"read_file","arguments":"{\"p\":2}"})") + choice("{}", R"("tool_calls")"))
                                                << u"call {\"p\":1}; call {\"p\":2}; invocations"_s;
    QTest::newRow("a thought told apart within one that is not")
        << QByteArray(choice(R"({"content":"<think>a"})") + choice(R"({"reasoning_content":"b"})")
               + choice(R"({"content":"c</think>d"})", R"("stop")"))
        << u"thinks abc; says d; thought b {\"reasoning_content\":\"b\"}; text <think>ac</think>d; finished"_s;
}

void DecoderConditionsTest::readsGemini_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("read");
    QTest::newRow("a question that was blocked, not streamed") << QByteArray(R"({"promptFeedback":{"blockReason":"SAFETY"}})") << refused;
    QTest::newRow("text around a call") << QByteArray(
        parts(R"({"text":"a"},{"functionCall":{"name":"read_file","args":null}},{"text":"b"})", geminiEnd))
                                        << u"says ab; text a; text b; call {}; invocations"_s;
    QTest::newRow("a picture that it thinks with")
        << QByteArray(parts(R"({"inlineData":{"mimeType":"image/png","data":"AA=="},"thought":true},{"text":"a"})", geminiEnd))
        << u"says a; text a; finished"_s;
    QTest::newRow("a part that is none") << QByteArray(parts(R"("x",{"text":"a"})", geminiEnd)) << u"says a; text a; finished"_s;
    QTest::newRow("a signature without a thought")
        << QByteArray(parts(R"({"text":"","thought":true,"thoughtSignature":"s"},{"text":"a"})", geminiEnd))
        << u"says a; thought {\"text\":\"\",\"thought\":true,\"thoughtSignature\":\"s\"}; text a; finished"_s;
    QTest::newRow("a thought behind a signed one")
        << QByteArray(parts(R"({"text":"t","thought":true,"thoughtSignature":"s"},{"text":"u","thought":true},{"text":"a"})", geminiEnd))
        << u"thinks tu; says a; thought t {\"text\":\"t\",\"thought\":true,\"thoughtSignature\":\"s\"}; thought u; text a; finished"_s;
    QTest::newRow("arguments of which more will come")
        << QByteArray(parts(R"({"functionCall":{"name":"read_file","willContinue":true}})", geminiEnd))
        << errorOf(ProviderError::Kind::Malformed);
    QTest::newRow("arguments in pieces") << QByteArray(parts(R"({"functionCall":{"name":"read_file","partialArgs":[]}})", geminiEnd))
                                         << errorOf(ProviderError::Kind::Malformed);
    QTest::newRow("a call with an identifier") << QByteArray(parts(R"({"functionCall":{"id":"x","name":"read_file","args":{}}})",
        geminiEnd)) << u"thought {\"functionCall\":{\"id\":\"x\",\"name\":\"read_file\",\"args\":{}}}; call {}; invocations"_s;
    QTest::newRow("a filter behind a call") << QByteArray(parts(R"({"functionCall":{"name":"read_file","args":{}}})",
        R"(,"finishReason":"SAFETY")")) << u"call {}; filtered"_s;
    QTest::newRow("a reason that is none") << QByteArray(parts(R"({"text":"a"})", R"(,"finishReason":"FINISH_REASON_UNSPECIFIED")"))
                                           << u"says a; text a; "_s + truncated;
    QTest::newRow("a filter for pictures") << QByteArray(parts(R"({"text":"a"})", R"(,"finishReason":"IMAGE_SAFETY")"))
                                           << u"says a; text a; filtered"_s;
}

void DecoderConditionsTest::readsResponses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("read");
    const QByteArray refusal =
        R"({"type":"message","id":"m","content":[{"type":"refusal","refusal":"No."},{"type":"output_text","text":" Ask."}]})";
    QTest::newRow("a refusal in a whole message")
        << QByteArray(responseEnd(R"("status":"completed","output":[)" + refusal + "]")) << u"says No. Ask.; text No. Ask.; filtered"_s;
    QTest::newRow("a refusal in pieces") << QByteArray(sse(R"({"type":"response.refusal.delta","output_index":0,"delta":"No."})")
        + responseEnd()) << u"says No.; text No.; filtered"_s;
    QTest::newRow("items none of which was ended")
        << QByteArray(textOf(0, "A") + textOf(1, "B") + responseEnd()) << u"says AB; text A; text B; finished"_s;
    QTest::newRow("a later item first") << QByteArray(textOf(1, "B") + textOf(0, "A") + responseEnd())
                                        << u"says BA; text A; text B; finished"_s;
    QTest::newRow("arguments that the end leaves out") << QByteArray(
        sse(R"({"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","id":"f","call_id":"a","name":"read_file","arguments":""}})")
        + sse(R"({"type":"response.function_call_arguments.delta","item_id":"f","output_index":0,"delta":"{\"p\":1}"})")
        + sse(R"({"type":"response.function_call_arguments.done","item_id":"f","output_index":0,"arguments":""})")
        + sse(
            R"({"type":"response.output_item.done","output_index":0,"item":{"type":"function_call","id":"f","call_id":"a","name":"read_file","arguments":""}})")
        + responseEnd()) << u"call {\"p\":1}; invocations"_s;
    const QByteArray begunWhole = sse(
        R"({"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","id":"f","call_id":"a","name":"read_file","arguments":"{\"p\":1}"}})");
    const QByteArray begunEmpty = sse(
        R"({"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","id":"f","call_id":"a","name":"read_file","arguments":""}})");
    const QByteArray noPiece = sse(R"({"type":"response.function_call_arguments.delta","item_id":"f","output_index":0,"delta":""})");
    QTest::newRow("a call that begins whole") << QByteArray(begunWhole + responseEnd()) << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("a call that begins whole, then no piece of it")
        << QByteArray(begunWhole + noPiece + responseEnd()) << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("arguments that only their end has") << QByteArray(begunEmpty
        + sse(R"({"type":"response.function_call_arguments.done","item_id":"f","output_index":0,"arguments":"{\"p\":1}"})") + responseEnd())
                                                       << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("arguments that only their end has, as an object") << QByteArray(begunEmpty
        + sse(R"({"type":"response.function_call_arguments.done","item_id":"f","output_index":0,"arguments":{"p":1}})") + responseEnd())
                                                                     << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("cut off, not streamed") << QByteArray(
        R"({"status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[{"type":"message","id":"m","content":[{"type":"output_text","text":"A"}]}]})")
                                           << u"says A; text A; length"_s;
    QTest::newRow("filtered, not streamed") << QByteArray(
        R"({"status":"incomplete","incomplete_details":{"reason":"content_filter"},"output":[{"type":"message","id":"m","content":[{"type":"output_text","text":"A"}]}]})")
                                            << u"says A; text A; filtered"_s;
    QTest::newRow("cancelled") << QByteArray(textOf(0, "A") + responseEnd(R"("status":"cancelled")")) << u"says A; text A; "_s + refused;
    QTest::newRow("a whole text that is another one") << QByteArray(textOf(0, "A")
        + sse(
            R"({"type":"response.output_item.done","output_index":0,"item":{"type":"message","id":"m","content":[{"type":"output_text","text":"Bee"}]}})")
        + responseEnd()) << u"says A; text A; finished"_s;
    QTest::newRow("calls of which none has arguments, cut off") << QByteArray(
        sse(R"({"type":"response.output_item.done","output_index":0,"item":{"type":"function_call","id":"f","call_id":"a","name":"read_file","arguments":""}})")
        + sse(
            R"({"type":"response.output_item.added","output_index":1,"item":{"type":"function_call","id":"g","call_id":"b","name":"read_file","arguments":""}})")
        + sse(R"({"type":"response.incomplete","response":{"status":"incomplete"}})"))
                                                                << u"call {}; call { cut; length"_s;
    QTest::newRow("items that share an identifier") << QByteArray(
        sse(R"({"type":"response.output_item.added","output_index":0,"item":{"type":"function_call","id":"","call_id":"a","name":"read_file","arguments":""}})")
        + sse(
            R"({"type":"response.output_item.added","output_index":1,"item":{"type":"function_call","id":"","call_id":"b","name":"read_file","arguments":""}})")
        + sse(R"({"type":"response.function_call_arguments.delta","item_id":"","output_index":0,"delta":"{\"p\":1}"})")
        + sse(R"({"type":"response.function_call_arguments.delta","item_id":"","output_index":1,"delta":"{\"p\":2}"})") + responseEnd())
                                                    << u"call {\"p\":1}; call {\"p\":2}; invocations"_s;
    QTest::newRow("a call beside a text without a number") << QByteArray(sse(R"({"type":"response.output_text.delta","delta":"A"})")
        + responseEnd(
            R"("status":"completed","output":[{"type":"message","id":"m","content":[{"type":"output_text","text":"A"}]},{"type":"function_call","id":"f","call_id":"a","name":"read_file","arguments":"{}"}])"))
                                                           << u"says A; text A; call {}; invocations"_s;
    QTest::newRow("a part of a summary that is empty") << QByteArray(
        sse(R"({"type":"response.reasoning_summary_part.added","output_index":0})")
        + sse(R"({"type":"response.reasoning_summary_text.delta","output_index":0,"delta":"One."})")
        + sse(R"({"type":"response.reasoning_summary_part.added","output_index":0})")
        + sse(R"({"type":"response.reasoning_summary_text.delta","output_index":0,"delta":"Two."})") + textOf(1, "A") + responseEnd())
                                                       << u"thinks One.\n\nTwo.; says A; thought One. Two.; text A; finished"_s;
}

void DecoderConditionsTest::readsOllama_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("read");
    QTest::newRow("a call without arguments") << QByteArray(
        ollamaLine(R"({"tool_calls":[{"function":{"name":"read_file","arguments":null}}]})") + ollamaEnd)
                                              << u"call {}; invocations"_s;
    QTest::newRow("arguments that are a text") << QByteArray(
        ollamaLine(R"({"tool_calls":[{"function":{"name":"read_file","arguments":"{\"p\":1}"}}]})") + ollamaEnd)
                                               << u"call {\"p\":1}; invocations"_s;
    QTest::newRow("the limit") << QByteArray(ollamaLine(R"({"content":"A"})", R"("done":true,"done_reason":"length")"))
                               << u"says A; text A; length"_s;
    QTest::newRow("half a line") << QByteArray(ollamaLine(R"({"content":"A"})") + R"({"mess)") << u"says A; text A; "_s + truncated;
}

void DecoderConditionsTest::breaksOffWhatIsTooLong_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray some(600, 'x');
    QTest::newRow("a call of Anthropic's")
        << anthropic
        << QByteArray(toolUse(0, "a") + blockDelta(0, R"({"type":"input_json_delta","partial_json":"{\"p\":\")" + some + some + "\"}"));
    // What goes back under its own name is kept twice.
    QTest::newRow("a thought of chat completions") << openAi << QByteArray(choice(R"({"reasoning_content":")" + some + "\"}"));
    QTest::newRow("a call of chat completions")
        << openAi
        << QByteArray(callPiece(R"("index":0,"id":"a","function":{"name":"read_file","arguments":"{\"p\":\")" + some + some + "\"}"));
    QTest::newRow("a call of Ollama's") << ollama
                                        << QByteArray(ollamaLine(R"({"tool_calls":[{"function":{"name":"read_file","arguments":{"p":")"
                                               + some + some + R"("}}}]})"));
    QTest::newRow("reasoning of Responses")
        << responses
        << QByteArray(
               sse(R"({"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"r","encrypted_content":")"
                   + some + some + "\"}}"));
    QTest::newRow("a part of Gemini's") << gemini << QByteArray(parts(R"({"executableCode":{"code":")" + some + some + "\"}}"));
    // Three bytes each.
    QTest::newRow("characters of several bytes")
        << openAi << QByteArray(choice(R"({"content":")" + QString(400, QChar(u'\u20ac')).toUtf8() + "\"}"));
    QTest::newRow("with an error behind it") << openAi << QByteArray(choice(R"({"content":")" + some + some + "\"}", R"("error")"));
}

void DecoderConditionsTest::breaksOffWhatIsTooLong()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, bytes);
    for (const qint64 limit : {1024, 4096}) {
        Listener listener;
        auto decoder = Dialects::find(dialect)->makeDecoder(requestWithTool(), listener);
        decoder->setLimit(limit);
        ReplyReader reader(std::move(decoder), {}, Dialects::find(dialect)->framing());
        reader.feed(bytes);
        const bool isOverrun = reader.error() && reader.error()->kind == ProviderError::Kind::Overrun;
        QCOMPARE(isOverrun, limit == 1024);
    }
}

void DecoderConditionsTest::refusesTooManyValues_data()
{
    QTest::addColumn<bool>("isStreamed");
    QTest::newRow("in an event") << true;
    QTest::newRow("in a body") << false;
}

void DecoderConditionsTest::refusesTooManyValues()
{
    QFETCH(bool, isStreamed);
    const QByteArray values = QByteArray("0,").repeated(JsonView::mostOfAPeer) + '0';
    const QByteArray reply = R"({"choices":[{"delta":{"content":"A"},"message":{"content":"A"},"finish_reason":"stop"}],"x":[)" + values
        + "]}";
    const Read read = readPieces(openAi, {isStreamed ? sse(reply) : reply});
    QVERIFY(read.error);
    QCOMPARE(read.error->kind, ProviderError::Kind::Overrun);
    QVERIFY(read.text.isEmpty());
}

void DecoderConditionsTest::countsFigures()
{
    const Read gemin = readPieces(gemini,
        {sse(R"({"usageMetadata":{"promptTokenCount":20,"toolUsePromptTokenCount":4,"cachedContentTokenCount":5,"candidatesTokenCount":7,"thoughtsTokenCount":2}})")
            + sse(R"({"usageMetadata":{"trafficType":"x"}})") + parts(R"({"text":"a"})", geminiEnd)});
    QCOMPARE(gemin.reply.usage.input, 19);
    QCOMPARE(gemin.reply.usage.cacheRead, 5);
    QCOMPARE(gemin.reply.usage.output, 9);
    const Read failed = readPieces(responses,
        {sse(
            R"({"type":"response.failed","response":{"error":{"message":"no"},"usage":{"input_tokens":9,"input_tokens_details":{"cached_tokens":4},"output_tokens":3}}})")});
    QVERIFY(failed.error);
    QCOMPARE(failed.reply.usage.input, 5);
    QCOMPARE(failed.reply.usage.output, 3);
    // llama.cpp, where it gives no usage.
    const Read timed = readPieces(openAi,
        {choice(R"({"content":"A"})", R"("stop")") + sse(R"({"choices":[],"timings":{"prompt_n":8,"cache_n":6,"predicted_n":2}})")});
    QCOMPARE(timed.reply.usage.input, 8);
    QCOMPARE(timed.reply.usage.cacheRead, 6);
    QCOMPARE(timed.reply.usage.output, 2);
}

void DecoderConditionsTest::keepsTheFirstNameOfTheModel()
{
    const Read read = readPieces(openAi,
        {sse(R"({"model":"first","choices":[{"delta":{"content":"A"}}]})")
            + sse(R"({"model":"","choices":[{"delta":{},"finish_reason":"stop"}]})")});
    QCOMPARE(read.reply.model, u"first"_s);
    const Read lines = readPieces(
        ollama, {ollamaLine(R"({"content":"A"})", R"("model":"first","done":false)") + ollamaLine("{}", R"("model":"","done":true)")});
    QCOMPARE(lines.reply.model, u"first"_s);
}

void DecoderConditionsTest::givesAUsedIdentifierAnew()
{
    ConverseRequest request = requestWithTool();
    request.canisters = {call(u"a"_s, u"io:read_file"_s, "{}"), result(u"a"_s, u"one"_s)};
    Listener listener;
    ReplyReader reader(Dialects::find(openAi)->makeDecoder(request, listener), {});
    for (const QByteArray &place : {QByteArray(R"("index":0,"id":"a")"), QByteArray(R"("index":1,"id":"b")")})
        reader.feed(callPiece(place + R"(,"function":{"name":"read_file","arguments":"{}"})"));
    reader.feed(choice("{}", R"("tool_calls")"));
    reader.close();
    const auto calls = reader.reply().invocations;
    QCOMPARE(calls.size(), 2);
    QVERIFY(calls.first().id != u"a"_s && calls.first().id.startsWith(u"call_"));
    QCOMPARE(calls.last().id, u"b"_s);
}

void DecoderConditionsTest::hasSpokenOnceACallForms()
{
    Listener listener;
    ReplyReader reader(Dialects::find(openAi)->makeDecoder(requestWithTool(), listener), {});
    reader.feed(choice(R"({"role":"assistant","content":""})"));
    QVERIFY(!reader.hasSpoken());
    reader.feed(callPiece(R"("index":0,"id":"a","function":{"name":"read_file","arguments":""})"));
    QVERIFY(reader.hasSpoken());
}

void DecoderConditionsTest::namesReasonsThatAreNotKnown()
{
    for (const auto &[reason, unknown] : {std::pair(QByteArray("stop"), QString()), std::pair(QByteArray("function_call"), QString()),
             std::pair(QByteArray("tired"), u"tired"_s)}) {
        Listener listener;
        ReplyReader reader(Dialects::find(openAi)->makeDecoder(requestWithTool(), listener), {});
        reader.feed(choice(R"({"content":"A"})", '"' + reason + '"'));
        reader.close();
        QCOMPARE(reader.unknownStop(), unknown);
    }
}

//! Some servers call their lines a stream of events.
void DecoderConditionsTest::readsLinesWhateverTheyAreCalled()
{
    Listener listener;
    ReplyReader reader(
        Dialects::find(ollama)->makeDecoder(requestWithTool(), listener), {{"Content-Type", "text/event-stream"}}, Framing::Lines);
    reader.feed(ollamaLine(R"({"content":"A"})") + ollamaEnd);
    reader.close();
    QVERIFY(!reader.error());
    QCOMPARE(listener.text, u"A"_s);
}

void DecoderConditionsTest::givesBackTheCallThatItWas()
{
    const auto kept = [](const QByteArray &arguments, const QByteArray &signature) {
        return JsonText::trusted(
            R"({"functionCall":{"name":"read_file","args":)" + arguments + R"(},"thoughtSignature":")" + signature + "\"}");
    };
    SignedParts parts;
    parts.addKept(kept(R"({"p":1})", "s"));
    parts.addKept(kept(R"({"p":2})", "t"));
    const auto second = parts.takeCall(u"io__read_file"_s, {u"b"_s, u"io:read_file"_s, R"({"p":2})"});
    QVERIFY(second);
    QVERIFY(second->bytes().contains(R"("thoughtSignature":"t")"));
    QVERIFY(!parts.takeCall(u"io__read_file"_s, {u"c"_s, u"io:read_file"_s, R"({"p":3})"}));
    QVERIFY(!parts.takeCall(u"io__write_file"_s, {u"d"_s, u"io:write_file"_s, R"({"p":1})"}));
    QVERIFY(parts.takeCall(u"io__read_file"_s, {u"a"_s, u"io:read_file"_s, R"({"p":1})"}));
}

void DecoderConditionsTest::knowsAnExcessByItsDetail()
{
    ProviderError error;
    error.message = u"too much"_s;
    error.detail = uR"({"error":{"code":"context_length_exceeded"}})"_s;
    QVERIFY(ContextExcess::in(error));
    error.detail = uR"({"error":{"code":"rate_limit"}})"_s;
    QVERIFY(!ContextExcess::in(error));
    error.message = u"prompt is too long: 210000 tokens > 9999999999 maximum"_s;
    const auto excess = ContextExcess::in(error);
    QVERIFY(excess);
    QCOMPARE(excess->prompt, 210'000);
    // A figure that no model has is none.
    QCOMPARE(excess->context, 0);
}

void DecoderConditionsTest::callsNoJsonWhatIsNotJson()
{
    const auto isCalledNoJson = [](const QByteArray &event) {
        const Read read = readPieces(openAi, {sse(event)});
        return read.error && read.error->message.contains(u"not JSON"_s);
    };
    QVERIFY(isCalledNoJson("<html>"));
    for (const QByteArray event : {"[]", "5", "null", "\"a\""}) {
        QVERIFY2(readPieces(openAi, {sse(event)}).error, event.constData());
        QVERIFY2(!isCalledNoJson(event), event.constData());
    }
}

QTEST_GUILESS_MAIN(DecoderConditionsTest)
#include "tst_decoderconditions.moc"
