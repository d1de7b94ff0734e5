// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QStringView>

namespace network {

//! A piece of a text, in UTF-8. Some servers cut a character of two UTF-16 units in its middle: a half is kept, in three bytes of its
//! own, until the piece with the other one comes.
QByteArray utf8Piece(QStringView piece);
//! Goes on with the text; a character that either has half of becomes whole.
void addUtf8Piece(QByteArray &text, const QByteArray &piece);
//! The text once it has ended: with U+FFFD for each half whose other never came.
QByteArray endedUtf8(QByteArray text);

} // namespace network
