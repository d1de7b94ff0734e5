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
    connect(&log, &model::ExchangeLog::begun, this, qOverload<const model::Exchange &>(&Traces::begin));
    connect(&log, &model::ExchangeLog::ended, this, [this](const model::Exchange &exchange) {
        if (TurnTrace *turn = m_turns.value(exchange.origin.turn))
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

void Traces::begin(const model::Exchange &exchange)
{
    const model::ExchangeOrigin &origin = exchange.origin;
    if (TurnTrace *turn = m_turns.value(origin.turn))
        return turn->begin(exchange);
    if (const auto found = m_calls.find({origin.conversation, origin.invocation}); found != m_calls.end() && origin.turn.isEmpty())
        found->second.call.begin(exchange);
}

void Traces::follow(
    const model::InvokeJob &job, const model::Invocation &call, const model::InvocationScope &scope, const QByteArray &traceParent)
{
    if (qsizetype(m_calls.size()) >= mostTurns)
        return;
    const auto parent = TraceContext::parse(traceParent);
    // A name of its own; a turn's serves, since the identifiers follow from such.
    const auto id = model::TurnId::create();
    const TraceContext context {parent ? parent->trace : TraceContext::traceOf(id), TraceContext::spanOf(id, call.id)};
    const std::pair place {scope.conversation, call.id};
    m_calls.insert_or_assign(place, DirectCall {ToolCallTrace(call), context, parent ? parent->span : QByteArray()});
    connect(&job, &model::InvokeJob::stateChanged, this, [this, place](const QString &, model::InvocationState state) {
        if (const auto found = m_calls.find(place); found != m_calls.end() && state == model::InvocationState::Running)
            found->second.call.begin();
    });
    connect(&job, &model::InvokeJob::ended, this, [this, place](const model::InvocationOutcome &outcome) { endCall(place, outcome); });
    // One that is given up.
    connect(&job, &QObject::destroyed, this, [this, place] { m_calls.erase(place); });
}

void Traces::endCall(const std::pair<model::ConversationId, QString> &place, const model::InvocationOutcome &outcome)
{
    const auto found = m_calls.find(place);
    if (found == m_calls.end())
        return;
    TraceSpan span = found->second.call.span(outcome, {}, m_wanted.withContents);
    span.context = found->second.context;
    span.parent = found->second.parent;
    span.isParentRemote = !span.parent.isEmpty();
    m_calls.erase(found);
    m_sender.add(otlpSpan(span));
    m_sender.hurry();
}

void Traces::continueFrom(const model::ConversationId &conversation, const QByteArray &traceParent)
{
    if (const auto parent = TraceContext::parse(traceParent))
        m_parents.insert(conversation, *parent);
}

QByteArray Traces::traceParent(const model::ExchangeOrigin &origin) const
{
    if (const auto call = m_calls.find({origin.conversation, origin.invocation}); call != m_calls.end() && origin.turn.isEmpty())
        return call->second.context.traceParent();
    const TurnTrace *turn = m_turns.value(origin.turn);
    if (!turn)
        return {};
    const QByteArray span = !origin.invocation.isEmpty() ? TraceContext::spanOf(origin.turn, origin.invocation)
        : origin.round > 0                               ? TraceContext::spanOf(origin.turn, origin.round)
                                                         : TraceContext::spanOf(origin.turn);
    return TraceContext {turn->trace(), span}.traceParent();
}

} // namespace network
