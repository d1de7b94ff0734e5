// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/signedparts.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/wire/toolnames.h"
#include "network/providers/wire/wirejson.h"

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

QString stringOf(const JsonText &object, QStringView name)
{
    const auto value = object.member(name);
    return value ? value->read().toString() : QString();
}

//! Whether the provider takes a call of its own back. What it does not is written anew, as the call of another model is.
bool goesBack(const JsonText &function)
{
    const QString name = stringOf(function, u"name");
    const auto arguments = function.member(u"args");
    return !name.isEmpty() && name == fitForWire(name) && (!arguments || arguments->isObject());
}

} // namespace

void SignedParts::addText(const QString &text)
{
    if (!text.trimmed().isEmpty())
        m_parts.append({textPart(text), text, {}});
}

void SignedParts::addImage(const model::ImageContent &image)
{
    m_parts.append({imagePart(image), {}, image});
}

void SignedParts::addKept(const JsonText &native)
{
    if (const auto function = native.member(u"functionCall")) {
        if (goesBack(*function))
            m_calls.append(native);
    } else if (native.member(u"text") && !native.member(u"thought")) {
        splitOff(stringOf(native, u"text"), native);
    } else if (native.members().size() == 1 && native.member(u"thoughtSignature")) {
        if (!m_parts.isEmpty() && m_parts.last().image)
            m_parts.last().json = imagePart(*m_parts.last().image, stringOf(native, u"thoughtSignature"));
    } else {
        m_parts.append({native, {}, {}});
    }
}

void SignedParts::splitOff(const QString &text, const JsonText &native)
{
    if (text.isEmpty()) {
        m_parts.append({native, {}, {}});
        return;
    }
    // A text that was changed since has lost its signature.
    if (m_parts.isEmpty() || !m_parts.last().text.endsWith(text))
        return;
    const QString before = m_parts.last().text.chopped(text.size());
    m_parts.removeLast();
    if (!before.isEmpty())
        m_parts.append({textPart(before), before, {}});
    m_parts.append({native, {}, {}});
}

std::optional<JsonText> SignedParts::takeCall(const QString &wireName, const model::Invocation &invocation)
{
    for (qsizetype number = 0; number < m_calls.size(); ++number) {
        const JsonText function = m_calls.at(number).member(u"functionCall").value_or(JsonText());
        const QString name = stringOf(function, u"name");
        const bool isNamed = name == wireName || invocation.name == name || invocation.name.endsWith(u':' + name);
        const auto arguments = function.member(u"args");
        if (isNamed && (arguments ? arguments->bytes() : QByteArray("{}")) == invocation.arguments)
            return m_calls.takeAt(number);
    }
    return std::nullopt;
}

QList<JsonText> SignedParts::parts() const
{
    QList<JsonText> parts;
    for (const Part &part : m_parts)
        parts.append(part.json);
    return parts;
}

JsonText textPart(const QString &text)
{
    JsonWriter writer;
    writer.beginObject().member(u"text", text).endObject();
    return writer.text();
}

JsonText imagePart(const model::ImageContent &image, const QString &signature)
{
    JsonWriter writer;
    writer.beginObject().key(u"inlineData").beginObject().member(u"mimeType", image.mimeType);
    writer.member(u"data", QString::fromLatin1(image.data.toBase64())).endObject();
    if (!signature.isEmpty())
        writer.member(u"thoughtSignature", signature);
    writer.endObject();
    return writer.text();
}

} // namespace network
