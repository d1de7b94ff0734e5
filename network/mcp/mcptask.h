// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/mcp/era.h"
#include "network/mcp/mcprequest.h"

#include <QSet>

namespace model {
class JsonWriter;
}

namespace network {

class McpClient;

//! A call that goes on at the server without an answer, until that is looked for: asked after at the pace that the server wishes, and given
//! what it wants to know. Both forms of it are spoken: the extension of 2026-07-28 (io.modelcontextprotocol/tasks), where the result comes
//! with the state, and the experiment of 2025-11-25, where it is fetched. Part of a request.
class McpTask final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpTask)
    PARLANCE_PHRASED

public:
    //! How often the server is asked, in milliseconds, whatever it wishes.
    static constexpr int shortestPoll = 100;
    static constexpr int longestPoll = 60'000;
    static constexpr int standardPoll = 1'000;

    //! What the answer to a call says of its task; nothing where it is a result. `asked`: the call's parameters.
    static std::optional<model::JsonText> in(const model::JsonText &result, const model::JsonText &asked, const McpProtocol &protocol);

    //! `begun`: what in() gave.
    McpTask(McpClient &client, const model::JsonText &begun, const model::ExchangeOrigin &origin, QObject *parent);

    //! Of what is under way at the server for it now; 0 where nothing is.
    qint64 requestId() const { return m_request ? m_request->id() : 0; }
    //! What the server wanted to know under this key.
    void give(const QString &key, const model::JsonText &answer);
    //! Ends it at the server; nothing is emitted any more.
    void cancel();

Q_SIGNALS:
    //! The server is at it; `text` may be empty.
    void progressed(const QString &text);
    void asked(const QString &key, const network::McpServerRequest &request);
    // One of them, as the last signal.
    void succeeded(const model::JsonText &result);
    void refused(const network::RpcError &error);
    void failed(const model::Error &error);

private:
    McpRequest *send(QStringView method, const std::function<void(model::JsonWriter &)> &more = {});
    void look();
    void take(const model::JsonText &state);
    void askWhatIsNew(const model::JsonText &requests);
    void fetchResult();
    void takeFailure(const McpRequest &request, const model::Error &error);
    void lose(const model::Error &why);

    const QPointer<McpClient> m_client;
    const model::ExchangeOrigin m_origin;
    const bool m_isModern;
    QString m_id;
    int m_interval = standardPoll;
    model::Countdown m_again;
    QPointer<McpRequest> m_request;
    QSet<QString> m_asked;
};

} // namespace network
