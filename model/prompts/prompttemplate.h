// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/prompts/promptcondition.h"

namespace model {

//! The text of a prompt, read: what stands as it is, the places of variables (`{NAME}` or `${variables.NAME}`), and the lines that
//! depend on them: `% if CONDITION:`, `% elif …:`, `% else:`, `% endif`, `% for NAME in VARIABLE:`, `% endfor`. Between lines
//! `<%text>` and `</%text>` everything stands as it is. Other braces and other lines mean nothing. What is filled in is never read
//! again, so that values cannot name each other. A value.
class PromptTemplate
{
public:
    struct Fault {
        //! Of the text, from 1.
        int line = 0;
        QString what;
    };

    //! What comes of it is no longer than this, in UTF-16 units.
    static constexpr qsizetype longestResult = 8 * 1024 * 1024;

    //! `names` are those of the variables.
    static tl::expected<PromptTemplate, Fault> parse(const QString &text, const QStringList &names);

    //! Those of the variables that it has no place for.
    QStringList unused(const QStringList &names) const;
    //! With nothing where a value is missing. \return a Usage error where it becomes too long.
    Result<QString> filled(const PromptValues &values) const;

private:
    friend class PromptTemplateParser;
    struct Piece;
    using Pieces = QList<Piece>;
    struct Filling;

    static void fill(const Pieces &pieces, PromptValues &values, Filling &filling);

    std::shared_ptr<const Pieces> m_pieces;
    QStringList m_used;
};

} // namespace model
