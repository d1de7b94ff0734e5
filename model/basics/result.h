// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMetaType>
#include <QString>

#include <tl/expected.hpp>

namespace model {

//! What kind of thing went wrong. The first six are the categories of a tool's error; the table of what becomes of each is in
//! session/errorpolicy.h. The others belong to the rest of the program.
enum class ErrorCategory { Validation, Timeout, Permission, Network, Execution, Fatal, Provider, Storage, Usage };

QString toWire(ErrorCategory category);
//! \return the category named, or Execution where the name is unknown.
ErrorCategory errorCategoryFromWire(QStringView name);

//! An error as a value: a sentence for the person, and what only the inspector shows.
struct Error {
    ErrorCategory category = ErrorCategory::Execution;
    QString message;
    QString detail = {};

    bool operator==(const Error &) const = default;
};

template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(ErrorCategory category, QString message, QString detail = {})
{
    return tl::unexpected<Error>(Error {category, std::move(message), std::move(detail)});
}

} // namespace model

Q_DECLARE_METATYPE(model::Error)
