// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/exchangefilterline.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/exchangelistmodel.h"
#include "gui/inspector/exchangelistpane.h"
#include "gui/inspector/exchangelistview.h"
#include "gui/inspector/inspectorpanel.h"
#include "gui/preferences/preferences.h"
#include "gui/workbench/exchangekeeping.h"
#include "model/exchange/exchangelog.h"
#include "model/store/store.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

inline model::Exchange exampleOf(const model::ConversationId &conversation)
{
    model::Exchange exchange;
    exchange.origin.conversation = conversation;
    exchange.origin.turn = model::TurnId(QStringLiteral("turn"));
    exchange.origin.round = 1;
    exchange.request.method = "POST";
    exchange.request.url = QUrl(QStringLiteral("http://127.0.0.1:8080/v1/messages"));
    exchange.request.headers = {{"x-api-key", "[redacted]"}, {"content-type", "application/json"}};
    exchange.request.body = "{\"temperature\":1.0,\"seed\":12345678901234567890,\"text\":\"it\'s\"}";
    exchange.status = 200;
    exchange.responseHeaders = {{"Content-Type", "text/event-stream; charset=utf-8"}};
    exchange.responseBody = "event: first\ndata: {\"a\":1}\n\ndata: second\n\n";
    exchange.arrivals = {{20, 5.5}, {exchange.responseBody.size(), 42}};
    exchange.totalMilliseconds = 1220;
    exchange.state = model::ExchangeState::Complete;
    return exchange;
}

//! An Inspector over a store of its own.
class InspectorFixture final
{
public:
    InspectorFixture()
    {
        auto opened = model::Store::open(folder.filePath(QStringLiteral("parlance.sqlite")));
        if (!opened)
            qFatal("no store");
        store = std::move(*opened);
        keeping = std::make_unique<gui::ExchangeKeeping>(
            log, *store, [] { return [](const model::Exchange &) { return model::ExchangeFacts(); }; }, model::ExchangeBudget());
        library = std::make_unique<gui::StoreExchangeLibrary>(*store);
        preferences = std::make_unique<gui::Preferences>(folder.path());
    }

    template <typename Work>
    bool write(Work work)
    {
        bool isDone = false;
        bool isGood = false;
        store->run(&log, work, [&](const model::Result<void> &done) {
            isDone = true;
            isGood = done.has_value();
        });
        return QTest::qWaitFor([&isDone] { return isDone; }, support::patience) && isGood;
    }
    bool keep(const model::Exchange &exchange, const model::ExchangeFacts &facts = {})
    {
        return write([exchange, facts](model::Database &database) { return model::ExchangeStore(database).end(exchange, facts); });
    }
    void makePanel()
    {
        panel = std::make_unique<gui::InspectorPanel>(*library, log, *preferences);
        tester = std::make_unique<QAbstractItemModelTester>(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    gui::ExchangeListModel &model() { return panel->list().model(); }
    template <typename Widget>
    Widget *find(const char *name)
    {
        return panel->findChild<Widget *>(QString::fromLatin1(name));
    }
    //! The exchange so many rows from the first, over all groups.
    QModelIndex row(int number)
    {
        QModelIndex index = model().last();
        for (int row = model().count() - 1; row > number; --row)
            index = model().before(index);
        return index;
    }
    void pick(int number) { panel->list().view().setCurrentIndex(row(number)); }
    void pickAlso(int number)
    {
        panel->list().view().selectionModel()->select(row(number), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    void filter(const QString &text) { find<gui::ExchangeFilterLine>("exchangeFilter")->setFilterText(text); }

    QTemporaryDir folder;
    std::unique_ptr<model::Store> store;
    model::ExchangeLog log;
    std::unique_ptr<gui::ExchangeKeeping> keeping;
    std::unique_ptr<gui::StoreExchangeLibrary> library;
    std::unique_ptr<gui::Preferences> preferences;
    std::unique_ptr<gui::InspectorPanel> panel;
    std::unique_ptr<QAbstractItemModelTester> tester;
};
