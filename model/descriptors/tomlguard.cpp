// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/tomlguard.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>

namespace model {

namespace {

constexpr int mostDottedParts = 32;

struct TomlGuardTexts {
    Q_DECLARE_TR_FUNCTIONS(DescriptorFile)
};

//! Walks over TOML, stepping over strings and comments. Only what is well formed need be right: at the first error of another
//! kind the parser stops too. It stops behind the word that it finds wrong: of a value that is no string, all is read up to white space,
//! a comma, a closing bracket or a comment, quotes as well.
class Scanner
{
public:
    explicit Scanner(const QByteArray &text)
        : m_text(text)
    {
    }

    TomlHazard find();
    QByteArray rewritten() const;

private:
    //! In a key, or between two lines; where a value is to begin; in one, or behind it.
    enum class Place { Key, BeforeValue, Value };

    //! \return whether a string may stand here: a quote within a bare word is read by the parser as part of that word.
    bool mayBegin() const;
    void follow(char character);
    bool isIn(char bracket) const { return !m_open.isEmpty() && m_open.back() == bracket; }
    void skipComment();
    void skipString(char quote);
    void skipEscape(bool multiLine);
    void beginLine();
    TomlHazard hazard(const QString &message) const;

    const QByteArray &m_text;
    qsizetype m_at = 0;
    int m_line = 1;
    qsizetype m_lineStart = 0;
    //! Of the arrays and inline tables that are open, the brackets.
    QByteArray m_open;
    Place m_place = Place::Key;
    //! Where a character stands that is written as an escape.
    QList<qsizetype> m_escaped;
    TomlHazard m_hazard;
};

TomlHazard Scanner::find()
{
    int dots = 0;
    if (m_text.startsWith("\xEF\xBB\xBF"))
        m_lineStart = m_at = 3;
    for (; m_at < m_text.size(); ++m_at) {
        const char character = m_text[m_at];
        if (uchar(character) >= 0x80)
            return hazard(
                TomlGuardTexts::tr("a character beyond ASCII may occur only in strings and comments; a key that has one must be quoted"));
        if ((character == '"' || character == '\'') && mayBegin()) {
            skipString(character);
            if (m_hazard.position.line > 0)
                return m_hazard;
        } else if (character == '#') {
            skipComment();
        } else if (character == '.') {
            if (++dots >= mostDottedParts)
                return hazard(TomlGuardTexts::tr("this key has too many parts"));
        } else if (character == '\n') {
            beginLine();
            dots = 0;
        } else if (character == '=' || character == ',' || character == '{' || character == '[') {
            dots = 0;
        }
        follow(character);
    }
    return {};
}

bool Scanner::mayBegin() const
{
    if (m_place != Place::Key)
        return m_place == Place::BeforeValue;
    return m_at == m_lineStart || QByteArrayView(" \t[{,.").contains(m_text[m_at - 1]);
}

//! Past a character that stands outside strings and comments, or past the last one of these.
void Scanner::follow(char character)
{
    if (character == '\n' && m_open.isEmpty()) {
        m_place = Place::Key;
    } else if ((character == ']' && isIn('[')) || (character == '}' && isIn('{'))) {
        m_open.chop(1);
        m_place = Place::Value;
    } else if (m_place == Place::Key) {
        m_place = character == '=' ? Place::BeforeValue : Place::Key;
    } else if (QByteArrayView(" \t\r\n\v\f").contains(character)) {
        m_place = Place::BeforeValue;
    } else if (character == ',') {
        m_place = isIn('{') ? Place::Key : Place::BeforeValue;
    } else if (m_place == Place::BeforeValue && (character == '[' || character == '{')) {
        m_open.append(character);
        m_place = character == '[' ? Place::BeforeValue : Place::Key;
    } else {
        m_place = Place::Value;
    }
}

//! At the end of one.
void Scanner::beginLine()
{
    ++m_line;
    m_lineStart = m_at + 1;
}

void Scanner::skipComment()
{
    const qsizetype end = m_text.indexOf('\n', m_at);
    m_at = (end < 0 ? m_text.size() : end) - 1;
}

void Scanner::skipString(char quote)
{
    const bool multiLine = m_text.mid(m_at, 3) == QByteArray(3, quote);
    const QByteArray end = QByteArray(multiLine ? 3 : 1, quote);
    for (m_at += end.size(); m_at < m_text.size(); ++m_at) {
        if (m_text[m_at] == '\\' && quote == '"') {
            skipEscape(multiLine);
        } else if (m_text[m_at] == quote && m_text.mid(m_at, end.size()) == end) {
            m_at += end.size() - 1;
            // The text of a multi-line string may end with one or two quotes of its own.
            for (int own = 0; multiLine && own < 2 && m_text.mid(m_at + 1, 1) == QByteArray(1, quote); ++own)
                ++m_at;
            return;
        } else if (m_text[m_at] == '\n' && !multiLine) {
            // The parser stops at this string, which has no end.
            m_at = m_text.size();
        } else if (m_text[m_at] == '\n') {
            beginLine();
        }
    }
}

//! To its last character: with a backslash at the end of a line all white space goes that follows.
void Scanner::skipEscape(bool multiLine)
{
    const auto isAt = [this](qsizetype at, QByteArrayView characters) { return at < m_text.size() && characters.contains(m_text[at]); };
    const auto isBeyondAscii = [this](qsizetype at) { return at < m_text.size() && uchar(m_text[at]) >= 0x80; };
    qsizetype end = m_at + 1;
    while (multiLine && isAt(end, " \t\r"))
        ++end;
    if (!multiLine || !isAt(end, "\n")) {
        ++m_at;
        if (isBeyondAscii(end) && m_hazard.position.line == 0) {
            m_at = end;
            m_hazard = hazard(TomlGuardTexts::tr("unknown escape sequence"));
        }
        return;
    }
    for (m_at = end; isAt(m_at, " \t\r\n"); ++m_at) {
        if (m_text[m_at] == '\n')
            beginLine();
    }
    if (isBeyondAscii(m_at))
        m_escaped.append(m_at);
    --m_at;
}

QByteArray Scanner::rewritten() const
{
    QByteArray text;
    qsizetype from = 0;
    for (const qsizetype at : m_escaped) {
        // As many bytes as its first one says (RFC 3629, section 3), since more may follow that belong to nothing.
        const uchar lead = uchar(m_text[at]);
        const qsizetype end = at + (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2);
        // A byte order mark is a character like any other here. What is no UTF-8 is the parser's to refuse.
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
        const QString character = decoder.decode(m_text.mid(at, end - at));
        if (character.toUtf8() != m_text.mid(at, end - at))
            continue;
        text += m_text.mid(from, at - from) + "\\U" + QByteArray::number(character.toUcs4().value(0), 16).rightJustified(8, '0');
        from = end;
    }
    return from == 0 ? m_text : text + m_text.mid(from);
}

TomlHazard Scanner::hazard(const QString &message) const
{
    // Columns are counted in characters: a byte that goes on with one is none.
    const auto column = std::count_if(
        m_text.cbegin() + m_lineStart, m_text.cbegin() + m_at, [](char byte) { return (uchar(byte) & 0xc0) != 0x80; });
    return {{m_line, int(column) + 1}, message};
}

} // namespace

GuardedToml guardedToml(const QByteArray &toml)
{
    Scanner scanner(toml);
    const TomlHazard hazard = scanner.find();
    return {hazard, scanner.rewritten()};
}

} // namespace model
