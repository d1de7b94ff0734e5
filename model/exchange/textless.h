// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

namespace model {

//! The same without what anybody has said, so that it can be shown to others: names of members, numbers, the words that say of what kind a
//! part is, sizes and times stay; every other text tells only how long it is, and bodies that are no JSON how large.
Exchange withoutTexts(const Exchange &exchange);

} // namespace model
