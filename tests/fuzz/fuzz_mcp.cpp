// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpresource.h"
#include "invocables/external/mcp/mcpresult.h"
#include "invocables/external/mcp/mcptool.h"
#include "network/framing/framing.h"
#include "network/mcp/era.h"
#include "network/mcp/transport/jsonrpc.h"
#include "tests/fuzz/fuzzer.h"

namespace {

using model::JsonText;

void meetsItem(const JsonText &item)
{
    const auto tool = invocables::McpTool::read(item);
    fuzz::require(tool.name.isEmpty() || !tool.fault.isEmpty() || tool.arguments);
    for (const bool isModern : {false, true})
        (void)invocables::readMcpResult(item, tool, isModern, 4096);
    const auto resource = invocables::McpResource::read(item);
    if (const auto family = invocables::McpUriTemplate::parse(resource.uri))
        (void)family->expanded({{QStringLiteral("path"), QStringLiteral("a/\u00e4")}});
    (void)invocables::McpPrompt::read(item);
    (void)invocables::contentsOfBlock(item);
    (void)invocables::documentOfResource(item, QStringLiteral("file:///a"));
}

void meetsResult(const JsonText &result)
{
    (void)network::LegacyEra::readIntroduction(result);
    (void)network::ModernEra::readDiscovery(result);
    (void)network::ModernEra().readResult(result);
    for (const QStringView key : {u"tools", u"resources", u"prompts", u"content", u"contents"}) {
        for (const auto &[unnamed, item] : result.member(key).value_or(JsonText()).members())
            meetsItem(item);
    }
    meetsItem(result);
}

void meetsLine(const QByteArray &line)
{
    const auto message = network::readRpcMessage(line);
    if (!message) {
        fuzz::require(!message.error().message.isEmpty());
        return;
    }
    using Kind = network::RpcMessage::Kind;
    if (message->kind == Kind::Result) {
        const auto again = network::readRpcMessage(network::rpcResult(message->id, message->result));
        fuzz::require(again && again->result == message->result && again->id == message->id);
        meetsResult(message->result);
    } else if (message->kind == Kind::Request && message->number() > 0) {
        const auto again = network::readRpcMessage(network::rpcRequest(message->number(), message->method, message->params));
        fuzz::require(again && again->method == message->method && again->params == message->params);
    }
}

} // namespace

//! What a server writes is cut into the same lines however it comes in; each is a message of JSON-RPC or an error in words, and whatever a
//! result says is taken or refused.
void fuzz::meets(const QByteArray &bytes)
{
    QList<QByteArray> whole;
    network::LineBuffer atOnce(1 << 20);
    require(atOnce.feed(bytes, [&](const QByteArray &line) { whole.append(line); }));
    QList<QByteArray> pieces;
    network::LineBuffer bitByBit(1 << 20);
    for (qsizetype at = 0; at < bytes.size(); at += 7)
        require(bitByBit.feed(bytes.mid(at, 7), [&](const QByteArray &line) { pieces.append(line); }));
    require(whole == pieces && atOnce.rest() == bitByBit.rest());
    for (const QByteArray &line : whole)
        meetsLine(line);
    meetsLine(atOnce.rest());
}
