// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcpresource.h"
#include "model/prompts/promptcatalog.h"
#include "model/session/session.h"

#include <QPointer>

namespace network {
class McpClient;
}

namespace invocables {
class EnsembleCatalog;
class McpServers;
} // namespace invocables

namespace network {
class ProviderCatalog;
} // namespace network

namespace gui {

//! A prompt of a server, or of a descriptor, as a slash command. A value.
struct PromptCommand {
    //! Empty of a descriptor's.
    QString ensemble = {};
    //! Of a descriptor's: its variables as arguments.
    invocables::McpPrompt prompt = {};
    //! `server:prompt`; without the slash, as everywhere.
    QString fullName = {};
    //! `prompt` where nothing else is called so, else the full name.
    QString name = {};
    std::optional<model::Prompt> canned = {};
    //! Of the agent that is the conversation's model: it is said to it as it is written.
    bool isOfAgent = false;

    bool operator==(const PromptCommand &) const = default;
};

//! The prompts of descriptors and of the servers that are connected, and an agent's commands, as slash commands of one conversation. Those
//! of servers are listed when somebody begins to write a command. Owned by the composer.
class PromptCommands final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PromptCommands)

public:
    //! All outlive it.
    PromptCommands(invocables::McpServers &servers, const invocables::EnsembleCatalog &catalog, model::Session &session, QObject *parent);

    //! Those of descriptors, too. `hidden`: folders of which no variable reads a file. The catalog outlives this.
    void useCatalog(const model::PromptCatalog &prompts, const QStringList &hidden);
    //! Those of an agent, while that is the conversation's model. The catalog outlives this.
    void useAgents(const network::ProviderCatalog &providers);
    //! Reads files for variables, as the conversation's folders allow now.
    model::Prompt::FileReader fileReader() const;
    model::Session &session() const { return m_session; }

    const QList<PromptCommand> &all() const { return m_commands; }
    //! Whether such a name begins with that of a server: `server:…`.
    bool isOfServer(const QString &name) const;
    //! By either name; null where there is none. Good until the next changed().
    const PromptCommand *find(const QString &name) const;
    //! A command is being written: prompts are listed from now on, and servers that the conversation has on and that are off are
    //! started, as the next turn would do.
    void want();
    //! Null where the server of the ensemble is not connected.
    network::McpClient *clientOf(const QString &ensemble) const;

Q_SIGNALS:
    void changed();

private:
    void follow();
    void read();
    QList<PromptCommand> cannedCommands() const;
    QList<PromptCommand> agentCommands() const;

    invocables::McpServers &m_servers;
    const invocables::EnsembleCatalog &m_catalog;
    model::Session &m_session;
    QPointer<const model::PromptCatalog> m_canned;
    QPointer<const network::ProviderCatalog> m_providers;
    QStringList m_hidden;
    bool m_isWanted = false;
    bool m_isTelling = false;
    QList<PromptCommand> m_commands;
};

} // namespace gui
