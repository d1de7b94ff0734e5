// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchfilter.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

bool hasPart(const QString &text, const QString &part)
{
    return part.isEmpty() || text.contains(part, Qt::CaseInsensitive);
}

} // namespace

bool SearchFilter::take(const QString &word)
{
    const QString key = word.section(u':', 0, 0).toLower();
    const QString value = word.section(u':', 1);
    if (value.isEmpty())
        return false;
    if (key == "role"_L1) {
        const auto named = roleFromWire(value.toLower());
        role = named ? named : role;
        return named.has_value();
    }
    if (key == "after"_L1 || key == "before"_L1) {
        const QDate day = QDate::fromString(value, Qt::ISODate);
        if (day.isValid())
            (key == "after"_L1 ? after : before) = day;
        return day.isValid();
    }
    QString *const named = key == "model"_L1 ? &model : key == "tool"_L1 ? &tool : key == "label"_L1 ? &label : nullptr;
    if (named)
        *named = value;
    return named;
}

bool SearchFilter::accepts(const Canister &canister, const QStringList &labels) const
{
    const QDate day = canister.created.toLocalTime().date();
    const bool isInTime = (!after.isValid() || day >= after) && (!before.isValid() || day < before);
    const bool isOfRole = !role || canister.role == *role;
    const bool isByModel = model.isEmpty() || (canister.role == Role::Assistant && hasPart(canister.model.toString(), model));
    const bool isOfTool = tool.isEmpty() || (canister.invocation && hasPart(canister.invocation->name, tool));
    const bool isLabelled = label.isEmpty()
        || std::any_of(labels.begin(), labels.end(), [this](const QString &each) { return hasPart(each, label); });
    return isInTime && isOfRole && isByModel && isOfTool && isLabelled;
}

} // namespace model
