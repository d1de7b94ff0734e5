// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/runworker.h"

#include "model/conversation/canisterjson.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"

#include <QFileInfo>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Requests at once to one provider by this worker; what the provider takes of all workers is counted with the runs.
constexpr int mostRequests = 64;
//! Without word from the store it is asked so often whether there is something to do.
constexpr int askingMilliseconds = 1000;
constexpr int longestPause = 30'000;
//! After so many failures in a row, some ten minutes, it is given up.
constexpr int mostFailures = 25;

int pauseAfter(int failures)
{
    return std::min(longestPause, 250 << std::min(failures, 7));
}

//! The canisters of the path, a line of JSON each.
Result<QByteArray> conversationLines(Database &database, const ConversationId &id)
{
    const ConversationStore store(database);
    const auto path = store.path(id);
    const auto nodes = path ? store.nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
    if (!nodes)
        return tl::make_unexpected(nodes.error());
    QByteArray lines;
    for (const Node &node : *nodes)
        lines += toJson(*node.canister).bytes() + '\n';
    return lines;
}

} // namespace

RunWorker::RunWorker(const Parts &parts, RunKeeper &keeper, Settings settings)
    : m_parts(parts)
    , m_keeper(keeper)
    , m_settings(std::move(settings))
    , m_conversers(parts.session.conversers, mostRequests, nullptr)
    , m_questions(parts.session.questions, tr("Evaluation"))
{
    const Session::Parts &own = m_parts.session;
    m_sessions = std::make_unique<Sessions>(Session::Parts {
        own.store, m_conversers, own.invocations, m_questions.questions(), own.approvals, own.lockFolder, own.limits, own.agents});
    if (m_parts.closed)
        connect(m_sessions.get(), &Sessions::closed, this, m_parts.closed);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &RunWorker::takeMore);
    connect(&m_lease, &QTimer::timeout, this, &RunWorker::renew);
    connect(&keeper, &RunKeeper::changed, this, [this](RunNews news) {
        if (news == RunNews::Runs && m_active.size() < m_settings.most && m_failures == 0)
            takeMore();
    });
    connect(&m_conversers, &PacedConversers::answered, this, &RunWorker::used);
    connect(&m_conversers, &PacedConversers::paused, this, [this](const QString &provider, qint64 milliseconds) {
        m_keeper.run(
            this, [provider, milliseconds](RunStore &store) { return store.pause(provider, milliseconds); }, [](const Result<void> &) {});
    });
}

RunWorker::~RunWorker()
{
    // They hold sessions.
    qDeleteAll(m_active);
}

RunStore::Taker RunWorker::taker(int most) const
{
    return {m_settings.name, m_settings.evaluation, most, m_settings.leaseSeconds};
}

RunParts RunWorker::runParts()
{
    const Session::Parts &own = m_parts.session;
    return {own.store, *m_sessions, own.invocations, own.approvals, m_questions, {m_conversers, m_parts.decider, m_parts.embeddings},
        m_parts.priceOf};
}

void RunWorker::know(const QString &evaluation, const EvaluationSuite &suite)
{
    auto known = std::make_shared<Known>();
    known->suite = suite;
    for (const EvaluationCase &each : suite.cases)
        known->cases.insert(each.id, each);
    for (const EvaluationVariant &variant : suite.variants)
        known->variants.insert(variant.name, m_parts.plan(variant));
    m_known.insert(evaluation, known);
}

void RunWorker::start()
{
    m_lease.start(std::max(1, m_settings.leaseSeconds) * 1000 / 3);
    takeMore();
}

void RunWorker::takeMore()
{
    if (m_isTaking) {
        m_mustTakeAgain = true;
        return;
    }
    const int room = m_settings.most - m_open;
    if (m_isStopped || m_takesNoMore || room <= 0)
        return;
    m_isTaking = true;
    m_mustTakeAgain = false;
    m_again.stop();
    m_keeper.run(
        this, [taker = taker(room)](RunStore &store) { return store.take(taker); },
        [this](const Result<RunStore::Taken> &taken) { took(taken); });
}

void RunWorker::took(const Result<RunStore::Taken> &taken)
{
    m_isTaking = false;
    if (!taken)
        return retryLater(taken.error());
    m_failures = 0;
    for (auto pause = taken->pauses.begin(); pause != taken->pauses.end(); ++pause)
        m_conversers.pause(pause.key(), pause.value());
    m_open += int(taken->runs.size());
    for (const RunTicket &ticket : taken->runs)
        learnSuite(ticket);
    if (m_isStopped)
        return left();
    if (taken->runs.isEmpty() && m_open == 0 && taken->waiting == 0 && taken->elsewhere == 0)
        Q_EMIT idle();
    if (m_mustTakeAgain)
        return takeMore();
    qint64 next = askingMilliseconds;
    for (const qint64 pause : taken->pauses)
        next = std::min(next, std::max<qint64>(pause, 10));
    m_again.start(int(next));
}

void RunWorker::retryLater(const Error &error)
{
    const bool isPassing = error.category == ErrorCategory::Network || isBusy(error);
    if (++m_failures > mostFailures || !isPassing) {
        m_takesNoMore = true;
        Q_EMIT failed(error);
        return;
    }
    Q_EMIT troubled(error);
    m_again.start(pauseAfter(m_failures));
}

//! Begins a run, when the suite that it belongs to has been read.
void RunWorker::learnSuite(const RunTicket &ticket)
{
    const QString evaluation = ticket.evaluation;
    if (m_known.contains(evaluation))
        return begin(ticket);
    QList<RunTicket> &waiting = m_unknown[evaluation];
    waiting.append(ticket);
    if (waiting.size() > 1)
        return;
    m_keeper.run(
        this, [evaluation](RunStore &store) { return store.suite(evaluation); },
        [this, evaluation](const Result<JsonText> &text) {
            const auto suite = text ? EvaluationSuite::fromJson(*text) : tl::make_unexpected(text.error());
            // What cannot be read has no cases, so that its runs say so.
            know(evaluation, suite.value_or(EvaluationSuite {}));
            for (const RunTicket &each : m_unknown.take(evaluation))
                begin(each);
        });
}

void RunWorker::begin(const RunTicket &ticket)
{
    if (m_isStopped)
        return left();
    const Known &known = *m_known.value(ticket.evaluation);
    const auto variant = known.variants.value(
        ticket.place.variant, failure(ErrorCategory::Usage, tr("The suite has no variant “%1”.").arg(ticket.place.variant)));
    if (!known.cases.contains(ticket.place.caseId) || !variant) {
        EvaluationOutcome broken;
        broken.place = ticket.place;
        broken.run.state = RunState::Failed;
        broken.run.error = variant ? Error {ErrorCategory::Usage, tr("The suite has no case “%1”.").arg(ticket.place.caseId)}
                                   : variant.error();
        broken.worker = m_settings.keepsConversations ? m_settings.name : QString();
        return write({ticket, broken, {}});
    }
    EvaluationRun::Task task;
    task.ticket = ticket;
    task.each = known.cases.value(ticket.place.caseId);
    task.variant = *variant;
    task.suite = known.suite.name;
    task.timeout = known.suite.timeout;
    task.judge = ModelAddress::parse(known.suite.judge).value_or(ModelAddress {});
    task.folder = QFileInfo(known.suite.path).absolutePath();
    auto *run = new EvaluationRun(runParts(), task, this);
    m_active.insert(run);
    connect(run, &EvaluationRun::succeeded, this, [this, run](const EvaluationOutcome &outcome) { runEnded(run, outcome); });
    connect(run, &Job::finished, this, [this, run] {
        m_active.remove(run);
        if (run->wasCancelled())
            left();
    });
}

void RunWorker::runEnded(EvaluationRun *run, const EvaluationOutcome &outcome)
{
    Finished done {run->task().ticket, outcome, {}};
    if (!m_settings.keepsConversations)
        return write(done);
    if (!done.outcome.isKept)
        done.outcome.worker = m_settings.name;
    readConversation(done);
}

void RunWorker::readConversation(const Finished &done)
{
    const ConversationId id = done.outcome.run.conversation;
    if (id.isEmpty() || done.outcome.isKept)
        return write(done);
    m_parts.session.store.run(
        this, [id](Database &database) { return conversationLines(database, id); },
        [this, done](const Result<QByteArray> &lines) {
            // A turn that was rolled back leaves no canisters; its run counts all the same.
            Finished whole = done;
            whole.conversation = lines.value_or(QByteArray());
            write(whole);
        });
}

//! A result that was paid for is not thrown away because the store is away for a while.
void RunWorker::write(const Finished &done, int tries)
{
    m_keeper.run(
        this, [done, name = m_settings.name](RunStore &store) { return store.finish(done.ticket, name, done.outcome, done.conversation); },
        [this, done, tries](const Result<bool> &counted) {
            if (!counted && tries < mostFailures) {
                Q_EMIT troubled(counted.error());
                QTimer::singleShot(pauseAfter(tries), this, [this, done, tries] { write(done, tries + 1); });
                return;
            }
            if (!counted)
                Q_EMIT failed(counted.error());
            else
                Q_EMIT finished(done.ticket.evaluation, done.outcome, *counted);
            left();
        });
}

//! One that was taken is done, or given back.
void RunWorker::left()
{
    if (m_open > 0)
        --m_open;
    if (!m_isStopped) {
        if (m_takesNoMore && m_open == 0)
            Q_EMIT idle();
        return takeMore();
    }
    if (m_open > 0 || m_isTaking)
        return;
    m_keeper.run(
        this, [name = m_settings.name](RunStore &store) { return store.release(name); },
        [this](const Result<void> &) { Q_EMIT stopped(); });
}

void RunWorker::stop()
{
    if (std::exchange(m_isStopped, true))
        return;
    m_again.stop();
    m_lease.stop();
    const QSet<EvaluationRun *> running = m_active;
    for (EvaluationRun *run : running)
        run->cancel();
    if (m_open == 0 && !m_isTaking)
        left();
}

void RunWorker::renew()
{
    if (m_open == 0)
        return;
    m_keeper.run(
        this, [taker = taker(0)](RunStore &store) { return store.renew(taker); }, [](const Result<void> &) {});
}

} // namespace model
