// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcptool.h"
#include "invocables/tools/invoker.h"

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
    ProgramWords programWords(const QStringList &folders) const override;
    const McpTool &tool() const { return *m_tool; }

private:
    const QPointer<McpEnsemble> m_ensemble;
    const McpToolPointer m_tool;
    const QString m_place;
};

//! What the server calls an invoker's tool; of others the invoker's own name.
QString servedName(const Invoker &invoker);

} // namespace invocables
