// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "network/acp/acpthread.h"
#include "network/process/processcommand.h"

#include <QObject>
#include <QPointer>

#include <map>

namespace network {

class ProcessGroup;

//! Runs commands for an agent (`terminal/*`), each once the person has allowed it, in the sandbox and nowhere else: the workspace can be
//! written, there is no network. Part of a job; deleting it ends all that runs.
class AcpTerminals final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AcpTerminals)

public:
    static constexpr size_t mostTerminals = 64;
    //! Bytes that are kept of what one writes, its end; an agent may want less.
    static constexpr qsizetype largestOutput = 1024 * 1024;

    //! `agent`: the provider's name. `fingerprint`: of its program; another program is asked about anew. The services outlive this.
    AcpTerminals(QString agent, QString fingerprint, const model::ConverseRequest &request, const AcpServices &services, QObject *parent);
    ~AcpTerminals() override;

    static bool isFor(const RpcMessage &request);
    //! Answers the request on this connection, at once or later.
    void take(const RpcMessage &request, AcpConnection &connection);
    //! What a terminal has written, also once it has been released; empty of one that there is not.
    QString output(const QString &terminal) const;
    //! Something runs, or is asked about.
    bool isWorking() const;
    //! Nobody is asked any more.
    void cancel();

Q_SIGNALS:
    void workingChanged();

private:
    //! Answers a request where whoever asked is still there.
    struct Asker {
        QPointer<AcpConnection> connection;
        model::JsonText id;

        void answer(const model::JsonText &result) const;
        void refuse(int code, const QString &why) const;
    };
    struct Terminal {
        ProcessGroup *process = nullptr;
        QByteArray output = {};
        qsizetype limit = largestOutput;
        bool isTruncated = false;
        bool isReleased = false;
        //! How it ended; as JSON, empty while it runs.
        model::JsonText end = {};
        QList<Asker> waiting = {};
    };
    void create(const RpcMessage &request, const Asker &asker);
    void ask(const ProcessCommand &command, qsizetype limit, const Asker &asker);
    void prepare(ProcessCommand command, qsizetype limit, const Asker &asker);
    void start(const ProcessCommand &command, qsizetype limit, const Asker &asker);
    void keep(Terminal &terminal, const QByteArray &bytes);
    void ended(Terminal &terminal, const model::JsonText &how);
    static model::JsonText stateOf(const Terminal &terminal);

    const QString m_agent;
    const QString m_fingerprint;
    const model::ConversationId m_conversation;
    const QStringList m_folders;
    model::Questions *const m_questions;
    model::Approvals *const m_approvals;
    const AcpServices &m_services;
    //! By identifier.
    std::map<QString, Terminal> m_terminals;
    QList<model::Question *> m_open;
    //! Being made ready.
    int m_preparing = 0;
};

} // namespace network
