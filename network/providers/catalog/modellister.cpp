// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/modellister.h"

#include "network/http/httpclient.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/wire/dialect.h"
#include "network/providers/wire/providererror.h"
#include "network/secrets/keychain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! The first of the members that is a number above 0.
qint64 figure(const QJsonObject &object, std::initializer_list<QLatin1StringView> names)
{
    for (const auto name : names) {
        if (const qint64 value = object.value(name).toInteger(); value > 0)
            return value;
    }
    return 0;
}

//! Gemini's list has models for other things too.
bool isForConversing(const QJsonObject &object)
{
    const QJsonValue methods = object.value("supportedGenerationMethods"_L1);
    return !methods.isArray() || methods.toArray().contains("generateContent"_L1);
}

ModelEntry entryOf(const QJsonObject &object)
{
    ModelEntry entry;
    entry.name = object.value("id"_L1).toString(object.value("name"_L1).toString(object.value("model"_L1).toString()));
    if (entry.name.startsWith("models/"_L1))
        entry.name.remove(0, 7);
    entry.title = object.value("display_name"_L1).toString(object.value("displayName"_L1).toString(object.value("name"_L1).toString()));
    if (entry.title == entry.name || entry.title == "models/"_L1 + entry.name)
        entry.title.clear();
    entry.context = figure(object,
        {"max_input_tokens"_L1, "max_model_len"_L1, "max_context_length"_L1, "context_length"_L1, "context_window"_L1,
            "inputTokenLimit"_L1});
    if (entry.context == 0)
        entry.context = figure(object.value("meta"_L1).toObject(), {"n_ctx"_L1, "n_ctx_train"_L1});
    entry.longestOutput = figure(object, {"max_tokens"_L1, "max_completion_tokens"_L1, "outputTokenLimit"_L1});
    return entry;
}

} // namespace

ModelLister::ModelLister(const Provider &provider, HttpClient &client, Keychain &keychain, int timeoutMilliseconds, QObject *parent)
    : Job(parent)
    , m_provider(provider)
    , m_client(client)
    , m_keychain(keychain)
    , m_timeout(timeoutMilliseconds)
{
    QMetaObject::invokeMethod(this, &ModelLister::start, Qt::QueuedConnection);
}

void ModelLister::abandon()
{
    if (m_http)
        m_http->cancel();
}

void ModelLister::start()
{
    if (isFinished())
        return;
    // Without a key it is asked all the same: many lists are public.
    m_keychain.find(m_provider.keyName, this, [this](const model::Result<QByteArray> &key) { ask(key.value_or(QByteArray())); });
}

void ModelLister::ask(const QByteArray &key)
{
    const Dialect *dialect = Dialects::find(m_provider.dialect);
    if (isFinished())
        return;
    if (m_provider.agent) {
        fail({model::ErrorCategory::Usage, tr("%1 is an agent, which names its models only once it is talked with.").arg(m_provider.name)});
        return;
    }
    if (!dialect) {
        fail({model::ErrorCategory::Usage, tr("There is no dialect “%1”.").arg(m_provider.dialect)});
        return;
    }
    HttpRequest request;
    request.url = endpointUrl(m_provider.addresses().value(m_address), dialect->modelsPath());
    request.headers = model::Headers {{"Accept", "application/json"}, {"anthropic-version", "2023-06-01"}}
        + dialect->providerHeaders(m_provider, key);
    request.origin.purpose = u"models"_s;
    request.secrets = {key};
    request.allowCleartext = m_provider.allowCleartext;
    request.idleTimeoutMilliseconds = request.wholeTimeoutMilliseconds = m_timeout;
    request.largestResponse = largestAnswer;
    request.largestUnpacked = largestAnswer;
    m_http = m_client.send(request, this);
    connect(m_http, &HttpJob::bytesArrived, this, [this](const QByteArray &bytes) { m_body += bytes; });
    connect(m_http, &HttpJob::succeeded, this, &ModelLister::answered);
    connect(m_http, &HttpJob::failed, this, [this, key](const model::Error &error) { failedToAsk(key, error); });
}

void ModelLister::failedToAsk(const QByteArray &key, const model::Error &error)
{
    if (isFinished())
        return;
    const bool nothingLeft = m_http && (m_http->nothingWasSent() || m_http->tlsFailed());
    const int next = nothingLeft ? m_provider.addressAfter(m_address, m_http->tlsFailed()) : -1;
    if (next < 0) {
        fail(error);
        return;
    }
    m_address = next;
    m_body.clear();
    QMetaObject::invokeMethod(
        this, [this, key] { ask(key); }, Qt::QueuedConnection);
}

void ModelLister::answered(int status)
{
    if (status >= 300) {
        fail(describe(readErrorBody(m_body), status, m_provider, u"models"_s));
        return;
    }
    const auto models = readModelList(m_body);
    if (!models) {
        fail(models.error());
    } else if (beginSuccess()) {
        Q_EMIT succeeded(*models);
        endSuccess();
    }
}

model::Result<QList<ModelEntry>> readModelList(const QByteArray &body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    const QJsonObject object = document.object();
    const QJsonValue data = object.value("data"_L1);
    // Together answers with the list alone.
    const bool isBare = document.isArray() && document.array().first().isObject();
    const QJsonValue list = isBare ? QJsonValue(document.array()) : data.isArray() ? data : object.value("models"_L1);
    if (!list.isArray() && !data.isNull())
        return model::failure(
            model::ErrorCategory::Provider, ModelLister::tr("The answer is not a list of models."), QString::fromUtf8(body.left(2000)));
    QList<ModelEntry> models;
    for (const QJsonValue &value : list.toArray()) {
        if (const ModelEntry entry = entryOf(value.toObject()); !entry.name.isEmpty() && isForConversing(value.toObject()))
            models.append(entry);
    }
    return models;
}

} // namespace network
