// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/unpacking.h"

#include <QtEndian>

namespace model {

std::optional<QByteArray> unpacked(const QByteArray &bytes, qsizetype most)
{
    constexpr qsizetype prefix = sizeof(quint32);
    if (bytes.size() <= prefix)
        return {};
    const qsizetype size = qFromBigEndian<quint32>(bytes.constData());
    if (size > most)
        return {};
    QByteArray whole = qUncompress(bytes);
    // Null where it cannot be unpacked; an empty one is empty only.
    if (whole.size() != size || (whole.isNull() && size > 0))
        return {};
    return whole;
}

} // namespace model
