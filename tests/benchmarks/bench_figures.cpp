// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Figures over 1,000,000 calls of tools against those over 1,000, as the window and the command line read them; and how far a percentile of
// the sums is from that of the calls themselves.

#include "model/store/conversationstore.h"
#include "model/store/figurestore.h"
#include "model/store/migrations.h"
#include "tests/benchmarks/measurement.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

// So few that a thousand calls of them have nearly all lengths of time.
constexpr int tools = 4;
constexpr int callsPerTurn = 1000;
constexpr int reads = 40;

//! A store with so many calls.
class Counted
{
public:
    explicit Counted(int calls)
    {
        m_database = Database::open(m_folder.filePath(u"store.sqlite"_s), Database::Access::ReadWrite).value_or(nullptr);
        if (!m_database || !Migrations(*m_database).run())
            return;
        const ConversationInfo info;
        if (!ConversationStore(*m_database).create(info))
            return;
        const auto row = ConversationStore(*m_database).rowOf(info.id);
        Database::Transaction transaction(*m_database);
        for (int done = 0; done < calls; done += callsPerTurn) {
            if (!row || !FigureStore(*m_database).count(*row, TurnId::create(), turn(), {}))
                return;
        }
        m_isSound = transaction.commit().has_value();
    }

    bool isSound() const { return m_isSound; }
    Result<QList<NamedFigures>> read() const { return FigureStore(*m_database).read(FigureKind::Tool, {}, {}, true); }
    //! Milliseconds of all calls of the first tool.
    const std::vector<double> &times() const { return m_times; }

private:
    QList<CanisterPointer> turn()
    {
        QList<CanisterPointer> canisters;
        for (int call = 0; call < callsPerTurn; ++call) {
            Canister asked;
            asked.role = Role::Invocation;
            asked.invocation = Invocation {QString::number(call), u"ensemble:tool%1"_s.arg(call % tools), "{}"};
            Canister result;
            result.role = Role::Result;
            const double milliseconds = std::exp(m_random.generateDouble() * 10);
            result.result = ResultState {QString::number(call), {}, milliseconds};
            if (call % tools == 0)
                m_times.push_back(milliseconds);
            canisters += {share(std::move(asked)), share(std::move(result))};
        }
        return canisters;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_database;
    QRandomGenerator m_random {7};
    std::vector<double> m_times;
    bool m_isSound = false;
};

double readingOf(const Counted &counted)
{
    std::vector<double> durations;
    for (int time = 0; time < reads; ++time) {
        const double before = benchmark::wallMilliseconds();
        (void)counted.read();
        durations.push_back((benchmark::wallMilliseconds() - before) * 1000);
    }
    return benchmark::median(durations);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    // Both have about as many sums: what is read is those, not the calls.
    const Counted few(1000);
    const Counted many(1'000'000);
    if (!few.isSound() || !many.isSound()) {
        std::fputs("the calls could not be counted\n", stderr);
        return 1;
    }
    const double manyTook = readingOf(many);
    std::vector<double> times = many.times();
    std::sort(times.begin(), times.end());
    const double exact = times.at(times.size() * 95 / 100);
    const double told = many.read()->first().figures.percentile(0.95).value_or(0);
    return benchmark::report({{"figures over 1,000,000 calls, to over 1,000", manyTook, readingOf(few), "us", 2},
                                 {"the 95th percentile, off by (per cent)", std::abs(told - exact) / exact * 100, 5, "%", 1}},
        argc, argv);
}
