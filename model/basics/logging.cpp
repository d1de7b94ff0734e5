// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/logging.h"

namespace model {

Q_LOGGING_CATEGORY(lcStore, "parlance.store", QtWarningMsg)
Q_LOGGING_CATEGORY(lcTurn, "parlance.turn", QtWarningMsg)
Q_LOGGING_CATEGORY(lcDescriptors, "parlance.descriptors", QtWarningMsg)

} // namespace model
