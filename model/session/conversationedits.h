// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/session/conversation.h"

#include <functional>

namespace model {

class Store;

//! Changes of a conversation outside of turns: which branch is shown, the switches of a canister, the title, a fork. Owned by its
//! Session, which says by `claim` whether the conversation may be written just now.
class ConversationEdits final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConversationEdits)

public:
    struct Claim {
        std::function<Result<void>()> take;
        std::function<void()> release;
    };

    ConversationEdits(Store &store, Conversation &conversation, Claim claim);

    //! Moves the head to the sibling of the node at `position`, `step` away (1 or -1), and to the newest leaf below it. Does nothing
    //! where there is no such sibling.
    Result<void> showSibling(int position, int step);
    Result<void> setSwitches(int position, bool active, bool pinned);
    void setTitle(const QString &title);
    //! Appends what a rolled-back turn had staged as a branch below `base`; `done` where that went well.
    Result<void> append(qint64 base, const QList<CanisterPointer> &canisters, std::function<void()> done);
    //! A new conversation with the path up to `position`; its identifier arrives by `done`.
    void fork(int position, QObject *context, std::function<void(const Result<ConversationId> &)> done);

Q_SIGNALS:
    void failed(const model::Error &error);
    //! The store has another head; the session follows it.
    void headMoved();
    void listChanged();

private:
    void settle(const Result<void> &result);

    Store &m_store;
    Conversation &m_conversation;
    const Claim m_claim;
};

} // namespace model
