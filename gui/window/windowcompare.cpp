// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/comparewindow.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"

using namespace Qt::StringLiterals;

namespace gui {

// Comparisons have a window of their own. The rest of the window is in mainwindow.cpp.

void MainWindow::compare(const QString &agent)
{
    // The catalogs are read after the first paint.
    if (m_start != Start::Ready || !m_page)
        return;
    openCompare();
    m_compare->prepare(m_page->session().settings());
    if (!agent.isEmpty())
        m_compare->setAgent(agent);
}

void MainWindow::compareFrom(int position)
{
    if (m_start != Start::Ready || !m_page)
        return;
    const model::Session &session = m_page->session();
    const int last = session.conversation().length() - 1;
    const int end = position < 0 ? last : m_page->transcript().wholeTo(position);
    const model::Node *node = end < 0 ? nullptr : session.conversation().nodeAt(end);
    if (!node)
        return say(tr("There is nothing to go on with yet: nothing has been said here."));
    openCompare();
    const QString title = session.conversation().title();
    const QString text = end == last ? tr("Every run goes on with “%1”, which stays as it is.").arg(title)
                                     : tr("Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.")
                                           .arg(title, QString::number(end + 1), QString::number(last + 1));
    m_compare->prepare(session.settings(), CompareWindow::Start {{session.id(), node->row}, text});
}

void MainWindow::openCompare()
{
    if (!m_compare) {
        m_compare = new CompareWindow(m_workbench, m_windows.prompts(), this);
        connect(m_compare, &CompareWindow::conversationKept, this, [this](const model::ConversationId &id) {
            openConversation(id);
            say(tr("The run is a conversation now."));
        });
    }
    m_compare->show();
    m_compare->raise();
    m_compare->activateWindow();
}

} // namespace gui
