// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/dialect.h"

namespace network {

//! Anthropic Messages (`POST /v1/messages`): version 2023-06-01, which gateways, llama.cpp and mocks speak too, unless the provider's
//! descriptor sets another in its header `anthropic-version`. From 2026-10-21 on the key goes as a bearer token.
class AnthropicDialect final : public Dialect
{
public:
    static constexpr QStringView id = u"anthropic-messages";
    //! `max_tokens` is required; this is it where the model's entry does not say.
    static constexpr qint64 defaultLongestOutput = 8192;

    QString name() const override;
    QString path() const override;
    EncodedRequest encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const override;
    QString title() const override;
    model::Headers keyHeaders(const QByteArray &key) const override;
    model::Headers providerHeaders(const Provider &provider, const QByteArray &key) const override;
    std::unique_ptr<StreamDecoder> makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const override;
    model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools) const override;
};

} // namespace network
