// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/moments.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

struct MomentTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Moments)
};

} // namespace

QString momentText(const QDateTime &moment, const QDateTime &now)
{
    const QDateTime local = moment.toLocalTime();
    const qint64 days = local.date().daysTo(now.date());
    if (qAbs(local.secsTo(now)) < 60)
        return MomentTexts::tr("now");
    if (days == 0)
        return MomentTexts::tr("today %1").arg(local.toString(u"HH:mm"_s));
    if (days == 1)
        return MomentTexts::tr("yesterday");
    if (days > 1 && days < 7)
        return QLocale().dayName(local.date().dayOfWeek());
    const bool thisYear = local.date().year() == now.date().year();
    return QLocale().toString(local.date(), thisYear ? u"d MMMM"_s : u"d MMMM yyyy"_s);
}

} // namespace gui
