// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"

namespace network {

//! Reads the body of `POST /api/chat` (Ollama). Calls have no identifiers: a result belongs to the first call of its tool that has
//! none yet. \return a Validation error where it is no such body, or where a call misses its result.
model::Result<RehearsalRequest> readOllamaRequest(const QByteArray &body);

} // namespace network
