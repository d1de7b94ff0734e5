// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/conversationstore.h"

#include <QWidget>

class QListView;
class QPushButton;

namespace gui {

class ConversationLibrary;
class ConversationListModel;
class UserPrompts;

//! The conversations in the archive, to be looked at or brought back, or those among the deleted, to be brought back or erased for good.
//! Owned by the panel of conversations.
class PutAwayConversations final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PutAwayConversations)

public:
    using Which = model::ConversationStore::Which;
    //! \param which  Archived or Deleted.
    PutAwayConversations(ConversationLibrary &library, UserPrompts &prompts, Which which, QWidget *parent = nullptr);

    //! What is asked before a conversation is erased.
    static QString erasureText(const QString &title);

Q_SIGNALS:
    //! It is among the others again.
    void restored(const model::ConversationId &id);
    //! It is to be looked at where it is.
    void opened(const model::ConversationId &id);

private:
    void restore();
    void erase();
    void showState();
    model::ConversationId current() const;

    ConversationLibrary &m_library;
    UserPrompts &m_prompts;
    const Which m_which;
    ConversationListModel *m_conversations;
    QListView *m_list;
    QPushButton *m_restore;
    QPushButton *m_erase;
};

} // namespace gui
