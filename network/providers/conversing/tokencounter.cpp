// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/tokencounter.h"

#include "model/schema/jsonwriter.h"
#include "network/http/httpclient.h"
#include "network/providers/anthropic/anthropicdialect.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/openai/openaidialect.h"
#include "network/providers/wire/providererror.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;

TokenCounter::TokenCounter(const Provider &provider, const model::ConverseRequest &request, const QByteArray &key,
    int idleTimeoutMilliseconds, HttpClient &client, QObject *parent)
    : Job(parent)
    , m_provider(provider)
    , m_request(request)
    , m_key(key)
    , m_timeout(idleTimeoutMilliseconds)
    , m_client(client)
{
    askForLayout();
}

void TokenCounter::abandon()
{
    if (m_http)
        m_http->cancel();
}

void TokenCounter::askForLayout()
{
    // The template is asked for in the words of chat completions, whichever dialect the provider is spoken to in.
    const Dialect *dialect = Dialects::find(OpenAiDialect::id);
    const EncodedRequest encoded = dialect->encode(m_request, m_provider, m_provider.entry(m_request.model.model));
    post(u"/apply-template"_s, encoded.body, &TokenCounter::takeLayout);
}

void TokenCounter::takeLayout(int status)
{
    const QJsonValue prompt = QJsonDocument::fromJson(m_body).object()[u"prompt"];
    if (status >= 300 || !prompt.isString())
        return refuse(status);
    model::JsonWriter writer;
    // The marks between the messages count as the single tokens that they are, and so does the one at the beginning.
    writer.beginObject().member(u"content", prompt.toString()).flag(u"add_special", true).flag(u"parse_special", true).endObject();
    post(u"/tokenize"_s, writer.bytes(), &TokenCounter::takeCount);
}

void TokenCounter::takeCount(int status)
{
    const QJsonValue tokens = QJsonDocument::fromJson(m_body).object()[u"tokens"];
    if (status >= 300 || !tokens.isArray()) {
        refuse(status);
    } else if (beginSuccess()) {
        Q_EMIT succeeded(tokens.toArray().size());
        endSuccess();
    }
}

void TokenCounter::post(const QString &path, const QByteArray &body, Reader reader)
{
    const Dialect *dialect = Dialects::find(m_provider.dialect);
    HttpRequest request;
    request.method = "POST";
    request.url = serverRoot(m_provider.baseUrl);
    request.url.setPath(request.url.path() + path);
    request.headers = model::Headers {{"Content-Type", "application/json"}, {"Accept", "application/json"}} + m_provider.headers;
    if (dialect)
        request.headers += dialect->keyHeaders(m_key);
    request.body = body;
    request.origin = m_request.origin;
    request.origin.purpose = u"tokens"_s;
    request.secrets = {m_key};
    request.allowCleartext = m_provider.allowCleartext;
    request.idleTimeoutMilliseconds = m_timeout;
    request.largestResponse = largestAnswer;
    request.largestUnpacked = largestAnswer;
    m_body.clear();
    m_http = m_client.send(request, this);
    connect(m_http, &HttpJob::bytesArrived, this, [this](const QByteArray &bytes) { m_body += bytes; });
    connect(m_http, &HttpJob::succeeded, this, reader);
    connect(m_http, &HttpJob::failed, this, &TokenCounter::fail);
}

void TokenCounter::refuse(int status)
{
    if (status >= 300)
        fail(describe(readErrorBody(m_body), status, m_provider, m_request.model.model));
    else
        fail({model::ErrorCategory::Provider, tr("%1 did not count the tokens.").arg(m_provider.name),
            QString::fromUtf8(m_body.left(2000))});
}

QUrl serverRoot(const QUrl &baseUrl)
{
    static const QRegularExpression version(u"/v\\d+[a-z0-9]*$"_s);
    QString path = baseUrl.path();
    while (path.endsWith(u'/'))
        path.chop(1);
    QUrl root = baseUrl;
    root.setPath(path.remove(version));
    return root;
}

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
    request.largestResponse = 64 * 1024;
    request.largestUnpacked = 64 * 1024;
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
