// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/manual/roff.h"

#include "gui/manual/manuallayout.h"
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

//! Lays a chapter out in macros.
class RoffLayout final : public ManualLayout
{
public:
    const QString &text() const { return m_text; }

private:
    void beginCode() override { m_text += u".PP\n.RS 4\n.nf\n"_s; }
    void addCode(const QString &line) override { m_text += guarded(escapedRoff(line)) + u'\n'; }
    void endCode() override { m_text += u".fi\n.RE\n"_s; }

    void addHeading(qsizetype level, const QString &title) override
    {
        const QString words = plainInline(title);
        if (level == 2)
            m_text += u".SH "_s + escapedRoff(words.toUpper()) + u'\n';
        else if (level > 2)
            m_text += u".SS "_s + escapedRoff(words) + u'\n';
    }

    //! An item that begins with code is a term: up to the first colon outside of the code.
    void addParagraph(const QString &lead, const QString &text) override
    {
        static const QRegularExpression term(u"^((?:`[^`]*`|[^`:]+)+): (.+)$"_s);
        const QRegularExpressionMatch match = lead.isEmpty() || !text.startsWith(u'`') ? QRegularExpressionMatch() : term.match(text);
        if (match.hasMatch())
            return addTerm(match.captured(1), match.captured(2));
        if (lead == u"- ")
            m_text += u".IP \\(bu 2\n"_s;
        else
            m_text += lead.isEmpty() ? u".PP\n"_s : u".IP %1 4\n"_s.arg(lead.trimmed());
        m_text += filled(inlineRoff(text));
    }

    void addTerm(const QString &term, const QString &text)
    {
        m_text += u".TP\n"_s + guarded(inlineRoff(term.trimmed())) + u'\n' + filled(inlineRoff(text));
    }

    //! Of a table of two columns the second is what is said of the first; of a wider one each cell has the heading of its column.
    void addTable(const QList<QStringList> &rows) override
    {
        const QStringList &titles = rows.constFirst();
        for (const QStringList &texts : rows.sliced(1)) {
            QStringList said;
            for (qsizetype column = 1; column < texts.size(); ++column) {
                if (!texts.at(column).isEmpty())
                    said.append(texts.size() > 2 ? titles.value(column) + u": "_s + texts.at(column) : texts.at(column));
            }
            addTerm(texts.constFirst(), said.join(u"; "_s));
        }
    }

    //! In lines that editors and linters can bear.
    static QString filled(const QString &text)
    {
        QStringList lines = filledLines(text, longestRoffLine);
        for (QString &line : lines)
            line = guarded(line);
        return lines.join(u'\n') + u'\n';
    }

    QString m_text;
};

} // namespace

QString roff(const QString &markdown)
{
    RoffLayout layout;
    layout.read(markdown);
    return layout.text();
}

QString roffWords(const QString &text)
{
    return guarded(escapedRoff(text));
}

} // namespace gui
