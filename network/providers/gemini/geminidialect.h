// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/dialect.h"

namespace network {

//! Google Gemini (`POST /v1beta/models/MODEL:streamGenerateContent`). The model's name is part of the address.
class GeminiDialect final : public Dialect
{
public:
    static constexpr QStringView id = u"google-gemini";

    QString name() const override;
    QString title() const override;
    QString path() const override { return {}; }
    QString pathIn(const QUrl &address) const override;
    EncodedRequest encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const override;
    model::Headers keyHeaders(const QByteArray &key) const override;
    QString modelsPath() const override;
    std::unique_ptr<StreamDecoder> makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const override;
    model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools) const override;
};

} // namespace network
