// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/mcp/era.h"

#include <QDeadlineTimer>
#include <QPointer>

#include <algorithm>
#include <optional>

namespace network {

class McpTask;

//! In what circumstances a request is made. Times in milliseconds; 0 for no bound.
struct McpRequestOptions {
    model::ExchangeOrigin origin = {};
    //! Headers that mirror arguments, for HTTP.
    model::Headers mirrored = {};
    //! Without progress. Stands still while the server waits for a person.
    int timeout = 60'000;
    //! However much progress there is.
    int longest = 600'000;
    //! Tells the server again what held in a session that is lost; where this one is lost, too, no other is begun for it.
    bool restoresSession = false;
};

//! One request to a server until its result, in whatever rounds that takes. Fails with Network where nothing had left, Fatal where the
//! server was lost after that or its result makes no sense, Timeout, Permission for want of a sign-in, Validation for -32602 and
//! Execution for the server's other errors. Cancelling it tells the server. Made by McpClient::request.
class McpRequest final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpRequest)
    PARLANCE_PHRASED

public:
    //! Rounds in which the server asks for something before it gives a result.
    static constexpr int mostRounds = 16;

    ~McpRequest() override;

    //! Its id as it is sent, under which the server may ask for something in its course; another with each round.
    qint64 id() const;
    //! Of a job that failed: no byte of it had left.
    bool hasSentNothing() const { return !m_sent; }
    //! What was said of an answer that came since this was sent and fits nothing, so that it may have been meant for this; empty for none.
    QString misfit() const;
    //! What the server's error said, where it was one.
    const std::optional<RpcError> &rpcError() const { return m_rpcError; }

Q_SIGNALS:
    //! `total` is 0 where it is not known.
    void progressed(double progress, double total, const QString &text);
    //! Something else came of this request than its result, progress, or a question.
    void notified();
    void succeeded(const model::JsonText &result);

protected:
    void abandon() override;

private:
    friend class McpClient;
    friend class McpDeadlines;
    McpRequest(McpClient &client, QStringView method, model::JsonText params, McpRequestOptions options, QObject *parent);

    // Called by the client, the last two by its deadlines.
    void transmit();
    void takeResult(const model::JsonText &result);
    void takeError(const RpcError &error);
    void takeFailure(const McpDeliveryFailure &failure);
    void takeProgress(const model::JsonText &params);
    void keepAlive();
    void lose(const model::Error &why);
    QDeadlineTimer deadline() const { return std::min(m_idle.deadline, m_end.deadline); }
    //! Whether its clocks stand still.
    void hold(bool hold);
    void timeOut();

    void follow(const model::JsonText &task);
    void succeed(const model::JsonText &result);
    void fulfil(const McpInputRequired &input);
    void fulfilled();
    void visit(const RpcError &error);
    void visitNext();
    bool mayGoOn();
    //! Whether it may go on in a new session, the server not knowing the one that it was sent in: once. Else it has failed.
    bool mayRenewSession();
    void leave();
    QString name() const;

    QPointer<McpClient> m_client;
    const QString m_method;
    const model::JsonText m_params;
    const McpRequestOptions m_options;
    //! Under which it is under way; a new one with each round.
    qint64 m_id = 0;
    bool m_sent = false;
    //! Of the client's before.
    int m_misfitsBefore = 0;
    int m_rounds = 0;
    bool m_hasRenewedSession = false;
    //! What the next round says beside the parameters.
    QList<std::pair<QString, model::JsonText>> m_answers;
    model::JsonText m_state;
    int m_unanswered = 0;
    //! Addresses that the person is to visit before the request is repeated.
    QList<McpServerRequest> m_visits;
    std::optional<RpcError> m_rpcError;
    //! What the call has become at the server.
    McpTask *m_task = nullptr;
    //! A time-out that can stand still; meanwhile `left` milliseconds are kept.
    struct Clock {
        QDeadlineTimer deadline {QDeadlineTimer::Forever};
        qint64 left = -1;
        void start(qint64 milliseconds, bool held);
        void hold();
        void release() { deadline.setRemainingTime(left); }
    };
    //! Without progress, and however much there is.
    Clock m_idle;
    Clock m_end;
};

} // namespace network
