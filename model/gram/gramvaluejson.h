// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/gramvalue.h"
#include "model/schema/jsontext.h"

namespace model {

//! A value as plain JSON, as defaults and enumerations of parameters mean it: the symbol `null` is null, other symbols are strings, a
//! text tagged `json` is what it says, other tags are left out. Nothing for a measurement, a range, and JSON that is none.
std::optional<JsonText> plainJson(const GramValue &value);

} // namespace model
