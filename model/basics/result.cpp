// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/result.h"

#include "model/basics/wirenames.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr WireNames<ErrorCategory, 9> categories {{{
    {ErrorCategory::Validation, "validation"_L1},
    {ErrorCategory::Timeout, "timeout"_L1},
    {ErrorCategory::Permission, "permission"_L1},
    {ErrorCategory::Network, "network"_L1},
    {ErrorCategory::Execution, "execution"_L1},
    {ErrorCategory::Fatal, "fatal"_L1},
    {ErrorCategory::Provider, "provider"_L1},
    {ErrorCategory::Storage, "storage"_L1},
    {ErrorCategory::Usage, "usage"_L1},
}}};

} // namespace

Error::Error(ErrorCategory category, QString message, QString detail)
    : category(category)
    , message(std::move(message))
    , english(this->message)
    , detail(std::move(detail))
{
}

Error::Error(ErrorCategory category, const Wording &wording, QString detail)
    : category(category)
    , message(wording.spoken())
    , english(wording.english())
    , detail(std::move(detail))
{
}

void Error::reword(const Wording &wording)
{
    message = wording.spoken();
    english = wording.english();
}

QString toWire(ErrorCategory category)
{
    return categories.nameOf(category);
}

ErrorCategory errorCategoryFromWire(QStringView name)
{
    return categories.valueOf(name).value_or(ErrorCategory::Execution);
}

} // namespace model
