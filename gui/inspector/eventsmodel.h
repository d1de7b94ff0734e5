// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/framing/framing.h"

#include <QAbstractTableModel>

#include <memory>

namespace network {
class StreamDecoder;
} // namespace network

namespace gui {

class DecodedPieces;

//! The events of a streamed response, or its lines of JSON: each with the time at which its last byte arrived, its bytes, and what the
//! provider's language makes of it. Owned by an EventsPage.
class EventsModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventsModel)

public:
    enum Column { TimeColumn, BytesColumn, TypeColumn, DecodedColumn, DataColumn, ColumnCount };
    //! Later events are counted but not listed.
    static constexpr int mostEvents = 50'000;

    explicit EventsModel(QObject *parent = nullptr);
    ~EventsModel() override;

    //! No events where the response is no stream of events.
    void setExchange(const model::Exchange &exchange);
    //! The same exchange, of whose response more has come: only that is read.
    void grow(const model::Exchange &exchange);
    static bool isEventStream(const model::Exchange &exchange);

    //! All that the events have been decoded to, in order.
    const QString &decoded() const { return m_decoded; }
    //! The part of it that an event gave: where it begins, and how long it is.
    std::pair<qsizetype, qsizetype> decodedOf(int row) const;
    //! The event that gave a character of it; -1 where none did.
    int rowOfDecoded(qsizetype place) const;
    std::pair<qsizetype, qsizetype> bytesOf(int row) const;
    //! When the first and the last piece of the answer were there, in milliseconds; nothing where none was decoded.
    std::optional<std::pair<double, double>> speaking() const { return m_speaking; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Event {
        double milliseconds = 0;
        qsizetype begin = 0;
        qsizetype end = 0;
        QByteArray type;
        QByteArray data;
        //! What it was decoded to, in words; the text of it is in `decoded()`.
        QString decoded;
        qsizetype textBegin = 0;
        qsizetype textLength = 0;
    };
    static bool isLines(const model::Exchange &exchange);
    void readTo(QByteArrayView body, qsizetype end, double milliseconds, QList<Event> &come);
    void take(const network::SseEvent &event, double milliseconds, QList<Event> &come);

    QList<Event> m_events;
    //! How far the response has been read.
    network::SseStreamParser m_parser;
    std::unique_ptr<DecodedPieces> m_pieces;
    std::unique_ptr<network::StreamDecoder> m_decoder;
    QString m_decoded;
    std::optional<std::pair<double, double>> m_speaking;
    bool m_isLines = false;
    qsizetype m_read = 0;
    //! Where the event that is being read began.
    qsizetype m_eventBegin = 0;
    qsizetype m_arrivals = 0;
};

} // namespace gui
