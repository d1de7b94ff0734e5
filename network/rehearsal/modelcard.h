// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonwriter.h"
#include "network/rehearsal/scenario.h"

#include <QByteArray>

namespace network {

//! What the rehearsal says of its one model where it is asked for models, in each wire language. Holds no more than a reference.
class ModelCard final
{
public:
    //! The scenario outlives it.
    explicit ModelCard(const Scenario &scenario)
        : m_scenario(scenario)
    {
    }

    //! Anthropic's and OpenAI's list at once: the former reads `display_name`, the latter `object` and `owned_by`.
    QByteArray list() const;
    //! One entry of that.
    QByteArray entry() const;
    QByteArray geminiList() const;
    QByteArray geminiEntry() const;
    //! Ollama's `/api/tags`.
    QByteArray tags() const;
    //! Ollama's `/api/show`.
    QByteArray show() const;

private:
    void writeEntry(model::JsonWriter &writer) const;
    void writeGeminiEntry(model::JsonWriter &writer) const;
    static void writeDetails(model::JsonWriter &writer);

    const Scenario &m_scenario;
};

} // namespace network
