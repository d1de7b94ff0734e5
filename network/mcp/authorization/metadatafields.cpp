// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/metadatafields.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace network {

namespace {

struct MetadataFieldsTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
};

constexpr qsizetype longestText = 2048;
constexpr qsizetype mostTexts = 256;

} // namespace

model::Result<QJsonObject> readAnswer(const QByteArray &body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (!document.isObject()) {
        return model::failure(
            model::ErrorCategory::Provider, MetadataFieldsTexts::tr("The answer of the server at which one signs in is no JSON object."));
    }
    return document.object();
}

QStringList readTexts(const QJsonValue &list)
{
    QStringList texts;
    for (const QJsonValue &value : list.toArray()) {
        if (const QString text = readText(value); !text.isEmpty() && texts.size() < mostTexts)
            texts.append(text);
    }
    return texts;
}

QString readText(const QJsonValue &value)
{
    const QString text = value.toString();
    return text.size() <= longestText ? text : QString();
}

} // namespace network
