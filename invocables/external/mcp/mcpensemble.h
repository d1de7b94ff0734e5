// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcpofferings.h"
#include "invocables/external/mcp/mcptoollist.h"
#include "model/session/questions.h"
#include "network/mcp/host.h"

#include <QMap>
#include <QSet>

namespace invocables {

class McpCallJob;

//! The MCP server of one ensemble: its connection and its tools, the conversations that use it, and what it asks of them. Owned by
//! McpServers, which replaces it when its descriptor says something else.
class McpEnsemble final : public QObject, private network::McpHost
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpEnsemble)

public:
    //! The services outlive it.
    McpEnsemble(const network::McpServer &server, const network::McpServices &services, const McpKnownTools &known, QObject *parent);
    ~McpEnsemble() override;

    const QString &name() const { return m_connection->server().name; }
    const network::McpConnection &connection() const { return *m_connection; }
    McpToolList &tools() { return *m_tools; }
    //! Resources and prompts; made when they are first asked for.
    McpOfferings &offerings();

    //! For whoever needs it; it goes on until stop(), or the last conversation that uses it is closed.
    void start();
    //! Because the person says so, whoever needs it.
    void stop();
    void restart();
    //! Forgets the sign-in and what the server showed to whoever was signed in, and stops.
    void signOut();

    //! A conversation has it on, is about to use its tools, and works in these folders, which are the server's roots.
    void use(const model::ConversationId &conversation, const QStringList &folders);
    void release(const model::ConversationId &conversation);

    //! There is nothing worth waiting for: it is ready and its tools are listed, or it is not about to be.
    bool isSettled() const;
    //! It takes too long: nobody waits for this attempt any more.
    void stopWaiting() { m_isSlow = true; }

    //! See McpServers::setAsk; null where nobody can be asked.
    using Ask = std::function<model::Question *(const model::Question::Subject &subject, QObject *owner)>;
    void setAsk(Ask ask) { m_ask = std::move(ask); }

    //! A call of one of its tools is under way: what the server asks meanwhile is asked in its course.
    void adopt(McpCallJob *call);
    //! The resources whose changes are told, whenever it is connected.
    void watchResources(const QStringList &uris);
    const QStringList &watchedResources() const { return m_watched; }
    //! Whether the server tells of changes, as far as it is connected.
    bool canWatchResources() const;
    //! It was told that the resource has changed; so it is until forgetUpdate() is called, since somebody has read it.
    bool isResourceUpdated(const QString &uri) const { return m_updated.contains(uri); }
    void forgetUpdate(const QString &uri) { m_updated.remove(uri); }

Q_SIGNALS:
    //! Its state or its tools.
    void changed();
    void disconnected();
    void logged(const QString &line);
    void resourceUpdated(const QString &uri);
    //! What a person was sent to an address for is done.
    void elicitationCompleted(const QString &id);

private:
    QStringList roots() const override;
    void elicit(const network::McpElicitation &elicitation, QObject *context,
        std::function<void(const network::McpElicitationAnswer &)> done) override;
    QList<McpCallJob *> callsOf(qint64 request) const;
    void followConnection();
    void followClient(network::McpClient &client);

    std::unique_ptr<network::McpConnection> m_connection;
    McpToolList *m_tools = nullptr;
    McpOfferings *m_offerings = nullptr;
    QMap<model::ConversationId, QStringList> m_users;
    QList<QPointer<McpCallJob>> m_calls;
    QStringList m_watched;
    QSet<QString> m_updated;
    network::McpConnection::State m_state = network::McpConnection::State::Off;
    bool m_isSlow = false;
    Ask m_ask;
};

} // namespace invocables
