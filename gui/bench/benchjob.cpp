// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/benchjob.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace gui {

using model::InvocationState;

BenchJob::BenchJob(const Parts &parts, const QString &tool, const model::JsonText &arguments, model::InvocationScope scope, QObject *parent)
    : QObject(parent)
    , m_id(u"bench-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_arguments(arguments)
{
    scope.switches.insert(tool.section(u':', 0, 0), true);
    scope.switches.insert(tool, true);
    scope.questions = &parts.questions;
    connect(&parts.questions, &model::Questions::raised, this, [this](model::Question *question) {
        const model::Question::Subject &subject = question->subject();
        // Some servers do not tell in the course of which call they ask; the bench's are in no conversation.
        const bool isElicitation = subject.kind == model::QuestionKind::Elicitation;
        const bool isUnnamed = isElicitation && subject.invocation.isEmpty() && subject.conversation.isEmpty();
        if (subject.invocation == m_id || isUnnamed)
            Q_EMIT asked(question);
    });
    connect(&parts.log, &model::ExchangeLog::begun, this, [this](const model::Exchange &exchange) {
        if (exchange.origin.invocation == m_id)
            ++m_exchanges;
    });
    m_clock.start();
    m_job = parts.invocations.invoke({{m_id, tool, arguments.bytes()}}, scope, this);
    connect(m_job, &model::InvokeJob::stateChanged, this, [this](const QString &, InvocationState state) { follow(state); });
    connect(m_job, &model::InvokeJob::progressed, this,
        [this](const QString &, double progress, double total, const QString &text) { Q_EMIT progressed(progress, total, text); });
    connect(m_job, &model::InvokeJob::ended, this, &BenchJob::end);
    connect(m_job, &model::Job::failed, this, [this](const model::Error &error) {
        model::InvocationOutcome outcome;
        outcome.invocation = m_id;
        outcome.error = error;
        outcome.state = InvocationState::Failed;
        outcome.contents = {model::TextContent {error.message}};
        end(outcome);
    });
}

void BenchJob::follow(InvocationState state)
{
    const double now = milliseconds();
    if (!m_steps.isEmpty())
        m_steps.last().milliseconds = now - m_stepBegan;
    m_stepBegan = now;
    m_steps.append({model::toWire(state)});
    Q_EMIT stateChanged(state);
    Q_EMIT stepsChanged(m_steps);
}

void BenchJob::stop()
{
    if (!m_job)
        return;
    const QList<model::InvocationOutcome> outcomes = m_job->outcomesSoFar();
    m_job->disconnect(this);
    m_job->cancel();
    if (!outcomes.isEmpty())
        end(outcomes.first());
}

void BenchJob::end(const model::InvocationOutcome &outcome)
{
    if (!m_job)
        return;
    m_job->disconnect(this);
    m_job = nullptr;
    BenchRun run = BenchRun::of(outcome, m_arguments);
    run.exchanges = m_exchanges;
    // A processor that tells no steps is seen from outside.
    if (run.steps.isEmpty()) {
        if (!m_steps.isEmpty())
            m_steps.last().milliseconds = milliseconds() - m_stepBegan;
        run.steps = m_steps;
    }
    Q_EMIT ended(run);
}

} // namespace gui
