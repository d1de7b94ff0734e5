// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/tokencounter.h"

#include "model/schema/jsonwriter.h"
#include "network/http/httpclient.h"
#include "network/providers/dialect.h"
#include "network/providers/openaidialect.h"
#include "network/providers/providererror.h"
#include "network/secrets/keychain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <utility>

namespace network {

using namespace Qt::StringLiterals;

namespace {

model::ConverseRequest requestFor(const QString &provider, const QString &model)
{
    model::ConverseRequest request;
    request.model = {provider, model};
    return request;
}

//! `{"tokens":[…]}`, with vLLM's `"count"` beside it; -1 where it is neither.
qint64 tokensIn(const QByteArray &body)
{
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    if (const QJsonValue count = object[u"count"]; count.isDouble())
        return std::max<qint64>(count.toInteger(), 0);
    const QJsonValue tokens = object[u"tokens"];
    return tokens.isArray() ? qint64(tokens.toArray().size()) : -1;
}

} // namespace

TokenCounter::TokenCounter(
    const Provider &provider, const QString &model, const QString &text, HttpClient &client, Keychain &keychain, QObject *parent)
    : Job(parent)
    , m_provider(provider)
    , m_request(requestFor(provider.name, model))
    , m_isRequest(false)
    , m_text(text)
    , m_client(client)
    , m_keychain(keychain)
{
    QMetaObject::invokeMethod(this, &TokenCounter::begin, Qt::QueuedConnection);
}

TokenCounter::TokenCounter(
    const Provider &provider, const model::ConverseRequest &request, HttpClient &client, Keychain &keychain, QObject *parent)
    : Job(parent)
    , m_provider(provider)
    , m_request(request)
    , m_isRequest(true)
    , m_client(client)
    , m_keychain(keychain)
{
    QMetaObject::invokeMethod(this, &TokenCounter::begin, Qt::QueuedConnection);
}

void TokenCounter::abandon()
{
    if (m_http)
        m_http->cancel();
}

void TokenCounter::begin()
{
    if (isFinished())
        return;
    if (!m_provider.ownKey.isEmpty())
        count(m_provider.ownKey);
    else
        m_keychain.find(m_provider.keyName, this, [this](const model::Result<QByteArray> &key) { count(key.value_or(QByteArray())); });
}

void TokenCounter::count(const QByteArray &key)
{
    if (isFinished())
        return;
    m_key = key;
    if (m_isRequest)
        askForLayout();
    else
        countAsLlama();
}

void TokenCounter::askForLayout()
{
    // The template is asked for in the words of chat completions, whichever dialect the provider is spoken to in.
    const Dialect *dialect = Dialect::find(OpenAiDialect::id);
    const EncodedRequest encoded = dialect->encode(m_request, m_provider, m_provider.entry(m_request.model.model));
    post(u"/apply-template"_s, encoded.body, &TokenCounter::takeLayout);
}

void TokenCounter::takeLayout(int status)
{
    const QJsonValue prompt = QJsonDocument::fromJson(m_body).object()[u"prompt"];
    if (status >= 300 || !prompt.isString())
        return refuse(status);
    m_text = prompt.toString();
    countAsLlama();
}

void TokenCounter::countAsLlama()
{
    model::JsonWriter writer;
    // Of a request the marks between the messages count as the single tokens that they are, and so does the one at its beginning.
    writer.beginObject().member(u"content", m_text).flag(u"add_special", m_isRequest).flag(u"parse_special", m_isRequest).endObject();
    post(u"/tokenize"_s, writer.bytes(), &TokenCounter::takeLlamasCount);
}

void TokenCounter::takeLlamasCount(int status)
{
    // What vLLM says where it misses the prompt.
    if (status == 400 || status == 422)
        return countAsVllm();
    takeVllmsCount(status);
}

void TokenCounter::countAsVllm()
{
    model::JsonWriter writer;
    writer.beginObject().member(u"model", m_request.model.model).member(u"prompt", m_text).flag(u"add_special_tokens", m_isRequest).endObject();
    post(u"/tokenize"_s, writer.bytes(), &TokenCounter::takeVllmsCount);
}

void TokenCounter::takeVllmsCount(int status)
{
    const qint64 tokens = status < 300 ? tokensIn(m_body) : -1;
    if (tokens < 0) {
        refuse(status);
    } else if (beginSuccess()) {
        Q_EMIT succeeded(tokens);
        endSuccess();
    }
}

void TokenCounter::post(const QString &path, const QByteArray &body, Reader reader)
{
    const Dialect *dialect = Dialect::find(m_provider.dialect);
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
    request.idleTimeoutMilliseconds = timeoutMilliseconds;
    request.maximumResponse = maximumAnswer;
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
        fail({model::ErrorCategory::Provider, tr("%1 did not count the tokens.").arg(m_provider.name), QString::fromUtf8(m_body.left(2000))});
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

} // namespace network
