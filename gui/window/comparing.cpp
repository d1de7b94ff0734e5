// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/comparing.h"

#include "gui/compare/comparewindow.h"
#include "gui/shared/actions.h"
#include "gui/shared/ownwindow.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/window/conversationpage.h"
#include "gui/workbench/workbench.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace gui {

Comparing::Comparing(Workbench &workbench, UserPrompts &prompts, QWidget *window)
    : QObject(window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_window(window)
{
}

Comparing::~Comparing() = default;

void Comparing::connectActions(Actions &actions)
{
    actions.on(u"agentsCompare"_s, this, [this] { compare(); });
    actions.on(u"compareFromHere"_s, this, [this] { compareFrom(m_page ? m_page->transcript().here() : -1); });
}

void Comparing::setPage(ConversationPage &page)
{
    if (m_page)
        disconnect(m_page, nullptr, this, nullptr);
    m_page = &page;
    connect(&page, &ConversationPage::compareRequested, this, &Comparing::compareFrom);
}

void Comparing::compare(const QString &agent)
{
    if (!m_page)
        return;
    open();
    m_compare->prepare(m_page->session().settings());
    if (!agent.isEmpty())
        m_compare->setAgent(agent);
}

void Comparing::compareFrom(int position)
{
    if (!m_page)
        return;
    const model::Session &session = m_page->session();
    const int last = session.conversation().length() - 1;
    const int end = position < 0 ? last : m_page->transcript().wholeTo(position);
    const model::Node *node = end < 0 ? nullptr : session.conversation().nodeAt(end);
    if (!node)
        return Q_EMIT said(tr("There is nothing to go on from yet: nothing has been said here."));
    open();
    const QString title = session.conversation().title();
    const QString text = end == last ? tr("Every run goes on with “%1”, which stays as it is.").arg(title)
                                     : tr("Every run goes on with “%1” as it was after canister %2 of %3, and leaves it as it is.")
                                           .arg(title, QLocale().toString(end + 1), QLocale().toString(last + 1));
    m_compare->prepare(session.settings(), CompareWindow::Start {{session.id(), node->row}, text});
}

void Comparing::open()
{
    if (!m_compare) {
        m_compare = new CompareWindow(m_workbench, m_prompts, m_window);
        connect(m_compare, &CompareWindow::conversationKept, this, &Comparing::conversationKept);
    }
    bringForwardOwned(*m_compare);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_comparing.cpp>
