// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;

namespace gui {

class Workbench;

//! What may be spent in a day, a month and a conversation, beside what has been. What is set holds from the next request on. Owned by its
//! window.
class BudgetBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BudgetBar)

public:
    explicit BudgetBar(Workbench &workbench, QWidget *parent = nullptr);

    void showSpent();

protected:
    void changeEvent(QEvent *event) override;

private:
    void giveRoom();
    QDoubleSpinBox *addAmount(const QString &name, const QString &label, const QString &accessibleName, double amount);
    void keep();

    Workbench &m_workbench;
    QDoubleSpinBox *m_day = nullptr;
    QDoubleSpinBox *m_month = nullptr;
    QDoubleSpinBox *m_conversation = nullptr;
    QLineEdit *m_currency;
    QComboBox *m_action;
    QLabel *m_spent;
};

} // namespace gui
