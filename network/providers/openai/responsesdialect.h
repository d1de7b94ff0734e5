// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/dialect.h"

namespace network {

//! OpenAI Responses (`POST /v1/responses`), without state at the provider: each request has the whole conversation.
class ResponsesDialect final : public Dialect
{
public:
    static constexpr QStringView id = u"openai-responses";

    QString name() const override;
    QString title() const override;
    QString path() const override;
    EncodedRequest encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const override;
    model::Headers keyHeaders(const QByteArray &key) const override;
    std::unique_ptr<StreamDecoder> makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const override;
    model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools) const override;
};

} // namespace network
