// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/content.h"

namespace model {

using namespace Qt::StringLiterals;

QString plainText(const Contents &contents)
{
    QString joined;
    bool first = true;
    for (const Content &content : contents) {
        const auto *text = std::get_if<TextContent>(&content);
        if (!text)
            continue;
        if (!first)
            joined += u"\n\n"_s;
        joined += text->text;
        first = false;
    }
    return joined;
}

} // namespace model
