// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/acp/acpcalls.h"
#include "network/acp/acpconnection.h"
#include "network/acp/acpsessions.h"
#include "network/providers/description/provider.h"

#include <QObject>

#include <functional>
#include <memory>

namespace model {
class Invocations;
} // namespace model

namespace network {

class Keychain;
class ProcessHost;

//! Looks after all that an agent does to a workspace in one prompt, its commands too, so that it can be taken back. Held by whoever
//! waits for it.
class AcpCover
{
public:
    virtual ~AcpCover() = default;

    // `done` once, later, whatever has come of it.
    virtual void take(std::function<void()> done) = 0;
    //! `calls`: of ours, what the agent has run meanwhile.
    virtual void compare(const QStringList &calls, std::function<void()> done) = 0;
};

//! What agents work with; all outlives them. Functions, since these parts are made on first use.
struct AcpServices {
    Keychain *keychain = nullptr;
    std::function<ProcessHost &()> processHost = {};
    model::ExchangeLog *log = nullptr;
    //! Where those conversations that have no workspace get a folder each.
    QString folders = {};
    //! Runs the file tools for agents that may use them; null where there are none.
    std::function<model::Invocations &()> invocations = {};
    //! What a session is told of MCP servers: those that offer these ensembles, for work in this folder, as a JSON array.
    std::function<model::JsonText(const QStringList &ensembles, const QString &folder)> servers = {};
    //! Why only a person may say that an agent gets at a path, where it works in these folders: a sentence; empty of an ordinary one.
    std::function<QString(const QStringList &folders, const QString &path)> concernOf = {};
    //! What a command that is run for an agent reaches in no case.
    QStringList hiddenFolders = {};
    //! Null where nobody can look after these folders; then it counts what the agent says.
    std::function<std::shared_ptr<AcpCover>(const model::ExchangeOrigin &turn, const QStringList &folders)> cover = {};
    //! A call has written files in these folders, as the agent says.
    std::function<void(const model::ExchangeOrigin &call, const QStringList &folders, const QList<AcpCall::Diff> &)> wrote = {};
    //! What can be set of the agent of the provider of this name.
    std::function<void(const QString &, const AcpOptions &)> optionsKnown = {};
    //! What it takes as commands.
    std::function<void(const QString &, const QList<AgentCommand> &)> commandsKnown = {};
};

//! One conversation with an agent: its program, which is started when it is needed and ended when it has been idle for long, and the
//! sessions that it holds. One prompt at a time. Owned by an AcpConverser.
class AcpThread final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AcpThread)

public:
    //! How long a prompt may take to end after it was cancelled.
    static constexpr int cancelMilliseconds = 5'000;
    static constexpr int idleMilliseconds = 15 * 60 * 1000;

    explicit AcpThread(const AcpServices &services, QObject *parent = nullptr);
    ~AcpThread() override;

    //! `done` once the program of this provider answers and nothing is under way, unless `context` is gone by then.
    using Opened = std::function<void(const model::Result<void> &)>;
    void open(const Provider &provider, const model::ExchangeOrigin &origin, QObject *context, Opened done);
    //! Null where no program runs.
    AcpConnection *connection() const { return m_connection; }
    const AcpAbilities &abilities() const { return m_abilities; }
    AcpSessions &sessions() { return m_sessions; }
    const AcpServices &services() const { return m_services; }

    //! `answered` unless `context` is gone or cancelPrompt() came before. Its end is waited for in either case.
    void prompt(const QString &session, const model::JsonText &blocks, const model::ExchangeOrigin &origin, QObject *context,
        AcpConnection::Answered answered);
    void cancelPrompt();
    bool isBusy() const { return m_isBusy; }
    //! What the agent of this name has answered with in place of a result.
    model::Error described(const QString &agent, const RpcError &error) const;
    //! What is to be run in a terminal for a way to sign in that is done there, as a shell takes it.
    QString signInCommand(const AcpLogin &login) const;
    //! When it was last used, for whoever has to choose which to end.
    qint64 lastUse() const { return m_lastUse; }
    //! Ends the program; the sessions are taken up again where the agent can.
    void close();

Q_SIGNALS:
    //! The program has ended; what waited for it has not been told.
    void lost(const model::Error &why);

private:
    struct Opening {
        Provider provider;
        model::ExchangeOrigin origin;
        QPointer<QObject> context;
        Opened done;
    };
    void goOn();
    void start(const Provider &provider, const model::ExchangeOrigin &origin);
    void launch(const Provider &provider, const model::ExchangeOrigin &origin, const QHash<QString, QByteArray> &keys);
    void settle(const model::Result<void> &result);
    void connectionLost(const model::Error &why);
    void answerForNobody(const RpcMessage &request);
    void promptEnded();
    void use();

    const AcpServices m_services;
    QPointer<AcpConnection> m_connection;
    //! What is under way before there is a connection.
    QObject *m_attempt = nullptr;
    StartedProgram m_program;
    AcpAbilities m_abilities;
    AcpSessions m_sessions;
    QList<Opening> m_waiting;
    bool m_isBusy = false;
    QString m_prompted;
    model::ExchangeOrigin m_origin;
    QPointer<QObject> m_promptContext;
    AcpConnection::Answered m_answered;
    model::Countdown m_cancelling;
    model::Countdown m_idle;
    qint64 m_lastUse = 0;
};

} // namespace network
