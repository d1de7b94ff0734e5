// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/acp/acpabilities.h"
#include "network/mcp/transport/jsonrpc.h"
#include "network/process/processcommand.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <functional>
#include <unordered_map>

namespace model {
class ExchangeLog;
} // namespace model

namespace network {

class StdioTransport;

//! An agent's program under way, spoken with in the Agent Client Protocol (version 1): requests of both sides, each with its own numbers,
//! and what the agent tells. Knows nothing of what a session is for. Owned by whoever converses; deleting it ends the program in order.
class AcpConnection final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AcpConnection)

public:
    enum class State { Greeting, Ready, Lost };
    using Answer = tl::expected<model::JsonText, RpcError>;
    using Answered = std::function<void(const Answer &)>;

    //! How long it may take to start and answer the greeting; some fetch themselves from a registry first.
    static constexpr int greetingMilliseconds = 180'000;
    //! Any other request, but for a prompt.
    static constexpr int requestMilliseconds = 60'000;
    //! What the agent asks in a minute; beyond it the agent is ended.
    static constexpr int mostAskedInMinute = 2'000;

    //! What an agent is told that it may ask for.
    struct Offer {
        bool files = false;
        bool terminals = false;
    };

    //! `name`: of the provider, for messages and in the record. The log outlives this.
    AcpConnection(const QString &name, Offer offer, const ProcessCommand &command, const QList<QByteArray> &secrets,
        model::ExchangeLog &log, const model::ExchangeOrigin &origin, QObject *parent);
    ~AcpConnection() override;

    State state() const { return m_state; }
    const AcpAbilities &abilities() const { return m_abilities; }

    //! `answered` exactly once, unless `context` is gone by then or the connection is lost, which is told first. `milliseconds`: until it
    //! is an error; 0 for no bound.
    qint64 request(QStringView method, const model::JsonText &params, const model::ExchangeOrigin &origin, QObject *context,
        Answered answered, int milliseconds = requestMilliseconds);
    //! All that comes meanwhile is recorded with this request.
    void attribute(qint64 request, const model::ExchangeOrigin &origin);
    void notify(QStringView method, const model::JsonText &params, const model::ExchangeOrigin &origin);
    void answer(const model::JsonText &id, const model::JsonText &result);
    void refuse(const model::JsonText &id, int code, const QString &why);
    //! Ends the program at once.
    void end();

Q_SIGNALS:
    void ready();
    //! The program is gone, or was given up; the last signal.
    void lost(const model::Error &why);
    //! The parameters of a `session/update`.
    void updated(const model::JsonText &params);
    //! Whoever listens answers or refuses.
    void asked(const network::RpcMessage &request);

private:
    struct Waiting {
        QPointer<QObject> context;
        Answered answered;
        QDeadlineTimer deadline;
        QString method;
    };
    void greet();
    void take(const RpcMessage &message);
    void takeRequest(const RpcMessage &message);
    void takeAnswer(const RpcMessage &message);
    void refuse(const model::JsonText &id, const RpcError &error);
    void giveUp(const QString &why);
    void lose(const model::Error &why);
    void watch();

    const QString m_name;
    const Offer m_offer;
    const model::ExchangeOrigin m_origin;
    StdioTransport *m_transport;
    State m_state = State::Greeting;
    AcpAbilities m_abilities;
    qint64 m_lastId = 0;
    std::unordered_map<qint64, Waiting> m_waiting;
    //! Ids of what the agent has asked.
    QSet<QByteArray> m_unanswered;
    QTimer m_watch;
    QDeadlineTimer m_minute;
    int m_asked = 0;
};

} // namespace network
