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

namespace {

constexpr char16_t emojiPresentation = 0xfe0f;
constexpr char16_t keycap = 0x20e3;

bool mayBelongToEmoji(QChar unit)
{
    // The first halves of U+1F000 to U+1FBFF.
    return (unit >= QChar(0xd83c) && unit <= QChar(0xd83e)) || unit == QChar(emojiPresentation) || unit == QChar(keycap);
}

bool isEmoji(QStringView character)
{
    if (character.contains(QChar(emojiPresentation)) || character.contains(QChar(keycap)))
        return true;
    if (character.size() < 2 || !character.at(0).isHighSurrogate())
        return false;
    const char32_t first = QChar::surrogateToUcs4(character.at(0), character.at(1));
    // Mahjong tiles, cards and letters in circles are signs of a text; from the flags' letters on they are pictures.
    return first >= 0x1f1e6 && first <= 0x1faff;
}

} // namespace

QList<TextPlace> emojiIn(const QString &text)
{
    QList<TextPlace> places;
    if (std::none_of(text.cbegin(), text.cend(), mayBelongToEmoji))
        return places;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype begin = 0;
    for (qsizetype end = finder.toNextBoundary(); end >= 0; end = finder.toNextBoundary()) {
        if (isEmoji(QStringView(text).sliced(begin, end - begin))) {
            if (!places.isEmpty() && places.last().begin + places.last().length == begin)
                places.last().length = end - places.last().begin;
            else
                places.append({begin, end - begin});
        }
        begin = end;
    }
    return places;
}

} // namespace model
