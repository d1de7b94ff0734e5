// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonwriter.h"

#include <cmath>

namespace model {

namespace {

//! Qt writes unpaired surrogates as question marks, which would look like something that was said.
QString withoutUnpairedSurrogates(QStringView text)
{
    QString out = text.toString();
    for (qsizetype at = 0; at < out.size(); ++at) {
        const bool isPair = out[at].isHighSurrogate() && at + 1 < out.size() && out[at + 1].isLowSurrogate();
        if (isPair)
            ++at;
        else if (out[at].isSurrogate())
            out[at] = QChar::ReplacementCharacter;
    }
    return out;
}

} // namespace

JsonWriter &JsonWriter::beginObject()
{
    separate();
    m_bytes += '{';
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::endObject()
{
    m_bytes += '}';
    m_needsComma = true;
    return *this;
}

JsonWriter &JsonWriter::beginArray()
{
    separate();
    m_bytes += '[';
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::endArray()
{
    m_bytes += ']';
    m_needsComma = true;
    return *this;
}

JsonWriter &JsonWriter::key(QStringView name)
{
    separate();
    m_bytes += quoted(name) + ':';
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::string(QStringView text)
{
    separate();
    m_bytes += quoted(text);
    return *this;
}

JsonWriter &JsonWriter::number(qint64 value)
{
    separate();
    m_bytes += QByteArray::number(value);
    return *this;
}

JsonWriter &JsonWriter::number(double value)
{
    if (!std::isfinite(value))
        return null();
    separate();
    m_bytes += QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
    return *this;
}

JsonWriter &JsonWriter::boolean(bool value)
{
    separate();
    m_bytes += value ? "true" : "false";
    return *this;
}

JsonWriter &JsonWriter::null()
{
    separate();
    m_bytes += "null";
    return *this;
}

JsonWriter &JsonWriter::splice(const JsonText &text)
{
    if (text.isEmpty())
        return null();
    separate();
    m_bytes += text.bytes();
    return *this;
}

JsonWriter &JsonWriter::splice(const QJsonValue &value)
{
    return splice(JsonText::of(value));
}

void JsonWriter::separate()
{
    if (m_needsComma)
        m_bytes += ',';
    m_needsComma = true;
}

QByteArray JsonWriter::quoted(QStringView text)
{
    const QByteArray utf8 = text.isValidUtf16() ? text.toUtf8() : withoutUnpairedSurrogates(text).toUtf8();
    QByteArray out;
    out.reserve(utf8.size() + 2);
    out += '"';
    for (const char character : utf8) {
        switch (character) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            if (uchar(character) < 0x20) {
                out += "\\u00";
                out += QByteArray::number(uchar(character), 16).rightJustified(2, '0');
            } else {
                out += character;
            }
        }
    }
    out += '"';
    return out;
}

} // namespace model
