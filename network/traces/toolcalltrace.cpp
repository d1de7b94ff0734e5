// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/traces/toolcalltrace.h"

#include "model/schema/jsonview.h"
#include "network/http/httprequest.h"
#include "network/providers/wire/wirejson.h"

namespace network {

using namespace Qt::StringLiterals;
using model::JsonView;

namespace {

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

} // namespace network
