// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/streamablesession.h"

#include "network/mcp/http/mirroredarguments.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

const QByteArray sessionHeader = QByteArrayLiteral("Mcp-Session-Id");
constexpr qsizetype longestSession = 8 * 1024;
constexpr qsizetype longestRemark = 200;

// Requests have the time-outs of whoever waits for them; this one only keeps a dead connection from being held for ever.
constexpr int streamTimeout = 24 * 60 * 60 * 1000;
constexpr int noticeTimeout = 60 * 1000;
constexpr int farewellTimeout = 5 * 1000;

bool speaksOfTheSession(QStringView text)
{
    return text.contains("session"_L1, Qt::CaseInsensitive) || text.contains("not initialized"_L1, Qt::CaseInsensitive);
}

} // namespace

bool StreamableSession::begin(const model::Headers &answer)
{
    const QByteArray id = headerValue(answer, sessionHeader);
    const bool isVisible = std::all_of(id.begin(), id.end(), [](char c) { return c > ' ' && c < 127; });
    m_id = isVisible && id.size() <= longestSession ? id : QByteArray();
    return m_id == id;
}

void StreamableSession::end()
{
    m_id.clear();
    m_protocol = {};
}

HttpRequest StreamableSession::request(const QByteArray &method) const
{
    HttpRequest request;
    request.method = method;
    request.url = m_endpoint.url;
    request.headers = m_endpoint.headers;
    request.secrets = m_endpoint.secrets;
    // Whoever knows the session can speak in it.
    request.secretNames = m_endpoint.secretNames + QList<QByteArray> {sessionHeader};
    request.allowCleartext = m_endpoint.allowCleartext;
    request.idleTimeoutMilliseconds = streamTimeout;
    request.origin.purpose = u"mcp"_s;
    if (!m_protocol.version.isEmpty())
        request.headers.emplace_back("MCP-Protocol-Version", m_protocol.version);
    if (hasBegun())
        request.headers.emplace_back(sessionHeader, m_id);
    return request;
}

HttpRequest StreamableSession::post(const McpOutgoing &outgoing) const
{
    HttpRequest request = this->request("POST");
    request.headers.emplace_back("Accept", "application/json, text/event-stream");
    request.headers.emplace_back("Content-Type", "application/json");
    if (isModern()) {
        if (!outgoing.isAnswer())
            request.headers.emplace_back("Mcp-Method", outgoing.method.toUtf8());
        if (!outgoing.name.isEmpty())
            request.headers.emplace_back("Mcp-Name", headerText(outgoing.name));
        request.headers += outgoing.mirrored;
    }
    request.body = outgoing.message;
    request.origin = outgoing.origin;
    if (outgoing.id == 0)
        request.idleTimeoutMilliseconds = noticeTimeout;
    return request;
}

HttpRequest StreamableSession::get(const QByteArray &lastEventId) const
{
    HttpRequest request = this->request("GET");
    request.headers.emplace_back("Accept", "text/event-stream");
    if (!lastEventId.isEmpty())
        request.headers.emplace_back("Last-Event-ID", lastEventId);
    return request;
}

HttpRequest StreamableSession::farewell() const
{
    HttpRequest request = this->request("DELETE");
    request.idleTimeoutMilliseconds = farewellTimeout;
    return request;
}

bool StreamableSession::isLoss(int status, const QByteArray &body)
{
    if (status != 400 && status != 404)
        return false;
    const auto message = readRpcMessage(body.trimmed());
    const bool isFailure = message && message->kind == RpcMessage::Kind::Failure;
    if (status == 404)
        return !isFailure || message->error.code != rpccode::methodNotFound;
    if (!message)
        return body.size() < longestRemark && speaksOfTheSession(QString::fromUtf8(body));
    return isFailure && message->number() == 0 && speaksOfTheSession(message->error.message);
}

} // namespace network
