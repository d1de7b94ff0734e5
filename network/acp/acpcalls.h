// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonview.h"
#include "model/session/invocationoutcome.h"
#include "model/session/questions.h"

#include <QElapsedTimer>

#include <map>
#include <vector>

namespace network {

//! What an agent says of one call of its own, as it stands. A value.
struct AcpCall {
    //! As on the wire ("Tool Calls").
    enum class Status { Pending, Running, Completed, Failed };
    struct Diff {
        QString path;
        //! Nothing: the file is new.
        std::optional<QString> before;
        QString after;
    };

    //! Under an identifier of ours: agents use theirs again in each turn.
    model::Invocation invocation;
    QString title = {};
    QString kind = {};
    Status status = Status::Pending;
    QStringList places = {};
    model::Contents contents = {};
    QList<Diff> diffs = {};
    //! What it runs in, by identifier.
    QStringList terminals = {};
    model::JsonText output = {};
    //! It has been told of; it has ended; it was refused by whoever was asked.
    bool isAnnounced = false;
    bool isOver = false;
    bool isRefused = false;
    QElapsedTimer clock = {};

    bool hasEnded() const { return status == Status::Completed || status == Status::Failed; }
    //! Something is known of it beside that it will be.
    bool isWorthTelling() const;
    //! Of the files that it is about, as far as it says.
    QStringList paths() const;
    //! What it would make of a file, or has made; as the agent says.
    std::optional<model::FileChange> change() const;
    model::InvocationOutcome outcome(const QString &agent) const;
};

//! The calls of one turn by the identifiers that the agent gives them. Pure.
class AcpCalls final
{
public:
    static constexpr size_t mostCalls = 10'000;
    //! Bytes that are kept of what a call says.
    static constexpr qsizetype largestCall = 4 * 1024 * 1024;

    //! `agent`: the provider's name, which their names begin with.
    explicit AcpCalls(QString agent)
        : m_agent(std::move(agent))
    {
    }

    //! Takes a `tool_call`, a `tool_call_update`, or the `toolCall` of a permission: one that is not known yet begins with it. Null where
    //! it has no identifier, or there are too many.
    AcpCall *take(const model::JsonView::Members &update);
    AcpCall *find(const QString &id);
    //! Those that have not ended, in order.
    QList<AcpCall *> open();

private:
    void takeContent(AcpCall &call, const model::JsonView &content);
    void takeBlock(AcpCall &call, const model::JsonView::Members &block, qsizetype &room);

    const QString m_agent;
    std::map<QString, AcpCall> m_calls;
    std::vector<AcpCall *> m_order;
};

} // namespace network
