// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/markdownhtml.h"

#include "model/text/inlinetext.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace model {

namespace {

constexpr int deepestBlocks = 8;
//! Emphasis and links are looked for in texts of so many characters at most.
constexpr qsizetype longestInline = 16 * 1024;
constexpr qsizetype widestFootnoteName = 40;

using LineViews = QList<QStringView>;

bool isBlankLine(QStringView line)
{
    return line.trimmed().isEmpty();
}

qsizetype indentOf(QStringView line)
{
    return std::find_if(line.cbegin(), line.cend(), [](QChar each) { return each != u' '; }) - line.cbegin();
}

QStringView withoutIndent(QStringView line, qsizetype most)
{
    return line.sliced(std::min(indentOf(line), most));
}

//! How often its first character stands at the beginning of a text, where it is one of these; or 0.
qsizetype runAtBeginning(QStringView text, QStringView among)
{
    if (text.isEmpty() || !among.contains(text.front()))
        return 0;
    return std::find_if(text.cbegin(), text.cend(), [first = text.front()](QChar each) { return each != first; }) - text.cbegin();
}

//! The number of signs of a fence at the beginning of the line, or 0.
qsizetype fenceLength(QStringView line)
{
    constexpr qsizetype shortest = 3;
    const QStringView text = line.trimmed();
    const qsizetype length = runAtBeginning(text, u"`~");
    // Three ticks around words within a line are code of that line.
    return length >= shortest && !text.sliced(length).contains(u'`') ? length : 0;
}

//! Of a heading, or 0.
qsizetype headingLevel(QStringView line)
{
    const QStringView text = withoutIndent(line, 3);
    const qsizetype level = runAtBeginning(text, u"#");
    return level <= 6 && text.size() > level && text[level] == u' ' ? level : 0;
}

bool isRule(QStringView line)
{
    const QString signs = line.toString().remove(u' ');
    return indentOf(line) <= 3 && signs.size() >= 3 && runAtBeginning(signs, u"-*_") == signs.size();
}

bool isQuoteLine(QStringView line)
{
    return withoutIndent(line, 3).startsWith(u'>');
}

QStringView withoutQuoteMark(QStringView line)
{
    const QStringView rest = withoutIndent(line, 3).sliced(1);
    return rest.startsWith(u' ') ? rest.sliced(1) : rest;
}

//! What a line begins an item of a list with.
struct ItemMark {
    //! Its last character: `-`, `*`, `+`, `.` or `)`.
    QChar sign;
    //! Of a numbered one; -1 of others.
    int number = -1;
    //! Where its text begins in the line.
    qsizetype text = 0;
};

std::optional<ItemMark> itemMark(QStringView line)
{
    constexpr qsizetype mostDigits = 9;
    const qsizetype indent = indentOf(line);
    qsizetype at = indent;
    while (at < line.size() && at - indent < mostDigits && line[at] >= u'0' && line[at] <= u'9')
        ++at;
    const bool isNumbered = at > indent;
    if (at >= line.size() || !(isNumbered ? u".)"_s : u"-*+"_s).contains(line[at]))
        return {};
    const qsizetype after = at + 1;
    if (after < line.size() && line[after] != u' ')
        return {};
    const qsizetype gap = after < line.size() ? indentOf(line.sliced(after)) : 0;
    // Further in there would be code.
    const qsizetype text = std::min(after + (gap >= 1 && gap <= 4 ? gap : 1), line.size());
    return ItemMark {line[at], isNumbered ? line.sliced(indent, at - indent).toInt() : -1, text};
}

bool isDelimiterLine(QStringView line)
{
    static const QRegularExpression delimiters(u"^ *\\|? *:?-+:? *(?:\\| *:?-+:? *)*\\|? *$"_s);
    return line.contains(u'|') && delimiters.match(line.toString()).hasMatch();
}

//! Of an inline text: elements within each other, in their order.
QString htmlOfRuns(const InlineText &text)
{
    struct Tag {
        int end = 0;
        QString closing;
    };
    QList<InlineText::Run> runs = text.runs;
    std::stable_sort(runs.begin(), runs.end(), [](const InlineText::Run &one, const InlineText::Run &other) {
        return one.start != other.start ? one.start < other.start : one.length > other.length;
    });
    QString html;
    QList<Tag> open;
    int at = 0;
    const auto writeUpTo = [&](int end) {
        html += text.text.mid(at, end - at).toHtmlEscaped().replace(QChar(QChar::LineSeparator), u"<br>"_s);
        at = end;
    };
    const auto closeUpTo = [&](int start) {
        while (!open.isEmpty() && open.last().end <= start) {
            writeUpTo(open.last().end);
            html += open.takeLast().closing;
        }
    };
    const auto elementOf = [](InlineText::Style style) -> QString {
        switch (style) {
        case InlineText::Style::Bold: return u"strong"_s;
        case InlineText::Style::Italic: return u"em"_s;
        case InlineText::Style::Struck: return u"del"_s;
        case InlineText::Style::Code: return u"code"_s;
        case InlineText::Style::Link: return u"a"_s;
        }
        return {};
    };
    for (const InlineText::Run &run : std::as_const(runs)) {
        closeUpTo(run.start);
        // One that would end outside of what it stands in ends with it.
        const int end = open.isEmpty() ? run.start + run.length : std::min(run.start + run.length, open.last().end);
        if (end <= run.start)
            continue;
        writeUpTo(run.start);
        const QString element = elementOf(run.style);
        html += run.style == InlineText::Style::Link ? u"<a rel=\"noreferrer\" href=\"%1\">"_s.arg(run.address.toHtmlEscaped())
                                                     : u'<' + element + u'>';
        open.append({end, u"</"_s + element + u'>'});
    }
    closeUpTo(int(text.text.size()));
    writeUpTo(int(text.text.size()));
    return html;
}

//! Writes one Markdown text.
class MarkdownPage
{
public:
    explicit MarkdownPage(QString notes)
        : m_notes(std::move(notes))
    {
    }

    QString write(const QString &markdown)
    {
        const QString text = QString(markdown).replace(u"\r\n"_s, u"\n"_s).replace(u'\t', u"    "_s);
        const LineViews rest = withoutFootnotes(QStringView(text).split(u'\n'));
        writeBlocks(rest, 0);
        writeFootnotes();
        return m_html;
    }

private:
    struct Footnote {
        QString name;
        LineViews lines;
    };

    //! Takes out what footnotes say.
    LineViews withoutFootnotes(const LineViews &lines)
    {
        static const QRegularExpression beginning(u"^ {0,3}\\[\\^([^\\]\\s]{1,%1})\\]: ?"_s.arg(widestFootnoteName));
        LineViews rest;
        qsizetype fence = 0;
        bool isNote = false;
        for (const QStringView line : lines) {
            const qsizetype length = fenceLength(line);
            if (length > 0 && fence == 0)
                fence = length;
            else if (length >= fence && fence > 0 && line.trimmed().size() == length)
                fence = 0;
            const QRegularExpressionMatch match = fence == 0 && line.contains(u"[^") ? beginning.match(line.toString())
                                                                                     : QRegularExpressionMatch();
            if (match.hasMatch()) {
                isNote = true;
                m_numbers.insert(match.captured(1).toHtmlEscaped(), int(m_footnotes.size()) + 1);
                m_footnotes.append({match.captured(1), {line.sliced(match.capturedLength())}});
            } else if (isNote && (isBlankLine(line) || indentOf(line) >= 2)) {
                m_footnotes.last().lines.append(withoutIndent(line, 4));
            } else {
                isNote = false;
                rest.append(line);
            }
        }
        return rest;
    }

    void writeFootnotes()
    {
        if (m_footnotes.isEmpty())
            return;
        m_html += u"<hr class=\"notes\">\n"_s;
        for (qsizetype number = 1; number <= m_footnotes.size(); ++number) {
            m_html += u"<div class=\"note\" id=\"%1-%2\"><sup>%2</sup>\n"_s.arg(m_notes).arg(number);
            writeBlocks(m_footnotes.at(number - 1).lines, 1);
            m_html += u"</div>\n"_s;
        }
    }

    void writeBlocks(const LineViews &lines, int depth)
    {
        for (qsizetype at = 0; at < lines.size();) {
            const QStringView line = lines.at(at);
            if (isBlankLine(line))
                ++at;
            else if (fenceLength(line) > 0)
                at = writeFenced(lines, at);
            else if (const qsizetype level = headingLevel(line); level > 0)
                writeHeading(level, withoutIndent(line, 3).sliced(level)), ++at;
            else if (isRule(line))
                m_html += u"<hr>\n"_s, ++at;
            else if (isQuoteLine(line))
                at = writeQuote(lines, at, depth);
            else if (itemMark(line) && depth < deepestBlocks)
                at = writeList(lines, at, depth);
            else if (beginsTable(lines, at))
                at = writeTable(lines, at);
            else
                at = writeParagraph(lines, at, depth);
        }
    }

    static bool beginsTable(const LineViews &lines, qsizetype at)
    {
        return at + 1 < lines.size() && lines.at(at).contains(u'|') && isDelimiterLine(lines.at(at + 1));
    }

    //! Whether a line ends a paragraph.
    static bool beginsAnother(QStringView line, int depth)
    {
        return isBlankLine(line) || fenceLength(line) > 0 || headingLevel(line) > 0 || isRule(line) || isQuoteLine(line)
            || (itemMark(line) && depth < deepestBlocks);
    }

    qsizetype writeFenced(const LineViews &lines, qsizetype at)
    {
        const qsizetype fence = fenceLength(lines.at(at));
        const QChar sign = lines.at(at).trimmed().front();
        const qsizetype indent = indentOf(lines.at(at));
        QStringList code;
        for (++at; at < lines.size(); ++at) {
            const QStringView text = lines.at(at).trimmed();
            if (!text.isEmpty() && text.front() == sign && fenceLength(text) >= fence && fenceLength(text) == text.size())
                return writeCode(code), at + 1;
            code.append(withoutIndent(lines.at(at), indent).toString());
        }
        writeCode(code);
        return at;
    }

    void writeCode(const QStringList &code) { m_html += htmlCode(code.join(u'\n')); }

    void writeHeading(qsizetype level, QStringView text)
    {
        static const QRegularExpression closing(u" +#+ *$"_s);
        const qsizetype below = std::min(level + 2, qsizetype(6));
        m_html += u"<h%1>%2</h%1>\n"_s.arg(QString::number(below), inlineHtml(text.trimmed().toString().remove(closing)));
    }

    qsizetype writeQuote(const LineViews &lines, qsizetype at, int depth)
    {
        const bool isDeepest = depth + 1 >= deepestBlocks;
        LineViews inner;
        for (; at < lines.size() && !isBlankLine(lines.at(at)); ++at) {
            QStringView line = lines.at(at);
            if (!isQuoteLine(line) && beginsAnother(line, depth))
                break;
            if (isQuoteLine(line))
                line = withoutQuoteMark(line);
            while (isDeepest && isQuoteLine(line))
                line = withoutQuoteMark(line);
            inner.append(line);
        }
        m_html += u"<blockquote>\n"_s;
        writeBlocks(inner, depth + 1);
        m_html += u"</blockquote>\n"_s;
        return at;
    }

    qsizetype writeList(const LineViews &lines, qsizetype at, int depth)
    {
        const ItemMark first = *itemMark(lines.at(at));
        const qsizetype indent = indentOf(lines.at(at));
        const bool isNumbered = first.number >= 0;
        m_html += !isNumbered ? u"<ul>\n"_s : first.number == 1 ? u"<ol>\n"_s : u"<ol start=\"%1\">\n"_s.arg(first.number);
        while (at < lines.size()) {
            const auto mark = itemMark(lines.at(at));
            // Models are not exact to a space; two further in are a list within.
            if (!mark || mark->sign != first.sign || indentOf(lines.at(at)) > indent + 1 || isRule(lines.at(at)))
                break;
            at = writeItem(lines, at, *mark, depth);
        }
        m_html += isNumbered ? u"</ol>\n"_s : u"</ul>\n"_s;
        return at;
    }

    qsizetype writeItem(const LineViews &lines, qsizetype at, const ItemMark &mark, int depth)
    {
        const qsizetype indent = indentOf(lines.at(at));
        QString task;
        QStringView text = lines.at(at).sliced(mark.text);
        if (text.startsWith(u"[ ] ") || text.startsWith(u"[x] ", Qt::CaseInsensitive)) {
            task = text[1] == u' ' ? u"☐ "_s : u"☑ "_s;
            text = text.sliced(4);
        }
        LineViews inner {text};
        bool isAfterBlank = false;
        for (++at; at < lines.size(); ++at) {
            const QStringView line = lines.at(at);
            const bool isWithin = indentOf(line) >= indent + 2;
            if (!isBlankLine(line) && !isWithin && (isAfterBlank || beginsAnother(line, depth)))
                break;
            isAfterBlank = isBlankLine(line);
            inner.append(withoutIndent(line, mark.text));
        }
        m_html += task.isEmpty() ? u"<li>"_s : u"<li class=\"task\">"_s + task;
        writeBlocks(inner, depth + 1);
        m_html += u"</li>\n"_s;
        return at;
    }

    qsizetype writeTable(const LineViews &lines, qsizetype at)
    {
        QStringList alignments;
        for (const TextSpan &span : cellsIn(lines.at(at + 1))) {
            const QStringView delimiter = lines.at(at + 1).sliced(span.start, span.length);
            const bool isRight = delimiter.endsWith(u':');
            const bool isCentred = isRight && delimiter.startsWith(u':');
            alignments.append(isCentred ? u" align=\"center\""_s : isRight ? u" align=\"right\""_s : QString());
        }
        m_html += u"<table>\n"_s;
        writeRow(lines.at(at), u"th"_s, alignments);
        for (at += 2; at < lines.size() && lines.at(at).contains(u'|'); ++at)
            writeRow(lines.at(at), u"td"_s, alignments);
        m_html += u"</table>\n"_s;
        return at;
    }

    //! Only what stands there: cells that are missing at its end stay away.
    void writeRow(QStringView line, const QString &element, const QStringList &alignments)
    {
        const QList<TextSpan> cells = cellsIn(line);
        m_html += u"<tr>"_s;
        for (qsizetype column = 0; column < std::min(cells.size(), alignments.size()); ++column) {
            const QString text = line.sliced(cells.at(column).start, cells.at(column).length).toString();
            m_html += u'<' + element + alignments.at(column) + u'>' + inlineHtml(text) + u"</"_s + element + u'>';
        }
        m_html += u"</tr>\n"_s;
    }

    qsizetype writeParagraph(const LineViews &lines, qsizetype at, int depth)
    {
        QStringList text;
        do {
            text.append(lines.at(at).trimmed().toString());
            ++at;
            const qsizetype level = at < lines.size() ? underlineLevel(lines.at(at)) : 0;
            if (level > 0)
                return writeHeading(level, text.join(u'\n')), at + 1;
        } while (at < lines.size() && !beginsAnother(lines.at(at), depth) && !beginsTable(lines, at));
        m_html += u"<p>"_s + inlineHtml(text.join(u'\n')) + u"</p>\n"_s;
        return at;
    }

    //! A line below a text that makes a heading of it.
    static qsizetype underlineLevel(QStringView line)
    {
        const QStringView signs = line.trimmed();
        const bool isWhole = signs.size() >= 2 && runAtBeginning(signs, u"=-") == signs.size();
        return isWhole && indentOf(line) <= 3 ? (signs.front() == u'=' ? 1 : 2) : 0;
    }

    QString inlineHtml(const QString &text) const
    {
        return text.size() > longestInline ? text.toHtmlEscaped() : withReferences(htmlOfRuns(InlineText::read(text)));
    }

    //! Of footnotes that are there; in code nothing refers.
    QString withReferences(const QString &html) const
    {
        static const QRegularExpression reference(u"<code>.*?</code>|<a [^>]*>|\\[\\^([^\\]\\s]{1,%1})\\]"_s.arg(widestFootnoteName),
            QRegularExpression::DotMatchesEverythingOption);
        if (m_footnotes.isEmpty() || !html.contains(u"[^"))
            return html;
        QString made;
        qsizetype from = 0;
        auto matches = reference.globalMatch(html);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const int number = match.hasCaptured(1) ? m_numbers.value(match.captured(1)) : 0;
            if (number == 0)
                continue;
            made += QStringView(html).sliced(from, match.capturedStart() - from);
            made += u"<sup><a href=\"#%1-%2\">%2</a></sup>"_s.arg(m_notes).arg(number);
            from = match.capturedEnd();
        }
        return made + html.mid(from);
    }

    const QString m_notes;
    QString m_html;
    QList<Footnote> m_footnotes;
    QHash<QString, int> m_numbers;
};

} // namespace

QString htmlParagraph(const QString &text)
{
    return text.trimmed().isEmpty() ? QString() : u"<p>%1</p>\n"_s.arg(text.trimmed().toHtmlEscaped());
}

QString htmlCode(const QString &code)
{
    return u"<pre><code>%1</code></pre>\n"_s.arg(code.toHtmlEscaped());
}

QString htmlOfMarkdown(const QString &markdown, const QString &notes)
{
    return MarkdownPage(notes).write(markdown);
}

} // namespace model
