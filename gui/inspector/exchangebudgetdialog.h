// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/exchangestore.h"

#include <QDialog>

class QSpinBox;

namespace gui {

//! Where a person says how much of past exchanges is kept. Deletes itself when it is closed.
class ExchangeBudgetDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeBudgetDialog)

public:
    //! `keptBytes`: how much there is now; below 0 where that is not known yet.
    ExchangeBudgetDialog(const model::ExchangeBudget &budget, qint64 keptBytes, QWidget *parent);

Q_SIGNALS:
    void chosen(const model::ExchangeBudget &budget);

private:
    QSpinBox *m_megabytes;
    QSpinBox *m_days;
};

} // namespace gui
