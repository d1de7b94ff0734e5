// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/toml/tomlstatements.h"

namespace model {

//! Lays a TOML text out as is usual: `key = value`, one empty line before each table, none twice, arrays of several lines indented by
//! four spaces. Comments, order and the way in which values are written stay. Pure; formatting twice gives the same.
class TomlFormatter final
{
public:
    //! \return a Validation error where the text is no TOML.
    static Result<QString> format(const QString &text);

private:
    struct Line {
        TomlStatement::Kind kind;
        QString text;
    };

    TomlFormatter(QStringView text, const QList<TomlToken> &tokens)
        : m_text(text)
        , m_tokens(tokens)
    {
    }

    QString written(const TomlStatement &statement);
    void write(const TomlToken &token);
    void writeLineEnd();
    QString before(const TomlToken &token) const;
    static QString joined(const QList<Line> &lines);

    QStringView m_text;
    const QList<TomlToken> &m_tokens;
    // The statement that is being written.
    QString m_line;
    QList<TomlToken::Kind> m_open;
    TomlToken m_previous;
    qsizetype m_spaces = 0;
    bool m_isHeader = false;
};

} // namespace model
