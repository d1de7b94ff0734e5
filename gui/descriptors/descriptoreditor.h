// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/descriptors/textform.h"
#include "model/text/diagnostic.h"

#include <QPlainTextEdit>

namespace gui {

class CodeHighlighter;
class LineNumbers;

//! A plain-text editor for TOML, gram and JSON: line numbers, colours, what is wrong underlined with a mark in the margin and words on
//! hovering, matching brackets, indents, comments on and off. Owned by its pane.
class DescriptorEditor final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorEditor)

public:
    explicit DescriptorEditor(QWidget *parent = nullptr);

    //! How the text that is set next is written.
    void setForm(TextForm form);
    //! The text anew, with nothing to undo. A large one stays without colours.
    void setText(const QString &text);
    void setDiagnostics(const model::Diagnostics &diagnostics);
    //! All places of what is searched for.
    void setFound(const QList<QTextCursor> &found);
    void jumpTo(model::TextPosition position);
    //! Puts the caret at the beginning of a line (from 0), or of the last one.
    void showLine(int line);
    //! Replaces a piece of the text as one step that can be undone; the caret goes `caretBack` characters before its end.
    void replace(qsizetype begin, qsizetype end, const QString &text, int caretBack = 0);
    //! Replaces what differs, so that the caret stays where it is in the rest.
    void replaceAll(const QString &text);
    void toggleComment();

    //! Called by the margin to be painted, within this area of it.
    void paintLineNumbers(QWidget &margin, const QRect &area);
    //! The line (from 1) at a height of the margin; 0 where there is none.
    int lineAt(int y) const;

Q_SIGNALS:
    //! Something is to be done about what is wrong on the line (from 1).
    void fixRequested(int line);

protected:
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int marginWidth() const;
    void placeMargin();
    void mark();
    bool showToolTip(const QPoint &place, const QPoint &global);
    bool isMarked(int line) const;
    CodeHighlighter &highlighter() const;

    LineNumbers *m_margin;
    CodeHighlighter *m_toml;
    CodeHighlighter *m_gram;
    CodeHighlighter *m_json;
    TextForm m_form = TextForm::Toml;
    model::Diagnostics m_diagnostics;
    QList<QTextCursor> m_found;
};

} // namespace gui
