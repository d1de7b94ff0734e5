// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// A table of 50 columns and 2,000 lines, and a code block of 50,000 lines, each as one answer: for how long the window's thread is busy
// at one go while it is opened, shown whole, scrolled and looked for. Against 16 ms, one picture of a screen: bench_blocks [--json]

#include "model/store/conversationstore.h"
#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/timedapplication.h"
#include "tests/benchmarks/transcriptwindow.h"

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr double frame = 16;
constexpr int rounds = 3;
//! So many turns of a wheel, of three lines each.
constexpr int turnsOfWheel = 120;

//! Counts the longest event.
class LongestApplication final : public benchmark::TimedApplication
{
public:
    using TimedApplication::TimedApplication;
    double take() { return std::exchange(m_longest, 0); }
    void note(double milliseconds) override { m_longest = std::max(m_longest, milliseconds); }

private:
    double m_longest = 0;
};

QString largeTable()
{
    QString text;
    for (int line = 0; line < 2'002; ++line) {
        for (int column = 0; column < 50; ++column)
            text += line == 1 ? u"|---"_s : u"| %1.%2 of it "_s.arg(line).arg(column);
        text += u"|\n"_s;
    }
    return text;
}

QString largeCode()
{
    QString text = u"```cpp\n"_s;
    for (int line = 0; line < 50'000; ++line)
        text += u"    const int value%1 = compute(%1, \"some text\"); // of line %1\n"_s.arg(line);
    return text + u"```\n"_s;
}

model::Result<model::ConversationId> addAnswer(model::Database &database, const QString &text)
{
    model::ConversationStore store(database);
    const model::ConversationInfo info {.title = u"A large block"_s};
    if (const auto created = store.create(info); !created)
        return tl::unexpected(created.error());
    const auto asked = model::share({.role = model::Role::User, .contents = {model::TextContent {u"All of it, please"_s}}});
    const auto answer = model::share({.role = model::Role::Assistant, .contents = {model::TextContent {text}}});
    return store.append(info.id, 0, {asked, answer}).map([&info](qint64) { return info.id; });
}

//! Handles events until nothing more has come for a while.
void settle()
{
    QElapsedTimer quiet;
    quiet.start();
    while (quiet.elapsed() < 300) {
        if (QCoreApplication::eventDispatcher()->processEvents(QEventLoop::AllEvents))
            quiet.restart();
    }
}

void turnWheel(benchmark::TranscriptWindow &window, int by)
{
    QWidget *viewport = window.view()->viewport();
    const QPointF middle = viewport->rect().center();
    QWheelEvent event(middle, viewport->mapToGlobal(middle), {}, {0, by}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(viewport, &event);
    QCoreApplication::processEvents();
}

struct Longest {
    double opening = 0;
    double whole = 0;
    double scrolling = 0;
};

bool measure(benchmark::TranscriptWindow &window, const model::ConversationId &id, Longest &longest)
{
    auto &application = static_cast<LongestApplication &>(*qApp);
    application.take();
    const double begun = benchmark::wallMilliseconds();
    if (!window.show(id))
        return false;
    application.note(benchmark::wallMilliseconds() - begun);
    settle();
    longest.opening = std::max(longest.opening, application.take());
    const double asked = benchmark::wallMilliseconds();
    window.view()->perform(gui::RowAction::ShowAll, 1);
    application.note(benchmark::wallMilliseconds() - asked);
    settle();
    longest.whole = std::max(longest.whole, application.take());
    QScrollBar *bar = window.view()->verticalScrollBar();
    for (const double place : {0.0, 0.3, 0.9}) {
        bar->setValue(int(place * bar->maximum()));
        settle();
        for (int turn = 0; turn < turnsOfWheel; ++turn)
            turnWheel(window, turn < turnsOfWheel / 2 ? -120 : 120);
    }
    longest.scrolling = std::max(longest.scrolling, application.take());
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const LongestApplication application(argc, argv);
    QTemporaryDir folder;
    const auto window = benchmark::TranscriptWindow::open(folder.path());
    const auto database = model::Database::open(window->store().path(), model::Database::Access::ReadWrite);
    std::vector<benchmark::Row> rows;
    window->QWidget::show();
    for (const auto &[name, text] : {std::pair("a table of 50 × 2,000", largeTable()), std::pair("code of 50,000 lines", largeCode())}) {
        const auto made = database ? addAnswer(**database, text) : model::failure(model::ErrorCategory::Storage, QString());
        Longest first;
        Longest longest;
        bool isShown = made && measure(*window, *made, first);
        for (int round = 0; isShown && round < rounds; ++round)
            isShown = measure(*window, *made, longest);
        if (!isShown) {
            std::fputs("a block could not be shown\n", stderr);
            return 1;
        }
        const std::string block(name);
        rows.push_back({block + ": opening, stall", longest.opening, frame, "ms", 1});
        rows.push_back({block + ": shown whole, stall", longest.whole, frame, "ms", 1});
        rows.push_back({block + ": scrolling, stall", longest.scrolling, frame, "ms", 1});
    }
    return benchmark::report(rows, argc, argv);
}
