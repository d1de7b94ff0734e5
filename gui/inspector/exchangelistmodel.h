// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchangelog.h"

#include <QAbstractListModel>
#include <QHash>

namespace gui {

class ExchangeLibrary;

//! The exchanges of one conversation, of one server, or all, oldest first, followed live from the log. Keeps no bodies. Owned by its panel.
class ExchangeListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeListModel)

public:
    //! BarStartRole and BarLengthRole: 0 to 1, within the time that the exchange's turn took.
    enum DataRole { NumberRole = Qt::UserRole, StatusRole, DurationRole, BarStartRole, BarLengthRole, FailedRole };

    ExchangeListModel(ExchangeLibrary &library, model::ExchangeLog &log, QObject *parent = nullptr);

    //! Empty: all conversations.
    void setConversation(const model::ConversationId &conversation);
    //! Those with this scheme, host and port, of all conversations.
    void setServer(const QUrl &server);
    model::ExchangeId idAt(int row) const;
    model::ExchangeOrigin originAt(int row) const;
    int rowOf(const model::ExchangeId &id) const;
    //! The last one of a turn's round, or of an invocation where one is named; -1 where there is none.
    int rowOf(const model::ExchangeOrigin &origin) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    void loaded();
    void exchangeChanged(const model::ExchangeId &id);

private:
    struct Span {
        qint64 first = 0;
        qint64 last = 0;
    };
    void read();
    void add(const model::Exchange &exchange);
    void update(const model::Exchange &exchange);
    void widen(const model::Exchange &exchange);
    Span spanOf(const model::Exchange &exchange) const;
    bool belongs(const model::Exchange &exchange) const;

    ExchangeLibrary &m_library;
    model::ExchangeLog &m_log;
    model::ConversationId m_conversation;
    //! Empty: any.
    QUrl m_server;
    QList<model::Exchange> m_rows;
    QHash<model::TurnId, Span> m_spans;
    int m_reading = 0;
};

} // namespace gui
