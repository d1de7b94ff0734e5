// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpensemble.h"

#include "invocables/external/mcp/mcpcalljob.h"
#include "invocables/external/mcp/mcpelicitationrun.h"

#include <utility>

namespace invocables {

using network::McpClient, network::McpConnection, network::McpElicitation, network::McpElicitationAnswer;
using State = McpConnection::State;

McpEnsemble::McpEnsemble(
    const network::McpServer &server, const network::McpServices &services, const McpKnownTools &known, QObject *parent)
    : QObject(parent)
    , m_connection(std::make_unique<McpConnection>(server, services, static_cast<network::McpHost &>(*this), nullptr))
    , m_tools(new McpToolList(*m_connection, known, this))
{
    connect(m_tools, &McpToolList::changed, this, &McpEnsemble::changed);
    connect(m_connection.get(), &McpConnection::logged, this, &McpEnsemble::logged);
    connect(m_connection.get(), &McpConnection::stateChanged, this, &McpEnsemble::followConnection);
}

McpEnsemble::~McpEnsemble()
{
    m_connection->disconnect(this);
    // Before the host is gone; calls under way fail.
    delete std::exchange(m_offerings, nullptr);
    delete std::exchange(m_tools, nullptr);
    m_connection.reset();
}

McpOfferings &McpEnsemble::offerings()
{
    if (!m_offerings)
        m_offerings = new McpOfferings(*m_connection, this);
    return *m_offerings;
}

void McpEnsemble::start()
{
    m_connection->start();
}

void McpEnsemble::stop()
{
    m_connection->stop();
}

void McpEnsemble::restart()
{
    m_connection->restart();
}

void McpEnsemble::signOut()
{
    m_connection->signOut();
    m_connection->stop();
    m_tools->forget();
    if (m_offerings)
        m_offerings->forget();
}

void McpEnsemble::use(const model::ConversationId &conversation, const QStringList &folders)
{
    const QStringList before = roots();
    m_users.insert(conversation, folders);
    if (McpClient *client = m_connection->client(); client && roots() != before)
        client->rootsChanged();
    start();
    m_tools->renew();
}

void McpEnsemble::release(const model::ConversationId &conversation)
{
    if (m_users.remove(conversation) > 0 && m_users.isEmpty())
        stop();
}

bool McpEnsemble::isSettled() const
{
    switch (m_connection->state()) {
    case State::Connecting:
    case State::SignIn: return m_isSlow;
    case State::Ready: return m_isSlow || (m_tools->isListed() && !m_tools->isListing());
    case State::Off:
    case State::Waiting:
    case State::Failed: break;
    }
    return m_isSlow || m_tools->isRead();
}

void McpEnsemble::adopt(McpCallJob *call)
{
    m_calls.removeIf([](const QPointer<McpCallJob> &other) { return !other || other->isFinished(); });
    m_calls.append(call);
}

void McpEnsemble::watchResources(const QStringList &uris)
{
    m_watched = uris;
    if (McpClient *client = m_connection->client())
        client->watchResources(uris);
}

bool McpEnsemble::canWatchResources() const
{
    const McpClient *client = m_connection->client();
    return client && client->info().has(u"resources", u"subscribe");
}

void McpEnsemble::followConnection()
{
    const State before = std::exchange(m_state, m_connection->state());
    if (before != m_state)
        m_isSlow = false;
    if (McpClient *client = m_connection->client(); client && before != State::Ready)
        followClient(*client);
    if (before == State::Ready && m_state != State::Ready)
        Q_EMIT disconnected();
    Q_EMIT changed();
}

void McpEnsemble::followClient(McpClient &client)
{
    connect(&client, &McpClient::resourceUpdated, this, [this](const QString &uri) {
        if (m_watched.contains(uri))
            m_updated.insert(uri);
        Q_EMIT resourceUpdated(uri);
    });
    connect(&client, &McpClient::elicitationCompleted, this, &McpEnsemble::elicitationCompleted);
    if (!m_watched.isEmpty())
        client.watchResources(m_watched);
}

QStringList McpEnsemble::roots() const
{
    QStringList folders;
    for (const QStringList &own : m_users) {
        for (const QString &folder : own) {
            if (!folders.contains(folder))
                folders.append(folder);
        }
    }
    return folders;
}

void McpEnsemble::elicit(const McpElicitation &elicitation, QObject *context, std::function<void(const McpElicitationAnswer &)> done)
{
    const QList<McpCallJob *> calls = callsOf(elicitation.request);
    if (calls.isEmpty())
        done({McpElicitationAnswer::Action::Decline, {}});
    else
        new McpElicitationRun(elicitation, calls, context, std::move(done), this);
}

//! Over stdio a server of the legacy era does not tell in the course of what it asks: any of the calls under way may be meant.
QList<McpCallJob *> McpEnsemble::callsOf(qint64 request) const
{
    QList<McpCallJob *> calls;
    for (const QPointer<McpCallJob> &call : m_calls) {
        if (!call || call->isFinished())
            continue;
        if (request != 0 && call->request() == request)
            return {call.data()};
        // One that waits for the connection has said nothing to the server.
        if (call->request() != 0)
            calls.append(call.data());
    }
    return calls;
}

} // namespace invocables
