// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/serving/servedcall.h"

#include <QDateTime>

#include <list>

namespace model {
class JsonWriter;
}

namespace network {

//! Calls that go on without anybody on the line, until their peers come and ask what has become of them (tasks as 2025-11-25 has them, and
//! the extension io.modelcontextprotocol/tasks of 2026-07-28). Known by names that cannot be guessed; kept for a while after their end.
//! Owned by the session or the service.
class ServedTasks final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedTasks)

public:
    static constexpr qsizetype mostTasks = 256;
    //! Bytes of results that wait for their peers; beyond it no call becomes a task.
    static constexpr qsizetype largestKept = 64 * 1024 * 1024;
    //! In milliseconds: what is promised from a task's beginning on, and what is given after its end.
    static constexpr qint64 timeToLive = 60LL * 60 * 1000;
    static constexpr int pollInterval = 500;

    enum class Era { Legacy, Modern };

    ServedTasks(Era era, QObject *parent);

    //! Whether the peer has declared that it knows of tasks.
    static bool speaks(const McpPeerInfo &peer);
    //! The error for one that has not.
    static RpcError missing();
    //! Which are answered here: tasks/get, tasks/cancel, and tasks/update or tasks/list.
    static bool isMethod(Era era, QStringView method);

    //! Has the call go on as a task. \return what is to be answered; empty where too many are kept already.
    model::JsonText adopt(ServedCall &call);
    bool has(const ServedCall &call) const;
    //! The call asks its peer something.
    void ask(ServedCall &call, const QString &key, const McpServerRequest &request);
    //! Legacy: nobody waits for that answer any more.
    void settleQuestion(const ServedCall &call, const QString &key);
    //! How a call has ended. \return false where it is no task.
    bool settle(const ServedCall &call, const model::JsonText &result, const RpcError &error);
    //! `result` or `error` is the answer to one of the methods.
    void answer(const RpcMessage &request, model::JsonText &result, RpcError &error);

    // Legacy, for tasks/result.
    //! Empty where the call is no task.
    QString idOf(const ServedCall &call) const;
    //! \return false while the task is under way; else its end is told, or that there is no such task.
    bool takeEnd(const QString &id, model::JsonText &result, RpcError &error);
    //! With the name of the task that something belongs to.
    static model::JsonText related(const model::JsonText &object, const QString &id);

private:
    enum class Status { Working, Completed, Failed, Cancelled };
    struct Task {
        QString id;
        //! Null once it has ended.
        ServedCall *call = nullptr;
        Status status = Status::Working;
        QDateTime created;
        QDateTime changed;
        QList<std::pair<QString, McpServerRequest>> asked = {};
        model::JsonText result = {};
        RpcError error = {};
    };

    Task *find(const QString &id);
    std::list<Task>::iterator find(const ServedCall &call);
    void forgetOld();
    void end(Task &task, Status status);
    void update(Task &task, const model::JsonText &responses);
    void writeHead(model::JsonWriter &writer, const Task &task) const;
    model::JsonText described(const Task &task) const;
    model::JsonText listed() const;
    model::JsonText cancelled(Task &task, RpcError &error);

    const Era m_era;
    std::list<Task> m_tasks;
    qsizetype m_kept = 0;
};

} // namespace network
