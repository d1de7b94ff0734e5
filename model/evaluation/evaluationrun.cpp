// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationrun.h"

#include "model/session/invocations.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! What was said before, as canisters; what the system said is among the settings.
QList<CanisterPointer> canistersBefore(const EvaluationCase &each, const ModelAddress &model)
{
    QList<CanisterPointer> canisters;
    for (const CaseMessage &message : each.before) {
        if (message.speaker == CaseMessage::Speaker::System)
            continue;
        Canister canister;
        canister.role = message.speaker == CaseMessage::Speaker::Assistant ? Role::Assistant : Role::User;
        canister.contents = {TextContent {withVariables(message.text, each.vars)}};
        if (canister.role == Role::Assistant) {
            canister.model = model;
            canister.stop = StopReason::Finished;
        }
        canisters.append(std::make_shared<const Canister>(canister));
    }
    return canisters;
}

//! A tool that there is not, that is switched off or that was refused has answered nothing. It broke then, or the way of the call ends
//! before the tool is asked.
bool hasAnswered(const InvocationOutcome &outcome)
{
    const QString last = outcome.error && !outcome.steps.isEmpty() ? outcome.steps.last().name : QString();
    return !outcome.breaksTurn && last != u"find" && last != u"approve";
}

QString titleOfRun(const EvaluationRun::Task &task)
{
    constexpr qsizetype longest = 200;
    const RunPlace &place = task.ticket.place;
    const QString title = u"%1 · %2 · %3"_s.arg(task.suite, place.caseId, place.variant);
    return (place.repeat > 1 ? u"%1 · %2"_s.arg(title, QString::number(place.repeat)) : title).left(longest);
}

} // namespace

EvaluationRun::EvaluationRun(const RunParts &parts, Task task, QObject *parent)
    : Job(parent)
    , m_parts(parts)
    , m_task(std::move(task))
{
    m_outcome.place = m_task.ticket.place;
    QMetaObject::invokeMethod(this, &EvaluationRun::begin, Qt::QueuedConnection);
}

EvaluationRun::~EvaluationRun()
{
    // Before what it holds of sessions goes.
    delete m_run;
}

void EvaluationRun::abandon()
{
    if (m_under)
        m_under->cancel();
    if (m_run)
        m_run->stop();
}

void EvaluationRun::begin()
{
    if (isFinished())
        return;
    const auto asked = m_task.variant.asked(m_task.each);
    const auto settings = asked ? m_task.variant.settingsFor(m_task.each) : tl::make_unexpected(asked.error());
    if (!settings)
        return breakWith(settings.error());
    m_asked = *asked;
    if (m_task.ticket.before) {
        // Nothing but what is expected has changed.
        m_outcome.worker = m_task.ticket.before->worker;
        m_outcome.isKept = true;
        return judgeRun(m_task.ticket.before->run);
    }
    if (!m_task.each.invoke.tool.isEmpty())
        return invoke(*settings);
    openConversation(*settings);
}

void EvaluationRun::openConversation(const SessionSettings &settings)
{
    ConversationInfo info;
    info.title = titleOfRun(m_task);
    info.settings = settings.toJson();
    info.archived = true;
    m_parts.store.run(
        this,
        [info, before = canistersBefore(m_task.each, settings.model)](Database &database) -> Result<ConversationId> {
            Database::Transaction transaction(database);
            ConversationStore store(database);
            const auto made = store.create(info);
            const auto begun = made && !before.isEmpty() ? store.append(info.id, 0, before).map([](qint64) {}) : made;
            if (!begun)
                return tl::make_unexpected(begun.error());
            return transaction.commit().map([&info] { return info.id; });
        },
        [this, settings](const Result<ConversationId> &made) {
            if (isFinished())
                return;
            if (!made)
                return breakWith(made.error());
            ask(*made, settings);
        });
}

void EvaluationRun::ask(const ConversationId &conversation, const SessionSettings &settings)
{
    const auto session = m_parts.sessions.open(conversation);
    if (!session)
        return breakWith(session.error());
    (*session)->setSettings(settings);
    m_run = new TurnRun(*session, m_parts.questions, m_parts.priceOf, this);
    connect(m_run, &TurnRun::ended, this, [this] {
        if (!isFinished())
            judgeRun(m_run->run());
    });
    m_run->start(m_asked, m_task.timeout);
}

void EvaluationRun::invoke(const SessionSettings &settings)
{
    m_clock.start();
    const ToolsWanted wanted {{}, settings.folders, settings.switches, {}, settings.library};
    m_parts.invocations.prepare(
        wanted, this, [](const QStringList &) {},
        [this, settings] {
            if (isFinished())
                return;
            InvocationScope scope;
            scope.folders = settings.folders;
            scope.switches = settings.switches;
            scope.model = settings.model;
            scope.questions = &m_parts.questions.questions();
            scope.approvals = &m_parts.approvals;
            const JsonText arguments = withVariables(m_task.each.invoke.arguments, m_task.each.vars);
            InvokeJob *job = m_parts.invocations.invoke({{u"call"_s, m_task.each.invoke.tool, arguments.bytes()}}, scope, this);
            m_under = job;
            connect(job, &InvokeJob::succeeded, this, [this](const QList<InvocationOutcome> &outcomes) { takeCall(outcomes.first()); });
            connect(job, &Job::failed, this, &EvaluationRun::breakWith);
        });
}

void EvaluationRun::takeCall(const InvocationOutcome &outcome)
{
    if (isFinished())
        return;
    ComparedRun run;
    run.milliseconds = double(m_clock.nsecsElapsed()) / 1e6;
    run.text = plainText(outcome.contents);
    run.stop = StopReason::Finished;
    run.calls = {{outcome.invocation, outcome.name, 1, m_task.each.invoke.arguments.bytes(), run.text, outcome.error, outcome.state,
        outcome.milliseconds}};
    // One that reports a failure has answered.
    run.state = hasAnswered(outcome) ? RunState::Committed : RunState::RolledBack;
    if (run.state != RunState::Committed)
        run.error = outcome.error;
    judgeRun(run);
}

void EvaluationRun::judgeRun(const ComparedRun &run)
{
    m_outcome.run = run;
    // What did not come to its end is not judged.
    if (run.state != RunState::Committed)
        return settle({});
    JudgedAnswer answer {run, m_asked, m_task.each.vars, m_task.judge.isEmpty() ? m_task.variant.model() : m_task.judge, m_task.folder};
    auto *judging = new Judging(m_parts.judges, m_task.each.expect, answer, this);
    m_under = judging;
    connect(judging, &Judging::succeeded, this, &EvaluationRun::settle);
}

void EvaluationRun::breakWith(const Error &error)
{
    if (isFinished())
        return;
    m_outcome.run.state = RunState::Failed;
    m_outcome.run.error = error;
    settle({});
}

void EvaluationRun::settle(const QList<Judgement> &judgements)
{
    m_outcome.judgements = judgements;
    m_outcome.settle(m_task.each.expect, m_task.each.threshold);
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(m_outcome);
    endSuccess();
}

} // namespace model
