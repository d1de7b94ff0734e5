// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/openai/responsesdialect.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/description/provider.h"
#include "network/providers/openai/responsesdecoder.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/toolnames.h"
#include "network/providers/wire/wirejson.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::CanisterPointer, model::Content, model::Contents, model::ImageContent, model::JsonText, model::JsonWriter;

namespace {

//! Writes one request of OpenAI Responses. Nothing is stored at the provider, so reasoning goes back as the items that it sent, with
//! what they have in encrypted form, before the item that they led to. Used once.
class ResponsesWriter final
{
public:
    ResponsesWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry);

    QByteArray body() const;
    static model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools);

private:
    model::JsonText input() const;
    static void writeUser(model::JsonWriter &writer, const model::Contents &contents);
    void writeAssistant(model::JsonWriter &writer, const Passage &passage) const;
    void writeInvocation(model::JsonWriter &writer, const model::Invocation &invocation) const;
    void writeResult(model::JsonWriter &writer, const model::Canister &result) const;
    bool goesBack(const model::ThoughtContent &thought, const model::Canister &canister) const;

    const model::ConverseRequest &m_request;
    const Provider &m_provider;
    const ModelEntry &m_entry;
    const ToolNames m_names;
    const CallIds m_ids;
};

bool hasImage(const Contents &contents)
{
    return std::any_of(
        contents.begin(), contents.end(), [](const Content &content) { return std::holds_alternative<ImageContent>(content); });
}

//! Text alone goes as a string: not every server takes a list of parts.
void writeContents(JsonWriter &writer, const Contents &contents)
{
    if (!hasImage(contents)) {
        writer.string(joinedText(contents));
        return;
    }
    writer.beginArray();
    for (const Content &content : contents) {
        if (const auto *image = std::get_if<ImageContent>(&content))
            writer.beginObject().member(u"type", u"input_image").member(u"image_url", dataUrl(*image)).endObject();
        else if (const QString text = textForWire(content); !text.isEmpty())
            writer.beginObject().member(u"type", u"input_text").member(u"text", text).endObject();
    }
    writer.endArray();
}

//! The type may be left out at OpenAI; llama.cpp refuses an assistant's message without it.
JsonWriter &beginMessage(JsonWriter &writer, QStringView role)
{
    return writer.beginObject().member(u"type", u"message").member(u"role", role);
}

bool isReasoning(const JsonText &item)
{
    const auto type = item.member(u"type");
    return type && type->bytes() == R"("reasoning")";
}

bool isEncrypted(const JsonText &item)
{
    const auto content = item.member(u"encrypted_content");
    return content && content->bytes().startsWith('"') && content->bytes() != R"("")";
}

ResponsesWriter::ResponsesWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry)
    : m_request(request)
    , m_provider(provider)
    , m_entry(entry)
    , m_names(request.tools)
    , m_ids(request.canisters, provider.quirks.shortCallIds ? CallIds::Form::Short : CallIds::Form::Fit)
{
}

QByteArray ResponsesWriter::body() const
{
    BodyMembers body;
    body.set(u"model"_s, m_request.model.model);
    if (const QString instructions = supervisorText(m_request.canisters); !instructions.isEmpty())
        body.set(u"instructions"_s, instructions);
    if (m_entry.tools && !m_request.tools.isEmpty())
        body.set(u"tools"_s, toolsJson(m_request.tools));
    body.set(u"input"_s, input());
    body.set(u"store"_s, false);
    body.set(u"stream"_s, true);
    body.setFrom(m_provider.body);
    body.setFrom(m_request.controls);
    if (m_entry.longestOutput > 0 && !body.has(u"max_output_tokens"))
        body.set(u"max_output_tokens"_s, m_entry.longestOutput);
    // Models that do not reason refuse a request that asks for it.
    if ((m_entry.returnThoughts || body.has(u"reasoning")) && !body.has(u"include"))
        body.set(u"include"_s, JsonText::trusted(R"(["reasoning.encrypted_content"])"));
    return body.toJson();
}

JsonText ResponsesWriter::toolsJson(const QList<model::ToolDeclaration> &tools)
{
    JsonWriter writer;
    writer.beginArray();
    for (const model::ToolDeclaration &tool : tools) {
        writer.beginObject().member(u"type", u"function").member(u"name", tool.wireName).member(u"description", tool.description);
        // Strict is the default here, and would refuse schemas with optional arguments.
        writer.member(u"parameters", schemaForWire(tool.schema)).flag(u"strict", false).endObject();
    }
    writer.endArray();
    return writer.text();
}

JsonText ResponsesWriter::input() const
{
    JsonWriter writer;
    writer.beginArray();
    for (const Passage &passage : passagesOf(m_request.canisters)) {
        if (passage.kind == Passage::Kind::Assistant) {
            writeAssistant(writer, passage);
            continue;
        }
        Contents said;
        for (const CanisterPointer &canister : passage.canisters) {
            if (passage.kind == Passage::Kind::Results)
                writeResult(writer, *canister);
            else
                said += userContents(*canister);
        }
        if (!said.isEmpty())
            writeUser(writer, said);
    }
    writer.endArray();
    return writer.text();
}

void ResponsesWriter::writeUser(JsonWriter &writer, const Contents &contents)
{
    beginMessage(writer, u"user").key(u"content");
    writeContents(writer, contents);
    writer.endObject();
}

void ResponsesWriter::writeAssistant(JsonWriter &writer, const Passage &passage) const
{
    // Reasoning without the item that it led to is refused, so it waits for that.
    QList<JsonText> waiting;
    const auto flush = [&] {
        for (const JsonText &item : std::exchange(waiting, {}))
            writer.splice(item);
    };
    for (const CanisterPointer &canister : passage.canisters) {
        for (const Content &content : canister->contents) {
            if (const auto *thought = std::get_if<model::ThoughtContent>(&content)) {
                if (goesBack(*thought, *canister))
                    waiting.append(thought->native);
            } else if (const QString text = textForWire(content); !text.trimmed().isEmpty()) {
                flush();
                beginMessage(writer, u"assistant").member(u"content", text).endObject();
            }
        }
        if (canister->invocation) {
            flush();
            writeInvocation(writer, *canister->invocation);
        }
    }
}

bool ResponsesWriter::goesBack(const model::ThoughtContent &thought, const model::Canister &canister) const
{
    // Only the provider itself can read what it has encrypted.
    const bool isOurs = canister.model.provider.isEmpty() || canister.model.provider == m_request.model.provider;
    if (thought.dialect != ResponsesDialect::id || thought.native.isEmpty() || !isOurs)
        return false;
    // What is not encrypted stands in for something that is stored, and here nothing is; some local servers do read it.
    return !isReasoning(thought.native) || isEncrypted(thought.native) || m_entry.returnThoughts;
}

void ResponsesWriter::writeInvocation(JsonWriter &writer, const model::Invocation &invocation) const
{
    writer.beginObject().member(u"type", u"function_call").member(u"call_id", m_ids.wire(invocation.id));
    writer.member(u"name", m_names.wire(invocation.name));
    writer.member(u"arguments", argumentsForWire(invocation.arguments).toString()).endObject();
}

void ResponsesWriter::writeResult(JsonWriter &writer, const model::Canister &result) const
{
    writer.beginObject().member(u"type", u"function_call_output");
    writer.member(u"call_id", m_ids.wire(result.result ? result.result->invocation : QString())).key(u"output");
    writeContents(writer, result.contents);
    writer.endObject();
}

} // namespace

QString ResponsesDialect::name() const
{
    return id.toString();
}

QString ResponsesDialect::path() const
{
    return u"/v1/responses"_s;
}

QString ResponsesDialect::title() const
{
    return u"OpenAI Responses"_s;
}

EncodedRequest ResponsesDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    const model::Headers headers {{"Accept", "text/event-stream, application/json"}};
    return {path(), headers, ResponsesWriter(request, provider, entry).body()};
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
