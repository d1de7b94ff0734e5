// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLoggingCategory>

namespace model {

// Quiet by default: warnings only. Never a key and never a body in a log.
Q_DECLARE_LOGGING_CATEGORY(lcStore)
Q_DECLARE_LOGGING_CATEGORY(lcTurn)
Q_DECLARE_LOGGING_CATEGORY(lcDescriptors)

} // namespace model
