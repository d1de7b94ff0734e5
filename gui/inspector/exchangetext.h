// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

namespace gui {

//! The request as a command line for curl, quoted for a POSIX shell; what was redacted becomes `$API_KEY`.
QString toCurl(const model::Exchange &exchange);
//! Request line, headers, status, timings and error, for reading.
QString headersText(const model::Exchange &exchange);

} // namespace gui
