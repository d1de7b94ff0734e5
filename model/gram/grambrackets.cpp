// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/grambrackets.h"

#include "model/gram/gramlexis.h"

#include <QList>

namespace model {

qsizetype matchingGramBracket(QStringView text, qsizetype offset)
{
    constexpr QStringView opening = u"([{";
    constexpr QStringView closing = u")]}";
    QList<qsizetype> open;
    for (qsizetype at = 0; at < text.size();) {
        if (const qsizetype end = gram::endOfCommentOrText(text, at); end > at) {
            at = end;
            continue;
        }
        if (opening.contains(text[at]))
            open.append(at);
        const qsizetype kind = closing.indexOf(text[at]);
        if (kind >= 0 && !open.isEmpty() && text[open.last()] == opening[kind]) {
            const qsizetype begin = open.takeLast();
            if (begin == offset)
                return at;
            if (at == offset)
                return begin;
        }
        ++at;
    }
    return -1;
}

} // namespace model
