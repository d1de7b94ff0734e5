// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/exchangestore.h"

#include <QObject>

#include <functional>

namespace model {
class ExchangeLog;
class Store;
} // namespace model

namespace gui {

//! Writes what the log tells of to the store, and has the store keep to its budget of exchanges: at the start, when that is another, and
//! whenever so much has been recorded that it would matter. Where the store cannot keep up, the log is held. Owned by the workbench; log
//! and store outlive it.
class ExchangeKeeping final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeKeeping)

public:
    //! Makes out what an exchange that has ended came to; called on the store's thread.
    using Reading = std::function<model::ExchangeFacts(const model::Exchange &exchange)>;

    //! `reading` gives one by what is known at that moment.
    ExchangeKeeping(model::ExchangeLog &log, model::Store &store, std::function<Reading()> reading, const model::ExchangeBudget &budget);

    const model::ExchangeBudget &budget() const { return m_budget; }
    //! What is over it goes at once.
    void setBudget(const model::ExchangeBudget &budget);

private:
    void keep(const model::Exchange &exchange);
    void prune();

    model::Store &m_store;
    std::function<Reading()> m_reading;
    model::ExchangeBudget m_budget;
    //! Bytes of bodies since the store was last made to keep to its budget.
    qint64 m_recorded = 0;
};

} // namespace gui
