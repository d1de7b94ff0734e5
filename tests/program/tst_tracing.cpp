// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/rpcpeer.h"
#include "tests/program/wirestreams.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace wirestreams;

namespace {

QJsonValue attribute(const QJsonObject &span, const QString &key)
{
    for (const QJsonValue &each : span[u"attributes"].toArray()) {
        if (each[u"key"] == key)
            return each[u"value"].toObject().begin().value();
    }
    return QJsonValue(QJsonValue::Undefined);
}

} // namespace

//! `--trace`: what a collector on loopback gets of the program's turns.
class TracingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<Program>();
        m_collector = std::make_unique<ScriptedServer>();
        m_collector->answerBy([](const auto &) { return Script::answer(200, "{}"); });
        m_model = std::make_unique<ScriptedServer>();
        m_program->write(u"workspace/a.txt"_s, "alpha\n");
    }
    void tellsACollectorOfATurn();
    void tellsNothingOfWhatIsSaidAndNoKeys();
    void isOffUnlessAsked();
    void endsAsItWouldWhereNobodyCollects();
    void writesIntoAFile();
    void failsWhereItsFileCannotBeWritten();
    void readsWhereToFromThePreferences();
    void tellsServersOfTheTrace();
    void goesOnWithThePeersTrace();
    void tellsOfACallOfNoTurn();
    void goesOnWithThePeersTraceInACallOfNoTurn();
    void tellsOfEachRunOfAComparison();
    void refusesWhatIsNoPlace_data();
    void refusesWhatIsNoPlace();

private:
    QString address() const { return m_collector->url().toString(QUrl::RemovePath); }
    QStringList endpoint() const { return {u"--base-url"_s, m_model->url(u"/v1"_s).toString(), u"--model"_s, u"m"_s}; }
    //! All that the collector has.
    QList<QJsonObject> spans() const
    {
        QList<QJsonObject> all;
        for (const ScriptedServer::Request &request : m_collector->requests()) {
            const QJsonObject body = QJsonDocument::fromJson(request.body).object();
            for (const QJsonValue &span : body[u"resourceSpans"][0][u"scopeSpans"][0][u"spans"].toArray())
                all.append(span.toObject());
        }
        return all;
    }
    QJsonObject span(const QString &beginning) const
    {
        for (const QJsonObject &span : spans()) {
            if (span[u"name"].toString().startsWith(beginning))
                return span;
        }
        return {};
    }

    std::unique_ptr<Program> m_program;
    std::unique_ptr<ScriptedServer> m_collector;
    std::unique_ptr<ScriptedServer> m_model;
};

void TracingTest::tellsACollectorOfATurn()
{
    m_model->enqueue(Script::answer(429, R"({"error":{"message":"slow down"}})", "application/json", "Retry-After: 0\r\n"));
    m_model->enqueue(Script::stream(openAiCalls({{"call_1", "read_file", R"({"path":"a.txt"})"}})));
    m_model->enqueue(Script::stream(openAiText("It says ")
        + R"(data: {"id":"c","model":"m-2","choices":[{"index":0,"delta":{},)"
          R"("finish_reason":"stop"}],"usage":{"prompt_tokens":11,"completion_tokens":7}})"
          "\n\ndata: [DONE]\n\n"));
    const Program::Run run = m_program->converse(
        endpoint() + QStringList {u"--control"_s, u"temperature=0.5"_s, u"--trace"_s, address(), u"What?"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(spans().size(), 4);
    const QJsonObject turn = span(u"invoke_agent"_s);
    QCOMPARE(turn[u"traceId"], run.end()[u"turn"]);
    QCOMPARE(attribute(turn, u"gen_ai.conversation.id"_s), run.end()[u"conversation"]);
    QCOMPARE(attribute(turn, u"gen_ai.usage.input_tokens"_s).toInt(), 11);
    const QJsonObject first = span(u"chat m"_s);
    QCOMPARE(attribute(first, u"http.request.resend_count"_s).toInt(), 1);
    QCOMPARE(attribute(first, u"gen_ai.request.temperature"_s).toDouble(), 0.5);
    QCOMPARE(attribute(first, u"server.address"_s).toString(), u"127.0.0.1"_s);
    QCOMPARE(attribute(first, u"server.port"_s).toInt(), m_model->url().port());
    QCOMPARE(attribute(first, u"gen_ai.response.id"_s).toString(), u"c"_s);
    QCOMPARE(attribute(first, u"gen_ai.response.finish_reasons"_s)[u"values"][0][u"stringValue"].toString(), u"tool_call"_s);
    QCOMPARE(first[u"status"].toObject(), QJsonObject());
    const QJsonObject tool = span(u"execute_tool io:read_file"_s);
    QCOMPARE(attribute(tool, u"gen_ai.tool.call.id"_s).toString(), u"call_1"_s);
    const QJsonObject last = spans().at(2);
    QCOMPARE(attribute(last, u"gen_ai.response.model"_s).toString(), u"m"_s);
    QCOMPARE(attribute(last, u"gen_ai.usage.output_tokens"_s).toInt(), 7);
    QVERIFY(attribute(last, u"gen_ai.response.time_to_first_chunk"_s).toDouble() >= 0);
    for (const QJsonObject &each : {first, tool, last})
        QCOMPARE(each[u"parentSpanId"], turn[u"spanId"]);
}

void TracingTest::tellsNothingOfWhatIsSaidAndNoKeys()
{
    m_program->setEnvironment(u"PARLANCE_ENDPOINT_KEY"_s, u"sk-secret-of-the-provider"_s);
    m_program->setEnvironment(u"OTEL_EXPORTER_OTLP_HEADERS"_s, u"x-collector=a-collectors-key"_s);
    for (const bool withContents : {false, true}) {
        m_model->enqueue(Script::stream(openAiCalls({{"call_1", "read_file", R"({"path":"a.txt"})"}})));
        m_model->enqueue(Script::stream(openAiAnswer("spoken answer")));
        QStringList more {u"--trace"_s, address(), u"spoken question"_s};
        if (withContents)
            more.prepend(u"--trace-contents"_s);
        VERIFY_STATUS(m_program->converse(endpoint() + more), 0);
        const ScriptedServer::Request &request = m_collector->requests().last();
        for (const char *const said : {"spoken question", "spoken answer", "a.txt", "alpha"})
            QVERIFY2(request.body.contains(said) == withContents, said);
        QVERIFY(!request.body.contains("secret-of-the-provider"));
        QVERIFY(!request.body.contains("collectors-key"));
        QCOMPARE(request.header("x-collector"), "a-collectors-key");
    }
    // What is sent to the collector is no exchange of the conversation's, and its key is nowhere in the profile.
    QVERIFY(!m_program->run({u"exchanges"_s, u"--json"_s}).out.contains("v1/traces"));
}

void TracingTest::isOffUnlessAsked()
{
    m_program->setEnvironment(u"OTEL_EXPORTER_OTLP_ENDPOINT"_s, address());
    m_model->enqueue(Script::stream(openAiAnswer("yes")));
    VERIFY_STATUS(m_program->converse(endpoint() + QStringList {u"Well?"_s}), 0);
    QCOMPARE(m_collector->connections(), 0);
}

void TracingTest::endsAsItWouldWhereNobodyCollects()
{
    const QString gone = address();
    m_collector.reset();
    m_model->enqueue(Script::stream(openAiAnswer("yes")));
    const Program::Run run = m_program->converse(endpoint() + QStringList {u"--trace"_s, gone, u"Well?"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.end()[u"state"].toString(), u"committed"_s);

    m_collector = std::make_unique<ScriptedServer>();
    m_collector->answerBy([](const auto &) { return Script::answer(401, "who are you?"); });
    m_model->enqueue(Script::stream(openAiAnswer("yes")));
    const Program::Run refused = m_program->converse(endpoint() + QStringList {u"--trace"_s, address(), u"Well?"_s});
    VERIFY_STATUS(refused, 0);
    QVERIFY2(refused.notes.contains("401"), refused.notes.constData());
}

void TracingTest::writesIntoAFile()
{
    for (int turn = 1; turn <= 2; ++turn) {
        m_model->enqueue(Script::stream(openAiAnswer("yes")));
        VERIFY_STATUS(m_program->converse(endpoint() + QStringList {u"--trace"_s, u"traces.jsonl"_s, u"Well?"_s}), 0);
        const QList<QByteArray> lines = m_program->read(u"workspace/traces.jsonl"_s).trimmed().split('\n');
        QCOMPARE(lines.size(), turn);
        QCOMPARE(QJsonDocument::fromJson(lines.last())[u"resourceSpans"][0][u"scopeSpans"][0][u"spans"].toArray().size(), 2);
    }
}

//! What was asked for with the call is a result; what is always reported is none.
void TracingTest::failsWhereItsFileCannotBeWritten()
{
    const QString file = QString(300, u't');
    m_model->enqueue(Script::stream(openAiAnswer("yes")));
    const Program::Run run = m_program->converse(endpoint() + QStringList {u"--trace"_s, file, u"Well?"_s});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains("cannot be written to"), run.notes.constData());
    QVERIFY(run.out.contains("yes"));
    m_program->write(u"profile/config/parlance.ini"_s, "[traces]\nto=" + (m_program->workspace() + u'/' + file).toUtf8() + "\n");
    m_model->enqueue(Script::stream(openAiAnswer("yes")));
    const Program::Run preferred = m_program->converse(endpoint() + QStringList {u"Well?"_s});
    VERIFY_STATUS(preferred, 0);
    QVERIFY2(preferred.notes.contains("cannot be written to"), preferred.notes.constData());
}

void TracingTest::readsWhereToFromThePreferences()
{
    m_program->write(u"profile/config/parlance.ini"_s, "[traces]\nto=" + address().toUtf8() + "\n");
    m_model->enqueue(Script::stream(openAiAnswer("yes")));
    VERIFY_STATUS(m_program->converse(endpoint() + QStringList {u"Well?"_s}), 0);
    QCOMPARE(spans().size(), 2);
    m_model->enqueue(Script::stream(openAiAnswer("yes")));
    VERIFY_STATUS(m_program->converse(endpoint() + QStringList {u"--trace"_s, u"none"_s, u"Well?"_s}), 0);
    QCOMPARE(spans().size(), 2);
}

void TracingTest::tellsServersOfTheTrace()
{
    const QString log = m_program->write(u"peer.log"_s, {});
    m_program->write(u"profile/config/ensembles/peer.toml"_s,
        "[ensemble]\nname = \"peer\"\n[connection]\ntransport = \"stdio\"\ncommand = [\"" MCP_PEER "\", \"legacy\", \"log=" + log.toUtf8()
            + "\"]\n[defaults]\napproval = \"allow\"\n");
    m_model->enqueue(Script::stream(openAiCalls({{"call_1", "echo", R"({"message":"hello"})"}})));
    m_model->enqueue(Script::stream(openAiAnswer("yes")));
    VERIFY_STATUS(m_program->converse(endpoint() + QStringList {u"--ensemble"_s, u"peer"_s, u"--trace"_s, address(), u"Well?"_s}), 0);
    const QJsonObject tool = span(u"execute_tool peer:echo"_s);
    QCOMPARE(attribute(tool, u"mcp.method.name"_s).toString(), u"tools/call"_s);
    QCOMPARE(attribute(tool, u"network.transport"_s).toString(), u"pipe"_s);
    QVERIFY(!attribute(tool, u"jsonrpc.request.id"_s).toString().isEmpty());
    const QByteArray parent = "\"traceparent\":\"00-" + tool[u"traceId"].toString().toLatin1() + '-' + tool[u"spanId"].toString().toLatin1()
        + "-01\"";
    QVERIFY2(m_program->read(u"peer.log"_s).contains(parent), parent.constData());
}

void TracingTest::goesOnWithThePeersTrace()
{
    RpcPeer peer(*m_program, {u"serve-mcp"_s, u"--stdio"_s, u"--trace"_s, address()});
    peer.request(u"hello"_s, u"initialize"_s,
        {{u"protocolVersion"_s, u"2025-11-25"_s}, {u"capabilities"_s, QJsonObject()},
            {u"clientInfo"_s, QJsonObject {{u"name"_s, u"c"_s}, {u"version"_s, u"1"_s}}}});
    peer.request(u"1"_s, u"tools/call"_s,
        {{u"name"_s, u"converse"_s}, {u"arguments"_s, QJsonObject {{u"prompt"_s, u"Hello"_s}}},
            {u"_meta"_s, QJsonObject {{u"traceparent"_s, u"00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"_s}}}});
    QVERIFY(!peer.answerTo(u"1"_s).isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!span(u"invoke_agent"_s).isEmpty(), support::patience);
    const QJsonObject turn = span(u"invoke_agent"_s);
    QCOMPARE(turn[u"traceId"].toString(), u"4bf92f3577b34da6a3ce929d0e0e4736"_s);
    QCOMPARE(turn[u"parentSpanId"].toString(), u"00f067aa0ba902b7"_s);
}

void TracingTest::tellsOfACallOfNoTurn()
{
    const QString log = m_program->write(u"peer.log"_s, {});
    m_program->write(u"profile/config/ensembles/peer.toml"_s,
        "[ensemble]\nname = \"peer\"\n[connection]\ntransport = \"stdio\"\ncommand = [\"" MCP_PEER "\", \"legacy\", \"log=" + log.toUtf8()
            + "\"]\n[defaults]\napproval = \"allow\"\n");
    const QStringList call {u"invoke"_s, u"peer:echo"_s, u"--trace"_s, address()};
    VERIFY_STATUS(m_program->run(call + QStringList {uR"({"message":"hello"})"_s}), 0);
    QCOMPARE(spans().size(), 1);
    const QJsonObject tool = span(u"execute_tool peer:echo"_s);
    QVERIFY(!tool.contains(u"parentSpanId"));
    QCOMPARE(attribute(tool, u"mcp.method.name"_s).toString(), u"tools/call"_s);
    QVERIFY(attribute(tool, u"gen_ai.tool.call.arguments"_s).isUndefined());
    const QByteArray parent = "\"traceparent\":\"00-" + tool[u"traceId"].toString().toLatin1() + '-' + tool[u"spanId"].toString().toLatin1()
        + "-01\"";
    QVERIFY2(m_program->read(u"peer.log"_s).contains(parent), parent.constData());
    VERIFY_STATUS(m_program->run(call + QStringList {u"--trace-contents"_s, uR"({"message":5})"_s}), 1);
    QCOMPARE(attribute(spans().last(), u"error.type"_s).toString(), u"validation"_s);
    QVERIFY(attribute(spans().last(), u"gen_ai.tool.call.arguments"_s).toString().contains(u"message"));
}

void TracingTest::goesOnWithThePeersTraceInACallOfNoTurn()
{
    RpcPeer peer(*m_program, {u"serve-mcp"_s, u"--stdio"_s, u"--ensemble"_s, u"io"_s, u"--trace"_s, address()});
    peer.request(u"hello"_s, u"initialize"_s,
        {{u"protocolVersion"_s, u"2025-11-25"_s}, {u"capabilities"_s, QJsonObject()},
            {u"clientInfo"_s, QJsonObject {{u"name"_s, u"c"_s}, {u"version"_s, u"1"_s}}}});
    peer.request(u"1"_s, u"tools/call"_s,
        {{u"name"_s, u"io_read_file"_s}, {u"arguments"_s, QJsonObject {{u"path"_s, u"a.txt"_s}}},
            {u"_meta"_s, QJsonObject {{u"traceparent"_s, u"00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"_s}}}});
    QVERIFY(!peer.answerTo(u"1"_s).isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!span(u"execute_tool io:read_file"_s).isEmpty(), support::patience);
    const QJsonObject tool = span(u"execute_tool io:read_file"_s);
    QCOMPARE(tool[u"traceId"].toString(), u"4bf92f3577b34da6a3ce929d0e0e4736"_s);
    QCOMPARE(tool[u"parentSpanId"].toString(), u"00f067aa0ba902b7"_s);
}

void TracingTest::tellsOfEachRunOfAComparison()
{
    VERIFY_STATUS(m_program->run({u"compare"_s, u"--model"_s, u"rehearsal/rehearsal"_s, u"--model"_s, u"rehearsal/other"_s, u"--trace"_s,
                      address(), u"Hello"_s}),
        0);
    int turns = 0;
    for (const QJsonObject &each : spans())
        turns += each[u"name"].toString().startsWith(u"invoke_agent") ? 1 : 0;
    QCOMPARE(turns, 2);
}

void TracingTest::refusesWhatIsNoPlace_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no http") << QStringList {u"--trace"_s, u"grpc://127.0.0.1:4317"_s};
    QTest::newRow("cleartext elsewhere") << QStringList {u"--trace"_s, u"http://collector.example:4318"_s};
    QTest::newRow("a password") << QStringList {u"--trace"_s, u"https://me:secret@collector.example"_s};
    QTest::newRow("a folder") << QStringList {u"--trace"_s, u"."_s};
    QTest::newRow("contents alone") << QStringList {u"--trace-contents"_s};
}

void TracingTest::refusesWhatIsNoPlace()
{
    QFETCH(const QStringList, arguments);
    VERIFY_STATUS(m_program->converse(endpoint() + arguments + QStringList {u"Well?"_s}), 2);
    QCOMPARE(m_model->connections(), 0);
}

QTEST_GUILESS_MAIN(TracingTest)
#include "tst_tracing.moc"
