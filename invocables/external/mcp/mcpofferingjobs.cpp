// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpofferingjobs.h"

#include "invocables/external/mcp/mcpresult.h"
#include "model/schema/jsonwriter.h"

#include <QStringList>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Canister, model::ErrorCategory, model::JsonText, network::McpRequest;

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
        fail({ErrorCategory::Execution, phrased("There is nothing to read at %1.").arg(m_uri)});
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
        fail({ErrorCategory::Execution, phrased("The prompt says nothing.")});
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

McpCompletion::McpCompletion(QObject *parent)
    : QObject(parent)
{
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &McpCompletion::send);
}

void McpCompletion::ask(network::McpClient &client, Of of, const QString &what, const QString &argument, const QString &value,
    const QMap<QString, QString> &others)
{
    cancel();
    const bool isPrompt = of == Of::Prompt;
    model::JsonWriter params;
    params.beginObject().key(u"ref").beginObject().member(u"type", isPrompt ? u"ref/prompt" : u"ref/resource");
    params.member(isPrompt ? u"name" : u"uri", what).endObject();
    params.key(u"argument").beginObject().member(u"name", argument).member(u"value", value).endObject();
    if (!others.isEmpty()) {
        params.key(u"context").beginObject().key(u"arguments").beginObject();
        for (auto other = others.begin(); other != others.end(); ++other)
            params.member(other.key(), other.value());
        params.endObject().endObject();
    }
    m_params = params.endObject().text();
    m_client = &client;
    m_pause.start();
}

void McpCompletion::cancel()
{
    m_pause.stop();
    if (m_request) {
        m_request->disconnect(this);
        m_request->cancel();
    }
}

void McpCompletion::send()
{
    if (!m_client)
        return;
    network::McpRequestOptions options;
    options.origin.purpose = u"mcp"_s;
    m_request = m_client->request(u"completion/complete", m_params, options, this);
    connect(m_request, &McpRequest::succeeded, this, &McpCompletion::take);
    connect(m_request, &model::Job::failed, this, [this] { Q_EMIT completed({}); });
}

void McpCompletion::take(const JsonText &result)
{
    QStringList values;
    const JsonText completion = result.member(u"completion").value_or(JsonText());
    for (const auto &[unnamed, value] : completion.member(u"values").value_or(JsonText()).members()) {
        const QString text = value.read().toString();
        if (values.size() < mostValues && !text.isEmpty())
            values.append(text);
    }
    Q_EMIT completed(values);
}

} // namespace invocables
