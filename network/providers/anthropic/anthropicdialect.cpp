// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/anthropic/anthropicdialect.h"

#include "network/http/httprequest.h"
#include "network/providers/anthropic/anthropicdecoder.h"
#include "network/providers/anthropic/anthropicwriter.h"

namespace network {

using namespace Qt::StringLiterals;

QString AnthropicDialect::name() const
{
    return id.toString();
}

QString AnthropicDialect::title() const
{
    return u"Anthropic"_s;
}

EncodedRequest AnthropicDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    const model::Headers headers {{"anthropic-version", "2023-06-01"}, {"Accept", "text/event-stream, application/json"}};
    return {u"/v1/messages"_s, headers, AnthropicWriter(request, provider, entry).body()};
}

model::Headers AnthropicDialect::keyHeaders(const QByteArray &key) const
{
    return key.isEmpty() ? model::Headers {} : model::Headers {{"x-api-key", key}};
}

model::Headers AnthropicDialect::providerHeaders(const Provider &provider, const QByteArray &key) const
{
    // Versions are dates, which sort as texts.
    const bool isNewer = headerValue(provider.headers, "anthropic-version") >= "2026-10-21";
    if (!isNewer || key.isEmpty())
        return keyHeaders(key) + provider.headers;
    return model::Headers {{"Authorization", "Bearer " + key}} + provider.headers;
}

std::unique_ptr<StreamDecoder> AnthropicDialect::makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const
{
    return std::make_unique<AnthropicDecoder>(request, listener);
}

model::JsonText AnthropicDialect::toolsJson(const QList<model::ToolDeclaration> &tools) const
{
    return AnthropicWriter::toolsJson(tools);
}

} // namespace network
