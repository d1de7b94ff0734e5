// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/execution.h"

#include "invocables/external/mcp/mcpinvocable.h"

#include <cmath>

namespace invocables {

using model::ErrorCategory;

CallDeadline::CallDeadline(double timeout, double longest, QObject *parent)
    : QObject(parent)
{
    // Never earlier than said: a part of a millisecond is a whole one.
    m_timeout.length = int(std::ceil(timeout * 1000));
    m_longest.length = int(std::ceil(longest * 1000));
    m_longest.left = m_longest.length;
    for (Bound *bound : {&m_timeout, &m_longest}) {
        connect(&bound->timer, &QTimer::timeout, this, [this] {
            stop();
            Q_EMIT expired();
        });
    }
}

void CallDeadline::startAttempt()
{
    m_timeout.left = m_timeout.length;
    if (m_pauses > 0)
        return;
    m_timeout.run();
    if (!m_longest.timer.isActive())
        m_longest.run();
}

void CallDeadline::progress()
{
    m_timeout.left = m_timeout.length;
    if (m_pauses == 0)
        m_timeout.run();
}

void CallDeadline::pause()
{
    if (m_pauses++ > 0)
        return;
    m_timeout.hold();
    m_longest.hold();
}

void CallDeadline::resume()
{
    if (--m_pauses > 0 || m_isOver)
        return;
    m_timeout.run();
    m_longest.run();
}

void CallDeadline::stop()
{
    m_isOver = true;
    m_timeout.timer.stop();
    m_longest.timer.stop();
}

void CallDeadline::Bound::run()
{
    if (length > 0)
        timer.start(left);
}

void CallDeadline::Bound::hold()
{
    if (timer.isActive())
        left = timer.remainingTime();
    timer.stop();
}

namespace {

constexpr int longestBackOff = 8000;

//! In seconds. What a character's tool tells of its progress gives it no more time.
double timeoutOf(const Invoker &invoker, double otherwise)
{
    return invoker.character ? double(invoker.character->timeoutOf(invoker.name).count()) / 1000 : otherwise;
}

} // namespace

Execution::Execution(const InvocationContext &context, model::Questions *questions, int firstBackOff, QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_questions(questions)
    , m_firstBackOff(firstBackOff)
    , m_deadline(timeoutOf(*context.invoker, context.invoker->policies.timeout),
          timeoutOf(*context.invoker, context.invoker->policies.longestTimeout), this)
{
    if (questions)
        offerQuestions();
    connect(&m_backOff, &QTimer::timeout, this, &Execution::attempt);
    connect(&m_deadline, &CallDeadline::expired, this, &Execution::expire);
}

void Execution::offerQuestions()
{
    const QPointer<Execution> execution(this);
    m_context.ask = [execution](model::Question::Subject subject, QObject *owner) { return execution->ask(std::move(subject), owner); };
    m_context.askForOneOfSeveral = [execution](model::Question::Subject subject, QObject *owner) {
        return execution->askForOneOfSeveral(std::move(subject), owner);
    };
    m_context.waitFor = [execution](model::Question *question) { execution->waitFor(question); };
}

void Execution::begin(const model::JsonText &arguments)
{
    m_arguments = arguments;
    m_working.start();
    attempt();
}

double Execution::milliseconds() const
{
    return m_workedBefore + (m_working.isValid() ? double(m_working.nsecsElapsed()) / 1e6 : 0);
}

void Execution::attempt()
{
    if (m_attempts++ > 0)
        m_deadline.resume();
    Q_EMIT attempting(m_attempts);
    m_context.attempt = m_attempts;
    m_job = m_context.invoker->invocable->invoke(m_arguments, m_context, this);
    connect(m_job, &InvocableJob::progressed, this, [this](double progress, double total, const QString &text) {
        m_deadline.progress();
        Q_EMIT progressed(progress, total, text);
    });
    connect(m_job, &InvocableJob::succeeded, this, [this](const InvocableResult &result) {
        m_deadline.stop();
        Q_EMIT succeeded(result);
    });
    connect(m_job, &InvocableJob::failed, this, &Execution::attemptFailed);
    m_deadline.startAttempt();
}

void Execution::attemptFailed(const model::Error &error)
{
    if (!mayRepeat(error)) {
        m_deadline.stop();
        Q_EMIT failed(error);
        return;
    }
    // The time in between is not the tool's.
    m_deadline.pause();
    const int doublings = qMin(m_attempts - 1, 10);
    m_backOff.start(qMin(m_firstBackOff << doublings, longestBackOff));
    Q_EMIT backingOff(error, m_backOff.interval());
}

bool Execution::mayRepeat(const model::Error &error) const
{
    const Policies &policies = m_context.invoker->policies;
    return error.category == ErrorCategory::Network && m_attempts <= policies.mostRetries
        && (policies.idempotent || m_job->hasSentNothing());
}

model::Question *Execution::ask(model::Question::Subject subject, QObject *owner)
{
    subject.invocation = m_context.origin.invocation;
    subject.tool = m_context.invoker->scopedName();
    if (subject.kind == model::QuestionKind::Approval && subject.schema.isEmpty())
        subject.schema = m_context.invoker->argumentsJson;
    return askForOneOfSeveral(std::move(subject), owner);
}

model::Question *Execution::askForOneOfSeveral(model::Question::Subject subject, QObject *owner)
{
    subject.conversation = m_context.origin.conversation;
    model::Question *question = m_questions->ask(std::move(subject), owner);
    waitFor(question);
    return question;
}

void Execution::waitFor(model::Question *question)
{
    connect(question, &model::Question::answered, this, &Execution::questionAnswered);
    m_deadline.pause();
    if (m_openQuestions++ == 0) {
        m_workedBefore = milliseconds();
        m_working.invalidate();
        Q_EMIT askingChanged(true);
    }
}

void Execution::questionAnswered()
{
    m_deadline.resume();
    if (--m_openQuestions > 0)
        return;
    m_working.start();
    Q_EMIT askingChanged(false);
}

void Execution::stop()
{
    m_backOff.stop();
    m_deadline.stop();
    if (!m_job)
        return;
    m_job->disconnect(this);
    m_job->cancel();
}

void Execution::expire()
{
    const QString misfit = m_job ? misfitOf(*m_job) : QString();
    stop();
    Q_EMIT failed({ErrorCategory::Timeout, phrased("%1 did not end in time.").arg(m_context.invoker->scopedName()), misfit});
}

} // namespace invocables
