// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/invocationrun.h"

#include "invocables/ensemblecatalog.h"
#include "invocables/processor/approvalstep.h"
#include "invocables/processor/argumentscheck.h"
#include "invocables/processor/execution.h"
#include "invocables/processor/resultbudget.h"

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;
using model::InvocationState;

namespace {

InvocationState stateAfter(const model::Error &error)
{
    switch (error.category) {
    case ErrorCategory::Timeout: return InvocationState::TimedOut;
    case ErrorCategory::Permission: return InvocationState::Refused;
    default: return InvocationState::Failed;
    }
}

//! A tool that refuses or finds the arguments wrong has not begun.
bool leavesNoTrace(ErrorCategory category)
{
    return category == ErrorCategory::Permission || category == ErrorCategory::Validation;
}

auto converseOf(model::Conversers &conversers, const model::ModelAddress &address, const model::ExchangeOrigin &origin)
{
    return [&conversers, address, origin](const QList<model::CanisterPointer> &canisters, QObject *owner) {
        return conversers.converserFor(address).map([&](model::Converser *converser) {
            return converser->converse({address, canisters, {}, {}, origin}, owner);
        });
    };
}

} // namespace

InvocationRun::InvocationRun(InvocationsProcessor &processor, const model::Invocation &invocation,
    const model::InvocationScope &scope, QObject *parent)
    : QObject(parent)
    , m_processor(processor)
    , m_invocation(invocation)
    , m_scope(scope)
    , m_tools(scope.tools ? std::static_pointer_cast<const Toolset>(scope.tools) : processor.catalog().tools())
{
    m_outcome.invocation = invocation.id;
    m_outcome.name = invocation.name;
    m_outcome.state = InvocationState::Parsing;
}

void InvocationRun::begin()
{
    setState(InvocationState::Parsing);
    const auto found = find();
    if (!found) {
        fail(found.error());
        return;
    }
    m_invoker = *found;
    m_outcome.name = m_invoker->scopedName();
    m_outcome.idempotent = m_invoker->policies.idempotent;
    if (!m_tools->isOn(*m_invoker, m_scope.switches)) {
        fail({ErrorCategory::Permission, tr("%1 is switched off in this conversation.").arg(m_outcome.name)});
        return;
    }
    enterValidating();
}

void InvocationRun::enterValidating()
{
    setState(InvocationState::Validating);
    const auto arguments = checkedArguments(*m_invoker, m_invocation.arguments);
    if (arguments)
        enterApproving(*arguments);
    else
        fail(arguments.error());
}

void InvocationRun::enterApproving(const model::JsonText &arguments)
{
    auto *step = new ApprovalStep(m_invoker, m_scope, m_invocation.id, this);
    connect(step, &ApprovalStep::waiting, this, [this] { setState(InvocationState::WaitingForApproval); });
    connect(step, &ApprovalStep::refused, this, &InvocationRun::fail);
    connect(step, &ApprovalStep::allowed, this, [this](const model::JsonText &settled, bool edited, bool seen) {
        if (edited)
            m_outcome.editedArguments = settled;
        enterRunning(settled, seen);
    });
    step->begin(arguments);
}

InvocationContext InvocationRun::contextOf(bool seen) const
{
    InvocationContext context;
    context.invoker = m_invoker;
    context.origin = {m_scope.conversation, m_scope.turn, m_scope.round, m_invocation.id};
    context.folders = m_scope.folders;
    context.auxdata = m_processor.settings().auxdata;
    context.nameSpace = m_processor.namespaces().of(m_invoker->ensemble, m_scope.conversation);
    context.seenByPerson = seen;
    if (model::Conversers *conversers = m_processor.settings().conversers)
        context.converse = converseOf(*conversers, m_scope.model, context.origin);
    return context;
}

void InvocationRun::enterRunning(const model::JsonText &arguments, bool seen)
{
    if (m_ended)
        return;
    m_execution = new Execution(contextOf(seen), m_scope.questions, m_processor.settings().firstBackOff, this);
    connect(m_execution, &Execution::progressed, this, &InvocationRun::progressed);
    connect(m_execution, &Execution::succeeded, this, &InvocationRun::succeed);
    connect(m_execution, &Execution::failed, this, &InvocationRun::fail);
    connect(m_execution, &Execution::askingChanged, this,
        [this](bool asking) { setState(asking ? InvocationState::WaitingForApproval : InvocationState::Running); });
    m_outcome.ran = true;
    setState(InvocationState::Running);
    m_execution->begin(arguments);
}

void InvocationRun::succeed(const InvocableResult &result)
{
    const InvocableResult shown = withinBudget(m_invoker->format.applied(result), m_invoker->policies.resultLimit);
    m_outcome.contents = shown.contents;
    m_outcome.display = shown.display;
    if (!m_outcome.editedArguments.isEmpty())
        m_outcome.contents.prepend(model::TextContent {
            u"[The person changed the arguments. What ran: %1]"_s.arg(m_outcome.editedArguments.toString())});
    end(InvocationState::Done);
}

void InvocationRun::fail(const model::Error &error)
{
    m_outcome.error = error;
    m_outcome.contents = {model::TextContent {model::textForModel(error)}};
    m_outcome.ran = m_outcome.ran && !leavesNoTrace(error.category);
    const model::FailurePolicy own = m_invoker ? m_invoker->policies.onFailure : model::FailurePolicy();
    const auto policy = model::overlaid(m_processor.settings().onFailure, own);
    m_outcome.breaksTurn = model::whatBecomesOf(error.category, policy) == model::OnFailure::Abort;
    end(stateAfter(error));
}

void InvocationRun::end(InvocationState state)
{
    m_ended = true;
    if (m_execution)
        m_outcome.milliseconds = m_execution->milliseconds();
    setState(state);
    Q_EMIT ended();
}

void InvocationRun::stop(const QString &why)
{
    if (m_ended)
        return;
    m_outcome = outcome();
    m_outcome.error->message = why;
    m_outcome.contents = {model::TextContent {model::textForModel(*m_outcome.error)}};
    m_ended = true;
    // Ends the work and takes back any question.
    for (QObject *step : findChildren<QObject *>(QString(), Qt::FindDirectChildrenOnly)) {
        step->disconnect(this);
        step->deleteLater();
    }
    if (m_execution)
        m_execution->stop();
}

model::InvocationOutcome InvocationRun::outcome() const
{
    if (m_ended)
        return m_outcome;
    model::InvocationOutcome stopped = m_outcome;
    stopped.error = model::Error {ErrorCategory::Execution, tr("It was stopped before it ended.")};
    stopped.contents = {model::TextContent {model::textForModel(*stopped.error)}};
    stopped.state = InvocationState::Failed;
    stopped.milliseconds = m_execution ? m_execution->milliseconds() : 0;
    return stopped;
}

void InvocationRun::setState(InvocationState state)
{
    m_outcome.state = state;
    Q_EMIT stateChanged(state);
}

//! A name of several ensembles means the tool that is on, where only one of them is.
model::Result<InvokerPointer> InvocationRun::find() const
{
    QList<InvokerPointer> found = m_tools->findInvokers(m_invocation.name);
    if (found.size() > 1) {
        QList<InvokerPointer> on = found;
        erase_if(on, [&](const InvokerPointer &invoker) { return !m_tools->isOn(*invoker, m_scope.switches); });
        found = on.isEmpty() ? found : on;
    }
    if (found.size() == 1)
        return found.first();
    const QString name = m_invocation.name.left(100);
    QStringList near = found.isEmpty() ? m_tools->namesLike(m_invocation.name) : QStringList();
    for (const InvokerPointer &invoker : std::as_const(found))
        near.append(invoker->scopedName());
    QString message = found.isEmpty() ? tr("There is no tool “%1”.").arg(name) : tr("“%1” is a name of several tools.").arg(name);
    if (!near.isEmpty())
        message += u' ' + tr("Meant may be: %1.").arg(near.join(u", "_s));
    return model::failure(ErrorCategory::Validation, message);
}

} // namespace invocables
