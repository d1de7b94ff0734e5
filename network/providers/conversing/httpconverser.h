// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "network/providers/conversing/conversewatch.h"
#include "network/providers/description/provider.h"

#include <functional>

namespace network {

class HttpClient;
class Keychain;
class ToolCallBook;

//! Answers requests by a provider's HTTP endpoint, whatever its dialect. The provider is asked for anew with every request, so that
//! a changed descriptor counts from the next round on. Owned by ProviderConversers.
class HttpConverser final : public model::Converser
{
public:
    using Source = std::function<model::Result<Provider>()>;

    HttpConverser(Source provider, HttpClient &client, Keychain &keychain, ConverseWatch watch = {});

    model::ConverseJob *converse(const model::ConverseRequest &request, QObject *parent) override;

private:
    Source m_provider;
    HttpClient &m_client;
    Keychain &m_keychain;
    const ConverseWatch m_watch;
};

} // namespace network
