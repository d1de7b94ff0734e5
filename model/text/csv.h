// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace model {

//! A cell of a table of comma-separated values (RFC 4180). What a spreadsheet would run as a formula has an apostrophe before it, also
//! where it comes from a file.
QString csvCell(const QString &text);

} // namespace model
