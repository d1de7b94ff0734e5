// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptpanel.h"

#include "gui/transcript/transcriptnotices.h"
#include "gui/transcript/transcriptview.h"
#include "model/session/conversationmodel.h"
#include "model/session/session.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

TranscriptPanel::TranscriptPanel(model::Session &session, model::Questions &questions, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(std::make_unique<model::ConversationModel>(session))
    , m_view(new TranscriptView(*m_model))
    , m_notices(std::make_unique<TranscriptNotices>(session, questions, *m_view))
{
    setObjectName(u"transcriptPanel"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    connect(m_view, &TranscriptView::actionRequested, this, &TranscriptPanel::perform);
    connect(m_notices.get(), &TranscriptNotices::failed, this, &TranscriptPanel::failed);
}

TranscriptPanel::~TranscriptPanel()
{
    // The view looks at the model and notices to its end.
    m_notices.reset();
    delete m_view;
}

int TranscriptPanel::here() const
{
    const int last = m_session.conversation().length() - 1;
    const int current = m_view->window()->focusWidget() == m_view ? m_view->currentRow() : -1;
    return current >= 0 && current <= last ? current : last;
}

int TranscriptPanel::wholeTo(int position) const
{
    const auto roleAt = [this](int row) {
        const model::CanisterPointer canister = model::canisterAt(*m_model, row);
        return canister ? canister->role : model::Role::User;
    };
    const int last = m_session.conversation().length() - 1;
    if (roleAt(position) != model::Role::Invocation && roleAt(position) != model::Role::Result)
        return position;
    while (position < last && roleAt(position) == model::Role::Invocation)
        ++position;
    while (position < last && roleAt(position + 1) == model::Role::Result)
        ++position;
    return position;
}

void TranscriptPanel::report(const model::Result<void> &result)
{
    if (!result)
        Q_EMIT failed(result.error());
}

void TranscriptPanel::perform(RowAction action, int row)
{
    const auto node = model::nodeAt(*m_model, row);
    if (!node)
        return;
    const bool active = node->active;
    const bool pinned = node->pinned;
    switch (action) {
    case RowAction::Edit: return Q_EMIT editRequested(row, node->canister->text());
    case RowAction::Regenerate: return report(m_session.regenerate(row));
    case RowAction::Fork:
        return m_session.fork(row, this, [this](const model::Result<model::ConversationId> &made) {
            if (made)
                Q_EMIT forked(*made);
            else
                Q_EMIT failed(made.error());
        });
    case RowAction::CompareFrom: return Q_EMIT compareRequested(row);
    case RowAction::ShowExchanges: return Q_EMIT exchangesRequested(node->row);
    case RowAction::ToggleActive: return report(m_session.setSwitches(row, !active, pinned && !active));
    case RowAction::TogglePin: return report(m_session.setSwitches(row, active || !pinned, !pinned));
    case RowAction::PreviousSibling: return report(m_session.showSibling(row, -1));
    case RowAction::NextSibling: return report(m_session.showSibling(row, 1));
    default: return;
    }
}

} // namespace gui
