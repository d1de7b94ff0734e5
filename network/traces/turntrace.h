// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "model/session/invocations.h"
#include "model/session/turn.h"
#include "network/traces/modelcalltrace.h"
#include "network/traces/tracecontext.h"
#include "network/traces/tracespan.h"

#include <functional>
#include <map>

namespace network {

//! The attributes of one call of a tool, as OpenTelemetry's conventions for generative AI and for MCP name them. A value, part of a turn's
//! trace, or of those of calls that are of no turn.
class ToolCallTrace
{
public:
    explicit ToolCallTrace(model::Invocation invocation)
        : m_invocation(std::move(invocation))
    {
    }

    //! It runs now; until then others were waited for.
    void begin() { m_start = TraceSpan::now(); }
    //! The first request that it makes is told of where an MCP server is asked.
    void begin(const model::Exchange &exchange);
    //! `conversation`: where it is called; may be empty.
    TraceSpan span(const model::InvocationOutcome &outcome, const model::ConversationId &conversation, bool withContents) const;

private:
    model::Invocation m_invocation;
    qint64 m_start = TraceSpan::now();
    QList<TraceAttribute> m_transport;
};

//! Follows one turn by its events and its exchanges, and tells of its spans as they end: the rounds, the invocations, and, last of all, the
//! turn that they belong to. Owned by the traces; ends with its turn.
class TurnTrace final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TurnTrace)

public:
    using Sink = std::function<void(const TraceSpan &)>;

    //! `parent`: what another program said that the turn belongs to.
    TurnTrace(const model::Turn &turn, const std::optional<TraceContext> &parent, bool withContents, Sink sink, QObject *parentObject);

    const QByteArray &trace() const { return m_trace; }
    //! An exchange of this turn.
    void begin(const model::Exchange &exchange);
    void end(const model::Exchange &exchange);

Q_SIGNALS:
    //! The last signal.
    void ended();

private:
    void take(const model::TurnEvent &event);
    void enter(const model::StateEvent &state);
    void endCall();
    void endInvocation(const model::InvocationOutcome &outcome);
    void endTurn(const model::EndEvent &end);
    void tell(TraceSpan span, const QByteArray &id, const QByteArray &parent) const;

    const model::Turn &m_turn;
    const model::TurnId m_id;
    const QByteArray m_trace;
    const std::optional<TraceContext> m_parent;
    const bool m_withContents;
    const Sink m_sink;
    const qint64 m_start = TraceSpan::now();
    std::optional<ModelCallTrace> m_round;
    model::Usage m_usage;
    std::map<QString, ToolCallTrace> m_calls;
};

} // namespace network
