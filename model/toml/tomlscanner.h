// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QStringView>

namespace model {

//! A piece of a TOML text, in UTF-16 units from its beginning.
struct TomlToken {
    enum class Kind { Space, LineEnd, Comment, Word, String, Equals, Dot, Comma, OpenBracket, CloseBracket, OpenBrace, CloseBrace, Other };

    Kind kind = Kind::Other;
    qsizetype begin = 0;
    qsizetype end = 0;
    //! A string that has its closing quotes.
    bool isClosed = true;

    QStringView in(QStringView text) const { return text.sliced(begin, end - begin); }
};

//! Takes a TOML text apart without ever failing: for editing, where most texts are broken at some place. What the tokens mean is up
//! to the reader; together they are the whole text. A number with a fraction is three tokens, as the keys `1.5` would be.
class TomlScanner final
{
public:
    static QList<TomlToken> tokens(QStringView text);
    //! The one that begins at `offset`, which is less than the text's size and is no place within a token.
    static TomlToken tokenAt(QStringView text, qsizetype offset);

private:
    explicit TomlScanner(QStringView text)
        : m_text(text)
    {
    }

    TomlToken next();
    qsizetype endOfString(bool &isClosed) const;
    template <typename Belongs>
    qsizetype endOf(Belongs belongs) const;

    QStringView m_text;
    qsizetype m_at = 0;
};

} // namespace model
