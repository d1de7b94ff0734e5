// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/exchangereading.h"

#include "model/schema/jsonview.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/conversing/resending.h"

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! Of a request's body, or of the address, where the language has it there (`…/models/NAME:generateContent`).
QString modelOf(const model::Exchange &exchange)
{
    const QString named = model::JsonView::parse(exchange.request.body).members()["model"].string();
    const QString path = exchange.request.url.path();
    const qsizetype models = path.lastIndexOf(u"/models/"_s);
    if (!named.isEmpty() || models < 0)
        return named;
    return path.mid(models + 8).section(u':', 0, 0);
}

//! The tool that a message of MCP calls.
QString calledTool(const model::Exchange &exchange)
{
    const auto message = model::JsonView::parse(exchange.request.body).members();
    return message["method"] == "tools/call" ? message["params"].members()["name"].string() : QString();
}

} // namespace

model::ExchangeFacts ExchangeReading::facts(const model::Exchange &exchange) const
{
    model::ExchangeFacts facts {exchange.origin.provider, exchange.origin.model, exchange.origin.tool};
    if (model::kindOf(exchange) == u"mcp") {
        if (facts.tool.isEmpty())
            facts.tool = calledTool(exchange);
        return facts;
    }
    const Dialect *dialect = Dialects::findByAddress(exchange.request.url);
    if (!dialect || exchange.request.method != "POST")
        return facts;
    const Provider *provider = ResentRequest::receiver(exchange, m_providers);
    if (provider)
        facts.provider = provider->name;
    if (facts.model.isEmpty())
        facts.model = modelOf(exchange);
    if (exchange.status < 200 || exchange.status >= 300)
        return facts;
    facts.usage = readReply(*dialect, exchange.responseHeaders, exchange.responseBody).usage;
    facts.usage.estimated = 0;
    const bool isCounted = facts.usage.prompt() > 0 || facts.usage.output > 0;
    const auto price = provider && isCounted ? provider->entry(facts.model).price : std::nullopt;
    if (price) {
        facts.cost = price->of(facts.usage);
        facts.currency = price->currency;
    }
    return facts;
}

} // namespace network
