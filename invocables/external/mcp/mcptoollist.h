// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcptool.h"
#include "model/basics/countdown.h"
#include "model/schema/jsontext.h"
#include "network/mcp/connection.h"
#include "network/mcp/listing.h"

#include <QList>
#include <QPointer>
#include <QString>

namespace network {
class McpListing;
} // namespace network

namespace invocables {

//! The tools that servers had when they were last connected, a file for each server, so that they are known before it is up. A value;
//! reading and writing is for workers. What cannot be read or written is told anew by the server.
class McpKnownTools
{
public:
    //! Bytes of a server's file, and how many servers are kept.
    static constexpr qint64 largestFile = 4 * 1024 * 1024;
    static constexpr int mostServers = 64;

    //! A folder in the profile; empty: nothing is kept.
    explicit McpKnownTools(QString folder = {})
        : m_folder(std::move(folder))
    {
    }

    //! The items of a server's list, by the server's fingerprint.
    QList<model::JsonText> read(const QString &server) const;
    void write(const QString &server, const QList<model::JsonText> &items) const;
    void forget(const QString &server) const;

private:
    QString path(const QString &server) const;
    void dropOldest() const;

    QString m_folder;
};

//! The tools of one server: as they were known before it is up, listed when it is ready, again when they change, and before they are used
//! where that is due. Keeps the last good list whatever comes. Owned by an McpEnsemble.
class McpToolList final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpToolList)

public:
    //! Changes are told in bursts: milliseconds from the first to the listing.
    static constexpr int debounceMilliseconds = 200;

    //! The connection outlives the list.
    McpToolList(network::McpConnection &connection, McpKnownTools known, QObject *parent);

    const QList<McpToolPointer> &tools() const { return m_tools; }
    //! What is remembered of the server has been read.
    bool isRead() const { return m_isRead; }
    //! The server has told its tools, or could not, since it was connected.
    bool isListed() const { return m_isListed; }
    //! They are being listed.
    bool isListing() const { return m_isListing; }
    //! Why the last listing came to nothing; empty where it did not.
    const model::Error &error() const { return m_error; }
    void list();
    //! Somebody is about to use them: lists them again where they are no longer fresh, or could not be listed.
    void renew();
    //! They were for the eyes of whoever was signed in.
    void forget();

Q_SIGNALS:
    void changed();

private:
    McpTool::Over over() const;
    void readKnown();
    void followConnection();
    void take(const QList<model::JsonText> &items);
    void settle(const model::Error &error);

    network::McpConnection &m_connection;
    const McpKnownTools m_known;
    QPointer<network::McpClient> m_client;
    QPointer<network::McpListing> m_listing;
    //! Which list is being read on a worker; others are out of date.
    int m_reading = 0;
    //! Since the last one was begun.
    bool m_isForgotten = false;
    model::Countdown m_debounce;
    QList<McpToolPointer> m_tools;
    bool m_isRead = false;
    bool m_isListed = false;
    bool m_isListing = false;
    network::McpFreshness m_freshness;
    model::Error m_error;
};

} // namespace invocables
