// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/cassette.h"

#include <QObject>

namespace model {
class ExchangeLog;
} // namespace model

namespace network {

//! Keeps what the exchange log tells of, as it ends, for a cassette. Owned by whoever records; what is open when it is written is not on
//! it, but for streams that bring the answers to what was posted elsewhere (see isMessageStream), as far as they have come.
class CassetteRecorder final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CassetteRecorder)

public:
    //! Bytes of bodies; more does not fit on a cassette.
    static constexpr qint64 largestRecording = 160LL * 1024 * 1024;

    //! `path`: where it is to be written. The log outlives this.
    CassetteRecorder(QString path, model::ExchangeLog &log, QObject *parent);

    //! Whether an exchange is the stream that brings all messages of an MCP server of 2024-11-05 (HTTP with server-sent events).
    static bool isMessageStream(const model::Exchange &exchange);

    //! Saves atomically what has been recorded. \return a Storage error where that cannot be done, or where it was too much.
    model::Result<void> write() const;

private:
    void add(const model::Exchange &exchange);

    const QString m_path;
    const model::ExchangeLog &m_log;
    QList<model::Exchange> m_exchanges;
    qint64 m_size = 0;
};

} // namespace network
