// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/providers/description/provider.h"

#include <QPointer>

namespace network {

class HttpClient;
class HttpJob;
class Keychain;

//! Asks a provider for its models (see Dialect::modelsPath). Reads the lists of Anthropic, OpenAI, Gemini, Groq, OpenRouter, Together,
//! llama.cpp, vLLM, LM Studio and Ollama.
class ModelLister final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelLister)

public:
    static constexpr qsizetype largestAnswer = 16 * 1024 * 1024;

    //! `timeoutMilliseconds`: how long the provider may take.
    ModelLister(const Provider &provider, HttpClient &client, Keychain &keychain, int timeoutMilliseconds, QObject *parent);

Q_SIGNALS:
    //! In the order of the endpoint; may be empty.
    void succeeded(const QList<network::ModelEntry> &models);

private:
    void abandon() override;
    void start();
    void ask(const QByteArray &key);
    void answered(int status);
    void failedToAsk(const QByteArray &key, const model::Error &error);

    const Provider m_provider;
    HttpClient &m_client;
    Keychain &m_keychain;
    const int m_timeout;
    QPointer<HttpJob> m_http;
    QByteArray m_body;
    //! Which of the provider's addresses is asked.
    int m_address = 0;
};

//! The models that such an answer names; an error where it is no such answer.
model::Result<QList<ModelEntry>> readModelList(const QByteArray &body);

} // namespace network
