// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/pattern.h"
#include "model/schema/jsontext.h"

// Patterns as JSON, in the form that the notation's own tools exchange: a pattern is `{"subject": {"identity", "labels",
// "properties"}, "elements": […]}`. Numbers, booleans, texts, lists and maps are themselves; the other values are objects with a
// `type`: symbol, tagged, range, measurement.
namespace model::gramjson {

JsonText toJson(const Pattern &pattern);
//! A single pattern without a header as itself, anything else as the elements of a pattern labelled `Gram.Root` whose properties are
//! the header.
JsonText toJson(const GramDocument &document);

//! Reads either form; type names may be capitalised, integers and decimals may be tagged too, and a pattern labelled `Gram.Walk`
//! becomes a path. \return a Validation error where it is no pattern, or nested more than 256 deep.
Result<GramDocument> fromJson(const JsonText &json);

} // namespace model::gramjson
