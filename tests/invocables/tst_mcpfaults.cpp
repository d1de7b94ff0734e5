// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "mcptalk.h"
#include "tests/support/scriptedserver.h"

using namespace mcp;
using model::TurnState;
using support::FakeConversers;

namespace {

//! A server by HTTP, of either era, that answers wrongly at one stage.
class FaultyHttpServer
{
public:
    FaultyHttpServer(bool isModern, const QString &stage, const QString &fault)
        : m_isModern(isModern)
        , m_stage(stage)
        , m_fault(fault)
    {
    }

    Script answer(const ScriptedServer::Request &request) const
    {
        if (!request.line.startsWith("POST"))
            return Script::answer(request.line.startsWith("DELETE") ? 200 : 405, {});
        const auto message = network::readRpcMessage(request.body);
        if (!message || message->id.isEmpty())
            return Script::answer(202, {});
        const QByteArray result = resultOf(message->method);
        if (result.isEmpty())
            return Script::answer(404, network::rpcFailure(message->id, {network::rpccode::methodNotFound, u"Method not found"_s}));
        const bool isHandshake = message->method == u"initialize" || message->method == u"server/discover";
        const QString stage = isHandshake ? u"handshake"_s : message->method.section(u'/', 1);
        const QByteArray right = network::rpcResult(message->id, model::JsonText::trusted(result));
        return stage == m_stage ? wrong(right, *message) : Script::answer(200, right);
    }

private:
    QByteArray resultOf(const QString &method) const
    {
        const QByteArray more = m_isModern ? R"(,"resultType":"complete"})" : "}";
        if (m_isModern && method == u"server/discover")
            return R"({"supportedVersions":["2026-07-28"],"serverInfo":{"name":"f","version":"1"},"capabilities":{"tools":{}})" + more;
        if (!m_isModern && method == u"initialize")
            return R"({"protocolVersion":"2025-11-25","serverInfo":{"name":"f","version":"1"},"capabilities":{"tools":{}}})";
        if (method == u"tools/list")
            return R"({"tools":[{"name":"echo","inputSchema":{"type":"object"}}])" + more;
        if (method == u"tools/call")
            return R"({"content":[{"type":"text","text":"Echo: x"}])" + more;
        return {};
    }

    Script wrong(const QByteArray &right, const network::RpcMessage &message) const
    {
        const auto json = [](const QByteArray &body) { return Script::answer(200, body); };
        const QByteArray head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n";
        if (m_fault == u"close")
            return Script().close();
        if (m_fault == u"reset")
            return Script().reset();
        if (m_fault == u"mute")
            return Script().stall();
        if (m_fault == u"cut")
            return Script().send(head + right).close();
        if (m_fault == u"empty")
            return json({});
        if (m_fault == u"html")
            return Script::answer(200, "<html>Sign in first</html>", "text/html");
        if (m_fault == u"failing")
            return Script::answer(500, "out of order", "text/plain");
        if (m_fault == u"malformed")
            return json(right.chopped(2));
        if (m_fault == u"batch")
            return json('[' + right + ']');
        if (m_fault == u"wrong-id")
            return json(QByteArray(right).replace("\"id\":" + message.id.bytes(), "\"id\":4711"));
        if (m_fault == u"neither")
            return json("{\"jsonrpc\":\"2.0\",\"id\":" + message.id.bytes() + '}');
        if (m_fault == u"odd-result")
            return json(network::rpcResult(message.id, model::JsonText::trusted("\"a text\"")));
        if (m_fault == u"no-id")
            return json(R"({"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"I cannot read that"}})");
        const QByteArray event = "event: message\ndata: " + right + "\n\n";
        if (m_fault == u"twice")
            return Script::stream(event + event);
        if (m_fault == u"malformed-event")
            return Script::stream("event: message\ndata: " + right.chopped(2) + "\n\n");
        return Script::stream(": nothing comes\n\n");
    }

    const bool m_isModern;
    const QString m_stage;
    const QString m_fault;
};

} // namespace

//! MCP servers that do something wrong, at each stage and in both eras: whatever it is, the turn ends, and what is wrong is told.
class McpFaultsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatAProgramDoesWrong_data();
    void tellsWhatAProgramDoesWrong();
    void tellsWhatAServerByHttpDoesWrong_data();
    void tellsWhatAServerByHttpDoesWrong();
    void remarksOnAnAnswerThatFitsNoCall_data();
    void remarksOnAnAnswerThatFitsNoCall();

private:
    //! As of the descriptor: of what never comes a call waits for a moment, of what comes however long it takes.
    static QByteArray patience(bool comes)
    {
        return "[defaults]\napproval = \"allow\"\nmax_retries = 0\ntimeout = " + QByteArray(comes ? "60" : "0.25") + '\n';
    }
    //! A turn in which the tool is called. `told` is what the model is told of it or, where the turn is undone, the person.
    void play(const QString &told, TurnState end);

    Fixture m_fixture;
};

void McpFaultsTest::play(const QString &told, TurnState end)
{
    Talk talk(m_fixture);
    talk.model.expect({FakeConversers::call({support::invocation(u"a"_s, u"peer:echo"_s, R"({"message":"x"})")})});
    talk.model.expect({FakeConversers::text(u"So be it."_s), FakeConversers::end()});
    const bool ended = talk.send(u"Call it."_s, end);
    const auto last = support::endOf(*talk.events);
    QString said = last && last->error ? last->error->message : QString();
    for (const model::CanisterPointer &canister : talk.model.requests.last().canisters) {
        if (canister->result)
            said = canister->text();
    }
    QVERIFY2(ended, qPrintable(said));
    QVERIFY2(!said.isEmpty() && said.contains(told), qPrintable(said));
}

void McpFaultsTest::tellsWhatAProgramDoesWrong_data()
{
    QTest::addColumn<QString>("era");
    QTest::addColumn<QString>("fault");
    QTest::addColumn<bool>("comes");
    QTest::addColumn<QString>("told");
    QTest::addColumn<TurnState>("end");
    const auto row = [](const QString &fault, bool comes, const QString &told, TurnState end = TurnState::Committed) {
        for (const QString &era : {u"legacy"_s, u"modern"_s})
            QTest::addRow("%s, %s", qPrintable(era), qPrintable(fault)) << era << fault << comes << told << end;
    };
    const QString silent = u"There is no tool “peer:echo”. The server of peer has not listed its tools."_s;
    const QString late = u"peer:echo did not end in time."_s;
    const QString odd = u"What the server lists cannot be understood."_s;
    const QString ended = u"ended with status 0. It said: peer is up"_s;
    const QString killed = u"was killed by signal 9. It said: peer is up"_s;
    row(u"handshake:close"_s, true, ended);
    row(u"handshake:crash"_s, true, killed);
    row(u"handshake:mute"_s, false, silent);
    row(u"handshake:wrong-id"_s, false, silent);
    row(u"handshake:twice"_s, true, u"Echo: x"_s);
    row(u"handshake:malformed"_s, false, silent);
    row(u"handshake:batch"_s, true, u"Echo: x"_s);
    row(u"handshake:neither"_s, false, silent);
    row(u"handshake:odd-result"_s, true, u"The server of peer cannot be asked for its tools: The server "_s);
    row(u"handshake:odd-error"_s, true, u"The server refused the connection and does not say why."_s);
    row(u"list:close"_s, true, ended);
    row(u"list:crash"_s, true, killed);
    row(u"list:mute"_s, false, silent);
    row(u"list:wrong-id"_s, false, silent);
    row(u"list:twice"_s, true, u"Echo: x"_s);
    row(u"list:malformed"_s, false, silent);
    row(u"list:batch"_s, true, u"Echo: x"_s);
    row(u"list:neither"_s, false, silent);
    row(u"list:odd-result"_s, true, odd);
    row(u"list:odd-error"_s, true, u"The server answered with error 0."_s);
    row(u"list:endless"_s, true, u"Echo: x"_s);
    row(u"call:close"_s, true, u"ended with status 0"_s, TurnState::RolledBack);
    row(u"call:crash"_s, true, u"was killed by signal 9"_s, TurnState::RolledBack);
    row(u"call:mute"_s, false, late);
    row(u"call:wrong-id"_s, false, late);
    row(u"call:text-id"_s, false, late);
    row(u"call:no-id"_s, false, late);
    row(u"call:twice"_s, true, u"Echo: x"_s);
    row(u"call:malformed"_s, false, late);
    row(u"call:batch"_s, true, u"Echo: x"_s);
    row(u"call:neither"_s, false, late);
    row(u"call:both"_s, true, u"both at once"_s);
    row(u"call:odd-result"_s, true, u"What echo answered is not a result of a tool."_s, TurnState::RolledBack);
    row(u"call:odd-error"_s, true, u"The server answered with error 0."_s);
}

void McpFaultsTest::tellsWhatAProgramDoesWrong()
{
    QFETCH(QString, era);
    QFETCH(QString, fault);
    QFETCH(bool, comes);
    QFETCH(QString, told);
    QFETCH(TurnState, end);
    m_fixture.servers->setLongestWait(comes || fault.startsWith(u"call") ? support::patience : 300);
    m_fixture.describe({era, u"fault="_s + fault}, patience(comes));
    play(told, end);
}

void McpFaultsTest::tellsWhatAServerByHttpDoesWrong_data()
{
    QTest::addColumn<bool>("isModern");
    QTest::addColumn<QString>("stage");
    QTest::addColumn<QString>("fault");
    QTest::addColumn<bool>("comes");
    QTest::addColumn<QString>("told");
    QTest::addColumn<TurnState>("end");
    const auto row = [](const QString &stage, const QString &fault, bool comes, const QString &told, TurnState end = TurnState::Committed) {
        for (const bool isModern : {false, true})
            QTest::addRow("%s, %s:%s", isModern ? "modern" : "legacy", qPrintable(stage), qPrintable(fault))
                << isModern << stage << fault << comes << told << end;
    };
    for (const QString &stage : {u"handshake"_s, u"list"_s}) {
        const QString unknown = u"The server of peer cannot be asked for its tools: "_s;
        for (const QString &fault : {u"close"_s, u"reset"_s, u"cut"_s, u"empty"_s, u"html"_s, u"failing"_s, u"malformed"_s, u"wrong-id"_s,
                 u"neither"_s, u"odd-result"_s, u"no-id"_s, u"malformed-event"_s, u"no-event"_s})
            row(stage, fault, true, unknown);
        row(stage, u"mute"_s, false, u"The server of peer has not listed its tools."_s);
    }
    // Whether it had its effect is not known.
    for (const QString &fault : {u"close"_s, u"reset"_s, u"cut"_s, u"empty"_s, u"html"_s, u"malformed"_s, u"wrong-id"_s, u"neither"_s,
             u"odd-result"_s, u"malformed-event"_s, u"no-event"_s})
        row(u"call"_s, fault, true, QString(), TurnState::RolledBack);
    row(u"call"_s, u"mute"_s, false, u"peer:echo did not end in time."_s);
    row(u"call"_s, u"failing"_s, true, u"The server refused with HTTP 500."_s);
    row(u"call"_s, u"no-id"_s, true, u"I cannot read that"_s);
    for (const QString &stage : {u"handshake"_s, u"list"_s, u"call"_s}) {
        row(stage, u"batch"_s, true, u"Echo: x"_s);
        row(stage, u"twice"_s, true, u"Echo: x"_s);
    }
}

void McpFaultsTest::tellsWhatAServerByHttpDoesWrong()
{
    QFETCH(bool, isModern);
    QFETCH(QString, stage);
    QFETCH(QString, fault);
    QFETCH(bool, comes);
    QFETCH(QString, told);
    QFETCH(TurnState, end);
    const FaultyHttpServer faulty(isModern, stage, fault);
    ScriptedServer server;
    server.answerBy([&faulty](const ScriptedServer::Request &request) { return faulty.answer(request); });
    m_fixture.servers->setLongestWait(comes || stage == u"call" ? support::patience : 300);
    support::write(m_fixture.folder.filePath(u"ensembles/peer.toml"_s),
        "[ensemble]\nname = \"peer\"\n[connection]\ntransport = \"http\"\nurl = \"" + server.url(u"/mcp"_s).toEncoded() + "\"\n"
            + patience(comes));
    m_fixture.descriptors->load();
    play(told, end);
}

void McpFaultsTest::remarksOnAnAnswerThatFitsNoCall_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("remark");
    QTest::newRow("neither") << u"neither"_s << u"has neither a result nor an error."_s;
    QTest::newRow("another id") << u"wrong-id"_s << u"The server answered a request that was never made, with the id 4711."_s;
    QTest::newRow("none") << u"mute"_s << QString();
}

//! In the server's log, and with what is told of the call that ran out of time.
void McpFaultsTest::remarksOnAnAnswerThatFitsNoCall()
{
    QFETCH(QString, fault);
    QFETCH(QString, remark);
    // Time enough for the answer to come.
    const QByteArray policies = remark.isEmpty() ? patience(false) : "[defaults]\napproval = \"allow\"\ntimeout = 3\n"_ba;
    m_fixture.describe({u"legacy"_s, u"fault=call:"_s + fault}, policies);
    m_fixture.prepare();
    const model::InvocationOutcome outcome = m_fixture.invoke(u"peer:echo"_s, R"({"message":"x"})");
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->category, ErrorCategory::Timeout);
    QCOMPARE(outcome.error->detail.isEmpty(), remark.isEmpty());
    QVERIFY2(outcome.error->detail.contains(remark), qPrintable(outcome.error->detail));
    const QStringList log = m_fixture.servers->find(u"peer"_s)->connection().log();
    QCOMPARE(log.contains(outcome.error->detail), !remark.isEmpty());
}

QTEST_GUILESS_MAIN(McpFaultsTest)
#include "tst_mcpfaults.moc"
