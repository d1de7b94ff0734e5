// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/mcp/serving/servedcall.h"
#include "network/mcp/serving/servedtasks.h"

#include <QSet>

#include <list>
#include <map>

namespace network {

//! One peer of the legacy era, from its handshake until it goes: what it said of itself, what it has subscribed to, its calls under way
//! and our questions to it. Owned by the transport's end of it.
class LegacySession final : public QObject, private ServedCall::Host
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LegacySession)

public:
    //! Calls at once; further ones are refused.
    static constexpr qsizetype mostCalls = 64;
    static constexpr qsizetype mostSubscriptions = 1'000;
    //! How long a lost stream is kept for its peer, in milliseconds, and bytes of answers that wait for theirs.
    static constexpr int longestAbsence = 5 * 60 * 1000;
    static constexpr qsizetype largestKept = 16 * 1024 * 1024;
    //! After so long without an answer a peer is told how to come back, in milliseconds.
    static constexpr int shortCall = 1'000;

    explicit LegacySession(McpOffer &offer, QObject *parent);
    ~LegacySession() override;

    //! A message of the peer. Only a request is answered; `reply` of any other is let go.
    void receive(const RpcMessage &message, std::unique_ptr<ServedReply> reply);
    //! The other end of that reply is gone. What is worked on for it goes on, as the era has it.
    void lose(const ServedReply *reply);
    //! A peer comes back for a stream that was lost, by its name. \return false where there is none; the reply has been left alone then.
    bool resume(const QByteArray &name, std::unique_ptr<ServedReply> &reply);
    //! Where goes what belongs to no request: the newest of those that are there.
    void addStream(std::shared_ptr<ServedReply> stream);
    void removeStream(const ServedReply *stream);
    const McpPeerInfo &peer() const { return m_peer; }
    //! Whether the peer waits for the answer to a request of this id.
    bool isUnderWay(const model::JsonText &id) const;
    bool isIdle() const { return m_calls.isEmpty() && m_streams.empty() && m_resumable.empty(); }

private:
    void request(const RpcMessage &message, std::unique_ptr<ServedReply> reply);
    //! What is answered without what is offered; nothing where that is another's.
    std::optional<model::JsonText> answerAtOnce(const RpcMessage &message, RpcError &error);
    model::JsonText introduce(const RpcMessage &message);
    model::JsonText setLevel(const RpcMessage &message, RpcError &error);
    model::JsonText subscribe(const RpcMessage &message, RpcError &error);
    bool speaksOfTasks() const { return m_peer.protocol.version >= McpProtocol::newestLegacy; }
    bool beginTask(ServedCall &call, const RpcMessage &message, ServedReply &reply);
    void answerOfTask(const RpcMessage &message, std::unique_ptr<ServedReply> reply);
    void awaitEndOf(const QString &task, const RpcMessage &message, std::unique_ptr<ServedReply> reply);
    ServedReply *replyFor(const QString &task) const;
    void askForTask(const QString &task, qint64 id, const McpServerRequest &request);
    void settleTask(const QString &task);
    model::JsonText withTaskSupport(const model::JsonText &tools) const;
    void takeAnswer(const RpcMessage &message);
    void cancelNamedIn(const RpcMessage &message);
    void forgetQuestions(ServedCall &call);
    void prime(ServedCall &call);
    void awaitReturn(ServedCall &call);
    bool isPrimed(const ServedCall &call) const;
    bool keepAnswer(const ServedCall &call, const QByteArray &answer);
    void tellAll(QStringView method, const model::JsonText &params);

    void tell(ServedCall &call, QStringView method, const model::JsonText &params) override;
    void ask(ServedCall &call, const QString &key, const McpServerRequest &request) override;
    void letGo(ServedCall &call) override;
    void end(ServedCall &call, const model::JsonText &result, const RpcError &error) override;

    struct Asked {
        ServedCall *call = nullptr;
        QString key;
        //! Of a task: what is asked, until somebody is there to be asked.
        std::optional<McpServerRequest> unsent = {};
    };
    //! A peer waits for the end of a task.
    struct Awaiting {
        QString task;
        model::JsonText request;
        std::unique_ptr<ServedReply> reply;
    };

    //! A stream that its peer can come back for.
    struct Resumable {
        //! Null once it has ended.
        ServedCall *call = nullptr;
        QByteArray answer = {};
        std::unique_ptr<model::Countdown> patience = {};
    };

    McpOffer &m_offer;
    McpPeerInfo m_peer;
    //! The peer has said that the handshake is over.
    bool m_isInitialized = false;
    int m_logLevel = 1;
    QList<ServedCall *> m_calls;
    ServedTasks m_tasks;
    std::list<Awaiting> m_awaiting;
    //! In the order of the asking.
    std::map<qint64, Asked> m_asked;
    qint64 m_lastId = 0;
    //! By the names of the streams.
    std::map<QByteArray, Resumable> m_resumable;
    qint64 m_streamsNamed = 0;
    QSet<QString> m_subscriptions;
    std::list<std::shared_ptr<ServedReply>> m_streams;
};

//! What `initialize` and `server/discover` say of this program as a server.
model::JsonText mcpServerInfo();

} // namespace network
