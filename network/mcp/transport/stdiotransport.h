// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/framing/framing.h"
#include "network/http/redaction.h"
#include "network/mcp/transport/transport.h"
#include "network/process/processcommand.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QTimer>

#include <map>

namespace model {
class ExchangeLog;
} // namespace model

namespace network {

//! Records what a server says without having been asked, as often as it likes. The first message of a kind is an exchange of its own;
//! those that follow within a while are gathered in one, which has the beginning of them and the count of the others. While they go on
//! coming the while grows, from a second to a minute. Owned by a transport.
class GatheredRecords final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GatheredRecords)

public:
    //! Bytes of the messages that one exchange keeps, as lines.
    static constexpr qsizetype mostKept = 64 * 1024;
    //! What comes under further addresses is one kind.
    static constexpr size_t mostKinds = 16;

    //! The log outlives this. `origin`: of each exchange.
    GatheredRecords(model::ExchangeLog &log, QObject *parent, const model::ExchangeOrigin &origin = {});
    ~GatheredRecords() override;

    //! A message that was received (`RECEIVE`), or the answer to one (`SEND`). Redacted.
    void add(const QByteArray &direction, const QUrl &url, const QByteArray &message);
    //! Ends what is open.
    void finish();

private:
    struct Kind {
        //! Of the exchange that gathers; empty while there is none.
        model::ExchangeId open;
        QDeadlineTimer end;
        int seconds = 1;
        qsizetype kept = 0;
        qint64 left = 0;
    };
    void recordAlone(const QByteArray &direction, const QUrl &url, const QByteArray &message);
    void gather(Kind &kind, const QByteArray &direction, const QUrl &url, const QByteArray &message);
    void close(Kind &kind);
    void look();

    model::ExchangeLog &m_log;
    const model::ExchangeOrigin m_origin;
    //! By direction and address.
    std::map<std::pair<QByteArray, QUrl>, Kind> m_kinds;
    QTimer m_timer;
};

class ProcessGroup;

//! MCP over the standard input and output of a program of our own, one message a line (2025-11-25, basic/transports). Its standard error,
//! and what it writes among its messages that is none, is told aside. Closing it closes its input, waits, asks and in the end kills.
class StdioTransport final : public McpTransport
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StdioTransport)
    PARLANCE_PHRASED

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
    qint64 memory() const override;

    //! What the server says without having been asked belongs to this request from now on, until that is answered or forgotten: it is
    //! recorded as part of its answer, a line each, and what it is told back as exchanges of the same origin.
    void attribute(qint64 request, const model::ExchangeOrigin &origin);

private:
    void readOutput(const QByteArray &bytes);
    void readLine(const QByteArray &line);
    void readError(const QByteArray &bytes);
    void lose(const model::Wording &why);
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
    //! The request that all belongs to; 0 for none.
    qint64 m_attributed = 0;
    model::ExchangeOrigin m_attributedOrigin;
    bool m_isClosed = false;
};

} // namespace network
