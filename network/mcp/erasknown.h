// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/handshake.h"

#include <QHash>

namespace network {

//! Which era of the protocol each server was found to speak, kept in a file, so that it is not tried out each time. Owned by whoever
//! makes the connections. What cannot be read or written is found out anew.
class ErasKnown final
{
public:
    //! A path in the profile; empty: kept in memory only.
    explicit ErasKnown(QString path = {});

    McpHandshake::Era of(const QString &fingerprint) const { return m_eras.value(fingerprint, McpHandshake::Era::Unknown); }
    void note(const QString &fingerprint, McpHandshake::Era era);

private:
    void write() const;

    const QString m_path;
    QHash<QString, McpHandshake::Era> m_eras;
};

} // namespace network
