// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/keydepth.h"

namespace model {

namespace {

constexpr int maximumParts = 32;

//! Walks over TOML, stepping over strings and comments. Only what is well formed need be right: at the first error of another
//! kind the parser stops too.
class KeyScanner
{
public:
    explicit KeyScanner(const QByteArray &text)
        : m_text(text)
    {
    }

    TextPosition find();

private:
    void skipComment();
    void skipString(char quote);
    TextPosition position() const;

    const QByteArray &m_text;
    qsizetype m_at = 0;
    int m_line = 1;
    qsizetype m_lineStart = 0;
};

TextPosition KeyScanner::find()
{
    int dots = 0;
    for (; m_at < m_text.size(); ++m_at) {
        const char character = m_text[m_at];
        if (character == '"' || character == '\'') {
            skipString(character);
        } else if (character == '#') {
            skipComment();
        } else if (character == '.') {
            if (++dots >= maximumParts)
                return position();
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

void KeyScanner::skipComment()
{
    const qsizetype end = m_text.indexOf('\n', m_at);
    m_at = (end < 0 ? m_text.size() : end) - 1;
}

void KeyScanner::skipString(char quote)
{
    const bool multiLine = m_text.mid(m_at, 3) == QByteArray(3, quote);
    const QByteArray end = QByteArray(multiLine ? 3 : 1, quote);
    for (m_at += end.size(); m_at < m_text.size(); ++m_at) {
        const bool escapes = m_text[m_at] == '\\' && quote == '"';
        if (escapes && m_text.mid(m_at + 1, 1) != "\n") {
            ++m_at;
        } else if (m_text[m_at] == quote && m_text.mid(m_at, end.size()) == end) {
            m_at += end.size() - 1;
            return;
        } else if (m_text[m_at] == '\n') {
            ++m_line;
            m_lineStart = m_at + 1;
        }
    }
}

TextPosition KeyScanner::position() const
{
    return {m_line, int(m_at - m_lineStart) + 1};
}

} // namespace

TextPosition tooDeepKey(const QByteArray &toml)
{
    return KeyScanner(toml).find();
}

} // namespace model
