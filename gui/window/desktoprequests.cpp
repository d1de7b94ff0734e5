// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/desktoprequests.h"

#include "gui/conversations/conversationspanel.h"
#include "gui/desktop/opentarget.h"
#include "gui/desktop/searchprovider.h"
#include "gui/shared/actions.h"
#include "gui/shared/userprompts.h"
#include "gui/window/mainwindow.h"
#include "gui/window/quickquestion.h"
#include "gui/window/windows.h"

#include <QAction>
#include <QDir>

namespace gui {

using namespace Qt::StringLiterals;

DesktopRequests::DesktopRequests(Windows &windows, Instance &instance, SearchProvider &search)
    : m_windows(windows)
{
    connect(&instance, &Instance::activated, this, [this](const QString &token) { m_windows.bringForward(token); });
    connect(&instance, &Instance::openRequested, this, &DesktopRequests::open);
    connect(&instance, &Instance::actionRequested, this, &DesktopRequests::act);
    connect(&search, &SearchProvider::conversationRequested, this,
        [this](const QString &id) { m_windows.bringForward()->openConversation(model::ConversationId(id)); });
    connect(&search, &SearchProvider::searchRequested, this, [this](const QString &words) {
        MainWindow *window = m_windows.bringForward();
        if (QAction *action = window->actions().find(u"conversationSearch"_s))
            action->trigger();
        if (auto *list = window->findChild<ConversationsPanel *>())
            list->search(words);
    });
    connect(&windows, &Windows::quickQuestionRequested, this, [this] { askQuickly(); });
}

DesktopRequests::~DesktopRequests()
{
    delete m_quick;
}

void DesktopRequests::carryOut(const Instance::Request &request, const QString &token)
{
    if (!request.action.isEmpty())
        act(request.action, token, request.parameter);
    else
        open(request.addresses, token);
}

void DesktopRequests::open(const QStringList &addresses, const QString &token)
{
    const bool isOnlyQuick = addresses == QStringList {u"parlance://quick-question"_s};
    if (isOnlyQuick)
        return askQuickly(token);
    MainWindow *window = m_windows.bringForward(token);
    for (const QString &address : addresses) {
        // Relative ones have been made absolute by whoever was asked: this process stands in another folder.
        const auto target = OpenTarget::parse(address, QDir::rootPath());
        if (target)
            window->open(*target);
        else
            m_windows.prompts().tell(window, target.error().message);
    }
}

void DesktopRequests::act(const QString &action, const QString &token, const QString &parameter)
{
    if (action == quickQuestion())
        return askQuickly(token);
    MainWindow *window = m_windows.bringForward(token);
    if (action == newConversation())
        window->openConversation({}, Pages::Place::Tab);
    else if (action == evaluate())
        window->open(OpenTarget {OpenTarget::Evaluations {parameter}});
}

bool DesktopRequests::isIdle() const
{
    return !m_quick && m_windows.all().isEmpty();
}

void DesktopRequests::askQuickly(const QString &token)
{
    Windows::takeLeave(token);
    if (!m_quick) {
        m_quick = new QuickQuestion(m_windows.workbench(), m_windows.preferences());
        connect(m_quick, &QuickQuestion::conversationRequested, this,
            [this](const model::ConversationId &id) { m_windows.bringForward()->openConversation(id); });
    }
    m_quick->show();
    m_quick->raise();
    m_quick->activateWindow();
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_desktoprequests.cpp>
