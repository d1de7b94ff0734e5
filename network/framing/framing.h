// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace network {

//! How a streamed body is cut into messages: server-sent events, or one JSON value a line (`application/x-ndjson`).
enum class Framing { Events, Lines };

} // namespace network
