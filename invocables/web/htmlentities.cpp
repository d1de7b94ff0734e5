// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/web/htmlentities.h"

#include <gumbo.h>

#include <memory>

namespace invocables {

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

} // namespace

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

} // namespace invocables
