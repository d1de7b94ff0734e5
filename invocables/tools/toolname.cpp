// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/toolname.h"

#include <algorithm>

namespace invocables {

namespace {

bool isLetterOrDigit(QChar character)
{
    const char16_t code = character.unicode();
    return (code >= u'a' && code <= u'z') || (code >= u'A' && code <= u'Z') || (code >= u'0' && code <= u'9');
}

} // namespace

QString normalisedToolName(const QString &name)
{
    QString normal;
    bool inRun = false;
    for (const QChar character : QStringView(name).trimmed()) {
        const bool kept = isLetterOrDigit(character) || character == u'_';
        if (kept)
            normal += character;
        else if (!inRun)
            normal += u'_';
        inRun = !kept;
    }
    return normal;
}

QString toolNameFor(const QString &written)
{
    const auto fits = [](QChar character) { return isLetterOrDigit(character) || character == u'_' || character == u'-'; };
    const QString name = std::all_of(written.begin(), written.end(), fits) ? written : normalisedToolName(written);
    const bool says = std::any_of(name.begin(), name.end(), isLetterOrDigit);
    return says && name.size() <= longestToolName ? name : QString();
}

} // namespace invocables
