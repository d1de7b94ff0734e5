// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace model {

//! The place in UTF-16 units from the beginning; positions count characters, which may be two units. A place behind the line's end
//! is its end, one behind the text's end is that.
qsizetype offsetOf(QStringView text, TextPosition position);
TextPosition positionOf(QStringView text, qsizetype offset);

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

//! \return where the bracket or brace stands that belongs to the one at `offset`, strings and comments left out; -1 where there is
//! none, or no bracket at the place.
qsizetype matchingBracket(const QString &text, qsizetype offset);

//! The name that one part of a key says: a bare word, or what stands between the quotes.
QString keyPart(QStringView token);
//! The parts of a key between two tokens, dots and spaces left out.
QStringList keyParts(QStringView text, const QList<TomlToken> &tokens, qsizetype first, qsizetype end);
//! The name as it must be written in a key: bare where it can be, else in quotes.
QString writtenKey(const QString &name);
//! The text as a TOML string on one line.
QString writtenString(const QString &text);

} // namespace model
