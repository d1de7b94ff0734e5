// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/dialects.h"
#include "tests/network/replies.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;
using namespace network;
using namespace model;
using namespace canisters;
using namespace replies;

namespace {

QString dialectOf(const QString &path)
{
    const QString file = path.section(u'/', -1);
    if (file.contains(u"anthropic"_s))
        return anthropic;
    if (file.contains(u"gemini"_s))
        return gemini;
    return file.contains(u"responses"_s) ? responses : openAi;
}

//! An answer in these pieces, as each of the dialects streams it.
QByteArray streamed(const QString &dialect, const QStringList &pieces)
{
    QByteArray stream;
    for (const QString &piece : pieces) {
        const QByteArray text = JsonText::of(QJsonValue(piece)).bytes();
        if (dialect == openAi)
            stream += sse(R"({"choices":[{"delta":{"content":)" + text + "}}]}");
        else if (dialect == anthropic)
            stream += sse(R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":)" + text + "}}");
        else if (dialect == responses)
            stream += sse(R"({"type":"response.output_text.delta","delta":)" + text + "}");
        else
            stream += R"({"message":{"content":)" + text + R"(},"done":false})" + "\n";
    }
    if (dialect == openAi)
        return stream + sse(R"({"choices":[{"delta":{},"finish_reason":"stop"}]})") + sse("[DONE]");
    if (dialect == anthropic)
        return stream + sse(R"({"type":"message_delta","delta":{"stop_reason":"end_turn"}})") + sse(R"({"type":"message_stop"})");
    if (dialect == responses)
        return stream + sse(R"({"type":"response.completed","response":{"status":"completed"}})");
    return stream + R"({"message":{"content":""},"done":true,"done_reason":"stop"})" + "\n";
}

//! A call whose arguments are these pieces of JSON, each as it stands in the stream's own JSON.
QByteArray streamedCall(const QString &dialect, const QByteArrayList &pieces)
{
    const bool isChat = dialect == openAi;
    QByteArray stream;
    if (dialect == anthropic)
        stream = sse(R"({"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"c","name":"read_file"}})");
    else if (dialect == responses)
        stream = sse(R"({"type":"response.output_item.added","item":{"type":"function_call","id":"i","call_id":"c","name":"read_file"}})");
    else if (isChat)
        stream = sse(R"({"choices":[{"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"read_file"}}]}}]})");
    for (const QByteArray &piece : pieces) {
        if (isChat)
            stream += sse(R"({"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"arguments":")" + piece + "\"}}]}}]}");
        else if (dialect == anthropic)
            stream += sse(
                R"({"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":")" + piece + "\"}}");
        else
            stream += sse(R"({"type":"response.function_call_arguments.delta","item_id":"i","delta":")" + piece + "\"}");
    }
    if (isChat)
        return stream + sse(R"({"choices":[{"delta":{},"finish_reason":"tool_calls"}]})") + sse("[DONE]");
    if (dialect == anthropic)
        return stream + sse(R"({"type":"message_delta","delta":{"stop_reason":"tool_use"}})") + sse(R"({"type":"message_stop"})");
    return stream + sse(R"({"type":"response.completed","response":{"status":"completed"}})");
}

QString thoughtIn(const Contents &contents)
{
    QString thought;
    for (const Content &content : contents) {
        if (const auto *part = std::get_if<ThoughtContent>(&content))
            thought += part->text;
    }
    return thought;
}

} // namespace

class DialectsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areFoundByTheirAddresses();
    void readsRecordedStreams_data();
    void readsRecordedStreams();
    void readsStreamsSplitAnywhere_data();
    void readsStreamsSplitAnywhere();
    void keepsASignedThought();
    void putsInterleavedCallsTogether();
    void keepsACallThatIsCutOffFromRunning();
    void noticesAMissingLastEvent();
    void takesAFinishReasonAndTheEndForDone();
    void tellsACharacterThatIsCutInItsMiddleAsAWhole();
    void tellsThoughtsApartThatTheServerDoesNot_data();
    void tellsThoughtsApartThatTheServerDoesNot();
    void leavesTagsAloneWhereTheServerTellsThoughtsApart();
    void mintsIdentifiersThatAreMissingOrUsed();
    void writesAnthropicMessages();
    void writesOpenAiMessages();
    void givesEveryResultInOrder_data();
    void givesEveryResultInOrder();
    void joinsPathsToBaseUrls();
    void findsADialectByTheBeginningOfItsName();
    void joinsCharactersThatArgumentsAreCutIn_data();
    void joinsCharactersThatArgumentsAreCutIn();
    void tellsWholeCharactersOnly_data();
    void tellsWholeCharactersOnly();
};

//! Whatever version a base URL names, and behind whatever proxy.
void DialectsTest::areFoundByTheirAddresses()
{
    for (const QString &name : {anthropic, openAi, responses, gemini, u"ollama-chat"_s}) {
        const Dialect *dialect = Dialects::find(name);
        const EncodedRequest request = dialect->encode(conversation(), {}, {});
        for (const QString &base : {u"https://one.example"_s, u"http://127.0.0.1:8080/openai/v1"_s, u"https://one.example/api/v4/"_s}) {
            const QUrl address = endpointUrl(QUrl(base), request.path);
            QCOMPARE(Dialects::findByAddress(address), dialect);
            QCOMPARE(dialect->pathIn(address), request.path.section(u'?', 0, 0));
        }
    }
    QVERIFY(!Dialects::findByAddress(QUrl(u"https://one.example/v1/models"_s)));
    QVERIFY(!Dialects::findByAddress(QUrl(u"https://one.example/"_s)));
}

void DialectsTest::readsRecordedStreams_data()
{
    QTest::addColumn<QString>("path");
    for (const QFileInfo &file : QDir(support::dataFolder() + u"/transcripts"_s).entryInfoList({u"aimock-*.txt"_s, u"llama-*.txt"_s}))
        QTest::newRow(qPrintable(file.baseName())) << file.filePath();
}

void DialectsTest::readsRecordedStreams()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray all = file.readAll();
    const QByteArray stream = all.mid(all.indexOf("\r\n\r\n") + 4);
    const QString dialect = dialectOf(path);
    const Read whole = readPieces(dialect, {stream});
    QVERIFY2(!whole.error, whole.error ? qPrintable(whole.error->message) : "");
    QVERIFY(whole.reply.stop != StopReason::None);
    QCOMPARE(plainText(whole.reply.contents).remove(u"\n\n"_s), QString(whole.text).remove(u"\n\n"_s));
    QList<QByteArray> pieces;
    for (qsizetype position = 0; position < stream.size(); position += 7)
        pieces.append(stream.mid(position, 7));
    const Read split = readPieces(dialect, pieces);
    QCOMPARE(split.text, whole.text);
    QCOMPARE(split.reply.invocations.size(), whole.reply.invocations.size());
    for (const Invocation &invocation : whole.reply.invocations)
        QVERIFY(JsonText::parse(invocation.arguments));
    if (path.contains(u"truncated"_s))
        QCOMPARE(whole.reply.stop, StopReason::Length);
    if (path.contains(u"aimock"_s)) {
        QCOMPARE(whole.reply.invocations.size(), path.contains(u"weather"_s) ? 2 : 0);
        QCOMPARE(whole.text, path.contains(u"hello"_s) ? u"Hello world 世界 😀"_s : path.contains(u"think"_s) ? u"42"_s : QString());
        QCOMPARE(whole.thought, path.contains(u"think"_s) ? u"step by step"_s : QString());
    }
    if (path.contains(u"qwen25-chat-stream-tools-required"_s) || path.contains(u"qwen25-responses-stream-tool"_s))
        QVERIFY(!whole.reply.invocations.isEmpty());
}

void DialectsTest::readsStreamsSplitAnywhere_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("stream");
    QTest::newRow("anthropic") << anthropic
                               << sse(R"({"type":"message_start","message":{"model":"m","usage":{"input_tokens":5}}})")
            + sse(R"({"type":"ping"})") + sse(R"({"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}})")
            + sse(R"({"type":"content_block_start","index":3,"content_block":{"type":"tool_use","id":"t","name":"read_file"}})")
            + sse(R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Zürich 😀"}})")
            + sse(R"({"type":"content_block_delta","index":3,"delta":{"type":"input_json_delta","partial_json":"{\"a\": 1.0}"}})")
            + sse(R"({"type":"message_delta","delta":{"stop_reason":"tool_use"},"usage":{"output_tokens":7}})")
            + sse(R"({"type":"message_stop"})");
    QTest::newRow("openai") << openAi
                            << sse(R"({"model":"m","choices":[{"delta":{"content":null}}]})")
            + sse(R"({"choices":[{"delta":{"content":"Zürich 😀"}}]})")
            + sse(R"({"choices":[{"delta":{"tool_calls":[{"index":0,"id":"t","function":{"name":"read_file","arguments":"{\"a\""}}]}}]})")
            + sse(R"({"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"arguments":": 1.0}"}}]},"finish_reason":"tool_calls"}]})")
            + sse(R"({"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":7}})") + sse("[DONE]");
}

void DialectsTest::readsStreamsSplitAnywhere()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, stream);
    for (qsizetype position = 0; position <= stream.size(); ++position) {
        const Read read = readPieces(dialect, {stream.first(position), stream.sliced(position)});
        QVERIFY(!read.error);
        QCOMPARE(read.text, u"Zürich 😀"_s);
        QCOMPARE(read.reply.invocations, (QList<Invocation> {{u"t"_s, u"io:read_file"_s, "{\"a\": 1.0}"}}));
        QCOMPARE(read.reply.stop, StopReason::Invocations);
        QCOMPARE(read.reply.usage, (Usage {5, 7, 0, 0}));
    }
}

void DialectsTest::keepsASignedThought()
{
    const QByteArray redacted = R"({"type":"redacted_thinking","data":"x","a":1.0})";
    const Read read = readPieces(anthropic,
        {sse(R"({"type":"content_block_start","index":0,"content_block":{"type":"thinking","thinking":""}})")
            + sse(R"({"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"Hm"}})")
            + sse(R"({"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":"sig"}})")
            + sse(R"({"type":"content_block_start","index":1,"content_block":)" + redacted + "}") + sse(R"({"type":"message_stop"})")});
    QCOMPARE(read.thought, u"Hm"_s);
    QCOMPARE(read.reply.contents.size(), 2);
    QCOMPARE(std::get<ThoughtContent>(read.reply.contents.at(0)).native.bytes(),
        QByteArray(R"({"type":"thinking","thinking":"Hm","signature":"sig"})"));
    QCOMPARE(std::get<ThoughtContent>(read.reply.contents.at(1)).native.bytes(), redacted);

    Canister answer;
    answer.role = Role::Assistant;
    answer.contents = read.reply.contents + Contents {TextContent {u"Yes"_s}};
    ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::User, u"Well?"_s), share(answer), said(Role::User, u"So?"_s)};
    QVERIFY(body(anthropic, request).contains(R"("content":[{"type":"thinking","thinking":"Hm","signature":"sig"},)" + redacted + ','));
    QVERIFY(!body(openAi, request).contains("Hm"));
}

void DialectsTest::putsInterleavedCallsTogether()
{
    const Read read = readPieces(openAi,
        {sse(R"({"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"read_file","arguments":"{\"p\":"}},{"index":1,"id":"b","function":{"name":"other","arguments":""}}]}}]})")
            + sse(
                R"({"choices":[{"delta":{"tool_calls":[{"index":1,"function":{"arguments":"{}"}},{"index":0,"function":{"arguments":"1}"}}]},"finish_reason":"stop"}]})")});
    QCOMPARE(read.reply.invocations, (QList<Invocation> {{u"a"_s, u"io:read_file"_s, "{\"p\":1}"}, {u"b"_s, u"other"_s, "{}"}}));
    QCOMPARE(read.reply.stop, StopReason::Invocations);
}

void DialectsTest::keepsACallThatIsCutOffFromRunning()
{
    const QByteArray begun = R"({"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"x","arguments":""}}]}}]})";
    const QByteArray further = R"({"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\"p\":"}}]}}]})";
    const QByteArray limit = R"({"choices":[{"delta":{},"finish_reason":"length"}],"usage":{"prompt_tokens":9,"completion_tokens":64}})";
    for (const QByteArray &stream : {sse(begun) + sse(limit), sse(begun) + sse(further) + sse(limit)}) {
        const Read read = readPieces(openAi, {stream});
        QCOMPARE(read.reply.stop, StopReason::Length);
        QCOMPARE(read.reply.invocations.size(), 1);
        QCOMPARE(read.reply.invocations.first().cutOffAfter, std::optional<qint64>(64));
        // It is shown; the check of its arguments keeps it from running.
        QVERIFY(!JsonText::parse(read.reply.invocations.first().arguments));
    }
}

void DialectsTest::noticesAMissingLastEvent()
{
    const Read read = readPieces(
        anthropic, {sse(R"({"type":"content_block_start","index":0,"content_block":{"type":"text","text":"Hel"}})")});
    QVERIFY(read.error);
    QCOMPARE(read.error->kind, ProviderError::Kind::Truncated);
    QCOMPARE(plainText(read.reply.contents), u"Hel"_s);
}

void DialectsTest::takesAFinishReasonAndTheEndForDone()
{
    const Read read = readPieces(openAi, {sse(R"({"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]})")});
    QVERIFY(!read.error);
    QCOMPARE(read.reply.stop, StopReason::Finished);
}

void DialectsTest::tellsACharacterThatIsCutInItsMiddleAsAWhole()
{
    const ConverseRequest request = requestWithTool();
    QStringList deltas;
    class Deltas final : public StreamListener
    {
    public:
        explicit Deltas(QStringList &texts)
            : m_texts(texts)
        {
        }
        void deltaArrived(const Delta &delta) override { m_texts.append(delta.text); }
        void invocationForming(int, const QString &, qint64) override { }

    private:
        QStringList &m_texts;
    } listener(deltas);
    ReplyReader reader(Dialects::find(openAi)->makeDecoder(request, listener), {});
    const QByteArray first = R"({"choices":[{"delta":{"content":"a\ud83d"}}]})";
    const QByteArray second = R"({"choices":[{"delta":{"content":"\ude00b"},"finish_reason":"stop"}]})";
    reader.feed(sse(first) + sse(second));
    reader.close();
    QCOMPARE(deltas, QStringList({u"a"_s, u"😀b"_s}));
    QCOMPARE(plainText(reader.reply().contents), u"a😀b"_s);
}

void DialectsTest::tellsThoughtsApartThatTheServerDoesNot_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("thought");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char *name, const QString &said, const QString &thought, const QString &answer) {
        QTest::newRow(name) << said << thought << answer;
    };
    row("before the answer", u"<think>\nHm, 1 < 2.\n</think>\n\nYes."_s, u"\nHm, 1 < 2.\n"_s, u"Yes."_s);
    row("after a line's end", u"\n<think>Hm.</think>Yes."_s, u"Hm."_s, u"Yes."_s);
    row("an empty one", u"<think>\n\n</think>\n\nYes."_s, u"\n\n"_s, u"Yes."_s);
    row("that never ends", u"<think>Hm </thin"_s, u"Hm </thin"_s, QString());
    row("that speaks of its tag", u"<think>Close with `</think>`.</think>Yes."_s, u"Close with `</think>`."_s, u"Yes."_s);
    row("further on it is text", u"Write <think>so</think>."_s, QString(), u"Write <think>so</think>."_s);
    row("in code it is text", u"```html\n<think>so</think>\n```"_s, QString(), u"```html\n<think>so</think>\n```"_s);
    row("a second one is text", u"<think>a</think><think>b</think>"_s, u"a"_s, u"<think>b</think>"_s);
    row("half a tag is text", u" <thin"_s, QString(), u" <thin"_s);
    row("another tag is text", u"<thinly>veiled"_s, QString(), u"<thinly>veiled"_s);
    row("blanks are text", u"  "_s, QString(), u"  "_s);
}

void DialectsTest::tellsThoughtsApartThatTheServerDoesNot()
{
    QFETCH(const QString, said);
    QFETCH(const QString, thought);
    QFETCH(const QString, answer);
    for (const QString &dialect : {openAi, anthropic, responses, ollama}) {
        for (const int size : {1, 3, 1000}) {
            QStringList pieces;
            for (qsizetype at = 0; at < said.size(); at += size)
                pieces.append(said.mid(at, size));
            const Read read = readPieces(dialect, {streamed(dialect, pieces)});
            QVERIFY2(!read.error, qPrintable(dialect));
            QCOMPARE(thoughtIn(read.reply.contents), thought);
            QCOMPARE(plainText(read.reply.contents), answer);
            // What was told while it came is the same.
            QCOMPARE(read.thought, thought);
            QCOMPARE(read.text, answer);
        }
    }
}

void DialectsTest::leavesTagsAloneWhereTheServerTellsThoughtsApart()
{
    const QByteArray stream = sse(R"({"choices":[{"delta":{"reasoning_content":"Hm."}}]})") + streamed(openAi, {u"<think>so</think>"_s});
    const Read read = readPieces(openAi, {stream});
    QCOMPARE(thoughtIn(read.reply.contents), u"Hm."_s);
    QCOMPARE(plainText(read.reply.contents), u"<think>so</think>"_s);
    QCOMPARE(read.text, u"<think>so</think>"_s);
    const Read broken = readPieces(openAi, {sse(R"({"choices":[{"delta":{"content":"<think>Hm"}}]})")});
    QVERIFY(broken.error);
    QCOMPARE(thoughtIn(broken.reply.contents), u"Hm"_s);
}

void DialectsTest::mintsIdentifiersThatAreMissingOrUsed()
{
    const Read read = readPieces(openAi,
        {sse(
            R"({"choices":[{"delta":{"tool_calls":[{"index":0,"id":"","function":{"name":"x"}},{"index":1,"id":"d","function":{"name":"y"}},{"index":2,"id":"d","function":{"name":"z"}}]},"finish_reason":"tool_calls"}]})")});
    QCOMPARE(read.reply.invocations.size(), 3);
    QVERIFY(read.reply.invocations.at(0).id.startsWith(u"call_"_s));
    QCOMPARE(read.reply.invocations.at(1).id, u"d"_s);
    QVERIFY(read.reply.invocations.at(2).id != u"d"_s);
    QCOMPARE(read.reply.invocations.at(0).arguments, QByteArray("{}"));
}

void DialectsTest::writesAnthropicMessages()
{
    const QByteArray expected =
        R"({"model":"m","max_tokens":8192,"system":"Be brief.","tools":[{"name":"read_file","description":"Reads","input_schema":{"type":"object","x":1.0}}],"messages":[)"
        R"({"role":"user","content":[{"type":"text","text":"Two files?"}]},)"
        R"({"role":"assistant","content":[{"type":"text","text":"Looking."},{"type":"tool_use","id":"a","name":"read_file","input":{"n": 1.0}},{"type":"tool_use","id":"b","name":"gone__tool","input":{"malformed_arguments":"{\"half"}}]},)"
        R"({"role":"user","content":[{"type":"tool_result","tool_use_id":"a","content":[{"type":"text","text":"one"}]},{"type":"tool_result","tool_use_id":"b","content":[{"type":"text","text":"no"}],"is_error":true},{"type":"text","text":"And?"}]}],)"
        R"("stream":true,"temperature":0.10})";
    QCOMPARE(body(anthropic, conversation()), expected);
}

void DialectsTest::writesOpenAiMessages()
{
    const QByteArray expected =
        R"({"model":"m","tools":[{"type":"function","function":{"name":"read_file","description":"Reads","parameters":{"type":"object","x":1.0}}}],"messages":[{"role":"system","content":"Be brief."},)"
        R"({"role":"user","content":"Two files?"},)"
        R"({"role":"assistant","content":"Looking.","tool_calls":[{"id":"a","type":"function","function":{"name":"read_file","arguments":"{\"n\": 1.0}"}},{"id":"b","type":"function","function":{"name":"gone__tool","arguments":"{\"malformed_arguments\":\"{\\\"half\"}"}}]},)"
        R"({"role":"tool","tool_call_id":"a","content":"one"},{"role":"tool","tool_call_id":"b","content":"no"},{"role":"user","content":"And?"}],)"
        R"("stream":true,"stream_options":{"include_usage":true},"temperature":0.10})";
    QCOMPARE(body(openAi, conversation()), expected);
}

void DialectsTest::givesEveryResultInOrder_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("anthropic") << anthropic;
    QTest::newRow("openai") << openAi;
}

void DialectsTest::givesEveryResultInOrder()
{
    QFETCH(QString, dialect);
    for (int count = 1; count <= 8; ++count) {
        ConverseRequest request = requestWithTool();
        request.canisters = {said(Role::User, u"Go"_s)};
        for (int i = 0; i < count; ++i)
            request.canisters.append(call(u"call-%1"_s.arg(i), u"io:read_file"_s, "{}"));
        for (int i = 0; i < count; ++i)
            request.canisters.append(result(u"call-%1"_s.arg(i), u"result-%1"_s.arg(i)));
        const QByteArray bytes = body(dialect, request);
        qsizetype position = 0;
        for (const auto &prefix : {u"call-%1"_s, u"result-%1"_s}) {
            for (int i = 0; i < count; ++i) {
                position = bytes.indexOf(prefix.arg(i).toUtf8(), position + 1);
                QVERIFY(position > 0);
            }
        }
        QCOMPARE(bytes.count("\"role\":\"assistant\""), 1);
    }
}

void DialectsTest::joinsPathsToBaseUrls()
{
    const auto joined = [](const QString &base) { return endpointUrl(QUrl(base), u"/v1/models"_s).toString(); };
    QCOMPARE(joined(u"https://a"_s), u"https://a/v1/models"_s);
    QCOMPARE(joined(u"https://a/"_s), u"https://a/v1/models"_s);
    QCOMPARE(joined(u"https://a/v1/"_s), u"https://a/v1/models"_s);
    QCOMPARE(joined(u"https://a/api/v1beta/openai"_s), u"https://a/api/v1beta/openai/models"_s);
    const auto asked = [](const QString &base) {
        return endpointUrl(QUrl(base), u"/v1beta/models/m%3A1:stream?alt=sse"_s).toString(QUrl::FullyEncoded);
    };
    QCOMPARE(asked(u"https://a"_s), u"https://a/v1beta/models/m%3A1:stream?alt=sse"_s);
    QCOMPARE(asked(u"https://a/v1"_s), u"https://a/v1/models/m%3A1:stream?alt=sse"_s);
    QCOMPARE(asked(u"https://a/?x=1"_s), u"https://a/v1beta/models/m%3A1:stream?x=1&alt=sse"_s);
}

void DialectsTest::findsADialectByTheBeginningOfItsName()
{
    const auto found = [](const QString &beginning) {
        const Dialect *dialect = Dialects::findByBeginning(beginning);
        return dialect ? dialect->name() : QString();
    };
    QCOMPARE(found(u"openai"_s), openAi);
    QCOMPARE(found(u"openai-r"_s), responses);
    QCOMPARE(found(responses), responses);
    QCOMPARE(found(u"google"_s), gemini);
    // Or by a word that only one has.
    QCOMPARE(found(u"gemini"_s), gemini);
    QCOMPARE(found(u"responses"_s), responses);
    QCOMPARE(found(u"contract+gemini"_s), u"contract+google-gemini"_s);
    QCOMPARE(found(u"chat"_s), QString());
    QCOMPARE(found(u"openai-"_s), QString());
    QCOMPARE(found(u"o"_s), QString());
    QCOMPARE(found({}), QString());
}

void DialectsTest::joinsCharactersThatArgumentsAreCutIn_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArrayList>("pieces");
    QTest::addColumn<QByteArray>("arguments");
    for (const QString &dialect : {openAi, anthropic, responses}) {
        const auto row = [&dialect](const char *name, const QByteArrayList &pieces, const QByteArray &arguments) {
            QTest::addRow("%s, %s", qPrintable(dialect), name) << dialect << pieces << arguments;
        };
        row("cut in two", {R"({\"a\":\"x\ud83d)", R"(\ude00y\"})"}, "{\"a\":\"x\xf0\x9f\x98\x80y\"}");
        row("each half alone", {R"({\"a\":\")", R"(\ud83d)", R"(\ude00)", R"(\"})"}, "{\"a\":\"\xf0\x9f\x98\x80\"}");
        row("whole", {R"({\"a\":\"\ud83d\ude00\"})"}, "{\"a\":\"\xf0\x9f\x98\x80\"}");
        row("the first half only", {R"({\"a\":\"A\ud800)", R"(B\"})"},
            "{\"a\":\"A\xef\xbf\xbd"
            "B\"}");
        row("the second half only", {R"({\"a\":\"A)", R"(\udc00B\"})"},
            "{\"a\":\"A\xef\xbf\xbd"
            "B\"}");
        row("the wrong way round", {R"({\"a\":\"\ude00)", R"(\ud83d\"})"}, "{\"a\":\"\xef\xbf\xbd\xef\xbf\xbd\"}");
        row("a character that begins alike", {"{\\\"a\\\":\\\"\xed\x9f\xbf", "\xed\x95\x9c\\\"}"}, "{\"a\":\"\xed\x9f\xbf\xed\x95\x9c\"}");
    }
}

void DialectsTest::joinsCharactersThatArgumentsAreCutIn()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArrayList, pieces);
    QFETCH(QByteArray, arguments);
    const Read read = readPieces(dialect, {streamedCall(dialect, pieces)});
    QVERIFY(!read.error);
    QCOMPARE(read.reply.invocations.size(), 1);
    QCOMPARE(read.reply.invocations.first().arguments, arguments);
}

void DialectsTest::tellsWholeCharactersOnly_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("chat completions") << openAi;
    QTest::newRow("messages") << anthropic;
    QTest::newRow("responses") << responses;
    QTest::newRow("ollama") << ollama;
}

void DialectsTest::tellsWholeCharactersOnly()
{
    QFETCH(QString, dialect);
    const auto streamedJson = [&dialect](const QByteArrayList &texts) {
        QStringList marks;
        for (qsizetype number = 0; number < texts.size(); ++number)
            marks.append(u"piece %1"_s.arg(number));
        QByteArray stream = streamed(dialect, marks);
        for (qsizetype number = 0; number < texts.size(); ++number)
            stream.replace("piece " + QByteArray::number(number), texts.at(number));
        return stream;
    };
    const Read cut = readPieces(dialect, {streamedJson({R"(a\ud83d)", R"(\ude00b)"})});
    QCOMPARE(cut.text, u"a\U0001f600b"_s);
    QCOMPARE(plainText(cut.reply.contents), cut.text);
    const Read halves = readPieces(dialect, {streamedJson({R"(\ude00a\ud83d)", R"(b\ud83d)"})});
    QCOMPARE(halves.text, u"\ufffda\ufffdb\ufffd"_s);
    QCOMPARE(plainText(halves.reply.contents), halves.text);
}

QTEST_GUILESS_MAIN(DialectsTest)
#include "tst_dialects.moc"
