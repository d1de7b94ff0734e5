// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/embeddingwire.h"

#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

} // namespace network
