// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/session/embeddings.h"
#include "network/providers/description/provider.h"

#include <QByteArray>
#include <QStringList>

#include <functional>

namespace network {

//! A request for the vectors of texts, in a dialect's language. `path` is below the base URL.
struct EmbeddingRequest {
    QString path;
    QByteArray body;
};

//! Nothing for dialects whose providers have no such thing.
std::optional<EmbeddingRequest> embeddingRequest(const QString &dialect, const QString &model, const QStringList &texts);
//! The vectors in the order of the texts. \return a Provider error where the answer has not `count` of them, of one length.
model::Result<QList<QList<float>>> readEmbeddings(const QByteArray &body, qsizetype count);

class HttpClient;
class Keychain;

//! Asks providers that have an `embedding-model` for the vectors of texts, and no others. Owned by the workbench.
class ProviderEmbeddings final : public model::Embeddings
{
public:
    static constexpr int timeoutMilliseconds = 5'000;
    static constexpr qint64 largestAnswer = 16 * 1024 * 1024;

    //! A provider with its model that makes vectors, as its descriptor names it.
    struct Place {
        Provider provider;
        QString model;
    };
    using Find = std::function<std::optional<Place>(const QString &provider)>;

    //! `find` gives nothing where there is no such provider, or it has no such model. Client and keychain outlive it.
    ProviderEmbeddings(Find find, HttpClient &client, Keychain &keychain)
        : m_find(std::move(find))
        , m_client(client)
        , m_keychain(keychain)
    {
    }

    model::EmbedJob *embed(
        const model::ModelAddress &address, const QStringList &texts, const model::ExchangeOrigin &origin, QObject *parent) override;

private:
    const Find m_find;
    HttpClient &m_client;
    Keychain &m_keychain;
};

} // namespace network
