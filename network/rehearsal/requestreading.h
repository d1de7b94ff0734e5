// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"

#include <optional>

namespace network {

//! A request for an answer, read in the wire language that the path (without a query) is of; nothing where it is of none. What is wrong
//! with the body is a Validation error.
std::optional<model::Result<RehearsalRequest>> readRequestTo(const QByteArray &path, const QByteArray &body);

} // namespace network
