// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptoreditor.h"

#include "gui/descriptors/linenumbers.h"
#include "gui/descriptors/tomlhighlighter.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace gui {

DescriptorEditor::DescriptorEditor(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_margin(new LineNumbers(*this))
    , m_highlighter(new TomlHighlighter(document()))
{
    setFont(Theme::fixedFont());
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
    m_highlighter->setColours(Palette::of(*this));
    placeMargin();
    connect(this, &QPlainTextEdit::blockCountChanged, this, &DescriptorEditor::placeMargin);
    connect(this, &QPlainTextEdit::updateRequest, m_margin, qOverload<>(&QWidget::update));
}

void DescriptorEditor::setDiagnostics(const model::Diagnostics &diagnostics)
{
    m_diagnostics = diagnostics;
    markLines();
}

void DescriptorEditor::jumpTo(model::TextPosition position)
{
    const QTextBlock block = document()->findBlockByNumber(qMax(0, position.line - 1));
    if (!block.isValid())
        return;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, qBound(0, position.column - 1, qMax(0, block.length() - 1)));
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

void DescriptorEditor::paintLineNumbers(QWidget &margin, const QRect &area)
{
    const Palette &colours = Palette::of(*this);
    QPainter painter(&margin);
    painter.fillRect(area, colours.ground);
    painter.setFont(font());
    painter.setPen(colours.dim);
    QTextBlock block = firstVisibleBlock();
    while (block.isValid()) {
        const QRectF box = blockBoundingGeometry(block).translated(contentOffset());
        if (box.top() > area.bottom())
            break;
        painter.drawText(QRectF(0, box.top(), margin.width() - 10, fontMetrics().height()), Qt::AlignRight,
            QString::number(block.blockNumber() + 1));
        block = block.next();
    }
}

void DescriptorEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeMargin();
}

void DescriptorEditor::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_highlighter) {
        m_highlighter->setColours(Palette::of(*this));
        markLines();
    }
}

void DescriptorEditor::keyPressEvent(QKeyEvent *event)
{
    // A new line begins below the first letter of the one before it.
    if (event->key() == Qt::Key_Return && event->modifiers() == Qt::NoModifier && !isReadOnly()) {
        const QString line = textCursor().block().text();
        qsizetype indent = 0;
        while (indent < line.size() && indent < textCursor().positionInBlock() && line.at(indent) == u' ')
            ++indent;
        textCursor().insertText(u'\n' + line.left(indent));
        ensureCursorVisible();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

int DescriptorEditor::marginWidth() const
{
    const auto digits = QString::number(qMax(10, blockCount())).size();
    return 20 + fontMetrics().horizontalAdvance(u'0') * int(digits);
}

void DescriptorEditor::placeMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect contents = contentsRect();
    m_margin->setGeometry(contents.left(), contents.top(), marginWidth(), contents.height());
}

void DescriptorEditor::markLines()
{
    QList<QTextEdit::ExtraSelection> marks;
    const Palette &colours = Palette::of(*this);
    for (const model::Diagnostic &diagnostic : m_diagnostics) {
        const QTextBlock block = document()->findBlockByNumber(diagnostic.position.line - 1);
        if (!block.isValid())
            continue;
        QTextEdit::ExtraSelection line;
        line.cursor = QTextCursor(block);
        line.format.setBackground(colours.warningTint);
        line.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks.append(line);
        QTextEdit::ExtraSelection word;
        word.cursor = QTextCursor(block);
        word.cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor,
            qBound(0, diagnostic.position.column - 1, qMax(0, block.length() - 1)));
        word.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
        word.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        word.format.setUnderlineColor(colours.warning);
        marks.append(word);
    }
    setExtraSelections(marks);
}

} // namespace gui
