// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/wording.h"

#include <QMetaType>

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
    Error() = default;
    Error(ErrorCategory category, QString message, QString detail = {});
    Error(ErrorCategory category, const Wording &wording, QString detail = {});

    //! What models read of it is in English, where it was made so.
    Wording wording() const { return {message, english}; }
    void reword(const Wording &wording);
    bool operator==(const Error &) const = default;

    ErrorCategory category = ErrorCategory::Execution;
    QString message;
    //! The message in English.
    QString english;
    QString detail;
};

template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(ErrorCategory category, QString message, QString detail = {})
{
    return tl::unexpected<Error>(Error {category, std::move(message), std::move(detail)});
}

inline tl::unexpected<Error> failure(ErrorCategory category, const Wording &wording, QString detail = {})
{
    return tl::unexpected<Error>(Error {category, wording, std::move(detail)});
}

} // namespace model

Q_DECLARE_METATYPE(model::Error)
