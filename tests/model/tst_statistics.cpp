// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/statistics.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

bool isNear(double one, double other, double most = 1e-9)
{
    return std::abs(one - other) <= most;
}

QList<double> numbersIn(const QJsonValue &array)
{
    QList<double> numbers;
    for (const QJsonValue &each : array.toArray())
        numbers.append(each.toDouble());
    return numbers;
}

} // namespace

//! Held to SciPy's figures: tests/data/evaluation/known.py.
class StatisticsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void givesWilsonsIntervals();
    void saysNothingOfNothing();
    void testsTablesAsFisherDid();
    void testsPairsAsMcNemarDid();
    void testsRanksAsWilcoxonDid();
    void drawsMediansNearTheirInterval();
    void drawsTheSameEachTime();
    void measuresAgreementBeyondChance();
    void saysWhatFewRunsCannotTell();

private:
    QJsonObject m_known;
};

void StatisticsTest::initTestCase()
{
    m_known = QJsonDocument::fromJson(support::read(support::dataFolder() + u"/evaluation/known.json"_s)).object();
    QCOMPARE(m_known.size(), 5);
}

void StatisticsTest::givesWilsonsIntervals()
{
    for (const QJsonValue &each : m_known.value("wilson"_L1).toArray()) {
        const model::Interval interval = model::wilsonInterval(each["passed"_L1].toInteger(), each["tried"_L1].toInteger());
        QVERIFY(isNear(interval.low, each["low"_L1].toDouble()));
        QVERIFY(isNear(interval.high, each["high"_L1].toDouble()));
    }
}

void StatisticsTest::saysNothingOfNothing()
{
    QCOMPARE(model::wilsonInterval(0, 0), (model::Interval {0, 1}));
    QVERIFY(!model::medianInterval({}));
    QVERIFY(!model::medianInterval({1, 2}));
    QCOMPARE(model::fisherExact(0, 0, 0, 0), 1.0);
    QCOMPARE(model::mcnemarExact(0, 0), 1.0);
    QCOMPARE(model::wilcoxonSignedRank({0, 0, 0}), 1.0);
    QVERIFY(!model::cohensKappa({}));
}

void StatisticsTest::testsTablesAsFisherDid()
{
    for (const QJsonValue &each : m_known.value("fisher"_L1).toArray()) {
        const QJsonArray table = each["table"_L1].toArray();
        const double p = model::fisherExact(table[0].toInteger(), table[1].toInteger(), table[2].toInteger(), table[3].toInteger());
        QVERIFY2(isNear(p, each["p"_L1].toDouble()), qPrintable(QString::number(p)));
    }
}

void StatisticsTest::testsPairsAsMcNemarDid()
{
    for (const QJsonValue &each : m_known.value("mcnemar"_L1).toArray())
        QVERIFY(isNear(model::mcnemarExact(each["better"_L1].toInteger(), each["worse"_L1].toInteger()), each["p"_L1].toDouble()));
}

void StatisticsTest::testsRanksAsWilcoxonDid()
{
    for (const QJsonValue &each : m_known.value("wilcoxon"_L1).toArray()) {
        const double p = model::wilcoxonSignedRank(numbersIn(each["differences"_L1]));
        QVERIFY2(isNear(p, each["p"_L1].toDouble()), qPrintable(QString::number(p)));
    }
}

void StatisticsTest::drawsMediansNearTheirInterval()
{
    const QJsonObject known = m_known.value("bootstrap"_L1).toObject();
    const auto interval = model::medianInterval(numbersIn(known["values"_L1]));
    QVERIFY(interval);
    // Other draws, and fewer: medians of twelve values fall on few places.
    QVERIFY(isNear(interval->low, known["low"_L1].toDouble(), 0.06));
    QVERIFY(isNear(interval->high, known["high"_L1].toDouble(), 0.06));
}

void StatisticsTest::drawsTheSameEachTime()
{
    const QList<double> values {3, 1, 4, 1, 5, 9, 2, 6};
    QCOMPARE(*model::medianInterval(values), *model::medianInterval(values));
}

void StatisticsTest::measuresAgreementBeyondChance()
{
    using Pairs = QList<std::pair<bool, bool>>;
    QCOMPARE(*model::cohensKappa(Pairs {{true, true}, {false, false}}), 1.0);
    QCOMPARE(*model::cohensKappa(Pairs {{true, false}, {false, true}}), -1.0);
    // Twenty agree on yes, fifteen on no, five and ten differ: 0.4, as in every textbook.
    Pairs textbook;
    textbook.insert(0, 20, {true, true});
    textbook.insert(0, 5, {true, false});
    textbook.insert(0, 10, {false, true});
    textbook.insert(0, 15, {false, false});
    QVERIFY(isNear(*model::cohensKappa(textbook), 0.4));
}

void StatisticsTest::saysWhatFewRunsCannotTell()
{
    QVERIFY(!model::leastTellableDifference(1));
    QVERIFY(!model::leastTellableDifference(3));
    QCOMPARE(*model::leastTellableDifference(4), 4);
    QCOMPARE(*model::leastTellableDifference(5), 4);
}

QTEST_GUILESS_MAIN(StatisticsTest)
#include "tst_statistics.moc"
