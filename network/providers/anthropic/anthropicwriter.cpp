// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/anthropic/anthropicwriter.h"

#include "network/providers/anthropic/anthropicdialect.h"
#include "network/providers/wire/wirejson.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::Canister, model::CanisterPointer, model::Content, model::JsonText, model::JsonWriter;

namespace {

JsonText textBlock(const QString &text)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"text").member(u"text", text).endObject();
    return writer.text();
}

JsonText imageBlock(const model::ImageContent &image)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"image").key(u"source").beginObject();
    writer.member(u"type", u"base64").member(u"media_type", image.mimeType);
    writer.member(u"data", QString::fromLatin1(image.data.toBase64())).endObject().endObject();
    return writer.text();
}

//! The content as a block; nothing where there is nothing to send (the API refuses blank text).
JsonText blockOf(const Content &content)
{
    if (const auto *image = std::get_if<model::ImageContent>(&content))
        return imageBlock(*image);
    if (const auto *thought = std::get_if<model::ThoughtContent>(&content))
        return thought->dialect == AnthropicDialect::id ? thought->native : JsonText();
    const QString text = textForWire(content);
    return text.trimmed().isEmpty() ? JsonText() : textBlock(text);
}

QList<JsonText> blocksOf(const model::Contents &contents)
{
    QList<JsonText> blocks;
    for (const Content &content : contents) {
        if (const JsonText block = blockOf(content); !block.isEmpty())
            blocks.append(block);
    }
    return blocks;
}

//! Thoughts alone are no message: they belong to what was said or done after them.
bool hasTextOrCall(const Passage &passage)
{
    return std::any_of(passage.canisters.begin(), passage.canisters.end(),
        [](const CanisterPointer &canister) { return canister->invocation || !canister->text().trimmed().isEmpty(); });
}

void writeArray(JsonWriter &writer, const QList<JsonText> &values)
{
    writer.beginArray();
    for (const JsonText &value : values)
        writer.splice(value);
    writer.endArray();
}

} // namespace

AnthropicWriter::AnthropicWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry)
    : m_request(request)
    , m_provider(provider)
    , m_entry(entry)
    , m_names(request.tools)
    , m_ids(request.canisters, provider.quirks.shortCallIds ? CallIds::Form::Short : CallIds::Form::Fit)
{
}

QByteArray AnthropicWriter::body() const
{
    BodyMembers body;
    body.set(u"model"_s, m_request.model.model);
    addLimits(body);
    if (const QString system = supervisorText(m_request.canisters); !system.isEmpty())
        body.set(u"system"_s, system);
    addTools(body);
    body.set(u"messages"_s, messages());
    body.set(u"stream"_s, true);
    body.setFrom(m_provider.body);
    body.setFrom(m_request.controls);
    return body.toJson();
}

void AnthropicWriter::addLimits(BodyMembers &body) const
{
    qint64 maximum = m_entry.maximumOutput > 0 ? m_entry.maximumOutput : AnthropicDialect::defaultMaximumOutput;
    if (m_entry.thinkingBudget <= 0) {
        body.set(u"max_tokens"_s, maximum);
        return;
    }
    // The API wants 1,024 <= budget_tokens < max_tokens.
    const qint64 budget = std::max<qint64>(1024, m_entry.thinkingBudget);
    if (maximum <= budget)
        maximum = budget + AnthropicDialect::defaultMaximumOutput;
    body.set(u"max_tokens"_s, maximum);
    JsonWriter thinking;
    thinking.beginObject().member(u"type", u"enabled").member(u"budget_tokens", budget).endObject();
    body.set(u"thinking"_s, thinking.text());
}

void AnthropicWriter::addTools(BodyMembers &body) const
{
    if (m_entry.tools && !m_request.tools.isEmpty()) {
        body.set(u"tools"_s, toolsJson(m_request.tools));
        return;
    }
    // A conversation with calls in it is refused without tools, so those it used are named, and none may be called.
    QList<model::ToolDeclaration> used;
    for (const CanisterPointer &canister : m_request.canisters) {
        if (!canister->invocation)
            continue;
        const QString name = m_names.wire(canister->invocation->name);
        if (std::none_of(used.begin(), used.end(), [&name](const auto &tool) { return tool.wireName == name; }))
            used.append({canister->invocation->name, name, u"Not available any more."_s, {}});
    }
    if (used.isEmpty())
        return;
    body.set(u"tools"_s, toolsJson(used));
    body.set(u"tool_choice"_s, JsonText::trusted(R"({"type":"none"})"));
}

JsonText AnthropicWriter::toolsJson(const QList<model::ToolDeclaration> &tools)
{
    JsonWriter writer;
    writer.beginArray();
    for (const model::ToolDeclaration &tool : tools) {
        writer.beginObject().member(u"name", tool.wireName).member(u"description", tool.description);
        writer.member(u"input_schema", schemaForWire(tool.schema)).endObject();
    }
    writer.endArray();
    return writer.text();
}

JsonText AnthropicWriter::messages() const
{
    JsonWriter writer;
    writer.beginArray();
    for (const Message &message : messageList()) {
        writer.beginObject().member(u"role", message.assistant ? u"assistant" : u"user").key(u"content");
        writeArray(writer, message.blocks);
        writer.endObject();
    }
    writer.endArray();
    return writer.text();
}

QList<AnthropicWriter::Message> AnthropicWriter::messageList() const
{
    QList<Message> messages;
    for (const Passage &passage : passagesOf(m_request.canisters)) {
        const bool assistant = passage.kind == Passage::Kind::Assistant;
        if (assistant && !hasTextOrCall(passage))
            continue;
        Message message {assistant, {}};
        addBlocks(message, passage);
        if (message.blocks.isEmpty())
            continue;
        if (!messages.isEmpty() && messages.last().assistant == assistant)
            messages.last().blocks += message.blocks;
        else
            messages.append(message);
    }
    // Newer models refuse an answer that is begun for them, so an interrupted one is continued by asking for it.
    if (!messages.isEmpty() && messages.last().assistant)
        messages.append({false, {textBlock(u"Continue."_s)}});
    return messages;
}

void AnthropicWriter::addBlocks(Message &message, const Passage &passage) const
{
    for (const CanisterPointer &canister : passage.canisters) {
        if (canister->invocation)
            message.blocks.append(invocationBlock(*canister->invocation));
        else if (passage.kind == Passage::Kind::Results)
            message.blocks.append(resultBlock(*canister));
        else
            message.blocks += blocksOf(message.assistant ? canister->contents : userContents(*canister));
    }
}

JsonText AnthropicWriter::invocationBlock(const model::Invocation &invocation) const
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"tool_use").member(u"id", m_ids.wire(invocation.id));
    writer.member(u"name", m_names.wire(invocation.name)).member(u"input", argumentsForWire(invocation.arguments)).endObject();
    return writer.text();
}

JsonText AnthropicWriter::resultBlock(const Canister &result) const
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"tool_result");
    writer.member(u"tool_use_id", m_ids.wire(result.result ? result.result->invocation : QString()));
    if (const QList<JsonText> blocks = blocksOf(result.contents); !blocks.isEmpty()) {
        writer.key(u"content");
        writeArray(writer, blocks);
    }
    if (result.result && result.result->error)
        writer.flag(u"is_error", true);
    writer.endObject();
    return writer.text();
}

} // namespace network
