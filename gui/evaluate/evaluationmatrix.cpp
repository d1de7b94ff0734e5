// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/evaluate/evaluationmatrix.h"

#include "gui/shared/tooltips.h"
#include "model/evaluation/evaluationreport.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

EvaluationMatrix::EvaluationMatrix(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void EvaluationMatrix::begin(const model::EvaluationSuite &suite)
{
    beginResetModel();
    m_cases.clear();
    m_rows.clear();
    m_variants.clear();
    for (const model::EvaluationCase &each : suite.cases) {
        m_rows.insert(each.id, int(m_cases.size()));
        m_cases.append(each.id);
    }
    for (const model::EvaluationVariant &variant : suite.variants)
        m_variants.append(variant.name);
    m_repeats = suite.repeats;
    m_runs.fill({}, m_cases.size() * m_variants.size());
    m_changes.clear();
    m_done = 0;
    endResetModel();
}

void EvaluationMatrix::add(const model::EvaluationOutcome &outcome)
{
    const int row = m_rows.value(outcome.place.caseId, -1);
    const auto column = int(m_variants.indexOf(outcome.place.variant));
    if (row < 0 || column < 0)
        return;
    Runs &runs = m_runs[placeOf(row, column)];
    const bool isThere = std::any_of(
        runs.begin(), runs.end(), [&outcome](const model::EvaluationOutcome &each) { return each.place == outcome.place; });
    if (isThere)
        return;
    runs.append(outcome);
    ++m_done;
    const QModelIndex changed = index(row, column + 1);
    Q_EMIT dataChanged(changed, changed);
}

void EvaluationMatrix::setChanges(const std::optional<model::EvaluationChanges> &changes)
{
    m_changes.clear();
    for (const model::ChangedCell &cell : changes ? changes->cells : QList<model::ChangedCell>())
        m_changes.insert({cell.caseId, cell.variant}, cell.change);
    if (!m_cases.isEmpty() && !m_variants.isEmpty())
        Q_EMIT dataChanged(index(0, 1), index(int(m_cases.size()) - 1, int(m_variants.size())));
}

QList<model::EvaluationOutcome> EvaluationMatrix::runsAt(const QModelIndex &index) const
{
    return index.isValid() && index.column() > 0 ? m_runs.at(placeOf(index.row(), index.column() - 1)) : Runs();
}

QList<model::EvaluationOutcome> EvaluationMatrix::outcomes() const
{
    Runs all;
    for (const Runs &runs : m_runs)
        all += runs;
    return all;
}

void EvaluationMatrix::grade(const model::RunPlace &place, int grade)
{
    for (Runs &runs : m_runs) {
        for (model::EvaluationOutcome &outcome : runs) {
            if (outcome.place == place)
                outcome.grade = grade;
        }
    }
}

int EvaluationMatrix::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_cases.size());
}

int EvaluationMatrix::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_cases.isEmpty() ? 0 : int(m_variants.size()) + 1;
}

model::EvaluationCell EvaluationMatrix::cellAt(int row, int column) const
{
    model::EvaluationCell cell;
    for (const model::EvaluationOutcome &outcome : m_runs.at(placeOf(row, column)))
        cell.add(outcome.verdict);
    return cell;
}

EvaluationMatrix::Standing EvaluationMatrix::standingAt(int row, int column) const
{
    const model::EvaluationCell cell = cellAt(row, column);
    if (cell.tried() + cell.broken < m_repeats)
        return Standing::Waiting;
    if (cell.broken > 0)
        return Standing::Broken;
    if (cell.isUnstable())
        return Standing::Unstable;
    return cell.failed == 0 ? Standing::Passed : Standing::Failed;
}

model::CellChange EvaluationMatrix::changeAt(int row, int column) const
{
    return m_changes.value({m_cases.at(row), m_variants.at(column)}, model::CellChange::Same);
}

//! A sign beside the words, for those who see no colours.
QString EvaluationMatrix::textAt(int row, int column) const
{
    const model::EvaluationCell cell = cellAt(row, column);
    const int done = cell.tried() + cell.broken;
    const auto change = changeAt(row, column);
    const QString mark = change == model::CellChange::Worse ? u"  ▼ "_s + tr("worse")
        : change == model::CellChange::Better               ? u"  ▲ "_s + tr("better")
                                                            : QString();
    switch (standingAt(row, column)) {
    case Standing::Waiting:
        return done == 0 ? QString() : u"○ "_s + tr("%1 of %2…").arg(QLocale().toString(done), QLocale().toString(m_repeats));
    case Standing::Passed: return u"● "_s + wordsOf(cell) + mark;
    case Standing::Failed: return u"○ "_s + wordsOf(cell) + mark;
    case Standing::Unstable: return u"◐ "_s + wordsOf(cell) + mark;
    case Standing::Broken: break;
    }
    return u"◆ "_s + wordsOf(cell) + mark;
}

QVariant EvaluationMatrix::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.column() == 0 && role == Qt::ToolTipRole)
        return toolTipText(m_cases.at(index.row()));
    if (index.column() == 0)
        return role == Qt::DisplayRole ? QVariant(m_cases.at(index.row())) : QVariant();
    const int column = index.column() - 1;
    if (role == Qt::DisplayRole)
        return textAt(index.row(), column);
    if (role == Qt::AccessibleTextRole)
        return tr("%1 with %2: %3").arg(m_cases.at(index.row()), m_variants.at(column), textAt(index.row(), column));
    if (role == StandingRole)
        return int(standingAt(index.row(), column));
    if (role == ChangeRole)
        return int(changeAt(index.row(), column));
    return {};
}

QVariant EvaluationMatrix::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const QString title = section == 0 ? tr("Case") : m_variants.value(section - 1);
    return role == Qt::ToolTipRole ? toolTipText(title) : title;
}

} // namespace gui
