// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/windows.h"

#include "gui/settings/preferences.h"
#include "gui/theme/theme.h"
#include "gui/window/dialogprompts.h"
#include "gui/window/mainwindow.h"
#include "gui/workbench.h"

#include <QApplication>

namespace gui {

Windows::Windows(Workbench &workbench, std::unique_ptr<UserPrompts> prompts, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_preferences(new Preferences(workbench.profile().config, this))
    , m_prompts(prompts ? std::move(prompts) : std::make_unique<DialogPrompts>())
    , m_theme(std::make_unique<Theme>(*qApp, m_preferences->colourScheme()))
{
    connect(m_preferences, &Preferences::colourSchemeChanged, m_theme.get(), &Theme::setScheme);
}

Windows::~Windows()
{
    for (const QPointer<MainWindow> &window : std::as_const(m_windows))
        delete window;
}

MainWindow *Windows::open(const model::ConversationId &conversation)
{
    auto *window = new MainWindow(*this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    m_windows.removeAll(nullptr);
    m_windows.append(window);
    window->openConversation(conversation);
    window->show();
    return window;
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_windows.cpp>
