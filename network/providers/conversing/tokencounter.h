// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/session/converser.h"
#include "network/http/httpjob.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/dialect.h"

#include <QPointer>

namespace network {

class HttpClient;
class HttpJob;

//! Asks a llama.cpp server how many tokens a whole request takes by the model's own tokenizer: `/apply-template` writes it as the model
//! reads it, `/tokenize` counts. For servers that have said that they are of that kind; others are never sent a conversation under
//! addresses that nobody has named. Fails with Provider where the server does not count; whoever asks estimates then.
class TokenCounter final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TokenCounter)

public:
    static constexpr qint64 largestAnswer = 64 * 1024 * 1024;

    //! `idleTimeoutMilliseconds`: how long the server may be silent.
    TokenCounter(const Provider &provider, const model::ConverseRequest &request, const QByteArray &key, int idleTimeoutMilliseconds,
        HttpClient &client, QObject *parent);

Q_SIGNALS:
    void succeeded(qint64 tokens);

private:
    using Reader = void (TokenCounter::*)(int status);

    void abandon() override;
    void askForLayout();
    void takeLayout(int status);
    void takeCount(int status);
    void post(const QString &path, const QByteArray &body, Reader reader);
    void refuse(int status);

    const Provider m_provider;
    const model::ConverseRequest m_request;
    const QByteArray m_key;
    const int m_timeout;
    HttpClient &m_client;
    QPointer<HttpJob> m_http;
    QByteArray m_body;
};

//! Where a server has what is beside the providers' common paths: the base URL without the version at its end.
QUrl serverRoot(const QUrl &baseUrl);

//! Asks a server how many tokens an encoded request takes by its own tokenizer: `/v1/messages/count_tokens`, which Anthropic and
//! llama.cpp have. Fails where there is no such thing; whoever asks estimates then.
class PromptCounter final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PromptCounter)

public:
    //! Whether the provider's dialect has a way to count.
    static bool isPossible(const Provider &provider);

    //! `encoded`: the request as it would be sent. `idleTimeoutMilliseconds`: how long the server may be silent.
    PromptCounter(const Provider &provider, const EncodedRequest &encoded, const QByteArray &key, const model::ExchangeOrigin &origin,
        int idleTimeoutMilliseconds, HttpClient &client, QObject *parent);

Q_SIGNALS:
    void succeeded(qint64 tokens);

private:
    void abandon() override;
    void answered(int status);

    QPointer<HttpJob> m_http;
    QByteArray m_body;
};

} // namespace network
