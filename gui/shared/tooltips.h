// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace gui {

//! A text of somebody else as a tool tip: nothing in it is unseen, and no line is longer than is easily read. That it is no markup is
//! the Theme's care.
QString toolTipText(const QString &written);

} // namespace gui
