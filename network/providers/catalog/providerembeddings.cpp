// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/providerembeddings.h"

#include "network/http/httpclient.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/catalog/embeddingwire.h"
#include "network/providers/wire/dialect.h"
#include "network/providers/wire/providererror.h"
#include "network/secrets/keychain.h"

#include <QPointer>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! One request; deletes itself after it has ended.
class HttpEmbedJob final : public model::EmbedJob
{
    Q_DECLARE_TR_FUNCTIONS(ProviderEmbeddings)

public:
    HttpEmbedJob(ProviderEmbeddings::Place place, const QStringList &texts, const model::ExchangeOrigin &origin, HttpClient &client,
        Keychain &keychain, QObject *parent)
        : EmbedJob(parent)
        , m_provider(std::move(place.provider))
        , m_model(std::move(place.model))
        , m_texts(texts)
        , m_origin(origin)
        , m_client(client)
        , m_keychain(keychain)
    {
        QMetaObject::invokeMethod(
            this, [this] { start(); }, Qt::QueuedConnection);
    }

private:
    void abandon() override
    {
        if (m_http)
            m_http->cancel();
    }
    void start();
    void ask(const QByteArray &key);
    void answered(int status);

    const Provider m_provider;
    const QString m_model;
    const QStringList m_texts;
    const model::ExchangeOrigin m_origin;
    HttpClient &m_client;
    Keychain &m_keychain;
    QPointer<HttpJob> m_http;
    QByteArray m_body;
};

void HttpEmbedJob::start()
{
    if (isFinished())
        return;
    if (!m_provider.ownKey.isEmpty())
        ask(m_provider.ownKey);
    else
        m_keychain.find(m_provider.keyName, this, [this](const model::Result<QByteArray> &key) { ask(key.value_or(QByteArray())); });
}

void HttpEmbedJob::ask(const QByteArray &key)
{
    const Dialect *dialect = Dialects::find(m_provider.dialect);
    const auto wanted = embeddingRequest(m_provider.dialect, m_model, m_texts);
    if (isFinished())
        return;
    if (!dialect || !wanted) {
        fail({model::ErrorCategory::Usage, tr("%1 has no vectors for texts.").arg(m_provider.name)});
        return;
    }
    HttpRequest request;
    request.method = "POST";
    request.url = endpointUrl(m_provider.baseUrl, wanted->path);
    request.headers = model::Headers {{"Content-Type", "application/json"}, {"Accept", "application/json"}}
        + dialect->providerHeaders(m_provider, key);
    request.body = wanted->body;
    request.origin = m_origin;
    request.origin.purpose = u"embeddings"_s;
    request.secrets = {key};
    request.allowCleartext = m_provider.allowCleartext;
    request.idleTimeoutMilliseconds = ProviderEmbeddings::timeoutMilliseconds;
    request.maximumResponse = ProviderEmbeddings::maximumAnswer;
    m_http = m_client.send(request, this);
    connect(m_http, &HttpJob::bytesArrived, this, [this](const QByteArray &bytes) { m_body += bytes; });
    connect(m_http, &HttpJob::succeeded, this, &HttpEmbedJob::answered);
    connect(m_http, &HttpJob::failed, this, &HttpEmbedJob::fail);
}

void HttpEmbedJob::answered(int status)
{
    if (status >= 300) {
        fail(describe(readErrorBody(m_body), status, m_provider, m_model));
        return;
    }
    const auto vectors = readEmbeddings(m_body, m_texts.size());
    if (!vectors) {
        fail(vectors.error());
    } else if (beginSuccess()) {
        Q_EMIT succeeded(*vectors);
        endSuccess();
    }
}

} // namespace

model::EmbedJob *ProviderEmbeddings::embed(
    const model::ModelAddress &address, const QStringList &texts, const model::ExchangeOrigin &origin, QObject *parent)
{
    const std::optional<Place> place = m_find(address.provider);
    const bool isHttp = place && place->provider.baseUrl.scheme().startsWith("http"_L1);
    if (!isHttp || place->model.isEmpty())
        return nullptr;
    return new HttpEmbedJob(*place, texts, origin, m_client, m_keychain, parent);
}

} // namespace network
