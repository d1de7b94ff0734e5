// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QListView;
class QPushButton;

namespace gui {

class BenchRuns;
struct BenchRun;

//! The earlier runs: look at one again, repeat it, compare two, take one as an example. Owned by the TestBench.
class RunsView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunsView)

public:
    RunsView(BenchRuns &runs, QWidget *parent = nullptr);

    //! The row picked, or -1.
    int current() const;
    QListView &list() const { return *m_list; }

Q_SIGNALS:
    void picked(int row);
    void repeatRequested(int row);
    //! `earlier` and `later` by when they ran.
    void compareRequested(int earlier, int later);

private:
    QPushButton *addButton(const QString &name, const QString &text, const QString &toolTip);
    void showSelection();
    void compare();
    void copyExample();
    void copyCase();
    QList<int> selectedRows() const;

    BenchRuns &m_runs;
    QListView *m_list;
    QPushButton *m_repeat;
    QPushButton *m_compare;
    QPushButton *m_example;
    QPushButton *m_case;
};

} // namespace gui
