// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/http/httprequestreader.h"
#include "network/http/requestroom.h"
#include "network/mcp/serving/servedcall.h"

#include <QPointer>

class QTcpSocket;

namespace network {

class McpHttpService;

//! One connection to the service: reads requests and answers them, one after the other, as JSON or as a stream of events. Deletes itself
//! when the peer goes; owned by the service.
class McpHttpConnection final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpHttpConnection)

public:
    //! What a peer has not taken, in bytes; beyond it the connection is ended.
    static constexpr qint64 largestBacklog = 64 * 1024 * 1024;

    //! Takes the socket over; the service owns this.
    McpHttpConnection(QTcpSocket *socket, McpHttpService &service);
    ~McpHttpConnection() override;

private:
    class Reply;
    struct Refusal {
        int status = 0;
        QString why = {};
    };

    void read();
    void answerNext();
    //! Nothing of a request is kept any more.
    //! Nothing where the request may go on.
    Refusal refusal(const IncomingRequest &request) const;
    void post(const IncomingRequest &request);
    void postModern(const IncomingRequest &request, const RpcMessage &message);
    void postLegacy(const IncomingRequest &request, const RpcMessage &message);
    void openStream(const IncomingRequest &request);
    void endSession(const IncomingRequest &request);
    std::unique_ptr<Reply> reply();

    void respond(int status, const QByteArray &body, const model::Headers &headers = {});
    void refuse(const Refusal &refusal);
    void beginStream();
    void writeEvent(const QByteArray &message);
    void writeBlock(const QByteArray &event);
    void endResponse();
    void write(const QByteArray &bytes);

    McpHttpService &m_service;
    QTcpSocket *const m_socket;
    HttpRequestReader m_reader;
    //! Of a request that is not whole.
    RequestRoom::Share m_share;
    //! The request is answered, or its answer is on its way; the next one waits.
    bool m_isBusy = false;
    bool m_isStream = false;
    bool m_isModern = false;
    bool m_closes = false;
    QByteArray m_session;
    //! The session of the stream that is open here.
    QByteArray m_streamOf;
    Reply *m_reply = nullptr;
    model::Countdown m_patience;
};

} // namespace network
