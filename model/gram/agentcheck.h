// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/gramreader.h"

namespace model {

//! All that is wrong in a gram text, in its order: what cannot be read, what cannot be meant, and the rules that types, tools and agents
//! at its top break. Pure.
GramFaults checkGram(const GramText &text);

} // namespace model
