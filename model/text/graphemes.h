// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace model {

//! The beginning of a text, of at most `longest` UTF-16 units, that ends between two characters as a person sees them: a flag, a family,
//! a letter with its accents is there as a whole or not at all. The text itself where it is not longer. Pure.
QString wholeCharacters(const QString &text, qsizetype longest);

//! The same in one line, and with `…` where there is more.
QString beginningOf(const QString &text, qsizetype longest);

struct TextPlace {
    qsizetype begin = 0;
    qsizetype length = 0;

    bool operator==(const TextPlace &) const = default;
};

//! Where the text has emoji, as whole characters: flags, families, skin tones, keycaps with all that belongs to them (Unicode Technical
//! Standard 51, section 1.4). Those beside each other are one place. Signs that are text unless asked for (U+2764 alone) are text.
QList<TextPlace> emojiIn(const QString &text);

} // namespace model
