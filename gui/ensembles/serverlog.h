// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>
#include <QPointer>

class QLabel;

namespace invocables {
class McpEnsemble;
class McpServers;
} // namespace invocables

namespace gui {

class LogLines;

//! The last lines of what an ensemble's MCP server logged or wrote beside the protocol, and how it stands; follows both, also when the
//! server is replaced. Deletes itself when it is closed.
class ServerLog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerLog)

public:
    //! The servers outlive it.
    ServerLog(invocables::McpServers &servers, const QString &ensemble, QWidget *parent);

private:
    void build();
    void follow();

    invocables::McpServers &m_servers;
    const QString m_ensemble;
    QPointer<invocables::McpEnsemble> m_server;
    QLabel *m_state;
    LogLines *m_lines;
};

} // namespace gui
