// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/session.h"
#include "network/traces/tracesender.h"
#include "network/traces/turntrace.h"

#include <QHash>

namespace network {

//! Tells a collector, or a file, of turns, model calls and tools, as OpenTelemetry's conventions for generative AI have it. Observes
//! sessions and exchanges and is asked for nothing by them: whatever becomes of the traces, no turn notices. Owned by the workbench, which
//! makes it where the person wants it.
class Traces final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Traces)

public:
    //! Turns at once, and calls that are of none; further ones are not followed.
    static constexpr qsizetype mostTurns = 256;

    struct Wanted {
        TraceTarget target = {};
        //! Also what is said: messages, arguments, results, errors in words.
        bool withContents = false;
        //! See TraceSender.
        QByteArray headers = {};

        bool operator==(const Wanted &) const = default;
    };

    //! The log outlives it.
    Traces(const Wanted &wanted, model::ExchangeLog &log, QObject *parent);
    ~Traces() override;

    const Wanted &wanted() const { return m_wanted; }
    //! From its next turn on.
    void follow(const model::Session &session);
    //! The next turn of this conversation belongs to what another program does; nothing happens where that does not say so properly.
    void continueFrom(const model::ConversationId &conversation, const QByteArray &traceParent);
    //! A call of one tool that is of no turn. `traceParent`: what another program said that it belongs to; may be empty, or wrong.
    void follow(const model::InvokeJob &job, const model::Invocation &call, const model::InvocationScope &scope,
        const QByteArray &traceParent = {});
    //! What is said to others in the course of what has this origin; empty where neither a turn nor a call is.
    QByteArray traceParent(const model::ExchangeOrigin &origin) const;
    //! See TraceSender::flush.
    void flush(QObject *context, std::function<void()> done) { m_sender.flush(context, std::move(done)); }

Q_SIGNALS:
    //! See TraceSender.
    void troubled(const QString &why);

private:
    //! A call that is of no turn.
    struct DirectCall {
        ToolCallTrace call;
        TraceContext context;
        //! Of another program; empty for a root.
        QByteArray parent;
    };

    void begin(const model::Turn &turn);
    void begin(const model::Exchange &exchange);
    void endCall(const std::pair<model::ConversationId, QString> &place, const model::InvocationOutcome &outcome);

    const Wanted m_wanted;
    TraceSender m_sender;
    QHash<model::TurnId, TurnTrace *> m_turns;
    QHash<model::ConversationId, TraceContext> m_parents;
    //! By the conversation that their scope names, and the invocation.
    std::map<std::pair<model::ConversationId, QString>, DirectCall> m_calls;
};

} // namespace network
