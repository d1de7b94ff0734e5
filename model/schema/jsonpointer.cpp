// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonpointer.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Nothing where the step is no index as RFC 6901 has it, which knows no leading zeros.
std::optional<qsizetype> indexOf(const QString &step)
{
    bool isNumber = false;
    const qsizetype index = step.toLongLong(&isNumber);
    return isNumber && index >= 0 && QString::number(index) == step ? std::optional(index) : std::nullopt;
}

std::optional<JsonText> elementAt(const JsonText &array, const QString &step)
{
    const auto index = indexOf(step);
    const auto elements = index ? array.members() : QList<std::pair<QString, JsonText>>();
    return index && *index < elements.size() ? std::optional(elements.at(*index).second) : std::nullopt;
}

} // namespace

bool isJsonPointer(QStringView text)
{
    for (qsizetype place = text.indexOf(u'~'); place >= 0; place = text.indexOf(u'~', place + 1)) {
        const QStringView escape = text.mid(place + 1, 1);
        if (escape != u"0" && escape != u"1")
            return false;
    }
    return text.isEmpty() || text.startsWith(u'/');
}

std::optional<JsonText> valueAt(const JsonText &json, QStringView pointer)
{
    std::optional<JsonText> value = json;
    const QStringList steps = pointer.isEmpty() ? QStringList() : pointer.mid(1).toString().split(u'/');
    for (QString step : steps) {
        step.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
        value = value->isObject() ? value->member(step) : elementAt(*value, step);
        if (!value)
            return std::nullopt;
    }
    return value;
}

} // namespace model
