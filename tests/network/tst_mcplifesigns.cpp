// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/mcptest.h"

#include "network/mcp/client.h"

using namespace Qt::StringLiterals;
using namespace network;
using model::ErrorCategory;

//! How silent servers are asked for a sign of life.
class McpLifeSignsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksASilentServerForASignOfLife();
    void givesUpAServerThatGivesNone();
    void tellsTheMemoryOfItsProgram();
    void asksForNoneWhileAPersonIsAsked();
    void asksForNoneInTheModernEra();
    void saysWhyAProgramHasEnded_data();
    void saysWhyAProgramHasEnded();
};

void McpLifeSignsTest::asksASilentServerForASignOfLife()
{
    PeerClient peer({u"legacy"_s}, McpHandshake::Era::Legacy, 250);
    QTRY_VERIFY(peer.methods().count(u"ping"_s) > McpLifeSigns::mostUnanswered);
    QVERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "hang");
    const qsizetype asked = peer.methods().count(u"ping"_s);
    QTRY_VERIFY(peer.methods().count(u"ping"_s) > asked);
    QVERIFY(!call.isDone());
}

void McpLifeSignsTest::givesUpAServerThatGivesNone()
{
    PeerClient peer({u"legacy"_s, u"no-ping"_s}, McpHandshake::Era::Legacy, 40);
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "hang");
    QTRY_VERIFY(peer.closed);
    QCOMPARE(peer.closed->category, ErrorCategory::Network);
    QVERIFY(call.error);
    QCOMPARE(call.error->category, ErrorCategory::Fatal);
    QTRY_VERIFY(peer.received().contains("end of input"));
    QCOMPARE(peer.methods().count(u"ping"_s), McpLifeSigns::mostUnanswered);
}

void McpLifeSignsTest::saysWhyAProgramHasEnded_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("said");
    QTest::newRow("as Node.js does")
        << u"node:internal/modules/cjs/loader:1210\n  throw err;\n  ^\n\nError: Cannot find module '/x.js'\n    at Module._load (node:1)\n"
           "    at node:internal/main {\n  code: 'MODULE_NOT_FOUND',\n  requireStack: []\n}\n\nNode.js v20.20.2\n"_s
        << u"It said: Error: Cannot find module '/x.js'"_s;
    QTest::newRow("as Python does")
        << u"Traceback (most recent call last):\n  File \"x.py\", line 1\nModuleNotFoundError: No module named 'y'\n"_s
        << u"It said: ModuleNotFoundError: No module named 'y'"_s;
    QTest::newRow("in the end") << u"starting\ngiving up\n\n"_s << u"It said: giving up"_s;
}

void McpLifeSignsTest::saysWhyAProgramHasEnded()
{
    QFETCH(QString, written);
    QFETCH(QString, said);
    ProcessCommand command;
    command.vector = {u"/bin/sh"_s, u"-c"_s, u"printf %s \"$0\" >&2; exit 1"_s, written};
    command.limits = ProcessLimits::none();
    model::ExchangeLog log;
    const auto maker = [&](McpTransportKind, QObject *parent) -> McpTransport * {
        return new StdioTransport(u"peer"_s, command, {}, log, parent);
    };
    FakeHost host;
    McpClient client(u"peer"_s, host, nullptr);
    QSignalSpy closed(&client, &McpClient::closed);
    client.open(maker, McpTransportKind::Stdio, McpHandshake::Era::Unknown);
    QTRY_COMPARE(closed.size(), 1);
    const QString message = closed.first().first().value<model::Error>().message;
    QVERIFY2(message.endsWith(said), qPrintable(message));
}

void McpLifeSignsTest::tellsTheMemoryOfItsProgram()
{
    PeerClient peer({u"legacy"_s}, McpHandshake::Era::Legacy);
    QTRY_VERIFY(peer.client->isReady());
    QVERIFY(peer.client->memory() > 0);
    peer.client->close();
    QTRY_COMPARE(peer.client->memory(), 0);
}

void McpLifeSignsTest::asksForNoneWhileAPersonIsAsked()
{
    PeerClient peer({u"legacy"_s, u"no-ping"_s}, McpHandshake::Era::Legacy, 250);
    peer.host.isHeld = true;
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "ask");
    QTRY_VERIFY(peer.client->isAsking());
    // One that nobody is asked by is given up meanwhile.
    const PeerClient other({u"legacy"_s, u"no-ping"_s}, McpHandshake::Era::Legacy, 250);
    QTRY_VERIFY(other.closed);
    QVERIFY(!peer.closed);
    peer.host.held();
    QTRY_VERIFY(peer.closed);
}

void McpLifeSignsTest::asksForNoneInTheModernEra()
{
    PeerClient peer({u"modern"_s, u"no-ping"_s}, McpHandshake::Era::Modern, 1);
    QTRY_VERIFY(peer.client->isReady());
    for (int i = 0; i < 20; ++i) {
        const Answered call = Answered::call(*peer.client, "echo", R"({"message":"a"})");
        QTRY_VERIFY(call.isDone());
    }
    QVERIFY(!peer.methods().contains(u"ping"_s));
    QVERIFY(peer.client->isReady());
}

QTEST_GUILESS_MAIN(McpLifeSignsTest)
#include "tst_mcplifesigns.moc"
