// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "model/session/invocations.h"
#include "network/traces/tracespan.h"

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

} // namespace network
