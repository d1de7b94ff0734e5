// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/era.h"

#include "model/schema/jsonwriter.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView, model::JsonWriter;

namespace {

constexpr qsizetype roomForMeta = 512;

using Members = QList<std::pair<QString, JsonText>>;

//! An object's members, but for those that are added in their place.
void writeMembers(JsonWriter &writer, const JsonView &object, const Members &added)
{
    for (const JsonView::Members::Member &member : object.members()) {
        const auto isSame = [name = member.name()](const auto &other) { return other.first == name; };
        if (std::none_of(added.begin(), added.end(), isSame))
            writer.splice(member);
    }
    for (const auto &[name, value] : added)
        writer.member(name, value);
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
    const JsonView::Members present = JsonView::of(params).members();
    JsonWriter writer(params.bytes().size() + roomForMeta);
    writer.beginObject();
    for (const JsonView::Members::Member &member : present) {
        if (member.quotedName != "\"_meta\"")
            writer.splice(member);
    }
    writer.key(u"_meta").beginObject();
    writeMembers(writer, present["_meta"], members);
    return writer.endObject().endObject().text();
}

JsonText mcpClientInfo()
{
    const QString version = QCoreApplication::applicationVersion();
    JsonWriter writer;
    writer.beginObject()
        .member(u"name", u"parlance")
        .member(u"title", u"Parlance")
        .member(u"version", version.isEmpty() ? u"0"_s : version);
    return writer.endObject().text();
}

} // namespace network
