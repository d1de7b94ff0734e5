// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/plannedresponse.h"
#include "network/rehearsal/scenario.h"

namespace network {

class ReplyWriter;

//! Changes a response into one that goes wrong as the fault says.
void applyFault(PlannedResponse &response, const ScenarioFault &fault, const ReplyWriter &writer);

} // namespace network
