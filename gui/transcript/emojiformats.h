// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QTextLayout>

namespace gui {

//! Has the emoji of a text drawn by the machine's colour font, each as a whole: of several signs that are one picture Qt takes each from
//! the first font that has it, and they fall apart. Empty where the text has none, or the machine no such font. Of the window's thread.
QList<QTextLayout::FormatRange> emojiFormats(const QString &text);

} // namespace gui
