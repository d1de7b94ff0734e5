// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/acp/acpthread.h"

#include <QObject>

namespace network {

//! Finds or makes the session that a prompt goes to: the one that has been told what came before, or a fork of it where the agent can undo
//! by that, or one that an earlier program had in hand, or a new one; then sets what is to be set. Part of a job, and of the thread's
//! program.
class AcpOpening final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AcpOpening)

public:
    //! `path`: what the request says, without instructions. The thread outlives this.
    AcpOpening(const Provider &provider, const model::ConverseRequest &request, QList<model::CanisterPointer> path, AcpThread &thread,
        QObject *parent);

    //! The workspace folders, or the one of its own that a conversation without any has for its agent.
    static QStringList foldersOf(const model::ConverseRequest &request, const AcpServices &services);

    void start();
    //! What is to be told in the session.
    const AcpSessions::Choice &choice() const { return m_choice; }

Q_SIGNALS:
    // One of these, last.
    void opened(const QString &session);
    void failed(const model::Error &error);
    //! Something that the person should know, in one sentence.
    void noticed(const QString &text);

private:
    void resume(const AcpSession &session);
    void fork(const AcpSession &session);
    void makeSession();
    void made(const AcpConnection::Answer &answer);
    bool askToSignIn(const RpcError &why);
    void signIn(const AcpLogin &login);
    void add(const QString &id, const model::JsonText &answer, QStringList marks, const QString &instructions);
    void setOptions();
    void setOption(const AcpOption &option, const model::JsonText &value);
    std::optional<model::JsonText> wanted(const AcpOption &option, const AcpOptions &options) const;
    QString folder() const { return foldersOf(m_request, m_thread.services()).first(); }
    model::JsonText place(const QString &session) const;
    model::JsonText servers() const;
    const QString &agent() const { return m_provider.name; }

    const Provider m_provider;
    const model::ConverseRequest m_request;
    const QList<model::CanisterPointer> m_path;
    AcpThread &m_thread;
    AcpSessions::Choice m_choice;
    QString m_session;
    //! The person has been asked to sign in.
    bool m_wasAsked = false;
    //! Options that have been set, or could not be.
    QStringList m_set;
};

} // namespace network
