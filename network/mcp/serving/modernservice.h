// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/serving/servedcall.h"
#include "network/mcp/serving/servedtasks.h"
#include "network/mcp/serving/suspendedcalls.h"

#include <QSet>

#include <list>

namespace network {

//! The modern era for all peers of one endpoint: each request says everything that is to be known of its peer, questions are answered by
//! asking again, and changes go to streams that are asked for. Owned by the transport.
class ModernService final : public QObject, private ServedCall::Host
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModernService)

public:
    //! Under way at once, over all peers.
    static constexpr qsizetype mostCalls = 256;
    static constexpr qsizetype mostListening = 64;

    explicit ModernService(McpOffer &offer, QObject *parent);
    ~ModernService() override;

    //! Whether a message says that it is of this era.
    static bool speaks(const RpcMessage &message);
    void receive(const RpcMessage &message, std::unique_ptr<ServedReply> reply);
    //! The other end of that reply is gone, which is how a request is cancelled over HTTP.
    void lose(const ServedReply *reply);
    //! Whether a peer waits for the answer to a request of this id. Only where there is no more than one peer: they all count from one.
    bool isUnderWay(const model::JsonText &id) const;
    //! Ends the streams of changes in order: nobody is there any more who would hear of them.
    void endListening();

private:
    //! One peer's wish to be told of changes.
    struct Listening {
        model::JsonText id;
        std::unique_ptr<ServedReply> reply;
        QSet<QString> kinds;
        QSet<QString> resources;
    };

    void request(const RpcMessage &message, std::unique_ptr<ServedReply> reply);
    model::JsonText discover() const;
    void answerOfTask(const RpcMessage &message, std::unique_ptr<ServedReply> reply);
    void listen(const RpcMessage &message, std::unique_ptr<ServedReply> reply);
    void goOn(const RpcMessage &message, const QByteArray &state, std::unique_ptr<ServedReply> reply);
    void begin(const RpcMessage &message, std::unique_ptr<ServedReply> reply);
    void cancelNamedIn(const RpcMessage &message);
    void suspend(ServedCall &call);
    void send(ServedReply &reply, const RpcMessage &request, const model::JsonText &result, const RpcError &error) const;
    static void tellListening(const Listening &listening, QStringView method, const model::JsonText &params);

    void tell(ServedCall &call, QStringView method, const model::JsonText &params) override;
    void ask(ServedCall &call, const QString &key, const McpServerRequest &request) override;
    bool becomeTask(ServedCall &call) override;
    void end(ServedCall &call, const model::JsonText &result, const RpcError &error) override;

    struct Running {
        //! Answers that came with the request, and were not asked for yet.
        model::JsonText responses;
        QList<std::pair<QString, McpServerRequest>> asked;
        bool isSuspending = false;
        //! The message that is answered next.
        RpcMessage request;
    };

    McpOffer &m_offer;
    SuspendedCalls m_suspended;
    ServedTasks m_tasks;
    QHash<ServedCall *, Running> m_calls;
    std::list<Listening> m_listening;
};

} // namespace network
