// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "network/http/requestroom.h"
#include "network/mcp/serving/legacysession.h"
#include "network/mcp/serving/modernservice.h"

#include <QElapsedTimer>
#include <QUrl>

#include <map>

class QTcpServer;

namespace network {

//! Serves MCP over Streamable HTTP on loopback, both eras at one address (2025-11-25 and 2026-07-28, basic/transports). Who does not know
//! the key, asks under another name than this machine's, or is a web page, is refused. Owned by the command or the window that serves;
//! deleting it ends all connections and calls.
class McpHttpService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpHttpService)

public:
    static constexpr int mostConnections = 128;
    //! Bytes of requests that are not whole yet, over all connections: whoever sends is not known before that.
    static constexpr qint64 largestUnfinished = 64 * 1024 * 1024;
    //! The one that has been quiet for longest makes room for another.
    static constexpr qsizetype mostSessions = 64;

    //! `key`: what a peer has to show as a bearer token; empty where none is needed.
    McpHttpService(McpOffer &offer, QByteArray key, QObject *parent);
    ~McpHttpService() override;

    //! Listens on 127.0.0.1; `port` 0: any. Once. \return the address for peers.
    model::Result<QUrl> start(quint16 port);

    // For its connections.
    const QByteArray &key() const { return m_key; }
    const McpOffer &offer() const { return m_offer; }
    ModernService &modern() { return m_modern; }
    //! Null where there is none of that name.
    LegacySession *session(const QByteArray &id);
    //! \return its name; empty where all are busy.
    QByteArray beginSession();
    void endSession(const QByteArray &id);
    const std::shared_ptr<RequestRoom> &room() const { return m_room; }

Q_SIGNALS:
    //! A request was not let through; in a sentence for the person.
    void refused(const QString &why);

private:
    struct Kept {
        std::unique_ptr<LegacySession> session;
        QElapsedTimer quiet;
    };

    void acceptConnections();

    McpOffer &m_offer;
    const QByteArray m_key;
    ModernService m_modern;
    std::map<QByteArray, Kept> m_sessions;
    const std::shared_ptr<RequestRoom> m_room = std::make_shared<RequestRoom>(largestUnfinished);
    QTcpServer *m_server = nullptr;
};

} // namespace network
