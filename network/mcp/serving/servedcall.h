// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/era.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>

namespace network {

class ServedCall;

//! Where what belongs to one request of a peer goes: the response to it over HTTP, standard output. Owned by the call.
class ServedReply
{
public:
    virtual ~ServedReply() = default;
    //! A notification or a request of ours that belongs to the peer's, before its answer.
    virtual void tell(const QByteArray &message) = 0;
    //! The answer, with which this ends. `status`: what HTTP says with it; 200 for what the peer has asked in order.
    virtual void answer(const QByteArray &message, int status) = 0;
    //! Whether a peer whose connection ends can come back for the answer, by the name of a stream.
    virtual bool canBeResumed() const { return false; }
    //! Tells the peer that name, before anything else.
    virtual void prime(const QByteArray &) { }
    //! The peer takes less than it is told; what may be left out is left out.
    virtual bool isFull() const { return false; }
};

//! What a peer says of itself: with its handshake in the legacy era, with each request in the modern one.
struct McpPeerInfo {
    McpProtocol protocol = {};
    QString name = {};
    QString version = {};
    model::JsonText capabilities = {};
};

//! Severities of what is logged, RFC 5424's names in their order; -1 for a name that is none of them.
int logLevelOf(QStringView name);

//! One request of a peer to what is offered, from its arrival until it is answered; in the modern era over as many round trips as
//! questions to the peer make necessary. Owned by the session that it came through; ends with its answer, or once nobody waits for it.
class ServedCall final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedCall)

public:
    //! The session, as a call needs it.
    class Host
    {
    public:
        virtual ~Host() = default;
        virtual void tell(ServedCall &call, QStringView method, const model::JsonText &params) = 0;
        //! The answer goes to ServedCall::deliver.
        virtual void ask(ServedCall &call, const QString &key, const McpServerRequest &request) = 0;
        //! See ServedCall::letGo.
        virtual void letGo(ServedCall &) { }
        //! See ServedCall::becomeTask.
        virtual bool becomeTask(ServedCall &) { return false; }
        //! `error` has a code where it is one.
        virtual void end(ServedCall &call, const model::JsonText &result, const RpcError &error) = 0;
    };
    //! Nothing where the peer refused, is gone, or cannot be asked such a thing.
    using Answered = std::function<void(const std::optional<model::JsonText> &answer)>;

    //! `logLevel`: the least severity that the peer wants to hear of; -1 for nothing.
    ServedCall(Host &host, const RpcMessage &request, const McpPeerInfo &peer, int logLevel, QObject *parent);

    const QString &method() const { return m_request.method; }
    const model::JsonText &id() const { return m_request.id; }
    const model::JsonText &params() const { return m_request.params; }
    const McpPeerInfo &peer() const { return m_peer; }

    // Each once, and nothing after it; the call is gone when control returns to the event loop.
    void succeed(const model::JsonText &result);
    void fail(const RpcError &error);
    //! With the error that says which capability the peer would have had to declare.
    void failWithout(QStringView capability);

    //! Ends the peer's connection, where that can come back for the answer in a while: one that costs less than one that stays open.
    void letGo()
    {
        if (!m_ended && m_reply)
            m_host.letGo(*this);
    }
    //! Lets the peer go, which comes back and asks what has become of it; from the modern era on, for peers that know of that. Not while a
    //! question is open. \return whether it is a task now; otherwise it goes on as it was.
    bool becomeTask() { return !m_ended && m_reply && m_host.becomeTask(*this); }
    //! `total` 0: not known. Told where the peer asked for it.
    void tellProgress(double progress, double total, const QString &message = {});
    //! What was told last.
    const QString &progressText() const { return m_progressText; }
    void log(QStringView level, const model::JsonText &data);
    //! Whether the peer has declared what such a request needs.
    bool canAsk(QStringView method) const;
    //! Asks the peer; several questions may be open. `key` is theirs among those of this call.
    void ask(const QString &key, const McpServerRequest &request, const Answered &answered);
    //! Takes the answer to a question; one that nobody asked is left alone.
    void deliver(const QString &key, const std::optional<model::JsonText> &answer);
    bool isOpen(const QString &key) const { return m_open.contains(key); }
    bool hasOpenQuestions() const { return !m_open.isEmpty(); }

    // For the session.
    ServedReply *reply() const { return m_reply.get(); }
    void setReply(std::unique_ptr<ServedReply> reply) { m_reply = std::move(reply); }
    std::unique_ptr<ServedReply> takeReply() { return std::move(m_reply); }
    bool hasEnded() const { return m_ended; }
    //! Nobody waits for the answer any more.
    void cancel();
    //! It is given up here: its peer gets an error that says why, and whoever works on it stops.
    void stop(const QString &why);

Q_SIGNALS:
    //! Whoever works on the answer stops.
    void cancelled();

private:
    Host &m_host;
    const RpcMessage m_request;
    const McpPeerInfo m_peer;
    const int m_logLevel;
    std::unique_ptr<ServedReply> m_reply;
    QHash<QString, Answered> m_open;
    double m_progress = -1;
    QString m_progressText;
    bool m_ended = false;
};

//! What is offered to peers; knows nothing of sessions, eras and transports. Outlives all that serves it.
class McpOffer : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpOffer)

public:
    //! As `initialize` and `server/discover` tell them; `listChanged` and `subscribe` where they hold.
    virtual model::JsonText capabilities() const = 0;
    virtual QString instructions() const { return {}; }
    //! Of a tool's arguments, by its name as it is told; empty where it is not known, or where nothing in it marks what headers are to
    //! repeat.
    virtual model::JsonText inputSchema(const QString &) const { return {}; }
    //! Tools, resources, prompts, completion: succeeds or fails, now or later. A method that is not offered fails with methodNotFound.
    virtual void answer(ServedCall &call) = 0;

Q_SIGNALS:
    //! `kind`: tools, prompts or resources.
    void listChanged(const QString &kind);
    void resourceUpdated(const QString &uri);

protected:
    using QObject::QObject;
};

} // namespace network
