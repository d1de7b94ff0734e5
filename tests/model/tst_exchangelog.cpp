// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "tests/support/patience.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace model;

class ExchangeLogTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatArrivedWithItsTimes();
    void countsButDoesNotKeepWhatIsBeyondTheBound();
    void tellsOnceThatReadersAreToWait();
    void mergesArrivalsBeyondTheirBound();
    void announcesProgressSparingly();
    void ignoresWhatComesAfterTheEnd();
    void readsBackTheNamesOfStates();
};

void ExchangeLogTest::keepsWhatArrivedWithItsTimes()
{
    ExchangeLog log;
    QSignalSpy begun(&log, &ExchangeLog::begun);
    QSignalSpy ended(&log, &ExchangeLog::ended);
    ExchangeOrigin origin;
    origin.round = 3;
    const ExchangeRequest request {"POST", QUrl(u"http://127.0.0.1:1/x"_s), {{"Accept", "a"}}, "body"};

    const ExchangeId id = log.begin(origin, request, 2);
    QCOMPARE(begun.count(), 1);
    QVERIFY(log.open(id));
    log.head(id, 200, {{"Content-Type", "text/plain"}});
    log.received(id, "abc");
    log.received(id, "defg");
    QCOMPARE(log.openExchanges(), QList<ExchangeId> {id});
    log.end(id, ExchangeState::Complete);

    QCOMPARE(ended.count(), 1);
    QVERIFY(!log.open(id));
    const auto exchange = ended.first().first().value<Exchange>();
    QCOMPARE(exchange.id, id);
    QCOMPARE(exchange.attempt, 2);
    QCOMPARE(exchange.origin, origin);
    QCOMPARE(exchange.request, request);
    QCOMPARE(exchange.status, 200);
    QCOMPARE(exchange.responseBody, QByteArray("abcdefg"));
    QCOMPARE(exchange.arrivals.size(), 2);
    QCOMPARE(exchange.arrivals.at(0).offset, 3);
    QCOMPARE(exchange.arrivals.at(1).offset, 7);
    QVERIFY(exchange.headMilliseconds <= exchange.arrivals.at(0).milliseconds);
    QVERIFY(exchange.arrivals.at(1).milliseconds <= exchange.totalMilliseconds);
    QCOMPARE(exchange.state, ExchangeState::Complete);
}

void ExchangeLogTest::countsButDoesNotKeepWhatIsBeyondTheBound()
{
    ExchangeLog log;
    QSignalSpy ended(&log, &ExchangeLog::ended);
    const ExchangeId id = log.begin({}, {});
    const QByteArray most(ExchangeLog::largestBody - 2, 'a');
    log.received(id, most);
    log.received(id, "bcde");
    log.received(id, "f");
    log.end(id, ExchangeState::Failed, u"too much"_s);
    const auto exchange = ended.first().first().value<Exchange>();
    QCOMPARE(exchange.responseBody.size(), ExchangeLog::largestBody);
    QVERIFY(exchange.responseBody.endsWith("abc"));
    QCOMPARE(exchange.arrivals.last().offset, ExchangeLog::largestBody + 3);
    QCOMPARE(exchange.error, u"too much"_s);
}

void ExchangeLogTest::tellsOnceThatReadersAreToWait()
{
    ExchangeLog log;
    QSignalSpy changed(&log, &ExchangeLog::heldChanged);
    log.setHeld(true);
    log.setHeld(true);
    QVERIFY(log.isHeld());
    log.setHeld(false);
    QCOMPARE(changed.size(), 2);
    QVERIFY(!log.isHeld());
}

void ExchangeLogTest::mergesArrivalsBeyondTheirBound()
{
    ExchangeLog log;
    const ExchangeId id = log.begin({}, {});
    for (int i = 0; i < 20'500; ++i)
        log.received(id, "x");
    QCOMPARE(log.open(id)->arrivals.size(), 20'000);
    QCOMPARE(log.open(id)->arrivals.last().offset, 20'500);
}

void ExchangeLogTest::announcesProgressSparingly()
{
    ExchangeLog log;
    QSignalSpy progressed(&log, &ExchangeLog::progressed);
    const ExchangeId id = log.begin({}, {});
    QElapsedTimer clock;
    clock.start();
    log.head(id, 200, {});
    QCOMPARE(progressed.count(), 1);
    for (int i = 0; i < 1'000; ++i)
        log.received(id, "x");
    QVERIFY(progressed.count() <= 1 + 1 + clock.elapsed() / 100);
}

void ExchangeLogTest::ignoresWhatComesAfterTheEnd()
{
    ExchangeLog log;
    QSignalSpy ended(&log, &ExchangeLog::ended);
    const ExchangeId id = log.begin({}, {});
    log.end(id, ExchangeState::Cancelled);
    log.received(id, "late");
    log.head(id, 500, {});
    log.end(id, ExchangeState::Complete);
    QCOMPARE(ended.count(), 1);
}

void ExchangeLogTest::readsBackTheNamesOfStates()
{
    for (const auto state : {ExchangeState::Open, ExchangeState::Complete, ExchangeState::Failed, ExchangeState::Cancelled})
        QCOMPARE(exchangeStateFromWire(toWire(state)), state);
}

QTEST_GUILESS_MAIN(ExchangeLogTest)
#include "tst_exchangelog.moc"
