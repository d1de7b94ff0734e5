// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/promptcounter.h"

#include "model/schema/jsonwriter.h"
#include "network/http/httpclient.h"
#include "network/providers/anthropic/anthropicdialect.h"
#include "network/providers/catalog/dialects.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! The members of a request that count; the others are refused.
QByteArray countedBody(const QByteArray &body)
{
    static const std::array<QString, 6> counted {u"model"_s, u"messages"_s, u"system"_s, u"tools"_s, u"tool_choice"_s, u"thinking"_s};
    model::JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : model::JsonText::trusted(body).members()) {
        if (std::find(counted.begin(), counted.end(), name) != counted.end())
            writer.member(name, value);
    }
    return writer.endObject().bytes();
}

} // namespace

bool PromptCounter::isPossible(const Provider &provider)
{
    return provider.dialect == AnthropicDialect::id;
}

PromptCounter::PromptCounter(const Provider &provider, const EncodedRequest &encoded, const QByteArray &key,
    const model::ExchangeOrigin &origin, int idleTimeoutMilliseconds, HttpClient &client, QObject *parent)
    : Job(parent)
{
    HttpRequest request;
    request.method = "POST";
    request.url = endpointUrl(provider.baseUrl, encoded.path + u"/count_tokens"_s);
    request.headers = encoded.headers + Dialects::find(provider.dialect)->providerHeaders(provider, key);
    request.body = countedBody(encoded.body);
    request.origin = origin;
    request.origin.purpose = u"tokens"_s;
    request.secrets = {key};
    request.allowCleartext = provider.allowCleartext;
    request.idleTimeoutMilliseconds = idleTimeoutMilliseconds;
    request.maximumResponse = 64 * 1024;
    request.maximumUnpacked = 64 * 1024;
    m_http = client.send(request, this);
    connect(m_http, &HttpJob::bytesArrived, this, [this](const QByteArray &bytes) { m_body += bytes; });
    connect(m_http, &HttpJob::succeeded, this, &PromptCounter::answered);
    connect(m_http, &HttpJob::failed, this, &PromptCounter::fail);
}

void PromptCounter::abandon()
{
    if (m_http)
        m_http->cancel();
}

void PromptCounter::answered(int status)
{
    const qint64 tokens = QJsonDocument::fromJson(m_body).object().value("input_tokens"_L1).toInteger();
    if (status >= 300 || tokens <= 0) {
        fail({model::ErrorCategory::Provider, tr("The server does not count tokens.")});
    } else if (beginSuccess()) {
        Q_EMIT succeeded(tokens);
        endSuccess();
    }
}

} // namespace network
