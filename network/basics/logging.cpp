// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/basics/logging.h"

namespace network {

Q_LOGGING_CATEGORY(lcHttp, "parlance.http", QtWarningMsg)
Q_LOGGING_CATEGORY(lcProcess, "parlance.process", QtWarningMsg)
Q_LOGGING_CATEGORY(lcProvider, "parlance.provider", QtWarningMsg)
Q_LOGGING_CATEGORY(lcRehearsal, "parlance.rehearsal", QtWarningMsg)

} // namespace network
