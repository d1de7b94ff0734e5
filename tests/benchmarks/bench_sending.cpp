// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Sending in a conversation of 200,000 canisters against sending in one of 100, both of which are larger than the model's context: until
// the model is asked, and to the end of the turn; and how long the window's thread is busy at one go meanwhile: bench_sending [--json]

#include "model/session/contextfit.h"
#include "model/session/contexttally.h"
#include "tests/benchmarks/largeconversation.h"
#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/timedapplication.h"
#include "tests/benchmarks/transcriptwindow.h"

#include <QEventLoop>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int large = 200'000;
constexpr int small = 100;
constexpr int rounds = 15;
constexpr qint64 context = 4'096;
constexpr double frame = 16;

//! Counts the longest event.
class LongestApplication final : public benchmark::TimedApplication
{
public:
    using TimedApplication::TimedApplication;
    double take() { return std::exchange(m_longest, 0); }

private:
    void note(double milliseconds) override { m_longest = std::max(m_longest, milliseconds); }

    double m_longest = 0;
};

struct Sent {
    std::vector<double> asked;
    std::vector<double> ended;
    double stall = 0;
};

//! \return false where the turn does not end within a minute.
bool wait(const std::function<bool()> &isThere)
{
    const double begun = benchmark::wallMilliseconds();
    while (!isThere() && benchmark::wallMilliseconds() - begun < 60'000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
    return isThere();
}

bool sendOnce(model::Session &session, benchmark::TranscriptWindow &window, Sent &sent)
{
    double asked = 0;
    window.conversers().setAnswer({u"Well."_s}, [](int) {});
    window.conversers().setContext(context, [&asked](const model::ContextFit &) { asked = benchmark::wallMilliseconds(); });
    auto &application = static_cast<LongestApplication &>(*qApp);
    application.take();
    const double begun = benchmark::wallMilliseconds();
    if (!session.send({model::TextContent {u"And what of the rest?"_s}}))
        return false;
    const double taken = benchmark::wallMilliseconds() - begun;
    if (!wait([&session] { return !session.isBusy(); }) || asked == 0)
        return false;
    sent.asked.push_back(asked - begun);
    sent.ended.push_back(benchmark::wallMilliseconds() - begun);
    sent.stall = std::max({sent.stall, application.take(), taken});
    return true;
}

//! \return false where it cannot be opened, or a turn does not end.
bool measure(benchmark::TranscriptWindow &window, const model::ConversationId &id, Sent &sent)
{
    model::Session *session = window.show(id);
    if (!session)
        return false;
    model::SessionSettings settings = session->settings();
    settings.model = {u"somewhere"_s, u"some"_s};
    session->setSettings(settings);
    window.view()->scrollToEnd();
    if (!wait([session] { return session->tally().isWhole(); }))
        return false;
    Sent first;
    bool isSent = sendOnce(*session, window, first);
    for (int round = 0; isSent && round < rounds; ++round)
        isSent = sendOnce(*session, window, sent);
    return isSent;
}

} // namespace

int main(int argc, char **argv)
{
    const LongestApplication application(argc, argv);
    QTemporaryDir folder;
    const auto window = benchmark::TranscriptWindow::open(folder.path());
    const auto database = model::Database::open(window->store().path(), model::Database::Access::ReadWrite);
    const auto many = database ? benchmark::addConversation(**database, large) : model::failure(model::ErrorCategory::Storage, QString());
    const auto few = many ? benchmark::addConversation(**database, small) : many;
    if (!few) {
        std::fputs("the store could not be filled\n", stderr);
        return 1;
    }
    window->QWidget::show();
    window->conversers().setAnswer({u"It "_s, u"stays."_s}, [](int) {});
    Sent measured;
    Sent reference;
    if (!measure(*window, *many, measured) || !measure(*window, *few, reference)) {
        std::fputs("a message could not be sent\n", stderr);
        return 1;
    }
    using benchmark::median;
    return benchmark::report({{"sending in 200,000 canisters: model asked", median(measured.asked), median(reference.asked), "ms", 1.5},
                                 {"sending in 200,000 canisters: turn's end", median(measured.ended), median(reference.ended), "ms", 1.5},
                                 {"sending in 200,000 canisters: longest stall", measured.stall, frame, "ms", 1}},
        argc, argv);
}
