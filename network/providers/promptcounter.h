// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/http/httpjob.h"
#include "network/providers/dialect.h"

namespace network {

class HttpClient;

//! Asks a server how many tokens an encoded request takes by its own tokenizer: `/v1/messages/count_tokens`, which Anthropic and
//! llama.cpp have. Fails where there is no such thing; whoever asks estimates then.
class PromptCounter final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PromptCounter)

public:
    static constexpr int timeoutMilliseconds = 5'000;

    //! Whether the provider's dialect has a way to count.
    static bool isPossible(const Provider &provider);

    //! `encoded`: the request as it would be sent. `address`: which of the provider's is asked.
    PromptCounter(const Provider &provider, const QUrl &address, const EncodedRequest &encoded, const QByteArray &key,
        const model::ExchangeOrigin &origin, HttpClient &client, QObject *parent);

Q_SIGNALS:
    void succeeded(qint64 tokens);

private:
    void abandon() override;
    void answered(int status);

    QPointer<HttpJob> m_http;
    QByteArray m_body;
};

} // namespace network
