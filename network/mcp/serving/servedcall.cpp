// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/servedcall.h"

#include "model/schema/jsonwriter.h"

#include <QStringList>

#include <cmath>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText;
using model::JsonWriter;

int logLevelOf(QStringView name)
{
    static const QStringList levels {
        u"debug"_s, u"info"_s, u"notice"_s, u"warning"_s, u"error"_s, u"critical"_s, u"alert"_s, u"emergency"_s};
    return int(levels.indexOf(name));
}

ServedCall::ServedCall(Host &host, const RpcMessage &request, const McpPeerInfo &peer, int logLevel, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_request(request)
    , m_peer(peer)
    , m_logLevel(logLevel)
{
}

void ServedCall::succeed(const JsonText &result)
{
    if (!std::exchange(m_ended, true))
        m_host.end(*this, result, {});
}

void ServedCall::fail(const RpcError &error)
{
    if (!std::exchange(m_ended, true))
        m_host.end(*this, {}, error);
}

void ServedCall::failWithout(QStringView capability)
{
    JsonWriter data;
    data.beginObject().key(u"requiredCapabilities").beginObject().key(capability).beginObject().endObject().endObject().endObject();
    fail({rpccode::missingCapability, u"This needs a client that has declared the capability “%1”."_s.arg(capability), data.text()});
}

void ServedCall::tellProgress(double progress, double total, const QString &message)
{
    m_progressText = message;
    const auto token = m_request.params.member(u"_meta").value_or(JsonText()).member(u"progressToken");
    // It has to grow with each notification.
    if (!token || m_ended || progress <= m_progress || (m_reply && m_reply->isFull()))
        return;
    m_progress = progress;
    JsonWriter params;
    params.beginObject().member(u"progressToken", *token).key(u"progress").number(progress);
    if (total > 0)
        params.key(u"total").number(total);
    if (!message.isEmpty())
        params.member(u"message", message);
    m_host.tell(*this, u"notifications/progress", params.endObject().text());
}

void ServedCall::log(QStringView level, const JsonText &data)
{
    if (m_ended || m_logLevel < 0 || logLevelOf(level) < m_logLevel || (m_reply && m_reply->isFull()))
        return;
    JsonWriter params;
    params.beginObject().member(u"level", level).member(u"data", data).endObject();
    m_host.tell(*this, u"notifications/message", params.text());
}

bool ServedCall::canAsk(QStringView method) const
{
    const QStringView capability = method == u"elicitation/create" ? u"elicitation"
        : method == u"sampling/createMessage"                      ? u"sampling"
        : method == u"roots/list"                                  ? u"roots"
                                                                   : QStringView();
    return !capability.isEmpty() && m_peer.capabilities.member(capability).has_value();
}

void ServedCall::ask(const QString &key, const McpServerRequest &request, const Answered &answered)
{
    if (m_ended || m_open.contains(key))
        return;
    m_open.insert(key, answered);
    m_host.ask(*this, key, request);
}

void ServedCall::deliver(const QString &key, const std::optional<JsonText> &answer)
{
    if (const Answered answered = m_open.take(key); answered && !m_ended)
        answered(answer);
}

void ServedCall::stop(const QString &why)
{
    if (std::exchange(m_ended, true))
        return;
    m_open.clear();
    m_host.end(*this, {}, {rpccode::internalError, why});
    Q_EMIT cancelled();
}

void ServedCall::cancel()
{
    if (std::exchange(m_ended, true))
        return;
    m_open.clear();
    m_reply.reset();
    Q_EMIT cancelled();
    deleteLater();
}

} // namespace network
