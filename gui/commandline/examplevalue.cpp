// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/examplevalue.h"

#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"

namespace gui {

using model::JsonText, model::JsonView, model::JsonWriter;

namespace {

constexpr int deepest = 16;

JsonText exampleAt(const JsonText &schema, int depth);

JsonText exampleObject(const JsonText &schema, int depth)
{
    const JsonText properties = schema.member(u"properties").value_or(JsonText());
    JsonWriter writer;
    writer.beginObject();
    for (const auto &[unnamed, name] : schema.member(u"required").value_or(JsonText()).members()) {
        const QString key = name.read().toString();
        writer.member(key, exampleAt(properties.member(key).value_or(JsonText()), depth + 1));
    }
    return writer.endObject().text();
}

//! The named type, or the first of several.
QByteArray typeOf(const JsonText &schema)
{
    const JsonView view = JsonView::parse(schema.bytes());
    const JsonView type = view.members()["type"];
    const JsonView named = type.isArray() && !type.elements().isEmpty() ? type.elements().first() : type;
    if (named.isString())
        return named.string().toUtf8();
    return schema.member(u"properties") ? "object" : "string";
}

JsonText exampleAt(const JsonText &schema, int depth)
{
    if (depth > deepest)
        return JsonText::trusted("null");
    for (const QStringView keyword : {u"default", u"const"}) {
        if (const auto value = schema.member(keyword))
            return *value;
    }
    for (const QStringView keyword : {u"examples", u"enum"}) {
        const auto values = schema.member(keyword).value_or(JsonText()).members();
        if (!values.isEmpty())
            return values.first().second;
    }
    const QByteArray type = typeOf(schema);
    if (type == "object")
        return exampleObject(schema, depth);
    if (type == "array")
        return JsonText::trusted("[]");
    if (type == "boolean")
        return JsonText::trusted("true");
    if (type == "null")
        return JsonText::trusted("null");
    if (type == "integer" || type == "number")
        return schema.member(u"minimum").value_or(JsonText::trusted("1"));
    return JsonText::trusted("\"example\"");
}

} // namespace

JsonText exampleValue(const JsonText &schema)
{
    return exampleAt(schema, 0);
}

} // namespace gui
