// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/invocationsjob.h"

#include "invocables/processor/invocationrun.h"

#include <algorithm>

namespace invocables {

InvocationsJob::InvocationsJob(
    InvocationsProcessor &processor, const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent)
    : InvokeJob(parent)
{
    for (const model::Invocation &invocation : invocations) {
        auto *run = new InvocationRun(processor, invocation, scope, m_sharing, this);
        m_runs.append(run);
        connect(
            run, &InvocationRun::stateChanged, this, [this, run](model::InvocationState state, const QList<model::ToolCallState> &steps) {
                Q_EMIT stateChanged(run->id(), state, steps);
            });
        connect(run, &InvocationRun::progressed, this,
            [this, run](double progress, double total, const QString &text) { Q_EMIT progressed(run->id(), progress, total, text); });
        connect(run, &InvocationRun::ended, this, [this, run] { runEnded(run); });
    }
    QMetaObject::invokeMethod(this, &InvocationsJob::begin, Qt::QueuedConnection);
}

QList<model::InvocationOutcome> InvocationsJob::outcomesSoFar() const
{
    QList<model::InvocationOutcome> outcomes;
    for (const InvocationRun *run : m_runs)
        outcomes.append(run->outcome());
    return outcomes;
}

void InvocationsJob::begin()
{
    for (InvocationRun *run : m_runs) {
        if (!isFinished() && !run->hasEnded())
            run->begin();
    }
    finishIfAllEnded();
}

void InvocationsJob::runEnded(InvocationRun *run)
{
    if (isFinished())
        return;
    const model::InvocationOutcome outcome = run->outcome();
    Q_EMIT ended(outcome);
    if (outcome.breaksTurn)
        stopOthers();
    finishIfAllEnded();
}

void InvocationsJob::stopOthers()
{
    for (InvocationRun *run : m_runs) {
        if (isFinished() || run->hasEnded())
            continue;
        run->stop(tr("It was stopped, since another tool broke."));
        Q_EMIT ended(run->outcome());
    }
}

void InvocationsJob::finishIfAllEnded()
{
    const auto hasEnded = [](const InvocationRun *run) { return run->hasEnded(); };
    if (!std::all_of(m_runs.begin(), m_runs.end(), hasEnded) || !beginSuccess())
        return;
    Q_EMIT succeeded(outcomesSoFar());
    endSuccess();
}

void InvocationsJob::abandon()
{
    for (InvocationRun *run : m_runs)
        run->stop(tr("It was stopped by the person."));
}

} // namespace invocables
