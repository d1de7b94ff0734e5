// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/difference/bodydifference.h"

#include "model/schema/jsontext.h"

#include <algorithm>

namespace model {

namespace {

constexpr int linesAround = 3;

QString indentedText(const QByteArray &body, bool isJson)
{
    return QString::fromUtf8(isJson ? JsonText::trusted(body).indented().bytes() : body);
}

} // namespace

BodyDifference BodyDifference::between(const QByteArray &first, const QByteArray &second)
{
    BodyDifference difference {first, second, departureOf(first, second)};
    const JsonView before = JsonView::parse(difference.first);
    const JsonView after = JsonView::parse(difference.second);
    difference.areJson = !before.isNone() && !after.isNone();
    if (!difference.departs)
        return difference;
    if (difference.areJson)
        difference.json = JsonDifference::between(before, after);
    if (first.size() <= largestText && second.size() <= largestText)
        difference.lines = LineDiff::withContext(
            LineDiff::between(indentedText(first, difference.areJson), indentedText(second, difference.areJson)), linesAround);
    return difference;
}

qsizetype BodyDifference::count(JsonChange::Kind kind) const
{
    return std::count_if(json.changes.begin(), json.changes.end(), [kind](const JsonChange &change) { return change.kind == kind; });
}

} // namespace model
