// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

namespace model {

//! YAML as the JSON that says the same: mappings, sequences, and scalars as YAML 1.2's core schema reads them. Tags of other languages
//! say nothing: what they stand before stays a text, and nothing is run or looked up. Wraps yaml-cpp. \return a Validation error with
//! the line where it is no YAML, nests deeper than 64, or says (by aliases) more than 64 MiB.
Result<JsonText> jsonOfYaml(const QByteArray &text);

} // namespace model
