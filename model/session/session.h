// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/conversation.h"
#include "model/session/approvals.h"
#include "model/session/turn.h"

#include <QLockFile>

namespace model {

class Store;

//! An open conversation with its settings, switches, folders and approvals, and at most one turn under way. Made, shared and
//! closed by Sessions; windows and command lines hold handles.
class Session final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Session)

public:
    struct Parts {
        Store &store;
        Conversers &conversers;
        Invocations &invocations;
        Questions &questions;
        Approvals &approvals;
        //! Where the files are that keep two processes from writing one conversation.
        QString lockFolder;
    };

    Session(const Parts &parts, const ConversationId &id, SessionSettings settings, bool stored, QObject *parent);
    ~Session() override;

    Conversation &conversation() { return m_conversation; }
    const Conversation &conversation() const { return m_conversation; }
    const ConversationId &id() const { return m_conversation.id(); }

    const SessionSettings &settings() const { return m_settings; }
    //! Takes effect with the next turn and is kept with the conversation.
    void setSettings(const SessionSettings &settings);

    //! Null where none is under way.
    Turn *turn() const { return m_turn; }
    //! The last turn that was rolled back and neither retried, restored nor dismissed; its banner is to be shown.
    const std::optional<TurnRecord> &rolledBack() const { return m_rolledBack; }
    //! The last committed turn was interrupted: Continue and Retry are offered.
    bool isInterrupted() const;

    // Each starts a turn, or fails with an error worded for the person: a turn is under way, or another process writes here.
    Result<void> send(const Contents &contents, const QList<Canister> &documents = {});
    //! A sibling of the user canister at `position`, with this text, and an answer to it.
    Result<void> editAndSend(int position, const Contents &contents);
    //! Another answer beside the one at `position`, which may be any canister of that answer's turn.
    Result<void> regenerate(int position);
    //! Goes on from an interrupted answer.
    Result<void> continueAnswer();

    // What a rolled-back turn's banner offers.
    //! `reuse`: results of calls that had run and are not declared idempotent are used again.
    Result<void> retryRolledBack(bool reuse = true);
    Result<void> sendErrorToModel();
    //! What the turn had staged becomes a branch; calls without a result get an error result.
    Result<void> restoreRolledBack();
    void dismissRolledBack();
    //! Opens the banner of an earlier rolled-back turn again.
    void reviewRolledBack(const TurnRecord &turn);

    void stop();

    //! Moves the head to the sibling of the node at `position`, `step` away (1 or -1), and to the newest leaf below it.
    Result<void> showSibling(int position, int step);
    Result<void> setSwitches(int position, bool active, bool pinned);
    //! A new conversation with the path up to `position`; its identifier arrives by `done`.
    void fork(int position, QObject *context, std::function<void(const Result<ConversationId> &)> done);
    void setTitle(const QString &title);

Q_SIGNALS:
    void settingsChanged();
    void turnStarted(model::Turn *turn);
    //! Everything that turns do, one after another.
    void turnEvent(const model::TurnEvent &event);
    //! After the conversation has followed; the turn is still there until control returns to the event loop.
    void turnEnded(model::Turn *turn);
    //! The text of a turn that came to nothing goes back to the composer, never over newer text.
    void textReturned(const QString &text);
    void rolledBackChanged();
    //! Something that the person asked for could not be done.
    void failed(const model::Error &error);

private:
    Result<void> begin(qint64 base, QList<CanisterPointer> opening, QList<InvocationOutcome> reusable = {});
    void startTurn(qint64 base, QList<CanisterPointer> path, QList<CanisterPointer> opening, QList<InvocationOutcome> reusable);
    void endTurn(TurnState state, qint64 head);
    Result<void> claim();
    void store();
    void loadRolledBack();
    void followHead();

    Parts m_parts;
    Conversation m_conversation;
    SessionSettings m_settings;
    Approvals m_approvals;
    QLockFile m_lock;
    bool m_stored = false;
    bool m_starting = false;
    Turn *m_turn = nullptr;
    std::optional<TurnRecord> m_rolledBack;
};

} // namespace model
