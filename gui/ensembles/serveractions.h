// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QMenu;

namespace invocables {
class McpServers;
}

namespace gui {

//! What can be done with the MCP server of the ensemble that is picked, by menu and keys. Owned by the panel with the ensembles.
class ServerActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerActions)

public:
    //! The keys work in `tree`, its parent.
    ServerActions(invocables::McpServers &servers, QWidget *tree);

    //! The ensemble that is meant from now on; it need not have a server.
    void setEnsemble(const QString &name);
    //! Nothing where the ensemble has no server.
    void addTo(QMenu &menu) const;

Q_SIGNALS:
    void logRequested(const QString &ensemble);
    void messagesRequested(const QString &ensemble);
    void resourcesRequested(const QString &ensemble);

private:
    QAction *add(const QString &name, const QString &text, const QString &keys);
    void update();

    invocables::McpServers &m_servers;
    QWidget *m_tree;
    QString m_ensemble;
    QList<QAction *> m_all;
    QAction *m_start;
    QAction *m_stop;
    QAction *m_restart;
    QAction *m_signOut;
};

} // namespace gui
