// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/conversationrows.h"
#include "gui/transcript/rowelement.h"

#include <QWidget>

#include <memory>

namespace model {
class Questions;
class Session;
}

namespace gui {

class TranscriptNotices;
class TranscriptView;

//! The transcript of one open conversation, joined: its rows, the view of them, the notices, and what is done when a person asks for
//! something in it. Owned by its parent; the session outlives it.
class TranscriptPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TranscriptPanel)

public:
    TranscriptPanel(model::Session &session, model::Questions &questions, QWidget *parent = nullptr);
    ~TranscriptPanel() override;

    TranscriptView &view() { return *m_view; }

Q_SIGNALS:
    //! For the composer: the text of the user's canister at `position` is to be edited and sent anew.
    void editRequested(int position, const QString &text);
    //! A new conversation has been made from the path up to a canister.
    void forked(const model::ConversationId &conversation);
    //! What went over the wire for the turn that made this node is to be shown.
    void exchangesRequested(qint64 node);
    void failed(const model::Error &error);

private:
    void perform(RowAction action, int row);
    void report(const model::Result<void> &result);

    model::Session &m_session;
    std::unique_ptr<model::ConversationModel> m_model;
    std::unique_ptr<ConversationRows> m_rows;
    TranscriptView *m_view;
    std::unique_ptr<TranscriptNotices> m_notices;
};

} // namespace gui
