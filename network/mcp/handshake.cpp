// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/handshake.h"

#include "network/mcp/era.h"

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonText;

namespace {

constexpr int mostDiscoveries = 3;

//! Codes that only a server of the modern era gives.
bool isModernError(int code)
{
    return code == rpccode::unsupportedVersion || code == rpccode::missingCapability || code == rpccode::headerMismatch;
}

bool isNoEndpoint(int status)
{
    return status == 400 || status == 404 || status == 405;
}

} // namespace

McpHandshake::McpHandshake(McpTransportMaker maker, McpTransportKind kind, Era known, QObject *parent)
    : Job(parent)
    , m_maker(std::move(maker))
    , m_kind(kind)
    , m_known(known)
    , m_isLegacy(known == Era::Legacy)
{
    connect(&m_probe, &QTimer::timeout, this, &McpHandshake::initialize);
    connect(&m_end, &QTimer::timeout, this, [this] {
        giveUp({ErrorCategory::Timeout, phrased("The server did not answer within %1 seconds.").arg(longestMilliseconds / 1000)});
    });
    m_end.start(longestMilliseconds);
    QMetaObject::invokeMethod(this, &McpHandshake::openTransport, Qt::QueuedConnection);
}

McpHandshake::McpHandshake(McpTransport *transport, McpTransportKind kind, qint64 nextId, QObject *parent)
    : McpHandshake(McpTransportMaker(), kind, Era::Legacy, parent)
{
    m_transport = transport;
    m_nextId = nextId;
}

void McpHandshake::holdTimeOut(bool hold)
{
    m_isHeld = hold;
    if (hold && m_end.isActive()) {
        m_left = m_end.remainingTime();
        m_end.stop();
    } else if (!hold && !m_end.isActive() && !isFinished()) {
        m_end.start(m_left);
    }
}

void McpHandshake::openTransport()
{
    if (isFinished())
        return;
    if (m_transport) {
        observe();
        opened();
        return;
    }
    m_transport = m_maker(m_kind, this);
    Q_EMIT transportMade(m_transport);
    observe();
    connect(m_transport, &McpTransport::opened, this, &McpHandshake::opened);
    m_transport->open();
}

void McpHandshake::observe()
{
    connect(m_transport, &McpTransport::received, this, &McpHandshake::take);
    connect(m_transport, &McpTransport::undelivered, this, &McpHandshake::takeFailure);
    connect(m_transport, &McpTransport::closed, this, &McpHandshake::transportClosed);
}

void McpHandshake::opened()
{
    if (m_isLegacy || m_kind == McpTransportKind::EventStream)
        initialize();
    else
        discover(McpProtocol::modern.toByteArray());
}

qint64 McpHandshake::send(QStringView method, const JsonText &params)
{
    McpOutgoing outgoing;
    outgoing.id = m_nextId++;
    outgoing.method = method.toString();
    outgoing.origin.purpose = u"mcp"_s;
    outgoing.message = rpcRequest(outgoing.id, method, params);
    m_transport->send(outgoing);
    return outgoing.id;
}

void McpHandshake::discover(QByteArray version)
{
    ++m_discoveries;
    m_transport->setProtocol({std::move(version)});
    m_discovery = send(u"server/discover", ModernEra().withMetadata({}, m_nextId));
    // Over HTTP a server that does not know it says so.
    if (m_kind == McpTransportKind::Stdio && m_known != Era::Modern && !m_isHeld)
        m_probe.start(probeMilliseconds);
}

void McpHandshake::initialize()
{
    if (m_introduction != 0)
        return;
    m_probe.stop();
    m_isLegacy = true;
    m_transport->setProtocol({});
    m_introduction = send(u"initialize", LegacyEra::introduction());
}

void McpHandshake::take(const RpcMessage &message)
{
    if (isFinished())
        return;
    if (message.kind == RpcMessage::Kind::Request)
        answerPing(message);
    else if (message.number() == 0)
        return;
    else if (message.number() == m_discovery)
        takeDiscovery(message);
    else if (message.number() == m_introduction)
        takeIntroduction(message);
}

void McpHandshake::answerPing(const RpcMessage &message)
{
    // The only request that a server may send so early.
    if (message.method != u"ping" || !m_maker)
        return;
    McpOutgoing answer;
    answer.message = rpcResult(message.id, JsonText::trusted("{}"));
    answer.origin.purpose = u"mcp"_s;
    m_transport->send(answer);
}

void McpHandshake::takeDiscovery(const RpcMessage &message)
{
    m_discovery = 0;
    m_probe.stop();
    if (message.kind == RpcMessage::Kind::Failure) {
        if (message.error.code == rpccode::unsupportedVersion)
            takeUnsupported(message.error);
        else if (isModernError(message.error.code))
            giveUp({ErrorCategory::Execution, message.error.message, u"JSON-RPC %1"_s.arg(message.error.code)});
        else
            initialize();
        return;
    }
    const auto info = ModernEra::readDiscovery(message.result);
    if (info)
        agree(std::make_shared<ModernEra>(), *info);
    else
        initialize();
}

void McpHandshake::takeUnsupported(const RpcError &error)
{
    bool isModern = false;
    bool isLegacy = false;
    for (const auto &[unnamed, version] : error.data.member(u"supported").value_or(JsonText()).members()) {
        const QByteArray text = version.read().toString().toLatin1();
        isModern = isModern || text == McpProtocol::modern;
        isLegacy = isLegacy || LegacyEra::versions().contains(text);
    }
    if (isModern && m_discoveries < mostDiscoveries)
        discover(McpProtocol::modern.toByteArray());
    else if (isLegacy && m_introduction == 0)
        initialize();
    else
        giveUp({ErrorCategory::Execution, phrased("The server speaks a version of the protocol that is not known here."),
            error.data.toString().left(2000)});
}

void McpHandshake::takeIntroduction(const RpcMessage &message)
{
    m_introduction = 0;
    if (message.kind == RpcMessage::Kind::Failure) {
        const QString &said = message.error.message;
        giveUp({ErrorCategory::Execution,
            said.isEmpty() ? phrased("The server refused the connection and does not say why.")
                           : phrased("The server refused the connection: %1").arg(said),
            u"JSON-RPC %1"_s.arg(message.error.code)});
        return;
    }
    const auto info = LegacyEra::readIntroduction(message.result);
    if (!info) {
        giveUp(info.error());
        return;
    }
    agree(std::make_shared<LegacyEra>(info->protocol.version), *info);
}

void McpHandshake::takeFailure(qint64 id, const McpDeliveryFailure &failure)
{
    if (isFinished() || id == 0 || (id != m_discovery && id != m_introduction))
        return;
    const bool isRefusal = failure.kind != McpDeliveryFailure::Kind::Lost && failure.error.category != ErrorCategory::Permission;
    const auto message = readRpcMessage(failure.body);
    const bool isError = message && message->kind == RpcMessage::Kind::Failure;
    if (isRefusal && id == m_discovery) {
        RpcMessage answer;
        answer.kind = RpcMessage::Kind::Failure;
        if (isError)
            answer.error = message->error;
        takeDiscovery(answer);
    } else if (isRefusal && isNoEndpoint(failure.status) && !isError && m_kind == McpTransportKind::StreamableHttp && m_maker) {
        m_kind = McpTransportKind::EventStream;
        m_introduction = 0;
        m_transport->disconnect(this);
        m_transport->close();
        m_transport->deleteLater();
        m_transport.clear();
        openTransport();
    } else {
        giveUp(isError ? model::Error {failure.error.category, message->error.message, failure.error.message} : failure.error);
    }
}

void McpHandshake::transportClosed(const model::Error &why)
{
    if (isFinished())
        return;
    // Some servers end on a request that they do not know before the handshake.
    const bool mayHaveBeenTheProbe = m_kind == McpTransportKind::Stdio && m_discoveries > 0 && !m_isLegacy && m_maker;
    if (!mayHaveBeenTheProbe) {
        giveUp(why);
        return;
    }
    m_probe.stop();
    m_discovery = 0;
    m_isLegacy = true;
    m_transport->disconnect(this);
    m_transport->deleteLater();
    m_transport.clear();
    openTransport();
}

void McpHandshake::agree(std::shared_ptr<const McpEra> era, const McpServerInfo &info)
{
    m_end.stop();
    m_probe.stop();
    m_transport->disconnect(this);
    m_transport->setProtocol(era->protocol());
    if (!era->protocol().isModern()) {
        McpOutgoing initialized;
        initialized.method = u"notifications/initialized"_s;
        initialized.message = rpcNotification(initialized.method, {});
        initialized.origin.purpose = u"mcp"_s;
        m_transport->send(initialized);
        m_transport->listen();
    }
    if (beginSuccess()) {
        Q_EMIT succeeded({std::move(era), info, m_transport, m_kind, m_nextId});
        endSuccess();
    }
}

void McpHandshake::giveUp(const model::Error &error)
{
    abandon();
    fail(error);
}

void McpHandshake::abandon()
{
    m_end.stop();
    m_probe.stop();
    if (!m_transport)
        return;
    m_transport->disconnect(this);
    if (m_maker)
        m_transport->close();
}

} // namespace network
