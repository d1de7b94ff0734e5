// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/tomlscanner.h"

#include <QStringList>

namespace model {

//! One statement of a TOML text: a header, a key with its value, a comment of its own line, an empty line. Tokens are counted in the
//! list that the statements were made of; a statement ends with its line's end.
struct TomlStatement {
    enum class Kind { Empty, Comment, Table, TableArray, KeyValue, Broken };

    Kind kind = Kind::Empty;
    qsizetype firstToken = 0;
    qsizetype endToken = 0;
    //! Of a header its path, of a key its parts.
    QStringList path = {};
    //! The token of the `=`; -1 where there is none.
    qsizetype equals = -1;
    //! For a header and what stands below it: the elements of arrays of tables on the way are counted from 0, as steps of their own
    //! behind the array's name. Empty for the root.
    QStringList table = {};
};

//! Finds the statements in tokens, also in broken texts: brackets that are never closed end where a line can only be a new statement.
class TomlStatements final
{
public:
    static QList<TomlStatement> of(QStringView text, const QList<TomlToken> &tokens);

private:
    TomlStatements(QStringView text, const QList<TomlToken> &tokens)
        : m_text(text)
        , m_tokens(tokens)
    {
    }

    qsizetype endOfStatement(qsizetype first) const;
    bool beginsStatement(qsizetype token) const;
    TomlStatement read(qsizetype first, qsizetype end) const;
    void place(QList<TomlStatement> &statements) const;
    qsizetype skipSpace(qsizetype token) const;

    QStringView m_text;
    const QList<TomlToken> &m_tokens;
};

} // namespace model
