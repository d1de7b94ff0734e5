// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/tomlguard.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

namespace {

constexpr int mostDottedParts = 32;

struct TomlGuardTexts {
    Q_DECLARE_TR_FUNCTIONS(DescriptorFile)
};

//! Walks over TOML, stepping over strings and comments. Only what is well formed need be right: at the first error of another
//! kind the parser stops too.
class Scanner
{
public:
    explicit Scanner(const QByteArray &text)
        : m_text(text)
    {
    }

    TomlHazard find();

private:
    //! \return whether a string may stand here: a quote within a bare word is read by the parser as part of that word.
    bool mayBegin() const { return m_at == 0 || QByteArrayView(" \t\r\n=[{,.").contains(m_text[m_at - 1]) || m_at == m_lineStart; }
    void skipComment();
    void skipString(char quote);
    TomlHazard hazard(const QString &message) const;

    const QByteArray &m_text;
    qsizetype m_at = 0;
    int m_line = 1;
    qsizetype m_lineStart = 0;
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
        } else if (character == '#') {
            skipComment();
        } else if (character == '.') {
            if (++dots >= mostDottedParts)
                return hazard(TomlGuardTexts::tr("this key has too many parts"));
        } else if (character == '\n') {
            ++m_line;
            m_lineStart = m_at + 1;
            dots = 0;
        } else if (character == '=' || character == ',' || character == '{' || character == '[') {
            dots = 0;
        }
    }
    return {};
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
        const bool escapes = m_text[m_at] == '\\' && quote == '"';
        if (escapes && m_text.mid(m_at + 1, 1) != "\n") {
            ++m_at;
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
            ++m_line;
            m_lineStart = m_at + 1;
        }
    }
}

TomlHazard Scanner::hazard(const QString &message) const
{
    // Columns are counted in characters: a byte that goes on with one is none.
    const auto column = std::count_if(
        m_text.cbegin() + m_lineStart, m_text.cbegin() + m_at, [](char byte) { return (uchar(byte) & 0xc0) != 0x80; });
    return {{m_line, int(column) + 1}, message};
}

} // namespace

TomlHazard hazardIn(const QByteArray &toml)
{
    return Scanner(toml).find();
}

} // namespace model
