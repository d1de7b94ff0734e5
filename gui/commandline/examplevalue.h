// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

namespace gui {

//! A value that a JSON Schema is likely to accept, for trying out a tool that nobody filled in a form for: its default, first example or
//! first choice, else something simple of its type; of an object the required members only. Not for more than trying out.
model::JsonText exampleValue(const model::JsonText &schema);

} // namespace gui
