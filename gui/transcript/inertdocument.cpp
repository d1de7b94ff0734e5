// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/inertdocument.h"

#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>
#include <QTextTable>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

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

//! The importer wants three dashes in each column where one is enough.
QString withLongDashes(const QString &tableHead)
{
    static const QRegularExpression dashes(u"-+"_s);
    const qsizetype delimiter = tableHead.indexOf(u'\n') + 1;
    return tableHead.first(delimiter) + tableHead.mid(delimiter).replace(dashes, u"---"_s);
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

bool isOpenable(const QUrl &url)
{
    return url.isValid() && (url.scheme() == u"http"_s || url.scheme() == u"https"_s) && !url.host().isEmpty();
}

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
    const bool isTable = block.kind == MarkdownBlock::Kind::Table;
    const QString rows = block.continues ? block.text : block.text.mid(block.tableHead.size());
    const QString text = isTable ? withLongDashes(block.tableHead) + rows : withNumbersAsText(block.text);
    setMarkdown(text, MarkdownFeatures(MarkdownNoHTML) | MarkdownDialectGitHub);
    defuse(colours);
}

void InertDocument::showMarkdown(const MarkdownBlock &block, const Palette &colours)
{
    read(block, colours);
    dress(colours);
    if (block.kind == MarkdownBlock::Kind::Table)
        dressTables(colours, block);
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
        if (isOpenable(QUrl(format.anchorHref()))) {
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

void InertDocument::dress(const Palette &colours)
{
    const QFont fixed = Theme::fixedFont();
    for (const Run &run : runsWhere(*this, [](const QTextCharFormat &format) { return format.fontFixedPitch(); })) {
        QTextCharFormat format;
        format.setFontFamilies(fixed.families());
        format.setFontPointSize(fixed.pointSizeF());
        if (!run.format.isAnchor())
            format.setBackground(colours.codeGround);
        cursorOver(*this, run).mergeCharFormat(format);
    }
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool isQuote = format.hasProperty(QTextFormat::BlockQuoteLevel);
        const bool isInTable = cursor.currentTable() != nullptr;
        format.setLineHeight(isInTable ? 110 : 125, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(0);
        format.setBottomMargin(block.next().isValid() && !isInTable ? (block.textList() ? spacing::tight : spacing::gap) : 0);
        if (isQuote)
            format.setLeftMargin(spacing::wide * format.intProperty(QTextFormat::BlockQuoteLevel));
        format.setRightMargin(0);
        cursor.setBlockFormat(format);
        if (isQuote) {
            QTextCharFormat quoted;
            quoted.setForeground(colours.dim);
            cursor.select(QTextCursor::BlockUnderCursor);
            cursor.mergeCharFormat(quoted);
        }
    }
    setIndentWidth(spacing::large);
}

void InertDocument::dressTables(const Palette &colours, const MarkdownBlock &block)
{
    for (QTextFrame *frame : rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        if (block.continues && table->rows() > 1)
            table->removeRows(0, 1);
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(colours.line);
        format.setCellPadding(spacing::small);
        format.setCellSpacing(0);
        format.setTopMargin(spacing::tight);
        format.setBottomMargin(0);
        table->setFormat(format);
    }
}

} // namespace gui
