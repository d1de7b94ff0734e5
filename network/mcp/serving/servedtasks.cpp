// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/servedtasks.h"

#include "model/schema/jsonwriter.h"
#include "network/secrets/unguessable.h"

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

constexpr QStringView tasksExtension = u"io.modelcontextprotocol/tasks";

JsonText acknowledgement()
{
    return JsonText::trusted("{}");
}

} // namespace

ServedTasks::ServedTasks(Era era, QObject *parent)
    : QObject(parent)
    , m_era(era)
{
}

bool ServedTasks::speaks(const McpPeerInfo &peer)
{
    const JsonText extensions = peer.capabilities.member(u"extensions").value_or(JsonText());
    return extensions.member(tasksExtension).value_or(JsonText()).isObject();
}

RpcError ServedTasks::missing()
{
    JsonWriter data;
    data.beginObject().key(u"requiredCapabilities").beginObject().key(u"extensions").beginObject();
    data.key(tasksExtension).beginObject().endObject().endObject().endObject().endObject();
    return {rpccode::missingCapability, u"This needs a client that has declared the extension “%1”."_s.arg(tasksExtension), data.text()};
}

bool ServedTasks::isMethod(Era era, QStringView method)
{
    return method == u"tasks/get" || method == u"tasks/cancel" || method == (era == Era::Modern ? u"tasks/update" : u"tasks/list");
}

JsonText ServedTasks::adopt(ServedCall &call)
{
    forgetOld();
    if (qsizetype(m_tasks.size()) >= mostTasks || m_kept >= largestKept)
        return {};
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const Task &task = m_tasks.emplace_back(Task {QString::fromLatin1(unguessable()), &call, Status::Working, now, now});
    connect(&call, &ServedCall::cancelled, this, [this, cancelled = &call] {
        if (const auto found = find(*cancelled); found != m_tasks.end())
            end(*found, Status::Cancelled);
    });
    JsonWriter writer;
    if (m_era == Era::Legacy)
        return writer.beginObject().member(u"task", described(task)).endObject().text();
    writer.beginObject().member(u"resultType", u"task");
    writeHead(writer, task);
    return writer.endObject().text();
}

QString ServedTasks::idOf(const ServedCall &call) const
{
    const auto found = std::find_if(m_tasks.begin(), m_tasks.end(), [&call](const Task &task) { return task.call == &call; });
    return found == m_tasks.end() ? QString() : found->id;
}

void ServedTasks::settleQuestion(const ServedCall &call, const QString &key)
{
    if (const auto found = find(call); found != m_tasks.end()) {
        found->asked.removeIf([&key](const auto &question) { return question.first == key; });
        found->changed = QDateTime::currentDateTimeUtc();
    }
}

bool ServedTasks::takeEnd(const QString &id, JsonText &result, RpcError &error)
{
    const Task *task = find(id);
    if (task && task->call)
        return false;
    if (!task)
        error = {rpccode::invalidParams, u"There is no task “%1”."_s.arg(id)};
    else if (task->status == Status::Cancelled)
        error = {rpccode::internalError, u"The task was cancelled."_s};
    else
        error = task->error;
    if (error.code == 0)
        result = related(task->result, id);
    return true;
}

JsonText ServedTasks::related(const JsonText &object, const QString &id)
{
    return withMeta(
        object, {{u"io.modelcontextprotocol/related-task"_s, JsonWriter().beginObject().member(u"taskId", id).endObject().text()}});
}

bool ServedTasks::has(const ServedCall &call) const
{
    return std::any_of(m_tasks.begin(), m_tasks.end(), [&call](const Task &task) { return task.call == &call; });
}

std::list<ServedTasks::Task>::iterator ServedTasks::find(const ServedCall &call)
{
    return std::find_if(m_tasks.begin(), m_tasks.end(), [&call](const Task &task) { return task.call == &call; });
}

ServedTasks::Task *ServedTasks::find(const QString &id)
{
    forgetOld();
    const auto found = std::find_if(m_tasks.begin(), m_tasks.end(), [&id](const Task &task) { return task.id == id; });
    return found == m_tasks.end() ? nullptr : &*found;
}

//! One that has ended is kept for as long as was promised, and as long again from its end: whoever worked at it for an hour is owed time
//! to come for it.
void ServedTasks::forgetOld()
{
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addMSecs(-timeToLive);
    m_tasks.remove_if([this, &oldest](const Task &task) {
        const bool isOld = !task.call && task.changed < oldest;
        if (isOld)
            m_kept -= task.result.bytes().size();
        return isOld;
    });
}

void ServedTasks::end(Task &task, Status status)
{
    task.call = nullptr;
    task.status = status;
    task.asked.clear();
    task.changed = QDateTime::currentDateTimeUtc();
}

void ServedTasks::ask(ServedCall &call, const QString &key, const McpServerRequest &request)
{
    if (const auto found = find(call); found != m_tasks.end()) {
        found->asked.append({key, request});
        found->changed = QDateTime::currentDateTimeUtc();
    }
}

bool ServedTasks::settle(const ServedCall &call, const JsonText &result, const RpcError &error)
{
    const auto found = find(call);
    if (found == m_tasks.end())
        return false;
    end(*found, error.code == 0 ? Status::Completed : Status::Failed);
    found->result = result;
    found->error = error;
    m_kept += result.bytes().size();
    return true;
}

void ServedTasks::answer(const RpcMessage &request, JsonText &result, RpcError &error)
{
    if (m_era == Era::Legacy && request.method == "tasks/list"_L1) {
        forgetOld();
        result = listed();
        return;
    }
    const QString id = model::stringIn(request.params, u"taskId");
    Task *task = find(id);
    if (!task) {
        error = {rpccode::invalidParams, u"There is no task “%1”."_s.arg(id)};
        return;
    }
    if (request.method == "tasks/get"_L1) {
        result = described(*task);
        return;
    }
    if (m_era == Era::Legacy) {
        result = cancelled(*task, error);
        return;
    }
    result = acknowledgement();
    if (request.method == "tasks/cancel"_L1 && task->call)
        task->call->cancel();
    else if (request.method == "tasks/update"_L1)
        update(*task, request.params.member(u"inputResponses").value_or(JsonText()));
}

JsonText ServedTasks::listed() const
{
    JsonWriter writer;
    writer.beginObject().key(u"tasks").beginArray();
    for (const Task &task : m_tasks)
        writer.splice(described(task));
    return writer.endArray().endObject().text();
}

//! 2025-11-25, "Cancelling Tasks": one that has ended stays as it ended.
JsonText ServedTasks::cancelled(Task &task, RpcError &error)
{
    if (!task.call) {
        error = {rpccode::invalidParams, u"The task has ended already."_s};
        return {};
    }
    // With which it is gone.
    task.call->cancel();
    return described(task);
}

void ServedTasks::update(Task &task, const JsonText &responses)
{
    QList<std::pair<QString, JsonText>> answers;
    task.asked.removeIf([&](const auto &question) {
        const auto answer = responses.member(question.first);
        if (!answer || !answer->isObject())
            return false;
        answers.append({question.first, *answer});
        return true;
    });
    if (!answers.isEmpty())
        task.changed = QDateTime::currentDateTimeUtc();
    // An answer may lead to the call's end, and with it to that of the task's part here.
    for (const auto &[key, answer] : std::as_const(answers)) {
        if (task.call)
            task.call->deliver(key, answer);
    }
}

void ServedTasks::writeHead(JsonWriter &writer, const Task &task) const
{
    static constexpr std::array words {u"working", u"completed", u"failed", u"cancelled"};
    writer.member(u"taskId", task.id);
    writer.member(u"status", task.asked.isEmpty() ? QStringView(words[size_t(task.status)]) : u"input_required");
    if (task.call && !task.call->progressText().isEmpty())
        writer.member(u"statusMessage", task.call->progressText());
    writer.member(u"createdAt", task.created.toString(Qt::ISODateWithMs))
        .member(u"lastUpdatedAt", task.changed.toString(Qt::ISODateWithMs));
    const bool isLegacy = m_era == Era::Legacy;
    writer.member(isLegacy ? u"ttl" : u"ttlMs", timeToLive);
    writer.member(isLegacy ? u"pollInterval" : u"pollIntervalMs", qint64(pollInterval));
}

JsonText ServedTasks::described(const Task &task) const
{
    JsonWriter writer;
    writer.beginObject();
    writeHead(writer, task);
    if (m_era == Era::Legacy)
        return writer.endObject().text();
    if (!task.asked.isEmpty()) {
        writer.key(u"inputRequests").beginObject();
        for (const auto &[key, question] : task.asked) {
            writer.key(key).beginObject().member(u"method", question.method);
            writer.member(u"params", question.params.isEmpty() ? JsonText::trusted("{}") : question.params).endObject();
        }
        writer.endObject();
    }
    if (task.status == Status::Completed)
        writer.member(u"result", task.result);
    if (task.status == Status::Failed) {
        writer.key(u"error").beginObject().member(u"code", qint64(task.error.code)).member(u"message", task.error.message);
        if (!task.error.data.isEmpty())
            writer.member(u"data", task.error.data);
        writer.endObject();
    }
    return writer.endObject().text();
}

} // namespace network
