// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcptool.h"
#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"
#include "invocables/tools/invoker.h"

#include <QPointer>

#include <optional>

namespace network {
class McpRequest;
} // namespace network

namespace invocables {

class McpEnsemble;

//! The call of a tool of an MCP server, which is connected first where it is not; that takes of the call's own time. Where the server wants
//! other headers than the tool's listing said, it is listed and called once more. The server is told when it is cancelled. Its time-out is
//! the pipeline's.
class McpCallJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpCallJob)
    PARLANCE_PHRASED

public:
    McpCallJob(
        McpEnsemble &ensemble, McpToolPointer tool, const model::JsonText &arguments, const InvocationContext &context, QObject *parent);

    bool hasSentNothing() const override;
    //! Under which it is under way at the server; 0 where it is not.
    qint64 request() const;
    //! See network::McpRequest::misfit().
    QString misfit() const;
    const InvocationContext &context() const { return m_context; }

protected:
    void abandon() override;

private:
    void begin();
    void followConnection();
    void send();
    void take(const model::JsonText &result);
    void takeError(const model::Error &error);
    void repeatOnceListed(const model::Error &error);
    void followList();
    McpToolPointer listedTool() const;

    const QPointer<McpEnsemble> m_ensemble;
    McpToolPointer m_tool;
    const model::JsonText m_arguments;
    const InvocationContext m_context;
    QPointer<network::McpRequest> m_request;
    bool m_isModern = false;
    bool m_hasSent = false;
    //! Why the list is waited for, before the call is repeated.
    std::optional<model::Error> m_refusal;
    bool m_isRepeated = false;
};

//! A tool of an MCP server. It may outlive the server's ensemble; its calls then say so.
class McpInvocable final : public Invocable
{
public:
    McpInvocable(McpEnsemble &ensemble, McpToolPointer tool);
    ~McpInvocable() override;

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;
    //! The server, and what it says of the tool.
    QString confinement() const override { return m_place; }
    ProgramWords programWords(const QStringList &folders) const override;
    const McpTool &tool() const { return *m_tool; }

private:
    const QPointer<McpEnsemble> m_ensemble;
    const McpToolPointer m_tool;
    const QString m_place;
};

//! What the server calls an invoker's tool; of others the invoker's own name.
QString servedName(const Invoker &invoker);
//! What may be why a server's tool does not end: an answer that came and fits no call. Empty where there was none, and of other calls.
QString misfitOf(const InvocableJob &job);

} // namespace invocables
