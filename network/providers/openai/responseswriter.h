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

//! Writes one request of OpenAI Responses. Nothing is stored at the provider, so reasoning goes back as the items that it sent, with
//! what they have in encrypted form, before the item that they led to. Used once.
class ResponsesWriter final
{
public:
    ResponsesWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry);

    QByteArray body() const;
    static model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools);

private:
    model::JsonText input() const;
    static void writeUser(model::JsonWriter &writer, const model::Contents &contents);
    void writeAssistant(model::JsonWriter &writer, const Passage &passage) const;
    void writeInvocation(model::JsonWriter &writer, const model::Invocation &invocation) const;
    void writeResult(model::JsonWriter &writer, const model::Canister &result) const;
    bool goesBack(const model::ThoughtContent &thought, const model::Canister &canister) const;

    const model::ConverseRequest &m_request;
    const Provider &m_provider;
    const ModelEntry &m_entry;
    const ToolNames m_names;
    const CallIds m_ids;
};

} // namespace network
