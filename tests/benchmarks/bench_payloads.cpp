// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The Inspector with very much in it: its list of 100,000 exchanges against one of 100, its filters against a point read, the difference
// of two requests of 5 MB against reading both as JSON, and the longest stall while an exchange of 200 MB is opened:
// bench_payloads [--json]

#include "gui/inspector/bodypage.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/exchangelistmodel.h"
#include "gui/inspector/exchangelistview.h"
#include "model/difference/departure.h"
#include "model/difference/jsondifference.h"
#include "model/exchange/exchangelog.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"
#include "tests/benchmarks/measurement.h"

#include <QApplication>
#include <QEventLoop>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 21;
constexpr qsizetype largeRequest = 5 * 1024 * 1024;
constexpr qsizetype hugeBody = 200 * 1024 * 1024;
constexpr double stall = 50;

//! Runs the event loop until it says so. \return milliseconds; negative where it takes more than a minute.
double waitFor(const std::function<bool()> &isDone)
{
    const double begun = benchmark::wallMilliseconds();
    while (!isDone()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 5);
        if (benchmark::wallMilliseconds() - begun > 60'000)
            return -1;
    }
    return benchmark::wallMilliseconds() - begun;
}

//! A store with a conversation of a few exchanges and one of very many, of which one in fifty has failed.
struct FilledStore {
    static constexpr int few = 100;
    static constexpr int many = 100'000;

    std::unique_ptr<model::Store> store;
    model::ConversationId small = model::ConversationId::create();
    model::ConversationId large = model::ConversationId::create();
    model::ExchangeId one;

    bool fill(const QString &path)
    {
        auto opened = model::Store::open(path);
        if (!opened)
            return false;
        store = std::move(*opened);
        bool isDone = false;
        bool isGood = false;
        store->run(
            QCoreApplication::instance(), [this](model::Database &database) { return write(database); },
            [&](const model::Result<void> &done) {
                isDone = true;
                isGood = done.has_value();
            });
        // It takes a minute or two.
        while (!isDone)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return isGood;
    }

    model::Result<void> write(model::Database &database)
    {
        model::Database::Transaction transaction(database);
        for (int number = 0; number < few + many; ++number) {
            model::Exchange exchange;
            exchange.origin = {number < few ? small : large, model::TurnId(u"turn%1"_s.arg(number / 8)), number % 8 + 1};
            exchange.request = {"POST", QUrl(u"https://api.example.org/v1/messages"_s), {{"content-type", "application/json"}},
                "{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"number " + QByteArray::number(number) + "\"}]}"};
            exchange.state = model::ExchangeState::Complete;
            exchange.status = number % 50 == 49 ? 429 : 200;
            exchange.responseBody = "{\"content\":[{\"type\":\"text\",\"text\":\"fine\"}]}";
            exchange.totalMilliseconds = 100 + number % 977;
            one = exchange.id;
            const auto kept = model::ExchangeStore(database).end(exchange, {u"anthropic"_s, u"m"_s, {}, {10, 5}, 0.001, u"USD"_s});
            if (!kept)
                return kept;
        }
        return transaction.commit();
    }
};

//! Medians of what two measure by turns, so that both meet the same machine.
benchmark::Pair byTurns(const std::function<double()> &measure, const std::function<double()> &refer)
{
    std::vector<double> measured;
    std::vector<double> references;
    for (int round = 0; round < rounds; ++round) {
        references.push_back(refer());
        measured.push_back(measure());
    }
    return {benchmark::median(measured), benchmark::median(references)};
}

//! Opening and filtering.
std::vector<benchmark::Row> listRows(FilledStore &filled)
{
    model::ExchangeLog log;
    gui::StoreExchangeLibrary library(*filled.store);
    gui::ExchangeListModel list(library, log);
    gui::ExchangeListView view(list);
    view.resize(500, 700);
    view.show();
    bool isLoaded = false;
    double loadedAt = 0;
    QObject::connect(&list, &gui::ExchangeListModel::loaded, [&] {
        isLoaded = true;
        loadedAt = benchmark::wallMilliseconds();
    });
    // What is still read and painted of the list before is no part of what is measured.
    const auto settle = [&] {
        waitFor([&list] { return !list.isReading(); });
        QCoreApplication::processEvents();
        waitFor([&list] { return !list.isReading(); });
    };
    const auto open = [&](const model::ConversationId &conversation) {
        settle();
        isLoaded = false;
        list.setScope(conversation);
        return waitFor([&isLoaded] { return isLoaded; });
    };
    const auto filter = [&](const QString &text) {
        list.setFilter(*model::ExchangeFilter::parse({}));
        settle();
        isLoaded = false;
        const double begun = benchmark::wallMilliseconds();
        list.setFilter(*model::ExchangeFilter::parse(text));
        // A page of those that fit, or that there are none in all of it. What a point read gives is not painted either.
        waitFor([&] { return isLoaded && (list.rowCount() > 0 || !list.isReading()); });
        return (list.rowCount() > 0 ? loadedAt : benchmark::wallMilliseconds()) - begun;
    };
    const auto pointRead = [&] {
        bool isRead = false;
        const double begun = benchmark::wallMilliseconds();
        library.find(filled.one, &view, [&isRead](const model::Result<model::Exchange> &exchange) { isRead = exchange.has_value(); });
        waitFor([&isRead] { return isRead; });
        return benchmark::wallMilliseconds() - begun;
    };
    open(filled.small);
    const auto row = [](const char *name, const benchmark::Pair &pair, double target) {
        return benchmark::Row {name, pair.measured, pair.reference, "ms", target};
    };
    return {
        row("exchanges: open 100,000, against 100", byTurns([&] { return open(filled.large); }, [&] { return open(filled.small); }), 1.5),
        row("exchanges: filter one in fifty of 100,000", byTurns([&] { return filter(u"status:429"_s); }, pointRead), 20),
        row("exchanges: filter all but none by two terms", byTurns([&] { return filter(u"kind:provider longer:10s"_s); }, pointRead), 20)};
}

//! A request as long conversations make them; `change` is somewhere in its middle.
QByteArray requestOf(const QByteArray &change)
{
    QByteArray body = "{\"model\":\"m\",\"system\":\"Be brief.\",\"messages\":[";
    for (int number = 0; body.size() < largeRequest; ++number) {
        const QByteArray text = QByteArray("and so it went on, number ") + QByteArray::number(number) + ", with \\\"quotes\\\" in it. ";
        body += QByteArray(number > 0 ? "," : "") + "{\"role\":\"" + (number % 2 ? "assistant" : "user")
            + "\",\"content\":[{\"type\":\"text\",\"text\":\"" + text.repeated(20) + (number == 2000 ? change : QByteArray()) + "\"}]}";
    }
    return body + "],\"stream\":true}";
}

benchmark::Row differenceRow()
{
    const QByteArray first = requestOf("once");
    const QByteArray second = requestOf("twice");
    qsizetype found = 0;
    const auto pair = benchmark::compare(
        5,
        [&] {
            const auto departs = model::departureOf(first, second);
            const auto difference = model::JsonDifference::between(model::JsonView::parse(first), model::JsonView::parse(second));
            found += difference.changes.size() + (departs && departs->pointer ? 1 : 0);
        },
        [&] {
            found += QJsonDocument::fromJson(first).object().size();
            found += QJsonDocument::fromJson(second).object().size();
        });
    return {found > 0 ? "difference of two requests of 5 MB" : "no difference was found", pair.measured, pair.reference, "ms", 4};
}

//! The longest time in which the window did not come to its events.
benchmark::Row hugeRow()
{
    gui::BodyPage page(u"body"_s);
    page.resize(700, 600);
    page.show();
    QCoreApplication::processEvents();
    const QByteArray body = QByteArray("data: {\"type\":\"delta\",\"text\":\"some of it\"}\n\n").repeated(hugeBody / 43);
    bool isShown = false;
    QObject::connect(&page.view(), &gui::BodyView::shown, [&isShown] { isShown = true; });
    double last = benchmark::wallMilliseconds();
    double longest = 0;
    const auto beat = [&] {
        const double now = benchmark::wallMilliseconds();
        longest = std::max(longest, now - last);
        last = now;
    };
    QTimer heart;
    QObject::connect(&heart, &QTimer::timeout, beat);
    heart.start(1);
    page.setBody(body, {});
    waitFor([&isShown] { return isShown; });
    for (const auto form : {gui::BodyPage::Tree, gui::BodyPage::Raw, gui::BodyPage::Hexadecimal}) {
        isShown = form == gui::BodyPage::Tree;
        page.setForm(form);
        waitFor([&isShown] { return isShown; });
    }
    beat();
    return {"longest stall with a body of 200 MB", longest, stall, "ms", 1};
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    QTemporaryDir folder;
    FilledStore filled;
    if (!filled.fill(folder.filePath(u"parlance.sqlite"_s))) {
        std::fputs("the store could not be filled\n", stderr);
        return 1;
    }
    std::vector<benchmark::Row> rows = listRows(filled);
    rows.push_back(differenceRow());
    rows.push_back(hugeRow());
    return benchmark::report(rows, argc, argv);
}
