// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/openai/responsesdialect.h"

#include "network/providers/openai/responsesdecoder.h"
#include "network/providers/openai/responseswriter.h"

namespace network {

using namespace Qt::StringLiterals;

QString ResponsesDialect::name() const
{
    return id.toString();
}

QString ResponsesDialect::title() const
{
    return u"OpenAI Responses"_s;
}

EncodedRequest ResponsesDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    const model::Headers headers {{"Accept", "text/event-stream, application/json"}};
    return {u"/v1/responses"_s, headers, ResponsesWriter(request, provider, entry).body()};
}

model::Headers ResponsesDialect::keyHeaders(const QByteArray &key) const
{
    return key.isEmpty() ? model::Headers {} : model::Headers {{"Authorization", "Bearer " + key}};
}

std::unique_ptr<StreamDecoder> ResponsesDialect::makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const
{
    return std::make_unique<ResponsesDecoder>(request, listener);
}

model::JsonText ResponsesDialect::toolsJson(const QList<model::ToolDeclaration> &tools) const
{
    return ResponsesWriter::toolsJson(tools);
}

} // namespace network
