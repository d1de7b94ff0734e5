// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpreadjob.h"

#include "invocables/external/mcp/mcpcontents.h"
#include "model/schema/jsonwriter.h"

namespace invocables {

using namespace Qt::StringLiterals;
using model::Canister, model::ErrorCategory, model::JsonText;
using network::McpRequest;

McpReadJob::McpReadJob(network::McpClient &client, QString uri, QObject *parent)
    : Job(parent)
    , m_uri(std::move(uri))
{
    network::McpRequestOptions options;
    options.origin.purpose = u"mcp"_s;
    const JsonText params = model::JsonWriter().beginObject().member(u"uri", m_uri).endObject().text();
    m_request = client.request(u"resources/read", params, options, this);
    connect(m_request, &McpRequest::succeeded, this, &McpReadJob::take);
    connect(m_request, &model::Job::failed, this, &McpReadJob::fail);
}

void McpReadJob::take(const JsonText &result)
{
    QList<Canister> documents;
    for (const auto &[unnamed, resource] : result.member(u"contents").value_or(JsonText()).members()) {
        if (resource.isObject())
            documents.append(documentOfResource(resource, m_uri));
    }
    if (documents.isEmpty()) {
        fail({ErrorCategory::Execution, tr("There is nothing to read at %1.").arg(m_uri)});
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(documents);
    endSuccess();
}

void McpReadJob::abandon()
{
    if (m_request)
        m_request->cancel();
}

} // namespace invocables
