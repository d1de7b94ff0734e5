// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/manual/manuallayout.h"

#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QStringList cellsOf(const QString &line)
{
    static const QRegularExpression edge(u"(?<!\\\\)\\|"_s);
    QStringList cells;
    for (const QString &cell : line.trimmed().mid(1).chopped(1).split(edge))
        cells.append(cell.trimmed());
    return cells;
}

} // namespace

void ManualLayout::read(const QString &markdown)
{
    for (const QString &line : markdown.split(u'\n'))
        readLine(line);
    endBlock();
}

QStringList ManualLayout::filledLines(const QString &text, qsizetype width)
{
    QStringList lines {QString()};
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!lines.constLast().isEmpty() && lines.constLast().size() + 1 + word.size() > width)
            lines.append(QString());
        lines.last() += (lines.constLast().isEmpty() ? QString() : u" "_s) + word;
    }
    return lines;
}

void ManualLayout::readLine(const QString &line)
{
    if (line.startsWith("```"_L1)) {
        endBlock();
        m_isCode = !m_isCode;
        m_isCode ? beginCode() : endCode();
    } else if (m_isCode) {
        addCode(line);
    } else if (line.trimmed().isEmpty()) {
        endBlock();
    } else if (line.startsWith(u'|')) {
        m_rows.append(line);
    } else if (line.startsWith(u'#')) {
        endBlock();
        const qsizetype level = line.indexOf(u' ');
        addHeading(level, line.mid(level + 1));
    } else {
        static const QRegularExpression item(u"^(- |\\d+\\. )"_s);
        if (const QRegularExpressionMatch match = item.match(line); match.hasMatch()) {
            endParagraph();
            m_lead = match.captured(0);
        }
        m_paragraph += u' ' + (m_paragraph.isEmpty() ? line.mid(m_lead.size()) : line.trimmed());
    }
}

void ManualLayout::endParagraph()
{
    if (m_paragraph.isEmpty())
        return;
    m_hasText = true;
    const QString lead = std::exchange(m_lead, {});
    addParagraph(lead, std::exchange(m_paragraph, {}).trimmed());
}

void ManualLayout::endBlock()
{
    endParagraph();
    const bool hadText = std::exchange(m_hasText, false);
    if (!m_rows.isEmpty())
        endTable();
    else if (hadText)
        endText();
}

void ManualLayout::endTable()
{
    QList<QStringList> rows;
    for (const QString &row : std::exchange(m_rows, {}))
        rows.append(cellsOf(row));
    if (rows.size() < 2)
        return;
    // The second says only how columns are set.
    rows.removeAt(1);
    addTable(rows);
}

} // namespace gui
