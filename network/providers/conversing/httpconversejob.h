// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/httpjob.h"
#include "network/http/retrypolicy.h"
#include "network/providers/conversing/conversewatch.h"
#include "network/providers/conversing/replyreader.h"
#include "network/providers/wire/dialect.h"

#include <QTimer>

namespace network {

class HttpClient;
class Keychain;

//! One request to a provider, over as many HTTP exchanges as its retries take. It is sent again only while nothing of an answer has
//! been seen; another address of the provider is tried only where nothing can have left. Made by HttpConverser.
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
    void keyFound(const model::Result<QByteArray> &key);
    void considerServer();
    void leaveOutPictures();
    //! Makes the request fit into the model's context; asks the server to count first, where that may matter and it can.
    void fit();
    void fitByEstimate();
    void fitBy(double scale);
    //! Once, where the server says by what the request is too long. \return whether it is sent again.
    bool fitAgain(const ProviderError &error, int status);
    //! Waits for what the server is asked before, but not for long.
    void await(model::Job *inquiry, void (HttpConverseJob::*otherwise)());
    void losePatience();
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
    QByteArray m_key;
    //! The model as the person's controls make it, and the request with them.
    ModelEntry m_entry;
    model::ConverseRequest m_controlled;
    //! What is known of the server.
    std::optional<ServerProperties> m_served;
    //! What the server is asked before, how long that may take in all, and what is done where it is not answered.
    QPointer<model::Job> m_inquiry;
    QTimer m_patience;
    bool m_isPatient = true;
    void (HttpConverseJob::*m_otherwise)() = nullptr;
    EncodedRequest m_encoded;
    //! What was sent of the request, by the estimate.
    qint64 m_estimated = 0;
    bool m_isRefitted = false;
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
    //! Waits for the next attempt, or for the connection's end after the last event.
    QTimer m_timer;
};

} // namespace network
