// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "network/providers/provider.h"

#include <QPointer>

namespace network {

class HttpClient;
class HttpJob;
class Keychain;
struct HttpRequest;

//! Asks a provider's server how many tokens a text, or a whole request, takes by the model's own tokenizer: `/tokenize` of llama.cpp and
//! vLLM, and llama.cpp's `/apply-template`, which writes a request as its model reads it. Fails with Provider where the server has no
//! such thing; whoever asks estimates then.
class TokenCounter final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TokenCounter)

public:
    static constexpr qint64 maximumAnswer = 64 * 1024 * 1024;
    static constexpr int timeoutMilliseconds = 10'000;

    //! `model`: its name at the provider.
    TokenCounter(const Provider &provider, const QString &model, const QString &text, HttpClient &client, Keychain &keychain, QObject *parent);
    //! All of a request: its canisters and tools as the server's template lays them out.
    TokenCounter(const Provider &provider, const model::ConverseRequest &request, HttpClient &client, Keychain &keychain, QObject *parent);

Q_SIGNALS:
    void succeeded(qint64 tokens);

private:
    using Reader = void (TokenCounter::*)(int status);

    void abandon() override;
    void begin();
    void count(const QByteArray &key);
    void askForLayout();
    void takeLayout(int status);
    void countAsLlama();
    void takeLlamasCount(int status);
    void countAsVllm();
    void takeVllmsCount(int status);
    void post(const QString &path, const QByteArray &body, Reader reader);
    void refuse(int status);

    const Provider m_provider;
    const model::ConverseRequest m_request;
    const bool m_isRequest;
    QString m_text;
    HttpClient &m_client;
    Keychain &m_keychain;
    QByteArray m_key;
    QPointer<HttpJob> m_http;
    QByteArray m_body;
};

//! Where a server has what is beside the providers' common paths: the base URL without the version at its end.
QUrl serverRoot(const QUrl &baseUrl);

} // namespace network
