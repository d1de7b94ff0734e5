// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationpage.h"
#include "model/evaluation/sqliteruns.h"
#include "model/store/database.h"
#include "tests/support/patience.h"

#include <QLocale>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using model::ConversationId, model::EvaluationOutcome, model::Preference, model::PreferenceTally;
using Better = model::Preference::Better;

namespace {

//! An answer whose conversation is called after it.
EvaluationOutcome answer(const QString &caseId, const QString &variant, const QString &text, double score = -1)
{
    EvaluationOutcome outcome;
    outcome.place = {caseId, variant, 1};
    outcome.verdict = model::RunVerdict::Passed;
    outcome.run.state = model::RunState::Committed;
    outcome.run.conversation = ConversationId(caseId + variant);
    outcome.run.text = text;
    if (score >= 0)
        outcome.judgements = {model::Judgement::of(model::Expectation {u"llm-rubric"_s}, score, score > 0.5, {})};
    return outcome;
}

Preference preference(const QString &one, const QString &other, Better better)
{
    return {ConversationId(one), ConversationId(other), better};
}

} // namespace

//! Which of two answers a person finds better: what is asked, how it is kept, and what comes out.
class PreferencesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksForEachPairOnce();
    void tellsNothingByOrderOrSide();
    void countsWinsByVariant();
    void tellsNamesThatLookLikePlacesForValues();
    void saysHowFarTheJudgeAgrees();
    void isToldInEveryReport();
    void isKeptWhicheverSideCameFirst();
    void bringsAnEarlierVersionForward();
    void refusesWhatIsNewer();
    void countsInTheDigitsOfTheLocale();
};

void PreferencesTest::asksForEachPairOnce()
{
    QList<EvaluationOutcome> outcomes {
        answer(u"c"_s, u"v"_s, u"x"_s), answer(u"c"_s, u"w"_s, u"y"_s), answer(u"c"_s, u"z"_s, u"x"_s), answer(u"d"_s, u"v"_s, u"x"_s)};
    QRandomGenerator random(1);
    // Alike to the letter are v and z; d has no other.
    QCOMPARE(model::pairsToCompare(outcomes, {}, random).size(), 2);
    QCOMPARE(model::pairsToCompare(outcomes, {preference(u"cw"_s, u"cv"_s, Better::Neither)}, random).size(), 1);
    outcomes[1].verdict = model::RunVerdict::Broken;
    QVERIFY(model::pairsToCompare(outcomes, {}, random).isEmpty());
    outcomes[1].verdict = model::RunVerdict::Failed;
    outcomes[1].run.conversation = {};
    QVERIFY(model::pairsToCompare(outcomes, {}, random).isEmpty());
}

void PreferencesTest::tellsNothingByOrderOrSide()
{
    QList<EvaluationOutcome> outcomes;
    for (int number = 0; number < 200; ++number) {
        const QString caseId = QString::number(number);
        outcomes << answer(caseId, u"v"_s, u"x"_s) << answer(caseId, u"w"_s, u"y"_s);
    }
    QRandomGenerator random(1);
    const QList<model::AnswerPair> pairs = model::pairsToCompare(outcomes, {}, random);
    QCOMPARE(pairs.size(), 200);
    int left = 0;
    int inOrder = 0;
    for (qsizetype index = 0; index < pairs.size(); ++index) {
        left += outcomes.at(pairs.at(index).left).place.variant == u"v" ? 1 : 0;
        inOrder += outcomes.at(pairs.at(index).left).place.caseId == QString::number(index) ? 1 : 0;
    }
    QVERIFY2(left > 70 && left < 130, qPrintable(QString::number(left)));
    QVERIFY2(inOrder < 20, qPrintable(QString::number(inOrder)));
}

void PreferencesTest::countsWinsByVariant()
{
    QList<EvaluationOutcome> outcomes;
    QList<Preference> preferences;
    for (int number = 0; number < 10; ++number) {
        const QString caseId = QString::number(number);
        outcomes << answer(caseId, u"v"_s, u"x"_s) << answer(caseId, u"w"_s, u"y"_s);
        // Said from either side.
        if (number < 4)
            preferences.append(preference(caseId + u'v', caseId + u'w', Better::One));
        else if (number < 8)
            preferences.append(preference(caseId + u'w', caseId + u'v', Better::Other));
        else
            preferences.append(preference(caseId + u'w', caseId + u'v', number == 8 ? Better::One : Better::Neither));
    }
    preferences.append(preference(u"of"_s, u"others"_s, Better::One));
    const PreferenceTally tally = PreferenceTally::of(outcomes, preferences);
    QCOMPARE(tally.compared, 10);
    QCOMPARE(tally.columns.value(u"v"_s).better, 8);
    QCOMPARE(tally.columns.value(u"v"_s).worse, 1);
    QCOMPARE(tally.columns.value(u"w"_s).better, 1);
    QCOMPARE(tally.columns.value(u"w"_s).undecided, 1);
    QCOMPARE(tally.columns.value(u"v"_s).rate(), model::wilsonInterval(8, 9));
    QCOMPARE(tally.judged, 0);
    QCOMPARE(tally.words().size(), 2);
    QVERIFY2(tally.words().first().contains(u"v: 8 of 9, 89 % (57 to 98); undecided: 1"), qPrintable(tally.words().first()));
}

void PreferencesTest::tellsNamesThatLookLikePlacesForValues()
{
    PreferenceTally tally;
    tally.columns[u"at 30 %2 of %1"_s].better = 1;
    QVERIFY2(tally.words().first().startsWith(u"preferred blind: at 30 %2 of %1: 1 of 1, "), qPrintable(tally.words().first()));
}

void PreferencesTest::saysHowFarTheJudgeAgrees()
{
    const QList<EvaluationOutcome> outcomes {answer(u"1"_s, u"v"_s, u"x"_s, 0.9), answer(u"1"_s, u"w"_s, u"y"_s, 0.2),
        answer(u"2"_s, u"v"_s, u"x"_s, 0.1), answer(u"2"_s, u"w"_s, u"y"_s, 0.2), answer(u"3"_s, u"v"_s, u"x"_s, 0.5),
        answer(u"3"_s, u"w"_s, u"y"_s, 0.5), answer(u"4"_s, u"v"_s, u"x"_s), answer(u"4"_s, u"w"_s, u"y"_s, 0.5)};
    QList<Preference> preferences;
    for (const QString &caseId : {u"1"_s, u"2"_s, u"3"_s, u"4"_s})
        preferences.append(preference(caseId + u'v', caseId + u'w', Better::One));
    // Of the third the judge thinks alike, of the fourth it has judged one.
    const PreferenceTally tally = PreferenceTally::of(outcomes, preferences);
    QCOMPARE(tally.judged, 2);
    QCOMPARE(tally.agreed, 1);
    QVERIFY2(tally.words().last().contains(u"on 1 of 2"), qPrintable(tally.words().last()));
}

void PreferencesTest::isToldInEveryReport()
{
    const QList<EvaluationOutcome> outcomes {answer(u"c"_s, u"v"_s, u"x"_s), answer(u"c"_s, u"w"_s, u"y"_s)};
    model::EvaluationHead head;
    const QString without = model::EvaluationReport(head, outcomes).text();
    QVERIFY(!without.contains(u"Preferred"));
    head.preferences = {preference(u"cv"_s, u"cw"_s, Better::Other)};
    const model::EvaluationReport report(head, outcomes);
    for (const QString &text : {report.text(), QString::fromUtf8(report.markdown()), QString::fromUtf8(evaluationPage(head, outcomes))}) {
        QVERIFY2(text.contains(u"Preferred blind"), qPrintable(text));
        QVERIFY2(text.contains(u"100 % (21 to 100)"), qPrintable(text));
        QVERIFY2(text.contains(u"preferred blind: w: 1 of 1"), qPrintable(text));
    }
    QVERIFY2(report.jsonLines().contains(R"("preferred":{"compared":1,"variants":[{"variant":"v","better":0,"worse":1)"),
        report.jsonLines().constData());
}

void PreferencesTest::isKeptWhicheverSideCameFirst()
{
    const QTemporaryDir folder;
    const auto store = model::openSqliteRuns(folder.filePath(u"runs.sqlite"_s));
    QVERIFY(store);
    QVERIFY((*store)->prefer(u"s"_s, preference(u"a"_s, u"b"_s, Better::One)));
    QVERIFY((*store)->prefer(u"s"_s, preference(u"b"_s, u"a"_s, Better::One)));
    QVERIFY((*store)->prefer(u"other"_s, preference(u"a"_s, u"b"_s, Better::Neither)));
    const auto kept = (*store)->preferences(u"s"_s);
    QVERIFY(kept);
    QCOMPARE(*kept, QList<Preference> {preference(u"a"_s, u"b"_s, Better::Other)});
}

void PreferencesTest::bringsAnEarlierVersionForward()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"runs.sqlite"_s);
    model::EvaluationRecord record;
    record.suite = u"s"_s;
    {
        const auto store = model::openSqliteRuns(path);
        QVERIFY(store);
        QVERIFY((*store)->begin(record, model::JsonText::parse("{}").value(), {}, {}, false));
        auto database = model::Database::open(path, model::Database::Access::ReadWrite);
        QVERIFY(database);
        QVERIFY((*database)->execute(u"DROP TABLE preferences"_s));
        QVERIFY((*database)->execute(u"UPDATE parlance SET version = 1"_s));
    }
    const auto store = model::openSqliteRuns(path);
    QVERIFY(store);
    QVERIFY((*store)->prefer(u"s"_s, preference(u"a"_s, u"b"_s, Better::One)));
    const auto suites = (*store)->suites(10);
    QVERIFY(suites);
    QCOMPARE(suites->size(), 1);
    QCOMPARE(suites->first().id, record.id);
}

void PreferencesTest::refusesWhatIsNewer()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"runs.sqlite"_s);
    QVERIFY(model::openSqliteRuns(path));
    {
        auto database = model::Database::open(path, model::Database::Access::ReadWrite);
        QVERIFY(database);
        QVERIFY((*database)->execute(u"UPDATE parlance SET version = 99"_s));
    }
    const auto refused = model::openSqliteRuns(path);
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(u"newer"), qPrintable(refused.error().message));
}

void PreferencesTest::countsInTheDigitsOfTheLocale()
{
    QLocale::setDefault(QLocale(u"ar_EG"_s));
    const QString share = model::shareInWords(1, 2, {0.1, 0.9});
    QLocale::setDefault(QLocale::c());
    QVERIFY2(share.startsWith(QChar(0x0665)) && !share.contains(u'9'), qPrintable(share));
}

QTEST_GUILESS_MAIN(PreferencesTest)
#include "tst_preferences.moc"
