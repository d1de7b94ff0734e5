// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/catalog/serverinquiry.h"

#include <QHash>
#include <QObject>

#include <chrono>

namespace network {

class Keychain;
class ProviderCatalog;
struct Provider;

//! Has servers on this machine that somebody else runs say what they are (how large their context is, what their model can see), and tells
//! the catalog. Nobody waits for it; a server that does not answer is left alone for a while. The catalog, the client and the keychain
//! outlive it.
class ServerInquiries final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerInquiries)

public:
    //! For so long what a server has said holds, and so does its silence.
    static constexpr std::chrono::seconds patience {60};

    ServerInquiries(ProviderCatalog &catalog, HttpClient &client, Keychain &keychain, QObject *parent = nullptr);

    //! The provider was picked: it is asked where it is such a server.
    void providerPicked(const QString &name);
    //! Something that it answered shows that it is llama.cpp's.
    void serverMet(const QString &name);

private:
    bool isDue(const Provider &provider) const;
    //! `list`: see ServerInquiry::Place.
    void ask(const Provider &provider, const QUrl &list);
    void inquire(const Provider &provider, const ServerInquiry::Place &place);

    ProviderCatalog &m_catalog;
    HttpClient &m_client;
    Keychain &m_keychain;
    //! When each address was asked last.
    QHash<QUrl, std::chrono::steady_clock::time_point> m_asked;
};

} // namespace network
