// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpservers.h"

#include "invocables/external/mcp/mcpinvokers.h"
#include "invocables/external/mcp/mcpwait.h"
#include "network/process/processhost.h"

#include <algorithm>

namespace invocables {

using State = network::McpConnection::State;

namespace {

constexpr qsizetype longestWords = 200;

ConnectionState shown(State state)
{
    switch (state) {
    case State::Off: return ConnectionState::Disconnected;
    case State::Connecting:
    case State::SignIn:
    case State::Waiting: return ConnectionState::Connecting;
    case State::Ready: return ConnectionState::Connected;
    case State::Failed: break;
    }
    return ConnectionState::Failed;
}

//! What happened, with the last thing that a program that ended said.
QString reasonOf(const model::Error &error)
{
    const QString lastWords = error.detail.section(u'\n', -1).left(longestWords);
    return lastWords.isEmpty() || error.message.contains(lastWords.trimmed()) ? error.message : error.message + u' ' + lastWords;
}

} // namespace

McpServers::McpServers(network::McpServices services, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_services(std::move(services))
    , m_known(folder)
{
}

McpServers::~McpServers()
{
    for (McpEnsemble *ensemble : std::as_const(m_ensembles)) {
        ensemble->disconnect(this);
        delete ensemble;
    }
}

void McpServers::follow(const QList<Ensemble> &ensembles)
{
    QMap<QString, network::McpServer> described;
    for (const Ensemble &ensemble : ensembles) {
        if (ensemble.server)
            described.insert(ensemble.name, *ensemble.server);
    }
    for (const QString &name : m_ensembles.keys()) {
        if (!described.contains(name) || described.value(name) != m_ensembles.value(name)->connection().server())
            remove(name);
    }
    for (const network::McpServer &server : std::as_const(described)) {
        if (!m_ensembles.contains(server.name))
            add(server);
    }
}

void McpServers::add(const network::McpServer &server)
{
    auto *ensemble = new McpEnsemble(server, m_services, m_known, this);
    m_ensembles.insert(server.name, ensemble);
    connect(ensemble, &McpEnsemble::changed, this, &McpServers::changed);
    connect(ensemble, &McpEnsemble::disconnected, this, [this, name = server.name] { Q_EMIT disconnected(name); });
}

void McpServers::remove(const QString &name)
{
    McpEnsemble *ensemble = m_ensembles.take(name);
    ensemble->disconnect(this);
    Q_EMIT disconnected(name);
    delete ensemble;
}

Ensemble McpServers::completed(const Ensemble &described) const
{
    McpEnsemble *server = find(described.name);
    if (!described.server || !server)
        return described;
    Ensemble whole = described;
    whole.connection = shown(server->connection().state());
    whole.connectionReason = reasonOf(server->connection().error());
    if (whole.connectionReason.isEmpty())
        whole.connectionReason = server->tools().error().message;
    whole.invokers = mcpInvokers(described, *server);
    if (server->tools().isListed() && server->tools().error().message.isEmpty())
        whole.diagnostics += overridesOfNothing(described, *server);
    return whole;
}

void McpServers::prepare(const QStringList &ensembles, const model::ToolsWanted &wanted, QObject *context,
    const model::Invocations::Waiting &waiting, const std::function<void()> &done)
{
    QList<McpEnsemble *> unsettled;
    QStringList names;
    for (McpEnsemble *ensemble : std::as_const(m_ensembles)) {
        if (!ensembles.contains(ensemble->name())) {
            ensemble->release(wanted.conversation);
            continue;
        }
        ensemble->use(wanted.conversation, wanted.folders);
        if (ensemble->isSettled())
            continue;
        unsettled.append(ensemble);
        names.append(ensemble->name());
    }
    if (unsettled.isEmpty()) {
        done();
        return;
    }
    waiting(names);
    auto *wait = new McpWait(unsettled, m_longestWait, done, context);
    const bool anyIsStarted = std::any_of(unsettled.begin(), unsettled.end(),
        [](McpEnsemble *ensemble) { return ensemble->connection().server().kind == network::McpTransportKind::Stdio; });
    // The login shell's time is none of theirs.
    if (anyIsStarted && !m_services.processHost().isKnown())
        m_services.processHost().find(wait, [wait] { wait->start(); });
    else
        wait->start();
}

void McpServers::release(const model::ConversationId &conversation)
{
    for (McpEnsemble *ensemble : std::as_const(m_ensembles))
        ensemble->release(conversation);
}

} // namespace invocables
