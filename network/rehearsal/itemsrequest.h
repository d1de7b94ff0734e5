// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"

namespace network {

//! Reads the body of `POST /v1/responses` (OpenAI Responses). \return a Validation error where it is none, where a call misses its
//! result, where a reasoning of the rehearsal comes back changed, or where one comes back without what it led to.
model::Result<RehearsalRequest> readItemsRequest(const QByteArray &body);

} // namespace network
