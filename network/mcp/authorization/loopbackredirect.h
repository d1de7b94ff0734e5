// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QTcpServer>
#include <QUrl>

class QTcpSocket;

namespace network {

//! Waits on this machine's own address for the one request with which a browser brings the answer to a sign-in (RFC 8252, section 7.3),
//! and is deaf afterwards. Anything on this machine can talk to it: what is not exactly that request is turned away and changes nothing.
class LoopbackRedirect final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LoopbackRedirect)

public:
    static constexpr qsizetype maximumHead = 32 * 1024;
    static constexpr qsizetype maximumConnections = 16;

    //! `patienceMilliseconds`: how long a connection may take to say what it wants.
    explicit LoopbackRedirect(QObject *parent = nullptr, int patienceMilliseconds = 10'000);

    //! At that port where it is free, else at any. \return whether it listens.
    bool listen(quint16 wantedPort = 0);
    //! `http://127.0.0.1:PORT/callback`; empty while it does not listen.
    QString address() const;
    //! Until it is told, no state is the right one.
    void expect(const QByteArray &state) { m_state = state; }

Q_SIGNALS:
    //! Once, with the query.
    void arrived(const QUrl &redirected);

private:
    void accept();
    void read(QTcpSocket *socket);
    void answer(QTcpSocket *socket, int status, const QString &text);

    QTcpServer m_server;
    QList<QTcpSocket *> m_open;
    QByteArray m_state;
    const int m_patience;
};

} // namespace network
