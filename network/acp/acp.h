// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/transport/jsonrpc.h"

// What both sides of the Agent Client Protocol have to agree upon, beside JSON-RPC.
namespace network::acp {

//! Version 2 is a draft.
inline constexpr qint64 protocolVersion = 1;

//! Codes beside those of JSON-RPC ("Initialization" and "Session Setup").
inline constexpr int authenticationCode = -32000;
inline constexpr int notFoundCode = -32002;

} // namespace network::acp
