// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "network/capture/captureconnection.h"
#include "network/capture/capturedexchange.h"

class QTcpServer;

namespace network {

//! Listens on loopback for programs that are pointed at it instead of at a provider, passes on all that they say and are told, and has
//! each exchange kept by the exchange log, as `captured`. Who does not know the key, and web pages, are refused. Owned by whoever
//! captures; deleting it ends all connections, and what was open on them as Cancelled.
class CaptureServer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CaptureServer)

public:
    //! Connections at once; further ones are closed.
    static constexpr int mostConnections = 128;

    //! The log outlives the server.
    explicit CaptureServer(model::ExchangeLog &log, QObject *parent = nullptr);
    ~CaptureServer() override;

    //! Once. `port` 0: any. `target` is an HTTP address without a query; cleartext to another machine only where that is allowed.
    //! \return the base URL for programs, its key in the path, without a slash at the end.
    model::Result<QUrl> start(const QUrl &target, bool allowCleartext, quint16 port = 0);

Q_SIGNALS:
    //! A request did not reach the target; in a sentence for the person.
    void refused(const QString &why);

private:
    void acceptConnections();

    model::ExchangeLog &m_log;
    CapturePlace m_place;
    CaptureRedactions m_redactions;
    QTcpServer *m_server = nullptr;
};

} // namespace network
