// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcptool.h"
#include "invocables/invocable.h"
#include "invocables/invocationcontext.h"

#include <QPointer>

namespace network {
class McpRequest;
}

namespace invocables {

class McpEnsemble;

//! The call of a tool of an MCP server, which is connected first where it is not; that takes of the call's own time. The server is told
//! when it is cancelled. Its time-out is the pipeline's.
class McpCallJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpCallJob)

public:
    McpCallJob(McpEnsemble &ensemble, McpToolPointer tool, const model::JsonText &arguments, const InvocationContext &context,
        QObject *parent);

    bool hasSentNothing() const override;
    //! Under which it is under way at the server; 0 where it is not.
    qint64 request() const;
    const InvocationContext &context() const { return m_context; }

protected:
    void abandon() override;

private:
    void begin();
    void followConnection();
    void send();
    void take(const model::JsonText &result);
    void takeError(const model::Error &error);

    const QPointer<McpEnsemble> m_ensemble;
    const McpToolPointer m_tool;
    const model::JsonText m_arguments;
    const InvocationContext m_context;
    QPointer<network::McpRequest> m_request;
    bool m_isModern = false;
    bool m_hasSent = false;
};

} // namespace invocables
