// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/acp/acpthread.h"

namespace gui {

class Workbench;

//! What agents of other programs work with here: our file tools and ensembles, the guard of paths, and the keeping of what they write.
//! The workbench outlives it.
network::AcpServices agentServices(Workbench &workbench);

} // namespace gui
