// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptoreditor.h"

#include "gui/descriptors/editormarks.h"
#include "gui/descriptors/highlighters.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QToolTip>
#include <QWidget>

namespace gui {

using namespace Qt::StringLiterals;

//! The margin of a DescriptorEditor with the numbers of its lines and a mark where something is wrong; a click on one asks for the
//! way to mend it. A child of the editor.
class LineNumbers final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LineNumbers)

public:
    explicit LineNumbers(DescriptorEditor &editor);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    DescriptorEditor &m_editor;
};

LineNumbers::LineNumbers(DescriptorEditor &editor)
    : QWidget(&editor)
    , m_editor(editor)
{
}

void LineNumbers::paintEvent(QPaintEvent *event)
{
    m_editor.paintLineNumbers(*this, event->rect());
}

void LineNumbers::mousePressEvent(QMouseEvent *event)
{
    if (const int line = m_editor.lineAt(event->position().toPoint().y()))
        Q_EMIT m_editor.fixRequested(line);
}

namespace {

//! What keys do with whole lines of a descriptor: each change is one step that can be undone. Made for one change.
class LineEditing final
{
public:
    explicit LineEditing(const QTextCursor &cursor)
        : m_cursor(cursor)
    {
    }

    //! A new line below the first letter of the one before it, deeper where that opens a bracket.
    void beginLine();
    //! Spaces up to the next column that is a multiple of four, or four before each line of the selection.
    void indent();
    //! Up to four spaces less before each line of the selection.
    void unindent();
    //! Comments the lines of the selection out, or in again where all of them are comments, which begin with `mark`.
    void toggleComment(const QString &mark);

private:
    template <typename Change>
    void eachLine(Change change);

    QTextCursor m_cursor;
};

constexpr int step = 4;

int spacesBefore(const QString &line)
{
    int spaces = 0;
    while (spaces < line.size() && line[spaces] == u' ')
        ++spaces;
    return spaces;
}

void insertAt(const QTextBlock &block, int offset, const QString &text)
{
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + offset);
    cursor.insertText(text);
}

void removeAt(const QTextBlock &block, int offset, int length)
{
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + offset);
    cursor.setPosition(block.position() + offset + length, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
}

void LineEditing::beginLine()
{
    const QString line = m_cursor.block().text().left(m_cursor.positionInBlock());
    const QString rest = m_cursor.block().text().mid(m_cursor.positionInBlock());
    const int spaces = spacesBefore(line);
    const QString trimmed = line.trimmed();
    // A header ends with a bracket too, but opens nothing.
    const bool opens = trimmed.endsWith(u'[') || trimmed.endsWith(u'{') || trimmed.endsWith(u'(');
    const bool closes = opens && (rest.startsWith(u']') || rest.startsWith(u'}') || rest.startsWith(u')'));
    m_cursor.beginEditBlock();
    m_cursor.insertText(u'\n' + QString(spaces + (opens ? step : 0), u' '));
    if (closes)
        insertAt(m_cursor.block(), m_cursor.positionInBlock(), u'\n' + QString(spaces, u' '));
    m_cursor.endEditBlock();
}

void LineEditing::indent()
{
    if (!m_cursor.hasSelection()) {
        m_cursor.insertText(QString(step - m_cursor.positionInBlock() % step, u' '));
        return;
    }
    eachLine([](const QTextBlock &block) { insertAt(block, 0, QString(step, u' ')); });
}

void LineEditing::unindent()
{
    eachLine([](const QTextBlock &block) { removeAt(block, 0, qMin(step, spacesBefore(block.text()))); });
}

void LineEditing::toggleComment(const QString &mark)
{
    bool areComments = true;
    eachLine([&](const QTextBlock &block) {
        const QString text = block.text().trimmed();
        areComments = areComments && (text.isEmpty() || text.startsWith(mark));
    });
    eachLine([&](const QTextBlock &block) {
        const int spaces = spacesBefore(block.text());
        if (block.text().trimmed().isEmpty())
            return;
        if (!areComments)
            return insertAt(block, spaces, mark + u' ');
        const bool hasSpace = block.text().mid(spaces + mark.size(), 1) == " "_L1;
        removeAt(block, spaces, int(mark.size()) + (hasSpace ? 1 : 0));
    });
}

template <typename Change>
void LineEditing::eachLine(Change change)
{
    const QTextDocument *document = m_cursor.document();
    const int first = document->findBlock(m_cursor.selectionStart()).blockNumber();
    // A selection that ends at the beginning of a line does not have that line.
    const bool endsAtStart = m_cursor.hasSelection() && document->findBlock(m_cursor.selectionEnd()).position() == m_cursor.selectionEnd();
    const int last = document->findBlock(m_cursor.selectionEnd()).blockNumber() - (endsAtStart ? 1 : 0);
    m_cursor.beginEditBlock();
    for (int line = first; line <= last; ++line)
        change(document->findBlockByNumber(line));
    m_cursor.endEditBlock();
}

// Colouring a larger text at once would be felt.
constexpr qsizetype largestColoured = 256 * 1024;

} // namespace

DescriptorEditor::DescriptorEditor(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_margin(new LineNumbers(*this))
    , m_toml(new TomlHighlighter(this))
    , m_gram(new GramHighlighter(this))
    , m_json(new JsonHighlighter(this))
{
    setFont(Theme::fixedFont());
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
    m_toml->setDocument(document());
    m_toml->setColours(Palette::of(*this));
    m_gram->setColours(Palette::of(*this));
    m_json->setColours(Palette::of(*this));
    placeMargin();
    connect(this, &QPlainTextEdit::blockCountChanged, this, &DescriptorEditor::placeMargin);
    connect(this, &QPlainTextEdit::updateRequest, m_margin, qOverload<>(&QWidget::update));
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &DescriptorEditor::mark);
}

CodeHighlighter &DescriptorEditor::highlighter() const
{
    switch (m_form) {
    case TextForm::Toml:
    case TextForm::Skill: break;
    case TextForm::Gram: return *m_gram;
    case TextForm::Json: return *m_json;
    }
    return *m_toml;
}

void DescriptorEditor::setForm(TextForm form)
{
    highlighter().setDocument(nullptr);
    m_form = form;
}

void DescriptorEditor::setText(const QString &text)
{
    highlighter().setDocument(nullptr);
    m_found.clear();
    setPlainText(text);
    if (text.size() <= largestColoured)
        highlighter().setDocument(document());
    document()->setModified(false);
}

void DescriptorEditor::setDiagnostics(const model::Diagnostics &diagnostics)
{
    m_diagnostics = diagnostics;
    mark();
    m_margin->update();
}

void DescriptorEditor::setFound(const QList<QTextCursor> &found)
{
    m_found = found;
    mark();
}

void DescriptorEditor::jumpTo(model::TextPosition position)
{
    const QTextBlock block = document()->findBlockByNumber(qMax(0, position.line - 1));
    if (!block.isValid())
        return;
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + EditorMarks::offsetInLine(block.text(), position.column));
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

void DescriptorEditor::showLine(int line)
{
    setTextCursor(QTextCursor(document()->findBlockByNumber(qMin(line, blockCount() - 1))));
    ensureCursorVisible();
}

void DescriptorEditor::replace(qsizetype begin, qsizetype end, const QString &text, int caretBack)
{
    QTextCursor cursor(document());
    cursor.setPosition(int(begin));
    cursor.setPosition(int(end), QTextCursor::KeepAnchor);
    cursor.insertText(text);
    cursor.movePosition(QTextCursor::Left, QTextCursor::MoveAnchor, caretBack);
    setTextCursor(cursor);
}

void DescriptorEditor::replaceAll(const QString &text)
{
    const QString before = toPlainText();
    qsizetype same = 0;
    const qsizetype shorter = qMin(before.size(), text.size());
    while (same < shorter && before[same] == text[same])
        ++same;
    qsizetype sameEnd = 0;
    while (sameEnd < shorter - same && before[before.size() - 1 - sameEnd] == text[text.size() - 1 - sameEnd])
        ++sameEnd;
    if (same == before.size() && same == text.size())
        return;
    QTextCursor cursor(document());
    cursor.setPosition(int(same));
    cursor.setPosition(int(before.size() - sameEnd), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(same, text.size() - sameEnd - same));
}

void DescriptorEditor::toggleComment()
{
    // JSON has none.
    if (!isReadOnly() && m_form != TextForm::Json)
        LineEditing(textCursor()).toggleComment(m_form == TextForm::Gram ? u"//"_s : u"#"_s);
}

void DescriptorEditor::paintLineNumbers(QWidget &margin, const QRect &area)
{
    const Palette &colours = Palette::of(*this);
    QPainter painter(&margin);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, palette().color(QPalette::Base));
    painter.setFont(font());
    if (!isEnabled())
        return;
    const int current = textCursor().blockNumber();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF box = blockBoundingGeometry(block).translated(contentOffset());
        if (box.top() > area.bottom())
            break;
        const int height = fontMetrics().height();
        painter.setPen(block.blockNumber() == current ? colours.ink : colours.dim);
        painter.drawText(QRectF(0, box.top(), margin.width() - 10, height), Qt::AlignRight, QString::number(block.blockNumber() + 1));
        if (!isMarked(block.blockNumber() + 1))
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.warning);
        painter.drawEllipse(QPointF(8, box.top() + height / 2.0), 3.5, 3.5);
    }
}

int DescriptorEditor::lineAt(int y) const
{
    const QTextCursor cursor = cursorForPosition(QPoint(0, y));
    const QTextBlock block = cursor.block();
    const QRectF box = blockBoundingGeometry(block).translated(contentOffset());
    return box.top() <= y && y < box.bottom() ? block.blockNumber() + 1 : 0;
}

bool DescriptorEditor::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (showToolTip(help->pos(), help->globalPos()))
            return true;
    }
    return QPlainTextEdit::viewportEvent(event);
}

bool DescriptorEditor::showToolTip(const QPoint &place, const QPoint &global)
{
    const int line = lineAt(place.y());
    QStringList messages;
    for (const model::Diagnostic &diagnostic : m_diagnostics) {
        if (diagnostic.position.line == line)
            messages += diagnostic.message;
    }
    if (messages.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(global, toolTipText(messages.join(u'\n')) + u'\n' + tr("Alt+Enter mends it where that can be done"), viewport());
    return !messages.isEmpty();
}

void DescriptorEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeMargin();
}

void DescriptorEditor::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_json) {
        m_toml->setColours(Palette::of(*this));
        m_gram->setColours(Palette::of(*this));
        m_json->setColours(Palette::of(*this));
        mark();
    }
    if (event->type() == QEvent::EnabledChange)
        mark();
}

void DescriptorEditor::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers() == Qt::AltModifier)
        Q_EMIT fixRequested(textCursor().blockNumber() + 1);
    else if (isReadOnly())
        QPlainTextEdit::keyPressEvent(event);
    else if (isReturn && event->modifiers() == Qt::NoModifier)
        LineEditing(textCursor()).beginLine();
    else if (event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier)
        LineEditing(textCursor()).indent();
    else if (event->key() == Qt::Key_Backtab)
        LineEditing(textCursor()).unindent();
    else if (event->key() == Qt::Key_Slash && event->modifiers() == Qt::ControlModifier)
        toggleComment();
    else
        return QPlainTextEdit::keyPressEvent(event);
    event->accept();
    ensureCursorVisible();
}

int DescriptorEditor::marginWidth() const
{
    const auto digits = QString::number(qMax(10, blockCount())).size();
    return 26 + fontMetrics().horizontalAdvance(u'0') * int(digits);
}

void DescriptorEditor::placeMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect contents = contentsRect();
    m_margin->setGeometry(contents.left(), contents.top(), marginWidth(), contents.height());
}

void DescriptorEditor::mark()
{
    EditorMarks marks(*document(), Palette::of(*this), m_form);
    if (isEnabled())
        marks.addCurrentLine(textCursor());
    marks.addDiagnostics(m_diagnostics);
    marks.addFound(m_found);
    marks.addBrackets(textCursor());
    setExtraSelections(marks.selections());
}

bool DescriptorEditor::isMarked(int line) const
{
    return std::any_of(m_diagnostics.begin(), m_diagnostics.end(),
        [line](const model::Diagnostic &diagnostic) { return diagnostic.position.line == line; });
}

} // namespace gui

#include "descriptoreditor.moc"
