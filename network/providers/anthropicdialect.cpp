// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/anthropicdialect.h"

#include "network/providers/anthropicdecoder.h"
#include "network/providers/anthropicwriter.h"

namespace network {

using namespace Qt::StringLiterals;

QString AnthropicDialect::name() const
{
    return id.toString();
}

EncodedRequest AnthropicDialect::encode(
    const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    const model::Headers headers {{"anthropic-version", "2023-06-01"}, {"Accept", "text/event-stream, application/json"}};
    return {u"/v1/messages"_s, headers, AnthropicWriter(request, provider, entry).body()};
}

model::Headers AnthropicDialect::keyHeaders(const QByteArray &key) const
{
    return key.isEmpty() ? model::Headers {} : model::Headers {{"x-api-key", key}};
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
