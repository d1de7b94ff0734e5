// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace invocables {

//! How long the name of a tool may be: the narrowest bound of the providers.
constexpr qsizetype longestToolName = 64;

//! Names of tools and aliases are compared in this form: without white space around them, each run of characters other than
//! letters and digits of ASCII and `_` one `_`.
QString normalisedToolName(const QString &name);

//! The name that a tool gets for what its descriptor says: that itself where every provider takes it, else its normalised form.
//! \return nothing where it has neither a letter nor a digit, or is too long.
QString toolNameFor(const QString &written);

} // namespace invocables
