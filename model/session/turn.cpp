// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turn.h"

#include "model/basics/logging.h"
#include "model/session/requestbuilder.h"
#include "model/session/turncanisters.h"
#include "model/session/turnjournal.h"
#include "model/text/visibletext.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostShown = 1000;

QString callsInWords(const QList<Invocation> &invocations)
{
    QStringList calls;
    for (const Invocation &call : invocations)
        calls.append(visibleLine(call.name + u' ' + QString::fromUtf8(call.arguments).simplified()));
    return shortened(calls.join(u'\n'), mostShown);
}

//! Thoughts are something to read where no agent plays.
bool isBlankAnswer(const ConverseReply &reply)
{
    const auto isThought = [](const Content &content) { return std::holds_alternative<ThoughtContent>(content); };
    const bool isEmpty = reply.contents.isEmpty() && reply.invocations.isEmpty();
    return isEmpty || (saysNothing(reply) && std::none_of(reply.contents.begin(), reply.contents.end(), isThought));
}

} // namespace

Turn::Turn(TurnPlan plan, const TurnPorts &ports, std::unique_ptr<TurnJournal> journal, QObject *parent)
    : QObject(parent)
    , m_plan(std::move(plan))
    , m_ports(ports)
    , m_journal(std::move(journal))
    , m_staging(m_pending, *m_journal, m_plan.settings.model)
    , m_ownCalls(m_staging, *m_journal, m_pending, m_cycles)
    , m_calls(m_staging, *m_journal, m_pending)
    , m_guards(m_plan.limits)
    , m_reusable(m_plan.reusable)
{
    m_record.conversation = m_plan.conversation;
    m_record.base = m_plan.base;
    connect(m_journal.get(), &TurnJournal::committed, this, [this](qint64 row) { finish(m_outcome, row); });
    connect(m_journal.get(), &TurnJournal::settled, this, [this] { finish(m_outcome, m_plan.base); });
    connect(m_journal.get(), &TurnJournal::commitFailed, this, [this](const Error &error) {
        m_commitFailure = error.message;
        // Also a roll-back that is not durable: at the next start the journal would make an interrupted turn of it.
        if (state() != TurnState::Committing)
            setState(TurnState::Committing);
        Q_EMIT commitFailed(error.message);
    });
    connect(m_journal.get(), &TurnJournal::delayed, this, &Turn::enterStoring);
    connect(m_journal.get(), &TurnJournal::writingFailed, this, &Turn::endUnwritten);
    connect(&m_ports.questions, &Questions::raised, this, &Turn::follow);
    connect(&m_cycles, &CallCycles::told, this, &Turn::told);
    connect(&m_staging, &Staging::told, this, &Turn::told);
    connect(&m_ownCalls, &ConverserCalls::told, this, &Turn::told);
}

Turn::~Turn() = default;

bool Turn::isWaitingForPerson() const
{
    if (m_awaited == Awaited::Word)
        return true;
    const auto waits = [this](const Invocation &call) { return m_pending.state(call.id) == InvocationState::WaitingForApproval; };
    return (state() == TurnState::Invoking && std::any_of(m_calls.all().begin(), m_calls.all().end(), waits))
        || m_ownCalls.isWaitingForApproval();
}

void Turn::start()
{
    QMetaObject::invokeMethod(this, &Turn::open, Qt::QueuedConnection);
}

void Turn::open()
{
    if (m_outcome == TurnState::Cancelled)
        return;
    m_staging.begin(m_record, m_plan.opening);
    m_ports.invocations.prepare(
        wantedBy(m_plan), this, [this](const QStringList &ensembles) { enterPreparing(ensembles); }, [this] { beginRounds(); });
}

void Turn::enterPreparing(const QStringList &ensembles)
{
    m_waitingFor = ensembles;
    setState(TurnState::Preparing);
    m_waitingFor.clear();
}

void Turn::beginRounds()
{
    if (m_outcome == TurnState::Cancelled)
        return;
    const auto tools = m_ports.invocations.tools(wantedBy(m_plan));
    if (!tools) {
        m_record.error = tools.error();
        enterCancelled();
        return;
    }
    m_tools = *tools;
    m_guards.setLimits(limits());
    for (const QString &notice : m_tools->notices())
        Q_EMIT told(NoticeEvent {notice});
    enterConversing();
}

void Turn::enterConversing()
{
    ++m_round;
    setState(TurnState::Conversing);
    const auto budget = m_ports.budget && !m_isBudgetTold ? m_ports.budget(m_plan.conversation, m_modelCalls) : std::nullopt;
    m_isBudgetTold = m_isBudgetTold || budget;
    if (budget && budget->asks)
        return ask(
            budget->text, [this] { beginRound(); }, [this] { endAsInterrupted(); });
    if (budget)
        Q_EMIT told(NoticeEvent {budget->text});
    beginRound();
}

void Turn::beginRound()
{
    if (const auto alarm = m_guards.beforeRound(m_round))
        askToGoOn(*alarm, &Turn::converse, &Turn::endAtLimit);
    else
        converse();
}

void Turn::converse()
{
    const auto converser = m_ports.conversers.converserFor(m_plan.settings.model);
    if (!converser) {
        breakOff({}, converser.error());
        return;
    }
    ConverseRequest request = requestOf(m_plan, m_pending.finished(), *m_tools);
    request.origin = origin();
    request.questions = &m_ports.questions;
    request.approvals = &m_ports.approvals;
    m_pending.beginStreaming(m_plan.settings.model);
    m_cycles.send();
    m_awaited = Awaited::Reply;
    m_converse = (*converser)->converse(request, this);
    m_ownCalls.follow(m_converse);
    connect(m_converse, &ConverseJob::delta, &m_staging, &Staging::append);
    connect(m_converse, &ConverseJob::retryScheduled, this, [this](int milliseconds, const QString &reason) {
        Q_EMIT told(RetryEvent {milliseconds, reason});
    });
    connect(m_converse, &ConverseJob::fitted, this, &Turn::fitted);
    connect(m_converse, &ConverseJob::noticed, this, [this](const QString &text) { Q_EMIT told(NoticeEvent {text}); });
    connect(m_converse, &ConverseJob::succeeded, this, &Turn::converseEnded);
    connect(m_converse, &Job::failed, this, &Turn::converseFailed);
}

void Turn::converseFailed(const Error &error)
{
    m_awaited = Awaited::Nothing;
    const ConverseReply partial = m_converse->partial();
    m_modelCalls.append({m_plan.settings.model, partial.usage, error.category});
    if (error.category != ErrorCategory::Fatal) {
        breakOff(partial, error);
        return;
    }
    m_ownCalls.endOpen();
    m_ownCalls.settle(partial, true);
    enterRolledBack(error);
}

void Turn::converseEnded(const ConverseReply &reply)
{
    m_awaited = Awaited::Nothing;
    const bool isBroken = reply.stop == StopReason::Truncated;
    m_modelCalls.append({m_plan.settings.model, reply.usage, isBroken ? std::optional(ErrorCategory::Network) : std::nullopt});
    m_cycles.answer();
    if (reply.written.byContract)
        m_guards.callsByContract();
    m_ownCalls.endOpen();
    if (!m_plan.agent && isBlankAnswer(reply) && !m_ownCalls.hasCalled()) {
        m_modelCalls.last().failure = ErrorCategory::Provider;
        ConverseReply nothing = reply;
        nothing.contents.clear();
        breakOff(nothing, Error {ErrorCategory::Provider, tr("The model answered with nothing.")});
        return;
    }
    if (m_plan.agent && saysNothing(reply) && !m_ownCalls.hasCalled()) {
        m_modelCalls.last().failure = ErrorCategory::Provider;
        m_pending.endStreaming({});
        enterRolledBack({ErrorCategory::Provider, tr("The agent %1 answered with nothing.").arg(m_plan.agent->name)});
        return;
    }
    m_ownCalls.settle(reply, false);
    if (reply.written.areOffered) {
        offer(reply.invocations);
        return;
    }
    stageInvocations(reply.invocations);
    if (!m_calls.all().isEmpty())
        enterInvoking();
    else if (reply.stop == StopReason::Paused)
        enterConversing();
    else
        conclude();
}

//! The answer is there; what has been said meanwhile wants another.
void Turn::conclude()
{
    if (stageSaid())
        onceWritten(&Turn::enterConversing);
    else
        enterCommitting(TurnState::Committed);
}

bool Turn::stageSaid()
{
    const QList<CanisterPointer> said = m_ports.said ? m_ports.said() : QList<CanisterPointer>();
    for (const CanisterPointer &canister : said)
        m_staging.tell(canister);
    return !said.isEmpty();
}

//! Stop or an error while conversing: what was said stays, half-received calls go.
void Turn::breakOff(const ConverseReply &partial, const std::optional<Error> &error)
{
    m_record.error = error;
    m_ownCalls.endOpen();
    m_ownCalls.settle(partial, true);
    endAsInterrupted();
}

void Turn::endAsInterrupted()
{
    if (anythingCame())
        enterCommitting(TurnState::Interrupted);
    else
        enterCancelled();
}

void Turn::stageInvocations(const QList<Invocation> &invocations)
{
    m_calls.begin(withUniqueIds(invocations, m_plan, m_pending.finished()));
}

void Turn::enterInvoking()
{
    setState(TurnState::Invoking);
    m_toRun = takeReusable(m_calls.all());
    const auto alarm = m_guards.beforeCalls(m_calls.all());
    if (!alarm) {
        beginInvoking();
        return;
    }
    for (const Invocation &call : std::as_const(m_toRun))
        m_calls.noteWaiting(call.id);
    askToGoOn(*alarm, &Turn::beginInvoking, &Turn::stopInvoking);
}

//! What a call does outside stays, so it begins only when a kill would leave the trace of it.
void Turn::beginInvoking()
{
    onceWritten(&Turn::invoke);
}

void Turn::onceWritten(void (Turn::*next)())
{
    m_awaited = Awaited::Journal;
    m_journal->onceWritten(this, [this, next] {
        m_awaited = Awaited::Nothing;
        (this->*next)();
    });
}

//! Nothing more is done where it cannot be written down. The end of the turn may be tried again until there is room.
void Turn::endUnwritten(const Error &error)
{
    m_record.error = error;
    stopInvoking();
}

void Turn::leaveStoring()
{
    if (state() == TurnState::Storing)
        setState(TurnState::Invoking);
}

void Turn::invoke()
{
    leaveStoring();
    if (m_toRun.isEmpty()) {
        invocationsEnded({});
        return;
    }
    m_awaited = Awaited::Calls;
    m_invoke = m_ports.invocations.invoke(m_toRun, scope(), this);
    connect(m_invoke, &InvokeJob::stateChanged, this,
        [this](const QString &invocation, InvocationState state, const QList<ToolCallState> &steps) {
            m_cycles.pass(invocation, state, steps);
        });
    connect(m_invoke, &InvokeJob::progressed, this, [this](const QString &invocation, double progress, double total, const QString &text) {
        Q_EMIT told(ProgressEvent {invocation, progress, total, text});
    });
    connect(m_invoke, &InvokeJob::ended, this, &Turn::invocationEnded);
    connect(m_invoke, &InvokeJob::succeeded, this, &Turn::invocationsEnded);
    connect(m_invoke, &Job::failed, this, &Turn::enterRolledBack);
}

//! Calls for which a rolled-back turn left a result get that one; the others are returned.
QList<Invocation> Turn::takeReusable(QList<Invocation> calls)
{
    m_reused.clear();
    erase_if(calls, [this](const Invocation &call) {
        const auto answers = [&call](const InvocationOutcome &outcome) { return isResultOf(outcome, call); };
        const auto place = std::find_if(m_reusable.cbegin(), m_reusable.cend(), answers);
        if (place == m_reusable.cend())
            return false;
        InvocationOutcome outcome = m_reusable.takeAt(place - m_reusable.cbegin());
        outcome.invocation = call.id;
        outcome.state = InvocationState::Reused;
        m_reused.append(outcome);
        invocationEnded(outcome);
        return true;
    });
    return calls;
}

void Turn::invocationEnded(const InvocationOutcome &outcome)
{
    m_cycles.end(outcome);
    if (const Invocation *call = m_calls.noteEnd(outcome); call && outcome.ran)
        m_record.ran.append(ranInvocation(*call, outcome));
    Q_EMIT told(ResultEvent {outcome});
}

void Turn::invocationsEnded(const QList<InvocationOutcome> &outcomes)
{
    m_awaited = Awaited::Nothing;
    m_invoke.clear();
    const QList<InvocationOutcome> all = inOrderOf(m_calls.all(), outcomes + m_reused);
    m_calls.end(all);
    if (std::any_of(all.begin(), all.end(), isBadCall))
        m_guards.noteBadRound();
    for (const InvocationOutcome &outcome : all) {
        if (outcome.breaksTurn) {
            enterRolledBack(outcome.error.value_or(Error {ErrorCategory::Fatal, tr("%1 broke.").arg(outcome.name)}));
            return;
        }
    }
    renewTools(all);
    stageSaid();
    onceWritten(&Turn::enterConversing);
}

//! What a server has told of meanwhile can be called from the next round on.
void Turn::renewTools(const QList<InvocationOutcome> &outcomes)
{
    const auto outdates = [this](const InvocationOutcome &outcome) { return m_tools->isOutdatedBy(outcome.name); };
    if (std::none_of(outcomes.begin(), outcomes.end(), outdates))
        return;
    if (const auto tools = m_ports.invocations.tools(wantedBy(m_plan)))
        m_tools = *tools;
}

void Turn::stop()
{
    // Its end is being written already.
    if (m_outcome != TurnState::Committed)
        return;
    switch (m_awaited) {
    case Awaited::Nothing: stopAtOnce(); break;
    case Awaited::Word: m_limitQuestion->cancel(); break;
    case Awaited::Reply: stopConversing(); break;
    case Awaited::Journal:
    case Awaited::Calls: stopInvoking(); break;
    }
}

void Turn::stopAtOnce()
{
    if (state() == TurnState::Preparing) {
        enterCancelled();
    } else if (state() == TurnState::Idle) {
        m_outcome = TurnState::Cancelled;
        QMetaObject::invokeMethod(
            this, [this] { finish(TurnState::Cancelled, m_plan.base); }, Qt::QueuedConnection);
    }
}

void Turn::stopConversing()
{
    m_awaited = Awaited::Nothing;
    disconnect(m_converse, nullptr, this, nullptr);
    m_converse->cancel();
    m_modelCalls.append({m_plan.settings.model, m_converse->partial().usage});
    breakOff(m_converse->partial(), {});
}

//! Finished results stay, the others become error results.
void Turn::stopInvoking()
{
    m_awaited = Awaited::Nothing;
    QList<InvocationOutcome> outcomes;
    if (m_invoke) {
        outcomes = m_invoke->outcomesSoFar();
        disconnect(m_invoke, nullptr, this, nullptr);
        m_invoke->cancel();
    }
    m_calls.end(inOrderOf(m_calls.all(), outcomes + m_reused));
    enterCommitting(TurnState::Interrupted);
}

void Turn::enterCommitting(TurnState outcome)
{
    m_outcome = outcome;
    setState(TurnState::Committing);
    writeEnd();
}

void Turn::tryCommitAgain()
{
    if (state() != TurnState::Committing || m_commitFailure.isEmpty())
        return;
    m_commitFailure.clear();
    writeEnd();
}

void Turn::writeEnd()
{
    if (m_outcome == TurnState::RolledBack)
        m_journal->rollBack(m_record.staged, *m_record.error, m_record.ran, m_modelCalls);
    else
        m_journal->commit(m_pending.finished(), m_outcome, m_plan.results, m_modelCalls);
}

void Turn::enterRolledBack(const Error &error)
{
    qCInfo(lcTurn) << "turn rolled back:" << toWire(error.category);
    m_outcome = TurnState::RolledBack;
    m_record.error = error;
    m_record.staged = m_pending.finished();
    m_record.ran += m_ownCalls.takeRan();
    writeEnd();
}

void Turn::enterCancelled()
{
    m_outcome = TurnState::Cancelled;
    m_journal->cancel(m_modelCalls);
}

void Turn::finish(TurnState state, qint64 head)
{
    m_record.staged = m_pending.finished();
    setState(state);
    EndEvent end {state, m_plan.conversation, id(), usage(), m_record.error, {}};
    if (state == TurnState::RolledBack)
        end.ran = m_record.ran;
    Q_EMIT told(end);
    Q_EMIT ended(state, head);
}

void Turn::setState(TurnState state)
{
    m_record.state = state;
    Q_EMIT stateChanged(state);
    if (!isEnd(state))
        Q_EMIT told(StateEvent {state, m_round, m_waitingFor});
}

void Turn::ask(const QString &text, const std::function<void()> &yes, const std::function<void()> &no, Question::Matter matter)
{
    const Question::Subject subject {.kind = QuestionKind::Limit, .matter = matter, .conversation = m_plan.conversation, .text = text};
    m_awaited = Awaited::Word;
    m_limitQuestion = m_ports.questions.ask(subject, this);
    connect(m_limitQuestion, &Question::answered, this, [this, yes, no](const Answer &answer) {
        m_awaited = Awaited::Nothing;
        m_limitQuestion->deleteLater();
        m_limitQuestion.clear();
        answer.allows() ? yes() : no();
    });
}

void Turn::askToGoOn(const GuardAlarm &alarm, void (Turn::*next)(), void (Turn::*end)())
{
    const auto goOn = [this, next] { m_guards.extend(), (this->*next)(); };
    ask(alarm.text, goOn, [this, end] { (this->*end)(); });
}

//! By contract the turn ends with a text that is laid down, so that the model knows later why there was no answer.
void Turn::endAtLimit()
{
    if (m_guards.isByContract()) {
        ConverseReply said;
        said.contents = {TextContent {u"[Max tool rounds reached]"_s}};
        m_staging.append({Delta::Kind::Text, plainText(said.contents)});
        m_staging.answer(said, true);
    }
    endAsInterrupted();
}

//! Calls that stand inside prose may be meant as an example: they run if the person says so, else the prose is the answer.
void Turn::offer(const QList<Invocation> &invocations)
{
    const auto run = [this, invocations] {
        stageInvocations(invocations);
        enterInvoking();
    };
    ask(
        tr("The answer has a call in it that may be an example only. Run it?\n%1").arg(callsInWords(invocations)), run,
        [this] { conclude(); }, Question::Matter::OfferedCall);
}

//! Passes on the questions of this conversation as events.
void Turn::follow(Question *question)
{
    const Question::Subject &subject = question->subject();
    if (subject.conversation != m_plan.conversation)
        return;
    if (subject.kind == QuestionKind::Approval && subject.matter == Question::Matter::Ordinary && !question->answer())
        m_calls.noteWaiting(subject.invocation);
    Q_EMIT told(QuestionEvent {question->id(), subject.kind, subject.text});
    connect(question, &Question::answered, this, [this, id = question->id()](const Answer &answer) {
        Q_EMIT told(AnswerEvent {id, answer.verdict, answer.by});
    });
}

//! What is nearer to the turn comes over what is farther: profile, ensembles, agent, conversation.
GuardLimits Turn::limits() const
{
    const GuardSettings agent = m_plan.agent ? m_plan.agent->limits : GuardSettings();
    return m_plan.limits.with(m_tools->limits(m_plan.settings.switches).with(agent).with(m_plan.settings.limits));
}

InvocationScope Turn::scope()
{
    const auto beforeRun = [this](const QString &invocation, const JsonText &edited, QObject *context, const std::function<void()> &begin) {
        m_calls.noteAllowed(invocation, edited, context, [this, begin] {
            leaveStoring();
            begin();
        });
    };
    return {m_plan.conversation, id(), m_round, m_plan.settings.folders, m_plan.settings.switches, m_plan.settings.model,
        &m_ports.questions, &m_ports.approvals, m_tools, {m_plan.path, m_pending.finished()}, beforeRun};
}

ExchangeOrigin Turn::origin() const
{
    return {m_plan.conversation, id(), m_round, {}, {}};
}

} // namespace model
