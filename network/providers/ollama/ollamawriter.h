// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonwriter.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/toolnames.h"

#include <QHash>

namespace network {

//! Writes one request of Ollama's `/api/chat`. Calls have no identifiers there: a result names its tool, and those of one tool stand
//! in the order of the calls. Images of results follow in a user message, as most templates have no place for them. Used once.
class OllamaWriter final
{
public:
    OllamaWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry);

    QByteArray body() const;

private:
    model::JsonText messages() const;
    void writeUser(model::JsonWriter &writer, const model::Contents &contents) const;
    void writeAssistant(model::JsonWriter &writer, const Passage &passage) const;
    //! \return the images of the results.
    model::Contents writeResults(model::JsonWriter &writer, const Passage &passage) const;

    const model::ConverseRequest &m_request;
    const Provider &m_provider;
    const ModelEntry &m_entry;
    const ToolNames m_names;
    //! The wire names of the tools that were called, by the identifiers of the calls.
    QHash<QString, QString> m_called;
};

} // namespace network
