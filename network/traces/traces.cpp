// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/traces/traces.h"

#include "network/traces/otlpwriter.h"

namespace network {

Traces::Traces(const Wanted &wanted, model::ExchangeLog &log, QObject *parent)
    : QObject(parent)
    , m_wanted(wanted)
    , m_sender(wanted.target, wanted.headers, nullptr)
{
    connect(&m_sender, &TraceSender::troubled, this, &Traces::troubled);
    connect(&log, &model::ExchangeLog::begun, this, [this](const model::Exchange &exchange) {
        if (TurnTrace *turn = traceOf(exchange))
            turn->begin(exchange);
    });
    connect(&log, &model::ExchangeLog::ended, this, [this](const model::Exchange &exchange) {
        if (TurnTrace *turn = traceOf(exchange))
            turn->end(exchange);
    });
}

Traces::~Traces() = default;

void Traces::follow(const model::Session &session)
{
    connect(&session, &model::Session::turnStarted, this, [this](model::Turn *turn) { begin(*turn); });
}

void Traces::begin(const model::Turn &turn)
{
    const model::ConversationId &conversation = turn.plan().conversation;
    const auto parent = m_parents.contains(conversation) ? std::optional(m_parents.take(conversation)) : std::nullopt;
    if (m_turns.size() >= mostTurns)
        return;
    auto *trace = new TurnTrace(
        turn, parent, m_wanted.withContents, [this](const TraceSpan &span) { m_sender.add(otlpSpan(span)); }, this);
    m_turns.insert(turn.id(), trace);
    const auto forget = [this, id = turn.id(), trace] {
        if (m_turns.remove(id) > 0)
            trace->deleteLater();
    };
    connect(trace, &TurnTrace::ended, this, [this, forget] {
        forget();
        m_sender.hurry();
    });
    // One that is deleted in the midst of things.
    connect(&turn, &QObject::destroyed, trace, forget);
}

void Traces::continueFrom(const model::ConversationId &conversation, const QByteArray &traceParent)
{
    if (const auto parent = TraceContext::parse(traceParent))
        m_parents.insert(conversation, *parent);
}

QByteArray Traces::traceParent(const model::ExchangeOrigin &origin) const
{
    const TurnTrace *turn = m_turns.value(origin.turn);
    if (!turn)
        return {};
    const QByteArray span = !origin.invocation.isEmpty() ? TraceContext::spanOf(origin.turn, origin.invocation)
        : origin.round > 0                               ? TraceContext::spanOf(origin.turn, origin.round)
                                                         : TraceContext::spanOf(origin.turn);
    return TraceContext {turn->trace(), span}.traceParent();
}

} // namespace network
