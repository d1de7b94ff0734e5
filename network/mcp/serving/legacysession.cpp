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
    , m_tasks(ServedTasks::Era::Legacy, this)
{
    connect(&offer, &McpOffer::listChanged, this, [this](const QString &kind) {
        // Before the handshake is over it has asked for no list.
        if (m_isInitialized)
            tellAll(QString(u"notifications/"_s + kind + u"/list_changed"_s), {});
    });
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
        m_isInitialized = m_isInitialized || message.method == "notifications/initialized"_L1;
        return;
    case RpcMessage::Kind::Result:
    case RpcMessage::Kind::Failure: takeAnswer(message);
    }
}

void LegacySession::request(const RpcMessage &message, std::unique_ptr<ServedReply> reply)
{
    RpcError error;
    if (isUnderWay(message.id)) {
        reply->answer(rpcFailure(message.id, rpcIdInUse()), 200);
        return;
    }
    const auto known = answerAtOnce(message, error);
    if (error.code != 0) {
        reply->answer(rpcFailure(message.id, error), 200);
        return;
    }
    if (known) {
        reply->answer(rpcResult(message.id, *known), 200);
        return;
    }
    if (speaksOfTasks() && (ServedTasks::isMethod(ServedTasks::Era::Legacy, message.method) || message.method == "tasks/result"_L1)) {
        answerOfTask(message, std::move(reply));
        return;
    }
    if (m_calls.size() >= mostCalls) {
        const RpcError busy {rpccode::internalError, u"Too many requests are under way; at most %1 at once."_s.arg(mostCalls)};
        reply->answer(rpcFailure(message.id, busy), 200);
        return;
    }
    auto *call = new ServedCall(*this, message, m_peer, m_logLevel, this);
    const bool isTask = speaksOfTasks() && message.method == "tools/call"_L1 && message.params.member(u"task").has_value();
    if (isTask && !beginTask(*call, message, *reply)) {
        delete call;
        return;
    }
    if (!isTask)
        call->setReply(std::move(reply));
    m_calls.append(call);
    connect(call, &ServedCall::cancelled, this, [this, call] {
        m_calls.removeOne(call);
        forgetQuestions(*call);
        std::erase_if(m_resumable, [call](const auto &each) { return each.second.call == call; });
    });
    if (call->reply() && call->reply()->canBeResumed()) {
        auto *patience = new model::Countdown(call);
        connect(patience, &QTimer::timeout, call, [this, call] { prime(*call); });
        patience->start(shortCall);
    }
    m_offer.answer(*call);
}

//! A task's own request is answered as soon as it is one.
bool LegacySession::isUnderWay(const JsonText &id) const
{
    const auto isCalled = [this, &id](
                              const ServedCall *call) { return !call->hasEnded() && call->id() == id && m_tasks.idOf(*call).isEmpty(); };
    return std::any_of(m_calls.begin(), m_calls.end(), isCalled)
        || std::any_of(m_awaiting.begin(), m_awaiting.end(), [&id](const Awaiting &awaiting) { return awaiting.request == id; });
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
    writer.key(u"capabilities").beginObject();
    for (const auto &[name, capability] : m_offer.capabilities().members())
        writer.member(name, capability);
    if (speaksOfTasks())
        writer.member(u"tasks", JsonText::trusted(R"({"list":{},"cancel":{},"requests":{"tools":{"call":{}}}})"));
    writer.endObject().member(u"serverInfo", mcpServerInfo());
    if (const QString instructions = m_offer.instructions(); !instructions.isEmpty())
        writer.member(u"instructions", instructions);
    return writer.endObject().text();
}

JsonText LegacySession::setLevel(const RpcMessage &message, RpcError &error)
{
    const QString name = model::stringIn(message.params, u"level");
    const int level = logLevelOf(name);
    if (level < 0)
        error = {rpccode::invalidParams, u"“%1” is not a level of logging."_s.arg(name)};
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
    const auto found = m_asked.find(message.number());
    // One that has not been sent can only be guessed.
    if (found == m_asked.end() || found->second.unsent)
        return;
    const Asked asked = found->second;
    m_asked.erase(found);
    m_tasks.settleQuestion(*asked.call, asked.key);
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

//! A connection that is gone is no cancellation (2025-11-25, transports, "Sending Messages to the Server"): the work goes on. What it asks
//! is answered by nobody, unless the peer comes back.
void LegacySession::lose(const ServedReply *reply)
{
    m_awaiting.remove_if([reply](const Awaiting &awaiting) { return awaiting.reply.get() == reply; });
    for (const QList<ServedCall *> calls = m_calls; ServedCall * call : calls) {
        if (call->reply() != reply)
            continue;
        call->takeReply().reset();
        awaitReturn(*call);
    }
}

//! 2025-11-25, transports, "Listening for Messages from the Server" and "Resumability and Redelivery".
void LegacySession::prime(ServedCall &call)
{
    if (isPrimed(call) || !call.reply() || !call.reply()->canBeResumed() || m_peer.protocol.version < McpProtocol::newestLegacy)
        return;
    const QByteArray name = "stream-" + QByteArray::number(++m_streamsNamed);
    m_resumable.emplace(name, Resumable {&call});
    call.reply()->prime(name);
}

bool LegacySession::isPrimed(const ServedCall &call) const
{
    return std::any_of(m_resumable.begin(), m_resumable.end(), [&call](const auto &each) { return each.second.call == &call; });
}

void LegacySession::awaitReturn(ServedCall &call)
{
    const auto found = std::find_if(
        m_resumable.begin(), m_resumable.end(), [&call](const auto &each) { return each.second.call == &call; });
    if (found == m_resumable.end()) {
        forgetQuestions(call);
        return;
    }
    found->second.patience = std::make_unique<model::Countdown>();
    connect(found->second.patience.get(), &QTimer::timeout, this, [this, name = found->first] {
        const auto late = m_resumable.find(name);
        ServedCall *running = late->second.call;
        late->second.patience.release()->deleteLater();
        m_resumable.erase(late);
        if (running)
            forgetQuestions(*running);
    });
    found->second.patience->start(longestAbsence);
}

bool LegacySession::keepAnswer(const ServedCall &call, const QByteArray &answer)
{
    qsizetype kept = answer.size();
    for (const auto &[name, each] : m_resumable)
        kept += each.answer.size();
    const auto found = std::find_if(
        m_resumable.begin(), m_resumable.end(), [&call](const auto &each) { return each.second.call == &call; });
    if (found == m_resumable.end())
        return false;
    found->second.call = nullptr;
    found->second.answer = answer;
    if (kept > largestKept)
        m_resumable.erase(found);
    return kept <= largestKept;
}

bool LegacySession::resume(const QByteArray &name, std::unique_ptr<ServedReply> &reply)
{
    const auto found = m_resumable.find(name);
    // Of one whose stream is still open, nobody else may take the answer.
    if (found == m_resumable.end() || !found->second.patience)
        return false;
    if (ServedCall *call = found->second.call) {
        found->second.patience.reset();
        call->setReply(std::move(reply));
        return true;
    }
    const QByteArray answer = found->second.answer;
    m_resumable.erase(found);
    std::exchange(reply, nullptr)->answer(answer, 200);
    return true;
}

void LegacySession::letGo(ServedCall &call)
{
    prime(call);
    if (!isPrimed(call))
        return;
    // A reply that nobody answers ends its stream in order.
    call.takeReply().reset();
    awaitReturn(call);
}

void LegacySession::forgetQuestions(ServedCall &call)
{
    QStringList keys;
    for (auto asked = m_asked.begin(); asked != m_asked.end();) {
        if (asked->second.call == &call)
            keys.append(asked->second.key);
        asked = asked->second.call == &call ? m_asked.erase(asked) : std::next(asked);
    }
    for (const QString &key : std::as_const(keys))
        call.deliver(key, std::nullopt);
}

//! 2025-11-25, "Tasks". \return false where there are too many; the peer has been told then.
bool LegacySession::beginTask(ServedCall &call, const RpcMessage &message, ServedReply &reply)
{
    const bool isObject = message.params.member(u"task")->isObject();
    const JsonText task = isObject ? m_tasks.adopt(call) : JsonText();
    const RpcError error = isObject ? RpcError {rpccode::internalError, u"Too many tasks are kept."_s}
                                    : RpcError {rpccode::invalidParams, u"“task” has to be an object."_s};
    reply.answer(task.isEmpty() ? rpcFailure(message.id, error) : rpcResult(message.id, task), 200);
    connect(&call, &ServedCall::cancelled, this, [this, id = m_tasks.idOf(call)] {
        // Once it is settled there.
        QMetaObject::invokeMethod(
            this, [this, id] { settleTask(id); }, Qt::QueuedConnection);
    });
    return !task.isEmpty();
}

void LegacySession::answerOfTask(const RpcMessage &message, std::unique_ptr<ServedReply> reply)
{
    JsonText result;
    RpcError error;
    const QString task = model::stringIn(message.params, u"taskId");
    if (message.method != "tasks/result"_L1) {
        m_tasks.answer(message, result, error);
    } else if (!m_tasks.takeEnd(task, result, error)) {
        awaitEndOf(task, message, std::move(reply));
        return;
    }
    reply->answer(error.code == 0 ? rpcResult(message.id, result) : rpcFailure(message.id, error), 200);
}

//! By that line it is also asked what the task wants to know ("Input Required Status").
void LegacySession::awaitEndOf(const QString &task, const RpcMessage &message, std::unique_ptr<ServedReply> reply)
{
    if (qsizetype(m_awaiting.size()) >= mostCalls) {
        const RpcError busy {rpccode::internalError, u"Too many requests are under way; at most %1 at once."_s.arg(mostCalls)};
        reply->answer(rpcFailure(message.id, busy), 200);
        return;
    }
    m_awaiting.push_back({task, message.id, std::move(reply)});
    for (auto &[id, asked] : m_asked) {
        if (asked.unsent && m_tasks.idOf(*asked.call) == task)
            askForTask(task, id, *std::exchange(asked.unsent, std::nullopt));
    }
}

//! The newest that waits for it; null for nobody.
ServedReply *LegacySession::replyFor(const QString &task) const
{
    const auto found = std::find_if(m_awaiting.rbegin(), m_awaiting.rend(), [&task](const Awaiting &each) { return each.task == task; });
    return task.isEmpty() || found == m_awaiting.rend() ? nullptr : found->reply.get();
}

void LegacySession::askForTask(const QString &task, qint64 id, const McpServerRequest &request)
{
    replyFor(task)->tell(rpcRequest(id, request.method, ServedTasks::related(request.params, task)));
}

void LegacySession::settleTask(const QString &task)
{
    for (auto each = m_awaiting.begin(); each != m_awaiting.end();) {
        JsonText result;
        RpcError error;
        if (each->task != task || !m_tasks.takeEnd(task, result, error)) {
            ++each;
            continue;
        }
        each->reply->answer(error.code == 0 ? rpcResult(each->request, result) : rpcFailure(each->request, error), 200);
        each = m_awaiting.erase(each);
    }
}

//! Whatever is called may take as long as it likes.
JsonText LegacySession::withTaskSupport(const JsonText &tools) const
{
    JsonWriter writer(tools.bytes().size() + 64);
    writer.beginObject();
    for (const auto &[name, value] : tools.members()) {
        if (name != "tools"_L1) {
            writer.member(name, value);
            continue;
        }
        writer.key(name).beginArray();
        for (const auto &[index, tool] : value.members()) {
            writer.beginObject();
            for (const auto &[key, part] : tool.members())
                writer.member(key, part);
            if (!tool.member(u"execution"))
                writer.member(u"execution", JsonText::trusted(R"({"taskSupport":"optional"})"));
            writer.endObject();
        }
        writer.endArray();
    }
    return writer.endObject().text();
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
    if (const QString task = m_tasks.idOf(call); !task.isEmpty()) {
        if (ServedReply *reply = replyFor(task); reply && !reply->isFull())
            reply->tell(rpcNotification(method, ServedTasks::related(params, task)));
        return;
    }
    if (!call.reply())
        return;
    prime(call);
    call.reply()->tell(rpcNotification(method, params));
}

void LegacySession::ask(ServedCall &call, const QString &key, const McpServerRequest &request)
{
    const QString task = m_tasks.idOf(call);
    if (!task.isEmpty() && call.canAsk(request.method)) {
        m_tasks.ask(call, key, request);
        const bool isHeard = replyFor(task);
        m_asked.insert_or_assign(++m_lastId, Asked {&call, key, isHeard ? std::nullopt : std::optional(request)});
        if (isHeard)
            askForTask(task, m_lastId, request);
        return;
    }
    if (!call.reply() || !call.canAsk(request.method)) {
        // Not in the midst of the asking.
        QMetaObject::invokeMethod(
            &call, [&call, key] { call.deliver(key, std::nullopt); }, Qt::QueuedConnection);
        return;
    }
    prime(call);
    m_asked.insert_or_assign(++m_lastId, Asked {&call, key});
    call.reply()->tell(rpcRequest(m_lastId, request.method, request.params));
}

void LegacySession::end(ServedCall &call, const JsonText &told, const RpcError &error)
{
    m_calls.removeOne(&call);
    forgetQuestions(call);
    if (const QString task = m_tasks.idOf(call); !task.isEmpty()) {
        m_tasks.settle(call, told, error);
        settleTask(task);
        call.deleteLater();
        return;
    }
    const bool isList = speaksOfTasks() && call.method() == "tools/list"_L1 && error.code == 0;
    const JsonText result = isList ? withTaskSupport(told) : told;
    const QByteArray answer = error.code == 0 ? rpcResult(call.id(), result) : rpcFailure(call.id(), error);
    if (const auto reply = call.takeReply()) {
        reply->answer(answer, 200);
        std::erase_if(m_resumable, [&call](const auto &each) { return each.second.call == &call; });
    } else {
        keepAnswer(call, answer);
    }
    call.deleteLater();
}

} // namespace network
