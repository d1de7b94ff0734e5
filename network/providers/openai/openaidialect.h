// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/dialect.h"

namespace network {

//! OpenAI Chat Completions (`POST /v1/chat/completions`), which nearly every local server speaks too.
class OpenAiDialect final : public Dialect
{
public:
    static constexpr QStringView id = u"openai-chat-completions";

    QString name() const override;
    QString title() const override;
    EncodedRequest encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const override;
    model::Headers keyHeaders(const QByteArray &key) const override;
    std::unique_ptr<StreamDecoder> makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const override;
    model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools) const override;
};

} // namespace network
