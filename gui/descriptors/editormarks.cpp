// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/editormarks.h"

#include "model/gram/gramformat.h"
#include "model/toml/tomlscanner.h"

#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr qsizetype mostDiagnostics = 200;
// In a larger text brackets are not looked for at each move of the caret.
constexpr int largestForBrackets = 128 * 1024;

} // namespace

void EditorMarks::addCurrentLine(const QTextCursor &caret)
{
    QColor colour = m_colours.selection;
    colour.setAlphaF(0.25F);
    addLine(caret, colour);
}

void EditorMarks::addDiagnostics(const model::Diagnostics &diagnostics)
{
    for (const model::Diagnostic &diagnostic : diagnostics.first(qMin(mostDiagnostics, diagnostics.size()))) {
        const QTextBlock block = m_document.findBlockByNumber(diagnostic.position.line - 1);
        if (!block.isValid())
            continue;
        addLine(QTextCursor(block), m_colours.warningTint);
        QTextEdit::ExtraSelection word;
        word.cursor = QTextCursor(block);
        word.cursor.setPosition(block.position() + offsetInLine(block.text(), diagnostic.position.column));
        word.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
        // Where there is no word, such as at the line's end, one character is.
        if (!word.cursor.hasSelection())
            word.cursor.movePosition(word.cursor.atBlockEnd() ? QTextCursor::Left : QTextCursor::Right, QTextCursor::KeepAnchor);
        word.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        word.format.setUnderlineColor(m_colours.warning);
        m_selections.append(word);
    }
}

void EditorMarks::addFound(const QList<QTextCursor> &found)
{
    for (const QTextCursor &cursor : found) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = cursor;
        selection.format.setBackground(m_colours.found);
        m_selections.append(selection);
    }
}

void EditorMarks::addBrackets(const QTextCursor &caret)
{
    if (m_document.characterCount() > largestForBrackets)
        return;
    const int place = caret.position();
    for (const int offset : {place, place - 1}) {
        const QString brackets = m_form == TextForm::Gram ? u"[]{}()"_s : u"[]{}"_s;
        if (offset < 0 || !brackets.contains(m_document.characterAt(offset)))
            continue;
        const qsizetype other = otherBracket(offset);
        if (other < 0)
            continue;
        addBracket(offset);
        addBracket(other);
        return;
    }
}

qsizetype EditorMarks::otherBracket(qsizetype offset) const
{
    const QString text = m_document.toPlainText();
    return m_form == TextForm::Gram ? model::matchingGramBracket(text, offset) : model::matchingBracket(text, offset);
}

int EditorMarks::offsetInLine(const QString &line, int column)
{
    return int(model::offsetOf(line, {1, column}));
}

void EditorMarks::addLine(const QTextCursor &cursor, const QColor &colour)
{
    QTextEdit::ExtraSelection line;
    line.cursor = cursor;
    line.cursor.clearSelection();
    line.format.setBackground(colour);
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    m_selections.append(line);
}

void EditorMarks::addBracket(qsizetype offset)
{
    QTextEdit::ExtraSelection bracket;
    bracket.cursor = QTextCursor(&m_document);
    bracket.cursor.setPosition(int(offset));
    bracket.cursor.setPosition(int(offset) + 1, QTextCursor::KeepAnchor);
    bracket.format.setBackground(m_colours.selection);
    bracket.format.setFontWeight(QFont::Bold);
    m_selections.append(bracket);
}

} // namespace gui
