// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <nlohmann/json.hpp>

#include <optional>

namespace model {

//! JSON as schemas and values are read for validation: integers to 2^64 stay exact. Only functions that cannot throw are used on it.
using Json = nlohmann::json;

//! \return the member of an object, or nothing where there is none or this is no object.
const Json *memberOf(const Json &object, const char *name);
//! -1, 0 or 1 as `left` is less than, equal to or greater than `right`; exact between integers and doubles.
int compareNumbers(const Json &left, const Json &right);
//! Equality as JSON Schema has it: 1 is 1.0, true is not 1, the order of members does not count.
bool areEqual(const Json &left, const Json &right);
//! The same for equal values.
std::size_t hashOf(const Json &value);
//! Whether all elements of the array differ from each other.
bool hasOnlyDifferentElements(const Json &array);
//! A number without a fractional part, however it is written: 1.0 is an integer.
bool isWholeNumber(const Json &value);
//! Whether `number` divided by `divisor` is whole; of numbers as they are written in decimals, so that 0.3 is a multiple
//! of 0.1.
bool isMultipleOf(const Json &number, const Json &divisor);
//! A whole number of 0 or more, for the keywords that count; at most 2^63.
std::optional<std::size_t> countOf(const Json &value);
//! A text as it is; see JsonScanner::fromUtf8.
QString textOf(const std::string &utf8);
//! The code points of a text in UTF-8.
std::size_t lengthOf(const std::string &utf8);
//! The value's JSON in at most 80 characters, for messages.
QString shortTextOf(const Json &value);
//! Objects, arrays and scalars in the value, keys not counted.
std::size_t sizeOf(const Json &value);
//! Escapes a name for a JSON pointer (RFC 6901), with the slash before it.
QString pointerStep(const std::string &name);

} // namespace model
