// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpofferings.h"

#include "network/mcp/listing.h"

#include <utility>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;
using network::McpClient, network::McpConnection, network::McpListing;

namespace {

//! Changes are told in bursts.
constexpr int debounceMilliseconds = 200;

QList<McpResource> readResources(const QList<JsonText> &items)
{
    QList<McpResource> resources;
    for (const JsonText &item : items) {
        const McpResource resource = McpResource::read(item);
        if (!resource.uri.isEmpty())
            resources.append(resource);
    }
    return resources;
}

QList<McpPrompt> readPrompts(const QList<JsonText> &items)
{
    QList<McpPrompt> prompts;
    for (const JsonText &item : items) {
        const McpPrompt prompt = McpPrompt::read(item);
        if (!prompt.name.isEmpty())
            prompts.append(prompt);
    }
    return prompts;
}

} // namespace

McpOfferings::McpOfferings(McpConnection &connection, QObject *parent)
    : QObject(parent)
    , m_connection(connection)
{
    for (QTimer *timer : {&m_resourcesSoon, &m_promptsSoon})
        timer->setInterval(debounceMilliseconds);
    connect(&m_resourcesSoon, &QTimer::timeout, this, &McpOfferings::listResources);
    connect(&m_promptsSoon, &QTimer::timeout, this, &McpOfferings::listPrompts);
    connect(&connection, &McpConnection::stateChanged, this, &McpOfferings::followConnection);
}

void McpOfferings::show()
{
    showPrompts();
    const bool isNew = !std::exchange(m_showsResources, true);
    if (!m_client)
        begin();
    else if (isNew || isDue(u"resources/list"_s, u"resources") || isDue(u"resources/templates/list"_s, u"resources"))
        listResources();
}

void McpOfferings::showPrompts()
{
    const bool isNew = !std::exchange(m_showsPrompts, true);
    if (!m_client)
        begin();
    else if (isNew || isDue(u"prompts/list"_s, u"prompts"))
        listPrompts();
}

bool McpOfferings::isDue(const QString &method, QStringView capability) const
{
    return m_freshness.value(method).isStale(*m_client, capability);
}

void McpOfferings::refresh()
{
    listResources();
    listPrompts();
}

void McpOfferings::forget()
{
    m_resources.clear();
    m_templates.clear();
    m_prompts.clear();
    Q_EMIT changed();
}

void McpOfferings::followConnection()
{
    if (m_connection.client() != m_client)
        begin();
}

//! What was listed of a server stays when that is lost.
void McpOfferings::begin()
{
    McpClient *client = m_connection.client();
    m_client = client;
    m_freshness.clear();
    if (!client || !(m_showsResources || m_showsPrompts))
        return;
    connect(client, &McpClient::resourcesChanged, &m_resourcesSoon, qOverload<>(&QTimer::start));
    connect(client, &McpClient::promptsChanged, &m_promptsSoon, qOverload<>(&QTimer::start));
    listResources();
    listPrompts();
}

void McpOfferings::listResources()
{
    if (!m_showsResources || !m_client || !m_client->info().has(u"resources"))
        return;
    list(u"resources/list"_s, u"resources"_s, [this](const Items &items) { m_resources = readResources(items); });
    list(u"resources/templates/list"_s, u"resourceTemplates"_s, [this](const Items &items) { m_templates = readResources(items); });
}

void McpOfferings::listPrompts()
{
    if (m_showsPrompts && m_client && m_client->info().has(u"prompts"))
        list(u"prompts/list"_s, u"prompts"_s, [this](const Items &items) { m_prompts = readPrompts(items); });
}

void McpOfferings::list(const QString &method, const QString &key, std::function<void(const Items &items)> take)
{
    auto *listing = new McpListing(*m_client, method, key, this);
    ++m_listings;
    m_freshness.remove(method);
    connect(listing, &McpListing::succeeded, this, [this, listing, method, take = std::move(take)](const Items &items) {
        m_freshness.insert(method, listing->freshness());
        take(items);
    });
    connect(listing, &model::Job::failed, this, &McpOfferings::failed);
    connect(listing, &model::Job::finished, this, [this] {
        --m_listings;
        Q_EMIT changed();
    });
    Q_EMIT changed();
}

} // namespace invocables
