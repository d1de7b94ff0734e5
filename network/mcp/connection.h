// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/mcp/client.h"
#include "network/mcp/handshake.h"
#include "network/mcp/server.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QStringList>

namespace model {
class ExchangeLog;
} // namespace model

namespace network {

//! Which era of the protocol each server was found to speak, kept in a file, so that it is not tried out each time. Owned by whoever
//! makes the connections. What cannot be read or written is found out anew.
class ErasKnown final
{
public:
    //! A path in the profile; empty: kept in memory only.
    explicit ErasKnown(QString path = {});

    McpHandshake::Era of(const QString &fingerprint) const { return m_eras.value(fingerprint, McpHandshake::Era::Unknown); }
    void note(const QString &fingerprint, McpHandshake::Era era);

private:
    void write() const;

    const QString m_path;
    QHash<QString, McpHandshake::Era> m_eras;
};

class ConsentAgent;
class HttpClient;
class Keychain;
class OAuthAuthorizer;
class ProcessHost;
class SignInStore;
struct StdioReplay;

//! What connections work with; all outlives them. Functions, since these parts are made on first use.
struct McpServices {
    std::function<HttpClient &()> httpClient = {};
    std::function<Keychain &()> keychain = {};
    std::function<ProcessHost &()> processHost = {};
    model::ExchangeLog *log = nullptr;
    ErasKnown *eras = nullptr;
    std::function<SignInStore &()> signIns = {};
    std::function<ConsentAgent &()> consent = {};
    //! What is played instead of servers that are programs; null for starting them.
    std::function<const StdioReplay *()> replay = {};
    //! What servers are told of the trace that a request belongs to; empty where nothing is traced.
    std::function<QByteArray(const model::ExchangeOrigin &)> traceParent = {};
    //! What goes over the wire is recorded or played, and is to be the same in any profile: what is remembered of servers is neither used
    //! nor kept. Empty where that is never so.
    std::function<bool()> isTaped = {};
};

//! Keeps one server connected while that is wanted: starts it, notices its end, starts it again with growing pauses, and gives up where
//! that leads to nothing. Has its log. Owned by whoever keeps the servers.
class McpConnection final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpConnection)

public:
    //! Waiting: for the next attempt after it was lost. SignIn: the person's consent is being asked for.
    enum class State { Off, Connecting, SignIn, Ready, Waiting, Failed };

    static constexpr int keptLines = 1000;

    //! The host outlives the connection.
    McpConnection(McpServer server, const McpServices &services, McpHost &host, QObject *parent);
    ~McpConnection() override;

    const McpServer &server() const { return m_server; }
    State state() const { return m_state; }
    //! Why it is not connected; empty where all is well.
    const model::Error &error() const { return m_error; }
    //! Null unless Ready. Gone after the next stateChanged().
    McpClient *client() const { return m_state == State::Ready ? m_client : nullptr; }
    //! Milliseconds until it is started again, while it is Waiting for that; else 0.
    int untilNextAttempt() const { return m_state == State::Waiting ? m_again.remainingTime() : 0; }
    //! Bytes of main memory of a server that is a program of ours and ready; else 0.
    qint64 memory() const { return client() ? client()->memory() : 0; }
    //! How often it was begun again, since it was lost or because the person said so.
    int restarts() const { return m_restarts; }
    //! The last lines of what the server logged or wrote beside the protocol.
    const QStringList &log() const { return m_log; }

    //! See McpServices.
    bool isTaped() const { return m_services.isTaped && m_services.isTaped(); }

    //! Does nothing where it is connected or on its way.
    void start();
    void stop();
    void restart();
    //! Forgets what was granted at a sign-in; the next request asks for it anew.
    void signOut();

Q_SIGNALS:
    void stateChanged();
    void logged(const QString &line);

private:
    void connectNow();
    void open(const QHash<QString, QByteArray> &keys);
    McpTransport *makeTransport(McpTransportKind kind, const QHash<QString, QByteArray> &keys, QObject *parent);
    McpTransport *makeStdio(const QHash<QString, QByteArray> &keys, QObject *parent);
    McpTransport *makeHttp(McpTransportKind kind, const QHash<QString, QByteArray> &keys, QObject *parent);
    void makeAuthorizer(const QHash<QString, QByteArray> &keys);
    void waitForConsent(bool waits);
    //! A person says when each answer of what is played comes.
    bool isUnhurried() const;
    void becomeReady();
    void lost(const model::Error &why);
    void setState(State state, const model::Error &error = {});
    void keep(const QString &line);
    void addLine(const QString &line);
    void drop();

    const McpServer m_server;
    const McpServices m_services;
    McpHost &m_host;
    State m_state = State::Off;
    model::Error m_error;
    McpClient *m_client = nullptr;
    //! Of a server that is reached by HTTP, from the first attempt on.
    OAuthAuthorizer *m_authorizer = nullptr;
    //! What is under way before there is a client; deleted with the attempt.
    QObject *m_attempt = nullptr;
    QStringList m_log;
    //! Lines that came in this second, and how many of them were left out.
    QDeadlineTimer m_second;
    int m_lines = 0;
    int m_leftOut = 0;
    model::Countdown m_again;
    //! How often it was lost or did not come about since it was last up for a while.
    int m_losses = 0;
    int m_restarts = 0;
    QDeadlineTimer m_longEnough;
};

} // namespace network
