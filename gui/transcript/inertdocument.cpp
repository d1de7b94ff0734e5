// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/inertdocument.h"

#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/inlinetext.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QTextList>
#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Of a run of characters: it is a formula.
constexpr int formulaProperty = QTextFormat::UserProperty + 1;

struct Run {
    int position = 0;
    int length = 0;
    QTextCharFormat format;
};

//! The runs of one format in the document, last first, so that changing one does not move those still to come.
template <typename Condition>
QList<Run> runsWhere(const QTextDocument &document, Condition condition)
{
    QList<Run> runs;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto iterator = block.begin(); !iterator.atEnd(); ++iterator) {
            const QTextFragment fragment = iterator.fragment();
            if (condition(fragment.charFormat()))
                runs.prepend({fragment.position(), fragment.length(), fragment.charFormat()});
        }
    }
    return runs;
}

QTextCursor cursorOver(QTextDocument &document, const Run &run)
{
    QTextCursor cursor(&document);
    cursor.setPosition(run.position);
    cursor.setPosition(run.position + run.length, QTextCursor::KeepAnchor);
    return cursor;
}

//! The importer of this Qt numbers every list from 1. A list that goes on after a code block begins with another number; its
//! numbers are kept as text.
QString withNumbersAsText(const QString &text)
{
    static const QRegularExpression first(u"^\\s{0,3}(\\d{1,9})[.)]\\s"_s);
    const QRegularExpressionMatch match = first.match(text);
    if (!match.hasMatch() || match.capturedView(1) == u"1")
        return text;
    static const QRegularExpression numbers(u"^( {0,3})(\\d{1,9})([.)])(?=\\s)"_s, QRegularExpression::MultilineOption);
    return QString(text).replace(numbers, u"\n\\2\\\\3"_s);
}

//! Quotes within quotes beyond so many are shown as if they were that deep:
//! more would leave no room for the text.
QString withShallowQuotes(const QString &text)
{
    static const QRegularExpression deep(u"^((?: {0,3}>){8})(?: {0,3}>)++"_s, QRegularExpression::MultilineOption);
    return text.contains(u'>') ? QString(text).replace(deep, u"\\1"_s) : text;
}

//! What a footnote says would be taken for the address of a link.
QString withFootnotesAsText(const QString &text)
{
    static const QRegularExpression beginning(u"^( {0,3})\\[\\^([^\\]\\s]{1,40})\\]:"_s, QRegularExpression::MultilineOption);
    return text.contains(u"[^") ? QString(text).replace(beginning, u"\\1\\[^\\2]:"_s) : text;
}

//! Begins code that is a formula; it is seen nowhere.
constexpr QChar formulaMark(0x2061);

//! Where the text between two marks on one line ends; -1 where that is no
//! formula. A sum of money is none.
qsizetype endOfFormula(QStringView text, qsizetype start, QStringView mark)
{
    const qsizetype lineEnd = text.indexOf(u'\n', start);
    const QStringView line = text.first(lineEnd < 0 ? text.size() : lineEnd);
    if (start >= line.size() || line[start].isSpace())
        return -1;
    for (qsizetype end = line.indexOf(mark, start); end >= 0; end = line.indexOf(mark, end + 1)) {
        const qsizetype after = end + mark.size();
        const bool closes = end > start && !line[end - 1].isSpace() && line[end - 1] != u'\\'
            && (after >= line.size() || !line[after].isLetterOrNumber());
        if (!closes)
            continue;
        const QStringView inner = line.sliced(start, end - start);
        const bool isMoney = mark == u"$" && inner[0].isDigit()
            && std::none_of(inner.cbegin(), inner.cend(), [](QChar each) { return u"\\^_{}=+*/<>"_s.contains(each); });
        return isMoney || inner.contains(u'`') ? -1 : end;
    }
    return -1;
}

//! `$x$`, `$$x$$`, `\(x\)` and `\[x\]` within a line become code that is
//! marked, so that nothing in them is taken for Markdown.
QString withFormulasAsCode(const QString &text)
{
    if (!text.contains(u'$') && !text.contains(u"\\(") && !text.contains(u"\\["))
        return text;
    const std::array<std::pair<QStringView, QStringView>, 4> marks {{{u"$$", u"$$"}, {u"$", u"$"}, {u"\\(", u"\\)"}, {u"\\[", u"\\]"}}};
    QString made;
    const QStringView source(text);
    for (qsizetype at = 0; at < source.size();) {
        if (source[at] == u'`') {
            const qsizetype end = source.indexOf(u'`', at + 1);
            const qsizetype next = end < 0 ? source.size() : end + 1;
            made += source.sliced(at, next - at);
            at = next;
            continue;
        }
        const auto mark = std::find_if(
            marks.cbegin(), marks.cend(), [&](const auto &each) { return source.sliced(at).startsWith(each.first); });
        const qsizetype start = mark == marks.cend() ? at : at + mark->first.size();
        const qsizetype end = mark == marks.cend() ? -1 : endOfFormula(source, start, mark->second);
        if (end >= 0) {
            made += u'`' + QString(formulaMark) + source.sliced(start, end - start).toString() + u'`';
            at = end + mark->second.size();
        } else {
            const qsizetype length = source[at] == u'\\' && at + 1 < source.size() ? 2 : 1;
            made += source.sliced(at, length);
            at += length;
        }
    }
    return made;
}

//! Whether a line is text and stays so: what makes it something else stands at its beginning, or is no plain word.
bool beginsWithAWord(QStringView line)
{
    static const QRegularExpression pattern(uR"(^ *(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>) +)?(?:\*{1,2}|["'(])?\p{L})"_s);
    return pattern.match(line).hasMatch();
}

//! Whether these are characters that mean nothing but themselves, between single spaces.
bool isPlainWords(QStringView text)
{
    QChar before;
    for (const QChar character : text) {
        const bool isPlain = character.unicode() < 0x80
            ? character.isLetterOrNumber() || u" ,.;:!?'\"%+-=("_s.contains(character)
            : character.isLetterOrNumber() || character.isMark() || character.isPunct() || character.isSymbol();
        if (!isPlain || (character == u' ' && before == u' '))
            return false;
        before = character;
    }
    return true;
}

} // namespace

InertDocument::InertDocument(QObject *parent)
    : QTextDocument(parent)
{
    setUndoRedoEnabled(false);
    setDocumentMargin(0);
}

QVariant InertDocument::loadResource(int, const QUrl &)
{
    return {};
}

void InertDocument::showPlain(const QString &text)
{
    setPlainText(text.endsWith(u'\n') ? text.chopped(1) : text);
}

bool InertDocument::appendWords(QStringView before, QStringView added)
{
    const QStringView line = before.sliced(before.lastIndexOf(u'\n') + 1);
    // A space at the end is not shown until a word follows.
    const bool hasSpace = line.endsWith(u' ');
    const QStringView shown = hasSpace ? line.chopped(1) : line;
    const QStringView word = shown.sliced(shown.lastIndexOf(u' ') + 1);
    // What follows a plain word looks as that does; after anything else it has to be found out.
    if (!beginsWithAWord(line) || word.isEmpty() || !isPlainWords(word) || word.startsWith(u"www"))
        return false;
    if (!isPlainWords(added) || (hasSpace && added.startsWith(u' ')))
        return false;
    const QString words = added.trimmed().toString();
    if (words.isEmpty())
        return true;
    QTextCursor cursor(this);
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(hasSpace || added.startsWith(u' ') ? u' ' + words : words);
    return true;
}

void InertDocument::appendPlain(QStringView before, QStringView added)
{
    // The last line end is not shown until a line follows.
    QTextCursor cursor(this);
    cursor.movePosition(QTextCursor::End);
    const QString lines = (before.endsWith(u'\n') ? u"\n"_s : QString()) + added.toString();
    cursor.insertText(lines.endsWith(u'\n') ? lines.chopped(1) : lines);
}

QString InertDocument::textOf(const MarkdownBlock &block)
{
    if (block.kind == MarkdownBlock::Kind::Code)
        return block.text;
    InertDocument document;
    document.read(block, Palette::light());
    return document.toPlainText();
}

void InertDocument::read(const MarkdownBlock &block, const Palette &colours)
{
    const QString text = withFormulasAsCode(withFootnotesAsText(withShallowQuotes(withNumbersAsText(block.text))));
    setMarkdown(text, MarkdownFeatures(MarkdownNoHTML) | MarkdownDialectGitHub);
    defuse(colours);
}

void InertDocument::showMarkdown(const MarkdownBlock &block, const Palette &colours)
{
    read(block, colours);
    dressFootnotes(colours);
    dressCode(colours);
    for (QTextBlock each = begin(); each.isValid(); each = each.next())
        dressBlock(each, colours);
    dressLists();
    setIndentWidth(spacing::large);
}

void InertDocument::defuse(const Palette &colours)
{
    for (const Run &run : runsWhere(*this, [](const QTextCharFormat &format) { return format.isImageFormat(); })) {
        const QTextImageFormat image = run.format.toImageFormat();
        const QString name = image.property(QTextFormat::ImageAltText).toString();
        const QString shown = name.isEmpty() ? image.name() : name + u" ("_s + image.name() + u')';
        QTextCharFormat plain;
        plain.setForeground(colours.dim);
        cursorOver(*this, run).insertText(u"["_s + tr("image: %1").arg(shown) + u"]"_s, plain);
    }
    for (const Run &run : runsWhere(*this, [](const QTextCharFormat &format) { return format.isAnchor(); })) {
        QTextCharFormat format = run.format;
        if (model::isOpenable(QUrl(format.anchorHref()))) {
            format.setForeground(colours.accent);
        } else {
            format.setAnchor(false);
            format.clearProperty(QTextFormat::AnchorHref);
            format.clearForeground();
            format.setFontUnderline(false);
        }
        format.clearProperty(QTextFormat::TextToolTip);
        cursorOver(*this, run).setCharFormat(format);
    }
}

//! `[^1]` is raised; where the footnote itself stands, its number is, too.
void InertDocument::dressFootnotes(const Palette &colours)
{
    static const QRegularExpression reference(u"\\[\\^([^\\]\\s]{1,40})\\]:?"_s);
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        QRegularExpressionMatch match = reference.match(block.text());
        for (; match.hasMatch(); match = reference.match(block.text(), match.capturedStart() + match.capturedLength(1))) {
            QTextCursor cursor = cursorOver(*this, {block.position() + int(match.capturedStart()), int(match.capturedLength()), {}});
            const bool isNote = match.capturedStart() == 0;
            if (cursor.charFormat().fontFixedPitch())
                continue;
            QTextCharFormat raised = cursor.charFormat();
            raised.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
            raised.setForeground(isNote ? colours.dim : colours.accent);
            cursor.insertText(match.captured(1) + (match.captured().endsWith(u':') && !isNote ? u":"_s : QString()), raised);
        }
    }
}

void InertDocument::dressCode(const Palette &colours)
{
    const QFont fixed = Theme::fixedFont();
    for (const Run &run : runsWhere(*this, [](const QTextCharFormat &format) { return format.fontFixedPitch(); })) {
        QTextCursor cursor = cursorOver(*this, run);
        QTextCharFormat format = run.format;
        const int level = cursor.blockFormat().headingLevel();
        format.setFontFamilies(fixed.families());
        if (level > 0) {
            // As large as the heading that it stands in.
            format.clearProperty(QTextFormat::FontPointSize);
            format.clearProperty(QTextFormat::FontPixelSize);
            format.setProperty(QTextFormat::FontSizeAdjustment, 4 - level);
            format.setFontWeight(QFont::Bold);
        } else {
            format.setFontPointSize(fixed.pointSizeF());
        }
        if (!format.isAnchor())
            format.setBackground(colours.codeGround);
        cursor.setCharFormat(format);
        if (!cursor.selectedText().startsWith(formulaMark))
            continue;
        format.setProperty(formulaProperty, true);
        format.setFontItalic(true);
        cursor.insertText(cursor.selectedText().sliced(1), format);
    }
}

void InertDocument::dressBlock(const QTextBlock &block, const Palette &colours)
{
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    const int quotes = format.intProperty(QTextFormat::BlockQuoteLevel);
    const bool isRule = format.hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth);
    const bool isWithinList = block.textList() && block.next().textList();
    // A rule stands below a line that has nothing in it.
    if (isRule && block.text().isEmpty())
        format.setLineHeight(spacing::unit, QTextBlockFormat::FixedHeight);
    else
        format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
    format.setTopMargin(isRule ? spacing::gap : 0);
    format.setBottomMargin(isRule ? spacing::medium : block.next().isValid() ? (isWithinList ? spacing::unit : spacing::gap) : 0);
    if (quotes > 0)
        format.setLeftMargin(spacing::wide * quotes);
    format.setRightMargin(0);
    cursor.setBlockFormat(format);
    QTextCharFormat dress;
    if (quotes > 0)
        dress.setForeground(colours.dim);
    if (const int level = format.headingLevel(); level > 0) {
        // Behind code in a heading, Qt goes on with usual text.
        dress.setProperty(QTextFormat::FontSizeAdjustment, 4 - level);
        dress.setFontWeight(QFont::Bold);
    }
    if (dress.propertyCount() > 0) {
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(dress);
    }
}

//! Lists with boxes to be ticked keep these.
void InertDocument::dressLists()
{
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        QTextList *list = block.textList();
        if (!list || list->item(0) != block)
            continue;
        QTextListFormat format = list->format();
        bool hasSigns = format.style() <= QTextListFormat::ListDisc && format.style() >= QTextListFormat::ListSquare;
        for (int index = 0; index < list->count(); ++index)
            hasSigns = hasSigns && list->item(index).blockFormat().marker() == QTextBlockFormat::MarkerType::NoMarker;
        if (!hasSigns)
            continue;
        format.setStyle(QTextListFormat::ListStyleUndefined);
        list->setFormat(format);
    }
}

QStringList InertDocument::formulas() const
{
    QStringList found;
    for (const Run &run : runsWhere(*this, [](const QTextCharFormat &format) { return format.boolProperty(formulaProperty); }))
        found.prepend(toPlainText().mid(run.position, run.length));
    return found;
}

void InertDocument::paintListSigns(QPainter &painter, const Palette &colours) const
{
    const QFontMetricsF metrics(defaultFont());
    const double size = std::max(4.0, metrics.xHeight() * 0.6);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        const QTextList *list = block.textList();
        const QTextLayout *layout = block.layout();
        if (!list || list->format().style() != QTextListFormat::ListStyleUndefined || layout->lineCount() == 0)
            continue;
        const QTextLine line = layout->lineAt(0);
        const QRectF text = line.naturalTextRect().translated(layout->position());
        const bool isRightToLeft = block.textDirection() == Qt::RightToLeft;
        const double left = isRightToLeft ? text.right() + spacing::gap : text.left() - spacing::gap - size;
        const QRectF sign(left, layout->position().y() + line.y() + line.ascent() - (metrics.xHeight() + size) / 2, size, size);
        // A list within a list has rings.
        const bool isRing = list->format().indent() % 2 == 0;
        painter.setPen(isRing ? QPen(colours.ink, 1) : QPen(Qt::NoPen));
        painter.setBrush(isRing ? QBrush(Qt::NoBrush) : QBrush(colours.ink));
        painter.drawEllipse(sign);
    }
    painter.restore();
}

void InertDocument::paintQuoteBars(QPainter &painter, const Palette &colours) const
{
    constexpr int barWidth = 3;
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        const int quotes = block.blockFormat().intProperty(QTextFormat::BlockQuoteLevel);
        if (quotes == 0)
            continue;
        const QRectF area = documentLayout()->blockBoundingRect(block);
        const int below = block.next().blockFormat().intProperty(QTextFormat::BlockQuoteLevel);
        for (int level = 0; level < quotes; ++level) {
            // It goes on through the space between two paragraphs of the same quote.
            const double bottom = level < below ? documentLayout()->blockBoundingRect(block.next()).top() : area.bottom();
            painter.fillRect(QRectF(spacing::wide * level, area.top(), barWidth, bottom - area.top()), colours.line);
        }
    }
}

} // namespace gui
