// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/resultformat.h"

#include "invocables/tools/resulttemplate.h"

namespace invocables {

namespace {

//! What a result says as JSON, where it is one piece of data, or one text that is an object.
model::JsonText dataOf(const model::Contents &contents)
{
    if (contents.size() != 1)
        return {};
    if (const auto *data = std::get_if<model::DataContent>(&contents.first()))
        return data->json;
    const auto *text = std::get_if<model::TextContent>(&contents.first());
    if (!text || !text->text.startsWith(u'{'))
        return {};
    return model::JsonText::parse(text->text.toUtf8()).value_or(model::JsonText());
}

} // namespace

QString ResultFormat::filled(const QString &pattern, const model::JsonText &data)
{
    const auto parsed = ResultTemplate::parse(pattern);
    return parsed ? parsed->filled(data).value_or(pattern) : pattern;
}

InvocableResult ResultFormat::applied(const InvocableResult &result) const
{
    InvocableResult formatted = result;
    const model::JsonText data = dataOf(result.contents);
    for (model::Content &content : formatted.contents) {
        if (const auto *part = std::get_if<model::DataContent>(&content))
            content = model::TextContent {part->json.toString(), part->mimeType};
    }
    if (data.isEmpty())
        return formatted;
    if (!forModel.isEmpty())
        formatted.contents = {model::TextContent {filled(forModel, data)}};
    if (!forPerson.isEmpty())
        formatted.display = filled(forPerson, data);
    return formatted;
}

} // namespace invocables
