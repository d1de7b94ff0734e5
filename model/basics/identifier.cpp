// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/identifier.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <atomic>

namespace model {

namespace {

QChar hexadecimal(quint64 value)
{
    return QLatin1Char("0123456789abcdef"[value & 0xf]);
}

} // namespace

QString newIdentifier()
{
    // RFC 9562 section 5.7. The counter in rand_a keeps identifiers made in one millisecond in order.
    static std::atomic<quint32> counter {QRandomGenerator::system()->generate() & 0x7ff};
    const quint64 milliseconds = quint64(QDateTime::currentMSecsSinceEpoch());
    const quint64 high = (milliseconds << 16) | 0x7000 | (counter.fetch_add(1) & 0x0fff);
    const quint64 low = (QRandomGenerator::system()->generate64() & 0x3fffffffffffffffULL) | 0x8000000000000000ULL;
    QString text(32, Qt::Uninitialized);
    for (int digit = 0; digit < 16; ++digit) {
        text[15 - digit] = hexadecimal(high >> (4 * digit));
        text[31 - digit] = hexadecimal(low >> (4 * digit));
    }
    return text;
}

} // namespace model
