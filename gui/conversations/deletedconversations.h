// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QWidget>

class QListView;
class QPushButton;

namespace gui {

class ConversationLibrary;
class ConversationListModel;
class UserPrompts;

//! The conversations among the deleted, to be brought back or erased for good. Owned by the panel of conversations.
class DeletedConversations final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DeletedConversations)

public:
    DeletedConversations(ConversationLibrary &library, UserPrompts &prompts, QWidget *parent = nullptr);

    //! What is asked before a conversation is erased.
    static QString erasureText(const QString &title);

Q_SIGNALS:
    //! It is among the others again.
    void restored(const model::ConversationId &id);

private:
    void restore();
    void erase();
    void showState();
    model::ConversationId current() const;

    ConversationLibrary &m_library;
    UserPrompts &m_prompts;
    ConversationListModel *m_conversations;
    QListView *m_list;
    QPushButton *m_restore;
    QPushButton *m_erase;
};

} // namespace gui
