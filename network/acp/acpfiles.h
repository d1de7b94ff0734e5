// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/invocations.h"
#include "network/mcp/transport/jsonrpc.h"

#include <QObject>
#include <QPointer>

namespace network {

class AcpConnection;

//! Reads and writes files for an agent (`fs/read_text_file`, `fs/write_text_file`), by the file tools of this program, with all that they
//! ask and refuse. Part of a job; deleting it stops what is under way.
class AcpFiles final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AcpFiles)

public:
    static constexpr int mostAtOnce = 16;

    //! `invocations` runs the tools and outlives this.
    AcpFiles(model::Invocations &invocations, const model::ConverseRequest &request, QObject *parent);

    static bool isFor(const RpcMessage &request);
    //! Answers the request on this connection, at once or later.
    void take(const RpcMessage &request, AcpConnection &connection);
    bool isWorking() const { return m_running > 0; }

private:
    const model::InvocationScope m_scope;
    model::Invocations &m_invocations;
    int m_running = 0;
};

} // namespace network
