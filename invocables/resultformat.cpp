// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/resultformat.h"

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

std::optional<model::JsonText> valueAt(const model::JsonText &data, const QString &name)
{
    std::optional<model::JsonText> value = data;
    for (const QString &step : name.split(u'.')) {
        value = value->member(step);
        if (!value)
            return std::nullopt;
    }
    return value;
}

QString worded(const model::JsonText &value)
{
    const QJsonValue read = value.read();
    return read.isString() ? read.toString() : value.toString();
}

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
    QString text;
    for (qsizetype place = 0; place < pattern.size(); ++place) {
        const QChar character = pattern.at(place);
        const bool doubled = place + 1 < pattern.size() && pattern.at(place + 1) == character;
        if ((character == u'{' || character == u'}') && doubled) {
            text += character;
            ++place;
        } else if (character == u'{') {
            const qsizetype end = pattern.indexOf(u'}', place);
            const auto value = end < 0 ? std::nullopt : valueAt(data, pattern.mid(place + 1, end - place - 1));
            if (!value)
                return pattern;
            text += worded(*value);
            place = end;
        } else {
            text += character;
        }
    }
    return text;
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
