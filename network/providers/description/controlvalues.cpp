// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/controlvalues.h"

#include "model/schema/jsonwriter.h"

#include <algorithm>

namespace network {

using model::JsonText;

namespace {

//! `{"options":{"temperature":…}}` without its outermost pair, as name and value.
std::pair<QString, JsonText> nested(const QString &member, const JsonText &value)
{
    QStringList path = member.split(u'.');
    JsonText inner = value;
    while (path.size() > 1) {
        model::JsonWriter writer;
        writer.beginObject().member(path.takeLast(), inner).endObject();
        inner = writer.text();
    }
    return {path.first(), inner};
}

void put(NamedValues &members, const std::pair<QString, JsonText> &member)
{
    const auto same = std::find_if(members.begin(), members.end(), [&member](const auto &other) { return other.first == member.first; });
    if (same == members.end())
        members.append(member);
    else
        same->second = mergedJson(same->second, member.second);
}

} // namespace

AppliedControls applyControls(const ModelEntry &entry, const NamedValues &values)
{
    AppliedControls applied {entry, {}};
    for (const auto &[name, value] : values) {
        const ModelControl *control = entry.control(name);
        if (!control && entry.furtherControls)
            put(applied.members, {name, value});
        if (!control || control->refusalOf(value))
            continue;
        if (control->attribute.isEmpty())
            put(applied.members, nested(control->member, value));
        else
            applied.entry.setFigure(control->attribute, value.read().toInteger());
    }
    return applied;
}

JsonText mergedJson(const JsonText &below, const JsonText &above)
{
    if (!below.isObject() || !above.isObject())
        return above;
    NamedValues members = below.members();
    for (const auto &member : above.members())
        put(members, member);
    model::JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : members)
        writer.member(name, value);
    return writer.endObject().text();
}

} // namespace network
