// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/result.h"

#include <array>
#include <utility>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const std::array<std::pair<ErrorCategory, QString>, 9> &names()
{
    static const std::array<std::pair<ErrorCategory, QString>, 9> table {{
        {ErrorCategory::Validation, u"validation"_s},
        {ErrorCategory::Timeout, u"timeout"_s},
        {ErrorCategory::Permission, u"permission"_s},
        {ErrorCategory::Network, u"network"_s},
        {ErrorCategory::Execution, u"execution"_s},
        {ErrorCategory::Fatal, u"fatal"_s},
        {ErrorCategory::Provider, u"provider"_s},
        {ErrorCategory::Storage, u"storage"_s},
        {ErrorCategory::Usage, u"usage"_s},
    }};
    return table;
}

} // namespace

QString toWire(ErrorCategory category)
{
    for (const auto &[value, name] : names()) {
        if (value == category)
            return name;
    }
    return u"execution"_s;
}

ErrorCategory errorCategoryFromWire(QStringView wanted)
{
    for (const auto &[value, name] : names()) {
        if (name == wanted)
            return value;
    }
    return ErrorCategory::Execution;
}

} // namespace model
