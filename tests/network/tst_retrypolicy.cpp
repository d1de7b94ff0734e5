// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/retrypolicy.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;

class RetryPolicyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitsAsTheServerAsks_data();
    void waitsAsTheServerAsks();
    void doublesTheWaitUpToEightSeconds();
    void takesOffUpToAQuarterByChance();
    void stopsAfterTheGivenNumber();
    void repeatsWithoutAnAnswerOnlyWhatNeverLeft();
};

void RetryPolicyTest::waitsAsTheServerAsks_data()
{
    using Headers = model::Headers;
    QTest::addColumn<int>("status");
    QTest::addColumn<Headers>("headers");
    QTest::addColumn<int>("wait"); // -1: not repeated
    QTest::newRow("request timeout") << 408 << Headers {} << 500;
    QTest::newRow("conflict") << 409 << Headers {} << 500;
    QTest::newRow("too many requests") << 429 << Headers {} << 500;
    QTest::newRow("internal error") << 500 << Headers {} << 500;
    QTest::newRow("overloaded") << 529 << Headers {} << 500;
    QTest::newRow("bad request") << 400 << Headers {} << -1;
    QTest::newRow("unauthorized") << 401 << Headers {} << -1;
    QTest::newRow("not found") << 404 << Headers {} << -1;
    QTest::newRow("too large") << 413 << Headers {} << -1;
    QTest::newRow("seconds") << 429 << Headers {{"Retry-After", "3"}} << 3000;
    QTest::newRow("parts of a second") << 429 << Headers {{"retry-after", "0.25"}} << 250;
    QTest::newRow("milliseconds win") << 429 << Headers {{"retry-after", "9"}, {"Retry-After-Ms", "120"}} << 120;
    QTest::newRow("a date") << 503 << Headers {{"retry-after", "Fri, 20 Nov 2026 10:00:07 GMT"}} << 7000;
    QTest::newRow("a date gone by") << 503 << Headers {{"retry-after", "Fri, 20 Nov 2026 09:00:00 GMT"}} << 500;
    QTest::newRow("no date") << 503 << Headers {{"retry-after", "soon"}} << 500;
    QTest::newRow("zero") << 429 << Headers {{"retry-after", "0"}} << 500;
    QTest::newRow("not a number") << 429 << Headers {{"retry-after", "nan"}} << 500;
    QTest::newRow("too long") << 429 << Headers {{"retry-after", "3600"}} << -1;
    QTest::newRow("beyond all bounds") << 429 << Headers {{"retry-after", "1e300"}} << -1;
    QTest::newRow("should retry") << 400 << Headers {{"x-should-retry", "true"}} << 500;
    QTest::newRow("should not retry") << 500 << Headers {{"x-should-retry", "false"}} << -1;
}

void RetryPolicyTest::waitsAsTheServerAsks()
{
    QFETCH(int, status);
    QFETCH(model::Headers, headers);
    QFETCH(int, wait);
    const RetryPolicy policy(2, [] { return 0.0; });
    const QDateTime now(QDate(2026, 11, 20), QTime(10, 0), Qt::UTC);
    QCOMPARE(policy.waitAfter({status, headers}, 1, now).value_or(-1), wait);
}

void RetryPolicyTest::doublesTheWaitUpToEightSeconds()
{
    const RetryPolicy policy(10, [] { return 0.0; });
    QList<int> waits;
    for (int attempt = 1; attempt <= 7; ++attempt)
        waits.append(policy.waitAfter({500}, attempt).value_or(-1));
    QCOMPARE(waits, (QList<int> {500, 1000, 2000, 4000, 8000, 8000, 8000}));
}

void RetryPolicyTest::takesOffUpToAQuarterByChance()
{
    QCOMPARE(RetryPolicy(2, [] { return 1.0; }).waitAfter({500}, 2), std::optional<int>(750));
    for (int i = 0; i < 100; ++i) {
        const int wait = RetryPolicy(2).waitAfter({500}, 1).value_or(-1);
        QVERIFY(wait >= 375 && wait <= 500);
    }
}

void RetryPolicyTest::stopsAfterTheGivenNumber()
{
    QVERIFY(RetryPolicy(2).waitAfter({500}, 2));
    QVERIFY(!RetryPolicy(2).waitAfter({500}, 3));
    QVERIFY(!RetryPolicy(0).waitAfter({500}, 1));
}

void RetryPolicyTest::repeatsWithoutAnAnswerOnlyWhatNeverLeft()
{
    QVERIFY(RetryPolicy(2).waitAfter({0, {}, true}, 1));
    QVERIFY(!RetryPolicy(2).waitAfter({0, {}, false}, 1));
}

QTEST_GUILESS_MAIN(RetryPolicyTest)
#include "tst_retrypolicy.moc"
