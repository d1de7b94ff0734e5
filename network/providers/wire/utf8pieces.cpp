// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/utf8pieces.h"

#include <QString>

namespace network {

namespace {

constexpr char firstOfHalf = '\xed';
constexpr qsizetype bytesOfHalf = 3;

QByteArray bytesOf(QChar half)
{
    const int unit = half.unicode();
    return {QByteArray(1, firstOfHalf) + char(0x80 | ((unit >> 6) & 0x3f)) + char(0x80 | (unit & 0x3f))};
}

//! The half that stands there in bytes of its own, which are no UTF-8; 0 where there is none.
QChar halfAt(QByteArrayView text, qsizetype at)
{
    if (at < 0 || at + bytesOfHalf > text.size() || text[at] != firstOfHalf || uchar(text[at + 1]) < 0xa0)
        return {};
    return QChar(0xd000 | ((uchar(text[at + 1]) & 0x3f) << 6) | (uchar(text[at + 2]) & 0x3f));
}

} // namespace

QByteArray utf8Piece(QStringView piece)
{
    if (piece.isValidUtf16())
        return piece.toUtf8();
    QByteArray bytes;
    qsizetype from = 0;
    for (qsizetype at = 0; at < piece.size(); ++at) {
        if (piece[at].isHighSurrogate() && at + 1 < piece.size() && piece[at + 1].isLowSurrogate()) {
            ++at;
        } else if (piece[at].isSurrogate()) {
            bytes += piece.sliced(from, at - from).toUtf8() + bytesOf(piece[at]);
            from = at + 1;
        }
    }
    return bytes + piece.sliced(from).toUtf8();
}

void addUtf8Piece(QByteArray &text, const QByteArray &piece)
{
    const QChar halves[] {halfAt(text, text.size() - bytesOfHalf), halfAt(piece, 0)};
    if (!halves[0].isHighSurrogate() || !halves[1].isLowSurrogate()) {
        text += piece;
        return;
    }
    text.chop(bytesOfHalf);
    text += QStringView(halves, 2).toUtf8() + piece.sliced(bytesOfHalf);
}

QByteArray endedUtf8(QByteArray text)
{
    for (qsizetype at = text.indexOf(firstOfHalf); at >= 0; at = text.indexOf(firstOfHalf, at + 1)) {
        if (!halfAt(text, at).isNull())
            text.replace(at, bytesOfHalf, "\xef\xbf\xbd");
    }
    return text;
}

} // namespace network
