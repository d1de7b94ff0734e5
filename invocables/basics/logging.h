// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLoggingCategory>

namespace invocables {

Q_DECLARE_LOGGING_CATEGORY(lcInvocables)

} // namespace invocables
