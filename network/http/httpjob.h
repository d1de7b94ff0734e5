// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/basics/job.h"
#include "network/http/contentdecoder.h"
#include "network/http/httprequest.h"
#include "network/http/redaction.h"

#include <QNetworkReply>
#include <QPointer>

namespace model {
class ExchangeLog;
} // namespace model

namespace network {

class HttpClient;
class UploadBody;

//! One HTTP exchange under way: what leaves and what arrives is told to the exchange log first, then to whoever listens. Fails where
//! there is no complete answer; an answer with an error status is an answer. What may leave twice is sent once more on a fresh connection
//! where a kept one ended; anything else is its owner's affair. Made by HttpClient::send.
class HttpJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpJob)
    PARLANCE_PHRASED

public:
    ~HttpJob() override;

    //! 0 until the head arrives.
    int status() const { return m_status; }
    const model::Headers &responseHeaders() const { return m_responseHeaders; }
    //! No byte of the request can have left: the name was not found, or the connection was refused.
    bool nothingWasSent() const { return m_nothingWasSent; }
    //! The handshake failed, before which nothing of the request leaves. To try again is of no use, another address may be.
    bool tlsFailed() const { return m_tlsFailed; }
    //! Empty until the request leaves, and where it was refused at once.
    const model::ExchangeId &exchange() const { return m_exchange; }

    //! Ends the exchange as failed: the answer is of no use to whoever reads it.
    void giveUp(const model::Error &error);
    //! The same, since its head, or what frames its body, has no end.
    void giveUpWithoutEnd();

Q_SIGNALS:
    void headArrived(int status, const model::Headers &headers);
    void bytesArrived(const QByteArray &bytes);
    void succeeded(int status);
    //! It leaves a second time. `reason`: how the first ended.
    void sentAfresh(const QString &reason);

private:
    friend class HttpClient;
    HttpJob(HttpClient &client, model::ExchangeLog &log, HttpRequest request, QObject *parent);

    void abandon() override;
    void start();
    //! With the address to connect to in the place of the host, where there is one, or that of what is played.
    QUrl wireUrl() const;
    bool isReplayed() const;
    //! What leaves: without secrets where it is compared with what was recorded.
    QByteArray wireBody() const;
    QNetworkRequest networkRequest() const;
    QNetworkReply *sendOn(QNetworkAccessManager &manager);
    void observe();
    void readHead();
    void readBytes();
    void readPiece(const QByteArray &bytes);
    void hold(bool held);
    void unpack(const QByteArray &bytes);
    void record(const QByteArray &bytes);
    //! The body as it may be recorded, where that was not to be seen before it had arrived.
    QByteArray withheldBody();
    void finish();
    void failToArrive(QNetworkReply::NetworkError code);
    //! The connection was kept from an earlier exchange, and ended without an answer: servers close one that has been idle at the very
    //! moment at which the next request comes. Not so where a part of its head came.
    bool hasKeptConnectionEnded(QNetworkReply::NetworkError code);
    void sendAfresh(const model::Error &error);
    void idle();
    void beTooLong();
    void endExchange(model::ExchangeState state, const QString &error);
    void release();

    QPointer<HttpClient> m_client;
    model::ExchangeLog &m_log;
    const HttpRequest m_request;
    const Redaction m_redaction;
    StreamRedaction m_bodyRedaction;
    UploadBody *m_upload = nullptr;
    QPointer<QNetworkReply> m_reply;
    model::Countdown m_idle;
    model::Countdown m_whole;
    model::ExchangeId m_exchange;
    model::Headers m_responseHeaders;
    std::unique_ptr<ContentDecoder> m_decoder;
    //! Of a compressed body that might carry a secret.
    QByteArray m_withheld;
    QByteArray m_unpacked;
    QStringList m_tlsErrors;
    qint64 m_arrived = 0;
    //! All has arrived, and not all has been read.
    bool m_hasEnded = false;
    int m_status = 0;
    bool m_nothingWasSent = false;
    bool m_tlsFailed = false;
    bool m_hasConnected = false;
    //! Sent once more, since the connection that it was sent on first had ended.
    bool m_isAfresh = false;
};

//! What the exchange has of a request: without its secrets.
model::ExchangeRequest recordOf(const HttpRequest &request);

} // namespace network
