// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/bench/benchruns.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;

namespace gui {

class DifferenceView;
class Remark;

//! What came of a run: how it ended and what would have become of the turn, the result for the model and for the person, the
//! difference to another run. Further tabs can stand beside. Owned by the TestBench.
class ResultView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultView)

public:
    explicit ResultView(QWidget *parent = nullptr);

    void show(const BenchRun &run);
    //! Puts the result to the front, in the form that was looked at last.
    void bringUp();
    //! What happens while a tool runs.
    void showActivity(const QString &text);
    void clear();
    void compare(const BenchRun &earlier, const BenchRun &later);
    void addTab(QWidget *tab, const QString &title);
    void setTabTitle(QWidget *tab, const QString &title);

Q_SIGNALS:
    //! The person wants to see the requests of the run.
    void exchangesRequested(const QString &invocation);

private:
    QPlainTextEdit *addText(const QString &name, const QString &title);
    void showTab(QWidget *tab);

    QString m_invocation;
    QLabel *m_end;
    Remark *m_problem;
    QPushButton *m_exchanges;
    QTabWidget *m_tabs;
    QPlainTextEdit *m_forModel;
    QPlainTextEdit *m_forPerson;
    QPlainTextEdit *m_raw;
    DifferenceView *m_difference;
};

} // namespace gui
