// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonscanner.h"

#include "model/basics/bytesearch.h"

#include <QStringDecoder>
#include <QVarLengthArray>

#include <algorithm>
#include <array>

namespace model {

namespace {

//! For each byte whether it is one of them.
template <typename Predicate>
constexpr std::array<bool, 256> bytesWhere(Predicate predicate)
{
    std::array<bool, 256> bytes = {};
    for (unsigned byte = 0; byte < bytes.size(); ++byte)
        bytes[byte] = predicate(uchar(byte));
    return bytes;
}

bool isSpace(char character)
{
    return character == ' ' || character == '\n' || character == '\r' || character == '\t';
}

constexpr bool isJsonDigit(char character)
{
    return character >= '0' && character <= '9';
}

bool isHexadecimal(QByteArrayView digits)
{
    return digits.size() == 4 && std::all_of(digits.begin(), digits.end(), [](char digit) {
        return isJsonDigit(digit) || (digit >= 'a' && digit <= 'f') || (digit >= 'A' && digit <= 'F');
    });
}

constexpr JsonScanner::Token tokenKindOf(char first)
{
    using Token = JsonScanner::Token;
    switch (first) {
    case '{': return Token::BeginObject;
    case '}': return Token::EndObject;
    case '[': return Token::BeginArray;
    case ']': return Token::EndArray;
    case ':': return Token::Colon;
    case ',': return Token::Comma;
    case '"': return Token::String;
    case 't':
    case 'f':
    case 'n': return Token::Word;
    default: return first == '-' || isJsonDigit(first) ? Token::Number : Token::Broken;
    }
}

constexpr auto tokenKinds = [] {
    std::array<JsonScanner::Token, 256> kinds = {};
    for (unsigned byte = 0; byte < kinds.size(); ++byte)
        kinds[byte] = tokenKindOf(char(byte));
    return kinds;
}();

//! Of the bytes of a string those in ASCII that mean nothing but themselves.
constexpr auto isPlainByte = bytesWhere([](uchar byte) { return byte >= ' ' && byte < 0x80 && byte != '"' && byte != '\\'; });
//! Outside strings, where a string or another object or array begins, or one ends.
constexpr auto isQuoteOrBracket = bytesWhere(
    [](uchar byte) { return byte == '"' || byte == '{' || byte == '}' || byte == '[' || byte == ']'; });

//! Where a run of them ends; most bytes of most texts are read here.
qsizetype endOfPlain(QByteArrayView text, qsizetype at)
{
    while (at < text.size() && isPlainByte[uchar(text[at])])
        ++at;
    return at;
}

//! After the quote that ends the one which begins there, or beyond the text.
qsizetype endOfString(QByteArrayView text, qsizetype begin)
{
    for (qsizetype quote = begin;;) {
        quote = indexOfByte(text, '"', quote + 1);
        if (quote < 0)
            return text.size() + 1;
        qsizetype before = quote - 1;
        while (text[before] == '\\')
            --before;
        // One after an odd number of backslashes is meant itself.
        if ((quote - before) % 2 != 0)
            return quote + 1;
    }
}

//! After the bracket that ends the object or array which begins there, or beyond the text.
qsizetype endOfNested(QByteArrayView text, qsizetype at)
{
    int depth = 0;
    do {
        while (at < text.size() && !isQuoteOrBracket[uchar(text[at])])
            ++at;
        if (at >= text.size())
            break;
        switch (text[at]) {
        case '"': at = endOfString(text, at); continue;
        case '{':
        case '[': ++depth; break;
        default: --depth;
        }
        ++at;
    } while (depth > 0);
    return at;
}

//! The UTF-16 unit that an escape stands for; 0 where there is none.
QChar escapedUnit(const QByteArray &json, qsizetype at)
{
    return json.mid(at, 2) == "\\u" ? QChar(json.mid(at + 2, 4).toUShort(nullptr, 16)) : QChar();
}

//! What may come next while a text is checked: the states of the grammar.
enum class Expected { Value, ValueOrEnd, Key, KeyOrEnd, Colon, CommaOrEnd, Nothing };

//! Follows the grammar over the tokens; the stack holds one entry for each open object or array.
class Grammar final
{
public:
    //! \return whether the token may stand here.
    bool accepts(JsonScanner::Token token)
    {
        using Token = JsonScanner::Token;
        switch (token) {
        case Token::BeginObject:
        case Token::BeginArray: return isValueExpected() && open(token);
        case Token::EndObject:
        case Token::EndArray: return close(token);
        case Token::Colon: return m_expected == Expected::Colon && expect(Expected::Value);
        case Token::Comma: return m_expected == Expected::CommaOrEnd && expect(isInObject() ? Expected::Key : Expected::Value);
        case Token::String:
            if (m_expected == Expected::Key || m_expected == Expected::KeyOrEnd)
                return expect(Expected::Colon);
            return isValueExpected() && valueEnds();
        case Token::Number:
        case Token::Word: return isValueExpected() && valueEnds();
        case Token::End: return m_expected == Expected::Nothing;
        case Token::Broken: return false;
        }
        return false;
    }

private:
    bool isInObject() const { return m_open.last() == JsonScanner::Token::BeginObject; }
    bool isValueExpected() const { return m_expected == Expected::Value || m_expected == Expected::ValueOrEnd; }

    bool expect(Expected expected)
    {
        m_expected = expected;
        return true;
    }

    bool valueEnds() { return expect(m_open.isEmpty() ? Expected::Nothing : Expected::CommaOrEnd); }

    bool open(JsonScanner::Token token)
    {
        if (m_open.size() == JsonScanner::deepestNesting)
            return false;
        m_open.append(token);
        return expect(isInObject() ? Expected::KeyOrEnd : Expected::ValueOrEnd);
    }

    bool close(JsonScanner::Token token)
    {
        if (m_open.isEmpty() || isInObject() != (token == JsonScanner::Token::EndObject))
            return false;
        const Expected empty = isInObject() ? Expected::KeyOrEnd : Expected::ValueOrEnd;
        if (m_expected != empty && m_expected != Expected::CommaOrEnd)
            return false;
        m_open.removeLast();
        return valueEnds();
    }

    QVarLengthArray<JsonScanner::Token, 32> m_open;
    Expected m_expected = Expected::Value;
};

} // namespace

JsonScanner::Token JsonScanner::next()
{
    skipSpace();
    m_begin = m_at;
    if (m_at == m_text.size())
        return Token::End;
    const char first = m_text[m_at];
    const Token token = tokenKinds[uchar(first)];
    switch (token) {
    case Token::Broken: return token;
    case Token::String: return scanString() ? token : Token::Broken;
    case Token::Number: return scanNumber() ? token : Token::Broken;
    case Token::Word: return scanWord(first == 't' ? "true" : first == 'f' ? "false" : "null") ? token : Token::Broken;
    default: ++m_at; return token;
    }
}

JsonScanner::Token JsonScanner::peek() const
{
    JsonScanner ahead = *this;
    ahead.skipSpace();
    return ahead.m_at == m_text.size() ? Token::End : tokenKinds[uchar(m_text[ahead.m_at])];
}

//! In what is well-formed only strings and brackets are looked at.
QByteArrayView JsonScanner::skipValue()
{
    skipSpace();
    const qsizetype begin = m_at;
    const char first = m_at < m_text.size() ? m_text[m_at] : '\0';
    if (first == '"') {
        m_at = qMin(endOfString(m_text, m_at), m_text.size());
    } else if (first == '{' || first == '[') {
        m_at = qMin(endOfNested(m_text, m_at), m_text.size());
    } else {
        next();
        return raw();
    }
    m_begin = begin;
    return raw();
}

qsizetype JsonScanner::firstError(QByteArrayView text)
{
    JsonScanner scanner(text);
    Grammar grammar;
    for (;;) {
        const Token token = scanner.next();
        if (!grammar.accepts(token))
            return token == Token::Broken ? scanner.m_at : scanner.m_begin;
        if (token == Token::End)
            return -1;
    }
}

QString JsonScanner::fromUtf8(QByteArrayView piece)
{
    if (!piece.startsWith("\xef\xbb\xbf"))
        return QString::fromUtf8(piece);
    return QStringDecoder(QStringDecoder::Utf8, QStringConverter::Flag::ConvertInitialBom).decode(piece);
}

QString JsonScanner::decoded(QByteArrayView quoted)
{
    // What was taken for JSON without having been looked at may end anywhere.
    const QByteArrayView inside = quoted.size() < 2 ? QByteArrayView() : quoted.sliced(1, quoted.size() - 2);
    qsizetype at = indexOfByte(inside, '\\');
    if (at < 0)
        return fromUtf8(inside);
    QString text;
    qsizetype from = 0;
    for (; at >= 0; at = indexOfByte(inside, '\\', from)) {
        text += fromUtf8(inside.sliced(from, at - from));
        if (at + 1 == inside.size())
            return text;
        const char escape = inside[at + 1];
        from = at + 2;
        switch (escape) {
        case 'b': text += QChar(8); break;
        case 'f': text += QChar(12); break;
        case 'n': text += QChar(10); break;
        case 'r': text += QChar(13); break;
        case 't': text += QChar(9); break;
        case 'u': {
            const QByteArrayView digits = inside.sliced(from, std::min(qsizetype(4), inside.size() - from));
            text += QChar(digits.toUShort(nullptr, 16));
            from += digits.size();
            break;
        }
        default: text += QLatin1Char(escape);
        }
    }
    return text + fromUtf8(inside.sliced(from));
}

QByteArray JsonScanner::withWholeEscapes(QByteArray json)
{
    if (!json.contains("\\ud") && !json.contains("\\uD"))
        return json;
    for (qsizetype at = json.indexOf('\\'); at >= 0; at = json.indexOf('\\', at)) {
        const QChar unit = escapedUnit(json, at);
        const bool isPair = unit.isHighSurrogate() && escapedUnit(json, at + 6).isLowSurrogate();
        if (unit.isSurrogate() && !isPair)
            json.replace(at, 6, "\\ufffd");
        at += isPair ? 12 : 2;
    }
    return json;
}

void JsonScanner::skipSpace()
{
    while (m_at < m_text.size() && isSpace(m_text[m_at]))
        ++m_at;
}

bool JsonScanner::scanString()
{
    bool isAscii = true;
    m_hasEscapes = false;
    for (++m_at; (m_at = endOfPlain(m_text, m_at)) < m_text.size(); ++m_at) {
        const char character = m_text[m_at];
        if (character == '"') {
            ++m_at;
            return isAscii || raw().isValidUtf8();
        }
        if (uchar(character) < 0x20)
            return false;
        isAscii = isAscii && uchar(character) < 0x80;
        if (character != '\\')
            continue;
        m_hasEscapes = true;
        if (m_at + 1 == m_text.size() || !QByteArrayView("\"\\/bfnrtu").contains(m_text[m_at + 1]))
            return false;
        ++m_at;
        if (m_text[m_at] == 'u' && !isHexadecimal(m_text.sliced(m_at + 1, qMin(qsizetype(4), m_text.size() - m_at - 1))))
            return false;
    }
    return false;
}

bool JsonScanner::scanNumber()
{
    const auto isAt = [this](QByteArrayView characters) { return m_at < m_text.size() && characters.contains(m_text[m_at]); };
    if (isAt("-"))
        ++m_at;
    if (isAt("0"))
        ++m_at;
    else if (!scanDigits())
        return false;
    if (isAt(".") && (++m_at, !scanDigits()))
        return false;
    bool hasExponent = false;
    if (isAt("eE")) {
        hasExponent = true;
        ++m_at;
        if (isAt("+-"))
            ++m_at;
        if (!scanDigits())
            return false;
    }
    // Nothing that reads JSON into doubles takes a number outside their range; so it is refused here, where the place is known.
    bool fits = true;
    if (hasExponent || raw().size() > 300)
        static_cast<void>(raw().toDouble(&fits));
    return fits;
}

bool JsonScanner::scanDigits()
{
    const qsizetype begin = m_at;
    while (m_at < m_text.size() && isJsonDigit(m_text[m_at]))
        ++m_at;
    return m_at > begin;
}

bool JsonScanner::scanWord(QByteArrayView word)
{
    if (m_text.sliced(m_at).startsWith(word)) {
        m_at += word.size();
        return true;
    }
    return false;
}

} // namespace model
