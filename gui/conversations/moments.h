// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>

namespace gui {

//! A moment as a list shows it: `now`, `today 09:12`, `yesterday`, a weekday within six days, else the date.
QString momentText(const QDateTime &moment, const QDateTime &now);

} // namespace gui
