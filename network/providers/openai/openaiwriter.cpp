// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/openai/openaiwriter.h"

#include "network/providers/openai/openaidialect.h"
#include "network/providers/wire/chatmessages.h"
#include "network/providers/wire/passagetexts.h"
#include "network/providers/wire/wirejson.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::CanisterPointer, model::Content, model::Contents, model::ImageContent, model::JsonText, model::JsonWriter;

namespace {

bool isImage(const Content &content)
{
    return std::holds_alternative<ImageContent>(content);
}

void writePart(JsonWriter &writer, const Content &content)
{
    if (const auto *image = std::get_if<ImageContent>(&content)) {
        writer.beginObject().member(u"type", u"image_url").key(u"image_url");
        writer.beginObject().member(u"url", dataUrl(*image)).endObject().endObject();
    } else if (const QString text = textForWire(content); !text.isEmpty()) {
        writer.beginObject().member(u"type", u"text").member(u"text", text).endObject();
    }
}

} // namespace

OpenAiWriter::OpenAiWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry)
    : m_request(request)
    , m_provider(provider)
    , m_entry(entry)
    , m_names(request.tools)
    , m_ids(request.canisters, provider.quirks.shortCallIds ? CallIds::Form::Short : CallIds::Form::Given)
{
}

QByteArray OpenAiWriter::body() const
{
    BodyMembers body;
    body.set(u"model"_s, m_request.model.model);
    if (m_entry.tools && !m_request.tools.isEmpty())
        body.set(u"tools"_s, toolsJson(m_request.tools));
    body.set(u"messages"_s, messages());
    body.set(u"stream"_s, true);
    body.set(u"stream_options"_s, JsonText::trusted(R"({"include_usage":true})"));
    body.setFrom(m_provider.body);
    body.setFrom(m_request.controls);
    // Local servers know `max_tokens` only; OpenAI itself wants another, which its descriptor names.
    const QString limit = m_provider.quirks.maximumOutput.isEmpty() ? u"max_tokens"_s : m_provider.quirks.maximumOutput;
    if (m_entry.maximumOutput > 0 && !body.has(u"max_completion_tokens") && !body.has(u"max_tokens") && !body.has(limit))
        body.set(limit, m_entry.maximumOutput);
    return body.toJson();
}

JsonText OpenAiWriter::toolsJson(const QList<model::ToolDeclaration> &tools)
{
    JsonWriter writer;
    writer.beginArray();
    for (const model::ToolDeclaration &tool : tools) {
        writer.beginObject().member(u"type", u"function").key(u"function").beginObject();
        writer.member(u"name", tool.wireName).member(u"description", tool.description);
        writer.member(u"parameters", schemaForWire(tool.schema)).endObject().endObject();
    }
    writer.endArray();
    return writer.text();
}

JsonText OpenAiWriter::messages() const
{
    return chatMessages(m_request.canisters,
        {[this](JsonWriter &writer, const Contents &contents) { writeUser(writer, contents); },
            [this](JsonWriter &writer, const Passage &passage) { writeAssistant(writer, passage); },
            [this](JsonWriter &writer, const Passage &passage) { return writeResults(writer, passage); }});
}

void OpenAiWriter::writeUser(JsonWriter &writer, const Contents &contents) const
{
    writer.beginObject().member(u"role", u"user").key(u"content");
    // Text alone goes as a string: not every server takes a list of parts.
    if (std::none_of(contents.begin(), contents.end(), isImage)) {
        writer.string(joinedText(contents));
    } else {
        writer.beginArray();
        for (const Content &content : contents)
            writePart(writer, content);
        writer.endArray();
    }
    writer.endObject();
}

void OpenAiWriter::writeAssistant(JsonWriter &writer, const Passage &passage) const
{
    const QString text = textOf(passage);
    writer.beginObject().member(u"role", u"assistant").key(u"content");
    if (text.isEmpty())
        writer.null();
    else
        writer.string(text);
    if (m_entry.returnThoughts)
        writeThoughts(writer, passage);
    if (hasInvocations(passage))
        writeInvocations(writer, passage);
    writer.endObject();
}

void OpenAiWriter::writeThoughts(JsonWriter &writer, const Passage &passage) const
{
    QString name;
    QString thoughts;
    for (const CanisterPointer &canister : passage.canisters) {
        for (const Content &content : canister->contents) {
            const auto *thought = std::get_if<model::ThoughtContent>(&content);
            if (!thought || thought->dialect != OpenAiDialect::id)
                continue;
            for (const auto &[member, value] : thought->native.members()) {
                name = member;
                thoughts += value.read().toString();
            }
        }
    }
    if (!thoughts.isEmpty())
        writer.member(name, thoughts);
}

void OpenAiWriter::writeInvocations(JsonWriter &writer, const Passage &passage) const
{
    writer.key(u"tool_calls").beginArray();
    for (const CanisterPointer &canister : passage.canisters) {
        if (!canister->invocation)
            continue;
        const model::Invocation &invocation = *canister->invocation;
        writer.beginObject().member(u"id", m_ids.wire(invocation.id)).member(u"type", u"function").key(u"function").beginObject();
        writer.member(u"name", m_names.wire(invocation.name));
        writer.member(u"arguments", argumentsForWire(invocation.arguments).toString()).endObject().endObject();
    }
    writer.endArray();
}

Contents OpenAiWriter::writeResults(JsonWriter &writer, const Passage &passage) const
{
    Contents images;
    for (const CanisterPointer &canister : passage.canisters) {
        writer.beginObject().member(u"role", u"tool");
        writer.member(u"tool_call_id", m_ids.wire(canister->result ? canister->result->invocation : QString()));
        writer.member(u"content", resultText(*canister, images)).endObject();
    }
    return images;
}

} // namespace network
