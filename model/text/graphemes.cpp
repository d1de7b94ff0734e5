// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/graphemes.h"

#include <QTextBoundaryFinder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace model {

QString wholeCharacters(const QString &text, qsizetype longest)
{
    if (text.size() <= longest)
        return text;
    // What is longer than any character is cut wherever that may be.
    constexpr qsizetype longestCharacter = 64;
    const qsizetype from = std::max<qsizetype>(0, longest - longestCharacter);
    // From the beginning of a word, so that flags, which are pairs, are counted from their first.
    qsizetype begin = from;
    while (begin > 0 && from - begin < longestCharacter && !text.at(begin - 1).isSpace())
        --begin;
    const QString near = text.mid(begin, longest - begin + longestCharacter);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, near);
    finder.setPosition(longest - begin);
    const qsizetype end = finder.isAtBoundary() ? longest - begin : finder.toPreviousBoundary();
    const bool isTooLong = end <= 0 && longest > longestCharacter;
    return text.left(isTooLong ? longest : begin + std::max<qsizetype>(0, end));
}

QString beginningOf(const QString &text, qsizetype longest)
{
    // Spaces that are made one may be many, and an end is looked for beyond the last.
    constexpr qsizetype slack = 64;
    const QString line = wholeCharacters(text, 2 * longest + slack).simplified();
    const QString shown = wholeCharacters(line, longest);
    return shown.size() < line.size() ? shown + u'…' : shown;
}

} // namespace model
