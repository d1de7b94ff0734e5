// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/evaluating.h"

#include "gui/evaluate/evaluatewindow.h"
#include "gui/shared/actions.h"
#include "gui/shared/ownwindow.h"

using namespace Qt::StringLiterals;

namespace gui {

Evaluating::Evaluating(Workbench &workbench, UserPrompts &prompts, QWidget *window)
    : QObject(window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_window(window)
{
}

Evaluating::~Evaluating() = default;

void Evaluating::connectActions(Actions &actions)
{
    actions.on(u"agentsEvaluate"_s, this, [this] { open(); });
}

void Evaluating::open(const QString &store)
{
    if (!m_evaluate) {
        m_evaluate = new EvaluateWindow(m_workbench, m_prompts, m_window);
        connect(m_evaluate, &EvaluateWindow::conversationWanted, this, [this](const model::ConversationId &conversation) {
            Q_EMIT conversationWanted(conversation);
            bringForward(*m_window);
        });
    }
    bringForwardOwned(*m_evaluate);
    if (!store.isEmpty())
        m_evaluate->useStore(store);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_evaluating.cpp>
