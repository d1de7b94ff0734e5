// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/preferencefaults.h"

#include "model/conversation/guardsettings.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestPreferences = 16 * 1024 * 1024;

struct PreferenceFaultTexts {
    Q_DECLARE_TR_FUNCTIONS(PreferenceFaults)
};

QStringList wholeNumbers()
{
    QStringList names {u"zoom"_s, u"deleted-days"_s, u"exchanges-megabytes"_s, u"exchanges-days"_s, u"answer-limit"_s};
    for (const QString &part : {u"supervisor"_s, u"tools"_s, u"history"_s, u"answer"_s})
        names.append(u"context/"_s + part);
    for (const QString &limit : model::GuardSettings::names())
        names.append(u"limits/"_s + limit);
    return names;
}

QStringList sums()
{
    return {u"budget/day"_s, u"budget/month"_s, u"budget/conversation"_s};
}

//! Where a setting is written, counted from 1; what stands before the first group has none in its name.
int lineOf(const QList<QByteArray> &lines, const QString &name)
{
    QByteArray group;
    for (qsizetype index = 0; index < lines.size(); ++index) {
        const QByteArray line = lines.at(index).trimmed();
        if (line.startsWith('[') && line.endsWith(']'))
            group = line == "[General]" ? QByteArray() : line.sliced(1, line.size() - 2) + '/';
        else if (group + line.left(std::max<qsizetype>(0, line.indexOf('='))).trimmed() == name.toUtf8())
            return int(index) + 1;
    }
    return 1;
}

} // namespace

model::Diagnostics preferenceFaults(const QString &path)
{
    model::Diagnostics faults;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return faults;
    const QList<QByteArray> lines = file.read(largestPreferences).split('\n');
    const QSettings settings(path, QSettings::IniFormat);
    const auto check = [&](const QString &name, bool isSum) {
        const QVariant value = settings.value(name);
        bool isNumber = false;
        if (isSum)
            value.toDouble(&isNumber);
        else
            value.toLongLong(&isNumber);
        if (isNumber || value.toStringList().join(QString()).isEmpty())
            return;
        faults.append({path, {lineOf(lines, name), 1}, model::Diagnostic::Severity::Warning,
            PreferenceFaultTexts::tr("%1 has to be a number and is “%2”: it does not count.")
                .arg(name, value.toStringList().join(u", "_s))});
    };
    for (const QString &name : wholeNumbers())
        check(name, false);
    for (const QString &name : sums())
        check(name, true);
    model::sortByPosition(faults);
    return faults;
}

} // namespace gui
