// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpconnection.h"

#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"
#include "network/acp/acp.h"
#include "network/mcp/transport/stdiotransport.h"

#include <QCoreApplication>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonText, model::JsonView, model::JsonWriter;

namespace {

constexpr int watchMilliseconds = 1000;
constexpr int minuteMilliseconds = 60'000;
constexpr qsizetype longestMessage = 2'000;
constexpr qsizetype longestReason = 400;

//! What the data of an error says in words, in one of the ways that agents have.
QString reasonIn(const JsonView &data)
{
    if (data.isString())
        return data.string().simplified();
    const JsonView::Members members = data.members();
    for (const QByteArrayView name : {"message", "details", "detail", "error"}) {
        if (const QString said = members[name].string().simplified(); !said.isEmpty())
            return said;
    }
    return members["error"].members()["message"].string().simplified();
}

//! The error as a person is told it. Many agents say no more than “Internal error” in its message, and why in its data.
RpcError withReason(const RpcError &error)
{
    const JsonView data = JsonView::of(error.data);
    const QString message = error.message.trimmed();
    const QString reason = data.hasMoreValuesThan(JsonView::mostOfAPeer) ? QString() : reasonIn(data);
    const QString shownMessage = model::shortened(model::visibleText(message), longestMessage);
    const QString shownReason = model::shortened(model::visibleLine(reason), longestReason);
    if (message.isEmpty())
        return {error.code, reason.isEmpty() ? u"JSON-RPC %1"_s.arg(error.code) : shownReason, error.data};
    const bool isKnown = reason.isEmpty() || message.contains(reason);
    return {error.code, isKnown ? shownMessage : shownMessage + u" ("_s + shownReason + u')', error.data};
}

} // namespace

AcpConnection::AcpConnection(const QString &name, Offer offer, const ProcessCommand &command, const QList<QByteArray> &secrets,
    model::ExchangeLog &log, const model::ExchangeOrigin &origin, QObject *parent)
    : QObject(parent)
    , m_name(name)
    , m_offer(offer)
    , m_origin(origin)
    , m_transport(new StdioTransport(name, command, secrets, log, this))
{
    connect(m_transport, &McpTransport::opened, this, &AcpConnection::greet);
    connect(m_transport, &McpTransport::received, this, &AcpConnection::take);
    connect(m_transport, &McpTransport::closed, this, &AcpConnection::lose);
    m_watch.setInterval(watchMilliseconds);
    connect(&m_watch, &QTimer::timeout, this, &AcpConnection::watch);
    m_transport->open();
}

AcpConnection::~AcpConnection()
{
    m_transport->disconnect(this);
    m_transport->close();
}

void AcpConnection::greet()
{
    JsonWriter writer;
    writer.beginObject().member(u"protocolVersion", acp::protocolVersion).key(u"clientCapabilities").beginObject();
    writer.key(u"fs").beginObject().flag(u"readTextFile", m_offer.files).flag(u"writeTextFile", m_offer.files).endObject();
    writer.flag(u"terminal", m_offer.terminals).endObject().key(u"clientInfo").beginObject();
    const QString version = QCoreApplication::applicationVersion();
    writer.member(u"name", u"parlance").member(u"title", u"Parlance").member(u"version", version.isEmpty() ? u"0"_s : version);
    request(
        u"initialize", writer.endObject().endObject().text(), m_origin, this,
        [this](const Answer &answer) {
            if (!answer) {
                giveUp(tr("%1 did not accept the greeting: %2").arg(m_name, answer.error().message));
                return;
            }
            m_abilities = AcpAbilities::read(*answer);
            if (m_abilities.version != acp::protocolVersion) {
                giveUp(tr("%1 speaks version %2 of the Agent Client Protocol, and this program speaks version %3.")
                           .arg(m_name, QString::number(m_abilities.version), QString::number(acp::protocolVersion)));
                return;
            }
            m_state = State::Ready;
            Q_EMIT ready();
        },
        greetingMilliseconds);
}

qint64 AcpConnection::request(
    QStringView method, const JsonText &params, const model::ExchangeOrigin &origin, QObject *context, Answered answered, int milliseconds)
{
    const qint64 id = ++m_lastId;
    m_waiting.emplace(id,
        Waiting {context, std::move(answered), milliseconds > 0 ? QDeadlineTimer(milliseconds) : QDeadlineTimer(QDeadlineTimer::Forever),
            method.toString()});
    if (!m_watch.isActive())
        m_watch.start();
    m_transport->send({id, method.toString(), {}, {}, rpcRequest(id, method, params), origin});
    return id;
}

void AcpConnection::attribute(qint64 request, const model::ExchangeOrigin &origin)
{
    m_transport->attribute(request, origin);
}

void AcpConnection::notify(QStringView method, const JsonText &params, const model::ExchangeOrigin &origin)
{
    m_transport->send({0, method.toString(), {}, {}, rpcNotification(method, params), origin});
}

void AcpConnection::answer(const JsonText &id, const JsonText &result)
{
    m_unanswered.remove(id.bytes());
    m_transport->send({0, {}, {}, {}, rpcResult(id, result), m_origin});
}

void AcpConnection::refuse(const JsonText &id, int code, const QString &why)
{
    m_unanswered.remove(id.bytes());
    refuse(id, RpcError {code, why});
}

void AcpConnection::refuse(const JsonText &id, const RpcError &error)
{
    m_transport->send({0, {}, {}, {}, rpcFailure(id, error), m_origin});
}

void AcpConnection::take(const RpcMessage &message)
{
    switch (message.kind) {
    case RpcMessage::Kind::Request: takeRequest(message); return;
    case RpcMessage::Kind::Notification:
        if (message.method == "session/update"_L1)
            Q_EMIT updated(message.params);
        return;
    case RpcMessage::Kind::Result:
    case RpcMessage::Kind::Failure: takeAnswer(message);
    }
}

void AcpConnection::takeRequest(const RpcMessage &message)
{
    if (m_minute.hasExpired()) {
        m_minute.setRemainingTime(minuteMilliseconds);
        m_asked = 0;
    }
    if (++m_asked > mostAskedInMinute) {
        giveUp(tr("%1 asked for more than %2 things in a minute and was stopped.").arg(m_name, QString::number(mostAskedInMinute)));
        return;
    }
    if (m_unanswered.contains(message.id.bytes())) {
        refuse(message.id, rpcIdInUse());
        return;
    }
    m_unanswered.insert(message.id.bytes());
    Q_EMIT asked(message);
}

void AcpConnection::takeAnswer(const RpcMessage &message)
{
    const auto found = m_waiting.find(message.number());
    if (found == m_waiting.end())
        return;
    const Waiting waiting = std::move(found->second);
    m_waiting.erase(found);
    if (!waiting.context)
        return;
    if (message.kind == RpcMessage::Kind::Result)
        waiting.answered(message.result);
    else
        waiting.answered(tl::unexpected(withReason(message.error)));
}

void AcpConnection::watch()
{
    for (auto place = m_waiting.begin(); place != m_waiting.end(); ++place) {
        if (!place->second.deadline.hasExpired())
            continue;
        // One that does not answer what it must answer at once has come to a standstill.
        giveUp(tr("%1 did not answer “%2” in time and was stopped.").arg(m_name, place->second.method));
        return;
    }
    if (m_waiting.empty())
        m_watch.stop();
}

void AcpConnection::end()
{
    m_transport->disconnect(this);
    m_transport->close();
    m_watch.stop();
    m_waiting.clear();
    m_state = State::Lost;
}

void AcpConnection::giveUp(const QString &why)
{
    if (m_state == State::Lost)
        return;
    end();
    Q_EMIT lost({ErrorCategory::Network, why, {}});
}

void AcpConnection::lose(const model::Error &why)
{
    if (m_state == State::Lost)
        return;
    m_state = State::Lost;
    m_watch.stop();
    m_waiting.clear();
    Q_EMIT lost(why);
}

} // namespace network
