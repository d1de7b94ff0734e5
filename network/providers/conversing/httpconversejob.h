// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/session/converser.h"
#include "network/http/httpjob.h"
#include "network/http/retrypolicy.h"
#include "network/providers/conversing/conversewatch.h"
#include "network/providers/conversing/replyreader.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/dialect.h"
#include "network/providers/wire/providererror.h"

#include <functional>

namespace network {

//! By what a server finds a request too long, in its own tokens; 0 for what it does not tell. A value.
struct ContextExcess {
    //! Of the request without its answer.
    qint64 prompt = 0;
    //! Of request and answer together.
    qint64 context = 0;

    //! Nothing where the error is another one. Reads what llama.cpp, vLLM, LM Studio, OpenAI, Anthropic, Gemini and Mistral say.
    static std::optional<ContextExcess> in(const ProviderError &error);
};

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
    //! Which of the provider's addresses is asked; how many attempts were made without waiting.
    int m_address = 0;
    int m_detours = 0;
    QPointer<HttpJob> m_http;
    std::unique_ptr<ReplyReader> m_reader;
    QByteArray m_errorBody;
    //! What the provider said in mid-stream is wrong.
    std::optional<ProviderError> m_refusal;
    model::Countdown m_nextAttempt;
    //! Waits for the connection's end after the last event.
    model::Countdown m_grace;
};

class ToolCallBook;

//! Answers requests by a provider's HTTP endpoint, whatever its dialect. The provider is asked for anew with every request, so that
//! a changed descriptor counts from the next round on. Owned by ProviderConversers.
class HttpConverser final : public model::Converser
{
public:
    using Source = std::function<model::Result<Provider>()>;

    HttpConverser(Source provider, HttpClient &client, Keychain &keychain, ConverseWatch watch = {});

    model::ConverseJob *converse(const model::ConverseRequest &request, QObject *parent) override;
    qint64 context(const model::ModelAddress &model, const QList<std::pair<QString, model::JsonText>> &controls) override;
    model::Result<model::RequestPreview> preview(const model::ConverseRequest &request) override;

private:
    Source m_provider;
    HttpClient &m_client;
    Keychain &m_keychain;
    const ConverseWatch m_watch;
};

} // namespace network
