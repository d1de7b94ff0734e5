// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace gui {

//! Sends the program's log to a file in the profile, by category (`QT_LOGGING_RULES` says which; quiet by default). At most
//! 1 MiB and one older file of that size. Never a key, never a body: callers see to that.
void logToFile(const QString &path);

} // namespace gui
