// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHostAddress>
#include <QtGlobal>

#include <functional>
#include <vector>

namespace network {

//! One of this process's TCP connections as the system shows it, whoever has made it: Qt 6.4 tells nothing of those on which its HTTP runs.
//! Holds the connection open by a file of its own; so one that is kept for long delays its end.
class TcpConnection final
{
    Q_DISABLE_COPY(TcpConnection)

public:
    //! What has come. `segments`: those that had data in them.
    struct Figures {
        qint64 bytes = 0;
        qint64 unread = 0;
        quint32 segments = 0;
        bool isOpen = false;
    };
    using Leads = std::function<bool(const QHostAddress &peer, int port)>;

    //! Those that lead where it says so, each once. Empty where the system does not tell.
    static std::vector<TcpConnection> whichLead(const Leads &leads);

    TcpConnection(TcpConnection &&other) noexcept;
    TcpConnection &operator=(TcpConnection &&other) noexcept;
    ~TcpConnection();

    //! No other has it as long as this one is there.
    quint64 number() const { return m_number; }
    const QHostAddress &peer() const { return m_peer; }
    int port() const { return m_port; }
    Figures figures() const;
    //! Ends it in both directions, at once: whoever reads, in whatever thread, gets nothing more, not even what has come.
    void breakOff() const;
    //! The same, but what has been written still leaves, and what has come can be read.
    void end() const;

private:
    TcpConnection(int file, quint64 number, const QHostAddress &peer, int port);

    int m_file = -1;
    quint64 m_number = 0;
    QHostAddress m_peer;
    int m_port = 0;
};

} // namespace network
