// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/manual/manualtext.h"

#include "gui/manual/manual.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int codeIndent = 4;
constexpr int columnGap = 2;
constexpr int narrowestColumn = 8;
constexpr int longestUnbroken = 40;

enum class Marks { None, Code };

//! Code that is not parted at the end of a line.
QString unbroken(QString code)
{
    return code.size() > longestUnbroken ? code : code.replace(u' ', QChar::Nbsp);
}

//! A link's words, and where it leads where that is to be told.
QString linkWords(const QString &words, const QString &target, Marks marks)
{
    if (marks == Marks::None)
        return words;
    if (target.contains("://"_L1))
        return words + u" <"_s + target + u'>';
    const QString place = ManualAddress::parse(target).toString();
    return words.compare(place, Qt::CaseInsensitive) == 0 || target.endsWith(".png"_L1) ? words : words + u" ["_s + place + u']';
}

//! The words of a line of Markdown; code keeps its backticks where these are asked for.
QString inlineWords(const QString &markdown, Marks marks)
{
    static const QRegularExpression token(
        u"(?<ticks>`+)(?<code>.+?)(?<!`)\\k<ticks>(?!`)|!?\\[(?<words>[^\\]\\[]*)\\]\\((?<target>[^)\\s]*)\\)|\\\\(?<escaped>[\\\\`*_\\[\\]<>#|{}])|(?<mark>\\*+)"_s);
    QString text;
    qsizetype from = 0;
    auto matches = token.globalMatch(markdown);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        text += QStringView(markdown).sliced(from, match.capturedStart() - from);
        from = match.capturedEnd();
        if (match.hasCaptured(u"ticks"_s))
            text += marks == Marks::Code ? unbroken(match.captured(0)) : match.captured(u"code"_s);
        else if (match.hasCaptured(u"target"_s))
            text += linkWords(inlineWords(match.captured(u"words"_s), marks), match.captured(u"target"_s), marks);
        else
            text += match.captured(u"escaped"_s);
    }
    return text + markdown.mid(from);
}

//! Words in lines of at most so many characters; a longer word has a line of its own.
QStringList filledLines(const QString &text, int width)
{
    QStringList lines {QString()};
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!lines.constLast().isEmpty() && lines.constLast().size() + 1 + word.size() > width)
            lines.append(QString());
        lines.last() += (lines.constLast().isEmpty() ? QString() : u" "_s) + word;
    }
    return lines;
}

//! The cells of a table's line.
QStringList cellsOf(const QString &line)
{
    static const QRegularExpression edge(u"(?<!\\\\)\\|"_s);
    QStringList cells;
    const QString inner = line.trimmed().mid(1).chopped(1);
    for (const QString &cell : inner.split(edge))
        cells.append(inlineWords(cell.trimmed(), Marks::Code));
    return cells;
}

//! Lays Markdown out, a block after the other.
class TerminalLayout
{
public:
    explicit TerminalLayout(int columns)
        : m_columns(columns)
    {
    }

    QString lay(const QString &markdown)
    {
        for (const QString &line : markdown.split(u'\n'))
            addLine(line);
        endBlock();
        return m_text.trimmed().replace(QChar::Nbsp, u' ') + u'\n';
    }

private:
    void addLine(const QString &line)
    {
        if (line.startsWith("```"_L1)) {
            endBlock();
            m_isCode = !m_isCode;
            if (!m_isCode)
                m_text += u'\n';
        } else if (m_isCode) {
            m_text += line.isEmpty() ? u"\n"_s : QString(codeIndent, u' ') + line + u'\n';
        } else if (line.trimmed().isEmpty()) {
            endBlock();
        } else if (line.startsWith(u'|')) {
            m_rows.append(line);
        } else if (line.startsWith(u'#')) {
            endBlock();
            addHeading(line);
        } else {
            static const QRegularExpression item(u"^(- |\\d+\\. )"_s);
            if (const QRegularExpressionMatch match = item.match(line); match.hasMatch()) {
                endParagraph();
                m_lead = match.captured(0);
                m_isList = true;
            }
            m_paragraph += u' ' + (m_paragraph.isEmpty() ? line.mid(m_lead.size()) : line.trimmed());
        }
    }

    void addHeading(const QString &line)
    {
        const qsizetype level = line.indexOf(u' ');
        const QString title = inlineWords(line.mid(level + 1), Marks::None);
        m_text += (m_text.isEmpty() ? QString() : u"\n"_s) + title + u'\n';
        if (level < 3)
            m_text += QString(title.size(), level == 1 ? u'=' : u'-') + u'\n';
        m_text += u'\n';
    }

    void endParagraph()
    {
        if (m_paragraph.isEmpty())
            return;
        QString lead = m_lead;
        const QString words = inlineWords(m_paragraph, Marks::Code);
        for (const QString &line : filledLines(words, m_columns - int(lead.size()))) {
            m_text += lead + line + u'\n';
            lead = QString(m_lead.size(), u' ');
        }
        m_paragraph.clear();
        m_lead.clear();
    }

    void endBlock()
    {
        const bool hasText = !m_paragraph.isEmpty() || m_isList;
        endParagraph();
        m_isList = false;
        if (!m_rows.isEmpty())
            addTable();
        else if (hasText)
            m_text += u'\n';
    }

    void addTable()
    {
        QList<QStringList> rows;
        for (const QString &row : std::as_const(m_rows))
            rows.append(cellsOf(row));
        m_rows.clear();
        if (rows.size() < 2)
            return;
        // The second says only how columns are set.
        rows.removeAt(1);
        QList<int> widths = widthsOf(rows);
        addRow(rows.constFirst(), widths);
        QString rule;
        for (const int width : std::as_const(widths))
            rule += QString(width, u'-') + QString(columnGap, u' ');
        m_text += rule.trimmed() + u'\n';
        for (const QStringList &row : rows.sliced(1))
            addRow(row, widths);
        m_text += u'\n';
    }

    //! What the longest cells need; where that is too much, the widest column has less.
    QList<int> widthsOf(const QList<QStringList> &rows) const
    {
        QList<int> widths(rows.constFirst().size(), 1);
        for (const QStringList &row : rows) {
            for (qsizetype column = 0; column < std::min(widths.size(), row.size()); ++column)
                widths[column] = std::max(widths[column], int(row.at(column).size()));
        }
        int total = int(widths.size() - 1) * columnGap;
        for (const int width : std::as_const(widths))
            total += width;
        while (total > m_columns) {
            const auto widest = std::max_element(widths.begin(), widths.end());
            if (*widest <= narrowestColumn)
                break;
            --*widest;
            --total;
        }
        return widths;
    }

    void addRow(const QStringList &row, const QList<int> &widths)
    {
        QList<QStringList> cells;
        qsizetype lines = 1;
        for (qsizetype column = 0; column < widths.size(); ++column) {
            cells.append(filledLines(row.value(column), widths.at(column)));
            lines = std::max(lines, cells.constLast().size());
        }
        for (qsizetype line = 0; line < lines; ++line) {
            QString text;
            for (qsizetype column = 0; column < widths.size(); ++column)
                text += cells.at(column).value(line).leftJustified(widths.at(column) + columnGap);
            while (text.endsWith(u' '))
                text.chop(1);
            m_text += text + u'\n';
        }
    }

    int m_columns;
    QString m_text;
    bool m_isCode = false;
    bool m_isList = false;
    QString m_lead;
    QString m_paragraph;
    QStringList m_rows;
};

} // namespace

QString plainInline(const QString &markdown)
{
    return inlineWords(markdown, Marks::None);
}

QString plainText(const QString &markdown, int columns)
{
    return TerminalLayout(columns).lay(markdown);
}

} // namespace gui
