// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/modernservice.h"

#include "model/schema/jsonwriter.h"
#include "network/mcp/serving/legacysession.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText;
using model::JsonWriter;

namespace {

constexpr auto metaPrefix = "io.modelcontextprotocol/"_L1;
constexpr qsizetype mostResourcesListened = 1'000;

JsonText metaOf(const RpcMessage &message, QLatin1StringView name)
{
    return message.params.member(u"_meta").value_or(JsonText()).member(QString(metaPrefix + name)).value_or(JsonText());
}

QString metaText(const RpcMessage &message, QLatin1StringView name)
{
    return metaOf(message, name).read().toString();
}

//! basic, "Request metadata"; nothing where all is there.
RpcError faultOf(const RpcMessage &message)
{
    const QString version = metaText(message, "protocolVersion"_L1);
    if (version.isEmpty())
        return {rpccode::invalidParams, u"“_meta” has to name the protocolVersion."_s};
    if (version.toLatin1() != McpProtocol::modern) {
        JsonWriter data;
        data.beginObject().key(u"supported").beginArray().string(QString::fromLatin1(McpProtocol::modern)).endArray();
        data.member(u"requested", version).endObject();
        return {rpccode::unsupportedVersion, u"The protocol version “%1” is not spoken here."_s.arg(version), data.text()};
    }
    if (!metaOf(message, "clientCapabilities"_L1).isObject())
        return {rpccode::invalidParams, u"“_meta” has to have the clientCapabilities."_s};
    return {};
}

McpPeerInfo servedPeer(const RpcMessage &message)
{
    const JsonText client = metaOf(message, "clientInfo"_L1);
    return {{McpProtocol::modern.toByteArray()}, model::stringIn(client, u"name"), model::stringIn(client, u"version"),
        metaOf(message, "clientCapabilities"_L1)};
}

//! basic/transports/streamable-http, "Sending Messages": what is wrong with the request itself is an error of HTTP, too.
int statusOf(const RpcMessage &request, const RpcError &error)
{
    switch (error.code) {
    case rpccode::methodNotFound: return 404;
    case rpccode::headerMismatch:
    case rpccode::missingCapability:
    case rpccode::unsupportedVersion: return 400;
    case rpccode::invalidParams: return faultOf(request).code != 0 ? 400 : 200;
    default: return 200;
    }
}

bool isCacheable(QStringView method)
{
    static const QStringList methods {
        u"server/discover"_s, u"tools/list"_s, u"prompts/list"_s, u"resources/list"_s, u"resources/templates/list"_s, u"resources/read"_s};
    return methods.contains(method);
}

bool mayAsk(QStringView method)
{
    return method == u"tools/call" || method == u"prompts/get" || method == u"resources/read";
}

//! With what each result of the era has to say.
JsonText completed(const JsonText &result, QStringView method)
{
    JsonWriter writer(result.bytes().size() + 64);
    writer.beginObject();
    if (!result.member(u"resultType"))
        writer.member(u"resultType", u"complete");
    // What a person has is nobody else's, and may have changed the moment after.
    if (isCacheable(method) && !result.member(u"ttlMs"))
        writer.member(u"ttlMs", qint64(0)).member(u"cacheScope", u"private");
    for (const auto &[name, value] : result.members())
        writer.member(name, value);
    return withMeta(writer.endObject().text(), {{QString(metaPrefix + "serverInfo"_L1), mcpServerInfo()}});
}

} // namespace

ModernService::ModernService(McpOffer &offer, QObject *parent)
    : QObject(parent)
    , m_offer(offer)
    , m_suspended(this)
    , m_tasks(ServedTasks::Era::Modern, this)
{
    connect(&offer, &McpOffer::listChanged, this, [this](const QString &kind) {
        for (const Listening &listening : m_listening) {
            if (listening.kinds.contains(kind))
                tellListening(listening, QString(u"notifications/"_s + kind + u"/list_changed"_s), {});
        }
    });
    connect(&offer, &McpOffer::resourceUpdated, this, [this](const QString &uri) {
        for (const Listening &listening : m_listening) {
            if (listening.resources.contains(uri))
                tellListening(
                    listening, u"notifications/resources/updated", JsonWriter().beginObject().member(u"uri", uri).endObject().text());
        }
    });
}

ModernService::~ModernService()
{
    for (const QList<ServedCall *> calls = m_calls.keys(); ServedCall * call : calls)
        call->cancel();
}

bool ModernService::speaks(const RpcMessage &message)
{
    return !metaOf(message, "protocolVersion"_L1).isEmpty();
}

void ModernService::receive(const RpcMessage &message, std::unique_ptr<ServedReply> reply)
{
    if (message.kind == RpcMessage::Kind::Request)
        request(message, std::move(reply));
    else if (message.method == "notifications/cancelled"_L1)
        cancelNamedIn(message);
}

void ModernService::request(const RpcMessage &message, std::unique_ptr<ServedReply> reply)
{
    static const QStringList removed {
        u"initialize"_s, u"ping"_s, u"logging/setLevel"_s, u"resources/subscribe"_s, u"resources/unsubscribe"_s};
    RpcError fault = faultOf(message);
    if (fault.code == 0 && removed.contains(message.method))
        fault = {rpccode::methodNotFound, u"“%1” is not of this revision."_s.arg(message.method)};
    if (fault.code == 0 && m_calls.size() >= mostCalls)
        fault = {rpccode::internalError, u"Too many requests are under way; at most %1 at once."_s.arg(mostCalls)};
    const auto state = message.params.member(u"requestState");
    if (fault.code != 0)
        send(*reply, message, {}, fault);
    else if (message.method == "server/discover"_L1)
        send(*reply, message, discover(), {});
    else if (message.method == "subscriptions/listen"_L1)
        listen(message, std::move(reply));
    else if (ServedTasks::isMethod(ServedTasks::Era::Modern, message.method))
        answerOfTask(message, std::move(reply));
    else if (state && mayAsk(message.method))
        goOn(message, state->read().toString().toUtf8(), std::move(reply));
    else
        begin(message, std::move(reply));
}

JsonText ModernService::discover() const
{
    JsonWriter writer;
    writer.beginObject().key(u"supportedVersions").beginArray().string(QString::fromLatin1(McpProtocol::modern)).endArray();
    writer.key(u"capabilities").beginObject();
    for (const auto &[name, capability] : m_offer.capabilities().members())
        writer.member(name, capability);
    writer.key(u"extensions").beginObject().key(u"io.modelcontextprotocol/tasks").beginObject().endObject().endObject().endObject();
    if (const QString instructions = m_offer.instructions(); !instructions.isEmpty())
        writer.member(u"instructions", instructions);
    return writer.endObject().text();
}

void ModernService::answerOfTask(const RpcMessage &message, std::unique_ptr<ServedReply> reply)
{
    JsonText result;
    RpcError error;
    if (ServedTasks::speaks(servedPeer(message)))
        m_tasks.answer(message, result, error);
    else
        error = ServedTasks::missing();
    send(*reply, message, result, error);
}

bool ModernService::becomeTask(ServedCall &call)
{
    const Running running = m_calls.value(&call);
    // What is asked already is asked on this line.
    if (!ServedTasks::speaks(call.peer()) || !running.asked.isEmpty())
        return false;
    const JsonText task = m_tasks.adopt(call);
    if (task.isEmpty())
        return false;
    send(*call.takeReply(), running.request, task, {});
    return true;
}

void ModernService::listen(const RpcMessage &message, std::unique_ptr<ServedReply> reply)
{
    const JsonText wanted = message.params.member(u"notifications").value_or(JsonText());
    const JsonText capabilities = m_offer.capabilities();
    if (!wanted.isObject() || qsizetype(m_listening.size()) >= mostListening) {
        const RpcError error = wanted.isObject()
            ? RpcError {rpccode::internalError, u"At most %1 streams can listen at once."_s.arg(mostListening)}
            : RpcError {rpccode::invalidParams, u"“notifications” is missing."_s};
        send(*reply, message, {}, error);
        return;
    }
    Listening listening {message.id, std::move(reply), {}, {}};
    JsonWriter params;
    params.beginObject().key(u"notifications").beginObject();
    for (const QString &kind : {u"tools"_s, u"prompts"_s, u"resources"_s}) {
        const JsonText capability = capabilities.member(kind).value_or(JsonText());
        const QString member = kind + u"ListChanged"_s;
        const bool isWanted = wanted.member(member).value_or(JsonText()).bytes() == "true";
        if (!isWanted || capability.member(u"listChanged").value_or(JsonText()).bytes() != "true")
            continue;
        listening.kinds.insert(kind);
        params.flag(member, true);
    }
    if (const auto resources = wanted.member(u"resourceSubscriptions")) {
        params.key(u"resourceSubscriptions").beginArray();
        const auto elements = resources->members();
        for (qsizetype at = 0; at < std::min(elements.size(), mostResourcesListened); ++at) {
            const QString uri = elements[at].second.read().toString();
            listening.resources.insert(uri);
            params.string(uri);
        }
        params.endArray();
    }
    tellListening(listening, u"notifications/subscriptions/acknowledged", params.endObject().endObject().text());
    m_listening.push_back(std::move(listening));
}

void ModernService::tellListening(const Listening &listening, QStringView method, const JsonText &params)
{
    if (!listening.reply->isFull())
        listening.reply->tell(rpcNotification(method, withMeta(params, {{QString(metaPrefix + "subscriptionId"_L1), listening.id}})));
}

void ModernService::endListening()
{
    for (const Listening &listening : std::exchange(m_listening, {})) {
        const JsonText result = withMeta(
            completed(JsonText::trusted("{}"), u"subscriptions/listen"), {{QString(metaPrefix + "subscriptionId"_L1), listening.id}});
        listening.reply->answer(rpcResult(listening.id, result), 200);
    }
}

void ModernService::begin(const RpcMessage &message, std::unique_ptr<ServedReply> reply)
{
    const auto responses = message.params.member(u"inputResponses");
    if (responses && mayAsk(message.method) && !responses->isObject()) {
        send(*reply, message, {}, {rpccode::invalidParams, u"“inputResponses” has to be an object."_s});
        return;
    }
    auto *call = new ServedCall(*this, message, servedPeer(message), logLevelOf(metaText(message, "logLevel"_L1)), this);
    call->setReply(std::move(reply));
    m_calls.insert(call, {responses.value_or(JsonText()), {}, false, message});
    connect(call, &ServedCall::cancelled, this, [this, call] { m_calls.remove(call); });
    m_offer.answer(*call);
}

void ModernService::goOn(const RpcMessage &message, const QByteArray &state, std::unique_ptr<ServedReply> reply)
{
    const JsonText responses = message.params.member(u"inputResponses").value_or(JsonText());
    if (!responses.isEmpty() && !responses.isObject()) {
        send(*reply, message, {}, {rpccode::invalidParams, u"“inputResponses” has to be an object."_s});
        return;
    }
    const auto resumed = m_suspended.resume(state, message);
    if (!resumed || resumed->outcome) {
        const SuspendedCalls::Outcome outcome = resumed ? *resumed->outcome : SuspendedCalls::Outcome {{}, resumed.error()};
        send(*reply, message, outcome.result, outcome.error);
        return;
    }
    ServedCall *call = resumed->call;
    call->setReply(std::move(reply));
    Running &running = m_calls[call];
    running.request = message;
    running.isSuspending = true;
    const auto open = std::exchange(running.asked, {});
    QList<std::pair<QString, JsonText>> answers;
    for (const auto &[key, question] : open) {
        const auto answer = responses.member(key);
        if (answer && answer->isObject())
            answers.append({key, *answer});
        else
            running.asked.append({key, question});
    }
    // What the answers lead to may ask more, or end the call; only then is it known what is to be said.
    for (const auto &[key, answer] : std::as_const(answers)) {
        if (!m_calls.contains(call))
            return;
        call->deliver(key, answer);
    }
    if (!m_calls.contains(call))
        return;
    m_calls[call].isSuspending = false;
    if (!m_calls[call].asked.isEmpty())
        suspend(*call);
}

void ModernService::cancelNamedIn(const RpcMessage &message)
{
    const auto id = message.params.member(u"requestId");
    if (!id)
        return;
    m_listening.remove_if([&id](const Listening &listening) { return listening.id == *id; });
    for (const QList<ServedCall *> calls = m_calls.keys(); ServedCall * call : calls) {
        if (call->reply() && m_calls.value(call).request.id == *id)
            call->cancel();
    }
}

bool ModernService::isUnderWay(const JsonText &id) const
{
    for (auto each = m_calls.begin(); each != m_calls.end(); ++each) {
        if (each.key()->reply() && each->request.id == id)
            return true;
    }
    return std::any_of(m_listening.begin(), m_listening.end(), [&id](const Listening &listening) { return listening.id == id; });
}

void ModernService::lose(const ServedReply *reply)
{
    m_listening.remove_if([reply](const Listening &listening) { return listening.reply.get() == reply; });
    for (const QList<ServedCall *> calls = m_calls.keys(); ServedCall * call : calls) {
        if (call->reply() == reply)
            call->cancel();
    }
}

void ModernService::tell(ServedCall &call, QStringView method, const JsonText &params)
{
    if (call.reply())
        call.reply()->tell(rpcNotification(method, params));
}

void ModernService::ask(ServedCall &call, const QString &key, const McpServerRequest &request)
{
    Running &running = m_calls[&call];
    const auto early = running.responses.member(key);
    const auto later = [&call](const QString &question, const std::optional<JsonText> &answer) {
        // Not in the midst of the asking.
        QMetaObject::invokeMethod(
            &call, [&call, question, answer] { call.deliver(question, answer); }, Qt::QueuedConnection);
    };
    if (!mayAsk(call.method()) || !call.canAsk(request.method)) {
        later(key, std::nullopt);
        return;
    }
    if (early && early->isObject()) {
        later(key, early);
        return;
    }
    if (m_tasks.has(call)) {
        m_tasks.ask(call, key, request);
        return;
    }
    running.asked.append({key, request});
    if (std::exchange(running.isSuspending, true))
        return;
    // All that is asked at once goes at once.
    QMetaObject::invokeMethod(
        &call,
        [this, &call] {
            if (!m_calls.contains(&call))
                return;
            m_calls[&call].isSuspending = false;
            suspend(call);
        },
        Qt::QueuedConnection);
}

void ModernService::suspend(ServedCall &call)
{
    const auto reply = call.takeReply();
    if (!reply)
        return;
    const Running &running = m_calls[&call];
    const QByteArray state = m_suspended.suspend(call);
    if (state.isEmpty()) {
        send(*reply, running.request, {}, {rpccode::internalError, u"Too many requests wait for answers."_s});
        call.cancel();
        return;
    }
    JsonWriter writer;
    writer.beginObject().member(u"resultType", u"input_required").key(u"inputRequests").beginObject();
    for (const auto &[key, question] : running.asked) {
        writer.key(key).beginObject().member(u"method", question.method);
        writer.member(u"params", question.params.isEmpty() ? JsonText::trusted("{}") : question.params).endObject();
    }
    writer.endObject().member(u"requestState", QString::fromLatin1(state)).endObject();
    send(*reply, running.request, writer.text(), {});
}

void ModernService::end(ServedCall &call, const JsonText &result, const RpcError &error)
{
    const Running running = m_calls.take(&call);
    if (const auto reply = call.takeReply())
        send(*reply, running.request, result, error);
    else if (!m_tasks.settle(call, completed(result, call.method()), error))
        m_suspended.settle(call, {result, error});
    call.deleteLater();
}

void ModernService::send(ServedReply &reply, const RpcMessage &request, const JsonText &result, const RpcError &error) const
{
    if (error.code != 0)
        reply.answer(rpcFailure(request.id, error), statusOf(request, error));
    else
        reply.answer(rpcResult(request.id, completed(result, request.method)), 200);
}

} // namespace network
