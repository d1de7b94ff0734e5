// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/ollama/ollamadialect.h"

#include "network/providers/ollama/ollamadecoder.h"
#include "network/providers/ollama/ollamawriter.h"
#include "network/providers/openai/openaiwriter.h"

namespace network {

using namespace Qt::StringLiterals;

QString OllamaDialect::name() const
{
    return id.toString();
}

QString OllamaDialect::title() const
{
    return u"Ollama"_s;
}

EncodedRequest OllamaDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    const model::Headers headers {{"Accept", "application/x-ndjson, application/json"}};
    return {u"/api/chat"_s, headers, OllamaWriter(request, provider, entry).body()};
}

model::Headers OllamaDialect::keyHeaders(const QByteArray &key) const
{
    return key.isEmpty() ? model::Headers {} : model::Headers {{"Authorization", "Bearer " + key}};
}

std::unique_ptr<StreamDecoder> OllamaDialect::makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const
{
    return std::make_unique<OllamaDecoder>(request, listener);
}

QString OllamaDialect::modelsPath() const
{
    return u"/api/tags"_s;
}

model::JsonText OllamaDialect::toolsJson(const QList<model::ToolDeclaration> &tools) const
{
    // The same form in both languages.
    return OpenAiWriter::toolsJson(tools);
}

} // namespace network
