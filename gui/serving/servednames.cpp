// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/servednames.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestServedName = 64;
// Room for `_` and the number of one that is taken.
constexpr qsizetype longestBeforeNumber = longestServedName - 6;

} // namespace

QString ServedNames::take(const QString &wanted)
{
    QString plain = wanted.left(longestServedName);
    for (QChar &character : plain) {
        const bool isAllowed = character.unicode() < 128 && (character.isLetterOrNumber() || u"_-./"_s.contains(character));
        if (!isAllowed)
            character = u'_';
    }
    QString name = plain;
    for (int number = 2; m_taken.contains(name); ++number)
        name = plain.left(longestBeforeNumber) + u'_' + QString::number(number);
    m_taken.insert(name);
    return name;
}

} // namespace gui
