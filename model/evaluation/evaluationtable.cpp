// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationtable.h"

#include "model/comparison/comparisontable.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

namespace model {

namespace {

struct EvaluationTableTexts {
    Q_DECLARE_TR_FUNCTIONS(model::EvaluationTable)
};

//! What the judges say of a run together; nothing where no model has judged it.
std::optional<bool> judgedByModels(const EvaluationOutcome &outcome)
{
    std::optional<bool> verdict;
    for (const Judgement &judgement : outcome.judgements) {
        const Expectation expectation {judgement.type};
        if (expectation.isJudgedByModel() && !judgement.isBroken)
            verdict = verdict.value_or(true) && judgement.passed;
    }
    return verdict;
}

JudgeAgreement agreementOf(const QList<EvaluationOutcome> &outcomes)
{
    constexpr int leastPass = 3;
    JudgeAgreement agreement;
    QList<std::pair<bool, bool>> pairs;
    for (const EvaluationOutcome &outcome : outcomes) {
        const auto judged = outcome.grade > 0 ? judgedByModels(outcome) : std::nullopt;
        if (!judged)
            continue;
        const bool passes = outcome.grade >= leastPass;
        pairs.append({passes, *judged});
        ++agreement.graded;
        agreement.agreed += passes == *judged ? 1 : 0;
    }
    agreement.kappa = cohensKappa(pairs);
    return agreement;
}

void addFigures(EvaluationColumn &column, const EvaluationOutcome &outcome, QList<double> &times)
{
    const ComparedRun &run = outcome.run;
    column.sum.add(outcome.verdict);
    column.tokens += run.usage.prompt() + run.usage.output;
    if (run.state == RunState::Committed)
        times.append(run.milliseconds);
    if (run.cost) {
        column.cost = column.cost.value_or(0) + *run.cost;
        column.currency = run.currency;
    }
}

} // namespace

QString JudgeAgreement::words() const
{
    if (graded == 0)
        return {};
    return EvaluationTableTexts::tr("The judge agrees with you on %1 of %n graded run(s).", nullptr, graded)
        .arg(QLocale().toString(agreed));
}

void EvaluationCell::add(RunVerdict verdict)
{
    passed += verdict == RunVerdict::Passed ? 1 : 0;
    failed += verdict == RunVerdict::Failed ? 1 : 0;
    broken += verdict == RunVerdict::Broken ? 1 : 0;
}

EvaluationTable EvaluationTable::of(const QList<EvaluationOutcome> &outcomes, const QList<Preference> &preferences)
{
    EvaluationTable table;
    QHash<QString, qsizetype> rows;
    QHash<QString, qsizetype> columns;
    QList<QList<double>> times;
    for (const EvaluationOutcome &outcome : outcomes) {
        if (!columns.contains(outcome.place.variant)) {
            columns.insert(outcome.place.variant, table.columns.size());
            table.columns.append(EvaluationColumn {outcome.place.variant});
            times.append(QList<double>());
        }
        if (!rows.contains(outcome.place.caseId)) {
            rows.insert(outcome.place.caseId, table.cases.size());
            table.cases.append(outcome.place.caseId);
        }
    }
    table.cells.fill(QList<EvaluationCell>(table.columns.size()), table.cases.size());
    for (const EvaluationOutcome &outcome : outcomes) {
        const qsizetype column = columns.value(outcome.place.variant);
        table.cells[rows.value(outcome.place.caseId)][column].add(outcome.verdict);
        table.sum.add(outcome.verdict);
        table.kept += outcome.isKept ? 1 : 0;
        addFigures(table.columns[column], outcome, times[column]);
    }
    table.agreement = agreementOf(outcomes);
    table.preferred = PreferenceTally::of(outcomes, preferences);
    for (qsizetype index = 0; index < table.columns.size(); ++index) {
        EvaluationColumn &column = table.columns[index];
        column.rate = wilsonInterval(column.sum.passed, column.sum.tried());
        column.ended = int(times.at(index).size());
        column.median = medianOf(times.at(index));
        column.medianRange = medianInterval(times.at(index));
    }
    return table;
}

QStringList EvaluationTable::flaky() const
{
    QStringList found;
    for (qsizetype row = 0; row < cases.size(); ++row) {
        for (qsizetype column = 0; column < columns.size(); ++column) {
            const EvaluationCell &cell = cells.at(row).at(column);
            if (cell.isUnstable())
                found.append(
                    EvaluationTableTexts::tr("%1 with %2: %3 of %4")
                        .arg(cases.at(row), columns.at(column).variant, QLocale().toString(cell.passed), QLocale().toString(cell.tried())));
        }
    }
    return found;
}

} // namespace model
