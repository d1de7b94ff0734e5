// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Searching 100,000 canisters for a page of hits against reading one canister by its key in the same database.

#include "model/store/conversationstore.h"
#include "model/store/searchindex.h"
#include "model/store/store.h"
#include "tests/benchmarks/largeconversation.h"
#include "tests/benchmarks/measurement.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int canisters = 100000;
constexpr int hits = 20;
constexpr int times = 200;

struct Search {
    const char *name;
    QString words;
};

//! The median of single calls, in microseconds.
double medianMicroseconds(const std::function<void(int)> &call)
{
    std::vector<double> costs;
    for (int index = 0; index < times; ++index) {
        const double begun = benchmark::wallMilliseconds();
        call(index);
        costs.push_back((benchmark::wallMilliseconds() - begun) * 1e3);
    }
    return benchmark::median(costs);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"parlance.sqlite"_s);
    const auto store = model::Store::open(path);
    const auto writer = model::Database::open(path, model::Database::Access::ReadWrite);
    if (!store || !writer || !benchmark::addConversation(**writer, canisters)) {
        std::fputs("the store could not be filled\n", stderr);
        return 1;
    }

    model::Database &reader = (*store)->reader();
    const double read = medianMicroseconds([&](int index) { (void)model::ConversationStore(reader).node(1 + (index * 7919) % canisters); });
    const QString text = benchmark::plausibleText(canisters / 2, 40);
    const QStringList words = text.split(u' ');
    const QList<Search> searches {{"search: a common word", u"ka"_s}, {"search: two words", words.value(3) + u' ' + words.value(8)},
        {"search: the beginning of a word", words.value(5).left(4)}, {"search: a word that is nowhere", u"zebra"_s}};
    std::vector<benchmark::Row> rows;
    for (const Search &search : searches) {
        const double cost = medianMicroseconds([&](int) { (void)model::SearchIndex(reader).find(search.words, hits); });
        rows.push_back({search.name, cost, read, "us", 20});
    }
    return benchmark::report(rows, argc, argv);
}
