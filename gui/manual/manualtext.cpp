// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/manual/manualtext.h"

#include "gui/manual/manual.h"
#include "gui/manual/manuallayout.h"

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

//! Lays a chapter out in lines of so many columns.
class TerminalLayout final : public ManualLayout
{
public:
    explicit TerminalLayout(int columns)
        : m_columns(columns)
    {
    }

    QString text() const { return m_text.trimmed().replace(QChar::Nbsp, u' ') + u'\n'; }

private:
    void addCode(const QString &line) override { m_text += line.isEmpty() ? u"\n"_s : QString(codeIndent, u' ') + line + u'\n'; }
    void endCode() override { m_text += u'\n'; }

    void addHeading(qsizetype level, const QString &title) override
    {
        const QString words = inlineWords(title, Marks::None);
        m_text += (m_text.isEmpty() ? QString() : u"\n"_s) + words + u'\n';
        if (level < 3)
            m_text += QString(words.size(), level == 1 ? u'=' : u'-') + u'\n';
        m_text += u'\n';
    }

    void addParagraph(const QString &lead, const QString &text) override
    {
        QString begin = lead;
        for (const QString &line : filledLines(inlineWords(text, Marks::Code), m_columns - lead.size())) {
            m_text += begin + line + u'\n';
            begin = QString(lead.size(), u' ');
        }
    }
    void endText() override { m_text += u'\n'; }

    void addTable(const QList<QStringList> &table) override
    {
        QList<QStringList> rows = table;
        for (QStringList &row : rows) {
            for (QString &cell : row)
                cell = inlineWords(cell, Marks::Code);
        }
        const QList<int> widths = widthsOf(rows);
        addRow(rows.constFirst(), widths);
        QString rule;
        for (const int width : widths)
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
};

} // namespace

QString plainInline(const QString &markdown)
{
    return inlineWords(markdown, Marks::None);
}

QString plainText(const QString &markdown, int columns)
{
    TerminalLayout layout(columns);
    layout.read(markdown);
    return layout.text();
}

} // namespace gui
