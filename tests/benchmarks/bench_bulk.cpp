// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// A table of 50 columns and 2,000 rows, and a code block of 50,000 lines: the longest time for which the window could not answer while
// a conversation with it opens and is scrolled from end to end, against 16 ms, a frame of the screen: bench_bulk [--json]

#include "model/store/conversationstore.h"
#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/timedapplication.h"
#include "tests/benchmarks/transcriptwindow.h"

#include <QScrollBar>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int columns = 50;
constexpr int tableRows = 2000;
constexpr int codeLines = 50'000;
constexpr int rounds = 3;
constexpr int scrollSteps = 60;
constexpr double frame = 16;

//! Keeps the longest time.
class WatchedApplication final : public benchmark::TimedApplication
{
public:
    using TimedApplication::TimedApplication;

    double takeLongest() { return std::exchange(m_longest, 0); }

private:
    void note(double milliseconds) override { m_longest = std::max(m_longest, milliseconds); }

    double m_longest = 0;
};

QString table()
{
    QString text = u"|"_s + u" head |"_s.repeated(columns) + u"\n|"_s + u"---|"_s.repeated(columns) + u'\n';
    for (int row = 0; row < tableRows; ++row) {
        text += u'|';
        for (int column = 0; column < columns; ++column)
            text += u" %1 |"_s.arg(row * column);
        text += u'\n';
    }
    return text;
}

QString code()
{
    QString text = u"```cpp\n"_s;
    for (int line = 0; line < codeLines; ++line)
        text += u"    const int value%1 = compute(%1, \"text\"); // line\n"_s.arg(line);
    return text + u"```\n"_s;
}

struct Stalls {
    double opening = 0;
    double scrolling = 0;
};

Stalls look(WatchedApplication &application, benchmark::TranscriptWindow &window, const model::ConversationId &id)
{
    Stalls stalls;
    QTimer steps;
    int step = 0;
    QObject::connect(&steps, &QTimer::timeout, &window, [&] {
        QScrollBar *bar = window.view()->verticalScrollBar();
        if (step == 0)
            stalls.opening = application.takeLongest();
        if (++step > scrollSteps) {
            stalls.scrolling = application.takeLongest();
            QApplication::quit();
            return;
        }
        bar->setValue(bar->minimum() + (bar->maximum() - bar->minimum()) * step / scrollSteps);
    });
    QTimer::singleShot(100, &window, [&] { window.show(id); });
    // What is laid out later belongs to opening.
    QTimer::singleShot(3000, &window, [&] { steps.start(20); });
    application.takeLongest();
    QApplication::exec();
    return stalls;
}

} // namespace

int main(int argc, char **argv)
{
    WatchedApplication application(argc, argv);
    QTemporaryDir folder;
    const auto window = benchmark::TranscriptWindow::open(folder.path());
    if (!window)
        return 1;
    window->QWidget::show();
    std::vector<benchmark::Row> rows;
    for (const auto &[name, text] :
        {std::pair(std::string("a table of 50 × 2,000"), table()), std::pair(std::string("code of 50,000 lines"), code())}) {
        const auto database = model::Database::open(window->store().path(), model::Database::Access::ReadWrite);
        const model::ConversationInfo info {.title = u"Bulk"_s};
        const auto canister = model::share({.role = model::Role::Assistant, .contents = {model::TextContent {text}}});
        if (!database || !model::ConversationStore(**database).create(info)
            || !model::ConversationStore(**database).append(info.id, 0, {canister})) {
            std::fputs("the store could not be filled\n", stderr);
            return 1;
        }
        std::vector<double> opening;
        std::vector<double> scrolling;
        for (int round = 0; round < rounds; ++round) {
            const Stalls stalls = look(application, *window, info.id);
            opening.push_back(stalls.opening);
            scrolling.push_back(stalls.scrolling);
        }
        rows.push_back({"opening " + name, *std::min_element(opening.begin(), opening.end()), frame, "ms", 1});
        rows.push_back({"scrolling " + name, *std::min_element(scrolling.begin(), scrolling.end()), frame, "ms", 1});
    }
    return benchmark::report(rows, argc, argv);
}
