// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

#include <QAbstractTableModel>

namespace gui {

//! The server-sent events of a response, each with the time at which its last byte arrived. Owned by an ExchangeView.
class EventsModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventsModel)

public:
    enum Column { TimeColumn, TypeColumn, DataColumn, ColumnCount };
    //! Later events are counted but not listed.
    static constexpr int maximumEvents = 50'000;

    using QAbstractTableModel::QAbstractTableModel;

    //! No events where the response is no event stream.
    void setExchange(const model::Exchange &exchange);
    static bool isEventStream(const model::Exchange &exchange);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Event {
        double milliseconds = 0;
        QByteArray type;
        QByteArray data;
    };
    QList<Event> m_events;
};

} // namespace gui
