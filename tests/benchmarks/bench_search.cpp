// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Searching 100,000 canisters for a page of hits against reading one canister by its key in the same database.

#include "model/store/conversationstore.h"
#include "model/store/searchindex.h"
#include "model/store/store.h"
#include "tests/benchmarks/largeconversation.h"
#include "tests/benchmarks/measurement.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int canisters = 100000;
constexpr int hits = 20;
//! Searches and readings take turns in lots of so many, since a machine's pace changes meanwhile.
constexpr int lot = 10;
constexpr int lots = 10;
//! So many words of a text are typed in turn; the dearest one counts.
constexpr int typedWords = 12;
constexpr int longestBeginning = 8;

struct Search {
    std::string name;
    //! What is typed, each for itself.
    QStringList typed;
    //! Times the reading of one canister. FTS5 takes the places of every entry along for a phrase.
    double most = 20;
};

//! Adds what each single call of a lot takes, in microseconds.
void time(const std::function<void()> &call, std::vector<double> &costs)
{
    for (int index = 0; index < lot; ++index) {
        const double begun = benchmark::wallMilliseconds();
        call();
        costs.push_back((benchmark::wallMilliseconds() - begun) * 1e3);
    }
}

//! Everything that stands in the search field while words of a text are typed.
QList<Search> searches()
{
    QStringList words = benchmark::plausibleText(canisters / 2, 400).remove(u'.').split(u' ');
    words.removeDuplicates();
    words = words.mid(0, typedWords);
    QList<Search> all;
    for (int length = 1; length <= longestBeginning; ++length) {
        Search beginnings {"search: the first " + std::to_string(length) + (length == 1 ? " letter" : " letters"), {}};
        for (const QString &word : std::as_const(words)) {
            if (word.size() >= length && !beginnings.typed.contains(word.left(length)))
                beginnings.typed.append(word.left(length));
        }
        all.append(beginnings);
    }
    Search two {"search: two words", {}};
    Search three {"search: three words", {}};
    Search phrase {"search: a phrase of two words", {}, 30};
    for (qsizetype index = 0; index + 2 < words.size(); ++index) {
        two.typed.append(words.at(index) + u' ' + words.at(index + 1));
        three.typed.append(words.mid(index, 3).join(u' '));
        phrase.typed.append(u'"' + words.at(index) + u' ' + words.at(index + 1) + u'"');
    }
    return all << two << three << phrase << Search {"search: two words, one half typed", {u"ka l"_s, u"lo mi"_s, u"kalo k"_s}}
               << Search {"search: a word that is nowhere", {u"zebra"_s, u"z"_s, u"kax"_s}};
}

//! The dearest of what is typed beside the reading of a canister, the medians of both in microseconds. Each canister is read for the
//! first time, as one is that a person opens.
benchmark::Pair dearest(model::Database &reader, const QStringList &typed)
{
    static int canister = 0;
    benchmark::Pair most {0, 1};
    for (const QString &words : typed) {
        std::vector<double> searches;
        std::vector<double> readings;
        for (int round = 0; round < lots; ++round) {
            time([&] { (void)model::ConversationStore(reader).node(1 + (canister++ * 7919) % canisters); }, readings);
            time([&] { (void)model::SearchIndex(reader).find(words, hits); }, searches);
        }
        const benchmark::Pair pair {benchmark::median(searches), benchmark::median(readings)};
        if (pair.measured / pair.reference > most.measured / most.reference)
            most = pair;
    }
    return most;
}

//! Says what the index costs beside searching: filling, the file, and erasing one small conversation.
bool fill(model::Database &writer)
{
    const double begun = benchmark::processorMilliseconds();
    if (!benchmark::addConversation(writer, canisters))
        return false;
    const double filled = benchmark::processorMilliseconds() - begun;
    for (int index = 0; index < canisters; ++index)
        (void)benchmark::plausibleText(index, 40 + index % 40);
    const double making = benchmark::processorMilliseconds() - begun - filled;
    std::fprintf(stderr, "filled in %.1f s of processor time, %lld MiB\n", (filled - making) / 1e3, QFileInfo(writer.path()).size() >> 20);
    const auto small = benchmark::addConversation(writer, hits);
    const double erasing = benchmark::wallMilliseconds();
    if (!small || !model::ConversationStore(writer).erase(*small))
        return false;
    std::fprintf(stderr, "erased a conversation of %d canisters in %.0f ms\n", hits, benchmark::wallMilliseconds() - erasing);
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"parlance.sqlite"_s);
    const auto store = model::Store::open(path);
    const auto writer = model::Database::open(path, model::Database::Access::ReadWrite);
    if (!store || !writer || !fill(**writer)) {
        std::fputs("the store could not be filled\n", stderr);
        return 1;
    }

    model::Database &reader = (*store)->reader();
    std::vector<benchmark::Row> rows;
    for (const Search &search : searches()) {
        const benchmark::Pair pair = dearest(reader, search.typed);
        rows.push_back({search.name, pair.measured, pair.reference, "us", search.most});
    }
    return benchmark::report(rows, argc, argv);
}
