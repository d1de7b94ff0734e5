// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/mcptest.h"

#include "network/mcp/listing.h"
#include "network/mcp/transport/stdiotransport.h"

#include <csignal>

using namespace Qt::StringLiterals;
using namespace network;
using model::ErrorCategory;

class McpClientTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsOutTheEra_data();
    void findsOutTheEra();
    void asksAgainInTheLegacyWayWhenAServerEndsOnTheProbe();
    void tellsVersionsThatNobodySpeaks();
    void tellsWhyAServerDoesNotStart();
    void listsEveryPage_data();
    void listsEveryPage();
    void takesAnswersInAnyOrder();
    void forwardsProgressAndKeepsWaiting();
    void timesOutAndTellsTheServer();
    void cancelsAndTellsTheServer();
    void sortsErrors_data();
    void sortsErrors();
    void failsFatallyWhenTheServerIsLost();
    void keepsGarbageAside();
    void takesALineOfTenMegabytes();
    void tellsChanges();
    void asksForTheLogWhereThereIsOne_data();
    void asksForTheLogWhereThereIsOne();
    void closesTheInputFirst();
    void killsWhatStaysDeaf();
    void isNotHeldUpByChildren();
    void recordsEveryExchange();
    void recordsWhatNobodyAskedFor();
    void gathersWhatAServerSaysAgainAndAgain();
    void gathersAnewInEachRecord();
    void gathersWhatComesUnderEverOtherNames();
    void refusesRequestsAfterTheEnd();
};

void McpClientTest::findsOutTheEra_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("version");
    QTest::newRow("legacy") << QStringList {u"legacy"_s} << QByteArray("2025-11-25");
    QTest::newRow("modern") << QStringList {u"modern"_s} << QByteArray("2026-07-28");
    QTest::newRow("both") << QStringList {u"both"_s} << QByteArray("2026-07-28");
    QTest::newRow("old") << QStringList {u"legacy"_s, u"old"_s} << QByteArray("2024-11-05");
}

void McpClientTest::findsOutTheEra()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, version);
    PeerClient peer(options);
    QTRY_VERIFY(peer.client->isReady());
    QCOMPARE(peer.client->info().protocol.version, version);
    QCOMPARE(peer.client->info().name, u"peer"_s);
    QCOMPARE(peer.client->info().instructions, u"Be kind."_s);
    QVERIFY(peer.client->info().has(u"tools", u"listChanged"));
    const Answered echo = Answered::call(*peer.client, "echo", R"({"message":"Zürich"})");
    QTRY_COMPARE(echo.text(), u"Echo: Zürich"_s);
    QCOMPARE(peer.transports, 1);
    QCOMPARE(peer.methods().contains(u"notifications/initialized"_s), version != McpProtocol::modern);
}

void McpClientTest::asksAgainInTheLegacyWayWhenAServerEndsOnTheProbe()
{
    PeerClient peer({u"legacy"_s, u"exit-on-discover"_s});
    QTRY_VERIFY(peer.client->isReady());
    QCOMPARE(peer.transports, 2);
    // What is known of a server is not tried out again.
    PeerClient known({u"legacy"_s, u"exit-on-discover"_s}, McpHandshake::Era::Legacy);
    QTRY_VERIFY(known.client->isReady());
    QCOMPARE(known.transports, 1);
}

void McpClientTest::tellsVersionsThatNobodySpeaks()
{
    PeerClient peer({u"legacy"_s, u"future"_s});
    QTRY_VERIFY(peer.closed);
    QVERIFY(peer.closed->message.contains(u"2031-01-01"));
}

void McpClientTest::tellsWhyAServerDoesNotStart()
{
    PeerClient peer({u"exit=3"_s});
    QTRY_VERIFY(peer.closed);
    QVERIFY(peer.closed->message.contains(u"status 3"));
    QVERIFY(peer.closed->detail.contains(u"cannot work like this"));
}

void McpClientTest::listsEveryPage_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("legacy") << QStringList {u"legacy"_s, u"pages"_s};
    QTest::newRow("modern") << QStringList {u"modern"_s, u"pages"_s};
}

void McpClientTest::listsEveryPage()
{
    QFETCH(QStringList, options);
    PeerClient peer(options);
    QTRY_VERIFY(peer.client->isReady());
    auto *listing = new McpListing(*peer.client, u"tools/list"_s, u"tools"_s, peer.client.get());
    QList<model::JsonText> items;
    connect(listing, &McpListing::succeeded, this, [&items](const QList<model::JsonText> &all) { items = all; });
    QTRY_COMPARE(items.size(), 18);
    // Schemas keep their text.
    QVERIFY(items.at(1).member(u"inputSchema")->bytes().contains("\"default\":1"));
    QCOMPARE(peer.methods().count(u"tools/list"_s), 3);
}

void McpClientTest::takesAnswersInAnyOrder()
{
    PeerClient peer({u"legacy"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered held = Answered::call(*peer.client, "hold");
    const Answered echo = Answered::call(*peer.client, "echo", R"({"message":"first"})");
    QTRY_COMPARE(held.text(), u"Echo: held"_s);
    QCOMPARE(echo.text(), u"Echo: first"_s);
}

void McpClientTest::forwardsProgressAndKeepsWaiting()
{
    PeerClient peer({u"modern"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "progress");
    QTRY_COMPARE(call.text(), u"Echo: done"_s);
    QCOMPARE(call.progress, (QStringList {u"1/3 step 1"_s, u"2/3 step 2"_s, u"3/3 step 3"_s}));
}

void McpClientTest::timesOutAndTellsTheServer()
{
    PeerClient peer({u"legacy"_s});
    QTRY_VERIFY(peer.client->isReady());
    McpRequestOptions options;
    options.timeout = 50;
    const Answered call = Answered::call(*peer.client, "hang", "{}", options);
    QTRY_VERIFY(call.error);
    QCOMPARE(call.error->category, ErrorCategory::Timeout);
    QTRY_VERIFY(peer.methods().contains(u"notifications/cancelled"_s));
    // The connection is as good as before.
    const Answered echo = Answered::call(*peer.client, "echo", R"({"message":"a"})");
    QTRY_COMPARE(echo.text(), u"Echo: a"_s);
}

void McpClientTest::cancelsAndTellsTheServer()
{
    PeerClient peer({u"modern"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "hang");
    QTRY_VERIFY(peer.methods().contains(u"tools/call"_s));
    call.request->cancel();
    QTRY_VERIFY(peer.methods().contains(u"notifications/cancelled"_s));
    QVERIFY(!call.isDone());
}

void McpClientTest::sortsErrors_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<ErrorCategory>("category");
    QTest::newRow("unknown tool") << QByteArray("no_such_tool") << ErrorCategory::Validation;
    QTest::newRow("unknown type of result") << QByteArray("odd_type") << ErrorCategory::Fatal;
    QTest::newRow("lost") << QByteArray("die") << ErrorCategory::Fatal;
}

void McpClientTest::sortsErrors()
{
    QFETCH(QByteArray, tool);
    PeerClient peer({u"modern"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, tool);
    QTRY_VERIFY(call.error);
    QTEST(call.error->category, "category");
    // What is said of a request is no line of the log.
    QVERIFY(peer.lines.filter(call.error->message).isEmpty());
}

void McpClientTest::failsFatallyWhenTheServerIsLost()
{
    PeerClient peer({u"legacy"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered waiting = Answered::call(*peer.client, "hang");
    const Answered call = Answered::call(*peer.client, "die");
    QTRY_VERIFY(call.error && waiting.error);
    QCOMPARE(call.error->category, ErrorCategory::Fatal);
    QCOMPARE(waiting.error->category, ErrorCategory::Fatal);
    QVERIFY(peer.closed && peer.closed->message.contains(u"status 5"));
}

void McpClientTest::keepsGarbageAside()
{
    PeerClient peer({u"legacy"_s, u"garbage"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "echo", R"({"message":"a"})");
    QTRY_COMPARE(call.text(), u"Echo: a"_s);
    QVERIFY(peer.lines.contains(u"INFO: not a message {"_s));
    QVERIFY(peer.lines.contains(u"peer is up"_s));
    // It asked for a sign of life amid its garbage.
    QTRY_VERIFY(peer.received().contains(R"({"jsonrpc":"2.0","id":"life","result":{}})"));
}

void McpClientTest::takesALineOfTenMegabytes()
{
    PeerClient peer({u"legacy"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "big", R"({"bytes":10485760})");
    QTRY_COMPARE(call.text().size(), 10485760);
}

void McpClientTest::tellsChanges()
{
    PeerClient peer({u"legacy"_s, u"burst"_s});
    QSignalSpy changes(peer.client.get(), &McpClient::toolsChanged);
    QTRY_COMPARE(changes.size(), 7);
    PeerClient modern({u"modern"_s, u"burst"_s});
    QSignalSpy modernChanges(modern.client.get(), &McpClient::toolsChanged);
    QTRY_COMPARE(modernChanges.size(), 1);
    QSignalSpy updates(peer.client.get(), &McpClient::resourceUpdated);
    peer.client->watchResources({u"peer://notes"_s});
    const Answered read(*peer.client, u"resources/read", R"({"uri":"peer://notes"})");
    QTRY_COMPARE(updates.size(), 1);
    QVERIFY(peer.methods().contains(u"resources/subscribe"_s));
    peer.client->watchResources({});
    QTRY_VERIFY(peer.methods().contains(u"resources/unsubscribe"_s));
}

void McpClientTest::asksForTheLogWhereThereIsOne_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("times");
    QTest::newRow("a log") << QStringList {u"legacy"_s, u"logs"_s} << 1;
    QTest::newRow("none") << QStringList {u"legacy"_s} << 0;
    // There it is deprecated.
    QTest::newRow("modern") << QStringList {u"modern"_s, u"logs"_s} << 0;
}

void McpClientTest::asksForTheLogWhereThereIsOne()
{
    QFETCH(QStringList, options);
    QFETCH(int, times);
    PeerClient peer(options);
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "echo", R"({"message":"x"})");
    QTRY_VERIFY(call.isDone());
    QCOMPARE(peer.methods().count(u"logging/setLevel"_s), times);
}

void McpClientTest::closesTheInputFirst()
{
    PeerClient peer({u"legacy"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "hang");
    QTRY_VERIFY(peer.methods().contains(u"tools/call"_s));
    peer.client->close();
    QVERIFY(call.error);
    QTRY_VERIFY(peer.received().contains("end of input"));
    QVERIFY(!peer.closed);
}

void McpClientTest::killsWhatStaysDeaf()
{
    PeerClient peer({u"legacy"_s, u"deaf"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "environment", R"({"name":"PATH"})");
    QTRY_VERIFY(call.isDone());
    peer.client->close();
    QTRY_VERIFY(peer.received().contains("end of input"));
    const auto process = pid_t(peer.received().first().mid(8).toLongLong());
    QVERIFY(process > 0 && ::kill(process, 0) == 0);
    // Two seconds to end by itself, two more after it was asked to.
    QTRY_VERIFY(::kill(process, 0) != 0);
}

void McpClientTest::isNotHeldUpByChildren()
{
    PeerClient peer({u"legacy"_s, u"fork"_s});
    QTRY_VERIFY(peer.client->isReady());
    const Answered call = Answered::call(*peer.client, "die");
    QTRY_VERIFY(call.error);
    QVERIFY(peer.closed);
}

void McpClientTest::recordsEveryExchange()
{
    PeerClient peer({u"legacy"_s});
    QTRY_VERIFY(peer.client->isReady());
    McpRequestOptions options;
    options.origin.invocation = u"call-1"_s;
    const Answered call = Answered::call(*peer.client, "echo", R"({"message":"hidden-secret"})", options);
    QTRY_VERIFY(call.isDone());
    QTRY_COMPARE(peer.exchanges.last().origin.invocation, u"call-1"_s);
    const model::Exchange exchange = peer.exchanges.last();
    QCOMPARE(exchange.request.url, QUrl(u"stdio://peer/tools/call"_s));
    QVERIFY(exchange.request.body.contains("[redacted]") && !exchange.request.body.contains("hidden"));
    QVERIFY(exchange.responseBody.contains("Echo: [redacted]"));
    QCOMPARE(exchange.state, model::ExchangeState::Complete);
    QCOMPARE(call.text(), u"Echo: hidden-secret"_s);
    const Answered dead = Answered::call(*peer.client, "die");
    QTRY_VERIFY(dead.error);
    QCOMPARE(peer.exchanges.last().state, model::ExchangeState::Failed);
    QVERIFY(peer.log.openExchanges().isEmpty());
}

void McpClientTest::recordsWhatNobodyAskedFor()
{
    PeerClient peer({u"legacy"_s, u"burst"_s});
    const QUrl place(u"stdio://peer/notifications/tools/list_changed"_s);
    const auto isRecorded = [&place](const model::Exchange &exchange) {
        return exchange.request.method == "RECEIVE" && exchange.request.url == place && exchange.responseBody.contains("list_changed");
    };
    QTRY_VERIFY(std::any_of(peer.exchanges.begin(), peer.exchanges.end(), isRecorded));
}

void McpClientTest::gathersWhatAServerSaysAgainAndAgain()
{
    model::ExchangeLog log;
    QSignalSpy begun(&log, &model::ExchangeLog::begun);
    QSignalSpy ended(&log, &model::ExchangeLog::ended);
    GatheredRecords records(log, nullptr);
    const QUrl url(u"stdio://peer/notifications/odd"_s);
    const QByteArray message = "{\"method\":\"notifications/odd\"}";
    for (int number = 0; number < 100'000; ++number)
        records.add("RECEIVE", url, message);
    records.add("RECEIVE", QUrl(u"stdio://peer/notifications/other"_s), "{}");
    records.add("SEND", url, "{}");
    // The first of each by itself, and one for the others.
    QCOMPARE(ended.size(), 3);
    QCOMPARE(ended.first().first().value<model::Exchange>().responseBody, message);
    QCOMPARE(ended.last().first().value<model::Exchange>().request.body, QByteArray("{}"));
    QCOMPARE(begun.size(), 4);
    records.finish();
    QCOMPARE(ended.size(), 4);
    const auto others = ended.last().first().value<model::Exchange>();
    QCOMPARE(others.request.url, url);
    QVERIFY(others.responseBody.startsWith(message + '\n' + message + '\n'));
    QVERIFY(others.responseBody.size() <= GatheredRecords::mostKept);
    const qsizetype kept = others.responseBody.count('\n');
    QVERIFY2(others.error.contains(QString::number(100'000 - 1 - kept)), qPrintable(others.error));
}

void McpClientTest::gathersAnewInEachRecord()
{
    model::ExchangeLog log;
    QSignalSpy ended(&log, &model::ExchangeLog::ended);
    GatheredRecords records(log, nullptr);
    const QUrl url(u"stdio://peer/notifications/odd"_s);
    const QByteArray large(GatheredRecords::mostKept - 2, 'x');
    for (int number = 0; number < 3; ++number)
        records.add("RECEIVE", url, large);
    // Of what came in the first second more than is kept.
    QTRY_COMPARE(ended.size(), 2);
    QVERIFY(!ended.last().first().value<model::Exchange>().error.isEmpty());
    records.add("RECEIVE", url, "{}");
    records.finish();
    QCOMPARE(ended.size(), 3);
    QCOMPARE(ended.last().first().value<model::Exchange>().responseBody, QByteArray("{}\n"));
    QVERIFY(ended.last().first().value<model::Exchange>().error.isEmpty());
}

void McpClientTest::gathersWhatComesUnderEverOtherNames()
{
    model::ExchangeLog log;
    QSignalSpy begun(&log, &model::ExchangeLog::begun);
    GatheredRecords records(log, nullptr);
    for (int number = 0; number < 10'000; ++number)
        records.add("RECEIVE", QUrl(u"stdio://peer/notifications/%1"_s.arg(number)), "{}");
    QVERIFY2(begun.size() <= qsizetype(GatheredRecords::mostKinds) + 2, QByteArray::number(begun.size()).constData());
}

void McpClientTest::refusesRequestsAfterTheEnd()
{
    PeerClient peer({u"legacy"_s});
    QTRY_VERIFY(peer.client->isReady());
    peer.client->close();
    const Answered call = Answered::call(*peer.client, "echo");
    QVERIFY(!call.isDone());
    QTRY_VERIFY(call.error);
    QCOMPARE(call.error->category, ErrorCategory::Network);
}

QTEST_GUILESS_MAIN(McpClientTest)
#include "tst_mcpclient.moc"
