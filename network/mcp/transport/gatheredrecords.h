// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

#include <QDeadlineTimer>
#include <QTimer>

#include <map>

namespace model {
class ExchangeLog;
}

namespace network {

//! Records what a server says without having been asked, as often as it likes. The first message of a kind is an exchange of its own;
//! those that follow within a while are gathered in one, which has the beginning of them and the count of the others. While they go on
//! coming the while grows, from a second to a minute. Owned by a transport.
class GatheredRecords final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GatheredRecords)

public:
    //! Bytes of the messages that one exchange keeps, as lines.
    static constexpr qsizetype mostKept = 64 * 1024;
    //! What comes under further addresses is one kind.
    static constexpr size_t mostKinds = 16;

    //! The log outlives this.
    GatheredRecords(model::ExchangeLog &log, QObject *parent);
    ~GatheredRecords() override;

    //! A message that was received (`RECEIVE`), or the answer to one (`SEND`). Redacted.
    void add(const QByteArray &direction, const QUrl &url, const QByteArray &message);
    //! Ends what is open.
    void finish();

private:
    struct Kind {
        //! Of the exchange that gathers; empty while there is none.
        model::ExchangeId open;
        QDeadlineTimer end;
        int seconds = 1;
        qsizetype kept = 0;
        qint64 left = 0;
    };
    void recordAlone(const QByteArray &direction, const QUrl &url, const QByteArray &message);
    void gather(Kind &kind, const QByteArray &direction, const QUrl &url, const QByteArray &message);
    void close(Kind &kind);
    void look();

    model::ExchangeLog &m_log;
    //! By direction and address.
    std::map<std::pair<QByteArray, QUrl>, Kind> m_kinds;
    QTimer m_timer;
};

} // namespace network
