// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/descriptors/textform.h"
#include "gui/theme/palette.h"
#include "model/text/diagnostic.h"

#include <QTextEdit>

namespace gui {

//! What is set off in the text of a descriptor: the caret's line, faults, what is searched for, matching brackets. Made anew for
//! each change.
class EditorMarks final
{
public:
    EditorMarks(QTextDocument &document, const Palette &colours, TextForm form)
        : m_document(document)
        , m_colours(colours)
        , m_form(form)
    {
    }

    void addCurrentLine(const QTextCursor &caret);
    //! At most 200 of them.
    void addDiagnostics(const model::Diagnostics &diagnostics);
    void addFound(const QList<QTextCursor> &found);
    //! The bracket at the caret and the one that belongs to it.
    void addBrackets(const QTextCursor &caret);

    const QList<QTextEdit::ExtraSelection> &selections() const { return m_selections; }

    //! Columns count characters from 1; an offset counts UTF-16 units.
    static int offsetInLine(const QString &line, int column);

private:
    void addLine(const QTextCursor &cursor, const QColor &colour);
    qsizetype otherBracket(qsizetype offset) const;
    void addBracket(qsizetype offset);

    QTextDocument &m_document;
    const Palette &m_colours;
    TextForm m_form;
    QList<QTextEdit::ExtraSelection> m_selections;
};

} // namespace gui
