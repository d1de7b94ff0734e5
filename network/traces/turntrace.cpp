// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/traces/turntrace.h"

#include "model/basics/overloaded.h"
#include "model/schema/jsonview.h"
#include "model/session/turnevent.h"
#include "network/http/httprequest.h"
#include "network/providers/wire/wirejson.h"

#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonView;

namespace {

model::Usage usageSince(const model::Usage &now, const model::Usage &before)
{
    return {now.input - before.input, now.output - before.output, now.cacheRead - before.cacheRead, now.cacheWrite - before.cacheWrite};
}

//! A call of an MCP server's tool is told by the message itself.
constexpr qsizetype largestTracedMessage = 1024 * 1024;

//! What an MCP server was asked, where an exchange is such a request.
QList<TraceAttribute> tracedTransportOf(const model::ExchangeRequest &request)
{
    QList<TraceAttribute> attributes;
    const bool isPipe = request.method == "SEND";
    if (request.body.size() > largestTracedMessage || (!isPipe && request.method != "POST"))
        return attributes;
    const JsonView message = JsonView::parse(request.body);
    const JsonView::Members members = message.members();
    if (members["jsonrpc"].isNone() || members["method"].isNone() || members["id"].isNone())
        return attributes;
    attributes.append({u"mcp.method.name"_s, members["method"].string()});
    const JsonView id = members["id"];
    attributes.append({u"jsonrpc.request.id"_s, id.isString() ? id.string() : QString::fromUtf8(id.text())});
    attributes.append({u"network.transport"_s, isPipe ? u"pipe"_s : u"tcp"_s});
    if (!isPipe) {
        attributes.append({u"server.address"_s, request.url.host()});
        attributes.append({u"server.port"_s, qint64(request.url.port(request.url.scheme() == "https"_L1 ? 443 : 80))});
    }
    return attributes;
}

} // namespace

void ToolCallTrace::begin(const model::Exchange &exchange)
{
    if (m_transport.isEmpty())
        m_transport = tracedTransportOf(exchange.request);
}

TraceSpan ToolCallTrace::span(const model::InvocationOutcome &outcome, const model::ConversationId &conversation, bool withContents) const
{
    TraceSpan span;
    span.name = u"execute_tool "_s + m_invocation.name;
    span.start = m_start;
    span.end = TraceSpan::now();
    span.add(u"gen_ai.operation.name"_s, u"execute_tool"_s);
    span.add(u"gen_ai.tool.name"_s, m_invocation.name);
    span.add(u"gen_ai.tool.call.id"_s, m_invocation.id);
    span.add(u"gen_ai.tool.type"_s, u"function"_s);
    span.addText(u"gen_ai.conversation.id"_s, conversation.toString());
    span.attributes += m_transport;
    if (withContents) {
        const QByteArray &arguments = outcome.editedArguments.isEmpty() ? m_invocation.arguments : outcome.editedArguments.bytes();
        span.add(u"gen_ai.tool.call.arguments"_s, QString::fromUtf8(argumentsForWire(arguments).bytes()));
        span.add(u"gen_ai.tool.call.result"_s, joinedText(outcome.contents));
    }
    if (outcome.error) {
        const bool isServers = outcome.error->category == model::ErrorCategory::Execution && !m_transport.isEmpty();
        span.fail(isServers ? u"tool_error"_s : model::toWire(outcome.error->category));
        if (withContents)
            span.failure = outcome.error->message;
    }
    return span;
}

TurnTrace::TurnTrace(
    const model::Turn &turn, const std::optional<TraceContext> &parent, bool withContents, Sink sink, QObject *parentObject)
    : QObject(parentObject)
    , m_turn(turn)
    , m_id(turn.id())
    , m_trace(parent ? parent->trace : TraceContext::traceOf(turn.id()))
    , m_parent(parent)
    , m_withContents(withContents)
    , m_sink(std::move(sink))
{
    connect(&turn, &model::Turn::told, this, &TurnTrace::take);
}

void TurnTrace::begin(const model::Exchange &exchange)
{
    const QString &invocation = exchange.origin.invocation;
    if (const auto call = m_calls.find(invocation); call != m_calls.end())
        call->second.begin(exchange);
    if (m_round && invocation.isEmpty() && exchange.origin.purpose.isEmpty() && exchange.origin.round == m_round->round())
        m_round->begin(exchange);
}

void TurnTrace::end(const model::Exchange &exchange)
{
    const model::ExchangeOrigin &origin = exchange.origin;
    if (m_round && origin.invocation.isEmpty() && origin.purpose.isEmpty() && origin.round == m_round->round())
        m_round->end(exchange);
}

void TurnTrace::take(const model::TurnEvent &event)
{
    std::visit(model::Overloaded {
                   [this](const model::StateEvent &state) { enter(state); },
                   [this](const model::DeltaEvent &) {
                       if (m_round)
                           m_round->noteFirstChunk();
                   },
                   [this](const model::CanisterEvent &said) {
                       if (!m_round || said.canister->role != model::Role::Assistant)
                           return;
                       m_round->noteEnd();
                       m_round->setAnswer(said.canister);
                   },
                   [this](const model::InvocationEvent &called) {
                       if (m_round) {
                           m_round->noteEnd();
                           m_round->addCall(called.invocation);
                       }
                       m_calls.insert_or_assign(called.invocation.id, ToolCallTrace(called.invocation));
                   },
                   [this](const model::InvocationStateEvent &state) {
                       const auto call = m_calls.find(state.invocation);
                       if (call != m_calls.end() && state.state == model::InvocationState::Running)
                           call->second.begin();
                   },
                   [this](const model::ResultEvent &result) { endInvocation(result.outcome); },
                   [this](const model::EndEvent &end) { endTurn(end); },
                   [](const auto &) {},
               },
        event);
}

void TurnTrace::enter(const model::StateEvent &state)
{
    if (m_round && state.state == model::TurnState::Conversing && state.round == m_round->round())
        return;
    endCall();
    if (state.state != model::TurnState::Conversing)
        return;
    m_round.emplace(m_turn.plan().settings.model, state.round);
    if (m_withContents)
        m_round->setInput(m_turn.plan().path + m_turn.pending().finished());
}

void TurnTrace::endCall()
{
    if (!m_round || !m_round->wasMade()) {
        m_round.reset();
        return;
    }
    m_round->noteEnd();
    const model::Usage usage = m_turn.usage();
    m_round->setUsage(usageSince(usage, std::exchange(m_usage, usage)));
    // What fails later is no fault of the model's.
    const TraceSpan span = m_round->span(m_turn.record().error, m_withContents);
    tell(span, TraceContext::spanOf(m_id, m_round->round()), TraceContext::spanOf(m_id));
    m_round.reset();
}

void TurnTrace::endInvocation(const model::InvocationOutcome &outcome)
{
    const auto found = m_calls.find(outcome.invocation);
    if (found == m_calls.end())
        return;
    tell(found->second.span(outcome, m_turn.plan().conversation, m_withContents), TraceContext::spanOf(m_id, outcome.invocation),
        TraceContext::spanOf(m_id));
    m_calls.erase(found);
}

void TurnTrace::endTurn(const model::EndEvent &end)
{
    endCall();
    TraceSpan span;
    const QString agent = m_turn.plan().agent ? m_turn.plan().agent->name : QString();
    span.name = agent.isEmpty() ? u"invoke_agent"_s : u"invoke_agent "_s + agent;
    span.start = m_start;
    span.end = TraceSpan::now();
    span.add(u"gen_ai.operation.name"_s, u"invoke_agent"_s);
    span.addText(u"gen_ai.agent.name"_s, agent);
    span.add(u"gen_ai.conversation.id"_s, end.conversation.toString());
    span.addText(u"gen_ai.provider.name"_s, m_turn.plan().settings.model.provider);
    span.addText(u"gen_ai.request.model"_s, m_turn.plan().settings.model.model);
    if (end.usage.prompt() > 0)
        span.add(u"gen_ai.usage.input_tokens"_s, end.usage.prompt());
    if (end.usage.output > 0)
        span.add(u"gen_ai.usage.output_tokens"_s, end.usage.output);
    span.add(u"parlance.turn.state"_s, model::toWire(end.state));
    if (end.error) {
        span.fail(model::toWire(end.error->category));
        if (m_withContents)
            span.failure = end.error->message;
    }
    tell(span, TraceContext::spanOf(m_id), m_parent ? m_parent->span : QByteArray());
    Q_EMIT ended();
}

void TurnTrace::tell(TraceSpan span, const QByteArray &id, const QByteArray &parent) const
{
    span.context = {m_trace, id};
    span.parent = parent;
    span.isParentRemote = m_parent && parent == m_parent->span;
    m_sink(span);
}

} // namespace network
