// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Streaming a long answer into the window: the last 1,000 tokens against the first, and the longest time for which the window
// could not answer. The whole way from the converser through turn, journal and model to the painted transcript.

#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/transcriptwindow.h"

#include <QApplication>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int tokens = 20000;
constexpr int part = 1000;

//! Notices how long the handling of one event takes.
class WatchedApplication final : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        ++m_depth;
        const double begun = benchmark::wallMilliseconds();
        const bool handled = QApplication::notify(receiver, event);
        if (--m_depth == 0)
            m_longest = std::max(m_longest, benchmark::wallMilliseconds() - begun);
        return handled;
    }
    double takeLongest() { return std::exchange(m_longest, 0); }

private:
    int m_depth = 0;
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

    struct Kind {
        const char *name;
        benchmark::AnswerShape shape;
    };
    std::vector<benchmark::Row> rows;
    for (const Kind &kind : {Kind {"Markdown", benchmark::AnswerShape::Markdown}, Kind {"one paragraph", benchmark::AnswerShape::Paragraph},
             Kind {"one code block", benchmark::AnswerShape::CodeBlock}}) {
        const Cost cost = stream(application, *window, kind.shape, tokens);
        if (!cost.isComplete) {
            std::fprintf(stderr, "the answer (%s) was not committed\n", kind.name);
            return 1;
        }
        rows.push_back({std::string("streaming, last 1,000 of 20,000: ") + kind.name, cost.last, cost.first, "ms", 1.2});
        rows.push_back({std::string("longest stall (goal 16 ms): ") + kind.name, cost.stall, 50, "ms", 1});
    }
    return benchmark::report(rows, argc, argv);
}
