// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/isolated.h"

namespace model {

QString isolated(const QString &amount, const QLocale &locale)
{
    constexpr QChar rightToLeftMark(0x200f);
    constexpr QChar firstStrongIsolate(0x2068);
    constexpr QChar popIsolate(0x2069);
    return locale.textDirection() == Qt::RightToLeft ? rightToLeftMark + QString(firstStrongIsolate) + amount + popIsolate : amount;
}

} // namespace model
