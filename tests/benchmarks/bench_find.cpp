// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Finding in an open conversation of 100,000 canisters: from asking to the first place on the screen, for frequent words and for such
// as stand in one canister only, at its other end. Against 100 ms, after which one notices a wait: bench_find [--json]

#include "gui/shared/findbar.h"
#include "gui/transcript/transcriptfind.h"
#include "tests/benchmarks/largeconversation.h"
#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/transcriptwindow.h"

#include <QApplication>
#include <QEventLoop>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int large = 100000;
constexpr int rounds = 5;
constexpr double noticed = 100;

//! \return milliseconds until the first place is shown; negative where none is within ten seconds.
double findOnce(model::Session &session, benchmark::TranscriptWindow &window, const QString &words)
{
    gui::FindBar bar(u"findBar"_s);
    bar.open(QString());
    gui::TranscriptFind finding(session, window.store(), *window.view(), bar);
    const auto *count = bar.findChild<QLabel *>(u"findCount"_s);
    window.view()->scrollToEnd();
    const double begun = benchmark::wallMilliseconds();
    bar.findChild<QLineEdit *>(u"findText"_s)->setText(words);
    while (!count->text().contains(u" of "_s)) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
        if (benchmark::wallMilliseconds() - begun > 10'000)
            return -1;
    }
    return benchmark::wallMilliseconds() - begun;
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    QTemporaryDir folder;
    const auto window = benchmark::TranscriptWindow::open(folder.path());
    const auto database = model::Database::open(window->store().path(), model::Database::Access::ReadWrite);
    const auto made = database ? benchmark::addConversation(**database, large) : model::failure(model::ErrorCategory::Storage, QString());
    model::Session *session = made ? window->show(*made) : nullptr;
    if (!session) {
        std::fputs("the store could not be filled\n", stderr);
        return 1;
    }
    window->QWidget::show();
    std::vector<benchmark::Row> rows;
    for (const auto &[name, words] : {std::pair("find in 100,000 canisters: a frequent word", benchmark::plausibleText(large - 2, 2)),
             std::pair("find in 100,000 canisters: words of the first", benchmark::plausibleText(0, 6))}) {
        std::vector<double> times;
        for (int round = 0; round < rounds; ++round)
            times.push_back(findOnce(*session, *window, words));
        if (*std::min_element(times.begin(), times.end()) < 0) {
            std::fputs("a place was not found\n", stderr);
            return 1;
        }
        rows.push_back({name, benchmark::median(times), noticed, "ms", 1});
    }
    return benchmark::report(rows, argc, argv);
}
