// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/web/htmlentities.h"

#include <gumbo.h>

#include <memory>

namespace invocables {

QString withoutEntities(QStringView text)
{
    if (!text.contains(u'&'))
        return text.toString();
    // White space at the beginning of a page is no part of its text, so something stands before it.
    const QByteArray page = "x" + text.toUtf8();
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

} // namespace invocables
