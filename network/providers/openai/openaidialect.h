// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonwriter.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/dialect.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/toolnames.h"
#include "network/providers/wire/wirejson.h"

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

//! OpenAI Chat Completions (`POST /v1/chat/completions`), which nearly every local server speaks too.
class OpenAiDialect final : public Dialect
{
public:
    static constexpr QStringView id = u"openai-chat-completions";

    QString name() const override;
    QString title() const override;
    QString path() const override;
    EncodedRequest encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const override;
    model::Headers keyHeaders(const QByteArray &key) const override;
    std::unique_ptr<StreamDecoder> makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const override;
    model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools) const override;
};

} // namespace network
