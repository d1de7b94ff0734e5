// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/era.h"

#include "model/schema/jsonwriter.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

using Members = QList<std::pair<QString, JsonText>>;

JsonText withMembers(const JsonText &object, const Members &added)
{
    JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : object.members()) {
        const auto isNamed = [&name = name](const auto &member) { return member.first == name; };
        if (std::none_of(added.begin(), added.end(), isNamed))
            writer.member(name, value);
    }
    for (const auto &[name, value] : added)
        writer.member(name, value);
    return writer.endObject().text();
}

} // namespace

bool McpServerInfo::has(QStringView capability, QStringView member) const
{
    const auto object = capabilities.member(capability);
    const auto value = object ? object->member(member) : std::nullopt;
    return value && value->bytes() == "true";
}

JsonText withMeta(const JsonText &params, const Members &members)
{
    const JsonText meta = params.member(u"_meta").value_or(JsonText());
    return withMembers(params, {{u"_meta"_s, withMembers(meta, members)}});
}

JsonText mcpClientInfo()
{
    JsonWriter writer;
    writer.beginObject().member(u"name", u"parlance").member(u"title", u"Parlance");
    writer.member(u"version", QCoreApplication::applicationVersion().isEmpty() ? u"0"_s : QCoreApplication::applicationVersion());
    return writer.endObject().text();
}

} // namespace network
