// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/exchangekeeping.h"

#include "model/exchange/exchangelog.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"

namespace gui {

namespace {

// An eighth of what is kept.
constexpr qint64 pruneAfter = model::ExchangeBudget().bytes / 8;

} // namespace

ExchangeKeeping::ExchangeKeeping(model::ExchangeLog &log, model::Store &store)
    : m_store(store)
{
    connect(&log, &model::ExchangeLog::begun, this, [this](const model::Exchange &exchange) {
        m_store.run(
            [exchange](model::Database &database) { return model::ExchangeStore(database).begin(exchange); }, exchange.request.body.size());
    });
    connect(&log, &model::ExchangeLog::ended, this, [this](const model::Exchange &exchange) {
        m_store.run(
            [exchange](model::Database &database) { return model::ExchangeStore(database).end(exchange); }, exchange.responseBody.size());
        m_recorded += exchange.request.body.size() + exchange.responseBody.size();
        if (m_recorded >= pruneAfter)
            prune();
    });
    connect(&store, &model::Store::behindChanged, &log, &model::ExchangeLog::setHeld);
    prune();
}

void ExchangeKeeping::prune()
{
    m_recorded = 0;
    m_store.run([](model::Database &database) { return model::ExchangeStore(database).prune({}).map([](int) {}); });
}

} // namespace gui
