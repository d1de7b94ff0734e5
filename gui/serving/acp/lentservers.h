// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"

#include <QHash>

namespace gui {

//! MCP servers that an editor lends to its sessions (`mcpServers`): each is an ensemble for as long as a session has it, off for all
//! others. Its tools ask before they run, as any tool does that nobody has said more of. Owned by the agent.
class LentServers final
{
    Q_DECLARE_TR_FUNCTIONS(LentServers)
    Q_DISABLE_COPY_MOVE(LentServers)

public:
    //! In one session.
    static constexpr qsizetype mostServers = 32;

    explicit LentServers(invocables::EnsembleCatalog &catalog)
        : m_catalog(catalog)
    {
    }
    ~LentServers();

    //! Takes what a request of the editor's has. `folder`: where programs run. \return the ensembles that the session is to have on, for
    //! giveBack(); a Usage error where it is not as the protocol has it, and then nothing was taken.
    model::Result<QStringList> take(const model::JsonText &servers, const QString &folder);
    void giveBack(const QStringList &ensembles);

private:
    static model::Result<network::McpServer> read(const model::JsonText &entry, const QString &folder);
    static model::Result<void> readProgram(const model::JsonText &entry, const QString &folder, network::McpServer &server);
    static model::Result<void> readAddress(const model::JsonText &entry, network::McpServer &server);
    //! The ensemble that is connected to it already, or one that is made.
    QString ensembleFor(const network::McpServer &server);

    invocables::EnsembleCatalog &m_catalog;
    //! Of those that were made: how many sessions have each.
    QHash<QString, int> m_users;
};

} // namespace gui
