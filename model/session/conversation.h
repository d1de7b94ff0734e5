// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/conversation/node.h"
#include "model/store/edit.h"

#include <QCache>
#include <QObject>

#include <functional>

namespace model {

class Store;

//! An open conversation as its session and its views see it: the path from the root to the head, however long, with its nodes
//! read from the store as they are needed. Nothing is ever overwritten; what changes is the head and the switches. Owned by its
//! Session; views hear of changes by paired signals.
class Conversation final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Conversation)

public:
    Conversation(Store &store, ConversationId id, QObject *parent = nullptr);
    ~Conversation() override;

    const ConversationId &id() const { return m_id; }
    const QString &title() const { return m_title; }
    //! Canisters on the path.
    int length() const { return lengthOf(m_path); }
    const Path &path() const { return m_path; }
    //! The node at a position of the path; reads around it what is not there yet. Null where the store cannot be read. Valid until
    //! the next call.
    const Node *nodeAt(int position) const;
    //! The row of the last node; 0 where there is none, and where it cannot be read.
    qint64 head() const;
    //! Why the path could not be read; it may be longer than what is known of it.
    const std::optional<Error> &failure() const { return m_failure; }

    void setTitle(const QString &title);
    //! Takes over a path that the store has committed; works out what is new of it and tells the views.
    void follow(const Path &path);
    //! Reads title and path anew: another process may have committed.
    void refresh();
    //! A node's switches have been changed in the store.
    void forgetNode(int position);
    //! The switches that this edit sets have been.
    void forgetNodesOf(const Edit &edit);

Q_SIGNALS:
    void titleChanged(const QString &title);
    //! Rows `first` to `last` are about to be appended to the path, then are.
    void aboutToAppend(int first, int last);
    void appended();
    //! All rows from `first` on are about to be replaced by `count` others (`count` may be 0), then are.
    void aboutToReplace(int first, int oldLast, int count);
    void replaced();
    void nodeChanged(int position);
    //! So have some that nobody has read lately.
    void othersChanged();

private:
    static constexpr int chunk = 64;
    void readAround(int position) const;

    Store &m_store;
    const ConversationId m_id;
    QString m_title;
    Path m_path;
    std::optional<Error> m_failure;
    //! By position; the most recently used few thousand.
    mutable QCache<int, Node> m_nodes;
};

class Editing;

//! Changes of a conversation's tree outside of turns: which branch is shown, the switches of a canister, a fork. Owned by its Session,
//! which says by `claim` whether the conversation may be written just now.
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
    //! Moves the head to the newest leaf below the node of this row.
    Result<void> showNode(qint64 row);
    // Of nodes by their rows; whoever asks names them by what the person sees.
    Result<void> setSwitches(const QList<qint64> &rows, bool active, bool pinned, const QString &name);
    //! They are shown and sent no more.
    Result<void> remove(const QList<qint64> &rows);
    //! An answer beside the one of a turn's round; see Editing::answerBeside. `done` unless `context` is gone by then.
    Result<void> answerBeside(const TurnId &turn, int round, const QList<CanisterPointer> &canisters, QObject *context,
        std::function<void(const Result<void> &)> done);
    //! Another version of the canister at `position`, and what comes after it once more.
    Result<void> replace(int position, const Canister &canister);
    //! The path ends before the turn that has the node at `position`; `done`, where that went well, with the turn and what it began with.
    Result<void> undoTurn(int position, std::function<void(const TurnId &, const QList<CanisterPointer> &opening)> done);
    //! A new conversation of what they show, without which this one goes on; its identifier arrives by `done`.
    Result<void> moveOut(const QList<qint64> &rows, std::function<void(const ConversationId &)> done);
    //! See Editing::standFor. `done` unless `context` is gone by then.
    Result<void> standFor(const CanisterPointer &summary, qint64 head, const QList<qint64> &rows, QObject *context,
        std::function<void(const Result<void> &)> done);
    //! Appends what a rolled-back turn had staged as a branch below `base`; `done` where that went well.
    Result<void> append(qint64 base, const QList<CanisterPointer> &canisters, std::function<void()> done);
    //! A new conversation with the path up to `position`; its identifier arrives by `done`.
    void fork(int position, QObject *context, std::function<void(const Result<ConversationId> &)> done);

Q_SIGNALS:
    void failed(const model::Error &error);
    //! What a person calls `name` has been done, and is undone by `back`.
    void edited(const QString &name, const model::Edit &back);
    //! The store has another head; the session follows it.
    void headMoved();
    void listChanged();

private:
    Result<void> change(
        const QString &name, std::function<Result<Edit>(Editing)> work, std::function<void(const Result<void> &)> done = {});
    void settle(const Result<void> &result);

    Store &m_store;
    Conversation &m_conversation;
    const Claim m_claim;
};

} // namespace model
