// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/gemini/geminidialect.h"

#include "network/providers/gemini/geminidecoder.h"
#include "network/providers/gemini/geminiwriter.h"

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! The endpoint's list has names with `models/`; those of tuned models have another beginning.
QString modelPath(const QString &model)
{
    const QString folder = model.startsWith(u"models/") || model.startsWith(u"tunedModels/") ? model.section(u'/', 0, 0) : u"models"_s;
    const QString name = model.startsWith(folder + u'/') ? model.section(u'/', 1) : model;
    return folder + u'/' + QString::fromLatin1(QUrl::toPercentEncoding(name));
}

} // namespace

QString GeminiDialect::name() const
{
    return id.toString();
}

QString GeminiDialect::title() const
{
    return u"Gemini"_s;
}

EncodedRequest GeminiDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    const model::Headers headers {{"Accept", "text/event-stream, application/json"}};
    const QString path = u"/v1beta/"_s + modelPath(request.model.model) + u":streamGenerateContent?alt=sse"_s;
    return {path, headers, GeminiWriter(request, provider, entry).body()};
}

model::Headers GeminiDialect::keyHeaders(const QByteArray &key) const
{
    return key.isEmpty() ? model::Headers {} : model::Headers {{"x-goog-api-key", key}};
}

QString GeminiDialect::modelsPath() const
{
    return u"/v1beta/models?pageSize=1000"_s;
}

std::unique_ptr<StreamDecoder> GeminiDialect::makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const
{
    return std::make_unique<GeminiDecoder>(request, listener);
}

model::JsonText GeminiDialect::toolsJson(const QList<model::ToolDeclaration> &tools) const
{
    return GeminiWriter::toolsJson(tools);
}

} // namespace network
