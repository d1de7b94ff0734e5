// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace network {

//! The first line of a response (RFC 9112, section 4) of whatever listens on this machine, with its line end.
QByteArray statusLine(int status);

} // namespace network
