// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace gui {

class Workbench;

//! What runs now: the MCP servers, the models' servers that Parlance starts, and the providers that are being asked, with the requests
//! under way, how many of these wait for the beginning of an answer, the memory, and how often a server was begun again. Looks once a
//! second while it is seen. Owned by its dock.
class RunningPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunningPanel)

public:
    enum Column { Name, State, UnderWay, Waiting, Memory, Restarts, ColumnCount };

    //! The workbench outlives it.
    RunningPanel(Workbench &workbench, QWidget *parent);

    void look();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Load {
        int underWay = 0;
        int waiting = 0;
    };
    //! Of requests to where this address is; they count once.
    Load takeLoad(const QUrl &server);
    QTreeWidgetItem *row(const QString &kind, const QString &name);
    static void showLoad(QTreeWidgetItem &item, const Load &load);
    static void showMemory(QTreeWidgetItem &item, qint64 bytes, int restarts);
    void lookAtMcp();
    void lookAtModels();
    void lookAtProviders();

    Workbench &m_workbench;
    QTreeWidget *m_list;
    QLabel *m_nothing;
    QTimer m_ticks;
    QList<model::Exchange> m_open;
    QList<bool> m_answered;
    QList<QTreeWidgetItem *> m_seen;
};

} // namespace gui
