// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/httpconverser.h"

#include "network/providers/conversing/httpconversejob.h"

namespace network {

HttpConverser::HttpConverser(Source provider, HttpClient &client, Keychain &keychain, ConverseWatch watch)
    : m_provider(std::move(provider))
    , m_client(client)
    , m_keychain(keychain)
    , m_watch(std::move(watch))
{
}

model::ConverseJob *HttpConverser::converse(const model::ConverseRequest &request, QObject *parent)
{
    return new HttpConverseJob(m_provider(), request, m_client, m_keychain, m_watch, parent);
}

} // namespace network
