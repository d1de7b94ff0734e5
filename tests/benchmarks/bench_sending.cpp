// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Sending in an open conversation of 200,000 canisters against sending in one of 100: from send() to the first token of the answer, and
// the longest time for which the window could not answer meanwhile: bench_sending [--json]

#include "tests/benchmarks/largeconversation.h"
#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/timedapplication.h"
#include "tests/benchmarks/transcriptwindow.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int large = 200000;
constexpr int small = 100;
constexpr int rounds = 5;

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

struct Sent {
    double milliseconds = -1;
    double stall = 0;
};

Sent sendOnce(WatchedApplication &application, benchmark::TranscriptWindow &window, const model::ConversationId &id)
{
    Sent sent;
    model::Session *session = window.show(id);
    if (!session)
        return sent;
    model::SessionSettings settings = session->settings();
    settings.model = {u"bench"_s, u"paced"_s};
    session->setSettings(settings);
    double begun = 0;
    window.conversers().setAnswer({u"Yes"_s, u"."_s}, [&](int tokens) {
        if (tokens == 1)
            sent.milliseconds = benchmark::wallMilliseconds() - begun;
    });
    const auto end = [&] {
        sent.stall = application.takeLongest();
        QTimer::singleShot(100, &window, [] { QApplication::quit(); });
    };
    QObject::connect(session, &model::Session::turnEnded, &window, end, Qt::SingleShotConnection);
    QTimer::singleShot(500, &window, [&] {
        application.takeLongest();
        begun = benchmark::wallMilliseconds();
        if (!session->send({model::TextContent {u"Shortly, please"_s}}))
            QApplication::quit();
    });
    QApplication::exec();
    return sent;
}

} // namespace

int main(int argc, char **argv)
{
    WatchedApplication application(argc, argv);
    QTemporaryDir folder;
    const auto window = benchmark::TranscriptWindow::open(folder.path());
    const auto database = window ? model::Database::open(window->store().path(), model::Database::Access::ReadWrite)
                                 : model::failure(model::ErrorCategory::Storage, {});
    const auto many = database ? benchmark::addConversation(**database, large) : model::failure(model::ErrorCategory::Storage, {});
    const auto few = many ? benchmark::addConversation(**database, small) : many;
    if (!few) {
        std::fputs("the store could not be filled\n", stderr);
        return 1;
    }
    window->QWidget::show();
    sendOnce(application, *window, *few);
    std::vector<double> times;
    std::vector<double> references;
    double stall = 0;
    for (int round = 0; round < rounds; ++round) {
        const Sent measured = sendOnce(application, *window, *many);
        const Sent reference = sendOnce(application, *window, *few);
        if (measured.milliseconds < 0 || reference.milliseconds < 0) {
            std::fputs("nothing was answered\n", stderr);
            return 1;
        }
        times.push_back(measured.milliseconds);
        references.push_back(reference.milliseconds);
        stall = std::max(stall, measured.stall);
    }
    return benchmark::report(
        {{"sending in 200,000 canisters: first token", benchmark::median(times), benchmark::median(references), "ms", 1.5},
            {"sending in 200,000 canisters: longest stall", stall, 16, "ms", 1}},
        argc, argv);
}
