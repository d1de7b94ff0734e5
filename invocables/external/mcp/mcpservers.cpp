// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpservers.h"

#include "invocables/external/mcp/mcpinvocable.h"
#include "invocables/tools/toolname.h"
#include "model/basics/countdown.h"
#include "network/process/processhost.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <algorithm>
#include <functional>
#include <utility>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Diagnostics;

namespace {

//! Waits until servers are ready or there is nothing to wait for, and no longer than some time. Deletes itself; where its parent goes
//! before, nothing is told.
class McpWait final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpWait)

public:
    McpWait(const QList<McpEnsemble *> &ensembles, int milliseconds, std::function<void()> done, QObject *parent);
    ~McpWait() override;

    //! The time begins to run.
    void start() { m_end.start(); }

private:
    void look();
    void giveUp();
    void end();

    QList<QPointer<McpEnsemble>> m_ensembles;
    std::function<void()> m_done;
    model::Countdown m_end;
};

McpWait::McpWait(const QList<McpEnsemble *> &ensembles, int milliseconds, std::function<void()> done, QObject *parent)
    : QObject(parent)
    , m_done(std::move(done))
{
    // Later, so that whoever else is told of the change, such as the catalog, has followed it.
    for (McpEnsemble *ensemble : ensembles) {
        m_ensembles.append(ensemble);
        connect(ensemble, &McpEnsemble::changed, this, &McpWait::look, Qt::QueuedConnection);
        connect(ensemble, &QObject::destroyed, this, &McpWait::look, Qt::QueuedConnection);
    }
    connect(&m_end, &QTimer::timeout, this, &McpWait::giveUp);
    m_end.setInterval(milliseconds);
}

McpWait::~McpWait() = default;

void McpWait::look()
{
    m_ensembles.removeIf([](const QPointer<McpEnsemble> &ensemble) { return !ensemble || ensemble->isSettled(); });
    if (m_ensembles.isEmpty())
        end();
}

void McpWait::giveUp()
{
    for (const QPointer<McpEnsemble> &ensemble : std::as_const(m_ensembles)) {
        if (ensemble && !ensemble->isSettled())
            ensemble->stopWaiting();
    }
    end();
}

void McpWait::end()
{
    if (const auto done = std::exchange(m_done, {})) {
        deleteLater();
        done();
    }
}

struct McpInvokersTexts {
    Q_DECLARE_TR_FUNCTIONS(McpInvokers)
};

QString hashOf(const QByteArray &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

//! What every provider takes, unlike all of the server's other names. Servers use dots and other signs, and up to 128 of them.
QString nameFor(const QString &served, QSet<QString> &taken)
{
    QString name = toolNameFor(served);
    if (name.isEmpty())
        name = normalisedToolName(served).left(longestToolName - 9) + u'_' + hashOf(served.toUtf8()).left(8);
    const QString base = name.left(longestToolName - 4);
    for (int number = 2; taken.contains(normalisedToolName(name)); ++number)
        name = base + u'_' + QString::number(number);
    taken.insert(normalisedToolName(name));
    return name;
}

const ToolOverride *overrideFor(const Ensemble &described, const QString &tool)
{
    const auto found = std::find_if(
        described.overrides.begin(), described.overrides.end(), [&tool](const ToolOverride &over) { return over.tool == tool; });
    return found == described.overrides.end() ? nullptr : &*found;
}

InvokerPointer invokerOf(const Ensemble &described, McpEnsemble &server, const McpToolPointer &tool, const QString &name)
{
    auto invoker = std::make_shared<Invoker>();
    invoker->ensemble = described.name;
    invoker->name = name;
    invoker->path = described.path;
    invoker->description = tool->description.isEmpty() ? tool->title : tool->description;
    invoker->argumentsJson = tool->inputSchema;
    invoker->schema = tool->arguments;
    invoker->fault = tool->fault;
    invoker->policies = described.defaults;
    if (const ToolOverride *over = overrideFor(described, tool->name)) {
        invoker->policies = over->policies;
        invoker->format = over->format;
        invoker->enabled = over->enabled;
        invoker->aliases = over->aliases;
        if (!over->description.isEmpty())
            invoker->description = over->description;
    }
    invoker->invocable = std::make_shared<McpInvocable>(server, tool);
    const QByteArray what = invoker->scopedName().toUtf8() + '\0' + server.connection().server().fingerprint().toLatin1() + '\0';
    invoker->fingerprint = hashOf(what + tool->definition());
    return invoker;
}

//! A server's tools as invokers: what they are by the server, what holds for them by the descriptor.
QList<InvokerPointer> mcpInvokers(const Ensemble &described, McpEnsemble &server)
{
    QList<InvokerPointer> invokers;
    QSet<QString> taken;
    for (const McpToolPointer &tool : server.tools().tools())
        invokers.append(invokerOf(described, server, tool, nameFor(tool->name, taken)));
    return invokers;
}

//! A warning for each tool that the descriptor says something of and the server does not have.
Diagnostics overridesOfNothing(const Ensemble &described, McpEnsemble &server)
{
    const QList<McpToolPointer> &tools = server.tools().tools();
    Diagnostics diagnostics;
    for (const ToolOverride &over : described.overrides) {
        const auto isIt = [&over](const McpToolPointer &tool) { return tool->name == over.tool; };
        if (std::none_of(tools.begin(), tools.end(), isIt))
            diagnostics.append({described.path, over.position, model::Diagnostic::Severity::Warning,
                McpInvokersTexts::tr("The server has no tool “%1”.").arg(over.tool)});
    }
    return diagnostics;
}

} // namespace

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
model::Wording reasonOf(const model::Error &error)
{
    const QString lastWords = error.detail.section(u'\n', -1).left(longestWords);
    return lastWords.isEmpty() || error.message.contains(lastWords.trimmed()) ? error.wording() : error.wording() + (u' ' + lastWords);
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
    ensemble->setAsk([this](const model::Question::Subject &subject, QObject *owner) { return m_ask ? m_ask(subject, owner) : nullptr; });
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
        whole.connectionReason = server->tools().error().wording();
    whole.invokers = mcpInvokers(described, *server);
    if (server->tools().isListed() && server->tools().error().message.isEmpty())
        whole.diagnostics += overridesOfNothing(described, *server);
    return whole;
}

void McpServers::prepare(const QStringList &ensembles, const QStringList &kept, const model::ToolsWanted &wanted, QObject *context,
    const model::Invocations::Waiting &waiting, const std::function<void()> &done)
{
    QList<McpEnsemble *> unsettled;
    QStringList names;
    for (McpEnsemble *ensemble : std::as_const(m_ensembles)) {
        if (!ensembles.contains(ensemble->name())) {
            if (!kept.contains(ensemble->name()))
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

#include "mcpservers.moc"
