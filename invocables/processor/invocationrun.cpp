// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/invocationrun.h"

#include "invocables/deduplication/argumentskey.h"
#include "invocables/deduplication/meaningcheck.h"
#include "invocables/deduplication/supersession.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/processor/approvalstep.h"
#include "invocables/processor/characterrules.h"
#include "invocables/processor/execution.h"
#include "invocables/processor/findtool.h"
#include "invocables/processor/invocationsprocessor.h"
#include "invocables/tools/argumentscheck.h"
#include "invocables/tools/invocationcontext.h"
#include "invocables/tools/resultformat.h"
#include "model/basics/workspacekind.h"
#include "model/characters/charactercalls.h"

#include <QLocale>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::InvocationState, model::Wording;

namespace {

auto converseOf(model::Conversers &conversers, const model::ModelAddress &address, const model::ExchangeOrigin &origin)
{
    return [&conversers, address, origin](const QList<model::CanisterPointer> &canisters, QObject *owner) {
        return conversers.converserFor(address).map([&](model::Converser *converser) {
            return converser->converse({address, canisters, {}, {}, origin}, owner);
        });
    };
}

auto earlierResultOf(const model::InvocationHistory &history)
{
    return [history](const QString &invocation) -> std::optional<QString> {
        const model::CanisterPointer canister = history.resultOf(invocation);
        if (!canister)
            return std::nullopt;
        return canister->result->whole.isEmpty() ? canister->text() : canister->result->whole;
    };
}

//! What an invocable gets beside its arguments, all but the way to ask a person, which its Execution adds.
InvocationContext callContext(
    InvocationsProcessor &processor, const InvokerPointer &invoker, const model::InvocationScope &scope, const QString &invocation)
{
    InvocationContext context;
    context.invoker = invoker;
    context.origin = {scope.conversation, scope.turn, scope.round, invocation};
    context.origin.tool = invoker->scopedName();
    context.folders = scope.folders;
    context.hiddenFolders = processor.settings().hiddenFolders;
    context.switches = scope.switches;
    context.auxdata = processor.settings().auxdata;
    context.nameSpace = processor.namespaces().of(invoker->ensemble, scope.conversation);
    context.earlierResult = earlierResultOf(scope.history);
    if (!scope.turn.isEmpty())
        context.checkpoints = processor.settings().checkpoints;
    if (model::Conversers *conversers = processor.settings().conversers)
        context.converse = converseOf(*conversers, scope.model, context.origin);
    return context;
}

} // namespace

void StepLog::begin(const QString &name)
{
    end();
    m_steps.append({name});
    m_clock.start();
}

void StepLog::remark(const QString &text)
{
    if (m_clock.isValid())
        m_steps.last().remark = text;
}

void StepLog::end()
{
    if (!m_clock.isValid())
        return;
    m_steps.last().milliseconds = milliseconds();
    m_clock.invalidate();
}

QList<model::InvocationStep> StepLog::steps() const
{
    QList<model::InvocationStep> steps = m_steps;
    if (m_clock.isValid())
        steps.last().milliseconds = milliseconds();
    return steps;
}

//! To the microsecond.
double StepLog::milliseconds() const
{
    return double(m_clock.nsecsElapsed() / 1000) / 1000;
}

namespace {

InvocationState stateAfter(const model::Error &error)
{
    switch (error.category) {
    case ErrorCategory::Timeout: return InvocationState::TimedOut;
    case ErrorCategory::Permission: return InvocationState::Refused;
    default: return InvocationState::Failed;
    }
}

//! The model reads it in English, the person in the language of the window.
void tellError(model::InvocationOutcome &outcome, const model::Error &error, const QString &forModel)
{
    outcome.error = error;
    outcome.contents = {model::TextContent {forModel}};
    if (outcome.display.isEmpty() && error.message != error.english)
        outcome.display = error.message;
}

//! The person reads why it is broken; the model is told that much.
Wording brokenTool(const Invoker &invoker)
{
    const QString name = invoker.scopedName();
    return {InvocationRun::tr("%1 cannot be called: %2").arg(name, invoker.fault), u"%1 cannot be called: it is broken."_s.arg(name)};
}

//! A tool that refuses or finds the arguments wrong has not begun.
bool leavesNoTrace(ErrorCategory category)
{
    return category == ErrorCategory::Permission || category == ErrorCategory::Validation;
}

//! The tool for it, where it is on and is not this one.
FurtherParts furtherParts(const Toolset &tools, const model::InvocationScope &scope, const Invoker &invoker, const QString &invocation)
{
    const InvokerPointer reader = tools.findInvoker(u"io:read_result"_s);
    const bool serves = reader && reader.get() != &invoker && tools.isOn(*reader, scope.switches);
    return serves ? FurtherParts {tools.wireName(*reader), invocation} : FurtherParts();
}

//! Who has said so of this very call.
QString allowanceInWords(model::AnsweredBy by)
{
    switch (by) {
    case model::AnsweredBy::Person: return InvocationRun::tr("allowed by the person");
    case model::AnsweredBy::Policy: return InvocationRun::tr("allowed beforehand, nobody was asked");
    case model::AnsweredBy::Peer: return InvocationRun::tr("allowed by the program that Parlance works for");
    }
    return {};
}

model::TextContent editsForModel(const model::JsonText &arguments)
{
    return {u"[The person changed the arguments. What ran: %1]"_s.arg(arguments.toString())};
}

} // namespace

InvocationRun::InvocationRun(InvocationsProcessor &processor, const model::Invocation &invocation, const model::InvocationScope &scope,
    CallSharing &sharing, QObject *parent)
    : QObject(parent)
    , m_processor(processor)
    , m_invocation(invocation)
    , m_scope(scope)
    , m_sharing(sharing)
    , m_tools(scope.tools ? std::static_pointer_cast<const Toolset>(scope.tools) : processor.catalog().tools())
{
    m_outcome.invocation = invocation.id;
    m_outcome.name = invocation.name;
    m_outcome.state = InvocationState::Parsing;
    m_character = characterrules::limitsOf(*m_tools);
}

void InvocationRun::begin()
{
    setState(InvocationState::Parsing);
    m_log.begin(u"find"_s);
    const auto found = findTool(*m_tools, m_invocation.name, m_scope.switches, m_processor.catalog().tools().get());
    if (!found) {
        const model::Error unknown {ErrorCategory::Validation, model::charactercalls::unknownTool(m_invocation.name.left(100))};
        fail(m_character ? unknown : found.error());
        return;
    }
    m_invoker = *found;
    m_character = m_invoker->character;
    m_outcome.name = m_invoker->scopedName();
    m_outcome.idempotent = m_invoker->policies.idempotent;
    m_log.remark(m_outcome.name);
    if (!m_tools->isOn(*m_invoker, m_scope.switches))
        fail({ErrorCategory::Permission, phrased("%1 is switched off in this conversation.").arg(m_outcome.name)});
    else if (!m_invoker->fault.isEmpty())
        fail({ErrorCategory::Execution, brokenTool(*m_invoker)});
    else
        enterValidating();
}

void InvocationRun::enterValidating()
{
    setState(InvocationState::Validating);
    m_log.begin(u"parse"_s);
    if (!m_invocation.repairs.isEmpty())
        m_log.remark(tr("repaired: %1").arg(m_invocation.repairs.join(u", "_s)));
    if (m_invocation.cutOffAfter) {
        fail(cutOff(*m_invoker, *m_invocation.cutOffAfter));
        return;
    }
    const auto sent = m_character ? characterrules::parsedArguments(m_invocation.arguments, *m_character)
                                  : parsedArguments(*m_invoker, m_invocation.arguments);
    if (!sent) {
        fail(sent.error());
        return;
    }
    m_log.begin(u"defaults"_s);
    const FilledArguments filled = filledArguments(*m_invoker, *sent);
    if (filled.all != *sent)
        m_log.remark(tr("filled in"));
    m_log.begin(u"validate"_s);
    auto valid = m_character ? characterrules::validArguments(*m_invoker, filled) : validArguments(*m_invoker, filled);
    if (valid && m_invocation.byContract)
        valid = filledInArguments(*m_invoker, *sent);
    m_call = {m_invoker, m_invocation.id, *sent, filled.all};
    if (valid)
        enterDeduplicating();
    else
        fail(valid.error());
}

//! Also after a person has edited the arguments. Of calls in one round that are the same, one runs.
void InvocationRun::enterDeduplicating()
{
    m_log.begin(u"deduplicate"_s);
    if (m_invoker->policies.deduplication.sameness != Sameness::None) {
        if (const auto earlier = m_processor.deduplicator().find(m_call, m_scope, *m_tools)) {
            reuse(*earlier);
            return;
        }
        InvocationRun *leader = m_sharing.leaderOf(m_outcome.name.toUtf8() + ' ' + m_call.key(), this);
        if (leader != this) {
            connect(leader, &InvocationRun::ended, this, [this, leader] { leaderEnded(leader); });
            return;
        }
        if (compareByMeaning())
            return;
        m_log.remark(tr("no earlier call is the same"));
    } else {
        m_log.remark(tr("not asked for"));
    }
    leaveDeduplicating();
}

void InvocationRun::leaveDeduplicating()
{
    if (m_approved == Approved::No)
        enterApproving();
    else
        enterRunning();
}

//! Where the provider has a model for that. \return whether it is under way.
bool InvocationRun::compareByMeaning()
{
    model::Embeddings *embeddings = m_processor.settings().embeddings;
    if (!embeddings || m_invoker->policies.deduplication.sameness != Sameness::Semantic)
        return false;
    auto *check = new MeaningCheck(phrasesOf(m_call.filled).texts, m_processor.deduplicator().alike(m_call, m_scope, *m_tools), this);
    connect(check, &MeaningCheck::decided, this, [this, check](const std::optional<EarlierResult> &earlier) {
        check->deleteLater();
        if (earlier) {
            m_log.remark(tr("by its meaning"));
            reuse(*earlier);
            return;
        }
        m_log.remark(tr("no earlier call means the same"));
        leaveDeduplicating();
    });
    const bool isUnderWay = check->begin(*embeddings, m_scope.model, {m_scope.conversation, m_scope.turn, m_scope.round, m_invocation.id});
    if (!isUnderWay)
        delete check;
    return isUnderWay;
}

void InvocationRun::leaderEnded(InvocationRun *leader)
{
    disconnect(leader, nullptr, this, nullptr);
    if (m_ended)
        return;
    const model::InvocationOutcome given = leader->outcome();
    m_sharing.release(leader);
    if (given.error || !given.editedArguments.isEmpty())
        enterDeduplicating();
    else
        reuse({given.contents, given.display, given.whole, given.reused.value_or(model::ReusedResult {leader->id(), 0, 0})});
}

void InvocationRun::reuse(const EarlierResult &earlier)
{
    const QString seconds = QString::number(qRound64(earlier.from.milliseconds / 1000));
    m_log.remark(tr("the result of %1, %2 s ago").arg(earlier.from.invocation, seconds));
    m_outcome.reused = earlier.from;
    finish(earlier.contents, earlier.display, earlier.whole);
    end(InvocationState::Reused);
}

void InvocationRun::enterApproving()
{
    m_log.begin(u"approve"_s);
    const InvokerPointer declared = declaredNow(m_invoker, *m_processor.catalog().tools());
    const QString remark = declared == m_invoker ? QString() : tr("The server has changed or withdrawn this tool since the turn began.");
    auto *step = new ApprovalStep(declared, m_scope, m_invocation.id, this, m_processor.settings().hiddenFolders, remark);
    connect(step, &ApprovalStep::waiting, this, [this] { setState(InvocationState::WaitingForApproval); });
    connect(step, &ApprovalStep::refused, this, &InvocationRun::fail);
    connect(
        step, &ApprovalStep::allowed, this, [this, step](const model::JsonText &settled, bool edited, std::optional<model::AnsweredBy> by) {
            m_seenFile = step->seenFile();
            m_log.remark(edited ? tr("allowed with other arguments") : by ? allowanceInWords(*by) : step->grounds());
            allowed(settled, edited, by);
        });
    step->begin(m_call.filled);
}

void InvocationRun::allowed(const model::JsonText &settled, bool edited, std::optional<model::AnsweredBy> by)
{
    if (m_ended)
        return;
    m_approved = by == model::AnsweredBy::Person ? Approved::Seen : Approved::Yes;
    if (!edited) {
        enterRunning();
        return;
    }
    m_outcome.editedArguments = settled;
    m_call.sent = settled;
    m_call.filled = settled;
    m_sharing.release(this);
    enterDeduplicating();
}

void InvocationRun::enterRunning()
{
    // What has to be found out of the machine is in no tool's time.
    m_invoker->invocable->prepare(this, [this] {
        if (m_ended)
            return;
        if (m_scope.beforeRun)
            m_scope.beforeRun(m_invocation.id, m_outcome.editedArguments, this, [this] { run(); });
        else
            run();
    });
}

void InvocationRun::run()
{
    if (m_ended)
        return;
    InvocationContext context = callContext(m_processor, m_invoker, m_scope, m_invocation.id);
    context.seenByPerson = m_approved == Approved::Seen;
    context.seenFile = m_seenFile;
    m_execution = new Execution(context, m_scope.questions, m_processor.settings().firstBackOff, this);
    if (const auto &isUnhurried = m_processor.settings().isUnhurried; isUnhurried && isUnhurried())
        m_execution->holdDeadline();
    connect(m_execution, &Execution::progressed, this, &InvocationRun::progressed);
    connect(m_execution, &Execution::succeeded, this, &InvocationRun::succeed);
    connect(m_execution, &Execution::failed, this, &InvocationRun::fail);
    connect(m_execution, &Execution::askingChanged, this,
        [this](bool asking) { setState(asking ? InvocationState::WaitingForApproval : InvocationState::Running); });
    logAttempts();
    m_outcome.ran = true;
    noteConfinement();
    noteWrite();
    setState(InvocationState::Running);
    m_execution->begin(m_call.filled);
}

void InvocationRun::logAttempts()
{
    connect(m_execution, &Execution::attempting, this, [this](int attempt) {
        m_log.begin(u"execute"_s);
        if (attempt > 1)
            m_log.remark(tr("attempt %1").arg(QLocale().toString(attempt)));
    });
    connect(m_execution, &Execution::backingOff, this, [this](const model::Error &error) {
        m_log.remark(error.message);
        m_log.begin(u"back-off"_s);
    });
}

void InvocationRun::succeed(const InvocableResult &result)
{
    if (m_character && characterrules::noteSlowness(*m_invoker, m_execution->milliseconds(), *m_character))
        m_log.remark(tr("near its time limit"));
    m_log.begin(u"format"_s);
    const auto formatted = m_character ? characterrules::formatted(*m_invoker, result, *m_character)
                                       : model::Result<InvocableResult>(budgeted(result));
    if (!formatted) {
        // The model is told of the rule that it breaks; the person may see what it was.
        m_outcome.display = model::plainText(m_invoker->format.applied(result).contents);
        fail(formatted.error());
        return;
    }
    const InvocableResult shown = withRemarks(*formatted);
    noteWrite();
    m_processor.deduplicator().keep(m_call, m_scope, {shown.contents, shown.display, shown.whole, {m_invocation.id, 0, 0}});
    finish(shown.contents, shown.display, shown.whole);
    end(InvocationState::Done);
}

InvocableResult InvocationRun::budgeted(const InvocableResult &result)
{
    InvocableResult shown = withinBudget(
        m_invoker->format.applied(result), m_invoker->policies.resultLimit, furtherParts(*m_tools, m_scope, *m_invoker, m_invocation.id));
    if (!shown.whole.isEmpty())
        m_log.remark(tr("the first part, within %1 bytes").arg(m_invoker->policies.resultLimit));
    return shown;
}

//! Whatever else the person is shown of the result, the remarks are with it.
InvocableResult InvocationRun::withRemarks(const InvocableResult &result)
{
    InvocableResult shown = result;
    for (const QString &remark : result.remarks) {
        if (shown.display.isEmpty())
            shown.display = shown.whole.isEmpty() ? model::plainText(shown.contents) : shown.whole;
        shown.display += u"\n\n"_s + remark;
    }
    return shown;
}

//! As what it is about to run, in a step of its own.
void InvocationRun::noteConfinement()
{
    const QString confinement = m_invoker->invocable->confinement();
    if (confinement.isEmpty())
        return;
    m_log.begin(u"confine"_s);
    m_log.remark((QStringList {confinement} + model::workspaceWarnings(m_scope.folders)).join(u' '));
}

void InvocationRun::finish(const model::Contents &contents, const QString &display, const QString &whole)
{
    m_outcome.contents = contents;
    m_outcome.display = display;
    m_outcome.whole = whole;
    m_outcome.supersedes = supersededCalls(*m_invoker, m_call.filled, m_invocation.id, m_scope.history, *m_tools);
    if (!m_outcome.editedArguments.isEmpty())
        m_outcome.contents.prepend(editsForModel(m_outcome.editedArguments));
}

void InvocationRun::fail(const model::Error &given)
{
    const model::Error error = m_character ? characterrules::worded(given, *m_character) : given;
    m_log.remark(error.message);
    tellError(m_outcome, error, m_character ? error.english : model::textForModel(error));
    // An error that is not of the model's own arguments would be a riddle to it.
    if (!m_outcome.editedArguments.isEmpty())
        m_outcome.contents.append(editsForModel(m_outcome.editedArguments));
    m_outcome.ran = m_outcome.ran && !leavesNoTrace(error.category);
    m_outcome.stopped = error.category == ErrorCategory::Timeout;
    if (m_execution)
        noteWrite();
    const model::FailurePolicy own = m_invoker ? m_invoker->policies.onFailure : model::FailurePolicy();
    const auto policy = model::overlaid(m_processor.settings().onFailure, own);
    // Whatever a character's tool does, also where it breaks, the model is told of it.
    m_outcome.breaksTurn = !m_character && model::whatBecomesOf(error.category, policy) == model::OnFailure::Abort;
    end(stateAfter(error));
}

void InvocationRun::end(InvocationState state)
{
    m_ended = true;
    m_log.end();
    m_outcome.steps = m_log.steps();
    if (m_execution)
        m_outcome.milliseconds = m_execution->milliseconds();
    setState(state);
    Q_EMIT ended();
}

//! What others in the ensemble found before may not hold any more.
void InvocationRun::noteWrite()
{
    if (m_invoker->policies.mayWrite())
        m_processor.deduplicator().noteWrite(m_scope.conversation, m_invoker->ensemble);
}

void InvocationRun::stop(const Wording &why)
{
    if (m_ended)
        return;
    m_log.remark(why.spoken());
    m_outcome = outcome();
    m_outcome.display.clear();
    const model::Error error {m_outcome.error->category, why, m_outcome.error->detail};
    tellError(m_outcome, error, model::textForModel(error));
    m_ended = true;
    // Ends the work and takes back any question.
    for (QObject *step : findChildren<QObject *>(QString(), Qt::FindDirectChildrenOnly)) {
        step->disconnect(this);
        step->deleteLater();
    }
    if (m_execution) {
        noteWrite();
        m_execution->stop();
    }
}

model::InvocationOutcome InvocationRun::outcome() const
{
    if (m_ended)
        return m_outcome;
    model::InvocationOutcome stopped = m_outcome;
    const model::Error error {ErrorCategory::Execution, phrased("It was stopped before it ended.")};
    tellError(stopped, error, model::textForModel(error));
    stopped.state = InvocationState::Failed;
    stopped.stopped = true;
    stopped.lifecycle += stepsTo(InvocationState::Failed);
    stopped.milliseconds = m_execution ? m_execution->milliseconds() : 0;
    stopped.steps = m_log.steps();
    return stopped;
}

void InvocationRun::setState(InvocationState state)
{
    m_outcome.state = state;
    const QList<model::ToolCallState> steps = stepsTo(state);
    m_outcome.lifecycle += steps;
    Q_EMIT stateChanged(state, steps);
}

//! Of a character's life cycle.
QList<model::ToolCallState> InvocationRun::stepsTo(InvocationState state) const
{
    const auto step = m_character ? model::toolCallState(state) : std::nullopt;
    if (!step)
        return {};
    return stepsBetween(m_outcome.lifecycle.isEmpty() ? model::ToolCallState::Idle : m_outcome.lifecycle.last(), *step);
}

} // namespace invocables
