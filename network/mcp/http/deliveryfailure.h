// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/transport/transport.h"

#include <optional>

namespace network {

class AuthorizedJob;

//! A message that came to nothing over HTTP. `error` where there was no complete answer, or no token; else the job has an error status.
McpDeliveryFailure deliveryFailure(const AuthorizedJob &job, const std::optional<model::Error> &error);

//! The response ended without the answer. `garbage`: what it held instead.
McpDeliveryFailure unansweredFailure(const QString &garbage);

//! The first 2,000 characters at most, for the eyes.
QString excerpt(const QByteArray &text);

} // namespace network
