// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonwriter.h"

#include "model/text/wholecharacters.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

//! One byte that stands for itself; of names and most short texts all are.
bool isPlain(QChar c)
{
    return c >= u' ' && c < u'\x7f' && c != u'"' && c != u'\\';
}

//! What stands for the character in a string; empty where that is the character itself.
QByteArray jsonEscape(char character)
{
    switch (character) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: break;
    }
    if (uchar(character) >= 0x20)
        return {};
    return "\\u00" + QByteArray::number(uchar(character), 16).rightJustified(2, '0');
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
    quote(name);
    m_bytes += ':';
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::string(QStringView text)
{
    separate();
    quote(text);
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

JsonWriter &JsonWriter::splice(const JsonView::Members::Member &member)
{
    separate();
    m_bytes.append(member.quotedName).append(':').append(member.value.text());
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

void JsonWriter::quote(QStringView text)
{
    if (std::all_of(text.begin(), text.end(), isPlain)) {
        const qsizetype at = m_bytes.size();
        m_bytes.resize(at + text.size() + 2);
        char *out = m_bytes.data() + at;
        *out = '"';
        out = std::transform(text.begin(), text.end(), out + 1, [](QChar c) { return char(c.unicode()); });
        *out = '"';
    } else {
        quoteOther(text);
    }
}

void JsonWriter::quoteOther(QStringView text)
{
    const QByteArray utf8 = wholeUtf8(text);
    m_bytes += '"';
    qsizetype from = 0;
    for (qsizetype at = 0; at < utf8.size(); ++at) {
        if (const QByteArray escape = jsonEscape(utf8[at]); !escape.isEmpty()) {
            m_bytes.append(utf8.constData() + from, at - from).append(escape);
            from = at + 1;
        }
    }
    m_bytes.append(utf8.constData() + from, utf8.size() - from);
    m_bytes += '"';
}

QByteArray JsonWriter::quoted(QStringView text)
{
    return JsonWriter().string(text).bytes();
}

} // namespace model
