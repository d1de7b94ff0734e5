// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "model/session/converser.h"

namespace network {

//! A scenario of the rehearsal that answers what the exchange asked as it was answered: TOML with one rule for the last text of the user.
//! `reply` is what the answer says. \return a Usage error where the request cannot be read.
model::Result<QString> scenarioOf(const model::Exchange &exchange, const model::ConverseReply &reply);

} // namespace network
