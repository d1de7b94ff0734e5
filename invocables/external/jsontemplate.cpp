// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/jsontemplate.h"

#include "invocables/tools/resulttemplate.h"

#include <functional>

namespace invocables {

using model::DescriptorValue;
using model::JsonText;
using model::JsonWriter;

namespace {

void forEachText(const DescriptorValue &value, const std::function<void(const DescriptorValue &)> &visit)
{
    if (value.string())
        visit(value);
    for (const DescriptorValue &element : value.array())
        forEachText(element, visit);
    for (const DescriptorValue::Member &member : value.table())
        forEachText(member.value, visit);
}

//! The JSON of a text; nothing where an argument that it names is missing.
std::optional<JsonText> filled(const QString &pattern, const JsonText &arguments)
{
    const auto parsed = ResultTemplate::parse(pattern);
    if (parsed && parsed->pieces().size() == 1 && parsed->pieces().first().isName)
        return memberAt(arguments, parsed->pieces().first().text);
    const auto text = parsed ? parsed->filled(arguments) : std::nullopt;
    return text ? std::optional(JsonText::trusted(JsonWriter::quoted(*text))) : std::nullopt;
}

std::optional<JsonText> written(const DescriptorValue &value, const JsonText &arguments);

void writeTable(JsonWriter &json, const DescriptorValue &table, const JsonText &arguments)
{
    for (const DescriptorValue::Member &member : table.table()) {
        if (const auto text = written(member.value, arguments))
            json.member(member.key, *text);
    }
}

std::optional<JsonText> written(const DescriptorValue &value, const JsonText &arguments)
{
    if (const auto pattern = value.string())
        return filled(*pattern, arguments);
    if (!value.isTable() && !value.isArray())
        return value.toJson();
    JsonWriter json;
    if (value.isTable()) {
        json.beginObject();
        writeTable(json, value, arguments);
        json.endObject();
        return json.text();
    }
    json.beginArray();
    for (const DescriptorValue &element : value.array()) {
        if (const auto text = written(element, arguments))
            json.splice(*text);
    }
    json.endArray();
    return json.text();
}

} // namespace

QList<std::pair<model::TextPosition, QString>> JsonTemplate::faults() const
{
    QList<std::pair<model::TextPosition, QString>> faults;
    forEachText(m_table, [&faults](const DescriptorValue &text) {
        if (const auto parsed = ResultTemplate::parse(*text.string()); !parsed)
            faults.append({text.position(), parsed.error().message});
    });
    return faults;
}

QStringList JsonTemplate::names() const
{
    QStringList names;
    forEachText(m_table, [&names](const DescriptorValue &text) {
        if (const auto parsed = ResultTemplate::parse(*text.string()))
            names += parsed->names();
    });
    return names;
}

void JsonTemplate::writeMembers(JsonWriter &json, const JsonText &arguments) const
{
    writeTable(json, m_table, arguments);
}

} // namespace invocables
