// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "model/exchange/textless.h"

#include <QSignalSpy>
#include <QTest>

using namespace model;
using namespace Qt::StringLiterals;

//! What a person has taken out of exchanges, and exchanges without any texts.
class RedactionRulesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesOutWhatAPatternFits_data();
    void takesOutWhatAPatternFits();
    void takesOutMembers_data();
    void takesOutMembers();
    void refusesPatternsThatAreNone_data();
    void refusesPatternsThatAreNone();
    void takesTheWholeTextWhereAPatternCannotBeTriedToItsEnd();
    void holdsForWhatTheLogKeeps();
    void keepsTheTimesOfEvents();
    void leavesOutEveryText();
    void leavesOutTextsOfEvents();
    void leavesOutWhatIsNoJson();

private:
    static QByteArray applied(const QStringList &patterns, const QStringList &members, const QByteArray &text);
};

QByteArray RedactionRulesTest::applied(const QStringList &patterns, const QStringList &members, const QByteArray &text)
{
    int places = 0;
    return RedactionRules::of(patterns, members).value_or(RedactionRules()).applied(text, places);
}

void RedactionRulesTest::takesOutWhatAPatternFits_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("once") << QByteArray("write to ada@example.org now") << QByteArray("write to [redacted] now");
    QTest::newRow("twice") << QByteArray("a@b.cc,c@d.ee") << QByteArray("[redacted],[redacted]");
    QTest::newRow("not at all") << QByteArray("nobody at all") << QByteArray("nobody at all");
    QTest::newRow("bytes that are not text") << QByteArray("\xff a@b.cc \xfe") << QByteArray("\xff [redacted] \xfe");
    QTest::newRow("other characters") << QByteArray("ä a@b.cc €") << QByteArray("ä [redacted] €");
}

void RedactionRulesTest::takesOutWhatAPatternFits()
{
    QFETCH(QByteArray, text);
    QTEST(applied({uR"([a-z]+@[a-z]+\.[a-z]+)"_s}, {}, text), "kept");
}

void RedactionRulesTest::takesOutMembers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("a text") << QByteArray(R"({"email": "a\"b", "x":1})") << QByteArray(R"({"email": "[redacted]", "x":1})");
    QTest::newRow("a number, another case") << QByteArray(R"({"Email":12.5e3,"x":1})") << QByteArray(R"({"Email":"[redacted]","x":1})");
    QTest::newRow("in a string") << QByteArray(R"({"arguments":"{\"email\":\"a@b\"}"})")
                                 << QByteArray(R"({"arguments":"{\"email\":\"[redacted]\"}"})");
    QTest::newRow("a longer name stays") << QByteArray(R"({"emails":"a"})") << QByteArray(R"({"emails":"a"})");
    QTest::newRow("in events") << QByteArray("data: {\"email\":\"a\"}\n\ndata: {\"email\":true}\n\n")
                               << QByteArray("data: {\"email\":\"[redacted]\"}\n\ndata: {\"email\":\"[redacted]\"}\n\n");
}

void RedactionRulesTest::takesOutMembers()
{
    QFETCH(QByteArray, text);
    QTEST(applied({}, {u"email"_s}, text), "kept");
}

void RedactionRulesTest::refusesPatternsThatAreNone_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::newRow("broken") << u"(a"_s;
    QTest::newRow("matches nothing at all") << u"a*"_s;
}

void RedactionRulesTest::refusesPatternsThatAreNone()
{
    QFETCH(QString, pattern);
    const auto rules = RedactionRules::of({u"b"_s, pattern}, {});
    QVERIFY(!rules);
    QVERIFY2(rules.error().message.contains(pattern), qPrintable(rules.error().message));
}

void RedactionRulesTest::takesTheWholeTextWhereAPatternCannotBeTriedToItsEnd()
{
    const QByteArray hostile = QByteArray(40, 'a') + '!';
    QCOMPARE(applied({u"(?:a+)+[bc]"_s}, {}, hostile), "[redacted]");
}

void RedactionRulesTest::holdsForWhatTheLogKeeps()
{
    ExchangeLog log;
    QSignalSpy begun(&log, &ExchangeLog::begun);
    QSignalSpy ended(&log, &ExchangeLog::ended);
    log.setRules(*RedactionRules::of({u"secret-[0-9]+"_s}, {u"X-Person"_s}));
    const auto id = log.begin({}, {"POST", QUrl(u"http://a/secret-1?q=secret-2"_s), {{"x-person", "Ada"}}, "{\"a\":\"secret-3\"}"});
    log.head(id, 200, {{"X-Person", "Ada"}});
    log.received(id, "one secret-4 two");
    log.end(id, ExchangeState::Complete);
    for (const auto &exchange : {begun.first().first().value<Exchange>(), ended.first().first().value<Exchange>()}) {
        QVERIFY2(!exchange.request.url.toString().contains(u"secret-"_s), qPrintable(exchange.request.url.toString()));
        QCOMPARE(exchange.request.body, "{\"a\":\"[redacted]\"}");
        QCOMPARE(exchange.request.headers.first().second, "[redacted]");
    }
    const auto kept = ended.first().first().value<Exchange>();
    QCOMPARE(kept.responseBody, "one [redacted] two");
    QCOMPARE(kept.responseHeaders.first().second, "[redacted]");
}

void RedactionRulesTest::keepsTheTimesOfEvents()
{
    Exchange exchange;
    exchange.responseBody = "data: 1\n\ndata: mail a@b.cc\n\ndata: 3\n\n";
    exchange.arrivals = {{9, 10}, {28, 20}, {37, 30}};
    int places = 0;
    RedactionRules::of({uR"([a-z]+@[a-z]+\.[a-z]+)"_s}, {})->applyToResponse(exchange, places);
    QCOMPARE(places, 1);
    QCOMPARE(exchange.responseBody, "data: 1\n\ndata: mail [redacted]\n\ndata: 3\n\n");
    QCOMPARE(exchange.arrivals.at(0).offset, 9);
    QCOMPARE(exchange.arrivals.at(1).offset, exchange.responseBody.indexOf("data: 3"));
    QCOMPARE(exchange.arrivals.at(2).offset, exchange.responseBody.size());
}

void RedactionRulesTest::leavesOutEveryText()
{
    Exchange exchange;
    exchange.request = {"POST", QUrl(u"https://example.org/v1/messages?user=Ada"_s),
        {{"Content-Type", "application/json"}, {"X-User", "Ada"}},
        R"({"model":"m","max_tokens":5,"messages":[{"role":"user","content":[{"type":"text","text":"Ada ä says"}]}],"stop":["Ada"],"x":null})"};
    exchange.status = 200;
    exchange.totalMilliseconds = 12;
    exchange.error = u"Ada was here"_s;
    const Exchange kept = withoutTexts(exchange);
    QCOMPARE(kept.request.body,
        R"({"model":"m","max_tokens":5,"messages":[{"role":"user","content":[{"type":"text","text":"[10 characters]"}]}],"stop":["[3 characters]"],"x":null})");
    QVERIFY(!kept.request.url.toString().contains(u"Ada"_s));
    QCOMPARE(kept.request.headers.at(0).second, "application/json");
    QCOMPARE(kept.request.headers.at(1).second, "[3 bytes]");
    QVERIFY(!kept.error.contains(u"Ada"_s));
    QCOMPARE(kept.status, 200);
    QCOMPARE(kept.totalMilliseconds, 12.0);
}

void RedactionRulesTest::leavesOutTextsOfEvents()
{
    Exchange exchange;
    exchange.responseBody = "event: delta\ndata: {\"type\":\"text_delta\",\"text\":\"Ada\"}\n\ndata: [DONE]\n\n";
    exchange.arrivals = {{exchange.responseBody.size(), 5}};
    const Exchange kept = withoutTexts(exchange);
    QCOMPARE(kept.responseBody, "event: delta\ndata: {\"type\":\"text_delta\",\"text\":\"[3 characters]\"}\n\ndata: [DONE]\n\n");
    QCOMPARE(kept.arrivals.first().offset, kept.responseBody.size());
}

void RedactionRulesTest::leavesOutWhatIsNoJson()
{
    Exchange exchange;
    exchange.request.body = "Ada wrote this";
    exchange.responseBody = "{\"half\": \"Ada";
    const Exchange kept = withoutTexts(exchange);
    QCOMPARE(kept.request.body, "[14 bytes]");
    QCOMPARE(kept.responseBody, "[13 bytes]");
}

QTEST_GUILESS_MAIN(RedactionRulesTest)
#include "tst_redactionrules.moc"
