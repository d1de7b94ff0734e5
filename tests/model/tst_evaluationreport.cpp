// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationpage.h"
#include "tests/support/patience.h"

#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using model::EvaluationHead, model::EvaluationOutcome, model::EvaluationReport, model::RunVerdict;

namespace {

EvaluationOutcome outcome(const QString &caseId, RunVerdict verdict, const QString &text = {})
{
    EvaluationOutcome made;
    made.place = {caseId, u"v"_s, 1};
    made.verdict = verdict;
    made.run.state = model::RunState::Committed;
    made.run.milliseconds = 40;
    made.run.text = text;
    return made;
}

EvaluationOutcome broken(const QString &caseId, const QString &why)
{
    EvaluationOutcome made = outcome(caseId, RunVerdict::Broken);
    made.run.state = model::RunState::RolledBack;
    made.run.error = model::Error {model::ErrorCategory::Validation, why};
    return made;
}

EvaluationHead stopped()
{
    EvaluationHead head;
    head.suite = u"dear"_s;
    head.end = u"stopped"_s;
    head.breakOff = u"The tokens that the budget gives are used up: 48."_s;
    head.left = {{u"b"_s, u"v"_s, 1}, {u"b"_s, u"v"_s, 2}, {u"a"_s, u"w"_s, 1}};
    return head;
}

//! Of each test suite in JUnit's form, its attribute.
QStringList attributesOf(const QByteArray &junit, const QString &element, const QString &attribute)
{
    QStringList values;
    QXmlStreamReader reader(junit);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element)
            values.append(reader.attributes().value(attribute).toString());
    }
    if (reader.hasError())
        values.append(reader.errorString());
    return values;
}

} // namespace

//! What is written of an evaluation, for people and for other programs.
class EvaluationReportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesRunsThatDidNotTakePlace();
    void saysInEveryReportWhatEndedIt();
    void saysWhyRunsBroke();
    void saysWhichRunsTheMedianLeavesOut();
    void writesNoControlCharacters();
};

void EvaluationReportTest::namesRunsThatDidNotTakePlace()
{
    const QByteArray junit = EvaluationReport(stopped(), {outcome(u"a"_s, RunVerdict::Passed)}).junit();
    QCOMPARE(attributesOf(junit, u"testsuite"_s, u"tests"_s), QStringList({u"3"_s, u"1"_s}));
    QCOMPARE(attributesOf(junit, u"testsuite"_s, u"skipped"_s), QStringList({u"2"_s, u"1"_s}));
    QCOMPARE(attributesOf(junit, u"testcase"_s, u"name"_s), QStringList({u"a"_s, u"b"_s, u"b (2)"_s, u"a"_s}));
    QCOMPARE(attributesOf(junit, u"skipped"_s, u"message"_s), QStringList(3, stopped().breakOff));
    QCOMPARE(
        attributesOf(junit, u"property"_s, u"value"_s), QStringList({u"stopped"_s, stopped().breakOff, u"stopped"_s, stopped().breakOff}));
    // One that came to its end has nothing of it.
    const QByteArray whole = EvaluationReport({}, {outcome(u"a"_s, RunVerdict::Passed)}).junit();
    QVERIFY2(!whole.contains("<skipped") && !whole.contains("<propert"), whole.constData());
}

void EvaluationReportTest::saysInEveryReportWhatEndedIt()
{
    const QList<EvaluationOutcome> outcomes {outcome(u"a"_s, RunVerdict::Passed), outcome(u"c"_s, RunVerdict::Failed)};
    const EvaluationReport report(stopped(), outcomes);
    for (const QString &text :
        {report.text(), QString::fromUtf8(report.markdown()), QString::fromUtf8(model::evaluationPage(stopped(), outcomes))}) {
        QVERIFY2(text.contains(u"1 passed, 1 failed, 0 broken"), qPrintable(text));
        QVERIFY2(text.contains(u"budget gives are used up: 48. 3 "), qPrintable(text));
    }
    QVERIFY2(report.jsonLines().contains(R"("left":3)"), report.jsonLines().constData());
}

void EvaluationReportTest::saysWhyRunsBroke()
{
    const QString why = u"There is no tool “calculator:calculaet”."_s;
    const QList<EvaluationOutcome> outcomes {broken(u"a"_s, why), broken(u"b"_s, why), broken(u"c"_s, u"gone\x1b[2J"_s)};
    const EvaluationReport report({}, outcomes);
    for (const QString &text : {report.text(), QString::fromUtf8(report.markdown()), QString::fromUtf8(report.junit()),
             QString::fromUtf8(model::evaluationPage({}, outcomes))})
        QVERIFY2(text.contains(why), qPrintable(text));
    // In the table for a terminal each reason once.
    QCOMPARE(report.text().count(why), 1);
    QVERIFY(!report.text().contains(QChar(0x1b)));
}

void EvaluationReportTest::saysWhichRunsTheMedianLeavesOut()
{
    EvaluationOutcome late = outcome(u"b"_s, RunVerdict::Failed);
    late.run.state = model::RunState::TimedOut;
    const QList<EvaluationOutcome> outcomes {outcome(u"a"_s, RunVerdict::Passed), late, late};
    const EvaluationReport report({}, outcomes);
    for (const QString &text :
        {report.text(), QString::fromUtf8(report.markdown()), QString::fromUtf8(model::evaluationPage({}, outcomes))})
        QVERIFY2(text.contains(u"(1 of 3 runs)"), qPrintable(text));
    QVERIFY(!EvaluationReport({}, {outcome(u"a"_s, RunVerdict::Passed)}).text().contains(u" runs)"));
}

void EvaluationReportTest::writesNoControlCharacters()
{
    const QString hostile = u"a"_s + QChar(0) + QChar(1) + QChar(0x1b) + u"[31mb\r\nc"_s;
    const QList<EvaluationOutcome> outcomes {outcome(u"x"_s + QChar(0), RunVerdict::Failed, hostile)};
    const EvaluationReport report({}, outcomes);
    QVERIFY2(report.markdown().contains("a\\u0000\\u0001\\u001b[31mb\nc\n"), report.markdown().constData());
    for (const QByteArray &bytes : {report.markdown(), report.junit(), model::evaluationPage({}, outcomes)}) {
        for (const char control : {'\0', '\1', '\x1b', '\r'})
            QVERIFY2(!bytes.contains(control), bytes.constData());
    }
}

QTEST_GUILESS_MAIN(EvaluationReportTest)
#include "tst_evaluationreport.moc"
