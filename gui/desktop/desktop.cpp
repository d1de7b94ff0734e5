// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/desktop/desktop.h"

#include "gui/desktop/busdesktop.h"

namespace gui {

std::unique_ptr<Desktop> Desktop::onBus(const QString &connection)
{
    return std::make_unique<BusDesktop>(QDBusConnection(connection));
}

} // namespace gui
