// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/mcp/handshake.h"
#include "network/mcp/host.h"
#include "network/mcp/mcprequest.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QSet>

namespace network {

class McpRequest;

//! Gives up the requests of one connection when their time is over. One timer serves all: most are answered long before, and a timer that
//! is started and stopped for each would cost more than the rest of a short call. Part of a client.
class McpDeadlines final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpDeadlines)

public:
    explicit McpDeadlines(QObject *parent);

    //! Until it is removed. Its deadline may become later by itself.
    void add(McpRequest &request);
    void remove(McpRequest &request) { m_requests.remove(&request); }
    //! Whether all clocks stand still; each then goes on with what it had left.
    void hold(bool hold);
    bool areHeld() const { return m_held; }

private:
    void awaitBy(const QDeadlineTimer &deadline);
    void look();

    QSet<McpRequest *> m_requests;
    model::Countdown m_timer;
    bool m_held = false;
    //! When the timer goes off.
    QDeadlineTimer m_next {QDeadlineTimer::Forever};
};

class McpClient;

//! Asks a server that has long been silent whether it is there (2025-11-25, basic/utilities/ping); of the legacy era, since the modern one
//! has no such question. Waits while a person is asked. Part of a client.
class McpLifeSigns final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpLifeSigns)

public:
    //! Questions in a row without an answer after which it counts as dead: one that works on a call may be slow to answer.
    static constexpr int mostUnanswered = 3;

    //! `interval`: milliseconds of silence before each question.
    McpLifeSigns(McpClient &client, int interval);

    //! The server has said something.
    void heard();

Q_SIGNALS:
    //! The last signal.
    void died();

private:
    void look();
    void ask();
    bool isSpared() const;

    McpClient &m_client;
    const int m_interval;
    QElapsedTimer m_silence;
    model::Countdown m_timer;
    int m_unanswered = 0;
};

//! One connection to an MCP server, in whichever era of the protocol it speaks: from the handshake until it is closed or lost. Requests,
//! their ids, what the server asks and tells. Owned by an McpConnection (or whoever wants only one life of it).
class McpClient final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpClient)
    PARLANCE_PHRASED

public:
    //! `server`: its name for the person. The host outlives the client.
    McpClient(const QString &server, McpHost &host, QObject *parent);
    ~McpClient() override;

    //! Milliseconds of silence after which a server of the legacy era is asked for a sign of life; 0 for never. Before open().
    void setPingInterval(int milliseconds) { m_pingInterval = milliseconds; }
    //! The `traceparent` that goes with a request of this origin (W3C Trace Context, in `_meta`); empty for none. Before open().
    using TraceParent = std::function<QByteArray(const model::ExchangeOrigin &)>;
    void setTraceParent(TraceParent traceParent) { m_traceParent = std::move(traceParent); }
    //! `ready` or `closed` follows. Once in the life of a client.
    void open(McpTransportMaker maker, McpTransportKind kind, McpHandshake::Era known = McpHandshake::Era::Unknown);
    //! Ends the connection in order; nothing is emitted any more, requests under way fail.
    void close();

    bool isReady() const { return m_state == State::Ready; }
    // Once it is ready.
    const McpServerInfo &info() const { return m_agreement.info; }
    const McpEra &era() const { return *m_agreement.era; }
    McpTransportKind transportKind() const { return m_agreement.kind; }
    //! See McpTransport::memory; 0 before.
    qint64 memory() const { return m_agreement.transport ? m_agreement.transport->memory() : 0; }

    //! Never null. Before the connection is ready, or after it was closed, it fails.
    McpRequest *request(QStringView method, const model::JsonText &params, const McpRequestOptions &options, QObject *parent);
    //! Whether this request, or with 0 any that is under way, fills in a prompt or reads a resource, for a person and in no call's course.
    bool isForPerson(qint64 request) const;
    //! The resources whose changes are told.
    void watchResources(const QStringList &uris);
    //! The host's roots are others now.
    void rootsChanged();
    //! The person is asked for something that requests wait for: their time-outs stand still.
    void holdTimeOuts(bool hold);
    //! Something has been asked of the server that it has not answered yet.
    bool isWaiting() const { return !m_pending.isEmpty(); }
    //! A person has been asked and has not answered yet.
    bool isAsking() const { return m_holdsTimeOuts || m_serverRequests.isAsking(); }

Q_SIGNALS:
    void ready();
    //! The connection is gone, or never came about.
    void closed(const model::Error &why);
    void toolsChanged();
    void promptsChanged();
    void resourcesChanged();
    void resourceUpdated(const QString &uri);
    //! What the person was sent away for is done.
    void elicitationCompleted(const QString &id);
    //! A line of the server's log, whether by the protocol or beside it.
    void logged(const QString &line);

private:
    friend class McpRequest;
    enum class State { New, Connecting, Ready, Renewing, Closed };

    // For requests.
    model::JsonText traced(const model::ExchangeOrigin &origin, const model::JsonText &params) const;
    qint64 transmit(McpRequest &request, McpOutgoing outgoing, const model::JsonText &params);
    void forget(McpRequest &request);
    void answer(const McpServerRequest &request, qint64 relatedTo, QObject *context, McpServerRequests::Done done);

    void follow(McpHandshake *handshake);
    void adopt(const McpAgreement &agreement);
    void watchLife();
    void renewSession();
    void take(const RpcMessage &message, qint64 relatedTo);
    void takeAnswer(const RpcMessage &message);
    void takeAside(const QString &line);
    //! An answer came that is none to what has been asked.
    void noteMisfit(const QString &remark);
    void takeRequest(const RpcMessage &message, qint64 relatedTo);
    void takeNotification(const RpcMessage &message);
    void takeCancellation(const model::JsonText &params);
    void tellSubscriber(const model::JsonText &params);
    void takeFailure(qint64 id, const McpDeliveryFailure &failure);
    void sendAside(const QString &method, const QByteArray &message);
    void lose(const model::Error &why);
    void failRequests(const model::Error &why);

    McpServerRequests m_serverRequests;
    McpDeadlines m_deadlines {this};
    State m_state = State::New;
    bool m_holdsTimeOuts = false;
    int m_pingInterval = 0;
    TraceParent m_traceParent;
    QPointer<McpHandshake> m_handshake;
    McpAgreement m_agreement;
    std::unique_ptr<McpListening> m_listening;
    //! Null where none are asked for.
    McpLifeSigns *m_lifeSigns = nullptr;
    qint64 m_nextId = 1;
    QHash<qint64, McpRequest *> m_pending;
    //! How many answers have come that fit nothing, and what was said of the last.
    int m_misfits = 0;
    QString m_lastMisfit;
    //! Those that isForPerson() means.
    QSet<McpRequest *> m_forPerson;
    //! Whoever is asked on behalf of a request of the server's, by its id: gone when the server takes it back.
    QHash<QByteArray, QObject *> m_asked;
    //! Wait for a new session.
    QList<QPointer<McpRequest>> m_held;
};

} // namespace network
