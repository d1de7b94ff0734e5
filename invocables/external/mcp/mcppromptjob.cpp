// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcppromptjob.h"

#include "invocables/external/mcp/mcpcontents.h"
#include "model/schema/jsonwriter.h"

namespace invocables {

using namespace Qt::StringLiterals;
using model::Canister, model::ErrorCategory, model::JsonText;
using network::McpRequest;

McpPromptJob::McpPromptJob(
    network::McpClient &client, const QString &prompt, const QMap<QString, QString> &arguments, QObject *parent)
    : Job(parent)
{
    network::McpRequestOptions options;
    options.origin.purpose = u"mcp"_s;
    model::JsonWriter params;
    params.beginObject().member(u"name", prompt).key(u"arguments").beginObject();
    for (auto argument = arguments.begin(); argument != arguments.end(); ++argument)
        params.member(argument.key(), argument.value());
    params.endObject().endObject();
    m_request = client.request(u"prompts/get", params.text(), options, this);
    connect(m_request, &McpRequest::succeeded, this, &McpPromptJob::take);
    connect(m_request, &model::Job::failed, this, &McpPromptJob::fail);
}

void McpPromptJob::take(const JsonText &result)
{
    QList<Canister> canisters;
    for (const auto &[unnamed, message] : result.member(u"messages").value_or(JsonText()).members()) {
        const JsonText content = message.member(u"content").value_or(JsonText());
        Canister canister;
        canister.role = message.member(u"role").value_or(JsonText()).bytes() == "\"assistant\"" ? model::Role::Assistant : model::Role::User;
        // One content block; drafts have lists of them.
        if (content.isObject())
            canister.contents = contentsOfBlock(content);
        for (const auto &[none, block] : content.isObject() ? QList<std::pair<QString, JsonText>>() : content.members())
            canister.contents += contentsOfBlock(block);
        if (!canister.contents.isEmpty())
            canisters.append(canister);
    }
    if (canisters.isEmpty()) {
        fail({ErrorCategory::Execution, tr("The prompt says nothing.")});
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(canisters);
    endSuccess();
}

void McpPromptJob::abandon()
{
    if (m_request)
        m_request->cancel();
}

} // namespace invocables
