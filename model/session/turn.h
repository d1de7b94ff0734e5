// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/guards.h"
#include "model/session/pendingcanisters.h"
#include "model/session/sessionsettings.h"
#include "model/session/turnrecord.h"

#include <QObject>
#include <QPointer>

namespace model {

class Approvals;
class Conversers;
class Questions;
class TurnJournal;

//! What a turn starts from.
struct TurnPlan {
    ConversationId conversation;
    //! The node after which the turn stands; 0 for the beginning.
    qint64 base = 0;
    //! The active canisters of the path up to `base`.
    QList<CanisterPointer> path;
    //! What is staged before the model is asked: the user's canister with its documents, nothing (regenerate, continue), or the
    //! kept rounds of a rolled-back turn.
    QList<CanisterPointer> opening;
    SessionSettings settings;
    //! Results of calls that ran in a turn that was rolled back; used instead of running the same call again.
    QList<InvocationOutcome> reusable;
    GuardLimits limits;
};

//! What a turn works with; all outlive it.
struct TurnPorts {
    Conversers &conversers;
    Invocations &invocations;
    Questions &questions;
    Approvals &approvals;
};

//! All that one user message sets off, until the final answer: a transaction. What it stages is committed together, or rolled back
//! whole. The states are those of TurnState; one `enter…` function each. Owned by its Session, which deletes it some time after
//! `ended`. Knows neither network nor tools.
class Turn final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Turn)

public:
    Turn(TurnPlan plan, const TurnPorts &ports, std::unique_ptr<TurnJournal> journal, QObject *parent);
    ~Turn() override;

    const TurnId &id() const { return m_record.id; }
    TurnState state() const { return m_record.state; }
    int round() const { return m_round; }
    //! Of a turn that has ended: why, and which calls had run.
    const TurnRecord &record() const { return m_record; }
    const TurnPlan &plan() const { return m_plan; }
    const Usage &usage() const { return m_usage; }
    const PendingCanisters &pending() const { return m_pending; }
    //! In Committing: the store could not write. The text is for the person; empty where all goes well.
    const QString &commitFailure() const { return m_commitFailure; }
    bool isWaitingForApproval() const;

    //! Call once. Nothing happens before the event loop is reached.
    void start();
    //! Ends the turn with what there is: committed as interrupted, or cancelled where nothing came. Does nothing while committing.
    void stop();
    //! In Committing, after a failure.
    void tryCommitAgain();

Q_SIGNALS:
    void event(const model::TurnEvent &event);
    void stateChanged(model::TurnState state);
    void commitFailed(const QString &text);
    //! The last signal. `head` is the row of the last committed node, or the base where nothing was committed.
    void ended(model::TurnState state, qint64 head);

private:
    void enterConversing();
    void enterInvoking(const QList<Invocation> &invocations);
    void enterCommitting(TurnState outcome);
    void enterRolledBack(const Error &error);
    void enterCancelled();

    void converseFailed(const Error &error);
    void converseSucceeded(const ConverseReply &reply);
    void stageReply(const ConverseReply &reply, bool interrupted);
    void invocationsEnded(const QList<InvocationOutcome> &outcomes);
    void stageOutcomes(const QList<InvocationOutcome> &outcomes);
    void invokeRemaining(const QList<Invocation> &invocations);
    void askToGoOn(const GuardAlarm &alarm);
    void setState(TurnState state);
    void stage(const CanisterPointer &canister);
    void finish(TurnState state, qint64 head);
    void watchQuestions();

    TurnPlan m_plan;
    TurnPorts m_ports;
    std::unique_ptr<TurnJournal> m_journal;
    TurnRecord m_record;
    PendingCanisters m_pending;
    Guards m_guards;
    Usage m_usage;
    int m_round = 0;
    QString m_commitFailure;
    std::optional<TurnState> m_outcome;
    std::optional<Error> m_error;
    QPointer<ConverseJob> m_converse;
    QPointer<InvokeJob> m_invoke;
    QPointer<Question> m_question;
    QList<InvocationOutcome> m_reused;
};

} // namespace model
