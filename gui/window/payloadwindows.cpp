// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/payloadwindows.h"

#include "gui/sending/sendagainwindow.h"
#include "gui/shared/actions.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"

namespace gui {

using namespace Qt::StringLiterals;

PayloadWindows::PayloadWindows(Windows &windows, ExchangeLibrary &exchanges, QWidget *window)
    : QObject(window)
    , m_windows(windows)
    , m_exchanges(exchanges)
    , m_window(window)
{
}

void PayloadWindows::connectActions(Actions &) { }

void PayloadWindows::sendAgain(const model::ExchangeId &id)
{
    auto *window = new SendAgainWindow(m_windows.workbench(), m_exchanges, m_windows.prompts(), m_window);
    connect(window, &SendAgainWindow::branched, this, &PayloadWindows::conversationRequested);
    window->setExchange(id);
    window->show();
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_payloadwindows.cpp>
