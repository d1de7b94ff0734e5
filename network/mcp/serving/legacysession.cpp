// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/legacysession.h"

#include "model/schema/jsonwriter.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText;
using model::JsonWriter;

namespace {

const JsonText &emptyResult()
{
    static const JsonText empty = JsonText::trusted("{}");
    return empty;
}

} // namespace

model::JsonText mcpServerInfo()
{
    return mcpClientInfo();
}

LegacySession::LegacySession(McpOffer &offer, QObject *parent)
    : QObject(parent)
    , m_offer(offer)
{
    connect(&offer, &McpOffer::listChanged, this,
        [this](const QString &kind) { tellAll(QString(u"notifications/"_s + kind + u"/list_changed"_s), {}); });
    connect(&offer, &McpOffer::resourceUpdated, this, [this](const QString &uri) {
        if (m_subscriptions.contains(uri))
            tellAll(u"notifications/resources/updated", JsonWriter().beginObject().member(u"uri", uri).endObject().text());
    });
}

LegacySession::~LegacySession()
{
    for (const QList<ServedCall *> calls = m_calls; ServedCall * call : calls)
        call->cancel();
}

void LegacySession::receive(const RpcMessage &message, std::unique_ptr<ServedReply> reply)
{
    switch (message.kind) {
    case RpcMessage::Kind::Request: request(message, std::move(reply)); return;
    case RpcMessage::Kind::Notification:
        if (message.method == "notifications/cancelled"_L1)
            cancelNamedIn(message);
        return;
    case RpcMessage::Kind::Result:
    case RpcMessage::Kind::Failure: takeAnswer(message);
    }
}

void LegacySession::request(const RpcMessage &message, std::unique_ptr<ServedReply> reply)
{
    RpcError error;
    const auto known = answerAtOnce(message, error);
    if (error.code != 0) {
        reply->answer(rpcFailure(message.id, error), 200);
        return;
    }
    if (known) {
        reply->answer(rpcResult(message.id, *known), 200);
        return;
    }
    if (m_calls.size() >= mostCalls) {
        const RpcError busy {rpccode::internalError, u"Too many requests are under way; at most %1 at once."_s.arg(mostCalls)};
        reply->answer(rpcFailure(message.id, busy), 200);
        return;
    }
    auto *call = new ServedCall(*this, message, m_peer, m_logLevel, this);
    call->setReply(std::move(reply));
    m_calls.append(call);
    connect(call, &ServedCall::cancelled, this, [this, call] {
        m_calls.removeOne(call);
        forgetQuestions(*call);
    });
    m_offer.answer(*call);
}

std::optional<JsonText> LegacySession::answerAtOnce(const RpcMessage &message, RpcError &error)
{
    if (message.method == "initialize"_L1)
        return introduce(message);
    if (message.method == "ping"_L1)
        return emptyResult();
    if (m_peer.protocol.version.isEmpty()) {
        error = {rpccode::invalidRequest, u"The first request has to be “initialize”."_s};
        return std::nullopt;
    }
    if (message.method == "logging/setLevel"_L1)
        return setLevel(message, error);
    if (message.method == "resources/subscribe"_L1 || message.method == "resources/unsubscribe"_L1)
        return subscribe(message, error);
    return std::nullopt;
}

//! Lifecycle, "Version Negotiation": the version that was asked for where it is spoken, else the newest.
JsonText LegacySession::introduce(const RpcMessage &message)
{
    const QByteArray wanted = model::stringIn(message.params, u"protocolVersion").toLatin1();
    m_peer.protocol.version = LegacyEra::versions().contains(wanted) ? wanted : LegacyEra::versions().first();
    const JsonText client = message.params.member(u"clientInfo").value_or(JsonText());
    m_peer.name = model::stringIn(client, u"name");
    m_peer.version = model::stringIn(client, u"version");
    m_peer.capabilities = message.params.member(u"capabilities").value_or(emptyResult());
    JsonWriter writer;
    writer.beginObject().member(u"protocolVersion", QString::fromLatin1(m_peer.protocol.version));
    writer.member(u"capabilities", m_offer.capabilities()).member(u"serverInfo", mcpServerInfo());
    if (const QString instructions = m_offer.instructions(); !instructions.isEmpty())
        writer.member(u"instructions", instructions);
    return writer.endObject().text();
}

JsonText LegacySession::setLevel(const RpcMessage &message, RpcError &error)
{
    const QString name = model::stringIn(message.params, u"level");
    const int level = logLevelOf(name);
    if (level < 0)
        error = {rpccode::invalidParams, u"“%1” is no level of logging."_s.arg(name)};
    else
        m_logLevel = level;
    return emptyResult();
}

JsonText LegacySession::subscribe(const RpcMessage &message, RpcError &error)
{
    const QString uri = model::stringIn(message.params, u"uri");
    if (uri.isEmpty())
        error = {rpccode::invalidParams, u"“uri” is missing."_s};
    else if (message.method == "resources/unsubscribe"_L1)
        m_subscriptions.remove(uri);
    else if (m_subscriptions.size() >= mostSubscriptions)
        error = {rpccode::internalError, u"At most %1 resources can be subscribed to."_s.arg(mostSubscriptions)};
    else
        m_subscriptions.insert(uri);
    return emptyResult();
}

void LegacySession::takeAnswer(const RpcMessage &message)
{
    const Asked asked = m_asked.take(message.number());
    if (!asked.call)
        return;
    const bool isResult = message.kind == RpcMessage::Kind::Result && message.result.isObject();
    asked.call->deliver(asked.key, isResult ? std::optional(message.result) : std::nullopt);
}

void LegacySession::cancelNamedIn(const RpcMessage &message)
{
    const auto id = message.params.member(u"requestId");
    const auto found = std::find_if(m_calls.begin(), m_calls.end(), [&id](const ServedCall *call) { return id && call->id() == *id; });
    if (found != m_calls.end())
        (*found)->cancel();
}

//! A connection that is gone is no cancellation (2025-11-25, transports, "Sending Messages to the Server"): the work goes on, and what it
//! asks is answered by nobody.
void LegacySession::lose(const ServedReply *reply)
{
    for (const QList<ServedCall *> calls = m_calls; ServedCall * call : calls) {
        if (call->reply() != reply)
            continue;
        call->takeReply().reset();
        forgetQuestions(*call);
    }
}

void LegacySession::forgetQuestions(ServedCall &call)
{
    QStringList keys;
    for (auto asked = m_asked.begin(); asked != m_asked.end();) {
        if (asked->call == &call)
            keys.append(asked->key);
        asked = asked->call == &call ? m_asked.erase(asked) : std::next(asked);
    }
    for (const QString &key : std::as_const(keys))
        call.deliver(key, std::nullopt);
}

void LegacySession::addStream(std::shared_ptr<ServedReply> stream)
{
    m_streams.push_back(std::move(stream));
}

void LegacySession::removeStream(const ServedReply *stream)
{
    m_streams.remove_if([stream](const auto &other) { return other.get() == stream; });
}

void LegacySession::tellAll(QStringView method, const JsonText &params)
{
    if (!m_streams.empty() && !m_peer.protocol.version.isEmpty() && !m_streams.back()->isFull())
        m_streams.back()->tell(rpcNotification(method, params));
}

void LegacySession::tell(ServedCall &call, QStringView method, const JsonText &params)
{
    if (call.reply())
        call.reply()->tell(rpcNotification(method, params));
}

void LegacySession::ask(ServedCall &call, const QString &key, const McpServerRequest &request)
{
    if (!call.reply() || !call.canAsk(request.method)) {
        // Not in the midst of the asking.
        QMetaObject::invokeMethod(
            &call, [&call, key] { call.deliver(key, std::nullopt); }, Qt::QueuedConnection);
        return;
    }
    m_asked.insert(++m_lastId, {&call, key});
    call.reply()->tell(rpcRequest(m_lastId, request.method, request.params));
}

void LegacySession::end(ServedCall &call, const JsonText &result, const RpcError &error)
{
    m_calls.removeOne(&call);
    forgetQuestions(call);
    if (const auto reply = call.takeReply())
        reply->answer(error.code == 0 ? rpcResult(call.id(), result) : rpcFailure(call.id(), error), 200);
    call.deleteLater();
}

} // namespace network
