// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparison.h"

#include "model/comparison/comparedrun.h"
#include "model/comparison/comparisonplan.h"
#include "model/conversation/node.h"
#include "model/store/conversationstore.h"
#include "model/store/database.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

// How conversations get from the program's store into a comparison's and back. Each is for the thread of its database.

//! A run that becomes a conversation of the program.
struct KeptRun {
    //! Those of its exchanges.
    ConversationId conversation;
    TurnId turn;
    RunState state;
    QString title;
    JsonText settings;
    //! How many canisters were there before it.
    int before = 0;
    //! The conversation that it went on with.
    std::optional<ComparisonPlan::Beginning> from = {};
};

QList<CanisterPointer> canistersOf(const QList<Node> &nodes)
{
    QList<CanisterPointer> canisters;
    for (const Node &node : nodes)
        canisters.append(node.canister);
    return canisters;
}

//! Puts canisters with their switches into a conversation that has none. \return the row of the last.
Result<qint64> append(Database &database, const ConversationId &conversation, const QList<Node> &nodes)
{
    ConversationStore store(database);
    const auto last = store.append(conversation, 0, canistersOf(nodes));
    const auto path = last ? store.path(conversation) : tl::make_unexpected(last.error());
    const auto written = path ? store.nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
    if (!written)
        return tl::make_unexpected(written.error());
    for (qsizetype index = 0; index < nodes.size(); ++index) {
        const Node &node = nodes.at(index);
        if (node.active && !node.pinned)
            continue;
        if (const auto set = store.setSwitches(written->at(index).row, node.active, node.pinned); !set)
            return tl::make_unexpected(set.error());
    }
    return last;
}

//! What was there before the run, as a branch of the conversation that it went on with where that is still there.
Result<qint64> beginKept(Database &database, const KeptRun &run, const ConversationInfo &info, const QList<Node> &before)
{
    ConversationStore store(database);
    if (run.from && store.pathTo(run.from->conversation, run.from->row)) {
        if (const auto forked = store.fork(run.from->conversation, run.from->row, info); !forked)
            return tl::make_unexpected(forked.error());
        const auto path = store.path(info.id);
        const auto last = path ? store.nodes(*path, lengthOf(*path) - 1, 1) : tl::make_unexpected(path.error());
        return last ? Result<qint64>(last->isEmpty() ? 0 : last->first().row) : tl::make_unexpected(last.error());
    }
    return store.create(info).and_then([&] { return append(database, info.id, before); });
}

//! The path that a comparison goes on with.
Result<QList<Node>> readBeginning(Database &database, const ComparisonPlan::Beginning &from)
{
    const ConversationStore store(database);
    const auto path = store.pathTo(from.conversation, from.row);
    auto nodes = path ? store.nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
    if (nodes)
        nodes->removeIf([](const Node &node) { return node.deleted; });
    return nodes;
}

//! The same path as a conversation of another store.
Result<ComparisonPlan::Beginning> writeBeginning(Database &database, const QList<Node> &nodes)
{
    Database::Transaction transaction(database);
    const ConversationInfo info;
    const auto last = ConversationStore(database).create(info).and_then([&] { return append(database, info.id, nodes); });
    if (!last)
        return tl::make_unexpected(last.error());
    return transaction.commit().map([&] { return ComparisonPlan::Beginning {info.id, *last}; });
}

Result<QList<Node>> readConversation(Database &database, const ConversationId &conversation)
{
    const ConversationStore store(database);
    const auto path = store.path(conversation);
    return path ? store.nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
}

//! Once is enough: a run that is there already is left as it is.
Result<void> keepRun(Database &database, const KeptRun &run, const QList<Node> &nodes)
{
    if (ConversationStore(database).find(run.conversation))
        return {};
    Database::Transaction transaction(database);
    ConversationInfo info;
    info.id = run.conversation;
    info.title = run.title;
    info.settings = run.settings;
    const auto base = beginKept(database, run, info, nodes.mid(0, run.before));
    if (!base)
        return tl::make_unexpected(base.error());
    TurnRecord turn;
    turn.id = run.turn;
    turn.conversation = run.conversation;
    turn.base = *base;
    const TurnState state = run.state == RunState::Committed ? TurnState::Committed : TurnState::Interrupted;
    TurnStore turns(database);
    const auto kept = turns.begin(turn).and_then([&] { return turns.commit(turn.id, canistersOf(nodes.mid(run.before)), state); });
    return kept ? transaction.commit() : tl::make_unexpected(kept.error());
}

} // namespace

Result<std::unique_ptr<Comparison>> Comparison::create(const Parts &parts, ComparisonPlan plan)
{
    if (const auto sound = plan.check(); !sound)
        return tl::make_unexpected(sound.error());
    plan.makeLabelsUnique();
    std::unique_ptr<Comparison> made(new Comparison(parts, std::move(plan)));
    if (const auto opened = made->open(); !opened)
        return tl::make_unexpected(opened.error());
    return made;
}

Comparison::Comparison(const Parts &parts, ComparisonPlan plan)
    : m_parts(parts)
    , m_plan(std::move(plan))
{
}

Comparison::~Comparison()
{
    // They write to the store, and the store to the folder.
    m_columns.clear();
    m_store.reset();
}

Result<void> Comparison::open()
{
    if (!m_folder.isValid())
        return failure(ErrorCategory::Storage, tr("There is no temporary folder for the runs: %1").arg(m_folder.errorString()));
    auto store = Store::open(m_folder.filePath(u"runs.sqlite"_s));
    if (!store)
        return tl::make_unexpected(store.error());
    m_store = std::move(*store);
    for (const ComparisonVariant &variant : m_plan.variants)
        addColumn(variant);
    return {};
}

void Comparison::addColumn(const ComparisonVariant &variant)
{
    const int index = count();
    const Session::Parts &program = m_parts.session;
    m_columns.push_back(
        std::make_unique<ComparisonColumn>(Session::Parts {*m_store, program.conversers, program.invocations, program.questions,
                                               program.approvals, m_folder.path(), program.limits, program.agents},
            variant, m_parts.priceOf, nullptr));
    const ComparisonColumn *column = m_columns.back().get();
    connect(column, &ComparisonColumn::runStarted, this, [this, index](int run) { Q_EMIT runStarted(index, run); });
    connect(column, &ComparisonColumn::runChanged, this, [this, index](int run) { Q_EMIT runChanged(index, run); });
    connect(column, &ComparisonColumn::closed, this, &Comparison::closed);
    connect(column, &ComparisonColumn::finished, this, [this] {
        if (--m_running == 0)
            Q_EMIT finished();
    });
}

const Session *Comparison::find(const ConversationId &conversation) const
{
    for (const auto &column : m_columns) {
        for (qsizetype run = 0; run < column->runs().size(); ++run) {
            if (column->runs().at(run).conversation == conversation)
                return column->session(int(run));
        }
    }
    return nullptr;
}

QList<ComparedColumn> Comparison::results() const
{
    QList<ComparedColumn> results;
    for (const auto &column : m_columns)
        results.append({column->variant().label, column->variant().note, column->runs()});
    return results;
}

void Comparison::start()
{
    m_running = count();
    if (m_plan.from)
        copyBeginning();
    else
        startColumns({});
}

//! What is gone on with is read once and put into the store of the runs, where each gets a branch of its own.
void Comparison::copyBeginning()
{
    m_parts.session.store.run(
        this, [from = *m_plan.from](Database &database) { return readBeginning(database, from); },
        [this](const Result<QList<Node>> &nodes) {
            m_store->run(
                this,
                [nodes](Database &database) -> Result<ComparisonPlan::Beginning> {
                    return nodes ? writeBeginning(database, *nodes) : tl::make_unexpected(nodes.error());
                },
                [this](const Result<ComparisonPlan::Beginning> &copied) {
                    // What cannot be read shows in every run, since there is no such conversation then.
                    startColumns(copied ? *copied : *m_plan.from);
                });
        });
}

void Comparison::startColumns(const std::optional<ComparisonPlan::Beginning> &from)
{
    if (m_isStopped)
        return;
    for (const auto &column : m_columns)
        column->start({m_plan.prompt, m_plan.times, m_plan.secondsPerRun, from});
}

void Comparison::stop()
{
    if (std::exchange(m_isStopped, true) || !isRunning())
        return;
    bool anyBegan = false;
    for (const auto &column : m_columns) {
        anyBegan = anyBegan || column->isRunning();
        column->stop();
    }
    if (anyBegan)
        return;
    m_running = 0;
    Q_EMIT finished();
}

void Comparison::keep(int index, int number, QObject *context, std::function<void(const Result<ConversationId> &)> done)
{
    const ComparisonColumn &from = column(index);
    const ComparedRun run = from.runs().value(number);
    const Session *session = from.session(number);
    if (!session || session->conversation().length() <= from.firstPosition(number)) {
        done(failure(ErrorCategory::Usage, tr("Nothing of this run can be kept: it was not committed.")));
        return;
    }
    KeptRun kept {run.conversation, run.turn, run.state,
        tr("%1 (%2)", "a conversation's title and a column's name").arg(session->conversation().title(), from.variant().label),
        session->settings().toJson(), from.firstPosition(number), m_plan.from};
    m_store->run(
        this, [id = run.conversation](Database &database) { return readConversation(database, id); },
        [this, kept, guard = QPointer<QObject>(context), done = std::move(done)](const Result<QList<Node>> &nodes) {
            m_parts.session.store.run(
                this,
                [kept, nodes](Database &database) -> Result<ConversationId> {
                    return nodes ? keepRun(database, kept, *nodes).map([&] { return kept.conversation; })
                                 : tl::make_unexpected(nodes.error());
                },
                [this, guard, done](const Result<ConversationId> &conversation) {
                    if (conversation)
                        Q_EMIT this->kept(*conversation);
                    if (guard)
                        done(conversation);
                });
        });
}

} // namespace model
