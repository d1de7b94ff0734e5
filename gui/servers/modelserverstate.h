// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/ensembles/serverstate.h"

namespace network {
class LlamaServer;
}

namespace gui {

//! How a model's server that Parlance starts stands, in words for the person.
ServerState stateOf(const network::LlamaServer &server);
//! The memory that it holds; empty where it does not run.
QString memoryText(const network::LlamaServer &server);

} // namespace gui
