// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

class QTreeWidget;
class QTreeWidgetItem;

namespace gui {

class Workbench;

//! What runs now: the MCP servers, the models' servers that Parlance starts, and the providers that are being asked, with the requests
//! under way, how many of these wait for the beginning of an answer, the memory, and how often a server was begun again. Looks once a
//! second while it is seen. Deletes itself when it is closed.
class RunningWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunningWindow)

public:
    enum Column { Name, Kind, State, UnderWay, Waiting, Memory, Restarts, ColumnCount };

    //! The workbench outlives it.
    RunningWindow(Workbench &workbench, QWidget *window);

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
    void showLoad(QTreeWidgetItem &item, const Load &load);
    void lookAtMcp();
    void lookAtModels();
    void lookAtProviders();
    //! A server is waiting for its next attempt.
    void noteRestart(QTreeWidgetItem &item, bool isWaiting);

    Workbench &m_workbench;
    QTreeWidget *m_list;
    QTimer m_ticks;
    QList<model::ExchangeRequest> m_open;
    QList<bool> m_answered;
    QList<QTreeWidgetItem *> m_seen;
    //! By kind and name: whether it was waiting when it was looked at last, and how often it has been.
    QHash<QString, std::pair<bool, int>> m_restarts;
};

} // namespace gui
