// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/textlikeness.h"

namespace model {

namespace {

//! What a reader takes for the same answer shows in its beginning; and every pair of a hundred runs is compared.
constexpr int mostComparedWords = 2000;

//! Scripts that put no blanks between words: each character counts.
bool standsAlone(QChar character)
{
    return character >= QChar(0x3040) && character <= QChar(0x9fff);
}

} // namespace

WordCounts wordsOf(const QString &text)
{
    WordCounts words;
    QString word;
    const auto end = [&words, &word] {
        if (word.isEmpty())
            return;
        ++words.counts[word];
        ++words.total;
        word.clear();
    };
    for (const QChar character : text) {
        if (words.total >= mostComparedWords)
            break;
        if (standsAlone(character))
            end();
        if (character.isLetterOrNumber() || character.isMark() || character.isSurrogate())
            word += character.toCaseFolded();
        else
            end();
        if (standsAlone(character))
            end();
    }
    end();
    return words;
}

double likenessOf(const WordCounts &one, const WordCounts &other)
{
    if (one.total + other.total == 0)
        return 1;
    const WordCounts &fewer = one.counts.size() <= other.counts.size() ? one : other;
    const WordCounts &more = &fewer == &one ? other : one;
    int common = 0;
    for (auto word = fewer.counts.begin(); word != fewer.counts.end(); ++word)
        common += std::min(word.value(), more.counts.value(word.key()));
    return 2.0 * common / (one.total + other.total);
}

} // namespace model
