// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/manual/roff.h"

#include "gui/manual/manualtext.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr qsizetype longestRoffLine = 100;

QString escapedRoff(QString text)
{
    return text.replace(u'\\', u"\\e"_s)
        .replace(u'-', u"\\-"_s)
        .replace(u'`', u"\\(ga"_s)
        .replace(u'~', u"\\(ti"_s)
        .replace(u'^', u"\\(ha"_s);
}

//! A line that begins with a point or an apostrophe would be a request.
QString guarded(const QString &line)
{
    return line.startsWith(u'.') || line.startsWith(u'\'') ? u"\\&"_s + line : line;
}

//! Markdown of a line or a paragraph: code bold, everything else as its words.
QString inlineRoff(const QString &markdown)
{
    static const QRegularExpression link(u"!?\\[([^\\]\\[]*)\\]\\([^)\\s]*\\)"_s);
    static const QRegularExpression code(u"(`+)(.+?)(?<!`)\\1(?!`)"_s);
    const QString text = QString(markdown).replace(link, u"\\1"_s);
    QString result;
    qsizetype from = 0;
    auto matches = code.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        result += escapedRoff(plainInline(text.sliced(from, match.capturedStart() - from)));
        result += u"\\fB"_s + escapedRoff(match.captured(2)) + u"\\fR"_s;
        from = match.capturedEnd();
    }
    return result + escapedRoff(plainInline(text.sliced(from)));
}

//! In lines that editors and linters can bear.
QString filledRoff(const QString &text)
{
    QStringList lines {QString()};
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!lines.constLast().isEmpty() && lines.constLast().size() + 1 + word.size() > longestRoffLine)
            lines.append(QString());
        lines.last() += (lines.constLast().isEmpty() ? QString() : u" "_s) + word;
    }
    for (QString &line : lines)
        line = guarded(line);
    return lines.join(u'\n') + u'\n';
}

//! Lays a chapter out in macros, a block after the other.
class RoffLayout
{
public:
    QString lay(const QString &markdown)
    {
        for (const QString &line : markdown.split(u'\n'))
            addLine(line);
        endBlock();
        return m_text;
    }

private:
    void addLine(const QString &line)
    {
        if (line.startsWith("```"_L1)) {
            endBlock();
            m_isCode = !m_isCode;
            m_text += m_isCode ? u".PP\n.RS 4\n.nf\n"_s : u".fi\n.RE\n"_s;
        } else if (m_isCode) {
            m_text += guarded(escapedRoff(line)) + u'\n';
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
            }
            m_paragraph += u' ' + (m_paragraph.isEmpty() ? line.mid(m_lead.size()) : line.trimmed());
        }
    }

    void addHeading(const QString &line)
    {
        const qsizetype level = line.indexOf(u' ');
        const QString title = plainInline(line.mid(level + 1));
        if (level == 2)
            m_text += u".SH "_s + escapedRoff(title.toUpper()) + u'\n';
        else if (level > 2)
            m_text += u".SS "_s + escapedRoff(title) + u'\n';
    }

    //! An item that begins with code is a term: up to the first colon outside of the code.
    void endParagraph()
    {
        const QString paragraph = m_paragraph.trimmed();
        static const QRegularExpression term(u"^((?:`[^`]*`|[^`:]+)+): (.+)$"_s);
        const QRegularExpressionMatch match = m_lead.isEmpty() || !paragraph.startsWith(u'`') ? QRegularExpressionMatch()
                                                                                              : term.match(paragraph);
        if (match.hasMatch())
            addTerm(match.captured(1), match.captured(2));
        else if (m_lead == u"- ")
            m_text += u".IP \\(bu 2\n"_s + filledRoff(inlineRoff(paragraph));
        else if (!m_lead.isEmpty())
            m_text += u".IP %1 4\n"_s.arg(m_lead.trimmed()) + filledRoff(inlineRoff(paragraph));
        else if (!paragraph.isEmpty())
            m_text += u".PP\n"_s + filledRoff(inlineRoff(paragraph));
        m_paragraph.clear();
        m_lead.clear();
    }

    void endBlock()
    {
        endParagraph();
        if (!m_rows.isEmpty())
            addTable();
    }

    void addTerm(const QString &term, const QString &text)
    {
        m_text += u".TP\n"_s + guarded(inlineRoff(term.trimmed())) + u'\n' + filledRoff(inlineRoff(text));
    }

    //! Of a table of two columns the second is what is said of the first; of a wider one each cell has the heading of its column.
    void addTable()
    {
        const QStringList titles = cells(m_rows.constFirst());
        for (const QString &row : m_rows.mid(2)) {
            const QStringList texts = cells(row);
            QStringList said;
            for (qsizetype column = 1; column < texts.size(); ++column) {
                if (!texts.at(column).isEmpty())
                    said.append(texts.size() > 2 ? titles.value(column) + u": "_s + texts.at(column) : texts.at(column));
            }
            addTerm(texts.constFirst(), said.join(u"; "_s));
        }
        m_rows.clear();
    }

    static QStringList cells(const QString &line)
    {
        static const QRegularExpression edge(u"(?<!\\\\)\\|"_s);
        QStringList texts;
        for (const QString &cell : line.trimmed().mid(1).chopped(1).split(edge))
            texts.append(cell.trimmed());
        return texts;
    }

    QString m_text;
    bool m_isCode = false;
    QString m_lead;
    QString m_paragraph;
    QStringList m_rows;
};

} // namespace

QString roff(const QString &markdown)
{
    return RoffLayout().lay(markdown);
}

QString roffWords(const QString &text)
{
    return guarded(escapedRoff(text));
}

} // namespace gui
