// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Streaming a long answer into the window: the last 1,000 tokens against the first, and the longest time for which the window
// could not answer. The whole way from the converser through turn, journal and model to the painted transcript.

#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/timedapplication.h"
#include "tests/benchmarks/transcriptwindow.h"

#include <QApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int tokens = 20000;
constexpr int part = 1000;
//! Each answer streams so many times. What else the machine does meets the beginning of one answer and the end of another.
constexpr int times = 5;

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

struct Cost {
    double first = 0;
    double last = 0;
    double stall = 0;
    bool isComplete = false;
};

Cost stream(WatchedApplication &application, benchmark::TranscriptWindow &window, benchmark::AnswerShape shape, int count)
{
    Cost cost;
    model::Session *session = window.show(model::ConversationId());
    model::SessionSettings settings = session->settings();
    settings.model = {u"bench"_s, u"paced"_s};
    session->setSettings(settings);
    double begun = 0;
    window.conversers().setAnswer(benchmark::answerTokens(shape, count), [&](int sent) {
        const double now = benchmark::processorMilliseconds();
        if (sent == 1 || sent == count - part)
            begun = now;
        else if (sent == part)
            cost.first = now - begun;
        else if (sent == count)
            cost.last = now - begun;
    });
    // Half a second more, for what the end of a turn sets off.
    QObject::connect(session, &model::Session::turnEnded, &window, [&](model::Turn *turn) {
        cost.isComplete = turn->state() == model::TurnState::Committed;
        QTimer::singleShot(500, &window, [] { QApplication::quit(); });
    });
    QTimer::singleShot(200, &window, [&] {
        application.takeLongest();
        if (!session->send({model::TextContent {u"At length, please"_s}}))
            QApplication::quit();
    });
    QApplication::exec();
    cost.stall = application.takeLongest();
    return cost;
}

struct Kind {
    const char *name;
    benchmark::AnswerShape shape;
    std::vector<Cost> costs = {};
};

//! Both parts of the answer whose ratio is the median; the longest stall of all.
std::vector<benchmark::Row> rowsOf(Kind &kind)
{
    std::sort(kind.costs.begin(), kind.costs.end(),
        [](const Cost &one, const Cost &other) { return one.last / one.first < other.last / other.first; });
    const Cost &middle = kind.costs.at(kind.costs.size() / 2);
    const auto longest = std::max_element(
        kind.costs.begin(), kind.costs.end(), [](const Cost &one, const Cost &other) { return one.stall < other.stall; });
    return {{std::string("streaming, last 1,000 of 20,000: ") + kind.name, middle.last, middle.first, "ms", 1.2},
        {std::string("longest stall (goal 16 ms): ") + kind.name, longest->stall, 50, "ms", 1}};
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
    // Fonts, tables and statements are made ready by a first answer that does not count.
    stream(application, *window, benchmark::AnswerShape::Markdown, 2 * part);

    std::vector<Kind> kinds {{"Markdown", benchmark::AnswerShape::Markdown}, {"one paragraph", benchmark::AnswerShape::Paragraph},
        {"one code block", benchmark::AnswerShape::CodeBlock}};
    for (int round = 0; round < times; ++round) {
        for (Kind &kind : kinds) {
            kind.costs.push_back(stream(application, *window, kind.shape, tokens));
            if (!kind.costs.back().isComplete) {
                std::fprintf(stderr, "the answer (%s) was not committed\n", kind.name);
                return 1;
            }
        }
    }
    std::vector<benchmark::Row> rows;
    for (Kind &kind : kinds) {
        for (const benchmark::Row &row : rowsOf(kind))
            rows.push_back(row);
    }
    return benchmark::report(rows, argc, argv);
}
