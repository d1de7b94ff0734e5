// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/basics/logging.h"

namespace invocables {

Q_LOGGING_CATEGORY(lcInvocables, "parlance.invocables", QtWarningMsg)

} // namespace invocables
