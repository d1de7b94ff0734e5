// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"

namespace network {

//! Reads the body of `POST /v1/chat/completions` (OpenAI Chat Completions). \return a Validation error where it is none, or
//! where a call misses its result.
model::Result<RehearsalRequest> readChatRequest(const QByteArray &body);

} // namespace network
