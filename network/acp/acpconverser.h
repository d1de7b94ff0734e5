// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/acp/acpthread.h"

#include <map>
#include <memory>

namespace network {

//! Answers requests by an agent: by a program of its own for each conversation. The provider is asked for anew with every request. Owned by
//! ProviderConversers.
class AcpConverser final : public model::Converser
{
public:
    using Source = std::function<model::Result<Provider>()>;

    //! Programs that wait for a next message; those that were used longest ago are ended first.
    static constexpr size_t mostIdle = 4;

    AcpConverser(Source provider, AcpServices services, qint64 answerLimit);

    model::ConverseJob *converse(const model::ConverseRequest &request, QObject *parent) override;
    //! Nobody holds this conversation any more.
    void forget(const model::ConversationId &conversation) { m_threads.erase(conversation.toString()); }

private:
    void endOldest();

    const Source m_provider;
    const AcpServices m_services;
    const qint64 m_answerLimit;
    //! By conversation.
    std::map<QString, std::unique_ptr<AcpThread>> m_threads;
};

} // namespace network
