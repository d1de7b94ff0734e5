// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"
#include "model/session/callcycles.h"
#include "model/session/conversercalls.h"
#include "model/session/guards.h"
#include "model/session/roundcalls.h"
#include "model/session/staging.h"
#include "model/session/turnplan.h"

#include <QObject>
#include <QPointer>
#include <QSet>

#include <functional>

namespace model {

class Approvals;
class TurnJournal;

//! What a turn works with; all outlive it.
struct TurnPorts {
    Conversers &conversers;
    Invocations &invocations;
    Questions &questions;
    Approvals &approvals;
    //! Takes what the person has said meanwhile, for the request that comes next.
    std::function<QList<CanisterPointer>()> said = {};
    //! Asked before each request with what the turn has spent so far; nothing where no budget is used up.
    BudgetPort budget = {};
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
    //! Of all its rounds.
    Usage usage() const { return usageOf(m_modelCalls); }
    const PendingCanisters &pending() const { return m_pending; }
    //! In Committing: why the store could not write; empty where all goes well.
    const QString &commitFailure() const { return m_commitFailure; }
    //! How it ends, once that is settled: what Committing writes.
    TurnState outcome() const { return m_outcome; }
    //! For an approval, or for a word on whether it may go on.
    bool isWaitingForPerson() const;

    //! Call once. Nothing happens before the event loop is reached.
    void start();
    //! Ends the turn with what there is: committed as interrupted, or cancelled where nothing came. Does nothing while committing.
    void stop();
    //! In Committing, after a failure.
    void tryCommitAgain();

Q_SIGNALS:
    void told(const model::TurnEvent &event);
    //! How the request of a round fits into the model's context, where that is known.
    void fitted(const model::ContextFit &fit);
    void stateChanged(model::TurnState state);
    void commitFailed(const QString &text);
    //! The last signal. `head` is the row of the last committed node, or the base where nothing was committed.
    void ended(model::TurnState state, qint64 head);

private:
    void open();
    void enterPreparing(const QStringList &ensembles);
    void beginRounds();
    void enterConversing();
    void beginRound();
    void enterInvoking();
    void enterStoring() { setState(TurnState::Storing); }
    void leaveStoring();
    void enterCommitting(TurnState outcome);
    void enterRolledBack(const Error &error);
    void enterCancelled();

    void converse();
    void converseEnded(const ConverseReply &reply);
    void converseFailed(const Error &error);
    void breakOff(const ConverseReply &partial, const std::optional<Error> &error);
    void stageInvocations(const QList<Invocation> &invocations);
    void beginInvoking();
    void invoke();
    void invocationEnded(const InvocationOutcome &outcome);
    void invocationsEnded(const QList<InvocationOutcome> &outcomes);
    void renewTools(const QList<InvocationOutcome> &outcomes);
    QList<Invocation> takeReusable(QList<Invocation> invocations);
    void ask(const QString &text, const std::function<void()> &yes, const std::function<void()> &no,
        Question::Matter matter = Question::Matter::Ordinary);
    void askToGoOn(const GuardAlarm &alarm, void (Turn::*next)(), void (Turn::*end)());
    void endAtLimit();
    void offer(const QList<Invocation> &invocations);
    void stopAtOnce();
    void stopConversing();
    void stopInvoking();
    bool stageSaid();
    void conclude();
    void onceWritten(void (Turn::*next)());
    void endUnwritten(const Error &error);
    void endAsInterrupted();
    void writeEnd();

    GuardLimits limits() const;
    InvocationScope scope();
    ExchangeOrigin origin() const;
    bool anythingCame() const { return m_pending.finished().size() > m_plan.opening.size(); }
    void setState(TurnState state);
    void follow(Question *question);
    void finish(TurnState state, qint64 head);

    const TurnPlan m_plan;
    const TurnPorts m_ports;
    const std::unique_ptr<TurnJournal> m_journal;
    //! From the first round on.
    ToolsetPointer m_tools;
    TurnRecord m_record;
    PendingCanisters m_pending;
    CallCycles m_cycles {m_pending};
    Staging m_staging;
    ConverserCalls m_ownCalls;
    //! Those that we run.
    RoundCalls m_calls;
    Guards m_guards;
    QList<ModelCall> m_modelCalls;
    int m_round = 0;
    //! The person has been told, or asked, that a budget is used up.
    bool m_isBudgetTold = false;
    //! While Preparing is told.
    QStringList m_waitingFor;
    QString m_commitFailure;
    TurnState m_outcome = TurnState::Committed;
    QPointer<ConverseJob> m_converse;
    QPointer<InvokeJob> m_invoke;
    QPointer<Question> m_limitQuestion;
    //! What the turn goes on after: the person's word, the provider's reply, the journal, the calls.
    enum class Awaited { Nothing, Word, Reply, Journal, Calls } m_awaited = Awaited::Nothing;
    //! The results that are already there for some of the round's calls, and the others.
    QList<InvocationOutcome> m_reused;
    QList<Invocation> m_toRun;
    QList<InvocationOutcome> m_reusable;
};

} // namespace model
