// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/composer/composer.h"
#include "gui/shared/actions.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTemporaryDir>

//! A whole window on a profile of its own, with the rehearsal's model.
class WindowFixture final
{
public:
    //! \return false where it could not be opened.
    bool open() { return open(m_folder.path()); }
    //! With a profile that others have as well.
    bool open(const QString &folder)
    {
        const auto profile = model::Profile::inFolder(folder);
        if (!profile.create())
            return false;
        auto opened = gui::Workbench::open(profile);
        if (!opened)
            return false;
        workbench = std::move(*opened);
        return show(false);
    }

    //! Ends the program and starts it again.
    bool restart()
    {
        window->close();
        return show(true);
    }

    //! The same with all windows; `isKilled`: it has no time to close them.
    bool quitAndStart(bool isKilled = false)
    {
        if (!isKilled)
            windows->quit();
        return show(true);
    }

    gui::ConversationPage *page() const { return window->page(); }
    void trigger(const QString &action) const { window->actions().find(action)->trigger(); }
    //! Sends it in the page that is worked in. \return whether it has been answered.
    bool say(const QString &text) const
    {
        model::Session &session = page()->session();
        model::SessionSettings settings = session.settings();
        settings.model = {QStringLiteral("rehearsal"), QStringLiteral("rehearsal")};
        session.setSettings(settings);
        const int length = session.conversation().length();
        page()->composer().editor().setPlainText(text);
        page()->composer().send();
        return QTest::qWaitFor(
            [&session, length] { return !session.isBusy() && session.conversation().length() >= length + 2; }, support::patience);
    }

    std::unique_ptr<gui::Workbench> workbench;
    std::unique_ptr<gui::Windows> windows;
    gui::MainWindow *window = nullptr;
    AnsweringPrompts *prompts = nullptr;

private:
    bool show(bool last)
    {
        windows.reset();
        auto answering = std::make_unique<AnsweringPrompts>();
        prompts = answering.get();
        windows = std::make_unique<gui::Windows>(*workbench, std::move(answering));
        window = last ? windows->openLast() : windows->open();
        QSignalSpy ready(window, &gui::MainWindow::ready);
        return QTest::qWaitFor([&ready] { return !ready.isEmpty(); }, support::patience);
    }

    QTemporaryDir m_folder;
};
