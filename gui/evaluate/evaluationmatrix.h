// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationchanges.h"
#include "model/evaluation/evaluationsuite.h"

#include <QAbstractTableModel>
#include <QHash>

namespace gui {

//! The matrix of an evaluation as a table: a row for each case, a column for each variant, after the column of the cases' names. Fills as
//! runs end; what one run changes is one cell, however many there are. Owned by its window.
class EvaluationMatrix final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EvaluationMatrix)

public:
    //! What a cell stands for, for whoever paints it.
    enum class Standing { Waiting, Passed, Failed, Unstable, Broken };
    enum Roles { StandingRole = Qt::UserRole, ChangeRole };

    explicit EvaluationMatrix(QObject *parent = nullptr);

    //! Of a suite whose runs have not ended.
    void begin(const model::EvaluationSuite &suite);
    void add(const model::EvaluationOutcome &outcome);
    //! Marks what has become better or worse.
    void setChanges(const std::optional<model::EvaluationChanges> &changes);

    //! Those that have ended of a cell, in the order in which they did; none in the column of names.
    QList<model::EvaluationOutcome> runsAt(const QModelIndex &index) const;
    qint64 done() const { return m_done; }
    qint64 total() const { return qint64(m_cases.size()) * m_variants.size() * m_repeats; }
    //! Of all that have ended, in the order of the suite.
    QList<model::EvaluationOutcome> outcomes() const;
    //! The same, cell by cell.
    const QList<QList<model::EvaluationOutcome>> &runs() const { return m_runs; }
    void grade(const model::RunPlace &place, int grade);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    using Runs = QList<model::EvaluationOutcome>;

    qsizetype placeOf(int row, int column) const { return qsizetype(row) * m_variants.size() + column; }
    model::EvaluationCell cellAt(int row, int column) const;
    Standing standingAt(int row, int column) const;
    model::CellChange changeAt(int row, int column) const;
    QString textAt(int row, int column) const;

    QStringList m_cases;
    QHash<QString, int> m_rows;
    QStringList m_variants;
    int m_repeats = 1;
    //! By row, then by column.
    QList<Runs> m_runs;
    QHash<std::pair<QString, QString>, model::CellChange> m_changes;
    qint64 m_done = 0;
};

} // namespace gui
