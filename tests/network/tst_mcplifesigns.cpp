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
    void asksForNoneWhileAPersonIsAsked();
    void asksForNoneInTheModernEra();
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
