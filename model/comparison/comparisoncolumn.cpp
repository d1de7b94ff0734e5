// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparisoncolumn.h"

#include "model/store/conversationstore.h"
#include "model/store/store.h"

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

ComparisonColumn::ComparisonColumn(const Session::Parts &parts, ComparisonVariant variant, PriceOf priceOf, QObject *parent)
    : QObject(parent)
    , m_variant(std::move(variant))
    , m_priceOf(std::move(priceOf))
    , m_questions(parts.questions, m_variant.label)
    , m_approvals(&parts.approvals, m_variant.settings.approvals, nullptr)
    , m_store(parts.store)
    , m_sessions({parts.store, parts.conversers, parts.invocations, m_questions.questions(), m_approvals, parts.lockFolder, parts.limits,
          parts.agents})
{
    connect(&m_limit, &QTimer::timeout, this, &ComparisonColumn::runOutOfTime);
    connect(&m_questions, &ColumnQuestions::waitingChanged, this, &ComparisonColumn::followWaiting);
    connect(&m_sessions, &Sessions::closed, this, &ComparisonColumn::closed);
    m_sessions.setDefaults(m_variant.settings);
}

ComparisonColumn::~ComparisonColumn()
{
    // Nobody is told any more of how its runs end.
    for (const Begun &begun : std::as_const(m_begun)) {
        if (!begun.session)
            continue;
        disconnect(begun.session.get(), nullptr, this, nullptr);
        // One that is at work goes without a word.
        if (begun.session->isBusy())
            Q_EMIT closed(begun.session->id());
    }
}

Session *ComparisonColumn::session(int run) const
{
    return run >= 0 && run < m_begun.size() ? m_begun.at(run).session.get() : nullptr;
}

int ComparisonColumn::firstPosition(int run) const
{
    return run >= 0 && run < m_begun.size() ? m_begun.at(run).position : 0;
}

void ComparisonColumn::start(const Task &task)
{
    m_task = task;
    m_runs.fill({}, task.times);
    m_isRunning = true;
    beginNext();
}

void ComparisonColumn::beginNext()
{
    if (m_isStopped || ++m_current >= m_runs.size()) {
        m_isRunning = false;
        Q_EMIT finished();
        return;
    }
    if (!m_task.from) {
        begin(ConversationId());
        return;
    }
    ConversationInfo info;
    info.settings = m_variant.settings.toJson();
    m_store.run(
        this,
        [info, from = *m_task.from](Database &database) -> Result<ConversationId> {
            return ConversationStore(database).fork(from.conversation, from.row, info).map([&] { return info.id; });
        },
        [this](const Result<ConversationId> &made) {
            if (m_isStopped)
                beginNext();
            else
                begin(made);
        });
}

//! `conversation` is empty for a new one.
void ComparisonColumn::begin(const Result<ConversationId> &conversation)
{
    const auto opened = !conversation ? Result<Sessions::Handle>(tl::make_unexpected(conversation.error()))
        : conversation->isEmpty()     ? Result<Sessions::Handle>(m_sessions.create())
                                      : m_sessions.open(*conversation);
    if (!opened)
        return failWith(opened.error());
    const Sessions::Handle session = *opened;
    session->setSettings(m_variant.settings);
    m_begun.resize(m_current + 1);
    m_begun.last() = {session, session->conversation().length()};
    ComparedRun &run = m_runs[m_current];
    run.conversation = session->id();
    run.state = RunState::Running;
    connect(session.get(), &Session::turnEvent, this, &ComparisonColumn::take);
    connect(session.get(), &Session::failed, this, &ComparisonColumn::failWith);
    // Nobody is there to make room.
    connect(session.get(), &Session::turnStarted, this, [this](Turn *turn) {
        connect(turn, &Turn::commitFailed, this, [this](const QString &text) { failWith({ErrorCategory::Storage, text}); });
    });
    connect(&session->approvals(), &Approvals::changed, this, [this, book = &session->approvals()] { adopt(*book); });
    m_clock.start();
    m_paused = 0;
    m_pausedSince.reset();
    if (m_task.secondsPerRun > 0)
        m_limit.start(m_task.secondsPerRun * 1000);
    const Result<void> sent = session->send({TextContent {m_task.prompt}});
    Q_EMIT runStarted(m_current);
    if (!sent)
        failWith(sent.error());
}

//! What is allowed in one run need not be asked in the next.
void ComparisonColumn::adopt(const Approvals &book)
{
    for (auto entry = book.allowed().begin(); entry != book.allowed().end(); ++entry)
        m_approvals.allow(entry.key(), entry.value());
}

void ComparisonColumn::take(const TurnEvent &event)
{
    ComparedRun &run = m_runs[m_current];
    run.take(event);
    // That its time is over is told once, with its end.
    if (std::holds_alternative<EndEvent>(event))
        end();
    else if (!hasEnded(run.state) && !std::holds_alternative<DeltaEvent>(event) && !std::holds_alternative<ProgressEvent>(event))
        Q_EMIT runChanged(m_current);
}

void ComparisonColumn::failWith(const Error &error)
{
    if (!m_isRunning || m_current >= m_runs.size() || hasEnded(m_runs.at(m_current).state))
        return;
    m_begun.resize(m_current + 1);
    if (const Sessions::Handle &session = m_begun.at(m_current).session)
        disconnect(session.get(), nullptr, this, nullptr);
    m_runs[m_current].state = RunState::Failed;
    m_runs[m_current].error = error;
    end();
}

//! The run has ended; what comes next begins when whoever told of it is done.
void ComparisonColumn::end()
{
    m_limit.stop();
    ComparedRun &run = m_runs[m_current];
    run.milliseconds = m_clock.isValid() ? elapsed() : 0;
    m_clock.invalidate();
    if (const Session *ended = session(m_current))
        disconnect(ended, nullptr, this, nullptr);
    // An agent may bring a model of its own: the one that answered counts.
    const ModelAddress &address = run.model.isEmpty() ? m_variant.settings.model : run.model;
    const bool isCounted = run.usage != Usage();
    if (const auto price = m_priceOf && isCounted ? m_priceOf(address) : std::nullopt) {
        run.cost = price->of(run.usage);
        run.currency = price->currency;
    }
    Q_EMIT runChanged(m_current);
    QMetaObject::invokeMethod(this, &ComparisonColumn::beginNext, Qt::QueuedConnection);
}

void ComparisonColumn::stop()
{
    if (!m_isRunning || std::exchange(m_isStopped, true))
        return;
    for (ComparedRun &run : m_runs) {
        if (run.state == RunState::Waiting)
            run.state = RunState::Cancelled;
    }
    Session *running = session(m_current);
    if (!running || m_runs.at(m_current).state != RunState::Running)
        return;
    running->stop();
    // A turn that had not begun ends without an event.
    if (!running->isBusy() && !hasEnded(m_runs.at(m_current).state)) {
        m_runs[m_current].state = RunState::Cancelled;
        end();
    }
}

void ComparisonColumn::runOutOfTime()
{
    ComparedRun &run = m_runs[m_current];
    Session *running = session(m_current);
    if (!running || run.state != RunState::Running)
        return;
    run.state = RunState::TimedOut;
    run.error = Error {ErrorCategory::Timeout, tr("It was stopped after %1 s.").arg(m_task.secondsPerRun)};
    running->stop();
    // Its last event comes when what there is has been kept; where nothing had begun, there is none.
    if (!running->isBusy())
        end();
}

//! While a person is waited for, neither the run's time nor its limit goes on.
void ComparisonColumn::followWaiting()
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

double ComparisonColumn::elapsed() const
{
    const double now = m_pausedSince.value_or(double(m_clock.nsecsElapsed()) / 1e6);
    return now - m_paused;
}

} // namespace model
