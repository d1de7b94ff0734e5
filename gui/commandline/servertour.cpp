// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/servertour.h"

#include "gui/commandline/examplevalue.h"
#include "model/schema/jsonwriter.h"
#include "network/mcp/client.h"
#include "network/mcp/http/mirroredarguments.h"
#include "network/mcp/listing.h"

#include <utility>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

QString text(const JsonText &object, QStringView member)
{
    return object.member(member).value_or(JsonText()).read().toString();
}

} // namespace

const QList<ServerTour::Stop> &ServerTour::stops()
{
    static const QList<Stop> all {
        {u"tools"_s, u"tools/list"_s, u"tools"_s, u"tools/call"_s, u"name"_s},
        {u"resources"_s, u"resources/list"_s, u"resources"_s, u"resources/read"_s, u"uri"_s},
        {u"prompts"_s, u"prompts/list"_s, u"prompts"_s, u"prompts/get"_s, u"name"_s},
    };
    return all;
}

ServerTour::ServerTour(network::McpClient &client, JsonText calls, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_calls(std::move(calls))
{
}

void ServerTour::start()
{
    nextStop();
}

void ServerTour::nextStop()
{
    if (++m_stop >= stops().size()) {
        Q_EMIT finished();
        return;
    }
    const Stop &stop = stops().at(m_stop);
    // Tools are asked for in any case: some servers have them and do not say so.
    if (stop.capability != u"tools" && !m_client.info().has(stop.capability)) {
        nextStop();
        return;
    }
    auto *listing = new network::McpListing(m_client, stop.list, stop.key, this);
    connect(listing, &network::McpListing::succeeded, this, [this, &stop](const QList<JsonText> &items) { visit(stop, items); });
    connect(listing, &model::Job::failed, this, [this, &stop](const model::Error &error) {
        ++m_failures;
        Q_EMIT told(u"%1: %2"_s.arg(stop.list, error.message));
        nextStop();
    });
}

void ServerTour::visit(const Stop &stop, const QList<JsonText> &items)
{
    Q_EMIT told(tr("%1: %2").arg(stop.list).arg(items.size()));
    // One more than there are, so that it does not end before all have begun.
    m_underWay = 1;
    useAll(stop, items);
    leaveOne();
}

void ServerTour::useAll(const Stop &stop, const QList<JsonText> &items)
{
    if (stop.use == u"tools/call" && !m_calls.isEmpty()) {
        for (const auto &[unnamed, call] : m_calls.members()) {
            const auto isMeant = [&call = call](const JsonText &tool) { return text(tool, u"name") == text(call, u"name"); };
            const auto tool = std::find_if(items.begin(), items.end(), isMeant);
            use(stop, call, tool == items.end() ? JsonText() : tool->member(u"inputSchema").value_or(JsonText()));
        }
        return;
    }
    for (const JsonText &item : items) {
        JsonWriter params;
        params.beginObject().member(stop.name, text(item, stop.name));
        if (stop.use == u"tools/call")
            params.member(u"arguments", argumentsFor(item, items));
        use(stop, params.endObject().text(), item.member(u"inputSchema").value_or(JsonText()));
    }
}

JsonText ServerTour::argumentsFor(const JsonText &tool, const QList<JsonText> &tools) const
{
    const JsonText schema = tool.member(u"inputSchema").value_or(JsonText());
    const auto properties = schema.member(u"properties").value_or(JsonText());
    // A tool that looks at a schema is given one that is worth a look.
    if (properties.member(u"schema") && properties.members().size() == 1 && tools.size() > 1) {
        const JsonText &other = tools.first() == tool ? tools.last() : tools.first();
        return JsonWriter().beginObject().member(u"schema", other.member(u"inputSchema").value_or(JsonText())).endObject().text();
    }
    return exampleValue(schema);
}

void ServerTour::use(const Stop &stop, const JsonText &params, const JsonText &schema)
{
    const QString name = text(params, stop.name);
    network::McpRequestOptions options;
    if (m_client.transportKind() != network::McpTransportKind::Stdio && m_client.era().protocol().isModern()) {
        const auto mirrored = network::MirroredArguments::parse(schema);
        const auto headers = mirrored ? mirrored->headers(params.member(u"arguments").value_or(JsonText()))
                                      : tl::unexpected(mirrored.error());
        if (!headers) {
            Q_EMIT told(tr("%1 is left out: %2").arg(name, headers.error().message));
            return;
        }
        options.mirrored = *headers;
    }
    ++m_underWay;
    network::McpRequest *request = m_client.request(stop.use, params, options, this);
    connect(request, &network::McpRequest::succeeded, this, [this, stop, name] { Q_EMIT told(tr("%1 %2: done").arg(stop.use, name)); });
    connect(request, &model::Job::failed, this, [this, stop, name](const model::Error &error) {
        ++m_failures;
        Q_EMIT told(u"%1 %2: %3"_s.arg(stop.use, name, error.message));
    });
    connect(request, &model::Job::finished, this, &ServerTour::leaveOne);
}

void ServerTour::leaveOne()
{
    if (--m_underWay == 0)
        nextStop();
}

} // namespace gui
