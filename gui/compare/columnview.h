// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparisontable.h"

#include <QFrame>

class QLabel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace model {
class ComparisonColumn;
} // namespace model

namespace gui {

class QuestionBar;
class RunView;

//! One column of a comparison: its name and how far it is, one of its runs below, the newest until the person steps to another.
//! Owned by the window; the column outlives it.
class ColumnView final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ColumnView)

public:
    ColumnView(model::ComparisonColumn &column, int index, QWidget *parent = nullptr);
    ~ColumnView() override;

    //! Which run is shown, from 0; -1 before the first has begun.
    int shownRun() const { return m_shown; }
    void showRun(int run);
    //! A run has begun, and is shown unless the person is looking at another.
    void followRun(int run);
    //! The run that is shown has ended.
    void showEnd();
    void showProgress(const model::ComparisonTable::Row &row);

Q_SIGNALS:
    void keepRequested(int run);
    void exchangesRequested(int run);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHead();
    QToolButton *addTool(const QString &name, const QString &text, const QString &accessible);
    void step(int by);
    void showSteps();
    void fillMenu();

    model::ComparisonColumn &m_column;
    QVBoxLayout *m_layout;
    QLabel *m_note = nullptr;
    QLabel *m_progress;
    QLabel *m_steps;
    QToolButton *m_back;
    QToolButton *m_on;
    QToolButton *m_more;
    QMenu *m_menu;
    QuestionBar *m_questions;
    RunView *m_run = nullptr;
    int m_shown = -1;
    bool m_follows = true;
};

} // namespace gui
