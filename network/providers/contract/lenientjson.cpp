// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/lenientjson.h"

#include "model/schema/jsonscanner.h"
#include "network/providers/contract/replytext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonScanner;

QStringList toWire(Repairs repairs)
{
    static const std::array<std::pair<Repair, QString>, 12> names {
        {{Repair::HtmlEntities, u"html-entities"_s}, {Repair::SingleQuotes, u"single-quotes"_s}, {Repair::PythonWords, u"python-words"_s},
            {Repair::TrailingCommas, u"trailing-commas"_s}, {Repair::UnquotedKeys, u"unquoted-keys"_s},
            {Repair::ControlCharacters, u"control-characters"_s}, {Repair::Escapes, u"escapes"_s}, {Repair::InnerQuotes, u"inner-quotes"_s},
            {Repair::CodeFence, u"code-fence"_s}, {Repair::TextAround, u"text-around"_s}, {Repair::TemplateMarks, u"template-marks"_s},
            {Repair::CutOff, u"cut-off"_s}}};
    QStringList words;
    for (const auto &[repair, name] : names) {
        if (repairs.testFlag(repair))
            words.append(name);
    }
    return words;
}

namespace {

constexpr int deepestJson = 64;

bool isHex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool isWordCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-' || c == '+' || c == '.'
        || c == '$';
}

} // namespace

std::optional<LenientJson::Value> LenientJson::readStrictly(QByteArrayView text, qsizetype at)
{
    using Token = JsonScanner::Token;
    JsonScanner scanner(text.sliced(at));
    int depth = 0;
    for (;;) {
        const Token token = scanner.next();
        if (token == Token::Broken || token == Token::End)
            return {};
        if (token == Token::BeginObject || token == Token::BeginArray)
            ++depth;
        else if (token == Token::EndObject || token == Token::EndArray)
            --depth;
        if (depth <= 0)
            break;
    }
    const qsizetype end = scanner.begin() + scanner.raw().size();
    const QByteArray json = text.sliced(at, end).toByteArray();
    if (JsonScanner::firstError(json) >= 0)
        return {};
    return Value {json, at + end, {}};
}

std::optional<LenientJson::Value> LenientJson::read(QByteArrayView text, qsizetype at)
{
    if (auto strict = readStrictly(text, at))
        return strict;
    LenientJson reading(text, at);
    if (!reading.value(0) || JsonScanner::firstError(reading.m_json) >= 0)
        return {};
    return Value {reading.m_json, reading.m_at, reading.m_repairs};
}

QByteArray LenientJson::withoutEntities(QByteArray text)
{
    static constexpr std::array<std::pair<const char *, const char *>, 10> entities {{{"&quot;", "\""}, {"&#34;", "\""}, {"&#x22;", "\""},
        {"&apos;", "'"}, {"&#39;", "'"}, {"&#x27;", "'"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&nbsp;", " "}, {"&amp;", "&"}}};
    for (const auto &[entity, character] : entities)
        text.replace(entity, character);
    return text;
}

void LenientJson::skipSpace()
{
    while (!isAtEnd() && replytext::isSpace(m_text[m_at]))
        ++m_at;
}

bool LenientJson::value(int depth)
{
    skipSpace();
    if (isAtEnd() || depth > deepestJson)
        return false;
    switch (const char first = m_text[m_at]) {
    case '{': return object(depth + 1);
    case '[': return array(depth + 1);
    case '"':
    case '\'': return string(first);
    default: return word();
    }
}

//! What comes after a member or an element: a comma, or the end, which may be missing at the end of the text.
bool LenientJson::separator(char closing, bool &isClosed)
{
    skipSpace();
    if (isAtEnd() && m_isSolid) {
        m_repairs |= Repair::CutOff;
        m_json += closing;
        isClosed = true;
        return true;
    }
    if (isAtEnd())
        return false;
    if (m_text[m_at] == ',') {
        ++m_at;
        skipSpace();
        if (!isAtEnd() && m_text[m_at] == closing)
            m_repairs |= Repair::TrailingCommas;
        else {
            m_json += ',';
            return true;
        }
    }
    if (m_text[m_at] != closing)
        return false;
    ++m_at;
    m_json += closing;
    m_isSolid = true;
    isClosed = true;
    return true;
}

bool LenientJson::object(int depth)
{
    m_json += m_text[m_at++];
    skipSpace();
    bool isClosed = !isAtEnd() && m_text[m_at] == '}';
    if (isClosed) {
        m_json += m_text[m_at++];
        m_isSolid = true;
    }
    while (!isClosed) {
        if (!key())
            return false;
        skipSpace();
        if (isAtEnd() || m_text[m_at] != ':')
            return false;
        m_json += m_text[m_at++];
        if (!value(depth) || !separator('}', isClosed))
            return false;
    }
    return true;
}

bool LenientJson::array(int depth)
{
    m_json += m_text[m_at++];
    skipSpace();
    bool isClosed = !isAtEnd() && m_text[m_at] == ']';
    if (isClosed) {
        m_json += m_text[m_at++];
        m_isSolid = true;
    }
    while (!isClosed) {
        if (!value(depth) || !separator(']', isClosed))
            return false;
    }
    return true;
}

bool LenientJson::key()
{
    skipSpace();
    if (isAtEnd())
        return false;
    if (m_text[m_at] == '"' || m_text[m_at] == '\'')
        return string(m_text[m_at]);
    const qsizetype begin = m_at;
    while (!isAtEnd() && isWordCharacter(m_text[m_at]))
        ++m_at;
    const char first = begin < m_at ? m_text[begin] : '0';
    if (begin == m_at || (first >= '0' && first <= '9'))
        return false;
    m_repairs |= Repair::UnquotedKeys;
    m_json += '"' + m_text.sliced(begin, m_at - begin).toByteArray() + '"';
    return true;
}

bool LenientJson::string(char quote)
{
    if (quote == '\'')
        m_repairs |= Repair::SingleQuotes;
    ++m_at;
    m_json += '"';
    while (!isAtEnd() && m_text[m_at] != quote) {
        const char character = m_text[m_at];
        if (character == '\\') {
            if (!escape())
                return false;
            continue;
        }
        ++m_at;
        if (character == '"') {
            m_json += "\\\"";
        } else if (static_cast<unsigned char>(character) < 0x20) {
            m_repairs |= Repair::ControlCharacters;
            m_json += "\\u00" + QByteArray::number(character, 16).rightJustified(2, '0');
        } else {
            m_json += character;
        }
    }
    if (isAtEnd())
        return false;
    ++m_at;
    m_json += '"';
    m_isSolid = true;
    return true;
}

bool LenientJson::escape()
{
    const QByteArrayView rest = m_text.sliced(m_at + 1);
    if (rest.isEmpty())
        return false;
    const bool isUnicode = rest.size() >= 5 && rest[0] == 'u' && std::all_of(rest.begin() + 1, rest.begin() + 5, isHex);
    if (isUnicode || QByteArrayView("\"\\/bfnrt").contains(rest[0])) {
        const qsizetype length = isUnicode ? 6 : 2;
        m_json += m_text.sliced(m_at, length);
        m_at += length;
    } else if (rest[0] == '\'') {
        m_repairs |= Repair::Escapes;
        m_json += '\'';
        m_at += 2;
    } else {
        // The backslash is meant: a path of Windows, a regular expression.
        m_repairs |= Repair::Escapes;
        m_json += "\\\\";
        ++m_at;
    }
    return true;
}

bool LenientJson::word()
{
    static constexpr std::array<std::pair<const char *, const char *>, 3> pythons {
        {{"True", "true"}, {"False", "false"}, {"None", "null"}}};
    const qsizetype begin = m_at;
    while (!isAtEnd() && isWordCharacter(m_text[m_at]))
        ++m_at;
    const QByteArrayView word = m_text.sliced(begin, m_at - begin);
    m_isSolid = false;
    for (const auto &[python, json] : pythons) {
        if (word == QByteArrayView(python)) {
            m_repairs |= Repair::PythonWords;
            m_json += json;
            return true;
        }
    }
    m_json += word;
    return !word.isEmpty();
}

} // namespace network
