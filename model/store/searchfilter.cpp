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
    if (key == "archived"_L1) {
        const QString answer = value.toLower();
        if (answer == "yes"_L1 || answer == "no"_L1)
            archived = answer == "yes"_L1;
        return answer == "yes"_L1 || answer == "no"_L1;
    }
    QString *const named = key == "model"_L1 ? &model
        : key == "tool"_L1                   ? &tool
        : key == "label"_L1                  ? &label
        : key == "group"_L1                  ? &group
                                             : nullptr;
    if (named)
        *named = value;
    return named;
}

bool SearchFilter::isOfOwners() const
{
    SearchFilter rest = *this;
    rest.label.clear();
    rest.group.clear();
    rest.archived.reset();
    return rest.isEmpty();
}

bool SearchFilter::accepts(const Owner &owner) const
{
    const bool isLabelled = label.isEmpty()
        || std::any_of(owner.labels.begin(), owner.labels.end(), [this](const QString &each) { return hasPart(each, label); });
    return isLabelled && hasPart(owner.group, group) && (!archived || *archived == owner.archived);
}

bool SearchFilter::accepts(const Canister &canister) const
{
    const QDate day = canister.created.toLocalTime().date();
    const bool isInTime = (!after.isValid() || day >= after) && (!before.isValid() || day < before);
    const bool isOfRole = !role || canister.role == *role;
    const bool isByModel = model.isEmpty() || (canister.role == Role::Assistant && hasPart(canister.model.toString(), model));
    const bool isOfTool = tool.isEmpty() || (canister.invocation && hasPart(canister.invocation->name, tool));
    return isInTime && isOfRole && isByModel && isOfTool;
}

} // namespace model
