// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/toml/tomlscanner.h"

namespace model {

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

} // namespace model
