// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonwriter.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/contract/contractdialect.h"
#include "network/providers/contract/contractprompt.h"
#include "tests/network/canisters.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

using namespace network;
using namespace canisters;
using model::Delta, model::Role, model::StopReason;
using namespace Qt::StringLiterals;

namespace {

class ContractListener final : public StreamListener
{
public:
    void deltaArrived(const Delta &delta) override { (delta.kind == Delta::Kind::Text ? text : thought) += delta.text; }
    void invocationForming(int, const QString &name, qint64) override { forming = name; }

    QString text;
    QString thought;
    QString forming;
};

//! Whatever is not plain is escaped, so that a character can be cut in its middle, as some servers do.
QByteArray contractChunk(const QString &text)
{
    QByteArray quoted;
    for (const QChar unit : text) {
        const bool isPlain = unit >= u' ' && unit < u'\x7f' && unit != u'"' && unit != u'\\';
        quoted += isPlain ? QByteArray(1, unit.toLatin1()) : "\\u" + QByteArray::number(unit.unicode(), 16).rightJustified(4, '0');
    }
    return "{\"choices\":[{\"delta\":{\"content\":\"" + quoted + "\"}}]}";
}

SseEvent arriving(const QByteArray &data)
{
    return {"message", data, {}};
}

//! What a decoder makes of a text that comes in pieces of this many characters.
model::ConverseReply replyTo(const QString &dialect, const model::ConverseRequest &request, const QString &text, ContractListener &listener,
    qsizetype step = 5, const QByteArray &reason = "stop")
{
    const auto decoder = Dialects::find(dialect)->makeDecoder(request, listener);
    for (qsizetype at = 0; at < text.size(); at += step)
        decoder->read(arriving(contractChunk(text.mid(at, step))));
    decoder->read(
        arriving(R"({"choices":[{"delta":{},"finish_reason":")" + reason + R"("}],"usage":{"prompt_tokens":3,"completion_tokens":4}})"));
    decoder->read(arriving("[DONE]"));
    decoder->close();
    return decoder->reply();
}

const QString overOpenAi = u"contract+openai-chat-completions"_s;
const QString overAnthropic = u"contract+anthropic-messages"_s;

model::ConverseRequest conversation()
{
    model::ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::Supervisor, u"Be brief."_s), said(Role::User, u"Read a.txt and b.txt"_s),
        call(u"c1"_s, u"io:read_file"_s, R"({"path":"a.txt","n":1.0})"), call(u"c2"_s, u"io:read_file"_s, R"({"path": "b.txt"})"),
        result(u"c1"_s, u"alpha"_s), result(u"c2"_s, u"Error: no such file"_s, true), said(Role::Assistant, u"Only \"a\"."_s),
        said(Role::User, u"Thanks"_s)};
    return request;
}

QJsonArray messagesOf(const QByteArray &body)
{
    return QJsonDocument::fromJson(body).object().value("messages"_L1).toArray();
}

QString contentAt(const QJsonArray &messages, int index)
{
    const QJsonValue content = messages.at(index)["content"_L1];
    return content.isString() ? content.toString() : content[0]["text"_L1].toString();
}

ModelEntry withPrompt(const ContractPrompt &prompt)
{
    ModelEntry entry;
    entry.contract = std::make_shared<const ContractPrompt>(prompt);
    return entry;
}

QString randomText(QRandomGenerator &random)
{
    static const QString signs = u"ab \"\\\n\t{}[]<>`':,äß東😀/&;Truefinal"_s;
    QString text;
    for (int length = random.bounded(40); length > 0; --length)
        text += signs.at(random.bounded(int(signs.size())));
    // Halves of characters are no text.
    return QString::fromUtf8(text.toUtf8());
}

QByteArray randomObject(QRandomGenerator &random, int depth)
{
    model::JsonWriter writer;
    writer.beginObject();
    for (int members = random.bounded(4); members >= 0; --members) {
        writer.key(u"k%1"_s.arg(members) + randomText(random).left(3));
        switch (random.bounded(depth > 2 ? 4 : 6)) {
        case 0: writer.string(randomText(random)); break;
        case 1: writer.number(qint64(random.generate64())); break;
        case 2: writer.boolean(random.bounded(2) == 0); break;
        case 3: writer.null(); break;
        case 4: writer.splice(model::JsonText::trusted(randomObject(random, depth + 1))); break;
        default:
            writer.beginArray().string(randomText(random)).splice(model::JsonText::trusted(randomObject(random, depth + 1))).endArray();
            break;
        }
    }
    writer.endObject();
    return writer.bytes();
}

} // namespace

//! The contract over the other dialects: what is sent, and what is made of replies.
class ContractDialectTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isFoundByItsName();
    void putsTheToolsIntoTheSupervisorsText_data();
    void putsTheToolsIntoTheSupervisorsText();
    void writesCallsAndResultsAsText();
    void writesThemAsTheVariantSays();
    void showsExamplesOnlyWhereTheirToolsAre();
    void agreesOnNothingWithoutTools();
    void alwaysGivesTheSameBytes();
    void readsTheShippedVariants();
    void readsACall();
    void readsAnAnswerWhileItComes();
    void readsAnyObjectInAnyPiecesAlike();
    void runsNoCallThatALimitCutOff();
    void offersACallInProse();
    void passesNativeCallsAndErrorsOn();
    void givesNoCallsOfABrokenReply();
    void watchesForPrintedCalls();
};

void ContractDialectTest::isFoundByItsName()
{
    QCOMPARE(Dialects::find(overOpenAi)->name(), overOpenAi);
    QCOMPARE(Dialects::findByBeginning(u"contract+openai"), Dialects::find(overOpenAi));
    QCOMPARE(Dialects::findByBeginning(u"contract+anthropic"), Dialects::find(overAnthropic));
    QCOMPARE(Dialects::findByBeginning(u"contract"), Dialects::find(overOpenAi));
    QVERIFY(!Dialects::find(u"contract+nothing") && !Dialects::findByBeginning(u"contract+nothing") && !Dialects::find(u"contract"));
    QVERIFY(Dialects::names().contains(overAnthropic));
    QCOMPARE(&ContractDialect::over(*Dialects::find(overOpenAi)), Dialects::find(overOpenAi));
    QCOMPARE(Dialects::find(overOpenAi)->keyHeaders("k"), Dialects::find(openAi)->keyHeaders("k"));
}

void ContractDialectTest::putsTheToolsIntoTheSupervisorsText_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("over OpenAI's") << overOpenAi;
    QTest::newRow("over Anthropic's") << overAnthropic;
}

void ContractDialectTest::putsTheToolsIntoTheSupervisorsText()
{
    QFETCH(QString, dialect);
    model::ConverseRequest request = conversation();
    request.tools.first().aliases = {u"cat"_s};
    const QByteArray sent = body(dialect, request);
    const QJsonObject object = QJsonDocument::fromJson(sent).object();
    QVERIFY(!object.contains("tools"_L1));
    QVERIFY(!sent.contains("tool_use") && !sent.contains("tool_calls"));
    const QString system = dialect == overAnthropic ? object.value("system"_L1).toString() : contentAt(messagesOf(sent), 0);
    QVERIFY2(system.startsWith(u"Be brief.\n\nYou are a tool-calling assistant."_s), qPrintable(system));
    QVERIFY(system.contains(u"\"name\": \"read_file\""_s));
    QVERIFY(system.contains(u"\"x\": 1.0"_s));
    QVERIFY(system.contains(u"\"aliases\": ["_s) && system.contains(u"\"cat\""_s));
}

void ContractDialectTest::writesCallsAndResultsAsText()
{
    const QJsonArray messages = messagesOf(body(overOpenAi, conversation()));
    QCOMPARE(messages.size(), 6);
    QCOMPARE(messages.at(2)["role"_L1].toString(), u"assistant"_s);
    QCOMPARE(contentAt(messages, 2),
        u"{\"type\": \"tool_call\", \"name\": \"read_file\", \"arguments\": {\"path\":\"a.txt\",\"n\":1.0}}\n"
        "{\"type\": \"tool_call\", \"name\": \"read_file\", \"arguments\": {\"path\":\"b.txt\"}}"_s);
    QCOMPARE(messages.at(3)["role"_L1].toString(), u"user"_s);
    QVERIFY(contentAt(messages, 3).startsWith(u"Tool \"read_file\" returned: alpha\nTool \"read_file\" returned: Error: no such file"_s));
    QVERIFY(contentAt(messages, 3).contains(u"\nNow respond with type=final"_s));
    QCOMPARE(contentAt(messages, 4), u"{\"type\": \"final\", \"content\": \"Only \\\"a\\\".\"}"_s);
    QCOMPARE(contentAt(messages, 5), u"Thanks"_s);

    model::ConverseRequest one = requestWithTool();
    one.canisters = {
        said(Role::User, u"Go"_s), call(u"c"_s, u"io:read_file"_s, "{}"), result(u"c"_s, u"Tokyo: 22°celsius, clear sky {name}"_s)};
    QVERIFY(contentAt(messagesOf(body(overAnthropic, one)), 2)
                .startsWith(u"Tool \"read_file\" returned: Tokyo: 22°celsius, clear sky {name}. Now respond with type=final"_s));
}

void ContractDialectTest::writesThemAsTheVariantSays()
{
    ContractPrompt prompt = ContractPrompt::standard();
    prompt.text = u"Lines:\n{function_lines}\nList:\n{tool_list}\nJSON {x} {{}}"_s;
    prompt.calls = ContractPrompt::Calls::Tags;
    prompt.answersInJson = false;
    prompt.result = u"<tool_response>\n{result}\n</tool_response>"_s;
    prompt.afterResults.clear();
    const QJsonArray messages = messagesOf(body(overOpenAi, conversation(), withPrompt(prompt)));
    QVERIFY(contentAt(messages, 0).contains(u"Lines:\n{\"type\":\"function\",\"function\":{\"name\":\"read_file\""_s));
    QVERIFY(contentAt(messages, 0).contains(u"List:\n- read_file(): Reads\nJSON {x} {{}}"_s));
    QVERIFY(contentAt(messages, 2)
                .startsWith(
                    u"<tool_call>\n{\"name\": \"read_file\", \"arguments\": {\"path\":\"a.txt\",\"n\":1.0}}\n</tool_call>\n<tool_call>"_s));
    QVERIFY(contentAt(messages, 3).startsWith(u"<tool_response>\nalpha\n</tool_response>"_s));
    QCOMPARE(contentAt(messages, 4), u"Only \"a\"."_s);
}

void ContractDialectTest::showsExamplesOnlyWhereTheirToolsAre()
{
    ContractPrompt prompt = ContractPrompt::standard();
    prompt.examples = {{{u"read_file"_s}, {{Role::User, u"Example question"_s}, {Role::Assistant, u"Example answer"_s}}},
        {{u"read_file"_s, u"nothing"_s}, {{Role::User, u"Other question"_s}}}};
    const QByteArray sent = body(overOpenAi, conversation(), withPrompt(prompt));
    const QJsonArray messages = messagesOf(sent);
    QCOMPARE(contentAt(messages, 1), u"Example question"_s);
    QCOMPARE(contentAt(messages, 2), u"Example answer"_s);
    QCOMPARE(contentAt(messages, 3), u"Read a.txt and b.txt"_s);
    QVERIFY(!sent.contains("Other question"));
}

void ContractDialectTest::agreesOnNothingWithoutTools()
{
    model::ConverseRequest request = conversation();
    request.tools.clear();
    const QByteArray sent = body(overOpenAi, request);
    QVERIFY(!sent.contains("tool-calling assistant") && !sent.contains("type=final"));
    QCOMPARE(contentAt(messagesOf(sent), 4), u"Only \"a\"."_s);
    ContractListener listener;
    const auto reply = replyTo(overOpenAi, request, u"{\"type\":\"tool_call\",\"name\":\"now\",\"arguments\":{}}"_s, listener);
    QVERIFY(reply.invocations.isEmpty() && !reply.written.byContract);
}

void ContractDialectTest::alwaysGivesTheSameBytes()
{
    QCOMPARE(body(overOpenAi, conversation()), body(overOpenAi, conversation()));
}

void ContractDialectTest::readsTheShippedVariants()
{
    QStringList names;
    for (const QFileInfo &file :
        QDir(support::projectFolder() + u"/resources/descriptors/prompts"_s).entryInfoList({u"contract*.toml"_s})) {
        const auto prompt = ContractPrompt::read(model::DescriptorFile::read(file.filePath()));
        QVERIFY2(prompt, qPrintable(file.filePath()));
        names.append(prompt->name);
        const QString text = prompt->supervisorText(requestWithTool().tools);
        QVERIFY2(text.contains(u"read_file"_s), qPrintable(text));
        QVERIFY2(!text.contains(u"{registry_json}"_s) && !text.contains(u"{tool_list}"_s), qPrintable(text));
        QVERIFY(prompt->result.contains(u"{result}"_s));
        // The model is never to make up what it was not told.
        QVERIFY2(text.contains(u"ask"_s, Qt::CaseInsensitive), qPrintable(text));
        if (prompt->name == u"contract")
            QCOMPARE(prompt->text, ContractPrompt::standard().text);
    }
    QCOMPARE(names, QStringList({u"contract-hermes"_s, u"contract-minimal"_s, u"contract-strict"_s, u"contract-text"_s, u"contract"_s}));
}

void ContractDialectTest::readsACall()
{
    ContractListener listener;
    const auto reply = replyTo(
        overOpenAi, requestWithTool(), u"{'type': 'tool_call', 'name': 'read_file', 'arguments': {'path': 'a'}}"_s, listener);
    QCOMPARE(reply.invocations.size(), 1);
    QCOMPARE(reply.invocations.first().name, u"io:read_file"_s);
    QCOMPARE(reply.invocations.first().arguments, QByteArray(R"({"path":"a"})"));
    QCOMPARE(reply.invocations.first().repairs, QStringList {u"single-quotes"_s});
    QVERIFY(!reply.invocations.first().id.isEmpty());
    QCOMPARE(reply.stop, StopReason::Invocations);
    QCOMPARE(reply.usage.output, 4);
    QVERIFY(reply.contents.isEmpty());
    QVERIFY(reply.written.byContract && !reply.written.areOffered);
    QCOMPARE(reply.written.repaired, 1);
    QCOMPARE(reply.written.valid, 0);
    QCOMPARE(listener.text, QString());
    replyTo(overOpenAi, requestWithTool(), u"{\"type\":\"tool_call\",\"name\":\"read_file\",\"arguments\":{}}"_s, listener);
    QCOMPARE(listener.forming, u"io:read_file"_s);
}

void ContractDialectTest::readsAnAnswerWhileItComes()
{
    ContractListener listener;
    const auto reply = replyTo(
        overOpenAi, requestWithTool(), u"<think>Hm.</think>{\"type\":\"final\",\"content\":\"Hi \\\"you\\\" 😀\"}"_s, listener, 1);
    QCOMPARE(listener.text, u"Hi \"you\" 😀"_s);
    QCOMPARE(listener.thought, u"Hm."_s);
    QCOMPARE(model::plainText(reply.contents), listener.text);
    QCOMPARE(std::get<model::ThoughtContent>(reply.contents.first()).text, u"Hm."_s);
    QVERIFY(reply.invocations.isEmpty());
    QCOMPARE(reply.stop, StopReason::Finished);
}

void ContractDialectTest::readsAnyObjectInAnyPiecesAlike()
{
    QRandomGenerator random(2026);
    for (int round = 0; round < 300; ++round) {
        const QByteArray arguments = randomObject(random, 0);
        const QString written = u"{\"type\":\"tool_call\",\"name\":\"read_file\",\"arguments\":"_s + QString::fromUtf8(arguments) + u'}';
        const QString content = randomText(random);
        model::JsonWriter final;
        final.beginObject().member(u"type", u"final").member(u"content", content).endObject();
        const qsizetype step = 1 + random.bounded(20);
        ContractListener heard;
        const auto called = replyTo(overOpenAi, requestWithTool(), written, heard, step);
        QCOMPARE(called.invocations.size(), 1);
        QCOMPARE(called.invocations.first().arguments, arguments);
        QVERIFY(called.invocations.first().repairs.isEmpty());
        QCOMPARE(heard.text, QString());
        const auto answered = replyTo(overOpenAi, requestWithTool(), final.text().toString(), heard, step);
        QVERIFY(answered.invocations.isEmpty());
        QCOMPARE(model::plainText(answered.contents), content);
        QCOMPARE(heard.text, content);
    }
}

void ContractDialectTest::runsNoCallThatALimitCutOff()
{
    const QString cut = u"{\"type\":\"tool_call\",\"name\":\"read_file\",\"arguments\":{\"path\":\"a\""_s;
    ContractListener listener;
    QCOMPARE(replyTo(overOpenAi, requestWithTool(), cut, listener).invocations.size(), 1);
    const auto reply = replyTo(overOpenAi, requestWithTool(), cut, listener, 5, "length");
    QVERIFY(reply.invocations.isEmpty());
    QCOMPARE(reply.stop, StopReason::Length);
    QCOMPARE(reply.written.failed, 1);
    QCOMPARE(model::plainText(reply.contents), cut);
}

void ContractDialectTest::offersACallInProse()
{
    const QString text = u"One could write:\n{\"type\":\"tool_call\",\"name\":\"read_file\",\"arguments\":{\"path\":\"a\"}}"_s;
    ContractListener listener;
    const auto reply = replyTo(overOpenAi, requestWithTool(), text, listener);
    QVERIFY(reply.written.areOffered);
    // It is none that ran before somebody said so.
    QCOMPARE(reply.stop, StopReason::Finished);
    QCOMPARE(reply.invocations.size(), 1);
    QCOMPARE(model::plainText(reply.contents), text);
    QCOMPARE(listener.text, text);
}

void ContractDialectTest::passesNativeCallsAndErrorsOn()
{
    ContractListener listener;
    const Dialect &dialect = *Dialects::find(overOpenAi);
    const auto native = dialect.makeDecoder(requestWithTool(), listener);
    native->readWhole(
        R"({"choices":[{"message":{"content":"Hi","tool_calls":[{"id":"x","function":{"name":"read_file","arguments":"{}"}}]},"finish_reason":"tool_calls"}]})");
    native->close();
    QCOMPARE(native->reply().invocations.first().name, u"io:read_file"_s);
    QCOMPARE(model::plainText(native->reply().contents), u"Hi"_s);
    const auto failing = dialect.makeDecoder(requestWithTool(), listener);
    failing->read(arriving(R"({"error":{"message":"overloaded"}})"));
    QVERIFY(failing->error());
    QVERIFY(!failing->isComplete());
    const auto empty = dialect.makeDecoder(requestWithTool(), listener);
    empty->close();
    QCOMPARE(empty->error()->kind, ProviderError::Kind::Empty);
}

void ContractDialectTest::givesNoCallsOfABrokenReply()
{
    ContractListener listener;
    const auto decoder = Dialects::find(overOpenAi)->makeDecoder(requestWithTool(), listener);
    decoder->read(arriving(contractChunk(u"{\"type\":\"tool_call\",\"name\":\"read_file\",\"arguments\":{}}"_s)));
    QVERIFY(decoder->partial().invocations.isEmpty());
    QVERIFY(decoder->partial().contents.isEmpty());
    const auto answering = Dialects::find(overOpenAi)->makeDecoder(requestWithTool(), listener);
    answering->read(arriving(contractChunk(u"{\"type\":\"final\",\"content\":\"Half an ans"_s)));
    QCOMPARE(model::plainText(answering->partial().contents), u"Half an ans"_s);
    QVERIFY(answering->hasSpoken());
}

void ContractDialectTest::watchesForPrintedCalls()
{
    const Dialect &watching = ContractDialect::over(*Dialects::find(openAi), ContractDialect::Manner::Watching);
    QCOMPARE(watching.encode(conversation(), {}, {}).body, body(openAi, conversation()));
    const auto read = [&watching](const QString &text) {
        ContractListener listener;
        const auto decoder = watching.makeDecoder(requestWithTool(), listener);
        decoder->read(arriving(contractChunk(text)));
        decoder->read(arriving(R"({"choices":[{"delta":{},"finish_reason":"stop"}]})"));
        decoder->read(arriving("[DONE]"));
        return decoder->reply();
    };
    const auto printed = read(u"<tool_call>\n{\"name\":\"read_file\",\"arguments\":{}}\n</tool_call>"_s);
    QCOMPARE(printed.invocations.size(), 1);
    QVERIFY(printed.written.byContract);
    const auto plain = read(u"{\"type\":\"final\",\"content\":\"Hi\"}"_s);
    QCOMPARE(model::plainText(plain.contents), u"{\"type\":\"final\",\"content\":\"Hi\"}"_s);
    QVERIFY(!plain.written.byContract);
    QVERIFY(read(u"Write:\n{\"name\":\"read_file\",\"arguments\":{}}"_s).invocations.isEmpty());
}

QTEST_GUILESS_MAIN(ContractDialectTest)
#include "tst_contractdialect.moc"
