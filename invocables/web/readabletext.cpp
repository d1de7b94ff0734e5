// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/web/readabletext.h"

#include <QHash>

#include <gumbo.h>

#include <algorithm>
#include <array>
#include <memory>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

//! No name is as long, and no number has to be.
constexpr qsizetype longestReference = 40;
constexpr qsizetype mostKnown = 1000;

//! Where the reference ends that begins at `at`, its semicolon included.
qsizetype endOfReference(QStringView text, qsizetype at)
{
    const qsizetype last = qMin(text.size(), at + longestReference);
    qsizetype end = at + 1;
    while (end < last && text[end].unicode() < 128 && (text[end].isLetterOrNumber() || (text[end] == u'#' && end == at + 1)))
        ++end;
    return end < text.size() && text[end] == u';' ? end + 1 : end;
}

//! What stands on a page of this text.
QString textOfPage(const QString &text)
{
    // White space at the beginning of a page is no part of its text, so something stands before it.
    const QByteArray page = 'x' + text.toUtf8();
    GumboOptions options = kGumboDefaultOptions;
    options.max_errors = 0;
    const auto destroy = [&options](GumboOutput *output) { gumbo_destroy_output(&options, output); };
    const std::unique_ptr<GumboOutput, decltype(destroy)> output(
        gumbo_parse_with_options(&options, page.constData(), size_t(page.size())), destroy);
    // A page is head and body, whatever it says.
    const GumboVector &halves = output->root->v.element.children;
    const auto *body = static_cast<const GumboNode *>(halves.data[halves.length - 1]);
    QString read;
    for (unsigned index = 0; index < body->v.element.children.length; ++index) {
        const auto *node = static_cast<const GumboNode *>(body->v.element.children.data[index]);
        if (node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE)
            read += QString::fromUtf8(node->v.text.text);
    }
    return read.mid(1);
}

//! Reads character references (`&amp;`, `&#8364;`) as the characters that they stand for, all that HTML names. Each is looked up by
//! parsing it as a page, once. Made for one page, by what reads it.
class HtmlEntities final
{
public:
    //! The text, which has no tags, without references. What is none stays as it stands.
    QString readOut(QStringView text);

private:
    QString readOne(const QString &reference);

    QHash<QString, QString> m_known;
};

QString HtmlEntities::readOut(QStringView text)
{
    QString read;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype sign = text.indexOf(u'&', at);
        const qsizetype begin = sign < 0 ? text.size() : sign;
        const qsizetype end = sign < 0 ? begin : endOfReference(text, begin);
        read += text.sliced(at, begin - at);
        if (end > begin)
            read += readOne(text.sliced(begin, end - begin).toString());
        at = end;
    }
    return read;
}

QString HtmlEntities::readOne(const QString &reference)
{
    if (const auto known = m_known.constFind(reference); known != m_known.constEnd())
        return *known;
    if (m_known.size() == mostKnown)
        m_known.clear();
    return *m_known.insert(reference, textOfPage(reference));
}

template <size_t size>
bool isOneOf(QStringView name, const std::array<QLatin1StringView, size> &names)
{
    return std::any_of(names.begin(), names.end(), [name](QLatin1StringView one) { return name.compare(one, Qt::CaseInsensitive) == 0; });
}

constexpr std::array<QLatin1StringView, 9> unread {
    "script"_L1, "style"_L1, "noscript"_L1, "template"_L1, "svg"_L1, "iframe"_L1, "object"_L1, "select"_L1, "textarea"_L1};
constexpr std::array<QLatin1StringView, 28> blocks {"address"_L1, "article"_L1, "aside"_L1, "blockquote"_L1, "br"_L1, "dd"_L1, "div"_L1,
    "dl"_L1, "dt"_L1, "figcaption"_L1, "figure"_L1, "footer"_L1, "form"_L1, "header"_L1, "hr"_L1, "main"_L1, "nav"_L1, "ol"_L1, "pre"_L1,
    "section"_L1, "table"_L1, "tr"_L1, "ul"_L1, "title"_L1, "body"_L1, "details"_L1, "summary"_L1, "fieldset"_L1};

bool isHeading(QStringView name)
{
    return name.size() == 2 && (name[0] == u'h' || name[0] == u'H') && name[1] >= u'1' && name[1] <= u'6';
}

//! Goes through a page once and writes down what is read of it.
class PageReader
{
public:
    explicit PageReader(QStringView html)
        : m_html(html)
    {
    }

    QString read();

private:
    void readTag();
    void skipTo(QStringView end);
    void skipElement(QStringView name);
    void beginLine(int empty);
    void write(QStringView text);
    void opened(QStringView name);
    void closed(QStringView name);

    QStringView m_html;
    HtmlEntities m_entities;
    qsizetype m_place = 0;
    QString m_text;
    bool m_needsSpace = false;
    int m_preformatted = 0;
};

QString PageReader::read()
{
    while (m_place < m_html.size()) {
        const qsizetype tag = m_html.indexOf(u'<', m_place);
        const qsizetype end = tag < 0 ? m_html.size() : tag;
        write(m_html.sliced(m_place, end - m_place));
        m_place = end;
        if (tag >= 0)
            readTag();
    }
    return m_text.trimmed();
}

void PageReader::readTag()
{
    const QStringView rest = m_html.sliced(m_place);
    if (rest.startsWith(u"<!--")) {
        skipTo(u"-->");
        return;
    }
    const bool closes = rest.startsWith(u"</");
    qsizetype end = closes ? 2 : 1;
    while (end < rest.size() && rest[end].isLetterOrNumber())
        ++end;
    const QStringView name = rest.sliced(closes ? 2 : 1, end - (closes ? 2 : 1));
    if (name.isEmpty() && !closes && !rest.startsWith(u"<!") && !rest.startsWith(u"<?")) {
        // A bare < of a text that is not quite HTML.
        write(rest.first(1));
        ++m_place;
        return;
    }
    skipTo(u">");
    if (!closes && isOneOf(name, unread))
        skipElement(name);
    else if (closes)
        closed(name);
    else
        opened(name);
}

void PageReader::skipTo(QStringView end)
{
    const qsizetype found = m_html.indexOf(end, m_place);
    m_place = found < 0 ? m_html.size() : found + end.size();
}

void PageReader::skipElement(QStringView name)
{
    for (qsizetype at = m_html.indexOf(u"</", m_place); at >= 0; at = m_html.indexOf(u"</", at + 2)) {
        if (m_html.mid(at + 2, name.size()).compare(name, Qt::CaseInsensitive) == 0) {
            m_place = at;
            skipTo(u">");
            return;
        }
    }
    m_place = m_html.size();
}

void PageReader::opened(QStringView name)
{
    if (name.compare(u"pre", Qt::CaseInsensitive) == 0)
        ++m_preformatted;
    if (isHeading(name)) {
        beginLine(1);
        m_text += QString(name[1].digitValue(), u'#') + u' ';
    } else if (name.compare(u"li", Qt::CaseInsensitive) == 0) {
        beginLine(0);
        m_text += u"- "_s;
    } else if (name.compare(u"p", Qt::CaseInsensitive) == 0) {
        beginLine(1);
    } else if (isOneOf(name, std::array {"td"_L1, "th"_L1})) {
        if (!m_text.isEmpty() && !m_text.endsWith(u'\n'))
            m_text += u" | "_s;
        m_needsSpace = false;
    } else if (isOneOf(name, blocks)) {
        beginLine(0);
    }
}

void PageReader::closed(QStringView name)
{
    if (name.compare(u"pre", Qt::CaseInsensitive) == 0 && m_preformatted > 0)
        --m_preformatted;
    if (isHeading(name) || name.compare(u"p", Qt::CaseInsensitive) == 0)
        beginLine(1);
    else if (name.compare(u"li", Qt::CaseInsensitive) == 0 || isOneOf(name, blocks))
        beginLine(0);
}

void PageReader::beginLine(int empty)
{
    m_needsSpace = false;
    if (m_text.isEmpty())
        return;
    const int wanted = empty + 1;
    int there = 0;
    while (there < wanted && there < m_text.size() && m_text.at(m_text.size() - 1 - there) == u'\n')
        ++there;
    m_text += QString(wanted - there, u'\n');
}

void PageReader::write(QStringView text)
{
    const QString plain = m_entities.readOut(text);
    if (m_preformatted > 0) {
        m_text += plain;
        return;
    }
    for (const QChar character : plain) {
        if (character.isSpace()) {
            m_needsSpace = true;
            continue;
        }
        if (m_needsSpace && !m_text.isEmpty() && !m_text.back().isSpace())
            m_text += u' ';
        m_needsSpace = false;
        m_text += character;
    }
}

} // namespace

QString readableText(const QString &html)
{
    return PageReader(html).read();
}

} // namespace invocables
