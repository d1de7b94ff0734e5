// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/replywriter.h"
#include "network/rehearsal/responder.h"

namespace network {

//! The wire language of whoever asks, by the address and the headers: also for an address that there is not.
const ReplyWriter &wireLanguageOf(const IncomingRequest &request);

//! An error as a server of that language words it.
PlannedResponse errorResponse(const IncomingRequest &request, int status, const QString &message);

} // namespace network
