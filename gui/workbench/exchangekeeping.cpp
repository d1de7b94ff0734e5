// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/exchangekeeping.h"

#include "model/exchange/exchangelog.h"
#include "model/store/store.h"

namespace gui {

ExchangeKeeping::ExchangeKeeping(
    model::ExchangeLog &log, model::Store &store, std::function<Reading()> reading, const model::ExchangeBudget &budget)
    : m_store(store)
    , m_reading(std::move(reading))
    , m_budget(budget)
{
    connect(&log, &model::ExchangeLog::begun, this, [this](const model::Exchange &exchange) {
        m_store.run(
            [exchange](model::Database &database) { return model::ExchangeStore(database).begin(exchange); }, exchange.request.body.size());
    });
    connect(&log, &model::ExchangeLog::ended, this, &ExchangeKeeping::keep);
    connect(&store, &model::Store::behindChanged, &log, &model::ExchangeLog::setHeld);
    prune();
}

void ExchangeKeeping::keep(const model::Exchange &exchange)
{
    m_store.run([exchange, reading = m_reading()](
                    model::Database &database) { return model::ExchangeStore(database).end(exchange, reading(exchange)); },
        exchange.responseBody.size());
    m_recorded += exchange.request.body.size() + exchange.responseBody.size();
    // An eighth of what is kept.
    if (m_recorded >= m_budget.bytes / 8)
        prune();
}

void ExchangeKeeping::setBudget(const model::ExchangeBudget &budget)
{
    if (budget == m_budget)
        return;
    m_budget = budget;
    prune();
}

void ExchangeKeeping::prune()
{
    m_recorded = 0;
    m_store.run([budget = m_budget](model::Database &database) { return model::ExchangeStore(database).prune(budget).map([](int) {}); });
}

} // namespace gui
