// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/modernlistening.h"

#include "model/schema/jsonwriter.h"
#include "network/mcp/client.h"
#include "network/mcp/mcprequest.h"

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr int shortestListenWait = 1000;
constexpr int longestWait = 60'000;

} // namespace

ModernListening::ModernListening(McpClient &client)
    : m_client(client)
{
    connect(&m_again, &QTimer::timeout, this, &ModernListening::begin);
    begin();
}

ModernListening::~ModernListening()
{
    if (m_request) {
        m_request->disconnect(this);
        m_request->cancel();
    }
}

void ModernListening::setResources(const QStringList &uris)
{
    if (uris == m_resources)
        return;
    m_resources = uris;
    if (m_request) {
        m_request->disconnect(this);
        m_request->cancel();
        m_request.clear();
    }
    m_again.stop();
    begin();
}

model::JsonText ModernListening::wanted() const
{
    model::JsonWriter writer;
    writer.beginObject().key(u"notifications").beginObject();
    bool isAny = false;
    for (const auto &[capability, member] : {std::pair(u"tools"_s, u"toolsListChanged"_s), {u"prompts"_s, u"promptsListChanged"_s},
             {u"resources"_s, u"resourcesListChanged"_s}}) {
        if (m_client.info().has(capability, u"listChanged")) {
            writer.flag(member, true);
            isAny = true;
        }
    }
    if (!m_resources.isEmpty()) {
        writer.key(u"resourceSubscriptions").beginArray();
        for (const QString &uri : m_resources)
            writer.string(uri);
        writer.endArray();
    }
    writer.endObject().endObject();
    return isAny || !m_resources.isEmpty() ? writer.text() : model::JsonText();
}

void ModernListening::begin()
{
    const model::JsonText params = wanted();
    if (params.isEmpty() || !m_client.isReady())
        return;
    McpRequestOptions endless;
    endless.timeout = 0;
    endless.maximum = 0;
    endless.origin.purpose = u"mcp"_s;
    m_isRefused = false;
    m_request = m_client.request(u"subscriptions/listen", params, endless, &m_client);
    connect(m_request, &model::Job::failed, this, [this] {
        const auto &error = m_request->rpcError();
        m_isRefused = error && (error->code == rpccode::methodNotFound || error->code == rpccode::invalidParams);
    });
    connect(m_request, &model::Job::finished, this, &ModernListening::ended);
    connect(m_request, &McpRequest::notified, this, [this] { m_wait = 0; });
}

void ModernListening::ended()
{
    m_request.clear();
    // It would be refused again.
    if (m_isRefused)
        return;
    m_wait = std::clamp(m_wait * 2, shortestListenWait, longestWait);
    m_again.start(m_wait);
}

} // namespace network
