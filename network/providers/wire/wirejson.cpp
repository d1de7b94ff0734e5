// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/wirejson.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/description/modellayers.h"

#include <algorithm>
#include <array>

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

void BodyMembers::set(const QString &name, const JsonText &value)
{
    const auto same = std::find_if(m_members.begin(), m_members.end(), [&name](const auto &member) { return member.first == name; });
    if (same == m_members.end())
        m_members.append({name, value});
    else
        same->second = value;
}

void BodyMembers::set(const QString &name, QStringView text)
{
    set(name, JsonText::trusted(model::JsonWriter::quoted(text)));
}

void BodyMembers::set(const QString &name, qint64 number)
{
    set(name, JsonText::trusted(QByteArray::number(number)));
}

void BodyMembers::set(const QString &name, bool value)
{
    set(name, JsonText::trusted(value ? "true" : "false"));
}

void BodyMembers::setFrom(const QList<std::pair<QString, JsonText>> &members)
{
    for (const auto &[name, value] : members) {
        if (isOfConversation(name))
            continue;
        const auto same = std::find_if(
            m_members.begin(), m_members.end(), [&name = name](const auto &member) { return member.first == name; });
        set(name, same == m_members.end() ? value : mergedJson(same->second, value));
    }
}

bool BodyMembers::isOfConversation(const QString &name)
{
    static const std::array<QString, 8> names {
        u"model"_s, u"messages"_s, u"system"_s, u"tools"_s, u"input"_s, u"instructions"_s, u"contents"_s, u"systemInstruction"_s};
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool BodyMembers::has(QStringView name) const
{
    return std::any_of(m_members.begin(), m_members.end(), [name](const auto &member) { return member.first == name; });
}

QByteArray BodyMembers::toJson() const
{
    model::JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : m_members)
        writer.member(name, value);
    writer.endObject();
    return writer.bytes();
}

} // namespace network
