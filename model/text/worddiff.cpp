// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/worddiff.h"

namespace model {

namespace {

//! Stands for a line end where a line is a word: no text has this.
constexpr QChar wordForLineEnd(0xffff);

//! Each word, each run of spaces and each sign in a line of its own.
QString wordsInLines(const QString &text)
{
    const auto kindOf = [](QChar character) {
        if (character == u'\n')
            return 0;
        // The halves of what is beyond the first plane, and what belongs to the letter before it, stay together.
        if (character.isLetterOrNumber() || character.isSurrogate() || character.isMark() || character == QChar(0x200d))
            return 1;
        return character.isSpace() ? 2 : 3;
    };
    QString lines;
    lines.reserve(2 * text.size());
    int before = -1;
    for (const QChar character : text) {
        const int kind = kindOf(character);
        if (before >= 0 && (kind != before || kind == 0 || kind == 3))
            lines += u'\n';
        lines += kind == 0 ? wordForLineEnd : character;
        before = kind;
    }
    return lines;
}

void addStretch(QList<WordPiece> &pieces, const QString &text, bool differs)
{
    if (pieces.isEmpty() || pieces.last().differs != differs)
        pieces.append({{}, differs});
    pieces.last().text += text;
}

} // namespace

WordDiff WordDiff::between(const QString &before, const QString &after)
{
    WordDiff diff;
    for (const DiffLine &line : LineDiff::between(wordsInLines(before), wordsInLines(after))) {
        const QString text = QString(line.text).replace(wordForLineEnd, u'\n');
        if (line.change != DiffLine::Change::Added)
            addStretch(diff.before, text, line.change == DiffLine::Change::Removed);
        if (line.change != DiffLine::Change::Removed)
            addStretch(diff.after, text, line.change == DiffLine::Change::Added);
    }
    return diff;
}

} // namespace model
