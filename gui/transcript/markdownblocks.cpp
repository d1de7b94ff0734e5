// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/markdownblocks.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

int indentOf(QStringView line)
{
    int indent = 0;
    while (indent < line.size() && line[indent] == u' ')
        ++indent;
    return indent;
}

bool isBlank(QStringView line)
{
    return line.trimmed().isEmpty();
}

int runOf(QStringView text, QChar character)
{
    int length = 0;
    while (length < text.size() && text[length] == character)
        ++length;
    return length;
}

//! "- ", "* ", "+ ", "1. " or "1) ".
bool isListItem(QStringView line)
{
    const QStringView text = line.trimmed();
    if (text.size() < 2)
        return false;
    if (u"-*+"_s.contains(text[0]))
        return text[1].isSpace();
    int digits = 0;
    while (digits < text.size() && digits < 10 && text[digits].isDigit())
        ++digits;
    return digits > 0 && digits < 10 && digits + 1 < text.size() && (text[digits] == u'.' || text[digits] == u')')
        && text[digits + 1].isSpace();
}

bool isHeadingLine(QStringView line)
{
    const int hashes = runOf(line, u'#');
    return hashes > 0 && hashes <= 6 && hashes < line.size() && line[hashes] == u' ';
}

//! "|---|:--:|", with at least one border.
bool isTableDelimiter(QStringView line)
{
    QStringView text = line.trimmed();
    if (!text.contains(u'|') || indentOf(line) > 3)
        return false;
    text = text.startsWith(u'|') ? text.sliced(1) : text;
    text = text.endsWith(u'|') ? text.chopped(1) : text;
    const auto isDashes = [](QStringView cell) {
        cell = cell.trimmed();
        cell = cell.startsWith(u':') ? cell.sliced(1) : cell;
        cell = cell.endsWith(u':') ? cell.chopped(1) : cell;
        return !cell.isEmpty() && runOf(cell, u'-') == cell.size();
    };
    for (const QStringView cell : text.tokenize(u'|')) {
        if (!isDashes(cell))
            return false;
    }
    return true;
}

//! Of a line that begins with quotes within quotes: how many characters are
//! beyond what anybody can see as such.
qsizetype deepQuotesOf(QStringView line)
{
    constexpr qsizetype mostSeen = 64;
    qsizetype end = 0;
    while (end < line.size() && (line[end] == u'>' || line[end] == u' '))
        ++end;
    return line.startsWith(u'>') ? std::max<qsizetype>(0, end - mostSeen) / 2 * 2 : 0;
}

//! What ends the formula that a line begins; empty where it begins none.
QString formulaEndOf(QStringView line)
{
    const QStringView text = line.trimmed();
    if (text.startsWith(u"$$") && !text.startsWith(u"$$$"))
        return u"$$"_s;
    return text.startsWith(u"\\[") ? u"\\]"_s : QString();
}

//! Where a text that is too long is cut: after its last space, never within a surrogate pair.
qsizetype cutPosition(QStringView text, qsizetype limit)
{
    for (qsizetype position = limit; position > limit / 2; --position) {
        if (text[position - 1].isSpace())
            return position;
    }
    return text[limit - 1].isHighSurrogate() ? limit - 1 : limit;
}

} // namespace

QList<MarkdownBlock> MarkdownBlocks::split(QStringView text)
{
    MarkdownBlocks blocks;
    blocks.append(text);
    blocks.finish();
    return blocks.m_blocks;
}

QList<MarkdownBlock> MarkdownBlocks::splitPlain(QStringView text)
{
    QList<MarkdownBlock> blocks;
    while (!text.isEmpty()) {
        qsizetype end = text.size();
        if (end > proseLimit) {
            const qsizetype lineEnd = text.first(proseLimit).lastIndexOf(u'\n');
            end = lineEnd > 0 ? lineEnd + 1 : cutPosition(text, proseLimit);
        }
        blocks.append({.text = text.first(end).toString(), .continues = !blocks.isEmpty()});
        text = text.sliced(end);
    }
    return blocks;
}

int MarkdownBlocks::append(QStringView text)
{
    m_firstChanged = std::max(0, int(m_blocks.size()) - 1);
    while (!text.isEmpty()) {
        const qsizetype lineEnd = text.indexOf(u'\n');
        appendToLine(lineEnd < 0 ? text : text.first(lineEnd));
        if (lineEnd < 0)
            break;
        endLine();
        text = text.sliced(lineEnd + 1);
    }
    return m_firstChanged;
}

int MarkdownBlocks::finish()
{
    m_firstChanged = std::max(0, int(m_blocks.size()) - 1);
    if (m_isOpen && m_lineStart < m_blocks.last().text.size())
        endLine();
    if (m_isOpen && m_blocks.last().continues && m_blocks.last().text.isEmpty())
        closePiece();
    return m_firstChanged;
}

MarkdownBlock &MarkdownBlocks::begin(MarkdownBlock::Kind kind)
{
    m_blocks.append({.kind = kind});
    m_isOpen = true;
    m_lineStart = 0;
    m_midLine = false;
    m_blankBefore = false;
    m_count = 0;
    m_columns = 0;
    return m_blocks.last();
}

MarkdownBlock &MarkdownBlocks::open()
{
    return m_isOpen ? m_blocks.last() : begin(MarkdownBlock::Kind::Prose);
}

void MarkdownBlocks::appendToLine(QStringView part)
{
    while (!part.isEmpty()) {
        const QStringView portion = part.first(std::min<qsizetype>(part.size(), codeLimit));
        open().text.append(portion);
        part = part.sliced(portion.size());
        cutLongLine();
    }
}

qsizetype MarkdownBlocks::lineLimit() const
{
    switch (m_blocks.last().kind) {
    case MarkdownBlock::Kind::Code:
    case MarkdownBlock::Kind::Formula: return codeLimit;
    case MarkdownBlock::Kind::Table: return tableLineLimit;
    case MarkdownBlock::Kind::Prose: break;
    }
    return proseLimit;
}

//! The first line of a wide table or of a long formula is known for what it is before it has an end; quotes that are too deep are cut.
bool MarkdownBlocks::beginFigureInLongLine()
{
    MarkdownBlock &block = m_blocks.last();
    if (m_midLine || block.kind != MarkdownBlock::Kind::Prose)
        return false;
    const QString line = block.text.mid(m_lineStart);
    if (const qsizetype excess = deepQuotesOf(line); excess > 0) {
        block.text.remove(m_lineStart, excess);
        return true;
    }
    if (beginFormula(line))
        return true;
    if (!line.trimmed().startsWith(u'|'))
        return false;
    moveLineToNewBlock(line);
    m_blocks.last().kind = MarkdownBlock::Kind::Table;
    m_blankBefore = false;
    return true;
}

void MarkdownBlocks::cutLongLine()
{
    while (true) {
        const qsizetype limit = lineLimit();
        if (m_blocks.last().text.size() - m_lineStart <= limit)
            return;
        if (beginFigureInLongLine())
            continue;
        MarkdownBlock &block = m_blocks.last();
        const qsizetype position = m_lineStart + cutPosition(QStringView(block.text).sliced(m_lineStart), limit);
        const QString rest = block.text.mid(position);
        block.text.truncate(position);
        const MarkdownBlock::Kind kind = block.kind == MarkdownBlock::Kind::Table ? MarkdownBlock::Kind::Prose : block.kind;
        const bool continues = kind == block.kind;
        const QString language = block.language;
        MarkdownBlock &next = begin(kind);
        next.text = rest;
        next.language = language;
        next.continues = continues;
        m_midLine = true;
    }
}

void MarkdownBlocks::endLine()
{
    MarkdownBlock &block = open();
    if (block.text.size() > m_lineStart && block.text.endsWith(u'\r'))
        block.text.chop(1);
    const QStringView line = QStringView(block.text).sliced(m_lineStart);
    const bool whole = !m_midLine;
    m_midLine = false;
    if (block.kind == MarkdownBlock::Kind::Code)
        return endCodeLine(whole ? line : QStringView());
    if (block.kind == MarkdownBlock::Kind::Table)
        return endTableLine(line);
    if (block.kind == MarkdownBlock::Kind::Formula)
        return endFormulaLine();
    if (whole)
        return endProseLine(line.toString());
    block.text.append(u'\n');
    m_lineStart = block.text.size();
}

void MarkdownBlocks::dropLine()
{
    m_blocks.last().text.truncate(m_lineStart);
    if (m_lineStart == 0)
        m_blocks.removeLast();
    m_firstChanged = std::min(m_firstChanged, std::max(0, int(m_blocks.size()) - 1));
    m_isOpen = false;
}

void MarkdownBlocks::closePiece()
{
    MarkdownBlock &block = m_blocks.last();
    block.text.truncate(m_lineStart);
    m_isOpen = false;
    if (block.text.isEmpty() && block.continues)
        m_blocks.removeLast();
    m_firstChanged = std::min(m_firstChanged, std::max(0, int(m_blocks.size()) - 1));
}

QString MarkdownBlocks::withoutFenceIndent(const QString &line)
{
    if (isBlank(line))
        return line;
    if (indentOf(line) < m_strippedIndent)
        m_strippedIndent = 0;
    return line.mid(m_strippedIndent);
}

void MarkdownBlocks::endProseLine(const QString &raw)
{
    const QString line = withoutFenceIndent(raw);
    if (isBlank(line)) {
        const bool nothingYet = isBlank(m_blocks.last().text);
        if (nothingYet)
            return dropLine();
        m_blankBefore = true;
        m_blocks.last().text.append(u'\n');
        m_lineStart = m_blocks.last().text.size();
        return;
    }
    const QStringView text = QStringView(line).sliced(indentOf(line));
    for (const QChar character : {QChar(u'`'), QChar(u'~')}) {
        const int length = runOf(text, character);
        if (length >= 3 && !text.sliced(length).contains(u'`'))
            return beginCode(line, {character, length, indentOf(raw)});
    }
    if (beginTable(line))
        return;
    if (beginFormula(line)) {
        // On its first line it may end, too.
        if (!m_blocks.last().text.isEmpty())
            endFormulaLine();
        return;
    }
    const MarkdownBlock &block = m_blocks.last();
    const bool isList = isListItem(block.text.first(std::max<qsizetype>(0, block.text.indexOf(u'\n'))));
    const bool tooLong = m_lineStart > proseLimit && (!isList || (isListItem(line) && indentOf(line) < 2));
    if (m_lineStart > 0 && (tooLong || (m_blankBefore && !continuesList(line)) || (isHeadingLine(line) && !isList))) {
        const bool sameParagraph = tooLong && !m_blankBefore && !isList;
        moveLineToNewBlock(line);
        m_blocks.last().continues = sameParagraph;
    } else {
        m_blocks.last().text.truncate(m_lineStart);
        m_blocks.last().text.append(line);
    }
    m_blankBefore = false;
    m_blocks.last().text.append(u'\n');
    m_lineStart = m_blocks.last().text.size();
}

bool MarkdownBlocks::continuesList(const QString &line) const
{
    const QString &text = m_blocks.last().text;
    if (!isListItem(text.first(std::max<qsizetype>(0, text.indexOf(u'\n')))))
        return false;
    return indentOf(line) >= 2 || isListItem(line);
}

void MarkdownBlocks::moveLineToNewBlock(const QString &line)
{
    if (m_lineStart > 0) {
        m_blocks.last().text.truncate(m_lineStart);
        begin(MarkdownBlock::Kind::Prose);
    }
    m_blocks.last().text = line;
}

//! Of the same code or formula.
void MarkdownBlocks::beginNextPiece()
{
    const MarkdownBlock &block = m_blocks.last();
    const QString language = block.language;
    MarkdownBlock &next = begin(block.kind);
    next.text.reserve(codeLimit);
    next.language = language;
    next.continues = true;
}

void MarkdownBlocks::beginCode(const QString &line, const Fence &fence)
{
    const QString information = line.mid(indentOf(line) + fence.length).trimmed();
    dropLine();
    m_fence = fence;
    begin(MarkdownBlock::Kind::Code).language = information.section(u' ', 0, 0).toLower().left(40);
}

//! `line` is at the end of the open block, or empty where that began in the middle of it.
void MarkdownBlocks::endCodeLine(QStringView line)
{
    const QStringView text = line.trimmed();
    if (text.size() >= m_fence.length && runOf(text, m_fence.character) == text.size() && indentOf(line) < m_fence.indent + 4) {
        // An empty code block stays, so that the person sees what the model wrote.
        m_strippedIndent = m_fence.indent;
        return closePiece();
    }
    MarkdownBlock &block = m_blocks.last();
    const int indent = std::min(indentOf(line), m_fence.indent);
    if (indent > 0 && m_lineStart + line.size() == block.text.size())
        block.text.remove(m_lineStart, indent);
    block.text.append(u'\n');
    m_lineStart = block.text.size();
    if (++m_count >= codeLines || m_lineStart >= codeLimit)
        beginNextPiece();
}

bool MarkdownBlocks::beginTable(const QString &line)
{
    MarkdownBlock &block = m_blocks.last();
    if (m_lineStart == 0 || m_blankBefore || !isTableDelimiter(line))
        return false;
    const qsizetype headStart = block.text.lastIndexOf(u'\n', m_lineStart - 2) + 1;
    const QString head = block.text.mid(headStart, m_lineStart - headStart);
    if (!head.contains(u'|'))
        return false;
    block.text.truncate(headStart);
    if (headStart > 0)
        begin(MarkdownBlock::Kind::Table);
    MarkdownBlock &table = m_blocks.last();
    table.kind = MarkdownBlock::Kind::Table;
    table.tableHead = head + line + u'\n';
    table.text = table.tableHead;
    m_lineStart = table.text.size();
    m_count = 0;
    return true;
}

//! What begins as a formula is one up to its end, or to a blank line.
bool MarkdownBlocks::beginFormula(QStringView line)
{
    const QString end = formulaEndOf(line);
    if (end.isEmpty())
        return false;
    m_formulaEnd = end;
    const QString rest = line.trimmed().sliced(end.size()).toString();
    dropLine();
    begin(MarkdownBlock::Kind::Formula).text = rest;
    m_blocks.last().language = u"latex"_s;
    return true;
}

void MarkdownBlocks::endFormulaLine()
{
    MarkdownBlock &block = m_blocks.last();
    const QStringView line = QStringView(block.text).sliced(m_lineStart).trimmed();
    const bool isEnd = line.endsWith(m_formulaEnd) || (line.isEmpty() && !block.text.isEmpty());
    if (!isEnd) {
        block.text.append(u'\n');
        m_lineStart = block.text.size();
        if (++m_count >= codeLines || m_lineStart >= codeLimit)
            beginNextPiece();
        return;
    }
    if (const QString last = line.chopped(line.isEmpty() ? 0 : m_formulaEnd.size()).trimmed().toString(); !last.isEmpty()) {
        block.text.replace(m_lineStart, block.text.size() - m_lineStart, last + u'\n');
        m_lineStart = block.text.size();
    }
    closePiece();
}

//! The block under way looked like a table, and is none.
void MarkdownBlocks::becomeProse()
{
    const QString text = std::exchange(m_blocks.last().text, {}) + u'\n';
    m_blankBefore = text.endsWith(u"\n\n");
    m_blocks.removeLast();
    m_firstChanged = std::min(m_firstChanged, int(m_blocks.size()));
    for (MarkdownBlock piece : splitPlain(text))
        m_blocks.append(std::move(piece));
    m_isOpen = true;
    m_lineStart = m_blocks.last().text.size();
}

//! `line` is at the end of the open block.
void MarkdownBlocks::endTableLine(QStringView line)
{
    if (m_blocks.last().tableHead.isEmpty() && m_lineStart > 0) {
        if (isTableDelimiter(line))
            m_blocks.last().tableHead = m_blocks.last().text + u'\n';
        else
            return becomeProse();
    }
    if (isBlank(line))
        return closePiece();
    MarkdownBlock &block = m_blocks.last();
    block.text.append(u'\n');
    m_lineStart = block.text.size();
    if (m_columns == 0)
        m_columns = int(std::count(block.tableHead.cbegin(), block.tableHead.cend(), u'|')) / 2;
    m_count += std::max(1, m_columns);
    const bool isHeadWhole = !block.tableHead.isEmpty();
    if (isHeadWhole && (m_count >= cellLimit || m_lineStart > codeLimit)) {
        const QString head = block.tableHead;
        MarkdownBlock &next = begin(MarkdownBlock::Kind::Table);
        next.tableHead = head;
        next.continues = true;
    }
}

} // namespace gui
