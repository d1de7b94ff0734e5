// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchange.h"

#include "model/basics/wirenames.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr WireNames<ExchangeState, 4> exchangeStates {{{
    {ExchangeState::Open, "open"_L1},
    {ExchangeState::Complete, "complete"_L1},
    {ExchangeState::Failed, "failed"_L1},
    {ExchangeState::Cancelled, "cancelled"_L1},
}}};

} // namespace

QString toWire(ExchangeState state)
{
    return exchangeStates.nameOf(state);
}

ExchangeState exchangeStateFromWire(QStringView name)
{
    return exchangeStates.valueOf(name).value_or(ExchangeState::Failed);
}

QString kindOf(const Exchange &exchange)
{
    const ExchangeOrigin &origin = exchange.origin;
    // Every message of MCP names the protocol that it is written in.
    constexpr qsizetype beginning = 200;
    if (origin.purpose == capturedPurpose)
        return capturedPurpose.toString();
    if (origin.purpose.startsWith(resentPurpose))
        return u"resent"_s;
    if (exchange.request.url.scheme() == "stdio"_L1 || origin.purpose == "mcp"_L1
        || exchange.request.body.first(std::min(beginning, exchange.request.body.size())).contains("\"jsonrpc\""))
        return u"mcp"_s;
    if (!origin.invocation.isEmpty())
        return u"tool"_s;
    return origin.turn.isEmpty() ? u"other"_s : u"provider"_s;
}

QString placeOf(const QUrl &address)
{
    const int port = address.port(address.scheme() == "https"_L1 ? 443 : address.scheme() == "http"_L1 ? 80 : 0);
    return address.scheme() + u"://"_s + address.host() + (port > 0 ? u':' + QString::number(port) : QString());
}

} // namespace model
