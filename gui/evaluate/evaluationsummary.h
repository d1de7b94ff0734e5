// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationreport.h"

#include <QWidget>

class QLabel;

namespace gui {

//! What the runs of an evaluation come to, beneath their matrix: a line for each variant, and what was found. Of ten thousand cases the
//! sums take longer than a window may wait, and so they are made on a thread beside it. Owned by the window.
class EvaluationSummary final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EvaluationSummary)

public:
    //! What is summed up.
    struct Asked {
        //! Without changes, which are found here where there are runs from before.
        model::EvaluationHead head;
        QString baseline;
        //! Cell by cell.
        QList<QList<model::EvaluationOutcome>> runs;
    };

    explicit EvaluationSummary(QWidget *parent);

    //! Shown when it is done; of what is asked meanwhile, only what was asked last is summed up.
    void sumUp(const Asked &asked);
    //! Nothing of what was asked until now is shown any more: another suite is.
    void clear();

Q_SIGNALS:
    //! Whom judges and people prefer and how far they agree; what became of each cell since the baseline.
    void summedUp(const QStringList &ofPeople, const std::optional<model::EvaluationChanges> &changes);

private:
    struct Sums {
        model::EvaluationTable table;
        QStringList findings;
        std::optional<model::EvaluationChanges> changes;
    };

    static Sums sumsOf(Asked asked);
    void take(const Sums &sums);
    void fill(const Sums &sums);

    QLabel *m_figures;
    QLabel *m_findings;
    std::optional<Asked> m_next;
    bool m_isBusy = false;
    //! What is summed up was asked before all was cleared.
    bool m_isOutdated = false;
};

} // namespace gui
