// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"

namespace network {

//! Reads the body of `POST /v1/messages` (Anthropic Messages). \return a Validation error where it is none, where a call
//! misses its result, or where a thought of the rehearsal comes back changed.
model::Result<RehearsalRequest> readMessagesRequest(const QByteArray &body);

} // namespace network
