// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

namespace invocables {

//! What the system's error number says of a path, as a tool's error: Permission where access is denied or a link was met where none
//! may be, Execution for the rest.
tl::unexpected<model::Error> fileFailure(int systemError, const QString &path);
//! A device, a socket or a FIFO.
tl::unexpected<model::Error> notRegular(const QString &path);

} // namespace invocables
