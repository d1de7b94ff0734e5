// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonwriter.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/bodymembers.h"
#include "network/providers/wire/callids.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/toolnames.h"

namespace network {

//! Writes one request of Anthropic Messages. All results of a round stand in one user message, before any text, as the API demands.
//! Thoughts go back unchanged where they have their signature, and not at all where they have none. Used once.
class AnthropicWriter final
{
public:
    AnthropicWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry);

    QByteArray body() const;
    static model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools);

private:
    //! A message in the making: its blocks, each as JSON.
    struct Message {
        bool assistant = false;
        QList<model::JsonText> blocks;
    };

    model::JsonText messages() const;
    QList<Message> messageList() const;
    void addBlocks(Message &message, const Passage &passage) const;
    model::JsonText invocationBlock(const model::Invocation &invocation) const;
    model::JsonText resultBlock(const model::Canister &result) const;
    void addTools(BodyMembers &body) const;
    void addLimits(BodyMembers &body) const;

    const model::ConverseRequest &m_request;
    const Provider &m_provider;
    const ModelEntry &m_entry;
    const ToolNames m_names;
    const CallIds m_ids;
};

} // namespace network
