// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QList>
#include <QString>

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

} // namespace invocables
