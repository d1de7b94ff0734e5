// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/ownwindow.h"

#include <QWidget>
#include <QWindow>

namespace gui {

void bringForward(QWidget &window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

void bringForwardOwned(QWidget &window)
{
    window.setAttribute(Qt::WA_QuitOnClose, false);
    // The desktop's window is made here, before it is shown.
    window.winId();
    window.windowHandle()->setTransientParent(nullptr);
    bringForward(window);
}

} // namespace gui
