// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/http/httpjob.h"
#include "network/http/retrypolicy.h"
#include "network/providers/conversing/conversewatch.h"
#include "network/providers/conversing/replyreader.h"
#include "network/providers/wire/dialect.h"

namespace network {

class HttpClient;
class Keychain;
class RequestPreparation;

//! Delivers one request to a provider, as it was prepared, over as many HTTP exchanges as its retries take. It is sent again only while
//! nothing of an answer has been seen; another address of the provider is tried only where nothing can have left. Made by HttpConverser.
class HttpConverseJob final : public model::ConverseJob, private StreamListener
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpConverseJob)

public:
    HttpConverseJob(const model::Result<Provider> &provider, const model::ConverseRequest &request, HttpClient &client, Keychain &keychain,
        ConverseWatch watch, QObject *parent);
    ~HttpConverseJob() override;

    model::ConverseReply partial() const override;

private:
    void abandon() override;
    void start();
    //! Once, where the server says by what the request is too long. \return whether it is sent again.
    bool fitAgain(const ProviderError &error, int status);
    void send();
    HttpRequest httpRequest() const;
    void readHead(int status, const model::Headers &headers);
    void readBytes(const QByteArray &bytes);
    void answered(int status);
    void exchangeFailed(const model::Error &error);
    void unreachable(const model::Error &error);
    //! Sends once more, without a wait, for a reason that the rules of repetition know nothing of.
    void sendAnew(const QString &reason);
    void attemptFailed(const model::Error &error, const RetryPolicy::Failure &failure);
    void refuseAnswer(const ProviderError &error);
    void succeed();
    void noteCalls(const model::WrittenCalls &calls);
    model::Error described(const ProviderError &error, int status) const;

    void deltaArrived(const model::Delta &delta) override;
    void invocationForming(int index, const QString &name, qint64 bytes) override;

    const model::Result<Provider> m_provider;
    const model::ConverseRequest m_request;
    const ConverseWatch m_watch;
    HttpClient &m_client;
    Keychain &m_keychain;
    const Dialect *m_dialect = nullptr;
    QPointer<RequestPreparation> m_preparation;
    int m_attempt = 0;
    //! Which of the provider's addresses is asked; how many attempts went to a further one without waiting.
    int m_address = 0;
    int m_detours = 0;
    //! The connection that was kept had ended: it was tried once more on a fresh one.
    bool m_isAfresh = false;
    QPointer<HttpJob> m_http;
    std::unique_ptr<ReplyReader> m_reader;
    QByteArray m_errorBody;
    //! What the provider said in mid-stream is wrong.
    std::optional<ProviderError> m_refusal;
    model::Countdown m_nextAttempt;
    //! Waits for the connection's end after the last event.
    model::Countdown m_grace;
};

} // namespace network
