// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/invocationsprocessor.h"

#include "invocables/agents/toolbinder.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/processor/invocationrun.h"
#include "model/agents/librarycatalog.h"

#include <algorithm>

namespace invocables {

InvocationRun *CallSharing::leaderOf(const QByteArray &key, InvocationRun *run)
{
    QPointer<InvocationRun> &leader = m_leaders[key];
    if (!leader)
        leader = run;
    return leader;
}

void CallSharing::release(InvocationRun *run)
{
    m_leaders.removeIf([run](const auto &entry) { return entry.value() == run; });
}

namespace {

//! A round's invocations, all under way at once. Owned by the turn.
class InvocationsJob final : public model::InvokeJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InvocationsJob)
    PARLANCE_PHRASED

public:
    InvocationsJob(
        InvocationsProcessor &processor, const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent);

    QList<model::InvocationOutcome> outcomesSoFar() const override;

protected:
    void abandon() override;

private:
    void begin();
    void runEnded(InvocationRun *run);
    void stopOthers();
    void finishIfAllEnded();

    CallSharing m_sharing;
    QList<InvocationRun *> m_runs;
};

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
        run->stop(phrased("It was stopped, since another tool broke."));
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
        run->stop(phrased("It was stopped by the person."));
}

} // namespace

void InvocationsProcessor::prepare(
    const model::ToolsWanted &wanted, QObject *context, const Waiting &waiting, const std::function<void()> &done)
{
    if (!wanted.agent) {
        m_catalog.prepare(m_catalog.serversOn(wanted.switches), wanted, context, waiting, done);
        return;
    }
    // A library that cannot be used is told of when the tools are asked for.
    const auto found = library(wanted.library);
    const QStringList servers = found ? ToolBinder::serversFor(*wanted.agent, found->get(), *m_catalog.tools(), wanted.switches)
                                      : QStringList();
    m_catalog.prepare(servers, wanted, context, waiting, done);
}

model::Result<model::ToolsetPointer> InvocationsProcessor::tools(const model::ToolsWanted &wanted) const
{
    if (!wanted.agent)
        return m_catalog.tools();
    const auto found = library(wanted.library);
    if (!found)
        return tl::unexpected(found.error());
    return ToolBinder::toolsFor(*wanted.agent, found->get(), *m_catalog.tools(), wanted.switches)
        .map([](const std::shared_ptr<const Toolset> &tools) -> model::ToolsetPointer { return tools; });
}

model::Result<std::shared_ptr<const model::ToolLibrary>> InvocationsProcessor::library(const QString &name) const
{
    if (name.isEmpty() || !m_settings.libraries)
        return nullptr;
    return m_settings.libraries->libraryFor(name).map(
        [](const model::ToolLibrary &found) { return std::make_shared<const model::ToolLibrary>(found); });
}

model::InvokeJob *InvocationsProcessor::invoke(
    const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent)
{
    return new InvocationsJob(*this, invocations, scope, parent);
}

} // namespace invocables

#include "invocationsprocessor.moc"
