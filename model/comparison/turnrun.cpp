// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/turnrun.h"

#include <QLocale>

namespace model {

ColumnQuestions::ColumnQuestions(Questions &program, QString label, QObject *parent)
    : QObject(parent)
    , m_program(program)
    , m_label(std::move(label))
{
    connect(&m_questions, &Questions::raised, this, &ColumnQuestions::askOn);
    connect(&m_questions, &Questions::settled, this, &ColumnQuestions::waitingChanged);
}

void ColumnQuestions::askOn(Question *question)
{
    Question::Subject subject = question->subject();
    subject.text = tr("%1: %2", "a column's name and what is asked there").arg(m_label, subject.text);
    Question *other = m_program.ask(subject, question);
    // The first answer counts on both sides, so that one does not come back to where it was given.
    connect(other, &Question::answered, question, &Question::giveAnswer);
    connect(question, &Question::answered, other, &Question::giveAnswer);
    Q_EMIT waitingChanged();
}

TurnRun::TurnRun(Sessions::Handle session, ColumnQuestions &questions, PriceOf priceOf, QObject *parent)
    : QObject(parent)
    , m_session(std::move(session))
    , m_questions(questions)
    , m_priceOf(std::move(priceOf))
{
    m_run.conversation = m_session->id();
    m_run.state = RunState::Running;
    connect(&m_limit, &QTimer::timeout, this, &TurnRun::runOutOfTime);
    connect(&questions, &ColumnQuestions::waitingChanged, this, &TurnRun::followWaiting);
    connect(m_session.get(), &Session::turnEvent, this, &TurnRun::take);
    connect(m_session.get(), &Session::failed, this, &TurnRun::failWith);
    // Nobody is there to make room.
    connect(m_session.get(), &Session::turnStarted, this, [this](Turn *turn) {
        connect(turn, &Turn::commitFailed, this, [this](const QString &text) { failWith({ErrorCategory::Storage, text}); });
    });
}

TurnRun::~TurnRun() = default;

void TurnRun::start(const QString &prompt, int seconds)
{
    m_clock.start();
    m_seconds = seconds;
    if (seconds > 0)
        m_limit.start(seconds * 1000);
    const Result<void> sent = m_session->send({TextContent {prompt}});
    if (!sent)
        failWith(sent.error());
}

void TurnRun::take(const TurnEvent &event)
{
    m_run.take(event);
    // That its time is over is told once, with its end.
    if (std::holds_alternative<EndEvent>(event))
        end();
    else if (!model::hasEnded(m_run.state) && !std::holds_alternative<DeltaEvent>(event) && !std::holds_alternative<ProgressEvent>(event))
        Q_EMIT changed();
}

void TurnRun::failWith(const Error &error)
{
    if (m_hasEnded || model::hasEnded(m_run.state))
        return;
    m_run.state = RunState::Failed;
    m_run.error = error;
    end();
}

void TurnRun::end()
{
    if (std::exchange(m_hasEnded, true))
        return;
    disconnect(m_session.get(), nullptr, this, nullptr);
    m_limit.stop();
    m_run.milliseconds = m_clock.isValid() ? elapsed() : 0;
    m_clock.invalidate();
    // An agent may bring a model of its own: the one that answered counts.
    const ModelAddress &address = m_run.model.isEmpty() ? m_session->settings().model : m_run.model;
    const bool isCounted = m_run.usage != Usage();
    if (const auto price = m_priceOf && isCounted ? m_priceOf(address) : std::nullopt) {
        m_run.cost = price->of(m_run.usage);
        m_run.currency = price->currency;
    }
    Q_EMIT changed();
    Q_EMIT ended();
}

void TurnRun::stop()
{
    if (m_hasEnded || m_run.state != RunState::Running)
        return;
    m_session->stop();
    // A turn that had not begun ends without an event.
    if (!m_session->isBusy() && !m_hasEnded) {
        m_run.state = RunState::Cancelled;
        end();
    }
}

void TurnRun::runOutOfTime()
{
    if (m_run.state != RunState::Running)
        return;
    m_run.state = RunState::TimedOut;
    m_run.error = Error {ErrorCategory::Timeout, tr("It was stopped after %1 s.").arg(QLocale().toString(m_seconds))};
    m_session->stop();
    // Its last event comes when what there is has been kept; where nothing had begun, there is none.
    if (!m_session->isBusy())
        end();
}

//! While a person is waited for, neither the run's time nor its limit goes on.
void TurnRun::followWaiting()
{
    if (m_questions.isWaiting() == m_pausedSince.has_value() || !m_clock.isValid())
        return;
    if (m_questions.isWaiting()) {
        m_limitLeft = m_limit.isActive() ? m_limit.remainingTime() : 0;
        m_limit.stop();
        m_pausedSince = double(m_clock.nsecsElapsed()) / 1e6;
        return;
    }
    m_paused += double(m_clock.nsecsElapsed()) / 1e6 - *m_pausedSince;
    m_pausedSince.reset();
    if (m_limitLeft > 0)
        m_limit.start(m_limitLeft);
}

double TurnRun::elapsed() const
{
    const double now = m_pausedSince.value_or(double(m_clock.nsecsElapsed()) / 1e6);
    return now - m_paused;
}

} // namespace model
