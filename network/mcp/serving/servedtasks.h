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

//! Calls that go on without anybody on the line, until their peers come and ask what has become of them (the extension
//! io.modelcontextprotocol/tasks of 2026-07-28). Known by names that cannot be guessed; kept for a while after their end. Owned by the
//! service.
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

    explicit ServedTasks(QObject *parent);

    //! Whether the peer has declared that it knows of tasks.
    static bool speaks(const McpPeerInfo &peer);
    //! The error for one that has not.
    static RpcError missing();
    //! tasks/get, tasks/update, tasks/cancel.
    static bool isMethod(QStringView method);

    //! Has the call go on as a task. \return what is to be answered; empty where too many are kept already.
    model::JsonText adopt(ServedCall &call);
    bool has(const ServedCall &call) const;
    //! The call asks its peer something.
    void ask(ServedCall &call, const QString &key, const McpServerRequest &request);
    //! How a call has ended. \return false where it is no task.
    bool settle(const ServedCall &call, const model::JsonText &result, const RpcError &error);
    //! `result` or `error` is the answer to one of the methods.
    void answer(const RpcMessage &request, model::JsonText &result, RpcError &error);

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
    static void writeHead(model::JsonWriter &writer, const Task &task);
    static model::JsonText described(const Task &task);

    std::list<Task> m_tasks;
    qsizetype m_kept = 0;
};

} // namespace network
