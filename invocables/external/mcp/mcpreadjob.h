// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/conversation/canister.h"
#include "network/mcp/client.h"

namespace invocables {

//! Reads a resource of a server (`resources/read`) as document canisters, one for each of its contents. Fails as McpRequest does, and
//! with Execution where there is nothing to read.
class McpReadJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpReadJob)

public:
    McpReadJob(network::McpClient &client, QString uri, QObject *parent);

Q_SIGNALS:
    void succeeded(const QList<model::Canister> &documents);

protected:
    void abandon() override;

private:
    void take(const model::JsonText &result);

    const QString m_uri;
    QPointer<network::McpRequest> m_request;
};

} // namespace invocables
