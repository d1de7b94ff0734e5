// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/mcptest.h"

using namespace Qt::StringLiterals;
using namespace network;
using model::ErrorCategory;

//! What servers ask of a client.
class McpServerRequestsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersRoots();
    void elicitsInBothEras_data();
    void elicitsInBothEras();
    void tellsNothingInTheCourseOfAListing();
    void visitsAnAddressFirst();
    void takesAQuestionBackWithItsCall();
    void takesBackWhatTheServerTakesBack();
    void waitsForAPersonBeyondTheTimeOut();
};

void McpServerRequestsTest::answersRoots()
{
    PeerClient peer({u"legacy"_s});
    peer.host.folders = {u"/home/a b"_s};
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "roots");
    QTRY_VERIFY(call.text().contains(u"file:///home/a%20b"));
    peer.client->rootsChanged();
    QTRY_VERIFY(peer.methods().contains(u"notifications/roots/list_changed"_s));
}

void McpServerRequestsTest::elicitsInBothEras_data()
{
    QTest::addColumn<QString>("era");
    QTest::newRow("legacy") << u"legacy"_s;
    QTest::newRow("modern") << u"modern"_s;
}

void McpServerRequestsTest::elicitsInBothEras()
{
    QFETCH(QString, era);
    PeerClient peer({era});
    peer.host.answer = {McpElicitationAnswer::Action::Accept, model::JsonText::trusted(R"({"name":"Ada","age":1.0})")};
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "ask");
    QTRY_VERIFY(call.isDone());
    QVERIFY(call.text().contains(u"\"action\":\"accept\"") && call.text().contains(u"Ada"));
    const McpElicitation asked = peer.host.asked.value(0);
    QCOMPARE(asked.server, u"peer"_s);
    QCOMPARE(asked.message, u"Which name?"_s);
    QVERIFY(asked.schema.member(u"properties").has_value());
    if (era == u"modern") {
        QVERIFY(call.text().contains(u"st\u00e4te /\\\\\\\""));
        QVERIFY(asked.request != 0);
        // The second round has an id of its own.
        QCOMPARE(peer.methods().count(u"tools/call"_s), 2);
    }
    peer.host.answer = {McpElicitationAnswer::Action::Decline};
    const Answered declined = Answered::call(*peer.client, "ask");
    QTRY_VERIFY(declined.text().contains(u"decline") && !declined.text().contains(u"content"));
}

void McpServerRequestsTest::tellsNothingInTheCourseOfAListing()
{
    PeerClient peer({u"modern"_s, u"nosy"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered list(*peer.client, u"tools/list", "{}");
    QTRY_VERIFY(list.error);
    QCOMPARE(list.error->category, ErrorCategory::Fatal);
    QCOMPARE(peer.methods().count(u"tools/list"_s), 1);
}

void McpServerRequestsTest::visitsAnAddressFirst()
{
    PeerClient peer({u"legacy"_s});
    peer.host.answer = {McpElicitationAnswer::Action::Accept};
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "visit");
    QTRY_COMPARE(call.text(), u"Echo: done"_s);
    QCOMPARE(peer.host.asked.value(0).url, QUrl(u"https://example.org/consent?a=b"_s));
    QVERIFY(peer.host.asked.value(0).mode == McpElicitation::Mode::Url);

    PeerClient refusing({u"legacy"_s});
    QTRY_VERIFY(refusing.client->isReady());
    const Answered refused = Answered::call(*refusing.client, "visit");
    QTRY_VERIFY(refused.error);
    QCOMPARE(refused.error->category, ErrorCategory::Permission);
}

void McpServerRequestsTest::takesAQuestionBackWithItsCall()
{
    PeerClient peer({u"modern"_s});
    peer.host.isHeld = true;
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "ask");
    QTRY_VERIFY(peer.client->isAsking());
    delete call.request;
    QTRY_COMPARE(peer.host.takenBack, 1);
}

void McpServerRequestsTest::takesBackWhatTheServerTakesBack()
{
    PeerClient peer({u"legacy"_s});
    peer.host.isHeld = true;
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "retract");
    QTRY_COMPARE(peer.host.takenBack, 1);
    QCOMPARE(peer.host.asked.size(), 2);
    // The other question is still open, and only that one is answered.
    QVERIFY(peer.client->isAsking() && !call.isDone());
    peer.host.held();
    QTRY_VERIFY(call.text().contains(u"cancel"));
    QVERIFY(!peer.client->isAsking());
    const QByteArrayList received = peer.received();
    QVERIFY(std::none_of(received.begin(), received.end(), [](const QByteArray &line) { return line.contains("\"id\":\"q1\""); }));
}

void McpServerRequestsTest::waitsForAPersonBeyondTheTimeOut()
{
    PeerClient peer({u"legacy"_s});
    peer.host.isHeld = true;
    peer.host.answer = {McpElicitationAnswer::Action::Accept, model::JsonText::trusted(R"({"name":"Ada"})")};
    QTRY_VERIFY(peer.client->isReady());
    McpRequestOptions options;
    options.timeout = 2000;
    options.longest = 2500;
    const Answered call = Answered::call(*peer.client, "ask", "{}", options);
    QTRY_VERIFY(peer.client->isAsking());
    const Answered other = Answered::call(*peer.client, "hang", "{}", {{}, {}, 2000, 0});
    // A server that does not ask is given up in the meantime, though its call has longer.
    PeerClient clock({u"legacy"_s});
    QTRY_VERIFY(clock.client->isReady());
    const Answered late = Answered::call(*clock.client, "hang", "{}", {{}, {}, 3000, 0});
    QTRY_VERIFY(late.error);
    QVERIFY(!call.error && !other.error);
    // What was begun during the question has all of its time left, whenever that is answered.
    QElapsedTimer afterwards;
    afterwards.start();
    peer.host.held();
    QTRY_VERIFY(call.text().contains(u"Ada"));
    QTRY_VERIFY(other.error);
    QCOMPARE_GE(afterwards.elapsed(), 2000);
}

QTEST_GUILESS_MAIN(McpServerRequestsTest)
#include "tst_mcpserverrequests.moc"
