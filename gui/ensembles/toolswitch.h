// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/ensemble.h"
#include "model/conversation/switches.h"

namespace gui {

//! The switches with one tool on or off. Where its ensemble was off only this tool is asked for: the others of it stay off.
model::Switches withTool(model::Switches switches, const invocables::Ensemble &ensemble, const invocables::Invoker &invoker, bool on);

} // namespace gui
