// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationchanges.h"

#include "model/comparison/comparisontable.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct EvaluationChangesTexts {
    Q_DECLARE_TR_FUNCTIONS(model::EvaluationChanges)
};

using CellName = std::pair<QString, QString>;

//! One evaluation, cell by cell.
struct CellsByName {
    QHash<CellName, EvaluationCell> cells;
    QHash<CellName, QList<double>> times;
    //! In the order of the outcomes.
    QList<CellName> names;

    explicit CellsByName(const QList<EvaluationOutcome> &outcomes)
    {
        for (const EvaluationOutcome &outcome : outcomes) {
            const CellName name {outcome.place.caseId, outcome.place.variant};
            if (!cells.contains(name))
                names.append(name);
            cells[name].add(outcome.verdict);
            if (outcome.run.state == RunState::Committed)
                times[name].append(outcome.run.milliseconds);
        }
    }
};

double rateOf(const EvaluationCell &cell)
{
    return cell.tried() > 0 ? double(cell.passed) / cell.tried() : 0;
}

CellChange changeOf(const EvaluationCell &before, const EvaluationCell &now, double chance)
{
    // What broke now says nothing of the answer, but it did not before.
    if (now.tried() == 0)
        return before.passed > 0 ? CellChange::Worse : CellChange::Same;
    if (before.tried() == 0)
        return now.passed > 0 ? CellChange::Better : CellChange::Same;
    const double was = rateOf(before);
    const double is = rateOf(now);
    if (was == is)
        return CellChange::Same;
    // From all to none is told even of a single run: whoever asks whether anything is worse wants to know.
    const bool isPlain = (was == 1 && is == 0) || (was == 0 && is == 1) || chance < 0.05;
    if (!isPlain)
        return CellChange::TooClose;
    return is > was ? CellChange::Better : CellChange::Worse;
}

QString tallyInWords(const EvaluationCell &cell)
{
    if (cell.tried() == 0 && cell.broken > 0)
        return EvaluationChangesTexts::tr("broken");
    return EvaluationChangesTexts::tr("%1 of %2").arg(QLocale().toString(cell.passed), QLocale().toString(cell.tried()));
}

ChangedVariant changeOfVariant(const QString &variant, const QList<ChangedCell> &cells, const CellsByName &before, const CellsByName &now)
{
    ChangedVariant changed {variant};
    QList<double> differences;
    for (const ChangedCell &cell : cells) {
        if (cell.variant != variant || cell.before.tried() == 0 || cell.now.tried() == 0)
            continue;
        const double difference = rateOf(cell.now) - rateOf(cell.before);
        changed.better += difference > 0 ? 1 : 0;
        changed.worse += difference < 0 ? 1 : 0;
        const CellName name {cell.caseId, cell.variant};
        const auto was = medianOf(before.times.value(name));
        const auto is = medianOf(now.times.value(name));
        if (was && is)
            differences.append(*is - *was);
    }
    changed.chance = mcnemarExact(changed.better, changed.worse);
    changed.slower = medianOf(differences);
    changed.slowerChance = wilcoxonSignedRank(differences);
    return changed;
}

} // namespace

QString toWire(CellChange change)
{
    switch (change) {
    case CellChange::Same: return u"same"_s;
    case CellChange::Better: return u"better"_s;
    case CellChange::Worse: return u"worse"_s;
    case CellChange::TooClose: break;
    }
    return u"too-close"_s;
}

QString ChangedCell::words() const
{
    return EvaluationChangesTexts::tr("%1 with %2: %3, now %4 (p %5)")
        .arg(caseId, variant, tallyInWords(before), tallyInWords(now), QLocale().toString(chance, 'g', 2));
}

EvaluationChanges EvaluationChanges::between(const QList<EvaluationOutcome> &before, const QList<EvaluationOutcome> &now)
{
    const CellsByName was(before);
    const CellsByName is(now);
    EvaluationChanges changes;
    QStringList variants;
    for (const CellName &name : is.names) {
        const auto earlier = was.cells.constFind(name);
        if (earlier == was.cells.constEnd()) {
            ++changes.added;
            continue;
        }
        ChangedCell cell {name.first, name.second, *earlier, is.cells.value(name)};
        cell.chance = fisherExact(cell.before.passed, cell.before.failed, cell.now.passed, cell.now.failed);
        cell.change = changeOf(cell.before, cell.now, cell.chance);
        changes.cells.append(cell);
        if (!variants.contains(name.second))
            variants.append(name.second);
    }
    changes.removed = int(was.names.size() - changes.cells.size());
    for (const QString &variant : std::as_const(variants))
        changes.variants.append(changeOfVariant(variant, changes.cells, was, is));
    return changes;
}

QList<ChangedCell> EvaluationChanges::of(CellChange change) const
{
    QList<ChangedCell> found;
    std::copy_if(
        cells.begin(), cells.end(), std::back_inserter(found), [change](const ChangedCell &cell) { return cell.change == change; });
    return found;
}

bool EvaluationChanges::isWorse() const
{
    return std::any_of(cells.begin(), cells.end(), [](const ChangedCell &cell) { return cell.change == CellChange::Worse; })
        || std::any_of(variants.begin(), variants.end(), [](const ChangedVariant &variant) { return variant.isWorse(); });
}

QString EvaluationChanges::caution() const
{
    int fewest = std::numeric_limits<int>::max();
    for (const ChangedCell &cell : cells)
        fewest = std::min({fewest, cell.before.tried(), cell.now.tried()});
    if (cells.isEmpty() || fewest == 0)
        return {};
    const auto least = leastTellableDifference(fewest);
    if (!least)
        return EvaluationChangesTexts::tr(
            "With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.", nullptr,
            fewest);
    return EvaluationChangesTexts::tr("%n run(s) of a case cannot show a change of less than %1 points.", nullptr, fewest)
        .arg(QLocale().toString(qRound(100.0 * double(*least) / fewest)));
}

} // namespace model
