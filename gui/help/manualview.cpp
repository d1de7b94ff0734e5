// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/help/manualview.h"

#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int textLineHeight = 130;
constexpr int codeLineHeight = 115;
constexpr qreal headingSizes[] = {1.6, 1.25, 1.05};
//! Marked words at most; more help nobody.
constexpr int mostMarks = 1000;

bool isCodeBlock(const QTextBlock &block)
{
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

void colourText(QTextCursor &cursor, const QColor &colour)
{
    QTextCharFormat format;
    format.setForeground(colour);
    cursor.mergeCharFormat(format);
}

const QColor &colourOfCode(CodeStyle style, const Palette &colours)
{
    switch (style) {
    case CodeStyle::Keyword: return colours.keyword;
    case CodeStyle::String: return colours.string;
    case CodeStyle::Number: return colours.number;
    case CodeStyle::Added: return colours.accent;
    case CodeStyle::Removed: return colours.warning;
    case CodeStyle::Comment: break;
    }
    return colours.comment;
}

} // namespace

ManualView::ManualView(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(u"helpText"_s);
    setAccessibleName(tr("Chapter"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setUndoRedoEnabled(false);
    // It lies on the ground, as a transcript does.
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    connect(this, &QTextBrowser::anchorClicked, this, &ManualView::follow);
}

//! Nothing, but something: where there is nothing at all, Qt looks for it by itself.
QVariant ManualView::loadResource(int, const QUrl &)
{
    return QByteArray("");
}

void ManualView::follow(const QUrl &link)
{
    if (link.scheme() == "https"_L1 || link.scheme() == "http"_L1)
        Q_EMIT addressFollowed(link);
    else
        Q_EMIT followed(ManualAddress::parse(link.toString(), m_chapter.name));
}

void ManualView::showChapter(const ManualChapter &chapter, const QString &anchor, const QString &words)
{
    if (chapter.name != m_chapter.name) {
        m_chapter = chapter;
        setMarkdown(chapter.markdown());
        dress();
    }
    markWords(words);
    if (anchor.isEmpty())
        return verticalScrollBar()->setValue(0);
    scrollToAnchor(anchor);
    verticalScrollBar()->setValue(verticalScrollBar()->value() - spacing::medium);
}

void ManualView::markWords(const QString &words)
{
    m_words = words;
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString &word : words.simplified().split(u' ', Qt::SkipEmptyParts)) {
        QTextCursor found(document());
        while (marks.size() < mostMarks && !(found = document()->find(word, found)).isNull()) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = found;
            mark.format.setBackground(Palette::of(*this).accentTint);
            mark.format.setForeground(Palette::of(*this).accent);
            marks.append(mark);
        }
    }
    setExtraSelections(marks);
}

void ManualView::dress()
{
    const QScopedValueRollback<bool> dressing(m_isDressing, true);
    const Palette &colours = Palette::of(*this);
    dressText(colours);
    dressHeadings(colours);
    dressTables(colours);
    dressCode(colours);
    document()->setIndentWidth(spacing::large);
    centre();
}

//! Each heading has the anchor of its section.
void ManualView::dressHeadings(const Palette &colours)
{
    const qreal size = font().pointSizeF() > 0 ? font().pointSizeF() : 10;
    qsizetype section = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level == 0)
            continue;
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        format.setTopMargin(section == 0 ? 0 : level == 2 ? spacing::large + spacing::unit : spacing::large);
        format.setBottomMargin(level == 1 ? spacing::medium : spacing::small);
        cursor.setBlockFormat(format);
        cursor.select(QTextCursor::BlockUnderCursor);
        // A size of its own instead of one in relation to the text's.
        QTextCharFormat text = cursor.charFormat();
        text.clearProperty(QTextFormat::FontSizeAdjustment);
        text.setFontPointSize(size * headingSizes[std::min(level, 3) - 1]);
        text.setFontWeight(QFont::DemiBold);
        text.setForeground(colours.ink);
        if (section < m_chapter.sections.size()) {
            text.setAnchor(true);
            text.setAnchorNames({m_chapter.sections.at(section).anchor});
        }
        cursor.setCharFormat(text);
        ++section;
    }
}

void ManualView::dressText(const Palette &colours)
{
    const QFont fixed = Theme::fixedFont();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool isInTable = cursor.currentTable() != nullptr;
        const bool isInList = block.textList() != nullptr;
        format.setLineHeight(textLineHeight, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(0);
        format.setBottomMargin(isInTable ? 0 : isInList && block.next().textList() ? spacing::unit : spacing::medium);
        cursor.setBlockFormat(format);
        QList<std::pair<int, int>> code;
        QList<std::pair<int, int>> links;
        for (auto iterator = block.begin(); !iterator.atEnd(); ++iterator) {
            const QTextFragment part = iterator.fragment();
            if (part.charFormat().fontFixedPitch())
                code.append({part.position(), part.length()});
            if (part.charFormat().isAnchor())
                links.append({part.position(), part.length()});
        }
        const auto select = [&cursor](const std::pair<int, int> &part) {
            cursor.setPosition(part.first);
            cursor.setPosition(part.first + part.second, QTextCursor::KeepAnchor);
        };
        for (const auto &part : std::as_const(code)) {
            select(part);
            QTextCharFormat text;
            text.setFontFamilies(fixed.families());
            text.setFontPointSize(fixed.pointSizeF());
            if (!isCodeBlock(block))
                text.setBackground(colours.codeGround);
            cursor.mergeCharFormat(text);
        }
        for (const auto &part : std::as_const(links)) {
            select(part);
            colourText(cursor, colours.accent);
        }
    }
}

void ManualView::dressCode(const Palette &colours)
{
    m_boxes.clear();
    int state = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (!isCodeBlock(block))
            continue;
        QTextBlockFormat format = block.blockFormat();
        const bool isFirst = !isCodeBlock(block.previous());
        const bool isLast = !isCodeBlock(block.next());
        format.setNonBreakableLines(false);
        format.setLineHeight(codeLineHeight, QTextBlockFormat::ProportionalHeight);
        format.setLeftMargin(spacing::medium);
        format.setRightMargin(spacing::medium);
        format.setTopMargin(isFirst ? spacing::medium : 0);
        format.setBottomMargin(isLast ? spacing::large : 0);
        QTextCursor cursor(block);
        cursor.setBlockFormat(format);
        if (isFirst) {
            m_boxes.append({block.blockNumber(), block.blockNumber()});
            state = 0;
        }
        m_boxes.last().last = block.blockNumber();
        const auto rules = m_tables.find(format.stringProperty(QTextFormat::BlockCodeLanguage));
        for (const HighlightedRange &range : rules ? highlightLine(*rules, block.text(), state) : QList<HighlightedRange>()) {
            cursor.setPosition(block.position() + range.start);
            cursor.setPosition(block.position() + range.start + range.length, QTextCursor::KeepAnchor);
            colourText(cursor, colourOfCode(range.style, colours));
        }
    }
}

void ManualView::dressTables(const Palette &colours)
{
    for (QTextFrame *frame : document()->rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(colours.line);
        format.setCellPadding(spacing::small);
        format.setCellSpacing(0);
        format.setTopMargin(spacing::unit);
        format.setBottomMargin(spacing::medium);
        table->setFormat(format);
    }
}

void ManualView::centre()
{
    QTextFrame *root = document()->rootFrame();
    QTextFrameFormat format = root->frameFormat();
    const int side = std::max(spacing::large, (viewport()->width() - spacing::columnWidth) / 2);
    if (int(format.leftMargin()) == side)
        return;
    format.setLeftMargin(side);
    format.setRightMargin(side);
    format.setTopMargin(spacing::large);
    format.setBottomMargin(spacing::large);
    root->setFrameFormat(format);
}

void ManualView::resizeEvent(QResizeEvent *event)
{
    centre();
    QTextBrowser::resizeEvent(event);
}

//! Boxes under code; the text comes over them.
void ManualView::paintEvent(QPaintEvent *event)
{
    const Palette &colours = Palette::of(*this);
    const QAbstractTextDocumentLayout *layout = document()->documentLayout();
    const qreal side = document()->rootFrame()->frameFormat().leftMargin();
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0.5 - horizontalScrollBar()->value(), 0.5 - verticalScrollBar()->value());
    painter.setPen(colours.line);
    painter.setBrush(colours.codeGround);
    for (const CodeBox &box : std::as_const(m_boxes)) {
        const QRectF first = layout->blockBoundingRect(document()->findBlockByNumber(box.first));
        const QRectF last = layout->blockBoundingRect(document()->findBlockByNumber(box.last));
        const QRectF whole(
            side, first.top() - spacing::small, viewport()->width() - 2 * side - 1, last.bottom() - first.top() + 2 * spacing::small);
        painter.drawRoundedRect(whole, spacing::radius, spacing::radius);
    }
    painter.end();
    QTextBrowser::paintEvent(event);
}

void ManualView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    const bool looksOther = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (!looksOther || m_isDressing || m_chapter.name.isEmpty())
        return;
    const int place = verticalScrollBar()->value();
    setMarkdown(m_chapter.markdown());
    dress();
    markWords(m_words);
    verticalScrollBar()->setValue(place);
}

} // namespace gui
