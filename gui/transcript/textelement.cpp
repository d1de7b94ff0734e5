// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/textelement.h"

#include "gui/transcript/emojiformats.h"
#include "gui/transcript/searchedpieces.h"
#include "gui/transcript/textcolumns.h"

#include "gui/theme/spacing.h"
#include "model/text/inlinetext.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetrics>
#include <QPainter>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QTextLayout>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace gui {

namespace {

QColor colourOf(CodeStyle style, const Palette &colours)
{
    switch (style) {
    case CodeStyle::Keyword: return colours.keyword;
    case CodeStyle::String: return colours.string;
    case CodeStyle::Number: return colours.number;
    case CodeStyle::Comment: return colours.comment;
    case CodeStyle::Added: return colours.accent;
    case CodeStyle::Removed: return colours.warning;
    }
    return colours.ink;
}

} // namespace

TextElement::TextElement(MarkdownBlock block, Form form, Frame frame, const RowStyle &style, TextElement *before)
    : m_block(std::move(block))
    , m_form(form)
    , m_frame(frame)
    , m_style(style)
    , m_before(before)
{
    estimate();
}

void TextElement::estimate()
{
    constexpr int charactersPerLine = 90;
    int lines = int(m_block.text.size() / charactersPerLine) + 1;
    // QString::count() looks at one character at a time.
    for (qsizetype end = m_block.text.indexOf(u'\n'); end >= 0; end = m_block.text.indexOf(u'\n', end + 1))
        ++lines;
    setEstimate(lines * QFontMetrics(m_form == Form::Code ? m_style.fixed : m_style.text).lineSpacing() + spacing::medium);
}

void TextElement::setFrame(Frame frame)
{
    if (frame.first == m_frame.first && frame.last == m_frame.last)
        return;
    m_frame = frame;
    release();
}

bool TextElement::grow(const MarkdownBlock &block)
{
    const bool isSame = block.kind == m_block.kind && block.continues == m_block.continues && block.language == m_block.language
        && block.tableHead == m_block.tableHead && block.text.startsWith(m_block.text);
    if (!isSame)
        return false;
    const QString before = std::exchange(m_block, block).text;
    m_stateAfter = -1;
    const QStringView added = QStringView(block.text).sliced(before.size());
    if (!m_document) {
        estimate();
        return true;
    }
    if (added.isEmpty())
        return true;
    const QTextBlock last = m_document->lastBlock();
    const QTextLayout &lines = *last.layout();
    const double lastLine = m_document->documentLayout()->blockBoundingRect(last).top()
        + (lines.lineCount() > 0 ? lines.lineAt(lines.lineCount() - 1).y() : 0);
    const bool isFirst = m_changedFrom < 0;
    if (m_form == Form::Markdown && block.kind != MarkdownBlock::Kind::Prose) {
        release();
        return true;
    }
    QTextCursor edit(m_document.get());
    edit.beginEditBlock();
    bool isAppended = true;
    if (m_form == Form::Markdown)
        isAppended = m_document->appendWords(before, added);
    else
        m_document->appendPlain(before, added);
    dress(last);
    edit.endEditBlock();
    if (!isAppended) {
        release();
        return true;
    }
    // Where a line is broken hangs on the first word of the next one only.
    m_changedFrom = isFirst ? -1 : std::min(m_changedFrom, lastLine);
    layOutAgain();
    return true;
}

int TextElement::takeChanged()
{
    const double changed = std::exchange(m_changedFrom, std::numeric_limits<double>::max());
    return changed < 0 ? 0 : int(std::min<double>(height(), std::floor(changed) + margins().top()));
}

QMargins TextElement::margins() const
{
    if (m_frame.box == Box::None)
        return {0, 0, 0, m_frame.last ? 10 : 0};
    // In a card, and in a figure, each text stands off from the line above it.
    const bool standsOff = m_frame.first || (m_frame.box != Box::User && !m_block.continues);
    return {spacing::medium, standsOff ? 9 : 0, spacing::medium, m_frame.last ? 9 + 8 : 0};
}

int TextElement::layOut(int width)
{
    const QMargins around = margins();
    if (!m_document)
        fill();
    // What is laid out is painted without being laid out again.
    for (QTextBlock block = m_document->begin(); block.isValid(); block = block.next())
        block.layout()->setCacheEnabled(true);
    // The document lays out everything anew even where the width is the same.
    if (const int inner = std::max(40, width - around.left() - around.right()); m_document->textWidth() != inner)
        m_document->setTextWidth(inner);
    return int(std::ceil(m_document->size().height())) + around.top() + around.bottom();
}

void TextElement::fill()
{
    m_document = std::make_unique<InertDocument>();
    m_changedFrom = -1;
    m_document->setDefaultFont(m_form == Form::Code ? m_style.fixed : m_style.text);
    QTextOption option;
    option.setWrapMode(wrapMode());
    // Prose goes by the letters of each paragraph.
    if (m_form == Form::Code)
        option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(4 * QFontMetricsF(m_document->defaultFont()).horizontalAdvance(u' '));
    if (m_form == Form::Columns)
        option = withColumns(option, m_block.text, QFontMetricsF(m_document->defaultFont()));
    m_document->setDefaultTextOption(option);
    if (m_form == Form::Markdown)
        m_document->showMarkdown(m_block, *m_style.colours);
    else
        m_document->showPlain(m_block.text);
    if (m_form == Form::Columns) {
        // Of the option, a document of paragraphs takes all but these.
        QTextBlockFormat columns;
        columns.setTabPositions(option.tabs());
        QTextCursor all(m_document.get());
        all.select(QTextCursor::Document);
        all.mergeBlockFormat(columns);
    }
    dress(m_document->begin());
}

int TextElement::textWidth() const
{
    return m_document ? int(std::ceil(m_document->idealWidth())) : 0;
}

//! From a line on, with what its letters do not say: colours of code, the font of emoji. Those above are as they were.
void TextElement::dress(const QTextBlock &from)
{
    const auto rules = m_form == Form::Code && m_style.tables ? m_style.tables->find(m_block.language) : nullptr;
    int state = 0;
    if (rules)
        state = from.previous().isValid() ? from.previous().userState() : m_before ? m_before->stateAfter(*rules) : 0;
    for (QTextBlock line = from; line.isValid(); line = line.next()) {
        QList<QTextLayout::FormatRange> formats = emojiFormats(line.text());
        if (rules) {
            for (const HighlightedRange &range : highlightLine(*rules, line.text(), state)) {
                QTextCharFormat format;
                format.setForeground(colourOf(range.style, *m_style.colours));
                formats.append({range.start, range.length, format});
            }
            line.setUserState(state);
        }
        if (rules || !formats.isEmpty())
            line.layout()->setFormats(formats);
    }
    if (rules)
        m_stateAfter = state;
}

//! Who goes far into long code at once does not wait for all that stands before: what a comment or a string begins is over soon.
int TextElement::stateAfter(const HighlightRules &rules)
{
    constexpr qsizetype mostLookedAt = 16;
    QList<TextElement *> unknown;
    TextElement *piece = this;
    for (; piece && piece->m_stateAfter < 0 && unknown.size() < mostLookedAt; piece = piece->m_before)
        unknown.prepend(piece);
    int state = piece && piece->m_stateAfter >= 0 ? piece->m_stateAfter : 0;
    for (TextElement *each : unknown) {
        for (const QStringView line : QStringView(each->m_block.text).split(u'\n'))
            highlightLine(rules, line, state);
        each->m_stateAfter = state;
    }
    return state;
}

void TextElement::paintBox(QPainter &painter) const
{
    if (m_frame.box == Box::None)
        return;
    const Palette &colours = *m_style.colours;
    QRectF box(0, 0, width(), height() - (m_frame.last ? 8 : 0));
    // A box that goes on above or below reaches beyond what is painted.
    painter.setClipRect(box, Qt::IntersectClip);
    box.adjust(0.5, m_frame.first ? 0.5 : -20, -0.5, m_frame.last ? -0.5 : 20);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_frame.box == Box::User ? colours.userTint : colours.line);
    painter.setBrush(m_frame.box == Box::User ? colours.userTint : m_frame.box == Box::Code ? colours.codeGround : colours.card);
    painter.drawRoundedRect(box, spacing::radius, spacing::radius);
}

void TextElement::paint(QPainter &painter, const ElementState &state)
{
    if (!m_document)
        return;
    painter.save();
    paintBox(painter);
    painter.restore();
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(
        QPalette::Text, m_frame.box == Box::Card && m_form == Form::Plain ? m_style.colours->dim : m_style.colours->ink);
    for (const SelectedRange &range : state.found)
        context.selections.append(setOff(range, m_style.colours->found));
    if (state.foundHere)
        context.selections.append(setOff(*state.foundHere, m_style.colours->foundHere));
    if (state.selection)
        context.selections.append(setOff(*state.selection, m_style.colours->selection));
    painter.save();
    if (offset() > 0 || wrapMode() == QTextOption::NoWrap)
        painter.setClipRect(QRect(margins().left(), 0, width() - margins().left() - margins().right(), height()), Qt::IntersectClip);
    painter.translate(margins().left() - offset(), margins().top());
    context.clip = painter.clipBoundingRect();
    if (m_form == Form::Markdown) {
        m_document->paintQuoteBars(painter, *m_style.colours);
        m_document->paintListSigns(painter, *m_style.colours);
    }
    m_document->documentLayout()->draw(&painter, context);
    painter.restore();
}

QAbstractTextDocumentLayout::Selection TextElement::setOff(SelectedRange range, const QColor &ground) const
{
    QTextCursor cursor(m_document.get());
    cursor.setPosition(std::min(range.first, length()));
    cursor.setPosition(std::min(range.last, length()), QTextCursor::KeepAnchor);
    QTextCharFormat format;
    format.setBackground(ground);
    format.setForeground(m_style.colours->ink);
    return {cursor, format};
}

QString TextElement::linkAt(const QPoint &point) const
{
    if (!m_document)
        return {};
    const QString address = m_document->documentLayout()->anchorAt(inText(point));
    return model::isOpenable(QUrl(address)) ? address : QString();
}

int TextElement::characterAt(const QPoint &point) const
{
    if (!m_document)
        return 0;
    return m_document->documentLayout()->hitTest(inText(point), Qt::FuzzyHit);
}

int TextElement::length() const
{
    return m_document ? m_document->characterCount() - 1 : int(m_block.text.size());
}

QString TextElement::textBetween(int first, int last) const
{
    if (!m_document || (first <= 0 && last >= length()))
        return m_block.text;
    QTextCursor cursor(m_document.get());
    cursor.setPosition(std::clamp(first, 0, length()));
    cursor.setPosition(std::clamp(last, 0, length()), QTextCursor::KeepAnchor);
    return cursor.selection().toPlainText();
}

QString TextElement::searchedText() const
{
    if (!isSearched())
        return {};
    if (m_form == Form::Plain || (m_form == Form::Code && m_block.kind == MarkdownBlock::Kind::Prose))
        return m_block.text;
    return m_document ? m_document->toPlainText() + betweenPieces(m_block) : searchedPieceOf(m_block).text;
}

bool TextElement::mayHave(const QString &words) const
{
    // A word may be cut where it was too long for a piece.
    const bool endsInWord = !m_block.text.isEmpty() && m_block.text.back().isLetterOrNumber();
    return isSearched() && (endsInWord || mayShow(m_block.text, words));
}

QRect TextElement::placeOf(int character) const
{
    if (!m_document)
        return RowElement::placeOf(character);
    const QTextBlock block = m_document->findBlock(character);
    const QTextLine line = block.isValid() ? block.layout()->lineForTextPosition(character - block.position()) : QTextLine();
    if (!line.isValid())
        return RowElement::placeOf(character);
    const QRectF place = line.rect().translated(m_document->documentLayout()->blockBoundingRect(block).topLeft());
    return place.toAlignedRect().translated(margins().left(), margins().top());
}

QRect TextElement::placeOfFound(int searched) const
{
    const int character = std::min(searched, length());
    QRect place = placeOf(character);
    const QTextBlock block = m_document ? m_document->findBlock(character) : QTextBlock();
    const QTextLine line = block.isValid() ? block.layout()->lineForTextPosition(character - block.position()) : QTextLine();
    if (!line.isValid())
        return place;
    place.setLeft(place.left() + int(line.cursorToX(character - block.position()) - line.x()));
    place.setWidth(1);
    return place;
}

QStringList TextElement::formulas() const
{
    return m_document && m_form == Form::Markdown ? m_document->formulas() : QStringList();
}

QStringList TextElement::links() const
{
    QStringList addresses;
    for (QTextBlock block = m_document ? m_document->begin() : QTextBlock(); block.isValid(); block = block.next()) {
        for (auto iterator = block.begin(); !iterator.atEnd(); ++iterator) {
            const QString address = iterator.fragment().charFormat().anchorHref();
            if (model::isOpenable(QUrl(address)) && !addresses.contains(address))
                addresses.append(address);
        }
    }
    return addresses;
}

} // namespace gui
