// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcppromptjob.h"

#include "invocables/external/mcp/mcpcontents.h"
#include "model/schema/jsonwriter.h"

namespace invocables {

using namespace Qt::StringLiterals;
using model::Canister, model::ErrorCategory, model::JsonText;
using network::McpRequest;

namespace {

//! One content block; drafts of the protocol have lists of them.
QList<JsonText> blocksOf(const JsonText &content)
{
    if (content.isObject())
        return {content};
    QList<JsonText> blocks;
    for (const auto &[unnamed, block] : content.members())
        blocks.append(block);
    return blocks;
}

bool isResource(const JsonText &block)
{
    return block.member(u"type").value_or(JsonText()).bytes() == "\"resource\"";
}

QList<Canister> canistersOf(const JsonText &message)
{
    QList<Canister> canisters;
    Canister said;
    said.role = message.member(u"role").value_or(JsonText()).bytes() == "\"assistant\"" ? model::Role::Assistant : model::Role::User;
    for (const JsonText &block : blocksOf(message.member(u"content").value_or(JsonText()))) {
        if (said.role == model::Role::User && isResource(block))
            canisters.append(documentOfResource(block.member(u"resource").value_or(JsonText()), {}));
        else
            said.contents += contentsOfBlock(block);
    }
    if (!said.contents.isEmpty())
        canisters.append(said);
    return canisters;
}

} // namespace

McpPromptJob::McpPromptJob(network::McpClient &client, const QString &prompt, const QMap<QString, QString> &arguments, QObject *parent)
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
    for (const auto &[unnamed, message] : result.member(u"messages").value_or(JsonText()).members())
        canisters += canistersOf(message);
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
