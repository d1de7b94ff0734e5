// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/comparewindow.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench.h"

using namespace Qt::StringLiterals;

namespace gui {

//! Comparisons have a window of their own. The rest of the window is in mainwindow.cpp.
void MainWindow::compare(bool fromHere, const QString &agent)
{
    // The catalogs are read after the first paint.
    if (m_start != Start::Ready || !m_page)
        return;
    if (!m_compare) {
        m_compare = new CompareWindow(m_workbench, m_windows.prompts(), this);
        connect(m_compare, &CompareWindow::conversationKept, this, [this](const model::ConversationId &id) {
            openConversation(id);
            say(tr("The run is a conversation now."));
        });
    }
    const model::Session &session = m_page->session();
    std::optional<model::ComparisonPlan::Beginning> from;
    if (fromHere && session.conversation().length() > 0)
        from = model::ComparisonPlan::Beginning {session.id(), session.conversation().head()};
    m_compare->prepare(session.settings(), from, session.conversation().title());
    if (!agent.isEmpty())
        m_compare->setAgent(agent);
    m_compare->show();
    m_compare->raise();
    m_compare->activateWindow();
}

} // namespace gui
