// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/moments.h"

#include <QDate>
#include <QRegularExpression>
#include <QTime>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! The locale's long format, with what goes with a part that is left out: `dddd, d. MMMM yyyy` is `d. MMMM`.
QString dayFormat(const QLocale &locale, bool withYear)
{
    static const QRegularExpression weekday(u"^d{3,4}[,،]?\\s*|[,،]?\\s*d{3,4}$"_s);
    static const QRegularExpression year(u"[,،]?\\s*(?:'[^']*'\\s*)?y{2,4}(?:\\s*'[^']*'\\.?|[年년]\\s*)?"_s);
    QString format = locale.dateFormat(QLocale::LongFormat).remove(weekday);
    if (!withYear)
        format.remove(year);
    return format.trimmed();
}

} // namespace

QString timeOfDay(const QTime &time, const QLocale &locale)
{
    // Where no language is picked the short form has seconds.
    static const QRegularExpression seconds(u"[:.]s{1,2}"_s);
    return locale.toString(time, locale.timeFormat(QLocale::ShortFormat).remove(seconds));
}

QString dayInWords(const QDate &day, bool withYear, const QLocale &locale)
{
    return locale.toString(day, dayFormat(locale, withYear));
}

QString shortDayInWords(const QDate &day, const QLocale &locale)
{
    return locale.toString(day, dayFormat(locale, false).replace(u"MMMM"_s, u"MMM"_s));
}

} // namespace model
