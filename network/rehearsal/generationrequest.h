// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"

namespace network {

//! Reads the body of `POST /v1beta/models/MODEL:generateContent` (Google Gemini), streamed or not. \return a Validation error where it
//! is none, where a call misses its result, or where a signature does not come back with the part that it came with: as with newer
//! models, the first call of each round since the person last spoke must have one.
model::Result<RehearsalRequest> readGenerationRequest(const QByteArray &body, bool isStreamed);

} // namespace network
