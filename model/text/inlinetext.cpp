// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/inlinetext.h"

#include "model/text/csv.h"

#include <QUrl>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace model {

namespace {

//! Reads from left to right. What opens and is not closed stands for itself.
class InlineReader
{
public:
    explicit InlineReader(QStringView source)
        : m_source(source)
    {
    }

    InlineText read()
    {
        while (m_at < m_source.size()) {
            if (!readEscape() && !readCode() && !readLink() && !readAddress() && !readBreak() && !readEmphasis())
                m_result.text += m_source[m_at++];
        }
        dropOpen(0);
        m_result.runs.removeIf([](const InlineText::Run &run) { return run.length == 0; });
        return m_result;
    }

private:
    struct Open {
        QStringView mark;
        int run = 0;
        qsizetype textAt = 0;
    };

    QStringView rest() const { return m_source.sliced(m_at); }

    bool readEscape()
    {
        if (m_source[m_at] != u'\\' || m_at + 1 >= m_source.size())
            return false;
        const QChar escaped = m_source[m_at + 1];
        if (escaped.unicode() >= 0x80 || escaped.isLetterOrNumber() || escaped.isSpace())
            return false;
        m_result.text += m_source[m_at + 1];
        m_at += 2;
        return true;
    }

    bool readCode()
    {
        const qsizetype length = std::find_if(rest().cbegin(), rest().cend(), [](QChar each) { return each != u'`'; }) - rest().cbegin();
        if (length == 0 || m_unclosedCode.contains(length))
            return false;
        const QStringView mark = rest().first(length);
        const qsizetype end = m_source.indexOf(mark, m_at + length);
        if (end < 0) {
            m_unclosedCode.append(length);
            return false;
        }
        add(InlineText::Style::Code, m_source.sliced(m_at + length, end - m_at - length).trimmed().toString());
        m_at = end + length;
        return true;
    }

    bool readLink()
    {
        const bool isImage = rest().startsWith(u"![");
        if (!isImage && m_source[m_at] != u'[')
            return false;
        constexpr qsizetype mostRead = 2000;
        const QStringView near = rest().first(std::min(rest().size(), mostRead));
        const qsizetype middle = near.indexOf(u"](");
        const qsizetype end = middle < 0 ? -1 : near.indexOf(u')', middle);
        if (end < 0)
            return false;
        const qsizetype start = isImage ? 2 : 1;
        const QString text = near.sliced(start, middle - start).toString();
        const QString address = near.sliced(middle + 2, end - middle - 2).toString();
        if (isImage)
            m_result.text += text + u" ("_s + address + u')';
        else if (isOpenable(QUrl(address)))
            add(InlineText::Style::Link, text, address);
        else
            m_result.text += text;
        m_at += end + 1;
        return true;
    }

    bool readAddress()
    {
        if (m_source[m_at] != u'h' || !(rest().startsWith(u"https://") || rest().startsWith(u"http://")))
            return false;
        const QStringView found = rest().first(
            std::find_if(rest().cbegin(), rest().cend(), [](QChar each) { return each.isSpace(); }) - rest().cbegin());
        const QString address = found.toString();
        if (!isOpenable(QUrl(address)))
            return false;
        add(InlineText::Style::Link, address, address);
        m_at += found.size();
        return true;
    }

    bool readBreak()
    {
        for (const QStringView mark : {QStringView(u"<br>"), QStringView(u"<br/>"), QStringView(u"<br />")}) {
            if (!rest().startsWith(mark, Qt::CaseInsensitive))
                continue;
            m_result.text += QChar(QChar::LineSeparator);
            m_at += mark.size();
            return true;
        }
        return false;
    }

    bool readEmphasis()
    {
        for (const QStringView mark : {QStringView(u"**"), QStringView(u"__"), QStringView(u"~~"), QStringView(u"*"), QStringView(u"_")}) {
            if (!rest().startsWith(mark))
                continue;
            const bool isWithinWord = mark[0] == u'_' && m_at > 0 && m_source[m_at - 1].isLetterOrNumber()
                && m_at + mark.size() < m_source.size() && m_source[m_at + mark.size()].isLetterOrNumber();
            if (isWithinWord)
                return false;
            toggle(mark);
            m_at += mark.size();
            return true;
        }
        return false;
    }

    void toggle(QStringView mark)
    {
        const auto open = std::find_if(m_open.begin(), m_open.end(), [mark](const Open &each) { return each.mark == mark; });
        const bool closes = open != m_open.end() && m_at > 0 && !m_source[m_at - 1].isSpace();
        const qsizetype after = m_at + mark.size();
        if (closes) {
            m_result.runs[open->run].length = int(m_result.text.size()) - m_result.runs.at(open->run).start;
            dropOpen(int(open - m_open.begin()) + 1);
            m_open.removeLast();
        } else if (open == m_open.end() && after < m_source.size() && !m_source[after].isSpace()) {
            const InlineText::Style style = mark == u"~~" ? InlineText::Style::Struck
                : mark.size() == 2                        ? InlineText::Style::Bold
                                                          : InlineText::Style::Italic;
            m_open.append({mark, int(m_result.runs.size()), m_result.text.size()});
            m_result.runs.append({int(m_result.text.size()), 0, style});
        } else {
            m_result.text += mark;
        }
    }

    void add(InlineText::Style style, const QString &text, const QString &address = {})
    {
        m_result.runs.append({int(m_result.text.size()), int(text.size()), style, address});
        m_result.text += text;
    }

    //! What has been opened and not closed stands for itself, from the `first` of them on. Last first, so that places before stay as
    //! they are.
    void dropOpen(int first)
    {
        for (qsizetype index = m_open.size() - 1; index >= first; --index) {
            const Open &open = m_open.at(index);
            m_result.text.insert(open.textAt, open.mark.toString());
            for (InlineText::Run &run : m_result.runs) {
                run.length += run.start < open.textAt && run.start + run.length > open.textAt ? int(open.mark.size()) : 0;
                run.start += run.start >= open.textAt ? int(open.mark.size()) : 0;
            }
        }
        m_open.resize(first);
    }

    QStringView m_source;
    qsizetype m_at = 0;
    InlineText m_result;
    QList<Open> m_open;
    QList<qsizetype> m_unclosedCode;
};

} // namespace

bool InlineText::isPlain(QStringView markdown)
{
    static constexpr std::array<bool, 128> begins = [] {
        std::array<bool, 128> marks {};
        for (const char mark : {'*', '_', '`', '[', '\\', '<', '~', ':'})
            marks[size_t(mark)] = true;
        return marks;
    }();
    return std::none_of(markdown.cbegin(), markdown.cend(), [](QChar each) { return each.unicode() < 128 && begins[each.unicode()]; });
}

InlineText InlineText::read(QStringView markdown)
{
    return isPlain(markdown) ? InlineText {markdown.toString()} : InlineReader(markdown).read();
}

bool isOpenable(const QUrl &url)
{
    return url.isValid() && (url.scheme() == u"http"_s || url.scheme() == u"https"_s) && !url.host().isEmpty();
}

QList<TextSpan> cellsIn(QStringView line)
{
    QList<TextSpan> cells;
    forEachCell(line, [&cells](TextSpan cell) { cells.append(cell); });
    return cells;
}

QList<QStringList> rowsOfTable(QStringView markdown)
{
    QList<QStringList> rows;
    qsizetype columns = 0;
    int number = 0;
    for (const QStringView line : markdown.split(u'\n', Qt::SkipEmptyParts)) {
        if (number++ == 1)
            continue;
        QStringList cells;
        for (const TextSpan &span : cellsIn(line))
            cells.append(InlineText::read(line.sliced(span.start, span.length)).text.replace(QChar(QChar::LineSeparator), u'\n'));
        columns = rows.isEmpty() ? cells.size() : columns;
        cells.resize(columns);
        rows.append(cells);
    }
    return rows;
}

QString csvOf(QStringView markdownTable)
{
    QString csv;
    for (const QStringList &row : rowsOfTable(markdownTable)) {
        QStringList fields;
        for (const QString &cell : row)
            fields.append(csvCell(cell));
        csv += fields.join(u',') + u"\r\n"_s;
    }
    return csv;
}

} // namespace model
