// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/httpjob.h"
#include "network/http/retrypolicy.h"
#include "network/providers/dialect.h"
#include "network/providers/replyreader.h"

#include <QTimer>

namespace network {

class HttpClient;
class Keychain;

//! One request to a provider, over as many HTTP exchanges as its retries take. It is sent again only while nothing of an answer has
//! been seen. Made by HttpConverser.
class HttpConverseJob final : public model::ConverseJob, private StreamListener
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpConverseJob)

public:
    HttpConverseJob(const model::Result<Provider> &provider, const model::ConverseRequest &request, HttpClient &client, Keychain &keychain,
        QObject *parent);
    ~HttpConverseJob() override;

    model::ConverseReply partial() const override;

private:
    void abandon() override;
    void start();
    void keyFound(const model::Result<QByteArray> &key);
    void send();
    HttpRequest httpRequest() const;
    void readHead(int status, const model::Headers &headers);
    void readBytes(const QByteArray &bytes);
    void answered(int status);
    void exchangeFailed(const model::Error &error);
    void attemptFailed(const model::Error &error, const RetryPolicy::Failure &failure);
    void refuseAnswer(const ProviderError &error);
    void succeed();
    model::Error described(const ProviderError &error, int status) const;

    void deltaArrived(const model::Delta &delta) override;
    void invocationForming(int index, const QString &name, qint64 bytes) override;

    const model::Result<Provider> m_provider;
    const model::ConverseRequest m_request;
    HttpClient &m_client;
    Keychain &m_keychain;
    const Dialect *m_dialect = nullptr;
    QByteArray m_key;
    EncodedRequest m_encoded;
    int m_attempt = 0;
    QPointer<HttpJob> m_http;
    std::unique_ptr<ReplyReader> m_reader;
    QByteArray m_errorBody;
    //! What the provider said in mid-stream usually comes under this status.
    int m_usualStatus = 0;
    //! Waits for the next attempt, or for the connection's end after the last event.
    QTimer m_timer;
};

} // namespace network
