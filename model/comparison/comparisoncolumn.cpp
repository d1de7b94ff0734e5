// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparisoncolumn.h"

#include "model/store/conversationstore.h"
#include "model/store/store.h"

namespace model {

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
    connect(&m_sessions, &Sessions::closed, this, &ComparisonColumn::closed);
    m_sessions.setDefaults(m_variant.settings);
}

ComparisonColumn::~ComparisonColumn()
{
    // They hold sessions, which end before what opened them.
    qDeleteAll(findChildren<TurnRun *>(Qt::FindDirectChildrenOnly));
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
    m_begun.resize(m_current + 1);
    if (!opened)
        return failToBegin(opened.error());
    const Sessions::Handle session = *opened;
    session->setSettings(m_variant.settings);
    m_begun.last() = {session, session->conversation().length()};
    m_run = new TurnRun(session, m_questions, m_priceOf, this);
    m_runs[m_current] = m_run->run();
    connect(m_run, &TurnRun::changed, this, [this] {
        m_runs[m_current] = m_run->run();
        Q_EMIT runChanged(m_current);
    });
    connect(m_run, &TurnRun::ended, this, &ComparisonColumn::end);
    connect(&session->approvals(), &Approvals::changed, m_run, [this, book = &session->approvals()] { adopt(*book); });
    // Whoever follows the session is there before its first event.
    Q_EMIT runStarted(m_current);
    m_run->start(m_task.prompt, m_task.secondsPerRun);
}

//! What is allowed in one run need not be asked in the next.
void ComparisonColumn::adopt(const Approvals &book)
{
    for (auto entry = book.allowed().begin(); entry != book.allowed().end(); ++entry)
        m_approvals.allow(entry.key(), entry->first());
}

void ComparisonColumn::failToBegin(const Error &error)
{
    m_runs[m_current].state = RunState::Failed;
    m_runs[m_current].error = error;
    Q_EMIT runChanged(m_current);
    end();
}

//! The run has ended; what comes next begins when whoever told of it is done.
void ComparisonColumn::end()
{
    if (m_run)
        m_run->deleteLater();
    m_run = nullptr;
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
    if (m_run)
        m_run->stop();
}

} // namespace model
