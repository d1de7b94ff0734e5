// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QList>

namespace model {

//! Cuts bytes into pieces of 512 bytes to 8 KiB, about 2.5 KiB on average, where a rolling hash of the last 64 bytes says so. So a change
//! in the middle changes only the pieces around it (content-defined chunking with a gear hash: Xia et al., FastCDC, USENIX ATC
//! 2016). The views are into `bytes`.
constexpr qsizetype largestPiece = 8 * 1024;
QList<QByteArrayView> cutIntoPieces(QByteArrayView bytes);

} // namespace model
