// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/wirejson.h"

#include "model/schema/jsonwriter.h"

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

JsonText argumentsForWire(const QByteArray &arguments)
{
    if (arguments.trimmed().isEmpty())
        return JsonText::trusted("{}");
    const auto text = JsonText::parse(arguments);
    if (text && text->isObject())
        return *text;
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"malformed_arguments", QString::fromUtf8(arguments));
    writer.endObject();
    return writer.text();
}

JsonText schemaForWire(const JsonText &schema)
{
    if (schema.isObject() && schema.member(u"type"))
        return schema;
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"type", u"object");
    if (schema.isObject()) {
        for (const auto &[name, value] : schema.members())
            writer.member(name, value);
    }
    writer.endObject();
    return writer.text();
}

QString textForWire(const model::Content &content)
{
    if (const auto *text = std::get_if<model::TextContent>(&content))
        return text->text;
    if (const auto *data = std::get_if<model::DataContent>(&content))
        return data->json.toString();
    if (const auto *file = std::get_if<model::FileContent>(&content))
        return model::inWords(*file);
    return {};
}

QString joinedText(const model::Contents &contents)
{
    QStringList texts;
    for (const model::Content &content : contents) {
        if (const QString text = textForWire(content); !text.isEmpty())
            texts.append(text);
    }
    return texts.join(u"\n\n"_s);
}

QString dataUrl(const model::ImageContent &image)
{
    return u"data:"_s + image.mimeType + u";base64,"_s + QString::fromLatin1(image.data.toBase64());
}

} // namespace network
