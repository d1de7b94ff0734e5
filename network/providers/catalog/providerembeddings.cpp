// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/providerembeddings.h"

#include "model/schema/jsonwriter.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/wire/dialect.h"
#include "network/providers/wire/providererror.h"
#include "network/secrets/keychain.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

struct EmbeddingWireTexts {
    Q_DECLARE_TR_FUNCTIONS(network::EmbeddingWire)
};

constexpr qsizetype longestVector = 65'536;

QByteArray listBody(const QString &model, const QStringList &texts)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"model", model).key(u"input").beginArray();
    for (const QString &text : texts)
        writer.string(text);
    return writer.endArray().endObject().bytes();
}

QByteArray geminiBody(const QString &model, const QStringList &texts)
{
    model::JsonWriter writer;
    writer.beginObject().key(u"requests").beginArray();
    for (const QString &text : texts) {
        writer.beginObject().member(u"model", u"models/"_s + model).key(u"content").beginObject().key(u"parts").beginArray();
        writer.beginObject().member(u"text", text).endObject().endArray().endObject().endObject();
    }
    return writer.endArray().endObject().bytes();
}

QList<float> vectorOf(const QJsonValue &value)
{
    QList<float> vector;
    const QJsonArray numbers = value.toArray();
    if (numbers.size() > longestVector)
        return vector;
    for (const QJsonValue &number : numbers) {
        if (!number.isDouble())
            return {};
        vector.append(float(number.toDouble()));
    }
    return vector;
}

//! OpenAI's `data` names each one's place; Ollama's and Gemini's `embeddings` stand in order.
QList<QList<float>> vectorsOf(const QJsonObject &answer)
{
    QJsonArray entries = answer.value("embeddings"_L1).toArray();
    if (const QJsonValue data = answer.value("data"_L1); data.isArray()) {
        const QJsonArray given = data.toArray();
        QList<QJsonValue> sorted(given.begin(), given.end());
        std::stable_sort(sorted.begin(), sorted.end(),
            [](const QJsonValue &left, const QJsonValue &right) { return left["index"_L1].toInt() < right["index"_L1].toInt(); });
        entries = QJsonArray();
        for (const QJsonValue &entry : std::as_const(sorted))
            entries.append(entry["embedding"_L1]);
    }
    QList<QList<float>> vectors;
    for (const QJsonValue &entry : std::as_const(entries))
        vectors.append(vectorOf(entry.isObject() ? entry["values"_L1] : entry));
    return vectors;
}

} // namespace

std::optional<EmbeddingRequest> embeddingRequest(const QString &dialect, const QString &model, const QStringList &texts)
{
    const QString own = dialect.section(u'+', -1);
    if (own.startsWith(u"openai-"))
        return EmbeddingRequest {u"/v1/embeddings"_s, listBody(model, texts)};
    if (own == u"ollama-chat")
        return EmbeddingRequest {u"/api/embed"_s, listBody(model, texts)};
    if (own == u"google-gemini")
        return EmbeddingRequest {u"/v1beta/models/%1:batchEmbedContents"_s.arg(model), geminiBody(model, texts)};
    return {};
}

model::Result<QList<QList<float>>> readEmbeddings(const QByteArray &body, qsizetype count)
{
    const QList<QList<float>> vectors = vectorsOf(QJsonDocument::fromJson(body).object());
    const bool isWhole = vectors.size() == count && count > 0 && !vectors.first().isEmpty()
        && std::all_of(
            vectors.begin(), vectors.end(), [&vectors](const QList<float> &vector) { return vector.size() == vectors.first().size(); });
    if (!isWhole)
        return model::failure(model::ErrorCategory::Provider, EmbeddingWireTexts::tr("The answer has no vectors for the texts."));
    return vectors;
}

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
    request.idleTimeoutMilliseconds = request.wholeTimeoutMilliseconds = ProviderEmbeddings::timeoutMilliseconds;
    request.largestResponse = ProviderEmbeddings::largestAnswer;
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
