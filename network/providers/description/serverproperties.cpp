// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/serverproperties.h"

#include "network/http/httprequest.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestModelName = 200;

std::optional<bool> flag(const QJsonValue &value)
{
    return value.isBool() ? std::optional(value.toBool()) : std::nullopt;
}

} // namespace

std::optional<ServerProperties> ServerProperties::read(const QByteArray &body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject object = document.object();
    const QJsonValue modalities = object[u"modalities"];
    ServerProperties properties;
    properties.context = std::max<qint64>(0, object[u"default_generation_settings"][u"n_ctx"].toInteger());
    properties.seesPictures = flag(modalities[u"vision"]);
    properties.hearsSound = flag(modalities[u"audio"]);
    properties.knowsTools = flag(object[u"chat_template_caps"][u"supports_tools"]);
    properties.modelName = object[u"model_alias"].toString().left(longestModelName);
    properties.build = object[u"build_info"].toString().left(longestModelName);
    // Others answer this question too, and say nothing.
    properties.isLlamas = properties != ServerProperties();
    return properties;
}

bool ServerProperties::isLlama(const model::Headers &headers)
{
    return headerValue(headers, "Server").startsWith("llama.cpp");
}

} // namespace network
