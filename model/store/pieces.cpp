// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/pieces.h"

#include <array>

namespace model {

namespace {

constexpr qsizetype smallest = 512;
//! The upper bits depend on all of the last 64 bytes. Eleven of them are 0 once in 2 KiB.
constexpr quint64 mask = 0xffe0'0000'0000'0000ULL;

//! A random number for each byte (SplitMix64 from a fixed seed: the pieces of all files are to be cut alike).
constexpr std::array<quint64, 256> makeGear()
{
    std::array<quint64, 256> gear {};
    quint64 state = 0x5061726c616e6365ULL;
    for (quint64 &number : gear) {
        state += 0x9e3779b97f4a7c15ULL;
        quint64 mixed = state;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
        number = mixed ^ (mixed >> 31);
    }
    return gear;
}

constexpr std::array<quint64, 256> gear = makeGear();

qsizetype pieceLength(QByteArrayView bytes)
{
    const qsizetype end = std::min(bytes.size(), largestPiece);
    quint64 rolling = 0;
    for (qsizetype index = std::min(end, smallest - 64); index < end; ++index) {
        rolling = (rolling << 1) + gear[uchar(bytes[index])];
        if (index >= smallest && (rolling & mask) == 0)
            return index + 1;
    }
    return end;
}

} // namespace

QList<QByteArrayView> cutIntoPieces(QByteArrayView bytes)
{
    QList<QByteArrayView> pieces;
    while (!bytes.isEmpty()) {
        const qsizetype length = pieceLength(bytes);
        pieces += bytes.first(length);
        bytes = bytes.sliced(length);
    }
    return pieces;
}

} // namespace model
