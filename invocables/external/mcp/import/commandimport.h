// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/foreigntext.h"
#include "invocables/external/mcp/import/serverdraft.h"

namespace invocables {

//! Takes over the program that is started, with its arguments. Where these hold secrets or variables, which a descriptor's command cannot
//! name, `sh` puts them in from the environment when the server starts. Used on the stack, after the environment has been read.
class CommandImport final
{
    Q_DISABLE_COPY_MOVE(CommandImport)

public:
    CommandImport(ServerDraft &draft, const ForeignVariables &variables)
        : m_draft(draft)
        , m_variables(variables)
    {
    }

    //! What makes it impossible is the draft's problem.
    void read(const QString &program, const QStringList &arguments);

private:
    //! A part of a word: a text, or the name of a variable.
    struct Part {
        bool isVariable = false;
        QString text;
    };
    using Word = QList<Part>;

    QStringList withoutShellOfWindows(QStringList words);
    QString programPath(const QString &program);
    //! `before`: the word before it, which may be an option.
    Word wordOf(const QString &word, const QString &before);
    Word plainWord(const QString &word, const QString &before);
    //! The variable that will hold it.
    QString variableOf(const ForeignText::Piece &piece);
    void write(const QList<Word> &words);

    ServerDraft &m_draft;
    const ForeignVariables &m_variables;
};

} // namespace invocables
