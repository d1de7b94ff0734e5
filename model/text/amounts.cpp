// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/amounts.h"

#include "model/text/isolated.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct AmountTexts {
    Q_DECLARE_TR_FUNCTIONS(model::Amounts)

public:
    //! In the words of the locale's language; what programs read is the same in each.
    static QString withUnit(const QString &number, const char *text, const QLocale &locale)
    {
        return (locale.language() == QLocale::C ? QString::fromLatin1(text) : tr(text)).arg(number);
    }
};

} // namespace

QString sizeInWords(qint64 bytes, const QLocale &locale)
{
    qint64 unit = 1;
    while (bytes / unit >= 1024)
        unit *= 1024;
    return isolated(locale.formattedDataSize(bytes, bytes % unit == 0 ? 0 : 1, QLocale::DataSizeIecFormat), locale);
}

Wording sizeWording(qint64 bytes)
{
    return {sizeInWords(bytes), sizeInWords(bytes, QLocale::c())};
}

QString timeInWords(double milliseconds, const QLocale &locale)
{
    if (milliseconds < 999.5)
        return isolated(AmountTexts::withUnit(locale.toString(milliseconds, 'f', milliseconds < 9.95 ? 1 : 0),
                            QT_TRANSLATE_NOOP("model::Amounts", "%1 ms"), locale),
            locale);
    return isolated(AmountTexts::withUnit(locale.toString(milliseconds / 1000, 'f', milliseconds < 99'995 ? 2 : 0),
                        QT_TRANSLATE_NOOP("model::Amounts", "%1 s"), locale),
        locale);
}

QString fineTimeInWords(double milliseconds, const QLocale &locale)
{
    return isolated(AmountTexts::withUnit(locale.toString(milliseconds, 'f', milliseconds < 100 ? 2 : 0), "%1 ms", locale), locale);
}

QString secondsInWords(qint64 seconds)
{
    return seconds < 120 && seconds != 60 ? AmountTexts::tr("%1 s").arg(QLocale().toString(seconds))
                                          : AmountTexts::tr("%1 min").arg(QLocale().toString(seconds / 60));
}

QString moneyInWords(double amount, const QString &currency, const QLocale &locale)
{
    static const QHash<QString, QString> signs {{u"USD"_s, u"$"_s}, {u"EUR"_s, u"€"_s}, {u"GBP"_s, u"£"_s}, {u"JPY"_s, u"¥"_s}};
    const int decimals = amount >= 0.1 || amount <= 0 ? 2 : std::clamp(1 - int(std::floor(std::log10(amount))), 2, 8);
    return isolated(signs.value(currency, currency) + u' ' + locale.toString(amount, 'f', decimals), locale);
}

} // namespace model
