// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpcompletion.h"

#include "model/schema/jsonwriter.h"

#include <QStringList>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;
using network::McpRequest;

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
