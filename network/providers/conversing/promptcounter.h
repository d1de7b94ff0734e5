// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/http/httpjob.h"
#include "network/providers/wire/dialect.h"

namespace network {

class HttpClient;

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
