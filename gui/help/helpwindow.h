// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/manual/manual.h"

#include <QWidget>

class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace gui {

class ManualView;

//! The manual in a window: chapters at the left, what is searched for among them, and the chapter that is read, with the way back.
//! Belongs to the window from which it was opened, also where that is a dialog; made when it is first asked for.
class HelpWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HelpWindow)

public:
    explicit HelpWindow(QWidget *window);

    //! Shows the help window of a window, at this place of the manual.
    static HelpWindow *open(QWidget *window, const ManualAddress &address);

    void go(const ManualAddress &address);
    const ManualAddress &address() const { return m_history.at(m_now).address; }

private:
    struct Visit {
        ManualAddress address;
        //! How far it was scrolled when it was left.
        int scrolled = 0;
    };

    QWidget *makeSide();
    QWidget *makePage();
    void addKeys();
    //! The chapters, and the sections of the one that is read; or the sections that have the words that are searched for.
    void fillList();
    void fillHits(const QString &words);
    QTreeWidgetItem *addItem(QTreeWidgetItem *parent, const QString &title, const ManualAddress &address);
    void followItem(const QTreeWidgetItem *item);
    void step(qsizetype by);
    //! What stands in the history now.
    void showPlace();

    const Manual m_manual;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    QToolButton *m_back;
    QToolButton *m_forward;
    ManualView *m_view;
    QList<Visit> m_history;
    qsizetype m_now = 0;
    bool m_isFilling = false;
};

} // namespace gui
