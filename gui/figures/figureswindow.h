// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/figuretable.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace gui {

class BudgetBar;
class FigureChart;
class FiguresModel;
class UserPrompts;
class Workbench;

//! What calls of tools and models came to: a table, one of its figures day by day as a chart or as a table of its own, and the budgets.
//! Deletes itself when it is closed.
class FiguresWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FiguresWindow)

public:
    //! Both outlive it.
    FiguresWindow(Workbench &workbench, UserPrompts &prompts, QWidget *window);

    //! As it is now.
    void read();

private:
    enum class Measure { Calls, Failures, Cost, Tokens, Slow };

    void build();
    QWidget *makeBar();
    QWidget *makeChartBar();
    void addKeys();
    QPushButton *addButton(QWidget *row, const QString &name, const QString &text);
    FigureTable::By by() const;
    QDate since() const;
    void showDays();
    double measured(const FigureRow &day) const;
    void save(bool asJson);

    Workbench &m_workbench;
    UserPrompts &m_prompts;
    QComboBox *m_by;
    QComboBox *m_span;
    FiguresModel *m_rows;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_table;
    QComboBox *m_measure;
    QStackedWidget *m_over;
    FigureChart *m_chart;
    FiguresModel *m_days;
    QTableView *m_dayTable;
    BudgetBar *m_budgets;
    QLabel *m_said;
};

} // namespace gui
