// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/amounts.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct AmountTexts {
    Q_DECLARE_TR_FUNCTIONS(model::Amounts)
};

} // namespace

QString sizeInWords(qint64 bytes, const QLocale &locale)
{
    qint64 unit = 1;
    while (bytes / unit >= 1024)
        unit *= 1024;
    return locale.formattedDataSize(bytes, bytes % unit == 0 ? 0 : 1, QLocale::DataSizeIecFormat);
}

QString timeInWords(double milliseconds, const QLocale &locale)
{
    if (milliseconds < 999.5)
        return locale.toString(milliseconds, 'f', milliseconds < 9.95 ? 1 : 0) + u" ms"_s;
    return locale.toString(milliseconds / 1000, 'f', milliseconds < 99'995 ? 2 : 0) + u" s"_s;
}

QString secondsInWords(qint64 seconds)
{
    return seconds < 120 && seconds != 60 ? AmountTexts::tr("%1 s").arg(seconds) : AmountTexts::tr("%1 min").arg(seconds / 60);
}

} // namespace model
