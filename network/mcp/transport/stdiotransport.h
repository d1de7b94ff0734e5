// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/framing/linebuffer.h"
#include "network/http/redaction.h"
#include "network/mcp/transport/gatheredrecords.h"
#include "network/mcp/transport/transport.h"
#include "network/process/processcommand.h"

#include <QHash>

namespace model {
class ExchangeLog;
}

namespace network {

class ProcessGroup;

//! MCP over the standard input and output of a program of our own, one message a line (2025-11-25, basic/transports). Its standard error,
//! and what it writes among its messages that is none, is told aside. Closing it closes its input, waits, asks and in the end kills.
class StdioTransport final : public McpTransport
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StdioTransport)

public:
    //! `server` is its name in the record. The log outlives the transport.
    StdioTransport(
        const QString &server, const ProcessCommand &command, const QList<QByteArray> &secrets, model::ExchangeLog &log, QObject *parent);
    ~StdioTransport() override;

    void open() override;
    void send(const McpOutgoing &outgoing) override;
    void forget(qint64 id) override;
    void setProtocol(const McpProtocol &) override { }
    void close() override;

private:
    void readOutput(const QByteArray &bytes);
    void readLine(const QByteArray &line);
    void readError(const QByteArray &bytes);
    void lose(const QString &why);
    void record(const McpOutgoing &outgoing);
    void recordIncoming(const RpcMessage &message, const QByteArray &line);
    void endRecords(const QString &why);
    QUrl recordUrl(const QString &method) const;

    const QUrl m_recordRoot;
    const QString m_program;
    const Redaction m_redaction;
    model::ExchangeLog &m_log;
    ProcessGroup *const m_process;
    LineBuffer m_output;
    LineBuffer m_error;
    //! Of what the server says without having been asked.
    GatheredRecords m_unasked;
    bool m_hasDropped = false;
    //! The last lines of its standard error, for the message when it ends.
    QStringList m_lastWords;
    //! The exchanges of requests without an answer.
    QHash<qint64, model::ExchangeId> m_open;
    bool m_isClosed = false;
};

} // namespace network
