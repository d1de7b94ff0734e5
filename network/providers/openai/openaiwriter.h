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

//! Writes one request of OpenAI Chat Completions. Each result is a `tool` message right after the assistant's; images, which those
//! cannot hold, follow in a user message. Used once.
class OpenAiWriter final
{
public:
    OpenAiWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry);

    QByteArray body() const;
    static model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools);

private:
    model::JsonText messages() const;
    void writeUser(model::JsonWriter &writer, const model::Contents &contents) const;
    void writeAssistant(model::JsonWriter &writer, const Passage &passage) const;
    void writeThoughts(model::JsonWriter &writer, const Passage &passage) const;
    void writeInvocations(model::JsonWriter &writer, const Passage &passage) const;
    //! \return the images of the results.
    model::Contents writeResults(model::JsonWriter &writer, const Passage &passage) const;

    const model::ConverseRequest &m_request;
    const Provider &m_provider;
    const ModelEntry &m_entry;
    const ToolNames m_names;
    const CallIds m_ids;
};

} // namespace network
