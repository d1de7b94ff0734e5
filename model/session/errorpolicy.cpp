// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/errorpolicy.h"

namespace model {

using namespace Qt::StringLiterals;

OnFailure whatBecomesOf(ErrorCategory category, const FailurePolicy &moved)
{
    const auto row = moved.constFind(category);
    if (row != moved.constEnd())
        return *row;
    switch (category) {
    case ErrorCategory::Validation:
    case ErrorCategory::Timeout:
    case ErrorCategory::Permission:
    case ErrorCategory::Network:
    case ErrorCategory::Execution: return OnFailure::Report;
    case ErrorCategory::Fatal:
    case ErrorCategory::Provider:
    case ErrorCategory::Storage:
    case ErrorCategory::Usage: return OnFailure::Abort;
    }
    return OnFailure::Abort;
}

std::optional<FailurePolicy> failurePolicyFromWire(QStringView word)
{
    if (word == u"report")
        return FailurePolicy {{ErrorCategory::Validation, OnFailure::Report}, {ErrorCategory::Timeout, OnFailure::Report},
            {ErrorCategory::Permission, OnFailure::Report}, {ErrorCategory::Network, OnFailure::Report},
            {ErrorCategory::Execution, OnFailure::Report}, {ErrorCategory::Fatal, OnFailure::Abort}};
    if (word == u"abort")
        return FailurePolicy {{ErrorCategory::Validation, OnFailure::Report}, {ErrorCategory::Timeout, OnFailure::Report},
            {ErrorCategory::Permission, OnFailure::Abort}, {ErrorCategory::Network, OnFailure::Abort},
            {ErrorCategory::Execution, OnFailure::Abort}, {ErrorCategory::Fatal, OnFailure::Abort}};
    return std::nullopt;
}

FailurePolicy overlaid(const FailurePolicy &base, const FailurePolicy &upper)
{
    FailurePolicy both = base;
    both.insert(upper);
    return both;
}

QString textForModel(const Error &error)
{
    return u"Error (%1): %2"_s.arg(toWire(error.category), error.english);
}

} // namespace model
