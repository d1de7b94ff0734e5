// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/summarization/textchunks.h"

namespace invocables {

namespace {

//! Where the part that begins at `begin` ends.
qsizetype endOfPart(const QString &text, qsizetype begin, qsizetype size)
{
    qsizetype end = begin + size;
    if (end >= text.size())
        return text.size();
    for (const QLatin1String boundary : {QLatin1String("\n\n"), QLatin1String("\n"), QLatin1String(" ")}) {
        const qsizetype place = text.lastIndexOf(boundary, end - boundary.size());
        if (place >= begin + size / 2)
            return place + boundary.size();
    }
    // A pair of surrogates stays together.
    return text.at(end).isLowSurrogate() && end - begin > 1 ? end - 1 : end;
}

} // namespace

QStringList textChunks(const QString &text, qsizetype size)
{
    QStringList parts;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = endOfPart(text, begin, size);
        parts.append(text.mid(begin, end - begin));
        begin = end;
    }
    return parts;
}

} // namespace invocables
