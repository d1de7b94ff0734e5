// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <optional>

namespace model {

//! Takes a number from the front of `bytes` as SQLite writes it: seven bits of each byte, the highest first, as long as the eighth
//! is set; of a ninth byte all. Nothing where the bytes end within one. Here, because it is called for every entry of a list.
inline std::optional<quint64> takeSearchNumber(QByteArrayView &bytes)
{
    if (!bytes.isEmpty() && quint8(bytes.front()) < 0x80) {
        const quint64 small = quint8(bytes.front());
        bytes = bytes.sliced(1);
        return small;
    }
    constexpr qsizetype longest = 9;
    quint64 number = 0;
    const qsizetype end = std::min(bytes.size(), longest);
    for (qsizetype index = 0; index < end; ++index) {
        const auto byte = quint8(bytes[index]);
        const bool isNinth = index == longest - 1;
        number = isNinth ? number << 8 | byte : number << 7 | (byte & 0x7f);
        if (isNinth || byte < 0x80) {
            bytes = bytes.sliced(index + 1);
            return number;
        }
    }
    return {};
}

} // namespace model
