// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace model {
class ExchangeLog;
class Store;
} // namespace model

namespace gui {

//! Writes what the log tells of to the store, and has the store keep to its budget of exchanges: at the start, and whenever so much has
//! been recorded that it would matter. Where the store cannot keep up, the log is held. Owned by the workbench; log and store outlive it.
class ExchangeKeeping final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeKeeping)

public:
    ExchangeKeeping(model::ExchangeLog &log, model::Store &store);

private:
    void prune();

    model::Store &m_store;
    //! Bytes of bodies since the store was last made to keep to its budget.
    qint64 m_recorded = 0;
};

} // namespace gui
