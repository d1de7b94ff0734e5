// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/dialect.h"

namespace network {

//! Ollama's own language (`POST /api/chat`, replies as lines of JSON): unlike its OpenAI-like one it takes the size of the context
//! (`num_ctx`) and its other options with a request.
class OllamaDialect final : public Dialect
{
public:
    static constexpr QStringView id = u"ollama-chat";

    QString name() const override;
    QString title() const override;
    QString path() const override;
    EncodedRequest encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const override;
    //! A server on this machine wants none; ollama.com and gateways do.
    model::Headers keyHeaders(const QByteArray &key) const override;
    std::unique_ptr<StreamDecoder> makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const override;
    Framing framing() const override { return Framing::Lines; }
    QString modelsPath() const override;
    model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools) const override;
};

} // namespace network
