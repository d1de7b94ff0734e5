// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/approvals.h"
#include "model/session/awayturns.h"
#include "model/session/conversation.h"
#include "model/session/messagequeue.h"
#include "model/session/turn.h"
#include "model/session/turncanisters.h"
#include "model/store/conversationlock.h"

#include <QTimer>

namespace model {

class Agents;
class ContextTally;
class Store;
class Summarising;

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
        GuardLimits limits = {};
        //! Finds the agents that conversations name; null where there are none.
        Agents *agents = nullptr;
        //! What conversations may cost; empty where nobody says.
        BudgetPort budget = {};
        //! What the folders of a workspace say to the model; empty where nobody says. Sessions sees to it.
        std::function<QString(const QStringList &folders)> workspaceText = {};
    };

    //! `stored`: the conversation is in the store already; otherwise it is put there with its first turn.
    Session(const Parts &parts, const ConversationId &id, SessionSettings settings, bool stored, QObject *parent = nullptr);
    ~Session() override;

    Conversation &conversation() { return m_conversation; }
    const Conversation &conversation() const { return m_conversation; }
    const ConversationId &id() const { return m_conversation.id(); }

    //! What a new conversation gets when it is stored; nothing where it has been.
    void setFirstLabels(const QStringList &labels) { m_firstLabels = labels; }

    const SessionSettings &settings() const { return m_settings; }
    //! Takes effect with the next turn and is kept with the conversation.
    void setSettings(const SessionSettings &settings);
    //! With each turn this agent plays: its instruction comes first and what the conversation says of its own after it, its tools are
    //! those that the model is offered, and its model becomes the conversation's until another is chosen. Empty: none plays.
    //! \return why it cannot play; nothing has changed then.
    Result<void> setAgent(const QString &agent, const QString &library);
    // The same by a person, who may undo it.
    void choose(const QString &name, const SessionSettings &settings)
    {
        const SessionSettings before = m_settings;
        setSettings(settings);
        remember(name, before);
    }
    Result<void> chooseAgent(const QString &agent, const QString &library)
    {
        const SessionSettings before = m_settings;
        return setAgent(agent, library).map([&] { remember(tr("Change Agent"), before); });
    }
    //! What a person calls `name` has made the settings what they are of this.
    void remember(const QString &name, const SessionSettings &before);
    //! \return what brings back how it was.
    SettingsEdit apply(const SettingsEdit &edit);
    //! This conversation's book of approvals; what changes in it is kept with the settings.
    Approvals &approvals() { return m_approvals; }

    //! Null where none is under way.
    Turn *turn() const { return m_turn; }
    //! The position of the node after which the turn stands; -1 for the beginning.
    int turnPosition() const { return m_turnPosition; }
    //! Those of other processes, as far as is known.
    const AwayTurns &away() const { return m_away; }
    //! What is known of that now; nothing where none is under way. The conversation has followed what has been committed.
    void followAway(const std::optional<TurnRecord> &turn)
    {
        if (m_away.follow(isBusy() ? std::nullopt : turn))
            m_rolledBack.load(id());
    }
    //! A turn is under way, or about to be.
    bool isBusy() const { return m_turn || m_starting; }
    //! The last turn that was rolled back and neither retried, restored nor dismissed; its banner is to be shown.
    const std::optional<TurnRecord> &rolledBack() const { return m_rolledBack.record(); }
    //! The path does not end in a whole answer: Continue and Retry are offered.
    bool isInterrupted() const;

    // Each starts a turn, or fails with an error worded for the person: a turn is under way, or another process writes here.
    Result<void> send(const Contents &contents, const QList<Canister> &documents = {});
    //! A sibling of the user canister at `position`, with these contents, and an answer to it; further documents go before it.
    Result<void> editAndSend(int position, const Contents &contents, const QList<Canister> &documents = {});
    //! Another answer beside the one at `position`, which may be any canister of that answer's turn.
    Result<void> regenerate(int position);
    //! Goes on from an interrupted answer.
    Result<void> continueAnswer();

    // What a rolled-back turn's banner offers.
    //! `reuse`: results of calls that had run and are not declared idempotent are used again.
    Result<void> retryRolledBack(bool reuse = true);
    Result<void> sendErrorToModel();
    //! What the turn had staged becomes a branch.
    Result<void> restoreRolledBack();
    void dismissRolledBack() { m_rolledBack.dismiss(); }
    //! Opens the banner of an earlier rolled-back turn again.
    void reviewRolledBack(const TurnRecord &turn) { m_rolledBack.show(turn); }

    void stop();

    //! What send() would ask the model; with a position, what editAndSend() would. Nothing is sent for it.
    void preview(const QueuedMessage &message, int position, QObject *context, std::function<void(const Result<RequestPreview> &)> done);

    //! The path ends before the turn that has the canister at `position`, whose message goes back to the composer; `done` with the turn.
    //! Nothing is lost: it is undone like any edit.
    Result<void> undoTurn(int position, std::function<void(const TurnId &)> done)
    {
        return m_edits.undoTurn(position, [this, done = std::move(done)](const TurnId &turn, const QList<CanisterPointer> &opening) {
            giveBack(opening);
            done(turn);
        });
    }

    //! What the next request will hold. Begins to count with the first call; from then on a turn knows what it need not read.
    ContextTally &tally();
    //! See Summarising; `context` is the model's, in tokens.
    Summarising *summarise(qint64 context, QObject *parent);

    //! What waits for the turn under way; whoever changes it need do nothing else. Without a turn it waits for sendQueued().
    MessageQueue &queue() { return m_queue; }
    const MessageQueue &queue() const { return m_queue; }
    //! Sends what waits first, whatever has stopped the queue, which goes on from there.
    Result<void> sendQueued();

    // See ConversationEdits.
    Result<void> showSibling(int position, int step) { return m_edits.showSibling(position, step); }
    Result<void> setSwitches(int position, bool active, bool pinned);
    ConversationEdits &edits() { return m_edits; }
    void fork(int position, QObject *context, std::function<void(const Result<ConversationId> &)> done)
    {
        m_edits.fork(position, context, std::move(done));
    }

    // Around an edit of its tree that others do in the store.
    //! Whether it may be written now; nobody else writes until endEdit().
    Result<void> beginEdit() { return claim(); }
    //! Takes over what has been changed; an empty edit where nothing has.
    void endEdit(const Edit &edit);

Q_SIGNALS:
    void settingsChanged();
    void busyChanged();
    void turnStarted(model::Turn *turn);
    //! Everything that turns do, one after another; of a turn's end only when the conversation has followed.
    void turnEvent(const model::TurnEvent &event);
    //! How the request of a round fits into the model's context, where that is known.
    void fitted(const model::ContextFit &fit);
    //! The turn is still there until control returns to the event loop.
    void turnEnded(model::Turn *turn);
    //! What a turn began with that came to nothing goes back to the composer, never over what is newer.
    void returned(const model::QueuedMessage &message);
    //! What had been returned is used after all (Retry and the like).
    void taken(const model::QueuedMessage &message);
    void rolledBackChanged();
    //! What a person calls `name` has been done, and is undone by `back`.
    void edited(const QString &name, const model::Edit &back);
    //! Something that the person asked for could not be done.
    void failed(const model::Error &error);
    //! The store has been written to in a way that lists of conversations show.
    void storedChanged();

private:
    struct Starting {
        qint64 base = 0;
        QList<CanisterPointer> opening;
        QList<InvocationOutcome> reusable;
        //! Of the shown path up to `base`; 0 where it may not be on that.
        int length = 0;
        std::optional<AgentPart> agent = {};
    };

    Result<void> begin(Starting starting);
    Result<AgentPart> askForAgent(const QString &name);
    QString workspaceText() const { return m_parts.workspaceText ? m_parts.workspaceText(m_settings.folders) : QString(); }
    void followAgentModel(const AgentPart &agent, SessionSettings &settings) const;
    TurnPathWanted wantedPath(qint64 base, int length, const SessionSettings &settings);
    void start(const TurnPath &path);
    Result<TurnPlan> planNext(const QueuedMessage &message, int position);
    Result<RequestPreview> previewOf(TurnPlan plan, const TurnPath &path) const;
    void endTurn(TurnState state, qint64 head);
    void forgetSuperseded();
    void settleTurn(const EndEvent &end);
    void giveBack(const QList<CanisterPointer> &opening);
    void takeRolledBack(bool withSaid = false);
    QList<CanisterPointer> takeSaid();
    void settleQueue(const EndEvent &end);
    void sendNext();
    void saveSettings();
    Result<void> claim();
    void storeConversation(const QString &firstText);
    void nameBy(const QString &firstText);
    void followHead(std::function<void()> then = {});
    ConversationEdits::Claim claims();

    const Parts m_parts;
    Conversation m_conversation;
    SessionSettings m_settings;
    Approvals m_approvals;
    ConversationLock m_lock;
    QTimer m_saveSettings;
    bool m_stored = false;
    QStringList m_firstLabels;
    //! What a turn began with of which nothing stayed. Its name goes with it.
    QString m_returned;
    std::optional<Starting> m_starting;
    Turn *m_turn = nullptr;
    int m_turnPosition = -1;
    AwayTurns m_away {m_conversation};
    RolledBackTurn m_rolledBack;
    ConversationEdits m_edits;
    MessageQueue m_queue;
    //! Of the last request.
    ContextFit m_fit;
    //! What of the queue has gone into the turn under way.
    QList<QueuedMessage> m_said;
    std::unique_ptr<ContextTally> m_tally;
};

} // namespace model
