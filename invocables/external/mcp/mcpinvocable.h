// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcptool.h"
#include "invocables/invocable.h"

#include <QPointer>

namespace invocables {

class McpEnsemble;

//! A tool of an MCP server. It may outlive the server's ensemble; its calls then say so.
class McpInvocable final : public Invocable
{
public:
    McpInvocable(McpEnsemble &ensemble, McpToolPointer tool);
    ~McpInvocable() override;

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;
    //! The server, and what it says of the tool.
    QString confinement() const override { return m_place; }

private:
    const QPointer<McpEnsemble> m_ensemble;
    const McpToolPointer m_tool;
    const QString m_place;
};

} // namespace invocables
