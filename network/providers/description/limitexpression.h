// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <functional>
#include <optional>

namespace network {

//! What an attribute of a model comes to: not a number where it is not known of this model, nothing where there is no such attribute.
using AttributeLookup = std::function<std::optional<double>(const QString &name)>;

//! Works out a control's limit as descriptors write it: numbers (`16_000`), attributes in braces (`{max-output}`),
//! `+ - * /` and brackets, at most 200 characters. \return not a number where an attribute is not known; a Validation error, worded for the
//! descriptor's author, where the text is no such expression or names an attribute that there is not.
model::Result<double> limitOf(const QString &expression, const AttributeLookup &attribute);

} // namespace network
