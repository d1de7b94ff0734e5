// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpinvocable.h"

#include "invocables/external/commandvector.h"
#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/external/mcp/mcpresult.h"
#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QDir>

#include <utility>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonText, network::McpRequest;

using Connection = network::McpConnection::State;

namespace {

//! For which a server is to keep a task, in milliseconds.
constexpr qint64 longestTask = 60LL * 60 * 1000;

//! 2025-11-25, tasks, "Capabilities".
bool takesTasks(const network::McpServerInfo &server)
{
    const JsonText requests = server.capabilities.member(u"tasks").value_or(JsonText()).member(u"requests").value_or(JsonText());
    return requests.member(u"tools").value_or(JsonText()).member(u"call").has_value();
}

} // namespace

McpCallJob::McpCallJob(
    McpEnsemble &ensemble, McpToolPointer tool, const JsonText &arguments, const InvocationContext &context, QObject *parent)
    : InvocableJob(parent)
    , m_ensemble(&ensemble)
    , m_tool(std::move(tool))
    , m_arguments(arguments)
    , m_context(context)
{
    QMetaObject::invokeMethod(this, &McpCallJob::begin, Qt::QueuedConnection);
}

bool McpCallJob::hasSentNothing() const
{
    return !m_hasSent;
}

qint64 McpCallJob::request() const
{
    return m_request ? m_request->id() : 0;
}

QString McpCallJob::misfit() const
{
    return m_request ? m_request->misfit() : QString();
}

void McpCallJob::abandon()
{
    if (m_request)
        m_request->cancel();
}

void McpCallJob::begin()
{
    if (isFinished())
        return;
    if (!m_ensemble) {
        fail({ErrorCategory::Network, phrased("The server of %1 is no longer there.").arg(m_tool->name)});
        return;
    }
    m_ensemble->adopt(this);
    connect(m_ensemble, &QObject::destroyed, this, [this] {
        if (!m_request)
            fail({ErrorCategory::Network, phrased("The server of %1 is no longer there.").arg(m_tool->name)});
    });
    connect(&m_ensemble->connection(), &network::McpConnection::stateChanged, this, &McpCallJob::followConnection);
    if (m_ensemble->connection().state() != Connection::Ready) {
        Q_EMIT progressed(0, 0, tr("Connecting to %1").arg(m_ensemble->name()));
        m_ensemble->start();
    }
    followConnection();
}

void McpCallJob::followConnection()
{
    if (m_refusal)
        followList();
    if (isFinished() || m_request || m_hasSent || !m_ensemble)
        return;
    const network::McpConnection &connection = m_ensemble->connection();
    if (connection.state() == Connection::Ready)
        send();
    else if (connection.state() == Connection::Failed || connection.state() == Connection::Off)
        fail({ErrorCategory::Network, phrased("%1 is not connected. %2").arg(m_ensemble->name(), connection.error().wording()).simplified(),
            connection.error().detail});
}

void McpCallJob::send()
{
    model::JsonWriter params;
    params.beginObject().member(u"name", m_tool->name).member(u"arguments", m_arguments);
    const network::McpClient &client = *m_ensemble->connection().client();
    m_isModern = client.era().protocol().isModern();
    if (m_tool->needsTask && !m_isModern) {
        if (!takesTasks(client.info())) {
            fail({ErrorCategory::Execution, phrased("The server runs %1 as a task only, and offers none.").arg(m_tool->name)});
            return;
        }
        params.key(u"task").beginObject().member(u"ttl", longestTask).endObject();
    }
    params.endObject();
    network::McpRequestOptions options;
    options.origin = m_context.origin;
    options.timeout = 0;
    options.longest = 0;
    const auto mirrored = m_tool->mirrored.headers(m_arguments);
    if (!mirrored) {
        fail(mirrored.error());
        return;
    }
    options.mirrored = *mirrored;
    m_hasSent = true;
    m_request = m_ensemble->connection().client()->request(u"tools/call", params.text(), options, this);
    connect(m_request, &McpRequest::progressed, this, &McpCallJob::progressed);
    connect(m_request, &McpRequest::succeeded, this, &McpCallJob::take);
    connect(m_request, &model::Job::failed, this, &McpCallJob::takeError);
}

void McpCallJob::take(const JsonText &answer)
{
    const qint64 limit = m_context.invoker ? m_context.invoker->policies.resultLimit : 0;
    const auto result = readMcpResult(answer, *m_tool, m_isModern, limit);
    if (!result) {
        fail(result.error());
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(*result);
    endSuccess();
}

void McpCallJob::takeError(const model::Error &error)
{
    m_hasSent = m_request && !m_request->hasSentNothing();
    // The server's tool is another than the one that was listed.
    const bool isOther = m_request && m_request->rpcError() && m_request->rpcError()->code == network::rpccode::headerMismatch;
    if (isOther && m_ensemble && !m_isRepeated)
        repeatOnceListed(error);
    else
        fail(error);
}

void McpCallJob::repeatOnceListed(const model::Error &error)
{
    m_isRepeated = true;
    m_refusal = error;
    connect(&m_ensemble->tools(), &McpToolList::changed, this, &McpCallJob::followList);
    m_ensemble->tools().list();
}

void McpCallJob::followList()
{
    const bool isReady = m_ensemble && m_ensemble->connection().state() == Connection::Ready;
    if (isFinished() || !m_refusal || (isReady && m_ensemble->tools().isListing()))
        return;
    const model::Error error = *std::exchange(m_refusal, std::nullopt);
    // What a person has agreed to is called, and nothing else.
    const McpToolPointer tool = isReady ? listedTool() : nullptr;
    if (!tool || !tool->fault.isEmpty() || !tool->isSameButForMirrors(*m_tool)) {
        fail(error);
        return;
    }
    m_tool = tool;
    send();
}

McpToolPointer McpCallJob::listedTool() const
{
    for (const McpToolPointer &tool : m_ensemble->tools().tools()) {
        if (tool->name == m_tool->name)
            return tool;
    }
    return {};
}

namespace {

constexpr qsizetype longestPlace = 1000;

struct McpInvocableTexts {
    Q_DECLARE_TR_FUNCTIONS(McpInvocable)
    PARLANCE_PHRASED
};

QString shownPlace(const network::McpServer &server, const McpTool &tool)
{
    const QString address = server.kind == network::McpTransportKind::Stdio
        ? shownCommand(server.vector)
        : model::visibleAddress(server.url.adjusted(QUrl::RemovePassword));
    const QString place = McpInvocableTexts::tr("on the MCP server %1: %2").arg(server.name, model::shortened(address, longestPlace));
    const QString claims = tool.hints();
    return claims.isEmpty() ? place : place + u", "_s + McpInvocableTexts::tr("which calls it %1, unverified").arg(claims);
}

} // namespace

McpInvocable::McpInvocable(McpEnsemble &ensemble, McpToolPointer tool)
    : m_ensemble(&ensemble)
    , m_tool(std::move(tool))
    , m_place(shownPlace(ensemble.connection().server(), *m_tool))
{
}

McpInvocable::~McpInvocable() = default;

InvocableJob *McpInvocable::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    if (m_ensemble)
        return new McpCallJob(*m_ensemble, m_tool, arguments, context, parent);
    return new ReadyJob(
        model::failure(model::ErrorCategory::Network, McpInvocableTexts::phrased("The server of %1 is no longer there.").arg(m_tool->name)),
        parent);
}

//! The server's own; of one that is reached by HTTP there is none.
ProgramWords McpInvocable::programWords(const QStringList &) const
{
    if (!m_ensemble)
        return {};
    const network::McpServer &server = m_ensemble->connection().server();
    return {server.vector, {server.folder.isEmpty() ? QDir::homePath() : server.folder}, {}};
}

QString servedName(const Invoker &invoker)
{
    const auto *served = dynamic_cast<const McpInvocable *>(invoker.invocable.get());
    return served ? served->tool().name : invoker.name;
}

QString misfitOf(const InvocableJob &job)
{
    const auto *call = qobject_cast<const McpCallJob *>(&job);
    return call ? call->misfit() : QString();
}

} // namespace invocables
