// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/toml/tomlscanner.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

qsizetype offsetOf(QStringView text, TextPosition position)
{
    qsizetype offset = 0;
    for (int line = 1; line < position.line; ++line) {
        const qsizetype end = text.indexOf(u'\n', offset);
        if (end < 0)
            return text.size();
        offset = end + 1;
    }
    for (int column = 1; column < position.column && offset < text.size() && text[offset] != u'\n'; ++column)
        offset += text[offset].isHighSurrogate() && offset + 1 < text.size() ? 2 : 1;
    return offset;
}

TextPosition positionOf(QStringView text, qsizetype offset)
{
    const QStringView before = text.first(qBound(qsizetype(0), offset, text.size()));
    const qsizetype lineStart = before.lastIndexOf(u'\n') + 1;
    int column = 1;
    for (const QChar character : before.sliced(lineStart))
        column += character.isLowSurrogate() ? 0 : 1;
    return {int(before.count(u'\n')) + 1, column};
}

namespace {

using Kind = TomlToken::Kind;

bool isLineEnd(QChar character)
{
    return character == u'\n' || character == u'\r';
}

bool isWord(QChar character)
{
    return character.isLetterOrNumber() || character == u'_' || character == u'-' || character == u'+' || character == u':';
}

Kind signOf(QChar character)
{
    switch (character.unicode()) {
    case u'=': return Kind::Equals;
    case u'.': return Kind::Dot;
    case u',': return Kind::Comma;
    case u'[': return Kind::OpenBracket;
    case u']': return Kind::CloseBracket;
    case u'{': return Kind::OpenBrace;
    case u'}': return Kind::CloseBrace;
    default: return Kind::Other;
    }
}

} // namespace

QList<TomlToken> TomlScanner::tokens(QStringView text)
{
    TomlScanner scanner(text);
    QList<TomlToken> tokens;
    while (scanner.m_at < text.size()) {
        tokens.append(scanner.next());
        scanner.m_at = tokens.last().end;
    }
    return tokens;
}

TomlToken TomlScanner::tokenAt(QStringView text, qsizetype offset)
{
    TomlScanner scanner(text);
    scanner.m_at = offset;
    return scanner.next();
}

TomlToken TomlScanner::next()
{
    const QChar character = m_text[m_at];
    if (isLineEnd(character)) {
        const bool both = character == u'\r' && m_text.sliced(m_at).startsWith(u"\r\n");
        return {Kind::LineEnd, m_at, m_at + (both ? 2 : 1)};
    }
    if (character.isSpace())
        return {Kind::Space, m_at, endOf([](QChar other) { return other.isSpace() && !isLineEnd(other); })};
    if (character == u'#')
        return {Kind::Comment, m_at, endOf([](QChar other) { return !isLineEnd(other); })};
    if (character == u'"' || character == u'\'') {
        bool isClosed = false;
        const qsizetype end = endOfString(isClosed);
        return {Kind::String, m_at, end, isClosed};
    }
    if (isWord(character))
        return {Kind::Word, m_at, endOf(isWord)};
    return {signOf(character), m_at, m_at + 1};
}

qsizetype TomlScanner::endOfString(bool &isClosed) const
{
    const QChar quote = m_text[m_at];
    const QString longQuotes(3, quote);
    const bool isLong = m_text.sliced(m_at).startsWith(longQuotes);
    for (qsizetype at = m_at + (isLong ? 3 : 1); at < m_text.size(); ++at) {
        if (m_text[at] == u'\\' && quote == u'"') {
            // A line end that is escaped still ends a string of one line.
            if (isLong || at + 1 >= m_text.size() || !isLineEnd(m_text[at + 1]))
                ++at;
        } else if (isLong && m_text.sliced(at).startsWith(longQuotes)) {
            isClosed = true;
            at += 3;
            // The text may end with one or two quotes of its own.
            for (int own = 0; own < 2 && at < m_text.size() && m_text[at] == quote; ++own)
                ++at;
            return at;
        } else if (!isLong && m_text[at] == quote) {
            isClosed = true;
            return at + 1;
        } else if (!isLong && isLineEnd(m_text[at])) {
            return at;
        }
    }
    return m_text.size();
}

template <typename Belongs>
qsizetype TomlScanner::endOf(Belongs belongs) const
{
    qsizetype end = m_at;
    while (end < m_text.size() && belongs(m_text[end]))
        ++end;
    return end;
}

qsizetype matchingBracket(const QString &text, qsizetype offset)
{
    using Kind = TomlToken::Kind;
    QList<TomlToken> open;
    for (const TomlToken &token : TomlScanner::tokens(text)) {
        if (token.kind == Kind::OpenBracket || token.kind == Kind::OpenBrace) {
            open.append(token);
        } else if (token.kind == Kind::CloseBracket || token.kind == Kind::CloseBrace) {
            const Kind opening = token.kind == Kind::CloseBracket ? Kind::OpenBracket : Kind::OpenBrace;
            if (open.isEmpty() || open.last().kind != opening)
                continue;
            const qsizetype begin = open.takeLast().begin;
            if (begin == offset)
                return token.begin;
            if (token.begin == offset)
                return begin;
        }
    }
    return -1;
}

QString keyPart(QStringView token)
{
    if (!token.startsWith(u'"') && !token.startsWith(u'\''))
        return token.toString();
    const QChar quote = token.front();
    const bool isClosed = token.size() > 1 && token.back() == quote;
    QString name = token.sliced(1, token.size() - (isClosed ? 2 : 1)).toString();
    // Of the escapes only these two are ever met in a key.
    return quote == u'"' ? name.replace(u"\\\""_s, u"\""_s).replace(u"\\\\"_s, u"\\"_s) : name;
}

QStringList keyParts(QStringView text, const QList<TomlToken> &tokens, qsizetype first, qsizetype end)
{
    QStringList parts;
    for (qsizetype index = first; index < end; ++index) {
        if (tokens[index].kind == TomlToken::Kind::Word || tokens[index].kind == TomlToken::Kind::String)
            parts.append(keyPart(tokens[index].in(text)));
    }
    return parts;
}

QString writtenKey(const QString &name)
{
    const bool isBare = !name.isEmpty() && std::all_of(name.begin(), name.end(), [](QChar character) {
        return character.unicode() < 128 && (character.isLetterOrNumber() || character == u'_' || character == u'-');
    });
    return isBare ? name : writtenString(name);
}

namespace {

//! What TOML cannot hold as it is, and what editors and readers of lines take for something else.
bool isEscaped(QChar character)
{
    return character.category() == QChar::Other_Control || character == QChar::LineSeparator || character == QChar::ParagraphSeparator
        || character == QChar::ByteOrderMark;
}

} // namespace

QString writtenString(const QString &text)
{
    QString written = u"\""_s;
    for (const QChar character : text) {
        if (character == u'"' || character == u'\\')
            written += u'\\' + QString(character);
        else if (character == u'\n')
            written += u"\\n"_s;
        else if (character == u'\t')
            written += u"\\t"_s;
        else if (isEscaped(character))
            written += u"\\u%1"_s.arg(int(character.unicode()), 4, 16, QLatin1Char('0'));
        else
            written += character;
    }
    return written + u'"';
}

} // namespace model
