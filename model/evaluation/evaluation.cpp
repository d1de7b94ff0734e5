// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluation.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! The models that judge, but for one that has answered itself.
void addJudges(QList<ModelAddress> &models, const QList<Expectation> &expectations, const QString &standard)
{
    for (const Expectation &expectation : expectations) {
        addJudges(models, expectation.members, standard);
        const auto judge = ModelAddress::parse(expectation.provider.isEmpty() ? standard : expectation.provider);
        if (expectation.isJudgedByModel() && judge && !models.contains(*judge))
            models.append(*judge);
    }
}

} // namespace

Evaluation::Evaluation(const RunWorker::Parts &parts, RunKeeper &keeper, EvaluationSuite suite, Options options)
    : m_parts(parts)
    , m_keeper(keeper)
    , m_suite(std::move(suite))
    , m_options(std::move(options))
{
    m_record.suite = m_suite.name;
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] { breakOffBy(tr("The time that the budget gives is up.")); });
}

Evaluation::~Evaluation() = default;

Result<void> Evaluation::check()
{
    for (const EvaluationVariant &variant : m_suite.variants) {
        const auto planned = m_parts.plan(variant);
        if (!planned)
            return failure(planned.error().category, u"%1: %2"_s.arg(variant.name, planned.error().message), planned.error().detail);
        m_variants.insert(variant.name, *planned);
    }
    return {};
}

//! A budget of cost bounds nothing that has no price.
QStringList Evaluation::remarks() const
{
    if (m_suite.budget.cost <= 0)
        return {};
    QList<ModelAddress> models;
    for (const EvaluationVariant &variant : m_suite.variants) {
        if (const auto planned = m_variants.constFind(variant.name); planned != m_variants.constEnd())
            models.append(planned->model());
    }
    for (const EvaluationCase &each : m_suite.cases)
        addJudges(models, each.expect, m_suite.judge);
    QStringList remarks;
    for (const ModelAddress &model : std::as_const(models)) {
        const bool hasPrice = m_parts.priceOf && m_parts.priceOf(model);
        const QString remark = tr("The budget of cost does not bound %1: it has no price.").arg(model.toString());
        if (!hasPrice && !remarks.contains(remark))
            remarks.append(remark);
    }
    return remarks;
}

QString Evaluation::remarksInWords() const
{
    QStringList lines = remarks() + QStringList {m_suite.remarksInWords()};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

//! Case by case, so that the rows of the matrix fill from the top.
QList<RunTicket> Evaluation::tickets() const
{
    QList<RunTicket> tickets;
    tickets.reserve(m_suite.runs());
    for (const EvaluationCase &each : m_suite.cases) {
        for (const EvaluationVariant &variant : m_suite.variants) {
            const auto planned = m_variants.constFind(variant.name);
            for (int repeat = 1; repeat <= m_suite.repeats; ++repeat) {
                const RunKeys keys = RunKeys::of(m_suite, each, *planned, repeat);
                RunTicket ticket;
                ticket.place = {each.id, variant.name, repeat};
                ticket.provider = planned->model().provider;
                ticket.answerKey = keys.answer;
                ticket.key = keys.whole;
                tickets.append(ticket);
            }
        }
    }
    return tickets;
}

QMap<QString, int> Evaluation::limits() const
{
    QMap<QString, int> limits;
    for (const PlannedVariant &variant : m_variants)
        limits.insert(variant.model().provider, m_suite.parallel);
    return limits;
}

void Evaluation::start()
{
    const QList<RunTicket> runs = tickets();
    m_record.total = runs.size();
    m_keeper.run(
        this,
        [record = m_record, suite = m_suite.toJson(), runs, limits = limits(), isFresh = m_options.isFresh](
            RunStore &store) { return store.begin(record, suite, runs, limits, isFresh); },
        [this](const Result<void> &done) {
            if (!done) {
                Q_EMIT failed(done.error());
                return;
            }
            Q_EMIT begun();
            if (!m_options.isOnlyQueued)
                work();
        });
}

void Evaluation::work()
{
    RunWorker::Settings settings = m_options.worker;
    settings.evaluation = m_record.id;
    settings.most = std::max(settings.most, m_suite.parallel);
    m_worker = std::make_unique<RunWorker>(m_parts, m_keeper, settings);
    m_worker->know(m_record.id, m_suite);
    connect(m_worker.get(), &RunWorker::finished, this, [this](const QString &, const EvaluationOutcome &outcome, bool counted) {
        if (counted)
            Q_EMIT runFinished(outcome);
    });
    connect(m_worker.get(), &RunWorker::used, this, &Evaluation::count);
    connect(m_worker.get(), &RunWorker::idle, this,
        [this] { end(m_breakOff.isEmpty() ? EvaluationRecord::State::Ended : EvaluationRecord::State::Stopped); });
    connect(m_worker.get(), &RunWorker::stopped, this, [this] { end(EvaluationRecord::State::Stopped); });
    connect(m_worker.get(), &RunWorker::troubled, this, &Evaluation::troubled);
    connect(m_worker.get(), &RunWorker::failed, this, &Evaluation::failed);
    if (m_suite.budget.seconds > 0)
        m_limit.start(int(std::min(m_suite.budget.seconds * 1000, 2e9)));
    if (m_isStopped)
        m_worker->stop();
    else
        m_worker->start();
}

void Evaluation::count(const ModelAddress &model, const Usage &usage)
{
    m_tokens += usage.prompt() + usage.output;
    if (const auto price = m_parts.priceOf ? m_parts.priceOf(model) : std::nullopt)
        m_cost += price->of(usage);
    if (m_suite.budget.tokens > 0 && m_tokens >= m_suite.budget.tokens)
        breakOffBy(tr("The tokens that the budget gives are used up: %1.").arg(m_tokens));
    else if (m_suite.budget.cost > 0 && m_cost >= m_suite.budget.cost)
        breakOffBy(tr("What the budget gives is spent: %1.").arg(m_cost));
}

//! What runs comes to its end, since it has been paid for.
void Evaluation::breakOffBy(const QString &why)
{
    if (!m_breakOff.isEmpty() || !m_worker)
        return;
    m_breakOff = why;
    m_worker->finishWhatRuns();
    if (m_worker->active() == 0)
        end(EvaluationRecord::State::Stopped);
}

void Evaluation::stop()
{
    if (std::exchange(m_isStopped, true))
        return;
    if (m_breakOff.isEmpty())
        m_breakOff = tr("It was stopped.");
    if (m_worker)
        m_worker->stop();
}

void Evaluation::end(EvaluationRecord::State state)
{
    if (std::exchange(m_hasEnded, true))
        return;
    m_limit.stop();
    if (m_worker)
        m_worker->finishWhatRuns();
    m_keeper.run(
        this, [id = m_record.id, state](RunStore &store) { return store.end(id, state).and_then([&] { return store.outcomes(id); }); },
        [this](const Result<QList<EvaluationOutcome>> &outcomes) {
            if (outcomes)
                Q_EMIT ended(*outcomes);
            else
                Q_EMIT failed(outcomes.error());
        });
}

} // namespace model
