// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/logging.h"

namespace gui {

Q_LOGGING_CATEGORY(lcGui, "parlance.gui", QtWarningMsg)

} // namespace gui
