// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QTimer>

namespace network {

class HttpJob;

//! Ends what is answered with a head without end. Qt 6.4 reads a head to its last byte, tells nothing before, and has no bound; so what
//! it has read is looked up at the sockets themselves, by the port at their other end: what no reply has given of it is a head. Part of
//! the client.
class HeadWatch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HeadWatch)

public:
    //! Bytes of a head; far more than any server sends.
    static constexpr qint64 longestHead = 1024 * 1024;

    explicit HeadWatch(QObject *parent);

    //! The request leaves, for a server on that port.
    void begin(HttpJob &job, int port);
    //! Its head is there, or is not waited for any more.
    void end(HttpJob &job);
    //! A reply from that port has given so much of its body.
    void noteBody(int port, qint64 bytes) { m_bodies[port] += bytes; }

private:
    //! By the number of the socket.
    using Sockets = QHash<quint64, qint64>;
    struct Waiting {
        int port = 0;
        //! What had been read when it began.
        Sockets before;
        qint64 bodies = 0;
    };
    //! What has been read from the sockets that lead to that port.
    static Sockets readFrom(int port);
    qint64 headBytes(const Waiting &waiting) const;
    void look();

    QHash<HttpJob *, Waiting> m_waiting;
    QHash<int, qint64> m_bodies;
    QTimer m_timer;
};

} // namespace network
