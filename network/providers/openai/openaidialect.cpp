// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/openai/openaidialect.h"

#include "network/providers/openai/openaidecoder.h"
#include "network/providers/openai/openaiwriter.h"

namespace network {

using namespace Qt::StringLiterals;

QString OpenAiDialect::name() const
{
    return id.toString();
}

QString OpenAiDialect::title() const
{
    return u"OpenAI"_s;
}

EncodedRequest OpenAiDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    const model::Headers headers {{"Accept", "text/event-stream, application/json"}};
    return {u"/v1/chat/completions"_s, headers, OpenAiWriter(request, provider, entry).body()};
}

model::Headers OpenAiDialect::keyHeaders(const QByteArray &key) const
{
    return key.isEmpty() ? model::Headers {} : model::Headers {{"Authorization", "Bearer " + key}};
}

std::unique_ptr<StreamDecoder> OpenAiDialect::makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const
{
    return std::make_unique<OpenAiDecoder>(request, listener);
}

model::JsonText OpenAiDialect::toolsJson(const QList<model::ToolDeclaration> &tools) const
{
    return OpenAiWriter::toolsJson(tools);
}

} // namespace network
